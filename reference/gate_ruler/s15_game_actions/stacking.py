"""15-14: adding charges to a card, and putting a card on top of another."""

from collections.abc import Sequence

from duelproof.port import Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.moving import together
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import AddCharge, PutOnTop
from reference.kernel.abilities import choosing
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing, cards_among
from reference.kernel.flow import Flow


@rule("15-14a", also=("3-2i", "3-2i-1", "12-6b", "14-9e"))
def add_charges(game: GateGame, instr: AddCharge, ctx: Context) -> Flow[None]:
    """Add cards as charges, all at once, to a card or to several."""
    hosts = cards_among((yield from choosing.things(game, instr.to, ctx)))
    added = cards_among((yield from choosing.things(game, instr.what, ctx)))
    charges: list[Thing] = []
    with together(game, added):
        for card in added:
            if (yield from add_charge(game, card, hosts, ctx.controller, ctx.source)):
                charges.append(card)
    ctx.it, ctx.did = charges, bool(charges)


@rule("15-14a", also=("3-14a", "3-14c", "3-14c-1"))
def add_charge(
    game: GateGame, card: Card, hosts: Sequence[Card], by: Seat, source: Card | None
) -> Flow[bool]:
    """Put a card into the charge zone and link it to a card, or to several at once (12-6b).

    Args:
        by: the player who does it, and ``source`` the card by which he does.

    Returns:
        Whether it became a charge.
    """
    there = [host for host in hosts if host is not card]
    if not there:
        return False
    top, *_ = there
    beneath = place("charge", top.controller)
    if not (yield from putting.put(game, card, beneath, "charge", by, source)):
        return False
    card.over = top
    for host in there:
        host.under.append(card)
    game.relinked.append((card, there))
    return True


@rule("15-14b", also=("3-2i-1",))
def put_on_top(game: GateGame, instr: PutOnTop, ctx: Context) -> Flow[None]:
    """A card takes the place and pose of another, and has it and its charges as charges."""
    things = [
        *(yield from choosing.things(game, instr.what, ctx)),
        *(yield from choosing.things(game, instr.on, ctx)),
    ]
    cards = cards_among(things)
    ctx.did = len(set(cards)) == 2 and (yield from _stack(game, cards, ctx))


@rule("15-14b", also=("12-6b", "15-14b-1", "15-14b-2", "15-14b-3", "15-14c"))
def _stack(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
    """Put a card on another, which then lies under it with all that was linked to it.

    Returns:
        Whether it came there.
    """
    top, below = cards
    where, turned = below.place, below.turned
    attack = game.attack if game.attack is not None and game.attack.attacker is below else None
    with together(game):
        if not (yield from putting.put(game, top, where, "put", ctx.controller, ctx.source)):
            return False
        top.turned = turned
        if attack is not None:
            attack.attacker = top
        charges = [below, *below.under]
        beneath = place("charge", top.controller)
        if (yield from putting.put(game, below, beneath, "charge", ctx.controller, ctx.source)):
            for card in charges:
                card.over = top
            top.under += charges
            several = [card for card in charges if any(card is each for each, _ in game.relinked)]
            game.relinked += [(card, [top]) for card in several]
    ctx.it = [top]
    return True
