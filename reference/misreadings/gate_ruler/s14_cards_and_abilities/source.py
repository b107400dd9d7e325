"""Misreadings of 14-15: sources."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

from duelproof.port import Seat
from duelproof.port.abilities import Cost, Damage, Gain
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.s13_damage.processes import Dealer
from reference.gate_ruler.s14_cards_and_abilities import automatic, payment
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import triggers
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-15a", "14-15b", "14-15c")
def rulers_are_the_sources() -> Iterator[None]:
    """Misreads 14-15a, 14-15b: a player's ruler is the source of what his cards do."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if not item.combat:
            item.source = game.rulers[item.controller]
        return right(game, item)

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


@misreads("14-15d")
def combat_damage_comes_from_what_it_hits() -> Iterator[None]:
    """Misreads 14-15d: the source of combat damage is the card that receives it."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if item.combat:
            item.source = item.pairings[0][0]
        return right(game, item)

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


@misreads("14-15f", "14-15f-1")
def nobody_moves_cards() -> Iterator[None]:
    """Misreads 14-15f: cards move without a player who moves them."""
    right = moving.move

    def move(game: GateGame, card: Card, to: Any, name: str, *by: Any, **where: Any) -> None:
        right(game, card, to, name, **where)

    with replaced(moving, "move", move):
        yield


@misreads("14-15f", "14-15f-1")
def the_active_player_moves_all_cards() -> Iterator[None]:
    """Misreads 14-15f: the active player moves every card that moves."""
    right = moving.move

    def move(game: GateGame, card: Card, to: Any, name: str, *by: Any, **where: Any) -> None:
        right(game, card, to, name, game.active, **where)

    with replaced(moving, "move", move):
        yield


def _combat_damage_by(type_: str, other: Callable[[GateGame, GateItem], Card]) -> Any:
    """Let the combat damage of cards of a type have another source, in the block."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if item.combat and item.source is not None and type_ in item.source.printed.type:
            item.source = other(game, item)
        return right(game, item)

    return replaced(GateGame, "put_on_gate", put_on_gate)


@misreads("14-15d")
def units_fight_for_their_rulers() -> Iterator[None]:
    """Misreads 14-15d: the source of a unit's combat damage is its player's ruler."""
    with _combat_damage_by("unit", lambda game, item: game.rulers[item.controller]):
        yield


@misreads("14-15d")
def rulers_deal_no_damage_themselves() -> Iterator[None]:
    """Misreads 14-15d: the source of a ruler's combat damage is what receives it."""
    with _combat_damage_by("ruler", lambda game, item: item.pairings[0][0]):
        yield


@misreads("14-15e")
def who_destroys_does_not_matter() -> Iterator[None]:
    """Misreads 14-15e: whatever destroys a card, all others have destroyed it."""
    with replaced(triggers, "_is_by", lambda *asked: True):
        yield


@misreads("14-15f")
def effects_move_nothing_for_their_players() -> Iterator[None]:
    """Misreads 14-15f: only what a player pays with is moved by him."""
    right, pay_with = moving.move, payment.pay_with
    paying: list[bool] = []

    def move(game: GateGame, card: Card, to: Any, name: str, *by: Any, **where: Any) -> None:
        if paying:
            right(game, card, to, name, *by, **where)
        else:
            right(game, card, to, name, **where)

    def pay(*asked: Any) -> Flow[None]:
        paying.append(True)
        yield from pay_with(*asked)
        paying.pop()

    with replaced(moving, "move", move), replaced(payment, "pay_with", pay):
        yield


@misreads("14-15f")
def the_active_player_destroys() -> Iterator[None]:
    """Misreads 14-15f: the active player moves what an effect destroys, whosever effect that is."""
    right = putting.bury

    def bury(
        game: GateGame,
        cards: list[Card],
        name: str,
        by: Seat | None = None,
        source: Card | None = None,
        **where: Any,
    ) -> Flow[None]:
        mover = game.active if name == "destroy" and by is not None else by
        yield from right(game, cards, name, mover, source, **where)

    with replaced(putting, "bury", bury):
        yield


@misreads("14-15a")
def who_gives_an_ability_is_its_source() -> Iterator[None]:
    """Misreads 14-15a: the source of an ability that a card was given is the card that has given it."""
    right = automatic.play_triggered_ability

    def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
        for lasting in game.lasting:
            gives = isinstance(lasting.instr, Gain) and lasting.instr.ability == waiting.ability
            if gives and lasting.touches(waiting.source) and lasting.ctx.source is not None:
                waiting.source = lasting.ctx.source
        yield from right(game, waiting)

    with replaced(automatic, "play_triggered_ability", play_triggered_ability):
        yield


@misreads("14-15a")
def rulers_do_what_events_do() -> Iterator[None]:
    """Misreads 14-15a: the source of what an event does is its player's ruler."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if item.card is not None and "event" in item.card.printed.type:
            item.ctx.source = game.rulers[item.controller]
        return right(game, item)

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


def _dealing(other: Callable[[GateGame, Damage, Dealer], Card | None]) -> Any:
    """Let the damage of effects have another source, in the block."""
    right = processes.dealers

    def dealers(game: GateGame, instr: Damage, ctx: Context) -> Flow[list[Dealer]]:
        found = yield from right(game, instr, ctx)
        return [(each[0], other(game, instr, each), each[2]) for each in found]

    return replaced(processes, "dealers", dealers)


@misreads("14-15b")
def rulers_deal_the_damage_of_abilities() -> Iterator[None]:
    """Misreads 14-15b: the source of damage that an ability deals is its player's ruler."""

    def other(game: GateGame, instr: Damage, dealer: Dealer) -> Card | None:
        return game.rulers[dealer[0]] if instr.by is None else dealer[1]

    with _dealing(other):
        yield


@misreads("14-15b")
def who_has_others_deal_damage_deals_it() -> Iterator[None]:
    """Misreads 14-15b: where an effect has other cards deal damage, its own card is the source."""

    def other(game: GateGame, instr: Damage, dealer: Dealer) -> Card | None:
        return dealer[2].source

    with _dealing(other):
        yield


def _paid_by_nobody(meant: Callable[[Context], bool]) -> Any:
    """Let some of what is paid with be moved without a player who moves it, in the block."""
    right, pay_with = moving.move, payment.pay_with
    paying: list[bool] = []

    def move(game: GateGame, card: Card, to: Any, name: str, *by: Any, **where: Any) -> None:
        if paying:
            right(game, card, to, name, **where)
        else:
            right(game, card, to, name, *by, **where)

    def pay(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        paying[:] = [True] if meant(ctx) else []
        yield from pay_with(game, part, cards, ctx)
        paying.clear()

    stack = ExitStack()
    stack.enter_context(replaced(moving, "move", move))
    stack.enter_context(replaced(payment, "pay_with", pay))
    return stack


def _is_for_a_card(ctx: Context) -> bool:
    """Tell whether a cost is paid to play a card, and not an ability."""
    return ctx.ability is None or ctx.ability.kind == "spell"


@misreads("14-15f")
def only_abilities_are_paid_for_by_moving() -> Iterator[None]:
    """Misreads 14-15f: a player has not moved what he has paid with to play a card."""
    with _paid_by_nobody(_is_for_a_card):
        yield


@misreads("14-15f")
def only_cards_are_paid_for_by_moving() -> Iterator[None]:
    """Misreads 14-15f: a player has not moved what he has paid with to play an ability."""
    with _paid_by_nobody(lambda ctx: not _is_for_a_card(ctx)):
        yield


@misreads("14-15f-1")
def what_is_destroyed_goes_to_the_graveyard_for_certain() -> Iterator[None]:
    """Misreads 14-15f-1: who destroys a card has put it into the graveyard, also where it goes elsewhere."""
    right = putting.bury

    def bury(
        game: GateGame,
        cards: list[Card],
        name: str,
        by: Seat | None = None,
        source: Card | None = None,
        **where: Any,
    ) -> Flow[None]:
        origins = {card.ref: card.place for card in cards}
        yield from right(game, cards, name, by, source, **where)
        for card in cards if name == "destroy" else []:
            if card.place.zone != "graveyard":
                to = place("graveyard", card.owner)
                origin = origins[card.ref]
                triggers.happen(game, "move", card=card, origin=origin, place=to, by=by, source=source)

    with replaced(putting, "bury", bury):
        yield
