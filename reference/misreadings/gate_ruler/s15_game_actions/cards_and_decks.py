"""Misreadings of 15-6 to 15-13: choosing from the deck, drawing, dividing, swapping, destroying."""

import contextlib
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from duelproof.port import SEATS, Option, Place, Seat
from duelproof.port.abilities import Damage, Destroy, Discard, Draw, Search
from duelproof.port.selections import Select
from reference.gate_ruler import s10_drive
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s14_cards_and_abilities import playing, replacement, targets
from reference.gate_ruler.s15_game_actions import drawing, putting, ready_and_exhaust, swapping
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import Drive, Swap
from reference.kernel.abilities import choosing, select
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced

Going = tuple[Card, Place]
"""A card, and where it is to be put."""


def _searching(
    least: int | None = None, most: int | None = None, seen: bool = False
) -> AbstractContextManager[None]:
    """Let as many cards be found as is said here, and let both players see the deck if it is."""
    right = ask.some

    def some(
        game: GateGame, player: Seat, kind: str, options: list[Option], few: int, many: int, **about: Any
    ) -> Flow[list[Option]]:
        if kind == "find":
            few = many if least is None else min(few, least)
            many = many if most is None else most
            for card in game.zone("deck", player) if seen else ():
                card.shown_to = frozenset(SEATS)
        return (yield from right(game, player, kind, options, few, many, **about))

    return replaced(ask, "some", some)


@misreads("15-6a")
def both_look_through_the_deck() -> Iterator[None]:
    """Misreads 15-6a: the other player sees the cards of the deck too."""
    with _searching(least=99, seen=True):
        yield


@misreads("15-6a-1")
def more_may_be_found() -> Iterator[None]:
    """Misreads 15-6a-1: more cards than the effect says can be chosen."""
    with _searching(least=99, most=99):
        yield


@misreads("15-6a-2")
def what_is_there_must_be_found() -> Iterator[None]:
    """Misreads 15-6a-2: the player has to find as many cards as there are."""
    with _searching():
        yield


@misreads("15-6a-2")
def too_few_are_none() -> Iterator[None]:
    """Misreads 15-6a-2: where fewer cards fit than the effect says, none can be chosen."""
    right = INSTRUCTIONS[Search]

    def search(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
        wanted = msgspec.structs.replace(instr.filter, zones=("deck",))
        fitting = [c for c in game.zone("deck", ctx.controller) if select.matches(game, c, wanted, ctx)]
        if len(fitting) >= select.amount(game, instr.n, ctx):
            yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, Search, search):
        yield


@misreads("15-6b")
def searches_resolve_at_once() -> Iterator[None]:
    """Misreads 15-6b: the cards are chosen as the event is played, as targets are."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        yield from right(game, seat, card, *how)
        ability = playing.spell(card)
        if ability is not None and any(isinstance(instr, Search) for instr in ability.effect):
            yield from resolution.resolve(game, game.gate[-1])

    with replaced(playing, "play_card", play_card):
        yield


@misreads("15-6b")
def what_is_searched_for_must_be_there() -> Iterator[None]:
    """Misreads 15-6b: a card that searches the deck cannot be played if the deck has nothing to find."""
    right = playing.can_play

    def can_play(game: GateGame, seat: Seat, card: Card, *how: Any) -> bool:
        ability = playing.spell(card)
        first = ability.effect[0] if ability is not None and ability.effect else None
        if isinstance(first, Search):
            wanted = msgspec.structs.replace(first.filter, zones=("deck",))
            ctx = Context(controller=seat, source=card)
            if not any(select.matches(game, each, wanted, ctx) for each in game.zone("deck", seat)):
                return False
        return right(game, seat, card, *how)

    with replaced(playing, "can_play", can_play):
        yield


def _becoming_again(state: str) -> AbstractContextManager[None]:
    """Let what waits for a card in this state hear it as one is put into it that is so already."""
    right = ready_and_exhaust.turn_card

    def turn_card(game: GateGame, card: Card, ready: bool) -> bool:
        if card.turned == state == ("ready" if ready else "exhausted"):
            happen(game, "turned", card=card, player=card.controller, name=state)
        return right(game, card, ready)

    return replaced(ready_and_exhaust, "turn_card", turn_card)


@misreads("15-7c")
def what_is_ready_becomes_ready() -> Iterator[None]:
    """Misreads 15-7c: a ready card that is readied becomes ready."""
    with _becoming_again("ready"):
        yield


@misreads("15-7c")
def what_is_exhausted_becomes_exhausted() -> Iterator[None]:
    """Misreads 15-7c: an exhausted card that is exhausted becomes exhausted."""
    with _becoming_again("exhausted"):
        yield


@misreads("15-8a")
def draws_for_oneself() -> Iterator[None]:
    """Misreads 15-8a: the player of the effect draws, whoever is said to."""
    right = INSTRUCTIONS[Draw]

    def draw(game: GateGame, instr: Draw, ctx: Context) -> Flow[None]:
        yield from right(game, msgspec.structs.replace(instr, who="you"), ctx)

    with replaced(INSTRUCTIONS, Draw, draw):
        yield


@misreads("15-8a")
def draws_from_the_bottom() -> Iterator[None]:
    """Misreads 15-8a: the bottom card of the deck is drawn."""

    def take(game: GateGame, seat: Seat, count: int) -> None:
        for card in game.zone("deck", seat)[-count:]:
            moving.move(game, card, place("hand", seat), "draw", by=seat)

    with replaced(drawing, "take_top_cards", take):
        yield


@misreads("15-8b")
def several_draws_are_one() -> Iterator[None]:
    """Misreads 15-8b: several cards are one draw, in whose place something else is done once."""

    def draw_cards(game: GateGame, seat: Seat, count: int) -> Flow[bool]:
        event = Happening("draw", player=seat, by=seat)
        free = (yield from replacement.instead(game, event, seat)) is not None
        if free:
            drawing.take_top_cards(game, seat, count)
        return free

    with replaced(drawing, "draw_cards", draw_cards):
        yield


@misreads("15-9a")
def discards_come_from_the_deck() -> Iterator[None]:
    """Misreads 15-9a: who discards puts the top card of the deck into the graveyard."""

    def discard(game: GateGame, instr: Discard, ctx: Context) -> Flow[None]:
        for seat in select.players(game, instr.who, ctx):
            top, *_ = game.zone("deck", seat)
            yield from putting.put(game, top, place("graveyard", seat), "discard", ctx.controller, ctx.source)

    with replaced(INSTRUCTIONS, Discard, discard):
        yield


@misreads("15-9a")
def cards_are_discarded_one_by_one() -> Iterator[None]:
    """Misreads 15-9a: each of several cards that are discarded has left the hand before the next one."""
    right = putting.put_together

    def put_together(game: GateGame, moves: Sequence[Going], name: str, *how: Any) -> Flow[list[Card]]:
        came: list[Card] = []
        for some in [[move] for move in moves] if name == "discard" else [moves]:
            came += yield from right(game, some, name, *how)
        return came

    with replaced(putting, "put_together", put_together):
        yield


@misreads("15-9a")
def discards_are_removed() -> Iterator[None]:
    """Misreads 15-9a: a card that is discarded is removed from the game."""
    right = putting.put_together

    def put_together(game: GateGame, moves: Sequence[Going], name: str, *how: Any) -> Flow[list[Card]]:
        there = [(card, place("removal", card.owner) if name == "discard" else to) for card, to in moves]
        return (yield from right(game, there, name, *how))

    with replaced(putting, "put_together", put_together):
        yield


@misreads("15-10a")
def divides_as_it_resolves() -> Iterator[None]:
    """Misreads 15-10a: a number is divided only as the ability resolves."""
    right = INSTRUCTIONS[Damage]

    def damage(game: GateGame, instr: Damage, ctx: Context) -> Flow[None]:
        if instr.divide:
            aimed = {game.option_for(thing): thing for thing, _ in ctx.targets["target"]}
            total = select.amount(game, instr.n, ctx)
            seat, oid = ctx.controller, ctx.item
            shares = yield from ask.divide(game, seat, list(aimed), total, about=oid, every=True)
            ctx.shares["target"] = [(aimed[option], share) for option, share in shares]
        yield from right(game, instr, ctx)

    def assign_effects(game: GateGame, item: GateItem) -> Flow[None]:
        yield from ()

    with replaced(INSTRUCTIONS, Damage, damage), replaced(targets, "assign_effects", assign_effects):
        yield


@misreads("15-10a-1")
def shares_are_dealt_the_other_way_round() -> Iterator[None]:
    """Misreads 15-10a-1: the first target is dealt what the player has chosen for the last."""
    right = INSTRUCTIONS[Damage]

    def damage(game: GateGame, instr: Damage, ctx: Context) -> Flow[None]:
        for key, shares in list(ctx.shares.items()):
            points = reversed([share for _, share in shares])
            ctx.shares[key] = [(thing, share) for (thing, _), share in zip(shares, points, strict=True)]
        yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, Damage, damage):
        yield


@misreads("15-11a")
def only_the_second_goes() -> Iterator[None]:
    """Misreads 15-11a: of two cards that are swapped only the second goes to where the other is."""

    def exchange(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
        yield from ()
        moving.move(game, cards[1], cards[0].place, "swap", ctx.controller, ctx.source)
        return True

    with replaced(swapping, "_exchange", exchange):
        yield


@misreads("15-11a")
def one_goes_after_the_other() -> Iterator[None]:
    """Misreads 15-11a: two cards that are swapped move one after the other."""
    with replaced(moving, "together", lambda game, leaving=(): contextlib.nullcontext()):
        yield


@misreads("15-11b")
def swaps_are_done_by_halves() -> Iterator[None]:
    """Misreads 15-11b: of two cards that are swapped, each moves if it can, even if the other cannot."""

    def swap(game: GateGame, instr: Swap, ctx: Context) -> Flow[None]:
        first = yield from choosing.things(game, instr.first, ctx)
        second = yield from choosing.things(game, instr.second, ctx)
        cards = [thing for thing in (*first, *second) if isinstance(thing, Card)]
        for card, to in zip(cards, [card.place for card in reversed(cards)], strict=True):
            if moving.can_move(game, card, to):
                moving.move(game, card, to, "swap", ctx.controller, ctx.source)

    with replaced(INSTRUCTIONS, Swap, swap):
        yield


@misreads("15-12a")
def all_fall_with_one() -> Iterator[None]:
    """Misreads 15-12a: to destroy a unit destroys all units of its player."""
    right = INSTRUCTIONS[Destroy]

    def destroy(game: GateGame, instr: Destroy, ctx: Context) -> Flow[None]:
        things = yield from choosing.things(game, instr.what, ctx)
        ctx.it = [unit for each in things if isinstance(each, Card) for unit in game.units(each.controller)]
        yield from right(game, msgspec.structs.replace(instr, what=Select(which="it")), ctx)

    with replaced(INSTRUCTIONS, Destroy, destroy):
        yield


@misreads("15-19b")
def drives_for_oneself() -> Iterator[None]:
    """Misreads 15-19b: the player of the effect drives, whoever is said to."""
    right = INSTRUCTIONS[Drive]

    def drive(game: GateGame, instr: Drive, ctx: Context) -> Flow[None]:
        yield from right(game, msgspec.structs.replace(instr, who="you"), ctx)

    with replaced(INSTRUCTIONS, Drive, drive):
        yield


@misreads("15-19b", "15-19c")
def drives_from_the_bottom() -> Iterator[None]:
    """Misreads 15-19b, 15-19c: the bottom cards of the deck are driven."""

    def drive(game: GateGame, seat: Seat, count: int, ctx: Context | None = None) -> Flow[bool]:
        return (yield from s10_drive.drive_cards(game, seat, game.zone("deck", seat)[-count:], ctx))

    with replaced(s10_drive, "drive_top_cards", drive):
        yield


@misreads("15-19a")
def named_cards_are_driven_one_by_one() -> Iterator[None]:
    """Misreads 15-19a: of several cards that are driven, each has left where it was before the next one."""
    right = s10_drive._put_there

    def put_there(game: GateGame, seat: Seat, cards: list[Card], ctx: Context | None) -> Flow[list[Card]]:
        driven: list[Card] = []
        for card in cards:
            driven += yield from right(game, seat, [card], ctx)
        return driven

    with replaced(s10_drive, "_put_there", put_there):
        yield
