# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exercise 2: renames a function with all its uses, erases functions that nobody uses, and shows that objects of these say so."""
from tenure import ir
from tenure.passmanager import PassManager

TEXT = """
func.func private @helper(%x: i32) -> i32 {
  return %x : i32
}
func.func private @unused() {
  return
}
func.func @main(%x: i32) -> i32 {
  %y = call @helper(%x) : (i32) -> i32
  return %y : i32
}
"""

with ir.Context():
    module = ir.Module.parse(TEXT)
    table = ir.SymbolTable(module.operation)
    helper, unused = table["helper"], table["unused"]
    ir.SymbolTable.set_symbol_name(helper, "identity")
    ir.SymbolTable.replace_all_symbol_uses("helper", "identity", module.operation)

    PassManager.parse("builtin.module(symbol-dce)").run(module.operation)
    print(module, end="")
    print("alive:", ir.SymbolTable.get_symbol_name(helper).value)
    try:
        print(unused.name)
    except ir.StaleHandleError as error:
        print(error)
