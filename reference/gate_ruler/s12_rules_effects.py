"""Section 12: rules effects, what the rules do by themselves when something is the case."""

from collections.abc import Sequence

from duelproof.port import OTHER, SEATS, Cause, Seat
from duelproof.port.abilities import Ability, Cost
from duelproof.port.selections import Select
from duelproof.port.words import parts
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s01_overview import amount, lose
from reference.gate_ruler.s03_zones.kinds import can_have_damage, with_damage
from reference.gate_ruler.s13_damage.ruler_damage import add_ruler_damage
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.sa_rulers.rulers import EACH_RULER
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities.effects import forbidden
from reference.kernel.abilities.triggers import happen
from reference.kernel.book import Illegal
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


def _may_be_due(game: GateGame) -> bool:
    """Take a quick look before the thorough one."""
    return index.is_due(game, is_defeated, is_dying)


@index.only_if(_may_be_due)
@rule("12-1b", also=("12-1b-1", "17-1a-3"))
def apply_rules_effects(game: GateGame) -> Flow[bool]:
    """Do all rules effects that are due, destruction before defeat.

    Returns:
        Whether any were due, though nothing may have come of them.
    """
    started = game.added, game.clock
    with game.log.caused(_RULE):
        leaving = yield from _apply(game)
    return bool(leaving) or (game.added, game.clock) != started


_RULE = Cause(by="rule")


@rule("12-1b", also=("12-1b-1",))
def _apply(game: GateGame) -> Flow[list[Card]]:
    """See what is due, let the players choose where there is a choice, and do it all at once.

    Returns:
        The cards that had to go to graveyards; a replacement effect may have kept some.
    """
    dying = [unit for unit in with_damage(game) if is_dying(game, unit)]
    beaten = [seat for seat in SEATS if is_beaten(game, seat)]
    overlapped = yield from _overlapped(game)
    yield from _keep_one_link(game)
    leaving = [*overlapped, *_loose_charges(game)]
    with game.log.together():
        _empty_damage(game)
        if dying:
            _destroy_dying(game, dying)
        yield from putting.bury(game, leaving, "rule")
        if beaten:
            _add_defeat(game, beaten)
        add_ruler_damage(game)
    return leaving


@rule("12-1b", also=("12-4a-1", "12-5a"))
def check_nothing_due(game: GateGame) -> None:
    """In a position that can be opened no rules effect is due, nor do cards share a place (12-5a)."""
    for spot, cards in game.zones.items():
        if spot.slot is not None and len(cards) > 1:
            reason = f"{spot} holds {len(cards)} cards; it has room for one"
            raise Illegal("illegal-position", reason, "GR-12-5a")
    for seat in SEATS:
        _check_player(game, seat)
    for unit in with_damage(game):
        if unit.damage >= amount(game, unit, "hp"):
            raise Illegal("illegal-position", f"{unit.ref} has as much damage as HP", "GR-12-4a-1")


@rule("12-1b", also=("12-2a-1", "12-2a-2", "12-3a"))
def _check_player(game: GateGame, seat: Seat) -> None:
    """Neither defeat nor damage to the ruler is due."""
    if not game.zone("deck", seat):
        raise Illegal("illegal-position", f"{seat} has no deck: that is lost already", "GR-12-2a-2")
    if len(game.zone("damage", seat)) >= amount(game, game.rulers[seat], "life"):
        raise Illegal("illegal-position", f"{seat} has as much damage as life", "GR-12-2a-1")
    if game.rulers[seat].damage:
        raise Illegal("illegal-position", f"{seat}'s ruler has damage that is not applied", "GR-12-3a")


@rule("12-2a", also=("2-6a", "2-6b", "12-2a-1", "12-2a-2", *EACH_RULER))
def is_defeated(game: GateGame, seat: Seat) -> str | None:
    """Damage cards as many as life defeat a player, or an empty deck, unless he cannot lose."""
    if len(game.damages[seat]) >= amount(game, game.rulers[seat], "life"):
        why = "damage"
    elif not game.decks[seat]:
        why = "deck-out"
    else:
        return None
    return None if forbidden(game, "lose", seat) else why


@rule("12-2c")
def is_beaten(game: GateGame, seat: Seat) -> bool:
    """A defeat process is due for a player who is defeated and is linked to none yet."""
    if is_defeated(game, seat) is None:
        return False
    return not any(seat in item.players for item in game.gate)


@rule("12-2c", also=("12-2b", "12-2b-1", "12-2c-1"))
def _add_defeat(game: GateGame, beaten: list[Seat]) -> None:
    """One defeat process is linked to both players if both are defeated."""
    by = game.active
    game.put_on_gate(
        GateItem(oid=game.oid("defeat"), kind="defeat", controller=by, ctx=Context(by), players=beaten)
    )


@rule("12-2d-1", also=("2-6b", "1-4a", "1-4b", "1-4b-1"))
def resolve_defeat(game: GateGame, item: GateItem) -> None:
    """Those players lose who still fulfil a defeat condition."""
    game.take_off_gate(item)
    losers = {seat: why for seat in item.players if (why := is_defeated(game, seat)) is not None}
    if losers:
        lose(game, losers)


@rule("12-4a", also=("2-11a", "2-11c", "12-4a-1", "12-4a-2", "12-4a-3"))
def is_dying(game: GateGame, unit: Card) -> bool:
    """A unit dies of damage as great as its HP, or of having none, unless it is destroyed already."""
    if unit.damage < amount(game, unit, "hp") or not can_have_damage(game, unit):
        return False
    return not any(
        item.kind == "destruction" and any(card is unit and card.life == life for card, life in item.linked)
        for item in game.gate
    )


@rule("12-4b-2b", also=("12-4b-2", "12-4b-3"))
def _destroy_dying(game: GateGame, dying: list[Card]) -> None:
    """The rules destroy all such units by one process."""
    add_destruction(game, game.active, dying, by_rules=True)


@rule("12-4b", also=("12-4b-1", "12-4b-2", "12-4b-2a", "12-4b-3", "12-4b-3a", "14-15e", "15-12a"))
def add_destruction(
    game: GateGame, controller: Seat, cards: list[Card], by_rules: bool, source: Card | None = None
) -> None:
    """Add one destruction process to the gate; the cards linked to it are destroyed from this moment.

    By the rules each is destroyed by the source of the damage that it was just dealt (14-15e).
    """
    game.put_on_gate(
        GateItem(
            oid=game.oid("destruction"),
            kind="destruction",
            controller=controller,
            ctx=Context(controller),
            source=source,
            linked=[(card, card.life) for card in cards],
            by_rules=by_rules,
        )
    )
    for card in cards:
        doer = game.hurt.get(card.ref) if by_rules else source
        happen(game, "destroyed", card=card, player=card.controller, source=doer)


@rule("12-4b-2a")
def destroy_as_cost(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """What a cost destroys is destroyed by one process of the player who pays."""
    add_destruction(game, ctx.controller, cards, by_rules=False, source=ctx.source)
    yield from ()


@rule("12-4c-1", also=("12-4c-2", "3-15a", "14-15f-1"))
def resolve_destruction(game: GateGame, item: GateItem) -> Flow[None]:
    """The linked cards go to their owners' graveyards; those saved from the rules' destruction do not."""
    game.take_off_gate(item)
    dying = [card for card, life in item.linked if card.life == life]
    if item.by_rules:
        dying = [card for card in dying if is_dying(game, card)]
    by = None if item.by_rules else item.controller
    yield from putting.bury(game, dying, "destroy", by, item.source)


@rule("12-5a")
def _overlapped(game: GateGame) -> Flow[list[Card]]:
    """Of several cards in one attack, defense or set zone, one stays that was put there last.

    Returns:
        The cards that go.
    """
    leaving: list[Card] = []
    for seat in (game.active, OTHER[game.active]):
        for spot in (*game.attack_slots[seat], *game.defense_slots[seat], *game.set_slots[seat]):
            cards = game.zones[spot]
            if len(cards) > 1:
                staying = yield from _newest(game, seat, cards)
                leaving += [card for card in cards if card is not staying]
    return leaving


@rule("12-5a")
def _newest(game: GateGame, seat: Seat, cards: list[Card]) -> Flow[Card]:
    """The card that was put there last stays; of several that came together, the player's choice."""
    latest = max(card.since for card in cards)
    options = [game.option_for(card) for card in cards if card.since == latest]
    chosen = yield from ask.one(game, seat, "choose", options)
    return game.cards[str(chosen.card)]


@rule("12-6a", also=("12-6a-1", "3-14c-2"))
def _loose_charges(game: GateGame) -> list[Card]:
    """A charge that is linked to no card goes away, unless an ability that triggered still refers to it."""
    return [
        card
        for seat in SEATS
        for card in game.charges[seat]
        if card.over is None and not _is_awaited(game, card)
    ]


@rule("12-6a-1")
def _is_awaited(game: GateGame, charge: Card) -> bool:
    """Tell whether an ability that triggered as the card above left still has to look at the charge.

    That is an ability of the card that left, which speaks of its own charges.
    """
    pending = [each.ctx for each in game.waiting] + [item.ctx for item in game.gate if item.kind == "ability"]
    return any(_is_by_its_leaving(ctx, charge) and _speaks_of_its_charges(ctx.ability) for ctx in pending)


@rule("12-6a-1", also=("14-9e-2",))
def _is_by_its_leaving(ctx: Context, charge: Card) -> bool:
    """Tell whether the card whose charge this was has triggered an ability of its own as it left."""
    event, source = ctx.event, ctx.source
    if event is None or event.card is None or source is None or event.card.ref != source.ref:
        return False
    return any(card is charge for card in event.under)


@rule("12-6a-1")
def _speaks_of_its_charges(ability: Ability | None) -> bool:
    """Tell whether an ability refers to the charges of its own card, and not only to those of others."""
    said = [part for _, part in parts(ability) if isinstance(part, Select) and part.which == "charges"]
    return any(part.of is None or part.of.which in ("self", "event") for part in said)


@rule("12-6b", also=("3-14c-4",))
def _keep_one_link(game: GateGame) -> Flow[None]:
    """A charge under several cards stays under one that it came under last, the zone's owner says which.

    It is a charge of the player who controls that card.
    """
    links: dict[Card, list[list[Card]]] = {}
    for charge, hosts in game.relinked:
        links.setdefault(charge, []).append([host for host in hosts if charge in host.under])
    game.relinked = []
    for charge in reversed(links):
        there = [hosts for hosts in links[charge] if hosts]
        if not there:
            continue
        options = [game.option_for(host) for host in there[-1]]
        seat = charge.place.seat
        assert seat is not None
        chosen = yield from ask.one(game, seat, "choose", options, about=charge.ref)
        sever(game, charge, [host for hosts in there for host in hosts if host.ref != chosen.card])
        charge.over = host = game.cards[str(chosen.card)]
        charge.controller = host.controller


def sever(game: GateGame, charge: Card, hosts: Sequence[Card]) -> None:
    """Take the link between a charge and some cards away."""
    for host in hosts:
        host.under.remove(charge)
        game.tick()


@rule("12-7a", also=("12-7a-1",))
def _empty_damage(game: GateGame) -> None:
    """Damage of 0 or less is struck from its process, and a process without any is removed."""
    for item in [item for item in game.gate if item.kind == "damage"]:
        item.pairings = [pairing for pairing in item.pairings if pairing[2] > 0]
        if not item.pairings:
            game.take_off_gate(item, "removed")
