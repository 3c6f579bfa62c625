// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Support.h> that are refused.

#include "mlir-c/Support.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirStringRef, mlirStringRefCreateFromCString, (const char* str))
REFUSED(bool, mlirStringRefEqual, (MlirStringRef string, MlirStringRef other))
REFUSED(MlirTypeID, mlirTypeIDCreate, (const void* ptr))
REFUSED(bool, mlirTypeIDEqual, (MlirTypeID typeID1, MlirTypeID typeID2))
REFUSED(size_t, mlirTypeIDHashValue, (MlirTypeID typeID))
REFUSED(MlirTypeIDAllocator, mlirTypeIDAllocatorCreate, (void))
REFUSED_VOID(mlirTypeIDAllocatorDestroy, (MlirTypeIDAllocator allocator))
REFUSED(MlirTypeID, mlirTypeIDAllocatorAllocateTypeID, (MlirTypeIDAllocator allocator))
