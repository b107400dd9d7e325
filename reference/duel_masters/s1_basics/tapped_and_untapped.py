"""105: tapped, untapped and upside-down cards."""

from typing import Any

from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, now, triggers
from reference.kernel.card import Card


@rule("105.2")
def untapped(cards: list[Card]) -> list[Card]:
    """An untapped card is ready for use."""
    return [card for card in cards if card.turned == "ready"]


@rule("105.4", also=("105.4a", "105.6", "303.3d", "305.2a", "305.2b", "701.2a"))
def tap(game: DMGame, cards: list[Card]) -> list[Card]:
    """Tap those of the cards that can be tapped."""
    return _turn(game, [card for card in cards if can_be_tapped(game, card)], "exhausted")


@rule("105.2", also=("105.5", "701.2b"))
@rule("105.6", also=("501.1",), edition="s-max")
@rule("105.2", also=("501.2",), edition="1.13")
def untap(game: DMGame, cards: list[Card]) -> list[Card]:
    """Untap the tapped cards among these at the same time; upside-down fields stay so."""
    return _turn(game, [card for card in cards if _can_be_untapped(game, card)], "ready")


@rule("105.2", also=("701.2b",))
def _can_be_untapped(game: DMGame, card: Card) -> bool:
    """What an effect keeps from it is not untapped."""
    return not effects.forbidden(game, "ready", card)


@rule("105.4a", also=("109.2b",))
def can_be_tapped(game: DMGame, card: Card) -> bool:
    """Cards are tapped in the mana zone and, of the kinds that the edition names, in the battle zone.

    What lies beneath another there is no creature or tamaseed, and is not tapped.
    """
    zone = card.place.zone
    if card.over is not None:
        return False
    if zone == "battle":
        tapped = game.edition.tapped
        return tapped is None or not tapped.isdisjoint(now.words(game, card, "type"))
    return zone == "mana"


@rule("105.4a", also=("110.4f",), edition="s-max")
def come_untapped(game: DMGame, card: Card) -> None:
    """What is never tapped where it has come lies untapped there, whatever says that it comes tapped."""
    if card.turned == "exhausted" and not can_be_tapped(game, card):
        card.turned = "ready"


@rule("105.6", also=("603.2c",))
def _turn(game: DMGame, cards: list[Card], to: Any) -> list[Card]:
    """Change only what is not so yet, and let abilities hear of nothing else."""
    changed = [card for card in cards if card.turned != to]
    with game.log.together():
        for card in changed:
            card.turned = to
            game.log.add("turned", card=card, turned=to, player=card.owner)
    for card in changed:
        triggers.happen(game, "turned", card=card, player=card.owner, name=to)
    return changed


@rule("105.5", also=("308.3",))
@rule("105.5", also=("701.28a",), edition="s-max")
@rule("105.5", also=("701.27a",), edition="1.13")
def turn_upside_down(game: DMGame, cards: list[Card]) -> list[Card]:
    """Turn the upright fields among the cards upside down, if they are in the battle zone."""
    turned = [card for card in cards if _is_upright_field(game, card)]
    with game.log.together():
        for card in turned:
            card.reversed = True
            game.log.add("reversed", card=card, player=card.owner)
    return turned


@rule("105.5", also=("308.3",))
def _is_upright_field(game: DMGame, card: Card) -> bool:
    """Only fields of the battle zone are turned upside down, and only those that are not so yet."""
    return card.place.zone == "battle" and "field" in now.words(game, card, "type") and not card.reversed


@rule("105.4a", also=("105.5", "105.6", "609.4"))
def would_turn(game: DMGame, card: Card, to: str) -> bool:
    """Tell whether a card can be turned so that it lies otherwise than it does now."""
    if to == "reverse":
        return _is_upright_field(game, card)
    able = can_be_tapped if to == "exhausted" else _can_be_untapped
    return card.turned != to and able(game, card)
