"""What is in force, and whom it is upon, by the plain rules and with what makes them faster."""

from dataclasses import replace
from typing import Any

import pytest

from duelproof.port import abilities as a
from duelproof.port.abilities import Ability, Trigger
from duelproof.port.selections import Calc, Cond, Filter, Select
from reference import gate_ruler
from reference.kernel.abilities import effects, index, now, standing
from reference.kernel.book import Layers
from reference.kernel.card import place
from reference.kernel.context import Context, Thing
from reference.tests.kernel_tables import (
    BEAST,
    BEASTS,
    GIVEN,
    GUARD,
    HAND,
    LOST,
    MINE,
    PLAIN,
    SAYS_CAT,
    SELF,
    UNITS,
    WARD,
    YOU,
    begin,
    boost,
    static,
    table,
    unit,
    when,
)
from reference.tests.kernel_tables import switched as switched

pytestmark = pytest.mark.usefixtures("switched")


def test_an_effect_begins_and_ends() -> None:
    game = table({"attack": [PLAIN]}, {"attack": [BEAST]})
    ours, theirs = game.cards["a-Plain"], game.cards["b-Beast"]
    clock = game.clock
    turn = begin(game, boost(1), ours, theirs, "bob")
    battle = begin(game, boost(10), ours, until="battle")
    assert (turn.oid, turn.stamp, battle.stamp) == ("effect-1", clock + 1, clock + 2)
    assert turn.things == [(ours, ours.life), (theirs, theirs.life), ("bob", 0)]
    assert (now.number(game, ours, "power"), now.number(game, theirs, "power")) == (14, 4)
    assert not effects.end(game, "step", "game")
    assert not effects.end(game, "battle", seat="bob")
    assert game.lasting == [turn, battle]
    clock = game.clock
    assert effects.end(game, "step", "battle", seat="alice")
    assert game.clock > clock
    assert now.number(game, ours, "power") == 4
    assert effects.end(game, "turn")
    assert (game.lasting, now.number(game, ours, "power")) == ([], 3)
    told = [(event.kind, event.item, event.name) for event in game.log.since(0, "judge")]
    assert told == [
        ("effect_start", "effect-1", "turn"),
        ("effect_start", "effect-2", "battle"),
        ("effect_end", "effect-2", "battle"),
        ("effect_end", "effect-1", "turn"),
    ]


def test_a_card_is_released_from_all_but_what_lasts_for_the_game() -> None:
    game = table({"attack": [PLAIN, BEAST]})
    card, other = game.cards["a-Plain"], game.cards["a-Beast"]
    begin(game, boost(1), card, other)
    begin(game, boost(10), card)
    begin(game, boost(100), card, until="game")
    begin(game, boost(1000), other)
    assert [now.number(game, each, "power") for each in (card, other)] == [114, 1004]
    clock = game.clock
    effects.release(game, card)
    assert game.clock > clock
    assert [now.number(game, each, "power") for each in (card, other)] == [103, 1004]
    assert [each.oid for each in game.lasting] == ["effect-1", "effect-3", "effect-4"]
    ended = [(e.item, e.name) for e in game.log.since(0, "judge") if e.kind == "effect_end"]
    assert ended == [("effect-2", "turn")]


def test_effects_that_end_at_once_all_end_oldest_first() -> None:
    game = table({"attack": [PLAIN, BEAST]})
    card, other = game.cards["a-Plain"], game.cards["a-Beast"]

    def ended() -> list[str | None]:
        return [event.item for event in game.log.since(0, "judge") if event.kind == "effect_end"]

    begin(game, boost(1), card)
    begin(game, boost(2), card)
    assert effects.end(game, "turn")
    assert (game.lasting, ended()) == ([], ["effect-1", "effect-2"])
    begin(game, boost(1), card)
    begin(game, boost(2), card)
    begin(game, boost(3), other)
    effects.release(game, card)
    assert ended() == ["effect-1", "effect-2", "effect-3", "effect-4"]
    clock = game.clock
    effects.release(game, card)
    assert ([each.oid for each in game.lasting], game.clock) == (["effect-5"], clock)


def test_an_effect_that_is_no_longer_on_one_of_its_cards_is_a_change() -> None:
    game = table({"attack": [PLAIN, BEAST]})
    card, other = game.cards["a-Plain"], game.cards["a-Beast"]
    begin(game, a.Gain(what=UNITS, ability=static(boost())), card, other)
    assert [now.number(game, each, "power") for each in (card, other)] == [5, 5]
    clock = game.clock
    effects.release(game, card)
    assert game.clock > clock
    assert [now.number(game, each, "power") for each in (card, other)] == [3, 5]


def test_an_effect_is_on_the_object_that_a_card_was_when_it_began() -> None:
    game = table({"attack": [PLAIN]})
    card = game.cards["a-Plain"]
    card.life = 2
    lasting = begin(game, boost(), card)
    assert (lasting.things, lasting.touches(card)) == ([(card, 2)], True)


def test_a_new_object_is_no_longer_meant() -> None:
    game = table({"attack": [PLAIN]})
    card = game.cards["a-Plain"]
    lasting = begin(game, boost(), card)
    given = begin(game, a.Gain(what=UNITS, ability=static(boost(10))), card)
    assert (lasting.touches(card), now.number(game, card, "power")) == (True, 15)
    card.life += 1
    assert (lasting.touches(card), given.touches(card), now.number(game, card, "power")) == (False, False, 3)
    assert not lasting.touches("alice")


@pytest.mark.parametrize(
    ("ward", "from_bob", "from_own_beast", "from_a_rule"),
    [
        (a.Unaffected(what=UNITS), True, True, True),
        (a.Unaffected(what=UNITS, by_player="opponent"), True, False, False),
        (a.Unaffected(what=UNITS, by_player="you"), False, True, True),
        (a.Unaffected(what=UNITS, by=Filter(race="beast")), False, True, False),
        (a.Unaffected(what=UNITS, by=Filter(type="unit", zones=("attack",))), True, False, False),
        (a.Unaffected(what=UNITS, by=Filter(type="unit", zones=("hand",))), False, False, False),
        (a.Unaffected(what=HAND), False, False, False),
        (a.Unaffected(what=BEASTS), False, False, False),
    ],
)  # fmt: skip
def test_what_a_card_is_unaffected_by(
    ward: a.Unaffected, from_bob: bool, from_own_beast: bool, from_a_rule: bool
) -> None:
    game = table({"attack": [unit("Warded", static(ward))], "defense": [BEAST]}, {"attack": [PLAIN]})
    card = game.cards["a-Warded"]
    doers = (Context("bob", game.cards["b-Plain"]), Context("alice", game.cards["a-Beast"]), Context("alice"))
    expected = [from_bob, from_own_beast, from_a_rule]
    assert [effects.unaffected(game, card, doer) for doer in doers] == expected
    assert not any(effects.unaffected(game, "alice", doer) for doer in doers)
    for doer, kept_off in zip(doers, expected, strict=True):
        effects.begin(game, boost(5), doer, [card], "turn", None)
        assert now.number(game, card, "power") == (3 if kept_off else 8)
        effects.end(game, "turn")


def test_who_is_unaffected_is_so_by_its_own_ward_too() -> None:
    game = table({"attack": [unit("Warded", static(WARD))]})
    card = game.cards["a-Warded"]
    (force,) = effects.forces(game, a.Unaffected)
    assert effects.touches(game, force, card)
    assert effects.upon(game, card, a.Unaffected, "") == [(WARD, None)]


def test_a_card_with_two_wards_is_unaffected_by_what_either_keeps_off() -> None:
    wards = [a.Unaffected(what=UNITS, by_player=whose) for whose in ("you", "opponent")]
    game = table({"attack": [unit("Warded", static(*wards))]})
    doers: list[Context] = [Context("alice"), Context("bob")]
    assert all(effects.unaffected(game, game.cards["a-Warded"], doer) for doer in doers)
    assert [force.instr for force in effects.statics(game, a.Unaffected)] == wards


@pytest.mark.parametrize("what", [None, BEASTS])
def test_what_names_players_names_its_cards_too_if_it_has_any(what: Select | None) -> None:
    game = table({"attack": [unit("Sayer", static(a.Forbid(action="play", what=what, who="you"))), BEAST]})
    (force,) = effects.forces(game, a.Forbid, "play")
    things: tuple[Thing, ...] = ("alice", "bob", game.cards["a-Beast"], game.cards["a-Sayer"])
    assert [effects.touches(game, force, thing) for thing in things] == [True, False, what is not None, False]


ASKED: dict[Any, Any] = {a.Forbid: effects.forbidden, a.Permit: effects.permitted}
ACTION: dict[Any, str] = {a.Forbid: "attack", a.Permit: "attack_past_front"}


@pytest.mark.parametrize(
    ("kind", "about", "upon"),
    [
        (a.Forbid, {"what": UNITS}, ["unit"]),
        (a.Forbid, {"what": SELF}, []),
        (a.Forbid, {"who": "you"}, ["alice"]),
        (a.Forbid, {"who": "opponent"}, ["bob"]),
        (a.Forbid, {"who": "both"}, ["alice", "bob"]),
        (a.Forbid, {"what": YOU}, ["alice"]),
        (a.Permit, {"what": UNITS}, ["unit"]),
        (a.Permit, {"who": "you"}, ["alice"]),
        (a.Permit, {"what": BEASTS}, ["unit"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lasts", [False, True])
def test_what_is_forbidden_or_permitted(
    kind: type[Any], about: dict[str, Any], upon: list[str], lasts: bool
) -> None:
    action, holds = ACTION[kind], ASKED[kind]
    said = kind(action=action, **about)
    game = table({"attack": [PLAIN if lasts else unit("Sayer", static(said))], "defense": [BEAST]})
    things: dict[str, Thing] = {"unit": game.cards["a-Beast"], "alice": "alice", "bob": "bob"}
    if lasts:
        begin(game, said, *(things[name] for name in upon))
    assert [name for name, thing in things.items() if holds(game, action, thing)] == upon
    assert not any(holds(game, "block", thing) for thing in things.values())
    assert not any(other(game, action, things["unit"]) for each, other in ASKED.items() if each is not kind)
    assert not effects.required(game, action, things["unit"])


def test_what_is_required() -> None:
    game = table({"attack": [PLAIN, BEAST]})
    card, other = game.cards["a-Plain"], game.cards["a-Beast"]
    begin(game, a.Require(action="attack", what=UNITS), card)
    assert [effects.required(game, "attack", each) for each in (card, other)] == [True, False]
    assert not effects.required(game, "block", card)
    assert not effects.forbidden(game, "attack", card)


def test_what_is_forbidden_is_not_permitted() -> None:
    game = table({"attack": [PLAIN, BEAST]})
    card, other = game.cards["a-Plain"], game.cards["a-Beast"]
    begin(game, a.Permit(action="attack_past_front", what=UNITS), card, other)
    begin(game, a.Forbid(action="attack_past_front", what=UNITS), card)
    assert [effects.permitted(game, "attack_past_front", each) for each in (card, other)] == [False, True]


def test_what_is_upon_a_thing_is_listed_oldest_first_with_what_was_fixed() -> None:
    first, second, third = boost(1), boost(2), boost(3, UNITS)
    game = table({"attack": [PLAIN, unit("Sayer", static(third))]})
    card = game.cards["a-Plain"]
    begin(game, first, card, value=7)
    begin(game, second, card)
    assert effects.upon(game, card, a.Modify, "power") == [(third, None), (first, 7), (second, None)]
    assert effects.upon(game, card, a.Modify, "hp") == []
    assert [force.instr for force in effects.statics(game, a.Modify, "power")] == [third]
    assert effects.changes(game, a.Modify, "power")
    assert not effects.changes(game, a.Modify)
    assert not effects.changes(game, a.SetTrait, "power")


def test_a_condition_is_not_looked_at_for_a_card_that_its_ability_cannot_reach() -> None:
    main_phase = static(boost(), needs=Cond(op="phase", name="main"))
    game = table({"attack": [unit("Sayer", main_phase), PLAIN]})
    game.timed = False
    assert (effects.upon(game, game.cards["a-Plain"], a.Modify, "power"), game.timed) == ([], False)
    effects.upon(game, game.cards["a-Sayer"], a.Modify, "power")
    assert game.timed


@pytest.mark.parametrize("lost", [False, True])
def test_a_given_static_ability_works_while_its_card_has_it(lost: bool) -> None:
    game = table({"attack": [PLAIN]})
    card = game.cards["a-Plain"]
    begin(game, a.Gain(what=UNITS, ability=static(boost(), needs=Cond(op="turn_of", who="you"))), card)
    assert now.number(game, card, "power") == 5
    if lost:
        begin(game, LOST, card)
    else:
        game.active = "bob"
    assert now.number(game, card, "power") == 3


@pytest.mark.parametrize("ends", ["a new object", "face down", "elsewhere", "nothing"])
def test_a_given_ability_that_gives_another_works_where_its_card_is(ends: str) -> None:
    zones = ("hand",) if ends == "elsewhere" else ()
    game = table({"attack": [PLAIN]})
    card = game.cards["a-Plain"]
    outer = begin(game, a.Gain(what=UNITS, ability=static(GIVEN, zones=zones)), card)
    if ends == "a new object":
        card.life += 1
    elif ends == "face down":
        card.face = "down"
    given = [force.instr for force in effects.forces(game, a.Gain)]
    assert given == ([GIVEN] if ends == "nothing" else []) + [outer.instr]


def test_what_a_given_ability_says_of_races_comes_before_abilities_are_looked_at() -> None:
    cats = Select(which="all", filter=Filter(race="cat"))
    sayer = unit("Sayer", static(a.SetTrait(what=cats, trait="colors", to="faction 1")))
    game = table({"attack": [BEAST, sayer]})
    card = game.cards["a-Beast"]
    begin(game, a.Gain(what=UNITS, ability=static(SAYS_CAT)), card)
    assert now.words(game, card, "colors") == ["faction 1"]


@pytest.mark.parametrize("what", [a.Modify(what=SELF, trait="power", by=2), a.Unaffected(what=SELF)])
def test_a_static_ability_gives_another_to_whom_it_speaks_of_by_then(what: a.Instr) -> None:
    gain = a.Gain(what=UNITS, ability=static(what), until="while")
    game = table({"attack": [PLAIN, unit("Giver", static(gain))]})
    card, giver = game.cards["a-Plain"], game.cards["a-Giver"]
    about = "power" if isinstance(what, a.Modify) else ""
    assert effects.upon(game, card, type(what), about) == [(what, None)]
    game.shift(giver, place("graveyard", "alice"))
    assert effects.upon(game, card, type(what), about) == []


def test_in_a_book_without_layers_what_is_lost_says_nothing_of_numbers() -> None:
    plain = Select(which="all", filter=Filter(name="Plain"))
    adding = unit("Adding", static(boost(Calc(op="sum", what=plain, trait="power"))))
    game = table({"attack": [unit("Sayer", static(boost(what=UNITS))), PLAIN], "defense": [adding]})
    game.book = replace(game.book, layers=Layers())
    card, other, adding_up = game.cards["a-Sayer"], game.cards["a-Plain"], game.cards["a-Adding"]
    assert [now.number(game, each, "power") for each in (other, adding_up)] == [5, 10]
    begin(game, LOST, card)
    assert [now.number(game, each, "power") for each in (other, adding_up)] == [3, 6]


def test_an_ability_speaks_for_who_controls_its_card_now() -> None:
    game = table({"attack": [unit("Sayer", static(boost(what=MINE)))]}, {"attack": [PLAIN]})
    card, theirs = game.cards["a-Sayer"], game.cards["b-Plain"]
    assert [now.number(game, each, "power") for each in (card, theirs)] == [5, 3]
    card.controller = "bob"
    assert [now.number(game, each, "power") for each in (card, theirs)] == [5, 5]


PLAY = ("attack", "defense", "field", "ruler", "set")


@pytest.mark.parametrize(
    ("instr", "expected"),
    [
        (boost(), ("a-Sayer",)),
        (boost(what=UNITS), ("attack", "defense")),
        (boost(what=Select(which="all")), PLAY),
        (boost(what=BEASTS), PLAY),
        (boost(what=YOU), ()),
        (boost(what=Select(which="under", of=SELF)), tuple(gate_ruler.UNREAD.read().zones)),
        (a.Forbid(action="play", who="you"), ()),
    ],
)  # fmt: skip
def test_whom_an_instruction_may_reach(instr: a.Instr, expected: tuple[str, ...]) -> None:
    game = table({"attack": [unit("Sayer", static(instr))], "defense": [BEAST]})
    (force,) = standing.of_statics(game)
    assert force.reach == {*expected}
    reached = [standing.reaches(force, game.cards[ref]) for ref in ("a-Sayer", "a-Beast", "alice-ruler")]
    assert reached == [
        not {"a-Sayer", "attack"}.isdisjoint(expected), "defense" in expected, "ruler" in expected
    ]  # fmt: skip


def test_what_is_in_force_is_gathered_by_what_it_says_oldest_first() -> None:
    replaces = a.ReplaceEvent(event=Trigger(on="move"))
    printed = static(boost(1), SAYS_CAT, a.Forbid(action="play", who="you"), replaces, WARD)
    game = table({"attack": [unit("Sayer", printed)], "graveyard": [unit("Held", static(boost(5)))]})
    sayer, ruler = game.cards["a-Sayer"], game.cards["alice-ruler"]
    lasting = begin(game, boost(2), sayer, ruler, "alice", value=6)
    given = begin(game, a.Gain(what=UNITS, ability=static(boost(3), id="given")), sayer, "alice")
    told = {
        said: [(f.instr, f.ctx.source, f.lasting, f.value, f.life) for f in forces]
        for said, forces in standing.gathered(game).items()
    }
    own = (sayer, None, None, None)
    assert told == {
        (a.Modify, "power"): [
            (boost(1), *own),
            (boost(2), ruler, lasting, 6, None),
            (boost(3), sayer, None, None, sayer.life),
        ],
        (a.SetTrait, "races"): [(SAYS_CAT, *own)],
        (a.Forbid, "play"): [(a.Forbid(action="play", who="you"), *own)],
        (a.ReplaceEvent, "move"): [(replaces, *own)],
        (a.Unaffected, ""): [(WARD, *own)],
        (a.Gain, ""): [(given.instr, ruler, given, None, None)],
    }
    reached = [force.reach for force in standing.gathered(game)[a.Modify, "power"]]
    assert reached == [{"a-Sayer"}, {"a-Sayer", "alice-ruler"}, {"a-Sayer"}]
    assert standing.may_be(game, a.Modify, "power", ruler)
    assert not standing.may_be(game, a.Modify, "hp", ruler)
    assert not standing.may_be(game, a.SetTrait, "races", ruler)


def test_what_is_in_force_is_gathered_once_until_it_changes() -> None:
    game = table({"attack": [unit("Sayer", static(boost()))]})
    lasting = begin(game, boost(1), game.cards["a-Sayer"])
    gathered, statics = standing.gathered(game), standing.of_statics(game)
    forces = list(lasting.forces)
    assert (standing.gathered(game) is gathered, standing.of_statics(game) is statics) == (True, True)
    game.stir()
    assert standing.gathered(game) is not gathered
    assert [one is other for one, other in zip(lasting.forces, forces, strict=True)] == [True]


def test_what_begins_and_ends_is_put_among_what_was_gathered_as_if_it_were_gathered_anew() -> None:
    game = table({"attack": [unit("Sayer", static(boost(1))), PLAIN]})
    sayer, plain = game.cards["a-Sayer"], game.cards["a-Plain"]

    def in_force() -> dict[Any, list[a.Instr]]:
        return {said: [force.instr for force in forces] for said, forces in standing.gathered(game).items()}

    first = begin(game, boost(2), sayer)
    assert in_force() == {(a.Modify, "power"): [boost(1), boost(2)]}
    second = begin(game, boost(3), plain)
    given = begin(game, a.Gain(what=UNITS, ability=static(boost(4), id="given")), plain)
    third = begin(game, boost(5), plain)
    kept = in_force()
    assert kept[a.Modify, "power"] == [boost(1), boost(2), boost(3), boost(4), boost(5)]
    game.enduring = game.in_force = None
    assert in_force() == kept
    effects.remove(game, second)
    effects.remove(game, given)
    assert in_force() == {(a.Modify, "power"): [boost(1), boost(2), boost(5)]}
    game.shift(sayer, place("hand", "alice"))
    assert in_force() == {(a.Modify, "power"): [boost(2), boost(5)]}
    effects.remove(game, first)
    effects.remove(game, third)
    assert in_force() == {}


def test_only_static_abilities_that_work_where_their_card_is_are_in_force() -> None:
    triggered = Ability(id="t", kind="triggered", trigger=Trigger(on="move"), effect=(boost(1),))
    natural = static(a.SetTrait(what=SELF, trait="races", to="cat"), id="n")
    held = static(boost(2), id="h", zones=("hand",))
    last = Ability(id="r", kind="replacement", effect=(boost(4),))
    game = table({"attack": [unit("Sayer", triggered, natural, held, static(boost(3)), last)]})
    assert [force.instr for force in standing.of_statics(game)] == [boost(3), boost(4)]


@pytest.mark.parametrize(
    ("kind", "in_force"), [("static", True), ("replacement", True), ("triggered", False)]
)
def test_what_a_given_ability_says_is_in_force_for_each_card_if_it_is_static(
    kind: Any, in_force: bool
) -> None:
    game = table({"attack": [PLAIN, BEAST]})
    cards = [game.cards["a-Plain"], game.cards["a-Beast"]]
    trigger = Trigger(on="move") if kind == "triggered" else None
    ability = Ability(id="given", kind=kind, trigger=trigger, effect=(boost(1), boost(2)))
    begin(game, a.Gain(what=UNITS, ability=ability), *cards)
    found = [(force.ctx.source, force.instr) for force in effects.forces(game, a.Modify, "power")]
    assert found == ([(card, by) for card in cards for by in ability.effect] if in_force else [])


def test_what_may_have_been_gained_is_known_by_its_kind_and_event() -> None:
    game = table({"attack": [unit("Sayer", static(GIVEN, a.Gain(what=UNITS, ability=when("attack"))))]})
    assert index.gained(game) == {"keyword", "triggered", "attack"}
    assert index.gained(table({"attack": [unit("Sayer", GUARD)]})) == frozenset()
