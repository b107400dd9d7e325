"""Which rules of the books the code embodies."""

from collections.abc import Callable, Mapping
from inspect import unwrap
from types import CodeType, FunctionType
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])
MARKED: dict[CodeType, tuple[str, ...]] = {}
"""The rule ids of every marked function's code, for a judge that traces what ran."""


def marker(prefix: str) -> Callable[..., Callable[[F], F]]:
    """Make the mark of one book: ``rule = marker("GR")``, then ``@rule("8-4d")``.

    A mark has one home number, which is a number of the chapter that the function stands in, and the numbers
    of other rules under ``also``. Where a number means something else in another edition, the mark names its
    ``edition``, and a function has a mark for each. The function itself is returned, so marking costs nothing
    when it runs.
    """

    def rule(home: str, *, also: tuple[str, ...] = (), edition: str = "") -> Callable[[F], F]:
        def mark(function: F) -> F:
            _enter(function, *(f"{prefix}-{number}" for number in (home, *also)))
            return function

        return mark

    return rule


def declaring(prefix: str) -> Callable[[Mapping[str, object]], None]:
    """Make the declaration of one book: ``embodies = declaring("GR")``.

    A chapter says with it where rules are that no function of its own embodies: ``embodies({"3-16b":
    ZONES["resource"], "14-12d": layers.apply})``, a row of a table, a constant, or a function that the books
    share.
    """

    def embodies(places: Mapping[str, object]) -> None:
        for number, place in places.items():
            if isinstance(place, FunctionType):
                _enter(place, f"{prefix}-{number}")

    return embodies


def _enter(function: Callable[..., object], *rules: str) -> None:
    code = getattr(unwrap(function), "__code__", None)
    if code is None:  # compiled: nobody can trace it
        return
    MARKED[code] = tuple(dict.fromkeys((*rules, *MARKED.get(code, ()))))
