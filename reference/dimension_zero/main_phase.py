"""3.8: the main phase: what may be done when, and the actions that the rules themselves give."""

from duelproof.port import Option, Seat
from reference.dimension_zero import costs, playing
from reference.dimension_zero.costs import ONE, move_cost, payable, purse
from reference.dimension_zero.playing import activations
from reference.dimension_zero.squares import ADJACENT, PLACES
from reference.dimension_zero.state import Cost, Duel, Item, rule
from reference.dimension_zero.zones import plan
from reference.kernel import ask, effects
from reference.kernel.game import Card, Flow
from reference.kernel.triggers import happen

MAKE = Option(verb="plan")
RENEW = Option(verb="renew")
NORMAL = frozenset(("normal", "quick", "battle"))
QUICK = frozenset(("quick", "battle"))
BATTLE = frozenset(("battle",))


@rule("3.8.2", "3.8.3", "3.8.4")
def timings(game: Duel, seat: Seat) -> frozenset[str]:
    """Find the timings that a player may use now.

    Normal in their own main phase, with an empty stack and no battle; quick in either player's main
    phase without a battle (3.8.3); battle always (3.8.4).
    """
    if game.battles:
        return BATTLE
    if seat == game.active and not game.pile:
        return NORMAL
    return QUICK


@rule("3.8.2", "3.8.2-1", "3.8.2-3", "3.8.2-4", "3.8.2-5", "3.8.2-6", "3.8.3-1", "3.8.4-1")
def options(game: Duel, seat: Seat) -> list[Option]:
    """List all that a player with priority may do in a main phase.

    Cards of the hand and abilities are used at their own timing. What the rules themselves give is done
    at normal timing, and so is playing the plan, whatever timing it says.
    """
    timing = timings(game, seat)
    found = [
        Option(verb="play", card=card.ref)
        for card in game.hands[seat]
        if card.printed.timing in timing and playing.can_play(game, seat, card)
    ]
    found += activations(game, seat, timing)
    if timing is NORMAL:
        found += _rule_actions(game, seat)
    return found


@rule("3.8.2-3", "3.8.2-4", "3.8.2-5", "3.8.2-6", "2.23.3-6")
def _rule_actions(game: Duel, seat: Seat) -> list[Option]:
    """List what the rules themselves give: making, renewing and playing a plan, and moving units.

    No plan is made while there is one (2.23.3-6).
    """
    found: list[Option] = []
    card = plan(game, seat)
    if card is not None and playing.can_play(game, seat, card):
        found.append(Option(verb="play", card=card.ref))
    if payable(game, purse(game, seat), ONE):
        found.append(MAKE if card is None else RENEW)
    found += [Option(verb="move", card=unit.ref) for unit in _units(game, seat) if can_move(game, unit)]
    return found


def _units(game: Duel, seat: Seat) -> list[Card]:
    return [card for cards in game.squares.values() for card in cards if card.controller == seat]


@rule("3.8.2-6", "4.7.3-1")
def can_move(game: Duel, card: Card) -> bool:
    """Tell whether a unit can move: it is released, can be paid for, and has a free square beside it."""
    return (
        card.turned == "ready"
        and payable(game, purse(game, card.controller), move_cost(game, card))
        and not effects.forbidden(game, "move", card)
        and any(free_for(game, card.controller, slot) for slot in ADJACENT[str(card.place.slot)])
    )


@rule("4.7.3-1")
def free_for(game: Duel, seat: Seat, slot: str) -> bool:
    """Tell whether a square holds no unit of that player."""
    return all(card.controller != seat for card in game.squares[slot])


@rule("3.8.2-3")
def announce_plan(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Announce making a plan: an ability of the rules that costs one energy of any colour."""
    yield from _announce(game, Item(game.oid("plan"), "plan", seat), ONE)


@rule("3.8.2-4")
def announce_renewal(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Announce renewing the plan: an ability of the rules that costs one energy of any colour."""
    yield from _announce(game, Item(game.oid("renew"), "renew", seat), ONE)


@rule("3.8.2-6", "4.7.3-1", "4.7.3-3", "4.7.3-4", "4.7.3-5")
def announce_move(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Move a unit: the player says where to, the move goes on the stack, and its cost is settled and paid."""
    card = game.cards[str(option.card)]
    slots = [slot for slot in ADJACENT[str(card.place.slot)] if free_for(game, seat, slot)]
    to = yield from ask.one(
        game, seat, "slot", [Option(place=PLACES[slot]) for slot in slots], about=card.ref
    )
    item = Item(game.oid("move"), "move", seat, card, place=to.place, origin=card.place)
    yield from _announce(game, item, move_cost(game, card))


@rule("4.3.3", "4.7.3-3", "4.7.3-4", "4.7.3-5", "2.23.9-1")
def _announce(game: Duel, item: Item, cost: Cost) -> Flow[None]:
    """Put an ability of the rules on the stack and have it paid for: making or renewing a plan, or a move."""
    game.pile.append(item)
    game.log.add("announced", item=item.oid, card=item.card, name=item.kind, player=item.controller)
    yield from costs.pay(game, item.controller, cost, item.oid)
    if game.heard:
        happen(game, "activated", card=item.card, player=item.controller, name=item.kind)
