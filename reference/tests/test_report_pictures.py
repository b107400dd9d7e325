"""The pictures of real violations: what engines with one mistake did, drawn in the report."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from duelproof.tests.browser import browser, page

__all__ = ["browser", "page"]


def report(mistake: str, rule: str, folder: Path) -> str:
    """Return the address of the report on one of `reference.tests.wrong`, about one rule."""
    served = f"stdio:{sys.executable} -m duelproof serve python:reference.tests.wrong:{mistake}"
    command = [sys.executable, "-m", "duelproof", "certify", served, "--rule", rule, "--no-calibration"]
    run = subprocess.run([*command, "--report", str(folder)], capture_output=True, timeout=1800, check=False)
    assert run.returncode == 1
    return (folder / "report.html").as_uri()


def test_damage_in_the_wrong_row_is_seen_on_the_board_of_gate_ruler(page: Any, tmp_path: Path) -> None:
    page.goto(report("GATE_RULER.damage_to_the_wrong_row", "GR-8-6d-2", tmp_path))
    page.locator("#list summary").first.click()
    page.locator("#list .body").first.wait_for()
    assert page.locator(".value pre").all_inner_texts() == ["5\n", "0\n"]
    assert "Siege Beast" in page.locator(".timeline li").last.inner_text()
    bob = [page.locator(".picture").nth(n).locator(".half.bob") for n in (0, 1)]
    assert ["Plain Marcher" in side.locator(".piles").inner_text() for side in bob] == [False, True]
    for side in bob:
        assert "Tower Guard" in side.locator(".place:has(> .label:text-is('defense'))").inner_text()
    assert page.locator(".picture").nth(1).locator(".alice .tcard.exhausted").count() == 1


def test_a_card_too_many_is_seen_in_a_hand_of_duel_masters(page: Any, tmp_path: Path) -> None:
    page.goto(report("DUEL_MASTERS.first_turn_has_a_draw_step", "DM-103.5", tmp_path))
    page.locator("#list summary").first.click()
    page.locator("#list .body").first.wait_for()
    assert page.locator(".value pre").all_inner_texts() == ["5\n", "6\n"]
    hands = page.locator(".picture").nth(1).locator(".place:has(> .label:text-is('hand'))")
    assert sorted(hand.locator(".tcard").count() for hand in hands.all()) == [5, 6]
