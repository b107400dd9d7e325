"""What is a mistake in a function and what is none, and that each can be made and taken back."""

import ast

import pytest

from duelproof.catalogue.games import game, games
from duelproof.proof.mutants import marked_code, only_looked_up, shared_code, unmarked_code, wrong_values
from duelproof.proof.operators import Setting, edits


def test_every_operator_changes_what_it_is_for_and_can_be_undone() -> None:
    source = (
        "def f(game, seat):\n"
        "    '''Says.'''\n"
        "    first(game)\n"
        "    second(game, seat)\n"
        "    if game.turn < 3 and not game.over:\n"
        "        game.left = 5\n"
        "    return OTHER[seat] if any(game.cards) else 'ready'\n"
    )
    tree = ast.parse(source)
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    right = ast.unparse(tree)
    found = {}
    for edit in edits(function):
        old = edit.put(edit.new)
        found[edit.what] = ast.unparse(ast.fix_missing_locations(tree))
        edit.put(old)
        assert ast.unparse(tree) == right
    assert right not in found.values()
    for what in (
        "drop `first(game)`",
        "done after `second(game, seat)`: `first(game)`",
        "`second(game, seat)` -> `second(seat, game)`",
        "condition is always met: `game.turn < 3 and (not game.over)`",
        "`game.turn < 3` -> `game.turn >= 3`",
        "`game.turn < 3` -> `game.turn <= 3`",
        "`game.turn < 3 and (not game.over)` -> `game.turn < 3`",
        "`not game.over` -> `game.over`",
        "`5` -> `4`",
        "`OTHER[seat]` -> `seat`",
        "`any(game.cards)` -> `all(game.cards)`",
        "`'ready'` -> `'exhausted'`",
        "return None at once",
    ):
        assert what in found, sorted(found)


def edited(source: str) -> list[str]:
    """Return what the mistakes in a function are called."""
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    return [edit.what for edit in edits(function)]


def test_what_comes_to_the_same_is_no_mistake() -> None:
    source = (
        "def f(game, seat):\n"
        "    yield from ()\n"
        "    assert game is not None\n"
        "    seat = game.active\n"
        "    game.phase, game.step = 'start', None\n"
        "    left = len(game.zone('deck', seat))\n"
        "    game.zones[seat] = []\n"
        "    while True:\n"
        "        game.turn = max(1, left)\n"
        "        left = game.turn\n"
        "        left = draw(game)\n"
    )
    found = edited(source)
    for what in (
        "drop `yield from ()`",
        "drop `assert game is not None`",
        "`game is not None` -> `game is None`",
        "condition is always met: `True`",
        "`max(1, left)` -> `max(left, 1)`",
        "done after `game.phase, game.step = ('start', None)`: `seat = game.active`",
    ):
        assert what not in found, what
    for what in (
        "condition is never met: `True`",
        "done after `game.zones[seat] = []`: `left = len(game.zone('deck', seat))`",
        "done after `left = game.turn`: `game.turn = max(1, left)`",
        "done after `left = draw(game)`: `left = game.turn`",
    ):
        assert what in found, sorted(found)


def test_what_the_engines_do_beside_each_other_is_no_mistake_in_either_order() -> None:
    source = (
        "def f(game, seat, card):\n"
        "    game.attack = Attack(game.oid('attack'), seat)\n"
        "    game.tick()\n"
        "    game.log.add('attack', card=card)\n"
        "    game.cards = [game.option_for(each) for each in game.zone('hand', seat)]\n"
        "    if game.over:\n"
        "        game.tick()\n"
        "        card.began = game.clock\n"
        "        game.log.add('put', card=card)\n"
        "        game.log.add('move', card=card)\n"
        "        game.log.cause = seat\n"
        "    else:\n"
        "        game.gone.add(card)\n"
        "        game.tick()\n"
        "        card.began = seat\n"
        "        happen(game, seat)\n"
    )
    assert [what for what in edited(source) if what.startswith("done after")] == [
        "done after `card.began = game.clock`: `game.tick()`",
        "done after `game.log.add('move', card=card)`: `game.log.add('put', card=card)`",
        "done after `game.log.cause = seat`: `game.log.add('move', card=card)`",
        "done after `game.tick()`: `game.gone.add(card)`",
        "done after `happen(game, seat)`: `card.began = seat`",
    ]


def test_a_mistake_takes_the_wrong_zone_player_or_number_and_goes_through_things_wrongly() -> None:
    source = (
        "def f(game, card):\n"
        "    for each in game.zone('hand', card.owner):\n"
        "        card.damage += 2\n"
        "    happen(game.active, by=card, to=game)\n"
    )
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    found = {edit.what for edit in edits(function, Setting({"hand": "deck"}))}
    assert found > {
        "'deck' for 'hand' in `for each in game.zone('hand', card.owner): ...`",
        "`card.owner` -> `card.controller`",
        "the first of `game.zone('hand', card.owner)`",
        "backwards `game.zone('hand', card.owner)`",
        "difference for sum: `card.damage += 2`",
        "`2` -> `3`",
        "`game.active` -> `{'alice': 'bob', 'bob': 'alice'}[game.active]`",
        "`happen(game.active, by=card, to=game)` -> `happen(game.active, by=game, to=card)`",
    }


def test_where_nobody_controls_another_players_card_owner_and_controller_are_one() -> None:
    function = ast.parse("def f(card):\n    return card.owner if card.controller else card.active\n").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert "`card.owner` -> `card.controller`" in {edit.what for edit in edits(function)}
    apart = {edit.what for edit in edits(function)} - {
        edit.what for edit in edits(function, Setting(control=False))
    }
    assert apart == {"`card.owner` -> `card.controller`", "`card.controller` -> `card.owner`"}


def test_what_has_no_end_is_not_gone_through_backwards() -> None:
    function = ast.parse("def f(game):\n    for each in count(1):\n        game.do(each)\n").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert not [edit.what for edit in edits(function) if "of `count" in edit.what or "backwards" in edit.what]


def test_the_order_of_a_table_matters_only_to_who_goes_through_it() -> None:
    assert only_looked_up("ROWS", ast.parse("a in ROWS and b not in ROWS"))
    assert not only_looked_up("ROWS", ast.parse("a in ROWS and [b for b in ROWS]"))
    assert not only_looked_up("ROWS", ast.parse("ROWS in a"))
    assert [what for _, what in wrong_values((1, 2), ordered=False)] == ["has no row 1", "has no row 2"]
    assert "has row 2 before row 1" in [what for _, what in wrong_values((1, 2))]


def test_what_happens_as_modules_are_imported_or_never_is_no_mistake() -> None:
    assert not edited('def f(self):\n    """What others have."""\n    ...\n')
    assert "drop `picked: int`" not in edited("def f(game):\n    picked: int\n    picked = game.pick()\n")
    assert "drop `picked: int = 2`" in edited("def f(game):\n    picked: int = 2\n    game.pick(picked)\n")
    around = "def f(ask):\n    def quick(game):\n        return ask(game)\n    return quick\n"
    assert edited(around) == ["drop `return ask(game)`"]
    assert "drop `return quick`" in edited("def f(ask):\n    quick = ask()\n    return quick\n")


def test_functions_that_are_not_marked_are_surveyed_too_and_those_of_the_kernel() -> None:
    for book in games():
        marked = {each.place for each in marked_code(book)}
        unmarked = {each.place for each in unmarked_code(book)}
        assert unmarked
        assert not marked & unmarked
    shared = {each.place: each.rules for each in shared_code(games())}
    assert shared["kernel/game:Game.tick"] == shared["kernel/card:place"] == ()
    assert any({rule[:2] for rule in rules} >= {"GR", "DZ"} for rules in shared.values())


@pytest.mark.parametrize("name", ["gate-ruler", "duel-masters", "dimension-zero"])
def test_a_mutant_is_made_and_unmade_in_place(name: str) -> None:
    functions = marked_code(game(name))
    assert len(functions) > 50
    names = [mutant.name for each in functions for mutant in each.mutants]
    assert len(names) == len(set(names))
    function = functions[0]
    right = function.function.__code__
    for mutant in function.mutants:
        if mutant.edit is not None:
            with mutant.made():
                assert function.function.__code__ is not right
            assert function.function.__code__ is right
