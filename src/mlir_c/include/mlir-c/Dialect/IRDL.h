// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect irdl: its handle, loading dialects, and its attributes.

#ifndef MLIR_C_DIALECT_IRDL_H
#define MLIR_C_DIALECT_IRDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(IRDL, irdl);

/// Loads the dialects that a module defines in the dialect irdl into its context.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirLoadIRDLDialects(MlirModule module);

//===-- VariadicityAttr -----------------------------------------------------------------------===//

/// Returns a variadicity attribute of the dialect irdl.
MLIR_CAPI_EXPORTED MlirAttribute mlirIRDLVariadicityAttrGet(MlirContext ctx, MlirStringRef value);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityAttrGetName(void);

//===-- VariadicityArrayAttr ------------------------------------------------------------------===//

/// Returns a variadicity array attribute of the dialect irdl.
MLIR_CAPI_EXPORTED MlirAttribute mlirIRDLVariadicityArrayAttrGet(MlirContext ctx, intptr_t nValues,
                                                                 const MlirAttribute* values);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityArrayAttrGetName(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_IRDL_H
