// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shape dialect. Source: its documentation at mlir.llvm.org/docs/Dialects/ShapeDialect;
// schema/README.md documents the attributes.

irdl.dialect @shape attributes {
    all_attributes,
    all_types,
    unknown_ops,
    types = {
      extents = "!shape.shape or 1D tensor of index values",
      any = "!shape.size or index or !shape.shape or 1D tensor of index values",
      shaped = "vector of any type values or tensor of any type values or ranked or unranked memref of any type values",
      value = "vector of any type values or tensor of any type values or ranked or unranked memref of any type values or !shape.value_shape"}} {
  irdl.type @shape attributes {format = ""}
  irdl.type @size attributes {format = ""}
  irdl.type @value_shape attributes {format = ""}
  irdl.type @witness attributes {format = ""}
  irdl.operation @add attributes {
      format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
      infers,
      traits = ["Commutative", "Pure"],
      verify = "shape.size_result"} {
    %0 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %1 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %2 = irdl.any {type = "!shape.size or index", description = "size or index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @any attributes {
      format = "$inputs attr-dict `:` type($inputs) `->` type($result)",
      traits = ["Commutative", "Pure"]} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @assuming attributes {
      assembly = "shape.assuming",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<shape.assuming_yield>", "RecursiveMemoryEffects"],
      verify_regions = "shape.assuming"} {
    %0 = irdl.any {exact, type = "!shape.witness"}
    %1 = irdl.any {type = "any type"}
    irdl.operands(witness: %0)
    irdl.results(results: variadic %1)
    %2 = irdl.region with size 1 {name = "doRegion"}
    irdl.regions(do_region: %2)
  }
  irdl.operation @assuming_all attributes {
      format = "$inputs attr-dict",
      infers,
      traits = ["Commutative", "Pure"],
      verify = "shape.assuming_all"} {
    %0 = irdl.any {exact, type = "!shape.witness"}
    %1 = irdl.any {exact, type = "!shape.witness"}
    irdl.operands(inputs: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @assuming_yield attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["Pure", "ReturnLike", "Terminator", "HasParent<shape.assuming>"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @broadcast attributes {
      format = "$shapes attr-dict `:` type($shapes) `->` type($result)",
      traits = ["Commutative", "Pure"],
      verify = "shape.shape_result"} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {attribute = "string attribute", optional}
    %2 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    irdl.operands(shapes: variadic %0)
    irdl.results(result: %2)
    irdl.attributes {"error" = %1}
  }
  irdl.operation @concat attributes {
      format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %2 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @const_shape attributes {
      assembly = "shape.const_shape",
      infers,
      traits = ["ConstantLike", "Pure"],
      verify = "shape.const_shape"} {
    %0 = irdl.any {attribute = "index elements attribute"}
    %1 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    irdl.results(result: %1)
    irdl.attributes {"shape" = %0}
  }
  irdl.operation @const_size attributes {
      format = "$value attr-dict",
      infers,
      names = "constant",
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {attribute = "index attribute"}
    %1 = irdl.any {exact, type = "!shape.size"}
    irdl.results(result: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @const_witness attributes {
      format = "$passing attr-dict",
      infers,
      traits = ["ConstantLike", "Pure"]} {
    %0 = irdl.any {attribute = "bool attribute"}
    %1 = irdl.any {exact, type = "!shape.witness"}
    irdl.results(result: %1)
    irdl.attributes {"passing" = %0}
  }
  irdl.operation @cstr_broadcastable attributes {
      format = "$shapes attr-dict `:` type($shapes)",
      infers,
      traits = ["Commutative"],
      verify = "shape.cstr_broadcastable"} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {exact, type = "!shape.witness"}
    irdl.operands(shapes: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @cstr_eq attributes {
      format = "$shapes attr-dict `:` type($shapes)",
      infers,
      traits = ["Commutative"]} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {exact, type = "!shape.witness"}
    irdl.operands(shapes: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @cstr_require attributes {
      format = "$pred `,` $msg attr-dict",
      infers} {
    %0 = irdl.any {type = "1-bit signless integer"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {exact, type = "!shape.witness"}
    irdl.operands(pred: %0)
    irdl.results(result: %2)
    irdl.attributes {"msg" = %1}
  }
  irdl.operation @debug_print {
    %0 = irdl.any {type = "!shape.size or !shape.shape", description = "shape or size"}
    %1 = irdl.any {type = "!shape.size or !shape.shape", description = "shape or size"}
    irdl.operands(input: %0)
    irdl.results(output: %1)
  }
  irdl.operation @dim attributes {
      format = "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` type($extent)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %2 = irdl.any {type = "!shape.size or index", description = "size or index"}
    irdl.operands(value: %0, index: %1)
    irdl.results(extent: %2)
  }
  irdl.operation @div attributes {
      format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
      infers,
      traits = ["Pure"],
      verify = "shape.size_result"} {
    %0 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %1 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %2 = irdl.any {type = "!shape.size or index", description = "size or index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @from_extent_tensor attributes {
      format = "$input attr-dict `:` type($input)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "1D tensor of index values"}
    %1 = irdl.any {exact, type = "!shape.shape"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @from_extents attributes {
      format = "$extents attr-dict `:` type($extents)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %1 = irdl.any {exact, type = "!shape.shape"}
    irdl.operands(extents: variadic %0)
    irdl.results(shape: %1)
  }
  irdl.operation @func attributes {
      assembly = "shape.func",
      default_dialect = "shape",
      traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "Symbol"],
      verify = "shape.func"} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "type attribute of function type"}
    %2 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %3 = irdl.any {attribute = "Array of dictionary attributes", optional}
    %4 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"sym_name" = %0, "function_type" = %1, "arg_attrs" = %2, "res_attrs" = %3, "sym_visibility" = %4}
    %5 = irdl.region
    irdl.regions(body: %5)
  }
  irdl.operation @function_library attributes {
      assembly = "shape.function_library",
      default_dialect = "shape",
      traits = ["AffineScope", "IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "string attribute", optional}
    %2 = irdl.any {attribute = "dictionary of named attribute values"}
    irdl.attributes {"sym_name" = %0, "sym_visibility" = %1, "mapping" = %2}
    %3 = irdl.region
    irdl.regions(body: %3)
  }
  irdl.operation @get_extent attributes {
      format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)",
      infers,
      traits = ["Pure"],
      verify = "shape.size_result"} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %2 = irdl.any {type = "!shape.size or index", description = "size or index"}
    irdl.operands(shape: %0, dim: %1)
    irdl.results(extent: %2)
  }
  irdl.operation @index_to_size attributes {
      format = "$arg attr-dict",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "index"}
    %1 = irdl.any {exact, type = "!shape.size"}
    irdl.operands(arg: %0)
    irdl.results(result: %1)
  }
  irdl.operation @is_broadcastable attributes {
      format = "$shapes attr-dict `:` type($shapes)",
      traits = ["Commutative"]} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(shapes: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @max attributes {
      format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
      infers,
      traits = ["Commutative", "Pure"],
      verify = "shape.inferred"} {
    %0 = irdl.any {type = "!shape.size or !shape.shape", description = "shape or size"}
    %1 = irdl.any {type = "!shape.size or !shape.shape", description = "shape or size"}
    %2 = irdl.any {type = "!shape.size or !shape.shape", description = "shape or size"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @meet attributes {
      format = "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)",
      infers,
      traits = ["Commutative"],
      verify = "shape.meet"} {
    %0 = irdl.any {type = "$any", description = "any shape or size"}
    %1 = irdl.any {type = "$any", description = "any shape or size"}
    %2 = irdl.any {attribute = "string attribute", optional}
    %3 = irdl.any {type = "$any", description = "any shape or size"}
    irdl.operands(arg0: %0, arg1: %1)
    irdl.results(result: %3)
    irdl.attributes {"error" = %2}
  }
  irdl.operation @min attributes {
      format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
      infers,
      traits = ["Commutative", "Pure"],
      verify = "shape.inferred"} {
    %0 = irdl.any {type = "!shape.size or !shape.shape", description = "shape or size"}
    %1 = irdl.any {type = "!shape.size or !shape.shape", description = "shape or size"}
    %2 = irdl.any {type = "!shape.size or !shape.shape", description = "shape or size"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @mul attributes {
      format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
      infers,
      traits = ["Commutative", "Pure"],
      verify = "shape.size_result"} {
    %0 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %1 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %2 = irdl.any {type = "!shape.size or index", description = "size or index"}
    irdl.operands(lhs: %0, rhs: %1)
    irdl.results(result: %2)
  }
  irdl.operation @num_elements attributes {
      format = "$shape attr-dict `:` type($shape) `->` type($result)",
      infers,
      traits = ["Pure"],
      verify = "shape.size_result"} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {type = "!shape.size or index", description = "size or index"}
    irdl.operands(shape: %0)
    irdl.results(result: %1)
  }
  irdl.operation @rank attributes {
      format = "$shape attr-dict `:` type($shape) `->` type($rank)",
      infers,
      traits = ["Pure"],
      verify = "shape.size_result"} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {type = "!shape.size or index", description = "size or index"}
    irdl.operands(shape: %0)
    irdl.results(rank: %1)
  }
  irdl.operation @reduce attributes {
      assembly = "shape.reduce",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<shape.yield>"],
      verify = "shape.reduce"} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {name = "initVals", type = "any type"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(shape: %0, init_vals: variadic %1)
    irdl.results(result: variadic %2)
    %3 = irdl.region with size 1
    irdl.regions(region: %3)
  }
  irdl.operation @return attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["Pure", "HasParent<shape.func>", "ReturnLike", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
  irdl.operation @shape_eq attributes {
      format = "$shapes attr-dict `:` type($shapes)",
      traits = ["Pure", "Commutative"]} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {type = "1-bit signless integer"}
    irdl.operands(shapes: variadic %0)
    irdl.results(result: %1)
  }
  irdl.operation @shape_of attributes {
      format = "$arg attr-dict `:` type($arg) `->` type($result)",
      infers,
      traits = ["Pure"],
      verify = "shape.shape_of"} {
    %0 = irdl.any {type = "$value", description = "shaped of any type values or "}
    %1 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    irdl.operands(arg: %0)
    irdl.results(result: %1)
  }
  irdl.operation @size_to_index attributes {
      format = "$arg attr-dict `:` type($arg)",
      traits = ["CastOpInterface", "Pure"]} {
    %0 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %1 = irdl.any {type = "index"}
    irdl.operands(arg: %0)
    irdl.results(result: %1)
  }
  irdl.operation @split_at attributes {
      names = ["head", "tail"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {type = "!shape.size or index", description = "size or index"}
    %2 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %3 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    irdl.operands(operand: %0, index: %1)
    irdl.results(head: %2, tail: %3)
  }
  irdl.operation @to_extent_tensor attributes {
      format = "$input attr-dict `:` type($input) `->` type($result)",
      traits = ["CastOpInterface", "Pure"]} {
    %0 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %1 = irdl.any {type = "tensor of index values"}
    irdl.operands(input: %0)
    irdl.results(result: %1)
  }
  irdl.operation @value_as_shape attributes {
      format = "$arg attr-dict `:` type($arg) `->` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {type = "1D tensor of integer or index values or !shape.value_shape", description = "1D tensor of integer or index values or "}
    %1 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    irdl.operands(arg: %0)
    irdl.results(result: %1)
  }
  irdl.operation @value_of attributes {
      format = "$arg attr-dict `:` type($result)",
      traits = ["Pure"]} {
    %0 = irdl.any {exact, type = "!shape.value_shape"}
    %1 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(arg: %0)
    irdl.results(result: %1)
  }
  irdl.operation @with_shape attributes {
      class = "WithOp",
      format = "operands attr-dict `:` type($operand) `,` type($shape)",
      infers,
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$value", description = "shaped of any type values or "}
    %1 = irdl.any {type = "$extents", description = "shape or extent tensor"}
    %2 = irdl.any {exact, type = "!shape.value_shape"}
    irdl.operands(operand: %0, shape: %1)
    irdl.results(result: %2)
  }
  irdl.operation @yield attributes {
      format = "attr-dict ($operands^ `:` type($operands))?",
      traits = ["HasParent<shape.reduce, shape.function_library>", "Pure", "ReturnLike", "Terminator"],
      verify = "shape.yield"} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %0)
  }
}
