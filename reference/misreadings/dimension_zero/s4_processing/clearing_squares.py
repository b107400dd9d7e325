"""Misreadings of 4.16.4-4 to 4.16.4-16: which cards rule effects take off the squares."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

from reference.dimension_zero.s2_definitions.card_data import is_of_class, is_unit
from reference.dimension_zero.s2_definitions.moving import to_graveyard
from reference.dimension_zero.s3_course_of_play.battling import fought_on
from reference.dimension_zero.s4_processing import replacement_effects, rule_effects
from reference.dimension_zero.s6_other_rules.bonds import is_bonded
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s4_processing.rule_effects import swept
from reference.misreadings.making import replaced


def power_of(game: Duel, card: Card) -> int:
    """Return the power of a unit now."""
    return now.number(game, card, "power") or 0


def broken(breaks: Callable[[Duel, Card], bool]) -> AbstractContextManager[None]:
    """Let units go by their power and damage under another condition."""
    return replaced(rule_effects, "_broken", breaks)


@misreads("4.16.4-4")
def no_power_is_enough_to_stay() -> Iterator[None]:
    """Misreads 4.16.4-4: a unit with power 0 stays."""

    def breaks(game: Duel, card: Card) -> bool:
        power = power_of(game, card)
        return power < 0 or (power > 0 and card.damage >= power)

    with broken(breaks):
        yield


@misreads("4.16.4-4")
def any_loss_of_power_is_enough() -> Iterator[None]:
    """Misreads 4.16.4-4: a unit whose power has fallen goes, however much it has left."""

    def breaks(game: Duel, card: Card) -> bool:
        power, printed = power_of(game, card), card.printed.power
        return power < (printed if isinstance(printed, int) else 1) or card.damage >= power

    with broken(breaks):
        yield


@misreads("4.16.4-4", "4.16.4-5")
def a_unit_goes_to_the_graveyard_of_its_controller() -> Iterator[None]:
    """Misreads 4.16.4-4, 4.16.4-5: a unit goes to the graveyard of the player who controls it."""
    right = replacement_effects.let_fall

    def let_fall(game: Duel, cards: list[Card], *how: Any, **named: Any) -> Flow[None]:
        for card in cards:
            card.owner = card.controller
        yield from right(game, cards, *how, **named)

    with replaced(replacement_effects, "let_fall", let_fall):
        yield


@misreads("4.16.4-5")
def damage_must_be_more_than_power() -> Iterator[None]:
    """Misreads 4.16.4-5: a unit with as much damage as power stays."""

    def breaks(game: Duel, card: Card) -> bool:
        power = power_of(game, card)
        changed = power != card.printed.power or card.owner != card.controller
        return power <= 0 or card.damage > power or (card.damage == power and changed)

    with broken(breaks):
        yield


@misreads("4.16.4-5")
def any_damage_is_enough() -> Iterator[None]:
    """Misreads 4.16.4-5: a unit with less damage than power goes, too."""
    with broken(lambda game, card: card.damage > 0 or power_of(game, card) <= 0):
        yield


@misreads("4.16.4-5")
def damage_must_be_just_as_much_as_power() -> Iterator[None]:
    """Misreads 4.16.4-5: a unit with more damage than power stays."""
    with broken(lambda game, card: power_of(game, card) <= 0 or card.damage == power_of(game, card)):
        yield


@misreads("4.16.4-5")
def damage_is_compared_with_printed_power() -> Iterator[None]:
    """Misreads 4.16.4-5: damage is compared with the power that is printed on the unit."""

    def breaks(game: Duel, card: Card) -> bool:
        printed = card.printed.power
        return power_of(game, card) <= 0 or card.damage >= (printed if isinstance(printed, int) else 0)

    with broken(breaks):
        yield


def second(goes: Callable[[Card, list[Card]], bool]) -> AbstractContextManager[None]:
    """Let cards of one player on one square go under another condition."""
    return replaced(rule_effects, "_comes_second", goes)


def mates(card: Card, cards: list[Card]) -> list[Card]:
    """Return the other cards on a square that the same player controls."""
    return [each for each in cards if each is not card and each.controller == card.controller]


@misreads("4.16.4-6", "4.16.4-7")
def who_comes_later_stays() -> Iterator[None]:
    """Misreads 4.16.4-6, 4.16.4-7: two cards of one player that come one after the other both stay."""
    with second(lambda card, cards: any(each.since == card.since for each in mates(card, cards))):
        yield


@misreads("4.16.4-6")
def who_was_there_goes_next() -> Iterator[None]:
    """Misreads 4.16.4-6: when the later of a player's units has gone, the one that was there goes, too."""
    right = rule_effects._misfits
    next_to_go: list[Card] = []

    def misfits(game: Duel, cards: list[Card]) -> list[Card]:
        due = right(game, cards)
        if len(due) == 1:
            next_to_go.extend(mates(due[0], cards))
        return due or [card for card in cards if card in next_to_go and len(cards) == 1]

    with replaced(rule_effects, "_misfits", misfits):
        yield


@misreads("4.16.4-6")
def the_owner_counts_for_units() -> Iterator[None]:
    """Misreads 4.16.4-6: of two units that one player owns the later goes, whoever controls them."""

    def goes(card: Card, cards: list[Card]) -> bool:
        later = any(each.owner == card.owner and each.since < card.since for each in cards)
        return later or any(each.since == card.since for each in mates(card, cards))

    with second(goes):
        yield


@misreads("4.16.4-6", "4.16.4-7")
def cards_that_come_together_stay() -> Iterator[None]:
    """Misreads 4.16.4-6, 4.16.4-7: cards of one player that come to a square at the same time stay."""
    with second(lambda card, cards: any(each.since < card.since for each in mates(card, cards))):
        yield


@misreads("4.16.4-8")
def nobody_is_stranded() -> Iterator[None]:
    """Misreads 4.16.4-8: a unit played to the centre area stays, though it meets no enemy."""
    with replaced(rule_effects, "_stranded", lambda game, going: []):
        yield


@misreads("4.16.4-8")
def who_is_stranded_is_followed() -> Iterator[None]:
    """Misreads 4.16.4-8: a stranded unit goes to the graveyard from wherever it has gone instead."""
    stranded, fall = rule_effects._stranded, replacement_effects.let_fall
    followed: list[Card] = []

    def noted(game: Duel, going: list[Card]) -> list[Card]:
        followed[:] = stranded(game, [])
        return [card for card in followed if card not in going]

    def let_fall(game: Duel, cards: list[Card], *more: Any, **said: Any) -> Flow[None]:
        yield from fall(game, cards, *more, **said)
        yield from to_graveyard(game, [card for card in followed if card.place.zone == "energy"])
        followed.clear()

    with replaced(rule_effects, "_stranded", noted), replaced(replacement_effects, "let_fall", let_fall):
        yield


def strands(stranded: Callable[[Duel, Card], bool]) -> AbstractContextManager[None]:
    """Let more units go than those that were played to the centre area."""
    right = rule_effects._misfits

    def misfits(game: Duel, cards: list[Card]) -> list[Card]:
        return right(game, cards) or [card for card in cards if len(cards) == 1 and stranded(game, card)]

    return replaced(rule_effects, "_misfits", misfits)


@misreads("4.16.4-8")
def who_is_played_at_home_is_stranded() -> Iterator[None]:
    """Misreads 4.16.4-8: a unit that was played to the own area goes, too."""
    with strands(lambda game, card: card.turned == "exhausted" and str(card.place.slot)[1] in "24"):
        yield


@misreads("4.16.4-8")
def the_centre_is_deadly() -> Iterator[None]:
    """Misreads 4.16.4-8: a unit that moves to an empty square of the centre area goes, too."""
    with strands(
        lambda game, card: card.since > 0 and str(card.place.slot)[1] == "3" and card.turned == "ready"
    ):
        yield


@misreads("4.16.4-9")
def who_joins_a_battle_is_stranded_after_it() -> Iterator[None]:
    """Misreads 4.16.4-9: a unit played into a battle in the centre area goes as soon as it has no enemy."""

    def stranded(game: Duel, going: list[Card]) -> list[Card]:
        card = game.entering
        if card is None:
            return []
        enemies = [
            each
            for each in game.zones[card.place]
            if each.controller != card.controller and each not in going
        ]
        battle = fought_on(game, str(card.place.slot))
        if battle is not None and (card, card.life) in battle.attackers:
            game.entering = None
            battle.doomed.append((card, card.life))
        elif card.place.zone != "square" or card in going or not enemies:
            game.entering = None
            return [card] if card.place.zone == "square" and card not in going else []
        return []

    with replaced(rule_effects, "_stranded", stranded):
        yield


@misreads("4.16.4-13")
def a_base_that_is_a_unit_stays_in_battle_space() -> Iterator[None]:
    """Misreads 4.16.4-13: a card in the battle space that is a unit and a base stays."""

    def stays(game: Duel, due: list[Card]) -> list[Card]:
        return [card for card in due if not (is_unit(game, card) and is_of_class(game, card, "base"))]

    with swept(stays):
        yield


@misreads("4.16.4-13")
def a_base_stays_in_battle_space() -> Iterator[None]:
    """Misreads 4.16.4-13: a card in the battle space that is a base alone, and not bonded, stays."""

    def stays(game: Duel, due: list[Card]) -> list[Card]:
        bases = [card for card in due if is_of_class(game, card, "base") and not is_unit(game, card)]
        return [card for card in due if card not in bases or is_bonded(card)]

    with swept(stays):
        yield


def kept_on_bases(keeps: Callable[[Duel, Card], bool]) -> AbstractContextManager[None]:
    """Let rule effects leave some cards on base squares."""
    right = rule_effects._base_misfits

    def misfits(game: Duel, cards: list[Card]) -> list[Card]:
        return [card for card in right(game, cards) if not keeps(game, card)]

    return replaced(rule_effects, "_base_misfits", misfits)


@misreads("4.16.4-14")
def a_unit_that_is_a_base_stays_in_base_space() -> Iterator[None]:
    """Misreads 4.16.4-14: a card in the base space that is a base and a unit stays."""
    with kept_on_bases(lambda game, card: is_unit(game, card) and is_of_class(game, card, "base")):
        yield


@misreads("4.16.4-14")
def a_unit_stays_in_base_space() -> Iterator[None]:
    """Misreads 4.16.4-14: a card in the base space that is a unit alone stays."""
    with kept_on_bases(lambda game, card: is_unit(game, card) and not is_of_class(game, card, "base")):
        yield


@misreads("4.16.4-15")
def a_card_of_no_class_stays_in_battle_space() -> Iterator[None]:
    """Misreads 4.16.4-15: a card without a class that is not bonded stays in the battle space."""

    def stays(game: Duel, due: list[Card]) -> list[Card]:
        return [card for card in due if now.words(game, card, "type") or is_bonded(card)]

    with swept(stays):
        yield


@misreads("4.16.4-13", "4.16.4-15")
def bonded_strategies_stay_whatever_they_are() -> Iterator[None]:
    """Misreads 4.16.4-13, 4.16.4-15: no rule effect takes what is bonded to a unit from a square."""
    with swept(lambda game, due: [card for card in due if not is_bonded(card)]):
        yield


@misreads("4.16.4-15")
def a_strategy_does_not_stay_on_a_square() -> Iterator[None]:
    """Misreads 4.16.4-15: a strategy that is not bonded goes from the squares as well."""
    right = rule_effects._is_misplaced

    def is_misplaced(game: Duel, card: Card, barred: str) -> bool:
        by_itself = now.words(game, card, "type") == ["strategy"] and not is_bonded(card)
        return by_itself or right(game, card, barred)

    with replaced(rule_effects, "_is_misplaced", is_misplaced):
        yield


@misreads("4.16.4-15")
def a_card_of_no_class_stays_in_base_space() -> Iterator[None]:
    """Misreads 4.16.4-15: a card without a class stays in the base space."""
    with kept_on_bases(lambda game, card: not now.words(game, card, "type")):
        yield


def _crowded(change: Callable[[Duel, list[Card]], list[Card]]) -> AbstractContextManager[None]:
    """Let the rules put other buried cards into graveyards."""
    right = rule_effects._crowded
    return replaced(rule_effects, "_crowded", lambda game: change(game, right(game)))


def _buried(game: Duel) -> list[Card]:
    return [card for card in game.cards.values() if card.over is not None]


def _is_alone_first(card: Card) -> bool:
    """Tell whether no card came under the same card at another time."""
    return card.over is not None and len({other.since for other in card.over.under}) == 1


@misreads("4.16.4-16")
def of_cards_buried_at_once_all_stay() -> Iterator[None]:
    """Misreads 4.16.4-16: only a card that is buried later than another goes."""
    with _crowded(lambda game, due: [card for card in due if not _is_alone_first(card)]):
        yield


@misreads("4.16.4-16")
def one_buried_card_lies_under_a_card() -> Iterator[None]:
    """Misreads 4.16.4-16: a second buried card goes whoever controls it."""

    def change(game: Duel, due: list[Card]) -> list[Card]:
        late = [card for card in _buried(game) if card.over and card.since > card.over.under[0].since]
        return [*due, *(card for card in late if card not in due)]

    with _crowded(change):
        yield


@misreads("4.16.4-16")
def one_buried_card_is_a_players() -> Iterator[None]:
    """Misreads 4.16.4-16: a second card that a player buries goes under whatever card it lies."""

    def change(game: Duel, due: list[Card]) -> list[Card]:
        there = [(card.since, card.controller) for card in _buried(game)]
        late = [
            card
            for card in _buried(game)
            if any(since < card.since and whose == card.controller for since, whose in there)
        ]
        return [*due, *(card for card in late if card not in due)]

    with _crowded(change):
        yield


@misreads("4.16.4-16")
def buried_cards_of_the_other_player_stay() -> Iterator[None]:
    """Misreads 4.16.4-16: a later card goes only if whoever has buried it owns it."""

    def change(game: Duel, due: list[Card]) -> list[Card]:
        return [card for card in due if card.owner == card.controller or _is_alone_first(card)]

    with _crowded(change):
        yield
