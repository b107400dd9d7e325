"""801: evolution creatures, which are put upon the cards that they evolve from."""

from duelproof.port import Option
from duelproof.port.abilities import Ability, TargetSpec
from duelproof.port.position import Turned
from duelproof.port.selections import Select
from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.s8_special_cards.gods import choose_links, come_linked
from reference.duel_masters.s8_special_cards.linking import scatter
from reference.duel_masters.s8_special_cards.succession import succeed
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

EVOLUTION = "evolution"


def evolution_of(game: DMGame, card: Card) -> Ability | None:
    """Find the ability by which a card evolves from others: its targets are what it evolves from."""
    return now.keyword(game, card, EVOLUTION)


@rule("801.1a", also=("801.1",))
def has_sources(game: DMGame, card: Card) -> bool:
    """An evolution creature can be put into the battle zone only upon the cards that it evolves from."""
    ability = evolution_of(game, card)
    if ability is None:
        return True
    ctx = Context.of(card, ability)
    return all(
        len(_fitting(game, card, spec, ctx)) >= select.amount(game, spec.min, ctx) for spec in ability.targets
    )


def _fitting(game: DMGame, card: Card, spec: TargetSpec, ctx: Context) -> list[Card]:
    """List the cards that an evolution creature could evolve from."""
    found = select.found(game, Select(which="all", filter=spec.filter), ctx)
    return [thing for thing in found if isinstance(thing, Card) and thing is not card]


@rule("801.1", also=("801.1a", "701.15a"))
def put_into_battle(
    game: DMGame, card: Card, name: str, turned: Turned = "ready", *, alone: bool = False
) -> Flow[bool]:
    """Put a card into the battle zone, an evolution creature upon cards that its player chooses.

    Returns:
        Whether it was put there.
    """
    if not has_sources(game, card):
        return False
    sources = yield from _chosen(game, card)
    links = yield from choose_links(game, card)
    if not (yield from move_all(game, [card], "battle", name, turned=turned, alone=alone)):
        return False
    if sources:
        _evolve(game, card, sources)
    come_linked(game, card, links)
    return True


@rule("801.1", also=("801.1b",))
def _chosen(game: DMGame, card: Card) -> Flow[list[Card]]:
    """Choose what an evolution creature evolves from, and in which order several cards lie beneath it."""
    ability = evolution_of(game, card)
    if ability is None:
        return []
    ctx = Context.of(card, ability)
    chosen: list[Card] = []
    for spec in ability.targets:
        options = [Option(card=each.ref) for each in _fitting(game, card, spec, ctx) if each not in chosen]
        least, most = select.amount(game, spec.min, ctx), select.amount(game, spec.max, ctx)
        picked = yield from ask.some(game, card.owner, "evolve", options, least, most, about=card.ref)
        chosen += [game.cards[str(option.card)] for option in picked]
    ordered = yield from ask.order(
        game, card.owner, "order", [Option(card=each.ref) for each in chosen], about=card.ref
    )
    return [game.cards[str(option.card)] for option in ordered]


@rule("801.2", also=("801.2b", "701.15a"))
def _evolve(game: DMGame, card: Card, sources: list[Card]) -> None:
    """Lay a card upon its sources: it goes on being what they were, and is tapped if one of them was."""
    here = [source for source in sources if source.place.zone == "battle"]
    if any(source.turned == "exhausted" for source in here):
        card.turned = "exhausted"
    for source in here:
        succeed(game, source, card)
    for source in sources:
        if source.links:
            scatter(game, source)
        _lay_beneath(game, source, card)
    game.stir(statics=True)


def _lay_beneath(game: DMGame, source: Card, top: Card) -> None:
    """Lay a card with all that lies beneath it under another card."""
    for part in (source, *source.under):
        if part.over is None:
            game.lift(part)
        else:
            part.over.under.remove(part)
        game.shift(part, place("battle", top.owner))
        part.over = top
        part.turned = "ready"
        top.under.append(part)
        game.log.add("stacked", card=part, target=top.ref, player=top.owner)
