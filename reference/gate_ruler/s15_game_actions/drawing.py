"""15-6, 15-8, 15-9: choosing from the deck, drawing and discarding."""

import msgspec

from duelproof.port import Place, Seat
from duelproof.port.abilities import Discard, Draw, Move, Search
from duelproof.port.selections import Filter, Select
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones import placing
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.s14_cards_and_abilities.replacement import goes, instead
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.s15_game_actions.putting import move_cards
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import select
from reference.kernel.abilities.effects import forbidden
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening, cards_among
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow


@rule("15-6a", also=("1-5b-2", "15-6a-1", "15-6a-2", "15-6b", "15-18b", "3-4a-1", "16-13b-4"))
def search(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
    """Look through the deck, put what was found aside, shuffle the rest, and put it where it says.

    A search for no card is not made.
    """
    seat, many = ctx.controller, select.amount(game, instr.n, ctx)
    if many <= 0:
        ctx.it, ctx.did = [], False
        return
    deck = game.zone("deck", seat)
    found = [card for card in deck if select.matches(game, card, _in_deck(instr.filter), ctx)]
    most = min(len(found), many)
    least = most if instr.filter == Filter() else 0
    game.log.add(
        "searched", player=seat, seen_by=frozenset((seat,)), cards=tuple(c.ref for c in deck), to=(seat,)
    )
    for card in deck:
        card.shown_to = frozenset((seat,))
    options = [game.option_for(card) for card in found]
    chosen = yield from ask.some(game, seat, "find", options, least, most, about=ctx.item)
    for card in deck:
        card.shown_to = frozenset()
    ctx.it = [game.cards[str(option.card)] for option in chosen]
    aside = cards_among(ctx.it)
    rest = [card for card in deck if card not in aside]
    yield from chance.shuffle(game, rest, seat)
    deck[:] = [*aside, *rest]
    yield from move_cards(game, Move(what=Select(which="it"), to=instr.to), ctx)


def _in_deck(wanted: Filter) -> Filter:
    """The same filter, of cards in a deck."""
    return msgspec.structs.replace(wanted, zones=("deck",))


@rule("15-8b", also=("3-2i-1", "4-2b", "15-8a"))
def draw(game: GateGame, instr: Draw, ctx: Context) -> Flow[None]:
    """Draw as many cards as it says."""
    ctx.did = False
    for seat in select.players(game, instr.who, ctx):
        many = yield from placing.how_many(game, seat, instr.n, instr.up_to, ctx.speaking_of(seat))
        ctx.did |= yield from draw_cards(game, seat, many)


@rule("15-8a", also=("14-13d", "14-9a", "15-8b"))
def draw_cards(game: GateGame, seat: Seat, count: int) -> Flow[bool]:
    """Draw cards one by one, each unless that is replaced; between two a status can come about.

    Returns:
        Whether any was drawn.
    """
    drawn = False
    for already in range(count):
        if already:
            automatic.keep_watching(game)
        if not can_draw(game, seat):
            break
        event = Happening("draw", player=seat, by=seat)
        if (yield from instead(game, event, seat)) is not None:
            drawn |= yield from _draw_one(game, seat)
    return drawn


@rule("15-8a", also=("14-13b",))
def _draw_one(game: GateGame, seat: Seat) -> Flow[bool]:
    """Put the top card of the deck into the hand, unless that move is replaced.

    Returns:
        Whether it was drawn.
    """
    top = game.zone("deck", seat)[:1]
    free = bool(top) and (yield from goes(game, top[0], place("hand", seat), "draw", seat, None))
    if free:
        take_top_cards(game, seat, 1)
    return free


@rule("15-8a", also=("15-8b", "1-5b-1", "1-5b-2", "1-5d", "3-5a", "3-2f", "3-2f-1", "3-2c"))
def take_top_cards(game: GateGame, seat: Seat, count: int) -> None:
    """Put the top card of the deck into the hand, as many times as it says and there is one."""
    for card in game.zone("deck", seat)[:count]:
        move(game, card, place("hand", seat), "draw", by=seat)


@rule("15-8b", also=("1-5b-2", "1-5d", "3-2f", "3-2f-1", "3-5c"))
def can_draw(game: GateGame, seat: Seat) -> bool:
    """A card can be drawn if there is one, and a hand to put it into, and nothing forbids it."""
    return bool(game.zone("deck", seat)) and game.has_zone("hand", seat) and not forbidden(game, "draw", seat)


@rule("15-9a", also=("4-2b", "1-5b"))
def discard(game: GateGame, instr: Discard, ctx: Context) -> Flow[None]:
    """Put cards of a hand into the graveyard, chosen by their owner or at random, all at once."""
    moves: list[tuple[Card, Place]] = []
    for seat in select.players(game, instr.who, ctx):
        hand = list(game.zones.get(place("hand", seat), ()))
        many = min(len(hand), select.amount(game, instr.n, ctx.speaking_of(seat)))
        for _ in range(many):
            options = [game.option_for(card) for card in hand]
            if instr.random:
                chosen = yield from chance.pick(game, options)
            else:
                chosen = yield from ask.one(game, seat, "choose", options, about=ctx.item)
            card = game.cards[str(chosen.card)]
            hand.remove(card)
            moves.append((card, place("graveyard", seat)))
    came = yield from putting.put_together(game, moves, "discard", ctx.controller, ctx.source)
    ctx.did = bool(came)
