"""206: power."""

from reference.duel_masters import index
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s1_basics.numbers import INFINITE, changes, scaled, with_infinity
from reference.duel_masters.vocabulary import FixPower
from reference.kernel.abilities import effects, now, select
from reference.kernel.card import Card
from reference.kernel.game import Game

embodies({"206.2a": select.works})


@index.or_printed_power
@rule("206.1", also=("206.2a", "206.3", "206.4", "108.1c"))
def power(game: Game, card: Card, more: int = 0) -> int:
    """A power is what is printed, changed by what is in force and then multiplied, unless it is fixed.

    It may be below 0. ``more`` is added to it for the moment, as by a power attacker.
    """
    fixed: list[int] = [instr.to for instr, _ in effects.upon(game, card, FixPower, "")]
    if fixed:
        return fixed[-1]
    value = (now.number(game, card, "power") or 0) + more
    value = with_infinity(value, [more, *changes(game, card, "power")])
    return value if abs(value) >= INFINITE else scaled(game, card, "power", value)
