"""Classes are written out for the compiled build as they are made at run time."""

import re
from collections.abc import Iterable
from copy import copy
from textwrap import dedent
from typing import Any

import pytest

from reference import compiling
from reference.native_classes import bases, written_out

CLASSES = '''
from dataclasses import dataclass, field
import msgspec

@dataclass(slots=True, eq=False)
class Pile:
    """What lies in one place."""

    name: str
    cards: list[str] = field(default_factory=list)
    top: str | None = None
    size: int = field(init=False)

    def __post_init__(self) -> None:
        self.size = len(self.cards)

@dataclass(frozen=True, slots=True)
class Price:
    total: int
    of: tuple[str, ...] = ()

class Thing(msgspec.Struct, eq=False):
    ref: str
    marks: dict[str, int] = {}
    kind: str = msgspec.field(default_factory=lambda: "card")

@dataclass(slots=True)
class Above:
    depth: int = 0

@dataclass(slots=True)
class Below(Above):
    name: str = ""
'''


@pytest.fixture
def written() -> dict[str, Any]:
    """Return the classes, as they are written out."""
    text = written_out(CLASSES, bases([CLASSES]))
    names: dict[str, Any] = {"__name__": __name__}
    assert "Struct" not in text
    assert "slots" not in text
    assert text.count("@dataclass") == 2, "of classes that are made from others, and these"
    exec(compile(text, "written", "exec"), names)
    return names


def test_each_object_begins_with_its_own_values(written: dict[str, Any]) -> None:
    one, other = written["Pile"]("one"), written["Pile"]("other", ["a", "b"], top="a")
    one.cards.append("c")
    assert (one.name, one.cards, one.top, one.size) == ("one", ["c"], None, 0)
    assert (other.cards, other.top, other.size) == (["a", "b"], "a", 2)
    assert written["Pile"]("third").cards == []
    thing = written["Thing"]("x")
    thing.marks["counter"] = 1
    assert (written["Thing"]("y").marks, thing.kind) == ({}, "card")


def test_a_copy_is_as_the_object_is_now(written: dict[str, Any]) -> None:
    pile = written["Pile"]("one", ["a"])
    pile.size = 7
    other = copy(pile)
    assert (other.name, other.cards, other.size) == ("one", ["a"], 7)
    other.name = "other"
    assert pile.name == "one"


def test_what_never_changes_is_compared_by_what_it_holds(written: dict[str, Any]) -> None:
    price = written["Price"]
    assert price(1, ("red",)) == price(1, ("red",))
    assert hash(price(1)) == hash(price(1))
    assert price(1) != price(2)
    assert price(1) != (1, ())
    assert written["Pile"]("one") != written["Pile"]("one")


def test_classes_that_are_made_from_others_stay_dataclasses(written: dict[str, Any]) -> None:
    below = written["Below"](name="one", depth=3)
    assert below == written["Below"](3, "one")


def test_classes_of_which_replace_makes_new_objects_stay_dataclasses() -> None:
    text = dedent(
        """
        from dataclasses import dataclass, replace

        @dataclass(frozen=True, slots=True)
        class Edition:
            name: str
        """
    )
    assert written_out(text, set()) == text.replace(", slots=True", "")


def structs(texts: Iterable[str]) -> list[str]:
    """List the structs of msgspec among some modules."""
    return [name for text in texts for name in re.findall(r"class (\w+)\(msgspec\.Struct", text)]


def test_no_struct_of_the_engines_is_left_to_be_looked_up_by_name() -> None:
    texts = compiling.sources().values()
    made_from = bases(texts)
    assert "Card" in structs(texts)
    assert structs(written_out(text, made_from) for text in texts) == []
