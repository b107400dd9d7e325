"""505: the attack step, and who takes part in an attack."""

from duelproof.port import OTHER
from reference.duel_masters.editions import rule
from reference.duel_masters.s5_turn.battle_step import battle_step
from reference.duel_masters.s5_turn.declaring_attackers import attacker_step, can_attack, must_attack, targets
from reference.duel_masters.s5_turn.declaring_blockers import blocker_step
from reference.duel_masters.s5_turn.direct_attack import direct_step
from reference.duel_masters.s5_turn.end_of_attack import attack_end_step
from reference.duel_masters.s5_turn.general import PASS, beginning, whole_substep
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("505.5", also=("505.1", "505.2", "505.4", "506.1", "506.1a", "506.1b", "506.2", "702.3c"))
def attack_step(game: DMGame) -> Flow[None]:
    """Attack with one creature after another, as often as the turn player can and likes."""
    yield from beginning(game, "phase_start", "attack")
    seat = game.active
    while True:
        game.step = "attacker"
        attackers = can_attack(game, seat)
        options = [option for card in attackers for option in targets(game, card)]
        if not options and not game.asks_forced:
            return
        if not must_attack(game, attackers):
            options.append(PASS)
        picked = yield from ask.act(game, seat, options)
        if picked is PASS:
            return
        yield from attack(game, game.cards[str(picked.card)], str(picked.target))


@rule("505.1", also=("505.6", "505.6a", "500.1", "500.2"))
def attack(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
    """Carry one attack through its sub-steps; it ends once the attacker or what it attacks has left it."""
    target = OTHER[game.active] if aim in OTHER else game.cards[aim]
    current = game.attack = Attack(game.oid("attack"), attacker, target)
    for name, substep in SUBSTEPS:
        if _goes_on(current):
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


@rule("505.6a")
def _goes_on(current: Attack) -> bool:
    """An attack goes on while the attacker and what it attacks are both still in it."""
    facing = current.blocker or current.target
    return takes_part(current, current.attacker) and (isinstance(facing, str) or takes_part(current, facing))


@rule("505.6")
def takes_part(current: Attack, card: Card) -> bool:
    """A creature that took part in an attack is no longer in it once it has left the battle zone."""
    return card.place.zone == "battle" and current.lives.get(card.ref) == card.life


@rule("505.6", also=("506.1c",))
@rule("507.2a", also=("507.2c",), edition="s-max")
@rule("506.1d", also=("507.1b", "507.1d"), edition="1.13")
def has_role(game: DMGame, card: Card, role: str) -> bool:
    """A creature attacks, blocks, is blocked or unblocked as long as it is in the attack."""
    current = game.attack
    if current is None or not takes_part(current, card):
        return False
    if role == "attacking":
        return card is current.attacker
    if role == "attacked":
        return card is (current.blocker or current.target)
    if role == "blocking":
        return card is current.blocker
    if role == "blocked":
        return card is current.attacker and current.blocker is not None
    if role == "unblocked":
        late = current.step not in ("attacker", "blocker")
        return late and card is current.attacker and current.blocker is None
    return role == "battling" and current.battling
