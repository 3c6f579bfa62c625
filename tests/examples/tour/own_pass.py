# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A pass of the program's own: it sets on each function the number of operations in its body."""
from tenure import ir
from tenure.passmanager import ExternalPass, PassManager

TEXT = """
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
"""


def count_ops(function: ir.Operation, run: ExternalPass) -> None:
    """A pass is given one operation. An exception makes the run fail."""
    del run
    count = len(function.regions[0].blocks[0].operations)
    function.attributes["ops"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), count)


with ir.Context():
    module = ir.Module.parse(TEXT)
    manager = PassManager("func.func")
    manager.add("cse")
    manager.add(count_ops, name="count-ops")
    manager.run(module.body.operations[0])
    print(module, end="")
