"""Misreadings of sections 400 to 404: what becomes of cards that are moved."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Place
from duelproof.port import abilities as a
from duelproof.port.selections import Select
from reference.duel_masters.s4_zones import deck, general
from reference.duel_masters.s5_turn import turn
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.general import other_step
from reference.misreadings.making import replaced


def _choosing(wrong: Callable[[Game, Select, Context], Flow[list[Thing]]]) -> Any:
    return replaced(choosing, "_picked", wrong)


@misreads("400.2c")
def the_first_hidden_card_is_chosen() -> Iterator[None]:
    """Misreads 400.2c: whichever card of a hidden zone is chosen, the first one is it."""
    right = choosing._picked

    def picked(game: Game, what: Select, ctx: Context) -> Flow[list[Thing]]:
        chosen = yield from right(game, what, ctx)
        hidden = what.which == "choose" and what.filter is not None and what.filter.zones == ("shield",)
        return select.found(game, what, ctx)[: len(chosen)] if hidden else chosen

    with _choosing(picked):
        yield


def _shown_after(moves: Callable[[Place, Place], bool]) -> Iterator[None]:
    """Let both players go on seeing cards that have moved so."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str) -> None:
        if moves(origin, card.place):
            card.shown_to = frozenset(SEATS)
        right(game, card, origin, name)

    with replaced(general, "_tell", tell):
        yield


@misreads("400.2e")
def drawn_cards_are_seen() -> Iterator[None]:
    """Misreads 400.2e: both players see a card that is drawn."""
    yield from _shown_after(lambda origin, to: (origin.zone, to.zone) == ("deck", "hand"))


@misreads("400.5a")
def what_was_seen_is_seen() -> Iterator[None]:
    """Misreads 400.5a: a card that both players saw in the battle zone they see in the hand, too."""
    yield from _shown_after(lambda origin, to: (origin.zone, to.zone) == ("battle", "hand"))


@misreads("401.4")
def what_goes_to_a_deck_is_seen() -> Iterator[None]:
    """Misreads 401.4: both players see in which order cards are put into a deck."""
    yield from _shown_after(lambda origin, to: to.zone == "deck")


def _into_deck(wrong: Any) -> Any:
    return replaced(deck, "put_into_deck", wrong)


@misreads("401.4")
def the_effects_player_orders_the_cards() -> Iterator[None]:
    """Misreads 401.4: the player whose effect it is orders the cards that are put into a deck."""

    def put(
        game: DMGame, cards: list[Card], name: str, *, top: bool, about: str | None = None
    ) -> Flow[list[Card]]:
        options = [game.option_for(card) for card in cards]
        ordered = yield from ask.order(game, OTHER[cards[0].owner], "order", options)
        cards = [game.cards[str(option.card)] for option in ordered]
        return (yield from general.move_all(game, cards[::-1] if top else cards, "deck", name, top=top))

    with _into_deck(put):
        yield


def _going(name: str, zone: str) -> Iterator[None]:
    """Let cards that are moved by a name go to another zone."""
    right = general.move_all

    def move_all(game: DMGame, cards: Any, to: str, called: str, **more: Any) -> Flow[list[Card]]:
        return (yield from right(game, cards, zone if called == name else to, called, **more))

    with replaced(general, "move_all", move_all):
        yield


@misreads("402.1")
def drawn_cards_become_mana() -> Iterator[None]:
    """Misreads 402.1: a drawn card is put into the mana zone."""
    yield from _going("draw", "mana")


@misreads("402.1")
def only_drawn_cards_come_to_the_hand() -> Iterator[None]:
    """Misreads 402.1: no card comes to the hand but from the deck."""
    right = INSTRUCTIONS[a.Move]

    def move(game: DMGame, instr: a.Move, ctx: Context) -> Flow[None]:
        if instr.to != "hand":
            yield from right(game, instr, ctx)
        else:
            yield from choosing.things(game, instr.what, ctx)

    with replaced(INSTRUCTIONS, a.Move, move):
        yield


@misreads("402.2")
def a_hand_has_ten_cards_at_most() -> Iterator[None]:
    """Misreads 402.2: as a turn ends its player discards down to ten cards."""
    right = dict(turn.STEPS)["turn-end"]

    def end_step(game: DMGame) -> Flow[None]:
        yield from right(game)
        yield from general.move_all(game, game.hand(game.active)[10:], "graveyard", "discard")

    with other_step("turn-end", end_step):
        yield


@misreads("404.1")
def discarded_cards_become_mana() -> Iterator[None]:
    """Misreads 404.1: a discarded card is put into the mana zone."""
    yield from _going("discard", "mana")


@misreads("404.1")
def destroyed_cards_become_mana() -> Iterator[None]:
    """Misreads 404.1: a destroyed card is put into the mana zone."""
    yield from _going("destroy", "mana")


@misreads("404.1")
def spells_become_mana() -> Iterator[None]:
    """Misreads 404.1: a spell that has been resolved is put into the mana zone."""
    yield from _going("rule", "mana")
