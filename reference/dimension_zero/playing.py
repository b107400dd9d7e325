"""4.7 and 4.11: playing cards, activating abilities and choosing targets."""

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port.abilities import Ability, TargetSpec
from reference.dimension_zero import costs
from reference.dimension_zero.costs import cost_of, payable, purse, use_cost
from reference.dimension_zero.squares import BASE_SPACE, PLACES, PLAYABLE
from reference.dimension_zero.state import Cost, Duel, Item, rule
from reference.dimension_zero.zones import STACK, put, to_graveyard, turn
from reference.kernel import ask, effects, select
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Flow, place
from reference.kernel.triggers import happen


@rule("2.20.1-2")
def open_squares(game: Duel, seat: Seat) -> list[str]:
    """Find where a player may play units: in their own area or the centre, where none of theirs stands."""
    return [slot for slot in PLAYABLE[seat] if all(card.controller != seat for card in game.squares[slot])]


@rule("2.20.2-2")
def open_bases(game: Duel, seat: Seat) -> list[str]:
    """Find where a player may play bases: on their own base squares without one."""
    return [slot for slot in BASE_SPACE[seat] if not game.bases[seat][slot]]


@rule("2.20.1-2", "2.20.2-2", "2.20.3-2", "4.7.2-5", "4.11.3")
def can_play(game: Duel, seat: Seat, card: Card) -> bool:
    """Tell whether a card can be played: it can be paid for, and there is a square for it, or targets."""
    have = purse(game, seat)
    if not payable(game, have, use_cost(game, card)) or effects.forbidden(game, "play", seat):
        return False
    kind = card.printed.type[0]
    if kind == "unit":
        return bool(open_squares(game, seat))
    if kind == "base":
        return bool(open_bases(game, seat))
    return all(has_targets(game, ability, _context(seat, card, ability)) for ability in spells(card))


def spells(card: Card) -> list[Ability]:
    """Find what a strategy does when it resolves."""
    return [ability for ability in card.abilities if ability.kind == "spell"]


def _context(seat: Seat, card: Card, ability: Ability) -> Context:
    """Say for whom and from which card an ability acts."""
    return Context(controller=seat, source=card, ability=ability)


@rule("4.7.1", "4.7.2-1", "4.7.2-3", "4.7.2-9", "2.21.1")
def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Play a card: announce it, choose, put it on the stack, choose targets and pay; then it is played."""
    card = game.cards[str(option.card)]
    ability = next(iter(spells(card)), None)
    ctx = Context(controller=seat, source=card, ability=ability)
    where = yield from _where(game, seat, card)
    if ability is not None:
        yield from choose_modes(game, seat, ability, ctx)
    origin = card.place
    cost = use_cost(game, card)
    put(game, card, STACK, verb="play", face="up")
    card.controller = seat
    item = Item(game.oid("spell"), "card", seat, card, place=where, origin=origin, ctx=ctx)
    ctx.item = item.oid
    game.pile.append(item)
    game.log.add("announced", item=item.oid, card=card, name="card", player=seat)
    if ability is not None:
        yield from choose_targets(game, seat, ability, ctx)
    yield from costs.pay(game, seat, cost, item.oid)
    game.this_turn.done.add(("played", seat))
    game.log.add("played", item=item.oid, card=card, player=seat)
    if game.heard:
        happen(game, "played", card=card, player=seat, origin=origin)


@rule("2.20.1-2", "2.20.2-2")
def _where(game: Duel, seat: Seat, card: Card) -> Flow[Place | None]:
    """Ask for the square of a unit or a base as it is played."""
    kind = card.printed.type[0]
    if kind == "unit":
        spots = [PLACES[slot] for slot in open_squares(game, seat)]
    elif kind == "base":
        spots = [place("base", seat, slot) for slot in open_bases(game, seat)]
    else:
        return None
    chosen = yield from ask.one(game, seat, "slot", [Option(place=spot) for spot in spots], about=card.ref)
    return chosen.place


@rule("4.7.2-2")
def choose_modes(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
    """Ask as a spell or ability is announced which of several effects to use."""
    if not ability.modes:
        return
    many = ability.choose_modes
    options = [Option(value=mode.id) for mode in ability.modes]
    picked = yield from ask.some(game, seat, "mode", options, many, many, about=ctx.item)
    ctx.modes = tuple(str(option.value) for option in picked)


@rule("4.11.1")
def candidates(game: Duel, spec: TargetSpec, ctx: Context) -> list[Thing]:
    """Find what could be a target now."""
    if spec.player:
        return [ctx.controller, OTHER[ctx.controller]]
    return [
        card
        for card in game.cards.values()
        if card.over is None
        and select.matches(game, card, spec.filter, ctx)
        and not effects.forbidden(game, "be_targeted", card)
    ]


@rule("4.11.3", "4.7.2-5")
def has_targets(game: Duel, ability: Ability, ctx: Context) -> bool:
    """Tell whether there are as many proper targets as an ability needs."""
    return all(
        len(candidates(game, spec, ctx)) >= select.amount(game, spec.min, ctx) for spec in ability.targets
    )


@rule("4.7.2-5", "4.8.4-2", "4.11.5")
def choose_targets(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
    """Ask how many targets to choose, and which; none is chosen twice."""
    for spec in ability.targets:
        things = candidates(game, spec, ctx)
        options = [Option(player=t) if isinstance(t, str) else Option(card=t.ref) for t in things]
        by_option = dict(zip(options, things, strict=True))
        least, most = select.amount(game, spec.min, ctx), select.amount(game, spec.max, ctx)
        picked = yield from ask.some(
            game, seat, "target", options, least, most, about=ctx.item, part=spec.key
        )
        chosen = [by_option[option] for option in picked]
        ctx.targets[spec.key] = [(t, t.life if isinstance(t, Card) else 0) for t in chosen]
        if game.log.wanted:
            names = tuple(thing.ref if isinstance(thing, Card) else thing for thing in chosen)
            game.log.add("targeted", item=ctx.item, cards=names, player=seat)


@rule("3.8.2-2", "3.8.3-2", "3.8.4-2", "4.3.2", "4.3.4")
def activations(game: Duel, seat: Seat, timing: frozenset[str]) -> list[Option]:
    """List the abilities that a player may activate now: those of cards they control, at their timing."""
    return [
        Option(verb="activate", card=card.ref, value=ability.id)
        for card in game.activated
        if card.controller == seat
        for ability in effects.abilities(game, card)
        if ability.timing in timing
        and select.works(game, card, ability)
        and _can_activate(game, seat, card, ability)
    ]


@rule("4.3.1")
def _can_activate(game: Duel, seat: Seat, card: Card, ability: Ability) -> bool:
    """Tell whether the whole cost of an ability can be paid, and whether it has targets."""
    ctx = _context(seat, card, ability)
    limit = ability.limit
    return (
        (limit is None or card.used.get(_counted(game, ability), 0) < limit.n)
        and (ability.needs is None or select.holds(game, ability.needs, ctx))
        and payable(game, purse(game, seat), energy_of(ability))
        and not (any(c.kind == "exhaust_self" for c in ability.cost) and card.turned != "ready")
        and sum(select.amount(game, c.n, ctx) for c in ability.cost if c.kind == "discard")
        <= len(game.hands[seat])
        and has_targets(game, ability, ctx)
    )


def _counted(game: Duel, ability: Ability) -> str:
    """Name what the uses of a limited ability are counted under: its turn, or the whole game."""
    per_game = ability.limit is not None and ability.limit.per == "game"
    return ability.id if per_game else f"{ability.id}@{game.turn}"


def energy_of(ability: Ability) -> Cost:
    """Work out the energy in the cost of an ability."""
    symbols: dict[str, int] = {}
    for part in ability.cost:
        if part.kind == "energy":
            for colour, n in part.symbols.items():
                symbols[colour] = symbols.get(colour, 0) + n
    return cost_of(symbols)


@rule("4.3.1", "4.7.2-1", "4.7.2-9")
def activate(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Activate an ability: announce it, choose, put it on the stack, choose targets, then pay."""
    card = game.cards[str(option.card)]
    ability = next(a for a in effects.abilities(game, card) if a.id == option.value)
    ctx = _context(seat, card, ability)
    item = Item(game.oid("ability"), "ability", seat, card, ctx=ctx)
    ctx.item = item.oid
    yield from choose_modes(game, seat, ability, ctx)
    game.pile.append(item)
    game.log.add("announced", item=item.oid, card=card, name="ability", player=seat)
    yield from choose_targets(game, seat, ability, ctx)
    counted = _counted(game, ability)
    card.used[counted] = card.used.get(counted, 0) + 1
    yield from _pay_rest(game, seat, card, ability, ctx)
    yield from costs.pay(game, seat, energy_of(ability), item.oid)
    game.log.add("activated", item=item.oid, card=card, player=seat)
    if game.heard:
        happen(game, "activated", card=card, player=seat, name=ability.id)


@rule("4.3.1", "4.7.2-8")
def _pay_rest(game: Duel, seat: Seat, card: Card, ability: Ability, ctx: Context) -> Flow[None]:
    """Pay what an ability costs beside energy: freeze or sacrifice the card itself, or discard cards."""
    for part in ability.cost:
        if part.kind == "exhaust_self":
            turn(game, card, "exhausted")
        elif part.kind == "destroy":
            to_graveyard(game, [card], "sacrifice")
        elif part.kind == "discard":
            many = select.amount(game, part.n, ctx)
            options = [Option(card=held.ref) for held in game.hands[seat]]
            picked = yield from ask.some(game, seat, "pay", options, many, many, about=ctx.item)
            to_graveyard(game, [game.cards[str(chosen.card)] for chosen in picked], "discard")
