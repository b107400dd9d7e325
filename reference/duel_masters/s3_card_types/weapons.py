"""305, 306: weapons and fortresses, the other sides of draghearts."""

from duelproof.port import Option
from duelproof.port.selections import Filter
from reference.duel_masters.editions import rule
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s3_card_types.cross_gear import chosen_host, hang
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("305.1", also=("306.1", "806.4a"))
def is_let_in(game: DMGame, card: Card, wanted: Filter | None) -> bool:
    """Tell whether an effect may put a card into the battle zone: weapons, fortresses only as draghearts."""
    if {"weapon", "fortress"}.isdisjoint(now.words(game, card, "type")):
        return True
    return wanted is not None and wanted.supertype == "dragheart"


@rule("305.3", also=("117.2",))
def is_weapon(game: DMGame, card: Card) -> bool:
    """Tell whether a card is a weapon: without a creature it goes back to the hyperspatial zone."""
    return "weapon" in now.words(game, card, "type")


@rule("305.2")
def equip(game: DMGame, weapon: Card) -> Flow[None]:
    """A weapon that comes is put on a creature of its player's choice."""
    creatures = [card for card in game.battle(weapon.owner) if is_creature(game, card)]
    if creatures:
        options = [Option(card=creature.ref) for creature in creatures]
        picked = yield from chosen_host(game, weapon.owner, weapon, options, "equip")
        hang(game, weapon, game.cards[str(picked.card)], "weapon")
