"""Making a divergence small: fewer choices, a shorter game, and the engines still diverge."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from duelproof.differential.choosers import by_script
from duelproof.differential.clock import TimeUp
from duelproof.differential.later import defining_what_lies, moments, without
from duelproof.differential.offered import said
from duelproof.differential.pair import Game, play
from duelproof.playout.moves import passes
from duelproof.port import Choice, Engine, Option, Position, laid
from duelproof.wire import EngineFault, GuardedEngine

MOST_RUNS = 400
"""The most games that are played to shrink it, and again to find out which cards it needs."""


@dataclass(slots=True)
class Small:
    """A small divergence: the table from which it is played, and the game.

    It begins as late as possible, at a table that the game came to in somebody's main phase. Plays are left
    out, fewer and fewer at once, then single choices; the rest are made as soon as they can be. The cards
    that are still named are shuffled to the top, so that nobody waits for them; and from a table in the
    middle of a game the cards that do not matter are taken away.

    If an engine fails at one of these games, both are restarted, and the shortest game so far is the result.
    It is also the result where time is up before all was tried: then it is not ``finished``.
    """

    position: Position
    game: Game
    finished: bool = True


def shrunk(
    first: GuardedEngine, second: GuardedEngine, position: Position, game: Game, *, at_rest: bool = False
) -> Small:
    """Return the shortest game found in which the engines diverge, and the table at which it begins.

    It begins as late as it can, at a table that the game came to in somebody's main phase. Plays are left
    out, ever fewer at once, then single choices; what is left is made as soon as it can be. The cards that
    are still named are shuffled to the top, so that nobody waits for them; and from a table in the middle of
    a game the cards are taken away that do not matter.

    Where an engine fails at one of these games, both are started anew, and the shortest so far is the result.
    """
    assert game.divergence is not None
    search = _Search(first, second, Small(position, game), at_rest=at_rest)
    if game.choices:
        try:
            search.run()
        except EngineFault:
            first.restart()
            second.restart()
        except TimeUp:
            return Small(search.best.position, search.best.game, finished=False)
    return search.best


class _Search:
    """The shortest game so far, and the script that leads to it."""

    def __init__(self, first: Engine, second: Engine, begun: Small, *, at_rest: bool) -> None:
        self._engines = first, second
        self._at_rest = at_rest
        self._runs = 0
        self.best = begun
        self.script = _made(begun.game)

    def run(self) -> None:
        """Make the game smaller until nothing helps any more."""
        self.leave_out_passes()
        before = None
        while before is None or len(self.best.game.choices) < before:
            before = len(self.best.game.choices)
            while self.begin_later():
                pass
            self.leave_out(_plays)
            self.leave_out(_singly)
        self._runs = 0
        self.take_away_cards()

    def tries(self, script: list[Choice], position: Position | None = None, *, in_order: bool = True) -> bool:
        """Play by a script, in its order or as soon as its choices can be made; keep it if it is better.

        It is better if the engines diverge after fewer choices than before, or after as many of which fewer
        are scripted. What they differ in does not matter: the shortest game tells most. But they must have
        agreed before: an engine that sets up a later table wrongly has not shown where they diverge in it.
        """
        if self._runs >= MOST_RUNS:
            return False
        found = self._played(script, position or self.best.position, in_order)
        scripted = [said(choice) for choice in script]
        kept = [choice for choice in _made(found.game) if said(choice) in scripted]
        shorter = (len(found.game.choices), len(kept)) < (len(self.best.game.choices), len(self.script))
        if found.game.divergence is None or not found.game.choices or not shorter:
            return not in_order and self.tries(script, position)
        self.best, self.script = found, kept
        return True

    def _played(self, script: list[Choice], position: Position, in_order: bool = True) -> Small:
        """Return a game by a script, with no more choices in all than the shortest so far."""
        self._runs += 1
        spare = max(0, len(self.best.game.choices) - len(script))
        choose = by_script(script, spare, in_order=in_order)
        return Small(position, play(*self._engines, position, choose, at_rest=self._at_rest))

    def leave_out_passes(self) -> None:
        """Remove the passes from the script, where passing happens without them."""
        self.tries([choice for choice in self.script if not passes(choice)], in_order=False)

    def begin_later(self) -> bool:
        """Begin at a table of the game from which the engines still diverge: at one of the last, if they do.

        The cause may lie long before, so the search goes back twice as far each time.
        """
        made = _made(self.best.game)
        found = moments(*self._engines, self.best.position, made)
        back = 1
        while back <= len(found):
            moment = found[-back]
            if self.tries(made[moment.after :], moment.position):
                self.leave_out_passes()
                return True
            back *= 2
        return False

    def take_away_cards(self) -> None:
        """Take cards off a table in the middle of a game, half of them first, single ones last.

        The engines must diverge after the same choices, at the same point: where nobody has anything to
        choose any more a game runs on, and the consequences of a mistake hide it.
        """
        if self.best.position.door == "setup":
            return
        point = self._point(self._played(_made(self.best.game), self.best.position))
        refs = sorted(card.ref for _, card in laid(self.best.position))
        size = max(1, len(refs) // 2)
        while size:
            at = 0
            while at < len(refs) and self._runs < MOST_RUNS:
                if self._do(without(self.best.position, refs[at : at + size]), point):
                    del refs[at : at + size]
                else:
                    at += size
            size //= 2
        self._do(defining_what_lies(self.best.position), point)

    def _do(self, position: Position, point: list[Any]) -> bool:
        """Tell whether another table does for the same choices, up to the same point; it is kept if so."""
        made = _made(self.best.game)
        found = self._played(made, position)
        if list(map(said, found.game.choices)) != list(map(said, made)) or self._point(found) != point:
            return False
        self.best = found
        return True

    def _point(self, small: Small) -> list[Any]:
        """Return what the engines differ in, and where in the game."""
        view = self._engines[0].observe()
        about = small.game.divergence and small.game.divergence.about
        return [about, view.turn, view.phase, view.step, view.priority, view.result]

    def deal_sooner(self) -> None:
        """Shuffle the cards that the script names to the top.

        This is done in each shuffle of the game: one that the script has, or one where any order would do.
        """
        made = [choice for choice in _made(self.best.game) if choice in self.script or _is_shuffle(choice)]
        named = {card for choice in self.script for card in _cards(choice.pick or [])}
        for choice in filter(_is_shuffle, made):
            dealt = msgspec.structs.replace(choice, order=_on_top(choice.order or [], named))
            if dealt != choice:
                self.tries([dealt if each is choice else each for each in made], in_order=False)

    def leave_out(self, parts: Callable[[list[Choice]], list[list[Choice]]]) -> None:
        """Leave out parts of the script, half of them first, single ones last."""
        size = max(1, len(parts(self.script)) // 2)
        while size and self._runs < MOST_RUNS:
            self.deal_sooner()
            left, at, smaller = parts(self.script), 0, False
            while at < len(left):
                tried = [choice for part in left[:at] + left[at + size :] for choice in part]
                if self.tries(tried):
                    left, smaller = parts(self.script), True
                else:
                    at += size
            if not smaller or size > len(left):
                size //= 2


def _made(game: Game) -> list[Choice]:
    """Return the choices of a game, for whatever decision."""
    return [msgspec.structs.replace(choice, decision=0) for choice in game.choices]


def _singly(script: list[Choice]) -> list[list[Choice]]:
    """Return each choice by itself."""
    return [[choice] for choice in script]


def _plays(script: list[Choice]) -> list[list[Choice]]:
    """Return each act with the choices that carry it out."""
    parts: list[list[Choice]] = []
    for choice in script:
        if not parts or choice.pick is None or any(option.verb for option in choice.pick):
            parts.append([])
        parts[-1].append(choice)
    return parts


def _on_top(order: list[Option], named: set[str]) -> list[Option]:
    """Return the cards of an order, with those named first."""
    top = [option for option in order if option.card in named]
    return top + [option for option in order if option.card not in named]


def _is_shuffle(choice: Choice) -> bool:
    return choice.order is not None and choice.by == "chance"


def _cards(options: list[Option]) -> set[str]:
    """Return the cards that options name."""
    return {card for option in options for card in (option.card, option.target) if card is not None}
