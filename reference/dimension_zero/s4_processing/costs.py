"""4.7.2-3, 4.7.2-4 and 4.7.2-8: what a cost asks for beside energy, and how all of it is paid."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import UnsetType

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from duelproof.port.abilities import Cost as Part
from duelproof.port.selections import Amount, Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import NO_LETTERS, cost_of, energy_in, letters_in
from reference.dimension_zero.s4_processing import payment
from reference.dimension_zero.s4_processing.replacement_effects import let_fall
from reference.dimension_zero.s5_keywords.call import callers_needed, payable_with_calls
from reference.dimension_zero.s6_other_rules.composition import (
    Asked,
    card_played,
    compose,
    composed_to_play,
    compositions,
    suffice,
    to_compose,
)
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now, select
from reference.kernel.abilities.choosing import pointed_at
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

ADDITIONAL = "additional_cost"
ALTERNATIVE = "alternative_cost"
_LETTERS = frozenset("xyz")


@dataclass(slots=True)
class Given:
    """What a player gives for a cost beside energy: cards to freeze, and cards to put into the graveyard."""

    frozen: list[Card] = field(default_factory=list)
    going: list[tuple[str, list[Card]]] = field(default_factory=list)

    @property
    def cards(self) -> list[Card]:
        """All of them."""
        return [*self.frozen, *(card for _, cards in self.going for card in cards)]


@rule("4.7.2-4")
def added(game: Duel, card: Card) -> tuple[Part, ...]:
    """Find what is paid to play a card on top of its use cost, whether its player likes it or not."""
    additional = now.keywords(game, card, ADDITIONAL)
    said = tuple(part for said in additional if not said.may for part in said.cost)
    return (*said, *composed_to_play(card))


@rule("4.7.2-4")
def may_pay_instead(game: Duel, seat: Seat, card: Card, said: Ability) -> bool:
    """Tell whether a player may pay an alternative cost of a card now instead of its use cost.

    The same cost may be paid wherever the card is played from, and by whoever plays it.
    """
    return said.needs is None or select.holds(game, said.needs, Context(controller=seat, source=card))


@rule("4.7.2-3", also=("4.7.2-4",))
def choose_additional(
    game: Duel, seat: Seat, card: Card, energy: Cost, parts: tuple[Part, ...], ctx: Context
) -> Flow[tuple[Part, ...]]:
    """Ask which of the additional costs that a card leaves to its player are paid, where all can be paid.

    They come on top of the ``energy`` that it costs, and of the ``parts`` that are paid beside it anyway.
    What was paid is counted under the id of its text, for effects that go by it.
    """
    for said in now.keywords(game, card, ADDITIONAL):
        if not said.may:
            continue
        more = (*parts, *said.cost)
        whole = energy + cost_of(energy_in(more))
        calls = callers_needed(game, seat, card, whole)
        if not payable_with_calls(game, seat, card, whole) or not payable_beside(
            game, seat, card, more, ctx, calls
        ):
            continue
        paid = yield from ask.may(game, seat, about=card.ref, kind="extra_cost")
        if paid:
            parts = more
            ctx.numbers[said.id] = 1
    return parts


@rule("4.7.2-3", also=("1.2.3-3",))
def letters_asked(parts: Sequence[Part], usual: Mapping[str, int] | UnsetType = NO_LETTERS) -> list[str]:
    """List the letters in a cost: in its usual symbols, in the energy of its parts, and beside energy."""
    beside = frozenset().union(*(_letters_of(part.n) for part in parts))
    return sorted(beside | {*letters_in(usual), *letters_in(energy_in(parts))})


def _letters_of(many: Amount) -> frozenset[str]:
    """Find the letters in an amount."""
    if isinstance(many, int):
        return frozenset()
    return (_LETTERS & {many.key}).union(*map(_letters_of, many.args))


@rule("4.7.2-8", also=("4.3.1", "4.7.2-4"))
def payable_beside(
    game: Duel,
    seat: Seat,
    card: Card,
    parts: Sequence[Part],
    ctx: Context,
    calls: Asked = ((), 0),
) -> bool:
    """Tell whether a player can pay what a cost asks for beside energy, each card serving for one part of it.

    Of the cards that can be frozen for their call, as many as have to be must be left.
    """
    return suffice([*_asked(game, seat, card, parts, ctx), calls])


def _is_own(part: Part) -> bool:
    """Tell whether a part of a cost is to freeze or to sacrifice the card itself."""
    return part.kind == "exhaust_self" or (part.kind == "destroy" and part.filter is None)


@rule("4.7.2-8", also=("4.3.1", "4.7.2-4"))
def _asked(game: Duel, seat: Seat, card: Card, parts: Sequence[Part], ctx: Context) -> list[Asked]:
    """Find the cards that may be given for each part of a cost, and how many must be."""
    return [
        (_to_give(game, seat, card, part, ctx), select.amount(game, part.n, ctx))
        for part in parts
        if part.kind != "energy"
    ]


def _chosen_parts(parts: Sequence[Part]) -> list[Part]:
    """Find the parts of a cost for which cards are given and that are neither energy nor compositions."""
    return [part for part in parts if part.kind not in ("energy", "compose")]


@rule("4.7.2-3", also=("4.7.2-8", "4.3.1"))
def choose_given(
    game: Duel,
    seat: Seat,
    card: Card,
    parts: Sequence[Part],
    ctx: Context,
    calls: Asked = ((), 0),
) -> Flow[Given]:
    """Ask which cards a player gives for each part of a cost: to freeze, sacrifice, discard or compose.

    As many of the cards that can be frozen for their call are left as have to be.
    """
    given, composed, others = Given(), compositions(parts), _chosen_parts(parts)
    for index, part in enumerate(others):
        rest = _asked(game, seat, card, [*others[index + 1 :], *composed], ctx)
        picked = yield from _chosen(game, seat, card, part, ctx, given.cards, [*rest, calls])
        if part.kind in ("exhaust", "exhaust_self"):
            given.frozen += picked
        else:
            given.going.append(("sacrifice" if part.kind == "destroy" else "discard", picked))
    put = yield from compose(game, seat, composed, ctx, given.cards)
    given.going.append(("put", put))
    return given


@rule("4.7.2-3", also=("4.7.2-8", "2.23.1-4", "4.3.1"))
def _chosen(
    game: Duel,
    seat: Seat,
    card: Card,
    part: Part,
    ctx: Context,
    given: Sequence[Card],
    rest: Sequence[Asked],
) -> Flow[list[Card]]:
    """Ask for as many cards as a part of a cost says; none of those that are given already.

    Where they could serve for the rest, too, they are chosen one by one, so that this can still be paid.
    """
    could_be = {each for cards, _ in rest for each in cards}
    picked: list[Card] = []
    many = select.amount(game, part.n, ctx)
    while many > 0:
        used = [*given, *picked]
        there = [each for each in _to_give(game, seat, card, part, ctx) if each not in used]
        at_once = many if could_be.isdisjoint(there) else 1
        many -= at_once
        meant = {pointed_at(game, each, seat): each for each in there if suffice(rest, [*used, each])}
        chosen = yield from ask.some(
            game, seat, "pay", list(meant), at_once, at_once, about=ctx.item or card.ref
        )
        picked += [meant[option] for option in chosen]
    return picked


@rule("4.7.2-8", also=("2.23.1-4", "4.3.1", "4.7.2-4"))
def _to_give(game: Duel, seat: Seat, card: Card, part: Part, ctx: Context) -> list[Card]:
    """Find what a player may give for a part of a cost.

    It is the card itself, where that is said; cards of the hand to discard; of what the cost names, cards
    that the player controls to sacrifice, and released ones to freeze; and what can be composed. A card that
    is being played is none of them.
    """
    if _is_own(part):
        return [card] if part.kind == "destroy" or card.turned == "ready" else []
    if part.kind == "discard":
        return [held for held in game.hands[seat] if held is not card]
    if part.kind == "compose":
        return to_compose(game, seat, part, ctx)
    things = select.found(game, Select(which="all", filter=part.filter), ctx)
    others = [each for each in things if isinstance(each, Card) and each is not card_played(ctx)]
    cards = [each for each in others if each.controller == seat]
    return [each for each in cards if each.turned == "ready"] if part.kind == "exhaust" else cards


@rule("4.7.2-8", also=("4.3.1", "4.7.2-4", "4.15.7"))
def pay_given(game: Duel, seat: Seat, energy: Cost, given: Given, ctx: Context) -> Flow[None]:
    """Pay all that a cost asks for at the same time: energy, and what the player has chosen beside it.

    So whatever goes to a graveyard is put in order there together (2.23.5-3), and what is done instead of a
    part of the payment cannot be done with a card that is given for another part.
    """
    going = [card for _, cards in given.going for card in cards]
    names = {card.ref: name for name, cards in given.going for card in cards}
    game.spoken_for = going
    try:
        with game.log.together():
            yield from payment.pay(game, seat, energy, ctx.item, given.frozen)
            yield from let_fall(game, going, ctx=ctx, names=names)
    finally:
        game.spoken_for = []


@rule("4.7.2-8", also=("4.3.1",))
def pay_all(
    game: Duel, seat: Seat, card: Card, energy: Cost, parts: Sequence[Part], ctx: Context
) -> Flow[None]:
    """Choose for each part of a cost, and pay all of it at the same time."""
    given = yield from choose_given(game, seat, card, parts, ctx)
    yield from pay_given(game, seat, energy, given, ctx)
