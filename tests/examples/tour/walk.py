# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads a module, counts its ops by walking, and removes additions of zero."""
from tenure import ir

TEXT = """
func.func @f(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %a = arith.addi %x, %zero : i32
  %b = arith.addi %a, %a : i32
  %c = arith.addi %b, %zero : i32
  return %c : i32
}
"""


def count(root: ir.Operation) -> int:
    names: list[str] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        names.append(op.name)
        return ir.WalkResult.ADVANCE

    root.walk(visit)
    return len(names)


def is_zero(value: ir.Value) -> bool:
    op = value.owner
    if isinstance(op, ir.Block):
        return False
    return op.name == "arith.constant" and ir.IntegerAttr(op.attributes["value"]).value == 0


def simplify(op: ir.Operation) -> ir.WalkResult:
    if op.name == "arith.addi" and is_zero(op.operands[1]):
        op.results[0].replace_all_uses_with(op.operands[0])
        op.erase()
    return ir.WalkResult.ADVANCE


with ir.Context():
    module = ir.Module.parse(TEXT)
    before = count(module.operation)
    module.operation.walk(simplify, ir.WalkOrder.PRE_ORDER)
    print(f"{before} ops, then {count(module.operation)}")
    print(module, end="")
