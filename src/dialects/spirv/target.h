// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a target of spirv can do, and what ops and types need of it.

#ifndef TENURE_SRC_DIALECTS_SPIRV_TARGET_H
#define TENURE_SRC_DIALECTS_SPIRV_TARGET_H

#include "rewrite/lowering.h"

/// What there is: the words of a target, with all that they imply, and what words need.
typedef struct tn_spirv_target {
  tn_text_buffer has;    ///< `,Shader,Matrix,SPV_KHR_16bit_storage,`
  tn_text_buffer words;  ///< schema/lowerings/spirv_needs.txt, and where its words are
  uint32_t version;      ///< 3 is v1.3.
} tn_spirv_target;

/// The attribute that says what target the op has, or one around it; null for none.
tn_attribute tn_spirv_target__attribute(const tn_context* context, tn_ref op);
/// That of the op or one around it, or the least one.
void tn_spirv_target__open(tn_spirv_target* target, tn_rewriter* rewriter, tn_ref op);
void tn_spirv_target__close(tn_spirv_target* target);
bool tn_spirv_target__has(const tn_spirv_target* target, tn_string_view word);
static inline bool tn_spirv_target__can(const tn_spirv_target* target, const char* word) {
  return tn_spirv_target__has(target, tn_string_view_from(word));
}
/// What a word needs: `scope.Device`. Empty for nothing.
tn_string_view tn_spirv_target__needs_of(const tn_spirv_target* target, const char* kind,
                                         tn_string_view word);
/// Appends what a type needs, with blanks between; `storage` is the class of what holds it.
void tn_spirv_target__type_needs(const tn_spirv_target* target, tn_type type, const char* storage,
                                 tn_text_buffer* out_needs);
/// Appends what an op needs, and its attributes and types, and what functions take.
void tn_spirv_target__op_needs(const tn_spirv_target* target, const tn_context* context, tn_ref op,
                               bool with_function, tn_text_buffer* out_needs);
/// Whether the target has all of it.
bool tn_spirv_target__meets(const tn_spirv_target* target, tn_string_view needs);
/// Whether it is one of spirv's own types or one that it shares.
bool tn_spirv_target__is_type(tn_type type);

/// Does so to the module, or to those that stand in it.
tn_status tn_spirv__each_module(tn_rewriter* rewriter, tn_ref root,
                                tn_status (*act)(tn_rewriter* rewriter, tn_ref module));

#endif  // TENURE_SRC_DIALECTS_SPIRV_TARGET_H
