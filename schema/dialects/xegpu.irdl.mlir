// The xegpu dialect, made by import-dialect.

irdl.dialect @xegpu attributes {enums = {
      CachePolicy = {builder = "XeGPU_CachePolicyEnums", cases = ["cached", "uncached", "streaming", "read_invalidate", "write_back", "write_through"], names = ["CACHED", "UNCACHED", "STREAMING", "READ_INVALIDATE", "WRITE_BACK", "WRITE_THROUGH"], width = 32},
      FenceScope = {builder = "XeGPU_FenceScope", cases = ["workgroup", "gpu"], names = ["Workgroup", "GPU"], width = 32},
      MemorySpace = {builder = "XeGPU_MemorySpace", cases = ["global", "slm"], names = ["Global", "SLM"], values = [0, 3], width = 32}}} {
  irdl.type @mem_desc
  irdl.type @nbarrier
  irdl.type @tensor_desc
  irdl.attribute @block_tdesc_attr
  irdl.attribute @cache_hint attributes {
      cases = ["cached", "uncached", "streaming", "read_invalidate", "write_back", "write_through"],
      description = "::mlir::xegpu::CachePolicy",
      format = "`<` $value `>`"}
  irdl.attribute @fence_scope attributes {
      cases = ["workgroup", "gpu"],
      description = "::mlir::xegpu::FenceScope"}
  irdl.attribute @layout
  irdl.attribute @mem_layout
  irdl.attribute @memory_space attributes {
      cases = ["global", "slm"],
      description = "::mlir::xegpu::MemorySpace",
      values = [0, 3]}
  irdl.attribute @range
  irdl.attribute @scatter_tdesc_attr
  irdl.attribute @slice
  irdl.operation @alloc_nbarrier attributes {
      format = "$nbarrier_num attr-dict"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute"}
    irdl.attributes {"nbarrier_num" = %0}
  }
  irdl.operation @atomic_rmw attributes {
      class = "AtomicRMWOp",
      format = "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` qualified(type($tensorDesc)) `,` type($mask) `,` type($value) `->` type($result)",
      match = ["all-elements(tensorDesc, value, result)", "all-shapes(tensorDesc, value, result)"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values  or reside in share memory and statically 2d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values ", type = "memref of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank 1 and statically shaped or memref of 1/4/8/16/32/64-bit signless integer or 1/8/16/32/64-bit signed integer or 1/8/16/32/64-bit unsigned integer or f16 or f32 or f64 or bfloat16 type or tf32 type values and of rank 2 and statically shaped"}
    %1 = irdl.any {description = "MemDesc describing the data in SLM", stripped = "!xegpu.mem_desc", type = "!xegpu.mem_desc"}
    irdl.operands(source: %0)
    irdl.results(mem_desc: %1)
  }
  irdl.operation @create_nd_tdesc attributes {
      class = "CreateNdDescOp",
      format = "$source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) (`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^ `,` `strides``:` custom<DynamicIndexList>($strides, $const_strides))? attr-dict `:` type($source) `->` qualified(type($TensorDesc))",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "AttrSizedOperandSegments"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer"}
    %1 = irdl.any {type = "fixed-length vector of index values"}
    %2 = irdl.any {description = "TensorDesc describing regions of interested data.", name = "TensorDesc", stripped = "!xegpu.tensor_desc", type = "!xegpu.tensor_desc"}
    irdl.operands(source: %0, offsets: %1)
    irdl.results(tensor_desc: %2)
  }
  irdl.operation @dpas attributes {
      format = "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs)`,` type($rhs) (`,` type($acc)^)? `->` type($result)",
      match = ["all-elements(lhs, rhs)"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      format = "$nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num) `->` qualified(type($result))"} {
    %0 = irdl.any {type = "8-bit signless integer"}
    %1 = irdl.any {type = "8-bit signless integer"}
    %2 = irdl.any {description = "!xegpu.nbarrier a custom XeGPU type representing a barrier.", exact, type = "!xegpu.nbarrier"}
    irdl.operands(nbarrier_id: %0, participant_thread_num: %1)
    irdl.results(result: %2)
  }
  irdl.operation @load attributes {
      class = "LoadGatherOp",
      format = "$source (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)"} {
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
      match = ["all-elements(mem_desc, res)"]} {
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
      match = ["all-elements(value, TensorDesc)"]} {
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
      format = "$source (`[` $offsets^ `]`)? prop-dict attr-dict `:` type(operands)"} {
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
      format = "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc))"} {
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
      format = "$value `,` $dest (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands)"} {
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
      match = ["all-elements(mem_desc, data)"]} {
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
      match = ["all-elements(value, TensorDesc)"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
