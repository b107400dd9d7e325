"""Misreadings of 6.4: composition."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from duelproof.port import Ref, Seat
from duelproof.port.abilities import Cost as Part
from duelproof.port.selections import Filter
from reference.dimension_zero.s2_definitions import moving, zones
from reference.dimension_zero.s4_processing import costs, playing, replacement_effects, resolving
from reference.dimension_zero.s5_keywords.special_plays import Way
from reference.dimension_zero.s6_other_rules import composition
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.abilities import triggers
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextmanager
def _asking_for(change: Any) -> Iterator[None]:
    """Let compositions ask for other cards, in the block."""
    right = composition.to_compose

    def to_compose(game: Duel, seat: Seat, part: Part, ctx: Context) -> list[Card]:
        assert part.filter is not None
        return right(game, seat, msgspec.structs.replace(part, filter=change(part.filter)), ctx)

    with replaced(composition, "to_compose", to_compose):
        yield


@misreads("6.4.1")
def units_of_any_colour_are_composed() -> Iterator[None]:
    """Misreads 6.4.1: a card of the class that is spoken of can be composed, whatever else is said of it."""
    with _asking_for(lambda said: Filter(zones=said.zones, type=said.type, name=said.name)):
        yield


@misreads("6.4.1", "6.4.3")
def any_card_of_the_zone_is_composed() -> Iterator[None]:
    """Misreads 6.4.1: any card of the zone can be composed, whatever is spoken of."""
    with _asking_for(lambda said: Filter(zones=said.zones)):
        yield


@misreads("6.4.1")
def cards_of_any_zone_are_composed() -> Iterator[None]:
    """Misreads 6.4.1: such a card can be composed wherever it lies."""
    with _asking_for(lambda said: msgspec.structs.replace(said, zones=tuple(zones.ZONES))):
        yield


@misreads("6.4.1")
def one_card_serves_for_all() -> Iterator[None]:
    """Misreads 6.4.1: one card can be composed for several that are spoken of."""

    def can_compose(
        game: Duel, seat: Seat, parts: Sequence[Part], ctx: Context, chosen: Sequence[Card]
    ) -> bool:
        return all(composition.to_compose(game, seat, part, ctx) for part in parts)

    def compose(game: Duel, seat: Seat, parts: Sequence[Part], ctx: Context, *_: Any) -> Flow[list[Card]]:
        yield from ()
        first = [composition.to_compose(game, seat, part, ctx)[0] for part in parts]
        return list(dict.fromkeys(first))

    with replaced(composition, "can_compose", can_compose), replaced(composition, "compose", compose):
        yield


@misreads("6.4.1")
def one_of_several_cards_is_enough() -> Iterator[None]:
    """Misreads 6.4.1: of several cards that are composed only one goes to the graveyard."""
    right = moving.to_graveyard

    def to_graveyard(
        game: Duel, cards: Iterable[Card], name: str = "destroy", names: Mapping[Ref, str] = moving.NO_NAMES
    ) -> Flow[None]:
        going = list(cards)
        composed = [card for card in going if names.get(card.ref) == "put"]
        if len(composed) > 1:
            yield from moving.in_order(game, going)
        yield from right(game, [card for card in going if card not in composed[1:]], name, names)

    with replaced(moving, "to_graveyard", to_graveyard):
        yield


@misreads("6.4.1")
def what_is_composed_goes_to_its_controller() -> Iterator[None]:
    """Misreads 6.4.1: a card that is composed goes to the graveyard of whoever composes it."""
    right = composition.compose

    def compose(game: Duel, seat: Seat, parts: Sequence[Part], ctx: Context, *given: Any) -> Flow[list[Card]]:
        chosen = yield from right(game, seat, parts, ctx, *given)
        for card in chosen:
            if card.owner != seat:
                game.lift(card)
                game.drop(card, place("graveyard", seat), top=True)
        return [card for card in chosen if card.owner == seat]

    with replaced(composition, "compose", compose):
        yield


@contextmanager
def _composing_late(kind: str) -> Iterator[None]:
    """Let what a card of a class asks for be composed only as that resolves, in the block."""
    right, how = costs.choose_given, dict(resolving.HOW)

    def choose_given(
        game: Duel, seat: Seat, card: Card, parts: Sequence[Part], *rest: Any
    ) -> Flow[costs.Given]:
        if kind in card.printed.type:
            parts = [part for part in parts if part.kind != "compose"]
        return (yield from right(game, seat, card, parts, *rest))

    def late(game: Duel, item: Item) -> Flow[None]:
        ctx = item.ctx
        if item.card is not None and kind in item.card.printed.type and ctx is not None and ctx.ability:
            parts = composition.compositions(ctx.ability.cost)
            chosen = yield from composition.compose(game, item.controller, parts, ctx, ())
            yield from replacement_effects.let_fall(game, chosen, "put", ctx)
        yield from how[item.kind](game, item)

    with (
        replaced(costs, "choose_given", choose_given),
        replaced(resolving.HOW, "ability", late),
        replaced(resolving.HOW, "card", late),
    ):
        yield


@misreads("6.4.2")
def units_compose_late() -> Iterator[None]:
    """Misreads 6.4.2: what the ability of a unit asks for is composed as the ability resolves."""
    with _composing_late("unit"):
        yield


@misreads("6.4.2")
def bases_compose_late() -> Iterator[None]:
    """Misreads 6.4.2: what the ability of a base asks for is composed as the ability resolves."""
    with _composing_late("base"):
        yield


@misreads("6.4.2")
def who_composes_activates_nothing() -> Iterator[None]:
    """Misreads 6.4.2: nothing triggers by the activation of an ability for which cards are composed."""
    right = triggers.happen

    def happen(game: Duel, kind: str, *about: Any, **named: Any) -> None:
        if kind != "activated" or not _is_composed(game.pile[-1]):
            right(game, kind, *about, **named)

    with replaced(triggers, "happen", happen):
        yield


def _is_composed(item: Item) -> bool:
    """Tell whether cards were composed for something on the stack."""
    return item.ctx is not None and item.ctx.ability is not None and _composes(item.ctx.ability.cost)


def _composes(cost: Sequence[Part]) -> bool:
    return bool(composition.compositions(cost))


@misreads("6.4.2")
def what_comes_by_composition_is_played() -> Iterator[None]:
    """Misreads 6.4.2: who puts a card on a square by a composition has played it."""
    right = resolving.HOW["ability"]

    def resolve(game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        if _is_composed(item) and item.card is not None and item.card.life != item.life:
            triggers.happen(game, "played", card=item.card, player=item.controller)

    with replaced(resolving.HOW, "ability", resolve):
        yield


@misreads("6.4.3")
def strategies_compose_instead() -> Iterator[None]:
    """Misreads 6.4.3: who composes for a strategy does not pay its use cost."""
    right = playing.energy_for

    def energy_for(game: Duel, seat: Seat, card: Card, *rest: Any) -> Cost:
        return Cost(0) if composition.composed_to_play(card) else right(game, seat, card, *rest)

    with replaced(playing, "energy_for", energy_for):
        yield


@misreads("6.4.3")
def strategies_compose_late() -> Iterator[None]:
    """Misreads 6.4.3: what a strategy asks for is composed as it resolves."""
    with _composing_late("strategy"):
        yield


@misreads("6.4.3")
def who_awakens_a_strategy_composes_nothing() -> Iterator[None]:
    """Misreads 6.4.3: where another cost is paid instead of the use cost, nothing is composed."""
    right = playing.parts_of

    def parts_of(game: Duel, card: Card, way: Way | None) -> tuple[Part, ...]:
        return right(game, card, way) if way is None else way.parts

    with replaced(playing, "parts_of", parts_of):
        yield


def _is_of_ability(ctx: Context) -> bool:
    """Tell whether cards are composed for an ability and not for a strategy."""
    return ctx.ability is not None and ctx.ability.kind != "spell"


@misreads("6.4.3")
def strategies_do_without() -> Iterator[None]:
    """Misreads 6.4.3: a strategy can be played though there is nothing to compose."""
    right = composition.can_compose

    def can_compose(game: Duel, seat: Seat, parts: Sequence[Part], ctx: Context, *chosen: Any) -> bool:
        return not _is_of_ability(ctx) or right(game, seat, parts, ctx, *chosen)

    with replaced(composition, "can_compose", can_compose):
        yield
