// The transform dialect, made by import-dialect.

irdl.dialect @transform attributes {all_attributes, unknown_ops, inferring_builders = ["merge_handles", "structured.bufferize_to_allocation", "structured.promote_tensor"], enums = {
      FailurePropagationMode = {builder = "FailurePropagationMode", cases = ["propagate", "suppress"], names = ["Propagate", "Suppress"], values = [1, 2], width = 32},
      LayoutMapOption = {builder = "LayoutMapOption", cases = ["InferLayoutMap", "IdentityLayoutMap", "FullyDynamicLayoutMap"], width = 32},
      MatchCmpIPredicate = {builder = "MatchCmpIPredicateAttr", cases = ["eq", "ne", "lt", "le", "gt", "ge"], width = 32},
      MatchInterfaceEnum = {builder = "MatchInterfaceEnum", cases = ["LinalgOp", "TilingInterface", "LoopLikeInterface"], width = 32},
      TransposeMatmulInput = {builder = "TransposeMatmulInput", cases = ["lhs", "rhs"], width = 32},
      VectorContractLowering = {builder = "VectorContractLoweringAttr", cases = ["dot", "llvmintr", "outerproduct", "parallelarith"], names = ["Dot", "LLVMIntr", "OuterProduct", "ParallelArith"], width = 32},
      VectorMultiReductionLowering = {builder = "VectorMultiReductionLoweringAttr", cases = ["innerparallel", "innerreduction"], names = ["InnerParallel", "InnerReduction"], width = 32},
      VectorTransferSplit = {builder = "VectorTransferSplitAttr", cases = ["none", "vector-transfer", "linalg-copy", "force-in-bounds"], names = ["None", "VectorTransfer", "LinalgCopy", "ForceInBounds"], width = 32},
      VectorTransposeLowering = {builder = "VectorTransposeLoweringAttr", cases = ["eltwise", "llvmintr", "shuffle_1d", "shuffle_16x16"], names = ["EltWise", "LLVMIntr", "Shuffle1D", "Shuffle16x16"], width = 32},
      WinogradConv2DFmr = {builder = "WinogradConv2DFmr", cases = ["F_2_3", "F_4_3", "F_2_5"], width = 32}}} {
  irdl.type @affine_map attributes {
      format = ""}
  irdl.type @any_op attributes {
      format = ""}
  irdl.type @any_param attributes {
      format = ""}
  irdl.type @any_value attributes {
      format = ""}
  irdl.type @op attributes {
      cpp = "Transform_OperationType",
      format = "`<` $operation_name `>`"} {
    %0 = irdl.any {cpp = "::llvm::StringRef", parameter = "string"}
    irdl.parameters(operation_name: %0)
  }
  irdl.type @param attributes {
      cpp = "Transform_ParamType",
      format = "`<` $type `>`"} {
    %0 = irdl.any {cpp = "::mlir::Type", parameter = "type"}
    irdl.parameters(type: %0)
  }
  irdl.type @type attributes {
      format = ""}
  irdl.attribute @param_operand attributes {
      cpp = "ParamOperandAttr",
      format = "`<` `index` `=` $index `>`"} {
    %0 = irdl.any {cpp = "IntegerAttr", parameter = "integer attribute"}
    irdl.parameters(index: %0)
  }
  irdl.operation @affine_simplify_bounded_affine_ops attributes {
      class = "SimplifyBoundedAffineOpsOp",
      format = "$target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and` $upper_bounds attr-dict `:` type($target)",
      name = "affine.simplify_bounded_affine_ops",
      rules = ["lower_bounds.size == bounded_values.size: incorrect number of lower bounds, expected {bounded_values.size} but found {lower_bounds.size}",
        "upper_bounds.size == bounded_values.size: incorrect number of upper bounds, expected {bounded_values.size} but found {upper_bounds.size}"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.operands(target: %0, bounded_values: variadic %1)
    irdl.attributes {"lower_bounds" = %2, "upper_bounds" = %3}
  }
  irdl.operation @affine_simplify_min_max_affine_ops attributes {
      class = "SimplifyMinMaxAffineOpsOp",
      format = "$target attr-dict `:` type($target)",
      name = "affine.simplify_min_max_affine_ops"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @alternatives attributes {
      format = "($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions",
      rules = ["op.regions.size > 0: expects at least one region",
        "for r in op.regions: r.args.size > 0: expects the entry block to have at least one argument",
        "for r in op.regions, let y = r.last.operands, if r.last.name == 'transform.yield': y.size == results.size and all(i < y.size, y[i].type == results[i].type): expects terminator operands to have the same type as results of the operation{note at r.last} terminator"],
      traits = ["IsolatedFromAbove", "SingleBlock", "SingleBlockImplicitTerminator<transform.yield>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(scope: optional %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region with size 1 {variadic}
    irdl.regions(alternatives: %2)
  }
  irdl.operation @annotate attributes {
      format = "$target $name attr-dict (`=` $param^)?`:` type($target) (`,` type($param)^)?"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(target: %0, param: optional %2)
    irdl.attributes {"name" = %1}
  }
  irdl.operation @apply_conversion_patterns attributes {
      format = "`to` $target $patterns (`with` `type_converter` $default_type_converter_region^)? attr-dict `:` type($target)",
      traits = ["NoTerminator", "SingleBlock", "HasOnlyGraphRegion"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "string array attribute", optional}
    %2 = irdl.any {attribute = "string array attribute", optional}
    %3 = irdl.any {attribute = "string array attribute", optional}
    %4 = irdl.any {attribute = "string array attribute", optional}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "unit attribute"}
    irdl.operands(target: %0)
    irdl.attributes {"legal_ops" = %1, "illegal_ops" = %2, "legal_dialects" = %3, "illegal_dialects" = %4, "partial_conversion" = %5, "preserve_handles" = %6}
    %7 = irdl.region
    %8 = irdl.region {variadic}
    irdl.regions(patterns: %7, default_type_converter_region: %8)
  }
  irdl.operation @apply_conversion_patterns_dialect_to_llvm attributes {
      class = "ApplyToLLVMConversionPatternsOp",
      format = "$dialect_name attr-dict",
      name = "apply_conversion_patterns.dialect_to_llvm"} {
    %0 = irdl.any {attribute = "string attribute"}
    irdl.attributes {"dialect_name" = %0}
  }
  irdl.operation @apply_conversion_patterns_func_func_to_llvm attributes {
      class = "ApplyFuncToLLVMConversionPatternsOp",
      format = "attr-dict",
      name = "apply_conversion_patterns.func.func_to_llvm"}
  irdl.operation @apply_conversion_patterns_gpu_gpu_subgroup_reduce_to_nvvm attributes {
      class = "ApplyGPUSubgroupReduceToNVVMConversionPatternsOp",
      format = "attr-dict",
      name = "apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"}
  irdl.operation @apply_conversion_patterns_gpu_gpu_to_nvvm attributes {
      class = "ApplyGPUToNVVMConversionPatternsOp",
      format = "attr-dict",
      name = "apply_conversion_patterns.gpu.gpu_to_nvvm"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute", default = "1 : i16"}
    irdl.attributes {"benefit" = %0}
  }
  irdl.operation @apply_conversion_patterns_gpu_gpu_to_rocdl attributes {
      class = "ApplyGPUToROCDLConversionPatternsOp",
      format = "`chipset` `=` $chipset attr-dict",
      name = "apply_conversion_patterns.gpu.gpu_to_rocdl"} {
    %0 = irdl.any {attribute = "string attribute"}
    irdl.attributes {"chipset" = %0}
  }
  irdl.operation @apply_conversion_patterns_gpu_gpu_wmma_to_nvvm attributes {
      class = "ApplyGPUWwmaToNVVMConversionPatternsOp",
      format = "attr-dict",
      name = "apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"}
  irdl.operation @apply_conversion_patterns_memref_memref_to_llvm_type_converter attributes {
      class = "MemrefToLLVMTypeConverterOp",
      format = "attr-dict",
      name = "apply_conversion_patterns.memref.memref_to_llvm_type_converter"} {
    %0 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", default = "64 : i64", optional}
    %2 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %3 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %4 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"use_aligned_alloc" = %0, "index_bitwidth" = %1, "use_generic_functions" = %2, "use_bare_ptr_call_conv" = %3, "data_layout" = %4}
  }
  irdl.operation @apply_conversion_patterns_nvgpu_nvgpu_to_nvvm attributes {
      class = "ApplyNVGPUToNVVMConversionPatternsOp",
      format = "attr-dict",
      name = "apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"}
  irdl.operation @apply_conversion_patterns_scf_scf_to_control_flow attributes {
      class = "ApplySCFToControlFlowPatternsOp",
      format = "attr-dict",
      name = "apply_conversion_patterns.scf.scf_to_control_flow"}
  irdl.operation @apply_conversion_patterns_scf_structural_conversions attributes {
      class = "ApplySCFStructuralConversionPatternsOp",
      format = "attr-dict",
      name = "apply_conversion_patterns.scf.structural_conversions"}
  irdl.operation @apply_conversion_patterns_vector_vector_to_llvm attributes {
      class = "ApplyVectorToLLVMConversionPatternsOp",
      format = "attr-dict",
      name = "apply_conversion_patterns.vector.vector_to_llvm"} {
    %0 = irdl.any {attribute = "bool attribute", default = "false"}
    %1 = irdl.any {attribute = "bool attribute", default = "true"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    irdl.attributes {"reassociate_fp_reductions" = %0, "force_32bit_vector_indices" = %1, "use_vector_alignment" = %2}
  }
  irdl.operation @apply_cse attributes {
      class = "ApplyCommonSubexpressionEliminationOp",
      format = "`to` $target attr-dict `:` type($target)"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @apply_dce attributes {
      class = "ApplyDeadCodeEliminationOp",
      format = "`to` $target attr-dict `:` type($target)"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @apply_licm attributes {
      class = "ApplyLoopInvariantCodeMotionOp",
      format = "`to` $target attr-dict `:` type($target)"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @apply_patterns attributes {
      format = "`to` $target $patterns attr-dict `:` type($target)",
      traits = ["NoTerminator", "SingleBlock", "HasOnlyGraphRegion"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", default = "-1 : i64"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", default = "-1 : i64"}
    irdl.operands(target: %0)
    irdl.attributes {"apply_cse" = %1, "max_iterations" = %2, "max_num_rewrites" = %3}
    %4 = irdl.region
    irdl.regions(patterns: %4)
  }
  irdl.operation @apply_patterns_arm_neon_vector_contract_to_bfmmla attributes {
      class = "ApplyArmNeonContractionToBFMMLAPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.arm_neon.vector_contract_to_bfmmla"}
  irdl.operation @apply_patterns_arm_neon_vector_contract_to_i8mm attributes {
      class = "ApplyArmNeonContractionToI8MMPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.arm_neon.vector_contract_to_i8mm"}
  irdl.operation @apply_patterns_arm_sve_vector_contract_to_bfmmla attributes {
      class = "ApplyArmSVELowerContractionToBFMMLAPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.arm_sve.vector_contract_to_bfmmla"}
  irdl.operation @apply_patterns_arm_sve_vector_contract_to_i8mm attributes {
      class = "ApplyArmSVELowerContractionToI8MMPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.arm_sve.vector_contract_to_i8mm"}
  irdl.operation @apply_patterns_canonicalization attributes {
      class = "ApplyCanonicalizationPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.canonicalization"}
  irdl.operation @apply_patterns_gpu_eliminate_barriers attributes {
      class = "EliminateBarriersOp",
      format = "attr-dict",
      name = "apply_patterns.gpu.eliminate_barriers"}
  irdl.operation @apply_patterns_gpu_gpu_rewrite_patterns attributes {
      class = "ApplyGPURewritePatternsOp",
      format = "attr-dict",
      name = "apply_patterns.gpu.gpu_rewrite_patterns"}
  irdl.operation @apply_patterns_gpu_gpu_shuffle_to_amdgpu attributes {
      class = "ApplyGPUPromoteShuffleToAMDGPUPatternsOp",
      format = "(`chipset` `=` $chipset^)? attr-dict",
      name = "apply_patterns.gpu.gpu_shuffle_to_amdgpu"} {
    %0 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"chipset" = %0}
  }
  irdl.operation @apply_patterns_gpu_unroll_vectors_subgroup_mma attributes {
      class = "ApplyUnrollVectorsSubgroupMmaOp",
      format = "`[` $m `,` $n `,` $k `]` attr-dict",
      name = "apply_patterns.gpu.unroll_vectors_subgroup_mma"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute"}
    irdl.attributes {"m" = %0, "n" = %1, "k" = %2}
  }
  irdl.operation @apply_patterns_linalg_decompose_pack_unpack attributes {
      class = "ApplyDecomposeTensorPackUnpackPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.linalg.decompose_pack_unpack"}
  irdl.operation @apply_patterns_linalg_decompose_pad attributes {
      class = "ApplyDecomposeTensorPadPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.linalg.decompose_pad"}
  irdl.operation @apply_patterns_linalg_erase_unnecessary_inputs attributes {
      class = "ApplyEraseUnnecessaryInputsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.linalg.erase_unnecessary_inputs"}
  irdl.operation @apply_patterns_linalg_fold_add_into_dest attributes {
      class = "ApplyFoldAddIntoDestPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.linalg.fold_add_into_dest"}
  irdl.operation @apply_patterns_linalg_fold_pack_unpack_into_empty attributes {
      class = "ApplyFoldPackUnpackIntoEmptyPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.linalg.fold_pack_unpack_into_empty"} {
    %0 = irdl.any {attribute = "bool attribute", default = "false"}
    irdl.attributes {"fold_single_use_only" = %0}
  }
  irdl.operation @apply_patterns_linalg_fold_unit_extent_dims_via_reshapes attributes {
      class = "ApplyFoldUnitExtentDimsViaReshapesPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"}
  irdl.operation @apply_patterns_linalg_fold_unit_extent_dims_via_slices attributes {
      class = "ApplyFoldUnitExtentDimsViaSlicesPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.linalg.fold_unit_extent_dims_via_slices"}
  irdl.operation @apply_patterns_linalg_pad_vectorization attributes {
      class = "ApplyPadVectorizationPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.linalg.pad_vectorization"}
  irdl.operation @apply_patterns_linalg_tiling_canonicalization attributes {
      class = "ApplyTilingCanonicalizationPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.linalg.tiling_canonicalization"}
  irdl.operation @apply_patterns_memref_alloc_to_alloca attributes {
      class = "ApplyAllocToAllocaOp",
      format = "(`size_limit` `(` $size_limit^ `)`)? attr-dict",
      name = "apply_patterns.memref.alloc_to_alloca"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    irdl.attributes {"size_limit" = %0}
  }
  irdl.operation @apply_patterns_memref_expand_ops attributes {
      class = "ApplyExpandOpsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.memref.expand_ops"}
  irdl.operation @apply_patterns_memref_expand_strided_metadata attributes {
      class = "ApplyExpandStridedMetadataPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.memref.expand_strided_metadata"}
  irdl.operation @apply_patterns_memref_extract_address_computations attributes {
      class = "ApplyExtractAddressComputationsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.memref.extract_address_computations"}
  irdl.operation @apply_patterns_memref_fold_memref_alias_ops attributes {
      class = "ApplyFoldMemrefAliasOpsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.memref.fold_memref_alias_ops"}
  irdl.operation @apply_patterns_memref_resolve_ranked_shaped_type_result_dims attributes {
      class = "ApplyResolveRankedShapedTypeResultDimsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.memref.resolve_ranked_shaped_type_result_dims"}
  irdl.operation @apply_patterns_scf_for_loop_canonicalization attributes {
      class = "ApplyForLoopCanonicalizationPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.scf.for_loop_canonicalization"}
  irdl.operation @apply_patterns_tensor_bubble_up_extract_slice attributes {
      class = "ApplyBubbleUpExtractSlicePatternsOp",
      format = "attr-dict",
      name = "apply_patterns.tensor.bubble_up_extract_slice"}
  irdl.operation @apply_patterns_tensor_decompose_concat attributes {
      class = "ApplyDecomposeTensorConcatPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.tensor.decompose_concat"}
  irdl.operation @apply_patterns_tensor_drop_redundant_insert_slice_rank_expansion attributes {
      class = "ApplyDropRedundantInsertSliceRankExpansionPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"}
  irdl.operation @apply_patterns_tensor_fold_into_pack_and_unpack attributes {
      class = "ApplyFoldIntoPackAndUnpackPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.tensor.fold_into_pack_and_unpack"}
  irdl.operation @apply_patterns_tensor_fold_tensor_empty attributes {
      class = "ApplyFoldTensorEmptyPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.tensor.fold_tensor_empty"} {
    %0 = irdl.any {attribute = "bool attribute", default = "false"}
    irdl.attributes {"fold_single_use_only" = %0}
  }
  irdl.operation @apply_patterns_tensor_fold_tensor_subset_ops attributes {
      class = "ApplyFoldTensorSubsetOpsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.tensor.fold_tensor_subset_ops"}
  irdl.operation @apply_patterns_tensor_fold_tensor_subset_ops_into_vector_transfers attributes {
      class = "ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"}
  irdl.operation @apply_patterns_tensor_merge_consecutive_insert_extract_slice attributes {
      class = "ApplyMergeConsecutiveInsertExtractSlicePatternsOp",
      format = "attr-dict",
      name = "apply_patterns.tensor.merge_consecutive_insert_extract_slice"}
  irdl.operation @apply_patterns_tensor_reassociative_reshape_folding attributes {
      class = "ApplyReassociativeReshapeFoldingPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.tensor.reassociative_reshape_folding"}
  irdl.operation @apply_patterns_tensor_rewrite_as_constant attributes {
      class = "ApplyRewriteTensorOpsAsConstantPatternsOp",
      format = "(`aggressive` $aggressive^)? attr-dict",
      name = "apply_patterns.tensor.rewrite_as_constant"} {
    %0 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"aggressive" = %0}
  }
  irdl.operation @apply_patterns_vector_cast_away_vector_leading_one_dim attributes {
      class = "ApplyCastAwayVectorLeadingOneDimPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.cast_away_vector_leading_one_dim"}
  irdl.operation @apply_patterns_vector_drop_inner_most_unit_dims_from_xfer_ops attributes {
      class = "ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"}
  irdl.operation @apply_patterns_vector_drop_unit_dims_with_shape_cast attributes {
      class = "ApplyDropUnitDimWithShapeCastPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.drop_unit_dims_with_shape_cast"}
  irdl.operation @apply_patterns_vector_elementwise_to_vector attributes {
      class = "ApplyFoldElementwiseToVectorPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.elementwise_to_vector"}
  irdl.operation @apply_patterns_vector_fold_arith_extension attributes {
      class = "ApplyFoldArithExtensionPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.fold_arith_extension"}
  irdl.operation @apply_patterns_vector_interleave_to_shuffle attributes {
      class = "ApplyInterleaveToShufflePatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.interleave_to_shuffle"}
  irdl.operation @apply_patterns_vector_lower_bitcast attributes {
      class = "ApplyLowerBitCastPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_bitcast"}
  irdl.operation @apply_patterns_vector_lower_broadcast attributes {
      class = "ApplyLowerBroadcastPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_broadcast"}
  irdl.operation @apply_patterns_vector_lower_contraction attributes {
      class = "ApplyLowerContractionPatternsOp",
      format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict",
      name = "apply_patterns.vector.lower_contraction"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["dot", "llvmintr", "outerproduct", "parallelarith"], default = "2 : i32", description = "control the lowering of `vector.contract` operations."}
    irdl.attributes {"lowering_strategy" = %0}
  }
  irdl.operation @apply_patterns_vector_lower_create_mask attributes {
      class = "ApplyLowerCreateMaskPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_create_mask"}
  irdl.operation @apply_patterns_vector_lower_gather attributes {
      class = "ApplyLowerGatherPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_gather"}
  irdl.operation @apply_patterns_vector_lower_interleave attributes {
      class = "ApplyLowerInterleavePatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_interleave"}
  irdl.operation @apply_patterns_vector_lower_masked_transfers attributes {
      class = "ApplyLowerMaskedTransfersPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_masked_transfers"}
  irdl.operation @apply_patterns_vector_lower_masks attributes {
      class = "ApplyLowerMasksPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_masks"}
  irdl.operation @apply_patterns_vector_lower_multi_reduction attributes {
      class = "ApplyLowerMultiReductionPatternsOp",
      format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict",
      name = "apply_patterns.vector.lower_multi_reduction"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["innerparallel", "innerreduction"], default = "0 : i32", description = "control the lowering of `vector.multi_reduction`."}
    irdl.attributes {"lowering_strategy" = %0}
  }
  irdl.operation @apply_patterns_vector_lower_outerproduct attributes {
      class = "ApplyLowerOuterProductPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_outerproduct"}
  irdl.operation @apply_patterns_vector_lower_scan attributes {
      class = "ApplyLowerScanPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_scan"}
  irdl.operation @apply_patterns_vector_lower_shape_cast attributes {
      class = "ApplyLowerShapeCastPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.lower_shape_cast"}
  irdl.operation @apply_patterns_vector_lower_transfer attributes {
      class = "ApplyLowerTransferPatternsOp",
      format = "(`max_transfer_rank` `=` $max_transfer_rank^)? attr-dict",
      name = "apply_patterns.vector.lower_transfer"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", default = "1 : i64"}
    irdl.attributes {"max_transfer_rank" = %0}
  }
  irdl.operation @apply_patterns_vector_lower_transpose attributes {
      class = "ApplyLowerTransposePatternsOp",
      format = "oilist ( `lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` $avx2_lowering_strategy ) attr-dict",
      name = "apply_patterns.vector.lower_transpose"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["eltwise", "llvmintr", "shuffle_1d", "shuffle_16x16"], default = "0 : i32", description = "control the lowering of `vector.transpose` operations."}
    %1 = irdl.any {attribute = "bool attribute", default = "false"}
    irdl.attributes {"lowering_strategy" = %0, "avx2_lowering_strategy" = %1}
  }
  irdl.operation @apply_patterns_vector_materialize_masks attributes {
      class = "ApplyMaterializeMasksPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.materialize_masks"}
  irdl.operation @apply_patterns_vector_rank_reducing_subview_patterns attributes {
      class = "ApplyRankReducingSubviewPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.rank_reducing_subview_patterns"}
  irdl.operation @apply_patterns_vector_reduction_to_contract attributes {
      class = "ApplyVectorReductionToContractPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.reduction_to_contract"}
  irdl.operation @apply_patterns_vector_rewrite_narrow_types attributes {
      class = "ApplyRewriteNarrowTypePatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.rewrite_narrow_types"}
  irdl.operation @apply_patterns_vector_sink_mem_ops attributes {
      class = "ApplySinkVectorMemPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.sink_mem_ops"}
  irdl.operation @apply_patterns_vector_sink_ops attributes {
      class = "ApplySinkVectorPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.sink_ops"}
  irdl.operation @apply_patterns_vector_split_transfer_full_partial attributes {
      class = "ApplySplitTransferFullPartialPatternsOp",
      format = "(`split_transfer_strategy` `=` $split_transfer_strategy^)? attr-dict",
      name = "apply_patterns.vector.split_transfer_full_partial"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["none", "vector-transfer", "linalg-copy", "force-in-bounds"], default = "2 : i32", description = "control the splitting of `vector.transfer` operations into in-bounds and out-of-bounds variants."}
    irdl.attributes {"split_transfer_strategy" = %0}
  }
  irdl.operation @apply_patterns_vector_transfer_permutation_patterns attributes {
      class = "ApplyTransferPermutationPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.transfer_permutation_patterns"}
  irdl.operation @apply_patterns_vector_transfer_to_scf attributes {
      class = "ApplyTransferToScfPatternsOp",
      format = "oilist ( `max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll ) attr-dict",
      name = "apply_patterns.vector.transfer_to_scf"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", default = "1 : i64"}
    %1 = irdl.any {attribute = "bool attribute", default = "false"}
    irdl.attributes {"max_transfer_rank" = %0, "full_unroll" = %1}
  }
  irdl.operation @apply_patterns_vector_unroll_from_elements attributes {
      class = "ApplyUnrollFromElementsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.unroll_from_elements"}
  irdl.operation @apply_patterns_vector_unroll_to_elements attributes {
      class = "ApplyUnrollToElementsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.vector.unroll_to_elements"}
  irdl.operation @apply_patterns_x86vector_sink_vector_producer_ops attributes {
      class = "ApplySinkVectorProducerOpsPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.x86vector.sink_vector_producer_ops"}
  irdl.operation @apply_patterns_x86vector_vector_contract_bf16_to_fma attributes {
      class = "ApplyVectorContractBF16ToFMAPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.x86vector.vector_contract_bf16_to_fma"}
  irdl.operation @apply_patterns_x86vector_vector_contract_to_fma attributes {
      class = "ApplyVectorContractToFMAPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.x86vector.vector_contract_to_fma"}
  irdl.operation @apply_patterns_x86vector_vector_contract_to_packed_type_dot_product attributes {
      class = "ApplyVectorContractToPackedTypeDotProductPatternsOp",
      format = "attr-dict",
      name = "apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"}
  irdl.operation @apply_registered_pass attributes {
      format = "$pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)? `to` $target attr-dict `:` functional-type(operands, results)",
      rules = ["let n = dynamic_options.size",
        "for i < options.size, let v = options.field(options.key(i)), if v.mnemonic == 'param_operand', let x = v.param('index'): x < n: dynamic option index {x} is out of bounds for the number of dynamic options: {n}",
        "for i < options.size, let v = options.field(options.key(i)), if v.mnemonic == 'param_operand': not any(k < i, known(options.field(options.key(k)).param('index') == v.param('index'))): dynamic option index {v.param('index')} is already used in options",
        "let used = sum(i < options.size, when(known(options.field(options.key(i)).mnemonic == 'param_operand'), 1, 0))",
        "if not any(i < options.size, options.field(options.key(i)) isa 'array attribute'): used >= n: a param operand does not have a corresponding param_operand attr in the options dict"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {attribute = "dictionary of named attribute values", default = "{}"}
    %3 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %4 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, dynamic_options: variadic %3)
    irdl.results(result: %4)
    irdl.attributes {"pass_name" = %1, "options" = %2}
  }
  irdl.operation @bufferization_buffer_loop_hoisting attributes {
      class = "BufferLoopHoistingOp",
      format = "$target attr-dict `:` type($target)",
      name = "bufferization.buffer_loop_hoisting"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @bufferization_eliminate_empty_tensors attributes {
      class = "EliminateEmptyTensorsOp",
      format = "$target attr-dict `:` type($target)",
      name = "bufferization.eliminate_empty_tensors"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @bufferization_empty_tensor_to_alloc_tensor attributes {
      class = "EmptyTensorToAllocTensorOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "bufferization.empty_tensor_to_alloc_tensor",
      rules = ["target.type.param('operation_name') == 'tensor.empty': operand #0 must be Transform IR handle to tensor.empty operations, but got {q(target)}",
        "transformed.type.param('operation_name') == 'bufferization.alloc_tensor': result #0 must be Transform IR handle to bufferization.alloc_tensor operations, but got {q(transformed)}"]} {
    %0 = irdl.any {description = "Transform IR handle to tensor.empty operations", stripped = "!transform.op", type = "!transform.op"}
    %1 = irdl.any {description = "Transform IR handle to bufferization.alloc_tensor operations", stripped = "!transform.op", type = "!transform.op"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @bufferization_one_shot_bufferize attributes {
      class = "OneShotBufferizeOp",
      format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` functional-type($target, results)",
      name = "bufferization.one_shot_bufferize"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["InferLayoutMap", "IdentityLayoutMap", "FullyDynamicLayoutMap"], description = "option for map layout", optional}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {attribute = "bool attribute", default = "false"}
    %4 = irdl.any {attribute = "bool attribute", default = "false"}
    %5 = irdl.any {attribute = "bool attribute", default = "false"}
    %6 = irdl.any {attribute = "bool attribute", default = "false"}
    %7 = irdl.any {attribute = "bool attribute", default = "false"}
    %8 = irdl.any {attribute = "bool attribute", default = "true"}
    %9 = irdl.any {attribute = "string attribute", default = "\"memref.copy\""}
    %10 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %10)
    irdl.attributes {"function_boundary_type_conversion" = %1, "allow_return_allocs_from_loops" = %2, "allow_unknown_ops" = %3, "bufferize_function_boundaries" = %4, "dump_alias_sets" = %5, "test_analysis_only" = %6, "print_conflicts" = %7, "check_parallel_regions" = %8, "memcpy_op" = %9}
  }
  irdl.operation @cast attributes {
      format = "$input attr-dict `:` type($input) `to` type($output)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @collect_matching attributes {
      format = "$matcher `in` $root attr-dict `:` functional-type($root, $results)",
      symbol_rules = ["let m = symbol(matcher)",
        "has(m): !unresolved matcher symbol {matcher}",
        "let t = m.attr('function_type')",
        "t.inputs == 1 and known(t.inputs(0) is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))'): !expected the matcher to take one operation handle argument",
        "has(m.attr('arg_attrs')[0].field('transform.readonly')): !expected the matcher argument to be marked readonly",
        "t.outputs == results.size: !expected the matcher to yield as many values as op has results ({results.size}), got {t.outputs}",
        "for i < results.size: known(results[i].type is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') == known(t.outputs(i) is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') and known(results[i].type is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)') == known(t.outputs(i) is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)'): !mismatching type interfaces for matcher result and op result #{i}"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "symbol reference attribute"}
    %2 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(root: %0)
    irdl.results(results: variadic %2)
    irdl.attributes {"matcher" = %1}
  }
  irdl.operation @debug_emit_param_as_remark attributes {
      class = "EmitParamAsRemarkOp",
      format = "$param (`,` $message^)? (`at` $anchor^)?attr-dict `:` type($param) (`,` type($anchor)^)?",
      name = "debug.emit_param_as_remark",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {attribute = "string attribute", optional}
    irdl.operands(param: %0, anchor: optional %1)
    irdl.attributes {"message" = %2}
  }
  irdl.operation @debug_emit_remark_at attributes {
      class = "EmitRemarkAtOp",
      format = "$at `,` $message attr-dict `:` type($at)",
      name = "debug.emit_remark_at",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "any transform handle", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {attribute = "string attribute"}
    irdl.operands(at: %0)
    irdl.attributes {"message" = %1}
  }
  irdl.operation @dlti_query attributes {
      class = "QueryOp",
      format = "$keys `at` $target attr-dict `:` functional-type(operands, results)",
      name = "dlti.query",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "array attribute"}
    %2 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(associated_attr: %2)
    irdl.attributes {"keys" = %1}
  }
  irdl.operation @foreach attributes {
      format = "$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results)^)? $body attr-dict",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<transform.yield>"]} {
    %0 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(targets: variadic %0)
    irdl.results(results: variadic %2)
    irdl.attributes {"with_zip_shortest" = %1}
    %3 = irdl.region with size 1
    irdl.regions(body: %3)
  }
  irdl.operation @foreach_match attributes {
      format = "oilist( `restrict_root` $restrict_root | `flatten_results` $flatten_results ) `in` $root (`,` $forwarded_inputs^)? custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:` functional-type(operands, results)",
      names = "transform.foreach_match",
      symbol_rules = ["for s in matchers: known(symbol(s).name == 'transform.named_sequence'): !unresolved matcher symbol {s}",
        "for s in actions: known(symbol(s).name == 'transform.named_sequence'): !unresolved action symbol {s}",
        "for s in matchers, let a = symbol(s).attr('arg_attrs'), for i < a.size: not has(a[i].field('transform.consumed')): does not expect matcher symbol to consume its operand #{i}{note at symbol(s)} symbol declaration",
        "for k < matchers.size, let m = matchers[k], let c = actions[k], let f = symbol(m).attr('function_type'), let g = symbol(c).attr('function_type'), f.inputs == operands.size: !the number of operands ({operands.size}) doesn't match the number of matcher arguments ({f.inputs}) for {m}{note at symbol(m)} symbol declaration",
        "for k < matchers.size, let f = symbol(matchers[k]).attr('function_type'), for i < operands.size: known(operands[i].type is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') == known(f.inputs(i) is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') and known(operands[i].type is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)') == known(f.inputs(i) is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)'): !mismatching type interfaces for operand and matcher argument #{i} of matcher {matchers[k]}{note at symbol(matchers[k])} symbol declaration",
        "for k < matchers.size, let m = matchers[k], let c = actions[k], let f = symbol(m).attr('function_type'), let g = symbol(c).attr('function_type'), f.outputs == g.inputs: !mismatching number of matcher results and action arguments between {m} ({f.outputs}) and {c} ({g.inputs})",
        "for k < actions.size, let g = symbol(actions[k]).attr('function_type'): g.outputs == results.size - 1: !the number of action results ({g.outputs}) for {actions[k]} doesn't match the number of extra op results ({results.size - 1}){note at symbol(actions[k])} symbol declaration",
        "for k < actions.size, let g = symbol(actions[k]).attr('function_type'), for i < g.outputs, let r = results[i + 1].type: known(r is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') == known(g.outputs(i) is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') and known(r is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)') == known(g.outputs(i) is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)'): !mismatching type interfaces for action result #{i} of action {actions[k]} and op result{note at symbol(actions[k])} symbol declaration"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "symbol ref array attribute"}
    %5 = irdl.any {attribute = "symbol ref array attribute"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %7 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(root: %0, forwarded_inputs: variadic %1)
    irdl.results(updated: %6, forwarded_outputs: variadic %7)
    irdl.attributes {"restrict_root" = %2, "flatten_results" = %3, "matchers" = %4, "actions" = %5}
  }
  irdl.operation @func_cast_and_call attributes {
      class = "CastAndCallOp",
      format = "($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )? (`after` $insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict `:` functional-type(operands, results)",
      name = "func.cast_and_call",
      traits = ["AttrSizedOperandSegments", "NoTerminator", "SingleBlock", "HasOnlyGraphRegion"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %3 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %4 = irdl.any {attribute = "symbol reference attribute", optional}
    %5 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(insertion_point: %0, inputs: optional %2, outputs: optional %3, function: optional %5)
    irdl.results(result: %6)
    irdl.attributes {"insert_after" = %1, "function_name" = %4}
    %7 = irdl.region
    irdl.regions(conversions: %7)
  }
  irdl.operation @func_deduplicate_func_args attributes {
      class = "DeduplicateFuncArgsOp",
      format = "$function_name `at` $module attr-dict `:` functional-type(operands, results)",
      name = "func.deduplicate_func_args",
      names = ["transformed_module", "transformed_function"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "symbol reference attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(module: %0)
    irdl.results(transformed_module: %2, transformed_function: %3)
    irdl.attributes {"function_name" = %1}
  }
  irdl.operation @func_replace_func_signature attributes {
      class = "ReplaceFuncSignatureOp",
      format = "$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module attr-dict `:` functional-type(operands, results)",
      name = "func.replace_func_signature",
      names = ["transformed_module", "transformed_function"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "symbol reference attribute"}
    %2 = irdl.any {attribute = "i32 dense array attribute"}
    %3 = irdl.any {attribute = "i32 dense array attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(module: %0)
    irdl.results(transformed_module: %5, transformed_function: %6)
    irdl.attributes {"function_name" = %1, "args_interchange" = %2, "results_interchange" = %3, "adjust_func_calls" = %4}
  }
  irdl.operation @get_consumers_of_result attributes {
      class = "GetConsumersOfResult",
      format = "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(consumers: %2)
    irdl.attributes {"result_number" = %1}
  }
  irdl.operation @get_defining_op attributes {
      class = "GetDefiningOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(result: %1)
  }
  irdl.operation @get_operand attributes {
      format = "$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, results)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(target: %0)
    irdl.results(result: %4)
    irdl.attributes {"raw_position_list" = %1, "is_inverted" = %2, "is_all" = %3}
  }
  irdl.operation @get_parent_op attributes {
      class = "GetParentOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "string attribute", optional}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive", default = "1 : i64"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(parent: %6)
    irdl.attributes {"isolated_from_above" = %1, "allow_empty_results" = %2, "op_name" = %3, "deduplicate" = %4, "nth_parent" = %5}
  }
  irdl.operation @get_producer_of_operand attributes {
      class = "GetProducerOfOperand",
      format = "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(producer: %2)
    irdl.attributes {"operand_number" = %1}
  }
  irdl.operation @get_result attributes {
      format = "$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, results)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(target: %0)
    irdl.results(result: %4)
    irdl.attributes {"raw_position_list" = %1, "is_inverted" = %2, "is_all" = %3}
  }
  irdl.operation @get_type attributes {
      format = "(`elemental` $elemental^)? $value attr-dict `:`functional-type(operands, results)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(value: %0)
    irdl.results(type_param: %2)
    irdl.attributes {"elemental" = %1}
  }
  irdl.operation @gpu_map_forall_to_blocks attributes {
      class = "MapForallToBlocks",
      format = "$target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? attr-dict `:` functional-type($target, $result)",
      name = "gpu.map_forall_to_blocks",
      rules = ["grid_dims.size == 0 or grid_dims.size == 3: transform requires empty or size-3 grid_dims"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(result: %3)
    irdl.attributes {"grid_dims" = %1, "generate_gpu_launch" = %2}
  }
  irdl.operation @gpu_map_nested_forall_to_threads attributes {
      class = "MapNestedForallToThreads",
      format = "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)? (`warp_size` `=` $warp_size^)? attr-dict `:` functional-type($target, $result)",
      name = "gpu.map_nested_forall_to_threads"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>"}
    %2 = irdl.any {attribute = "bool attribute", default = "true"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", default = "32 : i64"}
    %4 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(result: %4)
    irdl.attributes {"block_dims" = %1, "sync_after_distribute" = %2, "warp_size" = %3}
  }
  irdl.operation @include attributes {
      format = "$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` functional-type($operands, $results)",
      symbol_rules = ["let c = symbol(target)",
        "c.name == 'transform.named_sequence' and has(c): does not reference a named transform sequence",
        "let t = c.attr('function_type')",
        "t.inputs == operands.size: !incorrect number of operands for callee",
        "for i < t.inputs: t.inputs(i) == operands[i].type: operand type mismatch: expected operand type {q(t.inputs(i))}, but provided {q(operands[i].type)} for operand number {i}",
        "t.outputs == results.size: !incorrect number of results for callee",
        "for i < t.outputs, let r = results[i].type: known(r is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') == known(t.outputs(i) is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') and known(r is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)') == known(t.outputs(i) is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)'): type of result #{i} must implement the same transform dialect interface as the corresponding callee result"],
      traits = ["CallOpInterface"]} {
    %0 = irdl.any {attribute = "symbol reference attribute"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["propagate", "suppress"], description = "Silenceable error propagation policy", values = [1, 2]}
    %2 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %5 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(operands: variadic %2)
    irdl.results(results: variadic %5)
    irdl.attributes {"target" = %0, "failure_propagation_mode" = %1, "arg_attrs" = %3, "res_attrs" = %4}
  }
  irdl.operation @irdl_collect_matching attributes {
      class = "IRDLCollectMatchingOp",
      format = "`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions",
      name = "irdl.collect_matching",
      traits = ["SymbolTable", "NoTerminator"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(root: %0)
    irdl.results(matched: %1)
    %2 = irdl.region with size 1
    irdl.regions(body: %2)
  }
  irdl.operation @loop_coalesce attributes {
      format = "$target attr-dict `:` functional-type($target, $transformed)",
      name = "loop.coalesce"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @loop_forall_to_for attributes {
      class = "ForallToForOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "loop.forall_to_for"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: variadic %1)
  }
  irdl.operation @loop_forall_to_parallel attributes {
      class = "ForallToParallelOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "loop.forall_to_parallel"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: variadic %1)
  }
  irdl.operation @loop_fuse_sibling attributes {
      format = "$target `into` $source attr-dict `:` functional-type(operands, results)",
      name = "loop.fuse_sibling"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, source: %1)
    irdl.results(fused_loop: %2)
  }
  irdl.operation @loop_hoist_loop_invariant_subsets attributes {
      class = "HoistLoopInvariantSubsetsOp",
      format = "$target attr-dict `:` type($target)",
      name = "loop.hoist_loop_invariant_subsets"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @loop_outline attributes {
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "loop.outline",
      names = ["function", "call"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(function: %2, call: %3)
    irdl.attributes {"func_name" = %1}
  }
  irdl.operation @loop_parallel_for_to_nested_fors attributes {
      class = "ParallelForToNestedForOps",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "loop.parallel_for_to_nested_fors"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: variadic %1)
  }
  irdl.operation @loop_peel attributes {
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "loop.peel",
      names = ["peeled_loop", "remainder_loop"],
      rules = ["target.type.param('operation_name') == 'scf.for': operand #0 must be Transform IR handle to scf.for operations, but got {q(target)}"]} {
    %0 = irdl.any {description = "Transform IR handle to scf.for operations", stripped = "!transform.op", type = "!transform.op"}
    %1 = irdl.any {attribute = "bool attribute", default = "false"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %4 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(peeled_loop: %3, remainder_loop: %4)
    irdl.attributes {"peel_front" = %1, "fail_if_already_divisible" = %2}
  }
  irdl.operation @loop_pipeline attributes {
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "loop.pipeline",
      rules = ["target.type.param('operation_name') == 'scf.for': operand #0 must be Transform IR handle to scf.for operations, but got {q(target)}"]} {
    %0 = irdl.any {description = "Transform IR handle to scf.for operations", stripped = "!transform.op", type = "!transform.op"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", default = "1 : i64"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", default = "10 : i64"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %3)
    irdl.attributes {"iteration_interval" = %1, "read_latency" = %2}
  }
  irdl.operation @loop_promote_if_one_iteration attributes {
      format = "$target attr-dict `:` type($target)",
      name = "loop.promote_if_one_iteration"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @loop_unroll attributes {
      format = "$target attr-dict `:` type($target)",
      name = "loop.unroll"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    irdl.operands(target: %0)
    irdl.attributes {"factor" = %1}
  }
  irdl.operation @loop_unroll_and_jam attributes {
      format = "$target attr-dict `:` type($target)",
      name = "loop.unroll_and_jam"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    irdl.operands(target: %0)
    irdl.attributes {"factor" = %1}
  }
  irdl.operation @match_operation_empty attributes {
      format = "$operand_handle attr-dict `:` type($operand_handle)",
      name = "match.operation_empty",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(operand_handle: %0)
  }
  irdl.operation @match_operation_name attributes {
      format = "$operand_handle $op_names attr-dict `:` type($operand_handle)",
      name = "match.operation_name",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "string array attribute"}
    irdl.operands(operand_handle: %0)
    irdl.attributes {"op_names" = %1}
  }
  irdl.operation @match_param_cmpi attributes {
      class = "MatchParamCmpIOp",
      format = "$predicate $param `,` $reference attr-dict `:` type($param)",
      name = "match.param.cmpi",
      traits = ["SameTypeOperands", "MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["eq", "ne", "lt", "le", "gt", "ge"], description = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5"}
    irdl.operands(param: %0, reference: %1)
    irdl.attributes {"predicate" = %2}
  }
  irdl.operation @match_structured attributes {
      format = "(`failures` `(` $failure_propagation_mode^ `)`)?$current `:` custom<SemiFunctionType>(type($current), type($outputs))attr-dict-with-keyword regions",
      name = "match.structured",
      rules = ["body_region.args.size == 1: expected one body argument",
        "body_region.args[0].type is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))': expected body argument to implement TransformHandleTypeInterface"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<transform.match.structured.yield>", "MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["propagate", "suppress"], description = "Silenceable error propagation policy", optional, values = [1, 2]}
    %2 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(current: %0)
    irdl.results(outputs: variadic %2)
    irdl.attributes {"failure_propagation_mode" = %1}
    %3 = irdl.region with size 1
    irdl.regions(body_region: %3)
  }
  irdl.operation @match_structured_body attributes {
      format = "$operand_handle attr-dict `:` type($operand_handle)",
      name = "match.structured.body",
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op",
        "when(has(reduction_position), 1, 0) + when(has(passthrough), 1, 0) + when(has(elementwise), 1, 0) + when(has(contraction), 1, 0) <= 1: only one of {{\"reduction_position\", \"passthrough\", \"elementwise\", \"contraction\"} is allowed"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "string array attribute", optional}
    irdl.operands(operand_handle: %0)
    irdl.attributes {"reduction_position" = %1, "passthrough" = %2, "elementwise" = %3, "contraction" = %4}
  }
  irdl.operation @match_structured_classify_contraction_dims attributes {
      format = "$operand_handle attr-dict `:` functional-type(operands, results)",
      name = "match.structured.classify_contraction_dims",
      names = ["batch", "m", "n", "k"],
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %4 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(operand_handle: %0)
    irdl.results(batch: %1, m: %2, n: %3, k: %4)
  }
  irdl.operation @match_structured_classify_convolution_dims attributes {
      format = "$operand_handle attr-dict `:` functional-type(operands, results)",
      name = "match.structured.classify_convolution_dims",
      names = ["batch", "output_image", "output_channel", "filter_loop", "input_channel", "depth", "strides", "dilations"],
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %4 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %5 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %6 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %7 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %8 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(operand_handle: %0)
    irdl.results(batch: %1, output_image: %2, output_channel: %3, filter_loop: %4, input_channel: %5, depth: %6, strides: %7, dilations: %8)
  }
  irdl.operation @match_structured_dim attributes {
      format = "$operand_handle `[`custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
      name = "match.structured.dim",
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op",
        "not (has(parallel) and has(reduction)): cannot request the same dimension to be both parallel and reduction",
        "if has(is_all): not has(is_inverted): cannot request both 'all' and 'inverted' values in the list",
        "if has(is_all): raw_dim_list.size == 0: cannot both request 'all' and specific values in the list",
        "has(is_all) or raw_dim_list.size > 0: must request specific values in the list if 'all' is not specified",
        "distinct(raw_dim_list): expected the listed values to be unique"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(operand_handle: %0)
    irdl.results(result: optional %6)
    irdl.attributes {"raw_dim_list" = %1, "is_inverted" = %2, "is_all" = %3, "parallel" = %4, "reduction" = %5}
  }
  irdl.operation @match_structured_elemental_bitwidth attributes {
      format = "$operand_handle attr-dict `:` functional-type(operands, results)",
      name = "match.structured.elemental_bitwidth",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(operand_handle: %0)
    irdl.results(result: %1)
  }
  irdl.operation @match_structured_init attributes {
      format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
      name = "match.structured.init",
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op",
        "not (has(permutation) and has(projected_permutation)): \"permutation\" and \"projected_permutation\" are mutually exclusive",
        "not has(result) or raw_position_list.size <= 1: cannot bind multiple inputs/inits to the same value",
        "if has(is_all): not has(is_inverted): cannot request both 'all' and 'inverted' values in the list",
        "if has(is_all): raw_position_list.size == 0: cannot both request 'all' and specific values in the list",
        "has(is_all) or raw_position_list.size > 0: must request specific values in the list if 'all' is not specified",
        "distinct(raw_position_list): expected the listed values to be unique"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {description = "transform operation or value handle or ", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type)) or !transform.affine_map"}
    irdl.operands(operand_handle: %0)
    irdl.results(result: optional %6)
    irdl.attributes {"raw_position_list" = %1, "is_inverted" = %2, "is_all" = %3, "permutation" = %4, "projected_permutation" = %5}
  }
  irdl.operation @match_structured_input attributes {
      format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
      name = "match.structured.input",
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op",
        "not (has(permutation) and has(projected_permutation)): \"permutation\" and \"projected_permutation\" are mutually exclusive",
        "not has(result) or raw_position_list.size <= 1: cannot bind multiple inputs/inits to the same value",
        "if has(is_all): not has(is_inverted): cannot request both 'all' and 'inverted' values in the list",
        "if has(is_all): raw_position_list.size == 0: cannot both request 'all' and specific values in the list",
        "has(is_all) or raw_position_list.size > 0: must request specific values in the list if 'all' is not specified",
        "distinct(raw_position_list): expected the listed values to be unique"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {description = "transform operation or value handle or ", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type)) or !transform.affine_map"}
    irdl.operands(operand_handle: %0)
    irdl.results(result: optional %6)
    irdl.attributes {"raw_position_list" = %1, "is_inverted" = %2, "is_all" = %3, "permutation" = %4, "projected_permutation" = %5}
  }
  irdl.operation @match_structured_num_inits attributes {
      format = "$operand_handle attr-dict `:` functional-type(operands, results)",
      name = "match.structured.num_inits",
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(operand_handle: %0)
    irdl.results(result: %1)
  }
  irdl.operation @match_structured_num_inputs attributes {
      format = "$operand_handle attr-dict `:` functional-type(operands, results)",
      name = "match.structured.num_inputs",
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(operand_handle: %0)
    irdl.results(result: %1)
  }
  irdl.operation @match_structured_rank attributes {
      format = "$operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank), \"false\")",
      name = "match.structured.rank",
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(operand_handle: %0)
    irdl.results(rank: %1)
  }
  irdl.operation @match_structured_result attributes {
      format = "$operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)?attr-dict `:` functional-type(operands, results)",
      name = "match.structured.result",
      rules = ["op.parent.name == 'transform.match.structured': expects parent op to be 'transform.match.structured'",
        "same(operand_handle, op.parent.region.args[0]): expected predicate to apply to the surrounding structured op",
        "(has(any) or has(single)) == known(result is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))'): expects either the any/single keyword or the type value handle result type",
        "not (has(any) and has(single)): 'any' and 'single' are mutually exclusive"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {description = "transform operation or value handle", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(operand_handle: %0)
    irdl.results(result: %4)
    irdl.attributes {"position" = %1, "any" = %2, "single" = %3}
  }
  irdl.operation @match_structured_yield attributes {
      format = "$handles attr-dict (`:` type($handles)^)?",
      name = "match.structured.yield",
      traits = ["Terminator"]} {
    %0 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(handles: variadic %0)
  }
  irdl.operation @memref_alloca_to_global attributes {
      class = "MemRefAllocaToGlobalOp",
      format = "$alloca attr-dict `:` functional-type(operands, results)",
      name = "memref.alloca_to_global",
      names = ["getGlobal", "global"],
      rules = ["alloca.type.param('operation_name') == 'memref.alloca': operand #0 must be Transform IR handle to memref.alloca operations, but got {q(alloca)}"]} {
    %0 = irdl.any {description = "Transform IR handle to memref.alloca operations", stripped = "!transform.op", type = "!transform.op"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", name = "getGlobal", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(alloca: %0)
    irdl.results(get_global: %1, global: %2)
  }
  irdl.operation @memref_erase_dead_alloc_and_stores attributes {
      class = "MemRefEraseDeadAllocAndStoresOp",
      format = "$target attr-dict `:` functional-type($target, results)",
      name = "memref.erase_dead_alloc_and_stores"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @memref_make_loop_independent attributes {
      class = "MemRefMakeLoopIndependentOp",
      format = "$target attr-dict `:` functional-type($target, $transformed)",
      name = "memref.make_loop_independent"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %2)
    irdl.attributes {"num_loops" = %1}
  }
  irdl.operation @memref_multibuffer attributes {
      class = "MemRefMultiBufferOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "memref.multibuffer",
      rules = ["target.type.param('operation_name') == 'memref.alloc': operand #0 must be Transform IR handle to memref.alloc operations, but got {q(target)}"]} {
    %0 = irdl.any {description = "Transform IR handle to memref.alloc operations", stripped = "!transform.op", type = "!transform.op"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %3)
    irdl.attributes {"factor" = %1, "skip_analysis" = %2}
  }
  irdl.operation @merge_handles attributes {
      format = "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType", "MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(handles: variadic %0)
    irdl.results(result: %2)
    irdl.attributes {"deduplicate" = %1}
  }
  irdl.operation @named_sequence attributes {
      assembly = "transform.function",
      rules = ["let table = op.parent",
        "if table.has_trait('SymbolTable'): has(table.attr('transform.with_named_sequence')): !!expects the parent symbol table to have the 'transform.with_named_sequence' attribute{note at table} symbol table operation",
        "let t = function_type.type",
        "for i < arg_attrs.size: not (has(arg_attrs[i].field('transform.consumed')) and has(arg_attrs[i].field('transform.readonly'))): !!argument #{i} cannot be both readonly and consumed",
        "if body.size == 0, for i < t.inputs: has(arg_attrs[i].field('transform.consumed')) or has(arg_attrs[i].field('transform.readonly')): !!must provide consumed/readonly status for arguments of external or called ops",
        "done if body.size == 0",
        "let y = body[0].last",
        "if y.name != 'transform.yield': y.has_trait('Terminator'): !!expected 'transform.yield' as terminator{note at y} terminator",
        "done if y.name != 'transform.yield'",
        "y.operands.size == t.outputs at y: !!expected terminator to have as many operands as the parent op has results",
        "for i < t.outputs: y.operands[i] == t.outputs(i) at y: !!the type of the terminator operand #{i} must match the type of the corresponding parent op result ({q(y.operands[i])} vs {q(t.outputs(i))})"],
      traits = ["Symbol", "IsolatedFromAbove"],
      verify = "transform.named_sequence"} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {description = "function type attribute"}
    %2 = irdl.any {attribute = "string attribute", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "Array of dictionary attributes", optional}
    irdl.attributes {"sym_name" = %0, "function_type" = %1, "sym_visibility" = %2, "arg_attrs" = %3, "res_attrs" = %4}
    %5 = irdl.region
    irdl.regions(body: %5)
  }
  irdl.operation @num_associations attributes {
      format = "$handle attr-dict `:` functional-type(operands, results)",
      rules = ["if num.type.mnemonic == 'param': num.type.param('type') is '64-bit signless integer': !!expected the type of the parameter attribute ('i64') to match the parameter type ({q(num.type.param('type'))})"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(handle: %0)
    irdl.results(num: %1)
  }
  irdl.operation @nvgpu_create_async_groups attributes {
      class = "CreateAsyncGroupsOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "nvgpu.create_async_groups"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(result: %2)
    irdl.attributes {"bypass_l1" = %1}
  }
  irdl.operation @nvgpu_pipeline_shared_memory_copies attributes {
      class = "PipelineSharedMemoryCopiesOp",
      format = "`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)",
      name = "nvgpu.pipeline_shared_memory_copies"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["propagate", "suppress"], default = "2 : i32", description = "Silenceable error propagation policy", values = [1, 2]}
    %4 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(for_op: %0)
    irdl.results(result: %4)
    irdl.attributes {"depth" = %1, "peel_epilogue" = %2, "failure_propagation_mode" = %3}
  }
  irdl.operation @nvgpu_rewrite_copy_as_tma attributes {
      class = "RewriteCopyAsTmaOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "nvgpu.rewrite_copy_as_tma"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @nvgpu_rewrite_matmul_as_mma_sync attributes {
      class = "RewriteMatmulAsMmaSyncOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "nvgpu.rewrite_matmul_as_mma_sync"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @param_constant attributes {
      format = "$value attr-dict `->` type($param)",
      name = "param.constant",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {attribute = "any attribute"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.results(param: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @pdl_match attributes {
      class = "PDLMatchOp",
      format = "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "symbol reference attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(root: %0)
    irdl.results(matched: %2)
    irdl.attributes {"pattern_name" = %1}
  }
  irdl.operation @print attributes {
      format = "$target attr-dict (`:` type($target)^)?"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "string attribute", optional}
    %2 = irdl.any {attribute = "unit attribute", optional}
    %3 = irdl.any {attribute = "unit attribute", optional}
    %4 = irdl.any {attribute = "unit attribute", optional}
    irdl.operands(target: optional %0)
    irdl.attributes {"name" = %1, "assume_verified" = %2, "use_local_scope" = %3, "skip_regions" = %4}
  }
  irdl.operation @replicate attributes {
      format = "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)",
      match = ["all(handles, replicated)"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %2 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(pattern: %0, handles: variadic %1)
    irdl.results(replicated: variadic %2)
  }
  irdl.operation @scf_take_assumed_branch attributes {
      class = "TakeAssumedBranchOp",
      format = "$target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)",
      name = "scf.take_assumed_branch"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "unit attribute", optional}
    irdl.operands(target: %0)
    irdl.attributes {"take_else_branch" = %1}
  }
  irdl.operation @select attributes {
      format = "$op_name `in` $target attr-dict `:` functional-type(operands, results)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(result: %2)
    irdl.attributes {"op_name" = %1}
  }
  irdl.operation @sequence attributes {
      default_dialect = "transform",
      format = "custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions",
      rules = ["body.args.size > 0: expects the entry block to have at least one argument",
        "body.args[0].type is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))': expects the first entry block argument to be of type implementing TransformHandleTypeInterface",
        "body.args[0].type == op.operands[0].type: expects the type of the block argument to match the type of the operand",
        "for i < body.args.size, let t = body.args[i].type: t is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))' or t is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)' or t is '(!transform.any_value or !pdl.value)': expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface{note at op} argument #{i} does not",
        "let outer = either(op.within('transform.sequence'), op.within('transform.with_pdl_patterns'))",
        "if has(outer): op.operands.size == body.args.size: expects operands to be provided for a nested op{note at outer} nested in another possible top-level op",
        "if not has(root): extra_bindings.size == 0: does not expect extra operands when used as top-level",
        "for o in body[0], if has(o.next): o.dialect == 'transform' and not (o.name.begins('transform.apply_patterns.') or o.name.begins('transform.apply_conversion_patterns.') or o.name.begins('transform.type_conversion.')): expected children ops to implement TransformOpInterface{note at o} op without interface",
        "if body.last.name == 'transform.yield', let y = body.last.operands: y.size == results.size and all(i < y.size, y[i].type == results[i].type): expects the types of the terminator operands to match the types of the result{note at body.last} terminator"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<transform.yield>", "AttrSizedOperandSegments", "RecursiveMemoryEffects", "MemoryEffects<[MemAlloc, MemRead]>"],
      verify = "transform.sequence"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["propagate", "suppress"], description = "Silenceable error propagation policy", values = [1, 2]}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(root: optional %1, extra_bindings: variadic %2)
    irdl.results(results: variadic %3)
    irdl.attributes {"failure_propagation_mode" = %0}
    %4 = irdl.region with size 1
    irdl.regions(body: %4)
  }
  irdl.operation @smt_constrain_params attributes {
      class = "ConstrainParamsOp",
      format = "`(` $params `)` attr-dict `:` functional-type(operands, results) $body",
      name = "smt.constrain_params",
      rules = ["body.args.size == params.size: must have the same number of block arguments as operands",
        "for i < params.size, let t = body.args[i].type: t is '!smt.bool' or t is '!smt.int' or t is '!smt.bv': the type of block arg #{i} is expected to be either a !smt.bool, a !smt.int, or a !smt.bv",
        "for i < params.size, if body.args[i].type is '!smt.bool': params[i].type.param('type') is '1-bit signless integer': the type of block arg #{i} is !smt.bool though the corresponding operand type ({q(params[i].type)}) is not wrapping i1",
        "for i < params.size, let t = body.args[i].type, if t is '!smt.bv': params[i].type.param('type').width == t.param('width'): the type of block arg #{i} is {q(t)} though the corresponding operand type ({q(params[i].type)}) is not wrapping an integer type of the same bitwidth",
        "all(o in body[0], o.dialect == 'smt'): ops contained in region should belong to SMT-dialect",
        "body.last.name == 'smt.yield': expected 'smt.yield' as terminator",
        "if body.last.name == 'smt.yield': body.last.operands.size == results.size at body.last: expected terminator to have as many operands as the parent op has results",
        "for i < results.size, let t = body.last.operands[i].type, if t is '!smt.bool': results[i].type.param('type') is '1-bit signless integer' at body.last: the type of terminator operand #{i} is !smt.bool though the corresponding result type ({q(results[i].type)}) is not wrapping i1",
        "for i < results.size, let t = body.last.operands[i].type, if t is '!smt.bv': results[i].type.param('type').width == t.param('width') at body.last: the type of terminator operand #{i} is {q(t)} though the corresponding result type ({q(results[i].type)}) is not wrapping an integer type of the same bitwidth"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<smt.yield>"]} {
    %0 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %1 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(params: variadic %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region with size 1
    irdl.regions(body: %2)
  }
  irdl.operation @sparse_tensor_match_sparse_inout attributes {
      class = "MatchSparseInOut",
      format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), \"false\")",
      name = "sparse_tensor.match.sparse_inout",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(result: %1)
  }
  irdl.operation @split_handle attributes {
      format = "$handle attr-dict `:` functional-type(operands, results)",
      rules = ["for r in results: known(handle.type is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') == known(r.type is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))') and known(handle.type is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)') == known(r.type is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)'): expects result types to implement the same transform interface as the operand type"],
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {attribute = "bool attribute", default = "true"}
    %2 = irdl.any {attribute = "bool attribute", default = "true"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %4 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(handle: %0)
    irdl.results(results: variadic %4)
    irdl.attributes {"pass_through_empty_handle" = %1, "fail_on_payload_too_small" = %2, "overflow_result" = %3}
  }
  irdl.operation @structured_bufferize_to_allocation attributes {
      class = "BufferizeToAllocationOp",
      format = "$target attr-dict `:` type($target)",
      infers,
      name = "structured.bufferize_to_allocation",
      names = ["allocated_buffer", "new_ops"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "any attribute", optional}
    %2 = irdl.any {attribute = "string attribute", default = "\"bufferization.materialize_in_destination\""}
    %3 = irdl.any {attribute = "string attribute", default = "\"memref.alloc\""}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {description = "", exact, type = "!transform.any_value"}
    %7 = irdl.any {description = "", exact, type = "!transform.any_op"}
    irdl.operands(target: %0)
    irdl.results(allocated_buffer: %6, new_ops: %7)
    irdl.attributes {"memory_space" = %1, "memcpy_op" = %2, "alloc_op" = %3, "bufferize_destination_only" = %4, "emit_dealloc" = %5}
  }
  irdl.operation @structured_continuous_tile_sizes attributes {
      class = "ContinuousTileSizesOp",
      format = "$target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), type($chunk_sizes))",
      name = "structured.continuous_tile_sizes",
      names = ["tile_sizes", "chunk_sizes"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is non-negative"}
    %3 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %4 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(tile_sizes: %3, chunk_sizes: %4)
    irdl.attributes {"dimension" = %1, "target_size" = %2}
  }
  irdl.operation @structured_convert_conv2d_to_img2col attributes {
      class = "ConvertConv2DToImg2ColOp",
      format = "$target attr-dict `:` functional-type($target, results)",
      name = "structured.convert_conv2d_to_img2col",
      names = ["img2col_tensor", "transformed"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(img2col_tensor: %1, transformed: %2)
  }
  irdl.operation @structured_convert_to_loops attributes {
      class = "ConvertToLoopsOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "structured.convert_to_loops"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(result: %1)
  }
  irdl.operation @structured_decompose attributes {
      class = "DecomposeOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "structured.decompose"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_decompose_interface attributes {
      class = "DecomposeInterfaceOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "structured.decompose_interface"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_decompose_winograd_op attributes {
      class = "DecomposeWinogradOp",
      format = "$target attr-dict `:` functional-type($target, results)",
      name = "structured.decompose_winograd_op"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_eliminate_empty_tensors attributes {
      class = "EliminateLinalgOpAnchoredEmptyTensorsOp",
      format = "$target attr-dict `:` type($target)",
      name = "structured.eliminate_empty_tensors"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @structured_flatten_elementwise attributes {
      class = "FlattenElementwiseLinalgOp",
      format = "$target attr-dict `:` functional-type($target, results)",
      name = "structured.flatten_elementwise"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_fuse attributes {
      class = "FuseOp",
      format = "$target oilist( `tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes) | `interchange` custom<DynamicIndexList>($tile_interchange, $static_tile_interchange) ) attr-dict `:` functional-type(operands, results)",
      name = "structured.fuse",
      names = ["transformed", "loops"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %4 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "unit attribute"}
    %7 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %8 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, tile_sizes: variadic %1, tile_interchange: variadic %2)
    irdl.results(transformed: %7, loops: variadic %8)
    irdl.attributes {"static_tile_sizes" = %3, "static_tile_interchange" = %4, "apply_cleanup" = %5, "use_forall" = %6}
  }
  irdl.operation @structured_fuse_into_containing_op attributes {
      class = "FuseIntoContainingOp",
      format = "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)",
      name = "structured.fuse_into_containing_op",
      names = ["fused_op", "new_containing_op"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(producer_op: %0, containing_op: %1)
    irdl.results(fused_op: %2, new_containing_op: %3)
  }
  irdl.operation @structured_generalize attributes {
      class = "GeneralizeOp",
      format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")",
      name = "structured.generalize"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_gpu_map_copy_to_threads attributes {
      class = "MapCopyToThreadsOp",
      format = "$target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:` functional-type(operands, results)",
      name = "structured.gpu.map_copy_to_threads",
      names = ["forall_op", "tiled_op"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %4 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(forall_op: %3, tiled_op: %4)
    irdl.attributes {"total_num_threads" = %1, "desired_bit_alignment" = %2}
  }
  irdl.operation @structured_hoist_pad attributes {
      class = "HoistPadOp",
      format = "$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)",
      name = "structured.hoist_pad"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %3)
    irdl.attributes {"num_loops" = %1, "transpose" = %2}
  }
  irdl.operation @structured_hoist_pad_build_packing_loop_nest attributes {
      class = "HoistPadBuildPackingLoopNestOp",
      format = "$target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)",
      name = "structured.hoist_pad.build_packing_loop_nest"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, loop: %1)
    irdl.results(packing_loop: %3)
    irdl.attributes {"transpose" = %2}
  }
  irdl.operation @structured_hoist_redundant_vector_broadcasts attributes {
      class = "HoistRedundantVectorBroadcastsOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "structured.hoist_redundant_vector_broadcasts"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_hoist_redundant_vector_transfers attributes {
      class = "HoistRedundantVectorTransfersOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "structured.hoist_redundant_vector_transfers"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %2)
    irdl.attributes {"verify_non_zero_trip" = %1}
  }
  irdl.operation @structured_insert_slice_to_copy attributes {
      class = "InsertSliceToCopyOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "structured.insert_slice_to_copy"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_interchange attributes {
      class = "InterchangeOp",
      format = "$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")",
      name = "structured.interchange",
      rules = ["all(v in iterator_interchange, v >= 0): attribute 'iterator_interchange' failed to satisfy constraint: i64 dense array attribute whose value is non-negative",
        "is_permutation(iterator_interchange): expects iterator_interchange to be a permutation, found {iterator_interchange.dims}"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "i64 dense array attribute whose value is non-negative", default = "array<i64>", optional}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %2)
    irdl.attributes {"iterator_interchange" = %1}
  }
  irdl.operation @structured_linalg_copy_to_memref attributes {
      class = "LinalgCopyToMemrefOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "structured.linalg_copy_to_memref"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_lower_pack attributes {
      class = "LowerPackOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "structured.lower_pack",
      names = ["pad_op", "expand_shape_op", "transpose_op"],
      rules = ["target.type.param('operation_name') == 'linalg.pack': operand #0 must be Transform IR handle to linalg.pack operations, but got {q(target)}",
        "pad_op.type.param('operation_name') == 'tensor.pad': result #0 must be Transform IR handle to tensor.pad operations, but got {q(pad_op)}",
        "expand_shape_op.type.param('operation_name') == 'tensor.expand_shape': result #1 must be Transform IR handle to tensor.expand_shape operations, but got {q(expand_shape_op)}",
        "transpose_op.type.param('operation_name') == 'linalg.transpose': result #2 must be Transform IR handle to linalg.transpose operations, but got {q(transpose_op)}"]} {
    %0 = irdl.any {description = "Transform IR handle to linalg.pack operations", stripped = "!transform.op", type = "!transform.op"}
    %1 = irdl.any {attribute = "bool attribute", default = "true"}
    %2 = irdl.any {description = "Transform IR handle to tensor.pad operations", stripped = "!transform.op", type = "!transform.op"}
    %3 = irdl.any {description = "Transform IR handle to tensor.expand_shape operations", stripped = "!transform.op", type = "!transform.op"}
    %4 = irdl.any {description = "Transform IR handle to linalg.transpose operations", stripped = "!transform.op", type = "!transform.op"}
    irdl.operands(target: %0)
    irdl.results(pad_op: %2, expand_shape_op: %3, transpose_op: %4)
    irdl.attributes {"lowerPadLikeWithInsertSlice" = %1}
  }
  irdl.operation @structured_lower_unpack attributes {
      class = "LowerUnPackOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "structured.lower_unpack",
      names = ["empty_op", "transpose_op", "collapse_shape_op", "extract_slice_op"],
      rules = ["target.type.param('operation_name') == 'linalg.unpack': operand #0 must be Transform IR handle to linalg.unpack operations, but got {q(target)}",
        "empty_op.type.param('operation_name') == 'tensor.empty': result #0 must be Transform IR handle to tensor.empty operations, but got {q(empty_op)}",
        "transpose_op.type.param('operation_name') == 'linalg.transpose': result #1 must be Transform IR handle to linalg.transpose operations, but got {q(transpose_op)}",
        "collapse_shape_op.type.param('operation_name') == 'tensor.collapse_shape': result #2 must be Transform IR handle to tensor.collapse_shape operations, but got {q(collapse_shape_op)}",
        "extract_slice_op.type.param('operation_name') == 'tensor.extract_slice': result #3 must be Transform IR handle to tensor.extract_slice operations, but got {q(extract_slice_op)}"]} {
    %0 = irdl.any {description = "Transform IR handle to linalg.unpack operations", stripped = "!transform.op", type = "!transform.op"}
    %1 = irdl.any {attribute = "bool attribute", default = "true"}
    %2 = irdl.any {description = "Transform IR handle to tensor.empty operations", stripped = "!transform.op", type = "!transform.op"}
    %3 = irdl.any {description = "Transform IR handle to linalg.transpose operations", stripped = "!transform.op", type = "!transform.op"}
    %4 = irdl.any {description = "Transform IR handle to tensor.collapse_shape operations", stripped = "!transform.op", type = "!transform.op"}
    %5 = irdl.any {description = "Transform IR handle to tensor.extract_slice operations", stripped = "!transform.op", type = "!transform.op"}
    irdl.operands(target: %0)
    irdl.results(empty_op: %2, transpose_op: %3, collapse_shape_op: %4, extract_slice_op: %5)
    irdl.attributes {"lowerUnpadLikeWithExtractSlice" = %1}
  }
  irdl.operation @structured_match attributes {
      class = "MatchOp",
      format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)? (`filter_result_type` `=` $filter_result_type^)? (`filter_operand_types` `=` $filter_operand_types^)? `in` $target attr-dict `:` functional-type($target, results)",
      name = "structured.match",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "string array attribute", optional}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["LinalgOp", "TilingInterface", "LoopLikeInterface"], description = "An interface to match", optional}
    %3 = irdl.any {attribute = "dictionary of named attribute values", optional}
    %4 = irdl.any {attribute = "any type attribute", optional}
    %5 = irdl.any {attribute = "type array attribute", optional}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(results: %6)
    irdl.attributes {"ops" = %1, "interface" = %2, "op_attrs" = %3, "filter_result_type" = %4, "filter_operand_types" = %5}
  }
  irdl.operation @structured_multitile_sizes attributes {
      class = "MultiTileSizesOp",
      format = "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))",
      name = "structured.multitile_sizes",
      names = ["low_size", "high_size", "split_point"],
      rules = ["low_size.type == high_size.type and low_size.type == split_point.type: expects all results type to be the same"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", default = "1 : i64"}
    %4 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %5 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %6 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(low_size: %4, high_size: %5, split_point: %6)
    irdl.attributes {"dimension" = %1, "target_size" = %2, "divisor" = %3}
  }
  irdl.operation @structured_pack attributes {
      class = "PackOp",
      format = "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:` functional-type(operands, results)",
      name = "structured.pack"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, packed_sizes: variadic %1)
    irdl.results(packed_op: %3)
    irdl.attributes {"static_packed_sizes" = %2}
  }
  irdl.operation @structured_pack_greedily attributes {
      class = "PackGreedilyOp",
      format = "$target oilist( `matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes) (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` `=` $matmul_inner_dims_order ) attr-dict `:` functional-type(operands, results)",
      name = "structured.pack_greedily",
      rules = ["is_permutation(matmul_inner_dims_order): \"matmul_inner_dims_order\" is not a valid permutation",
        "for i < static_matmul_packed_sizes.size: static_matmul_packed_sizes[i] == 0 or matmul_padded_sizes_next_multiple_of[i] == 0: at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", description = "i64 dense array attribute with exactly 3 elements"}
    %3 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", description = "i64 dense array attribute with 0 or 3 elements"}
    %4 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", description = "i64 dense array attribute with exactly 3 elements"}
    %5 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, matmul_packed_sizes: variadic %1)
    irdl.results(packed_op: %5)
    irdl.attributes {"static_matmul_packed_sizes" = %2, "matmul_padded_sizes_next_multiple_of" = %3, "matmul_inner_dims_order" = %4}
  }
  irdl.operation @structured_pack_transpose attributes {
      class = "PackTransposeOp",
      format = "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^ )? (`inner_perm` `=` $inner_perm^ )? attr-dict `:` functional-type(operands, results)",
      name = "structured.pack_transpose",
      names = ["packed_op", "pack_op", "un_pack_op"],
      rules = ["if outer_perm.size > 0: is_permutation(outer_perm): \"outer_perm\" is not a valid permutation",
        "if inner_perm.size > 0: is_permutation(inner_perm): \"inner_perm\" is not a valid permutation"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %3 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %4 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %5 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target_pack_or_un_pack_op: %0, target_linalg_op: %1)
    irdl.results(packed_op: %4, pack_op: %5, un_pack_op: %6)
    irdl.attributes {"outer_perm" = %2, "inner_perm" = %3}
  }
  irdl.operation @structured_pad attributes {
      class = "PadOp",
      format = "$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)? (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)? attr-dict `:` functional-type(operands, results)",
      name = "structured.pad",
      names = ["padded", "pad", "copy"],
      rules = ["all(v in nofold_flags, v.value == 0 or v.value == 1): expects nofold_flags to contain booleans (0/1), found {nofold_flags}",
        "all(v in padding_dimensions, v.value >= 0): expects padding_dimensions to contain positive integers, found {padding_dimensions}",
        "for v in transpose_paddings: is_permutation(v): expects transpose_paddings to be a permutation, found {v}"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "array attribute", default = "[]"}
    %2 = irdl.any {attribute = "64-bit integer array attribute", default = "[]"}
    %3 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %4 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %5 = irdl.any {attribute = "64-bit integer array attribute", default = "[]"}
    %6 = irdl.any {attribute = "array attribute", default = "[]", description = "array of arrays of i64"}
    %7 = irdl.any {attribute = "string attribute", default = "\"bufferization.materialize_in_destination\""}
    %8 = irdl.any {attribute = "unit attribute"}
    %9 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %10 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %11 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, pad_to_multiple_of: variadic %3)
    irdl.results(padded: %9, pad: %10, copy: %11)
    irdl.attributes {"padding_values" = %1, "padding_dimensions" = %2, "static_pad_to_multiple_of" = %4, "nofold_flags" = %5, "transpose_paddings" = %6, "copy_back_op" = %7, "use_prescribed_tensor_shapes" = %8}
  }
  irdl.operation @structured_pad_tiling_interface attributes {
      class = "PadTilingInterfaceOp",
      format = "$target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)? (`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict `:` functional-type(operands, results)",
      name = "structured.pad_tiling_interface",
      names = ["padded", "pad"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "array attribute", default = "[]"}
    %2 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, padding_sizes: variadic %2)
    irdl.results(padded: %5, pad: %6)
    irdl.attributes {"padding_values" = %1, "static_padding_sizes" = %3, "pad_to_multiple_of" = %4}
  }
  irdl.operation @structured_promote attributes {
      class = "PromoteOp",
      format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")",
      name = "structured.promote",
      rules = ["for m in mapping: known(m.dialect == 'gpu' and m.mnemonic in ['block', 'lane', 'mask', 'memory_space', 'thread', 'warp', 'warpgroup']): attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit integer array attribute", default = "[]"}
    %2 = irdl.any {attribute = "1-bit boolean array attribute", default = "[]"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "any attribute", optional}
    %7 = irdl.any {attribute = "array attribute", description = "Device Mapping array attribute", optional}
    %8 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %9 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %9)
    irdl.attributes {"operands_to_promote" = %1, "use_full_tile_buffers" = %2, "use_full_tiles_by_default" = %3, "use_original_subview_size" = %4, "use_alloca" = %5, "memory_space" = %6, "mapping" = %7, "alignment" = %8}
  }
  irdl.operation @structured_promote_tensor attributes {
      class = "PromoteTensorOp",
      format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)",
      name = "structured.promote_tensor",
      traits = ["SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {attribute = "any attribute", optional}
    %2 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(tensor: %0)
    irdl.results(promoted: %2)
    irdl.attributes {"memory_space" = %1}
  }
  irdl.operation @structured_replace attributes {
      class = "ReplaceOp",
      format = "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement), \"false\")",
      name = "structured.replace",
      rules = ["bodyRegion.first.operands.size == 0 at bodyRegion.first: expected replacement without operands",
        "bodyRegion.first.regions.size == 0 or bodyRegion.first.has_trait('IsolatedFromAbove') at bodyRegion.first: expect op that is isolated from above"],
      traits = ["IsolatedFromAbove", "NoTerminator", "SingleBlock", "HasOnlyGraphRegion"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(replacement: %1)
    %2 = irdl.region with size 1 {name = "bodyRegion"}
    irdl.regions(body_region: %2)
  }
  irdl.operation @structured_rewrite_in_destination_passing_style attributes {
      class = "RewriteInDestinationPassingStyleOp",
      format = "$target attr-dict `:` functional-type($target, results)",
      name = "structured.rewrite_in_destination_passing_style"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_scalarize attributes {
      class = "ScalarizeOp",
      format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), \"false\")",
      name = "structured.scalarize"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(result: %1)
  }
  irdl.operation @structured_specialize attributes {
      class = "SpecializeOp",
      format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")",
      name = "structured.specialize"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_split attributes {
      class = "SplitOp",
      format = "$target `after` custom<NumberOrValue>($static_chunk_sizes, $dynamic_chunk_sizes) ` ` attr-dict ` ` `:` type($target) (`,` type($dynamic_chunk_sizes)^)?",
      infers = false,
      match = ["split_list = same(target): expects the result to have the type of the target"],
      name = "structured.split",
      rules = ["has(dynamic_chunk_sizes) == (static_chunk_sizes.value == ?): expects either a dynamic or a static split point to be provided"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, dynamic_chunk_sizes: optional %2)
    irdl.results(split_list: %5)
    irdl.attributes {"dimension" = %1, "static_chunk_sizes" = %3, "multiway" = %4}
  }
  irdl.operation @structured_split_reduction attributes {
      class = "SplitReductionOp",
      format = "$target attr-dict `:`functional-type(operands, results)",
      name = "structured.split_reduction",
      names = ["init_or_alloc_op", "fill_op", "split_linalg_op", "combining_linalg_op"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", default = "0 : i64"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", default = "0 : i64"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %7 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %8 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %9 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(init_or_alloc_op: %6, fill_op: %7, split_linalg_op: %8, combining_linalg_op: %9)
    irdl.attributes {"split_factor" = %1, "insert_split_dimension" = %2, "inner_parallel" = %3, "use_scaling_algorithm" = %4, "use_alloc" = %5}
  }
  irdl.operation @structured_tile_reduction_using_for attributes {
      class = "TileReductionUsingForOp",
      format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)",
      name = "structured.tile_reduction_using_for",
      names = ["fill_op", "split_op", "combining_op", "for_op"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit integer array attribute", default = "[]"}
    %2 = irdl.any {attribute = "64-bit integer array attribute", default = "[]"}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %4 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %5 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(fill_op: variadic %3, split_op: %4, combining_op: %5, for_op: %6)
    irdl.attributes {"reduction_dims" = %1, "tile_sizes" = %2}
  }
  irdl.operation @structured_tile_reduction_using_forall attributes {
      class = "TileReductionUsingForallOp",
      format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` (`num_threads` `=` $num_threads^)? (`tile_sizes` `=` $tile_sizes^)? (`mapping` `=` $mapping^)? attr-dict `:` functional-type(operands, results)",
      name = "structured.tile_reduction_using_forall",
      names = ["fill_op", "split_op", "combining_op", "forall_op"],
      rules = ["for m in mapping: known(m.dialect == 'gpu' and m.mnemonic in ['block', 'lane', 'mask', 'memory_space', 'thread', 'warp', 'warpgroup']): attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit integer array attribute", default = "[]"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>"}
    %3 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>"}
    %4 = irdl.any {attribute = "array attribute", description = "Device Mapping array attribute", optional}
    %5 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %7 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %8 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(fill_op: variadic %5, split_op: %6, combining_op: %7, forall_op: %8)
    irdl.attributes {"reduction_dims" = %1, "num_threads" = %2, "tile_sizes" = %3, "mapping" = %4}
  }
  irdl.operation @structured_tile_using_for attributes {
      class = "TileUsingForOp",
      format = "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=` $interchange^)? attr-dict `:` functional-type(operands, results)",
      name = "structured.tile_using_for",
      names = ["tiled_linalg_op", "loops"],
      rules = ["let n = count(v in static_sizes, v != 0)",
        "loops.size == n or n == 1 and loops.size == 0: expected number of loops to tile ({n}) to match number of `loops` results ({loops.size})"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %3 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %4 = irdl.any {attribute = "i1 dense array attribute", default = "array<i1>", optional}
    %5 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %6 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, dynamic_sizes: variadic %1)
    irdl.results(tiled_linalg_op: %5, loops: variadic %6)
    irdl.attributes {"static_sizes" = %2, "interchange" = %3, "scalable_sizes" = %4}
  }
  irdl.operation @structured_tile_using_forall attributes {
      class = "TileUsingForallOp",
      format = "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` functional-type(operands, results)",
      name = "structured.tile_using_forall",
      names = ["tiled_op", "forall_op"],
      rules = ["for m in mapping: known(m.dialect == 'gpu' and m.mnemonic in ['block', 'lane', 'mask', 'memory_space', 'thread', 'warp', 'warpgroup']): attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %4 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %5 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %6 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %7 = irdl.any {attribute = "array attribute", description = "Device Mapping array attribute", optional}
    %8 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %9 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, num_threads: variadic %1, tile_sizes: variadic %2, packed_num_threads: optional %3, packed_tile_sizes: optional %4)
    irdl.results(tiled_op: %8, forall_op: %9)
    irdl.attributes {"static_num_threads" = %5, "static_tile_sizes" = %6, "mapping" = %7}
  }
  irdl.operation @structured_transpose_conv2d attributes {
      class = "TransposeConv2DOp",
      format = "$target attr-dict `:` functional-type($target, results)",
      name = "structured.transpose_conv2d"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %1)
  }
  irdl.operation @structured_transpose_matmul attributes {
      class = "TransposeMatmulOp",
      format = "$target (`<` $inputToTranspose^ `>`)? attr-dict `:` functional-type($target, results)",
      name = "structured.transpose_matmul"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["lhs", "rhs"], default = "0 : i32", description = "Input to transpose when converting matmul ops to transposed variants"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %2)
    irdl.attributes {"inputToTranspose" = %1}
  }
  irdl.operation @structured_vectorize attributes {
      class = "VectorizeOp",
      format = "$target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes, $scalable_sizes)) attr-dict `:` type($target)(`,`type($vector_sizes)^)?",
      name = "structured.vectorize"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %3 = irdl.any {attribute = "unit attribute", optional}
    %4 = irdl.any {attribute = "unit attribute", optional}
    %5 = irdl.any {attribute = "unit attribute", optional}
    %6 = irdl.any {attribute = "i1 dense array attribute", default = "array<i1>", optional}
    irdl.operands(target: %0, vector_sizes: variadic %1)
    irdl.attributes {"static_vector_sizes" = %2, "vectorize_nd_extract" = %3, "assume_dynamic_dims_match_vec_sizes" = %4, "create_named_contraction" = %5, "scalable_sizes" = %6}
  }
  irdl.operation @structured_vectorize_children_and_apply_patterns attributes {
      class = "VectorizeChildrenAndApplyPatternsOp",
      format = "$target attr-dict `:`functional-type(operands, results)",
      name = "structured.vectorize_children_and_apply_patterns"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "unit attribute"}
    %7 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %7)
    irdl.attributes {"fold_type_extensions_into_contract" = %1, "vectorize_padding" = %2, "vectorize_nd_extract" = %3, "flatten_1d_depthwise_conv" = %4, "disable_multi_reduction_to_contract_patterns" = %5, "disable_transfer_permutation_map_lowering_patterns" = %6}
  }
  irdl.operation @structured_winograd_conv2d attributes {
      class = "WinogradConv2DOp",
      format = "$target attr-dict `:` functional-type($target, results)",
      name = "structured.winograd_conv2d"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["F_2_3", "F_4_3", "F_2_5"], description = "allowed 32-bit signless integer cases: 0, 1, 2"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %2)
    irdl.attributes {"fmr" = %1}
  }
  irdl.operation @tensor_make_loop_independent attributes {
      class = "MakeLoopIndependentOp",
      format = "$target attr-dict `:` functional-type($target, $transformed)",
      name = "tensor.make_loop_independent"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(transformed: %2)
    irdl.attributes {"num_loops" = %1}
  }
  irdl.operation @tune_alternatives attributes {
      class = "AlternativesOp",
      format = "`<` $name `>` (`selected_region` `=` custom<AlternativesOpSelectedRegion>( $selected_region_attr, $selected_region_param)^)? attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->` type($results)^)? regions",
      name = "tune.alternatives",
      rules = ["if has(selected_region_attr): selected_region_attr.value < op.regions.size: 'selected_region' attribute specifies region at index {selected_region_attr.value} while op has only {op.regions.size} regions"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<transform.yield>", "NoRegionArguments"]} {
    %0 = irdl.any {attribute = "string attribute", description = "An Attribute containing a string"}
    %1 = irdl.any {attribute = "arbitrary integer attribute", optional}
    %2 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(selected_region_param: optional %2)
    irdl.results(results: variadic %3)
    irdl.attributes {"name" = %0, "selected_region_attr" = %1}
    %4 = irdl.region with size 1 {variadic}
    irdl.regions(alternatives: %4)
  }
  irdl.operation @tune_knob attributes {
      class = "KnobOp",
      format = "`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)",
      name = "tune.knob",
      rules = ["if has(selected), if options isa 'array attribute': any(v in options, same(v, selected)): provided `selected` attribute is not an element of `options` array of attributes"]} {
    %0 = irdl.any {attribute = "string attribute", description = "An Attribute containing a string"}
    %1 = irdl.any {attribute = "any attribute"}
    %2 = irdl.any {attribute = "any attribute", optional}
    %3 = irdl.any {description = "TransformParamTypeInterface instance", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    irdl.results(result: %3)
    irdl.attributes {"name" = %0, "options" = %1, "selected" = %2}
  }
  irdl.operation @type_conversion_tensor_cast_shape_dynamic_dims attributes {
      class = "TypeConversionCastShapeDynamicDimsOp",
      format = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict",
      name = "type_conversion.tensor.cast_shape_dynamic_dims"} {
    %0 = irdl.any {attribute = "unit attribute"}
    irdl.attributes {"ignore_dynamic_info" = %0}
  }
  irdl.operation @verify attributes {
      format = "$target attr-dict `:` type($target)"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
  }
  irdl.operation @with_pdl_patterns attributes {
      class = "WithPDLPatternsOp",
      default_dialect = "transform",
      format = "($root^ `:` type($root))? attr-dict-with-keyword regions",
      rules = ["body.args.size > 0: expects the entry block to have at least one argument",
        "body.args[0].type is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))': expects the first entry block argument to be of type implementing TransformHandleTypeInterface",
        "body.args[0].type == op.operands[0].type: expects the type of the block argument to match the type of the operand",
        "for i < body.args.size, let t = body.args[i].type: t is '((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))' or t is '(!transform.any_param or !transform.param or !transform.affine_map or !transform.type)' or t is '(!transform.any_value or !pdl.value)': expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface{note at op} argument #{i} does not",
        "let top = first(i < body[0].size, body[0][i].name in ['transform.sequence', 'transform.with_pdl_patterns'])",
        "for i < body[0].size, let o = body[0][i]: o.name in ['pdl.pattern', 'transform.sequence', 'transform.with_pdl_patterns']: expects only pattern and top-level transform ops in its body{note at o} offending op",
        "for i < body[0].size, if i > top, let o = body[0][i]: o.name == 'pdl.pattern': expects only one non-pattern op in its body{note at body[0][top]} first non-pattern op{note at o} second non-pattern op",
        "not has(op.within('transform.with_pdl_patterns')): cannot be nested{note at op.within('transform.with_pdl_patterns')} parent operation",
        "any(o in body[0], o.name != 'pdl.pattern'): expects at least one non-pattern op"],
      traits = ["NoTerminator", "SymbolTable"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(root: optional %0)
    %1 = irdl.region with size 1
    irdl.regions(body: %1)
  }
  irdl.operation @xegpu_convert_layout attributes {
      class = "ConvertLayoutOp",
      format = "$target `input_sg_layout` `=` custom<DynamicIndexList>($input_sg_layout, $static_input_sg_layout) `input_sg_data` `=` custom<DynamicIndexList>($input_sg_data, $static_input_sg_data) (`input_inst_data` `=` custom<DynamicIndexList>($input_inst_data, $static_input_inst_data)^)? `target_sg_layout` `=` custom<DynamicIndexList>($target_sg_layout, $static_target_sg_layout) `target_sg_data` `=` custom<DynamicIndexList>($target_sg_data, $static_target_sg_data) (`target_inst_data` `=` custom<DynamicIndexList>($target_inst_data, $static_target_inst_data)^)? attr-dict `:` functional-type(operands, results)",
      name = "xegpu.convert_layout",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %4 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %5 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %6 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %7 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %8 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %9 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %10 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %11 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %12 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %13 = irdl.any {description = "TransformHandleTypeInterface instance", name = "newConvertOp", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, input_sg_layout: variadic %1, input_sg_data: variadic %2, input_inst_data: variadic %3, target_sg_layout: variadic %4, target_sg_data: variadic %5, target_inst_data: variadic %6)
    irdl.results(new_convert_op: %13)
    irdl.attributes {"static_input_sg_layout" = %7, "static_input_sg_data" = %8, "static_input_inst_data" = %9, "static_target_sg_layout" = %10, "static_target_sg_data" = %11, "static_target_inst_data" = %12}
  }
  irdl.operation @xegpu_get_desc_op attributes {
      class = "GetDescOp",
      format = "$target attr-dict `:` functional-type(operands, results)",
      name = "xegpu.get_desc_op",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {description = "TransformHandleTypeInterface instance", name = "descHandle", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0)
    irdl.results(desc_handle: %1)
  }
  irdl.operation @xegpu_insert_prefetch attributes {
      class = "InsertPrefetchOp",
      format = "$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)? attr-dict `:` functional-type(operands, results)",
      name = "xegpu.insert_prefetch"} {
    %0 = irdl.any {description = "TransformValueHandleTypeInterface instance", type = "((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    %1 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", default = "1 : i64", optional}
    %3 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, dynamic_nb_prefetch: optional %1)
    irdl.results(desc_op: %3)
    irdl.attributes {"static_nb_prefetch" = %2}
  }
  irdl.operation @xegpu_set_desc_layout attributes {
      class = "SetDescLayoutOp",
      format = "$target `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)? (`slice_dims` `=` $slice_dims^)? attr-dict `:` functional-type(operands, results)",
      name = "xegpu.set_desc_layout",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %4 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %5 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %6 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %7 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %8 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    irdl.operands(target: %0, sg_layout: variadic %1, sg_data: variadic %2, inst_data: variadic %3)
    irdl.results(transformed: %8)
    irdl.attributes {"static_sg_layout" = %4, "static_sg_data" = %5, "static_inst_data" = %6, "slice_dims" = %7}
  }
  irdl.operation @xegpu_set_gpu_launch_threads attributes {
      class = "SetGPULaunchThreadsOp",
      format = "$target `threads` `=` custom<DynamicIndexList>($threads, $static_threads) attr-dict `:` qualified(type(operands))",
      name = "xegpu.set_gpu_launch_threads"} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    irdl.operands(target: %0, threads: variadic %1)
    irdl.attributes {"static_threads" = %2}
  }
  irdl.operation @xegpu_set_op_layout_attr attributes {
      class = "SetOpLayoutAttrOp",
      format = "$target (`result` $result^)? (`index` `=` $index^)? `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)? (`slice_dims` `=` $slice_dims^)? attr-dict `:` qualified(type(operands))",
      name = "xegpu.set_op_layout_attr",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "TransformHandleTypeInterface instance", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value))"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute", default = "0 : i64", optional}
    %2 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %3 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %4 = irdl.any {description = "transform any param type or any handle type", type = "((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or (!transform and not (!transform.any_op or !transform.op or !transform.any_value))"}
    %5 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %6 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %7 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %8 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>", optional}
    %9 = irdl.any {attribute = "unit attribute"}
    irdl.operands(target: %0, sg_layout: variadic %2, sg_data: variadic %3, inst_data: variadic %4)
    irdl.attributes {"index" = %1, "static_sg_layout" = %5, "static_sg_data" = %6, "static_inst_data" = %7, "slice_dims" = %8, "result" = %9}
  }
  irdl.operation @yield attributes {
      format = "operands attr-dict (`:` type($operands)^)?",
      traits = ["Terminator", "MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "any transform handle or parameter", type = "(!transform and not (!transform.any_op or !transform.op or !transform.any_value)) or ((!transform or !pdl.operation) and not (!transform.any_param or !transform.param or !transform.affine_map or !transform.type or !transform.any_value)) or ((!transform or !pdl.value) and not (!transform.any_op or !transform.op or !transform.any_param or !transform.param or !transform.affine_map or !transform.type))"}
    irdl.operands(operands: variadic %0)
  }
}
