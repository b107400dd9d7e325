"""That what an ability says of a card is not done to the new card which it has become (2.23.1-3)."""

import pytest

from duelproof.port import Option
from duelproof.port import abilities as a
from duelproof.port.selections import Cond, Filter, Range, Select
from duelproof.port.views import CardView
from reference.dimension_zero.vocabulary import Bury, Control
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import AIM, ITSELF, UNIT, Zones, acts, c, card, do, opened, position, spell

BOUNCE = spell("Bounce", a.Move(what=AIM, to="hand"), targets=(UNIT,))
IT = Select(which="it")
UNITS = Select(which="all", filter=Filter(type="unit"))
PINGS = a.Damage(what=AIM, n=1000)
EVENT = Select(which="event")
DRAWS = a.Ability(id="draws", kind="activated", timing="battle", effect=(a.Draw(n=1),))


def passed(engine: ReferenceEngine, times: int = 1) -> None:
    """Let both players pass, so that the top of the stack resolves."""
    do(engine, *["pass", "pass"] * times)


def seen(engine: ReferenceEngine, ref: str) -> CardView:
    """Return a card on a square as everybody sees it."""
    return next(card for card in engine.observe().shared["square"].cards if card.ref == ref)


def options(engine: ReferenceEngine) -> list[Option]:
    """Return what the player who is asked can do."""
    decision = engine.pending()
    assert decision is not None
    return decision.options


def deck(engine: ReferenceEngine) -> int:
    """Return how many cards Alice's deck has."""
    return engine.observe().seats["alice"].zones["deck"].count


def lying(engine: ReferenceEngine, zone: str) -> list[str | None]:
    """Return the cards in a zone of Alice's."""
    return [card.ref for card in engine.observe().seats["alice"].zones[zone].cards]


def replayed(*effect: a.Instr) -> ReferenceEngine:
    """Let a unit's ability resolve that does something to the unit, which has been in the hand meanwhile."""
    hero = card(
        "Hero", "unit", acts("battle", effect=effect, limit=a.Limit(per="turn", n=1)), timing="battle"
    )
    engine = opened(
        position([hero, BOUNCE], {"hand": [c("b", "Bounce")], "square": [c("h", "Hero", "a2")]}, {})
    )
    do(engine, "activate h act", "play b", "h")
    passed(engine)
    do(engine, "play h", "@b2")
    passed(engine, 2)
    return engine


@pytest.mark.parametrize(
    "effect",
    [
        a.Modify(what=ITSELF, trait="power", by=3000),
        a.SetTrait(what=ITSELF, trait="power", to=9000),
        a.LoseAbilities(what=ITSELF),
        Control(what=ITSELF, who="opponent"),
        Bury(under=ITSELF),
        a.ForEach(what=ITSELF, then=(a.Turn(what=IT, to="ready"),)),
        a.Delay(trigger=a.Trigger(on="draw"), effect=(a.Destroy(what=ITSELF),)),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_what_an_ability_does_to_its_card_is_not_done_to_the_new_card_that_it_is_by_now(
    effect: a.Instr,
) -> None:
    untouched, touched = replayed(a.Draw(n=1)), replayed(effect, a.Draw(n=1))
    assert seen(touched, "h") == seen(untouched, "h")
    assert options(touched) == options(untouched)


def test_what_an_ability_gives_its_card_the_new_card_that_it_is_by_now_does_not_have() -> None:
    engine = replayed(a.Gain(what=ITSELF, ability=DRAWS))
    assert Option(verb="activate", card="h", value="draws") not in options(engine)
    assert Option(verb="activate", card="h", value="act") in options(engine)


def test_a_card_that_has_triggered_an_ability_is_not_covered_as_the_new_card_that_it_is_by_now() -> None:
    comes = a.Trigger(on="move", who=Filter(name="Hero"), origin=("hand",), to=("square",))
    covers = a.Ability(id="c", kind="triggered", trigger=comes, effect=(Bury(under=EVENT),))
    watcher, hero = card("Watcher", "unit", covers), card("Hero", "unit", timing="battle")
    table: Zones = {"hand": [c("b", "Bounce"), c("h", "Hero")], "square": [c("w", "Watcher", "a2")]}
    engine = opened(position([watcher, hero, BOUNCE], table, {}))
    do(engine, "play h", "@b2")
    passed(engine)
    do(engine, "order", "play b", "h")
    passed(engine)
    do(engine, "play h", "@c2")
    passed(engine)
    do(engine, "order")
    passed(engine)
    assert deck(engine) == 4, "the second ability has covered the new card"
    passed(engine)
    assert deck(engine) == 4


KEEPSAKE = (a.Move(what=ITSELF, to="hand"),)


def test_a_unit_that_dies_before_its_trigger_is_stacked_is_not_found_in_the_graveyard() -> None:
    hurt = a.Ability(
        id="x", kind="triggered", trigger=a.Trigger(on="damage", self_only=True), effect=KEEPSAKE
    )
    hero, ping = card("Hero", "unit", hurt, power=1000), spell("Ping", PINGS, targets=(UNIT,))
    engine = opened(position([hero, ping], {"hand": [c("p", "Ping")], "square": [c("h", "Hero", "a2")]}, {}))
    do(engine, "play p", "h")
    passed(engine)
    do(engine, "order")
    passed(engine)
    assert "h" in lying(engine, "graveyard")


@pytest.mark.parametrize("slots", ["a2 b2", "b2 a2"])
def test_a_unit_that_dies_with_another_whose_death_it_waits_for_is_not_found_in_the_graveyard(
    slots: str,
) -> None:
    dies = a.Trigger(on="move", who=Filter(name="Page"), origin=("square",), to=("graveyard",))
    hero = card("Hero", "unit", a.Ability(id="x", kind="triggered", trigger=dies, effect=KEEPSAKE))
    page, doom = card("Page", "unit"), spell("Doom", a.Destroy(what=UNITS))
    units = [c(ref, name, at) for ref, name, at in zip("hp", ("Hero", "Page"), slots.split(), strict=True)]
    units.sort(key=lambda unit: str(unit.at))
    engine = opened(position([hero, page, doom], {"hand": [c("d", "Doom")], "square": units}, {}))
    do(engine, "play d")
    passed(engine)
    do(engine, "order", "order")
    passed(engine)
    assert {"h", "p"} <= set(lying(engine, "graveyard"))


def test_a_move_does_not_move_the_new_card_that_its_unit_has_become_on_the_same_square() -> None:
    table: Zones = {"hand": [c("b", "Bounce")], "square": [c("h", "Hero", "a2")]}
    engine = opened(position([card("Hero", "unit", timing="battle"), BOUNCE], table, {}))
    do(engine, "move h", "@a3", "play b", "h")
    passed(engine)
    do(engine, "play h", "@a2")
    passed(engine, 2)
    assert seen(engine, "h").at == "a2"
    assert engine.observe().stack == []


def test_a_new_card_triggers_by_the_state_of_the_game_beside_what_the_one_before_has_triggered() -> None:
    two_left = Select(which="all", filter=Filter(zones=("hand",), owner="you"))
    few = a.Trigger(on="state", state=Cond(op="count", what=two_left, range=Range(max=2)))
    lone = a.Ability(id="lone", kind="triggered", trigger=few, effect=(a.Draw(n=1),))
    table: Zones = {"hand": [c("b", "Bounce")], "square": [c("h", "Hero", "a2")]}
    engine = opened(position([card("Hero", "unit", lone, timing="battle"), BOUNCE], table, {}))
    do(engine, "order", "play b", "h")
    passed(engine)
    do(engine, "play h", "@b2")
    passed(engine)
    do(engine, "order")
    assert len(engine.observe().stack) == 2


@pytest.mark.parametrize("before", [True, False])
def test_a_created_trigger_about_a_new_card_and_another_does_something_to_the_other_only(
    before: bool,
) -> None:
    both = (a.Destroy(what=ITSELF), a.Destroy(what=AIM))
    made = a.Delay(trigger=a.Trigger(on="draw"), effect=both)
    act = acts("battle", effect=(made,), limit=a.Limit(per="turn", n=1), targets=(UNIT,))
    hero, page = card("Hero", "unit", act, timing="battle"), card("Page", "unit")
    table: Zones = {
        "hand": [c("b", "Bounce"), c("d", "Drawer")],
        "square": [c("h", "Hero", "a2"), c("p", "Page", "c2")],
    }
    engine = opened(position([hero, page, BOUNCE, spell("Drawer", a.Draw(n=1))], table, {}))
    do(engine, "activate h act", "p")
    passed(engine, 0 if before else 1)
    do(engine, "play b", "h")
    passed(engine)
    do(engine, "play h", "@b2")
    passed(engine, 2 if before else 1)
    do(engine, "play d")
    passed(engine)
    do(engine, "order")
    assert [item.source for item in engine.observe("bob").stack] == ["h"]
    passed(engine)
    assert seen(engine, "h").at == "b2"
    assert "p" in lying(engine, "graveyard")
