"""A book beside a copy of it: each rule of a made-up edition is found to stand as it does."""

from pathlib import Path

import pytest

from duelproof.catalogue.books import parse, text_hash
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game, game, games
from duelproof.catalogue.numbering import load
from duelproof.catalogue.revised import Change, changes, nearest
from duelproof.tests.editions import made_up

of_each_game = pytest.mark.parametrize("book", games(), ids=lambda book: book.package)
SEEDS = Path(__file__).resolve().parents[3] / "shared" / "seeds"
GATE_RULER = game("gate-ruler")


def differing(found: list[Change]) -> dict[str, tuple[str, str | None]]:
    return {change.rule: (change.standing, change.was) for change in found if change.standing != "same"}


@of_each_game
@pytest.mark.parametrize("seed", range(3))
def test_each_of_60_edits_of_a_made_up_edition_is_told_rightly(book: Game, seed: int) -> None:
    made = made_up(book, seed)
    before, after = parse(book, made.before), parse(book, made.after)
    found = changes(made.numbering, book.revision, after, before)
    assert len(made.stands) == 60
    assert differing(found) == made.stands
    assert {change.rule for change in found if change.standing == "renumbered" and change.differs} == (
        made.also_reworded
    )


@of_each_game
def test_without_the_text_before_a_rule_with_new_number_and_words_is_a_new_and_a_gone_one(book: Game) -> None:
    made = made_up(book, 7)
    found = differing(changes(made.numbering, book.revision, parse(book, made.after)))
    expected = dict(made.stands)
    for rule_id in made.also_reworded:
        old = expected[rule_id][1]
        assert old is not None
        expected |= {rule_id: ("new", None), old: ("gone", old)}
    assert found == expected


@of_each_game
def test_a_copy_in_which_nothing_has_changed_is_the_same_throughout(book: Game) -> None:
    made = made_up(book, 1)
    found = changes(made.numbering, book.revision, parse(book, made.before))
    assert {change.standing for change in found} == {"same"}
    assert [change.rule for change in found] == list(made.numbering.rules)


def test_a_text_before_that_is_not_the_recorded_one_is_refused() -> None:
    made, other = made_up(GATE_RULER, 1), made_up(GATE_RULER, 2)
    after, wrong = parse(GATE_RULER, made.after), parse(GATE_RULER, other.before)
    with pytest.raises(
        CatalogueError, match=r"The text before is not that of edition 1\.1\.2: its text of 7"
    ):
        changes(made.numbering, "1.1.2", after, wrong)


def test_other_worked_examples_are_told_apart_from_another_wording() -> None:
    numbering = load("duel-masters")
    [rule] = [each for each in numbering.of("s-max") if each.texts["s-max"].examples][:1]
    copy = parse(numbering.game, f"{rule.number}\tNew words.\n")
    assert changes(numbering, "s-max", copy)[0] == Change(
        rule.id, "reworded", rule.id, ("wording", "examples")
    )
    assert text_hash("New words.") not in rule.texts["s-max"].hashes


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the books are not at hand")
@pytest.mark.parametrize(
    ("name", "revision", "file"),
    [
        ("gate-ruler", "1.1.2", "gate-ruler.en.txt"),
        ("duel-masters", "s-max", "duel-masters.en.txt"),
        ("duel-masters", "1.13", "duel-masters-1.13.ja.txt"),
        ("dimension-zero", "15.00", "dimension-zero.ja.txt"),
    ],
)
def test_every_rule_of_the_real_books_is_the_recorded_one(name: str, revision: str, file: str) -> None:
    numbering = load(name)
    copy = parse(numbering.game, (SEEDS / file).read_text("utf-8"))
    assert nearest(numbering, copy) == revision
    assert {change.standing for change in changes(numbering, revision, copy)} == {"same"}
