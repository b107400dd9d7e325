"""Right engines that differ where a book leaves something open, and not only in what they say.

They stand apart from the engines, as misreadings do: ``reference/variations/<game>.py`` holds those of a
book, and every `Variation` there is found. Every scenario must pass on them.
"""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Variation:
    """A difference: its name, which says what the engine does, and the module where it stands."""

    name: str
    module: str
    made: Callable[[], contextlib.AbstractContextManager[None]]
    """A context manager within which the reference differs in this way."""


def varies(written: Callable[[], Iterator[None]]) -> Variation:
    """Turn a generator into a variation: it makes the difference, yields once, and takes it back.

    Its docstring says why the book allows it.
    """
    return Variation(written.__name__, written.__module__, contextlib.contextmanager(written))
