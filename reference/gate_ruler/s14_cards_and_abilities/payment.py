"""14-3b-8: whether a cost can be paid, and paying it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations

import msgspec

from duelproof.port import Cause, Seat
from duelproof.port.abilities import Cost, ReplaceEvent
from duelproof.port.selections import Filter
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import IN_PLAY, has_pose, means
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
    return _enough_in_order(game, _keeping_their_card(game, _takers(game, cost, ctx), ctx), ctx)


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
    return [part for part, _ in _takers(game, parts, ctx, without) if part is not None]


Taker = tuple[Cost | None, list[Card]]
"""A part of a cost that takes one card, and the cards that can serve; no part where a card serves for two."""


def _takers(game: GateGame, cost: Sequence[Cost], ctx: Context, without: Sequence[Card] = ()) -> list[Taker]:
    """List what each part of a cost takes, card by card."""
    takers: list[Taker] = []
    for part in cost:
        cards = _serving(game, part, ctx, without)
        takers += [(part, cards) for _ in range(_how_many(game, part, cards, ctx))]
    return takers


@rule("14-3b-8a", also=("3-14d",))
def _keeping_their_card(game: GateGame, takers: list[Taker], ctx: Context) -> list[Taker]:
    """The card whose charges are to be put away cannot go before them, as it would have none any more."""
    charging = [
        index for index, (part, _) in enumerate(takers) if part is not None and part.kind == "charges"
    ]
    last = max(charging, default=0)
    return [
        (part, [card for card in cards if not _leaves_its_charges(game, part, card, ctx)])
        if index < last
        else (part, cards)
        for index, (part, cards) in enumerate(takers)
    ]


def _leaves_its_charges(game: GateGame, part: Cost | None, card: Card, ctx: Context) -> bool:
    """Tell whether a part of a cost takes the card with the ability from its charges."""
    if part is None or part.kind != "put" or part.to in IN_PLAY or card is not ctx.source:
        return False
    return not _replacing(game, card, part.to, ctx)


@rule("14-3b-8a", also=("14-3b-8",))
def _enough_in_order(game: GateGame, takers: list[Taker], ctx: Context) -> bool:
    """A card that is still there after one part of a cost, or comes to be, can serve for a later one, too."""
    if _enough([cards for _, cards in takers]):
        return True
    for first, second in combinations(takers, 2):
        both = _serving_for_both(game, first, second, ctx)
        rest = [taker for taker in takers if taker is not first and taker is not second]
        if both and _enough_in_order(game, [*rest, (None, both)], ctx):
            return True
    return False


@rule("14-3b-8a")
def _serving_for_both(game: GateGame, first: Taker, second: Taker, ctx: Context) -> list[Card]:
    """List the cards that can serve for one part of a cost and then for another."""
    (before, cards), (after, there) = first, second
    if before is None or after is None:
        return []
    if before.kind == "put" and before.to == "hand" and after.kind == "discard":
        return _discarded_from_there(game, cards, after, ctx)
    if after.kind not in _STAYS_FOR.get(before.kind, ()):
        return []
    if before.kind != "destroy" and after.filter is not None and after.filter.turned == "ready":
        return []
    return [card for card in cards if card in there]


_STAYS_FOR = {
    "exhaust_self": ("destroy", "put"),
    "resources": ("put",),
    "destroy": ("exhaust_self", "put"),
}
"""What can still be done with a card after a part of a cost that leaves it where it is."""


@rule("14-3b-8a")
def _discarded_from_there(game: GateGame, cards: list[Card], part: Cost, ctx: Context) -> list[Card]:
    """List the cards that come into the hand for one part of a cost and can be discarded for another."""
    wanted = msgspec.structs.replace(part.filter or Filter(), zones=())
    return [
        card
        for card in cards
        if card.owner == ctx.controller
        and select.matches(game, card, wanted, ctx)
        and not _is_kept_from_the_hand(game, card, ctx)
    ]


@rule("14-3b-8a", also=("14-9d", "14-13b", "14-13d"))
def _is_kept_from_the_hand(game: GateGame, card: Card, ctx: Context) -> bool:
    """Tell whether something that nobody can decline happens as a cost would put a card into the hand."""
    return any(not (instr.may or instr.also) for instr in _replacing(game, card, "hand", ctx))


@rule("14-3b-8", also=("14-13b",))
def _replacing(game: GateGame, card: Card, to: str, ctx: Context) -> list[ReplaceEvent]:
    """List what can replace that a cost would put a card into a zone of its owner."""
    event = Happening(
        "move",
        card=card,
        player=card.controller,
        origin=card.place,
        place=place(to, card.owner),
        name="put",
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
        wanted = part.filter
        return [card for card in hand if wanted is None or select.matches(game, card, wanted, ctx)]
    return []


@rule("14-3b-8", also=("3-2f-1", "3-2h"))
def _can_be_put(game: GateGame, part: Cost, card: Card) -> bool:
    """A card that cannot come to the zone that a part of a cost names does not pay for it."""
    return can_move(game, card, place(part.to, card.owner))


@rule("14-3b-8", also=("16-15b-1", "16-15b-1b"))
def affordable(game: GateGame, part: Cost, ctx: Context) -> Cost:
    """With Forced Reveal as much of a part of a cost is paid as can be when it comes to it."""
    cards = _payments(game, part, ctx)
    return msgspec.structs.replace(part, n=min(_how_many(game, part, cards, ctx), len(cards)), every=False)
