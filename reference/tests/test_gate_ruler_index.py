"""What the index of Gate Ruler notes of the cards of a game, and when it looks thoroughly after all."""

from collections.abc import Callable, Collection
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from duelproof.port import CardIn, CardSpec, Place, Seat
from duelproof.port.abilities import Ability, SetTrait
from duelproof.port.reading import convert
from duelproof.port.selections import Select
from reference.gate_ruler import index
from reference.gate_ruler.s12_rules_effects import is_defeated, is_dying
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.tests import gate_ruler_tables as tables
from reference.tests.test_gate_ruler_refusals import Zones, at_the_main_phase, opened, unit

Effect = list[dict[str, Any]]
SELF = {"which": "self"}
DRAW: Effect = [{"do": "draw"}]
EMBER = Place("attack", "alice", "1")


def card(*abilities: dict[str, Any], kind: str = "unit", **traits: Any) -> CardSpec:
    """Return a card named Special with abilities in the words of a card file."""
    made = tables.spec("Special", kind, **({"cost": 0, "power": 1, "hp": 2, "strike": 1} | traits))
    said = [convert({"id": f"ability-{n}"} | each, Ability) for n, each in enumerate(abilities)]
    face = msgspec.structs.replace(made.faces[0], abilities=said)
    return msgspec.structs.replace(made, faces=[face])


def game(special: CardSpec | None = None, alice: Zones | None = None, bob: Zones | None = None) -> GateGame:
    """Return a game in Alice's main phase with one special card in her hand, and an index."""
    zones: Zones = {"hand": [CardIn(ref="special", name="Special")]} if special is not None else {}
    position = at_the_main_phase(zones | (alice or {}), bob)
    if special is not None:
        position.cards["Special"] = special
    engine = opened(position)
    assert isinstance(engine, ReferenceEngine)
    assert isinstance(engine._game, GateGame)
    return engine._game


@pytest.fixture(autouse=True)
def switched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each game have an index."""
    monkeypatch.delenv(SWITCH, raising=False)


def kept(of: GateGame) -> Any:
    """Return the index of a game."""
    assert of.own_index is not None
    return of.own_index


def gaining(inner: dict[str, Any]) -> dict[str, Any]:
    """Return a static ability that gives another."""
    return {"kind": "static", "effect": [{"do": "gain", "what": SELF, "ability": {"id": "gained"} | inner}]}


QUICK = {"kind": "activated", "timing": "instant action", "effect": DRAW}
SLOW = {"kind": "activated", "timing": "standard action", "effect": DRAW}
AS_INSTANT = {"do": "permit", "action": "play_as_instant", "what": SELF}


@pytest.mark.parametrize(
    ("special", "noted"),
    [
        (card(), False),
        (card({"kind": "keyword", "keyword": "Concealment"}), False),
        (card({"kind": "keyword", "keyword": "Forced Reveal"}), True),
    ],
)
def test_cards_that_have_to_be_played_are_noted(special: CardSpec, noted: bool) -> None:
    assert kept(game(special)).forced is noted


@pytest.mark.parametrize(
    ("special", "noted"),
    [
        (card(hp=1), True),
        (card(hp=0), False),
        (card(hp=msgspec.UNSET), False),
        (
            card({"kind": "static", "effect": [{"do": "set", "trait": "hp", "to": 3, "what": SELF}]}, hp=1),
            False,
        ),
    ],
    ids=["1", "0", "none", "said by an ability"],
)
def test_units_with_hp_are_noted(special: CardSpec, noted: bool) -> None:
    of = game(special)
    assert (of.cards["special"] in kept(of).sturdy) is noted
    assert of.cards["alice-deck-1"] in kept(of).sturdy
    assert of.cards["bob-ruler"] not in kept(of).sturdy


LIMITED = {"kind": "activated", "timing": "standard action", "effect": DRAW, "limit": {"per": "turn", "n": 1}}


@pytest.mark.parametrize("special", [card(SLOW, LIMITED), card(LIMITED, SLOW)])
def test_cards_whose_plays_are_counted_are_noted(special: CardSpec) -> None:
    of = game(special)
    assert kept(of).limited == [of.cards["special"]]


def test_no_card_may_be_one_whose_plays_are_counted() -> None:
    assert kept(game(card(gaining(SLOW)))).limited == []


@pytest.mark.parametrize(
    "special",
    [
        card(SLOW, gaining(LIMITED)),
        card(gaining(LIMITED), gaining(SLOW)),
        card(gaining(SLOW), gaining(LIMITED)),
        card({"kind": "static", "effect": [*gaining(SLOW)["effect"], *gaining(LIMITED)["effect"]]}),
    ],
)
def test_where_a_limit_is_given_any_card_may_have_it(special: CardSpec) -> None:
    of = game(special)
    assert kept(of).limited == list(of.cards.values())


def test_the_cards_and_their_places_are_noted() -> None:
    of = game(
        None,
        {"attack": [unit("a", at="1")]},
        {"defense": [unit("b", at="1")], "set": [unit("s", "Other 1", at="3")]},
    )
    noted = kept(of)
    spots = [spot for spot in of.zones if spot.zone in ("attack", "defense", "set")]
    assert len(spots) == 12
    assert list(map(id, noted.slots)) == [id(of.zones[spot]) for spot in spots if spot.zone == "set"]
    assert sorted(map(id, noted.fronts)) == sorted(id(of.zones[spot]) for spot in spots if spot.zone != "set")


IN_PLAY = {"ruler", "attack", "defense", "set", "field"}


@pytest.mark.parametrize(
    ("special", "standard", "instant"),
    [
        (card(), None, None),
        (
            card(
                {
                    "kind": "triggered",
                    "timing": "standard action",
                    "trigger": {"on": "turn_start"},
                    "effect": DRAW,
                }
            ),
            None,
            None,
        ),
        (card(SLOW), IN_PLAY, None),
        (card(QUICK | {"zones": ["graveyard"]}), None, {"graveyard"}),
        (
            card(SLOW | {"zones": ["hand"]}, SLOW | {"zones": ["graveyard"]}),
            {"hand", "graveyard"},
            None,
        ),
        (card(SLOW, QUICK), IN_PLAY, IN_PLAY),
    ],
)
def test_where_activated_abilities_work_is_noted(
    special: CardSpec, standard: Collection[str] | None, instant: Collection[str] | None
) -> None:
    of = game(special)
    for timing, zones in (("standard action", standard), ("instant action", instant)):
        assert kept(of).activators[timing] == ([] if zones is None else [(of.cards["special"], zones)])


def test_without_an_index_nothing_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "off")
    assert game().index is None


# -------------------------------------------------------------------------- whether rules effects are due


def hurt_ruler(of: GateGame, seat: Seat) -> None:
    of.rulers[seat].damage = 1


def no_deck(of: GateGame, seat: Seat) -> None:
    of.decks[seat].clear()


def loose_charge(of: GateGame, seat: Seat) -> None:
    charges = [of.cards["alice-deck-1"], of.cards["alice-deck-2"]]
    charges[0].over = of.rulers[seat]
    of.charges[seat] += charges


def all_life(of: GateGame, seat: Seat) -> None:
    of.damages[seat] += [of.cards["alice-deck-1"]] * 11


def two_in_a_slot(of: GateGame, seat: Seat) -> None:
    of.sets[seat][2] += [of.cards["alice-deck-1"], of.cards["alice-deck-2"]]


def two_units_in_a_slot(of: GateGame, seat: Seat) -> None:
    of.zone("attack", seat, "2").append(of.cards["alice-deck-1"])


def hurt_unit(of: GateGame, seat: Seat) -> None:
    of.zone("attack", seat, "2")[0].damage = 4


def dealt_nothing(of: GateGame, seat: Seat) -> None:
    for points in (1, 0, 2):
        pairings = [(of.rulers[seat], 0, dealt) for dealt in (1, points, 1)]
        of.gate.append(GateItem("x", "damage", seat, Context(seat), pairings=pairings))


def several_links(of: GateGame, seat: Seat) -> None:
    of.relinked.append((of.cards["alice-deck-1"], []))


DUE = [
    hurt_ruler, no_deck, loose_charge, all_life, two_in_a_slot, two_units_in_a_slot, hurt_unit, dealt_nothing,
    several_links,
]  # fmt: skip


def fitted(special: CardSpec | None = None) -> GateGame:
    """Return a game with some damage, a charge and a process on the gate, of which nothing is due."""
    of = game(
        special,
        {"attack": [unit("a", at="2", damage=3, under=[unit("c")])], "damage": [unit("d")]},
        {"attack": [unit("b", at="2")], "set": [unit("s", "Other 1", at="3")]},
    )
    of.gate.append(GateItem("x", "damage", "alice", Context("alice"), pairings=[(of.cards["a"], 0, 1)]))
    return of


def due(of: GateGame) -> bool:
    """Tell what the quick look says."""
    return index.is_due(of, is_defeated, is_dying)


@pytest.mark.parametrize("seat", ["alice", "bob"])
@pytest.mark.parametrize("make", DUE)
def test_what_the_rules_would_do_is_seen(make: Callable[[GateGame, Seat], None], seat: Seat) -> None:
    of = fitted()
    assert not due(of)
    make(of, seat)
    assert due(of)


def test_a_unit_whose_hp_an_effect_takes_is_seen() -> None:
    theirs = {"which": "all", "filter": {"owner": "opponent", "type": "unit"}}
    less = {"kind": "static", "effect": [{"do": "modify", "trait": "hp", "by": -4, "what": theirs}]}
    of = fitted(card(less, kind="field"))
    assert not due(of)
    of.lift(of.cards["special"])
    of.drop(of.cards["special"], Place("field", "alice"))
    of.turn_over(of.cards["special"], "up")
    assert due(of)


@pytest.mark.parametrize(("taken", "damages"), [(10, 1), (11, 0)])
def test_a_player_whose_life_an_effect_takes_is_seen(taken: int, damages: int) -> None:
    mine = {"which": "all", "filter": {"owner": "you", "type": "ruler"}}
    less = {"kind": "static", "effect": [{"do": "modify", "trait": "life", "by": -taken, "what": mine}]}
    of = fitted(card(less, kind="field"))
    del of.damages["alice"][damages:]
    assert kept(of).lives == {"alice": 11, "bob": 11}
    assert not due(of)
    of.lift(of.cards["special"])
    of.drop(of.cards["special"], Place("field", "alice"))
    of.turn_over(of.cards["special"], "up")
    assert due(of)


def test_players_with_less_damage_than_the_life_printed_are_not_looked_at_thoroughly() -> None:
    looked: list[Seat] = []

    def defeated(_game: GateGame, seat: Seat) -> bool:
        looked.append(seat)
        return False

    of = fitted()
    of.damages["bob"] += [of.cards["bob-deck-1"]] * 11
    assert not index.is_due(of, defeated, is_dying)
    assert looked == ["bob"]
    kept(of).lives["alice"] = 0
    assert not index.is_due(of, defeated, is_dying)
    assert looked == ["bob", "alice", "bob"]


@pytest.mark.parametrize(
    ("life", "noted"), [(7, 7), (msgspec.UNSET, 0), ({"calc": "count", "of": ["what"]}, 0)]
)
def test_a_life_that_is_no_number_is_not_noted(life: object, noted: int) -> None:
    of = game()
    ruler = of.rulers["alice"]
    ruler.printed = replace(ruler.printed, life=life)
    index.tabulate(of)
    assert kept(of).lives == {"alice": noted, "bob": 11}
    ruler.natures["life"] = SetTrait(what=Select(which="self"), trait="life", to=3)
    index.tabulate(of)
    assert kept(of).lives["alice"] == 0


def test_units_as_printed_are_not_looked_at_thoroughly() -> None:
    looked: list[Card] = []

    def dying(_game: GateGame, one: Card) -> bool:
        looked.append(one)
        return False

    of = fitted(card(hp=msgspec.UNSET))
    special = of.cards["special"]
    of.lift(special)
    of.drop(special, Place("defense", "bob", "1"))
    assert not index.is_due(of, is_defeated, dying)
    assert [one.ref for one in looked] == ["a", "special"]
