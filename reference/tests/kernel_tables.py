"""Tiny tables of Gate Ruler, for the tests of what effects and abilities do in the kernel."""

from typing import Any

import pytest

from duelproof.port import CardIn, CardSpec, Opened, Position, Seat, SeatPosition, Seeded
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability, Trigger
from duelproof.port.cards import Face, Traits
from duelproof.port.selections import Filter, Select
from reference import gate_ruler
from reference.kernel.abilities import effects
from reference.kernel.abilities.standing import Lasting
from reference.kernel.context import Context, Thing
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.kernel.game import Game
from reference.tests import gate_ruler_tables

GR = "gate-ruler"
SELF = Select(which="self")
YOU = Select(which="you")
UNITS = Select(which="all", filter=Filter(type="unit", zones=("attack", "defense")))
MINE = Select(which="all", filter=Filter(type="unit", controller="you"))
BEASTS = Select(which="all", filter=Filter(race="beast"))
HAND = Select(which="all", filter=Filter(zones=("hand",)))
DRAW = (a.Draw(),)
GUARD = Ability(id="guard", kind="keyword", keyword="Intercept")
SAYS_CAT = a.SetTrait(what=UNITS, trait="races", to="cat")
GIVEN = a.Gain(what=UNITS, ability=GUARD)
LOST = a.LoseAbilities(what=UNITS)
WARD = a.Unaffected(what=UNITS)


@pytest.fixture(params=["on", "off"])
def switched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Play with the index, and without."""
    monkeypatch.setenv(SWITCH, request.param)
    return str(request.param)


def static(*effect: a.Instr, id: str = "static", **more: Any) -> Ability:
    return Ability(id=id, kind="static", effect=effect, **more)


def when(on: str, id: str = "when", **trigger: Any) -> Ability:
    return Ability(id=id, kind="triggered", trigger=Trigger(on=on, **trigger), effect=DRAW)


def unit(name: str, *abilities: Ability, **traits: Any) -> CardSpec:
    """Return a unit of power 3, HP 4 and strike 1 with these abilities."""
    printed = {"cost": 2, "power": 3, "hp": 4, "strike": 1, "colors": ["faction 0"], **traits}
    face = Face(traits=Traits(type=["unit"], name=name, **printed), abilities=list(abilities))
    return CardSpec(name=name, game=GR, faces=[face])


PLAIN = unit("Plain")
BEAST = unit("Beast", races=["beast"])
Laid = dict[str, list[CardSpec]]
"""What a player has in each zone; a unit's slot is its number there."""
ROWS = ("attack", "defense")


def lay(seat: Seat, laid: Laid, before: SeatPosition) -> SeatPosition:
    zones = dict(before.zones)
    for zone, specs in laid.items():
        zones[zone] = [
            CardIn(ref=f"{seat[0]}-{spec.name}", name=spec.name, at=str(n) if zone in ROWS else None)
            for n, spec in enumerate(specs, 1)
        ]
    return SeatPosition(zones=zones)


def table(alice: Laid, bob: Laid | None = None) -> Game:
    """Return a table of Gate Ruler at Alice's main phase; a card's ref is her letter and its name."""
    before = gate_ruler_tables.position("Apprentice", "Apprentice", 1, door="main")
    laid: dict[Seat, Laid] = {"alice": alice, "bob": bob or {}}
    specs = [spec for each in laid.values() for zone in each.values() for spec in zone]
    position = Position(
        game=GR,
        revision=gate_ruler_tables.REVISION,
        door="main",
        turn=3,
        seats={seat: lay(seat, each, before.seats[seat]) for seat, each in laid.items()},
        cards={**before.cards, **{spec.name: spec for spec in specs}},
        chance=Seeded(1),
        events=True,
    )
    engine = ReferenceEngine("reference", "test", [gate_ruler.UNREAD])
    assert engine.open(position) == Opened()
    assert engine._game is not None
    return engine._game


def begin(game: Game, instr: a.Instr, *things: Thing, until: str = "turn", value: Any = None) -> Lasting:
    """Begin an effect of Alice's ruler."""
    ctx = Context(controller="alice", source=game.cards["alice-ruler"])
    return effects.begin(game, instr, ctx, list(things), until, value)


def boost(by: Any = 2, what: Select = SELF, trait: str = "power") -> a.Modify:
    return a.Modify(what=what, trait=trait, by=by)
