"""Each invariant of the play-outs convicts an engine that breaks it, and no honest one."""

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from duelproof.playout import course
from duelproof.playout.alike import compare
from duelproof.playout.breach import Breach
from duelproof.playout.campaign import cards_of, check_game
from duelproof.playout.course import Player
from duelproof.playout.everywhere import COURSE
from duelproof.playout.games import playbook, playbooks
from duelproof.playout.lying import Liar, Seen
from duelproof.playout.moves import passing, random_choice
from duelproof.port import CardSpec, Engine, Result, View
from duelproof.proof import liars
from duelproof.tests.fakes import sparse
from duelproof.wire import connect

GAMES = 6
PLAIN: dict[str, CardSpec] = {}
"""A set of no cards: decks are filled with plain ones, whatever cards the suite has."""

EVERYWHERE = [
    ("one-place", liars.LosesACard),
    ("one-place", liars.MakesACard),
    ("one-place", liars.ShowsACardTwice),
    ("counted", liars.Miscounts),
    ("shown", liars.HidesWhatIsOpen),
    ("secret", liars.LeaksInTheView),
    ("secret", liars.LeaksInTheQuestion),
    ("secret", liars.LeaksInTheEvents),
    ("fits-zone", liars.InventsAZone),
    ("own-zone", liars.GivesAwayCards),
    ("posed", liars.ExhaustsAPile),
    ("well-put", liars.AsksForMoreThanThereIs),
    ("truly-told", liars.TellsOfTheWrongPlayer),
    ("truly-told", liars.TellsOfTheWrongPhase),
    ("told", liars.KeepsMovesToItself),
    ("told-in-full", liars.MumblesOfMoves),
    ("over", liars.AsksAfterTheEnd),
    ("over", liars.HasNoResult),
    ("refused", liars.AcceptsAnything),
    ("refused", liars.ChangesInRefusing),
    ("accepted", liars.RefusesSomething),
    ("replayed", liars.NeverPlaysTwiceAlike),
    ("ends", liars.NeverEnds),
    ("alike", liars.HintsAtAPile),
    ("alike", liars.OrdersByAPile),
    ("alike", liars.CountsWhatBobCanChoose),
]
ONE_GAME = [
    ("gate-ruler", "well-put", "AsksOutOfTurn"),
    ("gate-ruler", "fits-zone", "MisplacesACard"),
    ("gate-ruler", "settled", "SparesTheDamaged"),
    ("gate-ruler", "linked", "KeepsLooseCharges"),
    ("gate-ruler", "capped", "SummonsWithoutEnd"),
    ("gate-ruler", "countered", "KeepsCounters"),
    ("gate-ruler", "one-ruler", "HasNoRuler"),
    ("gate-ruler", "owned", "ChangesOwners"),
    ("gate-ruler", "had-once", "GainsTwice"),
    ("duel-masters", "settled", "SparesTheWeak"),
    ("duel-masters", "open-mana", "HidesMana"),
    ("dimension-zero", "well-put", "AsksOutOfTurn"),
    ("dimension-zero", "settled", "SparesTheWeak"),
    ("dimension-zero", "embattled", "KnowsNoBattles"),
    ("dimension-zero", "buried", "BuriesElsewhere"),
]


@pytest.fixture(scope="module")
def honest() -> Iterator[Engine]:
    with connect("reference") as connection:
        yield connection.engine


@pytest.fixture(scope="module")
def asking() -> Iterator[Engine]:
    with connect("python:reference:asking_engine") as connection:
        yield connection.engine


def first_breach(engine: Engine, game: str, cards: Mapping[str, CardSpec], games: int) -> Breach | None:
    """Return the first breach in a few checked games."""
    for seed in range(games):
        try:
            check_game(engine, playbook(game), cards, seed)
        except Breach as breach:
            return breach
    return None


@pytest.mark.parametrize("game", [book.game for book in playbooks()])
def test_an_honest_engine_breaks_nothing(honest: Engine, game: str) -> None:
    assert first_breach(honest, game, cards_of(game), 2) is None


@pytest.mark.parametrize("game", [book.game for book in playbooks()])
def test_zones_that_are_not_told_of_are_empty_and_players_are_missed(game: str) -> None:
    assert first_breach(sparse.LeavesEmptyZonesOut(), game, PLAIN, 1) is None
    breach = first_breach(sparse.LeavesBobOut(), game, PLAIN, 1)
    assert breach is not None
    assert breach.invariant == "one-place"


def test_a_card_that_has_to_show_itself_is_no_hint(honest: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """With other cards out of sight, one that says so is played as it is drawn, and nobody was asked."""
    monkeypatch.setattr(
        course, "random_choice", lambda asked, rng, at: passing(asked) or random_choice(asked, rng, at)
    )
    book, cards = playbook("gate-ruler"), cards_of("gate-ruler")
    showing = {name: cards[name] for name in ("Sudden Hail", "Needling Frost", "Bursting Seed")}
    for seed in range(GAMES):
        position = book.deal(showing, Random(seed))
        record = Player(honest, book, position, invariants=(), listening="alice").play(Random(seed), most=12)
        compare(honest, book, record, Random(seed))


class EndsALoop(Seen):
    """Says at the end that a loop ended the game, on each table at another point of its lap."""

    def change(self, view: View) -> None:
        if view.result is not None:
            view.result = Result(draw=True, why=["loop"])
            view.seats["alice"].numbers["lap"] = self.opened


class EndsALoopByChance(EndsALoop):
    """Lets Bob win on every second table."""

    def change(self, view: View) -> None:
        super().change(view)
        if view.result is not None and self.opened % 2:
            view.result.winner = "bob"


class ToTheEnd(Random):
    """Has each comparison go on to the end."""

    def randint(self, _a: int, b: int) -> int:
        return b


def compare_to_the_end(engine: Engine) -> int:
    """Compare a whole game with one in which the cards that Alice never saw are others."""
    book = playbook("duel-masters")
    position = book.deal(PLAIN, Random(1))
    record = Player(engine, book, position, invariants=(), listening="alice").play(Random(1))
    return compare(engine, book, record, ToTheEnd(1))


def test_a_loop_may_end_the_game_at_any_point_of_its_lap(honest: Engine) -> None:
    assert compare_to_the_end(EndsALoop(honest)) == compare_to_the_end(honest) > 1


def test_a_loop_ends_the_game_with_the_same_result(honest: Engine) -> None:
    with pytest.raises(Breach, match="another result"):
        compare_to_the_end(EndsALoopByChance(honest))


@pytest.mark.parametrize(("invariant", "liar"), EVERYWHERE)
def test_a_liar_is_caught_by_the_invariant_that_it_breaks(
    honest: Engine, invariant: str, liar: type[Liar]
) -> None:
    breach = first_breach(liar(honest), "duel-masters", PLAIN, GAMES)  # its games are the shortest
    assert breach is not None
    assert breach.invariant == invariant


def late(liar: type[Seen]) -> type[Seen]:
    """Return a liar who is honest in the first turn."""

    class Late(liar):  # type: ignore[valid-type, misc]
        def change(self, view: View) -> None:
            if view.turn > 1:
                super().change(view)

    return Late


@pytest.mark.parametrize(
    ("invariant", "liar"),
    [(name, liar) for name, liar in EVERYWHERE if issubclass(liar, Seen) and name not in COURSE],
)
def test_what_was_found_out_about_a_zone_is_not_believed_of_what_is_shown_later(
    honest: Engine, invariant: str, liar: type[Seen]
) -> None:
    breach = first_breach(late(liar)(honest), "duel-masters", PLAIN, GAMES)
    assert breach is not None
    assert breach.invariant == invariant
    assert breach.choices


def liars_of(game: str) -> dict[tuple[str, str], type[Liar]]:
    """Return the liars whom a game's invariants should convict, by the invariant's name and their own."""
    return {
        (each.name, liar.__name__): liar
        for each in playbook(game).every()
        for liar in (*each.liars, *liars.LIARS.get(each.name, ()))
    }


def test_every_liar_that_stands_beside_an_invariant_is_tried() -> None:
    own = {
        (book.game, each.name, liar.__name__)
        for book in playbooks()
        for each in book.every()
        for liar in each.liars
    }
    assert own <= set(ONE_GAME)


@pytest.mark.parametrize(("game", "invariant", "liar"), ONE_GAME)
def test_a_liar_is_caught_by_the_invariant_of_its_game(
    asking: Engine, game: str, invariant: str, liar: str
) -> None:
    lying = liars_of(game)[invariant, liar]
    breach = first_breach(lying(asking), game, PLAIN, GAMES)  # it asks in battles too
    assert breach is not None
    assert breach.invariant == invariant
    assert breach.rules
