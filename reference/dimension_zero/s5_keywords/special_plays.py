"""5.3, 5.7.3, 5.8: the ways to play a card other than the usual one."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from duelproof.port import Option, Place, Seat
from duelproof.port.abilities import Ability
from duelproof.port.abilities import Cost as Part
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import cost_of, energy_in
from reference.dimension_zero.s2_definitions.card_data import is_of_class
from reference.dimension_zero.s2_definitions.squares import PLACES
from reference.dimension_zero.s4_processing import costs
from reference.dimension_zero.s5_keywords import convocation, formation_summons
from reference.dimension_zero.s5_keywords.zone_effects import AWAKENING, awakenings
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow

USUAL = "usual"
"""The name of the usual way, where there are others."""
FOR = "+"
"""What stands in the name of a way between how the card is played and the cost that is paid."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play a card: what it costs, and to which squares, by the convocation of which cards.

    A way that says nothing of squares has those of the usual one, and one without a cost has the use cost.
    ``symbols`` are those of its own cost, and ``parts`` what it asks for beside energy.
    """

    name: str
    cost: Cost | None
    squares: Mapping[str, list[Card]] = field(default_factory=dict)
    symbols: Mapping[str, int] = field(default_factory=dict)
    parts: tuple[Part, ...] = ()


@rule("5.8.3", also=("5.3.2-2", "5.3.2", "5.8.2", "4.7.2-3", "4.7.2-4"))
def ways(game: Duel, seat: Seat, card: Card) -> Iterator[Way]:
    """List the other ways to play a card now.

    A special way to play a unit is not combined with another, but convocation goes with each cost that may be
    paid instead of the use cost; a formation summon has a cost of its own. A unit that is played in a special
    way is played as if to the own area.
    """
    for_another_cost = list(_for_other_costs(game, seat, card))
    yield from for_another_cost
    if not is_of_class(game, card, "unit"):
        return
    called = convocation.squares_called_to(game, seat)
    if called:
        yield Way(convocation.NAME, None, called)
        for paid in for_another_cost:
            yield replace(paid, name=convocation.NAME + FOR + paid.name, squares=called)
    yield from _by_formations(game, seat, card)


@rule("5.8.2", also=("4.7.2-3",))
def _by_formations(game: Duel, seat: Seat, card: Card) -> Iterator[Way]:
    """List how a card may be played by formation summon now; its player says for which of several costs."""
    summons = formation_summons.summons(game, card)
    for said in summons:
        formed = formation_summons.squares_of_formation(game, seat, card, said.cost)
        if formed:
            way = _for_another_cost(_name_of(formation_summons.NAME, said, summons), said.cost)
            yield replace(way, squares={slot: [] for slot in formed})


@rule("5.7.3-1", also=("5.7.3-2", "4.7.2-3", "4.7.2-4"))
def _for_other_costs(game: Duel, seat: Seat, card: Card) -> Iterator[Way]:
    """List how a card may be played now for another cost than its use cost: for which one its player says."""
    awake = awakenings(game, card)
    for said in awake:
        yield _for_another_cost(_name_of(AWAKENING, said, awake), said.cost)
    others = now.keywords(game, card, costs.ALTERNATIVE)
    for said in others:
        if costs.may_pay_instead(game, seat, card, said):
            yield _for_another_cost(_name_of(costs.ALTERNATIVE, said, others), said.cost)


def _name_of(kind: str, said: Ability, among: Sequence[Ability]) -> str:
    """Name a way by its kind, and one of several of that kind by its text as well."""
    return kind + FOR + said.id if len(among) > 1 else kind


@rule("5.7.3-1", also=("4.7.2-4", "5.8.2"))
def _for_another_cost(name: str, cost: Sequence[Part]) -> Way:
    """Say how a card is played for another cost than its use cost."""
    symbols = energy_in(cost)
    return Way(name, cost_of(symbols), symbols=symbols, parts=tuple(p for p in cost if p.kind != "energy"))


def way_named(game: Duel, seat: Seat, card: Card, name: str | None) -> Way | None:
    """Find a way by its name; None is the usual one."""
    return next((way for way in ways(game, seat, card) if way.name == name), None)


@rule("5.3.2", also=("5.8.2",))
def choose_square_of(
    game: Duel, seat: Seat, card: Card, way: Way
) -> Flow[tuple[Place, tuple[Card, int] | None]]:
    """Ask for the square of a unit that is played in a special way, and whose convocation is used."""
    options = [Option(place=PLACES[slot]) for slot in way.squares]
    chosen = yield from ask.one(game, seat, "slot", options, about=card.ref)
    assert chosen.place is not None
    callers = way.squares[str(chosen.place.slot)]
    if not callers:
        return chosen.place, None
    named = yield from ask.one(game, seat, "choose", [Option(card=each.ref) for each in callers])
    caller = game.cards[str(named.card)]
    return chosen.place, (caller, caller.life)


@rule("5.3.2", also=("5.8.2",))
def as_in_own_area(item: Item) -> bool:
    """Tell whether a unit is played as if to the own area: it stays in the centre without a battle."""
    special = (item.way or "").partition(FOR)[0]
    return special in (convocation.NAME, formation_summons.NAME)
