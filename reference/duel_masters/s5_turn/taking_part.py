"""505.6: who takes part in an attack, and what ends it."""

from reference.duel_masters.editions import rule
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.card import Card


@rule("505.6")
def takes_part(current: Attack, card: Card) -> bool:
    """A creature that took part in an attack is no longer in it once it has left the battle zone."""
    return current.lives.get(card.ref) == card.life


@rule("505.6")
def take_out(game: DMGame, cards: list[Card]) -> list[Card]:
    """Effects remove creatures from the attack, too. Returns those that were in it."""
    current = game.attack
    found = [card for card in cards if current is not None and takes_part(current, card)]
    for card in found:
        assert current is not None
        del current.lives[card.ref]
        _tell(game, current, card)
    return found


def _tell(game: DMGame, current: Attack, card: Card) -> None:
    """Record that a creature has been removed from an attack."""
    game.log.add("unfought", card=card, item=current.oid)


@rule("505.6a", edition="s-max")
@rule("505.6a", edition="1.13")
def is_over(game: DMGame) -> bool:
    """An attack is over once the attacker, or the creature it attacks, is not in it any more."""
    current = game.attack
    if current is None or not game.edition.attack_ends_at_once:
        return False
    facing = current.blocker or current.target
    there = isinstance(facing, str) or takes_part(current, facing)
    return not there or not takes_part(current, current.attacker)


@rule("505.6", also=("505.6b", "506.1c"))
@rule("507.2a", also=("507.2b", "507.2c"), edition="s-max")
@rule("506.1d", also=("507.1b", "507.1d"), edition="1.13")
def has_role(game: DMGame, card: Card, role: str) -> bool:
    """A creature attacks, blocks, is blocked or unblocked as long as it is in the attack."""
    current = game.attack
    if role == "battling":
        return is_battling(game, card)
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
    return current.decided and card is current.attacker and current.blocker is None


@rule("508.1", also=("115.1a",))
def is_battling(game: DMGame, card: Card) -> bool:
    """Two creatures are battling while their battle lasts, by whatever it came about."""
    return any(each.card is card and each.is_there() for each in game.fighters)
