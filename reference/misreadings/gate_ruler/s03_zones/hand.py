"""Misreadings of 3-5: hand."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Seat
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s06_turn import end_phase
from reference.gate_ruler.s15_game_actions import drawing
from reference.gate_ruler.state import GateGame
from reference.kernel.card import place
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-5b")
def hands_have_an_order() -> Iterator[None]:
    """Misreads 3-5b: the newest card of a hand must be used first."""
    right = ask.one

    def one(game: Game, player: Any, kind: str, options: list[Option], **how: Any) -> Flow[Option]:
        refs = [str(option.card) for option in options if option.card is not None]
        in_hand = (
            kind == "choose" and bool(refs) and all(game.cards[ref].place.zone == "hand" for ref in refs)
        )
        return (yield from right(game, player, kind, options[-1:] if in_hand else options, **how))

    with replaced(ask, "one", one):
        yield


@misreads("3-5c")
def hands_hold_seven_cards() -> Iterator[None]:
    """Misreads 3-5c: nobody draws an eighth card, and at the end of a turn players discard to seven."""
    ends, right = end_phase.pass_the_turn, drawing.can_draw

    def pass_the_turn(game: GateGame) -> None:
        for card in game.zone("hand", game.active)[7:]:
            moving.move(game, card, place("graveyard", card.owner))
        ends(game)

    def can_draw(game: GateGame, seat: Seat) -> bool:
        return right(game, seat) and len(game.zone("hand", seat)) < 7

    with replaced(end_phase, "pass_the_turn", pass_the_turn), replaced(drawing, "can_draw", can_draw):
        yield


@misreads("3-5c")
def a_turn_ends_with_seven_cards() -> Iterator[None]:
    """Misreads 3-5c: at the end of a turn its player discards down to seven cards."""
    ends = end_phase.pass_the_turn

    def pass_the_turn(game: GateGame) -> None:
        for card in game.zone("hand", game.active)[7:]:
            moving.move(game, card, place("graveyard", card.owner))
        ends(game)

    with replaced(end_phase, "pass_the_turn", pass_the_turn):
        yield


@misreads("3-5c")
def a_full_hand_takes_no_more() -> Iterator[None]:
    """Misreads 3-5c: who has seven cards in hand draws no other."""
    right = drawing.can_draw

    def can_draw(game: GateGame, seat: Seat) -> bool:
        return right(game, seat) and len(game.zone("hand", seat)) < 7

    with replaced(drawing, "can_draw", can_draw):
        yield
