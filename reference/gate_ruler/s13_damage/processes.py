"""13-2, 13-8: damage is a process on the gate, and resolves there."""

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Damage
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import can_have_damage
from reference.gate_ruler.s13_damage.prevention import change_damage
from reference.gate_ruler.s14_cards_and_abilities.last_known_information import doer, with_life
from reference.gate_ruler.s14_cards_and_abilities.replacement import instead
from reference.gate_ruler.s15_game_actions import affecting
from reference.gate_ruler.s15_game_actions.affecting import felt
from reference.gate_ruler.state import GateGame, GateItem, Wound
from reference.kernel.abilities import choosing, effects
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening, cards_among
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("13-2a-4", also=("14-13c-1", "14-13g"))
def deal(
    game: GateGame,
    controller: Seat,
    source: Card | None,
    shares: list[tuple[Card, int]],
    combat: bool = False,
    ignores_counter: bool = False,
    effect: Context | None = None,
) -> Flow[None]:
    """Put a damage process on the gate, and let effects that change the damage change it there.

    Of what changes dealing the damage the controller of its source chooses first, of what changes being
    dealt it the controller of what is dealt it (14-13c-1).

    Args:
        effect: what lets the damage be dealt; None where that is its source.
    """
    by = affecting.effect_of(controller, source, effect)
    shares = [(card, affecting.felt(game, card, points, by, combat)) for card, points in shares]
    process = add_process(game, controller, source, shares, combat, ignores_counter, by)
    if process is None:
        return
    for kind in ("deal", "damage"):
        for index, (target, _, points) in enumerate(process.pairings):
            event = Happening(
                kind,
                card=target,
                player=target.controller,
                name="combat" if combat else "effect",
                amount=points,
                source=source,
                by=controller,
            )
            now = yield from instead(game, event, controller if kind == "deal" else target.controller)
            change_damage(process, index, 0 if now is None else now.amount)


@rule("13-2a", also=("13-2a-1", "13-2a-3", "13-2a-5", "13-8a", "15-20a"))
def add_process(
    game: GateGame,
    controller: Seat,
    source: Card | None,
    shares: list[tuple[Card, int]],
    combat: bool,
    ignores_counter: bool,
    effect: Context,
) -> GateItem | None:
    """Add a damage resolution process to the gate, whose amounts are fixed from then on.

    Returns:
        The process, if anything can be dealt damage.
    """
    hurtable = [(card, card.life, points) for card, points in shares if _can_be_hurt(game, card)]
    if not hurtable:
        return None
    process = game.put_on_gate(
        GateItem(
            oid=game.oid("damage"),
            kind="damage",
            controller=controller,
            ctx=effect,
            source=source,
            life=None if source is None else source.life,
            pairings=hurtable,
            combat=combat,
            ignores_counter=ignores_counter or _lets_nobody_counter(game, source),
        )
    )
    _announce(game, process)
    return process


@rule("13-6c-1")
def _lets_nobody_counter(game: GateGame, source: Card | None) -> bool:
    """A card's text can say that all damage it deals ignores Counter abilities."""
    return source is not None and effects.permitted(game, "ignore_counter", source)


@rule("13-3a-1", also=("14-4b-1",))
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
    """Tell whether it is combat damage or damage of an effect (15-20c)."""
    return "combat" if process.combat else "effect"


Dealer = tuple[Seat, Card | None, Context]
"""Who deals damage, by which source, and what its number speaks of."""


@rule("13-2a-2", also=("13-2a-2a", "15-27a-3", "14-15b", "14-15c"))
def dealers(game: GateGame, instr: Damage, ctx: Context) -> Flow[list[Dealer]]:
    """Several sources deal damage one by one, the active player's first, in an order their player says."""
    if instr.by is None:
        return [(ctx.controller, doer(game, ctx), ctx)]
    sources = cards_among((yield from choosing.things(game, instr.by, ctx)))
    dealers: list[Dealer] = []
    for seat in (game.active, OTHER[game.active]):
        options = [game.option_for(source) for source in sources if source.controller == seat]
        for option in (yield from ask.order(game, seat, "order", options, about=ctx.item)):
            source = game.cards[str(option.card)]
            dealers.append((seat, source, ctx.about(source)))
    return dealers


@rule("13-2b-1", also=("15-20b", "15-20c", "13-2b-2", "13-2b-3"))
def resolve_damage(game: GateGame, item: GateItem) -> None:
    """Add the damage of a process to the current damage of each target that is still there, all at once."""
    game.take_off_gate(item)
    if item.source is not None and item.life is not None:
        item.source = with_life(game, item.source, item.life)
    hurt: list[tuple[Card, int]] = []
    with game.log.together():
        for target, life, amount in item.pairings:
            points = felt(game, target, amount, item.ctx, item.combat)
            if target.life == life and _can_be_hurt(game, target) and points > 0:
                _hurt(game, item, target, points)
                hurt.append((target, points))
        for target, points in hurt:
            _tell_of_damage(game, item, target, points)


@rule("13-2b-1", also=("2-11b", "13-2b-2", "13-6c-1", "13-7b-1", "3-6f", "3-6g"))
def _hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
    """A target that is dealt damage has so much more."""
    target.damage += points
    game.hurt[target.ref] = item.source  # 14-15e
    if target.place.zone != "ruler":
        _remember(game, item, target, points)
    elif item.ignores_counter:
        game.uncountered[target.controller] += points
    game.log.add(
        "damage", card=target, player=target.controller, amount=points, name=_kind(item), item=item.oid
    )


@rule("13-2b-3")
def _tell_of_damage(game: GateGame, item: GateItem, target: Card, points: int) -> None:
    """What waits for damage being dealt triggers when everything that is dealt damage at once has it."""
    happen(
        game,
        "damage",
        card=target,
        player=target.controller,
        amount=points,
        source=item.source,
        name=_kind(item),
        by=item.controller,
    )


@rule("13-7b-1")
def _remember(game: GateGame, item: GateItem, unit: Card, points: int) -> None:
    """Remember what a process dealt a unit, for effects of this phase that heal it."""
    phase = (game.turn, game.phase)
    source = item.source
    life = None if source is None else source.life
    game.wounds.append(Wound(item.oid, unit, unit.life, points, source, life, item.combat, phase))


@rule("13-8a", also=("15-20a",))
def _can_be_hurt(game: GateGame, card: Card) -> bool:
    """Only rulers and units are dealt damage."""
    return card.place.zone == "ruler" or can_have_damage(game, card)
