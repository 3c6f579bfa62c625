// The vector dialect, made by import-dialect.

irdl.dialect @vector attributes {all_attributes, all_types, inlines, inferring_builders = ["deinterleave", "extract", "fma", "insert", "insert_strided_slice", "interleave", "multi_reduction", "scalable.insert", "scan", "shuffle", "to_elements", "vscale"], enums = {
      CombiningKind = {attributes = {Vector_CombiningKindAttr = "vector.kind<{}>"}, builder = "CombiningKind", cases = ["add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "maximumf", "minimumf"], names = ["ADD", "MUL", "MINUI", "MINSI", "MINNUMF", "MAXUI", "MAXSI", "MAXNUMF", "AND", "OR", "XOR", "MAXIMUMF", "MINIMUMF"], values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11], width = 32},
      IteratorType = {attributes = {Vector_IteratorTypeEnum = "vector.iterator_type<{}>"}, builder = "Vector_IteratorType", cases = ["parallel", "reduction"], width = 32},
      PrintPunctuation = {attributes = {Vector_PrintPunctuation = "vector.punctuation<{}>"}, builder = "PrintPunctuation", cases = ["no_punctuation", "newline", "comma", "open", "close"], names = ["NoPunctuation", "NewLine", "Comma", "Open", "Close"], width = 32}}} {
  irdl.attribute @kind attributes {
      cases = ["add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "maximumf", "minimumf"],
      description = "::mlir::vector::CombiningKind",
      format = "`<` $value `>`",
      values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11]}
  irdl.attribute @iterator_type attributes {
      cases = ["parallel", "reduction"],
      description = "::mlir::vector::IteratorType",
      format = "`<` $value `>`"}
  irdl.attribute @punctuation attributes {
      cases = ["no_punctuation", "newline", "comma", "open", "close"],
      description = "::mlir::vector::PrintPunctuation",
      format = "`<` $value `>`"}
  irdl.operation @bitcast attributes {
      class = "BitCastOp",
      format = "$source attr-dict `:` type($source) `to` type($result)",
      match = ["all-ranks(source, result)"],
      rules = ["for i < source.rank - 1: source[i] == result[i]: dimension size mismatch at: {i}",
        "let r = source.rank",
        "let se = source.width * either(source[r - 1], 1)",
        "let re = result.width * either(result[r - 1], 1)",
        "if r == 0: source.width == result.width: source/result bitwidth of the 0-D vector element types must be equal",
        "if r > 0: se == re and source.scalable(r - 1) == result.scalable(r - 1): source/result bitwidth of the minor 1-D vectors must be equal"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %0)
    irdl.results(result: %1)
  }
  irdl.operation @broadcast attributes {
      format = "$source attr-dict `:` type($source) `to` type($vector)",
      match = ["all-elements(vector, source): source operand and result have same element type"],
      rules = ["done if source is not 'vector' and not source.shaped and source == vector.element",
        "source is 'vector' or source == vector.element: source type is not a vector",
        "source.rank <= vector.rank: source rank higher than destination rank",
        "let lead = vector.rank - source.rank",
        "for i < source.rank, let s = source[i], let t = vector[lead + i], let fs = source.scalable(i), let ft = vector.scalable(lead + i), not ((s != 1 and s != t) or (s == 1 and fs and (t != 1 or not ft)) or (s != 1 and fs != ft)): dimension mismatch ({bracketed(s, fs)} vs. {bracketed(t, ft)})"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %0)
    irdl.results(vector: %1)
  }
  irdl.operation @compressstore attributes {
      class = "CompressStoreOp",
      format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
      rules = ["valueToStore.element == base.element: base and valueToStore element type should match",
        "indices.size == base.rank: requires {base.rank} indices",
        "valueToStore[0] == mask[0]: expected valueToStore dim to match mask dim"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "fixed-length vector of 1-bit signless integer values"}
    %3 = irdl.any {name = "valueToStore", type = "vector of any type values"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    irdl.operands(base: %0, indices: variadic %1, mask: %2, value_to_store: %3)
    irdl.attributes {"alignment" = %4}
  }
  irdl.operation @constant_mask attributes {
      format = "$mask_dim_sizes attr-dict `:` type(results)",
      rules = ["if result.rank == 0: mask_dim_sizes.size == 1: !array attr must have length 1 for 0-D vectors",
        "if result.rank == 0: mask_dim_sizes[0] == 0 or mask_dim_sizes[0] == 1: !mask dim size must be either 0 or 1 for 0-D vectors",
        "done if result.rank == 0",
        "mask_dim_sizes.size == result.rank: must specify array attr of size equal vector result rank",
        "for i < result.rank: mask_dim_sizes[i] >= 0 and mask_dim_sizes[i] <= result[i]: array attr of size out of bounds of vector result dimension size",
        "for i < result.rank, if result.scalable(i): mask_dim_sizes[i] == 0 or mask_dim_sizes[i] == result[i]: only supports 'none set' or 'all set' scalable dimensions",
        "if any(v in mask_dim_sizes, v == 0): all(v in mask_dim_sizes, v == 0): expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "i64 dense array attribute"}
    %1 = irdl.any {type = "vector of 1-bit signless integer values"}
    irdl.results(result: %1)
    irdl.attributes {"mask_dim_sizes" = %0}
  }
  irdl.operation @contract attributes {
      assembly = "vector.contract",
      class = "ContractionOp",
      match = ["all-elements(lhs, rhs): lhs and rhs have same element type", "all-elements(result, acc): third operand acc and result have same element type"],
      traits = ["Pure"],
      verify = "vector.contract"} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "array attribute"}
    %4 = irdl.any {attribute = "array attribute of #vector.iterator_type", description = "Iterator type should be an enum."}
    %5 = irdl.any {attribute = "#vector.kind", default = "#vector.kind<add>", description = "Kind of combining function for contractions and reductions"}
    %6 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1, acc: %2)
    irdl.results(result: %6)
    irdl.attributes {"indexing_maps" = %3, "iterator_types" = %4, "kind" = %5}
  }
  irdl.operation @create_mask attributes {
      format = "$operands attr-dict `:` type(results)",
      rules = ["if result.rank == 0: op.operands.size == 1: must specify exactly one operand for 0-D create_mask",
        "if result.rank > 0: op.operands.size == result.rank: must specify an operand for each result vector dimension"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "vector of 1-bit signless integer values"}
    irdl.operands(operands: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @deinterleave attributes {
      format = "$source attr-dict `:` type($source) `->` type($res1)",
      match = ["all(res1, res2)"],
      names = ["res1", "res2"],
      rules = ["source[source.rank - 1] % 2 == 0: failed to verify that the trailing dimension of the source vector has an even number of elements",
        "res1[res1.rank - 1] * 2 == source[source.rank - 1]: failed to verify that the trailing dimension of the results is half the width of source trailing dimension"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %0)
    irdl.results(res1: %1, res2: %2)
  }
  irdl.operation @expandload attributes {
      class = "ExpandLoadOp",
      format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
      rules = ["result.element == base.element: base and result element type should match",
        "indices.size == base.rank: requires {base.rank} indices",
        "result[0] == mask[0]: expected result dim to match mask dim",
        "pass_thru == result: expected pass_thru of same type as result type"],
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "fixed-length vector of 1-bit signless integer values"}
    %3 = irdl.any {type = "vector of any type values"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %5 = irdl.any {type = "vector of any type values"}
    irdl.operands(base: %0, indices: variadic %1, mask: %2, pass_thru: %3)
    irdl.results(result: %5)
    irdl.attributes {"alignment" = %4}
  }
  irdl.operation @extract attributes {
      format = "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($source)",
      match = ["all-elements(result, source): operand and result have same element type"],
      rules = ["if result is 'vector': result.rank > 0: !expected a scalar instead of a 0-d vector as the result type",
        "static_position.size <= source.rank: expected position attribute of rank no greater than vector rank",
        "for i < static_position.size, let p = static_position[i], if p != ?: p >= -1 and p < source[i]: expected position attribute #{i + 1} to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(source: %0, dynamic_position: variadic %1)
    irdl.results(result: %3)
    irdl.attributes {"static_position" = %2}
  }
  irdl.operation @extract_strided_slice attributes {
      format = "$source attr-dict `:` type($source) `to` type(results)",
      match = ["all-elements(result, source): operand and result have same element type"],
      rules = ["offsets.size == sizes.size and offsets.size == strides.size: expected offsets, sizes and strides attributes of same size",
        "offsets.size <= source.rank: expected offsets attribute of rank no greater than vector rank",
        "for i < offsets.size: offsets[i] >= 0 and offsets[i] < source[i]: expected offsets dimension {i} to be confined to [0, {source[i]})",
        "for i < sizes.size: sizes[i] >= 1 and sizes[i] <= source[i]: expected sizes dimension {i} to be confined to [1, {source[i] + 1})",
        "all(v in strides, v == 1): expected strides to be confined to [1, 2)",
        "for i < sizes.size, let e = offsets[i] + sizes[i]: e >= 1 and e <= source[i]: expected sum(offsets, sizes) dimension {i} to be confined to [1, {source[i] + 1})",
        "let k = sizes.size",
        "result.rank == source.rank and result.element == source.element and all(i < source.rank, i < k and result[i] == sizes[i] or i >= k and result[i] == source[i]): expected result type to be {q(vector_of(source, sizes))}",
        "for i < sizes.size, if source.scalable(i): sizes[i] == source[i]: expected size at idx={i} to match the corresponding base size from the input vector ({sizes[i].value} vs {source[i]})"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {attribute = "64-bit integer array attribute"}
    %2 = irdl.any {attribute = "64-bit integer array attribute"}
    %3 = irdl.any {attribute = "64-bit integer array attribute"}
    %4 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %0)
    irdl.results(result: %4)
    irdl.attributes {"offsets" = %1, "sizes" = %2, "strides" = %3}
  }
  irdl.operation @fma attributes {
      class = "FMAOp",
      format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)",
      match = ["all(lhs, rhs, acc, result)"],
      traits = ["Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
    %0 = irdl.any {type = "vector of floating-point values"}
    %1 = irdl.any {type = "vector of floating-point values"}
    %2 = irdl.any {type = "vector of floating-point values"}
    %3 = irdl.any {type = "vector of floating-point values"}
    irdl.operands(lhs: %0, rhs: %1, acc: %2)
    irdl.results(result: %3)
  }
  irdl.operation @from_elements attributes {
      format = "$elements attr-dict `:` type($dest)",
      match = ["elements = elements(dest): shaped type 'dest' matches 'elements' element count and types"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "fixed-length vector of any type values"}
    irdl.operands(elements: variadic %0)
    irdl.results(dest: %1)
  }
  irdl.operation @gather attributes {
      format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)",
      rules = ["base is 'memref' or base is 'tensor': requires base to be a memref or ranked tensor type",
        "result.element == base.element: base and result element type should match",
        "offsets.size == base.rank: requires {base.rank} indices",
        "same_shape(result, indices): expected result dim to match indices dim",
        "same_shape(result, mask): expected result dim to match mask dim",
        "pass_thru == result: expected pass_thru of same type as result type"],
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {description = "Tensor or MemRef of any type values", type = "(tensor of any type values or memref of any type values) and shaped type of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "vector of integer or index values"}
    %3 = irdl.any {type = "vector of 1-bit signless integer values"}
    %4 = irdl.any {type = "vector of any type values"}
    %5 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %6 = irdl.any {type = "vector of any type values"}
    irdl.operands(base: %0, offsets: variadic %1, indices: %2, mask: %3, pass_thru: %4)
    irdl.results(result: %6)
    irdl.attributes {"alignment" = %5}
  }
  irdl.operation @insert attributes {
      format = "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($valueToStore) `into` type($dest)",
      match = ["all-elements(result, valueToStore): source operand and result have same element type", "all(dest, result)"],
      rules = ["if valueToStore is 'vector': valueToStore.rank > 0: !expected a scalar instead of a 0-d vector as the source operand",
        "static_position.size <= dest.rank: expected position attribute of rank no greater than dest vector rank",
        "if valueToStore is 'vector': valueToStore.rank + static_position.size == dest.rank: expected position attribute rank + source rank to match dest vector rank",
        "valueToStore is 'vector' or static_position.size == dest.rank: expected position attribute rank to match the dest vector rank",
        "for i < static_position.size, let p = static_position[i], if p != ?: p >= -1 and p < dest[i]: expected position attribute #{i + 1} to be a non-negative integer smaller than the corresponding dest vector dimension"],
      traits = ["Pure"]} {
    %0 = irdl.any {name = "valueToStore", type = "any type"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {type = "vector of any type values"}
    irdl.operands(value_to_store: %0, dest: %1, dynamic_position: variadic %2)
    irdl.results(result: %4)
    irdl.attributes {"static_position" = %3}
  }
  irdl.operation @insert_strided_slice attributes {
      format = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)",
      match = ["all-elements(result, valueToStore): operand #0 and result have same element type", "all(dest, result)"],
      rules = ["let d = dest.rank",
        "let s = valueToStore.rank",
        "offsets.size == d: expected offsets of same size as destination vector rank",
        "strides.size == s: expected strides of same size as source vector rank",
        "s <= d: expected source rank to be no greater than destination rank",
        "for i < d: offsets[i] >= 0 and offsets[i] < dest[i]: expected offsets dimension {i} to be confined to [0, {dest[i]})",
        "all(v in strides, v == 1): expected strides to be confined to [1, 2)",
        "for i < d, let z = either(valueToStore[i - (d - s)], 0), let e = offsets[i] + z: e >= 1 and e < dest[i] + 1 or i < d - s and e == 0: expected sum(offsets, source vector shape) dimension {i} to be confined to [1, {dest[i] + 1})",
        "for i < s, let fs = valueToStore.scalable(i), let fd = dest.scalable(i + d - s): fs == fd or not fd: mismatching scalable flags (at source vector idx={i})",
        "for i < s, if valueToStore.scalable(i): valueToStore[i] == dest[i + d - s]: expected size at idx={i} to match the corresponding base size from the input vector ({valueToStore[i]} vs {dest[i + d - s]})"],
      traits = ["Pure"]} {
    %0 = irdl.any {name = "valueToStore", type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {attribute = "64-bit integer array attribute"}
    %3 = irdl.any {attribute = "64-bit integer array attribute"}
    %4 = irdl.any {type = "vector of any type values"}
    irdl.operands(value_to_store: %0, dest: %1)
    irdl.results(result: %4)
    irdl.attributes {"offsets" = %2, "strides" = %3}
  }
  irdl.operation @interleave attributes {
      format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
      match = ["all(lhs, rhs)"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "vector of any type values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @load attributes {
      format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
      rules = ["if base.kind == 'memref' and (not known(result.count == 1) or result.scalables > 0): base.rank == 0 or base.strided and known(base.stride(base.rank - 1) == 1): most minor memref dim must have unit stride",
        "base.rank >= result.rank: destination memref has lower rank than the result vector",
        "if base.element is 'vector': base.element == result: base memref and result vector types should match",
        "base.element is 'vector' or base.element == result.element: base and result element types should match",
        "indices.size == base.rank: requires {base.rank} indices"],
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %3 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %4 = irdl.any {type = "vector of any type values"}
    irdl.operands(base: %0, indices: variadic %1)
    irdl.results(result: %4)
    irdl.attributes {"nontemporal" = %2, "alignment" = %3}
  }
  irdl.operation @mask attributes {
      assembly = "vector.mask",
      region_rules = ["let b = maskRegion.first.block",
        "let n = maskRegion.last",
        "let o = maskRegion.first",
        "maskRegion.size == 1: expects a single block",
        "has(n): expects a terminator within the mask region",
        "n.name == 'vector.yield': expects a terminator within the mask region",
        "b.size <= 2: expects only one operation to mask",
        "if b.size == 1: n.operands.size == op.results.size: expects number of results to match mask region yielded values",
        "done if b.size == 1",
        "not (o.dialect in ['arith', 'math', 'func', 'memref', 'cf']): expects a MaskableOpInterface within the mask region",
        "op.results.size == o.results.size: expects number of results to match maskable operation number of results",
        "n.operands.size == o.results.size and all(i < o.results.size, same(n.operands[i], o.results[i])): expects all the results from the MaskableOpInterface to match all the values returned by the terminator",
        "all(i < o.results.size, op.results[i].type == o.results[i].type): expects result type to match maskable operation result type",
        "op.results.size <= 1: multiple results not supported"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<vector.yield>", "RecursiveMemoryEffects", "NoRegionArguments"]} {
    %0 = irdl.any {type = "vector of 1-bit signless integer values"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(mask: %0, passthru: optional %1)
    irdl.results(results: variadic %2)
    %3 = irdl.region with size 1 {name = "maskRegion"}
    irdl.regions(mask_region: %3)
  }
  irdl.operation @maskedload attributes {
      class = "MaskedLoadOp",
      format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
      rules = ["result.element == base.element: base and result element type should match",
        "indices.size == base.rank: requires {base.rank} indices",
        "same_shape(result, mask): expected result shape to match mask shape",
        "pass_thru == result: expected pass_thru of same type as result type"],
      traits = ["MemoryEffects<[MemRead]>"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "vector of 1-bit signless integer values"}
    %3 = irdl.any {type = "vector of any type values"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %5 = irdl.any {type = "vector of any type values"}
    irdl.operands(base: %0, indices: variadic %1, mask: %2, pass_thru: %3)
    irdl.results(result: %5)
    irdl.attributes {"alignment" = %4}
  }
  irdl.operation @maskedstore attributes {
      class = "MaskedStoreOp",
      format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
      rules = ["valueToStore.element == base.element: base and valueToStore element type should match",
        "indices.size == base.rank: requires {base.rank} indices",
        "same_shape(valueToStore, mask): expected valueToStore shape to match mask shape"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "vector of 1-bit signless integer values"}
    %3 = irdl.any {name = "valueToStore", type = "vector of any type values"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    irdl.operands(base: %0, indices: variadic %1, mask: %2, value_to_store: %3)
    irdl.attributes {"alignment" = %4}
  }
  irdl.operation @multi_reduction attributes {
      class = "MultiDimReductionOp",
      format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)",
      match = ["all(dest, acc)", "all-elements(dest, source): source operand and result have same element type"],
      rules = ["let n = count(i < source.rank, not any(k in reduction_dims, k == i))",
        "if n == 0: not dest.shaped: destination type {q(dest)} is incompatible with source type {q(source)}",
        "if n != 0: dest.shaped and dest.rank == n: destination type {q(dest)} is incompatible with source type {q(source)}",
        "for i < source.rank, if not any(k in reduction_dims, k == i), let at = count(j < i, not any(k in reduction_dims, k == j)): dest[at] == source[i]: destination type {q(dest)} is incompatible with source type {q(source)}"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#vector.kind", description = "Kind of combining function for contractions and reductions"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {type = "any type"}
    irdl.operands(source: %1, acc: %2)
    irdl.results(dest: %4)
    irdl.attributes {"kind" = %0, "reduction_dims" = %3}
  }
  irdl.operation @outerproduct attributes {
      assembly = "vector.outerproduct",
      class = "OuterProductOp",
      match = ["all-elements(result, lhs): lhs operand and result have same element type", "all-elements(result, rhs): rhs operand and result have same element type"],
      rules = ["lhs.rank == 1: expected 1-d vector for operand #1",
        "if rhs is 'vector': rhs.rank == 1: expected 1-d vector for operand #2",
        "if rhs is 'vector': result.rank == 2: expected 2-d vector result",
        "if rhs is 'vector': lhs[0] == result[0]: expected #1 operand dim to match result dim #1",
        "if rhs is 'vector': rhs[0] == result[1]: expected #2 operand dim to match result dim #2",
        "if rhs is 'vector': lhs.scalable(0) == 0 or rhs.scalable(0) == 1: expected either both or only #2 operand dim to be scalable",
        "if rhs is not 'vector': result.rank == 1: expected 1-d vector result",
        "if rhs is not 'vector': lhs[0] == result[0]: expected #1 operand dim to match result dim #1",
        "if acc: acc == result: expected operand #3 of same type as result type"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "vector of any type values"}
    %3 = irdl.any {attribute = "#vector.kind", default = "#vector.kind<add>", description = "Kind of combining function for contractions and reductions"}
    %4 = irdl.any {type = "vector of any type values"}
    irdl.operands(lhs: %0, rhs: %1, acc: optional %2)
    irdl.results(result: %4)
    irdl.attributes {"kind" = %3}
  }
  irdl.operation @print attributes {
      format = "($source^ `:` type($source))? oilist( `str` $stringLiteral | `punctuation` $punctuation) attr-dict",
      rules = ["if stringLiteral and has(stringLiteral): not has(source) and punctuation.text in ['newline', 'no_punctuation']: failed to verify that `source` or `punctuation` are not set when printing strings"]} {
    %0 = irdl.any {description = "", type = "vector of any type values or integer or index or floating-point"}
    %1 = irdl.any {attribute = "#vector.punctuation", default = "#vector.punctuation<newline>", description = "Punctuation for separating vectors or vector elements"}
    %2 = irdl.any {attribute = "string attribute", description = "An Attribute containing a string", optional}
    irdl.operands(source: optional %0)
    irdl.attributes {"punctuation" = %1, "stringLiteral" = %2}
  }
  irdl.operation @reduction attributes {
      format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)",
      match = ["all-elements(dest, vector): source operand and result have same element type", "acc = same(dest): dest and acc have the same type"],
      rules = ["vector.rank <= 1: unsupported reduction rank: {vector.rank}"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#vector.kind", description = "Kind of combining function for contractions and reductions"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "#arith.fastmath", default = "#arith.fastmath<none>", description = "Floating point fast math flags"}
    %4 = irdl.any {type = "any type"}
    irdl.operands(vector: %1, acc: optional %2)
    irdl.results(dest: %4)
    irdl.attributes {"kind" = %0, "fastmath" = %3}
  }
  irdl.operation @scalable_extract attributes {
      format = "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)",
      match = ["all-elements(source, result)"],
      name = "scalable.extract",
      rules = ["pos % result[0] == 0: failed to verify that position is a multiple of the result length."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = " of ranks 1", type = "scalable vector of any type values and of rank 1"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    %2 = irdl.any {description = " of ranks 1", type = "vector of any type values and of rank 1"}
    irdl.operands(source: %0)
    irdl.results(result: %2)
    irdl.attributes {"pos" = %1}
  }
  irdl.operation @scalable_insert attributes {
      format = "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)",
      match = ["all-elements(valueToStore, dest)", "all(dest, result)"],
      name = "scalable.insert",
      rules = ["pos % valueToStore[0] == 0: failed to verify that position is a multiple of the source length."],
      traits = ["Pure"]} {
    %0 = irdl.any {description = " of ranks 1", name = "valueToStore", type = "vector of any type values and of rank 1"}
    %1 = irdl.any {description = " of ranks 1", type = "scalable vector of any type values and of rank 1"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute"}
    %3 = irdl.any {description = " of ranks 1", type = "scalable vector of any type values and of rank 1"}
    irdl.operands(value_to_store: %0, dest: %1)
    irdl.results(result: %3)
    irdl.attributes {"pos" = %2}
  }
  irdl.operation @scan attributes {
      format = "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)",
      match = ["all(source, dest)", "all(initial_value, accumulated_value)"],
      names = ["dest", "accumulated_value"],
      rules = ["reduction_dim < source.rank: reduction dimension {reduction_dim.value} has to be less than {source.rank}",
        "initial_value.rank == source.rank - 1: initial value rank {initial_value.rank} has to be equal to {source.rank - 1}",
        "all(i < initial_value.rank, initial_value[i] == source[i + (i >= reduction_dim)]): incompatible input/initial value shapes"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "#vector.kind", description = "Kind of combining function for contractions and reductions"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "vector of any type values"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute"}
    %4 = irdl.any {attribute = "bool attribute"}
    %5 = irdl.any {type = "vector of any type values"}
    %6 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %1, initial_value: %2)
    irdl.results(dest: %5, accumulated_value: %6)
    irdl.attributes {"kind" = %0, "reduction_dim" = %3, "inclusive" = %4}
  }
  irdl.operation @scatter attributes {
      format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?",
      rules = ["base is 'memref' or base is 'tensor': requires base to be a memref or ranked tensor type",
        "valueToStore.element == base.element: base and valueToStore element type should match",
        "offsets.size == base.rank: requires {base.rank} indices",
        "same_shape(valueToStore, indices): expected valueToStore dim to match indices dim",
        "same_shape(valueToStore, mask): expected valueToStore dim to match mask dim"]} {
    %0 = irdl.any {description = "Tensor or MemRef of any type values", type = "(tensor of any type values or memref of any type values) and shaped type of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "vector of integer or index values"}
    %3 = irdl.any {type = "vector of 1-bit signless integer values"}
    %4 = irdl.any {name = "valueToStore", type = "vector of any type values"}
    %5 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(base: %0, offsets: variadic %1, indices: %2, mask: %3, value_to_store: %4)
    irdl.results(result: optional %6)
    irdl.attributes {"alignment" = %5}
  }
  irdl.operation @shape_cast attributes {
      format = "$source attr-dict `:` type($source) `to` type($result)",
      rules = ["source.element == result.element: has different source and result element types",
        "source.count == result.count: has different number of elements at source ({source.count}) and result ({result.count})",
        "source.scalables == result.scalables: has different number of scalable dims at source ({source.scalables}) and result ({result.scalables})"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %0)
    irdl.results(result: %1)
  }
  irdl.operation @shuffle attributes {
      assembly = "vector.shuffle",
      match = ["all-elements(vector, v1): first operand v1 and result have same element type", "all-elements(vector, v2): second operand v2 and result have same element type"],
      rules = ["v1.rank == v2.rank and (vector.rank == v1.rank or v1.rank == 0): rank mismatch",
        "for i < vector.rank - 1, let d = i + 1: vector[d] == v1[d] and vector[d] == v2[d]: dimension mismatch",
        "mask.size > 0: invalid mask length",
        "mask.size == vector[0]: mask length mismatch",
        "for i < mask.size, let n = either(v1[0], 1) + either(v2[0], 1): mask[i] >= -1 and mask[i] < n: mask index #{i + 1} out of range"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "fixed-length vector of any type values"}
    %1 = irdl.any {type = "fixed-length vector of any type values"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {type = "vector of any type values"}
    irdl.operands(v1: %0, v2: %1)
    irdl.results(vector: %3)
    irdl.attributes {"mask" = %2}
  }
  irdl.operation @step attributes {
      format = "attr-dict `:` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "vector of index values of ranks 1", type = "vector of index values and of rank 1"}
    irdl.results(result: %0)
  }
  irdl.operation @store attributes {
      format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
      rules = ["if base.kind == 'memref' and (not known(valueToStore.count == 1) or valueToStore.scalables > 0): base.rank == 0 or base.strided and known(base.stride(base.rank - 1) == 1): most minor memref dim must have unit stride",
        "base.rank >= valueToStore.rank: source memref has lower rank than the vector to store",
        "if base.element is 'vector': base.element == valueToStore: base memref and valueToStore vector types should match",
        "base.element is 'vector' or base.element == valueToStore.element: base and valueToStore element type should match",
        "indices.size == base.rank: requires {base.rank} indices"]} {
    %0 = irdl.any {name = "valueToStore", type = "vector of any type values"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %4 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    irdl.operands(value_to_store: %0, base: %1, indices: variadic %2)
    irdl.attributes {"nontemporal" = %3, "alignment" = %4}
  }
  irdl.operation @to_elements attributes {
      format = "$source attr-dict `:` type($source)",
      infers,
      match = ["elements = elements(source): shaped type 'source' matches 'elements' element count and types"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(source: %0)
    irdl.results(elements: variadic %1)
  }
  irdl.operation @transfer_read attributes {
      assembly = "vector.transfer_read",
      rules = ["indices.size == base.rank: requires {base.rank} indices",
        "let map = permutation_map",
        "let vel = base.element is 'vector'",
        "let er = either(base.element.rank, 0)",
        "base is 'memref' or base is 'tensor': requires source to be a memref or ranked tensor type",
        "if vel, let sbits = base.element.width * base.element[er - 1], let rbits = vector.width * vector[vector.rank - 1]: rbits % sbits == 0: requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source",
        "if vel: vector.rank >= er: requires source vector element and vector result ranks to match.",
        "if vel and mask: has(nothing): does not support masks with vector element type",
        "if not vel and base.element.width > 0, let sw = base.width, let minor = either(vector[vector.rank - 1], 1), let rb = vector.width * minor: rb % sw == 0: requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type",
        "if not vel: map.size == vector.rank: requires a permutation_map with result dims of the same rank as the vector type",
        "if vel: map.size == vector.rank - er: requires a permutation_map with result dims of the same rank as the vector type",
        "map.map_symbols == 0: requires permutation_map without symbols",
        "map.map_dims == base.rank: requires a permutation_map with input dims of the same rank as the source type",
        "in_bounds.size == map.size: expects the in_bounds attr of same rank as permutation_map results: {map} vs inBounds of size: {in_bounds.size}",
        "if base.element is 'vector': padding == base.element: requires source element type and padding type to match.",
        "all(i < permutation_map.size, has(permutation_map[i].position) or known(permutation_map[i] == 0)): requires a projected permutation_map (at most one dim or the zero constant can appear in each result)",
        "all(i < permutation_map.size, all(k < i, not known(permutation_map[i].position == permutation_map[k].position))): requires a permutation_map that is a permutation (found one dim used more than once)"],
      traits = ["ConditionallySpeculatable", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "AffineMap attribute"}
    %3 = irdl.any {type = "any type"}
    %4 = irdl.any {type = "vector of 1-bit signless integer values"}
    %5 = irdl.any {attribute = "1-bit boolean array attribute"}
    %6 = irdl.any {type = "vector of any type values"}
    irdl.operands(base: %0, indices: variadic %1, padding: %3, mask: optional %4)
    irdl.results(vector: %6)
    irdl.attributes {"permutation_map" = %2, "in_bounds" = %5}
  }
  irdl.operation @transfer_write attributes {
      assembly = "vector.transfer_write",
      rules = ["indices.size == base.rank: requires {base.rank} indices",
        "not any(i < permutation_map.size, permutation_map[i] == 0): should not have broadcast dimensions",
        "let map = permutation_map",
        "let vel = base.element is 'vector'",
        "let er = either(base.element.rank, 0)",
        "base is 'memref' or base is 'tensor': requires source to be a memref or ranked tensor type",
        "if vel, let sbits = base.element.width * base.element[er - 1], let rbits = valueToStore.width * valueToStore[valueToStore.rank - 1]: rbits % sbits == 0: requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source",
        "if vel: valueToStore.rank >= er: requires source vector element and vector result ranks to match.",
        "if vel and mask: has(nothing): does not support masks with vector element type",
        "if not vel and base.element.width > 0, let sw = base.width, let minor = either(valueToStore[valueToStore.rank - 1], 1), let rb = valueToStore.width * minor: rb % sw == 0: requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type",
        "if not vel: map.size == valueToStore.rank: requires a permutation_map with result dims of the same rank as the vector type",
        "if vel: map.size == valueToStore.rank - er: requires a permutation_map with result dims of the same rank as the vector type",
        "map.map_symbols == 0: requires permutation_map without symbols",
        "map.map_dims == base.rank: requires a permutation_map with input dims of the same rank as the source type",
        "in_bounds.size == map.size: expects the in_bounds attr of same rank as permutation_map results: {map} vs inBounds of size: {in_bounds.size}",
        "all(i < permutation_map.size, has(permutation_map[i].position) or known(permutation_map[i] == 0)): requires a projected permutation_map (at most one dim or the zero constant can appear in each result)",
        "all(i < permutation_map.size, all(k < i, not known(permutation_map[i].position == permutation_map[k].position))): requires a permutation_map that is a permutation (found one dim used more than once)"],
      traits = ["ConditionallySpeculatable", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {name = "valueToStore", type = "vector of any type values"}
    %1 = irdl.any {description = "shaped of any type values", type = "shaped type of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "AffineMap attribute"}
    %4 = irdl.any {type = "vector of 1-bit signless integer values"}
    %5 = irdl.any {attribute = "1-bit boolean array attribute"}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(value_to_store: %0, base: %1, indices: variadic %2, mask: optional %4)
    irdl.results(result: optional %6)
    irdl.attributes {"permutation_map" = %3, "in_bounds" = %5}
  }
  irdl.operation @transpose attributes {
      format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
      match = ["all-elements(result, vector): operand and result have same element type"],
      rules = ["result.rank == vector.rank: vector result rank mismatch: {result.rank}",
        "permutation.size == vector.rank: transposition length mismatch: {permutation.size}",
        "for i < permutation.size, let p = permutation[i]: p >= 0 and p < vector.rank: transposition index out of range: {p}",
        "let i = repeat(permutation): not has(i): duplicate position index: {permutation[i]}",
        "for i < permutation.size: result[i] == vector[permutation[i]]: dimension size mismatch at: {permutation[i]}"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    %2 = irdl.any {type = "vector of any type values"}
    irdl.operands(vector: %0)
    irdl.results(result: %2)
    irdl.attributes {"permutation" = %1}
  }
  irdl.operation @type_cast attributes {
      format = "$memref attr-dict `:` type($memref) `to` type($result)",
      rules = ["not has(memref.layout) or memref.layout.identity: expects operand to be a memref with identity layout"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "statically shaped memref of any type values"}
    %1 = irdl.any {type = "memref of any type values"}
    irdl.operands(memref: %0)
    irdl.results(result: %1)
  }
  irdl.operation @vscale attributes {
      class = "VectorScaleOp",
      format = "attr-dict",
      names = ["vscale"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    irdl.results(res: %0)
  }
  irdl.operation @yield attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["Pure", "ReturnLike", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
