irdl.dialect @s {
  irdl.operation @func attributes {
      assembly = "func.func",
      default_dialect = "func",
      traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "Symbol"],
      verify = "func.func"} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "type attribute of function type"}
    %2 = irdl.any {attribute = "string attribute", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %5 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"sym_name" = %0, "function_type" = %1, "sym_visibility" = %2, "arg_attrs" = %3, "res_attrs" = %4, "no_inline" = %5}
    %6 = irdl.region
    irdl.regions(body: %6)
  }
}
