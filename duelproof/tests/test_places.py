"""What a command writes at its end has a place before it begins; what fails all the same loses no verdict."""

import errno
import os
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from typer.testing import CliRunner

from duelproof.certificate import pack
from duelproof.cli import app, certifying
from duelproof.tests.suites import Certify, Suite

TOY = "python:duelproof.tests.fakes.toy:Toy"


@pytest.mark.parametrize("option", ["--bundle", "--write-known"])
@pytest.mark.parametrize(
    ("place", "said"),
    [
        (".", "it is a folder"),
        ("file/under", "file is no folder"),
        ("n" * 300, "File name too long"),
        ("report/results.jsonl", "writes something else there"),
        ("report/../report/report.html", "writes something else there"),
    ],
)
def test_what_cannot_be_written_ends_a_run_before_it_begins(
    option: str, place: str, said: str, certify: Certify, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "report").mkdir()
    certified = certify(TOY, option, str(tmp_path / place))
    assert certified.code == 2
    assert certified.said.startswith(f"{option} cannot be written to {tmp_path}")
    assert said in certified.said
    assert not list(certified.folder.iterdir())


def test_a_certificate_does_not_replace_the_key_that_signs_it(certify: Certify, tmp_path: Path) -> None:
    key = tmp_path / "key.pem"
    before = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    key.write_bytes(before)
    assert certify(TOY, "--sign", str(key), "--bundle", str(key)).code == 2
    assert key.read_bytes() == before


def test_the_folder_of_known_violations_is_made(certify: Certify, tmp_path: Path) -> None:
    file = tmp_path / "not" / "yet" / "known.toml"
    assert certify(TOY, "--write-known", str(file)).code == 0
    assert file.is_file()


def test_the_verdict_is_told_where_the_certificate_cannot_be_written(
    suite: Suite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> str:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(pack, "pack", full)
    file, report = tmp_path / "run.duelproof", tmp_path / "report"
    words = ["certify", TOY, "--in-process", "-n", "1", "--seed", "1", "--suite", str(suite.root)]
    result = CliRunner().invoke(app, [*words, "--report", str(report), "--bundle", str(file)])
    assert "is not judged.\nReport: " in result.output
    assert (report / "report.html").is_file()
    assert str(result.exception).startswith(f"The report is written, but nothing could be written to {file}:")


def test_a_report_that_found_no_room_is_written_with_resume(
    certify: Certify, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(certifying, "write_report", full)
        certified = certify(TOY)
    assert certified.code == 2
    assert "No space left on device. What was played is kept" in certified.said
    resumed = certify(TOY, "--resume")
    assert resumed.code == 0
    assert "5 scenarios have a result already." in resumed.said


@pytest.mark.parametrize(
    "words",
    [
        ("diff", "reference", "reference", "--game", "gate-ruler", "--save"),
        ("port", "--game", "gate-ruler", "--output"),
        ("cast", "cards.toml", "--game", "gate-ruler", "--output"),
    ],
)
def test_no_command_works_for_a_file_that_it_cannot_write(words: tuple[str, ...], tmp_path: Path) -> None:
    result = CliRunner().invoke(app, [*words, str(tmp_path)])
    assert (
        str(result.exception) == f"{words[-1]} cannot be written to {tmp_path}: it is a folder; name a file."
    )
