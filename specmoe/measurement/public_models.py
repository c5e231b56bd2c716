"""Public MoE models: the shape of their expert layers, and where each was read.

One table for :mod:`specmoe.bench` (what to time) and for the importers (what a log names without
stating its shape).
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["MODELS", "PublicModel"]

_HUB = "https://huggingface.co/"
_TRANSFORMERS = "https://github.com/huggingface/transformers/blob/"
_ASCEND = "https://gitcode.com/Ascend/"

_PUBLISHED = "the published configuration"
_COPY = "the configuration of a quantised copy"
_DEFAULTS = "the defaults of transformers, which are this model's"
_TRAINING = "a training configuration for it"


@dataclass(frozen=True, slots=True)
class PublicModel:
    """One model.

    Attributes:
        name: Short, as the command line takes it.
        title: The model's own name.
        routed_experts: ``N``.
        top_k: ``m``, experts selected per token.
        hidden_size: Length of a token's vector.
        intermediate_size: Of one routed expert.
        moe_layers: Layers with routed experts.
        shared_experts: Experts that every token uses.
        stored: The formats in which the weights are published.
        read_from: What the figures were read from.
        source: Its address.
        llama: How llama.cpp names it: how its model type begins, and its parameters as
            llama-bench prints them; ``None`` where no log was seen.
    """

    name: str
    title: str
    routed_experts: int
    top_k: int
    hidden_size: int
    intermediate_size: int
    moe_layers: int
    shared_experts: int
    stored: tuple[str, ...]
    read_from: str
    source: str
    llama: tuple[str, str] | None = None

    @property
    def origin(self) -> str:
        """Where the shape comes from, as a measurement file states it.

        Example:
            >>> MODELS[0].origin.endswith(" (the configuration of a quantised copy)")
            True
        """
        return f"{self.source} ({self.read_from})"


# Shapes: N, m, hidden, intermediate, MoE layers, shared experts.
MODELS = (
    PublicModel(
        "deepseek-v2-lite",
        "DeepSeek-V2-Lite",
        *(64, 6, 2048, 1408, 26, 2),
        ("BF16",),
        _COPY,
        f"{_HUB}ModelCloud/DeepSeek-V2-Lite-gptq-4bit/blob/main/config.json",
        ("deepseek2 16B", "15.71 B"),
    ),
    PublicModel(
        "deepseek-v3",
        "DeepSeek-V3",
        *(256, 8, 7168, 2048, 58, 1),
        ("FP8",),
        _DEFAULTS,
        f"{_TRANSFORMERS}001f85b38fb432858ace93f18622f07cec46d874/src/transformers/models/"
        "deepseek_v3/configuration_deepseek_v3.py",
    ),
    PublicModel(
        "mixtral-8x7b",
        "Mixtral-8x7B",
        *(8, 2, 4096, 14336, 32, 0),
        ("BF16",),
        _DEFAULTS,
        f"{_TRANSFORMERS}008e574391258935f3ecc3035c882e73bbcac419/src/transformers/models/mixtral/"
        "configuration_mixtral.py",
        ("llama 8x7B", "46.70 B"),
    ),
    PublicModel(
        "qwen1.5-moe-a2.7b",
        "Qwen1.5-MoE-A2.7B",
        *(60, 4, 2048, 1408, 24, 1),
        ("BF16",),
        _DEFAULTS,
        f"{_TRANSFORMERS}008e574391258935f3ecc3035c882e73bbcac419/src/transformers/models/"
        "qwen2_moe/configuration_qwen2_moe.py",
    ),
    PublicModel(
        "qwen3-30b-a3b",
        "Qwen3-30B-A3B",
        *(128, 8, 2048, 768, 48, 0),
        ("BF16", "FP8"),
        _TRAINING,
        f"{_ASCEND}MindSpeed-RL/blob/master/configs/model/qwen3_30b_a3b.yaml",
        ("qwen3moe 30B.A3B", "30.53 B"),
    ),
    PublicModel(
        "qwen3-235b-a22b",
        "Qwen3-235B-A22B",
        *(128, 8, 4096, 1536, 94, 0),
        ("BF16", "FP8"),
        _TRAINING,
        f"{_ASCEND}MindSpeed-RL/blob/master/configs/model/qwen3_235b_a22b.yaml",
        ("qwen3moe 235B.A22B", "235.09 B"),
    ),
    PublicModel(
        "olmoe-1b-7b",
        "OLMoE-1B-7B-0924",
        *(64, 8, 2048, 1024, 16, 0),
        ("BF16",),
        _PUBLISHED,
        f"{_HUB}allenai/OLMoE-1B-7B-0924/blob/c1b31da0c8e885c688902634d444982ca419aa33/config.json",
    ),
    PublicModel(
        "gpt-oss-20b",
        "gpt-oss-20b",
        *(32, 4, 2880, 2880, 24, 0),
        ("MXFP4",),
        _TRAINING,
        f"{_ASCEND}slime-ascend/blob/main/scripts/models/gpt-oss-20B.sh",
        ("gpt-oss 20B", "20.91 B"),
    ),
    PublicModel(
        "gpt-oss-120b",
        "gpt-oss-120b",
        *(128, 4, 2880, 2880, 36, 0),
        ("MXFP4",),
        _DEFAULTS,
        f"{_TRANSFORMERS}02b8f42b4240dddea1b27c45d2dc95fb2682f841/src/transformers/models/gpt_oss/"
        "configuration_gpt_oss.py",
        ("gpt-oss 120B", "116.83 B"),
    ),
    PublicModel(
        "granite-3.1-1b-a400m",
        "granite-3.1-1b-a400m-instruct",
        *(32, 8, 1024, 512, 24, 0),
        ("BF16",),
        _PUBLISHED,
        f"{_HUB}ibm-granite/granite-3.1-1b-a400m-instruct/blob/"
        "8290d32ffc403c6d628249af989beb7800c70d77/config.json",
    ),
    PublicModel(
        "granite-3.1-3b-a800m",
        "granite-3.1-3b-a800m-instruct",
        *(40, 8, 1536, 512, 32, 0),
        ("BF16",),
        _COPY,
        f"{_HUB}nm-testing/granite-3.1-3b-a800m-instruct-w4a16/blob/main/config.json",
    ),
    PublicModel(
        "phi-3.5-moe",
        "Phi-3.5-MoE-instruct",
        *(16, 2, 4096, 6400, 32, 0),
        ("BF16",),
        _DEFAULTS,
        f"{_TRANSFORMERS}040e1a7e4bb4f48ff62dfbbb1f6f8eff23e894ac/src/transformers/models/phimoe/"
        "configuration_phimoe.py",
    ),
    PublicModel(
        "kimi-k2",
        "Kimi-K2-Instruct",
        *(384, 8, 7168, 2048, 60, 1),
        ("FP8",),
        _TRAINING,
        f"{_ASCEND}slime-ascend/blob/main/scripts/models/kimi-k2.sh",
    ),
)
"""Every model known by name."""
