"""What holds of whole play-outs, in every game."""

from random import Random

import pytest
from hypothesis import given

from duelproof.playout.alike import compare
from duelproof.playout.course import replay
from duelproof.playout.games import playbooks
from duelproof.playout.invariant import Playbook
from duelproof.port import Engine, Seat
from properties.common.playing import DEALS, PICKS, play


def of_each_game(name: str) -> pytest.MarkDecorator:
    """Repeat a property for each game, marked with the rules that its invariant of this name stands for."""
    return pytest.mark.parametrize(
        "book",
        [
            pytest.param(book, id=book.game, marks=pytest.mark.rules(*book.course[name].rules))
            for book in playbooks()
        ],
    )


@of_each_game("accepted")
@given(picks=PICKS, deal=DEALS)
def test_every_legal_option_is_accepted(engine: Engine, book: Playbook, picks: Random, deal: int) -> None:
    play(engine, book.game, picks, deal)


@of_each_game("refused")
@given(picks=PICKS, deal=DEALS)
def test_what_was_not_offered_is_refused_and_changes_nothing(
    engine: Engine, book: Playbook, picks: Random, deal: int
) -> None:
    """GR-14-3b-10, DM-601.1b, DZ-4.19.1: an attempt at what cannot be done changes nothing."""
    play(engine, book.game, picks, deal, forging=True)


@of_each_game("ends")
@given(picks=PICKS, deal=DEALS)
def test_every_game_ends(engine: Engine, book: Playbook, picks: Random, deal: int) -> None:
    """GR-12-2a-2, DM-104.2b, DZ-3.3.2: each turn takes cards from a deck, and an empty deck loses.

    Within a turn the players pass wherever they can after 40 decisions, and 2000 are too many.
    """
    record = play(engine, book.game, picks, deal, to_the_end=True)
    assert engine.observe("judge").result is not None, f"no result after {len(record.choices)} choices"


@of_each_game("replayed")
@given(picks=PICKS, deal=DEALS)
def test_the_same_choices_play_the_same_game(
    engine: Engine, book: Playbook, picks: Random, deal: int
) -> None:
    replay(engine, book, play(engine, book.game, picks, deal))


@pytest.mark.parametrize("viewer", ["alice", "bob"])
@of_each_game("alike")
@given(picks=PICKS, deal=DEALS)
def test_what_a_player_never_saw_makes_no_difference_to_what_he_is_told(
    engine: Engine, book: Playbook, viewer: Seat, picks: Random, deal: int
) -> None:
    """GR-3-2b-2, DM-400.2b, DZ-2.25.2-1: the same game with other cards out of sight tells him the same."""
    record = play(engine, book.game, picks, deal, listening=viewer)
    compare(engine, book, record, Random(deal))
