// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stablehlo dialect's own encodings: a code and its fields, which are numbers or lists of
// numbers, or an enumerator. What is read is kept in the dialect's spelling.
//
// Source: the StableHLO specification for the names; its bytecode for the order.

#include "base/text_buffer.h"
#include "bytecode/reader.h"
#include "dialects/stablehlo/stablehlo.h"
#include "ir/enum_attribute.h"

static const tn_string_view dialect_name = {"stablehlo", 9};

//===-- Enumerations --------------------------------------------------------------------------===//

typedef struct enumeration {
  uint64_t code;
  tn_string_view name;
} enumeration;

static const enumeration enumerations[] = {
    {6, {"fft_type", 8}},           {3, {"comparison_type", 15}}, {2, {"comparison_direction", 20}},
    {12, {"transpose", 9}},         {8, {"precision", 9}},        {9, {"rng_algorithm", 13}},
    {10, {"rng_distribution", 16}},
};

/// One whose schema says what its numbers stand for.
static tn_status read_enumerator(tn_reader* reader, const enumeration* it, tn_cursor* cursor,
                                 const tn_storage** out_value) {
  const uint8_t* at = cursor->at;
  uint64_t number;
  tn_attribute attribute;
  TN_TRY(tn_reader__varint(reader, cursor, "an enumerator", &number));
  TN_TRY(tn_enum_attribute__of_number(reader->context, dialect_name, it->name, number, &attribute));
  *out_value = attribute.storage;
  if (attribute.storage != NULL) return TN_OK;
  return tn_reader__error(reader, at, "%s has no enumerator %llu", it->name.data,
                          (unsigned long long)number);
}

//===-- Records -------------------------------------------------------------------------------===//

#define FIELD_MAX 6u

typedef struct field {
  const char* name;
  bool is_list;
} field;

/// Fields are spelled if they are not empty or zero, or always.
typedef struct record {
  uint64_t code;
  const char* name;
  bool spells_all;
  field fields[FIELD_MAX];
} record;

static const record records[] = {
    {1, "channel_handle", true, {{"handle", false}, {"type", false}}},
    {11,
     "scatter",
     false,
     {{"update_window_dims", true},
      {"inserted_window_dims", true},
      {"input_batching_dims", true},
      {"scatter_indices_batching_dims", true},
      {"scatter_dims_to_operand_dims", true},
      {"index_vector_dim", false}}},
    {7,
     "gather",
     false,
     {{"offset_dims", true},
      {"collapsed_slice_dims", true},
      {"operand_batching_dims", true},
      {"start_indices_batching_dims", true},
      {"start_index_map", true},
      {"index_vector_dim", false}}},
    {5,
     "dot",
     false,
     {{"lhs_batching_dimensions", true},
      {"rhs_batching_dimensions", true},
      {"lhs_contracting_dimensions", true},
      {"rhs_contracting_dimensions", true}}},
    {14,
     "output_operand_alias",
     true,
     {{"output_tuple_indices", true}, {"operand_index", false}, {"operand_tuple_indices", true}}},
};

static tn_status put_number(tn_reader* reader, const record* it, const field* part,
                            tn_cursor* cursor, bool* has_fields, tn_text_buffer* text) {
  int64_t value;
  if (!tn_cursor__signed(cursor, &value)) return tn_reader__truncated(reader, cursor, it->name);
  if (value == 0 && !it->spells_all) return TN_OK;
  tn_text_buffer_format(text, "%s%s = %lld", *has_fields ? ", " : "", part->name, (long long)value);
  *has_fields = true;
  return TN_OK;
}

static tn_status put_list(tn_reader* reader, const record* it, const field* part, tn_cursor* cursor,
                          bool* has_fields, tn_text_buffer* text) {
  size_t count;
  TN_TRY(tn_reader__count(reader, cursor, it->name, &count));
  if (count == 0 && !it->spells_all) return TN_OK;
  tn_text_buffer_format(text, "%s%s = [", *has_fields ? ", " : "", part->name);
  *has_fields = true;
  for (size_t i = 0; i < count; ++i) {
    int64_t value;
    if (!tn_cursor__signed(cursor, &value)) return tn_reader__truncated(reader, cursor, it->name);
    tn_text_buffer_format(text, "%s%lld", i == 0 ? "" : ", ", (long long)value);
  }
  tn_text_buffer_append_text(text, "]");
  return TN_OK;
}

static tn_status put_record(tn_reader* reader, const record* it, tn_cursor* cursor,
                            tn_text_buffer* text) {
  bool has_fields = false;
  tn_text_buffer_format(text, "%s<", it->name);
  for (size_t i = 0; i < FIELD_MAX && it->fields[i].name != NULL; ++i) {
    TN_TRY(it->fields[i].is_list
               ? put_list(reader, it, &it->fields[i], cursor, &has_fields, text)
               : put_number(reader, it, &it->fields[i], cursor, &has_fields, text));
  }
  tn_text_buffer_append_text(text, ">");
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

#define CONVOLUTION_CODE 4u

/// Spells one; an enumerator is in `*out_value` instead.
static tn_status put_attribute(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                               const tn_storage** out_value) {
  uint64_t code;
  TN_TRY(tn_reader__varint(reader, cursor, "an attribute", &code));
  if (code == CONVOLUTION_CODE) return put_convolution(reader, cursor, text);
  for (size_t i = 0; i < sizeof enumerations / sizeof enumerations[0]; ++i) {
    if (enumerations[i].code != code) continue;
    return read_enumerator(reader, &enumerations[i], cursor, out_value);
  }
  for (size_t i = 0; i < sizeof records / sizeof records[0]; ++i) {
    if (records[i].code == code) return put_record(reader, &records[i], cursor, text);
  }
  return TN_NOT_FOUND;
}

static tn_status read_attribute(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                                const tn_storage** out_value) {
  TN_TRY(put_attribute(reader, cursor, text, out_value));
  if (*out_value != NULL) return TN_OK;
  if (text->failed) return tn_context__out_of_memory(reader->context);
  tn_attribute attribute;
  TN_TRY(tn_opaque_attribute__get(reader->context, dialect_name, tn_text_buffer_view(text),
                                  (tn_type){NULL}, &attribute));
  *out_value = attribute.storage;
  return TN_OK;
}

/// The only type is the token.
static tn_status read_type(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value) {
  uint64_t code;
  tn_type type;
  TN_TRY(tn_reader__varint(reader, cursor, "a type", &code));
  if (code != 0) return TN_NOT_FOUND;
  TN_TRY(tn_opaque_type__get(reader->context, dialect_name, tn_string_view_from("token"), &type));
  *out_value = type.storage;
  return TN_OK;
}

tn_status tn_stablehlo__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                             const tn_storage** out_value) {
  *out_value = NULL;
  return tn_reader__is_type(reader, reader->entry)
             ? read_type(reader, cursor, out_value)
             : read_attribute(reader, cursor, text, out_value);
}
