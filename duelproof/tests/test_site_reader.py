"""The site as a reader sees it: scenarios step by step, in two languages, on a phone."""

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from duelproof.catalogue.explain import shelf
from duelproof.catalogue.games import Game, game, games, suite_root
from duelproof.catalogue.numbering import load
from duelproof.site import languages
from duelproof.site.book import SAID_OF_STATUS
from duelproof.site.scenarios import SAID_OF_TRIALS
from duelproof.tests.browser import browser, page
from duelproof.tests.test_site import FILMED, site

__all__ = ["browser", "page", "site"]

EXHAUSTED = "GR-8-4d/a-unit-that-attacks-is-exhausted"


@pytest.mark.parametrize("of", games(), ids=lambda each: each.id)
def test_every_rule_has_a_title_of_its_own_in_each_language_of_its_book(of: Game) -> None:
    book = shelf(load(of), suite_root())
    for language in book.titles:
        told = [book.explain(rule_id) for rule_id in book.numbering.rules]
        assert [each.rule.id for each in told if not each.title(language)] == []


def test_the_books_of_japan_are_told_in_japanese() -> None:
    told = {each.id: list(shelf(load(each), suite_root()).titles) for each in games()}
    assert told == {"gate-ruler": ["en"], "duel-masters": ["en", "ja"], "dimension-zero": ["en", "ja"]}


def test_all_that_pages_say_themselves_is_translated() -> None:
    said = {*SAID_OF_STATUS.values(), *SAID_OF_TRIALS.values()}
    folder = Path(languages.__file__).parent
    for file in [*folder.rglob("*.j2"), *folder.glob("*.py")]:
        said |= set(re.findall(r'\bt\(\s*"((?:[^"\\]|\\.)*)"', file.read_text("utf-8")))
    assert len(said) > 40
    words = languages.WORDS.glob("*.toml")
    for language in [file.stem for file in words]:
        t = languages.translator(language)
        assert {text: t(text) for text in said}.keys() == said


def test_a_scenario_is_stepped_through_choice_by_choice(site: Path, page: Any) -> None:
    page.goto((site / "gate-ruler/8-4.html").as_uri() + "#GR-8-4d")
    film = page.locator(f'[data-film="{EXHAUSTED}"]')
    expect(film.locator("figcaption")).to_have_text(["Before", "At the end"])
    recruit = film.locator(".tcard", has_text="Ember Recruit")
    expect(recruit.nth(0)).not_to_have_class(re.compile("exhausted"))
    expect(recruit.nth(1)).to_have_class(re.compile("exhausted"))
    film.locator("button.begin").focus()
    page.keyboard.press("Enter")
    steps = film.locator("output")
    seen = [steps.inner_text()]
    while film.get_by_label("Next choice").is_enabled():
        film.get_by_label("Next choice").press("Enter")
        seen.append(steps.inner_text())
    assert re.fullmatch(r"(\d) of \1 · alice: .*Ember Recruit.*", seen[-1]), seen
    expect(recruit).to_have_class(re.compile("exhausted.*changed|changed.*exhausted"))
    lines = page.locator(f'[id="{EXHAUSTED}"] + pre.steps')
    expect(lines.locator(".now")).to_have_text(re.compile("^When Alice attacks"))
    film.get_by_label("Choice before").press("Enter")
    expect(recruit).not_to_have_class(re.compile("exhausted"))
    film.get_by_text("Before and after").press("Enter")
    expect(film.locator("figcaption")).to_have_text(["Before", "At the end"])


def test_a_card_shows_its_text_where_it_lies_and_where_it_is_named(site: Path, page: Any) -> None:
    page.goto((site / "gate-ruler/8-4.html").as_uri() + "#GR-8-4a")
    text = "At the start of your attack declaration step"
    for place in ("[data-film] .tcard", "pre.steps a"):
        caller = page.locator(place, has_text="Duel Caller").first
        caller.focus()
        expect(page.locator(".printed-card")).to_contain_text(text)
        page.keyboard.press("Escape")
        expect(page.locator(".printed-card")).not_to_be_visible()
        caller.hover()
        expect(page.locator(".printed-card")).to_be_visible()
        page.mouse.move(1, 1)
        expect(page.locator(".printed-card")).not_to_be_visible()


def test_every_scenario_has_its_film(site: Path) -> None:
    for selection in FILMED:
        [name], [section] = selection.games, selection.sections
        said = [file.read_text("utf-8") for file in (site / name).glob("*.html")]
        shown = {anchor for text in said for anchor in re.findall(r'data-film="([^"]+)"', text)}
        films = {each: site / "films" / f"{each}.js" for each in shown}
        assert [each for each, file in films.items() if not file.is_file()] == []
        played = [each for each in films if each.startswith(f"{game(name).prefix}-{section}")]
        assert len(played) > 100
        empty = [each for each in played if '"boards":[{' not in films[each].read_text("utf-8")]
        assert len(empty) < len(played) / 20  # what is refused before there is a table has no film


def test_the_same_rule_stands_in_the_other_language(site: Path, page: Any) -> None:
    page.goto((site / "duel-masters/104.html").as_uri())
    page.locator("#DM-104\\.1 ~ p.titled a[lang=ja]").first.press("Enter")
    page.wait_for_url(re.compile(r"/ja/duel-masters/104\.html#DM-104\.1$"))
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator("h2:target")).to_contain_text("ゲームは終わる")
    expect(page.locator("h1")).to_contain_text("勝敗")
    page.locator("#DM-104\\.1 ~ p.titled a[lang=en]").first.press("Enter")
    page.wait_for_url(re.compile(r"site/duel-masters/104\.html#DM-104\.1$"))


@pytest.mark.parametrize(
    ("start", "word", "found"),
    [
        ("index.html", "タップ", "duel-masters/words.html"),
        ("index.html", "ブロック", "duel-masters/words.html"),
        ("index.html", "mulligan", "dimension-zero/words.html"),
        ("ja/index.html", "タップ", "ja/duel-masters/"),
    ],
)
def test_a_word_of_a_game_is_found_in_either_language(
    site: Path, page: Any, start: str, word: str, found: str
) -> None:
    page.goto((site / start).as_uri())
    page.locator("[data-md-component=search-query]").focus()
    page.keyboard.type(word)
    expect(page.locator(f'.md-search-result__link[href*="{found}"]').first).to_be_attached()


@pytest.mark.parametrize(
    "name",
    ["index.html", "gate-ruler/8-4.html", "duel-masters/words.html", "ja/duel-masters/104.html"],
)
def test_a_page_fits_a_phone(site: Path, page: Any, name: str) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto((site / name).as_uri())
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_first_page_shows_a_rule_its_scenario_and_its_table_at_first_sight(site: Path, page: Any) -> None:
    page.goto((site / "index.html").as_uri())
    expect(page.locator(".seen h2")).to_contain_text("The attacking card is exhausted")
    expect(page.locator(".seen pre.steps")).to_contain_text("When Alice attacks")
    expect(page.locator(".seen .table").first).to_be_in_viewport()


def test_what_two_editions_play_otherwise_is_shown_by_both(site: Path, page: Any) -> None:
    file = site / "duel-masters/editions-1.13-s-max.html"
    films = re.findall(r'data-film="([^"]+)"', file.read_text("utf-8"))
    assert len(films) > 100
    assert [each for each in films if not (site / "films" / f"{each}.js").is_file()] == []
    otherwise = [each for each in films if '"failed":' in (site / "films" / f"{each}.js").read_text("utf-8")]
    assert len(films) / 4 < len(otherwise) <= len(films) / 2
    page.goto(file.as_uri())
    film = page.locator(f'[data-film="{otherwise[0]}"]')
    film.scroll_into_view_if_needed()
    expect(film.locator(".otherwise")).to_have_text(re.compile("^Ends otherwise at: (Then|And|But|When) "))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "name",
    [
        "index.html",
        "gate-ruler/8-2.html",
        "gate-ruler/index.html",
        "duel-masters/words.html",
        "duel-masters/card/moss-giant.html",
        "ja/duel-masters/502.html",
    ],
)
def test_axe_core_finds_nothing(site: Path, page: Any, name: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto((site / name).as_uri())
    page.evaluate("localStorage.clear()")  # the colours of another visit
    page.reload()
    page.wait_for_timeout(700)
    expect(page.locator("body")).to_have_attribute(
        "data-md-color-scheme", "slate" if scheme == "dark" else "default"
    )
    found = Axe().run(page)
    assert len(found.response["passes"]) > 20
    assert not found.violations_count, found.generate_report()


def test_no_page_is_larger_than_300_kilobytes(site: Path) -> None:
    sizes = {path.relative_to(site).as_posix(): path.stat().st_size for path in site.rglob("*.html")}
    assert len(sizes) > 2000
    assert {name: size for name, size in sizes.items() if size > 300_000} == {}
