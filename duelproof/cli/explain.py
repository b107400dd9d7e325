"""``duelproof explain``: one rule in our words, with its scenarios and its code."""

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from duelproof.catalogue.errors import CatalogueError
from duelproof.cli.options import SuiteFolder

if TYPE_CHECKING:
    from duelproof.catalogue.explain import Explanation, Meaning
    from duelproof.catalogue.features import ScenarioText


def explain(
    rule: Annotated[
        str,
        typer.Argument(
            help="A rule, section or subsection: its number, with its book's letters if several have it.",
            metavar="ID",
        ),
    ],
    language: Annotated[
        str, typer.Option("--lang", help="The language of titles: a code such as ja.", metavar="CODE")
    ] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    suite: SuiteFolder = None,
) -> None:
    """Show a rule: in our words, its class, the readings chosen, its scenarios, invariants and code.

    Of a section or subsection it shows the rules, a line each.
    """
    # pytest-bdd reads the feature files and is slow to import; the other commands should not wait for it.
    from duelproof.catalogue.asked import understood
    from duelproof.catalogue.explain import shelf
    from duelproof.catalogue.games import games_in, suite_root
    from duelproof.catalogue.numbering import Rule

    root = suite.resolve() if suite else suite_root()
    asked = understood(rule, games_in(root))
    meant = asked.meant
    rules = (meant,) if isinstance(meant, Rule) else asked.numbering.of_section(meant.number)
    book = shelf(asked.numbering, root, {each.id for each in rules})
    if language not in book.titles:
        raise CatalogueError(
            f"{asked.numbering.game.title} has no titles in {language!r}: there are {', '.join(book.titles)}."
        )
    if isinstance(asked.meant, Rule):
        found = book.explain(asked.meant.id)
        told: dict[str, object] = found.as_data()
        lines = _lines(found, language)
    else:
        title = book.titles[language].parts.get(asked.meant.number, asked.meant.title)
        explained = [book.explain(each.id) for each in rules]
        told = {
            "game": asked.numbering.game.id,
            "number": asked.meant.number,
            "title": title,
            "rules": [{"id": each.rule.id, "titles": each.titled(language)} for each in explained],
        }
        lines = [f"{asked.id} {title}  ({asked.numbering.game.title})", ""]
        lines += [f"  {each.rule.id}  {each.title(language)}" for each in explained]
    print(msgspec.json.encode(told).decode() if json else "\n".join(lines))


def _lines(found: "Explanation", language: str) -> list[str]:
    rule, numbering = found.rule, found.numbering
    subsection = numbering.subsection(rule.subsection)
    section = numbering.section(rule.section)
    lines = [f"{rule.id}  ({numbering.game.title} {', '.join(rule.revisions)})"]
    lines += _titles(found, language)
    for meaning in found.meanings:
        if len(found.meanings) > 1:
            lines.append(f"  In {', '.join(meaning.revisions)}:")
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


def _titles(found: "Explanation", language: str) -> list[str]:
    """Return what the rule says in our words, once if it says the same in all its editions."""
    said = found.titled(language)
    if len(set(said.values())) < 2:
        return [f"  {title}" for title in list(said.values())[:1]]
    return [f"  {title}  [{edition}]" for edition, title in said.items()]


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
