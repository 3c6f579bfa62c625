// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Target/ExportSMTLIB.h> that are not implemented.

#include "mlir-c/Target/ExportSMTLIB.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "translation to SMT-LIB is not supported by this library"

REFUSED(MlirLogicalResult, mlirTranslateModuleToSMTLIB,
        (MlirModule module, MlirStringCallback callback, void* userData, bool inlineSingleUseValues,
         bool indentLetBody))
REFUSED(MlirLogicalResult, mlirTranslateOperationToSMTLIB,
        (MlirOperation operation, MlirStringCallback callback, void* userData,
         bool inlineSingleUseValues, bool indentLetBody))
