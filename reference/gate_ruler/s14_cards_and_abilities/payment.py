"""14-3b-8: whether a cost can be paid, and paying it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations

import msgspec

from duelproof.port import Cause, Place, Seat
from duelproof.port.abilities import Cost, ReplaceEvent
from duelproof.port.selections import Filter
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import HIDDEN, IN_PLAY, has_pose, means
from reference.gate_ruler.s03_zones.moving import can_move
from reference.gate_ruler.s15_game_actions.paying import resources
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.triggers import hears
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow, Rewind


@rule("14-3b-8", also=("10-4d-1a", "12-4b-2a", "14-3b-8a", "14-3b-10"))
def pay(game: GateGame, cost: Sequence[Cost], ctx: Context, about: str) -> Flow[None]:
    """Pay the parts of a cost in the order written; if any cannot be paid, nothing was played.

    Raises:
        Rewind: a part cannot be paid.
    """
    for part in cost:
        cards = _payments(game, part, ctx)
        count = _how_many(game, part, cards, ctx)
        if len(cards) < count:
            raise Rewind
        paying = yield from _chosen(game, part, cards, count, ctx.controller, about)
        if paying:
            with _paid_for(game, ctx.controller, about):
                yield from pay_with(game, part, paying, ctx)


def _chosen(
    game: GateGame, part: Cost, cards: list[Card], count: int, seat: Seat, about: str
) -> Flow[list[Card]]:
    """Ask with which cards a part of a cost is paid, if it takes any."""
    if count <= 0:
        return []
    options = [game.option_for(card) for card in cards]
    chosen = yield from ask.some(game, seat, "pay", options, count, count, about=about, part=part.kind)
    return [game.cards[str(option.card)] for option in chosen]


@contextmanager
def _paid_for(game: GateGame, seat: Seat, about: str) -> Iterator[None]:
    """Tell of what is done within that it is a cost, at once."""
    with game.log.caused(Cause(by="cost", item=about, player=seat)), game.log.together():
        yield


def pay_with(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """Do with cards what a part of a cost says."""
    yield from PAYING[part.kind](game, part, cards, ctx)


PAYING: dict[str, Callable[[GateGame, Cost, list[Card], Context], Flow[None]]] = {}
"""What is done with the cards that pay for each kind of cost, entered by the book's table.

Some of it moves cards, which replacement effects replace, which may cost something themselves.
"""


@rule("14-3b-8")
def payable(game: GateGame, cost: Sequence[Cost], ctx: Context) -> bool:
    """A cost can be paid if all its parts can, one after the other."""
    if len(cost) == 1:
        [part] = cost
        cards = _payments(game, part, ctx)
        return len(cards) >= _how_many(game, part, cards, ctx)
    return _enough_in_order(game, _keeping_their_card(game, _in_turn(game, cost, ctx), ctx), ctx)


@rule("14-3b-8", also=("3-2d",))
def takes_its_own_card(cost: Sequence[Cost]) -> bool:
    """Tell whether a cost takes the card with the ability or its charges: no new card stands for it."""
    return any(part.kind in ("exhaust_self", "charges") for part in cost)


@rule("14-3b-8", also=("16-13b-3a", "16-14b-2a"))
def payable_at_once(game: GateGame, parts: Sequence[Cost], ctx: Context, without: Sequence[Card]) -> bool:
    """All parts of a process can be done, no card serving for two of them, without some that cannot serve."""
    return _enough([cards for _, cards in _takers(game, parts, ctx, without)])


@rule("14-3b-8", also=("3-2i", "16-13b-2", "16-13b-3a", "16-14b-2a"))
def card_by_card(game: GateGame, parts: Sequence[Cost], ctx: Context, without: Sequence[Card]) -> list[Cost]:
    """List each part of a process as often as it takes a card, of those that can serve."""
    return [part for part, _ in _takers(game, parts, ctx, without)]


def _takers(
    game: GateGame, cost: Sequence[Cost], ctx: Context, without: Sequence[Card]
) -> list[tuple[Cost, list[Card]]]:
    """List what each part of a process takes, card by card, with the cards that can serve."""
    takers: list[tuple[Cost, list[Card]]] = []
    for part in cost:
        cards = _serving(game, part, ctx, without)
        takers += [(part, cards) for _ in range(_how_many(game, part, cards, ctx))]
    return takers


Taker = tuple[tuple[Cost, ...], list[Card]]
"""Parts of a cost that one card serves, one after the other, and the cards that can."""


@rule("14-3b-8a", also=("3-2i", "3-2i-1"))
def _in_turn(game: GateGame, cost: Sequence[Cost], ctx: Context) -> list[Taker]:
    """List what each part of a cost takes, card by card, as it is paid after the parts before it.

    A part that takes all there are needs one, and leaves none for a later part but those that it does not
    keep from serving for that.
    """
    takers: list[Taker] = []
    taken: dict[Card, Cost] = {}
    for part in cost:
        cards = [
            card
            for card in _payments(game, part, ctx)
            if card not in taken or _serves_after(game, card, (taken[card],), part, ctx)
        ]
        many = 1 if part.every else _how_many(game, part, cards, ctx)
        takers += [((part,), cards) for _ in range(many)]
        if part.every:
            taken |= dict.fromkeys(cards, part)
    return takers


@rule("14-3b-8a", also=("3-14d",))
def _keeping_their_card(game: GateGame, takers: list[Taker], ctx: Context) -> list[Taker]:
    """The card whose charges are to be put away cannot go before them, as it would have none any more."""
    charging = [index for index, (parts, _) in enumerate(takers) if parts[0].kind == "charges"]
    last = max(charging, default=0)
    return [
        (parts, [card for card in cards if not _leaves_its_charges(game, parts[0], card, ctx)])
        if index < last
        else (parts, cards)
        for index, (parts, cards) in enumerate(takers)
    ]


def _leaves_its_charges(game: GateGame, part: Cost, card: Card, ctx: Context) -> bool:
    """Tell whether a part of a cost takes the card with the ability from its charges."""
    if part.kind != "put" or part.to in IN_PLAY or card is not ctx.source:
        return False
    return not _replacing(game, card, place(part.to, card.owner), "put", ctx)


@rule("14-3b-8a", also=("14-3b-8",))
def _enough_in_order(game: GateGame, takers: list[Taker], ctx: Context) -> bool:
    """A card that is still there after parts of a cost, or comes to be, can serve for a later one, too."""
    if _enough([cards for _, cards in takers]):
        return True
    for first, second in combinations(range(len(takers)), 2):
        both = _serving_for_both(game, takers[first], takers[second], ctx)
        if both is None:
            continue
        chained = [*takers[:first], *takers[first + 1 : second], both, *takers[second + 1 :]]
        if _enough_in_order(game, chained, ctx):
            return True
    return False


@rule("14-3b-8a")
def _serving_for_both(game: GateGame, first: Taker, second: Taker, ctx: Context) -> Taker | None:
    """Find the cards that can serve for parts of a cost and then for another part, if any can."""
    (before, cards), (after, _) = first, second
    if len(after) > 1 or any(part is after[0] for part in before):
        return None
    [part] = after
    both = [card for card in cards if _serves_after(game, card, before, part, ctx)]
    return ((*before, part), both) if both else None


@index.forgetting_nothing
@rule("14-3b-8a", also=("14-3b-8",))
def _serves_after(game: GateGame, card: Card, before: tuple[Cost, ...], part: Cost, ctx: Context) -> bool:
    """Find out whether a card can serve for a part of a cost, as if it had served for parts before that."""
    where, face, turned, controller = card.place, card.face, card.turned, card.controller
    try:
        return all(_has_served(game, card, each, ctx) for each in before) and _would_serve(
            game, card, part, ctx
        )
    finally:
        card.face, card.turned, card.controller = face, turned, controller
        if card.place is not where:
            game.shift(card, where)


@rule("14-3b-8a", also=("3-2d", "3-3a-1", "3-3b-1"))
def _has_served(game: GateGame, card: Card, part: Cost, ctx: Context) -> bool:
    """Lay a card as it will be when a part of a cost has been paid with it.

    Returns:
        Whether that is foreseen: not if something that nobody can decline happens instead.
    """
    if part.kind == "destroy":
        return True
    if part.kind in ("exhaust_self", "resources"):
        card.turned = "exhausted"
        return True
    discarded = part.kind == "discard"
    to = place("graveyard", ctx.controller) if discarded else place(part.to, card.owner)
    if _is_kept_from(game, card, to, "discard" if discarded else "put", ctx):
        return False
    card.turned, card.face, card.controller = (
        "ready",
        "down" if to.zone in HIDDEN else "up",
        to.seat or card.owner,
    )
    game.shift(card, to)
    return True


@rule("14-3b-8a", also=("14-3b-8", "3-2d"))
def _would_serve(game: GateGame, card: Card, part: Cost, ctx: Context) -> bool:
    """Tell whether a card that is supposed to lie elsewhere can serve for a part of a cost there."""
    there = card.place
    if part.kind == "discard":
        return there == place("hand", ctx.controller) and _is_spoken_of(game, part, card, ctx)
    if part.kind == "exhaust_self" and there.zone not in IN_PLAY:
        return False
    if part.kind == "charges" and there.zone != "charge":
        return False
    return card in _payments(game, part, ctx)


@rule("14-3b-8a", also=("14-9d", "14-13b", "14-13d"))
def _is_kept_from(game: GateGame, card: Card, to: Place, name: str, ctx: Context) -> bool:
    """Tell whether something that nobody can decline happens as a cost would put a card into a zone."""
    return any(not (instr.may or instr.also) for instr in _replacing(game, card, to, name, ctx))


@rule("14-3b-8", also=("14-13b",))
def _replacing(game: GateGame, card: Card, to: Place, name: str, ctx: Context) -> list[ReplaceEvent]:
    """List what can replace that a cost would put a card into a zone."""
    event = Happening(
        "move",
        card=card,
        player=card.controller,
        origin=card.place,
        place=to,
        name=name,
        source=ctx.source,
        by=ctx.controller,
    )
    forces = effects.forces(game, ReplaceEvent, "move")
    return [force.instr for force in forces if hears(game, force.instr.event, event, force.ctx.on(event))]


@rule("14-3b-8")
def _enough(takers: list[list[Card]]) -> bool:
    """Tell whether each can have one of its cards, and none of them two have."""
    taken: dict[Card, list[Card]] = {}
    return all(_finds_one(cards, taken, set()) for cards in takers)


@rule("14-3b-8")
def _finds_one(cards: list[Card], taken: dict[Card, list[Card]], tried: set[Card]) -> bool:
    """Tell whether one of these cards is free, or can be freed by letting its taker take another."""
    for card in cards:
        if card in tried:
            continue
        tried.add(card)
        if card not in taken or _finds_one(taken[card], taken, tried):
            taken[card] = cards
            return True
    return False


@rule("14-3b-8", also=("16-13b-3a", "16-14b-2a"))
def leaving_the_rest(game: GateGame, parts: Sequence[Cost], ctx: Context, used: Sequence[Card]) -> list[Card]:
    """List the cards that can serve for the first part of a cost and leave enough for the others."""
    first, *rest = (_serving(game, part, ctx, used) for part in parts)
    return [
        card for card in first if _enough([[other for other in cards if other is not card] for cards in rest])
    ]


def _serving(game: GateGame, part: Cost, ctx: Context, without: Sequence[Card]) -> list[Card]:
    """List the cards of which a part of a cost can be paid without some that cannot serve."""
    return [card for card in _payments(game, part, ctx) if card not in without]


@rule("14-3b-8", also=("3-2i", "3-2i-1"))
def _how_many(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> int:
    """A part of a cost takes so many cards; if it takes all there are, it needs at least one."""
    return max(1, len(cards)) if part.every else select.amount(game, part.n, ctx)


@rule("14-3b-8", also=("3-7a-2", "3-6c"))
def _payments(game: GateGame, part: Cost, ctx: Context) -> list[Card]:
    """List the cards of which a part of a cost can be paid: those that it speaks of, as effects do."""
    seat, source = ctx.controller, ctx.source
    assert source is not None
    if part.kind == "resources":
        return resources(game, seat, source)
    if part.kind == "exhaust_self":
        return [source] if source.turned == "ready" and has_pose(source) else []
    if part.kind == "charges":
        return [card for card in source.under if _can_be_put(game, part, card)]
    if part.kind in ("destroy", "put"):
        mine = part.filter or Filter(type="unit", controller="you")
        meant = [card for card in game.cards.values() if means(card, mine)]
        fitting = [card for card in meant if select.matches(game, card, mine, ctx)]
        return [card for card in fitting if part.kind == "destroy" or _can_be_put(game, part, card)]
    if part.kind == "discard" and game.has_zone("hand", seat):
        # a card of which it is found out whether it could be played is taken to be on the gate
        hand = [card for card in game.zone("hand", seat) if card.place.zone == "hand"]
        return [card for card in hand if _is_spoken_of(game, part, card, ctx)]
    return []


@rule("14-3b-8")
def _is_spoken_of(game: GateGame, part: Cost, card: Card, ctx: Context) -> bool:
    """Tell whether a card is one of those that a part of a cost speaks of."""
    return part.filter is None or select.matches(game, card, part.filter, ctx)


@rule("14-3b-8", also=("3-2f-1", "3-2h"))
def _can_be_put(game: GateGame, part: Cost, card: Card) -> bool:
    """A card that cannot come to the zone that a part of a cost names does not pay for it."""
    return can_move(game, card, place(part.to, card.owner))


@rule("14-3b-8", also=("16-15b-1", "16-15b-1b"))
def affordable(game: GateGame, part: Cost, ctx: Context) -> Cost:
    """With Forced Reveal as much of a part of a cost is paid as can be when it comes to it."""
    cards = _payments(game, part, ctx)
    return msgspec.structs.replace(part, n=min(_how_many(game, part, cards, ctx), len(cards)), every=False)
