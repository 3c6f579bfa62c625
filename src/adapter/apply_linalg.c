// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying to Linalg's products of tensors.
//
// A product iterates over loops. The weight uses two of them, and one is summed over: x uses it,
// and the result does not. x times the matrix with this loop has x's other loops and `rank`. The
// other matrix then contracts `rank` over the remaining loops of the product. These products are
// accumulated into the original result, or, if its elements are narrower than those of the
// computation, into a tensor of zeros that is then converted and added.

#include <tenure/affine.h>
#include <tenure/block.h>

#include "adapter/apply.h"
#include "adapter/contraction.h"

#define WORDS (&tn_apply__linalg)

/// A product to create: `left` times `right` over loops that the result has or that are summed
/// over.
typedef struct sum_of_products {
  tn_value left;
  tn_value right;
  tn_contraction loops;
} sum_of_products;

//===-- Reading -------------------------------------------------------------------------------===//

// Returns the dimension of the weight that the op sums over together with x; SIZE_MAX if there is
// none.
static size_t summed_dim(const tn_contraction* loops, size_t operand) {
  const tn_loop_map* weight = &loops->maps[operand];
  for (size_t dim = 0; dim < 2; ++dim) {
    if (tn_loop_map__find(&loops->maps[1 - operand], weight->loops[dim]) != SIZE_MAX &&
        tn_loop_map__find(&loops->maps[2], weight->loops[dim]) == SIZE_MAX) {
      return dim;
    }
  }
  return SIZE_MAX;
}

bool tn_apply__is_contraction(tn_op op, size_t operand, size_t* out_other) {
  tn_contraction loops;
  *out_other = 1 - operand;
  return operand < 2 && tn_contraction__read(op, &loops) && loops.maps[operand].count == 2 &&
         summed_dim(&loops, operand) != SIZE_MAX;
}

//===-- Attributes ----------------------------------------------------------------------------===//

static tn_status map_attribute(tn_apply* apply, const tn_contraction* loops, size_t index,
                               tn_attribute* out_map) {
  const tn_loop_map* map = &loops->maps[index];
  tn_affine_expr results[TN_LOOP_COUNT_MAX];
  for (size_t i = 0; i < map->count; ++i) {
    TN_TRY(tn_affine_dim_get(apply->context, map->loops[i], &results[i]));
  }
  return tn_affine_map_get(apply->context, (uint32_t)loops->loop_count, 0, results, map->count,
                           out_map);
}

static tn_status maps_attribute(tn_apply* apply, const tn_contraction* loops,
                                tn_attribute* out_maps) {
  tn_attribute maps[3];
  for (size_t i = 0; i < 3; ++i) TN_TRY(map_attribute(apply, loops, i, &maps[i]));
  return tn_array_attribute_get(apply->context, maps, 3, out_maps);
}

static tn_status iterators_attribute(tn_apply* apply, const tn_contraction* loops,
                                     tn_attribute* out_iterators) {
  tn_attribute iterators[TN_LOOP_COUNT_MAX];
  for (size_t i = 0; i < loops->loop_count; ++i) {
    const bool is_parallel = tn_loop_map__find(&loops->maps[2], i) != SIZE_MAX;
    const char* body = is_parallel ? "iterator_type<parallel>" : "iterator_type<reduction>";
    TN_TRY(tn_opaque_attribute_get(apply->context, tn_string_view_from("linalg"),
                                   tn_string_view_from(body), (tn_type){NULL}, &iterators[i]));
  }
  return tn_array_attribute_get(apply->context, iterators, loops->loop_count, out_iterators);
}

// Creates `operandSegmentSizes = array<i32: input_count, 1>`.
static tn_status segments_attribute(tn_apply* apply, int32_t input_count,
                                    tn_attribute* out_segments) {
  const int32_t sizes[2] = {input_count, 1};
  tn_type i32;
  TN_TRY(tn_integer_type_get(apply->context, 32, TN_SIGNLESS, &i32));
  return tn_dense_array_attribute_get(i32, 2, sizes, sizeof sizes, out_segments);
}

static tn_status name_property(tn_apply* apply, const char* name, tn_named_attribute* property) {
  return tn_identifier_get(apply->context, tn_string_view_from(name), &property->name);
}

//===-- Bodies --------------------------------------------------------------------------------===//

// Creates an op at the end of a body; it has no result if `type` is null.
static tn_status body_op(tn_apply* apply, tn_block body, const char* name, const tn_value* operands,
                         size_t operand_count, tn_type type, tn_value* out_value) {
  tn_operation_name operation_name;
  tn_op op;
  TN_TRY(tn_apply__check_built(apply, name));
  TN_TRY(tn_operation_name_get(apply->context, tn_string_view_from(name), &operation_name));
  const tn_op_state state = {.name = operation_name,
                             .location = apply->edits.location,
                             .insertion = {.block = body},
                             .operands = operands,
                             .operand_count = operand_count,
                             .result_types = &type,
                             .result_count = tn_type_is_null(type) ? 0 : 1};
  TN_TRY(tn_op_create(apply->edits.scope, &state, &op));
  *out_value = tn_op_result_count(op) == 0 ? (tn_value){0, 0, 0, 0} : tn_op_result(op, 0);
  return TN_OK;
}

// Creates a Linalg op with one result, of the type of its last operand, and its body's block.
static tn_status structured_op(tn_apply* apply, const char* name, const tn_value* operands,
                               size_t operand_count, const tn_named_attribute* properties,
                               size_t property_count, tn_block* out_body, tn_value* out_value) {
  tn_operation_name operation_name;
  tn_op op;
  tn_type types[3];
  const tn_type type = tn_value_type(operands[operand_count - 1]);
  TN_TRY(tn_operation_name_get(apply->context, tn_string_view_from(name), &operation_name));
  const tn_op_state state = {.name = operation_name,
                             .operands = operands,
                             .operand_count = operand_count,
                             .result_types = &type,
                             .result_count = 1,
                             .region_count = 1,
                             .properties = properties,
                             .property_count = property_count};
  TN_TRY(tn_edits__op(&apply->edits, &state, &op));
  *out_value = tn_op_result(op, 0);
  for (size_t i = 0; i < operand_count; ++i) {
    types[i] = tn_value_type(operands[i]);
    if (tn_type_is_shaped(types[i])) types[i] = tn_type_element_type(types[i]);
  }
  return tn_block_create(tn_op_region(op, 0), (tn_block){0, 0, 0, 0}, types, NULL, operand_count,
                         out_body);
}

// Converts `value` to elements of `type`, which is the same or wider.
static tn_status widened(tn_apply* apply, tn_block body, tn_value value, tn_type type,
                         tn_value* out_value) {
  *out_value = value;
  if (tn_type_equal(tn_value_type(value), type)) return TN_OK;
  return body_op(apply, body, "arith.extf", &value, 1, type, out_value);
}

static tn_status fill_body(tn_apply* apply, tn_block body) {
  const tn_type type = tn_value_type(tn_block_argument(body, 2));
  tn_value sides[2];
  tn_value sum[2] = {tn_block_argument(body, 2)};
  tn_value none;
  TN_TRY(widened(apply, body, tn_block_argument(body, 0), type, &sides[0]));
  TN_TRY(widened(apply, body, tn_block_argument(body, 1), type, &sides[1]));
  TN_TRY(body_op(apply, body, "arith.mulf", sides, 2, type, &sum[1]));
  TN_TRY(body_op(apply, body, "arith.addf", sum, 2, type, &sum[0]));
  return body_op(apply, body, "linalg.yield", sum, 1, (tn_type){NULL}, &none);
}

//===-- Zeros ---------------------------------------------------------------------------------===//

// The extents of a tensor to be created, and the sources of those that are dynamic.
typedef struct extents {
  size_t rank;
  int64_t dims[TN_LOOP_COUNT_MAX];
  tn_value source;
  size_t source_dims[TN_LOOP_COUNT_MAX];
} extents;

static void add_extent(extents* e, size_t source_dim) {
  e->source_dims[e->rank] = source_dim;
  e->dims[e->rank++] = tn_shaped_type_dims(tn_value_type(e->source))[source_dim];
}

// Creates `tensor.dim source, index`.
static tn_status make_dim(tn_apply* apply, tn_value source, size_t index, tn_value* out_value) {
  tn_type type;
  tn_named_attribute value;
  tn_value operands[2] = {source};
  TN_TRY(tn_index_type_get(apply->context, &type));
  TN_TRY(tn_integer_attribute_get(type, (int64_t)index, &value.value));
  TN_TRY(name_property(apply, "value", &value));
  TN_TRY(tn_apply__make(apply, WORDS->constant, NULL, 0, type, &value, 1, &operands[1]));
  return tn_apply__make(apply, "tensor.dim", operands, 2, type, NULL, 0, out_value);
}

static tn_status make_empty(tn_apply* apply, const extents* e, tn_float_kind kind,
                            tn_value* out_value) {
  tn_value sizes[TN_LOOP_COUNT_MAX];
  size_t size_count = 0;
  tn_type type;
  for (size_t i = 0; i < e->rank; ++i) {
    if (e->dims[i] != TN_DYNAMIC) continue;
    TN_TRY(make_dim(apply, e->source, e->source_dims[i], &sizes[size_count++]));
  }
  TN_TRY(tn_apply__tensor_type(apply, kind, e->dims, e->rank, &type));
  return tn_apply__make(apply, "tensor.empty", sizes, size_count, type, NULL, 0, out_value);
}

static tn_status make_zeros(tn_apply* apply, const extents* e, tn_float_kind kind,
                            tn_value* out_value) {
  tn_type element;
  tn_named_attribute zero;
  tn_named_attribute segments;
  tn_value operands[2];
  tn_value yielded;
  tn_value none;
  tn_block body;
  TN_TRY(tn_float_type_get(apply->context, kind, &element));
  TN_TRY(tn_float_attribute_get(element, 0, &zero.value));
  TN_TRY(name_property(apply, "value", &zero));
  TN_TRY(tn_apply__make(apply, WORDS->constant, NULL, 0, element, &zero, 1, &operands[0]));
  TN_TRY(make_empty(apply, e, kind, &operands[1]));
  TN_TRY(name_property(apply, "operandSegmentSizes", &segments));
  TN_TRY(segments_attribute(apply, 1, &segments.value));
  TN_TRY(structured_op(apply, "linalg.fill", operands, 2, &segments, 1, &body, out_value));
  yielded = tn_block_argument(body, 0);
  return body_op(apply, body, "linalg.yield", &yielded, 1, (tn_type){NULL}, &none);
}

//===-- Sums of products ----------------------------------------------------------------------===//

static tn_status make_generic(tn_apply* apply, const sum_of_products* products, tn_value sum,
                              tn_value* out_sum) {
  const tn_value operands[3] = {products->left, products->right, sum};
  tn_named_attribute properties[3];
  tn_block body;
  TN_TRY(name_property(apply, "indexing_maps", &properties[0]));
  TN_TRY(maps_attribute(apply, &products->loops, &properties[0].value));
  TN_TRY(name_property(apply, "iterator_types", &properties[1]));
  TN_TRY(iterators_attribute(apply, &products->loops, &properties[1].value));
  TN_TRY(name_property(apply, "operandSegmentSizes", &properties[2]));
  TN_TRY(segments_attribute(apply, 2, &properties[2].value));
  TN_TRY(structured_op(apply, "linalg.generic", operands, 3, properties, 3, &body, out_sum));
  return fill_body(apply, body);
}

// Adds the products to `sum`, computed in `kind`.
static tn_status add_products(tn_apply* apply, const sum_of_products* products, tn_value sum,
                              tn_float_kind kind, tn_value* out_sum) {
  const tn_float_kind sum_kind = tn_apply__kind_of(sum);
  if (sum_kind == kind) return make_generic(apply, products, sum, out_sum);
  extents e = {.source = sum};
  tn_value operands[2] = {sum};
  for (size_t i = 0; i < tn_shaped_type_rank(tn_value_type(sum)); ++i) add_extent(&e, i);
  TN_TRY(make_zeros(apply, &e, kind, &operands[1]));
  TN_TRY(make_generic(apply, products, operands[1], &operands[1]));
  TN_TRY(tn_apply__convert(apply, WORDS, operands[1], sum_kind, &operands[1]));
  return tn_apply__make(apply, WORDS->add, operands, 2, tn_value_type(sum), NULL, 0, out_sum);
}

static tn_status kind_of_product(tn_apply* apply, const tn_lora* lora, tn_value x, tn_value sum,
                                 tn_float_kind* out_kind) {
  const tn_float_kind x_kind = tn_apply__kind_of(x);
  const tn_float_kind sum_kind = tn_apply__kind_of(sum);
  if (x_kind == TN_FLOAT_KIND_COUNT || sum_kind == TN_FLOAT_KIND_COUNT) {
    return tn_apply__refuse(
        apply, lora, TN_INVALID_ARGUMENT,
        "the element type of the op's input or result is not a float of 8, 16, 32 or 64 bits");
  }
  *out_kind = tn_apply__wider(tn_apply__wider(lora->kind, x_kind), sum_kind);
  return TN_OK;
}

// Multiplies x by the matrix with the summed loop. The result has x's other dimensions, followed by
// `rank`.
static tn_status multiply_first(tn_apply* apply, const tn_lora* lora, tn_value x, size_t position,
                                bool is_b, tn_float_kind kind, tn_value* out_value) {
  const size_t rank = tn_shaped_type_rank(tn_value_type(x));
  sum_of_products products = {.left = x, .loops = {.loop_count = rank + 1}};
  extents e = {.source = x};
  tn_value zeros;
  tn_loop_map* maps = products.loops.maps;
  for (size_t i = 0; i < rank; ++i) {
    tn_loop_map__add(&maps[0], i);
    if (i == position) continue;
    tn_loop_map__add(&maps[2], i);
    add_extent(&e, i);
  }
  tn_loop_map__add(&maps[2], rank);
  e.dims[e.rank++] = lora->rank;
  tn_loop_map__add(&maps[1], is_b ? position : rank);
  tn_loop_map__add(&maps[1], is_b ? rank : position);
  TN_TRY(tn_apply__tensor_value(apply, WORDS, lora, is_b, kind, &products.right));
  TN_TRY(make_zeros(apply, &e, kind, &zeros));
  return make_generic(apply, &products, zeros, out_value);
}

// Returns the index of the loop after `gone` is removed.
static size_t without(size_t loop, size_t gone) { return loop - (loop > gone ? 1 : 0); }

// Computes the loops of the second product: those of the op without the one that is already summed
// over, and `rank` as the last one.
static void second_loops(const tn_contraction* old, size_t operand, size_t gone, size_t other,
                         bool is_b, tn_contraction* out_loops) {
  *out_loops = (tn_contraction){.loop_count = old->loop_count};
  const size_t rank_loop = old->loop_count - 1;
  const tn_loop_map* x = &old->maps[1 - operand];
  for (size_t i = 0; i < x->count; ++i) {
    if (x->loops[i] != gone) tn_loop_map__add(&out_loops->maps[0], without(x->loops[i], gone));
  }
  tn_loop_map__add(&out_loops->maps[0], rank_loop);
  tn_loop_map__add(&out_loops->maps[1], is_b ? without(other, gone) : rank_loop);
  tn_loop_map__add(&out_loops->maps[1], is_b ? rank_loop : without(other, gone));
  for (size_t i = 0; i < old->maps[2].count; ++i) {
    tn_loop_map__add(&out_loops->maps[2], without(old->maps[2].loops[i], gone));
  }
}

// Renumbers the loops in order, without those that no operand uses.
static void close_gaps(tn_contraction* loops) {
  uint8_t numbers[TN_LOOP_COUNT_MAX];
  size_t count = 0;
  for (size_t loop = 0; loop < loops->loop_count; ++loop) {
    numbers[loop] = (uint8_t)count;
    for (size_t i = 0; i < 3; ++i) {
      if (tn_loop_map__find(&loops->maps[i], loop) == SIZE_MAX) continue;
      ++count;
      break;
    }
  }
  for (size_t i = 0; i < 3; ++i) {
    for (size_t k = 0; k < loops->maps[i].count; ++k) {
      loops->maps[i].loops[k] = numbers[loops->maps[i].loops[k]];
    }
  }
  loops->loop_count = count;
}

tn_status tn_apply__contraction(tn_apply* apply, const tn_lora* lora, tn_value y, tn_value* out_y) {
  const size_t operand = lora->about.operand;
  const tn_value x = tn_op_operand(lora->op, 1 - operand);
  tn_contraction loops;
  tn_float_kind kind;
  sum_of_products second;
  if (!tn_contraction__read(lora->op, &loops)) return TN_INVALID_ARGUMENT;
  TN_TRY(kind_of_product(apply, lora, x, y, &kind));
  const size_t dim = summed_dim(&loops, operand);
  const size_t gone = loops.maps[operand].loops[dim];
  const size_t other = loops.maps[operand].loops[1 - dim];
  const size_t position = tn_loop_map__find(&loops.maps[1 - operand], gone);
  TN_TRY(multiply_first(apply, lora, x, position, dim == 1, kind, &second.left));
  TN_TRY(tn_apply__tensor_value(apply, WORDS, lora, dim == 0, kind, &second.right));
  second_loops(&loops, operand, gone, other, dim == 0, &second.loops);
  close_gaps(&second.loops);
  tn_edits__after(&apply->edits, tn_value_owner_op(y));
  return add_products(apply, &second, y, kind, out_y);
}

tn_status tn_apply__contraction_weight(tn_apply* apply, const tn_lora* lora, tn_value weight,
                                       tn_value* out_weight) {
  // Loops: in, out, rank.
  sum_of_products products = {
      .loops = {.loop_count = 3, .maps = {{2, {2, 0}}, {2, {1, 2}}, {2, {0, 1}}}}};
  tn_float_kind kind;
  TN_TRY(kind_of_product(apply, lora, weight, weight, &kind));
  TN_TRY(tn_apply__tensor_value(apply, WORDS, lora, false, kind, &products.left));
  TN_TRY(tn_apply__tensor_value(apply, WORDS, lora, true, kind, &products.right));
  return add_products(apply, &products, weight, kind, out_weight);
}
