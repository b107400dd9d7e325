"""What the words on cards of Duel Masters do: who is asked and told what, and what an effect deals with."""

from collections.abc import Mapping, Sequence

import pytest

import reference
from duelproof.port import (
    CardIn,
    CardSpec,
    Choice,
    Decision,
    Face,
    Option,
    Pick,
    Position,
    Seat,
    SeatPosition,
    Seeded,
    Traits,
)
from duelproof.port import abilities as a
from duelproof.port.position import LinkedCard
from duelproof.port.selections import Cond, Filter, Select
from reference.duel_masters.vocabulary import (
    AwakenLink,
    ChangePlaces,
    Flip,
    GRSummon,
    KeepOne,
    PutBlocking,
    PutUnder,
    RearrangeShields,
    SwapZones,
)
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_table import creature, spell

PLAIN, OTHER = creature("Plain", 2, 2000, ("fire",)), creature("Other", 3, 3000, ("fire",))
COG = creature("Cog", 1, 1000, ("water",))
COG.faces[0].traits.supertype = "GR"
ROOTED = creature("Rooted", 2, 2000, ("fire",))
ROOTED.faces[0].abilities.append(
    a.Ability(id="stays", kind="static", effect=(a.Forbid(action="leave", what=Select(which="self")),))
)
UPON = creature("Upon", 2, 5000, ("fire",))
UPON.faces[0].abilities.append(
    a.Ability(
        id="evolution", kind="keyword", keyword="evolution",
        targets=(a.TargetSpec(filter=Filter(type="creature", owner="you", name="Other")),),
    )
)  # fmt: skip
OURS = Select(which="all", filter=Filter(owner="you", zones=("battle",)))
IT = Select(which="it")
TAP_IT = a.Turn(what=IT, to="exhausted")
IF_DID_DRAW = a.If(cond=Cond(op="did"), then=(a.Draw(),))
Zones = Mapping[str, Sequence[str | CardIn]]
NONE: Zones = {}
NOTE, SUDDEN = (
    spell("Note", 1, ("fire",), a.Draw()),
    spell("Sudden", 1, ("fire",), a.Draw(), words=("s-trigger",)),
)


def on_cast(*effects: tuple[a.Instr, ...]) -> list[a.Ability]:
    """Return abilities that do something as their player casts a spell."""
    trigger = a.Trigger(on="cast", player="you")
    return [
        a.Ability(id=f"does{number}", kind="triggered", trigger=trigger, effect=effect)
        for number, effect in enumerate(effects)
    ]


def cell(name: str, abilities: Sequence[a.Ability] = ()) -> CardSpec:
    """Return a psychic creature with a cell on its other side."""
    traits = Traits(type=["creature"], name=name, cost=4, power=3000, colors=["water"], supertype="psychic")
    other = Traits(type=["cell"], name="Whole", cost=9, power=9000, colors=["water"], supertype="psychic")
    faces = [Face(traits=traits, abilities=list(abilities)), Face(traits=other)]
    return CardSpec(name=name, game="duel-masters", faces=faces)


def seat_position(seat: Seat, given: Zones) -> SeatPosition:
    """Return a player's zones: each card has its place as its ref, and the deck has four if none is given."""
    zones = {"deck": ["Plain"] * 4} | dict(given)
    return SeatPosition(
        zones={
            zone: [
                CardIn(ref=f"{seat[0]}.{zone}{number}", name=each) if isinstance(each, str) else each
                for number, each in enumerate(cards)
            ]
            for zone, cards in zones.items()
        }
    )


def cast(
    *effect: a.Instr, ours: Zones = NONE, theirs: Zones = NONE, more: Sequence[CardSpec] = ()
) -> ReferenceEngine:
    """Open a table where Alice casts a spell with this effect, which a card of her mana zone pays for."""
    seats = {"alice": seat_position("alice", ours), "bob": seat_position("bob", theirs)}
    seats["alice"].zones.setdefault("hand", []).append(CardIn(ref="go", name="Go"))
    seats["alice"].zones.setdefault("mana", []).append(CardIn(ref="pays", name="Plain"))
    cards = [PLAIN, OTHER, NOTE, SUDDEN, COG, ROOTED, UPON, spell("Go", 1, ("fire",), *effect), *more]
    engine = reference.engine()
    table = Position(
        game="duel-masters", revision="s-max", door="main", turn=3, chance=Seeded(1), events=True,
        cards={spec.name: spec for spec in cards}, seats={"alice": seats["alice"], "bob": seats["bob"]},
    )  # fmt: skip
    opened = engine.open(table)
    assert type(opened).__name__ == "Opened", opened
    choose(engine, Option(verb="play", card="go"))
    if (question := engine.pending()) is not None and question.kind == "pay":
        choose(engine, Option(card="pays"))
    return engine


def asked(engine: ReferenceEngine, kind: str, player: Seat = "alice") -> Decision:
    """Return the open question, which is of this kind."""
    decision = engine.pending()
    assert decision is not None
    assert (decision.kind, decision.player) == (kind, player)
    return decision


def choose(engine: ReferenceEngine, *picked: Option) -> None:
    """Answer the open question."""
    decision = engine.pending()
    assert decision is not None
    reply = engine.submit(Choice(decision=decision.id, by=decision.player, pick=list(picked)))
    assert type(reply).__name__ == "Accepted", reply


def lying(engine: ReferenceEngine, zone: str, seat: Seat = "alice") -> set[str | None]:
    """Return the refs of the cards in a player's zone."""
    return {card.ref for card in engine.observe().seats[seat].zones[zone].cards}


def tapped(engine: ReferenceEngine) -> set[str | None]:
    """Return the refs of the tapped cards, but that of the mana that paid."""
    zones = [zone for seat in engine.observe().seats.values() for zone in seat.zones.values()]
    return {card.ref for zone in zones for card in zone.cards if card.turned == "exhausted"} - {"pays"}


CREATURE = Filter(type="creature")
SEARCHED: Zones = {"deck": ["Plain", "Other", "Note"], "graveyard": ["Other", "Note"]}


@pytest.mark.parametrize(
    ("wanted", "shape", "seen"),
    [
        (a.Search(filter=CREATURE), Pick(min=0, max=1), []),
        (a.Search(filter=CREATURE, n=2), Pick(min=0, max=2), []),
        (a.Search(), Pick(min=1, max=1), []),
        (a.Search(zone="graveyard"), Pick(min=1, max=1), ["a.graveyard0", "a.graveyard1"]),
    ],
)
def test_who_searches_is_asked_and_the_other_is_told_only_what_all_see(
    wanted: a.Search, shape: Pick, seen: list[str]
) -> None:
    engine = cast(wanted, ours=SEARCHED)
    question, theirs = asked(engine, "find"), engine.pending("bob")
    assert theirs is not None
    assert (question.shape, question.about) == (shape, "spell-1")
    assert ([option.card for option in theirs.options], theirs.hidden) == (seen, 0)


def test_who_searches_looks_at_all_cards_and_shows_what_is_found() -> None:
    engine = cast(a.Search(filter=CREATURE), ours=SEARCHED)
    choose(engine, Option(card="a.deck1"))
    both: list[tuple[Seat, tuple[str, ...]]] = [("alice", ("a.deck0", "a.deck1", "a.deck2")), ("bob", ())]
    for viewer, seen in both:
        [searched] = [event for event in engine.events(viewer=viewer) if event.kind == "searched"]
        [shown] = [event for event in engine.events(viewer=viewer) if event.kind == "revealed"]
        assert (searched.player, searched.cards, searched.to) == ("alice", seen, ("alice",))
        assert (shown.cards, shown.to) == (("a.deck1",), ("alice", "bob"))


def test_nothing_is_shown_where_nothing_is_found() -> None:
    engine = cast(a.Search(filter=CREATURE), ours=SEARCHED)
    choose(engine)
    assert not [event for event in engine.events() if event.kind == "revealed"]


def test_players_gr_summon_so_many_creatures_each_the_turn_player_first() -> None:
    gr = {"gr": ["Cog", "Cog", "Cog"]}
    engine = cast(GRSummon(n=2, who="both"), TAP_IT, ours=gr, theirs={"gr": ["Cog"]})
    came = [event.card for event in engine.events() if event.kind == "move" and event.verb == "summon"]
    assert came == ["a.gr0", "a.gr1", "b.gr0"]
    assert tapped(engine) == {"a.gr0", "a.gr1", "b.gr0"}


def test_who_gr_summons_nothing_has_not_done_so() -> None:
    assert lying(cast(GRSummon(), IF_DID_DRAW), "hand") == set()


def test_each_player_rearranges_his_shields_the_turn_player_first() -> None:
    shields = {"shield": [CardIn(ref="s1", name="Plain", at="1"), CardIn(ref="s2", name="Note", at="2")]}
    theirs = {"shield": [CardIn(ref="t1", name="Plain", at="1"), CardIn(ref="t2", name="Note", at="2")]}
    engine = cast(RearrangeShields(who="both"), ours=shields, theirs=theirs)
    first = asked(engine, "order")
    engine.submit(Choice(decision=first.id, by="alice", order=first.options))
    assert (first.about, asked(engine, "order", "bob").about) == ("spell-1", "spell-1")


def test_both_players_swap_zones_but_for_the_card_in_use() -> None:
    ours = {"hand": ["Plain"], "mana": ["Other"]}
    theirs = {"hand": ["Note"], "mana": ["Plain", "Other"]}
    engine = cast(SwapZones(one="hand", other="mana", who="both"), TAP_IT, ours=ours, theirs=theirs)
    assert (lying(engine, "hand"), lying(engine, "mana")) == ({"a.mana0", "pays"}, {"a.hand0"})
    assert (lying(engine, "hand", "bob"), lying(engine, "mana", "bob")) == (
        {"b.mana0", "b.mana1"},
        {"b.hand0"},
    )
    assert (lying(engine, "graveyard"), tapped(engine)) == ({"go"}, {"a.hand0", "b.hand0"})
    went = [event.card for event in engine.events() if event.kind == "move" and event.verb == "put"]
    assert went.index("a.hand0") < went.index("b.hand0")
    assert "go" not in went


def test_all_things_but_the_one_that_is_kept_go() -> None:
    engine = cast(KeepOne(what=OURS, to="mana"), TAP_IT, ours={"battle": ["Plain", "Other", "Plain"]})
    question = asked(engine, "keep")
    assert (question.shape, question.about) == (Pick(min=1, max=1), "spell-1")
    choose(engine, Option(card="a.battle1"))
    assert (lying(engine, "battle"), tapped(engine)) == ({"a.battle1"}, {"a.battle0", "a.battle2"})


def test_nothing_is_put_under_a_creature_that_is_not_there() -> None:
    graveyard = Select(which="all", filter=Filter(owner="you", zones=("graveyard",)))
    engine = cast(PutUnder(what=graveyard, to=OURS), IF_DID_DRAW, ours={"graveyard": ["Other"]})
    assert lying(engine, "graveyard") == {"a.graveyard0", "go"}
    assert lying(engine, "hand") == set()


def test_cards_are_put_under_the_first_of_several_creatures() -> None:
    graveyard = Select(which="all", filter=Filter(owner="you", zones=("graveyard",)))
    ours = {"graveyard": ["Other"], "battle": ["Plain", "Rooted"]}
    engine = cast(PutUnder(what=graveyard, to=OURS), ours=ours)
    [stacked] = [event for event in engine.events() if event.kind == "stacked"]
    assert (stacked.card, stacked.target) == ("a.graveyard0", "a.battle0")


def test_what_was_moved_is_dealt_with_and_what_could_not_be_was_tried() -> None:
    battle = {"battle": ["Rooted", "Plain"]}
    engine = cast(a.Move(what=OURS, to="mana"), TAP_IT, IF_DID_DRAW, ours=battle)
    assert (lying(engine, "battle"), tapped(engine)) == ({"a.battle0"}, {"a.battle1"})
    assert lying(engine, "hand") == {"a.deck0"}


def test_it_was_not_tried_to_put_a_creature_where_it_cannot_come() -> None:
    hand = Select(which="all", filter=Filter(owner="you", zones=("hand",), type="creature"))
    engine = cast(a.Move(what=hand, to="battle"), IF_DID_DRAW, ours={"hand": ["Upon"]})
    assert lying(engine, "hand") == {"a.hand0"}


def test_an_s_trigger_is_declared_for_a_shield_that_comes_to_the_hand_with_other_cards() -> None:
    both = Select(which="all", filter=Filter(owner="you", zones=("shield", "graveyard")))
    shield = CardIn(ref="shield", name="Sudden", at="1")
    engine = cast(a.Move(what=both, to="hand"), ours={"graveyard": ["Plain"], "shield": [shield]})
    assert [option.card for option in asked(engine, "declare").options] == ["shield"]


def test_cards_that_change_places_in_pairs_are_dealt_with() -> None:
    mana = Select(which="all", filter=Filter(owner="you", zones=("mana",), name="Other"))
    ours = {"battle": ["Plain", "Plain", "Plain"], "mana": ["Other", "Other"]}
    engine = cast(ChangePlaces(what=OURS, new=mana), TAP_IT, ours=ours)
    assert lying(engine, "battle") == {"a.battle2", "a.mana0", "a.mana1"}
    assert tapped(engine) == {"a.mana0", "a.mana1"}


@pytest.mark.parametrize("ours", [{"battle": ["Plain"]}, {"mana": ["Other"]}])
def test_one_card_by_itself_does_not_change_places(ours: Zones) -> None:
    mana = Select(which="all", filter=Filter(owner="you", zones=("mana",), name="Other"))
    assert lying(cast(ChangePlaces(what=OURS, new=mana), IF_DID_DRAW, ours=ours), "hand") == set()


LINK = AwakenLink(others=(Filter(name="Chain"),))
ONE_LINKED = {"battle": ["Anchor", "Chain", "Chain"]}


def test_the_first_card_of_those_that_are_linked_is_dealt_with() -> None:
    anchor = cell("Anchor", on_cast((LINK, TAP_IT, IF_DID_DRAW)))
    engine = cast(ours={"battle": ["Anchor", "Chain"]}, more=[anchor, cell("Chain")])
    assert (tapped(engine), lying(engine, "hand")) == ({"a.battle0", "a.battle1"}, {"a.deck0"})


@pytest.mark.parametrize(
    "effects",
    [[(LINK,), (LINK, IF_DID_DRAW)], [(a.Move(what=Select(which="self"), to="hand"), LINK, IF_DID_DRAW)]],
)
def test_a_card_that_is_linked_already_or_has_gone_is_not_linked(effects: list[tuple[a.Instr, ...]]) -> None:
    engine = cast(ours=ONE_LINKED, more=[cell("Anchor", on_cast(*effects)), cell("Chain")])
    while (question := engine.pending()) is not None and question.kind != "act":
        choose(engine, question.options[0])
    assert "a.deck0" not in lying(engine, "hand")
    assert len(lying(engine, "battle")) >= 2


def test_linked_cards_are_not_turned_over() -> None:
    chain = LinkedCard(card=CardIn(ref="chain", name="Chain", side=1), x=1, y=0)
    linked = CardIn(ref="anchor", name="Anchor", side=1, linked=[chain])
    engine = cast(
        Flip(what=OURS, verb="awaken"), ours={"battle": [linked]}, more=[cell("Anchor"), cell("Chain")]
    )
    assert {card.side for card in engine.observe().seats["alice"].zones["battle"].cards} == {1}


def test_creatures_that_are_put_blocking_come_untapped_and_block_one_after_another() -> None:
    hand = Select(which="all", filter=Filter(owner="you", zones=("hand",), type="creature"))
    attack = a.Trigger(on="attack", player="opponent")
    trap = creature("Trap", 2, 1000, ("fire",))
    trap.faces[0].abilities.append(
        a.Ability(id="trap", kind="triggered", trigger=attack, effect=(PutBlocking(what=hand), TAP_IT))
    )
    theirs = {"battle": ["Trap"], "hand": ["Plain", "Other"]}
    engine = cast(ours={"battle": ["Rooted"]}, theirs=theirs, more=[trap])
    while not (attacks := [each for each in asked_options(engine) if each.verb == "attack"]):
        choose(engine, next(each for each in asked_options(engine) if each.verb == "pass"))
    choose(engine, attacks[0])
    came = [event for event in engine.events() if event.verb == "put" and event.player == "bob"]
    assert [(event.card, event.turned) for event in came] == [("b.hand0", "ready"), ("b.hand1", "ready")]
    [battle] = [event.cards for event in engine.events() if event.kind == "battle_start"]
    assert battle == ("a.battle0", "b.hand1")
    tapped_then = [event.card for event in engine.events() if event.turned == "exhausted"]
    assert tapped_then[-2:] == ["b.hand0", "b.hand1"]


def asked_options(engine: ReferenceEngine) -> list[Option]:
    """Return what may be chosen."""
    decision = engine.pending()
    assert decision is not None
    return decision.options


def mantle() -> CardSpec:
    """Return an aura."""
    traits = Traits(type=["aura"], name="Mantle", cost=1, power=2000, colors=["fire"])
    return CardSpec(name="Mantle", game="duel-masters", faces=[Face(traits=traits)])


@pytest.mark.parametrize(("bearer", "used"), [("ours", True), ("theirs", False)])
def test_an_aura_of_the_other_player_needs_a_gr_creature_of_the_player_who_uses_it(
    bearer: str, used: bool
) -> None:
    battle: dict[str, Zones] = {"ours": {}, "theirs": {}, bearer: {"battle": ["Cog"]}}
    borrowed = a.PlayCard(what=Select(which="all", filter=Filter(owner="opponent", zones=("graveyard",))))
    theirs = {**battle["theirs"], "graveyard": ["Mantle"]}
    engine = cast(borrowed, ours=battle["ours"], theirs=theirs, more=[mantle()])
    assert ("b.graveyard0" not in lying(engine, "graveyard", "bob")) == used
    asked(engine, "act")
