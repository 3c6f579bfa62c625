# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`tenure adapter apply` on real models: XLA runs what it writes, and numpy says what has to come out."""
import os
import pathlib
import re
import subprocess
import sys

import numpy
import onnxruntime
import pytest
import xla

TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
SHARED = pathlib.Path(os.environ["TENURE_SHARED"]) / "models"
DATA = pathlib.Path(os.environ["TENURE_SOURCE_DIR"]) / "tests" / "data"

needs_shared = pytest.mark.skipif(not SHARED.exists(), reason="no TENURE_SHARED")


def tenure(*arguments):
    run = subprocess.run([TENURE, "adapter", *map(str, arguments)], capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    return run.stderr.decode()


def read_adapter(path):
    """Copies of the adapter's tensors by name: the arrays themselves do not outlive their adapter."""
    adapter = onnxruntime.AdapterFormat.read_adapter(str(path))
    values = adapter.get_parameters()
    return {name: numpy.array(value.numpy()) for name, value in values.items()}


# ===-- Llama ---------------------------------------------------------------------------------===


def rms(x, weight):
    return x / numpy.sqrt((x * x).mean(-1, keepdims=True) + 1e-6) * weight


def softmax(x):
    e = numpy.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def llama_block(layer, x, mask, heads=4):
    """The block, computed in the elements of `x`."""
    batch, time, width = x.shape

    def split(weight):
        return (normal @ weight).reshape(batch, time, heads, width // heads).transpose(0, 2, 1, 3)

    normal = rms(x, layer["attn_norm"])
    query, key, value = split(layer["q_proj"]), split(layer["k_proj"]), split(layer["v_proj"])
    score = query @ key.transpose(0, 1, 3, 2) / numpy.sqrt(width // heads)
    mixed = softmax(numpy.where(mask, score, -1e9)) @ value
    x = x + mixed.transpose(0, 2, 1, 3).reshape(batch, time, width) @ layer["o_proj"]
    normal = rms(x, layer["mlp_norm"])
    gate = normal @ layer["gate"]
    return x + (gate / (1 + numpy.exp(-gate)) * (normal @ layer["up"])) @ layer["down"]


def llama(layers, x, mask):
    for layer in layers:
        x = llama_block(layer, x, mask)
    return x


def adapted(layers, *adapters):
    """The layers in 64 bits with each (tensors, scale) added to its weights."""
    layers = [{name: value.astype(numpy.float64) for name, value in layer.items()} for layer in layers]
    for tensors, scale in adapters:
        for name in tensors:
            match = re.fullmatch(r"layers\.(\d+)\.(\w+)\.lora_A\.weight", name)
            if match is None:
                continue
            down, up = (tensors[name.replace("lora_A", half)].astype(numpy.float64) for half in ("lora_A", "lora_B"))
            layers[int(match[1])][match[2]] += scale * (up @ down).T
    return layers


class Llama:
    """The shared two-layer model with random weights."""
    module = SHARED / "llama2.loc.mlir"
    adapter = SHARED / "llama2_lora.onnx_adapter"

    def __init__(self):
        random = numpy.random.default_rng(11)
        shapes = {"attn_norm": (64,), "q_proj": (64, 64), "k_proj": (64, 64), "v_proj": (64, 64), "o_proj": (64, 64),
                  "mlp_norm": (64,), "gate": (64, 172), "up": (64, 172), "down": (172, 64)}
        self.layers = [{name: (random.standard_normal(shape) * 0.1).astype(numpy.float32)
                        for name, shape in shapes.items()} for _ in range(2)]
        self.x = random.standard_normal((1, 16, 64)).astype(numpy.float32)
        self.mask = numpy.tril(numpy.ones((16, 16), bool))

    def arguments(self):
        return [layer[name] for layer in self.layers for name in sorted(layer)] + [self.x, self.mask]

    def expected(self, *adapters):
        return llama(adapted(self.layers, *adapters), self.x.astype(numpy.float64), self.mask)


@pytest.fixture(name="model", scope="module")
def make_model():
    return Llama()


def assert_close(actual, expected, tolerance=1e-5):
    assert numpy.abs(actual - expected).max() <= tolerance


@needs_shared
@pytest.mark.parametrize("flags, scale", [((), 1), (("--alpha=16",), 4), (("--alpha=16", "--scale=-0.5"), -0.5)])
def test_llama_with_its_adapter(tmp_path, model, flags, scale):
    out = tmp_path / "out.mlir"
    tenure("apply", model.module, model.adapter, "-o", out, *flags)
    plain, = xla.run(model.module.read_text(), *model.arguments())
    assert_close(plain, model.expected())
    result, = xla.run(out.read_text(), *model.arguments())
    assert_close(result, model.expected((read_adapter(model.adapter), scale)))
    assert numpy.abs(result - plain).max() > 1e-2


@needs_shared
def test_llama_with_two_adapters(tmp_path, model):
    random = numpy.random.default_rng(12)
    tensors = {}
    for name in ("layers.0.q_proj", "layers.1.down"):
        rows, columns = model.layers[int(name[7])][name[9:]].shape
        tensors[f"{name}.lora_A.weight"] = random.standard_normal((2, rows)).astype(numpy.float32) * 0.1
        tensors[f"{name}.lora_B.weight"] = random.standard_normal((columns, 2)).astype(numpy.float32) * 0.1
    second = tmp_path / "second.onnx_adapter"
    adapter = onnxruntime.AdapterFormat()
    adapter.set_parameters({n: onnxruntime.OrtValue.ortvalue_from_numpy(t) for n, t in tensors.items()})
    adapter.export_adapter(str(second))
    out = tmp_path / "out.mlir"
    first = read_adapter(model.adapter)
    tenure("apply", model.module, model.adapter, second, "-o", out)
    assert_close(xla.run(out.read_text(), *model.arguments())[0], model.expected((first, 1), (tensors, 1)))
    both = tmp_path / "both.mlir"
    tenure("attach", model.module, model.adapter, f"b={second}", "-o", both)
    tenure("apply", both, "--select=b", "-o", out)
    assert_close(xla.run(out.read_text(), *model.arguments())[0], model.expected((tensors, 1)))
    tenure("apply", both, "-o", out)
    assert_close(xla.run(out.read_text(), *model.arguments())[0], model.expected((first, 1), (tensors, 1)))


@needs_shared
def test_llama_with_its_adapter_as_arguments(tmp_path, model):
    out = tmp_path / "out.mlir"
    tenure("apply", model.module, f"a={model.adapter}", "-o", out, "--as-arguments", "--alpha=8")
    tensors = read_adapter(model.adapter)
    names = re.findall(r'tenure\.parameter = "a\.([^"]*)"', out.read_text())
    assert sorted(names) == sorted(name.removesuffix(".weight") for name in tensors)
    new = [tensors[f"{name}.weight"] for name in names]
    assert_close(xla.run(out.read_text(), *model.arguments(), *new)[0], model.expected((tensors, 2)))
    unused = [numpy.zeros_like(tensor) for tensor in new]
    assert_close(xla.run(out.read_text(), *model.arguments(), *unused)[0], model.expected())


@needs_shared
def test_llama_forwards_and_backwards(tmp_path, model):
    """The gradient multiplies by the weights' transposes, too."""
    module = SHARED / "llama2_grad.loc.mlir"
    out = tmp_path / "out.mlir"
    tenure("apply", module, model.adapter, "-o", out)
    layers = adapted(model.layers, (read_adapter(model.adapter), 1))
    changed = [layer[name].astype(numpy.float32) for layer in layers for name in sorted(layer)]
    expected = xla.run(module.read_text(), *changed, model.x, model.mask)
    actual = xla.run(out.read_text(), *model.arguments())
    assert len(actual) == len(expected) == 19
    for got, wanted in zip(actual, expected):
        assert_close(got, wanted)


# ===-- Models of tests/data ------------------------------------------------------------------===


def signature(text):
    """The names, extents and element types of main's arguments."""
    arguments = re.search(r"\^bb0\((.*?)\):\n", text)[1]
    found = re.findall(r'%arg\d+: tensor<((?:\d+x)*)([a-z]\w*)> loc\("((?:[^"\\]|\\.)*)"\)', arguments)
    return [(name, [int(n) for n in dims.split("x") if n], element) for dims, element, name in found]


def fill(text, random):
    """Values for main's arguments by name."""
    types = {"f32": numpy.float32, "i32": numpy.int32, "i1": numpy.bool_}
    values = {}
    for name, dims, element in signature(text):
        scale = 0.1 if element == "f32" else 3
        values[name] = (random.standard_normal(dims) * scale).astype(types[element])
        if element == "i32":
            values[name] = abs(values[name])
    return values


def change(values, tensors, scale=1):
    """The values with an adapter's products added to the weights."""
    changed = dict(values)
    for name in tensors:
        if ".lora_A" not in name:
            continue
        down, up = (tensors[name.replace("lora_A", half)].astype(numpy.float64) for half in ("lora_A", "lora_B"))
        stem = name.split(".lora_A")[0].split(".")
        key = f"{stem[0]}[{stem[1]}]" + "".join(f"['{part}']" for part in stem[2:])
        changed[key] = (values[key].astype(numpy.float64) + scale * (up @ down).T).astype(values[key].dtype)
    return changed


@pytest.mark.parametrize("name, adapter, flags, tolerance", [
    ("decoder", "decoder_lora", (), 1e-5), ("decoder", "decoder_lora_f16", ("--alpha=4",), 1e-5),
    ("decoder_grad", "decoder_lora", ("--partial",), 1e-5),
    ("encoder_grad", "encoder_lora", ("--through-weights",), 1e-5)])
def test_a_model_of_ours(tmp_path, name, adapter, flags, tolerance):
    """What is applied does what the plain module does with changed weights."""
    module, lora = DATA / f"{name}.loc.mlir", DATA / f"{adapter}.onnx_adapter"
    out = tmp_path / "out.mlir"
    tenure("apply", module, lora, "-o", out, *flags)
    text = module.read_text()
    values = fill(text, numpy.random.default_rng(5))
    tensors = {key: value for key, value in read_adapter(lora).items()
               if not (name == "decoder_grad" and key.split(".")[1] in "23")}
    changed = change(values, tensors, 0.5 if "--alpha=4" in flags else 1)
    expected = xla.run(text, *changed.values())
    actual = xla.run(out.read_text(), *values.values())
    plain = xla.run(text, *values.values())
    assert len(actual) == len(expected)
    for got, wanted in zip(actual, expected):
        assert_close(got, wanted, tolerance * max(1, abs(wanted).max()))
    assert max(abs(got - old).max() for got, old in zip(actual, plain)) > 1e-3


def constants(text):
    """The constant matrices in a text, as bytes by name."""
    names = dict(re.findall(r'^(#loc\d+) = loc\("(layers[^"]*)"\)', text, re.MULTILINE))
    found = re.findall(r'"stablehlo.constant"\(\) <\{value = dense<"0x([0-9A-F]+)"> : .* loc\((#loc\d+)\)', text)
    return {names[location]: bytes.fromhex(data) for data, location in found if location in names}


def test_folded_constants(tmp_path):
    """Each constant is the weight and the product, added in 64 bits and rounded once."""
    sys.path.insert(0, str(DATA))
    import model as models  # pylint: disable=import-outside-toplevel
    module, lora = DATA / "frozen.loc.mlir", DATA / "frozen_lora.onnx_adapter"
    out = tmp_path / "out.mlir"
    err = tenure("fold", module, lora, "-o", out, "--alpha=3")
    assert err == "folded 6 pairs for 6 ops into 6 constants\n"
    layers = {f"layers[{i}]['{key}']": value for i, layer in enumerate(models.frozen_layers())
              for key, value in layer.items()}
    assert constants(module.read_text()) == {key: value.tobytes() for key, value in layers.items()}
    folded = change(layers, read_adapter(lora), 1.5)
    assert constants(out.read_text()) == {key: value.tobytes() for key, value in folded.items()}
    x = numpy.random.default_rng(3).standard_normal((2, 5, 16)).astype(numpy.float32)
    stacked = [{key: folded[f"layers[{i}]['{key}']"] for key in ("up", "down")} for i in range(3)]
    expected = numpy.asarray(models.frozen(stacked, x))
    actual, = xla.run(out.read_text(), x)
    assert_close(actual, expected)
    assert numpy.abs(actual - xla.run(module.read_text(), x)[0]).max() > 1e-2
    applied = tmp_path / "applied.mlir"
    tenure("apply", module, lora, "-o", applied, "--alpha=3")
    assert_close(xla.run(applied.read_text(), x)[0], expected, 0.02)
