"""Two engines that play alike do not diverge; where they diverge, the replay is short and says so."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.numbering import load
from duelproof.cli import app
from duelproof.differential import campaign as campaigns
from duelproof.differential import shrink
from duelproof.differential.answers import declining
from duelproof.differential.campaign import Campaign, Played, Replay, run, run_on_cluster
from duelproof.differential.choosers import at_random, by_script, fitted
from duelproof.differential.clock import Clock, Timed
from duelproof.differential.pair import play
from duelproof.differential.rules import MOST_OTHERS, ranked
from duelproof.differential.shrink import Small, shrunk
from duelproof.differential.traced import Ran
from duelproof.playout.campaign import cards_of
from duelproof.playout.dealing import few
from duelproof.playout.games import playbook
from duelproof.port import (
    Accepted,
    Answer,
    CardIn,
    Choice,
    Decision,
    Divide,
    Number,
    Option,
    Order,
    Pick,
    Place,
    Position,
    SeatPosition,
    Viewer,
)
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding

WRONG = f"stdio:{sys.executable} -m duelproof serve python:reference.tests.wrong:GATE_RULER."


PLAIN = ["Plain Marcher"]
"""Decks of cards without abilities, so that a mistake shows whatever cards the set has."""


def campaign(second: str, game: str = "gate-ruler", games: int = 8, cards: Sequence[str] = PLAIN) -> Campaign:
    return Campaign(
        first="reference",
        second=second,
        game=game,
        seeds=list(range(games)),
        time_limit=10.0,
        cards=list(cards),
    )


def found(played: list[Played]) -> Replay:
    replay = played[-1].replay
    assert replay is not None
    return replay


@pytest.mark.parametrize("game", ["gate-ruler", "duel-masters", "dimension-zero"])
def test_an_engine_that_asks_more_does_not_part_from_one_that_asks_less(game: str) -> None:
    played = run(campaign("python:reference:asking_engine", game, games=2, cards=[]), lambda _: None)
    assert [each.replay for each in played] == [None, None]
    assert sum(each.choices for each in played) > 10


@pytest.mark.parametrize("mistake", ["looking_shows_nothing", "once_seen_always_seen"])
def test_what_the_player_sees_who_is_asked_is_compared(mistake: str) -> None:
    looking = ["Scrying Pool", "Shown Hand", "Open Omen"]
    replay = found(run(campaign(WRONG + mistake, cards=looking), lambda _: None))
    assert replay.divergence.about.startswith("what ")
    assert len(replay.choices) <= 3


class CallsThingsOtherwise(Forwarding):
    """An engine that has other names for what is not a card."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Ask as the inner engine does, in other words."""
        decision = super().pending(viewer)
        if decision is None:
            return None
        named = [replace(each, object=each.object and f"my {each.object}") for each in decision.options]
        return replace(decision, options=named)

    def submit(self, choice: Choice) -> Answer:
        """Submit to the inner engine in its own words."""
        picked = [replace(each, object=each.object and each.object[3:]) for each in choice.pick or []]
        return super().submit(choice if choice.pick is None else replace(choice, pick=picked))


def test_engines_name_in_their_own_way_what_is_no_card() -> None:
    named = False
    for seed in range(20):
        rng = Random(seed)
        position = playbook("duel-masters").deal(few(cards_of("duel-masters"), rng), rng)
        position.chance, position.events = "asked", False
        with connect("reference") as first, connect("reference") as second:
            game = play(first.engine, CallsThingsOtherwise(second.engine), position, at_random(rng, position))
        assert game.divergence is None
        named = any(option.object for choice in game.choices for option in choice.pick or [])
        if named:
            break
    assert named, "nobody has chosen among triggers"


def main_phase(game: str, revision: str, lying: dict[str, list[str]]) -> Position:
    """Return a table in Alice's main phase with these cards; Bob has a deck, and a ruler if she has one."""
    known = cards_of(game)
    names = {name for cards in lying.values() for name in cards}
    mine = {
        zone: [CardIn(ref=f"{zone}-{at}", name=name, at="1") for at, name in enumerate(cards)]
        for zone, cards in lying.items()
    }
    his = {zone: [replace(mine[zone][0], ref=f"bob-{zone}")] for zone in mine if zone in ("deck", "ruler")}
    return Position(
        game=game,
        revision=revision,
        door="main",
        seats={"alice": SeatPosition(zones=mine), "bob": SeatPosition(zones=his)},
        cards={name: known[name] for name in names},
        turn=3,
        events=False,
    )


@pytest.mark.parametrize(
    ("position", "choices"),
    [
        (
            main_phase(
                "duel-masters",
                "s-max",
                {
                    "deck": ["Shared Study"],
                    "hand": ["Idol of Silence"],
                    "mana": ["Insight and Ruin", "Shared Study", "Barren Moon"],
                    "graveyard": ["Insight and Ruin"],
                },
            ),
            [Option(verb="play", card="hand-0")],
        ),
        (
            main_phase(
                "gate-ruler",
                "1.1.2",
                {"deck": ["Depth Singer"], "ruler": ["Legion"], "attack": ["Growing Wheel"]},
            ),
            [
                Option(verb="pass"),
                Option(verb="attack", card="attack-0", place=Place(zone="attack", seat="bob", slot="2")),
            ],
        ),
    ],
    ids=["paying for what ends the game", "going round until it is drawn"],
)
def test_an_engine_that_asks_more_to_the_end_does_not_part(position: Position, choices: list[Option]) -> None:
    script = [Choice(decision=0, by="alice", pick=[option]) for option in choices]
    with connect("reference") as first, connect("python:reference:asking_engine") as second:
        game = play(first.engine, second.engine, position, by_script(script, 0))
        assert first.engine.observe().result is not None
    assert len(game.choices) == len(script)
    assert game.divergence is None


@pytest.mark.parametrize("mistake", ["all_rulers_have_three_set_zones", "the_deck_stays_in_order"])
def test_a_question_that_one_engine_puts_alone_parts_them(mistake: str) -> None:
    replay = found(run(campaign(WRONG + mistake, games=40), lambda _: None))
    assert len(replay.choices) <= 3


@pytest.mark.parametrize(
    ("mistake", "rule"),
    [
        ("attackers_stay_ready", "GR-8-4d"),
        ("first_player_draws", "GR-6-2f-1"),
        ("damage_to_the_wrong_row", "GR-8-6d"),
    ],
)
def test_a_mistake_is_found_shrunk_and_told_with_the_rules_that_ran(mistake: str, rule: str) -> None:
    replay = found(run(campaign(WRONG + mistake), lambda _: None))
    assert len(replay.choices) <= 30
    assert rule in replay.divergence.rules + replay.divergence.other_rules


def test_the_rules_of_what_happened_come_first_by_number_and_the_others_are_bounded() -> None:
    replay = found(run(campaign(WRONG + "attackers_stay_ready"), lambda _: None))
    divergence = replay.divergence
    place = {rule: at for at, rule in enumerate(load("gate-ruler").rules)}
    assert "GR-8-4d" in divergence.rules
    assert len(divergence.rules) <= 20
    assert len(divergence.other_rules) <= MOST_OTHERS < divergence.more_rules
    for rules in (divergence.rules, divergence.other_rules):
        assert sorted(rules, key=place.__getitem__) == rules
    assert not {*divergence.rules} & {*divergence.other_rules}


def test_of_other_rules_the_nearest_are_named() -> None:
    then = Ran(acting={"GR-8-4d"}, all={"GR-8-4d", "GR-8-4c", "GR-8-4a", "GR-10-1b", "DM-500.1", "GR-2-6a"})
    told = ranked([then], [Ran(all={"GR-8-4a"})], {"GR-2-6a"}, load("gate-ruler"))
    assert told == (["GR-8-4d"], ["GR-2-6a", "GR-8-4a", "GR-8-4c", "GR-10-1b"], 0)
    many = {f"GR-{rule.number}" for rule in load("gate-ruler").of_section("16")}
    told = ranked([Ran(acting=then.acting, all=then.all | many)], [], set(), load("gate-ruler"))
    assert {"GR-8-4a", "GR-8-4c"} <= {*told.others}
    assert len(told.others) == MOST_OTHERS
    assert told.more == len(many) + 4 - MOST_OTHERS


class NeverComesBack(Forwarding):
    """An engine that opens every table, and never answers a choice."""

    def __init__(self) -> None:
        super().__init__(connect("reference").engine)

    def submit(self, choice: Choice) -> Answer:
        """Go round and round."""
        while True:
            pass


def test_a_comparison_with_an_engine_that_never_comes_back_ends_with_a_sentence() -> None:
    hanging = f"python:{__name__}:NeverComesBack"
    arguments = ["diff", "reference", hanging, "--game", "gate-ruler", "--total-limit", "1"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert result.stdout.splitlines() == [
        "0 games with 0 choices were played in both.",
        "Time was up after 1 s, before all games were played (--total-limit allows more).",
        "The engines did not differ.",
    ]
    told = json.loads(CliRunner().invoke(app, [*arguments, "--json"]).stdout)
    nothing = {"games": 0, "choices": 0, "changed": {}, "left_out": [], "replay": None}
    assert told == nothing | {"out_of_time": True}


class NeverLoads(Forwarding):
    """An engine whose making never ends."""

    def __init__(self) -> None:
        while True:
            pass


def test_an_engine_that_is_never_loaded_does_not_hold_up_a_comparison() -> None:
    endless = campaign(f"python:{__name__}:NeverLoads")
    endless.total_limit = 0.5
    assert run(endless, lambda _: None) == []


def test_a_divergence_is_told_although_the_time_to_make_it_small_is_up() -> None:
    with connect("reference") as first, connect(WRONG + "attackers_stay_ready") as second:
        clock = Clock(60)
        timed = Timed(first.engine, clock), Timed(second.engine, clock)
        for seed in range(8):
            rng = Random(seed)
            position = playbook("gate-ruler").deal(few(cards_of("gate-ruler"), rng, PLAIN), rng)
            position.chance, position.events = "asked", False
            game = play(*timed, position, at_random(rng, position))
            if game.divergence is not None:
                break
        with clock.early(1):
            small = shrunk(*timed, position, game)
        assert clock.left > 0
    assert small == Small(position, game, finished=False)


def test_an_engine_that_tells_nothing_of_a_player_parts_at_once() -> None:
    replay = found(run(campaign("python:duelproof.tests.fakes.sparse:LeavesBobOut"), lambda _: None))
    assert replay.divergence.about.startswith("bob.")


def test_a_replay_is_saved_and_stepped_through(tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    arguments = ["diff", "reference", WRONG + "attackers_stay_ready", "--game", "gate-ruler", "--games", "3"]
    result = CliRunner().invoke(app, [*arguments, "--save", str(file), "--json"])
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    again = CliRunner().invoke(app, ["replay", str(file), "--json"])
    steps = json.loads(again.stdout)["steps"]
    assert len(steps) == len(told["replay"]["choices"])
    assert any("exhausted" in change for change in steps[-1]["changes"])
    shown = CliRunner().invoke(app, ["replay", str(file)]).stdout.splitlines()
    table = told["replay"]["position"]
    assert shown[0] == f"  It is {table.get('active', 'alice')}'s main phase:"
    (ruler,) = table["seats"]["alice"]["zones"]["ruler"]
    assert any(f"alice.ruler: {ruler['name']} ({ruler['ref']})" in line for line in shown)
    other = CliRunner().invoke(app, ["replay", str(file), WRONG + "attackers_stay_ready", "--json"])
    assert json.loads(other.stdout)["steps"][-1]["changes"] != steps[-1]["changes"]


class AsksForEver(Forwarding):
    """An engine that accepts the only answer to a question, and puts the question again."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Ask what leaves no choice."""
        return decision(Pick(), PASS)

    def submit(self, choice: Choice) -> Answer:
        """Accept anything."""
        return Accepted()


def asks_for_ever() -> AsksForEver:
    return AsksForEver(connect("reference").engine)


def test_a_replay_in_an_engine_that_asks_for_ever_ends_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "replay.json"
    arguments = ["diff", "reference", WRONG + "attackers_stay_ready", "--game", "gate-ruler", "--games", "3"]
    CliRunner().invoke(app, [*arguments, "--save", str(file)])
    monkeypatch.setattr("duelproof.cli.differing.TOTAL_LIMIT", 0.5)
    result = CliRunner().invoke(app, ["replay", str(file), f"python:{__name__}:asks_for_ever"])
    assert isinstance(result.exception, CatalogueError)
    assert str(result.exception) == "The engine has not followed the replay within 0.5 s."


def test_a_file_that_is_no_replay_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    file.write_text("{}", "utf-8")
    result = CliRunner().invoke(app, ["replay", str(file)])
    assert isinstance(result.exception, CatalogueError)
    assert "is no replay" in str(result.exception)


def test_a_cluster_comes_to_the_same_result_as_this_process() -> None:
    distributed = pytest.importorskip("distributed", reason="Dask distributed is not installed")
    asked = campaign(WRONG + "attackers_stay_ready", games=3)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", host="127.0.0.1"
    ) as cluster:
        spread = run_on_cluster(asked, cluster.scheduler_address, lambda _: None)
    here = run(asked, lambda _: None)
    assert [(each.seed, each.choices) for each in spread] == [(each.seed, each.choices) for each in here]
    assert found(spread).choices == found(here).choices
    assert found(spread).divergence.about == found(here).divergence.about


PASS, PLAY = Option(verb="pass"), Option(verb="play", card="c1")


def decision(shape: Pick | Order | Number | Divide, *options: Option) -> Decision:
    return Decision(id=1, player="alice", kind="act", shape=shape, options=list(options))


def test_a_script_waits_until_its_choice_can_be_made() -> None:
    wanted = Choice(decision=0, by="alice", pick=[PLAY])
    assert fitted(wanted, decision(Pick(), PASS, PLAY)) is not None
    assert fitted(wanted, decision(Pick(), PASS)) is None
    assert fitted(Choice(decision=0, by="bob", pick=[PLAY]), decision(Pick(), PASS, PLAY)) is None
    assert fitted(Choice(decision=0, by="alice", number=4), decision(Number(min=0, max=3))) is None


def test_choosing_nothing_waits_until_nothing_may_be_chosen() -> None:
    nothing = Choice(decision=0, by="alice", pick=[])
    assert fitted(nothing, decision(Pick(min=0), PLAY)) is not None
    assert fitted(nothing, decision(Pick(), PLAY)) is None
    assert fitted(nothing, decision(Order(), PLAY)) is None


def test_declining_does_least() -> None:
    declined = declining(decision(Pick(), PLAY, PASS))
    assert declined is not None and declined.pick == [PASS]
    divided = declining(decision(Divide(total=5), PLAY, PASS))
    assert divided is not None and divided.divide == [(PLAY, 4), (PASS, 1)]


ENOUGH = 12
"""Two of five games part the editions: in so many, some do, whichever cards the decks are dealt from."""


def between(*editions: str, games: int = ENOUGH) -> list[str]:
    """Return the command line that compares two editions of Duel Masters."""
    return [
        "diff",
        "reference",
        "reference",
        "--game",
        "duel-masters",
        "--games",
        str(games),
        "--editions",
        *editions,
    ]


def test_editions_part_only_by_rules_that_were_changed() -> None:
    ran = CliRunner().invoke(app, [*between("s-max", "1.13"), "--json"])
    told = json.loads(ran.stdout)
    assert (ran.exit_code, told["games"], told["replay"]) == (0, ENOUGH, None)
    assert all(rule.startswith("DM-") and games <= ENOUGH for rule, games in told["changed"].items())
    assert told["changed"]


def test_what_no_changed_rule_names_is_a_divergence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "changed_rules", lambda game: frozenset())
    monkeypatch.setattr(shrink, "MOST_RUNS", 3)
    ran = CliRunner().invoke(app, between("s-max", "1.13"))
    assert ran.exit_code == 1
    assert "The engines differ in the game with seed" in ran.stdout


def test_an_edition_does_not_part_from_itself() -> None:
    ran = CliRunner().invoke(app, between("1.13", "1.13", games=3))
    assert (ran.exit_code, "did not differ" in ran.stdout) == (0, True)


def test_an_edition_that_the_book_has_not_is_named() -> None:
    ran = CliRunner().invoke(app, between("s-max", "1.14"))
    assert isinstance(ran.exception, CatalogueError)
    assert str(ran.exception) == "Duel Masters has no edition '1.14': there are 1.13, s-max."
