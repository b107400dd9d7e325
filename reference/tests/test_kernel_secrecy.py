"""What one player is told about the question to the other."""

from copy import deepcopy
from random import Random

import reference
from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.games import features_folder, game
from duelproof.playout.games import playbook
from duelproof.port import (
    SEATS,
    Ability,
    CardIn,
    CardSpec,
    Choice,
    Decision,
    Opened,
    Option,
    Pick,
    Position,
    Seat,
    SeatPosition,
    Seeded,
)
from duelproof.port.abilities import Search
from duelproof.port.engine import Engine
from duelproof.port.selections import Filter
from reference.tests import gate_ruler_tables as tables


def asked_at_the_start() -> tuple[Engine, Decision]:
    engine = reference.engine()
    engine.open(tables.position("Knight", "Knight", 1))
    decision = engine.pending()
    assert decision is not None
    assert decision.kind == "act"
    return engine, decision


def test_what_another_player_could_do_is_not_told_nor_how_much_it_is() -> None:
    engine, decision = asked_at_the_start()
    other = engine.pending("bob" if decision.player == "alice" else "alice")
    assert other is not None
    assert (other.options, other.hidden) == ([], 0)
    assert (other.id, other.player, other.kind) == (decision.id, decision.player, decision.kind)


def test_the_one_who_is_asked_is_told_all_options() -> None:
    engine, decision = asked_at_the_start()
    assert engine.pending("alice" if decision.player == "alice" else "bob") == decision


def test_options_that_name_cards_out_of_sight_are_hidden() -> None:
    position = playbook("duel-masters").deal({}, Random(1))
    spec = position.cards[position.seats["alice"].zones["deck"][0].name]
    spec.faces[0].abilities.append(Ability(id="early", kind="keyword", keyword="starts-in-battle"))
    engine = reference.engine()
    engine.open(position)
    mine, others = engine.pending("alice"), engine.pending("bob")
    assert mine is not None and others is not None
    assert (mine.player, len(mine.options) > 1) == ("alice", True)
    assert (others.options, others.hidden) == ([], 0)


def test_how_many_cards_of_a_deck_a_player_may_take_is_not_told() -> None:
    """How many match bounds how many may be taken."""
    cards = dict(load_cards(features_folder(game("gate-ruler")) / "cards", "gate-ruler"))
    searching = Search(filter=Filter(name="Ember Recruit"), n=3)
    cards["Kind Letter"] = letter = deepcopy(cards["Kind Letter"])  # others share the card
    letter.faces[0].abilities[0].effect = (searching,)
    zones = {seat: {"ruler": [CardIn(ref=f"{seat}-ruler", name="Knight")]} for seat in SEATS}
    names = ["Plain Marcher", "Ember Recruit", "Ember Recruit", "Plain Marcher"]
    zones["alice"] |= {
        "hand": [CardIn(ref="letter", name="Kind Letter")],
        "deck": [CardIn(ref=f"deck-{at}", name=name) for at, name in enumerate(names)],
    }
    zones["bob"] |= {"deck": [CardIn(ref="bob-deck", name="Plain Marcher")]}
    engine = opened(cards, zones)
    choose(engine, "letter")
    for _ in SEATS:
        engine.submit(passing(engine))
    mine, others = engine.pending("alice"), engine.pending("bob")
    assert mine is not None and others is not None
    assert (len(mine.options), mine.shape) == (2, Pick(min=0, max=2))
    assert (others.kind, others.options, others.hidden, others.shape) == (mine.kind, [], 0, Pick())


def test_an_item_that_targets_a_card_gone_to_a_hand_does_not_name_it_any_more() -> None:
    cards = load_cards(features_folder(game("gate-ruler")) / "cards", "gate-ruler")
    zones = {
        seat: {
            "ruler": [CardIn(ref=f"{seat}-ruler", name="Knight")],
            "deck": [CardIn(ref=f"{seat}-deck-{at}", name="Plain Marcher") for at in range(5)],
        }
        for seat in SEATS
    }
    zones["alice"] |= {
        "attack": [CardIn(ref="aimed-at", name="Ember Recruit", at="1")],
        "hand": [CardIn(ref="blessing", name="Measured Blessing")],
    }
    zones["bob"] |= {"set": [CardIn(ref="fade", name="Fade Away", at="1")]}
    engine = opened(cards, zones)
    choose(engine, "blessing")
    assert [item.targets for item in engine.observe("bob").stack] == [["aimed-at"]]
    choose(engine, "fade")
    engine.submit(passing(engine))
    engine.submit(passing(engine))
    lying = {card.ref for card in engine.observe().seats["alice"].zones["hand"].cards}
    assert "aimed-at" in lying
    for viewer, named in (("judge", "aimed-at"), ("alice", "aimed-at"), ("bob", "alice.hand#1")):
        stack = engine.observe(viewer).stack  # type: ignore[arg-type]
        assert [item.targets for item in stack] == [[named]]


def opened(cards: dict[str, CardSpec], zones: dict[Seat, dict[str, list[CardIn]]]) -> Engine:
    """Open a table of Gate Ruler in Alice's main phase."""
    engine = reference.engine()
    answer = engine.open(
        Position(
            game="gate-ruler",
            revision="1.1.2",
            door="main",
            seats={seat: SeatPosition(zones=zones[seat]) for seat in SEATS},
            cards=cards,
            chance=Seeded(seed=1),
        )
    )
    assert isinstance(answer, Opened), answer
    return engine


def choose(engine: Engine, card: str) -> None:
    """Pass until the card can be played, and play it at the only target."""
    for _ in range(4):
        decision = engine.pending()
        assert decision is not None
        fitting = [option for option in decision.options if (option.verb, option.card) == ("play", card)]
        if fitting:
            engine.submit(Choice(decision=decision.id, by=decision.player, pick=fitting[:1]))
            return
        engine.submit(passing(engine))
    raise AssertionError(f"{card} could not be played")


def passing(engine: Engine) -> Choice:
    decision = engine.pending()
    assert decision is not None
    return Choice(decision=decision.id, by=decision.player, pick=[Option(verb="pass")])
