"""The report is read and used by anybody: what it says, where it leads, keys, phones, axe-core."""

import zipfile
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from duelproof.judge.certify import Score
from duelproof.judge.leads import Leads, leads
from duelproof.judge.selection import Selection
from duelproof.judge.told import ToldRule
from duelproof.tests.browser import browser, page
from duelproof.tests.reports import AFTER, BEFORE, CHOICES, SAID, opened, result, texts, written
from duelproof.tests.suites import Certify

__all__ = ["browser", "page"]

expect.set_options(timeout=30_000)  # as long as any other wait: a busy machine is no failure

TITLE = "The attacking card is exhausted"
TOLD = {"GR-8-4d": ToldRule(TITLE, "gate-ruler/8-4.html#GR-8-4d")}
LEADS = Leads("https://rules.example/", "duelproof certify 'stdio:./my engine'")
CALIBRATION = [Score("dies on the third call", {"PASS": 1234, "BROKEN": 100_000, "VIOLATION": 1_000_000})]
GIVEN = {"keyword": "Given", "text": "a card", "status": "passed"}
FAILED = {"keyword": "When", "text": "it attacks", "status": "failed"}
THEN = {"keyword": "Then", "text": "it is exhausted", "status": "not run"}


def failing(place: int, verdict: str = "VIOLATION", **detail: Any) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "expected": SAID,
        "seen": [],
        "choices": CHOICES,
        "before": BEFORE,
        "after": AFTER,
    }
    return result(place, verdict, **shown, **detail) | {"steps": [GIVEN, FAILED, THEN]}


def test_a_scenario_names_its_rule_in_words_and_leads_to_it_on_the_site(page: Any, tmp_path: Path) -> None:
    page.goto(written(tmp_path, [result(1)], rules=TOLD, leads=LEADS))
    assert texts(page.locator("#list .rule")) == [f"8-4d {TITLE}"]
    opened(page, 0)
    assert texts(page.locator(".rules li")) == [f"GR-8-4d {TITLE}"]
    address = page.locator(".rules a").get_attribute("href")
    assert address == "https://rules.example/gate-ruler/8-4.html#GR-8-4d"
    page.fill("#text", "attacking card")
    expect(page.locator("#count")).to_have_text("(1)")


def test_a_site_in_a_folder_is_named_by_its_way_and_only_if_it_is_there(tmp_path: Path) -> None:
    site = tmp_path / "my site"
    asked = leads("reference", Selection(), None, str(site), None, False)
    assert asked.seen_from(tmp_path / "report").site == ""
    site.mkdir()
    (site / "index.html").touch()
    assert asked.seen_from(tmp_path / "report").site == "../my%20site/"


def test_a_scenario_has_an_address_that_opens_it_whatever_is_filtered(page: Any, tmp_path: Path) -> None:
    address = written(tmp_path, [result(n) for n in range(900)])
    page.goto(f"{address}#GR-8-4d/scenario-777")
    unfolded = page.locator("#list > details[open]")
    expect(unfolded.locator(".name")).to_contain_text(["Scenario 777"])
    expect(unfolded).to_be_in_viewport()
    assert page.locator(":focus").inner_text().startswith("PASS")
    page.fill("#text", "scenario-5")
    page.evaluate("location.hash = '#GR-8-4d/scenario-31'")
    expect(unfolded.locator(".name")).to_contain_text(["Scenario 31"])
    link = unfolded.get_by_role("link", name="Link to this scenario")
    assert link.get_attribute("href") == "#GR-8-4d/scenario-31"


def test_a_scenario_has_the_command_that_plays_it_again(page: Any, tmp_path: Path) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(written(tmp_path, [result(1)], leads=LEADS))
    opened(page, 0)
    command = "duelproof certify 'stdio:./my engine' --scenario GR-8-4d/scenario-1"
    assert texts(page.locator(".command code")) == [command]
    page.get_by_role("button", name="Copy").click()
    expect(page.locator(".copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == command


def test_the_command_has_what_decides_how_a_scenario_is_played() -> None:
    asked = Selection(games=("duel-masters",), revision="1.13", profile="basic")
    told = leads("stdio:./my engine", asked, Path("/my/suite"), "", 7, False)
    assert told.command == (
        "duelproof certify 'stdio:./my engine' --seed 7 --suite /my/suite --revision 1.13 --profile basic"
    )
    apart = leads("python:my:engine", Selection(), None, "", None, True)
    assert apart.command == "duelproof certify python:my:engine --in-process --as-written"


def test_what_was_tried_to_show_that_a_scenario_can_fail_is_said_in_plain_words(
    page: Any, tmp_path: Path
) -> None:
    tried = {"idle": "without: Given a card", "kill": "x:attack: drop `y`", "decoy": "same"}
    page.goto(written(tmp_path, [result(1) | {"trials": tried}, result(2)]))
    opened(page, 0, 1)
    first, second = page.locator("#list > details").all()
    first.get_by_text("How we know that this scenario can fail").click()
    expect(page.locator(".trials")).to_have_count(1)
    assert texts(first.locator(".trials li")) == [
        "It fails without this step: Given a card",
        "It fails on an engine with this mistake: x:attack: drop `y`",
        "It comes out the same with the seats swapped, all cards renamed, and a card added that affects "
        "nobody.",
    ]
    second.get_by_text("It is not shown that this scenario can fail").click()
    expect(page.locator(".trials")).to_have_count(2)
    assert [text[:11] for text in texts(second.locator(".trials li"))] == ["Not shown: "] * 3


def test_chips_count_what_the_filter_leaves(page: Any, tmp_path: Path) -> None:
    unclaimed = result(4, "INCONCLUSIVE") | {"claimed": False}
    page.goto(written(tmp_path, [result(1), result(14), result(2, "VIOLATION"), unclaimed]))
    chips = page.locator("#pills .pill")
    assert texts(chips) == ["PASS 2", "VIOLATION 1", "INCONCLUSIVE 1", "not claimed 1"]
    page.fill("#text", "scenario-1")
    assert texts(chips) == ["PASS 2", "VIOLATION 0", "INCONCLUSIVE 0", "not claimed 0"]
    page.fill("#text", "")
    page.locator(".pill.PASS").click()
    assert texts(chips) == ["PASS 2", "VIOLATION 1", "INCONCLUSIVE 1", "not claimed 0"]


def test_undecided_scenarios_are_counted_and_found_by_their_cause(page: Any, tmp_path: Path) -> None:
    refused = [
        result(n, "INCONCLUSIVE") | {"detail": {"message": f"the card m{n} is unknown"}} for n in range(2000)
    ]
    hung = result(2000, "BROKEN") | {"detail": {"message": "`observe` took longer than 10 s"}}
    page.goto(written(tmp_path, [*refused, hung, result(2001)]))
    causes = page.locator("#causes .pill")
    assert texts(causes) == ["the card ... is unknown 2,000", "`observe` took longer than ... s 1"]
    causes.nth(1).click()
    expect(page.locator("#count")).to_have_text("(1 of 2,002)")
    assert texts(page.locator("#list .why")) == ["`observe` took longer than 10 s"]


def test_the_numbers_of_the_calibration_stand_on_one_line_in_a_table_of_its_own_width(
    page: Any, tmp_path: Path
) -> None:
    page.goto(written(tmp_path, [result(1)], calibration=CALIBRATION))
    page.locator(".calibration summary").click()
    cells = page.locator(".calibration td")
    assert "1000000" in texts(cells)
    heights = cells.evaluate_all("nodes => nodes.map(node => node.getClientRects()[0].height)")
    assert max(heights) < 45
    width = "node => node.getBoundingClientRect().width"
    assert page.locator(".calibration table").evaluate(width) < page.locator("main").evaluate(width) / 1.5


RED = """node => {
  const probe = document.createElement("i");
  probe.style.color = "var(--violation)";
  node.append(probe);
  const red = getComputedStyle(probe).color;
  probe.remove();
  const parts = ["color", "backgroundColor", "borderLeftColor", "stroke", "fill"];
  const marked = ["", "::before", "::after"];
  return [...node.querySelectorAll("*")]
    .filter(each => marked.some(part => parts.some(name => getComputedStyle(each, part)[name] === red)))
    .map(each => each.closest(".steps li") ? each.closest(".steps li").className : each.outerHTML);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_failing_step_alone_is_red(page: Any, tmp_path: Path, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(written(tmp_path, [failing(1)]))
    opened(page, 0)
    assert set(page.locator("#list .body").evaluate(RED)) == {"failed"}
    assert texts(page.locator(".steps li.failed")) == ["When it attacks it is 1"]


def test_an_undecided_scenario_has_no_red_at_all(page: Any, tmp_path: Path) -> None:
    page.goto(written(tmp_path, [failing(1, "INCONCLUSIVE")]))
    opened(page, 0)
    assert page.locator("#list .body").evaluate(RED) == []


def test_boards_of_passes_are_kept_on_demand(page: Any, certify: Certify, tmp_path: Path) -> None:
    toy = "python:duelproof.tests.fakes.toy:Toy"
    assert not any("played" in found for found in certify(toy).results)
    kept = certify(toy, "--boards", "--bundle", str(tmp_path / "bundle"))
    assert all(found["played"]["choices"] for found in kept.results[:3])
    assert not any("detail" in found for found in kept.results)
    assert kept.verdicts == dict.fromkeys(kept.verdicts, "PASS")
    page.goto((kept.folder / "report.html").as_uri())
    opened(page, 0)
    assert texts(page.locator(".timeline .by"))
    assert page.locator(".picture").count()
    assert "--boards" not in page.locator("#list .body").inner_text()
    with zipfile.ZipFile(tmp_path / "bundle") as bundle:
        assert b'"played"' not in bundle.read("results.jsonl")


WIDTHS = {"wide": 1280, "phone": 390, "small": 320}


def shown_whole(page: Any, address: str) -> None:
    """Show a page with its scenarios opened, all that they fold away, and the calibration."""
    page.goto(address)
    opened(page, 0, 1)
    page.evaluate("document.querySelectorAll('details').forEach(node => { node.open = true; })")
    expect(page.locator("#list > details > .body")).to_have_count(5)


@pytest.fixture
def whole(tmp_path: Path) -> str:
    """Return the address of a report with some of everything."""
    tried = {"idle": "When left out", "kill": "x:attack: drop `y`", "decoy": "same"}
    table = [["name", "at"], ["Ember Recruit", "1"]]
    odd = failing(1, stderr="last words", events=[{"kind": "drawn"}], notes=["a note"])
    odd["steps"].append(THEN | {"table": table, "docstring": "some text"})
    results = [
        odd | {"trials": tried, "clauses": {"own": "it is exhausted"}},
        failing(2, "INCONCLUSIVE") | {"claimed": False, "needs": ["events"], "tags": ["slow"]},
        result(3, "BROKEN"),
        result(4, "ERROR"),
        result(5),
    ]
    return written(tmp_path, results, rules=TOLD, leads=LEADS, calibration=CALIBRATION)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS.values(), ids=WIDTHS)
def test_axe_core_finds_nothing(page: Any, whole: str, scheme: str, width: int) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 900})
    shown_whole(page, whole)
    found = Axe().run(page)
    assert len(found.response["passes"]) > 20
    assert not found.violations_count, found.generate_report()


@pytest.mark.parametrize("width", WIDTHS.values(), ids=WIDTHS)
def test_no_page_is_wider_than_its_window(page: Any, whole: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    shown_whole(page, whole)
    assert page.locator(".picture").count() == 4
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width


def test_everything_is_reached_by_keys_and_where_one_is_can_be_seen(page: Any, whole: str) -> None:
    shown_whole(page, whole)
    wanted = page.evaluate(FOCUSABLE)
    assert wanted > 30
    seen: list[str | None] = []
    for _ in range(wanted + 1):  # one of these leaves the page
        page.keyboard.press("Tab")
        seen.append(page.evaluate(HELD))
    outlines = {held: outline for held, _, outline in (each.partition(" ") for each in seen if each)}
    assert len(outlines) == wanted
    assert {*outlines.values()} == {"solid"}


FOCUSABLE = """() => {
  const all = document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']");
  return [...all].filter(node => node.checkVisibility()).map((node, at) => { node.dataset.at = at; }).length;
}"""
HELD = """() => {
  const held = document.activeElement;
  return held === document.body ? null : held.dataset.at + " " + getComputedStyle(held).outlineStyle;
}"""


def test_a_section_of_the_table_is_chosen_by_keys(page: Any, whole: str) -> None:
    page.goto(whole)
    page.locator("button.section").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#section")).to_have_value("8")


def test_numbers_agree_with_their_nouns(certify: Certify) -> None:
    page = certify("python:duelproof.tests.fakes.wrong:Keeper").html
    assert "<span>rule violated</span>" in page
    assert "Not counted: 1 lead-in or pointer, which other rules judge, and 1 informative rule." in page
