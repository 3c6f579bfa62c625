// The linalg dialect, made by import-dialect.

irdl.dialect @linalg attributes {all_attributes, all_types, inlines, inferring_builders = ["index", "pack", "unpack"], enums = {
      BinaryFn = {attributes = {BinaryFnAttr = "linalg.binary_fn<{}>"}, builder = "BinaryFn", cases = ["add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf"], width = 32},
      ElementwiseArityGroup = {builder = "ElementwiseArityGroup", cases = ["Unary", "Binary", "Ternary"], values = [1, 2, 3], width = 32},
      ElementwiseCaseLimits = {builder = "ElementwiseCaseLimits", cases = ["LastUnary", "LastBinary", "LastTernary"], values = [13, 23, 24], width = 32},
      ElementwiseKind = {attributes = {ElementwiseKindAttr = "linalg.elementwise_kind<{}>"}, builder = "ElementwiseKind", cases = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf", "add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf", "select"], width = 32},
      IteratorType = {attributes = {IteratorTypeEnum = "linalg.iterator_type<{}>"}, builder = "IteratorType", cases = ["parallel", "reduction"], width = 32},
      TernaryFn = {attributes = {TernaryFnAttr = "linalg.ternary_fn<{}>"}, builder = "TernaryFn", cases = ["select"], width = 32},
      TypeFn = {attributes = {TypeFnAttr = "linalg.type_fn<{}>"}, builder = "TypeFn", cases = ["cast_signed", "cast_unsigned"], width = 32},
      UnaryFn = {attributes = {UnaryFnAttr = "linalg.unary_fn<{}>"}, builder = "UnaryFn", cases = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf"], width = 32},
      WinogradConv2DFmr = {builder = "WinogradConv2DFmr", cases = ["F_2_3", "F_4_3", "F_2_5"], width = 32}}} {
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
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @add attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @batch_matmul attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.batch_matmul",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
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
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.contraction",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @batch_mmt4d attributes {
      assembly = "linalg.named",
      class = "BatchMmt4DOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.contraction",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @batch_reduce_matmul attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.batch_reduce_matmul",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
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
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.contraction",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @broadcast attributes {
      assembly = "linalg.broadcast",
      names = ["broadcasted"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable"],
      verify = "linalg.broadcast",
      verify_regions = "linalg.structured"} {
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
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @contract attributes {
      assembly = "linalg.contract",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.contract",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "AffineMap array attribute"}
    %3 = irdl.any {attribute = "#linalg.type_fn", default = "#linalg.type_fn<cast_signed>", description = "allowed 32-bit signless integer cases: 0, 1", optional}
    %4 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"indexing_maps" = %2, "cast" = %3}
    %5 = irdl.region with size 1
    irdl.regions(combiner: %5)
  }
  irdl.operation @conv_1d attributes {
      assembly = "linalg.named",
      class = "Conv1DOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @conv_1d_ncw_fcw attributes {
      assembly = "linalg.named",
      class = "Conv1DNcwFcwOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_1d_nwc_wcf attributes {
      assembly = "linalg.named",
      class = "Conv1DNwcWcfOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d attributes {
      assembly = "linalg.named",
      class = "Conv2DOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @conv_2d_nchw_fchw attributes {
      assembly = "linalg.named",
      class = "Conv2DNchwFchwOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nchw_fchw_q attributes {
      assembly = "linalg.named",
      class = "Conv2DNchwFchwQOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_ngchw_fgchw attributes {
      assembly = "linalg.named",
      class = "Conv2DNgchwFgchwOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_ngchw_gfchw attributes {
      assembly = "linalg.named",
      class = "Conv2DNgchwGfchwOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_ngchw_gfchw_q attributes {
      assembly = "linalg.named",
      class = "Conv2DNgchwGfchwQOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwc_fhwc attributes {
      assembly = "linalg.named",
      class = "Conv2DNhwcFhwcOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwc_fhwc_q attributes {
      assembly = "linalg.named",
      class = "Conv2DNhwcFhwcQOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwc_hwcf attributes {
      assembly = "linalg.named",
      class = "Conv2DNhwcHwcfOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwc_hwcf_q attributes {
      assembly = "linalg.named",
      class = "Conv2DNhwcHwcfQOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwgc_gfhwc attributes {
      assembly = "linalg.named",
      class = "Conv2DNhwgcGfhwcOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_2d_nhwgc_gfhwc_q attributes {
      assembly = "linalg.named",
      class = "Conv2DNhwgcGfhwcQOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_3d attributes {
      assembly = "linalg.named",
      class = "Conv3DOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @conv_3d_ncdhw_fcdhw attributes {
      assembly = "linalg.named",
      class = "Conv3DNcdhwFcdhwOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_3d_ndhwc_dhwcf attributes {
      assembly = "linalg.named",
      class = "Conv3DNdhwcDhwcfOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @conv_3d_ndhwc_dhwcf_q attributes {
      assembly = "linalg.named",
      class = "Conv3DNdhwcDhwcfQOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @copy attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "#linalg.type_fn", default = "#linalg.type_fn<cast_signed>", description = "allowed 32-bit signless integer cases: 0, 1", optional}
    %3 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %3)
    irdl.attributes {"cast" = %2}
    %4 = irdl.region
    irdl.regions(region: %4)
  }
  irdl.operation @depthwise_conv_1d_ncw_cw attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv1DNcwCwOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_1d_nwc_wc attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv1DNwcWcOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_1d_nwc_wcm attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv1DNwcWcmOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nchw_chw attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv2DNchwChwOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv2DNhwcHwcOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc_q attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv2DNhwcHwcQOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv2DNhwcHwcmOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm_q attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv2DNhwcHwcmQOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_3d_ncdhw_cdhw attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv3DNcdhwCdhwOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_3d_ndhwc_dhwc attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv3DNdhwcDhwcOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @depthwise_conv_3d_ndhwc_dhwcm attributes {
      assembly = "linalg.named",
      class = "DepthwiseConv3DNdhwcDhwcmOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @div attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @div_unsigned attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @dot attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.contraction",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @elementwise attributes {
      assembly = "linalg.elementwise",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
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
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @exp attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @fill attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.fill",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @fill_rng_2d attributes {
      assembly = "linalg.named",
      class = "FillRng2DOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @floor attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @generic attributes {
      assembly = "linalg.generic",
      names = "linalg.arguments",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "AffineMap array attribute"}
    %3 = irdl.any {attribute = "array attribute of #linalg.iterator_type", description = "Iterator type should be an enum."}
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
      traits = ["Pure"],
      verify = "linalg.index"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute whose minimum value is 0"}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"dim" = %0}
  }
  irdl.operation @log attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @map attributes {
      assembly = "linalg.map",
      names = "linalg.mapped",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable"],
      verify = "linalg.map",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %1 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %2 = irdl.any {type = "tensor of any type values"}
    irdl.operands(inputs: variadic %0, init: %1)
    irdl.results(result: variadic %2)
    %3 = irdl.region with size 1
    irdl.regions(mapper: %3)
  }
  irdl.operation @matmul attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.matmul",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
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
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.contraction",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @max attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @min attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @mmt4d attributes {
      assembly = "linalg.named",
      class = "Mmt4DOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.contraction",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @mul attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @negf attributes {
      assembly = "linalg.named",
      class = "NegFOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @pack attributes {
      format = "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
      match = ["result = same(dest): result type matches type of dest"],
      names = ["pack"],
      traits = ["AttrSizedOperandSegments", "ConditionallySpeculatable", "NoMemoryEffect"],
      verify = "linalg.pack"} {
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
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nchw_sum attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ncw_max attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ncw_sum attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ndhwc_max attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ndhwc_min attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_ndhwc_sum attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [3]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_max attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_max_unsigned attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_min attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_min_unsigned attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nhwc_sum attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [2]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_max attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_max_unsigned attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_min attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_min_unsigned attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @pooling_nwc_sum attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %3 = irdl.any {attribute = "64-bit signless int elements attribute of shape [1]", optional}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %4)
    irdl.attributes {"strides" = %2, "dilations" = %3}
    %5 = irdl.region
    irdl.regions(region: %5)
  }
  irdl.operation @powf attributes {
      assembly = "linalg.named",
      class = "PowFOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @quantized_batch_matmul attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @quantized_matmul attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @reciprocal attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @reduce attributes {
      assembly = "linalg.reduce",
      names = "linalg.reduced",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "SameVariadicOperandSize"],
      verify = "linalg.reduce",
      verify_regions = "linalg.structured"} {
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
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @rsqrt attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @select attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @softmax attributes {
      format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
      match = ["all-elements(input, output): input and output have same element type"],
      verify = "linalg.softmax"} {
    %0 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute"}
    %3 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %0, output: %1)
    irdl.results(result: variadic %3)
    irdl.attributes {"dimension" = %2}
  }
  irdl.operation @sqrt attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @square attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @sub attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @tanh attributes {
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @transpose attributes {
      assembly = "linalg.transpose",
      names = ["transposed"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable"],
      verify = "linalg.transpose",
      verify_regions = "linalg.structured"} {
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
      class = "UnPackOp",
      format = "$source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
      match = ["result = same(dest): result type matches type of dest"],
      names = ["unpack"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"],
      verify = "linalg.unpack"} {
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
      assembly = "linalg.named",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<linalg.yield>", "ConditionallySpeculatable", "AttrSizedOperandSegments"],
      verify = "linalg.contraction",
      verify_regions = "linalg.structured"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0, outputs: variadic %1)
    irdl.results(result_tensors: variadic %2)
    %3 = irdl.region
    irdl.regions(region: %3)
  }
  irdl.operation @winograd_filter_transform attributes {
      format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
      match = ["all-elements(filter, output)"],
      verify = "linalg.winograd_filter_transform"} {
    %0 = irdl.any {type = "4D tensor of any type values"}
    %1 = irdl.any {type = "4D tensor of any type values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["F_2_3", "F_4_3", "F_2_5"], description = "allowed 32-bit signless integer cases: 0, 1, 2"}
    %3 = irdl.any {type = "4D tensor of any type values"}
    irdl.operands(filter: %0, output: %1)
    irdl.results(result: %3)
    irdl.attributes {"fmr" = %2}
  }
  irdl.operation @winograd_input_transform attributes {
      format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
      match = ["all-elements(input, output)"],
      verify = "linalg.winograd_input_transform"} {
    %0 = irdl.any {type = "4D tensor of any type values"}
    %1 = irdl.any {description = "6D tensor of any type values", type = "ranked tensor of any type values and of rank 6"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["F_2_3", "F_4_3", "F_2_5"], description = "allowed 32-bit signless integer cases: 0, 1, 2"}
    %3 = irdl.any {description = "6D tensor of any type values", type = "ranked tensor of any type values and of rank 6"}
    irdl.operands(input: %0, output: %1)
    irdl.results(result: %3)
    irdl.attributes {"fmr" = %2}
  }
  irdl.operation @winograd_output_transform attributes {
      format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
      match = ["all-elements(value, output)"],
      verify = "linalg.winograd_output_transform"} {
    %0 = irdl.any {description = "6D tensor of any type values", type = "ranked tensor of any type values and of rank 6"}
    %1 = irdl.any {type = "4D tensor of any type values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["F_2_3", "F_4_3", "F_2_5"], description = "allowed 32-bit signless integer cases: 0, 1, 2"}
    %3 = irdl.any {type = "4D tensor of any type values"}
    irdl.operands(value: %0, output: %1)
    irdl.results(result: %3)
    irdl.attributes {"fmr" = %2}
  }
  irdl.operation @yield attributes {
      format = "($values^)? attr-dict (`:` type($values)^)?",
      traits = ["Pure", "ReturnLike", "Terminator"],
      verify = "linalg.yield"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(values: variadic %0)
  }
}
