"""Part 3: what players do in their turns, and what the table shows of it."""

from pytest_bdd import given, parsers, then, when

from duelproof.port import SEATS, Choice, Option, Pick, Place, Seat
from steps.common.script import finish, offered, play, question, submit, tries
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, COUNT, POSSESSIVE, SEAT, card, count, seat

_SQUARE = r"[a-z]+ (?:own|center|enemy|base) square"


def square(table: Table, who: str, words: str) -> Place:
    """A square by its name for a player."""
    zone, slot = table.setting.words.place(words, seat(who))
    return Place(zone, seat(who) if zone == "base" else None, slot)


def act(table: Table, who: str, said: str, main: Option, *parts: Option) -> None:
    """A play, or an attempt at one where the sentence says "tries to".

    Where the engine asks for the square after the play was announced, it may take an only one unasked.
    """
    table.open()
    if said.startswith("tries"):
        tries(table, seat(who), main, *parts)
        return
    if main.place is not None and not any(option.place for option in offered(table, seat(who))):
        parts = (Option(place=main.place), *parts)
        main = Option(verb=main.verb, card=main.card)
    play(table, seat(who), main)
    finish(table, seat(who), *parts)


def _in_hand_or_plan(table: Table, who: str, name: str) -> str:
    """The ref of a card to be played: of the hand or the plan, before any of that name elsewhere."""
    for zone in ("hand", "deck"):
        for seen in table.zone(seat(who), zone):
            if seen.name == card(name).name and seen.ref and (zone == "hand" or seen.face == "up"):
                return seen.ref
    return table.ref(card(name))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to play|plays) (?P<what>{CARD})"
        rf"(?: to (?:{POSSESSIVE}) (?P<place>{_SQUARE}))?(?: aiming at (?P<target>{CARD}))?"
    )
)
def a_player_plays(
    table: Table, who: str, tries: str, what: str, place: str | None, target: str | None
) -> None:
    """A card from the hand or the plan, to a square or at a target."""
    table.open()
    ref = _in_hand_or_plan(table, who, what)
    said = Option(verb="play", card=ref, place=square(table, who, place) if place else None)
    act(table, who, tries, said, *([Option(card=table.ref(card(target)))] if target else []))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to move|moves) (?P<what>{CARD})"
        rf" to (?:{POSSESSIVE}) (?P<place>{_SQUARE})"
    )
)
def a_player_moves(table: Table, who: str, tries: str, what: str, place: str) -> None:
    """A unit to a square beside it."""
    table.open()
    act(table, who, tries, Option(verb="move", card=table.ref(card(what)), place=square(table, who, place)))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to make|makes) a plan"))
def a_player_makes_a_plan(table: Table, who: str, tries: str) -> None:
    """Turns up the top card of the deck."""
    act(table, who, tries, Option(verb="plan"))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to renew|renews) (?:{POSSESSIVE}) plan"))
def a_player_renews_the_plan(table: Table, who: str, tries: str) -> None:
    """Puts the plan away and turns up the next card."""
    act(table, who, tries, Option(verb="renew"))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to smash|smashes) with (?P<what>{CARD})"))
def a_player_smashes(table: Table, who: str, tries: str, what: str) -> None:
    """Freezes a unit in the smash phase."""
    table.open()
    act(table, who, tries, Option(verb="smash", card=table.ref(card(what))))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to put|puts) (?P<what>{CARD}) into (?:{POSSESSIVE}) energy zone"
    )
)
def a_player_charges(table: Table, who: str, tries: str, what: str) -> None:
    """Makes energy of a card of the hand."""
    table.open()
    act(table, who, tries, Option(verb="charge", card=_in_hand_or_plan(table, who, what)))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to activate|activates) (?P<what>{CARD})"))
def a_player_activates(table: Table, who: str, tries: str, what: str) -> None:
    """The one activated ability of a card."""
    table.open()
    name = card(what).name
    abilities = [a.id for face in table.cards[name].faces for a in face.abilities if a.kind == "activated"]
    act(table, who, tries, Option(verb="activate", card=table.ref(card(what)), value=abilities[0]))


@given(parsers.re(rf"(?P<who>{SEAT}) has the plan (?P<name>\"[^\"]+\")"))
def has_the_plan(table: Table, who: str, name: str) -> None:
    """The top card of the deck lies face up."""
    table.put(seat(who), "deck", name.strip('"'), top=True, face="up")


@then(parsers.re(rf"(?P<who>{SEAT})'s plan is (?P<name>\"[^\"]+\")"))
def the_plan_is(table: Table, who: str, name: str) -> None:
    """The top card of the deck lies face up and is this."""
    seen = plan_of(table, seat(who))
    expect(seen == name.strip('"'), f"{who}'s plan is {name}", name, seen)


@then(parsers.re(rf"(?P<who>{SEAT}) has no plan"))
def there_is_no_plan(table: Table, who: str) -> None:
    """The top card of the deck lies face down."""
    seen = plan_of(table, seat(who))
    expect(seen is None, f"{who} has no plan", None, seen)


def plan_of(table: Table, who: Seat) -> str | None:
    """The name of a player's plan."""
    deck = table.zone(who, "deck")
    return deck[0].name if deck and deck[0].face == "up" else None


@then(parsers.re(rf"(?P<who>{SEAT}) (?P<neg>is|is not) asked what to do"))
def is_asked(table: Table, who: str, neg: str) -> None:
    """Whether the next choice that somebody really has is this player's."""
    decision = question(table)
    asked = decision is not None and decision.player == seat(who)
    expect(asked == (neg == "is"), f"{who} {neg} asked", neg, decision)


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?on the stack"))
def is_on_the_stack(table: Table, what: str, neg: str | None) -> None:
    """Whether a card (or a move or ability of it) is on the stack."""
    refs = {seen.ref for seen in table.find_all(card(what))}
    there = [item for item in table.view().stack if item.source in refs or item.card in refs]
    expect(bool(there) != bool(neg), f"{what} is {neg or ''}on the stack", what, table.view().stack)


@then(parsers.re(rf"there (?:are|is) (?P<many>{COUNT}) things? on the stack"))
def stack_has(table: Table, many: str) -> None:
    """How many things are on the running stack."""
    stack = table.view().stack
    expect(len(stack) == count(many), f"{many} things on the stack", count(many), stack)


@then(parsers.re(rf"there is (?P<neg>a|no) battle(?: in (?P<who>{SEAT})'s (?P<place>{_SQUARE}))?"))
def there_is_a_battle(table: Table, neg: str, who: str | None, place: str | None) -> None:
    """Whether a battle is fought (on a square)."""
    fights = table.view().fights
    if who and place:
        spot = square(table, who, place)
        fights = [fight for fight in fights if fight.place == spot]
    expect(bool(fights) == (neg == "a"), f"there is {neg} battle", neg, table.view().fights)


@then(parsers.re(r"the battle stands at the (?P<step>first|second|end) step"))
def battle_step(table: Table, step: str) -> None:
    """Which step the running battle has come to."""
    seen = table.view().step
    expect(seen == step, f"the battle is at its {step} step", step, seen)


@then(parsers.re(rf"(?P<what>{CARD}) has power (?P<power>\d+)"))
def has_power(table: Table, what: str, power: str) -> None:
    """A unit's power now."""
    traits = table.find(card(what)).traits
    seen = traits.power if traits else None
    expect(seen == int(power), f"{what} has power {power}", int(power), seen)


@then(
    parsers.re(
        rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) (?P<pose>released|frozen) cards?"
        rf" in (?:{POSSESSIVE}) (?P<place>[a-z0-9 ]+)"
    )
)
def has_posed_cards(table: Table, who: str, many: str, pose: str, place: str) -> None:
    """How many cards of a zone are released or frozen."""
    zone, slot = table.setting.words.place(place, seat(who))
    wanted = table.setting.words.poses[pose]
    seen = [c for c in table.zone(seat(who), zone, slot) if c.turned == wanted]
    expect(len(seen) == count(many), f"{who} has {many} {pose} cards there", count(many), len(seen))


@then(parsers.re(rf"(?P<what>{CARD}) lies face (?P<face>up|down)"))
def lies_face(table: Table, what: str, face: str) -> None:
    """Which side of a card shows."""
    seen = table.find(card(what)).face
    expect(seen == face, f"{what} lies face {face}", face, seen)


@then(parsers.re(rf"nobody sees the cards in (?P<who>{SEAT})'s (?P<place>[a-z0-9 ]+)"))
def nobody_sees(table: Table, who: str, place: str) -> None:
    """The fronts of the cards of a zone are hidden from both players."""
    zone, slot = table.setting.words.place(place, seat(who))
    there = table.zone(seat(who), zone, slot)
    seen = [c.name for viewer in SEATS for c in table.zone(seat(who), zone, slot, viewer) if c.name]
    expect(bool(there) and not seen, "the cards are there, and hidden", "hidden", seen)


@when("the triggers are put in any order")
def triggers_in_any_order(table: Table) -> None:
    """Where their order makes no difference."""
    decision = table.engine.pending()
    while decision is not None and decision.kind == "trigger":
        choice = Choice(decision=decision.id, by=decision.player)
        if isinstance(decision.shape, Pick):
            choice.pick = decision.options[:1]
        else:
            choice.order = decision.options
        submit(table, choice)
        decision = table.engine.pending()


@then(parsers.re(r"it is turn (?P<number>\d+) of the game"))
def it_is_turn(table: Table, number: str) -> None:
    """How many turns there have been, this one among them."""
    seen = table.view().turn
    expect(seen == int(number), f"it is turn {number}", int(number), seen)


@then("the stack is empty")
def the_stack_is_empty(table: Table) -> None:
    """Nothing is on the running stack."""
    stack = table.view().stack
    expect(not stack, "the stack is empty", [], stack)
