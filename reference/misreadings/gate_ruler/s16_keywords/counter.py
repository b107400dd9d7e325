"""Misreadings of 16-4: Counter."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from duelproof.port.abilities import Move
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import perform
from reference.kernel.context import Context, cards_among
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import offers_more, replaced


@misreads("16-4a")
def counters_can_be_activated() -> Iterator[None]:
    """Misreads 16-4a: a Counter ability of a card in play can be activated like other abilities."""

    def more(game: Game, seat: Seat) -> list[Option]:
        cards = [card for card in game.cards.values() if "Counter" in card.keywords]
        return [
            Option(verb="activate", card=card.ref, value=each.id)
            for card in cards
            for each in card.abilities
            if each.keyword == "Counter"
        ]

    with offers_more(more):
        yield


@misreads("16-4a-1")
def counters_are_never_ignored() -> Iterator[None]:
    """Misreads 16-4a-1: damage that ignores Counter does not ignore what stands behind the icon."""
    right = resolution._RESOLVERS["ruler-damage"]

    def resolve(game: GateGame, item: GateItem) -> Flow[None]:
        item.ignores_counter = False
        yield from right(game, item)

    with replaced(resolution._RESOLVERS, "ruler-damage", resolve):
        yield


@misreads("16-4a")
def counters_wherever_cards_are_put() -> Iterator[None]:
    """Misreads 16-4a: a Counter ability is also played as an effect puts its card into the damage zone."""
    right = INSTRUCTIONS[Move]

    def move(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        for card in [each for each in cards_among(ctx.it) if each.place.zone == "damage"]:
            for ability in [each for each in card.abilities if each.keyword == "Counter"]:
                about = Context(controller=card.owner, source=card, ability=ability)
                yield from perform.perform(game, ability.effect, about)

    with replaced(INSTRUCTIONS, Move, move):
        yield
