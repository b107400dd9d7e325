"""Sections 100 and 103: decks, and beginning a game."""

from collections.abc import Mapping
from types import MappingProxyType

from pytest_bdd import given, parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import SEATS, Choice, Decider, Decision, Option, Order, Seat
from steps.common.script import MOST_ANSWERS, submit, tries
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, COUNT, POSSESSIVE, SEAT, card, card_names, count, seat

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

MORE = ("Iron Gauntlet", "Quiet Meadow")
"""Cards that make a deck larger than that."""

HYPERSPATIAL = ("Sky Sleeper", "Star Sleeper", "Moon Sleeper")
"""Hyperspatial cards, of which four of a name may be used."""

GR = ("Quarry Imp", "Copper Crow", "Bell Golem", "Chalk Dancer", "Lantern Eel", "Rust Piper", "Glass Mole")
"""GR cards, of which two of a name may be used."""

_NOTHING: Mapping[Decider, Option] = MappingProxyType({})


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


@given(parsers.re(rf"(?P<who>{SEAT})'s deck has (?P<size>\d+) cards"))
def deck_has_cards(table: Table, who: str, size: str) -> None:
    """Cards less than forty, or more, none of them too often."""
    deck = table.laid(seat(who), "deck")
    del deck[int(size) :]
    for name in MORE * 4:
        if len(deck) < int(size):
            table.put(seat(who), "deck", name)


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) brings (?P<size>\d+) (?P<kind>hyperspatial|GR) cards?"
        r"(?:, (?P<many>\w+) of them \"(?P<name>[^\"]+)\")?"
    )
)
def brings_cards(table: Table, who: str, size: str, kind: str, many: str | None, name: str | None) -> None:
    """Cards beside the deck: some of one name if that is said, the others as often as they may be there."""
    zone, names, most = ("gr", GR, 2) if kind == "GR" else ("hyper", HYPERSPATIAL, 4)
    cards = [name] * count(many or "no") if name is not None else []
    cards += [other for other in names if other != name for _ in range(most)]
    if len(cards) < int(size):
        raise ValueError(f"there are not {size} {kind} cards to bring; give {kind} cards more names")
    for each in cards[: int(size)]:
        table.put(seat(who), zone, each)


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


@when(
    parsers.re(
        rf"(?P<owner>{SEAT}) begins with (?P<what>{CARD}) in (?:{POSSESSIVE}) battle zone"
        rf" and (?P<who>{SEAT}) is to begin"
    )
)
def a_player_begins_with(table: Table, owner: str, what: str, who: str) -> None:
    """A player says which card he begins with, whenever he is asked; the rest is left to chance."""
    table.open()
    answer_chance(table, {}, seat(who), {seat(owner): Option(card=table.ref(card(what)))})


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


def answer_chance(
    table: Table, tops: dict[Seat, list[str]], first: Seat | None, says: Mapping[Decider, Option] = _NOTHING
) -> None:
    """Answer what chance is asked, up to who begins if ``first`` is None, else until a player has a choice.

    ``says`` holds what players choose on the way.

    Raises:
        Violation: chance never stops being asked.
    """
    for _ in range(MOST_ANSWERS):
        decision = table.engine.pending()
        said = says.get(decision.player) if decision is not None else None
        if decision is not None and said in decision.options:
            submit(table, Choice(decision=decision.id, by=decision.player, pick=[said]))
            continue
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


@then(parsers.re(rf"the cards in (?P<who>{SEAT})'s (?P<place>[A-Za-z ]+) are (?P<names>.+)"))
def cards_are(table: Table, who: str, place: str, names: str) -> None:
    """Which cards lie in a zone, all of them, in whatever order."""
    zone, _ = table.setting.words.place(place, seat(who))
    seen = sorted(str(there.name) for there in table.zone(seat(who), zone))
    wanted = sorted(card_names(names))
    expect(seen == wanted, f"the cards in {who}'s {place}", wanted, seen)


@then(
    parsers.re(
        rf"(?P<viewer>{SEAT}) sees (?P<many>{COUNT}) cards? in (?P<who>{SEAT})'s (?P<place>[A-Za-z ]+)"
    )
)
def sees_cards_in(table: Table, viewer: str, many: str, who: str, place: str) -> None:
    """How many fronts of a zone's cards a player may see."""
    zone, _ = table.setting.words.place(place, seat(who))
    there = table.zone(seat(who), zone, viewer=seat(viewer))
    seen = [shown for shown in there if shown.name is not None or shown.ref is not None]
    expect(len(seen) == count(many), f"{viewer} sees {many} cards in {who}'s {place}", count(many), seen)
