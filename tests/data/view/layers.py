# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes layers.mlirbc: a 12-layer model that JAX 0.10.2 lowers with a name scope for each layer, and LoRA adapters for two weights of each.

    python3 tests/data/view/layers.py build/bin/tenure

The adapter is called "french"; it goes to the ops that use q_proj and v_proj.
"""
import pathlib
import subprocess
import sys
import tempfile

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import save_file

WIDTH, HEADS, INNER, TOKENS, LAYERS, WORDS = 32, 4, 64, 8, 12, 64
HERE = pathlib.Path(__file__).resolve().parent


def norm(x, scale):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * scale


def attention(x, weights):
    q, k, v = ((x @ weights[name]).reshape(TOKENS, HEADS, WIDTH // HEADS).transpose(1, 0, 2) for name in ("q_proj", "k_proj", "v_proj"))
    scores = jnp.where(jnp.tril(jnp.ones((TOKENS, TOKENS), bool)), q @ k.transpose(0, 2, 1) / (WIDTH // HEADS) ** 0.5, -1e9)
    return (jax.nn.softmax(scores) @ v).transpose(1, 0, 2).reshape(TOKENS, WIDTH) @ weights["o_proj"]


def mlp(x, weights):
    return (jax.nn.silu(x @ weights["gate_proj"]) * (x @ weights["up_proj"])) @ weights["down_proj"]


def model(tokens, embed, layers):
    with jax.named_scope("embed"):
        x = embed[tokens]
    for i, weights in enumerate(layers):
        with jax.named_scope(f"layer{i}"):
            with jax.named_scope("attention"):
                x = x + attention(norm(x, weights["norm1"]), weights)
            with jax.named_scope("mlp"):
                x = x + mlp(norm(x, weights["norm2"]), weights)
    with jax.named_scope("head"):
        return x @ embed.T


def shape(*extents, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(extents, dtype)


def layer():
    return {"norm1": shape(WIDTH), "norm2": shape(WIDTH), "gate_proj": shape(WIDTH, INNER), "up_proj": shape(WIDTH, INNER),
            "down_proj": shape(INNER, WIDTH), **{name: shape(WIDTH, WIDTH) for name in ("q_proj", "k_proj", "v_proj", "o_proj")}}


def main():
    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
    lowered = jax.jit(model).lower(shape(TOKENS, dtype=jnp.int32), shape(WORDS, WIDTH), [layer() for _ in range(LAYERS)])
    random = np.random.RandomState(0)
    tensors = {f"layers.{i}.{name}.lora_{role}.weight": random.randn(*extents).astype(np.float16)
               for i in range(LAYERS) for name in ("q_proj", "v_proj") for role, extents in (("A", (2, WIDTH)), ("B", (WIDTH, 2)))}
    with tempfile.TemporaryDirectory() as folder:
        text, adapter = pathlib.Path(folder) / "layers.mlir", pathlib.Path(folder) / "french.safetensors"
        text.write_text(lowered.as_text(debug_info=True), encoding="utf-8")
        save_file(tensors, adapter)
        subprocess.run([sys.argv[1], "adapter", "attach", "--emit-bytecode", "--alpha=4", text, f"french={adapter}", "-o",
                        HERE / "layers.mlirbc"], check=True)


main()
