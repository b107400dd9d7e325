"""Chapter 8: evolving, and what lies beneath a card."""

import re

from msgspec import UNSET
from pytest_bdd import given, parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import SEATS, CardIn, Choice, Decision, Option, Order, Pick, Seat
from duelproof.port.cards import Traits
from duelproof.port.position import LinkedCard
from steps.common.script import attempt, finish, play, play_or_attempt, pointed_at
from steps.common.table import Table, all_cards
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, CARDS, SEAT, card, card_names, cards, seat
from steps.duel_masters.s3_card_types import laid_card

_DIRECTIONS = {"to the left of": (-1, 0), "to the right of": (1, 0), "above": (0, 1), "below": (0, -1)}
_SIDE = "|".join(_DIRECTIONS)
_BESIDE = rf"(?:{_SIDE}) {CARD}(?: and (?:{_SIDE}) {CARD})*"


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to evolve|evolves) (?P<sources>{CARDS}) into (?P<what>{CARD})"
    )
)
def a_player_evolves(table: Table, who: str, tries: str, sources: str, what: str) -> None:
    """Use an evolution card upon cards that it evolves from, the first of them uppermost."""
    table.open()
    use = Option(verb="play", card=table.ref(card(what)))
    if tries == "evolves":
        play(table, seat(who), use)
        _evolve_from(table, seat(who), [pointed_at(table, seat(who), each).card for each in cards(sources)])
    else:
        attempt(table, seat(who), use, *(Option(card=table.ref(each)) for each in cards(sources)))


def _open(table: Table) -> Decision | None:
    """Answer questions with one answer, but for what is done next, and return the open decision."""
    table.settle()
    return table.pending()


def _evolve_from(table: Table, who: Seat, refs: list[str | None]) -> None:
    """Choose what is evolved from, and the order beneath, wherever the engine asks for it."""
    while (decision := _open(table)) is not None and decision.player == who:
        asked = {option.card: option for option in decision.options}
        wanted = [asked[ref] for ref in refs if ref in asked]
        choice = Choice(decision=decision.id, by=who)
        if isinstance(decision.shape, Order) and len(wanted) == len(asked):
            choice.order = wanted
        elif isinstance(decision.shape, Pick) and wanted and decision.kind != "act":
            choice.pick = wanted[: decision.shape.max]
        else:
            return
        table.choose(choice, "what is evolved from may be chosen", refs)


@when(parsers.re(rf"(?P<who>{SEAT}) summons (?P<what>{CARD}) without evolving"))
def a_player_summons_without_evolving(table: Table, who: str, what: str) -> None:
    """Use a creature that could evolve, and lay it upon nothing where the engine asks."""
    table.open()
    play(table, seat(who), Option(verb="play", card=table.ref(card(what))))
    decision = _open(table)
    if decision is not None and decision.player == seat(who) and decision.kind != "act":
        free = isinstance(decision.shape, Pick) and decision.shape.min == 0
        none = [] if free else [Option(value=False)]
        table.choose(Choice(decision=decision.id, by=seat(who), pick=none), "it need not evolve")


@when(parsers.re(rf"(?P<who>{SEAT}) keeps (?P<what>{CARD})"))
def a_player_keeps(table: Table, who: str, what: str) -> None:
    """Say which of several things stays, wherever the engine asks for it."""
    play(table, seat(who), Option(card=table.ref(card(what))))


@when(parsers.re(rf"(?P<who>{SEAT}) tries to rearrange (?P<what>{CARDS})"))
def a_player_tries_to_rearrange(table: Table, who: str, what: str) -> None:
    """Try to change the order of the cards of something, by naming them from the top."""
    table.open()
    attempt(table, seat(who), *(Option(verb="rearrange", card=table.ref(each)) for each in cards(what)))


@then(parsers.re(rf"(?P<what>{CARD}) lies on (?P<names>.+)"))
def lies_on(table: Table, what: str, names: str) -> None:
    """Expect which cards lie beneath a card in the battle zone, from the top."""
    top = table.find(card(what)).ref
    named = {seen.ref: seen.name for each in SEATS for seen in table.zone(each, "battle")}
    beneath = [each.cards[1:] for each in table.view().permanents if each.cards[0] == top]
    seen = [named.get(ref) for refs in beneath for ref in refs]
    wanted = [] if names == "nothing" else card_names(names)
    expect(bool(beneath) and seen == wanted, f"{what} lies on {names}", wanted, seen)


@given(parsers.re(rf"(?P<who>{SEAT}) has an? (?P<name>\"[^\"]+\") linked (?P<side>{_SIDE}) (?P<host>{CARD})"))
def has_a_linked_card(table: Table, who: str, name: str, side: str, host: str) -> None:
    """Lay a card beside another one in the battle zone, linked to it and to what else lies beside."""
    named = laid_card(table, card(host))
    for lying in table.laid(seat(who), "battle"):
        lies: list[tuple[CardIn, int, int]] = [
            (lying, 0, 0),
            *((one.card, one.x, one.y) for one in lying.linked),
        ]
        for one, x, y in lies:
            if one is named:
                right, up = _DIRECTIONS[side]
                part = table.new_card(name.strip('"'), owner=seat(who), side=one.side)
                lying.linked.append(LinkedCard(card=part, x=x + right, y=y + up))
                return
    raise LookupError(f"no card {host} lies in the battle zone")


def _places(table: Table, beside: str) -> list[Option]:
    """Return the options to link a card at the sides of others."""
    found = re.findall(rf"({_SIDE}) ({CARD})", beside)
    return [
        Option(card=table.find(card(named)).ref, value=side.removeprefix("to the ").removesuffix(" of"))
        for side, named in found
    ]


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to summon|summons) (?P<what>{CARD}) linked (?P<beside>{_BESIDE})"
    )
)
def a_player_summons_linked(table: Table, who: str, tries: str, what: str, beside: str) -> None:
    """Summon a creature that comes linked to others."""
    table.open()
    use = Option(verb="play", card=table.ref(card(what)))
    play_or_attempt(table, seat(who), tries, use, *_places(table, beside))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to link|links) it (?P<beside>{_BESIDE})"))
def a_player_links(table: Table, who: str, tries: str, beside: str) -> None:
    """Choose what a creature that comes is linked to."""
    table.open()
    play_or_attempt(table, seat(who), tries, *_places(table, beside))


@then(parsers.re(rf"(?P<names>{CARDS}) are (?P<neg>not )?one creature"))
def are_one_creature(table: Table, names: str, neg: str | None) -> None:
    """Expect that cards make up one creature together, and nothing else with them, or that they do not."""
    wanted = {table.find(each).ref for each in cards(names)}
    seen = [each.cards for each in table.view().permanents]
    there = any(wanted == {*each} for each in seen)
    expect_or_not(there, neg, f"{names} are {neg or ''}one creature", sorted(map(str, wanted)), seen)


@then(parsers.re(rf"(?P<what>{CARD}) lies (?P<side>{_SIDE}) (?P<other>{CARD})"))
def lies_beside(table: Table, what: str, side: str, other: str) -> None:
    """Expect that a linked card lies at a side of another one that it makes up a creature with."""
    one, two = (table.find(card(name)).ref or "" for name in (other, what))
    spots = {spot.card: (spot.x, spot.y) for spot in table.whole(one).spots}
    right, up = _DIRECTIONS[side]
    wanted = (spots[one][0] + right, spots[one][1] + up) if one in spots else None
    expect(wanted is not None and spots.get(two) == wanted, f"{what} lies {side} {other}", wanted, spots)


def _by_itself(table: Table, what: str) -> Traits:
    """Return the traits of a card as it is by itself, whatever it makes up with others."""
    traits = table.find(card(what)).traits
    if traits is None:
        raise Violation(f"the judge sees the traits of {what}", expected="traits", seen=None)
    return traits


@then(parsers.re(rf"the card (?P<what>{CARD}) has (?P<power>\d+) power by itself"))
def has_power_by_itself(table: Table, what: str, power: str) -> None:
    """Expect the power of a card as it is by itself, whatever it makes up with others."""
    seen = _by_itself(table, what).power
    expect(seen == int(power), f"the card {what} has {power} power by itself", int(power), seen)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to combine|combines) (?P<what>{CARDS})"))
def a_player_combines(table: Table, who: str, tries: str, what: str) -> None:
    """Use cards combined: first the one that says with which others it is, then these where that is asked."""
    table.open()
    first, *others = (table.ref(each) for each in cards(what))
    play_or_attempt(table, seat(who), tries, Option(verb="combine", card=first))
    if tries == "combines":
        finish(table, seat(who), *(Option(card=ref) for ref in others))


_LACKING: dict[str, tuple[object, ...]] = {"race": ([],), "cost": (None, UNSET, 0)}


@then(parsers.re(rf"the card (?P<what>{CARD}) has no (?P<trait>{'|'.join(_LACKING)}) by itself"))
def has_none_by_itself(table: Table, what: str, trait: str) -> None:
    """Expect that a card has no race or no cost as it is by itself."""
    traits = _by_itself(table, what)
    seen = {"race": traits.races, "cost": traits.cost}[trait]
    expect(seen in _LACKING[trait], f"the card {what} has no {trait} by itself", _LACKING[trait][0], seen)


@then(parsers.re(rf"the card (?P<what>{CARD}) is (?P<colors>[a-z]+(?:(?:, | and )[a-z]+)*) by itself"))
def is_of_civilizations_by_itself(table: Table, what: str, colors: str) -> None:
    """Expect the civilizations of a card as it is by itself."""
    seen = sorted(_by_itself(table, what).colors)
    wanted = sorted(re.split(", | and ", colors))
    expect(seen == wanted, f"the card {what} is {colors} by itself", wanted, seen)


_SIDES = ("first", "second", "third")


@then(parsers.re(rf"(?P<what>{CARD}) shows its (?P<side>{'|'.join(_SIDES)}) side"))
def shows_its_side(table: Table, what: str, side: str) -> None:
    """Expect which side of a card with several sides is up."""
    seen = table.find(card(what)).side
    expect(seen == _SIDES.index(side), f"{what} shows its {side} side", side, _SIDES[seen])


@then(parsers.re(rf"(?P<viewer>{SEAT}) sees (?P<what>{CARD}) with its (?P<side>{'|'.join(_SIDES)}) side up"))
def viewer_sees_which_side(table: Table, viewer: str, what: str, side: str) -> None:
    """Expect that a player sees a card with several sides, and which of them is up."""
    wanted = table.find(card(what)).ref
    view = table.view(seat(viewer))
    seen = [each.side for each in all_cards(view) if each.ref == wanted]
    expect(seen == [_SIDES.index(side)], f"{viewer} sees {what} with its {side} side up", side, seen)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to use|uses) (?P<what>{CARD}) as its (?P<half>creature|spell)"
    )
)
def a_player_chooses_a_half(table: Table, who: str, tries: str, what: str, half: str) -> None:
    """Choose as which of its halves a twin card is used, where an effect has it used."""
    way = {"creature": "summon", "spell": "cast"}[half]
    shown = pointed_at(table, seat(who), card(what))
    play_or_attempt(table, seat(who), tries, Option(card=shown.card, way=way))
