"""The words of cards that the books of the suite have each for itself, found by name."""

import importlib
import sys

from duelproof.catalogue.games import GAMES, suite_root


def take_in_words() -> None:
    """Let cards of all books be read: import their vocabularies, which are taken in as they are imported."""
    root = str(suite_root())
    if root not in sys.path:
        sys.path.insert(0, root)
    for game in GAMES:
        importlib.import_module(f"reference.{game.package}.vocabulary")
