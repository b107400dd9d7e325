"""Misreadings of section 1: overview."""

from collections.abc import Collection, Iterator
from typing import Any

from duelproof.port.abilities import Discard
from reference.gate_ruler import INSTRUCTIONS
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, perform, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import comes_to_nothing, conceding_wins, ignores_conceding, replaced


@misreads("1-4c", "1-4c-1")
def nobody_can_concede() -> Iterator[None]:
    """Misreads 1-4c: a player who concedes is ignored."""
    with ignores_conceding():
        yield


@misreads("1-4c", "1-4c-1")
def who_concedes_wins() -> Iterator[None]:
    """Misreads 1-4c: the player who concedes wins."""
    with conceding_wins():
        yield


@misreads("1-5a", "6-5e", "8-1a", "8-2a", "8-2a-2", "8-4c-1", "8-6e")
def attacks_are_forgotten() -> Iterator[None]:
    """Misreads 8-1a, 8-4c-1: a legal attack is accepted, but no attack begins."""
    with comes_to_nothing("attack"):
        yield


@misreads("1-5b", "1-5b-1")
def numbers_are_never_cut() -> Iterator[None]:
    """Misreads 1-5b: an effect that cannot be carried out fully does nothing: every number counts as 0."""

    def amount_of(game: Game, number: Any, ctx: Context) -> int:
        return 0

    with replaced(select, "amount", amount_of):
        yield


@misreads("1-5d")
def prohibitions_are_overlooked() -> Iterator[None]:
    """Misreads 1-5d: cards' prohibitions are ignored."""

    def forbidden(game: Game, action: str, thing: Any) -> bool:
        return False

    with replaced(effects, "forbidden", forbidden), replaced(effects, "forbidden", forbidden):
        yield


@misreads("1-5f", "1-5g", "5-2d")
def filters_are_overlooked() -> Iterator[None]:
    """Misreads 1-5f, 1-5g: the properties of the cards that a text names are ignored."""

    def matches(game: Game, thing: Any, *rest: Any) -> bool:
        return isinstance(thing, Card)

    def zones_of(game: Game, wanted: Any) -> Collection[str]:
        return game.book.zones

    with replaced(select, "matches", matches), replaced(select, "zones_of", zones_of):
        yield


@misreads("1-5f", "1-5g", "1-5b")
def cards_do_nothing() -> Iterator[None]:
    """Misreads 1-5b, 1-5f, 1-5g: cards have no effect."""

    def nothing(game: Game, effect: Any, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(perform, "perform", nothing):
        yield


@misreads("1-5e")
def a_chosen_number_is_one() -> Iterator[None]:
    """Misreads 1-5e: whatever number is chosen, it counts as one."""
    right = ask.number

    def number(*asked: Any, **how: Any) -> Flow[int]:
        yield from right(*asked, **how)
        return 1

    with replaced(ask, "number", number):
        yield


@misreads("1-5b-2", "1-5g")
def nothing_counts_as_one() -> Iterator[None]:
    """Misreads 1-5b-2, 1-5g: a number of 0 or less, or of what does not exist, counts as 1."""
    right = select.amount

    def amount_of(game: Game, number: Any, ctx: Context) -> int:
        return max(1, right(game, number, ctx))

    with replaced(select, "amount", amount_of):
        yield


@misreads("1-5g")
def what_was_driven_is_discarded() -> Iterator[None]:
    """Misreads 1-5g: a player without a hand discards from the drive zone."""
    right = INSTRUCTIONS[Discard]

    def discard(game: GateGame, instr: Discard, ctx: Context) -> Flow[None]:
        for seat in select.players(game, instr.who, ctx):
            if not game.has_zone("hand", seat):
                for card in list(game.zone("drive", seat)):
                    move(game, card, place("graveyard", card.owner), "discard")
        yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, Discard, discard):
        yield
