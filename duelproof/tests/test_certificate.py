"""A certificate is checked offline: a changed byte is noticed, and all tables are made anew."""

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from duelproof.catalogue.fixed import sha256
from duelproof.certificate.contents import MANIFEST, RESULTS, STATEMENT, suite_state
from duelproof.certificate.errors import BadCertificate
from duelproof.certificate.verify import differing_files, verify
from duelproof.cli import app
from duelproof.judge.report import write_report
from duelproof.tests.suites import Certify, Suite

KEEPER = "python:duelproof.tests.fakes.wrong:Keeper"
HUMBLE = "python:duelproof.tests.fakes.wrong:Humble"
TOY = "python:duelproof.tests.fakes.toy:Toy"

Parts = dict[str, bytes]
Data = dict[str, Any]


@pytest.fixture
def certificate(certify: Certify, tmp_path: Path) -> Path:
    """The certificate of an engine that violates one rule of the tiny suite."""
    file = tmp_path / "keeper.duelproof"
    assert certify(KEEPER, "--bundle", str(file)).code == 1
    return file


def contents(file: Path) -> Parts:
    with zipfile.ZipFile(file) as bundle:
        return {name: bundle.read(name) for name in bundle.namelist()}


def rewrite(file: Path, changed: Parts, *, refit: bool = False) -> None:
    """Write the bundle again; with ``refit`` the manifest is made to fit, as a forger would."""
    if refit:
        manifest = json.loads(changed[MANIFEST])
        manifest["files"] = {
            name: {"sha256": sha256(data), "bytes": len(data)}
            for name, data in changed.items()
            if name != MANIFEST
        }
        changed[MANIFEST] = json.dumps(manifest).encode()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, data in changed.items():
            bundle.writestr(name, data)


def forge(file: Path, change: Callable[[Data, list[Data]], None]) -> None:
    """Change the statement and the results, and repack them with a manifest that fits."""
    parts = contents(file)
    statement = json.loads(parts[STATEMENT])
    results = [json.loads(line) for line in parts[RESULTS].splitlines()]
    change(statement, results)
    parts[STATEMENT] = json.dumps(statement).encode()
    parts[RESULTS] = b"".join(json.dumps(result).encode() + b"\n" for result in results)
    rewrite(file, parts, refit=True)


def violated(results: list[Data]) -> Data:
    return next(result for result in results if result["verdict"] == "VIOLATION")


def passed(results: list[Data]) -> Data:
    return next(result for result in results if result["verdict"] == "PASS")


def test_an_untouched_certificate_says_what_it_certifies(certificate: Path, suite: Suite) -> None:
    checked = verify(certificate, suite.root)
    assert checked.differing == []
    assert checked.summary.verdicts["VIOLATION"] > 0
    assert len(checked.run.results) == 5
    assert checked.summary.documents[0].title == "Gate Ruler"


def test_a_certificate_is_checked_without_the_suite_too(certificate: Path) -> None:
    assert verify(certificate).differing is None


def test_what_lies_in_the_folder_of_the_report_is_not_packed(
    certify: Certify, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suite: Suite
) -> None:
    wrote = write_report

    def and_a_daemon(*given: Any) -> None:
        wrote(*given)
        journal = tmp_path / "report" / RESULTS
        journal.write_bytes(journal.read_bytes().replace(b"VIOLATION", b"PASS"))

    monkeypatch.setattr("duelproof.cli.certifying.write_report", and_a_daemon)
    file = tmp_path / "keeper.duelproof"
    assert certify(KEEPER, "--bundle", str(file)).code == 1
    assert any(result["verdict"] == "VIOLATION" for result in verify(file, suite.root).run.results)


def test_the_fingerprint_is_that_of_packing(certificate: Path) -> None:
    assert verify(certificate).fingerprint == sha256(contents(certificate)[MANIFEST])


@pytest.mark.parametrize("name", [RESULTS, STATEMENT, "features/gate_ruler/numbering.toml"])
def test_a_changed_byte_is_told(certificate: Path, name: str) -> None:
    parts = contents(certificate)
    parts[name] = parts[name][:-2] + b" \n"
    rewrite(certificate, parts)
    with pytest.raises(BadCertificate, match=f"{name} is not what was packed"):
        verify(certificate)


def twice(statement: Data, results: list[Data]) -> None:
    results.append(dict(results[0]))


def unknown(statement: Data, results: list[Data]) -> None:
    results[0]["scenario"] = "GR-1-1a/nobody-wrote-this"


def no_id(statement: Data, results: list[Data]) -> None:
    results[0]["scenario"] = "the first one"


def another_kind(statement: Data, results: list[Data]) -> None:
    passed(results)["verdict"] = "SPLENDID"


def relabelled(statement: Data, results: list[Data]) -> None:
    violated(results)["verdict"] = "PASS"


def whitewashed(statement: Data, results: list[Data]) -> None:
    result = violated(results)
    result["verdict"] = "PASS"
    del result["detail"]
    for step in result["steps"]:
        step["status"] = "passed"


def section_table(statement: Data, results: list[Data]) -> None:
    statement["summary"]["documents"][0]["sections"][0]["rules_passed"] += 1


def claims(statement: Data, results: list[Data]) -> None:
    statement["summary"]["documents"][0]["claimed"]["rules"] -= 1


def rules_count(statement: Data, results: list[Data]) -> None:
    for table in (statement["summary"], statement["summary"]["documents"][0]):
        table["rules"] -= 2


def exit_code(statement: Data, results: list[Data]) -> None:
    statement["summary"]["exit_code"] = 0


def sentence(statement: Data, results: list[Data]) -> None:
    summary = statement["summary"]
    summary["result"], summary["exit_code"] = "conforming", 0
    summary["verdict"] = "Conforming in all of Gate Ruler 1.1.2: all 4 rules were judged and passed."


def dropped(statement: Data, results: list[Data]) -> None:
    results.remove(violated(results))


def foreign_rule(statement: Data, results: list[Data]) -> None:
    passed(results)["rules"].append("DM-500.1")


def another_rule(statement: Data, results: list[Data]) -> None:
    passed(results)["rules"].append("GR-2-1a")


def title(statement: Data, results: list[Data]) -> None:
    results[0]["name"] = "Something much harder"


def step(statement: Data, results: list[Data]) -> None:
    results[0]["steps"][0]["text"] = "something much harder"


def selection(statement: Data, results: list[Data]) -> None:
    statement["selection"]["sections"] = ["1-2"]
    statement["summary"]["selection"] = "--section 1-2"


def selection_words(statement: Data, results: list[Data]) -> None:
    statement["summary"]["selection"] = "--section 1-2"


def profile(statement: Data, results: list[Data]) -> None:
    statement["selection"]["profile"] = "splendid"


def book_title(statement: Data, results: list[Data]) -> None:
    statement["summary"]["documents"][0]["title"] = "Another Book"


def unclaimed(statement: Data, results: list[Data]) -> None:
    result = violated(results)
    result["verdict"], result["claimed"] = "INCONCLUSIVE", False


def escapes(statement: Data, results: list[Data]) -> None:
    statement["summary"]["engine"]["description"]["name"] = "Toy\x1b[2J\nverdict Conforming"


def escapes_in_the_command(statement: Data, results: list[Data]) -> None:
    statement["command"].append("\u202eevil")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (twice, "has two results"),
        (unknown, "GR-1-1a/nobody-wrote-this is no scenario of the suite"),
        (no_id, "the first one does not have the id of a scenario of its rule"),
        (another_kind, "Line . of results.jsonl is no result: Invalid enum value 'SPLENDID'"),
        (relabelled, "is said to have passed, but its steps did not"),
        (whitewashed, "The summary says"),
        (section_table, r"The summary says documents\[0\].sections\[0\].rules_passed"),
        (claims, r"The summary says documents\[0\].claimed.rules: 3; from the results follows 4"),
        (rules_count, "The summary says rules: 2; from the results follows 4"),
        (exit_code, "The summary says exit_code: 0; from the results follows 1"),
        (sentence, "The summary says result: conforming; from the results follows violations"),
        (dropped, "that were asked for have no result: GR-1-1a/"),
        (foreign_rule, "is about DM-500.1, which is no rule of Gate Ruler"),
        (another_rule, "has the rules"),
        (title, "has the name 'Something much harder'; in the suite it is"),
        (step, "has other steps than in the suite"),
        (selection, "was not asked for"),
        (selection_words, "The summary says selection: --section 1-2"),
        (profile, "There is no profile 'splendid'"),
        (book_title, r"The summary says documents\[0\].title: Another Book"),
        (unclaimed, "is claimed, other than it says"),
        (escapes, "The engine's name has control characters in it"),
        (escapes_in_the_command, "The command has control characters in it"),
    ],
)
def test_a_forged_certificate_is_refused_with_what_is_wrong(
    certificate: Path, suite: Suite, change: Callable[[Data, list[Data]], None], told: str
) -> None:
    forge(certificate, change)
    with pytest.raises(BadCertificate, match=told) as caught:
        verify(certificate, suite.root)
    assert "\n" not in str(caught.value)
    assert str(caught.value).isprintable()


def test_an_engine_with_an_odd_name_gets_no_certificate(certify: Certify, tmp_path: Path) -> None:
    file = tmp_path / "odd.duelproof"
    done = certify("python:duelproof.tests.fakes.wrong:Scripter", "--bundle", str(file))
    assert done.code == 2
    assert "No certificate can be made of this run. The engine's name has control characters" in done.said
    assert not file.exists()
    assert done.html


def test_books_that_are_not_those_of_the_suite_are_told(certificate: Path) -> None:
    parts = contents(certificate)
    name = "features/gate_ruler/numbering.toml"
    parts[name] = parts[name].replace(b'GR-1-2a = { hash = "0000000000000004" }', b"")
    rewrite(certificate, parts, refit=True)
    with pytest.raises(BadCertificate, match="is not packed as it was in the suite"):
        verify(certificate)


def test_a_suite_made_up_together_with_the_results_is_told_to_differ(certificate: Path, suite: Suite) -> None:
    def made_up(statement: Data, results: list[Data]) -> None:
        statement["suite"]["files"]["features/gate_ruler/01_counting/01_01_up.feature"] = "0" * 64

    forge(certificate, made_up)
    assert verify(certificate, suite.root).differing == ["features/gate_ruler/01_counting/01_01_up.feature"]
    said = CliRunner().invoke(app, ["verify", str(certificate), "--suite", str(suite.root)])
    assert "differs from the one here in 1 file" in said.output
    assert "every scenario that was asked for has its result" not in said.output


def test_the_certificate_of_an_engine_that_claims_a_part_is_made_anew(
    certify: Certify, tmp_path: Path, suite: Suite
) -> None:
    file = tmp_path / "humble.duelproof"
    certify(HUMBLE, "--bundle", str(file), "--section", "1")
    assert verify(file, suite.root).summary.selection == "--section 1"
    forge(file, lambda statement, results: results[0].update(claimed=False))
    with pytest.raises(BadCertificate, match="is claimed, other than it says"):
        verify(file, suite.root)


def test_a_refitted_manifest_has_another_fingerprint(certificate: Path) -> None:
    before = verify(certificate).fingerprint
    forge(certificate, lambda statement, results: statement.update(made="2020-01-01T00:00:00Z"))
    assert verify(certificate).fingerprint != before


@pytest.mark.parametrize("name", [MANIFEST, RESULTS, STATEMENT, "features/gate_ruler/book.toml"])
def test_a_missing_part_is_told(certificate: Path, name: str) -> None:
    parts = contents(certificate)
    del parts[name]
    rewrite(certificate, parts)
    with pytest.raises(BadCertificate):
        verify(certificate)


@pytest.mark.parametrize("name", ["extra.txt", "../../escaped.txt", "features/../x/book.toml"])
def test_a_part_that_no_certificate_has_is_told_and_never_unpacked(
    certificate: Path, name: str, tmp_path: Path
) -> None:
    before = set(tmp_path.rglob("*"))
    rewrite(certificate, contents(certificate) | {name: b"something"}, refit=True)
    with pytest.raises(BadCertificate, match="is no part of a certificate"):
        verify(certificate)
    assert set(tmp_path.rglob("*")) == before


def test_a_book_that_is_not_in_the_manifest_is_told(certificate: Path) -> None:
    rewrite(certificate, contents(certificate) | {"features/mill/book.toml": b""})
    with pytest.raises(BadCertificate, match="not in the manifest"):
        verify(certificate)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_a_truncated_certificate_is_told(certificate: Path, share: float) -> None:
    data = certificate.read_bytes()
    certificate.write_bytes(data[: int(len(data) * share)])
    with pytest.raises(BadCertificate, match="no certificate, or a part of one"):
        verify(certificate)


@pytest.mark.parametrize("damage", [{"format": "something-else/9"}, {"files": {}}, {"unknown": 1}])
def test_a_manifest_of_another_form_is_told(certificate: Path, damage: dict[str, object]) -> None:
    parts = contents(certificate)
    parts[MANIFEST] = json.dumps(json.loads(parts[MANIFEST]) | damage).encode()
    rewrite(certificate, parts)
    with pytest.raises(BadCertificate):
        verify(certificate)


@pytest.mark.parametrize(
    "damage", [{"documents": [{"title": 7}]}, {"engine": {"spec": "x", "description": {"name": 1}}}]
)
def test_a_summary_of_another_form_is_told(certificate: Path, damage: Data) -> None:
    forge(certificate, lambda statement, results: statement["summary"].update(damage))
    with pytest.raises(BadCertificate, match="breaks its schema"):
        verify(certificate)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadCertificate, match="There is no file"):
        verify(tmp_path / "none.duelproof")


def deep(parts: Parts) -> None:
    parts[RESULTS] = parts[RESULTS].rstrip(b"\n}") + b',"more":' + b"[" * 100_000 + b"\n"


def long(parts: Parts) -> None:
    noise = "".join(f"{number:x}" for number in range(1_500_000))
    parts[RESULTS] += b'{"scenario":"' + noise.encode() + b'"}\n'


def zeros(parts: Parts) -> None:
    parts[RESULTS] = b"0" * 200_000_000


def hollow(parts: Parts) -> None:
    """Let each line be as small as a result may be: 150 MB that packs to less than one."""
    line = parts[RESULTS].splitlines()[0]
    parts[RESULTS] = b"".join(line.replace(b"/", b"/%d-" % at) + b"\n" for at in range(60_000))


def nested_tables(parts: Parts) -> None:
    parts[STATEMENT] = b'{"summary":{"x":[' + b"[]," * 1_300_000 + b"[]]}}"


@pytest.mark.parametrize(
    ("bomb", "told"),
    [
        (deep, "is no result"),
        (long, "A line of results.jsonl has more than"),
        (zeros, "unpacks to more than 200 times its size"),
        (hollow, "more than 50000 results"),
        (nested_tables, "unpacks to more than|breaks its schema"),
    ],
)
def test_a_certificate_made_to_burst_is_refused_in_little_memory(
    certificate: Path, bomb: Callable[[Parts], None], told: str
) -> None:
    parts = contents(certificate)
    bomb(parts)
    rewrite(certificate, parts, refit=True)
    del parts
    assert certificate.stat().st_size < 5_000_000
    checked = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from duelproof.certificate.verify import BadCertificate, verify\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "try:\n"
        "    verify(Path(sys.argv[1]))\n"
        "except BadCertificate as error:\n"
        "    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", checked, str(certificate)], capture_output=True, text=True, timeout=900
    )
    grown, _, said = done.stdout.partition(" ")
    assert any(part in said for part in told.split("|")), done.stderr[-2000:] + said[:300]
    assert int(grown) < 300 * 1024  # kilobytes


def test_a_bundle_with_thousands_of_parts_is_refused_before_they_are_listed(certificate: Path) -> None:
    with zipfile.ZipFile(certificate, "w") as bundle:
        for number in range(3000):
            bundle.writestr(f"features/g{number}/book.toml", b"")
    with pytest.raises(BadCertificate, match="too many parts"):
        verify(certificate)


def test_a_stranger_s_words_are_printed_in_one_line_each(certificate: Path, suite: Suite) -> None:
    def wordy(statement: Data, results: list[Data]) -> None:
        statement["environment"]["python"] = "3\n4"
        statement["summary"]["engine"]["fault"] = "a\nb"

    forge(certificate, wordy)
    said = CliRunner().invoke(app, ["verify", str(certificate), "--suite", str(suite.root)])
    assert said.exit_code == 0
    assert [line for line in said.output.splitlines() if line.startswith(("engine", "verdict "))]


def test_the_files_in_which_two_suites_differ_are_named(suite: Suite) -> None:
    before = suite_state(suite.root, "1")
    (suite.root / "steps/common/__init__.py").write_text("changed\n", "utf-8")
    suite.feature("new\n", "two.feature")
    assert differing_files(before, suite_state(suite.root, "1")) == [
        "features/gate_ruler/two.feature",
        "steps/common/__init__.py",
    ]
