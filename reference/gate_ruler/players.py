"""Section 4: players."""

from duelproof.port import Seat
from reference.gate_ruler.state import GateGame, rule


@rule("4-3a")
def summon_numbers(game: GateGame, seat: Seat) -> dict[str, int | None]:
    """A player has a number of summons and a summon cap, which may be unlimited."""
    return {"summons": game.summons[seat], "summon_cap": game.caps[seat]}
