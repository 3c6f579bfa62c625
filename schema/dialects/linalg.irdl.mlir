// The linalg dialect, made by import-dialect.

irdl.dialect @linalg {
  irdl.attribute @binary_fn attributes {
      cases = ["add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf"],
      description = "::mlir::linalg::BinaryFn",
      format = "`<` $value `>`"}
  irdl.attribute @elementwise_kind attributes {
      cases = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf", "add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf", "select"],
      description = "::mlir::linalg::ElementwiseKind",
      format = "`<` $value `>`"}
  irdl.attribute @iterator_type attributes {
      cases = ["parallel", "reduction"],
      description = "::mlir::utils::IteratorType",
      format = "`<` $value `>`"}
  irdl.attribute @ternary_fn attributes {
      cases = ["select"],
      description = "::mlir::linalg::TernaryFn",
      format = "`<` $value `>`"}
  irdl.attribute @type_fn attributes {
      cases = ["cast_signed", "cast_unsigned"],
      description = "::mlir::linalg::TypeFn",
      format = "`<` $value `>`"}
  irdl.attribute @unary_fn attributes {
      cases = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf"],
      description = "::mlir::linalg::UnaryFn",
      format = "`<` $value `>`"}
  irdl.operation @abs attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @add attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @batch_matmul attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {attribute = "AffineMap array attribute", optional}
    %3 = irdl.any {attribute = "#linalg.type_fn", default = "#linalg.type_fn<cast_signed>", description = "allowed 32-bit signless integer cases: 0, 1", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"indexing_maps" = %2, "cast" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @batch_matvec attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @batch_mmt4d attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @batch_reduce_matmul attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {attribute = "AffineMap array attribute", optional}
    %3 = irdl.any {attribute = "#linalg.type_fn", default = "#linalg.type_fn<cast_signed>", description = "allowed 32-bit signless integer cases: 0, 1", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"indexing_maps" = %2, "cast" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @batch_vecmat attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @broadcast attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %1 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {type = "tensor of any type values"}
    irdl.operands(input: %0, init: %1)
    irdl.results(result: variadic %3)
    irdl.attributes {"dimensions" = %2}
    %4 = irdl.region with size 1
    irdl.regions(region: %4)
  }
  irdl.operation @ceil attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @contract attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {attribute = "AffineMap array attribute"}
    %3 = irdl.any {attribute = "#linalg.type_fn", default = "#linalg.type_fn<cast_signed>", description = "allowed 32-bit signless integer cases: 0, 1", optional}
    %4 = irdl.any {description = "shaped of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"indexing_maps" = %2, "cast" = %3}
    %5 = irdl.region with size 1
    irdl.regions(combiner: %5)
  }
  irdl.operation @conv_1d attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @conv_1d_ncw_fcw attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_1d_nwc_wcf attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @conv_2d_nchw_fchw attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nchw_fchw_q attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_ngchw_fgchw attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_ngchw_gfchw attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_ngchw_gfchw_q attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwc_fhwc attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwc_fhwc_q attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwc_hwcf attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwc_hwcf_q attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwgc_gfhwc attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwgc_gfhwc_q attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_3d attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @conv_3d_ncdhw_fcdhw attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_3d_ndhwc_dhwcf attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_3d_ndhwc_dhwcf_q attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @copy attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {attribute = "#linalg.type_fn", default = "#linalg.type_fn<cast_signed>", description = "allowed 32-bit signless integer cases: 0, 1", optional}
    %3 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %3)
    irdl.attributes {"cast" = %2}
    %4 = irdl.region
    irdl.regions(region: %4)
  }
  irdl.operation @depthwise_conv_1d_ncw_cw attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_1d_nwc_wc attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_1d_nwc_wcm attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nchw_chw attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc_q attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm_q attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_3d_ncdhw_cdhw attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_3d_ndhwc_dhwc attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_3d_ndhwc_dhwcm attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @div attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @div_unsigned attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @dot attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @elementwise attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {attribute = "#linalg.elementwise_kind", description = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23"}
    %3 = irdl.any {attribute = "AffineMap array attribute", default = "[]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"kind" = %2, "indexing_maps" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @erf attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @exp attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @fill attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @fill_rng_2d attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @floor attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @generic attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {attribute = "AffineMap array attribute"}
    %3 = irdl.any {description = "Iterator type should be an enum."}
    %4 = irdl.any {attribute = "string attribute", optional}
    %5 = irdl.any {attribute = "string attribute", optional}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %6)
    irdl.attributes {"indexing_maps" = %2, "iterator_types" = %3, "doc" = %4, "library_call" = %5}
    %7 = irdl.region
    irdl.regions(region: %7)
  }
  irdl.operation @index attributes {
      format = "$dim attr-dict `:` type($result)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute whose minimum value is 0"}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"dim" = %0}
  }
  irdl.operation @log attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @map attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %1 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %2 = irdl.any {type = "tensor of any type values"}
    irdl.operands(inputs: variadic %0, init: %1)
    irdl.results(result: variadic %2)
    %3 = irdl.region with size 1
    irdl.regions(mapper: %3)
  }
  irdl.operation @matmul attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {attribute = "AffineMap array attribute", optional}
    %3 = irdl.any {attribute = "#linalg.type_fn", default = "#linalg.type_fn<cast_signed>", description = "allowed 32-bit signless integer cases: 0, 1", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"indexing_maps" = %2, "cast" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @matvec attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @max attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @min attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @mmt4d attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @mul attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @negf attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @pack attributes {
      format = "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
      match = ["result = same(dest): result type matches type of dest"],
      traits = ["AttrSizedOperandSegments", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {type = "index"}
    %6 = irdl.any {attribute = "i64 dense array attribute"}
    %7 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(source: %0, dest: %1, padding_value: optional %2, inner_tiles: variadic %5)
    irdl.results(result: %7)
    irdl.attributes {"outer_dims_perm" = %3, "inner_dims_pos" = %4, "static_inner_tiles" = %6}
  }
  irdl.operation @pooling_nchw_max attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nchw_sum attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ncw_max attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ncw_sum attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ndhwc_max attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ndhwc_min attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ndhwc_sum attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_max attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_max_unsigned attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_min attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_min_unsigned attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_sum attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_max attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_max_unsigned attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_min attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_min_unsigned attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_sum attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {description = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @powf attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @quantized_batch_matmul attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @quantized_matmul attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @reciprocal attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @reduce attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "SameVariadicOperandSize"]} {
    %0 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %1 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %2 = irdl.any {attribute = "i64 dense array attribute", description = "i64 dense array attribute should be in increasing order"}
    %3 = irdl.any {type = "tensor of any type values"}
    irdl.operands(inputs: variadic %0, inits: variadic %1)
    irdl.results(result: variadic %3)
    irdl.attributes {"dimensions" = %2}
    %4 = irdl.region with size 1
    irdl.regions(combiner: %4)
  }
  irdl.operation @round attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @rsqrt attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @select attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @softmax attributes {
      format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?"} {
    %0 = irdl.any {description = "shaped of any type values"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute"}
    %3 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %0, output: %1)
    irdl.results(result: variadic %3)
    irdl.attributes {"dimension" = %2}
  }
  irdl.operation @sqrt attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @square attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @sub attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @tanh attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @transpose attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %1 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {type = "tensor of any type values"}
    irdl.operands(input: %0, init: %1)
    irdl.results(result: variadic %3)
    irdl.attributes {"permutation" = %2}
    %4 = irdl.region with size 1
    irdl.regions(region: %4)
  }
  irdl.operation @unpack attributes {
      format = "$source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
      match = ["result = same(dest): result type matches type of dest"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(source: %0, dest: %1, inner_tiles: variadic %4)
    irdl.results(result: %6)
    irdl.attributes {"outer_dims_perm" = %2, "inner_dims_pos" = %3, "static_inner_tiles" = %5}
  }
  irdl.operation @vecmat attributes {
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "RecursiveMemoryEffects", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @winograd_filter_transform attributes {
      format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"} {
    %0 = irdl.any {type = "4D tensor of any type values"}
    %1 = irdl.any {type = "4D tensor of any type values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["F_2_3", "F_4_3", "F_2_5"], description = "allowed 32-bit signless integer cases: 0, 1, 2"}
    %3 = irdl.any {type = "4D tensor of any type values"}
    irdl.operands(filter: %0, output: %1)
    irdl.results(result: %3)
    irdl.attributes {"fmr" = %2}
  }
  irdl.operation @winograd_input_transform attributes {
      format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"} {
    %0 = irdl.any {type = "4D tensor of any type values"}
    %1 = irdl.any {description = "6D tensor of any type values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["F_2_3", "F_4_3", "F_2_5"], description = "allowed 32-bit signless integer cases: 0, 1, 2"}
    %3 = irdl.any {description = "6D tensor of any type values"}
    irdl.operands(input: %0, output: %1)
    irdl.results(result: %3)
    irdl.attributes {"fmr" = %2}
  }
  irdl.operation @winograd_output_transform attributes {
      format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"} {
    %0 = irdl.any {description = "6D tensor of any type values"}
    %1 = irdl.any {type = "4D tensor of any type values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["F_2_3", "F_4_3", "F_2_5"], description = "allowed 32-bit signless integer cases: 0, 1, 2"}
    %3 = irdl.any {type = "4D tensor of any type values"}
    irdl.operands(value: %0, output: %1)
    irdl.results(result: %3)
    irdl.attributes {"fmr" = %2}
  }
  irdl.operation @yield attributes {
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(values: variadic %0)
  }
}
