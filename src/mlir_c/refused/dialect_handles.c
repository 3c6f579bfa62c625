// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles of dialects that this library does not give out.

#include "mlir-c/Dialect/AMDGPU.h"
#include "mlir-c/Dialect/AMX.h"
#include "mlir-c/Dialect/Affine.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/ArmNeon.h"
#include "mlir-c/Dialect/ArmSME.h"
#include "mlir-c/Dialect/ArmSVE.h"
#include "mlir-c/Dialect/Async.h"
#include "mlir-c/Dialect/Bufferization.h"
#include "mlir-c/Dialect/Complex.h"
#include "mlir-c/Dialect/ControlFlow.h"
#include "mlir-c/Dialect/DLTI.h"
#include "mlir-c/Dialect/EmitC.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Dialect/GPU.h"
#include "mlir-c/Dialect/IRDL.h"
#include "mlir-c/Dialect/Index.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/Dialect/Linalg.h"
#include "mlir-c/Dialect/MLProgram.h"
#include "mlir-c/Dialect/MPI.h"
#include "mlir-c/Dialect/Math.h"
#include "mlir-c/Dialect/MemRef.h"
#include "mlir-c/Dialect/NVGPU.h"
#include "mlir-c/Dialect/NVVM.h"
#include "mlir-c/Dialect/OpenACC.h"
#include "mlir-c/Dialect/OpenMP.h"
#include "mlir-c/Dialect/PDL.h"
#include "mlir-c/Dialect/PDLInterp.h"
#include "mlir-c/Dialect/Ptr.h"
#include "mlir-c/Dialect/Quant.h"
#include "mlir-c/Dialect/ROCDL.h"
#include "mlir-c/Dialect/SCF.h"
#include "mlir-c/Dialect/SMT.h"
#include "mlir-c/Dialect/SPIRV.h"
#include "mlir-c/Dialect/Shape.h"
#include "mlir-c/Dialect/Shard.h"
#include "mlir-c/Dialect/SparseTensor.h"
#include "mlir-c/Dialect/Tensor.h"
#include "mlir-c/Dialect/Tosa.h"
#include "mlir-c/Dialect/Transform.h"
#include "mlir-c/Dialect/UB.h"
#include "mlir-c/Dialect/VCIX.h"
#include "mlir-c/Dialect/Vector.h"
#include "mlir-c/Dialect/WasmSSA.h"
#include "mlir-c/Dialect/X86Vector.h"
#include "mlir-c/Dialect/XeGPU.h"
#include "mlir-c/Dialect/XeVM.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirDialectHandle, mlirGetDialectHandle__amdgpu__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__amx__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__affine__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__arith__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__arm_neon__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__arm_sme__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__arm_sve__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__async__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__bufferization__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__complex__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__cf__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__dlti__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__emitc__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__func__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__gpu__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__irdl__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__index__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__llvm__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__linalg__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__ml_program__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__mpi__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__math__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__memref__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__nvgpu__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__nvvm__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__acc__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__omp__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__pdl__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__pdl_interp__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__ptr__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__quant__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__rocdl__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__scf__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__smt__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__spirv__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__shape__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__shard__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__sparse_tensor__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__tensor__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__tosa__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__transform__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__ub__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__vcix__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__vector__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__wasmssa__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__x86vector__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__xegpu__, (void))
REFUSED(MlirDialectHandle, mlirGetDialectHandle__xevm__, (void))
