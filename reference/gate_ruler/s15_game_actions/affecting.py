"""15-27, 15-29: not being affected by effects, and losing an ability."""

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, layers, perform
from reference.kernel.card import Card
from reference.kernel.context import Context

embodies(
    {
        "15-2a": layers._add,
        "15-5a": perform._reveal,
        "15-5b": perform._reveal,
        "15-27a-1": effects.unaffected,
        "15-27a-4": effects.touches,
    }
)


@rule("15-27a-2", also=("4-5d", "14-15a"))
def effect_of(controller: Seat, source: Card | None, effect: Context | None) -> Context:
    """What deals damage does so by an effect of its own, unless the effect of another card lets it."""
    if effect is None:
        return Context(controller=controller, source=source)
    return Context(controller=effect.controller, source=effect.source)


@rule("15-27a-2", also=("15-27b",))
def felt(game: GateGame, card: Card, points: int, effect: Context, combat: bool) -> int:
    """A card that is not affected by an effect is dealt no damage by it, but combat damage all the same."""
    return 0 if not combat and effects.unaffected(game, card, effect) else points


@rule("15-29a", also=("16-1a-2",))
def without(abilities: list[Ability], word: str | None) -> list[Ability]:
    """A card that loses an ability loses all of them, but no keyword that is no ability."""
    if word is not None and not any(ability.keyword == word for ability in abilities):
        return abilities
    return [ability for ability in abilities if ability.keyword in NO_ABILITIES]


NO_ABILITIES = frozenset(("Forced Reveal",))
"""The keywords that are no abilities (16-1a-2); that of an ability, such as Resource, goes with it."""
