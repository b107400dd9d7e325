"""3.1 and 3.2: decks and matches, who begins, and the opening hands."""

from typing import cast

from pytest_bdd import given, parsers, then, when

from duelproof.port import SEATS, Choice, NotOpened, Opened, Option, Seat
from steps.common.script import play, question, submit, tries
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import COUNT, POSSESSIVE, SEAT, card_names, count, seat
from steps.dimension_zero.acting import act
from steps.dimension_zero.setting import fill_deck


@given("a duel is about to begin")
def a_duel_is_about_to_begin(table: Table) -> None:
    """Two decks of ordinary cards, nothing shuffled or drawn yet; chance is asked."""
    table.at("setup", "alice", 1)
    table.position.chance = "asked"


@given("the match allows to draw again")
def the_match_allows_a_redraw(table: Table) -> None:
    """The option of 3.2.3."""
    table.position.format["redraw"] = True


@given("the match is played in the limited format")
def the_match_is_limited(table: Table) -> None:
    """Decks are made of opened boosters."""
    table.position.format["limited"] = True


@given(parsers.re(rf"(?P<who>{SEAT}) won the last duel of the match"))
def the_last_duel_was_won(table: Table, who: str) -> None:
    """A match of several duels."""
    table.position.format["previous"] = {"winner": seat(who)}


@given(parsers.re(rf"the last duel of the match, which (?P<who>{SEAT}) began, was a draw"))
def the_last_duel_was_a_draw(table: Table, who: str) -> None:
    """A match of several duels."""
    table.position.format["previous"] = {"winner": None}
    table.position.first = table.position.active = seat(who)


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) (?P<name>\"[^\"]+\") among the (?P<size>\d+) cards"
        rf" of (?:{POSSESSIVE}) (?P<zone>deck|sideboard)"
    )
)
def has_copies_among(table: Table, who: str, many: str, name: str, size: str, zone: str) -> None:
    """So many of a card; the rest are ordinary cards, of none more than allowed."""
    place, _ = table.setting.words.place(zone, seat(who))
    for _ in range(count(many)):
        table.put(seat(who), place, name.strip('"'))
    fill_deck(table, seat(who), int(size), place)
    table.filled.add((seat(who), place))


@given(parsers.re(rf"(?P<who>{SEAT}) brings a (?P<zone>deck|sideboard) of (?P<size>\d+) cards"))
def brings_a_deck(table: Table, who: str, zone: str, size: str) -> None:
    """Ordinary cards, of none more than allowed."""
    place, _ = table.setting.words.place(zone, seat(who))
    fill_deck(table, seat(who), int(size), place)
    table.filled.add((seat(who), place))


@when("the decks are checked")
def the_decks_are_checked(table: Table) -> None:
    """The table is opened, which an engine answers with a verdict on the decks."""
    table.try_to_open()


@then(parsers.re(rf"the duel is refused because of (?P<who>{SEAT})'s deck under (?P<number>[0-9.]+)"))
def the_duel_is_refused(table: Table, who: str, number: str) -> None:
    """The engine says that a deck breaks the rules; where it says which rules, this one is among them."""
    refused = isinstance(table.answer, NotOpened) and table.answer.code == "illegal-deck"
    expect(refused, f"{who}'s deck is refused", "illegal-deck", table.answer)
    rules = table.answer.rules
    expect(not rules or f"DZ-{number}" in rules, f"it is refused under {number}", f"DZ-{number}", rules)


@then("the duel begins")
def the_duel_begins(table: Table) -> None:
    """The engine accepts the decks."""
    expect(table.answer == Opened(), "the decks are accepted", "opened", table.answer)


def asked_of_chance(table: Table, kind: str) -> bool:
    """Whether chance is asked a question of a kind now, whatever has one answer being answered before."""
    table.open()
    decision = table.engine.pending()
    return decision is not None and decision.player == "chance" and decision.kind == kind


@when("the decks are shuffled without changing them")
def the_decks_are_shuffled(table: Table) -> None:
    """Chance leaves every deck in the order that the scenario gave it."""
    shuffled = 0
    while asked_of_chance(table, "shuffle"):
        decision = table.engine.pending()
        assert decision is not None
        submit(table, Choice(decision=decision.id, by="chance", order=list(decision.options)))
        shuffled += 1
    expect(shuffled >= 2, "both decks are shuffled", 2, shuffled)


@when(
    parsers.re(
        r"chance shuffles both decks, so that (?P<alice>\"[^\"]+\") lies on top of Alice's"
        r" and (?P<bob>\"[^\"]+\") on top of Bob's"
    )
)
def chance_shuffles(table: Table, alice: str, bob: str) -> None:
    """Chance puts every deck in an order that begins with the card named, whichever deck comes first."""
    wanted = {"alice": alice.strip('"'), "bob": bob.strip('"')}
    table.open()
    owners = {found.ref: (who, found.name) for who in SEATS for found in table.zone(who, "deck")}
    seen: set[str] = set()
    while asked_of_chance(table, "shuffle"):
        decision = table.engine.pending()
        assert decision is not None
        seen.update(owners[option.card][0] for option in decision.options)
        order = sorted(
            decision.options,
            key=lambda option: owners[option.card][1] != wanted[owners[option.card][0]],
        )
        submit(table, Choice(decision=decision.id, by="chance", order=order))
    expect(seen == set(SEATS), "both decks are shuffled", sorted(SEATS), sorted(seen))


@when(parsers.re(rf"chance lets (?P<who>{SEAT}) begin"))
def chance_lets_begin(table: Table, who: str) -> None:
    """Who goes first is decided at random."""
    play(table, cast(Seat, "chance"), Option(player=seat(who)))


@when(parsers.re(rf"(?P<chooser>{SEAT}) (?P<tries>tries to decide|decides) that (?P<who>{SEAT}) begins"))
def a_player_decides_who_begins(table: Table, chooser: str, tries: str, who: str) -> None:
    """The loser of the last duel decides."""
    act(table, chooser, tries, Option(player=seat(who)))


@when(
    parsers.re(rf"(?P<who>{SEAT}) draws again, putting (?P<names>\"[^\"]+\".*) under (?:{POSSESSIVE}) deck")
)
def a_player_draws_again(table: Table, who: str, names: str) -> None:
    """The hand goes under the deck in this order, the first of them uppermost."""
    hand = {seen.name: seen.ref for seen in table.zone(seat(who), "hand")}
    missing = sorted(set(card_names(names)) - set(hand))
    expect(not missing, f"{who} has these cards in hand", names, f"without {missing}")
    play(table, seat(who), Option(value=True), *(Option(card=hand[name]) for name in card_names(names)))


@when(parsers.re(rf"(?P<who>{SEAT}) tries to draw again"))
def a_player_tries_to_draw_again(table: Table, who: str) -> None:
    """Says yes, though nobody may have asked."""
    tries(table, seat(who), Option(value=True))


@then(parsers.re(rf"(?P<who>{SEAT}) is (?P<neg>not )?asked whether to draw again"))
def is_asked_to_redraw(table: Table, who: str, neg: str | None) -> None:
    """Whether the player has that choice now."""
    decision = question(table)
    there = decision is not None and decision.player == seat(who) and _is_yes_or_no(decision.options)
    expect(there != bool(neg), f"{who} is {neg or ''}asked to draw again", not neg, decision)


def _is_yes_or_no(options: list[Option]) -> bool:
    return {option.value for option in options} == {True, False}


@then(parsers.re(rf"(?P<who>{SEAT})'s hand is (?P<names>.+)"))
def hand_is(table: Table, who: str, names: str) -> None:
    """Exactly these cards, in whatever order."""
    wanted = sorted(card_names(names))
    seen = sorted(str(found.name) for found in table.zone(seat(who), "hand"))
    expect(seen == wanted, f"{who}'s hand", wanted, seen)


@then(parsers.re(rf"the bottom of (?P<who>{SEAT})'s deck is (?P<names>.+)"))
def bottom_of_deck_is(table: Table, who: str, names: str) -> None:
    """The last cards of the deck, from the upper to the lowest."""
    wanted = card_names(names)
    seen = [found.name for found in table.zone(seat(who), "deck")][-len(wanted) :]
    expect(seen == wanted, f"the bottom of {who}'s deck", wanted, seen)
