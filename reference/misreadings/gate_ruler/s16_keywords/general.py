"""Misreadings of 16-1: keywords in general."""

from collections.abc import Iterator

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.s15_game_actions import affecting
from reference.gate_ruler.s16_keywords import forced_reveal
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import now
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads(
    "16-1a-1", "16-2a", "16-5a", "16-6a", "16-7a", "16-8a", "16-9a", "16-10a", "16-11a", "16-12a", "16-18b"
)
def keywords_are_never_lost() -> Iterator[None]:
    """Misreads 16-1a-1: an effect that removes abilities leaves the keyword abilities."""
    right = now.abilities

    def abilities(game: Game, card: Card) -> list[Ability]:
        now = right(game, card)
        return now + [each for each in card.abilities if each.keyword is not None and each not in now]

    with replaced(now, "abilities", abilities):
        yield


@misreads("16-1a-2")
def every_keyword_is_an_ability() -> Iterator[None]:
    """Misreads 16-1a-2: a card that has lost its abilities has also lost Forced Reveal."""
    right = forced_reveal._forced

    def forced(game: GateGame, seat: Seat) -> list[Card]:
        return [card for card in right(game, seat) if now.keyword(game, card, "Forced Reveal")]

    with (
        replaced(affecting, "NO_ABILITIES", frozenset[str]()),
        replaced(forced_reveal, "_forced", forced),
    ):
        yield


@misreads("16-1a-2")
def only_abilities_are_spoken_of() -> Iterator[None]:
    """Misreads 16-1a-2: an effect that speaks of cards with Forced Reveal finds none, as it is no ability."""
    right = now.keyword

    def keyword(game: Game, card: Card, word: str) -> Ability | None:
        return right(game, card, word) if word != forced_reveal.KEYWORD else None

    with replaced(now, "keyword", keyword):
        yield


@misreads("16-3a", "16-5a", "16-6a", "16-8a", "16-9a")
def keywords_skip_the_gate() -> Iterator[None]:
    """Misreads 16-5a, 16-6a: an ability that triggers resolves at once, and nobody can respond."""
    right = automatic.play_triggered_ability

    def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
        yield from right(game, waiting)
        yield from resolution.resolve(game, game.gate[-1])

    with replaced(automatic, "play_triggered_ability", play_triggered_ability):
        yield
