"""Names of the compiled build that are bound once are final, and mean what they meant."""

from textwrap import dedent
from typing import Any

import pytest

from reference.bound_once import bound_once

MODULE = dedent('''\
    """A module of a book."""

    from typing import TypeVar

    from book import index
    from book.course.index import doubled

    MOST = 3
    """How many there are."""
    LEAST: int = 1
    known: dict[str, int] = {}
    T = TypeVar("T")
    Names = list[str]
    small = 0


    @index.plus(LEAST)
    @doubled
    def many(number: int) -> int:
        """Count to so many, if there are more."""
        return number if number >= MOST else many(number + 1)


    @other
    def few() -> int:
        return MOST


    def none() -> int:
        return 0
    ''')


@pytest.fixture
def text() -> str:
    return bound_once(MODULE)


@pytest.mark.parametrize(
    "line",
    [
        "MOST: _Final = 3",
        "LEAST: _Final[int] = 1",
        "known: _Final[dict[str, int]] = {}",
        "many: _Final = index.plus(LEAST)(doubled(_plain_many))",
    ],
)
def test_a_name_that_is_bound_once_is_final(text: str, line: str) -> None:
    assert line in text.splitlines()


@pytest.mark.parametrize(
    "line", ['T = TypeVar("T")', "Names = list[str]", "small = 0", "@other", "def few() -> int:"]
)
def test_types_and_other_functions_stay(text: str, line: str) -> None:
    assert line in text.splitlines()


def test_a_module_says_what_it_said(text: str) -> None:
    class Index:
        @staticmethod
        def plus(more: int) -> Any:
            return lambda find: lambda number: find(number) + more

    names: dict[str, Any] = {"index": Index, "doubled": lambda find: lambda number: 2 * find(number)}
    names["other"] = lambda find: find
    lines = [line for line in text.splitlines() if not line.startswith("from book")]
    exec(compile("\n".join(lines), "bound", "exec"), names)
    # What is put around a function is around it where it calls itself, too: 2 * (2 * 3 + 1) + 1.
    assert names["many"](2) == 15
    assert (names["few"](), names["none"](), names["__doc__"]) == (3, 0, "A module of a book.")


def test_what_binds_nothing_once_is_left_as_it_is() -> None:
    plain = '"""Nothing."""\n\n\ndef none() -> int:\n    return 0\n'
    assert bound_once(plain) == plain
