"""302: casting spells."""

from duelproof.port import Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.cards_in_transit import is_done
from reference.duel_masters.s4_zones.general import comes_from, move
from reference.duel_masters.s6_using_cards.resolving import cause_of, choose_as_used, resolve_ability
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("302.2", also=("605.2c", "605.2e", "701.4a"))
@rule("302.2", also=("409.1b", "609.8a"), edition="s-max")
def cast(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
    """A spell does what it says in the order written, and goes to the graveyard last."""
    item = game.oid("spell")
    says = [ability for ability in now.abilities(game, card) if ability.kind == "spell"]
    about = [Context(controller=seat, source=card, ability=ability, item=item) for ability in says]
    yield from choose_as_used(game, about)
    for kind in ("cast", "use"):
        triggers.happen(game, kind, card=card, player=seat, origin=comes_from(game, card), name="cast")
    for ctx in about:
        with game.log.caused(cause_of(ctx)):
            yield from resolve_ability(game, ctx)
    is_done(game, card)
    zone = "mana" if now.keyword(game, card, "charger") else "graveyard"
    yield from move(game, card, zone, "rule")
