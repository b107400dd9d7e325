"""508: the battle step."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.battles import fight
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s5_turn.taking_part import is_over, takes_part
from reference.duel_masters.state import DMGame
from reference.kernel.flow import Flow


@rule("508.1", also=("115.1a", "115.3d", "500.2", "500.4"))
@rule("508.1", also=("505.6a",), edition="1.13")
def battle_step(game: DMGame) -> Flow[None]:
    """A battle happens if a creature is attacked, be it that the attack was changed to it.

    What triggered as the step began is resolved before it, and what its result triggers before the step ends.
    """
    yield from resolve_waiting(game, is_over)
    current = game.attack
    assert current is not None
    facing = current.blocker or current.target
    if not isinstance(facing, str) and takes_part(current, current.attacker) and takes_part(current, facing):
        yield from fight(game, current.attacker, facing, current)
        yield from resolve_waiting(game, is_over)
