"""Misreadings of 3-13, 3-19: damage zone and counter zone."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s13_damage import processes, ruler_damage
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-13b")
def the_latest_damage_is_healed() -> Iterator[None]:
    """Misreads 3-13b: healing takes the newest cards of the damage zone."""

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from putting.bury(game, game.zone("damage", seat)[-points:], "heal-out", ctx.controller)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("3-13a")
def damage_to_units_is_their_players() -> Iterator[None]:
    """Misreads 3-13a: damage to a unit also puts cards into its player's damage zone."""
    right = processes.resolve_damage

    def resolve_damage(game: GateGame, item: GateItem) -> None:
        right(game, item)
        for unit, _, points in item.pairings:
            for card in game.zone("deck", unit.controller)[:points] if unit.place.zone != "ruler" else ():
                move(game, card, place("damage", unit.controller))

    with replaced(processes, "resolve_damage", resolve_damage):
        yield


@misreads("3-13a")
def only_battles_fill_the_damage_zone() -> Iterator[None]:
    """Misreads 3-13a: damage of an effect to a ruler puts no cards into the damage zone."""
    right = processes.resolve_damage

    def resolve_damage(game: GateGame, item: GateItem) -> None:
        if not item.combat:
            item.pairings = [pairing for pairing in item.pairings if pairing[0].place.zone != "ruler"]
        right(game, item)

    with replaced(processes, "resolve_damage", resolve_damage):
        yield


@misreads("3-19a")
def only_counter_cards_wait() -> Iterator[None]:
    """Misreads 3-19a: a card without a Counter ability goes to the damage zone at once."""
    right = ruler_damage._take_damage

    def take_damage(game: GateGame, item: GateItem, card: Card) -> Flow[None]:
        if any(ability.keyword == "Counter" for ability in card.abilities):
            yield from right(game, item, card)
        else:
            yield from putting.put(game, card, place("damage", item.controller), "damage-in")

    with replaced(ruler_damage, "_take_damage", take_damage):
        yield
