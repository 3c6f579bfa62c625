// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Diagnostics.h> that are refused.

#include "mlir-c/Diagnostics.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED_VOID(mlirDiagnosticPrint,
             (MlirDiagnostic diagnostic, MlirStringCallback callback, void* userData))
REFUSED(MlirLocation, mlirDiagnosticGetLocation, (MlirDiagnostic diagnostic))
REFUSED(MlirDiagnosticSeverity, mlirDiagnosticGetSeverity, (MlirDiagnostic diagnostic))
REFUSED(intptr_t, mlirDiagnosticGetNumNotes, (MlirDiagnostic diagnostic))
REFUSED(MlirDiagnostic, mlirDiagnosticGetNote, (MlirDiagnostic diagnostic, intptr_t pos))
REFUSED(MlirDiagnosticHandlerID, mlirContextAttachDiagnosticHandler,
        (MlirContext context, MlirDiagnosticHandler handler, void* userData,
         void (*deleteUserData)(void*)))
REFUSED_VOID(mlirContextDetachDiagnosticHandler, (MlirContext context, MlirDiagnosticHandlerID id))
REFUSED_VOID(mlirEmitError, (MlirLocation location, const char* message))
