"""13-3: preventing damage, which changes the damage of a process while it is on the gate."""

from duelproof.port import OTHER, Option, Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s14_cards_and_abilities.last_known_information import as_it_dealt
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import Dealt, Prevent
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("13-3a", also=("13-3a-1", "13-3c", "13-3d"))
def prevent(game: GateGame, instr: Prevent, ctx: Context) -> Flow[None]:
    """Choose a damage process that the effect speaks of, and reduce its damage, or set it to a number."""
    process = yield from _choose_process(game, instr, ctx)
    ctx.did = process is not None
    if process is None:
        return
    if instr.becomes is not None:
        _set(game, process, _meant(game, instr, ctx, process), select.amount(game, instr.becomes, ctx))
    else:
        yield from _reduce(game, instr, ctx, process, select.amount(game, instr.n, ctx))


@rule("13-3c", also=("13-3c-1",))
def _choose_process(game: GateGame, instr: Prevent, ctx: Context) -> Flow[GateItem | None]:
    """Choose one of the processes that fit; the topmost, if the next damage is prevented."""
    fitting = [item for item in reversed(game.gate) if _fits(game, instr, ctx, item)]
    if not fitting:
        return None
    if instr.next:
        return fitting[0]
    options = [Option(object=item.oid) for item in fitting]
    chosen = yield from ask.one(game, ctx.controller, "choose", options, about=ctx.item)
    return next(item for item in fitting if item.oid == chosen.object)


@rule("13-3c", also=("13-2a-1",))
def _fits(game: GateGame, instr: Prevent, ctx: Context, item: GateItem) -> bool:
    """A process fits if its damage, its source and one of its targets are those the effect speaks of."""
    return (
        (not _of_event(instr) or (ctx.event is not None and ctx.event.item == item.oid))
        and was_dealt_so(game, instr.dealt, as_it_dealt(game, item.source, item.life), item.combat, ctx)
        and bool(_meant(game, instr, ctx, item))
    )


def _of_event(instr: Prevent) -> bool:
    """Tell whether the damage of the process is meant that triggered the ability."""
    return instr.what is not None and instr.what.which == "event"


@rule("13-3c", also=("13-7b-1",))
def was_dealt_so(game: GateGame, dealt: Dealt, source: Card | None, combat: bool, ctx: Context) -> bool:
    """Tell whether damage is of the kind and from a source that the effect speaks of."""
    if dealt.name is not None and (dealt.name == "combat") != combat:
        return False
    return dealt.by is None or (source is not None and select.matches(game, source, dealt.by, ctx))


@rule("13-3c")
def _meant(game: GateGame, instr: Prevent, ctx: Context, item: GateItem) -> list[int]:
    """Find the pairings of a process that the effect speaks of, by their index."""
    return [
        index
        for index, (target, life, _) in enumerate(item.pairings)
        if target.life == life and _is_about(game, instr, ctx, target)
    ]


@rule("13-3c")
def _is_about(game: GateGame, instr: Prevent, ctx: Context, target: Card) -> bool:
    """An effect that speaks of damage to a player speaks of damage to his ruler (4-2c)."""
    if instr.what is None or select.covers(game, instr.what, target, ctx):
        return True
    return target.place.zone == "ruler" and select.covers(game, instr.what, target.controller, ctx)


@rule("13-3d", also=("12-7a",))
def change_damage(process: GateItem, index: int, points: int) -> None:
    """Set the damage to one target of a process to another number, perhaps nothing (12-7a)."""
    target, life, _ = process.pairings[index]
    before, after = process.pairings[:index], process.pairings[index + 1 :]
    process.pairings = [*before, (target, life, points), *after]


@rule("13-3d-1", also=("13-3d-2b",))
def _set(game: GateGame, process: GateItem, meant: list[int], to: int) -> None:
    """The damage becomes the number that is said; if that is 0, so does all damage of the process."""
    for index, (target, _, points) in enumerate(process.pairings):
        if to == 0 or index in meant:
            change_damage(process, index, to)
            _tell(game, process, target, points - to)


@rule("13-3d", also=("13-3d-2", "13-3d-2a", "15-22a"))
def _reduce(game: GateGame, instr: Prevent, ctx: Context, process: GateItem, points: int) -> Flow[None]:
    """Reduce the damage; with several targets, a player says by how much for each."""
    if points <= 0:
        return
    meant = _meant(game, instr, ctx, process)
    options = [game.option_for(process.pairings[index][0]) for index in meant]
    chooser = _divider(process, ctx)
    shares = yield from ask.divide(game, chooser, options, points, about=process.oid)
    for option, share in shares:
        index = meant[options.index(option)]
        target, _, before = process.pairings[index]
        change_damage(process, index, before - share)
        _tell(game, process, target, share)


@rule("13-3d-2a", also=("13-3d-2",))
def _divider(process: GateItem, ctx: Context) -> Seat:
    """Where one source would damage units of both players, the source's opponent divides the prevention."""
    hit = {
        target.controller
        for target, life, _ in process.pairings
        if target.life == life and target.place.zone != "ruler"
    }
    return OTHER[process.controller] if len(hit) == 2 else ctx.controller


def _tell(game: GateGame, process: GateItem, target: Card, points: int) -> None:
    """Damage to a thing was prevented."""
    game.tick()
    game.log.add("prevented", card=target, item=process.oid, amount=points)
