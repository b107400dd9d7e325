"""Sections 100 and 103: decks, and beginning a game."""

from collections import Counter
from collections.abc import Iterator

from msgspec import UNSET

from duelproof.port import SEATS, Position, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.verbs import draw
from reference.duel_masters.victory import dying_now, ended_by_effects
from reference.duel_masters.zones import DMGame, move, pointed
from reference.kernel import ask, chance
from reference.kernel.book import Illegal
from reference.kernel.game import Card, Flow

DECK, HYPER, GR, COPIES, GR_COPIES = 40, 8, 12, 4, 2
SHIELDS = HAND = 5

BESIDE = {"psychic": "407.1", "dragheart": "407.1", "GR": "408.1"}
"""407.1, 408.1: the supertypes of cards that are kept beside the deck, each with its rule."""

HYPERSPATIAL = frozenset({"psychic", "dragheart"})
"""407.1: the supertypes of hyperspatial cards."""

BATTLE_TYPES = {"creature", "cross gear", "field", "tamaseed", "weapon", "fortress", "heartbeat", "aura"}
"""403.1: types of card that can lie in the battle zone of a position."""


def ready(game: DMGame, position: Position) -> None:
    """Check the laid table and note whether some card is weak enough to be destroyed.

    Raises:
        Illegal: a deck breaks its construction rules, or a position would not stay as it is.
    """
    modes = any(ability.modes for card in game.cards.values() for ability in card.abilities)
    if modes and game.edition.modes == "as used":
        raise Illegal("unsupported", "cards with modes are played by s-max only: 1.13 asks as they are used")
    for printed in {id(card.spec): card.printed for card in game.cards.values()}.values():
        game.weaklings |= printed.power is not UNSET and (printed.power or 0) <= 0
    if game.door == "setup":
        game.phase = "preparation"
        for seat in SEATS:
            check_decks(game, seat)
    else:
        for seat in SEATS:
            _check_lying(game, seat)
        _check_stable(game)


def _check_lying(game: DMGame, seat: Seat) -> None:
    """Whether a player's cards can lie where they do."""
    if not game.deck(seat):
        raise Illegal("illegal-position", f"{seat} has no deck and would lose at once", "DM-703.4b")
    for card in game.battle(seat):
        types = card.printed.type
        if not BATTLE_TYPES.intersection(types):
            raise Illegal("illegal-position", f"{card.spec.name!r} cannot lie in the battle zone", "DM-403.1")
        if card.reversed and "field" not in types:
            raise Illegal("illegal-position", f"{card.spec.name!r} cannot lie upside down", "DM-105.5")


def _check_stable(game: DMGame) -> None:
    """Whether the rules would leave the table as it is."""
    for card in dying_now(game):
        raise Illegal("illegal-position", f"{card.spec.name!r} would be destroyed at once", "DM-703.4c")
    winners, losers = ended_by_effects(game)
    if winners or losers:
        who = f"{winners[0]} would win" if winners else f"{losers[0]} would lose"
        raise Illegal("illegal-position", f"{who} at once by an ability", "DM-604.4")


def check_decks(game: DMGame, seat: Seat) -> None:
    """Whether a player's deck and the cards beside it may be played.

    Raises:
        Illegal: what is wrong with which deck, and the rule.
    """
    for number, fault in _faults(game, seat):
        raise Illegal("illegal-deck", f"{seat} has {fault}", game.edition.cites(number))


def _faults(game: DMGame, seat: Seat) -> Iterator[tuple[str, str]]:
    """The number of each rule that a player's cards break, and what breaks it."""
    yield from _deck_faults(game.deck(seat))
    yield from _hyper_faults(game, game.zone("hyper", seat))
    yield from _gr_faults(game.zone("gr", seat))


@rule("100.2", "100.2a", "407.1", "408.1")
def _deck_faults(deck: list[Card]) -> Iterator[tuple[str, str]]:
    """A deck has 40 cards, at most four of a name, and none that belong beside it."""
    if len(deck) != DECK:
        yield "100.2", f"{len(deck)} cards in the deck, not {DECK}"
    for card in deck:
        if card.printed.supertype in BESIDE:
            yield BESIDE[card.printed.supertype], f"{card.spec.name!r} in the deck and not beside it"
    for fault in _too_many(deck, COPIES):
        yield "100.2a", fault


@rule("100.3", "100.3a", "407.1")
def _hyper_faults(game: DMGame, hyper: list[Card]) -> Iterator[tuple[str, str]]:
    """Up to eight hyperspatial cards may be used beside the deck, at most four of a name."""
    if len(hyper) > HYPER:
        yield "100.3", f"{len(hyper)} hyperspatial cards, over {HYPER}"
    for card in hyper:
        if card.printed.supertype not in HYPERSPATIAL and "rule plus" not in card.printed.type:
            yield "407.1", f"{card.spec.name!r} among the hyperspatial cards"
    for fault in _too_many(hyper, game.edition.hyper_copies):
        yield "100.3a", fault


@rule("100.4", "100.4a", "100.3a", "408.1")
def _gr_faults(gr: list[Card]) -> Iterator[tuple[str, str]]:
    """No GR cards are used or twelve, at most two of a name."""
    if len(gr) not in (0, GR):
        yield "100.4", f"{len(gr)} GR cards, neither none nor {GR}"
    for card in gr:
        if card.printed.supertype != "GR":
            yield "408.1", f"{card.spec.name!r} among the GR cards"
    for fault in _too_many(gr, GR_COPIES):
        yield "100.4a", fault


@rule("100.2a", "100.3a", "100.4a")
def _too_many(cards: list[Card], most: int) -> Iterator[str]:
    """A name may stand on so many cards, unless their text lifts the limit."""
    limited = Counter(card.spec.name for card in cards if not _unlimited(card))
    for name, many in limited.items():
        if many > most:
            yield f"{many} of {name!r}, over {most}"


@rule("100.2a")
def _unlimited(card: Card) -> bool:
    """A card's text may lift the limit of copies."""
    return "any-number" in card.keywords


@rule("103.2", "103.3", "103.4", "103.5", "113.1")
def prepare(game: DMGame) -> Flow[None]:
    """Shuffle the decks, lay five shields and draw five cards each; chance decides who begins."""
    for seat in SEATS:
        yield from _start_in_battle(game, seat)
    for seat in SEATS:
        yield from chance.shuffle(game, game.deck(seat), seat)
    for seat in SEATS:
        for _ in range(SHIELDS):
            move(game, game.deck(seat)[0], "shield", "put")
        draw(game, seat, HAND)
    game.first = game.active = game.regular = yield from chance.first_player(game)
    game.log.add("first_player", player=game.first)


@rule("100.5", "103.3")
def _start_in_battle(game: DMGame, seat: Seat) -> Flow[None]:
    """Put a card that says so into the battle zone as the game begins: one, and no more."""
    able = [card for card in game.deck(seat) if "starts-in-battle" in card.keywords]
    if able:
        picked = yield from ask.one(game, seat, "find", [pointed(card.ref) for card in able])
        move(game, game.cards[str(picked.card)], "battle", "put")
