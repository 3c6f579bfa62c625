// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/NVGPU.h> that are refused.

#include "mlir-c/Dialect/NVGPU.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirTypeIsANVGPUTensorMapDescriptorType, (MlirType type))
REFUSED(MlirType, mlirNVGPUTensorMapDescriptorTypeGet,
        (MlirContext ctx, MlirType tensorMemrefType, int swizzle, int l2promo, int oobFill,
         int interleave))
REFUSED(MlirStringRef, mlirNVGPUTensorMapDescriptorTypeGetName, (void))
