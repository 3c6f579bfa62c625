// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps: construction and queries.

#include "ir/affine_map.h"

#include "ir/uniqued.h"

//===-- Storage -----------------------------------------------------------------------------===//

const tn_affine_map_payload* tn_affine__map_payload(tn_attribute map) {
  return tn_attribute__is(map, TN_ATTRIBUTE_AFFINE_MAP) ? tn_storage_payload(map.storage) : NULL;
}

tn_status tn_affine__map(tn_context* context, uint32_t dim_count, uint32_t symbol_count,
                         const tn_uref* results, size_t result_count, tn_attribute* out_map) {
  out_map->storage = NULL;
  TN_TRY(tn_affine__check_inputs(context, dim_count, symbol_count));
  if (result_count > UINT32_MAX) return tn_uniqued__too_large(context, "an affine map");
  tn_type none;
  TN_TRY(tn_none_type_get(context, &none));
  const tn_affine_map_payload payload = {
      .result_count = (uint32_t)result_count, .dim_count = dim_count, .symbol_count = symbol_count};
  const tn_storage_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_AFFINE_MAP),
                              .flags = TN_STORAGE_HAS_ALIAS,
                              .context_or_type = none.storage,
                              .payload = &payload,
                              .payload_size = sizeof payload,
                              .tail = results,
                              .tail_size = result_count * sizeof *results};
  return tn_uniquer__get(context, &key, &out_map->storage);
}

//===-- Getters -----------------------------------------------------------------------------===//

tn_status tn_affine_map_get(tn_context* context, uint32_t dim_count, uint32_t symbol_count,
                            const tn_affine_expr* results, size_t result_count,
                            tn_attribute* out_map) {
  out_map->storage = NULL;
  TN_TRY(tn_affine__check(context, results, result_count, dim_count, symbol_count));
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, result_count, &list));
  for (size_t i = 0; i < result_count; ++i) list.refs[i] = results[i].storage->self;
  const tn_status status =
      tn_affine__map(context, dim_count, symbol_count, list.refs, result_count, out_map);
  tn_uref_list__close(context, &list);
  return status;
}

tn_status tn_affine_map_constant_get(tn_context* context, int64_t value, tn_attribute* out_map) {
  out_map->storage = NULL;
  const tn_storage* constant = NULL;
  TN_TRY(tn_affine__constant(context, value, &constant));
  return tn_affine__map(context, 0, 0, &constant->self, 1, out_map);
}

// Returns the map with `count` dimensions as results: those at `positions`, or, if that is NULL,
// those from `start` on.
static tn_status dims_map(tn_context* context, uint32_t dim_count, const uint32_t* positions,
                          uint32_t start, size_t count, tn_attribute* out_map) {
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, count, &list));
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    const tn_storage* dim = NULL;
    const uint32_t position = positions != NULL ? positions[i] : start + (uint32_t)i;
    status = tn_affine__dim(context, position, &dim);
    if (status == TN_OK) list.refs[i] = dim->self;
  }
  if (status == TN_OK) status = tn_affine__map(context, dim_count, 0, list.refs, count, out_map);
  tn_uref_list__close(context, &list);
  return status;
}

tn_status tn_affine_map_minor_identity_get(tn_context* context, uint32_t dim_count,
                                           uint32_t result_count, tn_attribute* out_map) {
  out_map->storage = NULL;
  if (result_count > dim_count) {
    return tn_affine__refuse(context,
                             "a minor identity map cannot have more results than dimensions");
  }
  TN_TRY(tn_affine__check_inputs(context, dim_count, 0));
  return dims_map(context, dim_count, NULL, dim_count - result_count, result_count, out_map);
}

//===-- Permutations ------------------------------------------------------------------------===//

enum { WINDOW_WORDS = 64, WINDOW_BITS = WINDOW_WORDS * 64 };

/// Returns the position at entry `index`, or `TN_NO_POSITION` for an entry to be ignored.
typedef uint32_t (*position_fn)(const void* entries, size_t index);

#define TN_NO_POSITION UINT32_MAX

// Returns whether all positions below `limit` are distinct. Allocates nothing: iterates over the
// entries once for each 4,096 positions.
static bool positions_differ(position_fn position_at, const void* entries, size_t count,
                             uint32_t limit) {
  for (uint64_t start = 0; start < limit; start += WINDOW_BITS) {
    uint64_t seen[WINDOW_WORDS] = {0};
    for (size_t i = 0; i < count; ++i) {
      const uint64_t offset = position_at(entries, i) - start;
      if (offset >= WINDOW_BITS) continue;
      const uint64_t bit = UINT64_C(1) << offset % 64;
      if ((seen[offset / 64] & bit) != 0) return false;
      seen[offset / 64] |= bit;
    }
  }
  return true;
}

static uint32_t permutation_position(const void* entries, size_t index) {
  return ((const uint32_t*)entries)[index];
}

tn_status tn_affine_map_permutation_get(tn_context* context, const uint32_t* permutation,
                                        size_t count, tn_attribute* out_map) {
  out_map->storage = NULL;
  bool is_permutation = count != 0 && count <= UINT32_MAX;
  for (size_t i = 0; i < count && is_permutation; ++i) is_permutation = permutation[i] < count;
  if (!is_permutation ||
      !positions_differ(permutation_position, permutation, count, (uint32_t)count)) {
    return tn_affine__refuse(context, "invalid permutation vector");
  }
  return dims_map(context, (uint32_t)count, permutation, 0, count, out_map);
}

static uint32_t result_position(const void* map, size_t index) {
  const tn_affine_expr result = tn_affine_map_result(*(const tn_attribute*)map, index);
  const bool is_dim = tn_affine_expr_kind_of(result) == TN_AFFINE_DIM;
  return is_dim ? tn_affine__position(result.storage) : TN_NO_POSITION;
}

bool tn_affine_map_is_projected_permutation(tn_attribute map, bool allow_zero) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  if (payload == NULL || payload->symbol_count != 0 || payload->result_count > payload->dim_count) {
    return false;
  }
  for (size_t i = 0; i < payload->result_count; ++i) {
    const tn_storage* result = tn_affine_map_result(map, i).storage;
    const bool is_zero = allow_zero && tn_affine__is_constant_of(result, 0);
    if (!is_zero && tn_affine__kind(result) != TN_AFFINE_DIM) return false;
  }
  return positions_differ(result_position, &map, payload->result_count, payload->dim_count);
}

bool tn_affine_map_is_permutation(tn_attribute map) {
  return tn_affine_map_result_count(map) == tn_affine_map_dim_count(map) &&
         tn_affine_map_is_projected_permutation(map, false);
}

//===-- Queries -------------------------------------------------------------------------------===//

uint32_t tn_affine_map_dim_count(tn_attribute map) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  return payload == NULL ? 0 : payload->dim_count;
}

uint32_t tn_affine_map_symbol_count(tn_attribute map) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  return payload == NULL ? 0 : payload->symbol_count;
}

size_t tn_affine_map_result_count(tn_attribute map) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  return payload == NULL ? 0 : payload->result_count;
}

tn_affine_expr tn_affine_map_result(tn_attribute map, size_t index) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  if (payload == NULL || index >= payload->result_count) return (tn_affine_expr){NULL};
  const tn_context* context = tn_storage_context(map.storage);
  return (tn_affine_expr){tn_uniquer__at(&context->uniquer, payload->results[index])};
}

// Returns whether the results are the dimensions from `start` on, or also 0 if that is allowed.
static bool results_are_dims(tn_attribute map, uint32_t start, bool allow_zero) {
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* result = tn_affine_map_result(map, i).storage;
    if (allow_zero && tn_affine__is_constant_of(result, 0)) continue;
    if (tn_affine__kind(result) != TN_AFFINE_DIM) return false;
    if (tn_affine__position(result) != start + i) return false;
  }
  return true;
}

bool tn_affine_map_is_identity(tn_attribute map) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  return payload != NULL && payload->dim_count == payload->result_count &&
         results_are_dims(map, 0, false);
}

bool tn_affine_map_is_minor_identity(tn_attribute map) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  return payload != NULL && payload->symbol_count == 0 &&
         payload->dim_count >= payload->result_count &&
         results_are_dims(map, payload->dim_count - payload->result_count, false);
}

bool tn_affine_map_is_minor_identity_with_broadcasting(tn_attribute map) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  return payload != NULL && payload->dim_count >= payload->result_count &&
         results_are_dims(map, payload->dim_count - payload->result_count, true);
}

bool tn_affine_map_is_empty(tn_attribute map) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  return payload != NULL && payload->dim_count == 0 && payload->symbol_count == 0 &&
         payload->result_count == 0;
}

bool tn_affine_map_is_constant(tn_attribute map) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  if (payload == NULL) return false;
  for (size_t i = 0; i < payload->result_count; ++i) {
    if (!tn_affine__is_constant(tn_affine_map_result(map, i).storage)) return false;
  }
  return true;
}

bool tn_affine_map_single_constant(tn_attribute map, int64_t* out_value) {
  const tn_affine_expr result = tn_affine_map_result(map, 0);
  *out_value = tn_affine_expr_value(result);
  return tn_affine_map_result_count(map) == 1 &&
         tn_affine_expr_kind_of(result) == TN_AFFINE_CONSTANT;
}

bool tn_affine_map_is_function_of_dim(tn_attribute map, uint32_t position) {
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    if (tn_affine_expr_is_function_of_dim(tn_affine_map_result(map, i), position)) return true;
  }
  return false;
}

bool tn_affine_map_is_function_of_symbol(tn_attribute map, uint32_t position) {
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    if (tn_affine_expr_is_function_of_symbol(tn_affine_map_result(map, i), position)) return true;
  }
  return false;
}

uint64_t tn_affine_map_largest_known_divisor(tn_attribute map) {
  uint64_t divisor = 0;
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count; ++i) {
    const int64_t one = tn_affine_expr_largest_known_divisor(tn_affine_map_result(map, i));
    divisor = tn_affine__gcd(divisor, (uint64_t)one);
  }
  return divisor == 0 ? UINT64_MAX : divisor;
}
