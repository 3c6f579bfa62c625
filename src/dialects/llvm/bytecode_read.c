// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The llvm dialect's own encodings: debug information and annotations of loops. A code says which
// attribute it is, and its fields follow; what is read is kept in the dialect's spelling, with
// references to the attributes inside.

#include "base/text_buffer.h"
#include "bytecode/reader.h"
#include "dialects/common/llvm_fields.h"
#include "dialects/llvm/llvm.h"
#include "ir/textual.h"

/// The attribute while it is spelled.
typedef struct spelling {
  tn_reader* reader;
  tn_cursor* cursor;
  tn_text_buffer* text;
  const char* name;  ///< Of the attribute, for messages.
  bool has_fields;
} spelling;

static tn_status read_number(spelling* it, uint64_t* out_number) {
  return tn_reader__varint(it->reader, it->cursor, it->name, out_number);
}

static tn_status read_truth(spelling* it, bool* out_truth) {
  uint8_t byte;
  *out_truth = false;
  if (!tn_cursor__byte(it->cursor, &byte)) {
    return tn_reader__truncated(it->reader, it->cursor, it->name);
  }
  *out_truth = byte != 0;
  return TN_OK;
}

/// `name = `, with a comma in front if it is not the first.
static void put_name(spelling* it, const tn_llvm_field* part) {
  tn_text_buffer_format(it->text, "%s%s = ", it->has_fields ? ", " : "", part->name);
  it->has_fields = true;
}

//===-- Attributes inside ---------------------------------------------------------------------===//

/// The kinds that stand there without their name, being the only ones that can.
static bool is_bare(tn_string_view body, size_t* out_name_size) {
  static const char* const names[] = {"di_expression_elem ", "di_expression<"};
  for (size_t i = 0; i < 2; ++i) {
    const size_t size = strlen(names[i]);
    if (body.size < size || memcmp(body.data, names[i], size) != 0) continue;
    *out_name_size = i == 0 ? size : size - 1;
    return true;
  }
  return false;
}

static tn_status put_attribute(spelling* it, const tn_storage* attribute, bool may_be_bare) {
  if (attribute == NULL) return TN_OK;
  if (attribute->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE)) {
    const tn_string_view body = tn_opaque__body(tn_storage_payload(attribute));
    size_t name_size;
    if (may_be_bare && is_bare(body, &name_size)) {
      TN_TRY(tn_reader__spend(it->reader, body.size));
      tn_text_buffer_append(it->text, body.data + name_size, body.size - name_size);
      return TN_OK;
    }
  } else if (attribute->kind < TN_STORAGE_LOCATION_BASE &&
             attribute->kind != tn_attribute__storage_kind(TN_ATTRIBUTE_DISTINCT)) {
    return tn_reader__spell(it->reader, attribute, it->text);
  }
  tn_text_buffer_format(it->text, "%c%08x", TN_OPAQUE_REFERENCE, attribute->self);
  return TN_OK;
}

/// An attribute with the flag that it is there; `*out_attribute` is NULL also when it has to be
/// read first.
static tn_status read_optional(spelling* it, bool* out_there, const tn_storage** out_attribute) {
  const uint8_t* at = it->cursor->at;
  uint64_t index;
  *out_there = false;
  *out_attribute = NULL;
  TN_TRY(read_number(it, &index));
  if ((index & 1u) == 0) return TN_OK;
  *out_there = true;
  return tn_reader__inner_attribute_at(it->reader, at, index >> 1, out_attribute);
}

static tn_status put_optional(spelling* it, const tn_llvm_field* part) {
  bool there;
  const tn_storage* attribute;
  TN_TRY(read_optional(it, &there, &attribute));
  if (!there) return TN_OK;
  put_name(it, part);
  return put_attribute(it, attribute, part->kind != TN_LLVM_ANY);
}

static tn_status put_list(spelling* it, const tn_llvm_field* part) {
  bool there;
  size_t count;
  TN_TRY(read_truth(it, &there));
  if (!there) return TN_OK;
  TN_TRY(tn_reader__count(it->reader, it->cursor, it->name, &count));
  if (part != NULL) put_name(it, part);
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* attribute;
    TN_TRY(read_optional(it, &there, &attribute));
    if (i != 0) tn_text_buffer_append_text(it->text, ", ");
    TN_TRY(put_attribute(it, attribute, true));
  }
  return TN_OK;
}

//===-- Words ---------------------------------------------------------------------------------===//

static tn_status refuse_number(const spelling* it, const uint8_t* at, const char* what,
                               uint64_t number) {
  return tn_reader__error(it->reader, at, "%s %llu of a %s is not known", what,
                          (unsigned long long)number, it->name);
}

static tn_status put_dwarf(spelling* it, const tn_llvm_field* part, unsigned set,
                           bool elides_zero) {
  const uint8_t* at = it->cursor->at;
  uint64_t number;
  TN_TRY(read_number(it, &number));
  if (number == 0 && elides_zero) return TN_OK;
  const char* name = tn_dwarf__name(set, number);
  if (name == NULL) return refuse_number(it, at, tn_dwarf__prefixes[set], number);
  if (part != NULL) put_name(it, part);
  tn_text_buffer_format(it->text, "%s%s", tn_dwarf__prefixes[set], name);
  return TN_OK;
}

static tn_status put_word(spelling* it, const tn_llvm_field* part, const char* const words[4],
                          bool elides_zero) {
  const uint8_t* at = it->cursor->at;
  uint64_t number;
  TN_TRY(read_number(it, &number));
  if (number == 0 && elides_zero) return TN_OK;
  if (number >= 4) return refuse_number(it, at, part->name, number);
  put_name(it, part);
  tn_text_buffer_append_text(it->text, words[number]);
  return TN_OK;
}

/// A word, or several in quotes.
static tn_status put_flags(spelling* it, const tn_llvm_field* part, const tn_llvm_flag* flags) {
  const uint8_t* at = it->cursor->at;
  uint64_t bits;
  TN_TRY(read_number(it, &bits));
  if (bits == 0) return TN_OK;
  uint64_t left = bits;
  const char* separator = "";
  tn_text_buffer words = tn_text_buffer_make(it->text->allocator);
  for (const tn_llvm_flag* known = flags; known->name != NULL; ++known) {
    if ((left & known->bits) != known->bits) continue;
    left &= ~(uint64_t)known->bits;
    tn_text_buffer_format(&words, "%s%s", separator, known->name);
    separator = "|";
  }
  const tn_string_view text = tn_text_buffer_view(&words);
  const bool is_one = text.size != 0 && memchr(text.data, '|', text.size) == NULL;
  put_name(it, part);
  tn_text_buffer_format(it->text, is_one ? "%.*s" : "\"%.*s\"", (int)text.size, text.data);
  it->text->failed = it->text->failed || words.failed;
  tn_text_buffer_free(&words);
  return left == 0 ? TN_OK : refuse_number(it, at, part->name, bits);
}

//===-- Any field -----------------------------------------------------------------------------===//

/// A string from the file's table, as an attribute spells it.
static tn_status put_string(spelling* it) {
  tn_string_view text;
  tn_attribute attribute;
  TN_TRY(tn_reader__read_string(it->reader, it->cursor, &text));
  TN_TRY(tn_string_attribute_get(it->reader->context, text, &attribute));
  return put_attribute(it, attribute.storage, true);
}

static tn_status put_number(spelling* it, const tn_llvm_field* part) {
  uint64_t number;
  TN_TRY(read_number(it, &number));
  if (part->kind == TN_LLVM_COUNT && number == 0) return TN_OK;
  if (part->kind == TN_LLVM_OPTIONAL_NUMBER) {
    if ((number & 1u) == 0) return TN_OK;
    number >>= 1;
  }
  put_name(it, part);
  tn_text_buffer_append_unsigned(it->text, number);
  return TN_OK;
}

static tn_status put_truth(spelling* it, const tn_llvm_field* part) {
  bool truth;
  TN_TRY(read_truth(it, &truth));
  if (part->kind == TN_LLVM_MARK && !truth) return TN_OK;
  put_name(it, part);
  tn_text_buffer_append_text(it->text, truth ? "true" : "false");
  return TN_OK;
}

static tn_status put_required(spelling* it, const tn_llvm_field* part) {
  const tn_storage* attribute;
  TN_TRY(tn_reader__inner_attribute(it->reader, it->cursor, &attribute));
  put_name(it, part);
  return put_attribute(it, attribute, true);
}

static tn_status put_field(spelling* it, const tn_llvm_field* part) {
  switch (part->kind) {
    case TN_LLVM_STRING:
      put_name(it, part);
      return put_string(it);
    case TN_LLVM_ATTRIBUTE:
      return put_required(it, part);
    case TN_LLVM_OPTIONAL:
    case TN_LLVM_ANY:
      return put_optional(it, part);
    case TN_LLVM_LIST:
      return put_list(it, part);
    case TN_LLVM_NUMBER:
    case TN_LLVM_COUNT:
    case TN_LLVM_OPTIONAL_NUMBER:
      return put_number(it, part);
    case TN_LLVM_TRUTH:
    case TN_LLVM_MARK:
      return put_truth(it, part);
    case TN_LLVM_TAG:
      return put_dwarf(it, part, TN_DWARF_TAG, true);
    case TN_LLVM_ENCODING:
      return put_dwarf(it, part, TN_DWARF_ATE, true);
    case TN_LLVM_LANGUAGE:
      return put_dwarf(it, part, TN_DWARF_LANG, false);
    case TN_LLVM_CONVENTION:
      return put_dwarf(it, part, TN_DWARF_CC, true);
    case TN_LLVM_FLAGS:
      return put_flags(it, part, tn_llvm__debug_flags);
    case TN_LLVM_SUBPROGRAM_FLAGS:
      return put_flags(it, part, tn_llvm__subprogram_flags);
    case TN_LLVM_EMISSION_KIND:
      return put_word(it, part, tn_llvm__emission_kinds, false);
    default:
      return put_word(it, part, tn_llvm__name_table_kinds, true);
  }
}

//===-- Those without names -------------------------------------------------------------------===//

/// ` DW_OP_name(1, 2)`; an operation that converts says to which encoding.
static tn_status put_element(spelling* it) {
  const uint8_t* at = it->cursor->at;
  uint64_t code;
  bool there;
  size_t count;
  tn_cursor ahead = *it->cursor;
  if (!tn_cursor__varint(&ahead, &code)) code = 0;
  tn_text_buffer_append_text(it->text, " ");
  TN_TRY(put_dwarf(it, NULL, TN_DWARF_OP, false));
  TN_TRY(read_truth(it, &there));
  if (!there) return TN_OK;
  TN_TRY(tn_reader__count(it->reader, it->cursor, it->name, &count));
  const char* name = tn_dwarf__name(TN_DWARF_OP, code);
  const bool converts = name != NULL && strcmp(name, "LLVM_convert") == 0;
  for (size_t i = 0; i < count; ++i) {
    tn_text_buffer_append_text(it->text, i == 0 ? "(" : ", ");
    if (converts && i == 1) {
      TN_TRY(put_dwarf(it, NULL, TN_DWARF_ATE, false));
      continue;
    }
    uint64_t argument;
    TN_TRY(read_number(it, &argument));
    tn_text_buffer_append_unsigned(it->text, argument);
  }
  if (count == 0) return refuse_number(it, at, "arguments, of which there are", 0);
  tn_text_buffer_append_text(it->text, ")");
  return TN_OK;
}

static tn_status put_expression(spelling* it) {
  tn_cursor ahead = *it->cursor;
  uint8_t there = 0;
  (void)tn_cursor__byte(&ahead, &there);
  tn_text_buffer_append_text(it->text, there != 0 ? "<[" : "<");
  TN_TRY(put_list(it, NULL));
  tn_text_buffer_append_text(it->text, there != 0 ? "]>" : ">");
  return TN_OK;
}

static tn_status put_file(spelling* it) {
  tn_text_buffer_append_text(it->text, "<");
  TN_TRY(put_string(it));
  tn_text_buffer_append_text(it->text, " in ");
  TN_TRY(put_string(it));
  tn_text_buffer_append_text(it->text, ">");
  return TN_OK;
}

static tn_status put_record(spelling* it, uint64_t code) {
  const tn_llvm_record* known = &tn_llvm__records[code];
  tn_text_buffer_append_text(it->text, known->name);
  if (code == TN_LLVM_EXPRESSION_ELEMENT) return put_element(it);
  if (code == TN_LLVM_EXPRESSION) return put_expression(it);
  if (code == TN_LLVM_FILE) return put_file(it);
  tn_text_buffer_append_text(it->text, "<");
  for (size_t i = 0; i < TN_LLVM_FIELD_MAX && known->fields[i].name != NULL; ++i) {
    TN_TRY(put_field(it, &known->fields[i]));
  }
  tn_text_buffer_append_text(it->text, ">");
  return TN_OK;
}

tn_status tn_llvm__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                        const tn_storage** out_value) {
  uint64_t code;
  if (tn_reader__is_type(reader, reader->entry)) return TN_NOT_FOUND;
  TN_TRY(tn_reader__varint(reader, cursor, "an attribute", &code));
  if (code >= TN_LLVM_RECORD_COUNT) return TN_NOT_FOUND;
  spelling it = {
      .reader = reader, .cursor = cursor, .text = text, .name = tn_llvm__records[code].name};
  TN_TRY(put_record(&it, code));
  if (reader->misses) return TN_OK;
  if (text->failed) return tn_context__out_of_memory(reader->context);
  tn_attribute attribute = {NULL};
  TN_TRY(tn_opaque_attribute__get(reader->context, tn_string_view_from("llvm"),
                                  tn_text_buffer_view(text), (tn_type){NULL}, &attribute));
  *out_value = attribute.storage;
  return TN_OK;
}
