// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Diagnostics.h

#ifndef MLIR_C_DIAGNOSTICS_H
#define MLIR_C_DIAGNOSTICS_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct MlirDiagnostic {
  void* ptr;
} MlirDiagnostic;

typedef enum MlirDiagnosticSeverity {
  MlirDiagnosticError,
  MlirDiagnosticWarning,
  MlirDiagnosticNote,
  MlirDiagnosticRemark
} MlirDiagnosticSeverity;

typedef uint64_t MlirDiagnosticHandlerID;

typedef MlirLogicalResult (*MlirDiagnosticHandler)(MlirDiagnostic, void* userData);

MLIR_CAPI_EXPORTED void mlirDiagnosticPrint(MlirDiagnostic diagnostic, MlirStringCallback callback,
                                            void* userData);

MLIR_CAPI_EXPORTED MlirLocation mlirDiagnosticGetLocation(MlirDiagnostic diagnostic);

MLIR_CAPI_EXPORTED MlirDiagnosticSeverity mlirDiagnosticGetSeverity(MlirDiagnostic diagnostic);

MLIR_CAPI_EXPORTED intptr_t mlirDiagnosticGetNumNotes(MlirDiagnostic diagnostic);

MLIR_CAPI_EXPORTED MlirDiagnostic mlirDiagnosticGetNote(MlirDiagnostic diagnostic, intptr_t pos);

MLIR_CAPI_EXPORTED MlirDiagnosticHandlerID
mlirContextAttachDiagnosticHandler(MlirContext context, MlirDiagnosticHandler handler,
                                   void* userData, void (*deleteUserData)(void*));

MLIR_CAPI_EXPORTED void mlirContextDetachDiagnosticHandler(MlirContext context,
                                                           MlirDiagnosticHandlerID id);

MLIR_CAPI_EXPORTED void mlirEmitError(MlirLocation location, const char* message);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIAGNOSTICS_H
