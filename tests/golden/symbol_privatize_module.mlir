// RUN: tenure opt --symbol-privatize --mlir-print-op-generic
// The visibility of a module is a property, whether it had one or not.
module {
  module @a attributes {sym_visibility = "nested"} {
  }
  module @b {
  }
}
// OUT:
"builtin.module"() ({
  "builtin.module"() <{sym_name = "a", sym_visibility = "private"}> ({
  ^bb0:
  }) : () -> ()
  "builtin.module"() <{sym_name = "b", sym_visibility = "private"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()

