"""Misreadings of 112.2d and 112.3c to 112.3f: O-drive, Ninja Strike and attack chance."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Ability
from reference.duel_masters.s1_basics import costs, golden_rules
from reference.duel_masters.s5_turn import declared_abilities
from reference.duel_masters.s6_using_cards import using_a_card, ways
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.context import Happening
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced

_NINJA = ("112.3b", "112.3c")


@misreads("112.2d")
def an_o_drive_is_a_part_of_the_cost() -> Iterator[None]:
    """Misreads 112.2d: what lessens the cost lessens what is paid for O-drive, too."""

    def mana_due(game: DMGame, card: Card, way: ways.Way) -> int | None:
        if way.free:
            return None
        more = sum(change.n or 0 for change in way.changes if change.keyword == "o-drive")
        printed = card.printed.cost if isinstance(card.printed.cost, int) else 0
        lessened = 3 if any(each.spec.name == "Ox Groom" for each in game.battle(card.owner)) else 0
        return max(0, printed + more - lessened)

    with replaced(ways, "mana_due", mana_due):
        yield


@misreads("112.2d")
def an_o_drive_is_not_paid_for() -> Iterator[None]:
    """Misreads 112.2d: nothing is paid for O-drive."""

    def mana_due(game: DMGame, card: Card, way: ways.Way) -> int | None:
        return None if way.free else costs.mana_cost(game, card)

    with replaced(ways, "mana_due", mana_due):
        yield


def _struck(told: Callable[[Happening], bool]) -> Any:
    """Let Ninja Strikes be declared only after some of what happens."""
    right = declared_abilities._ninja_strikes

    def strikes(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> list[Any]:
        return right(game, seat, [event for event in happened if told(event)])

    return replaced(declared_abilities, "_ninja_strikes", strikes)


@misreads(*_NINJA)
def ninjas_do_not_strike_at_attacks() -> Iterator[None]:
    """Misreads 112.3c: there is no Ninja Strike after an attack."""
    with _struck(lambda event: event.kind != "attack"):
        yield


@misreads(*_NINJA)
def ninjas_do_not_strike_at_blocks() -> Iterator[None]:
    """Misreads 112.3c: there is no Ninja Strike after a block."""
    with _struck(lambda event: event.kind != "block"):
        yield


@misreads(*_NINJA)
def ninjas_strike_with_their_own_side() -> Iterator[None]:
    """Misreads 112.3c: a Ninja Strike may be declared as a creature of one's own attacks, too."""
    right = declared_abilities._ninja_strikes

    def strikes(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> list[Any]:
        turned = [Happening(each.kind, card=each.card, player=OTHER[seat]) for each in happened]
        return right(game, seat, turned)

    with replaced(declared_abilities, "_ninja_strikes", strikes):
        yield


@misreads(*_NINJA)
def ninjas_are_paid_for() -> Iterator[None]:
    """Misreads 112.3c: mana is tapped for a Ninja Strike."""
    right = using_a_card.use

    def use(game: DMGame, seat: Seat, card: Card, way: ways.Way = ways.FREE) -> Flow[None]:
        if "ninja-strike" in card.keywords:
            for source in game.mana(seat)[:1]:
                source.turned = "exhausted"
        yield from right(game, seat, card, way)

    with replaced(using_a_card, "use", use):
        yield


@misreads(*_NINJA)
def ninjas_need_no_mana() -> Iterator[None]:
    """Misreads 112.3c: a Ninja Strike is used however few cards there are in the mana zone."""

    def may_strike(game: DMGame, card: Card, ability: Ability) -> bool:
        return True

    with replaced(golden_rules, "may_strike", may_strike):
        yield


@misreads(*_NINJA)
def a_card_too_few_will_do() -> Iterator[None]:
    """Misreads 112.3c: a Ninja Strike is used with one card fewer in the mana zone than it says."""

    def may_strike(game: DMGame, card: Card, ability: Ability) -> bool:
        return ability.keyword != "ninja-strike" or len(game.mana(card.owner)) + 1 >= (ability.n or 0)

    with replaced(golden_rules, "may_strike", may_strike):
        yield


@misreads(*_NINJA)
def tapped_mana_does_not_count_for_ninjas() -> Iterator[None]:
    """Misreads 112.3c: only untapped cards of the mana zone count for a Ninja Strike."""

    def may_strike(game: DMGame, card: Card, ability: Ability) -> bool:
        ready = [source for source in game.mana(card.owner) if source.turned == "ready"]
        return ability.keyword != "ninja-strike" or len(ready) >= (ability.n or 0)

    with replaced(golden_rules, "may_strike", may_strike):
        yield


def _mana_at(moment: str) -> Any:
    """Let a Ninja Strike be declared by how many cards of mana there were at another moment."""
    right, right_happen = declared_abilities._ninja_strikes, triggers.happen
    counts: dict[str, int] = {}

    def happen(game: Any, kind: str, once: Any = None, **about: Any) -> None:
        if kind == moment:
            counts.update({seat: len(game.mana(seat)) for seat in OTHER})
        right_happen(game, kind, once, **about)

    def strikes(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> list[Any]:
        found = right(game, seat, happened)
        return [each for each in found if counts.get(seat, 0) >= (each[1].n or 0)]

    return replaced(triggers, "happen", happen), replaced(declared_abilities, "_ninja_strikes", strikes)


@misreads(*_NINJA)
def the_mana_is_there_as_the_attack_begins() -> Iterator[None]:
    """Misreads 112.3c: the mana must be there as the creature attacks."""
    first, second = _mana_at("attack")
    with first, second:
        yield


@misreads("112.3f")
def attack_chance_is_for_any_attack() -> Iterator[None]:
    """Misreads 112.3f: a spell with attack chance is cast as any creature attacks."""
    right = triggers.hears

    def hears(game: Any, trigger: Any, event: Any, ctx: Any) -> bool:
        chance = ctx.ability is not None and ctx.ability.keyword == "attack-chance"
        return event.kind == trigger.on if chance else right(game, trigger, event, ctx)

    with replaced(triggers, "hears", hears):
        yield


@misreads("112.3f")
def attack_chance_is_paid_for() -> Iterator[None]:
    """Misreads 112.3f: a spell with attack chance is cast only if its cost can be paid."""
    right = using_a_card.use

    def use(game: DMGame, seat: Seat, card: Card, way: ways.Way = ways.FREE) -> Flow[None]:
        if "spell" not in card.printed.type or costs.can_pay(game, card, game.mana(seat)):
            yield from right(game, seat, card, way)

    with replaced(using_a_card, "use", use):
        yield
