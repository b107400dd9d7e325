"""Misreadings of section 1: overview."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port import OTHER, Accepted, Answer, Choice, Decision, Seat
from duelproof.port.abilities import Discard
from reference.gate_ruler import INSTRUCTIONS, s01_overview
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, perform, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.course.engine import ReferenceEngine
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


@contextmanager
def _concedes(meant: Callable[[ReferenceEngine, Choice], bool]) -> Iterator[None]:
    """Let only some concessions be heard."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        return Accepted() if choice.concede and not meant(self, choice) else right(self, choice)

    with replaced(ReferenceEngine, "submit", submit):
        yield


@misreads("1-4c")
def only_who_is_asked_concedes() -> Iterator[None]:
    """Misreads 1-4c: a player concedes only where he is to act."""

    def asked(engine: ReferenceEngine, choice: Choice) -> bool:
        decision = engine.pending()
        return decision is not None and decision.player == choice.by

    with _concedes(asked):
        yield


@misreads("1-4c")
def nobody_concedes_in_an_attack() -> Iterator[None]:
    """Misreads 1-4c: a player concedes only while nothing attacks."""
    with _concedes(lambda engine, choice: not engine.observe("judge").fights):
        yield


@misreads("1-4a", "1-4b")
def losers_are_asked_on() -> Iterator[None]:
    """Misreads 1-4a, 1-4b: when the game is over the last question is asked still."""
    right = ReferenceEngine.pending
    asked: dict[int, Decision] = {}

    def pending(self: ReferenceEngine, *viewer: Any) -> Decision | None:
        decision = right(self, *viewer) or asked.get(id(self))
        if decision is not None:
            asked[id(self)] = decision
        return decision

    with replaced(ReferenceEngine, "pending", pending):
        yield


@misreads("1-4b")
def the_active_player_wins() -> Iterator[None]:
    """Misreads 1-4b: when a player has lost, the active player has won."""
    right = s01_overview.lose

    def lose(game: GateGame, losers: dict[Seat, str]) -> None:
        if len(losers) == 1:
            losers = dict(zip([OTHER[game.active]], losers.values(), strict=True))
        right(game, losers)

    with replaced(s01_overview, "lose", lose):
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
