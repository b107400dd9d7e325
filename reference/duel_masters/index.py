"""What only makes the engine faster: a quick look whether anything is due, before all cards are looked at.

Each function here is put around a plain rule with ``@`` (see `reference.kernel.course.index`).
"""

from collections.abc import Callable, Collection, Sequence
from functools import wraps

from duelproof.port import SEATS, CardSpec
from duelproof.port.abilities import Ability, Gain, LoseGame, Modify, ReplaceEvent, SetTrait, WinGame
from reference.duel_masters.s1_basics.what_is_needed import HYPERSPATIAL
from reference.duel_masters.s4_zones.battle_zone import STANDING
from reference.duel_masters.state import DMGame, DMIndex
from reference.duel_masters.vocabulary import FixPower, Scale, lasts
from reference.kernel.abilities.index import is_in, touched
from reference.kernel.abilities.standing import Force, Reach, Saying, gathered
from reference.kernel.card import Card
from reference.kernel.context import Happening
from reference.kernel.course.index import DONE, once_a_card
from reference.kernel.flow import Flow
from reference.kernel.game import Game


def tabulate(game: DMGame) -> None:
    """Note where the decks are, and what is printed on which cards that the rules look out for."""
    index = game.own_index
    if index is not None:
        index.decks = [game.zone("deck", seat) for seat in SEATS]
        index.gr = [game.zone("gr", seat) for seat in SEATS]
        index.battle = [game.zone("battle", seat) for seat in SEATS]
        printed = {name: _marks(game, spec) for name, spec in game.definitions.items()}
        index.weak, index.unfit, index.many = (
            frozenset(name for name, marks in printed.items() if mark in marks)
            for mark in (WEAK, UNFIT, MANY)
        )
        index.beside = [card for card in game.cards.values() if HOME in printed[card.spec.name]]


WEAK, UNFIT, HOME, MANY = "weak", "unfit", "home", "many"


@once_a_card
def _marks(game: DMGame, card: CardSpec) -> frozenset[str]:
    """Note what is printed on a card that the rules look out for."""
    found = {WEAK: _is_weak, UNFIT: _is_unfit, HOME: _has_a_home, MANY: _gives_otherwise}
    return frozenset(mark for mark, is_so in found.items() if is_so(card))


def _is_weak(card: CardSpec) -> bool:
    """Tell whether a creature has no power above 0 printed on any of its faces."""
    faces = [face.traits for face in card.faces if "creature" in face.traits.type]
    return any(not (isinstance(face.power, int) and face.power > 0) for face in faces)


def _is_unfit(card: CardSpec) -> bool:
    """Tell whether a card has a face that cannot lie in the battle zone by itself, or beside another D2."""
    unfit = [STANDING.isdisjoint(face.traits.type) for face in card.faces]
    alone = any(face.traits.supertype == "D2" for face in card.faces)
    return alone or (all(unfit) if card.halves else any(unfit))


def _has_a_home(card: CardSpec) -> bool:
    """Tell whether a card is kept beside the deck."""
    traits = [face.traits for face in card.faces]
    return any(each.supertype in _BESIDE or "rule plus" in each.type for each in traits)


def _gives_otherwise(card: CardSpec) -> bool:
    """Tell whether a card gives another amount of mana than one by any of its faces."""
    return any(isinstance(face.traits.mana, int) or "core" in face.traits.type for face in card.faces)


_POWER = frozenset(((Modify, "power"), (SetTrait, "power"), (FixPower, ""), (Scale, "")))
"""What instructions say that changes powers."""
_DUE = ((WinGame, ""), (LoseGame, ""), (SetTrait, "type"))
_BESIDE = HYPERSPATIAL | {"GR"}
_UNDER_WAY = ("battle", "nowhere")
"""Where cards are that need not go back beside the deck."""

Weaklings = Callable[[DMGame], list[Card]]
Settle = Callable[[DMGame], Flow[None]]


def unless_calm(weaklings: Weaklings) -> Callable[[Settle], Settle]:
    """Look for state-based actions only if any may be due."""

    def around(settle: Settle) -> Settle:
        @wraps(settle)
        def quick(game: DMGame) -> Flow[None]:
            calm = game.own_index is not None and is_calm(game, game.own_index, weaklings)
            return DONE if calm else settle(game)

        return quick

    return around


def is_calm(game: DMGame, index: DMIndex, weaklings: Weaklings) -> bool:
    """Tell whether nothing at all can be due: the common case, without a look at every card."""
    if game.beaten or game.defeated or game.ruins or game.commands:
        return False
    if game.attack is not None and game.attack.parted:
        return False
    if index.calm != game.clock:
        if not _is_calm_but_for_powers(game, index):
            return False
        index.calm = game.clock
    return not weaklings(game)


def _is_calm_but_for_powers(game: DMGame, index: DMIndex) -> bool:
    """Tell whether nothing can be due by where the cards lie and what is in force."""
    if not all(any(not card.pending for card in deck) for deck in index.decks):
        return False
    if any(map(_is_due, gathered(game))):
        return False
    if any(_is_astray(card) for card in index.beside):
        return False
    if any(card.printed.supertype != "GR" for cards in index.gr for card in cards):
        return False
    return not any(card.links or card.spec.name in index.unfit for cards in index.battle for card in cards)


def _is_due(says: Saying) -> bool:
    """Tell whether what instructions say is done once, ends the game, or makes creatures of what was none."""
    return not lasts(says[0]) or says in _DUE


def _is_astray(card: Card) -> bool:
    """Tell whether a card that is kept beside the deck may lie where it cannot stay."""
    home = "gr" if card.printed.supertype == "GR" else "hyper"
    return card.place.zone != home and card.place.zone not in _UNDER_WAY and card.over is None


Creatures = Callable[[DMGame], list[Card]]


def if_any_is_doubtful(creatures: Creatures) -> Creatures:
    """Look only at the creatures that may be without power."""

    @wraps(creatures)
    def quick(game: DMGame) -> list[Card]:
        index = game.own_index
        if index is None:
            return creatures(game)
        if index.doubted != game.clock:
            index.doubted, index.doubtful = game.clock, _doubtful(game, index)
        doubtful = index.doubtful
        return [card for card in creatures(game) if card in doubtful] if doubtful else []

    return quick


def _doubtful(game: DMGame, index: DMIndex) -> set[Card]:
    """Find the cards in the battle zone whose power may not be above 0."""
    weak, reach = index.weak, _reach_of_power(game, _lessens)
    return {
        card
        for cards in index.battle
        for card in cards
        if card.spec.name in weak or card.natures or card.links or is_in(reach, card)
    }


def _lessens(force: Force) -> bool:
    """Tell whether something that changes a power may do more than add to it."""
    if type(force.instr) is not Modify:
        return True
    by = force.instr.by if force.value is None else force.value
    return by < 0 if isinstance(by, int) else by.op != "count"


def _any_change(force: Force) -> bool:
    return True


def _reach_of_power(game: Game, counts: Callable[[Force], bool]) -> Reach:
    """Find whom effects may reach that change powers and that count here."""
    found: Reach | None = game.touched.get(counts)
    if found is None:
        known = gathered(game)
        forces = (force for says in _POWER.intersection(known) for force in known[says])
        found = game.touched[counts] = frozenset[str]().union(
            *[each.reach for each in forces if counts(each)]
        )
    return found


def or_printed_power(power: Callable[..., int]) -> Callable[..., int]:
    """Read a power that nothing can have changed from the card."""

    @wraps(power)
    def quick(game: Game, card: Card, more: int = 0) -> int:
        printed = card.printed.power
        if more or type(printed) is not int or card.known is not None or card.natures or game.index is None:
            return power(game, card, more)
        return power(game, card, more) if is_in(_reach_of_power(game, _any_change), card) else printed

    return quick


Changes = Callable[[Game, Card, str], list[int]]


def if_any_changes(changes: Changes) -> Changes:
    """Look for what changes a number of a card only if anything may reach it."""

    @wraps(changes)
    def quick(game: Game, card: Card, trait: str) -> list[int]:
        if game.index is not None and not is_in(touched(game, trait), card):
            return []
        return changes(game, card, trait)

    return quick


def _each_gives_one(game: DMGame, index: DMIndex, cards: Collection[Card]) -> bool:
    """Tell whether each of some cards certainly gives one mana."""
    many, reach = index.many, touched(game, "mana")
    if reach and any(is_in(reach, card) for card in cards):
        return False
    return not many or not any(card.spec.name in many for card in cards)


Gives = Callable[[DMGame, Card], int]


def or_one(gives: Gives) -> Gives:
    """Know that a card gives one mana unless it says otherwise, or something may change that."""

    @wraps(gives)
    def quick(game: DMGame, card: Card) -> int:
        index = game.own_index
        return 1 if index is not None and _each_gives_one(game, index, (card,)) else gives(game, card)

    return quick


Pays = Callable[[DMGame, int, list[str], list[Card]], bool]


def or_too_few(payable: Pays) -> Pays:
    """Count the cards, where each of them gives one mana: often there are too few, or any will do."""

    @wraps(payable)
    def quick(game: DMGame, left: int, civs: list[str], ready: list[Card]) -> bool:
        index = game.own_index
        if index is not None and (left > len(ready) or not civs) and _each_gives_one(game, index, ready):
            return left <= len(ready)
        return payable(game, left, civs, ready)

    return quick


Having = Callable[[DMGame, Card], list[Ability]]


def if_any_has(*words: str) -> Callable[[Having], Having]:
    """Look for keywords only on a card that has one of them printed, or may have gained one."""
    said = frozenset(words)

    def around(having: Having) -> Having:
        @wraps(having)
        def quick(game: DMGame, card: Card) -> list[Ability]:
            if game.own_index is None or card.known is not None or not said.isdisjoint(card.keywords):
                return having(game, card)
            return having(game, card) if (Gain, "") in gathered(game) else []

        return quick

    return around


Cards = Callable[[DMGame], Collection[Card]]


def among_those_with_a_home(cards: Cards) -> Cards:
    """Look only at the cards that are kept beside the deck."""

    @wraps(cards)
    def quick(game: DMGame) -> Collection[Card]:
        return cards(game) if game.own_index is None else game.own_index.beside

    return quick


Events = Sequence[Happening]
Replaces = Callable[[DMGame, Events], Flow[list[Happening]]]


def unless_replaced(what_happens: Replaces) -> Replaces:
    """Look for replacement effects only if any is in force."""

    @wraps(what_happens)
    def quick(game: DMGame, events: Events) -> Flow[list[Happening]]:
        if game.own_index is not None and not any(says[0] is ReplaceEvent for says in gathered(game)):
            return list(events)
        return (yield from what_happens(game, events))

    return quick
