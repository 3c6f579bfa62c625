// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/AffineMap.h>. A map has the handle of its attribute.

#include "mlir-c/AffineMap.h"

#include <stdio.h>
#include <stdlib.h>
#include <tenure/text.h>

#include "mlir_c/ir.h"
#include "mlir_c/take.h"

#define NO_MAP ((MlirAffineMap){NULL})

//===-- All maps ------------------------------------------------------------------------------===//

MlirContext mlirAffineMapGetContext(MlirAffineMap affineMap) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, ((MlirContext){NULL}))
  return tn_mc__give_context(tn_attribute_context(map));
}

bool mlirAffineMapEqual(MlirAffineMap a1, MlirAffineMap a2) {
  if (a1.ptr == NULL || a2.ptr == NULL) return a1.ptr == a2.ptr;
  TN_MC_TAKE_AFFINE_MAP(left, a1, false)
  TN_MC_TAKE_AFFINE_MAP(right, a2, false)
  return tn_attribute_equal(left, right);
}

void mlirAffineMapPrint(MlirAffineMap affineMap, MlirStringCallback callback, void* userData) {
  if (affineMap.ptr == NULL) callback(TN_MC_LITERAL("<<NULL AFFINE MAP>>"), userData);
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, )
  TN_MC_PRINT_TO(printer, callback, userData, tn_storage_context(map.storage), TN_CALL_CHANGES)
  (void)!tn_mc__hand_over(&printer, tn_affine_map_print(map, tn_mc__write, &printer));
}

void mlirAffineMapDump(MlirAffineMap affineMap) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, )
  (void)!tn_affine_map_print(map, tn_write_to_stream, stderr);
  fputc('\n', stderr);
}

//===-- Creation ------------------------------------------------------------------------------===//

static MlirAffineMap get_map(tn_context* context, intptr_t dims, intptr_t symbols,
                             const tn_affine_expr* exprs, size_t count) {
  tn_attribute made;
  return tn_mc__made_map(
      tn_affine_map_get(context, (uint32_t)dims, (uint32_t)symbols, exprs, count, &made), &made);
}

MlirAffineMap mlirAffineMapEmptyGet(MlirContext ctx) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_MAP)
  return get_map(record->context, 0, 0, NULL, 0);
}

MlirAffineMap mlirAffineMapZeroResultGet(MlirContext ctx, intptr_t dimCount, intptr_t symbolCount) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_MAP)
  if (!tn_mc__take_inputs(__func__, record->context, dimCount, symbolCount)) return NO_MAP;
  return get_map(record->context, dimCount, symbolCount, NULL, 0);
}

MlirAffineMap mlirAffineMapGet(MlirContext ctx, intptr_t dimCount, intptr_t symbolCount,
                               intptr_t nAffineExprs, MlirAffineExpr* affineExprs) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_MAP)
  tn_context* context = record->context;
  tn_mc_list list;
  if (!tn_mc__take_inputs(__func__, context, dimCount, symbolCount) ||
      !tn_mc__take_affine_exprs(__func__, affineExprs, nAffineExprs, context, &list)) {
    return NO_MAP;
  }
  const MlirAffineMap map =
      get_map(context, dimCount, symbolCount, tn_mc_list__exprs(&list), list.count);
  tn_mc_list__close(&list);
  return map;
}

MlirAffineMap mlirAffineMapConstantGet(MlirContext ctx, int64_t val) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_MAP)
  tn_attribute made;
  return tn_mc__made_map(tn_affine_map_constant_get(record->context, val, &made), &made);
}

static MlirAffineMap get_minor_identity(tn_context* context, intptr_t dims, intptr_t results) {
  tn_attribute made;
  return tn_mc__made_map(
      tn_affine_map_minor_identity_get(context, (uint32_t)dims, (uint32_t)results, &made), &made);
}

MlirAffineMap mlirAffineMapMultiDimIdentityGet(MlirContext ctx, intptr_t numDims) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_MAP)
  if (!tn_mc__take_inputs(__func__, record->context, numDims, 0)) return NO_MAP;
  return get_minor_identity(record->context, numDims, numDims);
}

MlirAffineMap mlirAffineMapMinorIdentityGet(MlirContext ctx, intptr_t dims, intptr_t results) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_MAP)
  if (!tn_mc__take_inputs(__func__, record->context, dims, results)) return NO_MAP;
  return get_minor_identity(record->context, dims, results);
}

MlirAffineMap mlirAffineMapPermutationGet(MlirContext ctx, intptr_t size, unsigned* permutation) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_MAP)
  if (!tn_mc__take_inputs(__func__, record->context, size, 0)) return NO_MAP;
  tn_attribute made;
  return tn_mc__made_map(
      tn_affine_map_permutation_get(record->context, permutation, (size_t)size, &made), &made);
}

//===-- Queries -------------------------------------------------------------------------------===//

#define QUESTION(name, function)                        \
  bool mlirAffineMapIs##name(MlirAffineMap affineMap) { \
    TN_MC_TAKE_AFFINE_MAP(map, affineMap, false)        \
    return function;                                    \
  }

QUESTION(Identity, tn_affine_map_is_identity(map))
QUESTION(MinorIdentity, tn_affine_map_is_minor_identity(map))
QUESTION(Empty, tn_affine_map_is_empty(map))
QUESTION(ProjectedPermutation, tn_affine_map_is_projected_permutation(map, false))
QUESTION(Permutation, tn_affine_map_is_permutation(map))

bool mlirAffineMapIsSingleConstant(MlirAffineMap affineMap) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, false)
  int64_t value;
  return tn_affine_map_single_constant(map, &value);
}

int64_t mlirAffineMapGetSingleConstantResult(MlirAffineMap affineMap) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, 0)
  int64_t value = 0;
  if (tn_affine_map_single_constant(map, &value)) return value;
  tn_mc__refuse(__func__, tn_attribute_context(map), "the map's result is not a single constant");
  return 0;
}

intptr_t mlirAffineMapGetNumDims(MlirAffineMap affineMap) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, 0)
  return (intptr_t)tn_affine_map_dim_count(map);
}

intptr_t mlirAffineMapGetNumSymbols(MlirAffineMap affineMap) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, 0)
  return (intptr_t)tn_affine_map_symbol_count(map);
}

intptr_t mlirAffineMapGetNumResults(MlirAffineMap affineMap) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, 0)
  return (intptr_t)tn_affine_map_result_count(map);
}

MlirAffineExpr mlirAffineMapGetResult(MlirAffineMap affineMap, intptr_t pos) {
  const MlirAffineExpr none = {NULL};
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, none)
  TN_MC_TAKE_INDEX(pos, tn_affine_map_result_count(map), tn_attribute_context(map), none)
  return tn_mc__give_affine_expr(tn_affine_map_result(map, (size_t)pos));
}

intptr_t mlirAffineMapGetNumInputs(MlirAffineMap affineMap) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, 0)
  return (intptr_t)tn_affine_map_dim_count(map) + (intptr_t)tn_affine_map_symbol_count(map);
}

//===-- Derived maps --------------------------------------------------------------------------===//

MlirAffineMap mlirAffineMapGetSubMap(MlirAffineMap affineMap, intptr_t size, intptr_t* resultPos) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, NO_MAP)
  tn_context* context = tn_attribute_context(map);
  TN_MC_TAKE_COUNT(size, context, NO_MAP)
  for (intptr_t i = 0; i < size; ++i) {
    TN_MC_TAKE_INDEX(resultPos[i], tn_affine_map_result_count(map), context, NO_MAP)
  }
  // A position that is not negative has the same bits in both types.
  tn_attribute made;
  return tn_mc__made_map(
      tn_affine_map_sub_map(map, (const size_t*)(const void*)resultPos, (size_t)size, &made),
      &made);
}

/// As in MLIR, a `numResults` that is too large returns all results, and 0 no map.
static MlirAffineMap slice(const char* function, tn_attribute map, intptr_t count, bool is_minor) {
  const intptr_t all = (intptr_t)tn_affine_map_result_count(map);
  if (count < 0) tn_mc__refuse(function, tn_attribute_context(map), "a count is negative");
  if (count <= 0) return NO_MAP;
  if (count >= all) return tn_mc__give_map(map);
  tn_attribute made;
  const size_t start = is_minor ? (size_t)(all - count) : 0;
  return tn_mc__made_map(tn_affine_map_slice(map, start, (size_t)count, &made), &made);
}

MlirAffineMap mlirAffineMapGetMajorSubMap(MlirAffineMap affineMap, intptr_t numResults) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, NO_MAP)
  return slice(__func__, map, numResults, false);
}

MlirAffineMap mlirAffineMapGetMinorSubMap(MlirAffineMap affineMap, intptr_t numResults) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, NO_MAP)
  return slice(__func__, map, numResults, true);
}

MlirAffineMap mlirAffineMapReplace(MlirAffineMap affineMap, MlirAffineExpr expression,
                                   MlirAffineExpr replacement, intptr_t numResultDims,
                                   intptr_t numResultSyms) {
  TN_MC_TAKE_AFFINE_MAP(map, affineMap, NO_MAP)
  TN_MC_TAKE_AFFINE_EXPR(target, expression, NO_MAP)
  TN_MC_TAKE_AFFINE_EXPR(put, replacement, NO_MAP)
  if (!tn_mc__take_inputs(__func__, tn_attribute_context(map), numResultDims, numResultSyms)) {
    return NO_MAP;
  }
  tn_attribute made;
  return tn_mc__made_map(tn_affine_map_replace(map, target, put, (uint32_t)numResultDims,
                                               (uint32_t)numResultSyms, &made),
                         &made);
}

/// Takes the maps, and allocates space for as many results after them.
static tn_attribute* take_maps(const char* function, const MlirAffineMap* handles, size_t count) {
  tn_attribute* maps = calloc(2 * count, sizeof *maps);
  if (maps == NULL) tn_mc__refuse(function, NULL, "out of memory");
  for (size_t i = 0; maps != NULL && i < count; ++i) {
    if (tn_mc__take_affine_map(function, handles[i], &maps[i])) continue;
    free(maps);
    return NULL;
  }
  return maps;
}

void mlirAffineMapCompressUnusedSymbols(MlirAffineMap* affineMaps, intptr_t size, void* result,
                                        void (*populateResult)(void* res, intptr_t idx,
                                                               MlirAffineMap m)) {
  TN_MC_TAKE_COUNT(size, NULL, )
  if (size == 0) return;
  tn_attribute* maps = take_maps(__func__, affineMaps, (size_t)size);
  if (maps == NULL) return;
  tn_attribute* made = maps + size;
  if (tn_affine_map_compress_symbols(maps, (size_t)size, made) == TN_OK) {
    for (intptr_t i = 0; i < size; ++i) populateResult(result, i, tn_mc__give_map(made[i]));
  }
  free(maps);
}
