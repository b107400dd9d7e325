"""Misreadings of 701: effects that deal with several players or things, or with nothing at all."""

from collections.abc import Iterator

import msgspec

from duelproof.port import SEATS, Seat
from duelproof.port import abilities as a
from duelproof.port.selections import Select
from reference.duel_masters.s1_basics.cards import meant
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import Fight, Judge
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("701.7b")
def where_each_player_discards_one_does() -> Iterator[None]:
    """Misreads 701.7b: where each player discards, only the player whose effect it is does."""
    right = INSTRUCTIONS[a.Discard]

    def discard(game: DMGame, instr: a.Discard, ctx: Context) -> Flow[None]:
        who = "you" if instr.who == "both" else instr.who
        yield from right(game, msgspec.structs.replace(instr, who=who), ctx)

    with replaced(INSTRUCTIONS, a.Discard, discard):
        yield


@misreads("701.3a")
def what_is_summoned_is_spoken_of_no_more() -> Iterator[None]:
    """Misreads 701.3a: what an effect says of the creature that it has summoned is said of nothing."""
    right = INSTRUCTIONS[a.PlayCard]

    def use(game: DMGame, instr: a.PlayCard, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        ctx.it = []

    with replaced(INSTRUCTIONS, a.PlayCard, use):
        yield


@misreads("701.13a")
def one_creature_battles() -> Iterator[None]:
    """Misreads 701.13a: creatures have battled where only one of them was there."""
    right = INSTRUCTIONS[Fight]

    def fight(game: DMGame, instr: Fight, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        ctx.did = True

    with replaced(INSTRUCTIONS, Fight, fight):
        yield


@misreads("701.13a")
def a_creature_battles_with_itself() -> Iterator[None]:
    """Misreads 701.13a: one creature is both of two that are to battle, and loses against itself."""

    def others(game: DMGame, what: Select, taken: list[Card], ctx: Context) -> Flow[list[Card]]:
        return (yield from meant(game, what, ctx))

    with replaced(keyword_actions, "_others", others):
        yield


@misreads("701.21a")
def nobody_judges_without_both_decks() -> Iterator[None]:
    """Misreads 701.21a: no player shows a card where one of them has no deck."""
    right = INSTRUCTIONS[Judge]

    def judge(game: DMGame, instr: Judge, ctx: Context) -> Flow[None]:
        ctx.did = all(map(game.deck, SEATS))
        if ctx.did:
            yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, Judge, judge):
        yield


@misreads("701.21c")
def whose_turn_it_is_decides_last_in_a_judgment() -> Iterator[None]:
    """Misreads 701.21c: the other player decides first which cost of a judged card counts."""
    right = select.players

    def players(game: Game, who: str, ctx: Context) -> list[Seat]:
        return right(game, who, ctx)[::-1]

    with replaced(select, "players", players):
        yield
