"""Misreadings of 14-6: how often an ability may be played."""

from collections.abc import Iterator

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler.s14_cards_and_abilities import limits
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-6a-1", "14-6a-1a")
def names_count_for_both_players() -> Iterator[None]:
    """Misreads 14-6a-1a: a limit by name counts what both players have played."""

    def count(game: GateGame, seat: Seat, card: Card, ability: Ability) -> tuple[dict[str, int], str]:
        return game.named, f"turn:{ability.name}"

    with replaced(limits, "_counted", count):
        yield


@misreads("14-6a-2a")
def a_new_controller_plays_nothing() -> Iterator[None]:
    """Misreads 14-6a-2a: a new controller cannot play an ability that was already played."""
    right = limits.spent

    def spent(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        return right(game, seat, card, ability) or (bool(card.used) and card.owner != seat)

    with replaced(limits, "spent", spent):
        yield
