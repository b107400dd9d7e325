"""Misreadings of section 15: game actions."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import EndTurn, Instr, Modify, Reveal, Search, Trigger
from duelproof.port.selections import Select
from reference.gate_ruler import INSTRUCTIONS
from reference.gate_ruler.s03_zones.moving import can_move, move
from reference.gate_ruler.s06_turn import course, end_phase
from reference.gate_ruler.s13_damage import prevention, unit_healing
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s15_game_actions import control, putting, summoning
from reference.gate_ruler.s15_game_actions.ending_turns import TurnEnded
from reference.gate_ruler.state import ORDINARY, GateGame, Way
from reference.gate_ruler.vocabulary import ChangeControl, Swap
from reference.kernel.abilities import choosing, effects, perform, select, triggers
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("15-2a")
def plus_is_nothing() -> Iterator[None]:
    """Misreads 15-2a: plus and minus change no number."""

    def modify(game: Game, instr: Modify, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(perform.COMMON, Modify, modify):
        yield


def _hearing(wrong: Callable[[Trigger, Happening], Trigger | None]) -> Callable[..., bool]:
    """Return a check of triggers that puts another trigger, or none, in the place of each for moves."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        taken = wrong(trigger, event) if event.kind == "move" else trigger
        return taken is not None and right(game, taken, event, ctx)

    return hears


@misreads("15-3c", "15-3c-1")
def every_move_is_an_arrival() -> Iterator[None]:
    """Misreads 15-3c, 15-3c-1: a unit that changes its zone enters play and its new zone again."""
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
    """Misreads 15-11b: of two cards that are swapped, each moves if it can, even if the other cannot."""

    def swap(game: GateGame, instr: Swap, ctx: Context) -> Flow[None]:
        first = yield from choosing.things(game, instr.first, ctx)
        second = yield from choosing.things(game, instr.second, ctx)
        cards = [thing for thing in (*first, *second) if isinstance(thing, Card)]
        for card, to in zip(cards, [card.place for card in reversed(cards)], strict=True):
            if can_move(game, card, to):
                move(game, card, to, "swap", ctx.controller, ctx.source)

    with replaced(INSTRUCTIONS, Swap, swap):
        yield


@misreads("15-4b")
def set_cards_are_out_of_reach() -> Iterator[None]:
    """Misreads 15-4b: a text about set cards means none, as nobody knows what they are."""
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
    """Misreads 15-5a, 15-5b: a card that a player looks at stays hidden."""

    def reveal(game: Game, instr: Reveal, ctx: Context) -> Flow[None]:
        ctx.it = yield from choosing.things(game, instr.what, ctx)
        yield from perform.perform(game, instr.then, ctx)

    with replaced(perform.COMMON, Reveal, reveal):
        yield


@misreads("15-5a", "15-5b")
def once_seen_always_seen() -> Iterator[None]:
    """Misreads 15-5a, 15-5b: a card that a player has looked at stays visible."""

    def reveal(game: Game, instr: Reveal, ctx: Context) -> Flow[None]:
        ctx.it = yield from choosing.things(game, instr.what, ctx)
        for card in ctx.it:
            if isinstance(card, Card):
                card.shown_to = frozenset(select.players(game, instr.to, ctx))
        yield from perform.perform(game, instr.then, ctx)

    with replaced(perform.COMMON, Reveal, reveal):
        yield


@misreads("15-6b")
def what_is_searched_for_must_be_there() -> Iterator[None]:
    """Misreads 15-6b: a card that searches the deck cannot be played if the deck has nothing to find."""
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
    """Misreads 15-24h: when a turn is ended, the other player's begins at once."""

    def take_turn(game: GateGame, *phases: Callable[[GateGame], Flow[None]]) -> Flow[None]:
        try:
            for phase in phases:
                yield from phase(game)
            yield from end_phase.end_phase(game)
        except TurnEnded:
            end_phase.pass_the_turn(game)

    with replaced(course, "_take_turn", take_turn):
        yield


@misreads("15-21b")
def what_is_healed_is_removed() -> Iterator[None]:
    """Misreads 15-21b: healed cards of the damage zone are removed from the game."""

    def bury(
        game: GateGame, cards: list[Card], name: str, by: Seat | None = None, source: Card | None = None
    ) -> Flow[None]:
        yield from ()
        for card in cards:
            move(game, card, place("removal", card.owner), name, by, source)

    with replaced(putting, "bury", bury):
        yield


@misreads("15-21c")
def healing_stops_what_is_coming() -> Iterator[None]:
    """Misreads 15-21c: healing reduces damage that has yet to be dealt."""

    def heal_unit(game: GateGame, unit: Card, points: int) -> None:
        for item in game.gate:
            for index, (card, _, amount) in enumerate(item.pairings):
                if card is unit:
                    prevention.change_damage(item, index, max(0, amount - points))

    with replaced(unit_healing, "heal_unit", heal_unit):
        yield


@misreads("15-23a")
def who_controls_owns() -> Iterator[None]:
    """Misreads 15-23a: a player who gains control of a card owns it from then on."""
    right = control.gain_control

    def gain_control(game: GateGame, instr: ChangeControl, ctx: Context) -> Flow[None]:
        cards = yield from choosing.things(game, instr.what, ctx)
        yield from right(game, instr, ctx)
        for card in cards:
            assert isinstance(card, Card)
            card.owner = card.controller

    with replaced(INSTRUCTIONS, ChangeControl, gain_control):
        yield


@misreads("15-27a-3")
def effects_fail_as_a_whole() -> Iterator[None]:
    """Misreads 15-27a-3: an effect that would include an unaffected card does nothing at all."""
    right = perform.perform

    def do(game: Game, effect: tuple[Instr, ...], ctx: Context) -> Flow[None]:
        aimed = [thing for things in ctx.targets.values() for thing, _ in things]
        units = [card for card in game.cards.values() if card.place.zone in game.book.in_play]
        for thing in aimed or units:
            if effects.unaffected(game, thing, ctx):
                return
        yield from right(game, effect, ctx)

    with replaced(perform, "perform", do):
        yield


@misreads("15-24c")
def the_ender_goes_to_the_graveyard() -> Iterator[None]:
    """Misreads 15-24c: the card that ends the turn goes to its graveyard from any zone it is in by then."""
    right = INSTRUCTIONS[EndTurn]

    def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        assert ctx.source is not None
        move(game, ctx.source, place("graveyard", ctx.source.owner))
        yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, EndTurn, end_the_turn):
        yield


@misreads("15-17a-2")
def the_cap_is_not_reached() -> Iterator[None]:
    """Misreads 15-17a-2: a player may summon fewer units than the cap says."""

    def may_summon(game: GateGame, seat: Seat) -> bool:
        cap = game.caps[seat]
        return cap is None or game.summons[seat] + 1 < cap

    with replaced(summoning, "may_summon", may_summon):
        yield


@misreads("15-17a-2")
def the_cap_binds_all_cards() -> Iterator[None]:
    """Misreads 15-17a-2: a player who has reached the summon cap cannot play any card."""
    right = playing.can_play

    def can_play(game: GateGame, seat: Seat, *what: Any) -> bool:
        return summoning.may_summon(game, seat) and right(game, seat, *what)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("15-17a-2a")
def nobody_summons_a_third_unit() -> Iterator[None]:
    """Misreads 15-17a-2a: an unlimited cap counts as two."""

    def may_summon(game: GateGame, seat: Seat) -> bool:
        return game.summons[seat] < (game.caps[seat] or 2)

    with replaced(summoning, "may_summon", may_summon):
        yield
