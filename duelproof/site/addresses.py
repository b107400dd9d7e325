"""Where the site has a rule, a scenario and a card."""

from duelproof.catalogue.features import slug
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
    return built(rule_page(game, rule))


def scenario_page(game: Game, rule: Rule, name: str) -> str:
    """Return where a scenario stands: the page of its rule, and its place on it."""
    return f"{subsection_page(game, rule.subsection)}#{scenario_anchor(rule.id, name)}"


def scenario_anchor(rule_id: str, name: str) -> str:
    """Return the place of a scenario on its page."""
    return f"{rule_id}/{slug(name)}"


def card_page(game: Game, file: str) -> str:
    """Return the page of a card, by the name of its file."""
    return f"{game.id}/card/{file}.md"


def built(page: str) -> str:
    """Return the address of a page on the built site."""
    path, mark, anchor = page.partition("#")
    return f"{path.removesuffix('.md')}.html{mark}{anchor}" if path.endswith(".md") else page
