// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chapters 5 and 6: from the toy dialect to affine, memref and arith; toy.print comes last.
//
// Tensors become memrefs. The patterns are tried in the order of the ops, so that operands are
// memrefs already when an op is rewritten, though its schema asks for tensors: until all are, the
// module is not valid.

#include <stdio.h>

#include "toy.h"

#define RANK_MAX 8
#define TEXT_MAX 512

//===-- Building ------------------------------------------------------------------------------===//

/// A nest of loops that is being made: the indices of those made so far are `indices`.
typedef struct nest {
  tn_builder* b;
  tn_type type;  ///< The memref that it goes through.
  tn_value indices[RANK_MAX];
  tn_value_list at;  ///< They, and how many.
} nest;

/// Makes a loop over the next dimension; what is made from now on comes into it.
static void open_loop(nest* it) {
  const size_t depth = it->at.count;
  const int64_t extent = tn_shaped_type_dims(it->type)[depth];
  const tn_type index = tn_builder_type(it->b, "index");
  const tn_attribute upper =
      tn_builder_attribute(it->b, "affine_map<() -> (%lld)>", (long long)extent);
  const tn_op loop =
      tn_build(it->b, TN_OP("affine.for", .result_types = TN_NO_TYPES,
                            .text = "lowerBoundMap = affine_map<() -> (0)>, step = 1 : index, "
                                    "operandSegmentSizes = array<i32: 0, 0, 0>",
                            .attributes = TN_ATTRIBUTES({"upperBoundMap", upper})));
  const tn_block body = tn_build_block(it->b, tn_op_region(loop, 0), TN_TYPES(index));
  it->indices[depth] = tn_block_argument(body, 0);
  it->at = (tn_value_list){it->indices, depth + 1};
}

/// Ends the innermost loop; what is made from now on comes after it.
static void close_loop(nest* it) {
  tn_build(it->b, TN_OP("affine.yield"));
  tn_builder_after(it->b, tn_block_parent_op(it->b->insertion.block));
  --it->at.count;
}

static void open_loops(tn_builder* b, tn_type type, nest* out_nest) {
  *out_nest = (nest){.b = b, .type = type};
  while (out_nest->at.count < tn_shaped_type_rank(type) && b->status == TN_OK) open_loop(out_nest);
}

static void close_loops(nest* it) {
  while (it->at.count != 0 && it->b->status == TN_OK) close_loop(it);
}

/// The map of all dimensions of a memref to themselves.
static tn_attribute identity_map(tn_builder* b, tn_type type) {
  tn_attribute map = {NULL};
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  if (b->status != TN_OK) return map;
  b->status = tn_affine_map_minor_identity_get(tn_type_context(type), rank, rank, &map);
  return map;
}

/// `text` becomes "2, 3".
static const char* list_text(const int64_t* numbers, size_t count, char text[TEXT_MAX]) {
  size_t size = 0;
  *text = 0;
  for (size_t i = 0; i < count; ++i) {
    size += (size_t)snprintf(text + size, TEXT_MAX - size, "%s%lld", i == 0 ? "" : ", ",
                             (long long)numbers[i]);
  }
  return text;
}

/// An affine.load of the element that indices say.
static tn_value load(tn_builder* b, tn_value buffer, tn_value_list at) {
  tn_value operands[RANK_MAX + 1] = {buffer};
  for (size_t i = 0; i < at.count; ++i) operands[i + 1] = at.items[i];
  const tn_value_list all = {operands, at.count + 1};
  return tn_build_value(
      b, TN_OP("affine.load", .operands = &all,
               .result_types = TN_TYPES(tn_type_element_type(tn_value_type(buffer))),
               .attributes = TN_ATTRIBUTES({"map", identity_map(b, tn_value_type(buffer))})));
}

static void store(tn_builder* b, tn_value value, tn_value buffer, tn_value_list at,
                  tn_attribute map) {
  tn_value operands[RANK_MAX + 2] = {value, buffer};
  for (size_t i = 0; i < at.count; ++i) operands[i + 2] = at.items[i];
  const tn_value_list all = {operands, at.count + 2};
  tn_build(b, TN_OP("affine.store", .operands = &all, .attributes = TN_ATTRIBUTES({"map", map})));
}

static tn_type memref_of(tn_builder* b, tn_type tensor) {
  tn_type type = {NULL};
  if (b->status == TN_OK && tn_shaped_type_rank(tensor) > RANK_MAX) b->status = TN_LIMIT_EXCEEDED;
  if (b->status == TN_OK) {
    b->status = tn_memref_type_get(tn_type_element_type(tensor), tn_shaped_type_dims(tensor),
                                   tn_shaped_type_rank(tensor), NULL, NULL, &type);
  }
  return type;
}

/// A buffer for the result of `op`: made where its function begins, given back where it ends.
static tn_value allocate(tn_builder* b, tn_op op) {
  const tn_insertion place = b->insertion;
  const tn_block block = tn_op_block(op);
  const tn_type type = memref_of(b, tn_value_type(tn_op_result(op, 0)));
  tn_builder_to_start(b, block);
  const tn_value buffer = tn_build_value(b, TN_OP("memref.alloc", .result_types = TN_TYPES(type)));
  tn_builder_before(b, tn_block_terminator(block));
  tn_build(b, TN_OP("memref.dealloc", .operands = TN_VALUES(buffer)));
  b->insertion = place;
  return buffer;
}

//===-- Chapter 5: patterns -------------------------------------------------------------------===//

/// A loop in which the op that `user_data` names makes a value of the loaded elements of two
/// operands.
static tn_status lower_elementwise(void* user_data, tn_rewriter* rewriter, tn_op op) {
  tn_builder b = {.rewriter = rewriter};
  const tn_value buffer = allocate(&b, op);
  nest loops;
  open_loops(&b, tn_value_type(buffer), &loops);
  const tn_value left = load(&b, tn_op_operand(op, 0), loops.at);
  const tn_value right = load(&b, tn_op_operand(op, 1), loops.at);
  const tn_value value = tn_build_value(&b, TN_OP(user_data, .operands = TN_VALUES(left, right)));
  store(&b, value, buffer, loops.at, identity_map(&b, loops.type));
  close_loops(&loops);
  return tn_builder_replace_op(&b, op, TN_VALUES(buffer));
}

static tn_status lower_transpose(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {.rewriter = rewriter};
  tn_value reversed[RANK_MAX];
  const tn_value buffer = allocate(&b, op);
  nest loops;
  open_loops(&b, tn_value_type(buffer), &loops);
  const size_t rank = loops.at.count;
  for (size_t i = 0; i < rank; ++i) reversed[i] = loops.indices[rank - 1 - i];
  const tn_value value = load(&b, tn_op_operand(op, 0), (tn_value_list){reversed, rank});
  store(&b, value, buffer, loops.at, identity_map(&b, loops.type));
  close_loops(&loops);
  return tn_builder_replace_op(&b, op, TN_VALUES(buffer));
}

/// What is left of reshapes are those of values that are computed: another view of the same buffer.
static tn_status lower_reshape(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {.rewriter = rewriter};
  int64_t strides[RANK_MAX];
  const tn_type type = memref_of(&b, tn_value_type(tn_op_result(op, 0)));
  const int64_t* sizes = tn_shaped_type_dims(type);
  const size_t rank = tn_shaped_type_rank(type);
  for (size_t i = rank; i-- > 0;) strides[i] = i + 1 == rank ? 1 : strides[i + 1] * sizes[i + 1];
  const tn_value view = tn_build_value(
      &b,
      TN_OP("memref.reinterpret_cast", .operands = TN_VALUES(tn_op_operand(op, 0)),
            .result_types = TN_TYPES(type),
            .text = "static_offsets = array<i64: 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>",
            .attributes =
                TN_ATTRIBUTES({"static_sizes", tn_builder_i64_array(&b, sizes, rank)},
                              {"static_strides", tn_builder_i64_array(&b, strides, rank)})));
  return tn_builder_replace_op(&b, op, TN_VALUES(view));
}

/// The map without operands of element number `number`: its place in the shape.
static tn_attribute place_of(tn_builder* b, tn_type type, int64_t number) {
  const int64_t* dims = tn_shaped_type_dims(type);
  const size_t rank = tn_shaped_type_rank(type);
  int64_t place[RANK_MAX];
  char text[TEXT_MAX];
  for (size_t i = rank; i-- > 0; number /= dims[i]) place[i] = number % dims[i];
  return tn_builder_attribute(b, "affine_map<() -> (%s)>", list_text(place, rank, text));
}

/// Each element is stored at its place.
static tn_status lower_constant(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {.rewriter = rewriter};
  const tn_attribute value = tn_op_attribute(op, tn_string_view_from("value"));
  const tn_value buffer = allocate(&b, op);
  const tn_type type = tn_value_type(buffer);
  const tn_type f64 = tn_type_element_type(type);
  size_t size;
  const double* numbers = tn_dense_elements_attribute_data(value, &size);
  const bool is_splat = tn_dense_elements_attribute_is_splat(value);
  const size_t count = (size_t)tn_shaped_type_element_count(type);
  for (size_t i = 0; i < count && b.status == TN_OK; ++i) {
    tn_attribute number = {NULL};
    b.status = tn_float_attribute_get(f64, numbers[is_splat ? 0 : i], &number);
    const tn_value element =
        tn_build_value(&b, TN_OP("arith.constant", .attributes = TN_ATTRIBUTES({"value", number})));
    store(&b, element, buffer, (tn_value_list){NULL, 0}, place_of(&b, type, (int64_t)i));
  }
  return tn_builder_replace_op(&b, op, TN_VALUES(buffer));
}

static tn_status lower_return(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {.rewriter = rewriter};
  tn_build(&b, TN_OP("func.return"));
  return tn_builder_erase_op(&b, op);
}

/// All others were inlined: only main is left, and it takes and gives nothing.
static tn_status lower_function(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {.rewriter = rewriter};
  const tn_op made =
      tn_build(&b, TN_OP("func.func", .text = "sym_name = \"main\", function_type = () -> ()"));
  if (b.status == TN_OK) {
    b.status = tn_rewriter_inline_region_before(rewriter, tn_op_region(op, 0),
                                                tn_op_region(made, 0), (tn_block){0});
  }
  return tn_builder_erase_op(&b, op);
}

//===-- Chapter 6: toy.print calls what mlir-runner has in libmlir_c_runner_utils -------------===//

static tn_status lower_print(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {.rewriter = rewriter};
  const tn_value buffer = tn_op_operand(op, 0);
  nest loops;
  open_loops(&b, tn_value_type(buffer), &loops);
  const tn_value element = load(&b, buffer, loops.at);
  tn_build(&b, TN_OP("func.call", .operands = TN_VALUES(element), .result_types = TN_NO_TYPES,
                     .text = "callee = @printF64"));
  tn_build(&b, TN_OP("func.call", .result_types = TN_NO_TYPES, .text = "callee = @printComma"));
  if (loops.at.count != 0) close_loop(&loops);
  tn_build(&b, TN_OP("func.call", .result_types = TN_NO_TYPES, .text = "callee = @printNewline"));
  close_loops(&loops);
  return tn_builder_erase_op(&b, op);
}

//===-- The stages ----------------------------------------------------------------------------===//

typedef struct lowering {
  const char* root;
  tn_pattern_fn pattern;
  const char* with;  ///< Its user data.
} lowering;

/// Tries each pattern once on each op of its name.
static tn_status apply(tn_op module, const lowering* lowerings, size_t count) {
  tn_pattern_set* set = NULL;
  tn_status status = tn_pattern_set_create(tn_op_context(module), &set);
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    const tn_pattern pattern = {.root = tn_string_view_from(lowerings[i].root),
                                .benefit = 1,
                                .match_and_rewrite = lowerings[i].pattern,
                                .user_data = (void*)(uintptr_t)lowerings[i].with};
    status = tn_pattern_set_add(set, &pattern);
  }
  if (status == TN_OK) status = tn_rewrite_once(module, set, NULL);
  tn_pattern_set_destroy(set);
  return status == TN_OK ? tn_op_verify(module) : status;
}

static tn_status check_is_main(tn_op function) {
  const tn_attribute name = tn_op_attribute(function, tn_string_view_from("sym_name"));
  const tn_type type =
      tn_type_attribute_value(tn_op_attribute(function, tn_string_view_from("function_type")));
  if (tn_string_view_equal(tn_string_attribute_value(name), tn_string_view_from("main")) &&
      tn_function_type_input_count(type) == 0 && tn_function_type_result_count(type) == 0) {
    return TN_OK;
  }
  return tn_op_emit_error(function, "is to be inlined into 'main', which takes and gives nothing");
}

tn_status toy_lower_to_affine(tn_op module) {
  static const lowering lowerings[] = {{"toy.constant", lower_constant, NULL},
                                       {"toy.add", lower_elementwise, "arith.addf"},
                                       {"toy.mul", lower_elementwise, "arith.mulf"},
                                       {"toy.transpose", lower_transpose, NULL},
                                       {"toy.reshape", lower_reshape, NULL},
                                       {"toy.return", lower_return, NULL},
                                       {"toy.func", lower_function, NULL}};
  tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  for (; !tn_op_is_null(function); function = tn_op_next(function)) {
    const tn_status status = check_is_main(function);
    if (status != TN_OK) return status;
  }
  return apply(module, lowerings, sizeof lowerings / sizeof *lowerings);
}

tn_status toy_lower_prints(tn_op module) {
  static const lowering lowerings[] = {{"toy.print", lower_print, NULL}};
  tn_builder b = {.scope = tn_context_root_scope(tn_op_context(module))};
  tn_builder_to_start(&b, tn_region_first_block(tn_op_region(module, 0)));
#define DECLARE(name, inputs)                                                                \
  tn_build(&b, TN_OP("func.func", .text = "sym_name = \"" name "\", function_type = " inputs \
                                          " -> (), sym_visibility = \"private\""))
  DECLARE("printF64", "(f64)");
  DECLARE("printComma", "()");
  DECLARE("printNewline", "()");
  return b.status == TN_OK ? apply(module, lowerings, 1) : b.status;
}
