"""Misreadings of 13-2 and 13-8: damage on the gate, and what is dealt it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

from duelproof.port import OTHER, Seat
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s03_zones.kinds import IN_PLAY
from reference.gate_ruler.s13_damage import prevention, processes
from reference.gate_ruler.s14_cards_and_abilities import replacement
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


def dealt_at_once(combat: bool) -> AbstractContextManager[None]:
    """Let combat damage, or that of effects, be dealt without anybody being able to answer it."""
    right = processes.deal

    def deal(game: GateGame, *dealt: Any, **how: Any) -> Flow[None]:
        yield from right(game, *dealt, **how)
        if game.gate and game.gate[-1].kind == "damage" and game.gate[-1].combat == combat:
            processes.resolve_damage(game, game.gate[-1])

    return replaced(processes, "deal", deal)


@misreads("13-2a")
def combat_damage_skips_the_gate() -> Iterator[None]:
    """Misreads 13-2a: combat damage is dealt at once."""
    with dealt_at_once(combat=True):
        yield


@misreads("13-2a")
def effect_damage_skips_the_gate() -> Iterator[None]:
    """Misreads 13-2a: the damage of an effect is dealt at once."""
    with dealt_at_once(combat=False):
        yield


@misreads("13-2a-3")
def a_process_for_each_thing() -> Iterator[None]:
    """Misreads 13-2a-3: a source that hits several things has a process for each of them."""
    right = processes.deal

    def deal(game: GateGame, seat: Seat, source: Card | None, shares: Any, *how: Any) -> Flow[None]:
        for share in shares:
            yield from right(game, seat, source, [share], *how)

    with replaced(processes, "deal", deal):
        yield


@misreads("13-2a-4")
def changes_wait_for_the_damage() -> Iterator[None]:
    """Misreads 13-2a-4: what changes damage does so as it resolves, and the gate shows it as it was."""
    right, resolve = processes.deal, processes.resolve_damage
    changed: dict[str, list[tuple[Card, int, int]]] = {}

    def deal(game: GateGame, seat: Seat, source: Card | None, shares: Any, *how: Any) -> Flow[None]:
        yield from right(game, seat, source, shares, *how)
        process = game.gate[-1]
        changed[process.oid] = process.pairings
        process.pairings = [(card, card.life, points) for card, points in shares]

    def resolve_damage(game: GateGame, item: GateItem) -> None:
        item.pairings = changed.get(item.oid, item.pairings)
        resolve(game, item)

    with replaced(processes, "deal", deal), replaced(processes, "resolve_damage", resolve_damage):
        yield


def fixed_otherwise(points: Callable[[GateGame, GateItem, Card, int], int]) -> AbstractContextManager[None]:
    """Let the number of damage be another one as it resolves."""
    right = processes.resolve_damage

    def resolve_damage(game: GateGame, item: GateItem) -> None:
        item.pairings = [(card, life, points(game, item, card, was)) for card, life, was in item.pairings]
        right(game, item)

    return replaced(processes, "resolve_damage", resolve_damage)


@misreads("13-2a-5")
def damage_follows_its_source() -> Iterator[None]:
    """Misreads 13-2a-5: combat damage is as much as the attacker's ATK is when it resolves."""

    def points(game: GateGame, item: GateItem, _: Card, was: int) -> int:
        there = item.combat and item.source is not None and item.source.place.zone in IN_PLAY
        return amount(game, item.source, "power") if there and item.source else was

    with fixed_otherwise(points):
        yield


@misreads("13-2a-5")
def damage_goes_with_its_source() -> Iterator[None]:
    """Misreads 13-2a-5: a unit that is gone deals no damage."""

    def points(_: GateGame, item: GateItem, __: Card, was: int) -> int:
        source = item.source
        return 0 if source is not None and item.combat and source.place.zone not in IN_PLAY else was

    with fixed_otherwise(points):
        yield


@misreads("13-2a-5")
def changes_come_late() -> Iterator[None]:
    """Misreads 13-2a-5: what changes damage changes it again as it resolves."""

    def points(game: GateGame, item: GateItem, card: Card, was: int) -> int:
        event = Happening("damage", card=card, player=card.controller, amount=was, source=item.source)
        return replacement.foreseen(game, event)

    with fixed_otherwise(points):
        yield


@misreads("13-2b-3")
def prevented_damage_was_dealt() -> Iterator[None]:
    """Misreads 13-2b-3: triggers on being dealt damage happen although all of it was prevented."""

    def tell(game: GateGame, process: GateItem, target: Card, points: int) -> None:
        game.tick()
        happen(game, "damage", card=target, player=target.controller, source=process.source, name="effect")

    with replaced(prevention, "_tell", tell):
        yield


@misreads("13-2b-3")
def damage_of_rulers_triggers_nothing() -> Iterator[None]:
    """Misreads 13-2b-3: only damage that is dealt to units lets abilities trigger."""
    right = processes._tell_of_damage

    def tell(game: GateGame, item: GateItem, target: Card, points: int) -> None:
        if target.place.zone != "ruler":
            right(game, item, target, points)

    with replaced(processes, "_tell_of_damage", tell):
        yield


@misreads("13-2b-3")
def what_is_hurt_first_triggers_first() -> Iterator[None]:
    """Misreads 13-2b-3: of several that are dealt damage at once, each triggers before the next has its."""
    hurts, tells = processes._hurt, processes._tell_of_damage

    def hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
        hurts(game, item, target, points)
        tells(game, item, target, points)

    with (
        replaced(processes, "_hurt", hurt),
        replaced(processes, "_tell_of_damage", lambda *told: None),
    ):
        yield


def _hurts_also(zone: str) -> AbstractContextManager[None]:
    """Let cards of a zone be dealt damage, too."""
    right = processes._can_be_hurt

    def can_be_hurt(game: GateGame, card: Card) -> bool:
        return card.place.zone == zone or right(game, card)

    return replaced(processes, "_can_be_hurt", can_be_hurt)


@misreads("13-8a")
def fields_are_dealt_damage() -> Iterator[None]:
    """Misreads 13-8a: a field can be dealt damage like a unit."""
    with _hurts_also("field"):
        yield


@misreads("13-8a")
def set_cards_are_dealt_damage() -> Iterator[None]:
    """Misreads 13-8a: a set card can be dealt damage like a unit."""
    with _hurts_also("set"):
        yield


@misreads("13-8a")
def only_attack_and_defense_zones_are_dealt_damage() -> Iterator[None]:
    """Misreads 13-8a: a unit in a field zone is no unit."""
    right = processes._can_be_hurt

    def can_be_hurt(game: GateGame, card: Card) -> bool:
        return card.place.zone != "field" and right(game, card)

    with replaced(processes, "_can_be_hurt", can_be_hurt):
        yield


@misreads("13-2a-2a")
def owners_say_whose_damage_is_first() -> Iterator[None]:
    """Misreads 13-2a-2a: sources that are the active player's cards come first, whoever controls them."""
    right = processes.dealers

    def dealers(game: GateGame, instr: Any, ctx: Context) -> Flow[list[processes.Dealer]]:
        found = yield from right(game, instr, ctx)
        return sorted(found, key=lambda each: each[1] is None or each[1].owner != game.active)

    with replaced(processes, "dealers", dealers):
        yield


@misreads("13-2b-1")
def players_do_not_hurt_their_own_rulers() -> Iterator[None]:
    """Misreads 13-2b-1: what is dealt to a ruler hurts the ruler of the opponent of who deals it."""
    right = processes._hurt

    def hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
        ruler = target.place.zone == "ruler"
        right(game, item, game.rulers[OTHER[item.controller]] if ruler else target, points)

    with replaced(processes, "_hurt", hurt):
        yield


@misreads("13-2b-1")
def a_ruler_is_dealt_one_point() -> Iterator[None]:
    """Misreads 13-2b-1: a ruler's damage grows by 1, however much is dealt to it."""
    right = processes._hurt

    def hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
        right(game, item, target, 1 if target.place.zone == "ruler" else points)

    with replaced(processes, "_hurt", hurt):
        yield
