// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Valid dimensions and symbols, for the verifier and for passes. Source: the affine dialect's
// documentation, "Restrictions on Dimensions and Symbols".

#include "dialects/affine/values.h"

#include "dialects/memref_ops.h"
#include "rewrite/effects.h"

//===-- Scopes --------------------------------------------------------------------------------===//

static tn_ref region_of(const tn_context* context, tn_ref value) {
  const tn_ref block = tn_value__parent_block(context, value);
  return block == 0 ? 0 : tn_block__at(context, block)->region;
}

static tn_ref region_op(const tn_context* context, tn_ref region) {
  return region == 0 ? 0 : tn_region__at(context, region)->op;
}

/// An unregistered op may be a scope.
static bool is_scope(const tn_context* context, tn_ref op) {
  if (op == 0) return false;
  const tn_op_definition* definition = tn_op_definition__claimed(context, tn_op__at(context, op));
  return definition == NULL || (definition->traits & TN_OP_TRAIT_AFFINE_SCOPE) != 0;
}

static bool is_index(const tn_context* context, tn_ref value) {
  return value != 0 && tn_type__is(tn_value__type(context, value), TN_TYPE_INDEX);
}

/// Returns whether the value is defined directly in an affine scope.
static bool is_top_level(const tn_context* context, tn_ref value) {
  return is_scope(context, region_op(context, region_of(context, value)));
}

tn_ref tn_affine__scope(const tn_context* context, tn_ref op) {
  for (tn_ref at = op; at != 0; at = tn_op__parent(context, at)) {
    const tn_ref block = tn_op__block(context, at);
    if (block == 0) return 0;
    const tn_ref region = tn_block__at(context, block)->region;
    if (is_scope(context, region_op(context, region))) return region;
  }
  return 0;
}

//===-- Dimension queries ---------------------------------------------------------------------===//

/// Returns operand `index`; 0 if an unverified op has fewer operands.
static tn_ref operand_at(const tn_context* context, tn_ref op, uint64_t index) {
  if (index >= tn_op__operand_count(context, op)) return 0;
  return tn_op__operand(context, op, (uint32_t)index);
}

static bool is_extent_op(const tn_context* context, tn_ref op) {
  const tn_op_code code = tn_op__code(context, op);
  return code == TN_CODE_MEMREF_DIM || code == TN_CODE_TENSOR_DIM;
}

static bool is_top_level_extent(const tn_context* context, tn_ref op) {
  const tn_ref shaped = operand_at(context, op, 0);
  return shaped != 0 && is_top_level(context, shaped);
}

/// Returns the operand with a size of the result of `op`; 0 if the size is static or, with
/// `*out_possible` set to false, if it is unknown.
static tn_ref size_operand(const tn_context* context, tn_ref op, uint64_t index,
                           bool* out_possible) {
  *out_possible = false;
  const tn_op_code code = tn_op__code(context, op);
  const bool is_known =
      code == TN_CODE_MEMREF_ALLOC || code == TN_CODE_MEMREF_VIEW || code == TN_CODE_MEMREF_SUBVIEW;
  if (!is_known || tn_op__result_count(context, op) == 0) return 0;
  const tn_type type = tn_op__result_type(context, op, 0);
  *out_possible = tn_shaped_type_has_rank(type) && index < tn_shaped_type_rank(type);
  if (!*out_possible) return 0;
  const int64_t* dims = tn_shaped_type_dims(type);
  if (dims[index] >= 0) return 0;
  uint64_t at = 0;
  for (uint64_t i = 0; i < index; ++i) at += dims[i] < 0;
  if (code == TN_CODE_MEMREF_VIEW) at += 2;
  if (code == TN_CODE_MEMREF_SUBVIEW) at += tn_memref_subview_sizes(context, op).start;
  const tn_ref size = operand_at(context, op, at);
  *out_possible = size != 0;
  return size;
}

/// Returns whether the size that `op` queries is a symbol; if another value determines it, stores
/// that in `*out_size`.
static bool extent_is_symbol(const tn_context* context, tn_ref op, tn_ref* out_size) {
  if (is_top_level_extent(context, op)) return true;
  const tn_ref number = operand_at(context, op, 1);
  int64_t index = 0;
  if (number == 0 || !tn_const__int64_of(context, number, &index) || index < 0) return false;
  tn_ref source = tn_value__defining_op(context, operand_at(context, op, 0));
  tn_trail trail = {0};
  while (source != 0 && tn_op__code(context, source) == TN_CODE_MEMREF_CAST) {
    const tn_ref inner = operand_at(context, source, 0);
    if (!tn_trail__goes_on(&trail, source)) return false;
    if (inner == 0 || !tn_shaped_type_has_rank(tn_value__type(context, inner))) return false;
    source = tn_value__defining_op(context, inner);
  }
  if (source == 0) return false;
  bool possible = false;
  *out_size = size_operand(context, source, (uint64_t)index, &possible);
  return possible && *out_size == 0;
}

//===-- Symbols -------------------------------------------------------------------------------===//

/// A value under examination: queries operand `next` of its op or, with `is_size`, the value of its
/// size.
typedef struct symbol_frame {
  tn_ref value;
  tn_ref first_region;  ///< The region of the query; `region` is that or an enclosing one.
  tn_ref region;
  uint32_t next;
  bool is_size;
} symbol_frame;

/// Queries whether values are valid symbols. Iterates instead of recursing, and caches the results
/// in `answers` by region and value, so that shared values are visited once per region.
typedef struct symbol_query {
  const tn_context* context;
  tn_judy_map answers;
  symbol_frame* frames;
  size_t count;
  size_t capacity;
  bool failed;  ///< Out of memory: no value is a symbol then.
} symbol_query;

typedef enum symbol_answer { SYMBOL_NO, SYMBOL_YES, SYMBOL_ASKS } symbol_answer;

static void close_query(symbol_query* query) {
  tn_judy_map_clear(&query->answers);
  tn_deallocate(&query->context->allocator, query->frames, query->capacity * sizeof *query->frames);
}

static uintptr_t answer_key(tn_ref value, tn_ref region) {
  return (uintptr_t)((uint64_t)region << 32 | value);
}

/// Results of the outermost query are not cached.
static void note_answer(symbol_query* query, const symbol_frame* frame, symbol_answer answer) {
  if (query->count == 1) return;
  const uintptr_t key = answer_key(frame->value, frame->first_region);
  if (tn_judy_map_set(&query->answers, key, (uintptr_t)answer) != TN_OK) query->failed = true;
}

/// Starts a query: returns the result, or SYMBOL_ASKS with a frame pushed.
static symbol_answer begin_symbol(symbol_query* query, tn_ref value, tn_ref region) {
  uintptr_t answer = SYMBOL_NO;
  if (!is_index(query->context, value)) return SYMBOL_NO;
  if (query->answers.root != NULL &&
      tn_judy_map_get(&query->answers, answer_key(value, region), &answer)) {
    return (symbol_answer)answer;
  }
  if (!tn_array_grow(&query->context->allocator, (void*)&query->frames, &query->capacity,
                     query->count + 1, sizeof *query->frames)) {
    query->failed = true;
    return SYMBOL_NO;
  }
  query->frames[query->count++] =
      (symbol_frame){.value = value, .first_region = region, .region = region};
  // In a graph region, a value may depend on itself.
  note_answer(query, &query->frames[query->count - 1], SYMBOL_NO);
  return SYMBOL_ASKS;
}

/// Returns whether equal operands always give equal results. MLIR treats arith's remainders as
/// pure.
static bool is_function_of_operands(const tn_context* context, tn_ref op) {
  const tn_op_code code = tn_op__code(context, op);
  return code == TN_CODE_ARITH_REMSI || code == TN_CODE_ARITH_REMUI ||
         tn_effects__is_pure(context, op);
}

/// Returns the next value to query; 0 with the frame's result in `*out_answer`, where SYMBOL_ASKS
/// defers to the enclosing region.
static tn_ref next_question(const tn_context* context, symbol_frame* frame,
                            symbol_answer* out_answer) {
  const tn_ref op = tn_value__defining_op(context, frame->value);
  *out_answer = SYMBOL_YES;
  if (frame->next == 0) {
    if (frame->region != 0 && region_of(context, frame->value) == frame->region) return 0;
    if (op != 0 && tn_const__of_op(context, op).storage != NULL) return 0;
  }
  *out_answer = SYMBOL_ASKS;
  if (op == 0) return 0;
  if (is_function_of_operands(context, op)) {
    if (frame->next < tn_op__operand_count(context, op)) {
      return tn_op__operand(context, op, frame->next);
    }
    *out_answer = SYMBOL_YES;
  }
  return 0;
}

/// Continues when an operand is not a symbol: with the queried size, or in the enclosing region.
static symbol_answer ask_elsewhere(symbol_query* query, symbol_frame* frame) {
  const tn_context* context = query->context;
  const tn_ref op = tn_value__defining_op(context, frame->value);
  if (op != 0 && is_extent_op(context, op)) {
    tn_ref size = 0;
    if (extent_is_symbol(context, op, &size)) return SYMBOL_YES;
    if (size == 0) return SYMBOL_NO;
    frame->is_size = true;
    return begin_symbol(query, size, frame->region);
  }
  // Values that dominate the op around the region are also valid.
  const tn_ref around = region_op(context, frame->region);
  if (around == 0 || tn_op__has_trait(context, around, TN_OP_TRAIT_ISOLATED) ||
      tn_op__block(context, around) == 0) {
    return SYMBOL_NO;
  }
  frame->region = tn_block__at(context, tn_op__block(context, around))->region;
  frame->next = 0;
  return SYMBOL_ASKS;
}

/// Advances the top frame, given the result `last` of its last query, or SYMBOL_ASKS.
static symbol_answer step_symbol(symbol_query* query, symbol_answer last) {
  symbol_frame* frame = &query->frames[query->count - 1];
  symbol_answer answer = last;
  if (last == SYMBOL_YES && !frame->is_size) {
    ++frame->next;
    answer = SYMBOL_ASKS;
  }
  if (last == SYMBOL_NO && !frame->is_size) answer = ask_elsewhere(query, frame);
  if (last == SYMBOL_ASKS || (last == SYMBOL_YES && answer == SYMBOL_ASKS)) {
    const tn_ref asked = next_question(query->context, frame, &answer);
    if (asked != 0) return begin_symbol(query, asked, frame->region);
    if (answer == SYMBOL_ASKS) answer = ask_elsewhere(query, frame);
  }
  if (answer != SYMBOL_ASKS) {
    note_answer(query, &query->frames[query->count - 1], answer);
    --query->count;
  }
  return answer;
}

static bool ask_symbol(symbol_query* query, tn_ref value, tn_ref region) {
  if (!is_index(query->context, value)) return false;
  if (region != 0 && region_of(query->context, value) == region) return true;
  symbol_answer answer = begin_symbol(query, value, region);
  while (query->count != 0 && !query->failed) answer = step_symbol(query, answer);
  query->count = 0;
  return answer == SYMBOL_YES && !query->failed;
}

bool tn_affine__is_symbol_in(const tn_context* context, tn_ref value, tn_ref region,
                             bool* out_failed) {
  symbol_query query = {.context = context};
  const bool answer = ask_symbol(&query, value, region);
  *out_failed = *out_failed || query.failed;
  close_query(&query);
  return answer;
}

bool tn_affine__is_symbol(const tn_context* context, tn_ref value) {
  bool failed = false;
  if (!is_index(context, value)) return false;
  if (is_top_level(context, value)) return true;
  const tn_ref op = tn_value__defining_op(context, value);
  return op != 0 && tn_affine__is_symbol_in(context, value, tn_affine__scope(context, op), &failed);
}

bool tn_affine__is_symbol_anywhere(const tn_context* context, tn_ref op) {
  const tn_ref scope = tn_affine__scope(context, op);
  symbol_query query = {.context = context};
  bool answer = is_function_of_operands(context, op);
  for (uint32_t i = 0; answer && i < tn_op__operand_count(context, op); ++i) {
    answer = ask_symbol(&query, tn_op__operand(context, op, i), scope);
  }
  if (!answer && is_extent_op(context, op)) {
    tn_ref size = 0;
    answer = extent_is_symbol(context, op, &size) || (size != 0 && ask_symbol(&query, size, scope));
  }
  close_query(&query);
  return answer;
}

//===-- Dimensions ----------------------------------------------------------------------------===//

/// Pending values, and values that were already visited.
typedef struct dim_query {
  symbol_query symbols;
  tn_judy_set met;
  tn_ref* values;
  size_t count;
  size_t capacity;
} dim_query;

static bool is_induction_variable(const tn_context* context, tn_ref value) {
  if (!tn_value__is_argument(value)) return false;
  const tn_ref op = region_op(context, region_of(context, value));
  const tn_op_code code = op == 0 ? TN_CODE_NONE : tn_op__code(context, op);
  const uint32_t number = tn_argument__at(context, value)->number_and_flag >> 1;
  return code == TN_CODE_AFFINE_PARALLEL || (code == TN_CODE_AFFINE_FOR && number == 0);
}

/// Pushes the operands of `op` that were not pushed before.
static void push_operands_once(dim_query* query, tn_ref op) {
  const tn_context* context = query->symbols.context;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_ref operand = tn_op__operand(context, op, i);
    bool is_new = false;
    if (tn_judy_set_insert(&query->met, operand, &is_new) != TN_OK ||
        !tn_array_grow(&context->allocator, (void*)&query->values, &query->capacity,
                       query->count + 1, sizeof *query->values)) {
      query->symbols.failed = true;
      return;
    }
    if (is_new) query->values[query->count++] = operand;
  }
}

/// Returns whether a value is a valid dimension provided that the operands it pushes are.
static bool is_dim_by_operands(dim_query* query, tn_ref value, tn_ref region) {
  const tn_context* context = query->symbols.context;
  if (!is_index(context, value)) return false;
  if (is_induction_variable(context, value)) return true;
  if (ask_symbol(&query->symbols, value, region)) return true;
  const tn_ref op = tn_value__defining_op(context, value);
  if (op == 0) return false;
  switch (tn_op__code(context, op)) {
    case TN_CODE_AFFINE_APPLY:
    case TN_CODE_AFFINE_DELINEARIZE_INDEX:
    case TN_CODE_AFFINE_LINEARIZE_INDEX:
      push_operands_once(query, op);
      return true;
    case TN_CODE_MEMREF_DIM:
    case TN_CODE_TENSOR_DIM:
      return is_top_level_extent(context, op);
    default:
      return false;
  }
}

bool tn_affine__is_dim_in(const tn_context* context, tn_ref value, tn_ref region,
                          bool* out_failed) {
  dim_query query = {.symbols = {.context = context}};
  bool answer = is_dim_by_operands(&query, value, region);
  while (answer && query.count != 0 && !query.symbols.failed) {
    answer = is_dim_by_operands(&query, query.values[--query.count], region);
  }
  answer = answer && !query.symbols.failed;
  *out_failed = *out_failed || query.symbols.failed;
  tn_deallocate(&context->allocator, query.values, query.capacity * sizeof *query.values);
  tn_judy_set_clear(&query.met);
  close_query(&query.symbols);
  return answer;
}

bool tn_affine__is_dim(const tn_context* context, tn_ref value) {
  bool failed = false;
  if (!is_index(context, value)) return false;
  if (is_top_level(context, value) || is_induction_variable(context, value)) return true;
  const tn_ref op = tn_value__defining_op(context, value);
  return op != 0 && tn_affine__is_dim_in(context, value, tn_affine__scope(context, op), &failed);
}
