"""A third party can vouch for a certificate with a key, and anybody can play its scenarios again."""

import json
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from typer.testing import CliRunner, Result

from duelproof.catalogue.errors import CatalogueError
from duelproof.certificate.contents import SIGNATURE, STATEMENT
from duelproof.certificate.errors import BadCertificate
from duelproof.certificate.verify import verify
from duelproof.cli import app
from duelproof.cli.again import Again
from duelproof.cli.rerunning import Rerun, rerun
from duelproof.tests.suites import Certify, Suite, forget_steps
from duelproof.tests.test_certificate import Data, contents, forge, rewrite
from duelproof.wire import EngineFault, SpecError

KEEPER = "python:duelproof.tests.fakes.wrong:Keeper"
TOY = "python:duelproof.tests.fakes.toy:Toy"


SERVER = Path(__file__).parent / "fakes" / "toy_server.py"
MORE = """
Feature: More

  @GR-2-1a
  Rule: 2-1a A card that is played leaves the hand

    Scenario Outline: Alice plays a card
      Given a table of shed
      When alice begins
      And the player plays <ref>
      Then alice has 1 cards in hand

      Examples:
        | ref |
        | a1  |
        | a2  |
"""


def keys(folder: Path, name: str) -> tuple[Path, Path]:
    """Write a private and a public key, as openssl does, and return their files."""
    key = Ed25519PrivateKey.generate()
    private, public = folder / f"{name}.pem", folder / f"{name}.public.pem"
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    public.write_bytes(key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))
    return private, public


def verified(file: Path, suite: Suite, *arguments: str) -> Result:
    forget_steps()
    return CliRunner().invoke(app, ["verify", str(file), "--suite", str(suite.root), *arguments])


@pytest.fixture
def signed(certify: Certify, tmp_path: Path) -> Path:
    """A signed certificate; the keys lie beside it."""
    private, _ = keys(tmp_path, "referee")
    file = tmp_path / "keeper.duelproof"
    assert certify(KEEPER, "--bundle", str(file), "--sign", str(private)).code == 1
    return file


def test_a_signed_certificate_is_vouched_for_by_the_holder_of_the_key(
    signed: Path, suite: Suite, tmp_path: Path
) -> None:
    done = verified(signed, suite, "--key", str(tmp_path / "referee.public.pem"))
    assert done.exit_code == 0
    said = " ".join(done.output.split())
    assert "The holder of that key vouches for the results." in said
    assert "does not prove who made it" not in said


def test_a_signature_without_a_key_to_check_it_with_vouches_for_nothing(signed: Path, suite: Suite) -> None:
    said = " ".join(verified(signed, suite).output.split())
    assert "you gave no key, so this does not prove who made it" in said


def test_a_certificate_that_another_key_signed_is_refused(signed: Path, suite: Suite, tmp_path: Path) -> None:
    _, public = keys(tmp_path, "stranger")
    done = verified(signed, suite, "--key", str(public))
    assert isinstance(done.exception, BadCertificate)
    assert str(done.exception) == "It is signed with another key than this."


def test_a_certificate_that_is_not_signed_is_refused_where_a_key_is_given(
    certify: Certify, suite: Suite, tmp_path: Path
) -> None:
    _, public = keys(tmp_path, "referee")
    file = tmp_path / "keeper.duelproof"
    certify(KEEPER, "--bundle", str(file))
    done = verified(file, suite, "--key", str(public))
    assert str(done.exception) == "It is not signed, so nobody vouches for it."


def test_a_certificate_that_was_changed_after_it_was_signed_is_refused(signed: Path, suite: Suite) -> None:
    forge_signed(signed)
    done = verified(signed, suite)
    assert str(done.exception) == "Its signature does not fit: it was changed after it was signed."


def forge_signed(file: Path) -> None:
    """Change a word, refit the manifest, and keep the signature."""
    parts = contents(file)
    signature = parts.pop(SIGNATURE)
    statement = json.loads(parts[STATEMENT])
    statement["made"] = "2020-01-01T00:00:00Z"
    parts[STATEMENT] = json.dumps(statement).encode()
    rewrite(file, parts, refit=True)
    with zipfile.ZipFile(file, "a") as bundle:
        bundle.writestr(SIGNATURE, signature)


@pytest.mark.parametrize(
    "signature", [b"", b"{}", b'{"key": "", "signature": ""}', b'{"key": "\xc3\xa4", "signature": "!"}']
)
def test_a_signature_that_is_none_is_refused(signed: Path, suite: Suite, signature: bytes) -> None:
    rewrite(signed, contents(signed) | {SIGNATURE: signature})
    assert isinstance(verified(signed, suite).exception, BadCertificate)


def test_a_key_of_another_kind_is_told_before_the_run(certify: Certify, tmp_path: Path) -> None:
    other = tmp_path / "other.pem"
    other.write_bytes(
        X25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )
    for file, told in ((other, "is no private Ed25519 key"), (tmp_path / "none.pem", "cannot be read")):
        done = certify(KEEPER, "--bundle", str(tmp_path / "x.duelproof"), "--sign", str(file))
        assert done.code == 2
        assert told in done.said
        assert not done.folder.exists()


def test_signing_nothing_is_told(certify: Certify, tmp_path: Path) -> None:
    private, _ = keys(tmp_path, "referee")
    assert "say with --bundle where it goes" in certify(KEEPER, "--sign", str(private)).said


@pytest.fixture
def bundle(certify: Certify, tmp_path: Path) -> Path:
    """The certificate of a right engine."""
    file = tmp_path / "toy.duelproof"
    assert certify(TOY, "--bundle", str(file)).code == 0
    return file


def test_a_certificate_is_played_again_as_a_whole_where_it_is_small(bundle: Path, suite: Suite) -> None:
    done = verified(bundle, suite, "--rerun", TOY)
    assert done.exit_code == 0, done.output
    assert "5 of 5 scenarios were played again; all ended as certified." in " ".join(done.output.split())


def test_another_engine_is_told_scenario_by_scenario(bundle: Path, suite: Suite) -> None:
    done = verified(bundle, suite, "--rerun", KEEPER)
    assert done.exit_code == 1
    assert "GR-1-1a/alice-plays-a-card: certified PASS, now VIOLATION" in done.output


def test_passes_that_were_made_up_are_found_by_playing_again(
    certify: Certify, bundle: Path, suite: Suite
) -> None:
    def another_engine(statement: Data, results: list[Data]) -> None:
        statement["summary"]["engine"]["spec"] = KEEPER

    forge(bundle, another_engine)  # all parts fit together, and nothing of it is true
    assert verified(bundle, suite).exit_code == 0
    assert verified(bundle, suite, "--rerun", KEEPER).exit_code == 1


def test_a_sample_is_played_again(bundle: Path, suite: Suite) -> None:
    done = verified(bundle, suite, "--rerun", TOY, "--sample", "2", "--json")
    again = json.loads(done.stdout)["rerun"]
    assert (again["played"], again["among"], again["differences"]) == (2, 5, [])


def test_who_needs_the_judge_s_process_or_a_folder_gets_it_again(
    bundle: Path, suite: Suite, tmp_path: Path
) -> None:
    said = verified(bundle, suite, "--rerun", TOY, "--in-process")
    assert "5 of 5 scenarios were played again; all ended as certified." in " ".join(said.output.split())
    log = tmp_path / "log"
    log.mkdir()
    command = f"echo played >> {log}/engine.log && exec {sys.executable} {SERVER}"
    logging = f"stdio:/bin/sh -c '{command}'"
    assert isinstance(verified(bundle, suite, "--rerun", logging).exception, EngineFault)
    said = verified(bundle, suite, "--rerun", logging, "--writable", str(log))
    assert said.exit_code == 0, said.output
    assert (log / "engine.log").read_text("utf-8").startswith("played")


@pytest.mark.parametrize("option", [["--in-process"], ["--writable", "."], ["--sample", "2"]])
def test_how_to_play_again_without_an_engine_is_told(bundle: Path, suite: Suite, option: list[str]) -> None:
    done = verified(bundle, suite, *option)
    assert isinstance(done.exception, SpecError)
    assert "say which engine plays again" in str(done.exception)


@pytest.mark.usefixtures("clock")
def test_what_an_unfinished_run_did_not_play_is_not_compared(
    certify: Certify, suite: Suite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "unfinished.duelproof"
    aging = "python:duelproof.tests.fakes.wrong:Aging"
    assert certify(aging, "--run-limit", "3600", "--bundle", str(file)).code == 2
    monkeypatch.setenv("HOURS", "0")
    done = verified(file, suite, "--rerun", aging, "--in-process")
    said = " ".join(done.output.split())
    assert "4 of 4 scenarios were played again; all ended as certified." in said
    assert (
        "1 scenario was not played to the end in the certified run, so there is nothing to compare." in said
    )
    assert done.exit_code == 0


def test_what_an_engine_was_passed_over_in_is_not_compared(
    certify: Certify, suite: Suite, tmp_path: Path
) -> None:
    suite.feature(MORE, "02_ending/02_01_winning.feature")
    file = tmp_path / "broken.duelproof"
    engine = "python:duelproof.tests.fakes.wrong:Struggler"
    assert certify(engine, "--bundle", str(file), "--time-limit", "0.1").code == 2
    done = verified(file, suite, "--rerun", TOY, "--json")
    again = json.loads(done.stdout)["rerun"]
    assert {each["certified"] for each in again["differences"]} == {"BROKEN"}
    assert (again["played"], again["among"], len(again["differences"]), again["left_out"]) == (5, 5, 5, 2)


def test_a_run_that_played_nothing_is_not_played_again(bundle: Path, suite: Suite) -> None:
    certificate = verify(bundle, suite.root)
    run = replace(
        certificate.run,
        results=[
            {**result, "verdict": "BROKEN", "detail": {"message": "not run: the time was up"}}
            for result in certificate.run.results
        ],
    )
    assert rerun(replace(certificate, run=run), Again(TOY), suite.root) == Rerun(0, 0, [], 5)


def test_by_another_suite_nothing_is_played_again(bundle: Path, suite: Suite) -> None:
    suite.feature("Feature: More\n", "02_ending/02_01_winning.feature")
    done = verified(bundle, suite, "--rerun", TOY)
    assert isinstance(done.exception, CatalogueError)
    assert "the suite here is not the one that was run" in str(done.exception)
