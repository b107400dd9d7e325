"""Right engines that differ: each of them fails the scenario that asks for what no rule says."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from duelproof.catalogue.games import Game, games, suite_root
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import Stand, lend
from duelproof.judge.needing import tells_steps_apart
from duelproof.judge.quietly import run_quietly, scenarios_in
from duelproof.port import Answer, Choice, Engine
from duelproof.proof import trials, variants
from duelproof.proof.games import right_engine
from duelproof.proof.misreadings import misreadings
from duelproof.proof.trials import Trial
from duelproof.proof.variants import (
    AMID,
    ONE_MOVE,
    VARIANTS,
    Variant,
    differing,
    looks_amid_a_play,
    variants_for,
    variants_of,
)
from duelproof.wire.forwarding import Forwarding

FOLDER = suite_root() / "features" / "gate_ruler"
OVERDRIVES = FOLDER / "07_main_phase_actions" / "07_09_resolve_overdrive.feature"
STEPS = FOLDER / "08_attack_phase" / "08_02_attack_sub_phase.feature"


class _Kept:
    """A pytest plugin that looks at each collected scenario, in turn."""

    def __init__(self, look: Callable[[Trial], None]) -> None:
        self.look = look
        self.error: BaseException | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if isinstance(item, ScenarioItem)]
        stand = Stand(right_engine(items[0].folder.game))
        lend(session, stand)
        try:
            for item in items:
                self.look(Trial(item, stand))
        except AssertionError as error:
            self.error = error
        return True


def on_trial(file: Path, look: Callable[[Trial], None]) -> None:
    kept = _Kept(look)
    assert not run_quietly(scenarios_in(suite_root(), [file]), kept)
    if kept.error:
        raise kept.error


@pytest.fixture
def all_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every scenario pass on every variant, whatever it is about."""
    plain = [replace(each, passes_over=lambda item: False) for each in VARIANTS]
    monkeypatch.setattr(trials, "variants_for", lambda item: plain)
    monkeypatch.setattr(trials, "looks_amid_a_play", lambda item: False)


def test_a_scenario_is_put_on_all_variants_but_those_that_it_is_about() -> None:
    amid: list[str] = []

    def look(trial: Trial) -> None:
        assert trial.variant() == ""
        all_of_them = (*VARIANTS, *variants_of(trial.item.folder.game))
        left_out = {each.does for each in all_of_them} - {each.does for each in variants_for(trial.item)}
        expected = {"makes one move of a play"} if looks_amid_a_play(trial.item) else set()
        expected |= {"does not tell steps apart"} if tells_steps_apart(trial.item.rendered) else set()
        assert left_out == expected
        if looks_amid_a_play(trial.item):
            amid.append(trial.item.name)

    on_trial(OVERDRIVES, look)
    assert amid == ["GR-7-9a/an-overdrive-has-left-the-drive-zone-when-its-player-is-asked-for-a-target"]


def test_a_look_amid_a_play_fails_on_an_engine_that_makes_one_move_of_it(all_count: None) -> None:
    said: dict[bool, set[str]] = {True: set(), False: set()}

    def look(trial: Trial) -> None:
        said[looks_amid_a_play(trial.item)].add(trial.variant())

    on_trial(OVERDRIVES, look)
    assert said[False] == {""}
    [failed] = said[True]
    assert failed.startswith(
        "variant that makes one move of a play: VIOLATION at `And Alice has no Overdrives"
    )


def test_a_tag_that_excuses_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "looks_amid_a_play", lambda item: True)
    said: set[str] = set()
    on_trial(OVERDRIVES, lambda trial: said.add(trial.variant()))
    assert said == {"", f"@{AMID}: it passes on an engine that shows nothing of such a moment"}


def test_steps_fail_on_an_engine_that_does_not_tell_them_apart(all_count: None) -> None:
    said: set[str] = set()
    on_trial(STEPS, lambda trial: said.add(trial.variant().partition(": ")[0]))
    assert "variant that does not tell steps apart" in said


def test_one_move_shows_the_table_as_it_was_until_all_is_said() -> None:
    """Amid the play the engine itself has the Overdrive gone; the variant shows it until it is played."""
    shown: list[tuple[int, int]] = []

    def look(trial: Trial) -> None:
        right = trial.stand.right
        one_move = ONE_MOVE.made(right)
        trial.stand.now = one_move
        trial.play([each for each in trial.item.plan if each[0].type != "then"])
        count = [
            len(list(engine.observe().seats["alice"].zones["drive"].items)) for engine in (one_move, right)
        ]
        shown.append((count[0], count[1]))
        assert len(one_move.events()) <= len(right.events())
        trial.stand.now = right

    on_trial(OVERDRIVES, lambda trial: look(trial) if looks_amid_a_play(trial.item) else None)
    assert shown == [(1, 0)]


def test_variants_are_told_apart_by_what_they_do() -> None:
    assert len({each.does for each in variants.VARIANTS}) == len(variants.VARIANTS)


WHERE_SEEN = {
    "gate_ruler": ("05_preparation/05_03*", "14_cards_and_abilities/14_03*"),
    "duel_masters": ("1_basics/103*", "1_basics/112*"),
    "dimension_zero": ("3_course_of_play/03_01*", "3_course_of_play/03_08*"),
}
"""Feature files in which the variants of each book can be seen to differ."""


class _Noting(Forwarding):
    """Notes who was asked for what, and with how many answers."""

    def __init__(self, inner: Engine, asked: list[tuple[object, ...]]) -> None:
        super().__init__(inner)
        self.asked = asked

    def submit(self, choice: Choice) -> Answer:
        """Note the question that is answered, and answer it."""
        decision = self.inner.pending()
        if decision is not None:
            options = [(option.card, option.player) for option in decision.options]
            self.asked.append((decision.player, decision.kind, decision.part, decision.shape, options))
        return self.inner.submit(choice)


def asked_on(trial: Trial, *differences: Variant) -> list[tuple[object, ...]]:
    """Return what a scenario's players and chance are asked on an engine that differs."""
    asked: list[tuple[object, ...]] = []
    with differing(differences, trial.stand.right) as engine:
        trial.stand.now = _Noting(engine, asked)
        assert trial.play().error is None
    trial.stand.now = trial.stand.right
    return asked


@pytest.mark.parametrize("game", games(), ids=lambda game: game.package)
def test_each_variant_of_a_book_can_be_seen_to_differ(game: Game) -> None:
    known = variants_of(game)
    assert len(known) >= 2
    seen: set[str] = set()

    def look(trial: Trial) -> None:
        plain = asked_on(trial)
        seen.update(each.does for each in known if asked_on(trial, each) != plain)

    for pattern in WHERE_SEEN[game.package]:
        for file in sorted(game.folder.glob(f"{pattern}.feature")):
            on_trial(file, look)
    assert seen == {each.does for each in known}


def test_what_a_variant_of_a_book_does_is_over_when_it_has_been_tried() -> None:
    def look(trial: Trial) -> None:
        before = asked_on(trial)
        assert trial.variant() == ""
        assert asked_on(trial) == before

    on_trial(FOLDER / "05_preparation" / "05_03_game_preparation.feature", look)


def test_a_scenario_that_fails_on_a_variant_of_its_book_says_on_which(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    [mistake] = [each for each in misreadings(games()[0]) if each.name.endswith(":attackers_stay_ready")]

    wrong = (Variant("leaves attackers ready", within=mistake.made),)
    monkeypatch.setattr(variants, "variants_of", lambda game: wrong)
    said: set[str] = set()
    on_trial(
        FOLDER / "08_attack_phase" / "08_04_attack_declaration.feature",
        lambda trial: said.add(trial.variant().partition(":")[0]),
    )
    assert said == {"", "variant that leaves attackers ready"}
