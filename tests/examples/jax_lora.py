# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A LoRA adapter for a model in JAX: attached to the model as JAX lowers it, applied there, and run by XLA."""
from typing import Any

import tenure.jax

tenure.jax.install()

import jax  # type: ignore[import-not-found]
import numpy as np
from tenure import adapters

RANDOM = np.random.default_rng(0)


def make(*shape: int) -> Any:
    return RANDOM.standard_normal(shape).astype(np.float32) / 4


def model(layers: Any, x: Any) -> Any:
    for layer in layers:
        x = jax.nn.relu(x @ layer["up"]) @ layer["down"] + x
    return x


layers, x = [{"up": make(8, 32), "down": make(32, 8)} for _ in range(2)], make(4, 8)
draft = adapters.Draft()  # A file for ONNX Runtime; adapters.load takes a path as well.
for target, rows, columns in (("layers.0.up", 8, 32), ("layers.1.down", 32, 8)):
    draft.add(f"{target}.lora_A.weight", make(2, rows))
    draft.add(f"{target}.lora_B.weight", make(columns, 2))
adapter = adapters.load(draft.to_bytes(format="onnx"), "tone")

plain = jax.jit(model)(layers, x)
lowered = jax.jit(lambda layers, x: model(layers, x)).lower(layers, x)
print(adapters.attach(lowered.compiler_ir(), adapter, alpha=4.0))
print(adapters.apply(lowered.compiler_ir()))
adapted = lowered.compile()(layers, x)  # XLA gets the module with the adapter in it.

tensors = {tensor.name: tensor.numpy() for tensor in adapter.tensors}
for layer, name, target in ((layers[0], "up", "layers.0.up"), (layers[1], "down", "layers.1.down")):
    delta = 4.0 / 2 * (tensors[f"{target}.lora_B.weight"] @ tensors[f"{target}.lora_A.weight"]).T
    layer[name] = layer[name] + delta  # A new array: XLA may still be reading the one that it was given.
expected = jax.jit(model)(layers, x)
print("changed", float(abs(adapted - plain).max()) > 0.01, "as numpy's", bool(np.allclose(adapted, expected, atol=1e-5)))
