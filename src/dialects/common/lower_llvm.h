// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers of lowerings to llvm: types, functions, branches and calls.

#ifndef TENURE_SRC_DIALECTS_COMMON_LOWER_LLVM_H
#define TENURE_SRC_DIALECTS_COMMON_LOWER_LLVM_H

#include "rewrite/lowering.h"

/// Converts a type like MLIR's LLVMTypeConverter; null if it cannot.
tn_type tn_lower_llvm__type(tn_conversion* c, tn_type type);
/// Build llvm types (llvm_type.h); null, without any effect, after a failure.
tn_type tn_lower_llvm__struct(tn_rewriter* rewriter, const tn_type* fields, size_t count);
tn_type tn_lower_llvm__array(tn_rewriter* rewriter, uint64_t count, tn_type element);
tn_type tn_lower_llvm__pointer(tn_rewriter* rewriter, int64_t space);
/// A null result means void.
tn_type tn_lower_llvm__function_type(tn_rewriter* rewriter, tn_type result, const tn_types* inputs,
                                     bool is_variadic);
/// Returns a struct of several types, the only type, or null for no types.
tn_type tn_lower_llvm__packed(tn_rewriter* rewriter, const tn_types* types);
/// Converts a function-like op to llvm.func; false if that is impossible. Converts the argument
/// types of all blocks, or of the first one only.
bool tn_lower_llvm__function(tn_lowering_run* run, tn_ref op, bool is_variadic, bool all_blocks,
                             const tn_rewriter_attribute* more, uint32_t count);
/// Expand a memref argument of a function to the fields of its descriptor, and pack it.
void tn_lower_llvm__expand(tn_conversion* c, tn_type type, tn_types* out_types);
tn_ref tn_lower_llvm__pack(tn_conversion* c, tn_type type, const tn_ref* values);
/// Appends the parts of a value whose original type is `type`; the value itself if it has none.
void tn_lower_llvm__unpack(tn_lowering_run* run, tn_type type, tn_ref value, tn_refs* out_values);
tn_ref tn_lower_llvm__extract(tn_lowering_run* run, tn_ref value, tn_type type, tn_attribute place);
/// Creates the branch `name` with the op's operands, successors and segments, and `weights`.
bool tn_lower_llvm__branch(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                           const char* name, tn_attribute weights);
/// Calls a function; `is_spirv`: a builtin of SPIR-V.
tn_ref tn_lower_llvm__call(tn_lowering_run* run, tn_ref op, const char* name,
                           const tn_rewriter_spec* spec, bool is_spirv);
/// Calls a symbol, or the first operand if `callee` is null, with additional attributes.
tn_ref tn_lower_llvm__call_symbol(tn_lowering_run* run, tn_attribute callee,
                                  const tn_rewriter_spec* spec, const tn_rewriter_attribute* more,
                                  uint32_t count);
/// Creates a constant of i32 or another type.
tn_ref tn_lower_llvm__constant(tn_lowering_run* run, tn_type type, int64_t value);

#endif  // TENURE_SRC_DIALECTS_COMMON_LOWER_LLVM_H
