"""Misreadings of 509.1 and 509.2: the direct attack, and how many shields it breaks."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.s5_turn import attack_step, breaking, declaring_attackers, direct_attack
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("509.1")
def nobody_loses_by_a_direct_attack() -> Iterator[None]:
    """Misreads 509.1: a direct attack on a player without shields does nothing."""
    right = direct_attack.direct_attack

    def attack(game: DMGame, attacker: Card, defender: Seat) -> Flow[None]:
        if piles(game, defender):
            yield from right(game, attacker, defender)

    with replaced(direct_attack, "direct_attack", attack):
        yield


@misreads("509.1", "703.4a")
def a_blocked_attack_hits_the_player_too() -> Iterator[None]:
    """Misreads 509.1, 703.4a: an attacker that has survived its blocker hits the player as well."""

    def step(game: DMGame) -> Flow[None]:
        current = game.attack
        assert current is not None
        if isinstance(current.target, str):
            yield from direct_attack.direct_attack(game, current.attacker, current.target)

    with other_substep("direct", step):
        yield


@misreads("509.1")
def an_attack_on_a_creature_hits_its_player_too() -> Iterator[None]:
    """Misreads 509.1: an attacker that has survived the creature it attacked hits that player as well."""

    def step(game: DMGame) -> Flow[None]:
        current = game.attack
        assert current is not None
        if not current.changed:
            yield from direct_attack.direct_attack(game, current.attacker, OTHER[game.active])

    with other_substep("direct", step):
        yield


@misreads("509.1")
def shields_count_as_the_attack_begins() -> Iterator[None]:
    """Misreads 509.1: a player without shields as the attack begins loses by it whatever comes meanwhile."""
    right, right_step = direct_attack.direct_attack, declaring_attackers.attacker_step
    bare: list[DMGame] = []

    def attacker_step(game: DMGame) -> Flow[None]:
        if not piles(game, OTHER[game.active]):
            bare.append(game)
        yield from right_step(game)

    def attack(game: DMGame, attacker: Card, defender: Seat) -> Flow[None]:
        if game in bare:
            game.beaten.append(defender)
            yield from resolve_waiting(game)
        yield from right(game, attacker, defender)

    with replaced(direct_attack, "direct_attack", attack), other_substep("attacker", attacker_step):
        yield


@misreads("509.1")
def what_waits_comes_before_the_loss() -> Iterator[None]:
    """Misreads 509.1: what waits for the direct attack is resolved before the player loses."""
    right = direct_attack.direct_attack

    def attack(game: DMGame, attacker: Card, defender: Seat) -> Flow[None]:
        triggers.happen(game, "direct", card=attacker, player=attacker.owner)
        yield from resolve_waiting(game)
        yield from right(game, attacker, defender)

    with replaced(direct_attack, "direct_attack", attack):
        yield


def other_substep(name: str, wrong: Callable[[DMGame], Flow[None]]) -> Any:
    """Return a replacement of a sub-step of the attack by another one."""
    steps = tuple((n, wrong if n == name else step) for n, step in attack_step.SUBSTEPS)
    return replaced(attack_step, "SUBSTEPS", steps)


def _settled_early(settle: Callable[[int, int], int]) -> Iterator[None]:
    """Let the number of shields depend on what it was as the attack began, too."""
    right, right_step = breaking.how_many_shields, declaring_attackers.attacker_step
    early: dict[str, int] = {}

    def attacker_step(game: DMGame) -> Flow[None]:
        assert game.attack is not None
        early[game.attack.oid] = yield from right(game, game.attack.attacker)
        yield from right_step(game)

    def how_many(game: DMGame, attacker: Card) -> Flow[int]:
        assert game.attack is not None
        return settle(early[game.attack.oid], (yield from right(game, attacker)))

    with replaced(breaking, "how_many_shields", how_many), other_substep("attacker", attacker_step):
        yield


@misreads("509.2")
def breakers_gained_in_the_attack_do_not_count() -> Iterator[None]:
    """Misreads 509.2: a breaker ability that the creature has gained since it attacked does not count."""
    yield from _settled_early(min)


@misreads("509.2")
def breakers_lost_in_the_attack_still_count() -> Iterator[None]:
    """Misreads 509.2: a breaker ability that the creature had as it attacked counts though it has lost it."""
    yield from _settled_early(max)


def _breaks(word: str, many: int) -> Any:
    """Return a replacement by which a breaker ability breaks another number of shields."""
    return replaced(breaking.BREAKERS, word, many)


@misreads("509.2b")
def w_breaker_breaks_one() -> Iterator[None]:
    """Misreads 509.2b: W-breaker breaks one shield."""
    with _breaks("w-breaker", 1):
        yield


@misreads("509.2b")
def t_breaker_breaks_two() -> Iterator[None]:
    """Misreads 509.2b: T-breaker breaks two shields."""
    with _breaks("t-breaker", 2):
        yield


@misreads("509.2b")
def q_breaker_breaks_five() -> Iterator[None]:
    """Misreads 509.2b: Q-breaker breaks five shields."""
    with _breaks("q-breaker", 5):
        yield


@misreads("509.2b")
def world_breaker_breaks_five() -> Iterator[None]:
    """Misreads 509.2b: world breaker breaks five shields, as many as a player usually has."""
    with _breaks("world-breaker", 5):
        yield


def _whatever_is_chosen(best: Callable[..., int]) -> Any:
    """Return a replacement by which the player is asked which breaker ability she uses, for nothing."""
    right = breaking.how_many_shields

    def how_many(game: DMGame, attacker: Card) -> Flow[int]:
        yield from right(game, attacker)
        had = {ability.keyword or "" for ability in now.abilities(game, attacker)}
        return best((breaking.BREAKERS[word] for word in had if word in breaking.BREAKERS), default=1)

    return replaced(breaking, "how_many_shields", how_many)


@misreads("509.2c")
def the_greatest_breaker_is_used() -> Iterator[None]:
    """Misreads 509.2c: whatever the player chooses, the greatest breaker ability is used."""
    with _whatever_is_chosen(max):
        yield


@misreads("509.2c")
def the_least_breaker_is_used() -> Iterator[None]:
    """Misreads 509.2c: whatever the player chooses, the least breaker ability is used."""
    with _whatever_is_chosen(min):
        yield


@misreads("509.2c")
def no_breaker_need_be_used() -> Iterator[None]:
    """Misreads 509.2c: a player may use none of her creature's breaker abilities and break one shield."""
    with _breaker_asked(0, lambda game, attacker: attacker.owner):
        yield


@misreads("509.2c")
def the_defender_chooses_the_breaker() -> Iterator[None]:
    """Misreads 509.2c: the player whose shields are broken chooses the breaker ability."""
    with _breaker_asked(1, lambda game, attacker: OTHER[attacker.owner]):
        yield


def _breaker_asked(least: int, who: Callable[[DMGame, Card], Seat]) -> Any:
    """Return a replacement by which another player chooses the breaker ability, or chooses fewer."""

    def how_many(game: DMGame, attacker: Card) -> Flow[int]:
        had = sorted({ability.keyword or "" for ability in now.abilities(game, attacker)})
        options = [Option(value=word) for word in had if word in breaking.BREAKERS]
        picked = yield from ask.some(game, who(game, attacker), "mode", options, least, 1, part="breaker")
        return breaking.BREAKERS[str(picked[0].value)] if picked else 1

    return replaced(breaking, "how_many_shields", how_many)
