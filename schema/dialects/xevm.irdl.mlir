// The xevm dialect, made by import-dialect.

irdl.dialect @xevm attributes {all_attributes, all_types, inferring_builders = [], enums = {
      AddrSpace = {attributes = {XeVM_AddrSpaceAttr = "xevm.addr_space<{}>"}, builder = "XeVM_AddrSpace", cases = ["private", "global", "constant", "shared", "generic"], names = ["PRIVATE", "GLOBAL", "CONSTANT", "SHARED", "GENERIC"], width = 32},
      ElemType = {builder = "XeVM_ElemTypeAttr", cases = ["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"], names = ["BF16", "F16", "S8", "U8", "S4", "U4", "TF32", "F32", "S32"], values = [8, 9, 10, 11, 12, 13, 14, 15, 16], width = 32},
      LoadCacheControl = {attributes = {XeVM_LoadCacheControlAttr = "xevm.load_cache_control<{}>"}, builder = "XeVM_LoadCacheControl", cases = ["L1uc_L2uc_L3uc", "L1uc_L2uc_L3c", "L1uc_L2c_L3uc", "L1uc_L2c_L3c", "L1c_L2uc_L3uc", "L1c_L2uc_L3c", "L1c_L2c_L3uc", "L1c_L2c_L3c", "L1s_L2uc_L3uc", "L1s_L2uc_L3c", "L1s_L2c_L3uc", "L1s_L2c_L3c", "ir"], names = ["L1UC_L2UC_L3UC", "L1UC_L2UC_L3C", "L1UC_L2C_L3UC", "L1UC_L2C_L3C", "L1C_L2UC_L3UC", "L1C_L2UC_L3C", "L1C_L2C_L3UC", "L1C_L2C_L3C", "L1S_L2UC_L3UC", "L1S_L2UC_L3C", "L1S_L2C_L3UC", "L1S_L2C_L3C", "INVALIDATE_READ"], values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], width = 32},
      MemScope = {attributes = {XeVM_MemScopeAttr = "xevm.mem_scope<{}>"}, builder = "XeVM_MemScope", cases = ["lane", "subgroup", "workgroup", "cluster", "device", "system"], names = ["LANE", "SUBGROUP", "WORKGROUP", "CLUSTER", "DEVICE", "SYSTEM"], width = 32},
      StoreCacheControl = {attributes = {XeVM_StoreCacheControlAttr = "xevm.store_cache_control<{}>"}, builder = "XeVM_StoreCacheControl", cases = ["L1uc_L2uc_L3uc", "L1uc_L2uc_L3wb", "L1uc_L2wb_L3uc", "L1uc_L2wb_L3wb", "L1wt_L2uc_L3uc", "L1wt_L2uc_L3wb", "L1wt_L2wb_L3uc", "L1wt_L2wb_L3wb", "L1s_L2uc_L3uc", "L1s_L2uc_L3wb", "L1s_L2wb_L3uc", "L1s_L2wb_L3wb", "L1wb_L2uc_L3uc", "L1wb_L2wb_L3uc", "L1wb_L2uc_L3wb"], names = ["L1UC_L2UC_L3UC", "L1UC_L2UC_L3WB", "L1UC_L2WB_L3UC", "L1UC_L2WB_L3WB", "L1WT_L2UC_L3UC", "L1WT_L2UC_L3WB", "L1WT_L2WB_L3UC", "L1WT_L2WB_L3WB", "L1S_L2UC_L3UC", "L1S_L2UC_L3WB", "L1S_L2WB_L3UC", "L1S_L2WB_L3WB", "L1WB_L2UC_L3UC", "L1WB_L2WB_L3UC", "L1WB_L2UC_L3WB"], values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], width = 32}}} {
  irdl.attribute @addr_space attributes {
      cases = ["private", "global", "constant", "shared", "generic"],
      description = "mlir::xevm::AddrSpace",
      format = "`<` $value `>`"}
  irdl.attribute @load_cache_control attributes {
      cases = ["L1uc_L2uc_L3uc", "L1uc_L2uc_L3c", "L1uc_L2c_L3uc", "L1uc_L2c_L3c", "L1c_L2uc_L3uc", "L1c_L2uc_L3c", "L1c_L2c_L3uc", "L1c_L2c_L3c", "L1s_L2uc_L3uc", "L1s_L2uc_L3c", "L1s_L2c_L3uc", "L1s_L2c_L3c", "ir"],
      description = "::mlir::xevm::LoadCacheControl",
      format = "`<` $value `>`",
      values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}
  irdl.attribute @mma_shape attributes {
      cpp = "XeVM_MMAShapeAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "int", parameter = "i32"}
    %1 = irdl.any {cpp = "int", parameter = "i32"}
    %2 = irdl.any {cpp = "int", parameter = "i32"}
    irdl.parameters(m: %0, n: %1, k: %2)
  }
  irdl.attribute @mma_types attributes {
      cpp = "XeVM_MMATypesAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cases = ["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"], cpp = "xevm::ElemType", summary = "XeVM element type", values = [8, 9, 10, 11, 12, 13, 14, 15, 16]}
    %1 = irdl.any {cases = ["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"], cpp = "xevm::ElemType", summary = "XeVM element type", values = [8, 9, 10, 11, 12, 13, 14, 15, 16]}
    %2 = irdl.any {cases = ["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"], cpp = "xevm::ElemType", summary = "XeVM element type", values = [8, 9, 10, 11, 12, 13, 14, 15, 16]}
    %3 = irdl.any {cases = ["bf16", "f16", "s8", "u8", "s4", "u4", "tf32", "f32", "s32"], cpp = "xevm::ElemType", optional, summary = "XeVM element type", values = [8, 9, 10, 11, 12, 13, 14, 15, 16]}
    irdl.parameters(d: %0, a: %1, b: %2, c: %3)
  }
  irdl.attribute @mem_scope attributes {
      cases = ["lane", "subgroup", "workgroup", "cluster", "device", "system"],
      description = "::mlir::xevm::MemScope",
      format = "`<` $value `>`"}
  irdl.attribute @store_cache_control attributes {
      cases = ["L1uc_L2uc_L3uc", "L1uc_L2uc_L3wb", "L1uc_L2wb_L3uc", "L1uc_L2wb_L3wb", "L1wt_L2uc_L3uc", "L1wt_L2uc_L3wb", "L1wt_L2wb_L3uc", "L1wt_L2wb_L3wb", "L1s_L2uc_L3uc", "L1s_L2uc_L3wb", "L1s_L2wb_L3uc", "L1s_L2wb_L3wb", "L1wb_L2uc_L3uc", "L1wb_L2wb_L3uc", "L1wb_L2uc_L3wb"],
      description = "::mlir::xevm::StoreCacheControl",
      format = "`<` $value `>`",
      values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]}
  irdl.attribute @target attributes {
      cpp = "XeVM_TargetAttr",
      format = "(`<` struct($O, $triple, $chip, $flags, $linkFiles)^ `>`)?"} {
    %0 = irdl.any {cpp = "int", default = "2", name = "O", parameter = "i32"}
    %1 = irdl.any {cpp = "::llvm::StringRef", default = "\"spirv64-unknown-unknown\"", parameter = "string"}
    %2 = irdl.any {cpp = "::llvm::StringRef", default = "\"bmg\"", parameter = "string"}
    %3 = irdl.any {cpp = "::mlir::DictionaryAttr", optional, parameter = "dictionary attribute"}
    %4 = irdl.any {cpp = "::mlir::ArrayAttr", name = "linkFiles", optional, parameter = "array attribute"}
    irdl.parameters(o: %0, triple: %1, chip: %2, flags: %3, link_files: %4)
  }
  irdl.operation @blockload attributes {
      class = "BlockLoadOp",
      format = "operands prop-dict attr-dict `:` functional-type(operands, results)",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {attribute = "#xevm.load_cache_control", description = "Describe the cache settings for load operators", optional}
    %2 = irdl.any {description = "8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1", type = "8/16/32/64-bit signless integer or fixed-length vector of 8/16/32/64-bit signless integer values and of rank 1"}
    irdl.operands(ptr: %0)
    irdl.results(res: %2)
    irdl.attributes {"cache_control" = %1}
  }
  irdl.operation @blockload2d attributes {
      class = "BlockLoad2dOp",
      format = "operands prop-dict attr-dict `:` functional-type(operands, results)",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {type = "32-bit signless integer"}
    %6 = irdl.any {attribute = "32-bit signless integer attribute"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute"}
    %8 = irdl.any {attribute = "32-bit signless integer attribute"}
    %9 = irdl.any {attribute = "32-bit signless integer attribute"}
    %10 = irdl.any {attribute = "1-bit signless integer attribute"}
    %11 = irdl.any {attribute = "1-bit signless integer attribute"}
    %12 = irdl.any {attribute = "#xevm.load_cache_control", description = "Describe the cache settings for load operators", optional}
    %13 = irdl.any {description = "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1", type = "fixed-length vector of 8/16/32-bit integer or f32 or tf32 type or f16 or bfloat16 type values and of rank 1"}
    irdl.operands(ptr: %0, base_width: %1, base_height: %2, base_pitch: %3, x: %4, y: %5)
    irdl.results(res: %13)
    irdl.attributes {"elem_size_in_bits" = %6, "tile_width" = %7, "tile_height" = %8, "v_blocks" = %9, "transpose" = %10, "pack_register" = %11, "cache_control" = %12}
  }
  irdl.operation @blockprefetch2d attributes {
      class = "BlockPrefetch2dOp",
      format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {type = "32-bit signless integer"}
    %6 = irdl.any {attribute = "32-bit signless integer attribute"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute"}
    %8 = irdl.any {attribute = "32-bit signless integer attribute"}
    %9 = irdl.any {attribute = "32-bit signless integer attribute"}
    %10 = irdl.any {attribute = "#xevm.load_cache_control", description = "Describe the cache settings for load operators", optional}
    irdl.operands(ptr: %0, base_width: %1, base_height: %2, base_pitch: %3, x: %4, y: %5)
    irdl.attributes {"elem_size_in_bits" = %6, "tile_width" = %7, "tile_height" = %8, "v_blocks" = %9, "cache_control" = %10}
  }
  irdl.operation @blockstore attributes {
      class = "BlockStoreOp",
      format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {description = "8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1", type = "8/16/32/64-bit signless integer or fixed-length vector of 8/16/32/64-bit signless integer values and of rank 1"}
    %2 = irdl.any {attribute = "#xevm.store_cache_control", description = "Describe the cache settings for store operators", optional}
    irdl.operands(ptr: %0, val: %1)
    irdl.attributes {"cache_control" = %2}
  }
  irdl.operation @blockstore2d attributes {
      class = "BlockStore2dOp",
      format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"} {
    %0 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {type = "32-bit signless integer"}
    %6 = irdl.any {attribute = "32-bit signless integer attribute"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute"}
    %8 = irdl.any {attribute = "32-bit signless integer attribute"}
    %9 = irdl.any {description = "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1", type = "fixed-length vector of 8/16/32-bit integer or f32 or tf32 type or f16 or bfloat16 type values and of rank 1"}
    %10 = irdl.any {attribute = "#xevm.store_cache_control", description = "Describe the cache settings for store operators", optional}
    irdl.operands(ptr: %0, base_width: %1, base_height: %2, base_pitch: %3, x: %4, y: %5, stored_val: %9)
    irdl.attributes {"elem_size_in_bits" = %6, "tile_width" = %7, "tile_height" = %8, "cache_control" = %10}
  }
  irdl.operation @group_count_x attributes {
      class = "GridDimXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "group_count.x"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @group_count_y attributes {
      class = "GridDimYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "group_count.y"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @group_count_z attributes {
      class = "GridDimZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "group_count.z"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @group_id_x attributes {
      class = "WorkgroupIdXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "group_id.x"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @group_id_y attributes {
      class = "WorkgroupIdYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "group_id.y"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @group_id_z attributes {
      class = "WorkgroupIdZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "group_id.z"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @lane_id attributes {
      format = "(`range` $range^)? attr-dict `:` type($res)"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @local_id_x attributes {
      class = "WorkitemIdXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "local_id.x"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @local_id_y attributes {
      class = "WorkitemIdYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "local_id.y"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @local_id_z attributes {
      class = "WorkitemIdZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "local_id.z"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @local_size_x attributes {
      class = "WorkgroupDimXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "local_size.x"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @local_size_y attributes {
      class = "WorkgroupDimYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "local_size.y"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @local_size_z attributes {
      class = "WorkgroupDimZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "local_size.z"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @memfence attributes {
      format = "prop-dict attr-dict"} {
    %0 = irdl.any {attribute = "#xevm.mem_scope", description = "Describe memory scopes"}
    %1 = irdl.any {attribute = "#xevm.addr_space", default = "#xevm.addr_space<generic>", description = "Describe address spaces"}
    irdl.attributes {"scope" = %0, "addrspace" = %1}
  }
  irdl.operation @mma attributes {
      class = "MMAOp",
      format = "$a `,` $b (`,` $c^)? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1", type = "fixed-length vector of 8/16/32-bit integer or f32 or tf32 type or f16 or bfloat16 type values and of rank 1"}
    %1 = irdl.any {description = "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1", type = "fixed-length vector of 8/16/32-bit integer or f32 or tf32 type or f16 or bfloat16 type values and of rank 1"}
    %2 = irdl.any {description = "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1", type = "fixed-length vector of 8/16/32-bit integer or f32 or tf32 type or f16 or bfloat16 type values and of rank 1"}
    %3 = irdl.any {attribute = "#xevm.mma_shape"}
    %4 = irdl.any {attribute = "#xevm.mma_types"}
    %5 = irdl.any {description = "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1", type = "fixed-length vector of 8/16/32-bit integer or f32 or tf32 type or f16 or bfloat16 type values and of rank 1"}
    irdl.operands(a: %0, b: %1, c: optional %2)
    irdl.results(d: %5)
    irdl.attributes {"shape" = %3, "types" = %4}
  }
  irdl.operation @prefetch attributes {
      format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1 or LLVM pointer in address space 4", type = "!llvm.ptr<1> or !llvm.ptr<4>"}
    %1 = irdl.any {attribute = "#xevm.load_cache_control", description = "Describe the cache settings for load operators", optional}
    irdl.operands(ptr: %0)
    irdl.attributes {"cache_control" = %1}
  }
  irdl.operation @subgroup_id attributes {
      format = "(`range` $range^)? attr-dict `:` type($res)"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @subgroup_size attributes {
      format = "(`range` $range^)? attr-dict `:` type($res)"} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
}
