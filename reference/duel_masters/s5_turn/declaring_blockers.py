"""507: declaring the blocker."""

from collections.abc import Callable, Mapping

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s1_basics.tapped_and_untapped import tap, untapped
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, now, triggers
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("507.1", also=("507.2", "702.3d"), edition="s-max")
@rule("507.1", also=("702.3d",), edition="1.13")
def blocker_step(game: DMGame) -> Flow[None]:
    """Let the other player choose who blocks, and resolve blocker abilities in the order of his choice."""
    current = game.attack
    assert current is not None
    seat = OTHER[game.active]
    able = blockers(game, seat)
    if able:
        chosen = yield from BLOCKERS[game.edition.blockers](game, seat, able)
        for card in (yield from _in_order(game, seat, chosen)):
            _use_blocker(game, card)
    if current.blocker is None:
        _unblocked(game)
    else:
        _blocked(game, current.blocker)
    yield from resolve_waiting(game)


@rule("505.3", also=("700.4", "701.12a"))
@rule("507.1a", edition="s-max")
@rule("507.1a", edition="1.13")
def blockers(game: DMGame, seat: Seat) -> list[Card]:
    """An untapped creature can block if it has a blocker ability and the attacker is not unblockable."""
    current = game.attack
    assert current is not None
    if now.keyword(game, current.attacker, "unblockable") is not None:
        return []
    return [
        card
        for card in untapped(game.battle(seat))
        if now.keyword(game, card, "blocker") is not None
        and card is not current.target
        and not effects.forbidden(game, "block", card)
    ]


@rule("507.1a", also=("507.1b",), edition="s-max")
def _that_use_it(game: DMGame, seat: Seat, able: list[Card]) -> Flow[list[Card]]:
    """Any number of creatures use their blocker abilities, and all that are forced to."""
    forced = [card for card in able if effects.required(game, "block", card)]
    free = [card for card in able if card not in forced]
    return forced + (yield from _volunteers(game, seat, free, 0, len(free)))


@rule("507.1a", edition="1.13")
def _one_that_blocks(game: DMGame, seat: Seat, able: list[Card]) -> Flow[list[Card]]:
    """At most one creature blocks; if some are forced to, it is one of them."""
    forced = [card for card in able if effects.required(game, "block", card)]
    return (yield from _volunteers(game, seat, forced or able, min(len(forced), 1), 1))


BLOCKERS: Mapping[str, Callable[[DMGame, Seat, list[Card]], Flow[list[Card]]]] = {
    "any number": _that_use_it,
    "one": _one_that_blocks,
}
"""507.1: which of the creatures that could block are chosen, by `Edition.blockers`."""


def _volunteers(game: DMGame, seat: Seat, able: list[Card], least: int, most: int) -> Flow[list[Card]]:
    """Ask which of the creatures block, so many at least and at most."""
    options = [Option(verb="block", card=card.ref) for card in able]
    picked = yield from ask.some(game, seat, "block", options, least, most)
    return [game.cards[str(option.card)] for option in picked]


@rule("507.2", edition="s-max")
def _in_order(game: DMGame, seat: Seat, chosen: list[Card]) -> Flow[list[Card]]:
    """Several blocker abilities are resolved one by one, in an order of their player's choice."""
    if len(chosen) <= 1:
        return chosen
    options = [Option(verb="block", card=card.ref) for card in chosen]
    ordered = yield from ask.order(game, seat, "order", options)
    return [game.cards[str(option.card)] for option in ordered]


@rule("507.2a", also=("507.2", "701.12a"), edition="s-max")
@rule("507.1b", also=("507.1c", "701.12a"), edition="1.13")
def _use_blocker(game: DMGame, card: Card) -> None:
    """Tap the creature and change the attack to it; it blocks unless another one follows."""
    current = game.attack
    assert current is not None
    tap(game, [card])
    current.blocker = card
    current.changed = True
    current.joined(card)
    game.log.add("retarget", card=card, item=current.oid, player=card.owner)


@rule("507.3", also=("507.2a", "507.2c", "507.3a", "507.3b"), edition="s-max")
@rule("507.2", also=("507.1d", "507.2a"), edition="1.13")
def _blocked(game: DMGame, blocker: Card) -> None:
    """Trigger what waits for the blocker to block and for the attacker to be blocked."""
    current = game.attack
    assert current is not None
    game.log.add("block", card=blocker, item=current.oid, player=blocker.owner, target=current.attacker.ref)
    triggers.happen(game, "block", card=blocker, player=blocker.owner, source=current.attacker)
    triggers.happen(game, "blocked", card=current.attacker, player=game.active, source=blocker)


@rule("507.3c", also=("507.2c",), edition="s-max")
@rule("507.2b", also=("507.1d",), edition="1.13")
def _unblocked(game: DMGame) -> None:
    """An attacker without a blocker is unblocked."""
    current = game.attack
    assert current is not None
    triggers.happen(game, "unblocked", card=current.attacker, player=game.active)
