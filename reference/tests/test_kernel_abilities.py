"""What cards are like under effects, by the plain rules and with what makes them faster."""

from dataclasses import replace
from typing import Any

import pytest

from duelproof.port import abilities as a
from duelproof.port.abilities import Ability
from duelproof.port.selections import Calc, Cond, Filter, Range, Select
from reference.kernel.abilities import effects, now, select
from reference.kernel.book import Layers
from reference.kernel.card import Card
from reference.kernel.context import Context
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
STRONG = Select(which="all", filter=Filter(type="unit", power=Range(min=5)))


@pytest.mark.parametrize(
    ("abilities", "trait", "expected"),
    [
        ([], "power", 3),
        ([], "life", None),
        ([static(boost())], "power", 5),
        ([static(boost(-7))], "power", -4),
        ([static(boost(trait="hp"))], "power", 3),
        ([static(boost(trait="life"))], "life", None),
        ([static(a.SetTrait(what=UNITS, trait="power", to=9))], "power", 9),
        ([static(boost(), a.SetTrait(what=UNITS, trait="power", to=9))], "power", 11),
        ([static(a.SetTrait(what=SELF, trait="power", to=8))], "power", 8),
        ([static(a.SetTrait(what=SELF, trait="power", to=Calc(op="count", what=UNITS)))], "power", 1),
        ([static(boost(Calc(op="count", what=UNITS)))], "power", 4),
        ([static(boost(), needs=Cond(op="turn_of", who="you"))], "power", 5),
        ([static(boost(), needs=Cond(op="turn_of", who="opponent"))], "power", 3),
        ([static(boost(), zones=("hand",))], "power", 3),
        ([static(boost(what=MINE))], "power", 5),
        ([static(boost(what=HAND))], "power", 3),
    ],
)  # fmt: skip
def test_a_number(abilities: list[Ability], trait: str, expected: int | None) -> None:
    game = table({"attack": [unit("Unit", *abilities)]})
    assert now.number(game, game.cards["a-Unit"], trait) == expected
    assert getattr(now.traits(game, game.cards["a-Unit"]), trait) == expected or expected is None


@pytest.mark.parametrize(
    ("instr", "trait", "expected"),
    [
        (SAYS_CAT, "races", ["cat"]),
        (a.SetTrait(what=UNITS, trait="races", to="cat", also=True), "races", ["beast", "cat"]),
        (a.SetTrait(what=UNITS, trait="races", to="beast", also=True), "races", ["beast"]),
        (a.SetTrait(what=UNITS, trait="races", to=("cat", "x"), also=True), "races", ["beast", "cat", "x"]),
        (a.SetTrait(what=UNITS, trait="races", to=()), "races", []),
        (a.SetTrait(what=SELF, trait="races", to="cat"), "races", ["cat"]),
        (a.SetTrait(what=UNITS, trait="races", to="cat", may=True), "races", ["beast"]),
        (a.SetTrait(what=UNITS, trait="colors", to="faction 1"), "colors", ["faction 1"]),
        (a.SetTrait(what=UNITS, trait="name", to="Other"), "name", ["Other"]),
        (a.SetTrait(what=HAND, trait="name", to="Other"), "name", ["Unit"]),
    ],
)  # fmt: skip
def test_words(instr: a.SetTrait, trait: str, expected: list[str]) -> None:
    game = table({"attack": [unit("Unit", static(instr), races=["beast"])]})
    card = game.cards["a-Unit"]
    assert (now.names(game, card) if trait == "name" else now.words(game, card, trait)) == expected


def test_what_may_be_treated_so_is_as_its_player_said() -> None:
    game = table({"attack": [unit("Unit", static(a.SetTrait(what=SELF, trait="races", to="cat", may=True)))]})
    card = game.cards["a-Unit"]
    assert now.words(game, card, "races") == []
    game.treated[("a-Unit", "cat")] = True
    assert now.words(game, card, "races") == ["cat"]
    game.treated[("a-Unit", "cat")] = False
    assert now.words(game, card, "races") == []


@pytest.mark.parametrize(
    ("printed", "instrs", "expected"),
    [
        ([GUARD], [], ["guard"]),
        ([], [GIVEN], ["guard"]),
        ([when("attack")], [GIVEN], ["when", "guard"]),
        ([when("attack")], [LOST], []),
        ([when("attack")], [LOST, GIVEN], ["guard"]),
        ([when("attack")], [GIVEN, LOST], []),
        ([GUARD, when("attack")], [a.LoseAbilities(what=UNITS, keyword="Intercept")], []),
        ([when("attack")], [a.LoseAbilities(what=UNITS, keyword="Intercept")], ["when"]),
        ([static(GIVEN)], [LOST], []),
        ([static(GIVEN)], [], ["static", "guard"]),
    ],
)  # fmt: skip
def test_abilities(printed: list[Ability], instrs: list[a.Instr], expected: list[str]) -> None:
    game = table({"attack": [unit("Unit", *printed)]})
    card = game.cards["a-Unit"]
    for instr in instrs:
        begin(game, instr, card)
    assert [ability.id for ability in now.abilities(game, card)] == expected
    found = now.keyword(game, card, "Intercept")
    assert (found is not None) == ("guard" in expected)
    shown = now.traits(game, card)
    assert shown.keywords == ["Intercept"] * ("guard" in expected)
    assert shown.texts == [name for name in expected if name != "guard"]
    assert now.keyword(game, card, "Double Attack") is None


def test_what_loses_its_ability_gives_nothing_any_more() -> None:
    game = table({"attack": [unit("Giver", static(GIVEN, boost(what=UNITS))), PLAIN]})
    giver, other = game.cards["a-Giver"], game.cards["a-Plain"]
    assert (now.keyword(game, other, "Intercept"), now.number(game, other, "power")) == (GUARD, 5)
    begin(game, LOST, giver)
    assert (now.keyword(game, other, "Intercept"), now.number(game, other, "power")) == (None, 3)
    assert now.number(game, giver, "power") == 3


def test_a_memory_is_as_the_card_was_whatever_comes_into_force() -> None:
    game = table({"attack": [BEAST, PLAIN]})
    card = game.cards["a-Beast"]
    begin(game, SAYS_CAT, card)
    memory = now.remember(game, card)
    effects.end(game, "turn")
    says_dog = a.SetTrait(what=UNITS, trait="races", to="dog")
    begin(game, a.Gain(what=UNITS, ability=static(boost(5, UNITS), says_dog)), game.cards["a-Plain"])
    assert (now.words(game, card, "races"), now.words(game, memory, "races")) == (["dog"], ["cat"])
    assert (now.number(game, card, "power"), now.number(game, memory, "power")) == (8, 3)


def test_what_is_shown_of_a_card_is_all_that_it_is_now() -> None:
    game = table({"attack": [unit("Unit", GUARD, races=["beast"], life=2), PLAIN]})
    card, other = game.cards["a-Unit"], game.cards["a-Plain"]
    words = {"type": "token", "colors": "faction 1", "races": "cat"}
    for trait, word in words.items():
        begin(game, a.SetTrait(what=UNITS, trait=trait, to=word), card)
    for by, trait in enumerate(("cost", "power", "hp", "strike", "life"), 1):
        begin(game, boost(by * 10, trait=trait), card)
    begin(game, a.SetTrait(what=UNITS, trait="life", to=5), other)
    shown, beside = now.traits(game, card), now.traits(game, other)
    assert (shown.type, shown.colors, shown.races) == (["token"], ["faction 1"], ["cat"])
    assert (shown.cost, shown.power, shown.hp, shown.strike, shown.life) == (12, 23, 34, 41, 52)
    assert (shown.name, shown.keywords, beside.life) == ("Unit", ["Intercept"], 5)


def test_of_two_keyword_abilities_the_first_is_found() -> None:
    game = table({"attack": [unit("Unit", GUARD)]})
    card = game.cards["a-Unit"]
    begin(game, a.Gain(what=UNITS, ability=Ability(id="again", kind="keyword", keyword="Intercept")), card)
    assert now.keyword(game, card, "Intercept") == GUARD


def test_a_part_of_any_of_its_names_is_a_part_of_a_card_s_name() -> None:
    game = table({"attack": [PLAIN]})
    card = game.cards["a-Plain"]
    begin(game, a.SetTrait(what=UNITS, trait="name", to="Wolf", also=True), card)
    fits = [
        select.fits(game, card, Filter(name_contains=part), Context("alice")) for part in ("la", "ol", "x")
    ]
    assert fits == [True, True, False]


def test_a_card_out_of_play_exists_where_it_lies_though_it_is_remembered_in_play() -> None:
    game = table({"attack": [PLAIN], "graveyard": [BEAST]})
    game.cards["a-Beast"].last = now.remember(game, game.cards["a-Plain"])
    dead = Select(which="all", filter=Filter(race="beast", zones=("graveyard",)))
    assert select.exists(game, dead, Context("alice"))


def test_an_amount_that_was_fixed_stays() -> None:
    game = table({"attack": [PLAIN]})
    card = game.cards["a-Plain"]
    begin(game, boost(Calc(op="count", what=UNITS)), card, value=7)
    assert now.number(game, card, "power") == 10


def test_a_memory_keeps_what_the_card_was() -> None:
    game = table({"attack": [unit("Unit", static(boost()), races=["beast"]), BEAST]})
    card = game.cards["a-Unit"]
    card.under = [game.cards["a-Beast"]]
    card.last = card
    begin(game, GIVEN, card)
    memory = now.remember(game, card)
    effects.end(game, "turn")
    begin(game, boost(9), card)
    begin(game, SAYS_CAT, card)
    assert (memory.ref, memory.last, memory.under) == ("a-Unit", None, card.under)
    assert memory.under is not card.under
    assert (now.number(game, card, "power"), now.number(game, memory, "power")) == (14, 5)
    assert now.number(game, memory, "life") is None
    assert (now.words(game, card, "races"), now.words(game, memory, "races")) == (["cat"], ["beast"])
    assert [ability.id for ability in now.abilities(game, memory)] == ["static", "guard"]
    assert now.keyword(game, memory, "Intercept") == GUARD
    assert now.keyword(game, card, "Intercept") is None


@pytest.mark.parametrize(
    ("fixed", "expected"), [(None, 3), (4, 5)], ids=["worked out", "fixed when it began"]
)  # fmt: skip
def test_a_number_of_a_player(fixed: int | None, expected: int) -> None:
    game = table({"attack": [PLAIN, BEAST]})
    begin(game, boost(Calc(op="count", what=UNITS), YOU, "charges"), "alice", value=fixed)
    assert now.of_player(game, "alice", "charges", 1) == expected
    assert now.of_player(game, "bob", "charges", 1) == 1
    begin(game, boost(10, YOU, "charges"), "alice")
    assert now.of_player(game, "alice", "charges", 1) == expected + 10
    assert now.of_player(game, "alice", "draws", 1) == 1


def test_what_is_shown_of_two_cards_of_a_name_is_of_each() -> None:
    twin = unit("Twin", static(boost(), needs=Cond(op="zone_of_self", name="attack")), when("attack"), GUARD)
    game = table({"attack": [twin]}, {"defense": [twin]})
    ours, theirs = now.traits(game, game.cards["a-Twin"]), now.traits(game, game.cards["b-Twin"])
    assert (ours.power, theirs.power) == (5, 3)
    assert ours.texts == theirs.texts == ["static", "when"]
    assert ours.keywords == theirs.keywords == ["Intercept"]
    assert ours.type == ["unit"]


def test_a_trait_that_depends_on_itself_is_what_it_is_so_far() -> None:
    strong = Select(which="all", filter=Filter(type="unit", power=Range(min=4)))
    game = table({"attack": [unit("A", static(boost(1, UNITS))), unit("B", static(boost(10, strong)))]})
    assert [now.number(game, game.cards[ref], "power") for ref in ("a-A", "a-B")] == [14, 14]
    assert (game.supposed, game.layer) == ({}, 99)


def test_what_depends_comes_later_though_it_is_older() -> None:
    strong = Select(which="all", filter=Filter(type="unit", power=Range(min=4)))
    game = table({"attack": [unit("A", static(boost(10, strong))), unit("B", static(boost(1, UNITS)))]})
    assert now.number(game, game.cards["a-A"], "power") == 14


def test_the_youngest_word_stands() -> None:
    game = table({"attack": [BEAST]})
    card = game.cards["a-Beast"]
    for word in ("cat", "dog"):
        begin(game, a.SetTrait(what=UNITS, trait="races", to=word), card)
    assert now.words(game, card, "races") == ["dog"]


@pytest.mark.parametrize("strange", ["cat", "dog"])
def test_what_comes_first_is_asked_of_the_book(strange: str) -> None:
    def turn(card: Card, trait: str, force: Any) -> int:
        return 0 if force.instr.to == strange else 1

    game = table({"attack": [BEAST]})
    game.book = replace(game.book, layers=Layers(turn=turn))
    card = game.cards["a-Beast"]
    begin(game, a.SetTrait(what=UNITS, trait="races", to="cat", also=True), card)
    begin(game, a.SetTrait(what=UNITS, trait="races", to="dog"), card)
    assert now.words(game, card, "races") == (["dog", "cat"] if strange == "dog" else ["dog"])


def test_what_no_card_says_may_be_so_is_so() -> None:
    game = table({"attack": [BEAST]})
    card = game.cards["a-Beast"]
    treated = a.SetTrait(what=UNITS, trait="races", to="cat", may=True)
    effects.begin(game, treated, Context("alice"), [card], "turn")
    assert now.words(game, card, "races") == ["cat"]


def turning(frm: str, *to: str) -> Ability:
    what = Select(which="all", filter=Filter(race=frm))
    return static(a.SetTrait(what=what, trait="races", to=to))


@pytest.mark.parametrize(
    ("races", "abilities", "expected"),
    [
        (["beast"], [turning("beast", "cat"), turning("cat", "beast")], ["beast"]),
        (["beast"], [turning("cat", "beast"), turning("beast", "cat")], ["beast"]),
        (["beast"], [turning("cat", "dog"), turning("beast", "cat")], ["dog"]),
        (["p", "q"], [turning("p", "p"), turning("q", "q")], ["p"]),
        (["p", "q"], [turning("p", "p"), turning("q", "q"), static(a.SetTrait(
            what=UNITS, trait="races", to="r", also=True))], ["p", "r"]),
        (["p", "q", "r"], [turning("p", "p", "r"), turning("q", "p", "q"), turning("r", "q", "r")],
         ["p", "q"]),
    ],
    ids=["in turn", "in turn, the other older", "one after the other", "each on the other", "and one on none",
         "all in a circle"],
)  # fmt: skip
def test_of_those_that_depend_on_each_other_the_oldest_comes_first(
    races: list[str], abilities: list[Ability], expected: list[str]
) -> None:
    sayers = [unit(name, ability) for name, ability in zip("ABC", abilities, strict=False)]
    game = table({"attack": sayers[:2], "defense": sayers[2:]}, {"attack": [unit("X", races=races)]})
    assert now.words(game, game.cards["b-X"], "races") == expected


def test_what_depends_on_one_of_several_waits_for_that_one() -> None:
    strong = Select(which="all", filter=Filter(type="unit", power=Range(min=4)))
    waiting, other, needed = static(boost(10, strong)), static(boost(100, BEASTS)), static(boost(1, UNITS))
    game = table({"attack": [unit("A", waiting), unit("B", other)], "defense": [unit("C", needed)]})
    assert now.number(game, game.cards["a-A"], "power") == 14


def test_an_amount_that_another_effect_changes_is_added_later() -> None:
    counting = unit("A", static(boost(Calc(op="count", what=STRONG))))
    game = table({"attack": [counting, unit("B", static(boost(2, UNITS)))]})
    assert now.number(game, game.cards["a-A"], "power") == 7


@pytest.mark.parametrize(("layer", "races"), [(0, ["cat"]), (1, [])])
def test_a_trait_that_a_book_does_not_name_is_in_the_lowest_layer(layer: int, races: list[str]) -> None:
    sayer = unit("A", static(a.SetTrait(what=STRONG, trait="races", to="cat")))
    game = table({"attack": [sayer, unit("B", static(boost(2, UNITS)))]})
    game.book = replace(game.book, layers=Layers(of={"power": layer}))
    assert now.words(game, game.cards["a-B"], "races") == races


def test_what_comes_in_a_later_layer_does_not_count_yet() -> None:
    sayer = unit("A", static(a.SetTrait(what=STRONG, trait="races", to="cat")))
    game = table({"attack": [sayer, unit("B", static(boost(2, UNITS)))], "defense": [unit("C", power=5)]})
    assert [now.words(game, game.cards[ref], "races") for ref in ("a-B", "a-C")] == [[], ["cat"]]
    assert now.number(game, game.cards["a-B"], "power") == 5


def test_a_number_of_other_cards_is_followed_two_cards_deep() -> None:
    sum_of = {name: Select(which="all", filter=Filter(name=name)) for name in ("B", "C", "D")}

    def adding(name: str) -> Ability:
        return static(boost(Calc(op="sum", what=sum_of[name], trait="power")))

    specs = [unit("A", adding("B")), unit("B", adding("C")), unit("C", adding("D")), unit("D", power=5)]
    game = table({"attack": specs[:2], "defense": specs[2:3]}, {"attack": specs[3:]})
    cards = [game.cards[ref] for ref in ("a-A", "a-B", "a-C", "b-D")]
    assert [now.number(game, card, "power") for card in cards] == [9, 11, 8, 5]


def test_what_is_set_to_a_number_that_another_effect_changes_comes_later() -> None:
    strong = Calc(op="count", what=STRONG)
    needs = Cond(op="turn_of", who="you")
    counting = unit("A", static(a.SetTrait(what=SELF, trait="power", to=strong), needs=needs))
    game = table({"attack": [counting, unit("B", static(a.SetTrait(what=UNITS, trait="power", to=9)))]})
    assert now.number(game, game.cards["a-A"], "power") == 2


@pytest.mark.parametrize(("power", "expected"), [(5, [5, 7]), (4, [3, 4])])
def test_an_effect_does_not_fulfil_its_own_condition(power: int, expected: list[int]) -> None:
    needs = Cond(op="exists", what=STRONG)
    game = table({"attack": [unit("A", static(boost(2, MINE), needs=needs)), unit("B", power=power)]})
    assert [now.number(game, game.cards[ref], "power") for ref in ("a-A", "a-B")] == expected


@pytest.mark.parametrize(("printed", "given"), [([GUARD], True), ([], False)])
def test_an_ability_given_where_another_is_had(printed: list[Ability], given: bool) -> None:
    needs = Cond(op="exists", what=Select(which="all", filter=Filter(type="unit", keyword="Intercept")))
    double = Ability(id="double", kind="keyword", keyword="Double Attack")
    giver = unit("Giver", static(a.Gain(what=MINE, ability=double), needs=needs))
    game = table({"attack": [giver, unit("Other", *printed)]})
    for ref in ("a-Giver", "a-Other"):
        assert (now.keyword(game, game.cards[ref], "Double Attack") is not None) == given
