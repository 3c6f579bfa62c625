// The nvvm dialect, made by import-dialect.

irdl.dialect @nvvm attributes {all_attributes, all_types, inlines, inferring_builders = [], enums = {
      BarrierReduction = {attributes = {BarrierReductionAttr = "nvvm.reduction<{}>"}, builder = "BarrierReduction", cases = ["popc", "and", "or"], names = ["POPC", "AND", "OR"], width = 32},
      BlockScaleFormat = {attributes = {BlockScaleFormatAttr = "nvvm.block_scale_format<{}>"}, builder = "BlockScaleFormat", cases = ["ue8m0", "ue4m3"], names = ["UE8M0", "UE4M3"], width = 32},
      CTAGroupKind = {attributes = {CTAGroupKindAttr = "nvvm.cta_group<{}>"}, builder = "CTAGroupKind", cases = ["cta_1", "cta_2"], names = ["CTA_1", "CTA_2"], width = 32},
      CacheEvictionPriority = {attributes = {CacheEvictionPriorityAttr = "nvvm<cache_eviction_priority {}>"}, cases = ["evict_normal", "evict_first", "evict_last", "evict_unchanged", "no_allocate"], names = ["EvictNormal", "EvictFirst", "EvictLast", "EvictUnchanged", "NoAllocate"]},
      ClusterLaunchControlQueryType = {attributes = {ClusterLaunchControlQueryTypeAttr = "nvvm<cluster_launch_control_query_type {}>"}, cases = ["is_canceled", "get_first_cta_id_x", "get_first_cta_id_y", "get_first_cta_id_z"], names = ["IS_CANCELED", "GET_FIRST_CTA_ID_X", "GET_FIRST_CTA_ID_Y", "GET_FIRST_CTA_ID_Z"]},
      DotAccumulateType = {attributes = {DotAccumulateTypeAttr = "nvvm.dot_accumulate_type<{}>"}, builder = "DotAccumulateType", cases = ["signed", "unsigned"], names = ["SIGNED", "UNSIGNED"], values = [1, 0], width = 32},
      FPRoundingMode = {attributes = {FPRoundingModeAttr = "nvvm.fp_rnd_mode<{}>"}, builder = "FPRoundingMode", cases = ["none", "rn", "rm", "rp", "rz", "rna", "rs"], names = ["NONE", "RN", "RM", "RP", "RZ", "RNA", "RS"], width = 32},
      GridDepActionKind = {attributes = {GridDepActionAttr = "nvvm<grid_dep_action {}>"}, cases = ["wait", "launch_dependents"]},
      LdStMatrixEltType = {attributes = {LdStMatrixEltTypeAttr = "nvvm.ld_st_matrix_elt_type<{}>"}, builder = "LdStMatrixEltType", cases = ["b16", "b8", "b8x16.b6x16_p32", "b8x16.b4x16_p64"], names = ["B16", "B8", "B8X16_B6X16_P32", "B8X16_B4X16_P64"], width = 32},
      LoadCacheModifierKind = {attributes = {LoadCacheModifierAttr = "nvvm<load_cache_modifier {}>"}, builder = "LoadCacheModifierKind", cases = ["ca", "cg", "cs", "lu", "cv"], names = ["CA", "CG", "CS", "LU", "CV"], width = 32},
      MMAB1Op = {attributes = {MMAB1OpAttr = "nvvm.mma_b1op<{}>"}, builder = "MMAB1Op", cases = ["none", "xor_popc", "and_popc"], width = 32},
      MMABlockScaleKind = {attributes = {MMABlockScaleKindAttr = "nvvm.block_scale_kind<{}>"}, builder = "MMABlockScaleKind", cases = ["mxf8f6f4", "mxf4", "mxf4nvf4"], names = ["MXF8F6F4", "MXF4", "MXF4NVF4"], width = 32},
      MMAFrag = {attributes = {MMAFragAttr = "nvvm.mma_frag<{}>"}, builder = "MMAFrag", cases = ["a", "b", "c"], width = 32},
      MMAIntOverflow = {attributes = {MMAIntOverflowAttr = "nvvm.mma_int_overflow<{}>"}, builder = "MMAIntOverflow", cases = ["satfinite", "wrapped"], values = [1, 0], width = 32},
      MMAKind = {attributes = {MMAKindAttr = "nvvm.mma_kind<{}>"}, builder = "MMAKind", cases = ["f8f6f4"], width = 32},
      MMALayout = {attributes = {MMALayoutAttr = "nvvm.mma_layout<{}>"}, builder = "MMALayout", cases = ["row", "col"], width = 32},
      MMATypes = {attributes = {MMATypesAttr = "nvvm.mma_type<{}>"}, builder = "MMATypes", cases = ["f16", "f32", "tf32", "bf16", "s8", "u8", "s32", "s4", "u4", "b1", "f64", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1"], values = [0, 1, 2, 9, 4, 3, 5, 8, 7, 6, 10, 11, 12, 13, 14, 15], width = 32},
      MatchSyncKind = {attributes = {MatchSyncKindAttr = "nvvm<match_sync_kind {}>"}, builder = "MatchSyncKind", cases = ["any", "all"], width = 32},
      MemOrderKind = {attributes = {MemOrderKindAttr = "nvvm.mem_order<{}>"}, builder = "MemOrderKind", cases = ["weak", "relaxed", "acquire", "release", "acq_rel", "sc", "mmio", "volatile"], names = ["WEAK", "RELAXED", "ACQUIRE", "RELEASE", "ACQ_REL", "SC", "MMIO", "VOLATILE"], width = 32},
      MemScopeKind = {attributes = {MemScopeKindAttr = "nvvm.mem_scope<{}>"}, builder = "MemScopeKind", cases = ["cta", "cluster", "gpu", "sys"], names = ["CTA", "CLUSTER", "GPU", "SYS"], width = 32},
      NVVMMemorySpace = {attributes = {NVVMMemorySpaceAttr = "nvvm.memory_space<{}>"}, cases = ["generic", "global", "shared", "constant", "local", "tensor", "shared_cluster"], names = ["Generic", "Global", "Shared", "Constant", "Local", "Tensor", "SharedCluster"], values = [0, 1, 3, 4, 5, 6, 7]},
      PermuteMode = {attributes = {PermuteModeAttr = "nvvm.permute_mode<{}>"}, builder = "PermuteMode", cases = ["default", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"], names = ["DEFAULT", "F4E", "B4E", "RC8", "ECL", "ECR", "RC16"], width = 32},
      PrefetchCacheLevel = {attributes = {PrefetchCacheLevelAttr = "nvvm<prefetch_cache_level {}>"}, cases = ["L1", "L2"]},
      ProxyKind = {attributes = {ProxyKindAttr = "nvvm.proxy_kind<{}>"}, builder = "ProxyKind", cases = ["alias", "async", "async.global", "async.shared", "tensormap", "generic"], names = ["alias", "async", "async_global", "async_shared", "TENSORMAP", "GENERIC"], width = 32},
      ReduxKind = {attributes = {ReduxKindAttr = "nvvm<redux_kind {}>"}, builder = "ReduxKind", cases = ["add", "and", "max", "min", "or", "umax", "umin", "xor", "fmin", "fmax"], names = ["ADD", "AND", "MAX", "MIN", "OR", "UMAX", "UMIN", "XOR", "FMIN", "FMAX"], values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], width = 32},
      SaturationMode = {attributes = {SaturationModeAttr = "nvvm.sat_mode<{}>"}, builder = "SaturationMode", cases = ["none", "satfinite"], names = ["NONE", "SATFINITE"], width = 32},
      ScaleVecSize = {attributes = {ScaleVecSizeAttr = "nvvm.scale_vec_size<{}>"}, builder = "ScaleVecSize", cases = ["x1", "x2", "x4"], names = ["X1", "X2", "X4"], width = 32},
      SetMaxRegisterAction = {attributes = {SetMaxRegisterActionAttr = "nvvm<action {}>"}, builder = "SetMaxRegisterAction", cases = ["decrease", "increase"], values = [1, 0], width = 32},
      SharedSpace = {attributes = {SharedSpaceAttr = "nvvm.shared_space<{}>"}, builder = "SharedSpace", cases = ["cta", "cluster"], names = ["shared_cta", "shared_cluster"], width = 32},
      ShflKind = {attributes = {ShflKindAttr = "nvvm<shfl_kind {}>"}, builder = "ShflKind", cases = ["bfly", "up", "down", "idx"], width = 32},
      TMALoadMode = {attributes = {TMALoadModeAttr = "nvvm.tma_load_mode<{}>"}, builder = "TMALoadMode", cases = ["tile", "im2col", "im2col_w", "im2col_w_128", "tile_gather4"], names = ["TILE", "IM2COL", "IM2COL_W", "IM2COL_W_128", "TILE_GATHER4"], width = 32},
      TMAReduxKind = {attributes = {TMAReduxKindAttr = "nvvm.tma_redux_kind<{}>"}, builder = "TMAReduxKind", cases = ["add", "max", "min", "inc", "dec", "and", "or", "xor"], names = ["ADD", "MAX", "MIN", "INC", "DEC", "AND", "OR", "XOR"], values = [0, 2, 1, 3, 4, 5, 6, 7], width = 32},
      TMAStoreMode = {attributes = {TMAStoreModeAttr = "nvvm.tma_store_mode<{}>"}, builder = "TMAStoreMode", cases = ["tile", "im2col", "tile_scatter4"], names = ["TILE", "IM2COL", "TILE_SCATTER4"], width = 32},
      Tcgen05CpMulticast = {attributes = {Tcgen05CpMulticastAttr = "nvvm.tcgen05_cp_multicast<{}>"}, builder = "Tcgen05CpMulticast", cases = ["none", "warpx2_02_13", "warpx2_01_23", "warpx4"], names = ["NONE", "WARPX2_02_13", "WARPX2_01_23", "WARPX4"], width = 32},
      Tcgen05CpShape = {attributes = {Tcgen05CpShapeAttr = "nvvm.tcgen05_cp_shape<{}>"}, builder = "Tcgen05CpShape", cases = ["shape_128x256b", "shape_4x256b", "shape_128x128b", "shape_64x128b", "shape_32x128b"], names = ["SHAPE_128x256b", "SHAPE_4x256b", "SHAPE_128x128b", "SHAPE_64x128b", "SHAPE_32x128b"], width = 32},
      Tcgen05CpSrcFormat = {attributes = {Tcgen05CpSrcFormatAttr = "nvvm.tcgen05_cp_src_fmt<{}>"}, builder = "Tcgen05CpSrcFormat", cases = ["b6x16_p32", "b4x16_p64"], names = ["B6x16_P32", "B4x16_P64"], width = 32},
      Tcgen05FenceKind = {attributes = {Tcgen05FenceKindAttr = "nvvm.tcgen05_fence<{}>"}, builder = "Tcgen05FenceKind", cases = ["before", "after"], names = ["BEFORE_THREAD_SYNC", "AFTER_THREAD_SYNC"], width = 32},
      Tcgen05LdStShape = {attributes = {Tcgen05LdStShapeAttr = "nvvm.tcgen05_ldst_shape<{}>"}, builder = "Tcgen05LdStShape", cases = ["shape_16x64b", "shape_16x128b", "shape_16x256b", "shape_32x32b", "shape_16x32bx2"], names = ["SHAPE_16X64B", "SHAPE_16X128B", "SHAPE_16X256B", "SHAPE_32X32B", "SHAPE_16X32BX2"], width = 32},
      Tcgen05MMABlockScale = {attributes = {Tcgen05MMABlockScaleAttr = "nvvm.tcgen05_mma_block_scale<{}>"}, builder = "Tcgen05MMABlockScale", cases = ["default", "block16", "block32"], names = ["DEFAULT", "BLOCK16", "BLOCK32"], width = 32},
      Tcgen05MMACollectorBBuffer = {attributes = {Tcgen05MMACollectorBBufferAttr = "nvvm.tcgen05_mma_collectorb<{}>"}, builder = "Tcgen05MMACollectorBBuffer", cases = ["b0", "b1", "b2", "b3"], names = ["B0", "B1", "B2", "B3"], width = 32},
      Tcgen05MMACollectorOp = {attributes = {Tcgen05MMACollectorOpAttr = "nvvm.tcgen05_mma_collectorop<{}>"}, builder = "Tcgen05MMACollectorOp", cases = ["discard", "lastuse", "fill", "use"], names = ["DISCARD", "LASTUSE", "FILL", "USE"], width = 32},
      Tcgen05MMAKind = {attributes = {Tcgen05MMAKindAttr = "nvvm.tcgen05_mma_kind<{}>"}, builder = "Tcgen05MMAKind", cases = ["f8f6f4", "i8", "f16", "tf32"], names = ["F8F6F4", "I8", "F16", "TF32"], values = [2, 3, 0, 1], width = 32},
      Tcgen05WaitKind = {attributes = {Tcgen05WaitKindAttr = "nvvm.tcgen05_wait<{}>"}, builder = "Tcgen05WaitKind", cases = ["load", "store"], names = ["LOAD", "STORE"], width = 32},
      VoteSyncKind = {attributes = {VoteSyncKindAttr = "nvvm<vote_sync_kind {}>"}, builder = "VoteSyncKind", cases = ["any", "all", "ballot", "uni"], width = 32},
      WGMMAScaleIn = {attributes = {WGMMAScaleInAttr = "nvvm.wgmma_scale_in<{}>"}, builder = "WGMMAScaleIn", cases = ["one", "neg"], values = [1, -1], width = 32},
      WGMMAScaleOut = {attributes = {WGMMAScaleOutAttr = "nvvm.wgmma_scale_out<{}>"}, builder = "WGMMAScaleOut", cases = ["zero", "one"], width = 32},
      WGMMATypes = {attributes = {WGMMATypesAttr = "nvvm.wgmma_type<{}>"}, builder = "WGMMATypes", cases = ["f16", "tf32", "u8", "s8", "b1", "bf16", "e4m3", "e5m2", "f32", "s32"], width = 32}}} {
  irdl.attribute @reduction attributes {
      cases = ["popc", "and", "or"],
      description = "::mlir::NVVM::BarrierReduction",
      format = "`<` $value `>`"}
  irdl.attribute @block_scale_format attributes {
      cases = ["ue8m0", "ue4m3"],
      description = "::mlir::NVVM::BlockScaleFormat",
      format = "`<` $value `>`"}
  irdl.attribute @cta_group attributes {
      cases = ["cta_1", "cta_2"],
      description = "::mlir::NVVM::CTAGroupKind",
      format = "`<` $value `>`"}
  irdl.attribute @cache_eviction_priority attributes {
      cases = ["evict_normal", "evict_first", "evict_last", "evict_unchanged", "no_allocate"],
      description = "::mlir::NVVM::CacheEvictionPriority"}
  irdl.attribute @cluster_launch_control_query_type attributes {
      cases = ["is_canceled", "get_first_cta_id_x", "get_first_cta_id_y", "get_first_cta_id_z"],
      description = "::mlir::NVVM::ClusterLaunchControlQueryType"}
  irdl.attribute @dot_accumulate_type attributes {
      cases = ["signed", "unsigned"],
      description = "::mlir::NVVM::DotAccumulateType",
      format = "`<` $value `>`",
      values = [1, 0]}
  irdl.attribute @fp_rnd_mode attributes {
      cases = ["none", "rn", "rm", "rp", "rz", "rna", "rs"],
      description = "::mlir::NVVM::FPRoundingMode",
      format = "`<` $value `>`"}
  irdl.attribute @grid_dep_action attributes {
      cases = ["wait", "launch_dependents"],
      description = "::mlir::NVVM::GridDepActionKind"}
  irdl.attribute @ld_st_matrix_elt_type attributes {
      cases = ["b16", "b8", "b8x16.b6x16_p32", "b8x16.b4x16_p64"],
      description = "::mlir::NVVM::LdStMatrixEltType",
      format = "`<` $value `>`"}
  irdl.attribute @ld_st_matrix_shape attributes {
      cpp = "LdStMatrixShapeAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "int", parameter = "i32"}
    %1 = irdl.any {cpp = "int", parameter = "i32"}
    irdl.parameters(m: %0, n: %1)
  }
  irdl.attribute @load_cache_modifier attributes {
      cases = ["ca", "cg", "cs", "lu", "cv"],
      description = "::mlir::NVVM::LoadCacheModifierKind"}
  irdl.attribute @mma_b1op attributes {
      cases = ["none", "xor_popc", "and_popc"],
      description = "::mlir::NVVM::MMAB1Op",
      format = "`<` $value `>`"}
  irdl.attribute @block_scale_kind attributes {
      cases = ["mxf8f6f4", "mxf4", "mxf4nvf4"],
      description = "::mlir::NVVM::MMABlockScaleKind",
      format = "`<` $value `>`"}
  irdl.attribute @mma_frag attributes {
      cases = ["a", "b", "c"],
      description = "::mlir::NVVM::MMAFrag",
      format = "`<` $value `>`"}
  irdl.attribute @mma_int_overflow attributes {
      cases = ["satfinite", "wrapped"],
      description = "::mlir::NVVM::MMAIntOverflow",
      format = "`<` $value `>`",
      values = [1, 0]}
  irdl.attribute @mma_kind attributes {
      cases = ["f8f6f4"],
      description = "::mlir::NVVM::MMAKind",
      format = "`<` $value `>`"}
  irdl.attribute @mma_layout attributes {
      cases = ["row", "col"],
      description = "::mlir::NVVM::MMALayout",
      format = "`<` $value `>`"}
  irdl.attribute @mma_type attributes {
      cases = ["f16", "f32", "tf32", "bf16", "s8", "u8", "s32", "s4", "u4", "b1", "f64", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1"],
      description = "::mlir::NVVM::MMATypes",
      format = "`<` $value `>`",
      values = [0, 1, 2, 9, 4, 3, 5, 8, 7, 6, 10, 11, 12, 13, 14, 15]}
  irdl.attribute @match_sync_kind attributes {
      cases = ["any", "all"],
      description = "::mlir::NVVM::MatchSyncKind"}
  irdl.attribute @mem_order attributes {
      cases = ["weak", "relaxed", "acquire", "release", "acq_rel", "sc", "mmio", "volatile"],
      description = "::mlir::NVVM::MemOrderKind",
      format = "`<` $value `>`"}
  irdl.attribute @mem_scope attributes {
      cases = ["cta", "cluster", "gpu", "sys"],
      description = "::mlir::NVVM::MemScopeKind",
      format = "`<` $value `>`"}
  irdl.attribute @memory_space attributes {
      cases = ["generic", "global", "shared", "constant", "local", "tensor", "shared_cluster"],
      description = "::mlir::NVVM::NVVMMemorySpace",
      format = "`<` $value `>`",
      values = [0, 1, 3, 4, 5, 6, 7]}
  irdl.attribute @shape attributes {
      cpp = "NVVM_MMAShapeAttr",
      format = "`<` struct(params) `>`"} {
    %0 = irdl.any {cpp = "int", parameter = "i32"}
    %1 = irdl.any {cpp = "int", parameter = "i32"}
    %2 = irdl.any {cpp = "int", parameter = "i32"}
    irdl.parameters(m: %0, n: %1, k: %2)
  }
  irdl.attribute @target attributes {
      cpp = "NVVM_TargetAttr",
      format = "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?"} {
    %0 = irdl.any {cpp = "int", default = "2", name = "O", parameter = "i32"}
    %1 = irdl.any {cpp = "::llvm::StringRef", default = "\"nvptx64-nvidia-cuda\"", parameter = "string"}
    %2 = irdl.any {cpp = "::llvm::StringRef", default = "\"sm_50\"", parameter = "string"}
    %3 = irdl.any {cpp = "::llvm::StringRef", default = "\"\"", parameter = "string"}
    %4 = irdl.any {cpp = "DictionaryAttr", optional, parameter = "dictionary attribute"}
    %5 = irdl.any {cpp = "ArrayAttr", optional, parameter = "array attribute"}
    %6 = irdl.any {cpp = "bool", default = "true", name = "verifyTarget", parameter = "bool"}
    irdl.parameters(o: %0, triple: %1, chip: %2, features: %3, flags: %4, link: %5, verify_target: %6)
  }
  irdl.attribute @permute_mode attributes {
      cases = ["default", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"],
      description = "::mlir::NVVM::PermuteMode",
      format = "`<` $value `>`"}
  irdl.attribute @prefetch_cache_level attributes {
      cases = ["L1", "L2"],
      description = "::mlir::NVVM::PrefetchCacheLevel"}
  irdl.attribute @proxy_kind attributes {
      cases = ["alias", "async", "async.global", "async.shared", "tensormap", "generic"],
      description = "::mlir::NVVM::ProxyKind",
      format = "`<` $value `>`"}
  irdl.attribute @redux_kind attributes {
      cases = ["add", "and", "max", "min", "or", "umax", "umin", "xor", "fmin", "fmax"],
      description = "::mlir::NVVM::ReduxKind",
      values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}
  irdl.attribute @sat_mode attributes {
      cases = ["none", "satfinite"],
      description = "::mlir::NVVM::SaturationMode",
      format = "`<` $value `>`"}
  irdl.attribute @scale_vec_size attributes {
      cases = ["x1", "x2", "x4"],
      description = "::mlir::NVVM::ScaleVecSize",
      format = "`<` $value `>`"}
  irdl.attribute @action attributes {
      cases = ["decrease", "increase"],
      description = "::mlir::NVVM::SetMaxRegisterAction",
      values = [1, 0]}
  irdl.attribute @shared_space attributes {
      cases = ["cta", "cluster"],
      description = "::mlir::NVVM::SharedSpace",
      format = "`<` $value `>`"}
  irdl.attribute @shfl_kind attributes {
      cases = ["bfly", "up", "down", "idx"],
      description = "::mlir::NVVM::ShflKind"}
  irdl.attribute @tma_load_mode attributes {
      cases = ["tile", "im2col", "im2col_w", "im2col_w_128", "tile_gather4"],
      description = "::mlir::NVVM::TMALoadMode",
      format = "`<` $value `>`"}
  irdl.attribute @tma_redux_kind attributes {
      cases = ["add", "max", "min", "inc", "dec", "and", "or", "xor"],
      description = "::mlir::NVVM::TMAReduxKind",
      format = "`<` $value `>`",
      values = [0, 2, 1, 3, 4, 5, 6, 7]}
  irdl.attribute @tma_store_mode attributes {
      cases = ["tile", "im2col", "tile_scatter4"],
      description = "::mlir::NVVM::TMAStoreMode",
      format = "`<` $value `>`"}
  irdl.attribute @tcgen05_cp_multicast attributes {
      cases = ["none", "warpx2_02_13", "warpx2_01_23", "warpx4"],
      description = "::mlir::NVVM::Tcgen05CpMulticast",
      format = "`<` $value `>`"}
  irdl.attribute @tcgen05_cp_shape attributes {
      cases = ["shape_128x256b", "shape_4x256b", "shape_128x128b", "shape_64x128b", "shape_32x128b"],
      description = "::mlir::NVVM::Tcgen05CpShape",
      format = "`<` $value `>`"}
  irdl.attribute @tcgen05_cp_src_fmt attributes {
      cases = ["b6x16_p32", "b4x16_p64"],
      description = "::mlir::NVVM::Tcgen05CpSrcFormat",
      format = "`<` $value `>`"}
  irdl.attribute @"#tcgen05_fence" attributes {
      cases = ["before", "after"],
      description = "::mlir::NVVM::Tcgen05FenceKind",
      format = "`<` $value `>`"}
  irdl.attribute @tcgen05_ldst_shape attributes {
      cases = ["shape_16x64b", "shape_16x128b", "shape_16x256b", "shape_32x32b", "shape_16x32bx2"],
      description = "::mlir::NVVM::Tcgen05LdStShape",
      format = "`<` $value `>`"}
  irdl.attribute @"#tcgen05_mma_block_scale" attributes {
      cases = ["default", "block16", "block32"],
      description = "::mlir::NVVM::Tcgen05MMABlockScale",
      format = "`<` $value `>`"}
  irdl.attribute @tcgen05_mma_collectorb attributes {
      cases = ["b0", "b1", "b2", "b3"],
      description = "::mlir::NVVM::Tcgen05MMACollectorBBuffer",
      format = "`<` $value `>`"}
  irdl.attribute @tcgen05_mma_collectorop attributes {
      cases = ["discard", "lastuse", "fill", "use"],
      description = "::mlir::NVVM::Tcgen05MMACollectorOp",
      format = "`<` $value `>`"}
  irdl.attribute @tcgen05_mma_kind attributes {
      cases = ["f8f6f4", "i8", "f16", "tf32"],
      description = "::mlir::NVVM::Tcgen05MMAKind",
      format = "`<` $value `>`",
      values = [2, 3, 0, 1]}
  irdl.attribute @"#tcgen05_wait" attributes {
      cases = ["load", "store"],
      description = "::mlir::NVVM::Tcgen05WaitKind",
      format = "`<` $value `>`"}
  irdl.attribute @vote_sync_kind attributes {
      cases = ["any", "all", "ballot", "uni"],
      description = "::mlir::NVVM::VoteSyncKind"}
  irdl.attribute @wgmma_scale_in attributes {
      cases = ["one", "neg"],
      description = "::mlir::NVVM::WGMMAScaleIn",
      format = "`<` $value `>`",
      values = [1, -1]}
  irdl.attribute @wgmma_scale_out attributes {
      cases = ["zero", "one"],
      description = "::mlir::NVVM::WGMMAScaleOut",
      format = "`<` $value `>`"}
  irdl.attribute @wgmma_type attributes {
      cases = ["f16", "tf32", "u8", "s8", "b1", "bf16", "e4m3", "e5m2", "f32", "s32"],
      description = "::mlir::NVVM::WGMMATypes",
      format = "`<` $value `>`"}
  irdl.operation @bar_warp_sync attributes {
      class = "SyncWarpOp",
      format = "$mask attr-dict `:` type($mask)",
      name = "bar.warp.sync"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(mask: %0)
  }
  irdl.operation @barrier attributes {
      format = "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? (qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "barrierId", type = "32-bit signless integer"}
    %1 = irdl.any {name = "numberOfThreads", type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.reduction", description = "NVVM barrier reduction operation", optional}
    %3 = irdl.any {name = "reductionPredicate", type = "32-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(barrier_id: optional %0, number_of_threads: optional %1, reduction_predicate: optional %3)
    irdl.results(res: optional %4)
    irdl.attributes {"reductionOp" = %2}
  }
  irdl.operation @barrier_arrive attributes {
      format = "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict",
      name = "barrier.arrive"} {
    %0 = irdl.any {name = "barrierId", type = "32-bit signless integer"}
    %1 = irdl.any {name = "numberOfThreads", type = "32-bit signless integer"}
    irdl.operands(barrier_id: optional %0, number_of_threads: %1)
  }
  irdl.operation @barrier0 attributes {
      format = "attr-dict"}
  irdl.operation @breakpoint attributes {
      class = "Breakpoint",
      format = "attr-dict"}
  irdl.operation @cluster_arrive attributes {
      format = "attr-dict",
      name = "cluster.arrive"} {
    %0 = irdl.any {attribute = "unit attribute", optional}
    irdl.attributes {"aligned" = %0}
  }
  irdl.operation @cluster_arrive_relaxed attributes {
      format = "attr-dict",
      name = "cluster.arrive.relaxed"} {
    %0 = irdl.any {attribute = "unit attribute", optional}
    irdl.attributes {"aligned" = %0}
  }
  irdl.operation @cluster_wait attributes {
      format = "attr-dict",
      name = "cluster.wait"} {
    %0 = irdl.any {attribute = "unit attribute", optional}
    irdl.attributes {"aligned" = %0}
  }
  irdl.operation @clusterlaunchcontrol_query_cancel attributes {
      class = "ClusterLaunchControlQueryCancelOp",
      format = "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)",
      name = "clusterlaunchcontrol.query.cancel"} {
    %0 = irdl.any {attribute = "#nvvm.cluster_launch_control_query_type", description = "NVVM ClusterLaunchControlQueryType"}
    %1 = irdl.any {type = "128-bit signless integer"}
    %2 = irdl.any {type = "1-bit signless integer or 32-bit signless integer"}
    irdl.operands(try_cancel_response: %1)
    irdl.results(res: %2)
    irdl.attributes {"query_type" = %0}
  }
  irdl.operation @clusterlaunchcontrol_try_cancel attributes {
      class = "ClusterLaunchControlTryCancelOp",
      format = "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict",
      name = "clusterlaunchcontrol.try.cancel"} {
    %0 = irdl.any {attribute = "unit attribute"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "smemAddress", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    irdl.operands(smem_address: %1, mbarrier: %2)
    irdl.attributes {"multicast" = %0}
  }
  irdl.operation @convert_bf16x2_to_f8x2 attributes {
      class = "ConvertBF16x2ToF8x2Op",
      format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`",
      name = "convert.bf16x2.to.f8x2",
      rules = ["rnd.word in ['rz', 'rp']: Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2."]} {
    %0 = irdl.any {description = "vector of bfloat16 type values of length 2", type = "vector of bfloat16 type values and of rank at least 1 and of length 2"}
    %1 = irdl.any {attribute = "#nvvm.fp_rnd_mode", default = "#nvvm.fp_rnd_mode<none>", description = "NVVM FPRoundingMode kind"}
    %2 = irdl.any {attribute = "#nvvm.sat_mode", default = "#nvvm.sat_mode<none>", description = "NVVM SaturationMode kind"}
    %3 = irdl.any {attribute = "any type attribute"}
    %4 = irdl.any {description = "16-bit signless integer or vector of 8-bit signless integer values of length 2", type = "16-bit signless integer or vector of 8-bit signless integer values and of rank at least 1 and of length 2"}
    irdl.operands(a: %0)
    irdl.results(dst: %4)
    irdl.attributes {"rnd" = %1, "sat" = %2, "dstTy" = %3}
  }
  irdl.operation @convert_f16x2_to_f8x2 attributes {
      format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`",
      name = "convert.f16x2.to.f8x2"} {
    %0 = irdl.any {description = "vector of 16-bit float values of length 2", type = "vector of f16 values and of rank at least 1 and of length 2"}
    %1 = irdl.any {attribute = "bool attribute", default = "false"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {description = "16-bit signless integer or vector of 8-bit signless integer values of length 2", type = "16-bit signless integer or vector of 8-bit signless integer values and of rank at least 1 and of length 2"}
    irdl.operands(a: %0)
    irdl.results(dst: %3)
    irdl.attributes {"relu" = %1, "dstTy" = %2}
  }
  irdl.operation @convert_f32x2_to_bf16x2 attributes {
      class = "ConvertF32x2ToBF16x2Op",
      format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)",
      name = "convert.f32x2.to.bf16x2",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit float"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "#nvvm.fp_rnd_mode", default = "#nvvm.fp_rnd_mode<none>", description = "NVVM FPRoundingMode kind"}
    %4 = irdl.any {attribute = "#nvvm.sat_mode", default = "#nvvm.sat_mode<none>", description = "NVVM SaturationMode kind"}
    %5 = irdl.any {attribute = "bool attribute", default = "false"}
    %6 = irdl.any {description = "vector of bfloat16 type values of length 2", type = "vector of bfloat16 type values and of rank at least 1 and of length 2"}
    irdl.operands(src_hi: %0, src_lo: %1, random_bits: optional %2)
    irdl.results(dst: %6)
    irdl.attributes {"rnd" = %3, "sat" = %4, "relu" = %5}
  }
  irdl.operation @convert_f32x2_to_f16x2 attributes {
      format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)",
      name = "convert.f32x2.to.f16x2",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit float"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "#nvvm.fp_rnd_mode", default = "#nvvm.fp_rnd_mode<none>", description = "NVVM FPRoundingMode kind"}
    %4 = irdl.any {attribute = "#nvvm.sat_mode", default = "#nvvm.sat_mode<none>", description = "NVVM SaturationMode kind"}
    %5 = irdl.any {attribute = "bool attribute", default = "false"}
    %6 = irdl.any {description = "vector of 16-bit float values of length 2", type = "vector of f16 values and of rank at least 1 and of length 2"}
    irdl.operands(src_hi: %0, src_lo: %1, random_bits: optional %2)
    irdl.results(dst: %6)
    irdl.attributes {"rnd" = %3, "sat" = %4, "relu" = %5}
  }
  irdl.operation @convert_f32x2_to_f4x2 attributes {
      format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`",
      name = "convert.f32x2.to.f4x2"} {
    %0 = irdl.any {type = "32-bit float"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {attribute = "any type attribute"}
    %4 = irdl.any {type = "8-bit signless integer"}
    irdl.operands(a: %0, b: %1)
    irdl.results(dst: %4)
    irdl.attributes {"relu" = %2, "dstTy" = %3}
  }
  irdl.operation @convert_f32x2_to_f6x2 attributes {
      format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`",
      name = "convert.f32x2.to.f6x2"} {
    %0 = irdl.any {type = "32-bit float"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {attribute = "any type attribute"}
    %4 = irdl.any {description = "16-bit signless integer or vector of 8-bit signless integer values of length 2", type = "16-bit signless integer or vector of 8-bit signless integer values and of rank at least 1 and of length 2"}
    irdl.operands(a: %0, b: %1)
    irdl.results(dst: %4)
    irdl.attributes {"relu" = %2, "dstTy" = %3}
  }
  irdl.operation @convert_f32x2_to_f8x2 attributes {
      format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`",
      name = "convert.f32x2.to.f8x2",
      rules = ["if dstTy is 'f8E4M3FN type' or dstTy is 'f8E5M2 type': rnd.word == 'rn': Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types"]} {
    %0 = irdl.any {type = "32-bit float"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "#nvvm.fp_rnd_mode", default = "#nvvm.fp_rnd_mode<none>", description = "NVVM FPRoundingMode kind"}
    %3 = irdl.any {attribute = "#nvvm.sat_mode", default = "#nvvm.sat_mode<none>", description = "NVVM SaturationMode kind"}
    %4 = irdl.any {attribute = "bool attribute", default = "false"}
    %5 = irdl.any {attribute = "any type attribute"}
    %6 = irdl.any {description = "16-bit signless integer or vector of 8-bit signless integer values of length 2", type = "16-bit signless integer or vector of 8-bit signless integer values and of rank at least 1 and of length 2"}
    irdl.operands(a: %0, b: %1)
    irdl.results(dst: %6)
    irdl.attributes {"rnd" = %2, "sat" = %3, "relu" = %4, "dstTy" = %5}
  }
  irdl.operation @convert_f32x4_to_f4x4 attributes {
      format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
      name = "convert.f32x4.to.f4x4",
      rules = ["dstTy is 'f4E2M1FN type': Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit float values of length 4", type = "vector of f32 values and of rank at least 1 and of length 4"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {attribute = "any type attribute"}
    %4 = irdl.any {type = "16-bit signless integer"}
    irdl.operands(src: %0, rbits: %1)
    irdl.results(dst: %4)
    irdl.attributes {"relu" = %2, "dstTy" = %3}
  }
  irdl.operation @convert_f32x4_to_f6x4 attributes {
      format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
      name = "convert.f32x4.to.f6x4",
      rules = ["dstTy is 'f6E2M3FN type' or dstTy is 'f6E3M2FN type': Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit float values of length 4", type = "vector of f32 values and of rank at least 1 and of length 4"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {attribute = "any type attribute"}
    %4 = irdl.any {description = "vector of 8-bit signless integer values of length 4", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 4"}
    irdl.operands(src: %0, rbits: %1)
    irdl.results(dst: %4)
    irdl.attributes {"relu" = %2, "dstTy" = %3}
  }
  irdl.operation @convert_f32x4_to_f8x4 attributes {
      format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
      name = "convert.f32x4.to.f8x4",
      rules = ["dstTy is 'f8E4M3FN type' or dstTy is 'f8E5M2 type': Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit float values of length 4", type = "vector of f32 values and of rank at least 1 and of length 4"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {attribute = "any type attribute"}
    %4 = irdl.any {description = "vector of 8-bit signless integer values of length 4", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 4"}
    irdl.operands(src: %0, rbits: %1)
    irdl.results(dst: %4)
    irdl.attributes {"relu" = %2, "dstTy" = %3}
  }
  irdl.operation @convert_f4x2_to_f16x2 attributes {
      format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
      name = "convert.f4x2.to.f16x2"} {
    %0 = irdl.any {type = "8-bit signless integer"}
    %1 = irdl.any {attribute = "bool attribute", default = "false"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {description = "vector of 16-bit float values of length 2", type = "vector of f16 values and of rank at least 1 and of length 2"}
    irdl.operands(src: %0)
    irdl.results(dst: %3)
    irdl.attributes {"relu" = %1, "srcType" = %2}
  }
  irdl.operation @convert_f6x2_to_f16x2 attributes {
      format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
      name = "convert.f6x2.to.f16x2"} {
    %0 = irdl.any {description = "vector of 8-bit signless integer values of length 2", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 2"}
    %1 = irdl.any {attribute = "bool attribute", default = "false"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {description = "vector of 16-bit float values of length 2", type = "vector of f16 values and of rank at least 1 and of length 2"}
    irdl.operands(src: %0)
    irdl.results(dst: %3)
    irdl.attributes {"relu" = %1, "srcType" = %2}
  }
  irdl.operation @convert_f8x2_to_bf16x2 attributes {
      class = "ConvertF8x2ToBF16x2Op",
      format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
      name = "convert.f8x2.to.bf16x2"} {
    %0 = irdl.any {description = "vector of 8-bit signless integer values of length 2", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 2"}
    %1 = irdl.any {attribute = "any type attribute"}
    %2 = irdl.any {description = "vector of bfloat16 type values of length 2", type = "vector of bfloat16 type values and of rank at least 1 and of length 2"}
    irdl.operands(src: %0)
    irdl.results(dst: %2)
    irdl.attributes {"srcType" = %1}
  }
  irdl.operation @convert_f8x2_to_f16x2 attributes {
      format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
      name = "convert.f8x2.to.f16x2"} {
    %0 = irdl.any {description = "vector of 8-bit signless integer values of length 2", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 2"}
    %1 = irdl.any {attribute = "bool attribute", default = "false"}
    %2 = irdl.any {attribute = "any type attribute"}
    %3 = irdl.any {description = "vector of 16-bit float values of length 2", type = "vector of f16 values and of rank at least 1 and of length 2"}
    irdl.operands(src: %0)
    irdl.results(dst: %3)
    irdl.attributes {"relu" = %1, "srcType" = %2}
  }
  irdl.operation @convert_float_to_tf32 attributes {
      class = "ConvertFloatToTF32Op",
      format = "$src attr-dict",
      name = "convert.float.to.tf32",
      rules = ["rnd.word in ['rn', 'rz', 'rna']: !Only {{rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op."]} {
    %0 = irdl.any {type = "32-bit float"}
    %1 = irdl.any {attribute = "#nvvm.fp_rnd_mode", default = "#nvvm.fp_rnd_mode<none>", description = "NVVM FPRoundingMode kind"}
    %2 = irdl.any {attribute = "#nvvm.sat_mode", default = "#nvvm.sat_mode<none>", description = "NVVM SaturationMode kind"}
    %3 = irdl.any {attribute = "bool attribute", default = "false"}
    %4 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(src: %0)
    irdl.results(res: %4)
    irdl.attributes {"rnd" = %1, "sat" = %2, "relu" = %3}
  }
  irdl.operation @cp_async_bulk_commit_group attributes {
      format = "attr-dict",
      name = "cp.async.bulk.commit.group"}
  irdl.operation @cp_async_bulk_global_shared_cta attributes {
      class = "CpAsyncBulkSharedCTAToGlobalOp",
      format = "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? (`byte_mask` `=` $byteMask^ )? attr-dict `:` type($dstMem) `,` type($srcMem)",
      name = "cp.async.bulk.global.shared.cta",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "dstMem", stripped = "!llvm.ptr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "srcMem", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {name = "l2CacheHint", type = "64-bit signless integer"}
    %4 = irdl.any {name = "byteMask", type = "16-bit signless integer"}
    irdl.operands(dst_mem: %0, src_mem: %1, size: %2, l2_cache_hint: optional %3, byte_mask: optional %4)
  }
  irdl.operation @cp_async_bulk_prefetch attributes {
      format = "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($srcMem)",
      name = "cp.async.bulk.prefetch"} {
    %0 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "srcMem", stripped = "!llvm.ptr", type = "!llvm.ptr<1>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {name = "l2CacheHint", type = "64-bit signless integer"}
    irdl.operands(src_mem: %0, size: %1, l2_cache_hint: optional %2)
  }
  irdl.operation @cp_async_bulk_shared_cluster_global attributes {
      class = "CpAsyncBulkGlobalToSharedClusterOp",
      format = "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($dstMem) `,` type($srcMem)",
      name = "cp.async.bulk.shared.cluster.global",
      rules = ["if dstMem.param('addressSpace') == 3: not has(multicastMask): !Multicast is not supported with shared::cta mode."],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3 or LLVM pointer in address space 7", name = "dstMem", type = "!llvm.ptr<3> or !llvm.ptr<7>"}
    %1 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", name = "srcMem", stripped = "!llvm.ptr", type = "!llvm.ptr<1>"}
    %2 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {name = "multicastMask", type = "16-bit signless integer"}
    %5 = irdl.any {name = "l2CacheHint", type = "64-bit signless integer"}
    irdl.operands(dst_mem: %0, src_mem: %1, mbar: %2, size: %3, multicast_mask: optional %4, l2_cache_hint: optional %5)
  }
  irdl.operation @cp_async_bulk_shared_cluster_shared_cta attributes {
      class = "CpAsyncBulkSharedCTAToSharedClusterOp",
      format = "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)",
      name = "cp.async.bulk.shared.cluster.shared.cta"} {
    %0 = irdl.any {description = "LLVM pointer in address space 7", implied = "!llvm.ptr<7>", name = "dstMem", stripped = "!llvm.ptr", type = "!llvm.ptr<7>"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "srcMem", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(dst_mem: %0, src_mem: %1, mbar: %2, size: %3)
  }
  irdl.operation @cp_async_bulk_tensor_global_shared_cta attributes {
      class = "CpAsyncBulkTensorSharedCTAToGlobalOp",
      format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)",
      name = "cp.async.bulk.tensor.global.shared.cta",
      rules = ["coordinates.size >= 1 and coordinates.size <= 5: !expects coordinates between 1 to 5 dimension",
        "if mode.word in ['im2col', 'im2col_w', 'im2col_w_128']: coordinates.size >= 3: !to use im2col mode, the tensor has to be at least 3-dimensional",
        "if mode.word == 'tile_scatter4': coordinates.size == 5: !Scatter4 mode expects 5 coordinates",
        "if has(predicate): mode.word == 'tile': !Inline-ptx lowering supported only for Tile mode.",
        "if has(predicate): not has(l2CacheHint): !Inline-ptx lowering unsupported with L2 cache-hint."],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0", implied = "!llvm.ptr", name = "tmaDescriptor", stripped = "!llvm.ptr", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "srcMem", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {name = "l2CacheHint", type = "64-bit signless integer"}
    %4 = irdl.any {attribute = "#nvvm.tma_store_mode", default = "#nvvm.tma_store_mode<tile>", description = "NVVM TMA Store Mode"}
    %5 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(tma_descriptor: %0, src_mem: %1, coordinates: variadic %2, l2_cache_hint: optional %3, predicate: optional %5)
    irdl.attributes {"mode" = %4}
  }
  irdl.operation @cp_async_bulk_tensor_prefetch attributes {
      format = "$tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor)",
      name = "cp.async.bulk.tensor.prefetch",
      rules = ["coordinates.size >= 1 and coordinates.size <= 5: !expects coordinates between 1 to 5 dimension"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0", implied = "!llvm.ptr", name = "tmaDescriptor", stripped = "!llvm.ptr", type = "!llvm.ptr"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {name = "im2colOffsets", type = "16-bit signless integer"}
    %3 = irdl.any {attribute = "#nvvm.tma_load_mode", default = "#nvvm.tma_load_mode<tile>", description = "List of Load-Modes supported for TMA Tensor Ops"}
    %4 = irdl.any {name = "l2CacheHint", type = "64-bit signless integer"}
    irdl.operands(tma_descriptor: %0, coordinates: variadic %1, im2col_offsets: variadic %2, l2_cache_hint: optional %4)
    irdl.attributes {"mode" = %3}
  }
  irdl.operation @cp_async_bulk_tensor_reduce attributes {
      format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)",
      name = "cp.async.bulk.tensor.reduce",
      rules = ["coordinates.size >= 1 and coordinates.size <= 5: !expects coordinates between 1 to 5 dimension",
        "if mode.word in ['im2col', 'im2col_w', 'im2col_w_128']: coordinates.size >= 3: !to use im2col mode, the tensor has to be at least 3-dimensional",
        "mode.word != 'tile_scatter4': !Scatter mode unsupported for CpAsyncBulkTensorReduceOp"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "LLVM pointer type", name = "tmaDescriptor", stripped = "!llvm.ptr", type = "!llvm.ptr"}
    %1 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", name = "srcMem", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %2 = irdl.any {attribute = "#nvvm.tma_redux_kind", description = "NVVM TMA redux kind"}
    %3 = irdl.any {attribute = "#nvvm.tma_store_mode", default = "#nvvm.tma_store_mode<tile>", description = "NVVM TMA Store Mode"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {name = "l2CacheHint", type = "64-bit signless integer"}
    irdl.operands(tma_descriptor: %0, src_mem: %1, coordinates: variadic %4, l2_cache_hint: optional %5)
    irdl.attributes {"redKind" = %2, "mode" = %3}
  }
  irdl.operation @cp_async_bulk_tensor_shared_cluster_global attributes {
      class = "CpAsyncBulkTensorGlobalToSharedClusterOp",
      format = "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? (`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)",
      name = "cp.async.bulk.tensor.shared.cluster.global",
      rules = ["coordinates.size >= 1 and coordinates.size <= 5: !expects coordinates between 1 to 5 dimension",
        "if mode.word in ['im2col', 'im2col_w', 'im2col_w_128']: coordinates.size >= 3: !to use im2col mode, the tensor has to be at least 3-dimensional",
        "if mode.word == 'im2col': im2colOffsets.size == coordinates.size - 2: ! im2col offsets expected {coordinates.size - 2} (provided {im2colOffsets.size})",
        "if mode.word == 'tile_gather4': coordinates.size == 5: !Gather4 mode expects 5 coordinates",
        "let cta = has(op.attr('isCTAOnly')) and op.attr('isCTAOnly').value",
        "let space = dstMem.param('addressSpace')",
        "if cta: space == 3: !Shared::cta destination requires address-space 3.",
        "if cta: not has(multicastMask): !Multicast is not supported with shared::cta mode.",
        "if cta: not has(predicate): !Predicate is supported only for shared::cluster mode.",
        "if cta: not has(group): !CTAGroup is not supported with shared::cta mode.",
        "if not known(cta): space == 7: !Shared::cluster destination requires address-space 7.",
        "if not known(cta), if has(predicate): mode.word in ['tile', 'im2col']: !Predicate is supported only for Tile and Im2col modes."],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3 or LLVM pointer in address space 7", name = "dstMem", type = "!llvm.ptr<3> or !llvm.ptr<7>"}
    %1 = irdl.any {description = "LLVM pointer in address space 0", implied = "!llvm.ptr", name = "tmaDescriptor", stripped = "!llvm.ptr", type = "!llvm.ptr"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %4 = irdl.any {name = "im2colOffsets", type = "16-bit signless integer"}
    %5 = irdl.any {name = "multicastMask", type = "16-bit signless integer"}
    %6 = irdl.any {name = "l2CacheHint", type = "64-bit signless integer"}
    %7 = irdl.any {attribute = "#nvvm.tma_load_mode", default = "#nvvm.tma_load_mode<tile>", description = "List of Load-Modes supported for TMA Tensor Ops"}
    %8 = irdl.any {attribute = "bool attribute", default = "false"}
    %9 = irdl.any {attribute = "#nvvm.cta_group", description = "NVVM CTA group kind", optional}
    %10 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(dst_mem: %0, tma_descriptor: %1, coordinates: variadic %2, mbar: %3, im2col_offsets: variadic %4, multicast_mask: optional %5, l2_cache_hint: optional %6, predicate: optional %10)
    irdl.attributes {"mode" = %7, "isCTAOnly" = %8, "group" = %9}
  }
  irdl.operation @cp_async_bulk_wait_group attributes {
      format = "$group attr-dict",
      name = "cp.async.bulk.wait_group"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute whose minimum value is 0"}
    %1 = irdl.any {attribute = "unit attribute", optional}
    irdl.attributes {"group" = %0, "read" = %1}
  }
  irdl.operation @cp_async_commit_group attributes {
      format = "attr-dict",
      name = "cp.async.commit.group"}
  irdl.operation @cp_async_mbarrier_arrive attributes {
      class = "CpAsyncMBarrierArriveOp",
      format = "$addr attr-dict `:` type(operands)",
      name = "cp.async.mbarrier.arrive"} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {attribute = "1-bit signless integer attribute", default = "0 : i1"}
    irdl.operands(addr: %0)
    irdl.attributes {"noinc" = %1}
  }
  irdl.operation @cp_async_shared_global attributes {
      class = "CpAsyncOp",
      format = "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)",
      name = "cp.async.shared.global",
      rules = ["size in [4, 8, 16]: !expected byte size to be either 4, 8 or 16.",
        "if modifier.word == 'cg': size == 16: !CG cache modifier is only support for 16 bytes copy."]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %1 = irdl.any {description = "LLVM pointer in address space 1", implied = "!llvm.ptr<1>", stripped = "!llvm.ptr", type = "!llvm.ptr<1>"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "#nvvm.load_cache_modifier", description = "NVVM load cache modifier kind"}
    %4 = irdl.any {name = "cpSize", type = "32-bit signless integer"}
    irdl.operands(dst: %0, src: %1, cp_size: optional %4)
    irdl.attributes {"size" = %2, "modifier" = %3}
  }
  irdl.operation @cp_async_wait_group attributes {
      format = "$n attr-dict",
      name = "cp.async.wait.group"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.attributes {"n" = %0}
  }
  irdl.operation @dot_accumulate_2way attributes {
      class = "DotAccumulate2WayOp",
      format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)",
      name = "dot.accumulate.2way"} {
    %0 = irdl.any {description = "vector of 16-bit signless integer values of length 2", type = "vector of 16-bit signless integer values and of rank at least 1 and of length 2"}
    %1 = irdl.any {attribute = "#nvvm.dot_accumulate_type", description = "NVVM DotAccumulateType"}
    %2 = irdl.any {description = "vector of 8-bit signless integer values of length 4", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 4"}
    %3 = irdl.any {attribute = "#nvvm.dot_accumulate_type", description = "NVVM DotAccumulateType"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {attribute = "bool attribute"}
    %6 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(a: %0, b: %2, c: %4)
    irdl.results(res: %6)
    irdl.attributes {"a_type" = %1, "b_type" = %3, "b_hi" = %5}
  }
  irdl.operation @dot_accumulate_4way attributes {
      class = "DotAccumulate4WayOp",
      format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)",
      name = "dot.accumulate.4way"} {
    %0 = irdl.any {description = "vector of 8-bit signless integer values of length 4", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 4"}
    %1 = irdl.any {attribute = "#nvvm.dot_accumulate_type", description = "NVVM DotAccumulateType"}
    %2 = irdl.any {description = "vector of 8-bit signless integer values of length 4", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 4"}
    %3 = irdl.any {attribute = "#nvvm.dot_accumulate_type", description = "NVVM DotAccumulateType"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(a: %0, b: %2, c: %4)
    irdl.results(res: %5)
    irdl.attributes {"a_type" = %1, "b_type" = %3}
  }
  irdl.operation @elect_sync attributes {
      format = "($membermask^)? attr-dict `->` type(results)",
      infers = false,
      name = "elect.sync"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(membermask: optional %0)
    irdl.results(pred: %1)
  }
  irdl.operation @exit attributes {
      class = "Exit",
      format = "attr-dict"}
  irdl.operation @fence_mbarrier_init attributes {
      format = "attr-dict",
      name = "fence.mbarrier.init"}
  irdl.operation @fence_proxy attributes {
      format = "attr-dict",
      name = "fence.proxy"} {
    %0 = irdl.any {attribute = "#nvvm.proxy_kind", description = "Proxy kind"}
    %1 = irdl.any {attribute = "#nvvm.shared_space", description = "Shared memory space", optional}
    irdl.attributes {"kind" = %0, "space" = %1}
  }
  irdl.operation @fence_proxy_acquire attributes {
      format = "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict",
      name = "fence.proxy.acquire"} {
    %0 = irdl.any {attribute = "#nvvm.mem_scope", description = "NVVM Memory Scope kind"}
    %1 = irdl.any {description = "LLVM pointer in address space 0", implied = "!llvm.ptr", stripped = "!llvm.ptr", type = "!llvm.ptr"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "#nvvm.proxy_kind", default = "#nvvm.proxy_kind<generic>", description = "Proxy kind"}
    %4 = irdl.any {attribute = "#nvvm.proxy_kind", default = "#nvvm.proxy_kind<tensormap>", description = "Proxy kind"}
    irdl.operands(addr: %1, size: %2)
    irdl.attributes {"scope" = %0, "fromProxy" = %3, "toProxy" = %4}
  }
  irdl.operation @fence_proxy_release attributes {
      format = "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict",
      name = "fence.proxy.release"} {
    %0 = irdl.any {attribute = "#nvvm.mem_scope", description = "NVVM Memory Scope kind"}
    %1 = irdl.any {attribute = "#nvvm.proxy_kind", default = "#nvvm.proxy_kind<generic>", description = "Proxy kind"}
    %2 = irdl.any {attribute = "#nvvm.proxy_kind", default = "#nvvm.proxy_kind<tensormap>", description = "Proxy kind"}
    irdl.attributes {"scope" = %0, "fromProxy" = %1, "toProxy" = %2}
  }
  irdl.operation @fence_proxy_sync_restrict attributes {
      format = "attr-dict",
      name = "fence.proxy.sync_restrict"} {
    %0 = irdl.any {attribute = "#nvvm.mem_order", description = "NVVM Memory Ordering kind"}
    %1 = irdl.any {attribute = "#nvvm.proxy_kind", default = "#nvvm.proxy_kind<generic>", description = "Proxy kind"}
    %2 = irdl.any {attribute = "#nvvm.proxy_kind", default = "#nvvm.proxy_kind<async>", description = "Proxy kind"}
    irdl.attributes {"order" = %0, "fromProxy" = %1, "toProxy" = %2}
  }
  irdl.operation @fence_sc_cluster attributes {
      format = "attr-dict",
      name = "fence.sc.cluster"}
  irdl.operation @fence_sync_restrict attributes {
      format = "attr-dict",
      name = "fence.sync_restrict"} {
    %0 = irdl.any {attribute = "#nvvm.mem_order", description = "NVVM Memory Ordering kind"}
    irdl.attributes {"order" = %0}
  }
  irdl.operation @griddepcontrol attributes {
      format = "$kind attr-dict"} {
    %0 = irdl.any {attribute = "#nvvm.grid_dep_action", description = "Action kind for grid dependency control"}
    irdl.attributes {"kind" = %0}
  }
  irdl.operation @inline_ptx attributes {
      format = "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)` )? (`,` `predicate` `=` $predicate^)? attr-dict ( `->` type($writeOnlyArgs)^ )?",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "readOnlyArgs", type = "any type"}
    %1 = irdl.any {name = "readWriteArgs", type = "any type"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {type = "1-bit signless integer"}
    %4 = irdl.any {name = "writeOnlyArgs", type = "any type"}
    irdl.operands(read_only_args: variadic %0, read_write_args: variadic %1, predicate: optional %3)
    irdl.results(write_only_args: variadic %4)
    irdl.attributes {"ptxCode" = %2}
  }
  irdl.operation @ldmatrix attributes {
      class = "LdMatrixOp",
      format = "$ptr attr-dict `:` functional-type($ptr, $res)"} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %3 = irdl.any {attribute = "#nvvm.ld_st_matrix_shape", description = "Matrix shape for ldmatrix and stmatrix"}
    %4 = irdl.any {attribute = "#nvvm.ld_st_matrix_elt_type", description = "Element type for ldmatrix and stmatrix"}
    %5 = irdl.any {type = "any type"}
    irdl.operands(ptr: %0)
    irdl.results(res: %5)
    irdl.attributes {"num" = %1, "layout" = %2, "shape" = %3, "eltType" = %4}
  }
  irdl.operation @mapa attributes {
      format = "$a`,` $b attr-dict `:` type($a) `->` type($res)",
      rules = ["either(a.param('addressSpace'), 0) == 3 or either(res.param('addressSpace'), 0) != 7: failed to verify that Valid address-space check(or mapping) for mapa Op",
        "either(a.param('addressSpace'), 0) != 3 or either(res.param('addressSpace'), 0) == 7: failed to verify that Valid address-space check(or mapping) for mapa Op"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 7", type = "!llvm.ptr or !llvm.ptr<7>"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @match_sync attributes {
      format = "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)",
      name = "match.sync"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 64-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.match_sync_kind", description = "NVVM match sync kind"}
    %3 = irdl.any {description = "32-bit signless integer or LLVM struct type", type = "32-bit signless integer or !llvm.struct"}
    irdl.operands(thread_mask: %0, val: %1)
    irdl.results(res: %3)
    irdl.attributes {"kind" = %2}
  }
  irdl.operation @mbarrier_arrive attributes {
      class = "MBarrierArriveOp",
      format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?",
      name = "mbarrier.arrive",
      rules = ["op.attr('scope').text in ['cta', 'cluster']: !mbarrier scope must be either CTA or Cluster",
        "if op.operands[0].param('addressSpace') == 7: op.results.size == 0: !mbarrier in shared_cluster space cannot return any value"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7", type = "!llvm.ptr or !llvm.ptr<3> or !llvm.ptr<7>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.mem_scope", default = "#nvvm.mem_scope<cta>", description = "NVVM Memory Scope kind"}
    %3 = irdl.any {attribute = "bool attribute", default = "false"}
    %4 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(addr: %0, count: optional %1)
    irdl.results(res: optional %4)
    irdl.attributes {"scope" = %2, "relaxed" = %3}
  }
  irdl.operation @mbarrier_arrive_expect_tx attributes {
      class = "MBarrierArriveExpectTxOp",
      format = "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands) (`->` type($res)^)?",
      name = "mbarrier.arrive.expect_tx",
      rules = ["op.attr('scope').text in ['cta', 'cluster']: !mbarrier scope must be either CTA or Cluster",
        "if op.operands[0].param('addressSpace') == 7: op.results.size == 0: !mbarrier in shared_cluster space cannot return any value",
        "if has(predicate): not has(res): !return-value is not supported when using predicate",
        "if has(predicate): op.attr('scope').text == 'cta': !mbarrier scope must be CTA when using predicate",
        "if has(predicate): addr.param('addressSpace') != 7: !mbarrier in shared_cluster space is not supported when using predicate",
        "if has(predicate): not (has(relaxed) and relaxed.value): !mbarrier with relaxed semantics is not supported when using predicate"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7", type = "!llvm.ptr or !llvm.ptr<3> or !llvm.ptr<7>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.mem_scope", default = "#nvvm.mem_scope<cta>", description = "NVVM Memory Scope kind"}
    %3 = irdl.any {attribute = "bool attribute", default = "false"}
    %4 = irdl.any {type = "1-bit signless integer"}
    %5 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(addr: %0, txcount: %1, predicate: optional %4)
    irdl.results(res: optional %5)
    irdl.attributes {"scope" = %2, "relaxed" = %3}
  }
  irdl.operation @mbarrier_arrive_nocomplete attributes {
      class = "MBarrierArriveNocompleteOp",
      format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
      name = "mbarrier.arrive.nocomplete"} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(addr: %0, count: %1)
    irdl.results(res: %2)
  }
  irdl.operation @mbarrier_arrive_drop attributes {
      class = "MBarrierArriveDropOp",
      format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?",
      name = "mbarrier.arrive_drop",
      rules = ["op.attr('scope').text in ['cta', 'cluster']: !mbarrier scope must be either CTA or Cluster",
        "if op.operands[0].param('addressSpace') == 7: op.results.size == 0: !mbarrier in shared_cluster space cannot return any value"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7", type = "!llvm.ptr or !llvm.ptr<3> or !llvm.ptr<7>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.mem_scope", default = "#nvvm.mem_scope<cta>", description = "NVVM Memory Scope kind"}
    %3 = irdl.any {attribute = "bool attribute", default = "false"}
    %4 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(addr: %0, count: optional %1)
    irdl.results(res: optional %4)
    irdl.attributes {"scope" = %2, "relaxed" = %3}
  }
  irdl.operation @mbarrier_arrive_drop_expect_tx attributes {
      class = "MBarrierArriveDropExpectTxOp",
      format = "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?",
      name = "mbarrier.arrive_drop.expect_tx",
      rules = ["op.attr('scope').text in ['cta', 'cluster']: !mbarrier scope must be either CTA or Cluster",
        "if op.operands[0].param('addressSpace') == 7: op.results.size == 0: !mbarrier in shared_cluster space cannot return any value"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM pointer in address space 7", type = "!llvm.ptr or !llvm.ptr<3> or !llvm.ptr<7>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.mem_scope", default = "#nvvm.mem_scope<cta>", description = "NVVM Memory Scope kind"}
    %3 = irdl.any {attribute = "bool attribute", default = "false"}
    %4 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(addr: %0, txcount: %1)
    irdl.results(res: optional %4)
    irdl.attributes {"scope" = %2, "relaxed" = %3}
  }
  irdl.operation @mbarrier_arrive_drop_nocomplete attributes {
      class = "MBarrierArriveDropNocompleteOp",
      format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
      name = "mbarrier.arrive_drop.nocomplete"} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(addr: %0, count: %1)
    irdl.results(res: %2)
  }
  irdl.operation @mbarrier_complete_tx attributes {
      class = "MBarrierCompleteTxOp",
      format = "$addr `,` $txcount attr-dict `:` type(operands)",
      name = "mbarrier.complete_tx",
      rules = ["op.attr('scope').text in ['cta', 'cluster']: !mbarrier scope must be either CTA or Cluster"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3 or LLVM pointer in address space 7", type = "!llvm.ptr<3> or !llvm.ptr<7>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.mem_scope", default = "#nvvm.mem_scope<cta>", description = "NVVM Memory Scope kind"}
    irdl.operands(addr: %0, txcount: %1)
    irdl.attributes {"scope" = %2}
  }
  irdl.operation @mbarrier_expect_tx attributes {
      class = "MBarrierExpectTxOp",
      format = "$addr `,` $txcount attr-dict `:` type(operands)",
      name = "mbarrier.expect_tx",
      rules = ["op.attr('scope').text in ['cta', 'cluster']: !mbarrier scope must be either CTA or Cluster"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 3 or LLVM pointer in address space 7", type = "!llvm.ptr<3> or !llvm.ptr<7>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.mem_scope", default = "#nvvm.mem_scope<cta>", description = "NVVM Memory Scope kind"}
    irdl.operands(addr: %0, txcount: %1)
    irdl.attributes {"scope" = %2}
  }
  irdl.operation @mbarrier_init attributes {
      class = "MBarrierInitOp",
      format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
      name = "mbarrier.init"} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(addr: %0, count: %1, predicate: optional %2)
  }
  irdl.operation @mbarrier_inval attributes {
      class = "MBarrierInvalOp",
      format = "$addr attr-dict `:` type(operands)",
      name = "mbarrier.inval"} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    irdl.operands(addr: %0)
  }
  irdl.operation @mbarrier_test_wait attributes {
      class = "MBarrierTestWaitOp",
      format = "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)",
      infers = false,
      name = "mbarrier.test.wait",
      rules = ["op.attr('scope').text in ['cta', 'cluster']: !mbarrier scope must be either CTA or Cluster"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {name = "stateOrPhase", type = "64-bit signless integer or 32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.mem_scope", default = "#nvvm.mem_scope<cta>", description = "NVVM Memory Scope kind"}
    %3 = irdl.any {attribute = "bool attribute", default = "false"}
    %4 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(addr: %0, state_or_phase: %1)
    irdl.results(res: %4)
    irdl.attributes {"scope" = %2, "relaxed" = %3}
  }
  irdl.operation @mbarrier_try_wait attributes {
      class = "MBarrierTryWaitOp",
      format = "$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)",
      infers = false,
      name = "mbarrier.try_wait",
      rules = ["op.attr('scope').text in ['cta', 'cluster']: !mbarrier scope must be either CTA or Cluster"]} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {name = "stateOrPhase", type = "64-bit signless integer or 32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "#nvvm.mem_scope", default = "#nvvm.mem_scope<cta>", description = "NVVM Memory Scope kind"}
    %4 = irdl.any {attribute = "bool attribute", default = "false"}
    %5 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(addr: %0, state_or_phase: %1, ticks: optional %2)
    irdl.results(res: %5)
    irdl.attributes {"scope" = %3, "relaxed" = %4}
  }
  irdl.operation @mbarrier_try_wait_parity attributes {
      class = "MBarrierTryWaitParityOp",
      format = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)",
      name = "mbarrier.try_wait.parity"} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(addr: %0, phase: %1, ticks: %2)
  }
  irdl.operation @memory_barrier attributes {
      class = "MembarOp",
      format = "$scope attr-dict",
      name = "memory.barrier"} {
    %0 = irdl.any {attribute = "#nvvm.mem_scope", description = "NVVM Memory Scope kind"}
    irdl.attributes {"scope" = %0}
  }
  irdl.operation @mma_block_scale attributes {
      assembly = "nvvm.mma",
      name = "mma.block_scale",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "#nvvm.shape", description = "Attribute for MMA operation shape."}
    %1 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types", optional}
    %2 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types", optional}
    %3 = irdl.any {attribute = "#nvvm.scale_vec_size", description = "MMA Scale Vector Sizes"}
    %4 = irdl.any {attribute = "#nvvm.block_scale_format", description = "MMA Block Scale Format"}
    %5 = irdl.any {attribute = "#nvvm.block_scale_kind", description = "Block Scale Kind"}
    %6 = irdl.any {description = "LLVM dialect-compatible type", name = "operandA", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %7 = irdl.any {description = "LLVM dialect-compatible type", name = "operandB", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %8 = irdl.any {description = "LLVM dialect-compatible type", name = "operandC", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %9 = irdl.any {name = "scaleAData", type = "32-bit signless integer"}
    %10 = irdl.any {name = "byteIdA", type = "16-bit signless integer"}
    %11 = irdl.any {name = "threadIdA", type = "16-bit signless integer"}
    %12 = irdl.any {name = "scaleBData", type = "32-bit signless integer"}
    %13 = irdl.any {name = "byteIdB", type = "16-bit signless integer"}
    %14 = irdl.any {name = "threadIdB", type = "16-bit signless integer"}
    %15 = irdl.any {description = "LLVM structure type", type = "!llvm.struct"}
    irdl.operands(operand_a: variadic %6, operand_b: variadic %7, operand_c: variadic %8, scale_a_data: %9, byte_id_a: %10, thread_id_a: %11, scale_b_data: %12, byte_id_b: %13, thread_id_b: %14)
    irdl.results(res: %15)
    irdl.attributes {"shape" = %0, "multiplicandAPtxType" = %1, "multiplicandBPtxType" = %2, "scaleVecSize" = %3, "blockScaleFormat" = %4, "kind" = %5}
  }
  irdl.operation @mma_sp_block_scale attributes {
      assembly = "nvvm.mma",
      name = "mma.sp.block_scale",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "#nvvm.shape", description = "Attribute for MMA operation shape."}
    %1 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types", optional}
    %2 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types", optional}
    %3 = irdl.any {attribute = "#nvvm.scale_vec_size", description = "MMA Scale Vector Sizes"}
    %4 = irdl.any {attribute = "#nvvm.block_scale_format", description = "MMA Block Scale Format"}
    %5 = irdl.any {attribute = "#nvvm.block_scale_kind", description = "Block Scale Kind"}
    %6 = irdl.any {attribute = "unit attribute"}
    %7 = irdl.any {description = "LLVM dialect-compatible type", name = "operandA", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %8 = irdl.any {description = "LLVM dialect-compatible type", name = "operandB", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %9 = irdl.any {description = "LLVM dialect-compatible type", name = "operandC", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %10 = irdl.any {name = "sparseMetadata", type = "32-bit signless integer"}
    %11 = irdl.any {name = "sparsitySelector", type = "32-bit signless integer"}
    %12 = irdl.any {name = "scaleAData", type = "32-bit signless integer"}
    %13 = irdl.any {name = "byteIdA", type = "16-bit signless integer"}
    %14 = irdl.any {name = "threadIdA", type = "16-bit signless integer"}
    %15 = irdl.any {name = "scaleBData", type = "32-bit signless integer"}
    %16 = irdl.any {name = "byteIdB", type = "16-bit signless integer"}
    %17 = irdl.any {name = "threadIdB", type = "16-bit signless integer"}
    %18 = irdl.any {description = "LLVM structure type", type = "!llvm.struct"}
    irdl.operands(operand_a: variadic %7, operand_b: variadic %8, operand_c: variadic %9, sparse_metadata: %10, sparsity_selector: %11, scale_a_data: %12, byte_id_a: %13, thread_id_a: %14, scale_b_data: %15, byte_id_b: %16, thread_id_b: %17)
    irdl.results(res: %18)
    irdl.attributes {"shape" = %0, "multiplicandAPtxType" = %1, "multiplicandBPtxType" = %2, "scaleVecSize" = %3, "blockScaleFormat" = %4, "kind" = %5, "orderedMetadata" = %6}
  }
  irdl.operation @mma_sp_sync attributes {
      assembly = "nvvm.mma",
      class = "MmaSpOp",
      name = "mma.sp.sync",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "#nvvm.shape", description = "Attribute for MMA operation shape."}
    %1 = irdl.any {attribute = "#nvvm.mma_int_overflow", description = "MMA overflow options", optional}
    %2 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types", optional}
    %3 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types", optional}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "#nvvm.mma_kind", description = "MMA operation kind", optional}
    %6 = irdl.any {description = "LLVM dialect-compatible type", name = "operandA", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %7 = irdl.any {description = "LLVM dialect-compatible type", name = "operandB", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %8 = irdl.any {description = "LLVM dialect-compatible type", name = "operandC", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %9 = irdl.any {name = "sparseMetadata", type = "32-bit signless integer"}
    %10 = irdl.any {name = "sparsitySelector", type = "32-bit signless integer"}
    %11 = irdl.any {description = "LLVM structure type", type = "!llvm.struct"}
    irdl.operands(operand_a: variadic %6, operand_b: variadic %7, operand_c: variadic %8, sparse_metadata: %9, sparsity_selector: %10)
    irdl.results(res: %11)
    irdl.attributes {"shape" = %0, "intOverflowBehavior" = %1, "multiplicandAPtxType" = %2, "multiplicandBPtxType" = %3, "orderedMetadata" = %4, "kind" = %5}
  }
  irdl.operation @mma_sync attributes {
      assembly = "nvvm.mma",
      class = "MmaOp",
      name = "mma.sync",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "#nvvm.shape", description = "Attribute for MMA operation shape."}
    %1 = irdl.any {attribute = "#nvvm.mma_b1op", description = "MMA binary operations", optional}
    %2 = irdl.any {attribute = "#nvvm.mma_int_overflow", description = "MMA overflow options", optional}
    %3 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %4 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %5 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types", optional}
    %6 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types", optional}
    %7 = irdl.any {description = "LLVM dialect-compatible type", name = "operandA", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %8 = irdl.any {description = "LLVM dialect-compatible type", name = "operandB", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %9 = irdl.any {description = "LLVM dialect-compatible type", name = "operandC", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %10 = irdl.any {description = "LLVM structure type", type = "!llvm.struct"}
    irdl.operands(operand_a: variadic %7, operand_b: variadic %8, operand_c: variadic %9)
    irdl.results(res: %10)
    irdl.attributes {"shape" = %0, "b1Op" = %1, "intOverflowBehavior" = %2, "layoutA" = %3, "layoutB" = %4, "multiplicandAPtxType" = %5, "multiplicandBPtxType" = %6}
  }
  irdl.operation @nanosleep attributes {
      format = "attr-dict $duration"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(duration: %0)
  }
  irdl.operation @pmevent attributes {
      class = "PMEventOp",
      format = "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?"} {
    %0 = irdl.any {attribute = "16-bit signless integer attribute", optional}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    irdl.attributes {"maskedEventId" = %0, "eventId" = %1}
  }
  irdl.operation @prefetch attributes {
      format = "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)? (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"} {
    %0 = irdl.any {attribute = "#nvvm.prefetch_cache_level", description = "NVVM Prefetch Cache Level", optional}
    %1 = irdl.any {attribute = "#nvvm.cache_eviction_priority", description = "NVVM Cache Eviction Priority", optional}
    %2 = irdl.any {description = "LLVM pointer in address space 1 or LLVM pointer in address space 5 or LLVM pointer in address space 0 or LLVM pointer in address space 4", type = "!llvm.ptr<1> or !llvm.ptr<5> or !llvm.ptr or !llvm.ptr<4>"}
    %3 = irdl.any {type = "1-bit signless integer"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {attribute = "unit attribute"}
    irdl.operands(addr: %2, predicate: optional %3)
    irdl.attributes {"cacheLevel" = %0, "evictPriority" = %1, "tensormap" = %4, "uniform" = %5, "in_param_space" = %6}
  }
  irdl.operation @prmt attributes {
      class = "PermuteOp",
      format = "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "#nvvm.permute_mode", description = "NVVM permute mode"}
    %4 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(lo: %0, hi: optional %1, selector: %2)
    irdl.results(res: %4)
    irdl.attributes {"mode" = %3}
  }
  irdl.operation @rcp_approx_ftz_f attributes {
      class = "RcpApproxFtzF32Op",
      format = "$arg attr-dict `:` type($res)",
      name = "rcp.approx.ftz.f",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit float"}
    %1 = irdl.any {type = "32-bit float"}
    irdl.operands(arg: %0)
    irdl.results(res: %1)
  }
  irdl.operation @read_ptx_sreg_aggr_smem_size attributes {
      class = "AggrSmemSize",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.aggr.smem.size",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_clock attributes {
      class = "ClockOp",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.clock"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_clock64 attributes {
      class = "Clock64Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.clock64"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_cluster_ctaid_x attributes {
      class = "BlockInClusterIdXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.cluster.ctaid.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_cluster_ctaid_y attributes {
      class = "BlockInClusterIdYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.cluster.ctaid.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_cluster_ctaid_z attributes {
      class = "BlockInClusterIdZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.cluster.ctaid.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_cluster_ctarank attributes {
      class = "ClusterId",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.cluster.ctarank",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_cluster_nctaid_x attributes {
      class = "ClusterDimBlocksXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.cluster.nctaid.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_cluster_nctaid_y attributes {
      class = "ClusterDimBlocksYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.cluster.nctaid.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_cluster_nctaid_z attributes {
      class = "ClusterDimBlocksZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.cluster.nctaid.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_cluster_nctarank attributes {
      class = "ClusterDim",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.cluster.nctarank",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_clusterid_x attributes {
      class = "ClusterIdXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.clusterid.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_clusterid_y attributes {
      class = "ClusterIdYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.clusterid.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_clusterid_z attributes {
      class = "ClusterIdZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.clusterid.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_ctaid_x attributes {
      class = "BlockIdXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.ctaid.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_ctaid_y attributes {
      class = "BlockIdYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.ctaid.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_ctaid_z attributes {
      class = "BlockIdZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.ctaid.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_dynamic_smem_size attributes {
      class = "DynamicSmemSize",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.dynamic.smem.size",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg0 attributes {
      class = "EnvReg0Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg0",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg1 attributes {
      class = "EnvReg1Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg1",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg10 attributes {
      class = "EnvReg10Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg10",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg11 attributes {
      class = "EnvReg11Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg11",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg12 attributes {
      class = "EnvReg12Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg12",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg13 attributes {
      class = "EnvReg13Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg13",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg14 attributes {
      class = "EnvReg14Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg14",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg15 attributes {
      class = "EnvReg15Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg15",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg16 attributes {
      class = "EnvReg16Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg17 attributes {
      class = "EnvReg17Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg17",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg18 attributes {
      class = "EnvReg18Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg18",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg19 attributes {
      class = "EnvReg19Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg19",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg2 attributes {
      class = "EnvReg2Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg2",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg20 attributes {
      class = "EnvReg20Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg20",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg21 attributes {
      class = "EnvReg21Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg21",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg22 attributes {
      class = "EnvReg22Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg22",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg23 attributes {
      class = "EnvReg23Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg23",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg24 attributes {
      class = "EnvReg24Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg24",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg25 attributes {
      class = "EnvReg25Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg25",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg26 attributes {
      class = "EnvReg26Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg26",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg27 attributes {
      class = "EnvReg27Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg27",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg28 attributes {
      class = "EnvReg28Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg28",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg29 attributes {
      class = "EnvReg29Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg29",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg3 attributes {
      class = "EnvReg3Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg3",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg30 attributes {
      class = "EnvReg30Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg30",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg31 attributes {
      class = "EnvReg31Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg31",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg4 attributes {
      class = "EnvReg4Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg4",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg5 attributes {
      class = "EnvReg5Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg5",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg6 attributes {
      class = "EnvReg6Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg6",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg7 attributes {
      class = "EnvReg7Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg7",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg8 attributes {
      class = "EnvReg8Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_envreg9 attributes {
      class = "EnvReg9Op",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.envreg9",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_globaltimer attributes {
      class = "GlobalTimerOp",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.globaltimer"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_globaltimer_lo attributes {
      class = "GlobalTimerLoOp",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.globaltimer.lo"} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_gridid attributes {
      class = "GridIdOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.gridid",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_laneid attributes {
      class = "LaneIdOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.laneid",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_lanemask_eq attributes {
      class = "LaneMaskEqOp",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.lanemask.eq",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_lanemask_ge attributes {
      class = "LaneMaskGeOp",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.lanemask.ge",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_lanemask_gt attributes {
      class = "LaneMaskGtOp",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.lanemask.gt",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_lanemask_le attributes {
      class = "LaneMaskLeOp",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.lanemask.le",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_lanemask_lt attributes {
      class = "LaneMaskLtOp",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.lanemask.lt",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_nclusterid_x attributes {
      class = "ClusterDimXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.nclusterid.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_nclusterid_y attributes {
      class = "ClusterDimYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.nclusterid.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_nclusterid_z attributes {
      class = "ClusterDimZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.nclusterid.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_nctaid_x attributes {
      class = "GridDimXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.nctaid.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_nctaid_y attributes {
      class = "GridDimYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.nctaid.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_nctaid_z attributes {
      class = "GridDimZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.nctaid.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_nsmid attributes {
      class = "SmDimOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.nsmid",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_ntid_x attributes {
      class = "BlockDimXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.ntid.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_ntid_y attributes {
      class = "BlockDimYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.ntid.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_ntid_z attributes {
      class = "BlockDimZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.ntid.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_nwarpid attributes {
      class = "WarpDimOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.nwarpid",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_smid attributes {
      class = "SmIdOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.smid",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_tid_x attributes {
      class = "ThreadIdXOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.tid.x",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_tid_y attributes {
      class = "ThreadIdYOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.tid.y",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_tid_z attributes {
      class = "ThreadIdZOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.tid.z",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_total_smem_size attributes {
      class = "TotalSmemSize",
      format = "attr-dict `:` type($res)",
      name = "read.ptx.sreg.total.smem.size",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @read_ptx_sreg_warpid attributes {
      class = "WarpIdOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.warpid",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @read_ptx_sreg_warpsize attributes {
      class = "WarpSizeOp",
      format = "(`range` $range^)? attr-dict `:` type($res)",
      name = "read.ptx.sreg.warpsize",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#llvm.constant_range", description = "A range of two integers, corresponding to LLVM's ConstantRange", optional}
    %1 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %1)
    irdl.attributes {"range" = %0}
  }
  irdl.operation @redux_sync attributes {
      class = "ReduxOp",
      format = "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
      infers = false,
      match = ["all(res, val)"],
      name = "redux.sync",
      rules = ["let t = op.operands[0].type",
        "let f = t is '32-bit float'",
        "if has(op.attr('abs')) and op.attr('abs'): f: abs attribute is supported only for f32 type",
        "if has(op.attr('nan')) and op.attr('nan'): f: nan attribute is supported only for f32 type",
        "let k = kind.text",
        "if k in ['add', 'umax', 'umin', 'and', 'or', 'xor', 'min', 'max']: t is '32-bit signless integer': '{k}' redux kind unsupported with {q(t)} type. Only supported type is 'i32'.",
        "if k in ['fmin', 'fmax']: f: '{k}' redux kind unsupported with {q(t)} type. Only supported type is 'f32'."]} {
    %0 = irdl.any {type = "32-bit signless integer or 32-bit float"}
    %1 = irdl.any {attribute = "#nvvm.redux_kind", description = "NVVM redux kind"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "bool attribute", default = "false"}
    %4 = irdl.any {attribute = "bool attribute", default = "false"}
    %5 = irdl.any {type = "32-bit signless integer or 32-bit float"}
    irdl.operands(val: %0, mask_and_clamp: %2)
    irdl.results(res: %5)
    irdl.attributes {"kind" = %1, "abs" = %3, "nan" = %4}
  }
  irdl.operation @setmaxregister attributes {
      class = "SetMaxRegisterOp",
      format = "$action $regCount attr-dict"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {attribute = "#nvvm.action", description = "NVVM set max register action"}
    irdl.attributes {"regCount" = %0, "action" = %1}
  }
  irdl.operation @shfl_sync attributes {
      class = "ShflOp",
      format = "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
      name = "shfl.sync",
      rules = ["let p = op.attr('return_value_and_is_valid')",
        "let s = res.mnemonic == 'struct'",
        "if has(p): known(s) and known(res.param('body').size == 2): expected return type to be a two-element struct",
        "if has(p): res.param('body')[1] is '1-bit signless integer': expected second element in the returned struct to be of type 'i1' but got {q(res.param('body')[1])} instead",
        "if known(s): has(p): \"return_value_and_is_valid\" attribute must be specified when the return type is a struct type",
        "if known(s): res.param('body')[0] == val.type: expected first element in the returned struct to be of type {q(val)} but got {q(res.param('body')[0])} instead",
        "if not known(s): res == val: expected return type to be of type {q(val)} but got {q(res)} instead"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "32-bit signless integer or 32-bit float"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {attribute = "#nvvm.shfl_kind", description = "NVVM shuffle kind"}
    %5 = irdl.any {attribute = "unit attribute", optional}
    %6 = irdl.any {description = "32-bit signless integer or 32-bit float or LLVM struct type", type = "32-bit signless integer or f32 or !llvm.struct"}
    irdl.operands(thread_mask: %0, val: %1, offset: %2, mask_and_clamp: %3)
    irdl.results(res: %6)
    irdl.attributes {"kind" = %4, "return_value_and_is_valid" = %5}
  }
  irdl.operation @st_bulk attributes {
      class = "BulkStoreOp",
      format = "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)",
      name = "st.bulk"} {
    %0 = irdl.any {description = "LLVM pointer in address space 0 or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {type = "64-bit signless integer"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", default = "0 : i64"}
    irdl.operands(addr: %0, size: %1)
    irdl.attributes {"initVal" = %2}
  }
  irdl.operation @stmatrix attributes {
      class = "StMatrixOp",
      format = "$ptr `,` $sources attr-dict `:` type(operands)"} {
    %0 = irdl.any {description = "LLVM pointer in address space 3", implied = "!llvm.ptr<3>", stripped = "!llvm.ptr", type = "!llvm.ptr<3>"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %3 = irdl.any {attribute = "#nvvm.ld_st_matrix_shape", description = "Matrix shape for ldmatrix and stmatrix"}
    %4 = irdl.any {attribute = "#nvvm.ld_st_matrix_elt_type", description = "Element type for ldmatrix and stmatrix"}
    irdl.operands(ptr: %0, sources: variadic %1)
    irdl.attributes {"layout" = %2, "shape" = %3, "eltType" = %4}
  }
  irdl.operation @tcgen05_alloc attributes {
      format = "$addr `,` $nCols attr-dict `:` type(operands)",
      name = "tcgen05.alloc"} {
    %0 = irdl.any {description = "LLVM pointer type or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {name = "nCols", type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.cta_group", default = "#nvvm.cta_group<cta_1>", description = "NVVM CTA group kind"}
    irdl.operands(addr: %0, n_cols: %1)
    irdl.attributes {"group" = %2}
  }
  irdl.operation @tcgen05_commit attributes {
      format = "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)",
      name = "tcgen05.commit"} {
    %0 = irdl.any {description = "LLVM pointer type or LLVM pointer in address space 3", type = "!llvm.ptr or !llvm.ptr<3>"}
    %1 = irdl.any {name = "multicastMask", type = "16-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.cta_group", default = "#nvvm.cta_group<cta_1>", description = "NVVM CTA group kind"}
    irdl.operands(addr: %0, multicast_mask: optional %1)
    irdl.attributes {"group" = %2}
  }
  irdl.operation @tcgen05_cp attributes {
      format = "$taddr`,` $smem_desc attr-dict",
      name = "tcgen05.cp"} {
    %0 = irdl.any {attribute = "#nvvm.tcgen05_cp_shape", description = "tcgen05 cp shapes"}
    %1 = irdl.any {attribute = "#nvvm.cta_group", default = "#nvvm.cta_group<cta_1>", description = "NVVM CTA group kind"}
    %2 = irdl.any {attribute = "#nvvm.tcgen05_cp_multicast", default = "#nvvm.tcgen05_cp_multicast<none>", description = "tcgen05 cp multicast"}
    %3 = irdl.any {attribute = "#nvvm.tcgen05_cp_src_fmt", description = "tcgen05 cp source format", optional}
    %4 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %5 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(taddr: %4, smem_desc: %5)
    irdl.attributes {"shape" = %0, "group" = %1, "multicast" = %2, "srcFormat" = %3}
  }
  irdl.operation @tcgen05_dealloc attributes {
      format = "$taddr `,` $nCols attr-dict `:` type(operands)",
      name = "tcgen05.dealloc"} {
    %0 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %1 = irdl.any {name = "nCols", type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.cta_group", default = "#nvvm.cta_group<cta_1>", description = "NVVM CTA group kind"}
    irdl.operands(taddr: %0, n_cols: %1)
    irdl.attributes {"group" = %2}
  }
  irdl.operation @tcgen05_fence attributes {
      format = "$kind attr-dict",
      name = "tcgen05.fence"} {
    %0 = irdl.any {attribute = "#nvvm.tcgen05_fence", description = "NVVM Tcgen05 fence kind"}
    irdl.attributes {"kind" = %0}
  }
  irdl.operation @tcgen05_ld attributes {
      format = "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)",
      name = "tcgen05.ld",
      rules = ["if has(offset): shape.word == 'shape_16x32bx2': !offset argument is only supported for shape 16x32bx2"]} {
    %0 = irdl.any {attribute = "unit attribute"}
    %1 = irdl.any {attribute = "#nvvm.tcgen05_ldst_shape", description = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4"}
    %2 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "tmemAddr", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %3 = irdl.any {type = "64-bit signless integer"}
    %4 = irdl.any {description = "32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128", type = "32-bit signless integer or vector of 32-bit signless integer values and of rank at least 1 and of length 2/4/8/16/32/64/128"}
    irdl.operands(tmem_addr: %2, offset: optional %3)
    irdl.results(res: %4)
    irdl.attributes {"pack" = %0, "shape" = %1}
  }
  irdl.operation @tcgen05_mma attributes {
      class = "Tcgen05MMAOp",
      format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`",
      name = "tcgen05.mma",
      rules = ["if has(disableOutputLane): disableOutputLane.count == when(ctaGroup.word == 'cta_1', 4, 8): !Disable Output Lane of length {disableOutputLane.count} is incompatible with CtaGroupAttr",
        "if has(aShift): matrixA.mnemonic == 'ptr' and known(matrixA.mnemonic == 'ptr'): !A-shift can be applied only when matrix A is in tensor memory",
        "if has(aShift): not (collectorOp.word in ['fill', 'use']): !Cannot use collector buffer operation fill or use with ashift"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "#nvvm.tcgen05_mma_kind", description = "tcgen05 MMA Supported Types"}
    %1 = irdl.any {attribute = "#nvvm.cta_group", description = "NVVM CTA group kind"}
    %2 = irdl.any {attribute = "#nvvm.tcgen05_mma_collectorop", default = "#nvvm.tcgen05_mma_collectorop<discard>", description = "tcgen05.mma Collector Buffer Operation"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "matrixD", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %5 = irdl.any {description = "LLVM pointer in address space 6 or 64-bit signless integer", name = "matrixA", type = "!llvm.ptr<6> or 64-bit signless integer"}
    %6 = irdl.any {name = "matrixB", type = "64-bit signless integer"}
    %7 = irdl.any {type = "32-bit signless integer"}
    %8 = irdl.any {name = "enableInputD", type = "1-bit signless integer"}
    %9 = irdl.any {name = "scaleInputD", type = "64-bit signless integer"}
    %10 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4/8", name = "disableOutputLane", type = "fixed-length vector of 32-bit signless integer values and of length 4/8"}
    irdl.operands(matrix_d: %4, matrix_a: %5, matrix_b: %6, idesc: %7, enable_input_d: %8, scale_input_d: optional %9, disable_output_lane: optional %10)
    irdl.attributes {"kind" = %0, "ctaGroup" = %1, "collectorOp" = %2, "aShift" = %3}
  }
  irdl.operation @tcgen05_mma_block_scale attributes {
      class = "Tcgen05MMABlockScaleOp",
      format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`",
      name = "tcgen05.mma.block_scale",
      rules = ["let scaled = either(blockScale.word, 'default')",
        "if kind.word == 'mxf4nvf4': scaled != 'default': !mxf4nvf4 requires block scale attribute",
        "if kind.word == 'mxf4': scaled != 'block16': !mxf4 kind does not support block16 attribute"]} {
    %0 = irdl.any {attribute = "#nvvm.block_scale_kind", description = "Block Scale Kind"}
    %1 = irdl.any {attribute = "#nvvm.cta_group", description = "NVVM CTA group kind"}
    %2 = irdl.any {attribute = "#nvvm.tcgen05_mma_block_scale", default = "#nvvm.tcgen05_mma_block_scale<default>", description = "tcgen05.mma block scale attribute"}
    %3 = irdl.any {attribute = "#nvvm.tcgen05_mma_collectorop", default = "#nvvm.tcgen05_mma_collectorop<discard>", description = "tcgen05.mma Collector Buffer Operation"}
    %4 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "matrixD", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %5 = irdl.any {description = "LLVM pointer in address space 6 or 64-bit signless integer", name = "matrixA", type = "!llvm.ptr<6> or 64-bit signless integer"}
    %6 = irdl.any {name = "matrixB", type = "64-bit signless integer"}
    %7 = irdl.any {type = "32-bit signless integer"}
    %8 = irdl.any {name = "enableInputD", type = "1-bit signless integer"}
    %9 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "scaleA", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %10 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "scaleB", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    irdl.operands(matrix_d: %4, matrix_a: %5, matrix_b: %6, idesc: %7, enable_input_d: %8, scale_a: %9, scale_b: %10)
    irdl.attributes {"kind" = %0, "ctaGroup" = %1, "blockScale" = %2, "collectorOp" = %3}
  }
  irdl.operation @tcgen05_mma_sp attributes {
      class = "Tcgen05MMASparseOp",
      format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`",
      name = "tcgen05.mma.sp",
      rules = ["if has(disableOutputLane): disableOutputLane.count == when(ctaGroup.word == 'cta_1', 4, 8): !Disable Output Lane of length {disableOutputLane.count} is incompatible with CtaGroupAttr",
        "if has(aShift): matrixA.mnemonic == 'ptr' and known(matrixA.mnemonic == 'ptr'): !A-shift can be applied only when matrix A is in tensor memory",
        "if has(aShift): not (collectorOp.word in ['fill', 'use']): !Cannot use collector buffer operation fill or use with ashift"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "#nvvm.tcgen05_mma_kind", description = "tcgen05 MMA Supported Types"}
    %1 = irdl.any {attribute = "#nvvm.cta_group", description = "NVVM CTA group kind"}
    %2 = irdl.any {attribute = "#nvvm.tcgen05_mma_collectorop", default = "#nvvm.tcgen05_mma_collectorop<discard>", description = "tcgen05.mma Collector Buffer Operation"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "matrixD", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %5 = irdl.any {description = "LLVM pointer in address space 6 or 64-bit signless integer", name = "matrixA", type = "!llvm.ptr<6> or 64-bit signless integer"}
    %6 = irdl.any {name = "matrixB", type = "64-bit signless integer"}
    %7 = irdl.any {type = "32-bit signless integer"}
    %8 = irdl.any {name = "enableInputD", type = "1-bit signless integer"}
    %9 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "sparseMetadata", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %10 = irdl.any {name = "scaleInputD", type = "64-bit signless integer"}
    %11 = irdl.any {description = "fixed-length vector of 32-bit signless integer values of length 4/8", name = "disableOutputLane", type = "fixed-length vector of 32-bit signless integer values and of length 4/8"}
    irdl.operands(matrix_d: %4, matrix_a: %5, matrix_b: %6, idesc: %7, enable_input_d: %8, sparse_metadata: %9, scale_input_d: optional %10, disable_output_lane: optional %11)
    irdl.attributes {"kind" = %0, "ctaGroup" = %1, "collectorOp" = %2, "aShift" = %3}
  }
  irdl.operation @tcgen05_mma_sp_block_scale attributes {
      class = "Tcgen05MMASparseBlockScaleOp",
      format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`",
      name = "tcgen05.mma.sp.block_scale",
      rules = ["let scaled = either(blockScale.word, 'default')",
        "if kind.word == 'mxf4nvf4': scaled != 'default': !mxf4nvf4 requires block scale attribute",
        "if kind.word == 'mxf4': scaled != 'block16': !mxf4 kind does not support block16 attribute"]} {
    %0 = irdl.any {attribute = "#nvvm.block_scale_kind", description = "Block Scale Kind"}
    %1 = irdl.any {attribute = "#nvvm.cta_group", description = "NVVM CTA group kind"}
    %2 = irdl.any {attribute = "#nvvm.tcgen05_mma_block_scale", default = "#nvvm.tcgen05_mma_block_scale<default>", description = "tcgen05.mma block scale attribute"}
    %3 = irdl.any {attribute = "#nvvm.tcgen05_mma_collectorop", default = "#nvvm.tcgen05_mma_collectorop<discard>", description = "tcgen05.mma Collector Buffer Operation"}
    %4 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "matrixD", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %5 = irdl.any {description = "LLVM pointer in address space 6 or 64-bit signless integer", name = "matrixA", type = "!llvm.ptr<6> or 64-bit signless integer"}
    %6 = irdl.any {name = "matrixB", type = "64-bit signless integer"}
    %7 = irdl.any {type = "32-bit signless integer"}
    %8 = irdl.any {name = "enableInputD", type = "1-bit signless integer"}
    %9 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "sparseMetadata", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %10 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "scaleA", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %11 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "scaleB", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    irdl.operands(matrix_d: %4, matrix_a: %5, matrix_b: %6, idesc: %7, enable_input_d: %8, sparse_metadata: %9, scale_a: %10, scale_b: %11)
    irdl.attributes {"kind" = %0, "ctaGroup" = %1, "blockScale" = %2, "collectorOp" = %3}
  }
  irdl.operation @tcgen05_mma_ws attributes {
      class = "Tcgen05MMAWsOp",
      format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`",
      name = "tcgen05.mma.ws"} {
    %0 = irdl.any {attribute = "#nvvm.tcgen05_mma_kind", description = "tcgen05 MMA Supported Types"}
    %1 = irdl.any {attribute = "#nvvm.tcgen05_mma_collectorb", default = "#nvvm.tcgen05_mma_collectorb<b0>", description = "tcgen05 MMA Collector Buffer B Attribute"}
    %2 = irdl.any {attribute = "#nvvm.tcgen05_mma_collectorop", default = "#nvvm.tcgen05_mma_collectorop<discard>", description = "tcgen05.mma Collector Buffer Operation"}
    %3 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "matrixD", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %4 = irdl.any {description = "LLVM pointer in address space 6 or 64-bit signless integer", name = "matrixA", type = "!llvm.ptr<6> or 64-bit signless integer"}
    %5 = irdl.any {name = "matrixB", type = "64-bit signless integer"}
    %6 = irdl.any {type = "32-bit signless integer"}
    %7 = irdl.any {name = "enableInputD", type = "1-bit signless integer"}
    %8 = irdl.any {name = "zeroColMask", type = "64-bit signless integer"}
    irdl.operands(matrix_d: %3, matrix_a: %4, matrix_b: %5, idesc: %6, enable_input_d: %7, zero_col_mask: optional %8)
    irdl.attributes {"kind" = %0, "collectorBBuffer" = %1, "collectorOp" = %2}
  }
  irdl.operation @tcgen05_mma_ws_sp attributes {
      class = "Tcgen05MMAWsSparseOp",
      format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`",
      name = "tcgen05.mma.ws.sp"} {
    %0 = irdl.any {attribute = "#nvvm.tcgen05_mma_kind", description = "tcgen05 MMA Supported Types"}
    %1 = irdl.any {attribute = "#nvvm.tcgen05_mma_collectorb", default = "#nvvm.tcgen05_mma_collectorb<b0>", description = "tcgen05 MMA Collector Buffer B Attribute"}
    %2 = irdl.any {attribute = "#nvvm.tcgen05_mma_collectorop", default = "#nvvm.tcgen05_mma_collectorop<discard>", description = "tcgen05.mma Collector Buffer Operation"}
    %3 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "matrixD", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %4 = irdl.any {description = "LLVM pointer in address space 6 or 64-bit signless integer", name = "matrixA", type = "!llvm.ptr<6> or 64-bit signless integer"}
    %5 = irdl.any {name = "matrixB", type = "64-bit signless integer"}
    %6 = irdl.any {type = "32-bit signless integer"}
    %7 = irdl.any {name = "enableInputD", type = "1-bit signless integer"}
    %8 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "sparseMetadata", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %9 = irdl.any {name = "zeroColMask", type = "64-bit signless integer"}
    irdl.operands(matrix_d: %3, matrix_a: %4, matrix_b: %5, idesc: %6, enable_input_d: %7, sparse_metadata: %8, zero_col_mask: optional %9)
    irdl.attributes {"kind" = %0, "collectorBBuffer" = %1, "collectorOp" = %2}
  }
  irdl.operation @tcgen05_mma_smem_desc attributes {
      format = "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)",
      name = "tcgen05.mma_smem_desc"} {
    %0 = irdl.any {name = "startAddr", type = "32-bit signless integer"}
    %1 = irdl.any {name = "leadingDimOffset", type = "32-bit signless integer"}
    %2 = irdl.any {name = "strideDimOffset", type = "32-bit signless integer"}
    %3 = irdl.any {name = "baseOffset", type = "8-bit signless integer"}
    %4 = irdl.any {name = "leadingDimMode", type = "1-bit signless integer"}
    %5 = irdl.any {name = "swizzleMode", type = "8-bit signless integer"}
    %6 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(start_addr: %0, leading_dim_offset: %1, stride_dim_offset: %2, base_offset: %3, leading_dim_mode: %4, swizzle_mode: %5)
    irdl.results(res: %6)
  }
  irdl.operation @tcgen05_relinquish_alloc_permit attributes {
      format = "attr-dict",
      name = "tcgen05.relinquish_alloc_permit"} {
    %0 = irdl.any {attribute = "#nvvm.cta_group", default = "#nvvm.cta_group<cta_1>", description = "NVVM CTA group kind"}
    irdl.attributes {"group" = %0}
  }
  irdl.operation @tcgen05_shift attributes {
      format = "$taddr attr-dict `:` type(operands)",
      name = "tcgen05.shift"} {
    %0 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %1 = irdl.any {attribute = "#nvvm.cta_group", default = "#nvvm.cta_group<cta_1>", description = "NVVM CTA group kind"}
    irdl.operands(taddr: %0)
    irdl.attributes {"group" = %1}
  }
  irdl.operation @tcgen05_st attributes {
      format = "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)",
      name = "tcgen05.st"} {
    %0 = irdl.any {attribute = "unit attribute"}
    %1 = irdl.any {attribute = "#nvvm.tcgen05_ldst_shape", description = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4"}
    %2 = irdl.any {description = "LLVM pointer in address space 6", implied = "!llvm.ptr<6>", name = "tmemAddr", stripped = "!llvm.ptr", type = "!llvm.ptr<6>"}
    %3 = irdl.any {description = "32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128", type = "32-bit signless integer or vector of 32-bit signless integer values and of rank at least 1 and of length 2/4/8/16/32/64/128"}
    %4 = irdl.any {type = "64-bit signless integer"}
    irdl.operands(tmem_addr: %2, val: %3, offset: optional %4)
    irdl.attributes {"unpack" = %0, "shape" = %1}
  }
  irdl.operation @tcgen05_wait attributes {
      format = "$kind attr-dict",
      name = "tcgen05.wait"} {
    %0 = irdl.any {attribute = "#nvvm.tcgen05_wait", description = "NVVM Tcgen05 wait kind"}
    irdl.attributes {"kind" = %0}
  }
  irdl.operation @vote_sync attributes {
      format = "$kind $mask `,` $pred attr-dict `->` type($res)",
      name = "vote.sync"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "1-bit signless integer"}
    %2 = irdl.any {attribute = "#nvvm.vote_sync_kind", description = "NVVM vote sync kind"}
    %3 = irdl.any {type = "32-bit signless integer or 1-bit signless integer"}
    irdl.operands(mask: %0, pred: %1)
    irdl.results(res: %3)
    irdl.attributes {"kind" = %2}
  }
  irdl.operation @wgmma_commit_group_sync_aligned attributes {
      class = "WgmmaGroupSyncAlignedOp",
      format = "attr-dict",
      name = "wgmma.commit.group.sync.aligned"}
  irdl.operation @wgmma_fence_aligned attributes {
      format = "attr-dict",
      name = "wgmma.fence.aligned"}
  irdl.operation @wgmma_mma_async attributes {
      format = "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` type($inouts) `->` type($results)",
      name = "wgmma.mma_async"} {
    %0 = irdl.any {description = "LLVM structure type", type = "!llvm.struct"}
    %1 = irdl.any {name = "descriptorA", type = "64-bit signless integer"}
    %2 = irdl.any {name = "descriptorB", type = "64-bit signless integer"}
    %3 = irdl.any {attribute = "#nvvm.shape", description = "Attribute for MMA operation shape."}
    %4 = irdl.any {attribute = "#nvvm.wgmma_type", description = "NVVM WGMMA types"}
    %5 = irdl.any {attribute = "#nvvm.wgmma_type", description = "NVVM WGMMA types"}
    %6 = irdl.any {attribute = "#nvvm.wgmma_type", description = "NVVM WGMMA types"}
    %7 = irdl.any {attribute = "#nvvm.wgmma_scale_out", description = "WGMMA input predicate"}
    %8 = irdl.any {attribute = "#nvvm.wgmma_scale_in", description = "WGMMA overflow options"}
    %9 = irdl.any {attribute = "#nvvm.wgmma_scale_in", description = "WGMMA overflow options"}
    %10 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %11 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %12 = irdl.any {attribute = "#nvvm.mma_int_overflow", description = "MMA overflow options", optional}
    %13 = irdl.any {description = "LLVM structure type", type = "!llvm.struct"}
    irdl.operands(inouts: %0, descriptor_a: %1, descriptor_b: %2)
    irdl.results(results: %13)
    irdl.attributes {"shape" = %3, "typeA" = %4, "typeB" = %5, "typeD" = %6, "scaleD" = %7, "scaleA" = %8, "scaleB" = %9, "layoutA" = %10, "layoutB" = %11, "satfinite" = %12}
  }
  irdl.operation @wgmma_wait_group_sync_aligned attributes {
      class = "WgmmaWaitGroupSyncOp",
      format = "attr-dict $group",
      name = "wgmma.wait.group.sync.aligned"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute"}
    irdl.attributes {"group" = %0}
  }
  irdl.operation @wmma_load attributes {
      class = "WMMALoadOp",
      format = "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)",
      name = "wmma.load",
      rules = ["either(op.operands[0].param('addressSpace'), 0) in [0, 1, 3]: expected source pointer in memory space 0, 1, 3"],
      verify = "nvvm.wmma.load"} {
    %0 = irdl.any {description = "LLVM pointer type", stripped = "!llvm.ptr", type = "!llvm.ptr"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute"}
    %5 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %6 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types"}
    %7 = irdl.any {attribute = "#nvvm.mma_frag", description = "NVVM MMA frag type"}
    %8 = irdl.any {description = "LLVM structure type or 64-bit float", type = "!llvm.struct or f64"}
    irdl.operands(ptr: %0, stride: %1)
    irdl.results(res: %8)
    irdl.attributes {"m" = %2, "n" = %3, "k" = %4, "layout" = %5, "eltype" = %6, "frag" = %7}
  }
  irdl.operation @wmma_mma attributes {
      class = "WMMAMmaOp",
      format = "$args attr-dict `:` functional-type($args, $res)",
      name = "wmma.mma",
      verify = "nvvm.wmma.mma"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %4 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %5 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types"}
    %6 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types"}
    %7 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %8 = irdl.any {description = "LLVM structure type", type = "!llvm.struct"}
    irdl.operands(args: variadic %7)
    irdl.results(res: %8)
    irdl.attributes {"m" = %0, "n" = %1, "k" = %2, "layoutA" = %3, "layoutB" = %4, "eltypeA" = %5, "eltypeB" = %6}
  }
  irdl.operation @wmma_store attributes {
      class = "WMMAStoreOp",
      format = "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)",
      name = "wmma.store",
      rules = ["either(op.operands[0].param('addressSpace'), 0) in [0, 1, 3]: expected operands to be a source pointer in memory space 0, 1, 3"],
      verify = "nvvm.wmma.store"} {
    %0 = irdl.any {description = "LLVM pointer type", stripped = "!llvm.ptr", type = "!llvm.ptr"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {attribute = "#nvvm.mma_layout", description = "NVVM MMA layout"}
    %5 = irdl.any {attribute = "#nvvm.mma_type", description = "NVVM MMA types"}
    %6 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    %7 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(ptr: %0, args: variadic %6, stride: %7)
    irdl.attributes {"m" = %1, "n" = %2, "k" = %3, "layout" = %4, "eltype" = %5}
  }
}
