"""What adapters share: matching choices, flows of questions, options by trying, zones as they are seen."""

from collections.abc import Callable

import pytest

from duelproof.adapters.flow import CannotOpen, Flow, FlowEngine, Over, order, pick, unsupported
from duelproof.adapters.seeing import Lying, zone_view
from duelproof.adapters.trying import paid_one_by_one, payments, taken
from duelproof.port import (
    Accepted,
    Choice,
    Decision,
    Description,
    NoTable,
    NotOpened,
    Opened,
    Option,
    Order,
    Pick,
    Place,
    Position,
    Refused,
    Seat,
    Traits,
    View,
    Viewer,
)

CARDS = [Option(verb="play", card=card) for card in ("c1", "c2")]
PASS = Option(verb="pass")
TABLE = Position(game="a-game", revision="1", door="main")
Played = Callable[[], Flow[None]]


class Asking(FlowEngine):
    """An engine that plays whatever flow it is given."""

    def __init__(self, play: Played) -> None:
        super().__init__()
        self.play = play

    def describe(self) -> Description:
        return Description(name="asking", version="1", protocol="1.0", games=[])

    def begin(self, position: Position) -> Flow[None]:
        if position.door == "setup":
            raise unsupported("it has no deck")
        return self.play()

    def view(self, viewer: Viewer) -> View:
        return View(viewer, "a-game", "1", 1, "alice", "alice", "main", {}, result=self.result)


def opened(play: Played) -> Asking:
    engine = Asking(play)
    assert engine.open(TABLE) == Opened()
    return engine


def asked(engine: FlowEngine, viewer: Viewer = "judge") -> Decision:
    decision = engine.pending(viewer)
    assert decision is not None
    return decision


def one_act() -> Flow[None]:
    [picked] = yield from pick("alice", "act", [*CARDS, PASS], secret=True)
    raise Over("alice" if picked == PASS else "bob", "direct")


def in_order() -> Flow[None]:
    first, *_ = yield from order("bob", CARDS)
    raise Over("bob", str(first.card))


def test_a_table_that_is_not_known_is_not_opened_and_leaves_none() -> None:
    engine = opened(one_act)
    refused = engine.open(Position(game="a-game", revision="1", door="setup"))
    assert refused == NotOpened(code="unsupported", reason="it has no deck")
    assert engine.pending() is None
    with pytest.raises(NoTable):
        engine.observe()


def test_a_question_is_numbered_and_its_answer_goes_on() -> None:
    engine = opened(one_act)
    question = asked(engine)
    assert (question.id, question.player, question.options) == (1, "alice", [*CARDS, PASS])
    assert engine.submit(Choice(decision=1, by="alice", pick=[PASS])) == Accepted()
    assert engine.pending() is None
    result = engine.observe().result
    assert result is not None
    assert (result.winner, result.losers, result.why) == ("alice", ["bob"], ["direct"])


def test_who_must_not_know_the_options_is_told_that_something_is_asked() -> None:
    engine = opened(one_act)
    hidden = asked(engine, "bob")
    assert (hidden.options, hidden.shape, hidden.player) == ([], Pick(), "alice")
    assert asked(engine, "alice") == asked(engine)


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        (Choice(decision=2, by="alice", pick=[PASS]), "stale"),
        (Choice(decision=1, by="bob", pick=[PASS]), "not-asked"),
        (Choice(decision=1, by="alice", order=[PASS]), "wrong-shape"),
        (Choice(decision=1, by="alice", pick=[]), "too-few"),
        (Choice(decision=1, by="alice", pick=[PASS, CARDS[0]]), "too-many"),
        (Choice(decision=1, by="alice", pick=[PASS, PASS]), "not-an-option"),
        (Choice(decision=1, by="alice", pick=[Option(verb="attack")]), "not-an-option"),
        (Choice(decision=1, by="alice", pick=[Option(verb="play")]), "not-an-option"),
        (Choice(decision=1, by="alice", pick=[Option()]), "not-an-option"),
        (Choice(decision=1, by="chance", concede=True), "not-asked"),
    ],
)
def test_a_choice_that_does_not_answer_is_refused_and_changes_nothing(choice: Choice, code: str) -> None:
    engine = opened(one_act)
    answer = engine.submit(choice)
    assert isinstance(answer, Refused)
    assert answer.code == code
    assert asked(engine).id == 1


def test_an_option_is_meant_by_the_fields_that_single_it_out() -> None:
    engine = opened(one_act)
    assert engine.submit(Choice(decision=1, by="alice", pick=[Option(card="c2")])) == Accepted()


def test_a_number_does_not_stand_for_yes() -> None:
    def may() -> Flow[None]:
        yield from pick("alice", "may", [Option(value=True), Option(value=False)])
        raise Over("alice", "direct")

    engine = opened(may)
    answer = engine.submit(Choice(decision=1, by="alice", pick=[Option(value=1)]))
    assert isinstance(answer, Refused)
    assert engine.submit(Choice(decision=1, by="alice", pick=[Option(value=True)])) == Accepted()


def test_a_player_gives_up_at_any_moment_and_nothing_is_asked_any_more() -> None:
    engine = opened(one_act)
    assert engine.submit(Choice(decision=0, by="bob", concede=True)) == Accepted()
    assert engine.observe().result is not None
    again = engine.submit(Choice(decision=1, by="alice", pick=[PASS]))
    assert isinstance(again, Refused)
    assert again.code == "game-over"


def test_things_are_put_in_order_and_not_half_of_them() -> None:
    engine = opened(in_order)
    assert isinstance(asked(engine).shape, Order)
    short = engine.submit(Choice(decision=1, by="bob", order=CARDS[:1]))
    assert isinstance(short, Refused)
    assert short.code == "too-few"
    assert engine.submit(Choice(decision=1, by="bob", order=CARDS[::-1])) == Accepted()
    result = engine.observe().result
    assert result is not None
    assert result.why == ["c2"]


def finished(flow: Flow[list[Option]], *answers: list[Option]) -> list[Option]:
    """Play a flow with these answers, and return what comes of it."""
    given = iter(answers)
    try:
        next(flow)
        while True:
            flow.send(next(given))
    except StopIteration as end:
        found: list[Option] = end.value
        return found


def test_what_has_one_answer_is_not_asked_unless_it_always_is() -> None:
    assert finished(pick("alice", "act", [PASS])) == [PASS]
    assert finished(pick("alice", "choose", CARDS, 2, 2)) == CARDS
    assert finished(pick("alice", "choose", CARDS, 3, 3)) == CARDS
    assert finished(order("alice", [PASS])) == [PASS]
    assert finished(pick("alice", "act", [], always=True)) == []
    assert isinstance(next(pick("alice", "act", [PASS], always=True)), Decision)
    assert isinstance(next(pick("alice", "block", [PASS], 0)), Decision)


def test_options_are_the_moves_that_a_replica_takes() -> None:
    state = [1, 2]

    def do(numbers: list[int], move: int) -> None:
        numbers.remove(move)

    assert taken(state, (3, 2, 1, 2), do, ValueError) == [2, 1, 2]
    assert state == [1, 2]


def is_enough(paid: list[str]) -> bool:
    return "fire" in paid and "water" in paid


def test_a_payment_is_asked_for_card_by_card_and_ends_as_one_that_is_taken() -> None:
    mana = ["fire", "nature", "water", "light"]
    assert list(payments(mana, 2, is_enough)) == [["fire", "water"]]

    def option(card: str) -> Option:
        return Option(card=card)

    flow = paid_one_by_one("alice", mana, 3, is_enough, option, about="c1")
    first = next(flow)
    assert [each.card for each in first.options] == mana
    assert (first.kind, first.about) == ("pay", "c1")
    second = flow.send([option("nature")])
    assert [each.card for each in second.options] == ["fire", "water"]
    with pytest.raises(StopIteration) as end:
        flow.send([option("water")])
    assert end.value.value == ["nature", "water", "fire"]


@pytest.mark.parametrize(
    ("seen_by", "viewer", "seen"),
    [
        ("all", "bob", True),
        ("owner", "alice", True),
        ("owner", "bob", False),
        ("none", "alice", False),
        ("none", "judge", True),
    ],
)
def test_a_card_is_shown_to_whoever_may_see_it(seen_by: str, viewer: Viewer, seen: bool) -> None:
    card = Lying("c1", Traits(type=["creature"], name="One"), "ready")
    seat: Seat = "alice"
    [shown] = zone_view(viewer, Place("hand", seat), [card], seen_by).cards  # type: ignore[arg-type]
    assert (shown.ref, shown.name, shown.traits is not None) == (
        ("c1", "One", True) if seen else (None, None, False)
    )
    assert (shown.handle, shown.owner, shown.turned) == ("alice.hand#1", "alice", "ready")
    assert shown.face == ("up" if seen_by == "all" else "down")


def test_cards_of_one_slot_have_handles_of_their_own() -> None:
    traits = Traits(type=["creature"], name="One")
    cards = [Lying("c1", traits, slot="1"), Lying("c2", traits, slot="3"), Lying("c3", traits, slot="3")]
    view = zone_view("bob", Place("shield", "alice"), cards, "none")
    assert [card.handle for card in view.cards] == ["alice.shield#1", "alice.shield#3", "alice.shield#3.2"]
    assert [card.at for card in view.cards] == ["1", "3", "3"]
    assert view.count == 3


def test_what_cannot_be_opened_says_why() -> None:
    with pytest.raises(CannotOpen, match="no deck") as cannot:
        raise unsupported("no deck")
    assert cannot.value.answer.code == "unsupported"
