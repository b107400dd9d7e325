"""Misreadings of 5.12: interlock."""

from collections.abc import Iterator

from duelproof.port.abilities import Ability
from duelproof.port.selections import Cond, Filter, Select
from reference.dimension_zero.s5_keywords import interlock, written_out
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("5.12.2")
def part_of_a_name_is_enough() -> Iterator[None]:
    """Misreads 5.12.2: where one card is named, any whose name ends alike will do."""
    right = written_out.WORDS["interlock"]

    def in_graveyard(name: str) -> Cond:
        wanted = Filter(name_contains=name.split()[-1], zones=("graveyard",), owner="you")
        return Cond(op="exists", what=Select(which="all", filter=wanted))

    def interlocks(said: Ability) -> Ability:
        if interlock.BETWEEN in (said.name or ""):
            return right(said)
        with replaced(interlock, "_in_graveyard", in_graveyard):
            return right(said)

    with replaced(written_out.WORDS, "interlock", interlocks):
        yield
