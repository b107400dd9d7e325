"""Misreadings of 102: players."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.s5_turn import declaring_attackers, main_step
from reference.duel_masters.s5_turn.general import PASS
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("102.1", "504.1")
def both_players_act_in_a_turn() -> Iterator[None]:
    """Misreads 102.1: before each act of the turn player the other player may use a card."""
    right = ask.act

    def act(game: Any, player: Seat, options: list[Option]) -> Flow[Option]:
        yield from right(game, OTHER[player], [PASS, *main_step.usable(game, OTHER[player])])
        return (yield from right(game, player, options))

    with replaced(ask, "act", act):
        yield


@misreads("102.2")
def creatures_attack_any_player() -> Iterator[None]:
    """Misreads 102.2: creatures can attack their own player as well as the opponent."""
    right = declaring_attackers.targets

    def targets(game: DMGame, card: Card) -> list[Option]:
        return [*right(game, card), Option(verb="attack", card=card.ref, target=card.owner)]

    with replaced(declaring_attackers, "targets", targets):
        yield
