"""Misreadings of 301 and 302: power, attacks and summoning sickness, and spells."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Place, Seat
from duelproof.port.abilities import Modify
from reference.duel_masters.s1_basics import battles
from reference.duel_masters.s2_reading_cards import power
from reference.duel_masters.s3_card_types import creatures, spells
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s4_zones import cards_in_transit, general
from reference.duel_masters.s5_turn import declaring_attackers
from reference.duel_masters.s6_using_cards import resolving
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, now
from reference.kernel.abilities.perform import perform
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("301.3", "301.4")
def every_card_has_power() -> Iterator[None]:
    """Misreads 301.3: a card without a printed power has power 0, and effects change it."""
    right = now.number

    def number(game: Any, card: Card, trait: str) -> int | None:
        value = right(game, card, trait)
        if trait != "power" or value is not None or is_creature(game, card):
            return value
        return sum(fixed or 0 for _, fixed in effects.upon(game, card, Modify, trait))

    with replaced(now, "number", number):
        yield


@misreads("301.3b", "301.4b")
def power_attackers_are_stronger_in_battles_only() -> Iterator[None]:
    """Misreads 301.3b: a power attacker has no more power but as powers are compared in a battle."""
    right, more = battles.battle_power, power._more_as_attacker

    def battle_power(game: DMGame, card: Card) -> int:
        return right(game, card) + more(game, card)

    with replaced(battles, "battle_power", battle_power), replaced(power, "_more_as_attacker", lambda *_: 0):
        yield


@misreads("301.3b", "301.4b")
def power_without_effects_comes_from_the_cost() -> Iterator[None]:
    """Misreads 301.3b: a creature on which no effect is has 1000 power for each mana of its cost."""
    right = now.number

    def number(game: Any, card: Card, trait: str) -> int | None:
        if trait == "power" and is_creature(game, card) and not effects.upon(game, card, Modify, "power"):
            return 1000 * (right(game, card, "cost") or 0) + 100
        return right(game, card, trait)

    with replaced(now, "number", number):
        yield


@misreads("301.3b", "301.4b")
def the_latest_effect_on_power_counts() -> Iterator[None]:
    """Misreads 301.3b: of several effects on a creature's power only the latest counts."""
    right = now.number

    def number(game: Any, card: Card, trait: str) -> int | None:
        value = right(game, card, trait)
        upon = effects.upon(game, card, Modify, trait) if trait == "power" else []
        return value if value is None else value - sum(fixed or 0 for _, fixed in upon[:-1])

    with replaced(now, "number", number):
        yield


@misreads("301.4", "301.5")
def only_speed_attackers_attack() -> Iterator[None]:
    """Misreads 301.4: a creature does not attack unless an ability says so."""
    right = declaring_attackers.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        return [card for card in right(game, seat) if now.keyword(game, card, "speed-attacker")]

    with replaced(declaring_attackers, "can_attack", can_attack):
        yield


@misreads("301.4", "301.5")
def everything_attacks() -> Iterator[None]:
    """Misreads 301.4: every untapped card in the battle zone attacks."""
    right = declaring_attackers.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        others = [card for card in game.battle(seat) if not is_creature(game, card)]
        return [*right(game, seat), *others]

    with replaced(declaring_attackers, "can_attack", can_attack):
        yield


def _sick(when: Callable[[str, bool], bool]) -> Iterator[None]:
    """Let summoning sickness depend on how a creature last came, and on whether it came this turn."""
    came: dict[str, str] = {}
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str, *seal: Any) -> None:
        came[card.ref] = name
        right(game, card, origin, name, *seal)

    def sick(game: DMGame, card: Card) -> bool:
        slow = now.keyword(game, card, "speed-attacker") is None
        return slow and when(came.get(card.ref, ""), card.since > game.turn_began)

    with replaced(general, "_tell", tell), replaced(creatures, "has_summoning_sickness", sick):
        yield


@misreads("301.5", "301.6")
def summoned_creatures_attack_at_once() -> Iterator[None]:
    """Misreads 301.5: a creature that is summoned attacks at once; one that is put there does not."""
    yield from _sick(lambda came, late: late and came != "summon")


@misreads("301.5", "301.6")
def creatures_that_come_back_attack_at_once() -> Iterator[None]:
    """Misreads 301.5: a creature that an effect puts back attacks at once."""
    yield from _sick(lambda came, late: late and came != "put")


@misreads("301.5", "301.6")
def creatures_that_came_never_attack() -> Iterator[None]:
    """Misreads 301.5: a creature that came after the game began never attacks."""
    yield from _sick(lambda came, late: late or came != "")


@misreads("302.2")
def spells_go_to_the_graveyard_first() -> Iterator[None]:
    """Misreads 302.2: a spell lies in the graveyard as it does what it says."""

    def cast(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
        yield from general.move(game, card, "graveyard", "rule")
        for ability in [each for each in now.abilities(game, card) if each.kind == "spell"]:
            ctx = Context(controller=seat, source=card, ability=ability, item=game.oid("spell"))
            yield from resolving.resolve_ability(game, ctx)
        cards_in_transit.is_done(game, card)

    with replaced(spells, "cast", cast):
        yield


@misreads("302.2")
def spells_are_read_from_the_end() -> Iterator[None]:
    """Misreads 302.2: what a spell says is done in any order, the last first."""

    def backwards(game: Any, effect: Any, ctx: Context) -> Flow[None]:
        yield from perform(game, tuple(reversed(effect)), ctx)

    with replaced(resolving, "perform", backwards):
        yield
