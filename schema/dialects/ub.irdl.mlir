// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ub dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @ub attributes {all_attributes, all_types} {
  irdl.attribute @"#poison" attributes {format = ""}
  irdl.operation @poison attributes {
      format = "attr-dict (`<` $value^ `>`)? `:` type($result)",
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {attribute = "PoisonAttrInterface instance", default = "#ub.poison"}
    %1 = irdl.any {type = "any type"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @unreachable attributes {
      format = "attr-dict",
      traits = ["Terminator"]}
}
