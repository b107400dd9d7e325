"""How cards of Duel Masters come to be linked, and part: what is asked, told and shown of each card."""

from collections.abc import Iterable

import msgspec
import pytest

import reference
from duelproof.playout.campaign import cards_of
from duelproof.port import (
    SEATS,
    Accepted,
    CardIn,
    Choice,
    Event,
    NotOpened,
    OpenAnswer,
    Opened,
    Option,
    Position,
    Seat,
    SeatPosition,
    Seeded,
)
from duelproof.port.position import LinkedCard
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_table import creature

GAME = "duel-masters"
SET = {**cards_of(GAME), "Sky Colossus": creature("Sky Colossus", 2, 2000, ("light",))}
Zones = dict[str, list[CardIn]]


def lying(name: str, ref: str = "", *, side: int = 0, linked: Iterable[CardIn] = ()) -> CardIn:
    """Return a card that lies by itself, or has others linked to it in a row to its right."""
    row = [LinkedCard(card=other, x=x, y=0) for x, other in enumerate(linked, 1)]
    return CardIn(ref=ref or name, name=name, side=side, linked=row)


def mana(*names: str) -> list[CardIn]:
    return [CardIn(ref=f"mana-{number}", name=name) for number, name in enumerate(names)]


def opened(hers: Zones, his: Zones | None = None) -> tuple[ReferenceEngine, OpenAnswer]:
    """Return an engine at a main step of Alice, and its answer."""
    seats: dict[Seat, SeatPosition] = {}
    for seat, zones in zip(SEATS, (hers, his or {}), strict=True):
        deck = [CardIn(ref=f"{seat}-{number}", name="Tide Runner") for number in range(5)]
        seats[seat] = SeatPosition(zones={"deck": deck, **zones})
    lie = [card for side in seats.values() for zone in side.zones.values() for card in zone]
    names = {card.name for card in (*lie, *(part.card for card in lie for part in card.linked))}
    engine = reference.engine()
    return engine, engine.open(
        Position(
            game=GAME,
            revision="s-max",
            door="main",
            turn=3,
            cards={name: SET[name] for name in names},
            chance=Seeded(1),
            seats=seats,
            events=True,
        )
    )


def table(hers: Zones, his: Zones | None = None) -> ReferenceEngine:
    engine, answer = opened(hers, his)
    assert isinstance(answer, Opened), answer
    return engine


def choose(engine: ReferenceEngine, card: str, value: str | None = None) -> None:
    """Choose the option that points at a card."""
    decision = engine.pending()
    assert decision is not None
    [option] = [each for each in decision.options if each.card == card and each.value == value]
    answer = engine.submit(Choice(decision=decision.id, by=decision.player, pick=[option]))
    assert isinstance(answer, Accepted), answer


def told(engine: ReferenceEngine, *kinds: str) -> list[Event]:
    return [event for event in engine.events() if event.kind in kinds]


def power(engine: ReferenceEngine, ref: str) -> object:
    """Return the power of a card as it is by itself."""
    cards = [card for side in engine.observe("judge").seats.values() for card in side.zones["battle"].cards]
    [seen] = [card.traits for card in cards if card.ref == ref]
    assert seen is not None
    return seen.power


def test_links_that_are_made_and_undone_are_told() -> None:
    engine = table(
        {
            "battle": [lying("Ash Left Hand", "left")],
            "hand": [CardIn(ref="right", name="Ash Right Hand"), CardIn(ref="hush", name="Hush of the Gods")],
            "mana": mana("Grave Hound", "Grave Hound", "Lamp Squire"),
        }
    )
    choose(engine, "right")
    choose(engine, "mana-0")
    choose(engine, "mana-1")
    choose(engine, "left", "right")
    [made] = told(engine, "linked")
    assert (made.card, made.cards, made.player, made.name) == ("right", ("left", "right"), "alice", "right")
    choose(engine, "hush")
    [undone] = told(engine, "unlinked")
    assert (undone.card, undone.cards, undone.player) == ("right", ("left", "right"), "alice")


def deck_of(engine: ReferenceEngine, viewer: Seat) -> list[str]:
    """Return the cards of Alice's deck that a player sees."""
    return [card.ref for card in engine.observe(viewer).seats["alice"].zones["deck"].cards if card.ref]


def test_who_chooses_what_a_card_of_the_deck_is_linked_to_sees_it_and_nobody_else() -> None:
    deck = [CardIn(ref="right", name="Ash Right Hand"), CardIn(ref="next", name="Tide Runner")]
    growth = [CardIn(ref="growth", name="Wild Growth")]
    gods = [lying("Ash Left Hand", "left")]
    engine = table({"battle": gods, "deck": deck, "hand": growth, "mana": mana("Moss Giant")})
    assert deck_of(engine, "alice") == []
    choose(engine, "growth")
    decision = engine.pending()
    assert decision is not None
    assert (decision.kind, decision.player, decision.about) == ("link", "alice", "right")
    assert deck_of(engine, "alice") == ["right"]
    assert deck_of(engine, "bob") == []
    [shown] = told(engine, "revealed")
    assert (shown.cards, shown.to) == (("right",), ("alice",))
    assert [event.cards for event in engine.events(0, "bob") if event.kind == "revealed"] == [()]
    choose(engine, "left", "right")
    assert deck_of(engine, "alice") == []


@pytest.mark.parametrize(
    ("side", "names"),
    [(0, ("Ash Left Hand", "Ash Right Hand")), (1, ("Sky Blade", "Sky Shield", "Sky Horn"))],
)
def test_the_question_which_linked_card_leaves_is_about_the_creature(side: int, names: list[str]) -> None:
    first, *others = (lying(name, side=side) for name in names)
    first.linked = lying("", linked=others).linked
    ruin = {"hand": [CardIn(ref="ruin", name="Ruin")], "mana": mana("Grave Hound")}
    engine = table(ruin, {"battle": [first]})
    choose(engine, "ruin")
    decision = engine.pending()
    assert decision is not None
    assert (decision.player, decision.about, decision.part) == ("bob", names[0], "leaves")
    assert decision.options == [Option(card=name) for name in names]


def test_which_king_cells_are_combined_is_asked_secretly_and_their_use_is_told() -> None:
    names = ["Crown of Noon", "Crown of Dawn", "Crown of Dusk"]
    paid = ["Lamp Squire", "Tide Runner", "Grave Hound", "Spark Runner", "Moss Giant", *["Lamp Squire"] * 4]
    hand = [CardIn(ref=name, name=name) for name in names]
    engine = table({"hand": [*hand, CardIn(ref="other", name="Crown of Noon")], "mana": mana(*paid)})
    choose(engine, "Crown of Dawn")
    decision = engine.pending()
    assert decision is not None
    assert (decision.player, decision.about, decision.part) == ("alice", "Crown of Dawn", "combine")
    assert decision.secret_to == ["bob"]
    choose(engine, "other")
    choose(engine, "mana-0")
    uses = told(engine, "announced", "played")
    assert [event.kind for event in uses] == ["announced", "played"]
    assert {(use.card, use.player, use.name) for use in uses} == {("Crown of Dawn", "alice", "summon")}
    assert len(told(engine, "linked")) == 2


def test_a_linked_card_by_itself_is_as_printed_whatever_is_upon_the_creature() -> None:
    gods = lying("Ash Left Hand", "left", linked=[lying("Ash Right Hand", "right")])
    engine = table({"battle": [gods]}, {"battle": [lying("Thinning Air")]})
    whole = next(each for each in engine.observe("judge").permanents if "left" in each.cards)
    assert whole.traits.power == 5000
    assert (power(engine, "left"), power(engine, "right")) == (3000, 4000)


def test_a_cell_by_itself_says_nothing_that_the_gods_beside_it_say() -> None:
    cells = lying("Sky Blade", side=1, linked=[lying("Sky Shield", side=1), lying("Sky Horn", side=1)])
    engine = table({"battle": [cells, lying("Ash Left Hand", "left", linked=[lying("Ash Heart", "heart")])]})
    cards = {card.ref: card.traits for card in engine.observe("judge").seats["alice"].zones["battle"].cards}
    left, blade = cards["left"], cards["Sky Blade"]
    assert left is not None and blade is not None
    assert (left.cost, left.colors) == (2, ["light"])
    assert blade.cost in (None, msgspec.UNSET)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("Sky Blade", 1), ("Deep Chain", 1)),
        (("Sky Blade", 1), ("Sky Shield", 0)),
        (("Sky Blade", 1), ("Sky Colossus", 0)),
        (("Sky Colossus", 0), ("Sky Blade", 1)),
        (("Ash Left Hand", 0), ("Ash Left Hand", 0)),
    ],
)
def test_a_position_links_only_gods_that_can_be_and_cells_of_one_creature(
    first: tuple[str, int], second: tuple[str, int]
) -> None:
    (name, side), (other, its_side) = first, second
    row = lying(name, "first", side=side, linked=[lying(other, "second", side=its_side)])
    _, answer = opened({"battle": [row]})
    assert isinstance(answer, NotOpened)
    assert "cannot be linked so" in answer.reason


def test_all_that_a_position_links_wrongly_is_found_on_either_side_of_the_table() -> None:
    plain = [lying("Lamp Squire", "squire")]
    wrong = lying("Ash Left Hand", "left", linked=[lying("Tide Runner", "runner")])
    _, answer = opened({"battle": plain}, {"battle": [lying("Grave Hound", "hound"), wrong]})
    assert isinstance(answer, NotOpened)
    assert "'Tide Runner' cannot be linked so" in answer.reason


def test_linked_cards_give_what_static_abilities_say_until_they_part() -> None:
    row = lying("Ash Left Hand", "left", linked=[lying("Ash Banner Hand", "banner")])
    engine = table(
        {
            "battle": [row, lying("Lamp Squire", "squire")],
            "hand": [CardIn(ref="hush", name="Hush of the Gods")],
            "mana": mana("Lamp Squire"),
        }
    )

    def powers() -> dict[str, object]:
        return {each.cards[0]: each.traits.power for each in engine.observe("judge").permanents}

    assert powers() == {"left": 7000, "squire": 3000}
    choose(engine, "hush")
    choose(engine, "left")
    assert powers() == {"left": 3000, "banner": 4000, "squire": 2000}


def test_linked_cards_listen_beside_all_others_that_do() -> None:
    row = lying("Ash Left Hand", "left", linked=[lying("Ash Bell Hand", "bell")])
    engine = table(
        {
            "battle": [lying("Tide Left Hand"), lying("Casting Bell"), row, lying("Using Bell")],
            "hand": [CardIn(ref="rest", name="Rest of the Psychic")],
            "mana": mana("Lamp Squire"),
        }
    )
    choose(engine, "rest")
    while (decision := engine.pending()) is not None and decision.kind != "act":
        engine.submit(Choice(decision=decision.id, by=decision.player, pick=decision.options[:1]))
    assert sorted(str(event.card) for event in told(engine, "triggered")) == [
        "Casting Bell",
        "Using Bell",
        "left",
    ]
