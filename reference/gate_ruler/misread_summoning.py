"""Misreadings of sections 16-13 to 16-19 of Gate Ruler's book, as those of `misreadings`."""

import contextlib
from collections.abc import Callable, Iterator, Sequence

import msgspec

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, Cost, Move, ReplaceEvent
from reference.gate_ruler import (
    costs,
    gate_process,
    keywords,
    main_phase,
    playing,
    replacing,
    summoning,
    zones,
)
from reference.gate_ruler.state import ORDINARY, GateGame, Way
from reference.gate_ruler.verbs import VERBS
from reference.gate_ruler.vocabulary import AbyssalSummon, Materials
from reference.gate_ruler.zones import ZONES
from reference.kernel import chance, effects, perform, select
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.game import Card, Flow, Game
from reference.kernel.misreading import misreadings, replaced
from reference.kernel.triggers import happen, hears

MISREADINGS, misreads = misreadings("GR")


@misreads("16-16a")
def enhance_is_never_lost() -> Iterator[None]:
    """Misreads 16-16a: a unit that has lost its abilities is put into play by Enhance still."""
    right = replacing._applicable

    def applicable(game: GateGame, event: Happening) -> Iterator[replacing.Replacement]:
        yield from right(game, event)
        card = event.card
        if card is None or effects.keyword(game, card, "Enhance") is not None:
            return
        for ability in [each for each in card.abilities if each.keyword == "Enhance"]:
            ctx = Context(controller=card.controller, source=card, ability=ability, event=event)
            for instr in ability.effect:
                if isinstance(instr, ReplaceEvent) and hears(game, instr.event, event, ctx):
                    yield replacing.Replacement((card, ability.id), instr, ctx)

    with replaced(replacing, "_applicable", applicable):
        yield


@misreads("16-16b")
def enhance_as_it_moves() -> Iterator[None]:
    """Misreads 16-16b: a unit that moves within the battle zones may take another one as its charge."""
    right = keywords.WORDS["Enhance"]

    def moving(written: Ability) -> Ability:
        enhance = right(written)
        (instr,) = enhance.effect
        assert isinstance(instr, ReplaceEvent)
        anyhow = msgspec.structs.replace(instr, event=msgspec.structs.replace(instr.event, origin=()))
        return msgspec.structs.replace(enhance, zones=tuple(ZONES), effect=(anyhow,))

    with replaced(keywords.WORDS, "Enhance", moving):
        yield


@misreads("16-19a")
def rulers_are_never_dormant() -> Iterator[None]:
    """Misreads 16-19a: Dormant keeps units from attacking, and rulers not."""
    with _forbidding(lambda game, card: False if "ruler" in card.printed.type else None):
        yield


@misreads("16-19a")
def dormant_is_never_lost() -> Iterator[None]:
    """Misreads 16-19a: what Dormant stands on cannot attack even when it has lost it."""
    with _forbidding(lambda game, card: True if "Dormant" in card.keywords else None):
        yield


@contextlib.contextmanager
def _forbidding(wrong: Callable[[Game, Card], bool | None]) -> Iterator[None]:
    """Within, whether a card is forbidden to attack is answered wrongly, where an answer is given."""
    right = effects.forbidden

    def forbidden(game: Game, action: str, thing: Thing) -> bool:
        answer = wrong(game, thing) if action == "attack" and isinstance(thing, Card) else None
        return right(game, action, thing) if answer is None else answer

    with replaced(effects, "forbidden", forbidden):
        yield


@misreads("16-13a", "16-13b")
def materials_stay() -> Iterator[None]:
    """Misreads 16-13a, 16-13b: the materials are shown, and stay where they are."""

    def stay(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(costs._PAYING, "put", stay):
        yield


@misreads("16-13a")
def genesis_is_a_normal_summon() -> Iterator[None]:
    """Misreads 16-13a: a Genesis Summoning counts as a normal summon."""
    right = summoning.note_genesis

    def note_genesis(game: GateGame, card: Card, ctx: Context) -> None:
        right(game, card, ctx)
        game.summons[card.controller] += 1

    with replaced(summoning, "note_genesis", note_genesis):
        yield


@misreads("16-13b")
def genesis_at_any_time() -> Iterator[None]:
    """Misreads 16-13b: a Genesis Summoning can be played whenever its player has priority."""
    right = main_phase.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        at_any_time = [
            game.option("activate", card, value=ability.id)
            for card in game.units(seat)
            for ability in card.abilities
            if ability.keyword == summoning.GENESIS
        ]
        return right(game, seat) + at_any_time

    with replaced(gate_process, "responses", responses):
        yield


@misreads("16-13b-2")
def the_first_that_will_do_is_taken() -> Iterator[None]:
    """Misreads 16-13b-2: of the cards that can be materials the first is taken, whichever was chosen."""
    right = costs.pay_with

    def pay_with(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        yield from right(game, part, costs._payments(game, part, ctx)[:1], ctx)

    with replaced(costs, "pay_with", pay_with):
        yield


def _as_far_as_it_goes(game: GateGame, process: Sequence[Cost], ctx: Context) -> Flow[None]:
    """Do what can be done of a process."""
    for part in process:
        for card in costs._payments(game, part, ctx)[: select.amount(game, part.n, ctx)]:
            yield from costs.pay_with(game, part, [card], ctx)


@misreads("16-13b-3a")
def materials_as_far_as_they_go() -> Iterator[None]:
    """Misreads 16-13b-3a: what can be done of a materials process is done, and the rest follows."""

    def take_materials(game: GateGame, instr: Materials, ctx: Context) -> Flow[None]:
        yield from _as_far_as_it_goes(game, instr.process, ctx)
        yield from perform.perform(game, instr.then, ctx)

    with replaced(VERBS, Materials, take_materials):
        yield


@misreads("16-13b-4")
def the_deck_stays_in_order() -> Iterator[None]:
    """Misreads 16-13b-4: the deck that the unit comes out of is not shuffled."""

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        yield from ()

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("16-13d")
def accomplished_by_the_materials() -> Iterator[None]:
    """Misreads 16-13d: a Genesis Summoning is accomplished as its materials have been taken."""

    def take_materials(game: GateGame, instr: Materials, ctx: Context) -> Flow[None]:
        yield from summoning.take_materials(game, instr, ctx)
        happen(
            game, "summoned", card=ctx.source, player=ctx.controller, name="genesis", materials=[ctx.source]
        )

    with replaced(VERBS, Materials, take_materials):
        yield


@misreads("16-14b-1")
def every_return_is_abyssal() -> Iterator[None]:
    """Misreads 16-14b-1: a unit with Abyssal Concerto is Abyssal Summoned however it was special summoned."""
    right = zones._special_summoned

    def special_summoned(game: GateGame, card: Card) -> None:
        right(game, card)
        if summoning.CONCERTO in card.keywords:
            game.special_summons[(card.ref, card.life)] = "abyssal"

    with replaced(zones, "_special_summoned", special_summoned):
        yield


@misreads("16-14b-1")
def nothing_is_abyssal() -> Iterator[None]:
    """Misreads 16-14b-1: the keyword before the text does not make an ability an Abyssal Summoning."""

    def accomplish(game: GateGame, unit: Card, kind: str, materials: list[Card]) -> None:
        """Nothing is told."""

    with replaced(summoning, "_accomplish", accomplish):
        yield


@misreads("16-14b")
def prepared_for_nothing() -> Iterator[None]:
    """Misreads 16-14b: what prepares an Abyssal Summoning is left out."""
    right = VERBS[Move]

    def move(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
        if instr.what.which != "top":
            yield from right(game, instr, ctx)

    with replaced(VERBS, Move, move):
        yield


@misreads("16-14b-2a", "16-14c-1", "16-14d-1")
def requirements_as_far_as_they_go() -> Iterator[None]:
    """Misreads 16-14b-2a: what can be done of what a unit requires is done, and the unit comes."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        for unit in [card for card in game.zone("graveyard", ctx.controller) if card.keywords]:
            about = Context(controller=ctx.controller, source=unit)
            required = summoning._required(game, unit) if summoning.CONCERTO in unit.keywords else ()
            yield from _as_far_as_it_goes(game, required, about)
            zones.move(game, unit, game.attack_slots[ctx.controller][1], "special-summon")

    with replaced(VERBS, AbyssalSummon, abyssal_summon):
        yield


@misreads("16-14d-1")
def an_effect_must_be_followed() -> Iterator[None]:
    """Misreads 16-14d-1: who is told to do an Abyssal Summoning does what a unit requires in any case."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        yield from summoning.abyssal_summon(game, instr, ctx)
        able = [card for card in game.zone("graveyard", ctx.controller) if not ctx.did]
        for unit in [card for card in able if summoning.CONCERTO in card.keywords]:
            about = Context(controller=ctx.controller, source=unit)
            yield from _as_far_as_it_goes(game, summoning._required(game, unit), about)

    with replaced(VERBS, AbyssalSummon, abyssal_summon):
        yield


@misreads("16-14c")
def concertos_are_never_lost() -> Iterator[None]:
    """Misreads 16-14c: a unit that has lost its abilities can be called by its Abyssal Concerto."""

    def can_be_called(game: GateGame, card: Card, ctx: Context) -> bool:
        return summoning.CONCERTO in card.keywords

    def required(game: GateGame, unit: Card) -> tuple[Cost, ...]:
        return next(ability.cost for ability in unit.abilities if ability.keyword == summoning.CONCERTO)

    with replaced(summoning, "_can_be_called", can_be_called), replaced(summoning, "_required", required):
        yield


@misreads("16-14c-2")
def concertos_forbid_normal_summons() -> Iterator[None]:
    """Misreads 16-14c-2: a unit with Abyssal Concerto is summoned in no other way."""
    right = playing.can_play

    def can_play(game: GateGame, seat: Seat, card: Card, way: Way = ORDINARY) -> bool:
        return summoning.CONCERTO not in card.keywords and right(game, seat, card, way)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("16-14f")
def accomplished_without_a_unit() -> Iterator[None]:
    """Misreads 16-14f: an Abyssal Summoning is accomplished even if no unit came."""

    def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
        yield from summoning.abyssal_summon(game, instr, ctx)
        seat, taken = ctx.controller, [ctx.source]
        happen(game, "summoned", card=ctx.source, player=seat, name="abyssal", materials=taken)

    with replaced(VERBS, AbyssalSummon, abyssal_summon):
        yield
