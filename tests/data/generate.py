# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the modules and adapters of this folder.

JAX lowers the models of `model.py` to StableHLO; ONNX Runtime and safetensors write LoRA
adapters for them, with random weights. The same versions write the same bytes each time.

Needs Python 3.11 or newer, which knows the columns that locations name, and
    pip install jax==0.10.2 jaxlib==0.10.2 onnxruntime==1.31.1 safetensors==0.8.0 numpy

Usage: python3 generate.py [OUT_DIR]
"""

import pathlib
import re
import sys

import jax
import numpy as np
import onnxruntime
import safetensors.numpy
from jax._src import source_info_util
from jaxlib.mlir import ir

import model

HERE = pathlib.Path(__file__).resolve().parent
SEED = 1729

DECODER = model.DecoderConfig(layers=4)
ENCODER = model.EncoderConfig(layers=8)

MODULES = {
    "decoder": lambda: model.lower_decoder(DECODER),
    "decoder_grad": lambda: model.lower_decoder_grad(model.DecoderConfig(layers=2)),
    "encoder_grad": lambda: model.lower_encoder_grad(ENCODER),
    "encoder_scan": lambda: model.lower_encoder_scan(ENCODER),
    "mixer": model.lower_mixer,
    "mixer_grad": model.lower_mixer_grad,
    "serve": model.lower_serve,
    "spectral": model.lower_spectral,
    "sharded": lambda: model.lower_sharded(DECODER),
    "dynamic": model.lower_dynamic,
    "frozen": model.lower_frozen,
}

# These are also written in StableHLO's own syntax and as bytecode.
IN_EVERY_FORM = ("decoder", "mixer", "serve")

# ===-- Modules ------------------------------------------------------------------------------===


def keep_machine_out_of_locations():
    """Makes locations say "model.py", and leaves out that this script is the caller."""
    folder = f"^{re.escape(str(HERE))}/"
    jax.config.update("jax_hlo_source_file_canonicalization_regex", folder)
    source_info_util.register_exclusion(str(HERE / "generate.py"))


def write_text(path, text):
    path.write_text(text.rstrip("\n") + "\n", encoding="utf-8")


def name_constants(module, layers):
    """Calls the matrices among the constants, in their order, by their places in `layers`."""
    names = [f"layers[{i}]['{key}']" for i, layer in enumerate(layers) for key in layer]
    with module.context:
        body = module.body.operations[0].regions[0].blocks[0]
        constants = [op for op in body.operations if op.operation.name == "stablehlo.constant"]
        matrices = [op for op in constants if len(op.result.type.shape) == 2]
        for op, name in zip(matrices, names, strict=True):
            op.operation.location = ir.Location.name(name)


def write_module(out, name, module):
    op = module.operation
    if name == "frozen":
        name_constants(module, model.frozen_layers())
    generic = op.get_asm(print_generic_op_form=True)
    located = op.get_asm(print_generic_op_form=True, enable_debug_info=True)
    strangers = set(re.findall(r'"([^"]*\.py)":\d', located)) - {"model.py"}
    if strangers:
        raise RuntimeError(f"{name}: locations name {sorted(strangers)}, expected model.py only")
    write_text(out / f"{name}.mlir", generic)
    write_text(out / f"{name}.loc.mlir", located)
    if name in IN_EVERY_FORM:
        write_text(out / f"{name}.pretty.mlir", op.get_asm())
        with open(out / f"{name}.mlirbc", "wb") as file:
            op.write_bytecode(file)


# ===-- Adapters -----------------------------------------------------------------------------===


def lora_tensors(layers, stems, rank, dtype):
    """Returns A [rank, in] and B [out, rank] for each weight [in, out] that `stems` names.

    A stem is a dotted path inside a layer, so that "layers.0.self_attn.q_proj" belongs to the
    argument at "layers[0]['self_attn']['q_proj']".
    """
    random = np.random.default_rng(SEED)
    tensors = {}
    for index, layer in enumerate(layers):
        for stem in stems:
            weight = layer
            for key in stem.split("."):
                weight = weight[key]
            inputs, outputs = weight.shape
            down = random.standard_normal((rank, inputs)) / np.sqrt(inputs)
            up = random.standard_normal((outputs, rank)) * 0.02
            tensors[f"layers.{index}.{stem}.lora_A.weight"] = down.astype(dtype)
            tensors[f"layers.{index}.{stem}.lora_B.weight"] = up.astype(dtype)
    return tensors


def write_onnx_adapter(path, tensors):
    adapter = onnxruntime.AdapterFormat()
    adapter.set_adapter_version(1)
    adapter.set_model_version(1)
    values = {n: onnxruntime.OrtValue.ortvalue_from_numpy(t) for n, t in tensors.items()}
    adapter.set_parameters(values)
    adapter.export_adapter(str(path))


def write_peft_adapter(path, tensors):
    """Writes `tensors` under the names, and with the metadata, that PEFT gives them."""
    named = {f"base_model.model.{name}": tensor for name, tensor in tensors.items()}
    safetensors.numpy.save_file(named, path, metadata={"format": "pt"})


def write_adapters(out):
    layers = [model.decoder_layer_specs(DECODER)] * DECODER.layers
    stems = ("q_proj", "k_proj", "v_proj", "o_proj")
    single = lora_tensors(layers, stems, 8, np.float32)
    write_onnx_adapter(out / "decoder_lora.onnx_adapter", single)
    half = lora_tensors(layers, stems, 8, np.float16)
    write_onnx_adapter(out / "decoder_lora_f16.onnx_adapter", half)
    small = lora_tensors(layers, ("q_proj", "v_proj"), 4, np.float32)
    write_peft_adapter(out / "decoder_lora.safetensors", small)

    layers = [model.encoder_layer_specs(ENCODER)] * ENCODER.layers
    stems = ("self_attn.q_proj", "self_attn.v_proj", "fc1")
    deep = lora_tensors(layers, stems, 2, np.float32)
    write_onnx_adapter(out / "encoder_lora.onnx_adapter", deep)

    frozen = lora_tensors(model.frozen_layers(), ("up", "down"), 2, np.float32)
    write_onnx_adapter(out / "frozen_lora.onnx_adapter", frozen)


def main():
    out = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    out.mkdir(parents=True, exist_ok=True)
    keep_machine_out_of_locations()
    for name, lower in MODULES.items():
        write_module(out, name, lower().compiler_ir("stablehlo"))
    write_adapters(out)


if __name__ == "__main__":
    main()
