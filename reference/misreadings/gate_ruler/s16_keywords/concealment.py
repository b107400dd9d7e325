"""Misreadings of 16-18: Concealment and Forced Concealment."""

from collections.abc import Iterator

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


@misreads("16-18d-1")
def concealed_units_come_at_any_time() -> Iterator[None]:
    """Misreads 16-18d-1: a unit can be summoned from its set zone as an instant action."""
    right = gate_actions.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        units = [card for cards in game.sets[seat] for card in cards if "unit" in card.printed.type]
        more = [game.option("play", card) for card in units if concealment.may_be_summoned(game, card)]
        return right(game, seat) + more

    with replaced(gate_actions, "responses", responses):
        yield
