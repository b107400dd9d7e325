"""Sections 16-5 to 16-19: keywords that stand for an ability in the book's own words.

When a table is set each is written out as that ability, on the cards and in what cards let others gain. It
keeps its keyword, by which other cards speak of it.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from duelproof.port import CardSpec
from duelproof.port.abilities import Ability, Damage, Delay, Gain, If, Trigger
from duelproof.port.selections import Calc, Cond, Filter, Select
from reference.gate_ruler.state import rule
from reference.kernel.perform import instructions

_WITH_PARTS = (msgspec.Struct, list, tuple)
_SELF = Select(which="self")
_OPPONENT = Select(which="opponent")
_ATTACKING = Cond(op="role", name="attacking")
_DAMAGE_STEP_STARTS = Trigger(on="step_start", name="damage")
_DAMAGE_STEP_ENDS = Trigger(on="step_end", name="damage")


def written_out(cards: Mapping[str, CardSpec]) -> dict[str, CardSpec]:
    """Cards with each keyword of `WORDS` written out as the ability that it stands for."""
    return {name: _spelled(spec) if _may_say_keyword(spec) else spec for name, spec in cards.items()}


def _may_say_keyword(spec: CardSpec) -> bool:
    """Whether a card has a keyword of `WORDS`, or an ability that gives abilities."""
    abilities = [ability for face in spec.faces for ability in face.abilities]
    return any(ability.keyword in WORDS for ability in abilities) or any(
        isinstance(instr, Gain) for ability in abilities for instr in instructions(ability)
    )


def _spelled(said: Any) -> Any:
    """A card, or a part of it, with its keywords written out."""
    if isinstance(said, list | tuple):
        return type(said)(_spelled(part) for part in said)
    if isinstance(said, Ability) and said.kind == "keyword" and said.keyword in WORDS:
        return WORDS[said.keyword](said)
    if not isinstance(said, msgspec.Struct):
        return said
    parts = {name: getattr(said, name) for name in said.__struct_fields__}
    spelled = {name: _spelled(part) for name, part in parts.items() if isinstance(part, _WITH_PARTS)}
    return msgspec.structs.replace(said, **spelled) if spelled else said


def _as_triggered(written: Ability, **more: Any) -> Ability:
    """A keyword as the automatic ability that it is."""
    return msgspec.structs.replace(written, kind="triggered", **more)


def _all(*conditions: Cond) -> Cond:
    return Cond(op="all", args=conditions)


def _there_is(wanted: Filter) -> Cond:
    return Cond(op="exists", what=Select(which="all", filter=wanted))


def _its(trait: str) -> Calc:
    return Calc(op="trait", trait=trait, what=_SELF)


@rule("16-5a", "16-5a-1")
def _breakthrough(written: Ability) -> Ability:
    """16-5a-1: if it attacks the defense zone as the damage step begins, it strikes on as the step ends."""
    defended = _there_is(Filter(type="unit", zones=("defense",), controller="opponent", role="attacked"))
    return _as_triggered(
        written,
        trigger=_DAMAGE_STEP_STARTS,
        needs=_all(_ATTACKING, defended),
        effect=(Delay(trigger=_DAMAGE_STEP_ENDS, effect=_strike_on(), until="battle"),),
    )


@rule("16-5a-1", "16-5b")
def _strike_on() -> tuple[If]:
    """16-5a-1, 16-5b: if nobody stands before the ruler any more, combat damage to him of its STK."""
    laid_open = _there_is(Filter(zones=("ruler",), controller="opponent", role="attacked"))
    strike = Damage(what=_OPPONENT, n=_its("strike"), combat=True)
    return (If(cond=_all(_ATTACKING, laid_open), then=(strike,)),)


WORDS: dict[str, Callable[[Ability], Ability]] = {
    "Breakthrough": _breakthrough,
}
"""What each keyword stands for; it is given as written on the card, with what may stand beside it."""

HAD_ONCE = frozenset(("Breakthrough",))
"""16-5c, 16-8b: the keywords that a card which has them does not gain again."""
