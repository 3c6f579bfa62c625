// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters of llvm types: the fields of a struct, the element of an array, the result and
// arguments of a function.

#ifndef TENURE_SRC_DIALECTS_COMMON_LLVM_TYPE_H
#define TENURE_SRC_DIALECTS_COMMON_LLVM_TYPE_H

#include "ir/uniqued.h"

typedef enum tn_llvm_kind {
  TN_LLVM_NONE,  ///< Another type.
  TN_LLVM_STRUCT,
  TN_LLVM_ARRAY,
  TN_LLVM_FUNCTION,
  TN_LLVM_TARGET,  ///< `target<"name", types, numbers>`
  TN_LLVM_POINTER,
  TN_LLVM_VOID,
  TN_LLVM_TOKEN,
  TN_LLVM_LABEL,
  TN_LLVM_METADATA,
  TN_LLVM_PPC_FP128,
  TN_LLVM_X86_AMX
} tn_llvm_kind;

/// The parts of a type.
typedef struct tn_llvm_parts {
  tn_llvm_kind kind;
  bool is_packed;
  bool is_opaque;  ///< A named struct without a body.
  bool is_variadic;
  tn_attribute name;     ///< The name of a struct or target, a string; null for none.
  tn_attribute numbers;  ///< The integers of a target, an array; null for none.
  uint64_t count;        ///< The number of fields, elements or arguments.
  tn_type only;          ///< The element or result type.
  tn_attribute list;     ///< The fields, arguments or target types; null for none.
} tn_llvm_parts;

//===-- Queries -------------------------------------------------------------------------------===//

tn_llvm_kind tn_llvm_type__kind(tn_type type);
/// Returns the parts of structs, arrays, functions and targets; other types have none.
tn_llvm_parts tn_llvm_type__open(tn_type type);
/// Returns the field, element or argument `index`, which must exist.
tn_type tn_llvm_parts__at(const tn_llvm_parts* parts, uint64_t index);
/// Returns the address space of a pointer.
uint32_t tn_llvm_type__space(tn_type type);

/// Counts all contained types; the result of a function comes first, an array has one.
size_t tn_llvm_parts__type_count(const tn_llvm_parts* parts);
tn_type tn_llvm_parts__type(const tn_llvm_parts* parts, size_t index);

/// Returns whether the type is not one of LLVM's, or contains such a type: index, tensor, vectors
/// of vectors.
bool tn_llvm_type__is_foreign(tn_type type);

/// Returns whether a struct or an array may contain the type.
bool tn_llvm_type__may_be_held(tn_type type);

//===-- Building types ------------------------------------------------------------------------===//

TN_MUST_USE tn_status tn_llvm_type__pointer(tn_context* context, uint32_t space, tn_type* out_type);
TN_MUST_USE tn_status tn_llvm_type__struct(tn_context* context, const tn_type* fields, size_t count,
                                           bool is_packed, tn_type* out_type);
TN_MUST_USE tn_status tn_llvm_type__array(tn_context* context, uint64_t count, tn_type element,
                                          tn_type* out_type);
/// A null result means void.
TN_MUST_USE tn_status tn_llvm_type__function(tn_context* context, tn_type result,
                                             const tn_type* arguments, size_t count,
                                             bool is_variadic, tn_type* out_type);
/// Returns a type of the same kind with other types instead of its own; a named struct must be
/// given another name and gets that body. `*out_type` is null if that name has a different body.
TN_MUST_USE tn_status tn_llvm_type__with(const tn_llvm_parts* parts, tn_attribute name,
                                         const tn_type* types, tn_type* out_type);
/// Returns the struct of that name, with its body if it has one.
TN_MUST_USE tn_status tn_llvm_type__named(tn_context* context, tn_attribute name,
                                          tn_type* out_type);
/// Returns the opaque struct of that name; `*out_is_opaque` is false if the name has a body. A new
/// one can never get a body.
TN_MUST_USE tn_status tn_llvm_type__opaque(tn_context* context, tn_attribute name,
                                           tn_type* out_type, bool* out_is_opaque);
/// Sets the body of a named struct; false if it has a different one.
TN_MUST_USE tn_status tn_llvm_type__set_body(tn_type type, const tn_type* fields, size_t count,
                                             bool is_packed, bool* out_fits);

#endif  // TENURE_SRC_DIALECTS_COMMON_LLVM_TYPE_H
