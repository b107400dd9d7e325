"""Misreadings of 110.3c: when abilities are activated."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from reference.duel_masters.s5_turn import attack_step, main_step
from reference.duel_masters.s6_using_cards import activated_abilities
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("110.3c")
def tap_abilities_are_used_by_attacking() -> Iterator[None]:
    """Misreads 110.3c: a creature that attacks has its tap ability used by being tapped for that."""
    right = attack_step.attack

    def attack(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
        ability = now.keyword(game, attacker, "tap-ability")
        if ability is not None:
            ctx = Context.of(attacker, ability)
            ctx.event = Happening("activated")
            triggers.wait(game, ability, attacker, ctx)
        yield from right(game, attacker, aim)

    with replaced(attack_step, "attack", attack):
        yield


@misreads("110.3c")
def tap_abilities_are_used_in_the_main_step() -> Iterator[None]:
    """Misreads 110.3c: a player can use a tap ability in the main step."""
    right = main_step.usable

    def usable(game: DMGame, seat: Seat) -> list[Option]:
        return right(game, seat) + list(activated_abilities.activations(game, game.battle(seat)))

    with replaced(main_step, "usable", usable):
        yield
