"""601: using a card."""

from duelproof.port import Seat
from reference.duel_masters import index
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.s3_card_types.castles import fortify
from reference.duel_masters.s3_card_types.spells import cast
from reference.duel_masters.s3_card_types.using_auras import bearers, put_on
from reference.duel_masters.s4_zones.cards_in_transit import IN_USE, out_of_use
from reference.duel_masters.s6_using_cards.barring import is_barred
from reference.duel_masters.s6_using_cards.resolving import enter
from reference.duel_masters.s6_using_cards.ways import (
    CHANGES,
    FREE,
    Way,
    cost_in_use,
    driven,
    mana_due,
    pay_for,
    ways,
)
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.s8_special_cards.sources import has_sources
from reference.duel_masters.s8_special_cards.twin_cards import choose_half, lie
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.abilities.standing import show_side
from reference.kernel.card import Card
from reference.kernel.flow import Flow

USED = {
    "creature": "summon",
    "spell": "cast",
    "cross gear": "generate",
    "castle": "fortify",
    "field": "deploy",
    "aura": "use",
    "artifact": "use",
    "tamaseed": "use",
}
"""601.1: the types of card that are used, and what that is called."""


@index.unless_too_dear(cost_in_use, *CHANGES, "g-zero")
@rule("601.1a", also=("601.1b",), edition="s-max")
@rule("601.1a", edition="1.13")
def ways_to_use(game: DMGame, card: Card, ready: list[Card]) -> list[Way]:
    """A card's use can be declared if its kind is used, its cost can be paid and no effect forbids it."""
    if card.whole:
        return _ways_of_halves(game, card, ready)
    return ways(game, card, ready) if may_use(game, card.owner, card) else []


@rule("601.1", also=("808.3",))
def _ways_of_halves(game: DMGame, card: Card, ready: list[Card]) -> list[Way]:
    """A twin card can be used in each way in which one of its halves can be."""
    found: list[Way] = []
    for half, word in usable_halves(game, card.owner, card).items():
        with card.as_half(half):
            found += [
                Way(f"{word}+{way.name}" if way.name else word, way.changes, way.free, half)
                for way in ways(game, card, ready)
            ]
    return found


@rule("601.1", also=("808.3",))
def usable_halves(game: DMGame, seat: Seat, card: Card) -> dict[int, str]:
    """Find the halves of a twin card that may be used, and what the use of each is called."""
    found: dict[int, str] = {}
    for half in range(len(card.spec.faces)):
        with card.as_half(half):
            if may_use(game, seat, card):
                found[half] = str(_way(game, card))
    return found


@rule("601.1", also=("808.3",))
def _be_one_half(game: DMGame, seat: Seat, card: Card, half: int | None) -> Flow[None]:
    """A twin card is the one half that is used as long as it is in use."""
    if not card.whole:
        return
    able = usable_halves(game, seat, card)
    if half is None and able:
        half = yield from choose_half(game, card, able)
    if half in able:
        show_side(game, card, half)


@rule("601.1b", edition="s-max")
@rule("601.1a", edition="1.13")
def may_use(game: DMGame, seat: Seat, card: Card) -> bool:
    """A card's use can be declared, whatever it costs, if its kind is used and no effect forbids it."""
    return _is_usable(game, seat, card) and not is_barred(game, seat, card)


@rule("601.1b", edition="s-max")
@rule("601.1a", edition="1.13")
def _is_usable(game: DMGame, seat: Seat, card: Card) -> bool:
    """Tell whether a card is of a kind that is used, where it lies, and has what it needs for that."""
    return (
        _way(game, card) is not None
        and card.place.zone != "battle"
        and has_sources(game, card)
        and _has_place(game, seat, card)
    )


@rule("601.1", also=("101.3a",))
def can_be_used(game: DMGame, seat: Seat, card: Card) -> bool:
    """Tell whether a card, or a half of a twin card, can be used by the rules, whatever effects forbid."""
    if not card.whole:
        return _is_usable(game, seat, card)
    for half in range(len(card.spec.faces)):
        with card.as_half(half):
            if _is_usable(game, seat, card):
                return True
    return False


@rule("601.1", also=("305.1", "306.1", "309.2", "311.3", "313.1", "314.2"))
@rule("601.1", also=("701.3a", "701.4a", "701.5a", "701.16a"))
@rule("601.1", also=("701.27a",), edition="s-max")
@rule("601.1", also=("701.26a",), edition="1.13")
def _way(game: DMGame, card: Card) -> str | None:
    """Cards are summoned, cast, generated, deployed and so on; others are not used, and give None."""
    if card.whole:  # it is used as one of its halves, and none of them can be
        return None
    return next((USED[kind] for kind in now.words(game, card, "type") if kind in USED), None)


@rule("601.1", also=("304.2", "310.2"))
def _has_place(game: DMGame, seat: Seat, card: Card) -> bool:
    """A castle needs a shield to fortify, and an aura a GR creature."""
    types = now.words(game, card, "type")
    if "castle" in types:
        return bool(piles(game, seat))
    return "aura" not in types or bool(bearers(game, seat))


@rule("601.1")
@rule("601.1g", also=("601.1a", "601.1b", "112.3g", "409.1c"), edition="s-max")
@rule("601.1f", also=("601.1a", "601.1b", "112.3e"), edition="1.13")
def use(game: DMGame, seat: Seat, card: Card, way: Way = FREE) -> Flow[None]:
    """A card is declared and paid for, and then used at once."""
    yield from _be_one_half(game, seat, card, way.half)
    if may_use(game, seat, card):
        due = mana_due(game, card, way)  # what changes it may speak of cards where this one is now
        yield from _declare(game, card)
        yield from settle(game)
        yield from _use_declared(game, seat, card, way, due)


@rule("601.1b", also=("409.1e",), edition="s-max")
@rule("601.1", also=("703.3",), edition="1.13")
def use_together(game: DMGame, seat: Seat, cards: list[Card]) -> Flow[None]:
    """Cards that one effect uses are all declared, where cards in use pend, and then used one by one.

    Before each one state-based actions are looked for.
    """
    if game.edition.in_use != "pending":
        for card, life in [(card, card.life) for card in cards]:
            yield from settle(game)
            if card.life == life:  # or else it has come elsewhere by what was used before it
                yield from use(game, seat, card)
        return
    for card in cards:
        yield from _be_one_half(game, seat, card, None)
    declared = [card for card in cards if may_use(game, seat, card)]
    for card in declared:
        yield from _declare(game, card)
    yield from settle(game)
    for card in declared:
        yield from _use_declared(game, seat, card, FREE, None)
        yield from settle(game)


@rule("601.1b", also=("409.1", "409.1a"), edition="s-max")
@rule("601.1a", also=("409.1", "409.1a"), edition="1.13")
def _declare(game: DMGame, card: Card) -> Flow[None]:
    """A card is in use as soon as it is declared."""
    game.using.append(card)
    yield from IN_USE[game.edition.in_use](game, card, "declared")


@rule("601.1g", also=("409.2", "601.1f"), edition="s-max")
@rule("601.1f", also=("601.1b", "601.1e"), edition="1.13")
def _use_declared(game: DMGame, seat: Seat, card: Card, way: Way, due: int | None) -> Flow[None]:
    """Pay for a declared card, and use it as its kind is used; one that cannot be paid for is not used."""
    name = _way(game, card)
    game.log.add("announced", card=card, player=seat, name=name)
    if not (yield from pay_for(game, seat, card, way, due)):
        yield from out_of_use(game, card)
    else:
        yield from IN_USE[game.edition.in_use](game, card, "paid")
        game.log.add("played", card=card, player=seat, name=name)
        if name == "cast":
            yield from cast(game, seat, card)  # which ends the use before it moves the spell
        else:
            if _has_place(game, seat, card):  # which may have gone since it was declared
                yield from _put(game, seat, card, str(name))
            yield from out_of_use(game, card)
        driven(game, card, way)
    if card.spec.halves:
        lie(game, card, card.place.zone)


@rule("601.1", also=("310.2", "304.2"))
def _put(game: DMGame, seat: Seat, card: Card, name: str) -> Flow[None]:
    """Put a card that is used where its kind goes: on a creature, on a shield, or into the battle zone."""
    if "aura" in now.words(game, card, "type"):
        yield from put_on(game, seat, card)
    elif name == "fortify":
        yield from fortify(game, seat, card)
    else:
        yield from enter(game, seat, card, name)
