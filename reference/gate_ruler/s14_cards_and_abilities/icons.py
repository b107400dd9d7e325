"""14-5: playing Overdrive, Touchdown and Counter abilities, the three that cards show as icons."""

from duelproof.port import Seat
from duelproof.port.abilities import Ability, PlayCard
from duelproof.port.selections import Select
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s15_game_actions import playing_by_effect
from reference.gate_ruler.state import GateGame, Way
from reference.gate_ruler.vocabulary import PlayAbility
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("14-5a", also=("10-4d", "14-5b", "14-5c", "14-5d", "16-2a-1", "16-4a-1"))
def play_icon(game: GateGame, seat: Seat, card: Card, written: Ability) -> Flow[None]:
    """Play the ability that it names, or the card it is on, or else the ability itself."""
    ability = meant_by_icon(card, written)
    instr = plays_card(ability)
    if instr is not None:
        yield from playing.play_card(game, seat, card, _way(written, instr))
        return
    yield from playing.play_ability(game, seat, card, ability)


@rule("14-5a", also=("13-6d-2", "14-3b-4", "14-3b-8", "10-4d-1a", "16-2a"))
def can_play_icon(game: GateGame, seat: Seat, card: Card, written: Ability) -> bool:
    """Tell whether playing the ability, or what it plays in its stead, could be finished."""
    ability = meant_by_icon(card, written)
    instr = plays_card(ability)
    if instr is not None:
        return playing.can_play(game, seat, card, _way(written, instr))
    return playing.can_play_ability(game, seat, card, ability)


@rule("14-5b")
def meant_by_icon(card: Card, ability: Ability) -> Ability:
    """If the ability only says to play another ability, that one is played."""
    match ability.effect:
        case [PlayAbility(ability=named)]:
            return next(other for other in card.abilities if other.id == named)
    return ability


@rule("14-5b", also=("14-3b-10", "14-3b-8"))
def play_another_ability(game: GateGame, instr: PlayAbility, ctx: Context) -> Flow[None]:
    """Play another ability of the same card, if that can be finished."""
    source = ctx.source
    assert source is not None
    ability = next(each for each in source.abilities if each.id == instr.ability)
    ctx.did = playing.can_play_ability(game, ctx.controller, source, ability)
    if ctx.did:
        game.mark_play()
        yield from playing.play_ability(game, ctx.controller, source, ability)


@rule("14-5c", also=("14-5c-1",))
def plays_card(ability: Ability) -> PlayCard | None:
    """If the ability only says to play the card it is on, that card is played."""
    match ability.effect:
        case [PlayCard(what=Select(which="self")) as instr]:
            return instr
    return None


@rule("14-5c-1")
def _way(ability: Ability, instr: PlayCard) -> Way:
    """A card played through its own Counter ability costs no resources for its level."""
    return BY_COUNTER if ability.keyword == "Counter" else playing_by_effect.way_of(instr)


BY_COUNTER = Way(no_level=True)
