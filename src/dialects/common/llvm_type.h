// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of llvm by their parameters: the fields of a struct, the element of an array, the result
// and the arguments of a function.

#ifndef TENURE_SRC_DIALECTS_COMMON_LLVM_TYPE_H
#define TENURE_SRC_DIALECTS_COMMON_LLVM_TYPE_H

#include "ir/uniqued.h"

typedef enum tn_llvm_kind {
  TN_LLVM_NONE,  ///< A type of another dialect.
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

/// What a type consists of.
typedef struct tn_llvm_parts {
  tn_llvm_kind kind;
  bool is_packed;
  bool is_opaque;  ///< A struct with a name that has no body.
  bool is_variadic;
  tn_attribute name;     ///< Of a struct or target, a string; null if it has none.
  tn_attribute numbers;  ///< Of a target, an array; null for none.
  uint64_t count;        ///< How many fields, elements or arguments there are.
  tn_type only;          ///< The element, or the result.
  tn_attribute list;     ///< The fields, arguments or types of a target; null for none.
} tn_llvm_parts;

//===-- Reading -------------------------------------------------------------------------------===//

tn_llvm_kind tn_llvm_type__kind(tn_type type);
/// Only structs, arrays, functions and targets have parts.
tn_llvm_parts tn_llvm_type__open(tn_type type);
/// Field, element or argument number `index`, which has to be there.
tn_type tn_llvm_parts__at(const tn_llvm_parts* parts, uint64_t index);
/// The address space of a pointer.
uint32_t tn_llvm_type__space(tn_type type);

/// All types in it: the result of a function comes first, an array has one.
size_t tn_llvm_parts__type_count(const tn_llvm_parts* parts);
tn_type tn_llvm_parts__type(const tn_llvm_parts* parts, size_t index);

/// Whether it is none of LLVM's, or holds such a type: index, tensor, vectors of vectors.
bool tn_llvm_type__is_foreign(tn_type type);

/// Whether a struct or an array may hold it.
bool tn_llvm_type__may_be_held(tn_type type);

//===-- Making --------------------------------------------------------------------------------===//

TN_MUST_USE tn_status tn_llvm_type__pointer(tn_context* context, uint32_t space, tn_type* out_type);
TN_MUST_USE tn_status tn_llvm_type__struct(tn_context* context, const tn_type* fields, size_t count,
                                           bool is_packed, tn_type* out_type);
TN_MUST_USE tn_status tn_llvm_type__array(tn_context* context, uint64_t count, tn_type element,
                                          tn_type* out_type);
/// A null result is void.
TN_MUST_USE tn_status tn_llvm_type__function(tn_context* context, tn_type result,
                                             const tn_type* arguments, size_t count,
                                             bool is_variadic, tn_type* out_type);
/// The type of that kind with other types instead of its own; a struct with a name has to be
/// given another name and gets that body. `*out_type` is null if the name has another one.
TN_MUST_USE tn_status tn_llvm_type__with(const tn_llvm_parts* parts, tn_attribute name,
                                         const tn_type* types, tn_type* out_type);
/// The struct of that name, with its body if it has one.
TN_MUST_USE tn_status tn_llvm_type__named(tn_context* context, tn_attribute name,
                                          tn_type* out_type);
/// The same without a body; `*out_is_opaque` is false if it has one. A new one never gets any.
TN_MUST_USE tn_status tn_llvm_type__opaque(tn_context* context, tn_attribute name,
                                           tn_type* out_type, bool* out_is_opaque);
/// Sets the body of a struct with a name; false if it has another one.
TN_MUST_USE tn_status tn_llvm_type__set_body(tn_type type, const tn_type* fields, size_t count,
                                             bool is_packed, bool* out_fits);

#endif  // TENURE_SRC_DIALECTS_COMMON_LLVM_TYPE_H
