"""Sparing the garbage collector what is there already: looking through it again and again takes long."""

import contextlib
import gc
from collections.abc import Iterator


@contextlib.contextmanager
def spared() -> Iterator[None]:
    """Within, only what is made from now on is looked through for garbage."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
