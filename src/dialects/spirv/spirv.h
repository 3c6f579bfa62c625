// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the spirv dialect.

#ifndef TENURE_SRC_DIALECTS_SPIRV_SPIRV_H
#define TENURE_SRC_DIALECTS_SPIRV_SPIRV_H

#include "base/text_buffer.h"
#include "dialects/spirv_ops.h"
#include "schema/check.h"
#include "schema/format.h"

/// Reads `"words"` as a value of the enum `name`; reports other words, as MLIR does.
TN_MUST_USE tn_status tn_spirv__read_enum(const tn_reading* reading, const char* name,
                                          tn_attribute* out_value);
/// Parses `"words"` as the property `name`, `#spirv.name<words>`, and checks the value.
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
extern const tn_dialect_interface tn_spirv__interface;

typedef enum tn_composite_kind {
  TN_SPIRV_SCALAR,  ///< No members.
  TN_SPIRV_VECTOR,
  TN_SPIRV_STRUCT,
  TN_SPIRV_ARRAY,
  TN_SPIRV_RUNTIME_ARRAY,
  TN_SPIRV_MATRIX,
  TN_SPIRV_COOPERATIVE_MATRIX,
  TN_SPIRV_TENSOR
} tn_composite_kind;

/// The members of a composite type.
typedef struct tn_composite {
  tn_composite_kind kind;
  int64_t count;   ///< The number of members; -1 if unknown.
  tn_type member;  ///< The requested member; null if there is none.
} tn_composite;

/// Returns whether the type belongs to the dialect.
static inline bool tn_spirv__is_own(tn_type type) {
  return tn_string_view_equal(tn_opaque_type_dialect(type), (tn_string_view){"spirv", 5});
}
void tn_spirv__member(tn_type type, int64_t index, tn_composite* out);
/// Returns the pointee of a pointer and its storage class; null and empty for other types.
tn_type tn_spirv__pointee(tn_type type, tn_string_view* out_class);

TN_MUST_USE tn_status tn_spirv__get_pointer(tn_context* context, tn_type pointee,
                                            tn_string_view storage_class, tn_type* out_type);
/// Returns an array type; `count` -1: a runtime array; `stride` in bytes, 0: none.
TN_MUST_USE tn_status tn_spirv__get_array(tn_context* context, int64_t count, tn_type element,
                                          uint32_t stride, tn_type* out_type);
/// Returns an unnamed struct; `offsets` in bytes, NULL: none.
TN_MUST_USE tn_status tn_spirv__get_struct(tn_context* context, const tn_type* members,
                                           size_t count, const int64_t* offsets, tn_type* out_type);

/// Returns the type at a path of indices, an array of integers. For invalid indices, stores a
/// message in `out_words`.
TN_MUST_USE tn_status tn_spirv__walk(tn_type type, tn_attribute indices, tn_type* out_type,
                                     tn_text_buffer* out_words);

tn_status tn_spirv__check_attribute(const tn_context* context, tn_ref op, tn_string_view name,
                                    tn_attribute value);
tn_status tn_spirv__check_parameter(const tn_context* context, tn_ref op, tn_attribute all,
                                    tn_string_view name, tn_attribute value, tn_type type,
                                    bool is_result);

#endif  // TENURE_SRC_DIALECTS_SPIRV_SPIRV_H
