"""Misreadings of 701.14: shields that are broken, or put into the hand."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager

from duelproof.port import Seat
from reference.duel_masters.s1_basics import shields
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import breaking
from reference.duel_masters.s5_turn.choosing_shields import Shield
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, triggers
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced

Shields = Mapping[Seat, list[Shield]]
"""Shields by their owners."""
RIGHT = breaking.break_together


@misreads("701.14a")
def attacks_burn_shields() -> Iterator[None]:
    """Misreads 701.14a: shields that an attack breaks are put into the graveyard."""
    right = breaking.break_shields

    def wrong(game: DMGame, owner: Seat, shields: list[Shield]) -> Flow[None]:
        if game.step == "direct":
            cards = [card for shield in shields for card, _ in shield]
            yield from general.move_all(game, cards, "graveyard", "break")
        else:
            yield from right(game, owner, shields)

    with replaced(breaking, "break_shields", wrong):
        yield


@misreads("701.14d")
def one_more_than_none_is_broken() -> Iterator[None]:
    """Misreads 701.14d: where an effect breaks no shield, one is broken that would be broken besides."""

    def how_many_broken(game: DMGame, seat: Seat, many: int) -> int:
        return now.of_player(game, seat, "breaks", many)

    with replaced(shields, "how_many_broken", how_many_broken):
        yield


def _put_into_the_hand(wrong: Callable[[DMGame, Shields, str], Flow[None]]) -> AbstractContextManager[None]:
    """Let shields that are put into the hand without being broken come there in another way."""

    def together(game: DMGame, shields: Shields, name: str = "break", *, decided: bool = False) -> Flow[None]:
        yield from (RIGHT if name == "break" else wrong)(game, shields, name)

    return replaced(breaking, "break_together", together)


@misreads("701.14b")
def shields_put_into_the_hand_are_broken() -> Iterator[None]:
    """Misreads 701.14b: a shield that an effect puts into the hand has been broken."""

    def broken(game: DMGame, shields: Shields, name: str) -> Flow[None]:
        yield from RIGHT(game, shields, name)
        for card, _ in (pair for own in shields.values() for shield in own for pair in shield):
            if card.place.zone == "hand":
                triggers.happen(game, "break", card=card, player=card.owner)

    with _put_into_the_hand(broken):
        yield


@misreads("701.14b")
def nothing_is_declared_of_shields_put_into_the_hand() -> Iterator[None]:
    """Misreads 701.14b: an S-trigger that is put into the hand without a break is declared for nothing."""

    def in_vain(game: DMGame, shields: Shields, name: str) -> Flow[None]:
        before = list(game.waiting)
        yield from RIGHT(game, shields, name)
        game.waiting = before

    with _put_into_the_hand(in_vain):
        yield


@misreads("701.14b")
def players_put_shields_into_the_hand_one_after_another() -> Iterator[None]:
    """Misreads 701.14b: shields of the turn player are put into the hand before those of the other player."""

    def in_turn(game: DMGame, shields: Shields, name: str) -> Flow[None]:
        for seat, own in shields.items():
            yield from RIGHT(game, {seat: own}, name)

    with _put_into_the_hand(in_turn):
        yield
