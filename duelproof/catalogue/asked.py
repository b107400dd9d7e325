"""What somebody means who names a rule, a section or a subsection: in any case, with or without its book."""

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game, game_of
from duelproof.catalogue.numbering import Numbering, Rule, Section, Subsection, load


@dataclass(frozen=True, slots=True)
class Asked:
    """What is meant in a book: one rule, or a part of the book with its rules."""

    numbering: Numbering
    meant: Rule | Section | Subsection

    @property
    def id(self) -> str:
        """The full id: that of the rule, or the book's prefix and the number of the part."""
        number = self.meant.number
        return f"{self.numbering.game.prefix}-{number}"


def understood(said: str, games: Sequence[Game]) -> Asked:
    """Return the rule, subsection or section that is meant, in whatever case, with or without its book.

    Raises CatalogueError when nothing is called so, with the nearest ids, or when several books have it.
    """
    wanted = said.strip().upper()
    prefixes = {game.prefix: game for game in games}
    prefix, _, number = wanted.partition("-")
    if number and prefix in prefixes:
        numbering = load(prefixes[prefix])
        found = next(_called(numbering, number), None)
        return found or Asked(numbering, numbering.rule(f"{prefix}-{number}"))
    everywhere = [found for game in games for found in _called(load(game), wanted)]
    if len(everywhere) == 1:
        return everywhere[0]
    if everywhere:
        which = ", ".join(f"{found.id} ({found.numbering.game.title})" for found in everywhere)
        raise CatalogueError(f"Several books have {said}: say which is meant of {which}.")
    if not wanted[:1].isdigit():
        game_of(said, tuple(games))
    known = {rule.number.upper(): rule.id for game in games for rule in load(game).rules.values()}
    near = [known[number] for number in difflib.get_close_matches(wanted, known, n=3)]
    hint = f": the nearest rules are {', '.join(near)}" if near else ""
    raise CatalogueError(f"No book has a rule, subsection or section {said!r}{hint}.")


def _called(numbering: Numbering, number: str) -> Iterator[Asked]:
    """Yield what has a number in a book: a rule before a part of the same number."""
    for meant in (*numbering.rules.values(), *numbering.parts.values()):
        if meant.number.upper() == number:
            yield Asked(numbering, meant)
            return
