"""1.2.3 and the paying of 4.7.2: energy symbols, and the cards that are frozen for them."""

from collections.abc import Mapping
from itertools import combinations

from msgspec import UNSET, UnsetType

from duelproof.port import SEATS, Option, Seat
from reference.dimension_zero.state import Cost, Duel, Purse, rule
from reference.dimension_zero.zones import turn
from reference.kernel import ask, effects
from reference.kernel.game import Card, Flow

COLOURS = ("red", "black", "blue", "white", "green")
ONE = Cost(1)


@rule("1.2.3", "1.2.3-4", "2.4.3")
def cost_of(symbols: Mapping[str, int] | UnsetType) -> Cost:
    """Work out the energy that symbols ask for, in all and of each colour; no symbols, or 0, ask for none."""
    if symbols is UNSET:
        return Cost(0)
    coloured = tuple((colour, symbols[colour]) for colour in COLOURS if symbols.get(colour))
    return Cost(sum(symbols.values()), coloured)


@rule("2.4.1")
def use_cost(game: Duel, card: Card) -> Cost:
    """Find what a card costs to play now; what an effect adds or takes away is colourless."""
    name = card.spec.name
    cost = game.use_costs.get(name)
    if cost is None:
        cost = game.use_costs[name] = cost_of(card.printed.symbols)
    if effects.plain(game) or not isinstance(card.printed.cost, int):
        return cost
    changed = (effects.number(game, card, "cost") or 0) - card.printed.cost
    least = sum(n for _, n in cost.coloured)
    return Cost(max(least, cost.total + changed), cost.coloured) if changed else cost


@rule("2.5.1")
def move_cost(game: Duel, card: Card) -> Cost:
    """Find what it costs to move a unit."""
    name = card.spec.name
    cost = game.move_costs.get(name)
    if cost is None:
        cost = game.move_costs[name] = cost_of(card.printed.move_cost)
    return cost


@rule("1.2.3-1", "1.2.3-2")
def purse(game: Duel, seat: Seat) -> Purse:
    """Find what a player can freeze to pay: released cards in the energy zone and in the smash zone."""
    found = game.purses[seat]
    if found is not None and effects.plain(game):
        return found
    energy = [card for card in game.energy[seat] if card.turned == "ready"]
    colours: dict[str, int] = {}
    for card in energy:
        for colour in effects.words(game, card, "colors"):
            colours[colour] = colours.get(colour, 0) + 1
    smash = [card for card in game.smash[seat] if card.turned == "ready"]
    found = game.purses[seat] = Purse(energy, smash, colours)
    return found


@rule("1.2.3-1", "1.2.3-2")
def payable(game: Duel, have: Purse, cost: Cost) -> bool:
    """Tell whether a cost can be paid: colours from the energy zone, colourless energy from either zone."""
    if cost.total > len(have.energy) + len(have.smash):
        return False
    if not cost.coloured:
        return True
    for colour, many in cost.coloured:
        if have.colours.get(colour, 0) < many:
            return False
    return len(cost.coloured) == 1 or _spread(game, have.energy, cost.coloured)


def _spread(game: Duel, energy: list[Card], coloured: tuple[tuple[str, int], ...]) -> bool:
    """Tell whether several colours can be paid at once with cards that may each be of several colours."""
    colours = [set(effects.words(game, card, "colors")) for card in energy]
    for size in range(2, len(coloured) + 1):
        for group in combinations(coloured, size):
            wanted = {colour for colour, _ in group}
            if sum(n for _, n in group) > sum(1 for has in colours if has & wanted):
                return False
    return True


@rule("4.7.2-7", "4.7.2-8", "2.23.6-4", "2.23.7-4")
def pay(game: Duel, seat: Seat, cost: Cost, about: str | None) -> Flow[None]:
    """Pay a cost: the player says which cards to freeze for it, and all are frozen at once.

    What it comes to is settled before anybody chooses (4.7.2-7). Cards are frozen for energy only like
    this, never in advance (2.23.6-4, 2.23.7-4).
    """
    if cost.total == 0:
        return
    have = purse(game, seat)
    chosen: list[Card] = []
    left = list(have.energy)
    need = cost.coloured
    for index, (colour, many) in enumerate(cost.coloured):
        rest = need[index + 1 :]
        for _ in range(1 if not rest else many):
            fitting = [
                card
                for card in left
                if colour in effects.words(game, card, "colors")
                and (not rest or _leaves(game, left, card, ((colour, many - 1), *rest)))
            ]
            picked = yield from _freeze(game, seat, fitting, 1 if rest else many, about)
            chosen += picked
            left = [card for card in left if card not in picked]
            many -= 1
    colourless = cost.total - sum(n for _, n in cost.coloured)
    if colourless:
        chosen += yield from _freeze(game, seat, left + have.smash, colourless, about)
    with game.log.together():
        for card in chosen:
            turn(game, card, "exhausted")
    if game.log.wanted:
        # Nobody sees a card of the smash zone (2.23.7-2): then only "turned" tells, by where the cards lie.
        hidden = any(card.place.zone == "smash" for card in chosen)
        seen_by = frozenset[Seat]() if hidden else frozenset(SEATS)
        refs = tuple(card.ref for card in chosen)
        game.log.add("paid", player=seat, item=about, cards=refs, seen_by=seen_by)


def _leaves(game: Duel, energy: list[Card], spent: Card, coloured: tuple[tuple[str, int], ...]) -> bool:
    """Tell whether the other colours can still be paid once a card is spent."""
    left = [card for card in energy if card is not spent]
    need = tuple((colour, n) for colour, n in coloured if n)
    colours: dict[str, int] = {}
    for card in left:
        for colour in effects.words(game, card, "colors"):
            colours[colour] = colours.get(colour, 0) + 1
    return all(colours.get(colour, 0) >= n for colour, n in need) and _spread(game, left, need)


def _freeze(game: Duel, seat: Seat, cards: list[Card], many: int, about: str | None) -> Flow[list[Card]]:
    """Ask which cards to freeze; a card of the smash zone is pointed at by its place."""
    if many == len(cards) and not game.asks_forced:
        return cards
    options = [_option(game, card) for card in cards]
    picked = yield from ask.some(game, seat, "pay", options, many, many, about=about)
    by_option = dict(zip(options, cards, strict=True))
    return [by_option[option] for option in picked]


def _option(game: Duel, card: Card) -> Option:
    if card.place.zone == "energy":
        return Option(card=card.ref)
    seat = card.place.seat
    number = next(i for i, other in enumerate(game.zones[card.place], 1) if other is card)
    return Option(card=f"{seat}.smash#{number}")
