"""Thens of all games: where cards are, how many, in which pose, who sees them, who won, what was refused."""

import re

from pytest_bdd import parsers, then

from duelproof.judge.verdicts import Violation
from duelproof.port import Event, Place
from steps.common.script import offered
from steps.common.table import Attempt, Table, card_names_of
from steps.common.words import CARD, COUNT, POSSESSIVE, SEAT, card, count, seat


def expect(holds: bool, what: str, expected: object, seen: object) -> None:
    """Raise unless it holds.

    Raises:
        Violation: with what the rule demands and what the engine showed.
    """
    if not holds:
        raise Violation(what, expected=expected, seen=seen)


@then("that is refused")
def that_is_refused(table: Table) -> None:
    """The attempt was refused (or rewound), and the table is what it was before."""
    attempt = _attempt(table)
    expect(attempt.refused, "the choice is refused", "refused", "accepted")
    expect(attempt.after == attempt.before, "a refusal changes nothing", attempt.before, attempt.after)


def _attempt(table: Table) -> Attempt:
    """What was tried.

    Raises:
        Violation: nothing was, so nothing was refused or allowed either.
    """
    if table.attempt is None:
        raise Violation("something was tried", expected='a "tries to"', seen=None)
    return table.attempt


@then("that is allowed")
def that_is_allowed(table: Table) -> None:
    """The attempt was accepted."""
    attempt = _attempt(table)
    expect(not attempt.refused, "the choice is accepted", "accepted", f"refused: {attempt.code}")


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?in (?P<who>{SEAT})'s (?P<place>[A-Za-z0-9 ]+)"))
def card_is_in(table: Table, what: str, neg: str | None, who: str, place: str) -> None:
    """A card lies in a player's zone (and slot)."""
    zone, slot = table.setting.words.place(place, seat(who))
    there = [seen for seen in table.zone(seat(who), zone, slot) if seen.name == card(what).name]
    owner = card(what).owner
    there = [seen for seen in there if owner is None or seen.owner == owner]
    expect(
        bool(there) != bool(neg),
        f"{what} is {neg or ''}in {who}'s {place}",
        what,
        card_names_of(table.view()),
    )


@then(
    parsers.re(
        rf"(?P<what>{CARD}) is (?P<neg>not )?(?P<pose>ready|exhausted|tapped|untapped|frozen|released)"
    )
)
def card_is_in_pose(table: Table, what: str, neg: str | None, pose: str) -> None:
    """A card is ready or exhausted, in the game's word for it."""
    turned = table.find(card(what)).turned
    wanted = table.setting.words.poses[pose]
    expect((turned == wanted) != bool(neg), f"{what} is {neg or ''}{pose}", wanted, turned)


@then(parsers.re(rf"(?P<what>{CARD}) has (?P<damage>no|\d+) damage"))
def card_has_damage(table: Table, what: str, damage: str) -> None:
    """The damage on a card."""
    seen = table.find(card(what)).damage
    expect(seen == count(damage), f"{what} has {damage} damage", count(damage), seen)


@then(
    parsers.re(rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) cards? in (?:{POSSESSIVE}) (?P<place>[A-Za-z0-9 ]+)")
)
def has_cards(table: Table, who: str, many: str, place: str) -> None:
    """How many cards lie in a zone, as everybody may count them."""
    zone, slot = table.setting.words.place(place, seat(who))
    seen = len(table.zone(seat(who), zone, slot))
    expect(seen == count(many), f"{who} has {many} cards in the {place}", count(many), seen)


@then(parsers.re(rf"(?P<viewer>{SEAT}) (?P<neg>sees|does not see) (?P<what>{CARD})"))
def viewer_sees(table: Table, viewer: str, neg: str, what: str) -> None:
    """Whether a player may see the front of a card."""
    hidden = table.find(card(what))
    view = table.view(seat(viewer))
    shown = [
        seen
        for zone in [*(z for s in view.seats.values() for z in s.zones.values()), *view.shared.values()]
        for seen in zone.cards
        if seen.ref == hidden.ref or (seen.handle == hidden.handle and seen.name == hidden.name)
    ]
    expect(bool(shown) == (neg == "sees"), f"{viewer} {neg} {what}", neg, shown)


@then(parsers.re(rf"(?P<who>{SEAT}) wins the game"))
def wins(table: Table, who: str) -> None:
    """The game is over and this player won it."""
    result = table.view().result
    expect(result is not None and result.winner == seat(who), f"{who} wins", seat(who), result)


@then("the game is a draw")
def is_a_draw(table: Table) -> None:
    """The game is over and nobody won it."""
    result = table.view().result
    expect(result is not None and result.draw and result.winner is None, "a draw", "draw", result)


@then("the game goes on")
def goes_on(table: Table) -> None:
    """Nobody has won or lost yet."""
    result = table.view().result
    expect(result is None, "the game goes on", None, result)


@then(parsers.re(rf"it is (?P<who>{SEAT})'s turn"))
def is_turn_of(table: Table, who: str) -> None:
    """Whose turn it is."""
    active = table.view().active
    expect(active == seat(who), f"it is {who}'s turn", seat(who), active)


@then(parsers.re(r"it is the (?P<phase>[a-z ]+)"))
def is_phase(table: Table, phase: str) -> None:
    """Which phase (or step) the game stands in."""
    door, given, step = table.setting.words.phases[phase]
    name = given or door
    view = table.view()
    wanted = (name or "main", step)
    seen = (view.phase, view.step if step is not None else None)
    expect(seen == wanted, f"it is the {phase}", wanted, (view.phase, view.step))


@then(parsers.re(rf"(?P<who>{SEAT}) (?P<neg>may|may not|can|cannot) (?P<verb>[a-z-]+) (?P<what>{CARD})"))
def may(table: Table, who: str, neg: str, verb: str, what: str) -> None:
    """Whether an act with a card is among what a player is offered."""
    ref = table.ref(card(what))
    there = [option for option in offered(table, seat(who)) if option.verb == verb and option.card == ref]
    expect(bool(there) == (neg in ("may", "can")), f"{who} {neg} {verb} {what}", neg, there)


@then(parsers.re(r"these happened in this order(?P<one>, in one fight)?: (?P<said>.+)"))
def happened_in_order(table: Table, one: str | None, said: str) -> None:
    """Events, others may lie between: ``kind``, and what else is said of them.

    ``lose as damage by Bob`` is one of that name, verb or reason, ``attack of "Card" by Alice upon "Card" in
    Bob's left attack zone`` of a card, player, target and place, ``with "Card"`` of one of several cards,
    ``for 2`` of an amount, ``because of the fight of "Card" by Alice`` of a cause, its card and its player.
    """
    wanted = [part.strip() for part in said.split(",")]
    seen = table.events()
    found: list[Event] = []
    position = 0
    for part in wanted:
        while position < len(seen) and not _is_event(table, seen[position], part):
            position += 1
        expect(position < len(seen), f"{part} happened in its place", wanted, [event.kind for event in seen])
        found.append(seen[position])
        position += 1
    fights = {event.item for event in found}
    expect(not one or (len(fights) == 1 and None not in fights), "they are of one fight", said, fights)


_EVENT = re.compile(
    rf"(?P<kind>[a-z_ ]+?)(?: as (?P<word>[a-z -]+?))?(?: of (?P<card>{CARD}))?(?: by (?P<who>{SEAT}))?"
    rf"(?: upon (?P<target>{CARD}|{SEAT}))?(?: with (?P<cards>{CARD}))?"
    rf"(?: in (?P<owner>{SEAT})'s (?P<place>[a-z ]+?))?(?: for (?P<amount>\d+))?"
    rf"(?: because of the (?P<cause>[a-z]+)(?: of (?P<causing>{CARD}))?(?: by (?P<causer>{SEAT}))?)?"
)


def _is_event(table: Table, event: Event, said: str) -> bool:
    match = _EVENT.fullmatch(said)
    if match is None:
        raise ValueError(f'{said!r} is no event; write kind, kind of "Card", or kind by Alice')
    kind = match["kind"].replace(" ", "_")
    if match["word"]:
        words = (event.name, event.verb, event.turned, event.face, event.why)
        if event.kind != kind or match["word"] not in words:
            return False
    elif kind not in (event.kind, event.verb, event.name):
        return False
    return (
        (match["who"] is None or event.player == seat(match["who"]))
        and _is_card(table, event.card, match["card"])
        and _is_thing(table, event.target, match["target"])
        and (match["cards"] is None or any(_is_card(table, ref, match["cards"]) for ref in event.cards))
        and (match["place"] is None or event.place == _place(table, match["owner"], match["place"]))
        and (match["amount"] is None or event.amount == int(match["amount"]))
        and match["cause"] in (None, event.cause.by)
        and _is_card(table, event.cause.source, match["causing"])
        and (match["causer"] is None or event.cause.player == seat(match["causer"]))
    )


def _is_card(table: Table, ref: str | None, said: str | None) -> bool:
    """Whether a ref is that of a card that a scenario points at, if it points at one."""
    return said is None or ref in {each.ref for each in table.find_all(card(said))}


def _is_thing(table: Table, target: str | None, said: str | None) -> bool:
    """Whether a target is the card or player that a scenario speaks of, if it speaks of one."""
    return target == seat(said) if said in ("Alice", "Bob") else _is_card(table, target, said)


def _place(table: Table, owner: str, words: str) -> Place:
    zone, slot = table.setting.words.place(words, seat(owner))
    return Place(zone, seat(owner), slot)
