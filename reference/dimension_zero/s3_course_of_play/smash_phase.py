"""3.9: the smash phase."""

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.card_state import turn
from reference.dimension_zero.s2_definitions.squares import IN_REACH, area
from reference.dimension_zero.s4_processing.replacement_effects import smash_cards
from reference.dimension_zero.s6_other_rules.bonds import standing
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects, now
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("3.9.1")
def smash_options(game: Duel) -> list[Option]:
    """List the units with which the active player may smash, as often as they like, with an empty stack."""
    return [
        Option(verb="smash", card=card.ref)
        for slot in IN_REACH[game.active]
        for card in standing(game, slot)
        if can_smash(game, game.active, card)
    ]


@rule("3.9.1")
def can_smash(game: Duel, seat: Seat, card: Card) -> bool:
    """Tell whether a unit can smash: it is released, and the active player controls it."""
    return card.controller == seat and card.turned == "ready" and not effects.forbidden(game, "smash", card)


@rule("3.9.1")
def smash_with(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Freeze the unit and put the opponent's top cards into their smash zone, without using the stack."""
    card = game.cards[str(option.card)]
    turn(game, card, "exhausted")
    yield from smash_cards(game, [OTHER[seat]], _force(game, seat, card))


@rule("3.9.1", also=("1.2.2",))
def _force(game: Duel, seat: Seat, card: Card) -> int:
    """Count the cards to smash: as many as the unit's smash, and one more if it stands in the enemy area.

    A smash below 0 counts as 0 already, before the one is added (1.2.2).
    """
    strike = now.number(game, card, "strike")
    assert strike is not None
    return strike + (1 if area(seat, str(card.place.slot)) == "enemy" else 0)
