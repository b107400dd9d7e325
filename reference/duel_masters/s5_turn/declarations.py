"""509.5a to 509.5d: what is declared as shields are broken."""

from contextlib import nullcontext
from dataclasses import dataclass

from duelproof.port import OTHER, SEATS, Option, Seat
from duelproof.port.abilities import Ability
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import FOR_NOTHING
from reference.duel_masters.s4_zones.general import move
from reference.duel_masters.s5_turn.main_step import let_use
from reference.duel_masters.s6_using_cards.barring import is_barred
from reference.duel_masters.s6_using_cards.ways import way_by
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@dataclass(frozen=True, slots=True, eq=False)
class Declaration:
    """A card that is declared, and the ability by which it is."""

    card: Card
    ability: Ability


@rule("509.5a", also=("509.5b", "112.3", "112.3a"), edition="s-max")
@rule("509.3c", also=("112.3a",), edition="1.13")
def declare_as_broken(game: DMGame, owner: Seat, broken: list[Card]) -> Flow[list[Declaration]]:
    """The owner declares together the S-triggers and G-strikes that he uses, and shows their cards."""
    able = [each for word in AS_BROKEN for each in _that_may_be_declared(game, owner, broken, word)]
    options = {_option(each): each for each in able}
    picked = yield from ask_to_declare(game, owner, list(options), len(options))
    declared = [each for option, each in options.items() if option in picked]
    _show(game, owner, declared)
    return declared


def _option(each: Declaration, target: Card | None = None) -> Option:
    """Return the option to declare a card, for which another one is discarded if a target is given."""
    return Option(card=each.card.ref, target=None if target is None else target.ref, way=each.ability.keyword)


def ask_to_declare(
    game: DMGame, seat: Seat, options: list[Option], most: int, part: str | None = "broken"
) -> Flow[list[Option]]:
    """Ask which of some abilities are declared; the other player does not see which ones could be."""
    secret_to = (OTHER[seat],)
    return (yield from ask.some(game, seat, "declare", options, 0, most, part=part, secret_to=secret_to))


AS_BROKEN = ("s-trigger", "g-strike")
"""The abilities of shields that are declared as they are broken."""


@rule("509.5c", also=("112.3b",), edition="s-max")
@rule("509.3c", edition="1.13")
def declare_backs(game: DMGame, owner: Seat, broken: list[Card]) -> Flow[list[Declaration]]:
    """The owner declares S-backs of his hand, and discards for each a broken card that it asks for.

    The card goes from the shields straight to the graveyard, and counts as one discarded from the hand.
    """
    declared: list[Declaration] = []
    while True:
        used = [each.card for each in declared]
        able = [each for each in _where_used(game, owner, "s-back") if each.card not in used]
        picked = yield from _declared_with(game, owner, able, _lying(broken, "shield"))
        if picked is None:
            return declared
        each, card = picked
        declared.append(each)
        yield from move(game, card, "graveyard", "discard", seen_from=place("hand", owner))


@rule("509.5d", also=("112.3d",), edition="s-max")
def declare_by_crests(game: DMGame, owner: Seat, added: list[Card]) -> Flow[list[Declaration]]:
    """The owner discards cards with the crest, of those that came from the shields, to declare Sabaki Z."""
    declared: list[Declaration] = []
    while True:
        used = [each.card for each in declared]
        able = [each for each in _where_used(game, owner, "sabaki-z") if each.card not in used]
        picked = yield from _declared_with(game, owner, able, _crests(game, added))
        if picked is None:
            return declared
        each, card = picked
        declared.append(each)
        yield from move(game, card, "graveyard", "discard")


@rule("509.5d", also=("112.3d",), edition="s-max")
def _crests(game: DMGame, added: list[Card]) -> list[Card]:
    """List the cards with the crest of those added to the hand that are still there."""
    return [card for card in _lying(added, "hand") if now.keyword(game, card, "crest")]


def _lying(cards: list[Card], zone: str) -> list[Card]:
    """List those of some cards that lie in a zone."""
    return [card for card in cards if card.place.zone == zone]


@rule("509.5c", also=("509.5d", "110.4d", "112.3b", "112.3d"), edition="s-max")
@rule("509.3c", also=("110.4d",), edition="1.13")
def _where_used(game: DMGame, owner: Seat, word: str) -> list[Declaration]:
    """Find the cards with an ability that is declared where they can be used: in a hand, as a rule."""
    return _that_may_be_declared(game, owner, [*game.hand(owner), *let_use(game, owner)], word)


@rule("509.5a", also=("110.2c", "509.5b", "509.5c", "509.5d"), edition="s-max")
@rule("509.3c", also=("110.2c",), edition="1.13")
def _that_may_be_declared(game: DMGame, owner: Seat, cards: list[Card], word: str) -> list[Declaration]:
    """Find the abilities of cards that the edition lets be declared, as long as these may be used by them."""
    if word not in game.edition.declared:
        return []
    return [
        Declaration(card, ability)
        for card in cards
        for ability in now.keywords(game, card, word)
        if word == "g-strike" or _may_be_used(game, owner, card, ability)
    ]


@rule("509.5a", also=("509.5c", "509.5d", "601.1b"), edition="s-max")
@rule("509.3c", also=("601.1a",), edition="1.13")
def _may_be_used(game: DMGame, owner: Seat, card: Card, ability: Ability) -> bool:
    """A card that an effect forbids to use is not declared: of a twin card the half that would be used."""
    half = way_by(card, ability).half if card.whole else None
    with nullcontext() if half is None else card.as_half(half):
        return not is_barred(game, owner, card)


@rule("509.5c", also=("509.5d", "112.3b", "112.3d"), edition="s-max")
@rule("509.3c", edition="1.13")
def _declared_with(
    game: DMGame, owner: Seat, able: list[Declaration], cards: list[Card]
) -> Flow[tuple[Declaration, Card] | None]:
    """Ask which ability is declared by discarding which card: one at a time, or none."""
    pairs = {
        _option(each, card): (each, card)
        for each in able
        for card in cards
        if each.card is not card and _asks_for(game, each, card)
    }
    picked = yield from ask_to_declare(game, owner, list(pairs), 1)
    if not picked:
        return None
    [option] = picked
    each, card = pairs[option]
    _show(game, owner, [each])
    return each, card


@rule("509.5c", also=("509.5d", "112.3b", "112.3d"), edition="s-max")
@rule("509.3c", edition="1.13")
def _asks_for(game: DMGame, each: Declaration, card: Card) -> bool:
    """Tell whether a card is one that the ability asks for, if it asks for any in particular."""
    ctx = Context.of(each.card, each.ability, Happening("declared", card=card))
    return each.ability.needs is None or select.holds(game, each.ability.needs, ctx)


@rule("509.5a", also=("509.5b", "509.5c", "112.3a", "112.3b", "112.3d"), edition="s-max")
def _show(game: DMGame, owner: Seat, declared: list[Declaration]) -> None:
    """Show the declared cards to the other player."""
    for each in declared:
        tell_declared(game, owner, each.card, each.ability.keyword)
        keep_shown(each.card, each.ability)


@rule("509.5a", also=("509.5c", "701.9a"), edition="s-max")
@rule("509.3c", also=("701.9a",), edition="1.13")
def keep_shown(card: Card, ability: Ability) -> None:
    """A card that is declared so as to be used stays shown until it has been used."""
    if ability.keyword in FOR_NOTHING:
        card.shown_to = frozenset(SEATS)


def tell_declared(game: DMGame, player: Seat, card: Card, name: str | None) -> None:
    """Record that a card is shown because something that it says is declared."""
    game.log.add("revealed", cards=(card.ref,), to=SEATS)
    game.log.add("declared", card=card, player=player, name=name)
