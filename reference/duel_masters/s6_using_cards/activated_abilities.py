"""602: activated abilities. Of a Silent Skill the start of the turn takes care."""

from collections.abc import Iterator

from duelproof.port import Option
from duelproof.port.abilities import Ability
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.tapped_and_untapped import tap
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening

TAP = "tap-ability"


@rule("602.1", also=("602.3", "602.3a", "110.3c", "110.2c"))
def activations(game: DMGame, able: list[Card]) -> Iterator[Option]:
    """Of the creatures that can attack, those with tap abilities can use one, if no effect forbids that."""
    for card in able:
        abilities = now.keywords(game, card, TAP)
        if abilities and not effects.forbidden(game, "activate", card):
            yield from (_option(card, ability) for ability in abilities)


def _option(card: Card, ability: Ability) -> Option:
    """Make the option to use an activated ability."""
    return Option(verb="activate", card=card.ref, way=ability.id)


@rule("602.1", also=("602.2", "110.3c", "110.2c"))
def activate(game: DMGame, card: Card, picked: Option) -> None:
    """Tap a creature instead of attacking with it: then the effect of its tap ability waits."""
    abilities = now.keywords(game, card, TAP)
    ability = next(each for each in abilities if _option(card, each) == picked)
    if tap(game, [card]):
        triggers.wait(game, ability, card, Context.of(card, ability, Happening("activated")))
