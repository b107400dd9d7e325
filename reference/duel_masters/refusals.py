"""Which rule refuses a position, or an option that is not offered."""

from duelproof.port import SEATS, Option, Position, Seat
from reference.duel_masters import index
from reference.duel_masters.s1_basics.costs import can_pay
from reference.duel_masters.s1_basics.seals import is_seal, judge_sealed
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s1_basics.what_is_needed import check_decks
from reference.duel_masters.s2_reading_cards import reading
from reference.duel_masters.s2_reading_cards.seals import read_as_seal
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s4_zones.battle_zone import STANDING
from reference.duel_masters.s5_turn.declaring_attackers import can_attack
from reference.duel_masters.s6_using_cards.static_abilities import due_once, ended_by_effects
from reference.duel_masters.s7_other_rules.state_based_actions import dying_now, leaving_now
from reference.duel_masters.s8_special_cards import gods
from reference.duel_masters.s8_special_cards.sides import lay_open
from reference.duel_masters.s8_special_cards.twin_cards import lie
from reference.duel_masters.state import DMGame
from reference.kernel.book import Illegal
from reference.kernel.card import Card


def ready(game: DMGame, position: Position) -> None:
    """Check the laid table, and what the index notes of it.

    Raises:
        Illegal: a deck breaks its construction rules, or a position would not stay as it is.
    """
    game.now = reading
    game.twins = any(card.whole for card in game.cards.values())
    for card in game.cards.values():
        if card.whole:
            lie(game, card, card.place.zone)
    lay_open(game)
    _seal(game)
    index.tabulate(game)
    for card in gods.lay_linked(game, position):
        raise Illegal("illegal-position", f"{card.spec.name!r} cannot be linked so", "DM-803.2")
    if game.door == "setup":
        game.phase = "preparation"
        for seat in SEATS:
            check_decks(game, seat)
    else:
        for seat in SEATS:
            _check_lying(game, seat)
        _check_stable(game)


def _seal(game: DMGame) -> None:
    """Take the seals of the position for what they are, and ignore the creatures that they are on."""
    for card in game.cards.values():
        if is_seal(card):
            read_as_seal(card)
    for card in game.cards.values():
        if card.host is not None:
            judge_sealed(game, card.host)


def _check_lying(game: DMGame, seat: Seat) -> None:
    """Refuse cards of a player that cannot lie where they do."""
    if not game.deck(seat):
        raise Illegal("illegal-position", f"{seat} has no deck and would lose at once", "DM-703.4b")
    for card in game.battle(seat):
        types = card.printed.type
        if card.host is None and not STANDING.intersection(types):
            raise Illegal("illegal-position", f"{card.spec.name!r} cannot lie in the battle zone", "DM-403.1")
        if card.reversed and "field" not in types:
            raise Illegal("illegal-position", f"{card.spec.name!r} cannot lie upside down", "DM-105.5")


SENT_BY = {"hyper": "DM-117.1", "gr": "DM-118.1", "graveyard": "DM-703.3"}
"""The rules that would have cards of a position go to these zones at once."""


def _check_stable(game: DMGame) -> None:
    """Refuse a table that the rules would not leave as it is."""
    dying = dying_now(game)
    if dying:
        raise Illegal("illegal-position", f"{dying[0].spec.name!r} would be destroyed at once", "DM-703.4c")
    if leaving := leaving_now(game):
        astray, zone = leaving[0]
        raise Illegal("illegal-position", f"{astray.spec.name!r} would go to {zone} at once", SENT_BY[zone])
    if acting := [ctx.source.spec.name for ctx in due_once(game) if ctx.source is not None]:
        raise Illegal("illegal-position", f"{acting[0]!r} would act at once", "DM-604.4")
    winners, losers = ended_by_effects(game)
    if winners or losers:
        who = f"{winners[0]} would win" if winners else f"{losers[0]} would lose"
        raise Illegal("illegal-position", f"{who} at once by an ability", "DM-604.4")


def why_not(game: DMGame, seat: Seat, option: Option) -> tuple[tuple[str, ...], str]:
    """Find the rule that forbids an option, and say why in one sentence."""
    card = game.cards.get(option.card or "")
    if card is None:
        return (), ""
    if option.verb == "attack":
        return _why_no_attack(game, seat, card, option)
    if option.verb == "play":
        if game.phase != "main":
            return ("DM-504.1",), "cards are used in the main step"
        if card.place.zone == "hand" and not can_pay(game, card, untapped(game.mana(seat))):
            return ("DM-112.2", "DM-112.2a"), f"the untapped mana cannot pay for {card.spec.name}"
    if option.verb == "charge":
        return ("DM-503.1", "DM-503.2"), "one card of the hand may be charged in the mana step"
    if option.verb == "cross" and card.host is not None and card.host.ref == option.target:
        return ("DM-303.4a",), f"{card.spec.name} is crossed to that creature already"
    return (), ""


def _why_no_attack(game: DMGame, seat: Seat, card: Card, option: Option) -> tuple[tuple[str, ...], str]:
    """Find the rule that forbids an attack."""
    name = card.spec.name
    if card.owner != seat or card.place.zone != "battle" or not is_creature(game, card):
        return ("DM-505.3",), f"{name} is no creature of {seat} in the battle zone"
    if card.turned != "ready":
        return ("DM-506.1a",), f"{name} is tapped"
    if card not in can_attack(game, seat):
        if card.since > game.turn_began:
            return (game.edition.cites("301.5"), "DM-506.1a"), f"{name} came into the battle zone this turn"
        return ("DM-506.1a",), f"an effect keeps {name} from attacking"
    if game.phase != "attack":
        return ("DM-505.2",), "creatures attack in the attack step"
    aim = game.cards.get(option.target or "")
    if aim is not None and aim.turned == "ready":
        return ("DM-505.2", "DM-506.1e"), f"{aim.spec.name} is untapped"
    return (), ""
