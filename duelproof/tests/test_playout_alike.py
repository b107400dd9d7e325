"""Which questions are compared when the other player is asked more on one table than on the other."""

from typing import cast

from duelproof.judge.mentions import encoded
from duelproof.playout.alike import _Comparison
from duelproof.playout.course import Record
from duelproof.playout.games import playbook
from duelproof.playout.hearing import Heard, plain
from duelproof.port import Accepted, Choice, Decision, Engine, Event, Option, Pick, Position, View, Viewer

VIEW = View(
    viewer="alice",
    game="duel-masters",
    revision="s-max",
    turn=1,
    first="bob",
    active="bob",
    phase="main",
    seats={},
)


def may(about: str) -> Decision:
    """Ask Bob openly whether he wants something of a card."""
    options = [Option(value=True), Option(value=False)]
    return Decision(id=0, player="bob", kind="may", shape=Pick(), options=options, about=about)


DECLARE = Decision(
    id=0, player="bob", kind="declare", shape=Pick(), options=[Option(verb="pass")], secret_to=["alice"]
)
"""Ask Bob about a card of his hand: Alice is not told."""
LATER = Decision(id=0, player="alice", kind="act", shape=Pick(), options=[Option(verb="pass")])


class Asking:
    """Asks some questions one after the other, whatever is chosen."""

    def __init__(self, *questions: Decision) -> None:
        self.left = list(questions)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        return self.left[0] if self.left else None

    def submit(self, choice: Choice) -> Accepted:
        del self.left[0]
        return Accepted()

    def observe(self, viewer: Viewer = "judge") -> View:
        return VIEW

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        return []


def heard(decision: Decision, option: int) -> Heard:
    """Make what Alice was told at a decision of the first table, and what was chosen there."""
    choice = Choice(decision=0, by=decision.player, pick=[decision.options[option]])
    secret = "alice" in decision.secret_to
    return Heard(decision.player, decision.kind, encoded(VIEW), plain(decision), [], set(), secret, choice)


def compared(lines: list[Heard], *asked: Decision) -> int:
    """Compare what Alice heard with a table at which these questions are asked."""
    book = playbook("duel-masters")
    position = Position(game="duel-masters", revision="s-max", door="main")
    return _Comparison(cast(Engine, Asking(*asked)), book, "alice", Record(position), frozenset()).run(lines)


def test_a_question_asked_in_secret_on_one_table_hides_no_open_question_that_both_ask() -> None:
    lines = [heard(may("one"), 1), heard(may("two"), 0), heard(LATER, 0)]
    assert compared(lines, may("one"), may("two"), LATER) == 1
    assert compared(lines, DECLARE, may("one"), may("two"), LATER) == 1


def test_a_question_asked_in_secret_on_the_first_table_alone_is_left_out() -> None:
    lines = [heard(DECLARE, 0), heard(may("one"), 1), heard(LATER, 0)]
    assert compared(lines, may("one"), LATER) == 1
