"""2.20 to 2.26: what instructions of abilities do with cards, zones and states."""

import msgspec

from duelproof.port import OTHER, SEATS, Option, Place, Seat
from duelproof.port.abilities import Destroy, Draw, Move, Search, Shuffle, Turn
from duelproof.port.selections import Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import how_many
from reference.dimension_zero.s2_definitions.card_state import turn
from reference.dimension_zero.s2_definitions.classes import free_spots, in_order_of_arrival
from reference.dimension_zero.s2_definitions.information import is_hidden, may_miss
from reference.dimension_zero.s2_definitions.moving import (
    all_at_once,
    all_falling,
    arrived_together,
    coming_together,
    in_order,
    lay,
    plans_among,
    put,
)
from reference.dimension_zero.s2_definitions.plan_zone import turn_down, turn_up
from reference.dimension_zero.s2_definitions.squares import SPOTS
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing.replacement_effects import (
    can_draw,
    draw_one,
    foreseen,
    happens,
    let_fall,
    not_replaced,
    smash_cards,
)
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Land, MakePlan, Smash, SwapSquares
from reference.kernel.abilities import choosing, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow


@rule("2.23.1-6", also=("2.23.1-4", "2.23.1-5", "4.9.2-4", "4.12.2"))
def draw_cards(game: Duel, instr: Draw, ctx: Context) -> Flow[None]:
    """Draw cards one by one while that is possible; where it says up to, the player may stop after each."""
    many = select.amount(game, instr.n, ctx)
    drawn = 0
    for seat in select.players(game, instr.who, ctx):
        for _ in range(many):
            if not can_draw(game, seat):
                break
            if instr.up_to and not (yield from ask.may(game, seat, about=ctx.item)):
                break
            yield from draw_one(game, seat, ctx)
            drawn += 1
    ctx.did = drawn > 0


@rule("2.23.1-4")
def destroy_cards(game: Duel, instr: Destroy, ctx: Context) -> Flow[None]:
    """Put cards into their owners' graveyards."""
    cards = yield from cards_meant(game, instr.what, ctx)
    yield from let_fall(game, cards, ctx=ctx)
    ctx.it, ctx.did = list(cards), bool(cards)


@rule("2.20.1-4", also=("2.20.1-5", "2.20.2-4", "2.23.2-4", "2.23.3-1", "2.23.5-3"))
def move_cards(game: Duel, instr: Move, ctx: Context) -> Flow[None]:
    """Put cards where the instruction says, or on a square that the player chooses if it names none.

    What comes to the squares from elsewhere is controlled by whoever puts it there. Several cards come there
    at the same time, so the square of each is chosen before the first is put. What becomes the plan comes
    to its deck last, so that nothing covers it.
    """
    cards = yield from cards_meant(game, instr.what, ctx)
    piled = instr.to in ("deck", "graveyard")
    going = (yield from not_replaced(game, cards, instr.to, instr.verb, ctx)) if piled else cards
    fallen = [] if instr.to in FIELD else all_falling(game, going)
    together = [*going, *fallen] if instr.to == "graveyard" else going
    ordered = (yield from in_order(game, together)) if piled else []
    beside = [] if instr.to == "graveyard" else (yield from in_order(game, fallen))
    made = instr.to == "deck" and instr.face == "up" and instr.position == "top"
    plans = plans_among(going, ordered) if made else []
    going = [*(card for card in going if card not in plans), *plans]
    if instr.to in FIELD:
        going = yield from in_order_of_arrival(game, going)
    moves: list[tuple[Card, Place]] = []
    for card in going:
        before = card.controller
        if instr.to in FIELD and card.place.zone not in FIELD:
            card.controller = who_puts(game, instr, card, ctx)
        to = yield from _destination(game, instr, card, ctx)
        if to is not None:
            moves.append((card, to))
        else:
            card.controller = before
            cards = [other for other in cards if other is not card]
    going = [card for card, _ in moves]
    known = {} if piled else foreseen(game, [(card, to, instr.verb) for card, to in moves], ctx)
    with coming_together(game) if instr.to in FIELD else all_at_once(game, going):
        for card, to in moves:
            kept = card.turned if instr.turned == "keep" else instr.turned
            turned = kept or ("exhausted" if to.zone == "square" else "ready")
            face = instr.face if instr.to != "deck" or card in plans else None
            if piled or (yield from happens(game, card, to, instr.verb, ctx, known.get(card.ref, ()))):
                put(game, card, to, turned=turned, face=face, name=instr.verb, end=instr.position)
    arrived_together(going)
    lay(game, ordered, instr.to, instr.position)
    lay(game, beside, "graveyard")
    ctx.it, ctx.did = list(cards), bool(cards)


@rule("2.20.1-5", also=("2.20.1-4", "2.20.2-4"))
def who_puts(game: Duel, instr: Move, card: Card, ctx: Context) -> Seat:
    """Find who puts a card on a square: the player who is said to, or who controls the spell or ability."""
    if instr.seat is None:
        return ctx.controller
    return card.owner if instr.seat == "owner" else select.player(game, instr.seat, ctx)


def _destination(game: Duel, instr: Move, card: Card, ctx: Context) -> Flow[Place | None]:
    """Find where a card is put: a pile, the square that is named, or one that is chosen if one is free."""
    if instr.to not in FIELD:
        return place(instr.to, select.player(game, instr.seat, ctx) if instr.seat else card.owner)
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
    assert chosen.place is not None
    return chosen.place


def _vacated(game: Duel, ctx: Context) -> Place:
    """Find the square that the target of an effect has left."""
    target = next(thing for aimed in ctx.targets.values() for thing, _ in aimed)
    assert isinstance(target, Card)
    return game.last_place[target.ref]


@rule("2.20.1-4")
def land_cards(game: Duel, instr: Land, ctx: Context) -> Flow[None]:
    """Put cards, frozen, on the square of another card; if that is no longer there, nothing happens."""
    cards = yield from cards_meant(game, instr.what, ctx)
    there = [card.place for card in (yield from cards_meant(game, instr.at, ctx))]
    moving = cards if there else []
    with game.log.together():
        for card in moving:
            if (yield from happens(game, card, there[0], "put", ctx)):
                card.controller = ctx.controller
                put(game, card, there[0], turned="exhausted")
    ctx.it, ctx.did = list(moving), bool(moving)


@rule("2.20.1-4")
def swap_squares(game: Duel, instr: SwapSquares, ctx: Context) -> Flow[None]:
    """Put two cards on each other's squares, as they are turned."""
    cards = yield from cards_meant(game, instr.what, ctx)
    spots = [card.place for card in reversed(cards)] if len(cards) == 2 else []
    with coming_together(game):
        for card, spot in zip(cards, spots, strict=False):
            put(game, card, spot, turned=card.turned)
    ctx.it, ctx.did = list(cards), bool(spots)


@rule("2.23.7-1")
def smash_player(game: Duel, instr: Smash, ctx: Context) -> Flow[None]:
    """Put cards from the top of a deck into its player's smash zone."""
    many = how_many(game, instr.n, ctx)
    ctx.did = False
    for seat in select.players(game, instr.who, ctx):
        ctx.did = ctx.did or bool(game.decks[seat][:many])
        yield from smash_cards(game, seat, many, ctx)


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


@rule("2.25.3", also=("2.25.4", "2.23.3-4", "2.23.10-3"))
def search_zone(game: Duel, instr: Search, ctx: Context) -> Flow[None]:
    """Search a zone; a plan is turned face down before its deck is looked at (2.23.3-4).

    The player may say that there was nothing to find, where not all players see it. What becomes the plan
    is put on the shuffled deck.
    """
    seat = ctx.controller
    if instr.zone == "deck":
        turn_down(game, seat)
        seen = tuple(card.ref for card in game.decks[seat])
        game.log.add("searched", player=seat, seen_by=frozenset((seat,)), cards=seen, to=(seat,))
    found = [card for card in game.zone(instr.zone, seat) if _wanted(game, card, instr, ctx)]
    many = how_many(game, instr.n, ctx)
    sought = Select(which="choose", filter=instr.filter)
    certain = [card for card in found if not may_miss(sought, card)]
    secret_to = [OTHER[seat]] if any(map(is_hidden, found)) else []
    options = [Option(card=card.ref) for card in found]
    picked = yield from ask.some(
        game, seat, "find", options, min(many, len(certain)), many, about=ctx.item, secret_to=secret_to
    )
    cards = [game.cards[str(option.card)] for option in picked]
    if instr.reveal and cards:
        game.log.add("revealed", cards=tuple(card.ref for card in cards), player=seat, to=SEATS)
    for card in cards if instr.to != "plan" else ():
        put(game, card, place(instr.to, seat))
    if instr.zone == "deck":
        yield from chance.shuffle(game, game.decks[seat], seat)
    for card in cards if instr.to == "plan" else ():
        put(game, card, place("deck", seat), face="up")
    ctx.it, ctx.did = list(cards), bool(cards)


def _wanted(game: Duel, card: Card, instr: Search, ctx: Context) -> bool:
    anywhere = msgspec.structs.replace(instr.filter, zones=(instr.zone,))
    return select.matches(game, card, anywhere, ctx)


@rule("2.26.1", also=("2.26.1-1",))
def turn_cards(game: Duel, instr: Turn, ctx: Context) -> Flow[None]:
    """Freeze or release cards."""
    cards = yield from cards_meant(game, instr.what, ctx)
    changed = []
    with game.log.together():
        for card in cards:
            if instr.to != "reverse" and turn(game, card, instr.to):
                changed.append(card)
    ctx.it, ctx.did = list(cards), bool(changed)


@rule("2.23.1-3", also=("2.23.8-4", "4.8.10"))
def cards_meant(game: Duel, what: Select, ctx: Context) -> Flow[list[Card]]:
    """Find the cards that an instruction deals with, without those that have moved on and are new cards."""
    things = yield from choosing.things(game, what, ctx)
    return [card for card in cards_of(things) if game.cards[card.ref] is card]


def cards_of(things: list[Thing]) -> list[Card]:
    """Find the cards among things."""
    return [thing for thing in things if isinstance(thing, Card)]
