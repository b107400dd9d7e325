"""Misreadings of 16-15: Forced Reveal."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s16_keywords import forced_reveal
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("16-15b-1b")
def forced_only_if_playable() -> Iterator[None]:
    """Misreads 16-15b-1b: Forced Reveal waits until its card could be played by the usual rules."""
    right = forced_reveal._forced

    def forced(game: GateGame, seat: Seat) -> list[Card]:
        return [card for card in right(game, seat) if playing.can_play(game, seat, card)]

    with replaced(forced_reveal, "_forced", forced):
        yield
