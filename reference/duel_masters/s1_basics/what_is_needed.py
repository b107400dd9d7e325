"""100: the cards that each player needs."""

from collections import Counter
from collections.abc import Iterator

from duelproof.port import Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.book import Illegal
from reference.kernel.card import Card

DECK, HYPER, GR, COPIES, GR_COPIES = 40, 8, 12, 4, 2
BESIDE = {"psychic": "407.1", "dragheart": "407.1", "GR": "408.1"}
"""407.1, 408.1: the supertypes of cards that are kept beside the deck, each with its rule."""
HYPERSPATIAL = frozenset({"psychic", "dragheart"})
"""407.1: the supertypes of hyperspatial cards."""


def check_decks(game: DMGame, seat: Seat) -> None:
    """Refuse a player's deck, or the cards beside it, that may not be played.

    Raises:
        Illegal: what is wrong with which deck, and the rule.
    """
    for number, fault in _faults(game, seat):
        raise Illegal("illegal-deck", f"{seat} has {fault}", game.edition.cites(number))


def _faults(game: DMGame, seat: Seat) -> Iterator[tuple[str, str]]:
    """The number of each rule that a player's cards break, and what breaks it."""
    yield from _deck_faults(game.deck(seat), now.of_player(game, seat, "deck", DECK))
    yield from _hyper_faults(game, game.zone("hyper", seat))
    yield from _gr_faults(game.zone("gr", seat))


@rule("100.2", also=("100.2a", "100.3", "100.4", "314.1", "314.3", "314.3a", "407.1", "408.1"))
def _deck_faults(deck: list[Card], size: int) -> Iterator[tuple[str, str]]:
    """A deck has 40 cards or as a rule plus says, at most four of a name, and none that belong beside it."""
    if len(deck) != size:
        yield "100.2", f"{len(deck)} cards in the deck, not {size}"
    yield from [
        ("314.1", f"{card.spec.name!r} in the deck") for card in deck if "rule plus" in card.printed.type
    ]
    yield from [
        (BESIDE[card.printed.supertype], f"{card.spec.name!r} in the deck and not beside it")
        for card in deck
        if card.printed.supertype in BESIDE
    ]
    yield from _too_many("100.2a", deck, COPIES)


@rule("100.3", also=("407.1", "804.4", "806.4"))
@rule("100.3a", edition="s-max")
def _hyper_faults(game: DMGame, hyper: list[Card]) -> Iterator[tuple[str, str]]:
    """Up to eight hyperspatial cards may be used beside the deck, at most four of a name."""
    if len(hyper) > HYPER:
        yield "100.3", f"{len(hyper)} hyperspatial cards, over {HYPER}"
    yield from [
        ("407.1", f"{card.spec.name!r} among the hyperspatial cards")
        for card in hyper
        if card.printed.supertype not in HYPERSPATIAL and "rule plus" not in card.printed.type
    ]
    yield from _too_many("100.3a", hyper, game.edition.hyper_copies)


@rule("100.4", also=("408.1", "809.2"))
@rule("100.4a", edition="s-max")
@rule("100.3a", edition="1.13")
def _gr_faults(gr: list[Card]) -> Iterator[tuple[str, str]]:
    """No GR cards are used or twelve, at most two of a name."""
    if len(gr) not in (0, GR):
        yield "100.4", f"{len(gr)} GR cards, neither none nor {GR}"
    yield from [
        ("408.1", f"{card.spec.name!r} among the GR cards") for card in gr if card.printed.supertype != "GR"
    ]
    yield from _too_many("100.4a", gr, GR_COPIES)


@rule("100.2a")
@rule("100.3a", also=("100.4a",), edition="s-max")
@rule("100.3a", edition="1.13")
def _too_many(number: str, cards: list[Card], most: int) -> list[tuple[str, str]]:
    """A name may stand on so many cards, unless their text lifts the limit."""
    limited = Counter(card.spec.name for card in cards if not _unlimited(card))
    return [(number, f"{many} of {name!r}, over {most}") for name, many in limited.items() if many > most]


@rule("100.2a")
@rule("100.3a", also=("100.4a",), edition="s-max")
@rule("100.3a", edition="1.13")
def _unlimited(card: Card) -> bool:
    """A card's text may lift the limit of copies."""
    return "any-number" in card.keywords
