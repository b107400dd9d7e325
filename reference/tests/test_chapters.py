"""The number is the address: what bears a rule's number stands in the chapter of that rule."""

import pytest

from duelproof.catalogue.games import Game, games
from duelproof.catalogue.numbering import load
from reference.misreadings.making import misreadings


def chapter_of(game: Game, rule: str) -> str:
    """The name of the module or package for a rule's section: ``s08_attack_phase``."""
    numbering = load(game.id)
    return f"s{numbering.section(numbering.rule(rule).section).folder}"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.package)
def test_a_misreading_stands_in_the_chapter_of_a_rule_that_it_misreads(game: Game) -> None:
    found = misreadings(game.package)
    assert len(found) > 20
    astray = [
        f"{each.name} misreads {', '.join(each.rules)} in {each.module}"
        for each in found
        if each.module.split(".")[3] not in {chapter_of(game, rule) for rule in each.rules}
    ]
    assert astray == []
