# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds a function, verifies it and prints it."""
from tenure import ir
from tenure.dialects import arith, func

with ir.Context(), ir.Location.unknown():
    module = ir.Module.create()
    f64 = ir.F64Type.get()
    with ir.InsertionPoint(module.body):
        axpy = func.FuncOp("axpy", ([f64, f64], [f64]))
        with ir.InsertionPoint(axpy.add_entry_block()):
            x, y = axpy.arguments
            a = arith.constant(f64, 2.0)
            func.return_([arith.addf(arith.mulf(a, x), y)])
    assert module.operation.verify()
    print(module, end="")
