# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Transposes whose result a product takes: the product could contract another dimension instead. They are found in what JAX
lowers, taken into the products, and XLA runs the module."""
from typing import Any

import tenure.jax

tenure.jax.install()

import jax  # type: ignore[import-not-found]
import numpy as np
from tenure import ir
from tenure.dialects import stablehlo


def score(x: Any, y: Any) -> Any:
    return (x @ y.T) @ (y @ x.T)


def take_in(dot: ir.Operation, number: int, transpose: ir.Operation) -> None:
    """Has the product contract what stood in that place before the transpose."""
    permutation = list(ir.DenseI64ArrayAttr(transpose.attributes["permutation"]))
    old = stablehlo.DotDimensionNumbers(dot.attributes["dot_dimension_numbers"])
    sides = [old.lhs_contracting_dimensions, old.rhs_contracting_dimensions]
    sides[number] = [permutation[i] for i in sides[number]]
    left, right = sides
    dot.attributes["dot_dimension_numbers"] = stablehlo.DotDimensionNumbers.get([], [], left, right, context=dot.context)
    dot.operands[number] = transpose.operands[0]


def keep(op: ir.Operation) -> ir.WalkResult:
    if op.name == "stablehlo.dot_general":
        dots.append(op)
    return ir.WalkResult.ADVANCE


x, y = np.arange(12, dtype=np.float32).reshape(3, 4), np.ones((5, 4), np.float32)
lowered = jax.jit(score).lower(x, y)
dots: list[ir.Operation] = []
lowered.compiler_ir().operation.walk(keep)
for dot in dots:
    for number, operand in enumerate(dot.operands):
        made_by = operand.owner
        if isinstance(made_by, stablehlo.TransposeOp):
            print(made_by.operand.type, "is transposed for", dot.result.type)
            take_in(dot, number, made_by.operation)
            if not list(made_by.result.uses):
                made_by.operation.erase()
assert lowered.compiler_ir().operation.verify()
print("transpose" in lowered.as_text(), np.array_equal(lowered.compile()(x, y), score(x, y)))
