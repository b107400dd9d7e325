"""Signing a certificate, so that somebody vouches for it: Ed25519 over the manifest, keys in PEM files."""

import base64
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    PublicFormat,
    load_pem_private_key,
    load_pem_public_key,
)

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import sha256
from duelproof.certificate.errors import BadCertificate

HOW = "openssl genpkey -algorithm ed25519 -out key.pem"
HOW_PUBLIC = "openssl pkey -in key.pem -pubout -out public.pem"


class Signature(msgspec.Struct, forbid_unknown_fields=True):
    """A signature over a manifest, and the public key that it is checked with, both in base64."""

    key: str
    signature: str


def private_key(file: Path) -> Ed25519PrivateKey:
    """Return the key of a PEM file. Raises CatalogueError when there is none, or it is no Ed25519 key."""
    try:
        key = load_pem_private_key(file.read_bytes(), password=None)
    except OSError as error:
        raise CatalogueError(f"The key {file} cannot be read: {error.strerror}.") from None
    except (ValueError, TypeError, UnsupportedAlgorithm):
        key = None
    if not isinstance(key, Ed25519PrivateKey):
        raise CatalogueError(f"{file} is no private Ed25519 key without a password; make one with: {HOW}")
    return key


def public_key(file: Path) -> Ed25519PublicKey:
    """Return the key of a PEM file. Raises CatalogueError when there is none, or it is no Ed25519 key."""
    try:
        key = load_pem_public_key(file.read_bytes())
    except OSError as error:
        raise CatalogueError(f"The key {file} cannot be read: {error.strerror}.") from None
    except (ValueError, UnsupportedAlgorithm):
        key = None
    if not isinstance(key, Ed25519PublicKey):
        raise CatalogueError(f"{file} is no public Ed25519 key; make it from the private one: {HOW_PUBLIC}")
    return key


def signed(manifest: bytes, key: Ed25519PrivateKey) -> Signature:
    """Sign a manifest."""
    return Signature(_text(_raw(key.public_key())), _text(key.sign(manifest)))


def signer(manifest: bytes, signature: Signature | None, key: Ed25519PublicKey | None) -> str | None:
    """Check a signature, with the key that it must be of if there is one.

    Returns:
        The sha-256 of the key that it is of; None where there is no signature and none was asked for.

    Raises:
        BadCertificate: the signature does not fit, is of another key, or is missing though it was asked for.
    """
    if signature is None:
        if key is not None:
            raise BadCertificate("It is not signed, so nobody vouches for it.")
        return None
    try:
        said = Ed25519PublicKey.from_public_bytes(base64.b64decode(signature.key, validate=True))
        said.verify(base64.b64decode(signature.signature, validate=True), manifest)
    except (ValueError, InvalidSignature):
        raise BadCertificate("Its signature does not fit: it was changed after it was signed.") from None
    if key is not None and _raw(key) != _raw(said):
        raise BadCertificate("It is signed with another key than this.")
    return sha256(_raw(said))


def _raw(key: Ed25519PublicKey) -> bytes:
    return key.public_bytes(Encoding.Raw, PublicFormat.Raw)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
