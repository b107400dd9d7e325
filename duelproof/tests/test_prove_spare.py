"""Proof that a card which lies in a scenario for nothing is found, and no other."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

from duelproof.proof.misreadings import WrongEngine
from duelproof.proof.spare import spare_cards
from duelproof.proof.trials import Trial


def test_a_card_is_spare_where_nothing_names_it_and_nobody_fares_otherwise_without_it() -> None:
    said = ['Alice has a "Fox" in hand', 'Bob has a "Fox" in play', 'Bob has an "Owl"', "Bob could respond"]
    said += [
        'Bob has a "Hen"',
        'Alice has a "Crow"',
        'Bob has "Five"',
        'Alice has a "Wren"',
        'Bob has 2 "Lark"',
    ]
    steps = [(SimpleNamespace(type="given", name=name, docstring=None), None) for name in said]
    steps.append((SimpleNamespace(type="when", name='Alice plays "Kite"', docstring=None), None))
    text = SimpleNamespace(name="The Crow that nobody sees", block=None, template=SimpleNamespace(steps=[]))
    case = SimpleNamespace(example={"what": "a Hen"}, text=text)
    text.template.steps += [SimpleNamespace(name=name, background=None) for name in said[:-2]]
    text.template.steps += [
        SimpleNamespace(name=said[-2], background="of the whole rule"),
        SimpleNamespace(name='Bob has <many> "Lark"', background=None),
    ]
    failing: list[list[str]] = []
    noticed = ["nothing"]

    class Played:
        item = SimpleNamespace(plan=steps, case=case)

        def play(self, plan: Any = steps, _seconds: float = 0) -> SimpleNamespace:
            left_out = [step.name for step, _ in steps if (step, None) not in plan]
            return SimpleNamespace(error="failed" if left_out in failing else None)

    @contextmanager
    def made() -> Iterator[None]:
        failing.append(noticed)
        yield
        failing.remove(noticed)

    def spare(*cards: str) -> tuple[list[str], list[str]]:
        wrong = SimpleNamespace(made=made, name="forgetful")
        return spare_cards(cast(Trial, Played()), cards, [cast(WrongEngine, wrong)])

    assert spare("Fox", "Owl", "Hen", "Crow", "Kite", "Wren", "Lark") == (['Bob has an "Owl"'], [])
    assert spare("Hen", "Crow") == ([], [])
    noticed = ['Bob has an "Owl"']
    assert spare("Fox", "Owl", "Hen", "Crow", "Kite", "Wren", "Lark") == ([], ["forgetful"])
    noticed = ["another"]
    failing.append(['Bob has an "Owl"'])
    assert spare("Fox", "Owl", "Hen", "Crow", "Kite", "Wren", "Lark") == ([], [])
