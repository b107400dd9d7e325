"""801.1: which cards a creature can evolve from, and choosing among them."""

from collections.abc import Callable, Sequence

from duelproof.port import Option
from duelproof.port.abilities import TargetSpec
from duelproof.port.selections import Select
from reference.duel_masters.editions import rule
from reference.duel_masters.s8_special_cards.kinds_of_evolution import evolution_of, needs_sources
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

Wants = list[list[Card]]
"""For each card that a creature evolves from, the cards that it could be."""
Finding = Callable[[DMGame, Card, TargetSpec, Context], list[Card]]


def wants(game: DMGame, card: Card, finding: Finding) -> Wants:
    """List what an evolution creature could evolve from, for each card that its descriptions ask for."""
    ability = evolution_of(game, card)
    if ability is None:
        return []
    ctx = Context.of(card, ability)
    return [
        finding(game, card, spec, ctx)
        for spec in ability.targets
        for _ in range(select.amount(game, spec.min, ctx))
    ]


def fitting(game: DMGame, card: Card, spec: TargetSpec, ctx: Context) -> list[Card]:
    """List the cards that an evolution creature could evolve from."""
    found = select.found(game, Select(which="all", filter=spec.filter), ctx)
    return [thing for thing in found if isinstance(thing, Card) and thing is not card]


@rule("801.1a")
@rule("801.1a", also=("601.1a",), edition="s-max")
def can_all_be_met(wanted: Wants, taken: Sequence[Card] = ()) -> bool:
    """Tell whether a card can be found for each that is needed, each card for one of them only."""
    left = [[card for card in cards if card not in taken] for cards in wanted]
    return not left or any(can_all_be_met(left[1:], [card]) for card in left[0])


@rule("801.1a", also=("801.1",))
def has_sources(game: DMGame, card: Card, leaving: Sequence[Card] = ()) -> bool:
    """An evolution creature can be put into the battle zone only upon the cards that it evolves from.

    It does not evolve from those that are ``leaving`` as it comes.
    """
    return not needs_sources(game, card) or can_all_be_met(wants(game, card, fitting), leaving)


def choose(game: DMGame, card: Card, among: list[Card], least: int, most: int) -> Flow[list[Card]]:
    """Let a creature's player choose cards that it evolves from."""
    options = [Option(card=each.ref) for each in among]
    picked = yield from ask.some(game, card.owner, "evolve", options, least, most, about=card.ref)
    return [game.cards[str(option.card)] for option in picked]


@rule("801.1", also=("801.1a",))
def one_by_one(game: DMGame, card: Card, wanted: Wants, *, must: bool = True) -> Flow[list[Card]]:
    """Choose a card for each that is needed, none that a later one needs; or none, if that is no must."""
    chosen: list[Card] = []
    for number, cards in enumerate(wanted):
        later, free = wanted[number + 1 :], [each for each in cards if each not in chosen]
        fit = [each for each in free if can_all_be_met(later, [*chosen, each])]
        picked = yield from choose(game, card, fit, int(must or bool(chosen)), 1)
        if not picked:
            return []
        chosen += picked
    return chosen
