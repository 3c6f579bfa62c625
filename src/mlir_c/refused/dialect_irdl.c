// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/IRDL.h> that are refused.

#include "mlir-c/Dialect/IRDL.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirLogicalResult, mlirLoadIRDLDialects, (MlirModule module))
REFUSED(MlirAttribute, mlirIRDLVariadicityAttrGet, (MlirContext ctx, MlirStringRef value))
REFUSED(MlirStringRef, mlirIRDLVariadicityAttrGetName, (void))
REFUSED(MlirAttribute, mlirIRDLVariadicityArrayAttrGet,
        (MlirContext ctx, intptr_t nValues, const MlirAttribute* values))
REFUSED(MlirStringRef, mlirIRDLVariadicityArrayAttrGetName, (void))
