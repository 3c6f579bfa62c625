// The tosa dialect, made by import-dialect.

irdl.dialect @tosa {
  irdl.type @mxint8
  irdl.type @shape
  irdl.attribute @block_size attributes {
      cases = ["BLOCK_SIZE_32"],
      description = "::mlir::tosa::BlockSize",
      format = "`<` $value `>`",
      values = [32]}
  irdl.attribute @conv_quant
  irdl.attribute @ext attributes {
      cases = ["none", "int16", "int4", "bf16", "fp8e4m3", "fp8e5m2", "fft", "variable", "controlflow", "doubleround", "inexactround", "dynamic", "mxfp", "int64", "shape"],
      description = "::mlir::tosa::Extension",
      format = "`<` $value `>`"}
  irdl.attribute @level attributes {
      cases = ["none", "8k"],
      description = "::mlir::tosa::Level",
      format = "`<` $value `>`"}
  irdl.attribute @matmul_quant
  irdl.attribute @nan_mode attributes {
      cases = ["PROPAGATE", "IGNORE"],
      description = "::mlir::tosa::NanPropagationMode",
      format = "`<` $value `>`",
      values = [1, 2]}
  irdl.attribute @pad_quant
  irdl.attribute @prof attributes {
      cases = ["pro_int", "pro_fp", "none"],
      description = "::mlir::tosa::Profile",
      format = "`<` $value `>`",
      values = [1, 2, 0]}
  irdl.attribute @resize_mode attributes {
      cases = ["NEAREST_NEIGHBOR", "BILINEAR"],
      description = "::mlir::tosa::ResizeMode",
      format = "`<` $value `>`",
      values = [1, 2]}
  irdl.attribute @rounding_mode attributes {
      cases = ["SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND"],
      description = "::mlir::tosa::RoundingMode",
      format = "`<` $value `>`",
      values = [1, 2, 3]}
  irdl.attribute @specification_version attributes {
      cases = ["1.0", "1.1.draft"],
      description = "::mlir::tosa::SpecificationVersion",
      format = "`<` $value `>`"}
  irdl.attribute @target_env
  irdl.attribute @unary_quant
  irdl.operation @abs attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @add attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @add_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @apply_scale attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "signless-integer-like"}
    %1 = irdl.any {type = "signless-integer-like"}
    %2 = irdl.any {description = "signless-integer-8-bit-like", type = "8-bit signless integer or vector of 8-bit signless integer values and of rank at least 1 or tensor of 8-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %3 = irdl.any {attribute = "#tosa.rounding_mode", description = "Supported rounding modes"}
    %4 = irdl.any {type = "signless-integer-like"}
    irdl.operands(value: %0, multiplier: %1, shift: %2)
    irdl.results(output: %4)
    irdl.attributes {"rounding_mode" = %3}
  }
  irdl.operation @argmax attributes {
      class = "ArgMaxOp",
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %3)
    irdl.attributes {"axis" = %1, "nan_mode" = %2}
  }
  irdl.operation @arithmetic_right_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {attribute = "bool attribute"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %3)
    irdl.attributes {"round" = %2}
  }
  irdl.operation @avg_pool2d attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %4 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %6 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %7 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, input_zp: %1, output_zp: %2)
    irdl.results(output: %7)
    irdl.attributes {"kernel" = %3, "stride" = %4, "pad" = %5, "acc_type" = %6}
  }
  irdl.operation @bitwise_and attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @bitwise_not attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @bitwise_or attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @bitwise_xor attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @cast attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @cast_from_block_scaled attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values or ranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of f8E8M0FNU type values or ranked tensor of f8E8M0FNU type values and of extents other than 0 and of rank at least 1"}
    %2 = irdl.any {attribute = "#tosa.block_size", description = "Block size for the block_scaled formats"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input_data: %0, input_scale: %1)
    irdl.results(output_data: %3)
    irdl.attributes {"block_size" = %2}
  }
  irdl.operation @cast_to_block_scaled attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      names = ["output_data", "output_scale"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "#tosa.block_size", description = "Block size for the block_scaled formats"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values or ranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of f8E8M0FNU type values or ranked tensor of f8E8M0FNU type values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input_data: %0)
    irdl.results(output_data: %2, output_scale: %3)
    irdl.attributes {"block_size" = %1}
  }
  irdl.operation @ceil attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @clamp attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "arbitrary integer attribute or arbitrary float attribute"}
    %2 = irdl.any {description = "arbitrary integer attribute or arbitrary float attribute"}
    %3 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %4 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %4)
    irdl.attributes {"min_val" = %1, "max_val" = %2, "nan_mode" = %3}
  }
  irdl.operation @clz attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @concat attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: variadic %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @concat_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: variadic %0)
    irdl.results(output: %1)
  }
  irdl.operation @cond_if attributes {
      class = "IfOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<tosa.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(condition: %0, input_list: variadic %1)
    irdl.results(output_list: variadic %2)
    %3 = irdl.region with size 1
    %4 = irdl.region with size 1
    irdl.regions(then_graph: %3, else_graph: %4)
  }
  irdl.operation @const attributes {
      match = ["all-shapes(values, output)"],
      traits = ["ConstantLike", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "constant vector/tensor attribute"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.results(output: %1)
    irdl.attributes {"values" = %0}
  }
  irdl.operation @const_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConstantLike", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "index elements attribute"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.results(output: %1)
    irdl.attributes {"values" = %0}
  }
  irdl.operation @conv2d attributes {
      class = "Conv2DOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameVariadicOperandSize", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %2 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %6 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %7 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %8 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %9 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %10 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, weight: %1, bias: %2, input_zp: %3, weight_zp: %4)
    irdl.results(output: %10)
    irdl.attributes {"pad" = %5, "stride" = %6, "dilation" = %7, "acc_type" = %8, "local_bound" = %9}
  }
  irdl.operation @conv3d attributes {
      class = "Conv3DOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameVariadicOperandSize", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "5-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 5"}
    %1 = irdl.any {description = "5-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 5"}
    %2 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 6 elements"}
    %6 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 3 elements"}
    %7 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 3 elements"}
    %8 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %9 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %10 = irdl.any {description = "5-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 5"}
    irdl.operands(input: %0, weight: %1, bias: %2, input_zp: %3, weight_zp: %4)
    irdl.results(output: %10)
    irdl.attributes {"pad" = %5, "stride" = %6, "dilation" = %7, "acc_type" = %8, "local_bound" = %9}
  }
  irdl.operation @cos attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of floating-point values", type = "tensor of floating-point values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of floating-point values", type = "tensor of floating-point values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @custom attributes {
      format = "operands attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %4 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input_list: variadic %3)
    irdl.results(output_list: variadic %4)
    irdl.attributes {"operator_name" = %0, "domain_name" = %1, "implementation_attrs" = %2}
  }
  irdl.operation @depthwise_conv2d attributes {
      class = "DepthwiseConv2DOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameVariadicOperandSize", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %2 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %6 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %7 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %8 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %9 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %10 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, weight: %1, bias: %2, input_zp: %3, weight_zp: %4)
    irdl.results(output: %10)
    irdl.attributes {"pad" = %5, "stride" = %6, "dilation" = %7, "acc_type" = %8, "local_bound" = %9}
  }
  irdl.operation @dim attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @div_ceil_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @div_floor_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @equal attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @erf attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @exp attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @exp2_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @fft2d attributes {
      class = "FFT2dOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      names = ["output_real", "output_imag"],
      traits = ["SameOperandsAndResultElementType", "SameOperandsAndResultShape", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %2 = irdl.any {attribute = "bool attribute"}
    %3 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %4 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %5 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(input_real: %0, input_imag: %1)
    irdl.results(output_real: %4, output_imag: %5)
    irdl.attributes {"inverse" = %2, "local_bound" = %3}
  }
  irdl.operation @floor attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @gather attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of 32/64-bit signless integer values and of extents other than 0 and of rank 2"}
    %2 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(values: %0, indices: %1)
    irdl.results(output: %2)
  }
  irdl.operation @greater attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @greater_equal attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @identity attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @intdiv attributes {
      class = "IntDivOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values", type = "tensor of 32/64-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values", type = "tensor of 32/64-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values", type = "tensor of 32/64-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @log attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @log2_ceil_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @log2_floor_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @logical_and attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @logical_left_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @logical_not attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @logical_or attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @logical_right_shift attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @logical_xor attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @matmul attributes {
      class = "MatMulOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(a: %0, b: %1, a_zp: %2, b_zp: %3)
    irdl.results(output: %4)
  }
  irdl.operation @matmul_t_block_scaled attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values", type = "unranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values or ranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of micro-scaling format scale number values or 3D tensor of micro-scaling format scale number values", type = "unranked tensor of f8E8M0FNU type values or ranked tensor of f8E8M0FNU type values and of extents other than 0 and of rank 3"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values", type = "unranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values or ranked tensor of f8E4M3FN type or f8E5M2 type or f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of micro-scaling format scale number values or 3D tensor of micro-scaling format scale number values", type = "unranked tensor of f8E8M0FNU type values or ranked tensor of f8E8M0FNU type values and of extents other than 0 and of rank 3"}
    %4 = irdl.any {attribute = "#tosa.block_size", description = "Block size for the block_scaled formats"}
    %5 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(a_data: %0, a_scale: %1, b_data: %2, b_scale: %3)
    irdl.results(output_data: %5)
    irdl.attributes {"block_size" = %4}
  }
  irdl.operation @max_pool2d attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %2 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %3 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %4 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %5 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0)
    irdl.results(output: %5)
    irdl.attributes {"kernel" = %1, "stride" = %2, "pad" = %3, "nan_mode" = %4}
  }
  irdl.operation @max_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @maximum attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %3)
    irdl.attributes {"nan_mode" = %2}
  }
  irdl.operation @min_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @minimum attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["Commutative", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %3)
    irdl.attributes {"nan_mode" = %2}
  }
  irdl.operation @mod_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @mul attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of 8-bit signless integer values or tosa-conformant scalar tensor of 8-bit signless integer values", type = "unranked tensor of 8-bit signless integer values or ranked tensor of 8-bit signless integer values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1, shift: %2)
    irdl.results(output: %3)
  }
  irdl.operation @mul_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @negate attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input1_zp: %1, output_zp: %2)
    irdl.results(output: %3)
  }
  irdl.operation @pad attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of number values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0, padding: %1, pad_const: %2)
    irdl.results(output: %3)
  }
  irdl.operation @pow attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @reciprocal attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @reduce_all attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @reduce_any attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @reduce_max attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %3)
    irdl.attributes {"axis" = %1, "nan_mode" = %2}
  }
  irdl.operation @reduce_min attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "#tosa.nan_mode", default = "#tosa.nan_mode<PROPAGATE>", description = "Supported NaN propagation strategies"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %3)
    irdl.attributes {"axis" = %1, "nan_mode" = %2}
  }
  irdl.operation @reduce_product attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @reduce_sum attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @rescale attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {type = "1D tensor of 16-bit signless integer or 32-bit signless integer values"}
    %2 = irdl.any {type = "1D tensor of 8-bit signless integer values"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "bool attribute"}
    %6 = irdl.any {attribute = "#tosa.rounding_mode", description = "Supported rounding modes"}
    %7 = irdl.any {attribute = "bool attribute"}
    %8 = irdl.any {attribute = "bool attribute"}
    %9 = irdl.any {attribute = "bool attribute"}
    %10 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0, multiplier: %1, shift: %2, input_zp: %3, output_zp: %4)
    irdl.results(output: %10)
    irdl.attributes {"scale32" = %5, "rounding_mode" = %6, "per_channel" = %7, "input_unsigned" = %8, "output_unsigned" = %9}
  }
  irdl.operation @reshape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, shape: %1)
    irdl.results(output: %2)
  }
  irdl.operation @resize attributes {
      format = "operands `` custom<WordDictionary>(attr-dict) `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "Tosa shape type of rank 4"}
    %2 = irdl.any {description = "Tosa shape type of rank 2"}
    %3 = irdl.any {description = "Tosa shape type of rank 2"}
    %4 = irdl.any {attribute = "#tosa.resize_mode", description = "Supported resize/upsampling strategies"}
    %5 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, scale: %1, offset: %2, border: %3)
    irdl.results(output: %5)
    irdl.attributes {"mode" = %4}
  }
  irdl.operation @reverse attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0)
    irdl.results(output: %2)
    irdl.attributes {"axis" = %1}
  }
  irdl.operation @rfft2d attributes {
      class = "RFFT2dOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      names = ["output_real", "output_imag"],
      traits = ["SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %2 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %3 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(input_real: %0)
    irdl.results(output_real: %2, output_imag: %3)
    irdl.attributes {"local_bound" = %1}
  }
  irdl.operation @rsqrt attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @scatter attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of 32/64-bit signless integer values and of extents other than 0 and of rank 2"}
    %2 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    %3 = irdl.any {description = "3-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 3"}
    irdl.operands(values_in: %0, indices: %1, input: %2)
    irdl.results(values_out: %3)
  }
  irdl.operation @select attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of 1-bit signless integer values", type = "tensor of 1-bit signless integer values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %3 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1, input3: %2)
    irdl.results(output: %3)
  }
  irdl.operation @sigmoid attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @sin attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of floating-point values", type = "tensor of floating-point values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of floating-point values", type = "tensor of floating-point values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0)
    irdl.results(output: %1)
  }
  irdl.operation @slice attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %3 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0, start: %1, size: %2)
    irdl.results(output: %3)
  }
  irdl.operation @slice_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values", type = "unranked tensor of 32-bit signless integer values or ranked tensor of 32-bit signless integer values and of extents other than 0 and of rank 1 and of extents 1"}
    %2 = irdl.any {description = "tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values", type = "unranked tensor of 32-bit signless integer values or ranked tensor of 32-bit signless integer values and of extents other than 0 and of rank 1 and of extents 1"}
    %3 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input: %0, start: %1, size: %2)
    irdl.results(output: %3)
  }
  irdl.operation @sub attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @sub_shape attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    irdl.operands(input1: %0, input2: %1)
    irdl.results(output: %2)
  }
  irdl.operation @table attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %2 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %0, table: %1)
    irdl.results(output: %2)
  }
  irdl.operation @tanh attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @tile attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {description = "Shape with static rank and Index element type", stripped = "!tosa.shape", type = "!tosa.shape"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0, multiples: %1)
    irdl.results(output: %2)
  }
  irdl.operation @transpose attributes {
      format = "operands attr-dict `:` functional-type(operands, results)",
      match = ["all-elements(input1, output)"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    %1 = irdl.any {attribute = "i32 dense array attribute"}
    %2 = irdl.any {description = "tosa-conformant tensor of at least rank 1", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank at least 1"}
    irdl.operands(input1: %0)
    irdl.results(output: %2)
    irdl.attributes {"perms" = %1}
  }
  irdl.operation @transpose_conv2d attributes {
      class = "TransposeConv2DOp",
      format = "operands attr-dict `:` functional-type(operands, results)",
      traits = ["SameVariadicOperandSize", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %1 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    %2 = irdl.any {description = "1-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 1"}
    %3 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %4 = irdl.any {description = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values", type = "unranked tensor of unsigned integer or signless integer or floating-point values or ranked tensor of unsigned integer or signless integer or floating-point values and of extents other than 0 and of rank 1 and of extents 1"}
    %5 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 4 elements"}
    %6 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute with exactly 2 elements"}
    %7 = irdl.any {description = "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float"}
    %8 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %9 = irdl.any {description = "4-d tosa-conformant tensor", type = "unranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values or ranked tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and of extents other than 0 and of rank 4"}
    irdl.operands(input: %0, weight: %1, bias: %2, input_zp: %3, weight_zp: %4)
    irdl.results(output: %9)
    irdl.attributes {"out_pad" = %5, "stride" = %6, "acc_type" = %7, "local_bound" = %8}
  }
  irdl.operation @variable attributes {
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "index elements attribute"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {attribute = "any attribute", optional}
    irdl.attributes {"sym_name" = %0, "var_shape" = %1, "type" = %2, "initial_value" = %3}
  }
  irdl.operation @variable_read attributes {
      format = "$name attr-dict `:` type($output1)"} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.results(output1: %1)
    irdl.attributes {"name" = %0}
  }
  irdl.operation @variable_write attributes {
      format = "$name attr-dict `,` $input1 `:` type($input1)"} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input1: %1)
    irdl.attributes {"name" = %0}
  }
  irdl.operation @while_loop attributes {
      class = "WhileOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<tosa.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    %1 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(input_list: variadic %0)
    irdl.results(output_list: variadic %1)
    %2 = irdl.region with size 1
    %3 = irdl.region with size 1
    irdl.regions(cond_graph: %2, body_graph: %3)
  }
  irdl.operation @yield attributes {
      format = "$inputs attr-dict `:` type($inputs)",
      traits = ["Terminator", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "tosa-conformant tensor of number values", type = "tensor of unsigned integer or signless integer or !quant or floating-point or !tosa.mxint8 values and (ranked tensor of any type values and of extents other than 0 or unranked tensor of any type values)"}
    irdl.operands(inputs: variadic %0)
  }
}
