// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recognizes named ops in linalg.generic by its maps and its body, which must match op by op.

#include "dialects/common/linalg_names.h"

#include <tenure/affine.h>

#include "dialects/linalg_ops.h"
#include "dialects/op_code.h"
#include "ir/clone.h"
#include "ir/read.h"
#include "ir/strides.h"
#include "ir/wide.h"
#include "rewrite/constant.h"

//===-- Parts of linalg.generic ---------------------------------------------------------------===//

#define OPERANDS_MAX 3u

/// A generic op with one output and at most two inputs.
typedef struct generic {
  tn_ref op;
  uint32_t input_count;
  uint32_t loop_count;
  bool is_parallel;
  tn_ref operands[OPERANDS_MAX];  ///< The output is last.
  tn_attribute maps[OPERANDS_MAX];
  tn_ref arguments[OPERANDS_MAX];
  tn_ref yield;
  uint32_t body_count;  ///< The number of ops in the body before the terminator.
  tn_ref body[2];       ///< The first of these ops.
} generic;

static bool open_generic(const tn_context* context, tn_ref op, generic* out) {
  const tn_attribute maps = tn_linalg_generic_indexing_maps(context, op);
  const tn_attribute iterators = tn_linalg_generic_iterator_types(context, op);
  const uint32_t count = tn_op__operand_count(context, op);
  size_t size = 0;
  const int32_t* segments =
      tn_dense_array_attribute_data(tn_op__attribute(context, op, "operandSegmentSizes"), &size);
  const tn_ref block = tn_op__first_block(context, op, 0);
  *out = (generic){.op = op, .input_count = count - 1, .is_parallel = true};
  if (count == 0 || count > OPERANDS_MAX || size < 2 * sizeof *segments || segments[1] != 1 ||
      tn_array_attribute_count(maps) != count || block == 0) {
    return false;
  }
  out->loop_count = (uint32_t)tn_array_attribute_count(iterators);
  for (uint32_t i = 0; i < out->loop_count; ++i) {
    if (tn_linalg__is_reduction(tn_array_attribute_element(iterators, i))) out->is_parallel = false;
  }
  for (uint32_t i = 0; i < count; ++i) {
    out->operands[i] = tn_op__operand(context, op, i);
    out->maps[i] = tn_array_attribute_element(maps, i);
    out->arguments[i] = tn_block__argument(context, block, i);
  }
  out->yield = tn_block__last_op(context, block);
  for (tn_ref inner = tn_block__first_op(context, block); inner != out->yield;
       inner = tn_op__next(context, inner)) {
    if (out->body_count < 2) out->body[out->body_count] = inner;
    ++out->body_count;
  }
  return true;
}

static tn_ref yielded(const tn_context* context, const generic* at) {
  return tn_op__operand(context, at->yield, 0);
}

static bool all_identity(const generic* at) {
  for (uint32_t i = 0; i <= at->input_count; ++i) {
    if (!tn_affine_map_is_identity(at->maps[i])) return false;
  }
  return true;
}

/// Returns the dimension in result `index` of a map; UINT32_MAX for another expression.
static uint32_t dim_of(tn_attribute map, uint32_t index) {
  const tn_affine_expr expr = tn_affine_map_result(map, index);
  return tn_affine_expr_kind_of(expr) == TN_AFFINE_DIM ? tn_affine_expr_position(expr) : UINT32_MAX;
}

//===-- Named ops -----------------------------------------------------------------------------===//

/// The kind of body of a named op.
typedef enum body_kind { BODY_COPY, BODY_OP, BODY_MULTIPLY_ADD } body_kind;

typedef struct named {
  tn_op_code code;
  body_kind body;
  tn_op_code ops[2];  ///< In the body.
  tn_ref inputs[2];
  uint32_t input_count;
  tn_rewriter_attribute extra;  ///< The value is null for none.
} named;

static tn_type element_of(const tn_rewriter* rewriter, tn_ref value) {
  return tn_type__element(tn_value__type(rewriter->context, value));
}

static void fill_body(tn_rewriter* rewriter, const named* what, tn_ref block) {
  tn_ref arguments[OPERANDS_MAX];
  for (uint32_t i = 0; i <= what->input_count; ++i) {
    arguments[i] = tn_block__argument(rewriter->context, block, i);
  }
  const tn_type type = tn_value__type(rewriter->context, arguments[what->input_count]);
  tn_ref value = arguments[0];
  tn_rewriter__at_end(rewriter, block);
  if (what->body != BODY_COPY) {
    value = tn_rewriter__make(rewriter, what->ops[0], type, arguments, what->input_count, NULL, 0);
  }
  if (what->body == BODY_MULTIPLY_ADD && value != 0) {
    value = tn_rewriter__make2(rewriter, what->ops[1], type, arguments[what->input_count], value);
  }
  if (value != 0) (void)tn_build_linalg_yield(rewriter, &value, 1);
}

/// Creates the op on these operands, the output last, with a result if that is a tensor. 0 on
/// failure.
static tn_ref make_named(tn_rewriter* rewriter, const named* what, const tn_ref* operands) {
  const tn_context* context = rewriter->context;
  // linalg.broadcast and linalg.transpose have exactly one input and one output, without segments.
  const bool is_plain =
      what->code == TN_CODE_LINALG_BROADCAST || what->code == TN_CODE_LINALG_TRANSPOSE;
  const tn_operand_group groups[] = {{operands, what->input_count},
                                     {operands + what->input_count, 1}};
  const tn_type type = tn_value__type(context, operands[what->input_count]);
  const tn_rewriter_spec spec = {.code = what->code,
                                 .groups = groups,
                                 .group_count = 2,
                                 .is_segmented = !is_plain,
                                 .types = &type,
                                 .result_count = tn_type__is(type, TN_TYPE_TENSOR) ? 1 : 0,
                                 .attributes = &what->extra,
                                 .attribute_count = 1,
                                 .region_count = 1};
  const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__create(rewriter, &spec) : 0;
  const tn_ref block =
      made == 0 ? 0 : tn_rewriter__create_block(rewriter, tn_op__region(context, made, 0), 0);
  if (block == 0) return 0;
  for (uint32_t i = 0; i <= what->input_count; ++i) {
    (void)tn_rewriter__add_argument(rewriter, block, element_of(rewriter, operands[i]),
                                    rewriter->location);
  }
  const tn_ref around = rewriter->block;
  const tn_ref before = rewriter->before;
  if (rewriter->status == TN_OK) fill_body(rewriter, what, block);
  tn_rewriter__at(rewriter, around, before);
  return rewriter->status == TN_OK ? made : 0;
}

/// Replaces the generic op by the named one; 0 on failure.
static tn_ref put_named(tn_rewriter* rewriter, const generic* at, const named* what) {
  const tn_ref output = at->operands[at->input_count];
  const tn_ref operands[OPERANDS_MAX] = {what->inputs[0],
                                         what->input_count == 2 ? what->inputs[1] : output, output};
  tn_rewriter__for(rewriter, at->op);
  const tn_ref made = make_named(rewriter, what, operands);
  if (made != 0) tn_rewriter__replace_with_op(rewriter, at->op, made);
  return made;
}

/// Recognizes ops that only move elements: copy, fill, broadcast and transpose.
static bool find_move(tn_rewriter* rewriter, const generic* at, named* out) {
  const tn_context* context = rewriter->context;
  const tn_ref value = yielded(context, at);
  if (!at->is_parallel || at->body_count != 0 || at->input_count > 1) return false;
  if (!tn_affine_map_is_identity(at->maps[at->input_count])) return false;
  *out = (named){.code = TN_CODE_LINALG_FILL, .input_count = 1, .inputs = {value}};
  if (at->input_count == 0) {
    const tn_attribute constant = tn_const__of(context, value);
    return constant.storage != NULL &&
           tn_value__type(context, value).storage == element_of(rewriter, at->operands[0]).storage;
  }
  if (value != at->arguments[0]) return false;
  out->inputs[0] = at->operands[0];
  const tn_attribute map = at->maps[0];
  const uint32_t count = (uint32_t)tn_affine_map_result_count(map);
  if (!tn_type_is_shaped(tn_value__type(context, at->operands[0]))) return true;
  int64_t numbers[TN_STRIDES_RANK_MAX];
  uint32_t number_count = 0;
  if (tn_affine_map_is_identity(map)) {
    out->code = TN_CODE_LINALG_COPY;
    return true;
  }
  if (at->loop_count > TN_STRIDES_RANK_MAX) tn_wide__warn(context, at->op, "loops");
  if (at->loop_count > TN_STRIDES_RANK_MAX || !tn_affine_map_is_projected_permutation(map, false)) {
    return false;
  }
  if (count == at->loop_count) {
    out->code = TN_CODE_LINALG_TRANSPOSE;
    for (uint32_t i = 0; i < count; ++i) numbers[dim_of(map, i)] = i;
    number_count = count;
  } else {
    out->code = TN_CODE_LINALG_BROADCAST;
    uint32_t next = 0;
    for (uint32_t i = 0; i < at->loop_count; ++i) {
      if (next < count && dim_of(map, next) == i) {
        ++next;
      } else {
        numbers[number_count++] = i;
      }
    }
    if (next != count) return false;
  }
  out->extra = (tn_rewriter_attribute){count == at->loop_count ? "permutation" : "dimensions",
                                       tn_make__i64s(rewriter, numbers, number_count)};
  return true;
}

/// Recognizes a single elementwise op.
static bool find_elementwise(const tn_rewriter* rewriter, const generic* at, named* out) {
  static const tn_op_code codes[][2] = {{TN_CODE_MATH_EXP, TN_CODE_LINALG_EXP},
                                        {TN_CODE_ARITH_ADDF, TN_CODE_LINALG_ADD},
                                        {TN_CODE_ARITH_SUBF, TN_CODE_LINALG_SUB},
                                        {TN_CODE_ARITH_MULF, TN_CODE_LINALG_MUL},
                                        {TN_CODE_ARITH_DIVF, TN_CODE_LINALG_DIV}};
  const tn_context* context = rewriter->context;
  if (!at->is_parallel || at->body_count != 1 || at->input_count == 0 || !all_identity(at) ||
      tn_value__defining_op(context, yielded(context, at)) != at->body[0] ||
      tn_op__operand_count(context, at->body[0]) != at->input_count) {
    return false;
  }
  const tn_ref first = tn_op__operand(context, at->body[0], 0);
  const tn_ref second = at->input_count == 1 ? 0 : tn_op__operand(context, at->body[0], 1);
  const bool swaps = at->input_count == 2 && first == at->arguments[1];
  if (first != at->arguments[swaps ? 1 : 0]) return false;
  if (at->input_count == 2 && second != at->arguments[swaps ? 0 : 1]) return false;
  const tn_op_code code = tn_op__code(context, at->body[0]);
  for (size_t i = 0; i < sizeof codes / sizeof *codes; ++i) {
    if (codes[i][0] != code) continue;
    *out = (named){.code = codes[i][1],
                   .body = BODY_OP,
                   .ops = {code},
                   .inputs = {at->operands[swaps ? 1 : 0], at->operands[swaps ? 0 : 1]},
                   .input_count = at->input_count};
    return true;
  }
  return false;
}

/// Returns whether a map consists of the leading `batch` dimensions followed by `a` and `b`, or, if
/// `may_turn`, by `b` and `a`.
static bool goes_over(tn_attribute map, uint32_t batch, uint32_t a, uint32_t b, bool may_turn,
                      bool* out_turned) {
  if (tn_affine_map_result_count(map) != batch + 2) return false;
  for (uint32_t i = 0; i < batch; ++i) {
    if (dim_of(map, i) != i) return false;
  }
  const uint32_t x = dim_of(map, batch);
  const uint32_t y = dim_of(map, batch + 1);
  *out_turned = x == b && y == a;
  return (x == a && y == b) || (may_turn && *out_turned);
}

/// Recognizes matrix products, possibly batched and with one transposed operand.
static bool find_product(const tn_rewriter* rewriter, const generic* at, named* out) {
  const tn_context* context = rewriter->context;
  const tn_attribute iterators = tn_linalg_generic_iterator_types(context, at->op);
  bool turned[3];
  if (at->input_count != 2 || at->body_count != 2 || at->loop_count < 3 || at->loop_count > 4) {
    return false;
  }
  const uint32_t batch = at->loop_count - 3;
  for (uint32_t i = 0; i < at->loop_count; ++i) {
    const bool reduces = tn_linalg__is_reduction(tn_array_attribute_element(iterators, i));
    if (reduces != (i == batch + 2)) return false;
  }
  if (!goes_over(at->maps[0], batch, batch, batch + 2, true, &turned[0]) ||
      !goes_over(at->maps[1], batch, batch + 2, batch + 1, true, &turned[1]) ||
      !goes_over(at->maps[2], batch, batch, batch + 1, false, &turned[2]) ||
      (turned[0] && turned[1])) {
    return false;
  }
  const tn_op_code multiply = tn_op__code(context, at->body[0]);
  const tn_op_code add = tn_op__code(context, at->body[1]);
  const bool is_float = multiply == TN_CODE_ARITH_MULF && add == TN_CODE_ARITH_ADDF;
  if (!is_float && !(multiply == TN_CODE_ARITH_MULI && add == TN_CODE_ARITH_ADDI)) return false;
  const tn_ref product = tn_op__result(context, at->body[0], 0);
  const tn_ref x = tn_op__operand(context, at->body[0], 0);
  const tn_ref y = tn_op__operand(context, at->body[0], 1);
  const tn_ref left = tn_op__operand(context, at->body[1], 0);
  const tn_ref right = tn_op__operand(context, at->body[1], 1);
  const tn_ref* arguments = at->arguments;
  if (!((x == arguments[0] && y == arguments[1]) || (x == arguments[1] && y == arguments[0]))) {
    return false;
  }
  if (!((left == arguments[2] && right == product) || (left == product && right == arguments[2]))) {
    return false;
  }
  if (yielded(context, at) != tn_op__result(context, at->body[1], 0)) return false;
  *out = (named){.code = batch == 0 ? TN_CODE_LINALG_MATMUL : TN_CODE_LINALG_BATCH_MATMUL,
                 .body = BODY_MULTIPLY_ADD,
                 .ops = {multiply, add},
                 .inputs = {at->operands[0], at->operands[1]},
                 .input_count = 2,
                 .extra = {"indexing_maps", tn_linalg_generic_indexing_maps(context, at->op)}};
  return true;
}

tn_ref tn_linalg_names__specialize(tn_rewriter* rewriter, tn_ref op) {
  generic at;
  named what;
  if (tn_op__code(rewriter->context, op) != TN_CODE_LINALG_GENERIC ||
      !open_generic(rewriter->context, op, &at) ||
      !(find_move(rewriter, &at, &what) || find_elementwise(rewriter, &at, &what) ||
        find_product(rewriter, &at, &what))) {
    return 0;
  }
  return put_named(rewriter, &at, &what);
}

tn_ref tn_linalg_names__copy(tn_rewriter* rewriter, const tn_ref* operands) {
  const named what = {.code = TN_CODE_LINALG_COPY, .input_count = 1};
  return make_named(rewriter, &what, operands);
}

tn_ref tn_linalg_names__fill(tn_rewriter* rewriter, const tn_ref* operands) {
  const named what = {.code = TN_CODE_LINALG_FILL, .input_count = 1};
  return make_named(rewriter, &what, operands);
}

tn_ref tn_linalg_names__move(tn_rewriter* rewriter, bool transposes, const tn_ref* operands,
                             const int64_t* numbers, uint32_t count) {
  named what = {.code = transposes ? TN_CODE_LINALG_TRANSPOSE : TN_CODE_LINALG_BROADCAST,
                .input_count = 1,
                .extra = {transposes ? "permutation" : "dimensions",
                          tn_make__i64s(rewriter, numbers, count)}};
  return make_named(rewriter, &what, operands);
}

//===-- Copies --------------------------------------------------------------------------------===//

tn_ref tn_linalg_names__clone(tn_rewriter* rewriter, tn_ref op, const tn_ref* operands,
                              uint32_t input_count, uint32_t operand_count) {
  tn_context* context = rewriter->context;
  struct tn_clone_map map;
  tn_clone_map__initialize(context, &map);
  const tn_ref clone = tn_op__clone(rewriter->shard, op, 0, &map);
  tn_clone_map__finalize(&map);
  if (clone == 0) {
    tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    return 0;
  }
  tn_op__insert(rewriter->shard, clone, rewriter->block, rewriter->before);
  tn_rewriter__set_operands(rewriter, clone, operands, operand_count);
  uint32_t result = 0;
  for (uint32_t i = input_count; i < operand_count; ++i) {
    const tn_type type = tn_value__type(context, operands[i]);
    if (!tn_type__is(type, TN_TYPE_TENSOR)) continue;
    tn_value_cell__set_type(tn_value__at(context, tn_op__result(context, clone, result++)),
                            type.storage->self);
  }
  tn_rewriter__notify_inserted(rewriter, clone);
  return clone;
}
