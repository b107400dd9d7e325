"""510: the end of the attack."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s5_turn.general import end_and_resolve
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import effects, triggers
from reference.kernel.card import Card
from reference.kernel.course import sight
from reference.kernel.flow import Flow


@rule("510.1", also=("510.2", "500.3"))
def attack_end_step(game: DMGame) -> Flow[None]:
    """Resolve what triggers at the end of the attack; then end what lasts while attacking or blocking."""
    current = game.attack
    assert current is not None
    triggers.happen(game, "fight_end", card=_whose(current), player=game.active)
    yield from resolve_waiting(game)
    yield from end_and_resolve(game, _attacking_ends)
    sight.tell(game, "fight_end", current.attacker, item=current.oid)


@rule("510.2", also=("703.3",))
def _attacking_ends(game: DMGame) -> Flow[None]:
    """Nobody attacks or blocks any more, and what lasts meanwhile ends; then the rules do what is due."""
    assert game.attack is not None
    game.attack.lives.clear()
    effects.end(game, "attack")
    yield from settle(game)


@rule("510.1", also=("505.6",))
def _whose(current: Attack) -> Card | None:
    """What has left the battle zone and come back is not the creature whose attack ends."""
    attacker = current.attacker
    return attacker if current.lives.get(attacker.ref, attacker.life) == attacker.life else None
