"""Opening a bundle that a stranger made: what it may unpack to is bounded before anything is unpacked."""

import os
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from duelproof.certificate.contents import BOOK_FILE, MANIFEST, RESULTS, SIGNATURE, STATEMENT
from duelproof.certificate.errors import BadCertificate

LARGEST_FILE = 64 * 1024 * 1024
"""How many bytes the bundle itself may have."""
MOST_ENTRIES = 64
RATIO = 200
"""How many times its packed size a part may unpack to."""
SLACK = 64 * 1024
"""A part of so few bytes may have any ratio."""
LARGEST = {
    MANIFEST: 64 * 1024,
    SIGNATURE: 4 * 1024,
    STATEMENT: 4 * 1024 * 1024,
    RESULTS: 256 * 1024 * 1024,
}
"""How many bytes a part may unpack to."""
LARGEST_BOOK = 1024 * 1024
LONGEST_LINE = 4 * 1024 * 1024

_END = 22  # bytes of the record that ends a zip, when it has no comment
_END_MARK = b"PK\x05\x06"
_LARGE_MARK = b"PK\x06\x07"  # of a second such record, for sizes beyond four gigabytes
_CHUNK = 64 * 1024


class Bundle:
    """An open bundle. Nothing of it is ever written to disk.

    Raises BadCertificate when it is none, or larger than a certificate may be.
    """

    def __init__(self, file: Path) -> None:
        try:
            self._file = file.open("rb")
        except FileNotFoundError:
            raise BadCertificate(f"There is no file {file}.") from None
        except OSError as error:
            raise BadCertificate(f"{file} cannot be read: {error.strerror}.") from None
        try:
            _check_directory(self._file)
            self._zip = zipfile.ZipFile(self._file)
            self._parts = _bounded(self._zip.infolist())
        except (OSError, zipfile.BadZipFile, NotImplementedError, ValueError) as error:
            self.close()
            raise BadCertificate(f"{file} is no certificate, or a part of one: {error}.") from None
        except BadCertificate:
            self.close()
            raise

    @property
    def names(self) -> list[str]:
        """The names of its parts."""
        return list(self._parts)

    def read(self, name: str) -> bytes:
        """Return a part's bytes. Raises BadCertificate when it is not there or cannot be unpacked."""
        return b"".join(self.chunks(name))

    def lines(self, name: str) -> Iterator[bytes]:
        """Yield the lines of a part, each with its newline if it has one. Raises as `read` does."""
        rest = b""
        for chunk in self.chunks(name):
            *whole, last = chunk.split(b"\n")
            for line in whole:
                yield rest + line + b"\n"
                rest = b""
            rest += last
            if len(rest) > LONGEST_LINE:
                raise BadCertificate(f"A line of {name} has more than {LONGEST_LINE} bytes.")
        if rest:
            yield rest

    def chunks(self, name: str) -> Iterator[bytes]:
        """Yield a part's bytes, some at a time. Raises as `read` does."""
        if name not in self._parts:
            raise BadCertificate(f"It has no {name}.")
        entry, left = self._parts[name], self._parts[name].file_size
        try:
            with self._zip.open(entry) as stream:
                while chunk := stream.read(_CHUNK):
                    left -= len(chunk)
                    if left < 0:  # its header may lie about how many bytes there are
                        raise BadCertificate(f"{name!r} is larger than it says.")
                    yield chunk
        except (OSError, EOFError, zipfile.BadZipFile, zlib.error, RuntimeError) as error:
            raise BadCertificate(f"{name!r} cannot be unpacked: {error}.") from None

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _check_directory(file: BinaryIO) -> None:
    """Check the size of the file and of its list of parts, before any of that is read into memory.

    Raises OSError, and BadCertificate.
    """
    size = file.seek(0, os.SEEK_END)
    if size > LARGEST_FILE:
        raise BadCertificate(f"It has {size} bytes; a certificate has at most {LARGEST_FILE}.")
    file.seek(max(0, size - _END - 20))
    tail = file.read()
    end = tail[-_END:]
    if len(end) < _END or not end.startswith(_END_MARK):
        raise zipfile.BadZipFile("it does not end like a zip file without a comment")
    entries = int.from_bytes(end[10:12], "little")
    directory = int.from_bytes(end[12:16], "little")
    if tail[:-_END].startswith(_LARGE_MARK) or entries > MOST_ENTRIES or directory > SLACK:
        raise BadCertificate(f"It has too many parts; a certificate has at most {MOST_ENTRIES}.")


def _bounded(entries: list[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
    parts: dict[str, zipfile.ZipInfo] = {}
    for entry in entries:
        name = entry.filename
        if name in parts:
            raise BadCertificate(f"The name {name!r} stands twice in it.")
        most = LARGEST.get(name, LARGEST_BOOK if BOOK_FILE.fullmatch(name) else None)
        if most is None:
            raise BadCertificate(f"{name!r} is no part of a certificate.")
        if entry.file_size > most:
            raise BadCertificate(f"{name!r} unpacks to {entry.file_size} bytes; at most {most} are allowed.")
        if entry.file_size > max(SLACK, RATIO * entry.compress_size):
            raise BadCertificate(f"{name!r} unpacks to more than {RATIO} times its size.")
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise BadCertificate(f"{name!r} is packed in a way that certificates are not.")
        parts[name] = entry
    return parts
