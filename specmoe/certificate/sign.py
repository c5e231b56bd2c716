"""Signatures: Ed25519 over an in-toto statement about a certificate, in a DSSE envelope.

A digest finds damage, not forgery: whoever changes a certificate can compute it anew. A signature
says who stands behind one. The statement's subject is the certificate file's bytes, so the same
signature serves the JSON file and the copies inside the page and the PDF.

Needs the ``sign`` extra. Formats: in-toto Statement v1, DSSE v1.0.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from specmoe.canonical import canonical
from specmoe.certificate.intact import refuse_damaged
from specmoe.certificate.reading import loads
from specmoe.errors import InputError, NotChecked, OutputError, SpecmoeError
from specmoe.measurement.rawfile import read_bytes

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (
        Ed25519PrivateKey,
        Ed25519PublicKey,
    )

__all__ = [
    "Signed",
    "envelope",
    "key_id",
    "new_key",
    "private_key",
    "public_key",
    "signed_by",
    "statement",
]

_STATEMENT = "https://in-toto.io/Statement/v1"
_PREDICATE = "urn:specmoe:certificate:1"
_PAYLOAD = "application/vnd.in-toto+json"
_PRIVATE, _PUBLIC = "an Ed25519 private key (PEM)", "an Ed25519 public key (PEM)"
_EXTRA = "pip install 'specmoe[sign]'"


@dataclass(frozen=True, slots=True)
class Signed:
    """What a good signature says.

    Attributes:
        keyid: SHA-256 of the public key's DER form, in hexadecimal.
        digest: The certificate's own digest, as the statement has it.
        name: The file name that was signed.
    """

    keyid: str
    digest: str
    name: str


def statement(data: bytes, name: str) -> bytes:
    """What is signed: an in-toto statement about a certificate, as canonical JSON.

    Digest and form of the certificate are checked, and no more: whether its numbers follow from
    its input is for ``specmoe verify`` to say before.

    Args:
        data: The bytes of the certificate's JSON file.
        name: Its file name, for the reader; the digest decides.

    Raises:
        InputError: If the bytes are no certificate, or a damaged one.

    Example:
        >>> from specmoe.certificate import build, document
        >>> from specmoe.measurement import bundled, read
        >>> one = build(read(bundled()[0]))
        >>> json.loads(statement(document(one), "x.json"))["predicate"]["digest"] == one.digest
        True
    """
    try:
        certificate = loads(data, name).data
    except SpecmoeError as error:
        raise _not_signed(name, f"{error.problem}: {error.found}") from error
    if canonical(certificate) + b"\n" != data:
        raise _not_signed(name, "not the canonical form that audit writes")
    refuse_damaged(certificate, name, "a damaged certificate is not signed")
    return canonical(
        {
            "_type": _STATEMENT,
            "subject": [{"name": name, "digest": {"sha256": hashlib.sha256(data).hexdigest()}}],
            "predicateType": _PREDICATE,
            "predicate": {"schema": certificate["schema"], "digest": certificate["digest"]},
        }
    )


def _not_signed(file: str, found: str) -> InputError:
    return InputError(
        "only a certificate can be signed",
        file=file,
        expected="the JSON file that specmoe audit wrote",
        found=found[:200],
        mend="sign reports/<name>.json",
    )


def envelope(payload: bytes, key: Ed25519PrivateKey) -> bytes:
    """Sign a statement.

    Args:
        payload: As :func:`statement` gives it.
        key: The private key.

    Returns:
        A DSSE envelope as canonical JSON. The same input gives the same bytes.

    Example:
        >>> from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
        >>> key = Ed25519PrivateKey.from_private_bytes(bytes(32))
        >>> from specmoe.certificate import build, document
        >>> from specmoe.measurement import bundled, read
        >>> data = document(build(read(bundled()[0])))
        >>> signed_by(envelope(statement(data, "x.json"), key), data, key.public_key()).name
        'x.json'
    """
    signature = {
        "keyid": key_id(key.public_key()),
        "sig": _encoded(key.sign(_pre_authentication(_PAYLOAD, payload))),
    }
    return canonical(
        {"payloadType": _PAYLOAD, "payload": _encoded(payload), "signatures": [signature]}
    )


def signed_by(signature: bytes, data: bytes, key: Ed25519PublicKey) -> Signed | None:
    """Check a signature.

    Args:
        signature: The DSSE envelope.
        data: The bytes of the certificate's JSON file.
        key: The public key of whoever is trusted.

    Returns:
        What the signature says; ``None`` if it is not this key's, or is about other bytes.

    Raises:
        InputError: If the envelope cannot be read.
    """
    from cryptography.exceptions import InvalidSignature

    payload, signatures = _opened(signature)
    for each in signatures:
        try:
            key.verify(each, _pre_authentication(_PAYLOAD, payload))
        except InvalidSignature:
            continue
        break
    else:
        return None
    # Only now may the payload be looked into: before that anybody may have written it.
    try:
        said = json.loads(payload)
        subject = said["subject"][0]
        about, name, digest = (
            subject["digest"]["sha256"],
            subject["name"],
            said["predicate"]["digest"],
        )
        kinds = said["_type"], said["predicateType"], len(said["subject"])
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise _unreadable("an in-toto statement about one file", str(error)) from error
    if kinds != (_STATEMENT, _PREDICATE, 1) or about != hashlib.sha256(data).hexdigest():
        return None
    return Signed(key_id(key), str(digest), str(name))


def _opened(signature: bytes) -> tuple[bytes, list[bytes]]:
    """The payload and the signatures of an envelope."""
    try:
        found: Mapping[str, Any] = json.loads(signature)
        if found["payloadType"] != _PAYLOAD:
            raise ValueError(f"payloadType {found['payloadType']!r}")
        payload = base64.b64decode(found["payload"], validate=True)
        signatures = [base64.b64decode(each["sig"], validate=True) for each in found["signatures"]]
    except (ValueError, LookupError, TypeError, RecursionError, binascii.Error) as error:
        raise _unreadable("a DSSE envelope with an in-toto statement", str(error)) from error
    return payload, signatures


def _unreadable(expected: str, found: str) -> InputError:
    return InputError(
        "the signature cannot be read",
        expected=expected,
        found=found[:200],
        mend="make it with specmoe sign",
    )


def _pre_authentication(kind: str, payload: bytes) -> bytes:
    """DSSE's PAE: lengths in front, so that no two messages look alike."""
    name = kind.encode()
    return b"DSSEv1 %d %s %d %s" % (len(name), name, len(payload), payload)


def _encoded(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def key_id(key: Ed25519PublicKey) -> str:
    """A public key's name: SHA-256 of its DER form, in hexadecimal."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    der = key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    return hashlib.sha256(der).hexdigest()


def private_key(path: Path, passphrase: bytes | None = None) -> Ed25519PrivateKey:
    """Read a private key (PEM, PKCS #8).

    Args:
        path: The file.
        passphrase: If it is encrypted.

    Raises:
        InputError: If it cannot be read, or is not Ed25519.
        NotChecked: Without the ``sign`` extra.
    """
    _need_library()
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    key = _loaded(path, _PRIVATE, lambda data: load_pem_private_key(data, passphrase))
    if not isinstance(key, Ed25519PrivateKey):
        raise _no_key(path, _PRIVATE, type(key).__name__)
    return key


def public_key(path: Path) -> Ed25519PublicKey:
    """Read a public key (PEM).

    Args:
        path: The file.

    Raises:
        InputError: If it cannot be read, or is not Ed25519.
        NotChecked: Without the ``sign`` extra.
    """
    _need_library()
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_pem_public_key

    key = _loaded(path, _PUBLIC, load_pem_public_key)
    if not isinstance(key, Ed25519PublicKey):
        raise _no_key(path, _PUBLIC, type(key).__name__)
    return key


def _loaded(path: Path, expected: str, load: Callable[[bytes], object]) -> object:
    from cryptography.exceptions import UnsupportedAlgorithm

    try:
        return load(read_bytes(path, shown=str(path)))
    except (OSError, ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise _no_key(path, expected, error) from error


def new_key(path: Path) -> tuple[Path, Path]:
    """Make a key pair: the private key in ``path``, the public one in ``path`` with ``.pub``.

    Args:
        path: A file that must not exist yet. Only its owner may read it.

    Returns:
        Both paths.

    Raises:
        OutputError: If one of the files exists or cannot be written.
        NotChecked: Without the ``sign`` extra.
    """
    _need_library()
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
        PublicFormat,
    )

    key = Ed25519PrivateKey.generate()
    public = path.with_name(path.name + ".pub")
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    shown = key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    _write_new(public, shown, 0o644)
    try:
        _write_new(path, secret, 0o600)
    except OutputError:
        public.unlink()
        raise
    return path, public


def _write_new(path: Path, content: bytes, mode: int) -> None:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
    except OSError as error:
        raise OutputError(
            "the key could not be written",
            file=str(path),
            expected="a new file in a folder that is there",
            found=error.strerror or str(error),
            mend="choose another name; an old key is never overwritten",
        ) from error


def _no_key(path: Path, expected: str, found: object) -> InputError:
    return InputError(
        "this key cannot be used",
        file=str(path),
        path="--key",
        expected=expected,
        found=str(found)[:200],
        mend="make a pair with specmoe sign --new-key FILE",
    )


def _need_library() -> None:
    try:
        import cryptography.hazmat.primitives.asymmetric.ed25519  # noqa: F401
    except ImportError as error:
        raise NotChecked(
            "signatures need a library that is not here",
            path="--key",
            expected="the `sign` extra",
            found=str(error),
            mend=_EXTRA,
        ) from error
