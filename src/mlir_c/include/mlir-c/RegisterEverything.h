// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All dialects and passes of the library at once.

#ifndef MLIR_C_REGISTER_EVERYTHING_H
#define MLIR_C_REGISTER_EVERYTHING_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Puts all dialects of the library into `registry`.
MLIR_CAPI_EXPORTED void mlirRegisterAllDialects(MlirDialectRegistry registry);

/// Registers translations to LLVM IR, of which there are none without LLVM.
MLIR_CAPI_EXPORTED void mlirRegisterAllLLVMTranslations(MlirContext context);

/// Registers all passes of the library, by the names that pipelines have.
MLIR_CAPI_EXPORTED void mlirRegisterAllPasses(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_REGISTER_EVERYTHING_H
