"""Whatever a player is told, in whatever string, names no card that he may not know."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from duelproof.catalogue.bookfile import Zone
from duelproof.catalogue.games import game
from duelproof.cli import app
from duelproof.judge.mentions import mentioned
from duelproof.judge.verdicts import Breach
from duelproof.judge.watch import EVENTS, VIEWS, Watched
from duelproof.playout.breach import Breach as PlayoutBreach
from duelproof.playout.campaign import cards_of, check_game
from duelproof.playout.games import playbook
from duelproof.playout.lying import Liar
from duelproof.playout.moves import random_choice
from duelproof.port import Cause, Choice, Engine, Event, Opened, Place, Viewer
from duelproof.tests.fakes import leaky
from duelproof.tests.fakes.toy import Toy, shed
from duelproof.wire import connect

PARTS = frozenset({VIEWS, EVENTS})


def played(engine: Engine, name: str = "gate-ruler", choices: int = 6) -> Watched:
    """Open a table of a game and play a few random choices."""
    watched = Watched(engine, game(name).zones)
    position = playbook(name).deal(cards_of(name), Random(3))
    assert isinstance(watched.open(position), Opened)
    for _ in range(choices):
        decision = watched.pending()
        if decision is not None:
            watched.submit(random_choice(decision, Random(decision.id), position))
    watched.observe("judge")
    return watched


@pytest.mark.parametrize("name", ["gate-ruler", "duel-masters", "dimension-zero"])
@pytest.mark.parametrize("choices", [0, 5, 25])
def test_an_honest_engine_tells_nobody_too_much(name: str, choices: int) -> None:
    played(connect("reference").engine, name, choices).look_behind(PARTS)


@pytest.mark.parametrize("way", leaky.WAYS)
def test_a_hidden_card_is_named_in_no_string(way: str) -> None:
    with pytest.raises(Breach):
        played(leaky.Tells(way)).look_behind(PARTS)


@pytest.mark.parametrize("way", [way for way in leaky.WAYS if way not in ("event: card", "event: cards")])
def test_nor_does_it_help_to_tell_the_judge_the_same(way: str) -> None:
    """Only by the judge's events is it known which cards lay open."""
    with pytest.raises(Breach):
        played(leaky.Tells(way, openly=True)).look_behind(PARTS)


@pytest.mark.parametrize(
    ("liar", "invariant"),
    [(leaky.HidesARefInAWord, "secret"), *((liar, "alike") for liar in leaky.BY_A_PILE)],
)
def test_the_play_outs_notice_it_too_and_alone_what_names_nothing(liar: type[Liar], invariant: str) -> None:
    """Where numbers and orders tell of hidden cards, no single message is wrong: `alike` compares games."""
    engine, book = liar(connect("reference").engine), playbook("duel-masters")

    def games() -> None:
        for seed in range(6):
            check_game(engine, book, {}, seed)

    with pytest.raises(PlayoutBreach) as caught:
        games()
    assert caught.value.invariant == invariant


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (b'{"ref":"c1"}', {"c1"}),
        (b'{"c12":1,"x":["c3"]}', {"c12", "c3"}),
        (b'{"step":"main of c3!"}', {"c3"}),
        (b'{"place":{"zone":"square","slot":"c3"},"at":"c3"}', set()),
        (b'{"handle":"square#c3","object":"unit-c3","why":"c33 c3a square.c3"}', set()),
        ('{"ref":"火-2","why":"(eve)","oid":"steve"}'.encode(), {"火-2", "eve"}),
        (b'{"ref":"7","count":7,"at":"7","slot":"7"}', {"7"}),
        (b'{"count":7,"at":"7","slot":"7"}', set()),
    ],
)
@pytest.mark.parametrize(
    "among", [frozenset[str](), frozenset(f"{letter}-{letter}" for letter in "abcdefghijk")]
)
def test_a_ref_is_found_as_a_word_of_its_own_and_not_as_a_slot(
    text: bytes, named: set[str], among: frozenset[str]
) -> None:
    refs = among | {"c1", "c3", "c12", "火-2", "eve"} | ({"7"} if b"7" in text else set())
    assert mentioned(text, refs) == named


def open_toy(engine: Engine) -> Watched:
    """Open a table of Shed."""
    watched = Watched(engine, {"hand": Zone(seen_by="owner")})
    watched.open(shed())
    return watched


@pytest.mark.parametrize(
    ("engine", "viewer", "says"),
    [
        (leaky.ShowsACardTwice, "judge", "a1 lies in alice.hand and in alice.pile"),
        (leaky.Miscounts, "judge", "in bob.hand there are 2"),
        (leaky.MiscountsToAlice, "alice", "in bob.hand there are 2"),
        (leaky.CountsBelowZero, "judge", "in bob.pile there are 0"),
        (leaky.SaysMoreInHandles, "judge", "a handle is made of the zone and the slot"),
    ],
)
def test_refs_handles_and_counts_are_true(engine: type[Toy], viewer: Viewer, says: str) -> None:
    with pytest.raises(Breach, match=says):
        open_toy(engine()).observe(viewer)


class Told(Toy):
    """Tells Alice in an event what she is told in ``event``, after Bob's card was moved as ``moves`` say."""

    def __init__(self, **event: Any) -> None:
        super().__init__()
        self.event = event

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return a word about a card, and then a move that shows it."""
        cause = Cause(by="rule")
        said = Event(seq=1, kind="number", batch=1, cause=cause, **(self.event if viewer == "alice" else {}))
        there, here = Place(zone="hand", seat="bob"), Place(zone="pile", seat="bob")
        moved = Event(seq=2, kind="move", batch=2, cause=cause, card="b1", origin=there, place=here)
        return [said, moved, msgspec.structs.replace(said, seq=3, batch=3)]


@pytest.mark.parametrize("event", [{"target": "b1"}, {"name": "Tide Scribe"}, {"why": "by Tide Scribe, b1"}])
def test_an_event_names_only_what_its_hearer_could_know_when_it_happened(event: dict[str, Any]) -> None:
    with pytest.raises(Breach, match=r"alice is told of .* in event 1 \(number\)"):
        open_toy(Told(**event)).events(0, "alice")


@pytest.mark.parametrize(
    "event",
    [{}, {"target": "a1"}, {"name": "Ember Recruit"}, {"card": "bob.hand#1"}, {"name": "Tide Scribes"}],
)
def test_what_its_hearer_knows_may_stand_in_an_event(event: dict[str, Any]) -> None:
    """Alice has an Ember Recruit herself, so the name tells nothing of Bob's."""
    assert len(open_toy(Told(**event)).events(0, "alice")) == 3


def test_a_name_that_a_player_has_said_is_no_secret() -> None:
    watched = open_toy(Told(name="Tide Scribe"))
    watched.submit(Choice(decision=1, by="alice", name="Tide Scribe"))
    assert watched.events(0, "alice")


@pytest.mark.parametrize(("engine", "violations"), [("tells_in_the_step", 21), ("OnlyForTheJudge", 1)])
def test_a_leak_where_no_scenario_looks_is_found_at_the_end_of_each_by_an_engine_that_claims_views(
    tmp_path: Path, engine: str, violations: int
) -> None:
    """One of the scenarios looks by itself."""
    wanted = ["--game", "dimension-zero", "--section", "3.9", "--as-written", "--no-calibration"]
    spec = f"python:duelproof.tests.fakes.leaky:{engine}"
    result = CliRunner().invoke(app, ["certify", spec, *wanted, "--report", str(tmp_path)])
    assert result.exit_code == 1, result.output
    assert "alice and the judge are told the same of step" in " ".join(result.output.split())
    lines = (tmp_path / "results.jsonl").read_text("utf-8").splitlines()
    assert sum(json.loads(line).get("verdict") == "VIOLATION" for line in lines) == violations
