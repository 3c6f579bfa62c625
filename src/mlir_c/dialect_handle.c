// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlirGetDialectHandle__...__: one entry for each dialect in MLIR's headers, shipped or not.
// Clients compare handles and may keep them for any time, so a handle is the address of its entry.

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
#include "mlir_c/dialect.h"

// clang-format off
#define DIALECTS(X) \
  X(amdgpu) X(amx) X(affine) X(arith) X(arm_neon) X(arm_sme) X(arm_sve) X(async) \
  X(bufferization) X(complex) X(cf) X(dlti) X(emitc) X(func) X(gpu) X(irdl) X(index) \
  X(llvm) X(linalg) X(ml_program) X(mpi) X(math) X(memref) X(nvgpu) X(nvvm) X(acc) X(omp) \
  X(pdl) X(pdl_interp) X(ptr) X(quant) X(rocdl) X(scf) X(smt) X(spirv) X(shape) X(shard) \
  X(sparse_tensor) X(tensor) X(tosa) X(transform) X(ub) X(vcix) X(vector) X(wasmssa) \
  X(x86vector) X(xegpu) X(xevm)
// clang-format on

#define NUMBER(name) number_##name,
enum { DIALECTS(NUMBER) dialect_count };

#define ENTRY(name) {#name},
static const tn_mc_dialect_entry entries[] = {DIALECTS(ENTRY)};
_Static_assert(dialect_count <= TN_MC_DIALECT_ENTRY_MAX, "registries need a bit for each dialect");

#define GIVE(name)                                           \
  MlirDialectHandle mlirGetDialectHandle__##name##__(void) { \
    return (MlirDialectHandle){&entries[number_##name]};     \
  }
DIALECTS(GIVE)

size_t tn_mc__dialect_entry_count(void) { return dialect_count; }
const tn_mc_dialect_entry* tn_mc__dialect_entry(size_t index) { return &entries[index]; }

const tn_mc_dialect_entry* tn_mc__find_dialect_entry(MlirDialectHandle handle) {
  for (size_t i = 0; i < dialect_count; ++i) {
    if (handle.ptr == &entries[i]) return &entries[i];
  }
  return NULL;
}
