"""The trace file of a router: NumPy's ``.npz``, an archive of two or three arrays.

- ``experts``: whole numbers in the shape ``(layers, tokens, m)``: which experts each token of each
  layer selected. Written as ``uint8`` for up to 256 experts, else ``uint16``, in rising order.
- ``N``: the number of routed experts of one layer.
- ``about``: where the trace comes from, as JSON in one string; may be left out.

``numpy.savez`` makes one by hand, the experts of a token in any order:

>>> import io, numpy as np
>>> file = io.BytesIO()
>>> np.savez(file, experts=[[[1, 0], [2, 1], [3, 2]]], N=4)  # 1 layer, 3 tokens, m = 2
>>> from_npz(file.getvalue(), shown="t.npz").layer(0)
((0, 1), (1, 2), (2, 3))

What is written here is not compressed:
the experts of a token are close to random, and so the same trace gives the same bytes everywhere.

A file may be hostile: nothing is unpickled, and nothing is allocated on the word of a header.
"""

from __future__ import annotations

import io
import json
import os
import tokenize
import warnings
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from specmoe.errors import InputError
from specmoe.measurement.rawfile import read_bytes
from specmoe.measurement.wording import cut

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Experts: TypeAlias = NDArray[np.unsignedinteger[Any]]

__all__ = [
    "MAX_SELECTIONS",
    "TraceFile",
    "from_npz",
    "npz_bytes",
    "read_npz",
    "to_npz",
    "trace_file",
]

MAX_SELECTIONS = 2**24
"""Largest trace: layers times tokens times experts per token."""

_MAX_BYTES = 64 * 2**20  # of the file, and of what it unpacks to
_MOST_EXPERTS = 65536  # as many as a measurement file may state
_MOST_ABOUT = 65536  # characters
_NAMES = {"experts.npy", "N.npy", "about.npy"}
# What zipfile and NumPy raise for a damaged file: RuntimeError for a password, or for brackets too
# deep; a warning, turned into an error, for a header that Python 2 wrote.
_DAMAGED = (
    zipfile.BadZipFile,
    zlib.error,
    tokenize.TokenError,
    EOFError,
    MemoryError,
    OSError,
    OverflowError,
    RuntimeError,
    SyntaxError,
    TypeError,
    ValueError,
    Warning,
)
_MEND = 'make it with numpy.savez("t.npz", experts=array, N=number), or by `specmoe trace`'


@dataclass(frozen=True, slots=True, eq=False)
class TraceFile:
    """A routing trace: which experts each token of each layer selected.

    Attributes:
        experts: Shape ``(layers, tokens, m)``, unsigned, rising within a token; not writeable.
        routed_experts: ``N``.
        about: Where it comes from: what the file says.

    Example:
        >>> import numpy as np
        >>> trace = trace_file(np.array([[[1, 0], [2, 1]]]), 4)
        >>> trace.layer(0), trace.top_k
        (((0, 1), (1, 2)), 2)
    """

    experts: Experts
    routed_experts: int
    about: Mapping[str, Any]

    @property
    def layers(self) -> int:
        """How many layers there are."""
        return int(self.experts.shape[0])

    @property
    def tokens(self) -> int:
        """How many tokens each layer has."""
        return int(self.experts.shape[1])

    @property
    def top_k(self) -> int:
        """``m``, the experts of each token."""
        return int(self.experts.shape[2])

    def layer(self, index: int) -> tuple[tuple[int, ...], ...]:
        """The tokens of one layer in order, each with the experts it selects."""
        return tuple(tuple(token) for token in self.experts[index].tolist())


def trace_file(
    experts: NDArray[np.integer[Any]],
    routed_experts: int,
    about: Mapping[str, Any] | None = None,
    *,
    shown: str = "experts",
) -> TraceFile:
    """A trace from an array, checked.

    Args:
        experts: Whole numbers in the shape ``(layers, tokens, m)``.
        routed_experts: ``N``.
        about: Where it comes from: anything that JSON can hold.
        shown: The name of the file for error messages.

    Returns:
        The trace.

    Raises:
        InputError: If it is empty or too large, or if a token does not select m different experts
            out of ``0 .. N-1``.
    """
    import numpy as np

    if not 1 <= routed_experts <= _MOST_EXPERTS:
        raise _bad(
            shown, "N", "no such number of experts", f"1 to {_MOST_EXPERTS}", str(routed_experts)
        )
    if experts.dtype.kind not in "iu":
        raise _bad(shown, "experts", "not whole numbers", "an array of integers", experts.dtype.str)
    if experts.ndim != 3 or experts.size == 0:
        expected = "the shape (layers, tokens, m), each at least 1"
        raise _bad(shown, "experts", "not the shape of a trace", expected, f"{experts.shape}")
    if experts.size > MAX_SELECTIONS:
        raise InputError(
            "the trace is too long",
            file=shown,
            path="experts",
            expected=f"at most {MAX_SELECTIONS} selections: layers x tokens x m",
            found=f"{experts.size}",
            mend="take fewer tokens or fewer layers",
        )
    m = experts.shape[2]
    if m > routed_experts:
        raise _bad(
            shown,
            "experts",
            "more experts per token than there are",
            f"m <= {routed_experts}",
            f"{m}",
        )
    outside = (experts < 0) | (experts >= routed_experts)
    if outside.any():
        layer, token, place = np.unravel_index(int(outside.argmax()), experts.shape)
        raise _bad(
            shown,
            f"experts[{layer}, {token}]",
            "no such expert",
            f"an expert from 0 to {routed_experts - 1}",
            str(experts[layer, token, place]),
        )
    kept = np.sort(experts.astype(np.uint8 if routed_experts <= 256 else np.uint16), axis=2)
    twice = kept[:, :, 1:] == kept[:, :, :-1]
    if twice.any():
        layer, token, place = np.unravel_index(int(twice.argmax()), twice.shape)
        raise _bad(
            shown,
            f"experts[{layer}, {token}]",
            "an expert is selected twice by one token",
            f"{m} different experts",
            f"expert {kept[layer, token, place]} twice",
        )
    kept.flags.writeable = False
    return TraceFile(kept, routed_experts, dict(about or {}))


def to_npz(trace: TraceFile) -> bytes:
    """A trace as a file: the same trace gives the same bytes on every machine.

    Args:
        trace: The trace.

    Returns:
        The bytes of an ``.npz`` file.

    Example:
        >>> import numpy as np
        >>> trace = trace_file(np.array([[[0, 1], [1, 2]]]), 4, {"source": "by hand"})
        >>> from_npz(to_npz(trace)).about
        {'source': 'by hand'}
    """
    import numpy as np

    about = json.dumps(trace.about, ensure_ascii=False, sort_keys=True)
    little = trace.experts.dtype.newbyteorder("<")
    arrays: dict[str, NDArray[Any]] = {
        "experts": trace.experts.astype(little, copy=False),
        "N": np.array(trace.routed_experts, "<u4"),
        "about": np.array(about, f"<U{max(1, len(about))}"),
    }
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, array in arrays.items():
            content = io.BytesIO()
            np.lib.format.write_array(content, array, version=(1, 0), allow_pickle=False)
            entry = zipfile.ZipInfo(f"{name}.npy", (1980, 1, 1, 0, 0, 0))
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            archive.writestr(entry, content.getvalue())
    return packed.getvalue()


def read_npz(path: str | os.PathLike[str]) -> TraceFile:
    """Read a trace file.

    Args:
        path: The file.

    Returns:
        The trace.

    Raises:
        InputError: If it cannot be read, is too large, or is no such trace.

    Example:
        >>> import numpy, tempfile
        >>> file = Path(tempfile.mkdtemp()) / "t.npz"
        >>> numpy.savez(file, experts=[[[3, 0], [0, 1]]], N=4)
        >>> read_npz(file).layer(0)
        ((0, 3), (0, 1))
    """
    shown = os.fsencode(path).decode("utf-8", "replace")
    return from_npz(npz_bytes(Path(os.fsdecode(path)), shown=shown), shown=shown)


def npz_bytes(path: Path, *, shown: str, where: str | None = None) -> bytes:
    """The bytes of a trace file, of which a measurement's limit is too low.

    Raises:
        InputError: If it cannot be read, or is too large.
    """
    mend = "take fewer tokens or fewer layers"
    return read_bytes(path, shown=shown, where=where, most=_MAX_BYTES, mend=mend)


def from_npz(data: bytes, *, shown: str = "trace.npz") -> TraceFile:
    """Read a trace from the bytes of its file.

    Args:
        data: The bytes.
        shown: The file's name for error messages.

    Returns:
        The trace.

    Raises:
        InputError: If they are no such trace.
    """
    arrays = _unpacked(data, shown)
    for name in ("experts.npy", "N.npy"):
        if name not in arrays:
            found = ", ".join(sorted(arrays)) or "an empty archive"
            raise _bad(shown, name.removesuffix(".npy"), "the array is missing", name, found)
    N = arrays["N.npy"]
    if N.shape != () or N.dtype.kind not in "iu":
        raise _bad(shown, "N", "not one whole number", "an integer", f"{N.dtype} {N.shape}")
    about = _about(arrays["about.npy"], shown) if "about.npy" in arrays else {}
    return trace_file(arrays["experts.npy"], int(N), about, shown=shown)


def _unpacked(data: bytes, shown: str) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            names = [entry.filename for entry in entries]
            if len(set(names)) != len(names) or not set(names) <= _NAMES:
                expected = f"each of {', '.join(sorted(_NAMES))} at most once"
                # The names of a hostile archive can be very many.
                raise _bad(shown, None, "other arrays", expected, cut(", ".join(names[:9])))
            if sum(entry.file_size for entry in entries) > _MAX_BYTES:
                expected = f"at most {_MAX_BYTES // 2**20} MiB when unpacked"
                raise _bad(shown, None, "the archive unpacks to too much", expected, "more")
            for entry in entries:
                if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                    raise ValueError("compressed in another way than NumPy does")
                # Asked for its stated size, zipfile unpacks no more than that, and then holds it
                # against the checksum.
                with archive.open(entry) as stream:
                    found[entry.filename] = _array(stream.read(entry.file_size))
    except InputError:
        raise
    except _DAMAGED as error:
        expected = "a NumPy .npz file with the arrays experts and N"
        said = cut(f"{type(error).__name__}: {error}")
        raise _bad(shown, None, "not a trace in NumPy's format", expected, said) from error
    return found


def _array(content: bytes) -> NDArray[Any]:
    """An array, of the size that its bytes have and not of the one that its header claims."""
    import numpy as np

    stream = io.BytesIO(content)
    version = np.lib.format.read_magic(stream)
    readers = {
        (1, 0): np.lib.format.read_array_header_1_0,
        (2, 0): np.lib.format.read_array_header_2_0,
    }
    if version not in readers:
        raise ValueError(f"version {version} of the .npy format")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        shape, in_columns, dtype = readers[version](stream)
    if dtype.kind not in "iuU" or dtype.itemsize == 0:
        raise ValueError(f"an array of {dtype}, neither whole numbers nor text")
    rest = content[stream.tell() :]
    size = dtype.itemsize
    for extent in shape:
        size *= int(extent)
    if size != len(rest):
        raise ValueError(f"{len(rest)} bytes for the shape {shape}")
    if not rest:
        return np.empty(shape, dtype)
    return np.frombuffer(rest, dtype).reshape(shape, order="F" if in_columns else "C")


def _about(array: NDArray[Any], shown: str) -> Mapping[str, Any]:
    expected = f"one string with a JSON object, at most {_MOST_ABOUT} characters"
    if array.shape != () or array.dtype.kind != "U":
        raise _bad(shown, "about", "not a string", expected, f"{array.dtype} {array.shape}")
    if array.dtype.itemsize > 4 * _MOST_ABOUT:
        raise _bad(shown, "about", "too long", expected, f"{array.dtype.itemsize // 4} characters")
    try:
        about = json.loads(str(array), parse_constant=_refuse)
        # Text that cannot be encoded could not be shown either.
        json.dumps(about, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise _bad(shown, "about", "not JSON", expected, cut(str(error))) from error
    if not isinstance(about, dict):
        raise _bad(shown, "about", "not a JSON object", expected, type(about).__name__)
    return about


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON")


def _bad(shown: str, path: str | None, problem: str, expected: str, found: str) -> InputError:
    return InputError(problem, file=shown, path=path, expected=expected, found=found, mend=_MEND)
