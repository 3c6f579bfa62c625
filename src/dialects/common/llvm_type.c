// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of llvm's types (llvm_type.h). A body is in the dialect's assembly format: inside another
// llvm type, an llvm type has no `!llvm.` prefix unless it contains a type of another dialect.
//
// Source: the llvm dialect's documentation.

#include "dialects/common/llvm_type.h"

#include "dialects/common/scan.h"
#include "ir/definition.h"
#include "ir/float_format.h"
#include "ir/named_type.h"
#include "ir/op_diagnostic.h"
#include "ir/opaque_text.h"
#include "text/parser.h"

#define DIALECT ((tn_string_view){"llvm", 4})
#define PREFIX "!llvm."

static bool is_own(tn_type type) {
  return tn_type__is(type, TN_TYPE_OPAQUE) &&
         tn_string_view_equal(tn_opaque_type_dialect(type), DIALECT);
}

//===-- Texts ---------------------------------------------------------------------------------===//

/// `i32`, of the prefix `i`.
static bool is_numbered(tn_string_view word, const char* prefix) {
  size_t at = strlen(prefix);
  if (word.size <= at || memcmp(word.data, prefix, at) != 0) return false;
  while (at < word.size && word.data[at] >= '0' && word.data[at] <= '9') ++at;
  return at == word.size;
}

static bool is_float(tn_string_view word) {
  if (word.size < 3 || memchr("fbt", *word.data, 3) == NULL) return false;
  for (int kind = 0; kind < TN_FLOAT_KIND_COUNT; ++kind) {
    if (tn_scan__word_is(word, tn_float_format__of((tn_float_kind)kind)->name)) return true;
  }
  return false;
}

bool tn_llvm_text__is_builtin(tn_string_view word) {
  static const char* const words[] = {"index", "none",    "vector", "tensor",
                                      "tuple", "complex", "memref"};
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    if (tn_scan__word_is(word, words[i])) return true;
  }
  return is_numbered(word, "i") || is_numbered(word, "si") || is_numbered(word, "ui") ||
         is_float(word);
}

bool tn_llvm_text__is_llvm(tn_string_view word) {
  static const char* const words[] = {"bf16", "f16", "f32", "f64", "f80", "f128", "vector"};
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    if (tn_scan__word_is(word, words[i])) return true;
  }
  return is_numbered(word, "i");
}

/// Goes past `<4x`; false unless a vector has one dimension.
static bool take_dimension(tn_scan* scan) {
  if (!tn_scan__take(scan, '<')) return false;
  size_t rank = 0;
  for (const char* at = scan->at; at < scan->end; scan->at = ++at, ++rank) {
    at += *at == '[';
    const char* digits = at;
    while (at < scan->end && *at >= '0' && *at <= '9') ++at;
    if (at == digits) break;
    at += at < scan->end && *at == ']';
    if (at >= scan->end || *at != 'x') break;
  }
  return rank == 1;
}

/// Whether a type of the ptr dialect has an address space of LLVM.
static bool is_llvm_pointer(const tn_scan* scan) {
  static const char start[] = "ptr.ptr<#llvm.";
  return (size_t)(scan->end - scan->at) >= sizeof start &&
         memcmp(scan->at, start, sizeof start - 1) == 0;
}

/// Goes past a sign; true for one that begins a type that is none of LLVM's.
static bool take_sign(tn_scan* scan, size_t* depth) {
  const char sign = *scan->at++;
  if (sign == '"') {
    while (scan->at < scan->end && *scan->at != '"') scan->at += *scan->at == '\\' ? 2 : 1;
    ++scan->at;
  } else if (sign == '!') {
    if (is_llvm_pointer(scan)) return false;
    if (scan->end - scan->at < 5 || memcmp(scan->at, "llvm.", 5) != 0) return true;
    scan->at += 5;
  } else if (sign == TN_OPAQUE_REFERENCE || (sign == '-' && tn_scan__is(scan, '>'))) {
    return true;
  } else if (strchr("<([{", sign) != NULL) {
    ++*depth;
  } else if (strchr(">)]}", sign) != NULL) {
    --*depth;
  }
  return false;
}

bool tn_llvm_text__has_foreign(tn_string_view text) {
  const char* end = text.data + text.size;
  tn_scan scan = {.at = text.data, .end = end};
  for (size_t depth = 1; depth != 0 && tn_scan__here(&scan) < end;) {
    const tn_string_view word = tn_scan__word(&scan);
    const bool is_vector = tn_scan__word_is(word, "vector");
    if (is_vector && !take_dimension(&scan)) return true;
    depth += is_vector;  // Its bracket is open.
    if (tn_llvm_text__is_builtin(word) && !tn_llvm_text__is_llvm(word)) return true;
    if (word.size == 0 && take_sign(&scan, &depth)) return true;
  }
  return false;
}

//===-- What a type keeps ---------------------------------------------------------------------===//

/// In the word behind the text, above the reference of the tuple of its parts.
#define IS_ASKED ((uint64_t)1 << 32)  ///< Whether it is foreign is known.
#define IS_FOREIGN ((uint64_t)1 << 33)

/// NULL for a type that gets its body late.
static uint64_t* kept_word(tn_type type) {
  const tn_opaque_payload* payload = tn_storage_payload(type.storage);
  return payload->body_size >= TN_OPAQUE_IS_DEFINED ? NULL : tn_opaque__word(payload);
}

static bool own_is_foreign(tn_type type) {
  uint64_t* word = kept_word(type);
  const uint64_t kept = word == NULL ? 0 : __atomic_load_n(word, __ATOMIC_RELAXED);
  if ((kept & IS_ASKED) != 0) return (kept & IS_FOREIGN) != 0;
  const bool is_foreign = tn_llvm_text__has_foreign(tn_opaque_type_body(type));
  if (word != NULL) {
    (void)__atomic_fetch_or(word, is_foreign ? IS_ASKED | IS_FOREIGN : IS_ASKED, __ATOMIC_RELAXED);
  }
  return is_foreign;
}

bool tn_llvm_type__is_foreign(tn_type type) {
  if (is_own(type)) return own_is_foreign(type);
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INTEGER:
      return tn_integer_type_signedness(type) != TN_SIGNLESS;
    case TN_TYPE_VECTOR:
      return tn_shaped_type_rank(type) != 1 || tn_llvm_type__is_foreign(tn_type_element_type(type));
    case TN_TYPE_FLOAT: {
      const tn_float_kind kind = tn_float_type_kind(type);
      return kind != TN_FLOAT_BF16 && kind != TN_FLOAT_F16 && kind != TN_FLOAT_F32 &&
             kind != TN_FLOAT_F64 && kind != TN_FLOAT_F80 && kind != TN_FLOAT_F128;
    }
    case TN_TYPE_OPAQUE: {
      static const char space[] = "ptr<#llvm.";
      const tn_string_view body = tn_opaque_type_body(type);
      return !tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("ptr")) ||
             body.size < sizeof space || memcmp(body.data, space, sizeof space - 1) != 0;
    }
    default:
      return true;
  }
}

/// Where the comma is that ends the part at `at`; the last round bracket that is in no others is at
/// `*out_bracket`.
static size_t part_end(tn_string_view text, size_t at, size_t* out_bracket) {
  size_t depth = 0;
  for (; at < text.size; ++at) {
    const char c = text.data[at];
    if (c == '"') {
      for (++at; at < text.size && text.data[at] != '"'; ++at) at += text.data[at] == '\\';
    } else if (c == '-' && at + 1 < text.size && text.data[at + 1] == '>') {
      ++at;
    } else if (c == '<' || c == '(' || c == '[' || c == '{') {
      if (c == '(' && depth == 0) *out_bracket = at;
      ++depth;
    } else if (c == '>' || c == ')' || c == ']' || c == '}') {
      --depth;
    } else if (depth == 0 && c == ',') {
      break;
    }
  }
  return at;
}

static tn_string_view trimmed(tn_string_view text) {
  while (text.size != 0 && strchr(" \n\t", *text.data) != NULL) {
    ++text.data;
    --text.size;
  }
  while (text.size != 0 && strchr(" \n\t", text.data[text.size - 1]) != NULL) --text.size;
  return text;
}

static tn_string_view behind(tn_string_view text, size_t size) {
  return trimmed((tn_string_view){text.data + size, text.size - size});
}

/// Goes past `word` at the front.
static bool take(tn_string_view* text, const char* word) {
  const size_t size = strlen(word);
  if (text->size < size || memcmp(text->data, word, size) != 0) return false;
  *text = behind(*text, size);
  return true;
}

/// Goes past the string at the front, which is the result.
static tn_string_view take_string(tn_string_view* text) {
  size_t end = 1;
  if (text->size == 0 || *text->data != '"') return (tn_string_view){NULL, 0};
  while (end < text->size && text->data[end] != '"') end += text->data[end] == '\\' ? 2 : 1;
  const tn_string_view string = {text->data, end < text->size ? end + 1 : text->size};
  *text = behind(*text, string.size);
  return string;
}

/// Goes past the number at the front.
static bool take_number(tn_string_view* text, uint64_t* out_number) {
  size_t at = 0;
  *out_number = 0;
  for (; at < text->size && text->data[at] >= '0' && text->data[at] <= '9'; ++at) {
    if (__builtin_mul_overflow(*out_number, 10, out_number) ||
        __builtin_add_overflow(*out_number, (uint64_t)(text->data[at] - '0'), out_number)) {
      return false;
    }
  }
  *text = behind(*text, at);
  return at != 0;
}

//===-- Opening -------------------------------------------------------------------------------===//

/// The texts of the parts: a list separated by commas, and the result type of a function.
typedef struct part_texts {
  tn_string_view result;
  tn_string_view list;
} part_texts;

static bool unwrap(tn_string_view* text, char open, char close) {
  if (text->size < 2 || *text->data != open || text->data[text->size - 1] != close) return false;
  *text = trimmed((tn_string_view){text->data + 1, text->size - 2});
  return true;
}

static bool open_struct(tn_string_view body, tn_llvm_parts* out, part_texts* out_texts) {
  out->name = take_string(&body);
  if (out->name.size != 0) take(&body, ",");
  out->is_opaque = out->name.size != 0 && (body.size == 0 || take(&body, "opaque"));
  out->is_packed = take(&body, "packed");
  out_texts->list = body;
  return out->is_opaque || unwrap(&out_texts->list, '(', ')');
}

static bool open_function(tn_string_view body, tn_llvm_parts* out, part_texts* out_texts) {
  static const char dots[] = "...";
  size_t bracket = 0;
  (void)part_end(body, 0, &bracket);
  out_texts->result = trimmed((tn_string_view){body.data, bracket});
  tn_string_view list = behind(body, bracket);
  if (bracket == 0 || !unwrap(&list, '(', ')')) return false;
  const size_t size = sizeof dots - 1;
  if (list.size >= size && memcmp(list.data + list.size - size, dots, size) == 0) {
    out->is_variadic = true;
    list = trimmed((tn_string_view){list.data, list.size - size});
    if (list.size != 0) --list.size;  // The comma.
  }
  out_texts->list = list;
  return true;
}

static bool open_target(tn_string_view body, tn_llvm_parts* out, part_texts* out_texts) {
  size_t bracket;
  out->name = take_string(&body);
  take(&body, ",");
  out_texts->list = body;
  while (body.size != 0 && *body.data != '-' && (*body.data < '0' || *body.data > '9')) {
    body = behind(body, part_end(body, 0, &bracket));
    take(&body, ",");
  }
  out->numbers = body;
  out_texts->list.size -= body.size;
  return out->name.size != 0;
}

static bool open_body(tn_string_view body, tn_llvm_parts* out, part_texts* out_texts) {
  const size_t size = body.size;
  const tn_llvm_kind kind = take(&body, "struct")   ? TN_LLVM_STRUCT
                            : take(&body, "array")  ? TN_LLVM_ARRAY
                            : take(&body, "func")   ? TN_LLVM_FUNCTION
                            : take(&body, "target") ? TN_LLVM_TARGET
                                                    : TN_LLVM_SCALAR;
  if (body.size == size || !unwrap(&body, '<', '>')) return false;
  out->kind = kind;
  if (kind == TN_LLVM_STRUCT) return open_struct(body, out, out_texts);
  if (kind == TN_LLVM_FUNCTION) return open_function(body, out, out_texts);
  if (kind == TN_LLVM_TARGET) return open_target(body, out, out_texts);
  const bool good = take_number(&body, &out->count) && take(&body, "x");
  out_texts->list = body;
  return good && body.size != 0;
}

tn_llvm_kind tn_llvm_type__kind(tn_type type) {
  tn_llvm_parts parts = {.kind = TN_LLVM_SCALAR};
  part_texts texts;
  if (!is_own(type) || !open_body(tn_opaque_type_body(type), &parts, &texts)) return TN_LLVM_SCALAR;
  return parts.kind;
}

bool tn_llvm_type__is(tn_type type, const char* mnemonic) {
  return tn_opaque__is_called(type.storage, "llvm", mnemonic);
}

//===-- Parts ---------------------------------------------------------------------------------===//

/// A text without references (opaque_text.h).
static void append_resolved(const tn_context* context, tn_string_view text, tn_text_buffer* out) {
  tn_uref reference = 0;
  size_t from = 0;
  for (size_t at = 0; (at = tn_opaque_text__next(text, from, &reference)) < text.size;
       from = at + TN_OPAQUE_REFERENCE_SIZE) {
    const tn_storage* storage = tn_uniquer__at(&context->uniquer, reference);
    tn_text_buffer_append(out, text.data + from, at - from);
    if (tn_storage_is_type(storage)) {
      tn_type__append_text((tn_type){storage}, out);
    } else {
      tn_attribute__append_text((tn_attribute){storage}, out);
    }
  }
  tn_text_buffer_append(out, text.data + from, text.size - from);
}

/// The type of another dialect.
static tn_status type_of_text(tn_context* context, tn_string_view text, tn_type* out_type) {
  const tn_file_range start = {.file = text, .start_line = 1, .start_column = 1};
  tn_attribute type = {NULL};
  TN_TRY(tn_parser__attribute_of_any(context, text, &start, NULL, &type));
  if (tn_attribute__is(type, TN_ATTRIBUTE_TYPE)) {
    *out_type = tn_type_attribute_value(type);
    return TN_OK;
  }
  return tn_context__fail(context, TN_MALFORMED, tn_location_unknown(context),
                          "a part of a type of llvm is no type: '%.*s'",
                          (int)(text.size < 96 ? text.size : 96), text.data);
}

/// The type whose text inside of another one this is.
static tn_status part_of_text(tn_context* context, tn_string_view text, tn_type* out_type) {
  tn_uref reference = 0;
  *out_type = (tn_type){NULL};
  const bool may_refer = tn_opaque_text__may_refer(text);
  if (may_refer && text.size == TN_OPAQUE_REFERENCE_SIZE &&
      tn_opaque_text__next(text, 0, &reference) == 0) {
    *out_type = tn_type__from(context, reference);
    if (tn_storage_is_type(out_type->storage)) return TN_OK;
  }
  const bool has_prefix = take(&text, PREFIX);
  tn_scan scan = {.at = text.data, .end = text.data + text.size};
  const tn_string_view word = tn_scan__word(&scan);
  tn_text_buffer whole = tn_text_buffer_make(&context->allocator);
  tn_status status = TN_OK;
  if (has_prefix || (word.size != 0 && !tn_llvm_text__is_builtin(word))) {
    status = tn_named_type__append_whole(context, DIALECT, text, &whole);
    if (status == TN_OK && !whole.failed) {
      status = tn_opaque_type__get(context, DIALECT, tn_text_buffer_view(&whole), out_type);
    }
  } else if (may_refer) {
    append_resolved(context, text, &whole);
    if (!whole.failed) status = type_of_text(context, tn_text_buffer_view(&whole), out_type);
  } else {
    status = type_of_text(context, text, out_type);
  }
  if (whole.failed) status = tn_context__out_of_memory(context);
  tn_text_buffer_free(&whole);
  return status;
}

typedef struct type_list {
  tn_context* context;
  tn_type* items;
  size_t count;
  size_t capacity;
} type_list;

static tn_status add_part(type_list* it, tn_string_view text) {
  if (!tn_array_grow(&it->context->allocator, &it->items, &it->capacity, it->count + 1,
                     sizeof *it->items)) {
    return tn_context__out_of_memory(it->context);
  }
  return part_of_text(it->context, text, &it->items[it->count++]);
}

static tn_status add_parts(type_list* it, const part_texts* texts) {
  size_t bracket;
  if (texts->result.size != 0) TN_TRY(add_part(it, texts->result));
  for (tn_string_view rest = texts->list; rest.size != 0;) {
    const size_t end = part_end(rest, 0, &bracket);
    TN_TRY(add_part(it, trimmed((tn_string_view){rest.data, end})));
    rest = behind(rest, end);
    take(&rest, ",");
  }
  return TN_OK;
}

/// The tuple of all parts, which the type keeps.
static tn_status read_parts(tn_type type, const part_texts* texts, tn_type* out_types) {
  tn_context* context = tn_type_context(type);
  uint64_t* word = kept_word(type);
  const tn_uref kept = word == NULL ? 0 : (tn_uref)__atomic_load_n(word, __ATOMIC_ACQUIRE);
  if (kept != 0) {
    *out_types = tn_type__from(context, kept);
    return TN_OK;
  }
  type_list list = {.context = context};
  tn_status status = add_parts(&list, texts);
  if (status == TN_OK) {
    status = tn_tuple_type_get(context, list.items, list.count, out_types);
  }
  tn_deallocate(&context->allocator, list.items, list.capacity * sizeof *list.items);
  if (status == TN_OK && word != NULL) {
    (void)__atomic_fetch_or(word, tn_type__ref(*out_types), __ATOMIC_RELEASE);
  }
  return status;
}

tn_status tn_llvm_type__open(tn_type type, tn_llvm_parts* out_parts) {
  part_texts texts = {{NULL, 0}, {NULL, 0}};
  *out_parts = (tn_llvm_parts){.kind = TN_LLVM_SCALAR};
  if (!is_own(type)) return TN_OK;
  if (!open_body(tn_opaque_type_body(type), out_parts, &texts)) {
    *out_parts = (tn_llvm_parts){.kind = TN_LLVM_SCALAR};
    return TN_OK;
  }
  TN_TRY(read_parts(type, &texts, &out_parts->types));
  const uint64_t count = tn_tuple_type_element_count(out_parts->types);
  if (out_parts->kind != TN_LLVM_ARRAY) out_parts->count = count - (texts.result.size != 0);
  return TN_OK;
}

tn_type tn_llvm_parts__at(const tn_llvm_parts* parts, uint64_t index) {
  const uint64_t at = parts->kind == TN_LLVM_ARRAY      ? 0
                      : parts->kind == TN_LLVM_FUNCTION ? index + 1
                                                        : index;
  return tn_tuple_type_element(parts->types, (size_t)at);
}

tn_type tn_llvm_parts__result(const tn_llvm_parts* parts) {
  return tn_tuple_type_element(parts->types, 0);
}

bool tn_llvm_type__may_be_held(tn_type type) {
  static const char* const words[] = {"void", "token", "label", "metadata", "func"};
  bool may = true;
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    may = may && !tn_llvm_type__is(type, words[i]);
  }
  return may;
}

//===-- Making --------------------------------------------------------------------------------===//

static void append_part(tn_text_buffer* text, tn_type type) {
  if (!is_own(type)) {
    tn_type__append_text(type, text);
    return;
  }
  const tn_string_view body = tn_opaque_type_body(type);
  if (own_is_foreign(type) || tn_scan__word_is(body, "ppc_fp128")) {
    tn_text_buffer_append_text(text, PREFIX);
  }
  tn_text_buffer_append_view(text, body);
}

static void append_list(tn_text_buffer* text, const tn_type* types, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    append_part(text, types[i]);
  }
}

void tn_llvm_type__append_body(tn_text_buffer* text, const tn_type* fields, size_t count,
                               bool is_packed) {
  tn_text_buffer_append_text(text, is_packed ? "packed (" : "(");
  append_list(text, fields, count);
  tn_text_buffer_append_text(text, ")");
}

/// The type of a body, which is freed.
static tn_status take_type(tn_context* context, tn_text_buffer* text, tn_type* out_type) {
  *out_type = (tn_type){NULL};
  const tn_status status =
      text->failed ? tn_context__out_of_memory(context)
                   : tn_opaque_type__get(context, DIALECT, tn_text_buffer_view(text), out_type);
  tn_text_buffer_free(text);
  return status;
}

tn_status tn_llvm_type__pointer(tn_context* context, uint32_t space, tn_type* out_type) {
  if (space == 0)
    return tn_opaque_type__get(context, DIALECT, (tn_string_view){"ptr", 3}, out_type);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text, "ptr<%u>", space);
  return take_type(context, &text, out_type);
}

tn_status tn_llvm_type__struct(tn_context* context, const tn_type* fields, size_t count,
                               bool is_packed, tn_type* out_type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "struct<");
  tn_llvm_type__append_body(&text, fields, count, is_packed);
  tn_text_buffer_append_text(&text, ">");
  return take_type(context, &text, out_type);
}

tn_status tn_llvm_type__array(tn_context* context, uint64_t count, tn_type element,
                              tn_type* out_type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text, "array<%llu x ", (unsigned long long)count);
  append_part(&text, element);
  tn_text_buffer_append_text(&text, ">");
  return take_type(context, &text, out_type);
}

tn_status tn_llvm_type__function(tn_context* context, tn_type result, const tn_type* arguments,
                                 size_t count, bool is_variadic, tn_type* out_type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, result.storage == NULL ? "func<void" : "func<");
  if (result.storage != NULL) append_part(&text, result);
  tn_text_buffer_append_text(&text, " (");
  append_list(&text, arguments, count);
  if (is_variadic) tn_text_buffer_append_text(&text, count == 0 ? "..." : ", ...");
  tn_text_buffer_append_text(&text, ")>");
  return take_type(context, &text, out_type);
}

tn_status tn_llvm_type__named(tn_context* context, tn_string_view name, tn_type* out_type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "struct<");
  tn_text_buffer_append_view(&text, name);
  tn_text_buffer_append_text(&text, ">");
  return take_type(context, &text, out_type);
}

/// `struct<"name", (i32)>`
static tn_status define(tn_context* context, const tn_llvm_parts* parts, tn_string_view name,
                        const tn_type* types, tn_type* out_type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_name_outcome outcome = TN_NAME_DIFFERS;
  tn_text_buffer_append_text(&text, "struct<");
  tn_text_buffer_append_view(&text, name);
  const size_t head = text.size;
  tn_text_buffer_append_text(&text, ", ");
  tn_llvm_type__append_body(&text, types, (size_t)parts->count, parts->is_packed);
  tn_status status = TN_OK;
  if (!text.failed) {
    const tn_string_view body = {text.data + head + 2, text.size - head - 2};
    status =
        tn_named_type__note(context, DIALECT, (tn_string_view){text.data, head}, body, &outcome);
  }
  tn_text_buffer_append_text(&text, ">");
  if (status == TN_OK && (text.failed || outcome == TN_NAME_FITS)) {
    return take_type(context, &text, out_type);
  }
  tn_text_buffer_free(&text);
  return status;
}

static tn_status make_target(tn_context* context, const tn_llvm_parts* parts, const tn_type* types,
                             tn_type* out_type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "target<");
  tn_text_buffer_append_view(&text, parts->name);
  for (size_t i = 0; i < parts->count; ++i) {
    tn_text_buffer_append_text(&text, ", ");
    tn_type__append_text(types[i], &text);
  }
  if (parts->numbers.size != 0) tn_text_buffer_append_text(&text, ", ");
  tn_text_buffer_append_view(&text, parts->numbers);
  tn_text_buffer_append_text(&text, ">");
  return take_type(context, &text, out_type);
}

tn_status tn_llvm_type__with(const tn_llvm_parts* parts, tn_string_view name, const tn_type* types,
                             tn_type* out_type) {
  tn_context* context = tn_type_context(parts->types);
  const size_t count = (size_t)parts->count;
  *out_type = (tn_type){NULL};
  switch (parts->kind) {
    case TN_LLVM_ARRAY:
      return tn_llvm_type__array(context, parts->count, types[0], out_type);
    case TN_LLVM_FUNCTION:
      return tn_llvm_type__function(context, types[0], types + 1, count, parts->is_variadic,
                                    out_type);
    case TN_LLVM_TARGET:
      return make_target(context, parts, types, out_type);
    default:
      return name.size != 0
                 ? define(context, parts, name, types, out_type)
                 : tn_llvm_type__struct(context, types, count, parts->is_packed, out_type);
  }
}
