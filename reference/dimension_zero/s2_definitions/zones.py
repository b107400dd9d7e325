"""2.23: the zones there are."""

from duelproof.port import SEATS
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s2_definitions.squares import BASE_SPACE, PLACES
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select
from reference.kernel.book import Book, ZoneKind
from reference.kernel.card import place
from reference.kernel.course import view


class _Zones(dict[str, ZoneKind]):
    """The kinds of zone by name. The plan zone is the top of a deck, and of no other kind."""

    def __missing__(self, zone: str) -> ZoneKind:
        return self[PARTS[zone]]


ZONES = _Zones(
    (kind.name, kind)
    for kind in (
        ZoneKind("deck", seen_by="none", ordered=True),
        ZoneKind("hand", seen_by="owner"),
        ZoneKind("graveyard", ordered=True),
        ZoneKind("energy", poses=True),
        ZoneKind("smash", seen_by="none", poses=True),
        ZoneKind("removed", ordered=True, turns_down=True),
        ZoneKind("outside", seen_by="owner"),
        ZoneKind("base", slots=True, poses=True, in_play=True, turns_down=True),
        ZoneKind("square", shared=True, slots=True, poses=True, in_play=True, turns_down=True),
        ZoneKind("stack", shared=True, ordered=True, in_position=False),
    )
)

embodies(
    {"2.23.3-1": Book.lies_in, "2.22.0": ZONES, "2.23.2-3": view._zone_view, "2.23.8-3": select.zones_of}
)

PARTS = {"plan": "deck"}
"""The zone that is part of another: a card that lies face up on top of the deck is in both (2.23.3-1)."""
PRIVATE = {name: kind for name, kind in ZONES.items() if not (kind.shared or kind.slots)}
"""The kinds of zone of which each player has one."""
STACK = place("stack")
GRAVEYARD = place("graveyard")
"""Of whoever owns a card that is put there: no card comes to a graveyard of another player (2.23.1-1)."""
FIELD = frozenset(("square", "base"))
FACE_DOWN = frozenset(("deck", "hand", "smash", "outside"))


@rule("2.23.1", also=("2.23.8-1",))
def make_zones(game: Duel) -> None:
    """Make the empty zones, and have their lists at hand."""
    game.squares = {slot: [] for slot in PLACES}
    game.bases = {seat: {slot: [] for slot in BASE_SPACE[seat]} for seat in SEATS}
    game.zones = {
        **{PLACES[slot]: cards for slot, cards in game.squares.items()},
        STACK: [],
        **{place(zone, seat): [] for seat in SEATS for zone in PRIVATE},
        **{place("base", seat, slot): cards for seat in SEATS for slot, cards in game.bases[seat].items()},
    }
    game.decks = {seat: game.zone("deck", seat) for seat in SEATS}
    game.hands = {seat: game.zone("hand", seat) for seat in SEATS}
    game.energy = {seat: game.zone("energy", seat) for seat in SEATS}
    game.smash = {seat: game.zone("smash", seat) for seat in SEATS}
