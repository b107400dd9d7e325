"""Misreadings of 602: activated abilities."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Option
from reference.duel_masters.s3_card_types.creatures import has_summoning_sickness
from reference.duel_masters.s6_using_cards import activated_abilities, resolving
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _able(wrong: Callable[[DMGame, Card], bool]) -> Any:
    """Return a replacement by which other creatures can use their tap abilities, too."""
    right = activated_abilities.activations

    def activations(game: DMGame, able: list[Card]) -> Iterator[Option]:
        others = [card for card in game.battle(game.active) if card not in able and wrong(game, card)]
        yield from right(game, [*able, *others])

    return replaced(activated_abilities, "activations", activations)


@misreads("602.1")
def tapped_creatures_use_tap_abilities() -> Iterator[None]:
    """Misreads 602.1: a creature that is tapped already uses its tap ability."""
    with _able(lambda game, card: card.turned == "exhausted"):
        yield


@misreads("602.3a")
def new_creatures_use_tap_abilities() -> Iterator[None]:
    """Misreads 602.3a: a creature with summoning sickness uses its tap ability."""
    with _able(has_summoning_sickness):
        yield


@misreads("602.3a")
def creatures_that_cannot_attack_use_tap_abilities() -> Iterator[None]:
    """Misreads 602.3a: a creature that an effect forbids to attack uses its tap ability."""
    with _able(lambda game, card: effects.forbidden(game, "attack", card)):
        yield


@misreads("602.2")
def what_a_silent_skill_does_replaces_untapping() -> Iterator[None]:
    """Misreads 602.2: what a Silent Skill does takes the place of untapping, and is not replaced again."""
    right = resolving.resolve_ability

    def resolve_ability(game: DMGame, ctx: Context) -> Flow[None]:
        game.replacing = ctx.ability is not None and ctx.ability.keyword == "silent-skill"
        yield from right(game, ctx)
        game.replacing = False

    with replaced(resolving, "resolve_ability", resolve_ability):
        yield


@misreads("602.3")
def silent_skills_are_never_forbidden() -> Iterator[None]:
    """Misreads 602.3: what forbids activated abilities does not forbid a Silent Skill."""
    right = effects.forbidden

    def forbidden(game: DMGame, action: str, thing: Thing) -> bool:
        silent = action == "activate" and game.phase == "turn-start"
        return not silent and right(game, action, thing)

    with replaced(effects, "forbidden", forbidden):
        yield
