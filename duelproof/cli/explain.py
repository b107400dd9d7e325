"""``duelproof explain``: one rule in our words, with its scenarios and its code."""

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from duelproof.cli.options import SuiteFolder

if TYPE_CHECKING:
    from duelproof.catalogue.explain import Explanation, Meaning
    from duelproof.catalogue.features import ScenarioText


def explain(
    rule: Annotated[
        str, typer.Argument(help="A rule's id: its book's letters and its number.", metavar="ID")
    ],
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    suite: SuiteFolder = None,
) -> None:
    """Show a rule: in our words, its class, the readings chosen, its scenarios, invariants and code."""
    # pytest-bdd reads the feature files and is slow to import; the other commands should not wait for it.
    from duelproof.catalogue.explain import explain as explained
    from duelproof.catalogue.games import game_of, games_in, suite_root
    from duelproof.catalogue.numbering import load

    root = suite.resolve() if suite else suite_root()
    found = explained(rule, load(game_of(rule, games_in(root))), root)
    if json:
        print(msgspec.json.encode(found.as_data()).decode())
    else:
        print("\n".join(_lines(found)))


def _lines(found: "Explanation") -> list[str]:
    rule, numbering = found.rule, found.numbering
    subsection = numbering.subsection(rule.subsection)
    section = numbering.section(rule.section)
    lines = [f"{rule.id}  ({numbering.game.title} {', '.join(rule.revisions)})"]
    for meaning in found.meanings:
        only = "" if meaning.revisions == rule.revisions else f"  [{', '.join(meaning.revisions)}]"
        lines.append(f"  {meaning.title}{only}")
        for clause in meaning.block.clauses:
            wrong = found.convicted(meaning.block, clause)
            lines += [
                f"    - {clause.name}: {clause.says}",
                f"      {f'noticed: {wrong}' if wrong else 'not proven'}",
            ]
    if not found.meanings:
        lines.append("  The suite has no block for this rule.")
    lines += ["", f"Section:  {section.number} {section.title}, {subsection.number} {subsection.title}"]
    kinds = {text.kind for text in rule.texts.values()}
    lines.append(f"Class:    {', '.join(sorted(kinds))}{f' ({rule.reason})' if rule.reason else ''}")
    if waiting := [text.revision for text in rule.texts.values() if text.review]:
        lines.append(
            f"Review:   in edition {', '.join(waiting)} it has another wording than its scenarios were "
            "written for."
        )
    if rule.judged_by:
        lines.append(f"Judged by: {', '.join(rule.judged_by)}")
    if rule.was:
        lines.append(f"Before:   {', '.join(rule.was)}")
    lines += ["", "Readings:" if found.readings else "Readings: no decision record names this rule."]
    lines += [f"  {reading.title}  ({found.place(reading.file)})" for reading in found.readings]
    count = sum(len(list(scenario.cases())) for each in found.meanings for scenario in each.block.scenarios)
    lines += ["", f"Scenarios: {count or 'none'}"]
    for meaning in found.meanings:
        for scenario in meaning.block.scenarios:
            lines += _scenario(found, meaning, scenario)
    lines += ["", f"Invariants: {len(found.invariants) or 'none'}"]
    for held, convicted in found.invariants:
        lines.append(f"  {held.name}: {held.sentence}  ({held.path}:{held.line})")
        lines.append(f"      convicts {convicted}" if convicted else "      not proven")
    lines += [
        "",
        "Code:" if found.code else "Code: nothing in the suite's engine says that it embodies this rule.",
    ]
    for function in found.code:
        editions = ", ".join(found.editions(function))
        place = f"  {found.place(function.file)}:{function.line}  {function.name}"
        lines.append(f"{place} (edition {editions})" if editions else place)
        lines += [f"      {function.doc}"] if function.doc else []
    return lines


def _scenario(found: "Explanation", meaning: "Meaning", scenario: "ScenarioText") -> list[str]:
    place = f"{found.place(meaning.feature.path)}:{scenario.line}"
    about = f" [{', '.join(sorted(scenario.clauses))}]" if scenario.clauses else ""
    lines = ["", f"  {scenario.template.keyword}: {scenario.name}{about}", f"  ({place})"]
    for step in scenario.template.steps:
        lines.append(f"    {step.keyword} {step.name}")
        for row in step.datatable.raw() if step.datatable else ():
            lines.append(f"      | {' | '.join(map(str, row))} |")
    for table in scenario.template.examples:
        lines += ["    Examples:", f"      | {' | '.join(table.example_params)} |"]
        lines += [f"      | {' | '.join(row)} |" for row in table.examples]
    for case in scenario.cases():
        trials = found.trials(case)
        row = f" ({', '.join(case.example.values())})" if case.example else ""
        lines.append(
            f"    Trials{row}:" if trials else f"    Trials{row}: not tried since it was last changed"
        )
        lines += [f"      {trial}: {what}" for trial, what in trials.items()]
    return lines
