// The vector dialect, made by import-dialect.

irdl.dialect @vector attributes {enums = {
      CombiningKind = {builder = "CombiningKind", cases = ["add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "maximumf", "minimumf"], names = ["ADD", "MUL", "MINUI", "MINSI", "MINNUMF", "MAXUI", "MAXSI", "MAXNUMF", "AND", "OR", "XOR", "MAXIMUMF", "MINIMUMF"], values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11], width = 32},
      IteratorType = {builder = "Vector_IteratorType", cases = ["parallel", "reduction"], width = 32},
      PrintPunctuation = {builder = "PrintPunctuation", cases = ["no_punctuation", "newline", "comma", "open", "close"], names = ["NoPunctuation", "NewLine", "Comma", "Open", "Close"], width = 32}}} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %0)
    irdl.results(result: %1)
  }
  irdl.operation @broadcast attributes {
      format = "$source attr-dict `:` type($source) `to` type($vector)",
      match = ["all-elements(vector, source): source operand and result have same element type"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %0)
    irdl.results(vector: %1)
  }
  irdl.operation @compressstore attributes {
      class = "CompressStoreOp",
      format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)"} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "i64 dense array attribute"}
    %1 = irdl.any {type = "vector of 1-bit signless integer values"}
    irdl.results(result: %1)
    irdl.attributes {"mask_dim_sizes" = %0}
  }
  irdl.operation @contract attributes {
      assembly = "vector.contract",
      class = "ContractionOp",
      match = ["all-elements(lhs, rhs): lhs and rhs have same element type", "all-elements(result, acc): third operand acc and result have same element type"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "array attribute"}
    %4 = irdl.any {attribute = "array attribute", description = "Iterator type should be an enum."}
    %5 = irdl.any {attribute = "#vector.kind", default = "#vector.kind<add>", description = "Kind of combining function for contractions and reductions"}
    %6 = irdl.any {type = "any type"}
    irdl.operands(lhs: %0, rhs: %1, acc: %2)
    irdl.results(result: %6)
    irdl.attributes {"indexing_maps" = %3, "iterator_types" = %4, "kind" = %5}
  }
  irdl.operation @create_mask attributes {
      format = "$operands attr-dict `:` type(results)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "vector of 1-bit signless integer values"}
    irdl.operands(operands: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @deinterleave attributes {
      format = "$source attr-dict `:` type($source) `->` type($res1)",
      match = ["all(res1, res2)"],
      names = ["res1", "res2"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %0)
    irdl.results(res1: %1, res2: %2)
  }
  irdl.operation @expandload attributes {
      class = "ExpandLoadOp",
      format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)"} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "fixed-length vector of any type values"}
    irdl.operands(elements: variadic %0)
    irdl.results(dest: %1)
  }
  irdl.operation @gather attributes {
      format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)"} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    %2 = irdl.any {type = "vector of any type values"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @load attributes {
      format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)"} {
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
      format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)"} {
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
      format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)"} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      format = "($source^ `:` type($source))? oilist( `str` $stringLiteral | `punctuation` $punctuation) attr-dict"} {
    %0 = irdl.any {description = "", type = "vector of any type values or integer or index or floating-point"}
    %1 = irdl.any {attribute = "#vector.punctuation", default = "#vector.punctuation<newline>", description = "Punctuation for separating vectors or vector elements"}
    %2 = irdl.any {attribute = "string attribute", description = "An Attribute containing a string", optional}
    irdl.operands(source: optional %0)
    irdl.attributes {"punctuation" = %1, "stringLiteral" = %2}
  }
  irdl.operation @reduction attributes {
      format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)",
      match = ["all-elements(dest, vector): source operand and result have same element type", "acc = same(dest): dest and acc have the same type"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?"} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "vector of any type values"}
    irdl.operands(source: %0)
    irdl.results(result: %1)
  }
  irdl.operation @shuffle attributes {
      assembly = "vector.shuffle",
      match = ["all-elements(vector, v1): first operand v1 and result have same element type", "all-elements(vector, v2): second operand v2 and result have same element type"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "vector of index values of ranks 1", type = "vector of index values and of rank 1"}
    irdl.results(result: %0)
  }
  irdl.operation @store attributes {
      format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)"} {
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
      match = ["elements = elements(source): shaped type 'source' matches 'elements' element count and types"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(source: %0)
    irdl.results(elements: variadic %1)
  }
  irdl.operation @transfer_read attributes {
      assembly = "vector.transfer_read",
      traits = ["AttrSizedOperandSegments"]} {
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
      traits = ["AttrSizedOperandSegments"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    %2 = irdl.any {type = "vector of any type values"}
    irdl.operands(vector: %0)
    irdl.results(result: %2)
    irdl.attributes {"permutation" = %1}
  }
  irdl.operation @type_cast attributes {
      format = "$memref attr-dict `:` type($memref) `to` type($result)",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "statically shaped memref of any type values"}
    %1 = irdl.any {type = "memref of any type values"}
    irdl.operands(memref: %0)
    irdl.results(result: %1)
  }
  irdl.operation @vscale attributes {
      class = "VectorScaleOp",
      format = "attr-dict",
      names = ["vscale"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "index"}
    irdl.results(res: %0)
  }
  irdl.operation @yield attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
