"""Loading without the garbage collector, which looks through a hundred thousand new objects again and again and finds nothing."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def nothing_to_collect() -> Iterator[None]:
    """While much is made and all of it is kept, the collector rests."""
    resting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if resting:
            gc.enable()
