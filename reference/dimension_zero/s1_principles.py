"""1: which rule prevails (1.1), and numbers and symbols (1.2)."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, takewhile
from types import MappingProxyType

from msgspec import UnsetType

from duelproof.port import Seat
from duelproof.port.abilities import Cost as Part
from duelproof.port.selections import Amount
from reference.dimension_zero import index
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.state import Cost, Duel, Purse
from reference.kernel.abilities import choosing, effects, now, select
from reference.kernel.book import Illegal
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

embodies(
    {
        "1.1.3": ask.some,
        "1.1.4": choosing._picked,
        "1.2.1": select._arithmetic,
        "1.2.2": now.number,
    }
)


@rule("1.1.2", also=("1.1.1",))
def loses(game: Duel, seats: Sequence[Seat]) -> None:
    """Mark players as having lost, unless a card says that they cannot lose. Conceding skips this."""
    game.losers.update(seat for seat in seats if not effects.forbidden(game, "lose", seat))


@rule("1.1.2", also=("1.1.1",))
def wins(game: Duel, seat: Seat) -> None:
    """Mark a player as having won, unless a card says that they cannot win."""
    if not effects.forbidden(game, "win", seat):
        game.winners.add(seat)


LEAST = 0
"""What a number below zero counts as, unless it is being changed."""


@rule("1.2.2")
def how_many(game: Duel, value: Amount, ctx: Context) -> int:
    """Work out how many or how much an instruction means: less than none is none."""
    return max(LEAST, select.amount(game, value, ctx))


COLOURS = frozenset(("red", "black", "blue", "white", "green"))
ONE = Cost(1)


NO_LETTERS: Mapping[str, int] = MappingProxyType({})


@rule("1.2.3", also=("1.2.2", "1.2.3-3", "1.2.3-4", "2.4.3"))
def cost_of(symbols: Mapping[str, int] | UnsetType, letters: Mapping[str, int] = NO_LETTERS) -> Cost:
    """Work out the energy that symbols ask for, in all and of each colour; no symbols, or 0, ask for none.

    ``red_x`` is a red symbol with the letter X; a letter that stands for no number yet stands for 0.
    """
    asked: dict[str, int] = {}
    for symbol, many in (symbols or NO_LETTERS).items():
        colour, _, letter = symbol.partition("_")
        asked[colour] = asked.get(colour, 0) + (many * letters.get(letter, 0) if letter else many)
    coloured = tuple((colour, many) for colour, many in asked.items() if colour in COLOURS)
    return Cost(sum(asked.values()), coloured)


def energy_in(parts: Iterable[Part]) -> dict[str, int]:
    """Put together the energy symbols in the parts of a cost."""
    energy = [part.symbols for part in parts if part.kind == "energy"]
    return {symbol: sum(each.get(symbol, 0) for each in energy) for symbols in energy for symbol in symbols}


def letters_in(symbols: Mapping[str, int] | UnsetType) -> list[str]:
    """List the letters that stand by symbols."""
    return sorted({symbol.partition("_")[2] for symbol in symbols or () if "_" in symbol})


FAR = 100
"""A number that nobody can pay for."""
Pays = Callable[[Mapping[str, int]], bool]
"""Tells whether a cost can be paid if its letters stand for these numbers: the greater, the dearer it is."""
Fits = Callable[[Mapping[str, int]], bool]
"""Tells whether the rest allows these numbers, too: whether there are targets for them."""


@rule("1.2.3-3")
def choose_letters(
    game: Duel, seat: Seat, letters: Sequence[str], pays: Pays, fits: Fits, about: str | None
) -> Flow[dict[str, int]]:
    """Ask for the numbers that the letters in a cost stand for: as the player likes, if it can be paid."""
    chosen: dict[str, int] = {}
    for after, letter in enumerate(letters, 1):
        found = numbers_for(letter, letters[after:], chosen, pays, fits)
        chosen[letter] = yield from ask.number(game, seat, found[0], found[-1], about=about)
    return chosen


@rule("1.2.3-3")
def can_stand(letters: Sequence[str], pays: Pays, fits: Fits, chosen: Mapping[str, int] = NO_LETTERS) -> bool:
    """Tell whether there are numbers for all letters in a cost, if it has any, beside those chosen."""
    if not letters:
        return fits(chosen)
    letter, *others = letters
    return any(can_stand(others, pays, fits, each) for each in _payable_numbers(letter, chosen, pays))


@rule("1.2.3-3")
def numbers_for(
    letter: str, others: Sequence[str], chosen: Mapping[str, int], pays: Pays, fits: Fits
) -> list[int]:
    """Find the numbers that a letter may stand for, beside those chosen, so that the others have some too."""
    supposed = _payable_numbers(letter, chosen, pays)
    return [each[letter] for each in supposed if can_stand(others, pays, fits, each)]


def _payable_numbers(letter: str, chosen: Mapping[str, int], pays: Pays) -> Iterator[Mapping[str, int]]:
    """Suppose each number for a letter, from 0 on, as long as the cost can be paid."""
    return takewhile(pays, ({**chosen, letter: number} for number in range(FAR)))


@index.until_a_change
@rule("1.2.3-1", also=("1.2.3-2", "2.23.6-1", "2.23.7-4"))
def purse(game: Duel, seat: Seat) -> Purse:
    """Find what a player can freeze to pay: released cards in the energy zone and in the smash zone."""
    return _purse_of(game, [card for card in game.energy[seat] + game.smash[seat] if card.turned == "ready"])


@rule("1.2.3-1", also=("1.2.3-2", "2.23.6-1", "2.23.7-4"))
def _purse_of(game: Duel, cards: list[Card]) -> Purse:
    """Count how many of some cards can pay for each colour."""
    colours: dict[str, int] = {}
    for card in cards:
        for colour in pays_for(game, card):
            colours[colour] = colours.get(colour, 0) + 1
    return Purse(cards, colours)


@rule("1.2.3-1", also=("1.2.3-2", "4.7.2-3"))
def purse_beside(game: Duel, seat: Seat, card: Card) -> Purse:
    """Find what can pay beside a card: one that is played lies on the stack then, and does not pay itself."""
    have = purse(game, seat)
    if card not in have.cards:
        return have
    return _purse_of(game, [each for each in have.cards if each is not card])


@rule("1.2.3-1")
def pays_for(game: Duel, card: Card) -> Collection[str]:
    """Find the colours of energy for which a card can be frozen.

    In the energy zone it is its own colours. In the smash zone it is none, or all where the match says so.
    """
    if card.place.zone == "energy":
        return now.words(game, card, "colors")
    return COLOURS if game.format.get("smash_pays_colors") else ()


@rule("1.2.3-1", also=("1.2.3-2", "2.23.6-1", "2.23.7-4"))
def payable(game: Duel, have: Purse, cost: Cost) -> bool:
    """Tell whether a cost can be paid: colours from the energy zone, colourless energy from either zone."""
    if cost.total > len(have.cards):
        return False
    for colour, many in cost.coloured:
        if have.colours.get(colour, 0) < many:
            return False
    return len(cost.coloured) < 2 or spread(game, have.cards, cost.coloured)


def spread(game: Duel, energy: list[Card], coloured: tuple[tuple[str, int], ...]) -> bool:
    """Tell whether several colours can be paid at once with cards that may each be of several colours.

    They can if for each group of colours as many cards are of any of them as it asks for (Hall's theorem).
    """
    colours = [{*pays_for(game, card)} for card in energy]
    return all(
        sum(asked.values()) <= sum(not has.isdisjoint(asked) for has in colours)
        for size, _ in enumerate(coloured, 1)
        for asked in map(dict, combinations(coloured, size))
    )


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
