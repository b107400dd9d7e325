"""Section 701: what the words on cards mean."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from duelproof.port import OTHER, Seat
from duelproof.port import abilities as a
from reference.duel_masters.battle import fight
from reference.duel_masters.marks import rule
from reference.duel_masters.shields import break_shields, choose_shields
from reference.duel_masters.victory import destroy, settle
from reference.duel_masters.vocabulary import Break, Fight
from reference.duel_masters.zones import DMGame, TurnEnds, move, move_all, pointed
from reference.kernel import ask, chance, effects, select, triggers
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow


@rule("114.1", "114.2", "114.6", "114.6a", "104.2b")
def draw(game: DMGame, seat: Seat, many: int) -> list[Card]:
    """114.2: draw cards one at a time; from an empty deck nothing is drawn. Returns those drawn."""
    drawn = game.deck(seat)[:many]
    for card in drawn:
        move(game, card, "hand", "draw")
        settle(game)
    return drawn


@rule("105.2")
def untapped(cards: list[Card]) -> list[Card]:
    """105.2: those of the cards that are ready for use."""
    return [card for card in cards if card.turned == "ready"]


@rule("105.4", "105.4a", "105.6", "701.2a")
def tap(game: DMGame, cards: list[Card]) -> list[Card]:
    """105.4a, 105.6: tap the untapped creatures, tamaseeds and mana among the cards."""
    return _turn(game, [card for card in cards if _can_be_tapped(game, card)], "exhausted")


@rule("105.2", "105.5", "105.6", "701.2b", "501.1")
def untap(game: DMGame, cards: list[Card]) -> list[Card]:
    """105.5, 105.6: untap the tapped cards among these at the same time; upside-down fields stay so."""
    return _turn(game, [card for card in cards if not effects.forbidden(game, "ready", card)], "ready")


@rule("105.4a")
def _can_be_tapped(game: DMGame, card: Card) -> bool:
    """105.4a: creatures and tamaseeds in the battle zone (by 1.13 all cards there) and mana are tapped."""
    zone = card.place.zone
    if zone == "battle" and not game.old:
        types = effects.words(game, card, "type")
        return "creature" in types or "tamaseed" in types
    return zone in ("battle", "mana")


@rule("105.6", "603.2c")
def _turn(game: DMGame, cards: list[Card], to: Any) -> list[Card]:
    """105.6: only what is not yet so changes, and only a change is heard of."""
    changed = [card for card in cards if card.turned != to]
    with game.log.together():
        for card in changed:
            card.turned = to
            game.log.add("turned", card=card, turned=to, player=card.owner)
    for card in changed:
        triggers.happen(game, "turned", card=card, player=card.owner, name=to)
    return changed


@rule("105.5", "701.28a")
def turn_upside_down(game: DMGame, cards: list[Card]) -> list[Card]:
    """105.5, 701.28a: the fields in the battle zone among the cards that are upright turn upside down."""
    turned = [
        card
        for card in cards
        if card.place.zone == "battle" and "field" in effects.words(game, card, "type") and not card.reversed
    ]
    with game.log.together():
        for card in turned:
            card.reversed = True
            game.log.add("reversed", card=card, player=card.owner)
    return turned


def _cards(things: list[Any]) -> list[Card]:
    return [thing for thing in things if isinstance(thing, Card)]


def _dealt_with(ctx: Context, cards: list[Card]) -> None:
    """What "it" is from now on; with nothing dealt with, nothing was done."""
    ctx.it = list(cards)
    ctx.did = bool(cards)


def _draw(game: DMGame, instr: a.Draw, ctx: Context) -> Flow[None]:
    many = select.amount(game, instr.n, ctx)
    drawn: list[Card] = []
    for seat in select.players(game, instr.who, ctx):
        count = many
        if instr.up_to:
            count = yield from ask.number(game, seat, 0, many, about=ctx.item)
        drawn += draw(game, seat, count)
    ctx.did = bool(drawn)


@rule("701.7a", "701.7b")
def _discard(game: DMGame, instr: a.Discard, ctx: Context) -> Flow[None]:
    """701.7b: whoever is affected chooses what to discard, unless chance does."""
    many = select.amount(game, instr.n, ctx)
    gone: list[Card] = []
    for seat in select.players(game, instr.who, ctx):
        hand = game.hand(seat)
        options = [pointed(card.ref) for card in hand]
        if not instr.random:
            picked = yield from ask.some(game, seat, "choose", options, many, many, about=ctx.item)
        else:
            picked = []
            for _ in range(min(many, len(options))):
                left = [option for option in options if option not in picked]
                picked.append((yield from chance.pick(game, left)))
        gone += [game.cards[str(option.card)] for option in picked]
    move_all(game, gone, "graveyard", "discard")
    _dealt_with(ctx, gone)


@rule("701.6a", "701.6b", "700.3")
def _destroy(game: DMGame, instr: a.Destroy, ctx: Context) -> Flow[None]:
    """701.6: what is in the battle zone and can be destroyed is put into the graveyard."""
    things = _cards((yield from select.things(game, instr.what, ctx)))
    doomed = [
        card
        for card in things
        if card.place.zone == "battle" and not effects.forbidden(game, "be_destroyed", card)
    ]
    destroy(game, doomed)
    _dealt_with(ctx, doomed)


@rule("400.7", "401.4", "409.1f")
def _move(game: DMGame, instr: a.Move, ctx: Context) -> Flow[None]:
    """400.7: cards move together; into the battle zone one by one; to a deck in the owner's order."""
    cards = _cards((yield from select.things(game, instr.what, ctx)))
    _dealt_with(ctx, cards)
    turned = "ready" if instr.turned in (None, "keep") else instr.turned
    if instr.to == "deck" and len(cards) > 1:
        cards = yield from _arranged(game, cards, ctx)
    if instr.to in ("battle", "shield"):
        for card in cards:
            move(game, card, instr.to, instr.verb, turned=turned)  # type: ignore[arg-type]
        return
    top = instr.to == "deck" and instr.position == "top"
    if top:
        cards.reverse()
    move_all(game, cards, instr.to, instr.verb, top=top, turned=turned)  # type: ignore[arg-type]


@rule("401.4")
def _arranged(game: DMGame, cards: list[Card], ctx: Context) -> Flow[list[Card]]:
    """401.4: the owner of cards put into a deck together decides their order, and need not show it."""
    options = [pointed(card.ref) for card in cards]
    owner = cards[0].owner
    ordered = yield from ask.order(game, owner, "order", options, about=ctx.item, secret_to=(OTHER[owner],))
    return [game.cards[str(option.card)] for option in ordered]


@rule("105.5", "701.2", "701.28a")
def _turn_verb(game: DMGame, instr: a.Turn, ctx: Context) -> Flow[None]:
    """701.2, 701.28: tap or untap things, or turn fields upside down."""
    cards = _cards((yield from select.things(game, instr.what, ctx)))
    if instr.to == "reverse":
        cards = turn_upside_down(game, cards)
    elif instr.to == "exhausted":
        cards = tap(game, cards)
    else:
        cards = untap(game, cards)
    _dealt_with(ctx, cards)


@rule("701.14a", "509.5")
def _break(game: DMGame, instr: Break, ctx: Context) -> Flow[None]:
    """701.14: break a number of a player's shields, chosen by the effect's player."""
    many = select.amount(game, instr.n, ctx)
    for seat in select.players(game, instr.who, ctx):
        chosen = yield from choose_shields(game, ctx.controller, seat, many)
        yield from break_shields(game, seat, chosen)
        ctx.did = bool(chosen)


@rule("701.10a", "701.10b", "701.10c", "401.2a")
def _search(game: DMGame, instr: a.Search, ctx: Context) -> Flow[None]:
    """701.10: look through a zone for cards that fit; none need be found. A searched deck is shuffled."""
    seat = ctx.controller
    fitting = [card for card in game.zone(instr.zone, seat) if _fits(game, card, instr, ctx)]
    options = [pointed(card.ref) for card in fitting]
    many = select.amount(game, instr.n, ctx)
    picked = yield from ask.some(
        game, seat, "find", options, 0, many, about=ctx.item, secret_to=(OTHER[seat],)
    )
    found = [game.cards[str(option.card)] for option in picked]
    if instr.reveal and found:
        game.log.add("revealed", cards=tuple(card.ref for card in found), to=("alice", "bob"))
    move_all(game, found, instr.to, "put")
    if instr.zone == "deck":
        yield from chance.shuffle(game, game.deck(seat), seat)
    _dealt_with(ctx, found)


def _fits(game: DMGame, card: Card, instr: a.Search, ctx: Context) -> bool:
    return select.matches(game, card, msgspec.structs.replace(instr.filter, zones=(instr.zone,)), ctx)


@rule("115.1a", "101.4e")
def _fight(game: DMGame, instr: Fight, ctx: Context) -> Flow[None]:
    """115.1a: two creatures battle, as a part of the effect."""
    first = _cards((yield from select.things(game, instr.first, ctx)))
    second = _cards((yield from select.things(game, instr.second, ctx)))
    ctx.did = bool(first and second)
    if first and second:
        yield from fight(game, first[0], second[0])


def _play(game: DMGame, instr: a.PlayCard, ctx: Context) -> Flow[None]:
    """Use a card without paying for it."""
    from reference.duel_masters.using import use  # using a card follows its own text, and so comes back here

    for card in _cards((yield from select.things(game, instr.what, ctx))):
        yield from use(game, ctx.controller, card, free=True)


def _end_turn(game: DMGame, instr: a.EndTurn, ctx: Context) -> Flow[None]:
    yield from ()
    raise TurnEnds


VERBS: Mapping[type, Callable[[Any, Any, Context], Flow[None]]] = {
    a.Draw: _draw,
    a.Discard: _discard,
    a.Destroy: _destroy,
    a.Move: _move,
    a.Turn: _turn_verb,
    Break: _break,
    a.Search: _search,
    Fight: _fight,
    a.PlayCard: _play,
    a.EndTurn: _end_turn,
}
"""The instructions that Duel Masters does in its own way; the kernel does the others."""
