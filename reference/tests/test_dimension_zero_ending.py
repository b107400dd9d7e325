"""How duels of Dimension Zero end when cards forbid losing or winning."""

import pytest

import reference
from duelproof.port import CardIn, CardSpec, Choice, Opened, Option, Position, Result, SeatPosition, Seeded
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability, Forbid
from duelproof.port.cards import Face, Traits
from reference.dimension_zero.vocabulary import Smash
from reference.kernel.course.engine import ReferenceEngine
from reference.tests import dimension_zero_tables as tables
from reference.tests.dz_table import Zones, c, do, spell, submit
from reference.tests.dz_table import opened as dz_opened
from reference.tests.dz_table import position as dz_position


def idol(action: str) -> CardSpec:
    """Return a base whose player cannot do what is named."""
    forbids = Ability(id="forbid", kind="static", effect=(Forbid(action=action, who="you", until="while"),))
    traits = Traits(type=["base"], name="Idol", cost=1, colors=["red"], symbols={"red": 1}, timing="normal")
    return CardSpec(name="Idol", game=tables.GAME, faces=[Face(traits=traits, abilities=[forbids])])


def last_draw(action: str) -> ReferenceEngine:
    """Return a duel in which Alice has just drawn her last card, and has the idol."""
    engine = reference.engine()
    alice = {
        "deck": [CardIn(ref="last", name="Unit 0")],
        "base": [CardIn(ref="idol", name="Idol", at="b1")],
    }
    position = Position(
        game=tables.GAME,
        revision=tables.REVISION,
        door="turn",
        turn=3,
        seats={
            "alice": SeatPosition(zones=alice),
            "bob": SeatPosition(zones={"deck": tables.deck("bob")}),
        },
        cards={**tables.cards(), "Idol": idol(action)},
        chance=Seeded(1),
    )
    assert engine.open(position) == Opened()
    return engine


@pytest.mark.parametrize(("action", "over"), [("lose", False), ("win", True)])
def test_only_who_cannot_lose_outlives_the_last_card_of_the_deck(action: str, over: bool) -> None:
    result = last_draw(action).observe().result
    assert (result is not None) == over


def test_who_cannot_lose_can_concede() -> None:
    engine = last_draw("lose")
    decision = engine.pending()
    assert decision is not None
    engine.submit(Choice(decision=decision.id, by="alice", concede=True))
    result = engine.observe().result
    assert result is not None and result.winner == "bob"


def smash(many: int) -> list[CardIn]:
    """Return cards of a smash zone."""
    return [c(f"smash{n}", "Blank") for n in range(many)]


@pytest.mark.parametrize(
    ("effect", "alice", "bob", "result"),
    [
        (Smash(n=1), {}, {"smash": smash(6)}, Result(winner="alice", losers=["bob"], why=["smash"])),
        (Smash(n=9), {}, {}, Result(winner="alice", losers=["bob"], why=["deck-out"])),
        (
            Smash(n=9),
            {},
            {"deck": smash(7)},
            Result(winner="alice", losers=["bob"], why=["smash", "deck-out"]),
        ),
        (a.Draw(n=9), {}, {}, Result(winner="bob", losers=["alice"], why=["deck-out"])),
        (
            a.Draw(n=9),
            {"smash": smash(6)},
            {},
            Result(winner="bob", losers=["alice"], why=["deck-out"]),
        ),
        (a.WinGame(who="opponent"), {}, {}, Result(winner="bob", losers=["alice"], why=["effect"])),
        (a.LoseGame(who="you"), {}, {}, Result(winner="bob", losers=["alice"], why=["effect"])),
        (a.LoseGame(who="both"), {}, {}, Result(draw=True, losers=["alice", "bob"], why=["effect"])),
        (a.Draw(n=9, who="both"), {}, {}, Result(draw=True, losers=["alice", "bob"], why=["deck-out"])),
    ],
)
def test_a_duel_ends_with_what_it_was_lost_by(
    effect: a.Instr, alice: Zones, bob: Zones, result: Result
) -> None:
    go = spell("Go", effect)
    engine = dz_opened(dz_position([go], alice | {"hand": [c("go", "Go")]}, bob))
    do(engine, "play go", "pass", "pass")
    found = engine.observe().result
    assert found is not None
    found.why = list(dict.fromkeys(found.why))
    assert found == result
    assert engine.pending() is None


@pytest.mark.parametrize(
    ("knockout", "more", "result"),
    [
        (False, 2, Result(draw=True, why=["time"])),
        (True, 2, Result(winner="alice", losers=["bob"], why=["time"])),
        (True, 0, None),
    ],
)
def test_after_the_last_turn_a_duel_ends_by_time(knockout: bool, more: int, result: Result | None) -> None:
    match = {"extra_turns": True, "knockout": knockout}
    engine = dz_opened(dz_position([], {}, {"smash": smash(more)}, door="turn", format=match), asking=False)
    submit(engine, Option(verb="call-time"))
    while engine.observe().result is None and engine.observe().turn < 5:
        do(engine, "pass")
    assert engine.observe().turn == (4 if result else 5)
    assert engine.observe().result == result


def test_once_time_was_called_the_clock_is_asked_no_more() -> None:
    match = {"extra_turns": True, "knockout": True}
    engine = dz_opened(dz_position([], {}, {}, door="turn", format=match), asking=False)
    submit(engine, Option(verb="call-time"))
    while engine.observe().turn < 5:
        decision = engine.pending()
        assert decision is not None and decision.player != "clock"
        do(engine, "pass")


def test_a_draw_names_what_each_player_has_lost_by() -> None:
    go = spell("Go", a.Draw(n=9), Smash(n=1))
    engine = dz_opened(dz_position([go], {"hand": [c("go", "Go")]}, {"smash": smash(6)}))
    do(engine, "play go", "pass", "pass")
    assert engine.observe().result == Result(draw=True, losers=["alice", "bob"], why=["deck-out", "smash"])


def test_what_nobody_lost_by_is_not_named() -> None:
    alice: Zones = {"hand": [c("go", "Go")], "base": [c("idol", "Idol", "b1")], "smash": smash(6)}
    start = dz_position([spell("Go", Smash(n=1, who="both"))], alice, {"deck": [c("last", "Blank")]})
    start.cards["Idol"] = idol("lose")
    engine = dz_opened(start)
    do(engine, "play go", "pass", "pass")
    assert engine.observe().result == Result(winner="alice", losers=["bob"], why=["deck-out"])


def test_after_the_last_turn_a_duel_may_still_end_by_an_empty_deck() -> None:
    go = spell("Go", a.Draw(n=9))
    match = {"extra_turns": True, "knockout": True}
    start = dz_position([go], {"hand": [c("go", "Go")]}, {}, door="turn", turn=3, format=match)
    engine = dz_opened(start, asking=False)
    submit(engine, Option(verb="call-time"))
    while engine.observe().turn < 5 or engine.observe().phase != "main":
        do(engine, "pass")
    do(engine, "play go")
    assert engine.observe().result == Result(winner="bob", losers=["alice"], why=["deck-out"])
