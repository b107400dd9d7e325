"""The JSON Schema of the messages, generated from the structs.

``python -m duelproof.wire.schema docs/schema`` writes what is published.
"""

import inspect
import json
import sys
from pathlib import Path
from typing import Any, Final, get_args, get_origin

import msgspec

from duelproof.catalogue.games import games, take_in_words
from duelproof.port import PROTOCOL, Engine
from duelproof.port.abilities import Instr
from duelproof.port.vocabulary import INSTRUCTIONS, words_of
from duelproof.port.words import MARK
from duelproof.wire.messages import CALLS, MAX_MESSAGE, Call

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_INSTRUCTION: Final = "#/$defs/Instr"


def schema_files() -> dict[str, str]:
    """Return all files of the published schema, with the words of all books: their texts by their names."""
    take_in_words()
    files = {}
    for call in CALLS:
        files[f"{call.name}.request.json"] = _document(f"{call.name}: request", _summary(call), call.request)
        answer = f"The answer to `{call.name}`: either `result` or `error` is there."
        files[f"{call.name}.response.json"] = _document(f"{call.name}: response", answer, call.reply)
    files["README.md"] = _readme()
    return files


def write_schemas(folder: Path) -> list[Path]:
    """Write the files into a folder, making it if necessary, and return which they are. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, text in schema_files().items():
        path = folder / name
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def _document(title: str, description: str, message: Any) -> str:
    """Return one schema with all that it refers to, so that a validator needs this one file."""
    form: dict[str, Any] = {"title": f"Duelproof {PROTOCOL}, {title}", "description": description}
    root, parts = _parts(message)
    body = parts.pop(root)
    if "error" in body["properties"]:
        form["oneOf"] = [{"required": ["result"]}, {"required": ["error"]}]
    document = {
        "$schema": DIALECT,
        **body,
        **form,
        "$defs": {part: parts[part] for part in sorted(parts)},
    }
    return json.dumps(_tidied(document), ensure_ascii=False, indent=2) + "\n"


def _parts(message: Any) -> tuple[str, dict[str, Any]]:
    """Make the schemas of all that a message is made of, by their names, and name its own."""
    (root,), parts = _components(message)
    if _INSTRUCTION in json.dumps(parts):
        _, parts = _components(message, *(INSTRUCTIONS[word] for word in sorted(INSTRUCTIONS)))
        parts["Instr"] = _any_instruction()
    return root["$ref"].rpartition("/")[2], parts


def _components(*kinds: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return msgspec.json.schema_components(kinds, schema_hook=_open, ref_template="#/$defs/{name}")


def _open(kind: type) -> dict[str, Any]:
    """Return the schema of a place where any instruction can stand (msgspec's ``schema_hook``)."""
    if kind is not Instr:
        raise NotImplementedError(f"nothing is known of {kind}")
    return {"$ref": _INSTRUCTION}


def _any_instruction() -> dict[str, Any]:
    references = {word: f"#/$defs/{INSTRUCTIONS[word].__name__}" for word in sorted(INSTRUCTIONS)}
    return {
        "title": "Instr",
        "description": "One instruction, of those that all or some books have; `do` says which.",
        "anyOf": [{"$ref": reference} for reference in references.values()],
        "discriminator": {"propertyName": "do", "mapping": references},
    }


def _tidied(node: Any) -> Any:
    """Remove the indentation that descriptions have as docstrings.

    A field that holds words of books, and has no closed set, gets the known words as examples.
    """
    if isinstance(node, dict):
        left_out = MARK if "enum" in node else None
        return dict(_entry(key, value) for key, value in node.items() if key != left_out)
    if isinstance(node, list | tuple):
        return [_tidied(value) for value in node]
    return node


def _entry(key: str, value: Any) -> tuple[str, Any]:
    if key == "description" and isinstance(value, str):
        return key, inspect.cleandoc(value)
    return ("examples", words_of(value)) if key == MARK else (key, _tidied(value))


def _summary(call: Call) -> str:
    return inspect.getdoc(getattr(Engine, call.name)) or ""


def _parameters(call: Call) -> str:
    fields = msgspec.structs.fields(call.request)
    params = next(field.type for field in fields if field.name == "params")
    return ", ".join(
        f"`{field.name}`{'' if field.required else '?'}" for field in msgspec.structs.fields(params)
    )


def _result(call: Call) -> str:
    (result,) = get_args(call.reply)
    if get_origin(result) is list:
        return f"list of {get_args(result)[0].__name__}"
    return " or ".join(
        "null" if kind is type(None) else kind.__name__ for kind in get_args(result) or (result,)
    )


def _readme() -> str:
    rows = "\n".join(
        f"| `{call.name}` | {_parameters(call)} | {_result(call)} | {_summary(call)} "
        f"| [request]({call.name}.request.json), [response]({call.name}.response.json) |"
        for call in CALLS
    )
    return _README.format(protocol=PROTOCOL, limit=MAX_MESSAGE, rows=rows, game=games()[0].id)


_README: Final = """# The messages of the port, version {protocol}

Made by `duelproof schema docs/schema` from the types in `duelproof/port` and `duelproof/wire`; do not edit.

An engine speaks JSON-RPC 2.0 on its standard streams, or over TCP to one client at a time. Each message is
one line of UTF-8 that ends with a line feed and is at most {limit} bytes long. Requests have their parameters
by name (`?` marks those with a default) and are answered one by one, in order. Standard output belongs to the
protocol; standard error is free, and its end is shown in reports.

| method | parameters | result | what it is for | schema |
|---|---|---|---|---|
{rows}

```
--> {{"jsonrpc": "2.0", "id": 7, "method": "observe", "params": {{"viewer": "alice"}}}}
<-- {{"jsonrpc": "2.0", "id": 7, "result": {{"viewer": "alice", "game": "{game}", ...}}}}
```

A refused choice is a result, not an error. Errors are for what went wrong in talking:

| code | meaning |
|---|---|
| -32700 | the line is no JSON |
| -32600 | the message is no request, or too long |
| -32601 | there is no such method |
| -32602 | the parameters break the schema; `data.field` is the path of the offending one |
| -32603 | the engine failed inside |

The judge takes each of them as a fault of the engine, as it does silence beyond the time limit, the end of
the process, and an answer that breaks its schema; it then kills the engine's process group and starts again.
Fields that a schema does not know are errors on both sides; fields with a default may be left out.
"""


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Name the folder to write to: python -m duelproof.wire.schema docs/schema")
    write_schemas(Path(sys.argv[1]))
