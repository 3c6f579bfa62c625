// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memref dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @memref attributes {all_attributes, all_types} {
  irdl.operation @alloc attributes {
      format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
      names = ["alloc"],
      traits = ["AttrSizedOperandSegments"],
      verify = "memref.alloc"} {
    %0 = irdl.any {name = "dynamicSizes", type = "index"}
    %1 = irdl.any {name = "symbolOperands", type = "index"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %3 = irdl.any {type = "memref of any type values"}
    irdl.operands(dynamic_sizes: variadic %0, symbol_operands: variadic %1)
    irdl.results(memref: %3)
    irdl.attributes {"alignment" = %2}
  }
  irdl.operation @alloca attributes {
      format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
      names = ["alloca"],
      traits = ["AttrSizedOperandSegments"],
      verify = "memref.alloca"} {
    %0 = irdl.any {name = "dynamicSizes", type = "index"}
    %1 = irdl.any {name = "symbolOperands", type = "index"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %3 = irdl.any {type = "memref of any type values"}
    irdl.operands(dynamic_sizes: variadic %0, symbol_operands: variadic %1)
    irdl.results(memref: %3)
    irdl.attributes {"alignment" = %2}
  }
  irdl.operation @alloca_scope attributes {
      assembly = "memref.alloca_scope",
      traits = ["AutomaticAllocationScope", "SingleBlock", "SingleBlockImplicitTerminator<memref.alloca_scope.return>", "RecursiveMemoryEffects", "NoRegionArguments"]} {
    %0 = irdl.any {type = "any type"}
    irdl.results(results: variadic %0)
    %1 = irdl.region with size 1 {name = "bodyRegion"}
    irdl.regions(body_region: %1)
  }
  irdl.operation @alloca_scope_return attributes {
      format = "attr-dict ($results^ `:` type($results))?",
      name = "alloca_scope.return",
      traits = ["HasParent<memref.alloca_scope>", "Pure", "ReturnLike", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(results: variadic %0)
  }
  irdl.operation @assume_alignment attributes {
      format = "$memref `,` $alignment attr-dict `:` type($memref)",
      names = ["assume_align"],
      traits = ["Pure", "SameOperandsAndResultType"],
      verify = "memref.assume_alignment"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute whose value is positive"}
    %2 = irdl.any {type = "memref of any type values"}
    irdl.operands(memref: %0)
    irdl.results(result: %2)
    irdl.attributes {"alignment" = %1}
  }
  irdl.operation @atomic_rmw attributes {
      class = "AtomicRMWOp",
      format = "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)",
      match = ["all(value, result)", "value = element(memref): value type matches element type of memref"],
      verify = "memref.atomic_rmw"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute", cases = ["addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori"], description = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"}
    %1 = irdl.any {type = "signless integer or floating-point"}
    %2 = irdl.any {type = "memref of signless integer or floating-point values"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {type = "signless integer or floating-point"}
    irdl.operands(value: %1, memref: %2, indices: variadic %3)
    irdl.results(result: %4)
    irdl.attributes {"kind" = %0}
  }
  irdl.operation @atomic_yield attributes {
      format = "$result attr-dict `:` type($result)",
      traits = ["HasParent<memref.generic_atomic_rmw>", "Pure", "ReturnLike", "Terminator"],
      verify = "memref.atomic_yield"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(result: %0)
  }
  irdl.operation @cast attributes {
      format = "$source attr-dict `:` type($source) `to` type($dest)",
      names = ["cast"],
      traits = ["Pure"],
      verify = "memref.cast"} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    %1 = irdl.any {type = "ranked or unranked memref of any type values"}
    irdl.operands(source: %0)
    irdl.results(dest: %1)
  }
  irdl.operation @collapse_shape attributes {
      format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
      names = ["collapse_shape"],
      traits = ["Pure"],
      verify = "memref.collapse_shape"} {
    %0 = irdl.any {type = "strided memref of any type values"}
    %1 = irdl.any {attribute = "Array of 64-bit integer array attributes"}
    %2 = irdl.any {type = "strided memref of any type values"}
    irdl.operands(src: %0)
    irdl.results(result: %2)
    irdl.attributes {"reassociation" = %1}
  }
  irdl.operation @copy attributes {
      format = "$source `,` $target attr-dict `:` type($source) `to` type($target)",
      traits = ["SameOperandsElementType", "SameOperandsShape"]} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    %1 = irdl.any {type = "ranked or unranked memref of any type values"}
    irdl.operands(source: %0, target: %1)
  }
  irdl.operation @dealloc attributes {
      format = "$memref attr-dict `:` type($memref)"} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    irdl.operands(memref: %0)
  }
  irdl.operation @dim attributes {
      format = "attr-dict $source `,` $index `:` type($source)",
      names = ["dim"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "unranked.memref of any type values or non-0-ranked.memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(source: %0, index: %1)
    irdl.results(result: %2)
  }
  irdl.operation @distinct_objects attributes {
      format = "$operands attr-dict `:` type($operands)",
      infers,
      match = ["results = same(operands): !operand types and result types must match"],
      rules = ["op.operands.size >= 1: expected at least one operand"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "memref of any type values"}
    irdl.operands(operands: variadic %0)
    irdl.results(results: variadic %1)
  }
  irdl.operation @dma_start attributes {
      assembly = "memref.dma_start",
      open_braces,
      verify = "memref.dma_start"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @dma_wait attributes {
      format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
      verify = "memref.dma_wait"} {
    %0 = irdl.any {name = "tagMemRef", type = "memref of any type values"}
    %1 = irdl.any {name = "tagIndices", type = "index"}
    %2 = irdl.any {name = "numElements", type = "index"}
    irdl.operands(tag_mem_ref: %0, tag_indices: variadic %1, num_elements: %2)
  }
  irdl.operation @expand_shape attributes {
      format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)",
      names = ["expand_shape"],
      traits = ["Pure"],
      verify = "memref.expand_shape"} {
    %0 = irdl.any {type = "strided memref of any type values"}
    %1 = irdl.any {attribute = "Array of 64-bit integer array attributes"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {type = "strided memref of any type values"}
    irdl.operands(src: %0, output_shape: variadic %2)
    irdl.results(result: %4)
    irdl.attributes {"reassociation" = %1, "static_output_shape" = %3}
  }
  irdl.operation @extract_aligned_pointer_as_index attributes {
      format = "$source `:` type($source) `->` type(results) attr-dict",
      names = ["intptr"],
      traits = ["Pure", "SameVariadicResultSize"]} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    %1 = irdl.any {type = "index"}
    irdl.operands(source: %0)
    irdl.results(aligned_pointer: %1)
  }
  irdl.operation @extract_strided_metadata attributes {
      format = "$source `:` type($source) `->` type(results) attr-dict",
      infers,
      names = "memref_metadata",
      traits = ["Pure", "SameVariadicResultSize"],
      verify = "memref.extract_strided_metadata"} {
    %0 = irdl.any {type = "strided memref of any type values"}
    %1 = irdl.any {type = "strided memref of any type values of rank 0"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {type = "index"}
    irdl.operands(source: %0)
    irdl.results(base_buffer: %1, offset: %2, sizes: variadic %3, strides: variadic %4)
  }
  irdl.operation @generic_atomic_rmw attributes {
      assembly = "memref.generic_atomic_rmw",
      class = "GenericAtomicRMWOp",
      infers = false,
      match = ["result = element(memref): result type matches element type of memref"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<memref.atomic_yield>"],
      verify = "memref.generic_atomic_rmw"} {
    %0 = irdl.any {type = "memref of signless integer or floating-point values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "signless integer or floating-point"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %2)
    %3 = irdl.region
    irdl.regions(atomic_body: %3)
  }
  irdl.operation @get_global attributes {
      format = "$name `:` type($result) attr-dict",
      traits = ["Pure"],
      verify = "memref.get_global"} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "statically shaped memref of any type values"}
    irdl.results(result: %1)
    irdl.attributes {"name" = %0}
  }
  irdl.operation @global attributes {
      format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict",
      traits = ["Symbol"],
      verify = "memref.global"} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "string attribute", optional}
    %2 = irdl.any {attribute = "memref type attribute"}
    %3 = irdl.any {attribute = "any attribute", optional}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    irdl.attributes {"sym_name" = %0, "sym_visibility" = %1, "type" = %2, "initial_value" = %3, "constant" = %4, "alignment" = %5}
  }
  irdl.operation @load attributes {
      format = "$memref `[` $indices `]` attr-dict `:` type($memref)",
      match = ["result = element(memref): result type matches element type of 'memref'"],
      verify = "memref.load"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %3 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %4 = irdl.any {type = "any type"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %4)
    irdl.attributes {"nontemporal" = %2, "alignment" = %3}
  }
  irdl.operation @memory_space_cast attributes {
      format = "$source attr-dict `:` type($source) `to` type($dest)",
      names = ["memspacecast"],
      traits = ["Pure"],
      verify = "memref.memory_space_cast"} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    %1 = irdl.any {type = "ranked or unranked memref of any type values"}
    irdl.operands(source: %0)
    irdl.results(dest: %1)
  }
  irdl.operation @prefetch attributes {
      assembly = "memref.prefetch",
      verify = "memref.prefetch"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "bool attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3"}
    %4 = irdl.any {attribute = "bool attribute"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.attributes {"isWrite" = %2, "localityHint" = %3, "isDataCache" = %4}
  }
  irdl.operation @rank attributes {
      format = "$memref attr-dict `:` type($memref)",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    %1 = irdl.any {type = "index"}
    irdl.operands(memref: %0)
    irdl.results(result: %1)
  }
  irdl.operation @realloc attributes {
      format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)",
      verify = "memref.realloc"} {
    %0 = irdl.any {type = "1D memref of any type values"}
    %1 = irdl.any {name = "dynamicResultSize", type = "index"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    %3 = irdl.any {type = "1D memref of any type values"}
    irdl.operands(source: %0, dynamic_result_size: optional %1)
    irdl.results(result: %3)
    irdl.attributes {"alignment" = %2}
  }
  irdl.operation @reinterpret_cast attributes {
      format = "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
      names = ["reinterpret_cast"],
      traits = ["AttrSizedOperandSegments", "Pure"],
      verify = "memref.reinterpret_cast"} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
    %6 = irdl.any {attribute = "i64 dense array attribute"}
    %7 = irdl.any {type = "strided memref of any type values"}
    irdl.operands(source: %0, offsets: variadic %1, sizes: variadic %2, strides: variadic %3)
    irdl.results(result: %7)
    irdl.attributes {"static_offsets" = %4, "static_sizes" = %5, "static_strides" = %6}
  }
  irdl.operation @reshape attributes {
      format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
      names = ["reshape"],
      traits = ["Pure"],
      verify = "memref.reshape"} {
    %0 = irdl.any {type = "ranked or unranked memref of any type values"}
    %1 = irdl.any {type = "1D memref of signless integer or index values"}
    %2 = irdl.any {type = "ranked or unranked memref of any type values"}
    irdl.operands(source: %0, shape: %1)
    irdl.results(result: %2)
  }
  irdl.operation @store attributes {
      format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
      match = ["value = element(memref): type of 'value' matches element type of 'memref'"],
      verify = "memref.store"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "bool attribute", default = "false", optional}
    %4 = irdl.any {attribute = "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", optional}
    irdl.operands(value: %0, memref: %1, indices: variadic %2)
    irdl.attributes {"nontemporal" = %3, "alignment" = %4}
  }
  irdl.operation @subview attributes {
      class = "SubViewOp",
      format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
      infers = false,
      names = ["subview"],
      traits = ["AttrSizedOperandSegments", "Pure"],
      verify = "memref.subview"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
    %6 = irdl.any {attribute = "i64 dense array attribute"}
    %7 = irdl.any {type = "memref of any type values"}
    irdl.operands(source: %0, offsets: variadic %1, sizes: variadic %2, strides: variadic %3)
    irdl.results(result: %7)
    irdl.attributes {"static_offsets" = %4, "static_sizes" = %5, "static_strides" = %6}
  }
  irdl.operation @transpose attributes {
      assembly = "memref.transpose",
      names = ["transpose"],
      traits = ["Pure"],
      verify = "memref.transpose"} {
    %0 = irdl.any {type = "strided memref of any type values"}
    %1 = irdl.any {attribute = "AffineMap attribute"}
    %2 = irdl.any {type = "strided memref of any type values"}
    irdl.operands(in: %0)
    irdl.results(result: %2)
    irdl.attributes {"permutation" = %1}
  }
  irdl.operation @view attributes {
      format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
      names = ["view"],
      traits = ["Pure"],
      verify = "memref.view"} {
    %0 = irdl.any {type = "1D memref of 8-bit signless integer values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "memref of any type values"}
    irdl.operands(source: %0, byte_shift: %1, sizes: variadic %2)
    irdl.results(result: %3)
  }
}
