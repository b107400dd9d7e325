"""Misreadings of 13-3: prevention."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import SEATS
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s13_damage import prevention, processes
from reference.gate_ruler.s14_cards_and_abilities import last_known_information
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import Dealt, Prevent
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import refuses_nothing, replaced


@misreads("13-3a")
def prevention_waits_for_damage() -> Iterator[None]:
    """Misreads 13-3a: prevention with no damage on the gate is kept for the next damage."""
    right, deal = prevention.prevent, processes.add_process
    kept: list[int] = []

    def prevent(game: GateGame, instr: Prevent, ctx: Context) -> Flow[None]:
        if isinstance(instr.n, int) and not any(item.kind == "damage" for item in game.gate):
            kept.append(instr.n)
        yield from right(game, instr, ctx)

    def less(*dealt: Any, **how: Any) -> GateItem | None:
        process = deal(*dealt, **how)
        if process is not None and kept:
            prevention.change_damage(process, 0, process.pairings[0][2] - kept.pop())
        return process

    with replaced(INSTRUCTIONS, Prevent, prevent), replaced(processes, "add_process", less):
        yield


@misreads("13-3a-1")
def prevention_for_one_attack_is_forgotten() -> Iterator[None]:
    """Misreads 13-3a-1: only prevention for the whole turn waits for damage to come."""
    right = processes._announce

    def announce(game: GateGame, process: GateItem) -> None:
        kept = game.delayed
        game.delayed = [each for each in kept if each.until != "battle"]
        right(game, process)
        game.delayed = kept

    with replaced(processes, "_announce", announce):
        yield


@misreads("13-3a-1")
def prevention_is_used_up() -> Iterator[None]:
    """Misreads 13-3a-1: prevention of all damage of a turn prevents some of it once, and then no more."""
    right = processes._announce

    def announce(game: GateGame, process: GateItem) -> None:
        right(game, process)
        used = [each.ability for each in game.waiting]
        game.delayed = [each for each in game.delayed if each.ability not in used or each.until != "turn"]

    with replaced(processes, "_announce", announce):
        yield


@misreads("13-3a-1")
def prevention_skips_the_gate() -> Iterator[None]:
    """Misreads 13-3a-1: the damage of an attack becomes less at once, without an ability on the gate."""
    right = processes._announce

    def announce(game: GateGame, process: GateItem) -> None:
        right(game, process)
        for delayed in game.delayed:
            for waiting in [each for each in game.waiting if each.ability is delayed.ability]:
                game.waiting.remove(waiting)
                for index in range(len(process.pairings)):
                    prevention.change_damage(process, index, waiting.ability.effect[0].becomes)

    with replaced(processes, "_announce", announce):
        yield


@misreads("13-3c")
def a_ruler_shares_what_protects_units() -> Iterator[None]:
    """Misreads 13-3c: an effect that speaks of damage to units speaks of damage to their player, too."""
    right = prevention._is_about

    def is_about(game: GateGame, instr: Prevent, ctx: Context, target: Card) -> bool:
        units = game.units(target.controller) if target.place.zone == "ruler" else []
        return any(right(game, instr, ctx, each) for each in (target, *units))

    with replaced(prevention, "_is_about", is_about):
        yield


@misreads("13-3c")
def such_a_unit_need_not_deal_it() -> Iterator[None]:
    """Misreads 13-3c: an effect that speaks of what deals damage is content if such a unit is in play."""
    right = prevention.was_dealt_so

    def was_dealt_so(game: GateGame, dealt: Dealt, source: Card | None, *how: Any) -> bool:
        sources = [source, *(unit for seat in SEATS for unit in game.units(seat))]
        return any(right(game, dealt, each, *how) for each in sources)

    with replaced(prevention, "was_dealt_so", was_dealt_so):
        yield


@misreads("13-3c", "13-7b-1")
def what_left_play_has_dealt_no_damage() -> Iterator[None]:
    """Misreads 13-3c, 13-7b-1: damage is not that of a Beast any more when the Beast has left play."""

    def as_it_dealt(game: GateGame, source: Card | None, life: int | None) -> Card | None:
        return source

    with replaced(last_known_information, "as_it_dealt", as_it_dealt):
        yield


@misreads("13-3c-1")
def only_the_topmost_damage_is_next() -> Iterator[None]:
    """Misreads 13-3c-1: if the topmost damage is not what the effect speaks of, nothing is prevented."""
    right = prevention._choose_process

    def choose_process(game: GateGame, instr: Prevent, ctx: Context) -> Flow[GateItem | None]:
        chosen = yield from right(game, instr, ctx)
        topmost = next((item for item in reversed(game.gate) if item.kind == "damage"), None)
        return None if instr.next and chosen is not topmost else chosen

    with replaced(prevention, "_choose_process", choose_process):
        yield


@misreads("13-3d-2")
def any_division_is_taken() -> Iterator[None]:
    """Misreads 13-3d-2: a division of prevention is accepted even if the shares do not add up."""
    with refuses_nothing():
        yield


@misreads("13-3d")
def too_much_prevention_is_void() -> Iterator[None]:
    """Misreads 13-3d: more prevention than there is damage prevents nothing."""
    right = prevention._reduce

    def reduce(game: GateGame, instr: Prevent, ctx: Context, process: GateItem, points: int) -> Flow[None]:
        if points <= sum(share for _, _, share in process.pairings):
            yield from right(game, instr, ctx, process, points)

    with replaced(prevention, "_reduce", reduce):
        yield
