// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics, and who is told of them.

#ifndef MLIR_C_DIAGNOSTICS_H
#define MLIR_C_DIAGNOSTICS_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A diagnostic, valid while a handler is called.
typedef struct MlirDiagnostic {
  void* ptr;
} MlirDiagnostic;

/// How bad a diagnostic is.
typedef enum MlirDiagnosticSeverity {
  MlirDiagnosticError,
  MlirDiagnosticWarning,
  MlirDiagnosticNote,
  MlirDiagnosticRemark
} MlirDiagnosticSeverity;

/// Names a handler, to remove it.
typedef uint64_t MlirDiagnosticHandlerID;

/// Takes a diagnostic; success says that no other handler has to.
typedef MlirLogicalResult (*MlirDiagnosticHandler)(MlirDiagnostic, void* userData);

/// Hands the words of a diagnostic to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirDiagnosticPrint(MlirDiagnostic diagnostic, MlirStringCallback callback,
                                            void* userData);

/// What a diagnostic is about.
MLIR_CAPI_EXPORTED MlirLocation mlirDiagnosticGetLocation(MlirDiagnostic diagnostic);

/// How bad it is.
MLIR_CAPI_EXPORTED MlirDiagnosticSeverity mlirDiagnosticGetSeverity(MlirDiagnostic diagnostic);

/// How many notes it has.
MLIR_CAPI_EXPORTED intptr_t mlirDiagnosticGetNumNotes(MlirDiagnostic diagnostic);

/// The note at `pos`.
MLIR_CAPI_EXPORTED MlirDiagnostic mlirDiagnosticGetNote(MlirDiagnostic diagnostic, intptr_t pos);

/// Adds a handler, which is asked before earlier ones. `deleteUserData`, unless it is null, is
/// called when the handler goes.
MLIR_CAPI_EXPORTED MlirDiagnosticHandlerID
mlirContextAttachDiagnosticHandler(MlirContext context, MlirDiagnosticHandler handler,
                                   void* userData, void (*deleteUserData)(void*));

/// Removes a handler.
MLIR_CAPI_EXPORTED void mlirContextDetachDiagnosticHandler(MlirContext context,
                                                           MlirDiagnosticHandlerID id);

/// Reports an error at a location, in these words.
MLIR_CAPI_EXPORTED void mlirEmitError(MlirLocation location, const char* message);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIAGNOSTICS_H
