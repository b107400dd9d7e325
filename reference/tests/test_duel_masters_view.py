"""What the view of Duel Masters shows while things move."""

import pytest

import reference
from duelproof.port import abilities as a
from reference.tests import dm_game
from reference.tests.dm_game import IT, when, with_ability
from reference.tests.dm_table import creature

GOING = when("attack", a.Move(what=IT, to="hand"), a.May(then=(a.Draw(),)), self_only=True)


def test_a_creature_that_has_left_its_attack_is_not_named_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dm_game.SET, "Going", with_ability(creature("Going", 3, 2000, ("fire",)), GOING))
    game = dm_game.Game(reference.engine(), {"battle": ["Going"]}, {})
    game.attack("Going")
    [fight] = game.view().fights
    assert game.asked().kind == "may" and game.names("alice", "hand") == ["Going"]
    assert (fight.attacker, fight.attacked) == (None, "bob")
