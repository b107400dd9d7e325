"""3.9: the smash phase."""

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero.squares import IN_REACH, area
from reference.dimension_zero.state import Duel, rule
from reference.dimension_zero.zones import smash, turn
from reference.kernel import effects
from reference.kernel.game import Card, Flow


@rule("3.9.1")
def options(game: Duel) -> list[Option]:
    """3.9.1: with the stack empty the active player may smash, as often as she has units for it."""
    return [
        Option(verb="smash", card=card.ref)
        for slot in IN_REACH[game.active]
        for card in game.squares[slot]
        if can_smash(game, game.active, card)
    ]


@rule("3.9.1")
def can_smash(game: Duel, seat: Seat, card: Card) -> bool:
    """3.9.1: a unit of the active player smashes if it is released."""
    return card.controller == seat and card.turned == "ready" and not effects.forbidden(game, "smash", card)


@rule("3.9.1")
def smash_with(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """3.9.1: the unit is frozen and the opponent's top cards go to his smash zone."""
    yield from ()
    card = game.cards[str(option.card)]
    turn(game, card, "exhausted")
    smash(game, OTHER[seat], _force(game, seat, card))


@rule("3.9.1", "1.2.2")
def _force(game: Duel, seat: Seat, card: Card) -> int:
    """3.9.1: as many cards as the unit's smash, and one more from the enemy area.

    1.2.2: a smash below 0 is 0 here; the one more is added to that.
    """
    strike = effects.number(game, card, "strike")
    assert strike is not None
    return max(0, strike) + (1 if area(seat, str(card.place.slot)) == "enemy" else 0)
