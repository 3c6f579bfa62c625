// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the checks of single ops refuse, in MLIR's words and at the op.

#include "../text/parse_fixture.h"

typedef struct wrong {
  const char* body;  ///< In a function of these `arguments`; the error is at its first op.
  const char* error;
} wrong;

static const char arguments[] =
    "%i: index, %c: i1, %a: i8, %f: f32, %v: vector<4xi32>, %t: tensor<4xf32>, %m: memref<4xf32>";

static void expect_wrong(const wrong* cases, size_t count) {
  for (size_t k = 0; k < count; ++k) {
    char text[1024];
    snprintf(text, sizeof text, "func.func @g(%s) {\n%s\n  return\n}\n", arguments, cases[k].body);
    parse_fixture* f = fixture_open(false);
    if (fixture_parse(f, text) == TN_OK) TN_FAIL("accepted: %s", cases[k].body);
    const char* said = strchr(f->error, ' ');
    EXPECT_STR(cases[k].error, said == NULL ? f->error : said + 1);
    fixture_close(f);
  }
}

#define EXPECT_WRONG(cases) expect_wrong(cases, sizeof(cases) / sizeof *(cases))

TN_TEST(casts_keep_to_their_direction) {
  static const wrong cases[] = {
      {"%0 = arith.extsi %a : i8 to i8",
       "'arith.extsi' op operand type 'i8' and result type 'i8' are cast incompatible"},
      {"%0 = arith.truncf %f : f32 to f64",
       "'arith.truncf' op operand type 'f32' and result type 'f64' are cast incompatible"},
      {"%0 = arith.bitcast %f : f32 to i16",
       "'arith.bitcast' op operand type 'f32' and result type 'i16' are cast incompatible"},
      {"%0 = arith.index_cast %a : i8 to i32",
       "'arith.index_cast' op operand type 'i8' and result type 'i32' are cast incompatible"},
      {"%0 = index.casts %i : index to index",
       "'index.casts' op operand type 'index' and result type 'index' are cast incompatible"},
      {"%0 = arith.extsi %v : vector<4xi32> to vector<[4]xi64>",
       "'arith.extsi' op requires the same shape for all operands and results"},
      {"%0 = arith.bitcast %t : tensor<4xf32> to tensor<?xi32>",
       "'arith.bitcast' op failed to verify that input and output have the same tensor dimensions"},
      {"%0 = complex.bitcast %a : i8 to f32",
       "'complex.bitcast' op requires that either input or output has a complex type"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(terminators_end_their_blocks) {
  static const wrong cases[] = {
      {"return\nreturn", "'func.return' op must be the last operation in the parent block"},
      {"gpu.yield\ngpu.yield", "'gpu.yield' op must be the last operation in the parent block"},
      // Where an op may stand is looked at first.
      {"scf.yield\nscf.yield",
       "'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, "
       "scf.index_switch, scf.while'"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(custom_forms_are_refused_where_they_are_wrong) {
  static const wrong cases[] = {
      {"return %i : ", "expected non-function type"},
      {"return %i, %i : index",
       "custom op 'func.return' number of operands and types do not match: got 2 operands and 1 "
       "types"},
      {"memref.dealloc %a : i8", "custom op 'memref.dealloc' invalid kind of type specified"},
      {"%0 = tensor.extract %a[%i] : i8",
       "custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but "
       "found 'i8'"},
      {"%0 = arith.cmpf oeq, %a, %a : i8",
       "custom op 'arith.cmpf' 'lhs' must be floating-point-like, but got 'i8'"},
      {"%0 = tensor.extract_slice %t[x] [1] [1] : tensor<4xf32> to tensor<1xf32>",
       "custom op 'tensor.extract_slice' expected integer value"},
      {"%0 = tensor.extract_slice %t[0 [1] [1] : tensor<4xf32> to tensor<1xf32>",
       "expected ']' in dynamic index list"},
      {"%0 = affine.apply affine_map<(d0) -> (d0)>(%i", "expected ')' in operand list"},
      {"%0 = affine.load %m(%i] : memref<4xf32>", "expected '[' in affine map"},
      {"affine.for %k = 0 - 4 {\n}", "custom op 'affine.for' expected 'to' between bounds"},
      {"affine.for %k = affine_map<() -> (0, 1)>() to 4 {\n}",
       "custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' "
       "prefix"},
      {"affine.for %i = 0 to 4 {\n}", "region entry argument '%i' is already in use"},
      {"scf.for %k = %i to %k step %i {\n}", "region entry argument '%k' is already in use"},
      {"affine.for %k #x 0 to 4 {\n}", "result number not allowed in argument list"},
      {"%0 = tensor.from_elements %f : tensor<2xf32>",
       "custom op 'tensor.from_elements' number of operands and types do not match: got 1 operands "
       "and 2 types"},
      {"%0 = memref.alloc() {alignment = -1 : i64} : memref<f32>",
       "custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy "
       "constraint: 64-bit signless integer attribute whose value is positive and whose value is a "
       "power of two > 0"},
      {"func.func private @h(%k: i8, : i8)", "custom op 'func.func' expected SSA identifier"},
      {"%0 = affine.load %m[symbol(])] : memref<4xf32>", "expected ssa identifier"},
      {"%0 = affine.apply affine_map<(d0) -> (d0, d0)>(%i)",
       "operation defines 2 results but was provided 1 to bind"},
      {"%0 = scf.index_switch %i -> \ndefault {\n}", "expected non-function type"},
      {"affine.apply affine_map<() -> ()>()", "'affine.apply' op requires one result"},
      {"%0 = scf.forall (%x) in (4) shared_outs(%y = %t) {\n}",
       "custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 "
       "types"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(accesses_are_to_memory) {
  static const wrong cases[] = {
      {"%0 = affine.load %a[%i] : i8",
       "custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found "
       "'i8'"},
      {"affine.store %f, %a[%i] : i8",
       "custom op 'affine.store' invalid kind of type specified: expected builtin.memref, but "
       "found 'i8'"},
      {"%0 = affine.vector_load %m[%i] : memref<4xf32>, f32",
       "custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, "
       "but found 'f32'"},
      {"%0 = memref.generic_atomic_rmw %a[%i] : i8 {}",
       "custom op 'memref.generic_atomic_rmw' invalid kind of type specified: expected "
       "builtin.memref, but found 'i8'"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(constants_fit_their_types) {
  static const wrong cases[] = {
      {"%0 = \"arith.constant\"() {value = \"five\"} : () -> i32",
       "'arith.constant' op failed to verify that all of {value, result} have same type"},
      {"%0 = arith.constant 5 : si32", "'arith.constant' op integer return type must be signless"},
      {"%0 = arith.constant dense<[1, 2]> : vector<[2]xi8>",
       "'arith.constant' op intializing scalable vectors with elements attribute is not supported "
       "unless it's a vector splat"},
      {"%0 = complex.constant [1.0 : f32] : complex<f32>",
       "'complex.constant' op requires 'value' to be a complex constant, represented as array of "
       "two values"},
      {"%0 = complex.constant [1.0 : f32, 1.0 : f64] : complex<f32>",
       "'complex.constant' op requires attribute's element types ('f32', 'f64') to match the "
       "element type of the op's return type ('f32')"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(loops_hand_on_what_they_get) {
  static const wrong cases[] = {
      {"%0 = \"scf.for\"(%i, %i, %i, %f) ({\n^bb0(%k: index):\n  scf.yield %f : f32\n}) : (index, "
       "index, index, f32) -> f32",
       "'scf.for' op different number of inits and region iter_args: 1 != 0"},
      {"%0 = scf.for %k = %i to %i step %i iter_args(%x = %f) -> (f32) {\n  scf.yield %a : i8\n}",
       "'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != "
       "'i8'"},
      {"%0 = scf.if %c -> (f32) {\n  scf.yield %f : f32\n}",
       "'scf.if' op must have an else block if defining values"},
      {"%0 = scf.if %c -> (f32) {\n  scf.yield %a : i8\n} else {\n  scf.yield %f : f32\n}",
       "'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand "
       "type #0 'i8' should match successor input type #0 'f32'"},
      {"%0 = scf.while (%x = %f) : (f32) -> i8 {\n  scf.condition(%c) %f : f32\n} do {\n^bb0(%y: "
       "i8):\n  scf.yield %f : f32\n}",
       "'scf.while' op along control flow edge from Operation scf.condition to Region #1: "
       "successor "
       "operand type #0 'f32' should match successor input type #0 'i8'"},
      {"scf.index_switch %i\ncase 1 {\n  scf.yield\n}\ncase 1 {\n  scf.yield\n}\ndefault {\n}",
       "'scf.index_switch' op has duplicate case value: 1"},
      {"\"scf.index_switch\"(%i) ({\n  scf.yield\n}) {cases = array<i64: 7>} : (index) -> ()",
       "'scf.index_switch' op has 0 case regions but 1 case values"},
      {"scf.parallel () = () to () step () {\n}",
       "'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step"},
      {"%0 = scf.parallel (%k) = (%i) to (%i) step (%i) init (%f) -> f32 {\n}",
       "'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0"},
      {"scf.forall (%k) in (4) {\n} {mapping = [#gpu.thread<x>, #gpu.thread<y>]}",
       "'scf.forall' op mapping attribute size must match op rank"},
      {"scf.forall (%k) in (4) {\n} {mapping = [1, 2]}",
       "'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array "
       "attribute"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(transfers_have_their_parts) {
  static const wrong cases[] = {
      {"\"affine.dma_start\"() : () -> ()",
       "'affine.dma_start' op expected DMA source to be of memref type"},
      {"\"affine.dma_wait\"(%m, %i) : (memref<4xf32>, index) -> ()",
       "'affine.dma_wait' op requires attribute 'tag_map'"},
      {"\"memref.dma_start\"(%m, %i, %m, %i, %i, %m) : (memref<4xf32>, index, memref<4xf32>, "
       "index, index, memref<4xf32>) -> ()",
       "'memref.dma_start' op expected at least 7 operands"},
      {"\"memref.dma_start\"(%m, %i, %m, %i, %f, %m, %i) : (memref<4xf32>, index, memref<4xf32>, "
       "index, f32, memref<4xf32>, index) -> ()",
       "'memref.dma_start' op expected num elements to be of index type"},
      {"memref.dma_wait %m[], %i : memref<4xf32>",
       "'memref.dma_wait' op expected tagIndices to have the same number of elements as the "
       "tagMemRef rank, expected 1, but got 0"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(parallel_loops_have_bounds_for_each_dimension) {
  static const wrong cases[] = {
      {"affine.parallel (%x, %y) = (0) to (1) {\n}",
       "'affine.parallel' op the number of region arguments (2) and the number of map groups for "
       "lower (1) and upper bound (1), and the number of steps (2) must all match"},
      {"affine.parallel (%x) = (max()) to (1) {\n}",
       "'affine.parallel' op expected lower bound map to have at least one result"},
      {"affine.parallel (%x) = (0) to (1) reduce (\"addf\") {\n}",
       "'affine.parallel' op a reduction must be specified for each output"},
      {"%0 = affine.parallel (%x) = (0) to (1) reduce (\"addi\") -> (f32) {\n"
       "  affine.yield %f : f32\n}",
       "'affine.parallel' op result type cannot match reduction attribute"},
      {"%0 = affine.parallel (%x) = (0) to (1) reduce (\"sum\") -> (f32) {\n}",
       "custom op 'affine.parallel' invalid reduction value: \"sum\""},
      {"affine.parallel (%x) = (0) to (1) step (%i) {\n}",
       "custom op 'affine.parallel' steps must be constant integers"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(branches_hand_on_what_blocks_take) {
  static const wrong cases[] = {
      {"cf.br ^bb1(%a, %a : i8, i8)\n^bb1(%x: i8):",
       "branch has 2 operands for successor #0, but target block has 1"},
      {"cf.cond_br %c, ^bb1(%a : i8), ^bb1(%f : f32)\n^bb1(%x: i8):",
       "type mismatch for bb argument #0 of successor #1"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(functions_are_what_they_say) {
  static const struct {
    const char* text;
    const char* error;
  } cases[] = {
      {"func.func @f()", "1:1: 'func.func' op symbol declaration cannot have public visibility"},
      {"func.func private @f(i32 {plain})",
       "1:1: 'func.func' op arguments may only have dialect attributes"},
      {"func.func private @f() -> (i32 {plain})",
       "1:1: 'func.func' op results may only have dialect attributes"},
      {"func.func private @f() attributes {arg_attrs = [{}]}",
       "1:1: 'func.func' op expects argument attribute array to have the same number of elements "
       "as the number of function arguments, got 1, but expected 0"},
      {"func.func @f() {\n  func.func private @g()\n  return\n}",
       "2:3: 'func.func' op symbol's parent must have the SymbolTable trait"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    parse_fixture* f = fixture_open(false);
    EXPECT_TRUE(fixture_parse(f, cases[i].text) != TN_OK);
    EXPECT_STR(cases[i].error, f->error);
    fixture_close(f);
  }
}

TN_TEST(memory_is_taken_and_seen_as_its_type_says) {
  static const wrong cases[] = {
      {"%0 = memref.alloc(%i) : memref<4xf32>",
       "'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0"},
      {"%0 = memref.alloc() : memref<4xf32, strided<[?], offset: ?>>",
       "'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got "
       "0"},
      {"%0 = memref.load %m[] : memref<4xf32>",
       "'memref.load' op incorrect number of indices for load, expected 1 but got 0"},
      {"memref.store %f, %m[%i, %i] : memref<4xf32>",
       "'memref.store' op store index operand count not equal to memref rank"},
      {"%0 = memref.cast %m : memref<4xf32> to memref<5xf32>",
       "'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast "
       "incompatible"},
      {"%0 = memref.subview %m[1] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1], offset: "
       "1>>",
       "slice along dimension 0 runs out-of-bounds: 4 >= 4"},
      {"%0 = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32>",
       "expected result type to be 'memref<2xf32, strided<[1], offset: 1>>' or a rank-reduced "
       "version. (mismatch of result layout), but got 'memref<2xf32>'"},
      {"%0 = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [1] : memref<4xf32> "
       "to "
       "memref<2xf32>",
       "expected result type with offset = 1 instead of 0"},
      {"%0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<4xf32> into "
       "memref<2x3xf32>",
       "'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)"},
      {"%0 = memref.atomic_rmw addi %f, %m[%i] : (f32, memref<4xf32>) -> f32",
       "'memref.atomic_rmw' op with kind 'addi' expects an integer type"},
      {"%0 = memref.transpose %m (d0) -> (d0) : memref<4xf32> to memref<3xf32>",
       "'memref.transpose' op result type 'memref<3xf32>' is not equivalent to the canonical "
       "transposed input type 'memref<4xf32>'"},
  };
  EXPECT_WRONG(cases);
}

TN_TEST(tensors_keep_to_their_shapes) {
  static const wrong cases[] = {
      {"%0 = tensor.empty(%i) : tensor<4xf32>",
       "'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0"},
      {"%0 = tensor.extract %t[] : tensor<4xf32>",
       "'tensor.extract' op incorrect number of indices for extract_element"},
      {"%0 = tensor.extract_slice %t[0] [5] [1] : tensor<4xf32> to tensor<5xf32>",
       "slice along dimension 0 runs out-of-bounds: 4 >= 4"},
      {"%0 = tensor.insert_slice %t into %t[0] [3] [1] : tensor<4xf32> into tensor<4xf32>",
       "expected type to be 'tensor<3xf32>' or a rank-reduced version. (size mismatch) "},
      {"%0 = tensor.collapse_shape %t [[0], [1]] : tensor<4xf32> into tensor<4x1xf32>",
       "'tensor.collapse_shape' op expected the expanded type, 'tensor<4xf32>' to have a higher "
       "(or "
       "same) rank than the collapsed type, 'tensor<4x1xf32>'."},
      {"%0 = tensor.concat dim(0) %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<7xf32>",
       "'tensor.concat' op result type 'tensor<7xf32>'does not match inferred shape "
       "'tensor<8xf32>' "
       "static sizes"},
      {"%0 = tensor.pad %t low[1] high[1] {\n^bb0(%x: index):\n  tensor.yield %f : f32\n} : "
       "tensor<4xf32> to tensor<7xf32>",
       "specified type 'tensor<7xf32>' does not match the inferred type 'tensor<6xf32>'"},
      {"%0 = tensor.generate %i {\n^bb0(%x: index, %y: index):\n  tensor.yield %f : f32\n} : "
       "tensor<?xf32>",
       "must have one body argument per input dimension"},
      {"%0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi64>",
       "'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi64>' are cast "
       "incompatible"},
  };
  EXPECT_WRONG(cases);
}

typedef struct module_error {
  const char* text;
  const char* error;
} module_error;

TN_TEST(users_of_symbols_are_checked_when_their_table_is_right) {
  static const module_error cases[] = {
      {"func.func @a() {\n  func.call @x() : () -> ()\n  return\n}\n"
       "func.func @b() {\n  func.call @y() : () -> ()\n  return\n}\n",
       "6:3: 'func.call' op 'y' does not reference a valid function"},
      {"func.func @a() {\n  func.call @x() : () -> ()\n  return\n}\n"
       "func.func @b() -> i32 {\n  return\n}\n",
       "6:3: 'func.return' op has 0 operands, but enclosing function (@b) returns 1"},
      {"func.func @a() {\n  func.call @x() : () -> ()\n  return\n}\n"
       "func.func @a() {\n  return\n}\n",
       "5:1: redefinition of symbol named 'a'"},
      {"memref.global @g : memref<4xf32>\n"
       "func.func @a() {\n  %0 = memref.get_global @g : memref<5xf32>\n  return\n}\n",
       "3:8: 'memref.get_global' op result type 'memref<5xf32>' does not match type "
       "'memref<4xf32>' of the global memref @g"},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k) {
    parse_fixture* f = fixture_open(true);
    EXPECT_STATUS(TN_VERIFY_FAILED, fixture_parse(f, cases[k].text));
    EXPECT_STR(cases[k].error, f->error);
    fixture_close(f);
  }
}

TN_TEST(loops_over_ranges_have_bounds_for_each_argument) {
  static const wrong cases[] = {
      {"affine.for %x = affine_map<() -> ()>() to 4 {\n}",
       "'affine.for' op expected lower bound map to have at least one result"},
      {"affine.for %x = 0 to min affine_map<() -> ()>() {\n}",
       "'affine.for' op expected upper bound map to have at least one result"},
      {"scf.forall (%x) = (%i) to () step (1) {\n}", "expected 1 upper bound values, got 0"},
      {"scf.forall (%x) = (0) to (4) step (%i, 1) {\n}", "expected 1 step values, got 2"},
      {"scf.forall (%x, %y) = (0) to (4) step (1) {\n}",
       "'scf.forall' op region expects 1 arguments"},
      {"scf.forall () in (%i) {\n}", "expected 0 upper bound values, got 1"},
      {"\"scf.forall\"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = "
       "array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: "
       "-9223372036854775808>}> ({\n^bb0(%x: index):\n  scf.forall.in_parallel {\n  }\n}) : () -> "
       "()",
       "expected 1 dynamic upper bound values"},
      {"\"scf.forall\"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = "
       "array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({\n^bb0(%x: "
       "tensor<4xf32>):\n  scf.forall.in_parallel {\n  }\n}) : (tensor<4xf32>) -> ()",
       "'scf.forall' op produces 0 results, but has only 1 outputs"},
      {"%0 = \"scf.forall\"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = "
       "array<i64>, staticStep = array<i64>, staticUpperBound = array<i64>}> ({\n^bb0(%x: "
       "tensor<5xf32>):\n  scf.forall.in_parallel {\n  }\n}) : (tensor<4xf32>) -> tensor<4xf32>",
       "'scf.forall' op type mismatch between 0-th output and corresponding block argument"},
  };
  EXPECT_WRONG(cases);
}

/// An attribute is read with a type that its kind has, which literals do not fit.
TN_TEST(other_kinds_of_attributes_are_refused_where_they_stand) {
  static const wrong cases[] = {
      {"func.call 0() : () -> ()", "integer literal not valid for specified type"},
      {"func.call \"x\"() : () -> ()", "custom op 'func.call' invalid kind of attribute specified"},
      {"cf.assert %c, 1.0", "floating point value not valid for specified type"},
      {"%0 = memref.get_global dense<0> : memref<4xf32>", "elements literal must be a shaped type"},
      {"%0 = complex.constant 1.0 : complex<f32>",
       "floating point value not valid for specified type"},
      {"%0 = index.constant true",
       "'index.constant' op attribute 'value' failed to satisfy constraint: index attribute"},
      {"%0 = arith.cmpi \"x\", %i, %i : index",
       "custom op 'arith.cmpi' invalid predicate attribute specification: \"x\""},
      {"%0 = ub.poison <[1]> : i32", "custom op 'ub.poison' invalid kind of attribute specified"},
      {"memref.prefetch %m[%i], read, locality<\"x\">, data : memref<4xf32>",
       "custom op 'memref.prefetch' invalid kind of attribute specified"},
      {"%0, %1, %2, %3 = memref.extract_strided_metadata %m : memref<4xf32> -> <f32>, index, "
       "index, "
       "index",
       "expected non-function type"},
  };
  EXPECT_WRONG(cases);
}
