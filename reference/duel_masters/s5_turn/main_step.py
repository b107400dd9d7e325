"""504: the main step."""

from duelproof.port import Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s3_card_types.cross_gear import cross, crossings
from reference.duel_masters.s5_turn.general import PASS, beginning
from reference.duel_masters.s6_using_cards.using_a_card import use, ways_to_use
from reference.duel_masters.s8_special_cards.king_cells import combinations, combine
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("504.1", also=("504.2", "500.2"))
def main_step(game: DMGame) -> Flow[None]:
    """The turn player uses cards and crosses gears, as often as she can and likes."""
    yield from beginning(game, "phase_start", "main")
    while True:
        seat = game.active
        options = [*usable(game, seat), *combinations(game, seat), *crossings(game, seat), PASS]
        picked = yield from ask.act(game, game.active, options)
        if picked is PASS:
            return
        if picked.verb == "cross":
            yield from cross(game, game.active, picked)
        elif picked.verb == "combine":
            yield from combine(game, game.active, game.cards[str(picked.card)])
        else:
            card = game.cards[str(picked.card)]
            chosen = ways_to_use(game, card, untapped(game.mana(game.active)))
            way = next(way for way in chosen if way.name == picked.way)
            yield from use(game, game.active, card, way)
        yield from resolve_waiting(game)


@rule("504.1", also=("301.1", "302.1", "303.1", "304.1", "308.1", "310.1", "312.1", "315.1", "112.4"))
@rule("504.1", also=("804.4a", "806.4a", "809.2a"))
@rule("504.1", also=("201.1b",), edition="s-max")
@rule("504.1", also=("201.1b",), edition="1.13")
@rule("504.1", also=("601.1b",), edition="s-max")
@rule("504.1", also=("601.1a",), edition="1.13")
def usable(game: DMGame, seat: Seat) -> list[Option]:
    """The turn player can use the cards in her hand that she can pay for."""
    ready = untapped(game.mana(seat))
    return [
        Option(verb="play", card=card.ref, way=way.name)
        for card in (*game.hand(seat), *let_use(game, seat))
        for way in ways_to_use(game, card, ready)
    ]


@rule("504.1")
def let_use(game: DMGame, seat: Seat) -> list[Card]:
    """List the cards elsewhere than in a player's hand that an effect lets her use from where they are."""
    elsewhere = (*game.mana(seat), *game.zone("graveyard", seat))
    return [card for card in elsewhere if effects.permitted(game, "use", card)]
