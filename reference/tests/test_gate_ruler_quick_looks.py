"""The quick looks of Gate Ruler's index: the plain rules are asked only where they may find something."""

from collections.abc import Callable
from typing import Any

import pytest

from duelproof.port import CardIn, Option, Place, Seat
from reference.gate_ruler import index
from reference.gate_ruler.state import ORDINARY, GateGame, GateItem, Way
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.index import DONE, SWITCH, by_zones
from reference.kernel.flow import Flow
from reference.tests.test_gate_ruler_index import AS_INSTANT, LIMITED, QUICK, SLOW, card, gaining, game, kept
from reference.tests.test_gate_ruler_refusals import Zones, unit


@pytest.fixture(autouse=True)
def switched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each game have an index."""
    monkeypatch.delenv(SWITCH, raising=False)


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
    "no index": lambda of: setattr(of, "own_index", None),
    "a card to be played": lambda of: setattr(kept(of), "forced", True),
    "something on the gate": lambda of: of.gate.append(GateItem("x", "defeat", "alice", Context("alice"))),
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
    of.index = of.own_index = None
    assert asked(of, index.while_quiet, answer=True) == (True, 1)
    assert asked(of, index.while_quiet, answer=False) == (False, 1)


def test_what_no_card_can_do_is_not_looked_for() -> None:
    of = game()
    assert asked(of, index.if_any_forced, answer=[1]) == (DONE, 0)
    kept(of).forced = True
    assert asked(of, index.if_any_forced, answer=[1]) == ([1], 1)
    of.index = of.own_index = None
    assert asked(of, index.if_any_forced, answer=[1]) == ([1], 1)


def test_rules_effects_are_applied_only_if_any_may_be_due() -> None:
    of = game()
    assert asked(of, index.only_if(lambda _: False), answer=[1]) == (DONE, 0)
    assert asked(of, index.only_if(lambda _: True), answer=[1]) == ([1], 1)
    of.index = of.own_index = None
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
        of.index = of.own_index = None
        assert asked(of, index.if_any_activator, "alice", "instant action", found)[1] == 1
        assert asked(of, index.among_activators, "instant action", answer="all") == ("all", 1)


def test_where_an_activated_ability_is_given_any_card_may_have_it() -> None:
    alice: Zones = {"hand": [], "attack": [CardIn(ref="special", name="Special", at="1")]}
    of = game(card(gaining(QUICK)), alice)
    assert asked(of, index.if_any_activator, "alice", "standard action", [])[1] == 1
    assert list(asked(of, index.among_activators, "standard action")[0]) == list(of.cards.values())


def test_any_card_that_lies_where_its_ability_works_may_have_one() -> None:
    both = [CardIn(ref=ref, name="Special", at=at) for ref, at in (("special", "1"), ("other", "2"))]
    of = game(card(SLOW), {"hand": [], "attack": both})
    of.lift(of.cards["special"])
    of.drop(of.cards["special"], Place("graveyard", "alice"))
    assert asked(of, index.among_activators, "standard action") == ([of.cards["other"]], 0)


@pytest.mark.parametrize(
    ("heard", "indexed", "answer"),
    [
        ({"status", "draw"}, True, ({"a": 1}, 1)),
        ({"draw"}, True, ({}, 0)),
        (set(), True, ({}, 0)),
        (set(), False, ({"a": 1}, 1)),
        ({"status"}, False, ({"a": 1}, 1)),
    ],
)
def test_what_waits_is_looked_for_where_any_card_waits_for_such_a_thing(
    heard: set[str], indexed: bool, answer: tuple[dict[str, int], int]
) -> None:
    of = game()
    of.heard = heard
    if not indexed:
        of.index = of.own_index = None
    assert asked(of, index.if_heard("status"), answer={"a": 1}) == answer


def test_counted_plays_are_looked_for_on_the_cards_noted() -> None:
    of = game(card(LIMITED))
    assert asked(of, index.among_limited) == ([of.cards["special"]], 0)
    of.index = of.own_index = None
    assert asked(of, index.among_limited, answer="all") == ("all", 1)


def test_the_cards_of_some_zones_are_found_in_the_order_of_the_position() -> None:
    of = game(
        None,
        {"hand": [unit("h")], "attack": [unit("a", at="1"), unit("b", at="2")]},
        {"attack": [unit("c", at="1")], "graveyard": [unit("g")]},
    )
    for zones in (("attack",), ("hand", "graveyard"), ("graveyard", "attack", "hand"), ("attack",)):
        right = [one for one in of.cards.values() if one.place.zone in zones]
        assert asked(of, by_zones, zones) == (right, 0)
    lists = kept(of).kept[by_zones, "attack"]
    assert [id(cards) for cards in lists] == [
        id(of.zones[spot]) for spot in of.zones if spot.zone == "attack"
    ]
    of.lift(of.cards["a"])
    of.drop(of.cards["a"], Place("attack", "bob", "2"))
    of.cards["b"].place = Place("graveyard", "alice")
    found = [one.ref for one in asked(of, by_zones, ("attack",))[0]]
    assert found == ["a", "c"]
    assert kept(of).kept[by_zones, "attack"] is lists
    of.index = of.own_index = None
    assert asked(of, by_zones, ("attack",), answer="all") == ("all", 1)


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
        of.index = of.own_index = None
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
    of.index = of.own_index = None
    assert replaced(of) == (False, 1)


def test_what_effects_permit_is_looked_for_where_any_does() -> None:
    found: list[Option] = []
    of = in_play(AS_INSTANT)
    assert asked(of, index.if_permitted("play_as_instant"), "alice", found)[1] == 1
    assert asked(of, index.if_permitted("be_set"), "alice", found)[1] == 0
    of.index = of.own_index = None
    assert asked(of, index.if_permitted("be_set"), "alice", found)[1] == 1
