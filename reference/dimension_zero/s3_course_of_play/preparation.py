"""3.1: decks and who goes first; and whether a position can be played on."""

from collections import Counter

from duelproof.port import OTHER, SEATS, Option, Position, Seat
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import check_forbidden
from reference.dimension_zero.s2_definitions import card_data
from reference.dimension_zero.s2_definitions.squares import BASE_SPACE
from reference.dimension_zero.s2_definitions.zones import make_zones
from reference.dimension_zero.s5_keywords.solidarity import is_limited
from reference.dimension_zero.s5_keywords.written_out import written_out
from reference.dimension_zero.s6_other_rules import markers
from reference.dimension_zero.s6_other_rules.bonds import is_bonded
from reference.dimension_zero.s6_other_rules.buried_cards import hide_face
from reference.dimension_zero.state import Duel, DuelIndex
from reference.kernel.book import Illegal
from reference.kernel.card import Card
from reference.kernel.course import ask, chance
from reference.kernel.course.index import made
from reference.kernel.course.setting import base_fields
from reference.kernel.flow import Flow


def new_game(position: Position) -> Duel:
    """Make an empty duel with its zones."""
    cards = written_out(card_data.read(position.cards))
    game = Duel(**base_fields(position) | {"definitions": cards})  # type: ignore[arg-type]
    game.index = game.own_index = made(DuelIndex)
    make_zones(game)
    return game


def ready(game: Duel, position: Position) -> None:
    """Check what lies on the table, and what the index notes of it.

    Raises:
        Illegal: a deck breaks 3.1.1 or 3.1.2, or nobody could play on from this position.
    """
    index.tabulate(game)
    game.bonded = [card for card in game.cards.values() if is_bonded(card)]
    markers.lay(game, position)
    for card in game.cards.values():
        _check_card(card)
    if position.door == "setup":
        for seat in SEATS:
            _check_belongings(game, seat)
            check_deck(game, seat)
            check_forbidden(game, seat)
    else:
        _check_position(game)
    if position.door == "main":
        game.phase = "main"
    for card in game.cards.values():
        if card.over is not None:
            hide_face(card)


def _check_card(card: Card) -> None:
    kind = card.printed.type
    if len(kind) != 1:
        raise Illegal(
            "illegal-position",
            f"the card {card.spec.name!r} must be a unit, a base or a strategy, not {kind}",
        )
    if is_bonded(card) and ("strategy" not in kind or card.place.zone != "square"):
        reason = f"{card.spec.name!r} cannot be bonded: strategies are, to units of the battle space"
        raise Illegal("illegal-position", reason)
    if "unit" in kind and not (isinstance(card.printed.power, int) and isinstance(card.printed.strike, int)):
        raise Illegal("illegal-position", f"the unit {card.spec.name!r} needs a power and a smash")
    _check_buried(card)


def _check_belongings(game: Duel, seat: Seat) -> None:
    lying = sum(len(cards) for spot, cards in game.zones.items() if spot.seat in (seat, None))
    if lying != len(game.decks[seat]) + len(game.zone("outside", seat)):
        raise Illegal("illegal-position", f"before a duel {seat} has nothing but a deck and a sideboard")


DECK, SIDEBOARD, COPIES = 40, 10, 3


@rule("3.1.1", also=("3.1.2",))
def check_deck(game: Duel, seat: Seat) -> None:
    """Check that a deck has 40 cards. In the limited format nothing else is asked for.

    Raises:
        Illegal: the deck is smaller or larger, or `_check_constructed` says so.
    """
    limited = bool(game.format.get("limited"))
    if len(game.decks[seat]) != DECK:
        reason = f"a deck has {DECK} cards, {seat}'s has {len(game.decks[seat])}"
        raise Illegal("illegal-deck", reason, "DZ-3.1.2" if limited else "DZ-3.1.1")
    if not limited:
        _check_constructed(game, seat)


@rule("3.1.1", also=("2.3.1-2",))
def _check_constructed(game: Duel, seat: Seat) -> None:
    """Check the sideboard, 10 cards or none, and that deck and sideboard have at most 3 cards of one name.

    Cards with solidarity are not counted (5.6.2).

    Raises:
        Illegal: the deck or sideboard breaks one of these.
    """
    side = game.zone("outside", seat)
    if len(side) not in (0, SIDEBOARD):
        reason = f"a sideboard has {SIDEBOARD} cards or none, {seat}'s has {len(side)}"
        raise Illegal("illegal-deck", reason, "DZ-3.1.1")
    bound = (card for card in (*game.decks[seat], *side) if is_limited(card))
    for name, many in Counter(card.printed.name for card in bound).items():
        if many > COPIES:
            reason = f"at most {COPIES} cards have one name, {seat} has {many} of {name!r}"
            raise Illegal("illegal-deck", reason, "DZ-3.1.1", "DZ-2.3.1-2")


def _check_position(game: Duel) -> None:
    """Refuse what the rules would sweep away at once: such states are reached by playing."""
    for slot in game.squares:
        cards = [card for card in game.squares[slot] if not is_bonded(card)]
        if len(cards) > 1:
            raise Illegal("illegal-position", f"two cards stand on the square {slot}")
        for card in cards:
            power = card.printed.power if "unit" in card.printed.type else None
            if not power or card.damage >= power:
                raise Illegal("illegal-position", f"{card.spec.name!r} cannot stay on the square {slot}")
    for seat in SEATS:
        for slot in BASE_SPACE[seat]:
            cards = game.bases[seat][slot]
            if ["base" in card.printed.type for card in cards] not in ([], [True]):
                raise Illegal("illegal-position", f"the square {slot} has room for one base and nothing else")
        if len(game.smash[seat]) >= 7 or not game.decks[seat]:
            raise Illegal("illegal-position", f"{seat} would lose at once: seven smash cards, or no deck")


def _check_buried(card: Card) -> None:
    """Refuse two buried cards of one player under a card.

    Raises:
        Illegal: there are two.
    """
    if len({below.controller for below in card.under}) < len(card.under):
        raise Illegal("illegal-position", f"under {card.spec.name!r} a player has more than one buried card")


@rule("3.1.3", also=("2.23.2-1",))
def shuffle_decks(game: Duel) -> Flow[None]:
    """Shuffle both decks; from now on they are the piles of the game."""
    for seat in SEATS:
        yield from chance.shuffle(game, game.decks[seat], seat)


@rule("3.1.4")
def who_begins(game: Duel) -> Flow[Seat]:
    """Let chance decide who goes first; in a later duel of a match the loser of the one before chooses.

    After a drawn duel the same player goes first again.
    """
    previous = game.format.get("previous")
    if previous is None:
        seat = yield from chance.first_player(game)
    elif previous.get("winner") is None:
        seat = game.first
    else:
        loser = OTHER[previous["winner"]]
        chosen = yield from ask.one(game, loser, "first", [Option(player=seat) for seat in SEATS])
        assert chosen.player is not None
        seat = chosen.player
    game.log.add("first_player", player=seat)
    return seat
