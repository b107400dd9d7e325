"""Misreadings of Duel Masters' book: engines that are wrong on purpose, each in one way."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.duel_masters import attack, costs, preparation, shields, turn, using, verbs, victory, waiting
from reference.duel_masters.zones import Attack, DMGame, move
from reference.kernel import ask, chance, effects, perform, select, triggers
from reference.kernel.book import Illegal
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow, Game
from reference.kernel.misreading import (
    comes_to_nothing,
    misreadings,
    offers_more,
    refuses_nothing,
    replaced,
)

MISREADINGS, misreads = misreadings("DM")

REFUSING = (
    "105.2",
    "105.4",
    "107.2",
    "500.2a",
    "503.1",
    "503.2",
    "504.1",
    "504.2",
    "102.1",
    "102.2",
    "103.4",
)


@misreads("500.6")
def first_turn_has_a_draw_step() -> Iterator[None]:
    """Misreads 500.6: the first player's first turn does not skip its draw step."""
    right = turn._whole_step

    def whole_step(game: DMGame, name: str, step: Callable[[DMGame], Flow[None]]) -> Flow[None]:
        now, game.turn = game.turn, 2 if name == "draw" else game.turn
        yield from right(game, name, step)
        game.turn = now

    with replaced(turn, "_whole_step", whole_step):
        yield


@misreads(*REFUSING)
def anything_goes() -> Iterator[None]:
    """Misreads 503.1, 504.1, 505.2: a choice is taken without a look at whether it was offered."""
    with refuses_nothing():
        yield


def _all_acts(game: Game, seat: Seat) -> list[Option]:
    found = [Option(verb=verb, card=card) for card in game.cards for verb in ("play", "charge", "block")]
    aims = [*game.cards, *SEATS]
    return found + [
        Option(verb=verb, card=card, target=aim)
        for card in game.cards
        for aim in aims
        for verb in ("attack", "cross")
    ]


@misreads(*REFUSING)
def everything_is_offered() -> Iterator[None]:
    """Misreads 503.1, 504.1, 505.2: every card of the table is offered for every act, whatever the step."""
    with offers_more(_all_acts):
        yield


@misreads("102.1")
def both_players_act_in_a_turn() -> Iterator[None]:
    """Misreads 102.1: after each act of the turn player the other one is asked for one too."""
    right = ask.act

    def act(game: Game, player: Seat, options: list[Option]) -> Flow[Option]:
        yield from right(game, OTHER[player], options)
        return (yield from right(game, player, options))

    with replaced(ask, "act", act):
        yield


@misreads("102.1", "102.2")
def players_are_mistaken() -> Iterator[None]:
    """Misreads 102.1, 102.2: whomever a card means is taken for the other player."""
    right = select.players

    def players(game: Game, who: str, ctx: Context) -> list[Seat]:
        return [OTHER[seat] for seat in right(game, who, ctx)]

    with replaced(select, "players", players):
        yield


@misreads("102.1")
def the_turn_player_is_whose_card_it_is() -> Iterator[None]:
    """Misreads 102.1: "the turn player" on a card is its own player."""
    right = select.players

    def players(game: Game, who: str, ctx: Context) -> list[Seat]:
        return [ctx.controller] if who == "active" else right(game, who, ctx)

    with replaced(select, "players", players):
        yield


@misreads("100.3", "100.4")
def beside_the_deck_is_part_of_it() -> Iterator[None]:
    """Misreads 100.3, 100.4: the cards beside a deck are counted among its forty."""
    right = preparation.check_decks

    def check_decks(game: DMGame, seat: Seat) -> None:
        right(game, seat)
        if game.zone("hyper", seat) or game.zone("gr", seat):
            raise Illegal("illegal-deck", f"{seat}'s deck has more than 40 cards", "DM-100.2")

    with replaced(preparation, "check_decks", check_decks):
        yield


@misreads("103.4")
def who_is_picked_chooses() -> Iterator[None]:
    """Misreads 103.4: whom chance picks says who goes first."""
    right = chance.first_player

    def first_player(game: Game) -> Flow[Seat]:
        picked = yield from right(game)
        chosen = yield from ask.one(game, picked, "first", [Option(player=seat) for seat in SEATS])
        return chosen.player or picked

    with replaced(chance, "first_player", first_player):
        yield


@misreads("103.4")
def a_player_says_who_begins() -> Iterator[None]:
    """Misreads 103.4: it is not chance that is asked, but a player."""

    def first_player(game: Game) -> Flow[Seat]:
        chosen = yield from ask.one(game, "alice", "first", [Option(player=seat) for seat in SEATS])
        return chosen.player or "alice"

    with replaced(chance, "first_player", first_player):
        yield


def _shields(game: DMGame, seat: Seat) -> int:
    return sum(
        len(cards) for spot, cards in game.zones.items() if spot.zone == "shield" and spot.seat == seat
    )


def _loses_when(due: Callable[[DMGame, Seat], bool]) -> Any:
    """A wrong look at who has lost: also who is in this case."""
    right = victory._why

    def why(game: DMGame) -> dict[Seat, str]:
        return right(game) | {seat: "direct" for seat in SEATS if due(game, seat)}

    def calm(game: DMGame) -> bool:
        return False

    return replaced(victory, "_why", why), replaced(victory, "_calm", calm)


@misreads("104.2", "104.2a")
def who_has_no_shield_has_lost() -> Iterator[None]:
    """Misreads 104.2a: a player loses with the last shield."""
    wrong, awake = _loses_when(lambda game, seat: game.phase != "preparation" and not _shields(game, seat))
    with wrong, awake:
        yield


@misreads("104.2")
def who_has_nothing_left_has_lost() -> Iterator[None]:
    """Misreads 104.2: a player without hand, creatures and mana has lost."""
    wrong, awake = _loses_when(
        lambda game, seat: not game.hand(seat) and not game.battle(seat) and not game.mana(seat)
    )
    with wrong, awake:
        yield


@misreads("104.2b")
def one_card_in_the_deck_is_none() -> Iterator[None]:
    """Misreads 104.2b: a player loses when one card is left in the deck."""
    wrong, awake = _loses_when(lambda game, seat: len(game.deck(seat)) <= 1)
    with wrong, awake:
        yield


@misreads("104.2c", "104.2b")
def who_cannot_lose_loses() -> Iterator[None]:
    """Misreads 104.2c: that a player cannot lose is overlooked."""

    def may_lose(game: DMGame, seat: Seat) -> bool:
        return True

    with replaced(victory, "may_lose", may_lose):
        yield


@misreads("104.2a")
def an_attack_is_free_when_its_blocker_is_gone() -> Iterator[None]:
    """Misreads 104.2a: a blocker that has left is forgotten, and the attack goes on against the player."""
    right = attack._goes_on

    def goes_on(current: Attack) -> bool:
        if current.blocker is not None and not current.holds(current.blocker):
            current.blocker, current.changed = None, False
        return right(current)

    with replaced(attack, "_goes_on", goes_on):
        yield


@misreads("104.2c")
def your_is_the_turn_player_s() -> Iterator[None]:
    """Misreads 104.2c: "you" on a card is taken for the turn player, whosever card it is."""
    right = select.player

    def player(game: Game, who: str, ctx: Context) -> Seat:
        return game.active if who == "you" else right(game, who, ctx)

    with replaced(select, "player", player):
        yield


@misreads("104.2")
def a_spell_that_breaks_no_shield_wins() -> Iterator[None]:
    """Misreads 104.2: what breaks a shield where there is none wins, a spell as well as an attack."""
    right = shields.break_shields

    def break_shields(game: DMGame, owner: Seat, piles: list[list[Card]]) -> Flow[None]:
        if not _shields(game, owner):
            game.end(OTHER[owner], [owner], "direct")
        yield from right(game, owner, piles)

    with replaced(verbs, "break_shields", break_shields):
        yield


@misreads("104.2b", "104.2c")
def nobody_ever_loses() -> Iterator[None]:
    """Misreads 104.2c: where one player cannot lose, the other cannot either."""

    def may_lose(game: DMGame, seat: Seat) -> bool:
        return False

    with replaced(victory, "may_lose", may_lose):
        yield


@misreads("100.3", "100.4")
def all_cards_are_one_deck() -> Iterator[None]:
    """Misreads 100.3, 100.4: the cards beside a deck are shuffled into it."""
    right = preparation._start_in_battle

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        for card in [*game.zone("hyper", seat), *game.zone("gr", seat)]:
            move(game, card, "deck", "put")
        yield from right(game, seat)

    with replaced(preparation, "_start_in_battle", start):
        yield


@misreads("104.1")
def half_an_effect_is_done() -> Iterator[None]:
    """Misreads 104.1: of an effect only the first instruction is done."""
    right = perform.perform

    def first(game: Any, effect: Any, ctx: Context) -> Flow[None]:
        yield from right(game, effect[:1], ctx)

    with replaced(waiting, "perform", first):
        yield


@misreads("105.2", "500.2")
def attacks_are_forgotten() -> Iterator[None]:
    """Misreads 505.1: an attack that is allowed is taken, and no attack begins."""
    with comes_to_nothing("attack"):
        yield


@misreads("500.2")
def the_second_attack_is_forgotten() -> Iterator[None]:
    """Misreads 500.2: after an attack another is taken, and none begins."""
    right = attack.attack
    begun: list[DMGame] = []

    def once(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
        if game not in begun:
            begun.append(game)
            yield from right(game, attacker, aim)

    with replaced(attack, "attack", once):
        yield


@misreads("105.2", "107.2", "504.1")
def uses_are_forgotten() -> Iterator[None]:
    """Misreads 504.1: the use of a card is taken, and nothing comes of it."""
    with comes_to_nothing("play"):
        yield


@misreads("107.2")
def every_card_gives_one_mana() -> Iterator[None]:
    """Misreads 107.2: a cost is paid by as many cards, whatever stands on their mana symbols."""
    right = costs.pay

    def pay(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
        yield from right(game, seat, card)
        for source in game.mana(seat):
            source.turned = "exhausted"

    with replaced(using, "pay", pay):
        yield


@misreads("105.2")
def mana_untaps_only() -> Iterator[None]:
    """Misreads 105.2: creatures stay tapped once they have been."""
    right = verbs.untap

    def untap(game: DMGame, cards: list[Card]) -> list[Card]:
        return right(game, [card for card in cards if card.place.zone == "none"])

    with replaced(turn, "untap", untap):
        yield


@misreads("500.4")
def effects_of_a_beginning_come_in_one_order() -> Iterator[None]:
    """Misreads 500.4: a player is asked for an order, and effects come in the order of the cards."""
    right = waiting._next

    def following(game: DMGame) -> Flow[Any]:
        first = game.waiting[0]
        yield from right(game)
        return first

    with replaced(waiting, "_next", following):
        yield


@misreads("500.4")
def effects_of_a_beginning_come_in_the_other_order() -> Iterator[None]:
    """Misreads 500.4: a player is asked for an order, and effects come in the reverse of the cards'."""
    right = waiting._next

    def following(game: DMGame) -> Flow[Any]:
        last = game.waiting[-1]
        yield from right(game)
        return last

    with replaced(waiting, "_next", following):
        yield


@misreads("500.2")
def one_attack_a_turn() -> Iterator[None]:
    """Misreads 500.2: when a creature has attacked, no other one can."""
    right = attack.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        tired = any(card.turned == "exhausted" for card in game.battle(seat))
        return [] if tired else right(game, seat)

    with replaced(attack, "can_attack", can_attack):
        yield


@misreads("501.1", "501.2")
def every_turn_begins_for_both() -> Iterator[None]:
    """Misreads 501.2: the beginning of a turn is the beginning of both players' turns."""
    right = triggers.happen

    def happen(game: Any, kind: str, *rest: Any, **what: Any) -> Any:
        if kind == "turn_start":
            right(game, kind, *rest, **{**what, "player": OTHER[what["player"]]})
        return right(game, kind, *rest, **what)

    with replaced(triggers, "happen", happen):
        yield


@misreads("501.1a", "501.2a")
def who_comes_late_sees_the_beginning() -> Iterator[None]:
    """Misreads 501.2a (1.13: 501.1a): what comes while the turn begins triggers at its beginning too."""
    right = turn._beginning_of_turn

    def beginning(game: DMGame) -> Flow[None]:
        there = game.battle(game.active).copy()
        yield from right(game)
        triggers.happen(game, "turn_start", player=game.active)
        game.waiting = [late for late in game.waiting if late.source not in there]

    with replaced(turn, "_beginning_of_turn", beginning):
        yield


@misreads("500.3")
def what_lasts_this_turn_ends_before_its_end() -> Iterator[None]:
    """Misreads 500.3: effects for this turn are over as the last step begins."""
    right = turn.end_step

    def end_step(game: DMGame) -> Flow[None]:
        effects.end(game, "turn")
        yield from right(game)

    steps = tuple((name, end_step if name == "turn-end" else step) for name, step in turn.STEPS)
    with replaced(turn, "STEPS", steps):
        yield


@misreads("501.2a")
def silent_skills_are_no_choice() -> Iterator[None]:
    """Misreads 501.2a: a Silent Skill is used whether or not its creature stays tapped."""
    right = turn._untapping

    def untapping(game: DMGame) -> Flow[None]:
        silent = [
            card
            for card in game.battle(game.active)
            if card.turned == "exhausted" and effects.keyword(game, card, turn.SILENT) is not None
        ]
        yield from right(game)
        for card in silent:
            turn._silent_effect(game, card)

    with replaced(turn, "_untapping", untapping):
        yield


@misreads("503.1")
def a_card_must_be_charged() -> Iterator[None]:
    """Misreads 503.1: when the turn player does not choose a card, one of the hand is charged."""
    right = turn.mana_step

    def mana_step(game: DMGame) -> Flow[None]:
        before = len(game.mana(game.active))
        yield from right(game)
        if len(game.mana(game.active)) == before and game.hand(game.active):
            turn.charge(game, game.hand(game.active)[0])

    steps = tuple((name, mana_step if name == "mana" else step) for name, step in turn.STEPS)
    with replaced(turn, "STEPS", steps):
        yield


def _before_each(more: Callable[[Game, Seat], list[Option]], name: str) -> Any:
    """A step in which the active player is asked for an act that is not of this step."""
    right = dict(turn.STEPS)[name]

    def step(game: DMGame) -> Flow[None]:
        yield from ask.act(game, game.active, [turn.PASS, *more(game, game.active)])
        yield from right(game)

    return replaced(turn, "STEPS", tuple((n, step if n == name else s) for n, s in turn.STEPS))


@misreads("500.2a", "503.1")
def charging_in_the_main_step() -> Iterator[None]:
    """Misreads 503.1: when the main step begins, a card may still be charged."""
    with _before_each(_all_acts, "main"):
        yield


@misreads("500.2a", "504.1", "504.2")
def main_step_acts_in_the_attack_step() -> Iterator[None]:
    """Misreads 504.1: when the attack step begins, cards may still be used and gears be crossed."""
    with _before_each(_all_acts, "attack"):
        yield


@misreads("504.1", "503.2")
def cards_are_used_in_the_mana_step() -> Iterator[None]:
    """Misreads 504.1: cards may be used before the mana step."""
    with _before_each(_all_acts, "mana"):
        yield
