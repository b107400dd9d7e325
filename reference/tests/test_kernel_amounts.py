"""What the words of cards mean: each amount, condition and word for a player on one small table."""

from typing import Any

import pytest

from duelproof.port.selections import Calc, Cond, Filter, Range, Select
from reference.kernel.abilities import select
from reference.kernel.context import Context
from reference.tests import small_book
from reference.tests.test_kernel_select import laid, named, speaking

POWER: dict[str, Any] = {"trait": "power", "what": Select(which="all", filter=Filter(controller="you"))}
NOBODY: dict[str, Any] = {"trait": "power", "what": Select(which="all", filter=Filter(name="Boar"))}
AMOUNTS: list[tuple[Any, int]] = [
    (4, 4),
    (Calc(op="number"), 7),
    (Calc(op="number", key="n"), 2),
    (Calc(op="number", key="m"), 0),
    (Calc(op="did"), 1),
    (Calc(op="event"), 5),
    (Calc(op="count", what=Select(which="all")), 5),
    (Calc(op="count", what=Select(which="target")), 2),
    (Calc(op="trait", **POWER), 1000),
    (Calc(op="sum", **POWER), 5002),
    (Calc(op="highest", **POWER), 4000),
    (Calc(op="lowest", **POWER), 2),
    (Calc(op="trait", **NOBODY), 0),
    (Calc(op="sum", **NOBODY), 0),
    (Calc(op="highest", **NOBODY), 0),
    (Calc(op="lowest", **NOBODY), 0),
    (Calc(op="trait", what=Select(which="self")), 1000),
    (Calc(op="trait", trait="cost", what=Select(which="event")), 3),
    (Calc(op="trait", trait="damage", what=Select(which="event")), 2),
    (Calc(op="trait", trait="life", what=Select(which="event")), 0),
    (Calc(op="trait", trait="in hand", what=Select(which="you")), 2),
    (Calc(op="trait", trait="in hand", what=Select(which="opponent")), 0),
    (Calc(op="trait", trait="in hand", what=Select(which="event")), 2),
    (Calc(op="trait", trait="in hand", what=Select(which="all", filter=Filter(name="Old Bear"))), 0),
    (Calc(op="trait", trait="power", what=Select(which="you")), 0),
    (Calc(op="trait", trait="none of his", what=Select(which="you")), 0),
    (Calc(op="sum", trait="in hand", what=Select(which="chosen")), 4),
    (Calc(op="plus", args=(1, 2, Calc(op="number"))), 10),
    (Calc(op="minus", args=(9, 2, 3)), 4),
    (Calc(op="minus", args=(2, 5)), -3),
    (Calc(op="times", args=(2, 3, 4)), 24),
    (Calc(op="halved", args=(5,)), 3),
    (Calc(op="halved", args=(4,)), 2),
    (Calc(op="halved", args=(Calc(op="number"),)), 4),
]


@pytest.mark.parametrize(("said", "value"), AMOUNTS)
def test_an_amount_is_worked_out(said: Any, value: int) -> None:
    game, ctx = laid()
    assert select.amount(game, said, speaking(game, ctx)) == value


def test_a_player_who_has_no_such_number_has_none() -> None:
    _, game = small_book.opened(small_book.position(format={"lacking": ["bob.hand"]}))
    in_hand = Calc(op="sum", trait="in hand", what=Select(which="opponent"))
    assert select.amount(game, in_hand, Context(controller="alice")) == 0


def test_amounts_of_what_did_not_happen_are_nothing() -> None:
    game, ctx = laid()
    ctx.did = False
    for op in ("did", "event"):
        assert select.amount(game, Calc(op=op), ctx) == 0


FOXES, BOARS = (Select(which="all", filter=Filter(name=name)) for name in ("Fox", "Boar"))
TRUE, FALSE = Cond(op="exists", what=FOXES), Cond(op="exists", what=BOARS)
CONDITIONS: list[tuple[Cond, bool]] = [
    (TRUE, True),
    (FALSE, False),
    (Cond(op="not", args=(TRUE,)), False),
    (Cond(op="not", args=(FALSE,)), True),
    (Cond(op="all", args=(TRUE, FALSE)), False),
    (Cond(op="all", args=(FALSE, TRUE)), False),
    (Cond(op="all", args=(TRUE, TRUE)), True),
    (Cond(op="any", args=(TRUE, FALSE)), True),
    (Cond(op="any", args=(FALSE, TRUE)), True),
    (Cond(op="any", args=(FALSE, FALSE)), False),
    (Cond(op="count", what=FOXES, range=Range(min=2)), True),
    (Cond(op="count", what=FOXES, range=Range(min=3)), False),
    (Cond(op="count", what=FOXES, range=Range(max=1)), False),
    (Cond(op="count", what=FOXES), True),
    (Cond(op="number", amount=Calc(op="number"), range=Range(min=7)), True),
    (Cond(op="number", amount=Calc(op="number"), range=Range(max=6)), False),
    (Cond(op="number", amount=0, range=Range(min=Calc(op="number"))), False),
    (Cond(op="did"), True),
    (Cond(op="tried"), True),
    (Cond(op="phase", name="main"), True),
    (Cond(op="phase", name="first"), True),
    (Cond(op="phase", name="last"), False),
    (Cond(op="turn_of"), True),
    (Cond(op="turn_of", who="opponent"), False),
    (Cond(op="turn_of", who="both"), True),
    (Cond(op="mode", name="two"), True),
    (Cond(op="mode", name="three"), False),
    (Cond(op="role", name="runner"), True),
    (Cond(op="role", name="walker"), False),
    (Cond(op="zone_of_self", name="field"), True),
    (Cond(op="zone_of_self", name="hand"), False),
    (Cond(op="happened", name="rain"), True),
    (Cond(op="happened", name="snow"), False),
]


@pytest.mark.parametrize(("said", "true"), CONDITIONS)
def test_a_condition_holds_or_does_not(said: Cond, true: bool) -> None:
    game, ctx = laid()
    ctx = speaking(game, ctx)
    game.cards["foe"].over = None
    assert select.holds(game, said, ctx) is true
    assert game.timed == (said.op == "phase")


def test_conditions_on_what_was_not_done_or_is_not_there_do_not_hold() -> None:
    game, _ = laid()
    ctx = Context(controller="bob", did=False)
    assert not select.holds(game, Cond(op="did"), ctx)
    assert select.holds(game, Cond(op="tried"), ctx)
    assert not select.holds(game, Cond(op="turn_of"), ctx)
    assert not select.holds(game, Cond(op="role", name="runner"), ctx)
    assert not select.holds(game, Cond(op="zone_of_self", name="field"), ctx)


WHO: list[tuple[str, str]] = [
    ("you", "bob"), ("opponent", "alice"), ("controller", "bob"), ("owner", "alice"), ("active", "bob"),
    ("inactive", "alice"), ("they", "alice"), ("their_opponent", "bob"), ("both", "bob alice"),
]  # fmt: skip


@pytest.mark.parametrize(("word", "seats"), WHO)
def test_a_word_for_a_player_means_him(word: str, seats: str) -> None:
    game, _ = laid()
    game.active = "bob"
    ctx = Context(controller="bob", source=game.cards["lent"], they="alice")
    assert named(select.players(game, word, ctx)) == seats
    assert select.player(game, word, ctx) == seats.split()[0]


@pytest.mark.parametrize("seat", ["alice", "bob"])
def test_without_a_source_or_a_mention_words_mean_the_controller(seat: Any) -> None:
    game, _ = laid()
    ctx = Context(controller=seat)
    other = {"alice": "bob", "bob": "alice"}[seat]
    for word, meant in (("owner", seat), ("they", seat), ("their_opponent", other), ("active", "alice")):
        assert select.player(game, word, ctx) == meant
