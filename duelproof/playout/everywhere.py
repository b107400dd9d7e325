"""Invariants of any card game behind the port; a playbook adds a game's zones and rule numbers."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator

from duelproof.catalogue.bookfile import Zone
from duelproof.judge.knowledge import without_source
from duelproof.judge.mentions import encoded, mentioned
from duelproof.judge.views import counts_of
from duelproof.playout.group import Group, linked_in, refs_in
from duelproof.playout.invariant import Invariant, hidden_from, sees
from duelproof.playout.scene import Scene
from duelproof.port import (
    OTHER,
    SEATS,
    SHOWING,
    CardView,
    Decision,
    Divide,
    Number,
    Pick,
    Seat,
)


def one_place(*rules: str) -> Invariant:
    """Check that cards are neither lost nor made."""

    def check(scene: Scene) -> Iterator[str]:
        refs = list(scene.by_zone(refs_in))
        found = set(refs)
        if None in found:
            yield f"the judge is not told which card {_nameless(scene)} is"
        if len(found) < len(refs):
            for ref, times in Counter(refs).items():
                if times > 1:
                    yield f"{ref} lies in {_wheres(scene, ref)}"
        if made := found - scene.refs - {None}:
            yield f"there is {', '.join(sorted(map(str, made)))}, which the position did not have"
        if elsewhere := scene.refs - found:
            held = Counter(_held(scene))
            for ref in sorted(elsewhere):
                if held[ref] != 1:
                    yield f"{ref} is {'nowhere' if not held[ref] else f'under or on {held[ref]} things'}"

    return Invariant("one-place", "every card is in exactly one place, none is lost or made", rules, check)


def _nameless(scene: Scene) -> str:
    return next(card.handle for _, card in scene.lying if card.ref is None)


def _wheres(scene: Scene, ref: str | None) -> str:
    return " and ".join(where for where, card in scene.lying if card.ref == ref)


def _held(scene: Scene) -> Iterator[str]:
    """Yield the refs of cards that lie in no zone themselves: beneath another card, or being played."""
    yield from scene.by_zone(linked_in)
    view = scene.judge
    for item in (*view.stack, *(item for items in view.shelved for item in items)):
        if item.card is not None:
            yield item.card


def counted(*rules: str) -> Invariant:
    """Check that everybody may count the cards of a zone."""

    def check(scene: Scene) -> Iterator[str]:
        true, groups = counts_of(scene.judge), scene.groups("judge")
        for where, count in true.items():
            there = groups[where].found(_number_in) if where in groups else 0
            if there != count:
                yield f"{where} is said to have {count} cards, and shows {there}"
        for seat in SEATS:
            for where, count in counts_of(scene.view(seat)).items():
                if count != true.get(where):
                    yield f"{seat} counts {count} cards in {where}, where there are {true.get(where)}"

    return Invariant("counted", "everybody may count the cards of every zone", rules, check)


def _number_in(group: Group) -> int:
    return sum(not card.pending for card in group.cards)


def shown(*rules: str) -> Invariant:
    """Check that a player who may see a card is told what it is."""

    def check(scene: Scene) -> Iterator[str]:
        for seat in SEATS:
            told = {each for group in scene.groups(seat).values() for each in group.found(_names_in)}
            for where, group in scene.groups("judge").items():
                for ref, name in sorted(group.found(_open_to, seat) - told, key=str):
                    yield f"{seat} is not shown {ref} ({name}) in {where}"

    return Invariant("shown", "a player who may see a card is shown it", rules, check)


def _names_in(group: Group) -> set[tuple[str | None, str | None]]:
    """Find the refs and names of the cards in a zone."""
    return {(card.ref, card.name) for card in group.cards}


def _open_to(group: Group, seat: Seat) -> set[tuple[str | None, str | None]]:
    """Find the refs and names of the cards in a zone that a player may see."""
    return {(card.ref, card.name) for card in group.cards if not card.pending and sees(group, card, seat)}


def secret(*rules: str) -> Invariant:
    """Check that no view, decision or event tells a player about a card that he may not see."""

    def check(scene: Scene) -> Iterator[str]:
        for seat in SEATS:
            hidden = hidden_from(scene, seat)
            unseen = hidden - scene.shown[seat]
            for ref in sorted(unseen & scene.names(seat)):
                yield f"{seat}'s view tells of {ref}, which lies in {_wheres(scene, ref)}"
            asked = scene.asked(seat)
            if asked is not None and not _may_look(asked, seat):
                for ref in sorted(unseen & mentioned(encoded(asked), scene.refs)):
                    yield f"the question to {asked.player} tells {seat} of {ref} in {_wheres(scene, ref)}"
            yield from _told(scene, seat, unseen)

    return Invariant("secret", "nobody is told of a card that he may not see", rules, check)


def _may_look(asked: Decision, seat: Seat) -> bool:
    """Tell whether a question may show its player cards: one to search for, or just put into his hand."""
    return asked.player == seat and asked.kind not in ("act", "pay")


def _told(scene: Scene, seat: Seat, hidden: frozenset[str]) -> Iterator[str]:
    """Yield the hidden cards in the new events, except those that everybody saw in between."""
    if scene.before is not None:
        hidden &= hidden_from(scene.before, seat)
    if not hidden or not scene.fresh:
        return
    events = scene.told(seat)
    hidden &= mentioned(encoded(events), scene.refs)
    for event in events if hidden else ():
        for ref in sorted(hidden & mentioned(encoded(without_source(event)), scene.refs)):
            if not _was_seen(scene, seat, ref):
                yield f"event {event.seq} ({event.kind}) tells {seat} of {ref} in {_wheres(scene, ref)}"


def _was_seen(scene: Scene, seat: Seat, ref: str) -> bool:
    """Tell whether a player saw a card since the last question: used, shown, turned up or in an open zone."""
    for event in scene.fresh:
        if ref != event.card and ref not in event.cards:
            continue
        if event.kind == "announced" or (event.kind == "put" and event.item is not None):  # onto the stack
            return True
        if event.kind in SHOWING and seat in (*event.to, event.player):
            return True
        if event.kind == "flipped" and event.face == "up":
            return True
        for place in (event.origin, event.place):
            if place is not None and (zone := scene.zones.get(place.zone)) is not None:
                own = zone.seen_by == "owner" and place.seat == seat
                covered = zone.turns_down and (event.face == "down" or place is event.origin)
                if (zone.seen_by == "all" and not covered) or own or (zone.turns_up and event.face == "up"):
                    return True
    return False


def fits_zone(*rules: str, but: Callable[[Scene], bool] = lambda scene: False) -> Invariant:
    """Check that a zone holds only cards that may lie there.

    Args:
        but: tells whether a moment is one at which a card may lie where it cannot stay.
    """

    def check(scene: Scene) -> Iterator[str]:
        for misfit in scene.by_zone(_misfits):
            if but(scene):
                return
            yield misfit

    return Invariant("fits-zone", "a zone holds only what may lie there", rules, check)


def _misfits(group: Group) -> list[str]:
    """Find the cards that lie in a zone that does not hold their kind."""
    zone, where = group.zone, group.where
    if zone is None:
        return [f"{card.ref} lies in {where}, and there is no such zone" for card in group.cards]
    return [
        f"{card.ref}, a {'/'.join(card.traits.type)}, lies in {where}"
        for card in group.cards
        if card.traits is not None and not card.pending and not _covered(zone, card)
        if (zone.holds and zone.holds.isdisjoint(card.traits.type))
        or not zone.holds_not.isdisjoint(card.traits.type)
    ]


def _covered(zone: Zone, card: CardView) -> bool:
    """Tell whether a card lies under another, or face down among open cards: its kind does not count then."""
    return card.role == "under" or (zone.seen_by == "all" and card.face == "down")


def own_zone(*rules: str, but: Collection[str] = ()) -> Invariant:
    """Check that a player's deck, hand and the like hold only his own cards.

    Args:
        but: verbs of moves that put a card into a certain zone, whoever owns the zone.
    """

    def check(scene: Scene) -> Iterator[str]:
        strangers = list(scene.by_zone(_strangers))
        if not strangers:
            return
        lay = {} if scene.before is None else {card.ref: where for where, card in scene.before.lying}
        sent = {event.card for event in scene.fresh if event.kind == "move" and event.verb in but}
        for where, card in strangers:
            if lay.get(card.ref) != where and card.ref not in sent:
                yield f"{card.ref}, {card.owner}'s, lies in {where}"

    return Invariant("own-zone", "cards go to the zones of their owners", rules, check)


def _strangers(group: Group) -> list[tuple[str, CardView]]:
    """Find the cards in another player's zone that should hold only that player's cards."""
    if not group.seat or group.zone is None or not group.zone.own:
        return []
    return [(group.where, card) for card in group.cards if card.owner != group.seat]


def posed(*rules: str) -> Invariant:
    """Check that cards are ready or exhausted exactly where the book says so, and damaged only in play."""

    def check(scene: Scene) -> Iterator[str]:
        yield from scene.by_zone(_ill_posed)

    return Invariant("posed", "cards are ready, exhausted and damaged only where they can be", rules, check)


def _ill_posed(group: Group) -> list[str]:
    return [] if group.zone is None else list(_ill_posed_in(group, group.zone))


def _ill_posed_in(group: Group, zone: Zone) -> Iterator[str]:
    for card in group.cards:
        if zone.poses and card.turned is None:
            yield f"{card.ref} in {group.where} is neither ready nor exhausted"
        if not zone.poses and card.turned is not None:
            yield f"{card.ref} is {card.turned} in {group.where}, where cards are neither"
        if card.damage and not zone.damage:
            yield f"{card.ref} has {card.damage} damage in {group.where}"
        if card.damage < 0:
            yield f"{card.ref} has {card.damage} damage"


def well_put(*rules: str) -> Invariant:
    """Check that a decision can be answered, and is put to the player whose turn it is to answer."""

    def check(scene: Scene) -> Iterator[str]:
        decision = scene.decision
        if decision is None:
            return
        before = scene.before.decision if scene.before is not None else None
        if before is not None and decision.id <= before.id:
            yield f"decision {decision.id} comes after decision {before.id}"
        yield from _unanswerable(decision)
        holder = scene.judge.priority
        if scene.acting and holder is not None and holder != decision.player:
            yield f"{decision.player} is asked to act while {holder} has priority"

    return Invariant("well-put", "the player with priority is asked, and can answer", rules, check)


def _unanswerable(decision: Decision) -> Iterator[str]:
    shape, options = decision.shape, decision.options
    if decision.repeated is not None:
        yield f"decision {decision.id} ({decision.kind}) offers an option twice"
    if isinstance(shape, Pick) and not 0 <= shape.min <= min(shape.max, len(options)):
        yield (
            f"decision {decision.id} ({decision.kind}) wants {shape.min} to {shape.max} of {len(options)} "
            "options"
        )
    if isinstance(shape, Divide):
        least = shape.each_min * (len(options) if shape.every else 1)
        if not options or shape.total < least:
            yield f"decision {decision.id} divides {shape.total} among {len(options)} options"
    if isinstance(shape, Number) and shape.min > shape.max:
        yield f"decision {decision.id} wants a number from {shape.min} to {shape.max}"


def over(*rules: str) -> Invariant:
    """Check that the game is over exactly when nobody is asked any more."""

    def check(scene: Scene) -> Iterator[str]:
        result, decision = scene.judge.result, scene.decision
        if decision is None and result is None:
            yield "nobody is asked, and there is no result"
        if result is None:
            return
        if decision is not None:
            yield f"{decision.player} is asked ({decision.kind}) after the end"
        if result.draw == (result.winner is not None):
            yield "the result is both a draw and a win" if result.draw else "there is neither winner nor draw"
        if result.winner is not None and set(result.losers) != {OTHER[result.winner]}:
            yield f"{result.winner} won, and the losers are {result.losers}"

    return Invariant("over", "the game ends with a result, and nobody is asked afterwards", rules, check)


COURSE = {
    "accepted": "every legal option is accepted",
    "refused": "what was not offered is refused, and changes nothing",
    "replayed": "the same choices play the same game",
    "ends": "every game ends",
    "alike": "what a player may not see makes no difference to what he is told",
}
"""The invariants of a whole play-out."""


def course(**rules: tuple[str, ...]) -> dict[str, Invariant]:
    """Return the invariants of a whole play-out, with a game's rule numbers."""
    return {name: Invariant(name, sentence, rules.get(name, ())) for name, sentence in COURSE.items()}
