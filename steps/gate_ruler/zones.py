"""Section 3: the zones, what is seen and counted there, and how cards lie."""

from pytest_bdd import parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import SHOWING
from steps.common.script import play
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, COUNT, SEAT, card, cards, count, seat
from steps.gate_ruler.main_phase_actions import pointed_at


@when(parsers.re(rf"(?P<who>{SEAT}) lays (?P<what>{CARDS}) in this order"))
def a_player_lays_in_order(table: Table, who: str, what: str) -> None:
    """Says the order of cards that come into a deck together, the uppermost first."""
    table.open()
    play(table, seat(who), *(pointed_at(table, seat(who), each) for each in cards(what)))


@then(
    parsers.re(
        rf"(?P<viewer>{SEAT}) counts (?P<many>{COUNT}) cards? in (?P<who>{SEAT})'s (?P<place>[A-Za-z0-9 ]+)"
    )
)
def counts(table: Table, viewer: str, many: str, who: str, place: str) -> None:
    """How many cards a player sees lie in a zone, whether or not he sees what they are."""
    zone, slot = table.setting.words.place(place, seat(who))
    seen = len(table.zone(seat(who), zone, slot, viewer=seat(viewer)))
    expect(seen == count(many), f"{viewer} counts {many} in {who}'s {place}", count(many), seen)


@then(parsers.re(rf"(?P<what>{CARD}) lies (?P<neg>not )?face (?P<face>up|down)"))
def lies(table: Table, what: str, neg: str | None, face: str) -> None:
    """Whether a card lies face up or face down."""
    seen = table.find(card(what)).face
    expect((seen == face) != bool(neg), f"{what} lies {neg or ''}face {face}", face, seen)


@then(parsers.re(rf"(?P<who>{SEAT}) is not shown what (?P<other>{SEAT}) chooses from"))
def is_not_shown(table: Table, who: str, other: str) -> None:
    """A player is asked, and the other player does not learn between what."""
    asked = table.engine.pending()
    shown = table.engine.pending(seat(who))
    player = None if asked is None else asked.player
    expect(player == seat(other), f"{other} is asked", seat(other), player)
    seen = [] if shown is None else shown.options
    expect(not seen, f"{who} is not shown the options", [], seen)


@then(parsers.re(rf"(?P<who>{SEAT}) was (?P<neg>not )?shown (?P<what>{CARD}) before it moved"))
def was_shown_before_it_moved(table: Table, who: str, neg: str | None, what: str) -> None:
    """Whether a player was shown a card that was hidden from him before its last move."""
    ref = table.ref(card(what))
    told = [event for event in table.events(seat(who)) if event.kind in SHOWING]
    moves = [event.seq for event in table.events() if event.kind == "move" and event.card == ref]
    last = moves[-1] if moves else 0
    before = [event for event in told if ref in event.cards and event.seq < last]
    shown = [event for event in before if neg or seat(who) in event.to]
    expect(bool(shown) != bool(neg), f"{who} was {neg or ''}shown {what} before it moved", what, told)


@then(parsers.re(rf"(?P<who>{SEAT}) (?P<neg>saw|did not see) which card moved, (?P<what>{CARD})"))
def saw_which_moved(table: Table, who: str, neg: str, what: str) -> None:
    """Whether a player was told of a card's last move which card it was, or only from where and where to."""
    ref = table.ref(card(what))
    moves = [event.seq for event in table.events() if event.kind == "move" and event.card == ref]
    expect(bool(moves), f"{what} moved", ref, moves)
    told = next((event for event in table.events(seat(who)) if event.seq == moves[-1]), None)
    if told is None or told.card is None:
        raise Violation(f"{who} is told that a card moved", expected=ref, seen=told)
    expect((told.card == ref) == (neg == "saw"), f"{who} {neg} which card moved", ref, told.card)
