# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exercise 1: for each function, how many ops are in it and which functions it calls."""
from tenure import ir
from tenure.analysis import CallGraph

TEXT = """
func.func private @square(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
func.func private @quartic(%x: i32) -> i32 {
  %y = call @square(%x) : (i32) -> i32
  %z = call @square(%y) : (i32) -> i32
  return %z : i32
}
func.func @main(%x: i32) -> i32 {
  %y = call @quartic(%x) : (i32) -> i32
  %z = call @square(%y) : (i32) -> i32
  return %z : i32
}
"""


def name_of(function: ir.OpView) -> str:
    return ir.SymbolTable.get_symbol_name(function).value


def count(root: ir.Operation) -> int:
    ops: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        ops.append(op)
        return ir.WalkResult.ADVANCE

    root.walk(visit)
    return len(ops) - 1  # The function itself was visited too.


with ir.Context():
    module = ir.Module.parse(TEXT)
    calls = CallGraph(module)
    for function in calls.nodes:
        callees = [name_of(callee) for callee in calls.callees(function) if isinstance(callee, ir.OpView)]
        print(f"{name_of(function)}: {count(function.operation)} ops, calls", *callees)
