"""703: what the rules do at once when something is so."""

from duelproof.port import SEATS
from reference.duel_masters import index
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.beside_the_deck import gr_strays, hyperspatial_strays, no_gr_creatures
from reference.duel_masters.s1_basics.sealing import seals_to_remove, unseal
from reference.duel_masters.s1_basics.seals import is_seal
from reference.duel_masters.s1_basics.what_is_needed import HYPERSPATIAL
from reference.duel_masters.s1_basics.winning_and_losing import any_deck_is_empty, finish, why_lost
from reference.duel_masters.s3_card_types.creatures import is_creature, power
from reference.duel_masters.s3_card_types.cross_gear import part_from_no_creatures
from reference.duel_masters.s3_card_types.ruins import falling
from reference.duel_masters.s3_card_types.weapons import is_weapon
from reference.duel_masters.s4_zones.battle_zone import STANDING
from reference.duel_masters.s4_zones.general import (
    at_the_same_time,
    can_leave,
    is_d2_field,
    move_all,
    to_zone,
    would_move,
)
from reference.duel_masters.s6_using_cards.replacement_effects import decided_on, what_happens
from reference.duel_masters.s6_using_cards.static_abilities import act_once, ended_by_effects
from reference.duel_masters.s7_other_rules.destroying import destroy
from reference.duel_masters.s8_special_cards.cells import is_lone_cell
from reference.duel_masters.s8_special_cards.gods import part_gods
from reference.duel_masters.s8_special_cards.linking import go_on_attacking
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, now
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@index.if_any_is_doubtful
def _creatures(game: DMGame) -> list[Card]:
    return [card for seat in SEATS for card in game.battle(seat) if is_creature(game, card)]


def _weaklings(game: DMGame) -> list[Card]:
    """Find the creatures whose power is 0 or less."""
    return [card for card in _creatures(game) if power(game, card) <= 0]


@rule("703.3", also=("305.3", "306.2", "309.6", "309.7", "310.5", "313.3", "314.4"))
@rule("703.3", also=("400.3", "403.1"))
@rule("703.4i", also=("302.3",), edition="s-max")
@rule("703.4j", edition="1.13")
def _cannot_stay(game: DMGame, card: Card) -> bool:
    """Tell whether a card lies by itself in the battle zone and is of no type that can."""
    there = card.face == "up" and card.host is None
    return there and STANDING.isdisjoint(now.words(game, card, "type"))


@index.unless_calm(_weaklings, _cannot_stay)
@rule("703.3", also=("111.1", "111.2d", "703.1", "703.2"))
def settle(game: DMGame) -> Flow[None]:
    """Do all state-based actions that are due at once, and look again, until none is.

    What is done in place of an event is one event: all but the loss by an empty deck comes after all of it.
    """
    if game.replacing:
        if any_deck_is_empty(game):
            _end_if_over(game)
        return
    while True:
        part_gods(game)
        part_from_no_creatures(game)
        yield from go_on_attacking(game)
        _end_if_over(game)
        dying, leaving = dying_now(game), leaving_now(game)
        commands, game.commands = sorted(game.commands, key=lambda card: card.owner != game.active), []
        due = dying or leaving or commands
        if not due and not (yield from act_once(game)):
            return
        removed = yield from seals_to_remove(game, commands)
        yield from _do_at_once(game, dying, leaving, removed)


@rule("703.3")
@rule("703.3", also=("609.9", "609.9a"), edition="s-max")
def _do_at_once(
    game: DMGame, dying: list[Card], leaving: list[tuple[Card, str]], seals: list[Card]
) -> Flow[None]:
    """All that is due is a single event: what replaces any of it is decided before any of it is done."""
    going = [(card, "graveyard", "destroy") for card in dying if can_leave(game, card)]
    going += [(card, zone, "rule") for card, zone in leaving if card not in dying]
    going += [(card, "graveyard", "unseal") for card in seals if is_seal(card) and can_leave(game, card)]
    events = [would_move(game, card, to_zone(game, card, zone), name) for card, zone, name in going]
    happening = yield from what_happens(game, events)
    still = [event.card for event in happening]
    alone = [event.card for event in happening if event.alone]
    with at_the_same_time(game), decided_on(game):
        with game.log.together():
            yield from destroy(game, [card for card in dying if card in still and card not in alone])
            yield from destroy(game, [card for card in dying if card in alone], alone=True)
        for zone in dict.fromkeys(zone for _, zone in leaving):
            yield from move_all(
                game, [card for card, to in leaving if to == zone and card in still], zone, "rule"
            )
        yield from unseal(game, [card for card in seals if card in still])


@rule("703.4a", also=("703.4b", "104.1"))
def _end_if_over(game: DMGame) -> None:
    """The game ends if players win or lose by what effects say, or lose by a hit or an empty deck."""
    winners, losers = ended_by_effects(game)
    why = why_lost(game)
    losers += [seat for seat in why if seat not in losers]
    if winners or losers:
        finish(game, winners, losers, why)


@rule("703.4c", also=("703.4d", "700.3"))
def dying_now(game: DMGame) -> list[Card]:
    """Creatures of power 0 or less are destroyed, and those that have lost a battle."""
    beaten, game.defeated = game.defeated, []
    dying = dict.fromkeys([*beaten, *_weaklings(game)])
    return [card for card in dying if not any(effects.forbidden(game, word, card) for word in SAFE)]


SAFE = frozenset(("be_destroyed", "leave"))
"""What a creature cannot that is not destroyed, whatever its power."""


@rule("703.3", also=("304.3", "309.7", "310.5", "313.3", "314.4"))
@rule("703.3", also=("302.3",), edition="s-max")
def leaving_now(game: DMGame) -> list[tuple[Card, str]]:
    """List the cards that cannot stay where they are, with the zone that each goes to."""
    lone = [card for seat in SEATS for card in game.battle(seat) if _cannot_stay(game, card)]
    lone += _earlier_fields(game)
    back = [card for card in lone if _goes_back(game, card)]
    leaving = {
        "graveyard": [*(card for card in lone if card not in back), *falling(game), *no_gr_creatures(game)],
        "hyper": [*back, *hyperspatial_strays(game)],
        "gr": gr_strays(game),
    }
    return [(card, zone) for zone, cards in leaving.items() for card in cards if can_leave(game, card)]


@rule("703.4l", edition="s-max")
def _earlier_fields(game: DMGame) -> list[Card]:
    """When a D2 field has come the other ones of both players go; one that is uncovered has not come."""
    came, game.fields = game.fields, []
    if not came or not game.edition.one_d2_field:
        return []
    fields = [card for seat in SEATS for card in game.battle(seat) if is_d2_field(card)]
    return [card for card in fields if card is not came[-1]]


@rule("703.4i", also=("305.3",), edition="s-max")
@rule("703.4j", also=("305.3",), edition="1.13")
@rule("703.4g", also=("805.1a", "812.1d"), edition="s-max")
@rule("703.4h", also=("805.1a",), edition="1.13")
def _goes_back(game: DMGame, card: Card) -> bool:
    """Weapons and cells go back to the hyperspatial zone, other cards and king cells to the graveyard."""
    return is_weapon(game, card) or (is_lone_cell(card) and card.printed.supertype in HYPERSPATIAL)
