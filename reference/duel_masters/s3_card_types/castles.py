"""304: castles, which fortify shields."""

from duelproof.port import Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.s3_card_types.cross_gear import chosen_host
from reference.duel_masters.s4_zones.general import comes_from, move
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.course import sight
from reference.kernel.flow import Flow


@rule("304.2", also=("113.4", "304.1", "406.1", "605.3", "701.19a"))
def fortify(game: DMGame, seat: Seat, castle: Card) -> Flow[None]:
    """Put a castle into the shield zone, face up on one of its player's shields."""
    shields = [pile[0] for pile in piles(game, seat)]
    options = [Option(card=sight.handle(game, shield)) for shield in shields]
    picked = yield from chosen_host(game, seat, castle, options, "fortify")
    shield, origin = shields[options.index(picked)], comes_from(game, castle)
    if (yield from move(game, castle, "shield", "fortify", seen_from=origin, at=shield.place)):
        castle.hung_as = "castle"
        _tell_fortifying(game, castle, shield)
        triggers.happen(game, "use", card=castle, player=seat, origin=origin, name="fortify")


def _tell_fortifying(game: DMGame, castle: Card, shield: Card) -> None:
    """Record that a castle is on a shield, whose front need not be seen."""
    target = sight.handle(game, shield)
    game.log.add("attached", card=castle, player=castle.owner, target=target, name="castle")
