"""Section 4: what lies in the zones, in which order, and who may count it."""

from pytest_bdd import parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.judge.words import counted
from duelproof.port import Choice, Option, Order
from steps.common.script import question
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARDS, COUNT, SEAT, card_names, cards, count, seat


@then(
    parsers.re(
        rf"(?P<viewer>{SEAT}) counts (?P<many>{COUNT}) cards? in (?P<who>{SEAT})'s (?P<place>[A-Za-z ]+)"
    )
)
def counts_cards_in(table: Table, viewer: str, many: str, who: str, place: str) -> None:
    """Expect that a player is shown how many cards lie in a zone, whether or not he sees their fronts."""
    zone, _ = table.setting.words.place(place, seat(who))
    there = table.view(seat(viewer)).seats[seat(who)].zones.get(zone)
    seen = there.count if there is not None else None
    cards = counted(count(many), "card")
    expect(seen == count(many), f"{viewer} counts {cards} in {who}'s {place}", count(many), seen)


@then(
    parsers.re(rf"the (?P<end>top|bottom) cards of (?P<who>{SEAT})'s deck are (?P<names>.+), in that order")
)
def cards_at_the_end_of_a_deck_are(table: Table, end: str, who: str, names: str) -> None:
    """Expect these cards at an end of a deck, the uppermost of them first."""
    wanted = card_names(names)
    there = [str(card.name) for card in table.zone(seat(who), "deck")]
    seen = there[: len(wanted)] if end == "top" else there[-len(wanted) :]
    expect(seen == wanted, f"the {end} cards of {who}'s deck", wanted, seen)


@when(parsers.re(rf"(?P<who>{SEAT}) puts (?P<what>{CARDS}) in that order"))
def a_player_puts_cards_in_order(table: Table, who: str, what: str) -> None:
    """Answer the question of the order in which cards go to the deck, the uppermost first."""
    decision = question(table)
    if decision is None or decision.player != seat(who) or not isinstance(decision.shape, Order):
        raise Violation(f"{who} is asked for an order", expected="order", seen=decision)
    wanted = [Option(card=table.ref(each)) for each in cards(what)]
    table.choose(Choice(decision=decision.id, by=seat(who), order=wanted))


@then(parsers.re(rf"the cards of (?P<who>{SEAT})'s super GR zone are (?P<names>.+), from the top"))
def cards_of_the_super_gr_zone_are(table: Table, who: str, names: str) -> None:
    """Expect these cards in a super GR zone and no others, the uppermost first."""
    wanted = card_names(names)
    seen = [str(card.name) for card in table.zone(seat(who), "gr")]
    expect(seen == wanted, f"the cards of {who}'s super GR zone", wanted, seen)
