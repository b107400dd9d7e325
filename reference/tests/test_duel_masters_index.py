"""What the index of Duel Masters takes cards and effects for, one quick look at a time."""

from collections.abc import Sequence
from math import inf
from typing import Any

import msgspec
import pytest

import reference.duel_masters.index as dm
from duelproof.port import CardIn, CardSpec, Face, Position, SeatPosition, Seeded, Traits
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability
from duelproof.port.selections import Calc, Filter, Select
from reference.duel_masters.s1_basics.costs import mana_cost
from reference.duel_masters.s6_using_cards.ways import CHANGES
from reference.duel_masters.state import DMGame, DMIndex
from reference.duel_masters.vocabulary import Scale
from reference.kernel.abilities.index import most_taken
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.tests.dm_game import with_ability
from reference.tests.dm_table import creature, laid_game

IT = Select(which="self")
MINE = Select(which="all", filter=Filter(owner="you", zones=("mana",)))
COUNTED = Calc(op="count", what=MINE)
LESS = Calc(op="minus", args=(1, 2))
TIMES_COUNTED = Calc(op="times", args=(1000, COUNTED))
LESS_COUNTED = Calc(op="times", args=(COUNTED, -1000))


def face(*types: str, **traits: Any) -> Face:
    """Return one face or half of a card."""
    return Face(traits=Traits(type=list(types), name="One", **traits), abilities=[])


def of(*faces: Face, halves: bool = False) -> CardSpec:
    """Return a card of these faces."""
    return CardSpec(name="One", game="duel-masters", faces=list(faces), halves=halves)


def marks(*faces: Face, halves: bool = False) -> frozenset[str]:
    """Return what is noted of a card of these faces."""
    return dm._marks(game(), of(*faces, halves=halves))


def game(*mana: CardSpec, battle: Sequence[CardSpec] = ()) -> DMGame:
    """Open a table with these cards in Alice's mana zone and battle zone."""
    specs = {spec.name: spec for spec in (PLAIN, *mana, *battle)}
    zones = {
        "deck": [CardIn(ref="deck", name="Plain")],
        "mana": [CardIn(ref=f"mana{n}", name=spec.name) for n, spec in enumerate(mana)],
        "battle": [CardIn(ref=f"battle{n}", name=spec.name) for n, spec in enumerate(battle)],
    }
    return laid_game(
        Position(
            game="duel-masters",
            revision="s-max",
            door="main",
            turn=3,
            chance=Seeded(1),
            cards=specs,
            seats={
                "alice": SeatPosition(zones=zones),
                "bob": SeatPosition(zones={"deck": [CardIn(ref="last", name="Plain")]}),
            },
        )
    )


PLAIN = creature("Plain", 2, 2000, ("fire",))
STRONG, FEEBLE, ODD = face("creature", power=1), face("creature", power=0), face("creature", power=None)
SPELL, DUEL_FIELD, PLUS = face("spell"), face("field", supertype="D2"), face("rule plus")
RICH, CORE = face("creature", power=1, mana=0), face("core")


@pytest.mark.parametrize(
    ("faces", "weak"),
    [
        ((STRONG,), False),
        ((FEEBLE,), True),
        ((ODD,), True),
        ((SPELL,), False),
        ((STRONG, FEEBLE), True),
        ((SPELL, STRONG), False),
    ],
)
def test_a_card_is_weak_where_a_creature_has_no_power_above_0(faces: tuple[Face, ...], weak: bool) -> None:
    assert (dm.WEAK in marks(*faces)) is weak


@pytest.mark.parametrize(
    ("faces", "halves", "unfit"),
    [
        ((STRONG,), False, False),
        ((SPELL,), False, True),
        ((STRONG, SPELL), False, True),
        ((STRONG, SPELL), True, False),
        ((SPELL, STRONG), True, False),
        ((SPELL, SPELL), True, True),
        ((DUEL_FIELD,), False, False),
    ],
)
def test_a_card_is_unfit_that_cannot_lie_by_itself(
    faces: tuple[Face, ...], halves: bool, unfit: bool
) -> None:
    assert (dm.UNFIT in marks(*faces, halves=halves)) is unfit


@pytest.mark.parametrize(
    ("faces", "home"),
    [
        ((STRONG,), False),
        ((face("creature", supertype="psychic"),), True),
        ((face("weapon", supertype="dragheart"),), True),
        ((face("creature", supertype="GR"),), True),
        ((PLUS,), True),
        ((STRONG, face("creature", supertype="psychic")), True),
    ],
)
def test_a_card_is_kept_beside_the_deck_by_any_of_its_faces(faces: tuple[Face, ...], home: bool) -> None:
    assert (dm.HOME in marks(*faces)) is home


@pytest.mark.parametrize(
    ("faces", "otherwise"),
    [((STRONG,), False), ((RICH,), True), ((CORE,), True), ((STRONG, RICH), True), ((RICH, STRONG), True)],
)
def test_a_card_gives_another_amount_of_mana_by_any_of_its_faces(
    faces: tuple[Face, ...], otherwise: bool
) -> None:
    assert (dm.MANY in marks(*faces)) is otherwise


@pytest.mark.parametrize(
    ("supertype", "zone", "astray"),
    [
        ("GR", "gr", False),
        ("GR", "hyper", True),
        ("GR", "hand", True),
        ("GR", "battle", False),
        ("GR", "nowhere", False),
        ("psychic", "hyper", False),
        ("psychic", "gr", True),
        ("psychic", "graveyard", True),
    ],
)
def test_what_is_kept_beside_the_deck_is_astray_elsewhere(supertype: str, zone: str, astray: bool) -> None:
    card = Card("it", of(face("creature", supertype=supertype)), "alice", "alice", place(zone, "alice"))
    assert dm._is_astray(card) is astray
    card.over = Card("top", of(STRONG), "alice", "alice", place("battle", "alice"))
    assert not dm._is_astray(card)


@pytest.mark.parametrize(
    ("instr", "value", "most"),
    [
        (a.Modify(what=IT, trait="power", by=-3), None, 3),
        (a.Modify(what=IT, trait="power", by=0), None, 0),
        (a.Modify(what=IT, trait="power", by=3), None, 0),
        (a.Modify(what=IT, trait="power", by=COUNTED), None, 0),
        (a.Modify(what=IT, trait="power", by=TIMES_COUNTED), None, 0),
        (a.Modify(what=IT, trait="power", by=LESS_COUNTED), None, inf),
        (a.Modify(what=IT, trait="power", by=LESS), None, inf),
        (a.Modify(what=IT, trait="power", by=COUNTED), -2, 2),
        (a.Modify(what=IT, trait="power", by=LESS), 1, 0),
        (a.SetTrait(what=IT, trait="power", to=5000), None, inf),
    ],
)
def test_so_much_of_a_power_may_be_taken_and_all_of_it_by_what_does_more_than_add(
    instr: a.Instr, value: int | None, most: float
) -> None:
    force = Force((0, 0), instr, Context(controller="alice"), frozenset(), value=value)
    assert most_taken(force) == most


@pytest.mark.parametrize(
    ("taken", "doubtful"), [(0, False), (1999, False), (2000, True), (2001, True), (inf, True)]
)
def test_a_creature_may_lose_all_its_power_to_what_takes_as_much(taken: float, doubtful: bool) -> None:
    card = game(PLAIN).cards["mana0"]
    elsewhere = (frozenset({"hand", "mana1"}), inf)
    assert dm._may_lose_all(card, [(frozenset({"mana"}), taken), elsewhere]) is doubtful
    assert dm._may_lose_all(card, [(frozenset({"mana0"}), taken / 2)] * 2) is doubtful


def test_what_has_no_power_may_lose_it_to_anything_that_takes_some() -> None:
    card = Card("it", of(SPELL), "alice", "alice", place("battle", "alice"))
    assert dm._may_lose_all(card, [(frozenset({"battle"}), 1)])
    assert not dm._may_lose_all(card, [(frozenset({"battle"}), 0)])


def rich(name: str) -> CardSpec:
    """Return a creature that gives two mana."""
    spec = creature(name, 2, 2000, ("fire",))
    spec.faces[0].traits = msgspec.structs.replace(spec.faces[0].traits, mana=2)
    return spec


ENRICHING = with_ability(
    creature("Enriching", 2, 2000, ("fire",)),
    Ability(id="more", kind="static", effect=(a.Modify(what=MINE, trait="mana", by=1),)),
)


@pytest.mark.parametrize(
    ("mana", "battle", "certain"),
    [
        ((PLAIN, PLAIN), (), True),
        ((PLAIN, rich("Rich")), (), False),
        ((rich("Rich"), PLAIN), (), False),
        ((PLAIN, PLAIN), (ENRICHING,), False),
        ((PLAIN,), (rich("Rich"),), True),
    ],
)
def test_each_card_certainly_gives_one_mana_unless_one_says_otherwise(
    mana: tuple[CardSpec, ...], battle: tuple[CardSpec, ...], certain: bool
) -> None:
    table = game(*mana, battle=battle)
    assert table.own_index is not None
    assert dm._each_gives_one(table, table.own_index, table.mana("alice")) is certain


def test_what_raises_the_mana_of_one_zone_leaves_cards_elsewhere_as_they_are() -> None:
    table = game(PLAIN, battle=(ENRICHING,))
    assert table.own_index is not None
    assert dm._each_gives_one(table, table.own_index, table.battle("alice"))
    assert not dm._each_gives_one(table, table.own_index, [*table.battle("alice"), *table.mana("alice")])


def is_calm(table: DMGame) -> bool:
    """Tell whether nothing can be due, where no creature is weak and only spells cannot stay."""
    assert table.own_index is not None
    return dm.is_calm(
        table, table.own_index, lambda seen: [], lambda seen, card: "spell" in card.printed.type
    )


def test_nothing_is_looked_for_twice_at_one_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table, looks = game(PLAIN), []

    def looked(seen: DMGame, index: DMIndex) -> bool:
        looks.append(seen.clock)
        return True

    monkeypatch.setattr(dm, "_is_calm_but_for_these", looked)
    for _ in range(2):
        table.tick()
        for _ in range(2):
            assert is_calm(table)
    assert len(looks) == len(set(looks)) == 2


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize(("zone", "lies"), [("battle", SPELL), ("gr", SPELL)])
def test_no_table_is_calm_with_a_card_where_it_cannot_stay(zone: str, lies: Face, place: int) -> None:
    table = game(PLAIN)
    assert table.own_index is not None
    assert is_calm(table)
    stray = Card("stray", of(lies), "bob", "bob", table.cards["deck"].place)
    table.own_index.unfit = frozenset({"One"})
    there = getattr(table.own_index, zone)[1]
    there[:] = [table.cards["last"], stray] if place else [stray, table.cards["last"]]
    table.tick()
    assert not is_calm(table)


def test_no_table_is_calm_to_which_a_d2_field_has_come() -> None:
    table = game(PLAIN)
    assert is_calm(table)
    table.fields.append(table.cards["last"])
    assert not is_calm(table)


def test_whether_a_card_can_stay_is_asked_each_time_of_those_that_may_not() -> None:
    table = game(PLAIN)
    assert table.own_index is not None
    card = Card("stray", of(STRONG), "bob", "bob", table.cards["deck"].place)
    table.own_index.unfit = frozenset({"One"})
    table.own_index.battle[1].append(card)
    table.tick()
    assert is_calm(table)
    card.printed = SPELL.traits
    assert not is_calm(table)


def costly(cost: int, keyword: str | None = None) -> CardSpec:
    """Return a creature of a cost, with a keyword."""
    spec = creature("Costly", cost, 2000, ("fire",))
    return with_ability(spec, Ability(id="it", kind="static", keyword=keyword)) if keyword else spec


@pytest.mark.parametrize(("keyword", "king"), [("king-cell", True), ("blocker", False)])
def test_king_cells_are_known_by_their_keyword(keyword: str, king: bool) -> None:
    assert (dm.KING in dm._marks(game(), costly(3, keyword))) is king


@pytest.mark.parametrize(
    ("card", "mana", "battle", "looked_for"),
    [
        (costly(2), (PLAIN, PLAIN), (), True),
        (costly(3), (PLAIN, PLAIN), (), False),
        (costly(3), (PLAIN, rich("Rich")), (), True),
        (costly(3), (PLAIN, PLAIN), (ENRICHING,), True),
        *(
            (costly(3, word), (PLAIN, PLAIN), (), True)
            for word in ("cheaper", "instead", "o-drive", "g-zero")
        ),
    ],
)
def test_ways_to_use_a_card_are_looked_for_unless_it_is_certainly_too_dear(
    card: CardSpec, mana: tuple[CardSpec, ...], battle: tuple[CardSpec, ...], looked_for: bool
) -> None:
    table = game(*mana, battle=(card, *battle))
    looked = dm.unless_too_dear(mana_cost, *CHANGES, "g-zero")(lambda seen, asked, ready: [asked])
    found = looked(table, table.cards["battle0"], table.mana("alice"))
    assert found == ([table.cards["battle0"]] if looked_for else [])


def test_the_reach_of_what_changes_powers_is_found_once_for_all_kinds() -> None:
    scaled = Ability(id="scaled", kind="static", effect=(Scale(what=IT, trait="power", times=2),))
    more = Ability(id="more", kind="static", effect=(a.Modify(what=IT, trait="power", by=1000),))
    one, other = creature("A", 2, 2000, ("fire",)), creature("B", 2, 2000, ("fire",))
    table = game(battle=(with_ability(one, scaled), with_ability(other, more)))
    reach = dm._reach_of_power(table)
    assert {"battle0", "battle1"} <= reach
    assert dm._reach_of_power(table) is reach
