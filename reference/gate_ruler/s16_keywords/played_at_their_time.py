"""16-3, 16-9, 16-12, 16-17: what the rules do for single keywords while a game goes on."""

from duelproof.port import Ref, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s04_players import as_card
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import Recover
from reference.kernel.abilities import choosing, effects
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("16-3a", also=("16-3a-1", "16-3b"))
def touch_down(game: GateGame, item: GateItem) -> None:
    """Touchdown triggers when a card enters play from the gate that was played from a hand."""
    assert item.origin is not None
    if item.origin.zone == "hand":
        happen(game, "touchdown", card=item.card)


@rule("16-9a-1")
def first_attack_of(game: GateGame, attacker: Card) -> tuple[Ref, int] | None:
    """Note a card that attacks for the first time in this turn, with the life it has."""
    known = (attacker.ref, attacker.life)
    if known in game.attacked_before:
        return None
    game.attacked_before.add(known)
    return known


@rule("16-12b", also=("16-12b-1", "16-12b-2"))
def recover(game: GateGame, instr: Recover, ctx: Context) -> Flow[None]:
    """A unit that Charge Shield saved has no damage, and effects upon it that last for a time end."""
    for thing in (yield from choosing.things(game, instr.what, ctx)):
        card = as_card(game, thing)
        game.log.add("healed", card=card, amount=card.damage)
        card.damage = 0
        game.tick()
        effects.release(game, card)


@rule("16-17b", also=("16-17a", "16-17c", "16-17d"))
def has_resources_for(game: GateGame, seat: Seat, ability: Ability | None) -> bool:
    """What says Resource is played only by a player with a resource card, ready or not."""
    return ability is None or ability.keyword != "Resource" or bool(game.zone("resource", seat))
