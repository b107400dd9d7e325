"""804.5, 806.1a, 807.1a: cards with several sides are turned over, and stay what they are otherwise."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.seals import judge_sealed
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s3_card_types.cross_gear import unhang
from reference.duel_masters.s3_card_types.weapons import equip, is_weapon
from reference.duel_masters.s5_turn.taking_part import take_out
from reference.duel_masters.s8_special_cards.sides import turn_up
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("804.5", also=("804.1a", "804.1b", "804.6a", "806.1a", "806.1b", "806.5a", "807.1a"))
def turn_over(game: DMGame, cards: list[Card], to: int | None, name: str) -> Flow[list[Card]]:
    """Turn cards of the battle zone over: each is the same as before, in the same pose and the same attack.

    Returns:
        The cards that were turned over.
    """
    turned = [card for card in cards if _lies_open(card) and _side(card, to) != card.side]
    with game.log.together():
        for card in turned:
            turn_up(game, card, _side(card, to), name)
    for card in turned:
        yield from _fit_in(game, card)
        triggers.happen(game, "flipped", card=card, player=card.owner, name=name)
    return turned


@rule("804.1a")
def _lies_open(card: Card) -> bool:
    """Tell whether a card can be turned over: it is in the battle zone, and under no other."""
    return card.place.zone == "battle" and card.over is None


def _side(card: Card, to: int | None) -> int:
    """Find the side to be turned up; it is the one that shows if the card has no other."""
    if card.spec.halves:
        return card.side
    if to is None:
        return (card.side + 1) % len(card.spec.faces)
    return to if to < len(card.spec.faces) else card.side


@rule("806.1a", also=("806.1b", "116.2"))
def _fit_in(game: DMGame, card: Card) -> Flow[None]:
    """What is a weapon now is put on a creature; nothing stays on, or in an attack, what is no creature.

    What has become a creature is ignored from then on if it has a seal.
    """
    judge_sealed(game, card)
    if is_weapon(game, card):
        yield from equip(game, card)
    else:
        card.host = card.hung_as = None
    if not is_creature(game, card):
        unhang(game, card)
        take_out(game, [card])
