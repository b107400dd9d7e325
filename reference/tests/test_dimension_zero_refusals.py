"""What Dimension Zero does not allow is refused with its rules and words, and changes nothing."""

import pytest

from duelproof.port import CardIn, Option, Place, Refused
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import (
    AIM,
    ITSELF,
    UNIT,
    Zones,
    acts,
    c,
    card,
    do,
    energy,
    opened,
    position,
    spell,
    submit,
)

ROOTED = a.Ability(
    id="rooted",
    kind="static",
    effect=tuple(a.Forbid(action=action, what=ITSELF, until="while") for action in ("move", "smash")),
)
SILENCE = a.Ability(id="silence", kind="static", effect=(a.Forbid(action="play", who="you", until="while"),))
NO_GRUNTS = Select(which="all", filter=Filter(name="Grunt", zones=("hand",)))
BAN = a.Ability(id="ban", kind="static", effect=(a.Forbid(action="play", what=NO_GRUNTS, until="while"),))
ONE_RED = {"cost": 1, "symbols": {"red": 1}}
PLAYED_FROM_THE_GRAVE = a.Ability(
    id="ghost",
    kind="static",
    zones=("graveyard",),
    effect=(a.Permit(action="play", what=ITSELF, until="while"),),
)
BASES_MORE = a.Ability(
    id="more",
    kind="keyword",
    keyword="additional_cost",
    cost=(a.Cost(kind="destroy", filter=Filter(type="base", controller="you")),),
)
CARDS = [
    card("Grunt", "unit"),
    card("Quick Grunt", "unit", timing="quick"),
    card("Red Grunt", "unit", move_cost={"colorless": 1}, **ONE_RED),
    card("Oak", "unit", ROOTED),
    card("Ghost", "unit", PLAYED_FROM_THE_GRAVE, **ONE_RED),
    card("Costly Grunt", "unit", BASES_MORE),
    card("Costly Camp", "base", BASES_MORE),
    card("Camp", "base"),
    card("Silent Camp", "base", SILENCE),
    card("Banning Camp", "base", BAN),
    card("Charger", "unit", a.Ability(id="charge", kind="keyword", keyword="headlong")),
    card("Sage", "unit", acts("normal")),
    card("Quick Sage", "unit", acts("quick")),
    card("Red Sage", "unit", acts("battle", energy(red=1))),
    card("Hunter", "unit", acts("battle", targets=(a.TargetSpec(filter=Filter(type="base")),))),
    card("Soldier", "unit", a.Ability(id="act", kind="keyword", keyword="acceleration")),
    card("Swift Sage", "unit", a.Ability(id="swift", kind="keyword", keyword="acceleration"), acts("normal")),
    spell("Idle"),
    spell("Bolt", targets=(a.TargetSpec(filter=Filter(type="base")),)),
    spell("Spark", targets=(UNIT,)),
    spell("Lost", targets=(a.TargetSpec(filter=Filter(name="Nobody")),)),
    card("Blue Spark", "strategy", symbols={"blue": 1}),
]


def units(seat: str, slots: str, name: str = "Grunt") -> list[CardIn]:
    """Return units on squares, with refs such as alice-a2."""
    return [c(f"{seat}-{slot}", name, slot) for slot in slots.split()]


def table(alice: Zones, bob: Zones | None = None, *moves: str, door: str = "main") -> ReferenceEngine:
    """Return a table at which all is asked, once these moves have been made."""
    engine = opened(position(CARDS, alice, bob or {}, door=door))
    do(engine, *moves)
    return engine


def check(engine: ReferenceEngine, option: Option, rules: str, reason: str) -> None:
    """Check that the option is refused for exactly this, and that the table stays as it was."""
    before = engine.observe()
    wanted = tuple(f"DZ-{rule}" for rule in rules.split())
    assert submit(engine, option) == Refused(code="not-an-option", reason=reason, rules=wanted)
    assert engine.observe() == before


def hand(*names: str) -> Zones:
    """Return a hand with refs h1, h2 and so on."""
    return {"hand": [c(f"h{n}", name) for n, name in enumerate(names, 1)]}


TO_ENERGY = ("pass", "pass", "pass", "pass")
"""From the release phase, over the draw phase, to the energy phase."""
TO_SMASH = ("pass", "pass")
"""From the main phase to the smash phase."""


@pytest.mark.parametrize(
    ("moves", "ref", "reason"),
    [
        ((), "h1", "cards become energy only in one's own energy phase"),
        (TO_ENERGY[:2], "h1", "cards become energy only in one's own energy phase"),
        ((*TO_ENERGY, "pass"), "h2", "cards become energy only in one's own energy phase"),
        ((*TO_ENERGY, "charge h1"), "a2", "one card became energy in this phase already"),
        (TO_ENERGY, "a2", "only a card of the hand becomes energy"),
        (TO_ENERGY, "h2", "only a card of the hand becomes energy"),
    ],
)
def test_a_card_that_cannot_become_energy(moves: tuple[str, ...], ref: str, reason: str) -> None:
    engine = table(
        {"hand": [c("h1", "Grunt")], "square": [c("a2", "Grunt", "a2")]},
        {"hand": [c("h2", "Grunt")]},
        *moves,
        door="turn",
    )
    check(engine, Option(verb="charge", card=ref), "3.7.1", reason)


ALICE: Zones = {
    "square": [
        *units("alice", "a2 a3 a4"),
        c("oak", "Oak", "b3"),
        c("frozen", "Grunt", "c3", turned="exhausted"),
        c("frozen-home", "Grunt", "b2", turned="exhausted", under=[c("below", "Idle")]),
    ],
    "base": [c("camp", "Camp", "c1")],
    "hand": [c("held", "Grunt")],
}
BOB: Zones = {"square": units("bob", "b4 c4 c2")}


@pytest.mark.parametrize(
    ("moves", "ref", "rules", "reason"),
    [
        ((), "alice-a3", "3.9.1", "smashing is for one's own smash phase"),
        ((*TO_SMASH, "pass"), "bob-c2", "3.9.1", "smashing is for one's own smash phase"),
        (TO_SMASH, "bob-c4", "3.9.1", "that unit is not yours"),
        (TO_SMASH, "alice-a2", "3.9.1", "only a unit in the centre area or the enemy area smashes"),
        (TO_SMASH, "held", "3.9.1", "only a unit in the centre area or the enemy area smashes"),
        (TO_SMASH, "camp", "3.9.1", "only a unit in the centre area or the enemy area smashes"),
        (TO_SMASH, "oak", "1.1.1 3.9.1", "an effect says that it cannot smash"),
        (TO_SMASH, "frozen", "3.9.1 2.26.1-1", "a frozen unit cannot be frozen to smash"),
    ],
)
def test_a_unit_that_cannot_smash(moves: tuple[str, ...], ref: str, rules: str, reason: str) -> None:
    check(table(ALICE, BOB, *moves), Option(verb="smash", card=ref), rules, reason)


def test_the_other_players_own_area_is_out_of_his_reach() -> None:
    engine = opened(position(CARDS, {}, {"square": units("bob", "b4")}, turn=4, active="bob"))
    do(engine, *TO_SMASH)
    reason = "only a unit in the centre area or the enemy area smashes"
    check(engine, Option(verb="smash", card="bob-b4"), "3.9.1", reason)


@pytest.mark.parametrize(
    ("moves", "verb", "lent", "borrowed"),
    [
        (TO_SMASH, "smash", "that unit is not yours", "a frozen unit cannot be frozen to smash"),
        ((), "move", "that unit is not yours", "a frozen unit does not move"),
        ((), "activate", "only its controller activates it", "its cost cannot be paid, or it has no target"),
    ],
)
def test_a_unit_is_for_whoever_controls_it(
    moves: tuple[str, ...], verb: str, lent: str, borrowed: str
) -> None:
    for seat, reason in (("bob", lent), ("alice", borrowed)):
        unit = c("it", "Red Sage", "c3", owner=other(seat), controller=seat, turned="exhausted")
        engine = table({"square": [unit]}, {}, *moves)
        answer = submit(engine, Option(verb=verb, card="it", value="act" if verb == "activate" else None))
        assert isinstance(answer, Refused)
        assert answer.reason == reason


def other(seat: str) -> str:
    """Return the other player."""
    return "alice" if seat == "bob" else "bob"


@pytest.mark.parametrize(
    ("moves", "ref", "rules", "reason"),
    [
        (TO_SMASH, "alice-a2", "3.8.1 3.8.2", "that is for one's own main phase"),
        (("pass",), "bob-b4", "3.8.1 3.8.2", "that is for one's own main phase"),
        (("move alice-a4", "@b4", "pass", "pass"), "alice-a2", "3.8.2", "that cannot be done in a battle"),
        (("plan",), "alice-a2", "3.8.2", "that needs an empty stack"),
        ((), "held", "3.8.2-6 4.7.3-1", "only units in the battle space move"),
        ((), "camp", "3.8.2-6 4.7.3-1", "only units in the battle space move"),
        ((), "below", "3.8.2-6 4.7.3-1", "only units in the battle space move"),
        ((), "bob-b4", "3.8.2-6 4.7.3-1", "that unit is not yours"),
        ((), "frozen", "3.8.2-6 4.7.3-1", "a frozen unit does not move"),
        ((), "oak", "1.1.1 3.8.2-6 4.7.3-1", "an effect says that it cannot move"),
        ((), "alice-a2", "3.8.2-6 4.7.3-1", "all squares beside it hold units of yours"),
    ],
)
def test_a_unit_that_cannot_move(moves: tuple[str, ...], ref: str, rules: str, reason: str) -> None:
    energised = ALICE | {"energy": [c("e1", "Grunt")]}
    check(table(energised, BOB, *moves), Option(verb="move", card=ref), rules, reason)


def test_a_unit_that_cannot_be_paid_for_does_not_move() -> None:
    engine = table({"square": units("alice", "b3", "Red Grunt")})
    reason = "its move cost cannot be paid"
    check(engine, Option(verb="move", card="alice-b3"), "3.8.2-6 4.7.3-1 1.2.3-1 1.2.3-2", reason)


BESIDE = {
    "a2": "a3 b2",
    "b2": "a2 c2 b3",
    "c2": "c3 b2",
    "a3": "a2 a4 b3",
    "b3": "a3 c3 b2 b4",
    "c3": "c2 c4 b3",
    "a4": "a3 b4",
    "b4": "a4 c4 b3",
    "c4": "c3 b4",
}


@pytest.mark.parametrize("slot", BESIDE)
def test_a_unit_has_no_room_only_if_its_own_side_stands_on_all_squares_beside_it(slot: str) -> None:
    beside = BESIDE[slot].split()
    for taken, reason in (
        (beside, "all squares beside it hold units of yours"),
        (beside[1:], "its move cost cannot be paid"),
        (beside[:-1], "its move cost cannot be paid"),
    ):
        units_there = [*units("alice", slot, "Red Grunt"), *units("alice", " ".join(taken))]
        answer = submit(table({"square": units_there}), Option(verb="move", card=f"alice-{slot}"))
        assert isinstance(answer, Refused)
        assert answer.reason == reason


PLAN: Zones = {"deck": [c("plan", "Grunt", face="up"), *(c(f"deck{n}", "Blank") for n in range(4))]}


@pytest.mark.parametrize(
    ("alice", "moves", "verb", "rules", "reason"),
    [
        ({}, TO_SMASH, "plan", "3.8.1 3.8.2", "that is for one's own main phase"),
        ({}, ("pass",), "renew", "3.8.1 3.8.2", "that is for one's own main phase"),
        (hand("Idle"), ("play h1",), "plan", "3.8.2", "that needs an empty stack"),
        (PLAN, (), "plan", "2.23.3-6 3.8.2-3", "there is a plan already"),
        (PLAN, (), "renew", "3.8.2-4 1.2.3-2", "it costs one energy"),
        ({}, (), "plan", "3.8.2-3 1.2.3-2", "it costs one energy"),
        ({}, (), "renew", "3.8.2-4", "there is no plan to renew"),
    ],
)
def test_a_plan_that_cannot_be_made_or_renewed(
    alice: Zones, moves: tuple[str, ...], verb: str, rules: str, reason: str
) -> None:
    check(table(alice, {}, *moves), Option(verb=verb), rules, reason)


OWN_SQUARES = "a2 b2 c2 a3 b3 c3"
A_BATTLE = ("move alice-a4", "@b4", "pass", "pass")
FULL_BASES = [c(f"camp-{slot}", "Camp", slot) for slot in ("a1", "b1", "c1")]
NO_TARGET = (
    "4.7.2-4 4.7.2-5 4.11.3",
    "its additional cost cannot be paid, or there is no proper target for it",
)
NOT_FROM_THERE = ("3.8.2-1 3.8.2-5", "cards are played from the hand or as the plan")


@pytest.mark.parametrize(
    ("alice", "moves", "ref", "rules", "reason"),
    [
        (hand("Grunt"), TO_SMASH, "h1", "3.8.1", "cards are played in main phases only"),
        ({}, (), "plan", "3.8.2-1 3.8.2-5", "that card is not yours"),
        ({}, (), "his", "3.8.2-1 3.8.2-5", "that card is not yours"),
        (PLAN | hand("Idle"), ("play h1",), "plan", "3.8.2 3.8.2-5", "that needs an empty stack"),
        ({"graveyard": [c("dead", "Idle")]}, (), "dead", *NOT_FROM_THERE),
        ({"graveyard": [c("ghost", "Ghost")]}, (), "ghost", "1.2.3-1 1.2.3-2", "its use cost cannot be paid"),
        ({"square": units("alice", "a2")}, (), "alice-a2", *NOT_FROM_THERE),
        ({}, (), "deck0", *NOT_FROM_THERE),
        ({}, (), "his-dead", *NOT_FROM_THERE),
        (
            {"deck": [c("costly", "Red Grunt", face="up"), c("next", "Blank")]},
            (),
            "costly",
            "1.2.3-1 1.2.3-2",
            "its use cost cannot be paid",
        ),
        (
            hand("Idle", "Grunt"),
            ("play h1",),
            "h2",
            "3.8.2 3.8.2-1",
            "its timing, normal, does not allow it now",
        ),
        (
            {"square": units("alice", "a4")} | hand("Quick Grunt"),
            A_BATTLE,
            "h1",
            "3.8.3 3.8.3-1",
            "its timing, quick, does not allow it now",
        ),
        (hand("Red Grunt"), (), "h1", "1.2.3-1 1.2.3-2", "its use cost cannot be paid"),
        (
            {"base": [c("camp", "Silent Camp", "a1")]} | hand("Grunt"),
            (),
            "h1",
            "1.1.1",
            "an effect says that you cannot play cards",
        ),
        (
            {"base": [c("camp", "Banning Camp", "a1")]} | hand("Grunt"),
            (),
            "h1",
            "1.1.2 2.10.3-3",
            "an effect says that it cannot be played",
        ),
        (
            {"square": [c("charger", "Charger", "a2")]} | hand("Idle"),
            ("move charger", "@a3"),
            "h1",
            "5.14.2",
            "a unit with headlong is moving",
        ),
        (
            {"square": units("alice", OWN_SQUARES)} | hand("Grunt"),
            (),
            "h1",
            "2.20.1-2",
            "there is no square for it",
        ),
        (
            {"base": FULL_BASES} | hand("Camp"),
            (),
            "h1",
            "2.20.2-2",
            "there is no base square for it",
        ),
        (hand("Bolt"), (), "h1", *NO_TARGET),
        ({"square": units("alice", OWN_SQUARES)} | hand("Bolt"), (), "h1", *NO_TARGET),
        ({"base": FULL_BASES} | hand("Lost"), (), "h1", *NO_TARGET),
        (hand("Costly Grunt"), (), "h1", *NO_TARGET),
        (hand("Costly Camp"), (), "h1", *NO_TARGET),
    ],
)
def test_a_card_that_cannot_be_played(
    alice: Zones, moves: tuple[str, ...], ref: str, rules: str, reason: str
) -> None:
    bob: Zones = {
        "deck": [c("plan", "Idle", face="up"), c("pile", "Blank")],
        "hand": [c("his", "Idle")],
        "graveyard": [c("his-dead", "Idle")],
        "square": units("bob", "b4"),
    }
    if "deck" in alice:
        del bob["deck"]
    check(table(alice, bob, *moves), Option(verb="play", card=ref), rules, reason)


@pytest.mark.parametrize(
    ("way", "rule"),
    [
        ("convocation", "5.3.2"),
        ("convocation+awakening", "5.3.2"),
        ("awakening", "5.7.3-1"),
        ("formation_summon", "5.8.2"),
        ("formation_summon+second", "5.8.2"),
        ("alternative_cost", "4.7.2-4"),
    ],
)
def test_a_card_that_cannot_be_played_in_a_way(way: str, rule: str) -> None:
    reason = "it cannot be played in that way now"
    check(table(hand("Grunt")), Option(verb="play", card="h1", way=way), rule, reason)


def test_the_plan_of_another_player_is_played_at_no_time() -> None:
    engine = table({}, {"deck": [c("plan", "Idle", face="up"), c("pile", "Blank")]}, "pass")
    check(
        engine,
        Option(verb="play", card="plan"),
        "3.8.1 3.8.2 3.8.2-5",
        "that is for one's own main phase",
    )


ABILITIES = {
    "square": [
        c("sage", "Sage", "a2"),
        c("quick", "Quick Sage", "b2"),
        c("red", "Red Sage", "c2"),
        c("hunter", "Hunter", "a3"),
        c("soldier", "Soldier", "a4"),
        c("swift", "Swift Sage", "c3"),
    ],
    "hand": [c("idle", "Idle")],
}


@pytest.mark.parametrize(
    ("moves", "ref", "ability", "rules", "reason"),
    [
        ((), "sage", "other", "4.3.1", "the card has no such activated ability"),
        ((), "soldier", "act", "4.3.1", "the card has no such activated ability"),
        ((), "his", "act", "4.3.2", "only its controller activates it"),
        (TO_SMASH, "sage", "act", "3.8.1", "abilities are activated in main phases only"),
        (TO_SMASH, "swift", "act", "3.8.1", "abilities are activated in main phases only"),
        (("play idle",), "sage", "act", "3.8.2 3.8.2-2", "its timing, normal, does not allow it now"),
        (
            ("move soldier", "@b4", "pass", "pass"),
            "quick",
            "act",
            "3.8.3 3.8.3-2",
            "its timing, quick, does not allow it now",
        ),
        ((), "red", "act", "4.3.1 4.7.2-5", "its cost cannot be paid, or it has no target"),
        ((), "hunter", "act", "4.3.1 4.7.2-5", "its cost cannot be paid, or it has no target"),
    ],
)
def test_an_ability_that_cannot_be_activated(
    moves: tuple[str, ...], ref: str, ability: str, rules: str, reason: str
) -> None:
    bob: Zones = {"square": [c("his", "Sage", "b4")]}
    option = Option(verb="activate", card=ref, value=ability)
    check(table(ABILITIES, bob, *moves), option, rules, reason)


@pytest.mark.parametrize(
    ("verb", "place", "rules", "reason"),
    [
        ("play h1", Place("square", None, "a2"), "2.20.1-2 3.8.2-6 4.7.3-1", "a unit of yours stands there"),
        ("play h1", Place("square", None, "a4"), "2.20.1-2 3.8.2-6 4.7.3-1", "that square is too far away"),
        ("play h1", Place("square", None, "b4"), "2.20.1-2 3.8.2-6 4.7.3-1", "that square is too far away"),
        ("move a2", Place("square", None, "b2"), "2.20.1-2 3.8.2-6 4.7.3-1", "a unit of yours stands there"),
        ("move a2", Place("square", None, "b3"), "2.20.1-2 3.8.2-6 4.7.3-1", "that square is too far away"),
        ("play h2", Place("base", "alice", "a1"), "2.20.2-2", "that base square is not free, or not yours"),
        ("play h2", Place("base", "bob", "a5"), "2.20.2-2", "that base square is not free, or not yours"),
        ("play h2", Place("base", "alice"), "2.20.2-2", "that base square is not free, or not yours"),
    ],
)
def test_a_place_where_nothing_can_be_put(verb: str, place: Place, rules: str, reason: str) -> None:
    alice: Zones = {
        "square": [c("a2", "Grunt", "a2"), c("b2", "Grunt", "b2")],
        "base": [c("camp", "Camp", "a1")],
        "hand": [c("h1", "Grunt"), c("h2", "Camp")],
    }
    check(table(alice, {"square": units("bob", "b4")}, verb), Option(place=place), rules, reason)


NOT_LEGAL = "that is not among the legal options"


@pytest.mark.parametrize(
    ("moves", "option"),
    [
        ((), Option(verb="attack", card="h1")),
        ((), Option(verb="play", card="nobody")),
        ((), Option(verb="move", card="nobody")),
        ((), Option(verb="smash", card="nobody")),
        ((), Option(verb="activate", card="nobody")),
        ((), Option(verb="attack", place=Place("square", None, "a2"))),
        (("play h1",), Option(card="h1")),
    ],
)
def test_what_is_no_move_at_all_is_refused_under_no_rule(moves: tuple[str, ...], option: Option) -> None:
    check(table(hand("Spark") | {"square": units("alice", "a2 b2")}, {}, *moves), option, "", NOT_LEGAL)


@pytest.mark.parametrize(
    ("card_name", "taught", "reason"),
    [
        ("Sage", False, "the card has no such activated ability"),
        ("Grunt", True, "its cost cannot be paid, or it has no target"),
    ],
)
def test_the_abilities_that_a_card_has_now_are_those_that_it_may_activate(
    card_name: str, taught: bool, reason: str
) -> None:
    costly = acts("normal", energy(red=1))
    instr = a.Gain(what=AIM, ability=costly) if taught else a.LoseAbilities(what=AIM)
    lesson = spell("Lesson", instr, targets=(UNIT,))
    there: Zones = {"square": [c("it", card_name, "a2")], "hand": [c("lesson", "Lesson")]}
    engine = opened(position([*CARDS, lesson], there, {}))
    do(engine, "play lesson", "it", "pass", "pass")
    answer = submit(engine, Option(verb="activate", card="it", value="act"))
    assert isinstance(answer, Refused)
    assert answer.reason == reason
