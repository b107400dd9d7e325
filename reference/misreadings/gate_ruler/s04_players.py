"""Misreadings of section 4: players."""

import contextlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from duelproof.port import OTHER, SEATS, Place, Seat
from duelproof.port.abilities import Ability, Draw, Move
from duelproof.port.selections import Filter
from reference.gate_ruler import s04_players, s05_preparation, s07_main_phase_actions
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones import placing
from reference.gate_ruler.s06_turn import start_phase
from reference.gate_ruler.s08_attack_phase import steps
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s14_cards_and_abilities import playing, targets
from reference.gate_ruler.s15_game_actions import putting, summoning
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import select
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("4-3a-1b", "6-2a")
def a_cap_outlasts_its_turn() -> Iterator[None]:
    """Misreads 4-3a-1b, 6-2a: after her turn a player still may not summon beyond her cap."""

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


@misreads("4-3a-1", "15-17a")
def special_summons_count_too() -> Iterator[None]:
    """Misreads 4-3a-1, 15-17a: special summons count as normal ones towards the cap."""
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


def _you_are_the_owner(meant: Callable[[Card, Context], bool]) -> contextlib.AbstractContextManager[None]:
    """Let "you" mean the owner of a card where it stands in such a card and context, in the block."""

    def who_you_are(game: Game, who: str, ctx: Context) -> Seat | None:
        card = ctx.source
        return card.owner if who == "you" and card is not None and meant(card, ctx) else None

    return _who(who_you_are)


@misreads("4-2a", "4-5d")
def events_speak_to_their_owners() -> Iterator[None]:
    """Misreads 4-2a, 4-5d: "you" in an event is who owns the card, whoever played it."""
    with _you_are_the_owner(lambda card, ctx: "event" in card.printed.type):
        yield


@misreads("4-2a")
def abilities_speak_to_owners() -> Iterator[None]:
    """Misreads 4-2a: "you" in an ability that is played is who owns the card."""
    with _you_are_the_owner(lambda card, ctx: "event" not in card.printed.type and ctx.item is not None):
        yield


@misreads("4-2a", "4-5a-1", "4-5d")
def effects_speak_to_owners() -> Iterator[None]:
    """Misreads 4-2a, 4-5d: "you" in an effect that a card has in play is who owns the card."""
    with _you_are_the_owner(lambda card, ctx: "event" not in card.printed.type and ctx.item is None):
        yield


def _sides_go_by_owners(side: str) -> contextlib.AbstractContextManager[None]:
    """Let allied or enemy cards be those that a player has brought, in the block."""
    right = select._stands

    def stands(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        if wanted.controller == side:
            wanted = msgspec.structs.replace(wanted, controller=None, owner=side)
        return right(game, card, wanted, ctx)

    return replaced(select, "_stands", stands)


@misreads("4-2d")
def allies_are_those_brought() -> Iterator[None]:
    """Misreads 4-2d: allied units are those that the player owns."""
    with _sides_go_by_owners("you"):
        yield


@misreads("4-2d")
def enemies_are_those_brought() -> Iterator[None]:
    """Misreads 4-2d: enemy units are those that the opponent owns."""
    with _sides_go_by_owners("opponent"):
        yield


@misreads("4-5a")
def owners_decide() -> Iterator[None]:
    """Misreads 4-5a: as a card resolves its owner decides what may be done."""
    right = ask.may

    def may(game: Any, player: Seat, *, about: str | None = None, kind: str = "may") -> Flow[bool]:
        owners = [item.card.owner for item in game.gate if item.card is not None and item.oid == about]
        return (yield from right(game, owners[0] if owners else player, about=about, kind=kind))

    with replaced(ask, "may", may):
        yield


@misreads("4-5c")
def abilities_change_sides_with_their_cards() -> Iterator[None]:
    """Misreads 4-5c: who takes a card takes its ability on the gate as well."""
    right = resolution._RESOLVERS["ability"]

    def resolve_ability(game: GateGame, item: GateItem) -> Flow[None]:
        if item.source is not None:
            item.controller = item.ctx.controller = item.source.controller
        yield from right(game, item)

    with replaced(resolution._RESOLVERS, "ability", resolve_ability):
        yield


@misreads("4-2c")
def damage_to_you_is_your_opponents() -> Iterator[None]:
    """Misreads 4-2c: damage to the active player is dealt to the other player's ruler."""

    def as_card(game: GateGame, thing: Thing) -> Card:
        return thing if isinstance(thing, Card) else game.rulers[OTHER[game.active]]

    with replaced(s04_players, "as_card", as_card):
        yield


def _opponents_of_owners(kind: str) -> contextlib.AbstractContextManager[None]:
    """Let "opponent" mean that of a card's owner, in abilities of a kind, in the block."""

    def who_opposes(game: Game, who: str, ctx: Context) -> Seat | None:
        card, ability = ctx.source, ctx.ability
        meant = who == "opponent" and ability is not None and ability.kind == kind
        return OTHER[card.owner] if meant and card is not None else None

    return _who(who_opposes)


@misreads("4-2b-1")
def events_oppose_their_owners() -> Iterator[None]:
    """Misreads 4-2b-1: an opponent in an event is that of who owns the card."""
    with _opponents_of_owners("spell"):
        yield


@misreads("4-2b-1")
def abilities_oppose_owners() -> Iterator[None]:
    """Misreads 4-2b-1: an opponent in an ability that triggers is that of who owns its card."""
    with _opponents_of_owners("triggered"):
        yield


@contextmanager
def _caps(wrong: Callable[[GateGame], int | None]) -> Iterator[None]:
    """Let the active player have another cap, in the block."""
    right = start_phase.set_caps

    def set_caps(game: GateGame) -> None:
        right(game)
        game.caps[game.active] = wrong(game)

    with replaced(start_phase, "set_caps", set_caps):
        yield


@misreads("4-3a-1a")
def every_cap_is_two() -> Iterator[None]:
    """Misreads 4-3a-1a: a player's cap is 2, whatever the ruler says."""
    with _caps(lambda game: 2):
        yield


@misreads("4-3a-1a")
def a_cap_is_that_of_the_other_ruler() -> Iterator[None]:
    """Misreads 4-3a-1a: the opponent's ruler says what a player's cap is."""
    with _caps(lambda game: game.rules[OTHER[game.active]].cap):
        yield


@misreads("4-3a-1a")
def caps_bind_the_other_player() -> Iterator[None]:
    """Misreads 4-3a-1a: a player's cap holds in the other player's turn and is unlimited in her own."""

    def set_caps(game: GateGame) -> None:
        game.caps = {game.active: None, OTHER[game.active]: game.rules[OTHER[game.active]].cap}
        game.summons = dict.fromkeys(SEATS, 0)

    with replaced(start_phase, "set_caps", set_caps):
        yield


@misreads("4-5a-1")
def abilities_stay_with_owners() -> Iterator[None]:
    """Misreads 4-5a-1: the ability of a unit that was taken can be played by its owner alone."""
    right = s07_main_phase_actions.activatable

    def activatable(game: GateGame, seat: Seat, timing: str) -> Iterator[tuple[Card, Ability]]:
        return (found for found in right(game, seat, timing) if found[0].owner == seat)

    with replaced(s07_main_phase_actions, "activatable", activatable):
        yield


@misreads("4-2b-1")
def effects_oppose_owners() -> Iterator[None]:
    """Misreads 4-2b-1: an opponent in an effect that a card has all the time is that of who owns it."""
    with _opponents_of_owners("static"):
        yield


@misreads("4-2b")
def all_have_one_opponent() -> Iterator[None]:
    """Misreads 4-2b: where each player is spoken of, the opponent is that of the controller for both."""
    right = INSTRUCTIONS[Draw]

    def draw(game: GateGame, instr: Draw, ctx: Context) -> Flow[None]:
        if instr.who == "both":
            many = select.amount(game, instr.n, ctx.speaking_of(ctx.controller))
            instr = msgspec.structs.replace(instr, n=many)
        yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, Draw, draw):
        yield


@misreads("4-3a-2")
def summons_are_forgotten_with_the_main_phase() -> Iterator[None]:
    """Misreads 4-3a-2: the number of summons is 0 again when the main phase is over."""
    right = steps.attack_phase

    def attack_phase(game: GateGame) -> Flow[None]:
        game.summons = dict.fromkeys(SEATS, 0)
        yield from right(game)

    with replaced(steps, "attack_phase", attack_phase):
        yield


@misreads("4-4a")
def who_controls_a_unit_takes_it_up() -> Iterator[None]:
    """Misreads 4-4a: a unit goes to the hand of the player who controls it, whoever brought it."""
    right = placing.whose

    def whose(game: GateGame, instr: Move, card: Card, ctx: Context) -> Seat:
        return card.controller if instr.to == "hand" else right(game, instr, card, ctx)

    with replaced(placing, "whose", whose):
        yield


@misreads("4-4a")
def who_plays_an_event_keeps_it() -> Iterator[None]:
    """Misreads 4-4a: an event goes to the graveyard of the player who has played it."""
    right = putting.put

    def put(game: GateGame, card: Card, to: Place, *how: Any) -> Flow[bool]:
        if card.place.zone == "gate" and to.zone == "graveyard":
            to = place("graveyard", card.controller)
        return (yield from right(game, card, to, *how))

    with replaced(putting, "put", put):
        yield


@misreads("4-5a")
def owners_decide_about_abilities() -> Iterator[None]:
    """Misreads 4-5a: as an ability resolves the owner of its card decides what may be done."""
    right = ask.may

    def may(game: Any, player: Seat, *, about: str | None = None, kind: str = "may") -> Flow[bool]:
        sources = [item.source for item in game.gate if item.kind == "ability" and item.oid == about]
        return (yield from right(game, sources[0].owner if sources else player, about=about, kind=kind))

    with replaced(ask, "may", may):
        yield


def _either_controls(meant: Callable[[Filter, Context], bool]) -> contextlib.AbstractContextManager[None]:
    """Let some texts about what a player controls mean what either player controls, in the block."""
    right = select._stands

    def stands(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        if meant(wanted, ctx):
            wanted = msgspec.structs.replace(wanted, controller=None)
        return right(game, card, wanted, ctx)

    return replaced(select, "_stands", stands)


@misreads("4-2b")
def they_are_both_players() -> Iterator[None]:
    """Misreads 4-2b: "they" are both players, so that what they control is what either controls."""
    with _either_controls(lambda wanted, ctx: wanted.controller == "they"):
        yield


@misreads("4-2b-1")
def opponents_are_one_another_s() -> Iterator[None]:
    """Misreads 4-2b-1: in an event that speaks of nobody else, each player is an opponent."""
    with _either_controls(lambda wanted, ctx: wanted.controller == "opponent" and ctx.item is not None):
        yield
