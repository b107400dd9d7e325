"""The port's six calls, on a small book: what is answered, refused, taken back and told to whom."""

import subprocess
import sys
from typing import Any

import pytest

import reference
from duelproof.port import (
    PROTOCOL,
    Accepted,
    Cause,
    Choice,
    Decision,
    Description,
    Divide,
    Event,
    GameSupport,
    Name,
    NotOpened,
    Number,
    Opened,
    Option,
    Order,
    Pick,
    Refused,
    Result,
)
from reference.kernel.book import Unread
from reference.kernel.course import ask, chance
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.flow import Flow, Rewind
from reference.tests import small_book
from reference.tests.small_book import SmallGame, card

GO, STOP = Option(verb="go", card="h1"), Option(verb="stop")
HANDS = ({"hand": [card("h1"), card("h2")]}, {"hand": [card("k1")]})
OVER = Refused(code="game-over", reason="no game is being played")


def choose(decision: int, by: str = "alice", **form: Any) -> Choice:
    return Choice(decision=decision, by=by, **form)  # type: ignore[arg-type]


def playing(course: small_book.Course, **more: Any) -> ReferenceEngine:
    return small_book.opened(small_book.position(*HANDS), course, **more)[0]


def three_questions(game: SmallGame) -> Flow[None]:
    """Ask Alice what to do, Bob for a number and Alice for a word, and end the game."""
    yield from ask.act(game, "alice", [GO, STOP])
    game.log.add("said", amount=(yield from ask.number(game, "bob", 1, 3)))
    game.log.add("said", name=(yield from ask.name(game, "alice", "color", about="h1")))
    game.end("bob", ["alice"], "word")


def test_an_engine_says_what_it_plays() -> None:
    books = [small_book.book(), small_book.book(game="other", revisions=("9",), capabilities=())]
    described = ReferenceEngine("name", "version", books).describe()
    assert described == Description(
        name="name",
        version="version",
        protocol=PROTOCOL,
        games=[
            GameSupport(game="small", revisions=["1", "2"], capabilities=["port/refs"]),
            GameSupport(game="other", revisions=["9"], capabilities=[]),
        ],
    )


def test_a_game_goes_from_question_to_question_to_its_end() -> None:
    engine = playing(three_questions)
    assert engine.pending() == Decision(
        id=1, player="alice", kind="act", shape=Pick(), options=[GO, STOP], secret_to=["bob"]
    )
    assert engine.submit(choose(1, pick=[STOP])) == Accepted()
    assert engine.pending() == Decision(id=2, player="bob", kind="number", shape=Number(min=1, max=3))
    assert engine.submit(choose(2, "bob", number=3)) == Accepted()
    assert engine.pending() == Decision(
        id=3, player="alice", kind="name", shape=Name(domain="color"), about="h1"
    )
    assert engine.submit(choose(3, name="red")) == Accepted()
    assert engine.pending() is None
    assert engine.observe().result == Result(winner="bob", losers=["alice"], why=["word"])
    assert [(event.amount, event.name) for event in engine.events()] == [(3, None), (None, "red")]
    assert engine.submit(choose(3, name="red")) == OVER
    assert engine.submit(choose(4, concede=True)) == OVER


def test_a_course_may_end_without_a_result() -> None:
    engine = playing(small_book.nothing)
    assert (engine.pending(), engine.observe().result) == (None, None)
    assert engine.submit(choose(0)) == Refused(code="game-over", reason="nothing is asked")
    assert engine.submit(choose(0, concede=True)) == Accepted()


REFUSED: list[tuple[Choice, Refused]] = [
    (choose(2, pick=[GO]), Refused(code="stale", reason="decision 1 is open, not 2")),
    (choose(0, pick=[GO]), Refused(code="stale", reason="decision 1 is open, not 0")),
    (choose(1, "bob", pick=[GO]), Refused(code="not-asked", reason="alice is asked, not bob")),
    (choose(1, take_back=True), Refused(code="not-offered", reason="no play is unfinished")),
    (choose(1, number=1), Refused(code="wrong-shape", reason="this decision is answered with pick")),
    (
        choose(1, pick=[Option(verb="swim")]),
        Refused(code="not-an-option", reason="that is not among the legal options"),
    ),
    (
        choose(1, pick=[Option(verb="steal")]),
        Refused(code="not-an-option", reason="alice may not steal", rules=("S-7",)),
    ),
]


@pytest.mark.parametrize(("choice", "refusal"), REFUSED)
def test_a_wrong_choice_is_refused_and_changes_nothing(choice: Choice, refusal: Refused) -> None:
    engine = playing(three_questions)
    before = engine.pending()
    assert engine.submit(choice) == refusal
    assert engine.pending() == before
    assert engine.submit(choose(1, pick=[GO])) == Accepted()


def test_a_word_is_looked_up_in_its_domain() -> None:
    engine = playing(three_questions)
    engine.submit(choose(1, pick=[GO]))
    engine.submit(choose(2, "bob", number=1))
    assert engine.submit(choose(3, name="Sword")) == Refused(
        code="no-such-name", reason="'Sword' is no color"
    )
    assert engine.submit(choose(3, name="blue")) == Accepted()


def shuffling(game: SmallGame) -> Flow[None]:
    yield from chance.shuffle(game, game.zone("hand", "alice"), "alice")
    yield from ask.act(game, "bob", [STOP])


def test_what_chance_cannot_do_is_refused_without_a_rule() -> None:
    engine = playing(shuffling)
    stealing = choose(1, "chance", order=[Option(verb="steal")])
    assert engine.submit(stealing) == Refused(
        code="not-an-option", reason="that is not among the legal options"
    )
    assert engine.submit(choose(1, "chance", concede=True)) == Refused(
        code="not-offered", reason="nobody can concede here"
    )
    assert engine.submit(choose(1, "chance", whatever=True)) == Accepted()
    assert engine.pending() == Decision(
        id=2, player="bob", kind="act", shape=Pick(), options=[STOP], secret_to=["alice"]
    )


@pytest.mark.parametrize(("seat", "winner"), [("alice", "bob"), ("bob", "alice")])
def test_who_concedes_loses_whoever_is_asked(seat: Any, winner: Any) -> None:
    engine = playing(three_questions)
    assert engine.submit(choose(99, seat, concede=True)) == Accepted()
    assert engine.pending() is None
    assert engine.observe().result == Result(winner=winner, losers=[seat], why=["concede"])
    assert [(event.kind, event.player) for event in engine.events()] == [("conceded", seat)]
    assert engine.submit(choose(1, pick=[GO])) == OVER


def test_nobody_can_concede_where_the_book_does_not_know_it() -> None:
    engine = playing(three_questions, may_concede=False)
    before = engine.pending()
    refusal = Refused(code="not-offered", reason="nobody can concede here")
    assert engine.submit(choose(1, concede=True)) == refusal
    assert (engine.pending(), engine.observe().result, engine.events()) == (before, None, [])


NOT_OPENED: list[tuple[dict[str, Any], NotOpened]] = [
    ({"game": "chess"}, NotOpened(code="unsupported", reason="no game 'chess' is played here, but small")),
    (
        {"revision": "3"},
        NotOpened(code="unsupported", reason="small is played here in revision 1, 2, not '3'"),
    ),
    (
        {"format": {"flawed": True}},
        NotOpened(code="illegal-deck", reason="the deck is flawed", rules=("S-1", "S-2")),
    ),
]


@pytest.mark.parametrize(("more", "answer"), NOT_OPENED)
def test_a_table_that_is_not_opened_leaves_none_open(more: dict[str, Any], answer: NotOpened) -> None:
    engine = playing(three_questions)
    assert engine.open(small_book.position(*HANDS, **more)) == answer
    assert (engine.pending(), engine.events()) == (None, [])
    assert engine.submit(choose(1, pick=[GO])) == OVER
    with pytest.raises(LookupError, match="no table is open"):
        engine.observe()
    assert engine.open(small_book.position(*HANDS)) == Opened()
    assert engine.submit(choose(1, pick=[GO])) == Accepted()


def test_an_engine_that_has_opened_nothing_has_nothing_to_say() -> None:
    engine = ReferenceEngine("name", "version", [small_book.book()])
    assert (engine.pending(), engine.pending("bob"), engine.events()) == (None, None, [])
    assert engine.submit(choose(0)) == OVER
    with pytest.raises(LookupError, match="no table is open"):
        engine.observe()


def test_an_engine_may_ask_what_has_one_answer() -> None:
    def course(game: SmallGame) -> Flow[None]:
        yield from ask.one(game, "alice", "target", [GO])

    assert playing(course).pending() is None
    engine = ReferenceEngine("name", "version", [small_book.book(course)], asks_forced=True)
    engine.open(small_book.position(*HANDS))
    assert engine.pending() == Decision(id=1, player="alice", kind="target", shape=Pick(), options=[GO])


def test_events_are_told_from_where_the_viewer_wants_them() -> None:
    def course(game: SmallGame) -> Flow[None]:
        for amount in range(3):
            game.log.add("said", amount=amount)
        yield from ask.act(game, "alice", [GO])

    engine = playing(course)
    for since, amounts in ((0, [0, 1, 2]), (1, [1, 2]), (3, []), (-1, [0, 1, 2])):
        assert [event.amount for event in engine.events(since)] == amounts
    assert [event.amount for event in engine.events()] == [0, 1, 2]
    assert engine.events(0, "bob") == engine.events(0, "alice") == engine.events()


PLAIN: dict[str, Any] = {"id": 1, "player": "alice", "kind": "target", "shape": Pick()}
SEEN, UNSEEN, STRANGE = Option(card="f1"), Option(card="h1"), Option(card="k1")
TOLD: list[tuple[str, Decision, dict[str, Any]]] = [
    ("all of it", Decision(**PLAIN, options=[SEEN, STOP], about="f1"), {}),
    (
        "neither about what nor among what she can see",
        Decision(**PLAIN, options=[SEEN, STOP], about="h1"),
        {"about": None, "options": [], "secret_to": ["bob"]},
    ),
    ("about his own", Decision(**PLAIN, options=[SEEN, STOP], about="k1"), {}),
    (
        "that she is asked",
        Decision(**PLAIN, options=[SEEN, UNSEEN]),
        {"options": [], "secret_to": ["bob"]},
    ),
    ("his own", Decision(**PLAIN, options=[SEEN, STRANGE]), {}),
    (
        "that she is asked, as it is secret",
        Decision(**PLAIN, options=[SEEN, STOP], secret_to=["bob"]),
        {"options": []},
    ),
    (
        "not how many she may pick",
        Decision(**PLAIN | {"shape": Pick(min=0, max=2)}, options=[SEEN, UNSEEN]),
        {"options": [], "shape": Pick(), "secret_to": ["bob"]},
    ),
    (
        "not between which bounds she says a number",
        Decision(**PLAIN | {"shape": Number(min=0, max=2)}, about="h1"),
        {"about": None, "shape": Pick(), "secret_to": ["bob"]},
    ),
    (
        "how many are divided",
        Decision(**PLAIN | {"shape": Divide(total=3)}, options=[SEEN, UNSEEN]),
        {"options": [], "secret_to": ["bob"]},
    ),
    ("all, as it is secret to others", Decision(**PLAIN, options=[SEEN, STOP], secret_to=["alice"]), {}),
    (
        "neither about what nor among what",
        Decision(**PLAIN, options=[UNSEEN], about="h2"),
        {"about": None, "options": [], "secret_to": ["bob"]},
    ),
    (
        "nothing of what she can do",
        Decision(**PLAIN | {"kind": "act"}, options=[SEEN, STOP]),
        {"options": [], "secret_to": ["bob"]},
    ),
    (
        "all of what chance can do",
        Decision(**PLAIN | {"kind": "act", "player": "chance"}, options=[SEEN, STOP]),
        {},
    ),
    ("no options, as there are none", Decision(**PLAIN | {"shape": Order()}), {}),
]


@pytest.mark.parametrize(("what", "decision", "told"), TOLD, ids=[row[0] for row in TOLD])
def test_who_is_not_asked_is_told_what_he_may_know(
    what: str, decision: Decision, told: dict[str, Any]
) -> None:
    def course(game: SmallGame) -> Flow[None]:
        yield decision

    table = small_book.position({"field": [card("f1", at="1")], **HANDS[0]}, HANDS[1])
    engine, _ = small_book.opened(table, course)
    fields = {name: getattr(decision, name) for name in decision.__struct_fields__}
    assert engine.pending("bob") == Decision(**fields | told)
    assert engine.pending() is decision
    if decision.player == "alice":
        assert engine.pending("alice") is decision


def in_two_steps(game: SmallGame) -> Flow[None]:
    """Let Alice play: she names a colour and a number; what is blue and odd cannot be finished."""
    done = ""
    for _ in range(3):
        yield from ask.act(game, "alice", [GO, STOP])
        game.mark_play()
        game.unfinished = game.begun
        game.log.add("began")
        color = yield from ask.name(game, "alice", "color", about=done)
        many = yield from ask.number(game, "alice", 1, 4)
        if color == "blue" and many % 2:
            raise Rewind
        game.unfinished = 0
        game.log.add("said", name=color, amount=many)
        done += f"{color} {many}"


def said(engine: ReferenceEngine) -> list[tuple[str, str | None, int | None]]:
    return [(event.kind, event.name, event.amount) for event in engine.events()]


def test_a_play_that_cannot_be_finished_is_taken_back() -> None:
    engine = playing(in_two_steps)
    engine.submit(choose(1, pick=[GO]))
    engine.submit(choose(2, name="red"))
    engine.submit(choose(3, number=3))
    engine.submit(choose(4, pick=[STOP]))
    engine.submit(choose(5, name="blue"))
    assert engine.submit(choose(6, number=3)) == Accepted(rewound=True)
    assert engine.pending() == Decision(
        id=7, player="alice", kind="name", shape=Name(domain="color"), about="red 3"
    )
    assert said(engine) == [
        ("began", None, None), ("said", "red", 3), ("began", None, None), ("rewound", None, None)
    ]  # fmt: skip
    assert engine.events()[-1] == Event(
        seq=4, kind="rewound", batch=4, cause=Cause(by="rule"), player="alice"
    )
    assert engine.submit(choose(5, name="red")).code == "stale"  # type: ignore[union-attr]
    assert engine.submit(choose(7, name="blue")) == Accepted()
    assert engine.pending() == Decision(id=8, player="alice", kind="number", shape=Number(min=1, max=4))
    assert engine.submit(choose(8, number=3)) == Accepted(rewound=True)
    assert engine.submit(choose(9, name="blue")) == Accepted()
    assert engine.submit(choose(10, number=4)) == Accepted()
    assert said(engine)[3:] == [
        ("rewound", None, None), ("rewound", None, None), ("said", "blue", 4)
    ]  # fmt: skip
    assert engine.pending() == Decision(
        id=11, player="alice", kind="act", shape=Pick(), options=[GO, STOP], secret_to=["bob"]
    )


def test_a_player_can_take_back_a_play_until_it_is_finished() -> None:
    engine = playing(in_two_steps)
    engine.submit(choose(1, pick=[GO]))
    engine.submit(choose(2, name="red"))
    assert engine.submit(choose(3, take_back=True)) == Accepted(rewound=True)
    assert engine.pending() == Decision(
        id=4, player="alice", kind="name", shape=Name(domain="color"), about=""
    )
    engine.submit(choose(4, name="blue"))
    engine.submit(choose(5, number=2))
    assert engine.submit(choose(6, take_back=True)) == Refused(
        code="not-offered", reason="no play is unfinished"
    )
    assert said(engine) == [("began", None, None), ("rewound", None, None), ("said", "blue", 2)]


def test_a_play_is_taken_back_to_its_beginning_whatever_was_asked_within() -> None:
    def course(game: SmallGame) -> Flow[None]:
        yield from ask.act(game, "alice", [GO])
        game.mark_play()
        game.unfinished = game.begun
        yield from ask.name(game, "alice", "color")
        yield from ask.act(game, "alice", [STOP])
        yield from ask.act(game, "alice", [GO])

    engine = playing(course)
    engine.submit(choose(1, pick=[GO]))
    engine.submit(choose(2, name="red"))
    engine.submit(choose(3, pick=[STOP]))
    assert engine.submit(choose(4, take_back=True)) == Accepted(rewound=True)
    assert engine.pending() == Decision(id=5, player="alice", kind="name", shape=Name(domain="color"))


def test_what_has_changed_is_seen_after_the_next_answer() -> None:
    def course(game: SmallGame) -> Flow[None]:
        yield from ask.act(game, "alice", [GO])
        game.cards["h1"].damage = 2
        yield from ask.act(game, "alice", [GO])

    engine = playing(course)
    for number, damage in ((1, 0), (2, 2)):
        assert engine.observe().seats["alice"].zones["hand"].cards[0].damage == damage
        engine.submit(choose(number, pick=[GO]))


def test_where_chance_is_asked_again_nobody_is_named_who_takes_back() -> None:
    def course(game: SmallGame) -> Flow[None]:
        game.mark_play()
        yield from chance.shuffle(game, game.zone("hand", "alice"), "alice")
        yield from ask.number(game, "bob", 1, 3)
        raise Rewind

    engine = playing(course)
    engine.submit(choose(1, "chance", order=[Option(card="h2"), Option(card="h1")]))
    assert engine.submit(choose(2, "bob", number=1)) == Accepted(rewound=True)
    assert [(event.kind, event.player) for event in engine.events()][-1] == ("rewound", None)
    decision = engine.pending()
    assert decision is not None
    assert (decision.id, decision.kind, decision.player) == (3, "shuffle", "chance")


READ = """
import sys

import reference
from duelproof.port import NotOpened, Position

engine = reference.engine()
assert {each.game for each in engine.describe().games} == {"gate-ruler", "duel-masters", "dimension-zero"}
assert isinstance(engine.open(Position(game="duel-masters", revision="unknown", door="setup")), NotOpened)
print(*(name for name in sys.modules if name.startswith("reference.") and name.endswith(".book")))
"""


def test_a_book_is_read_when_a_table_of_it_is_set_and_no_other() -> None:
    done = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["reference.kernel.book", "reference.duel_masters.book"]


@pytest.mark.parametrize("unread", reference.BOOKS, ids=lambda unread: str(unread.game))
def test_a_book_is_what_the_engine_said_of_it(unread: Unread) -> None:
    book = unread.read()
    said = (unread.game, unread.revisions, unread.capabilities)
    assert (book.game, book.revisions, book.capabilities) == said
