// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of spirv to llvm. Rules are in schema/lowerings, other ops in lower_op.c, types in
// lower_type.c.

#include "dialects/spirv/lower.h"

#include "dialects/llvm_ops.h"

static tn_ref call(tn_lowering_run* run, tn_ref op, const char* name,
                   const tn_rewriter_spec* spec) {
  return tn_lower_llvm__call(run, op, name, spec, true);
}

static const tn_lowering lowering_spirv_llvm = {.loads = "llvm",
                                                .illegal = ",spirv,",
                                                .constant = TN_NAME_LLVM_MLIR_CONSTANT,
                                                .type = tn_spirv_lower__type,
                                                .rules = "spirv_llvm",
                                                .hooks = tn_spirv_lower_hooks,
                                                .call = call,
                                                .prepare = tn_spirv_lower__prepare};

TN_PASS(convert_spirv_to_llvm) = {
    "convert-spirv-to-llvm",
    "ConvertSPIRVToLLVMPass",
    "Convert SPIR-V dialect to LLVM dialect",
    .rewrite = tn_lowering__lower,
    .lowering = &lowering_spirv_llvm,
    TN_PASS_OPTIONS({"client-api", TN_PASS_WORD, "Unknown", "Unknown,Metal,OpenCL,Vulkan,WebGPU",
                     "Derive StorageClass to address space mapping from the client "
                     "API\nUnknown:Unknown (default)\n"
                     "Metal:Metal\nOpenCL:OpenCL\nVulkan:Vulkan\nWebGPU:WebGPU"})};
