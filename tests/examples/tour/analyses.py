# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks about dominance, liveness and calls."""
from tenure import ir
from tenure.analysis import CallGraph, Dominance, Liveness, SymbolUsers
from tenure.dialects import func

TEXT = """
func.func private @leaf() {
  return
}
func.func @pick(%c: i1, %x: i32) -> i32 {
  call @leaf() : () -> ()
  %y = arith.addi %x, %x : i32
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^end(%y : i32)
^b:
  cf.br ^end(%x : i32)
^end(%r: i32):
  return %r : i32
}
"""

with ir.Context():
    module = ir.Module.parse(TEXT)
    leaf, pick = module.body.operations
    entry, a, b, end = pick.regions[0].blocks

    dominance = Dominance(module)
    print("entry dominates end:", int(dominance.dominates(entry, end)))
    print("a dominates end:", int(dominance.dominates(a, end)))
    print("end's immediate dominator is entry:", int(dominance.immediate_dominator(end) == entry))

    liveness = Liveness(module)
    print(f"alive where a begins: {len(liveness.live_in(a))} value, "
          f"where entry ends: {len(liveness.live_out(entry))}")

    calls = CallGraph(module)
    callee = calls.callees(pick)[0]
    assert isinstance(callee, func.FuncOp)
    print("pick calls", callee.name.value)
    print("users of leaf:", len(SymbolUsers(module).users(leaf)))
