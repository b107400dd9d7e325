"""Misreadings of 15-14 to 15-19: stacking, paying, playing, summoning and driving."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Seat
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s15_game_actions import summoning
from reference.gate_ruler.state import GateGame
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("15-17a-2")
def the_cap_is_not_reached() -> Iterator[None]:
    """Misreads 15-17a-2: a player may summon fewer units than the cap says."""

    def may_summon(game: GateGame, seat: Seat) -> bool:
        cap = game.caps[seat]
        return cap is None or game.summons[seat] + 1 < cap

    with replaced(summoning, "may_summon", may_summon):
        yield


@misreads("15-17a-2")
def the_cap_binds_all_cards() -> Iterator[None]:
    """Misreads 15-17a-2: a player who has reached the summon cap cannot play any card."""
    right = playing.can_play

    def can_play(game: GateGame, seat: Seat, *what: Any) -> bool:
        return summoning.may_summon(game, seat) and right(game, seat, *what)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("15-17a-2a")
def nobody_summons_a_third_unit() -> Iterator[None]:
    """Misreads 15-17a-2a: an unlimited cap counts as two."""

    def may_summon(game: GateGame, seat: Seat) -> bool:
        return game.summons[seat] < (game.caps[seat] or 2)

    with replaced(summoning, "may_summon", may_summon):
        yield
