"""What the chapters 12 to 16 do beside the rules: what is told, what moves together, what words mean."""

from typing import Any

import pytest

import reference
from duelproof.port import CardIn, CardSpec, NotOpened, Opened, Place
from duelproof.port.abilities import Ability, Choose, Draw, EndTurn, Gain, Move
from duelproof.port.cards import Face
from duelproof.port.selections import Filter, Select
from reference.gate_ruler import s12_rules_effects
from reference.gate_ruler.s13_damage import prevention, processes
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s15_game_actions import control, drawing, ending_turns, putting
from reference.gate_ruler.s15_game_actions.ending_turns import TurnEnded
from reference.gate_ruler.s16_keywords import forced_reveal, genesis_and_abyssal, written_out
from reference.gate_ruler.sa_rulers import decks
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import Negate, PlayAbility, Prevent, flaws
from reference.kernel.book import Illegal
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.tests import gate_ruler_tables as tables
from reference.tests.test_gate_ruler_costs import set_up, table
from reference.tests.test_gate_ruler_refusals import Zones, at_the_main_phase, unit


@pytest.fixture
def game() -> GateGame:
    """Set the table of the costs."""
    return set_up(table())


@pytest.mark.parametrize(
    ("seat", "zones", "reason", "rule"),
    [
        ("bob", {"deck": []}, "bob has no deck: that is lost already", "GR-12-2a-2"),
        (
            "alice",
            {"damage": [unit(f"d{n}") for n in range(11)]},
            "alice has as much damage as life",
            "GR-12-2a-1",
        ),
        (
            "bob",
            {"ruler": [CardIn(ref="r", name="Knight", damage=1)]},
            "bob's ruler has damage that is not applied",
            "GR-12-3a",
        ),
        (
            "alice",
            {"attack": [unit("a", at="1"), unit("b", at="2", damage=4)]},
            "b has as much damage as HP",
            "GR-12-4a-1",
        ),
        (
            "bob",
            {"set": [unit(ref, at="2", face="down") for ref in ("a", "b")]},
            "bob.set.2 holds 2 cards; it has room for one",
            "GR-12-5a",
        ),
    ],
)
def test_a_position_in_which_something_is_due_is_refused(
    seat: str, zones: Zones, reason: str, rule: str
) -> None:
    answer = reference.engine().open(at_the_main_phase(**{seat: zones}))
    assert isinstance(answer, NotOpened)
    assert (answer.code, answer.reason, answer.rules) == ("illegal-position", reason, (rule,))


def test_a_position_in_which_nothing_is_due_yet_is_opened() -> None:
    alice: Zones = {
        "deck": [unit("k")],
        "damage": [unit(f"d{n}") for n in range(10)],
        "attack": [unit("a", at="1", damage=3)],
    }
    assert reference.engine().open(at_the_main_phase(alice)) == Opened()


def done(flow: Flow[Any]) -> Any:
    """Run a flow in which nobody is asked, and return what it gives."""
    with pytest.raises(StopIteration) as end:
        next(flow)
    return end.value.value


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Give the moves that were asked about and made."""
    told: list[tuple[Any, ...]] = []

    def goes(game: GateGame, card: Card, to: Place, *about: Any) -> Flow[bool]:
        yield from ()
        told.append(("goes", card.ref, str(to), *about))
        return card.ref != "x"

    def move(game: GateGame, card: Card, to: Place, *about: Any) -> None:
        told.append(("move", card.ref, str(to), *about, game.gathering))

    monkeypatch.setattr(putting, "goes", goes)
    monkeypatch.setattr(putting, "move", move)
    return told


def test_what_puts_a_card_is_told_to_what_might_replace_it(
    game: GateGame, moved: list[tuple[Any, ...]]
) -> None:
    by = game.cards["d"]
    a, x, to = game.cards["a"], game.cards["x"], place("removal", "alice")
    assert done(putting.put(game, a, to, "put", "bob", by)) is True
    assert done(putting.put(game, x, to, "put", "bob", by)) is False
    about = ("put", "bob", by)
    assert moved == [
        ("goes", "a", "alice.removal", *about),
        ("move", "a", "alice.removal", *about, 0),
        ("goes", "x", "alice.removal", *about),
    ]


def test_cards_go_to_their_owners_graveyards_together(game: GateGame, moved: list[tuple[Any, ...]]) -> None:
    a, b, d, x = (game.cards[ref] for ref in "abdx")
    a.controller = "bob"
    done(putting.bury(game, [a, x, b], "discard", "bob", d))
    about = ("discard", "bob", d)
    assert [each[:2] for each in moved] == [
        ("goes", "a"),
        ("goes", "x"),
        ("goes", "b"),
        ("move", "a"),
        ("move", "b"),
    ]
    assert moved[3:] == [
        ("move", "a", "alice.graveyard", *about, 1),
        ("move", "b", "bob.graveyard", *about, 1),
    ]
    assert moved[0] == ("goes", "a", "alice.graveyard", *about)


def test_a_card_that_has_gone_meanwhile_stays_where_it_is(
    game: GateGame, moved: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def goes(game: GateGame, card: Card, *about: Any) -> Flow[bool]:
        yield from ()
        game.shift(game.cards["a"], place("hand", "alice"))
        return True

    monkeypatch.setattr(putting, "goes", goes)
    done(putting.bury(game, [game.cards["a"], game.cards["b"]], "destroy"))
    assert [each[:2] for each in moved if each[0] == "move"] == [("move", "b")]


@pytest.mark.parametrize(("said", "face"), [("down", "down"), ("up", "up"), (None, "up")])
def test_a_card_is_turned_over_as_an_effect_says(game: GateGame, said: Any, face: str) -> None:
    putting._turn_over(game, Move(what=Select(which="self"), to="attack", face=said), game.cards["a"])
    assert game.cards["a"].face == face


def test_a_play_can_be_taken_back_until_it_is_finished(game: GateGame) -> None:
    game.begun = 7
    with playing._can_be_taken_back(game):
        assert game.unfinished == 7
    assert game.unfinished == 0


def test_a_play_in_which_the_turn_is_ended_cannot_be_taken_back_any_more(game: GateGame) -> None:
    game.begun = 7
    with pytest.raises(TurnEnded), playing._can_be_taken_back(game):
        raise TurnEnded
    assert game.unfinished == 0


def test_no_damage_ignores_counters_for_what_was_dealt_before_the_turn_was_ended(game: GateGame) -> None:
    game.rulers["bob"].damage = game.uncountered["bob"] = 2
    with pytest.raises(TurnEnded):
        done(ending_turns.end_the_turn(game, EndTurn(), Context("alice")))
    assert (game.rulers["bob"].damage, game.uncountered["bob"]) == (0, 0)


def test_what_is_found_in_a_deck_lies_there() -> None:
    assert drawing._in_deck(Filter(type="unit", zones=("hand",))) == Filter(type="unit", zones=("deck",))


@pytest.mark.parametrize(
    ("kind", "abilities", "ref", "meant"),
    [
        ("card", False, "a", True),
        ("card", True, "a", False),
        ("card", False, "b", False),
        ("ability", True, "a", True),
        ("ability", False, "a", False),
        ("ability", True, "b", False),
        ("damage", True, "a", False),
        ("damage", False, "a", False),
    ],
)
def test_cards_are_negated_or_abilities(
    game: GateGame, kind: str, abilities: bool, ref: str, meant: bool
) -> None:
    card = game.cards[ref]
    item = GateItem(
        "i", kind, "alice", Context("alice"), card if kind != "ability" else None, card, life=card.life
    )
    negate = Negate(what=Select(which="target"), abilities=abilities)
    assert control._is_meant(item, negate, [game.cards["a"]]) is meant


def test_charges_are_taken_from_under_cards(game: GateGame) -> None:
    charge, other, one, two = (game.cards[ref] for ref in ("h", "s", "a", "d"))
    one.under, two.under = [other, charge], [charge]
    before = game.clock
    s12_rules_effects.sever(game, charge, [one, two])
    assert (one.under, two.under) == ([other], [])
    assert game.clock > before


# ------------------------------------------------------------------------------------------------ damage


@pytest.mark.parametrize(("combat", "kind"), [(True, "combat"), (False, "effect")])
def test_damage_is_of_combat_or_of_an_effect(combat: bool, kind: str) -> None:
    assert processes._kind(GateItem("i", "damage", "alice", Context("alice"), combat=combat)) == kind


@pytest.mark.parametrize(
    ("what", "of_event"),
    [(None, False), (Select(which="event"), True), (Select(which="self"), False)],
)
def test_the_damage_that_triggered_it_is_prevented(what: Select | None, of_event: bool) -> None:
    assert prevention._of_event(Prevent(what=what)) is of_event


def test_what_was_prevented_is_told(game: GateGame) -> None:
    before, told = game.clock, len(game.log.events)
    prevention._tell(game, GateItem("i", "damage", "alice", Context("alice")), game.cards["a"], 3)
    ((event, _, _),) = game.log.events[told:]
    assert (event.kind, event.card, event.item, event.amount) == ("prevented", "a", "i", 3)
    assert game.clock > before


# ---------------------------------------------------------------------------------------------- keywords


def named(name: str, *faces: list[Ability]) -> CardSpec:
    """Return a card with these abilities on its faces."""
    traits = tables.spec(name, "unit").faces[0].traits
    return CardSpec(
        name=name, game=tables.GAME, faces=[Face(traits=traits, abilities=each) for each in faces]
    )


PLAIN = Ability(id="plain", kind="activated")
DORMANT = Ability(id="sleeps", kind="keyword", keyword="Dormant", text="Dormant")
COUNTER = Ability(id="counters", kind="keyword", keyword="Counter")
GIVES = Ability(id="gives", kind="static", effect=(Draw(), Gain(what=Select(which="self"), ability=DORMANT)))


@pytest.mark.parametrize(
    "faces",
    [([],), ([PLAIN],), ([COUNTER],), ([PLAIN, COUNTER], [PLAIN])],
    ids=["none", "plain", "Counter", "two faces"],
)
def test_a_card_without_such_a_keyword_is_as_it_is(faces: tuple[list[Ability], ...]) -> None:
    spec = named("Card", *faces)
    found = written_out.written_out({"Card": spec})
    assert found["Card"] is spec


@pytest.mark.parametrize(
    "faces",
    [([DORMANT],), ([PLAIN, DORMANT],), ([COUNTER, DORMANT],), ([PLAIN], [PLAIN, DORMANT])],
    ids=["alone", "beside another", "beside another keyword", "on the second face"],
)
def test_a_keyword_is_written_out_wherever_it_stands(faces: tuple[list[Ability], ...]) -> None:
    found = written_out.written_out({"Card": named("Card", *faces)})["Card"]
    kinds = [[(each.id, each.kind, each.text) for each in face.abilities] for face in found.faces]
    assert kinds[-1][-1] == ("sleeps", "static", "Dormant")
    assert [len(face.abilities) for face in found.faces] == [len(abilities) for abilities in faces]
    assert (found.name, found.faces[0].traits) == ("Card", named("Card", []).faces[0].traits)


def test_a_keyword_that_is_given_is_written_out_too() -> None:
    (face,) = written_out.written_out({"Card": named("Card", [PLAIN, GIVES])})["Card"].faces
    _, gain = face.abilities[1].effect
    assert isinstance(gain, Gain)
    assert (gain.ability.id, gain.ability.kind) == ("sleeps", "static")
    assert isinstance(face.abilities, list)
    assert isinstance(face.abilities[1].effect, tuple)


ONE_OF_THEM = Choose(what=Select(which="choose", filter=Filter(type="unit")))


@pytest.mark.parametrize(
    ("keyword", "kind"),
    [
        ("Breakthrough", "triggered"),
        ("Charge Shield", "replacement"),
        ("Defender", "triggered"),
        ("Dormant", "static"),
        ("Double Attack", "triggered"),
        ("Enhance", "replacement"),
        ("Familiar", "activated"),
        ("Retaliate", "triggered"),
        ("Undying", "static"),
    ],
)
def test_a_keyword_stands_for_an_ability_of_its_kind(keyword: Any, kind: str) -> None:
    effect = (ONE_OF_THEM,) if keyword == "Enhance" else ()
    word = Ability(id="word", kind="keyword", keyword=keyword, effect=effect)
    (face,) = written_out.written_out({"Card": named("Card", [word])})["Card"].faces
    (said,) = face.abilities
    assert (said.id, said.keyword, said.kind) == ("word", keyword, kind)
    assert said.effect


def test_an_ability_that_is_called_like_a_keyword_is_as_it_is() -> None:
    own = Ability(id="own", kind="activated", keyword="Dormant", effect=(Draw(),))
    (face,) = written_out.written_out({"Card": named("Card", [own])})["Card"].faces
    assert face.abilities == [own]


@pytest.mark.parametrize(
    ("keyword", "effect", "wrong"),
    [
        ("Enhance", (ONE_OF_THEM,), False),
        ("Enhance", (), True),
        ("Enhance", (Draw(),), True),
        ("Enhance", (ONE_OF_THEM, ONE_OF_THEM), True),
        ("Enhance", (Choose(what=Select(which="chosen")),), True),
        ("Dormant", (), False),
    ],
)
def test_enhance_is_to_choose_among_things(keyword: Any, effect: Any, wrong: bool) -> None:
    word = Ability(id="word", kind="keyword", keyword=keyword, effect=effect)
    found = ("word", "effect", "Enhance needs one instruction: to choose among things that fit a filter")
    assert list(flaws(Face(traits=tables.spec("Card", "unit").faces[0].traits, abilities=[word]))) == (
        [found] if wrong else []
    )


def test_an_ability_to_be_played_is_one_of_the_card() -> None:
    effect = tuple(PlayAbility(ability=each) for each in ("first", "second", "third", "fourth"))
    siblings = [Ability(id=each, kind="activated", effect=effect) for each in ("first", "second")]
    face = Face(traits=tables.spec("Card", "unit").faces[0].traits, abilities=siblings)
    assert list(flaws(face)) == [
        (each, f"effect[{n}].ability", f"the card has no ability '{name}', but first, second")
        for each in ("first", "second")
        for n, name in ((2, "third"), (3, "fourth"))
    ]


def test_what_is_done_for_a_unit_that_has_yet_to_come_the_unit_does(game: GateGame) -> None:
    by = Context(controller="bob", source=game.cards["a"], item="i")
    found = genesis_and_abyssal._of_the_unit(game.cards["b"], by)
    assert (found.controller, found.source, found.item) == ("bob", game.cards["b"], "i")


def test_cards_with_forced_reveal_are_found(game: GateGame) -> None:
    game.cards["h"].keywords = game.cards["b"].keywords = frozenset((forced_reveal.KEYWORD,))
    assert [card.ref for card in forced_reveal._bearers(game)] == ["h", "b"]


def test_a_deck_is_refused_under_the_first_rule_that_it_breaks() -> None:
    with pytest.raises(Illegal) as refused:
        decks.refuse_decks_for([("GR-1", "it is too small"), ("GR-2", "it is too dull")])
    illegal = refused.value
    assert (illegal.code, illegal.reason, illegal.rules) == ("illegal-deck", "it is too small", ("GR-1",))


def test_a_deck_without_faults_is_not_refused() -> None:
    decks.refuse_decks_for([])
