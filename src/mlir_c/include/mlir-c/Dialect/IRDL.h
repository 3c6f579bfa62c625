// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Dialect/IRDL.h

#ifndef MLIR_C_DIALECT_IRDL_H
#define MLIR_C_DIALECT_IRDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(IRDL, irdl);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirLoadIRDLDialects(MlirModule module);

//===-- VariadicityAttr -----------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirAttribute mlirIRDLVariadicityAttrGet(MlirContext ctx, MlirStringRef value);

MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityAttrGetName(void);

//===-- VariadicityArrayAttr ------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirAttribute mlirIRDLVariadicityArrayAttrGet(MlirContext ctx, intptr_t nValues,
                                                                 const MlirAttribute* values);

MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityArrayAttrGetName(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_IRDL_H
