"""Thens of all games: where cards lie and in which pose, who sees them, who won, what was refused."""

import re

from pytest_bdd import parsers, then

from duelproof.judge.verdicts import Violation, plain
from duelproof.judge.words import counted
from duelproof.port import Event
from steps.common.script import offered
from steps.common.table import Attempt, Table, card_names_of
from steps.common.words import CARD, COUNT, POSSESSIVE, SEAT, card, count, seat


def expect(holds: bool, what: str, expected: object, seen: object) -> None:
    """Raise unless a demand of a rule holds.

    Args:
        what: the demand, in words.
        expected: what the rule demands.
        seen: what the engine showed.

    Raises:
        Violation: the demand does not hold.
    """
    if not holds:
        raise Violation(what, expected=expected, seen=seen)


def expect_or_not(there: object, neg: str | None, what: str, expected: object, seen: object) -> None:
    """Raise unless a demand of a rule holds, or does not where a scenario negates it.

    Args:
        there: whether it holds, or whatever shows it.
        neg: the word by which it is negated, if it is.
        what: the demand, in words, with that word.
        expected: what would hold without it.
        seen: what the engine showed.

    Raises:
        Violation: it should hold and does not, or the other way round.
    """
    expect(bool(there) != bool(neg), what, f"not {plain(expected)}" if neg else expected, seen)


@then("that is refused")
def that_is_refused(table: Table) -> None:
    """Expect that the engine refused or rewound the attempt, and that the table is as before."""
    attempt = _attempt(table)
    expect(attempt.refused, "the choice is refused", "refused", "accepted")
    expect(attempt.after == attempt.before, "a refusal changes nothing", attempt.before, attempt.after)


def _attempt(table: Table) -> Attempt:
    """Return the attempt of the scenario.

    Raises:
        Violation: there was none, so nothing was refused or allowed.
    """
    if table.attempt is None:
        raise Violation("something was tried", expected='a "tries to"', seen=None)
    return table.attempt


@then("that is allowed")
def that_is_allowed(table: Table) -> None:
    """Expect that the engine accepted the attempt."""
    attempt = _attempt(table)
    expect(not attempt.refused, "the choice is accepted", "accepted", f"refused: {attempt.code}")


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?in (?P<who>{SEAT})'s (?P<place>[A-Za-z0-9 ]+)"))
def card_is_in(table: Table, what: str, neg: str | None, who: str, place: str) -> None:
    """Expect that a card lies in a player's zone (and slot), or that it does not."""
    zone, slot = table.setting.words.place(place, seat(who))
    there = [seen for seen in table.zone(seat(who), zone, slot) if seen.name == card(what).name]
    owner = card(what).owner
    there = [seen for seen in there if owner is None or seen.owner == owner]
    expect_or_not(there, neg, f"{what} is {neg or ''}in {who}'s {place}", what, card_names_of(table.view()))


@then(
    parsers.re(
        rf"(?P<what>{CARD}) is (?P<neg>not )?(?P<pose>ready|exhausted|tapped|untapped|frozen|released)"
    )
)
def card_is_in_pose(table: Table, what: str, neg: str | None, pose: str) -> None:
    """Expect that a card is ready or exhausted, in the game's own word."""
    turned = table.find(card(what)).turned
    wanted = table.setting.words.poses[pose]
    expect_or_not(turned == wanted, neg, f"{what} is {neg or ''}{pose}", wanted, turned)


@then(parsers.re(rf"(?P<what>{CARD}) lies (?P<neg>not )?face (?P<face>up|down)"))
def card_lies(table: Table, what: str, neg: str | None, face: str) -> None:
    """Expect that a card lies face up or face down."""
    seen = table.find(card(what)).face
    expect_or_not(seen == face, neg, f"{what} lies {neg or ''}face {face}", face, seen)


@then(parsers.re(rf"(?P<what>{CARD}) has (?P<damage>no|\d+) damage"))
def card_has_damage(table: Table, what: str, damage: str) -> None:
    """Expect so much damage on a card."""
    seen = table.find(card(what)).damage
    expect(seen == count(damage), f"{what} has {damage} damage", count(damage), seen)


@then(
    parsers.re(rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) cards? in (?:{POSSESSIVE}) (?P<place>[A-Za-z0-9 ]+)")
)
def has_cards(table: Table, who: str, many: str, place: str) -> None:
    """Expect the number of cards in a zone."""
    zone, slot = table.setting.words.place(place, seat(who))
    seen = len(table.zone(seat(who), zone, slot))
    expect(seen == count(many), f"{who} has {counted(count(many), 'card')} in the {place}", count(many), seen)


@then(parsers.re(rf"(?P<viewer>{SEAT}) (?P<neg>sees|does not see) (?P<what>{CARD})"))
def viewer_sees(table: Table, viewer: str, neg: str, what: str) -> None:
    """Expect that a player sees the front of a card, or that he does not."""
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
    """Expect that the game is over and that this player won it."""
    result = table.view().result
    expect(result is not None and result.winner == seat(who), f"{who} wins", seat(who), result)


@then("the game is a draw")
def is_a_draw(table: Table) -> None:
    """Expect that the game is over and that nobody won it."""
    result = table.view().result
    expect(result is not None and result.draw and result.winner is None, "a draw", "draw", result)


@then("the game goes on")
def goes_on(table: Table) -> None:
    """Expect that the game has no result yet."""
    result = table.view().result
    expect(result is None, "the game goes on", None, result)


@then(parsers.re(rf"it is (?P<who>{SEAT})'s turn"))
def is_turn_of(table: Table, who: str) -> None:
    """Expect that it is a player's turn."""
    active = table.view().active
    expect(active == seat(who), f"it is {who}'s turn", seat(who), active)


@then(parsers.re(r"(?:it|this) is turn (?P<number>\d+) of the game"))
def is_turn_number(table: Table, number: str) -> None:
    """Expect the number of the turn, the first turn of the game being 1."""
    seen = table.view().turn
    expect(seen == int(number), f"it is turn {number}", int(number), seen)


@then(parsers.re(r"it is the (?P<phase>[a-z ]+)"))
def is_phase(table: Table, phase: str) -> None:
    """Expect that the game is in a phase (or step)."""
    door, given, step = table.setting.words.phases[phase]
    name = given or door
    view = table.view()
    wanted = (name or "main", step)
    seen = (view.phase, view.step if step is not None else None)
    expect(seen == wanted, f"it is the {phase}", wanted, (view.phase, view.step))


@then("nobody is asked anything")
def nobody_is_asked(table: Table) -> None:
    """Expect that no decision is open."""
    table.open()
    decision = table.pending()
    expect(decision is None, "nobody is asked anything", None, decision)


@then(parsers.re(rf"(?P<who>{SEAT}) (?P<neg>may|may not|can|cannot) (?P<verb>[a-z-]+) (?P<what>{CARD})"))
def may(table: Table, who: str, neg: str, verb: str, what: str) -> None:
    """Expect that a player is offered a verb with a card, or that he is not."""
    ref = table.ref(card(what))
    there = [option for option in offered(table, seat(who)) if option.verb == verb and option.card == ref]
    expect(bool(there) == (neg in ("may", "can")), f"{who} {neg} {verb} {what}", neg, there)


@then(parsers.re(r"these happened in this order(?P<one>, in one fight)?: (?P<said>.+)"))
def happened_in_order(table: Table, one: str | None, said: str) -> None:
    """Expect events in this order; other events may lie between them.

    An event is said by its kind and what else matters: ``lose as damage by Bob`` gives a name, verb or reason
    and the player; ``attack of "Card" by Alice upon "Card" in Bob's left attack zone`` a card, player, target
    and place; ``with "Card"`` one of several cards; ``for 2`` the amount; ``because of the fight of "Card" by
    Alice`` the cause with its card and player.
    """
    wanted = [part.strip() for part in said.split(",")]
    seen = table.events()
    found: list[Event] = []
    position = 0
    for part in wanted:
        while position < len(seen) and not _is_event(table, seen[position], part):
            position += 1
        kinds = [event.kind for event in seen]
        expect(position < len(seen), f"{part} happened, after what is said before it", wanted, kinds)
        found.append(seen[position])
        position += 1
    fights = {event.item for event in found}
    expect(not one or (len(fights) == 1 and None not in fights), "they belong to one fight", said, fights)


_EVENT = re.compile(
    rf"(?P<kind>[a-z_ ]+?)(?: as (?P<word>[a-z -]+?))?(?: of (?P<card>{CARD}))?(?: by (?P<who>{SEAT}))?"
    rf"(?: upon (?P<target>{CARD}|{SEAT}))?(?: with (?P<cards>{CARD}))?"
    rf"(?: in (?P<owner>{SEAT})'s (?P<place>[a-z ]+?))?(?: for (?P<amount>\d+))?"
    rf"(?: because of the (?P<cause>[a-z]+)(?: of (?P<causing>{CARD}))?(?: by (?P<causer>{SEAT}))?)?"
)


def _is_event(table: Table, event: Event, said: str) -> bool:
    """Return whether an event is the one that a scenario describes.

    Raises:
        ValueError: the scenario describes no event.
    """
    match = _EVENT.fullmatch(said)
    if match is None:
        raise ValueError(f'{said!r} describes no event; write kind, kind of "Card", or kind by Alice')
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
        and (match["place"] is None or event.place == table.place(seat(match["owner"]), match["place"]))
        and (match["amount"] is None or event.amount == int(match["amount"]))
        and match["cause"] in (None, event.cause.by)
        and _is_card(table, event.cause.source, match["causing"])
        and (match["causer"] is None or event.cause.player == seat(match["causer"]))
    )


def _is_card(table: Table, ref: str | None, said: str | None) -> bool:
    """Return whether a ref belongs to the card that a scenario names; true if it names none."""
    return said is None or ref in {each.ref for each in table.find_all(card(said))}


def _is_thing(table: Table, target: str | None, said: str | None) -> bool:
    """Return whether a target is the card or player that a scenario names; true if it names none."""
    return target == seat(said) if said in ("Alice", "Bob") else _is_card(table, target, said)
