"""Misreadings of 16-14: Abyssal Summoning and Abyssal Concerto."""

from collections.abc import Iterator, Sequence
from typing import Any

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Cost, Move
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s14_cards_and_abilities import payment, playing
from reference.gate_ruler.s15_game_actions import summoning
from reference.gate_ruler.s16_keywords import genesis_and_abyssal
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import AbyssalSummon
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import as_far_as_it_goes
from reference.misreadings.making import offers_more, replaced


@misreads("16-14b-1")
def every_return_is_abyssal() -> Iterator[None]:
    """Misreads 16-14b-1: every special summon of a unit with Abyssal Concerto is an Abyssal Summoning."""
    right = summoning.tell_special_summon

    def special_summoned(game: GateGame, card: Card) -> None:
        right(game, card)
        if genesis_and_abyssal.CONCERTO in card.keywords:
            game.special_summons[(card.ref, card.life)] = "abyssal"

    with replaced(summoning, "tell_special_summon", special_summoned):
        yield


@misreads("16-14a", "16-14b")
def the_unit_comes_from_wherever_it_is_by_then() -> Iterator[None]:
    """Misreads 16-14a: a unit that what it requires took from the graveyard comes all the same."""
    right = genesis_and_abyssal._carry_out

    def carry_out(game: GateGame, process: Sequence[Cost], ctx: Context, doing: Context) -> Flow[list[Card]]:
        unit = ctx.source
        assert unit is not None
        life = unit.life
        used = yield from right(game, process, ctx, doing)
        unit.life = life
        return used

    with replaced(genesis_and_abyssal, "_carry_out", carry_out):
        yield


@misreads("16-14b-1")
def nothing_is_abyssal() -> Iterator[None]:
    """Misreads 16-14b-1: an ability is no Abyssal Summoning, although the keyword precedes its text."""

    def accomplish(game: GateGame, unit: Card, kind: str, materials: list[Card]) -> None:
        """Record nothing."""

    with replaced(genesis_and_abyssal, "_accomplish", accomplish):
        yield


@misreads("16-14b")
def prepared_for_nothing() -> Iterator[None]:
    """Misreads 16-14b: the steps that prepare an Abyssal Summoning are skipped."""
    right = INSTRUCTIONS[Move]

    def move(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
        if instr.what.which != "top":
            yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, Move, move):
        yield


def _callable(game: GateGame, ctx: Context) -> list[Card]:
    return [
        card
        for card in game.zone("graveyard", ctx.controller)
        if genesis_and_abyssal._can_be_called(game, card, ctx)
    ]


def _required_as_far_as_it_goes(game: GateGame, ctx: Context) -> Flow[list[Card]]:
    """Do what can be done of what the units in the graveyard require, and return these."""
    units = [
        card
        for card in game.zone("graveyard", ctx.controller)
        if genesis_and_abyssal.CONCERTO in card.keywords
    ]
    for unit in units:
        about = Context(controller=ctx.controller, source=unit)
        yield from as_far_as_it_goes(game, genesis_and_abyssal._required(game, unit), about)
    return units


@misreads("16-14b-2a", "16-14c-1", "16-14d-1")
def requirements_as_far_as_they_go() -> Iterator[None]:
    """Misreads 16-14b-2a: what can be done of a unit's requirements is done, and the unit comes for that."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        if _callable(game, ctx):
            yield from genesis_and_abyssal.abyssal_summon(game, instr, ctx)
            return
        for unit in (yield from _required_as_far_as_it_goes(game, ctx)):
            moving.move(game, unit, game.attack_slots[ctx.controller][1], "special-summon")

    with replaced(INSTRUCTIONS, AbyssalSummon, abyssal_summon):
        yield


@misreads("16-14b-2", "16-14d-1")
def an_effect_must_be_followed() -> Iterator[None]:
    """Misreads 16-14b-2, 16-14d-1: a player who can meet the requirements of an Abyssal Summoning must."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        able = _callable(game, ctx)
        yield from genesis_and_abyssal.abyssal_summon(game, instr, ctx)
        if able and not ctx.did:
            yield from _required_as_far_as_it_goes(game, ctx)

    with replaced(INSTRUCTIONS, AbyssalSummon, abyssal_summon):
        yield


@misreads("16-14b-2")
def units_come_though_nothing_was_done() -> Iterator[None]:
    """Misreads 16-14b-2: a player who does nothing of what a unit requires still summons it."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        able = _callable(game, ctx)
        yield from genesis_and_abyssal.abyssal_summon(game, instr, ctx)
        if able and not ctx.did:
            moving.move(game, able[0], game.defense_slots[ctx.controller][0], "special-summon")

    with replaced(INSTRUCTIONS, AbyssalSummon, abyssal_summon):
        yield


@misreads("16-14d")
def any_unit_is_called() -> Iterator[None]:
    """Misreads 16-14d: a unit without Abyssal Concerto can be chosen as well."""
    right = genesis_and_abyssal._can_be_called

    def can_be_called(game: GateGame, card: Card, ctx: Context) -> bool:
        return genesis_and_abyssal.CONCERTO not in card.keywords or right(game, card, ctx)

    with replaced(genesis_and_abyssal, "_can_be_called", can_be_called):
        yield


@misreads("16-14a", "16-14d")
def called_out_of_both_graveyards() -> Iterator[None]:
    """Misreads 16-14a, 16-14d: a unit in the other player's graveyard can be chosen, too."""
    right = ask.some

    def some(game: GateGame, seat: Seat, kind: str, options: list[Option], *how: Any, **about: Any) -> Any:
        theirs = [
            game.option_for(card)
            for card in game.zone("graveyard", OTHER[seat])
            if kind == "choose" and genesis_and_abyssal.CONCERTO in card.keywords
        ]
        return right(game, seat, kind, [*options, *theirs], *how, **about)

    with replaced(ask, "some", some):
        yield


@misreads("16-14d")
def the_unit_does_what_it_requires() -> Iterator[None]:
    """Misreads 16-14d: what a unit requires is an effect of that unit, whatever does the summoning."""
    right, able = genesis_and_abyssal._carry_out, genesis_and_abyssal._can_carry_out

    def carry_out(game: GateGame, process: Sequence[Cost], ctx: Context, doing: Context) -> Flow[list[Card]]:
        used = yield from right(game, process, ctx, ctx)
        doing.did = ctx.did
        return used

    def can_carry_out(game: GateGame, process: Sequence[Cost], ctx: Context, doing: Context) -> bool:
        return able(game, process, ctx, ctx)

    with (
        replaced(genesis_and_abyssal, "_carry_out", carry_out),
        replaced(genesis_and_abyssal, "_can_carry_out", can_carry_out),
    ):
        yield


@misreads("16-14b")
def units_come_for_nothing() -> Iterator[None]:
    """Misreads 16-14b: the unit comes, but what it requires is not done."""

    def carry_out(game: GateGame, process: Sequence[Cost], ctx: Context, doing: Context) -> Flow[list[Card]]:
        yield from ()
        return []

    with replaced(genesis_and_abyssal, "_carry_out", carry_out):
        yield


@misreads("16-14b")
def prepared_afterwards() -> Iterator[None]:
    """Misreads 16-14b: what prepares an Abyssal Summoning is done after it."""
    right = INSTRUCTIONS[Move]
    late: list[Move] = []

    def move(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
        if instr.what.which == "top":
            late.append(instr)
        else:
            yield from right(game, instr, ctx)

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        yield from genesis_and_abyssal.abyssal_summon(game, instr, ctx)
        for each in late:
            yield from right(game, each, ctx)
        late.clear()

    with replaced(INSTRUCTIONS, Move, move), replaced(INSTRUCTIONS, AbyssalSummon, abyssal_summon):
        yield


@misreads("16-14e")
def who_calls_has_come_so() -> Iterator[None]:
    """Misreads 16-14e: the unit with the ability counts as Abyssal Summoned, too."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        yield from genesis_and_abyssal.abyssal_summon(game, instr, ctx)
        assert ctx.source is not None
        game.special_summons[(ctx.source.ref, ctx.source.life)] = "abyssal"

    with replaced(INSTRUCTIONS, AbyssalSummon, abyssal_summon):
        yield


@misreads("16-14e", "16-14f")
def only_abilities_accomplish() -> Iterator[None]:
    """Misreads 16-14e, 16-14f: what an event does is no Abyssal Summoning."""
    right = genesis_and_abyssal._accomplish

    def accomplish(game: GateGame, unit: Card, kind: str, materials: list[Card]) -> None:
        source = game.gate[-1].card if game.gate else None
        if source is None or "event" not in source.printed.type:
            right(game, unit, kind, materials)

    with replaced(genesis_and_abyssal, "_accomplish", accomplish):
        yield


def _written(game: GateGame, unit: Card) -> tuple[Cost, ...]:
    return next(ability.cost for ability in unit.abilities if ability.keyword == genesis_and_abyssal.CONCERTO)


@misreads("16-14c")
def concertos_are_never_lost() -> Iterator[None]:
    """Misreads 16-14c: a unit that has lost its abilities still has its Abyssal Concerto."""

    def can_be_called(game: GateGame, card: Card, ctx: Context) -> bool:
        return genesis_and_abyssal.CONCERTO in card.keywords

    with (
        replaced(genesis_and_abyssal, "_can_be_called", can_be_called),
        replaced(genesis_and_abyssal, "_required", _written),
    ):
        yield


@misreads("16-14c")
def lost_concertos_can_be_followed() -> Iterator[None]:
    """Misreads 16-14c: a unit that has lost its abilities comes for what its Abyssal Concerto required."""

    def can_be_called(game: GateGame, card: Card, ctx: Context) -> bool:
        if genesis_and_abyssal.CONCERTO not in card.keywords:
            return False
        about = Context(controller=ctx.controller, source=card)
        return payment.payable(game, _written(game, card), about)

    with (
        replaced(genesis_and_abyssal, "_can_be_called", can_be_called),
        replaced(genesis_and_abyssal, "_required", _written),
    ):
        yield


@misreads("16-14c-2")
def concertos_forbid_normal_summons() -> Iterator[None]:
    """Misreads 16-14c-2: a unit with Abyssal Concerto cannot be summoned in any other way."""
    right = playing.can_play

    def can_play(game: GateGame, seat: Seat, card: Card, *how: Any) -> bool:
        return genesis_and_abyssal.CONCERTO not in card.keywords and right(game, seat, card, *how)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("16-14c-2")
def concertos_let_all_be_summoned() -> Iterator[None]:
    """Misreads 16-14c-2: a unit with Abyssal Concerto is summoned normally though something forbids it."""

    def more(game: Any, seat: Seat) -> list[Option]:
        units = [card for card in game.zone("hand", seat) if genesis_and_abyssal.CONCERTO in card.keywords]
        return [game.option("play", card) for card in units]

    with offers_more(more):
        yield


@misreads("16-14e")
def all_with_a_concerto_have_come_so() -> Iterator[None]:
    """Misreads 16-14e: every unit with Abyssal Concerto in play has entered it through Abyssal Summoning."""
    right = summoning.was_summoned

    def was_summoned(game: GateGame, card: Card, how: str) -> bool:
        sung = how == "abyssal" and genesis_and_abyssal.CONCERTO in card.keywords
        return sung or right(game, card, how)

    with replaced(summoning, "was_summoned", was_summoned):
        yield


@misreads("16-14f")
def accomplished_without_a_unit() -> Iterator[None]:
    """Misreads 16-14f: an Abyssal Summoning is accomplished even if no unit came."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        yield from genesis_and_abyssal.abyssal_summon(game, instr, ctx)
        if not ctx.did:
            seat, taken = ctx.controller, [ctx.source]
            happen(game, "summoned", card=ctx.source, player=seat, name="abyssal", materials=taken)

    with replaced(INSTRUCTIONS, AbyssalSummon, abyssal_summon):
        yield
