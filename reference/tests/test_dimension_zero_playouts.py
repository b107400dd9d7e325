"""Whole games of Dimension Zero, played at random among the options offered."""

from random import Random

import pytest

import reference
from duelproof.playout.everywhere import posed, secret
from duelproof.playout.games import playbook
from duelproof.playout.group import Table
from duelproof.playout.moves import passing
from duelproof.playout.scene import Scene
from duelproof.port import Accepted, Choice, Decision, Divide, Name, Number, Opened, Order, Pick, Position
from duelproof.port import abilities as a
from duelproof.port.engine import Engine
from duelproof.port.selections import Filter, Select
from reference.dimension_zero.s1_principles import COLOURS
from reference.tests import dimension_zero_tables as tables
from reference.tests.dz_table import AIM, OWN_DRAW, UNIT, Zones, c, card, do, opened, position, spell

WEARY = 2_000
"""After so many decisions players pass where they can: what is activated for nothing has a stack grow."""


def random_choice(decision: Decision, rng: Random, words: dict[str, list[str]]) -> Choice:
    """Return a random legal answer; ``words`` are what can be named, by domain."""
    shape = decision.shape
    choice = Choice(decision=decision.id, by=decision.player)
    if isinstance(shape, Pick):
        choice.pick = rng.sample(decision.options, rng.randint(shape.min, shape.max))
    elif isinstance(shape, Order):
        choice.order = rng.sample(decision.options, len(decision.options))
    elif isinstance(shape, Number):
        choice.number = rng.randint(shape.min, shape.max)
    elif isinstance(shape, Name):
        choice.name = rng.choice(words[shape.domain])
    elif isinstance(shape, Divide):
        rest = shape.total - shape.each_min * len(decision.options)
        first, *others = rng.sample(decision.options, len(decision.options))
        choice.divide = [(first, shape.each_min + rest), *((each, shape.each_min) for each in others)]
    else:
        pytest.fail(f"nothing here asks for {shape}")
    return choice


def cards_in(engine: Engine) -> list[str]:
    """Return the refs of all cards in all zones of the judge's view."""
    view = engine.observe()
    zones = [zone for seat in view.seats.values() for zone in seat.zones.values()]
    zones += view.shared.values()
    return sorted(str(card.ref) for zone in zones for card in zone.cards)


def words_of(engine: Engine) -> dict[str, list[str]]:
    """Return what players can name in a game, by domain."""
    view = engine.observe()
    zones = [zone for seat in view.seats.values() for zone in seat.zones.values()]
    traits = [card.traits for zone in zones for card in zone.cards if card.traits is not None]
    races = sorted({race for each in traits for race in each.races})
    return {"color": sorted(COLOURS), "card": sorted({each.name for each in traits}), "race": races}


def play_out(engine: Engine, seed: int, position: Position | None = None) -> int:
    """Play one game to its end and return how many decisions it took."""
    assert engine.open(position or tables.position(seed)) == Opened()
    rng = Random(seed)
    everything = cards_in(engine)
    words = words_of(engine)
    decisions = 0
    while (decision := engine.pending()) is not None:
        assert decision.options or isinstance(decision.shape, Number | Name), (
            f"{decision.kind} asks without options"
        )
        declined = passing(decision) if decisions >= WEARY else None
        assert engine.submit(declined or random_choice(decision, rng, words)) == Accepted()
        decisions += 1
        assert decisions < 20_000, "the game does not end"
        if decisions % 50 == 0:
            assert cards_in(engine) == everything
    result = engine.observe().result
    assert result is not None
    assert result.draw == (result.winner is None)
    return decisions


@pytest.mark.parametrize("asking", [False, True], ids=["asking where there is a choice", "asking all"])
def test_a_random_game_ends_with_a_result_and_loses_no_card(asking: bool) -> None:
    engine = reference.asking_engine() if asking else reference.engine()
    for seed in range(40 if asking else 200):
        play_out(engine, seed)


@pytest.mark.parametrize("asking", [False, True], ids=["asking where there is a choice", "asking all"])
def test_a_random_game_with_abilities_ends_with_a_result_and_loses_no_card(asking: bool) -> None:
    engine = reference.asking_engine() if asking else reference.engine()
    for seed in range(20 if asking else 60):
        play_out(engine, seed, tables.written_position(seed))


def test_the_same_seed_and_choices_lead_to_the_same_end() -> None:
    first, second = reference.engine(), reference.engine()
    for seed in range(10):
        assert play_out(first, seed) == play_out(second, seed)
        assert first.observe() == second.observe()


def test_the_judge_lets_a_card_be_seen_until_the_ability_for_which_it_was_shown_is_off_the_stack() -> None:
    """Found by a checked game: a spell was played while such an ability was on the stack."""
    shows = a.Ability(
        id="shows",
        kind="triggered",
        zones=("hand",),
        trigger=a.Trigger(on="move", who=Filter(type="unit"), origin=("square",), to=("graveyard",)),
        effect=OWN_DRAW,
        may=True,
    )
    cards = [card("Archer", "unit", shows), card("Grunt", "unit"), spell("Idle")]
    cards.append(spell("Strike", a.Destroy(what=Select(which="target")), targets=(UNIT,)))
    alice: Zones = {"hand": [c("archer", "Archer"), c("strike", "Strike"), c("idle", "Idle")]}
    start = position(cards, alice | {"square": [c("grunt", "Grunt", "a2")]}, {})
    engine = opened(start)
    scene = Scene(engine, Table(start, playbook("dimension-zero").zones))

    def seen_by_bob(*words: str) -> bool:
        nonlocal scene
        for word in words:
            assert scene.judge and scene.shown is not None
            since = scene.upto
            do(engine, word)
            scene = Scene(engine, scene.table, scene, since)
        return "archer" in scene.shown["bob"]

    assert not seen_by_bob("play strike", "grunt", "pass", "pass")
    assert seen_by_bob("yes")
    assert seen_by_bob("play idle")
    assert seen_by_bob("pass", "pass")
    assert seen_by_bob("pass")
    assert seen_by_bob("pass")
    assert not seen_by_bob("pass")


def test_no_invariant_minds_that_a_trigger_on_the_stack_tells_of_a_card_gone_to_the_hand() -> None:
    """Found by a checked game (seed 90560): the order of triggers was asked in between."""
    leaves = a.Trigger(on="move", self_only=True, origin=("square",))
    wander = a.Ability(id="wander", kind="triggered", trigger=leaves, effect=OWN_DRAW)
    home = a.Move(what=Select(which="all", filter=Filter(type="unit")), to="hand")
    cards = [card("Wanderer", "unit", wander), spell("Recall", home)]
    there = [c("one", "Wanderer", "a2"), c("two", "Wanderer", "b2")]
    start = position(cards, {"hand": [c("recall", "Recall")], "square": there}, {})
    engine = opened(start, asking=False)
    table = Table(start, playbook("dimension-zero").zones)
    do(engine, "play recall")
    before = Scene(engine, table)
    since, asked = before.upto, engine.pending()
    assert before.judge and asked is not None and isinstance(asked.shape, Order)
    choice = Choice(decision=asked.id, by=asked.player, order=asked.options)
    assert engine.submit(choice) == Accepted()
    after = Scene(engine, table, before, since)
    assert "put" in {event.kind for event in after.fresh}
    check = secret().check
    assert check is not None and [*check(after)] == []


def test_no_invariant_minds_a_damaged_unit_on_a_base_square_before_it_goes() -> None:
    """Found by a checked game (seed 9500857): it was asked how the cards lie that go with the unit."""
    camp = spell("Camp", a.Move(what=AIM, to="base"), targets=(UNIT,))
    hurt = c("hurt", "Blank", "a2", damage=500, under=[c("below", "Blank")])
    start = position([camp], {"hand": [c("camp", "Camp")], "square": [hurt]}, {})
    engine = opened(start, asking=False)
    do(engine, "play camp", "base@a1")
    scene = Scene(engine, Table(start, playbook("dimension-zero").zones))
    asked = engine.pending()
    assert asked is not None and isinstance(asked.shape, Order)
    assert ("hurt", 500) in [(card.ref, card.damage) for card in scene.cards("alice.base")]
    check = posed().check
    assert check is not None and [*check(scene)] == []
