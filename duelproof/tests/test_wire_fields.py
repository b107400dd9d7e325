"""The sender of a message that breaks its schema is told the field and, if possible, what would be right."""

import re
from typing import Any

import msgspec
import pytest

from duelproof.port import Ability, Answer, Decision, Position, View
from duelproof.port.reading import decode
from duelproof.port.vocabulary import INSTRUCTIONS
from duelproof.wire import fields
from duelproof.wire.fields import explained, offending_field

SIDE = {"zones": {"hand": [{"ref": "a1", "name": "x", "turned": "sideways"}]}}
POSITION = {"game": "shed", "revision": "1", "door": "main"}


def told(message: Any, wanted: Any) -> tuple[str | None, str]:
    """Return the path and the sentence for a message that is none of the wanted type."""
    with pytest.raises(msgspec.ValidationError) as caught:
        decode(msgspec.json.encode(message), wanted)
    sentence = explained(caught.value, wanted)
    assert sentence.startswith(str(caught.value))
    return offending_field(caught.value), sentence.removeprefix(str(caught.value))


@pytest.mark.parametrize(
    ("message", "wanted", "path", "right"),
    [
        ("bob", int, None, ""),
        (POSITION | {"turn": "one"}, Position, "$.turn", ""),
        (POSITION | {"door": "window"}, Position, "$.door", "main or setup or turn"),
        (POSITION | {"seats": {"carol": {}}}, Position, "$.seats", "alice or bob"),
        (
            POSITION | {"seats": {"bob": SIDE}},
            Position,
            "$.seats[...].zones[...][0].turned",
            "exhausted or ready",
        ),
        (POSITION | {"chance": {"sed": 3}}, Position, "$.chance", "seed"),
        ({"id": 1, "player": "judge"}, Decision | None, "$.player", "alice or bob or chance or clock"),
        ({"answer": "maybe"}, Answer, "$.answer", "accepted or refused"),
        (
            {"id": "x", "kind": "spell", "effect": [{"do": "drwa"}]},
            Ability,
            "$.effect[0].do",
            "draw",
        ),
        (
            {"id": "x", "kind": "spell", "modes": [{"id": "m", "effects": []}]},
            Ability,
            "$.modes[0]",
            "id or effect or targets or text",
        ),
    ],
)
def test_the_sentence_names_the_field_and_what_would_be_right(
    message: Any, wanted: Any, path: str | None, right: str
) -> None:
    assert told(message, wanted) == (path, f"; right would be {right}" if right else "")


def test_of_many_words_only_those_that_are_close_are_named() -> None:
    _, sentence = told({"id": "x", "kind": "spell", "effect": [{"do": "xyzzy"}]}, Ability)
    assert sentence == ""


def test_a_field_far_within_is_found_without_looking_everywhere() -> None:
    spell: dict[str, Any] = {"do": "drwa"}
    for _ in range(12):
        spell = {"do": "if", "cond": {"op": "did"}, "then": [spell]}
    path, sentence = told({"id": "x", "kind": "spell", "effect": [spell]}, Ability)
    assert path == "$.effect[0]" + ".then[0]" * 12 + ".do"
    assert sentence == "; right would be draw"
    assert len(fields._at(fields._steps(str(path))[:-1], Ability)) <= len(INSTRUCTIONS)


def test_every_field_of_a_view_can_be_followed_to_its_words() -> None:
    view = {"viewer": "judge", "game": "x", "revision": "1", "turn": 1, "first": "alice", "active": "bob"}
    fight = {"oid": "f", "kind": "quarrel"}
    path, sentence = told(view | {"phase": "main", "seats": {}, "fights": [fight]}, View)
    assert path == "$.fights[0].kind"
    assert re.search("right would be attack or battle$", sentence)
