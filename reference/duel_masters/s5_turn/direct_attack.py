"""509.1: the direct attack."""

from duelproof.port import Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.s5_turn.breaking import BREAKING, how_many_shields
from reference.duel_masters.s5_turn.taking_part import is_over, takes_part
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("509.1", also=("104.2a", "500.4"))
def direct_step(game: DMGame) -> Flow[None]:
    """An attack on the player that was not changed is a direct attack.

    What triggered as the step began is resolved before it.
    """
    yield from resolve_waiting(game, is_over)
    current = game.attack
    assert current is not None
    if isinstance(current.target, str) and not current.changed and takes_part(current, current.attacker):
        yield from direct_attack(game, current.attacker, current.target)


@rule("509.1", also=("104.2a",))
@rule("509.1", also=("505.6a",), edition="s-max")
def direct_attack(game: DMGame, attacker: Card, defender: Seat) -> Flow[None]:
    """A direct attack breaks shields; a player who has none loses.

    If the attack is over by what is resolved then, the rest waits for the end of the attack.
    """
    assert game.attack is not None
    game.log.add("direct", card=attacker, target=defender, item=game.attack.oid)
    triggers.happen(game, "direct", card=attacker, player=attacker.owner)
    if piles(game, defender):
        many = yield from how_many_shields(game, attacker)
        yield from BREAKING[game.edition.breaking](game, game.attack, defender, many)
    else:
        game.beaten.append(defender)
    yield from resolve_waiting(game, is_over)
