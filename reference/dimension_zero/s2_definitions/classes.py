"""2.20: units, bases and strategies, and where they are played."""

from duelproof.port import Option, Place, Seat
from duelproof.port.abilities import Move
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.card_data import is_of_class
from reference.dimension_zero.s2_definitions.squares import BASE_SPACE, PLACES, PLAYABLE, area
from reference.dimension_zero.s6_other_rules.bonds import standing
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card, place
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("2.20.1-2", also=("2.24.7-1", "2.23.8", "2.23.8-1"))
def open_squares(game: Duel, seat: Seat) -> list[str]:
    """Find where a player may play units: in their own area or the centre, where none of theirs stands."""
    return [slot for slot in PLAYABLE[seat] if all(card.controller != seat for card in standing(game, slot))]


@rule("2.20.2-2", also=("2.24.2", "2.23.8", "2.23.8-1", "2.23.1"))
def open_bases(game: Duel, seat: Seat) -> list[str]:
    """Find where a player may play bases: on their own base squares, where no base of theirs lies."""
    taken = {card.place.slot for card in bases_of(game, seat) if card.controller == seat}
    return [slot for slot in BASE_SPACE[seat] if slot not in taken]


@rule("2.20.2-2", also=("2.6.3",))
def bases_of(game: Duel, seat: Seat) -> list[Card]:
    """List the bases on a player's base squares."""
    return [card for cards in game.bases[seat].values() for card in cards if is_of_class(game, card, "base")]


@rule("2.20.1-5", also=("2.20.2-4", "4.12.2"))
def free_spots(game: Duel, instr: Move, card: Card, seat: Seat) -> list[Place]:
    """Find the squares on which an effect can have a player put a card.

    A unit comes to a square without a unit of whoever controls it then.
    """
    if instr.to == "base":
        return [place("base", seat, slot) for slot in open_bases(game, seat)]
    return [
        spot
        for slot, spot in PLACES.items()
        if all(other.controller != card.controller for other in standing(game, slot))
        and (instr.slot is None or area(seat, slot) == "own")
    ]


@rule("2.20.1-2", also=("2.20.2-2", "2.23.8", "2.23.8-1", "2.23.1"))
def choose_square(game: Duel, seat: Seat, card: Card) -> Flow[Place | None]:
    """Ask for the square of a unit or a base as it is played."""
    if is_of_class(game, card, "unit"):
        spots = [PLACES[slot] for slot in open_squares(game, seat)]
    elif is_of_class(game, card, "base"):
        spots = [place("base", seat, slot) for slot in open_bases(game, seat)]
    else:
        return None
    chosen = yield from ask.one(game, seat, "slot", [Option(place=spot) for spot in spots], about=card.ref)
    return chosen.place


@rule("2.20.1-8", also=("2.20.2-6",))
def in_order_of_arrival(game: Duel, cards: list[Card]) -> Flow[list[Card]]:
    """Have the active player say in which order cards come that come to squares together.

    They are all there from the same time on. Their order says whose text begins to work first, so it is asked
    for where several have a text that does.
    """
    if sum(any(ability.kind == "static" for ability in card.abilities) for card in cards) < 2:
        return cards
    options = {Option(card=card.ref): card for card in cards}
    ordered = yield from ask.order(game, game.active, "order", list(options))
    return [options[option] for option in ordered]
