"""Traces of tiny transformers models with random weights: what is recorded is what was used.

Two witnesses for every class, neither of which asks the recorder: the choice made anew in double
precision from what the router was given and from its weights, and the model's own output, which
changes for exactly those tokens that were recorded to use an expert whose weights are changed.
"""

from __future__ import annotations

import hashlib
import json
import warnings
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from specmoe.cli import main
from specmoe.errors import InputError
from specmoe.tracing import read_npz
from specmoe.tracing.listen import ears, listening
from specmoe.tracing.record import Options, record_tokens

WHY = "needs the extra `trace` (transformers and torch): pip install 'specmoe[trace]'"
with warnings.catch_warnings():  # what these packages say of each other is not ours
    warnings.simplefilter("ignore")
    torch = pytest.importorskip("torch", reason=WHY)
    transformers = pytest.importorskip("transformers", reason=WHY)

pytestmark = pytest.mark.filterwarnings("ignore")
transformers.utils.logging.set_verbosity_error()

TINY = {
    "vocab_size": 64,
    "hidden_size": 16,
    "intermediate_size": 8,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "num_key_value_heads": 2,
    "max_position_embeddings": 32,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 2,
}
SIX = {"num_experts": 6, "num_experts_per_tok": 2}
DEEPSEEK = {
    "num_hidden_layers": 3,
    "first_k_dense_replace": 1,
    "moe_intermediate_size": 8,
    "n_routed_experts": 8,
    "n_shared_experts": 1,
    "num_experts_per_tok": 2,
    "kv_lora_rank": 8,
    "q_lora_rank": 8,
    "qk_nope_head_dim": 8,
    "qk_rope_head_dim": 8,
    "v_head_dim": 8,
}
GROUPS = {
    "num_experts_per_tok": 3,  # of two groups: the third largest score may lie outside them
    "n_group": 4,
    "topk_group": 2,
    "topk_method": "group_limited_greedy",
}
LOCAL = {"num_local_experts": 6, "num_experts_per_tok": 2}
CLASSES: dict[str, tuple[str, dict[str, Any]]] = {
    "mixtral": ("Mixtral", LOCAL),
    "qwen2-moe": (
        "Qwen2Moe",
        {**SIX, "moe_intermediate_size": 8, "shared_expert_intermediate_size": 8},
    ),
    "qwen3-moe": ("Qwen3Moe", {**SIX, "moe_intermediate_size": 8, "head_dim": 8}),
    "olmoe": ("Olmoe", SIX),
    "deepseek-v2 greedy": ("DeepseekV2", {**DEEPSEEK, "topk_method": "greedy", "n_group": 1}),
    "deepseek-v2 in groups": ("DeepseekV2", {**DEEPSEEK, **GROUPS}),
    "gpt-oss": ("GptOss", {**LOCAL, "head_dim": 8}),
}
IDS = [int(i) for i in np.random.default_rng(5).integers(3, 64, 30)]


def network(name: str, **more: Any) -> Any:
    kind, entries = CLASSES[name]
    config = getattr(transformers, f"{kind}Config")(**{**TINY, **entries, **more})
    torch.manual_seed(7)
    made = getattr(transformers, f"{kind}Model")(config).eval()
    with torch.no_grad():
        for parameter in made.parameters():  # the routers' biases too: they start at zero
            parameter.copy_(torch.randn_like(parameter) * 0.5)
        made.get_input_embeddings().weight.mul_(8)  # so that tokens differ in their experts
    return made


def router_of(block: Any) -> Any:
    return block.gate if hasattr(block, "gate") else block.router


def chosen_anew(name: str, m: int, block: Any, given: Any) -> tuple[np.ndarray, np.ndarray]:
    """Each token's experts in double precision, and by how much the last one was preferred."""
    router = router_of(block)
    x = given.detach().double().reshape(-1, given.shape[-1]).numpy()
    scores = x @ router.weight.detach().double().numpy().T
    if name == "gpt-oss":
        scores += router.bias.detach().double().numpy()
    margin = np.full(len(x), np.inf)
    if name == "deepseek-v2 in groups":
        best = scores.reshape(len(x), 4, 2).max(axis=2)
        ranked = np.sort(best, axis=1)
        margin = ranked[:, -2] - ranked[:, -3]
        kept = best >= ranked[:, -2:-1]
        scores = np.where(np.repeat(kept, 2, axis=1), scores, -np.inf)
    ranked = np.sort(scores, axis=1)
    margin = np.minimum(margin, ranked[:, -m] - ranked[:, -m - 1])
    return np.sort(np.argsort(scores, axis=1)[:, -m:], axis=1), margin


@pytest.mark.parametrize("name", CLASSES)
def test_recorded_experts_are_those_of_the_router(name: str) -> None:
    model = network(name)
    given: list[Any] = []
    blocks = [ear.block for ear in ears(model)]
    handles = [
        router_of(block).register_forward_pre_hook(lambda _, args: given.append(args[0].clone()))
        for block in blocks
    ]
    experts, layers, N = record_tokens(model, IDS, Options())
    for handle in handles:
        handle.remove()
    m = 3 if name.endswith("groups") else 2
    assert experts.shape == (2, len(IDS), m)
    assert layers == ([1, 2] if name.startswith("deepseek") else [0, 1])
    assert (8 if name.startswith("deepseek") else 6) == N
    for recorded, block, states in zip(experts, blocks, given, strict=True):
        expected, margin = chosen_anew(name, m, block, states)
        sure = margin > 1e-5
        assert sure.sum() >= len(IDS) - 2
        assert np.array_equal(np.sort(recorded, axis=1)[sure], expected[sure])
        assert len(np.unique(recorded, axis=0)) > 3


def test_groups_matter() -> None:
    """The witness for groups would not agree with a choice of the largest scores alone."""
    model, given = network("deepseek-v2 in groups"), []
    block = ears(model)[0].block
    router_of(block).register_forward_pre_hook(lambda _, args: given.append(args[0].clone()))
    experts, *_ = record_tokens(model, IDS, Options())
    plain, _ = chosen_anew("deepseek-v2 greedy", 3, block, given[0])
    assert not np.array_equal(np.sort(experts[0], axis=1), plain)


def weights_of(experts: Any, expert: int) -> list[Any]:
    """Every weight of one expert, whether experts are modules or slices of one tensor."""
    if isinstance(experts, torch.nn.ModuleList):
        return list(experts[expert].parameters())
    return [parameter[expert] for parameter in experts.parameters()]


@pytest.mark.parametrize("name", CLASSES)
def test_an_expert_matters_to_exactly_the_tokens_recorded_to_use_it(name: str) -> None:
    model = network(name)
    last = ears(model)[-1].block
    experts, *_, N = record_tokens(model, IDS, Options())
    outputs: list[Any] = []

    def keep(_block: Any, _given: Any, result: Any) -> None:
        first = result[0] if isinstance(result, tuple) else result
        outputs.append(first.detach().clone().reshape(-1, 16))

    last.register_forward_hook(keep)

    def read() -> Any:
        with torch.inference_mode():
            model(torch.tensor([IDS]), use_cache=False)
        return outputs.pop()

    before = read()
    assert torch.equal(before, read())
    for expert in range(N):
        with torch.no_grad():
            for weight in weights_of(last.experts, expert):
                weight.mul_(1.5)
        changed = (read() != before).any(dim=1).numpy()
        with torch.no_grad():
            for weight in weights_of(last.experts, expert):
                weight.div_(1.5)
        # Dividing does not undo multiplying bit by bit.
        before = read()
        assert np.array_equal(changed, (experts[-1] == expert).any(axis=1))


@pytest.mark.parametrize("name", ["mixtral", "qwen3-moe", "olmoe", "qwen2-moe", "gpt-oss"])
def test_recorded_experts_have_the_largest_router_logits(name: str) -> None:
    """What the class itself hands out as router logits."""
    model = network(name)
    experts, *_ = record_tokens(model, IDS, Options())
    with torch.inference_mode():
        logits = model(torch.tensor([IDS]), output_router_logits=True).router_logits
    if name == "gpt-oss" and logits[0].shape[-1] != 6:
        pytest.skip("this version hands out scores of the selected experts only")
    for recorded, layer in zip(experts, logits, strict=True):
        best = np.argsort(layer.reshape(-1, 6).double().numpy(), axis=1)[:, -2:]
        assert np.array_equal(np.sort(recorded, axis=1), np.sort(best, axis=1))


def test_windows_are_read_for_themselves() -> None:
    model = network("olmoe")
    whole, *_ = record_tokens(model, IDS, Options(context=16))
    first, *_ = record_tokens(model, IDS[:16], Options())
    second, *_ = record_tokens(model, IDS[16:], Options())
    assert np.array_equal(whole, np.concatenate([first, second], axis=1))
    together, *_ = record_tokens(model, IDS, Options())
    assert not np.array_equal(whole, together)


def test_a_text_longer_than_the_model_reads_at_once() -> None:
    model, told = network("mixtral"), []
    experts, *_ = record_tokens(model, IDS * 3, Options(), lambda *now: told.append(now))
    assert experts.shape == (2, 90, 2)
    assert told == [(32, 90), (64, 90), (90, 90)]
    with pytest.raises(InputError, match="so many tokens"):
        record_tokens(model, IDS, Options(context=33))


def test_layers_are_chosen_by_their_number() -> None:
    model = network("deepseek-v2 greedy")
    both, *_ = record_tokens(model, IDS, Options())
    one, layers, _ = record_tokens(model, IDS, Options(layers=(2,)))
    assert layers == [2]
    assert np.array_equal(one[0], both[1])
    with pytest.raises(InputError, match="no experts in this layer") as caught:
        record_tokens(model, IDS, Options(layers=(0, 1)))
    assert caught.value.found == "0"
    assert caught.value.expected == "some of 1, 2"


def hooks(model: Any) -> int:
    return sum(len(m._forward_hooks) + len(m._forward_pre_hooks) for m in model.modules())


def test_the_model_is_left_as_it_was() -> None:
    model = network("mixtral")
    record_tokens(model, IDS, Options())
    assert hooks(model) == 0
    with pytest.raises(RuntimeError, match="stop"), listening(ears(model)):
        raise RuntimeError("stop")
    assert hooks(model) == 0


def test_a_model_without_experts_is_refused() -> None:
    config = transformers.LlamaConfig(**TINY)
    with pytest.raises(InputError, match="no MoE layers"):
        record_tokens(transformers.LlamaModel(config).eval(), IDS, Options())


@pytest.mark.parametrize("count", [0, 1])
def test_a_text_of_one_token_is_too_short(count: int) -> None:
    with pytest.raises(InputError, match="too short"):
        record_tokens(network("olmoe"), IDS[:count], Options())


class Block(torch.nn.Module):
    """A block of experts of our own making."""

    def __init__(self, say: Callable[[Any], Any], *, separate: bool = False, N: int = 4) -> None:
        super().__init__()
        self.say = say
        if separate:
            self.gate = torch.nn.Identity()
            self.experts = torch.nn.ModuleList([torch.nn.Identity() for _ in range(N)])
        else:
            self.experts = Silent()
            self.experts.num_experts = N

    def forward(self, x: Any) -> Any:
        if isinstance(self.experts, torch.nn.ModuleList):
            return self.gate(x)
        said = self.say(x)
        return self.experts(x, *said) if said is not None else x


class Silent(torch.nn.Module):
    def forward(self, x: Any, *_more: Any) -> Any:
        return x


class Network(torch.nn.Module):
    device = torch.device("cpu")
    config = SimpleNamespace()

    def __init__(self, *blocks: Block) -> None:
        super().__init__()
        self.layers = torch.nn.ModuleList(blocks)

    def forward(self, ids: Any, **_more: Any) -> None:
        for block in self.layers:
            block(ids.reshape(-1, 1).float())


def choice(m: int) -> Callable[[Any], Any]:
    return lambda x: (torch.arange(m).expand(len(x), m),)


def test_a_router_that_is_not_understood_is_refused() -> None:
    for block in (
        Block(lambda x: ()),
        Block(lambda x: (x.long(), x.long())),
        Block(lambda x: (x.long()[:, 0],)),
        Block(choice(2), separate=True),
    ):
        with pytest.raises(InputError, match="not understood") as caught:
            record_tokens(Network(Block(choice(2)), block), IDS, Options())
        assert caught.value.path == "layer 1"


def test_layers_that_are_not_heard_or_not_alike_are_refused() -> None:
    good = Block(choice(2))
    with pytest.raises(InputError, match="not heard") as caught:
        record_tokens(Network(good, Block(lambda x: None)), IDS, Options())
    assert caught.value.path == "layer 1"
    for other in (Block(choice(3)), Block(choice(2), N=5)):
        with pytest.raises(InputError, match="not alike"):
            record_tokens(Network(good, other), IDS, Options())
    experts, layers, N = record_tokens(Network(good, Block(choice(2))), IDS, Options(layers=(1,)))
    assert (experts.shape, layers, N) == ((1, 30, 2), [1], 4)


# --- the command ----------------------------------------------------------------------------------

TEXT = "the quick brown fox jumps over the lazy dog and the dog sleeps on . " * 4


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model and its tokeniser, as save_pretrained writes them."""
    from tokenizers import Tokenizer, models, pre_tokenizers

    where = tmp_path_factory.mktemp("models") / "tiny-olmoe"
    words = {word: number for number, word in enumerate(["[UNK]", *sorted(set(TEXT.split()))])}
    raw = Tokenizer(models.WordLevel(words, unk_token="[UNK]"))
    raw.pre_tokenizer = pre_tokenizers.Whitespace()
    made = transformers.PreTrainedTokenizerFast(tokenizer_object=raw, unk_token="[UNK]")
    made.save_pretrained(where)
    network("olmoe").save_pretrained(where)
    return where


def test_a_model_in_a_folder_is_recorded_over_a_text(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(TEXT, "utf-8")
    line = ["trace", "model", str(folder), "--text", str(tmp_path / "a.txt"), "--json"]
    made = [
        CliRunner().invoke(main, [*line, "--max-tokens", "40", "--out", str(tmp_path / name)])
        for name in ("t.npz", "again.npz")
    ]
    assert [result.exit_code for result in made] == [0, 0], made[0].output
    assert (tmp_path / "t.npz").read_bytes() == (tmp_path / "again.npz").read_bytes()
    trace = read_npz(tmp_path / "t.npz")
    assert (trace.layers, trace.tokens, trace.top_k, trace.routed_experts) == (2, 40, 2, 6)
    told = json.loads(made[0].stdout)
    assert (told["N"], told["m"]) == (6, 2)
    known = trace.about
    assert (known["model"], known["class"], known["layers"]) == ("tiny-olmoe", "OlmoeModel", [0, 1])
    assert known["text_sha256"] == hashlib.sha256(TEXT.encode()).hexdigest()
    assert known["versions"]["transformers"] == transformers.__version__
    assert len(known["config_sha256"]) == len(known["vocabulary_sha256"]) == 64
    assert (known["context"], known["dtype"], known["device"]) == (32, "float32", "cpu")
    assert str(tmp_path) not in json.dumps(known)
    words = json.loads((folder / "tokenizer.json").read_text("utf-8"))["model"]["vocab"]
    ids = [words[word] for word in TEXT.split()][:40]
    experts, *_ = record_tokens(network("olmoe"), ids, Options())
    assert np.array_equal(trace.experts, np.sort(experts, axis=2))


def test_the_digest_of_the_configuration_tells_models_apart(folder: Path) -> None:
    from specmoe.tracing.record import _config_digest

    one, again, other = network("olmoe"), network("olmoe"), network("olmoe", rope_theta=5e5)
    assert _config_digest(one.config) == _config_digest(again.config)
    assert _config_digest(one.config) != _config_digest(other.config)
    loaded = transformers.AutoModel.from_pretrained(folder)
    renamed = transformers.AutoModel.from_pretrained(str(folder) + "/../tiny-olmoe")
    assert _config_digest(loaded.config) == _config_digest(renamed.config)


@pytest.mark.parametrize("break_it", ["no folder", "no weights", "no config", "other model"])
def test_a_model_that_cannot_be_loaded_is_one_clear_error(
    folder: Path, tmp_path: Path, break_it: str
) -> None:
    import shutil

    where = tmp_path / "model"
    shutil.copytree(folder, where)
    if break_it == "no folder":
        shutil.rmtree(where)
    elif break_it == "no weights":
        for file in where.glob("*.safetensors"):
            file.unlink()
    elif break_it == "no config":
        (where / "config.json").unlink()
    else:
        (where / "config.json").write_text('{"model_type": "no-such-model"}', "utf-8")
    (tmp_path / "a.txt").write_text(TEXT, "utf-8")
    out = tmp_path / "t.npz"
    result = CliRunner().invoke(
        main,
        ["trace", "model", str(where), "--text", str(tmp_path / "a.txt"), "--out", str(out)],
        env={"HF_HUB_OFFLINE": "1"},
    )
    assert result.exit_code == 2, result.output
    assert "cannot be loaded" in result.stderr
    assert not out.exists()
