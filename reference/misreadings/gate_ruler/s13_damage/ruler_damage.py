"""Misreadings of 13-4 to 13-6: damage to rulers, and healing it."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from duelproof.port import OTHER, SEATS, Place, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s03_zones.kinds import ZONES
from reference.gate_ruler.s13_damage import ruler_damage
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import now
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("13-4b-1")
def healing_takes_damage_on_its_way() -> Iterator[None]:
    """Misreads 13-4b-1: healing a player removes a ruler's damage that is not applied yet."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        coming = [item for item in game.gate if item.kind == "ruler-damage" and item.controller == seat]
        for item in coming[:points]:
            game.take_off_gate(item)
        yield from right(game, seat, points - len(coming), ctx)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("13-4b")
def healing_is_for_the_active_player() -> Iterator[None]:
    """Misreads 13-4b: whoever heals, cards of the active player's damage zone go."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from right(game, game.active, points, ctx)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("13-5b-2")
def the_rulers_take_turns() -> Iterator[None]:
    """Misreads 13-5b-2: a process of the one player comes onto the gate, then one of the other, and so on."""
    right = ruler_damage.add_ruler_damage

    def add_ruler_damage(game: GateGame) -> None:
        below = len(game.gate)
        right(game)
        first, second = ([each for each in game.gate[below:] if each.controller == seat] for seat in SEATS)
        if game.active == SEATS[1]:
            first, second = second, first
        rows = zip_longest(first, second)
        game.gate[below:] = [each for row in rows for each in row if each is not None]

    with replaced(ruler_damage, "add_ruler_damage", add_ruler_damage):
        yield


@misreads("13-6b")
def damage_takes_the_attacked_player_s_deck() -> Iterator[None]:
    """Misreads 13-6b: a ruler's damage takes a card of the deck of the player whose turn it is not."""
    right = ruler_damage._take_damage

    def take_damage(game: GateGame, item: GateItem, card: Card) -> Flow[None]:
        yield from right(game, item, game.zone("deck", OTHER[game.active])[0])

    with replaced(ruler_damage, "_take_damage", take_damage):
        yield


@misreads("13-6b")
def damage_skips_the_counter_zone() -> Iterator[None]:
    """Misreads 13-6b: a card without Counter goes from the deck to the damage zone."""
    right = moving.move

    def moved(game: GateGame, card: Card, to: Place, *how: Any) -> None:
        if to.zone != "counter" or any(each.keyword == "Counter" for each in card.abilities):
            right(game, card, to, *how)

    with replaced(moving, "move", moved):
        yield


@misreads("13-6b")
def nothing_keeps_cards_from_counter_zones() -> Iterator[None]:
    """Misreads 13-6b: a card comes to the counter zone though something else is to happen instead."""
    right = putting.put

    def put(game: GateGame, card: Card, to: Place, *how: Any) -> Flow[bool]:
        if to.zone != "counter":
            return (yield from right(game, card, to, *how))
        moving.move(game, card, to, *how)
        return True

    with replaced(putting, "put", put):
        yield


@misreads("13-6b")
def the_counter_zone_hides_cards() -> Iterator[None]:
    """Misreads 13-6b: a card lies face down in the counter zone."""
    right = moving.move

    def moved(game: GateGame, card: Card, to: Place, *how: Any) -> None:
        right(game, card, to, *how)
        if to.zone == "counter":
            card.face = "down"

    hidden = ZoneKind("counter", seen_by="owner", in_position=False)
    with replaced(ZONES, "counter", hidden), replaced(moving, "move", moved):
        yield


@misreads("13-6c", "13-6d")
def counters_are_what_is_printed() -> Iterator[None]:
    """Misreads 13-6c, 13-6d: a card has the Counter that is printed on it, whatever effects say."""
    right = now.keyword

    def keyword(game: Game, card: Card, word: str) -> Ability | None:
        if card.place.zone != "counter":
            return right(game, card, word)
        return next((each for each in card.abilities if each.keyword == word), None)

    with replaced(now, "keyword", keyword):
        yield


@misreads("13-6d")
def the_first_counter_is_the_only_one() -> Iterator[None]:
    """Misreads 13-6d: of several Counter abilities only the first is looked at, which may have no target."""

    def counter_of(game: GateGame, seat: Seat, card: Card) -> Ability | None:
        return now.keyword(game, card, "Counter")

    with replaced(ruler_damage, "counter_of", counter_of):
        yield


@misreads("13-6c")
def any_ability_is_a_counter() -> Iterator[None]:
    """Misreads 13-6c: a card with any ability at all plays it as damage does a Counter."""
    right = now.keyword

    def keyword(game: Game, card: Card, word: str) -> Ability | None:
        had = now.abilities(game, card)
        return had[0] if had and card.place.zone == "counter" else right(game, card, word)

    with replaced(now, "keyword", keyword):
        yield


@misreads("13-6d-3")
def countering_cards_go_at_once() -> Iterator[None]:
    """Misreads 13-6d-3: a card goes to the graveyard as its Counter ability is played."""
    right = ruler_damage.play_counter

    def play_counter(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[bool]:
        played = yield from right(game, seat, card, ability)
        if card.place.zone == "counter":
            yield from putting.bury(game, [card], "rule")
        return played

    with replaced(ruler_damage, "play_counter", play_counter):
        yield


@misreads("13-6d-3")
def any_ability_ends_the_countering() -> Iterator[None]:
    """Misreads 13-6d-3: a card in the counter zone goes away as soon as any ability of it has resolved."""

    def end_countering(game: GateGame, item: GateItem, card: Card) -> Flow[None]:
        yield from ruler_damage.bury_countering(game, card)

    with replaced(ruler_damage, "end_countering", end_countering):
        yield


@misreads("13-6d")
def counter_waits_beneath_the_damage() -> Iterator[None]:
    """Misreads 13-6d: a Counter ability goes beneath the damage that is still to come."""
    right = ruler_damage.play_counter

    def play_counter(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[bool]:
        played = yield from right(game, seat, card, ability)
        if played:
            game.gate.insert(0, game.gate.pop())
        return played

    with replaced(ruler_damage, "play_counter", play_counter):
        yield


@misreads("13-4b")
def healed_cards_return_to_the_deck() -> Iterator[None]:
    """Misreads 13-4b: cards of the damage zone that are healed go back to the deck."""
    right = putting.bury

    def bury(game: GateGame, cards: list[Card], name: str, *who: Any, **where: Any) -> Flow[None]:
        healed = cards if name == "heal-out" else []
        yield from right(game, [card for card in cards if card not in healed], name, *who, **where)
        for card in healed:
            moving.move(game, card, place("deck", card.owner), name)

    with replaced(putting, "bury", bury):
        yield
