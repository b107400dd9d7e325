"""Misreadings of 506: declaring attackers, and the abilities that are declared then."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Ability
from reference.duel_masters.s1_basics import golden_rules
from reference.duel_masters.s3_card_types import creatures
from reference.duel_masters.s5_turn import (
    attack_step,
    declared_abilities,
    declaring_attackers,
    general,
    taking_part,
    turn,
)
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import effects, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.general import other_step
from reference.misreadings.making import replaced


@misreads("506.3")
def creatures_are_attacked_with_their_player() -> Iterator[None]:
    """Misreads 506.3: an attack on a player counts as one on a creature of that player."""
    right = declaring_attackers._attacking

    def attacking(game: DMGame, current: Attack) -> list[Happening]:
        if isinstance(current.target, str):
            return [*right(game, current), Happening("attacked", player=OTHER[game.active])]
        return right(game, current)

    with replaced(declaring_attackers, "_attacking", attacking):
        yield


@misreads("506.1")
def the_other_player_declares_the_only_attacker() -> Iterator[None]:
    """Misreads 506.1: where one creature can attack, the other player may declare it first."""
    right = dict(turn.STEPS)["attack"]

    def wrong_step(game: DMGame) -> Flow[None]:
        game.step = "attacker"
        able = declaring_attackers.can_attack(game, game.active)
        if len(able) == 1:
            other = OTHER[game.active]
            options = [Option(verb="attack", card=able[0].ref, target=other), general.PASS]
            picked = yield from ask.act(game, other, options)
            if picked is not general.PASS:
                yield from attack_step.attack(game, able[0], other)
        yield from right(game)

    with other_step("attack", wrong_step):
        yield


@misreads("506.1a")
def who_came_this_turn_attacks() -> Iterator[None]:
    """Misreads 506.1a: a creature attacks in the turn in which it came, if it came for the first time."""
    right = creatures.has_summoning_sickness

    def has(game: DMGame, card: Card) -> bool:
        return right(game, card) and card.life > 1

    with replaced(creatures, "has_summoning_sickness", has):
        yield


@misreads("506.1a")
def who_came_back_attacks() -> Iterator[None]:
    """Misreads 506.1a: a creature that was there as the turn began attacks, though it was away since."""
    right = creatures.has_summoning_sickness

    def has(game: DMGame, card: Card) -> bool:
        return right(game, card) and card.life <= 1

    with replaced(creatures, "has_summoning_sickness", has):
        yield


@misreads("506.1a")
def who_has_come_in_the_game_never_attacks() -> Iterator[None]:
    """Misreads 506.1a: a creature that came after the game began does not attack in later turns either."""
    right = creatures.has_summoning_sickness

    def has(game: DMGame, card: Card) -> bool:
        return right(game, card) or (card.life >= 1 and card.since <= game.turn_began)

    with replaced(creatures, "has_summoning_sickness", has):
        yield


@misreads("506.1a")
def speed_attackers_wait_for_a_turn() -> Iterator[None]:
    """Misreads 506.1a: no creature at all attacks in the turn in which it came."""

    def has(game: DMGame, card: Card) -> bool:
        return card.since > game.turn_began

    with replaced(creatures, "has_summoning_sickness", has):
        yield


def _is_bound_at_times(card: Card) -> bool:
    """Tell whether a card has a static ability under a condition."""
    return any(ability.kind == "static" and ability.needs is not None for ability in card.abilities)


def _unheeded(name: str, action: str, heeded: Callable[[Card], bool]) -> Any:
    """Return a replacement by which effects about an action count for some cards only."""
    right = getattr(effects, name)

    def wrong(game: Game, said: str, thing: Thing) -> bool:
        counts = said != action or not isinstance(thing, Card) or heeded(thing)
        return counts and bool(right(game, said, thing))

    return replaced(effects, name, wrong)


@misreads("506.1a")
def who_cannot_attack_attacks() -> Iterator[None]:
    """Misreads 506.1a: a creature attacks though an effect says that it cannot."""
    with _unheeded("forbidden", "attack", _is_bound_at_times):
        yield


@misreads("506.1a")
def conditions_of_attacking_do_not_matter() -> Iterator[None]:
    """Misreads 506.1a: a creature that needs a condition to attack does so without it."""
    with _unheeded("forbidden", "attack", lambda card: not _is_bound_at_times(card)):
        yield


@misreads("506.1b")
def nobody_is_forced_to_attack() -> Iterator[None]:
    """Misreads 506.1b: only where it is under a condition does an effect force a creature to attack."""
    with _unheeded("required", "attack", _is_bound_at_times):
        yield


@misreads("506.1b")
def nobody_is_forced_under_a_condition() -> Iterator[None]:
    """Misreads 506.1b: a creature that is forced to attack under a condition need not."""
    with _unheeded("required", "attack", lambda card: not _is_bound_at_times(card)):
        yield


@misreads("506.1b")
def who_cannot_attack_must() -> Iterator[None]:
    """Misreads 506.1b: attacks do not end before a forced creature has attacked, though it cannot."""

    def must_attack(game: DMGame, attackers: list[Card]) -> bool:
        return any(
            effects.required(game, "attack", card) and card.ref not in game.attacked
            for card in game.battle(game.active)
        )

    with replaced(declaring_attackers, "must_attack", must_attack):
        yield


@misreads("506.1b")
def one_attack_will_do() -> Iterator[None]:
    """Misreads 506.1b: once a creature has attacked, no other one is forced to attack this turn."""
    right = declaring_attackers.must_attack

    def must_attack(game: DMGame, attackers: list[Card]) -> bool:
        return not game.attacked and right(game, attackers)

    with replaced(declaring_attackers, "must_attack", must_attack):
        yield


def _attacking_unless(wrong: Callable[[str], bool]) -> Any:
    """Return a replacement by which no creature is attacking in some sub-steps."""
    right = taking_part.has_role

    def has_role(game: DMGame, card: Card, role: str) -> bool:
        step = game.attack.step if game.attack is not None else ""
        return right(game, card, role) and not (role == "attacking" and wrong(step))

    return replaced(taking_part, "has_role", has_role)


@misreads("506.1c", "506.1d")
def who_has_been_declared_is_not_attacking_yet() -> Iterator[None]:
    """Misreads 506.1d (s-max: 506.1c): a creature is attacking from the declaration of blockers on."""
    with _attacking_unless(lambda step: step == "attacker"):
        yield


@misreads("506.1c", "506.1d")
def nobody_is_attacking_at_the_end() -> Iterator[None]:
    """Misreads 506.1d (s-max: 506.1c): as the end of the attack begins, the creature attacks no more."""
    with _attacking_unless(lambda step: step == "attack-end"):
        yield


def _aiming(wrong: Callable[[list[str], str], str]) -> Any:
    """Return a replacement by which an attack has another aim."""
    right = attack_step.attack

    def attack(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
        exposed = [card.ref for card in game.battle(OTHER[game.active]) if card.turned == "exhausted"]
        yield from right(game, attacker, wrong(exposed, aim))

    return replaced(attack_step, "attack", attack)


@misreads("506.1e")
def tapped_creatures_draw_attacks() -> Iterator[None]:
    """Misreads 506.1e: an attack on a player with a tapped creature is one on that creature."""
    with _aiming(lambda exposed, aim: exposed[0] if aim in OTHER and exposed else aim):
        yield


@misreads("506.1e")
def a_lone_creature_is_not_attacked() -> Iterator[None]:
    """Misreads 506.1e: an attack on the only tapped creature is one on its player."""
    with _aiming(lambda exposed, aim: "bob" if aim not in OTHER and len(exposed) == 1 else aim):
        yield


@misreads("506.1e")
def the_first_tapped_creature_is_attacked() -> Iterator[None]:
    """Misreads 506.1e: whichever tapped creature is named, the first one is attacked."""
    with _aiming(lambda exposed, aim: exposed[0] if aim not in OTHER else aim):
        yield


def _after_no_attack(wrong: Callable[[DMGame], Flow[None]]) -> Any:
    """Return a replacement by which something happens in an attack step without attacks."""
    right = dict(turn.STEPS)["attack"]

    def wrong_step(game: DMGame) -> Flow[None]:
        yield from right(game)
        if not game.attacked:
            yield from wrong(game)

    return other_step("attack", wrong_step)


@misreads("506.2")
def blockers_are_asked_for_without_an_attack() -> Iterator[None]:
    """Misreads 506.2: the declare blockers step begins though nobody attacks."""

    def begins(game: DMGame) -> Flow[None]:
        triggers.happen(game, "step_start", player=game.active, name="blocker")
        yield from golden_rules.resolve_waiting(game)

    with _after_no_attack(begins):
        yield


@misreads("506.2")
def an_attack_ends_without_an_attack() -> Iterator[None]:
    """Misreads 506.2: what triggers at the end of an attack does so though nobody attacks."""

    def ends(game: DMGame) -> Flow[None]:
        triggers.happen(game, "fight_end", player=game.active)
        yield from golden_rules.resolve_waiting(game)

    with _after_no_attack(ends):
        yield


@misreads("506.2a")
def abilities_are_declared_without_an_attack() -> Iterator[None]:
    """Misreads 506.2a: the other player can declare abilities of an attack though nobody attacks."""

    def declares(game: DMGame) -> Flow[None]:
        happened = [Happening("attack", player=game.active)]
        yield from declared_abilities._declare_abilities(game, OTHER[game.active], happened)
        yield from golden_rules.resolve_waiting(game)

    with _after_no_attack(declares):
        yield


@misreads("506.2a")
def what_waits_is_lost_without_an_attack() -> Iterator[None]:
    """Misreads 506.2a: if no creature can attack, what triggered as the step began is lost."""
    right = dict(turn.STEPS)["attack"]

    def wrong_step(game: DMGame) -> Flow[None]:
        if declaring_attackers.can_attack(game, game.active):
            yield from right(game)

    with other_step("attack", wrong_step):
        yield


@misreads("506.3")
def effects_of_an_attack_come_in_the_order_of_cards() -> Iterator[None]:
    """Misreads 506.3: effects of an attack do not wait: they are resolved as the cards lie."""

    def following(game: DMGame) -> Flow[Any]:
        yield from ()
        return min(game.waiting, key=lambda waiting: waiting.controller != game.active)

    with replaced(golden_rules, "_next", following):
        yield


Wrong = Callable[..., Flow[None]]
"""Another course of what triggers in a sub-step, with the abilities that are declared."""


def _hear(game: DMGame, happened: Sequence[Happening], seat: Seat) -> None:
    """Let a player's abilities hear of what happened."""
    for event in happened:
        about = {"card": event.card, "player": event.player, "source": event.source}
        for card, ability, ctx in triggers.listening(game, event.kind, about):
            if ctx.controller == seat:
                triggers.wait(game, ability, card, ctx)


@misreads("506.3a", "507.3b", "507.2a")
def abilities_of_an_attack_trigger_late() -> Iterator[None]:
    """Misreads 506.3a, 507.3b: the other player's abilities trigger after the turn player's effects."""

    def wrong(game: DMGame, *happened: Happening) -> Flow[None]:
        for seat in (game.active, OTHER[game.active]):
            _hear(game, happened, seat)
            yield from golden_rules.resolve_waiting(game)

    with replaced(declared_abilities, "trigger_and_resolve", wrong):
        yield


Able = list[tuple[Card, Ability, Context]]
"""Abilities that can be declared."""


def _declare_of(game: DMGame, seat: Seat, able: Able) -> Flow[None]:
    """Let a player declare some of these abilities."""
    options = [Option(verb="declare", card=card.ref, way=ability.id) for card, ability, _ in able]
    picked = yield from ask.some(game, seat, "declare", options, 0, len(options))
    for (card, ability, ctx), option in zip(able, options, strict=True):
        if option in picked:
            triggers.wait(game, ability, card, ctx)


def _without(able: Able, before: Able) -> Able:
    """Leave out the abilities of cards that had one before."""
    return [each for each in able if each[0] not in [card for card, _, _ in before]]


def _trigger(game: DMGame, happened: Sequence[Happening]) -> None:
    """Let the abilities that are not declared trigger."""
    for event in happened:
        triggers.happen(game, event.kind, card=event.card, player=event.player, source=event.source)


@misreads("506.3b", "507.3d", "511.1b")
def the_turn_player_declares_after_her_effects() -> Iterator[None]:
    """Misreads 506.3b, 507.3d, 511.1b: the turn player declares when her effects have been resolved."""

    def wrong(game: DMGame, *happened: Happening) -> Flow[None]:
        _trigger(game, happened)
        able = declared_abilities._declarable(game, game.active, happened)
        yield from golden_rules.resolve_waiting(game)
        yield from _declare_of(game, game.active, able)
        yield from golden_rules.resolve_waiting(game)

    with replaced(declared_abilities, "trigger_and_resolve", wrong):
        yield


@misreads("506.3b", "507.3d", "511.1b")
def the_turn_player_declares_once_more() -> Iterator[None]:
    """Misreads 506.3b, 507.3d, 511.1b: the turn player also declares what has come to fit later."""

    def wrong(game: DMGame, *happened: Happening) -> Flow[None]:
        _trigger(game, happened)
        able = declared_abilities._declarable(game, game.active, happened)
        yield from _declare_of(game, game.active, able)
        yield from golden_rules.resolve_waiting(game)
        late = declared_abilities._declarable(game, game.active, happened)
        yield from _declare_of(game, game.active, _without(late, able))
        yield from golden_rules.resolve_waiting(game)

    with replaced(declared_abilities, "trigger_and_resolve", wrong):
        yield


@misreads("506.3d", "507.3f", "511.1d")
def the_other_player_declares_before_the_effects() -> Iterator[None]:
    """Misreads 506.3d, 507.3f, 511.1d: the other player declares before any effect is resolved."""

    def wrong(game: DMGame, *happened: Happening) -> Flow[None]:
        _trigger(game, happened)
        other = OTHER[game.active]
        able = declared_abilities._declarable(game, other, happened)
        yield from _declare_of(game, other, able)
        yield from golden_rules.resolve_waiting(game)
        late = declared_abilities._declarable(game, other, happened)
        yield from _declare_of(game, other, _without(late, able))
        yield from golden_rules.resolve_waiting(game)

    with replaced(declared_abilities, "trigger_and_resolve", wrong):
        yield


def _declared_by_what_was(keeps: Callable[[Able, Able], Able]) -> Any:
    """Return a replacement by which the other player's abilities depend on what he had as it happened.

    ``keeps`` gets those that he could declare then, conditions aside, and now.
    """
    right = declared_abilities._declarable
    then: Able = []

    def declarable(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> Able:
        if seat != game.active:
            return keeps(then, right(game, seat, happened))
        met, triggers.is_met = triggers.is_met, lambda game, ability, ctx: True
        then[:] = right(game, OTHER[seat], happened)
        triggers.is_met = met
        return right(game, seat, happened)

    return replaced(declared_abilities, "_declarable", declarable)


@misreads("506.3d", "507.3f")
def cards_that_have_come_late_are_not_declared() -> Iterator[None]:
    """Misreads 506.3d: no ability is used of a card that came to the hand after the attack was declared."""
    with _declared_by_what_was(lambda then, able: [each for each in able if not _without([each], then)]):
        yield


@misreads("506.3d", "507.3f")
def conditions_had_to_be_true_before() -> Iterator[None]:
    """Misreads 506.3d: the condition of an ability had to be true as the creature attacked."""
    right = declared_abilities._declarable
    then: Able = []

    def declarable(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> Able:
        able = right(game, seat, happened)
        if seat == game.active:
            then[:] = right(game, OTHER[seat], happened)
            return able
        late = [each for each in _without(able, then) if each[1].needs is not None]
        return [each for each in able if each not in late]

    with replaced(declared_abilities, "_declarable", declarable):
        yield


def _among(game: DMGame, mine: list[Any]) -> Flow[Any]:
    """Ask for the next of these effects only."""
    before, game.waiting = game.waiting, mine
    picked = yield from _NEXT(game)
    game.waiting = before
    return picked


_NEXT = golden_rules._next


@misreads("506.3e", "507.3g", "511.1e")
def the_other_player_s_effects_are_not_interrupted() -> Iterator[None]:
    """Misreads 506.3e, 507.3g, 511.1e: what the turn player has in between comes after them."""

    def following(game: DMGame) -> Flow[Any]:
        others = [waiting for waiting in game.waiting if waiting.controller != game.active]
        return (yield from _among(game, others or game.waiting))

    with replaced(golden_rules, "_next", following):
        yield


@misreads("506.3e", "507.3g", "511.1e")
def an_interruption_ends_the_other_player_s_effects() -> Iterator[None]:
    """Misreads 506.3e, 507.3g, 511.1e: after an effect of the turn player the other player's are gone."""

    def following(game: DMGame) -> Flow[Any]:
        picked = yield from _NEXT(game)
        if picked.controller == game.active:
            game.waiting = [waiting for waiting in game.waiting if waiting.controller == game.active]
        return picked

    with replaced(golden_rules, "_next", following):
        yield
