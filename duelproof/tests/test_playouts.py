"""Play-outs: decks that rules allow, answers of every shape, illegal answers, and the command."""

import json
import re
import signal
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

import pytest
from typer.testing import CliRunner

from duelproof.catalogue.decks import Deck
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import game
from duelproof.catalogue.numbering import load
from duelproof.cli import app, playing
from duelproof.playout.campaign import WEARY, cards_of, race
from duelproof.playout.dealing import decks_of
from duelproof.playout.forgery import forged
from duelproof.playout.games import playbook, playbooks
from duelproof.playout.invariant import Playbook
from duelproof.playout.moves import passes, passing, random_choice
from duelproof.port import (
    Accepted,
    Answer,
    Choice,
    Decision,
    Divide,
    Engine,
    Name,
    Number,
    OpenAnswer,
    Opened,
    Option,
    Order,
    Pick,
    Position,
    Viewer,
)
from duelproof.port.decisions import AnyShape, fits
from duelproof.wire import EngineFault, connect
from duelproof.wire.forwarding import Forwarding
from duelproof.wire.local import LocalEngine

NOWHERE = Position(game="shed", revision="1", door="setup")
CARDS = [Option(card=f"c{number}") for number in range(5)]


def ready_decks(book: Playbook) -> Mapping[str, Deck]:
    """Return the decks that come with the set of a book."""
    return decks_of(game(book.game).folder)


BOOKS = pytest.mark.parametrize("book", playbooks(), ids=lambda book: book.game)


def asked(shape: AnyShape, options: list[Option] = CARDS) -> Decision:
    return Decision(id=7, player="alice", kind="choose", shape=shape, options=options)


@BOOKS
def test_each_invariant_names_rules_that_the_book_has(book: Playbook) -> None:
    numbering = load(book.game)
    for invariant in book.every():
        for rule in invariant.rules:
            assert numbering.rule(rule).id == rule


@BOOKS
def test_invariants_of_a_game_have_different_names(book: Playbook) -> None:
    names = [invariant.name for invariant in book.every()]
    assert len(set(names)) == len(names)


@BOOKS
def test_decks_of_play_outs_are_allowed_by_the_book(book: Playbook) -> None:
    with connect("reference") as connection:
        for seed in range(30):
            assert connection.engine.open(book.deal(cards_of(book.game), Random(seed))) == Opened()


@BOOKS
def test_the_decks_of_the_set_are_dealt_too(book: Playbook) -> None:
    cards, ready = cards_of(book.game), ready_decks(book).values()
    dealt = [book.deal(cards, Random(seed)) for seed in range(60)]
    sides = [side for table in dealt for side in table.seats.values()]
    names = [Counter(card.name for card in side.zones["deck"]) for side in sides]
    made = [any(deck.cards == counts for deck in ready) for counts in names]
    assert len(sides) / 6 < sum(made) < len(sides) / 2


@BOOKS
def test_a_deck_with_an_unknown_card_is_not_dealt(book: Playbook) -> None:
    dealt = book.deal({}, Random(1))
    assert all(name not in deck.cards for deck in ready_decks(book).values() for name in dealt.cards)


@BOOKS
def test_decks_can_be_built_where_the_set_has_no_cards(book: Playbook) -> None:
    with connect("reference") as connection:
        assert connection.engine.open(book.deal({}, Random(1))) == Opened()


@BOOKS
def test_the_same_seed_plays_the_same_games(book: Playbook) -> None:
    with connect("reference") as connection:
        first, second = (
            race(connection.engine, book, cards_of(book.game), 3, lambda tally: tally.games == 3)
            for _ in range(2)
        )
    assert first.decisions == second.decisions > 0


class GoesOn(Forwarding):
    """Asks whether to go on until a player does not want to, which nobody picks by chance."""

    over = False

    def open(self, position: Position) -> OpenAnswer:
        self.over = False
        return Opened()

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        return None if self.over else asked(Pick(), [*ON_AND_ON, Option(verb="pass")])

    def submit(self, choice: Choice) -> Answer:
        self.over = choice.pick == [Option(verb="pass")]
        return Accepted()


ON_AND_ON = [Option(verb="go on", value=number) for number in range(100_000)]


def test_players_of_a_fast_play_out_pass_where_they_can_once_it_has_lasted_long() -> None:
    with connect("reference") as connection:
        tally = race(GoesOn(connection.engine), playbook("gate-ruler"), {}, 1, lambda tally: True)
    assert tally.decisions == WEARY + 1


def test_between_the_bounds_any_number_of_options_is_picked() -> None:
    picks = [random_choice(asked(Pick(min=1, max=3)), Random(seed), NOWHERE).pick for seed in range(50)]
    assert {len(pick) for pick in picks if pick is not None} == {1, 2, 3}
    assert all(pick is not None and len(set(pick)) == len(pick) for pick in picks)


def test_an_order_has_every_option_once() -> None:
    order = random_choice(asked(Order()), Random(1), NOWHERE).order
    assert order is not None
    assert sorted(str(option.card) for option in order) == ["c0", "c1", "c2", "c3", "c4"]


def test_the_shares_of_a_division_add_up_and_are_large_enough() -> None:
    for seed in range(50):
        shares = random_choice(asked(Divide(total=7, each_min=2)), Random(seed), NOWHERE).divide
        assert shares is not None
        assert sum(share for _, share in shares) == 7
        assert min(share for _, share in shares) >= 2


def test_every_option_has_a_share_where_that_is_wanted() -> None:
    for seed in range(50):
        shares = random_choice(asked(Divide(total=7, every=True)), Random(seed), NOWHERE).divide
        assert shares is not None
        assert sorted(str(option.card) for option, _ in shares) == ["c0", "c1", "c2", "c3", "c4"]
        assert sum(share for _, share in shares) == 7
    with pytest.raises(ValueError, match="4 cannot be divided"):
        random_choice(asked(Divide(total=4, every=True)), Random(1), NOWHERE)


def test_a_number_lies_between_its_bounds() -> None:
    numbers = {random_choice(asked(Number(min=2, max=4)), Random(seed), NOWHERE).number for seed in range(50)}
    assert numbers == {2, 3, 4}


def test_a_name_is_a_word_of_the_cards_on_the_table() -> None:
    table = playbook("duel-masters").deal({}, Random(1))
    colour = random_choice(asked(Name(domain="civilization")), Random(1), table).name
    assert colour in {colour for card in table.cards.values() for colour in card.faces[0].traits.colors}


def test_passing_is_found_where_it_is_offered() -> None:
    stop = passing(asked(Pick(), [CARDS[0], Option(verb="pass")]))
    assert stop is not None
    assert passes(stop)
    assert passing(asked(Pick())) is None
    assert not passes(Choice(decision=7, by="alice", pick=[CARDS[0]]))


def test_an_option_fits_what_agrees_in_all_fields_that_it_gives() -> None:
    offered = Option(verb="play", card="c1", value=1)
    assert fits(Option(card="c1"), offered)
    assert not fits(Option(card="c1", verb="charge"), offered)
    assert not fits(Option(card="c1", value=True), offered)


SHAPES: list[AnyShape] = [
    Pick(),
    Pick(min=2, max=3),
    Order(),
    Divide(total=3),
    Number(min=0, max=2),
    Name("card"),
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: type(shape).__name__)
def test_a_forged_choice_never_answers_the_decision(shape: AnyShape) -> None:
    decision = asked(shape)
    for seed in range(100):
        _, choice = forged(decision, [Option(card="elsewhere")], Random(seed))
        assert not answers(decision, choice)


def answers(decision: Decision, choice: Choice) -> bool:
    """Tell whether a choice is a legal answer, said without the code under test."""
    if choice.decision != decision.id or choice.by != decision.player:
        return False
    shape, options = decision.shape, decision.options
    if isinstance(shape, Pick):
        pick = choice.pick
        return pick is not None and shape.min <= len(pick) <= shape.max and set(pick) <= set(options)
    if isinstance(shape, Order):
        return choice.order is not None and sorted(map(repr, choice.order)) == sorted(map(repr, options))
    if isinstance(shape, Divide):
        return choice.divide is not None and sum(share for _, share in choice.divide) == shape.total
    if isinstance(shape, Number):
        return choice.number is not None and shape.min <= choice.number <= shape.max
    return choice.name is not None and choice.name != "no such word"


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["playout", *words])
    return result.exit_code, result.stdout


def test_the_command_plays_so_many_games_and_prints_numbers() -> None:
    code, out = run("reference", "--game", "duel-masters", "--games", "3", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["games"] == 3
    assert told["decisions"] > 3
    assert told["games_per_second"] > 0
    assert told["decisions_per_second"] > 0


@pytest.mark.parametrize("words", [(), ("--check",)])
def test_the_command_plays_by_the_edition_that_is_asked_for(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    editions: list[str] = []
    plain = LocalEngine.open

    def noting(engine: LocalEngine, position: Position) -> object:
        editions.append(position.revision)
        return plain(engine, position)

    monkeypatch.setattr(LocalEngine, "open", noting)
    for edition in (["--edition", "1.13"], []):
        assert run("reference", "--game", "duel-masters", "--games", "1", *words, *edition)[0] == 0
    assert [*dict.fromkeys(editions)] == ["1.13", "s-max"]


def test_the_command_knows_the_editions_of_a_book() -> None:
    ran = CliRunner().invoke(app, ["playout", "reference", "--game", "gate-ruler", "--edition", "1.13"])
    assert isinstance(ran.exception, CatalogueError)
    assert str(ran.exception) == "Gate Ruler has no edition '1.13': there are 1.1.2."


def test_the_command_checks_games_in_several_processes() -> None:
    code, out = run("reference", "--game", "duel-masters", "--games", "2", "--check", "-n", "2", "--json")
    assert code == 0
    assert json.loads(out)["games"] == 2


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("unlicensed", "start", "The engine could not be made: RuntimeError: there is no licence."),
        ("Leaving", "crash", "A process in which the engine played has ended."),
    ],
)
def test_the_command_tells_of_an_engine_that_fails_in_one_of_several_processes(
    name: str, kind: str, said: str
) -> None:
    engine = f"python:duelproof.tests.fakes.leaving:{name}"
    words = ["playout", engine, "--game", "duel-masters", "--games", "2", "--check", "-n", "2"]
    ran = CliRunner().invoke(app, words)
    assert isinstance(ran.exception, EngineFault)
    assert (ran.exception.kind, ran.exception.message) == (kind, said)


def test_the_command_tells_of_a_breach_with_the_seed_and_the_choices_that_show_it() -> None:
    liar = "python:duelproof.proof.liars:forgetful"
    code, out = run(liar, "--game", "duel-masters", "--check", "--games", "5", "--seed", "40", "--json")
    found = json.loads(out)["failure"]
    assert code == 1
    assert found["invariant"] == "one-place"
    assert found["rules"]
    assert found["choices"]
    again = run(
        liar, "--game", "duel-masters", "--check", "--games", "1", "--seed", str(found["seed"]), "--json"
    )
    assert json.loads(again[1])["failure"] == found


def upset(number: int, happens: Callable[[], object]) -> Engine:
    """The reference engine; at each choice from the game of this number on, something happens first."""
    right = connect("reference").engine
    dealt: list[object] = []

    class Upset(Forwarding):
        def open(self, position: Position) -> OpenAnswer:
            if position.chance not in dealt:
                dealt.append(position.chance)
            return super().open(position)

        def submit(self, choice: Choice) -> Answer:
            if len(dealt) >= number:
                happens()
            return super().submit(choice)

    return Upset(right)


def breaking_down() -> Engine:
    """The reference engine, which breaks down in its second game."""

    def fail() -> None:
        raise RecursionError

    return upset(2, fail)


def test_the_command_says_in_which_game_an_engine_broke_down() -> None:
    engine = f"python:{__name__}:breaking_down"
    asked = ["playout", engine, "--game", "duel-masters", "--check", "--games", "3", "--seed", "70"]
    ran = CliRunner().invoke(app, asked)
    assert str(ran.exception) == "in the game of seed 71: `submit` raised RecursionError."


def interrupted() -> Engine:
    """The reference engine, in whose third game somebody presses Ctrl-C."""

    def press() -> None:
        raise KeyboardInterrupt  # a signal would be ignored where the tests run in the background

    return upset(3, press)


def terminated() -> Engine:
    """The reference engine, in whose third game the run is told to end."""
    return upset(3, lambda: signal.raise_signal(signal.SIGTERM))


@pytest.mark.parametrize(("engine", "code"), [("interrupted", 1), ("terminated", 128 + signal.SIGTERM)])
def test_checked_games_that_are_stopped_say_what_they_have_shown_and_how_to_go_on(
    engine: str, code: int
) -> None:
    asked = ["playout", f"python:{__name__}:{engine}", "--game", "duel-masters", "--check", "--seed", "70"]
    ran = CliRunner().invoke(app, [*asked, "--games", "9"])
    assert ran.exit_code == code
    assert "Stopped after 2 games (seeds 70 to 71)" in ran.stderr
    assert "no breach. --seed 72 --games 7 goes on." in ran.stderr


def test_without_a_terminal_progress_is_told_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "QUIET", 0.0)
    asked = ["playout", "reference", "--game", "duel-masters", "--games", "2"]
    raced, checked = (CliRunner().invoke(app, [*asked, *words]).stderr for words in ([], ["--check"]))
    assert re.fullmatch(r"(duel-masters: \d+ games, [\d,]+ decisions\n){2}", raced)
    assert re.fullmatch(r"(duel-masters: \d+ games, [\d,]+ decisions, no breach\n){2}", checked)


def test_a_fast_play_out_notices_a_refusal_too() -> None:
    liar = "python:duelproof.proof.liars:moody"
    code, out = run(liar, "--game", "duel-masters", "--games", "1")
    assert code == 1
    assert "accepted" in out


def test_an_engine_that_opens_no_table_is_unusable() -> None:
    assert run("python:duelproof.tests.fakes.toy:Toy", "--game", "duel-masters", "--games", "1")[0] == 2
