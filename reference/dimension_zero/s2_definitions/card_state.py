"""2.26: frozen and released cards."""

from duelproof.port.position import Turned
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.information import seers
from reference.dimension_zero.s2_definitions.moving import tell_abilities
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.course.sight import handle


@rule("2.26.1-1")
def turn(game: Duel, card: Card, to: Turned) -> bool:
    """Freeze or release a card; nothing happens to one that already is.

    Returns:
        Whether it changed.
    """
    if card.turned == to:
        return False
    card.turned = to
    game.tick()
    _tell(game, card, to)
    tell_abilities(game, "turned", card=card, player=card.controller, name=to)
    return True


@index.where_told
def _tell(game: Duel, card: Card, to: Turned) -> None:
    """Log that a card has been turned, for whoever sees its front."""
    shown, player = seers(card), card.controller
    game.log.add("turned", card=card, seen_by=shown, handle=handle(game, card), turned=to, player=player)
