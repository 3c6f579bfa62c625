// The xegpu dialect, made by import-dialect.

irdl.dialect @xegpu attributes {all_attributes, all_types, inferring_builders = [], enums = {
      AtomicRMWKind = {builder = "AtomicRMWKindAttr", cases = ["addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori"], width = 64},
      CachePolicy = {attributes = {XeGPU_CacheHintAttr = "xegpu.cache_hint<{}>"}, builder = "XeGPU_CachePolicyEnums", cases = ["cached", "uncached", "streaming", "read_invalidate", "write_back", "write_through"], names = ["CACHED", "UNCACHED", "STREAMING", "READ_INVALIDATE", "WRITE_BACK", "WRITE_THROUGH"], width = 32},
      FenceScope = {attributes = {XeGPU_FenceScopeAttr = "xegpu<fence_scope {}>"}, builder = "XeGPU_FenceScope", cases = ["workgroup", "gpu"], names = ["Workgroup", "GPU"], width = 32},
      MemorySpace = {attributes = {XeGPU_MemorySpaceAttr = "xegpu<memory_space {}>"}, builder = "XeGPU_MemorySpace", cases = ["global", "slm"], names = ["Global", "SLM"], values = [0, 3], width = 32}}} {
  irdl.type @mem_desc attributes {
      format = "`<` $shape `` $elementType (`,` qualified($mem_layout)^)? `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<int64_t>", parameter = "static dimensions"}
    %1 = irdl.any {cpp = "mlir::Type", name = "elementType", parameter = "type"}
    %2 = irdl.any {cpp = "MemLayoutAttr", optional, parameter = "#xegpu.mem_layout"}
    irdl.parameters(shape: %0, element_type: %1, mem_layout: %2)
  }
  irdl.type @nbarrier attributes {
      format = ""}
  irdl.type @tensor_desc attributes {
      at_mnemonic,
      format = "`<` custom<TensorDesc>($shape, $elementType, $encoding, $layout) `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<int64_t>", parameter = "dimensions"}
    %1 = irdl.any {cpp = "mlir::Type", name = "elementType", parameter = "type"}
    %2 = irdl.any {cpp = "mlir::Attribute", optional, parameter = "#xegpu.block_tdesc_attr or scatter_tdesc_attr"}
    %3 = irdl.any {cpp = "mlir::Attribute", optional, parameter = "#xegpu.layout or slice"}
    irdl.parameters(shape: %0, element_type: %1, encoding: %2, layout: %3)
  }
  irdl.attribute @block_tdesc_attr attributes {
      cpp = "XeGPU_BlockTensorDescAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "MemorySpaceAttr", default = "#xegpu<memory_space global>", parameter = "#xegpu.memory_space"}
    %1 = irdl.any {cpp = "IntegerAttr", default = "1 : i64", parameter = "integer attribute"}
    %2 = irdl.any {cpp = "BoolAttr", default = "true", parameter = "bool attribute"}
    irdl.parameters(memory_space: %0, array_length: %1, boundary_check: %2)
  }
  irdl.attribute @cache_hint attributes {
      cases = ["cached", "uncached", "streaming", "read_invalidate", "write_back", "write_through"],
      description = "::mlir::xegpu::CachePolicy",
      format = "`<` $value `>`"}
  irdl.attribute @fence_scope attributes {
      cases = ["workgroup", "gpu"],
      description = "::mlir::xegpu::FenceScope"}
  irdl.attribute @layout attributes {
      cpp = "XeGPU_LayoutAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "DenseI32ArrayAttr", optional, parameter = "i32 array"}
    %1 = irdl.any {cpp = "DenseI32ArrayAttr", optional, parameter = "i32 array"}
    %2 = irdl.any {cpp = "DenseI32ArrayAttr", optional, parameter = "i32 array"}
    %3 = irdl.any {cpp = "DenseI32ArrayAttr", optional, parameter = "i32 array"}
    %4 = irdl.any {cpp = "DenseI32ArrayAttr", optional, parameter = "i32 array"}
    %5 = irdl.any {cpp = "DenseI32ArrayAttr", optional, parameter = "i32 array"}
    irdl.parameters(sg_layout: %0, sg_data: %1, inst_data: %2, lane_layout: %3, lane_data: %4, order: %5)
  }
  irdl.attribute @mem_layout attributes {
      format = "`<` custom<MemLayout>($attrs) `>`"} {
    %0 = irdl.any {cpp = "DictionaryAttr", parameter = "dictionary attribute"}
    irdl.parameters(attrs: %0)
  }
  irdl.attribute @memory_space attributes {
      cases = ["global", "slm"],
      description = "::mlir::xegpu::MemorySpace",
      values = [0, 3]}
  irdl.attribute @range attributes {
      cpp = "XeGPU_RangeAttr",
      format = "`<` `[`$start `,` $end `]` `>`"} {
    %0 = irdl.any {cpp = "IntegerAttr", parameter = "integer attribute"}
    %1 = irdl.any {cpp = "IntegerAttr", parameter = "integer attribute"}
    irdl.parameters(start: %0, end: %1)
  }
  irdl.attribute @scatter_tdesc_attr attributes {
      cpp = "XeGPU_ScatterTensorDescAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "MemorySpaceAttr", default = "#xegpu<memory_space global>", parameter = "#xegpu.memory_space"}
    %1 = irdl.any {cpp = "IntegerAttr", default = "1 : i64", parameter = "integer attribute"}
    irdl.parameters(memory_space: %0, chunk_size: %1)
  }
  irdl.attribute @slice attributes {
      cpp = "XeGPU_SliceAttr",
      format = "`<` qualified($parent) `,` `dims` `=` $dims `>`"} {
    %0 = irdl.any {cpp = "xegpu::DistributeLayoutAttr", parameter = "#xegpu.layout or slice"}
    %1 = irdl.any {cpp = "DenseI64ArrayAttr", parameter = "i64 array"}
    irdl.parameters(parent: %0, dims: %1)
  }
  irdl.operation @alloc_nbarrier attributes {
      format = "$nbarrier_num attr-dict"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute"}
    irdl.attributes {"nbarrier_num" = %0}
  }
  irdl.operation @atomic_rmw attributes {
      class = "AtomicRMWOp",
      format = "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` qualified(type($tensorDesc)) `,` type($mask) `,` type($value) `->` type($result)",
      match = ["all-elements(tensorDesc, value, result)", "all-shapes(tensorDesc, value, result)"],
      rules = ["same_shape(value, tensorDesc.shape) and same_shape(value, result): failed to verify that all of {{tensorDesc, value, result} have same shape"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori"], description = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"}
    %1 = irdl.any {description = "TensorDesc describing regions of interested data.", name = "tensorDesc", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    %2 = irdl.any {type = "fixed-length vector of 1-bit signless integer values"}
    %3 = irdl.any {type = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"}
    %4 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    %5 = irdl.any {type = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"}
    irdl.operands(tensor_desc: %1, mask: %2, value: %3)
    irdl.results(result: %5)
    irdl.attributes {"kind" = %0, "layout" = %4}
  }
  irdl.operation @convert_layout attributes {
      format = "$source prop-dict attr-dict `:` type($source)",
      match = ["all(source, result)"],
      rules = ["let a = op.attr('input_layout'), let b = op.attr('target_layout'): has(either(a.param('sg_layout'), a.param('parent').param('sg_layout'))) == has(either(b.param('sg_layout'), b.param('parent').param('sg_layout'))): expected input layout and target layout be WgLayout or SgLayout at the same time."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3/4/5/6", type = "vector of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank at least 1 and of rank 1/2/3/4/5/6"}
    %1 = irdl.any {description = "DistributeLayoutAttr instance"}
    %2 = irdl.any {description = "DistributeLayoutAttr instance"}
    %3 = irdl.any {description = "vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3/4/5/6", type = "vector of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank at least 1 and of rank 1/2/3/4/5/6"}
    irdl.operands(source: %0)
    irdl.results(result: %3)
    irdl.attributes {"input_layout" = %1, "target_layout" = %2}
  }
  irdl.operation @create_mem_desc attributes {
      format = "$source prop-dict attr-dict `` `:` type($source) `->` qualified(type($mem_desc))",
      rules = ["let w = source.count * source.width",
        "let m = mem_desc.shape",
        "w == m.count * m.width: failed to verify that all of {{source, mem_desc} have same size in bits"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values  or reside in share memory and statically 2d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values ", type = "memref of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank 1 and statically shaped or memref of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank 2 and statically shaped"}
    %1 = irdl.any {description = "MemDesc describing the data in SLM", stripped = "!xegpu.mem_desc", type = "!xegpu.mem_desc"}
    irdl.operands(source: %0)
    irdl.results(mem_desc: %1)
  }
  irdl.operation @create_nd_tdesc attributes {
      class = "CreateNdDescOp",
      format = "$source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) (`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^ `,` `strides``:` custom<DynamicIndexList>($strides, $const_strides))? attr-dict `:` type($source) `->` qualified(type($TensorDesc))",
      rules = ["let t = TensorDesc.type",
        "let scattered = known(t.param('encoding').mnemonic == 'scatter_tdesc_attr')",
        "let laid = has(t.param('layout'))",
        "let block = known(t.param('encoding').mnemonic == 'block_tdesc_attr')",
        "let shape = t.shape",
        "let elems = shape.count",
        "let space = when(known(t.param('encoding').param('memory_space').word == 'slm'), 3, 0)",
        "let from = either(when(source.space.text == 'slm', 3, nothing), either(source.space.value, 0))",
        "let r = shape.rank",
        "if source is 'memref': from == space or from == 1 and space == 0 or from == 0 and space == 0: Memory space mismatch. Source: {from}, TensorDesc: {when(space == 3, 3, 0)}",
        "if source is 'memref': source.element == shape.element: TensorDesc should have the same element type with the source if it is a memref.",
        "if source is 'integer': has(op.attr('const_shape')) and has(op.attr('const_strides')): expecting strides and shape to be present for integer source.",
        "let nd = either(when(const_shape.size > 0, const_shape.size, nothing), source.rank)",
        "r <= nd: Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.",
        "if const_offsets.size > 0: r <= const_offsets.size: Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.",
        "not scattered: Expects a non-scattered TensorDesc."],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "non-0-ranked.memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {attribute = "i64 dense array attribute", optional}
    %5 = irdl.any {attribute = "i64 dense array attribute", optional}
    %6 = irdl.any {attribute = "i64 dense array attribute", optional}
    %7 = irdl.any {description = "TensorDesc describing regions of interested data.", name = "TensorDesc", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    irdl.operands(source: %0, offsets: variadic %1, shape: variadic %2, strides: variadic %3)
    irdl.results(tensor_desc: %7)
    irdl.attributes {"const_offsets" = %4, "const_shape" = %5, "const_strides" = %6}
  }
  irdl.operation @create_tdesc attributes {
      class = "CreateDescOp",
      format = "$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) `->` qualified(type($TensorDesc))",
      rules = ["let t = TensorDesc.type",
        "let scattered = known(t.param('encoding').mnemonic == 'scatter_tdesc_attr')",
        "let laid = has(t.param('layout'))",
        "let block = known(t.param('encoding').mnemonic == 'block_tdesc_attr')",
        "let shape = t.shape",
        "let elems = shape.count",
        "scattered: Expects a scattered TensorDesc.",
        "let space = when(known(t.param('encoding').param('memory_space').word == 'slm'), 3, 0)",
        "if source is 'memref', let from = either(when(source.space.text == 'slm', 3, nothing), either(source.space.value, 0)): from == space or from == 1 and space == 0: Memory space mismatch. Source: {from}, TensorDesc: {space}"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer"}
    %1 = irdl.any {type = "fixed-length vector of index values"}
    %2 = irdl.any {description = "TensorDesc describing regions of interested data.", name = "TensorDesc", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    irdl.operands(source: %0, offsets: %1)
    irdl.results(tensor_desc: %2)
  }
  irdl.operation @dpas attributes {
      format = "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs)`,` type($rhs) (`,` type($acc)^)? `->` type($result)",
      match = ["all-elements(lhs, rhs)"],
      rules = ["lhs.rank == result.rank or lhs.rank == 1 or result.rank == 2 and lhs.rank == 2: expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.",
        "if rhs.rank == 1: rhs.count * rhs.width % 32 == 0: Expecting B operand to be a multiple of 32 bits.",
        "done if lhs.rank == 1 and rhs.rank == 1 and result.rank == 1",
        "lhs.rank == 2 and result.rank == 2 and (rhs.rank == 2 or rhs.rank == 3): expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.",
        "let bk = when(rhs.rank == 3, rhs[0] * rhs[2], rhs[0])",
        "if rhs.rank == 3: rhs[2] * rhs.width == 32: Expecting B operand to be a multiple of 32 bits.",
        "bk == lhs[1]: K-dimension mismatch.",
        "lhs[0] == result[0]: M-dimension mismatch.",
        "rhs[1] == result[1]: N-dimension mismatch."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3", type = "fixed-length vector of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank at least 1 and of rank 1/2/3"}
    %1 = irdl.any {description = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3", type = "fixed-length vector of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank at least 1 and of rank 1/2/3"}
    %2 = irdl.any {description = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2", type = "fixed-length vector of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank at least 1 and of rank 1/2"}
    %3 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    %4 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    %5 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    %6 = irdl.any {description = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2", type = "fixed-length vector of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank at least 1 and of rank 1/2"}
    irdl.operands(lhs: %0, rhs: %1, acc: optional %2)
    irdl.results(result: %6)
    irdl.attributes {"layout_a" = %3, "layout_b" = %4, "layout_cd" = %5}
  }
  irdl.operation @fence attributes {
      format = "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict"} {
    %0 = irdl.any {attribute = "#xegpu.memory_space", description = "Describe the location of data described by a `TensorDesc`:                  Global device memory (`Global`) or Shared local memory (`SLM`)."}
    %1 = irdl.any {attribute = "#xegpu.fence_scope", description = "Describes the scope of fence.                     \"workgroup\" means that the scope is within each work group.                     \"gpu\" means the scope is across work groups within the gpu."}
    irdl.attributes {"memory_kind" = %0, "fence_scope" = %1}
  }
  irdl.operation @init_nbarrier attributes {
      format = "$nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num) `->` qualified(type($result))",
      infers} {
    %0 = irdl.any {type = "8-bit signless integer"}
    %1 = irdl.any {type = "8-bit signless integer"}
    %2 = irdl.any {description = "!xegpu.nbarrier a custom XeGPU type representing a barrier.", exact, type = "!xegpu.nbarrier"}
    irdl.operands(nbarrier_id: %0, participant_thread_num: %1)
    irdl.results(result: %2)
  }
  irdl.operation @load attributes {
      class = "LoadGatherOp",
      format = "$source (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)",
      rules = ["let isd = known(source.mnemonic == 'tensor_desc')",
        "let scattered = known(source.param('encoding').mnemonic == 'scatter_tdesc_attr')",
        "if isd: scattered: Expects a scattered TensorDesc.",
        "if not isd: has(offsets): Expects offsets.",
        "if isd: not has(offsets): offsets not allowed.",
        "for i < 3, let h = op.attr(when(i == 0, 'l1_hint', when(i == 1, 'l2_hint', 'l3_hint'))): not (h.word in ['write_back', 'write_through']): invalid l{i + 1}_hint: {h}",
        "let d = source.shape",
        "let chunked = isd and known(source.param('encoding').param('chunk_size') != 1)",
        "if isd: mask[0] == d[0]: Mask should match TensorDesc except the chunk size dim.",
        "if isd and value.count != d.count: value.rank == 1 and (chunked and value.count == d[d.rank - 1] or not chunked and value.count == 1): Value shape [{value.dims}] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD {q(source)}",
        "if not isd and mask is 'vector' and mask.rank == 1 and mask[0] == 1 and value.rank == 1: value[0] == either(chunk_size.value, 1): value elements must match chunk size {either(chunk_size.value, 1)}",
        "if not isd and mask is not 'vector' and value.rank == 1: value[0] == either(chunk_size.value, 1): value elements must match chunk size {either(chunk_size.value, 1)}",
        "if not isd and mask is 'vector' and not (mask.rank == 1 and mask[0] == 1 and value.rank == 1): mask[0] == value[0]: Mask should match value except the chunk size dim."]} {
    %0 = irdl.any {description = "TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer", type = "!xegpu.tensor_desc or memref of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank 1 or 64/32-bit unsigned integer or 64/32-bit signless integer"}
    %1 = irdl.any {type = "fixed-length vector of index values or index"}
    %2 = irdl.any {type = "fixed-length vector of 1-bit signless integer values or 1-bit signless integer"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %4 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %5 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %6 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %7 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    %8 = irdl.any {type = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type"}
    irdl.operands(source: %0, offsets: optional %1, mask: %2)
    irdl.results(value: %8)
    irdl.attributes {"chunk_size" = %3, "l1_hint" = %4, "l2_hint" = %5, "l3_hint" = %6, "layout" = %7}
  }
  irdl.operation @load_matrix attributes {
      format = "$mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands) `->` type(results)",
      match = ["all-elements(mem_desc, res)"],
      rules = ["let m = mem_desc.shape",
        "m.rank == 2: !mem_desc must be 2D.",
        "res.element == m.element: failed to verify that all of {{mem_desc, res} have same element type",
        "if res.rank == 2: all(i < 2, res[i] <= m[i]): !data shape must not exceed mem_desc shape."]} {
    %0 = irdl.any {description = "MemDesc describing the data in SLM", stripped = "!xegpu.mem_desc", type = "!xegpu.mem_desc"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {attribute = "unit attribute", optional}
    %4 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    %5 = irdl.any {type = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type"}
    irdl.operands(mem_desc: %0, offsets: variadic %1)
    irdl.results(res: %5)
    irdl.attributes {"const_offsets" = %2, "subgroup_block_io" = %3, "layout" = %4}
  }
  irdl.operation @load_nd attributes {
      format = "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc)) `->` type($value)",
      match = ["all-elements(value, TensorDesc)"],
      rules = ["let t = TensorDesc.type",
        "let scattered = known(t.param('encoding').mnemonic == 'scatter_tdesc_attr')",
        "let laid = has(t.param('layout'))",
        "let block = known(t.param('encoding').mnemonic == 'block_tdesc_attr')",
        "let shape = t.shape",
        "let elems = shape.count",
        "shape.rank <= 2: Expects a 1D or 2D TensorDesc.",
        "not scattered: Expects a non-scattered TensorDesc.",
        "for i < 3, let h = op.attr(when(i == 0, 'l1_hint', when(i == 1, 'l2_hint', 'l3_hint'))): not (h.word in ['write_back', 'write_through']): invalid l{i + 1}_hint: {h}",
        "let few = value.rank == 1 and value.count < elems",
        "if few: not laid: TensorDesc doesn't need LayoutAttr for SIMT code",
        "if few: elems % value.count == 0: Result shape [{value.dims}] is not a valid distribution for tensor descriptor {q(t)}",
        "if not few and not has(packed) and not has(op.attr('transpose')) and not block: same_shape(value, shape): Result shape [{value.dims}] is not consistent with tensor descriptor {q(t)}",
        "if not few and block and not has(packed) and not has(op.attr('transpose')) and known(t.param('encoding').param('array_length') != 1): value.count != shape.count: Result shape [{value.dims}] is not consistent with tensor descriptor {q(t)}",
        "if not few and (has(packed) or has(op.attr('transpose'))) and not known(t.param('encoding').param('array_length') != 1): value.count == shape.count: Result shape [{value.dims}] is not consistent with tensor descriptor {q(t)}",
        "let r = shape.rank",
        "const_offsets.size == 0 or const_offsets.size == r: Mismatched ranks between offsets and tensor descriptor"]} {
    %0 = irdl.any {description = "TensorDesc describing regions of interested data.", name = "TensorDesc", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "i64 dense array attribute", optional}
    %3 = irdl.any {attribute = "unit attribute", optional}
    %4 = irdl.any {attribute = "i64 dense array attribute", optional}
    %5 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %6 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %7 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %8 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    %9 = irdl.any {type = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"}
    irdl.operands(tensor_desc: %0, offsets: variadic %1)
    irdl.results(value: %9)
    irdl.attributes {"const_offsets" = %2, "packed" = %3, "transpose" = %4, "l1_hint" = %5, "l2_hint" = %6, "l3_hint" = %7, "layout" = %8}
  }
  irdl.operation @nbarrier_arrive attributes {
      format = "$nbarrier attr-dict `:` qualified(type($nbarrier))"} {
    %0 = irdl.any {description = "!xegpu.nbarrier a custom XeGPU type representing a barrier.", exact, type = "!xegpu.nbarrier"}
    irdl.operands(nbarrier: %0)
  }
  irdl.operation @nbarrier_wait attributes {
      format = "$nbarrier attr-dict `:` qualified(type($nbarrier))"} {
    %0 = irdl.any {description = "!xegpu.nbarrier a custom XeGPU type representing a barrier.", exact, type = "!xegpu.nbarrier"}
    irdl.operands(nbarrier: %0)
  }
  irdl.operation @prefetch attributes {
      format = "$source (`[` $offsets^ `]`)? prop-dict attr-dict `:` type(operands)",
      rules = ["let isd = known(source.mnemonic == 'tensor_desc')",
        "let scattered = known(source.param('encoding').mnemonic == 'scatter_tdesc_attr')",
        "if isd: scattered: Expects a scattered TensorDesc.",
        "if not isd: has(offsets): Expects offsets.",
        "if isd: not has(offsets): offsets not allowed.",
        "for i < 3, let h = op.attr(when(i == 0, 'l1_hint', when(i == 1, 'l2_hint', 'l3_hint'))): not (h.word in ['write_back', 'write_through']): invalid l{i + 1}_hint: {h}",
        "if has(op.attr('offset_align_byte')): source is 'integer': offset_align_byte only allowed with integer source.",
        "if source is 'integer': has(op.attr('offset_align_byte')): offset_align_byte is required with integer source."]} {
    %0 = irdl.any {description = "TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer", type = "!xegpu.tensor_desc or memref of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank 1 or 64/32-bit unsigned integer or 64/32-bit signless integer"}
    %1 = irdl.any {type = "fixed-length vector of index values or index"}
    %2 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %3 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %4 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %5 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %6 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    irdl.operands(source: %0, offsets: optional %1)
    irdl.attributes {"l1_hint" = %2, "l2_hint" = %3, "l3_hint" = %4, "offset_align_byte" = %5, "layout" = %6}
  }
  irdl.operation @prefetch_nd attributes {
      format = "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc))",
      rules = ["let t = TensorDesc.type",
        "let scattered = known(t.param('encoding').mnemonic == 'scatter_tdesc_attr')",
        "let laid = has(t.param('layout'))",
        "let block = known(t.param('encoding').mnemonic == 'block_tdesc_attr')",
        "let shape = t.shape",
        "let elems = shape.count",
        "not scattered: Expects a non-scattered TensorDesc.",
        "for i < 3, let h = op.attr(when(i == 0, 'l1_hint', when(i == 1, 'l2_hint', 'l3_hint'))): not (h.word in ['write_back', 'write_through']): invalid l{i + 1}_hint: {h}",
        "let r = shape.rank",
        "const_offsets.size == 0 or const_offsets.size == r: Mismatched ranks between offsets and tensor descriptor"]} {
    %0 = irdl.any {description = "TensorDesc describing regions of interested data.", name = "TensorDesc", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "i64 dense array attribute", optional}
    %3 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %4 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %5 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %6 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    irdl.operands(tensor_desc: %0, offsets: variadic %1)
    irdl.attributes {"const_offsets" = %2, "l1_hint" = %3, "l2_hint" = %4, "l3_hint" = %5, "layout" = %6}
  }
  irdl.operation @store attributes {
      class = "StoreScatterOp",
      format = "$value `,` $dest (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands)",
      rules = ["let isd = known(dest.mnemonic == 'tensor_desc')",
        "let scattered = known(dest.param('encoding').mnemonic == 'scatter_tdesc_attr')",
        "if isd: scattered: Expects a scattered TensorDesc.",
        "if not isd: has(offsets): Expects offsets.",
        "if isd: not has(offsets): offsets not allowed.",
        "for i < 3, let h = op.attr(when(i == 0, 'l1_hint', when(i == 1, 'l2_hint', 'l3_hint'))): not (h.word in ['streaming', 'read_invalidate']): invalid l{i + 1}_hint: {h}",
        "let d = dest.shape",
        "let chunked = isd and known(dest.param('encoding').param('chunk_size') != 1)",
        "if isd: mask[0] == d[0]: Mask should match TensorDesc except the chunk size dim.",
        "if isd and value.count != d.count: value.rank == 1 and (chunked and value.count == d[d.rank - 1] or not chunked and value.count == 1): Value shape [{value.dims}] is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD {q(dest)}",
        "if not isd and mask is 'vector' and mask.rank == 1 and mask[0] == 1 and value.rank == 1: value[0] == either(chunk_size.value, 1): value elements must match chunk size {either(chunk_size.value, 1)}",
        "if not isd and mask is 'vector' and not (mask.rank == 1 and mask[0] == 1 and value.rank == 1): mask[0] == value[0]: Mask should match value except the chunk size dim."]} {
    %0 = irdl.any {type = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type"}
    %1 = irdl.any {description = "TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer", type = "!xegpu.tensor_desc or memref of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank 1 or 64/32-bit unsigned integer or 64/32-bit signless integer"}
    %2 = irdl.any {type = "fixed-length vector of index values or index"}
    %3 = irdl.any {type = "fixed-length vector of 1-bit signless integer values or 1-bit signless integer"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %5 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %6 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %7 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %8 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    irdl.operands(value: %0, dest: %1, offsets: optional %2, mask: %3)
    irdl.attributes {"chunk_size" = %4, "l1_hint" = %5, "l2_hint" = %6, "l3_hint" = %7, "layout" = %8}
  }
  irdl.operation @store_matrix attributes {
      format = "$data `,` $mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands)",
      match = ["all-elements(mem_desc, data)"],
      rules = ["let m = mem_desc.shape",
        "m.rank == 2: !mem_desc must be 2D.",
        "data.element == m.element: failed to verify that all of {{mem_desc, data} have same element type",
        "if data.rank == 2: all(i < 2, data[i] <= m[i]): !data shape must not exceed mem_desc shape."]} {
    %0 = irdl.any {type = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type"}
    %1 = irdl.any {description = "MemDesc describing the data in SLM", stripped = "!xegpu.mem_desc", type = "!xegpu.mem_desc"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {attribute = "unit attribute", optional}
    %5 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    irdl.operands(data: %0, mem_desc: %1, offsets: variadic %2)
    irdl.attributes {"const_offsets" = %3, "subgroup_block_io" = %4, "layout" = %5}
  }
  irdl.operation @store_nd attributes {
      format = "$value `,` $TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` type($value) `,` qualified(type($TensorDesc))",
      match = ["all-elements(value, TensorDesc)"],
      rules = ["let t = TensorDesc.type",
        "let scattered = known(t.param('encoding').mnemonic == 'scatter_tdesc_attr')",
        "let laid = has(t.param('layout'))",
        "let block = known(t.param('encoding').mnemonic == 'block_tdesc_attr')",
        "let shape = t.shape",
        "let elems = shape.count",
        "shape.rank <= 2: Expects a 1D or 2D TensorDesc.",
        "not scattered: Expects a non-scattered TensorDesc.",
        "for i < 3, let h = op.attr(when(i == 0, 'l1_hint', when(i == 1, 'l2_hint', 'l3_hint'))): not (h.word in ['streaming', 'read_invalidate']): invalid l{i + 1}_hint: {h}",
        "not known(t.param('encoding').param('array_length') != 1): array length is not supported by store_nd.",
        "let few = value.rank == 1 and value.count < elems",
        "if few: not laid: TensorDesc doesn't need LayoutAttr for SIMT code",
        "if few: elems % value.count == 0: Value shape [{value.dims}] is not a valid distribution for tensor descriptor {q(t)}",
        "if not few: same_shape(value, shape): Value shape [{value.dims}] is not consistent with tensor descriptor {q(t)}",
        "let r = shape.rank",
        "const_offsets.size == 0 or const_offsets.size == r: Mismatched ranks between offsets and tensor descriptor"]} {
    %0 = irdl.any {type = "fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values"}
    %1 = irdl.any {description = "TensorDesc describing regions of interested data.", name = "TensorDesc", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    %4 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %5 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %6 = irdl.any {attribute = "#xegpu.cache_hint", description = "Describe the cache settings for prefetch/load/store operators", optional}
    %7 = irdl.any {description = "DistributeLayoutAttr instance", optional}
    irdl.operands(value: %0, tensor_desc: %1, offsets: variadic %2)
    irdl.attributes {"const_offsets" = %3, "l1_hint" = %4, "l2_hint" = %5, "l3_hint" = %6, "layout" = %7}
  }
  irdl.operation @update_nd_offset attributes {
      format = "$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($result))",
      match = ["all(TensorDesc, result)"],
      rules = ["let t = TensorDesc.type",
        "let scattered = known(t.param('encoding').mnemonic == 'scatter_tdesc_attr')",
        "let laid = has(t.param('layout'))",
        "let block = known(t.param('encoding').mnemonic == 'block_tdesc_attr')",
        "let shape = t.shape",
        "let elems = shape.count",
        "not scattered: Expects a non-scattered TensorDesc.",
        "offsets.size == shape.rank or const_offsets.size == shape.rank: Invalid number of offsets."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "TensorDesc describing regions of interested data.", name = "TensorDesc", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {description = "TensorDesc describing regions of interested data.", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    irdl.operands(tensor_desc: %0, offsets: variadic %1)
    irdl.results(result: %3)
    irdl.attributes {"const_offsets" = %2}
  }
  irdl.operation @update_offset attributes {
      format = "$TensorDesc `,` $offsets attr-dict `:` qualified(type($TensorDesc)) `,` type($offsets)",
      match = ["all(TensorDesc, result)"]} {
    %0 = irdl.any {description = "TensorDesc describing regions of interested data.", name = "TensorDesc", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    %1 = irdl.any {type = "fixed-length vector of index values"}
    %2 = irdl.any {description = "TensorDesc describing regions of interested data.", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    irdl.operands(tensor_desc: %0, offsets: %1)
    irdl.results(result: %2)
  }
}
