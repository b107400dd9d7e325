"""Chapter 3: what hangs on what, what lies under what, and the words of card types."""

import msgspec
from pytest_bdd import given, parsers, then, when

from duelproof.port import CardIn, Option, laid
from duelproof.port.position import AttachedCard
from steps.common.script import offered, play_or_attempt, pointed_at
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, CARDS, POSSESSIVE, SEAT, CardName, card, card_names, cards, seat

_WAYS = {"crossed to": "gear", "equipped on": "weapon", "attached to": "aura"}
_ON = "|".join(_WAYS)
_NTH = ("first", "second", "third", "fourth", "fifth")
_SHIELD = rf"(?P<owner>(?:{SEAT})'s|her|his) (?P<nth>{'|'.join(_NTH)}) shield"


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) has an? (?P<pose>(?:un)?tapped )?(?P<name>\"[^\"]+\")"
        rf" (?P<way>{_ON}|under|as a seal on) (?P<host>{CARD})"
    )
)
def has_a_card_on_or_under(table: Table, who: str, pose: str | None, name: str, way: str, host: str) -> None:
    """Lay a card on another that lies in the battle zone, or under it, below what lies there."""
    there = laid_card(table, card(host))
    state = table.setting.words.state((pose or "").strip())
    thing = table.new_card(name.strip('"'), owner=seat(who), **state)
    if way == "under":
        there.under.append(thing)
    elif way == "as a seal on":
        there.seals.append(thing)
    else:
        there.attached.append(AttachedCard(card=thing, way=_WAYS[way]))  # type: ignore[arg-type]


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) has an? (?P<name>\"[^\"]+\") with its other side up in (?:{POSSESSIVE})"
        r" (?P<place>[a-z ]+)"
    )
)
def has_a_card_turned_over(table: Table, who: str, name: str, place: str) -> None:
    """Lay a card of two sides with its second side up."""
    zone, slot = table.setting.words.place(place, seat(who))
    table.put(seat(who), zone, name.strip('"'), at=slot, side=1)


def laid_card(table: Table, wanted: CardName) -> CardIn:
    """Return the card of the position that a Given names."""
    found = [
        each
        for player, each in laid(table.position)
        if each.name == wanted.name and wanted.owner in (None, each.owner or player)
    ]
    if wanted.index is None and len(found) != 1:
        raise LookupError(f"{len(found)} cards {wanted} were laid; write whose, or the first or second")
    return found[wanted.index or 0]


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to fortify|fortifies) {_SHIELD} with (?P<what>{CARD})"))
def a_player_fortifies(table: Table, who: str, tries: str, owner: str, nth: str, what: str) -> None:
    """Use a castle, and choose the shield that it fortifies."""
    table.open()
    whose = seat(owner) if owner.endswith("'s") else seat(who)
    shield = Option(card=f"{whose}.shield#{_NTH.index(nth) + 1}")
    play_or_attempt(table, seat(who), tries, Option(verb="play", card=table.ref(card(what))), shield)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to put|puts) (?P<what>{CARD}) on"
        rf" (?P<host>{CARD}|a summoned GR creature)"
    )
)
def a_player_puts_an_aura_on(table: Table, who: str, tries: str, what: str, host: str) -> None:
    """Use an aura, and choose the creature that it is attached to or a GR summon."""
    table.open()
    summon = host == "a summoned GR creature"
    on = Option(verb="gr-summon") if summon else Option(card=table.ref(card(host)))
    play_or_attempt(table, seat(who), tries, Option(verb="play", card=table.ref(card(what))), on)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) the cards? (?P<what>{CARDS})"))
def a_player_chooses_a_card_below(table: Table, who: str, tries: str, what: str) -> None:
    """Choose cards that are parts of things or seals, in whichever order they are asked for, or try to."""
    options = [pointed_at(table, seat(who), each) for each in cards(what)]
    play_or_attempt(table, seat(who), tries, *options)


@then(parsers.re(rf"(?P<who>{SEAT}) can choose the card (?P<what>{CARD})"))
def can_choose_a_card(table: Table, who: str, what: str) -> None:
    """Expect that a card is an option of a player's open question, even if he does not see its front."""
    wanted = pointed_at(table, seat(who), card(what))
    there = offered(table, seat(who))
    expect(wanted in there, f"{who} can choose the card {what}", wanted, there)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) chooses the (?P<which>{'|'.join(_NTH)}) card of (?P<owner>{SEAT})'s"
        rf" (?P<nth>{'|'.join(_NTH)}) shield"
    )
)
def a_player_chooses_a_card_of_a_shield(table: Table, who: str, which: str, owner: str, nth: str) -> None:
    """Choose one card of a shield, whose front the player does not see."""
    table.open()
    number = "" if which == "first" else f".{_NTH.index(which) + 1}"
    play_or_attempt(
        table, seat(who), None, Option(card=f"{seat(owner)}.shield#{_NTH.index(nth) + 1}{number}")
    )


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?(?P<way>{_ON}) (?P<host>{CARD})"))
def hangs_on(table: Table, what: str, neg: str | None, way: str, host: str) -> None:
    """Expect that a gear, a weapon or an aura is on a creature, or that it is not."""
    hosts = table.find(card(what)).linked_to
    wanted = table.ref(card(host))
    expect_or_not(wanted in hosts, neg, f"{what} is {neg or ''}{way} {host}", wanted, hosts)


@then(parsers.re(rf"(?P<what>{CARD}) fortifies {_SHIELD}"))
def fortifies(table: Table, what: str, owner: str, nth: str) -> None:
    """Expect that a castle is on a player's shield."""
    whose = seat(owner)
    seen = [each for each in table.zone(whose, "shield") if each.name == card(what).name]
    wanted = (str(_NTH.index(nth) + 1), "castle")
    there = [(each.at, each.role) for each in seen]
    expect(wanted in there, f"{what} fortifies {owner} {nth} shield", wanted, there)


@then(parsers.re(rf"(?P<what>{CARD}) has no power"))
def has_no_power(table: Table, what: str) -> None:
    """Expect that a card has no power: not 0, but none."""
    traits = table.find(card(what)).traits
    seen = traits.power if traits is not None else None
    expect(seen in (None, msgspec.UNSET), f"{what} has no power", None, seen)


@then(parsers.re(r"(?P<names>\"[^\"]+\"(?:(?:, | and )\"[^\"]+\")*) are one thing, from the top"))
def are_one_thing(table: Table, names: str) -> None:
    """Expect something in the battle zone that is made up of just these cards, in this order."""
    known = {each.ref: each.name for _, each in laid(table.position)}
    seen = [[known.get(ref, ref) for ref in each.cards] for each in table.view().permanents]
    expect(card_names(names) in seen, f"{names} are one thing", card_names(names), seen)
