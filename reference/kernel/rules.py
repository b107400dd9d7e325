"""Marking a function with the rules of the book that it embodies."""

from collections.abc import Callable
from types import CodeType
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

MARKED: dict[CodeType, tuple[str, ...]] = {}
"""The rule ids of every marked function's code, for a judge that traces what ran."""


def marker(prefix: str) -> Callable[..., Callable[[F], F]]:
    """The decorator for one book: ``rule = marker("GR")``, then ``@rule("8-4d")``.

    The function itself is returned, so marking costs nothing when it runs.
    """

    def rule(*numbers: str) -> Callable[[F], F]:
        def mark(function: F) -> F:
            MARKED[function.__code__] = tuple(f"{prefix}-{number}" for number in numbers)
            return function

        return mark

    return rule
