"""What the index of Dimension Zero keeps is right, is kept, and is left aside where it does not hold."""

import msgspec
import pytest

from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.dimension_zero import index
from reference.dimension_zero.s1_principles import purse
from reference.dimension_zero.s2_definitions import texts
from reference.dimension_zero.s2_definitions.card_data import use_cost
from reference.dimension_zero.s5_keywords.call import callers
from reference.dimension_zero.s5_keywords.convocation import squares_called_to
from reference.dimension_zero.s6_other_rules.buried_cards import lay_under
from reference.dimension_zero.state import Cost, Duel
from reference.dimension_zero.vocabulary import StandIn
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.kernel.flow import Flow
from reference.tests.dz_table import (
    AIM,
    OWN_DRAW,
    UNIT,
    Zones,
    acts,
    c,
    card,
    do,
    opened,
    position,
    spell,
)

RUSH = a.Ability(id="rush", kind="keyword", keyword="acceleration")
UNITS = Select(which="all", filter=Filter(type="unit"))
HAND = Select(which="all", filter=Filter(zones=("hand",)))
ENERGY = Select(which="all", filter=Filter(zones=("energy",)))
BLUE = a.SetTrait(what=ENERGY, trait="colors", to=("blue",), until="while")
WEAKER = a.Modify(what=UNITS, trait="power", by=-1000, until="while")
LEVEL = a.SetTrait(what=UNITS, trait="power", to=5000, until="while")
OLD = Select(which="all", filter=Filter(zones=("graveyard",)))
CALL = a.Ability(id="call", kind="keyword", keyword="call", name="red")
DEARER = a.Modify(what=HAND, trait="cost", by=2, until="while")
USHER = a.Ability(id="usher", kind="keyword", keyword="convocation", name="adjacent")
OLD_ACT = a.Ability(id="old", kind="activated", timing="quick", zones=("graveyard",), effect=OWN_DRAW)
MIRROR = StandIn(what=UNITS, trait="power", by="cost", until="while")
CARDS = [
    card("Plain", "unit"),
    card("Swift", "unit", RUSH),
    card("Sage", "unit", acts("battle")),
    card("Swift Sage", "unit", RUSH, acts("battle")),
    card("Twice Sage", "unit", acts("battle"), OLD_ACT),
    card("Bluer", "base", a.Ability(id="blue", kind="static", effect=(BLUE,))),
    spell("Teach", a.Gain(what=UNITS, ability=acts("battle"))),
    card("Withering", "base", a.Ability(id="less", kind="static", effect=(WEAKER,))),
    card("Mirror", "base", a.Ability(id="mirror", kind="static", effect=(MIRROR,))),
    *(
        card(
            f"{timing.title()} Time",
            "base",
            a.Ability(
                id="time",
                kind="static",
                effect=(a.Permit(what=HAND, action=f"play_as_{timing}", until="while"),),
            ),
        )
        for timing in ("quick", "battle")
    ),
    spell("Wither", a.Modify(what=AIM, trait="power", by=-1000), targets=(UNIT,)),
    card("Levelling", "base", a.Ability(id="level", kind="static", effect=(LEVEL,))),
    card(
        "Crypt",
        "base",
        a.Ability(id="crypt", kind="static", effect=(a.Permit(what=OLD, action="play", until="while"),)),
    ),
    card("Herald", "unit", CALL),
    card("Guest", "unit", cost=1, symbols={"red": 1}),
    spell("Hail", a.Gain(what=UNITS, ability=CALL)),
    card("Usher", "unit", USHER),
    spell("Rally", a.Gain(what=UNITS, ability=USHER)),
    card("Toll", "base", a.Ability(id="more", kind="static", effect=(DEARER,))),
]
POWER = 2000
TABLE: Zones = {
    "square": [
        c(name, name.title(), slot) for name, slot in (("plain", "a2"), ("swift", "b2"), ("sage", "c2"))
    ],
    "hand": [c("teach", "Teach"), c("both", "Swift Sage")],
    "energy": [c("e1", "Plain"), c("e2", "Plain", turned="exhausted")],
}


def duel(engine: ReferenceEngine) -> Duel:
    """Return the state of the duel."""
    assert isinstance(engine._game, Duel)
    return engine._game


def activated(engine: ReferenceEngine) -> set[str | None]:
    """Return the cards with an ability that is offered."""
    decision = engine.pending()
    assert decision is not None
    return {option.card for option in decision.options if option.verb == "activate"}


def test_the_cards_with_an_activated_ability_are_noted() -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    assert game.own_index is not None
    assert [card.ref for card, _ in game.own_index.activators] == ["sage", "both"]
    assert {zones for _, zones in game.own_index.activators} == {frozenset(("square", "base"))}


def test_a_card_is_noted_with_all_zones_in_which_it_may_be_activated() -> None:
    game = duel(opened(position(CARDS, {"hand": [c("twice", "Twice Sage")]}, {})))
    assert game.own_index is not None
    [(card, zones)] = game.own_index.activators
    assert card.ref == "twice"
    assert zones == {"square", "base", "graveyard"}


def test_no_other_card_is_looked_at_while_no_ability_is_gained() -> None:
    engine = opened(position(CARDS, TABLE, {}))
    index = duel(engine).own_index
    assert index is not None
    index.activators.clear()
    do(engine, "play both", "@a3")
    assert activated(engine) == set()


@pytest.mark.parametrize("switched", ["on", "off"])
def test_an_ability_that_was_gained_is_offered(switched: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, switched)
    engine = opened(position(CARDS, TABLE, {}))
    assert (duel(engine).index is None) == (switched == "off")
    assert activated(engine) == {"sage"}
    do(engine, "play teach", "pass", "pass")
    assert activated(engine) == {"plain", "swift", "sage"}


def test_what_can_be_paid_with_is_found_once_until_something_changes() -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    found = purse(game, "alice")
    assert [card.ref for card in found.cards] == ["e1"]
    assert purse(game, "bob") is not found
    assert purse(game, "alice") is found
    game.cards["e2"].turned = "ready"
    assert purse(game, "alice") is found
    game.tick()
    again = purse(game, "alice")
    assert [card.ref for card in again.cards] == ["e1", "e2"]
    assert purse(game, "alice") is again


def test_what_can_be_paid_with_is_looked_for_where_cards_are_not_as_printed() -> None:
    base: Zones = {"base": [c("bluer", "Bluer", "a1")]}
    game = duel(opened(position(CARDS, TABLE | base, {})))
    found = purse(game, "alice")
    assert found.colours == {"blue": 1}
    assert purse(game, "alice") is not found


def test_without_an_index_it_is_looked_for_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "off")
    game = duel(opened(position(CARDS, TABLE, {})))
    found = purse(game, "alice")
    assert [card.ref for card in found.cards] == ["e1"]
    assert purse(game, "alice") is not found


def looked(game: Duel) -> list[str]:
    """Return the cards whose power is looked at, of all on the squares."""
    seen: list[str] = []

    def broken(_: Duel, card: Card) -> bool:
        seen.append(card.ref)
        return False

    quick = index.unless_sturdy(broken)
    assert not any(quick(game, card) for cards in game.squares.values() for card in cards)
    return sorted(seen)


@pytest.mark.parametrize(("damage", "seen"), [(0, []), (POWER - 1, []), (POWER, ["swift"])])
def test_only_the_power_of_units_with_as_much_damage_is_looked_at(damage: int, seen: list[str]) -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    game.cards["swift"].damage = damage
    assert looked(game) == seen


@pytest.mark.parametrize(("damage", "seen"), [(POWER - 1001, []), (POWER - 1000, ["swift"])])
def test_what_an_effect_may_take_from_a_power_counts_beside_damage(damage: int, seen: list[str]) -> None:
    game = duel(opened(position(CARDS, TABLE | {"base": [c("less", "Withering", "a1")]}, {})))
    game.cards["swift"].damage = damage
    assert looked(game) == seen


def test_the_power_of_all_is_looked_at_where_an_effect_says_what_it_is() -> None:
    game = duel(opened(position(CARDS, TABLE | {"base": [c("set", "Levelling", "a1")]}, {})))
    assert looked(game) == ["plain", "sage", "swift"]


def test_the_power_of_all_is_looked_at_where_another_number_is_in_its_place() -> None:
    game = duel(opened(position(CARDS, TABLE | {"base": [c("mirror", "Mirror", "a1")]}, {})))
    assert looked(game) == ["plain", "sage", "swift"]


def test_what_an_effect_takes_from_the_power_of_another_unit_does_not_count() -> None:
    engine = opened(position(CARDS, TABLE | {"hand": [c("wither", "Wither")]}, {}))
    do(engine, "play wither", "swift", "pass", "pass")
    game = duel(engine)
    for ref in ("plain", "swift"):
        game.cards[ref].damage = POWER - 1000
    assert looked(game) == ["swift"]


def test_what_takes_from_powers_is_looked_for_once_until_something_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = duel(opened(position(CARDS, TABLE | {"base": [c("less", "Withering", "a1")]}, {})))
    game.cards["swift"].damage = POWER - 1000
    assert looked(game) == ["swift"]
    monkeypatch.setattr(index, "gathered", lambda game: {})
    assert looked(game) == ["swift"]
    game.touched.clear()
    assert looked(game) == []


@pytest.mark.parametrize(
    ("base", "times"), [("Quick Time", {"quick"}), ("Battle Time", {"battle"}), ("Toll", set())]
)
def test_a_card_is_played_at_the_times_that_a_text_adds_to_its_own(base: str, times: set[str]) -> None:
    game = duel(opened(position(CARDS, TABLE | {"base": [c("base", base, "a1")]}, {})))
    assert texts.timings_of(game, game.cards["both"]) == {"normal"} | times


@pytest.mark.parametrize("foreseen", [True, False])
def test_a_move_is_asked_about_where_nothing_replaces_moves_only_if_something_was_foreseen(
    foreseen: bool,
) -> None:
    game = duel(opened(position(CARDS, TABLE, {})))

    def happens(*about: object) -> Flow[bool]:
        yield from ()
        return False

    plain = game.cards["plain"]
    ctx = Context.of(plain)
    asked = index.unless_replaced(happens)(game, plain, plain.place, "move", ctx, (plain,) * foreseen)
    with pytest.raises(StopIteration) as end:
        next(asked)
    assert end.value.value is not foreseen


@pytest.mark.parametrize("power", [0, msgspec.UNSET])
def test_a_unit_without_printed_power_is_looked_at(power: object) -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    plain = game.cards["plain"]
    plain.printed = msgspec.structs.replace(plain.printed, power=power)
    assert looked(game) == ["plain"]


def test_a_unit_that_says_what_its_power_is_is_looked_at() -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    game.cards["plain"].natures["power"] = a.SetTrait(what=UNITS, trait="power", to=3)
    assert looked(game) == ["plain"]


def offered_ways(engine: ReferenceEngine) -> set[str | None]:
    """Return the cards that may be played."""
    decision = engine.pending()
    assert decision is not None
    return {option.card for option in decision.options if option.verb == "play"}


@pytest.mark.parametrize("switched", ["on", "off"])
def test_a_card_that_a_text_lets_be_played_from_elsewhere_is_offered(
    switched: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, switched)
    old: Zones = {"graveyard": [c("old", "Plain"), c("other", "Sage")], "base": [c("crypt", "Crypt", "a1")]}
    engine = opened(position(CARDS, TABLE | {"hand": []} | old, {}))
    assert (duel(engine).index is None) == (switched == "off")
    assert offered_ways(engine) == {"old", "other"}


def test_a_text_that_reaches_no_card_elsewhere_is_asked_about_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = duel(opened(position(CARDS, TABLE | {"base": [c("crypt", "Crypt", "a1")]}, {})))
    asked: list[str] = []
    monkeypatch.setattr(texts, "_lets", lambda _game, _seat, card: asked.append(card.ref))
    game.touched[index._PLAY] = frozenset(("hand",))
    assert texts.playable_elsewhere(game, "alice") == []
    assert not asked
    game.touched[index._PLAY] = frozenset(("energy", "teach"))
    assert texts.playable_elsewhere(game, "alice") == []
    assert asked == ["e1", "e2"]


@pytest.mark.parametrize("switched", ["on", "off"])
def test_a_call_that_was_gained_pays(switched: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, switched)
    engine = opened(position(CARDS, TABLE | {"hand": [c("hail", "Hail"), c("guest", "Guest")]}, {}))
    game = duel(engine)
    assert callers(game, "alice", game.cards["guest"]) == []
    do(engine, "play hail", "pass", "pass")
    assert [card.ref for card in callers(game, "alice", game.cards["guest"])] == ["plain", "swift", "sage"]


def test_no_other_card_is_looked_at_for_a_call_while_none_is_gained() -> None:
    there: Zones = {
        "square": [c("herald", "Herald", "a2"), c("plain", "Plain", "b2")],
        "hand": [c("guest", "Guest")],
    }
    game = duel(opened(position(CARDS, TABLE | there, {})))
    guest = game.cards["guest"]
    assert [card.ref for card in callers(game, "alice", guest)] == ["herald"]
    assert game.own_index is not None
    assert [card.ref for card, _ in game.own_index.callers] == ["herald"]
    game.own_index.callers.clear()
    assert callers(game, "alice", guest) == []


@pytest.mark.parametrize("switched", ["on", "off"])
def test_what_a_card_costs_is_read_off_its_symbols_unless_an_effect_changes_it(
    switched: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, switched)
    costs = index.as_printed(lambda game, card: Cost(1), "cost")(lambda game, card: Cost(2))
    game = duel(opened(position(CARDS, TABLE, {})))
    both = game.cards["both"]
    assert costs(game, both) == Cost(1 if switched == "on" else 2)
    dearer = duel(opened(position(CARDS, TABLE | {"base": [c("toll", "Toll", "a1")]}, {})))
    assert costs(dearer, dearer.cards["both"]) == Cost(2)
    assert use_cost(dearer, dearer.cards["both"]).total == use_cost(game, both).total + 2
    both.natures["cost"] = a.SetTrait(what=HAND, trait="cost", to=3)
    assert costs(game, both) == Cost(2)


def test_no_other_card_is_looked_at_for_convocation_while_none_is_gained() -> None:
    there: Zones = {"square": [c("usher", "Usher", "a2"), c("plain", "Plain", "b2")]}
    game = duel(opened(position(CARDS, TABLE | there, {})))
    usher = game.cards["usher"]
    assert {tuple(found) for found in squares_called_to(game, "alice").values()} == {(usher,)}
    assert squares_called_to(game, "bob") == {}
    assert game.own_index is not None
    game.own_index.conveners.clear()
    assert squares_called_to(game, "alice") == {}


@pytest.mark.parametrize("switched", ["on", "off"])
def test_convocation_that_was_gained_calls(switched: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, switched)
    engine = opened(position(CARDS, TABLE | {"hand": [c("rally", "Rally")]}, {}))
    game = duel(engine)
    assert squares_called_to(game, "alice") == {}
    do(engine, "play rally", "pass", "pass")
    assert squares_called_to(game, "alice") != {}


def test_buried_cards_are_looked_for_once_one_has_been_buried() -> None:
    look = index.if_any_is_buried(lambda game: list(game.cards.values()))
    game = duel(opened(position(CARDS, TABLE, {})))
    assert look(game) == []
    game.lift(game.cards["teach"])
    lay_under(game, game.cards["teach"], game.cards["plain"])
    assert look(game) == list(game.cards.values())


def test_buried_cards_are_looked_for_where_one_lies_on_the_table_from_the_start() -> None:
    plain = c("plain", "Plain", "a2")
    plain.under = [c("below", "Swift")]
    game = duel(opened(position(CARDS, TABLE | {"square": [plain]}, {})))
    assert game.own_index is not None
    assert game.own_index.any_buried


def test_only_the_cards_that_are_where_their_abilities_work_are_looked_at() -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    found = index.among_activators(lambda game: game.cards.values())(game)
    assert [card.ref for card in found] == ["sage"]


@pytest.mark.parametrize(
    ("switched", "base", "looks", "cards"),
    [
        ("on", "Toll", False, []),
        ("on", "Crypt", False, ["old"]),
        ("off", "Toll", True, ["old", "teach"]),
        ("off", "Crypt", True, ["old", "teach"]),
    ],
)
def test_cards_that_may_be_played_from_elsewhere_are_looked_for_where_a_text_lets_them(
    switched: str, base: str, looks: bool, cards: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, switched)
    old: Zones = {"graveyard": [c("old", "Plain")], "base": [c("base", base, "a1")]}
    asked: list[Duel] = []

    def both(game: Duel) -> list[Card]:
        asked.append(game)
        return [game.cards["old"], game.cards["teach"]]

    game = duel(opened(position(CARDS, TABLE | old, {})))
    assert [card.ref for card in index.among_permitted(both)(game)] == cards
    assert bool(asked) == looks


@pytest.mark.parametrize(
    ("reach", "looks", "cards"),
    [
        ({"old"}, False, ["old"]),
        ({"graveyard"}, False, ["old"]),
        ({"old", "graveyard", "hand"}, False, ["old", "teach", "both"]),
        ({"removed"}, False, []),
        ({"graveyard", "square"}, True, ["old", "teach"]),
    ],
)
def test_what_may_be_played_from_elsewhere_is_found_where_texts_reach(
    reach: set[str], looks: bool, cards: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "reach_of_all", lambda game, says: frozenset(reach))
    zones: Zones = {"graveyard": [c("old", "Plain")], "base": [c("base", "Crypt", "a1")]}
    game = duel(opened(position(CARDS, TABLE | zones, {})))
    asked: list[Duel] = []

    def both(game: Duel) -> list[Card]:
        asked.append(game)
        return [game.cards["old"], game.cards["teach"]]

    assert [card.ref for card in index.among_permitted(both)(game)] == cards
    assert bool(asked) == looks


@pytest.mark.parametrize(
    ("changed", "is_fit", "looks"),
    [((), True, False), ((), False, True), (("printed",), True, True), (("natures",), True, True)],
)
def test_a_lone_card_is_looked_at_only_if_it_may_be_other_than_printed(
    changed: tuple[str, ...], is_fit: bool, looks: bool
) -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    card = game.cards["plain"]
    if "natures" in changed:
        card.natures = {"type": None}
    kind = "base" if "printed" in changed else "unit"
    asked: list[list[Card]] = []

    def misfits(game: Duel, cards: list[Card]) -> list[Card]:
        asked.append(cards)
        return cards

    quick = index.unless_a_lone(kind, or_if=lambda game, card: not is_fit)(misfits)
    assert quick(game, [card]) == ([card] if looks else [])
    assert quick(game, [card, card]) == [card, card]
    game.own_index = None
    assert quick(game, [card]) == [card]
    assert len(asked) == 2 + looks


def test_whoever_lies_on_squares_is_found_with_what_is_buried() -> None:
    game = duel(opened(position(CARDS, TABLE | {"base": [c("base", "Crypt", "a1")]}, {})))
    game.lift(game.cards["teach"])
    lay_under(game, game.cards["teach"], game.cards["plain"])
    found = index.among_the_laid(lambda game: [])(game)
    assert {"teach", "plain", "base"} <= {card.ref for card in found}
    assert all(card.place.zone in ("square", "base") for card in found)


def test_a_card_is_buried_without_an_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "off")
    game = duel(opened(position(CARDS, TABLE, {})))
    game.lift(game.cards["teach"])
    lay_under(game, game.cards["teach"], game.cards["plain"])
    assert game.cards["plain"].under == [game.cards["teach"]]


@pytest.mark.parametrize(
    ("switched", "base", "asks"),
    [("on", "Toll", False), ("on", "Quick Time", True), ("off", "Toll", True), ("off", "Quick Time", True)],
)
def test_the_timing_of_a_card_is_read_off_it_while_no_text_adds_another(
    switched: str, base: str, asks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, switched)
    game = duel(opened(position(CARDS, TABLE | {"base": [c("base", base, "a1")]}, {})))
    timings = index.unless_any_is_permitted(lambda game, card: {"asked"})
    assert timings(game, game.cards["both"]) == ({"asked"} if asks else {"normal"})


def test_the_power_of_all_is_looked_at_without_an_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "off")
    assert looked(duel(opened(position(CARDS, TABLE, {})))) == ["plain", "sage", "swift"]


def test_what_effects_take_from_a_power_is_not_added_up_where_none_takes_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    added: list[str] = []
    monkeypatch.setattr(index, "_taken", lambda game, card: added.append(card.ref))
    game = duel(opened(position(CARDS, TABLE, {})))
    game.cards["swift"].damage = POWER - 1
    assert looked(game) == []
    assert added == []


@pytest.mark.parametrize(("switched", "asks"), [("on", False), ("off", True)])
def test_a_move_of_which_nothing_was_said_is_asked_about_without_an_index(
    switched: str, asks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, switched)
    game = duel(opened(position(CARDS, TABLE, {})))

    def happens(game: Duel, *, name: str) -> Flow[bool]:
        yield from ()
        return name != "move"

    with pytest.raises(StopIteration) as end:
        next(index.unless_replaced(happens)(game, name="move"))
    assert end.value.value is not asks


@pytest.mark.parametrize("events", [True, False])
def test_what_an_event_is_about_is_found_out_where_it_is_told(events: bool) -> None:
    told: list[str] = []

    def tells(game: Duel, card: Card, *, name: str) -> None:
        told.append(f"{name} {card.ref}")

    game = duel(opened(position(CARDS, TABLE, {}, events=events)))
    index.where_told(tells)(game, game.cards["plain"], name="turned")
    assert told == ["turned plain"] * events
