"""16-13, 16-14: Genesis and Abyssal Summoning, which take other cards as materials."""

from collections.abc import Sequence

from duelproof.port.abilities import Cost, Move
from duelproof.port.selections import Select
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.s03_zones.kinds import ROWS
from reference.gate_ruler.s14_cards_and_abilities import payment, playing
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import AbyssalSummon, Materials
from reference.kernel.abilities import effects, now, perform
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context, cards_among
from reference.kernel.course import ask
from reference.kernel.flow import Flow

embodies(
    {
        "16-14c-2": playing.can_play,
    }
)


@rule("16-13b-3", also=("16-13b-2", "16-13b-3a", "16-13b"))
def take_materials(game: GateGame, instr: Materials, ctx: Context) -> Flow[None]:
    """A player who can do all of a materials process may; if not all is done, nothing else is."""
    able = _can_carry_out(game, instr.process, ctx, ctx)
    ctx.did = able and (yield from ask.may(game, ctx.controller, about=ctx.item))
    if ctx.did:
        ctx.chosen[_MATERIALS] = list((yield from _carry_out(game, instr.process, ctx, ctx)))
        yield from perform.perform(game, instr.then if ctx.did else (), ctx)


@rule("16-13b-2", also=("16-13b-3a", "16-14b-2a", "16-14c"))
def _carry_out(game: GateGame, process: Sequence[Cost], ctx: Context, doing: Context) -> Flow[list[Card]]:
    """Choose the cards for a process and do with them what it says.

    Args:
        doing: the effect that does it; ``ctx`` is that of the card whose words the process is.

    Returns:
        The materials.
    """
    out = _out_of_reach(game, doing)
    parts = payment.card_by_card(game, process, ctx, out)
    chosen: dict[Card, Cost] = {}
    for number, part in enumerate(parts):
        able = payment.leaving_the_rest(game, parts[number:], ctx, [*out, *chosen])
        if len(able) == parts[number:].count(part):
            able = able[:1]  # all of them will serve
        options = [game.option_for(card) for card in able]
        asked = "pay" if part.kind == "resources" else "choose"
        option = yield from ask.one(game, ctx.controller, asked, options, about=ctx.item)
        chosen[game.cards[str(option.card)]] = part
    return (yield from _do_with(game, process, chosen, doing))


@rule("16-13b-2", also=("16-13b-2a", "16-13b-3a", "16-14b-2a", "16-14b-2b", "14-9e"))
def _do_with(
    game: GateGame, process: Sequence[Cost], chosen: dict[Card, Cost], ctx: Context
) -> Flow[list[Card]]:
    """Do each part of a process with all the cards that were chosen for it at once.

    It was not done if a card that it moves is kept where it is by a replacement effect.

    Returns:
        The materials: the cards that came to another zone by it (16-13b-2a, 16-14b-2b).
    """
    moved: list[Card] = []
    ctx.did = True
    for part in process:
        before = {card: card.place for card, each in chosen.items() if each is part}
        yield from payment.pay_with(game, part, list(before), ctx)
        came = [card for card, spot in before.items() if card.place is not spot]
        moved += came
        if part.kind in _MOVING and len(came) < len(before):
            ctx.did = False
    return moved


_MOVING = ("put", "discard", "charges")


@rule("16-13b-3a", also=("16-14b-2a",))
def _can_carry_out(game: GateGame, process: Sequence[Cost], ctx: Context, doing: Context) -> bool:
    """A process can be done if all of it can, no card serving twice."""
    return payment.payable_at_once(game, process, ctx, _out_of_reach(game, doing))


@rule("16-13b-2", also=("15-27a-3",))
def _out_of_reach(game: GateGame, ctx: Context) -> list[Card]:
    """A process is part of an effect: it takes no cards that the effect does not affect."""
    return [card for card in game.cards.values() if effects.unaffected(game, card, ctx)]


@rule("16-13c", also=("16-13a", "16-13b-1", "16-13d"))
def note_genesis(game: GateGame, card: Card, ctx: Context) -> None:
    """A unit that an ability with this keyword special summons has come by Genesis Summoning."""
    if ctx.ability is not None and ctx.ability.keyword == GENESIS:
        _accomplish(game, card, "genesis", cards_among(ctx.chosen.get(_MATERIALS, [])))


@rule("16-13d", also=("16-13c", "16-14e", "16-14f", "16-14b-1"))
def _accomplish(game: GateGame, unit: Card, kind: str, materials: list[Card]) -> None:
    """A summoning is accomplished when the unit enters play by it."""
    if unit.place.zone in ROWS:
        game.special_summons[(unit.ref, unit.life)] = kind
        happen(game, "summoned", card=unit, player=unit.controller, name=kind, materials=materials)


@rule("16-14b", also=("16-14a", "3-2d", "16-14b-2", "16-14b-2a", "16-14c-1", "16-14d", "16-14d-1"))
def abyssal_summon(game: GateGame, instr: AbyssalSummon, ctx: Context) -> Flow[None]:
    """Special summon a unit from the graveyard by doing all that its Abyssal Concerto says.

    The player may choose none, and cannot choose a unit of whose requirements not all can be done. One that
    has left the graveyard for what it requires itself is not summoned.
    """
    seat = ctx.controller
    able = [card for card in game.zone("graveyard", seat) if _can_be_called(game, card, ctx)]
    options = [game.option_for(card) for card in able]
    chosen = yield from ask.some(game, seat, "choose", options, 0, 1, about=ctx.item)
    ctx.did = bool(chosen)
    if not ctx.did:
        return
    called = next(iter(chosen))
    unit = game.cards[str(called.card)]
    life = unit.life
    used = yield from _carry_out(game, _required(game, unit), _of_the_unit(unit, ctx), ctx)
    ctx.did = ctx.did and unit.life == life
    if not ctx.did:
        return
    ctx.chosen[_SUMMONED] = [unit]
    yield from perform.perform(game, (_COME,), ctx)
    _accomplish(game, unit, "abyssal", used)


@rule("16-14c-1", also=("16-14c",))
def _required(game: GateGame, unit: Card) -> tuple[Cost, ...]:
    """Abyssal Concerto says what has to be done to summon the unit."""
    concerto = now.keyword(game, unit, CONCERTO)
    assert concerto is not None
    return concerto.cost


@rule("16-14a", also=("16-14b-2a",))
def _can_be_called(game: GateGame, card: Card, ctx: Context) -> bool:
    """A card can be summoned if it has an Abyssal Concerto and all of it can be done."""
    if now.keyword(game, card, CONCERTO) is None:
        return False
    return _can_carry_out(game, _required(game, card), _of_the_unit(card, ctx), ctx)


def _of_the_unit(unit: Card, ctx: Context) -> Context:
    """What a unit that has yet to come requires it says itself, though another effect does it."""
    return Context(controller=ctx.controller, source=unit, item=ctx.item)


CONCERTO = "Abyssal Concerto"
GENESIS = "Genesis Summoning"
_MATERIALS = "materials"
_SUMMONED = "summoned"
_COME = Move(what=Select(which="chosen", key=_SUMMONED), to="front", seat="you", verb="special-summon")
