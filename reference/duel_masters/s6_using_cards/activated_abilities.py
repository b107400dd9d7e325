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


@rule("602.1", also=("602.3", "602.3a", "110.2c", "110.3c"))
def activations(game: DMGame, able: list[Card]) -> Iterator[Option]:
    """Creatures that can attack can use each of their tap abilities instead, if no effect forbids that."""
    for card in able:
        if not effects.forbidden(game, "activate", card):
            yield from (_option(card, name) for name in _tap_abilities(game, card))


def _tap_abilities(game: DMGame, card: Card) -> dict[str, Ability]:
    """List the tap abilities of a creature by their names; the same one given twice is one to choose."""
    return {ability.id: ability for ability in now.keywords(game, card, TAP)}


def _option(card: Card, name: str) -> Option:
    """Make the option to use an activated ability."""
    return Option(verb="activate", card=card.ref, way=name)


@rule("602.1", also=("602.2", "110.2c", "110.3c"))
def activate(game: DMGame, card: Card, name: str) -> None:
    """Tap a creature instead of attacking with it: then the effect of its tap ability waits."""
    ability = _tap_abilities(game, card)[name]
    if tap(game, [card]):
        triggers.wait(game, ability, card, Context.of(card, ability, Happening("activated")))
