"""Misreadings of 16-13: Genesis Summoning."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from msgspec.structs import replace

from duelproof.port import SEATS, CardSpec, Option, Seat
from duelproof.port.abilities import Ability, Cost, Search
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s09_gate import gate_actions
from reference.gate_ruler.s14_cards_and_abilities import payment
from reference.gate_ruler.s16_keywords import genesis_and_abyssal, written_out
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import Materials
from reference.kernel.abilities import perform
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import as_far_as_it_goes, each_ability
from reference.misreadings.making import replaced


@misreads("16-13a", "16-13b")
def materials_stay() -> Iterator[None]:
    """Misreads 16-13a, 16-13b: the materials are shown, but stay where they are."""

    def stay(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(payment.PAYING, "put", stay), _whatever_stays():
        yield


@misreads("16-13a", "16-13b")
def materials_are_a_cost() -> Iterator[None]:
    """Misreads 16-13a, 16-13b: the materials are taken as it is activated, and it needs them for that."""
    right = written_out.written_out

    def as_cost(ability: Ability) -> Ability:
        if ability.keyword != genesis_and_abyssal.GENESIS:
            return ability
        (materials,) = ability.effect
        assert isinstance(materials, Materials)
        return replace(ability, cost=(*ability.cost, *materials.process), effect=materials.then)

    def written(cards: Mapping[str, CardSpec]) -> dict[str, CardSpec]:
        return {name: each_ability(spec, as_cost) for name, spec in right(cards).items()}

    with replaced(written_out, "written_out", written):
        yield


@misreads("16-13a")
def genesis_is_a_normal_summon() -> Iterator[None]:
    """Misreads 16-13a: a Genesis Summoning counts as a normal summon."""
    right = genesis_and_abyssal.note_genesis

    def note_genesis(game: GateGame, card: Card, ctx: Context) -> None:
        right(game, card, ctx)
        game.summons[card.controller] += 1

    with replaced(genesis_and_abyssal, "note_genesis", note_genesis):
        yield


@misreads("16-13b")
def genesis_at_any_time() -> Iterator[None]:
    """Misreads 16-13b: a Genesis Summoning can be played whenever its player has priority."""
    right = gate_actions.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        at_any_time = [
            game.option("activate", card, value=ability.id)
            for card in game.units(seat)
            for ability in card.abilities
            if ability.keyword == genesis_and_abyssal.GENESIS
        ]
        return right(game, seat) + at_any_time

    with replaced(gate_actions, "responses", responses):
        yield


@misreads("16-13b-2")
def the_first_that_will_do_is_taken() -> Iterator[None]:
    """Misreads 16-13b-2: the first card that can be a material is taken, whichever was chosen."""
    right = payment.pay_with

    def pay_with(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        yield from right(game, part, payment._payments(game, part, ctx)[: len(cards)], ctx)

    with replaced(payment, "pay_with", pay_with), _whatever_stays():
        yield


@misreads("16-13b-2")
def the_first_of_all_is_enough() -> Iterator[None]:
    """Misreads 16-13b-2: the first card that fits is taken where the ability names no number."""
    right, able = payment.card_by_card, payment.leaving_the_rest

    def card_by_card(game: GateGame, parts: Sequence[Cost], *how: Any) -> list[Cost]:
        found = right(game, parts, *how)
        return [part for number, part in enumerate(found) if not part.every or part not in found[:number]]

    def leaving_the_rest(game: GateGame, parts: Sequence[Cost], *how: Any) -> list[Card]:
        found = able(game, parts, *how)
        return found[:1] if parts[0].every else found

    with (
        replaced(payment, "card_by_card", card_by_card),
        replaced(payment, "leaving_the_rest", leaving_the_rest),
    ):
        yield


@misreads("16-13b-2")
def materials_go_one_by_one() -> Iterator[None]:
    """Misreads 16-13b-2: what one part of the process takes goes one card after the other."""
    right = payment.pay_with

    def pay_with(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        for card in cards:
            yield from right(game, part, [card], ctx)

    with replaced(payment, "pay_with", pay_with):
        yield


@misreads("16-13b-3a")
def materials_as_far_as_they_go() -> Iterator[None]:
    """Misreads 16-13b-3a: what can be done of a materials process is done, and the rest follows."""

    def take_materials(game: GateGame, instr: Materials, ctx: Context) -> Flow[None]:
        if payment.payable(game, instr.process, ctx):
            yield from genesis_and_abyssal.take_materials(game, instr, ctx)
        else:
            yield from as_far_as_it_goes(game, instr.process, ctx)
            yield from perform.perform(game, instr.then, ctx)

    with replaced(INSTRUCTIONS, Materials, take_materials):
        yield


@misreads("16-13b-3a", "16-14b-2a")
def what_is_kept_in_play_serves() -> Iterator[None]:
    """Misreads 16-13b-3a, 16-14b-2a: a card that a replacement effect keeps where it is serves, too."""
    with _whatever_stays():
        yield


def _whatever_stays() -> AbstractContextManager[None]:
    """Let a process count as done whether or not the cards that were chosen have moved."""
    right = genesis_and_abyssal._carry_out

    def carry_out(game: GateGame, process: Sequence[Cost], ctx: Context, doing: Context) -> Flow[list[Card]]:
        used = yield from right(game, process, ctx, doing)
        doing.did = True
        return used

    return replaced(genesis_and_abyssal, "_carry_out", carry_out)


@misreads("16-13b-4")
def the_deck_stays_in_order() -> Iterator[None]:
    """Misreads 16-13b-4: the deck that the unit comes out of is not shuffled."""

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        yield from ()

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("16-13b-4")
def the_deck_is_shuffled_first() -> Iterator[None]:
    """Misreads 16-13b-4: the deck is shuffled before the unit is chosen, and not after."""
    right, shuffle = INSTRUCTIONS[Search], chance.shuffle
    first = True

    def shuffled(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        if first:
            yield from shuffle(game, cards, seat)

    def search(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
        nonlocal first
        yield from chance.shuffle(game, game.zone("deck", ctx.controller), ctx.controller)
        first = False
        yield from right(game, instr, ctx)
        first = True

    with replaced(chance, "shuffle", shuffled), replaced(INSTRUCTIONS, Search, search):
        yield


@misreads("16-13d")
def accomplished_by_the_materials() -> Iterator[None]:
    """Misreads 16-13d: a Genesis Summoning is accomplished when its materials were taken, without a unit."""

    def take_materials(game: GateGame, instr: Materials, ctx: Context) -> Flow[None]:
        summoned, seat = len(game.special_summons), ctx.controller
        yield from genesis_and_abyssal.take_materials(game, instr, ctx)
        if len(game.special_summons) == summoned:
            happen(game, "summoned", card=ctx.source, player=seat, name="genesis", materials=[ctx.source])

    with replaced(INSTRUCTIONS, Materials, take_materials):
        yield


@misreads("16-13b")
def the_unit_has_to_come() -> Iterator[None]:
    """Misreads 16-13b: when the materials are gone the unit has to be summoned."""
    right = INSTRUCTIONS[Search]

    def search(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        if ctx.ability is not None and ctx.ability.keyword == genesis_and_abyssal.GENESIS:
            wanted = [
                card for card in game.zone("deck", ctx.controller) if card.printed.name == instr.filter.name
            ]
            for card in wanted[:1]:
                moving.move(game, card, game.attack_slots[ctx.controller][1], "special-summon")

    with replaced(INSTRUCTIONS, Search, search):
        yield


@misreads("16-13b-2")
def anything_is_material() -> Iterator[None]:
    """Misreads 16-13b-2: every unit in play can be a material."""
    right = payment._payments

    def payments(game: GateGame, part: Cost, ctx: Context) -> list[Card]:
        if part.kind != "put":
            return right(game, part, ctx)
        return [card for seat in SEATS for card in game.units(seat)]

    with replaced(payment, "_payments", payments):
        yield


@misreads("16-13c")
def who_summons_has_come_so() -> Iterator[None]:
    """Misreads 16-13c: the unit with the ability counts as Genesis Summoned, too."""
    right = genesis_and_abyssal.note_genesis

    def note_genesis(game: GateGame, card: Card, ctx: Context) -> None:
        right(game, card, ctx)
        if ctx.source is not None and ctx.ability is not None:
            game.special_summons[(ctx.source.ref, ctx.source.life)] = "genesis"

    with replaced(genesis_and_abyssal, "note_genesis", note_genesis):
        yield
