"""Section 15: how Gate Ruler does what abilities say."""

import msgspec

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port.abilities import (
    AbyssalSummon,
    AddCharge,
    ChangeControl,
    ChangeCounter,
    Damage,
    Destroy,
    Discard,
    Draw,
    Drive,
    EndTurn,
    Heal,
    HealDealt,
    Materials,
    Move,
    Negate,
    PlayAbility,
    PlayCard,
    Prevent,
    PutOnTop,
    Rearrange,
    Recover,
    ReplaceEvent,
    Search,
    Swap,
    Turn,
)
from duelproof.port.selections import Filter, Select
from reference.gate_ruler import dealing, main_phase, ongoing, placing, playing, replacing, summoning
from reference.gate_ruler import drive as driving
from reference.gate_ruler.base_damage import base_damage
from reference.gate_ruler.changing import change_counter
from reference.gate_ruler.charges import add_charge
from reference.gate_ruler.control import gain_control, negate
from reference.gate_ruler.destruction import add_destruction
from reference.gate_ruler.ending_turns import end_the_turn
from reference.gate_ruler.healing import heal, heal_dealt, recover
from reference.gate_ruler.prevention import prevent
from reference.gate_ruler.state import GateGame, as_card, rule
from reference.gate_ruler.zones import can_move, move, together, turn_card
from reference.kernel import ask, chance, perform, select
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Flow, place
from reference.kernel.perform import Verb

DONE = Option(verb="pass")


@rule("3-2i-1", "4-2b", "15-8a", "15-8b")
def _draw(game: GateGame, instr: Draw, ctx: Context) -> Flow[None]:
    """Draw as many cards as it says."""
    drawn = 0
    for seat in select.players(game, instr.who, ctx):
        many = yield from placing.how_many(game, seat, instr.n, instr.up_to, ctx.speaking_of(seat))
        drawn += yield from replacing.draw(game, seat, many)
    ctx.did = bool(drawn)


@rule("4-2b", "15-9a", "1-5b")
def _discard(game: GateGame, instr: Discard, ctx: Context) -> Flow[None]:
    """Put cards of a hand into the graveyard, chosen by their owner or at random."""
    done = False
    for seat in select.players(game, instr.who, ctx):
        hand = list(game.zone("hand", seat)) if game.has_zone("hand", seat) else []
        many = min(len(hand), select.amount(game, instr.n, ctx.speaking_of(seat)))
        for _ in range(many):
            options = [game.option_for(card) for card in hand]
            if instr.random:
                chosen = yield from chance.pick(game, options)
            else:
                chosen = yield from ask.one(game, seat, "choose", options, about=ctx.item)
            card = game.cards[str(chosen.card)]
            hand.remove(card)
            done |= yield from replacing.put(
                game, card, place("graveyard", card.owner), "discard", ctx.controller, ctx.source
            )
    ctx.did = done


@rule("3-2i-1", "15-12a", "12-4b-2", "12-4b-2a")
def _destroy(game: GateGame, instr: Destroy, ctx: Context) -> Flow[None]:
    """Add one destruction process for the cards to the gate."""
    cards = _cards((yield from select.things(game, instr.what, ctx)))
    ctx.did = bool(cards)
    if cards:
        add_destruction(game, ctx.controller, cards, by_rules=False, source=ctx.source)


@rule("3-2i-1", "3-4c")
def _move(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
    """Put cards into a zone; from the top of a deck one after the other."""
    if instr.what.which != "top":
        yield from _move_at_once(game, instr, ctx)
        return
    many = yield from placing.how_many(game, ctx.controller, instr.what.count, instr.what.up_to, ctx)
    topmost = msgspec.structs.replace(instr, what=msgspec.structs.replace(instr.what, count=1))
    moved: list[Thing] = []
    done = False
    for _ in range(many):
        yield from _move_at_once(game, topmost, ctx)
        moved += ctx.it
        done |= ctx.did
    ctx.it, ctx.did = moved, done


@rule(
    "15-3a",
    "15-3b-1",
    "15-13a",
    "15-18a",
    "15-18a-1",
    "15-18c",
    "3-2c-2",
    "3-2d-1",
    "3-2e",
    "3-2i",
    "3-2i-1",
    "3-17a",
)
def _move_at_once(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
    """Put cards into a zone together; a unit that comes into play so is special summoned."""
    things = _cards((yield from select.things(game, instr.what, ctx)))
    ordered = yield from placing.order_for_decks(game, instr, things, ctx)
    came: list[Card] = []
    with together(game):
        before = game.clock
        for card in things:
            seat = placing.whose(game, instr, card, ctx)
            where = yield from _zone(game, instr, card, seat, ctx)
            if (yield from replacing.put(game, card, where, instr.verb, ctx.controller, ctx.source)):
                came.append(card)
                if instr.face is not None:
                    placing.turn_over(game, card, instr.face)
        new, now = [card for card in came if card.began > before], game.clock
        for card in came:
            card.since = now  # they came at the same time
        for card in new:
            card.began = now
            summoning.note_genesis(game, card, ctx)
        game.stir(statics=True)
        placing.lay_in_order(game, ordered, top=instr.position == "top")
    yield from ongoing.order_arrivals(game, new)
    ctx.it, ctx.did = list(things), bool(came)


@rule("3-2i-1", "15-14a", "12-6b")
def _add_charge(game: GateGame, instr: AddCharge, ctx: Context) -> Flow[None]:
    """Add cards as charges to a card, or to several at once."""
    hosts = _cards((yield from select.things(game, instr.to, ctx)))
    added = _cards((yield from select.things(game, instr.what, ctx)))
    charges: list[Thing] = []
    for card in added:
        if (yield from add_charge(game, card, hosts, ctx.controller, ctx.source)):
            charges.append(card)
    ctx.it, ctx.did = charges, bool(charges)


@rule("15-3b", "15-18a")
def _zone(game: GateGame, instr: Move, card: Card, seat: Seat, ctx: Context) -> Flow[Place]:
    """"A zone" for a unit is any attack or defense zone that the player chooses."""
    if instr.to != placing.FRONT:
        return place(instr.to, seat, instr.slot)
    slots = [Option(place=spot) for spot, _ in game.fronts[seat] if spot is not card.place]
    chosen = yield from ask.one(game, ctx.controller, "slot", slots, about=ctx.item)
    assert chosen.place is not None
    return chosen.place


@rule("15-6a", "15-6a-1", "15-6a-2", "15-6b", "15-18b")
def _search(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
    """Look through the deck, put what was found aside, shuffle the rest, and put it where it says."""
    seat = ctx.controller
    deck = game.zone("deck", seat)
    found = [card for card in deck if select.matches(game, card, _in_deck(instr.filter), ctx)]
    most = min(len(found), select.amount(game, instr.n, ctx))
    least = most if instr.filter == Filter() else 0
    game.log.add(
        "searched", player=seat, seen_by=frozenset((seat,)), cards=tuple(c.ref for c in deck), to=(seat,)
    )
    for card in deck:
        card.shown_to = frozenset((seat,))
    options = [game.option_for(card) for card in found]
    chosen = yield from ask.some(game, seat, "find", options, least, most, about=ctx.item)
    for card in deck:
        card.shown_to = frozenset()
    ctx.it = [game.cards[str(option.card)] for option in chosen]
    aside = _cards(ctx.it)
    rest = [card for card in deck if card not in aside]
    yield from chance.shuffle(game, rest, seat)
    deck[:] = [*aside, *rest]
    yield from _move(game, Move(what=Select(which="it"), to=instr.to), ctx)


def _in_deck(wanted: Filter) -> Filter:
    """The same filter, of cards in a deck."""
    return msgspec.structs.replace(wanted, zones=("deck",))


@rule("3-2i-1", "15-11a", "15-11b")
def _swap(game: GateGame, instr: Swap, ctx: Context) -> Flow[None]:
    """Two cards change places at once, if each of them can go where the other is."""
    things = [
        *(yield from select.things(game, instr.first, ctx)),
        *(yield from select.things(game, instr.second, ctx)),
    ]
    cards = _cards(things)
    ctx.did = len(cards) == 2 and (yield from _exchange(game, cards, ctx))


@rule("15-11a", "15-11b")
def _exchange(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
    """Let two cards change places, or neither if one of them cannot go.

    Returns:
        Whether they did.
    """
    one, other = cards
    moves = ((one, other.place), (other, one.place))
    if not all(can_move(game, card, to) for card, to in moves):
        return False
    for card, to in moves:
        if not (yield from replacing.goes(game, card, to, "swap", ctx.controller, ctx.source)):
            return False
    with together(game):
        for card, to in moves:
            move(game, card, to, "swap", ctx.controller, ctx.source)
    return True


@rule("3-2i-1", "15-14b")
def _put_on_top(game: GateGame, instr: PutOnTop, ctx: Context) -> Flow[None]:
    """A card takes the place and pose of another, and has it and its charges as charges."""
    things = [
        *(yield from select.things(game, instr.what, ctx)),
        *(yield from select.things(game, instr.on, ctx)),
    ]
    cards = _cards(things)
    ctx.did = len(set(cards)) == 2 and (yield from _stack(game, cards, ctx))


@rule("15-14b", "15-14b-1", "15-14b-2", "15-14b-3", "15-14c")
def _stack(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
    """Put a card on another, which then lies under it with all that was linked to it.

    Returns:
        Whether it came there.
    """
    top, below = cards
    where, turned, charges = below.place, below.turned, [below, *below.under]
    attack = game.attack if game.attack is not None and game.attack.attacker is below else None
    with together(game):
        if not (yield from replacing.put(game, top, where, "put", ctx.controller, ctx.source)):
            return False
        beneath = place("charge", top.controller)
        if (yield from replacing.put(game, below, beneath, "charge", ctx.controller, ctx.source)):
            for card in charges:
                card.over = top
            top.under += charges
    top.turned = turned
    if attack is not None:
        attack.attacker = top
    ctx.it = [top]
    return True


@rule("15-28a")
def _rearrange(game: GateGame, instr: Rearrange, ctx: Context) -> Flow[None]:
    """Let the player rearrange units as often as he likes."""
    for seat in select.players(game, instr.who, ctx):
        while True:
            options = [game.option("rearrange", unit) for unit in game.units(seat)]
            chosen = yield from ask.act(game, seat, [DONE, *options])
            if chosen is DONE:
                break
            yield from main_phase.rearrange(game, seat, game.cards[str(chosen.card)])


@rule("15-7a", "15-7b")
def _turn(game: GateGame, instr: Turn, ctx: Context) -> Flow[None]:
    """Ready or exhaust cards."""
    ctx.did = False
    for card in _cards((yield from select.things(game, instr.what, ctx))):
        ctx.did |= turn_card(game, card, ready=instr.to == "ready")


@rule("3-2i-1", "15-20a", "4-2c", "13-2a-2", "13-2a-3", "14-3b-5a", "15-10a-1")
def _damage(game: GateGame, instr: Damage, ctx: Context) -> Flow[None]:
    """Deal damage to units and rulers; damage to a player is damage to his ruler."""
    meant = yield from select.things(game, instr.what, ctx, all_of_them=True)
    hit = [as_card(game, thing) for thing in meant]
    ctx.did = bool(hit)
    for seat, source, speaking in (yield from _dealers(game, instr, ctx)):
        if instr.divide:
            shares = ctx.shares.get(instr.what.key or "target", [])
            dealt = [(card, share) for thing, share in shares if (card := as_card(game, thing)) in hit]
        else:
            points = select.amount(game, instr.n, speaking)
            if not instr.combat:
                points = yield from base_damage(game, ctx, points)
            dealt = [(card, points) for card in hit]
        yield from dealing.deal(game, seat, source, dealt, instr.combat, instr.ignore_counter)


Dealer = tuple[Seat, Card | None, Context]
"""Who deals damage, by which source, and what its number speaks of."""


@rule("13-2a-2", "13-2a-2a", "15-27a-3")
def _dealers(game: GateGame, instr: Damage, ctx: Context) -> Flow[list[Dealer]]:
    """Several sources deal damage one by one, the active player's first, in an order their player says."""
    if instr.by is None:
        return [(ctx.controller, ctx.source, ctx)]
    sources = _cards((yield from select.things(game, instr.by, ctx)))
    dealers: list[Dealer] = []
    for seat in (game.active, OTHER[game.active]):
        options = [game.option_for(source) for source in sources if source.controller == seat]
        for option in (yield from ask.order(game, seat, "order", options, about=ctx.item)):
            source = game.cards[str(option.card)]
            dealers.append((seat, source, ctx.about(source)))
    return dealers


@rule("3-2i-1", "7-1b", "15-16a", "15-16a-1", "15-16a-2")
def _play(game: GateGame, instr: PlayCard, ctx: Context) -> Flow[None]:
    """Play cards by the standard rules, if that can be finished."""
    played = False
    for card in _cards((yield from select.things(game, instr.what, ctx))):
        way = playing.way_of(instr)
        if playing.can_play(game, ctx.controller, card, way):
            game.mark_play()
            yield from playing.play_card(game, ctx.controller, card, way)
            played = True
    ctx.did = played


@rule("15-19a", "15-19b", "15-19c")
def _drive(game: GateGame, instr: Drive, ctx: Context) -> Flow[None]:
    """Drive cards from the top of the deck, or those that are named."""
    if instr.what is not None:
        cards = _cards((yield from select.things(game, instr.what, ctx)))
        yield from driving.drive_cards(game, ctx.controller, cards)
        return
    for seat in select.players(game, instr.who, ctx):
        yield from driving.drive(game, seat, select.amount(game, instr.n, ctx.speaking_of(seat)))


@rule("14-5b")
def _play_ability(game: GateGame, instr: PlayAbility, ctx: Context) -> Flow[None]:
    """Play another ability of the same card, if that can be finished."""
    source = ctx.source
    assert source is not None
    ability = next(each for each in source.abilities if each.id == instr.ability)
    ctx.did = playing.can_play_ability(game, ctx.controller, source, ability)
    if ctx.did:
        game.mark_play()
        yield from playing.play_ability(game, ctx.controller, source, ability)


def _cards(things: list[Thing]) -> list[Card]:
    """The cards among things that an effect means."""
    return [thing for thing in things if isinstance(thing, Card)]


VERBS: dict[type, Verb] = {
    Draw: _draw,
    Discard: _discard,
    Destroy: _destroy,
    Move: _move,
    AddCharge: _add_charge,
    Materials: summoning.take_materials,
    AbyssalSummon: summoning.abyssal_summon,
    Search: _search,
    Swap: _swap,
    PutOnTop: _put_on_top,
    Rearrange: _rearrange,
    EndTurn: end_the_turn,
    Turn: _turn,
    Damage: _damage,
    Heal: heal,
    HealDealt: heal_dealt,
    Recover: recover,
    Prevent: prevent,
    Drive: _drive,
    PlayCard: _play,
    PlayAbility: _play_ability,
    ChangeCounter: change_counter,
    ReplaceEvent: perform.lasting,
    ChangeControl: gain_control,
    Negate: negate,
}
