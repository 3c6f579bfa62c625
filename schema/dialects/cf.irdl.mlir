// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cf dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @cf attributes {all_attributes, all_types} {
  irdl.operation @assert attributes {
      format = "$arg `,` $msg attr-dict"} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {attribute = "string attribute"}
    irdl.operands(arg: %0)
    irdl.attributes {"msg" = %1}
  }
  irdl.operation @br attributes {
      class = "BranchOp",
      format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
      successors = ["dest"],
      traits = ["Pure", "Terminator"]} {
    %0 = irdl.any {name = "destOperands", type = "any type"}
    irdl.operands(dest_operands: variadic %0)
  }
  irdl.operation @cond_br attributes {
      class = "CondBranchOp",
      format = "$condition (`weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
      rules = ["if has(branch_weights): branch_weights.size == op.successors.size: !expects number of branch weights to match number of successors: {branch_weights.size} vs {op.successors.size}",
        "if has(branch_weights): any(w in branch_weights, w != 0): !branch weights cannot all be zero"],
      successors = ["trueDest", "falseDest"],
      traits = ["AttrSizedOperandSegments", "Pure", "Terminator"]} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {name = "trueDestOperands", type = "any type"}
    %2 = irdl.any {name = "falseDestOperands", type = "any type"}
    %3 = irdl.any {attribute = "i32 dense array attribute", optional}
    irdl.operands(condition: %0, true_dest_operands: variadic %1, false_dest_operands: variadic %2)
    irdl.attributes {"branch_weights" = %3}
  }
  irdl.operation @switch attributes {
      format = "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $case_operand_segments, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict",
      successors = ["defaultDestination", "caseDestinations..."],
      traits = ["AttrSizedOperandSegments", "Pure", "Terminator"],
      verify = "cf.switch"} {
    %0 = irdl.any {type = "integer"}
    %1 = irdl.any {name = "defaultOperands", type = "any type"}
    %2 = irdl.any {name = "caseOperands", type = "any type"}
    %3 = irdl.any {attribute = "integer elements attribute", optional}
    %4 = irdl.any {attribute = "i32 dense array attribute"}
    irdl.operands(flag: %0, default_operands: variadic %1, case_operands: variadic %2)
    irdl.attributes {"case_values" = %3, "case_operand_segments" = %4}
  }
}
