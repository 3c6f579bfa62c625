// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of debug information as the dialect prints them: fields in the order of their
// definition and those of default values left out, flags in the order of their bits, and references
// to the attributes inside. What else the dialect has is spaced as MLIR prints it.
//
// Source: the definitions of the dialect's attributes, and what mlir-opt prints and reports.

#include <string.h>

#include "base/text_buffer.h"
#include "dialects/common/llvm_fields.h"
#include "dialects/common/scan.h"
#include "dialects/llvm/llvm.h"
#include "ir/alias_names.h"
#include "ir/opaque_text.h"
#include "ir/services.h"
#include "ir/uniqued.h"

/// Attributes that nest deeper inside others stay as they are.
#define DEPTH_MAX 64u

typedef struct span {
  const char* from;  ///< NULL for a field that is not there.
  const char* to;
} span;

typedef struct speller {
  tn_scan scan;
  tn_context* context;
  tn_text_buffer* text;
  uint32_t depth;
} speller;

static tn_status spell_body(tn_context* context, tn_string_view body, uint32_t depth,
                            tn_text_buffer* text, tn_misspelling* out_wrong);

//===-- Reading -------------------------------------------------------------------------------===//

static const tn_llvm_record* find_record(tn_string_view name) {
  for (size_t i = 0; i < TN_LLVM_RECORD_COUNT; ++i) {
    const tn_llvm_record* record = &tn_llvm__records[i];
    const bool is_debug = record->name[0] == 'd' && record->fields[0].name != NULL;
    if (is_debug && tn_scan__word_is(name, record->name)) return record;
  }
  return NULL;
}

static void skip_string(tn_scan* scan) {
  for (++scan->at; scan->at < scan->end && *scan->at != '"'; ++scan->at) {
    if (*scan->at == '\\' && scan->end - scan->at > 1) ++scan->at;
  }
  if (scan->at < scan->end) ++scan->at;
}

/// Goes past a value: up to a comma or a bracket that closes what is around.
static span read_value(tn_scan* scan) {
  span value = {tn_scan__here(scan), NULL};
  size_t depth = 0;
  value.to = value.from;
  while (tn_scan__here(scan) < scan->end) {
    const char c = *scan->at;
    if (depth == 0 && (c == ',' || c == '>')) break;
    if (c == '"') {
      skip_string(scan);
    } else {
      if (strchr("<[({", c) != NULL) ++depth;
      if (strchr(">)]}", c) != NULL && depth != 0) --depth;
      ++scan->at;
    }
    value.to = scan->at;
  }
  return value;
}

/// Whether another item of a list follows the comma, and not the name of a field.
static bool is_list_next(const tn_scan* scan) {
  tn_scan ahead = *scan;
  if (!tn_scan__take(&ahead, ',')) return false;
  return tn_scan__word(&ahead).size == 0 || !tn_scan__is(&ahead, '=');
}

static bool read_field(speller* it, const tn_llvm_record* record, span* values) {
  tn_scan* scan = &it->scan;
  const char* at = tn_scan__here(scan);
  const tn_string_view name = tn_scan__word(scan);
  if (name.size == 0) return tn_scan__refuse(scan, at, "expected valid keyword");
  if (!tn_scan__expect(scan, '=')) return false;
  size_t i = 0;
  while (i < TN_LLVM_FIELD_MAX && record->fields[i].name != NULL &&
         !tn_scan__word_is(name, record->fields[i].name)) {
    ++i;
  }
  if (i == TN_LLVM_FIELD_MAX || record->fields[i].name == NULL || values[i].from != NULL) {
    return tn_scan__refuse(scan, tn_scan__here(scan),
                           "duplicate or unknown struct parameter name: %.*s", (int)name.size,
                           name.data);
  }
  values[i] = read_value(scan);
  while (record->fields[i].kind == TN_LLVM_LIST && is_list_next(scan)) {
    (void)tn_scan__take(scan, ',');
    values[i].to = read_value(scan).to;
  }
  return true;
}

static bool read_fields(speller* it, const tn_llvm_record* record, span* values) {
  if (!tn_scan__expect(&it->scan, '<')) return false;
  if (!tn_scan__is(&it->scan, '>')) {
    do {
      if (!read_field(it, record, values)) return false;
    } while (tn_scan__take(&it->scan, ','));
  }
  return tn_scan__expect(&it->scan, '>');
}

//===-- Attributes inside ---------------------------------------------------------------------===//

/// An attribute of the dialect, which is printed under an alias, as a reference.
static tn_status put_reference(speller* it, tn_string_view name, tn_string_view rest) {
  static const tn_string_view dialect = {"llvm", 4};
  tn_text_buffer whole = tn_text_buffer_make(&it->context->allocator);
  tn_text_buffer text = whole;
  tn_attribute attribute = {NULL};
  tn_text_buffer_append_view(&whole, name);
  tn_text_buffer_append_view(&whole, rest);
  tn_status status = whole.failed ? tn_context__out_of_memory(it->context)
                                  : spell_body(it->context, tn_text_buffer_view(&whole),
                                               it->depth + 1, &text, it->scan.wrong);
  if (status == TN_MALFORMED) it->scan.wrong->at = rest.data;
  if (status == TN_OK && text.failed) status = tn_context__out_of_memory(it->context);
  if (status == TN_OK) {
    status = tn_opaque_attribute__get(it->context, dialect, tn_text_buffer_view(&text),
                                      (tn_type){NULL}, &attribute);
  }
  if (status == TN_OK) {
    tn_text_buffer_format(it->text, "%c%08x", TN_OPAQUE_REFERENCE, attribute.storage->self);
  }
  tn_text_buffer_free(&whole);
  tn_text_buffer_free(&text);
  return status;
}

/// The name of the attribute of this dialect that `value` is, if it has an alias; what follows the
/// name goes to `*out_rest`.
static tn_string_view aliased_name(const speller* it, span value, tn_string_view* out_rest) {
  static const char prefix[] = "#llvm.";
  static const tn_string_view nothing = {NULL, 0};
  const tn_alias_names* names = it->context->services->alias_names;
  const size_t prefix_size = sizeof prefix - 1;
  const size_t size = (size_t)(value.to - value.from);
  if (size != 0 && *value.from == '<') {
    *out_rest = (tn_string_view){value.from, size};
    return tn_alias_names__of_bare(names, (tn_string_view){"llvm", 4},
                                   tn_text_buffer_view(it->text));
  }
  if (size <= prefix_size || memcmp(value.from, prefix, prefix_size) != 0) return nothing;
  const tn_string_view body = {value.from + prefix_size, size - prefix_size};
  if (tn_alias_names__of_opaque(names, false, (tn_string_view){"llvm", 4}, body).size == 0) {
    return nothing;
  }
  size_t name_size = 0;
  while (name_size < body.size && body.data[name_size] != '<') ++name_size;
  *out_rest = (tn_string_view){body.data + name_size, body.size - name_size};
  return (tn_string_view){body.data, name_size};
}

static tn_status put_item(speller* it, span value) {
  tn_string_view rest;
  const tn_string_view name = aliased_name(it, value, &rest);
  if (name.size != 0 && it->depth < DEPTH_MAX) return put_reference(it, name, rest);
  const tn_string_view text = {value.from, (size_t)(value.to - value.from)};
  return tn_scan__spell(it->context, text, it->text, it->scan.wrong);
}

static tn_status put_list(speller* it, span values) {
  tn_scan scan = {.at = values.from, .end = values.to, .wrong = it->scan.wrong};
  do {
    if (scan.at != values.from) tn_text_buffer_append_text(it->text, ", ");
    TN_TRY(put_item(it, read_value(&scan)));
  } while (tn_scan__take(&scan, ','));
  return TN_OK;
}

//===-- Flags ---------------------------------------------------------------------------------===//

static tn_string_view trimmed(const char* from, const char* to) {
  while (from < to && (*from == ' ' || *from == '\t' || *from == '\n')) ++from;
  while (from < to && (to[-1] == ' ' || to[-1] == '\t' || to[-1] == '\n')) --to;
  return (tn_string_view){from, (size_t)(to - from)};
}

/// A word, or several in quotes with bars between them.
static bool read_flags(tn_scan* scan, span value, bool is_subprogram, uint32_t* out_bits) {
  const char* what = is_subprogram ? "LLVM DISubprogram flags" : "LLVM DI flags";
  const bool is_quoted = value.to - value.from > 1 && *value.from == '"';
  tn_scan words = {.at = value.from, .end = value.to, .wrong = scan->wrong};
  *out_bits = 0;
  if (!is_quoted) {
    if (tn_scan__word(&words).size == 0) {
      return tn_scan__refuse(scan, value.from, "expected keyword for %s", what);
    }
    if (tn_scan__here(&words) != value.to) {
      return tn_scan__refuse(scan, words.at, "expected '>'");
    }
  }
  const char* at = value.from + is_quoted;
  const char* end = value.to - is_quoted;
  const tn_string_view all = {at, (size_t)(end - at)};
  do {
    const char* bar = memchr(at, '|', (size_t)(end - at));
    const char* to = bar == NULL ? end : bar;
    uint32_t bits = 0;
    if (!tn_llvm__flag_bits(is_subprogram, trimmed(at, to), &bits)) {
      return tn_scan__refuse(scan, value.from, "expected one of [%s] for %s, got: %.*s",
                             tn_llvm__flag_words(is_subprogram), what,
                             all.size < 64 ? (int)all.size : 64, all.data);
    }
    *out_bits |= bits;
    at = bar == NULL ? end : bar + 1;
  } while (at != end);
  return true;
}

static void put_flags(tn_text_buffer* text, const tn_llvm_flag* flags, uint32_t bits) {
  const size_t start = text->size;
  const char* bar = "\"";
  uint32_t known = 0;
  for (const tn_llvm_flag* flag = flags; flag->name != NULL; ++flag) {
    if (((bits & ~known) & flag->bits) != flag->bits) continue;
    known |= flag->bits;
    tn_text_buffer_format(text, "%s%s", bar, flag->name);
    bar = "|";
  }
  if (text->failed) return;
  if (memchr(text->data + start, '|', text->size - start) != NULL) {
    tn_text_buffer_append_text(text, "\"");
  } else {
    memmove(text->data + start, text->data + start + 1, text->size - start - 1);
    --text->size;
  }
}

//===-- Records -------------------------------------------------------------------------------===//

static bool is_default(const tn_llvm_field* field, span value) {
  const tn_string_view text = {value.from, (size_t)(value.to - value.from)};
  switch (field->kind) {
    case TN_LLVM_COUNT:
      return tn_scan__word_is(text, "0");
    case TN_LLVM_MARK:
      return tn_scan__word_is(text, "false");
    case TN_LLVM_NAME_TABLE_KIND:
      return tn_scan__word_is(text, "Default");
    default:
      return false;
  }
}

static tn_status put_field(speller* it, const tn_llvm_field* field, span value, bool* has_fields) {
  const bool is_subprogram = field->kind == TN_LLVM_SUBPROGRAM_FLAGS;
  const bool is_flags = is_subprogram || field->kind == TN_LLVM_FLAGS;
  uint32_t bits = 0;
  if (is_flags && !read_flags(&it->scan, value, is_subprogram, &bits)) return TN_MALFORMED;
  if (is_default(field, value) || (is_flags && bits == 0)) return TN_OK;
  tn_text_buffer_format(it->text, "%s%s = ", *has_fields ? ", " : "", field->name);
  *has_fields = true;
  if (is_flags) {
    put_flags(it->text, is_subprogram ? tn_llvm__subprogram_flags : tn_llvm__debug_flags, bits);
    return TN_OK;
  }
  return field->kind == TN_LLVM_LIST ? put_list(it, value) : put_item(it, value);
}

static tn_status spell_record(speller* it, const tn_llvm_record* record) {
  span values[TN_LLVM_FIELD_MAX] = {{NULL, NULL}};
  bool has_fields = false;
  if (!read_fields(it, record, values)) return TN_MALFORMED;
  tn_text_buffer_format(it->text, "%s<", record->name);
  for (size_t i = 0; i < TN_LLVM_FIELD_MAX && record->fields[i].name != NULL; ++i) {
    if (values[i].from == NULL) continue;
    TN_TRY(put_field(it, &record->fields[i], values[i], &has_fields));
  }
  tn_text_buffer_append_text(it->text, ">");
  return TN_OK;
}

static tn_status spell_body(tn_context* context, tn_string_view body, uint32_t depth,
                            tn_text_buffer* text, tn_misspelling* out_wrong) {
  speller it = {.scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong},
                .context = context,
                .text = text,
                .depth = depth};
  const tn_llvm_record* record = find_record(tn_scan__word(&it.scan));
  return record == NULL ? tn_scan__spell(context, body, text, out_wrong)
                        : spell_record(&it, record);
}

tn_status tn_llvm__spell_attribute(tn_context* context, tn_string_view body, tn_text_buffer* text,
                                   tn_misspelling* out_wrong) {
  return spell_body(context, body, 0, text, out_wrong);
}
