// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The llvm dialect's own encodings, made from the spelling of an attribute (reader_llvm.c reads
// them). A distinct attribute that several of them share stays one that way, which in texts it does
// not. What is not spelled as MLIR spells it goes as text.
//
// The spelling is taken apart into parts first, and these are written if all of it was understood.

#include "base/text_buffer.h"
#include "bytecode/writer.h"
#include "dialects/common/llvm_fields.h"
#include "dialects/llvm/llvm.h"
#include "ir/textual.h"

/// Attributes whose parts nest deeper go as text.
#define DEPTH_MAX 64u

typedef enum part_kind {
  PART_NUMBER,
  PART_BYTE,
  PART_STRING,
  PART_REQUIRED,
  PART_OPTIONAL
} part_kind;

typedef struct part {
  part_kind kind;
  tn_uref attribute;  ///< 0 for none. Of a PART_STRING: a string.
  uint64_t number;
} part;

/// The spelling that is left, and what was understood.
typedef struct spelling {
  tn_writer* writer;
  const char* at;
  const char* end;
  tn_writer_list parts;
  bool has_fields;
} spelling;

static void add(spelling* it, part_kind kind, uint64_t number, tn_uref attribute) {
  const part fresh = {kind, attribute, number};
  tn_writer__push(it->writer, &it->parts, &fresh, sizeof fresh);
}

static bool take(spelling* it, const char* text) {
  const size_t size = strlen(text);
  if ((size_t)(it->end - it->at) < size || memcmp(it->at, text, size) != 0) return false;
  it->at += size;
  return true;
}

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.';
}

static tn_string_view take_word(spelling* it) {
  const char* start = it->at;
  while (it->at < it->end && is_word(*it->at)) ++it->at;
  return (tn_string_view){start, (size_t)(it->at - start)};
}

static bool take_number(spelling* it, uint64_t* out_number) {
  const char* start = it->at;
  *out_number = 0;
  for (; it->at < it->end && *it->at >= '0' && *it->at <= '9'; ++it->at) {
    if (*out_number > UINT64_MAX / 20) return false;
    *out_number = *out_number * 10 + (uint64_t)(*it->at - '0');
  }
  return it->at != start;
}

//===-- Attributes inside ---------------------------------------------------------------------===//

/// Behind the string at `at`; NULL if it does not end.
static const char* string_end(const char* at, const char* end) {
  for (++at; at < end && *at != '"'; ++at) {
    if (*at == '\\') ++at;
  }
  return at < end ? at + 1 : NULL;
}

/// Behind the bracket that closes the one at `at`; NULL if none does.
static const char* bracket_end(const char* at, const char* end) {
  size_t depth = 0;
  while (at != NULL && at < end) {
    if (*at == '"') {
      at = string_end(at, end);
      continue;
    }
    if (*at == '<' || *at == '[' || *at == '(' || *at == '{') ++depth;
    if ((*at == '>' || *at == ']' || *at == ')' || *at == '}') && --depth == 0) return at + 1;
    ++at;
  }
  return NULL;
}

static bool checked(spelling* it, tn_status status) {
  if (status == TN_OUT_OF_MEMORY) tn_writer__fail(it->writer, status);
  return status == TN_OK;
}

/// `"text"`
static bool take_string(spelling* it, tn_uref* out_attribute) {
  const char* to = it->at < it->end && *it->at == '"' ? string_end(it->at, it->end) : NULL;
  const tn_storage* storage;
  if (to == NULL) return false;
  const tn_string_view text = {it->at, (size_t)(to - it->at)};
  if (!checked(it, tn_textual__parse(it->writer->context, text, false, &storage))) return false;
  it->at = to;
  *out_attribute = storage->self;
  return true;
}

/// The byte that stands for a reference, and its digits.
static bool take_reference(spelling* it, tn_uref* out_attribute) {
  uint32_t reference = 0;
  if (it->end - it->at < 9 || *it->at != TN_OPAQUE_REFERENCE) return false;
  for (size_t i = 1; i < 9; ++i) {
    const char c = it->at[i];
    reference = reference << 4 | (uint32_t)(c <= '9' ? c - '0' : c - 'a' + 10);
  }
  it->at += 9;
  *out_attribute = reference;
  return true;
}

/// `name` and what is in the brackets at `from`, as an attribute of the dialect.
static bool make_opaque(spelling* it, const char* name, const char* from, const char* to,
                        tn_uref* out_attribute) {
  tn_text_buffer text = tn_text_buffer_make(it->writer->allocator);
  tn_attribute attribute = {NULL};
  tn_text_buffer_append_text(&text, name);
  tn_text_buffer_append(&text, from, (size_t)(to - from));
  const tn_status status =
      text.failed
          ? TN_OUT_OF_MEMORY
          : tn_opaque_attribute__get(it->writer->context, tn_string_view_from("llvm"),
                                     tn_text_buffer_view(&text), (tn_type){NULL}, &attribute);
  tn_text_buffer_free(&text);
  if (!checked(it, status)) return false;
  *out_attribute = attribute.storage->self;
  return true;
}

/// `#llvm.name<...>`, or an expression in brackets alone.
static bool take_opaque(spelling* it, tn_uref* out_attribute) {
  const char* start = it->at;
  const char* to;
  if (*it->at == '<') {
    to = bracket_end(it->at, it->end);
    if (to == NULL || !make_opaque(it, "di_expression", start, to, out_attribute)) return false;
    it->at = to;
    return true;
  }
  if (!take(it, "#llvm.")) return false;
  start = it->at;
  (void)take_word(it);
  to = it->at < it->end && *it->at == '<' ? bracket_end(it->at, it->end) : it->at;
  if (to == NULL || !make_opaque(it, "", start, to, out_attribute)) return false;
  it->at = to;
  return true;
}

/// `distinct[number]<>`: the same one for each number.
static bool take_distinct(spelling* it, tn_uref* out_attribute) {
  uint64_t number;
  tn_attribute unit;
  tn_attribute distinct;
  if (!take(it, "distinct[") || !take_number(it, &number) || !take(it, "]<>")) return false;
  tn_writer_distinct* known = tn_writer__distinct(it->writer, number);
  if (known == NULL) return false;
  if (known->attribute == 0) {
    if (!checked(it, tn_unit_attribute_get(it->writer->context, &unit)) ||
        !checked(it, tn_distinct_attribute_create(unit, &distinct))) {
      return false;
    }
    known->attribute = distinct.storage->self;
  }
  *out_attribute = known->attribute;
  return true;
}

/// `true`, `false`, or `number : i64`.
static bool take_scalar(spelling* it, tn_uref* out_attribute) {
  tn_attribute attribute = {NULL};
  tn_type type;
  uint64_t number;
  const bool truth = take(it, "true");
  if (truth || take(it, "false")) {
    if (!checked(it, tn_bool_attribute_get(it->writer->context, truth, &attribute))) return false;
    *out_attribute = attribute.storage->self;
    return true;
  }
  const bool is_negative = take(it, "-");
  if (!take_number(it, &number) || number > INT64_MAX) return false;
  const bool is_long = take(it, " : i64");
  if (!is_long && !take(it, " : i32")) return false;
  if (!is_long && number > INT32_MAX) return false;
  const int64_t value = is_negative ? -(int64_t)number : (int64_t)number;
  if (!checked(it,
               tn_integer_type_get(it->writer->context, is_long ? 64 : 32, TN_SIGNLESS, &type)) ||
      !checked(it, tn_integer_attribute_get(type, value, &attribute))) {
    return false;
  }
  *out_attribute = attribute.storage->self;
  return true;
}

static bool take_attribute(spelling* it, tn_uref* out_attribute) {
  if (it->at == it->end) return false;
  switch (*it->at) {
    case '"':
      return take_string(it, out_attribute);
    case TN_OPAQUE_REFERENCE:
      return take_reference(it, out_attribute);
    case '#':
    case '<':
      return take_opaque(it, out_attribute);
    case 'd':
      return take_distinct(it, out_attribute);
    default:
      return take_scalar(it, out_attribute);
  }
}

//===-- Fields --------------------------------------------------------------------------------===//

/// Takes `name = `, with a comma in front if it is not the first.
static bool take_name(spelling* it, const char* name) {
  const char* start = it->at;
  if ((!it->has_fields || take(it, ", ")) && take(it, name) && take(it, " = ")) {
    it->has_fields = true;
    return true;
  }
  it->at = start;
  return false;
}

/// Whether a name and an equals sign stand behind the comma that is looked at.
static bool is_before_name(const spelling* it) {
  spelling ahead = *it;
  if (!take(&ahead, ", ")) return false;
  return take_word(&ahead).size != 0 && take(&ahead, " = ");
}

static bool take_list(spelling* it) {
  const size_t first = it->parts.count;
  uint64_t count = 0;
  add(it, PART_BYTE, 1, 0);
  add(it, PART_NUMBER, 0, 0);
  do {
    tn_uref attribute;
    if (!take_attribute(it, &attribute)) return false;
    add(it, PART_OPTIONAL, 0, attribute);
    ++count;
  } while (!is_before_name(it) && take(it, ", "));
  if (it->parts.count > first + 1) ((part*)it->parts.items)[first + 1].number = count;
  return true;
}

static bool take_flags(spelling* it, bool is_subprogram) {
  uint64_t bits = 0;
  const bool is_quoted = take(it, "\"");
  do {
    const tn_string_view word = take_word(it);
    uint32_t flag = 0;
    if (!tn_llvm__flag_bits(is_subprogram, word, &flag)) return false;
    bits |= flag;
  } while (is_quoted && take(it, "|"));
  add(it, PART_NUMBER, bits, 0);
  return !is_quoted || take(it, "\"");
}

static bool take_word_of(spelling* it, const char* const words[4]) {
  const tn_string_view word = take_word(it);
  for (uint64_t i = 0; i < 4; ++i) {
    if (!tn_string_view_equal(tn_string_view_from(words[i]), word)) continue;
    add(it, PART_NUMBER, i, 0);
    return true;
  }
  return false;
}

static bool take_dwarf(spelling* it, unsigned set) {
  uint64_t number;
  if (!tn_dwarf__number(set, take_word(it), &number)) return false;
  add(it, PART_NUMBER, number, 0);
  return true;
}

static bool take_truth(spelling* it) {
  const bool truth = take(it, "true");
  add(it, PART_BYTE, truth, 0);
  return truth || take(it, "false");
}

static bool take_plain_number(spelling* it, bool has_flag) {
  uint64_t number;
  if (!take_number(it, &number) || number > UINT64_MAX / 2) return false;
  add(it, PART_NUMBER, has_flag ? number << 1 | 1u : number, 0);
  return true;
}

static bool take_inner(spelling* it, part_kind kind) {
  tn_uref attribute;
  if (!take_attribute(it, &attribute)) return false;
  add(it, kind, 0, attribute);
  return true;
}

static bool take_text(spelling* it) {
  tn_uref attribute;
  if (!take_string(it, &attribute)) return false;
  add(it, PART_STRING, 0, attribute);
  return true;
}

static bool take_value(spelling* it, tn_llvm_field_kind kind) {
  switch (kind) {
    case TN_LLVM_STRING:
      return take_text(it);
    case TN_LLVM_ATTRIBUTE:
      return take_inner(it, PART_REQUIRED);
    case TN_LLVM_OPTIONAL:
    case TN_LLVM_ANY:
      return take_inner(it, PART_OPTIONAL);
    case TN_LLVM_LIST:
      return take_list(it);
    case TN_LLVM_NUMBER:
    case TN_LLVM_COUNT:
    case TN_LLVM_OPTIONAL_NUMBER:
      return take_plain_number(it, kind == TN_LLVM_OPTIONAL_NUMBER);
    case TN_LLVM_TRUTH:
    case TN_LLVM_MARK:
      return take_truth(it);
    case TN_LLVM_TAG:
      return take_dwarf(it, TN_DWARF_TAG);
    case TN_LLVM_ENCODING:
      return take_dwarf(it, TN_DWARF_ATE);
    case TN_LLVM_LANGUAGE:
      return take_dwarf(it, TN_DWARF_LANG);
    case TN_LLVM_CONVENTION:
      return take_dwarf(it, TN_DWARF_CC);
    case TN_LLVM_FLAGS:
      return take_flags(it, false);
    case TN_LLVM_SUBPROGRAM_FLAGS:
      return take_flags(it, true);
    case TN_LLVM_EMISSION_KIND:
      return take_word_of(it, tn_llvm__emission_kinds);
    default:
      return take_word_of(it, tn_llvm__name_table_kinds);
  }
}

/// What a field that is not spelled has; false if it has to be.
static bool add_missing(spelling* it, tn_llvm_field_kind kind) {
  switch (kind) {
    case TN_LLVM_STRING:
    case TN_LLVM_ATTRIBUTE:
    case TN_LLVM_NUMBER:
    case TN_LLVM_TRUTH:
    case TN_LLVM_LANGUAGE:
    case TN_LLVM_EMISSION_KIND:
      return false;
    case TN_LLVM_LIST:
    case TN_LLVM_MARK:
      add(it, PART_BYTE, 0, 0);
      return true;
    default:
      add(it, PART_NUMBER, 0, 0);
      return true;
  }
}

//===-- Records -------------------------------------------------------------------------------===//

static bool take_fields(spelling* it, const tn_llvm_record* record) {
  if (!take(it, "<")) return false;
  for (size_t i = 0; i < TN_LLVM_FIELD_MAX && record->fields[i].name != NULL; ++i) {
    const tn_llvm_field* field = &record->fields[i];
    const bool done =
        take_name(it, field->name) ? take_value(it, field->kind) : add_missing(it, field->kind);
    if (!done) return false;
  }
  return take(it, ">") && it->at == it->end;
}

static bool take_file(spelling* it) {
  return take(it, "<") && take_text(it) && take(it, " in ") && take_text(it) && take(it, ">") &&
         it->at == it->end;
}

/// ` DW_OP_name(1, 2)`
static bool take_element(spelling* it) {
  uint64_t count = 0;
  if (!take(it, " ") || !take_dwarf(it, TN_DWARF_OP)) return false;
  const size_t first = it->parts.count;
  add(it, PART_BYTE, it->at != it->end, 0);
  if (it->at == it->end) return true;
  add(it, PART_NUMBER, 0, 0);
  if (!take(it, "(")) return false;
  do {
    const bool is_word_next = it->at < it->end && *it->at == 'D';
    if (!(is_word_next ? take_dwarf(it, TN_DWARF_ATE) : take_plain_number(it, false))) return false;
    ++count;
  } while (take(it, ", "));
  if (it->parts.count > first + 1) ((part*)it->parts.items)[first + 1].number = count;
  return take(it, ")") && it->at == it->end;
}

/// One element of an expression, as an attribute.
static bool take_inner_element(spelling* it) {
  const char* start = it->at;
  tn_uref attribute;
  if (take_word(it).size == 0) return false;
  const char* to = it->at < it->end && *it->at == '(' ? bracket_end(it->at, it->end) : it->at;
  if (to == NULL || !make_opaque(it, "di_expression_elem ", start, to, &attribute)) return false;
  it->at = to;
  add(it, PART_OPTIONAL, 0, attribute);
  return true;
}

static bool take_expression(spelling* it) {
  uint64_t count = 0;
  if (!take(it, "<")) return false;
  const size_t first = it->parts.count;
  const bool has_elements = take(it, "[");
  add(it, PART_BYTE, has_elements, 0);
  if (has_elements) {
    add(it, PART_NUMBER, 0, 0);
    do {
      if (!take_inner_element(it)) return false;
      ++count;
    } while (take(it, ", "));
    if (it->parts.count > first + 1) ((part*)it->parts.items)[first + 1].number = count;
    if (!take(it, "]")) return false;
  }
  return take(it, ">") && it->at == it->end;
}

static bool take_record(spelling* it) {
  const tn_string_view name = take_word(it);
  for (uint64_t i = 0; i < TN_LLVM_RECORD_COUNT; ++i) {
    if (!tn_string_view_equal(tn_string_view_from(tn_llvm__records[i].name), name)) continue;
    add(it, PART_NUMBER, i, 0);
    if (i == TN_LLVM_EXPRESSION_ELEMENT) return take_element(it);
    if (i == TN_LLVM_EXPRESSION) return take_expression(it);
    return i == TN_LLVM_FILE ? take_file(it) : take_fields(it, &tn_llvm__records[i]);
  }
  return false;
}

static void put_part(tn_writer* writer, const part* it) {
  switch (it->kind) {
    case PART_NUMBER:
      tn_writer__put_varint(writer, it->number);
      break;
    case PART_BYTE:
      if (!writer->is_silent) tn_bytes__put(writer, writer->out, (uint8_t)it->number);
      break;
    case PART_STRING:
      tn_writer__put_string(writer, tn_string_payload__view(
                                        tn_uniquer__at(&writer->context->uniquer, it->attribute)));
      break;
    case PART_REQUIRED:
      tn_writer__put_attribute(writer, it->attribute);
      break;
    case PART_OPTIONAL:
      tn_writer__put_optional_attribute(writer, it->attribute);
      break;
  }
}

bool tn_llvm__write_attribute(tn_writer* writer, const tn_storage* attribute) {
  const tn_string_view body = tn_opaque__body(tn_storage_payload(attribute));
  spelling it = {.writer = writer, .at = body.data, .end = body.data + body.size};
  writer->is_deep |= writer->depth == DEPTH_MAX;
  const bool understood = writer->depth < DEPTH_MAX && take_record(&it) && writer->status == TN_OK;
  ++writer->depth;
  for (size_t i = 0; understood && i < it.parts.count; ++i) {
    put_part(writer, (const part*)it.parts.items + i);
  }
  --writer->depth;
  tn_writer__free_list(writer, &it.parts, sizeof(part));
  return understood;
}
