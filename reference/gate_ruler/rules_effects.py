"""Section 12: rules effects, what the rules do by themselves when something is the case."""

from duelproof.port import OTHER, SEATS, Cause, Seat
from reference.gate_ruler import destruction, replacing
from reference.gate_ruler.charges import sever
from reference.gate_ruler.rulers import EACH_RULER
from reference.gate_ruler.state import GateGame, GateItem, amount, rule
from reference.kernel import ask
from reference.kernel.effects import forbidden
from reference.kernel.game import Card, Flow
from reference.kernel.select import selections_of
from reference.kernel.standing import touched

_RULE = Cause(by="rule")


@rule("12-1b", "12-1b-1")
def apply_rules_effects(game: GateGame) -> Flow[bool]:
    """Do all rules effects that are due, destruction before defeat.

    Returns:
        Whether anything was done.
    """
    started = game.added, game.clock
    with game.log.caused(_RULE):
        yield from _apply(game)
    return (game.added, game.clock) != started


@rule("12-1b", "12-1b-1")
def _apply(game: GateGame) -> Flow[None]:
    """See what is due, let the players choose where there is a choice, and do it all at once."""
    dying = [unit for seat in SEATS for unit in game.units(seat) if is_dying(game, unit)]
    beaten = [seat for seat in SEATS if is_beaten(game, seat)]
    overlapped = yield from _overlapped(game)
    yield from _keep_one_link(game)
    loose = _loose_charges(game)
    with game.log.together():
        yield from replacing.bury(game, [*overlapped, *loose], "rule")
        _empty_damage(game)
        if dying:
            _add_destruction(game, dying)
        if beaten:
            _add_defeat(game, beaten)
        _add_ruler_damage(game)


def is_due(game: GateGame) -> bool:
    """Whether any rules effect may have something to do: a quick look before the thorough one."""
    as_printed = touched(game, "hp") is None
    for seat in SEATS:
        if game.rulers[seat].damage or not game.decks[seat]:
            return True
        if game.charges[seat] and any(charge.over is None for charge in game.charges[seat]):
            return True
        if game.damages[seat] and is_defeated(game, seat):
            return True
        for _, cards in game.fronts[seat]:
            if cards:
                whole = as_printed and not cards[0].damage and cards[0] in game.sturdy
                if len(cards) > 1 or not (whole or not is_dying(game, cards[0])):
                    return True
        for cards in game.sets[seat]:
            if len(cards) > 1:
                return True
    return bool(game.relinked) or game.emptied


@rule("2-11a", "2-11c", "12-4a", "12-4a-1", "12-4a-2", "12-4a-3")
def is_dying(game: GateGame, unit: Card) -> bool:
    """A unit dies of damage as great as its HP, or of having none, unless it is destroyed already."""
    hp = amount(game, unit, "hp")
    if unit.damage < hp and hp > 0:
        return False
    return not any(
        item.kind == "destruction" and any(card is unit and card.life == life for card, life in item.linked)
        for item in game.gate
    )


@rule("12-4b-2", "12-4b-2b", "12-4b-3")
def _add_destruction(game: GateGame, dying: list[Card]) -> None:
    """The rules destroy all such units by one process."""
    destruction.add_destruction(game, game.active, dying, by_rules=True)


@rule("2-6a", "2-6b", "12-2a", "12-2a-1", "12-2a-2", *EACH_RULER)
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


@rule("12-2b", "12-2b-1", "12-2c", "12-2c-1")
def _add_defeat(game: GateGame, beaten: list[Seat]) -> None:
    """One defeat process is linked to both players if both are defeated."""
    game.put_on_gate(GateItem(oid=game.oid("defeat"), kind="defeat", controller=game.active, players=beaten))


@rule("2-6b", "12-2d-1", "1-4a", "1-4b", "1-4b-1")
def resolve_defeat(game: GateGame, item: GateItem) -> None:
    """Those players lose who still fulfil a defeat condition."""
    game.take_off_gate(item)
    losers = {seat: why for seat in item.players if (why := is_defeated(game, seat)) is not None}
    if losers:
        lose(game, losers)


@rule("1-4a", "1-4b", "1-4b-1")
def lose(game: GateGame, losers: dict[Seat, str]) -> None:
    """A player who loses is out; one who is left alone has won, and with nobody left it is a draw."""
    with game.log.together():
        for seat, why in losers.items():
            game.log.add("lose", player=seat, why=why)
    left = (seat for seat in SEATS if seat not in losers)
    game.end(next(left, None), list(losers), *dict.fromkeys(losers.values()))


@rule("12-3a", "13-5a", "13-5b", "13-5b-1", "13-5b-2", "13-5c", "13-6c-1")
def _add_ruler_damage(game: GateGame) -> None:
    """Each point of damage on a ruler becomes a process, the active player's being added first."""
    for seat in (game.active, OTHER[game.active]):
        ruler = game.rulers[seat]
        for point in range(ruler.damage):
            game.put_on_gate(
                GateItem(
                    oid=game.oid("ruler-damage"),
                    kind="ruler-damage",
                    controller=seat,
                    ignores_counter=point < game.uncountered[seat],
                )
            )
        ruler.damage = game.uncountered[seat] = 0


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


@rule("12-6a", "12-6a-1", "3-14c-2")
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
    """Tell whether an ability that triggered as the card above left still has to look at the charge."""
    pending = [each.ctx for each in game.waiting] + [item.ctx for item in game.gate if item.kind == "ability"]
    return any(
        ctx.event is not None
        and any(card is charge for card in ctx.event.under)
        and ctx.ability is not None
        and "charges" in selections_of(ctx.ability)
        for ctx in pending
    )


@rule("12-6b")
def _keep_one_link(game: GateGame) -> Flow[None]:
    """A charge that came under several cards at once stays under the one that its owner chooses."""
    while game.relinked:
        charge, hosts = game.relinked.pop()
        hosts = [host for host in hosts if charge in host.under]
        if not hosts:
            continue
        options = [game.option_for(host) for host in hosts]
        chosen = yield from ask.one(game, charge.controller, "choose", options, about=charge.ref)
        sever(game, charge, [host for host in hosts if host.ref != chosen.card])
        charge.over = game.cards[str(chosen.card)]


@rule("12-7a", "12-7a-1")
def _empty_damage(game: GateGame) -> None:
    """Damage of 0 or less is struck from its process, and a process without any is removed."""
    game.emptied = False
    for item in [item for item in game.gate if item.kind == "damage"]:
        item.said = 0
        item.pairings = [pairing for pairing in item.pairings if pairing[2] > 0]
        if not item.pairings:
            game.take_off_gate(item, "removed")
