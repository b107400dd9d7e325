"""Misreadings of 403: what lies in the battle zone."""

from collections.abc import Iterator

from reference.duel_masters.s3_card_types import cross_gear, entering, weapons
from reference.duel_masters.s4_zones import battle_zone
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("403.1")
def creatures_do_not_lie_there() -> Iterator[None]:
    """Misreads 403.1: no effect puts a creature into the battle zone."""

    def may_enter(game: DMGame, card: Card) -> bool:
        return "creature" not in card.printed.type

    with replaced(entering, "may_enter", may_enter):
        yield


@misreads("403.1")
def gears_do_not_lie_there() -> Iterator[None]:
    """Misreads 403.1: a cross gear does not stay in the battle zone."""
    with replaced(battle_zone, "STANDING", battle_zone.STANDING - {"cross gear"}):
        yield


@misreads("403.1")
def fortresses_do_not_lie_there() -> Iterator[None]:
    """Misreads 403.1: a fortress does not stay in the battle zone."""
    with replaced(battle_zone, "STANDING", battle_zone.STANDING - {"fortress"}):
        yield


@misreads("403.1")
def heartbeats_do_not_lie_there() -> Iterator[None]:
    """Misreads 403.1: a heartbeat does not stay in the battle zone."""
    with replaced(battle_zone, "STANDING", battle_zone.STANDING - {"heartbeat"}):
        yield


@misreads("403.1")
def fields_do_not_lie_there() -> Iterator[None]:
    """Misreads 403.1: a field does not stay in the battle zone."""
    with replaced(battle_zone, "STANDING", battle_zone.STANDING - {"field"}):
        yield


@misreads("403.1")
def ceremonies_do_not_lie_there() -> Iterator[None]:
    """Misreads 403.1: a ceremony does not stay in the battle zone."""
    with replaced(battle_zone, "STANDING", battle_zone.STANDING - {"ceremony"}):
        yield


@misreads("403.1")
def nebulae_do_not_lie_there() -> Iterator[None]:
    """Misreads 403.1: a nebula does not stay in the battle zone."""
    with replaced(battle_zone, "STANDING", battle_zone.STANDING - {"nebula"}):
        yield


@misreads("403.1", "400.3")
def castles_lie_there() -> Iterator[None]:
    """Misreads 403.1: a castle stays in the battle zone."""
    with replaced(battle_zone, "STANDING", battle_zone.STANDING | {"castle"}):
        yield


@misreads("403.1", "400.3")
def spells_lie_there() -> Iterator[None]:
    """Misreads 403.1: a spell stays in the battle zone."""
    with replaced(battle_zone, "STANDING", battle_zone.STANDING | {"spell"}):
        yield


@misreads("403.1")
def weapons_are_not_equipped() -> Iterator[None]:
    """Misreads 403.1: a weapon that comes to the battle zone is on no creature, and does not stay there."""

    def equip(game: DMGame, weapon: Card) -> Flow[None]:
        yield from ()

    with replaced(weapons, "equip", equip):
        yield


@misreads("403.1")
def auras_lie_there_alone() -> Iterator[None]:
    """Misreads 403.1: an aura is on no creature, and does not stay in the battle zone."""
    right = cross_gear.hang

    def hang(game: DMGame, thing: Card, host: Card, way: str) -> None:
        if way != "aura":
            right(game, thing, host, way)

    with replaced(cross_gear, "hang", hang):
        yield
