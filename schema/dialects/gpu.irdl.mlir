// The gpu dialect, made by import-dialect.

irdl.dialect @gpu attributes {all_attributes, all_types = "unknown gpu type: ", inlines, inferring_builders = ["all_reduce", "block_dim", "block_id", "cluster_block_id", "cluster_dim", "cluster_dim_blocks", "cluster_id", "global_id", "grid_dim", "lane_id", "num_subgroups", "rotate", "shuffle", "subgroup_broadcast", "subgroup_id", "subgroup_mma_compute", "subgroup_mma_extract_thread_local", "subgroup_reduce", "subgroup_size", "thread_id"], enums = {
      AddressSpace = {attributes = {GPU_AddressSpaceAttr = "gpu.address_space<{}>"}, builder = "GPU_AddressSpaceEnum", cases = ["global", "workgroup", "private"], names = ["Global", "Workgroup", "Private"], values = [1, 2, 3], width = 32},
      AllReduceOperation = {attributes = {GPU_AllReduceOperationAttr = "gpu<all_reduce_op {}>"}, builder = "GPU_AllReduceOperation", cases = ["add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "minimumf", "maximumf"], names = ["ADD", "MUL", "MINUI", "MINSI", "MINNUMF", "MAXUI", "MAXSI", "MAXNUMF", "AND", "OR", "XOR", "MINIMUMF", "MAXIMUMF"], width = 32},
      BroadcastType = {attributes = {GPU_BroadcastTypeAttr = "gpu<broadcast {}>"}, builder = "GPU_BroadcastType", cases = ["first_active_lane", "specific_lane"], width = 32},
      CompilationTarget = {builder = "GPU_CompilationTargetEnum", cases = ["offload", "assembly", "bin", "fatbin"], names = ["Offload", "Assembly", "Binary", "Fatbin"], values = [1, 2, 3, 4], width = 32},
      Dimension = {attributes = {GPU_DimensionAttr = "gpu<dim {}>"}, builder = "GPU_Dimension", cases = ["x", "y", "z"], width = 32},
      MMAElementwiseOp = {attributes = {MMAElementWiseAttr = "gpu<mma_element_wise {}>"}, builder = "MMAElementWise", cases = ["addf", "mulf", "subf", "maxf", "minf", "divf", "addi", "muli", "subi", "divs", "divu", "negatef", "negates", "extf"], names = ["ADDF", "MULF", "SUBF", "MAXF", "MINF", "DIVF", "ADDI", "MULI", "SUBI", "DIVS", "DIVU", "NEGATEF", "NEGATES", "EXTF"], width = 32},
      MappingId = {builder = "MappingIdEnum", cases = ["x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"], names = ["DimX", "DimY", "DimZ", "LinearDim0", "LinearDim1", "LinearDim2", "LinearDim3", "LinearDim4", "LinearDim5", "LinearDim6", "LinearDim7", "LinearDim8", "LinearDim9"], width = 64},
      Processor = {builder = "ProcessorEnum", cases = ["block_x", "block_y", "block_z", "thread_x", "thread_y", "thread_z", "sequential"], names = ["BlockX", "BlockY", "BlockZ", "ThreadX", "ThreadY", "ThreadZ", "Sequential"], width = 64},
      Prune2To4SpMatFlag = {attributes = {GPU_Prune2To4SpMatFlagAttr = "gpu<prune_2to4_spmat_flag {}>"}, builder = "GPU_Prune2To4SpMatFlag", cases = ["NONE", "PRUNE_ONLY", "PRUNE_AND_CHECK"], width = 32},
      ShuffleMode = {attributes = {GPU_ShuffleModeAttr = "gpu<shuffle_mode {}>"}, builder = "GPU_ShuffleMode", cases = ["xor", "up", "down", "idx"], names = ["XOR", "UP", "DOWN", "IDX"], values = [0, 2, 1, 3], width = 32},
      SpGEMMWorkEstimationOrComputeKind = {attributes = {GPU_SpGEMMWorkEstimationOrComputeKindAttr = "gpu<spgemm_work_estimation_or_compute_kind {}>"}, builder = "GPU_SpGEMMWorkEstimationOrComputeKind", cases = ["WORK_ESTIMATION", "COMPUTE"], width = 32},
      TransposeMode = {attributes = {GPU_TransposeModeAttr = "gpu<mat_transpose_mode {}>"}, builder = "GPU_TransposeMode", cases = ["NON_TRANSPOSE", "TRANSPOSE", "CONJUGATE_TRANSPOSE"], width = 32}}} {
  irdl.attribute @block attributes {
      cpp = "GPUBlockMappingAttr",
      format = "`<` params `>`"} {
    %0 = irdl.any {cases = ["x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"], cpp = "::mlir::gpu::MappingId"}
    irdl.parameters(block: %0)
  }
  irdl.attribute @lane attributes {
      cpp = "GPULaneMappingAttr",
      format = "`<` params `>`"} {
    %0 = irdl.any {cases = ["x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"], cpp = "::mlir::gpu::MappingId"}
    irdl.parameters(lane: %0)
  }
  irdl.attribute @mask attributes {
      cpp = "GPUMappingMaskAttr",
      format = "`<` params `>`"} {
    %0 = irdl.any {cpp = "uint64_t", parameter = "ui64"}
    irdl.parameters(mask: %0)
  }
  irdl.attribute @memory_space attributes {
      cpp = "GPUMemorySpaceMappingAttr",
      format = "`<` params `>`"} {
    %0 = irdl.any {cases = ["global", "workgroup", "private"], cpp = "::mlir::gpu::AddressSpace", values = [1, 2, 3]}
    irdl.parameters(address_space: %0)
  }
  irdl.attribute @thread attributes {
      cpp = "GPUThreadMappingAttr",
      format = "`<` params `>`"} {
    %0 = irdl.any {cases = ["x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"], cpp = "::mlir::gpu::MappingId"}
    irdl.parameters(thread: %0)
  }
  irdl.attribute @warp attributes {
      cpp = "GPUWarpMappingAttr",
      format = "`<` params `>`"} {
    %0 = irdl.any {cases = ["x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"], cpp = "::mlir::gpu::MappingId"}
    irdl.parameters(warp: %0)
  }
  irdl.attribute @warpgroup attributes {
      cpp = "GPUWarpgroupMappingAttr",
      format = "`<` params `>`"} {
    %0 = irdl.any {cases = ["x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"], cpp = "::mlir::gpu::MappingId"}
    irdl.parameters(warpgroup: %0)
  }
  irdl.attribute @address_space attributes {
      cases = ["global", "workgroup", "private"],
      description = "::mlir::gpu::AddressSpace",
      format = "`<` $value `>`",
      values = [1, 2, 3]}
  irdl.attribute @all_reduce_op attributes {
      cases = ["add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "minimumf", "maximumf"],
      description = "::mlir::gpu::AllReduceOperation"}
  irdl.attribute @broadcast attributes {
      cases = ["first_active_lane", "specific_lane"],
      description = "::mlir::gpu::BroadcastType"}
  irdl.attribute @dim attributes {
      cases = ["x", "y", "z"],
      description = "::mlir::gpu::Dimension"}
  irdl.attribute @kernel_metadata attributes {
      cpp = "GPU_KernelMetadataAttr",
      format = "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)? `>`"} {
    %0 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %1 = irdl.any {cpp = "Type", parameter = "type"}
    %2 = irdl.any {cpp = "ArrayAttr", optional, parameter = "array attribute"}
    %3 = irdl.any {cpp = "DictionaryAttr", optional, parameter = "dictionary attribute"}
    irdl.parameters(name: %0, function_type: %1, arg_attrs: %2, metadata: %3)
  }
  irdl.attribute @kernel_table attributes {
      cpp = "GPU_KernelTableAttr",
      format = "`<` (`[` qualified($kernel_table)^ `]`)? `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<KernelMetadataAttr>", optional, parameter = "list of #gpu.kernel_metadata"}
    irdl.parameters(kernel_table: %0)
  }
  irdl.attribute @object attributes {
      cpp = "GPU_ObjectAttr",
      format = "`<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)? custom<Object>($format, $object) `>`"} {
    %0 = irdl.any {cpp = "Attribute", parameter = "attribute"}
    %1 = irdl.any {cases = ["offload", "assembly", "bin", "fatbin"], cpp = "CompilationTarget", default = "fatbin", summary = "GPU compilation format", values = [1, 2, 3, 4]}
    %2 = irdl.any {cpp = "StringAttr", parameter = "string attribute"}
    %3 = irdl.any {cpp = "DictionaryAttr", optional, parameter = "dictionary attribute"}
    %4 = irdl.any {cpp = "KernelTableAttr", optional, parameter = "#gpu.kernel_table"}
    irdl.parameters(target: %0, format: %1, object: %2, properties: %3, kernels: %4)
  }
  irdl.attribute @prune_2to4_spmat_flag attributes {
      cases = ["NONE", "PRUNE_ONLY", "PRUNE_AND_CHECK"],
      description = "::mlir::gpu::Prune2To4SpMatFlag"}
  irdl.attribute @select_object attributes {
      cpp = "GPU_SelectObjectAttr",
      format = "(`<` $target^ `>`)?"} {
    %0 = irdl.any {cpp = "Attribute", optional, parameter = "attribute"}
    irdl.parameters(target: %0)
  }
  irdl.attribute @shuffle_mode attributes {
      cases = ["xor", "up", "down", "idx"],
      description = "::mlir::gpu::ShuffleMode",
      values = [0, 2, 1, 3]}
  irdl.attribute @spgemm_work_estimation_or_compute_kind attributes {
      cases = ["WORK_ESTIMATION", "COMPUTE"],
      description = "::mlir::gpu::SpGEMMWorkEstimationOrComputeKind"}
  irdl.attribute @mat_transpose_mode attributes {
      cases = ["NON_TRANSPOSE", "TRANSPOSE", "CONJUGATE_TRANSPOSE"],
      description = "::mlir::gpu::TransposeMode"}
  irdl.attribute @mma_element_wise attributes {
      cases = ["addf", "mulf", "subf", "maxf", "minf", "divf", "addi", "muli", "subi", "divs", "divu", "negatef", "negates", "extf"],
      description = "::mlir::gpu::MMAElementwiseOp"}
  irdl.attribute @loop_dim_map attributes {
      cpp = "ParallelLoopDimMappingAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cases = ["block_x", "block_y", "block_z", "thread_x", "thread_y", "thread_z", "sequential"], cpp = "::mlir::gpu::Processor"}
    %1 = irdl.any {cpp = "AffineMap", parameter = "map"}
    %2 = irdl.any {cpp = "AffineMap", parameter = "map"}
    irdl.parameters(processor: %0, map: %1, bound: %2)
  }
  irdl.type @async_token attributes {format = "", name = "async.token"}
  irdl.type @sparse_dntensor_handle attributes {format = "", name = "sparse.dntensor_handle"}
  irdl.type @sparse_spmat_handle attributes {format = "", name = "sparse.spmat_handle"}
  irdl.type @sparse_spgemmop_handle attributes {format = "", name = "sparse.spgemmop_handle"}
  irdl.type @mma_matrix attributes {at_mnemonic, format = "`<` $shape `` $elementType `,` $operand `>`"} {
    %0 = irdl.any {parameter = "static dimensions"}
    %1 = irdl.any {name = "elementType", parameter = "type"}
    %2 = irdl.any {parameter = "string"}
    irdl.parameters(shape: %0, element_type: %1, operand: %2)
  }
  irdl.operation @all_reduce attributes {
      format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)",
      region_rules = ["(body.size == 0) == has(op): !expected either an op attribute or a non-empty body",
        "if body.size > 0: body.args.size == 2: !expected two region arguments",
        "for a in body.args: a.type == result.type: !incorrect region argument type",
        "for b in body, if b.last.name == 'gpu.yield': b.last.operands.size == 1: !expected one gpu.yield operand",
        "for b in body, if b.last.name == 'gpu.yield': b.last.operands[0].type == result.type: !incorrect gpu.yield type",
        "if body.size > 0: any(b in body, b.last.name == 'gpu.yield'): !expected gpu.yield op in region"],
      rules = ["let kind = op.word",
        "let kept = result.type",
        "if kind in ['minnumf', 'maxnumf', 'minimumf', 'maximumf']: kept.element is 'floating-point': !`{kind}` reduction operation is not compatible with type {q(kept)}",
        "if kind in ['minsi', 'minui', 'maxsi', 'maxui', 'and', 'or', 'xor']: kept.element is 'integer': !`{kind}` reduction operation is not compatible with type {q(kept)}"],
      traits = ["SameOperandsAndResultType", "IsolatedFromAbove"]} {
    %0 = irdl.any {description = "Integer or Float", type = "signless integer or floating-point"}
    %1 = irdl.any {attribute = "#gpu.all_reduce_op", description = "built-in reduction operations supported by gpu.allreduce.", optional}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {description = "Integer or Float", type = "signless integer or floating-point"}
    irdl.operands(value: %0)
    irdl.results(result: %3)
    irdl.attributes {"op" = %1, "uniform" = %2}
    %4 = irdl.region
    irdl.regions(body: %4)
  }
  irdl.operation @alloc attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
      names = ["memref", "asyncToken"],
      rules = ["let t = memref.type",
        "let dyn = count(i < t.rank, t.dim(i) == ?)",
        "dynamicSizes.size == dyn: incorrect number of dynamic sizes, has {dynamicSizes.size}, expected {dyn}",
        "symbolOperands.size == either(t.layout.map_symbols, 0): symbol operand count does not equal memref symbol count"],
      traits = ["AttrSizedOperandSegments", "MemoryEffects<[MemAlloc]>"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {name = "dynamicSizes", type = "index"}
    %2 = irdl.any {name = "symbolOperands", type = "index"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {type = "memref of any type values"}
    %5 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, dynamic_sizes: variadic %1, symbol_operands: variadic %2)
    irdl.results(memref: %4, async_token: optional %5)
    irdl.attributes {"hostShared" = %3}
  }
  irdl.operation @barrier attributes {
      format = "attr-dict"}
  irdl.operation @binary attributes {
      format = "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects",
      rules = ["objects.size > 0 and all(o in objects, known(o.dialect == 'gpu') and known(o.mnemonic == 'object')): attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements",
        "if has(offloadingHandler): known(offloadingHandler.dialect == 'gpu'): attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait."],
      traits = ["Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any attribute", description = "any attribute with the `OffloadingTranslationAttrTrait` trait.", optional}
    %2 = irdl.any {attribute = "array attribute of #gpu.object", description = "an array of GPU object attributes with at least 1 elements"}
    irdl.attributes {"sym_name" = %0, "offloadingHandler" = %1, "objects" = %2}
  }
  irdl.operation @block_dim attributes {
      format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
      names = "gpu.dimension",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#gpu.dim", description = "a dimension, either 'x', 'y', or 'z'"}
    %1 = irdl.any {attribute = "index attribute", optional}
    %2 = irdl.any {type = "index"}
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %0, "upper_bound" = %1}
  }
  irdl.operation @block_id attributes {
      format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
      names = "gpu.dimension",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#gpu.dim", description = "a dimension, either 'x', 'y', or 'z'"}
    %1 = irdl.any {attribute = "index attribute", optional}
    %2 = irdl.any {type = "index"}
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %0, "upper_bound" = %1}
  }
  irdl.operation @cluster_block_id attributes {
      format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
      names = "gpu.dimension",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#gpu.dim", description = "a dimension, either 'x', 'y', or 'z'"}
    %1 = irdl.any {attribute = "index attribute", optional}
    %2 = irdl.any {type = "index"}
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %0, "upper_bound" = %1}
  }
  irdl.operation @cluster_dim attributes {
      format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
      names = "gpu.dimension",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#gpu.dim", description = "a dimension, either 'x', 'y', or 'z'"}
    %1 = irdl.any {attribute = "index attribute", optional}
    %2 = irdl.any {type = "index"}
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %0, "upper_bound" = %1}
  }
  irdl.operation @cluster_dim_blocks attributes {
      format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
      names = "gpu.dimension",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#gpu.dim", description = "a dimension, either 'x', 'y', or 'z'"}
    %1 = irdl.any {attribute = "index attribute", optional}
    %2 = irdl.any {type = "index"}
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %0, "upper_bound" = %1}
  }
  irdl.operation @cluster_id attributes {
      format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
      names = "gpu.dimension",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#gpu.dim", description = "a dimension, either 'x', 'y', or 'z'"}
    %1 = irdl.any {attribute = "index attribute", optional}
    %2 = irdl.any {type = "index"}
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %0, "upper_bound" = %1}
  }
  irdl.operation @create_2to4_spmat attributes {
      class = "Create2To4SpMatOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)",
      names = ["spMat", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "#gpu.prune_2to4_spmat_flag", default = "#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>", description = "pruning strategy for 2:4 sparse matrix"}
    %4 = irdl.any {type = "memref of any type values"}
    %5 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spMat", type = "!gpu.sparse.spmat_handle"}
    %6 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, rows: %1, cols: %2, memref: %4)
    irdl.results(sp_mat: %5, async_token: optional %6)
    irdl.attributes {"pruneFlag" = %3}
  }
  irdl.operation @create_bsr attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values attr-dict `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)",
      names = ["spmat", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {name = "rBlockSize", type = "index"}
    %5 = irdl.any {name = "cBlockSize", type = "index"}
    %6 = irdl.any {name = "bRowPos", type = "memref of any type values"}
    %7 = irdl.any {name = "bColIdxs", type = "memref of any type values"}
    %8 = irdl.any {type = "memref of any type values"}
    %9 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", type = "!gpu.sparse.spmat_handle"}
    %10 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, brows: %1, bcols: %2, bnnz: %3, r_block_size: %4, c_block_size: %5, b_row_pos: %6, b_col_idxs: %7, values: %8)
    irdl.results(spmat: %9, async_token: optional %10)
  }
  irdl.operation @create_coo attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` type($values)",
      names = ["spmat", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {name = "rowIdxs", type = "memref of any type values"}
    %5 = irdl.any {name = "colIdxs", type = "memref of any type values"}
    %6 = irdl.any {type = "memref of any type values"}
    %7 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", type = "!gpu.sparse.spmat_handle"}
    %8 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, rows: %1, cols: %2, nnz: %3, row_idxs: %4, col_idxs: %5, values: %6)
    irdl.results(spmat: %7, async_token: optional %8)
  }
  irdl.operation @create_coo_aos attributes {
      class = "CreateCooAoSOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)",
      names = ["spmat", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {type = "memref of any type values"}
    %5 = irdl.any {type = "memref of any type values"}
    %6 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", type = "!gpu.sparse.spmat_handle"}
    %7 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, rows: %1, cols: %2, nnz: %3, idxs: %4, values: %5)
    irdl.results(spmat: %6, async_token: optional %7)
  }
  irdl.operation @create_csc attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` type($values)",
      names = ["spmat", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {name = "colPos", type = "memref of any type values"}
    %5 = irdl.any {name = "rowIdxs", type = "memref of any type values"}
    %6 = irdl.any {type = "memref of any type values"}
    %7 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", type = "!gpu.sparse.spmat_handle"}
    %8 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, rows: %1, cols: %2, nnz: %3, col_pos: %4, row_idxs: %5, values: %6)
    irdl.results(spmat: %7, async_token: optional %8)
  }
  irdl.operation @create_csr attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` type($values)",
      names = ["spmat", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {name = "rowPos", type = "memref of any type values"}
    %5 = irdl.any {name = "colIdxs", type = "memref of any type values"}
    %6 = irdl.any {type = "memref of any type values"}
    %7 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", type = "!gpu.sparse.spmat_handle"}
    %8 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, rows: %1, cols: %2, nnz: %3, row_pos: %4, col_idxs: %5, values: %6)
    irdl.results(spmat: %7, async_token: optional %8)
  }
  irdl.operation @create_dn_tensor attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref `,` $dims attr-dict `:` type($dims) `into` type($memref)",
      names = ["dnTensor", "asyncToken"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnTensor", type = "!gpu.sparse.dntensor_handle"}
    %4 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, memref: %1, dims: variadic %2)
    irdl.results(dn_tensor: %3, async_token: optional %4)
  }
  irdl.operation @dealloc attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)"} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, memref: %1)
    irdl.results(async_token: optional %2)
  }
  irdl.operation @destroy_dn_tensor attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnTensor attr-dict"} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnTensor", type = "!gpu.sparse.dntensor_handle"}
    %2 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, dn_tensor: %1)
    irdl.results(async_token: optional %2)
  }
  irdl.operation @destroy_sp_mat attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict"} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", type = "!gpu.sparse.spmat_handle"}
    %2 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, spmat: %1)
    irdl.results(async_token: optional %2)
  }
  irdl.operation @dynamic_shared_memory attributes {
      format = "attr-dict `:` type($resultMemref)",
      rules = ["let t = resultMemref.type",
        "t.space.text == 'workgroup': address space must be address_space<workgroup>",
        "t.rank == 1 and t.dim(0) == ? and t.element is '8-bit signless integer': result memref type must be memref<?xi8, #gpu.address_space<workgroup>>",
        "known(op.results[0].type.space.word == 'workgroup'): address space must be address_space<workgroup>"],
      traits = ["Pure"]} {
    %0 = irdl.any {name = "resultMemref", type = "1D memref of 8-bit signless integer values"}
    irdl.results(result_memref: %0)
  }
  irdl.operation @func attributes {
      assembly = "gpu.func",
      class = "GPUFuncOp",
      region_rules = ["let t = function_type.type",
        "let n = op.region.args.size",
        "if has(op.attr('gpu.kernel')): t.outputs == 0: expected void return type for kernel function",
        "n >= t.inputs: expected at least {t.inputs} arguments to body region",
        "for i < t.inputs: op.region.args[i] == t.inputs(i): expected body region argument #{i} to be of type `{t.inputs(i)}`, got `{op.region.args[i]}`",
        "let w = either(op.attr('workgroup_attributions').value, 0)",
        "for i < n, if i >= t.inputs, let a = op.region.args[i]: a is 'memref': expected memref type in attribution",
        "for i < n, if i >= t.inputs and i < t.inputs + w, let a = op.region.args[i]: a.space.text == 'workgroup': expected memory space workgroup in attribution",
        "for i < n, if i >= t.inputs + w, let a = op.region.args[i]: a.space.text == 'private': expected memory space private in attribution"],
      rules = ["op.region.size > 0: expected body with at least one block",
        "known_block_size.size == 3: attribute 'known_block_size' failed to satisfy constraint: i32 dense array attribute with 3 elements (if present)"],
      traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "IsolatedFromAbove", "AffineScope"]} {
    %0 = irdl.any {attribute = "type attribute of function type"}
    %1 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %5 = irdl.any {attribute = "i32 dense array attribute", description = "i32 dense array attribute with 3 elements (if present)", optional}
    %6 = irdl.any {attribute = "i32 dense array attribute", description = "i32 dense array attribute with 3 elements (if present)", optional}
    %7 = irdl.any {attribute = "i32 dense array attribute", description = "i32 dense array attribute with 3 elements (if present)", optional}
    irdl.attributes {"function_type" = %0, "arg_attrs" = %1, "res_attrs" = %2, "workgroup_attrib_attrs" = %3, "private_attrib_attrs" = %4, "known_block_size" = %5, "known_grid_size" = %6, "known_cluster_size" = %7}
    %8 = irdl.region
    irdl.regions(body: %8)
  }
  irdl.operation @global_id attributes {
      format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
      names = "gpu.dimension",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#gpu.dim", description = "a dimension, either 'x', 'y', or 'z'"}
    %1 = irdl.any {attribute = "index attribute", optional}
    %2 = irdl.any {type = "index"}
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %0, "upper_bound" = %1}
  }
  irdl.operation @grid_dim attributes {
      format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
      names = "gpu.dimension",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#gpu.dim", description = "a dimension, either 'x', 'y', or 'z'"}
    %1 = irdl.any {attribute = "index attribute", optional}
    %2 = irdl.any {type = "index"}
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %0, "upper_bound" = %1}
  }
  irdl.operation @host_register attributes {
      format = "$value attr-dict `:` type($value)"} {
    %0 = irdl.any {type = "unranked.memref of any type values"}
    irdl.operands(value: %0)
  }
  irdl.operation @host_unregister attributes {
      format = "$value attr-dict `:` type($value)"} {
    %0 = irdl.any {type = "unranked.memref of any type values"}
    irdl.operands(value: %0)
  }
  irdl.operation @lane_id attributes {
      format = "(`upper_bound` $upper_bound^)? attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "index attribute", optional}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"upper_bound" = %0}
  }
  irdl.operation @launch attributes {
      assembly = "gpu.launch",
      region_rules = ["let n = op.region.args.size",
        "let first = when(has(clusterSizeX), 18, 12)",
        "let w = either(op.attr('workgroup_attributions').value, 0)",
        "for i < n, if i >= first, let a = op.region.args[i]: a is 'memref': expected memref type in attribution",
        "for i < n, if i >= first and i < first + w, let a = op.region.args[i]: a.space.text == 'workgroup': expected memory space workgroup in attribution",
        "for i < n, if i >= first + w, let a = op.region.args[i]: a.space.text == 'private': expected memory space private in attribution"],
      rules = ["if body.size > 0: body.args.size >= 12: unexpected number of region arguments"],
      traits = ["AffineScope", "AutomaticAllocationScope", "AttrSizedOperandSegments", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {name = "gridSizeX", type = "index"}
    %2 = irdl.any {name = "gridSizeY", type = "index"}
    %3 = irdl.any {name = "gridSizeZ", type = "index"}
    %4 = irdl.any {name = "blockSizeX", type = "index"}
    %5 = irdl.any {name = "blockSizeY", type = "index"}
    %6 = irdl.any {name = "blockSizeZ", type = "index"}
    %7 = irdl.any {name = "clusterSizeX", type = "index"}
    %8 = irdl.any {name = "clusterSizeY", type = "index"}
    %9 = irdl.any {name = "clusterSizeZ", type = "index"}
    %10 = irdl.any {name = "dynamicSharedMemorySize", type = "32-bit signless integer"}
    %11 = irdl.any {attribute = "flat symbol reference attribute", optional}
    %12 = irdl.any {attribute = "flat symbol reference attribute", optional}
    %13 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, grid_size_x: %1, grid_size_y: %2, grid_size_z: %3, block_size_x: %4, block_size_y: %5, block_size_z: %6, cluster_size_x: optional %7, cluster_size_y: optional %8, cluster_size_z: optional %9, dynamic_shared_memory_size: optional %10)
    irdl.results(async_token: optional %13)
    irdl.attributes {"module" = %11, "function" = %12}
    %14 = irdl.region
    irdl.regions(body: %14)
  }
  irdl.operation @launch_func attributes {
      assembly = "gpu.launch_func",
      match = ["all(gridSizeX, gridSizeY, gridSizeZ, blockSizeX, blockSizeY, blockSizeZ)"],
      symbol_rules = ["let m = op.within('builtin.module')",
        "has(m.attr('gpu.container_module')): expected the closest surrounding module to have the 'gpu.container_module' attribute",
        "done if not has(op.parent.parent.attr('gpu.container_module'))",
        "let container = symbol(kernel.root)",
        "has(container): kernel container '{kernel.root}' is undefined",
        "done if container.name == 'gpu.binary'",
        "container.name == 'gpu.module': kernel module '{kernel.root}' is undefined",
        "let f = symbol(kernel)",
        "has(f): kernel function '{kernel}' is undefined",
        "f.name in ['gpu.func', 'func.func', 'llvm.func', 'spirv.func']: referenced kernel '{kernel}' is not a function",
        "has(f.attr('gpu.kernel')): kernel function is missing the 'gpu.kernel' attribute",
        "if f.name == 'gpu.func': f.attr('function_type').inputs == kernelOperands.size: got {kernelOperands.size} kernel operands but expected {f.attr('function_type').inputs}"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {attribute = "symbol reference attribute"}
    %2 = irdl.any {name = "gridSizeX", type = "index or 32-bit signless integer or 64-bit signless integer"}
    %3 = irdl.any {name = "gridSizeY", type = "index or 32-bit signless integer or 64-bit signless integer"}
    %4 = irdl.any {name = "gridSizeZ", type = "index or 32-bit signless integer or 64-bit signless integer"}
    %5 = irdl.any {name = "blockSizeX", type = "index or 32-bit signless integer or 64-bit signless integer"}
    %6 = irdl.any {name = "blockSizeY", type = "index or 32-bit signless integer or 64-bit signless integer"}
    %7 = irdl.any {name = "blockSizeZ", type = "index or 32-bit signless integer or 64-bit signless integer"}
    %8 = irdl.any {name = "clusterSizeX", type = "index or 32-bit signless integer or 64-bit signless integer"}
    %9 = irdl.any {name = "clusterSizeY", type = "index or 32-bit signless integer or 64-bit signless integer"}
    %10 = irdl.any {name = "clusterSizeZ", type = "index or 32-bit signless integer or 64-bit signless integer"}
    %11 = irdl.any {name = "dynamicSharedMemorySize", type = "32-bit signless integer"}
    %12 = irdl.any {name = "kernelOperands", type = "any type"}
    %13 = irdl.any {name = "asyncObject", type = "any type"}
    %14 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, grid_size_x: %2, grid_size_y: %3, grid_size_z: %4, block_size_x: %5, block_size_y: %6, block_size_z: %7, cluster_size_x: optional %8, cluster_size_y: optional %9, cluster_size_z: optional %10, dynamic_shared_memory_size: optional %11, kernel_operands: variadic %12, async_object: optional %13)
    irdl.results(async_token: optional %14)
    irdl.attributes {"kernel" = %1}
  }
  irdl.operation @memcpy attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:` type($dst)`,` type($src) attr-dict",
      rules = ["dst.element == src.element: arguments have incompatible element type",
        "fits(dst, src): arguments have incompatible shape"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "memref of any type values"}
    %3 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, dst: %1, src: %2)
    irdl.results(async_token: optional %3)
  }
  irdl.operation @memset attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $value `:` type($dst)`,` type($value) attr-dict",
      match = ["all-elements(dst, value)"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, dst: %1, value: %2)
    irdl.results(async_token: optional %3)
  }
  irdl.operation @module attributes {
      class = "GPUModuleOp",
      format = "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion",
      rules = ["targets.size > 0 and all(t in targets, has(t.dialect)): attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements"],
      traits = ["IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock", "HasOnlyGraphRegion"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "array attribute", description = "array of GPU target attributes with at least 1 elements", optional}
    %2 = irdl.any {attribute = "any attribute", description = "any attribute with the `OffloadingTranslationAttrTrait` trait.", optional}
    irdl.attributes {"sym_name" = %0, "targets" = %1, "offloadingHandler" = %2}
    %3 = irdl.region with size 1 {name = "bodyRegion"}
    irdl.regions(body_region: %3)
  }
  irdl.operation @num_subgroups attributes {
      format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "index attribute", optional}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"upper_bound" = %0}
  }
  irdl.operation @printf attributes {
      format = "$format attr-dict (`,` $args^ `:` type($args))?"} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {type = "integer or index or floating-point"}
    irdl.operands(args: variadic %1)
    irdl.attributes {"format" = %0}
  }
  irdl.operation @return attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      rules = ["let f = op.parent",
        "let t = f.attr('function_type').type",
        "op.operands.size == t.outputs: expected {t.outputs} result operands",
        "for i < op.operands.size: op.operands[i] == t.outputs(i): unexpected type `{op.operands[i]}' for operand #{i}"],
      traits = ["HasParent<gpu.func>", "Pure", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @rotate attributes {
      format = "$value `,` $offset `,` $width attr-dict `:` type($value)",
      match = ["all(value, rotateResult)"],
      names = ["rotateResult", "valid"],
      rules = ["offset >= 0 and offset < width: offset must be in the range [0, {width.value})"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose minimum value is 0"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute whose value is a power of two > 0"}
    %3 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", name = "rotateResult", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    %4 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(value: %0)
    irdl.results(rotate_result: %3, valid: %4)
    irdl.attributes {"offset" = %1, "width" = %2}
  }
  irdl.operation @sddmm attributes {
      class = "SDDMMOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType"} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %2 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %3 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnmatA", type = "!gpu.sparse.dntensor_handle"}
    %4 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnmatB", type = "!gpu.sparse.dntensor_handle"}
    %5 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatC", type = "!gpu.sparse.spmat_handle"}
    %6 = irdl.any {attribute = "any type attribute"}
    %7 = irdl.any {type = "memref of any type values"}
    %8 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, dnmat_a: %3, dnmat_b: %4, spmat_c: %5, buffer: %7)
    irdl.results(async_token: optional %8)
    irdl.attributes {"modeA" = %1, "modeB" = %2, "computeType" = %6}
  }
  irdl.operation @sddmm_buffer_size attributes {
      class = "SDDMMBufferSizeOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict `into` $computeType",
      names = ["bufferSz", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %2 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %3 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnmatA", type = "!gpu.sparse.dntensor_handle"}
    %4 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnmatB", type = "!gpu.sparse.dntensor_handle"}
    %5 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatC", type = "!gpu.sparse.spmat_handle"}
    %6 = irdl.any {attribute = "any type attribute"}
    %7 = irdl.any {name = "bufferSz", type = "index"}
    %8 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, dnmat_a: %3, dnmat_b: %4, spmat_c: %5)
    irdl.results(buffer_sz: %7, async_token: optional %8)
    irdl.attributes {"modeA" = %1, "modeB" = %2, "computeType" = %6}
  }
  irdl.operation @set_csr_pointers attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)"} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", type = "!gpu.sparse.spmat_handle"}
    %2 = irdl.any {type = "memref of any type values"}
    %3 = irdl.any {type = "memref of any type values"}
    %4 = irdl.any {type = "memref of any type values"}
    %5 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, spmat: %1, positions: %2, coordinates: %3, values: %4)
    irdl.results(async_token: optional %5)
  }
  irdl.operation @set_default_device attributes {
      format = "attr-dict $devIndex"} {
    %0 = irdl.any {name = "devIndex", type = "32-bit signless integer"}
    irdl.operands(dev_index: %0)
  }
  irdl.operation @shuffle attributes {
      format = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)",
      match = ["all(value, shuffleResult)"],
      names = ["shuffleResult", "valid"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "#gpu.shuffle_mode", description = "Indexing modes supported by gpu.shuffle."}
    %4 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", name = "shuffleResult", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    %5 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(value: %0, offset: %1, width: %2)
    irdl.results(shuffle_result: %4, valid: %5)
    irdl.attributes {"mode" = %3}
  }
  irdl.operation @spgemm_copy attributes {
      class = "SpGEMMCopyOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc attr-dict `:` $computeType"} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {description = "SpGEMM operation handle type", implied = "!gpu.sparse.spgemmop_handle", type = "!gpu.sparse.spgemmop_handle"}
    %2 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %3 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %4 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatA", type = "!gpu.sparse.spmat_handle"}
    %5 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatB", type = "!gpu.sparse.spmat_handle"}
    %6 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatC", type = "!gpu.sparse.spmat_handle"}
    %7 = irdl.any {attribute = "any type attribute"}
    %8 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, desc: %1, spmat_a: %4, spmat_b: %5, spmat_c: %6)
    irdl.results(async_token: optional %8)
    irdl.attributes {"modeA" = %2, "modeB" = %3, "computeType" = %7}
  }
  irdl.operation @spgemm_create_descr attributes {
      class = "SpGEMMCreateDescrOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict",
      names = ["desc", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {description = "SpGEMM operation handle type", implied = "!gpu.sparse.spgemmop_handle", type = "!gpu.sparse.spgemmop_handle"}
    %2 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0)
    irdl.results(desc: %1, async_token: optional %2)
  }
  irdl.operation @spgemm_destroy_descr attributes {
      class = "SpGEMMDestroyDescrOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $desc attr-dict"} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {description = "SpGEMM operation handle type", implied = "!gpu.sparse.spgemmop_handle", type = "!gpu.sparse.spgemmop_handle"}
    %2 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, desc: %1)
    irdl.results(async_token: optional %2)
  }
  irdl.operation @spgemm_work_estimation_or_compute attributes {
      class = "SpGEMMWorkEstimationOrComputeOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $kind `}` $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)",
      names = ["bufferSzNew", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {description = "SpGEMM operation handle type", implied = "!gpu.sparse.spgemmop_handle", type = "!gpu.sparse.spgemmop_handle"}
    %2 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %3 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %4 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatA", type = "!gpu.sparse.spmat_handle"}
    %5 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatB", type = "!gpu.sparse.spmat_handle"}
    %6 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatC", type = "!gpu.sparse.spmat_handle"}
    %7 = irdl.any {attribute = "any type attribute"}
    %8 = irdl.any {name = "bufferSz", type = "index"}
    %9 = irdl.any {type = "memref of any type values"}
    %10 = irdl.any {attribute = "#gpu.spgemm_work_estimation_or_compute_kind", description = "choose whether spgemm_work_estimation_or_compute does work estimation or compute"}
    %11 = irdl.any {name = "bufferSzNew", type = "index"}
    %12 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, desc: %1, spmat_a: %4, spmat_b: %5, spmat_c: %6, buffer_sz: %8, buffer: %9)
    irdl.results(buffer_sz_new: %11, async_token: optional %12)
    irdl.attributes {"modeA" = %2, "modeB" = %3, "computeType" = %7, "kind" = %10}
  }
  irdl.operation @spmat_get_size attributes {
      class = "SpMatGetSizeOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict",
      names = ["rows", "cols", "nnz", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", type = "!gpu.sparse.spmat_handle"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, spmat: %1)
    irdl.results(rows: %2, cols: %3, nnz: %4, async_token: optional %5)
  }
  irdl.operation @spmm attributes {
      class = "SpMMOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into` $computeType",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %2 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %3 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatA", type = "!gpu.sparse.spmat_handle"}
    %4 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnmatB", type = "!gpu.sparse.dntensor_handle"}
    %5 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnmatC", type = "!gpu.sparse.dntensor_handle"}
    %6 = irdl.any {attribute = "any type attribute"}
    %7 = irdl.any {type = "memref of any type values"}
    %8 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, spmat_a: %3, dnmat_b: %4, dnmat_c: %5, buffers: variadic %7)
    irdl.results(async_token: optional %8)
    irdl.attributes {"modeA" = %1, "modeB" = %2, "computeType" = %6}
  }
  irdl.operation @spmm_buffer_size attributes {
      class = "SpMMBufferSizeOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType",
      names = ["bufferSzs", "asyncToken"],
      traits = ["AttrSizedResultSegments"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %2 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %3 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatA", type = "!gpu.sparse.spmat_handle"}
    %4 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnmatB", type = "!gpu.sparse.dntensor_handle"}
    %5 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnmatC", type = "!gpu.sparse.dntensor_handle"}
    %6 = irdl.any {attribute = "any type attribute"}
    %7 = irdl.any {name = "bufferSzs", type = "index"}
    %8 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, spmat_a: %3, dnmat_b: %4, dnmat_c: %5)
    irdl.results(buffer_szs: variadic %7, async_token: optional %8)
    irdl.attributes {"modeA" = %1, "modeB" = %2, "computeType" = %6}
  }
  irdl.operation @spmv attributes {
      class = "SpMVOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType"} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %2 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatA", type = "!gpu.sparse.spmat_handle"}
    %3 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnX", type = "!gpu.sparse.dntensor_handle"}
    %4 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnY", type = "!gpu.sparse.dntensor_handle"}
    %5 = irdl.any {attribute = "any type attribute"}
    %6 = irdl.any {type = "memref of any type values"}
    %7 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, spmat_a: %2, dn_x: %3, dn_y: %4, buffer: %6)
    irdl.results(async_token: optional %7)
    irdl.attributes {"modeA" = %1, "computeType" = %5}
  }
  irdl.operation @spmv_buffer_size attributes {
      class = "SpMVBufferSizeOp",
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType",
      names = ["bufferSz", "asyncToken"]} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {attribute = "#gpu.mat_transpose_mode", default = "#gpu<mat_transpose_mode NON_TRANSPOSE>", description = "transpose mode of sparse matrix supported by sparse tensor ops"}
    %2 = irdl.any {description = "sparse matrix handle type", implied = "!gpu.sparse.spmat_handle", name = "spmatA", type = "!gpu.sparse.spmat_handle"}
    %3 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnX", type = "!gpu.sparse.dntensor_handle"}
    %4 = irdl.any {description = "dense tensor handle type", implied = "!gpu.sparse.dntensor_handle", name = "dnY", type = "!gpu.sparse.dntensor_handle"}
    %5 = irdl.any {attribute = "any type attribute"}
    %6 = irdl.any {name = "bufferSz", type = "index"}
    %7 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0, spmat_a: %2, dn_x: %3, dn_y: %4)
    irdl.results(buffer_sz: %6, async_token: optional %7)
    irdl.attributes {"modeA" = %1, "computeType" = %5}
  }
  irdl.operation @subgroup_broadcast attributes {
      format = "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)",
      match = ["all(result, src)"],
      traits = ["NoMemoryEffect", "ConditionallySpeculatable", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#gpu.broadcast", description = "a lane to broadcast from"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(src: %0, lane: optional %1)
    irdl.results(result: %3)
    irdl.attributes {"broadcast_type" = %2}
  }
  irdl.operation @subgroup_id attributes {
      format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "index attribute", optional}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"upper_bound" = %0}
  }
  irdl.operation @subgroup_mma_compute attributes {
      format = "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)",
      match = ["all(opC, res)"],
      rules = ["opA.param('operand') == 'AOp' and opB.param('operand') == 'BOp' and opC.param('operand') == 'COp': !operands must be in the order AOp, BOp, COp",
        "let a = opA.shape",
        "let b = opB.shape",
        "let c = opC.shape",
        "a[1] == b[0] and a[0] == c[0] and b[1] == c[1]: !operand shapes do not satisfy matmul constraints"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float values", name = "opA", type = "!gpu.mma_matrix"}
    %1 = irdl.any {description = "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float values", name = "opB", type = "!gpu.mma_matrix"}
    %2 = irdl.any {description = "gpu.mma_matrix of 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values", name = "opC", type = "!gpu.mma_matrix"}
    %3 = irdl.any {attribute = "unit attribute", optional}
    %4 = irdl.any {attribute = "unit attribute", optional}
    %5 = irdl.any {description = "MMAMatrix type", type = "!gpu.mma_matrix"}
    irdl.operands(op_a: %0, op_b: %1, op_c: %2)
    irdl.results(res: %5)
    irdl.attributes {"a_transpose" = %3, "b_transpose" = %4}
  }
  irdl.operation @subgroup_mma_constant_matrix attributes {
      format = "$value attr-dict `:` type($res)",
      match = ["value = element(res): value type matches element type of mma_matrix"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float"}
    %1 = irdl.any {description = "MMAMatrix type", type = "!gpu.mma_matrix"}
    irdl.operands(value: %0)
    irdl.results(res: %1)
  }
  irdl.operation @subgroup_mma_elementwise attributes {
      format = "$opType $args attr-dict `:` functional-type($args, $res)",
      match = ["all(args)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "MMAMatrix type", type = "!gpu.mma_matrix"}
    %1 = irdl.any {attribute = "#gpu.mma_element_wise", description = "elementwise operation to apply to mma matrix"}
    %2 = irdl.any {description = "MMAMatrix type", type = "!gpu.mma_matrix"}
    irdl.operands(args: variadic %0)
    irdl.results(res: %2)
    irdl.attributes {"opType" = %1}
  }
  irdl.operation @subgroup_mma_extract_thread_local attributes {
      format = "$matrix`[`$indices`]` attr-dict `:` type($matrix) `->` type($res)",
      match = ["res = element(matrix): value type matches element type of mma_matrix"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "MMAMatrix type", type = "!gpu.mma_matrix"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {description = "Integer or Float", type = "signless integer or floating-point"}
    irdl.operands(matrix: %0, indices: variadic %1)
    irdl.results(res: %2)
  }
  irdl.operation @subgroup_mma_insert_thread_local attributes {
      format = "$value`,` $matrix`[`$indices`]` attr-dict `:` type($value)`,` type($matrix) `->` type($res)",
      match = ["value = element(matrix): value type matches element type of mma_matrix"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Integer or Float", type = "signless integer or floating-point"}
    %1 = irdl.any {description = "MMAMatrix type", type = "!gpu.mma_matrix"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {description = "MMAMatrix type", type = "!gpu.mma_matrix"}
    irdl.operands(value: %0, matrix: %1, indices: variadic %2)
    irdl.results(res: %3)
  }
  irdl.operation @subgroup_mma_load_matrix attributes {
      format = "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)",
      rules = ["srcMemref.rank == 0 or known(srcMemref.stride(srcMemref.rank - 1) == 1): !expected source memref most minor dim must have unit stride"],
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values", name = "srcMemref", type = "memref of (8/32-bit signless integer or f16 or f32 or f64 or vector of 8/32-bit signless integer or f16 or f32 or f64 values and of rank 1) values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "index attribute"}
    %3 = irdl.any {attribute = "unit attribute", optional}
    %4 = irdl.any {description = "MMAMatrix type", type = "!gpu.mma_matrix"}
    irdl.operands(src_memref: %0, indices: variadic %1)
    irdl.results(res: %4)
    irdl.attributes {"leadDimension" = %2, "transpose" = %3}
  }
  irdl.operation @subgroup_mma_store_matrix attributes {
      format = "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)",
      rules = ["dstMemref.rank == 0 or known(dstMemref.stride(dstMemref.rank - 1) == 1): !expected destination memref most minor dim must have unit stride",
        "src.param('operand') == 'COp': !expected the operand matrix being stored to have 'COp' operand type"]} {
    %0 = irdl.any {description = "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values", type = "!gpu.mma_matrix"}
    %1 = irdl.any {description = "memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values", name = "dstMemref", type = "memref of (8/32-bit signless integer or f16 or f32 or f64 or vector of 8/32-bit signless integer or f16 or f32 or f64 values and of rank 1) values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "index attribute"}
    %4 = irdl.any {attribute = "unit attribute", optional}
    irdl.operands(src: %0, dst_memref: %1, indices: variadic %2)
    irdl.attributes {"leadDimension" = %3, "transpose" = %4}
  }
  irdl.operation @subgroup_reduce attributes {
      format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` functional-type(operands, results)",
      rules = ["let kind = op.word",
        "let kept = result.type",
        "if kind in ['minnumf', 'maxnumf', 'minimumf', 'maximumf']: kept.element is 'floating-point': !`{kind}` reduction operation is not compatible with type {q(kept)}",
        "if kind in ['minsi', 'minui', 'maxsi', 'maxui', 'and', 'or', 'xor']: kept.element is 'integer': !`{kind}` reduction operation is not compatible with type {q(kept)}",
        "if has(cluster_size): power_of_two(cluster_size.value): cluster size {cluster_size.value} is not a power of two",
        "if has(cluster_stride), if cluster_stride.value != 1: has(cluster_size): cluster stride can only be specified if cluster size is specified",
        "if has(cluster_stride): power_of_two(cluster_stride.value): cluster stride {cluster_stride.value} is not a power of two"],
      traits = ["SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    %1 = irdl.any {attribute = "#gpu.all_reduce_op", description = "built-in reduction operations supported by gpu.allreduce."}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", default = "1 : i32"}
    %5 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    irdl.operands(value: %0)
    irdl.results(result: %5)
    irdl.attributes {"op" = %1, "uniform" = %2, "cluster_size" = %3, "cluster_stride" = %4}
  }
  irdl.operation @subgroup_size attributes {
      format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "index attribute", optional}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"upper_bound" = %0}
  }
  irdl.operation @terminator attributes {
      format = "attr-dict",
      traits = ["HasParent<gpu.launch>", "Pure", "Terminator"]}
  irdl.operation @thread_id attributes {
      format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
      names = "gpu.dimension",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#gpu.dim", description = "a dimension, either 'x', 'y', or 'z'"}
    %1 = irdl.any {attribute = "index attribute", optional}
    %2 = irdl.any {type = "index"}
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %0, "upper_bound" = %1}
  }
  irdl.operation @wait attributes {
      format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict"} {
    %0 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncDependencies", type = "!gpu.async.token"}
    %1 = irdl.any {description = "async token type", implied = "!gpu.async.token", name = "asyncToken", type = "!gpu.async.token"}
    irdl.operands(async_dependencies: variadic %0)
    irdl.results(async_token: optional %1)
  }
  irdl.operation @warp_execute_on_lane_0 attributes {
      assembly = "gpu.warp_execute_on_lane_0",
      region_rules = ["let b = op.region",
        "let y = b.last",
        "b.args.size == args.size: expected same number op arguments and block arguments.",
        "y.operands.size == results.size: expected same number of yield operands and return values.",
        "for i < args.size, let w = b.args[i], let p = args[i]: w == p or w is 'vector' and p is 'vector': expected vector type for distributed operands.",
        "for i < args.size, let w = b.args[i], let p = args[i], if w != p: w.rank == p.rank and w.element == p.element: expected distributed vectors to have same rank and element type.",
        "for i < args.size, let w = b.args[i], let p = args[i], for k < w.rank, if w[k] != p[k]: w[k] % p[k] == 0: expected expanded vector dimension #{k} ({w[k]}) to be a multipler of the distributed vector dimension ({p[k]})",
        "for i < args.size, let w = b.args[i], let p = args[i], if w != p: product(k < w.rank, w[k] / p[k]) == warp_size: incompatible distribution dimensions from {q(w)} to {q(p)} with warp size = {warp_size.value}",
        "for i < results.size, let w = y.operands[i], let p = results[i]: w == p or w is 'vector' and p is 'vector': expected vector type for distributed operands.",
        "for i < results.size, let w = y.operands[i], let p = results[i], if w != p: w.rank == p.rank and w.element == p.element: expected distributed vectors to have same rank and element type.",
        "for i < results.size, let w = y.operands[i], let p = results[i], for k < w.rank, if w[k] != p[k]: w[k] % p[k] == 0: expected expanded vector dimension #{k} ({w[k]}) to be a multipler of the distributed vector dimension ({p[k]})",
        "for i < results.size, let w = y.operands[i], let p = results[i], if w != p: product(k < w.rank, w[k] / p[k]) == warp_size: incompatible distribution dimensions from {q(w)} to {q(p)} with warp size = {warp_size.value}"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<gpu.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(laneid: %0, args: variadic %2)
    irdl.results(results: variadic %3)
    irdl.attributes {"warp_size" = %1}
    %4 = irdl.region with size 1 {name = "warpRegion"}
    irdl.regions(warp_region: %4)
  }
  irdl.operation @yield attributes {
      format = "attr-dict ($values^ `:` type($values))?",
      traits = ["Pure", "ReturnLike", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(values: variadic %0)
  }
}
