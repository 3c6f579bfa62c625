// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the dialect's types consist of, for who walks over types and replaces what is in them. A
// struct with a name may be a part of itself, so that nothing replaces what is in it.

#include "dialects/llvm/llvm.h"
#include "ir/context.h"

tn_status tn_llvm__type_parts(tn_type type, bool to_replace, tn_type* out_parts) {
  tn_llvm_parts parts;
  *out_parts = (tn_type){NULL};
  TN_TRY(tn_llvm_type__open(type, &parts));
  const bool is_named = parts.kind == TN_LLVM_STRUCT && parts.name.size != 0;
  if (!to_replace || !is_named) *out_parts = parts.types;
  return TN_OK;
}

/// What MLIR says of a part that the type cannot have; NULL if it can have it.
static const char* wrong_part(const tn_llvm_parts* parts, size_t index, tn_type type) {
  const bool is_function = tn_llvm_type__kind(type) == TN_LLVM_FUNCTION;
  switch (parts->kind) {
    case TN_LLVM_STRUCT:
      return tn_llvm_type__may_be_held(type) ? NULL : "invalid LLVM structure element type";
    case TN_LLVM_ARRAY:
      return tn_llvm_type__may_be_held(type) ? NULL : "invalid array element type";
    case TN_LLVM_FUNCTION:
      if (index != 0) {
        return is_function || tn_llvm_type__is(type, "void") ? "invalid function argument type"
                                                             : NULL;
      }
      return is_function || tn_llvm_type__is(type, "label") || tn_llvm_type__is(type, "metadata")
                 ? "invalid function result type"
                 : NULL;
    default:
      return NULL;
  }
}

static tn_status check_part(const tn_llvm_parts* parts, size_t index, tn_type type) {
  tn_context* context = tn_type_context(type);
  const char* words = wrong_part(parts, index, type);
  if (words == NULL) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_type__append_text(type, &text);
  const tn_status status =
      text.failed ? tn_context__out_of_memory(context)
                  : tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                                     "%s: '%.*s'", words, (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return status;
}

tn_status tn_llvm__type_with_parts(tn_type type, tn_type parts, tn_type* out_type) {
  tn_context* context = tn_type_context(type);
  const size_t count = tn_tuple_type_element_count(parts);
  tn_llvm_parts old;
  *out_type = (tn_type){NULL};
  TN_TRY(tn_llvm_type__open(type, &old));
  tn_type* types = tn_allocate(&context->allocator, (count + 1) * sizeof *types);
  tn_status status = types == NULL ? tn_context__out_of_memory(context) : TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    types[i] = tn_tuple_type_element(parts, i);
    status = check_part(&old, i, types[i]);
  }
  if (status == TN_OK) {
    status = tn_llvm_type__with(&old, (tn_string_view){NULL, 0}, types, out_type);
  }
  tn_deallocate(&context->allocator, types, (count + 1) * sizeof *types);
  return status;
}
