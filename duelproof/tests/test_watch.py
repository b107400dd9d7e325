"""What the port demands of every engine is checked in everything that a scenario asks for."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from duelproof.catalogue.bookfile import Zone
from duelproof.judge.verdicts import Breach
from duelproof.judge.watch import Watched
from duelproof.port import CardIn, Choice, Engine, Event, Option, Position, SeatPosition, View, Viewer
from duelproof.tests.fakes import leaky
from duelproof.tests.fakes.toy import Toy, shed
from duelproof.tests.suites import Certify, Suite

ROOT = Path(__file__).resolve().parents[2]
ZONES = {"hand": Zone(seen_by="owner")}
LEAKY = "python:duelproof.tests.fakes.leaky"

SECRETS = """
Feature: What is seen

  @GR-2-1a
  Rule: 2-1a A hand is its player's own

    Scenario: Alice counts the cards of Bob
      Given a table of shed
      When alice begins
      Then alice sees 2 cards in the hand of bob

    Scenario: Alice hears what Bob is asked
      Given a table of shed
      When bob begins
      Then alice is not asked

    Scenario: A look before the first play
      Given a table of shed
      And alice has looked at it
      When alice begins
      Then it is the turn of alice
"""

STEPS = """
@given(parsers.parse("{who} has looked at it"))
def _looked(engine, who):
    engine.observe(who)

@then(parsers.parse("{who} sees {n:d} cards in the hand of {other}"))
def _sees(engine, who, n, other):
    assert engine.observe(who).seats[other].zones["hand"].count == n

@then(parsers.parse("{who} is not asked"))
def _not_asked(engine, who):
    assert engine.pending(who).player != who
"""


def opened(engine: Engine, begins: str | None = "alice") -> Watched:
    watched = Watched(engine, ZONES)
    watched.open(shed())
    if begins:
        watched.submit(Choice(decision=1, by="chance", pick=[Option(player=begins)]))  # type: ignore[arg-type]
    return watched


@pytest.mark.parametrize("viewer", ["alice", "bob", "judge"])
def test_an_honest_engine_is_let_alone(viewer: Viewer) -> None:
    watched = opened(Toy())
    for _ in range(2):
        assert watched.observe(viewer).viewer == viewer
        assert watched.pending(viewer) is not None
        played = watched.observe("judge").seats["alice"].zones["hand"].cards[0].ref
        asked = watched.pending()
        assert asked is not None
        if asked.player == "alice":
            watched.submit(Choice(decision=asked.id, by="alice", pick=[Option(verb="play", card=played)]))
    assert watched.events()


@pytest.mark.parametrize(
    ("engine", "viewer", "says"),
    [
        (leaky.ShowsTheHand, "alice", "alice is told of b1 as Tide Scribe: it lies in bob.hand"),
        (leaky.ShowsTheHand, "bob", "bob is told of a1 as Ember Recruit: it lies in alice.hand"),
        (leaky.NamesWithoutRef, "alice", "alice is told of Tide Scribe in bob.hand, without its ref"),
        (leaky.TellsOnTheStack, "alice", "alice is told of b2 somewhere in the view"),
        (leaky.KeepsBobBack, "judge", "that of judge says nothing of bob"),
        (leaky.KeepsBobBack, "alice", "that of alice says nothing of bob"),
        (leaky.LiesToPlayers, "alice", "alice and the judge see the same cards"),
        (leaky.MakesRefsUp, "judge", "a77 in alice.hand names none"),
        (leaky.SwapsRefs, "judge", "a2 has become another"),
        (leaky.ChangesOwners, "judge", "a1 has another owner"),
        (leaky.SwapsRefs, "bob", "a2 has become another"),
    ],
)
def test_a_view_that_the_port_does_not_allow_is_a_breach(
    engine: type[Toy], viewer: Viewer, says: str
) -> None:
    with pytest.raises(Breach, match=says):
        opened(engine()).observe(viewer)


def test_a_question_that_tells_the_other_player_of_a_hand_is_a_breach() -> None:
    watched = opened(leaky.TellsInTheQuestion())
    assert watched.pending("alice") is not None
    with pytest.raises(Breach, match="bob is told of a1 in the question to alice"):
        watched.pending("bob")


def test_a_question_that_offers_the_same_twice_is_a_breach() -> None:
    with pytest.raises(Breach, match="offers each option once; one to alice"):
        opened(leaky.OffersTwice()).pending()


def test_a_card_that_was_revealed_or_is_asked_about_may_be_shown() -> None:
    class Reveals(leaky.ShowsTheHand):
        def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
            cause = {"by": "effect"}
            data = {"seq": 1, "kind": "revealed", "batch": 1, "cause": cause, "cards": ("b1", "b2")}
            return [msgspec.convert(data | {"shown_to": ("alice",)}, Event)]

    assert opened(Reveals()).observe("alice")
    with pytest.raises(Breach):
        opened(Reveals()).observe("bob")


def test_a_card_that_was_turned_up_may_be_shown() -> None:
    class TurnsUp(leaky.ShowsTheHand):
        def observe(self, viewer: Viewer = "judge") -> View:
            view = super().observe(viewer)
            for card in view.seats["bob"].zones["hand"].cards:
                card.face = "up"
            return view

    assert opened(TurnsUp()).observe("alice")


def test_each_table_has_its_own_refs() -> None:
    watched = opened(Toy())
    other = Position(
        game="shed",
        revision="1",
        door="setup",
        seats={"bob": SeatPosition(zones={"hand": [CardIn("a1", "Tide Scribe"), CardIn("a9", "X")]})},
    )
    watched.open(other)
    assert watched.observe("judge").seats["bob"].zones["hand"].count == 2


@pytest.mark.parametrize(
    ("engine", "seen_in"),
    [
        ("ShowsTheHand", ["GR-2-1a/alice-counts-the-cards-of-bob", "GR-2-1a/a-look-before-the-first-play"]),
        ("TellsInTheQuestion", ["GR-2-1a/alice-hears-what-bob-is-asked"]),
    ],
)
def test_a_leak_is_a_violation_where_a_scenario_looks_and_at_the_end_of_every_other(
    certify: Certify, suite: Suite, engine: str, seen_in: list[str]
) -> None:
    suite.steps(STEPS)
    suite.feature(SECRETS, "02_ending/02_01_winning.feature")
    certified = certify(f"{LEAKY}:{engine}")
    assert certified.code == 1
    assert set(certified.verdicts.values()) <= {"VIOLATION", "INCONCLUSIVE"}
    assert "may not see it" in " ".join(certified.said.split())
    steps = {result["scenario"]: result["steps"][-1]["status"] for result in certified.results}
    assert [name for name in seen_in if steps[name] == "passed"] == []
    assert steps["GR-1-1a/alice-plays-a-card"] == "passed"


def test_what_a_scenario_needs_beyond_the_basic_profile_is_noted() -> None:
    watched = Watched(Toy(), ZONES)
    watched.open(msgspec.structs.replace(shed(), door="main"))
    watched.pending()
    watched.observe()
    assert watched.needs == set()
    watched.observe("bob")
    watched.events()
    watched.submit(Choice(decision=1, by="chance", pick=[Option(player="alice")]))
    assert watched.needs == {"players' views", "events", "first decisions"}
    watched.open(msgspec.structs.replace(shed(), door="setup"))
    assert watched.needs == {"the setup door"}


def test_scenarios_take_a_zone_that_is_not_told_of_for_empty(tmp_path: Path) -> None:
    wanted = ["--game", "gate-ruler", "--section", "10", "--no-calibration", "--report", str(tmp_path)]
    engine = "python:duelproof.tests.fakes.sparse:LeavesEmptyZonesOut"
    command = [sys.executable, "-m", "duelproof", "certify", engine, *wanted]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
