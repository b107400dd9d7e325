"""15-16: playing cards as an effect says."""

from duelproof.port.abilities import ChangeCost, PlayCard
from duelproof.port.selections import Select
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.state import GateGame, Way
from reference.kernel.abilities import choosing
from reference.kernel.card import Card
from reference.kernel.context import Context, cards_among
from reference.kernel.flow import Flow


@rule("15-16a", also=("3-2i-1", "7-1b", "15-16a-1", "15-16a-2", "14-3b-10"))
def play_cards(game: GateGame, instr: PlayCard, ctx: Context) -> Flow[None]:
    """Play cards by the standard rules, if that can be finished."""
    played = False
    for card in cards_among((yield from choosing.things(game, instr.what, ctx))):
        way = way_of(instr)
        if not _is_held(game, card) and playing.can_play(game, ctx.controller, card, way):
            game.mark_play()
            yield from playing.play_card(game, ctx.controller, card, way)
            played = True
    ctx.did = played


@rule("15-16a", also=("1-5d", "7-1b-1", "7-2a-2a"))
def _is_held(game: GateGame, card: Card) -> bool:
    """A card of a drive zone is not played, by an effect neither, as long as an Overdrive is linked to it."""
    return bool(game.overdrives_of(card))


@rule("15-16a-1", also=("14-3b-6e", "15-16a-2", "15-17a-2b"))
def way_of(instr: PlayCard) -> Way:
    """An effect says whether a card is played for its cost, for another cost or for none."""
    cost = FREE.cost if instr.free else None
    if instr.cost is not None:
        cost = ChangeCost(what=_ITSELF, to=instr.cost)
    return Way(cost=cost, counted=instr.counted)


_ITSELF = Select(which="self")
FREE = Way(cost=ChangeCost(what=_ITSELF, free=True))
