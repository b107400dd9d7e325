"""Misreadings of 3-11: field zone."""

from collections.abc import Iterator

from duelproof.port import SEATS
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s16_keywords import played_at_their_time
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.card import place
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-11a-1")
def one_field_for_all() -> Iterator[None]:
    """Misreads 3-11a-1: a new field replaces every other field, as if there were room for only one."""
    right = played_at_their_time.touch_down

    def touch_down(game: GateGame, item: GateItem) -> None:
        for field in [card for seat in SEATS for card in game.zone("field", seat)]:
            if item.card is not None and item.card.place.zone == "field" and field is not item.card:
                move(game, field, place("graveyard", field.owner))
        right(game, item)

    with replaced(played_at_their_time, "touch_down", touch_down):
        yield
