"""Casting: an engine's own cards play the parts of the suite's; the reference judges whether they can."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duelproof.casting.likeness import apart, most_like
from duelproof.casting.reading import casting_of
from duelproof.casting.running import Casts, find_casts
from duelproof.catalogue.cards import load_cards, read_cards
from duelproof.catalogue.castings import Cast, Casting, casting_hash, read_casting, write_casting
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import suite_root
from duelproof.judge.certify import Candidate, Limits, Progress, run_suite
from duelproof.judge.selection import Selection, Suite
from duelproof.port import CardSpec, laid
from duelproof.relaying.laying import Tables
from duelproof.tests.test_relaying import game_named, table

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "duel-masters-py"
SUITE = Suite(suite_root())
GAME = SUITE.game("duel-masters")
OURS = load_cards(GAME.folder / "cards", GAME.id)
THEIRS = read_cards([EXAMPLE / "cards.toml"], GAME.id)
ATTACKS = "DM-505.2"
"""A rule whose scenarios are about plain creatures."""


def casts(cards: dict[str, CardSpec], *rules: str) -> Casts:
    return find_casts(SUITE, GAME, Selection((GAME.id,), rules), cards, 1, lambda count: None)


@pytest.fixture(scope="module")
def attacks() -> Casting:
    found = casts(THEIRS, ATTACKS).found
    playing = {name for cast in found.values() for name in cast.names.values()}
    return Casting(GAME.id, "s-max", {name: THEIRS[name] for name in playing}, found)


# --- finding ----------------------------------------------------------------------------------------------


def test_the_cards_most_like_a_part_come_first() -> None:
    giant, recruit = OURS["Moss Giant"], OURS["Ember Recruit"]
    assert apart(giant, giant) == 0 < apart(giant, recruit)
    first, *others = most_like(recruit, THEIRS.values(), 5)
    assert (first.faces[0].traits.cost, first.faces[0].traits.colors) == (1, ["fire"])
    assert len(others) == 4
    assert [apart(recruit, card) for card in others] == sorted(apart(recruit, card) for card in others)


def test_a_spell_is_further_from_a_creature_than_any_creature() -> None:
    recruit = OURS["Ember Recruit"]
    order = most_like(recruit, THEIRS.values(), len(THEIRS))
    kinds = ["spell" in card.faces[0].traits.type for card in order]
    assert kinds == sorted(kinds)


def test_cards_with_another_number_of_faces_play_no_part() -> None:
    twin = next(card for card in OURS.values() if len(card.faces) == 2)
    assert most_like(twin, THEIRS.values(), 5) == []


def test_casts_are_found_and_no_card_plays_two_parts(attacks: Casting) -> None:
    assert len(attacks.scenarios) > 3
    for cast in attacks.scenarios.values():
        assert set(cast.names) <= set(OURS)
        assert len(set(cast.names.values())) == len(cast.names)


def test_what_a_scenario_looks_at_is_found_out_and_not_listed() -> None:
    """With creatures of power 1000 alone nothing that asks for a battle with a survivor can be cast."""
    weak = {name: card for name, card in THEIRS.items() if card.faces[0].traits.power == 1000}
    assert casts(weak, "DM-115.3b").found.keys() < casts(THEIRS, "DM-115.3b").found.keys()


def test_a_cast_must_still_fail_on_the_wrong_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duelproof.casting.search.Search._convicts", lambda self, names: False)
    found = casts(THEIRS, ATTACKS)
    assert not found.found
    assert found.without


def test_a_cast_that_rests_on_which_card_lies_first_is_none() -> None:
    """DM-112.2a pays with two civilizations for a card of both: no card of one can play that part."""
    found = casts(THEIRS, "DM-112.2a").found
    assert "DM-112.2a/mana-of-each-of-two-civilizations-pays-for-both" not in found


# --- files ------------------------------------------------------------------------------------------------


def test_a_casting_is_read_as_it_was_written(attacks: Casting, tmp_path: Path) -> None:
    write_casting(attacks, tmp_path / "casting.json")
    again = read_casting(tmp_path / "casting.json")
    assert msgspec.to_builtins(again) == msgspec.to_builtins(attacks)
    assert casting_hash(again) == casting_hash(attacks)
    del again.scenarios[min(again.scenarios)]
    assert casting_hash(again) != casting_hash(attacks)


def without_a_card(casting: Casting) -> None:
    casting.cards.popitem()


def with_one_card_twice(casting: Casting) -> None:
    name, cast = next((name, cast) for name, cast in casting.scenarios.items() if len(cast.names) > 1)
    one = next(iter(cast.names.values()))
    casting.scenarios[name] = Cast(cast.of, dict.fromkeys(cast.names, one))


def of_another_edition(casting: Casting) -> None:
    casting.revision = "1.13"


def with_another_number_of_faces(casting: Casting) -> None:
    name, cast = next(iter(casting.scenarios.items()))
    twin = next(card for card in OURS.values() if len(card.faces) == 2)
    casting.cards[twin.name] = twin
    casting.scenarios[name] = Cast(cast.of, {**cast.names, next(iter(cast.names)): twin.name})


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (without_a_card, r"casts '.*' in DM-505\.2/.*, but does not say what it is"),
        (with_one_card_twice, "casts a card for two others in DM-505.2/"),
        (
            of_another_edition,
            "made for Duel Masters 1.13, and s-max is played: run `duelproof cast --revision",
        ),
        (with_another_number_of_faces, "with fewer or more faces"),
    ],
)
def test_a_casting_that_cannot_be_right_is_refused(
    spoil: Callable[[Casting], None], said: str, attacks: Casting, tmp_path: Path
) -> None:
    spoilt = msgspec.convert(msgspec.to_builtins(attacks), Casting, dec_hook=lambda kind, data: data)
    spoil(spoilt)
    write_casting(spoilt, tmp_path / "casting.json")
    with pytest.raises(CatalogueError, match=said):
        casting_of(tmp_path / "casting.json", SUITE, Selection((GAME.id,)))


@pytest.mark.parametrize(
    ("text", "said"), [("{", "is no casting"), ("[1]", "is no casting"), (None, "cannot be read")]
)
def test_a_file_that_is_no_casting_is_told(text: str | None, said: str, tmp_path: Path) -> None:
    if text is not None:
        (tmp_path / "casting.json").write_text(text)
    with pytest.raises(CatalogueError, match=said):
        read_casting(tmp_path / "casting.json")


def with_other_steps(casting: Casting, name: str) -> None:
    casting.scenarios[name] = Cast("another", casting.scenarios[name].names)


def with_another_part(casting: Casting, name: str) -> None:
    cast = casting.scenarios[name]
    part, *others = cast.names
    other = next(each for each in OURS if each not in cast.names)
    casting.scenarios[name] = Cast(
        cast.of, {other: cast.names[part], **{each: cast.names[each] for each in others}}
    )


@pytest.mark.parametrize("change", [with_other_steps, with_another_part])
def test_a_scenario_that_changed_is_played_with_the_suite_s_cards(
    change: Callable[[Casting, str], None], attacks: Casting, tmp_path: Path
) -> None:
    changed = min(attacks.scenarios)
    casting = msgspec.structs.replace(attacks, scenarios=dict(attacks.scenarios))
    change(casting, changed)
    write_casting(casting, tmp_path / "casting.json")
    holds, said = casting_of(tmp_path / "casting.json", SUITE, Selection((GAME.id,)))
    assert said == "1 scenario changed after the casting: the suite's cards are played there."
    assert holds.scenarios.keys() == attacks.scenarios.keys() - {changed}
    elsewhere, nothing = casting_of(tmp_path / "casting.json", SUITE, Selection((GAME.id,), ("DM-503.1",)))
    assert (elsewhere.scenarios, nothing) == ({}, "")


# --- playing ----------------------------------------------------------------------------------------------


def test_a_table_is_laid_with_the_cards_of_the_casting_and_no_others() -> None:
    position = table()
    names = dict(zip(position.cards, THEIRS, strict=False))
    cast = Casting(GAME.id, "s-max", THEIRS, {"some scenario": Cast("", names)})
    book = game_named(GAME.id).book
    for seed in range(12):
        anew = Tables(seed, casting=cast).lay(position, book, "some scenario")
        assert set(anew.position.cards) == set(names.values())
        assert {card.name for _, card in laid(anew.position)} <= set(names.values())
        assert all(anew.outward.word(theirs) == ours for ours, theirs in names.items())
        other = Tables(seed, casting=cast).lay(position, book, "another scenario")
        assert set(names.values()).isdisjoint(other.position.cards)


def test_each_run_of_a_casting_passes_on_the_reference_whatever_its_seed(attacks: Casting) -> None:
    for seed in range(3):
        results = run_suite(
            SUITE,
            Candidate("reference"),
            Selection((GAME.id,), (ATTACKS,)),
            Limits(seed=seed, casting=attacks),
            Progress(),
        )
        assert {result["verdict"] for result in results} == {"PASS"}
        cast = {result["scenario"]: result["cast"] for result in results if "cast" in result}
        assert cast == {name: attacks.scenarios[name].names for name in cast}
        assert cast.keys() == attacks.scenarios.keys()


def duelproof(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "duelproof", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(EXAMPLE)},
        capture_output=True,
        text=True,
        timeout=1800,
    )


def results(report: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (report / "results.jsonl").read_text("utf-8").splitlines()]


def test_an_engine_with_printed_cards_alone_is_judged_by_them(tmp_path: Path) -> None:
    """As the handbook says: cast the catalogue, certify with the casting."""
    casting, report = tmp_path / "casting.json", tmp_path / "report"
    only = ("--game", GAME.id, "--rule", "DM-503.1")
    done = duelproof("cast", str(EXAMPLE / "cards.toml"), *only, "-o", str(casting))
    assert done.returncode == 0, done.stderr
    assert re.match(r"\d+ of \d+ scenarios cast, with \d+ of 200 cards\.", done.stdout)
    certify = ("certify", "python:printed:Printed", *only, "--revision", "s-max", "--report", str(report))
    plain = (*certify, "--no-calibration", "--random-games", "0")
    duelproof(*plain)
    assert not any(result["verdict"] == "PASS" for result in results(report)), "it knows none of ours"
    done = duelproof(*plain, "--casting", str(casting))
    assert done.returncode == 0, done.stderr
    assert "7 scenarios were played with the engine's own cards." in " ".join(done.stderr.split())
    passed = [result for result in results(report) if result["verdict"] == "PASS"]
    assert len(passed) == 7
    assert all(set(result["cast"].values()) <= set(THEIRS) for result in passed)
    assert "--casting" in (report / "report.html").read_text("utf-8")


def test_tables_as_written_and_a_casting_exclude_each_other(tmp_path: Path) -> None:
    done = duelproof("certify", "reference", "--as-written", "--casting", str(tmp_path / "none.json"))
    assert done.returncode == 2
    assert "leave out --casting or --as-written" in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "has no card"),
        (
            '["Bat"]\ntype = ["creature"]\ncolour = "fire"',
            "card 'Bat': Object contains unknown field `colour`",
        ),
        (None, "cannot be read"),
    ],
)
def test_a_wrong_catalogue_is_told_in_a_sentence(text: str | None, said: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    if text is not None:
        file.write_text(text)
    done = duelproof("cast", str(file), "--game", GAME.id, "-o", str(tmp_path / "c.json"))
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "c.json").exists()
