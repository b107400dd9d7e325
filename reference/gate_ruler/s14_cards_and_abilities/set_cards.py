"""14-4: playing a card of a set zone when its timing allows it."""

from duelproof.port import Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s14_cards_and_abilities.playing import can_play, play_card
from reference.gate_ruler.state import AS_LONG_AS, INSTANT, ORDINARY, GateGame
from reference.kernel.abilities import select
from reference.kernel.abilities.triggers import Waiting, announce
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("14-4a", also=("3-2d", "14-9b-1", "14-9b-1a", "14-3b-10", "14-3b-4"))
def play_set_card(game: GateGame, waiting: Waiting) -> Flow[None]:
    """When the condition of a set card was met, it may be revealed and played like what triggered.

    One that has left the set zone and was set again is a new card, whose condition was not met.
    """
    seat, card = waiting.controller, waiting.source
    there = card.place.zone == "set" and card.life == waiting.life
    if not there or not can_play(game, seat, card, ORDINARY, waiting.event):
        return
    game.mark_play()
    if (yield from ask.may(game, seat, about=card.ref, kind="show")):
        if not waiting.told:
            announce(game, waiting)
        yield from play_card(game, seat, card, event=waiting.event)


@rule("14-4b", also=("14-4d", "14-2a-2"))
def is_timely(game: GateGame, seat: Seat, card: Card) -> bool:
    """An instant event can be played whenever one has priority, another only while its condition holds."""
    timing = card.printed.timing
    if timing != AS_LONG_AS:
        return timing == INSTANT
    ability = playing.spell(card)
    assert ability is not None and ability.needs is not None
    return select.holds(game, ability.needs, Context(controller=seat, source=card))
