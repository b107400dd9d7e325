"""What only makes the engine faster: a quick look whether anything is due, before all cards are looked at.

Each function here is put around a plain rule with ``@`` (see `reference.kernel.course.index`).
"""

from collections.abc import Callable, Collection, Sequence
from functools import wraps

from duelproof.port import SEATS, CardSpec
from duelproof.port.abilities import LoseGame, Modify, ReplaceEvent, SetTrait, WinGame
from reference.duel_masters.s4_zones.battle_zone import STANDING
from reference.duel_masters.state import DMGame, DMIndex
from reference.duel_masters.vocabulary import ONCE, FixPower, Scale
from reference.kernel.abilities.standing import gathered
from reference.kernel.card import Card
from reference.kernel.context import Happening
from reference.kernel.flow import Flow


def tabulate(game: DMGame) -> None:
    """Note where the decks are, and which cards are weak or cannot stay by what is printed on them."""
    index = game.index
    if index is not None:
        index.decks = [game.deck(seat) for seat in SEATS]
        index.gr = [game.zone("gr", seat) for seat in SEATS]
        specs = {card.spec.name: card.spec for card in game.cards.values()}.values()
        index.weak = any(map(_is_weak, specs))
        index.beside = [card for card in game.cards.values() if _has_a_home(card.spec)]
        index.unfit = frozenset(spec.name for spec in specs if _is_unfit(spec))


def _is_weak(card: CardSpec) -> bool:
    """Tell whether a creature has no power above 0 printed on any of its faces."""
    faces = [face.traits for face in card.faces if "creature" in face.traits.type]
    return any(not (isinstance(face.power, int) and face.power > 0) for face in faces)


def _is_unfit(card: CardSpec) -> bool:
    """Tell whether a card has a face that cannot lie by itself in the battle zone."""
    unfit = [STANDING.isdisjoint(face.traits.type) for face in card.faces]
    return all(unfit) if card.halves else any(unfit)


def _has_a_home(card: CardSpec) -> bool:
    """Tell whether a card is kept beside the deck."""
    return any(face.traits.supertype or "rule plus" in face.traits.type for face in card.faces)


_DUE = frozenset(
    (
        (WinGame, ""),
        (LoseGame, ""),
        (Modify, "power"),
        (SetTrait, "power"),
        (SetTrait, "type"),
        (FixPower, ""),
        (Scale, ""),
        *((kind, "") for kind in ONCE),
    )
)
"""What instructions say that is done once, ends the game, or makes creatures weak or of what was none."""


def unless_calm(settle: Callable[[DMGame], Flow[None]]) -> Callable[[DMGame], Flow[None]]:
    """Look for state-based actions only if any may be due."""

    @wraps(settle)
    def quick(game: DMGame) -> Flow[None]:
        if game.index is None or not calm(game, game.index):
            yield from settle(game)

    return quick


Cards = Callable[[DMGame], Collection[Card]]


def among_those_with_a_home(cards: Cards) -> Cards:
    """Look only at the cards that are kept beside the deck."""

    @wraps(cards)
    def quick(game: DMGame) -> Collection[Card]:
        return cards(game) if game.index is None else game.index.beside

    return quick


Events = Sequence[Happening]
Replaces = Callable[[DMGame, Events], Flow[list[Happening]]]


def unless_replaced(what_happens: Replaces) -> Replaces:
    """Look for replacement effects only if any is in force."""

    @wraps(what_happens)
    def quick(game: DMGame, events: Events) -> Flow[list[Happening]]:
        if game.index is not None and not any(says[0] is ReplaceEvent for says in gathered(game)):
            return list(events)
        return (yield from what_happens(game, events))

    return quick


def calm(game: DMGame, index: DMIndex) -> bool:
    """Tell whether nothing at all can be due: the common case, without a look at every card."""
    if game.beaten or game.defeated or game.ruins or game.commands or game.leads or game.parted:
        return False
    if index.weak or index.beside or any(index.gr):
        return False
    if game.natures or any(card.spec.name in index.unfit for seat in SEATS for card in game.battle(seat)):
        return False
    return all(index.decks) and _DUE.isdisjoint(gathered(game))
