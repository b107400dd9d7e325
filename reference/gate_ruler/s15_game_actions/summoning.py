"""15-17, 15-18: normal summons and their cap, special summons."""

from duelproof.port import Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import ROWS
from reference.gate_ruler.sa_rulers.rulers import EACH_RULER
from reference.gate_ruler.state import GateGame, Way
from reference.kernel.abilities import effects
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card


@rule("15-17a-2", also=("10-4d-1b", "15-17a-2a", "4-3a-1", *EACH_RULER))
def may_summon(game: GateGame, seat: Seat) -> bool:
    """A player who has summoned as often as the summon cap allows cannot normal summon."""
    cap = game.caps[seat]
    return cap is None or game.summons[seat] < cap


@rule("15-17a-2b", also=("15-17a-3",))
def counts_for_the_cap(game: GateGame, card: Card, way: Way) -> bool:
    """A normal summon counts for the summon cap, unless it is said not to."""
    if "unit" not in card.printed.type or not way.counted:
        return False
    return not effects.permitted(game, "summon_uncounted", card)


@rule("15-17b")
def note_normal_summon(game: GateGame, card: Card) -> None:
    """A unit that was played and has resolved is a normal summoned unit."""
    game.normal_summoned.add((card.ref, card.life))


@rule("15-17b", also=("16-13c", "16-14e"))
def was_summoned(game: GateGame, card: Card, how: str) -> bool:
    """Tell whether a unit entered play by a normal summon, a Genesis or an Abyssal Summoning."""
    if how == "normal":
        return (card.ref, card.life) in game.normal_summoned
    return game.special_summons.get((card.ref, card.life)) == how


@rule("15-18c", also=("15-18a", "15-23b", "16-18c"))
def is_special_summon(origin: str, to: str, unresolved: bool) -> bool:
    """A special summon is to come to an attack or defense zone, neither from such a zone nor by resolving.

    Args:
        unresolved: whether it was moved away from the gate before it has resolved there.
    """
    return to in ROWS and origin not in ROWS and (origin != "gate" or unresolved)


@rule("15-18c", also=("15-18a", "15-23b"))
def tell_special_summon(game: GateGame, card: Card) -> None:
    """What waits for a special summon hears of one, and of who controls the unit."""
    happen(game, "summoned", card=card, player=card.controller, name="special")
