"""2.24: the squares, and the names of their groups as each player sees them."""

from duelproof.port import Place, Seat
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card, place
from reference.kernel.context import Context

FILES = "abc"
BATTLE_SPACE = tuple(f"{file}{rank}" for rank in "234" for file in FILES)
BASE_SPACE: dict[Seat, tuple[str, ...]] = {
    "alice": tuple(f"{file}1" for file in FILES),
    "bob": tuple(f"{file}5" for file in FILES),
}
OWN_RANK: dict[Seat, str] = {"alice": "2", "bob": "4"}
PLACES: dict[str, Place] = {slot: place("square", None, slot) for slot in BATTLE_SPACE}
SPOTS: dict[str, Place] = PLACES | {
    slot: place("base", seat, slot) for seat, slots in BASE_SPACE.items() for slot in slots
}
LINES = ("left", "centre", "right")
embodies({"2.24.2": BASE_SPACE, "2.24.3": BATTLE_SPACE})

ADJACENT = {
    "a2": ("a3", "b2"),
    "b2": ("b3", "a2", "c2"),
    "c2": ("c3", "b2"),
    "a3": ("a4", "a2", "b3"),
    "b3": ("b4", "b2", "a3", "c3"),
    "c3": ("c4", "c2", "b3"),
    "a4": ("a3", "b4"),
    "b4": ("b3", "a4", "c4"),
    "c4": ("c3", "b4"),
}
"""The squares of the battle space above, below, left and right of each."""


@rule("2.24.7", also=("2.24.7-1",))
def area(seat: Seat, slot: str) -> str:
    """Name the area of a square as a player sees it: ``own``, ``centre`` or ``enemy``; bases are in none."""
    if slot[1] == "3":
        return "centre"
    if slot not in PLACES:
        return ""
    return "own" if slot[1] == OWN_RANK[seat] else "enemy"


@rule("2.24.5", also=("2.24.5-1",))
def line(seat: Seat, slot: str) -> str:
    """Name the line of a square as a player sees it: ``left``, ``centre`` or ``right``."""
    across = FILES.index(slot[0])
    return LINES[across if seat == "alice" else 2 - across]


PLAYABLE: dict[Seat, tuple[str, ...]] = {
    "alice": ("a2", "b2", "c2", "a3", "b3", "c3"),
    "bob": ("a3", "b3", "c3", "a4", "b4", "c4"),
}
"""The squares to which a player's units are played: those of the own area and of the centre area."""
embodies({"2.20.1-2": PLAYABLE})
IN_REACH: dict[Seat, tuple[str, ...]] = {
    "alice": ("a3", "b3", "c3", "a4", "b4", "c4"),
    "bob": ("a3", "b3", "c3", "a2", "b2", "c2"),
}
"""The squares from which units smash: the centre area and the enemy area (3.9.1)."""


@rule("2.24.4", also=("2.24.5", "2.24.6", "2.23.8-2"))
def stands(seat: Seat, relation: str, slot: str, here: str) -> bool:
    """Tell whether a square stands in a relation to another, or lies in one of a player's lines or areas."""
    if relation == "same_line":
        return slot[0] == here[0]
    if relation == "same_area":
        return slot[1] == here[1] and slot in PLACES
    if relation == "same_square":
        return slot == here
    if relation == "adjacent":
        return abs(ord(slot[0]) - ord(here[0])) + abs(int(slot[1]) - int(here[1])) == 1
    if relation in ("in_front", "behind"):
        forward = (relation == "in_front") == (seat == "alice")
        return slot[0] == here[0] and int(slot[1]) == int(here[1]) + (1 if forward else -1)
    return relation in (f"{line(seat, slot)}_line", f"{area(seat, slot)}_area")


@rule("2.24.7-2")
def seen_from(ctx: Context) -> Seat:
    """Find the player from whose side the lines and areas of a text are seen: its controller."""
    return ctx.controller


@rule("2.24.7-2", also=("4.2.6",))
def related(game: Duel, card: Card, relation: str, ctx: Context) -> bool:
    """Tell whether a card stands in a relation to the source of an ability, as its controller sees it.

    If the source has left the squares, where it was last counts (4.2.6).
    """
    slot = str(card.place.slot)
    if relation.endswith(AS_TARGET):
        return _beside_target(ctx, relation.removesuffix(AS_TARGET), slot)
    return stands(seen_from(ctx), relation, slot, square_of_source(game, ctx) or slot)


@rule("2.23.1-3", also=("4.2.6", "4.8.4-2", "4.9.2-6"))
def source_of(ctx: Context) -> Card:
    """Get the card that an ability is of: as it was on the squares, if it has become a new one since."""
    source = ctx.source
    assert source is not None
    return source if ctx.as_chosen is None else ctx.as_chosen.get(source.ref, source)


@rule("2.24.7-2", also=("4.2.6", "4.8.4-2", "4.9.2-6"))
def square_of_source(game: Duel, ctx: Context) -> str | None:
    """Find the square of an ability's source, or the one where it was last, if it was on any."""
    source = source_of(ctx)
    here = source.place
    return here.slot or game.last_place.get(source.ref, here).slot


AS_TARGET = "_as_target"
"""How the words end for a card that stands in a relation to the first target, not to the source."""


@rule("2.24.7-2")
def _beside_target(ctx: Context, relation: str, slot: str) -> bool:
    """Tell whether a square stands in a relation to the first target's, while that is a proper target."""
    return any(
        isinstance(thing, Card) and stands(seen_from(ctx), relation, slot, str(thing.place.slot))
        for thing, _ in ctx.targets.get("target", ())
    )
