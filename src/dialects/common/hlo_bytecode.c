// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The encodings of stablehlo, mhlo and chlo: a code and its fields, or an enumerator. What is read
// is kept in the dialect's spelling.
//
// Source: the StableHLO specification for the names; its bytecode for the order.

#include "dialects/common/hlo_bytecode.h"

#include <string.h>

#include "base/text_buffer.h"
#include "bytecode/reader.h"
#include "ir/enum_attribute.h"
#include "ir/op_diagnostic.h"

/// An attribute while it is spelled.
typedef struct spelling {
  tn_reader* reader;
  tn_cursor* cursor;
  tn_text_buffer* text;
  const tn_hlo_record* record;
  bool has_fields;
} spelling;

static tn_status truncated(const spelling* it) {
  return tn_reader__truncated(it->reader, it->cursor, it->record->name);
}

//===-- Fields --------------------------------------------------------------------------------===//

/// ` name = ` behind a comma if it is not the first; a record of one list has no names.
static void put_name(spelling* it, const tn_hlo_field* part) {
  if (it->has_fields) tn_text_buffer_append_text(it->text, ", ");
  it->has_fields = true;
  if (*part->name == 0) return;
  tn_text_buffer_append_text(it->text, part->name);
  tn_text_buffer_append_text(it->text, it->record->is_tight ? "=" : " = ");
}

static void put_signed(spelling* it, int64_t value) {
  if (value == INT64_MIN) {
    tn_text_buffer_append_text(it->text, "?");
  } else {
    tn_text_buffer_append_signed(it->text, value);
  }
}

static tn_status put_number(spelling* it, const tn_hlo_field* part) {
  int64_t value;
  if (!tn_cursor__signed(it->cursor, &value)) return truncated(it);
  if (value == 0 && !it->record->spells_all) return TN_OK;
  put_name(it, part);
  put_signed(it, value);
  return TN_OK;
}

/// Numbers with commas between them, behind `open` if there are any, or always.
static tn_status put_list(spelling* it, const tn_hlo_field* part, const char* open,
                          const char* close) {
  size_t count;
  TN_TRY(tn_reader__count(it->reader, it->cursor, it->record->name, &count));
  if (count == 0 && !it->record->spells_all) return TN_OK;
  put_name(it, part);
  tn_text_buffer_append_text(it->text, open);
  for (size_t i = 0; i < count; ++i) {
    int64_t value;
    if (!tn_cursor__signed(it->cursor, &value)) return truncated(it);
    if (i != 0) tn_text_buffer_append_text(it->text, ", ");
    put_signed(it, value);
  }
  tn_text_buffer_append_text(it->text, close);
  return TN_OK;
}

/// Numbers of f64, without their type.
static tn_status put_double(spelling* it, const tn_hlo_field* part) {
  tn_type f64;
  tn_attribute number;
  TN_TRY(tn_float_type_get(it->reader->context, TN_FLOAT_F64, &f64));
  TN_TRY(tn_reader__read_number(it->reader, f64, it->cursor, &number));
  if (tn_float_attribute_value(number) == 0 && !it->record->spells_all) return TN_OK;
  put_name(it, part);
  const size_t start = it->text->size;
  tn_attribute__append_text(number, it->text);
  if (it->text->failed) return TN_OK;
  const char* colon = memchr(it->text->data + start, ':', it->text->size - start);
  if (colon != NULL) it->text->size = (size_t)(colon - it->text->data) - 1;
  return TN_OK;
}

/// What is spelled from `from` on without the prefix that the record's syntax implies.
static void leave_out(tn_text_buffer* text, size_t from, const char* prefix) {
  const size_t size = prefix == NULL ? 0 : strlen(prefix);
  if (size == 0 || text->failed) return;
  for (size_t at = from; at + size <= text->size; ++at) {
    if (memcmp(text->data + at, prefix, size) != 0) continue;
    memmove(text->data + at, text->data + at + size, text->size - at - size);
    text->size -= size;
  }
}

static tn_status put_inner(spelling* it, const tn_hlo_field* part) {
  const tn_storage* inner;
  TN_TRY(part->kind == TN_HLO_TYPE ? tn_reader__inner_type(it->reader, it->cursor, &inner)
                                   : tn_reader__inner_attribute(it->reader, it->cursor, &inner));
  put_name(it, part);
  if (inner == NULL) return TN_OK;
  const size_t start = it->text->size;
  if (part->implied != NULL && *part->implied != '#' &&
      inner->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE)) {
    tn_text_buffer_append_view(it->text, tn_opaque__body(tn_storage_payload(inner)));
  } else {
    TN_TRY(tn_reader__spell(it->reader, inner, it->text));
  }
  leave_out(it->text, start, part->implied);
  return TN_OK;
}

static tn_status read_truth(spelling* it, bool* out_truth) {
  uint8_t byte = 0;
  if (!tn_cursor__byte(it->cursor, &byte)) return truncated(it);
  *out_truth = byte != 0;
  return TN_OK;
}

static tn_status put_optional(spelling* it, const tn_hlo_field* part) {
  bool is_there = false;
  TN_TRY(read_truth(it, &is_there));
  return is_there ? put_inner(it, part) : TN_OK;
}

static tn_status put_truth(spelling* it, const tn_hlo_field* part) {
  bool truth = false;
  TN_TRY(read_truth(it, &truth));
  put_name(it, part);
  tn_text_buffer_append_text(it->text, truth ? "true" : "false");
  return TN_OK;
}

/// A word without its name, if a number is not 0.
static tn_status put_mark(spelling* it, const tn_hlo_field* part) {
  uint64_t truth;
  TN_TRY(tn_reader__varint(it->reader, it->cursor, it->record->name, &truth));
  if (truth == 0) return TN_OK;
  tn_text_buffer_format(it->text, "%s%s", it->has_fields ? ", " : "", part->name);
  return TN_OK;
}

static tn_status put_string(spelling* it, const tn_hlo_field* part) {
  tn_string_view text;
  tn_attribute string;
  TN_TRY(tn_reader__read_string(it->reader, it->cursor, &text));
  TN_TRY(tn_string_attribute_get(it->reader->context, text, &string));
  put_name(it, part);
  tn_attribute__append_text(string, it->text);
  return TN_OK;
}

static tn_status put_inners(spelling* it, const tn_hlo_field* part) {
  size_t count;
  TN_TRY(tn_reader__count(it->reader, it->cursor, it->record->name, &count));
  put_name(it, part);
  tn_text_buffer_append_text(it->text, "[");
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* inner;
    TN_TRY(tn_reader__inner_attribute(it->reader, it->cursor, &inner));
    if (i != 0) tn_text_buffer_append_text(it->text, ", ");
    if (inner != NULL) TN_TRY(tn_reader__spell(it->reader, inner, it->text));
  }
  tn_text_buffer_append_text(it->text, "]");
  return TN_OK;
}

/// A number and more of them, in one list.
static tn_status put_path(spelling* it, const tn_hlo_field* part) {
  int64_t first;
  if (!tn_cursor__signed(it->cursor, &first)) return truncated(it);
  put_name(it, part);
  tn_text_buffer_append_text(it->text, "[");
  put_signed(it, first);
  it->has_fields = false;
  tn_text_buffer rest = tn_text_buffer_make(it->text->allocator);
  spelling behind = *it;
  behind.text = &rest;
  const tn_status status = put_list(&behind, &(tn_hlo_field){"", TN_HLO_LIST, NULL}, ", ", "");
  tn_text_buffer_append_view(it->text, tn_text_buffer_view(&rest));
  it->text->failed |= rest.failed;
  tn_text_buffer_free(&rest);
  tn_text_buffer_append_text(it->text, "]");
  it->has_fields = true;
  return status;
}

static tn_status put_field(spelling* it, const tn_hlo_field* part) {
  switch (part->kind) {
    case TN_HLO_LIST:
      return *part->name == 0 ? put_list(it, part, "", "") : put_list(it, part, "[", "]");
    case TN_HLO_DOUBLE:
      return put_double(it, part);
    case TN_HLO_TYPE:
    case TN_HLO_ATTRIBUTE:
      return put_inner(it, part);
    case TN_HLO_ATTRIBUTES:
      return put_inners(it, part);
    case TN_HLO_OPTIONAL:
      return put_optional(it, part);
    case TN_HLO_TRUTH:
      return put_truth(it, part);
    case TN_HLO_MARK:
      return put_mark(it, part);
    case TN_HLO_STRING:
      return put_string(it, part);
    case TN_HLO_PATH:
      return put_path(it, part);
    default:
      return put_number(it, part);
  }
}

static tn_status put_record(tn_reader* reader, const tn_hlo_record* record, tn_cursor* cursor,
                            tn_text_buffer* text) {
  spelling it = {reader, cursor, text, record, false};
  tn_text_buffer_format(text, "%s<", record->name);
  for (size_t i = 0; i < TN_HLO_FIELD_MAX && record->fields[i].name != NULL; ++i) {
    TN_TRY(put_field(&it, &record->fields[i]));
  }
  tn_text_buffer_append_text(text, ">");
  return TN_OK;
}

/// `(1)2`
static tn_status put_sub_axis(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text) {
  int64_t before;
  int64_t size;
  if (!tn_cursor__signed(cursor, &before) || !tn_cursor__signed(cursor, &size)) {
    return tn_reader__truncated(reader, cursor, "sub_axis_info");
  }
  tn_text_buffer_format(text, "sub_axis_info(%lld)%lld", (long long)before, (long long)size);
  return TN_OK;
}

//===-- Convolutions --------------------------------------------------------------------------===//

#define CONVOLUTION_RANK_MAX 64u

static tn_status read_place(tn_reader* reader, tn_cursor* cursor, size_t rank, int64_t label,
                            int64_t* labels) {
  const uint8_t* at = cursor->at;
  int64_t place;
  if (!tn_cursor__signed(cursor, &place)) return tn_reader__truncated(reader, cursor, "conv");
  if (place < 0 || (uint64_t)place >= rank) {
    return tn_reader__error(reader, at, "a convolution has no dimension %lld", (long long)place);
  }
  labels[place] = label;
  return TN_OK;
}

/// Two named dimensions and the spatial ones of one operand, spelled in their order.
static tn_status put_dimensions(tn_reader* reader, tn_cursor* cursor, const char names[2],
                                tn_text_buffer* text) {
  int64_t labels[CONVOLUTION_RANK_MAX];
  tn_cursor named = *cursor;
  int64_t unused;
  size_t count;
  if (!tn_cursor__signed(cursor, &unused) || !tn_cursor__signed(cursor, &unused)) {
    return tn_reader__truncated(reader, cursor, "conv");
  }
  TN_TRY(tn_reader__count(reader, cursor, "the number of dimensions", &count));
  if (count > CONVOLUTION_RANK_MAX - 2) {
    return tn_reader__error(reader, cursor->at, "a convolution has %zu dimensions", count);
  }
  for (size_t i = 0; i < count + 2; ++i) labels[i] = INT64_MIN;
  TN_TRY(read_place(reader, &named, count + 2, -1, labels));
  TN_TRY(read_place(reader, &named, count + 2, -2, labels));
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(read_place(reader, cursor, count + 2, (int64_t)i, labels));
  }
  tn_text_buffer_append_text(text, "[");
  for (size_t i = 0; i < count + 2; ++i) {
    if (labels[i] == INT64_MIN) {
      return tn_reader__error(reader, cursor->at, "a dimension of a convolution has no name");
    }
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (labels[i] < 0) tn_text_buffer_append(text, &names[-labels[i] - 1], 1);
    if (labels[i] >= 0) tn_text_buffer_append_signed(text, labels[i]);
  }
  tn_text_buffer_append_text(text, "]");
  return TN_OK;
}

static tn_status put_convolution(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "conv<");
  TN_TRY(put_dimensions(reader, cursor, "bf", text));
  tn_text_buffer_append_text(text, "x");
  TN_TRY(put_dimensions(reader, cursor, "io", text));
  tn_text_buffer_append_text(text, "->");
  TN_TRY(put_dimensions(reader, cursor, "bf", text));
  tn_text_buffer_append_text(text, ">");
  return TN_OK;
}

//===-- Any of them ---------------------------------------------------------------------------===//

/// One whose schema says what its numbers stand for.
static tn_status read_enumerator(tn_reader* reader, const tn_hlo_encodings* known, const char* name,
                                 tn_cursor* cursor, const tn_storage** out_value) {
  const uint8_t* at = cursor->at;
  uint64_t number;
  tn_attribute attribute;
  TN_TRY(tn_reader__varint(reader, cursor, "an enumerator", &number));
  TN_TRY(tn_enum_attribute__of_number(reader->context, known->dialect, tn_string_view_from(name),
                                      number, &attribute));
  *out_value = attribute.storage;
  if (attribute.storage != NULL) return TN_OK;
  return tn_reader__error(reader, at, "%s has no enumerator %llu", name,
                          (unsigned long long)number);
}

/// Spells one; an enumerator is in `*out_value` instead.
static tn_status put_attribute(tn_reader* reader, const tn_hlo_encodings* known, tn_cursor* cursor,
                               tn_text_buffer* text, const tn_storage** out_value) {
  uint64_t code;
  TN_TRY(tn_reader__varint(reader, cursor, "an attribute", &code));
  for (const tn_hlo_enumeration* it = known->enumerations; it->name != NULL; ++it) {
    if (it->code == code) return read_enumerator(reader, known, it->name, cursor, out_value);
  }
  for (const tn_hlo_record* it = known->records; it != NULL && it->name != NULL; ++it) {
    if (it->code != code) continue;
    if (strcmp(it->name, "conv") == 0) return put_convolution(reader, cursor, text);
    if (strcmp(it->name, "sub_axis_info") == 0) return put_sub_axis(reader, cursor, text);
    return put_record(reader, it, cursor, text);
  }
  return TN_NOT_FOUND;
}

/// A type, with types in it if it has angle brackets.
static tn_status put_type(tn_reader* reader, const tn_hlo_encodings* known, tn_cursor* cursor,
                          tn_text_buffer* text) {
  uint64_t code;
  size_t count;
  TN_TRY(tn_reader__varint(reader, cursor, "a type", &code));
  if (code >= TN_HLO_TYPE_MAX || known->types[code] == NULL) return TN_NOT_FOUND;
  tn_text_buffer_append_text(text, known->types[code]);
  if (strchr(known->types[code], '<') == NULL) return TN_OK;
  TN_TRY(tn_reader__count(reader, cursor, "a list of types", &count));
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* inner;
    TN_TRY(tn_reader__inner_type(reader, cursor, &inner));
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (inner != NULL) TN_TRY(tn_reader__spell(reader, inner, text));
  }
  tn_text_buffer_append_text(text, ">");
  return TN_OK;
}

tn_status tn_hlo__read(const tn_hlo_encodings* known, tn_reader* reader, tn_cursor* cursor,
                       tn_text_buffer* text, const tn_storage** out_value) {
  const bool is_type = tn_reader__is_type(reader, reader->entry);
  tn_attribute attribute = {NULL};
  tn_type type = {NULL};
  *out_value = NULL;
  TN_TRY(is_type ? put_type(reader, known, cursor, text)
                 : put_attribute(reader, known, cursor, text, out_value));
  if (*out_value != NULL || reader->misses) return TN_OK;
  if (text->failed) return tn_context__out_of_memory(reader->context);
  const tn_string_view body = tn_text_buffer_view(text);
  TN_TRY(is_type ? tn_opaque_type__get(reader->context, known->dialect, body, &type)
                 : tn_opaque_attribute__get(reader->context, known->dialect, body, (tn_type){NULL},
                                            &attribute));
  *out_value = is_type ? type.storage : attribute.storage;
  return TN_OK;
}
