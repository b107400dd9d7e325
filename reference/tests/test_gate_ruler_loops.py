"""What makes a situation of Gate Ruler the same or another one (17-1a), and a choice the same choice."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from duelproof.port import (
    SEATS,
    CardIn,
    Place,
    Position,
    Seeded,
)
from duelproof.port.abilities import Ability, Limit, Trigger
from duelproof.port.cards import Face
from reference.gate_ruler import s17_loops
from reference.gate_ruler.book import BOOK
from reference.gate_ruler.state import (
    Attack,
    GateGame,
    GateItem,
    Laps,
    Overdrive,
    Wound,
)
from reference.kernel.abilities.standing import Lasting
from reference.kernel.abilities.triggers import Delayed, Waiting
from reference.kernel.card import place
from reference.kernel.context import Context, Happening
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.tests import gate_ruler_tables as tables
from reference.tests.test_gate_ruler_refusals import at_the_main_phase, unit

Change = Callable[[GateGame], object]
ONE, OTHER = Ability(id="one", kind="activated"), Ability(id="other", kind="activated")


def table() -> Position:
    """Return a table with a card in most zones, and units whose ability may be played but twice."""
    position = at_the_main_phase(
        {
            "attack": [unit("a", "Limited", at="1")],
            "defense": [unit("d", at="1")],
            "set": [unit("s1", at="1", face="down"), unit("s2", at="2", face="down")],
            "field": [CardIn(ref="f", name="Other 0")],
            "drive": [unit("v1", face="down"), unit("v2", face="down")],
            "hand": [unit("h1"), unit("h2")],
            "resource": [CardIn(ref=ref, name="Plain Resource") for ref in ("r", "r2")],
        },
        {"attack": [unit("b", "Limited", at="1")], "defense": [unit("e", at="1")]},
        chance=Seeded(seed=1),
    )
    plain = tables.spec("Limited", "unit", cost=0, power=4, hp=9, strike=1)
    limited = Ability(id="twice", kind="activated", limit=Limit(per="turn", n=2))
    face = Face(traits=plain.faces[0].traits, abilities=[limited])
    position.cards["Limited"] = msgspec.structs.replace(plain, faces=[face])
    return position


def opened() -> GateGame:
    """Set the table, with nothing remembered of it yet."""
    engine = ReferenceEngine("reference", "test", [BOOK])
    engine.open(table())
    assert isinstance(engine._game, GateGame)
    engine._game.laps = Laps()
    return engine._game


@pytest.fixture(params=["on", "off"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> GateGame:
    """Set the table, with the index and without."""
    monkeypatch.setenv(SWITCH, request.param)
    return opened()


def nothing(game: GateGame) -> None:
    """Change nothing."""


def carry(ref: str, to: Place) -> Change:
    """Return what puts a card into another place."""

    def change(game: GateGame) -> None:
        card = game.cards[ref]
        game.lift(card)
        game.drop(card, to)

    return change


def setting(ref: str, **fields: Any) -> Change:
    """Return what changes fields of a card; a ref after ``over`` stands for the card."""

    def change(game: GateGame) -> None:
        for name, value in fields.items():
            setattr(game.cards[ref], name, game.cards[value] if name == "over" else value)

    return change


def played(ref: str, times: int) -> Change:
    """Return what counts the plays of a card's ability in this turn."""
    return lambda game: game.cards[ref].used.update({"turn:twice": times})


def named(key: str, times: int) -> Change:
    """Return what counts the plays of abilities of a name."""
    return lambda game: game.named.update({key: times})


def charged(game: GateGame) -> None:
    """Lay a charge under a card of Alice's and one under a card of Bob's."""
    for charge, host in (("h1", "a"), ("h2", "b")):
        carry(charge, place("charge", "alice"))(game)
        setting(charge, over=host, face="up")(game)


def attacking(attacker: str | None = "a", aimed: str | None = None, step: str = "declaration") -> Change:
    """Return what makes a unit attack Bob's right column."""

    def change(game: GateGame) -> None:
        found = [None if ref is None else game.cards[ref] for ref in (attacker, aimed)]
        game.attack = Attack("attack", found[0], place("attack", "bob", "1"), found[1], step)

    return change


def elsewhere(game: GateGame) -> None:
    """Let the attack be at another column."""
    assert game.attack is not None
    game.attack.column = place("defense", "bob", "1")


def turned_deck(game: GateGame) -> None:
    """Put the top card of Bob's deck under it."""
    deck = game.zone("deck", "bob")
    deck.append(deck.pop(0))


def waiting(*abilities: tuple[str, Ability, Any], oid: str = "w") -> Change:
    """Return what lets abilities wait: the ref of their source, the ability and its controller."""

    def change(game: GateGame) -> None:
        game.waiting = [
            Waiting(f"{oid}-{n}", ability, game.cards[ref], seat, Happening("draw"), Context(controller=seat))
            for n, (ref, ability, seat) in enumerate(abilities)
        ]

    return change


def driven(*abilities: tuple[str, Ability], oid: str = "o") -> Change:
    """Return what puts Overdrive abilities into Alice's drive zone."""

    def change(game: GateGame) -> None:
        game.overdrives = [
            Overdrive(f"{oid}-{n}", "alice", game.cards[ref], ability, game.cards[ref].life)
            for n, (ref, ability) in enumerate(abilities)
        ]

    return change


WAITS = [("a", ONE, "alice"), ("d", ONE, "alice")]


@pytest.mark.parametrize(
    ("first", "change"),
    [
        (nothing, carry("a", place("attack", "alice", "2"))),
        (nothing, carry("b", place("attack", "bob", "2"))),
        (nothing, turned_deck),
        *((nothing, setting(ref, turned="exhausted")) for ref in ("alice-ruler", "a", "d", "s1", "f", "r")),
        *((nothing, setting(ref, turned="exhausted")) for ref in ("bob-ruler", "b", "e", "s2", "r2")),
        (setting("a", turned="exhausted"), setting("b", turned="exhausted")),
        (nothing, played("a", 1)),
        (played("a", 1), played("a", 2)),
        (played("a", 1), played("b", 1)),
        *((nothing, setting(ref, face="up")) for ref in ("s1", "s2", "v1", "v2")),
        *((charged, setting(ref, over="d")) for ref in ("h1", "h2")),
        *((charged, setting(ref, face="down")) for ref in ("h1", "h2")),
        (nothing, attacking()),
        (attacking(), attacking("d")),
        (attacking(), attacking(None)),
        (attacking(), elsewhere),
        (attacking(), attacking(aimed="bob-ruler")),
        (attacking(), attacking(step="damage")),
        *((nothing, lambda game, seat=seat: game.summons.update({seat: 1})) for seat in SEATS),
        *((nothing, lambda game, seat=seat: game.caps.update({seat: 7})) for seat in SEATS),
        (nothing, named("turn:alice:Song", 1)),
        (named("turn:alice:Song", 1), named("turn:alice:Song", 2)),
        (named("turn:alice:Song", 1), named("turn:bob:Song", 1)),
        (waiting(), waiting(WAITS[0])),
        (waiting(*WAITS), waiting(WAITS[0], ("e", ONE, "alice"))),
        (waiting(*WAITS), waiting(WAITS[0], ("d", OTHER, "alice"))),
        (waiting(*WAITS), waiting(WAITS[0], ("d", ONE, "bob"))),
        (driven(), driven(("v1", ONE))),
        (driven(("v1", ONE), ("v1", OTHER)), driven(("v1", ONE), ("v2", OTHER))),
        (driven(("v1", ONE), ("v2", ONE)), driven(("v1", ONE), ("v2", OTHER))),
    ],
)
def test_it_is_another_situation(game: GateGame, first: Change, change: Change) -> None:
    first(game)
    before = s17_loops._situation(game)
    change(game)
    assert len({before, s17_loops._situation(game)}) == 2


@pytest.mark.parametrize(
    ("first", "change"),
    [
        (nothing, setting("e", damage=1)),
        *((nothing, setting("h1", face=face)) for face in ("up", "down")),
        (nothing, setting("h1", turned="exhausted")),
        (nothing, lambda game: game.tick()),
        (waiting(*WAITS), waiting(*WAITS, oid="again")),
        (driven(("v1", ONE)), driven(("v1", ONE), oid="again")),
    ],
)
def test_it_is_the_same_situation(game: GateGame, first: Change, change: Change) -> None:
    first(game)
    before = s17_loops._situation(game)
    change(game)
    assert len({before, s17_loops._situation(game)}) == 1


def ability(game: GateGame, **fields: Any) -> GateItem:
    """Return an ability on the gate, with two targets under one key and one under another."""
    aimed = {"x": ["a", "d"], "y": ["b"]} | fields.pop("targets", {})
    ctx = Context(
        controller="alice",
        modes=fields.pop("modes", ("m",)),
        numbers={"n": 1} | fields.pop("numbers", {}),
        targets={key: [(game.cards[ref], 0) for ref in refs] for key, refs in aimed.items()},
    )
    found: dict[str, Any] = {"kind": "ability", "controller": "alice", "ability": ONE, "ctx": ctx}
    return GateItem(oid=game.oid("ability"), **found | fields)


def process(game: GateGame, **fields: Any) -> GateItem:
    """Return a process on the gate with two targets of damage and two cards to be destroyed."""
    hits = fields.pop("hits", [("a", 1), ("b", 2)])
    linked = fields.pop("linked", ["d", "e"])
    return GateItem(
        oid=game.oid("damage"),
        kind="damage",
        controller="alice",
        ctx=Context("alice"),
        pairings=[(game.cards[ref], fields.get("life", 0), points) for ref, points in hits],
        linked=[(game.cards[ref], fields.get("life", 0)) for ref in linked],
    )


def goes_to(game: GateGame, made: Callable[..., GateItem], **fields: Any) -> object:
    """Return the situation with the same object on the gate, and one with these fields upon it."""
    for name in ("card", "source"):
        if name in fields:
            fields[name] = game.cards[fields[name]]
    game.gate = [made(game), made(game, **fields)]
    return s17_loops._situation(game)


@pytest.mark.parametrize(
    ("made", "fields"),
    [
        (ability, {"kind": "card"}),
        (ability, {"kind": "drive"}),
        (ability, {"card": "a"}),
        (ability, {"source": "a"}),
        (ability, {"controller": "bob"}),
        (ability, {"slot": place("attack", "alice", "1")}),
        (ability, {"players": ["alice"]}),
        (ability, {"ability": OTHER}),
        (ability, {"ability": None}),
        (ability, {"modes": ("m", "n")}),
        (ability, {"numbers": {"n": 2}}),
        (ability, {"numbers": {"m": 1}}),
        (ability, {"targets": {"x": ["a", "e"]}}),
        (ability, {"targets": {"x": ["e", "d"]}}),
        (ability, {"targets": {"y": ["e"]}}),
        (ability, {"targets": {"z": ["e"]}}),
        (process, {"hits": [("a", 1), ("b", 3)]}),
        (process, {"hits": [("a", 2), ("b", 2)]}),
        (process, {"hits": [("a", 1), ("e", 2)]}),
        (process, {"linked": ["d", "a"]}),
        (process, {"linked": ["a", "e"]}),
    ],
)
def test_what_is_on_the_gate_tells_situations_apart(
    game: GateGame, made: Callable[..., GateItem], fields: dict[str, Any]
) -> None:
    same = goes_to(game, made)
    assert len({same, goes_to(game, made)}) == 1
    assert len({same, goes_to(game, made, **fields)}) == 2


def test_a_card_that_has_become_another_since_is_hit_all_the_same(game: GateGame) -> None:
    assert goes_to(game, process) == goes_to(game, process, life=1)


def test_what_is_changed_while_it_is_on_the_gate_makes_another_situation(game: GateGame) -> None:
    game.gate = [process(game), ability(game)]
    found = [s17_loops._situation(game)]
    game.gate[0].pairings = [(game.cards["a"], 0, 7)]
    found.append(s17_loops._situation(game))
    game.gate[1].ability = OTHER
    found.append(s17_loops._situation(game))
    assert len(set(found)) == 3


def lasts(*effects: tuple[Any, Any, str]) -> Change:
    """Return what puts effects in force: what they say, their number, and the card they are on."""

    def change(game: GateGame) -> None:
        game.lasting = [
            Lasting("l", instr, Context(controller="alice"), [(game.cards[ref], 0)], "turn", value, 0)
            for instr, value, ref in effects
        ]

    return change


def delayed(*abilities: tuple[Trigger, str]) -> Change:
    """Return what lets abilities wait for their time."""
    return lambda game: setattr(
        game,
        "delayed",
        [Delayed(trigger, ONE, Context(controller="alice"), until) for trigger, until in abilities],
    )


def wounded(*wounds: tuple[str, int, str]) -> Change:
    """Return what remembers damage."""
    return lambda game: setattr(
        game,
        "wounds",
        [
            Wound("w", game.cards[ref], 0, points, None, None, False, (3, phase))
            for ref, points, phase in wounds
        ],
    )


def marked(**kinds: int) -> Change:
    """Return what puts markers onto Bob's unit."""
    return lambda game: setattr(game.cards["e"], "markers", kinds)


THIS, THAT = Trigger(on="draw"), Trigger(on="draw")


@pytest.mark.parametrize(
    ("first", "change"),
    [
        (nothing, setting("a", damage=1)),
        (nothing, setting("e", damage=1)),
        (setting("a", damage=1), setting("e", damage=1)),
        (setting("e", damage=1), setting("e", damage=2)),
        (nothing, marked(x=1)),
        (marked(x=1), marked(x=2)),
        (marked(x=1, y=1), marked(x=1, y=2)),
        (nothing, lasts((THIS, 1, "a"))),
        (lasts((THIS, 1, "a")), lasts((THIS, 2, "a"))),
        (lasts((THIS, 1, "a")), lasts((THAT, 1, "a"))),
        (lasts((THIS, 1, "a")), lasts((THIS, 1, "e"))),
        (lasts((THIS, 1, "a")), lasts((THIS, 1, "a"), (THIS, 1, "a"))),
        (delayed((THIS, "turn")), delayed((THAT, "turn"))),
        (delayed((THIS, "turn")), delayed((THIS, "battle"))),
        (delayed((THIS, "turn")), delayed((THIS, "turn"), (THIS, "turn"))),
        (wounded(("a", 1, "main")), wounded(("a", 2, "main"))),
        (wounded(("a", 1, "main")), wounded(("e", 1, "main"))),
        (wounded(("a", 1, "main")), wounded(("a", 1, "end"))),
        (wounded(("a", 1, "main")), wounded(("a", 1, "main"), ("a", 1, "main"))),
        (nothing, lambda game: game.normal_summoned.add(("a", 0))),
    ],
)
def test_something_has_grown(game: GateGame, first: Change, change: Change) -> None:
    first(game)
    situation, before = s17_loops._situation(game), s17_loops._state(game)
    assert s17_loops._state(game) == before
    change(game)
    assert s17_loops._situation(game) == situation
    assert s17_loops._state(game) != before


def test_the_order_in_which_markers_came_does_not_matter(game: GateGame) -> None:
    marked(x=1, y=1)(game)
    before = s17_loops._state(game)
    marked(y=1, x=1)(game)
    assert s17_loops._state(game) == before
