"""15-23, 15-25: gaining control of cards, and negating what is on the gate."""

from duelproof.port import Option, Place, Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s04_players import as_card
from reference.gate_ruler.s13_damage.ruler_damage import bury_countering
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import ChangeControl, Negate
from reference.kernel.abilities import choosing, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("15-23a", also=("15-23b", "3-2i", "3-2i-1"))
def gain_control(game: GateGame, instr: ChangeControl, ctx: Context) -> Flow[None]:
    """Put units into zones of the player who gains control, and fields into his field zone, all at once."""
    seat = select.player(game, instr.to, ctx)
    moves: list[tuple[Card, Place]] = []
    for thing in (yield from choosing.things(game, instr.what, ctx)):
        card = as_card(game, thing)
        moves.append((card, (yield from _zone_of(game, seat, card))))
    came = yield from putting.put_together(game, moves, "control", ctx.controller, ctx.source)
    for card in came:
        card.since = game.clock  # they came at the same time
    ctx.did = bool(came)


@rule("15-23a")
def _zone_of(game: GateGame, seat: Seat, card: Card) -> Flow[Place]:
    """The player who gains control of a unit chooses one of his zones for it; a field has but one."""
    if "unit" not in card.printed.type:
        return place("field", seat)
    slots = [Option(place=spot) for spot, _ in game.fronts[seat]]
    chosen = yield from ask.one(game, seat, "slot", slots, about=card.ref)
    assert chosen.place is not None
    return chosen.place


@rule("15-25a", also=("15-25b", "13-6d-3", "14-9b-1c", "14-9e", "3-2i", "3-2i-1"))
def negate(game: GateGame, instr: Negate, ctx: Context) -> Flow[None]:
    """Put cards of the gate into their owners' graveyards, or take the abilities of cards off the gate.

    Of several things none is negated before another.
    """
    cards = yield from choosing.things(game, instr.what, ctx)
    meant = [item for item in reversed(game.gate) if _is_meant(item, instr, cards)]
    ctx.did = bool(meant)
    with game.log.together():
        for item in meant:
            game.take_off_gate(item, "countered")
            automatic.conceal(game, item.oid)
        negated = [item.card for item in meant if item.card is not None]
        yield from putting.bury(game, negated, "negate", ctx.controller, ctx.source)
        yield from bury_countering(game, *_whose(meant))


@rule("15-25b", also=("13-6d-3",))
def _whose(items: list[GateItem]) -> list[Card]:
    """List the cards whose abilities these objects of the gate are, each once."""
    cards = [item.source for item in items if item.card is None and item.source is not None]
    return list(dict.fromkeys(cards))


@rule("15-25b", also=("15-25a", "3-2d"))
def _is_meant(item: GateItem, instr: Negate, cards: list[Thing]) -> bool:
    """Tell whether an object of the gate is one of these cards, or an ability of one of them.

    One that a card had before it became a new card is no ability of that.
    """
    source = item.source
    if instr.abilities:
        return item.kind == "ability" and source in cards and source is not None and item.life == source.life
    return item.kind == "card" and item.card in cards
