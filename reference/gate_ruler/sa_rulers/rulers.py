"""Appendix A: the eight rulers. A ruler card's name says which of them it is.

What is printed in figures (life, ATK, STK) and written as an ability stands in the card's own data; what a
ruler says of decks, zones, preparation, the start of the turn and costs stands in this table.
"""

from dataclasses import dataclass, replace

from reference.gate_ruler.editions import embodies


@dataclass(frozen=True, slots=True)
class DeckRules:
    """How a ruler's deck is built; None means unlimited (5-2c-1a to 5-2c-1f)."""

    factions: int | None
    copies: int
    legendary: int
    level: int | None
    counters: int = 16
    size: int = 50
    per_faction: int | None = None
    collector: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RulerRules:
    """One ruler of Appendix A.

    ``free`` says that a card's level is not paid for. ``resources`` are prepared beside the deck and put into
    the resource zone at setup; ``ready`` of them and ``draw`` or ``drive`` happen at the start of each turn.
    """

    rule: str
    deck: DeckRules
    sets: int = 3
    attacks: int = 2
    defenses: int = 1
    hand: bool = False
    resources: int = 0
    setup_draw: int = 0
    ready: int = 0
    draw: int = 0
    drive: int = 0
    cap: int | None = None
    free: bool = True


_PRINTED = ("MD", "2020")
_KNIGHT = RulerRules(
    "GR-A-K-11",
    DeckRules(2, 4, 2, None),
    hand=True,
    resources=3,
    setup_draw=2,
    ready=2,
    draw=2,
    cap=2,
    free=False,
)
RULERS: dict[str, RulerRules] = {
    "Apprentice": RulerRules("GR-A-A-1", DeckRules(2, 4, 2, 50), drive=2),
    "Berserker": RulerRules("GR-A-B-2", DeckRules(2, 4, 3, 80), sets=1, drive=1),
    "Highlander": RulerRules("GR-A-H-8", DeckRules(3, 1, 2, 50), drive=2),
    "Knight": _KNIGHT,
    "Legion": replace(_KNIGHT, rule="GR-A-L-12", deck=DeckRules(3, 1, 2, None)),
    "Wizard": replace(_KNIGHT, rule="GR-A-W-23"),
    "World Master Alpha 2020": RulerRules(
        "GR-A-WMA-2020", DeckRules(None, 4, 0, 40, per_faction=12, collector=_PRINTED), drive=2
    ),
    "World Master Beta 2020": replace(
        _KNIGHT, rule="GR-A-WMB-2020", deck=DeckRules(None, 4, 0, None, per_faction=12, collector=_PRINTED)
    ),
}
"""Apprentice to World Master Beta: the table of Appendix A by ruler card name."""

embodies(
    {
        "A-A-1": RULERS["Apprentice"],
        "A-B-2": RULERS["Berserker"],
        "A-H-8": RULERS["Highlander"],
        "A-K-11": RULERS["Knight"],
        "A-L-12": RULERS["Legion"],
        "A-W-23": RULERS["Wizard"],
        "A-WMA-2020": RULERS["World Master Alpha 2020"],
        "A-WMB-2020": RULERS["World Master Beta 2020"],
    }
)


EACH_RULER = ("A-A-1", "A-B-2", "A-H-8", "A-K-11", "A-L-12", "A-W-23", "A-WMA-2020", "A-WMB-2020")
"""The ids of all eight, for the marks of functions that do what the table and the cards say."""
WITH_RESOURCES = ("A-K-11", "A-L-12", "A-W-23", "A-WMB-2020")
"""The ids of those that bring resource cards."""
