"""The pages of one book: its sections, and a page for each subsection with its rules."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from duelproof.catalogue.coverage import Coverage, coverage
from duelproof.catalogue.explain import Explanation, Meaning, Shelf
from duelproof.catalogue.features import ScenarioText, slug
from duelproof.catalogue.numbering import Rule, Section, Subsection
from duelproof.catalogue.proofs import proven_clauses, proven_rules
from duelproof.catalogue.titles import ENGLISH
from duelproof.site.addresses import built, rule_page, subsection_page
from duelproof.site.cards import Cards
from duelproof.site.caught import Docstrings, in_words
from duelproof.site.editions import SAID_OF_KIND, pairs_of
from duelproof.site.films import Filmed
from duelproof.site.languages import Translate, translator
from duelproof.site.pages import Pages, english, plain
from duelproof.site.scenarios import Shown, lines_of, shown
from duelproof.site.sources import Marked, Sources
from duelproof.site.steps import Steps

Status = Literal["proven", "covered", "uncovered", "lead-in", "see", "informative"]

SAID_OF_STATUS: Mapping[Status, str] = {
    "proven": "proven",
    "covered": "not proven",
    "uncovered": "no scenario yet",
    "lead-in": "lead-in",
    "see": "said by another rule",
    "informative": "informative",
}


OPEN, GLOSSARY = "not-proven.md", "words.md"
"""The pages of the rules that are not proven, and of the book's words, in the folder of its rules."""


MOST_TOGETHER = 85
"""So many scenarios stand on the page of a subsection; where there are more, each rule has a page of them."""


@dataclass(frozen=True, slots=True)
class Counted:
    """How many rules of a book, or of a part of it, have which status; ``page`` is where they stand.

    ``clauses`` is how many clauses those with scenarios say, ``noticed`` how many of these have a wrong
    engine of their own.
    """

    number: str
    title: str
    page: str
    statuses: Counter[Status]
    clauses: int
    noticed: int

    @property
    def rules(self) -> int:
        """How many rules there are."""
        return self.statuses.total()

    @property
    def covered(self) -> int:
        """How many have scenarios, proven or not."""
        return self.statuses["proven"] + self.statuses["covered"]

    @property
    def judged_elsewhere(self) -> int:
        """How many are judged by their children or by the rule they point to."""
        return self.statuses["lead-in"] + self.statuses["see"]

    def percent(self, status: Status) -> float:
        """Return the share of a status, for a bar."""
        return 100 * self.statuses[status] / max(self.rules, 1)


@dataclass(frozen=True, slots=True)
class Table:
    """The counts of one revision of a book, or of a section of it, part by part."""

    revision: str
    parts: list[Counted]
    whole: Counted


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule as its page shows it.

    ``statuses`` are by revision. ``here`` are the meanings whose scenarios stand with this rule; those of
    ``elsewhere`` stand with another rule of the same meaning, given as its id and its page. Beside each of
    ``invariants`` stands the wrong engine that it convicts, if it is proven; ``known`` says of each clause
    how we know that its scenarios notice it. ``elsewhere_titled`` are its titles in other languages.
    """

    told: Explanation
    statuses: dict[str, Status]
    here: list[tuple[Meaning, list[Shown]]]
    elsewhere: list[tuple[str, str]]
    judges: list[tuple[str, str]]
    code: list[Marked]
    invariants: list[tuple[Marked, str]]
    known: list[tuple[str, Markup]]
    title: str
    elsewhere_titled: list[tuple[str, str]]

    @property
    def rule(self) -> Rule:
        """The rule itself."""
        return self.told.rule

    @property
    def printed(self) -> str:
        """Its number in print, where that is another one; with the revisions, where they disagree."""
        found = {revision: text.printed for revision, text in self.rule.texts.items() if text.printed}
        said = {
            name: "no number in print" if number == "none" else f"{number} in print"
            for name, number in found.items()
        }
        if len(set(said.values())) == 1 and len(said) == len(self.rule.texts):
            return next(iter(said.values()))
        return ", ".join(f"{text} of {name}" for name, text in said.items())

    @property
    def examples(self) -> int:
        """How many worked examples its book has for it, in its newest revision."""
        return len(self.rule.texts[self.rule.revisions[-1]].examples)

    @property
    def status(self) -> Status | None:
        """Its status, if it is the same in all revisions."""
        found = set(self.statuses.values())
        return found.pop() if len(found) == 1 else None


class Book:
    """A game's part of the site, in a language.

    ``titles`` and ``shown`` are the rules and scenarios on the pages written so far, and ``example`` is what
    the book names as such, for the first page.
    """

    language: str
    t: Translate
    titles: dict[str, str]
    shown: dict[str, Shown]
    example: tuple[Explanation, Shown] | None
    _links: dict[str, dict[str, Markup]]

    def __init__(self, shelf: Shelf, sources: Sources) -> None:
        self.pairs = pairs_of(shelf)
        self._wrong = Docstrings(shelf.root, shelf.numbering.game)
        self.numbering = shelf.numbering
        self.game = shelf.numbering.game
        self._shelf = shelf
        self._sources = sources
        proven = proven_rules(shelf.features, shelf.proofs)
        noticed = proven_clauses(shelf.features, shelf.proofs, proven)
        self.coverage = coverage(self.numbering, shelf.features, proven, noticed=noticed)
        self._statuses = {found.revision: _statuses(found, self.numbering.rules) for found in self.coverage}
        self._clauses = {
            found.revision: tuple(
                self._by_rule(found.revision, names) for names in (found.clauses, found.clauses_proven)
            )
            for found in self.coverage
        }
        blocks = [block for feature in shelf.features for block in feature.blocks]
        self._scenarios = Counter(block.ids[0] for block in blocks for _ in block.scenarios)
        self.cards = Cards(shelf)
        self.steps = Steps(shelf)
        self.begin_in(ENGLISH)

    def begin_in(self, language: str) -> None:
        """Begin the pages anew in a language."""
        self.language, self.t = language, translator(language)
        self.titles, self.shown, self.example = {}, {}, None
        home = "" if language == ENGLISH else f"../../{self.game.id}/"
        self._links = {deeper: self.cards.links(f"{deeper}{home}") for deeper in ("", "../")}

    def titled(self, part: Section | Subsection) -> str:
        """Return what a section or subsection is called in the language of these pages."""
        return self._shelf.titles[self.language].parts.get(part.number, part.title)

    @property
    def languages(self) -> list[str]:
        """The languages in which its rules have titles."""
        return list(self._shelf.titles)

    def translated(self, language: str) -> "Book":
        """Return the same book in another language."""
        other = copy(self)
        other.begin_in(language)
        return other

    @property
    def filmed(self) -> list[Filmed]:
        """What is filmed for the pages written so far."""
        return [Filmed(anchor, scenario.rows) for anchor, scenario in self.shown.items()]

    @property
    def front(self) -> str:
        """The page of the whole book."""
        return f"{self.game.id}/index.md"

    @property
    def open_page(self) -> str:
        """The page of the rules that are not proven."""
        return f"{self.game.id}/{OPEN}"

    @property
    def glossary_page(self) -> str:
        """The page of its words."""
        return f"{self.game.id}/{GLOSSARY}"

    def english(self, target: str) -> str:
        """Return the address of a file of the English site, as seen from the root of this book's pages."""
        return target if self.language == ENGLISH else english(target)

    def in_language(self, language: str, rule_id: str) -> str:
        """Return where a rule stands among the pages of another language."""
        here = "" if self.language == ENGLISH else "../"
        there = "" if language == ENGLISH else f"{language}/"
        return f"{here}{there}{built(self.rule_page(rule_id))}"

    def section_page(self, number: str) -> str:
        """Return the page of a section."""
        return f"{self.game.id}/section-{number}/index.md"

    def subsection_page(self, number: str) -> str:
        """Return the page of a subsection."""
        return subsection_page(self.game, number)

    def rule_page(self, rule_id: str) -> str:
        """Tell where a rule stands."""
        return rule_page(self.game, self.numbering.rule(rule_id))

    def scenarios_page(self, rule: Rule) -> str:
        """Return where the scenarios of a rule stand whose subsection has too many for one page."""
        return f"{self.game.id}/{rule.subsection}/{rule.number}.md"

    def scenario_page(self, anchor: str) -> str:
        """Return where a scenario stands, by its anchor."""
        return f"{self.subsection_page(self.numbering.rule(anchor.partition('/')[0]).subsection)}#{anchor}"

    def tables(self) -> list[Table]:
        """Return the counts of each revision, the newest first, by section."""
        return [self._table(revision, None) for revision in self._statuses]

    def write(self, pages: Pages) -> None:
        """Write all its pages."""
        pages.write(self.front, "book.md.j2", book=self, tables=self.tables())
        for section in self.numbering.sections.values():
            tables = [self._table(revision, section) for revision in self._statuses]
            pages.write(
                self.section_page(section.number), "section.md.j2", book=self, section=section, tables=tables
            )
            for part in section.subsections:
                self._write_subsection(pages, section, part)
        revisions = [(revision, self._not_proven(revision)) for revision in self._statuses]
        pages.write(self.open_page, "open.md.j2", book=self, revisions=revisions, said=SAID_OF_STATUS)
        if self.game.book.terms:
            pages.write(self.glossary_page, "glossary.md.j2", book=self, slug=slug)
        if self.language == ENGLISH:
            self.steps.write(pages)
            self.cards.write(pages)
            for pair in self.pairs:
                pages.write(pair.page, "editions.md.j2", book=self, pair=pair, said=SAID_OF_KIND)

    def _write_subsection(self, pages: Pages, section: Section, part: Subsection) -> None:
        here = self.subsection_page(part.number)
        rules = self.numbering.of_section(part.number)
        apart = sum(self._scenarios[rule.id] for rule in rules) > MOST_TOGETHER
        entries = [self._entry(rule, "../" if apart else "") for rule in rules]
        features = {each.feature.path: each.feature for entry in entries for each, _ in entry.here}
        pages.write(
            here,
            "subsection.md.j2",
            book=self,
            section=section,
            part=part,
            entries=entries,
            notes=[each.description for each in features.values() if each.description.strip()],
            said=SAID_OF_STATUS,
            apart=apart,
        )
        for entry in entries if apart else []:
            if entry.here:
                page = self.scenarios_page(entry.rule)
                pages.write(page, "scenarios.md.j2", book=self, part=part, entry=entry)

    def _entry(self, rule: Rule, deeper: str) -> Entry:
        """Return a rule as its page shows it; ``deeper`` leads back from where its scenarios stand."""
        told = self._shelf.explain(rule.id)
        page = self.rule_page(rule.id)
        self.titles[rule.id] = told.title(self.language) or told.title()
        homes = dict.fromkeys(each.block.ids[0] for each in told.meanings if each.block.ids[0] != rule.id)
        return Entry(
            told=told,
            statuses={name: self._statuses[name][rule.id] for name in rule.revisions},
            here=[
                (each, [self._shown(told, each, text, deeper) for text in each.block.scenarios])
                for each in told.meanings
                if each.block.ids[0] == rule.id
            ],
            known=[
                (clause.says, self._known(told.convicted(meaning.block, clause)))
                for meaning in told.meanings
                for clause in meaning.block.clauses
                if meaning.block.ids[0] == rule.id
            ],
            title=self.titles[rule.id],
            elsewhere_titled=[
                (language, title)
                for language in told.titles
                if language != self.language and (title := told.title(language))
            ],
            elsewhere=[(home, self.rule_page(home)) for home in homes],
            judges=[(judge, self.rule_page(judge)) for judge in rule.judged_by],
            code=[
                self._sources.mark(each.name, told.place(each.file), each.line, each.doc, rule.id, page)
                for each in told.code
            ],
            invariants=[
                (self._sources.mark(held.name, held.path, held.line, held.sentence, rule.id, page), convicted)
                for held, convicted in told.invariants
            ],
        )

    def _shown(self, told: Explanation, meaning: Meaning, text: ScenarioText, deeper: str) -> Shown:
        found = shown(told, meaning, text, self._links[deeper], self._wrong, self.t)
        self.shown[found.anchor] = found
        if found.anchor == self.game.book.example:
            links = self.cards.links(f"{self.game.id}/")
            self.example = told, shown(told, meaning, text, links, self._wrong, self.t)
        return found

    def lines(self, scenario: ScenarioText) -> Iterator[tuple[int, Markup]]:
        """Yield the lines of a scenario for a page that lies beside the book's front page."""
        return lines_of(scenario, self._links[""])

    def _known(self, wrong: str) -> Markup:
        """Say what shows that the scenarios of a clause notice it, by the wrong engine that only they do."""
        if not wrong:
            return plain(self.t("not proven"))
        return in_words(self._wrong.caught(wrong), self.t("its scenarios alone catch an engine"), self.t)

    def _not_proven(self, revision: str) -> dict[Status, list[Rule]]:
        """Return the rules of a revision by status, those left out that are proven."""
        statuses = self._statuses[revision]
        groups = {
            status: [rule for rule in self.numbering.of(revision) if statuses[rule.id] == status]
            for status in SAID_OF_STATUS
            if status != "proven"
        }
        return {status: rules for status, rules in groups.items() if rules}

    def _table(self, revision: str, section: Section | None) -> Table:
        """Return the counts of a section by subsection; where none is named, of the book by section."""
        parts = self.numbering.sections.values() if section is None else section.subsections
        page = self.section_page if section is None else self.subsection_page
        rows = [self._counted(revision, each.number, self.titled(each), page(each.number)) for each in parts]
        whole = (
            self._counted(revision, "", self.game.title, self.front)
            if section is None
            else self._counted(
                revision, section.number, self.titled(section), self.section_page(section.number)
            )
        )
        return Table(revision, [row for row in rows if row.rules], whole)

    def _counted(self, revision: str, number: str, title: str, page: str) -> Counted:
        numbering = self.numbering
        rules = numbering.of_section(number, revision) if number else numbering.of(revision)
        statuses = Counter(self._statuses[revision][rule.id] for rule in rules)
        clauses, noticed = (sum(said[rule.id] for rule in rules) for said in self._clauses[revision])
        return Counted(number, title, page, statuses, clauses, noticed)

    def _by_rule(self, revision: str, clauses: Iterable[str]) -> Counter[str]:
        """Count clauses by the rule that says them: of two editions' numbers, by that of this edition."""
        known = {rule.id for rule in self.numbering.of(revision)}
        blocks = [block for feature in self._shelf.features for block in feature.blocks]
        # Backwards, so that of several numbers of this edition the first one counts.
        homes = {block.ids[0]: name for block in blocks for name in reversed(block.ids) if name in known}
        return Counter(homes[clause.partition("#")[0]] for clause in clauses)


def _statuses(found: Coverage, rules: Mapping[str, Rule]) -> dict[str, Status]:
    """Return the status of each rule of a revision."""
    proven = frozenset(found.proven)
    statuses: dict[str, Status] = {}
    for rule_id in found.covered:
        statuses[rule_id] = "proven" if rule_id in proven else "covered"
    statuses |= dict.fromkeys(found.uncovered, "uncovered")
    statuses |= dict.fromkeys(found.informative, "informative")
    for rule_id in found.lead_in:
        statuses[rule_id] = "see" if rules[rule_id].kind(found.revision) == "see" else "lead-in"
    return statuses
