// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowers affine to arith, memref, scf and vector: maps become arithmetic, and bounds become maxima
// or minima.

#include <math.h>
#include <stdio.h>

#include "dialects/affine/expand.h"
#include "dialects/affine_ops.h"
#include "dialects/arith_ops.h"
#include "dialects/scf_ops.h"
#include "rewrite/branch.h"
#include "rewrite/lowering.h"

typedef tn_lowering_run run_t;

//===-- Values --------------------------------------------------------------------------------===//

static bool lower_apply(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_attribute map = tn_affine_apply_map(run->rewriter->context, op);
  return tn_affine__can_expand_map(run->rewriter, op, map) &&
         tn_lowering__replace(run, op,
                              tn_affine__expand(run->rewriter, tn_affine_map_result(map, 0),
                                                tn_affine_map_dim_count(map), operands));
}

static bool lower_extreme(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_attribute map = tn_lowering__attribute_of(run, op, "map");
  const bool is_max = tn_op__code(run->rewriter->context, op) == TN_CODE_AFFINE_MAX;
  return tn_affine__can_expand_map(run->rewriter, op, map) &&
         tn_lowering__replace(
             run, op,
             tn_affine__extreme(run->rewriter, map, 0, (uint32_t)tn_affine_map_result_count(map),
                                operands, is_max));
}

static bool lower_delinearize(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_refs values = {.count = 0};
  (void)operands;
  const bool done = tn_affine__expand_delinearize(run->rewriter, op, &values);
  if (done) tn_conversion__replace(run->c, op, tn_refs__items(&values));
  tn_refs__free(run->rewriter, &values);
  return done;
}

static bool lower_linearize(run_t* run, tn_ref op, const tn_ref* operands) {
  (void)operands;
  return tn_lowering__replace(run, op, tn_affine__expand_linearize(run->rewriter, op));
}

//===-- Memory --------------------------------------------------------------------------------===//

/// An op on a buffer whose subscripts are a map's operands.
typedef struct access {
  const char* name;
  const char* map;
  uint32_t before;  ///< Operands before the map's, which are copied.
  const char* attributes[3];
} access;

static const access* access_of(tn_string_view name) {
  static const access all[] = {
      {"affine.load", "map", 1, {NULL}},
      {"affine.store", "map", 2, {NULL}},
      {"affine.vector_load", "map", 1, {NULL}},
      {"affine.vector_store", "map", 2, {NULL}},
      {"affine.prefetch", "map", 1, {"isWrite", "localityHint", "isDataCache"}},
      {"affine.dma_wait", "tag_map", 1, {NULL}},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(all[i].name))) return &all[i];
  }
  return NULL;
}

static uint32_t input_count(tn_attribute map) {
  return tn_affine_map_dim_count(map) + tn_affine_map_symbol_count(map);
}

/// Creates the memref or vector op with the same name after its prefix.
static bool put_access(run_t* run, tn_ref op, const tn_refs* operands,
                       const char* const* attributes) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_string_view old = tn_op__kept_name(rewriter->context, op);
  const bool is_vector = old.size > 14 && memcmp(old.data, "affine.vector_", 14) == 0;
  char name[32];
  tn_rewriter_attribute kept[3];
  uint32_t count = 0;
  const size_t start = is_vector ? 14 : 7;
  (void)snprintf(name, sizeof name, "%s.%.*s", is_vector ? "vector" : "memref",
                 (int)(old.size - start), old.data + start);
  for (; attributes != NULL && count < 3 && attributes[count] != NULL; ++count) {
    kept[count] = (tn_rewriter_attribute){attributes[count],
                                          tn_lowering__attribute_of(run, op, attributes[count])};
  }
  const tn_type type = tn_op__result_count(rewriter->context, op) == 0
                           ? (tn_type){NULL}
                           : tn_op__result_type(rewriter->context, op, 0);
  return rewriter->status == TN_OK &&
         tn_lowering__replace_with_op(
             run, op,
             tn_lowering__make_op(run, name, type, tn_refs__items((tn_refs*)(uintptr_t)operands),
                                  operands->count, kept, count, 0));
}

static bool lower_access(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const access* how = access_of(tn_op__kept_name(rewriter->context, op));
  const tn_attribute map = tn_lowering__attribute_of(run, op, how->map);
  const uint32_t before = how->before;
  tn_refs values = {.count = 0};
  if (!tn_affine__can_expand_map(rewriter, op, map)) return false;
  for (uint32_t i = 0; i < before; ++i) tn_refs__push(rewriter, &values, operands[i]);
  bool done = tn_affine__expand_map(rewriter, map, operands + before, &values);
  for (uint32_t i = before + input_count(map); i < tn_op__operand_count(rewriter->context, op);
       ++i) {
    tn_refs__push(rewriter, &values, operands[i]);
  }
  done = done && put_access(run, op, &values, how->attributes);
  tn_refs__free(rewriter, &values);
  return done;
}

static bool lower_dma_start(run_t* run, tn_ref op, const tn_ref* operands) {
  static const char* const names[3] = {"src_map", "dst_map", "tag_map"};
  tn_rewriter* rewriter = run->rewriter;
  tn_attribute maps[3];
  tn_refs parts[3] = {{.count = 0}, {.count = 0}, {.count = 0}};
  tn_refs values = {.count = 0};
  uint32_t next = 0;
  bool done = true;
  for (uint32_t i = 0; i < 3; ++i) {
    maps[i] = tn_lowering__attribute_of(run, op, names[i]);
    if (!tn_affine__can_expand_map(rewriter, op, maps[i])) return false;
  }
  for (uint32_t i = 0; i < 3 && done; ++i) {
    tn_refs__push(rewriter, &parts[i], operands[next]);
    done = tn_affine__expand_map(rewriter, maps[i], operands + next + 1, &parts[i]);
    next += 1 + input_count(maps[i]);
  }
  // memref.dma_start has the number of elements before the tag.
  for (uint32_t i = 0; i < 3; ++i) {
    if (i == 2) tn_refs__push(rewriter, &values, operands[next++]);
    for (uint32_t k = 0; k < parts[i].count; ++k) {
      tn_refs__push(rewriter, &values, tn_refs__items(&parts[i])[k]);
    }
    tn_refs__free(rewriter, &parts[i]);
  }
  for (; next < tn_op__operand_count(rewriter->context, op); ++next) {
    tn_refs__push(rewriter, &values, operands[next]);
  }
  done = done && put_access(run, op, &values, NULL);
  tn_refs__free(rewriter, &values);
  return done;
}

//===-- Regions -------------------------------------------------------------------------------===//

/// Creates an op with the same result types and moves the regions into it.
static tn_ref take_regions(run_t* run, tn_ref op, tn_op_code code, const tn_refs* operands,
                           const tn_rewriter_attribute* attribute) {
  tn_rewriter* rewriter = run->rewriter;
  const uint32_t count = tn_op__region_count(rewriter->context, op);
  tn_types types = {.count = 0};
  for (uint32_t i = 0; i < tn_op__result_count(rewriter->context, op); ++i) {
    tn_types__push(rewriter, &types, tn_op__result_type(rewriter->context, op, i));
  }
  const tn_rewriter_spec spec = {.code = code,
                                 .operands = tn_refs__items((tn_refs*)(uintptr_t)operands),
                                 .operand_count = operands->count,
                                 .types = tn_types__items(&types),
                                 .result_count = types.count,
                                 .attributes = attribute,
                                 .attribute_count = attribute != NULL,
                                 .region_count = count};
  const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__create(rewriter, &spec) : 0;
  for (uint32_t i = 0; made != 0 && i < count; ++i) {
    tn_rewriter__inline_region(rewriter, tn_op__region(rewriter->context, op, i),
                               tn_op__region(rewriter->context, made, i), 0);
  }
  tn_types__free(rewriter, &types);
  return made;
}

static bool lower_for(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_attribute lower = tn_affine_for_lower_bound_map(run->rewriter->context, op);
  const tn_attribute upper = tn_affine_for_upper_bound_map(run->rewriter->context, op);
  const uint32_t lower_count = input_count(lower);
  tn_refs values = {.count = 0};
  if (!tn_affine__can_expand_map(rewriter, op, lower) ||
      !tn_affine__can_expand_map(rewriter, op, upper)) {
    return false;
  }
  tn_refs__push(rewriter, &values,
                tn_affine__extreme(run->rewriter, lower, 0,
                                   (uint32_t)tn_affine_map_result_count(lower), operands, true));
  tn_refs__push(
      rewriter, &values,
      tn_affine__extreme(run->rewriter, upper, 0, (uint32_t)tn_affine_map_result_count(upper),
                         operands + lower_count, false));
  tn_refs__push(rewriter, &values,
                tn_rewriter__index_constant(rewriter, tn_integer_attribute_value(tn_affine_for_step(
                                                          run->rewriter->context, op))));
  for (uint32_t i = lower_count + input_count(upper);
       i < tn_op__operand_count(rewriter->context, op); ++i) {
    tn_refs__push(rewriter, &values, operands[i]);
  }
  const bool done =
      tn_lowering__replace_with_op(run, op, take_regions(run, op, TN_CODE_SCF_FOR, &values, NULL));
  tn_refs__free(rewriter, &values);
  return done;
}

static bool lower_if(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_attribute set = tn_affine_if_condition(run->rewriter->context, op);
  const size_t count = tn_integer_set_constraint_count(set);
  tn_refs values = {.count = 0};
  tn_ref all = 0;
  for (size_t i = 0; i < count; ++i) {
    if (!tn_affine__can_expand(rewriter, op, tn_integer_set_constraint(set, i))) return false;
  }
  const tn_ref zero = tn_rewriter__index_constant(rewriter, 0);
  for (size_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    const tn_ref value = tn_affine__expand(rewriter, tn_integer_set_constraint(set, i),
                                           tn_integer_set_dim_count(set), operands);
    if (value == 0) return false;
    const tn_ref holds = tn_passes__compare(
        rewriter, tn_integer_set_is_equality(set, i) ? TN_COMPARE_EQ : TN_COMPARE_SGE, value, zero);
    all = all == 0 || holds == 0 ? holds : tn_build_arith_andi(rewriter, all, holds);
  }
  if (all == 0) all = tn_rewriter__arith_constant(rewriter, tn_const__make_bool(rewriter, true));
  tn_refs__push(rewriter, &values, all);
  const bool done =
      tn_lowering__replace_with_op(run, op, take_regions(run, op, TN_CODE_SCF_IF, &values, NULL));
  tn_refs__free(rewriter, &values);
  return done;
}

static bool lower_yield(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  if (tn_op__code(rewriter->context, tn_op__parent(rewriter->context, op)) ==
      TN_CODE_SCF_PARALLEL) {
    return false;
  }
  return tn_lowering__replace_with_op(
      run, op, tn_build_scf_yield(rewriter, operands, tn_op__operand_count(rewriter->context, op)));
}

//===-- affine.parallel -----------------------------------------------------------------------===//

/// By reduction kind: the op that combines values, and the initial value.
typedef enum start { START_NONE, START_ZERO, START_ONE, START_ONES, START_LEAST, START_MOST } start;
static const struct {
  tn_op_code code;
  start from;
} joins[] = {{TN_CODE_ARITH_ADDF, START_ZERO},      {TN_CODE_ARITH_ADDI, START_ZERO},
             {TN_CODE_ARITH_ANDI, START_ONES},      {TN_CODE_NONE, START_NONE},
             {TN_CODE_ARITH_MAXIMUMF, START_LEAST}, {TN_CODE_ARITH_MAXNUMF, START_NONE},
             {TN_CODE_ARITH_MAXSI, START_LEAST},    {TN_CODE_ARITH_MAXUI, START_ZERO},
             {TN_CODE_ARITH_MINIMUMF, START_MOST},  {TN_CODE_ARITH_MINNUMF, START_NONE},
             {TN_CODE_ARITH_MINSI, START_MOST},     {TN_CODE_ARITH_MINUI, START_ONES},
             {TN_CODE_ARITH_MULF, START_ONE},       {TN_CODE_ARITH_MULI, START_ONE},
             {TN_CODE_ARITH_ORI, START_ZERO},       {TN_CODE_ARITH_XORI, START_ZERO}};

static tn_ref start_value(tn_rewriter* rewriter, start from, tn_type type) {
  const tn_wide one = 1;
  const uint32_t width = tn_type__int_width(type);
  tn_attribute value = {NULL};
  if (tn_type__is(type, TN_TYPE_FLOAT)) {
    const double number = from == START_ONE     ? 1.0
                          : from == START_LEAST ? -INFINITY
                          : from == START_MOST  ? INFINITY
                          : from == START_NONE  ? NAN
                                                : 0.0;
    tn_rewriter__ok(rewriter, tn_float_attribute_get(type, number, &value));
  } else {
    const tn_wide number = from == START_ONE     ? one
                           : from == START_ONES  ? tn_int__mask(width)
                           : from == START_LEAST ? one << (width - 1)
                           : from == START_MOST  ? tn_int__mask(width) >> 1
                                                 : 0;
    value = tn_const__make_int(rewriter, type, number);
  }
  return tn_rewriter__arith_constant(rewriter, value);
}

/// Replaces the terminator by an scf.reduce with one combining block per value.
static bool reduce(run_t* run, tn_ref loop, tn_attribute kinds) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref end = tn_block__last_op(context, tn_op__first_block(context, loop, 0));
  const uint32_t count = tn_op__operand_count(context, end);
  tn_refs values = {.count = 0};
  tn_refs__push_operands(rewriter, &values, end, 0, count);
  tn_rewriter__for(rewriter, end);
  const tn_ref made = tn_build_scf_reduce(rewriter, tn_refs__items(&values), count, count);
  for (uint32_t i = 0; made != 0 && i < count && rewriter->status == TN_OK; ++i) {
    const tn_type type = tn_value__type(context, tn_refs__items(&values)[i]);
    const tn_ref block = tn_rewriter__create_block(rewriter, tn_op__region(context, made, i), 0);
    if (block == 0) break;
    const tn_ref a = tn_rewriter__add_argument(rewriter, block, type, rewriter->location);
    const tn_ref b = tn_rewriter__add_argument(rewriter, block, type, rewriter->location);
    const int64_t kind = tn_integer_attribute_value(tn_array_attribute_element(kinds, i));
    tn_rewriter__at_end(rewriter, block);
    const tn_ref joined = tn_rewriter__make2(rewriter, joins[kind].code, type, a, b);
    (void)tn_build_scf_reduce_return(rewriter, joined);
  }
  tn_refs__free(rewriter, &values);
  tn_conversion__erase(run->c, end);
  return rewriter->status == TN_OK;
}

static uint32_t group_at(tn_attribute groups, uint32_t index) {
  tn_numbers numbers;
  return tn_numbers__open(groups, &numbers) ? (uint32_t)tn_numbers__at(&numbers, index) : 0;
}

static bool lower_parallel(run_t* run, tn_ref op, const tn_ref* operands) {
  static const char* const maps[2] = {"lowerBoundsMap", "upperBoundsMap"};
  static const char* const groups[2] = {"lowerBoundsGroups", "upperBoundsGroups"};
  tn_rewriter* rewriter = run->rewriter;
  const tn_attribute steps = tn_affine_parallel_steps(run->rewriter->context, op);
  const tn_attribute kinds = tn_affine_parallel_reductions(run->rewriter->context, op);
  const uint32_t rank = (uint32_t)tn_array_attribute_count(steps);
  const uint32_t count = tn_op__result_count(rewriter->context, op);
  tn_refs bounds[2] = {{.count = 0}, {.count = 0}};
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < count; ++i) {
    const int64_t kind = tn_integer_attribute_value(tn_array_attribute_element(kinds, i));
    if (kind < 0 || kind > 15 || joins[kind].code == TN_CODE_NONE) return false;
  }
  uint32_t next[2] = {0, 0};
  const uint32_t first_upper = input_count(tn_lowering__attribute_of(run, op, maps[0]));
  if (!tn_affine__can_expand_map(rewriter, op, tn_lowering__attribute_of(run, op, maps[0])) ||
      !tn_affine__can_expand_map(rewriter, op, tn_lowering__attribute_of(run, op, maps[1]))) {
    return false;
  }
  for (uint32_t i = 0; i < 2 * rank; ++i) {
    const uint32_t side = i % 2;
    const uint32_t size = group_at(tn_lowering__attribute_of(run, op, groups[side]), i / 2);
    tn_refs__push(
        rewriter, &bounds[side],
        tn_affine__extreme(run->rewriter, tn_lowering__attribute_of(run, op, maps[side]),
                           next[side], size, operands + (side == 0 ? 0 : first_upper), side == 0));
    next[side] += size;
  }
  for (uint32_t i = 0; i < 2 * rank; ++i) {
    tn_refs__push(rewriter, &values, tn_refs__items(&bounds[i / rank])[i % rank]);
  }
  for (uint32_t i = 0; i < rank; ++i) {
    const int64_t step = tn_integer_attribute_value(tn_array_attribute_element(steps, i));
    tn_refs__push(rewriter, &values, tn_rewriter__index_constant(rewriter, step));
  }
  for (uint32_t i = 0; i < count; ++i) {
    const int64_t kind = tn_integer_attribute_value(tn_array_attribute_element(kinds, i));
    const tn_type type = tn_op__result_type(rewriter->context, op, i);
    tn_refs__push(rewriter, &values, start_value(rewriter, joins[kind].from, type));
  }
  const int32_t sizes[4] = {(int32_t)rank, (int32_t)rank, (int32_t)rank, (int32_t)count};
  const tn_rewriter_attribute segments = {"operandSegmentSizes",
                                          tn_rewriter__make_segments(rewriter, sizes, 4)};
  const tn_ref made = take_regions(run, op, TN_CODE_SCF_PARALLEL, &values, &segments);
  for (uint32_t i = 0; i < 2; ++i) tn_refs__free(rewriter, &bounds[i]);
  tn_refs__free(rewriter, &values);
  return tn_lowering__replace_with_op(run, op, made) && reduce(run, made, kinds);
}

//===-- Passes --------------------------------------------------------------------------------===//

static const tn_lowering_hook hooks[] = {{TN_NAME_AFFINE_APPLY, lower_apply},
                                         {TN_NAME_AFFINE_MAX, lower_extreme},
                                         {TN_NAME_AFFINE_MIN, lower_extreme},
                                         {TN_NAME_AFFINE_DELINEARIZE_INDEX, lower_delinearize},
                                         {TN_NAME_AFFINE_LINEARIZE_INDEX, lower_linearize},
                                         {TN_NAME_AFFINE_LOAD, lower_access},
                                         {TN_NAME_AFFINE_STORE, lower_access},
                                         {TN_NAME_AFFINE_VECTOR_LOAD, lower_access},
                                         {TN_NAME_AFFINE_VECTOR_STORE, lower_access},
                                         {TN_NAME_AFFINE_PREFETCH, lower_access},
                                         {TN_NAME_AFFINE_DMA_WAIT, lower_access},
                                         {TN_NAME_AFFINE_DMA_START, lower_dma_start},
                                         {TN_NAME_AFFINE_FOR, lower_for},
                                         {TN_NAME_AFFINE_IF, lower_if},
                                         {TN_NAME_AFFINE_PARALLEL, lower_parallel},
                                         {TN_NAME_AFFINE_YIELD, lower_yield},
                                         {NULL, NULL}};

static const tn_lowering lowering_affine = {.loads = "arith,memref,scf,vector", .hooks = hooks};

static bool expand_index(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  tn_refs values = {.count = 0};
  bool done = false;
  (void)user_data;
  switch (tn_op__code(rewriter->context, op)) {
    case TN_CODE_AFFINE_DELINEARIZE_INDEX:
      done = tn_affine__expand_delinearize(rewriter, op, &values);
      break;
    case TN_CODE_AFFINE_LINEARIZE_INDEX:
      tn_refs__push(rewriter, &values, tn_affine__expand_linearize(rewriter, op));
      done = rewriter->status == TN_OK && tn_refs__items(&values)[0] != 0;
      break;
    default:
      break;
  }
  if (done) tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  tn_refs__free(rewriter, &values);
  return done;
}

TN_PASS(affine_expand_index_ops) = {
    "affine-expand-index-ops", "AffineExpandIndexOpsPass",
    "Lower affine operations operating on indices into more fundamental operations",
    .rewrite = tn_passes__match, .match = expand_index};

TN_PASS(lower_affine) = {"lower-affine", "LowerAffinePass",
                         "Lower Affine operations to a combination of Arith and SCF operations",
                         .rewrite = tn_lowering__lower, .lowering = &lowering_affine};
