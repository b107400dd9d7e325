"""Misreadings of section 4: players."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Seat
from reference.gate_ruler import s04_players, s05_preparation
from reference.gate_ruler.s06_turn import start_phase
from reference.gate_ruler.s14_cards_and_abilities import playing, targets
from reference.gate_ruler.s15_game_actions import summoning
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("4-3a-1b")
def a_cap_outlasts_its_turn() -> Iterator[None]:
    """Misreads 4-3a-1b: after her turn a player still may not summon beyond her cap."""

    def set_caps(game: GateGame) -> None:
        game.caps[game.active] = game.rules[game.active].cap
        game.summons = dict.fromkeys(SEATS, 0)

    with replaced(start_phase, "set_caps", set_caps):
        yield


def _who(wrong: Callable[[Game, str, Context], Seat | None]) -> contextlib.AbstractContextManager[None]:
    """Let some words for players mean another player, in the block; None leaves a word as it is."""
    right = select.player

    def player(game: Game, who: str, ctx: Context) -> Seat:
        return wrong(game, who, ctx) or right(game, who, ctx)

    return replaced(select, "player", player)


@misreads("4-2b")
def they_are_always_you() -> Iterator[None]:
    """Misreads 4-2b: "they" always means the controller, and "their opponent" his opponent."""
    with _who(
        lambda game, who, ctx: {"they": ctx.controller, "their_opponent": OTHER[ctx.controller]}.get(who)
    ):
        yield


@misreads("4-2c")
def damage_goes_to_the_other_ruler() -> Iterator[None]:
    """Misreads 4-2c: damage to a player is dealt to the other player's ruler."""

    def as_card(game: GateGame, thing: Thing) -> Card:
        return thing if isinstance(thing, Card) else game.rulers[OTHER[thing]]

    with replaced(s04_players, "as_card", as_card):
        yield


@misreads("4-3a-1")
def special_summons_count_too() -> Iterator[None]:
    """Misreads 4-3a-1: special summons count towards the cap."""
    right = summoning.tell_special_summon

    def special_summoned(game: GateGame, card: Card) -> None:
        right(game, card)
        game.summons[card.controller] += 1

    with replaced(summoning, "tell_special_summon", special_summoned):
        yield


@misreads("4-4a", "4-4a-1")
def who_controls_a_card_owns_it() -> Iterator[None]:
    """Misreads 4-4a, 4-4a-1: the player who controls a card also owns it."""
    right: Any = vars(Card)["owner"]
    owner = property(lambda card: card.controller, lambda card, seat: right.__set__(card, seat))
    with replaced(Card, "owner", owner):
        yield


@misreads("4-5a")
def owners_choose_targets() -> Iterator[None]:
    """Misreads 4-5a: the owner of a card chooses its targets and those of its abilities."""
    right = targets.choose_targets

    def choose(game: GateGame, item: GateItem) -> Flow[None]:
        controller = item.controller
        if item.source is not None:
            item.controller = item.source.owner
        yield from right(game, item)
        item.controller = controller

    steps = tuple(choose if step is right else step for step in playing._STEPS)
    with replaced(playing, "_STEPS", steps):
        yield


@misreads("4-5b")
def the_first_player_controls_all_at_first() -> Iterator[None]:
    """Misreads 4-5b: at the start of the game the first player controls all cards."""
    right = s05_preparation.prepare

    def prepare(game: GateGame) -> Flow[None]:
        yield from right(game)
        for card in game.cards.values():
            card.controller = game.first

    with replaced(s05_preparation, "prepare", prepare):
        yield
