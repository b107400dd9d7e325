"""701.26: cards that change places with each other."""

from copy import copy

from duelproof.port import Seat
from duelproof.port.position import Turned
from reference.duel_masters.editions import rule
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s3_card_types.entering import may_enter
from reference.duel_masters.s4_zones.deck import put_into_deck
from reference.duel_masters.s4_zones.general import (
    at_the_same_time,
    can_leave,
    move_all,
    to_zone,
    would_move,
)
from reference.duel_masters.s5_turn.taking_part import takes_part
from reference.duel_masters.s6_using_cards.replacement_effects import decided_on, is_replaced, what_happens
from reference.duel_masters.s7_other_rules.adding_shields import to_the_hand
from reference.duel_masters.s8_special_cards.evolution import put_into_battle
from reference.duel_masters.s8_special_cards.linking import creature_of
from reference.duel_masters.s8_special_cards.sources import has_sources
from reference.duel_masters.s8_special_cards.succession import take_part_of
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("701.26a", also=("701.26b", "105.4a", "505.3"), edition="s-max")
@rule("701.25a", also=("505.3",), edition="1.13")
def swap(game: DMGame, old: Card, new: Card) -> Flow[bool]:
    """A card of the battle zone and one of another zone change places, if both of them can.

    A creature that comes is tapped if the other was, and takes its part in the attack.

    Returns:
        Whether they did.
    """
    origin = new.place.zone
    if old.place.zone != "battle" or origin == "battle" or not (yield from _can_both_move(game, old, new)):
        return False
    was = copy(game.attack) if game.attack is not None and takes_part(game.attack, old) else None
    pose: Turned = old.turned if is_creature(game, new) else "ready"
    before, game.replacing = game.replacing, True  # what replaces a move has been asked for
    with game.log.together():
        yield from _put_in_its_place(game, old, new)
        yield from put_into_battle(game, new, "put", pose)
    game.replacing = before
    if was is not None and is_creature(game, creature_of(new)):
        _take_over(game, was, old, creature_of(new))
    return True


@rule("701.26a", edition="s-max")
@rule("701.25a", edition="1.13")
def _put_in_its_place(game: DMGame, old: Card, new: Card) -> Flow[None]:
    """The card of the battle zone goes to the zone of the other one, in a deck to where that lies."""
    there = game.zones[new.place]
    before = list(there)
    if new.place.zone != "deck":
        yield from move_all(game, [old], new.place.zone, "put")
        return
    yield from put_into_deck(game, [old], "put", top=False, about=None, alone=False)
    came = [card for card in there if card not in before]
    spot = before.index(new)
    there[:] = [*before[:spot], *came, *before[spot:]]


@rule("701.26b", edition="s-max")
def _can_both_move(game: DMGame, old: Card, new: Card) -> Flow[bool]:
    """Cards change places only if nothing keeps one of them from it; what does so does nothing else then."""
    if not can_leave(game, old) or not may_enter(game, new) or not has_sources(game, new, [old]):
        return False
    moves = [
        would_move(game, card, to_zone(game, card, zone), "put")
        for card, zone in ((old, new.place.zone), (new, "battle"))
    ]
    replaced = yield from is_replaced(game, moves)
    return not replaced


@rule("701.26a", edition="s-max")
@rule("701.25a", also=("701.25b",), edition="1.13")
def _take_over(game: DMGame, was: Attack, old: Card, new: Card) -> None:
    """A creature that has come in another one's place attacks, blocks or is attacked as that one did.

    What stays of that one does not, nor does its player choose among several that stay.
    """
    attack = game.attack
    assert attack is not None
    take_part_of(attack, was, old, new)
    attack.joined(new)
    attack.parted.clear()


@rule("701.26c", also=("112.3a",), edition="s-max")
def swap_zones(game: DMGame, seats: list[Seat], one: str, other: str) -> Flow[list[Card]]:
    """All cards of two zones change places at once, as far as each of them can; either zone may be empty.

    What comes to the hand comes first: abilities of shields are declared while all cards lie where they lay.
    """
    ways = sorted(((one, other), (other, one)), key=lambda way: way[1] != "hand")
    sides = [(_lying(game, seats, origin), to) for origin, to in ways]
    events = [would_move(game, card, to_zone(game, card, to), "put") for cards, to in sides for card in cards]
    going = [event.card for event in (yield from what_happens(game, events))]
    moved: list[Card] = []
    with at_the_same_time(game), game.log.together():
        for cards, to in sides:
            moved += yield from _put_there(game, [card for card in cards if card in going], to)
    return moved


def _put_there(game: DMGame, cards: list[Card], to: str) -> Flow[list[Card]]:
    """Put cards into a zone; what replaces that has been asked for."""
    with decided_on(game):
        if to == "hand":
            return (yield from to_the_hand(game, cards))
        return (yield from move_all(game, cards, to, "put"))


def _lying(game: DMGame, seats: list[Seat], zone: str) -> list[Card]:
    """List the cards of players in a zone, without those that are in use."""
    return [
        card
        for card in game.cards.values()
        if card.place.zone == zone and card.place.seat in seats and not card.pending
    ]
