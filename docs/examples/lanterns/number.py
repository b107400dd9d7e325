"""Write the numbering of the rules from their text: ``python number.py``.

A heading ``# 3 Turn`` begins a section with the folder ``3_turn``, which is its only subsection.
"""

from pathlib import Path

from duelproof.catalogue.books import BookRule, parse
from duelproof.catalogue.games import games_in

HERE = Path(__file__).resolve().parent
NO_BEHAVIOUR = {"LA-1.1": "says how many play"}
"""The rules that nothing can be seen of, each with the reason."""


def line(rule: BookRule) -> str:
    """The line of a rule."""
    fields = [f'hash = "{rule.hash}"']
    if rule.examples:
        fields.append("examples = [" + ", ".join(f'"{each}"' for each in rule.example_hashes) + "]")
    if rule.id in NO_BEHAVIOUR:
        fields.append(f'class = "informative", reason = "{NO_BEHAVIOUR[rule.id]}"')
    return f'"{rule.id}" = {{ {", ".join(fields)} }}'


[game] = games_in(HERE)
text = (HERE / "rules.txt").read_text("utf-8")
book = parse(game, text)
parts = ['[[documents]]\nrevision = "1"\ndate = "2026-03-01"\nsource = "rules.txt"\nlanguage = "en"\n']
for heading in text.splitlines():
    if heading.startswith("# "):
        _, number, title = heading.split(maxsplit=2)
        folder = f"{number}_{title.lower()}"
        parts.append(
            f'[sections.{number}]\ntitle = "{title}"\nfolder = "{folder}"\n\n'
            f'[sections.{number}.subsections]\n{number} = {{ title = "{title}", file = "{folder}" }}\n\n'
            f"[rules.{number}]\n"
            + "".join(
                f"{line(rule)}\n"
                for name, rules in book.rules.items()
                for rule in rules
                if name.startswith(f"LA-{number}.")
            )
        )
(game.folder / "numbering.toml").write_text("\n".join(parts), "utf-8")
