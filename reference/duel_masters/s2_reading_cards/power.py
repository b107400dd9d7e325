"""206: power."""

from reference.duel_masters import index
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s1_basics.numbers import INFINITE, changes, scaled, with_infinity
from reference.duel_masters.s5_turn.taking_part import has_role
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import FixPower
from reference.kernel.abilities import effects, now, select
from reference.kernel.card import Card
from reference.kernel.game import Game

embodies({"206.2a": select.works})


@index.or_printed_power
@rule("206.1", also=("206.2a", "206.3", "206.4", "108.1c"))
def power(game: Game, card: Card) -> int:
    """A power is what is printed, changed by what is in force and then multiplied, unless it is fixed.

    It may be below 0.
    """
    fixed: list[int] = [instr.to for instr, _ in effects.upon(game, card, FixPower, "")]
    if fixed:
        return fixed[-1]
    more = _more_as_attacker(game, card)
    value = (now.number(game, card, "power") or 0) + more
    value = with_infinity(value, [more, *changes(game, card, "power")])
    return value if abs(value) >= INFINITE else scaled(game, card, "power", value)


@rule("206.1", also=("301.3b", "110.4a", "110.7"), edition="s-max")
@rule("206.1", also=("301.4b",), edition="1.13")
def _more_as_attacker(game: Game, card: Card) -> int:
    """While it attacks a creature has as much more power as all its power attackers say."""
    if not isinstance(game, DMGame) or not has_role(game, card, "attacking"):
        return 0
    return sum(each.n or 0 for each in now.keywords(game, card, "power-attacker"))
