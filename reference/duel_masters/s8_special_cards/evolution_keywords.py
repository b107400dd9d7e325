"""811, 813: the abilities that the keywords of star evolution and S-MAX evolution stand for."""

import msgspec

from duelproof.port import CardSpec
from duelproof.port.abilities import Ability, ReplaceEvent, Trigger
from duelproof.port.selections import Cond, Filter, Range, Select
from reference.duel_masters.editions import rule
from reference.duel_masters.s8_special_cards.kinds_of_evolution import STARS
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import KeepOne, LeaveAlone
from reference.kernel.context import Context
from reference.kernel.flow import Flow

ONLY_THE_TOP = Ability(
    id="only-the-top",
    kind="replacement",
    effect=(
        ReplaceEvent(
            event=Trigger(on="move", self_only=True, origin=("battle",)), instead=(LeaveAlone(),), also=True
        ),
    ),
)
"""811.1, 811.1a: instead of a star evolution creature its top card leaves; it is an effect like others."""
MINE = Select(which="all", filter=Filter(owner="you", keyword="s-max-evolution"))
ONE_OF_MINE = Ability(
    id="one-of-mine",
    kind="static",
    needs=Cond(op="count", what=MINE, range=Range(min=2)),
    effect=(KeepOne(what=MINE, to="hand"),),
)
"""813.1a: of several S-MAX evolution creatures a player keeps one, and returns the others to the hand."""
MEANT = {**dict.fromkeys(STARS, ONLY_THE_TOP), "s-max-evolution": ONE_OF_MINE}
"""The abilities that keywords stand for."""


@rule("811.1", also=("811.1a", "811.1b", "813.1a"))
def spelled_out(spec: CardSpec) -> CardSpec:
    """Read a card: a keyword of evolution stands for an ability as well."""
    faces = [
        msgspec.structs.replace(face, abilities=[*face.abilities, *_meant_by(face.abilities)])
        for face in spec.faces
    ]
    return msgspec.structs.replace(spec, faces=faces)


def _meant_by(abilities: list[Ability]) -> list[Ability]:
    """List the abilities that keywords among these stand for."""
    return [MEANT[each.keyword] for each in abilities if each.keyword in MEANT]


@rule("811.1", also=("811.1a",))
def leave_alone(game: DMGame, instr: LeaveAlone, ctx: Context) -> Flow[None]:
    """Let the card of the event leave without what lies under it."""
    yield from ()
    assert ctx.event is not None
    ctx.event.alone = True
