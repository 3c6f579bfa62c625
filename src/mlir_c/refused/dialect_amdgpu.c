// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/AMDGPU.h> that are refused.

#include "mlir-c/Dialect/AMDGPU.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirTypeIsAAMDGPUTDMBaseType, (MlirType type))
REFUSED(MlirTypeID, mlirAMDGPUTDMBaseTypeGetTypeID, (void))
REFUSED(MlirType, mlirAMDGPUTDMBaseTypeGet, (MlirContext ctx, MlirType elementType))
REFUSED(MlirStringRef, mlirAMDGPUTDMBaseTypeGetName, (void))
REFUSED(bool, mlirTypeIsAAMDGPUTDMDescriptorType, (MlirType type))
REFUSED(MlirTypeID, mlirAMDGPUTDMDescriptorTypeGetTypeID, (void))
REFUSED(MlirType, mlirAMDGPUTDMDescriptorTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirAMDGPUTDMDescriptorTypeGetName, (void))
REFUSED(bool, mlirTypeIsAAMDGPUTDMGatherBaseType, (MlirType type))
REFUSED(MlirTypeID, mlirAMDGPUTDMGatherBaseTypeGetTypeID, (void))
REFUSED(MlirType, mlirAMDGPUTDMGatherBaseTypeGet,
        (MlirContext ctx, MlirType elementType, MlirType indexType))
REFUSED(MlirStringRef, mlirAMDGPUTDMGatherBaseTypeGetName, (void))
