// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering spirv to llvm. Rules are in schema/lowerings, what they do not say in lower_op.c, types
// in lower_type.c.

#include "dialects/spirv/lower.h"

#include "dialects/llvm_ops.h"

static tn_ref call(tn_lowering_run* run, tn_ref op, const char* name,
                   const tn_rewriter_spec* spec) {
  return tn_lower_llvm__call(run, op, name, spec, true);
}

const tn_lowering tn_lowering_spirv_llvm = {.loads = "llvm",
                                            .illegal = ",spirv,",
                                            .constant = TN_NAME_LLVM_MLIR_CONSTANT,
                                            .type = tn_spirv_lower__type,
                                            .rules = "spirv_llvm",
                                            .hooks = tn_spirv_lower_hooks,
                                            .call = call,
                                            .prepare = tn_spirv_lower__prepare};
