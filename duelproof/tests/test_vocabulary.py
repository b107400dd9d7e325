"""The words of cards: shared ones, and those that a book defines for itself."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from duelproof.catalogue.cards import CardError, load_cards
from duelproof.catalogue.games import take_in_words
from duelproof.port import Ability, CardSpec, Face, Position, Traits
from duelproof.port.abilities import Cost, Draw, Instr, Instruction, May, Mode, TargetSpec, Trigger
from duelproof.port.checking import faults
from duelproof.port.reading import convert, decode
from duelproof.port.selections import Amount, Calc, Cond, Filter, Select
from duelproof.port.vocabulary import INSTRUCTIONS, Vocabulary, take_in
from duelproof.port.words import sort_of


class Juggle(Instruction, tag="juggle"):
    """A player juggles ``n`` cards, and then ``then`` is done."""

    n: Amount = 1
    then: tuple[Instr, ...] = ()


class Fumble(Instruction, tag="juggle"):
    """Uses a word that is taken."""


class Sketch(Instruction, tag="draw"):
    """Uses a word that all books share."""


@pytest.fixture
def juggling() -> Iterator[None]:
    """Yield a fourth book with a word of its own, beside those of the suite."""
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


CARD = """# cards
[Plain]
type = ["unit"]

[Typo]
type = ["unit"]

[[Typo.abilities]]
id = "a"
kind = "triggered"
trigger = {{ on = "{on}" }}
effect = [{{ do = "{do}" }}]
"""


@pytest.mark.parametrize(
    ("on", "do", "said"),
    [
        (
            "atack",
            "draw",
            "ability 'a', trigger.on: 'atack' is no trigger that is played here; the nearest is 'attack'",
        ),
        ("attack", "drwa", "Invalid value 'drwa' - at `$.faces[0].abilities[0].effect[0].do`"),
    ],
)
def test_a_wrong_word_in_a_card_file_is_told_with_file_line_card_and_field(
    on: str, do: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / "cards.toml").write_text(CARD.format(on=on, do=do), "utf-8")
    with pytest.raises(CardError) as caught:
        load_cards(tmp_path, "gate-ruler")
    told = str(caught.value).replace(": card 'Typo', ", ": card 'Typo': ")
    assert told == f"{tmp_path / 'cards.toml'}:5: card 'Typo': {said}"


def test_a_right_word_in_a_card_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CARD.format(on="attack", do="draw"), "utf-8")
    assert set(load_cards(tmp_path, "gate-ruler")) == {"Plain", "Typo"}


@pytest.mark.usefixtures("juggling")
def test_a_book_of_its_own_is_checked_by_its_own_words() -> None:
    words = Vocabulary(
        "circus",
        (Juggle,),
        triggers={"applause": ("loud", "*-ish")},
        words={"kind of ability": ("triggered",)},
    )

    def told(on: str, name: str | None = None) -> list[str]:
        ability = Ability(id="a", kind="triggered", trigger=Trigger(on=on, name=name), effect=(Juggle(),))
        face = Face(traits=Traits(type=[], name="Card"), abilities=[ability])
        return [fault.says for fault in faults(CardSpec(name="Card", game="circus", faces=[face]), words)]

    assert told("applause") == told("applause", "loud") == told("applause", "loud-ish") == []
    assert told("aplause") == ["'aplause' is no trigger that is played here; the nearest is 'applause'"]
    assert told("applause", "low") == [
        "'low' is no name for 'applause' that is played here; the nearest is 'loud'"
    ]


def test_every_field_that_holds_a_word_says_of_which_sort() -> None:
    """Free text and names of a card's own are all that is left."""
    take_in_words()
    kinds: list[type[msgspec.Struct]] = [*INSTRUCTIONS.values(), Ability, Mode, TargetSpec, Trigger, Cost]
    kinds += [Filter, Select, Calc, Cond]
    free = {
        f"{kind.__name__}.{name}"
        for kind in kinds
        for name, hint in get_type_hints(kind, include_extras=True).items()
        if sort_of(hint) is None and is_text(hint) and name in kind.__struct_fields__
    }
    assert free == FREE


def is_text(hint: Any) -> bool:
    """Tell whether a field of a type can hold any text."""
    return hint is str or any(is_text(part) for part in get_args(hint))


FREE = {
    "Ability.id", "Ability.name", "Ability.text", "Mode.id", "Mode.text",  # a card's own names
    "Calc.key", "Choose.key", "ChooseNumber.key", "NameOne.key", "Select.key", "TargetSpec.key",
    "TargetSpec.parts",
    "Filter.name", "Filter.name_contains", "Filter.race", "Filter.race_contains",
    "Filter.text_starts", "Marker.name", "SetTrait.to",  # names of the trade
    "PlayAbility.ability", "Cond.name", "Trigger.name",  # looked up by what stands beside them
}  # fmt: skip
