"""What may be a target in Dimension Zero, how many there must be, and how a number is divided among them."""

import pytest

from duelproof.port import abilities as a
from duelproof.port.selections import Calc, Filter, Range, Select
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.tests.dz_table import AIM, ITSELF, OWN_DRAW, Zones, c, card, do, opened, position, spell

HELD = Calc(op="count", what=Select(which="all", filter=Filter(zones=("hand",), owner="you")))
GRUNT = card("Grunt", "unit", power=1000)
FROM_THE_GRAVEYARD = a.Ability(
    id="permit",
    kind="static",
    zones=("graveyard",),
    effect=(a.Permit(action="play", what=ITSELF, until="while"),),
)


@pytest.fixture(params=["on", "off"], autouse=True)
def index(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play every test with and without what only makes the engine faster."""
    monkeypatch.setenv(SWITCH, request.param)


def offered(engine: ReferenceEngine, ref: str = "go") -> bool:
    """Tell whether a card may be played."""
    decision = engine.pending()
    assert decision is not None
    return any(option.verb == "play" and option.card == ref for option in decision.options)


def asked(engine: ReferenceEngine) -> tuple[str, list[str | None]]:
    """Return what is asked, and about which cards."""
    decision = engine.pending()
    assert decision is not None
    return decision.kind, [option.card for option in decision.options]


def recall(many: int, *graveyard: str) -> ReferenceEngine:
    """Return a table with a strategy in the graveyard that may be played from there, for cards of it."""
    targets = (a.TargetSpec(filter=Filter(zones=("graveyard",), owner="you"), min=many, max=many),)
    does = a.Ability(id="does", kind="spell", targets=targets, effect=(a.Move(what=AIM, to="hand"),))
    strategy = card("Recall", "strategy", does, FROM_THE_GRAVEYARD)
    there = [c("go", "Recall"), *[c(ref, "Grunt") for ref in graveyard]]
    return opened(position([strategy, GRUNT], {"graveyard": there}, {}))


@pytest.mark.parametrize(("many", "others"), [(1, ()), (2, ("x",)), (1, ("x",)), (2, ("x", "y"))])
def test_a_strategy_that_is_played_from_the_graveyard_is_no_card_of_it(
    many: int, others: tuple[str, ...]
) -> None:
    engine = recall(many, *others)
    assert offered(engine) is (len(others) >= many)
    if offered(engine):
        do(engine, "play go")
        assert asked(engine) == ("target", [*others])


def holding(power: Range, *hand: str) -> ReferenceEngine:
    """Return a table with a strategy in the hand whose target goes by the number of cards there."""
    go = spell("Go", *OWN_DRAW, targets=(a.TargetSpec(filter=Filter(type="unit", power=power)),))
    alice: Zones = {
        "hand": [c("go", "Go"), *[c(ref, "Grunt") for ref in hand]],
        "square": [c("a2", "Grunt", "a2")],
    }
    return opened(position([go, GRUNT], alice, {}))


def by_the_hand(more: int = 0) -> Calc:
    """Return a number of 1000 for each card in the hand, and so much more."""
    return Calc(op="plus", args=(more, Calc(op="times", args=(1000, HELD))))


@pytest.mark.parametrize(("hand", "playable"), [((), False), (("x",), True)])
def test_a_strategy_is_not_in_the_hand_any_more_as_its_target_is_chosen(
    hand: tuple[str, ...], playable: bool
) -> None:
    assert offered(holding(Range(max=by_the_hand()), *hand)) is playable


def test_a_target_may_become_proper_as_its_strategy_leaves_the_hand() -> None:
    engine = holding(Range(min=by_the_hand(1000)))
    assert offered(engine)
    do(engine, "play go")
    assert asked(engine) == ("target", ["a2"])
    assert not offered(holding(Range(min=by_the_hand(1001))))
