"""What is asked, of whom and in which form; and what is not, as one answer is left."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from duelproof.port import Decision, Divide, Name, Number, Option, Order, Pick, Seeded
from reference.kernel.course import ask, chance
from reference.kernel.course.check import WHATEVER
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.tests import small_book
from reference.tests.small_book import card

A, B, C = (Option(value=word) for word in "abc")
YES, NO = Option(value=True), Option(value=False)
Asks = Callable[[Game], Flow[Any]]


def table(**more: Any) -> Game:
    deck = [card(ref) for ref in ("x", "y", "z")]
    _, game = small_book.opened(small_book.position({"deck": deck}, **more))
    game.decisions, game.choices = 4, 2
    return game


def asked(game: Game, asks: Asks, reply: Any) -> tuple[Decision | None, Any]:
    """Return the question that is asked (None if there is none), and what comes of the reply to it."""
    flow = asks(game)
    question = None
    try:
        question = next(flow)
        flow.send(reply)
    except StopIteration as end:
        return question, end.value
    raise AssertionError("there is another question")


QUESTIONS: dict[str, tuple[Asks, Any, Any, Decision]] = {
    "act": (
        lambda game: ask.act(game, "bob", [A, B]), [B], B,
        Decision(id=5, player="bob", kind="act", shape=Pick(), options=[A, B], secret_to=["alice"]),
    ),
    "one": (
        lambda game: ask.one(game, "bob", "target", [A, B], about="x", part="half"), [B], B,
        Decision(id=5, player="bob", kind="target", shape=Pick(), options=[A, B], about="x", part="half"),
    ),
    "some": (
        lambda game: ask.some(
            game, "bob", "pay", [A, B, C], 1, 2, about="x", part="half", secret_to=("alice",)
        ),
        [C, A], [C, A],
        Decision(id=5, player="bob", kind="pay", shape=Pick(min=1, max=2), options=[A, B, C], about="x",
                 part="half", secret_to=["alice"]),
    ),
    "none or some": (
        lambda game: ask.some(game, "bob", "pay", [A], 0, 1), [], [],
        Decision(id=5, player="bob", kind="pay", shape=Pick(min=0, max=1), options=[A]),
    ),
    "no more than there are": (
        lambda game: ask.some(game, "bob", "pay", [A, B], 1, 5), [B], [B],
        Decision(id=5, player="bob", kind="pay", shape=Pick(min=1, max=2), options=[A, B]),
    ),
    "may": (
        lambda game: ask.may(game, "bob", about="x"), [YES], False,
        Decision(id=5, player="bob", kind="may", shape=Pick(), options=[YES, NO], about="x"),
    ),
    "may, of another kind": (
        lambda game: ask.may(game, "bob", kind="show"), [ask.YES], True,
        Decision(id=5, player="bob", kind="show", shape=Pick(), options=[YES, NO]),
    ),
    "may not": (
        lambda game: ask.may(game, "bob"), [ask.NO], False,
        Decision(id=5, player="bob", kind="may", shape=Pick(), options=[YES, NO]),
    ),
    "order": (
        lambda game: ask.order(game, "bob", "stack", [A, B], about="x", secret_to=("alice",)), [B, A], [B, A],
        Decision(id=5, player="bob", kind="stack", shape=Order(), options=[A, B], about="x",
                 secret_to=["alice"]),
    ),
    "divide": (
        lambda game: ask.divide(game, "bob", [A, B], 3, about="x"), [(B, 3)], [(B, 3)],
        Decision(id=5, player="bob", kind="split", shape=Divide(total=3), options=[A, B], about="x"),
    ),
    "divide among all": (
        lambda game: ask.divide(game, "bob", [A, B], 3, every=True), [(B, 2), (A, 1)], [(B, 2), (A, 1)],
        Decision(id=5, player="bob", kind="split", shape=Divide(total=3, every=True), options=[A, B]),
    ),
    "number": (
        lambda game: ask.number(game, "bob", 1, 3, about="x"), 2, 2,
        Decision(id=5, player="bob", kind="number", shape=Number(min=1, max=3), about="x"),
    ),
    "number of another kind": (
        lambda game: ask.number(game, "bob", 1, 3, kind="loop"), 2, 2,
        Decision(id=5, player="bob", kind="loop", shape=Number(min=1, max=3)),
    ),
    "name": (
        lambda game: ask.name(game, "bob", "color", about="x"), "red", "red",
        Decision(id=5, player="bob", kind="name", shape=Name(domain="color"), about="x"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", QUESTIONS)
@pytest.mark.parametrize("forced", [False, True])
def test_a_question_with_several_answers_is_asked_and_counts_as_a_choice(what: str, forced: bool) -> None:
    asks, reply, outcome, question = QUESTIONS[what]
    game = table()
    game.asks_forced = forced
    assert asked(game, asks, reply) == (question, outcome)
    assert (game.decisions, game.choices) == (5, 3)
    assert game.begun == (5 if what == "act" else 0)


ONE_ANSWER: dict[str, tuple[Asks, Any, Any, Decision]] = {
    "one": (
        lambda game: ask.one(game, "bob", "target", [A]), [A], A,
        Decision(id=5, player="bob", kind="target", shape=Pick(), options=[A]),
    ),
    "some": (
        lambda game: ask.some(game, "bob", "pay", [A, B], 2, 2), [B, A], [A, B],
        Decision(id=5, player="bob", kind="pay", shape=Pick(min=2, max=2), options=[A, B]),
    ),
    "as many as there are": (
        lambda game: ask.some(game, "bob", "pay", [A], 2, 2), [A], [A],
        Decision(id=5, player="bob", kind="pay", shape=Pick(min=1, max=1), options=[A]),
    ),
    "order": (
        lambda game: ask.order(game, "bob", "stack", [A]), [A], [A],
        Decision(id=5, player="bob", kind="stack", shape=Order(), options=[A]),
    ),
    "divide": (
        lambda game: ask.divide(game, "bob", [A], 3), [(A, 3)], [(A, 3)],
        Decision(id=5, player="bob", kind="split", shape=Divide(total=3), options=[A]),
    ),
    "number": (
        lambda game: ask.number(game, "bob", 2, 2), 2, 2,
        Decision(id=5, player="bob", kind="number", shape=Number(min=2, max=2)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", ONE_ANSWER)
def test_what_has_one_answer_is_not_asked(what: str) -> None:
    asks, _, outcome, _ = ONE_ANSWER[what]
    game = table()
    assert asked(game, asks, None) == (None, outcome)
    assert (game.decisions, game.choices) == (4, 2)


@pytest.mark.parametrize("what", ONE_ANSWER)
def test_what_has_one_answer_is_asked_where_all_is_and_is_no_choice(what: str) -> None:
    asks, reply, _, question = ONE_ANSWER[what]
    game = table()
    game.asks_forced = True
    assert asked(game, asks, reply) == (question, reply[0] if what == "one" else reply)
    assert (game.decisions, game.choices) == (5, 2)


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize(
    "asks",
    [
        lambda game: ask.some(game, "bob", "pay", [], 1, 2),
        lambda game: ask.some(game, "bob", "pay", [], 0, 0),
        lambda game: ask.some(game, "bob", "pay", [A, B], 0, 0),
        lambda game: ask.some(game, "bob", "pay", [A, B], 1, 0),
        lambda game: ask.some(game, "bob", "pay", [A, B], 0, -1),
        lambda game: ask.order(game, "bob", "stack", []),
    ],
)
def test_nobody_is_asked_to_choose_nothing(asks: Asks, forced: bool) -> None:
    game = table()
    game.asks_forced = forced
    assert asked(game, asks, None) == (None, [])


def test_what_to_do_is_asked_even_if_there_is_only_one_thing_and_then_is_no_choice() -> None:
    game = table()
    question, said = asked(game, lambda game: ask.act(game, "alice", [A]), [A])
    assert (question, said) == (
        Decision(id=5, player="alice", kind="act", shape=Pick(), options=[A], secret_to=["bob"]),
        A,
    )
    assert (game.decisions, game.choices, game.begun) == (5, 2, 5)


def refs(game: Game) -> list[str]:
    return [each.ref for each in game.zone("deck", "alice")]


def shuffling(game: Game) -> Flow[None]:
    return chance.shuffle(game, game.zone("deck", "alice"), "alice")


def test_chance_is_asked_for_the_order_of_a_deck_as_each_card_of_a_player() -> None:
    game = table()
    options = [Option(card=ref, player="alice") for ref in ("x", "y", "z")]
    question, _ = asked(game, shuffling, [options[2], options[0], options[1]])
    assert question == Decision(
        id=5, player="chance", kind="shuffle", shape=Order(), options=options, secret_to=["alice", "bob"]
    )
    assert refs(game) == ["z", "x", "y"]
    assert (game.decisions, game.choices, game.clock) == (5, 2, 4)
    assert [(event.kind, event.player) for event in game.log.since(0, "bob")] == [("shuffled", "alice")]


def test_the_engine_shuffles_by_its_seed_where_told_so_or_seeded() -> None:
    left = list("xyz")
    Random(7).shuffle(left)
    assert left != list("xyz")
    game = table()
    game.rng = Random(7)
    asked(game, shuffling, WHATEVER)
    assert refs(game) == left
    seeded = table(chance=Seeded(7))
    assert asked(seeded, shuffling, None)[0] is None
    assert (refs(seeded), seeded.decisions, seeded.clock) == (left, 4, 4)


def test_an_event_of_a_shuffle_is_recorded_before_it_is_asked_for() -> None:
    game = table()
    next(shuffling(game))
    assert ([event.kind for event in game.log.since(0, "bob")], refs(game)) == (["shuffled"], ["x", "y", "z"])


def picking(game: Game) -> Flow[Option]:
    return chance.pick(game, [A, B, C])


def test_chance_is_asked_to_pick_unless_seeded_or_left_alone_with_one() -> None:
    game = table()
    seed = next(seed for seed in range(9) if Random(seed).choice([A, B, C]) is C)
    game.rng = Random(seed)
    assert asked(game, picking, [B]) == (
        Decision(id=5, player="chance", kind="random", shape=Pick(), options=[A, B, C]), B
    )  # fmt: skip
    assert (game.decisions, game.choices) == (5, 2)
    assert asked(game, lambda game: chance.pick(game, [C]), None) == (None, C)
    game.rng = Random(seed)
    assert asked(game, picking, WHATEVER)[1] is C
    assert asked(table(chance=Seeded(seed)), picking, None) == (None, C)


def test_chance_is_asked_to_pick_the_only_one_where_all_is_asked() -> None:
    game = table()
    game.asks_forced = True
    question, picked = asked(game, lambda game: chance.pick(game, [C], "first"), [C])
    assert question == Decision(id=5, player="chance", kind="first", shape=Pick(), options=[C])
    assert picked is C


def test_chance_picks_who_begins() -> None:
    options = [Option(player="alice"), Option(player="bob")]
    question, seat = asked(table(), chance.first_player, [options[1]])
    assert question == Decision(id=5, player="chance", kind="first", shape=Pick(), options=options)
    assert seat == "bob"


@pytest.mark.parametrize(
    ("shape", "options", "is_open"),
    [
        (Pick(), 1, False),
        (Pick(), 2, True),
        (Pick(min=0), 1, True),
        (Pick(min=0, max=0), 2, False),
        (Pick(min=2, max=2), 2, False),
        (Order(), 1, False),
        (Order(), 2, True),
        (Divide(total=3), 1, False),
        (Divide(total=3), 2, True),
        (Number(min=1, max=1), 0, False),
        (Number(min=1, max=2), 0, True),
        (Name(domain="attribute"), 0, True),
    ],
)
def test_a_question_is_open_if_it_has_more_than_one_answer(shape: Any, options: int, is_open: bool) -> None:
    question = Decision(id=1, player="alice", kind="choose", shape=shape, options=[A, B][:options])
    assert ask.is_open(question) is is_open
