"""Chapter 1: decks, the beginning of a game, winning and losing, and the poses of cards."""

from collections.abc import Mapping
from types import MappingProxyType

from pytest_bdd import given, parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.judge.words import counted
from duelproof.port import SEATS, Choice, Decider, Option, Order, Seat
from steps.common.chance import shuffle
from steps.common.script import MOST_ANSWERS, attempt
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, CARDS, COUNT, POSSESSIVE, SEAT, card, card_names, cards, count, seat

PLAIN = (
    "Field Hand",
    "Ember Recruit",
    "Lamp Squire",
    "Tide Runner",
    "Grave Hound",
    "Moss Giant",
    "Old Hound",
    "Bramble Pup",
    "Tall Squire",
    "Weary Captain",
)
"""Ten creatures of one civilization and no ability: four of each make a deck that any engine can play."""

MORE = ("Iron Gauntlet", "Quiet Meadow")
"""Cards for a larger deck."""

HYPERSPATIAL = ("Sky Sleeper", "Star Sleeper", "Moon Sleeper")
"""Hyperspatial cards; a player may bring four of each."""

GR = ("Quarry Imp", "Copper Crow", "Bell Golem", "Chalk Dancer", "Lantern Eel", "Rust Piper", "Glass Mole")
"""GR cards; a player may bring two of each."""

_NOTHING: Mapping[Decider, Option] = MappingProxyType({})


@given("the game is about to begin")
def the_game_is_about_to_begin(table: Table) -> None:
    """Open the table before preparation, chance being asked, with a deck of forty cards for each player."""
    table.at("setup", "alice", 1)
    table.position.chance = "asked"
    for player in SEATS:
        if not table.laid(player, "deck"):
            for name in PLAIN:
                for _ in range(4):
                    table.put(player, "deck", name)


@given(parsers.re(rf"(?P<who>{SEAT})'s deck holds (?P<names>.+) instead of (?P<gone>.+)"))
def deck_holds_instead(table: Table, who: str, names: str, gone: str) -> None:
    """Replace cards of a deck by others."""
    deck = table.laid(seat(who), "deck")
    for name in card_names(gone):
        deck.remove(next(card for card in deck if card.name == name))
    for name in card_names(names):
        table.put(seat(who), "deck", name)


@given(parsers.re(rf"(?P<who>{SEAT})'s deck has (?P<size>\d+) cards"))
def deck_has_cards(table: Table, who: str, size: str) -> None:
    """Take cards out of a deck or add some, of each no more than is legal."""
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
    """Lay cards outside the deck: as many of one name as said, of the others no more than is legal."""
    zone, names, most = ("gr", GR, 2) if kind == "GR" else ("hyper", HYPERSPATIAL, 4)
    cards = [name] * count(many or "no") if name is not None else []
    cards += [other for other in names if other != name for _ in range(most)]
    if len(cards) < int(size):
        raise ValueError(f"the steps know {len(cards)} {kind} cards, not {size}; add names to {__name__}")
    for each in cards[: int(size)]:
        table.put(seat(who), zone, each)


@when(parsers.re(rf"the decks are shuffled and (?P<who>{SEAT}) is to begin"))
def the_decks_are_shuffled(table: Table, who: str) -> None:
    """Shuffle the decks in any order, and let a player begin."""
    table.open()
    _answer_chance(table, {}, seat(who))


@when(
    parsers.re(
        rf"(?P<owner>{SEAT})'s deck is shuffled to (?P<names>.+) on top and (?P<who>{SEAT}) is to begin"
    )
)
def the_deck_is_shuffled_to(table: Table, owner: str, names: str, who: str) -> None:
    """Shuffle these cards to the top of a player's deck, and let a player begin."""
    table.open()
    _answer_chance(table, {seat(owner): card_names(names)}, seat(who))


@when(
    parsers.re(
        rf"(?P<owner>{SEAT}) begins with (?P<what>{CARD}), (?P<names>.+) come to the top of"
        rf" (?:{POSSESSIVE}) deck and (?P<who>{SEAT}) is to begin"
    )
)
def a_player_begins_with(table: Table, owner: str, what: str, names: str, who: str) -> None:
    """Choose the card with which a player begins, shuffle cards to the top of the deck, and let one begin."""
    table.open()
    player, chosen = seat(owner), Option(card=table.ref(card(what)))
    _answer_chance(table, {player: card_names(names)}, seat(who), {player: chosen})


@when("the decks are shuffled")
def the_decks_are_only_shuffled(table: Table) -> None:
    """Shuffle the decks, and leave open who begins."""
    table.open()
    _answer_chance(table, {}, None)


@when(parsers.re(rf"(?P<who>{SEAT}) tries to choose that (?P<first>{SEAT}) goes first"))
def a_player_tries_to_choose_who_begins(table: Table, who: str, first: str) -> None:
    """Say who begins, although chance decides it."""
    attempt(table, seat(who), Option(player=seat(first)))


@when(parsers.re(rf"(?P<who>{SEAT}) tries to block with (?P<what>{CARDS})"))
def a_player_tries_to_block(table: Table, who: str, what: str) -> None:
    """Block, whether or not the player is asked for a blocker, or for one only."""
    table.open()
    attempt(table, seat(who), *(Option(verb="block", card=table.ref(each)) for each in cards(what)))


@when(parsers.re(rf"(?P<who>{SEAT}) tries to (?P<verb>tap|untap) (?P<what>{CARD})"))
def a_player_tries_to_turn(table: Table, who: str, verb: str, what: str) -> None:
    """Tap or untap a card, although nothing lets the player do so."""
    table.open()
    attempt(table, seat(who), Option(verb=verb, card=table.ref(card(what))))


def _answer_chance(
    table: Table, tops: dict[Seat, list[str]], first: Seat | None, says: Mapping[Decider, Option] = _NOTHING
) -> None:
    """Answer the questions to chance until a player has a choice, or until the question who begins.

    Args:
        tops: the cards that come to the top of a player's deck.
        first: the player who begins; None stops at that question.
        says: the options that players choose on the way.

    Raises:
        Violation: the engine never stops asking chance.
    """
    for _ in range(MOST_ANSWERS):
        decision = table.pending()
        said = says.get(decision.player) if decision is not None else None
        if decision is not None and said in decision.options:
            table.choose(Choice(decision=decision.id, by=decision.player, pick=[said]))
            continue
        if decision is None or (decision.player != "chance" and len(decision.options) != 1):
            return
        if isinstance(decision.shape, Order):
            shuffle(table, decision, tops)
        elif decision.player != "chance":
            table.choose(Choice(decision=decision.id, by=decision.player, pick=decision.options))
        elif first is None:
            return
        else:
            table.choose(Choice(decision=decision.id, by="chance", pick=[Option(player=first)]))
    raise Violation("players are asked after chance", expected="a player", seen="chance")


@then(parsers.re(rf"the cards in (?P<who>{SEAT})'s (?P<place>[A-Za-z ]+) are (?P<names>.+)"))
def cards_are(table: Table, who: str, place: str, names: str) -> None:
    """Expect these cards in a zone and no others, in any order."""
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
    """Expect that a player sees the fronts of so many cards of a zone."""
    zone, _ = table.setting.words.place(place, seat(who))
    there = table.zone(seat(who), zone, viewer=seat(viewer))
    seen = [shown for shown in there if shown.name is not None or shown.ref is not None]
    cards = counted(count(many), "card")
    expect(len(seen) == count(many), f"{viewer} sees {cards} in {who}'s {place}", count(many), seen)


_WHY = {"a direct attack": "direct", "an empty deck": "deck-out", "an effect": "effect"}


@then(parsers.re(rf"(?P<who>{SEAT}) has lost by (?P<why>{'|'.join(_WHY)})"))
def has_lost_by(table: Table, who: str, why: str) -> None:
    """Expect that a player has lost, for the reason that the result names."""
    result = table.view().result
    lost = result is not None and seat(who) in result.losers and result.why == [_WHY[why]]
    expect(lost, f"{who} has lost by {why}", _WHY[why], result)


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?upside down"))
def is_upside_down(table: Table, what: str, neg: str | None) -> None:
    """Expect that a field lies upside down, or that it does not."""
    seen = table.find(card(what)).reversed
    expect_or_not(seen, neg, f"{what} is {neg or ''}upside down", "upside down", seen)


@then(parsers.re(rf"(?P<who>{SEAT}) has (?P<many>no|\w+) untapped mana"))
def has_untapped_mana(table: Table, who: str, many: str) -> None:
    """Expect so many untapped cards in a player's mana zone."""
    seen = sum(card.turned == "ready" for card in table.zone(seat(who), "mana"))
    expect(seen == count(many), f"{who} has {many} untapped mana", count(many), seen)
