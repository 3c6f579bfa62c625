// The bufferization dialect, made by import-dialect.

irdl.dialect @bufferization attributes {all_attributes, all_types, inlines, enums = {
      LayoutMapOption = {builder = "LayoutMapOption", cases = ["InferLayoutMap", "IdentityLayoutMap", "FullyDynamicLayoutMap"], width = 32}}} {
  irdl.operation @alloc_tensor attributes {
      format = "`(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `=` $size_hint^)? attr-dict `:` type($result)",
      match = ["all(copy, result)"],
      rules = ["not (has(copy) and has(dynamic_sizes)): !dynamic sizes not needed when copying a tensor",
        "let needed = count(i < result.rank, result.type.dim(i) == ?)",
        "if not has(copy): dynamic_sizes.size == needed: incorrect number of dynamic sizes, has {dynamic_sizes.size}, expected {needed}"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "tensor of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "any attribute", optional}
    %4 = irdl.any {type = "tensor of any type values"}
    irdl.operands(dynamic_sizes: variadic %0, copy: optional %1, size_hint: optional %2)
    irdl.results(result: %4)
    irdl.attributes {"memory_space" = %3}
  }
  irdl.operation @clone attributes {
      format = "$input attr-dict `:` type($input) `to` type($output)",
      traits = ["MemoryEffects<[MemAlloc, MemRead]>"]} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    %1 = irdl.any {type = "ranked or unranked memref of any type values"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @dealloc attributes {
      format = "(` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )? (`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict",
      infers,
      match = ["updatedConditions = truth(retained): expects a condition for each retained value"],
      rules = ["memrefs.size == conditions.size: must have the same number of conditions as memrefs to deallocate",
        "retained.size == updatedConditions.size: must have the same number of updated conditions (results) as retained operands"],
      traits = ["AttrSizedOperandSegments"]} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    %1 = irdl.any {type = "1-bit signless integer"}
    %2 = irdl.any {type = "ranked or unranked memref of any type values"}
    %3 = irdl.any {name = "updatedConditions", type = "1-bit signless integer"}
    irdl.operands(memrefs: variadic %0, conditions: variadic %1, retained: variadic %2)
    irdl.results(updated_conditions: variadic %3)
  }
  irdl.operation @dealloc_tensor attributes {
      format = "$tensor attr-dict `:` type($tensor)"} {
    %0 = irdl.any {type = "tensor of any type values"}
    irdl.operands(tensor: %0)
  }
  irdl.operation @materialize_in_destination attributes {
      format = "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:` functional-type(operands, results)",
      match = ["all-elements(source, dest)"],
      rules = ["let t = dest.type is 'tensor' or dest.type is 'unranked tensor'",
        "let m = dest.type is 'memref' or dest.type is 'unranked memref'",
        "t or m: 'dest' must be a tensor or a memref",
        "if t: op.results.size == 1: tensor 'dest' implies exactly one tensor result",
        "if t: dest.type == op.results[0].type: result and 'dest' types must match",
        "if m: op.results.size == 0: memref 'dest' implies zero results",
        "if has(restrict): m: 'restrict' is valid only for memref destinations",
        "has(writable) == m: 'writable' must be specified if and only if the destination is of memref type",
        "source.type.ranked == dest.type.ranked: source/destination shapes are incompatible",
        "source.rank == dest.rank: rank mismatch between source and destination shape",
        "fits(source, dest): source/destination shapes are incompatible"]} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {type = "tensor of any type values"}
    irdl.operands(source: %0, dest: %1)
    irdl.results(result: optional %4)
    irdl.attributes {"restrict" = %2, "writable" = %3}
  }
  irdl.operation @to_buffer attributes {
      format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)",
      rules = ["let from = op.operands[0]",
        "let to = op.results[0]",
        "from.type.ranked == to.type.ranked: !shapes do not match",
        "from.rank == to.rank: !shapes do not match",
        "fits(from, to): !shapes do not match",
        "from.element == to.element: !element types do not match"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "TensorLikeType instance"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {description = "BufferLikeType instance"}
    irdl.operands(tensor: %0)
    irdl.results(buffer: %2)
    irdl.attributes {"read_only" = %1}
  }
  irdl.operation @to_tensor attributes {
      format = "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)",
      rules = ["let from = op.operands[0]",
        "let to = op.results[0]",
        "from.type.ranked == to.type.ranked: !shapes do not match",
        "from.rank == to.rank: !shapes do not match",
        "fits(from, to): !shapes do not match",
        "from.element == to.element: !element types do not match"],
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "BufferLikeType instance"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {description = "TensorLikeType instance"}
    irdl.operands(buffer: %0)
    irdl.results(result: %3)
    irdl.attributes {"restrict" = %1, "writable" = %2}
  }
}
