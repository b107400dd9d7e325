"""The page of a book's steps, for whoever writes scenarios."""

from markupsafe import Markup

from duelproof.catalogue.explain import Shelf
from duelproof.judge.steplist import chapters_of
from duelproof.site.addresses import built, subsection_page
from duelproof.site.pages import Pages, relative


class Steps:
    """The steps that a book's scenarios can be written with, and their page."""

    def __init__(self, shelf: Shelf) -> None:
        self.game = shelf.numbering.game
        self._numbering = shelf.numbering
        self._features = shelf.features

    @property
    def page(self) -> str:
        """The page."""
        return f"{self.game.id}/steps.md"

    def write(self, pages: Pages) -> None:
        """Write the page."""
        chapters = chapters_of(self.game, self._features)
        count = sum(len(chapter.steps) for chapter in chapters)
        pages.write(
            self.page, "steps.md.j2", game=self.game, chapters=chapters, count=count, place=self._place
        )

    def _place(self, scenario_id: str) -> Markup | None:
        """Return the address of a scenario in HTML, or None where it stands with no rule of the book."""
        rule_id, _, rest = scenario_id.partition("/")
        if rule_id not in self._numbering.rules:
            return None
        page = subsection_page(self.game, self._numbering.rule(rule_id).subsection)
        anchor = f"{rule_id}/{rest.partition('/')[0]}"
        return Markup(built(relative(f"{page}#{anchor}", self.page)))
