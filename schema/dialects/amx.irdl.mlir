// The amx dialect, made by import-dialect.

irdl.dialect @amx {
  irdl.type @tile
  irdl.operation @tile_load attributes {
      format = "$base `[` $indices `]` (`,` $stride^ )? attr-dict`:` type($base) `into` qualified(type($res))",
      traits = ["AttrSizedOperandSegments"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {description = "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values", stripped = "!amx.tile", type = "!amx.tile and shaped type of f32 or f16 or bfloat16 type or 32/8-bit signless integer values"}
    %3 = irdl.any {type = "index"}
    irdl.operands(base: %0, indices: variadic %1, val: %2, stride: optional %3)
  }
  irdl.operation @tile_zero attributes {
      format = "attr-dict `:` qualified(type($res))"} {
    %0 = irdl.any {description = "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values", stripped = "!amx.tile", type = "!amx.tile and shaped type of f32 or f16 or bfloat16 type or 32/8-bit signless integer values"}
    irdl.results(res: %0)
  }
}
