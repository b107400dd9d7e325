"""The words of cards: shared ones, and those that a book brings for itself."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from duelproof.catalogue.games import take_in_words
from duelproof.port import Ability, CardSpec, Face, Position, Traits
from duelproof.port.abilities import Draw, Instr, Instruction, May
from duelproof.port.reading import convert, decode
from duelproof.port.selections import Amount
from duelproof.port.vocabulary import INSTRUCTIONS, Vocabulary, take_in

PORT = Path(__file__).resolve().parents[1] / "port"


class Juggle(Instruction, tag="juggle"):
    """A player juggles ``n`` cards, and then ``then`` is done."""

    n: Amount = 1
    then: tuple[Instr, ...] = ()


class Fumble(Instruction, tag="juggle"):
    """Has a word that is taken."""


class Sketch(Instruction, tag="draw"):
    """Has a word that all books share."""


@pytest.fixture
def juggling() -> Iterator[None]:
    """A fourth book with a word of its own, beside those of the suite."""
    take_in_words()
    take_in(Vocabulary("circus", (Juggle,)))
    yield
    take_in(Vocabulary("circus"))


def card(*effect: Instr) -> CardSpec:
    ability = Ability(id="a", kind="spell", effect=effect)
    return CardSpec(
        name="Card",
        game="circus",
        faces=[Face(traits=Traits(type=["act"], name="Card"), abilities=[ability])],
    )


@pytest.mark.usefixtures("juggling")
def test_a_position_with_a_books_own_words_comes_back_as_it_was_sent() -> None:
    spec = card(May((Juggle(2, (Draw(3),)),)), Juggle())
    position = Position("circus", "1", "main", cards={"Card": spec})
    assert decode(msgspec.json.encode(position), Position) == position
    assert convert(msgspec.to_builtins(position), Position) == position


@pytest.mark.usefixtures("juggling")
def test_words_of_all_books_are_read_in_one_process() -> None:
    words = {"juggle", "drive", "break", "smash", "draw"}
    assert words <= set(INSTRUCTIONS)
    for word in words:
        ability = convert({"id": "a", "kind": "spell", "effect": [{"do": word}]}, Ability)
        assert type(ability.effect[0]) is INSTRUCTIONS[word]


def test_a_word_is_unknown_once_its_book_is_gone() -> None:
    assert "juggle" not in INSTRUCTIONS
    with pytest.raises(msgspec.ValidationError, match=r"Invalid value 'juggle' - at `\$\.effect\[0\]\.do`"):
        decode('{"id": "a", "kind": "spell", "effect": [{"do": "juggle"}]}', Ability)


@pytest.mark.usefixtures("juggling")
@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ('{"do": "may", "then": [{"do": "jugle"}]}', "Invalid value 'jugle' - at `$.effect[0].then[0].do`"),
        (
            '{"do": "juggle", "then": [{"do": "draw", "n": "x"}]}',
            "Expected `int | object`, got `str` - at `$.effect[0].then[0].n`",
        ),
        ('{"do": "draw", "m": 1}', "Object contains unknown field `m` - at `$.effect[0]`"),
        ('{"n": 1}', "Object missing required field `do` - at `$.effect[0]`"),
        ('{"do": ["draw"]}', "Invalid value ['draw'] - at `$.effect[0].do`"),
        ("[]", "Expected `object`, got `array` - at `$.effect[0]`"),
        ("null", "Expected `object`, got `null` - at `$.effect[0]`"),
    ],
)
def test_what_is_wrong_within_an_instruction_is_told_with_its_whole_path(effect: str, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        decode(f'{{"id": "a", "kind": "spell", "effect": [{effect}]}}', Ability)
    assert str(caught.value) == said


@pytest.mark.usefixtures("juggling")
@pytest.mark.parametrize("kind", [Fumble, Sketch])
def test_two_books_cannot_have_one_word_for_two_things(kind: type[Instruction]) -> None:
    before = dict(INSTRUCTIONS)
    with pytest.raises(ValueError, match=r"fair needs another word than '(juggle|draw)', which is duelproof"):
        take_in(Vocabulary("fair", (kind,)))
    assert before == INSTRUCTIONS


@pytest.mark.usefixtures("juggling")
def test_a_vocabulary_that_is_taken_in_again_replaces_the_one_before() -> None:
    take_in(Vocabulary("circus", (Fumble,)))
    assert INSTRUCTIONS["juggle"] is Fumble


def test_the_port_names_no_game() -> None:
    named = [
        path.name
        for path in PORT.rglob("*.py")
        if any(name in path.read_text("utf-8") for name in ("Gate Ruler", "Duel Masters", "Dimension Zero"))
    ]
    assert named == []
