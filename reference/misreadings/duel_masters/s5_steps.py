"""Misreadings of the steps of section 5 before the attacks."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER
from reference.duel_masters.s1_basics import golden_rules, tapped_and_untapped
from reference.duel_masters.s1_basics.drawing import draw
from reference.duel_masters.s4_zones.general import move
from reference.duel_masters.s5_turn import general, start_of_turn, turn
from reference.duel_masters.s5_turn.general import beginning
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _other_step(name: str, wrong: Callable[[DMGame], Flow[None]]) -> Any:
    """Return a replacement of a step of the turn by another one."""
    return replaced(turn, "STEPS", tuple((n, wrong if n == name else step) for n, step in turn.STEPS))


@misreads("500.2")
def a_step_ends_when_a_player_passes_twice() -> Iterator[None]:
    """Misreads 500.2: the main step ends only when its player has done nothing twice."""
    right = dict(turn.STEPS)["main"]

    def main_step(game: DMGame) -> Flow[None]:
        yield from right(game)
        yield from right(game)

    with _other_step("main", main_step):
        yield


@misreads("500.5")
def extra_turns_are_the_turn_player_s() -> Iterator[None]:
    """Misreads 500.5: whoever is given an extra turn, the turn player takes it."""
    right = general.turn_passes

    def turn_passes(game: DMGame) -> None:
        game.extra_turns[:] = [game.active for _ in game.extra_turns]
        right(game)

    with replaced(general, "turn_passes", turn_passes):
        yield


@misreads("501.1", "501.2")
def cards_untap_one_by_one() -> Iterator[None]:
    """Misreads 501.1 (1.13: 501.2): the cards untap one after another."""
    right = tapped_and_untapped.untap

    def untap(game: DMGame, cards: list[Card]) -> list[Card]:
        return [card for each in cards for card in right(game, [each])]

    with replaced(tapped_and_untapped, "untap", untap):
        yield


@misreads("501.1", "501.2", "105.2")
def all_cards_untap() -> Iterator[None]:
    """Misreads 501.1 (1.13: 501.2): the cards of both players untap as a turn begins."""
    right = start_of_turn._untapping

    def untapping(game: DMGame) -> Flow[None]:
        yield from right(game)
        other = OTHER[game.active]
        tapped_and_untapped.untap(game, game.battle(other) + game.mana(other))

    with replaced(start_of_turn.TURN_START, "untapping", untapping):
        yield


@misreads("501.1a", "501.2a")
def a_silent_skill_does_not_wait() -> Iterator[None]:
    """Misreads 501.1a (1.13: 501.2a): the effect of a Silent Skill is resolved before the others untap."""

    def untapping(game: DMGame) -> Flow[None]:
        seat = game.active
        staying = yield from start_of_turn._silent(game, seat)
        for card in staying:
            start_of_turn._silent_effect(game, card)
        yield from golden_rules.resolve_waiting(game)
        cards = game.battle(seat) + game.mana(seat)
        tapped_and_untapped.untap(game, [card for card in cards if card not in staying])

    with replaced(start_of_turn.TURN_START, "untapping", untapping):
        yield


@misreads("501.1a", "501.2a")
def a_silent_skill_needs_no_tapped_creature() -> Iterator[None]:
    """Misreads 501.1a (1.13: 501.2a): a Silent Skill gives its effect also if its creature untaps."""

    def untapping(game: DMGame) -> Flow[None]:
        seat = game.active
        tapped = [card for card in game.battle(seat) if card.turned == "exhausted"]
        able = [card for card in tapped if now.keyword(game, card, start_of_turn.SILENT) is not None]
        staying = yield from start_of_turn._silent(game, seat)
        cards = game.battle(seat) + game.mana(seat)
        tapped_and_untapped.untap(game, [card for card in cards if card not in staying])
        for card in able:
            if card in staying or card.turned == "ready":
                start_of_turn._silent_effect(game, card)

    with replaced(start_of_turn.TURN_START, "untapping", untapping):
        yield


@misreads("501.2")
def the_other_player_s_effects_come_first() -> Iterator[None]:
    """Misreads 501.2: of what triggers as the turn begins the other player's effects are resolved first."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Any]:
        others = [waiting for waiting in game.waiting if waiting.controller != game.active]
        if others:
            return others[0]
        return (yield from right(game))

    with replaced(golden_rules, "_next", following):
        yield


@misreads("502.1")
def the_bottom_card_is_drawn() -> Iterator[None]:
    """Misreads 502.1: the card is drawn from the bottom of the deck."""

    def draw_step(game: DMGame) -> Flow[None]:
        move(game, game.deck(game.active)[-1], "hand", "draw")
        yield from beginning(game, "phase_start", "draw")

    with _other_step("draw", draw_step):
        yield


@misreads("502.1")
def both_players_draw() -> Iterator[None]:
    """Misreads 502.1: in the draw step each player draws a card."""
    right = dict(turn.STEPS)["draw"]

    def draw_step(game: DMGame) -> Flow[None]:
        draw(game, OTHER[game.active], 1)
        yield from right(game)

    with _other_step("draw", draw_step):
        yield


@misreads("502.1")
def the_card_is_drawn_last() -> Iterator[None]:
    """Misreads 502.1: what waits at the beginning of the draw step is resolved before the card is drawn."""

    def draw_step(game: DMGame) -> Flow[None]:
        yield from beginning(game, "phase_start", "draw")
        draw(game, game.active, 1)

    with _other_step("draw", draw_step):
        yield


def _charges(wrong: Callable[[int], int]) -> Any:
    """Return a replacement with which another number of cards may be charged."""
    right = now.of_player

    def of_player(game: Game, seat: Any, trait: str, usual: int) -> int:
        many = right(game, seat, trait, usual)
        return wrong(many) if trait == "charges" else many

    return replaced(now, "of_player", of_player)


@misreads("503.2")
def two_cards_are_charged() -> Iterator[None]:
    """Misreads 503.2: two cards are charged where no effect says otherwise."""
    with _charges(lambda many: 2 if many == 1 else many):
        yield


@misreads("503.2")
def no_effect_allows_more_cards() -> Iterator[None]:
    """Misreads 503.2: one card is charged, even if an effect allows more."""
    with _charges(lambda many: min(many, 1)):
        yield


@misreads("503.2")
def one_card_can_always_be_charged() -> Iterator[None]:
    """Misreads 503.2: one card can be charged, even if an effect leaves none."""
    with _charges(lambda many: max(many, 1)):
        yield
