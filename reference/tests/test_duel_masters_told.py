"""What is told of battles, of seals that are put on cards, and of effects that waited."""

import pytest

import reference
from duelproof.port import CardIn, Cause, Choice, Event, Option, Position, SeatPosition, Seeded
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.duel_masters.vocabulary import Fight, Seal
from reference.tests.dm_table import creature, spell

OURS = Select(which="all", filter=Filter(owner="you", type="creature"))
THEIRS = Select(which="all", filter=Filter(owner="opponent", type="creature"))
DUEL = Fight(first=OURS, second=THEIRS)
ARRIVED = a.Ability(
    id="arrived", kind="triggered", trigger=a.Trigger(on="move", self_only=True, to=("battle",)),
    effect=(a.Draw(),),
)  # fmt: skip
GUEST = creature("Guest", 1, 1000, ("fire",))
GUEST.faces[0].abilities.append(ARRIVED)
SET = (
    creature("Small", 1, 1000, ("fire",)),
    creature("Big", 2, 2000, ("fire",)),
    creature("Slayer", 1, 1000, ("fire",), "slayer"),
    creature("Sure", 1, 1000, ("fire",), "wins-battles"),
    GUEST,
)


def played(name: str, effect: a.Instr, ours: list[str], theirs: list[str]) -> list[Event]:
    """List all events as Alice uses a card of her hand, with these creatures on the table."""
    zones = {
        "hand": [CardIn(ref="go", name=name)],
        "mana": [CardIn(ref="mana", name="Small")],
        "battle": [CardIn(ref=f"our{number}", name=each) for number, each in enumerate(ours)],
        "deck": [CardIn(ref=f"deck{number}", name="Small") for number in range(4)],
    }
    battle = [CardIn(ref=f"their{number}", name=each) for number, each in enumerate(theirs)]
    deck = [CardIn(ref=f"last{number}", name="Small") for number in range(2)]
    position = Position(
        game="duel-masters", revision="s-max", door="main", turn=3, chance=Seeded(1), events=True,
        cards={spec.name: spec for spec in (*SET, spell("Go", 1, ("fire",), effect))},
        seats={
            "alice": SeatPosition(zones=zones), "bob": SeatPosition(zones={"battle": battle, "deck": deck})
        },
    )  # fmt: skip
    engine = reference.engine()
    engine.open(position)
    asked = engine.pending()
    assert asked is not None
    engine.submit(Choice(decision=asked.id, by="alice", pick=[Option(verb="play", card="go")]))
    return engine.events(viewer="judge")


def the(kind: str, events: list[Event]) -> Event:
    """Find the one event of a kind."""
    [found] = [event for event in events if event.kind == kind]
    return found


@pytest.mark.parametrize(
    ("ours", "theirs", "winners", "beaten"),
    [
        ("Big", "Small", ("our0",), "their0"),
        ("Small", "Big", ("their0",), "our0"),
        ("Small", "Small", (), None),
        ("Sure", "Sure", ("our0", "their0"), None),
    ],
)
def test_who_battles_and_who_has_won_is_told(
    ours: str, theirs: str, winners: tuple[str, ...], beaten: str | None
) -> None:
    events = played("Go", DUEL, [ours], [theirs])
    assert the("battle_start", events).cards == ("our0", "their0")
    ended = the("battle_end", events)
    assert (ended.cards, ended.target) == (winners, beaten)
    kinds = [event.kind for event in events]
    assert kinds.index("battle_start") < kinds.index("battle_end")


@pytest.mark.parametrize(
    ("ours", "theirs", "dead"),
    [
        ("Slayer", "Big", {"our0", "their0"}),
        ("Big", "Slayer", {"our0", "their0"}),
        ("Slayer", "Small", {"our0", "their0"}),
        ("Small", "Big", {"our0"}),
    ],
)
def test_what_beats_a_slayer_is_destroyed_too(ours: str, theirs: str, dead: set[str]) -> None:
    events = played("Go", DUEL, [ours], [theirs])
    assert {event.card for event in events if event.verb == "destroy"} == dead


def test_it_is_told_which_card_is_a_seal_on_which() -> None:
    events = played("Go", Seal(what=THEIRS), [], ["Small", "Big"])
    told = [
        (event.card, event.player, event.target, event.name) for event in events if event.kind == "attached"
    ]
    assert told == [("last0", "bob", "their0", "seal"), ("last1", "bob", "their1", "seal")]


def test_an_effect_that_waited_is_told_of_and_is_the_cause_of_what_it_does() -> None:
    events = played("Guest", a.Draw(), [], [])
    start, end = the("resolve_start", events), the("resolve_end", events)
    assert (start.card, start.player, end.card, end.player) == ("go", "alice", "go", "alice")
    assert start.item == end.item == the("triggered", events).item
    cause = Cause(by="effect", item=start.item, source="go", player="alice")
    drawn = next(event for event in events if event.verb == "draw")
    assert (start.cause, drawn.cause, end.cause) == (cause, cause, cause)
    assert start.seq < drawn.seq < end.seq
