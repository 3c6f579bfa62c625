// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics and diagnostic handlers.

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

/// The severity of a diagnostic.
typedef enum MlirDiagnosticSeverity {
  MlirDiagnosticError,
  MlirDiagnosticWarning,
  MlirDiagnosticNote,
  MlirDiagnosticRemark
} MlirDiagnosticSeverity;

/// Identifies a handler, to remove it.
typedef uint64_t MlirDiagnosticHandlerID;

/// Handles a diagnostic; success means that other handlers are not called.
typedef MlirLogicalResult (*MlirDiagnosticHandler)(MlirDiagnostic, void* userData);

/// Prints the message of a diagnostic to `callback`, in pieces.
MLIR_CAPI_EXPORTED void mlirDiagnosticPrint(MlirDiagnostic diagnostic, MlirStringCallback callback,
                                            void* userData);

/// Returns the location of a diagnostic.
MLIR_CAPI_EXPORTED MlirLocation mlirDiagnosticGetLocation(MlirDiagnostic diagnostic);

/// Returns the severity.
MLIR_CAPI_EXPORTED MlirDiagnosticSeverity mlirDiagnosticGetSeverity(MlirDiagnostic diagnostic);

/// Returns the number of notes.
MLIR_CAPI_EXPORTED intptr_t mlirDiagnosticGetNumNotes(MlirDiagnostic diagnostic);

/// Returns the note at `pos`.
MLIR_CAPI_EXPORTED MlirDiagnostic mlirDiagnosticGetNote(MlirDiagnostic diagnostic, intptr_t pos);

/// Adds a handler, which is called before earlier ones. `deleteUserData`, unless it is null, is
/// called when the handler is removed.
MLIR_CAPI_EXPORTED MlirDiagnosticHandlerID
mlirContextAttachDiagnosticHandler(MlirContext context, MlirDiagnosticHandler handler,
                                   void* userData, void (*deleteUserData)(void*));

/// Removes a handler.
MLIR_CAPI_EXPORTED void mlirContextDetachDiagnosticHandler(MlirContext context,
                                                           MlirDiagnosticHandlerID id);

/// Reports an error with this message at a location.
MLIR_CAPI_EXPORTED void mlirEmitError(MlirLocation location, const char* message);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIAGNOSTICS_H
