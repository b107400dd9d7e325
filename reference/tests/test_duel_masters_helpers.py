"""What small functions of Duel Masters do by themselves: what they leave out, whom they ask about what."""

from collections.abc import Sequence
from typing import Any

import pytest

import reference.duel_masters.index as dm
from duelproof.port import CardIn, CardSpec, Decision, Face, Position, SeatPosition, Seeded, Traits
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability
from duelproof.port.selections import Calc, Filter, Select
from reference.duel_masters.editions import EDITIONS
from reference.duel_masters.s1_basics import (
    abilities,
    beside_the_deck,
    golden_rules,
    numbers,
    sealing,
    shields,
)
from reference.duel_masters.s1_basics.cards import BEYOND_CHOICE, _narrowed
from reference.duel_masters.s2_reading_cards import reading, two_costs
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import declared_abilities
from reference.duel_masters.s6_using_cards import replacement_effects, static_abilities
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.s8_special_cards import cells, gods, succession, turning_over, twin_cards
from reference.duel_masters.state import Attack, DMGame
from reference.duel_masters.view import _lying_with, _permanents
from reference.kernel.abilities import effects
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.tests.dm_game import with_ability
from reference.tests.dm_table import creature, laid_game, spell

IT = Select(which="self")
OURS = Select(which="all", filter=Filter(owner="you", type="creature"))
HAND = Select(which="all", filter=Filter(owner="you", zones=("hand",)))
PLAIN = creature("Plain", 2, 2000, ("fire",))
GIANT = creature("Giant", 2, 2000, ("nature",))
INSIGHT = spell("Insight", 1, ("water",), a.Draw())
CELL = CardSpec(
    name="Cell",
    game="duel-masters",
    faces=[
        Face(traits=Traits(type=["creature"], name="Cell", supertype="psychic", power=1000), abilities=[]),
        Face(traits=Traits(type=["cell"], name="Half", supertype="psychic"), abilities=[]),
    ],
)
NEBULA = CardSpec(
    name="Nebula",
    game="duel-masters",
    faces=[
        Face(traits=Traits(type=["nebula"], name="Nebula", cost=5), abilities=[]),
        Face(traits=Traits(type=[], name="Wing"), abilities=[]),
    ],
)
TWIN = CardSpec(
    name="Cub / Jet",
    game="duel-masters",
    halves=True,
    faces=[
        Face(traits=Traits(type=["creature"], name="Cub", cost=2, power=1000), abilities=[]),
        Face(traits=Traits(type=["spell"], name="Jet", cost=5), abilities=[]),
    ],
)


def table(*specs: CardSpec, events: bool = False, **zones: Sequence[CardSpec]) -> DMGame:
    """Open a table with cards in Alice's zones, each called by its zone and number, and give the game."""
    zones = {"deck": [PLAIN, PLAIN]} | zones
    laid = {
        zone: [CardIn(ref=f"{zone}{number}", name=spec.name) for number, spec in enumerate(cards)]
        for zone, cards in zones.items()
    }
    known = {spec.name: spec for cards in zones.values() for spec in cards}
    return laid_game(
        Position(
            game="duel-masters",
            revision="s-max",
            door="main",
            turn=3,
            chance=Seeded(1),
            events=events,
            cards=known | {spec.name: spec for spec in (PLAIN, *specs)},
            seats={
                "alice": SeatPosition(zones=laid),
                "bob": SeatPosition(zones={"deck": [CardIn(ref="last", name="Plain")]}),
            },
        )
    )


def asked(flow: Flow[Any]) -> Decision:
    """Return the question with which something begins."""
    question = next(flow)
    assert isinstance(question, Decision)
    return question


def said(effect: a.Instr, **fields: Any) -> Ability:
    """Return a static ability."""
    return Ability(id="says", kind="static", effect=(effect,), **fields)


# --- what is read -----------------------------------------------------------------------------------------


def test_a_nebula_of_two_sides_has_no_name() -> None:
    game = table(battle=[PLAIN, NEBULA])
    plain, nebula = (game.cards[ref] for ref in ("battle0", "battle1"))
    assert (reading.names(game, plain), reading.names(game, nebula)) == (["Plain"], [])


def test_each_edition_has_its_zones() -> None:
    of_both = ["deck", "hand", "battle", "mana", "graveyard", "hyper", "gr"]
    assert general._zones_of(EDITIONS["s-max"]) == of_both
    assert general._zones_of(EDITIONS["1.13"]) == [*of_both, "nowhere"]


def test_who_sees_a_card_before_it_moves_is_noted_for_events_alone() -> None:
    quiet, loud = (table(hand=[PLAIN], events=events) for events in (False, True))
    assert general._sighted(quiet, quiet.cards["hand0"]) is None
    noted = general._sighted(loud, loud.cards["hand0"])
    assert noted is not None
    assert noted[0] == {"alice"}


def test_an_ability_works_where_it_says_before_it_works_where_it_belongs() -> None:
    cheaper = a.Modify(what=IT, trait="cost", by=-1)
    card = with_ability(creature("Cheap", 2, 2000, ("fire",)), said(cheaper, zones=("hand",)), said(cheaper))
    one, other = abilities.with_zones(card).faces[0].abilities
    assert one.zones == ("hand",)
    assert set(other.zones) == abilities.USED_FROM


def test_all_that_changes_a_number_of_a_card_is_listed() -> None:
    banner = with_ability(
        creature("Banner", 2, 2000, ("fire",)), said(a.Modify(what=OURS, trait="power", by=1000))
    )
    hint = a.Modify(what=Select(which="all", filter=Filter(name="Giant")), trait="power", by=500)
    game = table(battle=[PLAIN, GIANT, banner, banner, with_ability(creature("Hint", 2, 1, ()), said(hint))])
    plain, giant = game.cards["battle0"], game.cards["battle1"]
    assert numbers.changes(game, plain, "power") == [1000, 1000]
    assert numbers.changes(game, giant, "power") == [1000, 1000, 500]


def test_an_amount_that_was_fixed_stays_what_it_was() -> None:
    game = table(battle=[PLAIN], hand=[PLAIN, PLAIN])
    plain = game.cards["battle0"]
    by = Calc(op="count", what=HAND)
    effects.begin(game, a.Modify(what=IT, trait="power", by=by), Context.of(plain), [plain], "turn", 7)
    assert numbers.changes(game, plain, "power") == [7]


def test_what_was_any_card_is_any_that_can_be_chosen() -> None:
    wanted = _narrowed(Select(which="choose")).filter
    assert wanted is not None
    assert [out.relation for out in wanted.none_of] == [BEYOND_CHOICE]


# --- the index --------------------------------------------------------------------------------------------


def calm(game: DMGame) -> bool:
    """Tell whether nothing is due, when it is looked at anew."""
    assert game.own_index is not None
    game.own_index.calm = -1
    return dm.is_calm(game, game.own_index, lambda game: [], lambda game, card: "spell" in card.printed.type)


def test_nothing_is_due_in_an_attack_unless_the_attacker_has_parted() -> None:
    game = table(battle=[PLAIN])
    card = game.cards["battle0"]
    game.attack = Attack("attack", card, "bob")
    assert calm(game)
    game.attack.parted = [card]
    assert not calm(game)


def test_a_deck_has_run_out_where_all_of_its_cards_are_in_use() -> None:
    game = table()
    game.cards["deck0"].pending = True
    assert calm(game)
    game.cards["deck1"].pending = True
    assert not calm(game)


def test_a_card_that_is_kept_beside_the_deck_may_have_to_go_back_there() -> None:
    game = table(hand=[PLAIN])
    assert game.own_index is not None
    assert calm(game)
    game.own_index.beside = [game.cards["hand0"]]
    assert not calm(game)


def test_the_index_looks_at_every_card_of_a_zone() -> None:
    game = table(INSIGHT, battle=[PLAIN, PLAIN], hand=[INSIGHT])
    assert game.own_index is not None
    game.own_index.battle = [[game.cards["battle0"], game.cards["hand0"]]]
    assert not calm(game)


def test_what_is_beside_the_deck_and_lies_elsewhere_is_listed_in_order() -> None:
    game = table(battle=[PLAIN], hand=[PLAIN] * 4)
    cards = [game.cards[f"hand{number}"] for number in range(4)]
    assert game.own_index is not None
    game.own_index.beside = [*cards, game.cards["battle0"]]
    cards[1].over, cards[2].pending = game.cards["battle0"], True
    assert list(beside_the_deck._elsewhere(game, "gr")) == [cards[0], cards[3]]


# --- what lies where --------------------------------------------------------------------------------------


def test_all_cards_of_a_shield_lie_where_it_is_laid() -> None:
    game = table(hand=[PLAIN, PLAIN])
    cards = [game.cards["hand0"], game.cards["hand1"]]
    spot = game.shields["alice"][2]
    shields._lay(game, spot, cards)
    assert game.zones[spot] == cards
    assert {card.place for card in cards} == {spot}


def test_an_aura_is_no_permanent_of_its_own() -> None:
    game = table(battle=[PLAIN, PLAIN])
    one, other = game.cards["battle0"], game.cards["battle1"]
    one.host, one.hung_as = other, "aura"
    assert [permanent.cards for permanent in _permanents(game)] == [[one.ref, other.ref]]


def test_all_that_lies_beneath_a_card_is_listed() -> None:
    game = table(hand=[PLAIN] * 5)
    top, one, two, deep, deeper = (game.cards[f"hand{number}"] for number in range(5))
    top.under, one.under = [one, two], [deep, deeper]
    assert _lying_with(top) == [top, one, deep, deeper, two]


@pytest.mark.parametrize(("side", "next_one"), [(0, 1), (1, 2), (2, 0)])
def test_a_card_of_three_sides_turns_to_the_next_one(side: int, next_one: int) -> None:
    faces = [*CELL.faces, CELL.faces[0]]
    card = Card(
        "c", CardSpec(name="Three", game="duel-masters", faces=faces), "alice", "alice", place("hand")
    )
    card.side = side
    assert turning_over._side(card, None) == next_one


def test_what_is_linked_cannot_be_a_cell_once_more() -> None:
    game = table(hyper=[CELL, CELL])
    one, other = game.cards["hyper0"], game.cards["hyper1"]
    assert cells._can_be_a_cell(one)
    one.links = {"right": other}
    assert not cells._can_be_a_cell(one)


# --- effects ----------------------------------------------------------------------------------------------


def test_the_successor_has_an_effect_of_its_own() -> None:
    game = table(battle=[PLAIN, PLAIN, PLAIN])
    old, other, new = (game.cards[f"battle{number}"] for number in range(3))
    lasting = effects.begin(
        game, a.Modify(what=IT, trait="power", by=1000), Context.of(old), [old, other], "turn"
    )
    succession._pass_on(game, lasting, old, new)
    mine, passed = game.lasting
    assert mine.oid != passed.oid
    assert [card for card, _ in mine.things] == [other]
    assert [card for card, _ in passed.things] == [new]


def test_cards_can_be_discarded_if_any_player_has_one() -> None:
    game = table(battle=[PLAIN], hand=[PLAIN])
    ctx = Context.of(game.cards["battle0"])
    both = a.Discard(who="both")
    assert replacement_effects._has_something(game, both, ctx, [])
    game.zones[place("hand", "bob")] = game.zones[place("hand", "alice")]
    game.zones[place("hand", "alice")] = []
    assert replacement_effects._has_something(game, both, ctx, [])
    game.zones[place("hand", "bob")] = []
    assert not replacement_effects._has_something(game, both, ctx, [])


def test_only_cards_of_the_battle_zone_can_be_destroyed_instead() -> None:
    game = table(battle=[PLAIN, PLAIN], hand=[PLAIN])
    ctx = Context.of(game.cards["battle0"])
    anywhere = Select(which="all", filter=Filter(owner="you", zones=("battle", "hand")))
    there = [game.cards["battle0"], game.cards["battle1"]]
    assert replacement_effects._meant(game, a.Destroy(what=anywhere), anywhere, ctx) == there
    lifted = a.Move(what=anywhere, to="mana")
    assert replacement_effects._meant(game, lifted, anywhere, ctx) == [*there, game.cards["hand0"]]


@pytest.mark.parametrize(("what", "apart"), [(IT, True), (OURS, False)])
def test_two_cards_say_the_same_unless_they_speak_of_themselves(what: Select, apart: bool) -> None:
    game = table(battle=[PLAIN, PLAIN])
    ability = said(a.Destroy(what=what))
    one, other = (Context.of(game.cards[ref], ability) for ref in ("battle0", "battle1"))
    assert (static_abilities._key(one) != static_abilities._key(other)) is apart


def test_the_turn_player_is_done_when_none_of_her_effects_waits() -> None:
    game = table(battle=[PLAIN])
    card = game.cards["battle0"]
    game.attack = Attack("attack", card, "bob")

    def waits(seat: Any) -> Waiting:
        return Waiting("w", said(a.Draw()), card, seat, Happening("attack"), Context.of(card))

    game.waiting = [waits("bob")]
    assert declared_abilities._active_is_done(game)
    game.waiting = [waits("bob"), waits("alice")]
    assert not declared_abilities._active_is_done(game)


# --- questions --------------------------------------------------------------------------------------------


def test_what_acts_or_waits_is_pointed_at_by_its_card_and_ability() -> None:
    game = table(battle=[PLAIN])
    card = game.cards["battle0"]
    ability = said(a.Draw())
    acting = static_abilities._option(Context.of(card, ability))
    assert (acting.card, acting.way) == ("battle0", "says")
    waiting = Waiting("w1", ability, card, "alice", Happening("attack"), Context.of(card, ability))
    option = golden_rules._option(waiting)
    assert (option.object, option.card, option.way) == ("w1", "battle0", "says")


def test_the_owner_of_a_command_is_asked_about_it_for_one_seal() -> None:
    game = table(battle=[PLAIN, PLAIN, PLAIN], hand=[PLAIN, PLAIN])
    command, *hosts = (game.cards[f"battle{number}"] for number in range(3))
    for number, host in enumerate(hosts):
        seal = game.cards[f"hand{number}"]
        game.zone("battle", "alice").append(seal)
        seal.place, seal.host, seal.hung_as = host.place, host, "seal"
    question = asked(sealing._choose_sealed(game, command, []))
    assert (question.player, question.about, question.part) == ("alice", "battle0", "unseal")
    assert (getattr(question.shape, "min", None), getattr(question.shape, "max", None)) == (1, 1)


def test_the_other_player_is_not_told_how_shields_are_ordered() -> None:
    game = table(hand=[PLAIN, PLAIN])
    options = [game.option_for(game.cards[ref]) for ref in ("hand0", "hand1")]
    question = asked(shields._order_unseen(game, "bob", options, "spell"))
    assert (question.player, question.about, question.secret_to) == ("bob", "spell", ["alice"])


def test_who_uses_a_twin_card_is_asked_about_it_for_a_half() -> None:
    game = table(hand=[TWIN])
    question = asked(twin_cards._ask_for_way(game, game.cards["hand0"], ["summon", "cast"]))
    assert (question.kind, question.player, question.part) == ("mode", "alice", "half")
    assert question.about == "hand0"
    assert [(option.card, option.way) for option in question.options] == [
        ("hand0", "summon"),
        ("hand0", "cast"),
    ]


def test_who_reads_a_twin_card_is_asked_for_a_cost() -> None:
    game = table(hand=[TWIN])
    question = asked(two_costs._ask_for_cost(game, game.cards["hand0"], [2, 5], "alice"))
    assert (question.kind, question.player, question.part) == ("choose", "alice", "cost")
    assert [(option.card, option.value) for option in question.options] == [("hand0", 2), ("hand0", 5)]


def test_what_is_linked_is_chosen_for_the_one_that_awakens() -> None:
    game = table(battle=[CELL], hyper=[CELL, CELL])
    there = [game.cards["hyper0"], game.cards["hyper1"]]
    question = asked(cells._choose_to_link(game, game.cards["battle0"], there))
    assert (question.player, question.about, question.part) == ("alice", "battle0", "link")


def test_what_a_god_is_linked_to_is_asked_about_the_god(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(hand=[PLAIN], battle=[PLAIN, PLAIN])
    links = {game.option_for(game.cards[ref]): (game.cards[ref], "left") for ref in ("battle0", "battle1")}
    monkeypatch.setattr(gods, "_options", lambda *given: links)
    question = asked(gods._chosen_link(game, game.cards["hand0"], []))
    assert (question.kind, question.player, question.about) == ("link", "alice", "hand0")


@pytest.mark.parametrize(("zone", "secret_to"), [("deck", ["bob"]), ("mana", [])])
def test_what_is_searched_for_is_secret_where_cards_lie_face_down(zone: str, secret_to: list[str]) -> None:
    game = table(deck=[PLAIN, GIANT, PLAIN], mana=[PLAIN, GIANT, PLAIN], battle=[PLAIN])
    search = a.Search(zone=zone, filter=Filter(name="Plain"), n=1, to="hand")
    ctx = Context(controller="alice", source=game.cards["battle0"], item="spell1")
    question = asked(keyword_actions._find(game, search, game.zone(zone, "alice"), ctx))
    assert (question.kind, question.player, question.about) == ("find", "alice", "spell1")
    assert question.secret_to == secret_to
    assert [option.card for option in question.options] == [f"{zone}0", f"{zone}2"]
