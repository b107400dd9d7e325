"""116: putting seals on cards, and removing them."""

from duelproof.port import SEATS, Option
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.seals import judge_sealed, sealed_alike, seals_on
from reference.duel_masters.s4_zones.general import move, move_all
from reference.duel_masters.s5_turn.taking_part import take_out
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask, sight
from reference.kernel.flow import Flow


@rule("116.1a", also=("116.1", "116.1b"))
@rule("116.1a", also=("409.1f", "701.24a"), edition="s-max")
@rule("116.1a", also=("701.23a",), edition="1.13")
def seal(game: DMGame, cards: list[Card], many: int) -> Flow[list[Card]]:
    """Put so many cards face down on each of some cards, from the tops of their owners' decks, all at once.

    Returns:
        The cards that have got a seal.
    """
    decks = {seat: list(game.deck(seat)) for seat in SEATS}
    laid = [(decks[card.owner].pop(0), card) for card in cards for _ in range(many) if decks[card.owner]]
    moved = yield from move_all(game, [top for top, _ in laid], "battle", "seal", face="down")
    sealed = [(top, card) for top, card in laid if top in moved]
    with game.log.together():
        for top, card in sealed:
            top.host, top.hung_as = card, "seal"
            _tell(game, top, card)
    take_out(game, [card for _, card in sealed])
    for _, card in sealed:
        judge_sealed(game, card)
    return list(dict.fromkeys(card for _, card in sealed))


def _tell(game: DMGame, seal: Card, card: Card) -> None:
    sight.tell(game, "attached", seal, player=card.owner, target=card.ref, name="seal")


@rule("116.4a", also=("116.4", "116.4b"))
@rule("116.4a", also=("701.23a", "701.23b", "703.4j"), edition="s-max")
@rule("116.4a", also=("703.4k",), edition="1.13")
def unseal(game: DMGame, command: Card) -> Flow[None]:
    """The owner of a command that has come chooses a sealed card, and a seal of it goes to the graveyard."""
    for card in (yield from _choose_sealed(game, command)):
        yield from move(game, seals_on(game, card).pop(), "graveyard", "unseal")


def _choose_sealed(game: DMGame, command: Card) -> Flow[list[Card]]:
    """Have the owner of a command choose a sealed card, if there is one that the command can free."""
    options = [Option(card=card.ref) for card in sealed_alike(game, command)]
    picked = yield from ask.some(
        game, command.owner, "choose", options, 1, 1, about=command.ref, part="unseal"
    )
    return [game.cards[str(option.card)] for option in picked]
