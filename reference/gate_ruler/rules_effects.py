"""Section 12: rules effects, what the rules do by themselves when something is the case."""

from duelproof.port import OTHER, SEATS, Cause, Seat
from reference.gate_ruler import replacing
from reference.gate_ruler.rulers import EACH_RULER
from reference.gate_ruler.state import GateGame, GateItem, amount, rule
from reference.kernel.effects import forbidden
from reference.kernel.game import Card, Flow, place
from reference.kernel.triggers import happen

_RULE = Cause(by="rule")


@rule("12-1b", "12-1b-1")
def apply_rules_effects(game: GateGame) -> Flow[bool]:
    """12-1b: what is due is done at once, destruction before defeat (12-1b-1).

    Returns:
        Whether anything was done.
    """
    if not _is_due(game):
        return False
    started = game.added, game.clock
    with game.log.caused(_RULE):
        yield from _apply(game)
    return (game.added, game.clock) != started


def _apply(game: GateGame) -> Flow[None]:
    """12-1b: see what is due, then do it all."""
    dying = [unit for seat in SEATS for unit in game.units(seat) if is_dying(game, unit)]
    beaten = [seat for seat in SEATS if is_beaten(game, seat)]
    hurt = any(game.rulers[seat].damage > 0 for seat in SEATS)
    yield from _overlapping(game)
    yield from _loose_charges(game)
    _empty_damage(game)
    if dying:
        _add_destruction(game, dying)
    if beaten:
        _add_defeat(game, beaten)
    if hurt:
        _add_ruler_damage(game)


def _is_due(game: GateGame) -> bool:
    """Whether any rules effect may have something to do: a quick look before the thorough one."""
    for seat in SEATS:
        if game.rulers[seat].damage or game.charges[seat] or not game.decks[seat]:
            return True
        if game.damages[seat] and is_defeated(game, seat):
            return True
        for _, cards in game.fronts[seat]:
            if cards and (len(cards) > 1 or is_dying(game, cards[0])):
                return True
        for cards in game.sets[seat]:
            if len(cards) > 1:
                return True
    return any(item.kind == "damage" for item in game.gate)


@rule("12-4a-1", "12-4a-2", "12-4a-3")
def is_dying(game: GateGame, unit: Card) -> bool:
    """12-4a: damage as great as its HP, or no HP, unless a destruction process is linked to it already."""
    hp = amount(game, unit, "hp")
    if unit.damage < hp and hp > 0:
        return False
    return not any(
        item.kind == "destruction" and any(card is unit and card.life == life for card, life in item.linked)
        for item in game.gate
    )


@rule("12-4b-2", "12-4b-2b", "12-4b-3")
def _add_destruction(game: GateGame, dying: list[Card]) -> None:
    """12-4b-2b: one destruction process by the rules for all units that are to be destroyed."""
    add_destruction(game, game.active, dying, by_rules=True)


@rule("12-4b-1", "12-4b-2a", "12-4b-3", "15-12a")
def add_destruction(
    game: GateGame, controller: Seat, cards: list[Card], by_rules: bool, source: Card | None = None
) -> None:
    """12-4b: put one destruction process on the gate; from now these cards count as destroyed."""
    game.put_on_gate(
        GateItem(
            oid=game.oid("destruction"),
            kind="destruction",
            controller=controller,
            source=source,
            linked=[(card, card.life) for card in cards],
            by_rules=by_rules,
        )
    )
    for card in cards:
        happen(game, "destroyed", card=card, player=card.controller, place=card.place, source=source)


@rule("12-2a-1", "12-2a-2", *EACH_RULER)
def is_defeated(game: GateGame, seat: Seat) -> str | None:
    """12-2a: as many cards in the damage zone as life, or no deck; a player who cannot lose is not beaten."""
    if len(game.damages[seat]) >= amount(game, game.rulers[seat], "life"):
        why = "damage"
    elif not game.decks[seat]:
        why = "deck-out"
    else:
        return None
    return None if forbidden(game, "lose", seat) else why


@rule("12-2c")
def is_beaten(game: GateGame, seat: Seat) -> bool:
    """12-2c: a defeat condition is fulfilled and no defeat process for the player is on the gate yet."""
    if is_defeated(game, seat) is None:
        return False
    return not any(item.kind == "defeat" and seat in item.players for item in game.gate)


@rule("12-2b-1", "12-2c", "12-2c-1")
def _add_defeat(game: GateGame, beaten: list[Seat]) -> None:
    """12-2c: one defeat process, linked to both players where both fulfil a condition."""
    game.put_on_gate(
        GateItem(oid=game.oid("defeat"), kind="defeat", controller=game.active, players=beaten, by_rules=True)
    )


@rule("12-2d-1", "1-4a", "1-4b", "1-4b-1")
def resolve_defeat(game: GateGame, item: GateItem) -> None:
    """12-2d-1: those who still fulfil a defeat condition lose."""
    game.take_off_gate(item)
    losers = {seat: why for seat in item.players if (why := is_defeated(game, seat)) is not None}
    if losers:
        lose(game, losers)


@rule("1-4a", "1-4b", "1-4b-1")
def lose(game: GateGame, losers: dict[Seat, str]) -> None:
    """1-4: who loses is out, each by what is said; one player left has won, none left is a draw."""
    with game.log.together():
        for seat, why in losers.items():
            game.log.add("lose", player=seat, why=why)
    left = (seat for seat in SEATS if seat not in losers)
    game.end(next(left, None), list(losers), *dict.fromkeys(losers.values()))


@rule("12-3a", "13-5b", "13-5b-1", "13-5b-2", "13-5c")
def _add_ruler_damage(game: GateGame) -> None:
    """12-3, 13-5: a ruler damage application process for each point, the active player's added first."""
    for seat in (game.active, OTHER[game.active]):
        ruler = game.rulers[seat]
        for _ in range(ruler.damage):
            game.put_on_gate(
                GateItem(oid=game.oid("ruler-damage"), kind="ruler-damage", controller=seat, by_rules=True)
            )
        ruler.damage = 0


@rule("12-5a")
def _overlapping(game: GateGame) -> Flow[None]:
    """12-5a: of several cards in one attack, defense or set zone, the one put there last stays."""
    for seat in SEATS:
        for spot in (*game.attack_slots[seat], *game.defense_slots[seat], *game.set_slots[seat]):
            cards = game.zones[spot]
            if len(cards) > 1:
                newest = max(cards, key=lambda card: card.since)
                yield from replacing.bury(game, [card for card in cards if card is not newest], "rule")


@rule("12-6a", "3-14c-2")
def _loose_charges(game: GateGame) -> Flow[None]:
    """12-6a: charges that are linked to no card go to the graveyard."""
    for seat in SEATS:
        for card in [card for card in game.charges[seat] if card.over is None]:
            yield from replacing.put(game, card, place("graveyard", card.owner), "rule")


@rule("12-7a", "12-7a-1")
def _empty_damage(game: GateGame) -> None:
    """12-7: damage of 0 or less is struck from its process, and a process with no damage left goes."""
    for item in [item for item in game.gate if item.kind == "damage"]:
        item.pairings = [pairing for pairing in item.pairings if pairing[2] > 0]
        if not item.pairings:
            game.take_off_gate(item, "removed")
