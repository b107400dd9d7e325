"""116: seals, the face-down cards on cards of the battle zone."""

from duelproof.port import SEATS
from reference.duel_masters import index
from reference.duel_masters.editions import rule
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card

COMMAND = "Command"
"""116.4: the word in a race that makes a creature a command."""


@index.in_the_battle_zone
@rule("116.1", also=("116.1b",))
def seals_on(game: DMGame, card: Card) -> list[Card]:
    """List the seals on a card of the battle zone; there may be several."""
    return [seal for seal in game.zones[card.place] if seal.host is card and is_seal(seal)]


@rule("116.3")
def is_seal(card: Card) -> bool:
    """Tell whether a card of the battle zone is a seal."""
    return card.hung_as == "seal"


@rule("116.2", also=("116.2a",))
def judge_sealed(game: DMGame, card: Card) -> None:
    """A creature with a seal on it is ignored, as long as one is there."""
    card.ignored = is_creature(game, card) and bool(seals_on(game, card))
    if card.ignored:
        _lose_what_it_bears(game, card)
    game.stir(statics=True)


@rule("116.2a", also=("117.2", "303.5", "305.3"))
def _lose_what_it_bears(game: DMGame, card: Card) -> None:
    """A weapon or cross gear is by itself once its creature is ignored; auras and seals are part of that."""
    for hung in game.hung_on(card):
        if hung.hung_as in ("gear", "weapon"):
            hung.host = hung.hung_as = None


def take_off(game: DMGame, seal: Card) -> None:
    """Let a seal that has been taken up be the card that it is, and the card that it lay on be without it."""
    seal.read()
    if seal.host is not None:
        judge_sealed(game, seal.host)


@rule("116.4", also=("116.4a",))
@rule("116.4", also=("703.4j",), edition="s-max")
@rule("116.4", also=("703.4k",), edition="1.13")
def is_command(game: DMGame, card: Card) -> bool:
    """A creature of the battle zone is a command if one of its races has this word in it."""
    return (
        card.place.zone == "battle"
        and is_creature(game, card)
        and any(COMMAND in race.split() for race in now.words(game, card, "races"))
    )


@rule("116.4a", also=("116.4b",))
@rule("116.4a", also=("703.4j",), edition="s-max")
@rule("116.4a", also=("703.4k",), edition="1.13")
def sealed_alike(game: DMGame, command: Card) -> list[Card]:
    """Find the sealed cards that have a civilization of a command, ignored ones too."""
    civilizations = set(now.words(game, command, "colors"))
    return [
        card
        for seat in SEATS
        for card in game.zone("battle", seat)
        if seals_on(game, card) and civilizations.intersection(now.words(game, card, "colors"))
    ]
