// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of the spirv dialect share.

#ifndef TENURE_SRC_DIALECTS_SPIRV_SPIRV_H
#define TENURE_SRC_DIALECTS_SPIRV_SPIRV_H

#include "base/text_buffer.h"
#include "dialects/spirv_ops.h"
#include "schema/check.h"
#include "schema/format.h"

/// `"words"` as the property `name`, `#spirv.name<words>`; the op is checked for what they are.
TN_MUST_USE tn_status tn_spirv__read_words(tn_reading* reading, const char* name);

extern const tn_custom_directive tn_spirv_directives[];
extern const tn_custom_assembly tn_spirv_assemblies[];
extern const tn_custom_assembly tn_spirv_memory_assemblies[];
extern const tn_assembly_fit tn_spirv_memory_fits[];
extern const tn_custom_assembly tn_spirv_composite_assemblies[];
extern const tn_parameter_directive tn_spirv_parameter_directives[];
extern const tn_parameter_directive tn_spirv_target_directives[];
extern const tn_parameters_check tn_spirv_parameters_checks[];
extern const tn_parameters_form tn_spirv_parameters_forms[];
extern const tn_naming tn_spirv_namings[];
extern const tn_named_check tn_spirv_checks[];

typedef enum tn_composite_kind {
  TN_SPIRV_SCALAR,  ///< None.
  TN_SPIRV_VECTOR,
  TN_SPIRV_STRUCT,
  TN_SPIRV_ARRAY,
  TN_SPIRV_RUNTIME_ARRAY,
  TN_SPIRV_MATRIX,
  TN_SPIRV_COOPERATIVE_MATRIX,
  TN_SPIRV_TENSOR
} tn_composite_kind;

/// What a type is made of.
typedef struct tn_composite {
  tn_composite_kind kind;
  int64_t count;   ///< Members; -1 if that is not known.
  tn_type member;  ///< The one that was asked for; null if there is none.
} tn_composite;

/// Whether the type is the dialect's own.
static inline bool tn_spirv__is_own(tn_type type) {
  return tn_string_view_equal(tn_opaque_type_dialect(type), (tn_string_view){"spirv", 5});
}
void tn_spirv__member(tn_type type, int64_t index, tn_composite* out);
/// What a pointer points to, and its storage class; null, and empty, for another type.
tn_type tn_spirv__pointee(tn_type type, tn_string_view* out_class);

TN_MUST_USE tn_status tn_spirv__get_pointer(tn_context* context, tn_type pointee,
                                            tn_string_view storage_class, tn_type* out_type);
/// `count` -1: a runtime array; `stride` in bytes, 0: none.
TN_MUST_USE tn_status tn_spirv__get_array(tn_context* context, int64_t count, tn_type element,
                                          uint32_t stride, tn_type* out_type);
/// A struct without a name; `offsets` in bytes, NULL: none.
TN_MUST_USE tn_status tn_spirv__get_struct(tn_context* context, const tn_type* members,
                                           size_t count, const int64_t* offsets, tn_type* out_type);

/// The type after the indices, which are an array of numbers. `out_words` say what is wrong with
/// them, if something is.
TN_MUST_USE tn_status tn_spirv__walk(tn_type type, tn_attribute indices, tn_type* out_type,
                                     tn_text_buffer* out_words);

tn_status tn_spirv__check_attribute(const tn_context* context, tn_ref op, tn_string_view name,
                                    tn_attribute value);
tn_status tn_spirv__check_parameter(const tn_context* context, tn_ref op, tn_attribute all,
                                    tn_string_view name, tn_attribute value, tn_type type,
                                    bool is_result);
/// All attributes have definitions: what gets here is no attribute of the dialect.
tn_status tn_spirv__refuse_attribute(tn_context* context, tn_string_view body, tn_text_buffer* text,
                                     tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_SPIRV_SPIRV_H
