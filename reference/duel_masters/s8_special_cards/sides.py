"""804 to 807: which side of a card shows, and what that makes of it."""

from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s1_basics.what_is_needed import HYPERSPATIAL
from reference.duel_masters.s8_special_cards.twin_cards import lie
from reference.duel_masters.state import DMGame
from reference.kernel.abilities.standing import show_side
from reference.kernel.card import Card

embodies(
    {
        "804.2": show_side,
        "804.3": show_side,
        "806.2": show_side,
        "806.3": show_side,
    }
)


OF_NO_BACK = frozenset({"heartbeat", "ceremony", "nebula"})
"""807.1, 810.1: types of card of which some have a front on either side."""


@rule("804.1d", also=("806.1c", "807.1b", "810.1b"))
def has_two_fronts(card: Card) -> bool:
    """Tell whether a card has a front on each side: everybody sees it in any zone, as it has no back."""
    return len(card.spec.faces) > 1 and (card.printed.supertype in HYPERSPATIAL or is_either(card))


@rule("807.3", also=("810.2",))
def is_either(card: Card) -> bool:
    """Tell whether a card is taken for any of its sides outside the battle zone: heartbeats and such are."""
    return not OF_NO_BACK.isdisjoint(card.spec.faces[0].traits.type)


def lay_open(game: DMGame) -> None:
    """Lay the cards with two fronts face up as the table is set, and note which are taken for either side."""
    for card in game.cards.values():
        if has_two_fronts(card):
            card.either = is_either(card)
            if card.place.zone != "battle":  # where a seal lies face down
                card.face = "up"


@rule("804.6", also=("804.6a",))
def is_awakened(card: Card) -> bool:
    """A psychic creature is awakened as long as another side than its first one shows."""
    return card.printed.supertype == "psychic" and card.side != 0


def turn_up(game: DMGame, card: Card, side: int, name: str) -> None:
    """Turn another side of a card up where it lies, which everybody sees."""
    show_side(game, card, side)
    game.log.add("flipped", card=card, player=card.owner, name=name, value=card.side)


def front_again(game: DMGame, card: Card, zone: str) -> None:
    """Let the first side of a card show wherever it comes to; a twin card lies as it does there."""
    if card.spec.halves:
        lie(game, card, zone)
    elif card.side:
        show_side(game, card, 0)
