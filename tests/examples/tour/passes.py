# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a pipeline, then a pattern of its own."""
from tenure import ir
from tenure.dialects import arith
from tenure.passmanager import PassManager
from tenure.rewrite import PatternRewriter, RewritePatternSet, apply_patterns_and_fold_greedily

TEXT = """
func.func @f(%x: i32) -> i32 {
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %five = arith.addi %two, %three : i32
  %a = arith.muli %x, %two : i32
  %b = arith.muli %x, %two : i32
  %c = arith.addi %a, %b : i32
  %d = arith.addi %c, %five : i32
  return %d : i32
}
"""


def double_by_shift(op: ir.OpView, rewriter: PatternRewriter) -> bool:
    """x + x becomes x << 1. True says that the pattern does not match."""
    x, y = op.operands
    if x != y:
        return True
    with rewriter.ip, op.location:
        rewriter.replace_op(op, arith.shli(x, arith.constant(x.type, 1)).owner)
    return False


with ir.Context():
    module = ir.Module.parse(TEXT)
    PassManager.parse("builtin.module(func.func(canonicalize,cse))").run(module.operation)
    print(module, end="")
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, double_by_shift)
    apply_patterns_and_fold_greedily(module, patterns.freeze())
    print(module, end="")
