"""What part a card plays."""

from reference.gate_ruler.state import Attack, GateGame, attacked, rule
from reference.kernel.game import Card


@rule("15-17b", "16-13c", "16-14e")
def was_summoned(game: GateGame, card: Card, how: str) -> bool:
    """Tell whether a unit entered play by a normal summon, a Genesis or an Abyssal Summoning."""
    if how == "normal":
        return (card.ref, card.life) in game.normal_summoned
    return game.special_summons.get((card.ref, card.life)) == how


@rule("8-4e-1", "8-4e", "15-26a", "16-8a-1", "16-9a-1")
def plays_part(game: GateGame, attack: Attack, card: Card, role: str) -> bool:
    """Tell whether a card attacks, is attacked, was attacked as the damage step began, or attacks first."""
    if role == "attacking":
        return attack.attacker is card
    if role == "attacked":
        return attacked(game) is card
    return (card.ref, card.life) == {"was-attacked": attack.met, "first-attack": attack.first}.get(role)
