// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The capabilities of a spirv target, and the requirements of ops and types.

#ifndef TENURE_SRC_DIALECTS_SPIRV_TARGET_H
#define TENURE_SRC_DIALECTS_SPIRV_TARGET_H

#include "rewrite/lowering.h"

/// A target: its features with everything they imply, and the requirements of each enum case.
typedef struct tn_spirv_target {
  tn_text_buffer has;    ///< `,Shader,Matrix,SPV_KHR_16bit_storage,`
  tn_text_buffer words;  ///< schema/lowerings/spirv_needs.txt, with an index.
  uint32_t version;      ///< 3 means v1.3.
} tn_spirv_target;

/// Returns the target attribute of the op or of an enclosing op; null for none.
tn_attribute tn_spirv_target__attribute(const tn_context* context, tn_ref op);
/// Opens the target of the op or of an enclosing op, or the minimal target.
void tn_spirv_target__open(tn_spirv_target* target, tn_rewriter* rewriter, tn_ref op);
void tn_spirv_target__close(tn_spirv_target* target);
bool tn_spirv_target__has(const tn_spirv_target* target, tn_string_view word);
static inline bool tn_spirv_target__can(const tn_spirv_target* target, const char* word) {
  return tn_spirv_target__has(target, tn_string_view_from(word));
}
/// Returns the requirements of an enum case, such as `scope.Device`; empty for none.
tn_string_view tn_spirv_target__needs_of(const tn_spirv_target* target, const char* kind,
                                         tn_string_view word);
/// Appends the requirements of a type, separated by spaces; `storage` is the storage class that
/// contains it.
void tn_spirv_target__type_needs(const tn_spirv_target* target, tn_type type, const char* storage,
                                 tn_text_buffer* out_needs);
/// Appends the requirements of an op and its attributes and types, and, `with_function`, of
/// function types.
void tn_spirv_target__op_needs(const tn_spirv_target* target, const tn_context* context, tn_ref op,
                               bool with_function, tn_text_buffer* out_needs);
/// Returns whether the target meets all requirements.
bool tn_spirv_target__meets(const tn_spirv_target* target, tn_string_view needs);
/// Returns whether the type belongs to spirv or is a builtin type that it allows.
bool tn_spirv_target__is_type(tn_type type);

/// Applies `act` to the module, or to the modules directly in it.
tn_status tn_spirv__each_module(tn_rewriter* rewriter, tn_ref root,
                                tn_status (*act)(tn_rewriter* rewriter, tn_ref module));

#endif  // TENURE_SRC_DIALECTS_SPIRV_TARGET_H
