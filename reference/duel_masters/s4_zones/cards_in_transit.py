"""409: cards between two zones, as those in use."""

from collections.abc import Callable, Mapping

from duelproof.port.position import Turned
from reference.duel_masters.editions import rule
from reference.duel_masters.s3_card_types.entering import may_enter
from reference.duel_masters.s3_card_types.weapons import equip, is_weapon
from reference.duel_masters.s4_zones.general import ZONES, let_go, move
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.s8_special_cards.evolution import put_into_battle, put_together
from reference.duel_masters.s8_special_cards.sources import has_sources
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("409.1f", also=("111.1", "306.3"))
def put_one_by_one(
    game: DMGame,
    cards: list[Card],
    name: str,
    turned: Turned | None,
    came: Callable[[DMGame, Card], None] | None = None,
) -> Flow[list[Card]]:
    """Cards put into the battle zone together come there one by one.

    The turn player's come first, and before each one state-based actions are looked for. What a card is as it
    comes, it is by ``came``, before the next one.
    """
    put = []
    entering = [card for card in cards if may_enter(game, card)]
    if game.edition.come_at_once:
        return (yield from _put_at_once(game, entering, name, turned, came))
    entering.sort(key=lambda card: card.owner != game.active)
    _all_pend(game, entering)
    for card in entering:
        yield from settle(game)
        if (yield from put_into_battle(game, card, name, turned)):
            put.append(card)
            if came is not None:
                came(game, card)
            if is_weapon(game, card):
                yield from equip(game, card)
        if card.pending:
            let_go(card)
    return put


@rule("409.1", also=("603.5a",), edition="1.13")
def _put_at_once(
    game: DMGame,
    cards: list[Card],
    name: str,
    turned: Turned | None,
    came: Callable[[DMGame, Card], None] | None,
) -> Flow[list[Card]]:
    """Nothing keeps cards apart that one effect puts into the battle zone: they come there at once."""
    put = yield from put_together(game, cards, name, turned)
    for card in put:
        if came is not None:
            came(game, card)
        if is_weapon(game, card):
            yield from equip(game, card)
    return put


@rule("409.1f", also=("101.3a",))
def can_be_put(game: DMGame, card: Card, zone: str) -> bool:
    """Tell whether the rules let a card be put into a zone, whatever effects make of that."""
    if zone != "battle":
        return card.place.zone != zone or ZONES[zone].ordered
    return may_enter(game, card) and has_sources(game, card)


@rule("409.1f", also=("409.1", "409.1a"), edition="s-max")
def _all_pend(game: DMGame, cards: list[Card]) -> None:
    """All cards that are put into the battle zone together pend before the first of them comes there."""
    game.tick()
    for card in cards:
        card.pending = True


@rule("409.1", also=("409.1a", "409.1b", "409.1c", "601.1b", "601.1c"), edition="s-max")
def _pends(game: DMGame, card: Card, moment: str) -> Flow[None]:
    """A card in use pends where it is, from its declaration on."""
    yield from ()
    game.tick()
    card.pending = True


@rule("409.1", also=("409.1a", "601.1a", "601.1b"), edition="1.13")
def _leaves(game: DMGame, card: Card, moment: str) -> Flow[None]:
    """A declared card leaves its zone and is nowhere; a card of the mana zone does so once it is paid for."""
    if moment == ("paid" if card.place.zone == "mana" else "declared"):
        game.declared_in[card.ref] = card.place
        yield from move(game, card, "nowhere", "declare")


IN_USE: Mapping[str, Callable[[DMGame, Card, str], Flow[None]]] = {"pending": _pends, "nowhere": _leaves}
"""409.1: what becomes of a card as its use is declared and as it is paid, by `Edition.in_use`."""


def is_done(game: DMGame, card: Card) -> None:
    """End the use of a card that goes now where it goes then."""
    card.pending = False
    game.using.remove(card)


@rule("409.2", edition="s-max")
def out_of_use(game: DMGame, card: Card) -> Flow[None]:
    """End the use of a card; if it has come nowhere else, it lies where it lay."""
    game.using.remove(card)
    if card.pending:
        let_go(card)
    yield from _put_away(game, card)


def _put_away(game: DMGame, card: Card) -> Flow[None]:
    """Put a card that is nowhere after its use into the graveyard; 1.13 does not say what becomes of it."""
    if card.place.zone == "nowhere":
        yield from move(game, card, "graveyard", "rule")
