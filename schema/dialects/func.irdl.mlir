// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The func dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @func attributes {all_attributes, all_types} {
  irdl.operation @call attributes {
      format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
      traits = ["CallOpInterface"],
      verify = "func.call"} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %1)
    irdl.results(result: variadic %5)
    irdl.attributes {"callee" = %0, "arg_attrs" = %2, "res_attrs" = %3, "no_inline" = %4}
  }
  irdl.operation @call_indirect attributes {
      format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
      match = ["callee_operands = inputs(callee): callee input types match argument types", "results = results(callee): callee result types match result types"],
      traits = ["CallOpInterface"]} {
    %0 = irdl.any {type = "function type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {type = "any type"}
    irdl.operands(callee: %0, callee_operands: variadic %1)
    irdl.results(results: variadic %4)
    irdl.attributes {"arg_attrs" = %2, "res_attrs" = %3}
  }
  irdl.operation @constant attributes {
      format = "attr-dict $value `:` type(results)",
      names = "function",
      traits = ["ConstantLike", "Pure"],
      verify = "func.constant"} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "any type"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
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
  irdl.operation @return attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["Pure", "HasParent<func.func>", "ReturnLike", "Terminator"],
      verify = "func.return"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
