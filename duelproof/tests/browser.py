"""A headless Chromium for the tests of pages; where there is none they are skipped, with the reason."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
MISSING = "no Chromium on PATH: install Debian's `chromium` to run the tests of pages"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Yield a browser of Playwright's, started once a module."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip(MISSING)
    from playwright.sync_api import sync_playwright

    arguments = ["--disable-gpu", "--disable-dev-shm-usage"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=arguments)
        yield started
        started.close()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """Yield a new page; whatever the page's scripts fail at, or ask of a network, fails the test."""
    opened = browser.new_page(viewport={"width": 1280, "height": 900})
    wrong: list[str] = []

    def heard(dialog: Any) -> None:
        wrong.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    opened.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    opened.on("dialog", heard)
    opened.on(
        "request",
        lambda request: wrong.append(f"request: {request.url}") if request.url[:5] != "file:" else None,
    )
    yield opened
    opened.close()
    assert not wrong
