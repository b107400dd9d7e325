"""Misreadings of 14-5: playing Overdrive, Touchdown and Counter abilities."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Seat
from duelproof.port.abilities import Ability, PlayCard
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s14_cards_and_abilities import automatic, icons
from reference.gate_ruler.s15_game_actions import playing_by_effect
from reference.gate_ruler.state import GateGame, Way
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


def _playing_itself(keyword: str) -> Any:
    """Let abilities of a kind be played themselves where they only say to play another, in the block."""
    right = icons.meant_by_icon

    def meant_by_icon(card: Card, ability: Ability) -> Ability:
        return ability if ability.keyword == keyword else right(card, ability)

    return replaced(icons, "meant_by_icon", meant_by_icon)


@misreads("14-5b")
def overdrives_play_no_other() -> Iterator[None]:
    """Misreads 14-5b: an Overdrive that says to play another ability comes onto the gate itself."""
    with _playing_itself("Overdrive"):
        yield


@misreads("14-5b")
def touchdowns_play_no_other() -> Iterator[None]:
    """Misreads 14-5b: a Touchdown that says to play another ability comes onto the gate itself."""
    with _playing_itself("Touchdown"):
        yield


@misreads("14-5b")
def counters_play_no_other() -> Iterator[None]:
    """Misreads 14-5b: a Counter that says to play another ability comes onto the gate itself."""
    with _playing_itself("Counter"):
        yield


def _playing_no_card(keyword: str) -> Any:
    """Let abilities of a kind be played themselves where they only say to play their card, in the block."""
    right = icons.plays_card

    def plays_card(ability: Ability) -> PlayCard | None:
        return None if ability.keyword == keyword else right(ability)

    return replaced(icons, "plays_card", plays_card)


@misreads("14-5c")
def overdrives_play_no_card() -> Iterator[None]:
    """Misreads 14-5c: an Overdrive that says to play its card comes onto the gate itself."""
    with _playing_no_card("Overdrive"):
        yield


@misreads("14-5c")
def counters_play_no_card() -> Iterator[None]:
    """Misreads 14-5c: a Counter that says to play its card comes onto the gate itself."""
    with _playing_no_card("Counter"):
        yield


def _only_playing(keyword: str) -> Any:
    """Let abilities of a kind do nothing unless they play something else, in the block."""
    right = icons.play_icon

    def play_icon(game: GateGame, seat: Seat, card: Card, written: Ability) -> Flow[None]:
        meant = icons.meant_by_icon(card, written)
        if written.keyword != keyword or meant is not written or icons.plays_card(written):
            yield from right(game, seat, card, written)

    return replaced(icons, "play_icon", play_icon)


@misreads("14-5d")
def overdrives_only_play_something_else() -> Iterator[None]:
    """Misreads 14-5d: an Overdrive that plays nothing else is not played."""
    with _only_playing("Overdrive"):
        yield


@misreads("14-5d")
def counters_only_play_something_else() -> Iterator[None]:
    """Misreads 14-5d: a Counter that plays nothing else is not played."""
    with _only_playing("Counter"):
        yield


@misreads("14-5d")
def touchdowns_only_play_something_else() -> Iterator[None]:
    """Misreads 14-5d: a Touchdown that plays nothing else is not played."""
    right = automatic.play_touchdown

    def play_touchdown(game: GateGame, waiting: Waiting) -> Flow[None]:
        if icons.meant_by_icon(waiting.source, waiting.ability) is not waiting.ability:
            yield from right(game, waiting)

    with replaced(automatic, "play_touchdown", play_touchdown):
        yield


@misreads("14-5c")
def cards_that_play_themselves_are_free() -> Iterator[None]:
    """Misreads 14-5c: an Overdrive plays its card without its level being paid, as a Counter does."""

    def way(ability: Ability, instr: PlayCard) -> Way:
        return icons.BY_COUNTER

    with replaced(icons, "_way", way):
        yield


@misreads("14-5c-1")
def counters_cost_the_level_of_their_cards() -> Iterator[None]:
    """Misreads 14-5c-1: a card costs its level also where its own Counter plays it."""

    def way(ability: Ability, instr: PlayCard) -> Way:
        return playing_by_effect.way_of(instr)

    with replaced(icons, "_way", way):
        yield


@misreads("14-5c-1")
def counters_cost_nothing_at_all() -> Iterator[None]:
    """Misreads 14-5c-1: a card that its own Counter plays is played without paying its cost."""
    right = icons._way

    def way(ability: Ability, instr: PlayCard) -> Way:
        return playing_by_effect.FREE if ability.keyword == "Counter" else right(ability, instr)

    with replaced(icons, "_way", way):
        yield


@misreads("14-5c-1")
def counters_play_any_card_without_its_level() -> Iterator[None]:
    """Misreads 14-5c-1: any card that a Counter plays costs no resources for its level."""
    right = INSTRUCTIONS[PlayCard]

    def play_cards(game: GateGame, instr: PlayCard, ctx: Context) -> Flow[None]:
        if ctx.ability is None or ctx.ability.keyword != "Counter":
            yield from right(game, instr, ctx)
            return
        with replaced(playing_by_effect, "way_of", lambda instr: icons.BY_COUNTER):
            yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, PlayCard, play_cards):
        yield
