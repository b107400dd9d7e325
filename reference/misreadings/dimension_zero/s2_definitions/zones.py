"""Misreadings of 2.23.1: what zones there are, and what it is to go from one to another."""

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port.abilities import Draw
from reference.dimension_zero.s2_definitions import moving, new_cards
from reference.dimension_zero.s2_definitions.moving import draw
from reference.dimension_zero.s3_course_of_play import turns
from reference.dimension_zero.s4_processing import priority, replacement_effects, resolving
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select, triggers
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s2_definitions.helpers import How, Put, belonging, going, putting
from reference.misreadings.making import replaced

_PILES = ("deck", "hand", "graveyard", "energy", "smash", "removed")


@misreads("2.23.1", "2.23.5", "2.23.10")
def the_active_player_keeps_all_piles() -> Iterator[None]:
    """Misreads 2.23.1: what leaves the squares goes to the zones of the player whose turn it is."""
    with belonging(lambda game, card, to, how: game.active if to.zone in _PILES else None):
        yield


@misreads("2.23.1")
def bases_lie_opposite() -> Iterator[None]:
    """Misreads 2.23.1: a base lies on a base square of the other player, at the other end of the line."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        if to.zone == "base" and to.slot is not None and to.seat is not None:
            to = place("base", OTHER[to.seat], to.slot[0] + ("5" if to.slot[1] == "1" else "1"))
        right(game, card, to, how)

    with putting(wrong):
        yield


@misreads("2.23.1")
def units_push_each_other_away() -> Iterator[None]:
    """Misreads 2.23.1: a unit that comes to the square of another sends it to its owner's hand."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        for other in list(game.zones[to]) if to.zone == "square" else ():
            right(game, other, place("hand", other.owner), {})
        right(game, card, to, how)

    with putting(wrong):
        yield


@misreads("2.23.1", "2.23.1-2", "2.23.9-2")
def responses_resolve_at_once() -> Iterator[None]:
    """Misreads 2.23.1: what the other player plays does not go to the stack of the active player."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        if seat != game.active:
            yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "play", play):
        yield


@contextlib.contextmanager
def _unheard(part: int) -> Iterator[None]:
    """Tell nobody in the block of moves between squares that have a part of their names in common."""
    right = triggers.happen

    def happen(game: Game, kind: str, once: triggers.Once | None = None, **about: Any) -> None:
        if kind == "move":
            slots = about["origin"].slot, about["place"].slot
            if all(slots) and slots[0][part] == slots[1][part]:
                return
        right(game, kind, once, **about)

    with replaced(triggers, "happen", happen):
        yield


@misreads("2.23.1")
def areas_are_zones() -> Iterator[None]:
    """Misreads 2.23.1: a unit that moves within an area stays in its zone."""
    with _unheard(1):
        yield


@misreads("2.23.1")
def lines_are_zones() -> Iterator[None]:
    """Misreads 2.23.1: a unit that moves within a line stays in its zone."""
    with _unheard(0):
        yield


@contextlib.contextmanager
def _kept(zone: str, face: str | None = None) -> Iterator[None]:
    """Let a player who controls another's card keep it where it goes to this zone, in the block."""

    def whose(game: Duel, card: Card, to: Place, how: How) -> Seat | None:
        return card.controller if to.zone == zone and how.get("face") == face else None

    with belonging(whose):
        yield


@misreads("2.23.1-1")
def the_deck_takes_any_card() -> Iterator[None]:
    """Misreads 2.23.1-1: another player's card is put on top of the deck that is named."""
    with _kept("deck"):
        yield


@misreads("2.23.1-1")
def the_plan_zone_takes_any_card() -> Iterator[None]:
    """Misreads 2.23.1-1: another player's card becomes the plan that is named."""
    with _kept("deck", "up"):
        yield


@misreads("2.23.1-1")
def the_hand_takes_any_card() -> Iterator[None]:
    """Misreads 2.23.1-1: another player's card is put into the hand that is named."""
    with _kept("hand"):
        yield


@misreads("2.23.1-1")
def the_graveyard_takes_any_card() -> Iterator[None]:
    """Misreads 2.23.1-1: another player's card is put into the graveyard that is named."""
    with _kept("graveyard"):
        yield


@misreads("2.23.1-1")
def the_energy_zone_takes_any_card() -> Iterator[None]:
    """Misreads 2.23.1-1: another player's card is put into the energy zone that is named."""
    with _kept("energy"):
        yield


@misreads("2.23.1-1")
def the_smash_zone_takes_any_card() -> Iterator[None]:
    """Misreads 2.23.1-1: another player's card is put into the smash zone that is named."""
    with _kept("smash"):
        yield


@misreads("2.23.1-2", "2.23.2-2")
def drawing_turns_the_deck_round() -> Iterator[None]:
    """Misreads 2.23.1-2: when a card has been drawn the rest of the deck lies the other way round."""

    def draw_one(game: Duel, seat: Seat, many: int = 1) -> None:
        draw(game, seat, many)
        game.decks[seat].reverse()

    with replaced(moving, "draw", draw_one):
        yield


@misreads("2.23.1-2", "2.23.5-2")
def graveyards_are_turned_round() -> Iterator[None]:
    """Misreads 2.23.1-2: a graveyard lies the other way round when a card has come."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        right(game, card, to, how)
        if card.place.zone == "graveyard":
            game.zones[card.place].reverse()

    with putting(wrong):
        yield


@misreads("2.23.1-2")
def the_active_players_spells_come_first() -> Iterator[None]:
    """Misreads 2.23.1-2: what the active player has played lies above what the other plays in response."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        game.pile.sort(key=lambda item: item.controller == game.active)

    with replaced(priority.ACTIONS, "play", play):
        yield


@misreads("2.23.1-2")
def decks_are_not_shuffled() -> Iterator[None]:
    """Misreads 2.23.1-2: a deck stays in its order when an effect shuffles it."""
    right = chance.shuffle

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        before = list(cards)
        yield from right(game, cards, seat)
        cards[:] = before

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("2.23.1-3", "2.23.8-4")
def moved_units_are_new() -> Iterator[None]:
    """Misreads 2.23.1-3: a unit that goes from square to square is a new card as well."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        new_cards.forget(game, card)
        right(game, card, to, how)

    with putting(wrong):
        yield


@misreads("2.23.1-3", "2.23.8-4")
def spells_find_their_targets_again() -> Iterator[None]:
    """Misreads 2.23.1-3: a spell still aims at a unit that has left the squares and come back."""
    right = resolving.still_aimed

    def still_aimed(game: Duel, ctx: Context) -> bool:
        for key, aimed in ctx.targets.items():
            ctx.targets[key] = [
                (thing, life if isinstance(thing, str) else thing.life) for thing, life in aimed
            ]
        return right(game, ctx)

    with replaced(resolving, "still_aimed", still_aimed):
        yield


@misreads("2.23.1-3", "2.23.8-4")
def what_has_triggered_finds_its_card_again() -> Iterator[None]:
    """Misreads 2.23.1-3: an ability that has triggered deals with a unit that has left and come back."""

    def lose_sight(game: Duel, card: Card) -> None:
        """Go on meaning the card."""

    with replaced(new_cards, "lose_sight", lose_sight):
        yield


@misreads("2.23.1-3", "2.23.8-4")
def damage_stays() -> Iterator[None]:
    """Misreads 2.23.1-3: the damage on a card stays on it wherever it goes."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        damage = card.damage
        right(game, card, to, how)
        card.damage = damage

    with putting(wrong):
        yield


@misreads("2.23.1-4")
def everybody_draws_from_the_active_players_deck() -> Iterator[None]:
    """Misreads 2.23.1-4: a player who draws takes the top card of the active player's deck."""

    def draw_one(game: Duel, seat: Seat, many: int = 1) -> None:
        draw(game, game.active, many)

    with replaced(moving, "draw", draw_one):
        yield


@misreads("2.23.1-4")
def one_card_is_drawn_at_most() -> Iterator[None]:
    """Misreads 2.23.1-4: whatever number a card says, one card is drawn."""
    right = INSTRUCTIONS[Draw]

    def draw_cards(game: Duel, instr: Draw, ctx: Context) -> Flow[None]:
        yield from right(game, Draw(n=1, who=instr.who, up_to=instr.up_to), ctx)

    with replaced(INSTRUCTIONS, Draw, draw_cards):
        yield


@misreads("2.23.1-4", "2.23.5-1")
def destroyed_units_go_to_who_controlled_them() -> Iterator[None]:
    """Misreads 2.23.1-4: a destroyed unit goes to the graveyard of the player who controlled it."""

    def whose(game: Duel, card: Card, to: Place, how: How) -> Seat | None:
        destroyed = how.get("name") == "destroy" and card.place.zone == "square"
        return card.controller if destroyed else None

    with belonging(whose):
        yield


def _by(name: str, zone: str | None = None) -> Any:
    """Return the test for cards that a move of this name takes from a zone."""
    return lambda card, to, how: how.get("name") == name and zone in (None, card.place.zone)


@misreads("2.23.1-4")
def destroyed_energy_is_removed() -> Iterator[None]:
    """Misreads 2.23.1-4: a destroyed energy card is removed from the game."""
    with going(_by("destroy", "energy"), "removed"):
        yield


@misreads("2.23.1-4")
def destroyed_smash_cards_are_removed() -> Iterator[None]:
    """Misreads 2.23.1-4: a destroyed smash card is removed from the game."""
    with going(_by("destroy", "smash"), "removed"):
        yield


@misreads("2.23.1-4", "2.23.5-1")
def sacrificed_units_are_removed() -> Iterator[None]:
    """Misreads 2.23.1-4: a sacrificed unit is removed from the game."""
    with going(_by("sacrifice", "square"), "removed"):
        yield


@misreads("2.23.1-4")
def sacrificed_energy_is_removed() -> Iterator[None]:
    """Misreads 2.23.1-4: a sacrificed energy card is removed from the game."""
    with going(_by("sacrifice", "energy"), "removed"):
        yield


@misreads("2.23.1-4")
def sacrificed_smash_cards_are_removed() -> Iterator[None]:
    """Misreads 2.23.1-4: a sacrificed smash card is removed from the game."""
    with going(_by("sacrifice", "smash"), "removed"):
        yield


@misreads("2.23.1-4", "2.23.10", "2.23.10-1")
def removed_cards_are_buried() -> Iterator[None]:
    """Misreads 2.23.10-1: a card that is removed from the game goes to the graveyard."""
    with going(lambda card, to, how: to.zone == "removed", "graveyard"):
        yield


@misreads("2.23.1-5")
def two_cards_are_one_draw() -> Iterator[None]:
    """Misreads 2.23.1-5: several cards are drawn at once, and what waits for it is done once."""
    right = INSTRUCTIONS[Draw]

    def draw_cards(game: Duel, instr: Draw, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        for waits in game.waiting[1:]:
            waits.ctx.ability = msgspec.structs.replace(waits.ability, effect=())

    with replaced(INSTRUCTIONS, Draw, draw_cards):
        yield


@misreads("2.23.1-6")
def all_is_said_before_the_first_card() -> Iterator[None]:
    """Misreads 2.23.1-6: a player says how many cards to draw before drawing any."""

    def draw_cards(game: Duel, instr: Draw, ctx: Context) -> Flow[None]:
        said = 0
        while said < select.amount(game, instr.n, ctx):
            if not (yield from ask.may(game, ctx.controller, about=ctx.item)):
                break
            said += 1
        for _ in range(said):
            yield from replacement_effects.draw_one(game, ctx.controller, ctx)

    with replaced(INSTRUCTIONS, Draw, draw_cards):
        yield


@misreads("2.23.1-6")
def another_card_is_drawn_on_top() -> Iterator[None]:
    """Misreads 2.23.1-6: who has drawn all the cards that may be drawn draws one more."""
    right = INSTRUCTIONS[Draw]

    def draw_cards(game: Duel, instr: Draw, ctx: Context) -> Flow[None]:
        before = len(game.hands[ctx.controller])
        yield from right(game, instr, ctx)
        if len(game.hands[ctx.controller]) - before == instr.n:
            moving.draw(game, ctx.controller)

    with replaced(INSTRUCTIONS, Draw, draw_cards):
        yield


@misreads("2.23.9-2", "4.7.2-3")
def spells_go_under_the_stack() -> Iterator[None]:
    """Misreads 2.23.9-2, 4.7.2-3: a spell is put under all that is on the stack."""
    with _under("play"):
        yield


@misreads("2.23.9-2", "4.7.2-3")
def abilities_go_under_the_stack() -> Iterator[None]:
    """Misreads 2.23.9-2, 4.7.2-3: an ability is put under all that is on the stack."""
    with _under("activate"):
        yield


@contextlib.contextmanager
def _under(verb: str) -> Iterator[None]:
    """Put what a player does by this verb under the stack in the block."""
    right = priority.ACTIONS[verb]

    def act(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        game.pile.insert(0, game.pile.pop())

    with replaced(priority.ACTIONS, verb, act):
        yield


@misreads("2.23.9", "2.23.9-1")
def spells_do_not_wait() -> Iterator[None]:
    """Misreads 2.23.9-1: a card that is played resolves at once."""
    with _at_once("play"):
        yield


@misreads("2.23.9-1")
def abilities_do_not_wait() -> Iterator[None]:
    """Misreads 2.23.9-1: an ability that is activated resolves at once."""
    with _at_once("activate"):
        yield


@contextlib.contextmanager
def _at_once(verb: str) -> Iterator[None]:
    """Let what a player does by this verb resolve at once in the block."""
    right = priority.ACTIONS[verb]

    def act(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, verb, act):
        yield


@misreads("2.23.9-3")
def the_main_phase_is_gone_through_again() -> Iterator[None]:
    """Misreads 2.23.9-3: when both players have passed on an empty stack the main phase does not end yet."""

    def window(game: Duel) -> Flow[None]:
        yield from priority.window(game)
        yield from priority.window(game)

    with replaced(vars(turns), "window", window):
        yield
