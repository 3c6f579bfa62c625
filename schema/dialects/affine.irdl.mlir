// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The affine dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @affine attributes {all_attributes, all_types} {
  irdl.operation @apply attributes {
      assembly = "affine.apply",
      class = "AffineApplyOp",
      traits = ["Pure"],
      verify = "affine.apply"} {
    %0 = irdl.any {attribute = "AffineMap attribute"}
    %1 = irdl.any {name = "mapOperands", type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(map_operands: variadic %1)
    irdl.results(result: %2)
    irdl.attributes {"map" = %0}
  }
  irdl.operation @delinearize_index attributes {
      class = "AffineDelinearizeIndexOp",
      format = "$linear_index `into` custom<DynamicIndexParens>($dynamic_basis, $static_basis) attr-dict `:` type($multi_index)",
      traits = ["Pure"],
      verify = "affine.delinearize_index"} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {type = "index"}
    irdl.operands(linear_index: %0, dynamic_basis: variadic %1)
    irdl.results(multi_index: variadic %3)
    irdl.attributes {"static_basis" = %2}
  }
  irdl.operation @dma_start attributes {
      assembly = "affine.dma_start",
      verify = "affine.dma_start"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @dma_wait attributes {
      assembly = "affine.dma_wait",
      verify = "affine.dma_wait"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @for attributes {
      assembly = "affine.for",
      class = "AffineForOp",
      traits = ["AttrSizedOperandSegments", "AutomaticAllocationScope", "SingleBlock", "SingleBlockImplicitTerminator<affine.yield>", "ConditionallySpeculatable", "RecursiveMemoryEffects"],
      verify_regions = "affine.for"} {
    %0 = irdl.any {name = "lowerBoundOperands", type = "index"}
    %1 = irdl.any {name = "upperBoundOperands", type = "index"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {attribute = "AffineMap attribute"}
    %4 = irdl.any {attribute = "AffineMap attribute"}
    %5 = irdl.any {attribute = "index attribute"}
    %6 = irdl.any {type = "any type"}
    irdl.operands(lower_bound_operands: variadic %0, upper_bound_operands: variadic %1, inits: variadic %2)
    irdl.results(results: variadic %6)
    irdl.attributes {"lowerBoundMap" = %3, "upperBoundMap" = %4, "step" = %5}
    %7 = irdl.region with size 1
    irdl.regions(region: %7)
  }
  irdl.operation @if attributes {
      assembly = "affine.if",
      class = "AffineIfOp",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<affine.yield>", "RecursivelySpeculatable", "RecursiveMemoryEffects", "NoRegionArguments"],
      verify = "affine.if"} {
    %0 = irdl.any {name = "_gen_arg_0", type = "any type"}
    %1 = irdl.any {attribute = "IntegerSet attribute"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
    irdl.results(results: variadic %2)
    irdl.attributes {"condition" = %1}
    %3 = irdl.region with size 1 {name = "thenRegion"}
    %4 = irdl.region {name = "elseRegion"}
    irdl.regions(then_region: %3, else_region: %4)
  }
  irdl.operation @linearize_index attributes {
      class = "AffineLinearizeIndexOp",
      format = "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<DynamicIndexParens>($dynamic_basis, $static_basis) attr-dict `:` type($linear_index)",
      traits = ["Pure", "AttrSizedOperandSegments"],
      verify = "affine.linearize_index"} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {attribute = "unit property", default = "false"}
    %4 = irdl.any {type = "index"}
    irdl.operands(multi_index: variadic %0, dynamic_basis: variadic %1)
    irdl.results(linear_index: %4)
    irdl.attributes {"static_basis" = %2, "disjoint" = %3}
  }
  irdl.operation @load attributes {
      assembly = "affine.load",
      class = "AffineLoadOp",
      verify = "affine.load"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "AffineMap attribute"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %3)
    irdl.attributes {"map" = %2}
  }
  irdl.operation @max attributes {
      assembly = "affine.min",
      class = "AffineMaxOp",
      traits = ["Pure"],
      verify = "affine.min"} {
    %0 = irdl.any {attribute = "AffineMap attribute"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(operands: variadic %1)
    irdl.results(result: %2)
    irdl.attributes {"map" = %0}
  }
  irdl.operation @min attributes {
      assembly = "affine.min",
      class = "AffineMinOp",
      traits = ["Pure"],
      verify = "affine.min"} {
    %0 = irdl.any {attribute = "AffineMap attribute"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(operands: variadic %1)
    irdl.results(result: %2)
    irdl.attributes {"map" = %0}
  }
  irdl.operation @parallel attributes {
      assembly = "affine.parallel",
      class = "AffineParallelOp",
      traits = ["AutomaticAllocationScope", "SingleBlock", "SingleBlockImplicitTerminator<affine.yield>", "RecursivelySpeculatable", "RecursiveMemoryEffects"],
      verify = "affine.parallel"} {
    %0 = irdl.any {description = "Reduction ops"}
    %1 = irdl.any {attribute = "AffineMap attribute"}
    %2 = irdl.any {attribute = "32-bit signless integer elements attribute"}
    %3 = irdl.any {attribute = "AffineMap attribute"}
    %4 = irdl.any {attribute = "32-bit signless integer elements attribute"}
    %5 = irdl.any {attribute = "64-bit integer array attribute"}
    %6 = irdl.any {name = "mapOperands", type = "index"}
    %7 = irdl.any {type = "any type"}
    irdl.operands(map_operands: variadic %6)
    irdl.results(results: variadic %7)
    irdl.attributes {"reductions" = %0, "lowerBoundsMap" = %1, "lowerBoundsGroups" = %2, "upperBoundsMap" = %3, "upperBoundsGroups" = %4, "steps" = %5}
    %8 = irdl.region with size 1
    irdl.regions(region: %8)
  }
  irdl.operation @prefetch attributes {
      assembly = "memref.prefetch",
      class = "AffinePrefetchOp",
      verify = "affine.prefetch"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "bool attribute"}
    %3 = irdl.any {attribute = "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3"}
    %4 = irdl.any {attribute = "bool attribute"}
    %5 = irdl.any {attribute = "AffineMap attribute"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.attributes {"isWrite" = %2, "localityHint" = %3, "isDataCache" = %4, "map" = %5}
  }
  irdl.operation @store attributes {
      assembly = "affine.store",
      class = "AffineStoreOp",
      verify = "affine.store"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "AffineMap attribute"}
    irdl.operands(value: %0, memref: %1, indices: variadic %2)
    irdl.attributes {"map" = %3}
  }
  irdl.operation @vector_load attributes {
      assembly = "affine.vector_load",
      class = "AffineVectorLoadOp",
      verify = "affine.vector_load"} {
    %0 = irdl.any {type = "memref of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "AffineMap attribute"}
    %3 = irdl.any {type = "vector of any type values"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %3)
    irdl.attributes {"map" = %2}
  }
  irdl.operation @vector_store attributes {
      assembly = "affine.vector_store",
      class = "AffineVectorStoreOp",
      verify = "affine.vector_store"} {
    %0 = irdl.any {type = "vector of any type values"}
    %1 = irdl.any {type = "memref of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "AffineMap attribute"}
    irdl.operands(value: %0, memref: %1, indices: variadic %2)
    irdl.attributes {"map" = %3}
  }
  irdl.operation @yield attributes {
      class = "AffineYieldOp",
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["Pure", "ReturnLike", "Terminator"],
      verify = "affine.yield"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
