"""Misreadings of 409: cards between two zones."""

from collections.abc import Callable, Iterator

from duelproof.port import Seat
from duelproof.port.abilities import Search
from duelproof.port.position import Turned
from reference.duel_masters.s3_card_types import spells
from reference.duel_masters.s4_zones import cards_in_transit, general
from reference.duel_masters.s6_using_cards import using_a_card
from reference.duel_masters.s7_other_rules import keyword_actions, state_based_actions
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("409.1b", "409.1c")
def a_spell_being_cast_is_a_card_of_the_hand() -> Iterator[None]:
    """Misreads 409.1c: a card that is used counts in the hand until it leaves it."""

    def pends(game: DMGame, card: Card, moment: str) -> Flow[None]:
        yield from ()
        card.pending = card.place.zone != "hand"

    with replaced(cards_in_transit.IN_USE, "pending", pends):
        yield


@misreads("409.1c")
def a_card_in_use_counts_in_the_mana_zone() -> Iterator[None]:
    """Misreads 409.1c: a card that is used counts in the mana zone until it leaves it."""

    def pends(game: DMGame, card: Card, moment: str) -> Flow[None]:
        yield from ()
        card.pending = card.place.zone != "mana"

    with replaced(cards_in_transit.IN_USE, "pending", pends):
        yield


@misreads("409.1c")
def a_card_in_use_counts_in_the_deck() -> Iterator[None]:
    """Misreads 409.1c: a card that is used from the deck is still the top card of it."""
    with replaced(DMGame, "deck", lambda game, seat: game.zone("deck", seat)):
        yield


@misreads("409.1c")
def no_state_is_looked_at_before_the_effect() -> Iterator[None]:
    """Misreads 409.1c: what the missing card makes true has its consequences after the effect."""
    right = state_based_actions.settle

    def settle(game: DMGame) -> Flow[None]:
        if not game.using or game.hand(game.using[-1].owner):
            yield from right(game)

    with replaced(state_based_actions, "settle", settle):
        yield


@misreads("409.1b")
def a_spell_is_back_in_the_hand_when_it_is_done() -> Iterator[None]:
    """Misreads 409.1b: a spell whose effect is done stays in the zone where it was."""
    right = spells.cast

    def cast(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
        yield from right(game, seat, card)
        yield from general.move(game, card, "hand", "rule")

    with replaced(using_a_card, "cast", cast):
        yield


@misreads("409.2a")
def a_card_put_back_has_been_put_there() -> Iterator[None]:
    """Misreads 409.2a: a card that is put where it was has been put there, as from another zone."""
    with replaced(general, "goes_back", lambda game, card, zone: False):
        yield


@misreads("409.2a")
def a_card_put_back_is_untapped() -> Iterator[None]:
    """Misreads 409.2a: a card that is put where it was does not trigger anything, but lies untapped."""
    right = general.goes_back

    def goes_back(game: DMGame, card: Card, zone: str) -> bool:
        back = right(game, card, zone)
        if back:
            card.turned = "ready"
        return back

    with replaced(general, "goes_back", goes_back):
        yield


@misreads("409.2a")
def a_spell_put_back_has_been_put_there() -> Iterator[None]:
    """Misreads 409.2a: a spell cast from the graveyard has been put there when it is done."""
    right = general.goes_back

    def goes_back(game: DMGame, card: Card, zone: str) -> bool:
        return zone != "graveyard" and right(game, card, zone)

    with replaced(general, "goes_back", goes_back):
        yield


@misreads("409.2b")
def nothing_replaces_what_does_not_move() -> Iterator[None]:
    """Misreads 409.2b: a spell cast from the graveyard stays there, and nothing replaces that."""
    right = spells.cast

    def cast(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
        origin = card.place.zone
        yield from right(game, seat, card)
        if origin == "graveyard" and card.place.zone != origin:
            yield from general.move(game, card, origin, "rule")

    with replaced(using_a_card, "cast", cast):
        yield


@misreads("409.1c")
def a_spell_can_be_discarded_for_itself() -> Iterator[None]:
    """Misreads 409.1c: a pending card of the hand can be discarded."""
    with replaced(DMGame, "hand", lambda game, seat: game.zone("hand", seat)):
        yield


@misreads("409.1", "409.1a")
def a_creature_in_use_does_not_pend() -> Iterator[None]:
    """Misreads 409.1a: only spells pend, and what an effect puts into the battle zone."""

    def stays(game: DMGame, card: Card, moment: str) -> Flow[None]:
        yield from ()
        card.pending = "spell" in card.printed.type

    with replaced(cards_in_transit.IN_USE, "pending", stays):
        yield


@misreads("409.1a")
def a_card_pends_for_ever() -> Iterator[None]:
    """Misreads 409.1a: a card that was used still pends when it has come to the battle zone."""

    def out_of_use(game: DMGame, card: Card) -> Flow[None]:
        yield from ()
        game.using.remove(card)
        card.pending = True

    with replaced(cards_in_transit, "out_of_use", out_of_use):
        yield


@misreads("409.1a")
def a_spell_goes_to_the_graveyard_as_it_is_cast() -> Iterator[None]:
    """Misreads 409.1a: by 1.13 a spell is in the graveyard while it is resolved."""
    right = cards_in_transit.IN_USE["nowhere"]

    def leaves(game: DMGame, card: Card, moment: str) -> Flow[None]:
        if "spell" not in card.printed.type:
            yield from right(game, card, moment)
        elif moment == "declared":
            yield from general.move(game, card, "graveyard", "declare")

    with replaced(cards_in_transit.IN_USE, "nowhere", leaves):
        yield


@misreads("409.1f")
def cards_put_together_come_at_the_same_time() -> Iterator[None]:
    """Misreads 409.1f: cards that are put into the battle zone together come there at the same time."""

    def put(
        game: DMGame,
        cards: list[Card],
        name: str,
        turned: Turned,
        came: Callable[[DMGame, Card], None] | None = None,
    ) -> Flow[list[Card]]:
        for card in cards:
            card.pending = True
        done = yield from general.move_all(game, cards, "battle", name, turned=turned)
        if came is not None:
            for card in done:
                came(game, card)
        return done

    with replaced(cards_in_transit, "put_one_by_one", put):
        yield


@misreads("409.1f", "409.2")
def what_is_found_just_comes() -> Iterator[None]:
    """Misreads 409.1f: cards found for the battle zone come there at once, whatever they evolve from."""

    def put_found(game: DMGame, instr: Search, found: list[Card]) -> Flow[list[Card]]:
        return (yield from general.move_all(game, found, instr.to, "put"))

    with replaced(keyword_actions, "_put_found", put_found):
        yield


@misreads("409.2")
def a_card_that_does_not_move_is_untapped() -> Iterator[None]:
    """Misreads 409.2: a card that was pending and has not moved lies untapped."""
    right = general.let_go

    def let_go(card: Card) -> None:
        right(card)
        card.turned = "ready"

    with replaced(general, "let_go", let_go):
        yield
