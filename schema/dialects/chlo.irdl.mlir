// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The chlo dialect: functions that JAX does not decompose itself. Source: its documentation at openxla.org/stablehlo;
// schema/README.md documents the attributes.

irdl.dialect @chlo attributes {
    attributes_stay,
    types = {
      any = "tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized or per-axis integer quantized values",
      bits = "tensor of bool or 2/4/8/16/32/64-bit integer values",
      bool = "tensor of bool values",
      complex = "tensor of complex type with 32/64-bit float elements values",
      float = "tensor of 4/6/8/16/32/64-bit float values",
      float_complex = "tensor of 4/6/8/16/32/64-bit float or complex type with 32/64-bit float elements values",
      integer = "ranked tensor of 2/4/8/16/32/64-bit integer values",
      ranked = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values",
      ranked_bool = "ranked tensor of bool values",
      static = "statically shaped tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values"}} {
  irdl.attribute @comparison_direction attributes {
      cases = ["EQ", "NE", "GE", "GT", "LE", "LT"],
      description = "::mlir::chlo::ComparisonDirection",
      format = "`` $value"}
  irdl.attribute @comparison_type attributes {
      cases = ["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"],
      description = "::mlir::chlo::ComparisonType",
      format = "`` $value"}
  irdl.attribute @precision attributes {
      cases = ["DEFAULT", "HIGH", "HIGHEST"],
      description = "::mlir::chlo::Precision",
      format = "`` $value"}
  irdl.attribute @"#ragged_dot" attributes {format = "`<` struct(params) `>`", last_comma} {
    %0 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %1 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %2 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %3 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %4 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    %5 = irdl.any {default = "array<i64>", parameter = "i64 array"}
    irdl.parameters(lhs_batching_dimensions: %0, rhs_batching_dimensions: %1, lhs_contracting_dimensions: %2, rhs_contracting_dimensions: %3, lhs_ragged_dimensions: %4, rhs_group_dimensions: %5)
  }
  irdl.operation @asin_acos_kernel attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      name = "_asin_acos_kernel",
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$complex"}
    %1 = irdl.any {type = "$complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @acos attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @acosh attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @asin attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @asinh attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @atan attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @atanh attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @bessel_i1e attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @broadcast_add attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_and attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "$bits"}
    %1 = irdl.any {type = "$bits"}
    %2 = irdl.any {type = "$bits"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_atan2 attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_compare attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$bool"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    %4 = irdl.any {attribute = "#chlo.comparison_direction", description = "Which comparison operation to perform."}
    %5 = irdl.any {attribute = "#chlo.comparison_type", optional, description = "Which comparison type to use."}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3, "comparison_direction" = %4, "compare_type" = %5}
  }
  irdl.operation @broadcast_complex attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    %2 = irdl.any {type = "$complex"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_divide attributes {
      class = "BroadcastDivOp",
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_maximum attributes {
      class = "BroadcastMaxOp",
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_minimum attributes {
      class = "BroadcastMinOp",
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_multiply attributes {
      class = "BroadcastMulOp",
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_next_after attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_or attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "$bits"}
    %1 = irdl.any {type = "$bits"}
    %2 = irdl.any {type = "$bits"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_polygamma attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_power attributes {
      class = "BroadcastPowOp",
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_remainder attributes {
      class = "BroadcastRemOp",
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_select attributes {
      format = "$pred `,` $on_true `,` $on_false attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$ranked_bool"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {type = "$any"}
    irdl.operands(pred: %0, on_true: %1, on_false: %2)
    irdl.results(result: %3)
  }
  irdl.operation @broadcast_shift_left attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_shift_right_arithmetic attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_shift_right_logical attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_subtract attributes {
      class = "BroadcastSubOp",
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$any"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_xor attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "$bits"}
    %1 = irdl.any {type = "$bits"}
    %2 = irdl.any {type = "$bits"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @broadcast_zeta attributes {
      format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    %2 = irdl.any {type = "$float"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
    irdl.attributes {"broadcast_dimensions" = %3}
  }
  irdl.operation @conj attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @constant attributes {
      format = "attr-dict $value",
      infers,
      match = ["output = same(value): the result has the type of the value"],
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {type = "$static"}
    %1 = irdl.any {attribute = "constant vector/tensor attribute"}
    irdl.results(output: %0)
    irdl.attributes {"value" = %1}
  }
  irdl.operation @constant_like attributes {
      infers,
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {attribute = "TypedAttr instance"}
    %1 = irdl.any {type = "$any"}
    %2 = irdl.any {type = "$any"}
    irdl.operands(operand: %1)
    irdl.results(result: %2)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @cosh attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @digamma attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @erf attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @erf_inv attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @erfc attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @is_inf attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$bool"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @is_neg_inf attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$bool"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @is_pos_inf attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$bool"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @lgamma attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @mulhi attributes {
      format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type(results)",
      infers,
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "$integer"}
    %1 = irdl.any {type = "$integer"}
    %2 = irdl.any {type = "$integer"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @next_after attributes {
      format = "$x `,` $y attr-dict `:` type($x) `,` type($y) `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    %2 = irdl.any {type = "$float"}
    irdl.operands(x: %0, y: %1)
    irdl.results(result: %2)
  }
  irdl.operation @polygamma attributes {
      format = "$n `,` $x attr-dict `:` type($n) `,` type($x) `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    %2 = irdl.any {type = "$float"}
    irdl.operands(n: %0, x: %1)
    irdl.results(result: %2)
  }
  irdl.operation @ragged_dot attributes {
      properties = "ragged_dot_dimension_numbers precision_config?",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$ranked"}
    %1 = irdl.any {type = "$ranked"}
    %2 = irdl.any {type = "$ranked"}
    %3 = irdl.any {type = "$integer"}
    %4 = irdl.any {attribute = "#chlo.ragged_dot"}
    %5 = irdl.any {attribute = "array attribute", optional, description = "Precision Config attribute"}
    irdl.operands(lhs: %0, rhs: %1, group_sizes: %3)
    irdl.results(result: %2)
    irdl.attributes {"ragged_dot_dimension_numbers" = %4, "precision_config" = %5}
  }
  irdl.operation @scan attributes {
      assembly = "chlo.scan",
      names = "chlo_scan",
      traits = ["AttrSizedOperandSegments", "AttrSizedResultSegments", "IsolatedFromAbove", "RecursiveMemoryEffects"],
      verify = "chlo.scan",
      verify_regions = "chlo.scan_results"} {
    %0 = irdl.any {type = "$ranked"}
    %1 = irdl.any {type = "$ranked"}
    %2 = irdl.any {type = "$ranked"}
    %3 = irdl.any {type = "$ranked"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    %5 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative", optional}
    %6 = irdl.any {attribute = "bool attribute", optional, default = "false"}
    %7 = irdl.any {attribute = "bool attribute", optional}
    %8 = irdl.region with size 1
    irdl.operands(inputs: variadic %0, inits: variadic %1)
    irdl.results(outputs: variadic %2, carries: variadic %3)
    irdl.attributes {"dimension" = %4, "scan_dim_size" = %5, "is_reverse" = %6, "is_associative" = %7}
    irdl.regions(body: %8)
  }
  irdl.operation @sinh attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @square attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @tan attributes {
      format = "$operand attr-dict `:` type($operand) `->` type($result)",
      infers,
      traits = ["Pure", "SameOperandsAndResultShape", "Elementwise"]} {
    %0 = irdl.any {type = "$float_complex"}
    %1 = irdl.any {type = "$float_complex"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @top_k attributes {
      format = "`(`$operand `,` `k` `=` $k`)` attr-dict `:` type($operand) `->` `(`type($values)`,` type($indices)`)`",
      infers,
      names = ["values", "indices"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$ranked"}
    %1 = irdl.any {type = "$ranked"}
    %2 = irdl.any {type = "$ranked"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    irdl.operands(operand: %0)
    irdl.results(values: %1, indices: %2)
    irdl.attributes {"k" = %3}
  }
  irdl.operation @zeta attributes {
      format = "$x `,` $q attr-dict `:` type($x) `,` type($q) `->` type(results)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$float"}
    %1 = irdl.any {type = "$float"}
    %2 = irdl.any {type = "$float"}
    irdl.operands(x: %0, q: %1)
    irdl.results(result: %2)
  }
}
