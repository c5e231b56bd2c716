"""Lines that every llama.cpp program prints: what it found, what it built from, what it loaded.

Formats from ggml-org/llama.cpp: ``src/llama-model.cpp`` (``print_info``; ``llm_load_print_meta``
before 2025), ``common/common.cpp`` (``build: N (commit)``) and the device banners of the backends,
read at commits 4c7e9893 and 0a1f0179.
"""

from __future__ import annotations

import re

from specmoe.measurement.importers.log import Line, Log, whole

__all__ = ["Loader", "is_llama_noise"]

_STAMP = r"(?:\[[0-9]+\] )?(?:[0-9]+\.[0-9]{2}\.[0-9]{3}\.[0-9]{3} [A-Z] )?"
# Names under which llama.cpp programs and ggml log what is no figure.
_NOISE = re.compile(
    _STAMP
    + r"(?:ggml_\w+|llama_\w+|llm_\w+|load(?:_\w+)?|print_info|common_\w+|init\w*|main|set_\w+|"
    r"create_\w+|sched_\w+|graph_\w+|build_info|system_info|sampler\w*|generate|slot|srv|que|"
    r"~?llama_\w+|llama-bench|reserve|warming up|register_\w+)\b {0,8}\w* {0,40}[:=|].*"
    r"|(?:[\w.()@:~/\\-]{1,100} ?)?\$ .*|PS [A-Z]:[^>]{0,200}> .*"
    r"|(?:\./)?(?:build/bin/)?(?:llama-\w[\w-]*|test-backend-ops)(?:\.exe)?(?: .*)?"
    r"|ggml_vulkan: .*|\.{3,}"
)
_DEVICE = (
    re.compile(r"Device [0-9]+: (?P<name>[^,]{1,80}), (?:compute capability|gfx[0-9a-f]+).*"),
    re.compile(r"ggml_vulkan: [0-9]+ = (?P<name>[^|(]{1,80}?) ?(?:\([^|]*\))? ?\|.*"),
    re.compile(r"ggml_metal_\w+: (?:GPU name|found device): +(?P<name>.{1,80})"),
)
_BUILD = (
    re.compile(r"build: (?P<commit>[0-9a-f]{6,40}) \((?P<number>[0-9]+)\)"),
    re.compile(r"(?:main: )?build: (?P<number>[0-9]+) \((?P<commit>[0-9a-f]{6,40})\).*"),
)
_INFO = re.compile(r"(?:print_info|llm_load_print_meta): +(?P<key>[\w. ]+?) *= *(?P<value>.+)")
_COUNTS = {
    "n_expert": "routed_experts",
    "n_expert_used": "top_k",
    "n_expert_shared": "shared_experts",
    "n_layer": "n_layer",
    "n_layer_dense_lead": "dense",
    "n_embd": "hidden_size",
    "n_ff_exp": "intermediate_size",
}


class Loader:
    """Collects device, build and model while a log is read."""

    def __init__(self) -> None:
        self.devices: list[str] = []
        self.build: str | None = None
        self._models: list[dict[str, str | int]] = []

    def take(self, line: Line) -> bool:
        """Whether the line is one of these; then it is remembered."""
        text = re.sub(f"^{_STAMP}", "", line.text)
        for form in _DEVICE:
            if match := form.fullmatch(text):
                name = match["name"].strip()
                if name not in self.devices:
                    self.devices.append(name)
                return True
        for form in _BUILD:
            if match := form.fullmatch(text):
                self.build = f"{match['commit']} ({match['number']})"
                return True
        if match := _INFO.fullmatch(text):
            self._info(match["key"], match["value"].strip())
            return True
        return False

    def _info(self, key: str, value: str) -> None:
        if key == "arch" or not self._models:
            self._models.append({})
        model = self._models[-1]
        if key in _COUNTS:
            # Some counts are printed for each layer, as "[8, 8, ...]", and then give nothing here.
            number = whole(value, most=2**24, least=0)
            if number is not None:
                model[_COUNTS[key]] = number
        elif key == "general.name":
            model["name"] = value[:200]
        elif key == "file type":
            model["quantisation"] = value[:80].removesuffix(" (guessed)")

    def finish(self, log: Log) -> None:
        """Give the log the one MoE model that was loaded, if there is one."""
        experts = [model for model in self._models if model.get("routed_experts")]
        if len(experts) != 1:
            return
        shape = dict(experts[0])
        layers, dense = shape.pop("n_layer", None), shape.pop("dense", 0)
        if isinstance(layers, int) and isinstance(dense, int) and layers > dense:
            shape["moe_layers"] = layers - dense
        log.shape.update({key: value for key, value in shape.items() if value != ""})

    def setup(self) -> dict[str, str]:
        """What is known of device and build so far."""
        known = {"device": " + ".join(self.devices), "build": self.build or ""}
        return {key: value for key, value in known.items() if value}


def is_llama_noise(line: Line) -> bool:
    """Whether a line is a message of llama.cpp that carries no figure.

    Example:
        >>> is_llama_noise(Line(1, "ggml_cuda_init: found 1 CUDA devices:"))
        True
        >>> is_llama_noise(Line(1, "hello"))
        False
    """
    return _NOISE.fullmatch(line.text) is not None
