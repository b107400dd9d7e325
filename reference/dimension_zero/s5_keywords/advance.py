"""5.11: advance."""

from collections.abc import Sequence

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import cost_of, energy_in
from reference.dimension_zero.s5_keywords.call import payable_with_calls
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.abilities import now
from reference.kernel.abilities.triggers import wait
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("5.11.1", also=("5.11.3", "4.7.3-2"))
def choose_advances(
    game: Duel, seat: Seat, card: Card, cost: Cost, bases: Sequence[Card] = ()
) -> Flow[tuple[list[Ability], Cost]]:
    """Ask whether to pay the additional cost of each advance for a move, once, if all can be paid together.

    Cards may be frozen for their call, but not those ``bases`` that are frozen instead of the move cost.
    """
    paid: list[Ability] = []
    for said in now.keywords(game, card, "advance"):
        more = cost + cost_of(energy_in(said.cost))
        if not payable_with_calls(game, seat, card, more, bases):
            continue
        if (yield from ask.may(game, seat, about=card.ref, kind="extra_cost")):
            paid.append(said)
            cost = more
    return paid, cost


@rule("5.11.2", also=("4.8.1",))
def advance(game: Duel, item: Item) -> None:
    """Trigger the ability of each advance that was paid for, now that the move has resolved.

    It is an ability of whoever controls the unit by now.
    """
    card = item.card
    assert card is not None
    for said in item.advances:
        ability = msgspec.structs.replace(said, kind="triggered", cost=())
        ctx = Context(
            controller=card.controller,
            source=card,
            ability=ability,
            event=Happening("moved", card=card),
            numbers=dict(item.numbers),
        )
        wait(game, ability, card, ctx)
