"""Cards of Duel Masters that lie on or under others or go to decks: what players are asked and told."""

import msgspec
import pytest

import reference
from duelproof.port import (
    CardIn,
    CardSpec,
    Choice,
    Decision,
    Event,
    Face,
    Option,
    Position,
    SeatPosition,
    Seeded,
    Traits,
    Viewer,
)
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.duel_masters.s3_card_types.auras import as_read
from reference.duel_masters.vocabulary import PutUnder
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_table import creature, spell

PLAIN = creature("Plain", 1, 2000, ("fire",))
CROW = CardSpec(
    name="Crow",
    game="duel-masters",
    faces=[Face(traits=Traits(type=["creature"], name="Crow", supertype="GR", cost=3, power=2000))],
)
ONES = Select(which="choose", filter=Filter(owner="you", zones=("battle",)))
TOP = Select(which="top")


def castle() -> CardSpec:
    """Return a castle that can be used for one mana."""
    traits = Traits(type=["castle"], name="Fort", cost=1, colors=["fire"])
    return CardSpec(name="Fort", game="duel-masters", faces=[Face(traits=traits)])


def playing(spec: CardSpec, *theirs: CardSpec, revision: str = "s-max") -> ReferenceEngine:
    """Return an engine where Alice, who has two creatures and two shields, plays a card; Bob has others."""
    zones = {
        "hand": [CardIn(ref="go", name=spec.name)],
        "mana": [CardIn(ref="mana", name="Plain")],
        "battle": [CardIn(ref="one", name="Plain"), CardIn(ref="two", name="Plain")],
        "shield": [CardIn(ref="left", name="Plain", at="1"), CardIn(ref="right", name="Plain", at="2")],
        "deck": [CardIn(ref="top", name="Plain"), CardIn(ref="next", name="Plain")],
        "gr": [CardIn(ref="crow", name="Crow")],
    }
    his = {
        "deck": [CardIn(ref="last", name="Plain")],
        "battle": [CardIn(ref=each.name.lower(), name=each.name) for each in theirs],
    }
    engine = reference.engine()
    engine.open(
        Position(
            game="duel-masters", revision=revision, door="main", turn=3, chance=Seeded(1), events=True,
            cards={each.name: each for each in (PLAIN, CROW, spec, *theirs)},
            seats={"alice": SeatPosition(zones=zones), "bob": SeatPosition(zones=his)},
        )
    )  # fmt: skip
    engine.submit(Choice(decision=asked(engine).id, by="alice", pick=[Option(verb="play", card="go")]))
    return engine


def asked(engine: ReferenceEngine, viewer: Viewer = "judge") -> Decision:
    """Return the open decision as somebody sees it."""
    decision = engine.pending(viewer)
    assert decision is not None
    return decision


def told(engine: ReferenceEngine, kind: str) -> Event:
    """Return the one event of a kind."""
    [event] = [event for event in engine.events() if event.kind == kind]
    return event


def test_who_uses_a_castle_is_asked_about_it_for_the_shield_that_it_fortifies() -> None:
    decision = asked(playing(castle()))
    assert (decision.player, decision.kind, decision.about, decision.part) == (
        "alice", "choose", "go", "fortify",
    )  # fmt: skip


def test_it_is_told_which_castle_is_on_which_shield() -> None:
    engine = playing(castle())
    decision = asked(engine)
    engine.submit(Choice(decision=decision.id, by="alice", pick=[decision.options[1]]))
    event = told(engine, "attached")
    assert (event.card, event.player, event.target, event.name) == (
        "go", "alice", "alice.shield#2", "castle",
    )  # fmt: skip


def test_it_is_told_which_card_lies_beneath_which() -> None:
    engine = playing(spell("Go", 1, ("fire",), PutUnder(what=TOP, to=ONES)))
    engine.submit(Choice(decision=asked(engine).id, by="alice", pick=[Option(card="two")]))
    event = told(engine, "stacked")
    assert (event.card, event.player, event.target) == ("top", "alice", "two")


def test_only_the_owner_of_cards_that_go_to_a_deck_sees_what_is_asked_about_their_order() -> None:
    ours = Select(which="all", filter=Filter(type="creature", owner="you"))
    engine = playing(spell("Go", 1, ("fire",), a.Move(what=ours, to="deck")))
    decision = asked(engine)
    assert (decision.player, decision.kind, decision.about) == ("alice", "order", "spell-1")
    assert [option.card for option in asked(engine, "alice").options] == ["one", "two"]
    assert asked(engine, "bob").options == []


def test_what_is_no_aura_is_read_as_it_is_printed() -> None:
    assert as_read(PLAIN) is PLAIN


@pytest.mark.parametrize("first", [True, False])
def test_of_a_card_with_one_side_that_is_an_aura_only_that_side_is_read_as_one(first: bool) -> None:
    aura = Face(traits=Traits(type=["aura"], name="Cloak", power=1000))
    faces = [aura, PLAIN.faces[0]] if first else [PLAIN.faces[0], aura]
    read = as_read(CardSpec(name="Both", game="duel-masters", faces=faces))
    powers = [face.traits.power for face in read.faces]
    assert powers == ([msgspec.UNSET, 2000] if first else [2000, msgspec.UNSET])


def test_an_aura_for_which_no_creature_may_be_summoned_stays_in_the_hand() -> None:
    ward = creature("Ward", 2, 2000, ("light",))
    theirs = Select(which="all", filter=Filter(type="creature", owner="opponent", zones=("gr",)))
    barred = a.Forbid(action="use", what=theirs)
    ward.faces[0].abilities.append(a.Ability(id="ward", kind="static", effect=(barred,)))
    cloak = Face(traits=Traits(type=["aura"], name="Cloak", cost=1, colors=["fire"], power=1000))
    engine = playing(CardSpec(name="Cloak", game="duel-masters", faces=[cloak]), ward)
    zones = engine.observe("judge").seats["alice"].zones
    assert [card.ref for card in zones["hand"].cards] == ["go"]
    assert [card.ref for card in zones["gr"].cards] == ["crow"]


def test_by_1_13_a_card_in_use_that_comes_nowhere_is_put_into_the_graveyard() -> None:
    guard = creature("Guard", 2, 2000, ("light",))
    kept = a.ReplaceEvent(event=a.Trigger(on="move", to=("battle",), player="opponent"))
    guard.faces[0].abilities.append(a.Ability(id="keeps", kind="replacement", effect=(kept,)))
    engine = playing(creature("Go", 1, 3000, ("fire",)), guard, revision="1.13")
    zones = engine.observe("judge").seats["alice"].zones
    assert [card.ref for card in zones["graveyard"].cards] == ["go"]
    assert zones["hand"].cards == []
