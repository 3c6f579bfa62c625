// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes that a file contains as text.
//
// Such a text has no aliases: it contains in full everything that a module would refer to by an
// alias, and omits the dialect where it is implied. This file searches the bodies of opaque types
// and attributes for such attributes and replaces them by references, as parsing a module does for
// aliases (ir/opaque_text.h); so both print alike. Each distinct attribute in a body is a new
// one.

#include "base/judy_map.h"
#include "base/text_buffer.h"
#include "bytecode/reader.h"
#include "ir/alias_names.h"
#include "ir/definition.h"
#include "ir/services.h"
#include "ir/textual.h"

/// Bodies that nest deeper are an error, since each takes some of the stack.
#define DEPTH_MAX 1024u
#define UNCLOSED_MAX 8u

typedef struct rewriting {
  tn_reader* reader;
  tn_judy_map distincts;  ///< const tn_storage* by number.
} rewriting;

/// A body that is being rewritten.
typedef struct body {
  rewriting* all;
  tn_string_view dialect;
  tn_string_view name;  ///< The name at its start.
  const char* at;
  const char* end;
  const char* copied;  ///< Everything before it has been copied to the text.
  tn_text_buffer text;
  unsigned depth;
  unsigned unclosed_count;  ///< Number of brackets without a closing one.
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

/// Returns the end of the string that begins at `at`.
static const char* string_end(const char* at, const char* end) {
  for (++at; at < end && *at != '"'; ++at) {
    if (*at == '\\' && at + 1 < end) ++at;
  }
  return at < end ? at + 1 : end;
}

/// Returns the end of the bracketed text that begins at `at`; NULL if the bracket is never closed.
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

/// Same in a body; after UNCLOSED_MAX failures it does not search again.
static const char* end_of_bracket(body* self, const char* at) {
  const char* end = self->unclosed_count == UNCLOSED_MAX ? NULL : bracket_end(at, self->end);
  if (end == NULL && self->unclosed_count < UNCLOSED_MAX) ++self->unclosed_count;
  return end;
}

/// Replaces the text from `from` to `to` by a reference.
static void replace(body* self, const char* from, const char* to, const tn_storage* value) {
  tn_text_buffer_append(&self->text, self->copied, (size_t)(from - self->copied));
  tn_text_buffer_format(&self->text, "%c%08x", TN_OPAQUE_REFERENCE, value->self);
  self->copied = self->at = to;
}

//===-- Attributes in a body ------------------------------------------------------------------===//

static tn_status rewrite(rewriting* all, const tn_storage* opaque, unsigned depth,
                         const tn_storage** out_value);

/// Creates the attribute of the dialect with the body `name` and the text from `from` to `to`, if
/// it is one that has an alias.
static tn_status take_attribute(body* self, tn_string_view dialect, tn_string_view name,
                                const char* start, const char* from, const char* to) {
  tn_context* context = self->all->reader->context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_view(&text, name);
  tn_text_buffer_append(&text, from, (size_t)(to - from));
  const tn_string_view whole = tn_text_buffer_view(&text);
  const bool has_alias =
      !text.failed &&
      tn_alias_names__of_opaque(alias_names(self->all), false, dialect, whole).size != 0;
  tn_attribute attribute = {NULL};
  const tn_storage* value = NULL;
  tn_status status = TN_OK;
  if (text.failed) {
    status = tn_context__out_of_memory(context);
  } else if (has_alias) {
    // Nested attributes are stored again in each enclosing one.
    status = tn_reader__spend(self->all->reader, whole.size);
    if (status == TN_OK) {
      status = tn_opaque_attribute__get(context, dialect, whole, (tn_type){NULL}, &attribute);
    }
    if (status == TN_OK) status = rewrite(self->all, attribute.storage, self->depth + 1, &value);
  }
  tn_text_buffer_free(&text);
  if (status == TN_OK && value != NULL) replace(self, start, to, value);
  return status;
}

/// `#dialect.name<...>`
static tn_status visit_attribute(body* self) {
  const char* start = self->at;
  const tn_string_view word = word_at(start + 1, self->end);
  const char* dot = word.size == 0 ? NULL : memchr(word.data, '.', word.size);
  const char* name_end = word.data + word.size;
  self->at = name_end;
  if (dot == NULL) return TN_OK;
  const tn_string_view dialect = {word.data, (size_t)(dot - word.data)};
  const tn_string_view name = {dot + 1, (size_t)(name_end - dot) - 1};
  const bool has_body = name_end < self->end && *name_end == '<';
  // The name and its bracket determine whether there is an alias. Check that first: otherwise,
  // nested attributes would scan to the same closing bracket again and again.
  const tn_string_view start_of_body = {name.data, name.size + has_body};
  if (tn_alias_names__of_opaque(alias_names(self->all), false, dialect, start_of_body).size == 0)
    return TN_OK;
  const char* to = has_body ? end_of_bracket(self, name_end) : name_end;
  if (to == NULL) return TN_OK;
  return take_attribute(self, dialect, name, start, name_end, to);
}

/// `<...>`, an attribute without its name.
static tn_status visit_bracket(body* self) {
  const char* start = self->at++;
  const tn_string_view before = {self->name.data, (size_t)(start - self->name.data)};
  const tn_string_view name =
      tn_alias_names__of_bare(alias_names(self->all), self->dialect, before);
  const char* to = name.size == 0 ? NULL : end_of_bracket(self, start);
  return to == NULL ? TN_OK : take_attribute(self, self->dialect, name, start, start, to);
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
static tn_status visit_word(body* self) {
  static const char start_text[] = "distinct[";
  static const char end_text[] = "]<>";
  const char* start = self->at;
  const tn_string_view word = word_at(start, self->end);
  self->at += word.size;
  if ((size_t)(self->end - start) < sizeof start_text - 1 ||
      memcmp(start, start_text, sizeof start_text - 1) != 0) {
    return TN_OK;
  }
  const char* digit = start + sizeof start_text - 1;
  uint64_t number = 0;
  while (digit < self->end && *digit >= '0' && *digit <= '9' && number < UINT32_MAX) {
    number = number * 10 + (uint64_t)(*digit++ - '0');
  }
  if ((size_t)(self->end - digit) < sizeof end_text - 1 ||
      memcmp(digit, end_text, sizeof end_text - 1) != 0) {
    return TN_OK;
  }
  const tn_storage* value;
  TN_TRY(find_distinct(self->all, number, &value));
  if (value != NULL) replace(self, start, digit + sizeof end_text - 1, value);
  return TN_OK;
}

//===-- Rewriting a body ----------------------------------------------------------------------===//

static tn_status visit(body* self) {
  while (self->at < self->end) {
    if (*self->at == '"') {
      self->at = string_end(self->at, self->end);
    } else if (*self->at == '#') {
      TN_TRY(visit_attribute(self));
    } else if (*self->at == '<') {
      TN_TRY(visit_bracket(self));
    } else if (is_word(*self->at)) {
      TN_TRY(visit_word(self));
    } else {
      ++self->at;
    }
  }
  return TN_OK;
}

/// Creates the same type (attribute) with the rewritten body.
static tn_status finish(body* self, const tn_storage* opaque, bool is_type,
                        const tn_storage** out_value) {
  tn_context* context = self->all->reader->context;
  tn_text_buffer_append(&self->text, self->copied, (size_t)(self->end - self->copied));
  if (self->text.failed) return tn_context__out_of_memory(context);
  const tn_string_view text = tn_text_buffer_view(&self->text);
  tn_type type = {NULL};
  tn_attribute attribute = {NULL};
  if (is_type) {
    TN_TRY(tn_opaque_type__get(context, self->dialect, text, &type));
    *out_value = type.storage;
    return TN_OK;
  }
  type = tn_attribute_type((tn_attribute){opaque});
  TN_TRY(tn_opaque_attribute__get(context, self->dialect, text, type, &attribute));
  *out_value = attribute.storage;
  return TN_OK;
}

static tn_status rewrite(rewriting* all, const tn_storage* opaque, unsigned depth,
                         const tn_storage** out_value) {
  const tn_opaque_payload* payload = tn_storage_payload(opaque);
  const tn_string_view text = tn_opaque__body(payload);
  body self = {.all = all,
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
  if (!tn_alias_names__sees_into(alias_names(all), self.dialect)) return TN_OK;
  self.name = word_at(text.data, self.end);
  tn_status status = visit(&self);
  if (status == TN_OK && self.copied != text.data) {
    status = finish(&self, opaque, tn_storage_is_type(opaque), out_value);
  }
  tn_text_buffer_free(&self.text);
  return status;
}

//===-- Whole texts ---------------------------------------------------------------------------===//

tn_status tn_reader__read_text(tn_reader* reader, tn_string_view text, bool is_type,
                               const tn_storage** out_value) {
  rewriting all = {.reader = reader};
  TN_TRY(tn_textual__parse(reader->context, text, is_type, out_value));
  // A parsed type or attribute with parameters already contains its nested ones.
  if (!tn_storage__is_of_dialect(*out_value) || tn_definition__of(*out_value) != NULL) return TN_OK;
  const tn_status status = rewrite(&all, *out_value, 0, out_value);
  tn_judy_map_clear(&all.distincts);
  return status;
}
