"""Misreadings of 3.1: preparation."""

from collections.abc import Iterator

from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import hears_anyone


@misreads("3.1.4", "3.2.3-1")
def whoever_answers_first_is_heard() -> Iterator[None]:
    """Misreads 3.1.4, 3.2.3-1: an answer is accepted from anybody, chance or player, whoever was asked."""
    with hears_anyone():
        yield
