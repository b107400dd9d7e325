"""Misreadings of 5.7: zone effects."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from duelproof.port import CardSpec, Place
from duelproof.port.abilities import Ability
from duelproof.port.abilities import Cost as Part
from duelproof.port.selections import Calc, Cond, Filter, Range, Select
from reference.dimension_zero.s1_principles import cost_of, energy_in
from reference.dimension_zero.s2_definitions import card_data, moving
from reference.dimension_zero.s5_keywords import written_out, zone_effects
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now, select
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Zones = tuple[str, ...]


@contextmanager
def _working_in(change: Callable[[Zones], Zones]) -> Iterator[None]:
    """Let the zone effects of cards work in other zones, in the block."""
    right = written_out.written_out

    def ability(said: Ability) -> Ability:
        return msgspec.structs.replace(said, zones=change(said.zones)) if said.zones else said

    def spelled(spec: CardSpec) -> CardSpec:
        faces = [
            msgspec.structs.replace(face, abilities=[ability(each) for each in face.abilities])
            for face in spec.faces
        ]
        return msgspec.structs.replace(spec, faces=faces)

    def changed(cards: Mapping[str, CardSpec]) -> dict[str, CardSpec]:
        return right({name: spelled(spec) for name, spec in cards.items()})

    with replaced(written_out, "written_out", changed):
        yield


@misreads("5.7.1")
def zone_effects_work_on_squares_too() -> Iterator[None]:
    """Misreads 5.7.1: a zone effect works on a square as well as in its zone."""
    with _working_in(lambda zones: (*zones, "square")):
        yield


@misreads("5.7.1-2")
def zone_effects_work_in_the_graveyard_too() -> Iterator[None]:
    """Misreads 5.7.1-2: a zone effect works in the graveyard as well as in its zone."""
    with _working_in(lambda zones: (*zones, "graveyard")):
        yield


@misreads("5.7.1-3")
def the_first_zone_alone_counts() -> Iterator[None]:
    """Misreads 5.7.1-3: an effect of two zones works in the first."""
    with _working_in(lambda zones: zones[:1]):
        yield


@misreads("5.7.1-3")
def the_last_zone_alone_counts() -> Iterator[None]:
    """Misreads 5.7.1-3: an effect of two zones works in the second."""
    with _working_in(lambda zones: zones[-1:]):
        yield


@misreads("5.7.1-2")
def zone_effects_are_lost_elsewhere() -> Iterator[None]:
    """Misreads 5.7.1-2: a card outside the zone has no zone effect."""

    def says_first(game: Game, card: Card, text: str) -> bool:
        return any(
            ability.text.startswith(text) and select.works(game, card, ability)
            for ability in now.abilities(game, card)
        )

    with replaced(select, "_says_first", says_first):
        yield


@misreads("5.7.2-1")
def frozen_energy_does_not_count() -> Iterator[None]:
    """Misreads 5.7.2-1: only released cards in the energy zone count for revelation."""

    def with_energy(many: int) -> Cond:
        cards = Select(which="all", filter=Filter(zones=("energy",), owner="you", turned="ready"))
        return Cond(op="number", amount=Calc(op="count", what=cards), range=Range(min=many))

    with replaced(zone_effects, "_with_energy", with_energy):
        yield


@misreads("5.7.2-1")
def revelation_always_asks_for_energy() -> Iterator[None]:
    """Misreads 5.7.2-1: revelation without a number asks for two cards."""

    def revelation(said: Ability) -> Ability:
        return zone_effects.revelation(msgspec.structs.replace(said, n=said.n or 2))

    with replaced(written_out.WORDS, "revelation", revelation):
        yield


@misreads("5.7.2-2")
def whatever_lies_face_up_is_revealed() -> Iterator[None]:
    """Misreads 5.7.2-2: a card that is put face up on a deck has been turned up."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, **said: Any) -> None:
        right(game, card, to, **said)
        if to.zone == "deck" and card.face == "up":
            happen(game, "plan", card=card, player=card.owner)

    with replaced(moving, "put", put):
        yield


@misreads("5.7.3-1")
def awakening_costs_as_much_as_ever() -> Iterator[None]:
    """Misreads 5.7.3-1: a card that awakens is played for its use cost."""
    right = zone_effects.awakenings

    def awakenings(game: Duel, card: Card) -> list[Ability]:
        usual = Part(kind="energy", symbols=card.printed.symbols or {})
        return [msgspec.structs.replace(said, cost=(usual,)) for said in right(game, card)]

    with replaced(zone_effects, "awakenings", awakenings):
        yield


@misreads("5.7.3-1")
def the_first_awakening_is_meant() -> Iterator[None]:
    """Misreads 5.7.3-1: of several costs of awakening the first is paid."""
    right = zone_effects.awakenings

    def awakenings(game: Duel, card: Card) -> list[Ability]:
        several = right(game, card)
        return [msgspec.structs.replace(said, cost=several[0].cost) for said in several]

    with replaced(zone_effects, "awakenings", awakenings):
        yield


@misreads("5.7.3-2")
def whoever_can_awaken_does() -> Iterator[None]:
    """Misreads 5.7.3-2: a plan that can awaken is always played for the cost of awakening."""
    right = card_data.use_cost

    def use_cost(game: Duel, card: Card) -> Cost:
        awake = zone_effects.awakenings(game, card)
        return cost_of(energy_in(awake[0].cost)) if awake else right(game, card)

    with replaced(card_data, "use_cost", use_cost):
        yield
