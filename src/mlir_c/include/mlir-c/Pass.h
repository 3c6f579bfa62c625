// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pass managers, and passes made of functions.

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

/// The pass of functions that is running.
typedef struct MlirExternalPass {
  void* ptr;
} MlirExternalPass;

/// A pass manager.
typedef struct MlirPassManager {
  void* ptr;
} MlirPassManager;

/// A pass manager inside of another.
typedef struct MlirOpPassManager {
  void* ptr;
} MlirOpPassManager;

//===-- Pass managers -------------------------------------------------------------------------===//

/// A new pass manager for any op; the caller destroys it.
MLIR_CAPI_EXPORTED MlirPassManager mlirPassManagerCreate(MlirContext ctx);

/// A new pass manager for ops of the name `anchorOp`; the caller destroys it.
MLIR_CAPI_EXPORTED MlirPassManager mlirPassManagerCreateOnOperation(MlirContext ctx,
                                                                    MlirStringRef anchorOp);

/// Ends a pass manager with its passes.
MLIR_CAPI_EXPORTED void mlirPassManagerDestroy(MlirPassManager passManager);

/// Whether `passManager` is null.
static inline bool mlirPassManagerIsNull(MlirPassManager passManager) {
  return passManager.ptr == NULL;
}

/// The same as a pass manager for ops, which lives as long.
MLIR_CAPI_EXPORTED MlirOpPassManager mlirPassManagerGetAsOpPassManager(MlirPassManager passManager);

/// Runs the passes on an op; says whether all went well.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirPassManagerRunOnOp(MlirPassManager passManager,
                                                            MlirOperation op);

/// Prints the IR around passes, to stderr, or into files below `treePrintingPath` if that is not
/// empty.
MLIR_CAPI_EXPORTED void mlirPassManagerEnableIRPrinting(
    MlirPassManager passManager, bool printBeforeAll, bool printAfterAll, bool printModuleScope,
    bool printAfterOnlyOnChange, bool printAfterOnlyOnFailure, MlirOpPrintingFlags flags,
    MlirStringRef treePrintingPath);

/// Says whether the IR is verified behind each pass.
MLIR_CAPI_EXPORTED void mlirPassManagerEnableVerifier(MlirPassManager passManager, bool enable);

/// Writes the time that passes took.
MLIR_CAPI_EXPORTED void mlirPassManagerEnableTiming(MlirPassManager passManager);

/// How what passes counted is written.
typedef enum {
  MLIR_PASS_DISPLAY_MODE_LIST,
  MLIR_PASS_DISPLAY_MODE_PIPELINE,
} MlirPassDisplayMode;

/// Writes what passes counted, as a list or by pipeline.
MLIR_CAPI_EXPORTED void mlirPassManagerEnableStatistics(MlirPassManager passManager,
                                                        MlirPassDisplayMode displayMode);

/// A pass manager inside, for ops of this name; it lives as long as the one around it.
MLIR_CAPI_EXPORTED MlirOpPassManager mlirPassManagerGetNestedUnder(MlirPassManager passManager,
                                                                   MlirStringRef operationName);
MLIR_CAPI_EXPORTED MlirOpPassManager mlirOpPassManagerGetNestedUnder(MlirOpPassManager passManager,
                                                                     MlirStringRef operationName);

/// Adds a pass of the caller's, which belongs to the pass manager then. A pass for other ops is
/// nested.
MLIR_CAPI_EXPORTED void mlirPassManagerAddOwnedPass(MlirPassManager passManager, MlirPass pass);
MLIR_CAPI_EXPORTED void mlirOpPassManagerAddOwnedPass(MlirOpPassManager passManager, MlirPass pass);

/// Adds passes that a text says; on failure `callback` is told why.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirOpPassManagerAddPipeline(MlirOpPassManager passManager,
                                                                  MlirStringRef pipelineElements,
                                                                  MlirStringCallback callback,
                                                                  void* userData);

/// Hands the text of a pipeline to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirPrintPassPipeline(MlirOpPassManager passManager,
                                              MlirStringCallback callback, void* userData);

/// Takes the passes that a text says, with the op that it is for; on failure `callback` is told
/// why.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirParsePassPipeline(MlirOpPassManager passManager,
                                                           MlirStringRef pipeline,
                                                           MlirStringCallback callback,
                                                           void* userData);

//===-- Passes of functions -------------------------------------------------------------------===//

/// The functions that a pass is made of, each given the `userData` of the pass. `construct` and
/// `destruct` are called when it begins and ends, `initialize` (which may be null) ahead of a run,
/// `clone` for a copy, which has the data that it returns, and `run` for each op.
typedef struct MlirExternalPassCallbacks {
  void (*construct)(void* userData);
  void (*destruct)(void* userData);
  MlirLogicalResult (*initialize)(MlirContext ctx, void* userData);
  void* (*clone)(void* userData);
  void (*run)(MlirOperation op, MlirExternalPass pass, void* userData);
} MlirExternalPassCallbacks;

/// A new pass of functions; the caller owns it until it is added. With an empty `opName` it is for
/// any op.
MLIR_CAPI_EXPORTED MlirPass mlirCreateExternalPass(
    MlirTypeID passID, MlirStringRef name, MlirStringRef argument, MlirStringRef description,
    MlirStringRef opName, intptr_t nDependentDialects, MlirDialectHandle* dependentDialects,
    MlirExternalPassCallbacks callbacks, void* userData);

/// Says that the pass failed; for use while `run` is called.
MLIR_CAPI_EXPORTED void mlirExternalPassSignalFailure(MlirExternalPass pass);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_PASS_H
