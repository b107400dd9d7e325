"""The rule book site: strict, complete, escaped, and read in a browser by search and keys.

Links are followed by keys: a mouse misses what is moved by films that are drawn just then.
"""

import dataclasses
import fcntl
import html
import os
import posixpath
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest
from playwright.sync_api import expect
from typer.testing import CliRunner

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.coverage import coverage_of
from duelproof.catalogue.explain import shelf
from duelproof.catalogue.features import features_of
from duelproof.catalogue.games import features_folder, game, games, suite_root
from duelproof.catalogue.numbering import load
from duelproof.catalogue.proofs import InvariantProof, Proofs
from duelproof.cli import app
from duelproof.judge.selection import Selection
from duelproof.playout.games import playbook
from duelproof.site.book import Book
from duelproof.site.build import SiteError, build
from duelproof.site.documents import _with_links
from duelproof.site.growing import Curve
from duelproof.site.pages import Pages, plain, relative
from duelproof.site.sources import Sources
from duelproof.tests.browser import browser, page
from duelproof.tests.suites import Suite, shed_suite

__all__ = ["browser", "page"]

expect.set_options(timeout=30_000)  # as long as any other wait: a busy machine is no failure

HOSTILE = "<img src=x onerror=alert(1)> [a](javascript:alert(2)) `b` **c** {: #d } {{ 7 * 7 }} | ![e](f.png)"

FILMED = [
    Selection(games=("gate-ruler",), sections=("8",)),
    Selection(games=("duel-masters",), sections=("5",)),
    Selection(games=("dimension-zero",), sections=("3",)),
]
"""The scenarios that a reader can step through: `make docs` films all."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the whole site, built once for all workers; a part of its scenarios is filmed."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    built = folder / "site-is-built"
    with (folder / "site-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not built.exists():
            build(suite_root(), folder / "site", films=FILMED)
            built.touch()
    return folder / "site"


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """Return the toy's suite with the documents that a site is made of."""
    suite = shed_suite(tmp_path / "suite")
    for name in ("guide", "adapter-handbook", "port", "decisions/README", "schema/README"):
        suite.write(f"docs/{name}.md", f"# {name}\n\nAbout it.\n")
    return suite


def of_the_toy(suite: Suite) -> Path:
    return build(suite.root, suite.root / "site", films=()).parent


def test_what_was_measured_of_growth_is_plotted(suite: Suite) -> None:
    assert not (of_the_toy(suite) / "growth.html").exists()
    line = Curve("Games: time", "games", "seconds", [(10, 2.0), (20, 4.0)], 1.0, linear=True)
    square = Curve("Games: memory", "games", "megabytes", [(10, 1.0), (20, 4.0)], 2.0, linear=False)
    figures = msgspec.json.encode({"growth": [line, square], "rounds": 12})
    suite.write("build/bench.json", figures.decode())
    shown = (of_the_toy(suite) / "growth.html").read_text("utf-8")
    assert shown.count('<svg class="growth"') == 2
    assert 'aria-label="Games: time: 4 seconds for 20 games"' in shown
    assert '<polyline points="52.0,166.0 200.0,89.0 348.0,12.0"' in shown
    assert shown.count("more than linear") == 1


def test_a_rule_that_is_to_be_reviewed_says_so(suite: Suite) -> None:
    pages = of_the_toy(suite)
    said = "To be reviewed: in 1.1.2 the book has another wording than these scenarios were written for."
    assert not any(said in page.read_text("utf-8") for page in pages.rglob("*.html"))
    numbering = suite.game / "numbering.toml"
    known = numbering.read_text("utf-8")
    reworded = known.replace(
        'GR-2-1a = { hash = "0000000000000005"', 'GR-2-1a = { review = ["1.1.2"], hash = "0000000000000005"'
    )
    assert reworded != known
    numbering.write_text(reworded, "utf-8")
    assert told(of_the_toy(suite) / "gate-ruler" / "2-1.html").count(said) == 1


def texts(found: Any) -> list[str]:
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def article(path: Path) -> str:
    """Return what stands on a page, without what is around it on every page."""
    text = path.read_text("utf-8")
    return text[text.index("<article") : text.index("</article>")]


def told(path: Path) -> str:
    """Return what stands on a page, entities read."""
    return html.unescape(article(path))


def test_no_link_of_the_site_leads_nowhere(site: Path) -> None:
    anchors: dict[str, set[str]] = {}
    links: set[tuple[str, str]] = set()
    for path in set(site.rglob("*.html")) - {site / "404.html"}:  # which belongs to the root of a server
        here = path.relative_to(site).as_posix()
        text = path.read_text("utf-8")
        anchors[here] = set(map(html.unescape, re.findall(r'\bid="([^"]*)"', text)))
        for address in set(re.findall(r'\bhref="([^":]*)"', text)):
            target, _, anchor = unquote(html.unescape(address)).partition("#")
            links.add(
                (
                    posixpath.normpath(posixpath.join(posixpath.dirname(here), target)) if target else here,
                    anchor,
                )
            )
    assert len(links) > 3000
    assert [link for link in links if not leads_somewhere(site, *link, anchors)] == []


def leads_somewhere(site: Path, target: str, anchor: str, anchors: dict[str, set[str]]) -> bool:
    if target in anchors:
        return not anchor or anchor in anchors[target]
    return (site / target).is_file()


@pytest.mark.parametrize("wanted", games(), ids=lambda each: each.id)
def test_every_rule_and_every_scenario_stands_on_the_page_of_its_subsection(site: Path, wanted: Any) -> None:
    numbering = load(wanted.id)
    pages = {
        number: article(site / wanted.id / f"{number}.html")
        for number in {rule.subsection for rule in numbering.rules.values()}
    }
    missing = [
        rule.id for rule in numbering.rules.values() if f'id="{rule.id}"' not in pages[rule.subsection]
    ]
    assert not missing
    for feature in features_of(wanted, features_folder(wanted)):
        for scenario in feature.scenarios:
            case = next(scenario.cases())
            anchor = "/".join(case.id.split("/")[:2])
            assert f'id="{anchor}"' in pages[numbering.rule(case.id.split("/")[0]).subsection]


COUNTS = ("rules", "covered", "proven", "clauses", "clauses_proven")


def test_the_first_page_counts_what_the_catalogue_counts(site: Path) -> None:
    rows = re.findall(r"<tr>(.*?)</tr>", article(site / "index.html"), re.DOTALL)
    shown = [[re.sub(r"<.*?>", "", cell) for cell in re.findall(r"<td.*?>(.*?)</td>", row)] for row in rows]
    counted = [
        [f"{each.title} {found.revision}", *(str(data[name]) for name in COUNTS)]
        for each in games()
        for found in coverage_of(each, load(each.id), features_folder(each))
        for data in [found.as_data(ids=False)]
    ]
    assert [row[:6] for row in shown if row] == counted


def test_a_book_counts_each_of_its_sections(site: Path) -> None:
    numbering = load("gate-ruler")
    [found] = coverage_of(game("gate-ruler"), numbering, features_folder(game("gate-ruler")))
    text = article(site / "gate-ruler/index.html")
    for section in numbering.sections.values():
        rules = {rule.id for rule in numbering.of_section(section.number)}
        parts = (rules, rules & set(found.covered), rules & set(found.proven))
        row = re.search(
            rf'<a href="section-{section.number}/index.html">{section.number}</a>(.*?)</tr>', text, re.S
        )
        assert row
        assert re.findall(r">(\d+)</td>", row[1])[:3] == [str(len(part)) for part in parts]


def test_a_rule_without_scenarios_says_why(suite: Suite) -> None:
    suite.write("features/gate_ruler/02_ending/02_01_winning.feature", "Feature: Ending\n")
    folder = of_the_toy(suite) / "gate-ruler"
    up, ending = told(folder / "1-1.html"), told(folder / "2-1.html")
    assert "Says nothing about behaviour: says what counting is for. It is never counted as passed." in up
    assert '<span class="pill informative">informative</span>' in up
    assert '<span class="pill covered">not proven</span>' in up
    assert '<span class="pill see">said by another rule</span>' in ending
    assert (
        'Nothing of its own to judge: says the same. It is judged by\n<a href="#GR-2-1a">GR-2-1a</a>'
        in ending
    )


@pytest.mark.parametrize("name", ["duel-masters", "dimension-zero"])
def test_the_rules_that_are_not_proven_stand_together(name: str, site: Path) -> None:
    text = article(site / name / "not-proven.html")
    editions = coverage_of(game(name), load(name), features_folder(game(name)))
    for found in editions:
        heading = "No scenario yet" + (f" in {re.escape(found.revision)}" if len(editions) > 1 else "")
        shown = re.search(rf">{heading}: (\d+)<.*?(<h2|$)", text, re.DOTALL)
        listed = shown[0] if shown else ""
        assert (shown[1] if shown else "0") == str(len(found.uncovered))
        assert len(re.findall(r'<a href="[^"#]*#(?:DM|DZ)-', listed)) == len(found.uncovered)


def test_what_a_suite_says_is_text_on_its_pages(suite: Suite, page: Any) -> None:
    suite.feature(
        f"Feature: Hostile\n\n  {HOSTILE}\n\n  @GR-1-1a\n  Rule: 1-1a {HOSTILE}\n\n"
        f"    Scenario: {HOSTILE}\n      Given {HOSTILE}\n        | {HOSTILE.replace('|', '/')} |\n"
    )
    suite.write(
        "features/gate_ruler/cards/x.toml", f'["</a>{HOSTILE}"]\ntype = ["unit"]\ntext = "{HOSTILE}"\n'
    )
    folder = of_the_toy(suite) / "gate-ruler"
    page.goto((folder / "1-1.html").as_uri())
    assert texts(page.locator("h2"))[0] == f"1-1a {HOSTILE}¶"
    assert texts(page.locator("h3"))[0] == f"{HOSTILE}¶"
    assert f"Given {HOSTILE}" in texts(page.locator("pre.steps"))[0]
    assert HOSTILE in texts(page.locator("article p"))
    [card] = (folder / "card").iterdir()
    page.goto(card.as_uri())
    assert texts(page.locator("h1")) == [f"</a>{HOSTILE}¶"]
    assert texts(page.locator(".face .name")) == [f"</a>{HOSTILE}"]
    assert texts(page.locator(".face .text")) == [HOSTILE]
    assert page.title() == f"</a>{HOSTILE} - Duelproof"
    drawn = folder / "cards" / "gallery-all-types.html"
    for path in (folder / "1-1.html", card, drawn, folder / "cards" / "by-type.html"):
        page.goto(path.as_uri())
        assert "<img" not in article(path)
        assert 'href="javascript' not in article(path)


def test_a_broken_link_a_missing_anchor_and_a_lost_page_make_the_build_fail(suite: Suite) -> None:
    suite.write("docs/decisions/001-x.md", "# 001. X\n\n[a](nowhere.md) [b](../guide.md#nothing)\n")
    suite.write("docs/notes/lost.md", "# Lost\n")
    with pytest.raises(SiteError) as raised:
        of_the_toy(suite)
    said = str(raised.value)
    assert "'nowhere.md'" in said
    assert "does not contain an anchor '#nothing'" in said
    assert "notes/lost.md" in said


def test_nothing_is_built_where_a_file_is(suite: Suite) -> None:
    suite.write("docs/guide.md", "# Guide\n")
    with pytest.raises(SiteError, match="is a file: name a folder"):
        build(suite.root, suite.write("site", "mine"))


def test_nothing_is_built_over_other_files_or_without_documents(suite: Suite) -> None:
    suite.write("site/mine.txt", "mine")
    with pytest.raises(SiteError, match="holds something else than a site"):
        of_the_toy(suite)
    assert (suite.root / "site/mine.txt").read_text() == "mine"
    bare = shed_suite(suite.root / "bare")
    with pytest.raises(SiteError, match="there is no folder 'docs'"):
        of_the_toy(bare)


def test_code_on_the_web_is_linked_to_where_it_is(suite: Suite) -> None:
    suite.write("reference/gate_ruler/counting.py", '@rule("1-1a")\ndef play():\n    """1-1a: plays."""\n')
    address = "https://forge.example/{path}?a&l={line}"
    games = [game("gate-ruler")]
    folder = build(suite.root, suite.root / "site", games=games, code_url=address, films=()).parent
    text = article(folder / "gate-ruler/1-1.html")
    assert 'href="https://forge.example/reference/gate_ruler/counting.py?a&amp;l=2"' in text
    assert 'href="../source/reference/gate_ruler/counting.py.html#L2"' in text
    assert 'href="https://forge.example/features/gate_ruler/01_counting/01_01_up.feature?a&amp;l=' in text


def test_an_address_without_a_path_is_refused() -> None:
    result = CliRunner().invoke(app, ["site", "nowhere", "--code-url", "https://forge.example/"])
    assert result.exit_code == 2
    assert "it needs {path} in it" in result.output


def test_a_record_links_to_the_rules_it_names_but_not_within_code() -> None:
    text = "GR-1-1a, GR-1-1 and GR-1-1a-2; `GR-1-1a` [GR-1-1a](x.md)\n```\nGR-1-1a\n```\n"
    pages = {"GR-1-1a": "gate-ruler/1-1.md#GR-1-1a"}
    linked = _with_links(text, "decisions/001.md", [game("gate-ruler")], pages.get)
    assert linked == text.replace("GR-1-1a,", "[GR-1-1a](../gate-ruler/1-1.md#GR-1-1a),")


@pytest.mark.parametrize(
    ("target", "here", "expected"),
    [
        ("a/b.md#c", "a/d.md", "b.md#c"),
        ("a/b.md#c", "a/b.md", "#c"),
        ("a/b.md", "a/b.md", "b.md"),
        ("index.md", "a/b/c.md", "../../index.md"),
        ("a.md", "index.md", "a.md"),
    ],
)
def test_an_address_is_relative_to_its_page(target: str, here: str, expected: str) -> None:
    assert relative(target, here) == expected


def test_plain_text_has_nothing_that_markup_is_made_of() -> None:
    assert not re.search(r"[\\`*_{}\[\]<>\"']", plain(HOSTILE))
    assert html.unescape(plain(HOSTILE)) == HOSTILE


@pytest.fixture
def home(site: Path, page: Any) -> Any:
    page.goto((site / "index.html").as_uri())
    return page


def searched(page: Any, text: str) -> Any:
    """Type into the search, opening it if necessary, and return the results."""
    if not page.locator("#__search").is_checked():
        page.keyboard.press("/")
        expect(page.locator("#__search")).to_be_checked()
    page.keyboard.press("ControlOrMeta+a")  # the query before
    page.keyboard.type(text)
    expect(page.locator(".md-search-result__meta")).to_contain_text("matching document")
    return page.locator(".md-search-result__item")


def test_a_number_finds_its_rule_first(home: Any) -> None:
    for number, place in {
        "14-3a": "gate-ruler/14-3.html#GR-14-3a",
        "14-3b-4": "gate-ruler/14-3.html#GR-14-3b-4",
        "gr-14-3a": "gate-ruler/14-3.html#GR-14-3a",
        "A-W-23": "gate-ruler/A.html#GR-A-W-23",
        "703.4c": "duel-masters/703.html#DM-703.4c",
        "DZ-3.3.2": "dimension-zero/3.3.html#DZ-3.3.2",
    }.items():
        path, _, anchor = place.partition("#")
        second = searched(home, number).first.locator("a").nth(1)  # the first is the page it is on
        expect(second).to_have_attribute(
            "href", re.compile(rf"/{re.escape(path)}(\?.*)?#{re.escape(anchor)}$")
        )


def test_a_word_finds_the_rules_that_say_it(home: Any) -> None:
    found = searched(home, "overdrive")
    expect(found.first.locator("h1")).to_contain_text("Overdrive")


def test_the_search_is_used_by_keys_alone(home: Any) -> None:
    second = searched(home, "14-3a").first.locator("a").nth(1)
    expect(second).to_have_attribute("href", re.compile(r"\?h=14-3a#GR-14-3a$"))  # all of it was found
    home.keyboard.press("ArrowDown")
    home.keyboard.press("ArrowDown")
    home.keyboard.press("Enter")
    home.wait_for_url(re.compile(r"gate-ruler/14-3\.html.*#GR-14-3a$"))
    expect(home.locator("h2:target")).to_have_text(re.compile("^14-3a "))
    home.keyboard.press("/")
    expect(home.locator("#__search")).to_be_checked()
    home.keyboard.press("Escape")
    expect(home.locator("#__search")).not_to_be_checked()


def test_a_rule_leads_to_its_code_its_reading_and_its_cards_and_back(site: Path, page: Any) -> None:
    rule = (site / "gate-ruler/8-4.html").as_uri() + "#GR-8-4d"
    page.goto(rule)
    page.locator("#GR-8-4d ~ details.code summary").first.press("Enter")
    page.locator("#GR-8-4d ~ details.code a").first.press("Enter")
    page.wait_for_url(re.compile(r"source/reference/gate_ruler/s08_attack_phase/declaration\.py\.html#L\d+$"))
    assert '"8-4d"' in page.locator("h2:target ~ .highlight").first.inner_text()
    page.locator("h2:target + p a", has_text=re.compile(r"^GR-8-4d$")).press("Enter")
    page.wait_for_url(re.compile(r"gate-ruler/8-4\.html#GR-8-4d$"))
    page.locator("pre.steps a", has_text="Ember Recruit").first.press("Enter")
    expect(page.locator("h1")).to_have_text("Ember Recruit¶")
    page.locator("summary", has_text="8 Attacking").press("Enter")
    page.locator("details a", has_text="A unit that attacks is exhausted").press("Enter")
    page.wait_for_url(re.compile(r"gate-ruler/8-4\.html#GR-8-4d/a-unit-that-attacks-is-exhausted$"))
    page.goto((site / "gate-ruler/13-3.html").as_uri())
    page.locator("p.reading a", has_text="1031.").first.press("Enter")
    page.locator("article a", has_text=re.compile(r"^GR-13-3d-2b$")).first.press("Enter")
    page.wait_for_url(re.compile(r"gate-ruler/13-3\.html#GR-13-3d-2b$"))


def test_every_card_has_a_page_and_none_about_cards_or_steps_is_large(site: Path) -> None:
    for each in games():
        cards = load_cards(features_folder(each) / "cards", each.id)
        assert len(list((site / each.id / "card").glob("*.html"))) == len(cards)
    about = [path for name in ("card/*", "cards/*", "steps") for path in site.glob(f"*/{name}.html")]
    assert {path.name: path.stat().st_size for path in about if path.stat().st_size > 300_000} == {}


@pytest.mark.parametrize(
    "name",
    [
        "gate-ruler/card/ember-recruit",
        "duel-masters/card/dusk-wyvern",
        "duel-masters/cards/gallery-other-types",
        "duel-masters/cards/by-ability",
        "gate-ruler/cards/index",
        "duel-masters/steps",
    ],
)
def test_nothing_about_cards_and_steps_is_wider_than_a_phone(name: str, site: Path, page: Any) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto((site / f"{name}.html").as_uri())
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_rule_that_is_judged_by_others_leads_to_them(site: Path, page: Any) -> None:
    page.goto((site / "gate-ruler/14-3.html").as_uri())
    page.locator("#GR-14-3b ~ p.nothing a", has_text="GR-14-3b-1").first.press("Enter")
    expect(page.locator("h2:target")).to_have_text(re.compile("^14-3b-1 "))


def test_an_invariant_leads_to_the_check_that_looks_at_it(site: Path, page: Any) -> None:
    page.goto((site / "gate-ruler/5-2.html").as_uri())
    page.locator("#GR-5-2b ~ details.known summary").first.press("Enter")
    page.locator("#GR-5-2b ~ details.known a", has_text="one-ruler").first.press("Enter")
    assert "_one_ruler" in page.locator("h2:target ~ .highlight").first.inner_text()


def test_an_invariant_says_what_it_convicts(tmp_path: Path) -> None:
    proofs = Proofs(invariants={"one-place": InvariantProof("one-place", kill="a <liar> loses cards")})
    root = suite_root()
    shelved = dataclasses.replace(shelf(load("dimension-zero"), root), proofs=proofs)
    Book(shelved, Sources(root)).write(Pages(tmp_path))
    [rule, *_] = next(
        each for each in playbook("dimension-zero").invariants if each.name == "one-place"
    ).rules
    [path] = [path for path in tmp_path.rglob("*.md") if f"{{: #{rule} " in path.read_text("utf-8")]
    text = path.read_text("utf-8").partition(f"{{: #{rule} ")[2]
    assert "proven, it convicts <code>a &#60;liar&#62; loses cards</code>" in text.partition("\n## ")[0]


def test_the_proof_of_a_scenario_opens_by_keys(site: Path, page: Any) -> None:
    page.goto((site / "gate-ruler/8-4.html").as_uri())
    proof = page.locator("details.proof").first
    said = "It fails without what it plays."
    assert said not in proof.inner_text()
    proof.locator("summary").focus()
    page.keyboard.press("Enter")
    assert said in proof.inner_text()
