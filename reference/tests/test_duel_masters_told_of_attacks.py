"""What is told and asked in attacks of Duel Masters: the fields of events and of questions."""

from collections.abc import Callable

import pytest

import reference
from duelproof.port import Event, Option, Pick
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_game import Game, Zones


def attacked(attacker: str, bob: Zones, target: str = "bob", alice: Zones | None = None) -> Game:
    """Return a game in which a creature of Alice has attacked."""
    game = Game(reference.engine(), {"battle": [attacker], **(alice or {})}, bob)
    game.attack(attacker, target)
    return game


def told(game: Game, kind: str, viewer: str = "judge") -> Event:
    """Return the only event of a kind."""
    [event] = [each for each in game.engine.events(viewer=viewer) if each.kind == kind]  # type: ignore[arg-type]
    return event


@pytest.mark.parametrize("aim", ["bob", "Equal"])
def test_of_an_attack_it_is_told_who_attacks_whom(aim: str) -> None:
    game = attacked("Plain", {"battle": ["Equal!"]}, aim)
    event = told(game, "attack")
    target = aim if aim == "bob" else game.ref("Equal")
    assert (event.card, event.player, event.target) == (game.ref("Plain"), "alice", target)
    assert event.item == told_steps(game)


def told_steps(game: Game) -> str | None:
    """Return the id of the attack by which its first sub-step is told."""
    return next(each.item for each in game.engine.events() if each.kind == "step_start")


def test_of_a_block_it_is_told_who_takes_on_whose_attack() -> None:
    game = attacked("Strong", {"battle": ["Rampart"]})
    game.blocks("Rampart")
    game.settle()
    blocker, item = game.ref("Rampart"), told_steps(game)
    changed, blocked = told(game, "retarget"), told(game, "block")
    assert (changed.card, changed.player, changed.item) == (blocker, "bob", item)
    assert (blocked.card, blocked.player, blocked.item) == (blocker, "bob", item)
    assert blocked.target == game.ref("Strong")


def test_it_is_told_who_is_removed_from_which_attack() -> None:
    game = attacked("Slippery", {"battle": ["Wall"]})
    game.blocks("Wall")
    game.settle()
    event = told(game, "unfought")
    assert (event.card, event.item) == (game.ref("Slippery"), told_steps(game))


def test_only_the_judge_is_told_which_cards_are_broken() -> None:
    game = attacked("World Ender", {"shield": ["Plain", "Equal"]})
    game.settle()
    broken = told(game, "broken")
    assert (set(broken.cards), broken.player) == ({game.ref("Plain", "bob"), game.ref("Equal", "bob")}, "bob")
    assert set(broken.cards).isdisjoint(told(game, "broken", "alice").cards)


def test_a_shield_that_is_put_into_the_hand_is_not_told_as_broken() -> None:
    game = Game(reference.engine(), {"hand": ["Lift"], "mana": ["Ghost"]}, {"shield": ["Plain"]})
    game.pick(Option(verb="play", card=game.ref("Lift")))
    game.settle()
    assert game.names("bob", "hand") == ["Plain"]
    assert not [event for event in game.engine.events() if event.kind == "broken"]


def test_no_break_is_told_where_all_chosen_shields_stay() -> None:
    game = attacked("Plain", {"battle": ["Firm"], "shield": ["Equal"]})
    game.settle()
    assert game.names("bob", "shield") == ["Equal"]
    assert not [event for event in game.engine.events() if event.kind == "broken"]


def test_only_its_owner_sees_which_of_the_broken_cards_he_may_declare() -> None:
    game = attacked("World Ender", {"shield": ["Insight", "Blast", "Plain"]})
    game.settle("declare")
    asked = game.asked()
    assert (asked.shape, asked.part, asked.secret_to) == (Pick(min=0, max=2), "broken", ["alice"])
    words = {(option.card, option.way) for option in asked.options}
    assert words == {(game.ref("Insight"), "s-trigger"), (game.ref("Blast"), "s-trigger")}


def test_one_card_at_a_time_is_declared_by_discarding_another() -> None:
    game = attacked("World Ender", {"hand": ["Back", "Back"], "shield": ["Plain", "Equal"]})
    game.settle("declare")
    asked = game.asked()
    assert (asked.shape, asked.part, asked.secret_to) == (Pick(min=0, max=1), "broken", ["alice"])
    assert len({option.card for option in asked.options}) == 2
    targets = {(option.target, option.way) for option in asked.options}
    assert targets == {(game.ref("Plain", "bob"), "s-back"), (game.ref("Equal", "bob"), "s-back")}


def test_only_its_player_sees_which_abilities_of_his_hand_he_may_declare() -> None:
    game = attacked("Plain", {"hand": ["Lurker", "Lurker", "Plain"]})
    game.settle("declare")
    asked = game.asked()
    assert (asked.shape, asked.part, asked.secret_to) == (Pick(min=0, max=2), None, ["alice"])
    assert {(option.verb, option.way) for option in asked.options} == {("declare", "lurk")}
    assert len({option.card for option in asked.options}) == 2


def test_what_is_declared_is_shown_by_its_name() -> None:
    game = attacked("Plain", {"hand": ["Lurker"]})
    game.settle("declare")
    game.pick(*game.asked().options)
    shown, declared = (told(game, kind, "alice") for kind in ("revealed", "declared"))
    assert (shown.cards, set(shown.to), shown.seq < declared.seq) == (
        (declared.card,),
        {"alice", "bob"},
        True,
    )
    assert (declared.card, declared.player, declared.name) == (game.ref("Lurker"), "bob", "lurk")


def test_a_creature_is_named_as_its_breaker_ability_is_asked_for() -> None:
    asked = attacked("Two Breaks", {}).asked()
    about = (asked.player, asked.kind, asked.about, asked.part)
    assert about == ("alice", "mode", "a-Two Breaks-14", "breaker")


@pytest.mark.parametrize(("made", "asks"), [(reference.engine, False), (reference.asking_engine, True)])
def test_who_can_only_end_her_attacks_is_asked_where_forced_answers_are(
    made: Callable[[], ReferenceEngine], asks: bool
) -> None:
    game = Game(made(), {"battle": ["Plain"]}, {})
    game.attack("Plain")
    game.breaks(1)
    game.settle()
    game.pick(Option(verb="attack", card="a-Filler-15", target="bob"))
    game.breaks(2)
    game.settle()
    assert (game.asked().options == [Option(verb="pass")]) is asks
    assert (game.asked().player == "alice") is asks


def test_who_must_attack_is_asked_with_what_else_she_could() -> None:
    game = Game(reference.engine(), {"battle": ["Berserk"]}, {})
    game.passes()
    assert (game.asked().player, {option.verb for option in game.asked().options}) == ("alice", {"attack"})
