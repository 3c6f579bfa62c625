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

/// The context of a map.
MLIR_CAPI_EXPORTED MlirContext mlirAffineMapGetContext(MlirAffineMap affineMap);

/// Whether `affineMap` is null.
static inline bool mlirAffineMapIsNull(MlirAffineMap affineMap) { return affineMap.ptr == NULL; }

/// Whether both are the same map.
MLIR_CAPI_EXPORTED bool mlirAffineMapEqual(MlirAffineMap a1, MlirAffineMap a2);

/// Hands the text of a map to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirAffineMapPrint(MlirAffineMap affineMap, MlirStringCallback callback,
                                           void* userData);

/// Writes the text of a map to stderr.
MLIR_CAPI_EXPORTED void mlirAffineMapDump(MlirAffineMap affineMap);

/// The map with no dimensions, symbols or results.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapEmptyGet(MlirContext ctx);

/// The map without results.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapZeroResultGet(MlirContext ctx, intptr_t dimCount,
                                                            intptr_t symbolCount);

/// The map with these results.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapGet(MlirContext ctx, intptr_t dimCount,
                                                  intptr_t symbolCount, intptr_t nAffineExprs,
                                                  MlirAffineExpr* affineExprs);

/// The map with one result, a constant.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapConstantGet(MlirContext ctx, int64_t val);

/// The map that gives back `numDims` dimensions.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapMultiDimIdentityGet(MlirContext ctx,
                                                                  intptr_t numDims);

/// The map that gives back the last `results` of `dims` dimensions.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapMinorIdentityGet(MlirContext ctx, intptr_t dims,
                                                               intptr_t results);

/// The map whose result at i is the dimension at `permutation[i]`. The array holds each number
/// below `size` once.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapPermutationGet(MlirContext ctx, intptr_t size,
                                                             unsigned* permutation);

/// Whether it gives back its dimensions.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsIdentity(MlirAffineMap affineMap);

/// Whether it gives back the last of its dimensions.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsMinorIdentity(MlirAffineMap affineMap);

/// Whether it has no dimensions, symbols or results.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsEmpty(MlirAffineMap affineMap);

/// Whether its one result is a constant.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsSingleConstant(MlirAffineMap affineMap);

/// The constant result; 0, after a report, if there is none.
MLIR_CAPI_EXPORTED int64_t mlirAffineMapGetSingleConstantResult(MlirAffineMap affineMap);

/// How many dimensions it has.
MLIR_CAPI_EXPORTED intptr_t mlirAffineMapGetNumDims(MlirAffineMap affineMap);

/// How many symbols it has.
MLIR_CAPI_EXPORTED intptr_t mlirAffineMapGetNumSymbols(MlirAffineMap affineMap);

/// How many results it has.
MLIR_CAPI_EXPORTED intptr_t mlirAffineMapGetNumResults(MlirAffineMap affineMap);

/// The result at `pos`.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirAffineMapGetResult(MlirAffineMap affineMap, intptr_t pos);

/// How many dimensions and symbols it has.
MLIR_CAPI_EXPORTED intptr_t mlirAffineMapGetNumInputs(MlirAffineMap affineMap);

/// Whether its results are some of its dimensions, each at most once.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsProjectedPermutation(MlirAffineMap affineMap);

/// Whether its results are all of its dimensions, each once.
MLIR_CAPI_EXPORTED bool mlirAffineMapIsPermutation(MlirAffineMap affineMap);

/// The map with the results at these positions.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapGetSubMap(MlirAffineMap affineMap, intptr_t size,
                                                        intptr_t* resultPos);

/// The map with the first `numResults` results; with all if there are fewer.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapGetMajorSubMap(MlirAffineMap affineMap,
                                                             intptr_t numResults);

/// The map with the last `numResults` results; with all if there are fewer.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapGetMinorSubMap(MlirAffineMap affineMap,
                                                             intptr_t numResults);

/// The map with `replacement` wherever `expression` stood, for these numbers of dimensions and
/// symbols.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapReplace(MlirAffineMap affineMap,
                                                      MlirAffineExpr expression,
                                                      MlirAffineExpr replacement,
                                                      intptr_t numResultDims,
                                                      intptr_t numResultSyms);

/// Drops symbols that none of the maps uses, and calls `populateResult` with each map in turn;
/// `result` is passed through.
MLIR_CAPI_EXPORTED void mlirAffineMapCompressUnusedSymbols(
    MlirAffineMap* affineMaps, intptr_t size, void* result,
    void (*populateResult)(void* res, intptr_t idx, MlirAffineMap m));

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_AFFINEMAP_H
