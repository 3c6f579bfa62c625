// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What passes that lower to llvm share: the types of values, functions, branches and calls.

#ifndef TENURE_SRC_DIALECTS_COMMON_LOWER_LLVM_H
#define TENURE_SRC_DIALECTS_COMMON_LOWER_LLVM_H

#include "rewrite/lowering.h"

/// What MLIR's LLVMTypeConverter makes of a type; null if it makes nothing.
tn_type tn_lower_llvm__type(tn_conversion* c, tn_type type);
/// Types of llvm by their parts (llvm_type.h); null, with nothing made, after a failure.
tn_type tn_lower_llvm__struct(tn_rewriter* rewriter, const tn_type* fields, size_t count);
tn_type tn_lower_llvm__array(tn_rewriter* rewriter, uint64_t count, tn_type element);
tn_type tn_lower_llvm__pointer(tn_rewriter* rewriter, int64_t space);
/// A null result is void.
tn_type tn_lower_llvm__function_type(tn_rewriter* rewriter, tn_type result, const tn_types* inputs,
                                     bool is_variadic);
/// The struct of several types, the only one, or null.
tn_type tn_lower_llvm__packed(tn_rewriter* rewriter, const tn_types* types);
/// Makes an llvm.func out of a function that is one but for its name; false if it cannot be.
/// The types of all blocks' arguments are converted, or those of the first.
bool tn_lower_llvm__function(tn_lowering_run* run, tn_ref op, bool is_variadic, bool all_blocks,
                             const tn_rewriter_attribute* more, uint32_t count);
/// A memref that is an argument of a function is what its descriptor consists of.
void tn_lower_llvm__expand(tn_conversion* c, tn_type type, tn_types* out_types);
tn_ref tn_lower_llvm__pack(tn_conversion* c, tn_type type, const tn_ref* values);
/// The parts of a value that was of the type; itself if it has none.
void tn_lower_llvm__unpack(tn_lowering_run* run, tn_type type, tn_ref value, tn_refs* out_values);
tn_ref tn_lower_llvm__extract(tn_lowering_run* run, tn_ref value, tn_type type, tn_attribute place);
/// `name` with the op's operands, successors and segments, and `weights`.
bool tn_lower_llvm__branch(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                           const char* name, tn_attribute weights);
/// Calls a function; `is_spirv`: one of SPIR-V's.
tn_ref tn_lower_llvm__call(tn_lowering_run* run, tn_ref op, const char* name,
                           const tn_rewriter_spec* spec, bool is_spirv);
/// The call of a symbol (null: of the first operand), with more attributes.
tn_ref tn_lower_llvm__call_symbol(tn_lowering_run* run, tn_attribute callee,
                                  const tn_rewriter_spec* spec, const tn_rewriter_attribute* more,
                                  uint32_t count);
/// A constant of i32, or another type.
tn_ref tn_lower_llvm__constant(tn_lowering_run* run, tn_type type, int64_t value);

#endif  // TENURE_SRC_DIALECTS_COMMON_LOWER_LLVM_H
