// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Pass.h

#ifndef MLIR_C_PASS_H
#define MLIR_C_PASS_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Opaque type declarations --------------------------------------------------------------===//

typedef struct MlirPass {
  void* ptr;
} MlirPass;

typedef struct MlirExternalPass {
  void* ptr;
} MlirExternalPass;

typedef struct MlirPassManager {
  void* ptr;
} MlirPassManager;

typedef struct MlirOpPassManager {
  void* ptr;
} MlirOpPassManager;

//===-- PassManager/OpPassManager APIs --------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirPassManager mlirPassManagerCreate(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirPassManager mlirPassManagerCreateOnOperation(MlirContext ctx,
                                                                    MlirStringRef anchorOp);

MLIR_CAPI_EXPORTED void mlirPassManagerDestroy(MlirPassManager passManager);

static inline bool mlirPassManagerIsNull(MlirPassManager passManager) {
  return passManager.ptr == NULL;
}

MLIR_CAPI_EXPORTED MlirOpPassManager mlirPassManagerGetAsOpPassManager(MlirPassManager passManager);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirPassManagerRunOnOp(MlirPassManager passManager,
                                                            MlirOperation op);

MLIR_CAPI_EXPORTED void mlirPassManagerEnableIRPrinting(
    MlirPassManager passManager, bool printBeforeAll, bool printAfterAll, bool printModuleScope,
    bool printAfterOnlyOnChange, bool printAfterOnlyOnFailure, MlirOpPrintingFlags flags,
    MlirStringRef treePrintingPath);

MLIR_CAPI_EXPORTED void mlirPassManagerEnableVerifier(MlirPassManager passManager, bool enable);

MLIR_CAPI_EXPORTED void mlirPassManagerEnableTiming(MlirPassManager passManager);

typedef enum {
  MLIR_PASS_DISPLAY_MODE_LIST,
  MLIR_PASS_DISPLAY_MODE_PIPELINE,
} MlirPassDisplayMode;

MLIR_CAPI_EXPORTED void mlirPassManagerEnableStatistics(MlirPassManager passManager,
                                                        MlirPassDisplayMode displayMode);

MLIR_CAPI_EXPORTED MlirOpPassManager mlirPassManagerGetNestedUnder(MlirPassManager passManager,
                                                                   MlirStringRef operationName);

MLIR_CAPI_EXPORTED MlirOpPassManager mlirOpPassManagerGetNestedUnder(MlirOpPassManager passManager,
                                                                     MlirStringRef operationName);

MLIR_CAPI_EXPORTED void mlirPassManagerAddOwnedPass(MlirPassManager passManager, MlirPass pass);

MLIR_CAPI_EXPORTED void mlirOpPassManagerAddOwnedPass(MlirOpPassManager passManager, MlirPass pass);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirOpPassManagerAddPipeline(MlirOpPassManager passManager,
                                                                  MlirStringRef pipelineElements,
                                                                  MlirStringCallback callback,
                                                                  void* userData);

MLIR_CAPI_EXPORTED void mlirPrintPassPipeline(MlirOpPassManager passManager,
                                              MlirStringCallback callback, void* userData);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirParsePassPipeline(MlirOpPassManager passManager,
                                                           MlirStringRef pipeline,
                                                           MlirStringCallback callback,
                                                           void* userData);

//===-- External Pass API ---------------------------------------------------------------------===//

typedef struct MlirExternalPassCallbacks {
  void (*construct)(void* userData);
  void (*destruct)(void* userData);
  MlirLogicalResult (*initialize)(MlirContext ctx, void* userData);
  void* (*clone)(void* userData);
  void (*run)(MlirOperation op, MlirExternalPass pass, void* userData);
} MlirExternalPassCallbacks;

MLIR_CAPI_EXPORTED MlirPass mlirCreateExternalPass(
    MlirTypeID passID, MlirStringRef name, MlirStringRef argument, MlirStringRef description,
    MlirStringRef opName, intptr_t nDependentDialects, MlirDialectHandle* dependentDialects,
    MlirExternalPassCallbacks callbacks, void* userData);

MLIR_CAPI_EXPORTED void mlirExternalPassSignalFailure(MlirExternalPass pass);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_PASS_H
