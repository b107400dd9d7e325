"""Misreadings of 3-11: field zone."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from duelproof.port import OTHER, Seat
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s16_keywords import played_at_their_time
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.card import place
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@contextmanager
def _new_fields_replace(whose: Callable[[Seat], Sequence[Seat]]) -> Iterator[None]:
    """Let a new field put other fields into the graveyard, in the block."""
    right = played_at_their_time.touch_down

    def touch_down(game: GateGame, item: GateItem) -> None:
        if item.card is not None and item.card.place.zone == "field":
            for field in [card for seat in whose(item.controller) for card in game.zone("field", seat)]:
                if field is not item.card:
                    move(game, field, place("graveyard", field.owner))
        right(game, item)

    with replaced(played_at_their_time, "touch_down", touch_down):
        yield


@misreads("3-11a-1")
def each_field_has_a_zone() -> Iterator[None]:
    """Misreads 3-11a-1: a zone takes one field, so that a new one replaces that of the same player."""
    with _new_fields_replace(lambda seat: (seat,)):
        yield


@misreads("3-11a-1")
def one_field_for_all() -> Iterator[None]:
    """Misreads 3-11a-1: a new field replaces that of the other player, as if both had one zone."""
    with _new_fields_replace(lambda seat: (OTHER[seat],)):
        yield
