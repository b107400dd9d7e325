"""Misreadings of 3: a turn."""

from collections.abc import Iterator

from duelproof.port import OTHER, Option, Seat
from engines.lanterns import s3_turn
from engines.lanterns.state import Evening
from engines.misreadings.lanterns import misreads
from reference.kernel.card import Card
from reference.misreadings.making import replaced


@misreads("3.2")
def both_draw_at_dusk() -> Iterator[None]:
    """Misreads 3.2: at dusk each player draws a card."""
    right = s3_turn.draw

    def draw(game: Evening, seat: Seat) -> None:
        right(game, seat)
        right(game, OTHER[seat])

    with replaced(s3_turn, "draw", draw):
        yield


@misreads("3.5")
def any_hand_will_do() -> Iterator[None]:
    """Misreads 3.5: lanterns of the other player's hand are hung as well."""
    right = s3_turn.hangings

    def hangings(game: Evening, seat: Seat) -> list[Option]:
        return right(game, seat) + right(game, OTHER[seat])

    with replaced(s3_turn, "hangings", hangings):
        yield


@misreads("3.6")
def only_the_left_end_forbids() -> Iterator[None]:
    """Misreads 3.6: the lantern at the left end is looked at, wherever one hangs another."""
    right = s3_turn.may_hang

    def may_hang(game: Evening, card: Card, end: str) -> bool:
        return right(game, card, "left")

    with replaced(s3_turn, "may_hang", may_hang):
        yield


@misreads("3.7")
def passing_is_always_allowed() -> Iterator[None]:
    """Misreads 3.7: a player passes whenever that seems wise."""
    right = s3_turn.hangings

    def hangings(game: Evening, seat: Seat) -> list[Option]:
        return [*right(game, seat), s3_turn.PASS]

    with replaced(s3_turn, "hangings", hangings):
        yield
