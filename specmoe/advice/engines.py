"""What engines call the draft length, and where they choose the expert kernel.

Names and limits change between versions, so each carries the version and the address at which it
was read. Nothing is guessed for an engine that is not here: then plain numbers are given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

__all__ = ["ENGINES", "Engine", "Switch", "engines_named"]

_LLAMA = "https://github.com/ggml-org/llama.cpp"
_VLLM = "https://github.com/vllm-project/vllm"
_MLX_LM = "https://github.com/ml-explore/mlx-lm/blob/v0.32.2"
_SGLANG = "https://github.com/sgl-project/sglang/blob/v0.5.23"


@dataclass(frozen=True, slots=True)
class Switch:
    """Where an engine changes from the per-slot to the deduplicating kernel.

    Example:
        >>> ENGINES[0].switches[0].crossover(128, 8)
        9
    """

    backends: tuple[str, ...]
    """Lower-case names of the backends that it holds for; empty: all."""
    place: str
    """File and symbol."""
    rule: str
    crossover: Callable[[int, int], int]
    """``N, m`` to the least n at which it deduplicates."""
    version: str
    source: str


@dataclass(frozen=True, slots=True)
class Engine:
    """How one engine is told to draft.

    Example:
        >>> print(*ENGINES[1].options(3, 1))
        --speculative-config '{"num_speculative_tokens": 3}'
    """

    name: str
    called: tuple[str, ...]
    """Lower-case beginnings of the names that measurement files use."""
    options: Callable[[int, int], tuple[str, ...]]
    """``k`` and the least length worth verifying, to the options."""
    without: str
    """How not to draft."""
    note: str
    version: str
    source: str
    switches: tuple[Switch, ...] = ()
    kernels: str = ""
    """What is known of its kernels where there is no switch."""

    def switches_on(self, backend: str | None) -> tuple[Switch, ...]:
        """The switches of a backend; all of them where it is not stated.

        Example:
            >>> [switch.crossover(128, 8) for switch in ENGINES[0].switches_on("Metal")]
            [32]
        """
        if backend is None:
            return self.switches
        wanted = backend.casefold()
        return tuple(
            s for s in self.switches if not s.backends or any(b in wanted for b in s.backends)
        )


def _llama_cpp(k: int, least: int) -> tuple[str, ...]:
    floor = (f"--spec-draft-n-min {least}",) if least > 1 else ()
    return (f"--spec-draft-n-max {k}", *floor)


def _vllm(k: int, least: int) -> tuple[str, ...]:
    return (f"--speculative-config '{{\"num_speculative_tokens\": {k}}}'",)


def _mlx_lm(k: int, least: int) -> tuple[str, ...]:
    return (f"--num-draft-tokens {k}",)


def _sglang(k: int, least: int) -> tuple[str, ...]:
    return (
        f"--speculative-num-steps {k}",
        "--speculative-eagle-topk 1",
        f"--speculative-num-draft-tokens {k + 1}",
    )


ENGINES = (
    Engine(
        "llama.cpp",
        ("llama.cpp", "llama-cpp", "llama cpp"),
        _llama_cpp,
        "leave out --spec-type and --spec-draft-model (the default is --spec-type none)",
        "--draft-max and --draft-min before pull 22397 (April 2026), which removed these names; "
        "drafts shorter than --spec-draft-n-min are not verified; of ngram-mod drafts the name is "
        "--spec-ngram-mod-n-max",
        "pull 22397 and later",
        f"{_LLAMA}/pull/22397",
        switches=(
            Switch(
                ("vulkan",),
                "ggml_vk_use_mul_mat_vec_id in ggml/src/ggml-vulkan/ggml-vulkan.cpp",
                "per-slot up to n = 8",
                lambda N, m: 9,
                "as described in issue 25356; pull 27332, open when read, proposes n m <= 2 N up "
                "to n = 64 instead",
                f"{_LLAMA}/issues/25356",
            ),
            Switch(
                ("cuda", "hip", "rocm", "musa"),
                "MMVQ_MAX_BATCH_SIZE in ggml/src/ggml-cuda/mmvq.cuh, less for some quantisations: "
                "get_mmvq_mmid_max_batch in mmvq.cu",
                "per-slot up to n = 8 at most",
                lambda N, m: 9,
                "pull 20905 and later; older builds deduplicate from n = 2",
                f"{_LLAMA}/pull/20905",
            ),
            Switch(
                ("metal",),
                "ne21_mm_id_min in ggml/src/ggml-metal/ggml-metal-ops.cpp",
                "per-slot below n = 32",
                lambda N, m: 32,
                "master as read in 2026",
                f"{_LLAMA}/blob/master/ggml/src/ggml-metal/ggml-metal-ops.cpp",
            ),
        ),
    ),
    Engine(
        "vLLM",
        ("vllm",),
        _vllm,
        "leave out --speculative-config",
        "keep the other keys of your --speculative-config (method, model)",
        "documentation of main as read in 2026",
        f"{_VLLM}/blob/main/docs/features/speculative_decoding/README.md",
        switches=(
            Switch(
                ("triton",),
                "naive_block_assignment in vllm/model_executor/layers/fused_moe/fused_moe.py",
                "one block for each slot while 4 n m <= N, without expert parallelism",
                lambda N, m: N // (4 * m) + 1,
                "pull 39016 (April 2026) and later; pull 29354 (December 2025) brought it, and it "
                "was lost in between; older versions group by expert at every n, as do int8 and "
                "int4 weights scaled in blocks",
                f"{_VLLM}/pull/39016",
            ),
        ),
    ),
    Engine(
        "MLX-LM",
        ("mlx",),
        _mlx_lm,
        "leave out --draft-model",
        "the same name in mlx_lm.generate and mlx_lm.server",
        "mlx-lm 0.32.2",
        f"{_MLX_LM}/mlx_lm/server.py",
        switches=(
            Switch(
                (),
                "SwitchGLU in mlx_lm/models/switch_layers.py",
                "sorted by expert when n m >= 64",
                lambda N, m: max(1, -(-64 // m)),
                "mlx-lm 0.32.2",
                f"{_MLX_LM}/mlx_lm/models/switch_layers.py",
            ),
        ),
    ),
    Engine(
        "SGLang",
        ("sglang",),
        _sglang,
        "leave out --speculative-algorithm",
        "for chains (EAGLE, MTP, STANDALONE); with topk 1 SGLang itself sets the draft tokens to "
        "the steps plus one, since it counts the base token",
        "sglang 0.5.23",
        f"{_SGLANG}/python/sglang/srt/arg_groups/speculative_hook.py",
        kernels="its Triton kernel groups by expert at every n (sglang 0.5.23, "
        "moe_align_block_size in fused_moe.py): there is nothing to set",
    ),
)


def engines_named(name: str) -> tuple[Engine, ...]:
    """The engine that a measurement file names; all of them if it is none of these.

    Args:
        name: The engine's name, as the file writes it.

    Example:
        >>> [engine.name for engine in engines_named("llama.cpp (fork)")], len(engines_named("ds4"))
        (['llama.cpp'], 4)
    """
    wanted = name.casefold().strip()
    found = tuple(e for e in ENGINES if any(wanted.startswith(c) for c in e.called))
    return found or ENGINES
