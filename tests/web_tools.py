"""A server for the tests that look with a browser."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


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
