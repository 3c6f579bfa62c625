irdl.dialect @s {
  irdl.operation @global attributes {
      format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict",
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "string attribute", optional}
    %2 = irdl.any {attribute = "memref type attribute"}
    %3 = irdl.any {attribute = "any attribute", optional}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    irdl.attributes {"sym_name" = %0, "sym_visibility" = %1, "type" = %2, "initial_value" = %3, "constant" = %4, "alignment" = %5}
  }
}
