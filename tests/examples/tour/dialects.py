# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loads a dialect that is a text, and reads, checks and prints ops of it."""
from tenure import ir
from tenure.passmanager import PassManager

SCHEMA = """
irdl.dialect @shop {
  irdl.operation @pack attributes {
      format = "$item (`,` $others^)? attr-dict `:` type($item)",
      match = ["box = same(item): the box is of the item's type"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "signless integer or index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    irdl.operands(item: %0, others: variadic %1)
    irdl.results(box: %0)
    irdl.attributes {"weight" = %2}
  }
}
"""

GOOD = """
func.func @f(%a: i32, %n: index) -> i32 {
  %box = shop.pack %a, %n {weight = 3 : i64} : i32
  %unused = shop.pack %a : i32
  return %box : i32
}
"""

BAD = """
func.func @f(%a: f32) {
  %box = shop.pack %a : f32
  return
}
"""

with ir.Context() as context:
    context.load_dialect_schema(SCHEMA, "shop.irdl.mlir")
    module = ir.Module.parse(GOOD)

    # Pure is all that canonicalize needs to know to take the unused one out.
    PassManager.parse("builtin.module(canonicalize)").run(module.operation)
    print(module, end="")
    try:
        ir.Module.parse(BAD)
    except ir.MLIRError as error:
        print("refused:", error.error_diagnostics[0].message)
