"""Why something is not offered: the rules that forbid it, and a sentence."""

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero.s1_principles import payable, purse_beside
from reference.dimension_zero.s2_definitions import classes, texts
from reference.dimension_zero.s2_definitions.card_data import is_of_class, is_unit, use_cost
from reference.dimension_zero.s2_definitions.plan_zone import plan
from reference.dimension_zero.s2_definitions.squares import ADJACENT, IN_REACH
from reference.dimension_zero.s3_course_of_play import main_phase
from reference.dimension_zero.s4_processing import moves
from reference.dimension_zero.s5_keywords.headlong import stops_play
from reference.dimension_zero.s5_keywords.special_plays import FOR
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects, now
from reference.kernel.card import Card

_WAYS = {
    "alternative_cost": "DZ-4.7.2-4",
    "awakening": "DZ-5.7.3-1",
    "convocation": "DZ-5.3.2",
    "formation_summon": "DZ-5.8.2",
}
"""The rules that say when a card can be played in another way than the usual one."""
Why = tuple[tuple[str, ...], str]


def why_not(game: Duel, seat: Seat, option: Option) -> Why:
    """Name the rules that forbid an option that was not offered, and say why in a sentence."""
    if option.verb in ("plan", "renew"):
        return _why_no_plan(game, seat, option.verb)
    if option.verb is None and option.place is not None:
        return _why_not_there(game, seat, option.place.slot)
    card = game.cards.get(str(option.card))
    if card is None:
        return (), ""
    if option.verb == "charge":
        return _why_no_charge(game, seat)
    if option.verb == "smash":
        return _why_no_smash(game, seat, card)
    if option.verb == "move":
        return _why_no_move(game, seat, card)
    way = (option.way or "").partition(FOR)[0]
    if way in _WAYS:
        return (_WAYS[way],), "it cannot be played in that way now"
    if option.verb == "play":
        return _why_no_play(game, seat, card)
    if option.verb == "activate":
        return _why_no_activation(game, seat, card, option)
    return (), ""


def _why_no_charge(game: Duel, seat: Seat) -> Why:
    if game.phase != "energy" or seat != game.active:
        return ("DZ-3.7.1",), "cards become energy only in one's own energy phase"
    if game.this_turn.charged:
        return ("DZ-3.7.1",), "one card became energy in this phase already"
    return ("DZ-3.7.1",), "only a card of the hand becomes energy"


def _why_no_smash(game: Duel, seat: Seat, card: Card) -> Why:
    if game.phase != "smash" or seat != game.active:
        return ("DZ-3.9.1",), "smashing is for one's own smash phase"
    if card.controller != seat:
        return ("DZ-3.9.1",), "that unit is not yours"
    if card.place.slot not in IN_REACH[seat]:
        return ("DZ-3.9.1",), "only a unit in the centre area or the enemy area smashes"
    if effects.forbidden(game, "smash", card):
        return ("DZ-1.1.1", "DZ-3.9.1"), "an effect says that it cannot smash"
    return ("DZ-3.9.1", "DZ-2.26.1-1"), "a frozen unit cannot be frozen to smash"


def _normal(game: Duel, seat: Seat) -> Why | None:
    """Say what stands against anything of normal timing, if anything does."""
    if game.phase != "main" or seat != game.active:
        return ("DZ-3.8.1", "DZ-3.8.2"), "that is for one's own main phase"
    if game.battles:
        return ("DZ-3.8.2",), "that cannot be done in a battle"
    return (("DZ-3.8.2",), "that needs an empty stack") if game.pile else None


def _why_no_move(game: Duel, seat: Seat, card: Card) -> Why:
    why = _normal(game, seat)
    if why is not None:
        return why
    rules = ("DZ-3.8.2-6", "DZ-4.7.3-1")
    if card.place.zone != "square" or not is_unit(game, card):
        return rules, "only units in the battle space move"
    if card.controller != seat:
        return rules, "that unit is not yours"
    if card.turned != "ready":
        return rules, "a frozen unit does not move"
    if effects.forbidden(game, "move", card):
        return ("DZ-1.1.1", *rules), "an effect says that it cannot move"
    if all(not moves.free_for(game, seat, slot) for slot in ADJACENT[str(card.place.slot)]):
        return rules, "all squares beside it hold units of yours"
    return (*rules, "DZ-1.2.3-1", "DZ-1.2.3-2"), "its move cost cannot be paid"


def _why_no_plan(game: Duel, seat: Seat, verb: str) -> Why:
    why = _normal(game, seat)
    if why is not None:
        return why
    if verb == "plan" and plan(game, seat) is not None:
        return ("DZ-2.23.3-6", "DZ-3.8.2-3"), "there is a plan already"
    if verb == "renew" and plan(game, seat) is None:
        return ("DZ-3.8.2-4",), "there is no plan to renew"
    return ("DZ-3.8.2-3" if verb == "plan" else "DZ-3.8.2-4", "DZ-1.2.3-2"), "it costs one energy"


def _why_no_play(game: Duel, seat: Seat, card: Card) -> Why:
    if game.phase != "main":
        return ("DZ-3.8.1",), "cards are played in main phases only"
    if card is plan(game, OTHER[seat]) or (card.place.zone == "hand" and card.place.seat != seat):
        return ("DZ-3.8.2-1", "DZ-3.8.2-5"), "that card is not yours"
    if card is plan(game, seat):
        why = _normal(game, seat)
        if why is not None:
            return (*why[0], "DZ-3.8.2-5"), why[1]
    elif card.place.zone != "hand" and card not in texts.playable_elsewhere(game, seat):
        return ("DZ-3.8.2-1", "DZ-3.8.2-5"), "cards are played from the hand or as the plan"
    elif not texts.timings_of(game, card) & main_phase.timings(game, seat):
        number = "DZ-3.8.2" if card.printed.timing == "normal" else "DZ-3.8.3"
        return (number, f"{number}-1"), f"its timing, {card.printed.timing}, does not allow it now"
    if stops_play(game):
        return ("DZ-5.14.2",), "a unit with headlong is moving"
    if not payable(game, purse_beside(game, seat, card), use_cost(game, card)):
        return ("DZ-1.2.3-1", "DZ-1.2.3-2"), "its use cost cannot be paid"
    if effects.forbidden(game, "play", card):
        return ("DZ-1.1.2", "DZ-2.10.3-3"), "an effect says that it cannot be played"
    if effects.forbidden(game, "play", seat):
        return ("DZ-1.1.1",), "an effect says that you cannot play cards"
    if is_unit(game, card) and not classes.open_squares(game, seat):
        return ("DZ-2.20.1-2",), "there is no square for it"
    if is_of_class(game, card, "base") and not classes.open_bases(game, seat):
        return ("DZ-2.20.2-2",), "there is no base square for it"
    rules = ("DZ-4.7.2-4", "DZ-4.7.2-5", "DZ-4.11.3")
    return rules, "its additional cost cannot be paid, or there is no proper target for it"


def _why_no_activation(game: Duel, seat: Seat, card: Card, option: Option) -> Why:
    had = now.abilities(game, card)
    ability = next((a for a in had if a.id == option.value and a.kind == "activated"), None)
    if ability is None:
        return ("DZ-4.3.1",), "the card has no such activated ability"
    if card.controller != seat:
        return ("DZ-4.3.2",), "only its controller activates it"
    if game.phase != "main":
        return ("DZ-3.8.1",), "abilities are activated in main phases only"
    if ability.timing not in main_phase.timings(game, seat):
        number = "DZ-3.8.2" if ability.timing == "normal" else "DZ-3.8.3"
        return (number, f"{number}-2"), f"its timing, {ability.timing}, does not allow it now"
    return ("DZ-4.3.1", "DZ-4.7.2-5"), "its cost cannot be paid, or it has no target"


def _why_not_there(game: Duel, seat: Seat, slot: str | None) -> Why:
    if slot not in game.squares:
        return ("DZ-2.20.2-2",), "that base square is not free, or not yours"
    rules = ("DZ-2.20.1-2", "DZ-3.8.2-6", "DZ-4.7.3-1")
    if not moves.free_for(game, seat, slot):
        return rules, "a unit of yours stands there"
    return rules, "that square is too far away"
