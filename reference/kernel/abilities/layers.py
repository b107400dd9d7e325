"""Effects that last, and what a thing is like under them."""

from collections.abc import Callable
from typing import Any

from duelproof.port.abilities import Ability, Gain, LoseAbilities, Modify, SetTrait
from duelproof.port.selections import Calc
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.standing import Force, since
from reference.kernel.card import Card
from reference.kernel.game import Game


def with_gained(game: Game, had: list[Ability], gained: Ability) -> list[Ability]:
    """Add a gained ability, unless it is a keyword that a card has only once and that is there already."""
    if gained.keyword in game.book.layers.had_once and any(each.keyword == gained.keyword for each in had):
        return had
    return [*had, gained]


Apply = Callable[[Game, Force, Card, Any], Any]
"""Apply an effect to a value of a card."""
DEEPEST = 2
"""How many cards deep a trait may depend on the same trait of others; beyond that the printed one counts."""


def number(game: Game, card: Card, trait: str, value: int | None) -> int | None:
    """Work out a number of a card: first what sets it, then what adds or takes away, if the book says so."""
    if not game.book.layers.sets_first:
        about = replaced_by(game, card, trait)
        forces = [force for name in about for force in effects.forces(game, SetTrait, name, card)]
        forces += [force for name in about for force in effects.forces(game, Modify, name, card)]
        forces.sort(key=since)
        either: int | None = _in_layer(game, card, trait, value, forces, _set_or_add)
        return either
    value = _in_layer(game, card, trait, value, effects.forces(game, SetTrait, trait, card), _set_number)
    if value is None:
        return None
    changed: int = _in_layer(game, card, trait, value, effects.forces(game, Modify, trait, card), _add)
    return changed


def meant(game: Game, card: Card, trait: str) -> str:
    """Find which number of a card is used and changed where one is referred to: by the latest effect.

    While that is being found out, no number stands in for another one of the card.
    """
    kind = game.book.layers.stands_in
    if kind is None:
        return trait
    key = (card.ref, "what stands in")
    if key in game.supposed:
        return trait
    game.supposed[key] = None
    try:
        said = [instr.by for instr, _ in effects.upon(game, card, kind, "") if instr.trait == trait]
    finally:
        del game.supposed[key]
    return said[-1] if said else trait


def replaced_by(game: Game, card: Card, trait: str) -> list[str]:
    """List the numbers of a card in place of which this one is used and changed; mostly that is itself."""
    kind = game.book.layers.stands_in
    if kind is None or not effects.changes(game, kind):
        return [trait]
    return [each for each in dict.fromkeys((*game.book.layers.of, trait)) if meant(game, card, each) == trait]


def words(game: Game, card: Card, trait: str, value: list[str]) -> list[str]:
    """Work out the words of a card."""
    said: list[str] = _in_layer(game, card, trait, value, effects.forces(game, SetTrait, trait, card), _say)
    return said


def abilities(game: Game, card: Card) -> list[Ability]:
    """Work out the abilities of a card: gained and lost in the order of the effects."""
    forces = effects.forces(game, Gain, "", card) + effects.forces(game, LoseAbilities, "", card)
    forces.sort(key=since)
    found: list[Ability] = _in_layer(game, card, "abilities", card.abilities, forces, _gain_or_lose)
    return found


def _in_layer(game: Game, card: Card, trait: str, value: Any, forces: list[Force], apply: Apply) -> Any:
    """Work out a value after the effects of a layer.

    If that is already being worked out, the value is what it is so far; if it comes later, what is printed.
    """
    key = (card.ref, trait)
    layer = game.book.layers.of.get(trait, 0)
    if layer > game.layer:
        return value
    if key in game.supposed:
        return game.supposed[key]
    if sum(other == trait for _, other in game.supposed) >= DEEPEST:
        return value
    before, game.layer = game.layer, layer
    game.supposed[key] = value
    try:
        for left in _in_turn(game, card, trait, forces):
            while left:
                force = _next(game, card, key, left, apply)
                left.remove(force)
                if effects.touches(game, force, card):
                    game.supposed[key] = apply(game, force, card, game.supposed[key])
        return game.supposed[key]
    finally:
        del game.supposed[key]
        game.layer = before


def _in_turn(game: Game, card: Card, trait: str, forces: list[Force]) -> list[list[Force]]:
    """Split the effects of a layer into those that act first, those that act next, and so on."""
    turn = game.book.layers.turn
    if turn is None:
        return [list(forces)]
    at: dict[int, list[Force]] = {}
    for force in forces:
        at.setdefault(turn(card, trait, force), []).append(force)
    return [at[each] for each in sorted(at)]


def _next(game: Game, card: Card, key: tuple[str, str], left: list[Force], apply: Apply) -> Force:
    """Find the oldest effect that depends on none of the others, except on what depends on it in turn."""
    for force in left:
        others = [other for other in left if other is not force]
        if not any(
            depends(game, card, key, force, other, apply)
            and not depends(game, card, key, other, force, apply)
            for other in others
        ):
            return force
    return left[0]


def depends(game: Game, card: Card, key: tuple[str, str], force: Force, other: Force, apply: Apply) -> bool:
    """Tell whether an effect would affect other things or do something else if another came before it."""
    if force.lasting is not None or not effects.touches(game, other, card):
        return False
    before = _doing(game, card, force)
    value = game.supposed[key]
    game.supposed[key] = apply(game, other, card, value)
    after = _doing(game, card, force)
    game.supposed[key] = value
    return before != after


def _doing(game: Game, card: Card, force: Force) -> tuple[bool, Any]:
    """Find whether an effect affects a card now, and its amount."""
    written = force.instr.by if isinstance(force.instr, Modify) else getattr(force.instr, "to", None)
    amount = _amount(game, force, card, written) if isinstance(written, Calc) else None
    return effects.touches(game, force, card), amount


def _amount(game: Game, force: Force, card: Card, written: Any) -> int:
    """Work out the number of an effect, in which ``it`` is the card that it affects."""
    fixed: int | None = force.value
    if fixed is not None:
        return fixed
    return written if isinstance(written, int) else select.amount(game, written, force.ctx.about(card))


def _set_number(game: Game, force: Force, card: Card, value: int | None) -> int:
    return _amount(game, force, card, force.instr.to)


def _add(game: Game, force: Force, card: Card, value: int) -> int:
    return value + _amount(game, force, card, force.instr.by)


def _set_or_add(game: Game, force: Force, card: Card, value: int | None) -> int | None:
    if isinstance(force.instr, SetTrait):
        return _set_number(game, force, card, value)
    return None if value is None else _add(game, force, card, value)


def _say(game: Game, force: Force, card: Card, value: list[str]) -> list[str]:
    to = force.instr.to if force.value is None else force.value
    source = force.ctx.source
    if force.instr.may and source is not None and not game.treated.get((source.ref, force.instr.to)):
        return value
    return with_word(force.instr, to, value)


def with_word(instr: SetTrait, to: Any, value: list[str]) -> list[str]:
    """Apply an instruction that sets words, or adds to them."""
    new = [to] if isinstance(to, str) else list(to)
    return value + [word for word in new if word not in value] if instr.also else new


def _gain_or_lose(game: Game, force: Force, card: Card, value: list[Ability]) -> list[Ability]:
    if not _is_had(game, force):
        return value
    if isinstance(force.instr, Gain):
        return with_gained(game, value, force.instr.ability)
    return game.book.layers.without(value, force.instr.keyword)


def _is_had(game: Game, force: Force) -> bool:
    """Tell whether the card that gives or takes abilities still has its own ability to do so as this acts.

    Its own effect has not taken it by then, nor has a younger one whose ability its own takes in turn.
    """
    if force.lasting is not None:
        return True
    doubted = game.doubted[-1] if game.doubted else None
    if doubted is force or (doubted is not None and _is_undone_before(game, force, doubted)):
        return False
    assert force.ctx.source is not None
    game.doubted.append(force)
    try:
        return force.ctx.ability in abilities(game, force.ctx.source)
    finally:
        game.doubted.pop()


def _is_undone_before(game: Game, force: Force, other: Force) -> bool:
    """Tell whether an older effect takes the ability from which an effect comes."""
    card, ability = force.ctx.source, force.ctx.ability
    assert card is not None and ability is not None
    return (
        since(other) < since(force)
        and isinstance(other.instr, LoseAbilities)
        and effects.touches(game, other, card)
        and ability not in game.book.layers.without([ability], other.instr.keyword)
    )
