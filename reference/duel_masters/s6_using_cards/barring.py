"""601.1b: what effects forbid to use."""

from duelproof.port import Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects
from reference.kernel.card import Card


@rule("601.1b", edition="s-max")
@rule("601.1a", edition="1.13")
def is_barred(game: DMGame, seat: Seat, card: Card) -> bool:
    """A card that may not be used, or whose player may use none, cannot be declared."""
    return effects.forbidden(game, "use", card) or effects.forbidden(game, "use", seat)


@rule("609.4", also=("701.30a",), edition="s-max")
@rule("609.4", also=("701.29a",), edition="1.13")
def can_gr_summon(game: DMGame, seat: Seat) -> bool:
    """Tell whether a player has a GR creature to summon, and no effect forbids to use it."""
    there = game.zone("gr", seat)
    return bool(there) and not is_barred(game, seat, there[0])
