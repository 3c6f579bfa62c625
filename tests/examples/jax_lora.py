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
draft, up, down = adapters.Draft(), {"A": make(2, 8), "B": make(32, 2)}, {"A": make(2, 32), "B": make(8, 2)}
for target, pair in (("layers.0.up", up), ("layers.1.down", down)):
    for name, tensor in pair.items():
        draft.add(f"{target}.lora_{name}.weight", tensor)
adapter = adapters.load(draft.to_bytes(format="onnx"), "tone")  # ONNX Runtime's format; a path will do as well.
plain, lowered = jax.jit(model)(layers, x), jax.jit(lambda layers, x: model(layers, x)).lower(layers, x)
print(adapters.attach(lowered.compiler_ir(), adapter, alpha=4.0))
print(adapters.apply(lowered.compiler_ir()))
adapted = lowered.compile()(layers, x)  # XLA gets the module with the adapter in it.
layers[0]["up"] = layers[0]["up"] + 4.0 / 2 * (up["B"] @ up["A"]).T
layers[1]["down"] = layers[1]["down"] + 4.0 / 2 * (down["B"] @ down["A"]).T
changed, same = float(abs(adapted - plain).max()) > 0.01, np.allclose(adapted, jax.jit(model)(layers, x), atol=1e-5)
print("changed", changed, "as numpy's", same)
