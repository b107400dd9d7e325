"""Misreadings of 507: declaring blockers."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.abilities import Trigger
from reference.duel_masters.editions import FIRST, S_MAX, Edition
from reference.duel_masters.s3_card_types.creatures import power
from reference.duel_masters.s5_turn import attack_step, declaring_blockers, taking_part
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import effects, now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.attack_step import all_stay_in_it, other_role
from reference.misreadings.making import replaced


@misreads("507.1")
def the_turn_player_blocks() -> Iterator[None]:
    """Misreads 507.1: the turn player may have a blocker of her own tapped against her attack."""
    right = declaring_blockers.blocker_step

    def blocker_step(game: DMGame) -> Flow[None]:
        assert game.attack is not None
        own = declaring_blockers.who_can_change_it(game, game.attack, game.active)
        options = [Option(verb="block", card=card.ref) for card in own]
        yield from ask.some(game, game.active, "block", options, 0, len(options))
        yield from right(game)

    steps = tuple((n, blocker_step if n == "blocker" else s) for n, s in attack_step.SUBSTEPS)
    with replaced(attack_step, "SUBSTEPS", steps):
        yield


@misreads("507.1a")
def who_was_attacked_blocks_no_more_in_this_attack() -> Iterator[None]:
    """Misreads 507.1a: a card that was attacked does not block, though it has left and come back since."""
    right = declaring_blockers.who_can_change_it

    def who(game: DMGame, current: Attack, seat: Seat) -> list[Card]:
        return [card for card in right(game, current, seat) if card is not current.target]

    with replaced(declaring_blockers, "who_can_change_it", who):
        yield


def _also_by(edition: Edition, wrong: Callable[[DMGame, Attack, Seat], list[Card]]) -> Any:
    """Return a replacement by which more cards can change an attack, by one edition."""
    right = declaring_blockers.who_can_change_it

    def who(game: DMGame, current: Attack, seat: Seat) -> list[Card]:
        found = right(game, current, seat)
        if game.edition.name == edition.name and taking_part.takes_part(current, current.attacker):
            found += [card for card in wrong(game, current, seat) if card not in found]
        return found

    return replaced(declaring_blockers, "who_can_change_it", who)


def _tapped(game: DMGame, current: Attack, seat: Seat) -> list[Card]:
    """Find the tapped blockers."""
    return [
        card
        for card in game.battle(seat)
        if card.turned == "exhausted" and declaring_blockers.can_block(game, current, card)
    ]


def _simple(game: DMGame, current: Attack, seat: Seat) -> list[Card]:
    """Find the untapped creatures that say nothing."""
    return [card for card in game.battle(seat) if card.turned == "ready" and not card.abilities]


@misreads("507.1a")
def tapped_creatures_block() -> Iterator[None]:
    """Misreads 507.1a (s-max): a tapped creature uses its blocker ability."""
    with _also_by(S_MAX, _tapped):
        yield


@misreads("507.1a")
def tapped_creatures_were_able_to_block() -> Iterator[None]:
    """Misreads 507.1a (1.13): a tapped creature can be declared as blocker."""
    with _also_by(FIRST, _tapped):
        yield


@misreads("507.1a")
def whoever_is_untapped_blocks() -> Iterator[None]:
    """Misreads 507.1a (s-max): a creature blocks without a blocker ability."""
    with _also_by(S_MAX, _simple):
        yield


@misreads("507.1a")
def whoever_was_untapped_was_able_to_block() -> Iterator[None]:
    """Misreads 507.1a (1.13): a creature can be declared as blocker without a blocker ability."""
    with _also_by(FIRST, _simple):
        yield


@misreads("507.1a")
def a_blocker_must_be_declared() -> Iterator[None]:
    """Misreads 507.1a (1.13): if several creatures can block, one of them must be declared."""

    def one(game: DMGame, seat: Seat, able: list[Card]) -> Flow[list[Card]]:
        return (yield from declaring_blockers._volunteers(game, seat, able, int(len(able) > 1), 1))

    with replaced(declaring_blockers.BLOCKERS, "one", one):
        yield


def _unheeded_by(edition: Edition, wrong: Callable[[DMGame, Attack, Card], bool]) -> Any:
    """Return a replacement by which creatures can block in more cases, by one edition."""
    right = declaring_blockers.can_block

    def can_block(game: DMGame, current: Attack, card: Card) -> bool:
        if right(game, current, card):
            return True
        blocker = now.keyword(game, card, "blocker") is not None
        return game.edition.name == edition.name and blocker and wrong(game, current, card)

    return replaced(declaring_blockers, "can_block", can_block)


def _is_kept_off(game: DMGame, current: Attack, card: Card) -> bool:
    """Tell whether an effect keeps a creature from blocking."""
    return effects.forbidden(game, "block", card)


def _is_elusive(game: DMGame, current: Attack, card: Card) -> bool:
    """Tell whether the attacker cannot be blocked."""
    return now.keyword(game, current.attacker, "unblockable") is not None


@misreads("507.1a")
def conditions_of_blocking_do_not_matter() -> Iterator[None]:
    """Misreads 507.1a (s-max): a creature that needs a condition to block does so without it."""
    with _unheeded_by(S_MAX, _is_kept_off):
        yield


@misreads("507.1a")
def conditions_of_blocking_did_not_matter() -> Iterator[None]:
    """Misreads 507.1a (1.13): a creature that needs a condition to block does so without it."""
    with _unheeded_by(FIRST, _is_kept_off):
        yield


@misreads("507.1a")
def who_cannot_be_blocked_is_blocked() -> Iterator[None]:
    """Misreads 507.1a (s-max): a blocker is chosen against a creature that cannot be blocked."""
    with _unheeded_by(S_MAX, _is_elusive):
        yield


@misreads("507.1a")
def who_could_not_be_blocked_was_blocked() -> Iterator[None]:
    """Misreads 507.1a (1.13): a blocker is declared against a creature that cannot be blocked."""
    with _unheeded_by(FIRST, _is_elusive):
        yield


def _role_unless(role: str, wrong: Callable[[DMGame, Attack], bool]) -> Any:
    """Return a replacement by which nobody has a role in some cases."""
    right = taking_part.has_role

    def has_role(game: DMGame, card: Card, asked: str) -> bool:
        lost = asked in role.split() and game.attack is not None and wrong(game, game.attack)
        return right(game, card, asked) and not lost

    return replaced(taking_part, "has_role", has_role)


@misreads("507.1b", "507.2a")
def nobody_is_blocking_at_the_end() -> Iterator[None]:
    """Misreads 507.2a (1.13: 507.1b): as the end of the attack begins, the creature blocks no more."""
    with _role_unless("blocking", lambda game, attack: attack.step == "attack-end"):
        yield


@misreads("507.1b", "507.2a")
def nobody_is_blocking_before_the_battle() -> Iterator[None]:
    """Misreads 507.2a (1.13: 507.1b): a creature is blocking from the battle on."""
    with _role_unless("blocking", lambda game, attack: attack.step == "blocker"):
        yield


@misreads("507.2a")
def all_who_use_it_are_blocking() -> Iterator[None]:
    """Misreads 507.2a: each creature that has used its blocker ability is blocking."""

    def used(game: DMGame, attack: Attack, card: Card, role: str) -> bool:
        mine = card.owner != game.active and card.ref in attack.lives and card is not attack.target
        return role == "blocking" and mine and now.keyword(game, card, "blocker") is not None

    with all_stay_in_it(), other_role(used):
        yield


@misreads("507.2c", "507.1d")
def blocked_and_unblocked_end_before_the_attack() -> Iterator[None]:
    """Misreads 507.2c (1.13: 507.1d): at the end of the attack nobody is blocked or unblocked any more."""
    with _role_unless("blocked unblocked", lambda game, attack: attack.step == "attack-end"):
        yield


@misreads("507.2c", "507.1d")
def who_has_lost_its_blocker_is_not_blocked() -> Iterator[None]:
    """Misreads 507.2c (1.13: 507.1d): a creature is blocked only as long as its blocker is in the attack."""

    def lost(game: DMGame, attack: Attack) -> bool:
        return attack.blocker is not None and not taking_part.takes_part(attack, attack.blocker)

    with _role_unless("blocked", lost):
        yield


@misreads("507.2")
def the_strongest_comes_last() -> Iterator[None]:
    """Misreads 507.2: whatever order their player chooses, the strongest creature's ability is the last."""
    right = declaring_blockers._in_order

    def in_order(game: DMGame, seat: Seat, chosen: list[Card]) -> Flow[list[Card]]:
        ordered = yield from right(game, seat, chosen)
        return sorted(ordered, key=lambda card: power(game, card))

    with replaced(declaring_blockers, "_in_order", in_order):
        yield


@misreads("507.3a")
def who_used_it_has_blocked() -> Iterator[None]:
    """Misreads 507.3a: a creature has blocked, too, if another one's ability changed the attack after it."""
    right = declaring_blockers._change_attack

    def change(game: DMGame, current: Attack, card: Card, blocks: bool) -> None:
        before = current.blocker
        if before is not None:
            triggers.happen(game, "block", card=before, player=before.owner, source=current.attacker)
        right(game, current, card, blocks)

    with replaced(declaring_blockers, "_change_attack", change):
        yield


@misreads("507.3b", "507.2a")
def what_is_blocked_is_not_looked_at() -> Iterator[None]:
    """Misreads 507.3b (1.13: 507.2a): no ability triggers on a creature of some kind that is blocked."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        return right(game, trigger, event, ctx) and not (event.kind == "blocked" and trigger.who is not None)

    with replaced(triggers, "hears", hears):
        yield


@misreads("507.4", "507.3")
def who_comes_blocking_does_not_block() -> Iterator[None]:
    """Misreads 507.4 (1.13: 507.3): a creature that comes blocking just comes."""

    def come_blocking(game: DMGame, card: Card) -> None:
        pass

    with replaced(keyword_actions, "come_blocking", come_blocking):
        yield


def _coming(kind: str) -> Any:
    """Return a replacement by which something triggers as a creature comes blocking."""
    right = declaring_blockers.come_blocking

    def come_blocking(game: DMGame, card: Card) -> None:
        right(game, card)
        if game.attack is not None:
            attacker = game.attack.attacker
            about, by = (card, attacker) if kind == "block" else (attacker, card)
            triggers.happen(game, kind, card=about, player=about.owner, source=by)

    return replaced(keyword_actions, "come_blocking", come_blocking)


@misreads("507.4", "507.3")
def who_comes_blocking_has_blocked() -> Iterator[None]:
    """Misreads 507.4 (1.13: 507.3): abilities for creatures that block trigger as one comes blocking."""
    with _coming("block"):
        yield


@misreads("507.4", "507.3")
def who_meets_a_comer_has_been_blocked() -> Iterator[None]:
    """Misreads 507.4 (1.13: 507.3): a creature is blocked, too, as one comes blocking it."""
    with _coming("blocked"):
        yield
