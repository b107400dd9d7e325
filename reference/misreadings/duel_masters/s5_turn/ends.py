"""Misreadings of 508 and 510 to 512: the battle step, the ends of attack and turn, and the next turn."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Trigger
from reference.duel_masters.s1_basics import battles, golden_rules
from reference.duel_masters.s4_zones import general as zones
from reference.duel_masters.s5_turn import (
    attack_step,
    battle_step,
    declared_abilities,
    end_of_attack,
    end_of_turn,
    general,
    next_turn,
    taking_part,
)
from reference.duel_masters.s7_other_rules import state_based_actions
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import effects, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.declaring_attackers import _hear
from reference.misreadings.making import replaced

Step = Callable[[DMGame], Flow[None]]


def _other_substep(name: str, wrong: Step) -> Any:
    """Return a replacement of a sub-step of attacks by another one."""
    steps = tuple((n, wrong if n == name else step) for n, step in attack_step.SUBSTEPS)
    return replaced(attack_step, "SUBSTEPS", steps)


@misreads("508.1")
def unblocked_attackers_battle() -> Iterator[None]:
    """Misreads 508.1: a creature that attacks a player and is not blocked battles a creature of his."""
    right = battle_step.battle_step

    def step(game: DMGame) -> Flow[None]:
        yield from right(game)
        attack, his = game.attack, game.battle(OTHER[game.active])
        if attack is not None and isinstance(attack.target, str) and attack.blocker is None and his:
            yield from battles.fight(game, attack.attacker, his[0])

    with _other_substep("battle", step):
        yield


@misreads("508.1")
def attacked_creatures_do_not_battle() -> Iterator[None]:
    """Misreads 508.1: there is a battle only if the attack was changed."""
    right = battle_step.battle_step

    def step(game: DMGame) -> Flow[None]:
        if game.attack is not None and game.attack.changed:
            yield from right(game)

    with _other_substep("battle", step):
        yield


@misreads("508.1")
def creatures_battle_until_their_attack_is_over() -> Iterator[None]:
    """Misreads 508.1: the creatures that battled are battling until the end of their attack."""
    right, right_end = taking_part.is_battling, end_of_attack.attack_end_step

    def ends(game: DMGame) -> Flow[None]:
        attack = game.attack
        facing = None if attack is None else attack.blocker or attack.target

        def is_battling(game: DMGame, card: Card) -> bool:
            return right(game, card) or card is facing

        with replaced(taking_part, "is_battling", is_battling):
            yield from right_end(game)

    with _other_end(ends):
        yield


def _other_end(wrong: Step) -> Any:
    """Return a replacement of the end of an attack."""
    return replaced(end_of_attack, "attack_end_step", wrong)


def _quietly(game: DMGame, right: Step, keep: Callable[[Any], bool]) -> Flow[None]:
    """Play the end of an attack with those effects only that are kept, of what triggers."""
    resolve = golden_rules.resolve_waiting

    def resolve_waiting(inner: DMGame, stop: object = None) -> Flow[None]:
        inner.waiting = [waiting for waiting in inner.waiting if keep(waiting)]
        yield from resolve(inner)

    with replaced(end_of_attack, "resolve_waiting", resolve_waiting):
        yield from right(game)


@misreads("510.1")
def only_the_turn_player_s_abilities_trigger() -> Iterator[None]:
    """Misreads 510.1: at the end of an attack the turn player's abilities trigger, and no others."""
    right = end_of_attack.attack_end_step
    with _other_end(lambda game: _quietly(game, right, lambda waiting: waiting.controller == game.active)):
        yield


@misreads("510.1")
def only_the_first_attack_has_an_end() -> Iterator[None]:
    """Misreads 510.1: abilities trigger at the end of the first attack of a turn only."""
    right = end_of_attack.attack_end_step
    with _other_end(lambda game: _quietly(game, right, lambda _: len(game.attacked) <= 1)):
        yield


@misreads("510.1")
def the_end_comes_before_the_battle() -> Iterator[None]:
    """Misreads 510.1: what triggers at the end of an attack is resolved before its battle."""
    right, right_end = battle_step.battle_step, end_of_attack.attack_end_step

    def step(game: DMGame) -> Flow[None]:
        assert game.attack is not None
        triggers.happen(game, "fight_end", card=game.attack.attacker, player=game.active)
        yield from golden_rules.resolve_waiting(game)
        yield from right(game)

    with (
        _other_substep("battle", step),
        _other_end(lambda game: _quietly(game, right_end, lambda _: False)),
    ):
        yield


def _lasts_for(who: Callable[[Attack], Card | None]) -> Any:
    """Return a replacement by which effects on a creature in an attack last until the end of the turn."""
    right = end_of_attack.attack_end_step

    def step(game: DMGame) -> Flow[None]:
        card = who(game.attack) if game.attack is not None else None
        for lasting in game.lasting:
            if lasting.until == "attack" and card is not None and lasting.touches(card):
                lasting.until = "turn"
        yield from right(game)

    return _other_end(step)


@misreads("510.2")
def what_lasts_while_attacking_goes_on() -> Iterator[None]:
    """Misreads 510.2: what lasts while a creature attacks lasts for the turn."""
    with _lasts_for(lambda attack: attack.attacker):
        yield


@misreads("510.2")
def nothing_is_due_as_an_attack_ends() -> Iterator[None]:
    """Misreads 510.2: what a creature loses by attacking no more is not looked at until something happens."""
    with replaced(end_of_attack, "_attacking_ends", lambda game: general.end_effects(game, "attack")):
        yield


@misreads("510.2")
def what_lasts_while_blocking_goes_on() -> Iterator[None]:
    """Misreads 510.2: what lasts while a creature blocks lasts for the turn."""
    with _lasts_for(lambda attack: attack.blocker):
        yield


def _hearing(wrong: Callable[[Trigger, Happening, Context, bool], bool]) -> Any:
    """Return a replacement by which abilities hear otherwise of the end of the turn."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        heard = right(game, trigger, event, ctx)
        return wrong(trigger, event, ctx, heard) if event.kind == "turn_end" else heard

    return replaced(triggers, "hears", hears)


@misreads("511.1")
def what_is_not_optional_does_not_trigger() -> Iterator[None]:
    """Misreads 511.1: of the turn player's abilities only optional ones trigger as the turn ends."""

    def wrong(trigger: Trigger, event: Happening, ctx: Context, heard: bool) -> bool:
        optional = ctx.ability is not None and ctx.ability.may
        return heard and (ctx.controller != event.player or optional)

    with _hearing(wrong):
        yield


@misreads("511.1")
def the_end_of_any_turn_is_that_of_one_s_own() -> Iterator[None]:
    """Misreads 511.1: an ability for the end of its player's turn triggers as any turn ends."""
    with _hearing(lambda trigger, event, ctx, heard: heard or trigger.player == "you"):
        yield


@misreads("511.1a")
def the_other_player_s_abilities_trigger_later() -> Iterator[None]:
    """Misreads 511.1a: the other player's abilities trigger when the turn player's effects are resolved."""

    def wrong(game: DMGame, *happened: Happening) -> Flow[None]:
        for seat in (game.active, OTHER[game.active]):
            _hear(game, happened, seat)
            yield from declared_abilities._declare_abilities(game, seat, happened)
            yield from golden_rules.resolve_waiting(game)

    with replaced(declared_abilities, "trigger_and_resolve", wrong):
        yield


@misreads("511.1a")
def what_is_not_declared_is_used() -> Iterator[None]:
    """Misreads 511.1a: all abilities are used that could be declared, whatever their player says."""
    right = declared_abilities._declare_abilities

    def declare(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> Flow[None]:
        able = declared_abilities._declarable(game, seat, happened)
        before = len(game.waiting)
        yield from right(game, seat, happened)
        said = [waiting.source for waiting in game.waiting[before:]]
        for card, ability, ctx in able:
            if card not in said:
                triggers.wait(game, ability, card, ctx)

    with replaced(declared_abilities, "_declare_abilities", declare):
        yield


@misreads("511.2")
def what_lasts_for_the_turn_goes_on() -> Iterator[None]:
    """Misreads 511.2: what lasts for the turn does not end with it."""

    def ends(game: DMGame) -> Flow[None]:
        yield from ()

    with replaced(end_of_turn, "turn_effects_end", ends):
        yield


@misreads("511.2")
def what_lasts_for_the_turn_ends_one_by_one() -> Iterator[None]:
    """Misreads 511.2: effects for the turn end one after another, the oldest first."""

    def ends(game: DMGame) -> Flow[None]:
        game.delayed = [delayed for delayed in game.delayed if delayed.until != "turn"]
        for lasting in [each for each in game.lasting if each.until == "turn"]:
            effects.remove(game, lasting)
            yield from state_based_actions.settle(game)

    with replaced(end_of_turn, "turn_effects_end", ends):
        yield


def _sweeping(wrong: Step) -> Any:
    """Return a replacement of what becomes of cards in use as the next turn comes."""
    return replaced(next_turn, "sweep", wrong)


@misreads("512.1")
def a_card_in_use_stays_where_it_is() -> Iterator[None]:
    """Misreads 512.1: if a single card is in use as the next turn comes, it stays where it was."""
    right = next_turn.sweep

    def sweep(game: DMGame) -> Flow[None]:
        if len(game.using) == 1:
            game.using.pop().pending = False
        yield from right(game)

    with _sweeping(sweep):
        yield


@misreads("512.1")
def only_the_latest_card_goes() -> Iterator[None]:
    """Misreads 512.1: of the cards in use only the one that was used last goes to the graveyard."""
    right = next_turn.sweep

    def sweep(game: DMGame) -> Flow[None]:
        for card in game.using[:-1]:
            card.pending = False
        game.using[:] = game.using[-1:]
        yield from right(game)

    with _sweeping(sweep):
        yield


@misreads("512.1")
def the_hand_goes_with_the_card_in_use() -> Iterator[None]:
    """Misreads 512.1: with the cards in use all other cards of the hand go to the graveyard."""
    right = next_turn.sweep

    def sweep(game: DMGame) -> Flow[None]:
        rest = list(game.hand(game.active)) if game.using else []
        yield from right(game)
        yield from zones.move_all(game, rest, "graveyard", "rule")

    with _sweeping(sweep):
        yield
