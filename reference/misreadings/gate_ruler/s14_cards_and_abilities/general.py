"""Misreadings of 14-1: abilities and effects."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, Cost
from reference.gate_ruler.s14_cards_and_abilities import costs, payment, replacement
from reference.gate_ruler.s14_cards_and_abilities.replacement import Replacement
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import working_everywhere
from reference.misreadings.making import offers_more, replaced


@misreads("14-1a-3", "14-2a", "14-2a-1", "14-2a-2")
def abilities_work_wherever_their_cards_lie() -> Iterator[None]:
    """Misreads 14-2a: an ability is active in every zone."""

    def works(game: Game, card: Card, ability: Ability) -> bool:
        return True

    with replaced(select, "works", works), working_everywhere():
        yield


@misreads("14-1a-1")
def anybody_plays_any_ability_at_any_time() -> Iterator[None]:
    """Misreads 14-1a-1: a player with priority may play the activated abilities of all cards in play."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return [
            Option(verb="activate", card=card.ref, value=ability.id)
            for card in game.cards.values()
            for ability in card.abilities
            if ability.kind == "activated" and select.works(game, card, ability)
        ]

    with offers_more(more):
        yield


@misreads("14-1a-1")
def abilities_are_played_for_nothing() -> Iterator[None]:
    """Misreads 14-1a-1: the cost of an ability is asked for but not paid."""

    def pay(*asked: Any) -> Flow[None]:
        yield from ()

    with replaced(payment, "pay", pay):
        yield


@misreads("14-1a-1a")
def every_ability_costs_a_resource() -> Iterator[None]:
    """Misreads 14-1a-1a: an ability that names no cost costs one resource."""
    right = costs.cost_of

    def cost_of(game: GateGame, item: GateItem) -> list[Cost]:
        return right(game, item) or [Cost(kind="resources")]

    with replaced(costs, "cost_of", cost_of):
        yield


@misreads("14-1a-2")
def to_whom_it_happens_does_not_matter() -> Iterator[None]:
    """Misreads 14-1a-2: an automatic ability triggers whichever card its event happens to."""

    def listening(
        game: Game, kind: str, about: dict[str, Any], once: Any = None
    ) -> Iterator[tuple[Card, Ability, Context]]:
        for card, _, _ in game.hearing.get(kind, ()):
            for ability in card.abilities:
                if ability.trigger is not None and ability.trigger.on == kind:
                    event = Happening(kind, **about)
                    ctx = Context(controller=card.controller, source=card, ability=ability, event=event)
                    yield card, ability, ctx

    with replaced(triggers, "listening", listening):
        yield


@misreads("14-1a-2", "14-1b-3")
def replacements_are_played_afterwards() -> Iterator[None]:
    """Misreads 14-1a-2, 14-1b-3: a replacement effect is played after the event that it should replace."""

    def instead(game: GateGame, event: Happening, chooser: Seat) -> Flow[Happening | None]:
        yield from ()
        for found in list(replacement._applicable(game, event)):
            _play_later(game, found, event)
        return event

    with replaced(replacement, "instead", instead):
        yield


def _play_later(game: GateGame, found: Replacement, event: Happening) -> None:
    """Make the replacement wait as an automatic ability."""
    source, instr = found.ctx.source, found.instr
    ability = Ability(id="instead", kind="triggered", trigger=instr.event, effect=instr.instead)
    if source is not None:
        ctx = Context(controller=found.ctx.controller, source=source, ability=ability, event=event)
        triggers.wait(game, ability, source, ctx)
