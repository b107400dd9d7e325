"""How a table is set: what lies where in which state, what listens, and which positions cannot be."""

from random import Random
from typing import Any

import pytest

from duelproof.port import (
    CardIn,
    CardSpec,
    Face,
    NotOpened,
    Opened,
    Option,
    Place,
    Position,
    Result,
    SeatPosition,
    Seeded,
)
from duelproof.port.abilities import Ability, Gain, If, Modify, SetTrait, Shuffle, Trigger
from duelproof.port.cards import Traits
from duelproof.port.position import AttachedCard, LinkedCard
from duelproof.port.selections import Cond, Select
from reference.kernel.card import Card, place
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.setting import base_fields
from reference.kernel.flow import GameOver
from reference.tests import small_book
from reference.tests.small_book import SmallGame, card, spec

ME = Select(which="self")
SHUFFLE = (Shuffle(),)
TWO_SIDES = CardSpec(
    name="Coin",
    game=small_book.NAME,
    faces=[Face(traits=Traits(type=["unit"], name=name)) for name in ("Head", "Tail")],
)


def laid(*cards: CardIn, zone: str = "field", specs: tuple[CardSpec, ...] = (TWO_SIDES,)) -> SmallGame:
    return small_book.opened(small_book.position({}, {zone: list(cards)}, *specs))[1]


def test_a_card_lies_as_the_position_says() -> None:
    given = CardIn("c", "Coin", owner="alice", controller="alice", at="2", face="down", side=1,
                   turned="exhausted", reversed=True, damage=3, markers={"time": 2})  # fmt: skip
    game = laid(given)
    lying = game.cards["c"]
    assert game.zone("field", "bob", "2") == [lying]
    assert (lying.ref, lying.spec, lying.owner, lying.controller) == ("c", TWO_SIDES, "alice", "alice")
    assert (lying.place, lying.face, lying.side) == (Place("field", "bob", "2"), "down", 1)
    assert (lying.turned, lying.reversed, lying.damage, lying.markers) == ("exhausted", True, 3, {"time": 2})
    lying.markers["time"] = 0
    assert given.markers == {"time": 2}


@pytest.mark.parametrize(
    ("zone", "slot", "face", "turned"),
    [
        ("deck", None, "down", "ready"), ("hand", None, "down", "ready"), ("yard", None, "up", "ready"),
        ("field", "1", "up", "exhausted"), ("street", None, "up", "exhausted"),
    ],
)  # fmt: skip
def test_what_is_not_said_of_a_card_follows_from_where_it_lies(
    zone: str, slot: str | None, face: str, turned: str
) -> None:
    lying = laid(card("c", at=slot or "2", turned="exhausted"), zone=zone).cards["c"]
    assert (lying.owner, lying.controller, lying.side, lying.reversed) == ("bob", "bob", 0, False)
    assert (lying.damage, lying.markers, lying.face, lying.turned) == (0, {}, face, turned)
    assert lying.place == Place(zone, None if zone == "street" else "bob", slot)


@pytest.mark.parametrize(("owner", "controller"), [(None, "alice"), ("alice", None), ("alice", "alice")])
def test_a_card_has_its_owner_and_its_controller(owner: Any, controller: Any) -> None:
    lying = laid(card("c", owner=owner, controller=controller, at="1")).cards["c"]
    assert (lying.owner, lying.controller) == (owner or "bob", controller or "bob")


def test_cards_lie_in_the_order_in_which_they_are_listed_and_came_before_now() -> None:
    game = laid(card("a"), card("b"), card("c"), zone="deck")
    assert [each.ref for each in game.zone("deck", "bob")] == ["a", "b", "c"]
    assert [(each.since, each.began) for each in game.cards.values()] == [(1, 1), (2, 2), (3, 3)]


def test_what_lies_under_a_card_or_hangs_on_it_is_with_it() -> None:
    under = [card("u1"), card("u2", owner="alice", turned="exhausted")]
    hung = [AttachedCard(card("g1", turned="exhausted"), "gear"), AttachedCard(card("g2"), "gear")]
    game = laid(card("c", at="1", under=under, attached=hung, face="down"))
    lying, u1, u2, g1, g2 = (game.cards[ref] for ref in ("c", "u1", "u2", "g1", "g2"))
    assert (lying.under, lying.over, lying.host) == ([u1, u2], None, None)
    assert [(each.over, each.place) for each in (u1, u2)] == [(lying, lying.place)] * 2
    assert [(each.owner, each.controller) for each in (u1, u2)] == [("bob", "bob"), ("alice", "bob")]
    assert [(each.host, each.hung_as, each.face, each.turned) for each in (g1, g2)] == [
        (lying, "gear", "down", "exhausted"), (lying, "gear", "down", "ready")
    ]  # fmt: skip
    assert game.zone("field", "bob", "1") == [lying, g1, g2]


def having(way: str, other: CardIn | str, ref: str) -> CardIn:
    """Return a card that has another under it, on it or beside it."""
    given, there = card(ref), card(other) if isinstance(other, str) else other
    hung = {"attached": AttachedCard(there, "gear"), "linked": LinkedCard(there, 0, 1)}
    setattr(given, way, [hung.get(way, there)])
    return given


LYING: list[tuple[str, CardIn, str, str]] = [
    ("garden", card("c"), "illegal-position",
     "small has no zone 'garden' for a position; it has deck, hand, field, yard, beneath, street"),
    ("aside", card("c"), "illegal-position", "small has no zone 'aside' for a position; it has deck,"),
    ("beneath", card("c"), "illegal-position", "card 'c' cannot lie in zone 'beneath' but under another"),
    ("field", card("c"), "illegal-position", "bob has no slot None in zone 'field' for card 'c'"),
    ("field", card("c", at="3"), "illegal-position", "bob has no slot '3' in zone 'field' for card 'c'"),
    ("hand", card("c"), "illegal-position", "bob has no zone 'hand' for card 'c'"),
    ("yard", card("c", seals=[card("d")]), "unsupported", "card 'c' has seals or linked cards"),
    ("yard", card("c", linked=[LinkedCard(card("d"), 0, 1)]), "unsupported", "card 'c' has seals or linked"),
    ("yard", card("c", under=[card("d")]), "illegal-position",
     "in zone 'yard' nothing lies under a card or hangs on it, as 'd' does"),
    ("yard", card("c", attached=[AttachedCard(card("d"), "gear")]), "illegal-position",
     "in zone 'yard' nothing lies under a card or hangs on it, as 'd' does"),
    ("street", card("c", attached=[AttachedCard(card("d"), "gear"), AttachedCard(card("e"), "bond")]),
     "unsupported", "'e' hangs on 'c' as 'bond', which is not played here"),
    *(
        ("street", having(way, having(inner, "e", "d"), "c"), "illegal-position",
         "nothing lies under 'd' or hangs on it, as it is with 'c' itself")
        for way in ("under", "attached")
        for inner in ("under", "attached", "seals", "linked")
    ),
    ("street", card("c", under=[card("b"), having("under", "e", "d")]), "illegal-position",
     "nothing lies under 'd' or hangs on it"),
    ("street", card("c", attached=[AttachedCard(card("b"), "gear"),
                                   AttachedCard(having("under", "e", "d"), "gear")]), "illegal-position",
     "nothing lies under 'd' or hangs on it"),
    ("street", card("a"), "illegal-position", "the ref 'a' stands twice in the position"),
    ("street", card("c", under=[card("a")]), "illegal-position", "the ref 'a' stands twice"),
    ("street", card("c", "Nobody"), "unknown-card", "the position does not define the card 'Nobody'"),
    ("street", card("c", "Coin", side=2), "illegal-position", "the card 'Coin' has no side 2"),
    ("street", card("c", "Coin", side=-1), "illegal-position", "the card 'Coin' has no side -1"),
    ("street", card("c", damage=-1), "illegal-position", "card 'c', damage: -1 should be from 0 to"),
    ("street", card("c", markers={"time": 1, "space": -1}), "illegal-position",
     "card 'c', markers.space: -1 should be from 0 to 1000000"),
    ("street", card("c", damage=10**18), "illegal-position",
     "card 'c', damage: 1000000000000000000 should be from 0 to 1000000"),
    ("street", card("c", damage=10**5000), "illegal-position",
     "card 'c', damage: a number of 16610 bits should"),
    ("street", card(""), "illegal-position", "'' names no card; a ref is a word of its own"),
    ("street", card("bob"), "illegal-position", "'bob' names no card"),
]  # fmt: skip


@pytest.mark.parametrize(("zone", "given", "code", "says"), LYING)
def test_a_card_that_cannot_lie_so_is_refused(zone: str, given: CardIn, code: str, says: str) -> None:
    table = small_book.position({"yard": [card("a")]}, {zone: [given]}, TWO_SIDES)
    table.format = {"lacking": ["bob.hand"]}
    answer = ReferenceEngine("small engine", "3", [small_book.book()]).open(table)
    assert isinstance(answer, NotOpened)
    assert (answer.code, answer.reason.startswith(says), answer.rules) == (code, True, ()), answer.reason


def test_no_damage_and_no_markers_are_not_less_than_none() -> None:
    assert laid(card("c", at="1", damage=0, markers={"time": 0, "space": 1})).cards["c"].damage == 0


TURNS: list[tuple[dict[str, Any], str]] = [
    ({"turn": 1}, ""),
    ({"turn": 3}, ""),
    ({"turn": 2, "active": "bob"}, ""),
    ({"turn": 1, "active": "bob", "first": "bob"}, ""),
    ({"turn": 2, "door": "setup"}, ""),
    ({"turn": 1, "active": "bob", "door": "setup"}, ""),
    ({"turn": 0}, "turn must be from 1 to 1000, not 0"),
    ({"turn": 2}, "turn 2 is bob's when alice began"),
    ({"turn": 1, "active": "bob"}, "turn 1 is alice's when alice began"),
    ({"turn": 3, "active": "alice", "first": "bob"}, "turn 3 is bob's when bob began"),
    ({"turn": 2, "active": "bob", "first": "bob"}, "turn 2 is alice's when bob began"),
    ({"seats": {"alice": SeatPosition()}}, "the position says nothing of bob"),
    ({"seats": {"bob": SeatPosition()}}, "the position says nothing of alice"),
]


@pytest.mark.parametrize(("more", "says"), TURNS)
def test_the_turn_is_one_player_s_and_both_are_there(more: dict[str, Any], says: str) -> None:
    answer = ReferenceEngine("small engine", "3", [small_book.book()]).open(small_book.position(**more))
    assert answer == (NotOpened(code="illegal-position", reason=says) if says else Opened())


def test_a_game_begins_with_what_the_position_says() -> None:
    table = small_book.position(
        revision="2", first="bob", active="bob", turn=3, format={"x": 1}, chance=Seeded(5), events=False
    )
    _, game = small_book.opened(table)
    assert (game.revision, game.first, game.active, game.turn, game.door) == ("2", "bob", "bob", 3, "main")
    assert (game.definitions, game.format) == (table.cards, {"x": 1})
    assert (game.log.wanted, game.asks_chance) == (False, False)
    assert game.rng.getstate() == Random(5).getstate()
    asked = base_fields(Position(game="small", revision="1", door="main"))
    assert asked["asks_chance"] is True
    rng = asked["rng"]
    assert isinstance(rng, Random) and rng.getstate() == Random(0).getstate()


def listening(on: str, **more: Any) -> Ability:
    own = {name: more.pop(name) for name in ("self_only",) if name in more}
    parts = {"id": on, "kind": "triggered", "trigger": Trigger(on=on, **own), "effect": SHUFFLE} | more
    return Ability(**parts)  # type: ignore[arg-type]


def standing(instr: Any, **more: Any) -> Ability:
    return Ability(**({"id": "s", "kind": "static", "effect": (instr,)} | more))


STRONG = Modify(what=ME, trait="power", by=1)
IN_PLAY = frozenset(("field", "street"))


def table_of(*abilities: Ability) -> SmallGame:
    """Return a table with two cards of these abilities."""
    noted = spec("Noted", *abilities)
    alice = {"hand": [card("n1", "Noted"), card("p")], "field": [card("n2", "Noted", at="1")]}
    return small_book.opened(small_book.position(alice, {}, noted))[1]


def heard_by(game: SmallGame) -> dict[str, list[tuple[str, frozenset[str], bool]]]:
    return {kind: [(each.ref, *rest) for each, *rest in found] for kind, found in game.hearing.items()}  # type: ignore[misc]


HEARING: list[tuple[tuple[Ability, ...], set[str], dict[str, tuple[frozenset[str], bool]]]] = [
    ((), set(), {}),
    ((listening("put"),), {"put"}, {"put": (IN_PLAY, False)}),
    ((listening("put", self_only=True),), {"put"}, {"put": (IN_PLAY, True)}),
    ((listening("put", zones=("hand",)),), {"put"}, {"put": (frozenset(("hand",)), False)}),
    (
        (listening("put", self_only=True, id="a", zones=("yard",)), listening("put", self_only=True)),
        {"put"},
        {"put": (IN_PLAY | {"yard"}, True)},
    ),
    (
        (listening("put", self_only=True, id="a"), listening("put")), {"put"}, {"put": (IN_PLAY, False)},
    ),
    (
        (listening("put", id="a"), listening("put", self_only=True)), {"put"}, {"put": (IN_PLAY, False)},
    ),
    (
        (listening("put"), listening("draw")), {"put", "draw"},
        {"put": (IN_PLAY, False), "draw": (IN_PLAY, False)},
    ),
    ((standing(Gain(what=ME, ability=listening("draw"))),), {"draw"}, {}),
    (
        (standing(Gain(what=ME, ability=standing(STRONG)), id="a"),
         Ability(id="b", kind="activated", effect=(
             If(cond=Cond(op="did"), then=(Gain(what=ME, ability=listening("draw")),)),))),
        {"draw"}, {},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("abilities", "heard", "hearing"), HEARING)
def test_it_is_noted_which_events_cards_listen_for(
    abilities: tuple[Ability, ...], heard: set[str], hearing: dict[str, tuple[frozenset[str], bool]]
) -> None:
    game = table_of(*abilities)
    assert game.heard == heard
    assert heard_by(game) == {kind: [("n1", *found), ("n2", *found)] for kind, found in hearing.items()}


ACTING: list[tuple[tuple[Ability, ...], frozenset[str], set[str]]] = [
    ((), frozenset(), set()),
    ((listening("put"),), frozenset(), set()),
    ((standing(STRONG),), IN_PLAY, set()),
    ((standing(STRONG, kind="replacement"),), IN_PLAY, set()),
    ((standing(STRONG, zones=("hand",)), standing(STRONG, id="b", zones=("yard",))),
     frozenset(("hand", "yard")), set()),
    ((Ability(id="k", kind="keyword", keyword="Keen"), Ability(id="l", kind="keyword", keyword="Slow")),
     frozenset(), {"Keen", "Slow"}),
]  # fmt: skip


@pytest.mark.parametrize(("abilities", "acts_in", "keywords"), ACTING)
def test_it_is_noted_where_cards_act_and_which_keywords_they_have(
    abilities: tuple[Ability, ...], acts_in: frozenset[str], keywords: set[str]
) -> None:
    game = table_of(*abilities)
    for ref in ("n1", "n2"):
        assert (game.cards[ref].acts_in, set(game.cards[ref].keywords)) == (acts_in, keywords)
    assert (game.cards["p"].acts_in, game.cards["p"].keywords) == (frozenset(), frozenset())
    assert [each.ref for each in game.statics] == (["n1", "n2"] if acts_in else [])
    assert game.standing is None


def test_what_several_cards_listen_for_is_noted_of_each() -> None:
    zones = {"hand": [card("b", "B")], "street": [card("a", "A"), card("a2", "A")]}
    specs = (spec("A", listening("put"), standing(STRONG)), spec("B", listening("draw")))
    _, game = small_book.opened(small_book.position(zones, {}, *specs))
    assert {kind: [ref for ref, *_ in found] for kind, found in heard_by(game).items()} == {
        "put": ["a", "a2"], "draw": ["b"]
    }  # fmt: skip
    assert game.heard == {"put", "draw"}
    assert [each.ref for each in game.statics] == ["a", "a2"]


def test_what_a_card_is_by_nature_is_noted() -> None:
    power, hp, cost, strike, life = (
        SetTrait(what=ME, trait=trait, to=7) for trait in ("power", "hp", "cost", "strike", "life")
    )
    other = SetTrait(what=Select(which="all"), trait="mana", to=1)
    abilities = [
        Ability(id="a", kind="static", effect=(STRONG, other, power, hp)),
        standing(cost, id="b", needs=Cond(op="did")),
        Ability(id="c", kind="activated", effect=(strike,)),
        standing(life, id="d"),
    ]
    strong = spec("Strong", standing(STRONG))
    zones = {"hand": [card("s", "Strong"), card("n", "Noted")], "street": [card("p"), card("o", "Noted")]}
    _, game = small_book.opened(small_book.position(zones, {}, strong, spec("Noted", *abilities)))
    natures = {"power": power, "hp": hp, "life": life}
    assert [each.natures for each in game.cards.values()] == [{}, natures, {}, natures]


def test_both_sides_of_a_card_are_noted() -> None:
    faces = [
        Face(traits=Traits(type=["unit"], name=name), abilities=[ability])
        for name, ability in (("Head", listening("put")), ("Tail", standing(STRONG)))
    ]
    coin = CardSpec(name="Coin", game=small_book.NAME, faces=faces)
    game = laid(card("c", "Coin", at="1"), specs=(coin,))
    assert (game.heard, game.cards["c"].acts_in) == ({"put"}, IN_PLAY)


def test_a_zone_that_a_player_lacks_does_not_exist() -> None:
    _, game = small_book.opened(small_book.position(format={"lacking": ["bob.hand"]}))
    assert game.has_zone("hand", "alice") and not game.has_zone("hand", "bob")
    assert game.has_zone("field", "bob", "1") and not game.has_zone("field", "bob", "3")
    assert game.has_zone("street") and not game.has_zone("street", "alice")
    with pytest.raises(KeyError):
        game.zone("hand", "bob")


def test_a_card_is_lifted_and_put_down_at_the_top_or_the_end() -> None:
    game = laid(card("a"), card("b"), card("c"), zone="deck")
    a, b, c = game.cards.values()
    deck = game.zone("deck", "bob")
    game.lift(b)
    assert (deck, b.place) == ([a, c], Place("deck", "bob"))
    with pytest.raises(LookupError, match="is not where it says it is"):
        game.lift(b)
    game.drop(b, place("deck", "bob"), top=True)
    assert (deck, b.since, b.began, game.clock) == ([b, a, c], 4, 4, 4)
    game.lift(a)
    game.drop(a, place("yard", "alice"))
    game.lift(c)
    game.drop(c, place("yard", "alice"))
    assert (deck, game.zone("yard", "alice"), a.place) == ([b], [a, c], Place("yard", "alice"))


def test_what_is_in_force_is_forgotten_where_a_card_that_acts_moves_or_turns() -> None:
    game = table_of(standing(STRONG))
    acting, plain = game.cards["n2"], game.cards["p"]

    def forgets(change: Any) -> bool:
        game.standing, game.in_force, game.touched = [], {}, {"power": None}
        change()
        gone = (game.standing is None, game.in_force is None, game.touched == {})
        assert len(set(gone)) == 1
        return gone[0]

    assert forgets(lambda: game.turn_over(acting, "down"))
    assert (acting.face, game.clock) == ("down", 4)
    assert not forgets(lambda: game.turn_over(plain, "up"))
    assert (plain.face, game.clock) == ("up", 5)
    assert forgets(lambda: game.shift(acting, place("yard", "alice")))
    assert not forgets(lambda: game.shift(acting, place("hand", "alice")))
    assert not forgets(lambda: game.turn_over(acting, "up"))
    assert forgets(lambda: game.shift(acting, place("street")))
    assert forgets(lambda: game.shift(acting, place("field", "alice", "1")))
    assert not forgets(lambda: game.shift(plain, place("street")))
    game.standing, game.in_force, game.touched = [], {}, {"power": None}
    game.stir()
    assert game.standing is not None
    assert (game.in_force is None, game.touched) == (True, {})


@pytest.mark.parametrize(("winner", "draw"), [("bob", False), (None, True)])
def test_a_game_ends_with_a_winner_or_drawn(winner: Any, draw: bool) -> None:
    game = table_of()
    with pytest.raises(GameOver):
        game.end(winner, ["alice"], "deck", "damage")
    assert game.result == Result(winner=winner, losers=["alice"], draw=draw, why=["deck", "damage"])


def test_a_thing_is_chosen_by_its_ref_or_as_a_player() -> None:
    game = table_of()
    assert game.option_for("bob") == Option(player="bob")
    assert game.option_for(game.cards["p"]) == Option(card="p")


def test_ids_and_times_rise() -> None:
    game = table_of()
    assert [game.oid("item"), game.oid("move")] == ["item-1", "move-2"]
    assert (game.tick(), game.tick(), game.clock) == (4, 5, 5)
    game.decisions = 7
    game.mark_play()
    assert game.begun == 8


def test_a_card_says_what_and_where_it_is() -> None:
    lying = Card("c", TWO_SIDES, "bob", "bob", place("hand", "bob"), side=1)
    assert (repr(lying), lying.printed.name, lying.abilities) == ("<Coin c bob.hand>", "Tail", [])
