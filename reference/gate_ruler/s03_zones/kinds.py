"""3-2 to 3-19: the zones, what lies in them, and what words mean by where a card lies."""

from operator import attrgetter

from duelproof.port import SEATS, Seat
from duelproof.port.selections import Filter
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.sa_rulers.rulers import EACH_RULER, RulerRules
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import now, select
from reference.kernel.book import Illegal, ZoneKind
from reference.kernel.card import Card
from reference.kernel.course import setting, sight, view

ZONES = {
    "deck": ZoneKind("deck", seen_by="none", ordered=True),
    "hand": ZoneKind("hand", seen_by="owner"),
    "ruler": ZoneKind("ruler", poses=True, in_play=True),
    "attack": ZoneKind("attack", slots=True, poses=True, in_play=True),
    "defense": ZoneKind("defense", slots=True, poses=True, in_play=True),
    "set": ZoneKind("set", seen_by="owner", slots=True, in_play=True),
    "field": ZoneKind("field", in_play=True),
    "drive": ZoneKind("drive", seen_by="owner"),
    "damage": ZoneKind("damage"),
    "charge": ZoneKind("charge", linked=True),
    "graveyard": ZoneKind("graveyard"),
    "resource": ZoneKind("resource", poses=True),
    "removal": ZoneKind("removal"),
    "counter": ZoneKind("counter", in_position=False),
    "outside": ZoneKind("outside", in_position=False),  # resource cards prepared beside the deck, until setup
    "gate": ZoneKind("gate", shared=True, ordered=True, in_position=False),
}
"""What lies in each zone openly or not, ready or exhausted, in order or in slots."""
IN_PLAY = frozenset(name for name, kind in ZONES.items() if kind.in_play)
NOT_IN_PLAY = frozenset(name for name, kind in ZONES.items() if not kind.in_play)
ROWS = frozenset(("attack", "defense"))
HOLDS = {"ruler": "ruler", "attack": "unit", "defense": "unit", "field": "field"}
"""3-7c to 3-11c: the zones that hold cards of one type only."""
HIDDEN = frozenset(name for name, kind in ZONES.items() if kind.seen_by != "all")


embodies(
    {
        "3-2b": sight.seen_by,
        "3-2b-1": view._card_view,
        "3-2b-2": view._card_view,
        "3-2b-3": view._cards_view,
        "3-2d": select.is_itself,
        "3-3b-3": sight.seen_by,
        "3-4a": setting._lay,
        "3-4b": ZONES["deck"],
        "3-5b": ZONES["hand"],
        "3-6b": IN_PLAY,
        "3-6f-1": setting.make_card,
        "3-7a": ZONES["ruler"],
        "3-8b": ZONES["attack"],
        "3-9b": ZONES["defense"],
        "3-10b": ZONES["set"],
        "3-10e": select._meant,
        "3-11b": ZONES["field"],
        "3-12c": ZONES["drive"],
        "3-13b": ZONES["damage"],
        "3-14b": ZONES["charge"],
        "3-15b": ZONES["graveyard"],
        "3-16b": ZONES["resource"],
        "3-17b": ZONES["removal"],
        "3-18b": ZONES["gate"],
        "3-19b": ZONES["counter"],
    }
)


@rule("3-2f", also=("3-7a-1", "3-8a-1", "3-9a-1", "3-10a-1", "3-11a-1", *EACH_RULER, "3-2a"))
def make_zones(game: GateGame, seat: Seat, rules: RulerRules) -> None:
    """A ruler says how many zones of some kinds its player has, and whether he has a hand."""
    counts = {"attack": rules.attacks, "defense": rules.defenses, "set": rules.sets}
    for kind in ZONES.values():
        if kind.slots:
            for number in range(counts[kind.name]):
                game.add_zone(kind.name, seat, str(number + 1))
        elif not kind.shared and (kind.name != "hand" or rules.hand):
            game.add_zone(kind.name, seat)
    for zone, slots in (
        ("attack", game.attack_slots),
        ("defense", game.defense_slots),
        ("set", game.set_slots),
    ):
        slots[seat] = [spot for spot in game.zones if (spot.zone, spot.seat) == (zone, seat)]
    front = (*game.attack_slots[seat], *game.defense_slots[seat])
    game.fronts[seat] = [(spot, game.zones[spot]) for spot in front]
    game.sets[seat] = [game.zones[spot] for spot in game.set_slots[seat]]
    game.decks[seat] = game.zone("deck", seat)
    game.damages[seat] = game.zone("damage", seat)
    game.charges[seat] = game.zone("charge", seat)


@rule("3-7c", also=("3-8c", "3-9c", "3-11c", "3-16a"))
def check_places(game: GateGame) -> None:
    """Every card of a position lies in a zone that takes it."""
    for spot, cards in game.zones.items():
        for card in cards:
            wanted = _HOLDS_IN_POSITIONS.get(spot.zone)
            if wanted is not None and wanted not in card.printed.type:
                reason = f"{card.spec.name!r} ({card.ref}) is no {wanted} and cannot lie in {spot}"
                raise Illegal("illegal-position", reason)


_HOLDS_IN_POSITIONS = {"attack": "unit", "defense": "unit", "field": "field", "resource": "resource"}
"""What a position may have in these zones; what is in a ruler zone, 5-2b says."""


@rule("3-3a")
def has_pose(card: Card) -> bool:
    """Cards are ready or exhausted in zones that say so."""
    return ZONES[card.place.zone].poses


_WITH_DAMAGE = ROWS | {"field"}
"""The zones where a unit can have damage."""


@rule("3-6g", also=("12-4a", "13-8a"))
def can_have_damage(game: GateGame, card: Card) -> bool:
    """A unit that lies openly in play has damage, also in a field zone, as a field that is a unit too."""
    return card.place.zone in _WITH_DAMAGE and "unit" in now.words(game, card, "type")


@rule("3-6g", also=("6-5c-1", "12-4a"))
def with_damage(game: GateGame) -> list[Card]:
    """List the units that lie openly in play, each player's in turn."""
    lying = [card for seat in SEATS for card in (*game.units(seat), *game.zone("field", seat))]
    return [card for card in lying if can_have_damage(game, card)]


@rule("3-7a-2", also=("3-6c", "14-2a-2", "15-4b"))
def means(card: Card, wanted: Filter) -> bool:
    """Words mean what is openly there, unless they say more.

    They mean a ruler only where they name rulers or their zone, and a face-down set card only where they name
    its zone or no property that stands on its front.
    """
    if card.face == "down":
        return bool(wanted.zones) or not asks_for_a_property(wanted)
    if card.place.zone != "ruler":
        return True
    return wanted.type is not None or bool(wanted.any_of) or "ruler" in wanted.zones


@rule("3-7a-2")
def is_unnamed_ruler(card: Card | None, wanted: Filter | None) -> bool:
    """Tell whether something happens to a ruler while words speak of cards to which it happens."""
    if card is None or wanted is None or card.place.zone != "ruler":
        return False
    return not means(card, wanted)


def asks_for_a_property(wanted: Filter) -> bool:
    """Tell whether a filter asks for more than where a card lies, whose it is and in which state."""
    return _properties(wanted) != _properties(_ANYTHING)


_PLACING = frozenset(("zones", "places", "owner", "controller", "other", "turned", "face"))
_properties = attrgetter(*(name for name in Filter.__struct_fields__ if name not in _PLACING))
_ANYTHING = Filter()


@rule("3-10d")
def reveal_to_all(game: GateGame, card: Card) -> None:
    """A hidden card is revealed to all players, as a set one is before it moves."""
    game.log.add("revealed", cards=(card.ref,), to=SEATS)
