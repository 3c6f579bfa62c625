// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Rewrite.h

#ifndef MLIR_C_REWRITE_H
#define MLIR_C_REWRITE_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"
#include "mlir/Config/mlir-config.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Opaque type declarations (see mlir-c/IR.h for more details) ---------------------------===//

typedef struct MlirRewriterBase {
  void* ptr;
} MlirRewriterBase;

typedef struct MlirFrozenRewritePatternSet {
  void* ptr;
} MlirFrozenRewritePatternSet;

typedef struct MlirGreedyRewriteDriverConfig {
  void* ptr;
} MlirGreedyRewriteDriverConfig;

typedef enum {
  MLIR_GREEDY_REWRITE_STRICTNESS_ANY_OP,
  MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS,
  MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS,
} MlirGreedyRewriteStrictness;

typedef enum {
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED,
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL,
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE,
} MlirGreedySimplifyRegionLevel;

typedef struct MlirRewritePatternSet {
  void* ptr;
} MlirRewritePatternSet;

typedef struct MlirPatternRewriter {
  void* ptr;
} MlirPatternRewriter;

typedef struct MlirRewritePattern {
  const void* ptr;
} MlirRewritePattern;

//===-- RewriterBase API inherited from OpBuilder ---------------------------------------------===//

MLIR_CAPI_EXPORTED MlirContext mlirRewriterBaseGetContext(MlirRewriterBase rewriter);

//===-- Insertion points methods --------------------------------------------------------------===//

MLIR_CAPI_EXPORTED void mlirRewriterBaseClearInsertionPoint(MlirRewriterBase rewriter);

MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointBefore(MlirRewriterBase rewriter,
                                                                MlirOperation op);

MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointAfter(MlirRewriterBase rewriter,
                                                               MlirOperation op);

MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointAfterValue(MlirRewriterBase rewriter,
                                                                    MlirValue value);

MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointToStart(MlirRewriterBase rewriter,
                                                                 MlirBlock block);

MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointToEnd(MlirRewriterBase rewriter,
                                                               MlirBlock block);

MLIR_CAPI_EXPORTED MlirBlock mlirRewriterBaseGetInsertionBlock(MlirRewriterBase rewriter);

MLIR_CAPI_EXPORTED MlirBlock mlirRewriterBaseGetBlock(MlirRewriterBase rewriter);

MLIR_CAPI_EXPORTED MlirOperation
mlirRewriterBaseGetOperationAfterInsertion(MlirRewriterBase rewriter);

//===-- Block and operation creation/insertion/cloning ----------------------------------------===//

MLIR_CAPI_EXPORTED MlirBlock mlirRewriterBaseCreateBlockBefore(MlirRewriterBase rewriter,
                                                               MlirBlock insertBefore,
                                                               intptr_t nArgTypes,
                                                               const MlirType* argTypes,
                                                               const MlirLocation* locations);

MLIR_CAPI_EXPORTED MlirOperation mlirRewriterBaseInsert(MlirRewriterBase rewriter,
                                                        MlirOperation op);

MLIR_CAPI_EXPORTED MlirOperation mlirRewriterBaseClone(MlirRewriterBase rewriter, MlirOperation op);

MLIR_CAPI_EXPORTED MlirOperation mlirRewriterBaseCloneWithoutRegions(MlirRewriterBase rewriter,
                                                                     MlirOperation op);

MLIR_CAPI_EXPORTED void mlirRewriterBaseCloneRegionBefore(MlirRewriterBase rewriter,
                                                          MlirRegion region, MlirBlock before);

//===-- RewriterBase API ----------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED void mlirRewriterBaseInlineRegionBefore(MlirRewriterBase rewriter,
                                                           MlirRegion region, MlirBlock before);

MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceOpWithValues(MlirRewriterBase rewriter,
                                                            MlirOperation op, intptr_t nValues,
                                                            const MlirValue* values);

MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceOpWithOperation(MlirRewriterBase rewriter,
                                                               MlirOperation op,
                                                               MlirOperation newOp);

MLIR_CAPI_EXPORTED void mlirRewriterBaseEraseOp(MlirRewriterBase rewriter, MlirOperation op);

MLIR_CAPI_EXPORTED void mlirRewriterBaseEraseBlock(MlirRewriterBase rewriter, MlirBlock block);

MLIR_CAPI_EXPORTED void mlirRewriterBaseInlineBlockBefore(MlirRewriterBase rewriter,
                                                          MlirBlock source, MlirOperation op,
                                                          intptr_t nArgValues,
                                                          const MlirValue* argValues);

MLIR_CAPI_EXPORTED void mlirRewriterBaseMergeBlocks(MlirRewriterBase rewriter, MlirBlock source,
                                                    MlirBlock dest, intptr_t nArgValues,
                                                    const MlirValue* argValues);

MLIR_CAPI_EXPORTED void mlirRewriterBaseMoveOpBefore(MlirRewriterBase rewriter, MlirOperation op,
                                                     MlirOperation existingOp);

MLIR_CAPI_EXPORTED void mlirRewriterBaseMoveOpAfter(MlirRewriterBase rewriter, MlirOperation op,
                                                    MlirOperation existingOp);

MLIR_CAPI_EXPORTED void mlirRewriterBaseMoveBlockBefore(MlirRewriterBase rewriter, MlirBlock block,
                                                        MlirBlock existingBlock);

MLIR_CAPI_EXPORTED void mlirRewriterBaseStartOpModification(MlirRewriterBase rewriter,
                                                            MlirOperation op);

MLIR_CAPI_EXPORTED void mlirRewriterBaseFinalizeOpModification(MlirRewriterBase rewriter,
                                                               MlirOperation op);

MLIR_CAPI_EXPORTED void mlirRewriterBaseCancelOpModification(MlirRewriterBase rewriter,
                                                             MlirOperation op);

MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllUsesWith(MlirRewriterBase rewriter,
                                                           MlirValue from, MlirValue to);

MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllValueRangeUsesWith(MlirRewriterBase rewriter,
                                                                     intptr_t nValues,
                                                                     const MlirValue* from,
                                                                     const MlirValue* to);

MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllOpUsesWithValueRange(MlirRewriterBase rewriter,
                                                                       MlirOperation from,
                                                                       intptr_t nTo,
                                                                       const MlirValue* to);

MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllOpUsesWithOperation(MlirRewriterBase rewriter,
                                                                      MlirOperation from,
                                                                      MlirOperation to);

MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceOpUsesWithinBlock(MlirRewriterBase rewriter,
                                                                 MlirOperation op,
                                                                 intptr_t nNewValues,
                                                                 const MlirValue* newValues,
                                                                 MlirBlock block);

MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllUsesExcept(MlirRewriterBase rewriter,
                                                             MlirValue from, MlirValue to,
                                                             MlirOperation exceptedUser);

//===-- IRRewriter API ------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirRewriterBase mlirIRRewriterCreate(MlirContext context);

MLIR_CAPI_EXPORTED MlirRewriterBase mlirIRRewriterCreateFromOp(MlirOperation op);

MLIR_CAPI_EXPORTED void mlirIRRewriterDestroy(MlirRewriterBase rewriter);

//===-- FrozenRewritePatternSet API -----------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirFrozenRewritePatternSet mlirFreezeRewritePattern(MlirRewritePatternSet set);

MLIR_CAPI_EXPORTED void mlirFrozenRewritePatternSetDestroy(MlirFrozenRewritePatternSet set);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirApplyPatternsAndFoldGreedilyWithOp(
    MlirOperation op, MlirFrozenRewritePatternSet patterns, MlirGreedyRewriteDriverConfig config);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirApplyPatternsAndFoldGreedily(
    MlirModule op, MlirFrozenRewritePatternSet patterns, MlirGreedyRewriteDriverConfig config);

//===-- GreedyRewriteDriverConfig API ---------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirGreedyRewriteDriverConfig mlirGreedyRewriteDriverConfigCreate(void);

MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigDestroy(MlirGreedyRewriteDriverConfig config);

MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetMaxIterations(
    MlirGreedyRewriteDriverConfig config, int64_t maxIterations);

MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetMaxNumRewrites(
    MlirGreedyRewriteDriverConfig config, int64_t maxNumRewrites);

MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(
    MlirGreedyRewriteDriverConfig config, bool useTopDownTraversal);

MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigEnableFolding(
    MlirGreedyRewriteDriverConfig config, bool enable);

MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetStrictness(
    MlirGreedyRewriteDriverConfig config, MlirGreedyRewriteStrictness strictness);

MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(
    MlirGreedyRewriteDriverConfig config, MlirGreedySimplifyRegionLevel level);

MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigEnableConstantCSE(
    MlirGreedyRewriteDriverConfig config, bool enable);

MLIR_CAPI_EXPORTED int64_t
mlirGreedyRewriteDriverConfigGetMaxIterations(MlirGreedyRewriteDriverConfig config);

MLIR_CAPI_EXPORTED int64_t
mlirGreedyRewriteDriverConfigGetMaxNumRewrites(MlirGreedyRewriteDriverConfig config);

MLIR_CAPI_EXPORTED bool mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(
    MlirGreedyRewriteDriverConfig config);

MLIR_CAPI_EXPORTED bool mlirGreedyRewriteDriverConfigIsFoldingEnabled(
    MlirGreedyRewriteDriverConfig config);

MLIR_CAPI_EXPORTED MlirGreedyRewriteStrictness
mlirGreedyRewriteDriverConfigGetStrictness(MlirGreedyRewriteDriverConfig config);

MLIR_CAPI_EXPORTED MlirGreedySimplifyRegionLevel
mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(MlirGreedyRewriteDriverConfig config);

MLIR_CAPI_EXPORTED bool mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(
    MlirGreedyRewriteDriverConfig config);

MLIR_CAPI_EXPORTED void mlirWalkAndApplyPatterns(MlirOperation op,
                                                 MlirFrozenRewritePatternSet patterns);

//===-- PatternRewriter API -------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirRewriterBase mlirPatternRewriterAsBase(MlirPatternRewriter rewriter);

//===-- RewritePattern API --------------------------------------------------------------------===//

typedef struct {
  void (*construct)(void* userData);
  void (*destruct)(void* userData);
  MlirLogicalResult (*matchAndRewrite)(MlirRewritePattern pattern, MlirOperation op,
                                       MlirPatternRewriter rewriter, void* userData);
} MlirRewritePatternCallbacks;

MLIR_CAPI_EXPORTED MlirRewritePattern
mlirOpRewritePatternCreate(MlirStringRef rootName, unsigned benefit, MlirContext context,
                           MlirRewritePatternCallbacks callbacks, void* userData,
                           size_t nGeneratedNames, MlirStringRef* generatedNames);

//===-- RewritePatternSet API -----------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirRewritePatternSet mlirRewritePatternSetCreate(MlirContext context);

MLIR_CAPI_EXPORTED void mlirRewritePatternSetDestroy(MlirRewritePatternSet set);

MLIR_CAPI_EXPORTED void mlirRewritePatternSetAdd(MlirRewritePatternSet set,
                                                 MlirRewritePattern pattern);

//===-- PDLPatternModule API ------------------------------------------------------------------===//

#if MLIR_ENABLE_PDL_IN_PATTERNMATCH

typedef struct MlirPDLPatternModule {
  void* ptr;
} MlirPDLPatternModule;

typedef struct MlirPDLValue {
  const void* ptr;
} MlirPDLValue;

typedef struct MlirPDLResultList {
  void* ptr;
} MlirPDLResultList;

MLIR_CAPI_EXPORTED MlirPDLPatternModule mlirPDLPatternModuleFromModule(MlirModule op);

MLIR_CAPI_EXPORTED void mlirPDLPatternModuleDestroy(MlirPDLPatternModule op);

MLIR_CAPI_EXPORTED MlirRewritePatternSet
mlirRewritePatternSetFromPDLPatternModule(MlirPDLPatternModule op);

MLIR_CAPI_EXPORTED MlirValue mlirPDLValueAsValue(MlirPDLValue value);

MLIR_CAPI_EXPORTED MlirType mlirPDLValueAsType(MlirPDLValue value);

MLIR_CAPI_EXPORTED MlirOperation mlirPDLValueAsOperation(MlirPDLValue value);

MLIR_CAPI_EXPORTED MlirAttribute mlirPDLValueAsAttribute(MlirPDLValue value);

MLIR_CAPI_EXPORTED void mlirPDLResultListPushBackValue(MlirPDLResultList results, MlirValue value);

MLIR_CAPI_EXPORTED void mlirPDLResultListPushBackType(MlirPDLResultList results, MlirType value);

MLIR_CAPI_EXPORTED void mlirPDLResultListPushBackOperation(MlirPDLResultList results,
                                                           MlirOperation value);

MLIR_CAPI_EXPORTED void mlirPDLResultListPushBackAttribute(MlirPDLResultList results,
                                                           MlirAttribute value);

typedef MlirLogicalResult (*MlirPDLRewriteFunction)(MlirPatternRewriter rewriter,
                                                    MlirPDLResultList results, size_t nValues,
                                                    MlirPDLValue* values, void* userData);

MLIR_CAPI_EXPORTED void mlirPDLPatternModuleRegisterRewriteFunction(
    MlirPDLPatternModule pdlModule, MlirStringRef name, MlirPDLRewriteFunction rewriteFn,
    void* userData);

typedef MlirLogicalResult (*MlirPDLConstraintFunction)(MlirPatternRewriter rewriter,
                                                       MlirPDLResultList results, size_t nValues,
                                                       MlirPDLValue* values, void* userData);

MLIR_CAPI_EXPORTED void mlirPDLPatternModuleRegisterConstraintFunction(
    MlirPDLPatternModule pdlModule, MlirStringRef name, MlirPDLConstraintFunction constraintFn,
    void* userData);

#endif  // MLIR_ENABLE_PDL_IN_PATTERNMATCH

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_REWRITE_H
