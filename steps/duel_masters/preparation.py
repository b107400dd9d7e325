"""Sections 100 and 103: decks, and beginning a game."""

from pytest_bdd import given, parsers, when

from duelproof.judge.verdicts import Violation
from duelproof.port import SEATS, Choice, Decision, Option, Order, Seat
from steps.common.script import MOST_ANSWERS, submit, tries
from steps.common.table import Table
from steps.common.words import SEAT, card_names, seat

PLAIN = (
    "Field Hand",
    "Ember Recruit",
    "Lamp Squire",
    "Tide Runner",
    "Grave Hound",
    "Moss Giant",
    "Ash Thicket Twins",
    "Double Spring",
    "Gate Warden",
    "Spark Runner",
)
"""Ten cards, four of each of which make a deck that may be played."""


@given("the game is about to begin")
def the_game_is_about_to_begin(table: Table) -> None:
    """Nothing is prepared yet; each player has a deck of forty cards, and chance is asked."""
    table.at("setup", "alice", 1)
    table.position.chance = "asked"
    for player in SEATS:
        if not table.laid(player, "deck"):
            for name in PLAIN:
                for _ in range(4):
                    table.put(player, "deck", name)


@given(parsers.re(rf"(?P<who>{SEAT})'s deck holds (?P<names>.+) instead of (?P<gone>.+)"))
def deck_holds_instead(table: Table, who: str, names: str, gone: str) -> None:
    """Some cards of the deck are others."""
    deck = table.laid(seat(who), "deck")
    for name in card_names(gone):
        deck.remove(next(card for card in deck if card.name == name))
    for name in card_names(names):
        table.put(seat(who), "deck", name)


@when(parsers.re(rf"the decks are shuffled and (?P<who>{SEAT}) is to begin"))
def the_decks_are_shuffled(table: Table, who: str) -> None:
    """Chance shuffles as the engine likes and says who begins."""
    table.open()
    answer_chance(table, {}, seat(who))


@when(
    parsers.re(
        rf"(?P<owner>{SEAT})'s deck is shuffled to (?P<names>.+) on top and (?P<who>{SEAT}) is to begin"
    )
)
def the_deck_is_shuffled_to(table: Table, owner: str, names: str, who: str) -> None:
    """Chance puts these cards on top of a player's deck, and says who begins."""
    table.open()
    answer_chance(table, {seat(owner): card_names(names)}, seat(who))


@when("the decks are shuffled")
def the_decks_are_only_shuffled(table: Table) -> None:
    """Chance shuffles, and has not yet said who begins."""
    table.open()
    answer_chance(table, {}, None)


@when(parsers.re(rf"(?P<who>{SEAT}) tries to choose that (?P<first>{SEAT}) goes first"))
def a_player_tries_to_choose_who_begins(table: Table, who: str, first: str) -> None:
    """Says who begins, as if asked."""
    tries_to_begin(table, seat(who), seat(first))


def tries_to_begin(table: Table, who: Seat, first: Seat) -> None:
    """A "tries to" of the choice of who begins."""
    tries(table, who, Option(player=first))


def answer_chance(table: Table, tops: dict[Seat, list[str]], first: Seat | None) -> None:
    """Answer what chance is asked, up to who begins if ``first`` is None, else until a player has a choice.

    Raises:
        Violation: chance never stops being asked.
    """
    for _ in range(MOST_ANSWERS):
        decision = table.engine.pending()
        if decision is None or (decision.player != "chance" and len(decision.options) != 1):
            return
        if isinstance(decision.shape, Order):
            submit(table, _shuffle(table, decision, tops))
        elif decision.player != "chance":
            submit(table, Choice(decision=decision.id, by=decision.player, pick=decision.options))
        elif first is None:
            return
        else:
            submit(table, Choice(decision=decision.id, by="chance", pick=[Option(player=first)]))
    raise Violation("players are asked after chance", expected="a player", seen="chance")


def _shuffle(table: Table, decision: Decision, tops: dict[Seat, list[str]]) -> Choice:
    """A shuffle that puts cards of these names on top of the deck, if any are named for its player."""
    owner = decision.options[0].player or "alice"
    names = tops.get(owner)
    if names is None:
        return Choice(decision=decision.id, by="chance", whatever=True)
    left = list(table.position.seats[owner].zones["deck"])
    refs = []
    for name in names:
        card = next(card for card in left if card.name == name)
        left.remove(card)
        refs.append(card.ref)
    return Choice(decision=decision.id, by="chance", order=[Option(card=ref) for ref in refs])
