// RUN: tenure opt --mlir-print-op-generic
emitc.func private @f(i32) attributes {specifiers = ["extern"]}
func.func private @g(i32)
// OUT:
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32) -> (), specifiers = ["extern"], sym_name = "f"}> ({
  }) {sym_visibility = "private"} : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

