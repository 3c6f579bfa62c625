// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tensor dialect. Source: its documentation at mlir.llvm.org/docs/Dialects; schema/README.md
// documents the attributes.

irdl.dialect @tensor attributes {all_attributes, all_types} {
  irdl.operation @bitcast attributes {
      format = "$source attr-dict `:` type($source) `to` type($dest)",
      traits = ["Pure"],
      verify = "tensor.bitcast"} {
    %0 = irdl.any {type = "tensor of signless integer or unsigned integer or signed integer or floating-point values"}
    %1 = irdl.any {type = "tensor of signless integer or unsigned integer or signed integer or floating-point values"}
    irdl.operands(source: %0)
    irdl.results(dest: %1)
  }
  irdl.operation @cast attributes {
      format = "$source attr-dict `:` type($source) `to` type($dest)",
      names = ["cast"],
      traits = ["Pure"],
      verify = "tensor.cast"} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {type = "tensor of any type values"}
    irdl.operands(source: %0)
    irdl.results(dest: %1)
  }
  irdl.operation @collapse_shape attributes {
      format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
      names = ["collapsed"],
      traits = ["Pure"],
      verify = "tensor.collapse_shape"} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {attribute = "Array of 64-bit integer array attributes"}
    %2 = irdl.any {type = "tensor of any type values"}
    irdl.operands(src: %0)
    irdl.results(result: %2)
    irdl.attributes {"reassociation" = %1}
  }
  irdl.operation @concat attributes {
      format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
      names = ["concat"],
      traits = ["Pure"],
      verify = "tensor.concat"} {
    %0 = irdl.any {attribute = "64-bit signless integer attribute"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(inputs: variadic %1)
    irdl.results(result: %2)
    irdl.attributes {"dim" = %0}
  }
  irdl.operation @dim attributes {
      format = "attr-dict $source `,` $index `:` type($source)",
      names = ["dim"],
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
    %0 = irdl.any {type = "non-0-ranked or unranked tensor"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    irdl.operands(source: %0, index: %1)
    irdl.results(result: %2)
  }
  irdl.operation @empty attributes {
      format = "`(`$dynamicSizes`)` attr-dict `:` type($result)",
      traits = ["Pure"],
      verify = "tensor.empty"} {
    %0 = irdl.any {name = "dynamicSizes", type = "index"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(dynamic_sizes: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @expand_shape attributes {
      format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)",
      names = ["expanded"],
      traits = ["Pure"],
      verify = "tensor.expand_shape"} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {attribute = "Array of 64-bit integer array attributes"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {type = "tensor of any type values"}
    irdl.operands(src: %0, output_shape: variadic %2)
    irdl.results(result: %4)
    irdl.attributes {"reassociation" = %1, "static_output_shape" = %3}
  }
  irdl.operation @extract attributes {
      format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
      match = ["result = element(tensor): result type matches element type of tensor"],
      names = ["extracted"],
      traits = ["Pure"],
      verify = "tensor.extract"} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(tensor: %0, indices: variadic %1)
    irdl.results(result: %2)
  }
  irdl.operation @extract_slice attributes {
      format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
      names = ["extracted_slice"],
      traits = ["AttrSizedOperandSegments", "Pure"],
      verify = "extract_slice"} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
    %6 = irdl.any {attribute = "i64 dense array attribute"}
    %7 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(source: %0, offsets: variadic %1, sizes: variadic %2, strides: variadic %3)
    irdl.results(result: %7)
    irdl.attributes {"static_offsets" = %4, "static_sizes" = %5, "static_strides" = %6}
  }
  irdl.operation @from_elements attributes {
      format = "$elements attr-dict `:` type($result)",
      match = ["elements = elements(result): operand types match result element type"],
      names = ["from_elements"],
      traits = ["Pure"],
      verify = "tensor.from_elements"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "statically shaped tensor of any type values"}
    irdl.operands(elements: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @gather attributes {
      format = "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)",
      names = ["gather"],
      traits = ["Pure"],
      verify = "tensor.gather"} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "ranked tensor of signless integer or index values"}
    %2 = irdl.any {attribute = "i64 dense array attribute"}
    %3 = irdl.any {attribute = "unit attribute"}
    %4 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(source: %0, indices: %1)
    irdl.results(result: %4)
    irdl.attributes {"gather_dims" = %2, "unique" = %3}
  }
  irdl.operation @generate attributes {
      format = "$dynamicExtents $body attr-dict `:` type($result)",
      names = ["generated"],
      traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<tensor.yield>"],
      verify = "tensor.empty",
      verify_regions = "tensor.generate body"} {
    %0 = irdl.any {name = "dynamicExtents", type = "index"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(dynamic_extents: variadic %0)
    irdl.results(result: %1)
    %2 = irdl.region with size 1
    irdl.regions(body: %2)
  }
  irdl.operation @insert attributes {
      format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
      match = ["result = same(dest): result type matches type of dest", "scalar = element(dest): scalar type matches element type of dest"],
      names = ["inserted"],
      traits = ["Pure"],
      verify = "tensor.insert"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(scalar: %0, dest: %1, indices: variadic %2)
    irdl.results(result: %3)
  }
  irdl.operation @insert_slice attributes {
      format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)",
      match = ["result = same(dest): expected result type to match dest type"],
      names = ["inserted_slice"],
      traits = ["AttrSizedOperandSegments", "Pure"],
      verify = "insert_slice"} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
    %6 = irdl.any {attribute = "i64 dense array attribute"}
    %7 = irdl.any {attribute = "i64 dense array attribute"}
    %8 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(source: %0, dest: %1, offsets: variadic %2, sizes: variadic %3, strides: variadic %4)
    irdl.results(result: %8)
    irdl.attributes {"static_offsets" = %5, "static_sizes" = %6, "static_strides" = %7}
  }
  irdl.operation @pad attributes {
      format = "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)",
      names = ["padded"],
      traits = ["AttrSizedOperandSegments", "Pure", "SingleBlock", "SingleBlockImplicitTerminator<tensor.yield>"],
      verify = "tensor.pad",
      verify_regions = "tensor.pad body"} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {attribute = "i64 dense array attribute"}
    %5 = irdl.any {attribute = "unit attribute"}
    %6 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(source: %0, low: variadic %1, high: variadic %2)
    irdl.results(result: %6)
    irdl.attributes {"static_low" = %3, "static_high" = %4, "nofold" = %5}
    %7 = irdl.region with size 1
    irdl.regions(region: %7)
  }
  irdl.operation @parallel_insert_slice attributes {
      format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)",
      traits = ["AttrSizedOperandSegments"],
      verify = "insert_slice"} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    %2 = irdl.any {type = "index"}
    %3 = irdl.any {type = "index"}
    %4 = irdl.any {type = "index"}
    %5 = irdl.any {attribute = "i64 dense array attribute"}
    %6 = irdl.any {attribute = "i64 dense array attribute"}
    %7 = irdl.any {attribute = "i64 dense array attribute"}
    irdl.operands(source: %0, dest: %1, offsets: variadic %2, sizes: variadic %3, strides: variadic %4)
    irdl.attributes {"static_offsets" = %5, "static_sizes" = %6, "static_strides" = %7}
  }
  irdl.operation @rank attributes {
      format = "$tensor attr-dict `:` type($tensor)",
      names = ["rank"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {type = "index"}
    irdl.operands(tensor: %0)
    irdl.results(result: %1)
  }
  irdl.operation @reshape attributes {
      format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
      names = ["reshape"],
      traits = ["Pure"],
      verify = "tensor.reshape"} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {type = "1D tensor of signless integer or index values"}
    %2 = irdl.any {type = "tensor of any type values"}
    irdl.operands(source: %0, shape: %1)
    irdl.results(result: %2)
  }
  irdl.operation @scatter attributes {
      format = "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)",
      names = ["scatter"],
      traits = ["Pure"],
      verify = "tensor.scatter"} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {type = "ranked tensor of any type values"}
    %2 = irdl.any {type = "ranked tensor of signless integer or index values"}
    %3 = irdl.any {attribute = "i64 dense array attribute"}
    %4 = irdl.any {attribute = "unit attribute"}
    %5 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(source: %0, dest: %1, indices: %2)
    irdl.results(result: %5)
    irdl.attributes {"scatter_dims" = %3, "unique" = %4}
  }
  irdl.operation @splat attributes {
      format = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)",
      match = ["input = element(aggregate): operand type matches element type of result"],
      names = ["splat"],
      traits = ["Pure"],
      verify = "tensor.splat"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {name = "dynamicSizes", type = "index"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %0, dynamic_sizes: variadic %1)
    irdl.results(aggregate: %2)
  }
  irdl.operation @yield attributes {
      format = "$value attr-dict `:` type($value)",
      traits = ["Pure", "ReturnLike", "Terminator", "HasParent<tensor.generate, tensor.pad>"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(value: %0)
  }
}
