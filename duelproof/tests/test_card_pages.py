"""The pages of cards: what is printed, who uses them, their lists and galleries."""

import re
from pathlib import Path

import pytest

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.explain import shelf
from duelproof.catalogue.games import games_in
from duelproof.catalogue.numbering import read
from duelproof.site.cards import FEW, MOST, Cards
from duelproof.site.pages import Pages
from duelproof.tests.suites import Suite

CARDS = """
["Ember Scout"]
type = ["unit"]
cost = 1
colors = ["crimson"]
races = ["human"]
power = 2
collector = "2020-1"
text = "When this unit attacks, draw a card."
[["Ember Scout".abilities]]
id = "draws"
kind = "triggered"
trigger = { on = "attack", self_only = true }
effect = [{ do = "draw" }]

["Plain Wall"]
type = ["unit"]

["Dawn / Dusk"]
halves = true
[["Dawn / Dusk".faces]]
name = "Dawn"
type = ["unit"]
colors = ["gold"]
[["Dawn / Dusk".faces]]
name = "Dusk"
type = ["event"]
colors = ["violet"]
[["Dawn / Dusk".faces.abilities]]
id = "counters"
kind = "keyword"
keyword = "Counter"

["Larva"]
[["Larva".faces]]
type = ["unit"]
[["Larva".faces]]
name = "Moth"
type = ["unit"]
power = 9
"""

FEATURE = """
Feature: Cards

  @GR-2-1a
  Rule: 2-1a Later rules stand later

    Scenario: Ember Scout is only told of
      Given a table
        | what                  |
        | a ready "Ember Scout" |

  @GR-1-1a
  Rule: 1-1a Cards are named

    Scenario Outline: <card> is there
      Given a "<card>" and Plain Wall

      Examples:
        | card        |
        | Ember Scout |
        | Dusk        |
"""

COLORS = """
[words]
power = "ATK"

[colors]
word = "faction"
tints = { crimson = "#c8413b", gold = "#c9a227" }
"""


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    """Return a suite with a few cards, and two scenarios that name some."""
    suite = Suite(tmp_path / "suite")
    suite.write("features/gate_ruler/cards/some.toml", CARDS)
    with (suite.game / "book.toml").open("a", encoding="utf-8") as book:
        book.write(COLORS)
    suite.feature(FEATURE)
    return suite


def cards_of(suite: Suite) -> Cards:
    [game] = games_in(suite.root)
    return Cards(shelf(read(game, suite.game / "numbering.toml"), suite.root))


def pages_of(suite: Suite) -> Path:
    """Write the pages of the cards, and return their folder."""
    cards_of(suite).write(Pages(suite.root / "pages"))
    return suite.root / "pages" / "gate-ruler"


def written(folder: Path, name: str) -> str:
    return (folder / f"{name}.md").read_text("utf-8")


def shown(text: str) -> str:
    """Return what of a page is read: without tags, each run of white space as one space."""
    text = text.replace("&#34;", '"').replace("&#58;", ":")
    return " ".join(re.sub("<[^>]*>", " ", text).split())


def test_a_card_is_used_where_steps_rows_and_tables_name_it_in_quotes(suite: Suite) -> None:
    used = {card.name: [use.page for use in card.uses] for card in cards_of(suite).cards}
    named, told = (
        "gate-ruler/1-1.md#GR-1-1a/card-is-there",
        "gate-ruler/2-1.md#GR-2-1a/ember-scout-is-only-told-of",
    )
    assert used == {"Ember Scout": [named, told], "Plain Wall": [], "Dawn / Dusk": [named], "Larva": []}


def test_the_page_of_a_card_says_what_is_printed_and_links_to_its_scenarios(suite: Suite) -> None:
    text = written(pages_of(suite), "card/ember-scout")
    said = shown(text)
    assert "Ember Scout Cost 1 unit · crimson · human When this unit attacks, draw a card." in said
    assert "Collector 2020-1 ATK 2" in said
    assert "--tint: #c8413b; --other: #c8413b" in text
    assert "Scenarios that use it: 2" in said
    assert '<a href="../1-1.html#GR-1-1a/card-is-there">&#60;card&#62; is there</a>' in text
    assert text.index("1 Counting: 1") < text.index("2 Ending: 1")
    for place in ("by-type.html#unit", "by-faction.html#crimson", "by-ability.html#triggered"):
        assert f'href="../cards/{place}"' in text


def test_a_card_that_no_scenario_uses_says_so(suite: Suite) -> None:
    folder = pages_of(suite)
    assert "No scenario uses this card." in written(folder, "card/plain-wall")
    assert "No scenario" not in written(folder, "card/ember-scout")
    unused = written(folder, "cards/index").partition("## Used by no scenario")[2]
    assert re.findall(r'href="\.\./card/(.*?)\.html"', unused) == ["larva", "plain-wall"]


def test_sides_lie_beside_each_other_and_halves_are_on_one_card(suite: Suite) -> None:
    folder = pages_of(suite)
    twin, sided = written(folder, "card/dawn-dusk"), written(folder, "card/larva")
    assert '<div class="card halves">' in twin
    assert re.findall('aria-label="(.*?)"', twin) == ["Half 1: Dawn", "Half 2: Dusk"]
    assert '<div class="card sides">' in sided
    assert re.findall('aria-label="(.*?)"', sided) == ["Side 1: Larva", "Side 2: Moth"]
    assert "--tint: #c9a227" in twin


def test_a_half_leads_to_the_card_it_is_on(suite: Suite) -> None:
    cards = cards_of(suite)
    links = cards.links()
    assert links["Dusk"] == '<a href="card/dawn-dusk.html">Dusk</a>'
    assert links["Dawn / Dusk"] == '<a href="card/dawn-dusk.html">Dawn / Dusk</a>'
    assert cards.links("../toy/")["Dusk"].startswith('<a href="../toy/card/dawn-dusk.html">')
    assert [face["traits"] for face in cards.printed()["Dusk"]] == ["unit, gold", "event, violet"]


def test_cards_are_listed_by_type_colour_and_ability_and_those_that_lack_it_last(suite: Suite) -> None:
    lists = {
        listed.title: {group.name: [card.name for card in group.cards] for group in listed.groups}
        for listed in cards_of(suite).lists
    }
    assert lists["By type"] == {
        "event": ["Dawn / Dusk"],
        "unit": ["Dawn / Dusk", "Ember Scout", "Larva", "Plain Wall"],
    }
    assert list(lists["By faction"]) == ["crimson", "gold", "violet", "without a faction"]
    assert lists["By faction"]["without a faction"] == ["Larva", "Plain Wall"]
    assert lists["By ability"] == {
        "triggered": ["Ember Scout"],
        "keyword: Counter": ["Dawn / Dusk"],
        "without abilities": ["Larva", "Plain Wall"],
    }
    text = written(pages_of(suite), "cards/by-ability")
    assert re.findall(r"\{: #(.*?) \}", text) == ["triggered", "keyword-counter", "without-abilities"]


def test_a_type_with_many_cards_is_drawn_on_several_pages_and_small_ones_on_one(suite: Suite) -> None:
    counts = {"unit": MOST + 1, "field": FEW, "event": 1}
    suite.write(
        "features/gate_ruler/cards/some.toml",
        "".join(
            f'["{kind} {n:03}"]\ntype = ["{kind}"]\n' for kind, count in counts.items() for n in range(count)
        ),
    )
    drawn = [
        (each.title, [(group.name, len(group.cards)) for group in each.groups])
        for each in cards_of(suite).galleries
    ]
    assert drawn == [
        ("unit 1", [("unit", MOST)]),
        ("unit 2", [("unit", 1)]),
        ("other types", [("event", 1), ("field", FEW)]),
    ]
    text = written(pages_of(suite), "cards/gallery-unit-1")
    assert text.count('<div class="face"') == MOST
    assert '<a href="../card/unit-000.html">unit 000</a>' in text


def test_names_that_differ_in_signs_alone_have_pages_of_their_own(suite: Suite) -> None:
    names = ("A B", "A-B", "A B 2", "?")
    suite.write("features/gate_ruler/cards/some.toml", "".join(f'["{n}"]\ntype = ["unit"]\n' for n in names))
    files = sorted(path.stem for path in (pages_of(suite) / "card").iterdir())
    assert files == ["a-b", "a-b-2", "a-b-3", "card"]


def test_a_book_without_cards_has_a_page_that_counts_none(suite: Suite) -> None:
    (suite.game / "cards" / "some.toml").unlink()
    folder = pages_of(suite)
    assert "The 0 cards" in written(folder, "cards/index")
    assert not (folder / "card").exists()


@pytest.mark.parametrize("tint", ["red", "#12345", "#1234567; x"])
def test_a_tint_that_is_no_colour_is_refused(suite: Suite, tint: str) -> None:
    book = suite.game / "book.toml"
    book.write_text(book.read_text("utf-8").replace("#c8413b", tint), "utf-8")
    with pytest.raises(CatalogueError, match=r"colors\.tints\.crimson is .*: it should be a colour"):
        games_in(suite.root)
