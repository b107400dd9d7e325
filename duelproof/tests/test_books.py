"""Reading a book's text: which lines are a rule, what is hashed, and what is refused."""

import unicodedata

import pytest

from duelproof.catalogue.books import normalise, parse, text_hash
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import game

GATE_RULER = game("gate-ruler")
DUEL_MASTERS = game("duel-masters")
DIMENSION_ZERO = game("dimension-zero")


def test_headings_are_no_rules() -> None:
    book = parse(GATE_RULER, "# Section 1\n1-1\tGeneral\n1-1a\tFirst.\n1-1a-1\tSecond.\n")
    assert list(book.rules) == ["GR-1-1a", "GR-1-1a-1"]


def test_examples_are_hashed_apart_and_list_items_with_the_rule() -> None:
    text = "1.1.1\tChoose:\n\t（1）One.\n\t【例】Alice has one.\n\t（2）Two.\n1.1.2\tNext.\n"
    rule = parse(DIMENSION_ZERO, text).rules["DZ-1.1.1"][0]
    assert rule.hash == text_hash("Choose:\n（1）One.\n（2）Two.")
    assert rule.example_hashes == (text_hash("【例】Alice has one."),)


@pytest.mark.parametrize("example", ["Example: x", "Examples: x", "Example 2: x", "例: x", "【例】x"])
def test_every_book_s_way_of_writing_an_example_is_known(example: str) -> None:
    assert parse(DUEL_MASTERS, f"100.1\tRule.\n\t{example}\n").examples == 1


def test_a_text_that_only_looks_different_has_the_same_hash() -> None:
    assert text_hash(" The  １st\n rule. ") == text_hash("The 1st rule.")
    assert text_hash(unicodedata.normalize("NFD", "ブロックする")) == text_hash("ブロックする")


def test_a_changed_word_changes_the_hash() -> None:
    assert text_hash("You may draw.") != text_hash("You must draw.")


def test_the_hash_is_the_beginning_of_the_sha_256_of_the_normal_form() -> None:
    assert normalise("\ta\u3000b\n") == "a b"
    # printf 'a b' | sha256sum
    assert text_hash("\ta\u3000b\n") == "c8687a08aa5d6ed2"


def test_the_transcriber_s_note_of_a_misprint_is_no_part_of_the_text() -> None:
    text = '312.2\t(printed as 311.2) Wording.\n202.3a\t(printed as "202.3 a") Other.\n'
    book = parse(DUEL_MASTERS, text)
    assert [(rule.printed, rule.hash) for [rule] in book.rules.values()] == [
        ("311.2", text_hash("Wording.")),
        ("202.3 a", text_hash("Other.")),
    ]


def test_a_number_printed_twice_has_two_occurrences() -> None:
    book = parse(DUEL_MASTERS, "201.1b\tFirst.\n201.1a\tBetween.\n201.1b\tSecond.\n")
    assert [rule.hash for rule in book.rules["DM-201.1b"]] == [text_hash("First."), text_hash("Second.")]


def test_the_rulers_of_the_appendix_are_rules() -> None:
    text = (
        "17-1a\tLast.\n"
        "# Appendix A: Rulers\n"
        "\tW-23 Wizard\n\tLife: 10\n\tSetup: None.\n"
        "\tWorld Master Alpha 2020\n\tLife: 11\n"
        "\tUpdate Summary\n\tSomething changed.\n"
    )
    rules = parse(GATE_RULER, text).rules
    assert list(rules) == ["GR-17-1a", "GR-A-W-23", "GR-A-WMA-2020"]
    assert rules["GR-A-W-23"][0].hash == text_hash("W-23 Wizard Life: 10 Setup: None.")
    assert rules["GR-A-WMA-2020"][0].hash == text_hash("World Master Alpha 2020 Life: 11")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("100.1\tA rule.\nA stray line\n", "Line 2 is no rule of Duel Masters: 'A stray line'"),
        ("100.1 A rule without tab\n", "Line 1 is no rule of Duel Masters"),
        ("100.1\t\n", "Line 1 is no rule of Duel Masters"),
        ("8-4d\tA number of another book.\n", "'8-4d' should be a rule number"),
        ("# Heading\n\tAn item of nothing.\n", "Line 2 continues a rule, but no rule stands above it"),
    ],
)
def test_a_line_that_fits_nowhere_is_refused_with_its_number(text: str, message: str) -> None:
    with pytest.raises(CatalogueError) as error:
        parse(DUEL_MASTERS, text)
    assert message in str(error.value)
