"""What only makes the engine faster: what cards can do at all, and quick looks before thorough ones."""

from collections.abc import Collection

from duelproof.port import SEATS
from duelproof.port.abilities import Permit
from reference.gate_ruler.s03_zones.kinds import IN_PLAY
from reference.gate_ruler.s12_rules_effects import is_defeated, is_dying
from reference.gate_ruler.state import AS_INSTANT, AS_LONG_AS, INSTANT, STANDARD, GateGame
from reference.kernel.abilities.perform import within
from reference.kernel.abilities.standing import gained, touched
from reference.kernel.card import Card


def tabulate(game: GateGame) -> None:
    """Note what the cards that are in the game can do at all."""
    prints = {card.spec.name: card for card in game.cards.values()}
    game.instants = any(_is_instant(card) for card in prints.values())
    game.forced = [card for card in game.cards.values() if "Forced Reveal" in card.keywords]
    sturdy = {name for name, card in prints.items() if _has_hp(card)}
    game.sturdy = frozenset(card for card in game.cards.values() if card.spec.name in sturdy)
    used_in = {name: _used_in(card) for name, card in prints.items()}
    for timing in (STANDARD, INSTANT):
        game.activators[timing] = [
            (card, zones) for card in game.cards.values() if (zones := used_in[card.spec.name].get(timing))
        ]


def _is_instant(card: Card) -> bool:
    """Tell whether somebody might act with or by this card out of turn."""
    return card.printed.timing in (INSTANT, AS_LONG_AS) or any(
        ability.timing == INSTANT
        or any(isinstance(instr, Permit) and instr.action == AS_INSTANT for instr in within(ability.effect))
        for ability in card.abilities
    )


def _has_hp(card: Card) -> bool:
    """Tell whether a card has some HP by what is printed on it."""
    printed = card.printed.hp
    return isinstance(printed, int) and printed > 0 and "hp" not in card.natures


def _used_in(card: Card) -> dict[str | None, frozenset[str]]:
    """The zones in which an activated ability works that is printed on a card, by timing."""
    used: dict[str | None, frozenset[str]] = {}
    for ability in card.abilities:
        if ability.kind == "activated":
            zones = used.get(ability.timing, frozenset[str]())
            used[ability.timing] = zones.union(ability.zones or IN_PLAY)
    return used


def activators(game: GateGame, timing: str) -> Collection[Card]:
    """The cards that may have an activated ability of a timing: any, where one may have been gained."""
    if "activated" in gained(game):
        return game.cards.values()
    return [card for card, zones in game.activators[timing] if card.place.zone in zones]


def unsettled(game: GateGame) -> bool:
    """Tell whether a system process might find anything to do: since the last one, something has changed."""
    return bool(game.waiting) or game.settled != game.clock


def is_due(game: GateGame) -> bool:
    """Tell whether any rules effect may have something to do: a quick look before the thorough one."""
    as_printed = touched(game, "hp") is None
    for seat in SEATS:
        if game.rulers[seat].damage or not game.decks[seat]:
            return True
        if game.charges[seat] and any(charge.over is None for charge in game.charges[seat]):
            return True
        if game.damages[seat] and is_defeated(game, seat):
            return True
        for _, cards in game.fronts[seat]:
            if cards:
                whole = as_printed and not cards[0].damage and cards[0] in game.sturdy
                if len(cards) > 1 or not (whole or not is_dying(game, cards[0])):
                    return True
        for cards in game.sets[seat]:
            if len(cards) > 1:
                return True
    return bool(game.relinked) or game.emptied
