"""The page of a game: what its engine says on the port, and with which words its cards are written."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec

from duelproof.catalogue.games import Game
from duelproof.port import CardSpec
from duelproof.port.abilities import Ability
from duelproof.port.vocabulary import Vocabulary
from duelproof.port.words import parts
from duelproof.portpages.heard import TOLD_WORDS, Asked, Heard, Told
from duelproof.portpages.playing import Played

MANY, MOSTLY = 4, 0.8
"""So many names of which so great a part are ids of abilities are no words of the port."""


def page(
    game: Game, vocabulary: Vocabulary, played: Played, engine: str, tells: Mapping[str, Collection[str]]
) -> str:
    """Write the page of a game as Markdown.

    Args:
        tells: what each kind of event says at least.
    """
    sections = [
        _head(game, engine),
        _turn(game, played.heard),
        _zones(game, played.heard),
        _decisions(played.heard),
        _events(played, tells),
        _views(played.heard),
        _cards(vocabulary, played.cards),
        _example(played),
    ]
    return "\n".join(line for section in sections for line in (*section, ""))


def _head(game: Game, engine: str) -> Iterator[str]:
    yield f"# {game.title} on the port"
    yield ""
    yield from (
        f"What `{engine}` asked, told and showed while it played the scenarios of {game.title}, and the",
        "words that cards can have. `duelproof port` writes this page, and a test compares it with what the",
        "engine does: what stands here was said in some scenario, and nothing else was. What the words mean",
        "is in [the words of the port](../port.md). An engine need not say all of this: it may ask fewer",
        "questions, and tell of fewer events.",
    )


def _turn(game: Game, heard: Heard) -> Iterator[str]:
    yield "## Phases and steps"
    yield ""
    asking = heard.asked.get("act", Asked()).phases
    rows = [
        (_code([phase]), _code(steps, in_order=True), "yes" if phase in asking else "")
        for phase, steps in game.book.phases.items()
    ]
    yield from _table(("`phase`", "its `step`s", "somebody is asked what to do"), rows)


def _zones(game: Game, heard: Heard) -> Iterator[str]:
    yield "## Zones"
    yield ""
    rows = []
    for name, zone in game.book.zones.items():
        said = [_code(heard.seen.get(f"{what} in {name}", ())) for what in ("face", "pose", "role")]
        rows.append((_code([name]), str(zone.seen_by), *said))
    yield from _table(("zone", "who sees the fronts", "`face`", "`turned`", "`role`"), rows)


def _decisions(heard: Heard) -> Iterator[str]:
    yield "## Decisions"
    yield ""
    yield "How each kind is answered, what `part` it may have, and what an option is made of, by its `verb`."
    yield "Some questions of the kinds with a star are secret to a player."
    yield ""
    rows = []
    for kind, asked in sorted(heard.asked.items()):
        for at, (verb, fields) in enumerate(sorted(asked.options.items()) or [("", {""})]):
            rows.append(
                (
                    f"`{kind}`{'*' if asked.secret else ''}" if at == 0 else "",
                    ", ".join(sorted(asked.shapes)) if at == 0 else "",
                    _code(asked.parts) if at == 0 else "",
                    _code([verb]) if verb else "",
                    " or ".join(_code(each.split()) for each in sorted(fields) if each),
                )
            )
    yield from _table(("kind", "answer", "`part`", "`verb`", "an option has"), rows)
    yield ""
    yield f"Choices are refused with {_code(heard.refused)}."


def _events(played: Played, tells: Mapping[str, Collection[str]]) -> Iterator[str]:
    yield "## Events"
    yield ""
    yield "What an engine that tells of events has to say of each kind stands in the second column."
    yield ""
    said = [each for card in played.cards.values() for _, each in parts(card.faces)]
    ids = {each.id for each in said if isinstance(each, Ability)}
    rows = [
        (
            _code([kind]),
            _code(least := set(tells.get(kind, ()))),
            _code(told.fields - least),
            "; ".join(_words_told(told, ids)),
        )
        for kind, told in sorted(played.heard.told.items())
    ]
    yield from _table(("kind", "has", "may have", "words"), rows)


def _words_told(told: Told, ids: Collection[str]) -> Iterator[str]:
    for field in (*TOLD_WORDS, "cause"):
        words = told.words[field]
        if len(words) >= MANY and len(words.intersection(ids)) > MOSTLY * len(words):
            yield f"{field}: the id of an ability"
        elif words:
            yield f"{field}: {_code(words)}"


def _views(heard: Heard) -> Iterator[str]:
    yield "## Views"
    yield ""
    told = {
        "item": "`kind` of what is on the stack or waits",
        "permanent": "`kind` of an object in play",
        "role of a permanent": "its `roles`",
        "number of a player": "`numbers` of a player",
        "why a game ended": "`why` of the result",
    }
    rows = [(said, _code(heard.seen[what])) for what, said in told.items() if heard.seen.get(what)]
    rows += [
        (f"`step` of a fight of kind `{what.rpartition(' ')[2]}`", _code(words))
        for what, words in sorted(heard.seen.items())
        if what.startswith("step of a fight") and words
    ]
    yield from _table(("what", "words"), rows)


def _cards(vocabulary: Vocabulary, cards: Mapping[str, CardSpec]) -> Iterator[str]:
    yield "## Words of cards"
    yield ""
    yield from _table(
        ("sort", "words"),
        [(sort, _code(words)) for sort, words in sorted(vocabulary.words.items()) if sort != "keyword"],
    )
    for title, events in (
        ("Triggers", vocabulary.triggers),
        ("Events that can be replaced", vocabulary.replaceable),
    ):
        yield ""
        yield f"### {title}"
        yield ""
        yield from _table(
            ("`on`", "`name` says"),
            [(_code([on]), _named(names, vocabulary)) for on, names in sorted(events.items())],
        )
    yield ""
    yield "### Keywords"
    yield ""
    yield "Each as an ability of a card in the scenarios."
    yield ""
    examples, rows = _examples(cards), []
    for word in sorted(vocabulary.words.get("keyword", ())):
        card, ability = examples.get(word, ("", None))
        rows.append((_code([word]), _json(ability) if ability is not None else "", card))
    yield from _table(("keyword", "an ability", "of"), rows)


def _named(names: Collection[str], vocabulary: Vocabulary) -> str:
    moves = vocabulary.words.get("name of a move", ())
    return "a name of a move" if names and set(names) == set(moves) else _code(names)


def _examples(cards: Mapping[str, CardSpec]) -> dict[str, tuple[str, Ability]]:
    """Find for each keyword the shortest ability that has it, with its card."""
    found: dict[str, tuple[int, str, Ability]] = {}
    for name, card in sorted(cards.items()):
        for face in card.faces:
            for ability in face.abilities:
                size = len(msgspec.json.encode(ability))
                if ability.keyword and size < found.get(ability.keyword, (10**6, "", ability))[0]:
                    found[ability.keyword] = (size, name, ability)
    return {word: (name, ability) for word, (_, name, ability) in found.items()}


def _example(played: Played) -> Iterator[str]:
    yield "## A game"
    yield ""
    yield f"The questions and answers of `{played.example}`, one a line, as they go over the wire."
    yield ""
    yield "```json"
    for turn in played.turns:
        for said in (turn.asked, turn.choice, turn.answer):
            yield msgspec.json.encode(said).decode()
    yield "```"


def _json(said: object) -> str:
    return f"`{msgspec.json.encode(said).decode()}`"


def _code(words: Iterable[str], *, in_order: bool = False) -> str:
    return ", ".join(f"`{word}`" for word in (words if in_order else sorted(words)))


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
