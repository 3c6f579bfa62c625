// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registration of all dialects and passes of the library.

#ifndef MLIR_C_REGISTER_EVERYTHING_H
#define MLIR_C_REGISTER_EVERYTHING_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Adds all dialects of the library to `registry`.
MLIR_CAPI_EXPORTED void mlirRegisterAllDialects(MlirDialectRegistry registry);

/// Registers translations to LLVM IR; does nothing without LLVM.
MLIR_CAPI_EXPORTED void mlirRegisterAllLLVMTranslations(MlirContext context);

/// Registers all passes of the library, by their names in pipelines.
MLIR_CAPI_EXPORTED void mlirRegisterAllPasses(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_REGISTER_EVERYTHING_H
