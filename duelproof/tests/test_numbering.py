"""The numbering of the three games: complete, checked, and true to the books where they are available."""

from collections.abc import Callable
from pathlib import Path

import pytest

from duelproof.catalogue.books import Book, parse
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import game, game_of, games, suite_root
from duelproof.catalogue.numbering import Counts, Numbering, load, read

SEEDS = Path(__file__).resolve().parents[3] / "shared" / "seeds"

DOCUMENTS = [(entry.id, revision) for entry in games() for revision in entry.revisions]


@pytest.mark.parametrize(
    ("name", "revision", "expected"),
    [
        ("gate-ruler", "1.1.2", Counts(746 + 8, 668 + 8, 20, 17, 41, 17)),
        ("duel-masters", "1.13", Counts(592, 493, 33, 1, 65, 5)),
        ("duel-masters", "s-max", Counts(690, 592, 35, 1, 62, 89)),
        ("dimension-zero", "15.00", Counts(498, 441, 9, 2, 46, 109)),
    ],
)
def test_each_revision_has_its_counts(name: str, revision: str, expected: Counts) -> None:
    assert load(name).counts(revision) == expected


def test_the_two_duel_masters_revisions_share_all_but_150_of_716_numbers() -> None:
    rules = load("duel-masters").rules
    assert len(rules) == 716
    assert sum(len(rule.revisions) == 2 for rule in rules.values()) == 716 - 124 - 26


def test_gate_ruler_has_eight_rulers() -> None:
    rulers = [rule.id for rule in load("gate-ruler").of_section("A")]
    assert rulers == [
        *("GR-A-A-1", "GR-A-B-2", "GR-A-H-8", "GR-A-K-11", "GR-A-L-12", "GR-A-W-23"),
        *("GR-A-WMA-2020", "GR-A-WMB-2020"),
    ]


@pytest.mark.parametrize(
    ("rule_id", "revision", "printed"),
    [
        ("DM-312.2", "s-max", "311.2"),
        ("DM-506.2a", "s-max", "505.2a"),
        ("DM-506.2a", "1.13", None),
        ("DM-202.3a", "1.13", "202.3 a"),
        ("DM-202.3a", "s-max", None),
        ("GR-A-W-23", "1.1.2", "W-23"),
        ("GR-A-WMA-2020", "1.1.2", "none"),
        ("DZ-2.19.0", "15.00", "none"),
        ("DZ-0.1.1", "15.00", "none"),
    ],
)
def test_a_misprinted_or_missing_number_is_resolved(rule_id: str, revision: str, printed: str | None) -> None:
    rule = load(game_of(rule_id).id).rule(rule_id)
    assert rule.texts[revision].printed == printed


@pytest.mark.parametrize("rule_id", ["DM-201.1b", "DM-507.2a"])
def test_a_number_printed_twice_is_one_rule_with_two_hashes(rule_id: str) -> None:
    assert len(load("duel-masters").rule(rule_id).texts["1.13"].hashes) == 2


@pytest.mark.parametrize(
    ("rule_id", "was"),
    [
        ("DM-501.1", ("DM-501.2",)),
        ("DM-501.2", ("DM-501.1",)),
        ("DM-506.1c", ("DM-506.1c", "DM-506.1d")),
        ("DM-701.30a", ("DM-701.29a",)),
        ("DM-100.4a", ("DM-100.3a",)),
    ],
)
def test_a_renumbered_rule_names_what_it_was(rule_id: str, was: tuple[str, ...]) -> None:
    assert load("duel-masters").rule(rule_id).was == was


def test_a_number_whose_old_meaning_moved_away_differs_between_the_revisions() -> None:
    rules = load("duel-masters").rules
    moved = {old for rule in rules.values() for old in rule.was if rule.id != old}
    stayed = {rule.id for rule in rules.values() if rule.id in rule.was}
    left = {old for old in moved if len(rules[old].revisions) == 2} - stayed
    # 112.3b was printed twice: its copy 112.3c keeps the meaning, 112.3b gets another.
    assert "DM-112.3b" in left
    assert [old for old in sorted(left) if not rules[old].differs] == []


def test_a_class_can_change_with_the_revision() -> None:
    rule = load("duel-masters").rule("DM-301.3")
    assert (rule.kind("1.13"), rule.kind("s-max")) == ("informative", "behavioural")


def test_a_lead_in_is_judged_by_its_children_or_by_the_rules_it_names() -> None:
    rules = load("gate-ruler").rules
    assert rules["GR-12-2d"].judged_by == ("GR-12-2d-1",)
    assert rules["GR-9-2a"].judged_by == ("GR-9-2b", "GR-9-2c", "GR-9-2d")


@pytest.mark.parametrize("name", [entry.id for entry in games()])
def test_only_behavioural_rules_are_judged_by_nobody_else(name: str) -> None:
    for rule in load(name).rules.values():
        assert bool(rule.judged_by) == (rule.kind() in {"lead-in", "see"}), rule.id
        for judge in rule.judged_by:
            assert load(name).rule(judge).kind() == "behavioural", f"{rule.id} is judged by {judge}"


def test_rules_are_found_by_section_and_by_subsection() -> None:
    numbering = load("gate-ruler")
    assert len(numbering.of_section("8")) == 40
    assert [rule.number for rule in numbering.of_section("8-1")] == ["8-1a"]
    assert numbering.section("8").module == "attack_phase"
    assert str(numbering.feature_file("GR-8-4d")) == "08_attack_phase/08_04_attack_declaration.feature"


def test_a_subsection_of_one_revision_can_be_asked_for() -> None:
    numbering = load("duel-masters")
    assert len(numbering.of_section("811", "s-max")) == 3
    assert numbering.of_section("811", "1.13") == ()


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda numbering: numbering.rule("GR-8-4z"), "no rule 'GR-8-4z': the nearest are GR-8-4"),
        (lambda numbering: numbering.rule("8-4d"), "the nearest are GR-8-4d"),
        (lambda numbering: numbering.rule("nonsense"), "its ids look like GR-1-1a"),
        (lambda numbering: numbering.section("20"), "no section '20': there are 1, 2"),
        (lambda numbering: numbering.of_section("8-44"), "no subsection '8-44': the nearest are 8-4"),
        (lambda numbering: numbering.of("2.0"), "no revision '2.0': there are 1.1.2"),
        (lambda numbering: numbering.rule("GR-8-4d").kind("2.0"), "no rule of revision 2.0, only of 1.1.2"),
    ],
)
def test_asking_for_what_is_not_there_names_what_is(ask: Callable[[Numbering], object], message: str) -> None:
    with pytest.raises(CatalogueError) as error:
        ask(load("gate-ruler"))
    assert message in str(error.value)


def test_games_are_found_by_name_and_by_rule_id() -> None:
    assert game("gate-ruler") is game("gate_ruler") is game_of("GR-8-4d")
    with pytest.raises(CatalogueError, match="no game 'chess': the games are gate-ruler"):
        game("chess")
    with pytest.raises(CatalogueError, match="belongs to no game: ids begin with GR-"):
        game_of("XX-1")


def test_the_suite_lies_in_the_checkout() -> None:
    assert (suite_root() / "features" / "gate_ruler" / "numbering.toml").is_file()


MINIMAL = """
[[documents]]
revision = "1.1.2"
date = "undated"
source = "book.txt"
language = "en"
[sections.8]
title = "Attacking"
folder = "08_attack_phase"
[sections.8.subsections]
8-4 = { title = "Declaring", file = "08_04_declaring" }
[rules.8-4]
GR-8-4a = { hash = "0123456789abcdef" }
"""


def _with(fields: str) -> str:
    return MINIMAL + f"GR-8-4b = {{ hash = '0123456789abcdef', {fields} }}"


def test_a_file_with_one_rule_is_read(tmp_path: Path) -> None:
    numbering = _read(tmp_path, MINIMAL)
    assert numbering.rule("GR-8-4a").texts["1.1.2"].hashes == ("0123456789abcdef",)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (MINIMAL + "GR-9-1a = { hash = '0123456789abcdef' }", "its ids should begin with GR-8-4"),
        (MINIMAL + "GR-8-44a = { hash = '0123456789abcdef' }", "its ids should begin with GR-8-4"),
        (MINIMAL + "GR-8-4b = { hash = 'xyz' }", "GR-8-4b has the hash 'xyz'"),
        (MINIMAL + "GR-8-4b = { hash = { '2.0' = '0123456789abcdef' } }", "2.0, which is no revision"),
        (MINIMAL + "GR-8-4b = { hash = {} }", "GR-8-4b has no hash"),
        (MINIMAL + "GR-8-4b = { hash = [] }", "GR-8-4b has no hash"),
        (_with("class = 'informative'"), "GR-8-4b needs a reason"),
        (_with("reason = 'because'"), "GR-8-4b has a reason, and is behavioural"),
        (_with("class = 'see', reason = 'says the same'"), "GR-8-4b points to another rule: name it"),
        (_with("class = 'see', reason = 'r', by = ['GR-8-4x']"), "names GR-8-4x under 'by'"),
        (_with("class = 'lead-in', reason = 'r'"), "a lead-in without children"),
        (_with("by = ['GR-8-4a']"), "its class should be lead-in or see"),
        (_with("differs = true"), "stands in one only"),
        (_with("same = ['GR-8-4x']"), "names GR-8-4x under 'same'"),
        (_with("was = ['GR-8-4x']"), "names GR-8-4x under 'was'"),
        (_with("printed = { '2.0' = 'x' }"), "has hashes only for 1.1.2"),
        (_with("colour = 'red'"), "colour"),
        (_with("class = 'useless'"), "useless"),
        (MINIMAL.replace("1.1.2", "2.0"), "the documents are 2.0, and should be 1.1.2"),
        (MINIMAL + "[rules.9-1]\nGR-9-1a = { hash = '0123456789abcdef' }", "rules.9-1 is the table of no"),
        (MINIMAL + "GR-8-4a = 1", "14: it is no TOML: Cannot overwrite a value"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(tmp_path: Path, wrong: str, message: str) -> None:
    with pytest.raises(CatalogueError) as error:
        _read(tmp_path, wrong)
    assert message in str(error.value)
    assert "numbering.toml" in str(error.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"absent\.toml cannot be read"):
        read(game("gate-ruler"), tmp_path / "absent.toml")


@pytest.mark.parametrize(("name", "revision"), DOCUMENTS)
def test_the_hashes_are_those_of_the_book(name: str, revision: str) -> None:
    book = _book(name, revision)
    in_book = {
        rule_id: (
            tuple(rule.hash for rule in printed),
            tuple(h for rule in printed for h in rule.example_hashes),
        )
        for rule_id, printed in book.rules.items()
    }
    in_file = {
        rule.id: (rule.texts[revision].hashes, rule.texts[revision].examples)
        for rule in load(name).of(revision)
    }
    assert in_file == in_book


@pytest.mark.parametrize(("name", "revision"), DOCUMENTS)
def test_the_numbers_in_print_are_those_of_the_book(name: str, revision: str) -> None:
    numbering = load(name)
    for rule_id, printed in _book(name, revision).rules.items():
        number = printed[0].printed
        if number is not None:
            assert numbering.rule(rule_id).texts[revision].printed == number


def _read(folder: Path, text: str) -> Numbering:
    path = folder / "numbering.toml"
    path.write_text(text, "utf-8")
    return read(game("gate-ruler"), path)


def _book(name: str, revision: str) -> Book:
    numbering = load(name)
    source = next(document.source for document in numbering.documents if document.revision == revision)
    path = SEEDS / source
    if not path.is_file():
        pytest.skip(f"the books are not at hand: {path}")
    return parse(numbering.game, path.read_text("utf-8"))
