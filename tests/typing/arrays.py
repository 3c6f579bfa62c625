# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays of NumPy are taken where buffers are, by every version of Python, under both names of the package."""
from __future__ import annotations

import array

import mlir.ir
import numpy as np
from mlir.dialects import arith
from mlir.extras import types as T
from mlir.passmanager import PassManager

from tenure import adapters, ir


def constants(file: bytearray) -> list[ir.DenseElementsAttr]:
    ir.DenseResourceElementsAttr.get_from_buffer(np.zeros(4, np.uint8), "blob", ir.Type.parse("tensor<4xi8>"))
    ir.OpaqueAttr.get("d", np.zeros(4, np.uint8), ir.NoneType.get())
    adapters.load(np.frombuffer(file, np.uint8))
    return [ir.DenseElementsAttr.get(np.zeros((2, 3), np.float32)), ir.DenseElementsAttr.get(np.array([True, False]), type=T.bool()),
            ir.DenseElementsAttr.get(np.float64(2)), ir.DenseElementsAttr.get(array.array("i", [1, 2])), ir.DenseElementsAttr.get(file),
            ir.DenseElementsAttr.get([ir.BoolAttr.get(True)]), mlir.ir.DenseElementsAttr.get(memoryview(file))]


def under_the_other_name(module: mlir.ir.Module) -> ir.Value:
    PassManager.parse("builtin.module(canonicalize)").run(module.operation)
    return arith.ConstantOp(ir.IntegerType.get_signless(32), 1).result
