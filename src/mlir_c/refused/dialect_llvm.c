// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/LLVM.h> that are refused.

#include "mlir-c/Dialect/LLVM.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE                                                                       \
  "a struct with a name gets its body after it is made, which a type that is kept as a text " \
  "cannot"

REFUSED(MlirType, mlirLLVMStructTypeIdentifiedGet, (MlirContext ctx, MlirStringRef name))
REFUSED(MlirType, mlirLLVMStructTypeIdentifiedNewGet,
        (MlirContext ctx, MlirStringRef name, intptr_t nFieldTypes, const MlirType* fieldTypes,
         bool isPacked))
REFUSED(MlirLogicalResult, mlirLLVMStructTypeSetBody,
        (MlirType structType, intptr_t nFieldTypes, const MlirType* fieldTypes, bool isPacked))
