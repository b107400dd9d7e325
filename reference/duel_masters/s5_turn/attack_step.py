"""505: the attack step."""

from duelproof.port import OTHER, Option
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s5_turn.battle_step import battle_step
from reference.duel_masters.s5_turn.declaring_attackers import attacker_step, can_attack, must_attack, targets
from reference.duel_masters.s5_turn.declaring_blockers import blocker_step
from reference.duel_masters.s5_turn.direct_attack import direct_step
from reference.duel_masters.s5_turn.end_of_attack import attack_end_step
from reference.duel_masters.s5_turn.general import PASS, beginning, whole_substep
from reference.duel_masters.s5_turn.taking_part import is_over
from reference.duel_masters.s6_using_cards.activated_abilities import activate, activations
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("505.5", also=("505.1", "505.2", "505.4", "506.1", "506.1a", "506.1b", "506.2", "506.2a", "702.3c"))
def attack_step(game: DMGame) -> Flow[None]:
    """Attack with one creature after another, as often as the turn player can and likes."""
    yield from beginning(game, "phase_start", "attack")
    game.attacked.clear()
    while True:
        game.step = "attacker"
        attackers = can_attack(game, game.active)
        options = [option for card in attackers for option in targets(game, card)]
        options += activations(game, attackers)
        picked = yield from _next(game, options, must_attack(game, attackers))
        if picked is PASS:
            return
        card = game.cards[str(picked.card)]
        if picked.verb == "attack":
            yield from attack(game, card, str(picked.target))
        else:
            activate(game, card, picked)
            yield from resolve_waiting(game)


def _next(game: DMGame, options: list[Option], must: bool) -> Flow[Option]:
    """Ask the turn player what to do, or whether to end the step if nothing must be done.

    Where she can do nothing but end it, she is not asked.
    """
    if not options and not game.asks_forced:
        return PASS
    return (yield from ask.act(game, game.active, options if must else [*options, PASS]))


@rule("505.1", also=("500.1", "500.2"))
@rule("505.1", also=("505.6a",), edition="s-max")
def attack(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
    """Carry one attack through its sub-steps; of those of an attack that is over, only the last is left."""
    target = OTHER[game.active] if aim in OTHER else game.cards[aim]
    game.attack = Attack(game.oid("attack"), attacker, target)
    for name, substep in SUBSTEPS:
        if not is_over(game):
            yield from whole_substep(game, name, substep)
    yield from whole_substep(game, "attack-end", attack_end_step)
    game.attack = None


SUBSTEPS = (
    ("attacker", attacker_step),
    ("blocker", blocker_step),
    ("battle", battle_step),
    ("direct", direct_step),
)
"""505.1: the sub-steps of an attack before its last, attack-end, which no attack leaves out."""
