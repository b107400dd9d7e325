"""Positions of Dimension Zero that cannot be are not opened, each for its own reason."""

from typing import Any

import pytest

import reference
from duelproof.port import SEATS, CardIn, CardSpec, Face, NotOpened, Opened, Seat, Traits
from duelproof.port.position import AttachedCard
from reference.dimension_zero.s2_definitions.card_data import read
from reference.dimension_zero.state import Duel
from reference.kernel.card import place
from reference.tests.dimension_zero_tables import GAME
from reference.tests.dz_table import Zones, c, card, opened, position


def typed(name: str, *types: str, **traits: Any) -> CardSpec:
    """Return a card of these types, with nothing else but what is said."""
    return CardSpec(name=name, game=GAME, faces=[Face(traits=Traits(type=list(types), name=name, **traits))])


CARDS = [
    card("Grunt", "unit", power=3000),
    card("Zero", "unit", power=0, strike=0),
    card("Camp", "base"),
    card("Tower", "base", power=3000),
    card("Verse", "strategy"),
]
A_TYPE = "must be a unit, a base or a strategy"
WRONG_CARDS = [
    (typed("None"), f"the card 'None' {A_TYPE}, not []"),
    (
        typed("Two", "unit", "base"),
        f"the card 'Two' {A_TYPE}, not ['unit', 'base']",
    ),
    (typed("Soft", "unit", strike=1), "the unit 'Soft' needs a power and a smash"),
    (typed("Meek", "unit", power=1000), "the unit 'Meek' needs a power and a smash"),
    (typed("Null", "unit", power=None, strike=1), "the unit 'Null' needs a power and a smash"),
]


@pytest.mark.parametrize(("spec", "reason"), WRONG_CARDS, ids=[spec.name for spec, _ in WRONG_CARDS])
@pytest.mark.parametrize("door", ["setup", "main"])
def test_a_card_that_cannot_be(spec: CardSpec, reason: str, door: Any) -> None:
    start = position([spec], {"hand": [c("odd", spec.name)]}, {}, door=door)
    answer = reference.engine().open(start)
    assert answer == NotOpened(code="illegal-position", reason=reason)


def with_bonded(ref: str, name: str, at: str, bonded: str) -> CardIn:
    """Return a card on a square with another that is bonded to it."""
    return c(ref, name, at, attached=[AttachedCard(card=c(f"{ref}+", bonded), way="bond")])


def over(ref: str, name: str, at: str, *below: tuple[Seat, Seat]) -> CardIn:
    """Return a card on a square with cards buried under it, each of this owner and this controller."""
    under = [c(f"{ref}{n}", "Camp", owner=owner, controller=who) for n, (owner, who) in enumerate(below)]
    return c(ref, name, at, under=under)


BONDED = "cannot be bonded: strategies are, to units of the battle space"
BELONGINGS = "before a duel {} has nothing but a deck and a sideboard"
LOST = "would lose at once: seven smash cards, or no deck"
BURIED = "a player has more than one buried card"
TWO_CARDS = "two cards stand on the square"
MAIN_REASONS: list[tuple[Zones, Zones, str]] = [
    ({"square": [c("a", "Grunt", "a2"), c("b", "Grunt", "a2")]}, {}, f"{TWO_CARDS} a2"),
    (
        {"square": [c("a", "Grunt", "b4")]},
        {"square": [c("b", "Grunt", "b4")]},
        f"{TWO_CARDS} b4",
    ),
    ({"square": [c("a", "Camp", "a2")]}, {}, "'Camp' cannot stay on the square a2"),
    ({"square": [c("a", "Tower", "a2")]}, {}, "'Tower' cannot stay on the square a2"),
    ({}, {"square": [c("a", "Zero", "c4")]}, "'Zero' cannot stay on the square c4"),
    ({"square": [c("a", "Grunt", "a2", damage=3000)]}, {}, "'Grunt' cannot stay on the square a2"),
    ({"square": [c("a", "Grunt", "a2", damage=3001)]}, {}, "'Grunt' cannot stay on the square a2"),
    (
        {"base": [c("a", "Camp", "a1"), c("b", "Camp", "a1")]},
        {},
        "the square a1 has room for one base and nothing else",
    ),
    ({}, {"base": [c("a", "Grunt", "c5")]}, "the square c5 has room for one base and nothing else"),
    ({"square": [with_bonded("a", "Grunt", "a2", "Grunt")]}, {}, f"'Grunt' {BONDED}"),
    ({"square": [with_bonded("a", "Grunt", "a2", "Camp")]}, {}, f"'Camp' {BONDED}"),
    ({}, {"base": [with_bonded("a", "Camp", "b5", "Verse")]}, f"'Verse' {BONDED}"),
    (
        {"square": [over("a", "Grunt", "a2", ("bob", "alice"), ("alice", "alice"))]},
        {},
        f"under 'Grunt' {BURIED}",
    ),
    ({}, {"base": [over("b", "Camp", "c5", ("bob", "bob"), ("bob", "bob"))]}, f"under 'Camp' {BURIED}"),
    ({"deck": []}, {}, f"alice {LOST}"),
    ({}, {"deck": []}, f"bob {LOST}"),
    (
        {"smash": [c(f"s{n}", "Grunt") for n in range(7)]},
        {},
        f"alice {LOST}",
    ),
    (
        {},
        {"smash": [c(f"s{n}", "Grunt") for n in range(8)]},
        f"bob {LOST}",
    ),
]


@pytest.mark.parametrize(
    ("alice", "bob", "reason"), MAIN_REASONS, ids=[reason for *_, reason in MAIN_REASONS]
)
@pytest.mark.parametrize("door", ["turn", "main"])
def test_a_table_that_the_rules_would_not_leave_so(alice: Zones, bob: Zones, reason: str, door: Any) -> None:
    answer = reference.engine().open(position(CARDS, alice, bob, door=door))
    assert answer == NotOpened(code="illegal-position", reason=reason)


@pytest.mark.parametrize(
    ("alice", "bob", "reason"),
    [
        (
            {"square": [c("a", "Zero", "b2"), c("b", "Zero", "a2")]},
            {"deck": []},
            "'Zero' cannot stay on the square a2",
        ),
        (
            {"base": [c("a", "Grunt", "c1"), c("b", "Grunt", "a1")]},
            {"base": [c("x", "Grunt", "a5")]},
            "the square a1 has room for one base and nothing else",
        ),
        ({"deck": []}, {"deck": []}, f"alice {LOST}"),
    ],
)
def test_of_several_faults_the_first_on_the_table_is_told(alice: Zones, bob: Zones, reason: str) -> None:
    answer = reference.engine().open(position(CARDS, alice, bob))
    assert answer == NotOpened(code="illegal-position", reason=reason)


def test_of_several_wrong_cards_the_first_is_told() -> None:
    wrong = [typed(name) for name in ("Odd", "Strange")]
    start = position(wrong, {"hand": [c("odd", "Odd"), c("strange", "Strange")]}, {})
    answer = reference.engine().open(start)
    assert answer == NotOpened(code="illegal-position", reason=f"the card 'Odd' {A_TYPE}, not []")


def test_a_deck_is_looked_at_after_the_table_and_before_its_symbols() -> None:
    start = before(alice={"hand": [c("x", "Grunt")]})
    start.cards["Grunt 0"].faces[0].traits.forbidden = 6
    zones = start.seats["alice"].zones
    del zones["deck"][-1]
    answer = reference.engine().open(start)
    assert isinstance(answer, NotOpened) and answer.reason == BELONGINGS.format("alice")
    del zones["hand"]
    answer = reference.engine().open(start)
    assert isinstance(answer, NotOpened) and answer.reason == "a deck has 40 cards, alice's has 39"


def test_a_table_at_the_edge_of_what_can_be_is_opened() -> None:
    alice: Zones = {
        "square": [
            c("a", "Grunt", "a2", damage=2999),
            over("d", "Grunt", "b2", ("bob", "bob"), ("bob", "alice")),
        ],
        "base": [c("b", "Camp", "a1"), over("e", "Camp", "b1", ("alice", "alice"), ("alice", "bob"))],
        "smash": [c(f"s{n}", "Grunt") for n in range(6)],
        "deck": [c("last", "Grunt")],
    }
    assert reference.engine().open(position(CARDS, alice, {})) == Opened()


@pytest.mark.parametrize("seat", ["alice", "bob"])
@pytest.mark.parametrize(
    "more",
    [
        {"hand": [c("x", "Grunt")]},
        {"square": [c("x", "Grunt", "b3")]},
        {"base": [c("x", "Camp", "b1")]},
        {"graveyard": [c("x", "Grunt")]},
        {"hand": [c("x", "Grunt")], "outside": [c(f"o{n}", f"Grunt {n}") for n in range(10)]},
    ],
)
def test_before_a_duel_nothing_lies_on_the_table(seat: str, more: Zones) -> None:
    if seat == "bob":
        more = {
            zone: [c(x.ref, x.name, x.at and x.at.replace("1", "5")) for x in lying]
            for zone, lying in more.items()
        }
    answer = reference.engine().open(before(**{seat: more}))
    assert isinstance(answer, NotOpened)
    whose = "alice" if "square" in more else seat
    assert (answer.code, answer.reason) == ("illegal-position", BELONGINGS.format(whose))


def before(alice: Zones | None = None, bob: Zones | None = None, **fields: Any) -> Any:
    """Return two decks before preparation, with what else lies there."""
    kinds = [card(f"Grunt {n}", "unit") for n in range(20)]
    decks: list[Zones] = [{"deck": [c(f"{seat}{n}", f"Grunt {n % 20}") for n in range(40)]} for seat in "ab"]
    return position(
        [*CARDS, *kinds], decks[0] | (alice or {}), decks[1] | (bob or {}), door="setup", turn=1, **fields
    )


def test_before_a_duel_there_is_a_deck_and_perhaps_a_sideboard() -> None:
    side: Zones = {"outside": [c(f"o{n}", f"Grunt {n}") for n in range(10)]}
    assert reference.engine().open(before()) == Opened()
    assert reference.engine().open(before(alice=side)) == Opened()


@pytest.mark.parametrize("seat", ["alice", "bob"])
def test_both_decks_are_checked(seat: str) -> None:
    many = [card(f"Art {n}", "unit", forbidden=6) for n in range(2)]
    start = before()
    start.cards |= {spec.name: spec for spec in many}
    deck = start.seats[seat].zones["deck"]
    deck[0], deck[1] = c("art0", "Art 0"), c("art1", "Art 1")
    answer = reference.engine().open(start)
    reason = f"forbidden symbols in a deck add up to at most 10, {seat}'s to 12"
    assert answer == NotOpened(code="illegal-deck", reason=reason, rules=("DZ-1.2.4", "DZ-2.19.0"))
    del deck[:2]
    answer = reference.engine().open(start)
    assert isinstance(answer, NotOpened)
    assert (answer.code, answer.reason) == ("illegal-deck", f"a deck has 40 cards, {seat}'s has 38")


def test_there_is_each_zone_once_for_whom_it_is() -> None:
    game = opened(position(CARDS, {}, {}))._game
    assert game is not None
    piles = ("deck", "hand", "graveyard", "energy", "smash", "removed", "outside")
    each = {place(zone, seat) for zone in piles for seat in SEATS}
    own = {place("base", "alice", f"{file}1") for file in "abc"}
    his = {place("base", "bob", f"{file}5") for file in "abc"}
    squares = {place("square", None, f"{file}{rank}") for file in "abc" for rank in (2, 3, 4)}
    assert set(game.zones) == each | own | his | squares | {place("stack")}


def test_before_a_turn_begins_there_is_no_phase() -> None:
    match = {"extra_turns": True}
    assert opened(position(CARDS, {}, {}, door="turn", format=match)).observe().phase == ""
    assert opened(position(CARDS, {}, {}, format=match)).observe().phase == "main"


@pytest.mark.parametrize(("door", "phase"), [("turn", "release"), ("main", "main")])
def test_a_door_leads_into_its_phase(door: Any, phase: str) -> None:
    engine = opened(position(CARDS, {"hand": [c("h", "Camp")]}, {}, door=door))
    view = engine.observe()
    assert (view.phase, view.turn, view.active, view.first) == (phase, 3, "alice", "alice")
    other = opened(position(CARDS, {}, {}, door=door, active="bob", turn=2)).observe()
    assert (other.phase, other.turn, other.active, other.first) == (phase, 2, "bob", "alice")


def test_a_card_is_read_as_its_symbols_say_on_each_face() -> None:
    sides = [Traits(type=["unit"], name="Coin", symbols={"red": n, "colorless": 1}) for n in (1, 2)]
    coin = CardSpec(name="Coin", game=GAME, faces=[Face(traits=traits) for traits in sides])
    read_once = read({"Coin": coin})
    assert [(face.traits.colors, face.traits.cost) for face in read_once["Coin"].faces] == [
        (["red"], 2),
        (["red"], 3),
    ]
    assert read(read_once)["Coin"] is read_once["Coin"]


def test_the_strategies_that_are_bonded_from_the_start_are_noted_and_no_other_card() -> None:
    squares: Zones = {"square": [with_bonded("a", "Grunt", "a2", "Verse"), c("b", "Grunt", "b2")]}
    game = opened(position(CARDS, squares, {}))._game
    assert isinstance(game, Duel)
    assert [card.ref for card in game.bonded] == ["a+"]
