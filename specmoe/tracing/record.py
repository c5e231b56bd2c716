"""Record a trace: a model of Hugging Face ``transformers`` reads a text, and its routers are heard.

The text is read as it stands, token by token known in advance (one forward pass over many tokens);
every window of ``context`` tokens is read for itself, without those before it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from specmoe._version import __version__
from specmoe.errors import InputError, NotChecked
from specmoe.measurement.npz import MAX_SELECTIONS, TraceFile, trace_file
from specmoe.measurement.rawfile import decode, read_bytes
from specmoe.tracing.listen import Ear, ears, listening

if TYPE_CHECKING:
    from numpy import integer
    from numpy.typing import NDArray

__all__ = ["CONTEXT", "Options", "record", "record_tokens"]

CONTEXT = 2048
"""Tokens that are read together where the model allows so many."""

# A text is cut before it is made into tokens: no tokeniser needs as many characters for a token.
_CHARACTERS_PER_TOKEN = 64

Tell = Callable[[int, int], None]
"""Called with the tokens read and the tokens to read."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a trace is recorded.

    Attributes:
        max_tokens: Read no more of the text than this.
        layers: Numbers of decoder layers; ``None``: all that have experts.
        context: Tokens read together; ``None``: :data:`CONTEXT`, or what the model allows.
        revision: Branch, tag or commit of a model that is fetched by name.
        dtype: ``auto`` (as stored), ``float32``, ``bfloat16`` or ``float16``.
        device: ``cpu``, ``cuda``, ``mps``; ``None``: CUDA where it is there.
    """

    max_tokens: int = 4096
    layers: tuple[int, ...] | None = None
    context: int | None = None
    revision: str | None = None
    dtype: str = "auto"
    device: str | None = None


def record(model: str, text: Path, options: Options, tell: Tell | None = None) -> TraceFile:
    """Record which experts a model selects over a text.

    Args:
        model: A folder with a model, or the name of one on the Hugging Face hub.
        text: A file in UTF-8.
        options: How.
        tell: Told of the progress.

    Returns:
        The trace.

    Raises:
        NotChecked: If transformers or torch is not installed.
        InputError: If the model cannot be loaded or heard, or the text cannot be used.
    """
    import numpy as np

    content = read_bytes(text, shown=str(text), mend="give the part of it that is to be read")
    words = decode(content, shown=str(text), what="text to read")
    torch, transformers = _libraries()
    transformers.utils.logging.set_verbosity_error()
    device = options.device or ("cuda" if torch.cuda.is_available() else "cpu")
    try:
        tokeniser = transformers.AutoTokenizer.from_pretrained(model, revision=options.revision)
        kind = options.dtype if options.dtype == "auto" else getattr(torch, options.dtype)
        # The same setting under the name that each generation of transformers knows.
        key = "dtype" if int(transformers.__version__.split(".")[0]) >= 5 else "torch_dtype"
        network = transformers.AutoModel.from_pretrained(
            model, revision=options.revision, **{key: kind}
        )
        network = network.to(device).eval()
    except (ImportError, KeyError, OSError, RuntimeError, ValueError) as error:
        raise _not_loaded(model, error) from error
    ids = tokeniser(words[: options.max_tokens * _CHARACTERS_PER_TOKEN])["input_ids"]
    ids = ids[: options.max_tokens]
    found, numbers, N = record_tokens(network, ids, options, tell)
    about = {
        "recorded_by": f"specmoe {__version__}",
        "model": Path(model).name if Path(model).is_dir() else model,
        "class": type(network).__name__,
        "revision": getattr(network.config, "_commit_hash", None) or options.revision,
        "config_sha256": _config_digest(network.config),
        "tokeniser": type(tokeniser).__name__,
        "vocabulary_sha256": _digest(tokeniser.get_vocab()),
        "text": text.name,
        "text_sha256": hashlib.sha256(content).hexdigest(),
        "context": _context(network, options),
        "layers": numbers,
        "dtype": str(network.dtype).removeprefix("torch."),
        "device": device.partition(":")[0],
        "versions": {
            "numpy": np.__version__,
            "torch": torch.__version__,
            "transformers": transformers.__version__,
        },
    }
    return trace_file(found, N, about, shown=str(text))


def record_tokens(
    network: Any, ids: Sequence[int], options: Options, tell: Tell | None = None
) -> tuple[NDArray[integer[Any]], list[int], int]:
    """Record which experts a model at hand selects over tokens.

    Args:
        network: The model, in evaluation mode.
        ids: The tokens' numbers.
        options: How; only ``layers`` and ``context`` matter here.
        tell: Told of the progress.

    Returns:
        The experts in the shape ``(layers, tokens, m)``, the layers' numbers, and ``N``.

    Raises:
        InputError: If there are too few or too many tokens, or the routers cannot be heard.
    """
    import numpy as np
    import torch

    found = ears(network, options.layers)
    if len(ids) < 2:
        raise InputError(
            "the text is too short",
            path="--text",
            expected="at least two tokens",
            found=str(len(ids)),
            mend="give a text of some thousand words, of the kind that the model will write",
        )
    context = _context(network, options)
    kept: list[list[NDArray[integer[Any]]]] = [[] for _ in found]
    with torch.inference_mode(), listening(found):
        for start in range(0, len(ids), context):
            window = ids[start : start + context]
            for ear in found:
                ear.heard.clear()
            network(torch.tensor([window], device=network.device), use_cache=False)
            for ear, layer in zip(found, kept, strict=True):
                layer.append(_heard(ear, len(window)))
                if len(ids) * layer[0].shape[1] * len(found) > MAX_SELECTIONS:
                    raise InputError(
                        "the trace would be too long",
                        path="--max-tokens",
                        expected=f"at most {MAX_SELECTIONS} selections: layers x tokens x m",
                        found=f"{len(found)} x {len(ids)} x {layer[0].shape[1]}",
                        mend="read fewer tokens, or record fewer --layers",
                    )
            if tell is not None:
                tell(start + len(window), len(ids))
    widths = {layer[0].shape[1] for layer in kept}
    counts = {ear.routed_experts for ear in found}
    if len(widths) > 1 or len(counts) > 1:
        raise InputError(
            "the layers are not alike",
            path="--layers",
            expected="the same number of experts, and of experts per token, in every layer",
            found=f"N = {sorted(counts)}, m = {sorted(widths)}",
            mend="record layers of one kind, by --layers",
        )
    experts = np.stack([np.concatenate(layer) for layer in kept])
    return experts, [ear.layer for ear in found], found[0].routed_experts


def _heard(ear: Ear, tokens: int) -> NDArray[integer[Any]]:
    import numpy as np

    if not ear.heard or sum(len(part) for part in ear.heard) != tokens:
        raise InputError(
            "a router was not heard as it should be",
            path=f"layer {ear.layer}",
            expected=f"the experts of {tokens} tokens",
            found=f"{sum(len(part) for part in ear.heard)}",
            mend="switch off replaced kernels; the plain classes of transformers can be heard",
        )
    return np.concatenate(ear.heard)


def _context(network: Any, options: Options) -> int:
    allowed = int(getattr(network.config, "max_position_embeddings", CONTEXT))
    if options.context is not None and options.context > allowed:
        raise InputError(
            "the model does not read so many tokens together",
            path="--context",
            expected=f"at most {allowed}",
            found=str(options.context),
            mend="leave it out",
        )
    return options.context or min(CONTEXT, allowed)


def _libraries() -> tuple[Any, Any]:
    try:
        import torch
        import transformers
    except ImportError as error:
        raise NotChecked(
            "transformers is not installed",
            path="trace model",
            expected="the `trace` extra",
            found=str(error),
            mend="pip install 'specmoe[trace]'",
        ) from error
    return torch, transformers


def _not_loaded(model: str, error: Exception) -> InputError:
    said = str(error).strip().splitlines() or [""]
    return InputError(
        "the model cannot be loaded",
        path="MODEL",
        expected="a folder with config.json, weights and tokeniser, or a model's name on the hub",
        found=f"{model}: {type(error).__name__}: {said[0][:160]}",
        mend="check the name; a folder is what save_pretrained writes",
    )


def _config_digest(config: Any) -> str:
    """Of the configuration, without what says where and by which version it was read."""
    entries: dict[str, Any] = config.to_dict()
    without = ("_name_or_path", "transformers_version", "_commit_hash")
    return _digest({key: value for key, value in entries.items() if key not in without})


def _digest(entries: Any) -> str:
    text = json.dumps(entries, sort_keys=True, default=str, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
