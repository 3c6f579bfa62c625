// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriters and rewrite patterns, as callbacks or in the dialect pdl.

#ifndef MLIR_C_REWRITE_H
#define MLIR_C_REWRITE_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"
#include "mlir/Config/mlir-config.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Handles -------------------------------------------------------------------------------===//

/// Changes IR and notifies listeners.
typedef struct MlirRewriterBase {
  void* ptr;
} MlirRewriterBase;

/// A frozen set of patterns.
typedef struct MlirFrozenRewritePatternSet {
  void* ptr;
} MlirFrozenRewritePatternSet;

/// Options for applying patterns.
typedef struct MlirGreedyRewriteDriverConfig {
  void* ptr;
} MlirGreedyRewriteDriverConfig;

/// The ops to which patterns are applied: any, existing and new ones, or existing ones.
typedef enum {
  MLIR_GREEDY_REWRITE_STRICTNESS_ANY_OP,
  MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_AND_NEW_OPS,
  MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS,
} MlirGreedyRewriteStrictness;

/// How much regions are simplified: not at all, cheaply, or including merging of blocks.
typedef enum {
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED,
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL,
  MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE,
} MlirGreedySimplifyRegionLevel;

/// A set of patterns.
typedef struct MlirRewritePatternSet {
  void* ptr;
} MlirRewritePatternSet;

/// The rewriter that is passed to a pattern.
typedef struct MlirPatternRewriter {
  void* ptr;
} MlirPatternRewriter;

/// A pattern.
typedef struct MlirRewritePattern {
  const void* ptr;
} MlirRewritePattern;

/// Returns the context of a rewriter.
MLIR_CAPI_EXPORTED MlirContext mlirRewriterBaseGetContext(MlirRewriterBase rewriter);

//===-- Insertion points ---------------------------------------------------------------------===//

/// Clears the insertion point: new ops are in no block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseClearInsertionPoint(MlirRewriterBase rewriter);

/// Sets the insertion point before an op.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointBefore(MlirRewriterBase rewriter,
                                                                MlirOperation op);

/// Sets the insertion point after an op.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointAfter(MlirRewriterBase rewriter,
                                                               MlirOperation op);

/// Sets the insertion point after the op of a result, or to the start of the block of an argument.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointAfterValue(MlirRewriterBase rewriter,
                                                                    MlirValue value);

/// Sets the insertion point to the start of a block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointToStart(MlirRewriterBase rewriter,
                                                                 MlirBlock block);

/// Sets the insertion point to the end of a block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseSetInsertionPointToEnd(MlirRewriterBase rewriter,
                                                               MlirBlock block);

/// Returns the block of the insertion point; null if there is none.
MLIR_CAPI_EXPORTED MlirBlock mlirRewriterBaseGetInsertionBlock(MlirRewriterBase rewriter);
MLIR_CAPI_EXPORTED MlirBlock mlirRewriterBaseGetBlock(MlirRewriterBase rewriter);

/// Returns the op before which new ops are inserted; null at the end of a block.
MLIR_CAPI_EXPORTED MlirOperation
mlirRewriterBaseGetOperationAfterInsertion(MlirRewriterBase rewriter);

//===-- Creating blocks and ops --------------------------------------------------------------===//

/// Creates a block with arguments before another, and sets the insertion point to it.
MLIR_CAPI_EXPORTED MlirBlock mlirRewriterBaseCreateBlockBefore(MlirRewriterBase rewriter,
                                                               MlirBlock insertBefore,
                                                               intptr_t nArgTypes,
                                                               const MlirType* argTypes,
                                                               const MlirLocation* locations);

/// Inserts an op of the caller's at the insertion point, and returns it.
MLIR_CAPI_EXPORTED MlirOperation mlirRewriterBaseInsert(MlirRewriterBase rewriter,
                                                        MlirOperation op);

/// Clones an op at the insertion point.
MLIR_CAPI_EXPORTED MlirOperation mlirRewriterBaseClone(MlirRewriterBase rewriter, MlirOperation op);

/// Likewise with empty regions.
MLIR_CAPI_EXPORTED MlirOperation mlirRewriterBaseCloneWithoutRegions(MlirRewriterBase rewriter,
                                                                     MlirOperation op);

/// Clones a region's blocks before a block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseCloneRegionBefore(MlirRewriterBase rewriter,
                                                          MlirRegion region, MlirBlock before);

//===-- Changing the IR ----------------------------------------------------------------------===//

/// Moves a region's blocks before a block.
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

/// Erases an op, whose results must not have uses.
MLIR_CAPI_EXPORTED void mlirRewriterBaseEraseOp(MlirRewriterBase rewriter, MlirOperation op);

/// Erases a block with its ops.
MLIR_CAPI_EXPORTED void mlirRewriterBaseEraseBlock(MlirRewriterBase rewriter, MlirBlock block);

/// Moves the ops of `source` before `op`, replaces its arguments by values, and erases `source`.
MLIR_CAPI_EXPORTED void mlirRewriterBaseInlineBlockBefore(MlirRewriterBase rewriter,
                                                          MlirBlock source, MlirOperation op,
                                                          intptr_t nArgValues,
                                                          const MlirValue* argValues);

/// Moves the ops of `source` to the end of `dest`, replaces its arguments by values, and erases
/// `source`.
MLIR_CAPI_EXPORTED void mlirRewriterBaseMergeBlocks(MlirRewriterBase rewriter, MlirBlock source,
                                                    MlirBlock dest, intptr_t nArgValues,
                                                    const MlirValue* argValues);

/// Moves an op before another.
MLIR_CAPI_EXPORTED void mlirRewriterBaseMoveOpBefore(MlirRewriterBase rewriter, MlirOperation op,
                                                     MlirOperation existingOp);

/// Moves an op after another.
MLIR_CAPI_EXPORTED void mlirRewriterBaseMoveOpAfter(MlirRewriterBase rewriter, MlirOperation op,
                                                    MlirOperation existingOp);

/// Moves a block before another.
MLIR_CAPI_EXPORTED void mlirRewriterBaseMoveBlockBefore(MlirRewriterBase rewriter, MlirBlock block,
                                                        MlirBlock existingBlock);

/// Signals that the caller is about to change an op.
MLIR_CAPI_EXPORTED void mlirRewriterBaseStartOpModification(MlirRewriterBase rewriter,
                                                            MlirOperation op);

/// Signals that the op has been changed.
MLIR_CAPI_EXPORTED void mlirRewriterBaseFinalizeOpModification(MlirRewriterBase rewriter,
                                                               MlirOperation op);

/// Signals that the op was not changed.
MLIR_CAPI_EXPORTED void mlirRewriterBaseCancelOpModification(MlirRewriterBase rewriter,
                                                             MlirOperation op);

/// Replaces all uses of `from` by `to`.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllUsesWith(MlirRewriterBase rewriter,
                                                           MlirValue from, MlirValue to);

/// Likewise for several values, pairwise.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllValueRangeUsesWith(MlirRewriterBase rewriter,
                                                                     intptr_t nValues,
                                                                     const MlirValue* from,
                                                                     const MlirValue* to);

/// Replaces all uses of the results of an op by these values.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllOpUsesWithValueRange(MlirRewriterBase rewriter,
                                                                       MlirOperation from,
                                                                       intptr_t nTo,
                                                                       const MlirValue* to);

/// Replaces all uses of the results of an op by the results of another.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllOpUsesWithOperation(MlirRewriterBase rewriter,
                                                                      MlirOperation from,
                                                                      MlirOperation to);

/// Likewise, only for uses in a block.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceOpUsesWithinBlock(MlirRewriterBase rewriter,
                                                                 MlirOperation op,
                                                                 intptr_t nNewValues,
                                                                 const MlirValue* newValues,
                                                                 MlirBlock block);

/// Replaces all uses of `from` by `to`, except those by one op.
MLIR_CAPI_EXPORTED void mlirRewriterBaseReplaceAllUsesExcept(MlirRewriterBase rewriter,
                                                             MlirValue from, MlirValue to,
                                                             MlirOperation exceptedUser);

//===-- Rewriters outside of patterns ---------------------------------------------------------===//

/// Creates a rewriter outside of patterns, without insertion point; the caller destroys it.
MLIR_CAPI_EXPORTED MlirRewriterBase mlirIRRewriterCreate(MlirContext context);

/// Likewise, with the insertion point before `op`.
MLIR_CAPI_EXPORTED MlirRewriterBase mlirIRRewriterCreateFromOp(MlirOperation op);

/// Destroys a rewriter of mlirIRRewriterCreate...
MLIR_CAPI_EXPORTED void mlirIRRewriterDestroy(MlirRewriterBase rewriter);

//===-- Applying patterns ---------------------------------------------------------------------===//

/// Freezes a set of patterns, taking them out of it; the caller destroys the result.
MLIR_CAPI_EXPORTED MlirFrozenRewritePatternSet mlirFreezeRewritePattern(MlirRewritePatternSet set);

/// Destroys a frozen set of patterns.
MLIR_CAPI_EXPORTED void mlirFrozenRewritePatternSetDestroy(MlirFrozenRewritePatternSet set);

/// Folds and applies patterns inside of an op until nothing changes; fails if it does not converge.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirApplyPatternsAndFoldGreedilyWithOp(
    MlirOperation op, MlirFrozenRewritePatternSet patterns, MlirGreedyRewriteDriverConfig config);

/// Likewise inside of a module.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirApplyPatternsAndFoldGreedily(
    MlirModule op, MlirFrozenRewritePatternSet patterns, MlirGreedyRewriteDriverConfig config);

//===-- Options for applying patterns --------------------------------------------------------===//

/// Creates default options; the caller destroys them.
MLIR_CAPI_EXPORTED MlirGreedyRewriteDriverConfig mlirGreedyRewriteDriverConfigCreate(void);

/// Destroys the options.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigDestroy(MlirGreedyRewriteDriverConfig config);

/// Sets the maximum number of iterations; -1 means no limit.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetMaxIterations(
    MlirGreedyRewriteDriverConfig config, int64_t maxIterations);

/// Sets the maximum number of rewrites per iteration; -1 means no limit.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetMaxNumRewrites(
    MlirGreedyRewriteDriverConfig config, int64_t maxNumRewrites);

/// Sets whether the initial traversal is top-down.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(
    MlirGreedyRewriteDriverConfig config, bool useTopDownTraversal);

/// Sets whether ops are folded.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigEnableFolding(
    MlirGreedyRewriteDriverConfig config, bool enable);

/// Sets the ops to which patterns are applied.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetStrictness(
    MlirGreedyRewriteDriverConfig config, MlirGreedyRewriteStrictness strictness);

/// Sets how much regions are simplified.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(
    MlirGreedyRewriteDriverConfig config, MlirGreedySimplifyRegionLevel level);

/// Sets whether equal constants are merged.
MLIR_CAPI_EXPORTED void mlirGreedyRewriteDriverConfigEnableConstantCSE(
    MlirGreedyRewriteDriverConfig config, bool enable);

/// Returns the maximum number of iterations.
MLIR_CAPI_EXPORTED int64_t
mlirGreedyRewriteDriverConfigGetMaxIterations(MlirGreedyRewriteDriverConfig config);

/// Returns the maximum number of rewrites per iteration.
MLIR_CAPI_EXPORTED int64_t
mlirGreedyRewriteDriverConfigGetMaxNumRewrites(MlirGreedyRewriteDriverConfig config);

/// Returns whether the initial traversal is top-down.
MLIR_CAPI_EXPORTED bool mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(
    MlirGreedyRewriteDriverConfig config);

/// Returns whether ops are folded.
MLIR_CAPI_EXPORTED bool mlirGreedyRewriteDriverConfigIsFoldingEnabled(
    MlirGreedyRewriteDriverConfig config);

/// Returns the ops to which patterns are applied.
MLIR_CAPI_EXPORTED MlirGreedyRewriteStrictness
mlirGreedyRewriteDriverConfigGetStrictness(MlirGreedyRewriteDriverConfig config);

/// Returns how much regions are simplified.
MLIR_CAPI_EXPORTED MlirGreedySimplifyRegionLevel
mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(MlirGreedyRewriteDriverConfig config);

/// Returns whether equal constants are merged.
MLIR_CAPI_EXPORTED bool mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(
    MlirGreedyRewriteDriverConfig config);

/// Applies patterns once to each op inside of an op, without folding.
MLIR_CAPI_EXPORTED void mlirWalkAndApplyPatterns(MlirOperation op,
                                                 MlirFrozenRewritePatternSet patterns);

//===-- Rewriters of patterns -----------------------------------------------------------------===//

/// Returns the rewriter of a pattern as a rewriter.
MLIR_CAPI_EXPORTED MlirRewriterBase mlirPatternRewriterAsBase(MlirPatternRewriter rewriter);

//===-- Patterns ------------------------------------------------------------------------------===//

/// The callbacks of a pattern. `construct` and `destruct` may be null.
typedef struct {
  void (*construct)(void* userData);
  void (*destruct)(void* userData);
  MlirLogicalResult (*matchAndRewrite)(MlirRewritePattern pattern, MlirOperation op,
                                       MlirPatternRewriter rewriter, void* userData);
} MlirRewritePatternCallbacks;

/// Creates a pattern for ops called `rootName`; the caller owns it until it is added.
/// `generatedNames` are the names of ops that it creates.
MLIR_CAPI_EXPORTED MlirRewritePattern
mlirOpRewritePatternCreate(MlirStringRef rootName, unsigned benefit, MlirContext context,
                           MlirRewritePatternCallbacks callbacks, void* userData,
                           size_t nGeneratedNames, MlirStringRef* generatedNames);

//===-- Sets of patterns ----------------------------------------------------------------------===//

/// Creates a set without patterns; the caller destroys or freezes it.
MLIR_CAPI_EXPORTED MlirRewritePatternSet mlirRewritePatternSetCreate(MlirContext context);

/// Destroys a set with its patterns.
MLIR_CAPI_EXPORTED void mlirRewritePatternSetDestroy(MlirRewritePatternSet set);

/// Adds a pattern of the caller's, which the set owns then.
MLIR_CAPI_EXPORTED void mlirRewritePatternSetAdd(MlirRewritePatternSet set,
                                                 MlirRewritePattern pattern);

//===-- Patterns in the dialect pdl -----------------------------------------------------------===//

#if MLIR_ENABLE_PDL_IN_PATTERNMATCH

/// Patterns in the dialect pdl.
typedef struct MlirPDLPatternModule {
  void* ptr;
} MlirPDLPatternModule;

/// A value of a pattern: an op, a value, a type or an attribute.
typedef struct MlirPDLValue {
  const void* ptr;
} MlirPDLValue;

/// The results of a function of a pattern.
typedef struct MlirPDLResultList {
  void* ptr;
} MlirPDLResultList;

/// Returns the patterns of a module in the dialect pdl; takes ownership of the module. The caller
/// destroys the result.
MLIR_CAPI_EXPORTED MlirPDLPatternModule mlirPDLPatternModuleFromModule(MlirModule op);

/// Destroys the patterns of a module.
MLIR_CAPI_EXPORTED void mlirPDLPatternModuleDestroy(MlirPDLPatternModule op);

/// Returns a set of these patterns.
MLIR_CAPI_EXPORTED MlirRewritePatternSet
mlirRewritePatternSetFromPDLPatternModule(MlirPDLPatternModule op);

/// Returns the value; null for other kinds.
MLIR_CAPI_EXPORTED MlirValue mlirPDLValueAsValue(MlirPDLValue value);

/// Returns the type; null for other kinds.
MLIR_CAPI_EXPORTED MlirType mlirPDLValueAsType(MlirPDLValue value);

/// Returns the op; null for other kinds.
MLIR_CAPI_EXPORTED MlirOperation mlirPDLValueAsOperation(MlirPDLValue value);

/// Returns the attribute; null for other kinds.
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

/// A native rewrite function of patterns.
typedef MlirLogicalResult (*MlirPDLRewriteFunction)(MlirPatternRewriter rewriter,
                                                    MlirPDLResultList results, size_t nValues,
                                                    MlirPDLValue* values, void* userData);

/// Registers a native rewrite function.
MLIR_CAPI_EXPORTED void mlirPDLPatternModuleRegisterRewriteFunction(
    MlirPDLPatternModule pdlModule, MlirStringRef name, MlirPDLRewriteFunction rewriteFn,
    void* userData);

/// A native constraint function of patterns.
typedef MlirLogicalResult (*MlirPDLConstraintFunction)(MlirPatternRewriter rewriter,
                                                       MlirPDLResultList results, size_t nValues,
                                                       MlirPDLValue* values, void* userData);

/// Registers a native constraint function.
MLIR_CAPI_EXPORTED void mlirPDLPatternModuleRegisterConstraintFunction(
    MlirPDLPatternModule pdlModule, MlirStringRef name, MlirPDLConstraintFunction constraintFn,
    void* userData);

#endif  // MLIR_ENABLE_PDL_IN_PATTERNMATCH

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_REWRITE_H
