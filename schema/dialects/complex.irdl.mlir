// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The complex dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @complex attributes {all_attributes, all_types} {
  irdl.attribute @number attributes {format = "`<` custom<Complex>($real, $imag, $type) `>`"} {
    %0 = irdl.any {parameter = "float attribute"}
    %1 = irdl.any {parameter = "own complex type"}
    irdl.parameters(real: %0, imag: %0, type: %1)
  }
  irdl.operation @abs attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      match = ["result = element(complex): complex element type matches result type"],
      traits = ["Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @add attributes {
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {type = "complex type with floating-point elements"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @angle attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      match = ["result = element(complex): complex element type matches result type"],
      traits = ["Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @atan2 attributes {
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {type = "complex type with floating-point elements"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @bitcast attributes {
      format = "$operand attr-dict `:` type($operand) `to` type($result)",
      traits = ["Pure"],
      verify = "complex.bitcast"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @conj attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @constant attributes {
      format = "$value attr-dict `:` type($complex)",
      names = "constant",
      traits = ["ConstantLike", "Pure"],
      verify = "complex.constant"} {
    %0 = irdl.any {attribute = "array attribute"}
    %1 = irdl.any {type = "complex-type"}
    irdl.results(complex: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @cos attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @create attributes {
      format = "$real `,` $imaginary attr-dict `:` type($complex)",
      match = ["all(real, imaginary)", "real = element(complex): complex element type matches real operand type", "imaginary = element(complex): complex element type matches imaginary operand type"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "floating-point"}
    %1 = irdl.any {type = "floating-point"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(real: %0, imaginary: %1)
    irdl.results(complex: %2)
  }
  irdl.operation @div attributes {
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {type = "complex type with floating-point elements"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @eq attributes {
      class = "EqualOp",
      format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
      match = ["all(lhs, rhs)"],
      traits = ["Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {type = "complex type with floating-point elements"}
    %2 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @exp attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @expm1 attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @im attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      match = ["imaginary = element(complex): complex element type matches result type"],
      traits = ["Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point"}
    irdl.operands(complex: %0)
    irdl.results(imaginary: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @log attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @log1p attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @mul attributes {
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {type = "complex type with floating-point elements"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @neg attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @neq attributes {
      class = "NotEqualOp",
      format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
      match = ["all(lhs, rhs)"],
      traits = ["Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {type = "complex type with floating-point elements"}
    %2 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @pow attributes {
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {type = "complex type with floating-point elements"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @powi attributes {
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)",
      match = ["all(lhs, result)"],
      traits = ["Pure", "Elementwise", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {type = "signless integer"}
    %2 = irdl.any {attribute = "#arith.fastmath", description = "Floating point fast math flags", optional}
    %3 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @re attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      match = ["real = element(complex): complex element type matches result type"],
      traits = ["Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "floating-point"}
    irdl.operands(complex: %0)
    irdl.results(real: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @rsqrt attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @sign attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @sin attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @sqrt attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @sub attributes {
      format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {type = "complex type with floating-point elements"}
    %2 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %3 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %3)
    irdl.attributes {"fastmath" = %2}
  }
  irdl.operation @tan attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
  irdl.operation @tanh attributes {
      format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
      traits = ["SameOperandsAndResultType", "Pure", "Elementwise"]} {
    %0 = irdl.any {type = "complex type with floating-point elements"}
    %1 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %2 = irdl.any {type = "complex type with floating-point elements"}
    irdl.operands(complex: %0)
    irdl.results(result: %2)
    irdl.attributes {"fastmath" = %1}
  }
}
