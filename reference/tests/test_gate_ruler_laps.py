"""How Gate Ruler sees that something has come round again by the same choices (17-1a)."""

from typing import Any

import msgspec
import pytest

from duelproof.port import (
    Decision,
    Divide,
    Name,
    Number,
    Option,
    Order,
    Pick,
)
from reference.gate_ruler import s17_loops
from reference.gate_ruler.state import (
    Bar,
    GateGame,
    Lap,
    Made,
    Repetition,
)
from reference.kernel.card import place
from reference.kernel.flow import Flow, GameOver
from reference.tests.test_gate_ruler_loops import carry, opened


@pytest.fixture
def game() -> GateGame:
    """Set the table of the situations."""
    return opened()


SOME = [Option(object=f"item-{n}", value=n) for n in range(3)]
"""What is offered, with ids that are other ones each time."""
SAID = [Option(value=n) for n in range(3)]
"""The same without them."""


def asked(shape: Any, options: list[Option] = SOME, **fields: Any) -> Decision:
    """Return a question to Alice."""
    return Decision(
        **{"id": 1, "player": "alice", "kind": "choose", "shape": shape, "options": options} | fields
    )


REPLIES = [
    (asked(Pick()), [SOME[1]], Made("alice", "pick", [SAID[1]], single=True)),
    (asked(Pick(max=2)), [SOME[1]], Made("alice", "pick", [SAID[1]], single=False)),
    (asked(Pick(max=2)), [SOME[2], SOME[0]], Made("alice", "pick", [SAID[2], SAID[0]], single=False)),
    (asked(Pick(min=0)), [], Made("alice", "pick", [], single=False)),
    (asked(Order()), SOME[::-1], Made("alice", "order", SAID[::-1], single=False)),
    (
        asked(Divide(total=3)),
        [(SOME[2], 2), (SOME[0], 1)],
        Made("alice", "divide", [(SAID[2], 2), (SAID[0], 1)], single=False),
    ),
    (asked(Number(min=0, max=3), []), 2, Made("alice", "number", 2, single=False)),
    (asked(Name(domain="attribute"), []), "beast", Made("alice", "name", "beast", single=False)),
    (asked(Pick(), player="bob"), [SOME[1]], Made("bob", "pick", [SAID[1]], single=True)),
]


@pytest.mark.parametrize(("decision", "reply", "made"), REPLIES)
def test_a_choice_is_known_by_its_content(decision: Decision, reply: Any, made: Made) -> None:
    assert s17_loops._made(decision, reply) == made


@pytest.mark.parametrize(("decision", "reply", "made"), REPLIES)
def test_a_choice_is_made_again(decision: Decision, reply: Any, made: Made) -> None:
    again = [msgspec.structs.replace(option, object=f"new {option.object}") for option in decision.options]
    now = dict(zip(map(str, decision.options), again, strict=True))
    found = s17_loops._reply(msgspec.structs.replace(decision, options=again), made)
    if made.form in ("pick", "order"):
        assert found == [now[str(option)] for option in reply]
    elif made.form == "divide":
        assert found == [(now[str(option)], share) for option, share in reply]
    else:
        assert found == reply


@pytest.mark.parametrize("shape", [Pick(), Divide(total=3)])
def test_of_two_options_that_say_the_same_one_is_taken(shape: Any) -> None:
    twins = [Option(object=f"twin-{n}", value=7) for n in range(2)]
    said = {"pick": [Option(value=7)], "divide": [(Option(value=7), 3)]}
    form = "pick" if isinstance(shape, Pick) else "divide"
    made = Made("alice", form, said[form], single=form == "pick")
    assert s17_loops._reply(asked(shape, twins), made) in ([twins[1]], [(twins[1], 3)])


@pytest.mark.parametrize(
    ("decision", "made"),
    [
        (asked(Pick(), SOME[:1]), Made("alice", "pick", [SAID[1]], single=True)),
        (asked(Pick()), Made("bob", "pick", [SAID[1]], single=True)),
        (asked(Pick(min=2, max=2)), Made("alice", "pick", [SAID[1]], single=False)),
        (asked(Order(), SOME[:2]), Made("alice", "order", SAID, single=False)),
        (asked(Divide(total=3), SOME[:1]), Made("alice", "divide", [(SAID[1], 3)], single=False)),
        (asked(Divide(total=4)), Made("alice", "divide", [(SAID[1], 3)], single=False)),
        (asked(Number(min=3, max=4), []), Made("alice", "number", 2, single=False)),
        (asked(Pick()), Made("alice", "number", 2, single=False)),
        (asked(Number(min=3, max=4), []), Made("alice", "name", "beast", single=False)),
    ],
)
def test_a_choice_that_cannot_be_made_again_is_none(decision: Decision, made: Made) -> None:
    assert s17_loops._reply(decision, made) is None


def comes(game: GateGame, *chosen: int) -> Lap | None:
    """Let the table come to where it is after these choices."""
    game.laps.made += [(asked(Pick()), [SOME[n]], ()) for n in chosen]
    return s17_loops.comes_round(game)


def test_a_loop_is_what_comes_round_twice_by_the_same_choices(game: GateGame) -> None:
    assert [comes(game, *chosen) for chosen in ((0,), (1, 2), (1, 2, 2), (1, 2), (2, 1))] == [None] * 5
    lap = comes(game, 2, 1)
    assert lap is not None
    assert [made.said for made in lap.choices] == [[SAID[2]], [SAID[1]]]
    assert (lap.seen, lap.begun, lap.count) == (1, 12, 2)
    assert comes(game, 2, 1) is lap


def test_what_nobody_chooses_is_seen_to_come_round_the_third_time(game: GateGame) -> None:
    assert [comes(game) is not None for _ in range(3)] == [False, False, True]


def test_what_nobody_chooses_is_a_loop_if_nothing_has_grown(game: GateGame) -> None:
    found = []
    for damage in (1, 2, 3, 4, 4):
        game.cards["e"].damage = damage
        found.append(comes(game))
    assert found[:4] == [None] * 4
    assert found[4] is not None
    assert found[4].choices == ()


def test_coming_to_another_situation_between_is_the_same_loop(game: GateGame) -> None:
    there, back = carry("a", place("attack", "alice", "2")), carry("a", place("attack", "alice", "1"))
    for _ in range(2):
        assert comes(game, 0) is None
        there(game)
        assert comes(game, 1) is None
        back(game)
    lap = comes(game, 0)
    assert lap is not None
    assert [made.said for made in lap.choices] == [[SAID[1]], [SAID[0]]]


def test_within_a_loop_that_was_spoken_about_nobody_speaks_about_it(game: GateGame) -> None:
    here = s17_loops._situation(game)
    barred = Bar("alice", (), None, frozenset([here]))
    other = Bar("bob", (), None, frozenset())
    game.laps.bars = [other, barred]
    assert [comes(game, 0) for _ in range(4)] == [None] * 4
    game.laps.bars = [other]
    assert comes(game, 0) is not None


def test_while_it_is_done_again_its_situations_are_not_counted(game: GateGame) -> None:
    made = Made("alice", "pick", [SAID[0]], single=True)
    here = s17_loops._situation(game)
    game.laps.repetition = repetition = Repetition((made,), frozenset([here]), 3)
    assert [comes(game, 0) for _ in range(4)] == [None] * 4
    assert (game.laps.path, game.laps.repetition) == ([], repetition)
    carry("a", place("attack", "alice", "2"))(game)
    assert comes(game) is None
    assert len(game.laps.path) == 1
    assert game.laps.repetition is None


def test_a_process_that_goes_on_for_too_long_is_a_draw(game: GateGame) -> None:
    for number in range(350):
        game.summons["alice"] = number
        assert comes(game, 0) is None
    game.summons["alice"] = 350
    with pytest.raises(GameOver):
        comes(game, 0)
    assert game.result is not None
    assert game.result.draw


def test_players_say_a_number_up_to_a_hundred(game: GateGame) -> None:
    flow = s17_loops._asked_how_often(game, "bob")
    decision = next(flow)
    assert (decision.player, decision.kind, decision.shape) == ("bob", "loop", Number(min=0, max=100))
    with pytest.raises(StopIteration) as done:
        flow.send(7)
    assert done.value.value == 7


def test_the_course_of_a_game_is_asked_and_answered(game: GateGame) -> None:
    told: list[Any] = []

    def course() -> Flow[None]:
        for _ in range(4):
            told.append((yield asked(Pick())))

    flow = s17_loops.bounded(game, course())
    assert next(flow) == asked(Pick())
    made = Made("alice", "pick", [SAID[2]], single=True, asks=s17_loops._asking(game, asked(Pick())))
    game.laps.repetition = Repetition((made,), frozenset(), 2)
    assert flow.send([SOME[1]]) == asked(Pick())
    assert told == [[SOME[1]], [SOME[2]], [SOME[2]]]
    assert [reply for _, reply, _ in game.laps.made] == told
