"""Misreadings of 15-26 to 15-29: what cannot be attacked, rearranging, and losing abilities."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import OTHER, Option
from duelproof.port.abilities import Ability, LoseAbilities
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s07_main_phase_actions import rearrange
from reference.gate_ruler.s08_attack_phase import attacking
from reference.gate_ruler.s14_cards_and_abilities import targets
from reference.gate_ruler.s15_game_actions import driving
from reference.gate_ruler.s16_keywords import genesis_and_abyssal
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import Rearrange
from reference.kernel.abilities import effects, layers, select
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("15-26b")
def effects_attack_too() -> Iterator[None]:
    """Misreads 15-26b: what cannot be attacked cannot be chosen as the target of an effect either."""
    right = targets.is_valid

    def is_valid(game: GateGame, card: Card, *how: Any) -> bool:
        return not effects.forbidden(game, "be_attacked", card) and right(game, card, *how)

    with replaced(targets, "is_valid", is_valid):
        yield


@misreads("15-26b-1")
def what_cannot_be_attacked_never_is() -> Iterator[None]:
    """Misreads 15-26b-1: a unit that cannot be attacked is passed over when it comes to the front later."""
    right = attacking.attacked

    def attacked(game: GateGame) -> Card | None:
        card = right(game)
        if card is None or not effects.forbidden(game, "be_attacked", card):
            return card
        return game.rulers[card.controller] if card.place.zone == "defense" else None

    with replaced(attacking, "attacked", attacked):
        yield


@misreads("15-26b-1")
def what_comes_to_any_front_is_attacked() -> Iterator[None]:
    """Misreads 15-26b-1: a unit that cannot be attacked is attacked in the center column, whatever is."""
    right = attacking.attacked

    def attacked(game: GateGame) -> Card | None:
        if game.attack is None:
            return None
        [center] = game.defense_slots[OTHER[game.active]]
        moved = [card for card in game.zones[center] if effects.forbidden(game, "be_attacked", card)]
        return moved[0] if moved else right(game)

    with replaced(attacking, "attacked", attacked):
        yield


@misreads("15-27a-3")
def what_is_unaffected_is_material() -> Iterator[None]:
    """Misreads 15-27a-3: a Genesis Summoning takes units that its effect does not affect as materials."""
    with replaced(genesis_and_abyssal, "_out_of_reach", lambda game, ctx: []):
        yield


@misreads("15-27a-3")
def what_is_unaffected_is_rearranged() -> Iterator[None]:
    """Misreads 15-27a-3: an effect rearranges units that it does not affect."""
    with replaced(driving, "_staying", lambda game, seat, ctx: []):
        yield


@misreads("15-28a")
def all_units_are_rearranged() -> Iterator[None]:
    """Misreads 15-28a: whoever rearranges also moves units of the other player."""

    def rearrange_units(game: GateGame, instr: Rearrange, ctx: Context) -> Flow[None]:
        for seat in select.players(game, instr.who, ctx):
            while True:
                units = [*game.units(seat), *game.units(OTHER[seat])]
                chosen = yield from ask.act(game, seat, [driving.DONE, *_moves(game, units)])
                if chosen is driving.DONE:
                    break
                unit = game.cards[str(chosen.card)]
                yield from rearrange(game, unit.controller, unit)

    def _moves(game: GateGame, units: list[Card]) -> list[Option]:
        return [game.option("rearrange", unit) for unit in units]

    with replaced(INSTRUCTIONS, Rearrange, rearrange_units):
        yield


@misreads("15-29a")
def what_was_gained_is_kept() -> Iterator[None]:
    """Misreads 15-29a: a card that loses a certain ability keeps others that it has gained."""
    right = layers._gain_or_lose

    def gain_or_lose(game: Game, force: Force, card: Card, value: list[Ability]) -> list[Ability]:
        left = right(game, force, card, value)
        if not isinstance(force.instr, LoseAbilities) or force.instr.keyword is None:
            return left
        gained = [ability for ability in value if ability not in card.abilities]
        word = force.instr.keyword
        return [*left, *(each for each in gained if each not in left and each.keyword != word)]

    with replaced(layers, "_gain_or_lose", gain_or_lose):
        yield
