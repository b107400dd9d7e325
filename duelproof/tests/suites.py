"""Made-up suites for the tests of the judge: a few rules, a few steps, a toy game."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

from duelproof.catalogue.games import suite_root
from duelproof.judge.certify import Candidate, Limits, RandomGames
from duelproof.judge.random_games import random_games
from duelproof.judge.selection import Selection
from duelproof.judge.selection import Suite as Selected

NUMBERING = """
[[documents]]
revision = "1.1.2"
date = "2020-01-01"
source = "made-up.txt"
language = "en"

[sections.1]
title = "Counting"
folder = "01_counting"

[sections.1.subsections]
1-1 = { title = "Up", file = "01_01_up" }
1-2 = { title = "Down", file = "01_02_down" }

[sections.2]
title = "Ending"
folder = "02_ending"

[sections.2.subsections]
2-1 = { title = "Winning", file = "02_01_winning" }

[rules.1-1]
GR-1-1a = { hash = "0000000000000001" }
GR-1-1b = { hash = "0000000000000002" }
GR-1-1c = { hash = "0000000000000003", class = "informative", reason = "says what counting is for" }

[rules.1-2]
GR-1-2a = { hash = "0000000000000004" }

[rules.2-1]
GR-2-1a = { hash = "0000000000000005" }
GR-2-1b = { hash = "0000000000000006", class = "see", by = ["GR-2-1a"], reason = "says the same" }
"""

BOOK = """
id = "gate-ruler"
title = "Gate Ruler"
prefix = "GR"
number = 1
editions = ["1.1.2"]

[numbers]
rule = '\\d+-\\d+[a-z]'

[zones]
hand = { seen_by = "owner" }
pile = {}

[phases]
main = []
"""

STEPS = """
from pytest_bdd import given, parsers, then, when

@given("a start")
def _a_start(): ...

@when("it goes on")
def _it_goes_on(): ...

@then(parsers.re(r"it is (?P<how>well|ill)"))
def _it_is(how):
    assert how == "well"
"""

FEATURE = """
Feature: Counting up

  @GR-1-1a
  Rule: 1-1a Counting goes up

    Scenario: It goes well
      Given a start
      When it goes on
      Then it is well
"""


FEATURE_FILE = "features/gate_ruler/01_counting/01_01_up.feature"
"""Where a suite has its feature."""


def plays(many: int) -> str:
    """Write a feature of so many scenarios that are all alike: one play, which must leave the hand."""
    rows = "".join(f"        | {number} |\n" for number in range(many))
    return f"""Feature: Many plays

  @GR-2-1a
  Rule: 2-1a A card that is played leaves the hand, every time

    Scenario Outline: Alice plays a card once more
      Given a table of shed
      When alice begins
      And the player plays a1
      Then alice has 1 cards in hand

      Examples:
        | time |
{rows}
"""


class Suite:
    """A made-up suite in a folder: book and numbering, steps and feature files of the game gate_ruler."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.game = root / "features" / "gate_ruler"
        self.write("features/gate_ruler/book.toml", BOOK)
        self.write("features/gate_ruler/numbering.toml", NUMBERING)
        self.write("steps/__init__.py", "")
        self.write("steps/common/__init__.py", STEPS)

    def write(self, path: str, text: str) -> Path:
        """Write a file below the suite's root."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text).lstrip("\n"), "utf-8")
        return file

    def feature(self, text: str, path: str = "") -> Path:
        """Write a feature file of the game."""
        return self.write(f"features/gate_ruler/{path}" if path else FEATURE_FILE, text)

    def steps(self, text: str) -> Path:
        """Write the game's own steps."""
        self.write("steps/gate_ruler/__init__.py", "")
        heading = "from pytest_bdd import given, parsers, then, when\n\n"
        return self.write("steps/gate_ruler/own.py", heading + dedent(text))


def games_played(
    candidate: Candidate, selection: Selection, limits: Limits, budget: int
) -> list[RandomGames]:
    """Play random games of our own suite, and return what came of them."""
    with random_games(Selected(suite_root()), candidate, selection, limits, budget) as played:
        return played(lambda title: None)


def forget_steps() -> None:
    """Let the next import of ``steps`` find another suite's."""
    for name in [name for name in sys.modules if name == "steps" or name.startswith("steps.")]:
        del sys.modules[name]


SHED_STEPS = """
from pytest_bdd import given, parsers, then, when

from duelproof.judge.verdicts import Inconclusive, Violation
from duelproof.port import Choice, NotOpened, Option
from duelproof.tests.fakes.toy import shed


def submit(engine, trace, option):
    decision = engine.pending()
    choice = Choice(decision=decision.id, by=decision.player, pick=[option])
    trace.choices.append(choice)
    return engine.submit(choice)


@given(parsers.parse("a table of {game}"))
def _a_table(engine, game):
    answer = engine.open(shed(game))
    if isinstance(answer, NotOpened):
        raise Inconclusive(answer.reason)


@when(parsers.parse("{who} begins"))
def _begins(engine, trace, who):
    submit(engine, trace, Option(player=who))


@when(parsers.parse("the player plays {ref}"))
def _plays(engine, trace, ref):
    submit(engine, trace, Option(verb="play", card=ref))


@when(parsers.parse("the player tries to play {ref}"), target_fixture="answer")
def _tries(engine, trace, ref):
    return submit(engine, trace, Option(verb="play", card=ref))


@then("that is refused")
def _refused(answer):
    assert type(answer).__name__ == "Refused", f"it was {type(answer).__name__}"


@then(parsers.parse("{who} has {n:d} cards in hand"))
def _in_hand(engine, who, n):
    seen = engine.observe().seats[who].zones["hand"].count
    if seen != n:
        raise Violation("the hand is counted", expected=n, seen=seen)


@then(parsers.parse("it is the turn of {who}"))
def _turn(engine, who):
    assert engine.observe().active == who
"""

SHED_FEATURE = """
Feature: Shed

  @GR-1-1a
  Rule: 1-1a A card that is played leaves the hand
    - own: it leaves the hand of who plays it
    - other: the other hand stays as it is

    @clause-own
    Scenario: Alice plays a card
      Given a table of shed
      When alice begins
      And the player plays a1
      Then alice has 1 cards in hand

    @clause-other
    Scenario Outline: The other hand stays
      Given a table of shed
      When <who> begins
      And the player plays <ref>
      Then <other> has 2 cards in hand

      Examples:
        | who   | ref | other |
        | alice | a1  | bob   |
        | bob   | b2  | alice |

  @GR-1-1b
  Rule: 1-1b Only a card in hand is played

    Scenario: A card of the other player
      Given a table of shed
      When alice begins
      And the player tries to play b1
      Then that is refused

  @GR-1-2a
  Rule: 1-2a After a play it is the other's turn

    Scenario: The turn goes over
      Given a table of shed
      When alice begins
      And the player plays a2
      Then it is the turn of bob
"""

UNSUPPORTED_FEATURE = """
Feature: Another game

  @GR-2-1a
  Rule: 2-1a What the toy does not play

    Scenario: Draughts
      Given a table of draughts
      When alice begins
      Then alice has 2 cards in hand
"""


def shed_suite(root: Path) -> Suite:
    """Return a suite of five scenarios about three rules, for the toy engine's game."""
    suite = Suite(root)
    suite.write("steps/common/__init__.py", SHED_STEPS)
    suite.feature(SHED_FEATURE)
    return suite


class Certified:
    """What a certification left: exit code, output, and the files of its report."""

    def __init__(self, code: int, said: str, folder: Path) -> None:
        self.code = code
        self.said = said
        self.folder = folder

    @property
    def results(self) -> list[dict[str, Any]]:
        lines = (self.folder / "results.jsonl").read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines]

    @property
    def verdicts(self) -> dict[str, str]:
        return {result["scenario"]: result["verdict"] for result in self.results}

    @property
    def html(self) -> str:
        return (self.folder / "report.html").read_text("utf-8")


Certify = Callable[..., Certified]
