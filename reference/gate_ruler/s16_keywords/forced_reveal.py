"""16-15: Forced Reveal, cards that must be played as soon as a gate process goes on."""

from duelproof.port import OTHER, Seat
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s07_main_phase_actions import has_overdrive
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s16_keywords.concealment import must_be_set_first
from reference.gate_ruler.s16_keywords.played_at_their_time import has_resources_for
from reference.gate_ruler.state import GateGame, Way
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.course.index import once_a_game
from reference.kernel.flow import Flow

KEYWORD = "Forced Reveal"


@index.if_any_forced
@rule("16-15b-1", also=("16-15a", "16-15b-1c", "16-15b-1d"))
def play_forced(game: GateGame) -> Flow[bool | None]:
    """Play what has to be played, the active player's first, each player's in the order he chooses.

    Returns:
        Whether anything had to be.
    """
    played = False
    while True:
        seat = game.active
        cards = _forced(game, seat)
        if not cards:
            seat = OTHER[seat]
            cards = _forced(game, seat)
        if not cards:
            return played
        options = [game.option_for(card) for card in cards]
        game.mark_play()
        chosen = yield from ask.one(game, seat, "choose", options, part="forced-reveal")
        yield from playing.play_card(game, seat, game.cards[str(chosen.card)], FORCED)
        played = True


FORCED = Way(forced=True)


@rule("16-15b-1", also=("16-1a-2", "16-15b-1b", "16-17c", "16-18c", "1-5d", "7-1b-1", "7-2a-2a", "15-15b-1"))
def _forced(game: GateGame, seat: Seat) -> list[Card]:
    """A card with Forced Reveal in a hand or drive zone has to be played, unless that is forbidden.

    An effect can forbid it, and so do Forced Concealment, Resource to who has no resource card, an Overdrive
    that is linked to it in the drive zone, and what spares its player resources that it must be paid for
    with. It has to be played whatever other abilities it has.
    """
    return [
        card
        for card in _bearers(game)
        if card.place.seat == seat
        and card.place.zone in ("hand", "drive")
        and not playing.is_kept_from_playing(game, seat, card)
        and not must_be_set_first(game, card)
        and not has_overdrive(game, card)
        and has_resources_for(game, seat, playing.spell(card))
        and not playing.is_spared_its_cost(game, seat, card, FORCED)
    ]


@once_a_game
def _bearers(game: GateGame) -> list[Card]:
    """Find the cards with Forced Reveal."""
    return [card for card in game.cards.values() if KEYWORD in card.keywords]
