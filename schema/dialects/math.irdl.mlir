// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The math dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @math attributes {all_attributes, all_types} {
  irdl.operation @absf attributes {
      class = "AbsFOp",
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @absi attributes {
      class = "AbsIOp",
      format = "$operand attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @acos attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @acosh attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @asin attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @asinh attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @atan attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @atan2 attributes {
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @atanh attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @cbrt attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @ceil attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @clampf attributes {
      class = "ClampFOp",
      format = "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {type = "floating-point-like"}
    %3 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %4 = irdl.any {type = "floating-point-like"}
    irdl.operands(value: %0, min: %1, max: %2)
    irdl.results(result: %4)
    irdl.attributes {"fastmath" = %3}
  }
  irdl.operation @copysign attributes {
      class = "CopySignOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @cos attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @cosh attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @ctlz attributes {
      class = "CountLeadingZerosOp",
      format = "$operand attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @ctpop attributes {
      class = "CtPopOp",
      format = "$operand attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @cttz attributes {
      class = "CountTrailingZerosOp",
      format = "$operand attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @erf attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @erfc attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @exp attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @exp2 attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @expm1 attributes {
      class = "ExpM1Op",
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @floor attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @fma attributes {
      format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {type = "floating-point-like"}
    %3 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %4 = irdl.any {type = "floating-point-like"}
    irdl.operands(a: %0, b: %1, c: %2)
    irdl.results(result: %4)
    irdl.attributes {"fastmath" = %3}
  }
  irdl.operation @fpowi attributes {
      class = "FPowIOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)",
      match = ["all(lhs, result)"],
      traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @ipowi attributes {
      class = "IPowIOp",
      format = "$lhs `,` $rhs attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {type = "signless-integer-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @isfinite attributes {
      class = "IsFiniteOp",
      format = "$operand attr-dict `:` type($operand)",
      match = ["result = i1-like(operand): result type has i1 element type and same shape as operands"],
      traits = ["Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "bool-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @isinf attributes {
      class = "IsInfOp",
      format = "$operand attr-dict `:` type($operand)",
      match = ["result = i1-like(operand): result type has i1 element type and same shape as operands"],
      traits = ["Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "bool-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @isnan attributes {
      class = "IsNaNOp",
      format = "$operand attr-dict `:` type($operand)",
      match = ["result = i1-like(operand): result type has i1 element type and same shape as operands"],
      traits = ["Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "bool-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @isnormal attributes {
      class = "IsNormalOp",
      format = "$operand attr-dict `:` type($operand)",
      match = ["result = i1-like(operand): result type has i1 element type and same shape as operands"],
      traits = ["Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "bool-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @log attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @log10 attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @log1p attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @log2 attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @powf attributes {
      class = "PowFOp",
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {type = "floating-point-like"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @round attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @roundeven attributes {
      class = "RoundEvenOp",
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @rsqrt attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @sin attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @sincos attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
      match = ["all(operand, sin, cos)"],
      names = ["sin", "cos"],
      traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    %3 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(sin: %2, cos: %3)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @sinh attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @sqrt attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @tan attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @tanh attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @trunc attributes {
      format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "floating-point-like"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point-like"}
    irdl.operands(operand: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
}
