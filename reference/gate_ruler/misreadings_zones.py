"""Misreadings of sections 3-1 to 3-7: engines that are wrong about zones, as those of `misreadings`."""

from collections.abc import Collection, Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import msgspec

from duelproof.port import OTHER, SEATS, Option, Place, Seat
from duelproof.port.abilities import Reveal
from duelproof.port.selections import Filter, Select
from reference.gate_ruler import (
    automatic,
    drive,
    placing,
    preparation,
    resolving,
    state,
    targets,
    turn,
    zones,
)
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel import ask, perform, select, view
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Flow, Game, place
from reference.kernel.misreading import misreadings, replaced

MISREADINGS, misreads = misreadings("GR")


# --- what is seen and counted -------------------------------------------------------------------------


@misreads("3-2b", "3-2b-2", "3-3b-1", "3-3b-3", "3-4b", "3-5b", "3-2d-2")
def nothing_is_hidden() -> Iterator[None]:
    """Misreads 3-2b-2, 3-4b, 3-5b: both players see every card of hands, decks, set and drive zones."""
    with ExitStack() as wrong:
        for name in ("hand", "deck", "set", "drive"):
            wrong.enter_context(replaced(zones.ZONES, name, replace(zones.ZONES[name], seen_by="all")))
        yield


@misreads("3-2b", "3-2b-1", "3-3b-3", "3-5b", "3-7b")
def nothing_can_be_looked_at() -> Iterator[None]:
    """Misreads 3-2b-1: nobody may look at any card, wherever it lies."""

    def seen_by(*what: Any) -> frozenset[Seat]:
        return frozenset()

    with replaced(view, "seen_by", seen_by):
        yield


@misreads("3-2b-3")
def hidden_cards_are_not_counted() -> Iterator[None]:
    """Misreads 3-2b-3: of a zone a player counts those cards only that he sees."""
    right = view._zone_view

    def zone_view(*what: Any) -> Any:
        shown = right(*what)
        shown.cards = [card for card in shown.cards if card.ref is not None]
        shown.count = len(shown.cards)
        return shown

    with replaced(view, "_zone_view", zone_view):
        yield


@misreads("3-2d-2")
def both_are_shown_the_order() -> Iterator[None]:
    """Misreads 3-2d-2: the other player watches as cards are ordered."""
    right = ask.order

    def order(*what: Any, **how: Any) -> Flow[list[Option]]:
        how["secret_to"] = ()
        return (yield from right(*what, **how))

    with replaced(ask, "order", order):
        yield


# --- whose zones, and in which order ------------------------------------------------------------------


@misreads("3-2a", "3-5a")
def there_is_one_hand() -> Iterator[None]:
    """Misreads 3-2a: both players draw into the hand of the one whose turn it is not."""

    def draw(game: GateGame, seat: Seat, count: int) -> int:
        for _ in range(count):
            zones.move(game, game.zone("deck", seat)[0], place("hand", OTHER[game.active]), "draw")
        return count

    with replaced(preparation, "draw", draw):
        yield


@misreads("3-2a")
def each_player_has_a_gate() -> Iterator[None]:
    """Misreads 3-2a: what the active player plays lies on a gate of her own, above that of the other."""
    right = GateGame.put_on_gate

    def put_on_gate(self: GateGame, item: GateItem) -> GateItem:
        right(self, item)
        self.gate.sort(key=lambda each: each.controller == self.active)
        return item

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


@misreads("3-2a-1")
def both_sides_are_in_play_for_both() -> Iterator[None]:
    """Misreads 3-2a-1: what lies in the zones of the other player counts as one's own."""
    right = select.matches

    def matches(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        return right(game, card, msgspec.structs.replace(wanted, controller=None), ctx)

    with replaced(select, "matches", matches):
        yield


@misreads("3-2c", "3-4b", "3-5a", "3-4a-1", "3-2c-2")
def decks_are_upside_down() -> Iterator[None]:
    """Misreads 3-2c, 3-4b: cards are taken from the bottom of a deck."""

    def draw(game: GateGame, seat: Seat, count: int) -> int:
        for _ in range(count):
            zones.move(game, game.zone("deck", seat)[-1], place("hand", seat), "draw")
        return count

    def ends(game: Game, what: Select, ctx: Context) -> list[Card]:
        return [
            card
            for seat in select.players(game, (what.filter or Filter()).owner or "you", ctx)
            for card in game.zone("deck", seat)[-select.amount(game, what.count, ctx) :]
        ]

    with replaced(preparation, "draw", draw), replaced(select, "_ends", ends):
        yield


@misreads("3-2c-2")
def who_looks_buries_the_card() -> Iterator[None]:
    """Misreads 3-2c-2: a card of the deck that was looked at goes to the bottom of it."""
    right = perform.COMMON[Reveal]

    def reveal(game: Game, instr: Reveal, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        deck = game.zone("deck", ctx.controller)
        deck.append(deck.pop(0))

    with replaced(perform.COMMON, Reveal, reveal):
        yield


@misreads("3-2e")
def the_owner_is_who_controls() -> Iterator[None]:
    """Misreads 3-2e: a zone whose owner is not named is that of the player who controls the card."""
    right = select.player

    def player(game: Game, who: str, ctx: Context) -> Seat:
        return ctx.controller if who == "owner" else right(game, who, ctx)

    with replaced(select, "player", player):
        yield


@misreads("3-2e")
def only_ones_own_zones_are_chosen_from() -> Iterator[None]:
    """Misreads 3-2e: where any zone will do, only that of the player who chooses is taken."""
    right = targets.is_valid

    def is_valid(game: GateGame, card: Card, spec: Any, ctx: Context, playing: Card | None) -> bool:
        return card.controller == ctx.controller and right(game, card, spec, ctx, playing)

    with replaced(targets, "is_valid", is_valid):
        yield


@misreads("3-2g")
def up_to_is_all() -> Iterator[None]:
    """Misreads 3-2g: a player says a number, however great, and as many as there can be are taken."""

    def how_many(game: GateGame, seat: Seat, count: Any, up_to: bool, ctx: Context) -> Flow[int]:
        most = select.amount(game, count, ctx)
        if up_to:
            yield from ask.number(game, seat, 0, most + 1, about=ctx.item)
        return most

    with replaced(placing, "how_many", how_many):
        yield


# --- the same card, a new card, all cards -------------------------------------------------------------


@misreads("3-2d", "3-6g")
def every_move_makes_a_new_card() -> Iterator[None]:
    """Misreads 3-2d: a card that changes its zone within play is a new one there."""
    with replaced(zones, "IN_PLAY", frozenset()):
        yield


@misreads("3-2d", "3-6g-1", "3-3a-1")
def a_card_stays_what_it_was() -> Iterator[None]:
    """Misreads 3-2d: a card that left play and comes back is the one that left, as it was."""

    def leave(*what: Any) -> None:
        return None

    with replaced(zones, "_leave", leave):
        yield


@misreads("3-2i", "3-6d")
def all_means_one() -> Iterator[None]:
    """Misreads 3-2i: where no number is named one card is affected."""
    right = select.found

    def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
        return right(game, what, ctx)[: 1 if what.which in ("all", "charges") else None]

    with replaced(select, "found", found):
        yield


@misreads("3-2i-1")
def trying_is_doing() -> Iterator[None]:
    """Misreads 3-2i-1: what was tried counts as done, though there was no card."""
    right = select.holds

    def holds(game: Game, cond: Any, ctx: Context) -> bool:
        return cond.op == "did" or right(game, cond, ctx)

    with replaced(select, "holds", holds):
        yield


# --- decks and hands ----------------------------------------------------------------------------------


@misreads("3-4a")
def a_card_is_put_aside_first() -> Iterator[None]:
    """Misreads 3-4a: before the game the top card of each deck is removed."""
    right = preparation.set_up

    def set_up(game: GateGame, seat: Seat) -> None:
        right(game, seat)
        zones.move(game, game.zone("deck", seat)[0], place("removal", seat))

    with replaced(preparation, "set_up", set_up):
        yield


@misreads("3-4a-1")
def the_deck_is_all_that_was_brought() -> Iterator[None]:
    """Misreads 3-4a-1: who looks for a card of his deck finds those in his graveyard, too."""
    right = ask.some

    def some(game: Game, player: Any, kind: str, options: list[Option], *how: Any, **more: Any) -> Any:
        if kind == "find":
            options = [*options, *(game.option_for(card) for card in game.zone("graveyard", player))]
        return (yield from right(game, player, kind, options, *how, **more))

    with replaced(ask, "some", some):
        yield


@misreads("3-5b")
def hands_have_an_order() -> Iterator[None]:
    """Misreads 3-5b: the card of a hand that is used first is the one that came last."""
    right = ask.one

    def one(game: Game, player: Any, kind: str, options: list[Option], **how: Any) -> Flow[Option]:
        refs = [str(option.card) for option in options if option.card is not None]
        in_hand = (
            kind == "choose" and bool(refs) and all(game.cards[ref].place.zone == "hand" for ref in refs)
        )
        return (yield from right(game, player, kind, options[-1:] if in_hand else options, **how))

    with replaced(ask, "one", one):
        yield


@misreads("3-5c")
def hands_hold_seven_cards() -> Iterator[None]:
    """Misreads 3-5c: nobody draws an eighth card, and as a turn ends who has more discards them."""
    ends, right = turn.pass_the_turn, preparation.can_draw

    def pass_the_turn(game: GateGame) -> None:
        for card in game.zone("hand", game.active)[7:]:
            zones.move(game, card, place("graveyard", card.owner))
        ends(game)

    def can_draw(game: GateGame, seat: Seat) -> bool:
        return right(game, seat) and len(game.zone("hand", seat)) < 7

    with replaced(turn, "pass_the_turn", pass_the_turn), replaced(preparation, "can_draw", can_draw):
        yield


# --- how cards lie ------------------------------------------------------------------------------------


@misreads("3-3a", "3-7b", "3-3a-2")
def nothing_tires() -> Iterator[None]:
    """Misreads 3-3a, 3-7b: no zone knows ready and exhausted."""

    def has_pose(card: Card) -> bool:
        return False

    with replaced(zones, "has_pose", has_pose):
        yield


@misreads("3-3a-1")
def who_arrives_is_weary() -> Iterator[None]:
    """Misreads 3-3a-1: a unit that is summoned arrives exhausted."""
    right = resolving._normal_summoned

    def normal_summoned(game: GateGame, card: Card) -> None:
        right(game, card)
        card.turned = "exhausted"

    with replaced(resolving, "_normal_summoned", normal_summoned):
        yield


@misreads("3-3b", "3-3b-1", "3-3b-2", "3-3b-3")
def cards_never_lie_face_down() -> Iterator[None]:
    """Misreads 3-3b: every card lies face up wherever it comes."""
    with replaced(zones, "_HIDDEN", frozenset()):
        yield


@misreads("3-3b", "3-3b-2")
def revealed_cards_stay_face_down() -> Iterator[None]:
    """Misreads 3-3b-2: a card of the drive zone that is revealed is shown and lies face down still."""

    def reveal(game: GateGame, card: Card) -> None:
        card.shown_to = frozenset(SEATS)

    with replaced(drive, "reveal", reveal):
        yield


# --- in play ------------------------------------------------------------------------------------------


@misreads("3-6b", "3-6c")
def all_zones_are_in_play() -> Iterator[None]:
    """Misreads 3-6b, 3-6c: what names no zone means cards wherever they lie."""

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        return wanted.zones if wanted is not None and wanted.zones else zones.ZONES

    with replaced(select, "zones_of", zones_of):
        yield


@misreads("3-6b", "3-7a-2")
def nothing_is_in_play() -> Iterator[None]:
    """Misreads 3-6b: what names no zone means no card in any of the zones in play."""
    right = select._meant

    def meant(game: Game, wanted: Filter, ctx: Context) -> Iterator[Card]:
        return right(game, msgspec.structs.replace(wanted, zones=wanted.zones or ("gate",)), ctx)

    with replaced(select, "_meant", meant):
        yield


@misreads("3-6e-3b")
def rulers_are_never_frontmost() -> Iterator[None]:
    """Misreads 3-6e-3b: only a unit can be the frontmost card of a column and so be attacked."""
    right = state.frontmost

    def frontmost(game: GateGame, column: Place) -> Card | None:
        card = right(game, column)
        return None if card is None or card.place.zone == "ruler" else card

    with replaced(state, "frontmost", frontmost):
        yield


@misreads("3-6f", "3-6g")
def damage_is_not_added_up() -> Iterator[None]:
    """Misreads 3-6f, 3-6g: damage to a unit or ruler is 1 however much is dealt."""
    right = GateGame.put_on_gate

    def put_on_gate(self: GateGame, item: GateItem) -> GateItem:
        item.pairings = [(card, life, 1) for card, life, _ in item.pairings]
        return right(self, item)

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


@misreads("3-6f-1")
def rulers_begin_wounded() -> Iterator[None]:
    """Misreads 3-6f-1: each ruler has a damage of 1 as the game begins."""
    right = preparation.set_up

    def set_up(game: GateGame, seat: Seat) -> None:
        right(game, seat)
        game.rulers[seat].damage = 1

    with replaced(preparation, "set_up", set_up):
        yield


@misreads("3-6g-1")
def units_arrive_wounded() -> Iterator[None]:
    """Misreads 3-6g-1: a unit that is summoned has a damage of 1."""
    right = resolving._normal_summoned

    def normal_summoned(game: GateGame, card: Card) -> None:
        right(game, card)
        card.damage = 1

    with replaced(resolving, "_normal_summoned", normal_summoned):
        yield


@misreads("3-7a", "3-7a-1")
def rulers_sit_together() -> Iterator[None]:
    """Misreads 3-7a-1: there is one ruler zone, that of the first player, for both rulers."""
    right = automatic.begin

    def begin(game: GateGame) -> None:
        right(game)
        other = game.rulers[OTHER[game.first]]
        game.lift(other)
        game.drop(other, place("ruler", game.first))

    with replaced(automatic, "begin", begin):
        yield
