"""Misreadings of 115: battles."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port.abilities import Trigger
from reference.duel_masters.s1_basics import battles
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s5_turn.taking_part import has_role
from reference.duel_masters.s7_other_rules import state_based_actions
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import Attack, DMGame
from reference.duel_masters.vocabulary import Fight
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.direct_attack import other_substep
from reference.misreadings.making import replaced


@misreads("115.1a")
def creatures_pass_each_other_in_attacks() -> Iterator[None]:
    """Misreads 115.1a: a creature that attacks another one does not battle with it."""

    def step(game: DMGame) -> Flow[None]:
        yield from ()

    with other_substep("battle", step):
        yield


def _fighting_if(may: Callable[[DMGame, Context], bool]) -> Any:
    """Return a replacement by which creatures battle by some effects only."""
    right = INSTRUCTIONS[Fight]

    def fight(game: DMGame, instr: Fight, ctx: Context) -> Flow[None]:
        if may(game, ctx):
            yield from right(game, instr, ctx)

    return replaced(INSTRUCTIONS, Fight, fight)


def _of_a_spell(game: DMGame, ctx: Context) -> bool:
    return ctx.source is not None and "spell" in ctx.source.printed.type


@misreads("115.1a")
def no_ability_makes_creatures_battle() -> Iterator[None]:
    """Misreads 115.1a: creatures battle by attacks and spells, and by no ability of a creature."""
    with _fighting_if(_of_a_spell):
        yield


@misreads("115.1a")
def no_spell_makes_creatures_battle() -> Iterator[None]:
    """Misreads 115.1a: creatures battle by attacks and abilities, and by no spell."""
    with _fighting_if(lambda game, ctx: not _of_a_spell(game, ctx)):
        yield


@misreads("115.3")
def the_attacker_always_wins() -> Iterator[None]:
    """Misreads 115.3: the creature that attacks wins its battle, whatever the powers are."""
    right = battles._losers

    def losers(game: DMGame, one: Card, other: Card) -> list[Card]:
        return [other] if has_role(game, one, "attacking") else right(game, one, other)

    with replaced(battles, "_losers", losers):
        yield


@misreads("115.3")
def printed_powers_are_compared() -> Iterator[None]:
    """Misreads 115.3: the powers that are printed are compared."""

    def printed(game: DMGame, card: Card) -> int:
        return card.printed.power or 0

    with replaced(battles, "battle_power", printed):
        yield


def _against_nobody(which: Callable[[Card, Card], tuple[Card, Card]]) -> Any:
    """Return a replacement by which a creature whose foe has left has won."""
    right = battles.fight

    def fight(game: DMGame, one: Card, other: Card, attack: Attack | None = None) -> Flow[None]:
        yield from right(game, one, other, attack)
        there, gone = which(one, other)
        if there.place.zone == "battle" and gone.place.zone == "hand":
            triggers.happen(game, "battle_won", card=there, player=there.owner)
            yield from resolve_waiting(game)

    return replaced(battles, "fight", fight)


@misreads("115.3a")
def an_attacker_wins_against_nobody() -> Iterator[None]:
    """Misreads 115.3a: an attacker whose foe has left the battle zone has won the battle."""
    with _against_nobody(lambda one, other: (one, other)):
        yield


@misreads("115.3a")
def who_is_attacked_wins_against_nobody() -> Iterator[None]:
    """Misreads 115.3a: a creature whose attacker has left the battle zone has won the battle."""
    with _against_nobody(lambda one, other: (other, one)):
        yield


@misreads("115.3c")
def who_wins_battles_dies_by_a_greater_power() -> Iterator[None]:
    """Misreads 115.3c: a creature that wins battles is destroyed all the same if the other has more power."""
    right = battles._losers

    def losers(game: DMGame, one: Card, other: Card) -> list[Card]:
        found = right(game, one, other)
        sure = [card for card in (one, other) if now.keyword(game, card, "wins-battles") is not None]
        return [one, other] if len(sure) == 1 else found

    with replaced(battles, "_losers", losers):
        yield


@misreads("115.2")
def whatever_waits_for_a_battle_hears_of_it() -> Iterator[None]:
    """Misreads 115.2: what waits for battles of certain creatures triggers by any battle."""
    right = triggers._is_by

    def is_by(game: DMGame, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        return event.kind == "battle_start" or right(game, trigger, event, ctx)

    with replaced(triggers, "_is_by", is_by):
        yield


@misreads("115.2")
def powers_count_as_the_battle_begins() -> Iterator[None]:
    """Misreads 115.2: the powers are compared that the creatures had before what the battle triggers."""
    right, now_is, powers = battles.fight, battles.battle_power, dict[str, int]()

    def fight(game: DMGame, one: Card, other: Card, attack: Attack | None = None) -> Flow[None]:
        powers.update({card.ref: now_is(game, card) for card in (one, other)})
        yield from right(game, one, other, attack)

    def as_it_was(game: DMGame, card: Card) -> int:
        return powers[card.ref]

    with replaced(battles, "fight", fight), replaced(battles, "battle_power", as_it_was):
        yield


@misreads("115.3b")
def who_wins_is_destroyed_as_well() -> Iterator[None]:
    """Misreads 115.3b: the creature with the greater power is destroyed together with the other."""
    right = battles._defeat

    def defeat(game: DMGame, winners: list[Card], losers: list[Card]) -> None:
        right(game, winners, losers)
        game.defeated += winners

    with replaced(battles, "_defeat", defeat):
        yield


@misreads("115.3b")
def who_loses_is_destroyed_after_the_battle() -> Iterator[None]:
    """Misreads 115.3b: the creature that has lost is destroyed when what lasted for the battle has ended."""
    defeat, settle, due = battles._defeat, state_based_actions.settle, list[bool]()

    def compared(game: DMGame, winners: list[Card], losers: list[Card]) -> None:
        defeat(game, winners, losers)
        due.extend((True, True))

    def not_yet(game: DMGame) -> Flow[None]:
        if due:
            due.pop()
        else:
            yield from settle(game)

    with replaced(battles, "_defeat", compared), replaced(state_based_actions, "settle", not_yet):
        yield
