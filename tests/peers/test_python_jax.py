# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What JAX lowers is loaded, walked and edited in Python, and given back to jaxlib, which runs it on the CPU."""
import collections
import io
import pickle

import jax
import jax.numpy as jnp
import numpy
import pytest
import xla
from jaxlib.mlir import ir as upstream
from jax._src.interpreters import mlir as jax_mlir

from tenure import ir


def attention(x, w):
    scores = jax.nn.softmax(x @ w @ x.T, axis=-1)
    return scores @ x


def recurrence(x, w):
    def step(carry, row):
        carry = jnp.tanh(carry @ w + row)
        return carry, carry.sum()

    return jax.lax.scan(step, jnp.zeros(x.shape[1]), x)


def branches(x, w):
    y = jax.lax.cond(x.sum() > 0, lambda v: v * 2.0, lambda v: v - 1.0, x)
    return jnp.where(y > 0.5, y @ w, jnp.sort(y, axis=0) @ w)


FUNCTIONS = [attention, recurrence, branches]
X = numpy.linspace(-1, 1, 24, dtype=numpy.float32).reshape(6, 4)
W = numpy.linspace(0.5, -0.25, 16, dtype=numpy.float32).reshape(4, 4)


@pytest.fixture(params=FUNCTIONS, ids=lambda function: function.__name__)
def lowered(request):
    return str(jax.jit(request.param).lower(X, W).compiler_ir("stablehlo"))


@pytest.fixture(autouse=True)
def context():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context:
        yield context


def results_of(text):
    with jax_mlir.make_ir_context(), upstream.Location.unknown():
        module = upstream.Module.parse(text)  # jaxlib takes what we print.
        assert module.operation.verify()
        text = module.operation.get_asm(print_generic_op_form=True)
    return xla.run(text, X, W)


def same(left, right):
    return len(left) == len(right) and all(numpy.allclose(a, b, rtol=1e-6, atol=1e-6)
                                           for a, b in zip(left, right))


def names_in(module):
    names = collections.Counter()
    module.operation.walk(lambda op: names.update([op.name]) or ir.WalkResult.ADVANCE)
    return names


def test_what_is_read_is_what_jaxlib_reads(lowered):
    module = ir.Module.parse(lowered)
    assert module.operation.verify()
    ours = names_in(module)
    with jax_mlir.make_ir_context():
        theirs = collections.Counter()
        upstream.Module.parse(lowered).operation.walk(
            lambda op: theirs.update([op.name]) or upstream.WalkResult.ADVANCE)
    assert ours == theirs


@pytest.mark.parametrize("generic", [True, False], ids=["generic", "custom"])
def test_given_back_unchanged(lowered, generic):
    text = ir.Module.parse(lowered).operation.get_asm(print_generic_op_form=generic)
    assert same(results_of(text), results_of(lowered))


def test_given_back_as_bytecode(lowered):
    module = pickle.loads(pickle.dumps(ir.Module.parse(lowered)))
    file = io.BytesIO()
    module.operation.write_bytecode(file)
    with jax_mlir.make_ir_context():
        text = upstream.Module.parse(file.getvalue()).operation.get_asm(print_generic_op_form=True)
    assert same(xla.run(text, X, W), results_of(lowered))


def all_ops(module):
    found = []
    module.operation.walk(lambda op: found.append(op) or ir.WalkResult.ADVANCE)
    return found


def test_edited(lowered):
    """Every product is made of swapped operands and a sum with zero: the same in another way."""
    module = ir.Module.parse(lowered)
    changed = 0
    for op in all_ops(module):
        if op.name not in ("stablehlo.add", "stablehlo.multiply"):
            continue
        left, right = op.operands
        op.operands[0], op.operands[1] = right, left
        result = op.result
        with ir.InsertionPoint.after(op), op.location:
            zero = ir.Operation.create("stablehlo.subtract", results=[result.type],
                                       operands=[right, right])
            total = ir.Operation.create("stablehlo.add", results=[result.type],
                                        operands=[result, zero.result])
        result.replace_all_uses_except(total.result, [total])
        changed += 1
    assert changed and module.operation.verify()
    assert same(results_of(str(module)), results_of(lowered))


def test_an_edit_that_shows(lowered):
    """Each result of main comes back negated."""
    module = ir.Module.parse(lowered)
    main = next(op for op in module.body if op.attributes["sym_name"].value == "main")
    end = main.regions[0].blocks[0].operations[-1].operation
    with ir.InsertionPoint(end), end.location:
        for i, value in enumerate(end.operands):
            end.operands[i] = ir.Operation.create("stablehlo.negate", results=[value.type],
                                                  operands=[value]).result
    assert module.operation.verify()
    assert same(results_of(str(module)), [-value for value in results_of(lowered)])


def test_unused_work_is_dropped(lowered):
    module = ir.Module.parse(lowered)
    before = sum(names_in(module).values())
    erased = True
    while erased:
        erased = False
        for op in reversed(all_ops(module)):
            pure = op.name.startswith("stablehlo.") and len(op.regions) == 0 and len(op.results)
            if pure and not any(list(result.uses) for result in op.results):
                op.erase()
                erased = True
    assert sum(names_in(module).values()) <= before and module.operation.verify()
    assert same(results_of(str(module)), results_of(lowered))
