"""The fixture of all games: the table that a scenario's steps work on."""

import pytest

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.games import features_folder, game
from duelproof.judge.trace import Trace
from duelproof.port import Engine
from steps.common.table import Setting, Table


@pytest.fixture
def table(setting: Setting, engine: Engine, trace: Trace) -> Table:
    """Return a new table of the game that the fixture ``setting`` of the game's steps names."""
    cards = load_cards(features_folder(game(setting.game)) / "cards", setting.game)
    return Table(setting, engine, cards, trace)
