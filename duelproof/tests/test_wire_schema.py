"""The published JSON Schema agrees with the structs, and judges messages as the decoder does."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from duelproof.tests.fakes.toy import Toy, shed
from duelproof.wire import answer_line
from duelproof.wire.messages import CALLS
from duelproof.wire.schema import schema_files, write_schemas

PUBLISHED = Path(__file__).resolve().parents[2] / "docs" / "schema"


def published(name: str) -> Any:
    return json.loads((PUBLISHED / name).read_text(encoding="utf-8"))


def test_the_published_files_are_fresh() -> None:
    committed = {path.name: path.read_text(encoding="utf-8") for path in PUBLISHED.iterdir()}
    assert committed == schema_files(), "Run: python -m duelproof schema docs/schema"


def test_writing_makes_the_folder_and_names_what_it_wrote(tmp_path: Path) -> None:
    written = write_schemas(tmp_path / "a" / "b")
    assert {path.name: path.read_text(encoding="utf-8") for path in written} == schema_files()


def test_each_call_has_a_request_and_a_response_and_a_row_in_the_readme() -> None:
    readme = schema_files()["README.md"]
    assert len(CALLS) == 6
    for call in CALLS:
        assert f"| `{call.name}` |" in readme
        for side in ("request", "response"):
            document = published(f"{call.name}.{side}.json")
            jsonschema.Draft202012Validator.check_schema(document)
            assert document["title"].endswith(f"{call.name}: {side}")
            assert document["description"]


def test_every_part_of_a_message_has_a_title_and_a_description() -> None:
    for name in schema_files():
        if name.endswith(".json"):
            for part, body in published(name)["$defs"].items():
                assert body["title"] == part
                assert body["description"]
                assert "\n    " not in body["description"], "the docstring's indentation is left in"


def test_what_is_said_in_a_game_fits_the_schemas() -> None:
    engine = Toy()
    play: list[tuple[str, dict[str, Any]]] = [
        ("describe", {}),
        ("open", {"position": shed()}),
        ("pending", {"viewer": "bob"}),
        ("submit", {"choice": {"decision": 1, "by": "chance", "pick": [{"player": "bob"}]}}),
        ("submit", {"choice": {"decision": 2, "by": "bob", "pick": [{"verb": "play", "card": "b1"}]}}),
        ("submit", {"choice": {"decision": 2, "by": "bob", "whatever": True}}),
        ("observe", {"viewer": "alice"}),
        ("events", {}),
    ]
    for number, (method, params) in enumerate(play):
        line = msgspec.json.encode({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        jsonschema.validate(json.loads(line), published(f"{method}.request.json"))
        answer = answer_line(engine, line)
        assert answer is not None
        jsonschema.validate(json.loads(answer), published(f"{method}.response.json"))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("observe.request.json", {"jsonrpc": "2.0", "method": "observe", "params": {"viewer": "carol"}}),
        ("observe.request.json", {"jsonrpc": "2.0", "method": "pending"}),
        ("open.request.json", {"jsonrpc": "2.0", "method": "open"}),
        ("describe.response.json", {"jsonrpc": "2.0", "id": 1}),
        ("describe.response.json", {"jsonrpc": "2.0", "id": 1, "result": {"name": "x"}}),
    ],
)
def test_a_message_that_breaks_its_schema_is_told_so_by_the_schema_too(name: str, message: object) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(message, published(name))
