"""What an engine in this process puts into its answers that is not of the port is the fault of the engine."""

import json
import re
from typing import Any

import msgspec
import pytest

from duelproof.judge.certify import Limits, describe
from duelproof.judge.selection import Selection
from duelproof.port import Option, Pick
from duelproof.port.decisions import Decision
from duelproof.tests.fakes.misshapen import SHAPES
from duelproof.tests.fakes.toy import Toy, shed
from duelproof.tests.suites import Certify, games_played
from duelproof.wire.shape import misshapen

ENGINE = "python:duelproof.tests.fakes.misshapen:Misshapen"
PLAYED = [shape for shape, (call, _) in SHAPES.items() if call != "describe"]
SAID = [shape for shape in SHAPES if shape not in PLAYED]


@pytest.mark.parametrize("laid", [[], ["--seed", "3"]], ids=["as written", "laid anew"])
@pytest.mark.parametrize("shape", PLAYED)
def test_an_answer_with_something_else_in_it_is_a_fault_of_the_engine(
    certify: Certify, monkeypatch: pytest.MonkeyPatch, shape: str, laid: list[str]
) -> None:
    monkeypatch.setenv("SHAPE", shape)
    certified = certify(ENGINE, *laid)
    assert certified.code == 2, certified.said
    assert set(certified.verdicts.values()) <= {"PASS", "BROKEN"}
    assert "Traceback" not in certified.said + json.dumps(certified.results)
    broken = [result["detail"] for result in certified.results if result["verdict"] == "BROKEN"]
    assert broken
    for detail in broken:
        assert detail["fault"] == "protocol"
        assert f"`{SHAPES[shape][0]}` answered with a message that breaks its schema" in detail["message"]
        assert re.search(r"`\$[.\[]", detail["message"])


@pytest.mark.parametrize("shape", SAID)
def test_what_an_engine_says_of_itself_in_another_way_is_not_heard(
    monkeypatch: pytest.MonkeyPatch, shape: str
) -> None:
    monkeypatch.setenv("SHAPE", shape)
    candidate = describe(ENGINE, Limits())
    assert candidate.description is None
    assert "`describe` answered with a message that breaks its schema" in (candidate.fault or "")


def test_an_answer_with_something_else_in_it_ends_random_games_as_a_fault() -> None:
    candidate = describe("python:duelproof.tests.fakes.gamblers:Sloppy", Limits())
    whole = Selection(("duel-masters",))
    [games] = games_played(candidate, whole, Limits(seed=4), 60)
    assert "`observe` answered with a message that breaks its schema" in games.crash
    assert "$.seats" in games.crash


def test_what_is_of_the_port_is_not_misshapen() -> None:
    toy = Toy()
    opened = toy.open(shed())
    assert misshapen("describe", toy.describe()) is None
    assert misshapen("open", opened) is None
    assert misshapen("pending", toy.pending()) is None
    assert misshapen("pending", None) is None
    assert misshapen("observe", toy.observe()) is None
    assert misshapen("events", toy.events()) is None


ASKED = Decision(id=1, player="alice", kind="act", shape=Pick(), options=[Option(verb="pass")])
LIST: Any = ["1"]
SET: Any = {1}


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"id": LIST}, "Expected `int`, got `array` - at `$.id`"),
        ({"shape": "pick"}, "got `str` - at `$.shape`"),
        ({"options": [{"verb": "pass"}]}, "Expected `Option`, got `dict` - at `$.options[0]`"),
        ({"options": None}, "Expected `array`, got `null` - at `$.options`"),
        ({"options": [Option(verb="pass", value=SET)]}, "got `set` - at `$.options[0].value`"),
        ({"kind": b"act"}, "got `bytes` - at `$.kind`"),
        ({"hidden": msgspec.UNSET}, "Expected a value, got nothing - at `$.hidden`"),
        ({"player": "carol"}, "at `$.player`"),
    ],
)
def test_the_field_is_named_that_is_not_of_the_port(fields: dict[str, Any], told: str) -> None:
    assert told in (misshapen("pending", msgspec.structs.replace(ASKED, **fields)) or "")
