# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What test_jax.py compares, pickled: `jax_programs.py stock|tenure`: text, text with locations and numbers of programs."""
import pickle
import sys

if sys.argv[1] == "tenure":
    import tenure.jax

    tenure.jax.install()

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

RANDOM = np.random.RandomState(0)


def f32(*shape):
    return RANDOM.randn(*shape).astype(np.float32)


def attention(x, w):
    scores = jax.nn.softmax((x @ w) @ x.T)
    return jnp.where(jnp.tril(jnp.ones(scores.shape, bool)), scores, 0) @ x


def loss(x, w):
    return jnp.sum(attention(x, w) ** 2)


def loops(x):
    def step(carry, row):
        return lax.fori_loop(0, 3, lambda i, c: c * 1.5 + row * i, carry), carry.sum()

    return lax.scan(step, x[0], x)


def branches(x):
    return lax.cond(x.sum() > 0, lambda y: jnp.sin(y), lambda y: jnp.cos(y), x), lax.switch(1, [jnp.abs, jnp.exp, jnp.tanh], x)


def indices(x, where):
    return x[where], x.at[where].add(1.0), lax.top_k(x, 2), jnp.sort(x, axis=1), jnp.take_along_axis(x, where[:, None], 1)


def numbers(key):
    key = jax.random.wrap_key_data(key)
    return jax.random.normal(key, (4,)), jax.random.randint(key, (3,), 0, 10)


def images(x, kernel):
    y = lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return lax.reduce_window(y, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"), jnp.fft.rfft(x[0, :, 0, 0])


def special(x):
    return jax.scipy.special.erf(x), jax.lax.lgamma(x), jnp.arccosh(x + 2), jnp.linalg.cholesky(x @ x.T + 9 * jnp.eye(4))


def bits(x):
    return jnp.right_shift(x, 1) ^ x, lax.population_count(x), lax.bitcast_convert_type(x, jnp.float32), x.astype(jnp.int8)


PROGRAMS = [
    (attention, (f32(4, 8), f32(8, 8))), (jax.value_and_grad(loss, (0, 1)), (f32(4, 8), f32(8, 8))), (loops, (f32(3, 4),)),
    (branches, (f32(4),)), (indices, (f32(4, 5), np.array([2, 0, 1, 1]))), (numbers, (np.array([0, 7], np.uint32),)),
    (images, (f32(2, 8, 8, 3), f32(3, 3, 3, 4))), (special, (f32(4, 4),)), (bits, (np.arange(6, dtype=np.int32),)),
    (jax.vmap(attention, (0, None)), (f32(2, 4, 8), f32(8, 8))), (jax.jit(lambda x: jnp.pad(x, 2)[::2].reshape(-1)), (f32(6, 2),)),
]


def main():
    jax.config.update("jax_include_full_tracebacks_in_locations", True)
    found = []
    for function, arguments in PROGRAMS:
        lowered = jax.jit(function).lower(*arguments)
        results = [np.asarray(each) for each in jax.tree.leaves(lowered.compile()(*arguments))]
        found.append((lowered.as_text(), lowered.as_text(debug_info=True), [(each.dtype.str, each.tobytes()) for each in results]))
    with open(sys.argv[2], "wb") as file:
        pickle.dump(found, file)
    if sys.argv[1] == "tenure":
        stock = [name for name in sys.modules if "jaxlib.mlir" in str(getattr(sys.modules[name], "__file__", "")) or
                 str(getattr(sys.modules[name], "__file__", "")).endswith("_mlir.so")]
        assert not stock, stock


if __name__ == "__main__":
    main()
