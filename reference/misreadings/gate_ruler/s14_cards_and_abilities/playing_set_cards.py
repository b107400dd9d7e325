"""Misreadings of 14-4: playing a set card."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.abilities import Delay
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s14_cards_and_abilities import playing, set_cards
from reference.gate_ruler.state import AS_LONG_AS, GateGame
from reference.kernel.abilities import select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import delaying, with_filter
from reference.misreadings.making import offers_more, replaced


@misreads("14-4a")
def set_cards_must_be_revealed() -> Iterator[None]:
    """Misreads 14-4a: a set card whose condition is met must be revealed and played."""
    right = ask.may

    def may(*asked: Any, **how: Any) -> Flow[bool]:
        yield from right(*asked, **how)
        return True

    with replaced(ask, "may", may):
        yield


@misreads("14-4a")
def anything_meets_the_condition() -> Iterator[None]:
    """Misreads 14-4a: a set card can be revealed whichever player meets its condition."""

    def hears(*asked: Any) -> bool:
        return True

    with replaced(triggers, "hears", hears):
        yield


@misreads("14-4a", "14-4b")
def every_set_event_is_instant() -> Iterator[None]:
    """Misreads 14-4a, 14-4b: a player with priority can play any event of a set zone."""

    def is_timely(game: GateGame, seat: Seat, card: Card) -> bool:
        return True

    with replaced(set_cards, "is_timely", is_timely):
        yield


@misreads("14-4b")
def any_unit_counts_as_attacked() -> Iterator[None]:
    """Misreads 14-4b: that one of a player's units is attacked holds as long as he has one."""
    right = set_cards.is_timely

    def is_timely(game: GateGame, seat: Seat, card: Card) -> bool:
        ability = playing.spell(card)
        if card.printed.timing != AS_LONG_AS or ability is None or ability.needs is None:
            return right(game, seat, card)
        ctx = Context(controller=seat, source=card)
        return select.holds(game, with_filter(ability.needs, role=None), ctx)

    with replaced(set_cards, "is_timely", is_timely):
        yield


@misreads("14-4b")
def what_holds_is_played_from_the_hand() -> Iterator[None]:
    """Misreads 14-4b: an event that can be played as long as something is so need not be set for that."""

    def more(game: Any, seat: Seat) -> list[Option]:
        hand = [card for card in game.zone("hand", seat) if card.printed.timing == AS_LONG_AS]
        return [game.option("play", card) for card in hand if set_cards.is_timely(game, seat, card)]

    with offers_more(more):
        yield


@misreads("14-4d")
def instants_are_played_from_the_hand() -> Iterator[None]:
    """Misreads 14-4d: instant events need not be set, but can be played from the hand."""

    def more(game: Game, seat: Seat) -> list[Option]:
        return [Option(verb="play", card=card.ref) for card in game.zone("hand", seat)]

    with offers_more(more):
        yield


@misreads("14-4b-1")
def what_deals_the_damage_does_not_matter() -> Iterator[None]:
    """Misreads 14-4b-1: all combat damage between the attacking card and another counts as the attack's."""
    with replaced(triggers, "_is_by", lambda *asked: True):
        yield


@misreads("14-4b-1")
def attacks_are_all_of_the_turn() -> Iterator[None]:
    """Misreads 14-4b-1: what is said of this attack's damage holds for every attack of the turn."""
    with delaying("turn"):
        yield


@misreads("14-4b-1")
def damage_is_looked_for_at_once() -> Iterator[None]:
    """Misreads 14-4b-1: only damage that is dealt already is the attack's, and there is none yet."""

    def delay(game: Game, instr: Delay, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(INSTRUCTIONS, Delay, delay):
        yield
