// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes that a file holds as text.
//
// There is no alias in such a text: what a module's text names is spelled out in it, without its
// dialect where that is implied. In the bodies of opaque ones this looks for it, and keeps
// references in its place, as reading a module's text does for aliases (text/opaque_text.h); so
// they print alike. A distinct attribute in a body is a new one.

#include "base/judy_map.h"
#include "base/text_buffer.h"
#include "bytecode/reader.h"
#include "ir/alias_names.h"
#include "ir/definition.h"
#include "ir/services.h"
#include "ir/textual.h"

/// Bodies that nest deeper are an error, as each takes some of the stack.
#define DEPTH_MAX 1024u
#define UNCLOSED_MAX 8u

typedef struct rewriting {
  tn_reader* reader;
  tn_judy_map distincts;  ///< const tn_storage* by number.
} rewriting;

/// A body on its way.
typedef struct body {
  rewriting* all;
  tn_string_view dialect;
  tn_string_view name;  ///< That it begins with.
  const char* at;
  const char* end;
  const char* copied;  ///< What is in front of it is in the text.
  tn_text_buffer text;
  unsigned depth;
  unsigned unclosed_count;  ///< Brackets that nothing closes.
} body;

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.';
}

static const tn_alias_names* alias_names(const rewriting* all) {
  return all->reader->context->services->alias_names;
}

static tn_string_view word_at(const char* at, const char* end) {
  const char* word_end = at;
  while (word_end < end && is_word(*word_end)) ++word_end;
  return (tn_string_view){at, (size_t)(word_end - at)};
}

/// Behind the string that begins at `at`.
static const char* string_end(const char* at, const char* end) {
  for (++at; at < end && *at != '"'; ++at) {
    if (*at == '\\' && at + 1 < end) ++at;
  }
  return at < end ? at + 1 : end;
}

/// Behind the bracket that closes the one at `at`; NULL if none does.
static const char* bracket_end(const char* at, const char* end) {
  size_t depth = 0;
  while (at < end) {
    if (*at == '"') {
      at = string_end(at, end);
      continue;
    }
    if (*at == '-' && end - at > 1 && at[1] == '>') {
      at += 2;
      continue;
    }
    if (strchr("<[({", *at) != NULL && *at != '\0') ++depth;
    if (strchr(">])}", *at) != NULL && *at != '\0' && --depth == 0) return at + 1;
    ++at;
  }
  return NULL;
}

/// The same in a body, where it is not looked for time and again if none closes.
static const char* end_of_bracket(body* it, const char* at) {
  const char* end = it->unclosed_count == UNCLOSED_MAX ? NULL : bracket_end(at, it->end);
  if (end == NULL && it->unclosed_count < UNCLOSED_MAX) ++it->unclosed_count;
  return end;
}

/// Puts a reference in the place of what stands from `from` to `to`.
static void replace(body* it, const char* from, const char* to, const tn_storage* value) {
  tn_text_buffer_append(&it->text, it->copied, (size_t)(from - it->copied));
  tn_text_buffer_format(&it->text, "%c%08x", TN_OPAQUE_REFERENCE, value->self);
  it->copied = it->at = to;
}

//===-- What is looked for --------------------------------------------------------------------===//

static tn_status rewrite(rewriting* all, const tn_storage* opaque, unsigned depth,
                         const tn_storage** out_value);

/// An attribute of the dialect with the body `name` and what stands from `from` to `to`, if it is
/// one that has an alias.
static tn_status take_attribute(body* it, tn_string_view dialect, tn_string_view name,
                                const char* start, const char* from, const char* to) {
  tn_context* context = it->all->reader->context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_view(&text, name);
  tn_text_buffer_append(&text, from, (size_t)(to - from));
  const tn_string_view whole = tn_text_buffer_view(&text);
  const bool has_alias =
      !text.failed &&
      tn_alias_names__of_opaque(alias_names(it->all), false, dialect, whole).size != 0;
  tn_attribute attribute = {NULL};
  const tn_storage* value = NULL;
  tn_status status = TN_OK;
  if (text.failed) {
    status = tn_context__out_of_memory(context);
  } else if (has_alias) {
    // What nests in it is kept once more for each.
    status = tn_reader__spend(it->all->reader, whole.size);
    if (status == TN_OK) {
      status = tn_opaque_attribute__get(context, dialect, whole, (tn_type){NULL}, &attribute);
    }
    if (status == TN_OK) status = rewrite(it->all, attribute.storage, it->depth + 1, &value);
  }
  tn_text_buffer_free(&text);
  if (status == TN_OK && value != NULL) replace(it, start, to, value);
  return status;
}

/// `#dialect.name<...>`
static tn_status visit_attribute(body* it) {
  const char* start = it->at;
  const tn_string_view word = word_at(start + 1, it->end);
  const char* dot = word.size == 0 ? NULL : memchr(word.data, '.', word.size);
  const char* name_end = word.data + word.size;
  it->at = name_end;
  if (dot == NULL) return TN_OK;
  const tn_string_view dialect = {word.data, (size_t)(dot - word.data)};
  const tn_string_view name = {dot + 1, (size_t)(name_end - dot) - 1};
  const bool has_body = name_end < it->end && *name_end == '<';
  // The name and the bracket behind it say whether there is an alias. Where there is none, what is
  // inside is looked at next, which would go to the same bracket's end again and again.
  const tn_string_view start_of_body = {name.data, name.size + has_body};
  if (tn_alias_names__of_opaque(alias_names(it->all), false, dialect, start_of_body).size == 0)
    return TN_OK;
  const char* to = has_body ? end_of_bracket(it, name_end) : name_end;
  if (to == NULL) return TN_OK;
  return take_attribute(it, dialect, name, start, name_end, to);
}

/// `<...>` where an attribute stands without its name.
static tn_status visit_bracket(body* it) {
  const char* start = it->at++;
  const tn_string_view before = {it->name.data, (size_t)(start - it->name.data)};
  const tn_string_view name = tn_alias_names__of_bare(alias_names(it->all), it->dialect, before);
  const char* to = name.size == 0 ? NULL : end_of_bracket(it, start);
  return to == NULL ? TN_OK : take_attribute(it, it->dialect, name, start, start, to);
}

static tn_status find_distinct(rewriting* all, uint64_t number, const tn_storage** out_value) {
  *out_value = NULL;
  tn_context* context = all->reader->context;
  uintptr_t known = 0;
  if (tn_judy_map_get(&all->distincts, number, &known)) {
    *out_value = (const tn_storage*)known;
    return TN_OK;
  }
  tn_attribute unit;
  tn_attribute distinct;
  TN_TRY(tn_unit_attribute_get(context, &unit));
  TN_TRY(tn_distinct_attribute_create(unit, &distinct));
  *out_value = distinct.storage;
  const tn_status status = tn_judy_map_set(&all->distincts, number, (uintptr_t)distinct.storage);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(context);
}

/// `distinct[number]<>`
static tn_status visit_word(body* it) {
  static const char start_text[] = "distinct[";
  static const char end_text[] = "]<>";
  const char* start = it->at;
  const tn_string_view word = word_at(start, it->end);
  it->at += word.size;
  if ((size_t)(it->end - start) < sizeof start_text - 1 ||
      memcmp(start, start_text, sizeof start_text - 1) != 0) {
    return TN_OK;
  }
  const char* digit = start + sizeof start_text - 1;
  uint64_t number = 0;
  while (digit < it->end && *digit >= '0' && *digit <= '9' && number < UINT32_MAX) {
    number = number * 10 + (uint64_t)(*digit++ - '0');
  }
  if ((size_t)(it->end - digit) < sizeof end_text - 1 ||
      memcmp(digit, end_text, sizeof end_text - 1) != 0) {
    return TN_OK;
  }
  const tn_storage* value;
  TN_TRY(find_distinct(it->all, number, &value));
  if (value != NULL) replace(it, start, digit + sizeof end_text - 1, value);
  return TN_OK;
}

//===-- Going over a body ---------------------------------------------------------------------===//

static tn_status visit(body* it) {
  while (it->at < it->end) {
    if (*it->at == '"') {
      it->at = string_end(it->at, it->end);
    } else if (*it->at == '#') {
      TN_TRY(visit_attribute(it));
    } else if (*it->at == '<') {
      TN_TRY(visit_bracket(it));
    } else if (is_word(*it->at)) {
      TN_TRY(visit_word(it));
    } else {
      ++it->at;
    }
  }
  return TN_OK;
}

/// The same type (attribute) with what was put together for its body.
static tn_status finish(body* it, const tn_storage* opaque, bool is_type,
                        const tn_storage** out_value) {
  tn_context* context = it->all->reader->context;
  tn_text_buffer_append(&it->text, it->copied, (size_t)(it->end - it->copied));
  if (it->text.failed) return tn_context__out_of_memory(context);
  const tn_string_view text = tn_text_buffer_view(&it->text);
  tn_type type = {NULL};
  tn_attribute attribute = {NULL};
  if (is_type) {
    TN_TRY(tn_opaque_type__get(context, it->dialect, text, &type));
    *out_value = type.storage;
    return TN_OK;
  }
  type = tn_attribute_type((tn_attribute){opaque});
  TN_TRY(tn_opaque_attribute__get(context, it->dialect, text, type, &attribute));
  *out_value = attribute.storage;
  return TN_OK;
}

static tn_status rewrite(rewriting* all, const tn_storage* opaque, unsigned depth,
                         const tn_storage** out_value) {
  const tn_opaque_payload* payload = tn_storage_payload(opaque);
  const tn_string_view text = tn_opaque__body(payload);
  body it = {.all = all,
             .dialect = tn_opaque__dialect(payload),
             .at = text.data,
             .end = text.data + text.size,
             .copied = text.data,
             .text = tn_text_buffer_make(&all->reader->context->allocator),
             .depth = depth};
  *out_value = opaque;
  if (depth > DEPTH_MAX) {
    tn_location where;
    TN_TRY(tn_reader__file_location(all->reader, &where));
    return tn_context__fail(all->reader->context, TN_LIMIT_EXCEEDED, where,
                            "attributes in a text nest more than %u deep", DEPTH_MAX);
  }
  if (!tn_alias_names__sees_into(alias_names(all), it.dialect)) return TN_OK;
  it.name = word_at(text.data, it.end);
  tn_status status = visit(&it);
  if (status == TN_OK && it.copied != text.data) {
    status = finish(&it, opaque, tn_storage_is_type(opaque), out_value);
  }
  tn_text_buffer_free(&it.text);
  return status;
}

//===-- Whole texts ---------------------------------------------------------------------------===//

tn_status tn_reader__read_text(tn_reader* reader, tn_string_view text, bool is_type,
                               const tn_storage** out_value) {
  rewriting all = {.reader = reader};
  const uint8_t opaque =
      is_type ? (uint8_t)TN_TYPE_OPAQUE : tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE);
  TN_TRY(tn_textual__parse(reader->context, text, is_type, out_value));
  // What has parameters was read with what is inside.
  if ((*out_value)->kind != opaque || tn_definition__of(*out_value) != NULL) return TN_OK;
  const tn_status status = rewrite(&all, *out_value, 0, out_value);
  tn_judy_map_clear(&all.distincts);
  return status;
}
