"""Cards of Duel Masters on their way: who is told what of a move, and when a card is in use no more."""

import pytest

import reference
from duelproof.port import CardIn, Cause, Choice, Event, Option, Position, SeatPosition, Seeded, Viewer
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.duel_masters.s4_zones.cards_in_transit import is_done
from reference.duel_masters.s4_zones.general import new_game
from reference.duel_masters.vocabulary import Seal
from reference.kernel.card import Card, place
from reference.tests.dm_table import creature, spell

OURS = Select(which="all", filter=Filter(owner="you", zones=("battle",)))
PLAIN, TWO = creature("Plain", 2, 2000, ("fire",)), creature("Two", 2, 2000, ("fire", "light"))


def position(effect: a.Instr, *, events: bool = True) -> Position:
    """Return a table where Alice has a creature, and can cast a spell with this effect."""
    zones = {
        "hand": [CardIn(ref="go", name="Go")],
        "mana": [CardIn(ref="mana", name="Plain")],
        "battle": [CardIn(ref="it", name="Two")],
        "deck": [CardIn(ref=f"deck{number}", name="Plain") for number in range(1, 5)],
    }
    theirs = SeatPosition(zones={"deck": [CardIn(ref="last", name="Plain")]})
    return Position(
        game="duel-masters", revision="s-max", door="main", turn=3, chance=Seeded(1), events=events,
        cards={spec.name: spec for spec in (PLAIN, TWO, spell("Go", 1, ("fire",), effect))},
        seats={"alice": SeatPosition(zones=zones), "bob": theirs},
    )  # fmt: skip


def moves(effect: a.Instr, viewer: Viewer, *, events: bool = True) -> list[Event]:
    """List the moves of cards that somebody is told of as Alice casts the spell, but that of the spell."""
    engine = reference.engine()
    engine.open(position(effect, events=events))
    asked = engine.pending()
    assert asked is not None
    engine.submit(Choice(decision=asked.id, by="alice", pick=[Option(verb="play", card="go")]))
    return [event for event in engine.events(viewer=viewer) if event.kind == "move" and event.card != "go"]


@pytest.mark.parametrize(("viewer", "named"), [("alice", "deck1"), ("bob", "alice.deck#1")])
def test_who_does_not_see_a_card_is_told_where_it_lay_before_it_moved(viewer: Viewer, named: str) -> None:
    [drawn] = moves(a.Draw(), viewer)
    assert (drawn.card, drawn.origin, drawn.place) == (named, place("deck", "alice"), place("hand", "alice"))


@pytest.mark.parametrize("viewer", ["alice", "bob"])
def test_who_saw_a_card_before_it_moved_is_told_which_one_it_was(viewer: Viewer) -> None:
    [returned] = moves(a.Move(what=OURS, to="hand", verb="put"), viewer)
    assert (returned.card, returned.verb, returned.player) == ("it", "put", "alice")


@pytest.mark.parametrize(("to", "turned"), [("mana", "exhausted"), ("hand", None)])
def test_how_a_card_lies_is_told_where_cards_can_lie_in_two_ways(to: str, turned: str | None) -> None:
    [moved] = moves(a.Move(what=OURS, to=to, verb="put"), "judge")
    assert (moved.turned, moved.face) == (turned, None)


@pytest.mark.parametrize("viewer", ["alice", "bob"])
def test_of_a_seal_players_are_told_that_it_comes_face_down(viewer: Viewer) -> None:
    [laid] = moves(Seal(what=OURS), viewer)
    assert (laid.card, laid.face) == ("alice.deck#1", "down")


def test_what_a_spell_does_is_told_as_caused_by_it() -> None:
    [drawn] = moves(a.Draw(), "judge")
    assert drawn.cause == Cause(by="effect", item="spell-1", source="go", player="alice")


def test_no_move_is_told_where_events_are_not_wanted() -> None:
    assert moves(a.Draw(), "judge", events=False) == []


def test_a_card_whose_use_is_over_does_not_pend() -> None:
    game = new_game(position(a.Draw()))
    card = Card("go", game.definitions["Go"], "alice", "alice", place("hand", "alice"), pending=True)
    game.using = [card]
    is_done(game, card)
    assert (card.pending, game.using) == (False, [])


def test_the_life_of_a_card_counts_how_often_it_became_a_new_object() -> None:
    card = Card("it", PLAIN, "alice", "alice", place("hand", "alice"))
    lives = [card.life]
    for _ in range(2):
        card.renew()
        lives.append(card.life)
    assert lives == [0, 1, 2]
