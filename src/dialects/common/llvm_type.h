// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of llvm by their parts: the fields of a struct, the element of an array, the result and the
// arguments of a function. They are kept as text, `!llvm.struct<(i32, ptr)>`; who makes or takes
// apart such a type calls these functions and reads no text.
//
// A type keeps its parts as a tuple in the word behind its text when they are first asked for.

#ifndef TENURE_SRC_DIALECTS_COMMON_LLVM_TYPE_H
#define TENURE_SRC_DIALECTS_COMMON_LLVM_TYPE_H

#include "ir/uniqued.h"

#include "base/text_buffer.h"

typedef enum tn_llvm_kind {
  TN_LLVM_SCALAR,  ///< Also types of other dialects.
  TN_LLVM_STRUCT,
  TN_LLVM_ARRAY,
  TN_LLVM_FUNCTION,
  TN_LLVM_TARGET  ///< `target<"name", types, numbers>`
} tn_llvm_kind;

/// A type, gone into.
typedef struct tn_llvm_parts {
  tn_llvm_kind kind;
  bool is_packed;
  bool is_opaque;  ///< A struct with a name that has no body.
  bool is_variadic;
  tn_string_view name;     ///< Of a struct or target, in quotes; empty if it has none.
  tn_string_view numbers;  ///< Of a target, with commas between them.
  uint64_t count;          ///< How many fields, elements or arguments there are.
  tn_type types;           ///< The tuple: fields, the one element, or the result and arguments.
} tn_llvm_parts;

//===-- Reading -------------------------------------------------------------------------------===//

tn_llvm_kind tn_llvm_type__kind(tn_type type);
/// Whether it is `!llvm.mnemonic`.
bool tn_llvm_type__is(tn_type type, const char* mnemonic);
/// A scalar has no parts. Fails for a text that is no type's, which only tn_opaque_type_get makes.
TN_MUST_USE tn_status tn_llvm_type__open(tn_type type, tn_llvm_parts* out_parts);
/// Field, element or argument number `index`, which has to be there.
tn_type tn_llvm_parts__at(const tn_llvm_parts* parts, uint64_t index);
/// What a function returns, which may be void.
tn_type tn_llvm_parts__result(const tn_llvm_parts* parts);

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
/// The type of that kind with others in the place of its parts; a struct with a name has to be
/// given another name, in quotes, and gets that body. `*out_type` is null if the name has another
/// one.
TN_MUST_USE tn_status tn_llvm_type__with(const tn_llvm_parts* parts, tn_string_view name,
                                         const tn_type* types, tn_type* out_type);
/// The struct of that name, in quotes, as it stands inside of itself.
TN_MUST_USE tn_status tn_llvm_type__named(tn_context* context, tn_string_view name,
                                          tn_type* out_type);
/// Appends `packed (i32, ptr)`.
void tn_llvm_type__append_body(tn_text_buffer* text, const tn_type* fields, size_t count,
                               bool is_packed);

//===-- Texts ---------------------------------------------------------------------------------===//

/// Whether a type that is none of LLVM's is named up to where the brackets around the text end.
bool tn_llvm_text__has_foreign(tn_string_view text);
/// Whether a word is that of a builtin type.
bool tn_llvm_text__is_builtin(tn_string_view word);
/// Whether LLVM has the type of a builtin's word.
bool tn_llvm_text__is_llvm(tn_string_view word);

#endif  // TENURE_SRC_DIALECTS_COMMON_LLVM_TYPE_H
