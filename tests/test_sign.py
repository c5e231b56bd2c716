"""Signatures: what they bind, and everything that must not pass as one."""

import base64
import json
import stat

import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st

from specmoe.audit import certify
from specmoe.canonical import canonical, digest
from specmoe.certificate import build, document
from specmoe.certificate.sign import (
    envelope,
    key_id,
    new_key,
    private_key,
    public_key,
    signed_by,
    statement,
)
from specmoe.cli import main
from specmoe.errors import InputError, NotChecked, OutputError
from specmoe.measurement import bundled, read

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(32))
M5 = read(next(path for path in bundled() if path.stem == "m5-max"))
MADE = build(M5)
DATA = document(MADE)
ENVELOPE = envelope(statement(DATA, "x.json"), KEY)


@pytest.fixture
def run():
    runner = CliRunner()
    return lambda *arguments: runner.invoke(main, [str(argument) for argument in arguments])


def test_a_signature_names_its_key_and_its_certificate():
    found = signed_by(ENVELOPE, DATA, KEY.public_key())
    said = (found.keyid, found.digest, found.name)
    assert said == (key_id(KEY.public_key()), MADE.digest, "x.json")
    assert envelope(statement(DATA, "x.json"), KEY) == ENVELOPE


def test_the_formats_are_those_of_in_toto_and_dsse():
    opened = json.loads(ENVELOPE)
    assert set(opened) == {"payload", "payloadType", "signatures"}
    assert opened["payloadType"] == "application/vnd.in-toto+json"
    payload = base64.b64decode(opened["payload"])
    said = json.loads(payload)
    assert said["_type"] == "https://in-toto.io/Statement/v1"
    assert set(said["subject"][0]["digest"]) == {"sha256"}
    # Checked without our own code: DSSE's pre-authentication encoding, written out.
    kind = b"application/vnd.in-toto+json"
    message = b" ".join([b"DSSEv1", b"28", kind, str(len(payload)).encode(), payload])
    KEY.public_key().verify(base64.b64decode(opened["signatures"][0]["sig"]), message)


def test_another_key_does_not_pass():
    assert signed_by(ENVELOPE, DATA, OTHER.public_key()) is None


@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
def test_no_changed_certificate_passes(place, change):
    changed = DATA[:place] + bytes([DATA[place] ^ change]) + DATA[place + 1 :]
    assert signed_by(ENVELOPE, changed, KEY.public_key()) is None


@given(st.integers(0, len(ENVELOPE) - 1), st.integers(1, 127))
def test_no_changed_envelope_says_anything_else(place, change):
    changed = ENVELOPE[:place] + bytes([ENVELOPE[place] ^ change]) + ENVELOPE[place + 1 :]
    try:
        found = signed_by(changed, DATA, KEY.public_key())
    except InputError:
        return
    # The key's name beside a signature is a hint that DSSE does not sign.
    assert found is None or found == signed_by(ENVELOPE, DATA, KEY.public_key())


@pytest.mark.parametrize("payload", [b"{}", b"[]", b"not JSON", b"[" * 100_000])
def test_a_signed_payload_that_is_no_statement_is_one_clear_error(payload):
    with pytest.raises(InputError, match="signature"):
        signed_by(envelope(payload, KEY), DATA, KEY.public_key())


@pytest.mark.parametrize(
    ("old", "new"),
    [(b"Statement/v1", b"Statement/v2"), (b"urn:specmoe:certificate:1", b"urn:other")],
)
def test_a_signed_statement_of_another_kind_does_not_pass(old, new):
    payload = statement(DATA, "x.json").replace(old, new)
    assert signed_by(envelope(payload, KEY), DATA, KEY.public_key()) is None


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b"\xff", b'{"payloadType":1}', b"[" * 100_000])
def test_what_is_no_envelope_is_one_clear_error(text):
    with pytest.raises(InputError, match="signature"):
        signed_by(text, DATA, KEY.public_key())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b'{"digest":"0"}',
        b"\x00",
        b"[" * 100_000,
        b"%PDF-1.7",
        DATA[:-1],
        b" " + DATA,
        DATA.replace(b'{"body":', b'{"body":1,"body":', 1),
    ],
)
def test_only_a_certificate_can_be_signed(data):
    with pytest.raises(InputError, match="only a certificate"):
        statement(data, "x.json")


def other(**changes):
    """The certificate with other entries of its body, and a digest of its own."""
    data = json.loads(DATA)
    data["body"] |= changes
    return canonical({**data, "digest": digest(data["schema"], data["body"])}) + b"\n"


DAMAGED = {
    "a number": (DATA.replace(b'"n":4', b'"n":5', 1), "digest"),
    "the digest": (DATA.replace(MADE.digest.encode(), b"0" * 64), "digest"),
    "no results": (other(results="none"), "body.results"),
    "a line in a label": (
        other(provenance=json.loads(DATA)["body"]["provenance"] | {"specmoe": "1\nsigned"}),
        "body.provenance.specmoe",
    ),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_what_is_damaged_is_not_signed(run, tmp_path, name):
    data, place = DAMAGED[name]
    assert data != DATA
    with pytest.raises(InputError, match="a damaged certificate is not signed") as caught:
        statement(data, "x.json")
    assert caught.value.path == place
    assert "specmoe verify x.json" in caught.value.mend
    (tmp_path / "good.json").write_bytes(DATA)
    (tmp_path / "bad.json").write_bytes(data)
    files = tmp_path / "good.json", tmp_path / "bad.json"
    result = run("sign", *files, "--new-key", tmp_path / "my.pem")
    assert (result.exit_code, result.stdout) == (2, "")
    assert place in result.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.json", "good.json"]


def test_what_is_signed_is_not_thereby_true(run, tmp_path):
    """Digest and schema hold; the numbers do not: that is for verify to say."""
    wrong = other(title="Another device")
    assert statement(wrong, "x.json")
    (tmp_path / "x.json").write_bytes(wrong)
    assert run("verify", tmp_path / "x.json").exit_code == 1
    assert "run specmoe verify before you sign" in " ".join(run("sign", "--help").stdout.split())


def test_a_new_key_is_its_owners_alone_and_never_overwrites(tmp_path):
    secret, public = new_key(tmp_path / "my.pem")
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert key_id(private_key(secret).public_key()) == key_id(public_key(public))
    before = secret.read_bytes(), public.read_bytes()
    with pytest.raises(OutputError, match="never overwritten"):
        new_key(secret)
    public.unlink()
    with pytest.raises(OutputError):
        new_key(secret)
    assert not public.exists()
    assert secret.read_bytes() == before[0]


def test_keys_that_cannot_be_used_are_refused(tmp_path):
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    other = generate_private_key(SECP256R1())
    pem, der = serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    (tmp_path / "ec.pub").write_bytes(other.public_key().public_bytes(pem, der))
    (tmp_path / "empty").write_bytes(b"")
    secret = KEY.private_bytes(
        pem,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(b"secret"),
    )
    (tmp_path / "locked").write_bytes(secret)
    for name in ("ec.pub", "empty", "missing"):
        with pytest.raises(InputError, match="key"):
            public_key(tmp_path / name)
    for name, passphrase in (("locked", None), ("locked", b"wrong"), ("empty", None)):
        with pytest.raises(InputError, match="key"):
            private_key(tmp_path / name, passphrase)
    assert key_id(private_key(tmp_path / "locked", b"secret").public_key()) == key_id(
        KEY.public_key()
    )


def test_without_the_library_the_extra_is_named(monkeypatch, tmp_path, run):
    import sys

    monkeypatch.setitem(sys.modules, "cryptography", None)
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.asymmetric.ed25519", None)
    with pytest.raises(NotChecked) as caught:
        new_key(tmp_path / "my.pem")
    assert "specmoe[sign]" in caught.value.mend
    result = run("sign", "--new-key", tmp_path / "my.pem")
    assert result.exit_code == 3
    assert not list(tmp_path.iterdir())


def test_the_command_signs_what_audit_wrote(run, tmp_path):
    files = certify(read(bundled()[0]), ["json"]).files
    (name, data), *_ = files.items()
    path = tmp_path / name
    path.write_bytes(data)
    result = run("sign", path, "--new-key", tmp_path / "my.pem", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    signature = path.with_suffix(".intoto.json")
    assert found["signatures"] == [str(signature)]
    key = public_key(tmp_path / "my.pem.pub")
    assert signed_by(signature.read_bytes(), data, key).name == name
    assert run("sign", path, "--key", tmp_path / "my.pem").exit_code == 0


@pytest.mark.parametrize(
    "arguments", [[], ["--key", "k"], ["c.json"], ["c.json", "--key", "k", "--new-key", "n"]]
)
def test_the_command_refuses_what_makes_no_sense(run, arguments, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run("sign", *arguments)
    assert result.exit_code == 2
    assert "mend:" in result.stderr
    assert not list(tmp_path.iterdir())


def test_no_key_is_made_where_there_is_nothing_that_can_be_signed(run, tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    result = run("sign", bad, "--new-key", tmp_path / "my.pem")
    assert result.exit_code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["bad.json"]


@pytest.fixture(scope="module")
def signed(tmp_path_factory):
    """A certificate as file and as page, a key pair, a signature, and somebody else's key."""
    folder = tmp_path_factory.mktemp("signed")
    for name, data in certify(M5, ["json", "html"]).files.items():
        (folder / name).write_bytes(data)
    runner = CliRunner()
    own = [str(folder / "m5-max.json"), "--new-key", str(folder / "own.pem")]
    assert runner.invoke(main, ["sign", *own]).exit_code == 0
    new_key(folder / "other.pem")
    return folder


@pytest.mark.parametrize("kind", ["json", "html"])
def test_verify_says_who_signed(run, signed, kind):
    result = run("verify", signed / f"m5-max.{kind}", "--key", signed / "own.pem.pub")
    assert result.exit_code == 0, result.output
    assert key_id(public_key(signed / "own.pem.pub")) in result.output


def test_verify_refutes_the_signature_of_another(run, signed):
    result = run("verify", signed / "m5-max.json", "--key", signed / "other.pem.pub")
    assert result.exit_code == 1
    assert "refuted" in result.output


def test_verify_refutes_a_signature_of_another_certificate(run, signed, tmp_path):
    other = next(path for path in bundled() if path.stem == "m3-ultra")
    (path,) = [tmp_path / name for name in certify(read(other), ["json"]).files]
    path.write_bytes(certify(read(other), ["json"]).files[path.name])
    signature = signed / "m5-max.intoto.json"
    key = signed / "own.pem.pub"
    assert run("verify", path, "--key", key, "--signature", signature).exit_code == 1
    missing = run("verify", path, "--key", key)
    assert missing.exit_code == 2
    assert "--signature" in missing.stderr


def test_verify_without_the_library_checks_no_signature(run, signed, monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.asymmetric.ed25519", None)
    result = run("verify", signed / "m5-max.json", "--key", signed / "own.pem.pub")
    assert result.exit_code == 3
    assert "specmoe[sign]" in result.output


def test_a_signature_without_a_key_is_refused(run, signed):
    result = run("verify", signed / "m5-max.json", "--signature", signed / "m5-max.intoto.json")
    assert result.exit_code == 2
    assert "--key" in result.stderr


@pytest.mark.parametrize("place", ["/dev/zero", "/dev/null"])
def test_what_is_no_file_is_never_read_without_end(run, signed, place):
    assert run("sign", place, "--key", signed / "own.pem").exit_code == 2
    assert run("sign", signed / "m5-max.json", "--key", place).exit_code == 2
    assert run("verify", signed / "m5-max.json", "--key", place).exit_code == 2
    arguments = ("--key", signed / "own.pem.pub", "--signature", place)
    assert run("verify", signed / "m5-max.json", *arguments).exit_code == 2
