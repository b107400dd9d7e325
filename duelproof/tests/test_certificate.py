"""A certificate is checked offline, and a change to any part of it is noticed."""

import json
import zipfile
from pathlib import Path

import pytest

from duelproof.certificate.contents import MANIFEST, RESULTS, STATEMENT, sha256, suite_state
from duelproof.certificate.pack import pack
from duelproof.certificate.verify import BadCertificate, differing_files, verify

SUMMARY: dict[str, object] = {
    "engine": {"spec": "python:toy", "description": {"name": "Toy", "version": "1"}, "fault": None},
    "result": "violations",
    "verdict": "Violations: the engine breaks 1 rule, in 1 scenario.",
    "exit_code": 1,
    "selection": "",
    "seed": 7,
    "playouts": [],
    "rules": 3,
    "rules_passed": 1,
    "rules_violated": 1,
    "scenarios": 2,
    "verdicts": {"PASS": 1, "VIOLATION": 1, "BROKEN": 0},
    "documents": [
        {
            "title": "Toy",
            "revision": "1",
            "rules": 3,
            "rules_passed": 1,
            "rules_violated": 1,
            "scenarios": 2,
            "claimed": {"rules": 3, "passed": 1, "undecided": 0, "where": "all of Toy 1"},
        }
    ],
}
LINES = [{"scenario": "GR-1-4a/one", "verdict": "PASS"}, {"scenario": "GR-1-4b/two", "verdict": "VIOLATION"}]


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    root = tmp_path / "suite"
    for name in ("features/toy/one.feature", "features/toy/cards/plain.toml", "steps/toy.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"this is {name}\n", "utf-8")
    return root


@pytest.fixture
def certificate(tmp_path: Path, suite: Path) -> Path:
    report = tmp_path / "report"
    report.mkdir()
    (report / RESULTS).write_text("".join(json.dumps(line) + "\n" for line in LINES), "utf-8")
    file = tmp_path / "toy.duelproof"
    pack(report, SUMMARY, ["duelproof", "certify", "python:toy"], suite, file)
    return file


def contents(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as bundle:
        return {name: bundle.read(name) for name in bundle.namelist()}


def rewrite(file: Path, changed: dict[str, bytes], *, refit: bool = False) -> None:
    """Write the bundle again; with ``refit`` the manifest is made to fit, as a forger would."""
    if refit:
        manifest = json.loads(changed[MANIFEST])
        manifest["files"] = {
            name: {"sha256": sha256(data), "bytes": len(data)}
            for name, data in changed.items()
            if name != MANIFEST
        }
        changed[MANIFEST] = json.dumps(manifest).encode()
    with zipfile.ZipFile(file, "w") as bundle:
        for name, data in changed.items():
            bundle.writestr(name, data)


def test_an_untouched_certificate_says_what_it_certifies(certificate: Path) -> None:
    checked = verify(certificate)
    assert checked.summary.verdicts["VIOLATION"] == 1
    assert [result["scenario"] for result in checked.results] == ["GR-1-4a/one", "GR-1-4b/two"]
    assert checked.statement.command == ["duelproof", "certify", "python:toy"]


def test_the_fingerprint_is_that_of_packing(certificate: Path, tmp_path: Path, suite: Path) -> None:
    assert verify(certificate).fingerprint == sha256(contents(certificate)[MANIFEST])


@pytest.mark.parametrize("name", [RESULTS, STATEMENT])
def test_a_changed_byte_is_told(certificate: Path, name: str) -> None:
    parts = contents(certificate)
    parts[name] = parts[name].replace(b"toy", b"boy").replace(b"VIOLATION", b"PASS", 1)
    rewrite(certificate, parts)
    with pytest.raises(BadCertificate, match=f"{name} is not what was packed"):
        verify(certificate)


def test_a_forger_who_refits_the_manifest_must_still_make_the_counts_true(certificate: Path) -> None:
    parts = contents(certificate)
    parts[RESULTS] = parts[RESULTS].replace(b"VIOLATION", b"PASS")
    rewrite(certificate, parts, refit=True)
    with pytest.raises(BadCertificate, match="The summary counts"):
        verify(certificate)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        (
            "verdict",
            "Conforming in all of Toy 1: all 3 rules were judged and passed.",
            "from its counts follows",
        ),
        ("result", "conforming", "from its counts follows"),
        ("exit_code", 0, "from its counts follows"),
        ("rules_passed", 3, "are not those of its books together"),
        ("rules_violated", 0, "are not those of its books together"),
    ],
)
def test_a_verdict_that_does_not_follow_from_the_counts_is_told(
    certificate: Path, field: str, value: object, told: str
) -> None:
    parts = contents(certificate)
    statement = json.loads(parts[STATEMENT])
    statement["summary"][field] = value
    parts[STATEMENT] = json.dumps(statement).encode()
    rewrite(certificate, parts, refit=True)
    with pytest.raises(BadCertificate, match=told):
        verify(certificate)


@pytest.mark.parametrize("claimed", [{"rules": 4}, {"passed": 2}, {"rules": 0}])
def test_a_claim_beyond_the_counts_is_told(certificate: Path, claimed: dict[str, int]) -> None:
    parts = contents(certificate)
    statement = json.loads(parts[STATEMENT])
    statement["summary"]["documents"][0]["claimed"].update(claimed)
    parts[STATEMENT] = json.dumps(statement).encode()
    rewrite(certificate, parts, refit=True)
    with pytest.raises(BadCertificate, match="More is claimed of Toy than its counts allow"):
        verify(certificate)


def test_a_result_left_out_is_told(certificate: Path) -> None:
    parts = contents(certificate)
    parts[RESULTS] = parts[RESULTS].splitlines(keepends=True)[0]
    rewrite(certificate, parts, refit=True)
    with pytest.raises(BadCertificate, match="The summary counts"):
        verify(certificate)


def test_a_refitted_manifest_has_another_fingerprint(certificate: Path) -> None:
    before = verify(certificate).fingerprint
    parts = contents(certificate)
    parts[STATEMENT] = parts[STATEMENT].replace(b"python:toy", b"python:boy")
    rewrite(certificate, parts, refit=True)
    assert verify(certificate).fingerprint != before


@pytest.mark.parametrize("name", [MANIFEST, RESULTS, STATEMENT])
def test_a_missing_part_is_told(certificate: Path, name: str) -> None:
    parts = contents(certificate)
    del parts[name]
    rewrite(certificate, parts)
    with pytest.raises(BadCertificate):
        verify(certificate)


@pytest.mark.parametrize("name", ["extra.txt", "../../escaped.txt"])
def test_a_part_that_is_not_listed_is_told_and_never_unpacked(
    certificate: Path, name: str, tmp_path: Path
) -> None:
    before = set(tmp_path.rglob("*"))
    rewrite(certificate, contents(certificate) | {name: b"something"})
    with pytest.raises(BadCertificate, match="not in the manifest"):
        verify(certificate)
    assert set(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_a_truncated_certificate_is_told(certificate: Path, share: float) -> None:
    data = certificate.read_bytes()
    certificate.write_bytes(data[: int(len(data) * share)])
    with pytest.raises(BadCertificate, match="no certificate, or a part of one"):
        verify(certificate)


@pytest.mark.parametrize(
    "damage",
    [
        {"format": "something-else/9"},
        {"files": {}},
        {"unknown": 1},
    ],
)
def test_a_manifest_of_another_form_is_told(certificate: Path, damage: dict[str, object]) -> None:
    parts = contents(certificate)
    parts[MANIFEST] = json.dumps(json.loads(parts[MANIFEST]) | damage).encode()
    rewrite(certificate, parts)
    with pytest.raises(BadCertificate):
        verify(certificate)


def test_a_summary_of_another_form_is_told(certificate: Path) -> None:
    parts = contents(certificate)
    statement = json.loads(parts[STATEMENT])
    statement["summary"]["documents"] = [{"title": 7}]
    parts[STATEMENT] = json.dumps(statement).encode()
    rewrite(certificate, parts, refit=True)
    with pytest.raises(BadCertificate, match="breaks its schema"):
        verify(certificate)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadCertificate, match="There is no file"):
        verify(tmp_path / "none.duelproof")


def test_the_files_in_which_two_suites_differ_are_named(suite: Path) -> None:
    before = suite_state(suite, "1")
    (suite / "steps" / "toy.py").write_text("changed\n", "utf-8")
    (suite / "features" / "toy" / "two.feature").write_text("new\n", "utf-8")
    assert differing_files(before, suite_state(suite, "1")) == ["features/toy/two.feature", "steps/toy.py"]
