"""4.16: what the rules sweep away whenever a player would get priority."""

from collections.abc import Collection, Sequence

from duelproof.port import SEATS
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.card_data import is_of_class, is_unit
from reference.dimension_zero.s3_course_of_play import ending
from reference.dimension_zero.s3_course_of_play.battling import fought_on, plays
from reference.dimension_zero.s4_processing.replacement_effects import let_fall
from reference.dimension_zero.s6_other_rules.bonds import occupied, standing
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("4.16.1", also=("4.16.2", "4.6.3"))
def sweep(game: Duel) -> Flow[bool]:
    """Carry out all rule effects that are due together, except battles.

    Returns:
        Whether there were any; then others may have become due.
    """
    ending.lose_by_rule(game)
    going: list[Card] = [
        *(card for slot in occupied(game) for card in _misfits(game, game.squares[slot])),
        *(card for cards in _laid_bases(game) for card in _base_misfits(game, cards)),
    ]
    going += [*_stranded(game, going), *_crowded(game)]
    if not going:
        return False
    game.busy += 1
    yield from let_fall(game, going, "rule")
    return True


@index.where_bases_lie
def _laid_bases(game: Duel) -> list[list[Card]]:
    """List what lies on each base square where there may be cards that cannot stay."""
    return [cards for seat in SEATS for cards in game.bases[seat].values()]


@index.unless_sturdy
@rule("4.16.4-5", also=("4.16.4-4",))
def _broken(game: Duel, card: Card) -> bool:
    """Tell whether a unit has no power left, or as much damage as power."""
    power = now.number(game, card, "power")
    return not power or card.damage >= power


@index.unless_a_lone("unit", or_if=lambda game, card: _broken(game, card))
@rule("4.16.4-4", also=("4.16.4-5", "4.16.4-6", "4.16.4-13", "4.16.4-15"))
def _misfits(game: Duel, cards: list[Card]) -> list[Card]:
    """Find what cannot stay on a square of the battle space, by itself or with the unit that it is bonded to.

    That is a unit with no power left or with as much damage as power, a unit that came to another of the
    same player's (4.16.4-6), and a card that is a base (4.16.4-13) or of no class (4.16.4-15).
    """
    units = [card for card in cards if is_unit(game, card)]
    going = [card for card in units if _broken(game, card) or _comes_second(card, units)]
    return [card for card in cards if card in going or _is_misplaced(game, card, "base")]


@rule("4.16.4-13", also=("4.16.4-14", "4.16.4-15"))
def _is_misplaced(game: Duel, card: Card, barred: str) -> bool:
    """Tell whether a card is of the class that cannot stay where it is, or of none at all."""
    types = now.words(game, card, "type")
    return barred in types or not types


@rule("4.16.4-6", also=("4.16.4-7",))
def _comes_second(card: Card, cards: list[Card]) -> bool:
    """Tell whether a card of the same player was on the square first, or came there at the same time."""
    return any(
        other is not card and other.controller == card.controller and other.since <= card.since
        for other in cards
    )


@index.unless_a_lone("base")
@rule("4.16.4-7", also=("4.16.4-14", "4.16.4-15"))
def _base_misfits(game: Duel, cards: list[Card]) -> list[Card]:
    """Find what cannot stay on a base square: every base after the first, units, and cards of no class."""
    bases = [card for card in cards if is_of_class(game, card, "base")]
    going = [card for card in bases if _comes_second(card, bases)]
    return [card for card in cards if card in going or _is_misplaced(game, card, "unit")]


@index.if_any_is_buried
@rule("4.16.4-16")
def _crowded(game: Duel) -> list[Card]:
    """Find the buried cards that came under a card where another of the same player's was, or came too."""
    spaces = (game.squares, *game.bases.values())
    return [
        below
        for space in spaces
        for lying in space.values()
        for card in lying
        for below in card.under
        if _comes_second(below, card.under)
    ]


@rule("4.16.4-8", also=("4.16.4-9", "2.20.1-6"))
def _stranded(game: Duel, going: list[Card]) -> list[Card]:
    """Find the unit just played into the centre area, if it meets no enemy there.

    One that does meet an enemy goes when the battle with it ends (4.16.4-9), though the enemy may be gone as
    soon as that begins. It is remembered until that battle goes on.
    """
    card, game.entering = game.entering, None
    if card is None or card.place.zone != "square" or card in going:
        return []
    slot = str(card.place.slot)
    battle = fought_on(game, slot)
    fights = battle is not None and plays(battle, card, "attacking")
    if not fights and not _meet(game, slot, going):
        return [card]
    if battle is None:
        game.entering = card
    else:
        battle.doomed.append((card, card.life))
    return []


@rule("4.16.4-3", also=("4.16.4-8",))
def _meet(game: Duel, slot: str, going: Sequence[Card] = ()) -> bool:
    """Tell whether units of both players are on a square, beside those that a rule effect takes off it."""
    return len({card.controller for card in standing(game, slot) if card not in going}) > 1


@rule("4.16.4-3", also=("4.16.4-3-1", "4.16.4-3-2", "3.11.1", "3.11.1-1"))
def meetings(game: Duel) -> list[str]:
    """Find the squares where units of both players meet and no battle is being fought.

    This is asked only when no other rule effect is due (4.16.4-3-1).
    """
    return [slot for slot in _crowds(game) if _meet(game, slot) and fought_on(game, slot) is None]


@index.where_several_lie
def _crowds(game: Duel) -> Collection[str]:
    """Name the squares where units may meet."""
    return game.squares
