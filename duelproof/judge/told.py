"""What a report says of a rule beside its number: its title in our words, and its page on the site."""

from collections.abc import Iterable
from dataclasses import dataclass

from duelproof.catalogue.coverage import revisions_of
from duelproof.catalogue.features import RuleBlock
from duelproof.judge.selection import Suite
from duelproof.site.addresses import rule_address


@dataclass(frozen=True, slots=True)
class ToldRule:
    """A rule as reports name it: in words, and where it stands on the site."""

    title: str
    address: str


def told_rules(
    suite: Suite, game_id: str, revision: str, rules: Iterable[str], features: Iterable[str]
) -> dict[str, ToldRule]:
    """Return what is said of rules, by their ids.

    Args:
        suite: has the rules.
        game_id: the game whose rules they are.
        revision: its edition.
        rules: their ids.
        features: the files that have scenarios of them, as results name them. No other is read; those that a
            bundle leaves out are not missed.

    Raises CatalogueError when the features cannot be read.
    """
    game = suite.game(game_id)
    files = [file for name in sorted(set(features)) if (file := game.root / name).is_file()]
    texts = [suite.text(game, file) for file in files]
    numbering = suite.numbering(game)
    titles: dict[str, str] = {}
    for block in (block for text in texts for block in text.blocks):
        for rule in block.ids:
            if rule not in titles or revision in revisions_of(block, numbering):
                titles[rule] = _words(block)
    return {rule: ToldRule(titles.get(rule, ""), rule_address(game, numbering.rule(rule))) for rule in rules}


def _words(block: RuleBlock) -> str:
    """Return the title of a block without the number that it begins with."""
    number, _, words = block.title.partition(" ")
    return words if any(rule.endswith(number) for rule in block.ids) else block.title
