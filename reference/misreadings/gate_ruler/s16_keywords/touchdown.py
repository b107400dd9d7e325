"""Misreadings of 16-3: Touchdown."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Place, Seat
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s16_keywords import played_at_their_time
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import triggers
from reference.kernel.abilities.triggers import Once, happen, wait
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("16-3a-1")
def any_unit_touches_down() -> Iterator[None]:
    """Misreads 16-3a-1: Touchdown abilities trigger whichever unit enters play."""

    def touch_down(game: GateGame, item: GateItem) -> None:
        for unit in game.units(item.controller):
            happen(game, "touchdown", card=unit, player=item.controller)

    with replaced(played_at_their_time, "touch_down", touch_down):
        yield


def _triggers(game: Game, card: Card, player: Seat) -> None:
    for ability in card.abilities:
        if ability.keyword == "Touchdown":
            about = Happening("touchdown", card=card, player=player)
            wait(game, ability, card, Context(controller=player, source=card, ability=ability, event=about))


@misreads("16-3a-1", "16-3a")
def touchdown_as_it_is_played() -> Iterator[None]:
    """Misreads 16-3a-1: a Touchdown ability triggers as its card is played."""
    right = happen

    def heard(game: Game, kind: str, once: Once | None = None, **about: Any) -> None:
        right(game, kind, once, **about)
        if kind == "summoned":
            _triggers(game, about["card"], about["player"])

    with replaced(triggers, "happen", heard):
        yield


@misreads("16-3b")
def put_into_play_it_touches_down() -> Iterator[None]:
    """Misreads 16-3b: a unit that an effect puts into play triggers Touchdown, too."""
    right = moving.move

    def move(game: GateGame, card: Card, to: Place, *how: Any, **where: Any) -> None:
        by_effect = card.place.zone != "gate"
        right(game, card, to, *how, **where)
        if by_effect and to.zone in ("attack", "defense", "field"):
            happen(game, "touchdown", card=card, player=card.controller)

    with replaced(moving, "move", move):
        yield
