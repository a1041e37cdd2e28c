"""For the tests that look with a browser: a server, and what axe-core says of pages."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest


class Server:
    """Serves a WSGI application on a port that is free, or on a given one; it can be stopped, and nothing of it is left then."""

    def __init__(self, application: Any, port: int = 0) -> None:
        from waitress.server import create_server

        self.server: Any = create_server(application, host="127.0.0.1", port=port, threads=4)
        self.port = int(self.server.effective_port)
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self.serve)
        self.thread.start()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def serve(self) -> None:
        """Answers until it is stopped."""
        while not self.stopping.is_set():
            self.server.asyncore.loop(timeout=0.1, map=self.server._map, count=1)

    def stop(self) -> None:
        """Stops it, once."""
        if self.stopping.is_set():
            return
        self.stopping.set()
        self.thread.join()
        self.server.task_dispatcher.shutdown()
        self.server.close()
        for channel in list(self.server.active_channels.values()):
            channel.handle_close()


@contextmanager
def served(application: Any) -> Iterator[str]:
    """Serves an application, and gives its address."""
    server = Server(application)
    try:
        yield server.address
    finally:
        server.stop()


def axe_says(page: Any, paths: Iterable[str], show: Callable[[Any, str], object]) -> dict[str, str]:
    """What axe-core objects to, by path; `show` brings a page to a path as it is to be looked at."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    found = {}
    for path in paths:
        show(page, path)
        result = axe.run(page)
        if result.violations_count:
            found[path] = result.generate_report()
    return found
