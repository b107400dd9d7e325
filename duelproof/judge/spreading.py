"""Spreading work over processes, where all that they need is there before they are forked off."""

import contextlib
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from duelproof.playout.garbage import spared


@contextlib.contextmanager
def spread(jobs: int) -> Iterator[Callable[..., Iterable[Any]]]:
    """What maps over processes, each a copy of this one; over this one where there is no fork.

    Looking through what is there already for garbage takes longer than many a test may.
    """
    with spared():
        if jobs < 2 or "fork" not in multiprocessing.get_all_start_methods():
            yield map
            return
        with multiprocessing.get_context("fork").Pool(jobs) as pool:
            yield pool.imap_unordered
