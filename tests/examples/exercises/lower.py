# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exercise 3: a dialect of one's own, which a pattern lowers to arith."""
from tenure import ir
from tenure.dialects import arith
from tenure.rewrite import PatternRewriter, RewritePatternSet, apply_patterns_and_fold_greedily

SCHEMA = """
irdl.dialect @poly {
  irdl.operation @square attributes {
      format = "$x attr-dict `:` type($x)", match = ["all(x, y)"], traits = ["Pure"]} {
    %0 = irdl.any {type = "floating-point"}
    irdl.operands(x: %0)
    irdl.results(y: %0)
  }
}
"""

TEXT = """
func.func @f(%x: f32) -> f32 {
  %y = poly.square %x : f32
  %z = poly.square %y : f32
  return %z : f32
}
"""


def lower_square(op: ir.OpView, rewriter: PatternRewriter) -> None:
    with rewriter.ip, op.location:
        x = op.operands[0]
        rewriter.replace_op(op, arith.mulf(x, x).owner)


with ir.Context() as context:
    context.load_dialect_schema(SCHEMA)
    module = ir.Module.parse(TEXT)
    patterns = RewritePatternSet()
    patterns.add("poly.square", lower_square)
    apply_patterns_and_fold_greedily(module, patterns.freeze())
    assert module.operation.verify()
    print(module, end="")
