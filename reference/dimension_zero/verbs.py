"""What the instructions of abilities do in this book, where the kernel does not know it."""

from collections.abc import Mapping
from typing import Any

from duelproof.port import OTHER, Option, Place
from duelproof.port.abilities import Damage, Destroy, Discard, Draw, Heal, Move, Search, Shuffle, Turn
from reference.dimension_zero.squares import BATTLE_SPACE, PLACES
from reference.dimension_zero.state import Duel, rule
from reference.dimension_zero.vocabulary import Marker, Skip, Smash
from reference.dimension_zero.zones import FIELD, HOME, draw, put, smash, to_graveyard, turn, turn_down
from reference.kernel import ask, chance, effects, select
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Flow, place
from reference.kernel.perform import Verb
from reference.kernel.triggers import happen


def _cards(things: list[Thing]) -> list[Card]:
    return [thing for thing in things if isinstance(thing, Card)]


@rule("2.23.1-4", "2.23.1-5", "2.23.1-6")
def _draw(game: Duel, instr: Draw, ctx: Context) -> Flow[None]:
    """2.23.1-4 to -6: draw so many one by one; where it says up to, the player stops when she likes."""
    many = select.amount(game, instr.n, ctx)
    drawn = 0
    for seat in select.players(game, instr.who, ctx):
        if effects.forbidden(game, "draw", seat):
            continue
        for _ in range(many):
            if instr.up_to and not (yield from ask.may(game, seat, about=ctx.item)):
                break
            drawn += draw(game, seat)
    ctx.did = drawn > 0


@rule("1.1.4", "4.12.2", "2.23.5-3")
def _discard(game: Duel, instr: Discard, ctx: Context) -> Flow[None]:
    """1.1.4, 4.12.2: as many cards of the hand as there are go to the graveyard, of both players together."""
    many = select.amount(game, instr.n, ctx)
    going: list[Card] = []
    for seat in select.players(game, instr.who, ctx):
        options = [Option(card=card.ref) for card in game.hands[seat]]
        if instr.random:
            picked: list[Option] = []
            for _ in range(min(many, len(options))):
                left = [option for option in options if option not in picked]
                picked.append((yield from chance.pick(game, left)))
        else:
            picked = yield from ask.some(game, seat, "choose", options, many, many, about=ctx.item)
        going += [game.cards[str(option.card)] for option in picked]
    to_graveyard(game, going, "discard")
    ctx.it = list(going)
    ctx.did = bool(going)


@rule("2.23.1-4")
def _destroy(game: Duel, instr: Destroy, ctx: Context) -> Flow[None]:
    """2.23.1-4: to destroy is to put into the owner's graveyard."""
    cards = _cards((yield from select.things(game, instr.what, ctx)))
    to_graveyard(game, cards)
    ctx.it, ctx.did = list(cards), bool(cards)


def _move(game: Duel, instr: Move, ctx: Context) -> Flow[None]:
    """Put cards where the instruction says; onto a square of the player's choice if it names none."""
    cards = _cards((yield from select.things(game, instr.what, ctx)))
    with game.log.together():
        for card in cards:
            to = yield from _destination(game, instr, card, ctx)
            kept = card.turned if instr.turned == "keep" else instr.turned
            if to.zone in FIELD and card.place.zone not in FIELD:
                card.controller = ctx.controller
            turned = kept or ("exhausted" if to.zone == "square" else "ready")
            put(game, card, to, turned=turned, face=instr.face, verb=instr.verb, end=instr.position)
    ctx.it, ctx.did = list(cards), bool(cards)


def _destination(game: Duel, instr: Move, card: Card, ctx: Context) -> Flow[Place]:
    if instr.to not in FIELD:
        return HOME[(instr.to, card.owner)]
    if instr.slot is not None:
        return place(instr.to, card.owner if instr.to == "base" else None, instr.slot)
    if instr.to == "base":
        slots = [slot for slot, there in game.bases[ctx.controller].items() if not there]
        options = [Option(place=place("base", ctx.controller, slot)) for slot in slots]
    else:
        slots = [
            slot
            for slot in BATTLE_SPACE
            if all(other.controller != card.controller for other in game.squares[slot])
        ]
        options = [Option(place=PLACES[slot]) for slot in slots]
    if not options:
        return card.place
    chosen = yield from ask.one(game, ctx.controller, "slot", options, about=card.ref)
    assert chosen.place is not None
    return chosen.place


@rule("2.26.1", "2.26.1-1")
def _turn(game: Duel, instr: Turn, ctx: Context) -> Flow[None]:
    """2.26.1: freeze or release."""
    cards = _cards((yield from select.things(game, instr.what, ctx)))
    changed = []
    with game.log.together():
        for card in cards:
            if instr.to != "reverse" and turn(game, card, instr.to):
                changed.append(card)
    ctx.it, ctx.did = list(cards), bool(changed)


def _damage(game: Duel, instr: Damage, ctx: Context) -> Flow[None]:
    """Damage to units; where it is divided, as the player says."""
    cards = _cards((yield from select.things(game, instr.what, ctx)))
    many = select.amount(game, instr.n, ctx)
    shares = [(card, many) for card in cards]
    if instr.divide and cards:
        options = [Option(card=card.ref) for card in cards]
        divided = yield from ask.divide(game, ctx.controller, options, many, about=ctx.item)
        shares = [(game.cards[str(option.card)], share) for option, share in divided]
    with game.log.together():
        for card, share in shares:
            card.damage += max(0, share)
            game.log.add("damage", card=card, amount=share, item=ctx.item)
    if game.heard:
        for card, share in shares:
            happen(game, "damage", card=card, amount=share, player=card.controller, source=ctx.source)
    ctx.it, ctx.did = list(cards), bool(cards)


def _heal(game: Duel, instr: Heal, ctx: Context) -> Flow[None]:
    cards = _cards((yield from select.things(game, instr.what, ctx)))
    many = select.amount(game, instr.n, ctx)
    for card in cards:
        card.damage = max(0, card.damage - many)
        game.log.add("healed", card=card, amount=many)
    ctx.it = list(cards)


@rule("2.23.7-1")
def _smash(game: Duel, instr: Smash, ctx: Context) -> Flow[None]:
    """2.23.7-1: cards from the top of a deck go to its player's smash zone."""
    yield from ()
    many = select.amount(game, instr.n, ctx)
    moved = [smash(game, seat, many) for seat in select.players(game, instr.who, ctx)]
    ctx.did = any(moved)


@rule("2.23.3-5")
def _shuffle(game: Duel, instr: Shuffle, ctx: Context) -> Flow[None]:
    """2.23.3-5: a plan is turned down before its deck is shuffled."""
    for seat in select.players(game, instr.who, ctx):
        turn_down(game, seat)
        yield from chance.shuffle(game, game.decks[seat], seat)


@rule("2.23.3-4", "2.25.3")
def _search(game: Duel, instr: Search, ctx: Context) -> Flow[None]:
    """2.23.3-4: a plan is turned down before its deck is searched. 2.25.3: the player may find nothing."""
    seat = ctx.controller
    if instr.zone == "deck":
        turn_down(game, seat)
    found = [card for card in game.zone(instr.zone, seat) if _wanted(game, card, instr, ctx)]
    many = select.amount(game, instr.n, ctx)
    options = [Option(card=card.ref) for card in found]
    picked = yield from ask.some(
        game, seat, "find", options, 0, many, about=ctx.item, secret_to=[OTHER[seat]]
    )
    cards = [game.cards[str(option.card)] for option in picked]
    if instr.reveal and cards:
        game.log.add("revealed", cards=tuple(card.ref for card in cards), player=seat)
    for card in cards:
        put(game, card, HOME[(instr.to, seat)])
    if instr.zone == "deck":
        yield from chance.shuffle(game, game.decks[seat], seat)
    ctx.it, ctx.did = list(cards), bool(cards)


def _wanted(game: Duel, card: Card, instr: Search, ctx: Context) -> bool:
    import msgspec

    anywhere = msgspec.structs.replace(instr.filter, zones=(instr.zone,))
    return select.matches(game, card, anywhere, ctx)


@rule("3.4.4")
def _skip(game: Duel, instr: Skip, ctx: Context) -> Flow[None]:
    """3.4.4: a player's next turn or phase of a name is skipped."""
    yield from ()
    for seat in select.players(game, instr.who, ctx):
        game.skips.append((seat, instr.name))


@rule("6.7.0")
def _marker(game: Duel, instr: Marker, ctx: Context) -> Flow[None]:
    """6.7.0: markers on a card mean nothing but what abilities make of them."""
    cards = _cards((yield from select.things(game, instr.on, ctx)))
    many = select.amount(game, instr.by, ctx)
    for card in cards:
        card.markers[instr.name] = max(0, card.markers.get(instr.name, 0) + many)
        game.log.add("marker", card=card, name=instr.name, amount=many)
    ctx.it = list(cards)


VERBS: Mapping[type, Verb] = {
    Damage: _damage,
    Destroy: _destroy,
    Discard: _discard,
    Draw: _draw,
    Heal: _heal,
    Marker: _marker,
    Move: _move,
    Search: _search,
    Shuffle: _shuffle,
    Skip: _skip,
    Smash: _smash,
    Turn: _turn,
}


def names(game: Any, domain: str) -> set[str]:
    """2.4.2-3, 2.8.4: the words of a domain: five colours, and the races and names of the cards there are."""
    if domain == "color":
        return {"red", "black", "blue", "white", "green"}
    if domain == "race":
        return {race for card in game.cards.values() for race in card.printed.races}
    return {card.spec.name for card in game.cards.values()}
