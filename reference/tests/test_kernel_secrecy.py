"""What one player is told of the question to the other."""

from random import Random

import reference
from duelproof.playout.games import playbook
from duelproof.port import Ability, Decision
from duelproof.port.engine import Engine
from reference.tests import gate_ruler_tables as tables


def asked_at_the_start() -> tuple[Engine, Decision]:
    engine = reference.engine()
    engine.open(tables.position("Knight", "Knight", 1))
    decision = engine.pending()
    assert decision is not None
    assert decision.kind == "act"
    return engine, decision


def test_what_another_player_could_do_is_not_told_nor_how_much_it_is() -> None:
    engine, decision = asked_at_the_start()
    other = engine.pending("bob" if decision.player == "alice" else "alice")
    assert other is not None
    assert (other.options, other.hidden) == ([], 0)
    assert (other.id, other.player, other.kind) == (decision.id, decision.player, decision.kind)


def test_the_one_who_is_asked_is_told_all_options() -> None:
    engine, decision = asked_at_the_start()
    assert engine.pending("alice" if decision.player == "alice" else "bob") == decision


def test_options_that_name_cards_out_of_sight_are_hidden_and_counted() -> None:
    position = playbook("duel-masters").deal({}, Random(1))
    spec = position.cards[position.seats["alice"].zones["deck"][0].name]
    spec.faces[0].abilities.append(Ability(id="early", kind="keyword", keyword="starts-in-battle"))
    engine = reference.engine()
    engine.open(position)
    mine, others = engine.pending("alice"), engine.pending("bob")
    assert mine is not None and others is not None
    assert (mine.player, len(mine.options) > 1) == ("alice", True)
    assert (others.options, others.hidden) == ([], len(mine.options))
