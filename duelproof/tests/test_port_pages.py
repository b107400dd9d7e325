"""The pages of the port say what the reference does, and their words are explained."""

import re
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from duelproof.catalogue.games import Game, games, suite_root
from duelproof.cli import app
from duelproof.port import Decision, Number, Option, Order, Pick
from duelproof.portpages.heard import Told, shape_of
from duelproof.portpages.page import _words_told

DOCS = suite_root() / "docs"
EXPLAINED = (DOCS / "port.md").read_text("utf-8")
of_each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def section(text: str, title: str) -> str:
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def page(game: Game) -> str:
    return (DOCS / "port" / f"{game.id}.md").read_text("utf-8")


@of_each_game
def test_the_page_of_a_game_says_what_the_reference_does(game: Game, tmp_path: Path) -> None:
    written = tmp_path / "page.md"
    done = CliRunner().invoke(app, ["port", "--game", game.id, "--output", str(written)])
    assert done.exit_code == 0, done.output
    assert written.read_text("utf-8").splitlines() == page(game).splitlines(), "`make docs` writes it anew"


@of_each_game
@pytest.mark.parametrize(
    ("here", "there"), [("Decisions", "Kinds of decision"), ("Events", "Kinds of event")]
)
def test_each_kind_that_a_game_has_is_explained(game: Game, here: str, there: str) -> None:
    kinds = re.findall(r"^\| `([\w-]+)`", section(page(game), here), re.MULTILINE)
    assert len(kinds) > 5
    assert [kind for kind in kinds if f"`{kind}`" not in section(EXPLAINED, there)] == []


@of_each_game
def test_each_verb_of_an_act_and_name_of_a_move_is_explained(game: Game) -> None:
    decisions = section(page(game), "Decisions").splitlines()
    at = next(at for at, line in enumerate(decisions) if line.startswith("| `act`"))
    rows = [decisions[at], *(line for line in decisions[at + 1 :])]
    own = [row.split("|")[4].strip() for n, row in enumerate(rows) if n == 0 or _goes_on(rows[1 : n + 1])]
    [verbs] = [line for line in EXPLAINED.splitlines() if line.startswith(f"| {game.title} | `pass`")]
    assert own and [verb for verb in own if verb not in verbs] == []
    [moved] = [line for line in section(page(game), "Events").splitlines() if line.startswith("| `move`")]
    names = re.findall(r"`[\w-]+`", moved.partition("verb: ")[2].partition(";")[0])
    assert names and [name for name in names if name not in section(EXPLAINED, "Kinds of event")] == []


def _goes_on(rows: list[str]) -> bool:
    """Tell whether rows of a table all belong to the kind above them."""
    return all(row.startswith("|  |") for row in rows)


@pytest.mark.parametrize(
    ("shape", "said"),
    [
        (Pick(), "pick one"),
        (Pick(min=0), "pick one or none"),
        (Pick(min=2, max=2), "pick so many"),
        (Pick(min=0, max=3), "pick some"),
        (Pick(min=1, max=2), "pick some"),
        (Pick(min=0, max=0), "pick none"),
        (Order(), "order"),
        (Number(min=0, max=4), "number"),
    ],
)
def test_a_question_is_described_without_its_numbers(shape: Pick | Order | Number, said: str) -> None:
    assert shape_of(Decision(id=1, player="bob", kind="x", shape=shape, options=[Option(card="a")])) == said


@pytest.mark.parametrize(
    ("names", "ids", "said"),
    [
        ("one two three four", "one two three four five", "name: the id of an ability"),
        ("one two three", "one two three", "name: `one`, `three`, `two`"),
        ("one two three four", "one", "name: `four`, `one`, `three`, `two`"),
    ],
)
def test_names_that_are_ids_of_abilities_are_no_words(names: str, ids: str, said: str) -> None:
    told = Told()
    told.words["name"] = set(names.split())
    assert list(_words_told(told, ids.split())) == [said]


def test_a_page_lists_each_thing_once() -> None:
    for game in games():
        lines = [line for line in section(page(game), "Events").splitlines() if line.startswith("| `")]
        assert max(Counter(line.split("|")[1] for line in lines).values()) == 1


def test_a_game_that_there_is_not_is_told_so() -> None:
    done = CliRunner().invoke(app, ["port", "--game", "chess"])
    assert "There is no game 'chess'" in str(done.exception)
