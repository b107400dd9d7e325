"""Misreadings of 16-14: Abyssal Summoning and Abyssal Concerto."""

from collections.abc import Iterator

from duelproof.port import Seat
from duelproof.port.abilities import Cost, Move
from reference.gate_ruler import INSTRUCTIONS
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s15_game_actions import summoning
from reference.gate_ruler.s16_keywords import genesis_and_abyssal
from reference.gate_ruler.state import ORDINARY, GateGame, Way
from reference.gate_ruler.vocabulary import AbyssalSummon
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import as_far_as_it_goes
from reference.misreadings.making import replaced


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


@misreads("16-14b-2a", "16-14c-1", "16-14d-1")
def requirements_as_far_as_they_go() -> Iterator[None]:
    """Misreads 16-14b-2a: a unit's requirements are met as far as possible, and the unit always comes."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        for unit in [card for card in game.zone("graveyard", ctx.controller) if card.keywords]:
            about = Context(controller=ctx.controller, source=unit)
            required = (
                genesis_and_abyssal._required(game, unit)
                if genesis_and_abyssal.CONCERTO in unit.keywords
                else ()
            )
            yield from as_far_as_it_goes(game, required, about)
            moving.move(game, unit, game.attack_slots[ctx.controller][1], "special-summon")

    with replaced(INSTRUCTIONS, AbyssalSummon, abyssal_summon):
        yield


@misreads("16-14d-1")
def an_effect_must_be_followed() -> Iterator[None]:
    """Misreads 16-14d-1: a player told to do an Abyssal Summoning must meet the unit's requirements."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        yield from genesis_and_abyssal.abyssal_summon(game, instr, ctx)
        able = [card for card in game.zone("graveyard", ctx.controller) if not ctx.did]
        for unit in [card for card in able if genesis_and_abyssal.CONCERTO in card.keywords]:
            about = Context(controller=ctx.controller, source=unit)
            yield from as_far_as_it_goes(game, genesis_and_abyssal._required(game, unit), about)

    with replaced(INSTRUCTIONS, AbyssalSummon, abyssal_summon):
        yield


@misreads("16-14c")
def concertos_are_never_lost() -> Iterator[None]:
    """Misreads 16-14c: a unit that has lost its abilities still has its Abyssal Concerto."""

    def can_be_called(game: GateGame, card: Card, ctx: Context) -> bool:
        return genesis_and_abyssal.CONCERTO in card.keywords

    def required(game: GateGame, unit: Card) -> tuple[Cost, ...]:
        return next(
            ability.cost for ability in unit.abilities if ability.keyword == genesis_and_abyssal.CONCERTO
        )

    with (
        replaced(genesis_and_abyssal, "_can_be_called", can_be_called),
        replaced(genesis_and_abyssal, "_required", required),
    ):
        yield


@misreads("16-14c-2")
def concertos_forbid_normal_summons() -> Iterator[None]:
    """Misreads 16-14c-2: a unit with Abyssal Concerto cannot be summoned in any other way."""
    right = playing.can_play

    def can_play(game: GateGame, seat: Seat, card: Card, way: Way = ORDINARY) -> bool:
        return genesis_and_abyssal.CONCERTO not in card.keywords and right(game, seat, card, way)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("16-14f")
def accomplished_without_a_unit() -> Iterator[None]:
    """Misreads 16-14f: an Abyssal Summoning is accomplished even if no unit came."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        yield from genesis_and_abyssal.abyssal_summon(game, instr, ctx)
        seat, taken = ctx.controller, [ctx.source]
        happen(game, "summoned", card=ctx.source, player=seat, name="abyssal", materials=taken)

    with replaced(INSTRUCTIONS, AbyssalSummon, abyssal_summon):
        yield
