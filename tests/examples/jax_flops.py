# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a JAX program multiplies: the FLOPs of each product in what it lowers to, and where in the program that is."""
import math

import tenure.jax

tenure.jax.install()

import jax  # type: ignore[import-not-found]
import numpy as np
from tenure import ir
from tenure.dialects import stablehlo


def attention(x, wq, wk, wv):  # type: ignore[no-untyped-def]
    q, k, v = x @ wq, x @ wk, x @ wv
    return jax.nn.softmax(q @ k.T / math.sqrt(k.shape[1])) @ v


def flops(dot: ir.OpView) -> int:
    """A product and a sum for each element of the result and of what is contracted."""
    left = ir.RankedTensorType(dot.operands[0].type)
    numbers = stablehlo.DotDimensionNumbers(dot.operation.attributes["dot_dimension_numbers"])
    contracted = math.prod(left.shape[i] for i in numbers.lhs_contracting_dimensions)
    return int(2 * math.prod(ir.RankedTensorType(dot.result.type).shape) * contracted)


x, w = np.ones((16, 64), np.float32), np.ones((64, 32), np.float32)
module = jax.jit(attention).lower(x, w, w, w).compiler_ir()
total = 0


def look(op: ir.Operation) -> ir.WalkResult:
    global total
    if isinstance(op.opview, stablehlo.DotGeneralOp):
        types = " x ".join("x".join(map(str, ir.RankedTensorType(each.type).shape)) for each in op.operands)
        print(f"{flops(op.opview):6} {types}")
        total += flops(op.opview)
    return ir.WalkResult.ADVANCE


module.operation.walk(look)
print(f"{total:6} in all")
