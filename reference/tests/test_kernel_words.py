"""A table is opened only if the book knows every word of its cards, in process and over the wire."""

import shlex
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import reference
from duelproof.catalogue.games import take_in_words
from duelproof.port import (
    Ability,
    CardSpec,
    Engine,
    Face,
    NotOpened,
    Opened,
    Position,
    Traits,
)
from duelproof.port.reading import convert
from duelproof.wire import connect
from reference.kernel.course import words
from reference.tests import dimension_zero_tables, dm_table, gate_ruler_tables, small_book

take_in_words()  # abilities are made here before any engine has read a book
GR, DM, DZ = "gate-ruler", "duel-masters", "dimension-zero"
TABLES = {
    GR: gate_ruler_tables.position("Wizard", "Knight", 5),
    DM: dm_table.position(5),
    DZ: dimension_zero_tables.position(5),
}
TRAITS: dict[str, dict[str, Any]] = {
    GR: {"type": ["unit"], "cost": 1, "power": 1, "hp": 1, "strike": 1, "colors": ["faction 0"]},
    DM: {"type": ["creature"], "cost": 1, "power": 1000, "colors": ["fire"]},
    DZ: {"type": ["unit"], "cost": 1, "power": 1000, "strike": 1, "symbols": {"red": 1}, "colors": ["red"]},
}
DRAW = {"do": "draw"}
SELF = {"which": "self"}


def spell(*effect: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": "a", "kind": "spell", "effect": list(effect), **more}


def triggered(**trigger: Any) -> dict[str, Any]:
    return {"id": "a", "kind": "triggered", "trigger": trigger, "effect": [DRAW]}


def static(*effect: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": "a", "kind": "static", "effect": list(effect), **more}


def everything(**filter: Any) -> dict[str, Any]:
    return {"which": "all", "filter": filter}


def condition(**cond: Any) -> dict[str, Any]:
    return spell({"do": "if", "cond": cond, "then": [DRAW]})


def change(trait: str, **more: Any) -> dict[str, Any]:
    return spell({"do": "modify", "what": SELF, "trait": trait, "by": 1, **more})


def enhance(*effect: dict[str, Any]) -> dict[str, Any]:
    return {"id": "a", "kind": "keyword", "keyword": "Enhance", "effect": list(effect)}


def card(game: str, *abilities: dict[str, Any], **traits: Any) -> CardSpec:
    printed = convert({"name": "Card"} | TRAITS[game] | traits, Traits)
    face = Face(traits=printed, abilities=[convert(each, Ability) for each in abilities])
    return CardSpec(name="Card", game=game, faces=[face])


def table(spec: CardSpec) -> Position:
    before = TABLES[spec.game]
    return msgspec.structs.replace(before, cards={**before.cards, "Card": spec})


@pytest.fixture(scope="module", params=["in process", "over stdio"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    spec = "reference"
    if request.param == "over stdio":
        spec = f"stdio:{shlex.quote(sys.executable)} -m duelproof serve reference"
    with connect(spec, time_limit=60) as connection:
        yield connection.engine


# What is written, the field, the wrong word, the right one; with the right word each is opened.
WORDS: list[tuple[str, Any, str, str, str]] = [
    (GR, lambda word: triggered(on=word), "trigger.on", "atack", "attack"),
    (GR, lambda word: triggered(on="phase_start", name=word), "trigger.name", "mian", "main"),
    (GR, lambda word: triggered(on="move", to=[word]), "trigger.to", "grave", "graveyard"),
    (GR, lambda word: triggered(on="move", origin=[word]), "trigger.origin", "atack", "attack"),
    (GR, lambda word: spell({"do": "move", "what": SELF, "to": word}), "effect[0].to", "grave", "graveyard"),
    (GR, lambda word: spell({"do": "move", "what": SELF, "to": "hand", "verb": word}),
     "effect[0].verb", "dicard", "discard"),
    (GR, lambda word: static({"do": "forbid", "action": word, "what": SELF}),
     "effect[0].action", "fly", "play"),
    (GR, lambda word: static({"do": "permit", "action": word, "what": SELF}),
     "effect[0].action", "be_sent", "be_set"),
    (GR, lambda word: spell({"do": "destroy", "what": everything(zones=[word])}),
     "effect[0].what.filter.zones", "defence", "defense"),
    (GR, lambda word: spell({"do": "destroy", "what": everything(relation=word)}),
     "effect[0].what.filter.relation", "same-colum", "same-column"),
    (GR, lambda word: spell({"do": "destroy", "what": everything(role=word)}),
     "effect[0].what.filter.role", "atacking", "attacking"),
    (GR, lambda word: spell({"do": "destroy", "what": everything(keyword=word)}),
     "effect[0].what.filter.keyword", "Interceptor", "Intercept"),
    (GR, lambda word: spell({"do": "destroy", "what": everything(type=word)}),
     "effect[0].what.filter.type", "units", "unit"),
    (GR, lambda word: spell({"do": "destroy", "what": everything(timing=word)}),
     "effect[0].what.filter.timing", "instant", "instant action"),
    (GR, lambda word: spell({"do": "destroy", "what": everything(places=[word])}),
     "effect[0].what.filter.places", "1a", "1"),
    (GR, lambda word: spell({"do": "destroy", "what": everything(highest=word)}),
     "effect[0].what.filter.highest", "atk", "strike"),
    (GR, change, "effect[0].trait", "powr", "power"),
    (GR, lambda word: change("power", until=word), "effect[0].until", "step", "battle"),
    (GR, lambda word: spell({"do": "set", "what": SELF, "trait": word, "to": 1}),
     "effect[0].trait", "levl", "life"),
    (GR, lambda word: spell({"do": "name", "domain": word}), "effect[0].domain", "atribute", "attribute"),
    (GR, lambda word: condition(op="phase", name=word), "effect[0].cond.name", "maine", "main"),
    (GR, lambda word: condition(op="role", name=word), "effect[0].cond.name", "atacked", "attacked"),
    (GR, lambda word: condition(op="zone_of_self", name=word), "effect[0].cond.name", "feild", "field"),
    (GR, lambda word: spell({"do": "search", "zone": word}), "effect[0].zone", "hand", "deck"),
    (GR, lambda word: spell({"do": "search", "to": word}), "effect[0].to", "hands", "hand"),
    (GR, lambda word: spell({"do": "turn", "what": SELF, "to": word}),
     "effect[0].to", "reverse", "exhausted"),
    (GR, lambda word: spell(DRAW, cost=[{"kind": word}]), "cost[0].kind", "charge", "charges"),
    (GR, lambda word: spell(DRAW, cost=[{"kind": "put", "to": word}]), "cost[0].to", "removed", "removal"),
    (GR, lambda word: {"id": "a", "kind": "keyword", "keyword": word}, "keyword", "Intercpet", "Intercept"),
    (GR, lambda word: {"id": "a", "kind": "activated", "timing": word, "effect": [DRAW]},
     "timing", "standard", "standard action"),
    (GR, lambda word: spell(DRAW, zones=[word]), "zones", "grave", "graveyard"),
    (GR, lambda word: static({"do": "replace", "event": {"on": word}}),
     "effect[0].event.on", "draws", "draw"),
    (GR, lambda word: spell({"do": "gain", "what": SELF, "ability": triggered(on=word)}),
     "effect[0].ability.trigger.on", "destroy", "destroyed"),
    (GR, lambda word: spell({"do": "delay", "trigger": {"on": word}, "effect": [DRAW]}),
     "effect[0].trigger.on", "tern_end", "turn_end"),
    (DM, lambda word: triggered(on=word), "trigger.on", "casts", "cast"),
    (DM, lambda word: {"id": "a", "kind": word, "effect": [DRAW]}, "kind", "activated", "triggered"),
    (DM, lambda word: spell({"do": "destroy", "what": {"which": word}}), "effect[0].what.which",
     "charges", "chosen"),
    (DM, lambda word: static({"do": "require", "action": word, "what": SELF}),
     "effect[0].action", "blok", "block"),
    (DM, lambda word: spell({"do": "destroy", "what": everything(supertype=word)}),
     "effect[0].what.filter.supertype", "physic", "psychic"),
    (DZ, lambda word: condition(op="happened", name=word), "effect[0].cond.name", "move", "moved"),
    (DZ, lambda word: spell({"do": "skip", "name": word}), "effect[0].name", "draws", "draw"),
    (DZ, lambda word: spell({"do": "destroy", "what": everything(color=word)}),
     "effect[0].what.filter.color", "grey", "green"),
    (DZ, lambda word: spell(DRAW, cost=[{"kind": "energy", "symbols": {word: 1}}]),
     "cost[0].symbols", "bleu", "blue"),
    (DZ, lambda word: spell({"do": "set", "what": SELF, "trait": "colors", "to": word}),
     "effect[0].to", "whit", "white"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "ability", "field", "wrong", "near"), WORDS)
def test_a_word_that_the_book_does_not_know_is_refused_with_the_nearest_one(
    game: str, ability: Any, field: str, wrong: str, near: str, engine: Engine
) -> None:
    answer = engine.open(table(card(game, ability(wrong))))
    assert isinstance(answer, NotOpened)
    assert answer.code == "unsupported"
    assert answer.reason.startswith(f"card 'Card', ability 'a', {field}: {wrong!r} is no ")
    assert answer.reason.endswith(f"; the nearest is {near!r}")


def test_a_card_in_which_nothing_is_wrong_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def faults(card: CardSpec, *known: Any) -> list[Any]:
        looked.append(card.name)
        return []

    def looked_through(*names: str) -> list[str]:
        looked.clear()
        for name in names:
            words.check(book, {name: small_book.spec(name)})
        return list(looked)

    book = small_book.book()
    monkeypatch.setattr(words, "faults", faults)
    monkeypatch.setattr(words, "_right", set())
    monkeypatch.setattr(words, "_MOST", 2)
    assert looked_through("A", "B", "A", "B") == ["A", "B"]
    assert looked_through("C", "C", "A", "C", "A") == ["C", "A"]
    words.check(book, {name: small_book.spec(name) for name in ("C", "D")})
    assert looked[-1] == "D"


def test_a_book_without_a_vocabulary_has_no_words() -> None:
    with pytest.raises(LookupError, match="the words of nameless are not taken in"):
        words.vocabulary_of(small_book.book(game="nameless"))


LACKING = ("kind", "effect[0].what.which")
"""Fields where the nearest word would need more than is written: a trigger, something chosen before."""
RIGHT = [row for row in WORDS if row[2] not in LACKING]


@pytest.mark.parametrize(("game", "ability", "field", "wrong", "near"), RIGHT)
def test_the_right_word_passes(
    game: str, ability: Any, field: str, wrong: str, near: str, engine: Engine
) -> None:
    assert engine.open(table(card(game, ability(near)))) == Opened()


CHOICE = {"do": "choose", "what": {"which": "choose", "filter": {"race": "beast"}}}

MALFORMED: list[tuple[str, list[dict[str, Any]], str, str]] = [
    (GR, [spell(DRAW), triggered(on="attack")], "id", "2 abilities of the card have this id"),
    (GR, [{"id": "a", "kind": "triggered", "effect": [DRAW]}], "trigger", "a triggered ability needs one"),
    (GR, [{"id": "a", "kind": "keyword"}], "keyword", "a keyword ability needs one"),
    (GR, [enhance()], "effect", "Enhance needs one instruction"),
    (GR, [enhance(DRAW)], "effect", "Enhance needs one instruction"),
    (GR, [enhance({"do": "choose", "what": {"which": "choose"}})], "effect", "Enhance needs one"),
    (GR, [spell({"do": "play_ability", "ability": "b"})], "effect[0].ability", "no ability 'b', but a"),
    (GR, [spell({"do": "destroy", "what": {"which": "target", "key": "it"}}, targets=[{"filter": {}}])],
     "effect[0].what.key", "the ability has no target 'it'; the nearest is 'target'"),
    (GR, [spell({"do": "destroy", "what": {"which": "target"}})],
     "effect[0].what.key", "the ability has no target 'target'"),
    (GR, [spell({"do": "destroy", "what": {"which": "chosen", "key": "x"}})],
     "effect[0].what.key", "the ability has no chosen 'x'"),
    (GR, [spell({"do": "draw", "n": {"op": "number"}})],
     "effect[0].n.key", "the ability has no number 'number'"),
    (GR, [condition(op="mode", name="x")], "effect[0].cond.name", "the ability has no mode 'x'"),
    (GR, [condition(op="exists")], "effect[0].cond.what", "'exists' needs it"),
    (GR, [condition(op="not")], "effect[0].cond.args", "'not' needs it"),
    (GR, [condition(op="not", args=[{"op": "did"}, {"op": "did"}])],
     "effect[0].cond.args", "'not' is of one thing, not of 2"),
    (GR, [spell({"do": "draw", "n": {"op": "minus"}})], "effect[0].n.args", "'minus' needs it"),
    (GR, [spell(modes=[{"id": "m", "effect": []}, {"id": "m", "effect": []}])], "modes", "two modes"),
    (GR, [spell(modes=[{"id": "m", "effect": []}], choose_modes=2)], "choose_modes", "2 of 1 modes"),
    (GR, [spell(targets=[{"filter": {}}, {"filter": {}}])], "targets", "two targets have the key 'target'"),
    (GR, [spell({"do": "gain", "what": SELF, "ability": {"id": "b", "kind": "triggered"}})],
     "effect[0].ability.trigger", "a triggered ability needs one"),
    (GR, [spell({"do": "draw", "n": 10**18})], "effect[0].n",
     "1000000000000000000 is beyond what can be played; it should be from 0 to 1000"),
    (GR, [spell({"do": "draw", "n": -1})], "effect[0].n", "-1 is beyond"),
    (GR, [spell({"do": "repeat", "n": 10**18, "then": [DRAW]})], "effect[0].n",
     "1000000000000000000 is beyond"),
    (GR, [spell({"do": "damage", "what": SELF, "n": 10**7})], "effect[0].n", "from -1000000 to 1000000"),
    (GR, [spell(DRAW, cost=[{"kind": "discard", "n": 1001}])], "cost[0].n", "1001 is beyond"),
    (GR, [spell(DRAW, limit={"per": "turn", "n": -1})], "limit.n", "-1 is beyond"),
    (DM, [spell({"do": "destroy", "what": {"which": "choose", "count": 10**18}})], "effect[0].what.count",
     "is beyond what can be played"),
    (DZ, [condition(op="number", amount={"op": "times", "args": [10**9]}, range={"min": 1})],
     "effect[0].cond.amount.args[0]", "1000000000 is beyond"),
    (GR, [spell({"do": "move", "what": {"which": "top", "filter": {"zones": ["attack"]}}, "to": "hand"})],
     "effect[0].what.filter.zones", "'attack' has no top; it should be of deck"),
    (GR, [spell({"do": "set", "what": SELF, "trait": "power", "to": "much"})],
     "effect[0].to", "'power' becomes a number, not 'much'"),
    (GR, [spell({"do": "set", "what": SELF, "trait": "type", "to": 3})],
     "effect[0].to", "'type' becomes a word or a list of words"),
    (GR, [spell({"do": "choose_number", "range": {"min": 3, "max": 1}})],
     "effect[0].range.max", "nothing can be chosen up to 1"),
    (GR, [spell({"do": "gain", "what": SELF, "ability": {
        "id": "b", "kind": "activated", "effect": [{"do": "play_ability", "ability": "a"}]}})],
     "effect[0].ability.effect[0]", "who gains this ability may lack the other"),
    (DM, [{"id": "a", "kind": "triggered", "effect": [DRAW]}], "trigger", "a triggered ability needs one"),
    (DZ, [{"id": "a", "kind": "triggered", "effect": [DRAW]}], "trigger", "a triggered ability needs one"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "abilities", "field", "says"), MALFORMED)
def test_an_ability_that_cannot_be_is_refused(
    game: str, abilities: list[dict[str, Any]], field: str, says: str, engine: Engine
) -> None:
    answer = engine.open(table(card(game, *abilities)))
    assert isinstance(answer, NotOpened)
    assert answer.code == "illegal-position"
    assert answer.reason.startswith(f"card 'Card', ability 'a', {field}: ")
    assert says in answer.reason


WHOLE = [
    [spell(DRAW), {**triggered(on="attack"), "id": "b"}],
    [{"id": "a", "kind": "keyword", "keyword": "Intercept"}],
    [enhance(CHOICE)],
    [spell({"do": "play_ability", "ability": "b"}), {**spell(DRAW), "id": "b"}],
    [spell({"do": "destroy", "what": {"which": "target", "key": "x"}}, targets=[{"filter": {}, "key": "x"}])],
    [spell({"do": "destroy", "what": {"which": "target", "key": "x"}},
           targets=[{"filter": {}, "parts": ["x", "y"]}])],
    [spell(CHOICE, {"do": "destroy", "what": {"which": "chosen"}})],
    [spell({"do": "draw", "n": {"op": "number"}}, as_played=[{"do": "choose_number"}])],
    [spell({"do": "name", "domain": "faction", "key": "f"},
           {"do": "set", "what": SELF, "trait": "colors", "to": "f"})],
    [spell(modes=[{"id": "m", "effect": [DRAW]}, {"id": "n", "effect": [DRAW]}], choose_modes=2)],
]  # fmt: skip


@pytest.mark.parametrize("abilities", WHOLE)
def test_an_ability_that_is_whole_passes(abilities: list[dict[str, Any]], engine: Engine) -> None:
    assert engine.open(table(card(GR, *abilities))) == Opened()


@pytest.mark.parametrize(
    ("game", "ability", "field", "says"),
    [
        (DM, spell(DRAW, as_played=[DRAW]), "as_played", "this means nothing in duel-masters"),
        (DM, spell(DRAW, limit={"per": "turn"}), "limit", "this means nothing in duel-masters"),
        (DZ, spell({"do": "damage", "what": everything(), "n": 1, "combat": True}), "effect[0].combat",
         "this means nothing in dimension-zero"),
        (DZ, spell(DRAW, cost=[{"kind": "discard", "to": "energy"}]), "cost[0].to",
         "this means nothing in dimension-zero"),
        (DZ, spell({"do": "change_cost", "what": everything()}), "effect[0]",
         "ChangeCost means nothing in dimension-zero"),
        (DM, spell({"do": "drive"}), "effect[0].do", "'drive' is no instruction that is played here"),
        (GR, spell({"do": "gain", "what": SELF, "ability": static({"do": "break"})}),
         "effect[0].ability.effect[0].do", "'break' is no instruction that is played here"),
    ],
)  # fmt: skip
def test_what_means_nothing_in_a_book_is_not_passed_over(
    game: str, ability: dict[str, Any], field: str, says: str, engine: Engine
) -> None:
    answer = engine.open(table(card(game, ability)))
    assert isinstance(answer, NotOpened)
    assert answer.code == "unsupported"
    assert answer.reason.startswith(f"card 'Card', ability 'a', {field}: {says}")


@pytest.mark.parametrize(
    ("game", "traits", "says"),
    [
        (GR, {"type": ["untit"]}, "type: 'untit' is no type that is played here; the nearest is 'unit'"),
        (
            GR,
            {"timing": "instant"},
            "timing: 'instant' is no timing of a card that is played here; the",
        ),
        (DM, {"colors": ["fier"]}, "colors: 'fier' is no color that is played here; the nearest is 'fire'"),
        (
            DZ,
            {"symbols": {"rad": 1}},
            "symbols: 'rad' is no symbol that is played here; the nearest is",
        ),
        (GR, {"supertype": "GR"}, "supertype: 'GR' is no supertype that is played here; there is none"),
    ],
)
def test_what_is_printed_on_a_card_is_looked_up_too(
    game: str, traits: dict[str, Any], says: str, engine: Engine
) -> None:
    answer = engine.open(table(card(game, **traits)))
    assert isinstance(answer, NotOpened)
    assert answer.code == "unsupported"
    assert answer.reason.startswith(f"card 'Card', {says}")


NUMBERS: list[tuple[str, dict[str, Any], str]] = [
    (GR, {"strike": 10**18},
     "strike: 1000000000000000000 is beyond what can be played; it should be from 0 to 1000"),
    (GR, {"power": -1}, "power: -1 is beyond what can be played; it should be from 0 to 1000000"),
    (DM, {"cost": 10**18}, "cost: 1000000000000000000 is beyond what can be played"),
    (DM, {"mana": -1}, "mana: -1 is beyond"),
    (DZ, {"symbols": {"red": 10**9}}, "symbols.red: 1000000000 is beyond"),
    (GR, {"timing": "as long as", "type": ["event"]}, "timing: 'as long as' needs a spell ability"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "traits", "says"), NUMBERS)
def test_a_card_that_no_book_has_is_refused_as_the_table_is_opened(
    game: str, traits: dict[str, Any], says: str, engine: Engine
) -> None:
    answer = engine.open(table(card(game, **traits)))
    assert isinstance(answer, NotOpened)
    assert answer.code == "illegal-position"
    assert answer.reason.startswith(f"card 'Card', {says}")


@pytest.mark.parametrize("game", [GR, DM, DZ])
def test_a_card_has_a_face(game: str, engine: Engine) -> None:
    answer = engine.open(table(CardSpec(name="Card", game=game, faces=[])))
    assert isinstance(answer, NotOpened)
    assert answer.reason == "card 'Card', faces: there is none; a card has one face or more"


def test_a_card_of_halves_has_two(engine: Engine) -> None:
    answer = engine.open(table(msgspec.structs.replace(card(DM), halves=True)))
    assert isinstance(answer, NotOpened)
    assert answer.reason == "card 'Card', halves: a card of one face has no halves"


def test_a_ruler_has_a_face(engine: Engine) -> None:
    position = gate_ruler_tables.position("Wizard", "Knight", 5)
    position.cards = position.cards | {"Wizard": CardSpec(name="Wizard", game=GR, faces=[])}
    answer = engine.open(position)
    assert isinstance(answer, NotOpened)
    assert answer.reason == "card 'Wizard', faces: there is none; a card has one face or more"


@pytest.mark.parametrize("times", [50, 150])
def test_an_ability_that_is_nested_too_deep_is_refused(times: int, engine: Engine) -> None:
    wanted: dict[str, Any] = {}
    for _ in range(times):
        wanted = {"none_of": [wanted]}
    answer = engine.open(
        table(card(GR, spell({"do": "destroy", "what": {"which": "all", "filter": wanted}})))
    )
    assert isinstance(answer, NotOpened)
    assert (
        answer.reason
        == "card 'Card', ability 'a': its parts lie more than 40 deep in each other; no ability does"
    )


@pytest.mark.parametrize(
    ("name", "of", "says"),
    [
        ("Other", GR, "card 'Card': its definition is that of a card 'Other'"),
        ("Card", DM, "card 'Card', game: it is of 'duel-masters', and 'gate-ruler' is played"),
    ],
)
def test_a_definition_is_of_its_card_and_game(name: str, of: str, says: str, engine: Engine) -> None:
    position = table(card(GR))
    position.cards["Card"] = msgspec.structs.replace(position.cards["Card"], name=name, game=of)
    answer = engine.open(position)
    assert isinstance(answer, NotOpened)
    assert answer.reason == says


def test_a_number_that_no_message_holds_is_refused_without_its_digits() -> None:
    answer = reference.engine().open(table(card(DM, cost=10**400)))
    assert isinstance(answer, NotOpened)
    assert answer.reason.startswith("card 'Card', cost: a number of 1329 bits is beyond what can be played")


def test_a_card_that_cannot_be_written_is_refused() -> None:
    position = table(card(GR, colors=["\ud800"]))
    answer = reference.engine().open(position)
    assert isinstance(answer, NotOpened)
    assert answer.reason == "card 'Card' cannot be written as a message: UnicodeEncodeError"
