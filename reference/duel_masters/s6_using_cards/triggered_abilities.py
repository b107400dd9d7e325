"""603: triggered abilities. How they trigger is the same in all books."""

from typing import Any

from duelproof.port import Option, Place
from duelproof.port.abilities import Ability, Delay
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import UseIcons
from reference.kernel.abilities import now, perform, select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow

embodies(
    {
        "603.2": triggers.happen,
        "603.2b": triggers.happen,
        "603.2d": triggers.happen,
        "603.5a": triggers.listening,
        "603.5b": triggers.hears,
        "603.5c": triggers.listening,
        "603.6": perform.COMMON[Delay],
        "603.6a": perform.COMMON[Delay],
    }
)


@rule("603.5c", edition="1.13")
def tell_destroying(game: DMGame, cards: list[tuple[Card, Place]]) -> None:
    """Let abilities hear of it that wait for cards to be destroyed where they lay."""
    for card, origin in cards:
        happen_to(game, card, "destroying", player=card.owner, origin=origin)


@rule("603.5c", edition="s-max")
def happen_to(game: DMGame, card: Card, kind: str, *, origin: Place, **about: Any) -> None:
    """Let abilities hear of a card; its own are those that it had just before it left the battle zone."""
    if card.last is not None and origin.zone == "battle":
        game.gone = [card.last]
    triggers.happen(game, kind, card=card, origin=origin, **about)
    game.gone = []


@rule("603.3a", edition="s-max")
def use_icons(game: DMGame, instr: UseIcons, ctx: Context) -> Flow[None]:
    """What is written behind the chosen icons waits from now on, whatever becomes of their creatures."""
    able = [
        (card, ability)
        for card in game.battle(ctx.controller)
        for ability in now.abilities(game, card)
        if ability.keyword == "icon"
    ]
    many, options = select.amount(game, instr.n, ctx), [_icon(card, ability) for card, ability in able]
    picked = yield from ask.some(game, ctx.controller, "choose", options, many, many, about=ctx.item)
    for card, ability in able:
        if _icon(card, ability) in picked:
            triggers.wait(game, ability, card, Context.of(card, ability, Happening("icon")))
    ctx.did = bool(picked)


def _icon(card: Card, ability: Ability) -> Option:
    """Make the option to use an ability with an icon."""
    return Option(card=card.ref, way=ability.id)
