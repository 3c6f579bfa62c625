// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Toy dialect: tensors of f64, whose shapes need not be known yet. Source: MLIR's tutorial
// "Toy", chapters 2 to 6, in ideas; schema/README.md says what the attributes mean.
//
// All that a schema can say of an op stands here: its operands and results, its form in text, and its
// traits. What takes code (checks of shapes, patterns, folding, shape inference) is attached to the
// ops by dialect.c and dialect.py.
//
// custom<SameOperandsAndResultType> is one that the library has for StableHLO.

irdl.dialect @toy {
  // %0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
  irdl.operation @constant attributes {
      format = "attr-dict $value",
      match = ["all(value, output)"],
      traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {attribute = "constant vector/tensor attribute"}
    %1 = irdl.any {type = "statically shaped tensor of 64-bit float values"}
    irdl.results(output: %1)
    irdl.attributes {"value" = %0}
  }

  // %2 = toy.add %0, %1 : tensor<2xf64>, or, where types differ, : (tensor<2xf64>, ...) -> ...
  irdl.operation @add attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "tensor of 64-bit float values"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }
  irdl.operation @mul attributes {
      format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "tensor of 64-bit float values"}
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(result: %0)
  }

  // %1 = toy.transpose(%0 : tensor<2x3xf64>) to tensor<3x2xf64>
  irdl.operation @transpose attributes {
      format = "`(` $input `:` type($input) `)` attr-dict `to` type($output)",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "tensor of 64-bit float values"}
    irdl.operands(input: %0)
    irdl.results(output: %0)
  }

  // %1 = toy.reshape(%0 : tensor<6xf64>) to tensor<2x3xf64>
  irdl.operation @reshape attributes {
      format = "`(` $input `:` type($input) `)` attr-dict `to` type($output)",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "tensor of 64-bit float values"}
    %1 = irdl.any {type = "statically shaped tensor of 64-bit float values"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }

  // %1 = toy.cast %0 : tensor<2x3xf64> to tensor<*xf64>; to the same type it folds away, by its trait.
  irdl.operation @cast attributes {
      format = "$input attr-dict `:` type($input) `to` type($output)",
      traits = ["Pure", "CastOpInterface", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {type = "tensor of 64-bit float values"}
    irdl.operands(input: %0)
    irdl.results(output: %0)
  }

  // toy.func @f(%arg0: tensor<*xf64>) -> tensor<*xf64> { ... }: the form and check of func.func.
  irdl.operation @func attributes {
      assembly = "func.func",
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
      format = "($input^ `:` type($input))? attr-dict",
      traits = ["Pure", "HasParent<toy.func>", "Terminator", "ReturnLike"]} {
    %0 = irdl.any {type = "tensor of 64-bit float values"}
    irdl.operands(input: optional %0)
  }

  // %1 = toy.generic_call @f(%0) : (tensor<2x3xf64>) -> tensor<*xf64>
  irdl.operation @generic_call attributes {
      format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)",
      traits = ["CallOpInterface"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "tensor of 64-bit float values"}
    irdl.operands(inputs: variadic %1)
    irdl.results(output: %1)
    irdl.attributes {"callee" = %0}
  }

  // toy.print %0 : tensor<2x3xf64>; once all else is lowered, of a memref.
  irdl.operation @print attributes {
      format = "$input attr-dict `:` type($input)"} {
    %0 = irdl.any {type = "tensor of 64-bit float values or memref of 64-bit float values"}
    irdl.operands(input: %0)
  }
}
