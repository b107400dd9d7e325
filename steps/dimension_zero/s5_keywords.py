"""Chapter 5: playing and moving in the ways that keywords allow."""

from pytest_bdd import parsers, when

from duelproof.port import Choice, Decision, Option, Pick, Seat
from steps.common.script import attempt, finish, offered, play, try_choice
from steps.common.table import Attempt, Table
from steps.common.words import CARD, CARDS, POSSESSIVE, SEAT, card, cards, seat
from steps.dimension_zero.s3_course_of_play.turns import SQUARE, in_hand_or_plan, square_of

WAYS = {
    "by awakening": "awakening",
    "by convocation and awakening": "convocation+awakening",
    "by convocation for its alternative cost": "convocation+alternative_cost",
    "by convocation": "convocation",
    "by formation summon": "formation_summon",
    "for its alternative cost": "alternative_cost",
    "in the usual way": "usual",
}
"""The ways to play a card, and what the port calls them."""
SEVERAL = {
    "by its formation summon": "formation_summon",
    "by its awakening": "awakening",
    "for its alternative cost": "alternative_cost",
}
"""The ways of which a card may have several, and what the port calls them."""
ONE = rf"(?P<kind>{'|'.join(SEVERAL)}) \"(?P<one>[^\"]+)\""
"""How a step names one of several such ways, by the id of its text."""


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to play|plays) (?P<what>{CARD})"
        rf"(?: to (?:{POSSESSIVE}) (?P<place>{SQUARE}))?"
        rf"(?: (?P<way>{'|'.join((*WAYS, ONE))})(?: of (?P<caller>{CARD}))?"
        rf"| calling (?P<called>{CARDS}|nobody))"
    )
)
def a_player_plays_so(
    table: Table, who: str, tries: str, what: str, place: str | None,
    way: str | None, kind: str | None, one: str | None, caller: str | None, called: str | None,
) -> None:  # fmt: skip
    """Play a card in one of several ways, or freeze others for their call as it is played."""
    table.open()
    ref = in_hand_or_plan(table, who, what)
    there = square_of(table, who, place) if place else None
    named_way = f"{SEVERAL[kind]}+{one}" if kind else WAYS.get(way or "")
    main = Option(verb="play", card=ref, way=named_way)
    named = [Option(card=table.ref(card(caller)))] if caller else []
    if tries.startswith("tries"):
        _try(table, seat(who), Option(verb="play", card=ref, place=there, way=main.way), *named)
        return
    _make(table, seat(who), main, there, *named)
    _settle_costs(table, seat(who), called=called or "nobody")


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) moves (?P<what>{CARD}) to (?:{POSSESSIVE}) (?P<place>{SQUARE})"
        r"(?= (?:for|by|with|without|calling) )"
        r"(?: (?P<cost>for its move cost|by conveyance))?(?: (?P<advance>with|without) advance)?"
        rf"(?: calling (?P<called>{CARDS}|nobody))?"
    )
)
def a_player_moves_so(
    table: Table, who: str, what: str, place: str, cost: str | None, advance: str | None, called: str | None
) -> None:
    """Move a unit, and say what is paid beside or instead of its move cost."""
    table.open()
    main = Option(verb="move", card=table.ref(card(what)))
    _make(table, seat(who), main, square_of(table, who, place))
    _settle_costs(
        table, seat(who), bases=cost == "by conveyance", more=advance == "with", called=called or ""
    )


def _try(table: Table, who: Seat, main: Option, *parts: Option) -> None:
    """Try a play in a way; an engine that names no ways for the card offers only the usual one.

    It may ask for the square apart, or take the only one there is without asking.
    """
    decision, before = table.pending(), table.view()
    options = [option for option in offered(table, who) if option.card == main.card]
    if decision is None or any(option.place for option in options):
        attempt(table, who, main, *parts)
        return
    if not any(option.way for option in options):
        try_choice(table, Choice(decision=decision.id, by=who, pick=[main]))
        return
    attempt(table, who, Option(verb=main.verb, card=main.card, way=main.way))
    if any(option.place for option in offered(table, who)):
        attempt(table, who, Option(place=main.place), *parts)
    then, left = table.attempt, table.pending()
    if then is not None and then.refused and left is not None and table.view() != before:
        table.submit(Choice(decision=left.id, by=who, take_back=True))
    if then is not None:
        table.attempt = Attempt(then.refused, then.code, then.rules, before, table.view())


def _make(table: Table, who: Seat, main: Option, there: object, *parts: Option) -> None:
    """Announce a play or a move, and say to which square; the engine may ask for that apart."""
    place = Option(place=there)  # type: ignore[arg-type]
    together = any(option.place for option in offered(table, who))
    if together:
        play(table, who, Option(verb=main.verb, card=main.card, way=main.way, place=place.place))
    else:
        play(table, who, main)
    finish(table, who, *([place] if there is not None and not together else []), *parts)


def _settle_costs(
    table: Table, who: Seat, *, bases: bool = False, more: bool = False, called: str = ""
) -> None:
    """Say which other and which additional costs are paid, and pay."""
    wanted = cards(called)
    while (decision := table.pending()) is not None and decision.kind in ("alt_cost", "extra_cost"):
        if any(option.value is not None for option in decision.options):
            yes = bases if decision.kind == "alt_cost" else more
            table.choose(Choice(decision=decision.id, by=who, pick=[Option(value=yes)]))
        else:
            table.choose(_calling(table, decision, [table.ref(each) for each in wanted]))
        finish(table, who)


def _calling(table: Table, decision: Decision, refs: list[str]) -> Choice:
    """Return the choice of these cards; an engine that asks for one after the other gets the next."""
    picked = [option for option in decision.options if option.card in refs]
    assert isinstance(decision.shape, Pick)
    return Choice(decision=decision.id, by=decision.player, pick=picked[: decision.shape.max])
