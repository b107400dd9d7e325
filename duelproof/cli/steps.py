"""``duelproof steps``: the steps that scenarios can be written with."""

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from duelproof.cli.options import Games, SuiteFolder

if TYPE_CHECKING:
    from duelproof.judge.steplist import Chapter, ListedStep


def steps(
    games: Games = None,
    search: Annotated[
        str | None,
        typer.Option("--search", metavar="WORD", help="Only the steps that say this, in any scenario."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    suite: SuiteFolder = None,
) -> None:
    """List the steps that scenarios can be written with: what each means, its parameters, and examples.

    In a step's sentence <words> are parameters, [words] may be left out, and of (these|those) one is said.
    """
    # pytest-bdd reads the feature files and is slow to import; the other commands should not wait for it.
    from duelproof.catalogue.features import features_of
    from duelproof.catalogue.games import game, games_in, suite_root
    from duelproof.judge.steplist import chapters_of

    known = games_in(suite.resolve() if suite else suite_root())
    wanted = [game(name, known) for name in games] if games else list(known)
    found = {}
    for each in wanted:
        chapters = chapters_of(each, features_of(each, each.folder))
        if search is not None:
            chapters = [chapter.found(search) for chapter in chapters]
        found[each] = [chapter for chapter in chapters if chapter.steps]
    if json:
        data = [{"game": each.id, "chapters": _as_data(chapters)} for each, chapters in found.items()]
        print(msgspec.json.encode({"games": data}).decode())
        return
    for each, chapters in found.items():
        print("\n".join(_lines(each.title, chapters, search)))


def _as_data(chapters: "list[Chapter]") -> list[dict[str, object]]:
    return [
        {"title": each.title, "module": each.module, "steps": [step.as_data() for step in each.steps]}
        for each in chapters
    ]


def _lines(title: str, chapters: "list[Chapter]", search: str | None) -> list[str]:
    count = sum(len(chapter.steps) for chapter in chapters)
    about = "" if search is None else f" that say{'s' if count == 1 else ''} {search!r}"
    lines = [f"{title}: {count or 'no'} step{'' if count == 1 else 's'}{about}", ""]
    for chapter in chapters:
        lines += [f"{chapter.title}  ({chapter.module})", ""]
        for step in chapter.steps:
            lines += [*_of(step), ""]
    return lines


def _of(step: "ListedStep") -> list[str]:
    place = f"({step.path}:{step.definition.line})"
    lines = [f"  {step.kind.capitalize()} {step.sentence}", f"      {f'{step.says}  {place}'.strip()}"]
    lines += [f"      <{each.name}> {each.says}" for each in step.parameters]
    used = f"{step.scenarios:,} scenario{'' if step.scenarios == 1 else 's'}"
    lines.append(f"      Used by {used}:" if step.scenarios else "      Used by no scenario.")
    for example in step.examples:
        lines += [f"        {step.kind.capitalize()} {example.text}", f"          {example.scenario}"]
    return lines
