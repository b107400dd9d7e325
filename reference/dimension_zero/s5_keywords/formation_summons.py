"""5.8: formation summons."""

from collections.abc import Callable, Sequence

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from duelproof.port.abilities import Cost as Part
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.squares import FILES, OWN_RANK, stands
from reference.dimension_zero.s6_other_rules.bonds import standing
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card

NAME = "formation_summon"
MIDDLE = "b3"


@rule("5.8.2", also=("4.2.3", "4.7.2-3"))
def summons(game: Duel, card: Card) -> list[Ability]:
    """List the formation summons of a card, one for each cost that is said beside any of them."""
    said = now.keywords(game, card, NAME)
    costs = [each.cost for each in said]
    return [each for index, each in enumerate(said) if costs.index(each.cost) == index]


@rule("5.8.2", also=("5.8.1", "5.8.3", "4.2.3"))
def squares_of_formation(game: Duel, seat: Seat, card: Card, cost: Sequence[Part]) -> list[str]:
    """Find the squares to which a formation summon of a card, for a certain cost, lets it be played now.

    The formation must be there, and no other unit of the player on the square.
    """
    alike = [each for each in now.keywords(game, card, NAME) if each.cost == cost]
    found = {slot for each in alike for slot in FORMATIONS[str(each.name)](game, seat)}
    return [slot for slot in game.squares if slot in found and not has_unit(game, seat, slot)]


def has_unit(game: Duel, seat: Seat, slot: str) -> bool:
    """Tell whether a unit of a player stands on a square of the battle space."""
    return any(card.controller == seat for card in standing(game, slot))


@rule("5.8.2-7", also=("5.8.2-8", "6.1.3", "6.6.4"))
def has_card(seat: Seat, cards: Sequence[Card]) -> bool:
    """Tell whether one of the cards on a square is a player's, or of those that are buried under them."""
    return any(each.controller == seat for card in cards for each in (card, *card.under))


def has_card_in_base(game: Duel, seat: Seat, file: str) -> bool:
    """Tell whether a card of a player lies on that player's base square of a line."""
    return any(slot[0] == file and has_card(seat, cards) for slot, cards in game.bases[seat].items())


def enemy_rank(seat: Seat) -> str:
    """Get the rank of the area that is the enemy's for a player."""
    return OWN_RANK["bob" if seat == "alice" else "alice"]


@rule("5.8.2-1")
def straight(game: Duel, seat: Seat) -> list[str]:
    """Ask for own units on the outer lines in the centre area; between them it is played."""
    there = has_unit(game, seat, "a3") and has_unit(game, seat, "c3")
    return [MIDDLE] if there else []


@rule("5.8.2-2")
def triangle(game: Duel, seat: Seat) -> list[str]:
    """Ask for own units on the outer lines in the own area and on the middle line in the enemy area."""
    own, enemy = OWN_RANK[seat], enemy_rank(seat)
    sides = has_unit(game, seat, f"a{own}") and has_unit(game, seat, f"c{own}")
    return [MIDDLE] if sides and has_unit(game, seat, f"b{enemy}") else []


@rule("5.8.2-3")
def cross(game: Duel, seat: Seat) -> list[str]:
    """Ask for own units on the outer lines in the own area and in the enemy area."""
    own, enemy = OWN_RANK[seat], enemy_rank(seat)
    there = (
        has_unit(game, seat, f"a{own}")
        and has_unit(game, seat, f"c{own}")
        and has_unit(game, seat, f"a{enemy}")
        and has_unit(game, seat, f"c{enemy}")
    )
    return [MIDDLE] if there else []


@rule("5.8.2-4")
def underbar(game: Duel, seat: Seat) -> list[str]:
    """Ask for own units on all squares of the own area."""
    own = OWN_RANK[seat]
    sides = has_unit(game, seat, f"a{own}") and has_unit(game, seat, f"c{own}")
    return [MIDDLE] if sides and has_unit(game, seat, f"b{own}") else []


@rule("5.8.2-5")
def small_eye(game: Duel, seat: Seat) -> list[str]:
    """Find the squares behind own units, on the same line."""
    return [
        slot
        for slot in game.squares
        if any(has_unit(game, seat, there) and stands(seat, "behind", slot, there) for there in game.squares)
    ]


@rule("5.8.2-6")
def big_eye(game: Duel, seat: Seat) -> list[str]:
    """Find the squares of the centre area with own units before and behind, in the enemy and own area."""
    own, enemy = OWN_RANK[seat], enemy_rank(seat)
    return [
        f"{file}3"
        for file in FILES
        if has_unit(game, seat, f"{file}{own}") and has_unit(game, seat, f"{file}{enemy}")
    ]


@rule("5.8.2-7")
def big_triangle(game: Duel, seat: Seat) -> list[str]:
    """Ask for own cards on the outer own base squares and on the middle line in the enemy area."""
    sides = has_card_in_base(game, seat, "a") and has_card_in_base(game, seat, "c")
    return [MIDDLE] if sides and has_card(seat, game.squares[f"b{enemy_rank(seat)}"]) else []


@rule("5.8.2-8")
def bottom_bar(game: Duel, seat: Seat) -> list[str]:
    """Ask for own cards on all own base squares."""
    sides = has_card_in_base(game, seat, "a") and has_card_in_base(game, seat, "c")
    return [MIDDLE] if sides and has_card_in_base(game, seat, "b") else []


FORMATIONS: dict[str, Callable[[Duel, Seat], list[str]]] = {
    "straight": straight,
    "triangle": triangle,
    "x": cross,
    "underbar": underbar,
    "small_eye": small_eye,
    "big_eye": big_eye,
    "big_triangle": big_triangle,
    "bottom_bar": bottom_bar,
}
"""The formations, by name: each gives the squares to which it lets its card be played."""
