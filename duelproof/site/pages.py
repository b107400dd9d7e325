"""Writing the pages from which MkDocs builds the site: Markdown from templates, with every text escaped.

Whatever a template prints is escaped so that it means nothing to Markdown or HTML, unless it is marked as
safe; so a step or a card's text that looks like markup is shown literally.
"""

import html
import posixpath
import re
from collections.abc import Callable
from pathlib import Path

import jinja2
from markupsafe import Markup

from duelproof.catalogue.titles import ENGLISH
from duelproof.site.addresses import built
from duelproof.site.languages import translator

_SPECIAL = re.compile(r"[\\`*_{}\[\]<>&\"'|~^=#!+$@:]")


def plain(value: object) -> Markup:
    """Return a text on one line, with entities for all that Markdown or HTML would take for markup."""
    return value if isinstance(value, Markup) else escaped(" ".join(str(value).split()))


def escaped(text: str) -> Markup:
    """Return a text with entities for everything that looks like markup, its white space kept."""
    return Markup(_SPECIAL.sub(lambda found: f"&#{ord(found[0])};", text))


def relative(target: str, here: str) -> str:
    """Return the address of a page of the site as seen from another; both may end in an anchor."""
    path, mark, anchor = target.partition("#")
    seen = posixpath.relpath(path, posixpath.dirname(here) or ".")
    return f"{'' if path == here and mark else seen}{mark}{anchor}"


def english(target: str) -> str:
    """Return the address of an English page or file as seen from the root of another language's pages."""
    return f"../{built(target)}"


class Pages:
    """The folder of the pages, and what writes them.

    ``code_url`` is the address of a file on the web, with ``{path}`` and ``{line}`` in it; None where there
    is none. Templates say their own words by ``t``, in the ``language`` of the pages.
    """

    def __init__(self, folder: Path, code_url: str | None = None, language: str = ENGLISH) -> None:
        self.folder = folder
        self.language = language
        self.t = translator(language)
        self.code_url = code_url
        self._templates = jinja2.Environment(
            loader=jinja2.PackageLoader("duelproof.site"),
            finalize=plain,
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def write(self, here: str, template: str, **data: object) -> None:
        """Write a page from a template; its ``to`` returns the address of another page or a file of ours."""
        text = self._templates.get_template(template).render(
            **data, here=here, to=_seen_from(here), link=self._linking(here), web=self.web, t=self.t
        )
        self.put(here, text)

    def _linking(self, here: str) -> Callable[[str, str], Markup]:
        """Return what makes a link to a page that stands among the English ones alone."""

        def link(text: str, target: str) -> Markup:
            if self.language == ENGLISH:
                return Markup("[{}]({})").format(plain(text), Markup(relative(target, here)))
            return Markup('<a href="{}">{}</a>').format(relative(english(target), here), plain(text))

        return link

    def put(self, here: str, text: str) -> None:
        """Write a page whose text is ready."""
        path = self.folder / here
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def web(self, path: str, line: int) -> Markup | None:
        """Return the address of a line of ours on the web, if it is there."""
        if self.code_url is None:
            return None
        return Markup(html.escape(self.code_url.replace("{path}", path).replace("{line}", str(line))))


def _seen_from(here: str) -> Callable[[str], Markup]:
    return lambda target: Markup(relative(target, here))


def source_page(path: str, line: int | None = None) -> str:
    """Return the page that shows a file of the repository, at a line if one is given."""
    return f"source/{path}.md" + (f"#L{line}" if line else "")
