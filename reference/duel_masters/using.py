"""Sections 601, 301 to 303, 308: using cards: summoning, casting, generating, deploying; crossing gears."""

from collections.abc import Callable, Mapping

from duelproof.port import Cause, Option, Seat
from reference.duel_masters.costs import can_pay, pay
from reference.duel_masters.editions import rule
from reference.duel_masters.verbs import untapped
from reference.duel_masters.victory import is_creature
from reference.duel_masters.waiting import resolve_ability
from reference.duel_masters.zones import DMGame, act, move
from reference.kernel import effects, triggers
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow

ENTERING = {"creature": "summon", "cross gear": "generate", "field": "deploy", "tamaseed": "use"}
"""601.1: the types of card that are put into the battle zone by using them, and what that is called."""


@rule("504.1", "601.1a", "301.1", "302.1", "303.1", "308.1")
def usable(game: DMGame, seat: Seat) -> list[Option]:
    """The turn player can use the cards in her hand that she can pay for."""
    ready = untapped(game.mana(seat))
    return [act("play", card.ref) for card in game.hand(seat) if can_use(game, card, ready)]


@rule("601.1a", "601.1b")
def can_use(game: DMGame, card: Card, ready: list[Card]) -> bool:
    """A card's use can be declared if its kind is used, its cost can be paid and no effect forbids it."""
    return _way(game, card) is not None and can_pay(game, card, ready) and not _barred(game, card)


@rule("601.1b")
def _barred(game: DMGame, card: Card) -> bool:
    """A card that may not be used, or whose player may use none, cannot be declared."""
    return effects.forbidden(game, "use", card) or effects.forbidden(game, "use", card.owner)


@rule("601.1")
def _way(game: DMGame, card: Card) -> str | None:
    """Cards are summoned, cast, generated or deployed; others are not used, and give None."""
    types = effects.words(game, card, "type")
    if "spell" in types:
        return "cast"
    return next((ENTERING[kind] for kind in types if kind in ENTERING), None)


@rule("601.1", "601.1a", "601.1b", "601.1g", "409.1", "409.1a", "409.1b", "409.1c")
def use(game: DMGame, seat: Seat, card: Card, *, free: bool = False) -> Flow[None]:
    """A card is declared and paid for, and then used at once."""
    way = _way(game, card)
    if way is None or card.place.zone == "battle":
        return
    in_use = IN_USE[game.edition.in_use]
    game.using.append(card)
    in_use(game, card, "declared")
    game.log.add("announced", card=card, player=seat, name=way)
    if not free:
        yield from pay(game, seat, card)
    in_use(game, card, "paid")
    game.log.add("played", card=card, player=seat, name=way)
    if way == "cast":
        yield from _cast(game, seat, card)
    else:
        _done(game, card)
        _enter(game, seat, card, way)


@rule("409.1", "409.1a", "409.1b", "409.1c", "601.1b", "601.1c")
def _pends(game: DMGame, card: Card, moment: str) -> None:
    """A card in use pends where it is, from its declaration on."""
    card.pending = True


@rule("409.1", "409.1a", "601.1a", "601.1b")
def _leaves(game: DMGame, card: Card, moment: str) -> None:
    """A declared card leaves its zone and is nowhere; a card of the mana zone does so once it is paid for."""
    if moment == ("paid" if card.place.zone == "mana" else "declared"):
        move(game, card, "nowhere", "use")


IN_USE: Mapping[str, Callable[[DMGame, Card, str], None]] = {"pending": _pends, "nowhere": _leaves}
"""409.1: what becomes of a card as its use is declared and as it is paid, by `Edition.in_use`."""


def _done(game: DMGame, card: Card) -> None:
    """End the use of a card."""
    card.pending = False
    game.using.remove(card)


@rule("301.2", "303.2", "308.2", "605.3")
def _enter(game: DMGame, seat: Seat, card: Card, way: str) -> None:
    """A creature, cross gear or field that is used is put into the battle zone."""
    origin = card.place
    move(game, card, "battle", way)
    triggers.happen(game, "use", card=card, player=seat, origin=origin, name=way)


@rule("302.2", "409.1b", "605.2c", "605.2e", "701.4a")
def _cast(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
    """A spell does what it says in the order written, and goes to the graveyard last."""
    for kind in ("cast", "use"):
        triggers.happen(game, kind, card=card, player=seat, origin=card.place, name="cast")
    item = game.oid("spell")
    with game.log.caused(Cause(by="effect", item=item, source=card.ref, player=seat)):
        for ability in effects.abilities(game, card):
            if ability.kind == "spell":
                ctx = Context(controller=seat, source=card, ability=ability, item=item)
                yield from resolve_ability(game, ctx)
    _done(game, card)
    zone = "mana" if effects.keyword(game, card, "charger") else "graveyard"
    move(game, card, zone, "rule")


@rule("504.2", "303.3", "303.3b", "303.4", "303.4a")
def crossings(game: DMGame, seat: Seat) -> list[Option]:
    """A gear is crossed to a creature that does not have it yet, if its cost can be paid again."""
    ready = untapped(game.mana(seat))
    return [
        Option(verb="cross", card=gear.ref, target=creature.ref)
        for gear in game.battle(seat)
        if "cross gear" in effects.words(game, gear, "type") and can_pay(game, gear, ready)
        for creature in game.battle(seat)
        if is_creature(game, creature) and gear.host is not creature
    ]


@rule("504.2", "303.3a", "303.3b")
def cross(game: DMGame, seat: Seat, option: Option) -> Flow[None]:
    """Pay the gear's mana cost again, and cross it to the creature."""
    gear, creature = game.cards[str(option.card)], game.cards[str(option.target)]
    yield from pay(game, seat, gear)
    gear.host, gear.hung_as = creature, "gear"
    game.log.add("attached", card=gear, player=seat, target=creature.ref, name="gear")
