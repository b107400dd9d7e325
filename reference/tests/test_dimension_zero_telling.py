"""What Dimension Zero tells of what is done, in events that no rule asks for."""

from duelproof.port import Accepted, CardSpec, Event, Option
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.dimension_zero import vocabulary as v
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import (
    AIM,
    OWN_DRAW,
    UNIT,
    acts,
    c,
    card,
    costing,
    do,
    opened,
    position,
    spell,
    submit,
)

GRUNT = card("Grunt", "unit")
RED = card("Red", "strategy", symbols={"red": 9})


def told(engine: ReferenceEngine, kind: str) -> list[Event]:
    """Return the events of a kind, as Bob is told of them."""
    return [event for event in engine.events(viewer="bob") if event.kind == kind]


def payer(**symbols: int) -> ReferenceEngine:
    """Return a table at which Alice plays a strategy for this energy, and has three red cards to pay with."""
    pay = costing(symbols, spell("Pay", a.Draw(n=1)))
    energy = [c("e1", "Red"), c("e2", "Red")]
    engine = opened(
        position([pay, RED], {"hand": [c("pay", "Pay")], "energy": energy, "smash": [c("s", "Red")]}, {})
    )
    do(engine, "play pay")
    return engine


def test_what_was_paid_is_told_with_the_player_and_what_it_was_paid_for() -> None:
    engine = payer(red=2)
    do(engine, "e1+e2")
    [event] = told(engine, "paid")
    assert (event.player, event.item, list(event.cards)) == ("alice", "spell-1", ["e1", "e2"])


def test_nobody_is_told_which_card_of_the_smash_zone_has_paid() -> None:
    engine = payer(red=1, colorless=1)
    do(engine, "e1", "alice.smash#1")
    [event] = told(engine, "paid")
    assert not {"e1", "s"} & {*event.cards}


def ghost(*more: a.Ability) -> CardSpec:
    """Return a unit that comes to the hand as its own ability is paid for with it."""
    home = a.ReplaceEvent(
        event=a.Trigger(on="move", self_only=True, to=("graveyard",)),
        instead=(a.Move(what=Select(which="event"), to="hand"),),
        until="while",
    )
    vanish = acts("quick", a.Cost(kind="destroy", filter=Filter(name="Ghost")))
    return card("Ghost", "unit", vanish, a.Ability(id="home", kind="replacement", effect=(home,)), *more)


GHOST_GOES = ("activate ghost act", "ghost", "ghost")


def test_nobody_is_told_which_card_of_the_hand_has_an_ability_that_was_activated() -> None:
    zones = {"square": [c("ghost", "Ghost", "a2")], "hand": [c("other", "Blank")]}
    engine = opened(position([ghost()], zones, {}))
    do(engine, *GHOST_GOES)
    [announced], [activated] = told(engine, "announced"), told(engine, "activated")
    assert (announced.card, activated.card) == ("ghost", "alice.hand#2")


def test_nobody_is_told_which_card_of_the_hand_has_triggered_and_is_not_played() -> None:
    came = a.Trigger(on="move", self_only=True, to=("hand",))
    haunts = a.Ability(
        id="haunt", kind="triggered", trigger=came, targets=(UNIT,), effect=(a.Damage(what=AIM, n=1000),)
    )
    zones = {"square": [c("ghost", "Ghost", "a2")], "hand": [c("other", "Blank")]}
    engine = opened(position([ghost(haunts)], zones, {}))
    do(engine, *GHOST_GOES, "order")
    [event] = told(engine, "not_played")
    assert event.card == "alice.hand#2"


def test_everybody_is_told_that_a_card_has_triggered_as_it_came_to_the_hand() -> None:
    came = a.Trigger(on="move", self_only=True, to=("hand",))
    haunts = a.Ability(id="haunt", kind="triggered", trigger=came, effect=(a.Draw(n=1),))
    zones = {"square": [c("ghost", "Ghost", "a2")], "hand": [c("other", "Blank")]}
    engine = opened(position([ghost(haunts)], zones, {}))
    do(engine, *GHOST_GOES)
    [event] = told(engine, "triggered")
    assert (event.card, event.name) == ("alice.hand#2", "haunt")


def test_nobody_is_told_which_card_of_the_hand_is_a_target_while_another_is_changed() -> None:
    several = a.TargetSpec(filter=Filter(type="unit"), min=2, max=2)
    bolt = spell("Bolt", a.Damage(what=AIM, n=1000), targets=(several,), timing="quick")
    turn = spell(
        "Turn",
        v.ChangeTarget(what=AIM, to=Select(which="choose", filter=Filter(name="Hound"))),
        targets=(a.TargetSpec(filter=Filter(type="strategy", zones=("stack",), other=True)),),
        timing="quick",
    )
    squares = [c("ghost", "Ghost", "a2"), c("g", "Grunt", "b2"), c("hound", "Hound", "c2")]
    alice = {"square": squares, "hand": [c("bolt", "Bolt")]}
    cards = [ghost(), GRUNT, card("Hound", "unit"), bolt, turn]
    engine = opened(position(cards, alice, {"hand": [c("turn", "Turn")]}))
    do(engine, "play bolt", "ghost+g", *GHOST_GOES, "pass", "play turn", "bolt", "pass", "pass")
    asked = engine.pending("bob")
    assert asked is not None
    assert [(asked.player, option.card) for option in asked.options] == [
        ("bob", "alice.hand#1"),
        ("bob", "g"),
    ]
    assert submit(engine, Option(card="g", value="target")) == Accepted()
    do(engine, "hound")
    assert [event.cards for event in told(engine, "targeted")] == [("ghost", "g"), ("bolt",), ()]


def test_where_nothing_is_paid_nothing_is_told() -> None:
    assert told(payer(), "paid") == []


def test_cards_are_shown_to_both_players_by_who_discards_them() -> None:
    both = spell("Both", a.Discard(n=2, who="both"))
    alice = {"hand": [c("both", "Both"), c("one", "Red"), c("two", "Red"), c("three", "Red")]}
    engine = opened(position([both, RED], alice, {"hand": []}))
    do(engine, "play both", "pass", "pass", "one+three")
    [event] = told(engine, "revealed")
    assert (event.player, list(event.cards), list(event.to)) == ("alice", ["one", "three"], ["alice", "bob"])


def test_markers_are_told_with_their_name_and_number_and_with_what_they_are_put_on() -> None:
    on_cards = v.Marker(on=Select(which="all", filter=Filter(type="unit")), name="oath", by=2)
    on_squares = v.Marker(on=AIM, name="cairn", by=-1, squares=True)
    held = spell("Mark", on_cards, on_squares, targets=(UNIT,))
    squares = [c("g", "Grunt", "a2"), c("h", "Grunt", "b2")]
    engine = opened(position([held, GRUNT], {"hand": [c("mark", "Mark")], "square": squares}, {}))
    do(engine, "play mark", "h", "pass", "pass")
    events = told(engine, "marker")
    assert [(event.card, event.name, event.amount) for event in events] == [
        ("g", "oath", 2),
        ("h", "oath", 2),
        (None, "cairn", -1),
    ]
    assert events[2].place is not None
    assert events[2].place.slot == "b2"


def test_an_ability_that_goes_to_the_stack_does_not_wait_any_more_while_its_target_is_chosen() -> None:
    shoot = a.Ability(
        id="shoot",
        kind="triggered",
        trigger=a.Trigger(on="moved", self_only=True),
        targets=(UNIT,),
        effect=(a.Damage(what=AIM, n=1000),),
    )
    squares = [c("w", "Walker", "a2"), c("g", "Grunt", "b2")]
    engine = opened(position([card("Walker", "unit", shoot), GRUNT], {"square": squares}, {}))
    do(engine, "move w", "@a3", "pass", "pass", "order")
    decision = engine.pending()
    assert decision is not None
    assert decision.kind == "target"
    view = engine.observe("bob")
    assert [len(view.waiting), len(view.stack)] == [0, 1]


def test_damage_that_is_removed_is_told_with_the_card_and_how_much() -> None:
    balm = spell("Balm", a.Heal(what=Select(which="all", filter=Filter(type="unit")), n=1000))
    squares = [c("g", "Grunt", "a2", damage=1500), c("h", "Grunt", "b2")]
    engine = opened(position([balm, GRUNT], {"hand": [c("balm", "Balm")], "square": squares}, {}))
    do(engine, "play balm", "pass", "pass")
    assert [(event.card, event.amount) for event in told(engine, "healed")] == [("g", 1000), ("h", 1000)]


def test_nobody_is_told_of_a_card_of_the_hand_that_a_created_trigger_which_waits_is_of_it() -> None:
    """Two wait: their order is asked for before either goes to the stack, where all see its source."""
    later = a.Delay(trigger=a.Trigger(on="turn_end"), effect=(a.Draw(n=1),))
    reaper = card("Reaper", "unit", acts("quick", effect=(later,)))
    home = spell("Home", a.Move(what=AIM, to="hand"), targets=(UNIT,))
    squares = [c("one", "Reaper", "a2"), c("two", "Reaper", "b2")]
    zones = {"square": squares, "hand": [c("home", "Home"), c("other", "Blank")]}
    engine = opened(position([reaper, home], zones, {}))
    do(engine, *["activate one act", "pass", "pass", "activate two act", "pass", "pass"])
    do(engine, "play home", "one", "pass", "pass")
    while (asked := engine.pending()) is not None and asked.kind != "trigger":
        do(engine, "pass")
    assert [event.card for event in told(engine, "triggered")] == ["alice.hand#2", "two"]


def asked_bob_to_show(held: str) -> str:
    """Return the id by which Bob knows an ability of his hand that has triggered, as Alice holds a card."""
    came = a.Trigger(on="move", origin=("square",), to=("graveyard",), who=Filter(type="unit"))
    watcher = card(
        "Watcher",
        "unit",
        a.Ability(id="watch", kind="triggered", zones=("hand",), may=True, trigger=came, effect=OWN_DRAW),
    )
    fire = spell("Fire", a.Destroy(what=Select(which="all", filter=Filter(type="unit"))), timing="normal")
    alice = {"hand": [c("fire", "Fire"), c("held", held)], "square": [c("unit", "Blank", "a2")]}
    engine = opened(position([watcher, fire], alice, {"hand": [c("his", "Watcher")]}))
    do(engine, "play fire", "pass", "pass")
    while (decision := engine.pending()) is not None and decision.player == "alice":
        do(engine, "no")
    [waiting] = engine.observe("bob").waiting
    return waiting.oid


def test_no_id_tells_that_an_ability_of_the_other_hand_has_triggered() -> None:
    assert asked_bob_to_show("Watcher") == asked_bob_to_show("Blank")
