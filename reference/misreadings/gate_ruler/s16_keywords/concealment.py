"""Misreadings of 16-18: Concealment and Forced Concealment."""

import contextlib
from collections.abc import Callable, Iterator

from duelproof.port import Option, Seat
from reference.gate_ruler.s09_gate import gate_actions
from reference.gate_ruler.s16_keywords import concealment
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("16-18b")
def concealment_is_forced() -> Iterator[None]:
    """Misreads 16-18b: a card with Concealment, too, can only be played from a set zone."""

    def must_be_set_first(game: GateGame, card: Card) -> bool:
        return card.place.zone != "set" and "Concealment" in card.keywords

    with replaced(concealment, "must_be_set_first", must_be_set_first):
        yield


@contextlib.contextmanager
def _as_instant(allowed: Callable[[GateGame, Seat], bool]) -> Iterator[None]:
    """Let units be summoned from set zones as instant actions where this holds, in the block."""
    right = gate_actions.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        units = [card for cards in game.sets[seat] for card in cards if "unit" in card.printed.type]
        more = [game.option("play", card) for card in units if concealment.may_be_summoned(game, card)]
        return right(game, seat) + (more if allowed(game, seat) else [])

    with replaced(gate_actions, "responses", responses):
        yield


@misreads("16-18d-1")
def concealed_units_come_over_the_gate() -> Iterator[None]:
    """Misreads 16-18d-1: a unit can be summoned from its set zone while something is on the gate."""
    with _as_instant(lambda game, seat: bool(game.gate)):
        yield


@misreads("16-18d-1")
def concealed_units_come_in_battle() -> Iterator[None]:
    """Misreads 16-18d-1: a unit can be summoned from its set zone in the attack phase."""
    with _as_instant(lambda game, seat: game.phase == "attack" and not game.gate):
        yield


@misreads("16-18d-1")
def concealed_units_come_in_any_turn() -> Iterator[None]:
    """Misreads 16-18d-1: a unit can be summoned from its set zone in the other player's main phase."""
    with _as_instant(lambda game, seat: game.phase == "main" and seat != game.active and not game.gate):
        yield


@misreads("16-18a", "16-18d")
def set_units_stay_set() -> Iterator[None]:
    """Misreads 16-18a, 16-18d: a unit that lies in a set zone is never played from there."""

    def may_be_summoned(game: GateGame, card: Card) -> bool:
        return False

    with replaced(concealment, "may_be_summoned", may_be_summoned):
        yield


@misreads("16-18a")
def units_are_not_set() -> Iterator[None]:
    """Misreads 16-18a: only events can be set."""

    def settable(game: GateGame, card: Card) -> bool:
        return "event" in card.printed.type

    with replaced(concealment, "settable", settable):
        yield
