"""What an engine says of itself, looked at before a run: a claim that is misspelt would claim nothing.

An engine may play more games, and more revisions of a game, than the suite has: that is no mistake. It is one
if nothing is left to judge, if a claim names no chapter of its book and no part of the port, or if a game is
named twice.
"""

import difflib
from collections.abc import Collection
from dataclasses import replace

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game
from duelproof.catalogue.numbering import Numbering
from duelproof.judge.claims import PART, covers
from duelproof.judge.selection import Selection, Suite
from duelproof.port import Description, GameSupport

PARTS = (
    "port/positions", "port/refs", "port/chance", "port/events", "port/views", "port/options",
    "port/deck-check", "port/vocabulary", "port/clock",
)  # fmt: skip
"""The parts of the port that an engine can claim."""


def check_claims(description: Description | None, suite: Suite, selection: Selection) -> None:
    """Check that the claims of an engine say something of what it is asked for.

    One that did not say who it is claims everything.

    Raises:
        CatalogueError: it claims no game that is asked for, or something that there is not; the sentence says
            what would be right.
    """
    if description is None:
        return
    named = [support.game for support in description.games]
    if not named:
        games = _list([each.id for each in suite.games])
        raise _mistake(
            f"claims no game at all, so there is nothing to judge; the games of this suite are {games}"
        )
    for name in named:
        if named.count(name) > 1:
            raise _mistake(
                f"names the game {name!r} twice; it should be named once, with all that is claimed"
            )
    asked = selection.check(suite)
    if not {each.id for each in asked} & set(named):
        known = [each.id for each in asked]
        hint = next((f"; is {near!r} meant?" for name in named if (near := _near(name, known))), "")
        raise _mistake(
            f"claims {_list(named)}, of which nothing was asked for ({_list(known)}): "
            f"there is nothing to judge{hint}"
        )
    for each in asked:
        for support in description.games:
            if support.game == each.id:
                _check_game(support, each, suite.numbering(each))


def in_its_edition(selection: Selection, description: Description | None, suite: Suite) -> Selection:
    """Return what is asked of an engine: where it plays one of a book's editions, what is of that one.

    So it is where one book was asked for, and no edition of it.
    """
    games = selection.check(suite)
    if selection.revision is not None or description is None or len(games) != 1:
        return selection
    [game] = games
    supports = (support for support in description.games if support.game == game.id)
    played = {name for support in supports for name in support.revisions} & set(game.revisions)
    if len(game.revisions) == 1 or len(played) != 1:
        return selection
    return replace(selection, revision=played.pop())


def _check_game(support: GameSupport, game: Game, numbering: Numbering) -> None:
    if not set(support.revisions) & set(game.revisions):
        claimed = _list(support.revisions) or "none"
        raise _mistake(
            f"claims no revision of {game.id} that this suite has: it claims {claimed}, "
            f"and there {'is' if len(game.revisions) == 1 else 'are'} {_list(game.revisions)}"
        )
    for claim in support.capabilities:
        if claim.startswith(PART):
            if claim not in PARTS:
                raise _unknown(claim, game, PARTS, "part of the port")
        elif not claim or not any(
            covers([claim], rule.section, [rule.id]) for rule in numbering.rules.values()
        ):
            chapters = [
                number
                for section in numbering.sections.values()
                for number in (section.number, *(part.number for part in section.subsections))
            ]
            raise _unknown(claim, game, [*chapters, *PARTS], "chapter of the book and no part of the port")


def _unknown(claim: str, game: Game, known: Collection[str], what: str) -> CatalogueError:
    near = _near(claim, known)
    nearest = f"the nearest is {near!r}" if near else f"there are {_list(list(known)[:12])}"
    return _mistake(f"claims {claim!r} of {game.id}, which is no {what}; {nearest}")


def _near(word: str, known: Collection[str]) -> str | None:
    found = difflib.get_close_matches(word.lower(), known, n=1)
    return found[0] if found else None


def _list(words: Collection[str]) -> str:
    return ", ".join(word if word.isprintable() and word else repr(word) for word in words)


def _mistake(text: str) -> CatalogueError:
    return CatalogueError(f"The engine's `describe` {text}.")
