"""Section 13: damage as a process on the gate, and healing."""

from duelproof.port import Seat
from reference.gate_ruler import icons, replacing
from reference.gate_ruler.state import GateGame, GateItem, Wound, rule
from reference.gate_ruler.zones import move
from reference.kernel import effects
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow, place
from reference.kernel.triggers import happen


@rule("13-2a", "13-2a-1", "13-2a-3", "13-2a-5", "13-8a", "15-20a")
def deal(
    game: GateGame,
    controller: Seat,
    source: Card | None,
    shares: list[tuple[Card, int]],
    combat: bool = False,
    ignores_counter: bool = False,
) -> GateItem | None:
    """Add a damage resolution process to the gate, whose amounts are fixed from then on.

    Returns:
        The process, if anything can be dealt damage.
    """
    hurtable = [(card, card.life, points) for card, points in shares if _can_be_hurt(card)]
    if not hurtable:
        return None
    process = game.put_on_gate(
        GateItem(
            oid=game.oid("damage"),
            kind="damage",
            controller=controller,
            source=source,
            pairings=hurtable,
            combat=combat,
            ignores_counter=ignores_counter or _lets_nobody_counter(game, source),
        )
    )
    game.emptied |= any(points <= 0 for _, _, points in hurtable)
    _announce(game, process)
    return process


@rule("13-6c-1")
def _lets_nobody_counter(game: GateGame, source: Card | None) -> bool:
    """A card's text can say that all damage it deals ignores Counter abilities."""
    return source is not None and effects.permitted(game, "ignore_counter", source)


@rule("13-3a-1", "14-4b-1")
def _announce(game: GateGame, process: GateItem) -> None:
    """As a damage process is added, prevention that waits for it triggers, for each of its targets."""
    for target, _, points in process.pairings:
        happen(
            game,
            "process_add",
            card=target,
            player=target.controller,
            amount=points,
            source=process.source,
            name=_kind(process),
            by=process.controller,
            item=process.oid,
        )


def _kind(process: GateItem) -> str:
    """Whether it is combat damage or damage of an effect (15-20c)."""
    return "combat" if process.combat else "effect"


@rule("13-8a")
def _can_be_hurt(card: Card) -> bool:
    """Only rulers and units are dealt damage."""
    return card.place.zone in ("ruler", "attack", "defense")


@rule("15-20b", "15-20c", "13-2b-1", "13-2b-2", "13-2b-3")
def resolve_damage(game: GateGame, item: GateItem) -> None:
    """Add the damage of a process to the current damage of each target that is still there."""
    game.take_off_gate(item)
    with game.log.together():
        for target, life, amount in item.pairings:
            points = felt(game, target, amount, item.controller, item.source, item.combat)
            if target.life == life and _can_be_hurt(target) and points > 0:
                _hurt(game, item, target, points)


@rule("2-11b", "13-2b-1", "13-2b-2", "13-2b-3", "13-6c-1", "13-7b-1", "3-6f", "3-6g")
def _hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
    """A target that is dealt damage has so much more, and "deals" and "is dealt damage" trigger."""
    target.damage += points
    game.hurt[target.ref] = item.source  # 14-15e
    if target.place.zone != "ruler":
        _remember(game, item, target, points)
    elif item.ignores_counter:
        game.uncountered[target.controller] += points
    kind = _kind(item)
    game.log.add("damage", card=target, player=target.controller, amount=points, name=kind, item=item.oid)
    happen(
        game,
        "damage",
        card=target,
        player=target.controller,
        amount=points,
        source=item.source,
        name=kind,
        by=item.controller,
    )


@rule("13-7b-1")
def _remember(game: GateGame, item: GateItem, unit: Card, points: int) -> None:
    """Remember what a process dealt a unit, for effects of this phase that heal it."""
    phase = (game.turn, game.phase)
    game.wounds.append(Wound(item.oid, unit, unit.life, points, item.source, item.combat, phase))


@rule("13-6b", "13-6c", "13-6e", "3-13a")
def resolve_ruler_damage(game: GateGame, item: GateItem) -> Flow[None]:
    """Turn the top card of the deck into damage, unless its Counter ability is played."""
    deck = game.zone("deck", item.controller)
    if deck:
        yield from _take_damage(game, item, deck[0])
    game.take_off_gate(item)


@rule("13-6b", "13-6c", "13-6c-1", "13-6d", "13-6d-2", "3-13a", "3-19a")
def _take_damage(game: GateGame, item: GateItem, card: Card) -> Flow[None]:
    """A card without Counter is damage; one whose Counter cannot be played goes to the graveyard."""
    counter = next((ability for ability in card.abilities if ability.keyword == "Counter"), None)
    move(game, card, place("counter", item.controller), "damage-in")
    if counter is None or item.ignores_counter:
        yield from replacing.put(game, card, place("damage", card.owner), "damage-in")
    elif not (yield from icons.play_counter(game, item.controller, card, counter)):
        yield from replacing.put(game, card, place("graveyard", card.owner), "rule")


@rule("15-27a-2", "15-27b")
def felt(game: GateGame, card: Card, points: int, controller: Seat, source: Card | None, combat: bool) -> int:
    """A card that is not affected by an effect is dealt no damage by it, but combat damage all the same."""
    ctx = Context(controller=controller, source=source)
    return 0 if not combat and effects.unaffected(game, card, ctx) else points
