// The shard dialect, made by import-dialect.

irdl.dialect @shard attributes {all_attributes, all_types, inlines, inferring_builders = ["get_sharding", "neighbors_linear_indices", "process_linear_index", "shard", "sharding"], enums = {
      ReductionKind = {attributes = {Shard_ReductionKindAttr = "shard<partial {}>"}, builder = "Shard_ReductionKind", cases = ["sum", "max", "min", "product", "average", "bitwise_and", "bitwise_or", "bitwise_xor", "generic"], names = ["Sum", "Max", "Min", "Product", "Average", "BitwiseAnd", "BitwiseOr", "BitwiseXor", "Generic"], values = [1, 2, 3, 4, 5, 6, 7, 8, 100], width = 32}}} {
  irdl.type @"!sharding" attributes {
      format = ""}
  irdl.attribute @axisarray attributes {
      cpp = "Shard_GridAxesArrayAttr",
      format = "`[` $axes `]`"} {
    %0 = irdl.any {cpp = "::llvm::ArrayRef<GridAxesAttr>", parameter = "list of i16 array"}
    irdl.parameters(axes: %0)
  }
  irdl.attribute @partial attributes {
      cases = ["sum", "max", "min", "product", "average", "bitwise_and", "bitwise_or", "bitwise_xor", "generic"],
      description = "::mlir::shard::ReductionKind",
      values = [1, 2, 3, 4, 5, 6, 7, 8, 100]}
  irdl.operation @all_gather attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)",
      names = ["all_gather"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "gather_axis >= 0 and gather_axis < result.rank: !!Gather axis {gather_axis.value} is out of bounds [0, {result.rank}).",
        "for i < input.rank, let e = when(i == gather_axis, input[i] * group, input[i]), if has(result[i]): known(e == result[i]): !!Dimension size mismatch for result axis {i}. Expected {either(e, 'dynamic')}, but got {result[i]}."],
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    %3 = irdl.any {attribute = "index attribute"}
    %4 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    irdl.operands(input: %2)
    irdl.results(result: %4)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "gather_axis" = %3}
  }
  irdl.operation @all_reduce attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? attr-dict `:` type($input) `->` type($result)",
      names = ["all_reduce"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))"],
      traits = ["Pure", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    %3 = irdl.any {attribute = "#shard.partial", default = "#shard<partial sum>", description = "Reduction of an iterator/grid dimension."}
    %4 = irdl.any {type = "memref of any type values or ranked tensor of any type values"}
    irdl.operands(input: %2)
    irdl.results(result: %4)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "reduction" = %3}
  }
  irdl.operation @all_slice attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `slice_axis` `=` $slice_axis attr-dict `:` type($input) `->` type($result)",
      names = ["all_slice"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "for i < input.rank, if i != slice_axis, if has(result[i]): known(input[i] == result[i]): !!Dimension size mismatch for result axis {i}. Expected {either(input[i], 'dynamic')}, but got {result[i]}.",
        "input[slice_axis] % group == 0: !!Operand dimension size {input[slice_axis]} is not divisible by collective device group size {group} for tensor axis {slice_axis.value}.",
        "let se = input[slice_axis] / group",
        "if has(result[slice_axis]): known(se == result[slice_axis]): !!Dimension size mismatch for result axis {slice_axis.value}. Expected {either(se, 'dynamic')}, but got {result[slice_axis]}."],
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    %3 = irdl.any {attribute = "index attribute"}
    %4 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    irdl.operands(input: %2)
    irdl.results(result: %4)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "slice_axis" = %3}
  }
  irdl.operation @all_to_all attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `split_axis` `=` $split_axis `concat_axis` `=` $concat_axis attr-dict `:` type($input) `->` type($result)",
      names = ["all_to_all"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "for i < input.rank, if i != split_axis and i != concat_axis or split_axis == concat_axis, if has(result[i]): known(input[i] == result[i]): !!Dimension size mismatch for result axis {i}. Expected {either(input[i], 'dynamic')}, but got {result[i]}.",
        "done if split_axis == concat_axis",
        "let ce = input[concat_axis] * group",
        "if has(result[concat_axis]): known(ce == result[concat_axis]): !!Dimension size mismatch for result axis {concat_axis.value}. Expected {either(ce, 'dynamic')}, but got {result[concat_axis]}.",
        "let se = when(input[split_axis] % group == 0, input[split_axis] / group, nothing)",
        "if has(result[split_axis]): known(se == result[split_axis]): !!Dimension size mismatch for result axis {split_axis.value}. Expected {either(se, 'dynamic')}, but got {result[split_axis]}."],
      traits = ["Pure", "SameOperandsAndResultElementType"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    %3 = irdl.any {attribute = "index attribute"}
    %4 = irdl.any {attribute = "index attribute"}
    %5 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    irdl.operands(input: %2)
    irdl.results(result: %5)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "split_axis" = %3, "concat_axis" = %4}
  }
  irdl.operation @broadcast attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)",
      match = ["all-shapes(input, result)", "all-elements(input, result)"],
      names = ["broadcast"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "root.size == grid_axes.size: !!In-group device \"root\" has unexpected multi-index size {root.size}. Expected {grid_axes.size}.",
        "for i < root.size, let z = shape[grid_axes[i]], let c = root[i], if c != ? and z != ?: z > c: !!Out of bounds coordinate {i} for in-group device \"root\". Got {c}, but expected value in the range [0, {z - 1}]."],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %2, root_dynamic: variadic %4)
    irdl.results(result: %5)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "root" = %3}
  }
  irdl.operation @gather attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `gather_axis` `=` $gather_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)",
      match = ["all-ranks(input, result)", "all-elements(input, result)"],
      names = ["gather"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "root.size == grid_axes.size: !!In-group device \"root\" has unexpected multi-index size {root.size}. Expected {grid_axes.size}.",
        "for i < root.size, let z = shape[grid_axes[i]], let c = root[i], if c != ? and z != ?: z > c: !!Out of bounds coordinate {i} for in-group device \"root\". Got {c}, but expected value in the range [0, {z - 1}].",
        "gather_axis >= 0 and gather_axis < result.rank: !!Gather axis {gather_axis.value} is out of bounds [0, {result.rank}).",
        "for i < input.rank, let e = when(i == gather_axis, input[i] * group, input[i]), if has(result[i]): known(e == result[i]): !!Dimension size mismatch for result axis {i}. Expected {either(e, 'dynamic')}, but got {result[i]}."],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    %3 = irdl.any {attribute = "index attribute"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {type = "index"}
    %6 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    irdl.operands(input: %2, root_dynamic: variadic %5)
    irdl.results(result: %6)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "gather_axis" = %3, "root" = %4}
  }
  irdl.operation @get_sharding attributes {
      format = "$source attr-dict `:` type($source) `->` type($result)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {description = "sharding definition", exact, type = "!shard.sharding"}
    irdl.operands(source: %0)
    irdl.results(result: %1)
  }
  irdl.operation @grid attributes {
      format = "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict",
      rules = ["shape.size > 0: rank of grid is expected to be a positive integer",
        "all(v in shape, v >= 0 or v == ?): dimension size of a grid is expected to be non-negative or dynamic"],
      traits = ["Symbol", "Pure"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.attributes {"sym_name" = %0, "shape" = %1}
  }
  irdl.operation @grid_shape attributes {
      format = "$grid (`axes` `=` $axes^)? attr-dict `:` type($result)",
      names = ["grid_shape"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(axes): !!Grid axes contains duplicate elements.",
        "for a in axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in axes, shape[a] == ?), nothing, product(a in axes, shape[a]))",
        "let n = when(axes.size == 0, shape.size, axes.size)",
        "op.results.size == n: !Unexpected number of results {op.results.size}. Expected {n}."],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {type = "index"}
    irdl.results(result: variadic %2)
    irdl.attributes {"grid" = %0, "axes" = %1}
  }
  irdl.operation @neighbors_linear_indices attributes {
      format = "`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)",
      names = ["down_linear_idx", "up_linear_idx"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "i16 dense array attribute"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {type = "index"}
    irdl.operands(device: variadic %1)
    irdl.results(neighbor_down: %3, neighbor_up: %4)
    irdl.attributes {"grid" = %0, "split_axes" = %2}
  }
  irdl.operation @process_linear_index attributes {
      format = "`on` $grid attr-dict `:` type($result)",
      names = ["proc_linear_idx"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"grid" = %0}
  }
  irdl.operation @process_multi_index attributes {
      format = "`on` $grid (`axes` `=` $axes^)? attr-dict `:` type($result)",
      names = ["proc_linear_idx"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(axes): !!Grid axes contains duplicate elements.",
        "for a in axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in axes, shape[a] == ?), nothing, product(a in axes, shape[a]))",
        "let n = when(axes.size == 0, shape.size, axes.size)",
        "op.results.size == n: !Unexpected number of results {op.results.size}. Expected {n}."],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {type = "index"}
    irdl.results(result: variadic %2)
    irdl.attributes {"grid" = %0, "axes" = %1}
  }
  irdl.operation @recv attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)? attr-dict `:` functional-type(operands, results)",
      match = ["all-shapes(input, result)", "all-elements(input, result)"],
      names = ["recv"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "done if not has(source)",
        "source.size == grid_axes.size: !!In-group device \"source\" has unexpected multi-index size {source.size}. Expected {grid_axes.size}.",
        "for i < source.size, let z = shape[grid_axes[i]], let c = source[i], if c != ? and z != ?: z > c: !!Out of bounds coordinate {i} for in-group device \"source\". Got {c}, but expected value in the range [0, {z - 1}]."]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %2, source_dynamic: variadic %4)
    irdl.results(result: %5)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "source" = %3}
  }
  irdl.operation @reduce attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)",
      match = ["all-shapes(input, result)"],
      names = ["reduce"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "root.size == grid_axes.size: !!In-group device \"root\" has unexpected multi-index size {root.size}. Expected {grid_axes.size}.",
        "for i < root.size, let z = shape[grid_axes[i]], let c = root[i], if c != ? and z != ?: z > c: !!Out of bounds coordinate {i} for in-group device \"root\". Got {c}, but expected value in the range [0, {z - 1}]."],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    %3 = irdl.any {attribute = "#shard.partial", default = "#shard<partial sum>", description = "Reduction of an iterator/grid dimension."}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {type = "index"}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %2, root_dynamic: variadic %5)
    irdl.results(result: %6)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "reduction" = %3, "root" = %4}
  }
  irdl.operation @reduce_scatter attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? `scatter_axis` `=` $scatter_axis attr-dict `:` type($input) `->` type($result)",
      names = ["reduce_scatter"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "for i < input.rank, if i != scatter_axis, if has(result[i]): known(input[i] == result[i]): !!Dimension size mismatch for result axis {i}. Expected {either(input[i], 'dynamic')}, but got {result[i]}.",
        "input[scatter_axis] % group == 0: !!Operand dimension size {input[scatter_axis]} is not divisible by collective device group size {group} for tensor axis {scatter_axis.value}.",
        "let se = input[scatter_axis] / group",
        "if has(result[scatter_axis]): known(se == result[scatter_axis]): !!Dimension size mismatch for result axis {scatter_axis.value}. Expected {either(se, 'dynamic')}, but got {result[scatter_axis]}."],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    %3 = irdl.any {attribute = "#shard.partial", default = "#shard<partial sum>", description = "Reduction of an iterator/grid dimension."}
    %4 = irdl.any {attribute = "index attribute"}
    %5 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %2)
    irdl.results(result: %5)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "reduction" = %3, "scatter_axis" = %4}
  }
  irdl.operation @scatter attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `scatter_axis` `=` $scatter_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)",
      match = ["all-ranks(input, result)", "all-elements(input, result)"],
      names = ["scatter"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "root.size == grid_axes.size: !!In-group device \"root\" has unexpected multi-index size {root.size}. Expected {grid_axes.size}.",
        "for i < root.size, let z = shape[grid_axes[i]], let c = root[i], if c != ? and z != ?: z > c: !!Out of bounds coordinate {i} for in-group device \"root\". Got {c}, but expected value in the range [0, {z - 1}].",
        "for i < input.rank, if i != scatter_axis, if has(result[i]): known(input[i] == result[i]): !!Dimension size mismatch for result axis {i}. Expected {either(input[i], 'dynamic')}, but got {result[i]}.",
        "input[scatter_axis] % group == 0: !!Operand dimension size {input[scatter_axis]} is not divisible by collective device group size {group} for tensor axis {scatter_axis.value}.",
        "let se = input[scatter_axis] / group",
        "if has(result[scatter_axis]): known(se == result[scatter_axis]): !!Dimension size mismatch for result axis {scatter_axis.value}. Expected {either(se, 'dynamic')}, but got {result[scatter_axis]}."],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    %3 = irdl.any {attribute = "index attribute"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {type = "index"}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %2, root_dynamic: variadic %5)
    irdl.results(result: %6)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "scatter_axis" = %3, "root" = %4}
  }
  irdl.operation @send attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `destination` `=` custom<DynamicIndexList>($destination_dynamic, $destination) attr-dict `:` functional-type(operands, results)",
      match = ["all-shapes(input, result)", "all-elements(input, result)"],
      names = ["send"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "destination.size == grid_axes.size: !!In-group device \"destination\" has unexpected multi-index size {destination.size}. Expected {grid_axes.size}.",
        "for i < destination.size, let z = shape[grid_axes[i]], let c = destination[i], if c != ? and z != ?: z > c: !!Out of bounds coordinate {i} for in-group device \"destination\". Got {c}, but expected value in the range [0, {z - 1}]."]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %2, destination_dynamic: variadic %4)
    irdl.results(result: %5)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "destination" = %3}
  }
  irdl.operation @shard attributes {
      format = "$src `to` $sharding (`annotate_for_users` $annotate_for_users^)? attr-dict `:` type($result)",
      match = ["all(result, src)"],
      names = ["sharding_annotated"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {description = "sharding definition", exact, type = "!shard.sharding"}
    %2 = irdl.any {attribute = "unit attribute"}
    %3 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(src: %0, sharding: %1)
    irdl.results(result: %3)
    irdl.attributes {"annotate_for_users" = %2}
  }
  irdl.operation @shard_shape attributes {
      format = "`dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)",
      names = ["shard_shape"],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "i64 dense array attribute"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {description = "sharding definition", exact, type = "!shard.sharding"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {type = "index"}
    irdl.operands(dims_dynamic: variadic %1, sharding: %2, device_dynamic: variadic %4)
    irdl.results(result: variadic %5)
    irdl.attributes {"dims" = %0, "device" = %3}
  }
  irdl.operation @sharding attributes {
      format = "$grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)? (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)? attr-dict `:` type($result)",
      infers,
      names = ["sharding"],
      rules = ["let axes = split_axes.param('axes')",
        "for i < axes.size, let list = axes[i], for k < list.size: list[k] >= 0: !grid axis is expected to be non-negative",
        "for i < axes.size, let list = axes[i], for k < list.size, let a = list[k]: count(m < axes.size, any(n < axes[m].size, axes[m][n] == a)) == 1 and count(n < list.size, list[n] == a) == 1: !grid axis duplicated",
        "static_halo_sizes.size == 0 or static_sharded_dims_offsets.size == 0: halo sizes and shard offsets are mutually exclusive",
        "if static_halo_sizes.size > 0: static_halo_sizes.size == 2 * axes.size: !halo sizes must be specified for all split axes."],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "let axes = split_axes.param('axes')",
        "let offs = static_sharded_dims_offsets",
        "done if offs.size == 0",
        "not any(v in shape, v == ?): !sharded dims offsets are not allowed for device grids with dynamic shape.",
        "let total = sum(i < axes.size, when(axes[i].size > 0, 1 + sum(k < axes[i].size, shape[axes[i][k]]), 0))",
        "offs.size >= total: !sharded dims offsets has wrong size.",
        "for i < axes.size, let n = sum(k < axes[i].size, shape[axes[i][k]]), let from = sum(m < i, when(axes[m].size > 0, 1 + sum(k < axes[m].size, shape[axes[m][k]]), 0)), for j < n, let x = offs[from + j], let y = offs[from + j + 1], if x != ? and y != ?: x <= y: !sharded dims offsets must be non-decreasing."],
      traits = ["Pure", "AttrSizedOperandSegments"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "#shard.axisarray"}
    %2 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>"}
    %3 = irdl.any {type = "64-bit signless integer"}
    %4 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>"}
    %5 = irdl.any {type = "64-bit signless integer"}
    %6 = irdl.any {description = "sharding definition", exact, type = "!shard.sharding"}
    irdl.operands(dynamic_sharded_dims_offsets: variadic %3, dynamic_halo_sizes: variadic %5)
    irdl.results(result: %6)
    irdl.attributes {"grid" = %0, "split_axes" = %1, "static_sharded_dims_offsets" = %2, "static_halo_sizes" = %4}
  }
  irdl.operation @shift attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)? attr-dict `:` type($input) `->` type($result)",
      names = ["shift"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')",
        "distinct(grid_axes): !!Grid axes contains duplicate elements.",
        "for a in grid_axes: a >= 0 and a < shape.size: !!0-based grid axis index {a} is out of bounds. The referenced grid \"{grid.root}\" is of rank {shape.size}.",
        "let group = when(any(a in grid_axes, shape[a] == ?), nothing, product(a in grid_axes, shape[a]))",
        "any(a in grid_axes, a == shift_axis): !Invalid shift axis {shift_axis.value}. It must be one of the grouping grid axes."],
      traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultShape"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {description = "non-0-ranked.tensor of any type values", type = "tensor of any type values and of rank at least 1"}
    %3 = irdl.any {attribute = "index attribute"}
    %4 = irdl.any {attribute = "64-bit signless integer attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %2)
    irdl.results(result: %6)
    irdl.attributes {"grid" = %0, "grid_axes" = %1, "shift_axis" = %3, "offset" = %4, "rotate" = %5}
  }
  irdl.operation @update_halo attributes {
      format = "$destination `on` $grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)? attr-dict `:` type($result)",
      infers = false,
      match = ["destination = same(result): result has same type as destination"],
      symbol_rules = ["let g = symbol(grid)",
        "has(g) and g.name == 'shard.grid': !Undefined required grid symbol \"{grid.root}\".",
        "let shape = g.attr('shape')"],
      traits = ["Pure"]} {
    %0 = irdl.any {description = "non-0-ranked.memref of any type values or non-0-ranked.tensor of any type values", type = "memref of any type values and of rank at least 1 or tensor of any type values and of rank at least 1"}
    %1 = irdl.any {attribute = "flat symbol reference attribute"}
    %2 = irdl.any {attribute = "#shard.axisarray"}
    %3 = irdl.any {type = "64-bit signless integer"}
    %4 = irdl.any {attribute = "i64 dense array attribute", default = "array<i64>"}
    %5 = irdl.any {description = "non-0-ranked.memref of any type values or non-0-ranked.tensor of any type values", type = "memref of any type values and of rank at least 1 or tensor of any type values and of rank at least 1"}
    irdl.operands(destination: %0, halo_sizes: variadic %3)
    irdl.results(result: %5)
    irdl.attributes {"grid" = %1, "split_axes" = %2, "static_halo_sizes" = %4}
  }
}
