"""The record of what happened: numbers, batches, causes, and what each player reads."""

from duelproof.port import VIEWERS, Cause, Event, Seat
from reference.kernel.card import Card, place
from reference.kernel.course.log import Log
from reference.kernel.course.sight import handle, seen_by, tell
from reference.tests import small_book
from reference.tests.small_book import card, spec

RULE, FIGHT = Cause(by="rule"), Cause(by="fight")
CARD = Card("c1", spec("Plain"), "alice", "alice", place("hand", "alice"))
ALICE: frozenset[Seat] = frozenset(("alice",))
BOTH: frozenset[Seat] = frozenset(("alice", "bob"))


def test_an_event_is_numbered_in_a_batch_of_its_own() -> None:
    log = Log(True)
    log.add("first", amount=3, place=CARD.place)
    log.add("second", card=CARD, player="bob")
    told = [
        Event(seq=1, kind="first", batch=1, cause=RULE, amount=3, place=CARD.place),
        Event(seq=2, kind="second", batch=2, cause=RULE, card="c1", player="bob"),
    ]
    for viewer in VIEWERS:
        assert log.since(0, viewer) == told
        assert log.since(1, viewer) == told[1:]
        assert log.since(2, viewer) == []
        assert log.since(-3, viewer) == told


def test_who_may_not_see_a_card_reads_its_handle_and_no_cards() -> None:
    log = Log(True)
    log.add("drawn", card=CARD, seen_by=ALICE, handle="alice.hand#1")
    log.add("looked", cards=("c1", "c2"), seen_by=ALICE, amount=2)
    for viewer in ("judge", "alice"):
        assert [(event.card, event.cards) for event in log.since(0, viewer)] == [
            ("c1", ()), (None, ("c1", "c2"))
        ]  # fmt: skip
    assert log.since(0, "bob") == [
        Event(seq=1, kind="drawn", batch=1, cause=RULE, card="alice.hand#1"),
        Event(seq=2, kind="looked", batch=2, cause=RULE, amount=2),
    ]


def test_what_is_simultaneous_shares_a_batch() -> None:
    log = Log(True)
    log.add("before")
    with log.together():
        log.add("a")
        with log.together():
            log.add("b")
        log.add("c")
    log.add("after")
    with log.together():
        log.add("d")
    assert [event.batch for event in log.since(0, "judge")] == [1, 2, 2, 2, 3, 4]


def test_what_is_simultaneous_ends_also_where_the_game_does() -> None:
    log = Log(True)
    try:
        with log.together():
            log.add("a")
            raise LookupError
    except LookupError:
        log.add("b")
        log.add("c")
    assert [event.batch for event in log.since(0, "judge")] == [1, 2, 3]


def test_a_cause_holds_for_what_it_causes() -> None:
    log = Log(True)
    try:
        with log.caused(FIGHT):
            log.add("a")
            with log.caused(Cause(by="cost")):
                log.add("b")
            log.add("c", cause=Cause(by="turn"))
            log.add("d")
            raise LookupError
    except LookupError:
        log.add("e")
    causes = [event.cause.by for event in log.since(0, "judge")]
    assert causes == ["fight", "cost", "turn", "fight", "rule"]


def test_a_record_that_nobody_wants_is_not_kept() -> None:
    log = Log(False)
    with log.together(), log.caused(FIGHT):
        log.add("a")
    assert log.since(0, "judge") == []


def test_a_record_goes_on_after_what_was_taken_back() -> None:
    log, earlier = Log(True), Log(True)
    log.add("again")
    earlier.add("a")
    earlier.add("b")
    log.follow(earlier)
    log.add("c")
    assert [(event.seq, event.batch, event.kind) for event in log.since(0, "judge")] == [
        (1, 1, "a"), (2, 2, "b"), (3, 3, "c")
    ]  # fmt: skip


def test_who_sees_a_card_depends_on_its_face_its_zone_and_who_was_shown_it() -> None:
    zones = small_book.ZONES
    each = Card("c", spec("Plain"), "bob", "bob", place("hand", "alice"), face="down")
    sees = {name: seen_by(zones[name], each) for name in ("deck", "hand", "yard")}
    assert sees == {"deck": frozenset(), "hand": ALICE, "yard": BOTH}
    each.shown_to = frozenset(("bob",))
    sees = {name: seen_by(zones[name], each) for name in ("deck", "hand", "yard")}
    assert sees == {"deck": frozenset(("bob",)), "hand": BOTH, "yard": BOTH}
    each.face, each.shown_to = "up", frozenset()
    assert all(seen_by(zones[name], each) == BOTH for name in ("deck", "hand", "yard"))


def test_a_handle_counts_from_the_top_of_its_place() -> None:
    alice = {
        "deck": [card("d1"), card("d2")],
        "field": [card("f1", at="1"), card("f2", at="2"), card("f3", at="2")],
        "street": [card("s1")],
    }
    _, game = small_book.opened(small_book.position(alice, {"street": [card("s2")]}))
    handles = {ref: handle(game, each) for ref, each in game.cards.items()}
    assert handles == {
        "d1": "alice.deck#1", "d2": "alice.deck#2", "f1": "alice.field#1", "f2": "alice.field#2",
        "f3": "alice.field#2.2", "s1": "street#1", "s2": "street#2",
    }  # fmt: skip
    game.lift(game.cards["d1"])
    assert handle(game, game.cards["d1"]) == "alice.deck#0"
    game.cards["d1"].place = place("nowhere")
    assert handle(game, game.cards["d1"]) == "nowhere#0"


def test_an_event_about_a_card_is_told_where_it_lies() -> None:
    _, game = small_book.opened(small_book.position({"hand": [card("h1"), card("h2")]}))
    tell(game, "looked", game.cards["h2"], amount=2)
    seen = Event(seq=1, kind="looked", batch=1, cause=RULE, card="h2", amount=2)
    assert game.log.since(0, "judge") == game.log.since(0, "alice") == [seen]
    assert [event.card for event in game.log.since(0, "bob")] == ["alice.hand#2"]
    _, unheard = small_book.opened(small_book.position({"hand": [card("h1")]}, events=False))
    tell(unheard, "looked", unheard.cards["h1"])
    assert unheard.log.events == []
