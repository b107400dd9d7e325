"""Whole games of Duel Masters, played at random."""

from collections import Counter
from collections.abc import Callable

import pytest

import reference
from duelproof.port import View
from reference.kernel.course.engine import ReferenceEngine
from reference.tests import dm_table


def refs(view: View) -> Counter[str]:
    return Counter(
        card.ref
        for seat in view.seats.values()
        for zone in seat.zones.values()
        for card in zone.cards
        if card.ref is not None
    )


@pytest.mark.parametrize("revision", ["1.13", "s-max"])
@pytest.mark.parametrize("make", [reference.engine, reference.asking_engine])
def test_two_hundred_random_games_end_with_a_result(
    make: Callable[[], ReferenceEngine], revision: str
) -> None:
    engine, whys = make(), Counter[str]()
    for seed in range(200):
        dm_table.play(engine, dm_table.position(seed, revision=revision), seed, lambda: None)
        result = engine.observe().result
        assert result is not None and (result.winner is not None or result.draw)
        whys.update(result.why)
    assert set(whys) == {"direct"}


def test_every_card_is_in_exactly_one_place_after_every_decision() -> None:
    engine = reference.asking_engine()
    all_refs = {f"{seat}{n}" for seat in "ab" for n in range(40)}

    def look() -> None:
        assert refs(engine.observe()) == Counter(all_refs)

    for seed in range(12):
        revision = ("1.13", "s-max")[seed % 2]
        dm_table.play(engine, dm_table.position(seed, events=True, revision=revision), seed, look)


def test_a_game_replays_from_its_choices_to_the_same_table() -> None:
    for seed in range(5):
        views = []
        for _ in range(2):
            engine = reference.engine()
            dm_table.play(engine, dm_table.position(seed, events=True), seed, lambda: None)
            views.append((engine.observe(), engine.events()))
        assert views[0] == views[1]
