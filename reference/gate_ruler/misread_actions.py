"""Misreadings of section 15 of Gate Ruler's book, as those of `misreadings`."""

from collections.abc import Callable, Iterator

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Modify, Reveal, Search, Trigger
from duelproof.port.selections import Select
from reference.gate_ruler import healing, playing, replacing, turn, verbs
from reference.gate_ruler.ending_turns import TurnEnded
from reference.gate_ruler.state import ORDINARY, GateGame, Way
from reference.gate_ruler.vocabulary import Swap
from reference.gate_ruler.zones import can_move, move
from reference.kernel import perform, select, triggers
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.game import Card, Flow, Game, place
from reference.kernel.misreading import misreadings, replaced

MISREADINGS, misreads = misreadings("GR")


@misreads("15-2a")
def plus_is_nothing() -> Iterator[None]:
    """Misreads 15-2a: plus and minus a number change nothing."""

    def modify(game: Game, instr: Modify, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(perform.COMMON, Modify, modify):
        yield


def _hearing(wrong: Callable[[Trigger, Happening], Trigger | None]) -> Callable[..., bool]:
    """A wrong ear: what a trigger is taken for when something happens, or None for nothing."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        taken = wrong(trigger, event) if event.kind == "move" else trigger
        return taken is not None and right(game, taken, event, ctx)

    return hears


@misreads("15-3c", "15-3c-1")
def every_move_is_an_arrival() -> Iterator[None]:
    """Misreads 15-3c, 15-3c-1: a unit that changes its zone enters play and every zone."""
    wrong = _hearing(lambda trigger, event: msgspec.structs.replace(trigger, origin=(), to=()))
    with replaced(triggers, "hears", wrong):
        yield


@misreads("15-3c", "15-3c-1")
def only_what_was_put_enters() -> Iterator[None]:
    """Misreads 15-3c, 15-3c-1: a unit that moves neither enters nor leaves anything."""
    wrong = _hearing(lambda trigger, event: None)
    with replaced(triggers, "hears", wrong):
        yield


@misreads("15-11b")
def swaps_are_done_by_halves() -> Iterator[None]:
    """Misreads 15-11b: of two cards that are swapped each goes if it can, whatever becomes of the other."""

    def swap(game: GateGame, instr: Swap, ctx: Context) -> Flow[None]:
        first = yield from select.things(game, instr.first, ctx)
        second = yield from select.things(game, instr.second, ctx)
        cards = [thing for thing in (*first, *second) if isinstance(thing, Card)]
        for card, to in zip(cards, [card.place for card in reversed(cards)], strict=True):
            if can_move(game, card, to):
                move(game, card, to, "swap", ctx.controller, ctx.source)

    with replaced(verbs.VERBS, Swap, swap):
        yield


@misreads("15-4b")
def set_cards_are_out_of_reach() -> Iterator[None]:
    """Misreads 15-4b: what speaks of set cards means none, as nobody knows what they are."""
    right = select.found

    def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
        return [
            thing
            for thing in right(game, what, ctx)
            if not (isinstance(thing, Card) and thing.place.zone == "set" and thing.face == "down")
        ]

    with replaced(select, "found", found):
        yield


@misreads("15-5a", "15-5b")
def looking_shows_nothing() -> Iterator[None]:
    """Misreads 15-5a, 15-5b: a card that is looked at stays as hidden as it was."""

    def reveal(game: Game, instr: Reveal, ctx: Context) -> Flow[None]:
        ctx.it = yield from select.things(game, instr.what, ctx)
        yield from perform.perform(game, instr.then, ctx)

    with replaced(perform.COMMON, Reveal, reveal):
        yield


@misreads("15-5a", "15-5b")
def once_seen_always_seen() -> Iterator[None]:
    """Misreads 15-5a, 15-5b: a card that was looked at is seen afterwards, too."""

    def reveal(game: Game, instr: Reveal, ctx: Context) -> Flow[None]:
        ctx.it = yield from select.things(game, instr.what, ctx)
        for card in ctx.it:
            if isinstance(card, Card):
                card.shown_to = frozenset(select.players(game, instr.to, ctx))
        yield from perform.perform(game, instr.then, ctx)

    with replaced(perform.COMMON, Reveal, reveal):
        yield


@misreads("15-6b")
def what_is_searched_for_must_be_there() -> Iterator[None]:
    """Misreads 15-6b: a card that searches the deck is not played where the deck has nothing to find."""
    right = playing.can_play

    def can_play(game: GateGame, seat: Seat, card: Card, way: Way = ORDINARY) -> bool:
        ability = playing.spell(card)
        first = ability.effect[0] if ability is not None and ability.effect else None
        if isinstance(first, Search):
            wanted = msgspec.structs.replace(first.filter, zones=("deck",))
            ctx = Context(controller=seat, source=card)
            if not any(select.matches(game, each, wanted, ctx) for each in game.zone("deck", seat)):
                return False
        return right(game, seat, card, way)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("15-24h", "15-24h-1")
def no_end_phase_then() -> Iterator[None]:
    """Misreads 15-24h: to end the turn is to begin the other player's at once."""

    def take_turn(game: GateGame, *phases: Callable[[GateGame], Flow[None]]) -> Flow[None]:
        try:
            for phase in phases:
                yield from phase(game)
            yield from turn.end_phase(game)
        except TurnEnded:
            turn.pass_the_turn(game)

    with replaced(turn, "_take_turn", take_turn):
        yield


@misreads("15-21b")
def what_is_healed_is_removed() -> Iterator[None]:
    """Misreads 15-21b: the cards of the damage zone that are healed are removed from the game."""

    def bury(
        game: GateGame, cards: list[Card], verb: str, by: Seat | None = None, source: Card | None = None
    ) -> Flow[None]:
        yield from ()
        for card in cards:
            move(game, card, place("removal", card.owner), verb, by, source)

    with replaced(replacing, "bury", bury):
        yield


@misreads("15-21c")
def healing_stops_what_is_coming() -> Iterator[None]:
    """Misreads 15-21c: healing takes away from damage that has yet to be dealt."""

    def heal_unit(game: GateGame, unit: Card, points: int) -> None:
        for item in game.gate:
            for index, (card, _, amount) in enumerate(item.pairings):
                if card is unit:
                    game.change_damage(item, index, max(0, amount - points))

    with replaced(healing, "heal_unit", heal_unit):
        yield
