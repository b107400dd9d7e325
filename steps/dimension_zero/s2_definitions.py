"""Chapter 2: what the words of the rules mean: cards and their data, zones, squares, information, states."""

from pytest_bdd import given, parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.judge.words import counted
from duelproof.port import SEATS, Choice, Decision, Option, Order, Pick, Place, Seat
from steps.common.chance import asked_of_chance, shuffle
from steps.common.script import attempt, play_or_attempt, pointed_at, question, try_choice
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import (
    CARD,
    CARDS,
    COUNT,
    POSSESSIVE,
    SEAT,
    CardName,
    card,
    card_names,
    cards,
    count,
    seat,
)

# --- 2.1 to 2.19: players, abilities, and the data of cards ---------------------------------------------

_DATA = (
    "name", "cost", "symbols", "move_cost", "type", "colors", "races", "timing", "power", "strike",
    "forbidden",
)  # fmt: skip
"""What the rules call the data of a card and a view shows as one of its traits; its text is shown apart."""


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to name|names) \"(?P<word>[^\"]+)\""))
def a_player_names(table: Table, who: str, tries: str, word: str) -> None:
    """Name a word that the engine asks for: a color or a race."""
    play_or_attempt(table, seat(who), tries, word)


@then(parsers.re(rf"(?P<who>{SEAT}) controls (?P<what>{CARD}) on the stack"))
def controls_on_the_stack(table: Table, who: str, what: str) -> None:
    """Expect that a card, or an ability of it, is on the stack and a player's."""
    refs = {seen.ref for seen in table.find_all(card(what))}
    seen = {item.controller for item in table.view().stack if item.source in refs or item.card in refs}
    expect(seen == {seat(who)}, f"{who} controls {what} on the stack", seat(who), seen)


@then(parsers.re(rf"(?P<neg>an|no) ability of (?P<what>{CARD}) is on the stack"))
def an_ability_is_on_the_stack(table: Table, neg: str, what: str) -> None:
    """Expect that an ability of a card is on the stack, or that none is."""
    refs = {seen.ref for seen in table.find_all(card(what))}
    stack = table.view().stack
    there = [item for item in stack if item.kind == "ability" and item.source in refs]
    expect(bool(there) == (neg == "an"), f"{neg} ability of {what} is on the stack", neg, stack)


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?(?P<color>red|black|blue|white|green)"))
def is_of_a_color(table: Table, what: str, neg: str | None, color: str) -> None:
    """Expect that a card is of a color now, or that it is not."""
    traits = table.find(card(what)).traits
    seen = traits.colors if traits is not None else []
    expect_or_not(color in seen, neg, f"{what} is {neg or ''}{color}", color, seen)


@then(parsers.re(rf"the data of (?P<what>{CARD}) are those that are printed on it"))
def data_are_as_printed(table: Table, what: str) -> None:
    """Expect that all data of a card are as its definition says."""
    printed = table.cards[card(what).name].faces[0].traits
    seen = table.find(card(what)).traits
    for name in _DATA:
        wanted, now = getattr(printed, name), getattr(seen, name, None)
        expect(now == wanted, f"the {name} of {what}", wanted, now)


# --- 2.20: units, bases and strategies ------------------------------------------------------------------

_SQUARE = r"[a-z]+ (?:own|center|enemy|base) square"


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to put|puts) (?P<what>{CARD})"
        rf" on (?:{POSSESSIVE}) (?P<place>{_SQUARE})"
    )
)
def a_player_puts_on_a_square(table: Table, who: str, tries: str, what: str, place: str) -> None:
    """Choose the square on which an effect puts a card."""
    there = table.place(seat(who), place)
    spot = there if there.zone == "base" else Place("square", None, there.slot)
    play_or_attempt(table, seat(who), tries, Option(place=spot))


@when(parsers.re(rf"(?P<who>{SEAT}) lets (?P<what>{CARDS}) come in that order, to any squares"))
def a_player_lets_cards_come(table: Table, who: str, what: str) -> None:
    """Say in which order cards come that come to squares together, each to another square.

    Raises:
        Violation: the player is not asked for the order.
    """
    wanted = [Option(card=table.ref(each)) for each in cards(what)]
    ordered, taken = False, list[Option]()
    while (decision := question(table)) is not None and decision.kind in ("slot", "order"):
        choice = Choice(decision=decision.id, by=decision.player)
        if decision.kind == "slot":
            choice.pick = [option for option in decision.options if option not in taken][:1]
            taken += choice.pick
        elif decision.player == seat(who):
            choice.order, ordered = wanted, True
        else:
            break
        table.choose(choice)
    expect(ordered, f"{who} is asked in which order they come", "order", decision)


@then(parsers.re(rf"(?P<who>{SEAT}) controls (?P<what>{CARD})"))
def a_player_controls(table: Table, who: str, what: str) -> None:
    """Expect that a player controls a card or spell."""
    seen = table.find(card(what)).controller
    expect(seen == seat(who), f"{who} controls {what}", seat(who), seen)


# --- 2.23: zones ----------------------------------------------------------------------------------------


def _asked_for_an_order(table: Table, player: Seat) -> Decision:
    """Return the question in which order a player puts cards.

    Raises:
        Violation: the player is not asked for an order.
    """
    decision = question(table)
    if decision is None or decision.player != player or not isinstance(decision.shape, Order):
        raise Violation(f"{player} is asked for an order", expected="order", seen=decision)
    return decision


@when(parsers.re(rf"(?P<who>{SEAT}) lays (?P<what>{CARDS}) in that order"))
def a_player_lays_cards_in_order(table: Table, who: str, what: str) -> None:
    """Say in which order cards come to lie in a pile, the uppermost first."""
    decision = _asked_for_an_order(table, seat(who))
    wanted = [pointed_at(table, seat(who), each) for each in cards(what)]
    table.choose(Choice(decision=decision.id, by=seat(who), order=wanted))


@when(parsers.re(rf"(?P<who>{SEAT}) lays the cards in any order"))
def a_player_lays_cards_in_any_order(table: Table, who: str) -> None:
    """Let cards come to lie in a pile in the order in which they are offered."""
    decision = _asked_for_an_order(table, seat(who))
    table.choose(Choice(decision=decision.id, by=seat(who), order=decision.options))


@then(
    parsers.re(
        rf"(?P<viewer>{SEAT}) (?P<how>counts|sees) (?P<many>{COUNT}) cards?"
        rf" in (?P<who>{SEAT})'s (?P<place>[a-z ]+)"
    )
)
def counts_or_sees_cards(table: Table, viewer: str, how: str, many: str, who: str, place: str) -> None:
    """Expect that a player is shown how many cards lie in a zone, or the fronts of so many of them."""
    zone, slot = table.setting.words.place(place, seat(who))
    there = table.zone(seat(who), zone, slot, seat(viewer))
    seen = len(there) if how == "counts" else sum(each.name is not None for each in there)
    wanted = counted(count(many), "card")
    expect(seen == count(many), f"{viewer} {how} {wanted} in {who}'s {place}", count(many), seen)


@then(parsers.re(rf"the top of (?P<who>{SEAT})'s (?P<place>deck|graveyard) is (?P<names>.+)"))
def top_of_a_pile_is(table: Table, who: str, place: str, names: str) -> None:
    """Expect these cards on top of a pile, the uppermost of them first."""
    wanted = card_names(names)
    seen = [str(each.name) for each in table.zone(seat(who), place)][: len(wanted)]
    expect(seen == wanted, f"the top of {who}'s {place}", wanted, seen)


@when(parsers.re(rf"(?P<who>{SEAT}) tries to freeze (?:{POSSESSIVE}) (?P<what>{CARD}) to pay later"))
def a_player_tries_to_pay_in_advance(table: Table, who: str, what: str) -> None:
    """Try to freeze a card of the energy zone or smash zone while nothing is being paid."""
    table.open()
    attempt(table, seat(who), Option(verb="freeze", card=pointed_at(table, seat(who), card(what)).card))


@then("no card lies on any square")
def no_card_lies_on_any_square(table: Table) -> None:
    """Expect the battle squares and all base squares to be empty."""
    bases = [found for each in SEATS for found in table.zone(each, "base")]
    lying = [*table.zone("alice", "square"), *bases]
    expect(not lying, "no card lies on any square", [], lying)


@given("the scenario says what chance does")
def the_scenario_says_what_chance_does(table: Table) -> None:
    """Ask chance, as a player, how decks are shuffled."""
    table.position.chance = "asked"


@when(parsers.re(rf"chance shuffles (?P<who>{SEAT})'s deck, so that (?P<names>.+) lies? on top"))
def chance_shuffles_a_deck(table: Table, who: str, names: str) -> None:
    """Shuffle a deck, with these cards on top."""
    decision = asked_of_chance(table, "shuffle")
    if decision is None:
        raise Violation("a deck is shuffled", expected="a shuffle", seen=table.pending())
    shuffle(table, decision, {seat(who): card_names(names)})


@then(parsers.re(r"the stack is (?P<names>\".+), from the top"))
def the_stack_is(table: Table, names: str) -> None:
    """Expect these cards, or abilities and moves of them, on the stack and nothing else."""
    stack = table.view().stack
    refs = [item.card or item.source for item in stack]
    wanted = [{each.ref for each in table.find_all(CardName(name))} for name in card_names(names)]
    same = len(refs) == len(wanted) and all(ref in meant for ref, meant in zip(refs, wanted, strict=True))
    expect(same, f"the stack is {names}", card_names(names), stack)


# --- 2.25: open and hidden information ------------------------------------------------------------------


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to find|finds) nothing"))
def a_player_finds_nothing(table: Table, who: str, tries: str) -> None:
    """Choose no card of what an effect means, as if there were none, or try to."""
    decision = question(table)
    choice = Choice(decision=decision.id if decision else 0, by=seat(who), pick=[])
    if tries == "finds":
        table.choose(choice, f"{who} may find nothing")
    else:
        try_choice(table, choice)


@then(parsers.re(rf"(?P<who>{SEAT}) may find nothing"))
def a_player_may_find_nothing(table: Table, who: str) -> None:
    """Expect that a player is asked to choose cards, and may choose none."""
    decision = question(table)
    shape = decision.shape if decision is not None and decision.player == seat(who) else None
    expect(isinstance(shape, Pick) and shape.min == 0, f"{who} may find nothing", "none or more", decision)


@then(parsers.re(rf"(?P<viewer>{SEAT}) has never been shown (?P<what>{CARD})"))
def a_player_has_never_been_shown(table: Table, viewer: str, what: str) -> None:
    """Expect that nothing that a player was told names a card."""
    ref = table.find(card(what)).ref
    told = [event for event in table.events(seat(viewer)) if ref == event.card or ref in event.cards]
    expect(not told, f"{viewer} has never been shown {what}", [], told)
