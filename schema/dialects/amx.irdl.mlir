// The amx dialect, made by import-dialect.

irdl.dialect @amx attributes {all_attributes, all_types, inferring_builders = []} {
  irdl.type @tile attributes {
      format = "`<` $shape `` $elementType `>`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<int64_t>", parameter = "static dimensions"}
    %1 = irdl.any {cpp = "::mlir::Type", name = "elementType", parameter = "type"}
    irdl.parameters(shape: %0, element_type: %1)
  }
  irdl.operation @tile_load attributes {
      format = "$base `[` $indices `]` (`,` $stride^ )? attr-dict`:` type($base) `into` qualified(type($res))",
      rules = ["has(stride) or base.rank >= 2: requires at least 2D memref",
        "indices.size == base.rank: requires {base.rank} indices",
        "if base.strided and not has(stride): base.stride(base.rank - 1) == 1: requires memref with unit innermost stride",
        "let tile_shape = res.param('shape')",
        "tile_shape.size == 2: bad tile rank",
        "tile_shape[0] <= 16: bad row height: {tile_shape[0]}",
        "let tile_bytes = tile_shape[1] * res.param('elementType').width / 8",
        "tile_bytes <= 64 and tile_bytes % 4 == 0: bad column width: {tile_bytes}"],
      traits = ["AttrSizedOperandSegments", "MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {description = "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values", stripped = "!amx.tile", type = "!amx.tile and shaped type of f32 or f16 or bfloat16 type or 32/8-bit signless integer values"}
    irdl.operands(base: %0, indices: variadic %1, stride: optional %2)
    irdl.results(res: %3)
  }
  irdl.operation @tile_mulf attributes {
      class = "TileMulFOp",
      format = "$lhs `,` $rhs `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))",
      match = ["all(acc, res)"],
      rules = ["let tile_shape = lhs.param('shape')",
        "tile_shape.size == 2: bad tile rank",
        "tile_shape[0] <= 16: bad row height: {tile_shape[0]}",
        "let tile_bytes = tile_shape[1] * lhs.param('elementType').width / 8",
        "tile_bytes <= 64 and tile_bytes % 4 == 0: bad column width: {tile_bytes}",
        "let tile_shape = rhs.param('shape')",
        "tile_shape.size == 2: bad tile rank",
        "tile_shape[0] <= 16: bad row height: {tile_shape[0]}",
        "let tile_bytes = tile_shape[1] * rhs.param('elementType').width / 8",
        "tile_bytes <= 64 and tile_bytes % 4 == 0: bad column width: {tile_bytes}",
        "let tile_shape = acc.param('shape')",
        "tile_shape.size == 2: bad tile rank",
        "tile_shape[0] <= 16: bad row height: {tile_shape[0]}",
        "let tile_bytes = tile_shape[1] * acc.param('elementType').width / 8",
        "tile_bytes <= 64 and tile_bytes % 4 == 0: bad column width: {tile_bytes}",
        "let a = lhs.param('shape')",
        "let b = rhs.param('shape')",
        "let c = acc.param('shape')",
        "let am = a[0]",
        "let ak = a[1] / 2",
        "let bk = b[0]",
        "let bn = b[1] / 2",
        "am == c[0] and bn == c[1] and ak == bk: bad mult shape: {c[0]} x {c[1]} x {ak}",
        "lhs.param('elementType') == rhs.param('elementType'): unsupported type combination"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tile of 16-bit float or bfloat16 type values", stripped = "!amx.tile", type = "!amx.tile and shaped type of f16 or bfloat16 type values"}
    %1 = irdl.any {description = "tile of 16-bit float or bfloat16 type values", stripped = "!amx.tile", type = "!amx.tile and shaped type of f16 or bfloat16 type values"}
    %2 = irdl.any {description = "tile of 32-bit float values", stripped = "!amx.tile", type = "!amx.tile and shaped type of f32 values"}
    %3 = irdl.any {description = "tile of 32-bit float values", stripped = "!amx.tile", type = "!amx.tile and shaped type of f32 values"}
    irdl.operands(lhs: %0, rhs: %1, acc: %2)
    irdl.results(res: %3)
  }
  irdl.operation @tile_muli attributes {
      class = "TileMulIOp",
      format = "$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))",
      match = ["all(acc, res)"],
      rules = ["let tile_shape = lhs.param('shape')",
        "tile_shape.size == 2: bad tile rank",
        "tile_shape[0] <= 16: bad row height: {tile_shape[0]}",
        "let tile_bytes = tile_shape[1] * lhs.param('elementType').width / 8",
        "tile_bytes <= 64 and tile_bytes % 4 == 0: bad column width: {tile_bytes}",
        "let tile_shape = rhs.param('shape')",
        "tile_shape.size == 2: bad tile rank",
        "tile_shape[0] <= 16: bad row height: {tile_shape[0]}",
        "let tile_bytes = tile_shape[1] * rhs.param('elementType').width / 8",
        "tile_bytes <= 64 and tile_bytes % 4 == 0: bad column width: {tile_bytes}",
        "let tile_shape = acc.param('shape')",
        "tile_shape.size == 2: bad tile rank",
        "tile_shape[0] <= 16: bad row height: {tile_shape[0]}",
        "let tile_bytes = tile_shape[1] * acc.param('elementType').width / 8",
        "tile_bytes <= 64 and tile_bytes % 4 == 0: bad column width: {tile_bytes}",
        "let a = lhs.param('shape')",
        "let b = rhs.param('shape')",
        "let c = acc.param('shape')",
        "let am = a[0]",
        "let ak = a[1] / 4",
        "let bk = b[0]",
        "let bn = b[1] / 4",
        "am == c[0] and bn == c[1] and ak == bk: bad mult shape: {c[0]} x {c[1]} x {ak}"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "tile of 8-bit signless integer values", stripped = "!amx.tile", type = "!amx.tile and shaped type of 8-bit signless integer values"}
    %1 = irdl.any {description = "tile of 8-bit signless integer values", stripped = "!amx.tile", type = "!amx.tile and shaped type of 8-bit signless integer values"}
    %2 = irdl.any {description = "tile of 32-bit signless integer values", stripped = "!amx.tile", type = "!amx.tile and shaped type of 32-bit signless integer values"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {description = "tile of 32-bit signless integer values", stripped = "!amx.tile", type = "!amx.tile and shaped type of 32-bit signless integer values"}
    irdl.operands(lhs: %0, rhs: %1, acc: %2)
    irdl.results(res: %5)
    irdl.attributes {"isZextLhs" = %3, "isZextRhs" = %4}
  }
  irdl.operation @tile_store attributes {
      format = "$base `[` $indices `]` `,` $val (`,` $stride^ )?attr-dict `:` type($base) `,` qualified(type($val))",
      rules = ["has(stride) or base.rank >= 2: requires at least 2D memref",
        "indices.size == base.rank: requires {base.rank} indices",
        "if base.strided and not has(stride): base.stride(base.rank - 1) == 1: requires memref with unit innermost stride",
        "let tile_shape = val.param('shape')",
        "tile_shape.size == 2: bad tile rank",
        "tile_shape[0] <= 16: bad row height: {tile_shape[0]}",
        "let tile_bytes = tile_shape[1] * val.param('elementType').width / 8",
        "tile_bytes <= 64 and tile_bytes % 4 == 0: bad column width: {tile_bytes}"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {description = "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values", stripped = "!amx.tile", type = "!amx.tile and shaped type of f32 or f16 or bfloat16 type or 32/8-bit signless integer values"}
    %3 = irdl.any {type = "index"}
    irdl.operands(base: %0, indices: variadic %1, val: %2, stride: optional %3)
  }
  irdl.operation @tile_zero attributes {
      format = "attr-dict `:` qualified(type($res))",
      rules = ["let tile_shape = res.param('shape')",
        "tile_shape.size == 2: bad tile rank",
        "tile_shape[0] <= 16: bad row height: {tile_shape[0]}",
        "let tile_bytes = tile_shape[1] * res.param('elementType').width / 8",
        "tile_bytes <= 64 and tile_bytes % 4 == 0: bad column width: {tile_bytes}"]} {
    %0 = irdl.any {description = "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values", stripped = "!amx.tile", type = "!amx.tile and shaped type of f32 or f16 or bfloat16 type or 32/8-bit signless integer values"}
    irdl.results(res: %0)
  }
}
