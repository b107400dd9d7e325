"""8-4e: which card is attacking, and which is being attacked."""

from duelproof.port import Place
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.columns import frontmost
from reference.gate_ruler.s03_zones.kinds import IN_PLAY
from reference.gate_ruler.state import Attack, GateGame
from reference.kernel.card import Card


@rule("8-4e-1", also=("8-4e-2", "15-26b-1"))
def attacked(game: GateGame) -> Card | None:
    """The frontmost card of the attacked column is being attacked, whichever that is, while one attacks."""
    attack = game.attack
    if attack is None or attack.attacker is None:
        return None
    return attack.aimed or frontmost(game, attack.column)


@rule("8-4e-1", also=("8-4e", "15-26a", "16-8a-1", "16-9a-1"))
def plays_part(game: GateGame, card: Card, role: str) -> bool:
    """Tell whether a card attacks, is attacked, was attacked as the damage step began, or attacks first."""
    if role in _PARTS:
        return role in parts_of(game, card)
    attack = game.attack
    if attack is None:
        return False
    return (card.ref, card.life) == {"was-attacked": attack.met, "first-attack": attack.first}.get(role)


@rule("8-4e-1", also=("8-4e", "14-14a-1"))
def parts_of(game: GateGame, card: Card) -> frozenset[str]:
    """List whether a card attacks or is attacked; of one that has left play, whether it did or was then."""
    gone = card if card.known is not None or card.place.zone in IN_PLAY else card.last
    if gone is not None and gone.known is not None:
        return game.parts.get((gone.ref, gone.life), frozenset())
    attacker = None if game.attack is None else game.attack.attacker
    playing = zip(_PARTS, (attacker, attacked(game)), strict=True)
    return frozenset(part for part, who in playing if who is card)


_PARTS: tuple[str, str] = ("attacking", "attacked")


@rule("8-4e-1", also=("14-14a-1", "14-9e-2"))
def note_parts(game: GateGame, card: Card) -> None:
    """What part a card plays in the attack is known of it also when it has left play."""
    if game.attack is not None:
        game.parts[card.ref, card.life] = parts_of(game, card)


@rule("8-4e-2", also=("15-26a",))
def keep_attacking(attack: Attack, card: Card, to: Place) -> None:
    """An attacking card that comes anywhere but to an attack zone of its player's is no longer attacking."""
    if attack.attacker is card and (to.zone != "attack" or to.seat == attack.column.seat):
        attack.attacker = None
