"""1: which rule prevails (1.1), and numbers and symbols (1.2)."""

from collections.abc import Mapping
from itertools import combinations

from msgspec import UNSET, UnsetType

from duelproof.port import Seat
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Cost, Duel, Purse
from reference.kernel.abilities import effects, now
from reference.kernel.book import Illegal
from reference.kernel.card import Card


@rule("1.1.2", also=("1.1.1",))
def loses(game: Duel, seat: Seat) -> None:
    """Mark a player as having lost, unless a card says that they cannot lose. Conceding skips this."""
    if not effects.forbidden(game, "lose", seat):
        game.losers.add(seat)


@rule("1.1.2", also=("1.1.1",))
def wins(game: Duel, seat: Seat) -> None:
    """Mark a player as having won, unless a card says that they cannot win."""
    if not effects.forbidden(game, "win", seat):
        game.winners.add(seat)


COLOURS = ("red", "black", "blue", "white", "green")
ONE = Cost(1)


@rule("1.2.3", also=("1.2.3-4", "2.4.3"))
def cost_of(symbols: Mapping[str, int] | UnsetType) -> Cost:
    """Work out the energy that symbols ask for, in all and of each colour; no symbols, or 0, ask for none."""
    if symbols is UNSET:
        return Cost(0)
    coloured = tuple((colour, symbols[colour]) for colour in COLOURS if symbols.get(colour))
    return Cost(sum(symbols.values()), coloured)


@index.until_a_change
@rule("1.2.3-1", also=("1.2.3-2",))
def purse(game: Duel, seat: Seat) -> Purse:
    """Find what a player can freeze to pay: released cards in the energy zone and in the smash zone."""
    energy = [card for card in game.energy[seat] if card.turned == "ready"]
    colours: dict[str, int] = {}
    for card in energy:
        for colour in now.words(game, card, "colors"):
            colours[colour] = colours.get(colour, 0) + 1
    smash = [card for card in game.smash[seat] if card.turned == "ready"]
    return Purse(energy, smash, colours)


@rule("1.2.3-1", also=("1.2.3-2",))
def payable(game: Duel, have: Purse, cost: Cost) -> bool:
    """Tell whether a cost can be paid: colours from the energy zone, colourless energy from either zone."""
    if cost.total > len(have.energy) + len(have.smash):
        return False
    if not cost.coloured:
        return True
    for colour, many in cost.coloured:
        if have.colours.get(colour, 0) < many:
            return False
    return len(cost.coloured) == 1 or spread(game, have.energy, cost.coloured)


def spread(game: Duel, energy: list[Card], coloured: tuple[tuple[str, int], ...]) -> bool:
    """Tell whether several colours can be paid at once with cards that may each be of several colours."""
    colours = [set(now.words(game, card, "colors")) for card in energy]
    for size in range(1, len(coloured) + 1):
        for group in combinations(coloured, size):
            wanted = {colour for colour, _ in group}
            if sum(n for _, n in group) > sum(1 for has in colours if has & wanted):
                return False
    return True


FORBIDDEN = 10


@rule("1.2.4", also=("2.19.0",))
def check_forbidden(game: Duel, seat: Seat) -> None:
    """Check that the forbidden symbols in a deck add up to 10 at most.

    Raises:
        Illegal: they are more.
    """
    deck = game.decks[seat]
    forbidden = sum(card.printed.forbidden for card in deck if isinstance(card.printed.forbidden, int))
    if forbidden > FORBIDDEN:
        reason = f"forbidden symbols in a deck add up to at most {FORBIDDEN}, {seat}'s to {forbidden}"
        raise Illegal("illegal-deck", reason, "DZ-1.2.4", "DZ-2.19.0")
