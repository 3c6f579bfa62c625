# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The models that `generate.py` lowers to StableHLO.

They stand in a file of their own because the locations in the lowered modules name the lines
of this file: an edit here moves those lines, an edit of `generate.py` does not.

A weight has the shape [in, out] and is used as `x @ weight`. No weight has values: lowering
needs shapes and element types only.
"""

import dataclasses

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


def spec(*shape, dtype=jnp.float32):
    """Returns an argument that has a shape and an element type but no values."""
    return jax.ShapeDtypeStruct(shape, dtype)


# ===-- Decoder: RMS norm, rotary embedding, grouped-query attention, SwiGLU -----------------===


@dataclasses.dataclass(frozen=True)
class DecoderConfig:
    layers: int = 4
    width: int = 128
    hidden: int = 352
    query_heads: int = 8
    key_heads: int = 2
    vocabulary: int = 512

    @property
    def head_width(self):
        return self.width // self.query_heads


def decoder_layer_specs(config):
    """Returns the weights of one decoder layer."""
    query_width = config.query_heads * config.head_width
    key_width = config.key_heads * config.head_width
    return {
        "attn_norm": spec(config.width),
        "q_proj": spec(config.width, query_width),
        "k_proj": spec(config.width, key_width),
        "v_proj": spec(config.width, key_width),
        "o_proj": spec(query_width, config.width),
        "mlp_norm": spec(config.width),
        "gate_proj": spec(config.width, config.hidden),
        "up_proj": spec(config.width, config.hidden),
        "down_proj": spec(config.hidden, config.width),
    }


def rms_norm(x, weight):
    scale = lax.rsqrt(jnp.mean(jnp.square(x), axis=-1, keepdims=True) + 1e-5)
    return x * scale * weight


def rotate(x):
    """Turns each pair of the features of `x` by an angle that grows with its position."""
    time, width = x.shape[1], x.shape[-1]
    frequency = 10000.0 ** (-np.arange(0, width, 2, dtype=np.float32) / width)
    angle = jnp.arange(time, dtype=jnp.float32)[:, None] * frequency
    cosine, sine = jnp.cos(angle)[None, :, None], jnp.sin(angle)[None, :, None]
    even, odd = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([even * cosine - odd * sine, odd * cosine + even * sine], axis=-1)


def grouped_attention(config, layer, x):
    batch, time, _ = x.shape
    group = config.query_heads // config.key_heads
    query = rotate((x @ layer["q_proj"]).reshape(batch, time, config.query_heads, -1))
    key = rotate((x @ layer["k_proj"]).reshape(batch, time, config.key_heads, -1))
    value = (x @ layer["v_proj"]).reshape(batch, time, config.key_heads, -1)
    query = query.reshape(batch, time, config.key_heads, group, -1)
    score = jnp.einsum("btkgd,bskd->bkgts", query, key) * config.head_width**-0.5
    causal = jnp.arange(time)[:, None] >= jnp.arange(time)
    weight = jax.nn.softmax(jnp.where(causal, score, -jnp.inf), axis=-1)
    mixed = jnp.einsum("bkgts,bskd->btkgd", weight, value)
    return mixed.reshape(batch, time, -1) @ layer["o_proj"]


def gated_mlp(layer, x):
    return (jax.nn.silu(x @ layer["gate_proj"]) * (x @ layer["up_proj"])) @ layer["down_proj"]


def decode(config, layers, embedding, final_norm, tokens):
    """Returns the logits of the next token at each position; input and output share weights."""
    x = embedding[tokens]
    for layer in layers:
        x = x + grouped_attention(config, layer, rms_norm(x, layer["attn_norm"]))
        x = x + gated_mlp(layer, rms_norm(x, layer["mlp_norm"]))
    return rms_norm(x, final_norm) @ embedding.T


def lower_decoder(config):
    def decoder(layers, embedding, final_norm, tokens):
        return decode(config, layers, embedding, final_norm, tokens)

    return jax.jit(decoder).lower(*decoder_specs(config))


def lower_decoder_grad(config):
    def loss(layers, embedding, final_norm, tokens):
        logits = decode(config, layers, embedding, final_norm, tokens[:, :-1])
        log_probability = jax.nn.log_softmax(logits)
        return -jnp.take_along_axis(log_probability, tokens[:, 1:, None], axis=-1).mean()

    return jax.jit(jax.value_and_grad(loss, argnums=(0, 1, 2))).lower(*decoder_specs(config))


def decoder_specs(config):
    layers = [decoder_layer_specs(config) for _ in range(config.layers)]
    embedding = spec(config.vocabulary, config.width)
    return layers, embedding, spec(config.width), spec(2, 32, dtype=jnp.int32)


# ===-- Encoder: layer norm, biases, GELU, bfloat16 arithmetic on float32 weights ------------===


@dataclasses.dataclass(frozen=True)
class EncoderConfig:
    layers: int = 8
    width: int = 96
    heads: int = 6


def encoder_layer_specs(config, *stack):
    """Returns the weights of one layer, or with `stack` (n,) those of n layers in one array."""
    width, hidden = config.width, 4 * config.width
    attention = {}
    for name in ("q", "k", "v", "out"):
        attention[f"{name}_proj"] = spec(*stack, width, width)
        attention[f"{name}_bias"] = spec(*stack, width)
    return {
        "norm1": {"scale": spec(*stack, width), "bias": spec(*stack, width)},
        "self_attn": attention,
        "norm2": {"scale": spec(*stack, width), "bias": spec(*stack, width)},
        "fc1": spec(*stack, width, hidden),
        "fc1_bias": spec(*stack, hidden),
        "fc2": spec(*stack, hidden, width),
        "fc2_bias": spec(*stack, width),
    }


def dense(weight, bias, x):
    return x @ weight.astype(x.dtype) + bias.astype(x.dtype)


def layer_norm(weights, x):
    wide = x.astype(jnp.float32)
    centred = wide - wide.mean(axis=-1, keepdims=True)
    normal = centred * lax.rsqrt(jnp.square(centred).mean(axis=-1, keepdims=True) + 1e-6)
    return (normal * weights["scale"] + weights["bias"]).astype(x.dtype)


def bidirectional_attention(config, weights, x, padding):
    def heads(name):
        y = dense(weights[f"{name}_proj"], weights[f"{name}_bias"], x)
        return y.reshape(*x.shape[:2], config.heads, -1)

    query, key, value = heads("q"), heads("k"), heads("v")
    score = jnp.einsum("bthd,bshd->bhts", query, key) / np.sqrt(config.width // config.heads)
    score = jnp.where(padding[:, None, None], -1e9, score.astype(jnp.float32))
    weight = jax.nn.softmax(score, axis=-1).astype(x.dtype)
    mixed = jnp.einsum("bhts,bshd->bthd", weight, value).reshape(x.shape)
    return dense(weights["out_proj"], weights["out_bias"], mixed)


def encoder_block(config, layer, x, padding):
    y = layer_norm(layer["norm1"], x)
    x = x + bidirectional_attention(config, layer["self_attn"], y, padding)
    y = dense(layer["fc1"], layer["fc1_bias"], layer_norm(layer["norm2"], x))
    return x + dense(layer["fc2"], layer["fc2_bias"], jax.nn.gelu(y, approximate=False))


def lower_encoder_grad(config):
    def loss(layers, x, target, padding):
        y = x.astype(jnp.bfloat16)
        for layer in layers:
            y = encoder_block(config, layer, y, padding)
        return jnp.square(y.astype(jnp.float32) - target).mean()

    layers = [encoder_layer_specs(config) for _ in range(config.layers)]
    return jax.jit(jax.value_and_grad(loss)).lower(layers, *encoder_inputs(config))


def lower_encoder_scan(config):
    """A training step whose layers are a loop, recomputed in the backward pass, with Adam."""

    def loss(stacked, x, target, padding):
        @jax.checkpoint
        def step(carry, layer):
            return encoder_block(config, layer, carry, padding), None

        y, _ = lax.scan(step, x.astype(jnp.bfloat16), stacked)
        return jnp.square(y.astype(jnp.float32) - target).mean()

    def train(stacked, first, second, count, x, target, padding):
        gradient = jax.grad(loss)(stacked, x, target, padding)
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradient)
        second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, gradient)
        rate = 1e-3 * jnp.minimum(count / 100, lax.rsqrt(count / 100))
        update = jax.tree.map(lambda m, v: -rate * m / (jnp.sqrt(v) + 1e-8), first, second)
        return jax.tree.map(jnp.add, stacked, update), first, second, count + 1

    stacked = encoder_layer_specs(config, config.layers)
    state = (stacked, stacked, stacked, spec())
    return jax.jit(train, donate_argnums=(0, 1, 2)).lower(*state, *encoder_inputs(config))


def encoder_inputs(config):
    sequence = spec(4, 48, config.width)
    return sequence, sequence, spec(4, 48, dtype=jnp.bool_)


# ===-- Mixer: convolution, pooling, token and channel mixing, with the gradient -------------===


def mixer_specs(blocks=2, channels=48, tokens=64, classes=10):
    block = {
        "token_in": spec(tokens, 2 * tokens),
        "token_out": spec(2 * tokens, tokens),
        "channel_in": spec(channels, 4 * channels),
        "channel_out": spec(4 * channels, channels),
    }
    return {
        "stem": spec(3, 3, 3, channels),
        "depthwise": spec(5, 5, 1, channels),
        "blocks": [block] * blocks,
        "head": spec(channels, classes),
    }


def standardize(x):
    return (x - x.mean(axis=-1, keepdims=True)) * lax.rsqrt(x.var(axis=-1, keepdims=True) + 1e-6)


def mixer(weights, images):
    layout = ("NHWC", "HWIO", "NHWC")
    x = lax.conv_general_dilated(images, weights["stem"], (2, 2), "SAME", dimension_numbers=layout)
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    x = lax.conv_general_dilated(
        x,
        weights["depthwise"],
        window_strides=(1, 1),
        padding=((4, 4), (4, 4)),
        rhs_dilation=(2, 2),
        dimension_numbers=layout,
        feature_group_count=x.shape[-1],
    )
    x = jax.nn.relu6(x).reshape(x.shape[0], -1, x.shape[-1])
    for block in weights["blocks"]:
        y = jax.nn.gelu(jnp.swapaxes(standardize(x), 1, 2) @ block["token_in"])
        x = x + jnp.swapaxes(y @ block["token_out"], 1, 2)
        x = x + jnp.tanh(standardize(x) @ block["channel_in"]) @ block["channel_out"]
    return standardize(x).mean(axis=1) @ weights["head"]


def lower_mixer():
    return jax.jit(mixer).lower(mixer_specs(), spec(2, 32, 32, 3))


def lower_mixer_grad():
    def loss(weights, images, labels):
        logits = mixer(weights, images)
        chosen = logits.at[jnp.arange(labels.size), labels].get(mode="clip")
        return (jax.nn.logsumexp(logits, axis=-1) - chosen).mean()

    images = spec(2, 32, 32, 3)
    return jax.jit(jax.grad(loss)).lower(mixer_specs(), images, spec(2, dtype=jnp.uint8))


# ===-- Serve: one step of a text server, with narrow integers and floats --------------------===


def unpack_int4(packed):
    """Splits each byte into two signed 4-bit integers."""
    pair = jnp.stack([packed & 0xF, packed >> 4], axis=-1).reshape(packed.shape[0], -1)
    return lax.bitcast_convert_type(pair << 4, jnp.int8) >> 4


def next_logits(state, packed, scale):
    """Multiplies an 8-bit state by 4-bit weights, exactly in 32 bits, and rescales."""
    weight = unpack_int4(packed)
    exact = lax.dot(state, weight, preferred_element_type=jnp.int32)
    return (exact.astype(jnp.float16) * scale).astype(jnp.bfloat16)


def penalize(logits, history, banned):
    """Lowers the logits of tokens that `history` holds and removes those that are banned."""
    rows = jnp.arange(history.shape[0])[:, None]
    seen = jnp.zeros(logits.shape, jnp.int16).at[rows, history].add(1, mode="drop")
    logits = logits - jnp.bfloat16(0.25) * lax.population_count(seen).astype(logits.dtype)
    bits = (banned[:, None] >> jnp.arange(8, dtype=jnp.uint8)) & jnp.uint8(1)
    return jnp.where(bits.reshape(-1).astype(jnp.bool_), -jnp.inf, logits)


def sample_greedily(logits, _):
    return jnp.argmax(logits, axis=-1).astype(jnp.int32)


def sample_nucleus(logits, key):
    """Draws from the fewest tokens that together hold nine tenths of the probability."""
    order = jnp.argsort(-logits, axis=-1)
    ranked = jnp.take_along_axis(logits, order, axis=-1).astype(jnp.float32)
    total = jnp.cumsum(jax.nn.softmax(ranked), axis=-1)
    ranked = jnp.where(total - jax.nn.softmax(ranked) < 0.9, ranked, -jnp.inf)
    choice = jax.random.categorical(jax.random.wrap_key_data(key), ranked)
    return jnp.take_along_axis(order, choice[:, None], axis=-1)[:, 0].astype(jnp.int32)


def sample_top(logits, key):
    value, index = lax.top_k(logits, 8)
    choice = jax.random.categorical(jax.random.wrap_key_data(key), value.astype(jnp.float32))
    return index[jnp.arange(index.shape[0]), choice]


def last_power_of_two(step, _):
    """Clears the lowest set bit until one is left: where the cache is cut when all have ended."""
    return lax.while_loop(lambda n: (n & (n - 1)) != 0, lambda n: n & (n - 1), step)


def serve(state, packed, scale, history, banned, cache, step, key, mode):
    logits = penalize(next_logits(state, packed, scale), history, banned)
    token = lax.switch(mode, (sample_greedily, sample_top, sample_nucleus), logits, key)
    history = lax.dynamic_update_slice(history, token[:, None], (0, step))
    row = state.astype(jnp.float8_e4m3fn)[:, None]
    cache = lax.dynamic_update_slice(cache, row, (0, step, 0))
    ended = ~jnp.any(jnp.isfinite(logits), axis=-1) ^ (token == 2)
    step = lax.cond(jnp.all(ended), last_power_of_two, jnp.add, step, 1)
    return token, history, cache, ended, step


def lower_serve(batch=4, width=32, vocabulary=256, context=64):
    return jax.jit(serve, donate_argnums=(3, 5)).lower(
        spec(batch, width, dtype=jnp.int8),
        spec(width, vocabulary // 2, dtype=jnp.uint8),
        spec(vocabulary, dtype=jnp.float16),
        spec(batch, context, dtype=jnp.int32),
        spec(vocabulary // 8, dtype=jnp.uint8),
        spec(batch, context, width, dtype=jnp.float8_e4m3fn),
        spec(dtype=jnp.int32),
        spec(2, dtype=jnp.uint32),
        spec(dtype=jnp.int32),
    )


# ===-- Spectral: Fourier transforms, complex numbers, 64 bits, linear algebra ---------------===


def mel_filters(bands, bins):
    """Returns overlapping triangles that are even on the mel scale, as a constant."""
    edges = 700.0 * (10.0 ** (np.linspace(0.0, 2840.0, bands + 2) / 2595.0) - 1.0)
    frequency = np.linspace(0.0, 8000.0, bins)
    rise = (frequency[:, None] - edges[:-2]) / (edges[1:-1] - edges[:-2])
    fall = (edges[2:] - frequency[:, None]) / (edges[2:] - edges[1:-1])
    return np.maximum(0.0, np.minimum(rise, fall))


def spectral(signal, mixing, kernel):
    frames = signal.reshape(signal.shape[0], -1, 64) * np.hanning(64)
    spectrum = jnp.fft.rfft(frames)
    mel = jnp.log1p(jnp.abs(spectrum) ** 2 @ mel_filters(8, 33))
    filtered = jnp.fft.irfft(spectrum * kernel * jnp.exp(1j * jnp.angle(kernel)), n=64)
    grid = jnp.fft.ifft2(jnp.fft.fft2(filtered) @ jnp.conj(mixing)).real
    covariance = jnp.einsum("bti,btj->bij", mel, mel) + 1e-3 * jnp.eye(8)
    factor = jnp.linalg.cholesky(covariance)
    white = jax.scipy.linalg.solve_triangular(factor, jnp.swapaxes(mel, 1, 2), lower=True)
    values, _ = jnp.linalg.eigh(covariance)
    return white, grid, values.astype(jnp.float32), jnp.sum(spectrum.imag, axis=(1, 2))


def lower_spectral():
    with jax.enable_x64(True):
        return jax.jit(spectral).lower(
            spec(2, 1024, dtype=jnp.float64),
            spec(64, 64, dtype=jnp.complex128),
            spec(33, dtype=jnp.complex128),
        )


# ===-- Sharded: one gated MLP split over a mesh of devices ----------------------------------===


def lower_sharded(config):
    mesh = jax.sharding.AbstractMesh((2, 4), ("data", "model"))

    def split(*axes):
        return jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec(*axes))

    def place(argument, *axes):
        return jax.ShapeDtypeStruct(argument.shape, argument.dtype, sharding=split(*axes))

    def sharded_mlp(weights, x):
        y = gated_mlp(weights, rms_norm(x, weights["mlp_norm"]))
        return x + lax.with_sharding_constraint(y, split("data"))

    layer = decoder_layer_specs(config)
    weights = {
        "mlp_norm": place(layer["mlp_norm"], None),
        "gate_proj": place(layer["gate_proj"], None, "model"),
        "up_proj": place(layer["up_proj"], None, "model"),
        "down_proj": place(layer["down_proj"], "model", None),
    }
    x = place(spec(8, 16, config.width), "data", None, None)
    return jax.jit(sharded_mlp).trace(weights, x).lower(lowering_platforms=("cpu",))


# ===-- Dynamic: sizes that are known only when the module runs ------------------------------===


def pool(weights, x, length):
    """Averages the first `length` steps of each sequence by a learnt score."""
    inside = jnp.arange(x.shape[1]) < length[:, None]
    score = jnp.where(inside, jnp.tanh(x @ weights["score"])[..., 0], -jnp.inf)
    pooled = jnp.einsum("bt,btd->bd", jax.nn.softmax(score), x)
    return jnp.concatenate([pooled, x.max(axis=1)], axis=-1) @ weights["head"]


def lower_dynamic():
    batch, time = jax.export.symbolic_shape("batch, time")
    weights = {"score": spec(24, 1), "head": spec(48, 5)}
    sequence, length = spec(batch, time, 24), spec(batch, dtype=jnp.int32)
    return jax.jit(pool).trace(weights, sequence, length).lower(lowering_platforms=("cpu",))


# ===-- Frozen: an MLP whose weights are constants of several element types -------------------===


def frozen_layers(width=16, hidden=24):
    """Returns layers with values: each has weights of another element type."""
    random = np.random.default_rng(1729)
    shapes = {"up": (width, hidden), "down": (hidden, width)}
    types = (jnp.float32, jnp.float16, jnp.bfloat16)
    return [
        {name: (random.standard_normal(shape) * 0.25).astype(dtype) for name, shape in shapes.items()}
        for dtype in types
    ]


def frozen(layers, x):
    for layer in layers:
        y = jnp.tanh(x.astype(layer["up"].dtype) @ layer["up"])
        x = x + (y @ layer["down"]).astype(x.dtype)
    return x


def lower_frozen():
    def constant_mlp(x):
        return frozen(frozen_layers(), x)

    return jax.jit(constant_mlp).lower(spec(2, 5, 16))
