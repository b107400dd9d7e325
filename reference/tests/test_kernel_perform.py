"""What the instructions that all books share do, on a small book: choices, repetition, endings, showing."""

from typing import Any

import pytest

from duelproof.port import Choice, Decision, Name, Number, Option, Order, Pick, Seeded
from duelproof.port.abilities import (
    Ability,
    ChangeCost,
    Choose,
    ChooseNumber,
    Delay,
    ExtraTurn,
    Forbid,
    ForEach,
    Gain,
    If,
    Instr,
    LoseGame,
    May,
    Mode,
    Modify,
    NameOne,
    Permit,
    Repeat,
    Require,
    Reveal,
    SetTrait,
    Shuffle,
    Trigger,
    Unaffected,
    WinGame,
)
from duelproof.port.selections import Calc, Cond, Filter, Range, Select
from reference.kernel.abilities import choosing, effects, perform
from reference.kernel.context import Context
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.flow import Flow
from reference.tests import small_book
from reference.tests.small_book import SmallGame, card

ME, IT = Select(which="self"), Select(which="it")
EXTRA = ExtraTurn()
YES, NO = Option(value=True), Option(value=False)
ALICE = {
    "street": [card("me"), card("a")],
    "hand": [card("h1"), card("h2")],
    "deck": [card("d1"), card("d2"), card("d3")],
}
BOB = {"street": [card("b")], "hand": [card("k1"), card("k2")]}


class Doing:
    """An effect that is being carried out by Alice's card, with the engine to be asked and its context."""

    def __init__(self, *effect: Instr, **more: Any) -> None:
        def course(game: SmallGame) -> Flow[None]:
            self.ctx = Context(controller="alice", source=game.cards["me"], item="item-9", did=True)
            yield from perform.perform(game, effect, self.ctx)

        table = small_book.position(ALICE, BOB, **more)
        self.engine: ReferenceEngine
        self.engine, self.game = small_book.opened(table, course)

    @property
    def asked(self) -> Decision | None:
        return self.engine.pending()

    def answer(self, **form: Any) -> "Doing":
        decision = self.asked
        assert decision is not None
        done = self.engine.submit(Choice(decision=decision.id, by=decision.player, **form))
        assert type(done).__name__ == "Accepted", done
        return self

    @property
    def told(self) -> list[tuple[str, Any]]:
        return [(event.kind, event.player) for event in self.engine.events()]


LASTING: list[tuple[Instr, str]] = [
    (Forbid(action="attack", what=Select(which="all")), "me a b"),
    (Forbid(action="attack", who="opponent"), "bob"),
    (Permit(action="attack", what=ME), "me"),
    (Permit(action="attack", who="both"), "alice bob"),
    (Require(action="attack", what=ME), "me"),
    (Unaffected(what=ME), "me"),
    (ChangeCost(what=ME, by=1), "me"),
]


@pytest.mark.parametrize(("instr", "on"), LASTING)
def test_an_effect_lasts_on_what_it_names(instr: Instr, on: str) -> None:
    done = Doing(instr)
    (lasting,) = done.game.lasting
    assert (lasting.instr, refs(thing for thing, _ in lasting.things)) == (instr, on.split())
    assert (refs(done.ctx.it), done.ctx.did) == (on.split(), True)


def test_the_amount_of_an_effect_is_fixed_as_it_begins() -> None:
    done = Doing(Modify(what=ME, trait="power", by=Calc(op="count", what=Select(which="all"))))
    assert [lasting.value for lasting in done.game.lasting] == [3]


def test_a_delayed_ability_waits_for_what_it_says() -> None:
    trigger = Trigger(on="put")
    (delayed,) = Doing(Delay(trigger=trigger, effect=(Shuffle(),))).game.delayed
    assert (delayed.trigger, delayed.ability.trigger) == (trigger, trigger)


def test_who_is_shown_a_card_still_is_after_it_is_revealed_to_others() -> None:
    def course(game: SmallGame) -> Flow[None]:
        game.cards["h1"].shown_to = frozenset(("bob",))
        hand = Select(which="all", filter=Filter(zones=("hand",), owner="you"))
        ctx = Context(controller="alice", source=game.cards["me"])
        yield from perform.perform(game, (Reveal(what=hand, to="both"),), ctx)

    _, game = small_book.opened(small_book.position(ALICE, BOB), course)
    assert game.cards["h1"].shown_to == {"bob"}


def refs(things: Any) -> list[str]:
    return [thing if isinstance(thing, str) else thing.ref for thing in things]


def options(*words: str) -> list[Option]:
    return [Option(card=word) for word in words]


def in_hand(who: Any, **more: Any) -> Select:
    return Select(which="choose", filter=Filter(zones=("hand",), owner=who), **more)


CHOICES: list[tuple[Select, Decision]] = [
    (
        Select(which="choose"),
        Decision(id=1, player="alice", kind="choose", shape=Pick(), options=options("me", "a", "b"),
                 about="item-9"),
    ),
    (
        Select(which="choose", count=2, up_to=True, by="opponent"),
        Decision(id=1, player="bob", kind="choose", shape=Pick(min=0, max=2),
                 options=options("me", "a", "b"), about="item-9"),
    ),
    (
        in_hand("you", count=Calc(op="plus", args=(1,))),
        Decision(id=1, player="alice", kind="choose", shape=Pick(), options=options("h1", "h2"),
                 about="item-9"),
    ),
    (
        in_hand("opponent"),
        Decision(id=1, player="alice", kind="choose", shape=Pick(),
                 options=options("bob.hand#1", "bob.hand#2"), about="item-9"),
    ),
    (
        in_hand("they", by="opponent"),
        Decision(id=1, player="bob", kind="choose", shape=Pick(), options=options("k1", "k2"),
                 about="item-9"),
    ),
    (
        in_hand("they"),
        Decision(id=1, player="alice", kind="choose", shape=Pick(), options=options("h1", "h2"),
                 about="item-9"),
    ),
    (
        Select(which="random", filter=Filter(zones=("hand",), owner="opponent")),
        Decision(id=1, player="chance", kind="random", shape=Pick(), options=options("k1", "k2")),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("what", "question"), CHOICES)
def test_a_choice_is_asked_of_who_makes_it_among_what_he_sees(what: Select, question: Decision) -> None:
    doing = Doing(Choose(what=what, key="x"))
    assert doing.asked == question
    doing.answer(pick=question.options[1:2])
    by_handle = {"bob.hand#2": "k2"}
    picked = [by_handle.get(str(option.card), str(option.card)) for option in question.options[1:2]]
    assert refs(doing.ctx.chosen["x"]) == refs(doing.ctx.it) == picked
    assert doing.engine.pending() is None
    assert doing.ctx.did


def test_who_was_spoken_of_stays_so_where_the_controller_chooses() -> None:
    doing = Doing(May(who="opponent", then=(Choose(what=in_hand("they")),)))
    doing.answer(pick=[YES])
    assert doing.asked is not None
    assert (doing.asked.player, doing.asked.options) == ("alice", options("bob.hand#1", "bob.hand#2"))


def test_several_are_picked_at_random_one_after_the_other() -> None:
    doing = Doing(Choose(what=Select(which="random", filter=Filter(zones=("deck",)), count=2)))
    assert doing.asked is not None and doing.asked.options == options("d1", "d2", "d3")
    doing.answer(pick=options("d2"))
    assert doing.asked is not None and doing.asked.options == options("d1", "d3")
    assert refs(doing.answer(pick=options("d1")).ctx.it) == ["d2", "d1"]
    every = Doing(
        Choose(what=Select(which="random", filter=Filter(zones=("deck",)), count=9)), chance=Seeded(1)
    )
    assert sorted(refs(every.ctx.it)) == ["d1", "d2", "d3"]


@pytest.mark.parametrize(
    "what",
    [
        Select(which="choose", count=0), Select(which="choose", count=-1), Select(which="random", count=0),
        Select(which="choose", filter=Filter(name="Nobody")),
        Select(which="random", filter=Filter(name="Nobody")), Select(which="it"),
    ],
)  # fmt: skip
def test_where_nothing_is_to_be_chosen_nothing_is(what: Select) -> None:
    doing = Doing(Choose(what=what))
    assert (doing.asked, doing.ctx.chosen, doing.ctx.it, doing.ctx.did) == (None, {"chosen": []}, [], False)


def test_what_is_unaffected_is_chosen_only_where_all_are_meant() -> None:
    _, game = small_book.opened(small_book.position(ALICE, BOB))
    ctx = Context.of(game.cards["me"])

    def meant(**more: Any) -> list[str]:
        flow = choosing.things(game, Select(which="all"), ctx, **more)
        try:
            next(flow)
        except StopIteration as done:
            return refs(done.value)
        raise AssertionError("something is asked")

    assert meant() == ["me", "a", "b"]
    effects.begin(game, Unaffected(what=IT), ctx, [game.cards["a"]], "turn", None)
    assert meant() == ["me", "b"]
    assert meant(all_of_them=True) == ["me", "a", "b"]


def test_a_thing_is_pointed_at_by_a_handle_where_it_is_not_seen() -> None:
    _, game = small_book.opened(small_book.position(ALICE, BOB))
    k2 = game.cards["k2"]
    seen = [choosing.pointed_at(game, k2, who) for who in ("alice", "bob", None)]
    assert seen == [Option(card="bob.hand#2"), Option(card="k2"), Option(card="k2")]
    assert choosing.pointed_at(game, "bob", "alice") == Option(player="bob")


BOUNDS: list[tuple[Range, int, int]] = [
    (Range(), 0, 1_000_000),
    (Range(min=2), 2, 1_000_000),
    (Range(max=5), 0, 5),
    (Range(min=-3, max=5), 0, 5),
    (Range(min=Calc(op="plus", args=(1, 2)), max=Calc(op="plus", args=(3, 4))), 3, 7),
]


@pytest.mark.parametrize(("bound", "least", "most"), BOUNDS)
def test_a_number_is_chosen_within_bounds_and_not_below_nothing(bound: Range, least: int, most: int) -> None:
    doing = Doing(ChooseNumber(key="x", range=bound))
    assert doing.asked == Decision(
        id=1, player="alice", kind="number", shape=Number(min=least, max=most), about="item-9"
    )
    assert doing.answer(number=most).ctx.numbers == {"x": most}


def test_a_word_is_named_where_there_is_one() -> None:
    doing = Doing(NameOne(domain="color", key="x"))
    assert doing.asked == Decision(
        id=1, player="alice", kind="name", shape=Name(domain="color"), about="item-9"
    )
    assert (doing.answer(name="red").ctx.names, doing.ctx.did) == ({"x": "red"}, True)

    def course(game: SmallGame) -> Flow[None]:
        ctx = Context(controller="alice")
        yield from perform.perform(game, (NameOne(domain="color"),), ctx)
        assert (ctx.names, ctx.did) == ({}, False)

    engine, _ = small_book.opened(small_book.position(), course, names=lambda game, domain: set())
    assert engine.pending() is None


EXTRA_FOR_BOB = ExtraTurn(who="opponent")
TRUE, FALSE = Cond(op="tried"), Cond(op="not", args=(Cond(op="tried"),))
PERFORMED: list[tuple[tuple[Instr, ...], list[str]]] = [
    ((EXTRA, EXTRA_FOR_BOB), ["alice", "bob"]),
    ((If(cond=TRUE, then=(EXTRA,), otherwise=(EXTRA_FOR_BOB,)),), ["alice"]),
    ((If(cond=FALSE, then=(EXTRA,), otherwise=(EXTRA_FOR_BOB,)),), ["bob"]),
    ((If(cond=FALSE, then=(EXTRA,)),), []),
    ((Repeat(n=3, then=(EXTRA, EXTRA_FOR_BOB)),), ["alice", "bob"] * 3),
    ((Repeat(n=0, then=(EXTRA,)),), []),
    ((Repeat(n=-2, then=(EXTRA,)),), []),
    ((ForEach(what=Select(which="all", filter=Filter(owner="you")), then=(EXTRA,)),), ["alice", "alice"]),
    (
        (ForEach(what=Select(which="all"), then=(
            If(cond=Cond(op="exists", what=Select(which="it", filter=Filter(owner="you"))),
               then=(EXTRA,), otherwise=(EXTRA_FOR_BOB,)),)),),
        ["alice", "alice", "bob"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "turns"), PERFORMED)
def test_instructions_are_carried_out_in_order(effect: tuple[Instr, ...], turns: list[str]) -> None:
    doing = Doing(*effect)
    assert (doing.asked, doing.game.extra_turns) == (None, turns)
    assert doing.told == [("extra_turn", seat) for seat in turns]


@pytest.mark.parametrize(
    ("answer", "turns"), [(YES, ["bob", "bob", "alice"]), (NO, ["alice", "bob", "alice"])]
)
def test_a_player_may_do_something_and_is_spoken_of_meanwhile(answer: Option, turns: list[str]) -> None:
    theirs, others = ExtraTurn(who="they"), ExtraTurn(who="their_opponent")
    doing = Doing(May(who="opponent", then=(theirs,), otherwise=(others,)), EXTRA_FOR_BOB, theirs)
    assert doing.asked == Decision(
        id=1, player="bob", kind="may", shape=Pick(), options=[YES, NO], about="item-9"
    )
    assert doing.answer(pick=[answer]).game.extra_turns == turns


def test_a_deck_is_shuffled() -> None:
    doing = Doing(Shuffle(who="both"))
    assert doing.asked == Decision(
        id=1, player="chance", kind="shuffle", shape=Order(),
        options=[Option(card=ref, player="alice") for ref in ("d1", "d2", "d3")],
        secret_to=["alice", "bob"],
    )  # fmt: skip
    doing.answer(order=[Option(card="d3")])
    assert refs(doing.game.zone("deck", "alice")) == ["d3", "d1", "d2"]
    assert doing.told == [("shuffled", "alice"), ("shuffled", "bob")]


@pytest.mark.parametrize(
    ("instr", "winner", "losers"),
    [
        (WinGame(), "alice", ["bob"]), (WinGame(who="opponent"), "bob", ["alice"]),
        (LoseGame(), None, ["bob"]), (LoseGame(who="both"), None, ["alice", "bob"]),
    ],
)  # fmt: skip
def test_an_effect_ends_the_game(instr: Instr, winner: Any, losers: list[Any]) -> None:
    result = Doing(instr, EXTRA).engine.observe().result
    assert result is not None
    assert (result.winner, result.losers) == (winner, losers)


def hand(who: Any) -> Select:
    return Select(which="all", filter=Filter(zones=("hand",), owner=who))


SHOWN: list[tuple[Reveal, list[str], dict[str, list[str]]]] = [
    (Reveal(what=hand("you")), ["alice", "bob"], {"alice": ["h1", "h2"], "bob": ["h1", "h2"]}),
    (Reveal(what=hand("you"), to="opponent"), ["bob"], {"alice": ["h1", "h2"], "bob": ["h1", "h2"]}),
    (Reveal(what=hand("you"), to="you"), ["alice"], {"alice": ["h1", "h2"], "bob": []}),
    (Reveal(what=hand("opponent"), to="you"), ["alice"], {"alice": ["k1", "k2"], "bob": ["k1", "k2"]}),
    (
        Reveal(what=Select(which="top", count=2), to="opponent"),
        ["bob"],
        {"alice": [], "bob": ["d1", "d2"]},
    ),
    (
        Reveal(what=Select(which="all", filter=Filter(zones=("deck", "street"))), to="you"),
        ["alice"],
        {"alice": ["me", "a", "d1", "d2", "d3", "b"], "bob": []},
    ),
]


@pytest.mark.parametrize(("instr", "to", "read"), SHOWN)
def test_who_sees_what_is_shown_reads_of_it(instr: Reveal, to: list[str], read: dict[str, list[str]]) -> None:
    doing = Doing(instr)
    for viewer, cards in read.items():
        [event] = doing.engine.events(0, viewer)  # type: ignore[arg-type]
        assert (event.kind, sorted(event.cards), list(event.to)) == ("revealed", sorted(cards), to)
    [event] = doing.engine.events()
    assert refs(doing.ctx.it) == list(event.cards)


def test_what_is_shown_is_seen_only_while_something_is_done_with_it() -> None:
    doing = Doing(Reveal(what=hand("you"), to="opponent", then=(Choose(what=in_hand("you")),)))
    assert [each.shown_to for each in doing.game.zone("hand", "alice")] == [frozenset(("bob",))] * 2
    assert [each.ref for each in doing.engine.observe("bob").seats["alice"].zones["hand"].cards] == [
        "h1",
        "h2",
    ]
    doing.answer(pick=options("h2"))
    assert [each.shown_to for each in doing.game.zone("hand", "alice")] == [frozenset()] * 2


def test_effects_that_last_hold_for_what_they_name() -> None:
    foe = Select(which="all", filter=Filter(owner="opponent"))
    power = Modify(what=foe, trait="power", by=Calc(op="plus", args=(1, 2)), until="turn")
    doing = Doing(power)
    assert len(doing.game.lasting) == 1
    assert (refs(doing.ctx.it), doing.ctx.did) == (["b"], True)
    assert effects.changes(doing.game, Modify, "power")
    nobody = Doing(Modify(what=Select(which="all", filter=Filter(name="Nobody")), trait="power", by=1))
    assert (nobody.ctx.it, nobody.ctx.did) == ([], False)


def test_a_delayed_ability_is_listened_for() -> None:
    doing = Doing(Delay(trigger=Trigger(on="put"), effect=(EXTRA,), until="turn"))
    [delayed] = doing.game.delayed
    assert doing.game.heard == {"put"}
    assert (delayed.trigger, delayed.until) == (Trigger(on="put"), "turn")
    assert (delayed.ability.kind, delayed.ability.effect) == ("triggered", (EXTRA,))


def test_a_delayed_ability_is_about_what_was_spoken_of_before_it() -> None:
    doing = Doing(Delay(trigger=Trigger(on="put"), effect=(EXTRA,), until="turn"))
    [delayed] = doing.game.delayed
    doing.ctx.it, doing.ctx.chosen["one"] = ["alice"], ["bob"]
    doing.ctx.numbers["x"], doing.ctx.names["race"] = 3, "beast"
    assert (delayed.ctx.controller, delayed.ctx.source) == (doing.ctx.controller, doing.ctx.source)
    assert (delayed.ctx.it, delayed.ctx.chosen) == ([], {})
    assert (delayed.ctx.numbers, delayed.ctx.names) == ({}, {})


def test_a_gained_ability_is_listened_for() -> None:
    heard = Ability(id="x", kind="triggered", trigger=Trigger(on="draw"), effect=(EXTRA,))
    assert Doing(Gain(what=ME, ability=heard)).game.heard == {"draw"}
    assert Doing(Gain(what=ME, ability=Ability(id="x", kind="static"))).game.heard == set()


def test_all_instructions_of_an_ability_are_listed_with_those_within_them() -> None:
    win, lose, wait = WinGame(), LoseGame(), Shuffle()
    may = May(then=(win,), otherwise=(lose, If(cond=TRUE, then=(wait,))))
    delay = Delay(trigger=Trigger(on="put"), effect=(EXTRA,))
    assert perform.within((may, delay, wait)) == [
        may, win, lose, may.otherwise[1], wait, delay, EXTRA, wait
    ]  # fmt: skip
    said = Ability(
        id="a", kind="activated", as_played=(Repeat(n=1, then=(win,)), lose), effect=(delay, win),
        modes=(Mode(id="m", effect=(wait,)), Mode(id="n", effect=(may,))),
    )  # fmt: skip
    kinds = [type(each) for each in perform.instructions(said)]
    assert kinds == [
        Repeat, WinGame, LoseGame, Delay, ExtraTurn, WinGame,
        Shuffle, May, WinGame, LoseGame, If, Shuffle,
    ]  # fmt: skip


def test_a_set_trait_is_fixed_as_the_effect_begins() -> None:
    def fixed(to: Any) -> Any:
        doing = Doing(NameOne(domain="color", key="x"), SetTrait(what=ME, trait="colors", to=to))
        return doing.answer(name="red").game.lasting[0]

    for to, value in (
        ("x", "red"),
        ("blue", "blue"),
        (7, 7),
        (("a", "b"), ("a", "b")),
        (Calc(op="plus", args=(1, 2)), 3),
    ):
        assert value in [getattr(fixed(to), name) for name in fixed(to).__slots__]
