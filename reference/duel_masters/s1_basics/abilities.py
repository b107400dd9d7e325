"""110: abilities: where they work, and in which state cards come."""

import msgspec

from duelproof.port import CardSpec
from duelproof.port.abilities import Ability, Forbid, Gain, Instr, Modify
from duelproof.port.cards import Face
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s6_using_cards.information import as_it_is
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import ComeInState
from reference.kernel import natures
from reference.kernel.abilities import effects, layers, now, perform, select, triggers
from reference.kernel.card import Card

embodies(
    {
        "110.2c": now.abilities,
        "110.2e": perform.lasting,
        "110.3a": perform.perform,
        "110.3b": triggers.wait,
        "110.3d": effects.statics,
        "110.4": select.works,
        "110.4a": natures.is_base,
        "110.4b": select.works,
        "110.4g": triggers.listening,
        "110.5": effects.unaffected,
        "110.6": layers.words,
    }
)

USED_FROM = frozenset({"hand", "mana", "graveyard", "deck", "shield", "hyper", "gr"})
"""The zones that a card can be used from, by rule or by an effect."""
AT_HOME = frozenset({"battle", "shield"})
"""Where a card works that has an S-trigger only for a while: it is used as it leaves the shields."""


@rule("110.4", also=("110.4c", "110.4e"))
def with_zones(spec: CardSpec) -> CardSpec:
    """Read a card: find where abilities work that do not say it, if not in the battle zone alone."""
    if not any(_works_in(ability) for face in spec.faces for ability in face.abilities):
        return spec
    return msgspec.structs.replace(spec, faces=[_with_zones(face) for face in spec.faces])


def _with_zones(face: Face) -> Face:
    abilities = [
        msgspec.structs.replace(ability, zones=ability.zones or tuple(_works_in(ability)))
        for ability in face.abilities
    ]
    return msgspec.structs.replace(face, abilities=abilities)


@rule("110.4e", also=("110.4c", "604.3"))
def _works_in(ability: Ability) -> frozenset[str]:
    """What a card says of its own use works where it is used from, that it has S-trigger in the shields."""
    if ability.kind != "static":
        return frozenset()
    if all(_is_about_use(instr) for instr in ability.effect):
        return USED_FROM
    return AT_HOME if any(_gives_s_trigger(instr) for instr in ability.effect) else frozenset()


@rule("110.4e", also=("604.3",))
def _is_about_use(instr: Instr) -> bool:
    """Tell whether a card says what it costs to use itself, or that it cannot be used."""
    own = isinstance(instr, Modify | Forbid) and instr.what is not None and instr.what.which == "self"
    return own and getattr(instr, "trait", "cost") == "cost" and getattr(instr, "action", "use") == "use"


@rule("110.4c")
def _gives_s_trigger(instr: Instr) -> bool:
    """Tell whether a card gives itself an S-trigger."""
    return isinstance(instr, Gain) and instr.what.which == "self" and instr.ability.keyword == "s-trigger"


@rule("110.5a", edition="s-max")
@rule("110.5a", edition="1.13")
def remember(game: DMGame, card: Card) -> None:
    """Remember how a card was that leaves the battle zone, or have what is printed looked at."""
    if game.edition.departed == "as it was":
        card.last = as_it_is(game, card)


@rule("110.4f", also=("603.2c",))
@rule("110.4f", also=("603.5d",), edition="1.13")
def come_in_state(game: DMGame, card: Card) -> None:
    """A card is in the battle zone from the first in the state that all effects in force say it comes in."""
    for force in effects.statics(game, ComeInState):
        if effects.touches(game, force, card):
            card.turned = force.instr.turned or card.turned
            if force.instr.ability is not None:
                gained = Gain(what=force.instr.what, ability=force.instr.ability)
                effects.begin(game, gained, force.ctx, [card], "game")
