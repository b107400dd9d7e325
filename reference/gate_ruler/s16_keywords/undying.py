"""16-11: Undying: summoning from the graveyard."""

from duelproof.port import Option, Seat
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s16_keywords.written_out import FROM_GRAVEYARD
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects


@index.if_permitted(FROM_GRAVEYARD)
@rule("16-11a", also=("16-11a-1", "16-11a-2"))
def from_graveyard(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """A unit with Undying can be normal summoned from the graveyard whenever it could be from the hand."""
    for card in game.zone("graveyard", seat):
        if effects.permitted(game, FROM_GRAVEYARD, card) and playing.can_play(game, seat, card):
            found.append(game.option("play", card))
