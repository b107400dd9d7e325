"""Copies of a book as a publisher prints it: which lines are which rule, and what is refused."""

from pathlib import Path

import pytest

from duelproof.catalogue.copies import as_printed, read_copy
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import game

GATE_RULER = game("gate-ruler")
DUEL_MASTERS = game("duel-masters")


def lines(text: str) -> list[str]:
    return as_printed(DUEL_MASTERS, text).splitlines()


def test_a_rule_goes_on_over_lines_until_the_next_number() -> None:
    assert lines("104.1 The first\nrule goes on.\n104.1a. A part\n104.2.Another\n") == [
        "104.1\tThe first rule goes on.",
        "104.1a\tA part",
        "104.2\tAnother",
    ]


def test_a_script_without_spaces_is_joined_without_one() -> None:
    assert lines("104.1 ターン\nプレイヤー is\nnamed.\n") == ["104.1\tターンプレイヤー is named."]


def test_headings_and_page_numbers_are_no_part_of_a_rule() -> None:
    printed = "Contents\n1. Basics\n103. Before\n103.9 Last.\n\n - 12 -\n104. Winning\n104.1 First.\n"
    assert lines(printed) == ["103.9\tLast.", "104.1\tFirst."]


def test_a_number_that_a_sentence_names_at_the_start_of_a_line_begins_no_rule() -> None:
    assert lines("102.1 One.\n104.1 As says\n101.3 above, and\n104.2 Then.\n")[1:] == [
        "104.1\tAs says 101.3 above, and",
        "104.2\tThen.",
    ]


def test_marks_before_a_number_are_left_out_and_examples_stand_apart() -> None:
    printed = " - 8-4. Attacks\n - 8-4d. It says.\n - Example: One\nin two lines.\n - 8-10a. Later.\n"
    assert as_printed(GATE_RULER, printed).splitlines() == [
        "8-4d\tIt says.",
        "\tExample: One in two lines.",
        "8-10a\tLater.",
    ]


def test_an_appendix_is_kept_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "book.txt"
    file.write_text(
        "1-1a. One.\n1-1b. Two.\nAppendix A: Rulers\n\nA-1 Apprentice\nLife: 12\nUpdate Summary\nx\n"
    )
    book = read_copy(GATE_RULER, file)
    assert list(book.rules) == ["GR-1-1a", "GR-1-1b", "GR-A-A-1"]
    assert book.rules["GR-A-A-1"][0].lines == ["A-1 Apprentice", "Life: 12"]


def test_a_text_with_a_rule_a_line_is_read_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "book.txt"
    file.write_text("104.1\tOne.\n\tExample: x\n104.0\tBefore.\n")
    assert list(read_copy(DUEL_MASTERS, file).rules) == ["DM-104.1", "DM-104.0"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            b"Nothing of this is a rule.\n",
            " holds no rule of Duel Masters: each should begin a line with its",
        ),
        (b"", " holds no rule of Duel Masters"),
        (b"104.1\tOne.\n\xff\n", ":2: the text should be in UTF-8."),
        (b"104.1\tOne.\nloose\n", ": Line 2 is no rule of Duel Masters: 'loose' should be a rule number"),
    ],
)
def test_a_file_that_is_no_copy_is_refused_in_a_sentence(content: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "book.txt"
    file.write_bytes(content)
    with pytest.raises(CatalogueError) as caught:
        read_copy(DUEL_MASTERS, file)
    assert str(caught.value).startswith(f"{file}{said}")


def test_a_file_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"gone\.txt cannot be read: No such file or directory\."):
        read_copy(DUEL_MASTERS, tmp_path / "gone.txt")


def test_a_byte_order_mark_is_no_part_of_the_first_rule(tmp_path: Path) -> None:
    file = tmp_path / "book.txt"
    file.write_text("\ufeff1-1a\tOne.\n1-1b\tTwo.\n", "utf-8")
    assert list(read_copy(GATE_RULER, file).rules) == ["GR-1-1a", "GR-1-1b"]
