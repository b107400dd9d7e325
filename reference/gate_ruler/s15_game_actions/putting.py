"""15-3, 15-13, 15-18: putting cards into zones."""

from collections.abc import Sequence

import msgspec

from duelproof.port import Option, Place, Seat
from duelproof.port.abilities import Move
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.s03_zones import placing
from reference.gate_ruler.s03_zones.moving import can_move, move, together
from reference.gate_ruler.s14_cards_and_abilities import automatic, continuous
from reference.gate_ruler.s14_cards_and_abilities.replacement import goes
from reference.gate_ruler.s16_keywords import genesis_and_abyssal
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import choosing, triggers
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing, cards_among
from reference.kernel.course import ask
from reference.kernel.flow import Flow

embodies(
    {
        "15-3c": triggers.hears,
        "15-3c-1": triggers.hears,
    }
)


def put(
    game: GateGame,
    card: Card,
    to: Place,
    name: str,
    by: Seat | None = None,
    source: Card | None = None,
) -> Flow[bool]:
    """Put a card into a zone, unless that is replaced (15-3a).

    Args:
        by: the player who moves it; None where the rules do, for whom the active player chooses.
        source: the card that does it, if one does.

    Returns:
        Whether the card moved there.
    """
    free = yield from goes(game, card, to, name, by, source)
    if free:
        move(game, card, to, name, by, source)
    return free


@rule("15-3a", also=("3-14c-2",))
def bury(
    game: GateGame,
    cards: list[Card],
    name: str,
    by: Seat | None = None,
    source: Card | None = None,
    *,
    whose: Seat | None = None,
) -> Flow[None]:
    """Put cards into graveyards together, except those for which that is replaced.

    Args:
        whose: the player into whose graveyard they are put; None for those of their owners.
    """
    moves = [(card, place("graveyard", whose or card.owner)) for card in cards]
    yield from put_together(game, moves, name, by, source)


@rule("15-3a", also=("12-4c-2", "3-2d-2", "14-13b", "14-2a-1", "14-9e-2", "14-14a"))
def put_together(
    game: GateGame,
    moves: Sequence[tuple[Card, Place]],
    name: str,
    by: Seat | None = None,
    source: Card | None = None,
) -> Flow[list[Card]]:
    """Put cards into zones simultaneously: none has left before all that is replaced has been replaced.

    Returns:
        The cards that moved there.
    """
    outside = [card for card, _ in moves if card.place.zone != "deck"]
    going: list[tuple[Card, Place, Place]] = []
    for card, to in moves:
        origin = card.place
        if (yield from goes(game, card, to, name, by, source)):
            going.append((card, origin, to))
    came: list[Card] = []
    with together(game, [card for card, _, _ in going]):
        for card, origin, to in going:
            if card.place is origin:
                move(game, card, to, name, by, source)
                came.append(card)
    yield from placing.order_in_decks(game, [card for card in outside if card not in came])
    return came


@rule("15-11b", also=("15-11a", "7-10b", "7-10b-1", "15-28a", "14-13b", "14-14a"))
def put_all_or_none(
    game: GateGame,
    moves: Sequence[tuple[Card, Place]],
    name: str,
    by: Seat | None = None,
    source: Card | None = None,
) -> Flow[bool]:
    """Put cards into zones simultaneously, or none if one of them cannot go, or something happens instead.

    One that leaves play is remembered as it was before the others came.

    Returns:
        Whether they moved there.
    """
    if not all(can_move(game, card, to) for card, to in moves):
        return False
    for card, to in moves:
        if not (yield from goes(game, card, to, name, by, source)):
            return False
    with together(game, [card for card, _ in moves]):
        for card, to in moves:
            move(game, card, to, name, by, source)
    return True


@rule("15-3a", also=("3-2i-1", "3-4c", "14-9a"))
def move_cards(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
    """Put cards into a zone; from the top of a deck one by one: between two a status can come about."""
    if instr.what.which != "top":
        yield from _move_at_once(game, instr, ctx)
        return
    many = yield from placing.how_many(game, ctx.controller, instr.what.count, instr.what.up_to, ctx)
    topmost = msgspec.structs.replace(instr, what=msgspec.structs.replace(instr.what, count=1))
    moved: list[Thing] = []
    done = False
    for already in range(many):
        if already:
            automatic.keep_watching(game)
        yield from _move_at_once(game, topmost, ctx)
        moved += ctx.it
        done |= ctx.did
    ctx.it, ctx.did = moved, done


@rule(
    "15-3a",
    also=(
        "15-3b-1",
        "15-13a",
        "15-18a",
        "15-18a-1",
        "15-18c",
        "3-2c-2",
        "3-2d-1",
        "3-2e",
        "3-2i",
        "3-2i-1",
        "3-17a",
    ),
)
def _move_at_once(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
    """Put cards into a zone together; a unit that comes into play so is special summoned."""
    things = cards_among((yield from choosing.things(game, instr.what, ctx)))
    decks = [(card, place(instr.to, placing.whose(game, instr, card, ctx))) for card in things]
    ordered = yield from placing.order_for_decks(game, decks, ctx)
    with together(game):
        before = game.clock
        moves: list[tuple[Card, Place]] = []
        for card in things:
            seat = placing.whose(game, instr, card, ctx)
            moves.append((card, (yield from _zone(game, instr, card, seat, ctx))))
        came = yield from put_together(game, moves, instr.verb, ctx.controller, ctx.source)
        for card in came:
            _turn_over(game, instr, card)
        new, now = [card for card in came if card.began > before], game.clock
        for card in came:
            card.since = now  # they came at the same time
        for card in new:
            card.began = now
            genesis_and_abyssal.note_genesis(game, card, ctx)
        game.stir(statics=True)
        placing.lay_in_order(game, ordered, top=instr.position == "top")
    yield from continuous.order_arrivals(game, new)
    ctx.it, ctx.did = list(things), bool(came)


def _turn_over(game: GateGame, instr: Move, card: Card) -> None:
    """Turn a card over if the effect says which side is up."""
    if instr.face is not None:
        placing.turn_over(game, card, instr.face)


@rule("15-3b", also=("15-3a", "15-3b-1", "15-4a", "15-18a"))
def _zone(game: GateGame, instr: Move, card: Card, seat: Seat, ctx: Context) -> Flow[Place]:
    """The player chooses among the zones meant: "a zone" for a unit is any attack or defense zone."""
    spots = placing.zones_left_open(game, instr, seat)
    slots = [Option(place=spot) for spot in spots if spot is not card.place]
    if not slots:
        return place(instr.to, seat, instr.slot)
    chosen = yield from ask.one(game, ctx.controller, "slot", slots, about=ctx.item)
    assert chosen.place is not None
    return chosen.place
