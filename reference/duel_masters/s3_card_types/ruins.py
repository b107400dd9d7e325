"""304.3: castles whose shield has left."""

from duelproof.port import Place
from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card


def castles_at(game: DMGame, spot: Place) -> list[Card]:
    """List the castles that fortify the shield of a place, or did so."""
    return [card for card in game.zones[spot] if card.hung_as == "castle"]


def is_ruined(game: DMGame, castle: Card) -> bool:
    """Tell whether a castle lies where there is no shield any more."""
    return len(castles_at(game, castle.place)) == len(game.zones[castle.place])


@rule("304.3")
def abandon(game: DMGame, shield: Card, origin: Place) -> None:
    """A castle stays on what is left of its shield; without that it is a ruin."""
    game.ruins += [(castle, shield) for castle in castles_at(game, origin)]


@rule("304.3")
@rule("304.3", also=("703.4k",), edition="s-max")
def falling(game: DMGame) -> list[Card]:
    """Ruins go to the graveyard as soon as no S-trigger of their shield is still to be resolved."""
    game.ruins = [ruin for ruin in game.ruins if ruin[0].hung_as == "castle" and is_ruined(game, ruin[0])]
    kept = [castle for castle, shield in game.ruins if _triggers(game, shield)]
    return [castle for castle in dict(game.ruins) if castle not in kept]


@rule("304.3")
@rule("304.3", also=("703.4k",), edition="s-max")
def _triggers(game: DMGame, shield: Card) -> bool:
    """Tell whether an S-trigger of a card that was of a shield waits or is being resolved."""
    waits = any(item.source is shield and item.ability.keyword == "s-trigger" for item in game.waiting)
    return waits or shield in game.using
