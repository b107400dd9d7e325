"""Tables of Dimension Zero that differ in anything that matters are not taken for the same."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from duelproof.port import AnyShape, Decider, Decision, Divide, Name, Number, Option, Order, Pick
from duelproof.port import abilities as a
from reference.dimension_zero.s4_processing.loops import bounded, stop_loops, stop_sweeping
from reference.dimension_zero.state import Duel, Item, Lap, Laps, Made
from reference.kernel.abilities.standing import Lasting
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import place
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow, GameOver
from reference.tests.dz_table import AIM, ITSELF, Zones, c, card, opened, position

FIRST, OTHER = (a.Ability(id=name, kind="triggered") for name in ("first", "other"))


def duel() -> Duel:
    """Return a duel with something on the stack, something waiting and something in force."""
    zones: Zones = {
        "square": [c("one", "Grunt", "a2"), c("two", "Grunt", "b2")],
        "hand": [c("held", "Grunt"), c("other", "Grunt")],
    }
    engine = opened(position([card("Grunt", "unit")], zones, {"square": [c("his", "Grunt", "b4")]}))
    game = engine._game
    assert isinstance(game, Duel)
    one, two = game.cards["one"], game.cards["two"]
    about = Context(controller="alice", source=one, ability=FIRST)
    game.pile = [Item("i1", "plan", "alice"), Item("i2", "ability", "alice", one, ctx=about)]
    event = Happening("draw")
    game.waiting = [Waiting(f"w{n}", FIRST, card, "alice", event, about) for n, card in enumerate((one, two))]
    instr = a.Modify(what=AIM, trait="power", by=1)
    game.lasting = [Lasting(f"l{n}", instr, about, [(one, 0), (two, 0)], "turn", n, n) for n in (1, 2)]
    one.markers, one.used = {"x": 1, "y": 1}, {"u": 1}
    game.marked = {"a3": {"z": 1}, "c3": {"z": 1}}
    return game


def put(*path: Any, to: Any) -> Callable[[Duel], None]:
    """Return what changes the part of the game that a path of names and numbers leads to."""

    def change(game: Duel) -> None:
        thing: Any = game
        for step in path[:-1]:
            thing = getattr(thing, step) if isinstance(step, str) and hasattr(thing, step) else thing[step]
        last = path[-1]
        if isinstance(thing, list | dict):
            thing[last] = to(game) if callable(to) else to
        else:
            setattr(thing, str(last), to(game) if callable(to) else to)

    return change


def swapped(*path: Any) -> Callable[[Duel], None]:
    """Return what reverses a list of the game."""

    def change(game: Duel) -> None:
        thing: Any = game
        for step in path:
            thing = getattr(thing, step) if isinstance(step, str) and hasattr(thing, step) else thing[step]
        thing.reverse()

    return change


CHANGES = {
    "who is active": put("active", to="bob"),
    "phase": put("phase", to="smash"),
    "step": put("step", to="first"),
    "pose": put("cards", "two", "turned", to="exhausted"),
    "face in a deck": put("zones", place("deck", "alice"), 0, "face", to="up"),
    "face": put("cards", "held", "face", to="up"),
    "another face": put("cards", "other", "face", to="up"),
    "damage": put("cards", "his", "damage", to=1000),
    "control": put("cards", "his", "controller", to="alice"),
    "one marker more": put("cards", "one", "markers", "y", to=2),
    "another marker": put("cards", "two", "markers", to={"x": 1}),
    "markers on a square": put("marked", "a3", "z", to=2),
    "markers on another square": put("marked", "c3", "z", to=2),
    "a use": put("cards", "two", "used", to={"u": 1}),
    "another use": put("cards", "one", "used", to={"v": 1}),
    "order of the deck": swapped("zones", place("deck", "alice")),
    "where a card is": lambda game: game.drop(game.zones[place("deck", "bob")].pop(), place("hand", "bob")),
    "kind on the stack": put("pile", 0, "kind", to="renew"),
    "control on the stack": put("pile", 0, "controller", to="bob"),
    "card on the stack": put("pile", 1, "card", to=lambda game: game.cards["two"]),
    "a card on the stack": put("pile", 0, "card", to=lambda game: game.cards["two"]),
    "ability on the stack": put("pile", 1, "ctx", to=Context(controller="alice", ability=OTHER)),
    "no ability on the stack": put("pile", 1, "ctx", to=Context(controller="alice")),
    "order of the stack": swapped("pile"),
    "source that waits": put("waiting", 1, "source", to=lambda game: game.cards["one"]),
    "ability that waits": put("waiting", 1, "ability", to=OTHER),
    "control of what waits": put("waiting", 1, "controller", to="bob"),
    "one waits no more": lambda game: game.waiting.pop(),
    "kind of effect": put("lasting", 1, "instr", to=a.Forbid(action="move", what=ITSELF)),
    "amount of an effect": put("lasting", 1, "value", to=3),
    "what an effect is on": put("lasting", 1, "things", to=lambda game: [(game.cards["one"], 0)]),
    "whom an effect is on": put("lasting", 0, "things", to=[("bob", 0)]),
    "a delayed ability": lambda game: game.delayed.append(None),
    "a phase to skip": lambda game: game.skips.append(("bob", "draw")),
    "an extra turn": lambda game: game.extra_turns.append("bob"),
}


@contextmanager
def ended_in_a_loop(game: Duel) -> Iterator[None]:
    """Check that the duel ends in a draw by a loop."""
    with pytest.raises(GameOver):
        yield
    assert game.result is not None
    assert (game.result.draw, game.result.winner, game.result.losers, game.result.why) == (
        True,
        None,
        [],
        ["loop"],
    )


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_table_that_is_not_the_same_is_no_loop(change: Callable[[Duel], None]) -> None:
    game = duel()
    for _ in range(2):
        stop_loops(game)
    change(game)
    stop_loops(game)
    with ended_in_a_loop(game):
        stop_loops(game)


def test_the_same_table_is_a_loop_only_without_a_choice_in_between() -> None:
    game = duel()
    stop_loops(game)
    for _ in range(2):
        game.choices += 1
        stop_loops(game)
    stop_loops(game)
    with ended_in_a_loop(game):
        stop_loops(game)


def test_a_loop_that_lets_a_number_grow_is_endless_if_nobody_has_a_choice_for_long() -> None:
    game = duel()
    stop_loops(game)
    game.seen_states = set(range(999))
    game.cards["one"].markers["x"] += 1
    stop_loops(game)
    game.cards["one"].markers["x"] += 1
    with ended_in_a_loop(game):
        stop_loops(game)


ONE, TWO, THREE = (Option(card=name) for name in ("one", "two", "three"))


def asked(shape: AnyShape, *options: Option, by: Decider = "alice", kind: str = "choose") -> Decision:
    """Return a question to a player."""
    return Decision(id=1, player=by, kind=kind, shape=shape, options=list(options))


def again(game: Duel, first: Decision, said: Any, then: Decision) -> tuple[Any, Decision | None]:
    """Go through a loop of one choice again: return what is said then, or what a player is asked."""
    replies = []

    def course() -> Flow[None]:
        yield first
        game.laps.left = tuple(game.laps.made)
        replies.append((yield then))
        yield asked(Number(min=0, max=1), kind="end")

    playing = bounded(game, course())
    next(playing)
    question = playing.send(said)
    return (replies[0], None) if replies else (None, question)


AMONG = (ONE, TWO, THREE)
FORMS: list[tuple[AnyShape, Any]] = [
    (Pick(), [TWO]),
    (Pick(min=0, max=2), [TWO, THREE]),
    (Pick(min=0, max=2), []),
    (Order(), [THREE, ONE, TWO]),
    (Divide(total=5), [(ONE, 2), (THREE, 3)]),
    (Number(min=0, max=3), 2),
    (Name(domain="card"), "Grunt"),
]


@pytest.mark.parametrize(("shape", "said"), FORMS)
def test_whatever_was_said_in_a_loop_is_said_again(shape: AnyShape, said: Any) -> None:
    options = () if isinstance(shape, Number | Name) else AMONG
    first, then = asked(shape, *options), asked(shape, *reversed(options))
    assert again(duel(), first, said, then) == (said, None)


OTHERS = {
    "of another player": (Pick(), [TWO], asked(Pick(), *AMONG, by="bob")),
    "of another kind": (Pick(), [TWO], asked(Pick(), *AMONG, kind="target")),
    "without what was chosen": (
        Pick(min=2, max=2),
        [TWO, ONE],
        asked(Pick(min=2, max=2), TWO, THREE, Option(card="four")),
    ),
    "for fewer": (Pick(min=0, max=2), [TWO, ONE], asked(Pick(), *AMONG)),
    "about more to order": (Order(), [TWO, ONE, THREE], asked(Order(), *AMONG, Option(card="four"))),
    "about more to divide": (Divide(total=5), [(ONE, 5)], asked(Divide(total=6), *AMONG)),
    "for a smaller number": (Number(min=0, max=3), 3, asked(Number(min=0, max=2))),
}


@pytest.mark.parametrize(("shape", "said", "then"), OTHERS.values(), ids=OTHERS)
def test_a_question_breaks_off_a_loop(shape: AnyShape, said: Any, then: Decision) -> None:
    game = duel()
    game.laps.barred = (Made("alice", then.kind, (TWO,)),)
    first = asked(shape) if isinstance(shape, Number) else asked(shape, *AMONG)
    assert again(game, first, said, then) == (None, then)
    assert not game.laps.left
    assert not game.laps.barred


def noted(decision: Decision, reply: Any) -> Laps:
    """Return what is known of loops after a reply to a question."""
    game = duel()
    game.laps.met = {"here": Lap(0, ())}

    def course() -> Flow[None]:
        yield decision
        yield asked(Number(min=0, max=1), kind="end")

    playing = bounded(game, course())
    next(playing)
    playing.send(reply)
    return game.laps


def test_a_forced_answer_is_no_choice_in_a_loop() -> None:
    assert noted(asked(Pick(), ONE), [ONE]).made == []


def test_all_that_is_said_makes_a_choice() -> None:
    object_of_a_turn = Option(card="one", object="w1")
    assert noted(asked(Pick(min=0, max=2), object_of_a_turn, TWO), [object_of_a_turn, TWO]).made == [
        Made("alice", "choose", (ONE, TWO))
    ]
    assert noted(asked(Divide(total=3), ONE, TWO), [(ONE, 1), (TWO, 2)]).made == [
        Made("alice", "choose", ((ONE, 1), (TWO, 2)))
    ]


def test_what_chance_decides_begins_all_loops_anew() -> None:
    laps = noted(asked(Order(), ONE, TWO, by="chance"), [TWO, ONE])
    assert (laps.met, laps.made) == ({}, [])
    assert list(noted(asked(Order(), ONE, TWO, by="bob"), [TWO, ONE]).met) == ["here"]


def barred(*options: Option) -> Duel:
    """Return a duel in which Alice has ended a loop in which she chose these cards."""
    game = duel()
    game.laps.barred = tuple(Made("alice", "choose", (option,)) for option in options)
    return game


def offered_after_a_loop(game: Duel, question: Decision) -> tuple[Decision, list[Any]]:
    """Return what a player is asked first, and what has been said until then without asking."""
    said = []

    def course() -> Flow[None]:
        said.append((yield question))
        yield asked(Number(min=0, max=1), kind="end")

    return next(bounded(game, course())), said


def test_after_a_loop_nothing_is_chosen_where_all_that_could_be_would_go_on_with_it() -> None:
    question, said = offered_after_a_loop(barred(TWO), asked(Pick(min=0, max=1), TWO))
    assert (question.kind, said) == ("end", [[]])


def test_after_a_loop_the_rest_is_offered_unless_it_is_too_little() -> None:
    first, _ = offered_after_a_loop(barred(ONE), asked(Pick(min=2, max=2), *AMONG))
    assert first.options == [TWO, THREE]
    first, _ = offered_after_a_loop(barred(ONE, TWO), asked(Pick(min=2, max=2), *AMONG))
    assert first.options == [*AMONG]


def test_after_a_loop_no_more_can_be_chosen_than_is_left() -> None:
    first, _ = offered_after_a_loop(barred(ONE), asked(Pick(min=0, max=3), *AMONG))
    assert (first.options, first.shape) == ([TWO, THREE], Pick(min=0, max=2))


Asked = tuple[Decision, Any]
"""A question and what is said."""


def swept(game: Duel, *rounds: list[Asked]) -> None:
    """Carry out rule effects that change nothing, with these questions between them."""

    def course() -> Flow[None]:
        stop_sweeping(game)
        for questions in rounds:
            for question, _ in questions:
                game.choices += 1
                yield question
            stop_sweeping(game)
        yield asked(Number(min=0, max=1), kind="end")

    playing = bounded(game, course())
    next(playing)
    for questions in rounds:
        for _, said in questions:
            playing.send(said)


FIRST_OF = asked(Pick(), ONE, TWO, kind="replace")
MAY = asked(Pick(min=0), THREE, kind="may")
FREE = asked(Order(), ONE, TWO, kind="order")
ACT = asked(Pick(), ONE, TWO, kind="act")


@pytest.mark.parametrize(
    "rounds",
    [
        [[(FIRST_OF, [ONE])], [(FIRST_OF, [ONE])], [(FIRST_OF, [TWO])]],
        [[(FIRST_OF, [TWO]), (MAY, [])], [(FIRST_OF, [ONE])], [(FIRST_OF, [TWO]), (MAY, [THREE])]],
    ],
)
def test_rule_effects_go_on_forever_once_each_answer_has_led_back(rounds: list[list[Asked]]) -> None:
    swept(duel(), *rounds[:-1])
    game = duel()
    with ended_in_a_loop(game):
        swept(game, *rounds)


@pytest.mark.parametrize(
    "rounds",
    [
        [[(FIRST_OF, [ONE])]] * 3,
        [[(FIRST_OF, [TWO]), (MAY, [THREE])], [(FIRST_OF, [ONE])]] * 2,
        [[(FREE, [ONE, TWO])], [(FREE, [TWO, ONE])]] * 2,
        [[(FIRST_OF, [ONE]), (ACT, [ONE])], [(FIRST_OF, [TWO]), (ACT, [ONE])]] * 2,
        [[(FIRST_OF, [ONE])], [(asked(Pick(), ONE, TWO, by="chance"), [TWO])], [(FIRST_OF, [TWO])]],
    ],
    ids=["an answer is left", "an answer to one of two is left", "answers are many", "priority", "chance"],
)
def test_rule_effects_may_come_to_an_end_while(rounds: list[list[Asked]]) -> None:
    swept(duel(), *rounds)


def test_rule_effects_that_change_the_table_are_no_loop() -> None:
    game = duel()
    swept(game, [(FIRST_OF, [ONE])])
    game.cards["one"].damage += 1
    swept(game, [(FIRST_OF, [TWO])])
