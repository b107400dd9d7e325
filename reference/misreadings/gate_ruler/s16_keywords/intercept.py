"""Misreadings of 16-7: Intercept."""

from collections.abc import Iterator

import msgspec

from duelproof.port.abilities import Ability, Damage, Trigger
from duelproof.port.selections import Calc, Cond, Filter, Select
from reference.gate_ruler.s16_keywords import written_out
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("16-7a")
def intercepts_for_its_side() -> Iterator[None]:
    """Misreads 16-7a: a unit next to one with Intercept intercepts as well."""
    right = now.keyword

    def keyword(game: Game, card: Card, word: str) -> Ability | None:
        found = right(game, card, word)
        if found is None and word == "Intercept" and isinstance(game, GateGame):
            others = [right(game, each, word) for each in game.units(card.controller)]
            found = next((each for each in others if each is not None), None)
        return found

    with replaced(now, "keyword", keyword):
        yield


@misreads("16-7a")
def intercepts_over_the_gate() -> Iterator[None]:
    """Misreads 16-7a: Intercept is an automatic ability that is played as the attack has been declared."""
    attacker = Select(which="all", filter=Filter(role="attacking"))
    power = Calc(op="trait", trait="power", what=Select(which="self"))

    def triggered(written: Ability) -> Ability:
        return msgspec.structs.replace(
            written,
            kind="triggered",
            keyword=None,
            trigger=Trigger(on="step_start", name="damage"),
            needs=Cond(op="role", name="attacked"),
            effect=(Damage(what=attacker, n=power, combat=True),),
        )

    with replaced(written_out, "WORDS", {**written_out.WORDS, "Intercept": triggered}):
        yield
