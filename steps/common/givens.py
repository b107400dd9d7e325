"""Givens of all games: whose turn it is, and where which cards lie."""

from pytest_bdd import given, parsers

from steps.common.script import in_phase, pass_until
from steps.common.table import Table
from steps.common.words import COUNT, POSSESSIVE, SEAT, card_names, count, seat

_POSE = r"[a-z-]+ "


@given(parsers.re(rf"it is (?P<who>{SEAT})'s (?P<phase>[a-z ]+)"))
def it_is_the_phase(table: Table, who: str, phase: str) -> None:
    """Open the table in a phase, or pass up to that phase from the door that leads there."""
    player = seat(who)
    door, name, step = table.setting.words.phases[phase]
    table.at(door, player)
    if name is not None:
        table.preamble.append(lambda t: pass_until(t, in_phase(name, step, player), phase))


@given(parsers.re(rf"(?P<who>{SEAT})'s turn is about to begin"))
def turn_is_about_to_begin(table: Table, who: str) -> None:
    """Open the table at the start of a player's turn."""
    table.at("turn", seat(who))


@given(parsers.re(r"it is the (?P<which>first|second|third|fourth) turn of the game"))
def it_is_the_turn(table: Table, which: str) -> None:
    """Number the turn."""
    turn = ("first", "second", "third", "fourth").index(which) + 1
    table.at(table.position.door, table.position.active, turn)


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) (?P<pose>{_POSE})?(?P<name>\"[^\"]+\")"
        rf" in (?:{POSSESSIVE}) (?P<place>[A-Za-z0-9 ]+?)(?: with (?P<damage>\d+) damage)?"
    )
)
def has_cards(
    table: Table, who: str, many: str, pose: str | None, name: str, place: str, damage: str | None
) -> None:
    """Lay cards of one name in a zone, in a pose (``tapped``, ``face-down``, ...), with damage."""
    player = seat(who)
    zone, slot = table.setting.words.place(place, player)
    for _ in range(count(many)):
        table.put(
            player,
            zone,
            name.strip('"'),
            at=slot,
            **table.setting.words.state((pose or "").strip()),
            damage=int(damage or 0),
        )


@given(parsers.re(rf"(?P<who>{SEAT})'s (?P<place>deck|library) is (?P<names>.+), from the top"))
def deck_is(table: Table, who: str, place: str, names: str) -> None:
    """Lay the whole deck, from the top."""
    zone, _ = table.setting.words.place(place, seat(who))
    table.filled.add((seat(who), zone))
    for name in card_names(names):
        table.put(seat(who), zone, name)


@given(parsers.re(rf"the top of (?P<who>{SEAT})'s deck is (?P<names>.+)"))
def top_of_deck_is(table: Table, who: str, names: str) -> None:
    """Lay the top cards of the deck, from the top; the game's setting fills in the cards below."""
    for name in reversed(card_names(names)):
        table.put(seat(who), "deck", name, top=True)
    table.filled.discard((seat(who), "deck"))


@given(
    parsers.re(rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) cards? in (?:{POSSESSIVE}) (?P<place>[A-Za-z0-9 ]+)")
)
def has_some_cards(table: Table, who: str, many: str, place: str) -> None:
    """Lay cards that do not matter: the game's filler."""
    zone, slot = table.setting.words.place(place, seat(who))
    table.filled.add((seat(who), zone))
    for _ in range(count(many)):
        table.put(seat(who), zone, table.setting.filler, at=slot)
