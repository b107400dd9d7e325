"""Section 3: the zones, and moving a card from one to another."""

from collections.abc import Iterator
from contextlib import contextmanager
from operator import attrgetter

from duelproof.port import SEATS, Place, Seat
from duelproof.port.selections import Filter
from reference.gate_ruler.concealment import kept_out
from reference.gate_ruler.state import Attack, GateGame, rule
from reference.kernel import effects
from reference.kernel.book import ZoneKind
from reference.kernel.game import Card
from reference.kernel.triggers import happen
from reference.kernel.view import handle, seen_by

ZONES: dict[str, ZoneKind] = {
    kind.name: kind
    for kind in (
        ZoneKind("deck", seen_by="none", ordered=True),  # 3-4b
        ZoneKind("hand", seen_by="owner"),  # 3-5b
        ZoneKind("ruler", poses=True, in_play=True),  # 3-7b
        ZoneKind("attack", slots=True, poses=True, in_play=True),  # 3-8b
        ZoneKind("defense", slots=True, poses=True, in_play=True),  # 3-9b
        ZoneKind("set", seen_by="owner", slots=True, in_play=True),  # 3-10b
        ZoneKind("field", in_play=True),  # 3-11b
        ZoneKind("drive", seen_by="owner"),  # 3-12c
        ZoneKind("damage"),  # 3-13b
        ZoneKind("charge", linked=True),  # 3-14b, 3-14c
        ZoneKind("graveyard"),  # 3-15b
        ZoneKind("resource", poses=True),  # 3-16b
        ZoneKind("removal"),  # 3-17b
        ZoneKind("counter", in_position=False),  # 3-19b
        ZoneKind("outside", in_position=False),  # resource cards prepared beside the deck, until setup
        ZoneKind("gate", shared=True, ordered=True, in_position=False),  # 3-18b
    )
}

OWN_ZONES = tuple(kind for kind in ZONES.values() if not kind.shared)
IN_PLAY = frozenset(name for name, kind in ZONES.items() if kind.in_play)
NOT_IN_PLAY = tuple(name for name, kind in ZONES.items() if not kind.in_play)
ROWS = frozenset(("attack", "defense"))
HOLDS = {"ruler": "ruler", "attack": "unit", "defense": "unit", "field": "field"}
"""3-7c to 3-11c: the zones that hold cards of one type only."""
_PLACING = frozenset(("zones", "places", "owner", "controller", "other", "turned", "face"))
_properties = attrgetter(*(name for name in Filter.__struct_fields__ if name not in _PLACING))
_NONE = _properties(Filter())
_HIDDEN = frozenset(name for name, kind in ZONES.items() if kind.seen_by != "all")


@rule(
    "4-5a-1",
    "15-3a-2",
    "3-2a-1",
    "3-2d",
    "3-3a-1",
    "3-3b-1",
    "15-3a",
    "3-10d",
    "3-14c-4",
    "3-14d",
    "14-9e",
)
def move(
    game: GateGame,
    card: Card,
    to: Place,
    verb: str = "put",
    by: Seat | None = None,
    source: Card | None = None,
) -> None:
    """Put a card into another zone; there it is the same card only if it stays in play.

    Args:
        by: the player who is said to move it (14-15f), if one is.
        source: the card that does it, if one does.
    """
    origin = card.place
    wanted = game.log.wanted
    as_was = _as_was(game, card, origin, to)
    if origin.zone == "set" and to.zone != "set" and card.face == "down":
        reveal_to_all(game, card)
    seen = seen_by(ZONES[origin.zone], card) if wanted else frozenset()
    under = card.under
    if origin.zone == "gate" and to.zone != "counter":  # 14-16b-1: from there it comes back to its place
        _leave_gate(game, card)
    game.lift(card)
    stays = origin.zone in IN_PLAY and to.zone in IN_PLAY
    if stays:
        if to.zone == "attack" and origin.zone == "defense":
            card.turned = "ready"  # 15-3a-2
    else:
        _leave(game, card, origin, to)
    card.face = "down" if to.zone in _HIDDEN else "up"
    began = card.began
    game.drop(card, to)
    if stays:
        card.began = began  # 14-12c-2a: its abilities have been active all the time
    if to.seat is not None:
        card.controller = to.seat
        for charge in card.under:
            charge.controller = to.seat  # 3-14c-4
    if game.attack is not None:
        _keep_attacking(game.attack, card, to)
    if wanted:
        game.log.add(
            "move",
            card=card,
            seen_by=seen | seen_by(ZONES[to.zone], card),
            handle=handle(game, card),
            player=card.controller,
            origin=origin,
            place=to,
            verb=verb,
        )
    happen(
        game,
        "move",
        card=card,
        player=card.controller if as_was is None else as_was.controller,
        origin=origin,
        place=to,
        name=verb,
        by=by,
        source=source,
        under=under,
        as_was=as_was,
    )
    if not stays and to.zone in ROWS and origin.zone != "gate":
        _special_summoned(game, card)
    if game.gone and not game.gathering:
        game.gone.clear()


@rule("3-18a", "9-4c")
def _leave_gate(game: GateGame, card: Card) -> None:
    """A card that is moved away from the gate does not resolve."""
    for item in game.gate:
        if item.card is card and item.kind == "card":
            game.take_off_gate(item, "removed")
            return


@rule("15-18a", "15-18c")
def _special_summoned(game: GateGame, card: Card) -> None:
    """A unit that comes into play from anywhere but the gate has been special summoned."""
    happen(game, "summoned", card=card, player=card.controller, name="special")


@contextmanager
def together(game: GateGame) -> Iterator[None]:
    """Within, cards move simultaneously: abilities of those that leave see the others leave (14-9e)."""
    game.gathering += 1
    try:
        with game.log.together():
            yield
    finally:
        game.gathering -= 1
        if not game.gathering:
            game.gone.clear()


@rule("14-9e-1", "14-9e-2", "14-9e-3", "14-14a", "14-14a-1", "3-14c-4")
def _as_was(game: GateGame, card: Card, origin: Place, to: Place) -> Card | None:
    """Remember a card that leaves play as it was there, for whatever refers to it afterwards.

    A card that leaves play is seen as it was there, and remembered so; a charge that goes, as whose charge it
    was (3-14c-4); one that is hidden now, as it was when it was revealed.
    """
    if origin.zone in IN_PLAY and to.zone not in IN_PLAY:
        card.last = effects.remember(game, card)
        game.gone.append(card.last)
        return card.last
    looked_at = origin.zone == "charge" or (origin.zone not in _HIDDEN and to.zone in _HIDDEN)
    return effects.remember(game, card) if looked_at and "move" in game.heard else None


@rule("3-2f-1", "3-2h", "3-7c", "3-8c", "3-9c", "3-11c", "15-3a-1")
def can_move(game: GateGame, card: Card, to: Place) -> bool:
    """A card can be put into a zone if there is one, and it takes such a card."""
    held = HOLDS.get(to.zone)
    if held is not None and held not in card.printed.type:
        return False
    return to in game.zones and not (card.keywords and _barred(game, card, card.place, to))


@rule("3-2h", "16-15b-2", "16-18c")
def _barred(game: GateGame, card: Card, origin: Place, to: Place) -> bool:
    """A card's own keywords can keep it from the zone it would move to."""
    if to.zone == "set":
        return "Forced Reveal" in card.keywords
    return to.zone in IN_PLAY and origin.zone not in IN_PLAY and kept_out(game, card, origin)


@rule("15-26a", "8-4e-2")
def _keep_attacking(attack: Attack, card: Card, to: Place) -> None:
    """An attacking card that comes anywhere but to an attack zone is no longer attacking."""
    if attack.attacker is card and to.zone != "attack":
        attack.attacker = None


@rule("14-3b-1b", "14-3c-2a", "3-2d")
def _stays_the_same(origin: str, to: str) -> bool:
    """A card that is played from a hand or drive zone stays the same card, and so as it enters play."""
    if to == "gate":
        return origin in ("hand", "drive")
    return origin == "gate" and to in IN_PLAY


@rule("3-2d", "3-3a-1", "3-6g-1", "3-14c", "3-14d")
def _leave(game: GateGame, card: Card, origin: Place, to: Place) -> None:
    """A card that does not stay in play becomes a new one, without its damage and what was linked to it."""
    card.turned = "ready"
    if not _stays_the_same(origin.zone, to.zone):
        card.life += 1
        card.damage = 0
        card.used = {}
    if not _keeps_charges(origin.zone, to.zone):
        _sever_charges(game, card)
    for host in _hosts(game, card):
        host.under.remove(card)
    card.over = None


@rule("3-14d", "3-14d-1", "3-14d-2", "16-16b")
def _keeps_charges(origin: str, to: str) -> bool:
    """A card keeps its charges as it is played from a drive zone, and as it enters play from the gate.

    16-16b: so does one that took a charge as it is put into play from elsewhere.
    """
    if to == "gate":
        return origin == "drive"
    return origin != "drive" and to in IN_PLAY


@rule("3-14d")
def _sever_charges(game: GateGame, card: Card) -> None:
    """Charges are no longer linked to a card that leaves play, but to others as they were."""
    charges, card.under = card.under, []
    for charge in charges:
        charge.over = next(iter(_hosts(game, charge)), None)


def _hosts(game: GateGame, charge: Card) -> list[Card]:
    """The cards that a charge is linked to: one, unless it has just come under several (12-6b)."""
    several = [host for other, hosts in game.relinked if other is charge for host in hosts]
    hosts = several or ([charge.over] if charge.over is not None else [])
    return [host for host in hosts if charge in host.under]


@rule("3-10d")
def reveal_to_all(game: GateGame, card: Card) -> None:
    """A hidden card is revealed to all players, as a set one is before it moves."""
    game.log.add("revealed", cards=(card.ref,), to=SEATS)


@rule("3-3a")
def has_pose(card: Card) -> bool:
    """Cards are ready or exhausted in zones that say so."""
    return ZONES[card.place.zone].poses


@rule("3-7a-2", "3-6c", "14-2a-2")
def means(card: Card, wanted: Filter) -> bool:
    """Words mean a ruler only where they name rulers or their zone, and a face-down card only by its zone.

    They mean a ruler only where they name rulers or their zone, and a face-down set card only where they name
    its zone or no property that stands on its front.
    """
    if card.face == "down":
        return bool(wanted.zones) or not asks_for_a_property(wanted)
    if card.place.zone != "ruler":
        return True
    return wanted.type is not None or bool(wanted.any_of) or "ruler" in wanted.zones


def asks_for_a_property(wanted: Filter) -> bool:
    """Whether a filter asks for more than where a card lies, whose it is and in which state."""
    return _properties(wanted) != _NONE


@rule("15-7a", "15-7b", "15-7c", "1-5c", "3-3a", "3-3a-2", "3-7b")
def turn_card(game: GateGame, card: Card, ready: bool) -> bool:
    """Ready or exhaust a card; one that is in that state already does not become so.

    Returns:
        Whether its state changed.
    """
    to = "ready" if ready else "exhausted"
    if card.turned == to or not has_pose(card):
        return False
    card.turned = to  # type: ignore[assignment]
    game.tick()
    game.log.add("turned", card=card, turned=to, player=card.controller)
    happen(game, "turned", card=card, player=card.controller, name=to)
    return True
