// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/RegisterEverything.h

#ifndef MLIR_C_REGISTER_EVERYTHING_H
#define MLIR_C_REGISTER_EVERYTHING_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- This header contains registration entry points for MLIR upstream dialects -------------===//

MLIR_CAPI_EXPORTED void mlirRegisterAllDialects(MlirDialectRegistry registry);

MLIR_CAPI_EXPORTED void mlirRegisterAllLLVMTranslations(MlirContext context);

MLIR_CAPI_EXPORTED void mlirRegisterAllPasses(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_REGISTER_EVERYTHING_H
