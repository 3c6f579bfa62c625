// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arith dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @arith attributes {all_attributes, all_types, enums = {
      AtomicRMWKind = {builder = "AtomicRMWKindAttr", cases = ["addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori"], width = 64},
      CmpFPredicate = {builder = "Arith_CmpFPredicateAttr", cases = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"], names = ["AlwaysFalse", "OEQ", "OGT", "OGE", "OLT", "OLE", "ONE", "ORD", "UEQ", "UGT", "UGE", "ULT", "ULE", "UNE", "UNO", "AlwaysTrue"], width = 64},
      CmpIPredicate = {builder = "Arith_CmpIPredicateAttr", cases = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"], width = 64},
      FastMathFlags = {attributes = {Arith_FastMathAttr = "arith.fastmath<{}>"}, builder = "FastMathFlags", cases = ["none", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast"], flags = ",", values = [0, 1, 2, 4, 8, 16, 32, 64, 127], width = 32},
      IntegerOverflowFlags = {attributes = {Arith_IntegerOverflowAttr = "arith.overflow<{}>"}, builder = "Arith_IntegerOverflowFlags", cases = ["none", "nsw", "nuw"], flags = ", ", width = 32},
      RoundingMode = {builder = "Arith_RoundingModeAttr", cases = ["to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"], width = 32}}} {
  irdl.attribute @fastmath attributes {
      cases = ["none", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast"],
      description = "::mlir::arith::FastMathFlags",
      flags = ",",
      format = "`<` $value `>`",
      groups_first,
      values = [0, 1, 2, 4, 8, 16, 32, 64, 127]}
  irdl.attribute @overflow attributes {
      cases = ["none", "nsw", "nuw"],
      description = "::mlir::arith::IntegerOverflowFlags",
      flags = ", ",
      format = "`<` $value `>`",
      values = [0, 1, 2]}
  irdl.operation @addf attributes {
      class = "AddFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "Commutative", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @addi attributes {
      class = "AddIOp",
      format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {attribute = "#arith.overflow", default = "#arith.overflow<none>", description = "Integer overflow arith flags"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"overflowFlags" = %2}
  }
  irdl.operation @addui_extended attributes {
      class = "AddUIExtendedOp",
      format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
      match = ["all(lhs, rhs, sum)"],
      names = ["sum", "overflow"],
      traits = ["Pure", "Commutative", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    %3 = irdl.any {type = "bool-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(sum: %2, overflow: %3)
  }
  irdl.operation @andi attributes {
      class = "AndIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Commutative", "Idempotent", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @bitcast attributes {
      format = "$in attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "bitcast"} {
    %0 = irdl.any {type = "signless-integer-or-float-like or memref of signless-integer or float"}
    %1 = irdl.any {type = "signless-integer-or-float-like or memref of signless-integer or float"}
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
  irdl.operation @ceildivsi attributes {
      class = "CeilDivSIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["ConditionallySpeculatable", "SameOperandsAndResultType", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @ceildivui attributes {
      class = "CeilDivUIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["ConditionallySpeculatable", "SameOperandsAndResultType", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @cmpf attributes {
      class = "CmpFOp",
      format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)",
      match = ["result = i1-like(lhs): result type has i1 element type and same shape as operands"],
      traits = ["Pure", "SameTypeOperands", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"], description = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {type = "floating-point-like"}
    %3 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %4 = irdl.any {type = "bool-like"}
    irdl.operands(lhs: %1, rhs: %2)
    irdl.results(result: %4)
    irdl.attributes {"predicate" = %0, "fastmath" = %3}
  }
  irdl.operation @cmpi attributes {
      class = "CmpIOp",
      format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
      match = ["result = i1-like(lhs): result type has i1 element type and same shape as operands"],
      traits = ["Pure", "SameTypeOperands", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"], description = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    %3 = irdl.any {type = "bool-like"}
    irdl.operands(lhs: %1, rhs: %2)
    irdl.results(result: %3)
    irdl.attributes {"predicate" = %0}
  }
  irdl.operation @constant attributes {
      format = "attr-dict $value",
      match = ["all(value, result)"],
      names = "constant",
      traits = ["ConstantLike", "Pure"],
      verify = "arith.constant"} {
    %0 = irdl.any {attribute = "TypedAttr instance"}
    %1 = irdl.any {type = "any type"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @divf attributes {
      class = "DivFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @divsi attributes {
      class = "DivSIOp",
      format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
      traits = ["ConditionallySpeculatable", "SameOperandsAndResultType", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"isExact" = %2}
  }
  irdl.operation @divui attributes {
      class = "DivUIOp",
      format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
      traits = ["ConditionallySpeculatable", "SameOperandsAndResultType", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"isExact" = %2}
  }
  irdl.operation @extf attributes {
      class = "ExtFOp",
      format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "widening"} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", description = "Floating point fast math flags", optional}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(in: %0)
    irdl.results(out: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @extsi attributes {
      class = "ExtSIOp",
      format = "$in attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "widening"} {
    %0 = irdl.any {type = "signless-fixed-width-integer-like"}
    %1 = irdl.any {type = "signless-fixed-width-integer-like"}
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
  irdl.operation @extui attributes {
      class = "ExtUIOp",
      format = "$in attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "widening"} {
    %0 = irdl.any {type = "signless-fixed-width-integer-like"}
    %1 = irdl.any {type = "signless-fixed-width-integer-like"}
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
  irdl.operation @floordivsi attributes {
      class = "FloorDivSIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @fptosi attributes {
      class = "FPToSIOp",
      format = "$in attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "signless-fixed-width-integer-like"}
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
  irdl.operation @fptoui attributes {
      class = "FPToUIOp",
      format = "$in attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "signless-fixed-width-integer-like"}
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
  irdl.operation @index_cast attributes {
      format = "$in attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "index_cast"} {
    %0 = irdl.any {type = "signless-integer-like or memref of signless-integer"}
    %1 = irdl.any {type = "signless-integer-like or memref of signless-integer"}
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
  irdl.operation @index_castui attributes {
      class = "IndexCastUIOp",
      format = "$in attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "index_cast"} {
    %0 = irdl.any {type = "signless-integer-like or memref of signless-integer"}
    %1 = irdl.any {type = "signless-integer-like or memref of signless-integer"}
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
  irdl.operation @maximumf attributes {
      class = "MaximumFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "Commutative", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @maxnumf attributes {
      class = "MaxNumFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "Commutative", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @maxsi attributes {
      class = "MaxSIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @maxui attributes {
      class = "MaxUIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @minimumf attributes {
      class = "MinimumFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "Commutative", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @minnumf attributes {
      class = "MinNumFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "Commutative", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @minsi attributes {
      class = "MinSIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @minui attributes {
      class = "MinUIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @mulf attributes {
      class = "MulFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "Commutative", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @muli attributes {
      class = "MulIOp",
      format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
      names = "product",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {attribute = "#arith.overflow", default = "#arith.overflow<none>", description = "Integer overflow arith flags"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"overflowFlags" = %2}
  }
  irdl.operation @mulsi_extended attributes {
      class = "MulSIExtendedOp",
      format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
      match = ["all(lhs, rhs, low, high)"],
      names = ["low", "high"],
      traits = ["Pure", "Commutative", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(low: %2, high: %3)
  }
  irdl.operation @mului_extended attributes {
      class = "MulUIExtendedOp",
      format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
      match = ["all(lhs, rhs, low, high)"],
      names = ["low", "high"],
      traits = ["Pure", "Commutative", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(low: %2, high: %3)
  }
  irdl.operation @negf attributes {
      class = "NegFOp",
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @ori attributes {
      class = "OrIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Commutative", "Idempotent", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @remf attributes {
      class = "RemFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @remsi attributes {
      class = "RemSIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @remui attributes {
      class = "RemUIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @scaling_extf attributes {
      class = "ScalingExtFOp",
      format = "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)",
      traits = ["Pure", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", description = "Floating point fast math flags", optional}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(in: %0, scale: %1)
    irdl.results(out: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @scaling_truncf attributes {
      class = "ScalingTruncFOp",
      format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)",
      traits = ["Pure", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"], description = "Floating point rounding mode", optional}
    %3 = irdl.any {attribute = "#arith.fastmath", description = "Floating point fast math flags", optional}
    %4 = irdl.any {type = "floating-point-like"}
    irdl.operands(in: %0, scale: %1)
    irdl.results(out: %4)
    irdl.attributes {"roundingmode" = %2, "fastmath" = %3}
  }
  irdl.operation @select attributes {
      assembly = "arith.select",
      match = ["all(true_value, false_value, result)"],
      rules = ["if condition.shaped, if condition.ranked and result.ranked: condition.dims == result.dims: failed to verify that condition is signless i1 or has matching shape"],
      traits = ["Pure", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "arith.select"} {
    %0 = irdl.any {type = "bool-like"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(condition: %0, true_value: %1, false_value: %2)
    irdl.results(result: %3)
  }
  irdl.operation @shli attributes {
      class = "ShLIOp",
      format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {attribute = "#arith.overflow", default = "#arith.overflow<none>", description = "Integer overflow arith flags"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"overflowFlags" = %2}
  }
  irdl.operation @shrsi attributes {
      class = "ShRSIOp",
      format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"isExact" = %2}
  }
  irdl.operation @shrui attributes {
      class = "ShRUIOp",
      format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"isExact" = %2}
  }
  irdl.operation @sitofp attributes {
      class = "SIToFPOp",
      format = "$in attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-fixed-width-integer-like"}
    %1 = irdl.any {type = "floating-point-like"}
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
  irdl.operation @subf attributes {
      class = "SubFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @subi attributes {
      class = "SubIOp",
      format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {attribute = "#arith.overflow", default = "#arith.overflow<none>", description = "Integer overflow arith flags"}
    %3 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"overflowFlags" = %2}
  }
  irdl.operation @truncf attributes {
      class = "TruncFOp",
      format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "narrowing"} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"], description = "Floating point rounding mode", optional}
    %2 = irdl.any {attribute = "#arith.fastmath", description = "Floating point fast math flags", optional}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(in: %0)
    irdl.results(out: %3)
    irdl.attributes {"roundingmode" = %1, "fastmath" = %2}
  }
  irdl.operation @trunci attributes {
      class = "TruncIOp",
      format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
      verify = "narrowing"} {
    %0 = irdl.any {type = "signless-fixed-width-integer-like"}
    %1 = irdl.any {attribute = "#arith.overflow", default = "#arith.overflow<none>", description = "Integer overflow arith flags"}
    %2 = irdl.any {type = "signless-fixed-width-integer-like"}
    irdl.operands(in: %0)
    irdl.results(out: %2)
    irdl.attributes {"overflowFlags" = %1}
  }
  irdl.operation @uitofp attributes {
      class = "UIToFPOp",
      format = "$in attr-dict `:` type($in) `to` type($out)",
      traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-fixed-width-integer-like"}
    %1 = irdl.any {type = "floating-point-like"}
    irdl.operands(in: %0)
    irdl.results(out: %1)
  }
  irdl.operation @xori attributes {
      class = "XOrIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["Commutative", "Pure", "SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
}
