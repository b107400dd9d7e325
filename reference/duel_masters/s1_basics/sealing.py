"""116: putting seals on cards, and removing them."""

from duelproof.port import SEATS, Option
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.cards import part_of
from reference.duel_masters.s1_basics.seals import is_seal, judge_sealed, sealed_alike, seals_on
from reference.duel_masters.s4_zones.general import move_all
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

    What is put on one of several cards lies on what they make up.

    Returns:
        The cards that have got a seal.
    """
    decks = {seat: list(game.deck(seat)) for seat in SEATS}
    things = [part_of(card) for card in cards]
    laid = [(decks[card.owner].pop(0), card) for card in things for _ in range(many) if decks[card.owner]]
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
@rule("116.4a", also=("703.3", "703.4j"), edition="s-max")
@rule("116.4a", also=("703.3", "703.4k"), edition="1.13")
def seals_to_remove(game: DMGame, commands: list[Card]) -> Flow[list[Card]]:
    """For each command that has come its owner chooses a sealed card, a seal of which is to be removed."""
    chosen: list[Card] = []
    for command in commands:
        for card in (yield from _choose_sealed(game, command, chosen)):
            chosen.append(_left_on(game, card, chosen)[-1])
    return chosen


def _choose_sealed(game: DMGame, command: Card, taken: list[Card]) -> Flow[list[Card]]:
    """Have the owner of a command choose a sealed card, if there is one that the command can free."""
    options = [Option(card=card.ref) for card in sealed_alike(game, command) if _left_on(game, card, taken)]
    picked = yield from ask.some(
        game, command.owner, "choose", options, 1, 1, about=command.ref, part="unseal"
    )
    return [game.cards[str(option.card)] for option in picked]


def _left_on(game: DMGame, card: Card, taken: list[Card]) -> list[Card]:
    """List the seals on a card without those that are taken."""
    return [each for each in seals_on(game, card) if each not in taken]


@rule("116.4a", also=("116.4", "116.4b"))
@rule("116.4a", also=("701.23a", "701.23b", "703.3", "703.4j"), edition="s-max")
@rule("116.4a", also=("703.3", "703.4k"), edition="1.13")
def unseal(game: DMGame, chosen: list[Card]) -> Flow[None]:
    """The seals that commands remove go to the graveyard at once, those that still lie on something."""
    yield from move_all(game, [each for each in chosen if is_seal(each)], "graveyard", "unseal")
