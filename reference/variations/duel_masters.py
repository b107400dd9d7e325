"""What an engine of Duel Masters may do otherwise."""

from collections.abc import Iterator

from duelproof.port import SEATS, Cause, Seat
from reference.duel_masters.s1_basics import beginning_a_game, costs, drawing
from reference.duel_masters.s1_basics.mana import gives
from reference.duel_masters.s1_basics.tapped_and_untapped import tap, untapped
from reference.duel_masters.s4_zones import general
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.misreadings.making import replaced
from reference.variations import varies


@varies
def shuffles_each_deck_when_it_is_needed() -> Iterator[None]:
    """By 103.2 and 103.3 each player shuffles, lays shields and draws: nothing says who does so first."""

    def prepare(game: DMGame) -> Flow[None]:
        for seat in SEATS:
            yield from beginning_a_game._start_in_battle(game, seat)
        for seat in reversed(SEATS):
            yield from chance.shuffle(game, game.zone("deck", seat), seat)
            for _ in range(beginning_a_game.SHIELDS):
                yield from general.move(game, game.deck(seat)[0], "shield", "put")
            yield from drawing.draw(game, seat, beginning_a_game.HAND)
        game.first = game.active = game.regular = yield from chance.first_player(game)
        game.log.add("first_player", player=game.first)

    with replaced(beginning_a_game, "prepare", prepare):
        yield


@varies
def asks_for_the_last_civilization_first() -> Iterator[None]:
    """By 112.2a a card is tapped for each civilization: nothing says in which order they are named.

    Where each card gives one mana, those for the rest are named before all of them.
    """

    def pay(game: DMGame, seat: Seat, card: Card, cost: int) -> Flow[bool]:
        left = cost
        civs, ready = list(now.words(game, card, "colors"))[::-1], untapped(game.mana(seat))
        if not costs.payable(game, cost, civs, ready):
            return False
        plain = all(gives(game, source) == 1 for source in ready)
        while civs or left > 0:
            rest = left - len(civs) if plain else 0
            civ = None if not civs or rest > 0 else civs.pop(0)
            fit = costs._fit(game, left, civ, civs, ready)
            source = yield from costs._source(game, seat, card, civ, fit, rest if civs else left)
            ready.remove(source)
            left -= gives(game, source)
        with game.log.caused(Cause(by="cost", source=card.ref, player=seat)):
            paid = tap(game, [source for source in untapped(game.mana(seat)) if source not in ready])
            game.log.add("paid", card=card, cards=tuple(source.ref for source in paid), player=seat)
        return True

    with replaced(costs, "pay", pay):
        yield
