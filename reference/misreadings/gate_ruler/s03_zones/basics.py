"""Misreadings of 3-2: what all zones have in common."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Reveal
from duelproof.port.selections import Filter, Select
from reference.gate_ruler.s03_zones import kinds, moving, placing
from reference.gate_ruler.s14_cards_and_abilities import targets
from reference.gate_ruler.s15_game_actions import drawing
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import perform, select
from reference.kernel.book import Book, ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask, sight, view
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s03_zones.helpers import seen
from reference.misreadings.making import replaced

_PILES = ("3-11b", "3-13b", "3-14b", "3-15b", "3-17b")


@contextmanager
def _only_at(end: int) -> Iterator[None]:
    """Let only the card at one end of a zone be chosen, in the block."""
    right = targets.is_valid

    def is_valid(game: GateGame, card: Card, *how: Any) -> bool:
        lying = game.zones[card.place]
        return bool(lying) and lying[end] is card and right(game, card, *how)

    with replaced(targets, "is_valid", is_valid):
        yield


@misreads("3-2c", *_PILES)
def only_the_earliest_card_is_at_hand() -> Iterator[None]:
    """Misreads 3-2c, 3-11b to 3-17b: only the oldest card of a zone can be chosen."""
    with _only_at(0):
        yield


@misreads("3-2b", "3-2b-2", "3-3b-1", "3-3b-3", "3-4b", "3-5b", "3-2d-2")
def nothing_is_hidden() -> Iterator[None]:
    """Misreads 3-2b-2, 3-4b, 3-5b: both players see every card of hands, decks, set and drive zones."""
    with ExitStack() as wrong:
        for name in ("hand", "deck", "set", "drive"):
            wrong.enter_context(replaced(kinds.ZONES, name, replace(kinds.ZONES[name], seen_by="all")))
        yield


@misreads("3-2b", "3-2b-1", "3-3b-3", "3-5b", "3-7b")
def nothing_can_be_looked_at() -> Iterator[None]:
    """Misreads 3-2b-1: nobody may look at any card, in any zone."""

    def seen_by(*what: Any) -> frozenset[Seat]:
        return frozenset()

    with replaced(sight, "seen_by", seen_by):
        yield


@misreads("3-2b-1")
def graveyards_are_their_owners() -> Iterator[None]:
    """Misreads 3-2b-1: only its owner looks through a graveyard."""
    with seen("graveyard", "owner"):
        yield


@misreads("3-2b-1", "3-10b")
def nobody_looks_at_set_cards() -> Iterator[None]:
    """Misreads 3-2b-1, 3-10b: who has set a card looks at it no more."""
    with seen("set", "none"):
        yield


@misreads("3-12c")
def nobody_looks_at_driven_cards() -> Iterator[None]:
    """Misreads 3-12c: who has driven a card looks at it no more until it is revealed."""
    with seen("drive", "none"):
        yield


@misreads("3-2b-1")
def only_the_active_player_looks() -> Iterator[None]:
    """Misreads 3-2b-1: a player looks at cards in his own turn alone."""
    right = view._card_view

    def card_view(book: Book, game: Game, kind: ZoneKind, card: Card, number: int, viewer: Any) -> Any:
        if viewer in ("judge", game.active):
            return right(book, game, kind, card, number, viewer)
        return view._back(game, card, number)

    with replaced(view, "_card_view", card_view):
        yield


@misreads("3-2b-3")
def hidden_cards_are_not_counted() -> Iterator[None]:
    """Misreads 3-2b-3: a player counts only the cards of a zone that he sees."""
    right = view._zone_view

    def zone_view(*what: Any) -> Any:
        shown = right(*what)
        shown.cards = [card for card in shown.cards if card.ref is not None]
        shown.count = len(shown.cards)
        return shown

    with replaced(view, "_zone_view", zone_view):
        yield


@misreads("3-2a", "3-18b")
def each_player_has_a_gate() -> Iterator[None]:
    """Misreads 3-2a, 3-18b: what the active player plays goes to a gate of her own, above the other's."""
    right = GateGame.put_on_gate

    def put_on_gate(self: GateGame, item: GateItem) -> GateItem:
        right(self, item)
        self.gate.sort(key=lambda each: each.controller == self.active)
        return item

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


@misreads("3-2a", "3-5a")
def there_is_one_hand() -> Iterator[None]:
    """Misreads 3-2a: both players draw into the hand of the non-active player."""

    def draw(game: GateGame, seat: Seat, count: int) -> None:
        for _ in range(count):
            moving.move(game, game.zone("deck", seat)[0], place("hand", OTHER[game.active]), "draw")

    with replaced(drawing, "take_top_cards", draw):
        yield


@misreads("3-2a-1")
def hands_are_in_play() -> Iterator[None]:
    """Misreads 3-2a-1: the cards of a hand are in play as well."""
    right = select.zones_of

    def zones_of(game: Game, wanted: Filter | None) -> Any:
        return wanted.zones if wanted and wanted.zones else {*right(game, wanted), "hand"}

    with replaced(select, "zones_of", zones_of):
        yield


@misreads("3-2a-1", "4-5a-1")
def cards_stay_on_their_owners_side() -> Iterator[None]:
    """Misreads 3-2a-1, 4-5a-1: a card is in play on its owner's side, in whoever's zone it lies."""
    right = moving.move

    def move(game: GateGame, card: Card, *how: Any, **more: Any) -> None:
        right(game, card, *how, **more)
        card.controller = card.owner

    with replaced(moving, "move", move):
        yield


@misreads("3-2c", "3-4b", "3-4c", "3-5a", "3-4a-1", "3-2c-2")
def decks_are_upside_down() -> Iterator[None]:
    """Misreads 3-2c, 3-4b: cards are taken from the bottom of a deck."""

    def draw(game: GateGame, seat: Seat, count: int) -> None:
        for _ in range(count):
            moving.move(game, game.zone("deck", seat)[-1], place("hand", seat), "draw")

    def ends(game: Game, what: Select, ctx: Context) -> list[Card]:
        return [
            card
            for seat in select.players(game, (what.filter or Filter()).owner or "you", ctx)
            for card in game.zone("deck", seat)[-select.amount(game, what.count, ctx) :]
        ]

    with replaced(drawing, "take_top_cards", draw), replaced(select, "_ends", ends):
        yield


@misreads("3-2c-2")
def who_looks_buries_the_card() -> Iterator[None]:
    """Misreads 3-2c-2: a card of the deck that a player looks at goes to the bottom."""
    right = perform.COMMON[Reveal]

    def reveal(game: Game, instr: Reveal, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        deck = game.zone("deck", ctx.controller)
        deck.append(deck.pop(0))

    with replaced(perform.COMMON, Reveal, reveal):
        yield


@misreads("3-2e")
def only_ones_own_zones_are_chosen_from() -> Iterator[None]:
    """Misreads 3-2e: where any zone may be chosen, only the choosing player's is allowed."""
    right = targets.is_valid

    def is_valid(game: GateGame, card: Card, spec: Any, ctx: Context, playing: Card | None) -> bool:
        return card.controller == ctx.controller and right(game, card, spec, ctx, playing)

    with replaced(targets, "is_valid", is_valid):
        yield


@misreads("3-2e")
def the_deck_is_that_of_the_controller() -> Iterator[None]:
    """Misreads 3-2e: a card that speaks of a zone means that of the player who controls it."""
    right = select.player

    def player(game: Game, who: str, ctx: Context) -> Seat:
        return ctx.controller if who == "owner" else right(game, who, ctx)

    with replaced(select, "player", player):
        yield


@contextmanager
def _counted(beyond: int, meant: Callable[[int, int], int]) -> Iterator[None]:
    """Let a player who is asked for a number say so many more, and mean another by what he says."""

    def how_many(game: GateGame, seat: Seat, count: Any, up_to: bool, ctx: Context) -> Flow[int]:
        most = select.amount(game, count, ctx)
        if not up_to:
            return most
        return meant((yield from ask.number(game, seat, 0, most + beyond, about=ctx.item)), most)

    with replaced(placing, "how_many", how_many):
        yield


@misreads("3-2g")
def up_to_is_all() -> Iterator[None]:
    """Misreads 3-2g: whatever number a player says, all are taken."""
    with _counted(0, lambda said, most: most):
        yield


@misreads("3-2g")
def up_to_is_exceeded() -> Iterator[None]:
    """Misreads 3-2g: a player may say one more than the number."""
    with _counted(1, lambda said, most: said):
        yield


@misreads("3-2g")
def up_to_is_one_at_least() -> Iterator[None]:
    """Misreads 3-2g: who says none still takes one."""
    with _counted(0, lambda said, most: max(1, said)):
        yield


@misreads("3-2g")
def the_first_is_drawn_before_the_number_is_said() -> Iterator[None]:
    """Misreads 3-2g: a player draws the first card and then says how many it shall be."""
    right = placing.how_many

    def how_many(game: GateGame, seat: Seat, count: Any, up_to: bool, ctx: Context) -> Flow[int]:
        if up_to:
            drawing.take_top_cards(game, seat, 1)
        many = yield from right(game, seat, count, up_to, ctx)
        return max(0, many - 1) if up_to else many

    with replaced(placing, "how_many", how_many):
        yield


@misreads("3-2d", "3-6g")
def every_move_makes_a_new_card() -> Iterator[None]:
    """Misreads 3-2d: a card that changes its zone within play becomes a new card."""
    with replaced(kinds, "IN_PLAY", frozenset()):
        yield


@misreads("3-2d-2")
def who_moves_cards_orders_them() -> Iterator[None]:
    """Misreads 3-2d-2: who puts cards into a deck says their order, whosever deck it is."""
    right = ask.order

    def order(game: Game, seat: Seat, *how: Any, **more: Any) -> Flow[Any]:
        return (yield from right(game, game.active, *how, **more))

    with replaced(ask, "order", order):
        yield


@misreads("3-2d-2")
def the_order_that_is_said_does_nothing() -> Iterator[None]:
    """Misreads 3-2d-2: a player is asked for an order, but the cards come in that in which they lay."""
    right = ask.order

    def order(game: Game, seat: Seat, kind: str, options: list[Option], **more: Any) -> Flow[list[Option]]:
        yield from right(game, seat, kind, options, **more)
        return options

    with replaced(ask, "order", order):
        yield


@misreads("3-2f")
def a_missing_hand_is_missing_to_both() -> Iterator[None]:
    """Misreads 3-2f: as one player's ruler takes the hand away, neither player draws."""
    right = drawing.can_draw

    def can_draw(game: GateGame, seat: Seat) -> bool:
        return right(game, seat) and game.has_zone("hand", OTHER[seat])

    with replaced(drawing, "can_draw", can_draw):
        yield


@misreads("3-2i")
def all_means_one() -> Iterator[None]:
    """Misreads 3-2i: where no number is named, one card is affected instead of all."""
    right = select.found

    def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
        return right(game, what, ctx)[: 1 if what.which in ("all", "charges") else None]

    with replaced(select, "found", found):
        yield


@contextmanager
def _counts(may: Callable[[Game, Any, Any], bool]) -> Iterator[None]:
    """Let only some viewers count cards, in the block."""
    right = view._cards_view

    def cards_view(book: Book, game: Game, kind: ZoneKind, spots: Any, viewer: Any) -> Any:
        spots = [(spot, lying if may(game, spot, viewer) else []) for spot, lying in spots]
        return right(book, game, kind, spots, viewer)

    with replaced(view, "_cards_view", cards_view):
        yield


@misreads("3-2b-3")
def only_ones_own_cards_are_counted() -> Iterator[None]:
    """Misreads 3-2b-3: a player counts the cards of his own zones alone."""
    with _counts(lambda game, spot, viewer: viewer == "judge" or spot.seat in (viewer, None)):
        yield


@misreads("3-2b-3")
def only_the_active_player_counts() -> Iterator[None]:
    """Misreads 3-2b-3: a player counts cards in his own turn alone."""
    with _counts(lambda game, spot, viewer: viewer in ("judge", game.active)):
        yield


@misreads("3-2b-2")
def hands_and_set_cards_are_looked_at() -> Iterator[None]:
    """Misreads 3-2b-2: a player looks at what only the other player sees, in hands and set zones."""
    with seen("hand", "all"), seen("set", "all"):
        yield


@misreads("3-2b-2")
def everybody_looks_at_his_own_deck() -> Iterator[None]:
    """Misreads 3-2b-2: a player looks at the cards of his own deck."""
    with seen("deck", "owner"):
        yield


@misreads("3-2i")
def a_number_means_all() -> Iterator[None]:
    """Misreads 3-2i: what is done to so many chosen cards is done to all that could be chosen."""
    right = select.found

    def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
        if what.which != "target" or ctx.ability is None:
            return right(game, what, ctx)
        wanted = [spec.filter for spec in ctx.ability.targets if spec.key == (what.key or "target")]
        return list(select._meant(game, wanted[0] or Filter(), ctx)) if wanted else right(game, what, ctx)

    with replaced(select, "found", found):
        yield
