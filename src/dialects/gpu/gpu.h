// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the gpu dialect.

#ifndef TENURE_SRC_DIALECTS_GPU_GPU_H
#define TENURE_SRC_DIALECTS_GPU_GPU_H

#include "dialects/gpu_ops.h"
#include "ir/op_interface.h"
#include "schema/format.h"

extern const tn_dialect_interface tn_gpu__interface;
extern const tn_custom_assembly tn_gpu_assemblies[];
extern const tn_custom_assembly tn_gpu_launch_func_assemblies[];
extern const tn_custom_directive tn_gpu_directives[];

extern const tn_parameter_directive tn_gpu_parameter_directives[];
extern const tn_parameters_form tn_gpu_parameters_forms[];

/// Returns whether the kernels of a table have distinct names.
bool tn_gpu__check_table(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong);

/// Parses `async [%a, %b]` and pushes the dependency tokens; `*out_async` reports whether the
/// keyword was present.
TN_MUST_USE tn_status tn_gpu__read_async(tn_parser* parser, const tn_op_frame* frame,
                                         bool* out_async);
void tn_gpu__put_async(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count);

#endif  // TENURE_SRC_DIALECTS_GPU_GPU_H
