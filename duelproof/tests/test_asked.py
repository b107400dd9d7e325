"""What a reader types for a rule is understood, or answered with what would be right."""

import pytest

from duelproof.catalogue.asked import understood
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import games


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("GR-8-4d", "GR-8-4d"),
        ("gr-8-4D", "GR-8-4d"),
        (" 8-6d ", "GR-8-6d"),
        ("104.1", "DM-104.1"),
        ("GR-8-4", "GR-8-4"),
        ("dm-104", "DM-104"),
        ("GR-8", "GR-8"),
        ("2.20", "DZ-2.20"),
    ],
)
def test_a_number_is_understood_in_any_case_and_without_its_book_if_one_alone_has_it(
    said: str, meant: str
) -> None:
    assert understood(said, games()).id == meant


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("8", r"Several books have 8: say which is meant of GR-8 \(Gate Ruler\), DM-8 \(Duel Masters\)\."),
        ("8-4z", r"No book has .* '8-4z': the nearest rules are GR-8-4"),
        ("GR-8-4z", r"Gate Ruler has no rule 'GR-8-4Z': the nearest are GR-8-4"),
        ("XX-1", r"'XX-1' belongs to no game"),
        ("", r"belongs to no game"),
    ],
)
def test_what_is_called_by_no_number_is_answered_with_the_nearest(said: str, answer: str) -> None:
    with pytest.raises(CatalogueError, match=answer):
        understood(said, games())
