"""Sparing the garbage collector work: looking again and again through what lives on takes long."""

import contextlib
import gc
from collections.abc import Iterator

MADE_AT_ONCE = 50_000
"""So many objects are made before they are looked through for garbage: as many as some scenarios make."""


@contextlib.contextmanager
def spared() -> Iterator[None]:
    """Within, only what is made from now on is looked through for garbage, and more of it at once.

    What was left aside before stays so.
    """
    left_aside = gc.get_freeze_count()
    gc.collect()
    gc.freeze()
    thresholds = gc.get_threshold()
    gc.set_threshold(MADE_AT_ONCE)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        if not left_aside:
            gc.unfreeze()
