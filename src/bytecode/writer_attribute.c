// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The builtin dialect's attributes, and text for all others. The same functions first count what an
// attribute refers to, while numbering, and later write it.

#include <stdio.h>

#include "base/hash.h"
#include "bytecode/writer.h"
#include "ir/alias_names.h"
#include "ir/dialect_entry.h"
#include "ir/services.h"
#include "ir/textual.h"

//===-- Parts ---------------------------------------------------------------------------------===//

void tn_writer__put_attribute(tn_writer* writer, tn_uref attribute) {
  if (writer->is_numbering) {
    (void)tn_writer__attribute_entry(writer, attribute);
    return;
  }
  tn_writer__put_varint(writer, tn_writer__number_of(writer, attribute));
}

void tn_writer__put_optional_attribute(tn_writer* writer, tn_uref attribute) {
  if (attribute == 0) {
    tn_writer__put_varint(writer, 0);
    return;
  }
  if (writer->is_numbering) {
    (void)tn_writer__attribute_entry(writer, attribute);
    return;
  }
  tn_writer__put_varint(writer, (uint64_t)tn_writer__number_of(writer, attribute) << 1 | 1u);
}

void tn_writer__put_type(tn_writer* writer, tn_uref type) {
  if (writer->is_numbering) {
    (void)tn_writer__type_entry(writer, type);
  } else {
    tn_writer__put_varint(writer, tn_writer__number_of(writer, type));
  }
}

void tn_writer__put_string(tn_writer* writer, tn_string_view text) {
  if (!writer->is_numbering) tn_writer__put_varint(writer, tn_writer__string(writer, text));
}

void tn_writer__put_blob(tn_writer* writer, const void* data, size_t size) {
  if (writer->is_silent) return;
  tn_writer__put_varint(writer, size);
  tn_bytes__append(writer, writer->out, data, size);
}

/// Nested unknown locations are represented by reference 0.
static void put_location(tn_writer* writer, tn_uref location) {
  if (location == 0) location = tn_writer__unknown_location(writer);
  if (location != 0) tn_writer__put_attribute(writer, location);
}

//===-- Text ----------------------------------------------------------------------------------===//

static tn_status append_text(void* user_data, const char* bytes, size_t size) {
  tn_writer* writer = user_data;
  tn_bytes__append(writer, writer->out, bytes, size);
  return writer->status;
}

/// The distinct attributes in a text, numbered in the order of their occurrence.
typedef struct distincts {
  tn_writer_list numbers;  ///< uint64_t
  tn_writer_table table;
} distincts;

/// Returns the position of the next number in a `distinct[number]` outside of quotes; `end` if
/// there is none.
static size_t find_distinct(const uint8_t* data, size_t start, size_t at, size_t end) {
  for (bool is_quoted = false; at < end; ++at) {
    if (data[at] == '"') is_quoted = !is_quoted;
    if (data[at] == '\\') ++at;
    if (is_quoted || data[at] != '[' || at - start < 9) continue;
    if (memcmp(data + at - 8, "distinct", 8) == 0 && strchr(" ,<[({", data[at - 9]) != NULL) {
      return at + 1;
    }
  }
  return end;
}

/// Parses a number, and returns its index among all numbers.
static uint32_t take_distinct(tn_writer* writer, distincts* all, size_t* at, size_t end) {
  const uint8_t* data = writer->out->data;
  uint64_t number = 0;
  for (; *at < end && data[*at] >= '0' && data[*at] <= '9'; ++*at) {
    number = number * 10 + (uint64_t)(data[*at] - '0');
  }
  const uint32_t hash = tn_table__hash(tn_hash_word(number));
  size_t slot = tn_table__start(&all->table, hash);
  for (int64_t known; (known = tn_table__next(&all->table, hash, &slot)) >= 0;) {
    if (((const uint64_t*)all->numbers.items)[known] == number) return (uint32_t)known;
  }
  const uint32_t place = (uint32_t)all->numbers.count;
  if (tn_writer__push(writer, &all->numbers, &number, sizeof number)) {
    tn_table__add(writer, &all->table, hash, place);
  }
  return place;
}

/// Appends a copy of a range of the same bytes.
static void append_again(tn_writer* writer, size_t from, size_t to) {
  uint8_t* room = tn_bytes__room(writer, writer->out, to - from);
  if (writer->status != TN_OK) return;
  memcpy(room, writer->out->data + from, to - from);
  writer->out->size += to - from;
}

/// Renumbers the distinct attributes in the text from `start` on in the order of their occurrence,
/// as MLIR does for each text: a reader creates new ones. The new text is appended first, as it may
/// be longer.
static void renumber_distincts(tn_writer* writer, size_t start) {
  tn_bytes* out = writer->out;
  const size_t end = out->size;
  distincts all = {.numbers = {0}};
  size_t from = start;
  for (size_t at;
       writer->status == TN_OK && (at = find_distinct(out->data, start, from, end)) < end;) {
    append_again(writer, from, at);
    from = at;
    char digits[12];
    const int size = snprintf(digits, sizeof digits, "%u", take_distinct(writer, &all, &from, end));
    tn_bytes__append(writer, out, digits, (size_t)size);
  }
  if (from != start) append_again(writer, from, end);
  if (from != start && writer->status == TN_OK) {
    memmove(out->data + start, out->data + end, out->size - end);
    out->size -= end - start;
  }
  tn_writer__free_list(writer, &all.numbers, sizeof(uint64_t));
  tn_table__free(writer, &all.table);
}

/// Returns whether MLIR prints the contents itself, and numbers distinct attributes in them.
static bool is_seen_into(const tn_storage* storage) {
  return tn_storage__is_of_dialect(storage) &&
         tn_alias_names__sees_into(tn_storage_context(storage)->services->alias_names,
                                   tn_opaque__dialect(tn_storage_payload(storage)));
}

bool tn_writer__encode_text(tn_writer* writer, const tn_storage* storage) {
  if (writer->is_silent) {
    if (writer->is_numbering && writer->others.count != 0) {
      tn_writer__note_resources(writer, storage);
    }
    return false;
  }
  const size_t start = writer->out->size;
  const tn_status status = tn_textual__print(storage, append_text, writer);
  if (status != TN_OK) tn_writer__fail(writer, status);
  if (writer->status == TN_OK && is_seen_into(storage)) renumber_distincts(writer, start);
  tn_bytes__put(writer, writer->out, 0);
  return false;
}

//===-- Containers ----------------------------------------------------------------------------===//

static void encode_array(tn_writer* writer, const tn_storage* attribute) {
  const tn_array_payload* payload = tn_storage_payload(attribute);
  tn_writer__put_varint(writer, TN_BYTECODE_ARRAY);
  tn_writer__put_varint(writer, payload->count);
  for (uint32_t i = 0; i < payload->count; ++i) {
    tn_writer__put_attribute(writer, payload->elements[i]);
  }
}

/// The list of pairs may be reallocated while the contents of the dictionary are entered.
static void encode_dictionary(tn_writer* writer, uint32_t first, uint32_t count) {
  tn_writer__put_varint(writer, TN_BYTECODE_DICTIONARY);
  tn_writer__put_varint(writer, count / 2);
  for (uint32_t i = 0; i < count; ++i) {
    tn_writer__put_attribute(writer, ((const uint32_t*)writer->pairs.items)[first + i]);
  }
}

static void encode_position(tn_writer* writer, uint32_t first) {
  const uint32_t* words = (const uint32_t*)writer->pairs.items + first;
  const uint32_t line = words[1];
  const uint32_t column = words[2];
  tn_writer__put_varint(writer, TN_BYTECODE_FILE_POSITION);
  tn_writer__put_attribute(writer, words[0]);
  tn_writer__put_varint(writer, line);
  tn_writer__put_varint(writer, column);
}

static void encode_string(tn_writer* writer, const tn_storage* attribute) {
  const bool is_typed = attribute->type != writer->context->uniquer.none_type;
  tn_writer__put_varint(writer, is_typed ? TN_BYTECODE_TYPED_STRING : TN_BYTECODE_STRING);
  tn_writer__put_string(writer, tn_string_payload__view(attribute));
  if (is_typed) tn_writer__put_type(writer, attribute->type->self);
}

/// A nested symbol is written as a flat reference of its own.
static void put_nested(tn_writer* writer, tn_uref symbol) {
  tn_attribute flat;
  const tn_status status = tn_symbol_ref_attribute_get(
      writer->context, tn_identifier__text(writer->context, symbol), NULL, 0, &flat);
  if (status != TN_OK) {
    tn_writer__fail(writer, status);
  } else {
    tn_writer__put_attribute(writer, flat.storage->self);
  }
}

static void encode_symbol_ref(tn_writer* writer, const tn_storage* attribute) {
  const tn_symbol_ref_payload* payload = tn_storage_payload(attribute);
  const bool is_flat = payload->count == 1;
  tn_writer__put_varint(writer, is_flat ? TN_BYTECODE_FLAT_SYMBOL_REF : TN_BYTECODE_SYMBOL_REF);
  tn_writer__put_attribute(writer, payload->symbols[0]);
  if (is_flat) return;
  tn_writer__put_varint(writer, payload->count - 1);
  for (uint32_t i = 1; i < payload->count; ++i) put_nested(writer, payload->symbols[i]);
}

//===-- Locations -----------------------------------------------------------------------------===//

/// Encodes the range with as few numbers as possible: none, a line, a line and column, the columns
/// of one line, or two positions.
static void encode_file_range(tn_writer* writer, const tn_file_location_payload* file) {
  const uint32_t numbers[4] = {file->start_line, file->start_column, file->end_line,
                               file->end_column};
  const bool one_line = file->start_line == file->end_line;
  tn_writer__put_varint(writer, TN_BYTECODE_FILE_RANGE);
  tn_writer__put_attribute(writer, file->file);
  if (one_line && file->end_column != 0) {
    tn_writer__put_varint(writer, 3);
    tn_writer__put_varint(writer, numbers[0]);
    tn_writer__put_varint(writer, numbers[1]);
    tn_writer__put_varint(writer, numbers[3]);
    return;
  }
  tn_writer__put_varint(writer, 4);
  for (size_t i = 0; i < 4; ++i) tn_writer__put_varint(writer, numbers[i]);
}

static void encode_fused(tn_writer* writer, const tn_fused_location_payload* fused) {
  const bool has_metadata = fused->metadata != 0;
  tn_writer__put_varint(writer, has_metadata ? TN_BYTECODE_FUSED_WITH_METADATA : TN_BYTECODE_FUSED);
  tn_writer__put_varint(writer, fused->count);
  for (uint32_t i = 0; i < fused->count; ++i) put_location(writer, fused->locations[i]);
  if (has_metadata) tn_writer__put_attribute(writer, fused->metadata);
}

static bool encode_location(tn_writer* writer, const tn_storage* location) {
  const tn_pair_payload* pair = tn_storage_payload(location);
  switch (location->kind - TN_STORAGE_LOCATION_BASE) {
    case TN_LOCATION_UNKNOWN:
      tn_writer__put_varint(writer, TN_BYTECODE_UNKNOWN);
      return true;
    case TN_LOCATION_FILE:
      encode_file_range(writer, tn_storage_payload(location));
      return true;
    case TN_LOCATION_NAME:
      tn_writer__put_varint(writer, TN_BYTECODE_NAME);
      tn_writer__put_attribute(writer, pair->first);
      put_location(writer, pair->second);
      return true;
    case TN_LOCATION_CALL_SITE:
      tn_writer__put_varint(writer, TN_BYTECODE_CALL_SITE);
      put_location(writer, pair->first);
      put_location(writer, pair->second);
      return true;
    case TN_LOCATION_FUSED:
      encode_fused(writer, tn_storage_payload(location));
      return true;
    default:
      return tn_writer__encode_text(writer, location);
  }
}

//===-- Elements ------------------------------------------------------------------------------===//

static void encode_dense_array(tn_writer* writer, const tn_storage* attribute) {
  const tn_dense_payload* payload = tn_storage_payload(attribute);
  tn_writer__put_varint(writer, TN_BYTECODE_DENSE_ARRAY);
  tn_writer__put_type(writer, payload->element_type);
  tn_writer__put_varint(writer, payload->element_count);
  tn_writer__put_blob(writer, payload->bytes, (size_t)payload->byte_size);
}

static void encode_dense(tn_writer* writer, const tn_storage* attribute) {
  const tn_dense_payload* payload = tn_storage_payload(attribute);
  tn_writer__put_varint(writer, TN_BYTECODE_DENSE);
  tn_writer__put_type(writer, attribute->type->self);
  tn_writer__put_blob(writer, payload->bytes, (size_t)payload->byte_size);
}

static void encode_dense_strings(tn_writer* writer, const tn_storage* attribute) {
  const tn_dense_string_payload* payload = tn_storage_payload(attribute);
  const tn_type type = {attribute->type};
  const bool is_splat = payload->count == 1;
  tn_writer__put_varint(writer, TN_BYTECODE_DENSE_STRING);
  tn_writer__put_type(writer, type.storage->self);
  tn_writer__put_varint(writer, is_splat);
  for (uint64_t i = 0; i < payload->count; ++i) {
    tn_writer__put_string(writer, tn_identifier__text(writer->context, payload->strings[i]));
  }
}

static void encode_pair(tn_writer* writer, const tn_storage* attribute) {
  const tn_pair_payload* pair = tn_storage_payload(attribute);
  tn_writer__put_varint(writer, TN_BYTECODE_SPARSE);
  tn_writer__put_type(writer, attribute->type->self);
  tn_writer__put_attribute(writer, pair->first);
  tn_writer__put_attribute(writer, pair->second);
}

static void encode_dense_resource(tn_writer* writer, const tn_storage* attribute) {
  const tn_pair_payload* pair = tn_storage_payload(attribute);
  const uint32_t number =
      tn_writer__resource(writer, tn_identifier__text(writer->context, pair->first));
  tn_writer__put_varint(writer, TN_BYTECODE_DENSE_RESOURCE);
  tn_writer__put_type(writer, attribute->type->self);
  tn_writer__put_varint(writer, number);
}

//===-- All attributes ------------------------------------------------------------------------===//

static void encode_child(tn_writer* writer, const tn_storage* attribute, bool is_type) {
  const tn_child_payload* payload = tn_storage_payload(attribute);
  tn_writer__put_varint(writer, is_type ? TN_BYTECODE_TYPE : TN_BYTECODE_DISTINCT);
  if (is_type) {
    tn_writer__put_type(writer, payload->child);
  } else {
    tn_writer__put_attribute(writer, payload->child);
  }
}

static bool encode_storage(tn_writer* writer, const tn_storage* attribute) {
  if (attribute->kind >= TN_STORAGE_LOCATION_BASE) return encode_location(writer, attribute);
  switch ((tn_attribute_kind)(attribute->kind - TN_STORAGE_ATTRIBUTE_BASE)) {
    case TN_ATTRIBUTE_UNIT:
      tn_writer__put_varint(writer, TN_BYTECODE_UNIT);
      return true;
    case TN_ATTRIBUTE_INTEGER:
    case TN_ATTRIBUTE_FLOAT:
      tn_writer__encode_scalar(writer, attribute);
      return true;
    case TN_ATTRIBUTE_STRING:
      encode_string(writer, attribute);
      return true;
    case TN_ATTRIBUTE_TYPE:
    case TN_ATTRIBUTE_DISTINCT:
      encode_child(writer, attribute,
                   attribute->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_TYPE));
      return true;
    case TN_ATTRIBUTE_ARRAY:
      encode_array(writer, attribute);
      return true;
    case TN_ATTRIBUTE_SYMBOL_REF:
      encode_symbol_ref(writer, attribute);
      return true;
    case TN_ATTRIBUTE_DENSE_ELEMENTS:
      encode_dense(writer, attribute);
      return true;
    case TN_ATTRIBUTE_DENSE_STRING_ELEMENTS:
      encode_dense_strings(writer, attribute);
      return true;
    case TN_ATTRIBUTE_SPARSE_ELEMENTS:
      encode_pair(writer, attribute);
      return true;
    case TN_ATTRIBUTE_DENSE_RESOURCE:
      encode_dense_resource(writer, attribute);
      return true;
    case TN_ATTRIBUTE_DENSE_ARRAY:
      encode_dense_array(writer, attribute);
      return true;
    default:
      return tn_writer__encode_text(writer, attribute);
  }
}

/// Encodes an attribute in the encoding of its dialect, or as text. The choice made while numbering
/// is kept.
static bool encode_by(tn_writer* writer, uint32_t entry, const tn_dialect_entry* dialect,
                      const tn_storage* storage) {
  const bool is_text = *tn_writer__attribute_form(writer, entry) == TN_FORM_TEXT;
  if (!is_text && dialect->encoded_attributes != NULL &&
      tn_writer__encode_parameters(writer, dialect, storage)) {
    return true;
  }
  if (!is_text && dialect->write_attribute != NULL && dialect->write_attribute(writer, storage)) {
    return true;
  }
  if (writer->is_numbering) *tn_writer__attribute_form(writer, entry) = TN_FORM_TEXT;
  return tn_writer__encode_text(writer, storage);
}

static bool encode_entry_storage(tn_writer* writer, uint32_t entry, const tn_storage* storage) {
  const tn_dialect_entry* dialect =
      tn_attribute__is_of_dialect((tn_attribute){storage})
          ? tn_dialect_entry__find(writer->context, tn_opaque__dialect(tn_storage_payload(storage)))
          : NULL;
  return dialect == NULL ||
                 (dialect->write_attribute == NULL && dialect->encoded_attributes == NULL)
             ? encode_storage(writer, storage)
             : encode_by(writer, entry, dialect, storage);
}

bool tn_writer__encode_attribute(tn_writer* writer, uint32_t entry) {
  const tn_writer_entry* self = tn_writer__attribute_at(writer, entry);
  switch ((tn_entry_form)*tn_writer__attribute_form(writer, entry)) {
    case TN_FORM_DICTIONARY:
      encode_dictionary(writer, self->what, self->count);
      return true;
    case TN_FORM_POSITION:
      encode_position(writer, self->what);
      return true;
    case TN_FORM_OFFSET:
      (void)tn_writer__put_offset(writer, entry);
      return true;
    default:
      return encode_entry_storage(writer, entry, tn_writer__storage(writer, self));
  }
}
