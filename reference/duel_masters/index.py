"""What only makes the engine faster: a quick look whether anything is due, before all cards are looked at.

Each function here is put around a plain rule with ``@`` (see `reference.kernel.course.index`).
"""

from collections.abc import Callable, Collection, Sequence
from functools import wraps
from typing import Any, TypeVar

from duelproof.port import SEATS, CardSpec, Option, Seat
from duelproof.port.abilities import Ability, Gain, LoseGame, Modify, ReplaceEvent, SetTrait, WinGame
from reference.duel_masters.s1_basics.what_is_needed import HYPERSPATIAL
from reference.duel_masters.s4_zones.battle_zone import STANDING
from reference.duel_masters.state import DMGame, DMIndex
from reference.duel_masters.vocabulary import FixPower, Scale, lasts
from reference.kernel.abilities.index import is_in, most_taken, touched
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
        index.combined = any(KING in marks for marks in printed.values())
        index.beside = [card for card in game.cards.values() if HOME in printed[card.spec.name]]


WEAK, UNFIT, HOME, MANY, KING = "weak", "unfit", "home", "many", "king"


@once_a_card
def _marks(game: DMGame, card: CardSpec) -> frozenset[str]:
    """Note what is printed on a card that the rules look out for."""
    found = {
        WEAK: _is_weak,
        UNFIT: _is_unfit,
        HOME: _has_a_home,
        MANY: _gives_otherwise,
        KING: _is_king_cell,
    }
    return frozenset(mark for mark, is_so in found.items() if is_so(card))


def _is_weak(card: CardSpec) -> bool:
    """Tell whether a creature has no power above 0 printed on any of its faces."""
    faces = [face.traits for face in card.faces if "creature" in face.traits.type]
    return any(not (isinstance(face.power, int) and face.power > 0) for face in faces)


def _is_unfit(card: CardSpec) -> bool:
    """Tell whether a card has a face that cannot lie in the battle zone by itself."""
    unfit = [STANDING.isdisjoint(face.traits.type) for face in card.faces]
    return all(unfit) if card.halves else any(unfit)


def _has_a_home(card: CardSpec) -> bool:
    """Tell whether a card is kept beside the deck."""
    traits = [face.traits for face in card.faces]
    return any(each.supertype in _BESIDE or "rule plus" in each.type for each in traits)


def _gives_otherwise(card: CardSpec) -> bool:
    """Tell whether a card gives another amount of mana than one by any of its faces."""
    return any(isinstance(face.traits.mana, int) or "core" in face.traits.type for face in card.faces)


def _is_king_cell(card: CardSpec) -> bool:
    """Tell whether a card can be used combined with others only."""
    return any(ability.keyword == "king-cell" for face in card.faces for ability in face.abilities)


_POWER = frozenset(((Modify, "power"), (SetTrait, "power"), (FixPower, ""), (Scale, "")))
"""What instructions say that changes powers."""
_DUE = ((WinGame, ""), (LoseGame, ""), (SetTrait, "type"))
_BESIDE = HYPERSPATIAL | {"GR"}
_UNDER_WAY = ("battle", "nowhere")
"""Where cards are that need not go back beside the deck."""

Weaklings = Callable[[DMGame], list[Card]]
CannotStay = Callable[[DMGame, Card], bool]
Settle = Callable[[DMGame], Flow[None]]


def unless_calm(weaklings: Weaklings, cannot_stay: CannotStay) -> Callable[[Settle], Settle]:
    """Look for state-based actions only if any may be due."""

    def around(settle: Settle) -> Settle:
        @wraps(settle)
        def quick(game: DMGame) -> Flow[None]:
            calm = game.own_index is not None and is_calm(game, game.own_index, weaklings, cannot_stay)
            return DONE if calm else settle(game)

        return quick

    return around


def is_calm(game: DMGame, index: DMIndex, weaklings: Weaklings, cannot_stay: CannotStay) -> bool:
    """Tell whether nothing at all can be due: the common case, without a look at every card."""
    if game.beaten or game.defeated or game.ruins or game.commands or game.fields:
        return False
    if game.attack is not None and game.attack.parted:
        return False
    if index.calm != game.clock:
        if not _is_calm_but_for_these(game, index):
            return False
        index.calm = game.clock
        index.doubted = [card for cards in index.battle for card in cards if card.spec.name in index.unfit]
    if index.doubted and any(cannot_stay(game, card) for card in index.doubted):
        return False
    return not weaklings(game)


def _is_calm_but_for_these(game: DMGame, index: DMIndex) -> bool:
    """Tell whether nothing can be due by where the cards lie and what is in force, but for doubtful cards."""
    if not all(any(not card.pending for card in deck) for deck in index.decks):
        return False
    if _is_said(game, _is_due):
        return False
    if any(_is_astray(card) for card in index.beside):
        return False
    if any(card.printed.supertype != "GR" for cards in index.gr for card in cards):
        return False
    return not any(card.links or _may_be_borne_wrongly(card) for cards in index.battle for card in cards)


def _may_be_borne_wrongly(card: Card) -> bool:
    """Tell whether a card hangs on one that is a creature only by what effects say."""
    return card.host is not None and card.hung_as != "seal" and "creature" not in card.host.printed.type


def _is_said(game: DMGame, such: Callable[[Saying], bool]) -> bool:
    """Tell whether anything in force says such a thing; it is kept until what is in force changes."""
    found: bool | None = game.touched.get(such)
    if found is None:
        found = game.touched[such] = any(map(such, gathered(game)))
    return found


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
        if index.weighed != game.clock:
            index.weighed, index.doubtful = game.clock, _doubtful(game, index)
        doubtful = index.doubtful
        return [card for card in creatures(game) if card in doubtful] if doubtful else []

    return quick


def _doubtful(game: DMGame, index: DMIndex) -> set[Card]:
    """Find the cards in the battle zone whose power may not be above 0."""
    lost = [(force.reach, most) for force in _on_power(game) if (most := most_taken(force))]
    return {
        card
        for cards in index.battle
        for card in cards
        if card.spec.name in index.weak or card.natures or card.links or (lost and _may_lose_all(card, lost))
    }


def _may_lose_all(card: Card, lost: list[tuple[Reach, float]]) -> bool:
    """Tell whether all that may be taken from a card's power can be as much as is printed, or more."""
    taken = sum(most for reach, most in lost if is_in(reach, card))
    printed = card.printed.power
    return taken > 0 and taken >= (printed if isinstance(printed, int) else 0)


def _on_power(game: Game) -> list[Force]:
    """List what is in force that changes powers."""
    known = gathered(game)
    return [force for says in _POWER.intersection(known) for force in known[says]]


def _reach_of_power(game: Game) -> Reach:
    """Find whom effects may reach that change powers."""
    found: Reach | None = game.touched.get(_on_power)
    if found is None:
        reaches = [force.reach for force in _on_power(game)]
        found = game.touched[_on_power] = frozenset[str]().union(*reaches)
    return found


def or_printed_power(power: Callable[..., int]) -> Callable[..., int]:
    """Read a power that nothing can have changed from the card."""

    @wraps(power)
    def quick(game: Game, card: Card) -> int:
        printed = card.printed.power
        if type(printed) is not int or card.known is not None or card.natures or game.index is None:
            return power(game, card)
        return power(game, card) if _attacks(game, card) or is_in(_reach_of_power(game), card) else printed

    return quick


def _attacks(game: Game, card: Card) -> bool:
    """Tell whether a card may be the attacking creature."""
    return isinstance(game, DMGame) and game.attack is not None and game.attack.attacker is card


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
            return having(game, card) if game.own_index is None or _may_have(game, card, said) else []

        return quick

    return around


def _may_have(game: DMGame, card: Card, words: frozenset[str]) -> bool:
    """Tell whether a card may have one of these keywords: printed on it, or gained."""
    printed = card.known is not None or not words.isdisjoint(card.keywords)
    return printed or (Gain, "") in gathered(game)


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
        if game.own_index is not None and not _is_said(game, _replaces):
            return list(events)
        return (yield from what_happens(game, events))

    return quick


def _replaces(says: Saying) -> bool:
    """Tell whether instructions replace an event."""
    return says[0] is ReplaceEvent


Found = Callable[[DMGame, Card], list[Card]]


def in_the_battle_zone(find: Found) -> Found:
    """Look for what hangs on a card only if it is in the battle zone."""

    @wraps(find)
    def quick(game: DMGame, card: Card) -> list[Card]:
        return find(game, card) if game.own_index is None or card.place.zone == "battle" else []

    return quick


Options = Callable[[DMGame, Seat], list[Option]]


def if_any_combines(combinations: Options) -> Options:
    """Look for cards that are combined only if any card of the game can be."""

    @wraps(combinations)
    def quick(game: DMGame, seat: Seat) -> list[Option]:
        return combinations(game, seat) if game.own_index is None or game.own_index.combined else []

    return quick


WayT = TypeVar("WayT")
Ways = Callable[[DMGame, Card, list[Card]], list[WayT]]
Costs = Callable[[DMGame, Card], int | None]


def unless_too_dear(mana_cost: Costs, *words: str) -> Callable[[Ways[WayT]], Ways[WayT]]:
    """Look for the ways to use a card only if there may be enough mana, or it may cost otherwise."""
    said = frozenset(words)

    def around(ways: Ways[WayT]) -> Ways[WayT]:
        @wraps(ways)
        def quick(game: DMGame, card: Card, ready: list[Card]) -> list[WayT]:
            index = game.own_index
            if index is None or card.whole or _may_have(game, card, said):
                return ways(game, card, ready)
            cost = mana_cost(game, card)
            dear = cost is not None and cost > len(ready) and _each_gives_one(game, index, ready)
            return [] if dear else ways(game, card, ready)

        return quick

    return around


Due = Callable[[DMGame, Card, Any], int | None]


def or_as_it_is(mana_cost: Costs) -> Callable[[Due], Due]:
    """Know that a card is used for its mana cost, where nothing changes how it is used."""

    def around(due: Due) -> Due:
        @wraps(due)
        def quick(game: DMGame, card: Card, way: Any) -> int | None:
            if game.own_index is None or way.changes or way.free:
                return due(game, card, way)
            return mana_cost(game, card) or 0

        return quick

    return around


Scaled = Callable[[Game, Card, str, int], int]


def if_any_scales(scaled: Scaled) -> Scaled:
    """Multiply and divide a number only if anything in force does."""

    @wraps(scaled)
    def quick(game: Game, card: Card, trait: str, value: int) -> int:
        still = game.index is not None and (Scale, "") not in gathered(game)
        return value if still else scaled(game, card, trait, value)

    return quick
