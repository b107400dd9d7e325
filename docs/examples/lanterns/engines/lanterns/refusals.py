"""Why something is not offered: the rules that forbid it, and a sentence."""

from duelproof.port import Option, Seat
from engines.lanterns.state import Evening


def why_not(game: Evening, seat: Seat, option: Option) -> tuple[tuple[str, ...], str]:
    """Name the rules that forbid an option that was not offered, and say why in a sentence."""
    card = game.cards.get(option.card or "")
    if option.verb == "pass":
        return ("LA-3.7",), "there is a lantern that can be hung"
    if option.verb == "hang" and card in game.zone("hand", seat):
        return ("LA-3.6",), "a lantern of the same brightness hangs there"
    return ("LA-3.5",), "only a lantern of the hand is hung, at one of the two ends of the row"
