"""310.2: using an aura."""

from duelproof.port import Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s3_card_types.cross_gear import chosen_host, hang
from reference.duel_masters.s4_zones.general import comes_from, move
from reference.duel_masters.s7_other_rules.gr_summoning import gr_summon
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow

SUMMON = Option(verb="gr-summon")
"""The option to summon a GR creature for an aura."""


def gr_creatures(game: DMGame, seat: Seat) -> list[Card]:
    """List a player's GR creatures in the battle zone."""
    return [card for card in game.battle(seat) if is_creature(game, card) and card.printed.supertype == "GR"]


@rule("310.2")
def bearers(game: DMGame, seat: Seat) -> list[Option]:
    """An aura is put on a GR creature, or on one that is summoned for it."""
    there = [Option(card=creature.ref) for creature in gr_creatures(game, seat)]
    return [*there, SUMMON] if game.zone("gr", seat) else there


@rule("310.2", also=("310.3", "310.6", "605.3"))
@rule("310.2a", edition="s-max")
def put_on(game: DMGame, seat: Seat, aura: Card) -> Flow[None]:
    """Put an aura on a GR creature, on top of what is on it.

    If that is not there by then, or is not summoned, the aura stays where it is.
    """
    picked = yield from chosen_host(game, seat, aura, bearers(game, seat), "aura")
    if picked == SUMMON:
        summoned = yield from gr_summon(game, seat)
        if summoned is None:
            return
        creature = summoned
    else:
        creature = game.cards[str(picked.card)]
    life = creature.life
    yield from settle(game)
    if creature.life != life or creature.place.zone != "battle":
        return
    used = yield from move(game, aura, "battle", "use", seen_from=comes_from(game, aura))
    if used:  # which has been told at once
        hang(game, aura, creature, "aura")
