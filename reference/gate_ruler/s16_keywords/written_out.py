"""16-1, 16-5 to 16-19: keywords that stand for an ability in the book's own words."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from duelproof.port import CardSpec
from duelproof.port.abilities import (
    Ability,
    Choose,
    Cost,
    Damage,
    Delay,
    Forbid,
    If,
    May,
    Move,
    NameOne,
    Permit,
    ReplaceEvent,
    SetTrait,
    Trigger,
    Turn,
)
from duelproof.port.selections import Calc, Cond, Filter, Select
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.s03_zones.kinds import NOT_IN_PLAY
from reference.gate_ruler.state import STANDARD
from reference.gate_ruler.vocabulary import AddCharge, Recover
from reference.kernel.abilities import keywords, layers, perform


def written_out(cards: Mapping[str, CardSpec]) -> dict[str, CardSpec]:
    """Cards with each keyword of `WORDS` written out as the ability that it stands for."""
    return keywords.written_out(cards, WORDS, lambda ability: ability.kind == "keyword")


@rule("16-5a-1", also=("16-5a",))
def _breakthrough(written: Ability) -> Ability:
    """If it attacks a unit in the defense zone as the damage step begins, it strikes on as the step ends."""
    defended = _there_is(Filter(zones=("defense",), role="attacked"))
    return _as_triggered(
        written,
        trigger=_DAMAGE_STEP_STARTS,
        needs=Cond(op="all", args=(_ATTACKING, defended)),
        effect=(Delay(trigger=_DAMAGE_STEP_ENDS, effect=_strike_on(), until="battle"),),
    )


@rule("16-5a-1", also=("16-5a", "16-5b"))
def _strike_on() -> tuple[If]:
    """If it still attacks and no unit is left in front of the ruler, it strikes him, as combat damage."""
    still = Cond(op="zone_of_self", name="attack")
    laid_open = Cond(op="all", args=(_ATTACKING, still, _there_is(Filter(zones=("ruler",), role="attacked"))))
    return (If(cond=laid_open, then=(Damage(what=_OPPONENT, n=_its("strike"), combat=True),)),)


@rule("16-6a-1", also=("16-6a",))
def _defender(written: Ability) -> Ability:
    """At the end of its player's attack phase it may move to the defense zone, if that is empty."""
    free = (
        Cond(op="zone_of_self", name="attack"),
        Cond(op="not", args=(_there_is(Filter(zones=("defense",), controller="you")),)),
    )
    return _as_triggered(
        written,
        trigger=Trigger(on="phase_end", name="attack", player="you"),
        effect=(
            If(
                cond=Cond(op="all", args=free),
                then=(May(then=(Move(what=_SELF, to="defense", seat="you", slot="1"),)),),
            ),
        ),
    )


@rule("16-8a-1", also=("16-8a",))
def _retaliate(written: Ability) -> Ability:
    """If it is attacked as the damage step begins, it strikes back as the step ends."""
    return _as_triggered(
        written,
        trigger=_DAMAGE_STEP_STARTS,
        needs=_MET,
        effect=(Delay(trigger=_DAMAGE_STEP_ENDS, effect=_strike_back(), until="battle"),),
    )


@rule("16-8a-1", also=("16-8a", "16-8c"))
def _strike_back() -> tuple[If]:
    """If it is still in play, it deals the attacking unit its ATK as combat damage."""
    attacker = Select(which="all", filter=Filter(role="attacking"))
    strike = Damage(what=attacker, n=_its("power"), combat=True)
    return (If(cond=_MET, then=(strike,)),)


@rule("16-9a-1", also=("16-9a",))
def _double_attack(written: Ability) -> Ability:
    """At the end of the battle of its first attack in a turn it is readied."""
    return _as_triggered(
        written,
        trigger=Trigger(on="fight_end"),
        needs=Cond(op="role", name="first-attack"),
        effect=(Turn(what=_SELF, to="ready"),),
    )


@rule("16-10a-1", also=("16-10a", "16-10b"))
def _familiar(written: Ability) -> Ability:
    """As a standard action it gains an attribute of its player's choice for the turn, besides its own."""
    adding = SetTrait(what=_SELF, trait="races", to="attribute", also=True)
    return msgspec.structs.replace(
        written,
        kind="activated",
        timing=STANDARD,
        effect=(NameOne(domain="attribute", key="attribute"), adding),
    )


@rule("16-11a-1", also=("16-11a",))
def _undying(written: Ability) -> Ability:
    """It may be normal summoned from the graveyard."""
    return msgspec.structs.replace(
        written,
        kind="static",
        zones=("graveyard",),
        effect=(Permit(action=FROM_GRAVEYARD, what=_SELF),),
    )


@rule("16-12a-1", also=("16-12a", "16-12b"))
def _charge_shield(written: Ability) -> Ability:
    """As it would leave play, one of its charges may be put away instead, and it stays and recovers."""
    leaving = Trigger(on="move", self_only=True, to=tuple(sorted(NOT_IN_PLAY)))
    staying = ReplaceEvent(
        event=leaving, may=True, cost=(Cost(kind="charges"),), instead=(Recover(what=_SELF),)
    )
    return msgspec.structs.replace(written, kind="replacement", effect=(staying,))


@rule("16-16b", also=("16-16a",))
def _enhance(written: Ability) -> Ability:
    """As its player puts it into play, another unit that fits may become a charge of it from the start."""
    (choosing,) = written.effect
    assert isinstance(choosing, Choose) and choosing.what.filter is not None
    entering = Trigger(
        on="move",
        self_only=True,
        to=("attack", "defense"),
        by_player="you",
        state=_there_is(choosing.what.filter),
    )
    return msgspec.structs.replace(
        written,
        kind="replacement",
        zones=tuple(sorted(NOT_IN_PLAY)),
        effect=(
            ReplaceEvent(
                event=entering,
                may=True,
                instead=(choosing, AddCharge(what=Select(which="chosen"), to=_SELF)),
                also=True,
            ),
        ),
    )


@rule("16-19b", also=("16-19a",))
def _dormant(written: Ability) -> Ability:
    """It cannot attack."""
    return msgspec.structs.replace(written, kind="static", effect=(Forbid(action="attack", what=_SELF),))


_SELF = Select(which="self")
_OPPONENT = Select(which="opponent")
FROM_GRAVEYARD = "summon_from_graveyard"
"""What Undying permits (16-11a-1)."""
_ATTACKING = Cond(op="role", name="attacking")
_MET = Cond(op="role", name="was-attacked")
_DAMAGE_STEP_STARTS = Trigger(on="step_start", name="damage")
_DAMAGE_STEP_ENDS = Trigger(on="step_end", name="damage")


def _as_triggered(written: Ability, **more: Any) -> Ability:
    """A keyword as the automatic ability that it is."""
    return msgspec.structs.replace(written, kind="triggered", **more)


def _there_is(wanted: Filter) -> Cond:
    return Cond(op="exists", what=Select(which="all", filter=wanted))


def _its(trait: str) -> Calc:
    return Calc(op="trait", trait=trait, what=_SELF)


WORDS: dict[str, Callable[[Ability], Ability]] = {
    "Breakthrough": _breakthrough,
    "Defender": _defender,
    "Retaliate": _retaliate,
    "Double Attack": _double_attack,
    "Familiar": _familiar,
    "Undying": _undying,
    "Charge Shield": _charge_shield,
    "Enhance": _enhance,
    "Dormant": _dormant,
}
"""What each keyword stands for; it is given as written on the card, with what may stand beside it."""
HAD_ONCE = frozenset(("Breakthrough", "Retaliate"))
"""16-5c, 16-8b: the keywords that a card which has them does not gain again."""


embodies({"16-1a-1": layers._gain_or_lose, "16-5c": HAD_ONCE, "16-8b": HAD_ONCE})
embodies({"16-5c": perform._gaining, "16-8b": perform._gaining})
