"""Misreadings of 16-18: Concealment and Forced Concealment."""

from collections.abc import Iterator

from duelproof.port import Option, Place, Seat
from reference.gate_ruler.s09_gate import gate_actions
from reference.gate_ruler.s16_keywords import concealment
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import as_instant
from reference.misreadings.making import replaced


@misreads("16-18b")
def concealment_is_forced() -> Iterator[None]:
    """Misreads 16-18b: a card with Concealment, too, can only be played from a set zone."""

    def must_be_set_first(game: GateGame, card: Card) -> bool:
        return card.place.zone != "set" and "Concealment" in card.keywords

    with replaced(concealment, "must_be_set_first", must_be_set_first):
        yield


def _from_set_zones(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """Add the summons from the set zones."""
    units = [card for cards in game.sets[seat] for card in cards if "unit" in card.printed.type]
    found += [game.option("play", card) for card in units if concealment.may_be_summoned(game, card)]


@misreads("16-18d-1")
def concealed_units_come_over_the_gate() -> Iterator[None]:
    """Misreads 16-18d-1: a unit can be summoned from its set zone while something is on the gate."""
    with as_instant(_from_set_zones, lambda game, seat: bool(game.gate)):
        yield


@misreads("16-18d-1")
def concealed_units_come_in_battle() -> Iterator[None]:
    """Misreads 16-18d-1: a unit can be summoned from its set zone in the attack phase."""
    with as_instant(_from_set_zones, lambda game, seat: game.phase == "attack" and not game.gate):
        yield


@misreads("16-18d-1")
def concealed_units_come_in_any_turn() -> Iterator[None]:
    """Misreads 16-18d-1: a unit can be summoned from its set zone in the other player's main phase."""
    with as_instant(
        _from_set_zones, lambda game, seat: game.phase == "main" and seat != game.active and not game.gate
    ):
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


@misreads("16-18d")
def set_units_are_instants() -> Iterator[None]:
    """Misreads 16-18d: any unit in a set zone is played where units may be played as instant actions."""

    def every(game: GateGame, seat: Seat) -> list[Card]:
        return [card for cards in game.sets[seat] for card in cards]

    with replaced(gate_actions, "_set", every):
        yield


@misreads("16-18c")
def the_gate_is_way_enough() -> Iterator[None]:
    """Misreads 16-18c: a card with Forced Concealment comes from the gate into play, resolved or not."""
    right = concealment.kept_out

    def kept_out(game: GateGame, card: Card, origin: Place) -> bool:
        return origin.zone != "gate" and right(game, card, origin)

    with replaced(concealment, "kept_out", kept_out):
        yield
