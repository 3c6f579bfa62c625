// The amdgpu dialect, made by import-dialect.

irdl.dialect @amdgpu attributes {all_attributes, all_types, inlines, inferring_builders = ["dpp", "fat_raw_buffer_cast", "make_dma_descriptor", "make_gather_dma_descriptor", "mfma", "permlane_swap", "raw_buffer_atomic_cmpswap", "scaled_mfma", "scaled_wmma", "sparse_mfma", "swizzle_bitmode", "wmma"], enums = {
      AddressSpace = {attributes = {AMDGPU_AddressSpaceAttr = "amdgpu.address_space<{}>"}, builder = "AMDGPU_AddressSpace", cases = ["fat_raw_buffer", "buffer_rsrc", "fat_structured_buffer"], names = ["FatRawBuffer", "BufferRsrc", "FatStructuredBuffer"], width = 32},
      DPPPerm = {attributes = {AMDGPU_DPPPermAttr = "amdgpu<dpp_perm {}>"}, builder = "AMDGPU_DPPPerm", cases = ["quad_perm", "row_shl", "row_shr", "row_ror", "wave_shl", "wave_shr", "wave_ror", "wave_rol", "row_mirror", "row_half_mirror", "row_bcast_15", "row_bcast_31"], width = 32},
      MFMAPermB = {attributes = {AMDGPU_MFMAPermBAttr = "amdgpu<mfma_perm_b {}>"}, builder = "AMDGPU_MFMAPermB", cases = ["none", "bcast_first_32", "bcast_second_32", "rotate_16_right", "bcast_first_16", "bcast_second_16", "bcast_third_16", "bcast_fourth_16"], width = 32},
      sched_barrier_opt_enum = {attributes = {AMDGPU_SchedBarrierOpOptAttr = "amdgpu.sched_barrier_opt<{}>"}, builder = "AMDGPU_SchedBarrierOpOpt", cases = ["none", "non_mem_non_sideffect", "valu", "salu", "mfma_wmma", "all_vmem", "vmem_read", "vmem_write", "all_ds", "ds_read", "ds_write", "transcendental"], flags = "|", values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024], width = 32}}} {
  irdl.type @tdm_base attributes {
      cpp = "AMDGPU_TDMBaseType",
      format = "`<` $elementType `>`"} {
    %0 = irdl.any {cpp = "Type", name = "elementType", parameter = "type"}
    irdl.parameters(element_type: %0)
  }
  irdl.type @tdm_descriptor attributes {
      format = ""}
  irdl.type @tdm_gather_base attributes {
      cpp = "AMDGPU_TDMGatherBaseType",
      format = "`<` $elementType `,` $indexType`>`"} {
    %0 = irdl.any {cpp = "Type", name = "elementType", parameter = "type"}
    %1 = irdl.any {cpp = "Type", name = "indexType", parameter = "type"}
    irdl.parameters(element_type: %0, index_type: %1)
  }
  irdl.attribute @address_space attributes {
      cases = ["fat_raw_buffer", "buffer_rsrc", "fat_structured_buffer"],
      description = "::mlir::amdgpu::AddressSpace",
      format = "`<` $value `>`"}
  irdl.attribute @dpp_perm attributes {
      cases = ["quad_perm", "row_shl", "row_shr", "row_ror", "wave_shl", "wave_shr", "wave_ror", "wave_rol", "row_mirror", "row_half_mirror", "row_bcast_15", "row_bcast_31"],
      description = "::mlir::amdgpu::DPPPerm"}
  irdl.attribute @mfma_perm_b attributes {
      cases = ["none", "bcast_first_32", "bcast_second_32", "rotate_16_right", "bcast_first_16", "bcast_second_16", "bcast_third_16", "bcast_fourth_16"],
      description = "::mlir::amdgpu::MFMAPermB"}
  irdl.attribute @sched_barrier_opt attributes {
      cases = ["none", "non_mem_non_sideffect", "valu", "salu", "mfma_wmma", "all_vmem", "vmem_read", "vmem_write", "all_ds", "ds_read", "ds_write", "transcendental"],
      description = "::mlir::amdgpu::sched_barrier_opt_enum",
      flags = "|",
      format = "`<` $value `>`",
      values = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]}
  irdl.operation @dpp attributes {
      class = "DPPOp",
      format = "$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)",
      match = ["all(result, old, src)"],
      traits = ["Pure", "SameTypeOperands"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "#amdgpu.dpp_perm", description = "The possible permutations for a DPP operation"}
    %3 = irdl.any {description = "32-bit signless integer attribute or array attribute or unit attribute", optional}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", default = "15 : i32"}
    %5 = irdl.any {attribute = "32-bit signless integer attribute", default = "15 : i32"}
    %6 = irdl.any {attribute = "bool attribute", default = "false"}
    %7 = irdl.any {type = "any type"}
    irdl.operands(old: %0, src: %1)
    irdl.results(result: %7)
    irdl.attributes {"kind" = %2, "permArgument" = %3, "row_mask" = %4, "bank_mask" = %5, "bound_ctrl" = %6}
  }
  irdl.operation @ext_packed_fp8 attributes {
      format = "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length 1/2/3/4", type = "f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values and of rank at least 1 and of length 1/2/3/4"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative whose maximum value is 3"}
    %2 = irdl.any {description = "32-bit float or fixed-length vector of 32-bit float values of length 2", type = "f32 or fixed-length vector of f32 values and of length 2"}
    irdl.operands(source: %0)
    irdl.results(res: %2)
    irdl.attributes {"index" = %1}
  }
  irdl.operation @fat_raw_buffer_cast attributes {
      format = "$source oilist (`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)` | `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset ) attr-dict `:` type($source) `to` type($result)",
      rules = ["source.strided: source type {q(source)} can't have its offset reset"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {name = "validBytes", type = "64-bit signless integer"}
    %2 = irdl.any {name = "cacheSwizzleStride", type = "14-bit signless integer"}
    %3 = irdl.any {attribute = "bool attribute", default = "true"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {type = "memref of any type values"}
    irdl.operands(source: %0, valid_bytes: optional %1, cache_swizzle_stride: optional %2)
    irdl.results(result: %5)
    irdl.attributes {"boundsCheck" = %3, "resetOffset" = %4}
  }
  irdl.operation @gather_to_lds attributes {
      class = "GatherToLDSOp",
      format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)",
      rules = ["let r = dst.rank",
        "r == 0 or known(dst.stride(r - 1) == 1): destination type inner most dim must be contiguous",
        "let tw = transferType.type.element.width",
        "let bits = tw * either(transferType.type.count, 1)",
        "bits in [8, 16, 32, 96, 128]: Transfering type size must be 8, 16, 32, 96 or 128 bits",
        "not has(src.space) or known(src.space in [0, 1, 7]) or known(src.space.word in ['global', 'fat_raw_buffer']): source memory address space must be global or fat raw buffer",
        "known(dst.space == 3) or known(dst.space.word == 'workgroup'): destination memory address space must be Workgroup"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {name = "srcIndices", type = "index"}
    %2 = irdl.any {type = "memref of any type values"}
    %3 = irdl.any {name = "dstIndices", type = "index"}
    %4 = irdl.any {attribute = "any type attribute"}
    irdl.operands(src: %0, src_indices: variadic %1, dst: %2, dst_indices: variadic %3)
    irdl.attributes {"transferType" = %4}
  }
  irdl.operation @lds_barrier attributes {
      class = "LDSBarrierOp",
      format = "attr-dict"}
  irdl.operation @make_dma_base attributes {
      format = "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)",
      match = ["all-elements(global, lds)"],
      rules = ["known(lds.space == 3) or known(lds.space.word == 'workgroup'): lds memref must have workgroup address space attribute.",
        "not has(global.space) or known(global.space in [0, 1]) or known(global.space.word == 'global'): global memref must have global address space attribute.",
        "let w = global.element.width",
        "w in [8, 16, 32, 64]: element type must be 1, 2, 4, or 8 bytes long but type was {w} bits long."],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "memref of any type values"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {description = "Pair of base addresses that move data between LDS and global storage.", stripped = "!amdgpu.tdm_base", type = "!amdgpu.tdm_base"}
    irdl.operands(global: %0, global_indices: variadic %1, lds: %2, lds_indices: variadic %3)
    irdl.results(base: %4)
  }
  irdl.operation @make_dma_descriptor attributes {
      format = "$base `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)?)? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )? attr-dict `:` qualified(type($base)) `->` type(results)",
      infers,
      rules = ["let strides = op.attr('global_static_strides')",
        "let sizes = op.attr('global_static_sizes')",
        "let tile = op.attr('shared_static_sizes')",
        "strides.size > 0: strides must not be empty.",
        "strides.size == sizes.size: strides and sizes must have same rank.",
        "strides[strides.size - 1] == 1: strides for the innermost dimension must be 1.",
        "tile.size == sizes.size: tensor must have same rank as tile.",
        "if has(atomic_barrier_address): known(atomic_barrier_address.space == 3) or known(atomic_barrier_address.space.word == 'workgroup'): atomic barrier address must be in LDS."],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "Pair of base addresses that move data between LDS and global storage.", stripped = "!amdgpu.tdm_base", type = "!amdgpu.tdm_base"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {type = "index"}
    %6 = irdl.any {attribute = "i64 dense array attribute"}
    %7 = irdl.any {description = "fixed-length vector of 1-bit signless integer values of length 16", implied = "vector<16xi1>", type = "fixed-length vector of 1-bit signless integer values and of length 16"}
    %8 = irdl.any {type = "1-bit signless integer"}
    %9 = irdl.any {type = "32-bit signless integer"}
    %10 = irdl.any {type = "32-bit signless integer"}
    %11 = irdl.any {type = "memref of any type values"}
    %12 = irdl.any {type = "index"}
    %13 = irdl.any {type = "index"}
    %14 = irdl.any {type = "32-bit signless integer"}
    %15 = irdl.any {type = "index"}
    %16 = irdl.any {description = "Descriptors used in tensor store/load operations.", exact, type = "!amdgpu.tdm_descriptor"}
    irdl.operands(base: %0, global_dynamic_sizes: variadic %1, global_dynamic_strides: variadic %3, shared_dynamic_sizes: variadic %5, workgroup_mask: optional %7, early_timeout: optional %8, pad_amount: optional %9, pad_interval: optional %10, atomic_barrier_address: optional %11, atomic_barrier_indices: variadic %12, global_increment: optional %13, lds_increment: optional %14, iteration_count: optional %15)
    irdl.results(desc: %16)
    irdl.attributes {"global_static_sizes" = %2, "global_static_strides" = %4, "shared_static_sizes" = %6}
  }
  irdl.operation @make_gather_dma_base attributes {
      format = "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)",
      match = ["all-elements(global, lds)"],
      rules = ["known(lds.space == 3) or known(lds.space.word == 'workgroup'): lds memref must have workgroup address space attribute.",
        "not has(global.space) or known(global.space in [0, 1]) or known(global.space.word == 'global'): global memref must have global address space attribute.",
        "let w = global.element.width",
        "w in [8, 16, 32, 64]: element type must be 1, 2, 4, or 8 bytes long but type was {w} bits long."],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "memref of any type values"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {description = "Pair of base addresses that move data between LDS and global storage.", stripped = "!amdgpu.tdm_gather_base", type = "!amdgpu.tdm_gather_base"}
    irdl.operands(global: %0, global_indices: variadic %1, lds: %2, lds_indices: variadic %3)
    irdl.results(base: %4)
  }
  irdl.operation @make_gather_dma_descriptor attributes {
      format = "$base `[` $indices `]` `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)?)? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )? attr-dict `:` qualified(type($base)) `,` type($indices) `->` type(results)",
      infers,
      rules = ["let strides = op.attr('global_static_strides')",
        "let sizes = op.attr('global_static_sizes')",
        "let tile = op.attr('shared_static_sizes')",
        "strides.size > 0: strides must not be empty.",
        "strides.size == sizes.size: strides and sizes must have same rank.",
        "strides[strides.size - 1] == 1: strides for the innermost dimension must be 1.",
        "tile.size == sizes.size: tensor must have same rank as tile.",
        "if has(atomic_barrier_address): known(atomic_barrier_address.space == 3) or known(atomic_barrier_address.space.word == 'workgroup'): atomic barrier address must be in LDS.",
        "indices.element == base.param('indexType'): indices' element type must match base's element type."],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "Pair of base addresses that move data between LDS and global storage.", stripped = "!amdgpu.tdm_gather_base", type = "!amdgpu.tdm_gather_base"}
    %1 = irdl.any {description = "vector of 32-bit signless integer values of at least length 1 of at most length 8 or vector of 16-bit signless integer values of at least length 1 of at most length 16", type = "vector of 32-bit signless integer values and of rank at least 1 and of length at least 1 and of length at most 8 or vector of 16-bit signless integer values and of rank at least 1 and of length at least 1 and of length at most 16"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
    %6 = irdl.any {type = "index"}
    %7 = irdl.any {attribute = "i64 dense array attribute"}
    %8 = irdl.any {description = "fixed-length vector of 1-bit signless integer values of length 16", implied = "vector<16xi1>", type = "fixed-length vector of 1-bit signless integer values and of length 16"}
    %9 = irdl.any {type = "1-bit signless integer"}
    %10 = irdl.any {type = "32-bit signless integer"}
    %11 = irdl.any {type = "32-bit signless integer"}
    %12 = irdl.any {type = "memref of any type values"}
    %13 = irdl.any {type = "index"}
    %14 = irdl.any {type = "index"}
    %15 = irdl.any {type = "32-bit signless integer"}
    %16 = irdl.any {type = "index"}
    %17 = irdl.any {description = "Descriptors used in tensor store/load operations.", exact, type = "!amdgpu.tdm_descriptor"}
    irdl.operands(base: %0, indices: %1, global_dynamic_sizes: variadic %2, global_dynamic_strides: variadic %4, shared_dynamic_sizes: variadic %6, workgroup_mask: optional %8, early_timeout: optional %9, pad_amount: optional %10, pad_interval: optional %11, atomic_barrier_address: optional %12, atomic_barrier_indices: variadic %13, global_increment: optional %14, lds_increment: optional %15, iteration_count: optional %16)
    irdl.results(desc: %17)
    irdl.attributes {"global_static_sizes" = %3, "global_static_strides" = %5, "shared_static_sizes" = %7}
  }
  irdl.operation @memory_counter_wait attributes {
      format = "oilist( `load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` | `tensor` `(` $tensor `)` ) attr-dict"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %3 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    irdl.attributes {"load" = %0, "store" = %1, "ds" = %2, "exp" = %3, "tensor" = %4}
  }
  irdl.operation @mfma attributes {
      class = "MFMAOp",
      format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
      match = ["all(destC, destD)"],
      rules = ["m in [4, 16, 32]: attribute 'm' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{4, 16, 32}",
        "n in [4, 16, 32]: attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{4, 16, 32}",
        "k in [1, 2, 4, 8, 16, 32, 64, 128]: attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{1, 2, 4, 8, 16, 32, 64, 128}",
        "blocks in [1, 2, 4, 16]: attribute 'blocks' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{1, 2, 4, 16}",
        "let ae = sourceA.element",
        "let be = sourceB.element",
        "let sa = ae is 'f8E5M2 type' or ae is 'f8E4M3FN type' or ae is 'f8E5M2FNUZ type' or ae is 'f8E4M3FNUZ type' or ae.width < 8",
        "let sb = be is 'f8E5M2 type' or be is 'f8E4M3FN type' or be is 'f8E5M2FNUZ type' or be is 'f8E4M3FNUZ type' or be.width < 8",
        "if sa: sb: expected both source operands to have small-float elements if one does",
        "if sb: sa: expected both source operands to have small-float elements if one does",
        "if not sa: sourceA == sourceB: expected both non-small-float source operand types to match exactly",
        "let len = either(sourceA[0], 1)",
        "let want = m * k * blocks / 64",
        "let eight = ae is '8-bit signless integer'",
        "let count_a = when(ae is 'integer' and ae.width == 64 or eight and sourceA is not 'vector', 8, len)",
        "let scaled = when(ae is 'integer' and ae.width > 8 and sourceA is not 'vector', ae.width / 8, count_a)",
        "scaled == want: expected {want} source values for this operation but got {scaled}",
        "let out = m * n * blocks / 64",
        "let got = either(destC[0], 1)",
        "got == out: expected {out} result values for this operation but got {got}",
        "let f64 = destC.element is '64-bit float'",
        "if f64: blgp.text == 'none': double-precision ops do not support permuting lanes of B",
        "if f64: cbsz == 0: double-precision ops do not support permuting lanes of A",
        "if f64: abid == 0: double-precision ops do not support permuting lanes of A",
        "let mask = when(cbsz == 0, 1, when(cbsz == 1, 2, when(cbsz == 2, 4, when(cbsz == 3, 8, 16))))",
        "abid < mask: block ID for permuting A (abid) must be below 2 ** cbsz",
        "if not f64: not known(has(op.attr('negateA')) and op.attr('negateA') or has(op.attr('negateB')) or has(op.attr('negateC'))): negation flags only available for double-precision operations"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {4, 16, 32}"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {4, 16, 32}"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {1, 2, 4, 8, 16, 32, 64, 128}"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute", default = "1 : i32", description = "32-bit signless integer attribute whose value is one of {1, 2, 4, 16}"}
    %4 = irdl.any {description = "32-bit float or 64-bit float or 32-bit signless integer or 64-bit signless integer or vector of 32-bit float values of length 2 or vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 2/4/8 or vector of 8-bit signless integer values of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values of length 8 or vector of f8E5M2 type or f8E4M3FN type values of length 8/32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32", name = "sourceA", type = "f32 or f64 or 32/64-bit signless integer or vector of f32 values and of rank at least 1 and of length 2 or vector of f16 values and of rank at least 1 and of length 4/8 or vector of bfloat16 type values and of rank at least 1 and of length 2/4/8 or vector of 8-bit signless integer values and of rank at least 1 and of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values and of rank at least 1 and of length 8 or vector of f8E5M2 type or f8E4M3FN type values and of rank at least 1 and of length 8/32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values and of rank at least 1 and of length 32"}
    %5 = irdl.any {description = "32-bit float or 64-bit float or 32-bit signless integer or 64-bit signless integer or vector of 32-bit float values of length 2 or vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 2/4/8 or vector of 8-bit signless integer values of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values of length 8 or vector of f8E5M2 type or f8E4M3FN type values of length 8/32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32", name = "sourceB", type = "f32 or f64 or 32/64-bit signless integer or vector of f32 values and of rank at least 1 and of length 2 or vector of f16 values and of rank at least 1 and of length 4/8 or vector of bfloat16 type values and of rank at least 1 and of length 2/4/8 or vector of 8-bit signless integer values and of rank at least 1 and of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values and of rank at least 1 and of length 8 or vector of f8E5M2 type or f8E4M3FN type values and of rank at least 1 and of length 8/32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values and of rank at least 1 and of length 32"}
    %6 = irdl.any {description = "64-bit float or vector of 32-bit float values of length 4/16/32 or vector of 32-bit signless integer values of length 4/16/32 or vector of 64-bit float values of length 4", name = "destC", type = "f64 or vector of f32 values and of rank at least 1 and of length 4/16/32 or vector of 32-bit signless integer values and of rank at least 1 and of length 4/16/32 or vector of f64 values and of rank at least 1 and of length 4"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %8 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %9 = irdl.any {attribute = "#amdgpu.mfma_perm_b", default = "#amdgpu<mfma_perm_b none>", description = "The possible permutations of the lanes storing B available in an MFMA"}
    %10 = irdl.any {attribute = "unit attribute"}
    %11 = irdl.any {attribute = "unit attribute"}
    %12 = irdl.any {attribute = "unit attribute"}
    %13 = irdl.any {attribute = "unit attribute"}
    %14 = irdl.any {description = "64-bit float or vector of 32-bit float values of length 4/16/32 or vector of 32-bit signless integer values of length 4/16/32 or vector of 64-bit float values of length 4", name = "destD", type = "f64 or vector of f32 values and of rank at least 1 and of length 4/16/32 or vector of 32-bit signless integer values and of rank at least 1 and of length 4/16/32 or vector of f64 values and of rank at least 1 and of length 4"}
    irdl.operands(source_a: %4, source_b: %5, dest_c: %6)
    irdl.results(dest_d: %14)
    irdl.attributes {"m" = %0, "n" = %1, "k" = %2, "blocks" = %3, "cbsz" = %7, "abid" = %8, "blgp" = %9, "reducePrecision" = %10, "negateA" = %11, "negateB" = %12, "negateC" = %13}
  }
  irdl.operation @packed_scaled_trunc attributes {
      format = "attr-dict $source `into` ($existing^):(`undef`)? `[` $index `]` `,` $scale `:` type($source) `to` type($res) (`into` type($existing)^)?",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit float or 16-bit float or bfloat16 type values of length 1/2", type = "vector of f32 or f16 or bfloat16 type values and of rank at least 1 and of length 1/2"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative whose maximum value is 7"}
    %3 = irdl.any {description = "fixed-length vector of f8E5M2 type or f8E4M3FN type values of length 4 or fixed-length vector of f4E2M1FN type values of length 8", type = "fixed-length vector of f8E5M2 type or f8E4M3FN type values and of length 4 or fixed-length vector of f4E2M1FN type values and of length 8"}
    %4 = irdl.any {description = "fixed-length vector of f8E5M2 type or f8E4M3FN type values of length 4 or fixed-length vector of f4E2M1FN type values of length 8", type = "fixed-length vector of f8E5M2 type or f8E4M3FN type values and of length 4 or fixed-length vector of f4E2M1FN type values and of length 8"}
    irdl.operands(source: %0, scale: %1, existing: optional %3)
    irdl.results(res: %4)
    irdl.attributes {"index" = %2}
  }
  irdl.operation @packed_stoch_round_fp8 attributes {
      format = "attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)? `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)?",
      rules = ["if existing: existing == res: existing values must have same type as result"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "32-bit float"}
    %1 = irdl.any {name = "stochiasticParam", type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative whose maximum value is 3"}
    %3 = irdl.any {description = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4", type = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values and of length 4"}
    %4 = irdl.any {description = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4", type = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values and of length 4"}
    irdl.operands(source: %0, stochiastic_param: %1, existing: optional %3)
    irdl.results(res: %4)
    irdl.attributes {"storeIndex" = %2}
  }
  irdl.operation @packed_trunc_2xfp8 attributes {
      class = "PackedTrunc2xFp8Op",
      format = "attr-dict $sourceA `,` ($sourceB^):(`undef`)? `into` ($existing^):(`undef`)? `[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)?",
      rules = ["if existing: existing == res: existing values must have same type as result"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "sourceA", type = "32-bit float"}
    %1 = irdl.any {name = "sourceB", type = "32-bit float"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative whose maximum value is 1"}
    %3 = irdl.any {description = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4", type = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values and of length 4"}
    %4 = irdl.any {description = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4", type = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values and of length 4"}
    irdl.operands(source_a: %0, source_b: optional %1, existing: optional %3)
    irdl.results(res: %4)
    irdl.attributes {"wordIndex" = %2}
  }
  irdl.operation @permlane_swap attributes {
      format = "$src $row_length attr-dict `:` type($result)",
      match = ["all(result, src)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "bool attribute", default = "false"}
    %3 = irdl.any {attribute = "bool attribute", default = "false"}
    %4 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    irdl.operands(src: %0)
    irdl.results(result: %4)
    irdl.attributes {"row_length" = %1, "fetch_inactive" = %2, "bound_ctrl" = %3}
  }
  irdl.operation @raw_buffer_atomic_cmpswap attributes {
      format = "attr-dict $src `,` $cmp `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
      match = ["all(src, cmp, value)", "all-elements(value, memref)"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "memref of any type values"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {attribute = "bool attribute", default = "true"}
    %5 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %6 = irdl.any {name = "sgprOffset", type = "32-bit signless integer"}
    %7 = irdl.any {type = "any type"}
    irdl.operands(src: %0, cmp: %1, memref: %2, indices: variadic %3, sgpr_offset: optional %6)
    irdl.results(value: %7)
    irdl.attributes {"boundsCheck" = %4, "indexOffset" = %5}
  }
  irdl.operation @raw_buffer_atomic_fadd attributes {
      format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
      match = ["all-elements(value, memref)"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "32-bit float or vector of 16-bit float or bfloat16 type values of length 2", type = "f32 or vector of f16 or bfloat16 type values and of rank at least 1 and of length 2"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "bool attribute", default = "true"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %5 = irdl.any {name = "sgprOffset", type = "32-bit signless integer"}
    irdl.operands(value: %0, memref: %1, indices: variadic %2, sgpr_offset: optional %5)
    irdl.attributes {"boundsCheck" = %3, "indexOffset" = %4}
  }
  irdl.operation @raw_buffer_atomic_fmax attributes {
      format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
      match = ["all-elements(value, memref)"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "32-bit float or 64-bit float"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "bool attribute", default = "true"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %5 = irdl.any {name = "sgprOffset", type = "32-bit signless integer"}
    irdl.operands(value: %0, memref: %1, indices: variadic %2, sgpr_offset: optional %5)
    irdl.attributes {"boundsCheck" = %3, "indexOffset" = %4}
  }
  irdl.operation @raw_buffer_atomic_smax attributes {
      format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "bool attribute", default = "true"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %5 = irdl.any {name = "sgprOffset", type = "32-bit signless integer"}
    irdl.operands(value: %0, memref: %1, indices: variadic %2, sgpr_offset: optional %5)
    irdl.attributes {"boundsCheck" = %3, "indexOffset" = %4}
  }
  irdl.operation @raw_buffer_atomic_umin attributes {
      format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "bool attribute", default = "true"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %5 = irdl.any {name = "sgprOffset", type = "32-bit signless integer"}
    irdl.operands(value: %0, memref: %1, indices: variadic %2, sgpr_offset: optional %5)
    irdl.attributes {"boundsCheck" = %3, "indexOffset" = %4}
  }
  irdl.operation @raw_buffer_load attributes {
      format = "attr-dict $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($memref) (`,` type($indices)^)? `->` type($value)",
      match = ["all-elements(value, memref)"],
      traits = ["AttrSizedOperandSegments", "MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {attribute = "bool attribute", default = "true"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %4 = irdl.any {name = "sgprOffset", type = "32-bit signless integer"}
    %5 = irdl.any {type = "any type"}
    irdl.operands(memref: %0, indices: variadic %1, sgpr_offset: optional %4)
    irdl.results(value: %5)
    irdl.attributes {"boundsCheck" = %2, "indexOffset" = %3}
  }
  irdl.operation @raw_buffer_store attributes {
      format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) (`,` type($indices)^)?",
      match = ["all-elements(value, memref)"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "32-bit signless integer"}
    %3 = irdl.any {attribute = "bool attribute", default = "true"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    %5 = irdl.any {name = "sgprOffset", type = "32-bit signless integer"}
    irdl.operands(value: %0, memref: %1, indices: variadic %2, sgpr_offset: optional %5)
    irdl.attributes {"boundsCheck" = %3, "indexOffset" = %4}
  }
  irdl.operation @scaled_ext_packed attributes {
      format = "attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of f8E5M2 type or f8E4M3FN type values of length 1/2/3/4 or vector of f4E2M1FN type values of length 1/2/3/4/5/6/7/8", type = "vector of f8E5M2 type or f8E4M3FN type values and of rank at least 1 and of length 1/2/3/4 or vector of f4E2M1FN type values and of rank at least 1 and of length 1/2/3/4/5/6/7/8"}
    %1 = irdl.any {type = "32-bit float"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative whose maximum value is 7"}
    %3 = irdl.any {description = "fixed-length vector of 32-bit float values of length 2 or fixed-length vector of 16-bit float values of length 2 or fixed-length vector of bfloat16 type values of length 2", type = "fixed-length vector of f32 values and of length 2 or fixed-length vector of f16 values and of length 2 or fixed-length vector of bfloat16 type values and of length 2"}
    irdl.operands(source: %0, scale: %1)
    irdl.results(res: %3)
    irdl.attributes {"index" = %2}
  }
  irdl.operation @scaled_ext_packed_matrix attributes {
      format = "attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane`)` `firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)",
      match = ["all-shapes(source, res)"],
      rules = ["let z = blockSize",
        "let e = source.element.width",
        "if e < 8 and z == 16: firstScaleByte in [0, 1]: blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.",
        "if e < 8 and z == 32: firstScaleByte in [0, 2]: blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.",
        "if e == 8 and z == 16: firstScaleLane == 0 and firstScaleByte == 0 or firstScaleLane == 16 and firstScaleByte == 2: blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector<8xF4E2M1FN> of f4E2M1FN type values or vector<8xF8E4M3FN> of f8E4M3FN type values or vector<8xF8E5M2> of f8E5M2 type values or vector<16xF6E2M3FN> of f6E2M3FN type values or vector<16xF6E3M2FN> of f6E3M2FN type values", type = "of shape 8 and fixed-length vector of f4E2M1FN type values or of shape 8 and fixed-length vector of f8E4M3FN type values or of shape 8 and fixed-length vector of f8E5M2 type values or of shape 16 and fixed-length vector of f6E2M3FN type values or of shape 16 and fixed-length vector of f6E3M2FN type values"}
    %1 = irdl.any {description = "vector<4xF8E8M0FNU> of f8E8M0FNU type values", implied = "vector<4xf8E8M0FNU>", type = "of shape 4 and fixed-length vector of f8E8M0FNU type values"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {0, 16}"}
    %4 = irdl.any {attribute = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3"}
    %5 = irdl.any {description = "vector<8xF32> of 32-bit float values or vector<8xF16> of 16-bit float values or vector<8xBF16> of bfloat16 type values or vector<16xF32> of 32-bit float values or vector<16xF16> of 16-bit float values or vector<16xBF16> of bfloat16 type values", type = "of shape 8 and fixed-length vector of f32 values or of shape 8 and fixed-length vector of f16 values or of shape 8 and fixed-length vector of bfloat16 type values or of shape 16 and fixed-length vector of f32 values or of shape 16 and fixed-length vector of f16 values or of shape 16 and fixed-length vector of bfloat16 type values"}
    irdl.operands(source: %0, scale: %1)
    irdl.results(res: %5)
    irdl.attributes {"blockSize" = %2, "firstScaleLane" = %3, "firstScaleByte" = %4}
  }
  irdl.operation @scaled_mfma attributes {
      class = "ScaledMFMAOp",
      format = "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,` type($destC)",
      match = ["all(destC, destD)"],
      rules = ["m in [16, 32]: attribute 'm' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{16, 32}",
        "n in [16, 32]: attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{16, 32}",
        "k in [64, 128]: attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{64, 128}"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {64, 128}"}
    %3 = irdl.any {description = "vector of f8E5M2 type or f8E4M3FN type values of length 32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32", name = "sourceA", type = "vector of f8E5M2 type or f8E4M3FN type values and of rank at least 1 and of length 32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values and of rank at least 1 and of length 32"}
    %4 = irdl.any {description = "vector of f8E5M2 type or f8E4M3FN type values of length 32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32", name = "sourceB", type = "vector of f8E5M2 type or f8E4M3FN type values and of rank at least 1 and of length 32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values and of rank at least 1 and of length 32"}
    %5 = irdl.any {description = "vector of 32-bit float values of length 4/16", name = "destC", type = "vector of f32 values and of rank at least 1 and of length 4/16"}
    %6 = irdl.any {description = "f8E8M0FNU type or fixed-length vector of f8E8M0FNU type values of length 4", name = "scalesA", type = "f8E8M0FNU type or fixed-length vector of f8E8M0FNU type values and of length 4"}
    %7 = irdl.any {description = "f8E8M0FNU type or fixed-length vector of f8E8M0FNU type values of length 4", name = "scalesB", type = "f8E8M0FNU type or fixed-length vector of f8E8M0FNU type values and of length 4"}
    %8 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative whose maximum value is 3"}
    %9 = irdl.any {attribute = "32-bit signless integer attribute whose value is non-negative whose maximum value is 3"}
    %10 = irdl.any {description = "vector of 32-bit float values of length 4/16", name = "destD", type = "vector of f32 values and of rank at least 1 and of length 4/16"}
    irdl.operands(source_a: %3, source_b: %4, dest_c: %5, scales_a: %6, scales_b: %7)
    irdl.results(dest_d: %10)
    irdl.attributes {"m" = %0, "n" = %1, "k" = %2, "scalesIdxA" = %8, "scalesIdxB" = %9}
  }
  irdl.operation @scaled_wmma attributes {
      class = "ScaledWMMAOp",
      format = "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)",
      match = ["all(destC, destD)"],
      rules = ["let want = m * n / 32",
        "destC[0] == want: expected output vector of length {want} but got {destC[0]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16}"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {128}"}
    %3 = irdl.any {description = "vector of f8E5M2 type or f8E4M3FN type values of length 64 or vector of f6E2M3FN type or f6E3M2FN type values of length 64 or vector of f4E2M1FN type values of length 64/128", name = "sourceA", type = "vector of f8E5M2 type or f8E4M3FN type values and of rank at least 1 and of length 64 or vector of f6E2M3FN type or f6E3M2FN type values and of rank at least 1 and of length 64 or vector of f4E2M1FN type values and of rank at least 1 and of length 64/128"}
    %4 = irdl.any {description = "vector of f8E5M2 type or f8E4M3FN type values of length 64 or vector of f6E2M3FN type or f6E3M2FN type values of length 64 or vector of f4E2M1FN type values of length 64/128", name = "sourceB", type = "vector of f8E5M2 type or f8E4M3FN type values and of rank at least 1 and of length 64 or vector of f6E2M3FN type or f6E3M2FN type values and of rank at least 1 and of length 64 or vector of f4E2M1FN type values and of rank at least 1 and of length 64/128"}
    %5 = irdl.any {description = "vector of 32-bit float values of length 8/16", name = "destC", type = "vector of f32 values and of rank at least 1 and of length 8/16"}
    %6 = irdl.any {description = "vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8", name = "scaleA", type = "vector of f8E8M0FNU type or f8E4M3FN type values and of rank at least 1 and of length 4/8"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {0, 16}"}
    %8 = irdl.any {description = "vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8", name = "scaleB", type = "vector of f8E8M0FNU type or f8E4M3FN type values and of rank at least 1 and of length 4/8"}
    %9 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {0, 16}"}
    %10 = irdl.any {description = "vector of 32-bit float values of length 8/16", name = "destD", type = "vector of f32 values and of rank at least 1 and of length 8/16"}
    irdl.operands(source_a: %3, source_b: %4, dest_c: %5, scale_a: %6, scale_b: %8)
    irdl.results(dest_d: %10)
    irdl.attributes {"m" = %0, "n" = %1, "k" = %2, "a_first_scale_lane" = %7, "b_first_scale_lane" = %9}
  }
  irdl.operation @sched_barrier attributes {
      format = "`allow` `=` $opts attr-dict"} {
    %0 = irdl.any {attribute = "#amdgpu.sched_barrier_opt", description = "The possible options for scheduling barriers"}
    irdl.attributes {"opts" = %0}
  }
  irdl.operation @sparse_mfma attributes {
      class = "SparseMFMAOp",
      format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC `sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
      match = ["all(destC, destD)"],
      rules = ["let w = sourceA.width",
        "let want_a = m * k / 128",
        "(sourceA.element == sourceB.element) or w == 8 and sourceB.width == 8 and sourceA.element is 'floating-point' and sourceB.element is 'floating-point': expected source operands to have the same element type",
        "sourceA.count == want_a: expected {want_a} source values for this operation but got {sourceA.count}",
        "destC.count == m * n / 64: expected {m * n / 64} result values for this operation but got {destC.count}",
        "if w == 8: sparseIdx is 'vector' and sparseIdx[0] == 2 and sparseIdx.width == 16: expected vector<2xi16> sparse indices for 8-bit source data, but got {q(sparseIdx)}",
        "if w == 16: sparseIdx is 'vector' and sparseIdx[0] == 4 and sparseIdx.width == 8: expected vector<4xi8> sparse indices for 16-bit source data, but got {q(sparseIdx)}",
        "if w == 8 and cbsz == 0: abid >= 0 and abid <= 1: ABID must be 0 or 1 for 8-bit source data",
        "if w == 16 and cbsz == 0: abid >= 0 and abid <= 3: ABID must be between 0 and 3 for 16-bit source data"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16, 32}"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16, 32, 64, 128}"}
    %3 = irdl.any {description = "vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 4/8 or vector of 8-bit signless integer values of length 8/16 or vector of f8E4M3FN type or f8E5M2 type values of length 8/16 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 8/16", name = "sourceA", type = "vector of f16 values and of rank at least 1 and of length 4/8 or vector of bfloat16 type values and of rank at least 1 and of length 4/8 or vector of 8-bit signless integer values and of rank at least 1 and of length 8/16 or vector of f8E4M3FN type or f8E5M2 type values and of rank at least 1 and of length 8/16 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values and of rank at least 1 and of length 8/16"}
    %4 = irdl.any {description = "vector of 16-bit float values of length 8/16 or vector of bfloat16 type values of length 8/16 or vector of 8-bit signless integer values of length 16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 16/32 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 16/32", name = "sourceB", type = "vector of f16 values and of rank at least 1 and of length 8/16 or vector of bfloat16 type values and of rank at least 1 and of length 8/16 or vector of 8-bit signless integer values and of rank at least 1 and of length 16/32 or vector of f8E4M3FN type or f8E5M2 type values and of rank at least 1 and of length 16/32 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values and of rank at least 1 and of length 16/32"}
    %5 = irdl.any {description = "vector of 32-bit float values of length 4/16 or vector of 32-bit signless integer values of length 4/16", name = "destC", type = "vector of f32 values and of rank at least 1 and of length 4/16 or vector of 32-bit signless integer values and of rank at least 1 and of length 4/16"}
    %6 = irdl.any {description = "fixed-length vector of 8-bit signless integer values of length 4 or fixed-length vector of 16-bit signless integer values of length 2", name = "sparseIdx", type = "fixed-length vector of 8-bit signless integer values and of length 4 or fixed-length vector of 16-bit signless integer values and of length 2"}
    %7 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %8 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %9 = irdl.any {description = "vector of 32-bit float values of length 4/16 or vector of 32-bit signless integer values of length 4/16", name = "destD", type = "vector of f32 values and of rank at least 1 and of length 4/16 or vector of 32-bit signless integer values and of rank at least 1 and of length 4/16"}
    irdl.operands(source_a: %3, source_b: %4, dest_c: %5, sparse_idx: %6)
    irdl.results(dest_d: %9)
    irdl.attributes {"m" = %0, "n" = %1, "k" = %2, "cbsz" = %7, "abid" = %8}
  }
  irdl.operation @swizzle_bitmode attributes {
      class = "SwizzleBitModeOp",
      format = "$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)",
      match = ["all(result, src)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {description = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", type = "signless integer or floating-point or fixed-length vector of signless integer or floating-point values and of rank 1"}
    irdl.operands(src: %0)
    irdl.results(result: %4)
    irdl.attributes {"and_mask" = %1, "or_mask" = %2, "xor_mask" = %3}
  }
  irdl.operation @tensor_load_to_lds attributes {
      class = "TensorLoadToLDSOp",
      format = "$desc attr-dict `:` qualified(type($desc))"} {
    %0 = irdl.any {description = "Descriptors used in tensor store/load operations.", exact, type = "!amdgpu.tdm_descriptor"}
    irdl.operands(desc: %0)
  }
  irdl.operation @tensor_store_from_lds attributes {
      class = "TensorStoreFromLDSOp",
      format = "$desc attr-dict `:` qualified(type($desc))"} {
    %0 = irdl.any {description = "Descriptors used in tensor store/load operations.", exact, type = "!amdgpu.tdm_descriptor"}
    irdl.operands(desc: %0)
  }
  irdl.operation @transpose_load attributes {
      format = "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)",
      rules = ["known(src.space == 3) or known(src.space.word == 'workgroup'): source memory address space must be Workgroup",
        "let w = result.element.width",
        "w in [4, 6, 8, 16]: Unsupported element type size for transpose load: {w} bits",
        "let n = when(w == 4, 16, when(w == 6, 16, when(w == 8, 8, 4)))",
        "result[0] == n: Transferring type size mismatch: expected num of elements: {n}"],
      traits = ["SameVariadicOperandSize", "MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {name = "srcIndices", type = "index"}
    %2 = irdl.any {type = "vector of any type values"}
    irdl.operands(src: %0, src_indices: variadic %1)
    irdl.results(result: %2)
  }
  irdl.operation @wmma attributes {
      class = "WMMAOp",
      format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
      match = ["all(destC, destD)"],
      rules = ["m in [16]: attribute 'm' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{16}",
        "n in [16]: attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{16}",
        "k in [4, 16, 32, 64, 128]: attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {{4, 16, 32, 64, 128}",
        "let ae = sourceA.element",
        "let be = sourceB.element",
        "let f = destC.element is 'floating-point'",
        "sourceA[0] == sourceB[0]: source vectors have different lengths: {q(sourceA)} vs. {q(sourceB)}",
        "if ae != be: ae is 'floating-point' and be is 'floating-point' and ae.width == 8 and be.width == 8: source element types must match (except for fp8/bf8) but have {q(sourceA)} and {q(sourceB)}",
        "if f: ae is 'floating-point': expected float sources with float destination",
        "if not f: ae is 'integer': expected int sources with int destination",
        "if ae is 'floating-point': not unsignedA and not unsignedB: unsigned flags are not supported for float types",
        "if f: not clamp: clamp flag is not supported for float types"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16}"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {16}"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute", description = "32-bit signless integer attribute whose value is one of {4, 16, 32, 64, 128}"}
    %3 = irdl.any {description = "vector of 32-bit float values of length 2 or vector of 16-bit float or bfloat16 type values of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values of length 4/8/16", name = "sourceA", type = "vector of f32 values and of rank at least 1 and of length 2 or vector of f16 or bfloat16 type values and of rank at least 1 and of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values and of rank at least 1 and of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 type values and of rank at least 1 and of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values and of rank at least 1 and of length 4/8/16"}
    %4 = irdl.any {description = "vector of 32-bit float values of length 2 or vector of 16-bit float or bfloat16 type values of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values of length 4/8/16", name = "sourceB", type = "vector of f32 values and of rank at least 1 and of length 2 or vector of f16 or bfloat16 type values and of rank at least 1 and of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values and of rank at least 1 and of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 type values and of rank at least 1 and of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values and of rank at least 1 and of length 4/8/16"}
    %5 = irdl.any {description = "vector of 32-bit float or 32-bit signless integer values of length 4/8 or vector of 16-bit float or bfloat16 type values of length 4/8/16", name = "destC", type = "vector of f32 or 32-bit signless integer values and of rank at least 1 and of length 4/8 or vector of f16 or bfloat16 type values and of rank at least 1 and of length 4/8/16"}
    %6 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32", description = "32-bit signless integer attribute whose value is one of {0, 1}"}
    %7 = irdl.any {attribute = "unit attribute"}
    %8 = irdl.any {attribute = "unit attribute"}
    %9 = irdl.any {attribute = "unit attribute"}
    %10 = irdl.any {description = "vector of 32-bit float or 32-bit signless integer values of length 4/8 or vector of 16-bit float or bfloat16 type values of length 4/8/16", name = "destD", type = "vector of f32 or 32-bit signless integer values and of rank at least 1 and of length 4/8 or vector of f16 or bfloat16 type values and of rank at least 1 and of length 4/8/16"}
    irdl.operands(source_a: %3, source_b: %4, dest_c: %5)
    irdl.results(dest_d: %10)
    irdl.attributes {"m" = %0, "n" = %1, "k" = %2, "subwordOffset" = %6, "unsignedA" = %7, "unsignedB" = %8, "clamp" = %9}
  }
}
