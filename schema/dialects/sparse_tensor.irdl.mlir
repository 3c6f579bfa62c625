// The sparse_tensor dialect, made by import-dialect.

irdl.dialect @sparse_tensor attributes {all_attributes, all_types, inlines, inferring_builders = ["compress", "coordinates", "coordinates_buffer", "extract_iteration_space", "extract_value", "has_runtime_library", "load", "lvl", "number_of_entries", "positions", "push_back", "reduce", "select", "slice.offset", "slice.stride", "storage_specifier.get", "storage_specifier.set", "values"], enums = {
      CrdTransDirectionKind = {attributes = {SparseTensorCrdTransDirectionAttr = "sparse_tensor<CrdTransDirection {}>"}, builder = "SparseTensorCrdTransDirectionEnum", cases = ["dim_to_lvl", "lvl_to_dim"], names = ["dim2lvl", "lvl2dim"], width = 32},
      SparseTensorSortKind = {attributes = {SparseTensorSortKindAttr = "sparse_tensor<SparseTensorSortAlgorithm {}>"}, builder = "SparseTensorSortKindEnum", cases = ["hybrid_quick_sort", "insertion_sort_stable", "quick_sort", "heap_sort"], names = ["HybridQuickSort", "InsertionSortStable", "QuickSort", "HeapSort"], width = 32},
      StorageSpecifierKind = {attributes = {SparseTensorStorageSpecifierKindAttr = "sparse_tensor<kind {}>"}, builder = "SparseTensorStorageSpecifierKindEnum", cases = ["lvl_sz", "pos_mem_sz", "crd_mem_sz", "val_mem_sz", "dim_offset", "dim_stride"], names = ["LvlSize", "PosMemSize", "CrdMemSize", "ValMemSize", "DimOffset", "DimStride"], width = 32}}} {
  irdl.type @iter_space attributes {
      at_mnemonic,
      cpp = "SparseTensor_IterSpace",
      format = "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`"} {
    %0 = irdl.any {cpp = "::mlir::sparse_tensor::SparseTensorEncodingAttr", parameter = "#sparse_tensor.encoding"}
    %1 = irdl.any {cpp = "Level", name = "loLvl", parameter = "ui64"}
    %2 = irdl.any {cpp = "Level", name = "hiLvl", parameter = "ui64"}
    irdl.parameters(encoding: %0, lo_lvl: %1, hi_lvl: %2)
  }
  irdl.type @iterator attributes {
      at_mnemonic,
      cpp = "SparseTensor_Iterator",
      format = "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`"} {
    %0 = irdl.any {cpp = "::mlir::sparse_tensor::SparseTensorEncodingAttr", parameter = "#sparse_tensor.encoding"}
    %1 = irdl.any {cpp = "Level", name = "loLvl", parameter = "ui64"}
    %2 = irdl.any {cpp = "Level", name = "hiLvl", parameter = "ui64"}
    irdl.parameters(encoding: %0, lo_lvl: %1, hi_lvl: %2)
  }
  irdl.type @storage_specifier attributes {
      cpp = "SparseTensor_StorageSpecifier",
      format = "`<` qualified($encoding) `>`"} {
    %0 = irdl.any {cpp = "::mlir::sparse_tensor::SparseTensorEncodingAttr", parameter = "#sparse_tensor.encoding"}
    irdl.parameters(encoding: %0)
  }
  irdl.attribute @crd_trans_direction attributes {
      cases = ["dim_to_lvl", "lvl_to_dim"],
      description = "::mlir::sparse_tensor::CrdTransDirectionKind",
      name = "CrdTransDirection"}
  irdl.attribute @slice attributes {
      at_mnemonic,
      format = "`(` custom<SliceExtent>($offset) `,` custom<SliceExtent>($size) `,` custom<SliceExtent>($stride) `)`"} {
    %0 = irdl.any {cpp = "int64_t", parameter = "i64"}
    %1 = irdl.any {cpp = "int64_t", parameter = "i64"}
    %2 = irdl.any {cpp = "int64_t", parameter = "i64"}
    irdl.parameters(offset: %0, size: %1, stride: %2)
  }
  irdl.attribute @encoding attributes {
      at_mnemonic,
      format = "`<` custom<Encoding>($lvlTypes, $dimToLvl, $lvlToDim, $posWidth, $crdWidth, $explicitVal, $implicitVal, $dimSlices) `>`"} {
    %0 = irdl.any {name = "lvlTypes", parameter = "i64 array"}
    %1 = irdl.any {cpp = "AffineMap", name = "dimToLvl", optional, parameter = "map"}
    %2 = irdl.any {cpp = "AffineMap", name = "lvlToDim", optional, parameter = "map"}
    %3 = irdl.any {cpp = "unsigned", default = "0", name = "posWidth", parameter = "ui32"}
    %4 = irdl.any {cpp = "unsigned", default = "0", name = "crdWidth", parameter = "ui32"}
    %5 = irdl.any {cpp = "::mlir::Attribute", name = "explicitVal", optional, parameter = "attribute"}
    %6 = irdl.any {cpp = "::mlir::Attribute", name = "implicitVal", optional, parameter = "attribute"}
    %7 = irdl.any {cpp = "::llvm::ArrayRef<::mlir::sparse_tensor::SparseTensorDimSliceAttr>", name = "dimSlices", optional, parameter = "list of #sparse_tensor.slice"}
    irdl.parameters(lvl_types: %0, dim_to_lvl: %1, lvl_to_dim: %2, pos_width: %3, crd_width: %4, explicit_val: %5, implicit_val: %6, dim_slices: %7)
  }
  irdl.attribute @sparse_tensor_sort_algorithm attributes {
      cases = ["hybrid_quick_sort", "insertion_sort_stable", "quick_sort", "heap_sort"],
      description = "::mlir::sparse_tensor::SparseTensorSortKind",
      name = "SparseTensorSortAlgorithm"}
  irdl.attribute @kind attributes {
      cases = ["lvl_sz", "pos_mem_sz", "crd_mem_sz", "val_mem_sz", "dim_offset", "dim_stride"],
      description = "::mlir::sparse_tensor::StorageSpecifierKind"}
  irdl.operation @assemble attributes {
      format = "` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)",
      rules = ["result.static: !the sparse-tensor must have static shape"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "ranked tensor of signless integer or index values"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    %2 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    irdl.operands(levels: variadic %0, values: %1)
    irdl.results(result: %2)
  }
  irdl.operation @binary attributes {
      format = "$x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n` `overlap` `=` $overlapRegion `\\n` `left` `=` (`identity` $left_identity^):($leftRegion)? `\\n` `right` `=` (`identity` $right_identity^):($rightRegion)?",
      rules = ["if overlapRegion.size > 0: overlapRegion.args.size == 2: !overlap region must have exactly 2 arguments",
        "overlapRegion.args[0].type == x.type: !overlap region argument 1 type mismatch",
        "overlapRegion.args[1].type == y.type: !overlap region argument 2 type mismatch",
        "if overlapRegion.size > 0: overlapRegion.last.name == 'sparse_tensor.yield': !overlap region must end with sparse_tensor.yield",
        "if overlapRegion.size > 0: overlapRegion.last.operands.size == 1 and overlapRegion.last.operands[0].type == output.type: !overlap region yield type mismatch",
        "if leftRegion.size > 0: leftRegion.args.size == 1: !left region must have exactly 1 arguments",
        "leftRegion.args[0].type == x.type: !left region argument 1 type mismatch",
        "if leftRegion.size > 0: leftRegion.last.name == 'sparse_tensor.yield': !left region must end with sparse_tensor.yield",
        "if leftRegion.size > 0: leftRegion.last.operands.size == 1 and leftRegion.last.operands[0].type == output.type: !left region yield type mismatch",
        "if has(left_identity), if leftRegion.size == 0: x.type == output.type: !left=identity requires first argument to have the same type as the output",
        "if rightRegion.size > 0: rightRegion.args.size == 1: !right region must have exactly 1 arguments",
        "rightRegion.args[0].type == y.type: !right region argument 1 type mismatch",
        "if rightRegion.size > 0: rightRegion.last.name == 'sparse_tensor.yield': !right region must end with sparse_tensor.yield",
        "if rightRegion.size > 0: rightRegion.last.operands.size == 1 and rightRegion.last.operands[0].type == output.type: !right region yield type mismatch",
        "if has(right_identity), if rightRegion.size == 0: y.type == output.type: !right=identity requires second argument to have the same type as the output"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {type = "any type"}
    irdl.operands(x: %0, y: %1)
    irdl.results(output: %4)
    irdl.attributes {"left_identity" = %2, "right_identity" = %3}
    %5 = irdl.region {name = "overlapRegion"}
    %6 = irdl.region {name = "leftRegion"}
    %7 = irdl.region {name = "rightRegion"}
    irdl.regions(overlap_region: %5, left_region: %6, right_region: %7)
  }
  irdl.operation @coiterate attributes {
      class = "CoIterateOp",
      traits = ["AttrSizedOperandSegments", "SingleBlock", "SingleBlockImplicitTerminator<sparse_tensor.yield>", "RecursiveMemoryEffects"]} {
    %0 = irdl.any {description = "sparse iteration space", name = "iterSpaces", stripped = "!sparse_tensor.iter_space", type = "!sparse_tensor.iter_space"}
    %1 = irdl.any {name = "initArgs", type = "any type"}
    %2 = irdl.any {description = "LevelSet attribute"}
    %3 = irdl.any {attribute = "array attribute", description = "I64BitSet array attribute"}
    %4 = irdl.any {type = "any type"}
    irdl.operands(iter_spaces: variadic %0, init_args: variadic %1)
    irdl.results(results: variadic %4)
    irdl.attributes {"crdUsedLvls" = %2, "cases" = %3}
    %5 = irdl.region with size 1 {name = "caseRegions", variadic}
    irdl.regions(case_regions: %5)
  }
  irdl.operation @compress attributes {
      format = "$values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)",
      match = ["all(tensor, result)"],
      rules = ["let levels = tensor.encoding.param('lvlTypes')",
        "let rank = levels.size",
        "rank == 1 + lvlCoords.size: incorrect number of coordinates"]} {
    %0 = irdl.any {type = "strided memref of any type values of rank 1"}
    %1 = irdl.any {type = "1D memref of 1-bit signless integer values"}
    %2 = irdl.any {type = "1D memref of index values"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %5 = irdl.any {name = "lvlCoords", type = "index"}
    %6 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    irdl.operands(values: %0, filled: %1, added: %2, count: %3, tensor: %4, lvl_coords: variadic %5)
    irdl.results(result: %6)
  }
  irdl.operation @concatenate attributes {
      format = "$inputs attr-dict `:` type($inputs) `to` type($result)",
      rules = ["let r = result.rank",
        "inputs.size > 1: !Need at least two tensors to concatenate.",
        "dimension.value < r: !Concat-dimension is out of bounds for dimension-rank ({dimension.value} >= {r})",
        "for i < inputs.size: inputs[i].type.static: !Input tensor ${i} has dynamic shape",
        "for i < inputs.size: inputs[i].type.rank == r: !Input tensor ${i} has a different rank (rank={inputs[i].type.rank}) from the output tensor (rank={r}).",
        "sum(v in inputs, v.type.dim(dimension.value)) == result.type.dim(dimension.value) or result.type.dim(dimension.value) == ?: !The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.",
        "for d < r, if d != dimension.value, for v in inputs: v.type.dim(d) == inputs[0].type.dim(d) and (result.type.dim(d) == ? or v.type.dim(d) == result.type.dim(d)): !All dimensions (expect for the concatenating one) should be equal."],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {attribute = "index attribute", description = "dimension attribute"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %2)
    irdl.attributes {"dimension" = %1}
  }
  irdl.operation @convert attributes {
      format = "$source attr-dict `:` type($source) `to` type($dest)",
      rules = ["source.rank == dest.rank: !unexpected conversion mismatch in rank",
        "not has(dest.encoding.param('dimSlices')): !cannot convert to a sparse tensor slice",
        "for d < source.rank: source.type.dim(d) == dest.type.dim(d) or dest.type.dim(d) == ?: !unexpected conversion mismatch in dimension {d}"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(source: %0)
    irdl.results(dest: %1)
  }
  irdl.operation @coordinates attributes {
      class = "ToCoordinatesOp",
      format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
      rules = ["let levels = tensor.encoding.param('lvlTypes')",
        "let rank = levels.size",
        "level.value < rank: !requested level is out of bounds",
        "either(result.element.width, 0) == tensor.encoding.param('crdWidth'): !unexpected type for coordinates"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {attribute = "index attribute", description = "level attribute"}
    %2 = irdl.any {type = "non-0-ranked.memref of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %2)
    irdl.attributes {"level" = %1}
  }
  irdl.operation @coordinates_buffer attributes {
      class = "ToCoordinatesBufferOp",
      format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
      rules = ["let levels = tensor.encoding.param('lvlTypes')",
        "let rank = levels.size",
        "if rank > 0: any(i < rank, levels[i] / 65536 % 65536 == 8): !expected sparse tensor with a COO region"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {type = "non-0-ranked.memref of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %1)
  }
  irdl.operation @crd_translate attributes {
      format = "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)",
      rules = ["let levels = encoder.param('lvlTypes')",
        "let rank = levels.size",
        "let dims = encoder.param('dimToLvl').map_dims",
        "let from = when(direction.word == 'dim_to_lvl', dims, rank)",
        "let to = when(direction.word == 'dim_to_lvl', rank, dims)",
        "in_crds.size == from and out_crds.size == to: !Coordinate rank mismatch with encoding"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {attribute = "#sparse_tensor.CrdTransDirection", description = "sparse tensor coordinate translation direction"}
    %2 = irdl.any {attribute = "#sparse_tensor.encoding"}
    %3 = irdl.any {type = "index"}
    irdl.operands(in_crds: variadic %0)
    irdl.results(out_crds: variadic %3)
    irdl.attributes {"direction" = %1, "encoder" = %2}
  }
  irdl.operation @disassemble attributes {
      format = "$tensor attr-dict `:` type($tensor)`out_lvls` `(` $out_levels `:` type($out_levels) `)` `out_vals` `(` $out_values `:` type($out_values) `)` `->``(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)",
      names = ["ret_levels", "ret_values", "lvl_lens", "val_len"],
      traits = ["Pure", "SameVariadicResultSize"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {type = "ranked tensor of signless integer or index values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    %3 = irdl.any {type = "ranked tensor of signless integer or index values"}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    %5 = irdl.any {description = "scalar like", type = "ranked tensor of signless integer or index values and of rank 0 or signless integer or index"}
    %6 = irdl.any {description = "scalar like", type = "ranked tensor of signless integer or index values and of rank 0 or signless integer or index"}
    irdl.operands(tensor: %0, out_levels: variadic %1, out_values: %2)
    irdl.results(ret_levels: variadic %3, ret_values: %4, lvl_lens: variadic %5, val_len: %6)
  }
  irdl.operation @expand attributes {
      format = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)",
      names = ["values", "filled", "added", "count"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {type = "strided memref of any type values of rank 1"}
    %2 = irdl.any {type = "1D memref of 1-bit signless integer values"}
    %3 = irdl.any {type = "1D memref of index values"}
    %4 = irdl.any {type = "index"}
    irdl.operands(tensor: %0)
    irdl.results(values: %1, filled: %2, added: %3, count: %4)
  }
  irdl.operation @extract_iteration_space attributes {
      class = "ExtractIterSpaceOp",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {description = "sparse iterator", name = "parentIter", stripped = "!sparse_tensor.iterator", type = "!sparse_tensor.iterator"}
    %2 = irdl.any {attribute = "index attribute", description = "level attribute"}
    %3 = irdl.any {attribute = "index attribute", description = "level attribute"}
    %4 = irdl.any {description = "sparse iteration space", name = "extractedSpace", stripped = "!sparse_tensor.iter_space", type = "!sparse_tensor.iter_space"}
    irdl.operands(tensor: %0, parent_iter: optional %1)
    irdl.results(extracted_space: %4)
    irdl.attributes {"loLvl" = %2, "hiLvl" = %3}
  }
  irdl.operation @extract_value attributes {
      class = "ExtractValOp",
      format = "$tensor `at` $iterator attr-dict `:` type($tensor)`,` qualified(type($iterator))",
      match = ["result = element(tensor): result type matches element type of tensor"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {description = "sparse iterator", stripped = "!sparse_tensor.iterator", type = "!sparse_tensor.iterator"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(tensor: %0, iterator: %1)
    irdl.results(result: %2)
  }
  irdl.operation @foreach attributes {
      format = "`in` $tensor (`init``(`$initArgs^`)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)? `do` $region",
      rules = ["let d = tensor.rank",
        "region.args.size == d + 1 + initArgs.size: !Unmatched number of arguments in the block",
        "results.size == initArgs.size: !Mismatch in number of init arguments and results",
        "all(i < results.size, results[i].type == initArgs[i].type): !Mismatch in types of init arguments and results",
        "let y = region.last.operands",
        "y.size == results.size and all(i < results.size, results[i].type == y[i].type): !Mismatch in types of yield values and results",
        "for i < d: region.args[i].type is 'index': !Expecting Index type for argument at index {i}",
        "region.args[d].type == tensor.element: !Unmatched element type between input tensor and block argument, expected:{tensor.element}, got: {region.args[d].type}"],
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<sparse_tensor.yield>"]} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {name = "initArgs", type = "any type"}
    %2 = irdl.any {attribute = "AffineMap attribute", optional}
    %3 = irdl.any {type = "any type"}
    irdl.operands(tensor: %0, init_args: variadic %1)
    irdl.results(results: variadic %3)
    irdl.attributes {"order" = %2}
    %4 = irdl.region with size 1
    irdl.regions(region: %4)
  }
  irdl.operation @has_runtime_library attributes {
      format = "attr-dict"} {
    %0 = irdl.any {type = "1-bit signless integer"}
    irdl.results(result: %0)
  }
  irdl.operation @iterate attributes {
      traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<sparse_tensor.yield>"]} {
    %0 = irdl.any {description = "sparse iteration space", name = "iterSpace", stripped = "!sparse_tensor.iter_space", type = "!sparse_tensor.iter_space"}
    %1 = irdl.any {name = "initArgs", type = "any type"}
    %2 = irdl.any {description = "LevelSet attribute"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(iter_space: %0, init_args: variadic %1)
    irdl.results(results: variadic %3)
    irdl.attributes {"crdUsedLvls" = %2}
    %4 = irdl.region with size 1
    irdl.regions(region: %4)
  }
  irdl.operation @load attributes {
      format = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)",
      traits = ["SameOperandsAndResultType"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {attribute = "unit attribute"}
    %2 = irdl.any {type = "tensor of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %2)
    irdl.attributes {"hasInserts" = %1}
  }
  irdl.operation @lvl attributes {
      format = "attr-dict $source `,` $index `:` type($source)",
      rules = ["let levels = source.encoding.param('lvlTypes')",
        "let rank = levels.size",
        "index.constant.value < rank: !Level index exceeds the rank of the input sparse tensor"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(source: %0, index: %1)
    irdl.results(result: %2)
  }
  irdl.operation @new attributes {
      format = "$source attr-dict `:` type($source) `to` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    irdl.operands(source: %0)
    irdl.results(result: %1)
  }
  irdl.operation @number_of_entries attributes {
      format = "$tensor attr-dict `:` type($tensor)",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {type = "index"}
    irdl.operands(tensor: %0)
    irdl.results(result: %1)
  }
  irdl.operation @out attributes {
      format = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)"} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(tensor: %0, dest: %1)
  }
  irdl.operation @positions attributes {
      class = "ToPositionsOp",
      format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
      rules = ["let levels = tensor.encoding.param('lvlTypes')",
        "let rank = levels.size",
        "level.value < rank: !requested level is out of bounds",
        "either(result.element.width, 0) == tensor.encoding.param('posWidth'): !unexpected type for positions"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {attribute = "index attribute", description = "level attribute"}
    %2 = irdl.any {type = "non-0-ranked.memref of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %2)
    irdl.attributes {"level" = %1}
  }
  irdl.operation @print attributes {
      format = "$tensor attr-dict `:` type($tensor)"} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    irdl.operands(tensor: %0)
  }
  irdl.operation @push_back attributes {
      format = "(`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^ )? attr-dict `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^ )?",
      match = ["value = element(inBuffer): value type matches element type of inBuffer", "all(inBuffer, outBuffer)"],
      names = ["outBuffer", "newSize"],
      rules = ["n.constant.value >= 1: n must be not less than 1"]} {
    %0 = irdl.any {name = "curSize", type = "index"}
    %1 = irdl.any {name = "inBuffer", type = "1D memref of any type values"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {name = "outBuffer", type = "1D memref of any type values"}
    %6 = irdl.any {name = "newSize", type = "index"}
    irdl.operands(cur_size: %0, in_buffer: %1, value: %2, n: optional %3)
    irdl.results(out_buffer: %5, new_size: %6)
    irdl.attributes {"inbounds" = %4}
  }
  irdl.operation @reduce attributes {
      format = "$x `,` $y `,` $identity attr-dict `:` type($output) $region",
      rules = ["if region.size > 0: region.args.size == 2: !reduce region must have exactly 2 arguments",
        "region.args[0].type == x.type: !reduce region argument 1 type mismatch",
        "region.args[1].type == x.type: !reduce region argument 2 type mismatch",
        "if region.size > 0: region.last.name == 'sparse_tensor.yield': !reduce region must end with sparse_tensor.yield",
        "if region.size > 0: region.last.operands.size == 1 and region.last.operands[0].type == output.type: !reduce region yield type mismatch"],
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {type = "any type"}
    %3 = irdl.any {type = "any type"}
    irdl.operands(x: %0, y: %1, identity: %2)
    irdl.results(output: %3)
    %4 = irdl.region with size 1
    irdl.regions(region: %4)
  }
  irdl.operation @reinterpret_map attributes {
      format = "$source attr-dict `:` type($source) `to` type($dest)",
      rules = ["let levels = source.encoding.param('lvlTypes')",
        "let rank = levels.size",
        "let others = dest.encoding.param('lvlTypes')",
        "all(i < rank, levels[i] == others[i]): !Level type mismatch between source/dest tensors",
        "source.element == dest.element: !Element type mismatch between source/dest tensors"],
      traits = ["NoMemoryEffect"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    irdl.operands(source: %0)
    irdl.results(dest: %1)
  }
  irdl.operation @reorder_coo attributes {
      class = "ReorderCOOOp",
      format = "$algorithm $input_coo attr-dict`:` type($input_coo) `to` type($result_coo)",
      rules = ["input_coo.element == result_coo.element: !Unmatched storage format between input and result COO"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {attribute = "#sparse_tensor.SparseTensorSortAlgorithm", description = "sparse tensor sort algorithm"}
    %2 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    irdl.operands(input_coo: %0)
    irdl.results(result_coo: %2)
    irdl.attributes {"algorithm" = %1}
  }
  irdl.operation @select attributes {
      format = "$x attr-dict `:` type($x) $region",
      rules = ["if region.size > 0: region.args.size == 1: !select region must have exactly 1 arguments",
        "region.args[0].type == x.type: !select region argument 1 type mismatch",
        "if region.size > 0: region.last.name == 'sparse_tensor.yield': !select region must end with sparse_tensor.yield",
        "if region.size > 0: region.last.operands.size == 1 and region.last.operands[0].type is '1-bit signless integer': !select region yield type mismatch"],
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(x: %0)
    irdl.results(output: %1)
    %2 = irdl.region with size 1
    irdl.regions(region: %2)
  }
  irdl.operation @slice_offset attributes {
      class = "ToSliceOffsetOp",
      format = "$slice `at` $dim attr-dict `:` type($slice)",
      name = "slice.offset",
      rules = ["dim.value < slice.rank: !requested dimension out of bound"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor slice of any type values", type = "ranked tensor of any type values"}
    %1 = irdl.any {attribute = "index attribute"}
    %2 = irdl.any {type = "index"}
    irdl.operands(slice: %0)
    irdl.results(offset: %2)
    irdl.attributes {"dim" = %1}
  }
  irdl.operation @slice_stride attributes {
      class = "ToSliceStrideOp",
      format = "$slice `at` $dim attr-dict `:` type($slice)",
      name = "slice.stride",
      rules = ["dim.value < slice.rank: !requested dimension out of bound"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor slice of any type values", type = "ranked tensor of any type values"}
    %1 = irdl.any {attribute = "index attribute"}
    %2 = irdl.any {type = "index"}
    irdl.operands(slice: %0)
    irdl.results(stride: %2)
    irdl.attributes {"dim" = %1}
  }
  irdl.operation @sort attributes {
      format = "$algorithm $n`,`$xy (`jointly` $ys^)? attr-dict`:` type($xy) (`jointly` type($ys)^)?",
      rules = ["perm_map.permutation: !Expected a permutation map, got {perm_map}",
        "let c = n.constant.value",
        "let needed = c * (perm_map.map_dims + either(ny.value, 0))",
        "xy[0] >= needed: !Expected dimension(xy) >= n * (rank(perm_map) + ny) got {xy[0]} < {needed}",
        "for v in ys: v.type.dim(0) >= c or v.type.dim(0) == ?: !Expected dimension(y) >= n got {v.type.dim(0)} < {c}"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {type = "1D memref of integer or index values"}
    %2 = irdl.any {type = "1D memref of any type values"}
    %3 = irdl.any {attribute = "AffineMap attribute"}
    %4 = irdl.any {attribute = "index attribute", optional}
    %5 = irdl.any {attribute = "#sparse_tensor.SparseTensorSortAlgorithm", description = "sparse tensor sort algorithm"}
    irdl.operands(n: %0, xy: %1, ys: variadic %2)
    irdl.attributes {"perm_map" = %3, "ny" = %4, "algorithm" = %5}
  }
  irdl.operation @storage_specifier_get attributes {
      class = "GetStorageSpecifierOp",
      format = "$specifier $specifierKind (`at` $level^)? attr-dict`:` qualified(type($specifier))",
      name = "storage_specifier.get",
      rules = ["let kind = specifierKind.word",
        "let encoding = specifier.type.param('encoding')",
        "let levels = encoding.param('lvlTypes')",
        "let rank = levels.size",
        "if kind == 'val_mem_sz': not has(level): !redundant level argument for querying value memory size",
        "if kind == 'dim_offset' or kind == 'dim_stride': has(encoding.param('dimSlices')): !requested slice data on non-slice tensor",
        "if kind != 'val_mem_sz': has(level): !missing level argument",
        "if kind != 'val_mem_sz': level.value < rank: !requested level is out of bounds",
        "if kind == 'pos_mem_sz': levels[level.value] / 65536 % 65536 != 8: !requested position memory size on a singleton level"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "metadata", stripped = "!sparse_tensor.storage_specifier", type = "!sparse_tensor.storage_specifier"}
    %1 = irdl.any {attribute = "#sparse_tensor.kind", description = "sparse tensor storage specifier kind"}
    %2 = irdl.any {attribute = "index attribute", description = "level attribute", optional}
    %3 = irdl.any {type = "index"}
    irdl.operands(specifier: %0)
    irdl.results(result: %3)
    irdl.attributes {"specifierKind" = %1, "level" = %2}
  }
  irdl.operation @storage_specifier_init attributes {
      format = "attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))",
      name = "storage_specifier.init",
      traits = ["Pure"]} {
    %0 = irdl.any {description = "metadata", stripped = "!sparse_tensor.storage_specifier", type = "!sparse_tensor.storage_specifier"}
    %1 = irdl.any {description = "metadata", stripped = "!sparse_tensor.storage_specifier", type = "!sparse_tensor.storage_specifier"}
    irdl.operands(source: optional %0)
    irdl.results(result: %1)
  }
  irdl.operation @storage_specifier_set attributes {
      class = "SetStorageSpecifierOp",
      format = "$specifier $specifierKind (`at` $level^)? `with` $value attr-dict `:` qualified(type($result))",
      match = ["all(result, specifier)"],
      name = "storage_specifier.set",
      rules = ["let kind = specifierKind.word",
        "let encoding = specifier.type.param('encoding')",
        "let levels = encoding.param('lvlTypes')",
        "let rank = levels.size",
        "if kind == 'val_mem_sz': not has(level): !redundant level argument for querying value memory size",
        "if kind == 'dim_offset' or kind == 'dim_stride': has(encoding.param('dimSlices')): !requested slice data on non-slice tensor",
        "if kind != 'val_mem_sz': has(level): !missing level argument",
        "if kind != 'val_mem_sz': level.value < rank: !requested level is out of bounds",
        "if kind == 'pos_mem_sz': levels[level.value] / 65536 % 65536 != 8: !requested position memory size on a singleton level"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "metadata", stripped = "!sparse_tensor.storage_specifier", type = "!sparse_tensor.storage_specifier"}
    %1 = irdl.any {attribute = "#sparse_tensor.kind", description = "sparse tensor storage specifier kind"}
    %2 = irdl.any {attribute = "index attribute", description = "level attribute", optional}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {description = "metadata", stripped = "!sparse_tensor.storage_specifier", type = "!sparse_tensor.storage_specifier"}
    irdl.operands(specifier: %0, value: %3)
    irdl.results(result: %4)
    irdl.attributes {"specifierKind" = %1, "level" = %2}
  }
  irdl.operation @unary attributes {
      format = "$x attr-dict `:` type($x) `to` type($output) `\\n` `present` `=` $presentRegion `\\n` `absent` `=` $absentRegion",
      rules = ["if presentRegion.size > 0: presentRegion.args.size == 1: !present region must have exactly 1 arguments",
        "presentRegion.args[0].type == x.type: !present region argument 1 type mismatch",
        "if presentRegion.size > 0: presentRegion.last.name == 'sparse_tensor.yield': !present region must end with sparse_tensor.yield",
        "if presentRegion.size > 0: presentRegion.last.operands.size == 1 and presentRegion.last.operands[0].type == output.type: !present region yield type mismatch",
        "if absentRegion.size > 0: absentRegion.args.size == 0: !absent region must have exactly 0 arguments",
        "if absentRegion.size > 0: absentRegion.last.name == 'sparse_tensor.yield': !absent region must end with sparse_tensor.yield",
        "if absentRegion.size > 0: absentRegion.last.operands.size == 1 and absentRegion.last.operands[0].type == output.type: !absent region yield type mismatch",
        "let yielded = absentRegion.last.operands[0]",
        "not (not has(yielded.def) and same(yielded.block, op.block)): !absent region cannot yield linalg argument",
        "if has(yielded.def), if yielded.def.name != 'arith.constant': not (same(yielded.block, absentRegion[0]) or same(yielded.block, op.block)): !absent region cannot yield locally computed value"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(x: %0)
    irdl.results(output: %1)
    %2 = irdl.region {name = "presentRegion"}
    %3 = irdl.region {name = "absentRegion"}
    irdl.regions(present_region: %2, absent_region: %3)
  }
  irdl.operation @values attributes {
      class = "ToValuesOp",
      format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
      rules = ["tensor.element == result.element: !unexpected mismatch in element types"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "sparse tensor of any type values", type = "ranked tensor of any type values and of encoding #sparse_tensor.encoding"}
    %1 = irdl.any {type = "non-0-ranked.memref of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %1)
  }
  irdl.operation @yield attributes {
      format = "$results attr-dict `:` type($results)",
      traits = ["Pure", "Terminator", "ParentOneOf<sparse_tensor.binary, sparse_tensor.unary, sparse_tensor.reduce, sparse_tensor.select, sparse_tensor.foreach, sparse_tensor.iterate, sparse_tensor.coiterate>"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(results: variadic %0)
  }
}
