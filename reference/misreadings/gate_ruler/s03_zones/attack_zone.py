"""Misreadings of 3-8: attack zones."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from duelproof.port import SEATS
from reference.gate_ruler import s05_preparation
from reference.gate_ruler.s03_zones import kinds
from reference.gate_ruler.s08_attack_phase import declaration
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s03_zones.helpers import seen
from reference.misreadings.making import replaced


@contextmanager
def _hidden_charges() -> Iterator[None]:
    """Let the charges that a position begins with lie face down, in the block."""
    right = s05_preparation._link_charges

    def link_charges(game: GateGame) -> None:
        right(game)
        for seat in SEATS:
            for charge in game.zone("charge", seat):
                charge.face = "down"

    with replaced(s05_preparation, "_link_charges", link_charges):
        yield


@misreads("3-8b", "3-9b", "3-11b", "3-13b", "3-14b", "3-15b", "3-16b", "3-17b", "3-18b", "3-19b")
def open_zones_are_their_owners() -> Iterator[None]:
    """Misreads 3-8b to 3-19b: cards that all players may see are seen by their owner alone."""
    with ExitStack() as stack:
        for kind in list(kinds.ZONES.values()):
            if kind.seen_by == "all" and kind.name != "ruler":
                stack.enter_context(seen(kind.name, "none" if kind.shared else "owner"))
        stack.enter_context(_hidden_charges())
        yield


@misreads("3-8a")
def every_unit_attacks() -> Iterator[None]:
    """Misreads 3-8a: a unit can attack from the defense zone as well."""
    right = declaration.attackers

    def attackers(game: GateGame) -> list[Card]:
        behind = [card for spot in game.defense_slots[game.active] for card in game.zones[spot]]
        return right(game) + [card for card in behind if card.turned == "ready"]

    with replaced(declaration, "attackers", attackers):
        yield
