"""What cards of Duel Masters do where no scenario says it, asking for mana, and what the index looks at."""

from typing import Any

import pytest

import reference
from duelproof.port import (
    SEATS,
    CardSpec,
    Choice,
    Decision,
    Opened,
    Option,
    Position,
    Seat,
    SeatPosition,
    Seeded,
)
from duelproof.port import abilities as a
from duelproof.port.position import CardIn
from duelproof.port.selections import Cond, Filter, Select
from reference.duel_masters.index import is_calm
from reference.duel_masters.s7_other_rules.state_based_actions import _cannot_stay as cannot_stay
from reference.duel_masters.s7_other_rules.state_based_actions import _weaklings as weaklings
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.state import DMGame
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.kernel.flow import GameOver
from reference.tests.dm_game import with_ability
from reference.tests.dm_table import creature, spell

IT = Select(which="it")
CREATURES = Select(which="all", filter=Filter(type="creature"))
TARGETS = Select(which="all", filter=Filter(name="Target", zones=("battle", "hand", "graveyard", "mana")))
DID = a.If(cond=Cond(op="did"), then=(a.Draw(n=1),))
Zones = dict[str, list[CardIn]]


def c(ref: str, name: str, at: str | None = None, **state: Any) -> CardIn:
    """Return a card of a position."""
    return CardIn(ref=ref, name=name, at=at, **state)


def position(alice: Zones, bob: Zones, *specs: Any, **fields: Any) -> Position:
    """Return Alice's main step in the third turn with a mana to spend."""
    usual: Zones = {"mana": [c("m1", "Plain")], "deck": [c(f"deck{n}", "Plain") for n in range(4)]}
    theirs: Zones = {"deck": [c(f"pile{n}", "Plain") for n in range(4)]}
    cards = {spec.name: spec for spec in (creature("Plain", 2, 2000, ("fire",)), *specs)}
    seats: dict[Seat, SeatPosition] = {
        "alice": SeatPosition(zones=usual | alice),
        "bob": SeatPosition(zones=theirs | bob),
    }
    given: dict[str, Any] = {"revision": "s-max", "door": "main", "turn": 3, "chance": Seeded(1)}
    return Position(game="duel-masters", seats=seats, cards=cards, **given | fields)


def opened(start: Position, *, asking: bool = False) -> ReferenceEngine:
    """Return an engine with the table set."""
    engine = reference.asking_engine() if asking else reference.engine()
    assert engine.open(start) == Opened()
    return engine


def asked(engine: ReferenceEngine) -> Decision:
    """Return the open decision."""
    decision = engine.pending()
    assert decision is not None
    return decision


def pick(engine: ReferenceEngine, *options: Option) -> None:
    """Let whoever is asked pick these options."""
    decision = asked(engine)
    answer = engine.submit(Choice(decision=decision.id, by=decision.player, pick=list(options)))
    assert type(answer).__name__ == "Accepted", (answer, decision)


def cast(alice: Zones, bob: Zones, *effect: a.Instr) -> ReferenceEngine:
    """Return the table after a spell with this effect, up to the next question."""
    alice = alice | {"hand": [*alice.get("hand", []), c("go", "Go")]}
    engine = opened(
        position(alice, bob, spell("Go", 1, ("fire",), *effect), creature("Target", 1, 3000, ("fire",)))
    )
    pick(engine, Option(verb="play", card="go"))
    return engine


def lies(engine: ReferenceEngine, ref: str) -> tuple[str, str | None, int]:
    """Return where a card lies, its pose, and how many cards lie above it."""
    for seat, side in engine.observe().seats.items():
        for name, zone in side.zones.items():
            for above, seen in enumerate(zone.cards):
                if seen.ref == ref:
                    return f"{seat}.{name}", seen.turned, above
    raise LookupError(ref)


def hand(engine: ReferenceEngine) -> int:
    """Return how many cards Alice holds."""
    return engine.observe().seats["alice"].zones["hand"].count


@pytest.mark.parametrize(
    ("to", "more", "expected"),
    [
        ("hand", {}, ("bob.hand", None, 0)),
        ("graveyard", {}, ("bob.graveyard", None, 0)),
        ("deck", {"position": "top"}, ("bob.deck", None, 0)),
        ("deck", {"position": "bottom"}, ("bob.deck", None, 4)),
        ("mana", {}, ("bob.mana", "ready", 0)),
        ("mana", {"turned": "exhausted"}, ("bob.mana", "exhausted", 0)),
        ("mana", {"turned": "ready"}, ("bob.mana", "ready", 0)),
        ("mana", {"turned": "keep"}, ("bob.mana", "ready", 0)),
        ("shield", {}, ("bob.shield", None, 0)),
    ],
)
def test_a_card_is_put_where_the_effect_says(
    to: Any, more: dict[str, Any], expected: tuple[Any, ...]
) -> None:
    theirs: Zones = {"battle": [c("it", "Target", turned="exhausted")]}
    engine = cast({}, theirs, a.Move(what=TARGETS, to=to, verb="put", **more), DID)
    assert lies(engine, "it") == expected
    assert hand(engine) == 1
    told = [event.verb for event in engine.events() if event.card == "it" and event.kind == "move"]
    assert told == ["put"]


@pytest.mark.parametrize(
    ("to", "turned", "pose"),
    [
        ("battle", None, "ready"),
        ("battle", "exhausted", "exhausted"),
        ("battle", "keep", "ready"),
        ("shield", None, None),
    ],
)
def test_cards_come_to_the_battle_zone_one_by_one_and_to_the_shields_together(
    to: Any, turned: Any, pose: str | None
) -> None:
    graveyard: Zones = {"graveyard": [c("one", "Target"), c("two", "Target")]}
    engine = cast(graveyard, {}, a.Move(what=TARGETS, to=to, turned=turned, verb="put"), DID)
    assert lies(engine, "one")[:2] == (f"alice.{to}", pose)
    assert hand(engine) == 1
    moves = [event for event in engine.events() if event.card in ("one", "two") and event.kind == "move"]
    assert [event.card for event in moves] == ["one", "two"]
    assert (moves[0].batch == moves[1].batch) == (to == "shield")


def test_what_is_put_elsewhere_is_put_there_at_once_and_is_what_is_spoken_of() -> None:
    graveyard: Zones = {"graveyard": [c("one", "Target"), c("two", "Target")]}
    engine = cast(graveyard, {}, a.Move(what=TARGETS, to="mana"), a.Turn(what=IT, to="exhausted"))
    moves = [event for event in engine.events() if event.card in ("one", "two") and event.kind == "move"]
    assert len({event.batch for event in moves}) == 1


def test_who_puts_cards_into_a_deck_orders_them_for_the_effect() -> None:
    graveyard: Zones = {"graveyard": [c("one", "Target"), c("two", "Target")]}
    engine = cast(graveyard, {}, a.Move(what=TARGETS, to="deck"))
    decision = asked(engine)
    assert (decision.player, decision.kind, decision.about) == ("alice", "order", "spell-1")


@pytest.mark.parametrize(("player", "drawn"), [("opponent", 1), ("you", 0), (None, 1)])
def test_a_move_triggers_by_what_it_is_called(player: Any, drawn: int) -> None:
    engine = discarding(a.Trigger(on="discard", player=player))
    assert hand(engine) == drawn


def test_a_move_triggers_as_such_before_it_does_by_what_it_is_called() -> None:
    engine = discarding(a.Trigger(on="discard"), a.Trigger(on="move", to=("graveyard",), player="opponent"))
    told = [event.name for event in engine.events() if event.kind == "triggered"]
    assert told == ["move", "discard"]


def discarding(*triggers: a.Trigger) -> ReferenceEngine:
    """Return the table after Bob has discarded a card, as a creature of Alice's heard."""
    hears = [
        a.Ability(id=trigger.on, kind="triggered", trigger=trigger, effect=(a.Draw(),))
        for trigger in triggers
    ]
    spiteful = with_ability(creature("Spiteful", 1, 1000, ("fire",)), *hears)
    go = spell("Go", 1, ("fire",), a.Discard(n=1, who="opponent"))
    zones: Zones = {"battle": [c("it", "Spiteful")], "hand": [c("go", "Go")]}
    engine = opened(position(zones, {"hand": [c("x", "Plain")]}, spiteful, go))
    pick(engine, Option(verb="play", card="go"))
    return engine


def test_nothing_put_is_nothing_done() -> None:
    assert hand(cast({}, {}, a.Move(what=TARGETS, to="hand"), DID)) == 0


@pytest.mark.parametrize(
    "effect",
    [
        a.Move(what=Select(which="you"), to="hand"),
        a.Destroy(what=Select(which="you")),
        a.Turn(what=Select(which="you"), to="exhausted"),
    ],
)
def test_what_is_done_to_cards_is_not_done_to_players(effect: a.Instr) -> None:
    assert hand(cast({}, {}, effect, DID)) == 0


def test_a_creature_without_power_dies_before_the_next_instruction() -> None:
    weaken = a.Modify(what=CREATURES, trait="power", by=-3000)
    dead = Select(which="all", filter=Filter(name="Target", zones=("graveyard",)))
    then = a.If(cond=Cond(op="exists", what=dead), then=(a.Draw(n=1),))
    engine = cast({}, {"battle": [c("it", "Target")]}, weaken, then)
    assert lies(engine, "it")[0] == "bob.graveyard"
    assert hand(engine) == 1


@pytest.mark.parametrize("order", [("weak", "strong"), ("strong", "weak")])
def test_only_creatures_without_power_die_wherever_they_lie(order: tuple[str, ...]) -> None:
    weaken = a.Modify(what=CREATURES, trait="power", by=-2000)
    lying = {"weak": c("weak", "Plain"), "strong": c("strong", "Barely")}
    banner = creature("Banner", 1, 0, ("fire",))
    banner.faces[0].traits.type = ["field"]
    start = position(
        {"hand": [c("go", "Go")]},
        {"battle": [c("banner", "Banner"), *(lying[ref] for ref in order)]},
        banner,
        creature("Barely", 1, 2001, ("fire",)),
        spell("Go", 1, ("fire",), weaken),
    )
    engine = opened(start)
    pick(engine, Option(verb="play", card="go"))
    places = {ref: lies(engine, ref)[0] for ref in ("weak", "strong", "banner")}
    assert places == {"weak": "bob.graveyard", "strong": "bob.battle", "banner": "bob.battle"}


@pytest.mark.parametrize(
    ("wanted", "zone", "found"),
    [
        (Filter(), "deck", ["d1", "d2"]),
        (Filter(name="Target"), "deck", ["d2"]),
        (Filter(name="Target"), "graveyard", ["g", "i"]),
        (Filter(name="Target", zones=("deck",)), "graveyard", ["g", "i"]),
    ],
)
def test_only_cards_of_the_zone_that_are_meant_are_found(wanted: Filter, zone: Any, found: list[str]) -> None:
    zones: Zones = {
        "deck": [c("d1", "Plain"), c("d2", "Target")],
        "graveyard": [c("g", "Target"), c("h", "Plain"), c("i", "Target")],
    }
    engine = cast(zones, {}, a.Search(zone=zone, filter=wanted, to="mana"), a.Turn(what=IT, to="exhausted"))
    assert [option.card for option in asked(engine).options] == found
    pick(engine, Option(card=found[-1]))
    assert lies(engine, found[-1])[:2] == ("alice.mana", "exhausted")


@pytest.mark.parametrize(
    ("barred", "whom", "aims"),
    [
        ("attack_creature", "Plain", {"bob"}),
        ("be_attacked", "Target", {"bob"}),
        ("be_attacked", "Plain", {"bob", "it"}),
        ("attack_creature", "Target", {"bob", "it"}),
        ("attack_player", "Plain", {"it"}),
    ],
)
def test_what_an_effect_protects_is_not_attacked(barred: str, whom: str, aims: set[str]) -> None:
    named = Select(which="all", filter=Filter(name=whom))
    bars = a.Ability(id="bars", kind="static", effect=(a.Forbid(action=barred, what=named, until="while"),))
    guard = with_ability(creature("Guard", 1, 1000, ("fire",)), bars)
    theirs: Zones = {
        "battle": [c("it", "Target", turned="exhausted"), c("guard", "Guard")],
        "shield": [c("s", "Plain", "1")],
    }
    target = creature("Target", 1, 3000, ("fire",))
    engine = opened(position({"battle": [c("one", "Plain")]}, theirs, guard, target))
    pick(engine, Option(verb="pass"))
    options = asked(engine).options
    assert {option.target for option in options if option.verb == "attack"} == aims


def test_an_effect_ends_the_turn_at_once() -> None:
    engine = cast({}, {}, a.EndTurn(), a.Draw(n=1))
    assert engine.observe().active == "bob"
    assert hand(engine) == 0


MANA = {
    "F": ("fire",),
    "W": ("water",),
    "FW": ("fire", "water"),
    "N": ("nature",),
}


def paying(cost: int, colours: tuple[str, ...], mana: str, *, asking: bool) -> ReferenceEngine:
    """Return the table as a card is being paid for with mana called 1, 2 and so on."""
    kinds = [creature(name, 1, 1000, colors) for name, colors in MANA.items()]
    sources = [c(str(n), name, turned="ready") for n, name in enumerate(mana.split(), 1)]
    start = position(
        {"mana": sources, "hand": [c("go", "Go")]}, {}, *kinds, creature("Go", cost, 1000, colours)
    )
    engine = opened(start, asking=asking)
    pick(engine, Option(verb="play", card="go"))
    return engine


@pytest.mark.parametrize(
    ("cost", "colours", "mana", "questions"),
    [
        (1, ("fire",), "F W F", [("fire", "1 3", "3")]),
        (2, ("fire",), "F W N", [("rest", "2 3", "3")]),
        (3, ("fire",), "F W N", []),
        (2, ("fire", "water"), "FW F W", [("fire", "1 2", "2"), ("water", "1 3", "1")]),
        (3, ("fire",), "F F F N", [("fire", "1 2 3", "2"), ("rest", "1 3 4", "4"), ("rest", "1 3", "3")]),
    ],
)
def test_what_is_tapped_is_asked_for_each_civilization_and_then_for_the_rest(
    cost: int, colours: tuple[str, ...], mana: str, questions: list[tuple[str, str, str]]
) -> None:
    engine = paying(cost, colours, mana, asking=False)
    for part, options, answer in questions:
        decision = asked(engine)
        assert (decision.player, decision.kind, decision.part, decision.about) == ("alice", "pay", part, "go")
        assert [option.card for option in decision.options] == options.split()
        pick(engine, Option(card=answer))
    assert asked(engine).kind == "act"
    assert lies(engine, "go")[0] == "alice.battle"
    sources = engine.observe().seats["alice"].zones["mana"].cards
    assert sum(seen.turned == "exhausted" for seen in sources) == cost
    answered = {answer for *_, answer in questions}
    assert answered <= {seen.ref for seen in sources if seen.turned == "exhausted"}


def test_who_asks_all_asks_for_the_last_mana_too() -> None:
    engine = paying(2, ("fire",), "F W", asking=True)
    for part, source in (("fire", "1"), ("rest", "2")):
        decision = asked(engine)
        assert (decision.part, [option.card for option in decision.options]) == (part, [source])
        pick(engine, Option(card=source))
    assert lies(engine, "go")[0] == "alice.battle"


def dm(engine: ReferenceEngine) -> DMGame:
    """Return the state of the game."""
    assert isinstance(engine._game, DMGame)
    return engine._game


def test_nothing_is_due_unless_somebody_or_something_may_be_lost() -> None:
    def calm(change: str = "") -> bool:
        game = dm(opened(position({}, {"battle": [c("it", "Plain")]})))
        assert game.own_index is not None
        if change == "beaten":
            game.beaten.append("bob")
        elif change == "defeated":
            game.defeated.append(game.cards["it"])
        elif change in SEATS:
            game.own_index.decks[SEATS.index(change)].clear()
            game.tick()
        return is_calm(game, game.own_index, weaklings, cannot_stay)

    assert calm()
    assert not any(calm(change) for change in ("beaten", "defeated", "alice", "bob"))


def test_the_rules_look_whether_anything_is_due_only_if_the_index_says_so() -> None:
    game = dm(opened(position({}, {})))
    assert game.own_index is not None
    decks, game.own_index.decks = game.own_index.decks, [[game.cards["m1"]]]
    game.zone("deck", "bob").clear()
    assert not list(settle(game))
    assert game.result is None
    game.own_index.decks = decks
    game.tick()
    with pytest.raises(GameOver):
        list(settle(game))
    assert game.result is not None


STRONG, WEAK = creature("Strong", 1, 1, ("fire",)), creature("Weak", 1, 0, ("fire",))
BOOST = a.Ability(
    id="boost", kind="static", effect=(a.Modify(what=CREATURES, trait="power", by=1, until="while"),)
)


@pytest.mark.parametrize(
    ("names", "weak"),
    [
        (["Plain", "Strong"], set()),
        (["Plain", "Weak"], {"Weak"}),
        (["Plain", "No Power"], {"No Power"}),
        (["Plain", "Spell With Weak"], {"Spell With Weak"}),
        (["Plain", "Strong With Weak"], {"Strong With Weak"}),
        (["Plain", "Insight"], set()),
        (["Plain", "Booster"], set()),
    ],
)
def test_the_index_knows_the_names_of_weak_creatures(names: list[str], weak: set[str]) -> None:
    booster = with_ability(creature("Booster", 1, 1000, ("fire",)), BOOST)
    cards = [c(f"x{n}", name) for n, name in enumerate(names)]
    zones: Zones = {"battle": cards} if "Booster" in names else {"hand": cards}
    insight = spell("Insight", 1, ("fire",), a.Draw())
    powerless = creature("No Power", 1, 1000, ("fire",))
    powerless.faces[0].traits.power = None
    twins = [
        CardSpec(name=f"{name} With Weak", game="duel-masters", faces=[one.faces[0], WEAK.faces[0]])
        for name, one in (("Spell", insight), ("Strong", STRONG))
    ]
    game = dm(opened(position(zones, {}, STRONG, WEAK, booster, insight, powerless, *twins)))
    assert game.own_index is not None
    assert game.own_index.weak.intersection(names) == weak
    assert [[card.ref for card in deck] for deck in game.own_index.decks] == [
        [f"{name}{n}" for n in range(4)] for name in ("deck", "pile")
    ]
    assert is_calm(game, game.own_index, weaklings, cannot_stay)


def beside(effect: a.Instr) -> DMGame:
    """Lay a creature with a static ability whose condition is not met."""
    never = Cond(op="turn_of", who="opponent")
    ability = a.Ability(id="it", kind="static", needs=never, effect=(effect,))
    source = with_ability(creature("Source", 1, 1000, ("fire",)), ability)
    return dm(opened(position({"battle": [c("source", "Source")]}, {}, source)))


@pytest.mark.parametrize(
    ("effect", "calm"),
    [
        (a.WinGame(), False),
        (a.LoseGame(), False),
        (a.SetTrait(what=TARGETS, trait="type", to="creature", until="while"), False),
        (a.SetTrait(what=CREATURES, trait="races", to="Dragon", until="while"), True),
        (a.Forbid(action="attack", what=CREATURES, until="while"), True),
    ],
)
def test_only_what_ends_games_or_makes_creatures_makes_the_index_look(effect: a.Instr, calm: bool) -> None:
    game = beside(effect)
    assert game.own_index is not None
    assert is_calm(game, game.own_index, weaklings, cannot_stay) == calm


@pytest.mark.parametrize(
    ("effect", "doubtful"),
    [
        (a.Modify(what=CREATURES, trait="power", by=-999, until="while"), False),
        (a.Modify(what=CREATURES, trait="power", by=-1000, until="while"), True),
        (a.Modify(what=CREATURES, trait="power", by=1, until="while"), False),
        (a.SetTrait(what=CREATURES, trait="power", to=1, until="while"), True),
        (a.SetTrait(what=CREATURES, trait="races", to="Dragon", until="while"), False),
    ],
)
def test_only_what_may_weaken_creatures_makes_the_index_doubt(effect: a.Instr, doubtful: bool) -> None:
    game = beside(effect)
    assert game.own_index is not None
    assert not weaklings(game)
    assert game.own_index.doubtful == ({game.cards["source"]} if doubtful else set())


@pytest.mark.parametrize("switched", ["on", "off"])
@pytest.mark.parametrize(
    "effect",
    [
        a.Modify(what=CREATURES, trait="power", by=-3000),
        a.SetTrait(what=CREATURES, trait="power", to=0),
    ],
)
def test_a_creature_that_an_effect_weakens_is_found(
    effect: a.Instr, switched: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, switched)
    engine = cast({}, {"battle": [c("it", "Target")]}, effect)
    assert (dm(engine).index is None) == (switched == "off")
    assert lies(engine, "it")[0] == "bob.graveyard"
