"""Misreadings of section 4: players."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, SEATS, Seat
from duelproof.port.selections import Filter
from reference.gate_ruler import s04_players, s05_preparation
from reference.gate_ruler.s06_turn import start_phase
from reference.gate_ruler.s14_cards_and_abilities import playing, resolving, targets
from reference.gate_ruler.s15_game_actions import summoning
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.standing import Force
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


@misreads("4-2a")
def you_are_the_other_player() -> Iterator[None]:
    """Misreads 4-2a: "you" in a text means the opponent of the controller."""
    with _who(lambda game, who, ctx: OTHER[ctx.controller] if who == "you" else None):
        yield


@misreads("4-2a", "4-2b-1")
def you_are_who_brought_the_card() -> Iterator[None]:
    """Misreads 4-2a, 4-2b-1: "you" in a text means the card's owner, and "an opponent" his opponent."""

    def wrong(game: Game, who: str, ctx: Context) -> Seat | None:
        if ctx.source is None or who not in ("you", "opponent"):
            return None
        return ctx.source.owner if who == "you" else OTHER[ctx.source.owner]

    with _who(wrong):
        yield


@misreads("4-2b")
def they_are_always_you() -> Iterator[None]:
    """Misreads 4-2b: "they" always means the controller, and "their opponent" his opponent."""
    with _who(
        lambda game, who, ctx: {"they": ctx.controller, "their_opponent": OTHER[ctx.controller]}.get(who)
    ):
        yield


@misreads("4-2b-1")
def an_opponent_is_oneself() -> Iterator[None]:
    """Misreads 4-2b-1: if no player was mentioned, "an opponent" means the controller himself."""
    with _who(lambda game, who, ctx: ctx.controller if who == "opponent" else None):
        yield


@misreads("4-2c")
def damage_goes_to_the_other_ruler() -> Iterator[None]:
    """Misreads 4-2c: damage to a player is dealt to the other player's ruler."""

    def as_card(game: GateGame, thing: Thing) -> Card:
        return thing if isinstance(thing, Card) else game.rulers[OTHER[thing]]

    with replaced(s04_players, "as_card", as_card):
        yield


@misreads("4-2d")
def allied_is_what_one_brought() -> Iterator[None]:
    """Misreads 4-2d: allied means owned by you, and enemy means owned by your opponent."""
    right = select._stands

    def stands(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        owned = msgspec.structs.replace(wanted, owner=wanted.controller or wanted.owner, controller=None)
        return right(game, card, owned, ctx)

    with replaced(select, "_stands", stands):
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


@misreads("4-3a-1a")
def every_cap_is_two() -> Iterator[None]:
    """Misreads 4-3a-1a: the active player's cap is 2, whatever the ruler says."""
    right = start_phase.set_caps

    def set_caps(game: GateGame) -> None:
        right(game)
        game.caps[game.active] = 2

    with replaced(start_phase, "set_caps", set_caps):
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


@misreads("4-5a", "4-5d")
def effects_are_their_cards_owners() -> Iterator[None]:
    """Misreads 4-5a, 4-5d: the owner of a card controls its effects and those of its abilities."""
    right = resolving._perform

    def perform(game: GateGame, item: GateItem) -> Flow[None]:
        if item.source is not None:
            item.ctx.controller = item.source.owner
        yield from right(game, item)

    with replaced(resolving, "_perform", perform):
        yield


@misreads("4-5d")
def static_effects_are_their_cards_owners() -> Iterator[None]:
    """Misreads 4-5d: the owner of a card controls its static effects."""
    right = effects._acts

    def acts(game: Game, force: Force) -> bool:
        acting = right(game, force)
        assert force.ctx.source is not None
        force.ctx.controller = force.ctx.source.owner
        return acting

    with replaced(effects, "_acts", acts):
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


@misreads("4-5b")
def cards_on_the_gate_are_their_owners() -> Iterator[None]:
    """Misreads 4-5b: a card on the gate is controlled by its owner, whoever played it."""
    right = playing.play

    def play(game: GateGame, item: GateItem, kind: str, oid: str | None = None) -> Flow[None]:
        if item.card is not None:
            item.card.controller = item.card.owner
        yield from right(game, item, kind, oid)

    with replaced(playing, "play", play):
        yield


@misreads("4-5c")
def abilities_change_sides_with_their_cards() -> Iterator[None]:
    """Misreads 4-5c: the player who controls the card when its ability resolves controls the ability."""
    right = resolving._perform

    def perform(game: GateGame, item: GateItem) -> Flow[None]:
        if item.source is not None and item.kind == "ability":
            item.ctx.controller = item.source.controller
        yield from right(game, item)

    with replaced(resolving, "_perform", perform):
        yield
