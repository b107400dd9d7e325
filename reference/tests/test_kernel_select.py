"""What the words of cards mean: each filter and selection on one small table."""

from typing import Any

import pytest

from duelproof.port import CardSpec, Place
from duelproof.port.abilities import Ability, Draw, If, LoseAbilities, Mode, Modify
from duelproof.port.cards import Face, Traits
from duelproof.port.selections import Calc, Cond, Filter, Range, Select
from reference.kernel.abilities import effects, perform, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.tests import small_book
from reference.tests.small_book import SmallGame, card, spec

KEEN = Ability(id="keen", kind="keyword", keyword="Keen")
SPECS = [
    spec("Fox", KEEN, cost=1, power=1000, hp=1, strike=1, colors=["red"], races=["beast"]),
    spec("Bear", cost=3, power=4000, hp=4, strike=2, colors=["red", "green"], races=["beast", "elder"]),
    spec("Fox Trap", type=["event"], cost=2, colors=["blue"], timing="instant"),
    spec("Old Bear", supertype="elder", cost=0, power=4000, hp=2, strike=0),
    CardSpec(
        name="Coin",
        game=small_book.NAME,
        faces=[
            Face(traits=Traits(type=["unit"], name="Head", power=1)),
            Face(traits=Traits(type=["event"], name="Tail", power=2), abilities=[KEEN]),
        ],
    ),
]
ALICE = {
    "field": [
        card("fox", "Fox", at="1", markers={"runner": 1}),
        card("bear", "Bear", at="2", turned="exhausted", damage=2, under=[card("cub", "Fox")]),
        card("coin", "Coin", at="2", side=1),
    ],
    "hand": [card("trap", "Fox Trap"), card("shown", "Fox", face="up")],
    "deck": [card("d1", "Fox"), card("d2", "Bear"), card("d3", "Fox Trap")],
    "street": [card("lent", "Old Bear", controller="bob")],
}
BOB = {
    "field": [card("foe", "Fox", at="1", damage=1), card("old", "Old Bear", at="2", markers={"runner": 0})],
    "deck": [card("e1", "Old Bear"), card("e2", "Fox")],
    "yard": [card("dead", "Fox Trap")],
}
HIDDEN = ("d1", "d2", "d3", "e1", "e2", "trap")


def laid(**more: Any) -> tuple[SmallGame, Context]:
    """Return the table in Alice's turn, as the fox's ability sees it."""
    _, game = small_book.opened(small_book.position(ALICE, BOB, *SPECS), **more)
    return game, Context.of(game.cards["fox"])


def named(things: Any) -> str:
    return " ".join(thing.ref if isinstance(thing, Card) else thing for thing in things)


EVERYWHERE = tuple(small_book.ZONES)
FILTERS: list[tuple[dict[str, Any], str]] = [
    ({}, "fox bear coin lent foe old"),
    ({"zones": ("hand",)}, "trap shown"),
    ({"zones": ("deck", "yard")}, "d1 d2 d3 e1 e2 dead"),
    ({"zones": ("beneath",)}, ""),
    ({"type": "event"}, "coin"),
    ({"type": "unit"}, "fox bear lent foe old"),
    ({"supertype": "elder"}, "lent old"),
    ({"name": "Fox"}, "fox foe"),
    ({"name": "Tail"}, "coin"),
    ({"name": "Coin"}, ""),
    ({"name_contains": "Fox", "zones": ("deck",)}, "d1 d3 e2"),
    ({"name": "Fox", "name_contains": "Bear"}, ""),
    ({"name": "Old Bear", "name_contains": "Bear"}, "lent old"),
    ({"color": "red"}, "fox bear foe"),
    ({"color": "green"}, "bear"),
    ({"race": "elder"}, "bear"),
    ({"race_contains": "lde"}, "bear"),
    ({"keyword": "Keen"}, "fox coin foe"),
    ({"timing": "instant", "zones": EVERYWHERE}, "trap d3 dead"),
    ({"no_text": True}, "bear lent old"),
    ({"no_text": False}, "fox coin foe"),
    ({"cost": Range(min=1)}, "fox bear foe"),
    ({"cost": Range(max=1)}, "fox coin lent foe old"),
    ({"cost": Range(min=1, max=1)}, "fox foe"),
    ({"cost": Range(min=0)}, "fox bear coin lent foe old"),
    ({"cost": Range()}, "fox bear coin lent foe old"),
    ({"power": Range(min=2, max=1000)}, "fox coin foe"),
    ({"power": Range(min=4000)}, "bear lent old"),
    ({"hp": Range(min=2)}, "bear lent old"),
    ({"strike": Range(max=0)}, "coin lent old"),
    ({"strike": Range(min=Calc(op="trait", trait="strike", what=Select(which="self")))}, "fox bear foe"),
    ({"turned": "exhausted"}, "bear"),
    ({"turned": "ready"}, "fox coin lent foe old"),
    ({"face": "up", "zones": ("hand", "field")}, "fox bear coin shown foe old"),
    ({"face": "down", "zones": ("hand", "field")}, "trap"),
    ({"damaged": True}, "bear foe"),
    ({"damaged": False}, "fox coin lent old"),
    ({"other": True}, "bear coin lent foe old"),
    ({"owner": "you"}, "fox bear coin lent"),
    ({"owner": "opponent"}, "foe old"),
    ({"controller": "you"}, "fox bear coin"),
    ({"controller": "opponent"}, "lent foe old"),
    ({"controller": "both"}, "fox bear coin lent foe old"),
    ({"places": ("1",)}, "fox foe"),
    ({"places": ("1", "2")}, "fox bear coin foe old"),
    ({"role": "runner"}, "fox old"),
    ({"relation": "same slot"}, "fox foe"),
    ({"highest": "power"}, "bear lent old"),
    ({"lowest": "power"}, "coin"),
    ({"lowest": "cost"}, "coin lent old"),
    ({"highest": "power", "controller": "you"}, "bear"),
    ({"highest": "power", "lowest": "hp"}, ""),
    ({"highest": "cost", "lowest": "strike", "name": "Fox"}, "fox foe"),
    ({"highest": "life"}, "fox bear coin lent foe old"),
    ({"any_of": (Filter(color="green"), Filter(type="event"))}, "bear coin"),
    ({"any_of": (Filter(color="green"), Filter(type="event")), "damaged": True}, "bear"),
    ({"any_of": (Filter(zones=("hand",)),), "zones": ("hand", "field")}, "trap shown"),
    ({"none_of": (Filter(color="green"), Filter(type="event"))}, "fox lent foe old"),
    ({"none_of": (Filter(zones=("hand",)),)}, "fox bear coin lent foe old"),
    ({"none_of": (Filter(zones=("hand",)),), "zones": ("hand",)}, ""),
]


@pytest.mark.parametrize(("wanted", "refs"), FILTERS)
def test_a_filter_means_these_cards(wanted: dict[str, Any], refs: str) -> None:
    game, ctx = laid()
    every = Select(which="all", filter=Filter(**wanted))
    assert named(select.found(game, every, ctx)) == refs
    assert select.exists(game, every, ctx) == bool(refs)
    meant = [each for each in game.cards.values() if select.matches(game, each, Filter(**wanted), ctx)]
    assert named(each for each in meant if each.over is None) == refs
    assert [each for each in meant if select.covers(game, every, each, ctx)] == meant


def test_without_a_filter_all_cards_in_play_are_meant() -> None:
    game, ctx = laid()
    assert named(select.found(game, Select(which="all"), ctx)) == "fox bear coin lent foe old"
    assert select.exists(game, Select(which="all"), ctx)
    assert select.zones_of(game, None) == {"field", "street"}
    assert select.zones_of(game, Filter(zones=("hand",))) == ("hand",)


def test_a_card_fits_a_filter_wherever_it_is() -> None:
    game, ctx = laid()
    assert not select.matches(game, game.cards["d1"], Filter(name="Fox"), ctx)
    assert select.fits(game, game.cards["d1"], Filter(name="Fox"), ctx)
    assert not select.fits(game, game.cards["d2"], Filter(name="Fox"), ctx)
    assert not select.fits(game, game.cards["d2"], Filter(zones=("yard",), highest="cost", race="elk"), ctx)
    assert select.fits(game, game.cards["d2"], Filter(highest="power"), ctx)
    assert not select.fits(game, game.cards["d2"], Filter(zones=("aside",), highest="power"), ctx)


def test_a_card_that_is_being_used_is_not_meant_where_it_still_lies() -> None:
    game, ctx = laid()
    game.cards["trap"].pending = True
    in_hand = Select(which="all", filter=Filter(zones=("hand",)))
    assert named(select.found(game, in_hand, ctx)) == "shown"
    game.cards["shown"].pending = True
    assert not select.exists(game, in_hand, ctx)


def test_a_card_under_another_is_meant_only_in_a_zone_of_such_cards() -> None:
    game, ctx = laid()
    cub = game.cards["cub"]
    assert not select.exists(
        game, Select(which="all", filter=Filter(name="Fox", other=True, owner="you")), ctx
    )
    cub.place = Place("beneath", "alice")
    assert named(select.found(game, Select(which="all", filter=Filter(zones=("beneath",))), ctx)) == "cub"


def test_the_book_may_say_what_a_filter_can_mean() -> None:
    game, ctx = laid(means=lambda each, wanted: wanted.name is not None or each.ref != "fox")
    every = Select(which="all")
    assert named(select.found(game, every, ctx)) == "bear coin lent foe old"
    assert not select.covers(game, every, game.cards["fox"], ctx)
    assert select.covers(game, every, game.cards["foe"], ctx)
    assert named(select.found(game, Select(which="all", filter=Filter(name="Fox")), ctx)) == "fox foe"


def test_a_source_that_is_gone_is_no_other_card() -> None:
    game, ctx = laid()
    ctx.source = None
    every = Select(which="all", filter=Filter(other=True))
    assert named(select.found(game, every, ctx)) == "fox bear coin lent foe old"


SELECTIONS: list[tuple[dict[str, Any], str]] = [
    ({"which": "self"}, "fox"),
    ({"which": "it"}, "bear bob"),
    ({"which": "event"}, "bear"),
    ({"which": "target"}, "foe bob"),
    ({"which": "target", "key": "second"}, "old"),
    ({"which": "target", "key": "third"}, ""),
    ({"which": "chosen"}, "coin alice"),
    ({"which": "chosen", "key": "first"}, "bear"),
    ({"which": "chosen", "key": "last"}, ""),
    ({"which": "you"}, "alice"),
    ({"which": "opponent"}, "bob"),
    ({"which": "they"}, "bob"),
    ({"which": "materials"}, "d1 d2"),
    ({"which": "choose", "filter": Filter(name="Fox")}, "fox foe"),
    ({"which": "random", "filter": Filter(name="Fox")}, "fox foe"),
    ({"which": "top"}, "d1"),
    ({"which": "top", "count": 2}, "d1 d2"),
    ({"which": "top", "count": 9}, "d1 d2 d3"),
    ({"which": "top", "count": 0}, ""),
    ({"which": "top", "count": -1}, ""),
    ({"which": "bottom"}, "d3"),
    ({"which": "bottom", "count": 2}, "d2 d3"),
    ({"which": "bottom", "count": 0}, ""),
    ({"which": "bottom", "count": -1}, ""),
    ({"which": "bottom", "filter": Filter(zones=("hand",))}, "shown"),
    ({"which": "top", "filter": Filter(zones=("hand", "deck"))}, "trap"),
    ({"which": "top", "filter": Filter(owner="opponent")}, "e1"),
    ({"which": "top", "filter": Filter(owner="both")}, "d1 e1"),
    ({"which": "bottom", "filter": Filter(owner="both")}, "d3 e2"),
    ({"which": "top", "filter": Filter(owner="opponent", zones=("yard",))}, "dead"),
    ({"which": "under", "of": Select(which="all")}, "cub d3"),
    ({"which": "charges", "of": Select(which="event")}, "cub d3"),
    ({"which": "under", "of": Select(which="you")}, ""),
    ({"which": "under"}, ""),
]


def speaking(game: SmallGame, ctx: Context) -> Context:
    """Return a context in which all is spoken of that can be."""
    bear, foe, old, coin = (game.cards[ref] for ref in ("bear", "foe", "old", "coin"))
    moved = [game.cards[ref] for ref in ("cub", "d3", "foe")]
    moved[2].over = bear
    ctx.it, ctx.they = [bear, "bob"], "bob"
    ctx.event = Happening(
        "put", card=bear, amount=5, under=moved, materials=[game.cards["d1"], game.cards["d2"]]
    )
    ctx.targets = {"target": [(foe, 0), (old, 3), ("bob", 0)], "second": [(old, 0)]}
    ctx.chosen = {"chosen": [coin, "alice"], "first": [bear], "materials": [foe]}
    ctx.numbers, ctx.modes, ctx.did = {"number": 7, "n": 2}, ("one", "two"), True
    return ctx


@pytest.mark.parametrize(("said", "things"), SELECTIONS)
def test_a_selection_means_these_things(said: dict[str, Any], things: str) -> None:
    game, ctx = laid()
    ctx = speaking(game, ctx)
    game.cards["foe"].over = None
    ctx.event.under = ctx.event.under[:2]  # type: ignore[union-attr]
    what = Select(**said)
    assert named(select.found(game, what, ctx)) == things
    if said["which"] != "target":
        assert select.exists(game, what, ctx) == bool(things)


def test_what_lay_under_a_card_and_lies_under_another_now_is_not_under_it_any_more() -> None:
    game, ctx = laid()
    what = Select(which="under", of=Select(which="event"))
    assert named(select.found(game, what, speaking(game, ctx))) == "cub d3"
    ctx.event.card = game.cards["coin"]  # type: ignore[union-attr]
    assert named(select.found(game, what, ctx)) == "d3"


def test_what_is_under_is_under_the_source_if_nothing_is_named() -> None:
    game, _ = laid()
    assert named(select.found(game, Select(which="under"), Context.of(game.cards["bear"]))) == "cub"
    assert select.found(game, Select(which="under"), Context(controller="bob")) == []


def test_where_nothing_is_spoken_of_nothing_is_found() -> None:
    game, _ = laid()
    ctx = Context(controller="bob", chosen={"materials": [game.cards["foe"]]})
    for which in ("self", "it", "event", "target", "chosen", "under", "charges"):
        assert select.found(game, Select(which=which), ctx) == []
        assert not select.exists(game, Select(which=which), ctx)
    assert named(select.found(game, Select(which="materials"), ctx)) == "foe"
    ctx.event = Happening("put")
    assert select.found(game, Select(which="event"), ctx) == []
    assert select.found(game, Select(which="materials"), ctx) == []
    for which, seat in (("you", "bob"), ("opponent", "alice"), ("they", "bob")):
        assert select.found(game, Select(which=which), ctx) == [seat]  # type: ignore[arg-type]


def test_an_effect_covers_what_its_selection_says() -> None:
    game, ctx = laid()
    fox, bear, foe = (game.cards[ref] for ref in ("fox", "bear", "foe"))
    assert [select.covers(game, Select(which="self"), each, ctx) for each in (fox, bear, foe)] == [
        True, False, False
    ]  # fmt: skip
    beasts = Select(which="all", filter=Filter(race="beast", other=True))
    assert [select.covers(game, beasts, each, ctx) for each in (fox, bear, foe)] == [False, True, True]
    ctx.it = [bear, "bob"]
    assert [select.covers(game, Select(which="it"), each, ctx) for each in (fox, bear)] == [False, True]
    assert not select.covers(game, Select(which="it"), "bob", ctx)
    assert not select.covers(game, Select(which="self"), "alice", ctx)
    for which, covered in (("you", [True, False]), ("opponent", [False, True]), ("they", [True, False])):
        what = Select(which=which)  # type: ignore[arg-type]
        assert [select.covers(game, what, seat, ctx) for seat in ("alice", "bob")] == covered


def test_what_no_word_names_is_the_controller_s() -> None:
    game, _ = laid()
    ctx = Context(controller="bob", source=game.cards["lent"])
    assert named(select.found(game, Select(which="top"), ctx)) == "e1"
    assert not select.holds(game, Cond(op="turn_of"), ctx)


def test_what_lies_under_several_cards_is_found_in_their_order() -> None:
    game, ctx = laid()
    ctx.it = [game.cards["bear"], game.cards["foe"]]
    game.cards["foe"].under = [game.cards["e1"]]
    assert named(select.found(game, Select(which="under", of=Select(which="it")), ctx)) == "cub e1"


def test_what_has_left_is_asked_about_as_it_was() -> None:
    game, ctx = laid()
    old = game.cards["old"]
    memory = Card("old", old.spec, "bob", "bob", old.place, damage=3)
    assert select.as_known(game, old) is old
    old.last = memory
    assert select.as_known(game, old) is old
    old.place = Place("yard", "bob")
    assert select.as_known(game, old) is memory
    assert select.as_known(game, "bob") == "bob"
    old.last = None
    assert select.as_known(game, old) is old
    old.last, old.life = memory, 1
    ctx.targets = {"target": [(old, 0)], "far": [("bob", 0)]}
    target = Select(which="target")
    assert select.found(game, target, ctx) == []
    assert select.amount(game, Calc(op="sum", trait="damage", what=target), ctx) == 3
    assert not select.exists(game, target, ctx)
    ctx.targets["both"] = [(game.cards["bear"], 0), (old, 0)]
    assert (
        select.amount(game, Calc(op="sum", trait="damage", what=Select(which="target", key="both")), ctx) == 5
    )
    assert select.exists(game, Select(which="target", filter=Filter(damaged=True)), ctx)
    assert not select.exists(game, Select(which="target", filter=Filter(damaged=False)), ctx)
    assert not select.exists(game, Select(which="target", key="far", filter=Filter()), ctx)
    assert not select.exists(game, Select(which="target", key="near", filter=Filter()), ctx)


def test_with_a_filter_there_is_only_what_fits_it() -> None:
    game, ctx = laid()
    for ref, damaged in (("bear", True), ("fox", False)):
        ctx.it = [game.cards["coin"], game.cards[ref]]
        assert select.exists(game, Select(which="it", filter=Filter(damaged=True)), ctx) == damaged
    assert select.exists(game, Select(which="top", filter=Filter(zones=("deck",), name="Bear")), ctx)
    assert select.exists(game, Select(which="choose", filter=Filter(name="Bear")), ctx)
    assert not select.exists(game, Select(which="random", filter=Filter(name="Boar")), ctx)


WORKING: list[tuple[dict[str, Any], str]] = [
    ({}, "fox bear coin lent foe old"),
    ({"kind": "spell"}, "fox bear coin lent foe old down"),
    ({"zones": ("hand", "yard")}, "trap shown dead"),
]


@pytest.mark.parametrize(("ability", "refs"), WORKING)
def test_an_ability_works_in_play_face_up_or_where_it_says(ability: dict[str, Any], refs: str) -> None:
    alice = ALICE | {"street": [*ALICE["street"], card("down", "Fox", face="down")]}
    _, game = small_book.opened(small_book.position(alice, BOB, *SPECS))
    game.cards["gone"] = Card("gone", SPECS[0], "bob", "bob", Place("nowhere"), face="up")
    said = Ability(**({"id": "a", "kind": "static"} | ability))
    assert {ref for ref, each in game.cards.items() if select.works(game, each, said)} == set(refs.split())


def test_all_selections_of_an_ability_are_listed() -> None:
    drawn = Draw(n=Calc(op="count", what=Select(which="charges", of=Select(which="event"))))
    said = Ability(
        id="a",
        kind="activated",
        needs=Cond(op="any", args=(Cond(op="exists", what=Select(which="all")), Cond(op="did"))),
        modes=(Mode(id="m", effect=(drawn,)),),
        effect=(If(cond=Cond(op="did"), then=(Modify(what=Select(which="self"), trait="hp", by=1),)),),
    )
    assert select.selections_of(said) == {"all", "charges", "event", "self"}
    assert select.selections_of([said, Select(which="top")]) == {"all", "charges", "event", "self", "top"}
    assert select.selections_of(7) == set()
    assert {type(each) for each in perform.instructions(said)} == {Draw, If, Modify}


def test_a_lost_keyword_is_not_looked_for() -> None:
    game, ctx = laid()
    lost = LoseAbilities(what=Select(which="self"), keyword="Keen")
    effects.begin(game, lost, ctx, [game.cards["fox"]], "turn", None)
    assert named(select.found(game, Select(which="all", filter=Filter(keyword="Keen")), ctx)) == "coin foe"
