"""Using cards, paying for them with mana, charging mana and crossing gears."""

import re

from pytest_bdd import parsers, then, when

from duelproof.port import Choice, Option, Seat
from steps.common.script import MOST_ANSWERS, play, submit, tries
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, count, seat

_USE = r"tries to (?:summon|cast|generate|deploy)|summons|casts|generates|deploys"
_CARDS = rf"{CARD}(?:(?:, | and ){CARD})*"


def pays(table: Table, who: Seat) -> None:
    """Answer what is left to pay with the first card that will do: which ones does not matter here."""
    for _ in range(MOST_ANSWERS):
        decision = table.engine.pending()
        if decision is None or decision.kind != "pay" or decision.player != who:
            return
        submit(table, Choice(decision=decision.id, by=who, pick=decision.options[:1]))


def mana_of(table: Table, words: str | None) -> list[Option]:
    """The mana that a play is said to be paid with."""
    return [Option(card=table.ref(card(name))) for name in re.findall(CARD, words or "")]


def uses(table: Table, who: Seat, tried: bool, option: Option, mana: str | None = None) -> None:
    """A player uses a card (or crosses a gear), or tries to, and pays for it."""
    table.open()
    if tried:
        tries(table, who, option, *mana_of(table, mana))
    else:
        play(table, who, option, *mana_of(table, mana))
        pays(table, who)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>{_USE}) (?P<what>{CARD})(?: with (?P<mana>{_CARDS}))?"))
def a_player_uses_a_card(table: Table, who: str, tries: str, what: str, mana: str | None) -> None:
    """Uses a card of the hand in its way, paying with the mana named or with any."""
    table.open()
    uses(table, seat(who), tries.startswith("tries"), Option(verb="play", card=table.ref(card(what))), mana)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to cross|crosses) (?P<gear>{CARD}) to (?P<what>{CARD})"))
def a_player_crosses_a_gear(table: Table, who: str, tries: str, gear: str, what: str) -> None:
    """Pays for a cross gear in the battle zone again, and crosses it to a creature."""
    table.open()
    option = Option(verb="cross", card=table.ref(card(gear)), target=table.ref(card(what)))
    uses(table, seat(who), tries.startswith("tries"), option)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to charge|charges) (?P<what>{CARD})"))
def a_player_charges(table: Table, who: str, tries: str, what: str) -> None:
    """Puts a card of the hand into the mana zone."""
    table.open()
    option = Option(verb="charge", card=table.ref(card(what)))
    if tries.startswith("tries"):
        tries_to(table, seat(who), option)
    else:
        play(table, seat(who), option)


@when(parsers.re(rf"(?P<who>{SEAT}) tries to (?P<verb>tap|untap) (?P<what>{CARD})"))
def a_player_tries_to_turn(table: Table, who: str, verb: str, what: str) -> None:
    """Turns a card without anything that lets her."""
    table.open()
    tries_to(table, seat(who), Option(verb=verb, card=table.ref(card(what))))


def tries_to(table: Table, who: Seat, option: Option) -> None:
    """A "tries to" of one option."""
    tries(table, who, option)


@then(parsers.re(rf"(?P<gear>{CARD}) is (?P<neg>not )?crossed to (?P<what>{CARD})"))
def gear_is_crossed(table: Table, gear: str, neg: str | None, what: str) -> None:
    """Which creature a cross gear hangs on."""
    hosts = table.find(card(gear)).linked_to
    wanted = table.ref(card(what))
    expect((wanted in hosts) != bool(neg), f"{gear} is {neg or ''}crossed to {what}", wanted, hosts)


@then(parsers.re(rf"(?P<what>{CARD}) has (?P<power>\d+) power"))
def has_power(table: Table, what: str, power: str) -> None:
    """A creature's power now."""
    traits = table.find(card(what)).traits
    seen = traits.power if traits is not None else None
    expect(seen == int(power), f"{what} has {power} power", int(power), seen)


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?upside down"))
def is_upside_down(table: Table, what: str, neg: str | None) -> None:
    """Whether a field lies upside down."""
    seen = table.find(card(what)).reversed
    expect(seen != bool(neg), f"{what} is {neg or ''}upside down", not neg, seen)


@then(parsers.re(rf"(?P<who>{SEAT}) has (?P<many>no|\w+) untapped mana"))
def has_untapped_mana(table: Table, who: str, many: str) -> None:
    """How many cards in a player's mana zone are untapped."""
    seen = sum(card.turned == "ready" for card in table.zone(seat(who), "mana"))
    expect(seen == count(many), f"{who} has {many} untapped mana", count(many), seen)
