// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlirCreate<Group><Pass>, mlirRegister<Group><Pass> and mlirRegister<Group>Passes, generated from
// the list passes.inc.

#include "mlir_c/pass_constructors.h"

#include <string.h>

#include "mlir-c/Pass.h"
#include "mlir/Conversion/Passes.capi.h.inc"
#include "mlir/Dialect/AMDGPU/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Affine/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Arith/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/ArmSME/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/ArmSVE/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Async/Passes.capi.h.inc"
#include "mlir/Dialect/Bufferization/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/EmitC/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Func/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/GPU/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/LLVMIR/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Linalg/Passes.capi.h.inc"
#include "mlir/Dialect/MLProgram/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Math/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/MemRef/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/NVGPU/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/OpenACC/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/SCF/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/SPIRV/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Shape/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Shard/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/SparseTensor/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Tensor/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Tosa/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Transform/Transforms/Passes.capi.h.inc"
#include "mlir/Dialect/Vector/Transforms/Passes.capi.h.inc"
#include "mlir/Transforms/Transforms.capi.h.inc"

//===-- Single passes -------------------------------------------------------------------------===//

#define TN_MC_GROUP(group)
#define TN_MC_PASS(group, name, argument)                                                   \
  MlirPass mlirCreate##group##name(void) { return tn_mc__create_pass(__func__, argument); } \
  void mlirRegister##group##name(void) { tn_mc__register_pass(__func__, argument); }
#include "mlir_c/passes.inc"
#undef TN_MC_GROUP
#undef TN_MC_PASS

//===-- Groups --------------------------------------------------------------------------------===//

typedef struct pass_of_group {
  const char* group;
  const char* argument;
} pass_of_group;

static const pass_of_group passes[] = {
#define TN_MC_GROUP(group)
#define TN_MC_PASS(group, name, argument) {#group, argument},
#include "mlir_c/passes.inc"
#undef TN_MC_GROUP
#undef TN_MC_PASS
};

static void register_group(const char* function, const char* group) {
  for (size_t i = 0; i < sizeof passes / sizeof *passes; ++i) {
    if (strcmp(passes[i].group, group) == 0) {
      tn_mc__register_pass(function, passes[i].argument);
    }
  }
}

#define TN_MC_GROUP(group) \
  void mlirRegister##group##Passes(void) { register_group(__func__, #group); }
#define TN_MC_PASS(group, name, argument)
#include "mlir_c/passes.inc"
#undef TN_MC_GROUP
#undef TN_MC_PASS
