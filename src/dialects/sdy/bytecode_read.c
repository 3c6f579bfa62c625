// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sdy's own encodings: a code and the fields of the attribute, which is kept in the dialect's
// spelling. What is inside is an attribute of its own there, and is spelled without its mnemonic
// here.

#include "bytecode/reader.h"
#include "dialects/sdy/sdy.h"
#include "dialects/sdy/spelling.h"

#define UNREDUCED_SHARDING 15u
#define UNREDUCED_SHARDINGS 16u
#define FIRST_SYMBOL 'i'
#define SYMBOL_COUNT ('z' - FIRST_SYMBOL)

typedef struct spelling {
  tn_reader* reader;
  tn_cursor* cursor;
  tn_text_buffer* text;
  const char* name;  ///< Of the attribute, for messages.
} spelling;

static void put(const spelling* it, const char* text) {
  tn_text_buffer_append_text(it->text, text);
}

//===-- Fields --------------------------------------------------------------------------------===//

static tn_status put_signed(const spelling* it) {
  int64_t value;
  if (!tn_cursor__signed(it->cursor, &value)) {
    return tn_reader__truncated(it->reader, it->cursor, it->name);
  }
  tn_text_buffer_append_signed(it->text, value);
  return TN_OK;
}

static tn_status read_truth(const spelling* it, bool* out_truth) {
  uint8_t byte;
  *out_truth = false;
  if (!tn_cursor__byte(it->cursor, &byte)) {
    return tn_reader__truncated(it->reader, it->cursor, it->name);
  }
  *out_truth = byte != 0;
  return TN_OK;
}

static tn_status put_name(const spelling* it) {
  tn_string_view name;
  TN_TRY(tn_reader__read_string(it->reader, it->cursor, &name));
  tn_text_buffer_append_quoted(it->text, name);
  return TN_OK;
}

/// An attribute of this dialect without the mnemonic `kind`, which it has to have.
static tn_status put_part(const spelling* it, const uint8_t* at, const tn_storage* attribute,
                          const char* kind) {
  tn_string_view rest;
  if (attribute == NULL) return TN_OK;
  if (attribute->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE) &&
      tn_string_view_equal(tn_opaque__dialect(tn_storage_payload(attribute)),
                           tn_string_view_from("sdy"))) {
    const tn_sdy_kind* found =
        tn_sdy_kind__of(tn_opaque__body(tn_storage_payload(attribute)), &rest);
    if (found != NULL && strcmp(found->mnemonic, kind) == 0) {
      TN_TRY(tn_reader__spend(it->reader, rest.size));
      tn_text_buffer_append_view(it->text, rest);
      return TN_OK;
    }
  }
  return tn_reader__error(it->reader, at, "a part of the %s should be a %s", it->name, kind);
}

static tn_status put_inner(const spelling* it, const char* kind) {
  const uint8_t* at = it->cursor->at;
  const tn_storage* attribute;
  TN_TRY(tn_reader__inner_attribute(it->reader, it->cursor, &attribute));
  return put_part(it, at, attribute, kind);
}

/// A list of attributes; NULL for a `kind`: of strings.
static tn_status put_inner_items(const spelling* it, const char* kind) {
  size_t count;
  TN_TRY(tn_reader__count(it->reader, it->cursor, it->name, &count));
  for (size_t i = 0; i < count; ++i) {
    tn_string_view text = {NULL, 0};
    if (i != 0) put(it, ", ");
    if (kind == NULL) {
      TN_TRY(tn_reader__inner_string(it->reader, it->cursor, &text));
      tn_text_buffer_append_quoted(it->text, text);
    } else {
      TN_TRY(put_inner(it, kind));
    }
  }
  return TN_OK;
}

static tn_status put_list(const spelling* it, const char* open, const char* kind,
                          const char* close) {
  put(it, open);
  TN_TRY(put_inner_items(it, kind));
  put(it, close);
  return TN_OK;
}

static void put_symbol(const spelling* it, int64_t index) {
  if (index >= 0 && index <= SYMBOL_COUNT) {
    tn_text_buffer_format(it->text, "%c", (int)(FIRST_SYMBOL + index));
  } else {
    tn_text_buffer_format(it->text, "z_%lld", (long long)(index - SYMBOL_COUNT));
  }
}

typedef enum list_style { NUMBERS, SYMBOLS, DIMENSION, SIZES } list_style;

/// A list of numbers; nothing for an empty one.
static tn_status put_numbers(const spelling* it, const char* open, list_style style,
                             const char* close) {
  size_t count;
  TN_TRY(tn_reader__count(it->reader, it->cursor, it->name, &count));
  if (count != 0) put(it, open);
  for (size_t i = 0; i < count; ++i) {
    int64_t value;
    if (!tn_cursor__signed(it->cursor, &value)) {
      return tn_reader__truncated(it->reader, it->cursor, it->name);
    }
    if (i != 0 && style != DIMENSION) put(it, ", ");
    if (style == SIZES) {
      put_symbol(it, (int64_t)i);
      put(it, "=");
    }
    if (style == SYMBOLS || style == DIMENSION) {
      put_symbol(it, value);
    } else {
      tn_text_buffer_append_signed(it->text, value);
    }
  }
  if (count != 0) put(it, close);
  return TN_OK;
}

//===-- Kinds ---------------------------------------------------------------------------------===//

static tn_status put_mesh(const spelling* it) {
  TN_TRY(put_list(it, "<[", "mesh_axis", "]"));
  TN_TRY(put_numbers(it, ", device_ids=[", NUMBERS, "]"));
  put(it, ">");
  return TN_OK;
}

static tn_status put_sub_axis(const spelling* it) {
  put(it, "(");
  TN_TRY(put_signed(it));
  put(it, ")");
  return put_signed(it);
}

static tn_status put_axis_ref(const spelling* it) {
  uint64_t index;
  const tn_storage* part;
  TN_TRY(put_name(it));
  const uint8_t* at = it->cursor->at;
  TN_TRY(tn_reader__varint(it->reader, it->cursor, it->name, &index));
  if ((index & 1) == 0) return TN_OK;
  TN_TRY(tn_reader__inner_attribute_at(it->reader, at, index >> 1, &part));
  put(it, ":");
  return put_part(it, at, part, "sub_axis_info");
}

static tn_status put_dimension(const spelling* it) {
  bool is_closed;
  uint64_t priority;
  const size_t start = it->text->size;
  TN_TRY(put_list(it, "{", "axis_ref", ""));
  const bool is_empty = it->text->size == start + 1;
  TN_TRY(read_truth(it, &is_closed));
  if (!is_closed) put(it, is_empty ? "?" : ", ?");
  put(it, "}");
  TN_TRY(tn_reader__varint(it->reader, it->cursor, it->name, &priority));
  if ((priority & 1) != 0) {
    tn_text_buffer_format(it->text, "p%llu", (unsigned long long)(priority >> 1));
  }
  return TN_OK;
}

/// A list of axes with its name, unless it is empty.
static tn_status put_named_axes(const spelling* it, const char* name) {
  const size_t start = it->text->size;
  put(it, name);
  const size_t behind = it->text->size;
  TN_TRY(put_inner_items(it, "axis_ref"));
  if (it->text->size == behind) {
    it->text->size = start;
  } else {
    put(it, "}");
  }
  return TN_OK;
}

static tn_status put_sharding(const spelling* it, bool has_unreduced) {
  const uint8_t* at = it->cursor->at;
  const tn_storage* mesh;
  put(it, "<");
  TN_TRY(tn_reader__inner_attribute(it->reader, it->cursor, &mesh));
  if (mesh != NULL && mesh->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE)) {
    put(it, "mesh");
    TN_TRY(put_part(it, at, mesh, "mesh"));
  } else if (mesh != NULL) {
    TN_TRY(tn_reader__spell(it->reader, mesh, it->text));
  }
  TN_TRY(put_list(it, ", [", "dimension_sharding", "]"));
  TN_TRY(put_named_axes(it, ", replicated={"));
  if (has_unreduced) TN_TRY(put_named_axes(it, ", unreduced={"));
  put(it, ">");
  return TN_OK;
}

/// The sizes come first, and are spelled behind the mappings.
static tn_status put_rule(const spelling* it) {
  bool is_custom;
  tn_text_buffer sizes = tn_text_buffer_make(it->text->allocator);
  const spelling ahead = {it->reader, it->cursor, &sizes, it->name};
  tn_status status = put_numbers(&ahead, " {", SIZES, "}");
  if (status == TN_OK) status = put_list(it, "<(", "tensor_mapping", ")->(");
  if (status == TN_OK) status = put_list(it, "", "tensor_mapping", ")");
  tn_text_buffer_append_view(it->text, tn_text_buffer_view(&sizes));
  it->text->failed |= sizes.failed;
  tn_text_buffer_free(&sizes);
  TN_TRY(status);
  TN_TRY(put_numbers(it, " reduction={", SYMBOLS, "}"));
  TN_TRY(put_numbers(it, " need_replication={", SYMBOLS, "}"));
  TN_TRY(put_numbers(it, " permutation={", SYMBOLS, "}"));
  TN_TRY(put_numbers(it, " blocked_propagation={", SYMBOLS, "}"));
  TN_TRY(read_truth(it, &is_custom));
  put(it, is_custom ? ", custom>" : ">");
  return TN_OK;
}

static tn_status put_parameter(const spelling* it) {
  TN_TRY(put_list(it, "{", "axis_ref", "}: "));
  TN_TRY(put_signed(it));
  put(it, "->");
  return put_signed(it);
}

static tn_status put_mesh_axis(const spelling* it) {
  TN_TRY(put_name(it));
  put(it, "=");
  return put_signed(it);
}

static tn_status put_kind(const spelling* it, uint64_t code) {
  switch (code) {
    case 0:
      return put_list(it, "{", NULL, "}");
    case 1:
      return put_mesh_axis(it);
    case 2:
      return put_mesh(it);
    case 3:
      return put_sub_axis(it);
    case 4:
      return put_axis_ref(it);
    case 5:
      return put_dimension(it);
    case 6:
      return put_sharding(it, false);
    case 7:
      return put_list(it, "<[", "sharding", "]>");
    case 8:
      return put_numbers(it, "", DIMENSION, "");
    case 9:
      return put_list(it, "[", "dim_mapping", "]");
    case 10:
      return put_rule(it);
    case 11:
      return put_list(it, "{", "axis_ref", "}");
    case 12:
      return put_list(it, "[", "axis_ref_list", "]");
    case 13:
      return put_parameter(it);
    default:
      return put_list(it, "[", "all_to_all_param", "]");
  }
}

/// The code of the kind that a code stands for, where there are several.
static uint64_t plain_code(uint64_t code) {
  return code == UNREDUCED_SHARDING ? 6 : code == UNREDUCED_SHARDINGS ? 7 : code;
}

tn_status tn_sdy__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                       const tn_storage** out_value) {
  uint64_t code;
  tn_attribute attribute;
  if (tn_reader__is_type(reader, reader->entry)) return TN_NOT_FOUND;
  TN_TRY(tn_reader__varint(reader, cursor, "an attribute", &code));
  if (code > UNREDUCED_SHARDINGS) return TN_NOT_FOUND;
  const char* name = tn_sdy_kinds[plain_code(code)].mnemonic;
  const spelling it = {reader, cursor, text, name};
  tn_text_buffer_append_text(text, name);
  TN_TRY(code == UNREDUCED_SHARDING ? put_sharding(&it, true) : put_kind(&it, plain_code(code)));
  if (reader->misses) return TN_OK;
  if (text->failed) return tn_context__out_of_memory(reader->context);
  TN_TRY(tn_opaque_attribute__get(reader->context, tn_string_view_from("sdy"),
                                  tn_text_buffer_view(text), (tn_type){NULL}, &attribute));
  *out_value = attribute.storage;
  return TN_OK;
}
