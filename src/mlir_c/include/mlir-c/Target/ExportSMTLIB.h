// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Export of the dialect smt as SMT-LIB.

#ifndef MLIR_C_EXPORTSMTLIB_H
#define MLIR_C_EXPORTSMTLIB_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Writes a module as SMT-LIB to `callback`.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirTranslateModuleToSMTLIB(MlirModule module,
                                                                 MlirStringCallback callback,
                                                                 void* userData,
                                                                 bool inlineSingleUseValues,
                                                                 bool indentLetBody);

/// Writes an op as SMT-LIB to `callback`.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirTranslateOperationToSMTLIB(MlirOperation operation,
                                                                    MlirStringCallback callback,
                                                                    void* userData,
                                                                    bool inlineSingleUseValues,
                                                                    bool indentLetBody);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_EXPORTSMTLIB_H
