"""Decks and play-outs for the tests of the Duel Masters engine."""

import random
from collections.abc import Callable

from duelproof.port import (
    CardIn,
    CardSpec,
    Choice,
    Decision,
    Face,
    Number,
    Order,
    Pick,
    Position,
    SeatPosition,
    Seeded,
    Traits,
)
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference import duel_masters
from reference.duel_masters.state import DMGame
from reference.kernel.course.engine import ReferenceEngine

CIVS = ("light", "water", "darkness", "fire", "nature")


def creature(name: str, cost: int, power: int, colors: tuple[str, ...], *words: str) -> CardSpec:
    abilities = [a.Ability(id=word, kind="keyword", keyword=word) for word in words]
    traits = Traits(type=["creature"], name=name, cost=cost, power=power, colors=list(colors))
    return CardSpec(name=name, game="duel-masters", faces=[Face(traits=traits, abilities=abilities)])


def spell(
    name: str, cost: int, colors: tuple[str, ...], *effect: a.Instr, words: tuple[str, ...] = ()
) -> CardSpec:
    abilities = [a.Ability(id="does", kind="spell", effect=effect)]
    abilities += [a.Ability(id=word, kind="keyword", keyword=word) for word in words]
    traits = Traits(type=["spell"], name=name, cost=cost, colors=list(colors))
    return CardSpec(name=name, game="duel-masters", faces=[Face(traits=traits, abilities=abilities)])


def cards() -> dict[str, CardSpec]:
    """Return ten cards that between them use most of what the engine plays."""
    theirs = Select(which="choose", filter=Filter(controller="opponent", type="creature"))
    specs = [
        creature("Recruit", 1, 1000, ("fire",), "speed-attacker"),
        creature("Guard", 2, 2000, ("light",), "blocker"),
        creature("Hunter", 2, 2000, ("nature",)),
        creature("Imp", 3, 3000, ("darkness",), "slayer"),
        creature("Ray", 3, 2500, ("water",), "unblockable"),
        creature("Twin Fang", 4, 5000, ("fire", "nature"), "w-breaker"),
        creature("Colossus", 6, 9000, ("nature",), "t-breaker"),
        spell("Strike", 3, ("fire",), a.Destroy(what=theirs), words=("s-trigger",)),
        spell("Insight", 2, ("water",), a.Draw(n=2)),
        spell("Web", 2, ("light",), a.Turn(what=theirs, to="exhausted"), words=("s-trigger", "charger")),
    ]
    return {spec.name: spec for spec in specs}


def position(seed: int, *, events: bool = False, asked: bool = False, revision: str = "s-max") -> Position:
    """Return two decks of forty, four of each card, before preparation."""
    names = [name for name in cards() for _ in range(4)]
    seats = {
        seat: SeatPosition(
            zones={"deck": [CardIn(ref=f"{seat[0]}{n}", name=name) for n, name in enumerate(names)]}
        )
        for seat in ("alice", "bob")
    }
    return Position(
        game="duel-masters",
        revision=revision,
        door="setup",
        seats=seats,  # type: ignore[arg-type]
        cards=cards(),
        chance="asked" if asked else Seeded(seed),
        events=events,
    )


def answer(decision: Decision, rng: random.Random) -> Choice:
    """Return a random legal answer."""
    shape, options = decision.shape, decision.options
    choice = Choice(decision=decision.id, by=decision.player)
    if isinstance(shape, Pick):
        choice.pick = rng.sample(options, rng.randint(shape.min, shape.max))
    elif isinstance(shape, Order):
        choice.order = rng.sample(options, len(options))
    elif isinstance(shape, Number):
        choice.number = rng.randint(shape.min, min(shape.max, shape.min + 5))
    else:
        raise AssertionError(f"no answer for {shape}")
    return choice


def play(engine: ReferenceEngine, start: Position, seed: int, look: Callable[[], None]) -> int:
    """Play a game by random choices, calling ``look`` after each; return how many there were."""
    rng = random.Random(seed)
    opened = engine.open(start)
    assert type(opened).__name__ == "Opened", opened
    count = 0
    while (decision := engine.pending()) is not None:
        reply = engine.submit(answer(decision, rng))
        assert type(reply).__name__ == "Accepted", (decision, reply)
        count += 1
        look()
        assert count < 20_000
    return count


def laid_game(position: Position) -> DMGame:
    """Open a table, and give the engine's own game of it."""
    engine = ReferenceEngine("reference", "test", [duel_masters.UNREAD])
    opened = engine.open(position)
    assert type(opened).__name__ == "Opened", opened
    found = engine._game
    assert isinstance(found, DMGame)
    return found
