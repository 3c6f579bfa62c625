// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps: lists of affine expressions of the same dimensions and symbols.

#ifndef MLIR_C_AFFINEMAP_H
#define MLIR_C_AFFINEMAP_H

#include "mlir-c/AffineExpr.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Handles -------------------------------------------------------------------------------===//

/// An affine map; it lives as long as its context.
typedef struct MlirAffineMap {
  const void* ptr;
} MlirAffineMap;

/// Returns the context of a map.
MLIR_CAPI_EXPORTED MlirContext mlirAffineMapGetContext(MlirAffineMap affineMap);

/// Returns whether `affineMap` is null.
static inline bool mlirAffineMapIsNull(MlirAffineMap affineMap) { return affineMap.ptr == NULL; }

/// Returns whether both are the same map.
MLIR_CAPI_EXPORTED bool mlirAffineMapEqual(MlirAffineMap a1, MlirAffineMap a2);

/// Prints a map to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirAffineMapPrint(MlirAffineMap affineMap, MlirStringCallback callback,
                                           void* userData);

/// Prints a map to stderr.
MLIR_CAPI_EXPORTED void mlirAffineMapDump(MlirAffineMap affineMap);

/// Returns the map with no dimensions, symbols or results.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapEmptyGet(MlirContext ctx);

/// Returns the map without results.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapZeroResultGet(MlirContext ctx, intptr_t dimCount,
                                                            intptr_t symbolCount);

/// Returns the map with these results.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapGet(MlirContext ctx, intptr_t dimCount,
                                                  intptr_t symbolCount, intptr_t nAffineExprs,
                                                  MlirAffineExpr* affineExprs);

/// Returns the map with one result, a constant.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapConstantGet(MlirContext ctx, int64_t val);

/// Returns the identity map of `numDims` dimensions.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapMultiDimIdentityGet(MlirContext ctx,
                                                                  intptr_t numDims);

/// Returns the map to the last `results` of `dims` dimensions.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapMinorIdentityGet(MlirContext ctx, intptr_t dims,
                                                               intptr_t results);

/// Returns the map whose result i is the dimension `permutation[i]`. The array must contain each
/// number below `size` once.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapPermutationGet(MlirContext ctx, intptr_t size,
                                                             unsigned* permutation);

/// Returns whether the map is an identity.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsIdentity(MlirAffineMap affineMap);

/// Returns whether the results are the last dimensions, in order.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsMinorIdentity(MlirAffineMap affineMap);

/// Returns whether the map has no dimensions, symbols or results.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsEmpty(MlirAffineMap affineMap);

/// Returns whether the map has one result, which is a constant.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsSingleConstant(MlirAffineMap affineMap);

/// Returns the constant result; 0, with an error, if there is none.
MLIR_CAPI_EXPORTED int64_t mlirAffineMapGetSingleConstantResult(MlirAffineMap affineMap);

/// Returns the number of dimensions.
MLIR_CAPI_EXPORTED intptr_t mlirAffineMapGetNumDims(MlirAffineMap affineMap);

/// Returns the number of symbols.
MLIR_CAPI_EXPORTED intptr_t mlirAffineMapGetNumSymbols(MlirAffineMap affineMap);

/// Returns the number of results.
MLIR_CAPI_EXPORTED intptr_t mlirAffineMapGetNumResults(MlirAffineMap affineMap);

/// Returns the result at `pos`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineMapGetResult(MlirAffineMap affineMap, intptr_t pos);

/// Returns the number of dimensions and symbols.
MLIR_CAPI_EXPORTED intptr_t mlirAffineMapGetNumInputs(MlirAffineMap affineMap);

/// Returns whether the results are dimensions, each at most once.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsProjectedPermutation(MlirAffineMap affineMap);

/// Returns whether the results are all dimensions, each once.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsPermutation(MlirAffineMap affineMap);

/// Returns the map with the results at these positions.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapGetSubMap(MlirAffineMap affineMap, intptr_t size,
                                                        intptr_t* resultPos);

/// Returns the map with the first `numResults` results; with all if there are fewer.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapGetMajorSubMap(MlirAffineMap affineMap,
                                                             intptr_t numResults);

/// Returns the map with the last `numResults` results; with all if there are fewer.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapGetMinorSubMap(MlirAffineMap affineMap,
                                                             intptr_t numResults);

/// Returns the map with `expression` replaced by `replacement`, and with the given numbers of
/// dimensions and symbols.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapReplace(MlirAffineMap affineMap,
                                                      MlirAffineExpr expression,
                                                      MlirAffineExpr replacement,
                                                      intptr_t numResultDims,
                                                      intptr_t numResultSyms);

/// Removes the symbols that none of the maps uses, and calls `populateResult` with each map;
/// `result` is passed through.
MLIR_CAPI_EXPORTED void mlirAffineMapCompressUnusedSymbols(
    MlirAffineMap* affineMaps, intptr_t size, void* result,
    void (*populateResult)(void* res, intptr_t idx, MlirAffineMap m));

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_AFFINEMAP_H
