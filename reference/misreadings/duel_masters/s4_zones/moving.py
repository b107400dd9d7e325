"""Misreadings of 400 to 406: moving cards, and where they lie."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from duelproof.port import OTHER, SEATS, Place, Seat
from duelproof.port.abilities import Delay
from duelproof.port.position import Turned
from reference.duel_masters.editions import EDITIONS
from reference.duel_masters.s1_basics import beginning_a_game, shields, tapped_and_untapped
from reference.duel_masters.s4_zones import deck, general, spoken_of
from reference.duel_masters.s5_turn import general as turn
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.abilities.standing import put_in_force, take_out_of_force
from reference.kernel.card import Card
from reference.kernel.context import Context, life_of
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced

Going = tuple[list[Card], str]


@contextmanager
def moved_otherwise(send: Callable[[DMGame, list[Card], str, str], Going | None]) -> Iterator[None]:
    """Have other cards moved, or moved elsewhere; None moves nothing."""
    right = general.move_all

    def move_all(game: DMGame, cards: Iterable[Card], zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        going = send(game, list(cards), zone, name)
        if going is None:
            return []
        return (yield from right(game, going[0], going[1], name, **how))

    with replaced(general, "move_all", move_all):
        yield


@contextmanager
def _carried(after: Callable[[Card, str, Turned], None]) -> Iterator[None]:
    """Have something kept of a card that moves: given it, the zone it left, and how it lay there."""
    right = general._carry

    def carry(game: DMGame, card: Card, to: Place, *how: Any) -> None:
        origin, lay = card.place.zone, card.turned
        right(game, card, to, *how)
        after(card, origin, lay)

    with replaced(general, "_carry", carry):
        yield


@misreads("400.5")
def effects_that_last_go_with_a_card() -> Iterator[None]:
    """Misreads 400.5: effects that last and are upon a card are upon the card that it becomes by moving."""
    right = general._carry

    def carry(game: DMGame, card: Card, *how: Any) -> None:
        upon = [lasting for lasting in game.lasting if lasting.touches(card)]
        right(game, card, *how)
        for lasting in upon:
            take_out_of_force(game, lasting)
            lasting.things = [(thing, life_of(thing)) for thing, _ in lasting.things]
            put_in_force(game, lasting)

    with replaced(general, "_carry", carry):
        yield


@misreads("400.5", "400.8")
def effects_follow_a_card_wherever_it_goes() -> Iterator[None]:
    """Misreads 400.5, 400.8: what an effect does to a card it does to it wherever that is by then."""
    with replaced(spoken_of, "_is_another", lambda game, card, ctx: False):
        yield


@misreads("400.5")
def what_is_to_happen_later_to_its_own_card_follows_that() -> Iterator[None]:
    """Misreads 400.5: what an ability is to do to its own card later it does to the card that this became."""
    right = INSTRUCTIONS[Delay]

    def delay(game: DMGame, instr: Delay, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        if ctx.source is not None:
            game.delayed[-1].lives.pop(ctx.source.ref, None)

    with replaced(INSTRUCTIONS, Delay, delay):
        yield


@misreads("400.5")
def effects_go_with_a_card() -> Iterator[None]:
    """Misreads 400.5: a card that moves is still the same, and effects upon it go with it."""

    def same(card: Card, origin: str, lay: Turned) -> None:
        card.life -= 1

    with _carried(same):
        yield


@misreads("400.5", "400.5b")
def a_tapped_card_stays_tapped() -> Iterator[None]:
    """Misreads 400.5: a card that moves stays tapped, wherever it goes."""

    def kept(card: Card, origin: str, lay: Turned) -> None:
        card.turned = lay

    with _carried(kept):
        yield


@misreads("400.5")
def what_is_upside_down_stays_so() -> Iterator[None]:
    """Misreads 400.5: a card that lies upside down does so wherever it goes."""
    right = general._carry

    def carry(game: DMGame, card: Card, *how: Any, **more: Any) -> None:
        upside_down = card.reversed
        right(game, card, *how, **more)
        card.reversed = upside_down

    with replaced(general, "_carry", carry):
        yield


@misreads("400.6")
def one_card_of_a_zone_is_dealt_with() -> Iterator[None]:
    """Misreads 400.6: an effect on a whole hand deals with one card of it."""
    with moved_otherwise(lambda game, cards, zone, name: (cards[:1] if zone == "mana" else cards, zone)):
        yield


@misreads("400.6")
def an_emptied_zone_is_gone() -> Iterator[None]:
    """Misreads 400.6: a hand all of whose cards were put elsewhere is gone, and takes up no card."""

    def send(game: DMGame, cards: list[Card], zone: str, name: str) -> Going:
        gone = zone == "hand" and bool(cards) and not game.hand(cards[0].owner)
        return cards, "graveyard" if gone else zone

    with moved_otherwise(send):
        yield


@misreads("400.7")
def cards_move_one_by_one() -> Iterator[None]:
    """Misreads 400.7: cards that an effect moves together move one after another."""
    right = general.move_all

    def move_all(game: DMGame, cards: Iterable[Card], zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        moved = []
        for card in list(cards):
            moved += yield from right(game, [card], zone, name, **how)
        return moved

    with replaced(general, "move_all", move_all):
        yield


@contextmanager
def _said_to_be_moved(said: Callable[[list[Card], list[Card], str], list[Card]]) -> Iterator[None]:
    """Have an effect go on with other cards than those that were moved."""
    right = general.move_all

    def move_all(game: DMGame, cards: Iterable[Card], zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        meant = list(cards)
        moved = yield from right(game, meant, zone, name, **how)
        return said(meant, moved, name)

    with replaced(general, "move_all", move_all):
        yield


@misreads("400.8")
def an_effect_follows_a_card_anywhere() -> Iterator[None]:
    """Misreads 400.8: an effect goes on with a card that something else happened to instead."""
    with _said_to_be_moved(lambda meant, moved, name: meant):
        yield


@misreads("400.8")
def an_effect_loses_what_it_hasmoved_otherwise() -> Iterator[None]:
    """Misreads 400.8: an effect does nothing more to a card that has left the battle zone."""
    with _said_to_be_moved(lambda meant, moved, name: [] if name == "destroy" else moved):
        yield


@misreads("401.1")
def decks_are_exchanged() -> Iterator[None]:
    """Misreads 401.1: each player plays with the cards that the other one brought."""
    right = DMGame.deck

    with replaced(DMGame, "deck", lambda game, seat: right(game, OTHER[seat])):
        yield


@misreads("401.2")
def cards_are_drawn_from_below() -> Iterator[None]:
    """Misreads 401.2: cards come from the deck in the opposite order."""
    right = DMGame.deck

    with replaced(DMGame, "deck", lambda game, seat: right(game, seat)[::-1]):
        yield


Ordering = Callable[[DMGame, list[Card], bool, str | None], Flow[list[Card]]]


@contextmanager
def _ordering(wrong: Ordering) -> Iterator[None]:
    """Have the cards that go to a deck, on top or under it, laid there in another order, from the top."""

    def put(
        game: DMGame, cards: list[Card], name: str, *, top: bool, about: str | None, alone: bool
    ) -> Flow[list[Card]]:
        def arranged(going: list[Card]) -> Flow[list[Card]]:
            laid = yield from wrong(game, going, top, about)
            return laid[::-1] if top else laid

        return (
            yield from general.move_all(game, cards, "deck", name, top=top, alone=alone, arranged=arranged)
        )

    with replaced(deck, "put_into_deck", put):
        yield


def _ordered(who: Callable[[Seat, bool], Seat | None]) -> Ordering:
    """Ask another player about the cards of each owner; None asks nobody."""

    def wrong(game: DMGame, going: list[Card], top: bool, about: str | None) -> Flow[list[Card]]:
        laid: list[Card] = []
        for owner in SEATS:
            own = [card for card in going if card.owner == owner]
            seat = who(owner, top)
            laid += own if seat is None else (yield from deck.in_order_unseen(game, seat, own, about=about))
        return laid

    return wrong


@misreads("401.4")
def the_other_player_puts_cards_in_order() -> Iterator[None]:
    """Misreads 401.4: the owner's opponent chooses in which order cards go to a deck."""
    with _ordering(_ordered(lambda owner, top: OTHER[owner])):
        yield


@misreads("401.4")
def no_order_on_top() -> Iterator[None]:
    """Misreads 401.4: cards that go on top of a deck keep the order in which they were."""
    with _ordering(_ordered(lambda owner, top: None if top else owner)):
        yield


@misreads("401.4")
def no_order_at_the_bottom() -> Iterator[None]:
    """Misreads 401.4: cards that go under a deck keep the order in which they were."""
    with _ordering(_ordered(lambda owner, top: owner if top else None)):
        yield


@misreads("401.4")
def no_order_where_cards_of_both_go() -> Iterator[None]:
    """Misreads 401.4: cards of both players that go to decks together keep the order in which they were."""
    right = _ordered(lambda owner, top: owner)

    def one_owner(game: DMGame, going: list[Card], top: bool, about: str | None) -> Flow[list[Card]]:
        laid = yield from right(game, going, top, about)
        return laid if len({card.owner for card in going}) == 1 else going

    with _ordering(one_owner):
        yield


@misreads("401.4")
def what_lies_under_a_card_stays_there() -> Iterator[None]:
    """Misreads 401.4: the cards of one creature keep the order in which they lay, whatever is chosen."""
    right = _ordered(lambda owner, top: owner)

    def things(game: DMGame, going: list[Card], top: bool, about: str | None) -> Flow[list[Card]]:
        laid = yield from right(game, going, top, about)
        return [part for card in laid if card.over is None for part in (card, *card.under)]

    with _ordering(things):
        yield


@misreads("402.1")
def cards_drawn_go_to_the_mana_zone() -> Iterator[None]:
    """Misreads 402.1: cards drawn in a game go to the mana zone, and not to the hand."""
    with moved_otherwise(lambda game, cards, zone, name: (cards, "mana" if name == "draw" else zone)):
        yield


@misreads("402.1")
def only_drawn_cards_go_to_the_hand() -> Iterator[None]:
    """Misreads 402.1: a card comes to the hand by being drawn and in no other way."""
    with moved_otherwise(
        lambda game, cards, zone, name: None if zone == "hand" and name == "put" else (cards, zone)
    ):
        yield


@misreads("402.1")
def players_begin_with_four_cards() -> Iterator[None]:
    """Misreads 402.1: each player begins with four cards in hand."""
    with replaced(beginning_a_game, "HAND", 4):
        yield


@misreads("402.2")
def no_more_than_seven_cards_are_kept() -> Iterator[None]:
    """Misreads 402.2: at the end of a turn its player keeps seven cards in hand at most."""
    right = turn.end_effects

    def end_effects(game: DMGame, *when: Any) -> Flow[None]:
        yield from right(game, *when)
        yield from general.move_all(game, game.hand(game.active)[7:], "graveyard", "rule")

    with replaced(turn, "end_effects", end_effects):
        yield


@contextmanager
def _not_to_the_graveyard(name: str) -> Iterator[None]:
    """Have what goes to the graveyard in one way go to the bottom of the deck."""

    def send(game: DMGame, cards: list[Card], zone: str, said: str) -> Going:
        return cards, "deck" if (said, zone) == (name, "graveyard") else zone

    with moved_otherwise(send):
        yield


@misreads("404.1")
def discarded_cards_go_under_the_deck() -> Iterator[None]:
    """Misreads 404.1: discarded cards are put under the deck."""
    with _not_to_the_graveyard("discard"):
        yield


@misreads("404.1")
def destroyed_cards_go_under_the_deck() -> Iterator[None]:
    """Misreads 404.1: destroyed cards are put under the deck."""
    with _not_to_the_graveyard("destroy"):
        yield


@misreads("404.1")
def spells_go_under_the_deck() -> Iterator[None]:
    """Misreads 404.1: a spell is put under the deck when it has been resolved."""
    with _not_to_the_graveyard("rule"):
        yield


@misreads("405.1")
def all_mana_comes_tapped() -> Iterator[None]:
    """Misreads 405.1: every card comes to the mana zone tapped."""

    def tapped(card: Card, origin: str, lay: Turned) -> None:
        if card.place.zone == "mana":
            card.turned = "exhausted"

    with _carried(tapped):
        yield


@misreads("405.1")
def many_coloured_mana_comes_untapped() -> Iterator[None]:
    """Misreads 405.1: a card of several civilizations comes to the mana zone like any other."""
    with replaced(EDITIONS, "s-max", replace(EDITIONS["s-max"], many_colored_mana=None)):
        yield


@misreads("405.1")
def many_coloured_mana_comes_tapped_whatever_is_said() -> Iterator[None]:
    """Misreads 405.1: a card of several civilizations is tapped although it is put there untapped."""
    right = general._carry

    def carry(game: DMGame, card: Card, *how: Any) -> None:
        right(game, card, *how)
        card.turned = general._pose_of_mana(game, card) or card.turned

    with replaced(general, "_carry", carry):
        yield


@misreads("405.1")
def by_1_13_many_coloured_mana_comes_tapped() -> Iterator[None]:
    """Misreads 405.1 (1.13): a card of several civilizations comes tapped, as in the newer edition."""
    with replaced(EDITIONS, "1.13", replace(EDITIONS["1.13"], many_colored_mana="exhausted")):
        yield


@misreads("405.1")
def mana_comes_with_the_civilizations_that_it_had() -> Iterator[None]:
    """Misreads 405.1: whether mana comes tapped is up to its civilizations in the zone that it comes from."""
    right, many = general.detach, [False]

    def detach(game: DMGame, card: Card) -> None:
        many[0] = len(now.words(game, card, "colors")) > 1
        right(game, card)

    def pose(game: DMGame, card: Card) -> Turned | None:
        return game.edition.many_colored_mana if card.place.zone == "mana" and many[0] else None

    with replaced(general, "detach", detach), replaced(general, "_pose_of_mana", pose):
        yield


@misreads("406.3")
def shields_move_up() -> Iterator[None]:
    """Misreads 406.3: as a shield goes, those after it are moved up."""
    right = general.move_all

    def move_all(game: DMGame, cards: Iterable[Card], zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        moved = yield from right(game, cards, zone, name, **how)
        for seat in SEATS:
            piles = [list(game.zones[spot]) for spot in game.shields[seat] if game.zones[spot]]
            for spot, pile in zip(game.shields[seat], piles, strict=False):
                for card in pile:
                    if card.place is not spot:
                        game.lift(card)
                        game.drop(card, spot)
        return moved

    with replaced(general, "move_all", move_all):
        yield


@misreads("406.3")
def new_shields_lie_on_the_first() -> Iterator[None]:
    """Misreads 406.3: a new shield is laid where the first one is."""
    with replaced(general, "shield_place", lambda game, seat: game.shields[seat][0]):
        yield


@misreads("113.2", "406.2")
def each_card_is_a_shield() -> Iterator[None]:
    """Misreads 113.2: each card of a pile is a shield of its own."""
    right = shields.piles

    def piles(game: DMGame, seat: Seat) -> list[list[Card]]:
        return [[card] for pile in right(game, seat) for card in pile]

    with replaced(shields, "piles", piles):
        yield


@misreads("405.1")
def mana_is_of_use_from_the_next_turn_on() -> Iterator[None]:
    """Misreads 405.1: cards that came to the mana zone in this turn give no mana yet."""
    ready = tapped_and_untapped.untapped

    def untapped(cards: list[Card]) -> list[Card]:
        return [card for card in ready(cards) if card.life == 0]

    with replaced(tapped_and_untapped, "untapped", untapped):
        yield
