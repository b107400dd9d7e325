"""3-2d, 3-2h, 3-14d: how a card comes from one zone to another, and what it takes along."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from duelproof.port import Place, Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import HIDDEN, HOLDS, IN_PLAY, ZONES, reveal_to_all
from reference.gate_ruler.s04_players import take_over
from reference.gate_ruler.s08_attack_phase.attacking import keep_attacking
from reference.gate_ruler.s14_cards_and_abilities.last_known_information import (
    end_waiting_for,
    remember_as_it_was,
    remember_in_play,
)
from reference.gate_ruler.s15_game_actions.summoning import is_special_summon, tell_special_summon
from reference.gate_ruler.s16_keywords.concealment import kept_out, settable
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import now
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.course.sight import handle, seen_by


@rule(
    "3-2d",
    also=(
        "4-5a-1",
        "15-3a-2",
        "15-4a",
        "15-18c",
        "15-23b",
        "3-2a-1",
        "3-3a-1",
        "3-3b-1",
        "3-3b-2",
        "15-3a",
        "3-10d",
        "3-14c-4",
        "3-14d",
        "14-9e",
    ),
)
def move(
    game: GateGame,
    card: Card,
    to: Place,
    name: str = "put",
    by: Seat | None = None,
    source: Card | None = None,
) -> None:
    """Put a card into another zone; there it is the same card only if it stays in play.

    Args:
        by: the player who is said to move it (14-15f), if one is.
        source: the card that does it, if one does.
    """
    origin = card.place
    as_was = remember_as_it_was(game, card, origin, to)
    if origin.zone == "set" and to.zone != "set" and card.face == "down":
        reveal_to_all(game, card)
    seen = seen_by(ZONES[origin.zone], card)
    under = card.under
    # 14-16b-1: from there it comes back to its place
    unresolved = origin.zone == "gate" and to.zone != "counter" and _leave_gate(game, card)
    _carry(game, card, to)
    if to.zone == "drive" and name != "drive":
        game.undriven.add((card.ref, card.life))
    if game.attack is not None:
        keep_attacking(game.attack, card, to)
    _log(game, card, origin, name, seen)
    tell_in_time(
        game,
        partial(
            _tell,
            game,
            card=card,
            player=card.controller if as_was is None else as_was.controller,
            origin=origin,
            place=to,
            name=name,
            by=by,
            source=source,
            under=under,
            as_was=as_was,
            unresolved=unresolved,
        ),
    )
    if game.gone and not game.gathering:
        game.gone.clear()


@rule("3-2d", also=("3-2a-1", "3-3a-1", "3-3b-1", "3-3b-2", "3-10d", "3-14c-4", "3-14d", "14-12c-2a"))
def _carry(game: GateGame, card: Card, to: Place) -> None:
    """Take a card up and lay it where it goes, in its state there; its charges go to who controls it then.

    Where it stays in play, its abilities have been active all the time.
    """
    origin, began = card.place, card.began
    stays = to.zone in IN_PLAY and origin.zone in IN_PLAY
    game.lift(card)
    if not stays:
        _leave(game, card, origin.zone, to.zone, to.zone in IN_PLAY)
    elif _is_readied(origin.zone, to.zone):
        card.turned = "ready"
    card.face = "down" if to.zone in HIDDEN else "up"
    game.drop(card, to)
    if to.seat is not None:
        for each in (card, *card.under):
            each.controller = to.seat
    if stays:
        card.began = began
        take_over(game, card)


def _log(game: GateGame, card: Card, origin: Place, name: str, seen: frozenset[Seat]) -> None:
    """Record that a card has come to where it lies, for those too who saw its front where it lay."""
    if game.log.wanted:
        game.log.add(
            "move",
            card=card,
            seen_by=seen | seen_by(ZONES[card.place.zone], card),
            handle=handle(game, card),
            player=card.controller,
            origin=origin,
            place=card.place,
            verb=name,
        )


@rule("3-2d", also=("14-9e", "15-18c", "15-23b"))
def _tell(game: GateGame, card: Card, origin: Place, place: Place, *, unresolved: bool, **about: Any) -> None:
    """What waits for a card to move hears of it, and what waits for a special summon, where it is one."""
    happen(game, "move", card=card, origin=origin, place=place, **about)
    end_waiting_for(game, card)
    if is_special_summon(origin.zone, place.zone, unresolved):
        tell_special_summon(game, card)


@contextmanager
def together(game: GateGame, leaving: Sequence[Card] = ()) -> Iterator[None]:
    """Within, cards move simultaneously: abilities of those that leave see the others leave (14-9e).

    Abilities of those that enter play see the others enter: what waits for moves hears of all when all have
    moved.

    Args:
        leaving: cards that are looked at, once they have left play, as they were before any of them did.
    """
    game.gathering += 1
    memories = {card.ref: remember_in_play(game, card) for card in leaving if card.place.zone in IN_PLAY}
    game.memories |= memories
    try:
        with game.log.together():
            yield
        if game.gathering == 1:
            _tell_of_all(game)
    finally:
        game.gathering -= 1
        for ref in memories:
            game.memories.pop(ref, None)
        if not game.gathering:
            game.gone.clear()
            game.untold.clear()


@rule("3-2d", also=("14-9e", "14-2a-1"))
def tell_in_time(game: GateGame, tell: Callable[[], None]) -> None:
    """Let abilities hear of what has happened; of all that is done at once, when all of it is done."""
    if game.gathering:
        game.untold.append(tell)
    else:
        tell()


@rule("3-2d", also=("14-9e", "14-2a-1"))
def _tell_of_all(game: GateGame) -> None:
    """When all is done that is done at once, what waits for it hears of each."""
    for tell in game.untold:
        tell()


@rule("3-2h", also=("3-2f-1", "3-7c", "3-8c", "3-9c", "3-11c", "14-7b", "15-3a-1"))
def can_move(game: GateGame, card: Card, to: Place) -> bool:
    """A card can be put into a zone if there is one, and it takes a card of a type that this one has now."""
    held = HOLDS.get(to.zone)
    if held is not None and held not in now.words(game, card, "type"):
        return False
    return to in game.zones and not _barred(game, card, card.place, to)


@rule("3-2h", also=("3-10c", "15-4a", "16-15b-2", "16-18c"))
def _barred(game: GateGame, card: Card, origin: Place, to: Place) -> bool:
    """Only a settable card comes to set zones, and a card's keywords can keep it out of play."""
    if to.zone == "set":
        return origin.zone != "set" and not settable(game, card)
    return to.zone in IN_PLAY and origin.zone not in IN_PLAY and kept_out(game, card, origin)


@rule("3-2d", also=("14-3b-1b", "14-3c-2a"))
def _stays_the_same(origin: str, to: str, enters: bool) -> bool:
    """A card that is played from a hand or drive zone stays the same card, and so as it enters play."""
    if to == "gate":
        return origin in ("hand", "drive")
    return origin == "gate" and enters


@rule("3-3a-1", also=("15-3a-2",))
def _is_readied(origin: str, to: str) -> bool:
    """In play a card comes ready to an attack zone from a defense zone, and from a set zone to any other."""
    return origin == "set" or (origin == "defense" and to == "attack")


@rule("3-2d", also=("3-3a-1", "3-6g-1", "3-14c", "3-14d"))
def _leave(game: GateGame, card: Card, origin: str, to: str, enters: bool) -> None:
    """A card that does not stay in play becomes a new one, without its damage and what was linked to it.

    Args:
        enters: whether the zone to which it goes is in play.
    """
    card.turned = "ready"
    if not _stays_the_same(origin, to, enters):
        card.renew()
        card.damage = 0
        card.used = {}
    if not _keeps_charges(origin, to, enters):
        _sever_charges(game, card, enters)
    for host in _hosts(game, card):
        host.under.remove(card)
    card.over = None


@rule("3-14d", also=("3-14d-1", "3-14d-2", "16-16b"))
def _keeps_charges(origin: str, to: str, enters: bool) -> bool:
    """A card keeps its charges as it is played from a drive zone, and as it enters play from the gate.

    So does one that took a charge as it is put into play from elsewhere (16-16b).
    """
    if to == "gate":
        return origin == "drive"
    return origin != "drive" and enters


@rule("3-14d", also=("16-16b",))
def _sever_charges(game: GateGame, card: Card, enters: bool) -> None:
    """Charges are no longer linked to a card that leaves play, but to others as they were.

    Those that it has just taken as it is put into play stay linked to it (16-16b).
    """
    charges, card.under = card.under, []
    if enters:
        card.under = [charge for charge, hosts in game.relinked if card in hosts]
    for charge in charges:
        charge.over = next(iter(_hosts(game, charge)), None)


@rule("3-14d", also=("12-6b",))
def _hosts(game: GateGame, charge: Card) -> list[Card]:
    """Find the cards that a charge is linked to: one, unless it has just come under several (12-6b)."""
    several = [host for other, hosts in game.relinked if other is charge for host in hosts]
    hosts = several or ([charge.over] if charge.over is not None else [])
    return [host for host in hosts if charge in host.under]


@rule("3-18a", also=("9-4c",))
def _leave_gate(game: GateGame, card: Card) -> bool:
    """A card that is moved away from the gate does not resolve.

    Returns:
        Whether it was still to resolve.
    """
    unresolved = [item for item in game.gate if item.card is card]
    for item in unresolved:
        game.take_off_gate(item, "removed")
    return bool(unresolved)
