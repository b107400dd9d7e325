"""What Duel Masters does not allow is refused with its rules and words; what it shows beside the zones."""

from typing import Any

import pytest

import reference
from duelproof.port import (
    SEATS,
    CardIn,
    CardSpec,
    Choice,
    Fight,
    Item,
    NotOpened,
    Opened,
    Option,
    Permanent,
    Position,
    Refused,
    Seat,
    SeatPosition,
    Seeded,
)
from duelproof.port import abilities as a
from duelproof.port.position import AttachedCard
from duelproof.port.selections import Filter, Select
from duelproof.port.words import Supertype
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_game import with_ability
from reference.tests.dm_table import creature, spell

ITSELF = Select(which="self")
SELFISH = a.Ability(id="no", kind="static", effect=(a.Forbid(action="attack", what=ITSELF),))
GEAR = creature("Gear", 1, 0, ("fire",))
GEAR.faces[0].traits.type = ["cross gear"]
BANNER = creature("Banner", 1, 0, ("fire",))
BANNER.faces[0].traits.type = ["field"]
SET = [
    creature("Plain", 2, 2000, ("fire",)),
    creature("Costly", 3, 2000, ("fire",)),
    creature("Wall", 2, 1000, ("fire",), "blocker"),
    creature("Two Breaks", 5, 5000, ("fire",), "w-breaker"),
    with_ability(creature("Pacifist", 2, 2000, ("fire",)), SELFISH),
    spell("Draw", 1, ("fire",), a.Draw()),
    spell("Again", 1, ("fire",), a.ExtraTurn()),
    spell("Peek", 1, ("fire",), a.Discard(n=1)),
    GEAR,
    BANNER,
]
Zones = dict[str, list[CardIn]]


def c(ref: str, name: str, at: str | None = None, **state: Any) -> CardIn:
    """Return a card of a position."""
    return CardIn(ref=ref, name=name, at=at, **state)


def position(alice: Zones, bob: Zones, **fields: Any) -> Position:
    """Return Alice's main step in the third turn; each player has three shields and a deck unless given."""
    given: dict[str, Any] = {"revision": "s-max", "door": "main", "turn": 3, "chance": Seeded(1)}
    seats: dict[Seat, SeatPosition] = {}
    for seat, zones in (("alice", alice), ("bob", bob)):
        usual: Zones = {
            "deck": [c(f"{seat}-deck{n}", "Plain") for n in range(4)],
            "shield": [c(f"{seat}-shield{n}", "Plain", str(n)) for n in (1, 2, 3)],
        }
        seats[seat] = SeatPosition(zones=usual | zones)  # type: ignore[index]
    cards = {spec.name: spec for spec in SET}
    return Position(game="duel-masters", seats=seats, cards=cards, **given | fields)


MANA = [c(f"m{n}", "Plain") for n in (1, 2)]
ALICE: Zones = {
    "mana": MANA,
    "hand": [c("held", "Plain"), c("costly", "Costly"), c("draw", "Draw")],
    "battle": [
        c("able", "Plain"),
        c("tapped", "Plain", turned="exhausted"),
        c("calm", "Pacifist"),
        c("banner", "Banner"),
        c("dear", "Costly"),
        c("bearer", "Plain", attached=[AttachedCard(card=c("gear", "Gear"), way="gear")]),
    ],
}
BOB: Zones = {
    "battle": [c("his", "Plain"), c("weary", "Plain", turned="exhausted")],
    "mana": [c("n1", "Plain")],
}


def opened(alice: Zones = ALICE, bob: Zones = BOB, *moves: Option, **fields: Any) -> ReferenceEngine:
    """Return the engine that asks all, with the table set and these moves made."""
    engine = reference.asking_engine()
    assert engine.open(position(alice, bob, **fields)) == Opened()
    for move in moves:
        decision = engine.pending()
        assert decision is not None
        answer = pick(engine, *([option for option in decision.options if option == move] or [move]))
        assert not isinstance(answer, Refused), (move, answer, decision)
    return engine


def pick(engine: ReferenceEngine, *options: Option) -> Any:
    """Let whoever is asked pick these options."""
    decision = engine.pending()
    assert decision is not None
    return engine.submit(Choice(decision=decision.id, by=decision.player, pick=list(options)))


PASS = Option(verb="pass")
SUMMONED = (Option(verb="play", card="held"), Option(card="m1"), Option(card="m2"))
NOT_LEGAL = "that is not among the legal options"


@pytest.mark.parametrize(
    ("moves", "option", "rules", "reason"),
    [
        ((PASS,), Option(verb="play", card="draw"), "504.1", "cards are used in the main step"),
        ((), Option(verb="play", card="costly"), "112.2 112.2a", "the untapped mana cannot pay for Costly"),
        ((), Option(verb="play", card="able"), "", NOT_LEGAL),
        ((), Option(verb="play", card="dear"), "", NOT_LEGAL),
        ((Option(verb="play", card="held"),), Option(verb="play", card="draw"), "", NOT_LEGAL),
        ((), Option(verb="play", card="m1"), "", NOT_LEGAL),
        ((), Option(verb="play", card="nobody"), "", NOT_LEGAL),
        ((), Option(verb="plan", card="held"), "", NOT_LEGAL),
        (
            (),
            Option(verb="charge", card="held"),
            "503.1 503.2",
            "one card of the hand may be charged in the mana step",
        ),
        (
            (),
            Option(verb="charge", card="costly"),
            "503.1 503.2",
            "one card of the hand may be charged in the mana step",
        ),
        ((), Option(verb="plan", card="gear", target="bearer"), "", NOT_LEGAL),
        (
            (),
            Option(verb="cross", card="gear", target="bearer"),
            "303.4a",
            "Gear is crossed to that creature already",
        ),
        ((), Option(verb="cross", card="gear", target="his"), "", NOT_LEGAL),
        ((), Option(verb="cross", card="able", target="bearer"), "", NOT_LEGAL),
        (
            (PASS,),
            Option(verb="attack", card="his", target="bob"),
            "505.3",
            "Plain is no creature of alice in the battle zone",
        ),
        (
            (PASS,),
            Option(verb="attack", card="held", target="bob"),
            "505.3",
            "Plain is no creature of alice in the battle zone",
        ),
        (
            (PASS,),
            Option(verb="attack", card="banner", target="bob"),
            "505.3",
            "Banner is no creature of alice in the battle zone",
        ),
        ((PASS,), Option(verb="attack", card="tapped", target="bob"), "506.1a", "Plain is tapped"),
        (
            (*SUMMONED, PASS),
            Option(verb="attack", card="held", target="bob"),
            "301.5 506.1a",
            "Plain came into the battle zone this turn",
        ),
        (
            (PASS,),
            Option(verb="attack", card="calm", target="bob"),
            "506.1a",
            "an effect keeps Pacifist from attacking",
        ),
        (
            (),
            Option(verb="attack", card="able", target="bob"),
            "505.2",
            "creatures attack in the attack step",
        ),
        ((PASS,), Option(verb="attack", card="able", target="his"), "505.2 506.1e", "Plain is untapped"),
        ((PASS,), Option(verb="attack", card="able", target="alice"), "", NOT_LEGAL),
        ((PASS,), Option(verb="attack", card="able", target="tapped"), "", NOT_LEGAL),
    ],
)
def test_what_is_not_offered_is_refused_for_its_own_reason(
    moves: tuple[Option, ...], option: Option, rules: str, reason: str
) -> None:
    engine = opened(ALICE, BOB, *moves)
    before = engine.observe()
    wanted = tuple(f"DM-{rule}" for rule in rules.split())
    assert pick(engine, option) == Refused(code="not-an-option", reason=reason, rules=wanted)
    assert engine.observe() == before


def test_a_refusal_cites_the_rule_by_its_number_in_the_edition() -> None:
    engine = opened(ALICE, BOB, *SUMMONED, PASS, revision="1.13")
    answer = pick(engine, Option(verb="attack", card="held", target="bob"))
    assert answer.rules == ("DM-301.6", "DM-506.1a")


@pytest.mark.parametrize(
    ("zones", "rule", "reason"),
    [
        ({"deck": []}, "703.4b", "{} has no deck and would lose at once"),
        ({"battle": [c("x", "Draw")]}, "403.1", "'Draw' cannot lie in the battle zone"),
        ({"battle": [c("y", "Plain"), c("x", "Draw")]}, "403.1", "'Draw' cannot lie in the battle zone"),
        (
            {"battle": [c("x", "Draw"), c("y", "Plain", reversed=True)]},
            "403.1",
            "'Draw' cannot lie in the battle zone",
        ),
        ({"battle": [c("x", "Plain", reversed=True)]}, "105.5", "'Plain' cannot lie upside down"),
        ({"battle": [c("x", "Zero")]}, "703.4c", "'Zero' would be destroyed at once"),
        ({"battle": [c("x", "Zero"), c("y", "Nil")]}, "703.4c", "'Zero' would be destroyed at once"),
        ({"battle": [c("x", "Triumph")]}, "604.4", "{} would win at once by an ability"),
        ({"battle": [c("x", "Doom")]}, "604.4", "{} would lose at once by an ability"),
        ({"battle": [c("x", "Busy")]}, "604.4", "'Busy' would act at once"),
        ({"battle": [c("x", "Busy"), c("y", "Eager")]}, "604.4", "'Busy' would act at once"),
        ({"hand": [c("x", "Spirit")]}, "117.1", "'Spirit' would go to hyper at once"),
        ({"hand": [c("x", "Golem")]}, "118.1", "'Golem' would go to gr at once"),
        ({"hand": [c("x", "Golem"), c("y", "Spirit")]}, "117.1", "'Spirit' would go to hyper at once"),
        ({"gr": [c("x", "Plain")]}, "703.3", "'Plain' would go to graveyard at once"),
    ],
)
@pytest.mark.parametrize("seat", ["alice", "bob"])
@pytest.mark.parametrize("door", ["turn", "main"])
def test_a_table_that_would_not_stay_is_not_opened(
    zones: Zones, rule: str, reason: str, seat: str, door: Any
) -> None:
    start = position(*((zones, {}) if seat == "alice" else ({}, zones)), door=door)
    for spec in (
        creature("Zero", 2, 0, ("fire",)),
        creature("Nil", 2, 0, ("fire",)),
        with_ability(creature("Triumph", 2, 2000, ("fire",)), ends(a.WinGame(who="you"))),
        with_ability(creature("Doom", 2, 2000, ("fire",)), ends(a.LoseGame(who="you"))),
        with_ability(creature("Busy", 2, 2000, ("fire",)), ends(a.Draw())),
        with_ability(creature("Eager", 2, 2000, ("fire",)), ends(a.Draw())),
        kept_beside("Spirit", "psychic"),
        kept_beside("Golem", "GR"),
    ):
        start.cards[spec.name] = spec
    answer = reference.engine().open(start)
    said = reason.format(seat)
    assert answer == NotOpened(code="illegal-position", reason=said, rules=(f"DM-{rule}",))


def test_of_two_tables_that_cannot_be_the_first_players_is_told() -> None:
    none: Zones = {"deck": []}
    answer = reference.engine().open(position(none, none))
    assert isinstance(answer, NotOpened)
    assert answer.reason == "alice has no deck and would lose at once"


def test_a_creature_that_came_last_before_the_turn_was_there_as_it_began() -> None:
    bob: Zones = {"battle": [c("calm", "Pacifist")]}
    engine = opened({}, bob, PASS, turn=4, active="bob")
    assert permanents(engine)["calm"].since_turn_start
    answer = pick(engine, Option(verb="attack", card="calm", target="alice"))
    assert answer.reason == "an effect keeps Pacifist from attacking"


def ends(instr: a.Instr) -> a.Ability:
    """Return an ability that does something as soon as it lies there."""
    return a.Ability(id="ends", kind="static", effect=(instr,))


def kept_beside(name: str, supertype: Supertype) -> CardSpec:
    """Return a creature that is kept beside the deck."""
    spec = creature(name, 2, 2000, ("fire",))
    spec.faces[0].traits.supertype = supertype
    return spec


@pytest.mark.parametrize("seat", ["alice", "bob"])
def test_before_the_game_both_decks_are_checked(seat: Seat) -> None:
    cards = {name: creature(name, 1, 1000, ("fire",)) for name in map(str, range(10))}
    start = position({}, {}, door="setup", turn=1, chance="asked")
    start.cards = cards
    for each in SEATS:
        deck = [c(f"{each}{n}", str(n % 10)) for n in range(40)]
        start.seats[each] = SeatPosition(zones={"deck": deck})
    engine = reference.asking_engine()
    assert engine.open(start) == Opened()
    assert engine.observe().phase == "preparation"
    start.seats[seat].zones["deck"][0] = c("x", "1")
    reason = f"{seat} has 5 of '1', over 4"
    assert engine.open(start) == NotOpened(code="illegal-deck", reason=reason, rules=("DM-100.2a",))
    del start.seats[seat].zones["deck"][0]
    answer = engine.open(start)
    assert isinstance(answer, NotOpened)
    assert answer.rules == ("DM-100.2",)


def test_the_deck_is_looked_at_before_the_cards_beside_it_and_the_first_players_before_the_others() -> None:
    start = position({}, {}, door="setup", turn=1, chance="asked")
    start.cards = {name: creature(name, 1, 1000, ("fire",)) for name in map(str, range(10))}
    for each in SEATS:
        few: Zones = {"deck": [c(f"{each}{n}", "1") for n in range(5)]}
        beside: Zones = {"hyper": [c(f"{each}-h", "1")], "gr": [c(f"{each}-g", "1")]}
        start.seats[each] = SeatPosition(zones=few | beside)
    assert refusal(start) == ("DM-100.2", "alice has 5 cards in the deck, not 40")
    start.seats["alice"].zones["deck"] = [c(f"d{n}", str(n % 10)) for n in range(40)]
    assert refusal(start) == ("DM-407.1", "alice has '1' among the hyperspatial cards")


def refusal(start: Position) -> tuple[str, str]:
    """Return the rule and the words by which a position is not opened."""
    answer = reference.engine().open(start)
    assert isinstance(answer, NotOpened)
    (rule,) = answer.rules
    return rule, answer.reason


MODAL = a.Ability(id="does", kind="spell", modes=(a.Mode(id="one", effect=(a.Draw(),)),))


@pytest.mark.parametrize("revision", ["1.13", "s-max"])
def test_cards_with_modes_are_played_by_both_editions(revision: str) -> None:
    start = position({"hand": [c("modal", "Modal")]}, {}, revision=revision)
    start.cards["Modal"] = spell("Modal", 1, ("fire",))
    start.cards["Modal"].faces[0].abilities = [MODAL]
    assert reference.engine().open(start) == Opened()


def permanents(engine: ReferenceEngine) -> dict[str, Permanent]:
    """Return what is shown of the battle zone, by card."""
    return {shown.cards[0]: shown for shown in engine.observe().permanents}


def test_what_lies_in_the_battle_zone_is_shown_with_what_lies_below_and_when_it_came() -> None:
    alice = ALICE | {"battle": [c("top", "Plain", under=[c("low", "Draw"), c("lower", "Draw")])]}
    engine = opened(alice, BOB, *SUMMONED)
    view = engine.observe()
    lying = {seen.ref: seen for side in view.seats.values() for seen in side.zones["battle"].cards}
    expected: list[tuple[list[str], Seat, Any, bool]] = [
        (["top", "low", "lower"], "alice", "ready", True),
        (["held"], "alice", "ready", False),
        (["his"], "bob", "ready", True),
        (["weary"], "bob", "exhausted", True),
    ]
    for shown, (cards, seat, turned, before) in zip(view.permanents, expected, strict=True):
        traits = lying[cards[0]].traits
        assert traits is not None
        assert shown == Permanent(
            oid=f"object-{cards[0]}",
            kind="creature",
            controller=seat,
            cards=cards,
            traits=traits,
            turned=turned,
            since_turn_start=before,
        )
    assert permanents(opened())["banner"].kind == "field"


ATTACKED: Zones = {"battle": [c("wall", "Wall"), c("weary", "Plain", turned="exhausted")]}
HITTING: Zones = {"battle": [c("big", "Two Breaks"), c("able", "Plain")]}


def test_an_attack_is_shown_with_its_sides_and_step() -> None:
    engine = opened(HITTING, ATTACKED, PASS)
    assert engine.observe().fights == []
    pick(engine, Option(verb="attack", card="big", target="weary"))
    fight = Fight(
        oid="attack-1",
        kind="attack",
        step="blocker",
        attacker="big",
        attacked="weary",
        in_it=["big", "weary"],
    )
    assert engine.observe().fights == [fight]
    roles = {ref: shown.roles for ref, shown in permanents(engine).items()}
    assert roles == {"big": ["attacking"], "able": [], "wall": [], "weary": ["attacked"]}


def test_a_blocked_attack_is_shown_with_its_blocker() -> None:
    watch = a.Ability(id="watch", kind="triggered", trigger=a.Trigger(on="block"), effect=(a.Discard(n=1),))
    start = position(HITTING, ATTACKED | {"hand": [c("h1", "Plain"), c("h2", "Plain")]})
    start.cards["Wall"] = with_ability(creature("Wall", 2, 1000, ("fire",), "blocker"), watch)
    engine = reference.engine()
    assert engine.open(start) == Opened()
    for option in (PASS, Option(verb="attack", card="big", target="bob"), Option(verb="block", card="wall")):
        pick(engine, option)
    (fight,) = engine.observe().fights
    assert fight == Fight(
        oid="attack-1",
        kind="attack",
        step="blocker",
        attacker="big",
        attacked="bob",
        blocker="wall",
        in_it=["wall", "big"] if fight.in_it[0] == "wall" else ["big", "wall"],
    )
    assert permanents(engine)["big"].roles == ["attacking", "blocked"]
    assert permanents(engine)["wall"].roles == ["attacked", "blocking"]


def test_the_shields_that_are_to_be_broken_are_counted() -> None:
    stop = a.Ability(
        id="stop", kind="triggered", trigger=a.Trigger(on="before_break"), effect=(a.Discard(n=1),)
    )
    alice: Zones = {"battle": [c("big", "Two Breaks")], "hand": [c("h1", "Plain"), c("h2", "Plain")]}
    start = position(alice, {})
    start.cards["Two Breaks"] = with_ability(creature("Two Breaks", 5, 5000, ("fire",), "w-breaker"), stop)
    engine = reference.engine()
    assert engine.open(start) == Opened()
    for option in (PASS, Option(verb="attack", card="big", target="bob")):
        pick(engine, option)
    assert [fight.breaks for fight in engine.observe().fights] == [None]
    pick(engine, Option(card="bob.shield#1"), Option(card="bob.shield#3"))
    assert [fight.breaks for fight in engine.observe().fights] == [2]


def test_cards_in_use_and_numbers_are_shown() -> None:
    alice = ALICE | {"hand": [c("again", "Again"), c("peek", "Peek"), c("h1", "Plain"), c("h2", "Plain")]}
    engine = opened(alice, BOB)
    sides = engine.observe().seats
    assert sides["alice"].numbers == {"shields": 3, "mana_ready": 2, "extra_turns": 0}
    assert sides["bob"].numbers == {"shields": 3, "mana_ready": 1, "extra_turns": 0}
    for option in (Option(verb="play", card="again"), Option(card="m1")):
        pick(engine, option)
    assert engine.observe().seats["alice"].numbers == {"shields": 3, "mana_ready": 1, "extra_turns": 1}
    assert engine.observe().seats["bob"].numbers["extra_turns"] == 0
    for option in (Option(verb="play", card="peek"), Option(card="m2")):
        pick(engine, option)
    assert engine.observe().stack == [Item(oid="use-peek", kind="card", controller="alice", card="peek")]
    pick(engine, Option(card="h1"))
    assert engine.observe().stack == []


def test_extra_turns_to_come_are_counted_in_and_before_the_next() -> None:
    alice = ALICE | {"hand": [c("again", "Again"), c("more", "Again")]}
    engine = reference.engine()
    assert engine.open(position(alice, BOB)) == Opened()
    for card in ("again", "more"):
        pick(engine, Option(verb="play", card=card))
        if (decision := engine.pending()) is not None and decision.kind == "pay":
            pick(engine, Option(card="m1"))
    assert engine.observe().seats["alice"].numbers["extra_turns"] == 2
    while engine.observe().turn == 3:
        pick(engine, PASS)
    assert engine.observe().seats["alice"].numbers["extra_turns"] == 1


def test_cards_in_use_are_shown_the_latest_first() -> None:
    wanted = Select(which="all", filter=Filter(name="Peek", zones=("hand",)))
    hand = [c("twice", "Twice"), c("peek", "Peek"), c("h1", "Plain"), c("h2", "Plain")]
    start = position(ALICE | {"hand": hand}, BOB)
    start.cards["Twice"] = spell("Twice", 1, ("fire",), a.PlayCard(what=wanted))
    engine = reference.engine()
    assert engine.open(start) == Opened()
    pick(engine, Option(verb="play", card="twice"))
    pick(engine, Option(card="m1"))
    assert [item.card for item in engine.observe().stack] == ["peek", "twice"]


def test_what_is_of_two_types_is_shown_by_the_first() -> None:
    start = position({"battle": [c("both", "Both")]}, {})
    start.cards["Both"] = creature("Both", 1, 1000, ("fire",))
    start.cards["Both"].faces[0].traits.type = ["field", "creature"]
    engine = reference.engine()
    assert engine.open(start) == Opened()
    assert permanents(engine)["both"].kind == "field"


def test_roles_are_shown_in_the_order_of_an_attack() -> None:
    hears = a.Ability(
        id="hears", kind="triggered", trigger=a.Trigger(on="battle_start"), effect=(a.Discard(n=1),)
    )
    start = position(HITTING | {"hand": [c("h1", "Plain"), c("h2", "Plain")]}, ATTACKED)
    start.cards["Two Breaks"] = with_ability(creature("Two Breaks", 5, 5000, ("fire",)), hears)
    engine = reference.engine()
    assert engine.open(start) == Opened()
    for option in (PASS, Option(verb="attack", card="big", target="weary"), None):
        pick(engine, *([option] if option is not None else []))
    roles = {ref: shown.roles for ref, shown in permanents(engine).items()}
    assert roles == {
        "big": ["attacking", "unblocked", "battling"],
        "able": [],
        "wall": [],
        "weary": ["attacked", "battling"],
    }


def test_two_cards_in_a_pile_are_one_shield() -> None:
    piled = [c("s1", "Plain", "1"), c("s2", "Plain", "1"), c("s3", "Plain", "4")]
    engine = opened(ALICE, BOB | {"shield": piled})
    assert engine.observe().seats["bob"].numbers["shields"] == 2
