"""What the judge must know about a book is data, read from its folder and checked."""

import pickle
from pathlib import Path
from random import Random

import pytest

from duelproof.catalogue.bookfile import NAME, read_book
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game, game, game_of, games, games_in, vocabulary
from duelproof.playout.campaign import cards_of
from duelproof.playout.games import playbook
from duelproof.playout.moves import random_choice
from duelproof.port import SEATS
from duelproof.tests.suites import BOOK
from duelproof.wire import connect

of_each_game = pytest.mark.parametrize("book", games(), ids=lambda book: book.id)

BOARD = """
[board]
files = ["a", "b"]
ranks = 3
squares = "field"
ends = "pile"
"""
SHARED = BOOK.replace("pile = {}", "pile = {}\nfield = { shared = true }")


def written(root: Path, text: str, package: str = "some_game") -> Path:
    path = root / "features" / package / NAME
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    return path


def test_a_folder_with_the_file_of_a_book_is_a_game(tmp_path: Path) -> None:
    other = BOOK.replace("gate-ruler", "mill").replace('"GR"', '"ML"').replace("number = 1", "number = 0x10")
    written(tmp_path, other, "mill")
    written(tmp_path, BOOK, "gate_ruler")
    (tmp_path / "features" / "notes").mkdir()
    found = games_in(tmp_path)
    assert [each.package for each in found] == ["gate_ruler", "mill"]
    assert game("mill", found).folder == tmp_path / "features" / "mill"
    assert game_of("ML-1-1a", found) is found[1]
    with pytest.raises(CatalogueError, match="There is no game 'chess': the games are gate-ruler, mill"):
        game("chess", found)


def test_a_suite_without_games_has_none(tmp_path: Path) -> None:
    assert games_in(tmp_path) == ()


def test_a_numbering_without_the_file_of_its_book_is_an_error(tmp_path: Path) -> None:
    written(tmp_path, BOOK).with_name("numbering.toml").write_text("", "utf-8")
    (tmp_path / "features" / "other").mkdir()
    (tmp_path / "features" / "other" / "numbering.toml").write_text("", "utf-8")
    with pytest.raises(CatalogueError, match=r"other/book\.toml cannot be read: No such file"):
        games_in(tmp_path)


@pytest.mark.parametrize(("field", "said"), [("id", "gate-ruler"), ("prefix", "GR"), ("number", "1")])
def test_two_books_have_nothing_in_common(tmp_path: Path, field: str, said: str) -> None:
    other = {"id": ("gate-ruler", "mill"), "prefix": ('"GR"', '"ML"'), "number": ("number = 1", "number = 2")}
    text = BOOK
    for name, (old, new) in other.items():
        text = text if name == field else text.replace(old, new)
    written(tmp_path, BOOK, "gate_ruler")
    written(tmp_path, text, "mill")
    with pytest.raises(CatalogueError, match=rf"mill/book\.toml: {field} is '?{said}'?, as in .*gate_ruler"):
        games_in(tmp_path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id =", "is no TOML"),
        (BOOK.replace('title = "Gate Ruler"\n', ""), "missing required field `title`"),
        (BOOK.replace('"GR"', "7"), "Expected `str`, got `int` - at `$.prefix`"),
        (BOOK.replace("title =", "titel ="), "there is no field titel in $: is title meant?"),
        (BOOK.replace("seen_by", "seen"), "there is no field seen in zones[...]: is seen_by meant?"),
        (BOOK.replace('"owner"', '"him"'), "Invalid enum value 'him' - at `$.zones[...].seen_by`"),
        (
            BOOK.replace("rule =", "pattern ="),
            "there is no field pattern in numbers: the fields are rule, he",
        ),
        (BOOK.replace('"gate-ruler"', '"Gate Ruler"'), "id is 'Gate Ruler': it should be small letters"),
        (BOOK.replace('"GR"', '"gr"'), "prefix is 'gr': it should be capital letters"),
        (BOOK.replace('"Gate Ruler"', '" "'), "title is empty"),
        (BOOK.replace("number = 1", "number = 0"), "number is 0: it should be 1 or more"),
        (BOOK.replace('["1.1.2"]', "[]"), "editions should name one edition or more"),
        (BOOK.replace('["1.1.2"]', '["1", "1"]'), "none of them twice"),
        (BOOK.replace(r"'\d+-\d+[a-z]'", "'('"), "numbers.rule is '(': it should be a regular expression"),
        (BOOK.replace(r"'\d+-\d+[a-z]'", "''"), "numbers.rule is empty"),
        (BOOK.replace("pile = {}", "pile = { shared = true, own = true }"), "zones.pile is shared"),
        (BOOK.replace("pile = {}", 'pile = { holds = ["a"], holds_not = ["a"] }'), "holds and holds not a"),
        (BOOK.replace("main = []", ""), "phases should name the phases of a turn"),
        ('neutral_zone = "pyle"\n' + BOOK, "neutral_zone is 'pyle', and should be a zone: pile."),
        ('vocabulary = "a.b-c"\n' + BOOK, "vocabulary is 'a.b-c': it should be a module's name"),
        ('engine = ""\n' + BOOK, "engine is empty: it should be the module of an engine"),
        ('marks = "a b"\n' + BOOK, "marks is 'a b': it should be a module's name"),
        (BOOK + "[words]\nattack = 'ATK'\n", "words.attack: the words to be given are those of cost"),
        (BOOK + "[picture]\nclosed = ['deck']\n", "picture.closed is 'deck', and should be a zone"),
        (BOOK + "[[picture.rows]]\nzone = 'pyle'\n", "picture.rows[0].zone is 'pyle'"),
        (BOOK + "[[picture.rows]]\nzone = 'pile'\nmidle = 'x'\n", "picture.rows[...]: is middle meant?"),
        (SHARED + BOARD.replace('"field"', '"pile"'), "board.squares is 'pile', and should be a zone: field"),
        (SHARED + BOARD.replace('"a", "b"', '"a", "bc"'), "board should have files of one letter each"),
    ],
)
def test_a_wrong_file_is_refused_with_file_and_field(tmp_path: Path, text: str, said: str) -> None:
    path = written(tmp_path, text.lstrip("\n"))
    with pytest.raises(CatalogueError) as error:
        read_book(path)
    assert str(error.value).startswith(str(path))
    assert said in str(error.value)


def test_a_board_is_seen_from_the_other_side(tmp_path: Path) -> None:
    board = read_book(written(tmp_path, SHARED + BOARD)).board
    assert board is not None
    squares = ["a1", "b3", "a2.stack", "c1", "a4", "a", "", "12"]
    assert [board.turned(square) for square in squares] == [
        *("b3", "a1", "b2.stack", "c1", "a4", "a", "", "12")
    ]


@of_each_game
def test_a_game_is_one_object_wherever_it_is_carried(book: Game) -> None:
    assert pickle.loads(pickle.dumps(book)) is game(book.id)  # the same, unless books were read anew


def test_a_vocabulary_is_imported_by_name_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    written(tmp_path, 'vocabulary = "vocabulary_of_mill.words"\n' + BOOK)
    [mill] = games_in(tmp_path)
    assert vocabulary(mill) is None
    (tmp_path / "vocabulary_of_mill").mkdir()
    (tmp_path / "vocabulary_of_mill" / "words.py").write_text("WORDS = ['grind']", "utf-8")
    words = vocabulary(mill)
    assert words is not None
    assert words.WORDS == ["grind"]


@of_each_game
def test_zones_phases_and_steps_are_those_of_the_reference(book: Game) -> None:
    """What a few games show is in the file, and every zone in it, with some exceptions, is seen."""
    zones, shared, moments = set(), set(), set()
    with connect("reference") as connection:
        engine = connection.engine
        for seed in range(3):
            rng = Random(seed)
            position = playbook(book).deal(cards_of(book), rng)
            engine.open(position)
            for _ in range(250):
                asked, view = engine.pending(), engine.observe()
                if asked is None:
                    break
                moments.add((view.phase, view.step))
                zones |= {name for seat in SEATS for name in view.seats[seat].zones}
                shared |= set(view.shared)
                engine.submit(random_choice(asked, rng, position))
    assert shared == {name for name, zone in book.zones.items() if zone.shared}
    assert zones == {name for name, zone in book.zones.items() if not zone.shared}
    told = {(phase, step) for phase, steps in book.book.phases.items() for step in (None, *steps)}
    assert moments <= told
    assert {phase for phase, _ in moments} >= {"main"}
