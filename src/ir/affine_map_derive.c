// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps that are derived from other maps.
//
// All functions collect a list of results and end in `finish`, which checks that the results use
// only positions below the new counts, and frees the list.

#include "ir/affine_map.h"
#include "ir/affine_rewrite.h"
#include "ir/uniqued.h"

//===-- Collecting results --------------------------------------------------------------------===//

typedef struct draft {
  tn_context* context;
  const tn_affine_map_payload* map;  ///< The map that the draft is derived from, if any.
  uint32_t dim_count;
  uint32_t symbol_count;
  size_t count;
  tn_uref_list results;
} draft;

// Creates a draft without results, with capacity for `capacity`, with the counts of `map`.
static tn_status begin(tn_attribute map, size_t capacity, draft* d, tn_attribute* out_map) {
  out_map->storage = NULL;
  if (map.storage == NULL) return TN_INVALID_ARGUMENT;
  d->context = tn_storage_context(map.storage);
  d->map = tn_affine__map_payload(map);
  if (d->map == NULL) return tn_affine__refuse(d->context, "attribute is not an affine map");
  d->dim_count = d->map->dim_count;
  d->symbol_count = d->map->symbol_count;
  d->count = 0;
  return tn_uref_list__open(d->context, capacity, &d->results);
}

static const tn_storage* result_at(const draft* d, size_t index) {
  return tn_uniquer__at(&d->context->uniquer, d->map->results[index]);
}

static void add(draft* d, const tn_storage* expr) { d->results.refs[d->count++] = expr->self; }

// Does not report TN_AFFINE_TOO_LARGE.
static tn_status finish_map(draft* d, tn_status status, tn_attribute* out_map) {
  for (size_t i = 0; i < d->count && status == TN_OK; ++i) {
    const tn_affine_expr result = {tn_uniquer__at(&d->context->uniquer, d->results.refs[i])};
    status = tn_affine__check(d->context, &result, 1, d->dim_count, d->symbol_count);
  }
  if (status == TN_OK) {
    status = tn_affine__map(d->context, d->dim_count, d->symbol_count, d->results.refs, d->count,
                            out_map);
  }
  tn_uref_list__close(d->context, &d->results);
  return status;
}

static tn_status finish(draft* d, tn_status status, tn_attribute* out_map) {
  return tn_affine__report(d->context, finish_map(d, status, out_map));
}

typedef tn_status (*rewrite_fn)(const void* user_data, const tn_storage* expr,
                                const tn_storage** out_expr);

// Adds each result of the draft's map, rewritten by `rewrite`.
static tn_status rewrite_all(draft* d, rewrite_fn rewrite, const void* user_data) {
  for (size_t i = 0; i < d->map->result_count; ++i) {
    const tn_storage* expr = NULL;
    TN_TRY(rewrite(user_data, result_at(d, i), &expr));
    add(d, expr);
  }
  return TN_OK;
}

// Returns the map with `more_dims` more dimensions and `more_symbols` more symbols.
static tn_status widen(draft* d, uint32_t more_dims, uint32_t more_symbols) {
  if (more_dims > TN_AFFINE_INPUTS_LIMIT - d->dim_count ||
      more_symbols > TN_AFFINE_INPUTS_LIMIT - d->symbol_count) {
    return tn_affine__check_inputs(d->context, UINT32_MAX, 0);
  }
  d->dim_count += more_dims;
  d->symbol_count += more_symbols;
  return TN_OK;
}

//===-- Subsets of the results ----------------------------------------------------------------===//

tn_status tn_affine_map_sub_map(tn_attribute map, const size_t* positions, size_t count,
                                tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, count, &d, out_map));
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    if (positions[i] < d.map->result_count) {
      add(&d, result_at(&d, positions[i]));
    } else {
      status = tn_affine__refuse(d.context, "result position out of range");
    }
  }
  return finish(&d, status, out_map);
}

tn_status tn_affine_map_slice(tn_attribute map, size_t start, size_t count, tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  const size_t result_count = d.map->result_count;
  const bool fits = start <= result_count && count <= result_count - start;
  for (size_t i = 0; fits && i < count; ++i) add(&d, result_at(&d, start + i));
  const tn_status status =
      fits ? TN_OK : tn_affine__refuse(d.context, "slice out of range of the map's results");
  return finish(&d, status, out_map);
}

tn_status tn_affine_map_drop_results(tn_attribute map, const size_t* positions, size_t count,
                                     tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  for (size_t i = 0; i < d.map->result_count; ++i) add(&d, result_at(&d, i));
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    if (positions[i] < d.map->result_count) {
      d.results.refs[positions[i]] = 0;
    } else {
      status = tn_affine__refuse(d.context, "result position out of range");
    }
  }
  size_t kept = 0;
  for (size_t i = 0; i < d.count; ++i) {
    if (d.results.refs[i] != 0) d.results.refs[kept++] = d.results.refs[i];
  }
  d.count = kept;
  return finish(&d, status, out_map);
}

tn_status tn_affine_map_drop_zero_results(tn_attribute map, tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  for (size_t i = 0; i < d.map->result_count; ++i) {
    if (!tn_affine__is_constant_of(result_at(&d, i), 0)) add(&d, result_at(&d, i));
  }
  return finish(&d, TN_OK, out_map);
}

tn_status tn_affine_map_drop_repeated_results(tn_attribute map, tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  for (size_t i = 0; i < d.map->result_count; ++i) {
    if (i == 0 || d.map->results[i] != d.map->results[i - 1]) add(&d, result_at(&d, i));
  }
  return finish(&d, TN_OK, out_map);
}

//===-- Replaced expressions ------------------------------------------------------------------===//

typedef struct exchange {
  tn_affine_expr target;
  tn_affine_expr replacement;
} exchange;

static tn_status exchange_one(const void* user_data, const tn_storage* expr,
                              const tn_storage** out_expr) {
  const exchange* e = user_data;
  return tn_affine__replace(expr, e->target, e->replacement, out_expr);
}

tn_status tn_affine__map_replace(tn_attribute map, tn_affine_expr target,
                                 tn_affine_expr replacement, uint32_t dim_count,
                                 uint32_t symbol_count, tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  const exchange e = {target, replacement};
  d.dim_count = dim_count;
  d.symbol_count = symbol_count;
  return finish_map(&d, rewrite_all(&d, exchange_one, &e), out_map);
}

tn_status tn_affine_map_replace(tn_attribute map, tn_affine_expr target, tn_affine_expr replacement,
                                uint32_t dim_count, uint32_t symbol_count, tn_attribute* out_map) {
  const tn_status status =
      tn_affine__map_replace(map, target, replacement, dim_count, symbol_count, out_map);
  return map.storage == NULL ? status : tn_affine__report(tn_storage_context(map.storage), status);
}

static tn_status replace_one(const void* user_data, const tn_storage* expr,
                             const tn_storage** out_expr) {
  return tn_affine__replace_leaves(expr, user_data, out_expr);
}

tn_status tn_affine_map_replace_dims_and_symbols(tn_attribute map, const tn_affine_expr* dims,
                                                 size_t dim_replacement_count,
                                                 const tn_affine_expr* symbols,
                                                 size_t symbol_replacement_count,
                                                 uint32_t dim_count, uint32_t symbol_count,
                                                 tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  const tn_affine_replacements r = {dims, dim_replacement_count, symbols, symbol_replacement_count};
  d.dim_count = dim_count;
  d.symbol_count = symbol_count;
  tn_status status = tn_affine__check_replacements(d.context, &r);
  if (status == TN_OK) status = rewrite_all(&d, replace_one, &r);
  return finish(&d, status, out_map);
}

static tn_status shift_one(const void* user_data, const tn_storage* expr,
                           const tn_storage** out_expr) {
  return tn_affine__shift(expr, user_data, out_expr);
}

tn_status tn_affine_map_shift_dims(tn_attribute map, uint32_t shift, uint32_t offset,
                                   tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  const tn_affine_shift s = {TN_AFFINE_DIM, offset, d.dim_count, shift};
  tn_status status = widen(&d, shift, 0);
  if (status == TN_OK) status = rewrite_all(&d, shift_one, &s);
  return finish(&d, status, out_map);
}

tn_status tn_affine_map_shift_symbols(tn_attribute map, uint32_t shift, uint32_t offset,
                                      tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  const tn_affine_shift s = {TN_AFFINE_SYMBOL, offset, d.symbol_count, shift};
  tn_status status = widen(&d, 0, shift);
  if (status == TN_OK) status = rewrite_all(&d, shift_one, &s);
  return finish(&d, status, out_map);
}

static tn_status simplify_one(const void* user_data, const tn_storage* expr,
                              const tn_storage** out_expr) {
  const tn_affine_map_payload* map = user_data;
  return tn_affine__simplify(expr, map->dim_count, map->symbol_count, out_expr);
}

tn_status tn_affine__map_simplify(tn_attribute map, tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  return finish_map(&d, rewrite_all(&d, simplify_one, d.map), out_map);
}

tn_status tn_affine_map_simplify(tn_attribute map, tn_attribute* out_map) {
  const tn_status status = tn_affine__map_simplify(map, out_map);
  return map.storage == NULL ? status : tn_affine__report(tn_storage_context(map.storage), status);
}

//===-- Several maps ------------------------------------------------------------------------===//

static tn_status compose_one(const void* user_data, const tn_storage* expr,
                             const tn_storage** out_expr) {
  tn_affine_expr result;
  const tn_status status =
      tn_affine_expr_compose((tn_affine_expr){expr}, *(const tn_attribute*)user_data, &result);
  *out_expr = result.storage;
  return status;
}

tn_status tn_affine_map_compose(tn_attribute outer, tn_attribute inner, tn_attribute* out_map) {
  out_map->storage = NULL;
  tn_attribute shifted;
  TN_TRY(tn_affine_map_shift_symbols(inner, tn_affine_map_symbol_count(outer), 0, &shifted));
  draft d;
  TN_TRY(begin(outer, tn_affine_map_result_count(outer), &d, out_map));
  tn_status status = TN_OK;
  if (d.dim_count != tn_affine_map_result_count(inner)) {
    status = tn_affine__refuse(d.context, "number of results mismatch");
  } else {
    d.dim_count = tn_affine_map_dim_count(shifted);
    d.symbol_count = tn_affine_map_symbol_count(shifted);
    status = rewrite_all(&d, compose_one, &shifted);
  }
  return finish(&d, status, out_map);
}

// Adds the results of `map`, with its symbols after those of the draft.
static tn_status append_map(draft* d, tn_attribute map) {
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  const tn_affine_shift s = {TN_AFFINE_SYMBOL, 0, payload->symbol_count, d->symbol_count};
  d->map = payload;
  TN_TRY(widen(d, 0, payload->symbol_count));
  if (d->dim_count < payload->dim_count) d->dim_count = payload->dim_count;
  return rewrite_all(d, shift_one, &s);
}

tn_status tn_affine_map_concatenate(tn_context* context, const tn_attribute* maps, size_t count,
                                    tn_attribute* out_map) {
  out_map->storage = NULL;
  draft d = {.context = context};
  size_t result_count = 0;
  for (size_t i = 0; i < count; ++i) {
    if (tn_affine__map_payload(maps[i]) == NULL || tn_storage_context(maps[i].storage) != context) {
      return tn_affine__refuse(
          context, "affine map is null, not an affine map, or belongs to another context");
    }
    result_count += tn_affine_map_result_count(maps[i]);
  }
  TN_TRY(tn_uref_list__open(context, result_count, &d.results));
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) status = append_map(&d, maps[i]);
  return finish(&d, status, out_map);
}

//===-- Inverses ----------------------------------------------------------------------------===//

// Makes a list of one result per dimension of the map: the first result that is this dimension,
// else 0.
static tn_status invert(draft* d) {
  memset(d->results.refs, 0, d->dim_count * sizeof *d->results.refs);
  d->count = d->dim_count;
  for (uint32_t i = 0; i < d->map->result_count; ++i) {
    const tn_storage* result = result_at(d, i);
    if (tn_affine__kind(result) != TN_AFFINE_DIM) continue;
    tn_uref* inverse = &d->results.refs[tn_affine__position(result)];
    if (*inverse != 0) continue;
    const tn_storage* dim = NULL;
    TN_TRY(tn_affine__dim(d->context, i, &dim));
    *inverse = dim->self;
  }
  d->dim_count = d->map->result_count;
  return TN_OK;
}

// Abandons the draft.
static tn_status abandon(draft* d, tn_status status) {
  tn_uref_list__close(d->context, &d->results);
  return status;
}

tn_status tn_affine_map_inverse_permutation(tn_attribute map, tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_dim_count(map), &d, out_map));
  if (tn_affine_map_is_empty(map)) {
    *out_map = map;
    return abandon(&d, TN_OK);
  }
  if (d.symbol_count != 0) {
    return abandon(&d, tn_affine__refuse(d.context, "expected map without symbols"));
  }
  const tn_status status = invert(&d);
  if (status != TN_OK) return abandon(&d, status);
  for (size_t i = 0; i < d.count; ++i) {
    if (d.results.refs[i] == 0) return abandon(&d, TN_NOT_FOUND);
  }
  return finish(&d, TN_OK, out_map);
}

tn_status tn_affine_map_inverse_projected_permutation(tn_attribute map, tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_dim_count(map), &d, out_map));
  if (!tn_affine_map_is_projected_permutation(map, true)) {
    return abandon(&d, tn_affine__refuse(d.context, "expected a projected permutation"));
  }
  const tn_storage* zero = NULL;
  tn_status status = tn_affine__constant(d.context, 0, &zero);
  if (status == TN_OK) status = invert(&d);
  if (status != TN_OK) return abandon(&d, status);
  for (size_t i = 0; i < d.count; ++i) {
    if (d.results.refs[i] == 0) d.results.refs[i] = zero->self;
  }
  return finish(&d, TN_OK, out_map);
}

//===-- Removing unused dimensions and symbols ------------------------------------------------===//

/// First whether each position is used, then its new position.
typedef struct renumbering {
  tn_affine_kind kind;
  uint32_t* positions;
  uint32_t count;
  uint32_t used_count;
} renumbering;

static tn_status mark_used(void* user_data, const tn_storage* leaf) {
  const renumbering* r = user_data;
  if (tn_affine__kind(leaf) == r->kind) r->positions[tn_affine__position(leaf)] = 1;
  return TN_OK;
}

static tn_status renumber_leaf(tn_affine_machine* machine, const tn_storage* expr,
                               uint32_t detail) {
  if (tn_affine__is_binary(expr)) return tn_affine__push_operands(machine, expr, detail);
  const renumbering* r = machine->user_data;
  const tn_storage* result = expr;
  if (tn_affine__kind(expr) == r->kind) {
    const uint32_t position = r->positions[tn_affine__position(expr)];
    TN_TRY(r->kind == TN_AFFINE_DIM ? tn_affine__dim(machine->context, position, &result)
                                    : tn_affine__symbol(machine->context, position, &result));
  }
  return tn_affine__push_value(machine, tn_affine__expr_result(result));
}

static tn_status renumber_one(const void* user_data, const tn_storage* expr,
                              const tn_storage** out_expr) {
  static const tn_affine_visitor visitor = {renumber_leaf, tn_affine__rebuild, true};
  renumbering r = *(const renumbering*)user_data;
  tn_affine_result result = {.expr = NULL};
  TN_TRY(tn_affine__visit(&visitor, &r, expr, &result));
  *out_expr = result.expr;
  return TN_OK;
}

static tn_status renumber_map(const renumbering* r, tn_attribute map, tn_attribute* out_map) {
  draft d;
  TN_TRY(begin(map, tn_affine_map_result_count(map), &d, out_map));
  if (r->kind == TN_AFFINE_DIM) {
    d.dim_count = r->used_count;
  } else {
    d.symbol_count = r->used_count;
  }
  return finish(&d, rewrite_all(&d, renumber_one, r), out_map);
}

static tn_status find_used(renumbering* r, const tn_attribute* maps, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    const size_t result_count = tn_affine_map_result_count(maps[i]);
    for (size_t j = 0; j < result_count; ++j) {
      TN_TRY(tn_affine__leaves(tn_affine_map_result(maps[i], j).storage, mark_used, r));
    }
  }
  for (uint32_t i = 0; i < r->count; ++i) {
    if (r->positions[i] != 0) r->positions[i] = r->used_count++;
  }
  return TN_OK;
}

static tn_status check_alike(const tn_attribute* maps, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (maps[i].storage == NULL) return TN_INVALID_ARGUMENT;
    const tn_context* context = tn_storage_context(maps[i].storage);
    if (tn_affine__map_payload(maps[i]) == NULL) {
      return tn_affine__refuse(context, "attribute is not an affine map");
    }
    if (tn_storage_context(maps[0].storage) != context ||
        tn_affine_map_dim_count(maps[i]) != tn_affine_map_dim_count(maps[0]) ||
        tn_affine_map_symbol_count(maps[i]) != tn_affine_map_symbol_count(maps[0])) {
      return tn_affine__refuse(context, "expected maps with same num dims and symbols");
    }
  }
  return TN_OK;
}

static tn_status renumber_maps(renumbering* r, const tn_attribute* maps, size_t count,
                               tn_attribute* out_maps) {
  TN_TRY(find_used(r, maps, count));
  for (size_t i = 0; i < count; ++i) TN_TRY(renumber_map(r, maps[i], &out_maps[i]));
  return TN_OK;
}

static tn_status compress_alike(tn_affine_kind kind, const tn_attribute* maps, size_t count,
                                tn_attribute* out_maps) {
  TN_TRY(check_alike(maps, count));
  if (count == 0) return TN_OK;
  tn_context* context = tn_storage_context(maps[0].storage);
  renumbering r = {.kind = kind,
                   .count = kind == TN_AFFINE_DIM ? tn_affine_map_dim_count(maps[0])
                                                  : tn_affine_map_symbol_count(maps[0])};
  const size_t byte_size = ((size_t)r.count + 1) * sizeof *r.positions;
  r.positions = tn_allocate_zeroed(&context->allocator, byte_size);
  if (r.positions == NULL) return tn_context__out_of_memory(context);
  const tn_status status = renumber_maps(&r, maps, count, out_maps);
  tn_deallocate(&context->allocator, r.positions, byte_size);
  return status;
}

// `out_maps` may be `maps`: each map is read before it is written.
static tn_status compress(tn_affine_kind kind, const tn_attribute* maps, size_t count,
                          tn_attribute* out_maps) {
  const tn_status status = compress_alike(kind, maps, count, out_maps);
  for (size_t i = 0; i < count && status != TN_OK; ++i) out_maps[i].storage = NULL;
  return status;
}

tn_status tn_affine_map_compress_dims(const tn_attribute* maps, size_t count,
                                      tn_attribute* out_maps) {
  return compress(TN_AFFINE_DIM, maps, count, out_maps);
}

tn_status tn_affine_map_compress_symbols(const tn_attribute* maps, size_t count,
                                         tn_attribute* out_maps) {
  return compress(TN_AFFINE_SYMBOL, maps, count, out_maps);
}
