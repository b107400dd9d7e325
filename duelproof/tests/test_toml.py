"""A TOML file that is wrong is refused with file, line and field, whatever is wrong with it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from duelproof.catalogue.bookfile import read_book
from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.decks import read_decks
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import game, suite_root
from duelproof.catalogue.numbering import read
from duelproof.catalogue.proofs import read_proofs
from duelproof.catalogue.toml import line_of

Reader = Callable[[Path, bytes], None]
FEATURES = suite_root() / "features" / "gate_ruler"
CARD = """["Plain Page"]
type = ["unit"]
cost = 1
power = 1
hp = 1
strike = 1

["Odd Page"]
type = ["unit"]
"""


def cards(folder: Path, text: bytes) -> None:
    """Read a card file of Gate Ruler that has this text."""
    file = folder / "features" / "gate_ruler" / "cards" / "own.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text)
    load_cards.__wrapped__(file.parent, "gate-ruler")


def decks(folder: Path, text: bytes) -> None:
    """Read a file of decks that has this text."""
    (folder / "own.toml").write_bytes(text)
    read_decks(folder / "own.toml")


def book(folder: Path, text: bytes) -> None:
    """Read a book file that has this text."""
    (folder / "own.toml").write_bytes(text)
    read_book(folder / "own.toml")


def numbering(folder: Path, text: bytes) -> None:
    """Read a numbering that has this text."""
    (folder / "own.toml").write_bytes(text)
    read(game("gate-ruler"), folder / "own.toml")


def exceptions(folder: Path, text: bytes) -> None:
    """Read exceptions from trials that have this text."""
    (folder / "records").mkdir(exist_ok=True)
    (folder / "records" / "exceptions.toml").write_bytes(text)
    read_proofs(folder)


READERS = [cards, decks, book, numbering, exceptions]


@pytest.mark.parametrize("read_it", READERS)
@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"a = 1\nb = \n", r":2: it is no TOML: Invalid value, in column 5\."),
        (b"a = 1\nb = '\xff'\n", r":2: byte 0xff is no UTF-8, in which the file should be\."),
        (b"a = 1\nb = [", r":2: it is no TOML: "),
        (b"a = " + b"9" * 5000, r":1: it is no TOML: Exceeds the limit"),
        (b"a = " + b"[" * 5000 + b"]" * 5000, r": its parts lie too deep in each other to be read\."),
    ],
    ids=["no value", "no UTF-8", "no end", "too many digits", "too deep"],
)
def test_what_is_no_toml_is_refused_with_file_and_line(
    read_it: Reader, text: bytes, says: str, tmp_path: Path
) -> None:
    with pytest.raises(CatalogueError) as refused:
        read_it(tmp_path, text)
    assert re.search(rf"\.toml{says}", str(refused.value)), refused.value


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    cards(tmp_path, "\ufeff# Cards of our own".encode())


@pytest.mark.parametrize(
    "read_it",
    [read_decks, read_book, lambda file: read(game("gate-ruler"), file)],
    ids=["decks", "book", "numbers"],
)
def test_a_folder_in_a_files_place_is_refused(read_it: Callable[[Path], object], tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="cannot be read: Is a directory"):
        read_it(tmp_path)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("power = 'much'", r":8: card 'Odd Page': Expected `int \| null`, got `str` - at .*power"),
        ("power = 1000000000000000000", r":8: card 'Odd Page', power: 1000000000000000000 is beyond what"),
        ("faces = []", r":8: card 'Odd Page', faces: expected a list of one table or more, found \[\]"),
        ("faces = 3", r":8: card 'Odd Page', faces: expected a list"),
        ("timing = 'as long as'", r":8: card 'Odd Page', timing: 'as long as' needs a spell ability"),
        ("colour = 'red'", r":8: card 'Odd Page': Object contains unknown field `colour`"),
    ],
)
def test_a_wrong_card_is_refused_with_file_line_and_field(more: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(CatalogueError) as refused:
        cards(tmp_path, f"{CARD}{more}\n".encode())
    assert re.search(rf"own\.toml{says}", str(refused.value)), refused.value


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("book.toml", "number = 1", "number = 'one'", r":(\d+): Expected `int`, got `str` - at `\$.number`"),
        ("book.toml", 'prefix = "GR"', 'prefix = "gr"', r":(\d+): prefix is 'gr'"),
        ("numbering.toml", "GR-1-1a = { hash = ", "GR-1-1a = { hash = 1, x = ", r":(\d+): rules.1-1.GR-1-1a"),
        ("decks.toml", 'theme = "', 'theme = 3 # "', r":(\d+): .*theme: Expected `str`, got `int`"),
    ],
)
def test_a_wrong_field_is_refused_with_its_line(
    file: str, old: str, new: str, says: str, tmp_path: Path
) -> None:
    text = (FEATURES / file).read_text("utf-8")
    assert old in text
    reader = {"book.toml": book, "numbering.toml": numbering, "decks.toml": decks}[file]
    with pytest.raises(CatalogueError) as refused:
        reader(tmp_path, text.replace(old, new, 1).encode())
    found = re.search(rf"own\.toml{says}", str(refused.value))
    assert found, refused.value
    assert int(found[1]) == text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize(
    ("names", "line"),
    [(["b", "x"], 4), (["a", "x"], 2), (["b", "x", "y"], 4), (["odd key"], 5), (["z"], 1)],
)
def test_a_key_is_looked_for_below_the_one_before(names: list[str], line: int) -> None:
    text = "[a]\nx = 1\n[b]\nx = { y = 1 }\n'odd key' = 3\n"
    assert line_of(text, names) == line
