// The nvgpu dialect, made by import-dialect.

irdl.dialect @nvgpu attributes {all_attributes, all_types, inferring_builders = ["device_async_copy", "device_async_create_group", "mbarrier.arrive", "mbarrier.arrive.nocomplete", "mbarrier.test.wait", "rcp"], enums = {
      RcpRoundingMode = {attributes = {RcpRoundingModeAttr = "nvgpu<rcp_rounding_mode {}>"}, builder = "RcpRoundingMode", cases = ["approx", "rn", "rz", "rm", "rp"], names = ["APPROX", "RN", "RZ", "RM", "RP"], width = 32},
      TensorMapInterleaveKind = {attributes = {TensorMapInterleaveAttr = "nvgpu<interleave {}>"}, builder = "TensorMapInterleaveKind", cases = ["none", "interleave_16b", "interleave_32b"], names = ["INTERLEAVE_NONE", "INTERLEAVE_16B", "INTERLEAVE_32B"], width = 32},
      TensorMapL2PromoKind = {attributes = {TensorMapL2PromoAttr = "nvgpu<l2promo {}>"}, builder = "TensorMapL2PromoKind", cases = ["none", "l2promo_64b", "l2promo_128b", "l2promo_256b"], names = ["L2PROMO_NONE", "L2PROMO_64B", "L2PROMO_128B", "L2PROMO_256B"], width = 32},
      TensorMapOOBKind = {attributes = {TensorMapOOBAttr = "nvgpu<oob {}>"}, builder = "TensorMapOOBKind", cases = ["zero", "nan"], names = ["OOB_ZERO", "OOB_NAN"], width = 32},
      TensorMapSwizzleKind = {attributes = {TensorMapSwizzleAttr = "nvgpu<swizzle {}>"}, builder = "TensorMapSwizzleKind", cases = ["none", "swizzle_32b", "swizzle_64b", "swizzle_128b"], names = ["SWIZZLE_NONE", "SWIZZLE_32B", "SWIZZLE_64B", "SWIZZLE_128B"], width = 32}}} {
  irdl.type @device_async_token attributes {
      format = "",
      name = "device.async.token"}
  irdl.type @mbarrier_group attributes {
      cpp = "NVGPU_MBarrierGroup",
      format = "`<` struct(params) `>`",
      name = "mbarrier.group"} {
    %0 = irdl.any {cpp = "Attribute", name = "memorySpace", parameter = "attribute"}
    %1 = irdl.any {cpp = "unsigned", default = "1", parameter = "ui32"}
    irdl.parameters(memory_space: %0, num_barriers: %1)
  }
  irdl.type @mbarrier_token attributes {
      format = "",
      name = "mbarrier.token"}
  irdl.type @tensormap_descriptor attributes {
      cpp = "NVGPU_TensorMapDescriptor",
      format = "`<` struct(params) `>`",
      name = "tensormap.descriptor"} {
    %0 = irdl.any {cpp = "MemRefType", parameter = "memref type"}
    %1 = irdl.any {cases = ["none", "swizzle_32b", "swizzle_64b", "swizzle_128b"], cpp = "::mlir::nvgpu::TensorMapSwizzleKind"}
    %2 = irdl.any {cases = ["none", "l2promo_64b", "l2promo_128b", "l2promo_256b"], cpp = "::mlir::nvgpu::TensorMapL2PromoKind"}
    %3 = irdl.any {cases = ["zero", "nan"], cpp = "::mlir::nvgpu::TensorMapOOBKind"}
    %4 = irdl.any {cases = ["none", "interleave_16b", "interleave_32b"], cpp = "::mlir::nvgpu::TensorMapInterleaveKind"}
    irdl.parameters(tensor: %0, swizzle: %1, l2promo: %2, oob: %3, interleave: %4)
  }
  irdl.type @warpgroup_accumulator attributes {
      cpp = "NVGPU_WarpgroupAccumulator",
      format = "`<` struct(params) `>`",
      name = "warpgroup.accumulator"} {
    %0 = irdl.any {cpp = "VectorType", parameter = "vector type"}
    irdl.parameters(fragmented: %0)
  }
  irdl.type @warpgroup_descriptor attributes {
      cpp = "NVGPU_WarpgroupMatrixDescriptor",
      format = "`<` struct(params) `>`",
      name = "warpgroup.descriptor"} {
    %0 = irdl.any {cpp = "MemRefType", parameter = "memref type"}
    irdl.parameters(tensor: %0)
  }
  irdl.attribute @rcp_rounding_mode attributes {
      cases = ["approx", "rn", "rz", "rm", "rp"],
      description = "::mlir::nvgpu::RcpRoundingMode"}
  irdl.attribute @interleave attributes {
      cases = ["none", "interleave_16b", "interleave_32b"],
      description = "::mlir::nvgpu::TensorMapInterleaveKind"}
  irdl.attribute @l2promo attributes {
      cases = ["none", "l2promo_64b", "l2promo_128b", "l2promo_256b"],
      description = "::mlir::nvgpu::TensorMapL2PromoKind"}
  irdl.attribute @oob attributes {
      cases = ["zero", "nan"],
      description = "::mlir::nvgpu::TensorMapOOBKind"}
  irdl.attribute @swizzle attributes {
      cases = ["none", "swizzle_32b", "swizzle_64b", "swizzle_128b"],
      description = "::mlir::nvgpu::TensorMapSwizzleKind"}
  irdl.operation @device_async_copy attributes {
      format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? attr-dict `:` type($src) `to` type($dst)",
      infers,
      rules = ["let r = src.rank",
        "let d = dst.rank",
        "known(src.stride(r - 1) == 1): !source memref most minor dim must have unit stride",
        "known(dst.stride(d - 1) == 1): !destination memref most minor dim must have unit stride",
        "known(dst.space == 3) or known(dst.space.word == 'workgroup'): !destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)",
        "dst.element == src.element: !source and destination must have the same element type",
        "srcIndices.size == r: expected {r} source indices, got {srcIndices.size}",
        "dstIndices.size == d: expected {d} destination indices, got {dstIndices.size}",
        "let w = dst.element.width",
        "let n = dstElements.value",
        "n * w in [32, 64, 128]: !Requested copy elements is {n} with width {w}. But copy elements could be one of {when(w == 32, '1, 2, 4', when(w == 64, '1, 2', when(w == 128, '1', when(w == 16, '2, 4, 8', '4, 8, 16'))))}.",
        "if has(op.attr('bypassL1')): n * w == 128: bypassL1 does not satify alignment for {q(dst)} with destination element {n}. Unset bypassL1, or set destination element to {128 / w}"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {name = "dstIndices", type = "index"}
    %2 = irdl.any {type = "memref of any type values"}
    %3 = irdl.any {name = "srcIndices", type = "index"}
    %4 = irdl.any {attribute = "index attribute"}
    %5 = irdl.any {name = "srcElements", type = "index"}
    %6 = irdl.any {attribute = "unit attribute", optional}
    %7 = irdl.any {description = "device async token type", exact, name = "asyncToken", type = "!nvgpu.device.async.token"}
    irdl.operands(dst: %0, dst_indices: variadic %1, src: %2, src_indices: variadic %3, src_elements: optional %5)
    irdl.results(async_token: %7)
    irdl.attributes {"dstElements" = %4, "bypassL1" = %6}
  }
  irdl.operation @device_async_create_group attributes {
      format = "$inputTokens attr-dict",
      infers} {
    %0 = irdl.any {description = "device async token type", exact, name = "inputTokens", type = "!nvgpu.device.async.token"}
    %1 = irdl.any {description = "device async token type", exact, name = "asyncToken", type = "!nvgpu.device.async.token"}
    irdl.operands(input_tokens: variadic %0)
    irdl.results(async_token: %1)
  }
  irdl.operation @device_async_wait attributes {
      format = "$asyncDependencies attr-dict"} {
    %0 = irdl.any {description = "device async token type", exact, name = "asyncDependencies", type = "!nvgpu.device.async.token"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", optional}
    irdl.operands(async_dependencies: %0)
    irdl.attributes {"numGroups" = %1}
  }
  irdl.operation @ldmatrix attributes {
      class = "LdMatrixOp",
      format = "$srcMemref`[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)",
      match = ["all-elements(res, srcMemref): srcMemref and res have same element type"],
      rules = ["known(srcMemref.space == 3) or known(srcMemref.space.word == 'workgroup'): !expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)",
        "let w = srcMemref.element.width",
        "let per = 32 / either(w, res.element.width)",
        "res.rank == 2: !results must be 2 dimensional vector",
        "res[1] == per: !expected vector register shape[1] = {per}",
        "if transpose: res.element.width == 16: !nvgpu.ldmatrix transpose works only at 16b granularity",
        "if not transpose: res.element.width in [8, 16, 32]: !nvgpu.ldmatrix transpose works only at 16b granularity",
        "numTiles == res[0]: !expected vector register shape[0] and numTiles to match"],
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {name = "srcMemref", type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "bool attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute"}
    %4 = irdl.any {type = "vector of any type values"}
    irdl.operands(src_memref: %0, indices: variadic %1)
    irdl.results(res: %4)
    irdl.attributes {"transpose" = %2, "numTiles" = %3}
  }
  irdl.operation @mbarrier_arrive attributes {
      class = "MBarrierArriveOp",
      format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)",
      infers,
      name = "mbarrier.arrive"} {
    %0 = irdl.any {description = "mbarrier barrier type", stripped = "!nvgpu.mbarrier.group", type = "!nvgpu.mbarrier.group"}
    %1 = irdl.any {name = "mbarId", type = "index"}
    %2 = irdl.any {description = "", exact, type = "!nvgpu.mbarrier.token"}
    irdl.operands(barriers: %0, mbar_id: %1)
    irdl.results(token: %2)
  }
  irdl.operation @mbarrier_arrive_expect_tx attributes {
      class = "MBarrierArriveExpectTxOp",
      format = "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)",
      name = "mbarrier.arrive.expect_tx"} {
    %0 = irdl.any {description = "mbarrier barrier type", stripped = "!nvgpu.mbarrier.group", type = "!nvgpu.mbarrier.group"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {name = "mbarId", type = "index"}
    %3 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(barriers: %0, txcount: %1, mbar_id: %2, predicate: optional %3)
  }
  irdl.operation @mbarrier_arrive_nocomplete attributes {
      class = "MBarrierArriveNoCompleteOp",
      format = "$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)",
      infers,
      name = "mbarrier.arrive.nocomplete"} {
    %0 = irdl.any {description = "mbarrier barrier type", stripped = "!nvgpu.mbarrier.group", type = "!nvgpu.mbarrier.group"}
    %1 = irdl.any {name = "mbarId", type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {description = "", exact, type = "!nvgpu.mbarrier.token"}
    irdl.operands(barriers: %0, mbar_id: %1, count: %2)
    irdl.results(token: %3)
  }
  irdl.operation @mbarrier_create attributes {
      class = "MBarrierCreateOp",
      format = "attr-dict `->` type($barriers)",
      name = "mbarrier.create"} {
    %0 = irdl.any {description = "mbarrier barrier type", stripped = "!nvgpu.mbarrier.group", type = "!nvgpu.mbarrier.group"}
    irdl.results(barriers: %0)
  }
  irdl.operation @mbarrier_get attributes {
      class = "MBarrierGetOp",
      format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($mbarrierPointer)",
      name = "mbarrier.get"} {
    %0 = irdl.any {description = "mbarrier barrier type", stripped = "!nvgpu.mbarrier.group", type = "!nvgpu.mbarrier.group"}
    %1 = irdl.any {name = "mbarId", type = "index"}
    %2 = irdl.any {name = "mbarrierPointer", type = "32-bit signless integer or 64-bit signless integer"}
    irdl.operands(barriers: %0, mbar_id: %1)
    irdl.results(mbarrier_pointer: %2)
  }
  irdl.operation @mbarrier_init attributes {
      class = "MBarrierInitOp",
      format = "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)",
      name = "mbarrier.init"} {
    %0 = irdl.any {description = "mbarrier barrier type", stripped = "!nvgpu.mbarrier.group", type = "!nvgpu.mbarrier.group"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {name = "mbarId", type = "index"}
    %3 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(barriers: %0, count: %1, mbar_id: %2, predicate: optional %3)
  }
  irdl.operation @mbarrier_test_wait attributes {
      class = "MBarrierTestWaitOp",
      format = "$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)",
      name = "mbarrier.test.wait"} {
    %0 = irdl.any {description = "mbarrier barrier type", stripped = "!nvgpu.mbarrier.group", type = "!nvgpu.mbarrier.group"}
    %1 = irdl.any {description = "", exact, type = "!nvgpu.mbarrier.token"}
    %2 = irdl.any {name = "mbarId", type = "index"}
    %3 = irdl.any {name = "waitComplete", type = "1-bit signless integer"}
    irdl.operands(barriers: %0, token: %1, mbar_id: %2)
    irdl.results(wait_complete: %3)
  }
  irdl.operation @mbarrier_try_wait_parity attributes {
      class = "MBarrierTryWaitParityOp",
      format = "$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)",
      name = "mbarrier.try_wait.parity"} {
    %0 = irdl.any {description = "mbarrier barrier type", stripped = "!nvgpu.mbarrier.group", type = "!nvgpu.mbarrier.group"}
    %1 = irdl.any {name = "phaseParity", type = "1-bit signless integer"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {name = "mbarId", type = "index"}
    irdl.operands(barriers: %0, phase_parity: %1, ticks: %2, mbar_id: %3)
  }
  irdl.operation @mma_sp_sync attributes {
      class = "MmaSparseSyncOp",
      format = "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)",
      match = ["all-elements(matrixA, matrixB): matrixA and matrixB have same element type"],
      name = "mma.sp.sync",
      rules = ["sparsitySelector in [0, 1]: sparsity selector should be 0 or 1",
        "let m = mmaShape[0]",
        "let n = mmaShape[1]",
        "let k = mmaShape[2]",
        "let e = matrixA.element",
        "if has(op.attr('tf32Enabled')): e is '32-bit float': expected tf32 tensor cores only for F32 operands",
        "matrixA.count * 32 == m * k / 2: expected {m * k / 2} warp-wide matrix A elements",
        "matrixB.count * 32 == k * n: expected {k * n} warp-wide matrix B elements",
        "matrixC.count * 32 == m * n: expected {m * n} warp-wide matrix C elements",
        "let small = e.width",
        "let f = e is 'floating-point'",
        "let kt = when(small == 64, 4, 128 / small)",
        "let ta = m / 8 * (k / kt) / 2",
        "let ra = when(small == 64, 1, 32 / small)",
        "let nt = n / 8",
        "matrixA.rank == 2: !matrixA must be 2 dimensional vector",
        "matrixB.rank == 2: !matrixB must be 2 dimensional vector",
        "matrixC.rank == 2: !matrixC must be 2 dimensional vector",
        "matrixA[0] == ta and matrixA[1] == ra: expected matrix A to be shaped ({ta} x {ra})",
        "matrixB[0] == nt * (k / kt) and matrixB[1] == ra: expected matrix B to be shaped ({nt * (k / kt)} x {ra})",
        "matrixC[0] == m / 8 * nt and matrixC[1] == 2: expected matrix C to be shaped ({m / 8 * nt} x 2)"],
      traits = ["Pure"]} {
    %0 = irdl.any {name = "matrixA", type = "vector of any type values"}
    %1 = irdl.any {name = "matrixB", type = "vector of any type values"}
    %2 = irdl.any {name = "matrixC", type = "vector of any type values"}
    %3 = irdl.any {description = "fixed-length vector of 16-bit signless integer values of length 2", implied = "vector<2xi16>", name = "sparseMetadata", type = "fixed-length vector of 16-bit signless integer values and of length 2"}
    %4 = irdl.any {attribute = "64-bit integer array attribute"}
    %5 = irdl.any {attribute = "32-bit signless integer attribute", default = "0 : i32"}
    %6 = irdl.any {attribute = "unit attribute", optional}
    %7 = irdl.any {type = "vector of any type values"}
    irdl.operands(matrix_a: %0, matrix_b: %1, matrix_c: %2, sparse_metadata: %3)
    irdl.results(res: %7)
    irdl.attributes {"mmaShape" = %4, "sparsitySelector" = %5, "tf32Enabled" = %6}
  }
  irdl.operation @mma_sync attributes {
      format = "`(` $matrixA`,` $matrixB`,` $matrixC `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)",
      match = ["all-elements(matrixA, matrixB): matrixA and matrixB have same element type"],
      name = "mma.sync",
      rules = ["matrixA.rank == 2: !matrixA must be 2 dimensional vector",
        "matrixB.rank == 2: !matrixB must be 2 dimensional vector",
        "matrixC.rank == 2: !matrixC must be 2 dimensional vector",
        "let m = mmaShape[0]",
        "let n = mmaShape[1]",
        "let k = mmaShape[2]",
        "let e = matrixA.element",
        "if has(op.attr('tf32Enabled')): e is '32-bit float': expected tf32 tensor cores only for F32 operands",
        "matrixA.count * 32 == m * k / 1: expected {m * k / 1} warp-wide matrix A elements",
        "matrixB.count * 32 == k * n: expected {k * n} warp-wide matrix B elements",
        "matrixC.count * 32 == m * n: expected {m * n} warp-wide matrix C elements",
        "let small = e.width",
        "let f = e is 'floating-point'",
        "let kt = when(small == 64, 4, 128 / small)",
        "let ta = m / 8 * (k / kt) / 1",
        "let ra = when(small == 64, 1, 32 / small)",
        "let nt = n / 8",
        "matrixA.rank == 2: !matrixA must be 2 dimensional vector",
        "matrixB.rank == 2: !matrixB must be 2 dimensional vector",
        "matrixC.rank == 2: !matrixC must be 2 dimensional vector",
        "matrixA[0] == ta and matrixA[1] == ra: expected matrix A to be shaped ({ta} x {ra})",
        "matrixB[0] == nt * (k / kt) and matrixB[1] == ra: expected matrix B to be shaped ({nt * (k / kt)} x {ra})",
        "matrixC[0] == m / 8 * nt and matrixC[1] == 2: expected matrix C to be shaped ({m / 8 * nt} x 2)"],
      traits = ["Pure"]} {
    %0 = irdl.any {name = "matrixA", type = "vector of any type values"}
    %1 = irdl.any {name = "matrixB", type = "vector of any type values"}
    %2 = irdl.any {name = "matrixC", type = "vector of any type values"}
    %3 = irdl.any {attribute = "64-bit integer array attribute"}
    %4 = irdl.any {attribute = "unit attribute", optional}
    %5 = irdl.any {type = "vector of any type values"}
    irdl.operands(matrix_a: %0, matrix_b: %1, matrix_c: %2)
    irdl.results(res: %5)
    irdl.attributes {"mmaShape" = %3, "tf32Enabled" = %4}
  }
  irdl.operation @rcp attributes {
      format = "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)",
      rules = ["known(ftz) and op.attr('rounding').word == 'approx': has a limitation. {op.attr('rounding')} or non-ftz is not supported yet."],
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {type = "vector of 32-bit float values"}
    %1 = irdl.any {attribute = "#nvgpu.rcp_rounding_mode", default = "#nvgpu<rcp_rounding_mode approx>", description = "Rounding mode of rcp"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {type = "vector of 32-bit float values"}
    irdl.operands(in: %0)
    irdl.results(out: %3)
    irdl.attributes {"rounding" = %1, "ftz" = %2}
  }
  irdl.operation @tma_async_load attributes {
      format = "$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst (`multicast_mask` `=` $multicastMask^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)",
      name = "tma.async.load",
      rules = ["coordinates.size <= 5: !Maximum 5 coordinates are supported.",
        "let t = tensorMapDescriptor.param('tensor')",
        "known(t.space == 3) or known(t.space.word == 'workgroup'): !the tensor map descriptor has incorrect address space, it must be shared memory address space.",
        "known(dst.space == 3) or known(dst.space.word == 'workgroup'): !the destination memref has incorrect address space, it must be shared memory address space.",
        "t.element == dst.element: !the element type of tensor map descriptor and memref must be same",
        "t.rank == dst.rank: !the shape of tensor map descriptor and memref must have same rank",
        "let bytes = t[t.rank - 1] * t.element.width / 8",
        "let sw = when(tensorMapDescriptor.param('swizzle') == 'swizzle_128b', 128, when(tensorMapDescriptor.param('swizzle') == 'swizzle_64b', 64, when(tensorMapDescriptor.param('swizzle') == 'swizzle_32b', 32, 0)))",
        "if sw > 0: bytes == sw: !the tensormap descriptor must have last dimension of {sw} bytes but it is {bytes} bytes"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {description = "mbarrier barrier type", stripped = "!nvgpu.mbarrier.group", type = "!nvgpu.mbarrier.group"}
    %2 = irdl.any {description = "TensorMap descriptor", name = "tensorMapDescriptor", stripped = "!nvgpu.tensormap.descriptor", type = "!nvgpu.tensormap.descriptor"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {name = "mbarId", type = "index"}
    %5 = irdl.any {name = "multicastMask", type = "16-bit signless integer"}
    %6 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(dst: %0, barriers: %1, tensor_map_descriptor: %2, coordinates: variadic %3, mbar_id: %4, multicast_mask: optional %5, predicate: optional %6)
  }
  irdl.operation @tma_async_store attributes {
      format = "$src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)? attr-dict `:` type($src) `->` type($tensorMapDescriptor)",
      name = "tma.async.store",
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {description = "TensorMap descriptor", name = "tensorMapDescriptor", stripped = "!nvgpu.tensormap.descriptor", type = "!nvgpu.tensormap.descriptor"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(src: %0, tensor_map_descriptor: %1, coordinates: variadic %2, predicate: optional %3)
  }
  irdl.operation @tma_create_descriptor attributes {
      format = "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)",
      name = "tma.create.descriptor",
      rules = ["boxDimensions.size <= 5: !Maximum 5 coordinates are supported.",
        "let t = tensorMap.param('tensor')",
        "t[t.rank - 1] * t.element.width / 8 % 16 == 0: !the bytes in the last dimension of the tensor map must be a multiple of 16"]} {
    %0 = irdl.any {type = "unranked.memref of any type values"}
    %1 = irdl.any {name = "boxDimensions", type = "index"}
    %2 = irdl.any {description = "TensorMap descriptor", name = "tensorMap", stripped = "!nvgpu.tensormap.descriptor", type = "!nvgpu.tensormap.descriptor"}
    irdl.operands(tensor: %0, box_dimensions: variadic %1)
    irdl.results(tensor_map: %2)
  }
  irdl.operation @tma_fence_descriptor attributes {
      class = "TmaFenceOp",
      format = "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)",
      name = "tma.fence.descriptor"} {
    %0 = irdl.any {description = "TensorMap descriptor", name = "tensorMapDescriptor", stripped = "!nvgpu.tensormap.descriptor", type = "!nvgpu.tensormap.descriptor"}
    irdl.operands(tensor_map_descriptor: %0)
  }
  irdl.operation @tma_prefetch_descriptor attributes {
      class = "TmaPrefetchOp",
      format = "$tensorMapDescriptor (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor)",
      name = "tma.prefetch.descriptor"} {
    %0 = irdl.any {description = "TensorMap descriptor", name = "tensorMapDescriptor", stripped = "!nvgpu.tensormap.descriptor", type = "!nvgpu.tensormap.descriptor"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(tensor_map_descriptor: %0, predicate: optional %1)
  }
  irdl.operation @warpgroup_generate_descriptor attributes {
      format = "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)",
      name = "warpgroup.generate.descriptor",
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {description = "TensorMap descriptor", name = "tensorMap", stripped = "!nvgpu.tensormap.descriptor", type = "!nvgpu.tensormap.descriptor"}
    %2 = irdl.any {description = "Warpgroup matrix descriptor type", stripped = "!nvgpu.warpgroup.descriptor", type = "!nvgpu.warpgroup.descriptor"}
    irdl.operands(tensor: %0, tensor_map: %1)
    irdl.results(descriptor: %2)
  }
  irdl.operation @warpgroup_mma attributes {
      format = "$descriptorA`,` $descriptorB`,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)",
      name = "warpgroup.mma",
      rules = ["let a = descriptorA.param('tensor')",
        "let b = descriptorB.param('tensor')",
        "let c = matrixC.param('fragmented')",
        "let d = op.results[0].param('fragmented')",
        "a.rank == 2 and b.rank == 2 and c.rank == 2 and d.rank == 2: has matrices A, B, C and D, they must be 2 dimensional",
        "a[1] == b[0]: 2nd dim matrix-A ( {a[1]} ) != 1st dim matrix-B ( {b[0]} )",
        "a[0] == c[0]: 1st dim matrix-A ( {a[0]} ) != 1st dim matrix-C ( {c[0]} )",
        "b[1] == c[1]: 2nd dim matrix-B ( {b[1]} ) != 2nd dim matrix-C ( {c[1]} )",
        "same_shape(c, d): matrix C and matrix D must have the same shape",
        "a.element == b.element: {q(c.element)} += {q(a.element)} * {q(b.element)}, it is not supported."]} {
    %0 = irdl.any {description = "Warpgroup matrix descriptor type", name = "descriptorA", stripped = "!nvgpu.warpgroup.descriptor", type = "!nvgpu.warpgroup.descriptor"}
    %1 = irdl.any {description = "Warpgroup matrix descriptor type", name = "descriptorB", stripped = "!nvgpu.warpgroup.descriptor", type = "!nvgpu.warpgroup.descriptor"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", default = "1 : i64", optional}
    %3 = irdl.any {attribute = "unit attribute", optional}
    %4 = irdl.any {attribute = "unit attribute", optional}
    %5 = irdl.any {description = "", name = "matrixC", stripped = "!nvgpu.warpgroup.accumulator", type = "!nvgpu.warpgroup.accumulator"}
    %6 = irdl.any {description = "", name = "matrixD", stripped = "!nvgpu.warpgroup.accumulator", type = "!nvgpu.warpgroup.accumulator"}
    irdl.operands(descriptor_a: %0, descriptor_b: %1, matrix_c: %5)
    irdl.results(matrix_d: %6)
    irdl.attributes {"waitGroup" = %2, "transposeA" = %3, "transposeB" = %4}
  }
  irdl.operation @warpgroup_mma_init_accumulator attributes {
      format = "attr-dict `->` type($matrixC)",
      name = "warpgroup.mma.init.accumulator"} {
    %0 = irdl.any {description = "", name = "matrixC", stripped = "!nvgpu.warpgroup.accumulator", type = "!nvgpu.warpgroup.accumulator"}
    irdl.results(matrix_c: %0)
  }
  irdl.operation @warpgroup_mma_store attributes {
      format = "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)",
      name = "warpgroup.mma.store"} {
    %0 = irdl.any {description = "", name = "matrixD", stripped = "!nvgpu.warpgroup.accumulator", type = "!nvgpu.warpgroup.accumulator"}
    %1 = irdl.any {name = "dstMemref", type = "memref of any type values"}
    irdl.operands(matrix_d: %0, dst_memref: %1)
  }
}
