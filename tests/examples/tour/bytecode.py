# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a module as bytecode and reads one function of it."""
import io

from tenure import ir
from tenure.dialects import arith

TEXT = """
module {
  func.func @one() -> i32 {
    %c = arith.constant 1 : i32
    return %c : i32
  }
  func.func @two() -> i32 {
    %c = arith.constant 2 : i32
    return %c : i32
  }
}
"""

with ir.Context():
    file = io.BytesIO()
    ir.Module.parse(TEXT).operation.write_bytecode(file)
    print("begins with", file.getvalue()[:4])

    # Functions are isolated, so each is read when somebody asks for what is in it.
    module = ir.Module.parse(file.getvalue(), lazy=True)
    one, two = module.body.operations
    constant = two.regions[0].blocks[0].operations[0]
    assert isinstance(constant, arith.ConstantOp)
    print("@two returns", constant.literal_value)
