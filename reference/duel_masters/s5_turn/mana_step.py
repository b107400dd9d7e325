"""503: the mana step."""

from duelproof.port import Option
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s4_zones.general import move
from reference.duel_masters.s5_turn.general import PASS, beginning
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("503.1", also=("503.2", "500.2"))
def mana_step(game: DMGame) -> Flow[None]:
    """The turn player may charge one card, or as many as effects in force allow by then."""
    yield from beginning(game, "phase_start", "mana")
    charged = 0
    while charged < now.of_player(game, game.active, "charges", 1):
        options = [Option(verb="charge", card=card.ref) for card in game.hand(game.active)]
        picked = yield from ask.one(game, game.active, "act", [*options, PASS])
        if picked is PASS:
            return
        yield from charge(game, game.cards[str(picked.card)])
        charged += 1
        yield from resolve_waiting(game)


@rule("503.1", also=("701.8a",))
def charge(game: DMGame, card: Card) -> Flow[None]:
    """Put a card of the hand into the mana zone."""
    yield from move(game, card, "mana", "charge")
