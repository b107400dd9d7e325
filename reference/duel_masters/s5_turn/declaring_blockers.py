"""507: declaring the blocker."""

from collections.abc import Callable, Mapping

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.tapped_and_untapped import tap, untapped
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s5_turn.declared_abilities import trigger_and_resolve
from reference.duel_masters.s5_turn.taking_part import is_over, takes_part
from reference.duel_masters.s8_special_cards.linking import creature_of
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import effects, now
from reference.kernel.card import Card
from reference.kernel.context import Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("507.1", also=("507.2", "507.3", "702.3d"), edition="s-max")
@rule("507.1", also=("507.2", "702.3d"), edition="1.13")
def blocker_step(game: DMGame) -> Flow[None]:
    """The other player chooses who changes the attack, in an order of his choice; then abilities trigger."""
    current = game.attack
    assert current is not None
    seat, before = OTHER[game.active], current.blocker
    able = who_can_change_it(game, current, seat)
    chosen = yield from BLOCKERS[game.edition.blockers](game, seat, able)
    blockers = [card for card in chosen if can_block(game, current, card)]
    for card in (yield from _in_order(game, seat, chosen)):
        _change_attack(game, current, card, card in blockers)
    current.decided = True
    yield from trigger_and_resolve(game, *_decided(game, current, before))


@rule("505.3")
@rule("507.1a", edition="s-max")
@rule("507.1a", edition="1.13")
def who_can_change_it(game: DMGame, current: Attack, seat: Seat) -> list[Card]:
    """Untapped creatures can change the attack on somebody else, with an ability that is for this attack."""
    if not takes_part(current, current.attacker):
        return []
    facing = current.blocker or current.target
    return [
        card
        for card in untapped(game.battle(seat))
        if is_creature(game, card)
        and not (card is facing and takes_part(current, card))
        and (can_block(game, current, card) or can_guard(game, current, card))
    ]


@rule("507.1a", also=("700.4", "701.12a"), edition="s-max")
@rule("507.1a", also=("700.4", "701.12a"), edition="1.13")
def can_block(game: DMGame, current: Attack, card: Card) -> bool:
    """A blocker blocks an attacker that is not unblockable, if no effect forbids it."""
    if now.keyword(game, current.attacker, "unblockable") is not None:
        return False
    return now.keyword(game, card, "blocker") is not None and not effects.forbidden(game, "block", card)


@rule("507.1a", edition="s-max")
def can_guard(game: DMGame, current: Attack, card: Card) -> bool:
    """A guard takes upon itself an attack on another creature, and none on its player."""
    return not isinstance(current.target, str) and now.keyword(game, card, "guard") is not None


@rule("507.1a", also=("507.1b",), edition="s-max")
def _that_use_it(game: DMGame, seat: Seat, able: list[Card]) -> Flow[list[Card]]:
    """Any number of creatures use their abilities together, and all that are forced to block."""
    forced = [card for card in able if _must_block(game, card)]
    free = [card for card in able if card not in forced]
    return forced + (yield from _volunteers(game, seat, free, 0, len(free)))


@rule("507.1a", also=("505.4",), edition="1.13")
def _one_that_blocks(game: DMGame, seat: Seat, able: list[Card]) -> Flow[list[Card]]:
    """At most one creature blocks; if some are forced to, it is one of them."""
    forced = [card for card in able if _must_block(game, card)]
    return (yield from _volunteers(game, seat, forced or able, min(len(forced), 1), 1))


BLOCKERS: Mapping[str, Callable[[DMGame, Seat, list[Card]], Flow[list[Card]]]] = {
    "any number": _that_use_it,
    "one": _one_that_blocks,
}
"""507.1: which of the creatures that could change the attack are chosen, by `Edition.blockers`."""


@rule("507.1b", edition="s-max")
def _must_block(game: DMGame, card: Card) -> bool:
    """Tell whether an effect forces a creature that can block to do so."""
    current = game.attack
    assert current is not None
    return effects.required(game, "block", card) and can_block(game, current, card)


def _volunteers(game: DMGame, seat: Seat, able: list[Card], least: int, most: int) -> Flow[list[Card]]:
    """Ask which of the creatures change the attack, so many at least and at most."""
    options = [Option(verb="block", card=card.ref) for card in able]
    picked = yield from ask.some(game, seat, "block", options, least, most)
    return [game.cards[str(option.card)] for option in picked]


@rule("507.2", edition="s-max")
def _in_order(game: DMGame, seat: Seat, chosen: list[Card]) -> Flow[list[Card]]:
    """Several abilities are resolved one by one, in an order of their player's choice."""
    options = [Option(verb="block", card=card.ref) for card in chosen]
    ordered = yield from ask.order(game, seat, "order", options)
    return [game.cards[str(option.card)] for option in ordered]


@rule("507.2a", also=("507.2", "507.2b", "505.4", "701.12a"), edition="s-max")
@rule("507.1b", also=("507.1c", "701.12a"), edition="1.13")
def _change_attack(game: DMGame, current: Attack, card: Card, blocks: bool) -> None:
    """Tap the creature and change the attack to it; what was chosen to block does so if it is the last."""
    tap(game, [card])
    current.faced_by(card)
    if blocks:
        current.blocker = card
    else:
        current.blocker, current.target = None, card
    _tell_change(game, current, card)


def _tell_change(game: DMGame, current: Attack, card: Card) -> None:
    """Record that an attack has been changed to a creature."""
    game.log.add("retarget", card=card, item=current.oid, player=card.owner)


@rule("507.3", also=("507.4",), edition="s-max")
@rule("507.2", also=("507.3",), edition="1.13")
def _decided(game: DMGame, current: Attack, before: Card | None) -> list[Happening]:
    """It is known who blocks; nothing triggers by a blocker that was put there blocking."""
    blocker = current.blocker
    if blocker is None:
        return _unblocked(game, current)
    return [] if blocker is before else _blocked(game, current, blocker)


@rule("507.3", also=("507.3a", "507.3b"), edition="s-max")
@rule("507.2", also=("507.1d", "507.2a"), edition="1.13")
def _blocked(game: DMGame, current: Attack, blocker: Card) -> list[Happening]:
    """A creature has blocked and one is blocked."""
    attacker = current.attacker
    _tell_block(game, current, blocker)
    return [
        Happening("block", card=blocker, player=blocker.owner, source=attacker),
        Happening("blocked", card=attacker, player=game.active, source=blocker),
    ]


def _tell_block(game: DMGame, current: Attack, blocker: Card) -> None:
    """Record that a creature blocks the attacker."""
    attacker = current.attacker
    game.log.add("block", card=blocker, item=current.oid, player=blocker.owner, target=attacker.ref)


@rule("507.3c", also=("507.2c",), edition="s-max")
@rule("507.2b", also=("507.1d",), edition="1.13")
def _unblocked(game: DMGame, current: Attack) -> list[Happening]:
    """An attacker that nobody was declared to block is unblocked, as long as it is in the attack."""
    if not takes_part(current, current.attacker):
        return []
    return [Happening("unblocked", card=current.attacker, player=game.active)]


@rule("507.4", also=("505.6a",), edition="s-max")
@rule("507.3", edition="1.13")
def come_blocking(game: DMGame, card: Card) -> None:
    """A creature that comes into the battle zone blocking blocks the attack, and nothing triggers by that.

    It does not bring back an attack that is over.
    """
    current, blocker = game.attack, creature_of(card)
    if current is not None and not is_over(game):
        current.faced_by(blocker)
        current.blocker = blocker
