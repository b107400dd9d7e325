"""Misreadings of 14-1: abilities and effects."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, Cost, Turn
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s14_cards_and_abilities import costs, payment, playing, replacement
from reference.gate_ruler.s14_cards_and_abilities.replacement import Replacement
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import effects, select, triggers
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening, Thing
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


def _activations_of(cards: Iterable[Card], game: Any, seat: Seat) -> list[Option]:
    """What a player could activate of some cards, were it the time and were they his."""
    return [
        Option(verb="activate", card=card.ref, value=ability.id)
        for card in cards
        for ability in card.abilities
        if ability.kind == "activated" and playing.can_activate(game, seat, card, ability)
    ]


@misreads("14-1a-1", "14-1a-1a", "14-8a")
def abilities_name_no_timing() -> Iterator[None]:
    """Misreads 14-1a-1: a player with priority may play his activated abilities, whatever their timing."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return _activations_of([card for card in game.cards.values() if card.controller == seat], game, seat)

    with offers_more(more):
        yield


@misreads("14-1a-1", "14-8a")
def abilities_are_for_the_active_player() -> Iterator[None]:
    """Misreads 14-1a-1: the active player may play the activated abilities of the other player's cards."""

    def more(game: Any, seat: Seat) -> list[Option]:
        if seat != game.active or game.phase != "main":
            return []
        return _activations_of([card for card in game.cards.values() if card.controller != seat], game, seat)

    with offers_more(more):
        yield


@misreads("14-1a-1")
def abilities_are_for_the_owner() -> Iterator[None]:
    """Misreads 14-1a-1: a player who controls a card but does not own it cannot play its abilities."""
    right = playing.can_activate

    def can_activate(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        return card.owner == seat and right(game, seat, card, ability)

    with replaced(playing, "can_activate", can_activate):
        yield


@misreads("14-1a-1", "14-4e")
def the_poor_play_for_nothing() -> Iterator[None]:
    """Misreads 14-1a-1: a player who cannot pay the cost of an ability plays it without paying."""
    right, payable = payment.pay, payment.payable

    def pay(game: GateGame, cost: Sequence[Cost], ctx: Context, about: str) -> Flow[None]:
        if payable(game, cost, ctx):
            yield from right(game, cost, ctx, about)

    with replaced(payment, "pay", pay), replaced(payment, "payable", lambda *asked: True):
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


@misreads("14-1a-1a")
def abilities_exhaust_their_cards() -> Iterator[None]:
    """Misreads 14-1a-1a: an activated ability that names no cost is paid for by exhausting its card."""
    right = costs.cost_of

    def cost_of(game: GateGame, item: GateItem) -> list[Cost]:
        activated = item.ability is not None and item.ability.kind == "activated"
        return right(game, item) or ([Cost(kind="exhaust_self")] if activated else [])

    with replaced(costs, "cost_of", cost_of):
        yield


def _acting_on(meant: Callable[[Card, Card], bool]) -> Any:
    """Let continuous abilities act on other cards only if these are meant, in the block."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        source = force.ctx.source
        if force.lasting is None and isinstance(thing, Card) and source is not None and thing is not source:
            return meant(source, thing) and right(game, force, thing)
        return right(game, force, thing)

    return replaced(effects, "_is_upon", is_upon)


@misreads("14-1a-3")
def continuous_abilities_wait_for_newcomers() -> Iterator[None]:
    """Misreads 14-1a-3: a continuous ability acts only on what comes into play after its card."""
    with _acting_on(lambda source, thing: thing.since > source.since):
        yield


@misreads("14-1a-3")
def continuous_abilities_overlook_newcomers() -> Iterator[None]:
    """Misreads 14-1a-3: a continuous ability acts only on what was in play as it became active."""
    with _acting_on(lambda source, thing: thing.since <= source.since):
        yield


@misreads("14-1b-1")
def exhausting_goes_on() -> Iterator[None]:
    """Misreads 14-1b-1: an effect that exhausts all of a kind also exhausts what comes later."""
    right, moved = INSTRUCTIONS[Turn], moving.move
    going_on: list[tuple[Turn, Context]] = []

    def turn(game: GateGame, instr: Turn, ctx: Context) -> Flow[None]:
        if instr.to == "exhausted" and instr.what.which == "all":
            going_on.append((instr, ctx))
        yield from right(game, instr, ctx)

    def move(game: GateGame, card: Card, *how: Any, **more: Any) -> None:
        moved(game, card, *how, **more)
        if any(card in select.found(game, instr.what, ctx) for instr, ctx in going_on):
            card.turned = "exhausted"

    with replaced(INSTRUCTIONS, Turn, turn), replaced(moving, "move", move):
        yield


@misreads("14-1b-1")
def what_was_exhausted_stays_so() -> Iterator[None]:
    """Misreads 14-1b-1: a card that an effect has exhausted cannot be readied by another."""
    right = INSTRUCTIONS[Turn]

    def turn(game: GateGame, instr: Turn, ctx: Context) -> Flow[None]:
        if instr.to == "exhausted":
            yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, Turn, turn):
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
