// The x86vector dialect, made by import-dialect.

irdl.dialect @x86vector attributes {all_attributes, all_types, inlines, inferring_builders = ["avx.dot.i8", "avx.intr.dot", "avx.rsqrt", "avx512.dot", "avx512.mask.compress", "avx512.mask.rndscale", "avx512.mask.scalef", "avx512.vp2intersect"]} {
  irdl.operation @avx_bcst_to_f32_packed attributes {
      class = "BcstToPackedF32Op",
      format = "$a attr-dict`:` type($a)`->` type($dst)",
      name = "avx.bcst_to_f32.packed"} {
    %0 = irdl.any {type = "memref of bfloat16 type or 16-bit float values"}
    %1 = irdl.any {description = "vector of 32-bit float values of length 4/8", type = "vector of f32 values and of rank at least 1 and of length 4/8"}
    irdl.operands(a: %0)
    irdl.results(dst: %1)
  }
  irdl.operation @avx_cvt_packed_even_indexed_to_f32 attributes {
      class = "CvtPackedEvenIndexedToF32Op",
      format = "$a attr-dict`:` type($a)`->` type($dst)",
      name = "avx.cvt.packed.even.indexed_to_f32"} {
    %0 = irdl.any {type = "memref of bfloat16 type or 16-bit float values"}
    %1 = irdl.any {description = "vector of 32-bit float values of length 4/8", type = "vector of f32 values and of rank at least 1 and of length 4/8"}
    irdl.operands(a: %0)
    irdl.results(dst: %1)
  }
  irdl.operation @avx_cvt_packed_odd_indexed_to_f32 attributes {
      class = "CvtPackedOddIndexedToF32Op",
      format = "$a attr-dict`:` type($a)`->` type($dst)",
      name = "avx.cvt.packed.odd.indexed_to_f32"} {
    %0 = irdl.any {type = "memref of bfloat16 type or 16-bit float values"}
    %1 = irdl.any {description = "vector of 32-bit float values of length 4/8", type = "vector of f32 values and of rank at least 1 and of length 4/8"}
    irdl.operands(a: %0)
    irdl.results(dst: %1)
  }
  irdl.operation @avx_dot_i8 attributes {
      class = "DotInt8Op",
      format = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)",
      match = ["all(a, b)", "all(w, dst)"],
      name = "avx.dot.i8",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit signless integer values of length 4/8", type = "vector of 32-bit signless integer values and of rank at least 1 and of length 4/8"}
    %1 = irdl.any {description = "vector of 8-bit signless integer values of length 16/32", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 16/32"}
    %2 = irdl.any {description = "vector of 8-bit signless integer values of length 16/32", type = "vector of 8-bit signless integer values and of rank at least 1 and of length 16/32"}
    %3 = irdl.any {description = "vector of 32-bit signless integer values of length 4/8", type = "vector of 32-bit signless integer values and of rank at least 1 and of length 4/8"}
    irdl.operands(w: %0, a: %1, b: %2)
    irdl.results(dst: %3)
  }
  irdl.operation @avx_intr_dot attributes {
      class = "DotOp",
      format = "$a `,` $b attr-dict `:` type($res)",
      name = "avx.intr.dot",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "vector of 32-bit float values of length 8", type = "vector of f32 values and of rank at least 1 and of length 8"}
    %1 = irdl.any {description = "vector of 32-bit float values of length 8", type = "vector of f32 values and of rank at least 1 and of length 8"}
    %2 = irdl.any {description = "vector of 32-bit float values of length 8", type = "vector of f32 values and of rank at least 1 and of length 8"}
    irdl.operands(a: %0, b: %1)
    irdl.results(res: %2)
  }
  irdl.operation @avx_rsqrt attributes {
      class = "RsqrtOp",
      format = "$a attr-dict `:` type($a)",
      name = "avx.rsqrt",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "vector of 32-bit float values of length 8", type = "vector of f32 values and of rank at least 1 and of length 8"}
    %1 = irdl.any {description = "vector of 32-bit float values of length 8", type = "vector of f32 values and of rank at least 1 and of length 8"}
    irdl.operands(a: %0)
    irdl.results(b: %1)
  }
  irdl.operation @avx512_cvt_packed_f32_to_bf16 attributes {
      class = "CvtPackedF32ToBF16Op",
      format = "$a attr-dict `:` type($a) `->` type($dst)",
      match = ["all-lengths(a, dst)"],
      name = "avx512.cvt.packed.f32_to_bf16",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit float values of length 8/16", type = "vector of f32 values and of rank at least 1 and of length 8/16"}
    %1 = irdl.any {description = "vector of bfloat16 type values of length 8/16", type = "vector of bfloat16 type values and of rank at least 1 and of length 8/16"}
    irdl.operands(a: %0)
    irdl.results(dst: %1)
  }
  irdl.operation @avx512_dot attributes {
      class = "DotBF16Op",
      format = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)",
      match = ["all(a, b)", "all(src, dst)"],
      name = "avx512.dot",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit float values of length 4/8/16", type = "vector of f32 values and of rank at least 1 and of length 4/8/16"}
    %1 = irdl.any {description = "vector of bfloat16 type values of length 8/16/32", type = "vector of bfloat16 type values and of rank at least 1 and of length 8/16/32"}
    %2 = irdl.any {description = "vector of bfloat16 type values of length 8/16/32", type = "vector of bfloat16 type values and of rank at least 1 and of length 8/16/32"}
    %3 = irdl.any {description = "vector of 32-bit float values of length 4/8/16", type = "vector of f32 values and of rank at least 1 and of length 4/8/16"}
    irdl.operands(src: %0, a: %1, b: %2)
    irdl.results(dst: %3)
  }
  irdl.operation @avx512_mask_compress attributes {
      class = "MaskCompressOp",
      format = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?",
      match = ["all(a, dst)", "k = i1-like(dst): `k` has the same number of bits as elements in `dst`"],
      name = "avx512.mask.compress",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 1-bit signless integer values of length 16/8", type = "vector of 1-bit signless integer values and of rank at least 1 and of length 16/8"}
    %1 = irdl.any {description = "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8", type = "vector of f32 or 32/64-bit signless integer or f64 values and of rank at least 1 and of length 16/8"}
    %2 = irdl.any {description = "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8", type = "vector of f32 or 32/64-bit signless integer or f64 values and of rank at least 1 and of length 16/8"}
    %3 = irdl.any {attribute = "constant vector/tensor attribute", optional}
    %4 = irdl.any {description = "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8", type = "vector of f32 or 32/64-bit signless integer or f64 values and of rank at least 1 and of length 16/8"}
    irdl.operands(k: %0, a: %1, src: optional %2)
    irdl.results(dst: %4)
    irdl.attributes {"constant_src" = %3}
  }
  irdl.operation @avx512_mask_rndscale attributes {
      class = "MaskRndScaleOp",
      format = "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)",
      match = ["all(src, a, dst)", "imm = bits(dst): imm has the same number of bits as elements in dst"],
      name = "avx512.mask.rndscale",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit float or 64-bit float values of length 16/8", type = "vector of f32 or f64 values and of rank at least 1 and of length 16/8"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {description = "vector of 32-bit float or 64-bit float values of length 16/8", type = "vector of f32 or f64 values and of rank at least 1 and of length 16/8"}
    %3 = irdl.any {type = "16-bit signless integer or 8-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {description = "vector of 32-bit float or 64-bit float values of length 16/8", type = "vector of f32 or f64 values and of rank at least 1 and of length 16/8"}
    irdl.operands(src: %0, k: %1, a: %2, imm: %3, rounding: %4)
    irdl.results(dst: %5)
  }
  irdl.operation @avx512_mask_scalef attributes {
      class = "MaskScaleFOp",
      format = "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)",
      match = ["all(src, a, b, dst)", "k = bits(dst): k has the same number of bits as elements in dst"],
      name = "avx512.mask.scalef",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit float or 64-bit float values of length 16/8", type = "vector of f32 or f64 values and of rank at least 1 and of length 16/8"}
    %1 = irdl.any {description = "vector of 32-bit float or 64-bit float values of length 16/8", type = "vector of f32 or f64 values and of rank at least 1 and of length 16/8"}
    %2 = irdl.any {description = "vector of 32-bit float or 64-bit float values of length 16/8", type = "vector of f32 or f64 values and of rank at least 1 and of length 16/8"}
    %3 = irdl.any {type = "16-bit signless integer or 8-bit signless integer"}
    %4 = irdl.any {type = "32-bit signless integer"}
    %5 = irdl.any {description = "vector of 32-bit float or 64-bit float values of length 16/8", type = "vector of f32 or f64 values and of rank at least 1 and of length 16/8"}
    irdl.operands(src: %0, a: %1, b: %2, k: %3, rounding: %4)
    irdl.results(dst: %5)
  }
  irdl.operation @avx512_vp2intersect attributes {
      class = "Vp2IntersectOp",
      format = "$a `,` $b attr-dict `:` type($a)",
      match = ["all(a, b)", "k1 = i1-like(a): k1 has the same number of bits as elements in a", "k2 = i1-like(a): k2 has the same number of bits as elements in b"],
      name = "avx512.vp2intersect",
      names = ["k1", "k2"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of 32-bit signless integer or 64-bit signless integer values of length 16/8", type = "vector of 32/64-bit signless integer values and of rank at least 1 and of length 16/8"}
    %1 = irdl.any {description = "vector of 32-bit signless integer or 64-bit signless integer values of length 16/8", type = "vector of 32/64-bit signless integer values and of rank at least 1 and of length 16/8"}
    %2 = irdl.any {description = "vector of 1-bit signless integer values of length 16/8", type = "vector of 1-bit signless integer values and of rank at least 1 and of length 16/8"}
    %3 = irdl.any {description = "vector of 1-bit signless integer values of length 16/8", type = "vector of 1-bit signless integer values and of rank at least 1 and of length 16/8"}
    irdl.operands(a: %0, b: %1)
    irdl.results(k1: %2, k2: %3)
  }
}
