"""Misreadings of 16-16: Enhance."""

from collections.abc import Iterator

import msgspec

from duelproof.port.abilities import Ability, ReplaceEvent
from reference.gate_ruler.s03_zones.kinds import ZONES
from reference.gate_ruler.s14_cards_and_abilities import replacement
from reference.gate_ruler.s16_keywords import written_out
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import now
from reference.kernel.abilities.triggers import hears
from reference.kernel.context import Context, Happening
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
