"""Misreadings of 701.23, 701.24 and 703.3: putting seals on and removing them."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Place
from reference.duel_masters.s1_basics import sealing
from reference.duel_masters.s4_zones import general
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("701.23a")
def whatever_leaves_was_a_seal() -> Iterator[None]:
    """Misreads 701.23a: a seal has been removed whenever a card leaves the battle zone."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str, *seal: Any) -> None:
        right(game, card, origin, name, *seal)
        if origin.zone == "battle" and not any(seal):
            triggers.happen(game, "unseal", card=card, player=card.owner)

    with replaced(general, "_tell", tell):
        yield


@misreads("701.24a")
def nobody_hears_of_seals() -> Iterator[None]:
    """Misreads 701.24a: a card put face down on another one has been put there, and no seal put on."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str, *seal: Any) -> None:
        right(game, card, origin, "put" if name == "seal" else name, *seal)

    with replaced(general, "_tell", tell):
        yield


@misreads("703.3")
def seals_are_removed_one_after_another() -> Iterator[None]:
    """Misreads 703.3: several commands that come at once remove their seals one after the other."""
    right = sealing.unseal

    def unseal(game: DMGame, chosen: list[Card]) -> Flow[None]:
        for seal in chosen:
            yield from right(game, [seal])

    with replaced(sealing, "unseal", unseal):
        yield
