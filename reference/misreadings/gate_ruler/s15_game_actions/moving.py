"""Misreadings of 15-2 to 15-5: numbers, moving, setting and looking; of charges (15-14a), and of negating."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

import msgspec

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port.abilities import Modify, Move, Reveal, Trigger
from duelproof.port.selections import Select, Who
from reference.gate_ruler import s07_main_phase_actions
from reference.gate_ruler.s03_zones import placing
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s15_game_actions import putting, stacking
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import choosing, perform, select, triggers
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.course import ask
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


def _modifying(wrong: Callable[[Modify], Iterable[Modify]]) -> AbstractContextManager[None]:
    """Let other changes be done in the place of each."""
    right = perform.COMMON[Modify]

    def modify(game: Game, instr: Modify, ctx: Context) -> Flow[None]:
        for each in wrong(instr):
            yield from right(game, each, ctx)

    return replaced(perform.COMMON, Modify, modify)


@misreads("15-2a")
def only_minus_changes_anything() -> Iterator[None]:
    """Misreads 15-2a: a plus changes nothing."""
    with _modifying(lambda instr: [instr] if isinstance(instr.by, int) and instr.by < 0 else []):
        yield


@misreads("15-2a")
def only_plus_changes_anything() -> Iterator[None]:
    """Misreads 15-2a: a minus changes nothing."""
    with _modifying(lambda instr: [] if isinstance(instr.by, int) and instr.by < 0 else [instr]):
        yield


@misreads("15-2a")
def strike_raises_power_too() -> Iterator[None]:
    """Misreads 15-2a: a unit that gains STK gains as much ATK."""

    def both(instr: Modify) -> list[Modify]:
        more = [msgspec.structs.replace(instr, trait="power")] if instr.trait == "strike" else []
        return [instr, *more]

    with _modifying(both):
        yield


def _to_zones(*zones: str) -> AbstractContextManager[None]:
    """Let "a zone" be one of these."""
    right = putting._zone

    def zone(game: GateGame, instr: Move, card: Card, seat: Seat, ctx: Context) -> Flow[Place]:
        if instr.to != placing.FRONT:
            return (yield from right(game, instr, card, seat, ctx))
        spots = [spot for spot in game.zones if spot.seat == seat and spot.zone in zones and spot.slot]
        slots = [Option(place=spot) for spot in spots if spot is not card.place]
        chosen = yield from ask.one(game, ctx.controller, "slot", slots, about=ctx.item)
        assert chosen.place is not None
        return chosen.place

    return replaced(putting, "_zone", zone)


@contextmanager
def _putting(wrong: Callable[[GateGame, Card, Place, Seat | None], Place | None]) -> Iterator[None]:
    """Let cards be put into another place, or into none."""
    right, rightly_together = putting.put, putting.put_together

    def put(
        game: GateGame, card: Card, to: Place, name: str, by: Seat | None = None, source: Card | None = None
    ) -> Flow[bool]:
        there = wrong(game, card, to, by)
        return there is not None and (yield from right(game, card, there, name, by, source))

    def put_together(
        game: GateGame, moves: Sequence[tuple[Card, Place]], name: str, by: Seat | None = None, *how: Any
    ) -> Flow[list[Card]]:
        there = [(card, wrong(game, card, to, by)) for card, to in moves]
        others = [(card, to) for card, to in there if to is not None]
        return (yield from rightly_together(game, others, name, by, *how))

    with replaced(putting, "put", put), replaced(putting, "put_together", put_together):
        yield


@misreads("15-3a-1")
def what_has_no_zone_is_buried() -> Iterator[None]:
    """Misreads 15-3a-1: a card goes to the graveyard where the zone does not exist."""
    with _putting(lambda game, card, to, by: to if to in game.zones else place("graveyard", card.owner)):
        yield


@misreads("15-3a-1")
def only_hands_may_be_missing() -> Iterator[None]:
    """Misreads 15-3a-1: a card goes to the graveyard where the zone does not exist and is no hand."""
    with _putting(
        lambda game, card, to, by: (
            to if to in game.zones or to.zone == "hand" else place("graveyard", card.owner)
        )
    ):
        yield


@misreads("15-3a-1")
def the_mover_must_have_the_zone() -> Iterator[None]:
    """Misreads 15-3a-1: a card does not move if the player who moves it has no such zone himself."""
    with _putting(
        lambda game, card, to, by: (
            to if None in (by, to.seat) or game.has_zone(to.zone, by, to.slot) else None
        )
    ):
        yield


@misreads("15-3b", "15-18a")
def units_come_to_attack() -> Iterator[None]:
    """Misreads 15-3b: "a zone" is an attack zone."""
    with _to_zones("attack"):
        yield


@misreads("15-3b", "15-18a")
def units_come_to_defend() -> Iterator[None]:
    """Misreads 15-3b: "a zone" is a defense zone."""
    with _to_zones("defense"):
        yield


@misreads("15-3b", "15-18a")
def units_may_hide() -> Iterator[None]:
    """Misreads 15-3b: "a zone" may be a set zone."""
    with _to_zones("attack", "defense", "set"):
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


def _is_from(event: Happening, *zones: str) -> bool:
    return event.origin is not None and event.origin.zone in zones


@misreads("15-3c")
def only_from_out_of_play_is_entering() -> Iterator[None]:
    """Misreads 15-3c: a unit that comes from another zone in play does not enter a zone."""
    wrong = _hearing(
        lambda trigger, event: None if trigger.to and _is_from(event, "attack", "defense") else trigger
    )
    with replaced(triggers, "hears", wrong):
        yield


@misreads("15-3c")
def only_out_of_play_is_leaving() -> Iterator[None]:
    """Misreads 15-3c: a unit that goes to another zone in play does not leave the zone where it was."""
    wrong = _hearing(
        lambda trigger, event: (
            None
            if trigger.origin and event.place is not None and event.place.zone in ("attack", "defense")
            else trigger
        )
    )
    with replaced(triggers, "hears", wrong):
        yield


@misreads("15-3c-1")
def what_was_played_does_not_enter() -> Iterator[None]:
    """Misreads 15-3c-1: a unit that comes from the gate does not enter play."""
    wrong = _hearing(lambda trigger, event: None if _is_from(event, "gate") else trigger)
    with replaced(triggers, "hears", wrong):
        yield


@misreads("15-3c-1")
def the_dead_do_not_leave() -> Iterator[None]:
    """Misreads 15-3c-1: a unit that is put into a graveyard does not leave play."""
    wrong = _hearing(
        lambda trigger, event: (
            None if event.place is not None and event.place.zone == "graveyard" else trigger
        )
    )
    with replaced(triggers, "hears", wrong):
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


@misreads("15-4a")
def traps_are_laid_before_the_opponent() -> Iterator[None]:
    """Misreads 15-4a: a card is set into a set zone of the other player."""

    def set_card(game: GateGame, seat: Seat, card: Card) -> Flow[None]:
        slots = [Option(place=spot) for spot in game.set_slots[OTHER[seat]]]
        chosen = yield from ask.one(game, seat, "slot", slots, about=card.ref)
        assert chosen.place is not None
        move(game, card, chosen.place, "set")

    with replaced(s07_main_phase_actions, "set_card", set_card):
        yield


def _set_cards(**meant: Any) -> AbstractContextManager[None]:
    """Let what speaks of set cards mean others."""
    right = select.found

    def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
        wanted = what.filter
        if wanted is not None and wanted.zones == ("set",) and wanted.face == "down":
            what = msgspec.structs.replace(what, filter=msgspec.structs.replace(wanted, **meant))
        return right(game, what, ctx)

    return replaced(select, "found", found)


@misreads("15-4b")
def face_up_cards_are_set() -> Iterator[None]:
    """Misreads 15-4b: a face-up card of a set zone is a set card too."""
    with _set_cards(face=None):
        yield


@misreads("15-4b")
def whatever_is_face_down_is_set() -> Iterator[None]:
    """Misreads 15-4b: a face-down card of a drive zone is a set card too."""
    with _set_cards(zones=("set", "drive")):
        yield


def _seen_by(wrong: Callable[[Who], Who | None]) -> AbstractContextManager[None]:
    """Let cards be shown to other players, or to none."""
    right = perform.COMMON[Reveal]

    def reveal(game: Game, instr: Reveal, ctx: Context) -> Flow[None]:
        to = wrong(instr.to)
        if to is not None:
            yield from right(game, msgspec.structs.replace(instr, to=to), ctx)
            return
        ctx.it = yield from choosing.things(game, instr.what, ctx)
        yield from perform.perform(game, instr.then, ctx)

    return replaced(perform.COMMON, Reveal, reveal)


@misreads("15-5a")
def who_looks_sees_nothing() -> Iterator[None]:
    """Misreads 15-5a: a card that a player looks at stays hidden from him."""
    with _seen_by(lambda to: None if to == "you" else to):
        yield


@misreads("15-5a")
def who_is_shown_sees_nothing() -> Iterator[None]:
    """Misreads 15-5a: a card that a player is shown stays hidden from him."""
    with _seen_by(lambda to: None if to == "opponent" else to):
        yield


@misreads("15-5a")
def all_see_what_one_looks_at() -> Iterator[None]:
    """Misreads 15-5a: what one player looks at or is shown both see."""
    with _seen_by(lambda to: "both"):
        yield


@misreads("15-5b")
def only_the_other_sees_it() -> Iterator[None]:
    """Misreads 15-5b: what a player reveals he does not see himself."""
    with _seen_by(lambda to: "opponent"):
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


@misreads("15-14a")
def charges_are_added_one_by_one() -> Iterator[None]:
    """Misreads 15-14a: of several cards that are put underneath, each has left before the next one leaves."""
    with replaced(stacking, "together", lambda *asked: nullcontext()):
        yield


@misreads("15-25a")
def cards_are_negated_one_by_one() -> Iterator[None]:
    """Misreads 15-25a: of several cards that are negated, each is in its graveyard before the next one is."""
    right = putting.bury

    def bury(game: GateGame, cards: list[Card], name: str, *how: Any, **more: Any) -> Flow[None]:
        for some in [[card] for card in cards] if name == "negate" else [cards]:
            yield from right(game, some, name, *how, **more)

    with replaced(putting, "bury", bury):
        yield


@misreads("15-25a")
def who_played_it_keeps_what_is_negated() -> Iterator[None]:
    """Misreads 15-25a: a card that is negated goes to the graveyard of the player who played it."""
    right = putting.bury

    def bury(game: GateGame, cards: list[Card], name: str, *how: Any, **more: Any) -> Flow[None]:
        if name == "negate":
            moves = [(card, place("graveyard", card.controller)) for card in cards]
            yield from putting.put_together(game, moves, name, *how)
        else:
            yield from right(game, cards, name, *how, **more)

    with replaced(putting, "bury", bury):
        yield
