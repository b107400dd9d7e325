"""What the suite holds of a rule, and what else a change of it touches."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from duelproof.catalogue.explain import Shelf
from duelproof.catalogue.features import RuleBlock
from duelproof.catalogue.numbering import Rule


@dataclass(frozen=True, slots=True)
class Touched:
    """What a change of a rule touches.

    ``others`` are the scenarios of other rules that run its code, by the rule at whose number they stand.
    ``cited_by`` are the rules that name it, each with how; ``survivors`` the mutants of its code that no
    scenario notices.
    """

    rule: str
    clauses: tuple[str, ...]
    scenarios: tuple[str, ...]
    others: Mapping[str, tuple[str, ...]]
    cited_by: Mapping[str, str]
    readings: tuple[str, ...]
    invariants: tuple[str, ...]
    code: tuple[str, ...]
    proofs: tuple[str, ...]
    survivors: tuple[str, ...]


def touched_by(
    shelf: Shelf,
    rule_id: str,
    running: Mapping[str, tuple[str, ...]],
    survivors: Mapping[str, tuple[str, ...]],
) -> Touched:
    """Gather what a change of a rule touches.

    Args:
        shelf: what the suite holds of its game.
        rule_id: the rule.
        running: the scenarios that run its code, with their rules.
        survivors: the mutants that no scenario notices, with the rules of the function that each is of.

    Raises:
        CatalogueError: there is no such rule.
    """
    found = shelf.explain(rule_id)
    blocks = [meaning.block for meaning in found.meanings]
    others: dict[str, tuple[str, ...]] = {}
    for name, rules in running.items():
        if rule_id not in rules:
            others[rules[0]] = (*others.get(rules[0], ()), name)
    kills = [
        f"{clause.name}: {kill}"
        for block in blocks
        for clause in block.clauses
        if (kill := found.convicted(block, clause))
    ]
    kills += [f"{held.name}: {kill}" for held, kill in found.invariants if kill]
    return Touched(
        rule=rule_id,
        clauses=tuple(f"{clause.name}: {clause.says}" for block in blocks for clause in block.clauses),
        scenarios=tuple(found.scenarios),
        others=others,
        cited_by=dict(_citing(shelf, found.rule)),
        readings=tuple(found.reading_places),
        invariants=tuple(held.name for held, _ in found.invariants),
        code=tuple(found.code_places),
        proofs=tuple(kills),
        survivors=tuple(name for name, rules in survivors.items() if rule_id in rules),
    )


def _citing(shelf: Shelf, rule: Rule) -> Iterator[tuple[str, str]]:
    """Yield the rules that name a rule, each with how it does."""
    for other in shelf.numbering.rules.values():
        if rule.id in other.judged_by:
            yield other.id, "is judged by it"
        if rule.id in other.was:
            yield other.id, "was it in the edition before"
        if any(rule.id in text.same for text in other.texts.values()):
            yield other.id, "says the same"
    for block in _blocks(shelf):
        if rule.id in block.pointed_at:
            yield block.ids[0], "points to it"


def _blocks(shelf: Shelf) -> Iterator[RuleBlock]:
    for feature in shelf.features:
        yield from (block for block in feature.blocks if block.ids)
