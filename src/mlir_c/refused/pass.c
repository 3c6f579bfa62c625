// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Pass.h> that are refused.

#include "mlir-c/Pass.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirPassManager, mlirPassManagerCreate, (MlirContext ctx))
REFUSED(MlirPassManager, mlirPassManagerCreateOnOperation,
        (MlirContext ctx, MlirStringRef anchorOp))
REFUSED_VOID(mlirPassManagerDestroy, (MlirPassManager passManager))
REFUSED(MlirOpPassManager, mlirPassManagerGetAsOpPassManager, (MlirPassManager passManager))
REFUSED(MlirLogicalResult, mlirPassManagerRunOnOp, (MlirPassManager passManager, MlirOperation op))
REFUSED_VOID(mlirPassManagerEnableIRPrinting,
             (MlirPassManager passManager, bool printBeforeAll, bool printAfterAll,
              bool printModuleScope, bool printAfterOnlyOnChange, bool printAfterOnlyOnFailure,
              MlirOpPrintingFlags flags, MlirStringRef treePrintingPath))
REFUSED_VOID(mlirPassManagerEnableVerifier, (MlirPassManager passManager, bool enable))
REFUSED_VOID(mlirPassManagerEnableTiming, (MlirPassManager passManager))
REFUSED_VOID(mlirPassManagerEnableStatistics,
             (MlirPassManager passManager, MlirPassDisplayMode displayMode))
REFUSED(MlirOpPassManager, mlirPassManagerGetNestedUnder,
        (MlirPassManager passManager, MlirStringRef operationName))
REFUSED(MlirOpPassManager, mlirOpPassManagerGetNestedUnder,
        (MlirOpPassManager passManager, MlirStringRef operationName))
REFUSED_VOID(mlirPassManagerAddOwnedPass, (MlirPassManager passManager, MlirPass pass))
REFUSED_VOID(mlirOpPassManagerAddOwnedPass, (MlirOpPassManager passManager, MlirPass pass))
REFUSED(MlirLogicalResult, mlirOpPassManagerAddPipeline,
        (MlirOpPassManager passManager, MlirStringRef pipelineElements, MlirStringCallback callback,
         void* userData))
REFUSED_VOID(mlirPrintPassPipeline,
             (MlirOpPassManager passManager, MlirStringCallback callback, void* userData))
REFUSED(MlirLogicalResult, mlirParsePassPipeline,
        (MlirOpPassManager passManager, MlirStringRef pipeline, MlirStringCallback callback,
         void* userData))
REFUSED(MlirPass, mlirCreateExternalPass,
        (MlirTypeID passID, MlirStringRef name, MlirStringRef argument, MlirStringRef description,
         MlirStringRef opName, intptr_t nDependentDialects, MlirDialectHandle* dependentDialects,
         MlirExternalPassCallbacks callbacks, void* userData))
REFUSED_VOID(mlirExternalPassSignalFailure, (MlirExternalPass pass))
