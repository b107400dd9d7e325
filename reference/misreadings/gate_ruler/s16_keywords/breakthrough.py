"""Misreadings of 16-5: Breakthrough."""

import contextlib
from collections.abc import Callable, Iterator

from duelproof.port.abilities import Ability, Damage, Delay, If, Trigger
from duelproof.port.selections import Calc, Cond, Filter, Select
from reference.gate_ruler.s16_keywords import written_out
from reference.kernel.abilities import layers, perform
from reference.kernel.context import Thing, cards_among
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import on_every_unit, worded
from reference.misreadings.making import replaced

_STEP_ENDS = Trigger(on="step_end", name="damage")


@misreads("16-5a", "16-5a-1")
def breaks_through_whatever_happens() -> Iterator[None]:
    """Misreads 16-5a-1: the ruler is dealt damage in every damage step, whatever attacks whatever."""
    strike = written_out._strike_on()[0].then
    with worded("Breakthrough", trigger=Trigger(on="step_end", name="damage"), needs=None, effect=strike):
        yield


@misreads("16-5a", "16-5a-1")
def breaks_through_as_the_step_ends() -> Iterator[None]:
    """Misreads 16-5a: the ability triggers at the end of the damage step instead of its start."""
    with worded(
        "Breakthrough",
        trigger=Trigger(on="step_end", name="damage"),
        needs=None,
        effect=written_out._strike_on(),
    ):
        yield


def _gaining_again() -> contextlib.AbstractContextManager[None]:
    """Let a card gain a keyword though it has it already, in the block."""
    return replaced(perform, "_gaining", lambda game, ability, things: things)


@misreads("16-5c", "16-8b")
def keywords_wait_for_their_turn() -> Iterator[None]:
    """Misreads 16-5c, 16-8b: a keyword that a unit gains again is there once the one that it had has gone."""
    with _gaining_again():
        yield


@misreads("16-5c", "16-8b")
def keywords_add_up() -> Iterator[None]:
    """Misreads 16-5c, 16-8b: a unit that gains a keyword which it already has acts twice."""

    def with_gained(game: Game, had: list[Ability], gained: Ability) -> list[Ability]:
        return [*had, gained]

    with replaced(layers, "with_gained", with_gained), _gaining_again():
        yield


_DEFENDED = Cond(
    op="exists", what=Select(which="all", filter=Filter(zones=("defense",), controller="opponent"))
)


@misreads("16-5a")
def every_unit_breaks_through() -> Iterator[None]:
    """Misreads 16-5a: units without Breakthrough break through as well."""
    with on_every_unit("Breakthrough"):
        yield


@misreads("16-5a")
def breaks_through_those_who_hold_out() -> Iterator[None]:
    """Misreads 16-5a: the ruler is dealt damage even if the unit in the defense zone is still there."""
    strike = written_out._strike_on()[0].then
    with worded("Breakthrough", effect=(Delay(trigger=_STEP_ENDS, effect=strike, until="battle"),)):
        yield


@misreads("16-5a-1")
def breaks_through_with_its_power() -> Iterator[None]:
    """Misreads 16-5a-1: the damage is the unit's ATK instead of its STK."""
    (strike,) = written_out._strike_on()
    power = Calc(op="trait", trait="power", what=Select(which="self"))
    blow = Damage(what=Select(which="opponent"), n=power, combat=True)
    after = Delay(trigger=_STEP_ENDS, effect=(If(cond=strike.cond, then=(blow,)),), until="battle")
    with worded("Breakthrough", effect=(after,)):
        yield


@misreads("16-5a-1")
def breaks_through_though_it_is_gone() -> Iterator[None]:
    """Misreads 16-5a-1: a unit that does not attack any more still deals its damage."""
    (strike,) = written_out._strike_on()
    laid_open = Cond(op="not", args=(_DEFENDED,))
    after = Delay(trigger=_STEP_ENDS, effect=(If(cond=laid_open, then=strike.then),), until="battle")
    with worded("Breakthrough", effect=(after,)):
        yield


@misreads("16-5a-1")
def breaks_through_as_the_battle_ends() -> Iterator[None]:
    """Misreads 16-5a-1: the damage is dealt as the battle ends, not as the damage step does."""
    after = Delay(trigger=Trigger(on="fight_end"), effect=written_out._strike_on(), until="battle")
    with worded("Breakthrough", effect=(after,)):
        yield


@contextlib.contextmanager
def _adding_up(to: Callable[[bool], bool]) -> Iterator[None]:
    """Let a unit have a keyword once more if it was gained before (or was not), in the block."""
    right, strictly = layers.with_gained, perform._gaining
    known: list[Ability] = []

    def with_gained(game: Game, had: list[Ability], gained: Ability) -> list[Ability]:
        before = [each for each in had if each.keyword == gained.keyword]
        known.append(gained)
        if before and to(any(each is other for each in before for other in known)):
            return [*had, gained]
        return right(game, had, gained)

    def gaining(game: Game, ability: Ability, things: list[Thing]) -> list[Thing]:
        again = [card for card in cards_among(things) if to(ability.keyword not in card.keywords)]
        return list(dict.fromkeys([*again, *strictly(game, ability, things)]))

    with replaced(layers, "with_gained", with_gained), replaced(perform, "_gaining", gaining):
        yield


@misreads("16-5c", "16-8b")
def keywords_add_up_if_one_is_its_own() -> Iterator[None]:
    """Misreads 16-5c, 16-8b: a unit with a keyword of its own acts twice if it gains that keyword."""
    with _adding_up(lambda gained: not gained):
        yield


@misreads("16-5c", "16-8b")
def keywords_add_up_if_both_are_gained() -> Iterator[None]:
    """Misreads 16-5c, 16-8b: a unit that gains a keyword twice acts twice."""
    with _adding_up(lambda gained: gained):
        yield
