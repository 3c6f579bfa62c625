// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the lowerings to spirv.

#ifndef TENURE_SRC_DIALECTS_SPIRV_LOWER_TO_H
#define TENURE_SRC_DIALECTS_SPIRV_LOWER_TO_H

#include "dialects/spirv/target.h"

/// A flag in tn_lowering_run.chosen, whose other bits are the version.
#define TN_SPIRV_WIDE_INDEX 256u

/// Returns the target of a run.
static inline tn_spirv_target tn_spirv_to__target(const tn_lowering_run* run) {
  return (tn_spirv_target){run->notes[0], run->notes[1], run->chosen & 255u};
}
static inline bool tn_spirv_to__can(const tn_lowering_run* run, const char* word) {
  const tn_spirv_target target = tn_spirv_to__target(run);
  return tn_spirv_target__can(&target, word);
}
/// Converts a type for the target; null if it is unsupported.
tn_type tn_spirv_to__type(tn_conversion* c, tn_type type);

/// Creates an integer spirv.Constant; 0 on failure.
tn_ref tn_spirv_to__constant(tn_lowering_run* run, tn_type type, int64_t value);

/// Returns the size of a type; 0 if it is unknown, as for i1.
int64_t tn_spirv_to__byte_count(tn_type type);

extern const tn_lowering_hook tn_spirv_to_arith_hooks[];
extern const tn_lowering_hook tn_spirv_to_complex_hooks[];
extern const tn_lowering_hook tn_spirv_to_math_hooks[];
extern const tn_lowering_hook tn_spirv_to_func_hooks[];
extern const tn_lowering_hook tn_spirv_to_cf_hooks[];
extern const tn_lowering_hook tn_spirv_to_memref_hooks[];
extern const tn_lowering_hook tn_spirv_to_scf_hooks[];
extern const tn_lowering_hook tn_spirv_to_call_hooks[];  ///< Hooks for func without functions.
extern const tn_lowering_hook tn_spirv_to_gpu_hooks[];
extern const tn_lowering tn_spirv_to_gpu;
/// Maps memory spaces to storage classes for a client, `vulkan` or `opencl` (pass_storage.c).
TN_MUST_USE tn_status tn_spirv__map_storage(tn_rewriter* rewriter, tn_ref root, const char* client);

extern const tn_lowering_hook tn_spirv_to_tensor_hooks[];

#endif  // TENURE_SRC_DIALECTS_SPIRV_LOWER_TO_H
