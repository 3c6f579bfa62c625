// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pass managers, and external passes.

#ifndef MLIR_C_PASS_H
#define MLIR_C_PASS_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Handles -------------------------------------------------------------------------------===//

/// A pass.
typedef struct MlirPass {
  void* ptr;
} MlirPass;

/// The running external pass.
typedef struct MlirExternalPass {
  void* ptr;
} MlirExternalPass;

/// A pass manager.
typedef struct MlirPassManager {
  void* ptr;
} MlirPassManager;

/// A nested pass manager.
typedef struct MlirOpPassManager {
  void* ptr;
} MlirOpPassManager;

//===-- Pass managers -------------------------------------------------------------------------===//

/// Creates a pass manager for any op; the caller destroys it.
MLIR_CAPI_EXPORTED MlirPassManager mlirPassManagerCreate(MlirContext ctx);

/// Creates a pass manager for ops called `anchorOp`; the caller destroys it.
MLIR_CAPI_EXPORTED MlirPassManager mlirPassManagerCreateOnOperation(MlirContext ctx,
                                                                    MlirStringRef anchorOp);

/// Destroys a pass manager with its passes.
MLIR_CAPI_EXPORTED void mlirPassManagerDestroy(MlirPassManager passManager);

/// Returns whether `passManager` is null.
static inline bool mlirPassManagerIsNull(MlirPassManager passManager) {
  return passManager.ptr == NULL;
}

/// Returns the pass manager as an op pass manager, with the same lifetime.
MLIR_CAPI_EXPORTED MlirOpPassManager mlirPassManagerGetAsOpPassManager(MlirPassManager passManager);

/// Runs the passes on an op; returns whether all succeeded.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirPassManagerRunOnOp(MlirPassManager passManager,
                                                            MlirOperation op);

/// Prints the IR around passes, to stderr, or into files below `treePrintingPath` if that is not
/// empty.
MLIR_CAPI_EXPORTED void mlirPassManagerEnableIRPrinting(
    MlirPassManager passManager, bool printBeforeAll, bool printAfterAll, bool printModuleScope,
    bool printAfterOnlyOnChange, bool printAfterOnlyOnFailure, MlirOpPrintingFlags flags,
    MlirStringRef treePrintingPath);

/// Sets whether the IR is verified after each pass.
MLIR_CAPI_EXPORTED void mlirPassManagerEnableVerifier(MlirPassManager passManager, bool enable);

/// Enables the timing report.
MLIR_CAPI_EXPORTED void mlirPassManagerEnableTiming(MlirPassManager passManager);

/// The format of the statistics of passes.
typedef enum {
  MLIR_PASS_DISPLAY_MODE_LIST,
  MLIR_PASS_DISPLAY_MODE_PIPELINE,
} MlirPassDisplayMode;

/// Enables the statistics of passes, as a list or by pipeline.
MLIR_CAPI_EXPORTED void mlirPassManagerEnableStatistics(MlirPassManager passManager,
                                                        MlirPassDisplayMode displayMode);

/// Returns a nested pass manager for ops of this name; it lives as long as its parent.
MLIR_CAPI_EXPORTED MlirOpPassManager mlirPassManagerGetNestedUnder(MlirPassManager passManager,
                                                                   MlirStringRef operationName);
MLIR_CAPI_EXPORTED MlirOpPassManager mlirOpPassManagerGetNestedUnder(MlirOpPassManager passManager,
                                                                     MlirStringRef operationName);

/// Adds a pass of the caller's, which the pass manager owns then. A pass for other ops is nested.
MLIR_CAPI_EXPORTED void mlirPassManagerAddOwnedPass(MlirPassManager passManager, MlirPass pass);
MLIR_CAPI_EXPORTED void mlirOpPassManagerAddOwnedPass(MlirOpPassManager passManager, MlirPass pass);

/// Adds the passes of a textual pipeline; errors are passed to `callback`.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirOpPassManagerAddPipeline(MlirOpPassManager passManager,
                                                                  MlirStringRef pipelineElements,
                                                                  MlirStringCallback callback,
                                                                  void* userData);

/// Prints a pipeline to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirPrintPassPipeline(MlirOpPassManager passManager,
                                              MlirStringCallback callback, void* userData);

/// Parses a textual pipeline, including its anchor op; errors are passed to `callback`.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirParsePassPipeline(MlirOpPassManager passManager,
                                                           MlirStringRef pipeline,
                                                           MlirStringCallback callback,
                                                           void* userData);

//===-- External passes ----------------------------------------------------------------------===//

/// The callbacks of an external pass, each called with its `userData`. `construct` and `destruct`
/// are called when the pass is created and destroyed, `initialize` (which may be null) before a
/// run, `clone` for a copy, which gets the returned data, and `run` for each op.
typedef struct MlirExternalPassCallbacks {
  void (*construct)(void* userData);
  void (*destruct)(void* userData);
  MlirLogicalResult (*initialize)(MlirContext ctx, void* userData);
  void* (*clone)(void* userData);
  void (*run)(MlirOperation op, MlirExternalPass pass, void* userData);
} MlirExternalPassCallbacks;

/// Creates an external pass; the caller owns it until it is added. With an empty `opName` it is for
/// any op.
MLIR_CAPI_EXPORTED MlirPass mlirCreateExternalPass(
    MlirTypeID passID, MlirStringRef name, MlirStringRef argument, MlirStringRef description,
    MlirStringRef opName, intptr_t nDependentDialects, MlirDialectHandle* dependentDialects,
    MlirExternalPassCallbacks callbacks, void* userData);

/// Signals that the pass failed; for use in `run`.
MLIR_CAPI_EXPORTED void mlirExternalPassSignalFailure(MlirExternalPass pass);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_PASS_H
