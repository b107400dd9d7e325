"""Misreadings of 4.9.2: what is done, and by whom, as a text is followed."""

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, Option, Place
from duelproof.port.abilities import Delay, Discard, May, Modify
from reference.dimension_zero.s2_definitions import moving, new_cards
from reference.dimension_zero.s2_definitions.information import show
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing import (
    created_triggers,
    one_shot_effects,
    resolving,
    targets,
)
from reference.dimension_zero.state import Duel, Item
from reference.dimension_zero.vocabulary import SwapSquares
from reference.kernel.abilities import choosing, perform, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s4_processing.helpers import (
    noted_as_played,
    nothing,
    resolved_otherwise,
)
from reference.misreadings.making import refuses_nothing, replaced


@misreads("4.9.2-1")
def a_target_must_stay_on_its_square() -> Iterator[None]:
    """Misreads 4.9.2-1: a target that has moved from square to square is improper, too."""
    was: dict[tuple[Context, str], Place] = {}
    choose, aimed = targets.choose_targets, resolving.still_aimed

    def choose_targets(game: Duel, seat: Any, ability: Any, ctx: Context) -> Flow[None]:
        yield from choose(game, seat, ability, ctx)
        for pairs in ctx.targets.values():
            was.update({(ctx, t.ref): t.place for t, _ in pairs if isinstance(t, Card)})

    def still_aimed(game: Duel, ctx: Context) -> bool:
        any_before = any(ctx.targets.values())
        for key, pairs in ctx.targets.items():
            ctx.targets[key] = [
                (t, n) for t, n in pairs if isinstance(t, str) or was.get((ctx, t.ref)) is t.place
            ]
        return aimed(game, ctx) and (any(ctx.targets.values()) or not any_before)

    with replaced(targets, "choose_targets", choose_targets), replaced(resolving, "still_aimed", still_aimed):
        yield


@misreads("4.9.2-1")
def who_was_to_change_squares_goes_alone() -> Iterator[None]:
    """Misreads 4.9.2-1: of two cards that were to change squares, the one that is left goes nevertheless."""
    right = one_shot_effects.INSTRUCTIONS[SwapSquares]

    def swap_squares(game: Duel, instr: SwapSquares, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        cards = yield from choosing.things(game, instr.what, ctx)
        if len(cards) == 1 and isinstance(cards[0], Card):
            moving.put(game, cards[0], cards[0].place, turned=cards[0].turned)

    with replaced(one_shot_effects.INSTRUCTIONS, SwapSquares, swap_squares):
        yield


@misreads("4.9.2-1", "4.11.3")
def what_has_no_target_left_goes_on() -> Iterator[None]:
    """Misreads 4.9.2-1: what has no proper target left does the rest of its text."""
    right = resolving.still_aimed

    def still_aimed(game: Duel, ctx: Context) -> bool:
        right(game, ctx)
        return True

    with replaced(resolving, "still_aimed", still_aimed):
        yield


@misreads("4.9.2-1")
def who_is_gone_still_strikes() -> Iterator[None]:
    """Misreads 4.9.2-1: a target that has left the squares still does to others what the text says."""
    right = resolving.still_aimed

    def still_aimed(game: Duel, ctx: Context) -> bool:
        before = {key: list(pairs) for key, pairs in ctx.targets.items()}
        there = right(game, ctx)
        for key, pairs in before.items():
            gone = [(t, n) for t, n in pairs if isinstance(t, Card) and t.place.zone not in FIELD]
            ctx.targets[key] = [*ctx.targets[key], *gone]
        return there

    with replaced(resolving, "still_aimed", still_aimed):
        yield


@misreads("4.9.2-1")
def what_is_gone_is_as_printed() -> Iterator[None]:
    """Misreads 4.9.2-1: a card that has left the squares is looked up where it is now."""
    right = new_cards.lose_sight

    def as_it_was(game: Duel, card: Card, to: Place) -> None:
        return None

    def lose_sight(game: Duel, card: Card) -> None:
        right(game, card)
        for item in game.pile:
            if item.ctx is not None:
                item.ctx.as_chosen = None

    with replaced(moving, "as_it_was", as_it_was), replaced(new_cards, "lose_sight", lose_sight):
        yield


@misreads("4.9.2-3")
def texts_are_read_backwards() -> Iterator[None]:
    """Misreads 4.9.2-3: the instructions of a text are followed in any order, the last first."""
    right = perform.perform

    def backwards(game: Duel, effect: tuple[Any, ...], ctx: Context) -> Flow[None]:
        yield from right(game, effect[::-1], ctx)

    with replaced(perform, "perform", backwards):
        yield


@misreads("4.9.2-3")
def spells_are_the_active_players() -> Iterator[None]:
    """Misreads 4.9.2-3: the player whose turn it is does what any spell says."""
    right = resolving.HOW["card"]

    def spell(game: Duel, item: Item) -> Flow[None]:
        if item.ctx is not None:
            item.ctx.controller = game.active
        yield from right(game, item)

    with replaced(resolving.HOW, "card", spell):
        yield


@misreads("4.9.2-3")
def abilities_are_the_owners() -> Iterator[None]:
    """Misreads 4.9.2-3: the owner of a card does what its ability says."""
    right = resolving.HOW["ability"]

    def ability(game: Duel, item: Item) -> Flow[None]:
        if item.ctx is not None and item.card is not None:
            item.ctx.controller = item.card.owner
        yield from right(game, item)

    with replaced(resolving.HOW, "ability", ability):
        yield


@misreads("4.9.2-4")
def everything_is_settled_as_it_is_played() -> Iterator[None]:
    """Misreads 4.9.2-4: it is settled as a spell is played which cards are chosen."""
    right = choosing._picked

    def note(game: Duel, ctx: Context) -> None:
        for instr in ctx.ability.effect if ctx.ability else ():
            what = getattr(instr, "what", None)
            if what is not None and what.which == "choose" and what.by == "you":
                ctx.chosen["early"] = select.found(game, what, ctx)[:1]

    def picked(game: Duel, what: Any, ctx: Context) -> Flow[list[Thing]]:
        found: list[Thing] = yield from right(game, what, ctx)
        early = ctx.chosen.get("early")  # without what has left the field
        return found if early or early is None else []

    with noted_as_played(note), replaced(choosing, "_picked", picked):
        yield


@contextlib.contextmanager
def _choosers(word: str, instead: str) -> Iterator[None]:
    right = choosing._picked

    def picked(game: Duel, what: Any, ctx: Context) -> Flow[list[Thing]]:
        if what.which != "choose" or what.by != word:
            return (yield from right(game, what, ctx))
        seat = select.player(game, instead, ctx)
        options = [game.option_for(thing) for thing in select.found(game, what, ctx)]
        [option] = yield from ask.some(game, seat, "choose", options, 1, 1)
        return [game.cards[str(option.card)]]

    with replaced(choosing, "_picked", picked):
        yield


@misreads("4.9.2-4")
def the_opponent_chooses() -> Iterator[None]:
    """Misreads 4.9.2-4: the opponent makes the choices of a spell that names nobody else."""
    with _choosers("you", "opponent"):
        yield


@misreads("4.9.2-4")
def the_controller_chooses_everything() -> Iterator[None]:
    """Misreads 4.9.2-4: the controller makes even the choices that the text gives to the opponent."""
    with _choosers("opponent", "you"):
        yield


@misreads("4.9.2-4")
def anything_can_be_chosen() -> Iterator[None]:
    """Misreads 4.9.2-4: a choice that the text does not allow is accepted and comes to nothing."""
    with refuses_nothing():
        yield


@misreads("4.9.2-4")
def what_is_chosen_does_not_count() -> Iterator[None]:
    """Misreads 4.9.2-4: of what a player may choose the first is taken, whatever is said."""
    right = choosing._picked

    def picked(game: Duel, what: Any, ctx: Context) -> Flow[list[Thing]]:
        said: list[Thing] = yield from right(game, what, ctx)
        return said if what.which != "choose" else select.found(game, what, ctx)[-1:]

    with replaced(choosing, "_picked", picked):
        yield


def _discard(game: Duel, seat: Any, instr: Discard) -> Flow[list[Card]]:
    options = [Option(card=card.ref) for card in game.hands[seat]]
    picked = yield from ask.some(game, seat, "choose", options, 1, 1)
    cards = [game.cards[str(option.card)] for option in picked]
    show(game, cards, seat)
    return cards


@misreads("4.9.2-5")
def the_controller_announces_first() -> Iterator[None]:
    """Misreads 4.9.2-5: the controller of a spell announces before the active player."""

    def discard(game: Duel, instr: Discard, ctx: Context) -> Flow[None]:
        going = yield from _discard(game, ctx.controller, instr)
        going += yield from _discard(game, OTHER[ctx.controller], instr)
        yield from moving.to_graveyard(game, going, "discard")

    with replaced(one_shot_effects.INSTRUCTIONS, Discard, discard):
        yield


@misreads("4.9.2-5")
def each_acts_in_turn() -> Iterator[None]:
    """Misreads 4.9.2-5: the active player does her part before the other announces his."""

    def discard(game: Duel, instr: Discard, ctx: Context) -> Flow[None]:
        for seat in (game.active, OTHER[game.active]):
            going = yield from _discard(game, seat, instr)
            yield from moving.to_graveyard(game, going, "discard")

    with replaced(one_shot_effects.INSTRUCTIONS, Discard, discard):
        yield


@misreads("4.9.2-5")
def only_the_controller_may() -> Iterator[None]:
    """Misreads 4.9.2-5: what each player may do only the controller of the spell is asked about."""
    right = perform.COMMON[May]

    def may(game: Duel, instr: May, ctx: Context) -> Flow[None]:
        asked = msgspec.structs.replace(instr, who="you") if instr.who == "both" else instr
        yield from right(game, asked, ctx)

    with replaced(perform.COMMON, May, may):
        yield


@misreads("4.9.2-5")
def all_paragraphs_are_done_together() -> Iterator[None]:
    """Misreads 4.9.2-5: what is announced is done only when the whole text has been read."""
    right = resolving._carry_out
    going: list[Card] = []

    def discard(game: Duel, instr: Discard, ctx: Context) -> Flow[None]:
        for seat in (game.active, OTHER[game.active]):
            going.extend((yield from _discard(game, seat, instr)))

    def carry_out(game: Duel, item: Item, ctx: Context) -> Flow[None]:
        yield from right(game, item, ctx)
        yield from moving.to_graveyard(game, dict.fromkeys(going), "discard")
        going.clear()

    with (
        replaced(one_shot_effects.INSTRUCTIONS, Discard, discard),
        replaced(resolving, "_carry_out", carry_out),
    ):
        yield


@misreads("4.9.2-7")
def values_are_found_as_it_is_played() -> Iterator[None]:
    """Misreads 4.9.2-7: the value of a variable is found as a spell is played."""
    right = perform.lasting

    def note(game: Duel, ctx: Context) -> None:
        for instr in ctx.ability.effect if ctx.ability else ():
            if isinstance(instr, Modify):
                ctx.numbers["early"] = select.amount(game, instr.by, ctx)

    def lasting(game: Duel, instr: Any, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        if "early" in ctx.numbers:
            game.lasting[-1].value = ctx.numbers["early"]
            for force in game.lasting[-1].forces:
                force.value = ctx.numbers["early"]
            game.stir()

    with noted_as_played(note), replaced(perform.COMMON, Modify, lasting):
        yield


@misreads("4.9.2-7")
def values_go_on_changing() -> Iterator[None]:
    """Misreads 4.9.2-7: the value of a variable changes with what it counts."""
    right = perform.lasting

    def lasting(game: Duel, instr: Any, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        game.lasting[-1].value = None
        for force in game.lasting[-1].forces:
            force.value = None
        game.stir()

    with replaced(perform.COMMON, Modify, lasting):
        yield


@misreads("4.9.2-7")
def what_is_done_later_knows_no_letters() -> Iterator[None]:
    """Misreads 4.9.2-7: what is done later is done for 0, whatever a letter stood for."""

    def delay(game: Duel, instr: Delay, ctx: Context) -> Flow[None]:
        yield from created_triggers.create(game, instr, ctx)
        game.delayed[-1].ctx.numbers = {}

    with replaced(one_shot_effects.INSTRUCTIONS, Delay, delay):
        yield


@misreads("4.9.2-9-1")
def what_is_still_in_the_hand_does_nothing() -> Iterator[None]:
    """Misreads 4.9.2-9-1: the ability of a card that is still in the hand comes to nothing."""
    with resolved_otherwise(
        "ability", nothing, lambda item: item.card is not None and item.card.place.zone == "hand"
    ):
        yield
