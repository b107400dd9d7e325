"""4.16: what the rules sweep away whenever a player would get priority."""

from duelproof.port import OTHER, SEATS
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s3_course_of_play import ending
from reference.dimension_zero.s3_course_of_play.battling import fought_on
from reference.dimension_zero.s4_processing.replacement_effects import let_fall
from reference.dimension_zero.s6_other_rules.bonds import standing
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
    going: list[Card] = []
    for slot, cards in game.squares.items():
        if cards:
            _misfits(game, standing(game, slot), going)
    for seat in SEATS:
        for cards in game.bases[seat].values():
            if cards:
                _base_misfits(game, cards, going)
    _stranded(game, going)
    going += _crowded(game)
    if not going:
        return False
    game.busy += 1
    yield from let_fall(game, going, "rule")
    return True


@rule("4.16.4-4", also=("4.16.4-5", "4.16.4-6", "4.16.4-13", "4.16.4-15"))
def _misfits(game: Duel, cards: list[Card], going: list[Card]) -> None:
    """Collect what cannot stay on a square of the battle space.

    That is a unit with no power left or with as much damage as power, a unit that came to another of the
    same player's (4.16.4-6), and a card that is a base (4.16.4-13) or no unit (4.16.4-15).
    """
    for card in cards:
        types = now.words(game, card, "type")
        stays = "unit" in types and "base" not in types
        if not stays or _broken(game, card) or _comes_second(card, cards):
            going.append(card)


@index.unless_sturdy
@rule("4.16.4-5", also=("4.16.4-4",))
def _broken(game: Duel, card: Card) -> bool:
    """Tell whether a unit has no power left, or as much damage as power."""
    return card.damage >= (now.number(game, card, "power") or 0)


@rule("4.16.4-6", also=("4.16.4-7",))
def _comes_second(card: Card, cards: list[Card]) -> bool:
    """Tell whether a card of the same player was on the square first, or came there at the same time."""
    return any(
        other is not card and other.controller == card.controller and other.since <= card.since
        for other in cards
    )


@rule("4.16.4-7", also=("4.16.4-14", "4.16.4-15"))
def _base_misfits(game: Duel, cards: list[Card], going: list[Card]) -> None:
    """Collect what cannot stay on a base square: every base after the first, units, and cards of no class."""
    for card in cards:
        types = now.words(game, card, "type")
        stays = "base" in types and "unit" not in types
        if not stays or _comes_second(card, cards):
            going.append(card)


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
def _stranded(game: Duel, going: list[Card]) -> None:
    """Collect the units played into the centre area that meet no enemy there.

    One that does meet an enemy goes when the battle with it ends (4.16.4-9). It stays on the list until that
    battle goes on.
    """
    entering, game.entering = game.entering, []
    for card in entering:
        if card.place.zone != "square" or card in going:
            continue
        slot = str(card.place.slot)
        enemies = [
            other
            for other in standing(game, slot)
            if other.controller == OTHER[card.controller] and other not in going
        ]
        if not enemies:
            going.append(card)
        elif (battle := fought_on(game, slot)) is not None:
            battle.doomed.append((card, card.life))
        else:
            game.entering.append(card)


@rule("4.16.4-3", also=("4.16.4-3-1", "4.16.4-3-2", "3.11.1", "3.11.1-1"))
def meetings(game: Duel) -> list[str]:
    """Find the squares where units of both players meet and no battle is being fought.

    This is asked only when no other rule effect is due (4.16.4-3-1).
    """
    return [
        slot
        for slot, cards in game.squares.items()
        if len(cards) > 1
        and len({card.controller for card in standing(game, slot)}) > 1
        and fought_on(game, slot) is None
    ]
