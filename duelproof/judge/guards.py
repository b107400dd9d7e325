"""What is refused at collection: scenarios that could not fail, or that use what nobody defined.

Each function yields one sentence per mistake, which begins with the place (``file:line``) and ends with what
would be right.
"""

import difflib
import inspect
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from pytest_bdd.parser import Scenario, Step

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.features import CLASS_TAGS, CLAUSE_TAG, Case, FeatureText, RuleBlock, ScenarioText
from duelproof.catalogue.numbering import Numbering
from duelproof.judge.stepbook import StepBook, StepDefinition, checks_something

_PLACEHOLDER = re.compile(r"<([^<>\s][^<>]*)>")


def check_feature(text: FeatureText, numbering: Numbering, folder: Path) -> Iterator[str]:
    """Yield the mistakes of a feature file that can be seen without its steps. ``folder`` is the game's."""
    for scenario in text.loose:
        yield (
            f"{text.path}:{scenario.line}: the scenario {scenario.name!r} stands outside every rule; "
            f"put it under a 'Rule:' tagged with a rule id such as @{next(iter(numbering.rules))}."
        )
    for block in text.blocks:
        yield from _check_block(text, block, numbering, folder)
    yield from _check_names(text)
    for scenario in text.scenarios:
        yield from _check_scenario(text, scenario)


def _check_block(text: FeatureText, block: RuleBlock, numbering: Numbering, folder: Path) -> Iterator[str]:
    place = f"{text.path}:{block.line}"
    if not block.ids:
        yield (
            f"{place}: the rule {block.title!r} has no rule id; tag it with one, "
            f"such as @{next(iter(numbering.rules))}."
        )
        return
    unknown = list(unknown_rules(place, (*block.ids, *block.pointed_at), numbering))
    yield from unknown
    if not block.scenarios and block.kind is None:
        yield (
            f"{place}: the rule {block.ids[0]} has neither scenario nor class; write a scenario, "
            f"or tag it @{', @'.join(CLASS_TAGS)} or @see-<id>."
        )
    yield from _check_clauses(text, block)
    if not unknown:
        yield from _check_place(text, block, numbering, folder)
        yield from _check_class(place, block, numbering)
        yield from _check_revisions(place, block, numbering)


def _check_place(text: FeatureText, block: RuleBlock, numbering: Numbering, folder: Path) -> Iterator[str]:
    wanted = numbering.feature_file(block.ids[0])
    if text.path.relative_to(folder).parts[0] != wanted.parts[0]:
        yield (
            f"{text.path}:{block.line}: the rule {block.ids[0]} is in the wrong folder; "
            f"it belongs into {folder.name}/{wanted}."
        )


def _check_clauses(text: FeatureText, block: RuleBlock) -> Iterator[str]:
    place = f"{text.path}:{block.line}: the rule {block.ids[0]}"
    for line in block.stray:
        yield f"{place} has {line!r} below its title; list what it says: '- short-name: what it says'."
    names = [clause.name for clause in block.clauses]
    for name, count in Counter(names).items():
        if count > 1:
            yield f"{place} has {count} clauses named {name!r}; give each a name of its own."
        if not any(name in scenario.clauses for scenario in block.scenarios):
            yield f"{place} has no scenario of its clause {name!r}; tag one @{CLAUSE_TAG}{name}."
    for scenario in block.scenarios:
        called = f"{text.path}:{scenario.line}: the scenario {scenario.name!r}"
        for name in sorted(scenario.clauses - set(names)):
            known = f"has {', '.join(names)}" if names else "has no list of clauses"
            yield f"{called} is tagged @{CLAUSE_TAG}{name}, but {block.ids[0]} {known}."
        if names and not scenario.clauses:
            yield f"{called} names no clause; tag it @{CLAUSE_TAG} with one of {', '.join(names)}."


def _check_class(place: str, block: RuleBlock, numbering: Numbering) -> Iterator[str]:
    if block.kind is None:
        return
    rule = numbering.rule(block.ids[0])
    if block.kind not in {rule.kind(revision) for revision in rule.revisions}:
        yield (
            f"{place}: the rule {rule.id} is tagged @{block.kind}, but is {rule.kind()} in numbering.toml; "
            "change it there, with its reason, or take the tag away."
        )


def _check_revisions(place: str, block: RuleBlock, numbering: Numbering) -> Iterator[str]:
    yield from unknown_revisions(place, block.revisions, numbering)
    if not block.revisions and numbering.rule(block.ids[0]).differs:
        tags = ", ".join(f"@revisions-{revision}" for revision in numbering.game.revisions)
        yield (
            f"{place}: {block.ids[0]} means different things in its revisions; "
            f"say which one is meant here, with one of {tags}."
        )


def unknown_rules(place: str, names: Iterable[str], numbering: Numbering) -> Iterator[str]:
    """Yield a sentence for each of the names that is no rule of any edition of the book."""
    for name in names:
        try:
            numbering.rule(name)
        except CatalogueError as error:
            yield f"{place}: {error}"


def unknown_revisions(place: str, revisions: Iterable[str], numbering: Numbering) -> Iterator[str]:
    """Yield a sentence for each of the revisions that the book does not have."""
    known = numbering.game.revisions
    for revision in revisions:
        if revision not in known:
            yield f"{place}: there is no revision {revision!r}; there are {', '.join(known)}."


def _check_names(text: FeatureText) -> Iterator[str]:
    first: dict[str, int] = {}
    for scenario in text.scenarios:
        if scenario.name in first:
            yield (
                f"{text.path}:{scenario.line}: a scenario named {scenario.name!r} stands already in line "
                f"{first[scenario.name]}; give this one a name of its own."
            )
        first.setdefault(scenario.name, scenario.line)


def _check_scenario(text: FeatureText, scenario: ScenarioText) -> Iterator[str]:
    place = f"{text.path}:{scenario.line}"
    called = f"the scenario {scenario.name!r}"
    if not scenario.name.strip():
        yield f"{place}: a scenario has no name; say what happens in it."
    own = scenario.template.steps
    if not own:
        yield f"{place}: {called} has no steps; write Given, When and Then."
    elif not any(step.type == "then" for step in own):
        yield f"{place}: {called} has no Then; say what must be so."
    for line in scenario.empty_tables:
        yield f"{text.path}:{line}: the Examples of {called} have no rows; write one, or a plain Scenario."
    if scenario.outline and not scenario.template.examples and not scenario.empty_tables:
        yield f"{place}: {called} is an outline without Examples; add them, or make it a plain Scenario."


def check_case(path: Path, case: Case, rendered: Scenario, ids: dict[str, str]) -> Iterator[str]:
    """Yield the mistakes of one scenario with its row's values put in. ``ids`` are those given so far."""
    place = f"{path}:{case.line}"
    if case.id in ids:
        better = (
            "add a column that tells the rows apart" if case.example else "give this scenario another name"
        )
        yield f"{place}: the id {case.id} is taken by {ids[case.id]}; {better}."
    ids.setdefault(case.id, place)
    for line, text in _texts(case, rendered):
        for name in _PLACEHOLDER.findall(text):
            columns = ", ".join(case.example) or "none, for this is no outline"
            yield f"{path}:{line}: the placeholder <{name}> is in no column of Examples (columns: {columns})."


def _texts(case: Case, rendered: Scenario) -> Iterator[tuple[int, str]]:
    yield case.line, rendered.name
    for step in rendered.steps:
        yield step.line_number, step.name
        yield step.line_number, step.docstring or ""
        for row in step.datatable.raw() if step.datatable else ():
            for cell in row:
                yield step.line_number, str(cell)


def check_step(path: Path, step: Step, found: list[StepDefinition], book: StepBook) -> Iterator[str]:
    """Yield the mistake of a step that matches no definition, or more than one."""
    place = f"{path}:{step.line_number}"
    said = f"{step.keyword} {step.name}"
    if not found:
        near = [f"  {definition}" for definition in book.nearest(step.type, step.name)]
        hint = "\n".join(["the nearest are:", *near]) if near else "there is none like it."
        yield f"{place}: no {step.type.capitalize()} step matches {said!r}; {hint}"
    elif len(found) > 1:
        names = "\n".join(f"  {definition}" for definition in found)
        yield f"{place}: {said!r} matches {len(found)} step definitions, and should match one:\n{names}"


def check_steps(definitions: Sequence[StepDefinition]) -> Iterator[str]:
    """Yield the mistakes of step definitions, each and together."""
    yield from check_definitions(definitions)
    yield from check_patterns(definitions)


def check_definitions(definitions: Iterable[StepDefinition]) -> Iterator[str]:
    """Yield the mistakes of step definitions themselves: a Then that checks nothing, a step that yields."""
    for definition in definitions:
        place = f"{definition.file}:{definition.line}"
        if inspect.isgeneratorfunction(definition.function):
            yield f"{place}: the step {definition.short!r} yields; a step should return."
        if definition.context.type == "then" and not checks_something(definition):
            yield (
                f"{place}: the Then {definition.short!r} checks nothing; "
                "it should assert, raise, or call a helper that does."
            )


def check_unused(definitions: Iterable[StepDefinition]) -> Iterator[str]:
    """Yield the step definitions that no scenario has used."""
    for definition in definitions:
        if not definition.used:
            yield (
                f"{definition.file}:{definition.line}: no scenario uses the step {definition.short!r}; "
                "use it or take it away."
            )


def check_patterns(definitions: Iterable[StepDefinition]) -> Iterator[str]:
    """Yield the definitions of one kind that have the same pattern."""
    patterns = Counter((definition.context.type, definition.pattern) for definition in definitions)
    for definition in definitions:
        if patterns[definition.context.type, definition.pattern] > 1:
            yield (
                f"{definition.file}:{definition.line}: the step {definition.short!r} is defined twice; "
                "keep one of the two."
            )


def nearest_ids(wanted: str, known: Iterable[str]) -> list[str]:
    """Return up to three known names that look most like an unknown one."""
    by_upper = {name.upper(): name for name in known}
    return [by_upper[name] for name in difflib.get_close_matches(wanted.upper(), by_upper, n=3)]
