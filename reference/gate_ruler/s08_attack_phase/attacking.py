"""8-4e: which card is attacking, and which is being attacked."""

from duelproof.port import Place
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.columns import frontmost
from reference.gate_ruler.state import Attack, GateGame
from reference.kernel.card import Card


@rule("8-4e-1", also=("15-26b-1",))
def attacked(game: GateGame) -> Card | None:
    """The frontmost card of the attacked column is being attacked, whichever that is now."""
    attack = game.attack
    if attack is None:
        return None
    return attack.aimed or frontmost(game, attack.column)


@rule("8-4e-1", also=("8-4e", "15-26a", "16-8a-1", "16-9a-1"))
def plays_part(game: GateGame, attack: Attack, card: Card, role: str) -> bool:
    """Tell whether a card attacks, is attacked, was attacked as the damage step began, or attacks first."""
    if role == "attacking":
        return attack.attacker is card
    if role == "attacked":
        return attacked(game) is card
    return (card.ref, card.life) == {"was-attacked": attack.met, "first-attack": attack.first}.get(role)


@rule("8-4e-2", also=("15-26a",))
def keep_attacking(attack: Attack, card: Card, to: Place) -> None:
    """An attacking card that comes anywhere but to an attack zone of its player's is no longer attacking."""
    if attack.attacker is card and (to.zone != "attack" or to.seat == attack.column.seat):
        attack.attacker = None
