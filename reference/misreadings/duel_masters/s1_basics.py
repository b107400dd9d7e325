"""Misreadings of section 1: basics."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.duel_masters import index, refusals
from reference.duel_masters.editions import EDITIONS
from reference.duel_masters.s1_basics import (
    beginning_a_game,
    tapped_and_untapped,
    what_is_needed,
    winning_and_losing,
)
from reference.duel_masters.s2_reading_cards import CIVILIZATIONS
from reference.duel_masters.s4_zones.general import ZONES, move
from reference.duel_masters.s5_turn import attack_step, breaking, declaring_attackers, main_step, turn
from reference.duel_masters.s5_turn import direct_attack as direct_attacks
from reference.duel_masters.s5_turn.direct_attack import direct_attack
from reference.duel_masters.s5_turn.general import PASS
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import now, perform, select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import offers_more, replaced


@misreads("102.1", "504.1")
def both_players_act_in_a_turn() -> Iterator[None]:
    """Misreads 102.1: before each act of the turn player the other player may use a card."""
    right = ask.act

    def act(game: Any, player: Seat, options: list[Option]) -> Flow[Option]:
        yield from right(game, OTHER[player], [PASS, *main_step.usable(game, OTHER[player])])
        return (yield from right(game, player, options))

    with replaced(ask, "act", act):
        yield


@misreads("102.2")
def creatures_attack_any_player() -> Iterator[None]:
    """Misreads 102.2: creatures can attack their own player as well as the opponent."""
    right = declaring_attackers.targets

    def targets(game: DMGame, card: Card) -> list[Option]:
        return [*right(game, card), Option(verb="attack", card=card.ref, target=card.owner)]

    with replaced(declaring_attackers, "targets", targets):
        yield


@misreads("103.4")
def who_is_picked_chooses() -> Iterator[None]:
    """Misreads 103.4: the player whom chance picks decides who goes first."""
    right = chance.first_player

    def first_player(game: Game) -> Flow[Seat]:
        picked = yield from right(game)
        chosen = yield from ask.one(game, picked, "first", [Option(player=seat) for seat in SEATS])
        return chosen.player or picked

    with replaced(chance, "first_player", first_player):
        yield


@misreads("103.4")
def a_player_says_who_begins() -> Iterator[None]:
    """Misreads 103.4: a player is asked instead of chance."""

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
    """Return replacements with which a player also loses in this case."""
    right = winning_and_losing.why_lost

    def why(game: DMGame) -> dict[Seat, str]:
        return right(game) | {seat: "direct" for seat in SEATS if due(game, seat)}

    return replaced(winning_and_losing, "why_lost", why), replaced(index, "calm", lambda *asked: False)


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


@misreads("104.2a")
def a_direct_attack_wins_over_shields() -> Iterator[None]:
    """Misreads 104.2a: a direct attack breaks shields, and also wins the game."""
    right = direct_attack

    def attacked(game: DMGame, attacker: Card, defender: Seat) -> Flow[None]:
        yield from right(game, attacker, defender)
        game.beaten.append(defender)

    with replaced(direct_attacks, "direct_attack", attacked):
        yield


@misreads("104.2a")
def an_attack_is_free_when_its_blocker_is_gone() -> Iterator[None]:
    """Misreads 104.2a: if the blocker has left, the attack goes on against the player."""
    right = attack_step._goes_on

    def goes_on(current: Attack) -> bool:
        if current.blocker is not None and not attack_step.takes_part(current, current.blocker):
            current.blocker, current.changed = None, False
        return right(current)

    with replaced(attack_step, "_goes_on", goes_on):
        yield


@misreads("104.2c")
def your_is_the_turn_player_s() -> Iterator[None]:
    """Misreads 104.2c: "you" on a card means the turn player, whoever controls the card."""
    right = select.player

    def player(game: Game, who: str, ctx: Context) -> Seat:
        return game.active if who == "you" else right(game, who, ctx)

    with replaced(select, "player", player):
        yield


@misreads("104.2")
def a_spell_that_breaks_no_shield_wins() -> Iterator[None]:
    """Misreads 104.2: breaking where there is no shield wins, also with a spell instead of an attack."""
    right = breaking.break_shields

    def break_shields(game: DMGame, owner: Seat, piles: list[list[Card]]) -> Flow[None]:
        if not _shields(game, owner):
            game.end(OTHER[owner], [owner], "direct")
        yield from right(game, owner, piles)

    with replaced(breaking, "break_shields", break_shields):
        yield


@misreads("104.2b")
def an_empty_deck_is_never_forgotten() -> Iterator[None]:
    """Misreads 104.2b: a player whose deck was once empty loses once he can, even if it has cards again."""
    empty: list[tuple[DMGame, Seat]] = []

    def was_empty(game: DMGame, seat: Seat) -> bool:
        if not game.deck(seat):
            empty.append((game, seat))
        return (game, seat) in empty and winning_and_losing.may_lose(game, seat)

    wrong, awake = _loses_when(was_empty)
    with wrong, awake:
        yield


@misreads("100.3", "100.4")
def all_cards_are_one_deck() -> Iterator[None]:
    """Misreads 100.3, 100.4: the cards beside a deck are shuffled into it."""
    right = beginning_a_game._start_in_battle

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        for card in [*game.zone("hyper", seat), *game.zone("gr", seat)]:
            move(game, card, "deck", "put")
        yield from right(game, seat)

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield


@misreads("104.1")
def half_an_effect_is_done() -> Iterator[None]:
    """Misreads 104.1: only the first instruction of an effect is carried out."""
    right = perform.perform

    def first(game: Any, effect: Any, ctx: Context) -> Flow[None]:
        yield from right(game, effect[:1], ctx)

    with replaced(perform, "perform", first):
        yield


@misreads("105.4")
def cards_are_tapped_at_will() -> Iterator[None]:
    """Misreads 105.4: a player may tap and untap cards whenever she may act."""

    def turns(game: Game, seat: Seat) -> list[Option]:
        return [Option(verb=verb, card=card) for card in game.cards for verb in ("tap", "untap")]

    with offers_more(turns):
        yield


@misreads("104.1")
def a_direct_attack_decides_as_the_turn_ends() -> Iterator[None]:
    """Misreads 104.1: after a direct attack the turn is played to its end before the game is."""
    right, end = direct_attacks.direct_attack, dict(turn.STEPS)["turn-end"]
    late: list[Seat] = []

    def attacked(game: DMGame, attacker: Card, defender: Seat) -> Flow[None]:
        if _shields(game, defender):
            yield from right(game, attacker, defender)
        else:
            late.append(defender)

    def end_step(game: DMGame) -> Flow[None]:
        game.beaten += late
        late.clear()
        yield from end(game)

    steps = tuple((name, end_step if step is end else step) for name, step in turn.STEPS)
    with replaced(direct_attacks, "direct_attack", attacked), replaced(turn, "STEPS", steps):
        yield


@misreads("104.2a")
def an_attack_on_a_creature_wins_too() -> Iterator[None]:
    """Misreads 104.2a: whatever is attacked, the other player loses if he has no shields."""
    right = attack_step.attack

    def attack(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
        yield from right(game, attacker, aim)
        other = OTHER[game.active]
        if aim not in OTHER and not _shields(game, other):
            game.end(game.active, [other], "direct")

    with replaced(attack_step, "attack", attack):
        yield


@misreads("104.2b")
def the_last_card_is_no_deck() -> Iterator[None]:
    """Misreads 104.2b: a deck that comes down to one card has run out."""
    sizes: dict[tuple[int, Seat], int] = {}

    def comes_to_one(game: DMGame, seat: Seat) -> bool:
        before, now = sizes.get((id(game), seat), 0), len(game.deck(seat))
        sizes[id(game), seat] = now
        return now == 1 < before

    wrong, awake = _loses_when(comes_to_one)
    with wrong, awake:
        yield


@misreads("104.2c")
def who_wins_and_loses_loses() -> Iterator[None]:
    """Misreads 104.2c: a player who wins and loses at the same time loses."""
    right = winning_and_losing.finish

    def finish(game: DMGame, winners: list[Seat], losers: list[Seat], why: dict[Seat, str]) -> None:
        right(game, [seat for seat in winners if seat not in losers], losers, why)

    with replaced(winning_and_losing, "finish", finish):
        yield


@misreads("105.4a")
def tamaseeds_are_not_tapped() -> Iterator[None]:
    """Misreads 105.4a: only creatures are tapped in the battle zone."""
    with replaced(EDITIONS, "s-max", replace(EDITIONS["s-max"], tapped=frozenset({"creature"}))):
        yield


@misreads("105.5")
def untapping_turns_fields_back() -> Iterator[None]:
    """Misreads 105.5: what untaps also turns an upside-down field back."""
    right = tapped_and_untapped.untap

    def untap(game: DMGame, cards: list[Card]) -> list[Card]:
        for card in cards:
            card.reversed = False
        return right(game, cards)

    with replaced(tapped_and_untapped, "untap", untap):
        yield


@misreads("105.6")
def tapped_creatures_are_not_chosen() -> Iterator[None]:
    """Misreads 105.6: of creatures that an effect taps only untapped ones can be chosen."""
    right = select.fits

    def fits(game: Game, card: Card, wanted: Any, ctx: Context) -> bool:
        tapped = wanted.type == "creature" and card.turned == "exhausted"
        return not tapped and right(game, card, wanted, ctx)

    with replaced(select, "fits", fits):
        yield


@misreads("107.2")
def mana_without_civilization_is_of_any() -> Iterator[None]:
    """Misreads 107.2: mana of a card without civilization stands for every civilization."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        found = right(game, card, trait)
        any_of = trait == "colors" and card.place.zone == "mana" and not found
        return sorted(CIVILIZATIONS) if any_of else found

    with replaced(now, "words", words):
        yield


@misreads("100.2", "100.2a")
def one_deck_is_looked_at() -> Iterator[None]:
    """Misreads 100.2, 100.2a: only the first player's deck is looked at."""
    right = what_is_needed.check_decks

    def check_decks(game: DMGame, seat: Seat) -> None:
        if seat == SEATS[0]:
            right(game, seat)

    with replaced(refusals, "check_decks", check_decks):
        yield


@misreads("100.3")
def hyperspatial_cards_count_for_the_deck() -> Iterator[None]:
    """Misreads 100.3: hyperspatial cards are counted among the forty cards of the deck."""
    right = what_is_needed._faults

    def faults(game: DMGame, seat: Seat) -> Iterator[tuple[str, str]]:
        missing = what_is_needed.DECK - len(game.deck(seat))
        made_up = 0 < missing <= len(game.zone("hyper", seat))
        yield from [each for each in right(game, seat) if not (made_up and each[0] == "100.2")]

    with replaced(what_is_needed, "_faults", faults):
        yield


@misreads("100.3a")
def hyperspatial_names_are_limited() -> Iterator[None]:
    """Misreads 100.3a (1.13): at most four hyperspatial cards have the same name by 1.13 too."""
    with replaced(EDITIONS, "1.13", replace(EDITIONS["1.13"], hyper_copies=4)):
        yield


@misreads("100.4")
def both_use_gr_cards_or_neither() -> Iterator[None]:
    """Misreads 100.4: if a player uses GR cards, the other player must use some, too."""
    right = what_is_needed._faults

    def faults(game: DMGame, seat: Seat) -> Iterator[tuple[str, str]]:
        yield from right(game, seat)
        if len({bool(game.zone("gr", each)) for each in SEATS}) > 1:
            yield "100.4", "GR cards, unlike the other player"

    with replaced(what_is_needed, "_faults", faults):
        yield


def _able(game: DMGame, seat: Seat) -> list[Card]:
    return [card for card in game.deck(seat) if "starts-in-battle" in card.keywords]


@misreads("100.5")
def all_that_can_begin_in_the_battle_zone() -> Iterator[None]:
    """Misreads 100.5: all cards that say so begin in the battle zone, not one of them."""
    right = beginning_a_game._start_in_battle

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        yield from right(game, seat)
        for card in _able(game, seat):
            move(game, card, "battle", "put")

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield


@misreads("100.5")
def one_card_begins_for_both() -> Iterator[None]:
    """Misreads 100.5: if a player begins with a card in the battle zone, the other does not."""
    right = beginning_a_game._start_in_battle

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        if not any(game.battle(each) for each in SEATS):
            yield from right(game, seat)

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield


@misreads("100.5", "103.3")
def all_begin_in_the_deck() -> Iterator[None]:
    """Misreads 100.5, 103.3: no card begins in the battle zone, whatever it says."""

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        yield from ()

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield


@misreads("103.3")
def shields_lie_face_up() -> Iterator[None]:
    """Misreads 103.3: shields are laid face up."""
    right = ZONES["shield"]
    with replaced(ZONES, "shield", replace(right, seen_by="all")):
        yield


@misreads("103.4")
def who_begins_is_said_first_of_all() -> Iterator[None]:
    """Misreads 103.4: chance says who goes first before shields are laid and cards drawn."""
    right, start = chance.first_player, beginning_a_game._start_in_battle
    picked: list[Seat] = []

    def before(game: DMGame, seat: Seat) -> Flow[None]:
        if seat == SEATS[0]:
            picked[:] = [(yield from right(game))]
        yield from start(game, seat)

    def first_player(game: Game) -> Flow[Seat]:
        yield from ()
        return picked[0]

    with (
        replaced(beginning_a_game, "_start_in_battle", before),
        replaced(chance, "first_player", first_player),
    ):
        yield
