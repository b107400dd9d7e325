"""Attacks, blocks, battles, breaks and S-triggers of Duel Masters, played from positions."""

import pytest

import reference
from duelproof.port import Choice, Option, Refused
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_game import Game


@pytest.fixture(params=[reference.engine, reference.asking_engine], ids=["terse", "asking"])
def engine(request: pytest.FixtureRequest) -> ReferenceEngine:
    made: ReferenceEngine = request.param()
    return made


def test_a_breaker_ability_is_chosen_and_breaks_its_shields_together(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Two Breaks"]}, {})
    game.attack("Two Breaks")
    assert {option.value for option in game.asked().options} == {"w-breaker", "t-breaker"}
    game.pick(Option(value="t-breaker"))
    assert isinstance(engine.submit(Choice(decision=game.asked().id, by="alice", pick=[])), Refused)
    game.breaks(1, 3, 5)
    game.settle()
    assert len(game.names("bob", "shield")) == 2 and len(game.names("bob", "hand")) == 3
    batches = {event.batch for event in engine.events() if event.kind == "move" and event.verb == "break"}
    assert len(batches) == 1


def test_a_world_breaker_breaks_all_shields_and_does_not_win(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["World Ender"]}, {})
    game.attack("World Ender")
    game.settle()
    assert game.names("bob", "shield") == [] and game.view().result is None


def test_a_pile_is_one_shield_and_all_its_cards_go_to_the_hand(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Plain"]}, {"shield": ["Strong@1", "Wall@1", "Plain@2"]})
    game.attack("Plain")
    game.breaks(1)
    game.settle()
    assert sorted(game.names("bob", "hand")) == ["Strong", "Wall"]
    assert game.view().seats["bob"].numbers["shields"] == 1


def test_an_s_trigger_is_used_for_nothing_if_its_owner_declares_it(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Plain"]}, {"shield": ["Ambusher", "Filler"]})
    game.attack("Plain")
    game.breaks(1)
    game.pick(Option(card=game.ref("Ambusher"), way="s-trigger"))
    game.settle()
    assert game.names("bob", "battle") == ["Ambusher"] and game.names("bob", "hand") == []


def test_an_s_trigger_that_is_not_declared_stays_in_the_hand(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Plain"]}, {"shield": ["Ambusher", "Filler"]})
    game.attack("Plain")
    game.breaks(1)
    game.settle()
    assert game.names("bob", "battle") == [] and game.names("bob", "hand") == ["Ambusher"]


def test_two_s_triggers_are_declared_together_and_used_in_the_order_of_their_owner(
    engine: ReferenceEngine,
) -> None:
    game = Game(engine, {"battle": ["World Ender"]}, {"shield": ["Blast", "Ambusher"]})
    game.attack("World Ender")
    game.settle("declare")
    game.pick(*game.asked().options)
    game.settle("trigger")
    assert len(game.asked().options) == 2
    game.pick(next(o for o in game.asked().options if o.card == game.ref("Blast")))
    game.settle()
    assert game.names("bob", "battle") == ["Ambusher"], "the blast came first"
    assert "Blast" in game.names("bob", "graveyard")


def test_s_triggers_come_before_the_turn_players_other_effects(engine: ReferenceEngine) -> None:
    game = Game(
        engine, {"battle": ["Plain", "Watcher"]}, {"battle": ["Watcher"], "shield": ["Insight", "Filler"]}
    )
    game.attack("Plain")
    game.breaks(1)
    game.pick(Option(card=game.ref("Insight"), way="s-trigger"))
    game.settle()
    sources = [event.card for event in engine.events() if event.kind == "resolve_start"]
    assert sources == [game.ref("Insight"), game.ref("Watcher", "bob")]


def test_a_blocker_is_tapped_and_battles_in_the_players_place(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Strong"]}, {"battle": ["Rampart"]})
    game.attack("Strong")
    game.blocks("Rampart")
    game.settle()
    assert game.names("alice", "graveyard") == ["Strong"]
    assert len(game.names("bob", "shield")) == 5
    assert game.view().seats["bob"].zones["battle"].cards[0].turned == "exhausted"


def test_of_two_blockers_both_are_tapped_and_the_last_one_blocks(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Strong"]}, {"battle": ["Rampart", "Wall"]})
    game.attack("Strong")
    game.blocks("Rampart", "Wall")
    options = [Option(verb="block", card=game.ref(name)) for name in ("Rampart", "Wall")]
    game.say(Choice(decision=game.asked().id, by="bob", order=options))
    game.settle()
    assert game.names("bob", "graveyard") == ["Wall"] and game.names("alice", "battle") == [
        "Strong",
        "Filler",
    ]
    assert [card.turned for card in game.view().seats["bob"].zones["battle"].cards] == ["exhausted"]


@pytest.mark.parametrize("bob", [["Rampart!"], ["Plain"]])
def test_tapped_creatures_and_those_without_the_ability_do_not_block(
    engine: ReferenceEngine, bob: list[str]
) -> None:
    game = Game(engine, {"battle": ["Strong"]}, {"battle": bob})
    game.attack("Strong")
    assert game.asked().kind == "choose"


def test_an_unblockable_creature_is_not_blocked(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Ghost"]}, {"battle": ["Rampart"]})
    game.attack("Ghost")
    assert game.asked().kind == "choose"


def test_only_tapped_creatures_are_attacked(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Strong"]}, {"battle": ["Plain", "Equal!"]})
    game.passes()
    strong = [option for option in game.asked().options if option.card == game.ref("Strong")]
    aims = {option.target for option in strong}
    assert aims == {"bob", game.ref("Equal", "bob")}
    refused = engine.submit(
        Choice(
            decision=game.asked().id,
            by="alice",
            pick=[Option(verb="attack", card=game.ref("Strong"), target=game.ref("Plain", "bob"))],
        )
    )
    assert isinstance(refused, Refused) and "DM-505.2" in refused.rules


def test_creatures_of_equal_power_destroy_each_other(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Plain"]}, {"battle": ["Equal!"]})
    game.attack("Plain", "Equal")
    game.settle()
    assert game.names("alice", "graveyard") == ["Plain"] and game.names("bob", "graveyard") == ["Equal"]


def test_a_slayer_that_loses_destroys_the_winner(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Strong"]}, {"battle": ["Poison!"]})
    game.attack("Strong", "Poison")
    game.settle()
    assert game.names("alice", "graveyard") == ["Strong"] and game.names("bob", "graveyard") == ["Poison"]


def test_a_power_attacker_is_stronger_only_as_it_attacks(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Boar"]}, {"battle": ["Strong!"]})
    game.attack("Boar", "Strong")
    game.settle()
    assert game.names("bob", "graveyard") == ["Strong"] and "Boar" in game.names("alice", "battle")


def test_a_creature_summoned_this_turn_attacks_only_with_speed(engine: ReferenceEngine) -> None:
    game = Game(engine, {"hand": ["Rusher", "Plain"], "mana": ["Rusher"] * 2 + ["Plain"] * 2}, {})
    for name, civ in (("Rusher", "fire"), ("Plain", "nature")):
        hand = next(card.ref for card in game.view().seats["alice"].zones["hand"].cards if card.name == name)
        game.pick(Option(verb="play", card=hand))
        while game.asked().kind == "pay":
            fit = [o for o in game.asked().options if str(o.card).split("-")[1] == name]
            assert civ
            game.pick(fit[0])
    game.passes()
    battle = {card.name: card.ref for card in game.view().seats["alice"].zones["battle"].cards}
    assert battle["Rusher"] in {option.card for option in game.asked().options}
    sick = Option(verb="attack", card=battle["Plain"], target="bob")
    refused = engine.submit(Choice(decision=game.asked().id, by="alice", pick=[sick]))
    assert isinstance(refused, Refused) and "DM-301.5" in refused.rules


def test_a_creature_that_must_attack_keeps_the_attack_step_from_ending(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Berserk"]}, {})
    game.passes()
    assert {option.verb for option in game.asked().options} == {"attack"}
    game.attack("Berserk")
    game.breaks(1)
    game.settle()
    assert any(option.verb == "pass" for option in game.asked().options)


def test_a_creature_that_leaves_after_shields_were_chosen_still_breaks_them(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Bomb"]}, {})
    game.attack("Bomb")
    game.breaks(2)
    game.settle()
    assert game.names("alice", "graveyard") == ["Bomb"] and len(game.names("bob", "hand")) == 1


def test_an_attack_ends_when_what_it_attacks_is_gone(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Bouncer"]}, {"battle": ["Strong!", "Rampart"]})
    game.attack("Bouncer", "Strong")
    game.settle()
    assert game.names("bob", "hand") == ["Strong"] and game.view().fights == []
    steps = [event.name for event in engine.events() if event.kind == "step_start"]
    assert steps == ["attacker", "attack-end"]


def test_a_spell_in_use_is_not_counted_and_cannot_be_discarded(engine: ReferenceEngine) -> None:
    hand = ["Empty Hands", "Plain", "Equal", "Wall", "Strong"]
    game = Game(engine, {"hand": hand, "mana": ["Poison"]}, {})
    game.pick(Option(verb="play", card=game.ref("Empty Hands")))
    game.settle("choose")
    assert game.view().seats["alice"].zones["hand"].count == 4
    assert game.ref("Empty Hands") not in {option.card for option in game.asked().options}


def test_a_charger_goes_to_the_mana_zone(engine: ReferenceEngine) -> None:
    game = Game(engine, {"hand": ["Keeper"], "mana": ["Wall"]}, {})
    game.pick(Option(verb="play", card=game.ref("Keeper")))
    game.settle()
    assert game.names("alice", "mana") == ["Wall", "Keeper"]


def test_a_card_of_two_civilizations_comes_tapped_into_the_mana_zone(engine: ReferenceEngine) -> None:
    game = Game(engine, {}, {"hand": ["Two Colours", "Plain"]})
    game.passes()
    game.passes()
    game.settle()
    game.pick(Option(verb="charge", card=game.ref("Two Colours")))
    assert game.view().seats["bob"].zones["mana"].cards[0].turned == "exhausted"


def test_a_card_in_use_as_the_turn_ends_goes_to_the_graveyard(engine: ReferenceEngine) -> None:
    game = Game(engine, {"hand": ["Night Falls"], "mana": ["Poison"]}, {"hand": ["Plain"]})
    game.pick(Option(verb="play", card=game.ref("Night Falls")))
    game.settle()
    assert game.view().active == "bob" and game.view().turn == 4
    assert game.names("alice", "graveyard") == ["Night Falls"] and not game.view().stack


def test_dm_has_no_conceding(engine: ReferenceEngine) -> None:
    game = Game(engine, {}, {})
    answer = engine.submit(Choice(decision=game.asked().id, by="alice", concede=True))
    assert isinstance(answer, Refused) and answer.code == "not-offered"
