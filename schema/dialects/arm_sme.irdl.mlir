// The arm_sme dialect, made by import-dialect.

irdl.dialect @arm_sme attributes {all_attributes, all_types, inlines, inferring_builders = ["copy_tile", "extract_tile_slice", "insert_tile_slice", "load_tile_slice", "outerproduct", "streaming_vl"], enums = {
      ArmSMETileType = {builder = "ArmSMETileType", cases = ["za.b", "za.h", "za.s", "za.d", "za.q"], names = ["ZAB", "ZAH", "ZAS", "ZAD", "ZAQ"], width = 32},
      CombiningKind = {attributes = {ArmSME_CombiningKindAttr = "arm_sme.kind<{}>"}, builder = "CombiningKind", cases = ["add", "sub"], names = ["Add", "Sub"], width = 32},
      TileSliceLayout = {attributes = {ArmSME_TileSliceLayoutAttr = "arm_sme.layout<{}>"}, builder = "TileSliceLayout", cases = ["horizontal", "vertical"], names = ["Horizontal", "Vertical"], width = 32},
      TypeSize = {attributes = {ArmSME_TypeSizeAttr = "arm_sme.type_size<{}>"}, builder = "TypeSize", cases = ["byte", "half", "word", "double"], names = ["Byte", "Half", "Word", "Double"], width = 32}}} {
  irdl.attribute @kind attributes {
      cases = ["add", "sub"],
      description = "::mlir::arm_sme::CombiningKind",
      format = "`<` $value `>`"}
  irdl.attribute @layout attributes {
      cases = ["horizontal", "vertical"],
      description = "::mlir::arm_sme::TileSliceLayout",
      format = "`<` $value `>`"}
  irdl.attribute @type_size attributes {
      cases = ["byte", "half", "word", "double"],
      description = "::mlir::arm_sme::TypeSize",
      format = "`<` $value `>`"}
  irdl.operation @copy_tile attributes {
      format = "$tile attr-dict `:` type($result)",
      match = ["all(tile, result)"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    %1 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(tile: %0)
    irdl.results(result: %1)
  }
  irdl.operation @extract_tile_slice attributes {
      format = "$tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($result) `from` type($tile)",
      match = ["result = slice(tile): type of 'result' matches type of 'tile' slice"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "#arm_sme.layout", default = "#arm_sme.layout<horizontal>", description = "Layout of a tile slice"}
    %3 = irdl.any {description = "a vector type that matches the size of a SVE vector", type = "scalable vector of 8/16/32/64-bit signless integer or 128-bit signless integer or f16 or bfloat16 type or f32 or f64 values and of rank 1 and of length 16/8/4/2/1"}
    irdl.operands(tile: %0, tile_slice_index: %1)
    irdl.results(result: %3)
    irdl.attributes {"layout" = %2}
  }
  irdl.operation @fmopa_2way attributes {
      class = "FMopa2WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 2: failed to verify that tile element size equals input element size * 2"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8", type = "scalable vector of f16 or bfloat16 type values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xf32> of 32-bit float values", type = "vector of f32 values and of rank 2 and of scalable extents and of shape 4x4"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @fmops_2way attributes {
      class = "FMops2WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 2: failed to verify that tile element size equals input element size * 2"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8", type = "scalable vector of f16 or bfloat16 type values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xf32> of 32-bit float values", type = "vector of f32 values and of rank 2 and of scalable extents and of shape 4x4"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @get_tile attributes {
      format = "attr-dict `:` type($tile)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.results(tile: %0)
  }
  irdl.operation @insert_tile_slice attributes {
      format = "$vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($vector) `into` type($result)",
      match = ["all(tile, result)", "vector = slice(tile): type of 'vector' matches type of 'tile' slice"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE vector", type = "scalable vector of 8/16/32/64-bit signless integer or 128-bit signless integer or f16 or bfloat16 type or f32 or f64 values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "#arm_sme.layout", default = "#arm_sme.layout<horizontal>", description = "Layout of a tile slice"}
    %4 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(vector: %0, tile: %1, tile_slice_index: %2)
    irdl.results(result: %4)
    irdl.attributes {"layout" = %3}
  }
  irdl.operation @intr_cntsd attributes {
      class = "aarch64_sme_cntsd",
      name = "intr.cntsd",
      rules = ["res is '64-bit signless integer': failed to verify that `res` is i64"]} {
    %0 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.results(res: %0)
  }
  irdl.operation @intr_ld1b_horiz attributes {
      class = "aarch64_sme_ld1b_horiz",
      name = "intr.ld1b.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_ld1b_vert attributes {
      class = "aarch64_sme_ld1b_vert",
      name = "intr.ld1b.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_ld1d_horiz attributes {
      class = "aarch64_sme_ld1d_horiz",
      name = "intr.ld1d.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_ld1d_vert attributes {
      class = "aarch64_sme_ld1d_vert",
      name = "intr.ld1d.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_ld1h_horiz attributes {
      class = "aarch64_sme_ld1h_horiz",
      name = "intr.ld1h.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_ld1h_vert attributes {
      class = "aarch64_sme_ld1h_vert",
      name = "intr.ld1h.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_ld1q_horiz attributes {
      class = "aarch64_sme_ld1q_horiz",
      name = "intr.ld1q.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_ld1q_vert attributes {
      class = "aarch64_sme_ld1q_vert",
      name = "intr.ld1q.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_ld1w_horiz attributes {
      class = "aarch64_sme_ld1w_horiz",
      name = "intr.ld1w.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_ld1w_vert attributes {
      class = "aarch64_sme_ld1w_vert",
      name = "intr.ld1w.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, load_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_mopa attributes {
      class = "aarch64_sme_mopa",
      name = "intr.mopa"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_mopa_wide attributes {
      class = "aarch64_sme_mopa_wide",
      name = "intr.mopa.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_mops attributes {
      class = "aarch64_sme_mops",
      name = "intr.mops"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_mops_wide attributes {
      class = "aarch64_sme_mops_wide",
      name = "intr.mops.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_read_horiz attributes {
      class = "aarch64_sme_read_horiz",
      match = ["all-shapes(vector, predicate, res)", "all-elements(vector, res)"],
      name = "intr.read.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE vector", type = "scalable vector of 8/16/32/64-bit signless integer or 128-bit signless integer or f16 or bfloat16 type or f32 or f64 values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(vector: %0, predicate: %1, tile_slice_index: %3)
    irdl.results(res: %4)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_read_vert attributes {
      class = "aarch64_sme_read_vert",
      match = ["all-shapes(vector, predicate, res)", "all-elements(vector, res)"],
      name = "intr.read.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE vector", type = "scalable vector of 8/16/32/64-bit signless integer or 128-bit signless integer or f16 or bfloat16 type or f32 or f64 values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    %4 = irdl.any {description = "LLVM dialect-compatible type", type = "(signless integer or floating-point or !llvm or !ptr or vector of any type values and of rank 1)"}
    irdl.operands(vector: %0, predicate: %1, tile_slice_index: %3)
    irdl.results(res: %4)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_smopa_wide attributes {
      class = "aarch64_sme_smopa_wide",
      name = "intr.smopa.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_smopa_za32 attributes {
      class = "aarch64_sme_smopa_za32",
      name = "intr.smopa.za32"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_smops_wide attributes {
      class = "aarch64_sme_smops_wide",
      name = "intr.smops.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_smops_za32 attributes {
      class = "aarch64_sme_smops_za32",
      name = "intr.smops.za32"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_st1b_horiz attributes {
      class = "aarch64_sme_st1b_horiz",
      name = "intr.st1b.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_st1b_vert attributes {
      class = "aarch64_sme_st1b_vert",
      name = "intr.st1b.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_st1d_horiz attributes {
      class = "aarch64_sme_st1d_horiz",
      name = "intr.st1d.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_st1d_vert attributes {
      class = "aarch64_sme_st1d_vert",
      name = "intr.st1d.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_st1h_horiz attributes {
      class = "aarch64_sme_st1h_horiz",
      name = "intr.st1h.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_st1h_vert attributes {
      class = "aarch64_sme_st1h_vert",
      name = "intr.st1h.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_st1q_horiz attributes {
      class = "aarch64_sme_st1q_horiz",
      name = "intr.st1q.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_st1q_vert attributes {
      class = "aarch64_sme_st1q_vert",
      name = "intr.st1q.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_st1w_horiz attributes {
      class = "aarch64_sme_st1w_horiz",
      name = "intr.st1w.horiz"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_st1w_vert attributes {
      class = "aarch64_sme_st1w_vert",
      name = "intr.st1w.vert"} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {attribute = "32-bit signless integer attribute"}
    %3 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(predicate: %0, store_address: %1, tile_slice_index: %3)
    irdl.attributes {"tile_id" = %2}
  }
  irdl.operation @intr_str attributes {
      class = "aarch64_sme_str",
      name = "intr.str"} {
    %0 = irdl.any {type = "32-bit signless integer"}
    %1 = irdl.any {description = "LLVM pointer type", type = "!llvm.ptr"}
    %2 = irdl.any {type = "32-bit signless integer"}
    irdl.operands(index: %0, store_address: %1, offset: %2)
  }
  irdl.operation @intr_sumopa_wide attributes {
      class = "aarch64_sme_sumopa_wide",
      name = "intr.sumopa.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_sumops_wide attributes {
      class = "aarch64_sme_sumops_wide",
      name = "intr.sumops.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_umopa_wide attributes {
      class = "aarch64_sme_umopa_wide",
      name = "intr.umopa.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_umopa_za32 attributes {
      class = "aarch64_sme_umopa_za32",
      name = "intr.umopa.za32"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_umops_wide attributes {
      class = "aarch64_sme_umops_wide",
      name = "intr.umops.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_umops_za32 attributes {
      class = "aarch64_sme_umops_za32",
      name = "intr.umops.za32"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_usmopa_wide attributes {
      class = "aarch64_sme_usmopa_wide",
      name = "intr.usmopa.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_usmops_wide attributes {
      class = "aarch64_sme_usmops_wide",
      name = "intr.usmops.wide"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %2 = irdl.any {description = "a vector type that is a supported predicate for the SME MOP instructions", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2"}
    %3 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    %4 = irdl.any {description = "a vector type that is a supported input for the SME MOP instructions", type = "scalable vector of 8/16-bit signless integer or bfloat16 type or f16 or f32 or f64 values and of rank 1 and of length 16/8/4/2"}
    irdl.operands(lhs_predicate: %1, rhs_predicate: %2, lhs_vector: %3, rhs_vector: %4)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_write_horiz attributes {
      class = "aarch64_sme_write_horiz",
      match = ["all-shapes(predicate, vector)"],
      name = "intr.write.horiz"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %3 = irdl.any {description = "a vector type that matches the size of a SVE vector", type = "scalable vector of 8/16/32/64-bit signless integer or 128-bit signless integer or f16 or bfloat16 type or f32 or f64 values and of rank 1 and of length 16/8/4/2/1"}
    irdl.operands(tile_slice_index: %1, predicate: %2, vector: %3)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_write_vert attributes {
      class = "aarch64_sme_write_vert",
      match = ["all-shapes(predicate, vector)"],
      name = "intr.write.vert"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    %1 = irdl.any {type = "32-bit signless integer"}
    %2 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %3 = irdl.any {description = "a vector type that matches the size of a SVE vector", type = "scalable vector of 8/16/32/64-bit signless integer or 128-bit signless integer or f16 or bfloat16 type or f32 or f64 values and of rank 1 and of length 16/8/4/2/1"}
    irdl.operands(tile_slice_index: %1, predicate: %2, vector: %3)
    irdl.attributes {"tile_id" = %0}
  }
  irdl.operation @intr_zero attributes {
      class = "aarch64_sme_zero",
      name = "intr.zero"} {
    %0 = irdl.any {attribute = "32-bit signless integer attribute"}
    irdl.attributes {"tile_mask" = %0}
  }
  irdl.operation @load_tile_slice attributes {
      format = "$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($result)",
      match = ["all-elements(tile, base)", "all(tile, result)"],
      rules = ["mask is '1-bit signless integer' or mask.element is '1-bit signless integer': failed to verify that `mask` has i1 element type and the shape is a slice of `result`",
        "mask.dim(0) == tile.dim(1): failed to verify that `mask` has i1 element type and the shape is a slice of `result`"],
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %2 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {attribute = "#arm_sme.layout", default = "#arm_sme.layout<horizontal>", description = "Layout of a tile slice"}
    %6 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(base: %0, mask: %1, tile: %2, indices: variadic %3, tile_slice_index: %4)
    irdl.results(result: %6)
    irdl.attributes {"layout" = %5}
  }
  irdl.operation @outerproduct attributes {
      class = "OuterProductOp",
      format = "$lhs `,` $rhs oilist( `kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "result = square(lhs): `result` is the outer product of `lhs` and `rhs`", "acc = same(result): `result` and `acc` have the same type"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "a vector type that matches the size of a SVE vector", type = "scalable vector of 8/16/32/64-bit signless integer or 128-bit signless integer or f16 or bfloat16 type or f32 or f64 values and of rank 1 and of length 16/8/4/2/1"}
    %1 = irdl.any {description = "a vector type that matches the size of a SVE vector", type = "scalable vector of 8/16/32/64-bit signless integer or 128-bit signless integer or f16 or bfloat16 type or f32 or f64 values and of rank 1 and of length 16/8/4/2/1"}
    %2 = irdl.any {description = "a vector type that matches the size of a SVE predicate", name = "lhsMask", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %3 = irdl.any {description = "a vector type that matches the size of a SVE predicate", name = "rhsMask", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %4 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    %5 = irdl.any {attribute = "#arm_sme.kind", default = "#arm_sme.kind<add>", description = "Kind of combining function"}
    %6 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %6)
    irdl.attributes {"kind" = %5}
  }
  irdl.operation @smopa_2way attributes {
      class = "SMopa2WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 2: failed to verify that tile element size equals input element size * 2"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @smopa_4way attributes {
      class = "SMopa4WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 4: failed to verify that tile element size equals input element size * 4"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 8-bit signless integer values and of rank 1 and of length 16 or scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @smops_2way attributes {
      class = "SMops2WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 2: failed to verify that tile element size equals input element size * 2"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @smops_4way attributes {
      class = "SMops4WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 4: failed to verify that tile element size equals input element size * 4"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 8-bit signless integer values and of rank 1 and of length 16 or scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @store_tile_slice attributes {
      format = "$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($tile)",
      match = ["all-elements(tile, base)"],
      rules = ["mask.dim(0) == tile.dim(1): failed to verify that `mask` has i1 element type and the shape is a slice of `tile`"]} {
    %0 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {description = "a vector type that matches the size of a SVE predicate", type = "scalable vector of 1-bit signless integer values and of rank 1 and of length 16/8/4/2/1"}
    %3 = irdl.any {type = "memref of any type values"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {attribute = "#arm_sme.layout", default = "#arm_sme.layout<horizontal>", description = "Layout of a tile slice"}
    irdl.operands(tile: %0, tile_slice_index: %1, mask: %2, base: %3, indices: variadic %4)
    irdl.attributes {"layout" = %5}
  }
  irdl.operation @streaming_vl attributes {
      class = "StreamingVLOp",
      format = "$type_size attr-dict",
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#arm_sme.type_size", description = "Size of a vector element type"}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"type_size" = %0}
  }
  irdl.operation @sumopa_4way attributes {
      class = "SuMopa4WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 4: failed to verify that tile element size equals input element size * 4"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 8-bit signless integer values and of rank 1 and of length 16 or scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @sumops_4way attributes {
      class = "SuMops4WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 4: failed to verify that tile element size equals input element size * 4"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 8-bit signless integer values and of rank 1 and of length 16 or scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @tile_load attributes {
      format = "$base `[` $indices `]` (`,` $padding `,` $mask^)? (`layout` `` $layout^)?attr-dict `:` type($base) `,` type($result)",
      match = ["all-elements(result, base)", "padding = element(result): padding type matches element type of result", "mask = i1-like(result): mask has i1 element type and same shape as result", "together(padding, mask): both `padding` and `mask` should be provided or neither"],
      traits = ["AttrSizedOperandSegments", "MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {type = "2D memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "vector of any type values"}
    %4 = irdl.any {attribute = "#arm_sme.layout", default = "#arm_sme.layout<horizontal>", description = "Layout of a tile slice"}
    %5 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(base: %0, indices: variadic %1, padding: optional %2, mask: optional %3)
    irdl.results(result: %5)
    irdl.attributes {"layout" = %4}
  }
  irdl.operation @tile_store attributes {
      format = "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? (`layout` `` $layout^)?attr-dict `:` type($base) `,` type($valueToStore)",
      match = ["all-elements(valueToStore, base)", "mask = i1-like(valueToStore): mask has i1 element type and same shape as valueToStore"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "a vector type that fits into a SME tile", name = "valueToStore", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    %1 = irdl.any {type = "2D memref of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "vector of any type values"}
    %4 = irdl.any {attribute = "#arm_sme.layout", default = "#arm_sme.layout<horizontal>", description = "Layout of a tile slice"}
    irdl.operands(value_to_store: %0, base: %1, indices: variadic %2, mask: optional %3)
    irdl.attributes {"layout" = %4}
  }
  irdl.operation @umopa_2way attributes {
      class = "UMopa2WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 2: failed to verify that tile element size equals input element size * 2"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @umopa_4way attributes {
      class = "UMopa4WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 4: failed to verify that tile element size equals input element size * 4"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 8-bit signless integer values and of rank 1 and of length 16 or scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @umops_2way attributes {
      class = "UMops2WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 2: failed to verify that tile element size equals input element size * 2"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @umops_4way attributes {
      class = "UMops4WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 4: failed to verify that tile element size equals input element size * 4"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 8-bit signless integer values and of rank 1 and of length 16 or scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @usmopa_4way attributes {
      class = "UsMopa4WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 4: failed to verify that tile element size equals input element size * 4"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 8-bit signless integer values and of rank 1 and of length 16 or scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @usmops_4way attributes {
      class = "UsMops4WayOp",
      format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
      match = ["all(lhs, rhs)", "lhsMask = i1-like(lhs): lhsMask has i1 element type and same shape as lhs", "rhsMask = i1-like(rhs): rhsMask has i1 element type and same shape as rhs", "together(lhsMask, rhsMask): both `lhsMask` and `rhsMask` should be provided or neither", "acc = same(result): `result` and `acc` have the same type"],
      rules = ["result.width == lhs.width * 4: failed to verify that tile element size equals input element size * 4"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8", type = "scalable vector of 8-bit signless integer values and of rank 1 and of length 16 or scalable vector of 16-bit signless integer values and of rank 1 and of length 8"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {name = "lhsMask", type = "vector of any type values"}
    %3 = irdl.any {name = "rhsMask", type = "vector of any type values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {description = "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values", type = "vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.operands(lhs: %0, rhs: %1, lhs_mask: optional %2, rhs_mask: optional %3, acc: optional %4)
    irdl.results(result: %5)
  }
  irdl.operation @zero attributes {
      format = "attr-dict `:` type($res)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "a vector type that fits into a SME tile", type = "vector of 8-bit signless integer values and of rank 2 and of scalable extents and of shape 16x16 or vector of 16-bit signless integer values and of rank 2 and of scalable extents and of shape 8x8 or vector of 32-bit signless integer values and of rank 2 and of scalable extents and of shape 4x4 or vector of 64-bit signless integer values and of rank 2 and of scalable extents and of shape 2x2 or vector of 128-bit signless integer values and of rank 2 and of scalable extents and of shape 1x1 or vector of f16 values and of rank 2 and of scalable extents and of shape 8x8 or vector of bfloat16 type values and of rank 2 and of scalable extents and of shape 8x8 or vector of f32 values and of rank 2 and of scalable extents and of shape 4x4 or vector of f64 values and of rank 2 and of scalable extents and of shape 2x2"}
    irdl.results(res: %0)
  }
}
