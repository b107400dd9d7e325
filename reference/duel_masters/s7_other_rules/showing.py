"""701.9: how long a card stays shown that an effect has shown."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from duelproof.port import SEATS
from duelproof.port.abilities import Reveal
from duelproof.port.selections import Select
from duelproof.port.words import parts
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.cards import moved
from reference.duel_masters.state import DMGame
from reference.kernel.abilities.perform import COMMON
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("701.9a", also=("113.2", "701.9b", "101.3a"))
def reveal(game: DMGame, instr: Reveal, ctx: Context) -> Flow[None]:
    """Show cards where they lie, of a shield all that it is made up of.

    What was shown before, as a card that is to be used, goes on being shown afterwards.
    """
    cards = yield from moved(game, instr.what, ctx)
    before = [(card, card.life, card.shown_to) for card in cards]
    ctx.it, ctx.did = list(cards), bool(cards)
    yield from COMMON[Reveal](game, msgspec.structs.replace(instr, what=Select(which="it")), ctx)
    for card, life, shown_to in before:
        if card.life == life:
            card.shown_to = shown_to


@rule("701.9a")
def keep_showing(game: DMGame, cards: list[Card]) -> None:
    """All players see cards that an effect shows, wherever it puts them, as long as it is about them."""
    for card in cards:
        card.shown_to = frozenset(SEATS)
    game.shown += cards


@rule("701.9a")
def show_no_longer(game: DMGame, instr: Any) -> None:
    """Cards stay shown no longer if the next instruction of the effect does not speak of them."""
    if game.shown and not _speaks_of_it(instr):
        _hide(game)


@contextmanager
def shown_by_itself(game: DMGame) -> Iterator[None]:
    """Cards that an effect has shown stay shown no longer than it lasts, while those of others do."""
    before, game.shown = game.shown, []
    try:
        yield
    finally:
        _hide(game)
        game.shown = before


def _hide(game: DMGame) -> None:
    """Show cards no longer that an effect has shown."""
    for card in game.shown:
        card.shown_to = frozenset()
    game.shown = []


def _speaks_of_it(said: Any) -> bool:
    """Tell whether an instruction, or one within it, says something of what the effect last dealt with."""
    return any(isinstance(each, Select) and each.which == "it" for _, each in parts(said))
