"""Wrong engines in play-outs: what invariants convict, and that each of them is seen to convict one."""

import contextlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from duelproof.catalogue.games import game
from duelproof.catalogue.proofs import InvariantProof, Proofs, read_proofs, write_invariants
from duelproof.playout.campaign import dealt_to
from duelproof.playout.games import playbook, playbooks
from duelproof.playout.invariant import Playbook
from duelproof.port import Engine, OpenAnswer, Position
from duelproof.proof import games, liars
from duelproof.proof.liars import LIARS
from duelproof.proof.misreadings import Misreading, misreadings
from duelproof.proof.mutants import Mutant, Together, marked_code
from duelproof.proof.stage import Stage, staged
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding

GATE = "gate-ruler"


@pytest.fixture(scope="module")
def gate() -> Iterator[Stage]:
    book = game(GATE)
    with connect("reference") as connection:
        shared = Stage(
            connection.engine, [], {GATE: marked_code(book)}, {GATE: [*misreadings(book)]}, {GATE: Proofs()}
        )
        with staged(shared):
            shared.games[GATE], broken = games.record_games(GATE, 1, 1)
            assert not broken
            yield shared


class Miscounting(Misreading):
    """A mistake that is made by putting a liar in the engine's place."""

    name, rules = "miscounting", ("GR-3-2b-3",)

    def __init__(self, shared: Stage) -> None:
        self.shared = shared

    @contextlib.contextmanager
    def made(self) -> Iterator[None]:
        right, self.shared.engine = self.shared.engine, liars.Miscounts(self.shared.engine)
        yield
        self.shared.engine = right


def test_an_invariant_convicts_a_mistake_when_it_is_looked_at(gate: Stage) -> None:
    wrong = Miscounting(gate)
    assert games.convicted_by(GATE, wrong, 0) == "counted"
    assert games.convicted_by(GATE, wrong, 0, []) == ""


def test_a_mutant_is_tried_on_the_games_that_come_by_its_place(
    gate: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "convicted_by", lambda name, mutant, seed: "settled")
    mutants = [each for code in gate.code[GATE] for each in code.mutants]
    caught = games.caught(GATE, mutants)
    assert set(caught.values()) == {("settled", 0)}
    [played] = gate.games[GATE]
    assert (
        {each.name for each in mutants if each.among(played.lines)}
        == set(caught)
        < {each.name for each in mutants}
    )


def test_of_mistakes_made_together_each_is_convicted_by_itself(
    gate: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def convicted_by(name: str, wrong: Mutant | Together, seed: int) -> str:
        tried.append(len(wrong.mutants) if isinstance(wrong, Together) else 1)
        return "settled" if isinstance(wrong, Together) or wrong is mutants[1] else ""

    monkeypatch.setattr(games, "convicted_by", convicted_by)
    [played] = gate.games[GATE]
    run = (each for code in gate.code[GATE] for each in code.mutants if each.among(played.lines))
    mutants = list(itertools.islice(run, 3))
    assert games.caught(GATE, mutants) == {mutants[1].name: ("settled", 0)}
    assert tried == [3, 1, 1, 1]


def test_an_invariant_that_nothing_breaks_convicts_nobody(
    gate: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(gate.code, GATE, [])
    monkeypatch.setitem(gate.misread, GATE, [])
    assert games.try_invariant((GATE, "counted")) == InvariantProof("counted", kill="liars.py:Miscounts")
    monkeypatch.setattr("duelproof.proof.games.LIARS", {})
    found = games.try_invariant((GATE, "counted"))
    assert found == InvariantProof("counted")
    assert not found.passed


def test_a_game_in_which_the_right_engine_breaks_an_invariant_is_told_of_and_not_used(gate: Stage) -> None:
    with Miscounting(gate).made():
        played, [broken] = games.record_games(GATE, 1, 1)
    assert not played
    assert broken.startswith("gate-ruler: the right engine breaks counted in game 0: ")


def test_what_an_invariant_is_known_to_convict_is_tried_first(
    gate: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(gate.misread, GATE, [*gate.misread[GATE], Miscounting(gate)])
    known = InvariantProof("counted", kill=Miscounting.name)
    monkeypatch.setitem(gate.known, GATE, Proofs(invariants={"counted": known}))
    tried = []
    right = games.convicted_by

    def convicted_by(name: str, wrong: games.Wrong, *rest: Any) -> str:
        tried.append(wrong.name)
        return right(name, wrong, *rest)

    monkeypatch.setattr(games, "convicted_by", convicted_by)
    assert games.try_invariant((GATE, "counted")) == known
    assert tried == [Miscounting.name]


def test_records_of_invariants_come_back_as_they_were_written(tmp_path: Path) -> None:
    found = [InvariantProof("shown"), InvariantProof("counted", "0" * 16, "liars.py:Miscounts", 2)]
    write_invariants(tmp_path, found)
    assert list(read_proofs(tmp_path).invariants.values()) == [found[1], found[0]]


class Notes(Forwarding):
    """An engine that notes which tables it was asked to set."""

    def __init__(self, inner: Engine) -> None:
        super().__init__(inner)
        self.opened: list[Position] = []

    def open(self, position: Position) -> OpenAnswer:
        self.opened.append(position)
        return self.inner.open(position)


def test_no_table_has_the_cards_of_another_by_which_an_engine_could_remember_a_mistake(gate: Stage) -> None:
    book = playbook(game(GATE))
    position = book.deal(dealt_to(GATE, gate.engine), Random(0))
    notes = Notes(gate.engine)
    engine = games.Forgetting(notes)
    for _ in range(2):
        engine.open(position)
    assert notes.opened == [position, position]
    one, two = ({id(card) for card in each.cards.values()} for each in notes.opened)
    assert one.isdisjoint(two)
    assert len(one) == len(two) == len(position.cards)


@pytest.mark.parametrize("book", playbooks(), ids=lambda book: book.game)
def test_every_invariant_of_a_game_has_a_liar(book: Playbook) -> None:
    assert {each.name for each in book.every() if not each.liars} <= set(LIARS)
