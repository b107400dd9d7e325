"""Chapter 3: the zones, what players see and count in them, and charges."""

from pytest_bdd import given, parsers, then, when

from duelproof.port import SHOWING
from steps.common.script import play, pointed_at
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, CARDS, COUNT, SEAT, card, cards, count, seat


@given(
    parsers.re(
        rf"\"(?P<charge>[^\"]+)\" is a charge of (?P<who>{SEAT})'s \"(?P<host>[^\"]+)\""
        r" in (?:her|his) (?P<place>[a-z ]+ zone)"
    )
)
def is_a_charge(table: Table, charge: str, who: str, host: str, place: str) -> None:
    """Lay a charge under a card in play, and lay that card too if it is not there yet."""
    zone, slot = table.setting.words.place(place, seat(who))
    there = [each for each in table.laid(seat(who), zone) if (each.name, each.at) == (host, slot)]
    above = there[0] if there else table.put(seat(who), zone, host, at=slot)
    above.under.append(table.new_card(charge))


@when(parsers.re(rf"(?P<who>{SEAT}) lays (?P<what>{CARDS}) in this order"))
def a_player_lays_in_order(table: Table, who: str, what: str) -> None:
    """Choose the order of cards that come into a deck together, the topmost first."""
    table.open()
    play(table, seat(who), *(pointed_at(table, seat(who), each) for each in cards(what)))


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?a charge of (?P<host>{CARD})"))
def card_is_a_charge(table: Table, what: str, neg: str | None, host: str) -> None:
    """Expect that a card is linked to another as its charge, or that it is not."""
    seen = table.find(card(host)).linked_to
    ref = table.ref(card(what))
    expect_or_not(ref in seen, neg, f"{what} is {neg or ''}a charge of {host}", ref, seen)


@then(
    parsers.re(
        rf"(?P<viewer>{SEAT}) counts (?P<many>{COUNT}) cards? in (?P<who>{SEAT})'s (?P<place>[A-Za-z0-9 ]+)"
    )
)
def counts(table: Table, viewer: str, many: str, who: str, place: str) -> None:
    """Expect that a player sees so many cards in a zone, whether or not he sees their fronts."""
    zone, slot = table.setting.words.place(place, seat(who))
    seen = len(table.zone(seat(who), zone, slot, viewer=seat(viewer)))
    expect(seen == count(many), f"{viewer} counts {many} in {who}'s {place}", count(many), seen)


@then(parsers.re(rf"the top card of (?P<who>{SEAT})'s deck is (?P<what>{CARD})"))
def top_card_is(table: Table, who: str, what: str) -> None:
    """Expect a card on top of a deck, as the judge sees it."""
    deck = table.zone(seat(who), "deck")
    top = deck[0].name if deck else None
    expect(top == card(what).name, f"the top card of {who}'s deck is {what}", card(what).name, top)


@then(parsers.re(rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) ready resources?"))
def has_ready_resources(table: Table, who: str, many: str) -> None:
    """Expect so many ready cards in the resource zone."""
    seen = sum(each.turned == "ready" for each in table.zone(seat(who), "resource"))
    expect(seen == count(many), f"{who} has {many} ready resources", count(many), seen)


@then(parsers.re(rf"(?P<who>{SEAT}) is not shown what (?P<other>{SEAT}) chooses from"))
def is_not_shown(table: Table, who: str, other: str) -> None:
    """Expect that a player is asked, and that the other player does not see the options."""
    asked = table.pending()
    shown = table.engine.pending(seat(who))
    player = None if asked is None else asked.player
    expect(player == seat(other), f"{other} is asked", seat(other), player)
    seen = [] if shown is None else shown.options
    expect(not seen, f"{who} is not shown the options", [], seen)


@then(parsers.re(rf"(?P<who>{SEAT}) was (?P<neg>not )?shown (?P<what>{CARD}) before it moved"))
def was_shown_before_it_moved(table: Table, who: str, neg: str | None, what: str) -> None:
    """Expect that a player was shown a card before its last move, or that nobody was."""
    ref = table.ref(card(what))
    told = [event for event in table.events(seat(who)) if event.kind in SHOWING]
    moves = [event.seq for event in table.events() if event.kind == "move" and event.card == ref]
    last = moves[-1] if moves else 0
    before = [event for event in told if ref in event.cards and event.seq < last]
    shown = [event for event in before if neg or seat(who) in event.to]
    expect_or_not(shown, neg, f"{who} was {neg or ''}shown {what} before it moved", what, told)


_ZONES = r"(?P<one>[a-z]+) zone before h(?:er|is) (?P<other>[a-z]+) zone"


@then(parsers.re(rf"(?P<what>{CARD}) came to (?P<who>{SEAT})'s {_ZONES}"))
def came_through(table: Table, what: str, who: str, one: str, other: str) -> None:
    """Expect the last two moves of a card to have led to these zones."""
    ref = table.ref(card(what))
    moves = [event.place for event in table.events() if event.kind == "move" and event.card == ref]
    seen = [(place.zone, place.seat) for place in moves if place is not None][-2:]
    wanted = [(one, seat(who)), (other, seat(who))]
    expect(seen == wanted, f"{what} came to the {one} zone, then to the {other} zone", wanted, seen)
