// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of llvm, which are kept as their text, and what is in them: `!llvm.struct<(i32, ptr)>`. The
// dialect's types go without their prefix there.
//
// Source: the llvm dialect's documentation.

#include <string.h>

#include "dialects/llvm/llvm.h"
#include "ir/opaque_text.h"
#include "ir/uniqued.h"
#include "text/parser.h"

size_t tn_llvm__type_end(tn_string_view text, size_t at) {
  size_t depth = 0;
  bool is_quoted = false;
  for (; at < text.size; ++at) {
    const char c = text.data[at];
    if (is_quoted) {
      if (c == '\\') ++at;
      is_quoted = c != '"';
    } else if (c == '"') {
      is_quoted = true;
    } else if (c == '-' && at + 1 < text.size && text.data[at + 1] == '>') {
      ++at;
    } else if (c == '<' || c == '(' || c == '[' || c == '{') {
      ++depth;
    } else if (c == '>' || c == ')' || c == ']' || c == '}') {
      if (depth-- == 0) return at;
    } else if (depth == 0 && (c == ',' || c == ' ')) {
      return at;
    }
  }
  return text.size;
}

bool tn_llvm__is_type(tn_string_view text) {
  static const char* const words[] = {"ptr",   "struct",   "array",  "func",      "void",   "token",
                                      "label", "metadata", "target", "ppc_fp128", "x86_amx"};
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    const size_t size = strlen(words[i]);
    if (text.size < size || memcmp(text.data, words[i], size) != 0) continue;
    if (text.size == size || text.data[size] == '<') return true;
  }
  return false;
}

//===-- Inner types ---------------------------------------------------------------------------===//

static tn_string_view trimmed(tn_string_view text) {
  while (text.size != 0 && strchr(" \n\t", *text.data) != NULL) {
    ++text.data;
    --text.size;
  }
  while (text.size != 0 && strchr(" \n\t", text.data[text.size - 1]) != NULL) --text.size;
  return text;
}

/// Goes past `word` at the front.
static bool take(tn_string_view* text, const char* word) {
  const size_t size = strlen(word);
  if (text->size < size || memcmp(text->data, word, size) != 0) return false;
  *text = trimmed((tn_string_view){text->data + size, text->size - size});
  return true;
}

/// What is in the parentheses of `struct<"name", packed (i32, ptr)>`; empty for one without a body.
static bool open_struct(tn_string_view body, tn_string_view* out_list) {
  if (!take(&body, "struct<") || body.size == 0) return false;
  --body.size;  // The closing bracket.
  if (*body.data == '"') {
    size_t end = 1;
    while (end < body.size && body.data[end] != '"') end += body.data[end] == '\\' ? 2 : 1;
    if (end >= body.size) return false;
    body = trimmed((tn_string_view){body.data + end + 1, body.size - end - 1});
    take(&body, ",");
  }
  take(&body, "packed");
  body = trimmed(body);
  if (body.size < 2 || *body.data != '(' || body.data[body.size - 1] != ')') return false;
  *out_list = trimmed((tn_string_view){body.data + 1, body.size - 2});
  return true;
}

/// The type whose text inside another one this is; null for one that only the whole explains.
static tn_status type_of_text(tn_context* context, tn_string_view text, tn_type* out_type) {
  static const char prefix[] = "!llvm.";
  tn_uref reference = 0;
  *out_type = (tn_type){NULL};
  if (text.size > sizeof prefix - 1 && memcmp(text.data, prefix, sizeof prefix - 1) == 0) {
    text = (tn_string_view){text.data + sizeof prefix - 1, text.size - sizeof prefix + 1};
  }
  if (tn_llvm__is_type(text)) {
    return tn_opaque_type__get(context, (tn_string_view){"llvm", 4}, text, out_type);
  }
  if (tn_opaque_text__may_refer(text)) {
    const size_t at = tn_opaque_text__next(text, 0, &reference);
    if (at != 0 || text.size != TN_OPAQUE_REFERENCE_SIZE) return TN_OK;
    *out_type = tn_type__from(context, reference);
    return TN_OK;
  }
  const tn_file_range start = {.file = text, .start_line = 1, .start_column = 1};
  tn_attribute type;
  TN_TRY(tn_parser__attribute_of_any(context, text, &start, NULL, &type));
  if (tn_attribute__is(type, TN_ATTRIBUTE_TYPE)) *out_type = tn_type_attribute_value(type);
  return TN_OK;
}

/// `4 x f32`: sets `*body` to what is behind the number.
static bool take_array_size(tn_string_view* body, uint64_t* out_size) {
  size_t at = 0;
  *out_size = 0;
  for (; at < body->size && body->data[at] >= '0' && body->data[at] <= '9'; ++at) {
    const uint64_t digit = (uint64_t)(body->data[at] - '0');
    if (__builtin_mul_overflow(*out_size, 10, out_size)) return false;
    if (__builtin_add_overflow(*out_size, digit, out_size)) return false;
  }
  if (at == 0) return false;
  *body = trimmed((tn_string_view){body->data + at, body->size - at});
  return take(body, "x");
}

/// How many types stand in a list.
static uint64_t count_types(tn_string_view rest) {
  uint64_t count = rest.size != 0;
  while (rest.size != 0) {
    const size_t end = tn_llvm__type_end(rest, 0);
    // A blank ends a type, too.
    const tn_string_view behind = trimmed((tn_string_view){rest.data + end, rest.size - end});
    if (behind.size == 0 || *behind.data != ',') break;
    rest = trimmed((tn_string_view){behind.data + 1, behind.size - 1});
    ++count;
  }
  return count;
}

bool tn_llvm__open_function(tn_type type, tn_llvm_aggregate* out_arguments,
                            tn_llvm_aggregate* out_result) {
  if (!tn_type__is(type, TN_TYPE_OPAQUE)) return false;
  if (!tn_string_view_equal(tn_opaque_type_dialect(type), (tn_string_view){"llvm", 4}))
    return false;
  tn_string_view body = tn_opaque_type_body(type);
  if (!take(&body, "func<") || body.size == 0) return false;
  --body.size;
  const size_t end = tn_llvm__type_end(body, 0);
  *out_result = (tn_llvm_aggregate){.kind = TN_LLVM_ARRAY, .count = 1, .text = {body.data, end}};
  body = trimmed((tn_string_view){body.data + end, body.size - end});
  if (body.size < 2 || *body.data != '(' || body.data[body.size - 1] != ')') return false;
  body = trimmed((tn_string_view){body.data + 1, body.size - 2});
  *out_arguments =
      (tn_llvm_aggregate){.kind = TN_LLVM_STRUCT, .count = count_types(body), .text = body};
  return true;
}

/// In the word of a struct of which some part is explained by the whole only.
#define PARTS_ARE_UNKNOWN 1u

/// Where a type keeps the reference of the tuple of its parts; NULL for one that gets its body
/// late, or has parameters.
static uint64_t* parts_word(tn_type type) {
  const tn_opaque_payload* payload = tn_storage_payload(type.storage);
  return payload->body_size >= TN_OPAQUE_IS_DEFINED ? NULL : tn_opaque__word(payload);
}

tn_llvm_aggregate tn_llvm__open_aggregate(tn_type type) {
  tn_llvm_aggregate none = {.kind = TN_LLVM_SCALAR};
  if (!tn_type__is(type, TN_TYPE_OPAQUE)) return none;
  if (!tn_string_view_equal(tn_opaque_type_dialect(type), (tn_string_view){"llvm", 4})) return none;
  tn_string_view body = tn_opaque_type_body(type);
  tn_llvm_aggregate it = {.kind = TN_LLVM_STRUCT};
  const uint64_t* word = parts_word(type);
  const uint64_t kept = word == NULL ? 0 : __atomic_load_n(word, __ATOMIC_ACQUIRE);
  if (kept > PARTS_ARE_UNKNOWN) {
    it.parts = tn_type__from(tn_storage_context(type.storage), (tn_uref)kept);
    it.count = tn_tuple_type_element_count(it.parts);
    return it;
  }
  if (open_struct(body, &it.text)) {
    it.count = count_types(it.text);
    if (word != NULL && kept == 0) it.struct_type = type;
    return it;
  }
  if (!take(&body, "array<") || body.size == 0) return none;
  --body.size;
  if (!take_array_size(&body, &it.count)) return none;
  it.kind = TN_LLVM_ARRAY;
  it.text = trimmed(body);
  return it;
}

/// Whether the text is the name of that struct alone, which stands for it inside of itself.
static bool names_whole(tn_string_view text, tn_type whole) {
  const tn_string_view body = tn_opaque_type_body(whole);
  const size_t size = text.size - 1;  // Without the closing bracket.
  return text.size > 8 && memcmp(text.data, "struct<\"", 8) == 0 && text.data[size - 1] == '"' &&
         text.data[size] == '>' && body.size > size && memcmp(body.data, text.data, size) == 0 &&
         body.data[size] == ',';
}

/// Reads all parts of a struct, and keeps them with it.
static tn_status keep_parts(tn_context* context, tn_llvm_aggregate* it) {
  size_t byte_size = 0;
  tn_type* types = tn_checked_multiply((size_t)it->count, sizeof *types, &byte_size)
                       ? tn_allocate(&context->allocator, byte_size)
                       : NULL;
  const tn_type whole = it->struct_type;
  tn_string_view rest = it->text;
  tn_status status = TN_OK;
  bool is_known = true;
  if (types == NULL) return tn_context__out_of_memory(context);
  it->struct_type = (tn_type){NULL};
  for (uint64_t i = 0; i < it->count && is_known && status == TN_OK; ++i) {
    const size_t end = tn_llvm__type_end(rest, 0);
    const tn_string_view text = {rest.data, end};
    if (names_whole(text, whole)) {
      types[i] = whole;
    } else {
      status = type_of_text(context, text, &types[i]);
    }
    is_known = status == TN_OK && types[i].storage != NULL;
    rest = trimmed((tn_string_view){rest.data + end, rest.size - end});
    take(&rest, ",");
  }
  if (status == TN_OK && is_known) {
    status = tn_tuple_type_get(context, types, (size_t)it->count, &it->parts);
  }
  if (status == TN_OK) {
    __atomic_store_n(parts_word(whole), is_known ? tn_type__ref(it->parts) : PARTS_ARE_UNKNOWN,
                     __ATOMIC_RELEASE);
  }
  tn_deallocate(&context->allocator, types, byte_size);
  return status;
}

tn_status tn_llvm__inner_type(tn_context* context, tn_llvm_aggregate* aggregate, uint64_t index,
                              tn_type* out_type) {
  tn_string_view rest = aggregate->rest;
  if (aggregate->kind == TN_LLVM_ARRAY) return type_of_text(context, aggregate->text, out_type);
  if (aggregate->struct_type.storage != NULL) TN_TRY(keep_parts(context, aggregate));
  if (aggregate->parts.storage != NULL) {
    *out_type = tn_tuple_type_element(aggregate->parts, (size_t)index);
    return TN_OK;
  }
  if (rest.data == NULL || index < aggregate->asked) {
    aggregate->asked = 0;
    rest = aggregate->text;
  }
  for (;; ++aggregate->asked) {
    const size_t end = tn_llvm__type_end(rest, 0);
    if (aggregate->asked == index) {
      aggregate->rest = rest;
      return type_of_text(context, (tn_string_view){rest.data, end}, out_type);
    }
    rest = trimmed((tn_string_view){rest.data + end, rest.size - end});
    take(&rest, ",");
  }
}

tn_status tn_llvm__with_truth(tn_context* context, tn_type type, tn_type* out_type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  const tn_string_view own =
      tn_type__is(type, TN_TYPE_OPAQUE) &&
              tn_string_view_equal(tn_opaque_type_dialect(type), (tn_string_view){"llvm", 4})
          ? tn_opaque_type_body(type)
          : (tn_string_view){NULL, 0};
  *out_type = (tn_type){NULL};
  tn_text_buffer_append_text(&text, "struct<(");
  if (own.data != NULL) {
    tn_text_buffer_append_view(&text, own);
  } else {
    tn_type__append_text(type, &text);
  }
  tn_text_buffer_append_text(&text, ", i1)>");
  const tn_status status = text.failed ? tn_context__out_of_memory(context)
                                       : tn_opaque_type__get(context, (tn_string_view){"llvm", 4},
                                                             tn_text_buffer_view(&text), out_type);
  tn_text_buffer_free(&text);
  return status;
}
