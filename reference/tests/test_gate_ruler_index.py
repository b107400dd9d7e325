"""What the index of Gate Ruler notes of the cards of a game, and when it looks thoroughly after all."""

from collections.abc import Callable, Collection
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from duelproof.port import CardIn, CardSpec, Option, Place, Seat
from duelproof.port.abilities import Ability, SetTrait
from duelproof.port.reading import convert
from duelproof.port.selections import Select
from reference.gate_ruler import index
from reference.gate_ruler.s12_rules_effects import is_defeated, is_dying
from reference.gate_ruler.state import ORDINARY, GateGame, GateItem, Way
from reference.kernel.card import Card
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import DONE, SWITCH
from reference.kernel.flow import Flow
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
    assert of.index is not None
    return of.index


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


@pytest.mark.parametrize("special", [card(SLOW, gaining(LIMITED)), card(gaining(LIMITED), gaining(SLOW))])
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
    assert sorted(of.cards.values(), key=noted.order.__getitem__) == list(of.cards.values())
    spots = [spot for spot in of.zones if spot.zone in ("attack", "defense", "set")]
    assert len(spots) == 12
    assert list(map(id, noted.slots)) == [id(of.zones[spot]) for spot in spots]
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
        of.gate.append(GateItem("x", "damage", seat, pairings=[(of.rulers[seat], 0, points)] * 2))


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
    of.gate.append(GateItem("x", "damage", "alice", pairings=[(of.cards["a"], 0, 1)]))
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


def test_a_player_whose_life_an_effect_takes_is_seen() -> None:
    mine = {"which": "all", "filter": {"owner": "you", "type": "ruler"}}
    less = {"kind": "static", "effect": [{"do": "modify", "trait": "life", "by": -10, "what": mine}]}
    of = fitted(card(less, kind="field"))
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

    of = fitted()
    assert not index.is_due(of, is_defeated, dying)
    assert [one.ref for one in looked] == ["a"]


# ----------------------------------------------------------------------- the quick looks before thorough ones


def asked(of: GateGame, wrap: Any, *about: Any, answer: Any = ()) -> tuple[Any, int]:
    """Ask a rule with a quick look around it: what is answered, and how often the rule was asked."""
    times = []

    def plain(*told: Any) -> Any:
        assert told == (of, *about)
        times.append(told)
        return answer

    return wrap(plain)(of, *about), len(times)


def idle() -> GateGame:
    """Return a game in which nothing is going on that the index has not seen."""
    of = game()
    of.phase = "start"
    kept(of).settled = of.clock
    return of


BUSY: dict[str, Callable[[GateGame], object]] = {
    "no index": lambda of: setattr(of, "index", None),
    "a card to be played": lambda of: setattr(kept(of), "forced", True),
    "something on the gate": lambda of: of.gate.append(GateItem("x", "defeat", "alice")),
    "something waiting": lambda of: of.waiting.append("x"),
    "a change": lambda of: of.tick(),
    "somebody who can act": lambda of: None,
}


@pytest.mark.parametrize("why", [*BUSY, "nothing"])
def test_a_gate_process_is_done_only_where_there_is_anything_to_do(why: str) -> None:
    of = idle()
    if why in BUSY:
        BUSY[why](of)

    def nobody_acts(_game: GateGame) -> bool:
        return why != "somebody who can act"

    answer: Flow[None] = iter(())  # type: ignore[assignment]
    done = asked(of, index.unless_idle(nobody_acts), answer=answer)
    assert done == ((DONE, 0) if why == "nothing" else (answer, 1))


def test_it_is_kept_in_mind_that_nobody_acts() -> None:
    of = idle()
    assert asked(of, index.while_quiet, answer=False) == (False, 1)
    assert asked(of, index.while_quiet, answer=True) == (True, 1)
    assert asked(of, index.while_quiet, answer=False) == (True, 0)
    of.phase = "main"
    assert asked(of, index.while_quiet, answer=False) == (False, 1)
    of.phase = "start"
    of.tick()
    assert asked(of, index.while_quiet, answer=False) == (False, 1)
    of.index = None
    assert asked(of, index.while_quiet, answer=True) == (True, 1)
    assert asked(of, index.while_quiet, answer=False) == (False, 1)


def test_what_no_card_can_do_is_not_looked_for() -> None:
    of = game()
    assert asked(of, index.if_any_forced, answer=[1]) == (DONE, 0)
    kept(of).forced = True
    assert asked(of, index.if_any_forced, answer=[1]) == ([1], 1)
    of.index = None
    assert asked(of, index.if_any_forced, answer=[1]) == ([1], 1)


def test_rules_effects_are_applied_only_if_any_may_be_due() -> None:
    of = game()
    assert asked(of, index.only_if(lambda _: False), answer=[1]) == (DONE, 0)
    assert asked(of, index.only_if(lambda _: True), answer=[1]) == ([1], 1)
    of.index = None
    assert asked(of, index.only_if(lambda _: False), answer=[1]) == ([1], 1)


def test_activated_abilities_are_looked_for_where_they_work() -> None:
    found: list[Option] = []
    for alice, there in (
        (None, False),
        ({"hand": [], "attack": [CardIn(ref="special", name="Special", at="1")]}, True),
    ):
        of = game(card(SLOW), alice)
        special = [of.cards["special"]] if there else []
        for timing, cards in (("standard action", special), ("instant action", [])):
            assert asked(of, index.if_any_activator, "alice", timing, found)[1] == bool(cards)
            assert asked(of, index.among_activators, timing) == (cards, 0)
        of.index = None
        assert asked(of, index.if_any_activator, "alice", "instant action", found)[1] == 1
        assert asked(of, index.among_activators, "instant action", answer="all") == ("all", 1)


def test_where_an_activated_ability_is_given_any_card_may_have_it() -> None:
    alice: Zones = {"hand": [], "attack": [CardIn(ref="special", name="Special", at="1")]}
    of = game(card(gaining(QUICK)), alice)
    assert asked(of, index.if_any_activator, "alice", "standard action", [])[1] == 1
    assert list(asked(of, index.among_activators, "standard action")[0]) == list(of.cards.values())


def test_counted_plays_are_looked_for_on_the_cards_noted() -> None:
    of = game(card(LIMITED))
    assert asked(of, index.among_limited) == ([of.cards["special"]], 0)
    of.index = None
    assert asked(of, index.among_limited, answer="all") == ("all", 1)


def test_the_cards_of_some_zones_are_found_in_the_order_of_the_position() -> None:
    of = game(
        None,
        {"hand": [unit("h")], "attack": [unit("a", at="1"), unit("b", at="2")]},
        {"attack": [unit("c", at="1")], "graveyard": [unit("g")]},
    )
    for zones in (("attack",), ("hand", "graveyard"), ("graveyard", "attack", "hand"), ("attack",)):
        right = [one for one in of.cards.values() if one.place.zone in zones]
        assert asked(of, index.by_zones, zones) == (right, 0)
    of.lift(of.cards["a"])
    of.drop(of.cards["a"], Place("attack", "bob", "2"))
    of.cards["b"].place = Place("graveyard", "alice")
    found = [one.ref for one in asked(of, index.by_zones, ("attack",))[0]]
    assert found == ["a", "c"]
    of.index = None
    assert asked(of, index.by_zones, ("attack",), answer="all") == ("all", 1)


@pytest.mark.parametrize("switched", ["on", "off"])
def test_what_is_in_force_is_kept_while_something_is_supposed(switched: str) -> None:
    of = game()
    before: tuple[Any, ...] = ({"s": 1}, {"f": 2}, {"t": {3}})
    of.standing, of.in_force, of.touched = before

    @index.forgetting_nothing
    def suppose(of: GateGame, seat: Seat, one: Card, way: Way) -> bool:
        of.stir(statics=True)
        return (seat, one, way) == ("bob", of.cards["bob-ruler"], ORDINARY)

    if switched == "off":
        of.index = None
    assert suppose(of, "bob", of.cards["bob-ruler"], ORDINARY)
    now = (of.standing, of.in_force, of.touched)
    assert now == (before if switched == "on" else (None, None, {}))


def replaced(of: GateGame) -> tuple[bool, int]:
    """Ask whether a move happens: what is answered, and how often the rule was asked."""
    times = []

    @index.unless_replaced
    def happens(of: GateGame, what: str, *, by: str) -> Flow[bool]:
        times.append((what, by))
        yield from ()
        return False

    flow = happens(of, "a", by="b")
    with pytest.raises(StopIteration) as over:
        next(flow)
    assert times in ([], [("a", "b")])
    return over.value.value, len(times)


def in_play(*effect: dict[str, Any]) -> GateGame:
    """Return a game with a field that has a static ability."""
    return game(
        card({"kind": "static", "effect": list(effect)}, kind="field"),
        {"hand": [], "field": [CardIn(ref="special", name="Special")]},
    )


def test_replaced_moves_are_looked_for_where_any_effect_replaces_moves() -> None:
    of = game()
    assert replaced(of) == (True, 0)
    of.index = None
    assert replaced(of) == (False, 1)


def test_what_effects_permit_is_looked_for_where_any_does() -> None:
    found: list[Option] = []
    of = in_play(AS_INSTANT)
    assert asked(of, index.if_permitted("play_as_instant"), "alice", found)[1] == 1
    assert asked(of, index.if_permitted("be_set"), "alice", found)[1] == 0
    of.index = None
    assert asked(of, index.if_permitted("be_set"), "alice", found)[1] == 1


def test_what_objects_will_do_is_compared_by_numbers() -> None:
    of = game()
    words = iter(["one", "other", "one", "other", "third"])
    asked_of: list[str] = []

    @index.by_number
    def said(_game: GateGame, item: GateItem) -> tuple[object, ...]:
        asked_of.append(item.oid)
        return (next(words),)

    first, second, third = (GateItem(oid, "ability", "alice") for oid in "abc")
    one, other, again = said(of, first), said(of, second), said(of, third)
    assert one == again != other
    assert [said(of, each) for each in (first, second, third)] == [one, other, again]
    first.ability = Ability(id="new", kind="spell")
    assert said(of, first) == said(of, first) == other
    second.pairings = []
    assert said(of, second) not in (one, other)
    assert asked_of == ["a", "b", "c", "a", "b"]
    of.index = None

    @index.by_number
    def plain(_game: GateGame, item: GateItem) -> tuple[object, ...]:
        return (item.oid,)

    assert plain(of, first) == ("a",)
