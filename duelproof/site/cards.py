"""The pages of a book's cards: one for each, lists of them by type, colour and ability, and galleries.

Long lists and drawings are written as HTML, which MkDocs passes on as it is: to read them as Markdown would
take minutes. So MkDocs does not look at the links in them; a test of the built site does.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from markupsafe import Markup

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.explain import Shelf
from duelproof.catalogue.features import slug
from duelproof.port.cards import CardSpec
from duelproof.site.addresses import built, card_page
from duelproof.site.faces import Printed, kind_of, printed
from duelproof.site.pages import Pages, plain, relative
from duelproof.site.uses import Use, uses_of

MOST = 60
"""So many cards are drawn on a page at most."""
FEW = 20
"""A type with no more cards than these is drawn together with others."""
AT_ONCE = 40
"""So many scenarios are shown at once; of more than these, a section of the book when it is opened."""
KEYWORD, NONE = "keyword: ", "without "
"""How the names of groups begin: of cards with a keyword, and of those that lack something."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card as its page shows it: what is printed on it, and the scenarios that use it."""

    spec: CardSpec
    page: str
    faces: list[Printed]
    uses: list[Use]

    @property
    def name(self) -> str:
        """Its name."""
        return self.spec.name

    @property
    def kinds(self) -> list[str]:
        """The types of its faces."""
        return list(dict.fromkeys(map(kind_of, self.spec.faces)))

    @property
    def colors(self) -> list[str]:
        """The colours of its faces."""
        return list(dict.fromkeys(color for face in self.faces for color in face.colors))

    @property
    def abilities(self) -> list[str]:
        """The kinds of its abilities; of keywords their names."""
        faces = self.spec.faces
        words = [f"{KEYWORD}{word}" for face in faces for word in face.traits.keywords]
        kinds = [
            f"{KEYWORD}{ability.keyword}" if ability.keyword else ability.kind
            for face in faces
            for ability in face.abilities
        ]
        return list(dict.fromkeys([*kinds, *words]))

    @property
    def sections(self) -> list[tuple[str, list[tuple[str, list[Use]]]]]:
        """The scenarios that use it, by section of the book, and there by the title of their rule."""
        return [
            (section, [(title, list(each)) for title, each in groupby(uses, lambda use: use.block.title)])
            for section, uses in groupby(self.uses, lambda use: use.rule.section)
        ]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that have something in common."""

    name: str
    cards: list[Card]

    @property
    def anchor(self) -> str:
        """Its place on a page."""
        return slug(self.name)


@dataclass(frozen=True, slots=True)
class Grouped:
    """A page of cards in groups: a list of all by something they have, or a gallery of some."""

    page: str
    title: str
    groups: list[Group]

    @property
    def cards(self) -> list[Card]:
        """The cards on it; in a list one may stand several times."""
        return [card for group in self.groups for card in group.cards]

    def named(self, group: Group) -> str:
        """Return the name of a group among those of other lists."""
        alone = group.name.startswith((KEYWORD, NONE))
        return group.name if alone else f"{self.title.removeprefix('By ')}: {group.name}"

    def place(self, group: Group) -> str:
        """Return where a group stands."""
        return f"{self.page}#{group.anchor}"


class Cards:
    """The cards of a book, and their part of the site."""

    def __init__(self, shelf: Shelf) -> None:
        self.game = shelf.numbering.game
        self.sections = shelf.numbering.sections
        specs = load_cards(shelf.root / "features" / self.game.package / "cards", self.game.id)
        homes = _homes(specs.values())
        uses = uses_of(shelf.features, shelf.numbering, homes)
        self.cards = [
            Card(
                specs[name],
                card_page(self.game, file),
                printed(specs[name], self.game.book),
                uses.get(name, []),
            )
            for name, file in _files(sorted(specs, key=str.casefold)).items()
        ]
        by_name = {card.name: card for card in self.cards}
        self._called = {name: by_name[home] for name, home in homes.items()}

    def links(self, home: str = "") -> dict[str, Markup]:
        """Return links to the cards by all their names; ``home`` leads to the folder of the book."""
        return {name: self._link(name, card, home) for name, card in self._called.items()}

    def printed(self) -> dict[str, list[dict[str, str]]]:
        """Return what is printed on the faces of the cards, by all their names, for whoever points at one."""
        return {
            name: [{"name": face.name, "traits": face.told, "text": face.text} for face in card.faces]
            for name, card in self._called.items()
        }

    @property
    def front(self) -> str:
        """The page that leads to all others."""
        return self._page("index")

    @cached_property
    def lists(self) -> list[Grouped]:
        """The lists of all cards."""
        color = self.game.book.colors.word
        return [
            self._list("type", lambda card: card.kinds, NONE),
            self._list(color, lambda card: card.colors, f"{NONE}a {color}"),
            self._list("ability", lambda card: card.abilities, f"{NONE}abilities"),
        ]

    @cached_property
    def galleries(self) -> list[Grouped]:
        """The pages on which the cards are drawn: a type that has many has pages of its own."""
        kinds: dict[str, list[Card]] = defaultdict(list)
        for card in self.cards:
            kinds[card.kinds[0]].append(card)
        named = sorted(kinds.items())
        drawn = [page for kind, cards in named if len(cards) > FEW for page in self._drawn(kind, cards)]
        others = [card for _, cards in named if len(cards) <= FEW for card in cards]
        return [*drawn, *self._drawn("other types" if drawn else "all types", others)]

    @property
    def navigation(self) -> list[object]:
        """The pages that the site's navigation shows; those of single cards are reached from these."""
        lists = [{listed.title: listed.page} for listed in self.lists]
        galleries = [{plain(gallery.title): gallery.page} for gallery in self.galleries]
        return [{"Cards": [self.front, *lists, *([{"Gallery": galleries}] if galleries else [])]}]

    @property
    def unused(self) -> list[Card]:
        """The cards that no scenario uses."""
        return [card for card in self.cards if not card.uses]

    def write(self, pages: Pages) -> None:
        """Write all pages."""
        self._write(pages, self.front, "cards.md.j2")
        for listed in self.lists:
            self._write(pages, listed.page, "card-list.md.j2", listed=listed)
        for gallery in self.galleries:
            self._write(pages, gallery.page, "gallery.md.j2", gallery=gallery)
        places: dict[Card, list[tuple[str, str]]] = {card: [] for card in self.cards}
        for listed in self.lists:
            for group in listed.groups:
                for card in group.cards:
                    places[card].append((listed.named(group), listed.place(group)))
        drawn = {card: gallery for gallery in self.galleries for card in gallery.cards}
        for card in self.cards:
            self._write(pages, card.page, "card.md.j2", card=card, gallery=drawn[card], places=places[card])

    def _write(self, pages: Pages, here: str, template: str, **data: object) -> None:
        def at(target: str) -> Markup:
            """Return the address of a page in HTML that MkDocs does not read."""
            return Markup(built(relative(target, here)))

        pages.write(here, template, cards=self, game=self.game, at=at, at_once=AT_ONCE, **data)

    def _page(self, name: str) -> str:
        return f"{self.game.id}/cards/{name}.md"

    def _list(self, word: str, said: Callable[[Card], list[str]], none: str) -> Grouped:
        """List all cards by what is said of them, keywords after all else, and last those that lack it."""
        groups: dict[str, list[Card]] = defaultdict(list)
        for card in self.cards:
            for name in said(card) or [none]:
                groups[name].append(card)
        order = sorted(groups, key=lambda name: (name == none, name.startswith(KEYWORD), name.casefold()))
        return Grouped(
            self._page(f"by-{slug(word)}"), f"By {word}", [Group(name, groups[name]) for name in order]
        )

    def _drawn(self, title: str, cards: Sequence[Card]) -> Iterator[Grouped]:
        """Yield the pages on which these cards are drawn; they are in the order of their types."""
        parts = [cards[at : at + MOST] for at in range(0, len(cards), MOST)]
        for number, part in enumerate(parts, 1):
            named = f"{title} {number}" if len(parts) > 1 else title
            groups = [Group(kind, list(each)) for kind, each in groupby(part, lambda card: card.kinds[0])]
            yield Grouped(self._page(f"gallery-{slug(named)}"), named, groups)

    def _link(self, name: str, card: Card, home: str) -> Markup:
        """Return a link to a card by one of its names."""
        address = home + built(relative(card.page, f"{self.game.id}/index.md"))
        return Markup('<a href="{}">{}</a>').format(address, plain(name))


def _homes(cards: Iterable[CardSpec]) -> dict[str, str]:
    """Return for each name the card that goes by it: its own, or the first one with a face of that name."""
    cards = list(cards)
    homes = {card.name: card.name for card in cards}
    for card in cards:
        for name in card.names:
            homes.setdefault(name, card.name)
    return homes


def _files(names: Iterable[str]) -> dict[str, str]:
    """Return the names of the cards' files; of names that differ in signs alone the later have a number."""
    files: dict[str, str] = {}
    taken: set[str] = set()
    for name in names:
        stem = slug(name) or "card"
        free = (f"{stem}-{number}" if number > 1 else stem for number in range(1, len(taken) + 2))
        files[name] = next(each for each in free if each not in taken)
        taken.add(files[name])
    return files
