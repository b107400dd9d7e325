"""Misreadings of 16-16: Enhance."""

import contextlib
from collections.abc import Iterator

import msgspec

from duelproof.port.abilities import Ability, Choose, ReplaceEvent
from duelproof.port.selections import Filter
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones.kinds import ZONES
from reference.gate_ruler.s14_cards_and_abilities import replacement
from reference.gate_ruler.s16_keywords import written_out
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import AddCharge
from reference.kernel.abilities import now
from reference.kernel.abilities.triggers import hears
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("16-16a")
def enhance_is_never_lost() -> Iterator[None]:
    """Misreads 16-16a: a unit that has lost its abilities can still be put into play by Enhance."""
    right = replacement._applicable

    def applicable(game: GateGame, event: Happening) -> Iterator[replacement.Replacement]:
        yield from right(game, event)
        card = event.card
        if card is None or now.keyword(game, card, "Enhance") is not None:
            return
        for ability in [each for each in card.abilities if each.keyword == "Enhance"]:
            ctx = Context(controller=card.controller, source=card, ability=ability, event=event)
            for instr in ability.effect:
                if isinstance(instr, ReplaceEvent) and hears(game, instr.event, event, ctx):
                    yield replacement.Replacement((card, ability.id), instr, ctx)

    with replaced(replacement, "_applicable", applicable):
        yield


@misreads("16-16b")
def enhance_as_it_moves() -> Iterator[None]:
    """Misreads 16-16b: a unit that moves within the battle zones may also take another one as its charge."""
    right = written_out.WORDS["Enhance"]

    def moving(written: Ability) -> Ability:
        enhance = right(written)
        (instr,) = enhance.effect
        assert isinstance(instr, ReplaceEvent)
        anyhow = msgspec.structs.replace(instr, event=msgspec.structs.replace(instr.event, origin=()))
        return msgspec.structs.replace(enhance, zones=tuple(ZONES), effect=(anyhow,))

    with replaced(written_out.WORDS, "Enhance", moving):
        yield


@misreads("16-16b")
def enhance_takes_no_for_yes() -> Iterator[None]:
    """Misreads 16-16b: the player is asked, but his answer is ignored."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: replacement.Replacement) -> Flow[bool]:
        yield from right(game, chosen)
        return True

    with replaced(replacement, "_is_wanted", is_wanted):
        yield


def _taking(**otherwise: object) -> contextlib.AbstractContextManager[None]:
    """Let Enhance take other units than the card says, or as many as there are, in the block."""
    right = written_out.WORDS["Enhance"]

    def taking(written: Ability) -> Ability:
        enhance = right(written)
        (instr,) = enhance.effect
        assert isinstance(instr, ReplaceEvent)
        choose, add = instr.instead
        assert isinstance(choose, Choose)
        wider = msgspec.structs.replace(choose, what=msgspec.structs.replace(choose.what, **otherwise))
        return msgspec.structs.replace(
            enhance, effect=(msgspec.structs.replace(instr, instead=(wider, add)),)
        )

    return replaced(written_out.WORDS, "Enhance", taking)


@misreads("16-16b")
def enhance_takes_all() -> Iterator[None]:
    """Misreads 16-16b: all units that are as the card says become its charges."""
    with _taking(which="all"):
        yield


@misreads("16-16b")
def enhance_may_take_itself() -> Iterator[None]:
    """Misreads 16-16b: a unit that is itself as the card says can be chosen as its own charge."""
    with _taking(filter=Filter(zones=("attack", "defense", "gate"), controller="you", race="beast")):
        yield


@misreads("16-16b")
def enhanced_units_are_not_summoned() -> Iterator[None]:
    """Misreads 16-16b: a unit that takes another one does not count as summoned."""
    right = INSTRUCTIONS[AddCharge]

    def add_charge(game: GateGame, instr: AddCharge, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        game.summons[ctx.controller] -= 1

    with replaced(INSTRUCTIONS, AddCharge, add_charge):
        yield
