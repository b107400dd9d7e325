"""Where the site has a rule."""

from duelproof.catalogue.games import Game
from duelproof.catalogue.numbering import Rule


def subsection_page(game: Game, number: str) -> str:
    """Return the page of a subsection, as a file below the folder of the pages."""
    return f"{game.id}/{number}.md"


def rule_page(game: Game, rule: Rule) -> str:
    """Return where a rule stands: the page of its subsection, and its place on it."""
    return f"{subsection_page(game, rule.subsection)}#{rule.id}"


def rule_address(game: Game, rule: Rule) -> str:
    """Return where a rule stands on the built site, seen from its first page."""
    return rule_page(game, rule).replace(".md#", ".html#")
