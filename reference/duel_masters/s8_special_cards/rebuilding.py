"""801.4: what becomes of the cards below when only the top card of something leaves."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from duelproof.port import Option
from duelproof.port.abilities import TargetSpec
from duelproof.port.position import Turned
from reference.duel_masters.editions import rule
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s4_zones.battle_zone import STANDING
from reference.duel_masters.s5_turn.taking_part import take_out, takes_part
from reference.duel_masters.s8_special_cards.kinds_of_evolution import needs_sources, says_evolution
from reference.duel_masters.s8_special_cards.linking import lie_beneath, link_again, linked_before
from reference.duel_masters.s8_special_cards.sources import Wants, can_all_be_met, one_by_one, wants
from reference.duel_masters.s8_special_cards.succession import evolved_from, share, speak_of_heirs
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@dataclass(slots=True, eq=False)
class Rebuilt:
    """What remains of the cards below one that leaves.

    ``piles`` are what lies there by itself from then on, each from the top; ``first`` is the top card that
    goes on with the attack. ``rest`` goes to the graveyard. ``linked`` are gods that stay as one creature.
    """

    piles: list[list[Card]] = field(default_factory=list)
    rest: list[Card] = field(default_factory=list)
    first: Card | None = None
    linked: list[list[Card]] = field(default_factory=list)


@rule("801.4", also=("109.2a", "109.2b"))
@rule("801.4", also=("703.4h",), edition="s-max")
@rule("801.4", also=("703.4i",), edition="1.13")
def planned(game: DMGame, top: Card, leaving: list[Card]) -> Flow[Rebuilt]:
    """Decide what remains in the battle zone of what lies below a card that leaves by itself."""
    below = [card for card in top.under if card not in leaving]
    return (yield from PLANS[game.edition.rebuilding](game, top, below))


@rule("801.4b", also=("801.4a", "309.7"), edition="s-max")
def _the_topmost(game: DMGame, top: Card, below: list[Card]) -> Flow[Rebuilt]:
    """The uppermost card that can lie by itself remains, on what lies below it; those above it do not."""
    yield from ()
    for number, card in enumerate(below):
        if _can_stand(card):
            return Rebuilt([below[number:]], below[:number], card)
    return Rebuilt(rest=below)


def _can_stand(card: Card) -> bool:
    """Tell whether a card can lie in the battle zone by itself."""
    return not STANDING.isdisjoint(card.printed.type)


@rule("801.4a", also=("801.4b",), edition="1.13")
def _as_many_as_needed(game: DMGame, top: Card, below: list[Card]) -> Flow[Rebuilt]:
    """As many as the top card evolved from remain, of its player's choice; linked gods are one of them."""
    plan, left, needed = Rebuilt(), list(below), _needed(game, top)
    while len(plan.piles) < needed:
        standing = [
            card
            for card in left
            if _can_stand(card)
            and can_all_be_met(_sources(game, card, left))
            and linked_before(game, card, left)[0] is card
        ]
        plain = not any(needs_sources(game, card) for card in standing)
        if plain and len(standing) <= needed - len(plan.piles):
            plan.piles += [linked_before(game, card, left) for card in standing]
            break
        options = [Option(card=card.ref) for card in standing]
        picked = yield from ask.one(game, top.owner, "rebuild", options, about=top.ref)
        first = game.cards[str(picked.card)]
        sources = yield from one_by_one(game, first, _sources(game, first, left))
        plan.piles.append([*linked_before(game, first, left), *(card for card in left if card in sources)])
        left = [card for card in left if card not in plan.piles[-1]]
    groups = [linked_before(game, pile[0], pile) for pile in plan.piles]
    plan.linked = [group for group in groups if len(group) > 1]
    plan.rest = [card for card in below if not any(card in pile for pile in plan.piles)]
    if plan.piles:
        plan.first = yield from _going_on(game, top, [pile[0] for pile in plan.piles])
    return plan


@rule("801.4e", edition="1.13")
def _going_on(game: DMGame, top: Card, heirs: list[Card]) -> Flow[Card]:
    """Of what remains of a creature in an attack one goes on with it, of its player's choice."""
    if game.attack is None or not takes_part(game.attack, top):
        return heirs[0]
    options = [Option(card=heir.ref) for heir in heirs]
    picked = yield from ask.one(game, top.owner, "continue", options, about=top.ref)
    return game.cards[str(picked.card)]


@rule("801.4a", edition="1.13")
def _needed(game: DMGame, top: Card) -> int:
    """Count the cards that a creature needed to evolve, be it that it says so no more; it is one at least."""
    ability = says_evolution(top)
    if ability is None:
        return 1
    ctx = Context.of(top, ability)
    return max(1, sum(select.amount(game, spec.min, ctx) for spec in ability.targets))


@rule("801.4c", edition="1.13")
def _sources(game: DMGame, card: Card, left: list[Card]) -> Wants:
    """An evolution creature that remains needs what it evolves from among the cards that are left."""
    if not needs_sources(game, card):
        return []

    def among(game: DMGame, card: Card, spec: TargetSpec, ctx: Context) -> list[Card]:
        return [each for each in left if each is not card and select.fits(game, each, spec.filter, ctx)]

    return wants(game, card, among)


PLANS: Mapping[str, Callable[[DMGame, Card, list[Card]], Flow[Rebuilt]]] = {
    "the topmost": _the_topmost,
    "as many as needed": _as_many_as_needed,
}
"""801.4a: what remains, by `Edition.rebuilding`."""


@rule("801.4", also=("109.2a",))
@rule("801.4c", also=("801.4d", "703.4h"), edition="s-max")
@rule("801.4d", also=("801.4e", "703.4i"), edition="1.13")
def rebuild(game: DMGame, top: Card, plan: Rebuilt) -> None:
    """Lay what remains where the top card lies, which is about to leave: it has been there all the time."""
    heirs = [pile[0] for pile in plan.piles]
    share(game, top, heirs, plan.first)
    if heirs:
        for card in (top, *evolved_from(game, top)):
            speak_of_heirs(game, card, heirs)
    for first, *below in plan.piles:
        there = game.zones[top.place]
        there.insert(there.index(top), first)
        for card in below:
            lie_beneath(card, first)
        first.over, first.turned = None, _pose(game, top, first)
    for gods in plan.linked:
        link_again(game, gods[0], gods)
    top.under = [card for card in top.under if card.over is top]
    for first in heirs:
        _be_no_creature(game, first)


@rule("801.4c", also=("801.4", "801.4d", "301.4", "505.3"), edition="s-max")
@rule("801.4", also=("301.5",), edition="1.13")
def _be_no_creature(game: DMGame, card: Card) -> None:
    """What remains and is no creature takes no part in an attack."""
    if not is_creature(game, card):
        take_out(game, [card])


@rule("801.4d", edition="s-max")
def _pose(game: DMGame, top: Card, card: Card) -> Turned:
    """What remains is turned as the top card was, unless it is of a kind that is never tapped."""
    tapped = game.edition.tapped
    return top.turned if tapped is None or not tapped.isdisjoint(card.printed.type) else "ready"
