// The shard dialect, made by import-dialect.

irdl.dialect @shard attributes {enums = {
      ReductionKind = {builder = "Shard_ReductionKind", cases = ["sum", "max", "min", "product", "average", "bitwise_and", "bitwise_or", "bitwise_xor", "generic"], names = ["Sum", "Max", "Min", "Product", "Average", "BitwiseAnd", "BitwiseOr", "BitwiseXor", "Generic"], values = [1, 2, 3, 4, 5, 6, 7, 8, 100], width = 32}}} {
  irdl.type @"!sharding"
  irdl.attribute @axisarray
  irdl.attribute @partial attributes {
      cases = ["sum", "max", "min", "product", "average", "bitwise_and", "bitwise_or", "bitwise_xor", "generic"],
      description = "::mlir::shard::ReductionKind",
      values = [1, 2, 3, 4, 5, 6, 7, 8, 100]}
  irdl.operation @all_gather attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)",
      names = ["all_gather"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultShape"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {description = "sharding definition", exact, type = "!shard.sharding"}
    irdl.operands(source: %0)
    irdl.results(result: %1)
  }
  irdl.operation @grid attributes {
      format = "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict",
      traits = ["Symbol", "ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.attributes {"sym_name" = %0, "shape" = %1}
  }
  irdl.operation @grid_shape attributes {
      format = "$grid (`axes` `=` $axes^)? attr-dict `:` type($result)",
      names = ["grid_shape"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {type = "index"}
    irdl.results(result: variadic %2)
    irdl.attributes {"grid" = %0, "axes" = %1}
  }
  irdl.operation @neighbors_linear_indices attributes {
      format = "`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)",
      names = ["down_linear_idx", "up_linear_idx"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {type = "index"}
    irdl.results(result: %1)
    irdl.attributes {"grid" = %0}
  }
  irdl.operation @process_multi_index attributes {
      format = "`on` $grid (`axes` `=` $axes^)? attr-dict `:` type($result)",
      names = ["proc_linear_idx"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %1 = irdl.any {attribute = "i16 dense array attribute", default = "array<i16>"}
    %2 = irdl.any {type = "index"}
    irdl.results(result: variadic %2)
    irdl.attributes {"grid" = %0, "axes" = %1}
  }
  irdl.operation @recv attributes {
      format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)? attr-dict `:` functional-type(operands, results)",
      match = ["all-shapes(input, result)", "all-elements(input, result)"],
      names = ["recv"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      names = ["send"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "AttrSizedOperandSegments"]} {
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
      names = ["sharding"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "AttrSizedOperandSegments"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType", "SameOperandsAndResultShape"]} {
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
      match = ["destination = same(result): result has same type as destination"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
