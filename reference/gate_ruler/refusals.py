"""Why an option was not offered: the rules that forbid it, in a plain sentence."""

from duelproof.port import OTHER, Option, Seat
from reference.gate_ruler.s03_zones.columns import frontmost
from reference.gate_ruler.s08_attack_phase import declaration
from reference.gate_ruler.s14_cards_and_abilities import costs
from reference.gate_ruler.s15_game_actions import paying, summoning
from reference.gate_ruler.s16_keywords import concealment
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card

Reason = tuple[tuple[str, ...], str]
_UNKNOWN: Reason = ((), "")


def why_not(game: GateGame, seat: Seat, option: Option) -> Reason:
    """The rule ids and a sentence for an act that was not offered; empty where none is known."""
    if option.card not in game.cards:
        return _UNKNOWN
    card = game.cards[option.card]
    if option.verb == "attack":
        return _no_attack(game, seat, card, option)
    if option.verb == "play":
        return _no_play(game, seat, card)
    if option.verb == "set" and not concealment.settable(game, card):
        return ("GR-7-5a", "GR-3-10c"), f"{card.spec.name} is not settable"
    return _UNKNOWN


def _no_attack(game: GateGame, seat: Seat, card: Card, option: Option) -> Reason:
    name = card.spec.name
    if card.place.zone not in ("attack", "ruler") or card.controller != seat:
        return ("GR-8-4c",), f"{name} is neither {seat}'s ruler nor a unit in {seat}'s attack zones"
    if card.turned == "exhausted":
        return ("GR-8-4c", "GR-8-4d-1"), f"{name} is exhausted and cannot attack"
    if not declaration.can_attack(game, card):
        return ("GR-8-4c", "GR-8-4d-1"), f"{name} is prohibited from attacking, or cannot do what it takes"
    if option.target not in game.cards:
        return _UNKNOWN
    target = game.cards[option.target]
    if target.controller == seat:
        return ("GR-8-4c",), f"{target.spec.name} is no opponent's card"
    if all(frontmost(game, column) is not target for column, _ in game.fronts[OTHER[seat]]):
        return ("GR-8-4c-1",), f"{target.spec.name} is not the frontmost card of its column"
    return _UNKNOWN


def _no_play(game: GateGame, seat: Seat, card: Card) -> Reason:
    name = card.spec.name
    if card.place.zone == "drive" and card.face == "down":
        return ("GR-7-3a", "GR-7-4a", "GR-7-6a"), f"{name} is not revealed"
    if "unit" in card.printed.type and not summoning.may_summon(game, seat):
        return ("GR-15-17a-2",), f"{seat} has summoned as many units as the summon cap allows"
    if len(paying.resources(game, seat)) < costs.level_cost(game, seat, card):
        return ("GR-14-3b-8",), f"{seat} cannot pay the level of {name}"
    return _UNKNOWN
