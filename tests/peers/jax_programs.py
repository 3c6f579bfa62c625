# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What test_jax.py compares, pickled: `jax_programs.py stock|tenure`: text, text with locations and numbers of programs."""
import os
import pickle
import sys

os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_force_host_platform_device_count=2"

if sys.argv[1] == "tenure":
    import tenure.jax

    tenure.jax.install()

import jax
import jax.experimental.pallas as pl
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental.pallas import tpu as pltpu
from jax.sharding import PartitionSpec as P

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


def mesh(*names):
    return jax.sharding.Mesh(np.array(jax.devices()[:2]).reshape(2, *([1] * (len(names) - 1))), names)


@jax.jit
def bent(x):
    return jnp.where(x > 0, jnp.tanh(x), jnp.clip(x, -1, 1))


def shared_out(x):
    """Manual computations, one in a function that is called twice, and calls in each."""
    inner = jax.jit(lambda y: jax.shard_map(lambda z: lax.psum(bent(z), "j"), mesh=mesh("i", "j"), in_specs=P("i", "j"), out_specs=P("i"))(y))
    gathered = jax.shard_map(lambda y: lax.all_gather(bent(bent(y)), "i"), mesh=mesh("i", "j"), in_specs=P("i"), out_specs=P("i"))
    return inner(x) + inner(x * 2), gathered(x)


def shared_loop(x):
    def body(y):
        return lax.scan(lambda c, r: (lax.ppermute(c, "i", [(0, 1), (1, 0)]) * r, c.sum(keepdims=True)), y, jnp.ones(3))

    return jax.shard_map(body, mesh=mesh("i"), in_specs=P("i"), out_specs=(P("i"), P(None, "i")), check_vma=False)(x)


def kernel(x, w):
    def add(x, w, out):
        out[...] = jnp.where(pl.program_id(0) > 1, x[...] @ w[...], bent(x[...] @ w[...]))

    return pl.pallas_call(add, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype), grid=(3,), interpret=True,
                          in_specs=[pl.BlockSpec((2, 4), lambda i: (i, 0)), pl.BlockSpec((4, 4), lambda i: (0, 0))],
                          out_specs=pl.BlockSpec((2, 4), lambda i: (i, 0)))(x, w)


def kernel_with_memory(factors, x):
    def scale(factors, x, out, kept):
        kept[...] = x[...] * factors[pl.program_id(0)]
        out[...] = kept[...] + 1

    block = pl.BlockSpec((8, 128), lambda i, factors: (i, 0))
    grid = pltpu.PrefetchScalarGridSpec(num_scalar_prefetch=1, grid=(2,), in_specs=[block], out_specs=block,
                                        scratch_shapes=[pltpu.VMEM((8, 128), jnp.float32)])
    return pl.pallas_call(scale, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype), grid_spec=grid, interpret=True)(factors, x)


def foreign(x):
    """A call of what is not there, with an attribute of each kind."""
    return jax.ffi.ffi_call("nowhere", jax.ShapeDtypeStruct(x.shape, x.dtype))(
        x, a=np.arange(3), b=np.float32(2.5), c="word", d=np.array([[1.5, 2.5]], np.float32), e=True, f=np.int8(3), g=False,
        h=np.array([], np.int32), i=3, j=2.0, k=np.array([True, False, True]), m=np.bool_(True), n=np.array(3, np.uint8))


@jax.named_call
def again(x, table):
    """What is lowered once and again: constants, several results, some of no use, names within names."""
    for _ in range(3):
        with jax.named_scope("step"):
            values, _ = lax.top_k(x, 2)
            _, where = lax.top_k(x * 2.0, 2)
            q, _ = jnp.linalg.qr(x)
            x = bent(x + 1.0) * table + values.sum() + where.max() + q.sum() + 2.0
    for key in jax.random.split(jax.random.key(3), 2):
        x = x + jax.random.uniform(key, x.shape) + lax.while_loop(lambda c: c < 3.0, lambda c: c * 2.0 + 1.0, x.sum())
    return x, x, 1.0


# Programs that are lowered and not run.
LOWERED = [(foreign, (f32(2, 3),))]
TABLE = f32(4, 4)
PROGRAMS = [
    (lambda x: again(x, TABLE), (f32(4, 4),)), (shared_out, (f32(6, 4),)), (jax.grad(lambda x: shared_out(x)[1].sum()), (f32(6, 4),)), (shared_loop, (f32(6, 4),)),
    (jax.pmap(lambda x: lax.psum(bent(x), "i"), axis_name="i"), (f32(2, 4),)), (kernel, (f32(6, 4), f32(4, 4))),
    (kernel_with_memory, (np.array([2, 3], np.int32), f32(16, 128))),
    (attention, (f32(4, 8), f32(8, 8))), (jax.value_and_grad(loss, (0, 1)), (f32(4, 8), f32(8, 8))), (loops, (f32(3, 4),)),
    (branches, (f32(4),)), (indices, (f32(4, 5), np.array([2, 0, 1, 1]))), (numbers, (np.array([0, 7], np.uint32),)),
    (images, (f32(2, 8, 8, 3), f32(3, 3, 3, 4))), (special, (f32(4, 4),)), (bits, (np.arange(6, dtype=np.int32),)),
    (jax.vmap(attention, (0, None)), (f32(2, 4, 8), f32(8, 8))), (jax.jit(lambda x: jnp.pad(x, 2)[::2].reshape(-1)), (f32(6, 2),)),
]


def main():
    jax.config.update("jax_include_full_tracebacks_in_locations", True)
    found = []
    for function, arguments in LOWERED + PROGRAMS:
        lowered = (function if hasattr(function, "lower") else jax.jit(function)).lower(*arguments)
        if function is foreign:
            found.append((lowered.as_text(), lowered.as_text(debug_info=True), []))
            continue
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
