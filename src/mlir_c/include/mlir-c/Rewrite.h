// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriters and rewrite patterns, of functions or in the dialect pdl.

#ifndef MLIR_C_REWRITE_H
#define MLIR_C_REWRITE_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"
#include "mlir/Config/mlir-config.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Handles -------------------------------------------------------------------------------===//

/// What changes IR and lets listeners know.
typedef struct MlirRewriterBase {
  void* ptr;
} MlirRewriterBase;

/// Patterns that are applied.
typedef struct MlirFrozenRewritePatternSet {
  void* ptr;
} MlirFrozenRewritePatternSet;

/// How patterns are applied.
typedef struct MlirGreedyRewriteDriverConfig {
  void* ptr;
} MlirGreedyRewriteDriverConfig;

/// Which ops patterns are applied to: any, those there were and new ones, or those there were.
typedef enum {
  MLIR_GREEDY_REWRITE_STRICTNESS_ANY_OP,
  MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS,
  MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS,
} MlirGreedyRewriteStrictness;

/// How much regions are simplified: not at all, cheaply, or with merging of blocks.
typedef enum {
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED,
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL,
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE,
} MlirGreedySimplifyRegionLevel;

/// Patterns.
typedef struct MlirRewritePatternSet {
  void* ptr;
} MlirRewritePatternSet;

/// The rewriter that a pattern is given.
typedef struct MlirPatternRewriter {
  void* ptr;
} MlirPatternRewriter;

/// A pattern.
typedef struct MlirRewritePattern {
  const void* ptr;
} MlirRewritePattern;

/// The context of a rewriter.
MLIR_CAPI_EXPORTED MlirContext mlirRewriterBaseGetContext(MlirRewriterBase rewriter);

//===-- Where new ops go ----------------------------------------------------------------------===//

/// Lets new ops go into no block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseClearInsertionPoint(MlirRewriterBase rewriter);

/// Puts new ops in front of an op.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointBefore(MlirRewriterBase rewriter,
                                                                MlirOperation op);

/// Puts new ops behind an op.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointAfter(MlirRewriterBase rewriter,
                                                               MlirOperation op);

/// Puts new ops behind the op of a result, or first in the block of an argument.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointAfterValue(MlirRewriterBase rewriter,
                                                                    MlirValue value);

/// Puts new ops first in a block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointToStart(MlirRewriterBase rewriter,
                                                                 MlirBlock block);

/// Puts new ops last in a block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointToEnd(MlirRewriterBase rewriter,
                                                               MlirBlock block);

/// The block that new ops go into; null if there is none.
MLIR_CAPI_EXPORTED MlirBlock mlirRewriterBaseGetInsertionBlock(MlirRewriterBase rewriter);
MLIR_CAPI_EXPORTED MlirBlock mlirRewriterBaseGetBlock(MlirRewriterBase rewriter);

/// The op in front of which new ops go; null at the end of a block.
MLIR_CAPI_EXPORTED MlirOperation
mlirRewriterBaseGetOperationAfterInsertion(MlirRewriterBase rewriter);

//===-- Making blocks and ops -----------------------------------------------------------------===//

/// A new block in front of another, with arguments; new ops go into it.
MLIR_CAPI_EXPORTED MlirBlock mlirRewriterBaseCreateBlockBefore(MlirRewriterBase rewriter,
                                                               MlirBlock insertBefore,
                                                               intptr_t nArgTypes,
                                                               const MlirType* argTypes,
                                                               const MlirLocation* locations);

/// Puts an op of the caller's where new ops go, and returns it.
MLIR_CAPI_EXPORTED MlirOperation mlirRewriterBaseInsert(MlirRewriterBase rewriter,
                                                        MlirOperation op);

/// A copy of an op, where new ops go.
MLIR_CAPI_EXPORTED MlirOperation mlirRewriterBaseClone(MlirRewriterBase rewriter, MlirOperation op);

/// The same with regions that are empty.
MLIR_CAPI_EXPORTED MlirOperation mlirRewriterBaseCloneWithoutRegions(MlirRewriterBase rewriter,
                                                                     MlirOperation op);

/// Puts copies of a region's blocks in front of a block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseCloneRegionBefore(MlirRewriterBase rewriter,
                                                          MlirRegion region, MlirBlock before);

//===-- Changing what is there ----------------------------------------------------------------===//

/// Moves a region's blocks in front of a block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseInlineRegionBefore(MlirRewriterBase rewriter,
                                                           MlirRegion region, MlirBlock before);

/// Replaces the results of an op by values, and erases it.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceOpWithValues(MlirRewriterBase rewriter,
                                                            MlirOperation op, intptr_t nValues,
                                                            const MlirValue* values);

/// Replaces the results of an op by those of another, and erases it.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceOpWithOperation(MlirRewriterBase rewriter,
                                                               MlirOperation op,
                                                               MlirOperation newOp);

/// Erases an op, whose results nothing may use.
MLIR_CAPI_EXPORTED void mlirRewriterBaseEraseOp(MlirRewriterBase rewriter, MlirOperation op);

/// Erases a block with its ops.
MLIR_CAPI_EXPORTED void mlirRewriterBaseEraseBlock(MlirRewriterBase rewriter, MlirBlock block);

/// Moves the ops of `source` in front of `op`, with values in place of its arguments, and erases
/// it.
MLIR_CAPI_EXPORTED void mlirRewriterBaseInlineBlockBefore(MlirRewriterBase rewriter,
                                                          MlirBlock source, MlirOperation op,
                                                          intptr_t nArgValues,
                                                          const MlirValue* argValues);

/// Moves the ops of `source` to the end of `dest`, with values in place of its arguments, and
/// erases it.
MLIR_CAPI_EXPORTED void mlirRewriterBaseMergeBlocks(MlirRewriterBase rewriter, MlirBlock source,
                                                    MlirBlock dest, intptr_t nArgValues,
                                                    const MlirValue* argValues);

/// Moves an op in front of another.
MLIR_CAPI_EXPORTED void mlirRewriterBaseMoveOpBefore(MlirRewriterBase rewriter, MlirOperation op,
                                                     MlirOperation existingOp);

/// Moves an op behind another.
MLIR_CAPI_EXPORTED void mlirRewriterBaseMoveOpAfter(MlirRewriterBase rewriter, MlirOperation op,
                                                    MlirOperation existingOp);

/// Moves a block in front of another.
MLIR_CAPI_EXPORTED void mlirRewriterBaseMoveBlockBefore(MlirRewriterBase rewriter, MlirBlock block,
                                                        MlirBlock existingBlock);

/// Says that the caller is about to change an op.
MLIR_CAPI_EXPORTED void mlirRewriterBaseStartOpModification(MlirRewriterBase rewriter,
                                                            MlirOperation op);

/// Says that the op has been changed.
MLIR_CAPI_EXPORTED void mlirRewriterBaseFinalizeOpModification(MlirRewriterBase rewriter,
                                                               MlirOperation op);

/// Says that the op is as it was.
MLIR_CAPI_EXPORTED void mlirRewriterBaseCancelOpModification(MlirRewriterBase rewriter,
                                                             MlirOperation op);

/// Lets everything that uses `from` use `to`.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllUsesWith(MlirRewriterBase rewriter,
                                                           MlirValue from, MlirValue to);

/// The same for several values, one by one.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllValueRangeUsesWith(MlirRewriterBase rewriter,
                                                                     intptr_t nValues,
                                                                     const MlirValue* from,
                                                                     const MlirValue* to);

/// Lets everything that uses results of an op use these values.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllOpUsesWithValueRange(MlirRewriterBase rewriter,
                                                                       MlirOperation from,
                                                                       intptr_t nTo,
                                                                       const MlirValue* to);

/// Lets everything that uses results of an op use those of another.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllOpUsesWithOperation(MlirRewriterBase rewriter,
                                                                      MlirOperation from,
                                                                      MlirOperation to);

/// The same for uses in a block alone.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceOpUsesWithinBlock(MlirRewriterBase rewriter,
                                                                 MlirOperation op,
                                                                 intptr_t nNewValues,
                                                                 const MlirValue* newValues,
                                                                 MlirBlock block);

/// Lets everything but one op that uses `from` use `to`.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllUsesExcept(MlirRewriterBase rewriter,
                                                             MlirValue from, MlirValue to,
                                                             MlirOperation exceptedUser);

//===-- Rewriters outside of patterns ---------------------------------------------------------===//

/// A rewriter outside of patterns, with no place for new ops; the caller destroys it.
MLIR_CAPI_EXPORTED MlirRewriterBase mlirIRRewriterCreate(MlirContext context);

/// The same, with new ops in front of `op`.
MLIR_CAPI_EXPORTED MlirRewriterBase mlirIRRewriterCreateFromOp(MlirOperation op);

/// Ends a rewriter that IRRewriterCreate... made.
MLIR_CAPI_EXPORTED void mlirIRRewriterDestroy(MlirRewriterBase rewriter);

//===-- Applying patterns ---------------------------------------------------------------------===//

/// Takes the patterns out of a set, to be applied; the caller destroys what is returned.
MLIR_CAPI_EXPORTED MlirFrozenRewritePatternSet mlirFreezeRewritePattern(MlirRewritePatternSet set);

/// Ends frozen patterns.
MLIR_CAPI_EXPORTED void mlirFrozenRewritePatternSetDestroy(MlirFrozenRewritePatternSet set);

/// Folds and applies patterns inside of an op until nothing changes; fails if that does not come
/// about.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirApplyPatternsAndFoldGreedilyWithOp(
    MlirOperation op, MlirFrozenRewritePatternSet patterns, MlirGreedyRewriteDriverConfig config);

/// The same inside of a module.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirApplyPatternsAndFoldGreedily(
    MlirModule op, MlirFrozenRewritePatternSet patterns, MlirGreedyRewriteDriverConfig config);

//===-- How patterns are applied --------------------------------------------------------------===//

/// How patterns are applied, with defaults; the caller destroys it.
MLIR_CAPI_EXPORTED MlirGreedyRewriteDriverConfig mlirGreedyRewriteDriverConfigCreate(void);

/// Ends a configuration.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigDestroy(MlirGreedyRewriteDriverConfig config);

/// Says how often all ops are gone through at most; -1 is without end.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetMaxIterations(
    MlirGreedyRewriteDriverConfig config, int64_t maxIterations);

/// Says how many rewrites there are at most each time; -1 is without end.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetMaxNumRewrites(
    MlirGreedyRewriteDriverConfig config, int64_t maxNumRewrites);

/// Says whether ops are gone through from the top at first.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(
    MlirGreedyRewriteDriverConfig config, bool useTopDownTraversal);

/// Says whether ops are folded.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigEnableFolding(
    MlirGreedyRewriteDriverConfig config, bool enable);

/// Says which ops patterns are applied to.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetStrictness(
    MlirGreedyRewriteDriverConfig config, MlirGreedyRewriteStrictness strictness);

/// Says how much regions are simplified.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(
    MlirGreedyRewriteDriverConfig config, MlirGreedySimplifyRegionLevel level);

/// Says whether equal constants are merged.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigEnableConstantCSE(
    MlirGreedyRewriteDriverConfig config, bool enable);

/// How often all ops are gone through at most.
MLIR_CAPI_EXPORTED int64_t
mlirGreedyRewriteDriverConfigGetMaxIterations(MlirGreedyRewriteDriverConfig config);

/// How many rewrites there are at most each time.
MLIR_CAPI_EXPORTED int64_t
mlirGreedyRewriteDriverConfigGetMaxNumRewrites(MlirGreedyRewriteDriverConfig config);

/// Whether ops are gone through from the top at first.
MLIR_CAPI_EXPORTED bool mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(
    MlirGreedyRewriteDriverConfig config);

/// Whether ops are folded.
MLIR_CAPI_EXPORTED bool mlirGreedyRewriteDriverConfigIsFoldingEnabled(
    MlirGreedyRewriteDriverConfig config);

/// Which ops patterns are applied to.
MLIR_CAPI_EXPORTED MlirGreedyRewriteStrictness
mlirGreedyRewriteDriverConfigGetStrictness(MlirGreedyRewriteDriverConfig config);

/// How much regions are simplified.
MLIR_CAPI_EXPORTED MlirGreedySimplifyRegionLevel
mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(MlirGreedyRewriteDriverConfig config);

/// Whether equal constants are merged.
MLIR_CAPI_EXPORTED bool mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(
    MlirGreedyRewriteDriverConfig config);

/// Applies patterns once to each op inside of an op, without folding.
MLIR_CAPI_EXPORTED void mlirWalkAndApplyPatterns(MlirOperation op,
                                                 MlirFrozenRewritePatternSet patterns);

//===-- Rewriters of patterns -----------------------------------------------------------------===//

/// The rewriter of a pattern as any rewriter.
MLIR_CAPI_EXPORTED MlirRewriterBase mlirPatternRewriterAsBase(MlirPatternRewriter rewriter);

//===-- Patterns ------------------------------------------------------------------------------===//

/// The functions that a pattern is made of. `construct` and `destruct` may be null.
typedef struct {
  void (*construct)(void* userData);
  void (*destruct)(void* userData);
  MlirLogicalResult (*matchAndRewrite)(MlirRewritePattern pattern, MlirOperation op,
                                       MlirPatternRewriter rewriter, void* userData);
} MlirRewritePatternCallbacks;

/// A pattern of functions for ops of the name `rootName`; the caller owns it until it is added.
/// `generatedNames` are names of ops that it makes.
MLIR_CAPI_EXPORTED MlirRewritePattern
mlirOpRewritePatternCreate(MlirStringRef rootName, unsigned benefit, MlirContext context,
                           MlirRewritePatternCallbacks callbacks, void* userData,
                           size_t nGeneratedNames, MlirStringRef* generatedNames);

//===-- Sets of patterns ----------------------------------------------------------------------===//

/// A set without patterns; the caller destroys or freezes it.
MLIR_CAPI_EXPORTED MlirRewritePatternSet mlirRewritePatternSetCreate(MlirContext context);

/// Ends a set with its patterns.
MLIR_CAPI_EXPORTED void mlirRewritePatternSetDestroy(MlirRewritePatternSet set);

/// Adds a pattern of the caller's, which belongs to the set then.
MLIR_CAPI_EXPORTED void mlirRewritePatternSetAdd(MlirRewritePatternSet set,
                                                 MlirRewritePattern pattern);

//===-- Patterns in the dialect pdl -----------------------------------------------------------===//

#if MLIR_ENABLE_PDL_IN_PATTERNMATCH

/// Patterns in the dialect pdl.
typedef struct MlirPDLPatternModule {
  void* ptr;
} MlirPDLPatternModule;

/// What a pattern matched: an op, a value, a type or an attribute.
typedef struct MlirPDLValue {
  const void* ptr;
} MlirPDLValue;

/// What a function of a pattern returns.
typedef struct MlirPDLResultList {
  void* ptr;
} MlirPDLResultList;

/// The patterns that a module says in the dialect pdl; takes over the module. The caller destroys
/// it.
MLIR_CAPI_EXPORTED MlirPDLPatternModule mlirPDLPatternModuleFromModule(MlirModule op);

/// Ends patterns that a module said.
MLIR_CAPI_EXPORTED void mlirPDLPatternModuleDestroy(MlirPDLPatternModule op);

/// A set of these patterns.
MLIR_CAPI_EXPORTED MlirRewritePatternSet
mlirRewritePatternSetFromPDLPatternModule(MlirPDLPatternModule op);

/// The value; null if it is something else.
MLIR_CAPI_EXPORTED MlirValue mlirPDLValueAsValue(MlirPDLValue value);

/// The type; null if it is something else.
MLIR_CAPI_EXPORTED MlirType mlirPDLValueAsType(MlirPDLValue value);

/// The op; null if it is something else.
MLIR_CAPI_EXPORTED MlirOperation mlirPDLValueAsOperation(MlirPDLValue value);

/// The attribute; null if it is something else.
MLIR_CAPI_EXPORTED MlirAttribute mlirPDLValueAsAttribute(MlirPDLValue value);

/// Adds a value to the results.
MLIR_CAPI_EXPORTED void mlirPDLResultListPushBackValue(MlirPDLResultList results, MlirValue value);

/// Adds a type to the results.
MLIR_CAPI_EXPORTED void mlirPDLResultListPushBackType(MlirPDLResultList results, MlirType value);

/// Adds an op to the results.
MLIR_CAPI_EXPORTED void mlirPDLResultListPushBackOperation(MlirPDLResultList results,
                                                           MlirOperation value);

/// Adds an attribute to the results.
MLIR_CAPI_EXPORTED void mlirPDLResultListPushBackAttribute(MlirPDLResultList results,
                                                           MlirAttribute value);

/// A function that patterns call to rewrite.
typedef MlirLogicalResult (*MlirPDLRewriteFunction)(MlirPatternRewriter rewriter,
                                                    MlirPDLResultList results, size_t nValues,
                                                    MlirPDLValue* values, void* userData);

/// Lets patterns call a function of the caller's to rewrite.
MLIR_CAPI_EXPORTED void mlirPDLPatternModuleRegisterRewriteFunction(
    MlirPDLPatternModule pdlModule, MlirStringRef name, MlirPDLRewriteFunction rewriteFn,
    void* userData);

/// A function that says whether patterns match.
typedef MlirLogicalResult (*MlirPDLConstraintFunction)(MlirPatternRewriter rewriter,
                                                       MlirPDLResultList results, size_t nValues,
                                                       MlirPDLValue* values, void* userData);

/// Lets patterns ask a function of the caller's whether they match.
MLIR_CAPI_EXPORTED void mlirPDLPatternModuleRegisterConstraintFunction(
    MlirPDLPatternModule pdlModule, MlirStringRef name, MlirPDLConstraintFunction constraintFn,
    void* userData);

#endif  // MLIR_ENABLE_PDL_IN_PATTERNMATCH

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_REWRITE_H
