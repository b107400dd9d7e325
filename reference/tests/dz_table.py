"""Small tables of Dimension Zero, set and played at for the tests of what no rule says."""

from typing import Any

import reference
from duelproof.port import (
    Accepted,
    Answer,
    CardIn,
    CardSpec,
    Choice,
    Face,
    Opened,
    Option,
    Place,
    Position,
    SeatPosition,
    Seeded,
    Traits,
)
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dimension_zero_tables import GAME, REVISION

Zones = dict[str, list[CardIn]]
UNIT = a.TargetSpec(filter=Filter(type="unit"))
ITSELF = Select(which="self")
AIM = Select(which="target")
OWN_DRAW = (a.Draw(n=1),)


def card(name: str, kind: str, *abilities: a.Ability, **traits: Any) -> CardSpec:
    """Return a card that costs nothing, and a unit that moves for nothing, unless it is said."""
    given: dict[str, Any] = {"cost": 0, "symbols": {}, "timing": "normal"}
    if kind == "unit":
        given |= {"power": 2000, "strike": 1, "move_cost": {}}
    given |= traits
    given.setdefault("colors", _colors_of(given["symbols"] or {}))
    return CardSpec(
        name=name,
        game=GAME,
        faces=[Face(traits=Traits(type=[kind], name=name, **given), abilities=list(abilities))],
    )


def _colors_of(symbols: dict[str, int]) -> list[str]:
    """Return the colors that the symbols in its use cost give a card."""
    return sorted({symbol.partition("_")[0] for symbol in symbols} - {"colorless"})


def costing(symbols: dict[str, int], spec: CardSpec) -> CardSpec:
    """Let a card cost this energy, and return it."""
    traits = spec.faces[0].traits
    traits.symbols, traits.cost, traits.colors = symbols, sum(symbols.values()), _colors_of(symbols)
    return spec


def spell(name: str, *effect: a.Instr, timing: str = "battle", **ability: Any) -> CardSpec:
    """Return a strategy that costs nothing."""
    does = a.Ability(id="does", kind="spell", effect=effect, **ability)
    return card(name, "strategy", does, timing=timing)


def acts(timing: str, *cost: a.Cost, **ability: Any) -> a.Ability:
    """Return an ability that is activated, called act."""
    ability.setdefault("effect", OWN_DRAW)
    return a.Ability(id="act", kind="activated", timing=timing, cost=cost, **ability)


def energy(**symbols: int) -> a.Cost:
    """Return a cost of energy."""
    return a.Cost(kind="energy", symbols=symbols)


def c(ref: str, name: str, at: str | None = None, **state: Any) -> CardIn:
    """Return a card of a position."""
    return CardIn(ref=ref, name=name, at=at, **state)


def position(cards: list[CardSpec], alice: Zones, bob: Zones, **fields: Any) -> Position:
    """Return Alice's main phase in the third turn; each deck has five blank cards unless it is given."""
    blank = card("Blank", "unit", power=1000)
    given: dict[str, Any] = {"door": "main", "turn": 3, "chance": Seeded(1)}
    return Position(
        game=GAME,
        revision=REVISION,
        seats={
            "alice": SeatPosition(zones={"deck": [c(f"deck{n}", "Blank") for n in range(5)]} | alice),
            "bob": SeatPosition(zones={"deck": [c(f"pile{n}", "Blank") for n in range(5)]} | bob),
        },
        cards={spec.name: spec for spec in (blank, *cards)},
        **given | fields,
    )


def opened(start: Position, *, asking: bool = True) -> ReferenceEngine:
    """Return the engine, by default the one that asks all, with the table set."""
    engine = reference.asking_engine() if asking else reference.engine()
    assert engine.open(start) == Opened()
    return engine


def submit(engine: ReferenceEngine, *picked: Option) -> Answer:
    """Let whoever is asked pick these options."""
    decision = engine.pending()
    assert decision is not None
    return engine.submit(Choice(decision=decision.id, by=decision.player, pick=list(picked)))


def do(engine: ReferenceEngine, *words: str) -> None:
    """Answer one question after the other.

    A word is ``pass``, ``verb card`` or ``activate card ability``, ``@slot`` for a square, ``base@slot`` for
    one of Alice's base squares, ``=value``, ``yes`` or ``no``, refs joined by ``+``, or ``order`` for what is
    to be put in order.
    """
    for word in words:
        decision = engine.pending()
        if word == "order" and decision is not None:
            ordered = Choice(decision=decision.id, by=decision.player, order=decision.options)
            assert engine.submit(ordered) == Accepted()
            continue
        answer = submit(engine, *_meant(word))
        assert answer == Accepted(), (word, answer, engine.pending())


def _meant(word: str) -> list[Option]:
    zone, at, slot = word.partition("@")
    if at:
        return [Option(place=Place(zone or "square", "alice" if zone else None, slot))]
    if word.startswith("="):
        return [Option(value=word[1:])]
    if word in ("yes", "no"):
        return [Option(value=word == "yes")]
    verb, *rest = word.split(" ")
    if rest or verb in ("pass", "plan", "renew"):
        return [Option(verb=verb, card=rest[0] if rest else None, value=rest[1] if rest[1:] else None)]
    return [Option(card=ref) for ref in word.split("+") if ref]
