// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The index dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @index attributes {all_attributes, all_types, enums = {
      IndexCmpPredicate = {attributes = {IndexCmpPredicateAttr = "index<cmp_predicate {}>"}, builder = "IndexCmpPredicate", cases = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"], names = ["EQ", "NE", "SLT", "SLE", "SGT", "SGE", "ULT", "ULE", "UGT", "UGE"], width = 32}}} {
  irdl.attribute @cmp_predicate attributes {
      cases = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"],
      description = "::mlir::index::IndexCmpPredicate"}
  irdl.operation @add attributes {
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @and attributes {
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bool_constant attributes {
      format = "attr-dict $value",
      name = "bool.constant",
      names = "bool_constant",
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {attribute = "bool attribute"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @casts attributes {
      class = "CastSOp",
      format = "$input attr-dict `:` type($input) `to` type($output)",
      traits = ["Pure"],
      verify = "index_cast"} {
    %0 = irdl.any {type = "integer or index"}
    %1 = irdl.any {type = "integer or index"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @castu attributes {
      class = "CastUOp",
      format = "$input attr-dict `:` type($input) `to` type($output)",
      traits = ["Pure"],
      verify = "index_cast"} {
    %0 = irdl.any {type = "integer or index"}
    %1 = irdl.any {type = "integer or index"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @ceildivs attributes {
      class = "CeilDivSOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @ceildivu attributes {
      class = "CeilDivUOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @cmp attributes {
      format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#index.cmp_predicate", description = "index comparison predicate kind"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(lhs: %1, rhs: %2)
    irdl.results(result: %3)
    irdl.attributes {"pred" = %0}
  }
  irdl.operation @constant attributes {
      format = "attr-dict $value",
      names = "index_constant",
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {attribute = "index attribute"}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @divs attributes {
      class = "DivSOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @divu attributes {
      class = "DivUOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @floordivs attributes {
      class = "FloorDivSOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @maxs attributes {
      class = "MaxSOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @maxu attributes {
      class = "MaxUOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @mins attributes {
      class = "MinSOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @minu attributes {
      class = "MinUOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @mul attributes {
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @or attributes {
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @rems attributes {
      class = "RemSOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @remu attributes {
      class = "RemUOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shl attributes {
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shrs attributes {
      class = "ShrSOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @shru attributes {
      class = "ShrUOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @sizeof attributes {
      class = "SizeOfOp",
      format = "attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    irdl.results(result: %0)
  }
  irdl.operation @sub attributes {
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @xor attributes {
      class = "XOrOp",
      format = "$lhs `,` $rhs attr-dict",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
}
