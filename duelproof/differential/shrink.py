"""Making a divergence small: fewer choices, a shorter game, and still the engines part."""

from collections.abc import Callable

import msgspec

from duelproof.differential.choosers import by_script
from duelproof.differential.pair import Game, play
from duelproof.playout.moves import passes
from duelproof.port import Choice, Engine, Option, Position

MOST_RUNS = 400
"""How many games are played for it at most."""


def shrunk(first: Engine, second: Engine, position: Position, game: Game) -> Game:
    """The shortest game found in which the engines part.

    Plays are left out, ever fewer at once, then single choices; what is left is made as soon as it can be.
    The cards that are still named are shuffled to the top, so that nobody waits for them.
    """
    assert game.divergence is not None
    search = _Search(first, second, position, game)
    search.tries(search.script, in_order=False)
    before = None
    while before is None or len(search.best.choices) < before:
        before = len(search.best.choices)
        search.leave_out(_plays)
        search.leave_out(_singly)
    return search.best


class _Search:
    """The shortest game so far, and the script that leads to it."""

    def __init__(self, first: Engine, second: Engine, position: Position, game: Game) -> None:
        self._table = first, second, position
        self._runs = 0
        self.best = game
        self.script = [choice for choice in _made(game) if not passes(choice)]

    def tries(self, script: list[Choice], *, in_order: bool = True) -> bool:
        """Plays by a script, in its order or also as its choices can be made, and keeps it if it is better.

        It is, where the engines part in fewer choices than before, or in as many of which fewer are scripted.
        About what they part does not matter: the shortest game tells most.
        """
        if self._runs >= MOST_RUNS:
            return False
        self._runs += 1
        most = len(self.best.choices)
        choose = by_script(script, max(0, most - len(script)), in_order=in_order)
        found = play(*self._table, choose)
        kept = [choice for choice in _made(found) if choice in script]
        shorter = (len(found.choices), len(kept)) < (most, len(self.script))
        if found.divergence is None or not shorter:
            return not in_order and self.tries(script)
        self.best, self.script = found, kept
        return True

    def deal_sooner(self) -> None:
        """Shuffles the cards that the script names to the top.

        In each shuffle of the game: one that the script has, or one where any order would do.
        """
        made = [choice for choice in _made(self.best) if choice in self.script or _is_shuffle(choice)]
        named = {card for choice in self.script for card in _cards(choice.pick or [])}
        for choice in filter(_is_shuffle, made):
            dealt = msgspec.structs.replace(choice, order=_on_top(choice.order or [], named))
            if dealt != choice:
                self.tries([dealt if each is choice else each for each in made], in_order=False)

    def leave_out(self, parts: Callable[[list[Choice]], list[list[Choice]]]) -> None:
        """Leaves out parts of the script, half of them first, single ones last."""
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
    """The choices of a game, for whatever decision."""
    return [msgspec.structs.replace(choice, decision=0) for choice in game.choices]


def _singly(script: list[Choice]) -> list[list[Choice]]:
    """Each choice by itself."""
    return [[choice] for choice in script]


def _plays(script: list[Choice]) -> list[list[Choice]]:
    """Each act with the choices that carry it out."""
    parts: list[list[Choice]] = []
    for choice in script:
        if not parts or choice.pick is None or any(option.verb for option in choice.pick):
            parts.append([])
        parts[-1].append(choice)
    return parts


def _on_top(order: list[Option], named: set[str]) -> list[Option]:
    """The cards of an order, with those named first."""
    top = [option for option in order if option.card in named]
    return top + [option for option in order if option.card not in named]


def _is_shuffle(choice: Choice) -> bool:
    return choice.order is not None and choice.by == "chance"


def _cards(options: list[Option]) -> set[str]:
    """The cards that options name."""
    return {card for option in options for card in (option.card, option.target) if card is not None}
