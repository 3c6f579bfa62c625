// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Rewrite.h> that are refused.

#include "mlir-c/Rewrite.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirContext, mlirRewriterBaseGetContext, (MlirRewriterBase rewriter))
REFUSED_VOID(mlirRewriterBaseClearInsertionPoint, (MlirRewriterBase rewriter))
REFUSED_VOID(mlirRewriterBaseSetInsertionPointBefore, (MlirRewriterBase rewriter, MlirOperation op))
REFUSED_VOID(mlirRewriterBaseSetInsertionPointAfter, (MlirRewriterBase rewriter, MlirOperation op))
REFUSED_VOID(mlirRewriterBaseSetInsertionPointAfterValue,
             (MlirRewriterBase rewriter, MlirValue value))
REFUSED_VOID(mlirRewriterBaseSetInsertionPointToStart, (MlirRewriterBase rewriter, MlirBlock block))
REFUSED_VOID(mlirRewriterBaseSetInsertionPointToEnd, (MlirRewriterBase rewriter, MlirBlock block))
REFUSED(MlirBlock, mlirRewriterBaseGetInsertionBlock, (MlirRewriterBase rewriter))
REFUSED(MlirBlock, mlirRewriterBaseGetBlock, (MlirRewriterBase rewriter))
REFUSED(MlirOperation, mlirRewriterBaseGetOperationAfterInsertion, (MlirRewriterBase rewriter))
REFUSED(MlirBlock, mlirRewriterBaseCreateBlockBefore,
        (MlirRewriterBase rewriter, MlirBlock insertBefore, intptr_t nArgTypes,
         const MlirType* argTypes, const MlirLocation* locations))
REFUSED(MlirOperation, mlirRewriterBaseInsert, (MlirRewriterBase rewriter, MlirOperation op))
REFUSED(MlirOperation, mlirRewriterBaseClone, (MlirRewriterBase rewriter, MlirOperation op))
REFUSED(MlirOperation, mlirRewriterBaseCloneWithoutRegions,
        (MlirRewriterBase rewriter, MlirOperation op))
REFUSED_VOID(mlirRewriterBaseCloneRegionBefore,
             (MlirRewriterBase rewriter, MlirRegion region, MlirBlock before))
REFUSED_VOID(mlirRewriterBaseInlineRegionBefore,
             (MlirRewriterBase rewriter, MlirRegion region, MlirBlock before))
REFUSED_VOID(mlirRewriterBaseReplaceOpWithValues, (MlirRewriterBase rewriter, MlirOperation op,
                                                   intptr_t nValues, const MlirValue* values))
REFUSED_VOID(mlirRewriterBaseReplaceOpWithOperation,
             (MlirRewriterBase rewriter, MlirOperation op, MlirOperation newOp))
REFUSED_VOID(mlirRewriterBaseEraseOp, (MlirRewriterBase rewriter, MlirOperation op))
REFUSED_VOID(mlirRewriterBaseEraseBlock, (MlirRewriterBase rewriter, MlirBlock block))
REFUSED_VOID(mlirRewriterBaseInlineBlockBefore,
             (MlirRewriterBase rewriter, MlirBlock source, MlirOperation op, intptr_t nArgValues,
              const MlirValue* argValues))
REFUSED_VOID(mlirRewriterBaseMergeBlocks,
             (MlirRewriterBase rewriter, MlirBlock source, MlirBlock dest, intptr_t nArgValues,
              const MlirValue* argValues))
REFUSED_VOID(mlirRewriterBaseMoveOpBefore,
             (MlirRewriterBase rewriter, MlirOperation op, MlirOperation existingOp))
REFUSED_VOID(mlirRewriterBaseMoveOpAfter,
             (MlirRewriterBase rewriter, MlirOperation op, MlirOperation existingOp))
REFUSED_VOID(mlirRewriterBaseMoveBlockBefore,
             (MlirRewriterBase rewriter, MlirBlock block, MlirBlock existingBlock))
REFUSED_VOID(mlirRewriterBaseStartOpModification, (MlirRewriterBase rewriter, MlirOperation op))
REFUSED_VOID(mlirRewriterBaseFinalizeOpModification, (MlirRewriterBase rewriter, MlirOperation op))
REFUSED_VOID(mlirRewriterBaseCancelOpModification, (MlirRewriterBase rewriter, MlirOperation op))
REFUSED_VOID(mlirRewriterBaseReplaceAllUsesWith,
             (MlirRewriterBase rewriter, MlirValue from, MlirValue to))
REFUSED_VOID(mlirRewriterBaseReplaceAllValueRangeUsesWith,
             (MlirRewriterBase rewriter, intptr_t nValues, const MlirValue* from,
              const MlirValue* to))
REFUSED_VOID(mlirRewriterBaseReplaceAllOpUsesWithValueRange,
             (MlirRewriterBase rewriter, MlirOperation from, intptr_t nTo, const MlirValue* to))
REFUSED_VOID(mlirRewriterBaseReplaceAllOpUsesWithOperation,
             (MlirRewriterBase rewriter, MlirOperation from, MlirOperation to))
REFUSED_VOID(mlirRewriterBaseReplaceOpUsesWithinBlock,
             (MlirRewriterBase rewriter, MlirOperation op, intptr_t nNewValues,
              const MlirValue* newValues, MlirBlock block))
REFUSED_VOID(mlirRewriterBaseReplaceAllUsesExcept,
             (MlirRewriterBase rewriter, MlirValue from, MlirValue to, MlirOperation exceptedUser))
REFUSED(MlirRewriterBase, mlirIRRewriterCreate, (MlirContext context))
REFUSED(MlirRewriterBase, mlirIRRewriterCreateFromOp, (MlirOperation op))
REFUSED_VOID(mlirIRRewriterDestroy, (MlirRewriterBase rewriter))
REFUSED(MlirFrozenRewritePatternSet, mlirFreezeRewritePattern, (MlirRewritePatternSet set))
REFUSED_VOID(mlirFrozenRewritePatternSetDestroy, (MlirFrozenRewritePatternSet set))
REFUSED(MlirLogicalResult, mlirApplyPatternsAndFoldGreedilyWithOp,
        (MlirOperation op, MlirFrozenRewritePatternSet patterns,
         MlirGreedyRewriteDriverConfig config))
REFUSED(MlirLogicalResult, mlirApplyPatternsAndFoldGreedily,
        (MlirModule op, MlirFrozenRewritePatternSet patterns, MlirGreedyRewriteDriverConfig config))
REFUSED(MlirGreedyRewriteDriverConfig, mlirGreedyRewriteDriverConfigCreate, (void))
REFUSED_VOID(mlirGreedyRewriteDriverConfigDestroy, (MlirGreedyRewriteDriverConfig config))
REFUSED_VOID(mlirGreedyRewriteDriverConfigSetMaxIterations,
             (MlirGreedyRewriteDriverConfig config, int64_t maxIterations))
REFUSED_VOID(mlirGreedyRewriteDriverConfigSetMaxNumRewrites,
             (MlirGreedyRewriteDriverConfig config, int64_t maxNumRewrites))
REFUSED_VOID(mlirGreedyRewriteDriverConfigSetUseTopDownTraversal,
             (MlirGreedyRewriteDriverConfig config, bool useTopDownTraversal))
REFUSED_VOID(mlirGreedyRewriteDriverConfigEnableFolding,
             (MlirGreedyRewriteDriverConfig config, bool enable))
REFUSED_VOID(mlirGreedyRewriteDriverConfigSetStrictness,
             (MlirGreedyRewriteDriverConfig config, MlirGreedyRewriteStrictness strictness))
REFUSED_VOID(mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel,
             (MlirGreedyRewriteDriverConfig config, MlirGreedySimplifyRegionLevel level))
REFUSED_VOID(mlirGreedyRewriteDriverConfigEnableConstantCSE,
             (MlirGreedyRewriteDriverConfig config, bool enable))
REFUSED(int64_t, mlirGreedyRewriteDriverConfigGetMaxIterations,
        (MlirGreedyRewriteDriverConfig config))
REFUSED(int64_t, mlirGreedyRewriteDriverConfigGetMaxNumRewrites,
        (MlirGreedyRewriteDriverConfig config))
REFUSED(bool, mlirGreedyRewriteDriverConfigGetUseTopDownTraversal,
        (MlirGreedyRewriteDriverConfig config))
REFUSED(bool, mlirGreedyRewriteDriverConfigIsFoldingEnabled, (MlirGreedyRewriteDriverConfig config))
REFUSED(MlirGreedyRewriteStrictness, mlirGreedyRewriteDriverConfigGetStrictness,
        (MlirGreedyRewriteDriverConfig config))
REFUSED(MlirGreedySimplifyRegionLevel, mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel,
        (MlirGreedyRewriteDriverConfig config))
REFUSED(bool, mlirGreedyRewriteDriverConfigIsConstantCSEEnabled,
        (MlirGreedyRewriteDriverConfig config))
REFUSED_VOID(mlirWalkAndApplyPatterns, (MlirOperation op, MlirFrozenRewritePatternSet patterns))
REFUSED(MlirRewriterBase, mlirPatternRewriterAsBase, (MlirPatternRewriter rewriter))
REFUSED(MlirRewritePattern, mlirOpRewritePatternCreate,
        (MlirStringRef rootName, unsigned benefit, MlirContext context,
         MlirRewritePatternCallbacks callbacks, void* userData, size_t nGeneratedNames,
         MlirStringRef* generatedNames))
REFUSED(MlirRewritePatternSet, mlirRewritePatternSetCreate, (MlirContext context))
REFUSED_VOID(mlirRewritePatternSetDestroy, (MlirRewritePatternSet set))
REFUSED_VOID(mlirRewritePatternSetAdd, (MlirRewritePatternSet set, MlirRewritePattern pattern))
REFUSED(MlirPDLPatternModule, mlirPDLPatternModuleFromModule, (MlirModule op))
REFUSED_VOID(mlirPDLPatternModuleDestroy, (MlirPDLPatternModule op))
REFUSED(MlirRewritePatternSet, mlirRewritePatternSetFromPDLPatternModule, (MlirPDLPatternModule op))
REFUSED(MlirValue, mlirPDLValueAsValue, (MlirPDLValue value))
REFUSED(MlirType, mlirPDLValueAsType, (MlirPDLValue value))
REFUSED(MlirOperation, mlirPDLValueAsOperation, (MlirPDLValue value))
REFUSED(MlirAttribute, mlirPDLValueAsAttribute, (MlirPDLValue value))
REFUSED_VOID(mlirPDLResultListPushBackValue, (MlirPDLResultList results, MlirValue value))
REFUSED_VOID(mlirPDLResultListPushBackType, (MlirPDLResultList results, MlirType value))
REFUSED_VOID(mlirPDLResultListPushBackOperation, (MlirPDLResultList results, MlirOperation value))
REFUSED_VOID(mlirPDLResultListPushBackAttribute, (MlirPDLResultList results, MlirAttribute value))
REFUSED_VOID(mlirPDLPatternModuleRegisterRewriteFunction,
             (MlirPDLPatternModule pdlModule, MlirStringRef name, MlirPDLRewriteFunction rewriteFn,
              void* userData))
REFUSED_VOID(mlirPDLPatternModuleRegisterConstraintFunction,
             (MlirPDLPatternModule pdlModule, MlirStringRef name,
              MlirPDLConstraintFunction constraintFn, void* userData))
