"""2.20 to 2.26: what instructions of abilities do with cards, zones and states."""

from collections.abc import Sequence

import msgspec

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port.abilities import Destroy, Draw, Move, Search, Shuffle, Turn
from duelproof.port.position import Turned
from duelproof.port.selections import Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import how_many
from reference.dimension_zero.s2_definitions.card_state import turn
from reference.dimension_zero.s2_definitions.classes import free_spots, in_order_of_arrival
from reference.dimension_zero.s2_definitions.information import is_hidden, may_miss, tell_of
from reference.dimension_zero.s2_definitions.moving import (
    all_at_once,
    all_falling,
    arrived_together,
    at_the_same_time,
    in_order,
    lay,
    plans_among,
    put,
)
from reference.dimension_zero.s2_definitions.plan_zone import turn_down, turn_up
from reference.dimension_zero.s2_definitions.squares import SPOTS
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing.replacement_effects import (
    Replacement,
    can_draw,
    draw_one,
    foreseen,
    happens,
    let_fall,
    not_replaced,
    put_aside,
    smash_cards,
)
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Land, MakePlan, Smash, SwapSquares
from reference.kernel.abilities import choosing, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow


@rule("2.23.1-6", also=("2.23.1-4", "2.23.1-5", "4.9.2-4", "4.12.2"))
def draw_cards(game: Duel, instr: Draw, ctx: Context) -> Flow[None]:
    """Draw cards one by one while that is possible; where it says up to, the player may stop after each."""
    many, ctx.did = select.amount(game, instr.n, ctx), False
    for seat in select.players(game, instr.who, ctx):
        for _ in range(many):
            if not can_draw(game, seat):
                break
            if instr.up_to and not (yield from ask.may(game, seat, about=ctx.item)):
                break
            yield from draw_one(game, seat, ctx)
            ctx.did = True


@rule("2.23.1-4", also=("4.12.2",))
def destroy_cards(game: Duel, instr: Destroy, ctx: Context) -> Flow[None]:
    """Put cards into their owners' graveyards."""
    cards = yield from cards_meant(game, instr.what, ctx)
    yield from let_fall(game, cards, ctx=ctx)
    ctx.it, ctx.did = list(cards), bool(cards)


@rule("2.20.1-4", also=("2.20.1-5", "2.20.2-4", "2.23.1-1", "4.12.2"))
def move_cards(game: Duel, instr: Move, ctx: Context) -> Flow[None]:
    """Put cards where the instruction says, each but those for which no square is free."""
    cards = yield from cards_meant(game, instr.what, ctx)
    if instr.to in FIELD:
        cards = yield from _put_on_squares(game, instr, cards, ctx)
    else:
        yield from _put_on_piles(game, instr, cards, ctx)
    ctx.it, ctx.did = list(cards), bool(cards)


@rule("2.20.1-4", also=("2.20.1-5", "2.20.2-4", "4.12.2"))
def _put_on_squares(game: Duel, instr: Move, cards: list[Card], ctx: Context) -> Flow[list[Card]]:
    """Put cards on the squares that are named, or on those that the player chooses.

    What comes to the squares from elsewhere is controlled by whoever puts it there. Several cards come there
    at the same time, so the square of each is chosen before the first is put.

    Returns:
        The cards for which there was a square.
    """
    moves: list[tuple[Card, Place]] = []
    for card in (yield from in_order_of_arrival(game, cards)):
        before = card.controller
        if card.place.zone not in FIELD:
            card.controller = who_puts(game, instr, card, ctx)
        to = yield from _square(game, instr, card, ctx)
        if to is not None:
            moves.append((card, to))
        else:
            card.controller = before
    yield from _come_together(game, [(card, to, _pose(instr, card)) for card, to in moves], instr.verb, ctx)
    return [card for card, _ in moves]


@rule("2.20.1-4", also=("2.20.1-5", "2.20.2-4", "4.15.2", "4.16.4-6"))
def _come_together(
    game: Duel, moves: Sequence[tuple[Card, Place, Turned]], name: str, ctx: Context
) -> Flow[None]:
    """Put cards on squares at the same time, all but those to which something else happens instead."""
    known = foreseen(game, [(card, to, name) for card, to, _ in moves], ctx)
    came: list[Card] = []
    aside: list[Replacement] = []
    with all_at_once(game, [card for card, _, _ in moves if card.place.zone not in FIELD]):
        for card, to, turned in moves:
            if (yield from happens(game, card, to, name, ctx, known.get(card.ref, ()), aside=aside)):
                put(game, card, to, turned=turned, name=name)
                came.append(card)
            elif card.place.zone not in FIELD:
                card.controller = card.owner
        yield from put_aside(game, aside)
    arrived_together(game, came)


@rule("2.23.1-1", also=("2.23.2-4", "2.23.3-1", "2.23.5-3", "2.23.6-2", "6.1.5"))
def _put_on_piles(game: Duel, instr: Move, cards: list[Card], ctx: Context) -> Flow[None]:
    """Put cards into their owners' hands, graveyards or the like at the same time.

    Their owners say how they lie in decks, and how all that goes to the graveyards with them lies there. What
    becomes the plan comes to its deck last, so that nothing covers it.
    """
    going, aside = yield from not_replaced(game, cards, instr.to, instr.verb, ctx)
    with all_at_once(game, [*going, *(each.card for each in aside)]):
        yield from put_aside(game, aside)
        in_decks = yield from in_order(game, going if instr.to == "deck" else [])
        in_graveyards = yield from in_order(
            game, (going if instr.to == "graveyard" else []) + all_falling(game, going)
        )
        shown = [] if instr.position == "bottom" else plans_among(going, in_decks)
        for card in sorted(going, key=lambda card: card in shown):
            put(
                game,
                card,
                place(instr.to),
                turned=_pose(instr, card),
                face=instr.face if card in shown else None,
                name=instr.verb,
                end=instr.position,
            )
    lay(game, in_decks, "deck", instr.position)
    lay(game, in_graveyards, "graveyard")


def _pose(instr: Move, card: Card) -> Turned:
    """Find how an instruction turns a card: as it is, or as it says; else units come frozen, the rest not."""
    if instr.turned == "keep":
        return card.turned
    return instr.turned or ("exhausted" if instr.to == "square" else "ready")


@rule("2.20.1-5", also=("2.20.1-4", "2.20.2-4"))
def who_puts(game: Duel, instr: Move, card: Card, ctx: Context) -> Seat:
    """Find who puts a card on a square: the player who is said to, or who controls the spell or ability."""
    if instr.seat is None:
        return ctx.controller
    return card.owner if instr.seat == "owner" else select.player(game, instr.seat, ctx)


def _square(game: Duel, instr: Move, card: Card, ctx: Context) -> Flow[Place | None]:
    """Find where a card is put: the square that is named, or one that is chosen if one is free."""
    if instr.slot in SPOTS:
        return SPOTS[instr.slot]
    if instr.slot == "vacated":
        return _vacated(game, ctx)
    chooser = who_puts(game, instr, card, ctx)
    spots = free_spots(game, instr, card, chooser)
    if not spots:
        return None
    options = [Option(place=spot) for spot in spots]
    chosen = yield from ask.one(game, chooser, "slot", options, about=card.ref)
    return chosen.place


def _vacated(game: Duel, ctx: Context) -> Place | None:
    """Find the square that the target of an effect has left, if it has left one."""
    target, _ = next(iter(ctx.targets.values()))[0]
    assert isinstance(target, Card)
    return None if target.place.zone in FIELD else game.last_place.get(target.ref)


@rule("2.20.1-4", also=("4.16.4-6",))
def land_cards(game: Duel, instr: Land, ctx: Context) -> Flow[None]:
    """Put cards, frozen, on the square of another at once; if that is no longer there, nothing happens."""
    cards = yield from cards_meant(game, instr.what, ctx)
    moves = [(card, at.place) for at in (yield from cards_meant(game, instr.at, ctx)) for card in cards]
    for card in cards if moves else ():
        if card.place.zone not in FIELD:
            card.controller = ctx.controller
    yield from _come_together(game, [(card, there, "exhausted") for card, there in moves], "put", ctx)
    ctx.it, ctx.did = [card for card, _ in moves], bool(moves)


@rule("2.20.1-4", also=("4.15.2",))
def swap_squares(game: Duel, instr: SwapSquares, ctx: Context) -> Flow[None]:
    """Put two cards on each other's squares, as they are turned."""
    cards = yield from cards_meant(game, instr.what, ctx)
    ctx.it, ctx.did = list(cards), len(cards) == 2
    if ctx.did:
        one, other = cards
        moves = [(one, other.place, one.turned), (other, one.place, other.turned)]
        yield from _come_together(game, moves, "put", ctx)


@rule("2.23.7-1", also=("4.12.2",))
def smash_player(game: Duel, instr: Smash, ctx: Context) -> Flow[None]:
    """Put cards from the top of a deck into its player's smash zone."""
    many, seats = how_many(game, instr.n, ctx), select.players(game, instr.who, ctx)
    ctx.did = any(game.decks[seat][:many] for seat in seats)
    yield from smash_cards(game, seats, many, ctx)


@rule("2.23.3-6")
def make_plans(game: Duel, instr: MakePlan, ctx: Context) -> Flow[None]:
    """Turn up the top cards of decks; where there is a plan, no other is made."""
    yield from ()
    made = [seat for seat in select.players(game, instr.who, ctx) if turn_up(game, seat)]
    ctx.did = bool(made)


@rule("2.23.3-5")
def shuffle_deck(game: Duel, instr: Shuffle, ctx: Context) -> Flow[None]:
    """Shuffle decks."""
    for seat in select.players(game, instr.who, ctx):
        yield from shuffle(game, seat)


@rule("2.23.3-5", also=("2.23.1-2",))
def shuffle(game: Duel, seat: Seat) -> Flow[None]:
    """Shuffle a deck; a plan is turned face down first."""
    turn_down(game, seat)
    yield from chance.shuffle(game, game.decks[seat], seat)


@rule("2.25.3", also=("2.25.4", "2.25.2-1", "2.23.3-4", "2.23.10-3", "4.8.11", "4.9.2-3", "4.12.2"))
def search_zone(game: Duel, instr: Search, ctx: Context) -> Flow[None]:
    """Search a zone; a plan is turned face down before its deck is looked at (2.23.3-4).

    What becomes the plan is put on the shuffled deck.
    """
    seat = ctx.controller
    if instr.zone == "deck":
        turn_down(game, seat)
        _tell_of_search(game, seat)
    cards = yield from _find(game, instr, ctx)
    if instr.reveal:
        tell_of(game, cards, seat)
    if instr.to != "plan":
        going, aside = yield from not_replaced(game, cards, instr.to, "put", ctx)
        with all_at_once(game, [*going, *(each.card for each in aside)]):
            yield from put_aside(game, aside)
            for card in going:
                put(game, card, place(instr.to, seat))
    if instr.zone == "deck":
        yield from chance.shuffle(game, game.decks[seat], seat)
    for card in cards if instr.to == "plan" else ():
        put(game, card, place("deck", seat), face="up")
    ctx.it, ctx.did = list(cards), bool(cards)


def _tell_of_search(game: Duel, seat: Seat) -> None:
    """Log which cards a player sees who searches a deck."""
    seen = tuple(card.ref for card in game.decks[seat])
    game.log.add("searched", player=seat, seen_by=frozenset((seat,)), cards=seen, to=(seat,))


@rule("2.25.3", also=("2.25.4", "2.23.10-3"))
def _find(game: Duel, instr: Search, ctx: Context) -> Flow[list[Card]]:
    """Have a player find cards; she may say that there was nothing, where not all players see them."""
    seat = ctx.controller
    found = [card for card in game.zone(instr.zone, seat) if _wanted(game, card, instr, ctx)]
    picked = yield from ask.some(
        game,
        seat,
        "find",
        [Option(card=card.ref) for card in found],
        sum(not may_miss(Select(which="choose", filter=instr.filter), card) for card in found),
        how_many(game, instr.n, ctx),
        about=ctx.item,
        secret_to=_others(seat, found),
    )
    return [game.cards[str(option.card)] for option in picked]


def _others(seat: Seat, found: list[Card]) -> list[Seat]:
    """Find from whom it is secret among which cards a player chooses: they do not see all of these."""
    return [OTHER[seat]] if any(map(is_hidden, found)) else []


def _wanted(game: Duel, card: Card, instr: Search, ctx: Context) -> bool:
    anywhere = msgspec.structs.replace(instr.filter, zones=(instr.zone,))
    return select.matches(game, card, anywhere, ctx)


@rule("2.26.1", also=("2.26.1-1", "4.12.2"))
def turn_cards(game: Duel, instr: Turn, ctx: Context) -> Flow[None]:
    """Freeze or release cards."""
    cards = yield from cards_meant(game, instr.what, ctx)
    assert instr.to != "reverse"
    with at_the_same_time(game):
        changed = [turn(game, card, instr.to) for card in cards]
    ctx.it, ctx.did = list(cards), any(changed)


def cards_meant(game: Duel, what: Select, ctx: Context) -> Flow[list[Card]]:
    """Find the cards that an instruction deals with."""
    things = yield from choosing.things(game, what, ctx)
    return [thing for thing in things if isinstance(thing, Card)]
