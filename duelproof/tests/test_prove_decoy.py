"""The looking glass: the right engine with other cards, for scenarios that must see none of them."""

from duelproof.catalogue.games import game
from duelproof.port import SEATS, CardIn, CardSpec, Engine, Face, Position, SeatPosition, Seeded, Traits
from duelproof.proof.decoy import DecoyEngine
from duelproof.relaying.laying import STRANGERS
from duelproof.wire import connect


def card(ref: str, at: str | None = None) -> CardIn:
    return CardIn(ref=ref, name="Plain", at=at)


def dimension_zero_position() -> Position:
    traits = Traits(
        type=["unit"],
        name="Plain",
        power=1000,
        strike=1,
        symbols={"red": 1},
        colors=["red"],
        move_cost={"red": 1},
    )
    spec = CardSpec(name="Plain", game="dimension-zero", faces=[Face(traits=traits)])
    decks = {seat: [card(f"c{index}{number}") for index in range(9)] for number, seat in enumerate(SEATS)}
    return Position(
        game="dimension-zero",
        revision="15.00",
        door="main",
        active="bob",
        first="bob",
        turn=3,
        seats={
            "alice": SeatPosition(zones={"deck": decks["alice"], "square": [card("c1", "a2")]}),
            "bob": SeatPosition(zones={"deck": decks["bob"], "square": [card("c2", "c4")]}),
        },
        cards={"Plain": spec},
        chance=Seeded(seed=1),
    )


def test_behind_the_looking_glass_the_table_looks_the_same_but_for_the_stranger() -> None:
    with connect("reference") as connection:
        right: Engine = connection.engine
        position = dimension_zero_position()
        right.open(position)
        plain, asked = right.observe(), right.pending()
        decoy = DecoyEngine(right, game("dimension-zero"))
        decoy.open(position)
        seen, decision = decoy.observe(), decoy.pending()
        inside = right.observe()
    assert asked is not None and decision is not None
    assert {c.name for c in seen.seats["alice"].zones["removed"].cards} == {STRANGERS[0]}
    seen.seats["alice"].zones["removed"] = plain.seats["alice"].zones["removed"]
    plain.shared["square"].cards.sort(key=lambda each: each.handle)
    seen.shared["square"].cards.sort(key=lambda each: each.handle)
    assert seen == plain
    assert decision.player == asked.player == "bob"
    assert set(map(repr, decision.options)) == set(map(repr, asked.options))
    assert inside.active == "alice"
    assert sorted(c.at or "" for c in inside.shared["square"].cards) == ["a2", "c4"]
    assert {c.ref for c in inside.shared["square"].cards}.isdisjoint({"c1", "c2"})
