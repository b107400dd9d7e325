"""Misreadings of 106: civilizations."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from reference.duel_masters.s2_reading_cards import names
from reference.duel_masters.s2_reading_cards.names import CIVILIZATIONS
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@contextmanager
def _civilizations_read(wrong: Callable[[list[str]], list[str]]) -> Iterator[None]:
    """Let the civilizations of all cards in the battle zone be read wrongly."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        found = right(game, card, trait)
        return wrong(found) if trait == "colors" and card.place.zone == "battle" else found

    with replaced(now, "words", words):
        yield


@misreads("106.1", "106.3")
def light_is_no_civilization() -> Iterator[None]:
    """Misreads 106.1: light is left out."""
    with replaced(names, "CIVILIZATIONS", CIVILIZATIONS - {"light"}):
        yield


@misreads("106.1", "106.3")
def water_is_no_civilization() -> Iterator[None]:
    """Misreads 106.1: water is left out."""
    with replaced(names, "CIVILIZATIONS", CIVILIZATIONS - {"water"}):
        yield


@misreads("106.1", "106.3")
def darkness_is_no_civilization() -> Iterator[None]:
    """Misreads 106.1: darkness is left out."""
    with replaced(names, "CIVILIZATIONS", CIVILIZATIONS - {"darkness"}):
        yield


@misreads("106.1", "106.3")
def fire_is_no_civilization() -> Iterator[None]:
    """Misreads 106.1: fire is left out."""
    with replaced(names, "CIVILIZATIONS", CIVILIZATIONS - {"fire"}):
        yield


@misreads("106.1", "106.3")
def nature_is_no_civilization() -> Iterator[None]:
    """Misreads 106.1: nature is left out."""
    with replaced(names, "CIVILIZATIONS", CIVILIZATIONS - {"nature"}):
        yield


@misreads("106.1")
def wind_is_a_civilization() -> Iterator[None]:
    """Misreads 106.1: there is a sixth civilization."""
    with replaced(names, "CIVILIZATIONS", CIVILIZATIONS | {"wind"}):
        yield


@misreads("106.3")
def colorless_is_chosen() -> Iterator[None]:
    """Misreads 106.3: who chooses a civilization may choose to have none."""
    with replaced(names, "CIVILIZATIONS", CIVILIZATIONS | {"colorless"}):
        yield


@misreads("106.2", "106.2a", "106.2b")
def only_the_first_civilization_counts() -> Iterator[None]:
    """Misreads 106.2: a card of several civilizations is of the first of them alone."""
    with _civilizations_read(lambda found: found[:1]):
        yield


@misreads("106.2")
def only_the_last_civilization_counts() -> Iterator[None]:
    """Misreads 106.2: a card of several civilizations is of the last of them alone."""
    with _civilizations_read(lambda found: found[-1:]):
        yield


@misreads("106.2b")
def two_civilizations_are_one() -> Iterator[None]:
    """Misreads 106.2b: a card of two civilizations is not many-coloured."""
    with _civilizations_read(lambda found: found[:1] if len(found) == 2 else found):
        yield


@misreads("106.2b")
def only_two_civilizations_are_many() -> Iterator[None]:
    """Misreads 106.2b: a card is many-coloured only if it is of exactly two civilizations."""
    with _civilizations_read(lambda found: found if len(found) <= 2 else found[:1]):
        yield


@misreads("106.2b")
def one_civilization_is_two() -> Iterator[None]:
    """Misreads 106.2b: a card of one civilization counts as many-coloured."""
    with _civilizations_read(lambda found: ["light", "water"] if len(found) == 1 else found):
        yield


@misreads("106.2a")
def no_civilization_is_one() -> Iterator[None]:
    """Misreads 106.2a: to be without civilization is to be of one more."""
    with _civilizations_read(lambda found: found or ["light"]):
        yield


@misreads("106.2b", "106.2c")
def no_civilization_is_all() -> Iterator[None]:
    """Misreads 106.2b: a card without civilization is of every civilization."""
    with _civilizations_read(lambda found: found or sorted(CIVILIZATIONS)):
        yield


@misreads("106.2a", "106.2c")
def any_civilization_but_fire_is_none() -> Iterator[None]:
    """Misreads 106.2c: only light and fire are colours; other cards are colourless."""
    with _civilizations_read(lambda found: [civ for civ in found if civ in ("light", "fire")]):
        yield


@misreads("106.2")
def nature_is_fire_too() -> Iterator[None]:
    """Misreads 106.2: what is of nature is of fire as well."""
    with _civilizations_read(lambda found: [*found, "fire"] if found == ["nature"] else found):
        yield


@misreads("106.4")
def civilizations_are_added_for_everybody() -> Iterator[None]:
    """Misreads 106.4: what adds fire to the creatures of one player adds it to the other's as well."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        found = right(game, card, trait)
        if trait == "colors" and game.lasting and card.owner != game.active:
            return [*found, "fire"]
        return found

    with replaced(now, "words", words):
        yield
