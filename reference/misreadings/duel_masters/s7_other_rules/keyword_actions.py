"""Misreadings of 701: the words that cards use."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import structs

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port import abilities as a
from reference.duel_masters.s1_basics import costs, tapped_and_untapped
from reference.duel_masters.s3_card_types import cross_gear, spells
from reference.duel_masters.s4_zones import cards_in_transit, general
from reference.duel_masters.s6_using_cards import resolving, ways
from reference.duel_masters.s7_other_rules import destroying, keyword_actions
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import Judge
from reference.kernel.abilities import choosing, now, select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("701.3a", "701.4a", "701.16a", "701.19a", "701.26a", "701.27a")
def nothing_is_paid() -> Iterator[None]:
    """Misreads 701.3a, 701.4a, 701.16a, 701.26a, 701.27a: the cost must be there, and is not paid."""

    def pay(game: DMGame, seat: Seat, card: Card, cost: int) -> Flow[bool]:
        yield from ()
        return True

    with replaced(costs, "pay", pay):
        yield


@misreads("701.3a", "701.4a", "701.16a", "701.19a", "701.26a", "701.27a")
def what_cannot_be_paid_for_is_used() -> Iterator[None]:
    """Misreads 701.3a, 701.4a, 701.16a, 701.26a, 701.27a: what cannot be paid for is used for nothing."""
    right = costs.pay

    def pay(game: DMGame, seat: Seat, card: Card, cost: int) -> Flow[bool]:
        if costs.can_pay(game, card, tapped_and_untapped.untapped(game.mana(seat))):
            yield from right(game, seat, card, cost)
        return True

    def can_pay(game: DMGame, card: Card, way: ways.Way, ready: list[Card]) -> bool:
        return True

    with replaced(costs, "pay", pay), replaced(ways, "_can_pay", can_pay):
        yield


@misreads("701.3a", "701.16a", "701.26a", "701.27a")
def what_is_used_goes_to_the_graveyard() -> Iterator[None]:
    """Misreads 701.3a, 701.16a, 701.26a, 701.27a: what is used is put into the graveyard."""

    def enter(game: DMGame, seat: Seat, card: Card, way: str) -> Flow[None]:
        yield from general.move(game, card, "graveyard", "rule")
        triggers.happen(game, "use", card=card, player=seat, name=way)

    with replaced(resolving, "enter", enter):
        yield


@misreads("701.3a", "701.4a")
def cards_are_used_from_the_hand_only() -> Iterator[None]:
    """Misreads 701.3a, 701.4a: no effect uses a card from another zone than the hand."""
    right = INSTRUCTIONS[a.PlayCard]

    def use(game: DMGame, instr: a.PlayCard, ctx: Context) -> Flow[None]:
        things = yield from choosing.things(game, instr.what, ctx)
        for thing in things:
            if isinstance(thing, Card) and thing.place.zone == "hand":
                yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, a.PlayCard, use):
        yield


@misreads("701.3a", "701.5a")
def what_is_put_into_the_battle_zone_is_summoned() -> Iterator[None]:
    """Misreads 701.3a, 701.5a: a creature put into the battle zone by an effect has been summoned."""
    right = cards_in_transit.put_one_by_one

    def put(game: DMGame, cards: list[Card], *how: Any, **more: Any) -> Flow[list[Card]]:
        done = yield from right(game, cards, *how, **more)
        for card in done:
            triggers.happen(game, "use", card=card, player=card.owner, name="summon")
        return done

    with replaced(cards_in_transit, "put_one_by_one", put):
        yield


def _told(also: Callable[[str, dict[str, Any]], Sequence[tuple[str, dict[str, Any]]]]) -> Any:
    """Return a replacement by which other events are told than those that have happened."""
    right = triggers.happen

    def happen(game: Game, kind: str, once: Any = None, **about: Any) -> None:
        for each, said in also(kind, about):
            right(game, each, once, **said)

    return replaced(triggers, "happen", happen)


def _unless(untold: tuple[str, str]) -> Any:
    """Return a replacement by which events of a kind and name are told to nobody."""
    return _told(lambda kind, about: [] if (kind, about.get("name")) == untold else [(kind, about)])


def _is(kind: str, about: dict[str, Any], way: str) -> bool:
    """Tell whether an event is the use of a card in this way."""
    return (kind, about.get("name")) == ("use", way)


@misreads("701.3a")
def generating_is_summoning() -> Iterator[None]:
    """Misreads 701.3a: a cross gear that is generated has been summoned."""
    with _told(
        lambda kind, about: [
            (kind, about),
            *(
                [(kind, about | {"name": "summon"})]
                if (kind, about.get("name")) == ("use", "generate")
                else []
            ),
        ]
    ):
        yield


@misreads("701.4a")
def summoning_is_casting() -> Iterator[None]:
    """Misreads 701.4a: a creature that is summoned has been cast."""
    with _told(
        lambda kind, about: [
            (kind, about),
            *([(kind, about | {"name": "cast"})] if _is(kind, about, "summon") else []),
        ]
    ):
        yield


@misreads("701.4a")
def spells_do_nothing() -> Iterator[None]:
    """Misreads 701.4a: a spell that is cast goes to the graveyard and does nothing."""

    def resolve(game: DMGame, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(spells, "resolve_ability", resolve):
        yield


@misreads("701.4a")
def spells_are_cast_from_the_graveyard_once() -> Iterator[None]:
    """Misreads 701.4a: a spell that an effect casts from the graveyard does not go back there."""
    right = spells.cast

    def cast(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
        buried = card.place.zone == "graveyard"
        yield from right(game, seat, card)
        if buried:
            yield from general.move(game, card, "mana", "rule")

    with replaced(spells, "cast", cast):
        yield


@misreads("701.5a")
def only_summoning_and_casting_is_using() -> Iterator[None]:
    """Misreads 701.5a: generating and deploying a card is not using it."""
    with _told(
        lambda kind, about: (
            [] if kind == "use" and about["name"] in ("generate", "deploy") else [(kind, about)]
        )
    ):
        yield


@misreads("701.5a")
def casting_is_not_using() -> Iterator[None]:
    """Misreads 701.5a: casting a spell is not using it."""
    with _unless(("use", "cast")):
        yield


@misreads("701.16a")
def no_gear_has_been_generated() -> Iterator[None]:
    """Misreads 701.16a: a cross gear that is used has not been generated."""
    with _told(
        lambda kind, about: [] if (kind, about.get("name")) == ("use", "generate") else [(kind, about)]
    ):
        yield


@misreads("701.26a", "701.27a")
def no_field_has_been_deployed() -> Iterator[None]:
    """Misreads 701.26a (1.13), 701.27a: a field that is used has not been deployed."""
    with _unless(("use", "deploy")):
        yield


@misreads("701.6a")
def destroying_is_not_replaced() -> Iterator[None]:
    """Misreads 701.6a: nothing happens instead of destroying a card."""
    right = destroying.destroy

    def destroy(game: DMGame, cards: list[Card], **how: Any) -> Flow[list[Card]]:
        game.replacing = True
        done = yield from right(game, cards, **how)
        game.replacing = False
        return done

    with replaced(destroying, "destroy", destroy):
        yield


@misreads("701.6b", "609.4", "603.2d")
def what_was_to_be_destroyed_has_been() -> Iterator[None]:
    """Misreads 701.6b, 609.4, 603.2d: a card that something else happened to has been destroyed, too."""
    right = destroying.destroy

    def destroy(game: DMGame, cards: list[Card], **how: Any) -> Flow[list[Card]]:
        done = yield from right(game, cards, **how)
        for card in cards:
            if card not in done:
                triggers.happen(game, "destroy", card=card, player=card.owner)
        return done

    with replaced(destroying, "destroy", destroy):
        yield


@misreads("701.7a")
def what_goes_to_the_graveyard_is_discarded() -> Iterator[None]:
    """Misreads 701.7a: a card that is put into the graveyard from anywhere has been discarded."""
    with _called("graveyard", "discard"):
        yield


@misreads("701.8a")
def what_goes_to_the_mana_zone_is_charged() -> Iterator[None]:
    """Misreads 701.8a: a card that is put into the mana zone from anywhere has been charged."""
    with _called("mana", "charge"):
        yield


def _called(zone: str, name: str) -> Any:
    """Return a replacement by which every move to a zone is called by a name."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, called: str, *seal: Any) -> None:
        right(game, card, origin, called, *seal)
        if card.place.zone == zone and called != name:
            triggers.happen(game, name, card=card, player=card.owner, origin=origin, place=card.place)

    return replaced(general, "_tell", tell)


@misreads("701.7b", "101.3")
def one_card_at_least_is_discarded() -> Iterator[None]:
    """Misreads 701.7b, 101.3: a player who is to discard fewer cards than one discards one."""
    right = INSTRUCTIONS[a.Discard]

    def discard(game: DMGame, instr: a.Discard, ctx: Context) -> Flow[None]:
        many = max(1, select.amount(game, instr.n, ctx))
        yield from right(game, structs.replace(instr, n=many), ctx)

    with replaced(INSTRUCTIONS, a.Discard, discard):
        yield


@misreads("701.7b")
def the_effects_player_chooses_what_is_discarded() -> Iterator[None]:
    """Misreads 701.7b: the player whose effect it is chooses what the other one discards."""

    right = INSTRUCTIONS[a.Discard]

    def discard(game: DMGame, instr: a.Discard, ctx: Context) -> Flow[None]:
        if instr.random or instr.n != 1:
            yield from right(game, instr, ctx)
            return
        for seat in select.players(game, instr.who, ctx):
            options = [Option(card=card.ref) for card in game.hand(seat)]
            picked = yield from ask.some(game, ctx.controller, "choose", options, 1, 1)
            gone = [game.cards[str(option.card)] for option in picked]
            yield from general.move_all(game, gone, "graveyard", "discard")

    with replaced(INSTRUCTIONS, a.Discard, discard):
        yield


@misreads("701.7b")
def who_discards_always_chooses() -> Iterator[None]:
    """Misreads 701.7b: who discards chooses the card even where the effect has another player choose it."""
    right = INSTRUCTIONS[a.Move]

    def move(game: DMGame, instr: a.Move, ctx: Context) -> Flow[None]:
        if instr.verb != "discard" or instr.what.which != "choose":
            yield from right(game, instr, ctx)
            return
        seat = OTHER[ctx.controller]
        options = [Option(card=card.ref) for card in game.hand(seat)]
        picked = yield from ask.some(game, seat, "choose", options, 1, 1)
        yield from general.move_all(game, [game.cards[str(o.card)] for o in picked], "graveyard", "discard")

    with replaced(INSTRUCTIONS, a.Move, move):
        yield


@misreads("701.7b")
def the_first_card_is_discarded() -> Iterator[None]:
    """Misreads 701.7b: whatever another player chooses, the first card of the hand is discarded."""
    right = INSTRUCTIONS[a.Move]

    def move(game: DMGame, instr: a.Move, ctx: Context) -> Flow[None]:
        if instr.verb != "discard" or instr.what.which != "choose":
            yield from right(game, instr, ctx)
            return
        yield from choosing.things(game, instr.what, ctx)
        yield from general.move_all(game, game.hand(OTHER[ctx.controller])[:1], "graveyard", "discard")

    with replaced(INSTRUCTIONS, a.Move, move):
        yield


def _revealing(wrong: Callable[[DMGame, a.Reveal, Context], Flow[None]]) -> Any:
    return replaced(INSTRUCTIONS, a.Reveal, wrong)


@misreads("701.9a")
def only_its_player_sees_what_is_shown() -> Iterator[None]:
    """Misreads 701.9a: what a player shows is seen by that player alone."""
    right = INSTRUCTIONS[a.Reveal]

    def reveal(game: DMGame, instr: a.Reveal, ctx: Context) -> Flow[None]:
        flow = right(game, instr, ctx)
        question = next(flow, None)
        while question is not None:
            for card in game.cards.values():
                card.shown_to = card.shown_to & {ctx.controller}
            answer = yield question
            try:
                question = flow.send(answer)
            except StopIteration:
                return

    with _revealing(reveal):
        yield


@misreads("701.9a", "401.5")
def what_was_shown_stays_shown() -> Iterator[None]:
    """Misreads 701.9a, 401.5: a card that was shown stays to be seen when the effect is over."""
    right = INSTRUCTIONS[a.Reveal]

    def reveal(game: DMGame, instr: a.Reveal, ctx: Context) -> Flow[None]:
        shown = select.found(game, instr.what, ctx)
        yield from right(game, instr, ctx)
        for card in shown:
            if isinstance(card, Card):
                card.shown_to = frozenset(OTHER)

    with _revealing(reveal):
        yield


@misreads("701.9b")
def what_is_shown_is_set_aside() -> Iterator[None]:
    """Misreads 701.9b: a card that is shown is put into the graveyard first."""
    right = INSTRUCTIONS[a.Reveal]

    def reveal(game: DMGame, instr: a.Reveal, ctx: Context) -> Flow[None]:
        shown = [card for card in select.found(game, instr.what, ctx) if isinstance(card, Card)]
        yield from general.move_all(game, shown, "graveyard", "put")
        yield from right(game, instr, ctx)

    with _revealing(reveal):
        yield


@misreads("701.10a")
def only_the_top_of_a_zone_is_searched() -> Iterator[None]:
    """Misreads 701.10a: only the top three cards of a zone are looked at."""
    right = keyword_actions._fits

    def fits(game: DMGame, card: Card, instr: a.Search, ctx: Context) -> bool:
        return card in game.zone(instr.zone, ctx.controller)[:3] and right(game, card, instr, ctx)

    with replaced(keyword_actions, "_fits", fits):
        yield


_SHUFFLE = chance.shuffle


@misreads("701.11a")
def a_shuffled_deck_is_as_before() -> Iterator[None]:
    """Misreads 701.11a: whatever chance says, the deck stays in its order."""

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        before = list(cards)
        yield from _SHUFFLE(game, cards, seat)
        cards[:] = before

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("701.11a")
def a_player_sees_how_his_deck_was_shuffled() -> Iterator[None]:
    """Misreads 701.11a: the player who shuffles sees the order."""

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        yield from _SHUFFLE(game, cards, seat)
        for card in cards:
            card.shown_to = frozenset((seat,))

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("701.21b")
def a_judgment_is_won_by_the_same_cost() -> Iterator[None]:
    """Misreads 701.21b: a judgment is won only by a card that costs just as much as the other player's."""
    right = INSTRUCTIONS[Judge]

    def judge(game: DMGame, instr: Judge, ctx: Context) -> Flow[None]:
        mine, theirs = (
            now.number(game, game.deck(seat)[0], "cost") for seat in (ctx.controller, OTHER[ctx.controller])
        )
        yield from right(game, instr, ctx)
        ctx.did = mine == theirs

    with replaced(INSTRUCTIONS, Judge, judge):
        yield


@misreads("701.17a")
def crossed_gear_lies_face_down() -> Iterator[None]:
    """Misreads 701.17a: a cross gear that is crossed lies face down, and nobody sees it."""
    right = cross_gear.cross

    def cross(game: DMGame, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        game.turn_over(game.cards[str(option.card)], "down")

    with replaced(cross_gear, "cross", cross):
        yield


@misreads("701.17a")
def gear_is_crossed_to_another_creature() -> Iterator[None]:
    """Misreads 701.17a: a cross gear is paid for again and crossed to nothing."""
    right = cross_gear.cross

    def cross(game: DMGame, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        gear = game.cards[str(option.card)]
        gear.host = gear.hung_as = None

    with replaced(cross_gear, "cross", cross):
        yield
