"""Choices of Dimension Zero: which of several effects, whether at all, and those that nobody makes."""

from typing import Any

import pytest

import reference
from duelproof.port import CardSpec, NotOpened
from duelproof.port import abilities as a
from duelproof.port.selections import Calc, Filter, Select
from reference.dimension_zero.vocabulary import Bond
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import AIM, OWN_DRAW, UNIT, Zones, acts, c, card, do, opened, position, spell

KILL = a.Mode(id="kill", effect=(a.Move(what=AIM, to="graveyard"),), targets=(UNIT,))
SPLIT = a.Mode(
    id="split",
    effect=(a.Damage(what=AIM, n=3000, divide=True),),
    targets=(a.TargetSpec(filter=Filter(type="unit"), max=2),),
)
DRAW = a.Mode(id="draw", effect=OWN_DRAW)
TWO = a.Mode(id="two", effect=(a.Draw(n=2),))
ARRIVES = a.Trigger(on="move", self_only=True, origin=("hand",), to=("square",))
UNITS: Zones = {"square": [c("g", "Grunt", "a2"), c("h", "Grunt", "b2")]}
GRUNT = card("Grunt", "unit", power=5000)


def table(held: CardSpec, alice: Zones) -> ReferenceEngine:
    """Return a table at which Alice holds this card."""
    return opened(position([GRUNT, held], {"hand": [c("held", held.name)], **alice}, {}))


def triggered(**said: Any) -> CardSpec:
    """Return a unit with an ability that triggers as it arrives."""
    return card("Herald", "unit", a.Ability(id="hail", kind="triggered", trigger=ARRIVES, **said))


def arrived(**said: Any) -> ReferenceEngine:
    """Return a table at which the ability of a unit that has arrived begins to resolve."""
    engine = table(triggered(**said), {})
    do(engine, "play held", "@a2", "pass", "pass", "order", "pass", "pass")
    return engine


def asked(engine: ReferenceEngine) -> tuple[str, list[Any]]:
    """Return what is asked, and what can be said."""
    decision = engine.pending()
    assert decision is not None
    return decision.kind, [option.value or option.card for option in decision.options]


def hand(engine: ReferenceEngine) -> int:
    """Return how many cards Alice holds."""
    return engine.observe().seats["alice"].zones["hand"].count


def gone(engine: ReferenceEngine) -> set[str | None]:
    """Return the cards in Alice's graveyard."""
    return {seen.ref for seen in engine.observe().seats["alice"].zones["graveyard"].cards}


def test_the_effect_of_a_spell_that_was_chosen_has_targets_of_its_own() -> None:
    engine = table(spell("Modal", modes=(KILL, DRAW)), UNITS)
    do(engine, "play held", "=kill")
    assert asked(engine) == ("target", ["g", "h"])
    do(engine, "g", "pass", "pass")
    assert (gone(engine), hand(engine)) == ({"g", "held"}, 0)


def test_the_effect_of_an_ability_that_was_chosen_has_targets_of_its_own() -> None:
    engine = opened(position([card("Sage", "unit", acts("battle", modes=(KILL, DRAW), effect=()))],
                             {"square": [c("sage", "Sage", "a2")]}, {}))  # fmt: skip
    do(engine, "activate sage act", "=kill")
    assert asked(engine) == ("target", ["sage"])


def test_an_effect_that_was_not_chosen_needs_no_target() -> None:
    engine = table(spell("Modal", modes=(KILL, DRAW)), UNITS)
    do(engine, "play held", "=draw", "pass", "pass")
    assert (gone(engine), hand(engine)) == ({"held"}, 1)


def test_an_effect_without_a_proper_target_is_not_among_those_to_choose_from() -> None:
    engine = table(spell("Modal", modes=(KILL, DRAW)), {})
    do(engine, "play held")
    assert asked(engine) == ("mode", ["draw"])


def test_a_spell_none_of_whose_effects_has_a_proper_target_is_not_played() -> None:
    engine = table(spell("Modal", modes=(KILL, SPLIT)), {})
    decision = engine.pending()
    assert decision is not None
    assert [option.verb for option in decision.options] == ["pass"]


def test_the_effect_that_was_chosen_is_countered_if_its_target_has_gone() -> None:
    away = spell("Away", a.Move(what=AIM, to="hand"), targets=(UNIT,))
    modal = spell("Modal", *OWN_DRAW, modes=(KILL, DRAW))
    alice: Zones = {"hand": [c("held", "Modal"), c("away", "Away")], "square": [c("g", "Grunt", "a2")]}
    engine = opened(position([GRUNT, modal, away], alice, {}))
    do(engine, "play held", "=kill", "g", "play away", "g", "pass", "pass", "pass", "pass")
    assert (gone(engine), hand(engine)) == ({"held", "away"}, 1)


def test_damage_of_the_effect_that_was_chosen_is_divided_as_it_is_played() -> None:
    engine = table(spell("Modal", modes=(SPLIT, DRAW)), UNITS)
    do(engine, "play held", "=split", "g+h")
    assert asked(engine) == ("split", ["g", "h"])


def test_which_effect_something_has_that_triggers_is_chosen_as_it_resolves() -> None:
    engine = arrived(modes=(DRAW, TWO))
    assert asked(engine) == ("mode", ["draw", "two"])
    do(engine, "=two")
    assert hand(engine) == 2


@pytest.mark.parametrize(("word", "drawn"), [("yes", 1), ("no", 0)])
def test_whether_something_is_done_that_triggers_and_may_be_done_is_chosen_as_it_resolves(
    word: str, drawn: int
) -> None:
    engine = arrived(effect=OWN_DRAW, may=True)
    assert asked(engine)[0] == "may"
    do(engine, word)
    assert hand(engine) == drawn


X = Calc(op="number", key="x")
NOWHERE = Select(which="all", filter=Filter(places=("own_area",)))
ASKED = (a.ChooseNumber(key="x"),)
IDLE = [
    (spell("Card", a.Draw(n=X), as_played=ASKED), "as_played", "no cost has the letter 'x'"),
    (spell("Card", as_played=OWN_DRAW), "as_played", "only numbers"),
    (triggered(modes=(KILL, DRAW)), "modes", "before its effects"),
    (card("Card", "unit", a.Ability(id="a", kind="static", modes=(DRAW,))), "modes", "nobody chooses"),
    (card("Card", "unit", acts("normal", may=True)), "may", "nobody is asked"),
    (spell("Card", *OWN_DRAW, may=True), "may", "nobody is asked"),
    (
        spell("Card", a.Draw(n=Calc(op="count", what=NOWHERE))),
        "effect[0].n.what.filter.places",
        "no card lies at 'own_area'",
    ),
    (spell("Card", modes=(KILL, SPLIT), choose_modes=2), "targets", "two targets have the key 'target'"),
    (spell("Card", modes=(KILL, DRAW), targets=(UNIT,)), "targets", "two targets have the key 'target'"),
]  # fmt: skip


@pytest.mark.parametrize(("held", "field", "says"), IDLE)
def test_a_card_is_refused_that_asks_for_a_choice_for_which_there_is_no_time(
    held: CardSpec, field: str, says: str
) -> None:
    answer = reference.engine().open(position([held], {}, {}))
    assert isinstance(answer, NotOpened)
    assert answer.code == "illegal-position"
    assert f"{field}: " in answer.reason
    assert says in answer.reason


@pytest.mark.parametrize(
    "held",
    [
        card("Card", "strategy", a.Ability(id="a", kind="spell", effect=(a.Draw(n=X),), as_played=ASKED),
             timing="normal", symbols={"red_x": 1}),
        card("Card", "unit", acts("normal", a.Cost(kind="discard", n=X), as_played=ASKED)),
    ],
)  # fmt: skip
def test_a_number_is_chosen_that_a_letter_in_a_cost_stands_for(held: CardSpec) -> None:
    opened(position([held], {}, {}))


def test_an_ability_that_a_card_has_been_given_twice_is_offered_once() -> None:
    """Found by a checked game (seed 202277): an option stood twice in a question."""
    learned = a.Ability(id="learned", kind="activated", timing="normal", effect=(a.Draw(n=1),))
    pupils = Select(which="all", filter=Filter(type="unit"))
    teach = a.Ability(
        id="teach", kind="static", effect=(a.Gain(what=pupils, ability=learned, until="while"),)
    )
    school = card("School", "base", teach)
    bases = [c("one", "School", "a1"), c("two", "School", "b1")]
    engine = opened(position([school], {"base": bases, "square": [c("pupil", "Blank", "b2")]}, {}))
    asked = engine.pending()
    assert asked is not None
    assert [option.card for option in asked.options if option.verb == "activate"] == ["pupil"]


@pytest.mark.parametrize(("cards", "asked_about"), [(1, 1), (2, 2), (3, 2)])
@pytest.mark.parametrize("forbidden", [False, True])
def test_nobody_is_asked_whether_to_draw_what_cannot_be_drawn(
    cards: int, asked_about: int, forbidden: bool
) -> None:
    dry = a.Forbid(action="draw", who="you", until="while")
    well = card("Well", "base", a.Ability(id="dry", kind="static", effect=(dry,)))
    reads = spell("Read", a.Draw(n=2, up_to=True))
    alice: Zones = {
        "hand": [c("read", "Read")],
        "deck": [c(f"top{n}", "Grunt") for n in range(cards)],
        "base": [c("well", "Well", "a1")] if forbidden else [],
    }
    engine = opened(position([GRUNT, reads, well], alice, {}))
    do(engine, "play read", "pass", "pass")
    for _ in range(0 if forbidden else asked_about):
        do(engine, "yes")
    decision = engine.pending()
    assert decision is None or decision.kind != "may"


def test_nobody_is_asked_in_which_order_strategies_lie_that_go_to_the_hand_with_their_unit() -> None:
    bonds = a.Ability(id="bond", kind="spell", targets=(UNIT,), effect=(Bond(to=AIM),))
    verse = card("Verse", "strategy", bonds, timing="battle", races=["Link"])
    recall = spell("Recall", a.Move(what=Select(which="all"), to="hand"))
    held = [c("v", "Verse"), c("w", "Verse"), c("r", "Recall")]
    engine = opened(position([GRUNT, verse, recall], {"hand": held, "square": [c("g", "Grunt", "a2")]}, {}))
    do(engine, "play v", "g", "pass", "pass", "play w", "g", "pass", "pass", "play r", "pass", "pass")
    assert asked(engine)[0] == "act"
    assert hand(engine) == 3
