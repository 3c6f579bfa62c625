irdl.dialect @s {
  irdl.operation @yield attributes {
      format = "attr-dict ($results^ `:` type($results))?",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Terminator", "ParentOneOf<scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while>"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(results: variadic %0)
  }
}
