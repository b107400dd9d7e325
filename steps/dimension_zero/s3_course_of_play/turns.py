"""Chapter 3, but for battles: preparing, beginning and ending a duel, and what players do in their turns."""

from typing import cast

from pytest_bdd import given, parsers, then, when

from duelproof.judge.words import counted
from duelproof.port import SEATS, Choice, Decision, NotOpened, Opened, Option, Pick, Place, Seat, View
from steps.common.chance import asked_of_chance, shuffle
from steps.common.script import (
    attempt,
    finish,
    offered,
    pass_until,
    play,
    play_or_attempt,
    question,
)
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, CARDS, COUNT, POSSESSIVE, SEAT, card, card_names, cards, count, seat
from steps.dimension_zero.setting import fill_deck

SQUARE = r"[a-z]+ (?:own|center|enemy|base) square"


# --- 3.1: preparing a duel ------------------------------------------------------------------------------


@given("a duel is about to begin")
def a_duel_is_about_to_begin(table: Table) -> None:
    """Open the table before the decks are shuffled, chance being asked."""
    table.at("setup", "alice", 1)
    table.position.chance = "asked"


@given("the match is played in the limited format")
def the_match_is_limited(table: Table) -> None:
    """Play a match with decks made of opened boosters."""
    table.position.format["limited"] = True


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) (?P<name>\"[^\"]+\") among the (?P<size>\d+) cards"
        rf" of (?:{POSSESSIVE}) (?P<zone>deck|sideboard)"
    )
)
def has_copies_among(table: Table, who: str, many: str, name: str, size: str, zone: str) -> None:
    """Lay copies of a card in a deck or sideboard, and fill it with ordinary cards."""
    place, _ = table.setting.words.place(zone, seat(who))
    for _ in range(count(many)):
        table.put(seat(who), place, name.strip('"'))
    fill_deck(table, seat(who), int(size), place)
    table.filled.add((seat(who), place))


@given(parsers.re(rf"(?P<who>{SEAT}) brings a (?P<zone>deck|sideboard) of (?P<size>\d+) cards"))
def brings_a_deck(table: Table, who: str, zone: str, size: str) -> None:
    """Lay a deck or sideboard of ordinary cards."""
    place, _ = table.setting.words.place(zone, seat(who))
    fill_deck(table, seat(who), int(size), place)
    table.filled.add((seat(who), place))


@when("the decks are checked")
def the_decks_are_checked(table: Table) -> None:
    """Open the table, and keep the engine's answer."""
    table.try_to_open()


@when("the decks are shuffled without changing them")
def the_decks_are_shuffled(table: Table) -> None:
    """Shuffle every deck to the order in which the scenario lays it."""
    shuffled = 0
    while (decision := asked_of_chance(table, "shuffle")) is not None:
        lying = [card.ref for each in SEATS for card in table.laid(each, "deck")]
        order = sorted(decision.options, key=lambda option: lying.index(str(option.card)))
        table.choose(Choice(decision=decision.id, by="chance", order=order))
        shuffled += 1
    expect(shuffled >= 2, "both decks are shuffled", 2, shuffled)


@when(
    parsers.re(
        r"chance shuffles both decks, so that (?P<alice>\"[^\"]+\") lies on top of Alice's"
        r" and (?P<bob>\"[^\"]+\") on top of Bob's"
    )
)
def chance_shuffles(table: Table, alice: str, bob: str) -> None:
    """Shuffle a card to the top of each deck, whichever deck the engine shuffles first."""
    seen: set[Seat | None] = set()
    while (decision := asked_of_chance(table, "shuffle")) is not None:
        seen.update(option.player for option in decision.options)
        shuffle(table, decision, {"alice": card_names(alice), "bob": card_names(bob)})
    expect(seen == set(SEATS), "both decks are shuffled", SEATS, seen)


@then(parsers.re(rf"the duel is refused because of (?P<who>{SEAT})'s deck under (?P<number>[0-9.-]+)"))
def the_duel_is_refused(table: Table, who: str, number: str) -> None:
    """Expect that the engine refuses a deck as illegal, by this rule if it names rules."""
    refused = isinstance(table.answer, NotOpened) and table.answer.code == "illegal-deck"
    expect(refused, f"{who}'s deck is refused", "illegal-deck", table.answer)
    rules = table.answer.rules
    expect(not rules or f"DZ-{number}" in rules, f"it is refused under {number}", f"DZ-{number}", rules)


@then("the duel begins")
def the_duel_begins(table: Table) -> None:
    """Expect that the engine accepts the decks."""
    expect(table.answer == Opened(), "the decks are accepted", "opened", table.answer)


# --- 3.2: beginning a duel ------------------------------------------------------------------------------


@given(parsers.re(rf"(?P<who>{SEAT}) won the last duel of the match"))
def the_last_duel_was_won(table: Table, who: str) -> None:
    """Play a later duel of a match, after one that a player won."""
    table.position.format["previous"] = {"winner": seat(who)}


@given(parsers.re(rf"the last duel of the match, which (?P<who>{SEAT}) began, was a draw"))
def the_last_duel_was_a_draw(table: Table, who: str) -> None:
    """Play a later duel of a match, after a draw."""
    table.position.format["previous"] = {"winner": None}
    table.position.first = table.position.active = seat(who)


@given("the match allows to draw again")
def the_match_allows_a_redraw(table: Table) -> None:
    """Play a match with the option of 3.2.3."""
    table.position.format["redraw"] = True


@when(parsers.re(rf"chance lets (?P<who>{SEAT}) begin"))
def chance_lets_begin(table: Table, who: str) -> None:
    """Choose, for chance, who begins."""
    play(table, cast(Seat, "chance"), Option(player=seat(who)))


@when(parsers.re(rf"(?P<chooser>{SEAT}) (?P<tries>tries to decide|decides) that (?P<who>{SEAT}) begins"))
def a_player_decides_who_begins(table: Table, chooser: str, tries: str, who: str) -> None:
    """Choose who begins."""
    play_or_attempt(table, seat(chooser), tries, Option(player=seat(who)))


@when(
    parsers.re(rf"(?P<who>{SEAT}) draws again, putting (?P<names>\"[^\"]+\".*) under (?:{POSSESSIVE}) deck")
)
def a_player_draws_again(table: Table, who: str, names: str) -> None:
    """Put the hand under the deck, the first card named uppermost, and draw a new hand."""
    hand = {seen.name: seen.ref for seen in table.zone(seat(who), "hand")}
    missing = sorted(set(card_names(names)) - set(hand))
    expect(not missing, f"{who} has these cards in hand", names, f"without {missing}")
    play(table, seat(who), Option(value=True), *(Option(card=hand[name]) for name in card_names(names)))


@when(parsers.re(rf"(?P<who>{SEAT}) tries to draw again"))
def a_player_tries_to_draw_again(table: Table, who: str) -> None:
    """Say yes to drawing again, whether or not the player is asked."""
    attempt(table, seat(who), Option(value=True))


@then(parsers.re(rf"(?P<who>{SEAT}) is (?P<neg>not )?asked whether to draw again"))
def is_asked_to_redraw(table: Table, who: str, neg: str | None) -> None:
    """Expect that a player is asked whether to draw again, or that he is not."""
    decision = question(table)
    there = _asks_yes_or_no(decision, seat(who))
    expect_or_not(there, neg, f"{who} is {neg or ''}asked to draw again", "asked", decision)


@then(parsers.re(rf"(?P<who>{SEAT})'s hand is (?P<names>.+)"))
def hand_is(table: Table, who: str, names: str) -> None:
    """Expect these cards in a hand and no others, in any order."""
    wanted = sorted(card_names(names))
    seen = sorted(str(found.name) for found in table.zone(seat(who), "hand"))
    expect(seen == wanted, f"{who}'s hand", wanted, seen)


@then(parsers.re(rf"the bottom of (?P<who>{SEAT})'s deck is (?P<names>.+)"))
def bottom_of_deck_is(table: Table, who: str, names: str) -> None:
    """Expect the last cards of a deck, down to the lowest."""
    wanted = card_names(names)
    seen = [found.name for found in table.zone(seat(who), "deck")][-len(wanted) :]
    expect(seen == wanted, f"the bottom of {who}'s deck", wanted, seen)


# --- 3.3: ending a duel ---------------------------------------------------------------------------------


@given(parsers.re(r"the match has a time limit with an added turn(?P<knockout>, in a knockout tournament)?"))
def the_match_has_a_limit(table: Table, knockout: str | None) -> None:
    """Play a match in which time may be called, in a Swiss tournament or a knockout one."""
    table.position.format["extra_turns"] = True
    table.position.format["knockout"] = knockout is not None


@when("time is called")
def time_is_called(table: Table) -> None:
    """Call time, for the clock of the match."""
    play(table, cast(Seat, "clock"), Option(verb="call-time"))


@when("somebody tries to call time again")
def somebody_tries_to_call_time_again(table: Table) -> None:
    """Try to call time for the clock of the match, whether or not it is asked."""
    attempt(table, cast(Seat, "clock"), Option(verb="call-time"))


@when(parsers.re(rf"(?P<who>{SEAT}) says yes (?P<many>{COUNT}) times, everyone passing between"))
def says_yes_again_and_again(table: Table, who: str, many: str) -> None:
    """Say yes each time that the same optional thing is asked about, or how often a loop is gone through.

    When that has been said, or the game has ended, nobody is asked any more.
    """

    def asked_or_over(view: View) -> bool:
        decision = table.pending()
        return view.result is not None or _asks_yes_or_no(decision, seat(who)) or _asks_how_often(decision)

    left = count(many)
    while left:
        pass_until(table, asked_or_over, f"{who} is asked")
        if table.view().result is not None:
            return
        if _asks_how_often(table.pending()):
            play(table, seat(who), left)
            return
        play(table, seat(who), Option(value=True))
        left -= 1
    pass_until(table, asked_or_over, f"{who} is asked")


def _asks_how_often(decision: Decision | None) -> bool:
    """Return whether a decision asks how often a loop is gone through."""
    return decision is not None and decision.kind == "loop"


def _asks_yes_or_no(decision: Decision | None, player: Seat) -> bool:
    """Return whether a decision asks a player to say yes or no."""
    if decision is None or decision.player != player:
        return False
    return {option.value for option in decision.options} == {True, False}


@then(parsers.re(rf"the game is over and (?:(?P<who>{SEAT}) has won|it is a draw)"))
def the_game_is_over(table: Table, who: str | None) -> None:
    """Expect that a player has won, or nobody, and that nobody is asked anything."""
    result, decision = table.view().result, table.pending()
    winner = seat(who) if who else None
    ended = result is not None and result.winner == winner and result.draw == (winner is None)
    expect(ended, f"{who or 'nobody'} has won", winner, result)
    losers = set(result.losers) if result is not None else set()
    expect(losers <= set(SEATS) - {winner}, "only players have lost who have not won", SEATS, losers)
    expect(decision is None, "nobody is asked anything", None, decision)


# --- 3.4 to 3.10: what players do in their turns --------------------------------------------------------


def square_of(table: Table, who: str, words: str) -> Place:
    """Return a square by its name for a player; only the base squares are a player's own."""
    place = table.place(seat(who), words)
    return place if place.zone == "base" else Place(place.zone, None, place.slot)


def _act(table: Table, who: str, tries: str, main: Option, *parts: Option) -> None:
    """Make a play with a square or target, or try to; the engine may ask for the square apart."""
    table.open()
    if tries.startswith("tries"):
        attempt(table, seat(who), main, *parts)
        return
    if main.place is not None and not any(option.place for option in offered(table, seat(who))):
        parts = (Option(place=main.place), *parts)
        main = Option(verb=main.verb, card=main.card)
    play(table, seat(who), main)
    finish(table, seat(who), *parts)


def in_hand_or_plan(table: Table, who: str, name: str) -> str:
    """Return the ref of a card to play: in the hand or the plan, before any of that name elsewhere."""
    for zone in ("hand", "deck"):
        for seen in table.zone(seat(who), zone):
            if seen.name == card(name).name and seen.ref and (zone == "hand" or seen.face == "up"):
                return seen.ref
    return table.ref(card(name))


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) controls (?P<owner>{SEAT})'s (?P<name>\"[^\"]+\"), (?P<pose>released|frozen)"
        rf" in (?:{POSSESSIVE}) (?P<place>{SQUARE})"
    )
)
def controls_the_unit_of(table: Table, who: str, owner: str, name: str, pose: str, place: str) -> None:
    """Lay a unit of one player on a square under the control of the other."""
    zone, slot = table.setting.words.place(place, seat(who))
    state = table.setting.words.state(pose)
    table.put(seat(who), zone, name.strip('"'), at=slot, owner=seat(owner), controller=seat(who), **state)


@given(parsers.re(rf"(?P<who>{SEAT}) could respond"))
def could_respond(table: Table, who: str) -> None:
    """Give a player a strategy that does nothing, so that she is asked whenever she has priority."""
    table.filled.add((seat(who), "responses"))


@given(parsers.re(rf"(?P<who>{SEAT}) has the plan (?P<name>\"[^\"]+\")"))
def has_the_plan(table: Table, who: str, name: str) -> None:
    """Lay a card face up on top of the deck."""
    table.put(seat(who), "deck", name.strip('"'), top=True, face="up")


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to play|plays) (?P<what>{CARD})"
        rf"(?: to (?:{POSSESSIVE}) (?P<place>{SQUARE}))?(?: aiming at (?P<targets>{CARDS}))?"
    )
)
def a_player_plays(
    table: Table, who: str, tries: str, what: str, place: str | None, targets: str | None
) -> None:
    """Play a card of the hand or the plan, to a square or at targets."""
    table.open()
    ref = in_hand_or_plan(table, who, what)
    main = Option(verb="play", card=ref, place=square_of(table, who, place) if place else None)
    _act(table, who, tries, main, *(Option(card=table.ref(each)) for each in cards(targets or "")))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to move|moves) (?P<what>{CARD})"
        rf" to (?:{POSSESSIVE}) (?P<place>{SQUARE})"
    )
)
def a_player_moves(table: Table, who: str, tries: str, what: str, place: str) -> None:
    """Move a unit to a square."""
    table.open()
    _act(
        table, who, tries, Option(verb="move", card=table.ref(card(what)), place=square_of(table, who, place))
    )


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to make|makes) a plan"))
def a_player_makes_a_plan(table: Table, who: str, tries: str) -> None:
    """Turn the top card of the deck face up."""
    play_or_attempt(table, seat(who), tries, Option(verb="plan"))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to renew|renews) (?:{POSSESSIVE}) plan"))
def a_player_renews_the_plan(table: Table, who: str, tries: str) -> None:
    """Put the plan away, and turn the next card face up."""
    play_or_attempt(table, seat(who), tries, Option(verb="renew"))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to smash|smashes) with (?P<what>{CARD})"))
def a_player_smashes(table: Table, who: str, tries: str, what: str) -> None:
    """Freeze a unit in the smash phase."""
    table.open()
    play_or_attempt(table, seat(who), tries, Option(verb="smash", card=table.ref(card(what))))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to put|puts) (?P<what>{CARD}) into (?:{POSSESSIVE}) energy zone"
    )
)
def a_player_charges(table: Table, who: str, tries: str, what: str) -> None:
    """Put a card of the hand into the energy zone."""
    table.open()
    play_or_attempt(table, seat(who), tries, Option(verb="charge", card=in_hand_or_plan(table, who, what)))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to activate|activates) (?P<what>{CARD})"))
def a_player_activates(table: Table, who: str, tries: str, what: str) -> None:
    """Play the only activated ability of a card."""
    table.open()
    name = card(what).name
    abilities = [a.id for face in table.cards[name].faces for a in face.abilities if a.kind == "activated"]
    option = Option(verb="activate", card=table.ref(card(what)), value=abilities[0])
    play_or_attempt(table, seat(who), tries, option)


@when("the triggers are put in any order")
def triggers_in_any_order(table: Table) -> None:
    """Put triggered abilities in the order in which they are offered."""
    decision = table.pending()
    while decision is not None and decision.kind == "trigger":
        choice = Choice(decision=decision.id, by=decision.player)
        if isinstance(decision.shape, Pick):
            choice.pick = decision.options[:1]
        else:
            choice.order = decision.options
        table.choose(choice)
        decision = table.pending()


@then(parsers.re(rf"(?P<who>{SEAT})'s plan is (?P<name>\"[^\"]+\")"))
def the_plan_is(table: Table, who: str, name: str) -> None:
    """Expect a card face up on top of a deck."""
    seen = _plan_of(table, seat(who))
    expect(seen == name.strip('"'), f"{who}'s plan is {name}", name, seen)


@then(parsers.re(rf"(?P<who>{SEAT}) has no plan"))
def there_is_no_plan(table: Table, who: str) -> None:
    """Expect no card face up on top of a deck."""
    seen = _plan_of(table, seat(who))
    expect(seen is None, f"{who} has no plan", None, seen)


def _plan_of(table: Table, who: Seat) -> str | None:
    """Return the name of a player's plan; None if there is no plan."""
    deck = table.zone(who, "deck")
    return deck[0].name if deck and deck[0].face == "up" else None


@then(parsers.re(rf"(?P<who>{SEAT}) (?P<neg>is|is not) asked what to do"))
def is_asked(table: Table, who: str, neg: str) -> None:
    """Expect that the next question with a choice is a player's, or that it is not."""
    decision = question(table)
    asked = decision is not None and decision.player == seat(who)
    expect(asked == (neg == "is"), f"{who} {neg} asked", neg, decision)


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?on the stack"))
def is_on_the_stack(table: Table, what: str, neg: str | None) -> None:
    """Expect that a card, or a move or ability of it, is on the stack, or that none is."""
    refs = {seen.ref for seen in table.find_all(card(what))}
    stack = table.view().stack
    there = [item for item in stack if item.source in refs or item.card in refs]
    expect_or_not(there, neg, f"{what} is {neg or ''}on the stack", what, stack)


@then(parsers.re(rf"there (?:are|is) (?P<many>{COUNT}) things? on the stack"))
def stack_has(table: Table, many: str) -> None:
    """Expect so many things on the running stack."""
    stack = table.view().stack
    expect(len(stack) == count(many), f"{many} things are on the stack", count(many), stack)


@then("the stack is empty")
def the_stack_is_empty(table: Table) -> None:
    """Expect nothing on the running stack."""
    stack = table.view().stack
    expect(not stack, "the stack is empty", [], stack)


@then(parsers.re(rf"there is (?P<neg>a|no) battle(?: in (?P<who>{SEAT})'s (?P<place>{SQUARE}))?"))
def there_is_a_battle(table: Table, neg: str, who: str | None, place: str | None) -> None:
    """Expect that a battle is fought, on a square if one is named, or that none is."""
    fights = table.view().fights
    if who and place:
        square = square_of(table, who, place)
        fights = [fight for fight in fights if fight.place == square]
    expect(bool(fights) == (neg == "a"), f"there is {neg} battle", neg, table.view().fights)


@then(parsers.re(r"the battle stands at the (?P<step>first|second|end) step"))
def battle_step(table: Table, step: str) -> None:
    """Expect that the battle is in a step."""
    seen = table.view().step
    expect(seen == step, f"the battle is in its {step} step", step, seen)


@then(parsers.re(rf"(?P<what>{CARD}) has power (?P<power>\d+)"))
def has_power(table: Table, what: str, power: str) -> None:
    """Expect a unit's power as it is now."""
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
    """Expect so many released or frozen cards in a zone."""
    zone, slot = table.setting.words.place(place, seat(who))
    wanted = table.setting.words.poses[pose]
    seen = sum(each.turned == wanted for each in table.zone(seat(who), zone, slot))
    many_cards = counted(count(many), f"{pose} card")
    expect(seen == count(many), f"{who} has {many_cards} in the {place}", count(many), seen)


@then(parsers.re(rf"nobody sees the cards in (?P<who>{SEAT})'s (?P<place>[a-z0-9 ]+)"))
def nobody_sees(table: Table, who: str, place: str) -> None:
    """Expect cards in a zone whose fronts neither player sees."""
    zone, slot = table.setting.words.place(place, seat(who))
    there = table.zone(seat(who), zone, slot)
    seen = [each.name for viewer in SEATS for each in table.zone(seat(who), zone, slot, viewer) if each.name]
    expect(bool(there) and not seen, f"nobody sees the cards in {who}'s {place}", [], seen or there)
