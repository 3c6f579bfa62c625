// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of affine: operands of maps and sets, and results of maps and bodies. inputs.c
// determines valid dimensions and symbols.

#include "dialects/affine/affine.h"

#include <tenure/affine.h>

#include "dialects/affine/values.h"
#include "schema/check.h"

//===-- Dimensions and symbols ----------------------------------------------------------------===//

static tn_ref parent_of(const tn_context* context, tn_ref op) {
  return tn_op_cell__parent(context, tn_op__at(context, op));
}

/// Checks operands from index `first` on: `dim_count` dimensions, then symbols, `count` in total.
static tn_status check_inputs(const tn_context* context, tn_ref op, uint32_t first,
                              uint32_t dim_count, uint32_t count) {
  const tn_ref scope = tn_affine__scope(context, op);
  const tn_op_cell* cell = tn_op__at(context, op);
  bool failed = false;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = tn_op_cell__operand(context, op, cell, first + i);
    const bool is_right = i < dim_count ? tn_affine__is_dim_in(context, value, scope, &failed)
                                        : tn_affine__is_symbol_in(context, value, scope, &failed);
    if (failed) return tn_context__out_of_memory(context);
    if (is_right) continue;
    return tn_op__fail_named(context, op, NULL, "operand cannot be used as a %s",
                             i < dim_count ? "dimension id" : "symbol");
  }
  return TN_OK;
}

//===-- affine.apply, affine.min, affine.max --------------------------------------------------===//

static tn_status check_map_inputs(const tn_context* context, tn_ref op, tn_attribute map) {
  if (!tn_attribute__is(map, TN_ATTRIBUTE_AFFINE_MAP)) return TN_OK;
  const size_t inputs = tn_affine_map_dim_count(map) + tn_affine_map_symbol_count(map);
  if (inputs == tn_op__operand_count(context, op)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "operand count and affine map dimension and symbol count must match");
}

/// Operands may be any values, but symbol operands must not be known dimensions.
static tn_status check_apply_symbols(const tn_context* context, tn_ref op, uint32_t first) {
  const tn_ref scope = tn_affine__scope(context, op);
  const uint32_t count = tn_op__operand_count(context, op);
  bool failed = false;
  for (uint32_t i = first; i < count; ++i) {
    const tn_ref value = tn_op_cell__operand(context, op, tn_op__at(context, op), i);
    const bool is_wrong = !tn_affine__is_symbol_in(context, value, scope, &failed) &&
                          tn_affine__is_dim_in(context, value, scope, &failed);
    if (failed) return tn_context__out_of_memory(context);
    if (is_wrong)
      return tn_op__fail(context, op, NULL, "dimensional operand cannot be used as a symbol");
  }
  return TN_OK;
}

static tn_status check_apply(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute map = tn_affine_apply_map(context, op);
  TN_TRY(check_map_inputs(context, op, map));
  if (tn_affine_map_result_count(map) != 1) {
    return tn_op__fail_named(context, op, NULL, "mapping must produce one value");
  }
  return check_apply_symbols(context, op, (uint32_t)tn_affine_map_dim_count(map));
}

static tn_status check_extreme(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute map = {tn_op__inherent(context, op, "map")};
  TN_TRY(check_map_inputs(context, op, map));
  if (tn_affine_map_result_count(map) == 0) {
    return tn_op__fail_named(context, op, NULL, "affine map expect at least one result");
  }
  return TN_OK;
}

//===-- affine.for, affine.if -----------------------------------------------------------------===//

static tn_status check_bound(const tn_context* context, tn_ref op, const char* key, uint32_t first,
                             uint32_t count) {
  const tn_attribute map = {tn_op__inherent(context, op, key)};
  if (!tn_attribute__is(map, TN_ATTRIBUTE_AFFINE_MAP)) return TN_OK;
  const size_t inputs = tn_affine_map_dim_count(map) + tn_affine_map_symbol_count(map);
  if (inputs != count) {
    return tn_op__fail_named(context, op, NULL,
                             "operand count must match with affine map dimension and symbol count");
  }
  return check_inputs(context, op, first, (uint32_t)tn_affine_map_dim_count(map), count);
}

/// Reports a missing bound; `which` is "lower" or "upper".
static tn_status no_bound(const tn_context* context, tn_ref op, const char* which) {
  return tn_op__fail_named(context, op, NULL, "expected %s bound map to have at least one result",
                           which);
}

static tn_status check_for(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (!tn_type__is(tn_block__argument_type(context, block, 0), TN_TYPE_INDEX)) {
    return tn_op__fail_named(
        context, op, NULL,
        "expected body to have a single index argument for the induction variable");
  }
  TN_TRY(check_bound(context, op, "lowerBoundMap", 0, counts[0]));
  TN_TRY(check_bound(context, op, "upperBoundMap", counts[0], counts[1]));
  const tn_attribute lower = tn_affine_for_lower_bound_map(context, op);
  const tn_attribute upper = tn_affine_for_upper_bound_map(context, op);
  if (tn_affine_map_result_count(lower) == 0) return no_bound(context, op, "lower");
  if (tn_affine_map_result_count(upper) == 0) return no_bound(context, op, "upper");
  const uint32_t result_count = tn_op__result_count(context, op);
  if (result_count != 0 && counts[2] != result_count) {
    return tn_op__fail_named(context, op, NULL,
                             "mismatch between the number of loop-carried values and results");
  }
  if (result_count != 0 && tn_block__argument_count(context, block) != result_count + 1) {
    return tn_op__fail_named(context, op, NULL,
                             "mismatch between the number of basic block args and results");
  }
  return TN_OK;
}

static tn_status check_if(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute set = tn_affine_if_condition(context, op);
  if (!tn_attribute__is(set, TN_ATTRIBUTE_INTEGER_SET)) return TN_OK;
  const uint32_t dims = (uint32_t)tn_integer_set_dim_count(set);
  const uint32_t count = dims + (uint32_t)tn_integer_set_symbol_count(set);
  if (count != tn_op__operand_count(context, op)) {
    return tn_op__fail_named(
        context, op, NULL,
        "operand count and condition integer set dimension and symbol count must match");
  }
  return check_inputs(context, op, 0, dims, count);
}

//===-- affine.parallel -----------------------------------------------------------------------===//

/// Returns whether a reduction kind of arith supports a type.
static bool reduces_to(int64_t kind, tn_type type) {
  const bool is_integer = tn_type__is(type, TN_TYPE_INTEGER);
  switch (kind) {
    case 0:   // addf
    case 4:   // maximumf
    case 8:   // minimumf
    case 12:  // mulf
      return tn_type__is(type, TN_TYPE_FLOAT);
    case 1:   // addi
    case 2:   // andi
    case 13:  // muli
    case 14:  // ori
      return is_integer;
    case 3:  // assign
      return true;
    case 6:   // maxs
    case 10:  // mins
      return is_integer && tn_integer_type_signedness(type) == TN_SIGNED;
    case 7:   // maxu
    case 11:  // minu
      return is_integer && tn_integer_type_signedness(type) == TN_UNSIGNED;
    default:
      return false;
  }
}

static tn_status check_reductions(const tn_context* context, tn_ref op) {
  const tn_attribute reductions = tn_affine_parallel_reductions(context, op);
  const size_t count = tn_array_attribute_count(reductions);
  if (count != tn_op__result_count(context, op)) {
    return tn_op__fail_named(context, op, NULL, "a reduction must be specified for each output");
  }
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute kind = tn_array_attribute_element(reductions, i);
    const int64_t number = tn_integer_attribute_value(kind);
    if (!tn_attribute__is(kind, TN_ATTRIBUTE_INTEGER) || number < 0 || number > 15) {
      return tn_op__fail_named(context, op, NULL, "invalid reduction attribute");
    }
    if (!reduces_to(number, tn_op__result_type(context, op, (uint32_t)i))) {
      return tn_op__fail_named(context, op, NULL, "result type cannot match reduction attribute");
    }
  }
  return TN_OK;
}

/// Checks groups of bounds; `which` is "lower" or "upper".
static tn_status check_groups(const tn_context* context, tn_ref op, tn_attribute map,
                              tn_attribute groups, int64_t group_count, const char* which) {
  uint64_t wanted = 0;
  for (int64_t i = 0; i < group_count; ++i) {
    const int32_t size = tn_check__i32_element(groups, (size_t)i);
    if (size == 0) return no_bound(context, op, which);
    wanted += (uint32_t)size;
  }
  if (wanted == tn_affine_map_result_count(map)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "expected %s bounds map to have %u results", which,
                           (uint32_t)wanted);
}

static tn_status check_parallel(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute lower = tn_affine_parallel_lower_bounds_map(context, op);
  const tn_attribute upper = tn_affine_parallel_upper_bounds_map(context, op);
  const tn_attribute lower_groups = tn_affine_parallel_lower_bounds_groups(context, op);
  const tn_attribute upper_groups = tn_affine_parallel_upper_bounds_groups(context, op);
  const tn_attribute steps = tn_affine_parallel_steps(context, op);
  const int64_t lower_count = tn_shaped_type_element_count(tn_attribute_type(lower_groups));
  const int64_t upper_count = tn_shaped_type_element_count(tn_attribute_type(upper_groups));
  const int64_t step_count = (int64_t)tn_array_attribute_count(steps);
  const int64_t count = tn_block__argument_count(context, tn_op__first_block(context, op, 0));
  if (lower_count != count || upper_count != count || step_count != count) {
    return tn_op__fail_named(
        context, op, NULL,
        "the number of region arguments (%lld) and the number of map groups for lower (%lld) and "
        "upper bound (%lld), and the number of steps (%lld) must all match",
        (long long)count, (long long)lower_count, (long long)upper_count, (long long)step_count);
  }
  TN_TRY(check_groups(context, op, lower, lower_groups, lower_count, "lower"));
  TN_TRY(check_groups(context, op, upper, upper_groups, upper_count, "upper"));
  TN_TRY(check_reductions(context, op));
  const uint32_t lower_dims = tn_affine_map_dim_count(lower);
  const uint32_t lower_inputs = lower_dims + tn_affine_map_symbol_count(lower);
  const uint32_t total = tn_op__operand_count(context, op);
  const uint32_t inputs =
      lower_inputs + tn_affine_map_dim_count(upper) + tn_affine_map_symbol_count(upper);
  if (inputs > total) {
    return tn_op__fail_named(context, op, NULL, "expects %u operands for its bounds, but has %u",
                             inputs, total);
  }
  TN_TRY(check_inputs(context, op, 0, lower_dims, lower_inputs));
  return check_inputs(context, op, lower_inputs, tn_affine_map_dim_count(upper),
                      total - lower_inputs);
}

//===-- Loads and stores ----------------------------------------------------------------------===//

/// Checks an access; the memref is operand `at`, followed by its subscripts.
static tn_status check_access(const tn_context* context, tn_ref op, uint32_t at) {
  const tn_attribute map = {tn_op__inherent(context, op, "map")};
  const tn_type memref = tn_op__operand_type(context, op, at);
  const uint32_t count = tn_op__operand_count(context, op) - at - 1;
  if (!tn_attribute__is(map, TN_ATTRIBUTE_AFFINE_MAP)) return TN_OK;
  if (tn_type__is(memref, TN_TYPE_MEMREF) &&
      tn_affine_map_result_count(map) != tn_shaped_type_rank(memref)) {
    return tn_op__fail_named(context, op, NULL, "affine map num results must equal memref rank");
  }
  if (tn_affine_map_dim_count(map) + tn_affine_map_symbol_count(map) != count) {
    return tn_op__fail_named(context, op, NULL, "expects as many subscripts as affine map inputs");
  }
  return check_inputs(context, op, at + 1, (uint32_t)tn_affine_map_dim_count(map), count);
}

static tn_status check_load(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type memref = tn_op__operand_type(context, op, TN_AFFINE_LOAD_MEMREF);
  if (tn_type_is_shaped(memref) &&
      !tn_type_equal(tn_op__result_type(context, op, 0), tn_type_element_type(memref))) {
    return tn_op__fail_named(context, op, NULL, "result type must match element type of memref");
  }
  return check_access(context, op, 0);
}

static tn_status check_store(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type memref = tn_op__operand_type(context, op, TN_AFFINE_STORE_MEMREF);
  if (tn_type_is_shaped(memref) &&
      !tn_type_equal(tn_op__operand_type(context, op, TN_AFFINE_STORE_VALUE),
                     tn_type_element_type(memref))) {
    return tn_op__fail_named(context, op, NULL,
                             "value to store must have the same type as memref element type");
  }
  return check_access(context, op, 1);
}

static tn_status check_vector(const tn_context* context, tn_ref op, tn_type memref,
                              tn_type vector) {
  if (tn_type_equal(tn_type__element(memref), tn_type__element(vector))) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "requires memref and vector types of the same elemental type");
}

static tn_status check_vector_load(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  TN_TRY(check_access(context, op, 0));
  return check_vector(context, op, tn_op__operand_type(context, op, TN_AFFINE_VECTOR_LOAD_MEMREF),
                      tn_op__result_type(context, op, 0));
}

static tn_status check_vector_store(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  TN_TRY(check_access(context, op, 1));
  return check_vector(context, op, tn_op__operand_type(context, op, TN_AFFINE_VECTOR_STORE_MEMREF),
                      tn_op__operand_type(context, op, TN_AFFINE_VECTOR_STORE_VALUE));
}

//===-- affine.delinearize_index, affine.yield ------------------------------------------------===//

/// Checks that the number of dynamic basis elements is `value_count`.
static tn_status check_basis(const tn_context* context, tn_ref op, const int64_t* basis,
                             uint32_t count, uint32_t value_count) {
  uint32_t dynamic_count = 0;
  for (uint32_t i = 0; i < count; ++i) dynamic_count += basis[i] == TN_DYNAMIC;
  if (dynamic_count == value_count) return TN_OK;
  return tn_op__fail_named(
      context, op, NULL,
      "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic "
      "basis entry) -- this can only happen due to an incorrect fold/rewrite");
}

static tn_status check_delinearize(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  uint32_t count = 0;
  const int64_t* basis =
      tn_check__numbers(context, op, TN_AFFINE_DELINEARIZE_INDEX_STATIC_BASIS, &count);
  const uint32_t found = tn_op__result_count(context, op);
  if (found != count && found != count + 1) {
    return tn_op__fail_named(
        context, op, NULL,
        "should return an index for each basis element and up to one extra index");
  }
  TN_TRY(check_basis(context, op, basis, count, tn_op__operand_count(context, op) - 1));
  for (uint32_t i = 0; i < count; ++i) {
    if (basis[i] > 0 || basis[i] == TN_DYNAMIC) continue;
    return tn_op__fail_named(context, op, NULL, "no basis element may be statically non-positive");
  }
  return TN_OK;
}

static tn_status check_linearize(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  uint32_t counts[TN_GROUPS_MAX];
  uint32_t count = 0;
  const int64_t* basis =
      tn_check__numbers(context, op, TN_AFFINE_LINEARIZE_INDEX_STATIC_BASIS, &count);
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  if (counts[0] != count && counts[0] != count + 1) {
    return tn_op__fail_named(
        context, op, NULL,
        "should be passed a basis element for each index except possibly the first");
  }
  return check_basis(context, op, basis, count, counts[1]);
}

static tn_status check_yield(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref parent = parent_of(context, op);
  if (parent == 0) return TN_OK;
  if (!tn_op__is_called(context, parent, TN_NAME_AFFINE_IF) &&
      !tn_op__is_called(context, parent, TN_NAME_AFFINE_FOR) &&
      !tn_op__is_called(context, parent, TN_NAME_AFFINE_PARALLEL)) {
    return tn_op__fail_named(context, op, NULL, "only terminates affine.if/for/parallel regions");
  }
  return tn_check__yields(context, op, parent,
                          "parent of yield must have same number of results as the yield operands");
}

//===-- DMA -----------------------------------------------------------------------------------===//

static tn_status check_subscripts(const tn_context* context, tn_ref op, uint32_t first,
                                  size_t count, const char* what) {
  const tn_ref scope = tn_affine__scope(context, op);
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t operand_count = tn_op_cell__operand_count(context, cell);
  for (uint32_t i = first; i < first + count && i < operand_count; ++i) {
    const tn_ref value = tn_op_cell__operand(context, op, cell, i);
    bool failed = false;
    const bool is_right = tn_affine__is_dim_in(context, value, scope, &failed);
    if (failed) return tn_context__out_of_memory(context);
    if (is_right) continue;
    return tn_op__fail_named(context, op, NULL,
                             "%sindex must be a valid dimension or symbol identifier", what);
  }
  return TN_OK;
}

static tn_status check_prefetch(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute map = tn_affine_prefetch_map(context, op);
  const uint32_t inputs = tn_affine_map_dim_count(map) + tn_affine_map_symbol_count(map);
  if (tn_affine_map_result_count(map) !=
      tn_shaped_type_rank(tn_op__operand_type(context, op, TN_AFFINE_PREFETCH_MEMREF))) {
    return tn_op__fail_named(context, op, NULL,
                             "affine.prefetch affine map num results must equal memref rank");
  }
  if (inputs + 1 != tn_op__operand_count(context, op)) {
    return tn_op__fail_named(context, op, NULL, "too few operands");
  }
  return check_subscripts(context, op, 1, inputs, "");
}

/// Checks element references, each with a map of its subscripts; 1 more operand follows, or 3 with
/// strides.
static tn_status check_transfer(const tn_context* context, tn_ref op, const char* const* maps,
                                uint32_t count) {
  static const char* const names[] = {"source", "destination", "tag"};
  static const char* const shorts[] = {"src ", "dst ", "tag "};
  const uint32_t operand_count = tn_op__operand_count(context, op);
  uint32_t next = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, next);
    if (!tn_type__is(type, TN_TYPE_MEMREF)) {
      return tn_op__fail_named(context, op, NULL, "expected DMA %s to be of memref type",
                               names[count == 1 ? 2 : i]);
    }
    const tn_attribute map = {tn_op__inherent(context, op, maps[i])};
    if (!tn_attribute__is(map, TN_ATTRIBUTE_AFFINE_MAP)) {
      return tn_op__fail_named(context, op, NULL, "requires attribute '%s'", maps[i]);
    }
    const uint32_t subscripts = tn_affine_map_dim_count(map) + tn_affine_map_symbol_count(map);
    TN_TRY(check_subscripts(context, op, next + 1, subscripts, count == 1 ? "" : shorts[i]));
    next += 1 + subscripts;
  }
  if (operand_count == next + 1 || (count == 3 && operand_count == next + 3)) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "incorrect number of operands");
}

static tn_status check_affine_start(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  static const char* const maps[] = {"src_map", "dst_map", "tag_map"};
  return check_transfer(context, op, maps, 3);
}

static tn_status check_affine_wait(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  static const char* const maps[] = {"tag_map"};
  return check_transfer(context, op, maps, 1);
}

const tn_named_check tn_affine_checks[] = {
    {"affine.dma_start", check_affine_start, NULL, false},
    {"affine.dma_wait", check_affine_wait, NULL, false},
    {"affine.apply", check_apply, NULL, false},
    {"affine.min", check_extreme, NULL, false},
    {"affine.for", check_for, NULL, false},
    {"affine.if", check_if, NULL, false},
    {"affine.parallel", check_parallel, NULL, false},
    {"affine.load", check_load, NULL, false},
    {"affine.store", check_store, NULL, false},
    {"affine.vector_load", check_vector_load, NULL, false},
    {"affine.vector_store", check_vector_store, NULL, false},
    {"affine.delinearize_index", check_delinearize, NULL, true},
    {"affine.linearize_index", check_linearize, NULL, true},
    {"affine.prefetch", check_prefetch, NULL, false},
    {"affine.yield", check_yield, NULL, false},
    {NULL, NULL, NULL, false},
};
