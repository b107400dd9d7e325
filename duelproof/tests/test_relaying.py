"""Tables laid anew: what is laid, and what whoever looks at it and chooses there sees and says."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.games import Game, games_in, suite_root
from duelproof.judge.claims import known_by_name
from duelproof.judge.relaying import Relaid
from duelproof.judge.verdicts import Breach
from duelproof.port import (
    Accepted,
    Answer,
    CardIn,
    CardSpec,
    Choice,
    Decision,
    Description,
    Engine,
    GameSupport,
    Name,
    NotOpened,
    OpenAnswer,
    Option,
    Position,
    Seat,
    SeatPosition,
    Seeded,
    View,
    Viewer,
    laid,
    lying,
)
from duelproof.port.position import Turned
from duelproof.relaying.laying import STRANGERS, Laid, Tables
from duelproof.relaying.turning import IDS, MESSAGES, SQUARES, WORDS, Turning
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding

SEEDS = range(12)
SAME = {
    "game", "revision", "phase", "step", "kind", "zone", "origin", "verb", "way", "part", "domain",
    "code", "rules", "turned", "face", "back", "role", "ability", "modes", "why", "markers", "numbers",
    "state", "roles", "type", "supertype", "symbols", "move_cost", "colors", "races", "timing", "collector",
    "keywords", "texts",
}  # fmt: skip
"""The fields of messages that are the same on both sides."""


def game_named(name: str) -> Game:
    return next(game for game in games_in(suite_root()) if game.id == name)


def table(name: str = "duel-masters") -> Position:
    """Return a table of Duel Masters with a few cards that lie in a zone without order."""
    cards = load_cards(game_named(name).folder / "cards", name)
    numbers = iter(range(1, 100))

    def lay(*names: str) -> list[CardIn]:
        return [CardIn(ref=f"c{next(numbers)}", name=each) for each in names]

    def side(*hand: str) -> SeatPosition:
        return SeatPosition(
            zones={"deck": lay(*["Field Hand"] * 10), "hand": lay(*hand), "shield": lay(*["Field Hand"] * 5)}
        )

    seats: dict[Seat, SeatPosition] = {
        "alice": side("Spark Runner", "Ember Recruit", "Insight"),
        "bob": side("Tide Runner"),
    }
    seats["alice"].zones["mana"] = lay(*["Ember Recruit"] * 5)
    position = Position(game=name, revision="s-max", door="main", turn=3, seats=seats, chance=Seeded(seed=1))
    position.cards = {card.name: cards[card.name] for _, card in laid(position)}
    for pile, card in enumerate((*seats["alice"].zones["shield"], *seats["bob"].zones["shield"])):
        card.at = str(pile % 5 + 1)
    return position


def laid_anew(position: Position, seed: int, scenario: str = "some scenario") -> Laid:
    return Tables(seed).lay(position, game_named(position.game).book, scenario)


# --- what is laid ---------------------------------------------------------------------------------------


def test_a_seed_lays_a_table_the_same_way_whatever_else_is_played() -> None:
    position, tables = table(), Tables(7)
    book = game_named("duel-masters").book
    tables.lay(position, book, "another scenario")
    again = tables.lay(position, book, "some scenario")
    assert msgspec.json.encode(again.position) == msgspec.json.encode(laid_anew(position, 7).position)
    assert msgspec.json.encode(position) == msgspec.json.encode(table()), "the scenario's own stays as it was"


def test_each_seed_and_each_scenario_has_its_own_table() -> None:
    tables = {msgspec.json.encode(laid_anew(table(), seed).position) for seed in SEEDS}
    tables |= {msgspec.json.encode(laid_anew(table(), 1, f"scenario {number}").position) for number in SEEDS}
    assert len(tables) == 2 * len(SEEDS)


def test_names_refs_seats_order_chance_turn_and_strangers_are_others() -> None:
    position = table()
    seen = [laid_anew(position, seed).position for seed in SEEDS]
    names = {card.name for _, card in laid(position)}
    refs = {card.ref for _, card in laid(position)}
    for other in seen:
        assert names.isdisjoint(other.cards)
        assert names.isdisjoint(card.name for _, card in laid(other))
        assert refs.isdisjoint(card.ref for _, card in laid(other))
        assert not any(name in msgspec.json.encode(other).decode() for name in names)
    assert {other.active for other in seen} == {"alice", "bob"}
    assert len({other.turn for other in seen}) > 2
    assert all(other.turn % 2 == 1 and other.active == other.first for other in seen)
    assert len({msgspec.json.encode(other.chance) for other in seen}) == len(seen)
    strangers = [len(list(laid(other))) - len(list(laid(position))) for other in seen]
    assert set(strangers) == {0, 1, 2, 3}
    hands = {tuple(card.name for card in back(position, seed).seats["alice"].zones["hand"]) for seed in SEEDS}
    assert len(hands) > 2


TURNED: tuple[Turned, Turned] = ("ready", "exhausted")


def test_cards_that_are_ready_or_exhausted_lie_in_another_order_too_and_stay_so() -> None:
    position = table()
    mana = [CardIn(ref=f"m{at}", name="Ember Recruit", turned=TURNED[at % 2]) for at in range(4)]
    position.seats["alice"].zones["mana"] = mana
    found = [back(position, seed).seats["alice"].zones["mana"] for seed in SEEDS]
    assert len({tuple(card.turned for card in lying) for lying in found}) > 2
    assert {sum(card.turned == "ready" for card in lying) for lying in found} == {2}


def back(position: Position, seed: int) -> Position:
    """Return a table laid anew, with the scenario's own names and seats."""
    anew = laid_anew(position, seed)
    return msgspec.structs.replace(anew.position, seats=anew.outward.seats(anew.position.seats))


def test_what_has_an_order_keeps_it() -> None:
    position = table()
    position.seats["alice"].zones["deck"][0].name = "Ember Recruit"
    for seed in SEEDS:
        for zone in ("deck", "shield"):
            before = [(card.ref, card.name, card.at) for card in position.seats["alice"].zones[zone]]
            after = back(position, seed).seats["alice"].zones[zone]
            assert [(card.ref, card.name, card.at) for card in after] == before


def test_first_turns_and_tables_before_the_game_have_the_number_that_they_say() -> None:
    position = table()
    position.turn = 1
    assert {laid_anew(position, seed).position.turn for seed in SEEDS} == {1}
    position.door, position.turn = "setup", 3
    assert {laid_anew(position, seed).position.turn for seed in SEEDS} == {3}


def gate_ruler(*names: str) -> Position:
    cards = load_cards(game_named("gate-ruler").folder / "cards", "gate-ruler")
    lying = [CardIn(ref=f"c{number}", name=name) for number, name in enumerate(names)]
    seats: dict[Seat, SeatPosition] = {"alice": SeatPosition(zones={"hand": lying}), "bob": SeatPosition()}
    position = Position(game="gate-ruler", revision="1.1.2", door="main", turn=3, seats=seats)
    position.cards = {name: cards[name] for name in names}
    return position


def test_a_card_that_asks_for_another_by_name_asks_for_it_by_its_new_one() -> None:
    anew = laid_anew(gate_ruler("Muster the Guard", "Tower Guard"), 1)
    new = anew.inward.word("Tower Guard")
    assert new in anew.position.cards
    muster = anew.position.cards[anew.inward.word("Muster the Guard")]
    assert msgspec.to_builtins(muster.faces[0].abilities)[0]["effect"][0]["filter"]["name"] == new
    assert muster.faces[0].text == f'Special summon a "{new}" from your deck.'


def test_a_name_that_says_something_is_kept() -> None:
    """A ruler is what its name says, and where an ability looks at a part of a name, it is a part of it."""
    anew = laid_anew(gate_ruler("Knight", "Ember Festival", "Ember Recruit", "Tower Guard"), 1)
    assert {"Knight", "Ember Recruit"} <= set(anew.position.cards)
    assert "Tower Guard" not in anew.position.cards
    assert not any(
        "Ember" in name for name in anew.position.cards if name not in ("Ember Recruit", "Ember Festival")
    )


def test_an_engine_that_knows_its_cards_by_name_keeps_them() -> None:
    position = table()
    anew = (
        Tables(1, ["duel-masters"]).lay(position, game_named("duel-masters").book, "some scenario").position
    )
    assert set(anew.cards) - set(STRANGERS) == set(position.cards)

    def claims(*capabilities: str) -> Description:
        support = GameSupport(game="g", revisions=["1"], cards=["Field Hand"], capabilities=[*capabilities])
        return Description(name="n", version="1", protocol="1.0", games=[support])

    assert known_by_name(claims()) == ["g"]
    assert known_by_name(claims("port/vocabulary")) == []


def test_every_word_of_a_message_is_translated_or_known_to_be_the_same() -> None:
    """A new field of the port must be put into one of the tables."""
    for kind, field in texts_in(MESSAGES):
        assert sum(field in words for words in (IDS, WORDS, SQUARES, SAME)) == 1 or field == "name", (
            kind,
            field,
        )


def texts_in(kinds: tuple[type, ...]) -> Iterator[tuple[str, str]]:
    waiting, seen = list(kinds), set()
    while waiting:
        kind = waiting.pop()
        if kind in seen:
            continue
        seen.add(kind)
        for field, hint in get_type_hints(kind).items():
            leaves = list(leaves_of(hint))
            waiting += [
                leaf for leaf in leaves if isinstance(leaf, type) and issubclass(leaf, msgspec.Struct)
            ]
            if any(leaf is str or isinstance(leaf, str) for leaf in leaves):
                keys = get_args(hint)[:1] if getattr(hint, "__origin__", None) is dict else ()
                if not (keys and field in ("seats", "zones", "shared")):
                    yield kind.__name__, field


def leaves_of(hint: Any) -> Iterator[Any]:
    if inner := get_args(hint):
        for each in inner:
            yield from leaves_of(each)
    else:
        yield hint


# --- what is said ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def right() -> Iterator[Engine]:
    with connect("reference") as connection:
        yield connection.engine


def seated(engine: Engine, seed: int) -> Relaid:
    return Relaid(engine, Tables(seed), game_named("duel-masters").book, "some scenario")


def shown(engine: Engine, viewer: Viewer = "judge") -> dict[str, Any]:
    """Return a view without strangers, and what lies in zones without order sorted."""
    view = engine.observe(viewer)
    for side in view.seats.values():
        for name in ("hand", "hyper", "mana"):
            zone = side.zones[name]
            zone.cards = [card for card in zone.cards if card.name not in STRANGERS]
            zone.count = len(zone.cards)
            zone.cards.sort(key=lambda card: card.ref or "")
            for card in zone.cards:
                card.handle = name
    found: dict[str, Any] = msgspec.to_builtins(view)
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("viewer", ["judge", "alice", "bob"])
def test_who_looks_at_a_table_laid_anew_sees_the_one_that_is_written(
    right: Engine, seed: int, viewer: Viewer
) -> None:
    position = table()
    right.open(position)
    before, asked = shown(right, viewer), right.pending(viewer)
    engine = seated(right, seed)
    engine.open(position)
    assert shown(engine, viewer) == before
    decision = engine.pending(viewer)
    assert asked is not None and decision is not None
    assert decision.player == asked.player
    assert set(decision.options) == set(asked.options)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_choice_is_made_as_the_scenario_says_it(right: Engine, seed: int) -> None:
    position = table()
    engine = seated(right, seed)
    engine.open(position)
    decision = engine.pending()
    assert decision is not None
    [use] = [option for option in decision.options if option.card == "c11"]
    assert isinstance(engine.submit(Choice(decision=decision.id, by="alice", pick=[use])), Accepted)
    assert {event.player for event in engine.events() if event.card == "c11"} == {"alice"}


def test_the_reason_of_a_refusal_is_told_in_the_scenarios_words(right: Engine) -> None:
    position = table()
    position.seats["alice"].zones["battle"] = [CardIn(ref="c99", name="Insight")]
    for seed in SEEDS:
        answer = seated(right, seed).open(position)
        assert isinstance(answer, NotOpened)
        assert "'Insight'" in answer.reason


class Leaky(Forwarding):
    """A breach of the port is found in what the engine said: about the new names and seats."""

    def __init__(self, inner: Engine) -> None:
        super().__init__(inner)
        self.opened: Position | None = None

    def open(self, position: Position) -> OpenAnswer:
        self.opened = position
        return self.inner.open(position)

    def observe(self, viewer: Viewer = "judge") -> View:
        assert self.opened is not None
        where, card = next((seat, card) for seat, card in laid(self.opened) if self._is_meant(card))
        raise Breach(
            f"{where} is told of {card.ref} as {card.name}: it lies in {where}.hand",
            expected={"cards": [card.name]},
            seen=[card.ref, f"{where}.hand#1"],
        )

    def _is_meant(self, card: CardIn) -> bool:
        assert self.opened is not None
        return self.opened.cards[card.name].faces[0].traits.cost == 1 and "Hand" not in card.name


@pytest.mark.parametrize("seed", range(6))
def test_a_breach_of_the_port_is_told_in_the_scenarios_words(right: Engine, seed: int) -> None:
    position = table()
    only = "Spark Runner"
    costs = {name: spec.faces[0].traits.cost for name, spec in position.cards.items()}
    position.cards = {
        name: spec_costing(spec, 1 if name == only else 9) for name, spec in position.cards.items()
    }
    assert costs
    engine = seated(Leaky(right), seed)
    engine.open(position)
    with pytest.raises(Breach) as breach:
        engine.observe()
    assert breach.value.message == "alice is told of c11 as Spark Runner: it lies in alice.hand"
    assert breach.value.expected == {"cards": [only]}
    assert breach.value.seen == ["c11", "alice.hand#1"]


def spec_costing(spec: CardSpec, cost: int) -> CardSpec:
    face = spec.faces[0]
    traits = msgspec.structs.replace(face.traits, cost=cost)
    return msgspec.structs.replace(spec, faces=[msgspec.structs.replace(face, traits=traits)])


class Odd(Forwarding):
    """It calls things of its own as the scenario calls its cards."""

    def __init__(self, inner: Engine) -> None:
        super().__init__(inner)
        self.heard: Choice | None = None

    def submit(self, choice: Choice) -> Any:
        self.heard = choice
        return self.inner.submit(choice)

    def pending(self, viewer: Viewer = "judge") -> Any:
        decision = self.inner.pending(viewer)
        assert decision is not None
        return msgspec.structs.replace(decision, options=[Option(object="c3"), Option(value=True)])


@pytest.mark.parametrize("seed", SEEDS)
def test_what_an_engine_calls_as_the_scenario_calls_a_card_comes_back_to_it_as_it_said(
    right: Engine, seed: int
) -> None:
    odd = Odd(right)
    engine = seated(odd, seed)
    engine.open(table())
    decision = engine.pending()
    assert decision is not None and decision.options[1] == Option(value=True)
    engine.submit(Choice(decision=decision.id, by="alice", pick=decision.options))
    assert odd.heard is not None and odd.heard.pick is not None
    assert odd.heard.pick[0].object == "c3"
    assert odd.heard.pick[1].value is True


def test_a_name_that_is_said_is_the_new_one() -> None:
    anew = laid_anew(table(), 3)
    said = anew.inward.message(Choice(decision=1, by="alice", name="Field Hand"))
    assert said.name in anew.position.cards
    assert anew.outward.word(said.name or "") == "Field Hand"
    assert anew.outward.message(Name(domain="card")) == Name(domain="card")


class Rewriting(Forwarding):
    """Shows the same cards each time, and writes into them what has changed."""

    def __init__(self, inner: Engine) -> None:
        super().__init__(inner)
        self.view: View | None = None

    def observe(self, viewer: Viewer = "judge") -> View:
        if self.view is None:
            self.view = self.inner.observe(viewer)
        return self.view

    def submit(self, choice: Choice) -> Answer:
        assert self.view is not None
        for _, card in lying(self.view):
            card.damage += 1
        return self.inner.submit(choice)


def test_what_an_engine_changes_in_what_it_has_shown_is_seen(right: Engine) -> None:
    engine = seated(Rewriting(right), 1)
    engine.open(table())
    assert {card.damage for _, card in lying(engine.observe())} == {0}
    decision = engine.pending()
    assert decision is not None
    engine.submit(Choice(decision=decision.id, by=decision.player, pick=[decision.options[0]]))
    assert {card.damage for _, card in lying(engine.observe())} == {1}


class Shortening(Forwarding):
    """Asks with the same decision each time, from which it takes an option meanwhile."""

    def __init__(self, inner: Engine) -> None:
        super().__init__(inner)
        self.asked: Decision | None = None

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        if self.asked is None:
            self.asked = self.inner.pending(viewer)
        else:
            del self.asked.options[-1]
        return self.asked


def test_what_an_engine_changes_in_what_it_has_asked_is_seen(right: Engine) -> None:
    engine = seated(Shortening(right), 1)
    engine.open(table())
    asked = engine.pending()
    assert asked is not None and len(asked.options) > 1
    before = list(asked.options)
    again = engine.pending()
    assert again is not None and again.options == before[:-1]


def test_an_option_is_translated_once_and_a_yes_is_no_one() -> None:
    turning = Turning({"b": "xyz01"}, {})
    card = turning.option(Option(verb="attack", card="b"))
    assert card == Option(verb="attack", card="xyz01")
    assert turning.option(Option(verb="attack", card="b")) is card
    assert [turning.option(Option(value=said)).value for said in (True, 1, True)] == [True, 1, True]
    assert type(turning.option(Option(value=1)).value) is int
    assert turning.option(Option(card=[])) == Option(card=[])  # type: ignore[arg-type]


def test_the_table_of_strangers_is_seen_by_nobody_who_looks_elsewhere(right: Engine) -> None:
    """Strangers lie where the book says that a card matters to nobody."""
    position, neutral = table(), game_named("duel-masters").book.neutral_zone
    for seed in SEEDS:
        engine = seated(right, seed)
        engine.open(position)
        strange = [where for where, card in lying(engine.observe()) if card.name in STRANGERS]
        assert set(strange) <= {f"bob.{neutral}"}
