"""A new edition that is recorded: made-up ones of each book, with all that has changed in them."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from duelproof.catalogue.adopting import adopt, confirm
from duelproof.catalogue.bookfile import read_book
from duelproof.catalogue.books import Book, parse
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.features import features_of
from duelproof.catalogue.games import Game, game, games, suite_root
from duelproof.catalogue.numbering import Document, Numbering, read
from duelproof.catalogue.revised import Change, changes
from duelproof.judge.guards import check_feature
from duelproof.tests.command import duelproof
from duelproof.tests.editions import Edited, made_up

of_each_game = pytest.mark.parametrize("book", games(), ids=lambda book: book.package)
GATE_RULER = game("gate-ruler")


def copied(book: Game, folder: Path) -> Game:
    """Return a book in a suite of its own, which may be written to."""
    shutil.copytree(book.folder, folder / "features" / book.package)
    for name in ("reference", "steps", "properties", "docs"):
        (folder / name).symlink_to(suite_root() / name)
    return Game(book.package, folder, book.book)


def recorded(book: Game) -> Numbering:
    book = replace(book, book=read_book(book.folder / "book.toml"))
    return read(book, book.folder / "numbering.toml")


def adopted(numbering: Numbering, edition: str, copy: Book, before: Book | None = None) -> Numbering:
    found = changes(numbering, numbering.game.revision, copy, before)
    return adopt(numbering, Document(edition, "undated", "made up", "en"), copy, found).write()


def twice(book: Game, folder: Path) -> tuple[Edited, Numbering, Numbering]:
    """Record a made-up text, and then an edition of it with 60 edits; return both records."""
    made = made_up(book, 4)
    before, after = parse(book, made.before), parse(book, made.after)
    first = adopted(recorded(copied(book, folder)), "A", before)
    return made, first, adopted(first, "B", after, before)


@of_each_game
def test_a_made_up_edition_is_recorded_as_it_is(book: Game, tmp_path: Path) -> None:
    made, first, second = twice(book, tmp_path)
    after = parse(book, made.after)
    assert second.game.revisions == (*book.revisions, "A", "B")
    assert {rule.id for rule in second.of("B")} == set(after.rules)
    for rule in second.of("B"):
        text = rule.texts["B"]
        assert text.hashes == tuple(each.hash for each in after.rules[rule.id])
        standing, was = made.stands.get(rule.id, ("same", rule.id))
        if was is not None:
            assert rule.kind("B") == first.rules[was].kind("A")
        if standing == "renumbered":
            assert rule.became["B"] == (was,)
        assert text.review == (
            standing == "reworded"
            or (standing == "renumbered" and (rule.id in first.rules or rule.id in made.also_reworded))
        )
    assert {rule.id for rule in second.of("A")} == {rule.id for rule in first.of("A")}


@of_each_game
def test_what_was_recorded_before_stays(book: Game, tmp_path: Path) -> None:
    numbering = recorded(book)
    _, _, second = twice(book, tmp_path)
    for rule in numbering.rules.values():
        kept = {name: text for name, text in second.rules[rule.id].texts.items() if name not in ("A", "B")}
        assert kept == rule.texts
    for revision in book.revisions:
        assert second.counts(revision) == numbering.counts(revision)


@of_each_game
def test_the_features_hold_for_what_they_say(book: Game, tmp_path: Path) -> None:
    """A number that has another rule's text in the new edition has no scenarios there."""
    made, _, second = twice(book, tmp_path)
    texts = features_of(second.game, second.game.folder)
    assert [mistake for text in texts for mistake in check_feature(text, second, second.game.folder)] == []
    swapped = {
        rule_id
        for rule_id, (standing, was) in made.stands.items()
        if standing == "renumbered" and rule_id in second.rules and "A" in second.rules[rule_id].texts
    }
    for text in texts:
        for block in text.blocks:
            if swapped & set(block.ids):
                assert "B" not in block.revisions
                assert block.revisions
            fresh = {
                rule for rule, (_, was) in made.stands.items() if was in block.ids and rule not in swapped
            }
            moved = {rule for rule in fresh if made.stands[rule][0] == "renumbered"}
            assert moved <= set(block.ids)


def test_rules_and_explain_tell_what_is_to_be_reviewed_until_it_is_confirmed(tmp_path: Path) -> None:
    book = GATE_RULER
    twice(book, tmp_path)
    suite = ("--suite", str(tmp_path))

    def waiting() -> list[str]:
        newest = json.loads(duelproof("rules", "--json", "--ids", *suite).stdout)["documents"][0]
        assert newest["revision"] == "B"
        assert newest["to_review"] == len(newest["ids"]["to_review"])
        return list(newest["ids"]["to_review"])

    ids = waiting()
    assert len(ids) == 12 + 12 + 6
    assert "Review:   in edition" in duelproof("explain", ids[0], *suite).stdout
    assert f"{book.id} B: 30 rules are to be reviewed" in duelproof("rules", *suite).stdout
    done = duelproof("book", "confirm", *ids[:10], *suite)
    assert done.returncode == 0
    assert "20 rules of edition B are still to be reviewed" in done.stdout
    assert waiting() == ids[10:]
    assert duelproof("book", "confirm", *ids[10:], *suite).returncode == 0
    assert waiting() == []


def test_adopting_from_the_command_line_says_what_is_to_be_done(tmp_path: Path) -> None:
    copied(GATE_RULER, tmp_path)
    text = tmp_path / "new.txt"
    text.write_text(made_up(GATE_RULER, 1).before, "utf-8")
    words = ("--game", "gate-ruler", "--edition", "2.0", "--suite", str(tmp_path))
    done = duelproof("book", "adopt", str(text), *words)
    assert done.returncode == 0
    assert done.stdout.startswith(
        "Gate Ruler 2.0: 0 same, 746 reworded, 0 renumbered, 0 new, 8 gone.\n746 rules are"
    )
    assert 'editions = ["1.1.2", "2.0"]' in (tmp_path / "features/gate_ruler/book.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("edition", "said"),
    [
        ("1.1.2", "Gate Ruler has edition 1.1.2 already"),
        ("two words", "'two words' is no name of an edition: it should be letters"),
        ("", "'' is no name of an edition"),
    ],
)
def test_an_edition_that_cannot_be_recorded_is_refused(edition: str, said: str, tmp_path: Path) -> None:
    numbering = recorded(copied(GATE_RULER, tmp_path))
    copy = parse(GATE_RULER, made_up(GATE_RULER, 1).before)
    with pytest.raises(CatalogueError, match=said):
        adopted(numbering, edition, copy)


def test_a_new_rule_of_no_subsection_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    book = copied(GATE_RULER, tmp_path)
    before = {path: path.read_bytes() for path in book.folder.rglob("*") if path.is_file()}
    with pytest.raises(CatalogueError, match=r"GR-99-1a is of no subsection that is recorded: add one"):
        adopted(recorded(book), "2.0", parse(GATE_RULER, "99-1a\tNew.\n"))
    assert {path: path.read_bytes() for path in before} == before


def test_files_that_would_contradict_each_other_stay_as_they_were(tmp_path: Path) -> None:
    book = copied(GATE_RULER, tmp_path)
    numbering = recorded(book)
    before = {path: path.read_bytes() for path in book.folder.rglob("*") if path.is_file()}
    copy = parse(GATE_RULER, "1-1a-9\tNew.\n")
    wrong = [Change("GR-1-1a-9", "renumbered", "GR-1-1a", ("wording",))]
    written = adopt(numbering, Document("2.0", "undated", "made up", "en"), copy, wrong)
    path = book.folder / "numbering.toml"
    written.files[path] = written.files[path].replace('was = ["GR-1-1a"]', 'was = ["GR-0-0"]')
    with pytest.raises(CatalogueError, match="names GR-0-0 under 'was'"):
        written.write()
    assert {path: path.read_bytes() for path in before} == before


def test_a_new_rule_with_the_number_of_one_that_moved_takes_none_of_its_scenarios(tmp_path: Path) -> None:
    made = made_up(GATE_RULER, 1)
    first = adopted(recorded(copied(GATE_RULER, tmp_path)), "A", parse(GATE_RULER, made.before))
    lines = made.before.splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("8-4d\t"))
    moved = lines[at].replace("8-4d\t", "8-4d-77\t")
    after = "\n".join([*lines[:at], "8-4d\tQuite another rule.", moved, *lines[at + 1 :]])
    second = adopted(first, "B", parse(GATE_RULER, after), parse(GATE_RULER, made.before))
    rule = second.rules["GR-8-4d"]
    assert (rule.differs_in, rule.was, rule.texts["B"].review) == (("B",), (), True)
    assert second.rules["GR-8-4d-77"].became == {"B": ("GR-8-4d",)}
    blocks = [block for text in features_of(second.game, second.game.folder) for block in text.blocks]
    [block] = [block for block in blocks if "GR-8-4d" in block.ids]
    assert block.revisions == ("1.1.2", "A")
    assert "GR-8-4d-77" not in block.ids


def test_only_what_is_to_be_reviewed_is_confirmed(tmp_path: Path) -> None:
    numbering = recorded(copied(GATE_RULER, tmp_path))
    with pytest.raises(CatalogueError, match=r"GR-1-1a is not to be reviewed in edition 1\.1\.2\."):
        confirm(numbering, "1.1.2", ["GR-1-1a"])
