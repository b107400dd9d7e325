"""Misreadings of 505: the attack step, and who takes part in an attack."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.s1_basics import golden_rules, tapped_and_untapped
from reference.duel_masters.s4_zones import general as zones
from reference.duel_masters.s5_turn import (
    attack_step,
    declared_abilities,
    declaring_attackers,
    declaring_blockers,
    end_of_attack,
    general,
    taking_part,
    turn,
)
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.state import Attack, DMGame
from reference.duel_masters.vocabulary import RemoveFromAttack
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.general import other_step
from reference.misreadings.making import replaced

Steps = Callable[[DMGame, str], bool]
"""Which sub-steps of an attack there are."""


def other_attack(there: Steps) -> Any:
    """Return a replacement of attacks by such as have only these sub-steps."""

    def attack(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
        target = OTHER[game.active] if aim in OTHER else game.cards[aim]
        game.attack = Attack(game.oid("attack"), attacker, target)
        for name, substep in (*attack_step.SUBSTEPS, ("attack-end", end_of_attack.attack_end_step)):
            if there(game, name):
                yield from general.whole_substep(game, name, substep)
        game.attack = None

    return replaced(attack_step, "attack", attack)


def _as_it_is(game: DMGame, name: str) -> bool:
    """Tell whether a sub-step is there, by the rules."""
    return name == "attack-end" or not taking_part.is_over(game)


@misreads("505.1")
def only_the_first_attack_can_be_blocked() -> Iterator[None]:
    """Misreads 505.1: later attacks of a turn have no sub-step in which blockers are declared."""

    def there(game: DMGame, name: str) -> bool:
        return _as_it_is(game, name) and (name != "blocker" or len(game.attacked) <= 1)

    with other_attack(there):
        yield


@misreads("505.2")
def players_are_not_attacked() -> Iterator[None]:
    """Misreads 505.2: a creature attacks tapped creatures only."""
    right = declaring_attackers.targets

    def targets(game: DMGame, card: Card) -> list[Option]:
        return [option for option in right(game, card) if option.target not in OTHER]

    with replaced(declaring_attackers, "targets", targets):
        yield


@misreads("505.2")
def the_only_creature_attacks_no_player() -> Iterator[None]:
    """Misreads 505.2: the only creature in the battle zone has nothing to attack."""
    right = declaring_attackers.targets

    def targets(game: DMGame, card: Card) -> list[Option]:
        others = [*game.battle(OTHER[card.owner]), *game.battle(card.owner)[1:]]
        return right(game, card) if others else []

    with replaced(declaring_attackers, "targets", targets):
        yield


@misreads("505.2")
def an_attack_on_a_creature_is_one_on_its_player() -> Iterator[None]:
    """Misreads 505.2: whatever a creature attacks, it attacks the other player."""
    right = attack_step.attack

    def attack(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
        yield from right(game, attacker, OTHER[game.active])

    with replaced(attack_step, "attack", attack):
        yield


@misreads("505.2")
def creatures_of_both_players_attack() -> Iterator[None]:
    """Misreads 505.2: in a player's attack step the other player's creatures attack, too."""
    right = attack_step._next

    def next_attack(game: DMGame, options: list[Option], must: bool) -> Flow[Option]:
        other = OTHER[game.active]
        his = [
            option
            for card in declaring_attackers.can_attack(game, other)
            for option in declaring_attackers.targets(game, card)
        ]
        if his:
            picked: Option = yield from ask.act(game, other, [*his, general.PASS])
            if picked is not general.PASS:
                return picked
        return (yield from right(game, options, must))

    with replaced(attack_step, "_next", next_attack):
        yield


@misreads("505.2")
def own_creatures_are_attacked() -> Iterator[None]:
    """Misreads 505.2: a player's creatures attack her own tapped creatures, too."""
    right = declaring_attackers.targets

    def targets(game: DMGame, card: Card) -> list[Option]:
        own = [other for other in game.battle(card.owner) if other.turned == "exhausted"]
        return right(game, card) + [Option(verb="attack", card=card.ref, target=other.ref) for other in own]

    with replaced(declaring_attackers, "targets", targets):
        yield


@misreads("505.2")
def the_turn_player_attacks_with_any_creature() -> Iterator[None]:
    """Misreads 505.2: the turn player attacks with the other player's creatures, too."""
    right, right_targets = declaring_attackers.can_attack, declaring_attackers.targets

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        return right(game, seat) + right(game, OTHER[seat])

    def targets(game: DMGame, card: Card) -> list[Option]:
        if card.owner == game.active:
            return right_targets(game, card)
        return [Option(verb="attack", card=card.ref, target=card.owner)]

    with (
        replaced(declaring_attackers, "can_attack", can_attack),
        replaced(declaring_attackers, "targets", targets),
    ):
        yield


def _attacks_first(game: DMGame, seat: Seat) -> Flow[bool]:
    """Let a player attack once, or pass. Returns whether he attacks."""
    able = declaring_attackers.can_attack(game, seat)
    options = [option for card in able for option in declaring_attackers.targets(game, card)]
    picked = yield from ask.act(game, seat, [*options, general.PASS])
    if picked is general.PASS:
        return False
    yield from attack_step.attack(game, game.cards[str(picked.card)], str(picked.target))
    return True


@misreads("505.2")
def both_players_attack() -> Iterator[None]:
    """Misreads 505.2: in the attack step the other player may attack first."""
    right = dict(turn.STEPS)["attack"]

    def wrong_step(game: DMGame) -> Flow[None]:
        yield from _attacks_first(game, OTHER[game.active])
        yield from right(game)

    with other_step("attack", wrong_step):
        yield


@misreads("505.2")
def creatures_attack_in_the_main_step() -> Iterator[None]:
    """Misreads 505.2: a creature may attack in the main step, too."""
    right = dict(turn.STEPS)["main"]

    def wrong_step(game: DMGame) -> Flow[None]:
        if (yield from _attacks_first(game, game.active)):
            yield from right(game)

    with other_step("main", wrong_step):
        yield


def other_role(wrong: Callable[[DMGame, Attack, Card, str], bool]) -> Any:
    """Return a replacement by which a card has a role in more cases."""
    right = taking_part.has_role

    def has_role(game: DMGame, card: Card, role: str) -> bool:
        if right(game, card, role):
            return True
        return game.attack is not None and wrong(game, game.attack, card, role)

    return replaced(taking_part, "has_role", has_role)


@misreads("505.4")
def who_has_attacked_goes_on_attacking() -> Iterator[None]:
    """Misreads 505.4: a creature that has attacked takes part in the next attack as well."""
    with other_role(lambda game, attack, card, role: role == "attacking" and card.ref in game.attacked):
        yield


@misreads("505.5")
def two_attacks_a_turn() -> Iterator[None]:
    """Misreads 505.5: there are two attacks in a turn, and no more."""
    right = declaring_attackers.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        return [] if len(game.attacked) >= 2 else right(game, seat)

    with replaced(declaring_attackers, "can_attack", can_attack):
        yield


@misreads("505.5")
def a_creature_attacks_once_a_turn() -> Iterator[None]:
    """Misreads 505.5: a creature that has attacked does not do so again this turn, even if it is untapped."""
    right = declaring_attackers.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        return [card for card in right(game, seat) if card.ref not in game.attacked]

    with replaced(declaring_attackers, "can_attack", can_attack):
        yield


@misreads("505.5", "506.1a")
def tapped_creatures_attack() -> Iterator[None]:
    """Misreads 505.5, 506.1a: a tapped creature can attack as well as an untapped one."""

    def untapped(cards: list[Card]) -> list[Card]:
        return cards

    with replaced(declaring_attackers, "untapped", untapped):
        yield


@misreads("505.5", "506.1a")
def who_can_attack_must() -> Iterator[None]:
    """Misreads 505.5, 506.1a: the attack step ends only when no creature can attack any more."""

    def must_attack(game: DMGame, attackers: list[Card]) -> bool:
        return bool(attackers)

    with replaced(declaring_attackers, "must_attack", must_attack):
        yield


def other_part(wrong: Callable[[Attack, Card], bool]) -> Any:
    """Return a replacement of the question who takes part in an attack."""
    return replaced(taking_part, "takes_part", wrong)


@misreads("505.6")
def who_has_left_goes_on_from_there() -> Iterator[None]:
    """Misreads 505.6: a creature that has left the battle zone attacks from where it is."""
    right = taking_part.takes_part
    with other_part(lambda a, card: right(a, card) or (card.ref in a.lives and card.place.zone != "battle")):
        yield


@misreads("505.6")
def who_comes_back_goes_on() -> Iterator[None]:
    """Misreads 505.6: a creature that has left the battle zone and come back is in the attack again."""
    with other_part(lambda attack, card: card.ref in attack.lives and card.place.zone == "battle"):
        yield


@misreads("505.6")
def who_is_removed_leaves_the_battle_zone() -> Iterator[None]:
    """Misreads 505.6: a creature that is removed from an attack goes to its owner's hand."""
    right = taking_part.take_out

    def remove(game: DMGame, instr: Any, ctx: Context) -> Flow[None]:
        for card in right(game, [each for each in game.cards.values() if _is_meant(ctx, instr, each)]):
            yield from zones.move(game, card, "hand", "put")

    def _is_meant(ctx: Context, instr: Any, card: Card) -> bool:
        meant = ctx.source if instr.what.which == "self" else ctx.event.card if ctx.event else None
        return card is meant

    with replaced(keyword_actions.INSTRUCTIONS, RemoveFromAttack, remove):
        yield


def _stays(attack: Attack, card: Card) -> None:
    """Change an attack to a creature beside those that are in it."""
    attack.joined(card)
    attack.changed = True


def all_stay_in_it() -> Any:
    """Return a replacement by which whoever was attacked before the attack was changed is in it."""
    return replaced(Attack, "faced_by", _stays)


@misreads("505.6")
def who_was_attacked_first_stays_in_it() -> Iterator[None]:
    """Misreads 505.6: what was attacked before another creature blocked can be removed from the attack."""
    with all_stay_in_it():
        yield


@misreads("505.6")
def who_was_blocked_stays_so() -> Iterator[None]:
    """Misreads 505.6: a creature that is removed from the attack is a blocked creature still."""
    with other_role(
        lambda game, attack, card, role: (
            role == "blocked" and card is attack.attacker and bool(attack.blocker)
        )
    ):
        yield


@misreads("505.6a")
def whom_an_effect_forbids_to_block_stops() -> Iterator[None]:
    """Misreads 505.6a: a creature blocks no longer once an effect forbids it to."""

    def stops(game: DMGame) -> bool:
        blocker = game.attack.blocker if game.attack is not None else None
        return blocker is not None and effects.forbidden(game, "block", blocker)

    with _over_with(stops):
        yield


def _attacker_is_there(game: DMGame) -> bool:
    """Tell whether the attacker is in its attack."""
    return game.attack is not None and taking_part.takes_part(game.attack, game.attack.attacker)


@misreads("505.6a")
def blockers_are_declared_without_an_attacker() -> Iterator[None]:
    """Misreads 505.6a: if the attacker leaves, blockers are declared before the attack ends."""

    def there(game: DMGame, name: str) -> bool:
        return _as_it_is(game, name) or (name == "blocker" and not _attacker_is_there(game))

    with other_attack(there):
        yield


@misreads("505.6a")
def an_attack_that_is_over_has_no_end() -> Iterator[None]:
    """Misreads 505.6a: an attack whose attacker has left has no sub-step for its end."""
    with other_attack(lambda game, name: not taking_part.is_over(game)):
        yield


@misreads("505.6a")
def what_waits_is_resolved_before_the_end() -> Iterator[None]:
    """Misreads 505.6a: what waits as the attacker leaves is resolved before the end of the attack."""
    right = golden_rules.resolve_waiting

    def resolve_waiting(game: DMGame, stop: object = None) -> Flow[None]:
        yield from right(game)

    with replaced(golden_rules, "resolve_waiting", resolve_waiting):
        yield


def _over_with(wrong: Callable[[DMGame], bool]) -> Any:
    """Return a replacement by which attacks are over in more cases."""
    right = taking_part.is_over
    return replaced(taking_part, "is_over", lambda game: right(game) or wrong(game))


@misreads("505.6a")
def nobody_declares_without_an_attacker() -> Iterator[None]:
    """Misreads 505.6a (1.13): if the attacker has left, the other player declares nothing."""
    right = declared_abilities._declare_abilities

    def declare(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> Flow[None]:
        if game.attack is None or _attacker_is_there(game):
            yield from right(game, seat, happened)

    with replaced(declared_abilities, "_declare_abilities", declare):
        yield


@misreads("505.6a")
def what_the_other_player_declares_comes_to_nothing() -> Iterator[None]:
    """Misreads 505.6a: what the other player declares in an attack that goes on is not resolved."""
    right = declared_abilities._declare_abilities

    def declare(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> Flow[None]:
        yield from right(game, seat, happened)
        if game.attack is not None and seat != game.active:
            game.waiting = [item for item in game.waiting if item.controller == game.active]

    with replaced(declared_abilities, "_declare_abilities", declare):
        yield


@misreads("505.6a")
def nobody_blocks_an_attack_without_its_aim() -> Iterator[None]:
    """Misreads 505.6a (1.13): if the creature that was attacked has left, nobody can block."""
    right = declaring_blockers.who_can_change_it

    def who(game: DMGame, attack: Attack, seat: Seat) -> list[Card]:
        aim = attack.target
        gone = not isinstance(aim, str) and not taking_part.takes_part(attack, aim)
        return [] if gone else right(game, attack, seat)

    with replaced(declaring_blockers, "who_can_change_it", who):
        yield


@misreads("505.6a")
def an_attack_without_an_attacker_is_over() -> Iterator[None]:
    """Misreads 505.6a (1.13): an attack whose attacker has left has no more sub-steps."""

    def there(game: DMGame, name: str) -> bool:
        return name == "attack-end" or _attacker_is_there(game)

    with other_attack(there):
        yield


@misreads("505.6b")
def an_untapped_attacker_is_out() -> Iterator[None]:
    """Misreads 505.6b: while an attacking creature is untapped it is not attacking."""
    right = taking_part.has_role

    def has_role(game: DMGame, card: Card, role: str) -> bool:
        return right(game, card, role) and (role != "attacking" or card.turned != "ready")

    with replaced(taking_part, "has_role", has_role):
        yield


@misreads("505.6b")
def an_untapped_blocker_is_out() -> Iterator[None]:
    """Misreads 505.6b: a blocking creature that untaps is in the attack no longer."""
    right = taking_part.takes_part
    with other_part(lambda a, card: right(a, card) and (card is not a.blocker or card.turned != "ready")):
        yield


def _tapping_removes(wrong: Callable[[DMGame, Attack, Card], bool]) -> Any:
    """Return a replacement by which cards that become tapped may leave the attack."""
    right = tapped_and_untapped.tap

    def tap(game: DMGame, cards: list[Card]) -> list[Card]:
        tapped = right(game, cards)
        for card in tapped:
            if game.attack is not None and wrong(game, game.attack, card):
                game.attack.lives.pop(card.ref, None)
        return tapped

    return replaced(tapped_and_untapped, "tap", tap)


@misreads("505.6b")
def an_attacker_tapped_again_is_out() -> Iterator[None]:
    """Misreads 505.6b: an attacking creature that becomes tapped again is in the attack no longer."""
    with _tapping_removes(lambda game, attack, card: card is attack.attacker and card.ref in game.attacked):
        yield


@misreads("505.6b")
def a_blocker_tapped_again_is_out() -> Iterator[None]:
    """Misreads 505.6b: a blocking creature that becomes tapped again is in the attack no longer."""
    with _tapping_removes(lambda game, attack, card: card is attack.blocker):
        yield
