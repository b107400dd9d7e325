"""501: the start of the turn."""

from collections.abc import Callable, Mapping

from duelproof.port import Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s1_basics.tapped_and_untapped import untap
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("501.1", also=("501.2", "500.3", "702.2", "702.3a"), edition="s-max")
@rule("501.1", also=("501.2", "501.2a", "500.3", "702.3a"), edition="1.13")
def start_step(game: DMGame) -> Flow[None]:
    """Untap and resolve what triggers as the turn begins, in the order of the edition."""
    game.log.add("turn_start", player=game.active)
    effects.end(game, "your_next_turn", seat=game.active)  # what is due without them waits for the untapping
    for part in game.edition.turn_start:
        yield from TURN_START[part](game)
    yield from resolve_waiting(game)


@rule("501.2", also=("501.2a", "603.2a"), edition="s-max")
@rule("501.1", also=("501.1a", "603.2a"), edition="1.13")
def _beginning_of_turn(game: DMGame) -> Flow[None]:
    """Trigger what waits for the beginning of the turn, and resolve it before anything comes late."""
    triggers.happen(game, "turn_start", player=game.active)
    yield from resolve_waiting(game)


@rule("501.1", also=("501.1a", "702.3a", "111.2c"), edition="s-max")
@rule("501.2", also=("501.2a", "702.3a", "111.2c"), edition="1.13")
def _untapping(game: DMGame) -> Flow[None]:
    """Untap the turn player's cards together, all but those whose Silent Skill is used instead."""
    seat = game.active
    silent = yield from _silent(game, seat)
    untap(game, [card for card in game.battle(seat) + game.mana(seat) if card not in silent])
    for card in silent:
        _silent_effect(game, card)


@rule("501.1a", also=("602.1", "602.3"), edition="s-max")
@rule("501.2a", also=("602.1", "602.3"), edition="1.13")
def _silent(game: DMGame, seat: Seat) -> Flow[list[Card]]:
    """A tapped creature with Silent Skill may stay tapped instead of untapping."""
    staying = []
    for card in game.battle(seat):
        silent = card.turned == "exhausted" and now.keyword(game, card, SILENT) is not None
        if silent and not any(effects.forbidden(game, word, card) for word in ("ready", "activate")):
            stays = yield from ask.may(game, seat, about=card.ref)
            staying += [card] if stays else []
    return staying


@rule("501.1a", also=("602.2",), edition="s-max")
@rule("501.2a", also=("602.2",), edition="1.13")
def _silent_effect(game: DMGame, card: Card) -> None:
    """The effect of a Silent Skill waits from the moment it is used."""
    ability = now.keyword(game, card, SILENT)
    assert ability is not None
    triggers.wait(game, ability, card, Context.of(card, ability, Happening("silent")))


SILENT = "silent-skill"
TURN_START: Mapping[str, Callable[[DMGame], Flow[None]]] = {
    "untapping": _untapping,
    "beginning": _beginning_of_turn,
}
"""The parts of the start of a turn, in the order of `Edition.turn_start`."""
