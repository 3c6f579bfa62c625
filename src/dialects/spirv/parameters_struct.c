// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The form of the dialect's structs.
//
// Source: MLIR's documentation of the SPIR-V dialect, "Structure Type".

#include <stdlib.h>

#include "dialects/spirv/parameters.h"
#include "dialects/spirv/spirv.h"
#include "ir/dialect_table.h"
#include "schema/body_format.h"

// Parameters: the name, if any; whether the type refers to the enclosing struct with that name; the
// types of members; their offsets, if any; their decorations, each an array of the member's index,
// a keyword and a value (unit if it has none); and decorations of the struct, each an array of a
// keyword and a value. Decorations are in the order of the enumeration, those of a named struct in
// source order.
enum { NAME, IS_REFERENCE, MEMBERS, OFFSETS, MEMBER_DECORATIONS, DECORATIONS };

/// A parsed decoration.
typedef struct decoration {
  uint64_t order;  ///< The member's index in the upper bits, the keyword's number in the lower
                   ///< bits.
  size_t number;   ///< The index among all decorations.
  tn_attribute item;
} decoration;

/// Compares by member, then by keyword, then by source order.
static int compare_decorations(const void* a, const void* b) {
  const decoration* left = a;
  const decoration* right = b;
  if (left->order != right->order) return left->order < right->order ? -1 : 1;
  return left->number < right->number ? -1 : left->number > right->number;
}

/// Converts the value to the one that its text without a type parses to.
static tn_status without_type(tn_parser* parser, tn_attribute* value) {
  tn_type type;
  if (tn_attribute__is(*value, TN_ATTRIBUTE_INTEGER) && !tn_attribute_is_bool(*value) &&
      tn_type_bit_width(tn_attribute_type(*value)) < 64) {
    TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &type));
    return tn_integer_attribute_get(type, tn_integer_attribute_value(*value), value);
  }
  if (tn_attribute__is(*value, TN_ATTRIBUTE_FLOAT)) {
    TN_TRY(tn_float_type_get(parser->context, TN_FLOAT_F64, &type));
    return tn_float_attribute_get(type, tn_float_attribute_value(*value), value);
  }
  if (!tn_attribute__is(*value, TN_ATTRIBUTE_STRING)) return TN_OK;
  return tn_string_attribute_get(parser->context, tn_string_attribute_value(*value), value);
}

/// Parses `NonWritable` or `Location=3`; `member` is -1 for a decoration of the struct.
static tn_status read_decoration(tn_parser* parser, int64_t member, tn_parser_stack* list) {
  const char* at = parser->token.start;
  tn_string_view word;
  tn_attribute parts[3];
  bool is_known = false;
  uint64_t number = 0;
  uint32_t count = 0;
  TN_TRY(tn_spirv__read_keyword(parser, &word));
  TN_TRY(tn_spirv__find_word(parser, "decoration", word, &is_known, &number));
  if (!is_known) {
    return tn_parser__error_at(parser, at, "unknown attribute: '%.*s'", (int)word.size, word.data);
  }
  if (member >= 0) {
    tn_uref index = 0;
    TN_TRY(tn_spirv__set_number(parser, member, &index));
    parts[count++] = tn_attribute__from(parser->context, index);
  }
  TN_TRY(tn_string_attribute_get(parser->context, word, &parts[count++]));
  TN_TRY(tn_unit_attribute_get(parser->context, &parts[count]));
  if (tn_parser__consume_if(parser, TN_TOKEN_EQUAL)) {
    at = parser->token.start;
    TN_TRY(tn_parser__optional_attribute(parser, &parts[count]));
    if (parts[count].storage == NULL) {
      return tn_parser__error_at(parser, at, "expected attribute value");
    }
    TN_TRY(without_type(parser, &parts[count]));
  }
  tn_attribute item;
  TN_TRY(tn_array_attribute_get(parser->context, parts, count + 1, &item));
  const decoration read = {(uint64_t)(member + 1) << 32 | number, list->count, item};
  return tn_parser__push(parser, list, &read, sizeof read);
}

static tn_status set_decorations(tn_parser* parser, tn_parser_stack* list, bool is_sorted,
                                 tn_uref* out_parameter) {
  const size_t base = parser->attributes.count;
  tn_attribute array;
  if (list->count == 0) return TN_OK;
  decoration* items = list->items;
  if (is_sorted) qsort(items, list->count, sizeof *items, compare_decorations);
  for (size_t i = 0; i < list->count; ++i) {
    TN_TRY(tn_parser__push(parser, &parser->attributes, &items[i].item, sizeof items[i].item));
  }
  parser->attributes.count = base;
  TN_TRY(tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, list->count, &array));
  *out_parameter = array.storage->self;
  list->count = 0;
  return TN_OK;
}

/// Parses `[0, NonWritable]` of a member after the bracket; pushes the offset if there is one.
static tn_status read_member_tail(tn_parser* parser, size_t member, size_t dims_base,
                                  tn_parser_stack* list) {
  const size_t offset_count = parser->dims.count - dims_base;
  const bool has_offset =
      tn_parser__is(parser, TN_TOKEN_INTEGER) || tn_parser__is(parser, TN_TOKEN_MINUS);
  if (has_offset) {
    const char* at = parser->token.start;
    tn_attribute offset;
    TN_TRY(tn_spirv__read_number(parser, &offset));
    if (offset_count != member) {
      return tn_parser__error_at(parser, at, "offset specification must be given for all members");
    }
    const int64_t number = tn_integer_attribute_value(offset) & UINT32_MAX;
    TN_TRY(tn_parser__push(parser, &parser->dims, &number, sizeof number));
  }
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) return TN_OK;
  if (has_offset) TN_TRY(tn_spirv__comma(parser));
  do {
    TN_TRY(read_decoration(parser, (int64_t)member, list));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'");
}

/// Parses `f32 [0], i32 [4])`.
static tn_status read_members(tn_parser* parser, const char* start, tn_parser_stack* list,
                              tn_uref* parameters) {
  const size_t base = parser->attributes.count;
  const size_t dims_base = parser->dims.count;
  tn_attribute members;
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    do {
      tn_type type;
      tn_attribute member;
      TN_TRY(tn_parser__type(parser, &type));
      TN_TRY(tn_type_attribute_get(type, &member));
      TN_TRY(tn_parser__push(parser, &parser->attributes, &member, sizeof member));
      if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE)) continue;
      TN_TRY(read_member_tail(parser, parser->attributes.count - base - 1, dims_base, list));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  const size_t count = parser->attributes.count - base;
  const size_t offset_count = parser->dims.count - dims_base;
  if (offset_count != 0 && offset_count != count) {
    return tn_parser__error_at(parser, start, "offset specification must be given for all members");
  }
  if (offset_count != 0)
    TN_TRY(tn_spirv__set_dims(parser, dims_base, offset_count, &parameters[OFFSETS]));
  parser->attributes.count = base;
  TN_TRY(tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, count, &members));
  parameters[MEMBERS] = members.storage->self;
  return set_decorations(parser, list, parameters[NAME] == 0, &parameters[MEMBER_DECORATIONS]);
}

static tn_status read_struct(tn_parser* parser, const char* start, tn_parser_stack* list,
                             tn_uref* parameters) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(read_members(parser, start, list, parameters));
  // As in MLIR, a struct without members has no decorations.
  const tn_attribute members = tn_attribute__from(parser->context, parameters[MEMBERS]);
  while (tn_array_attribute_count(members) != 0 && tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    TN_TRY(read_decoration(parser, -1, list));
  }
  TN_TRY(set_decorations(parser, list, parameters[NAME] == 0, &parameters[DECORATIONS]));
  return tn_spirv__close(parser);
}

/// Returns true if the struct with that name encloses this one.
static bool is_nested(const tn_parser* parser, tn_string_view name) {
  const tn_open_type* open = parser->open_types;
  while (open != NULL && !tn_string_view_equal(open->name, name)) open = open->outer;
  return open != NULL;
}

/// Parses `<name, (f32 [0], i32 [4]), Block>`, or `<name>` inside of the struct with that name.
tn_status tn_spirv__parse_struct(tn_parser* parser, tn_uref* parameters) {
  static const char mnemonic[] = "struct";
  const char* start = parser->token.start - (sizeof mnemonic - 1);
  tn_open_type around = {.outer = parser->open_types};
  tn_parser_stack list = {0};
  TN_TRY(tn_spirv__open(parser));
  TN_TRY(tn_spirv__set_bool(parser, false, &parameters[IS_REFERENCE]));
  if (tn_token__is_identifier(&parser->token)) {
    around.name = tn_token__spelling(&parser->token);
    tn_parser__advance(parser);
    const bool is_around = is_nested(parser, around.name);
    TN_TRY(tn_spirv__set_string(parser, around.name, &parameters[NAME]));
    if (tn_parser__consume_if(parser, TN_TOKEN_GREATER)) {
      if (is_around) return tn_spirv__set_bool(parser, true, &parameters[IS_REFERENCE]);
      return tn_parser__error_at(parser, start,
                                 "recursive struct reference not nested in struct definition");
    }
    TN_TRY(tn_spirv__comma(parser));
    if (is_around) {
      return tn_parser__error_at(parser, start, "identifier already used for an enclosing struct");
    }
    parser->open_types = &around;
  }
  const tn_status status = read_struct(parser, start, &list, parameters);
  parser->open_types = around.outer;
  tn_parser__free_stack(parser, &list, sizeof(decoration));
  return status;
}

/// Prints the value without its type.
static void put_value(tn_attribute value, tn_text_buffer* text) {
  static const char type[] = " : f64";
  if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) && !tn_attribute_is_bool(value)) {
    tn_text_buffer_append_signed(text, tn_integer_attribute_value(value));
    return;
  }
  tn_body_format__put(text, value.storage);
  const size_t size = sizeof type - 1;
  if (text->size > size && memcmp(text->data + text->size - size, type, size) == 0) {
    text->size -= size;
  }
}

/// Prints the decorations of the member from item `*at` of the list on, or of the struct if
/// `member` is -1.
static void put_decorations(tn_attribute list, int64_t member, size_t* at, const char* before,
                            tn_text_buffer* text) {
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  const size_t first = member < 0 ? 0 : 1;
  for (; *at < count; ++*at) {
    const tn_attribute item = tn_array_attribute_element(list, *at);
    if (first != 0 && tn_integer_attribute_value(tn_array_attribute_element(item, 0)) != member) {
      return;
    }
    const tn_attribute value = tn_array_attribute_element(item, first + 1);
    tn_text_buffer_append_text(text, before);
    before = ", ";
    tn_text_buffer_append_view(text,
                               tn_string_attribute_value(tn_array_attribute_element(item, first)));
    if (tn_attribute__is(value, TN_ATTRIBUTE_UNIT)) continue;
    tn_text_buffer_append_text(text, "=");
    put_value(value, text);
  }
}

void tn_spirv__print_struct(const tn_context* context, const tn_uref* parameters,
                            tn_text_buffer* text) {
  const tn_attribute members = tn_parameters__attribute(context, parameters, MEMBERS);
  const tn_attribute offsets = tn_parameters__attribute(context, parameters, OFFSETS);
  const tn_attribute list = tn_parameters__attribute(context, parameters, MEMBER_DECORATIONS);
  const size_t count = members.storage == NULL ? 0 : tn_array_attribute_count(members);
  size_t byte_size = 0;
  size_t at = 0;
  const int64_t* places =
      offsets.storage == NULL ? NULL : tn_dense_array_attribute_data(offsets, &byte_size);
  tn_text_buffer_append_text(text, "<");
  if (parameters[NAME] != 0) {
    tn_text_buffer_append_view(text, tn_parameters__string(context, parameters, NAME));
    if (tn_parameters__integer(context, parameters, IS_REFERENCE) != 0) {
      tn_text_buffer_append_text(text, ">");
      return;
    }
    tn_text_buffer_append_text(text, ", ");
  }
  tn_text_buffer_append_text(text, "(");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_body_format__put(text,
                        tn_type_attribute_value(tn_array_attribute_element(members, i)).storage);
    const size_t before = at;
    const size_t size = text->size;
    if (i < byte_size / sizeof *places) tn_text_buffer_format(text, " [%u", (uint32_t)places[i]);
    put_decorations(list, (int64_t)i, &at, places == NULL ? " [" : ", ", text);
    if (at != before || text->size != size) tn_text_buffer_append_text(text, "]");
  }
  tn_text_buffer_append_text(text, ")");
  at = 0;
  put_decorations(tn_parameters__attribute(context, parameters, DECORATIONS), -1, &at, ", ", text);
  tn_text_buffer_append_text(text, ">");
}

/// Checks that each item is an array of a keyword of the enumeration and a value, after the index
/// of a member below `member_count` unless that is SIZE_MAX, and that the items are ordered.
static bool are_decorations(const tn_context* context, tn_attribute list, size_t member_count,
                            bool is_named) {
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  const tn_enum_attribute* words = tn_enum_attribute__find(
      tn_dialect__find(context, tn_string_view_from("spirv")), tn_string_view_from("decoration"));
  const size_t first = member_count == SIZE_MAX ? 0 : 1;
  uint64_t last = 0;
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute item = tn_array_attribute_element(list, i);
    uint64_t order = 0;
    if (!tn_attribute__is(item, TN_ATTRIBUTE_ARRAY) ||
        tn_array_attribute_count(item) != first + 2 ||
        !tn_attribute__is(tn_array_attribute_element(item, first), TN_ATTRIBUTE_STRING) ||
        words == NULL ||
        !tn_enum_attribute__add(
            words, tn_string_attribute_value(tn_array_attribute_element(item, first)), &order)) {
      return false;
    }
    if (first != 0) {
      const tn_attribute member = tn_array_attribute_element(item, 0);
      if (!tn_attribute__is(member, TN_ATTRIBUTE_INTEGER)) return false;
      const int64_t index = tn_integer_attribute_value(member);
      if (index < 0 || index >= (int64_t)member_count) return false;
      order |= (uint64_t)index << 32;
    }
    if (is_named) order &= ~(uint64_t)UINT32_MAX;  // Keywords are in any order.
    if (order < last) return false;
    last = order;
  }
  return true;
}

/// Omits empty lists.
static tn_status normalize_struct(tn_context* context, tn_uref* parameters) {
  for (uint32_t i = MEMBERS; i <= DECORATIONS; ++i) {
    const tn_attribute list = tn_parameters__attribute(context, parameters, i);
    size_t size = 1;
    if (tn_attribute__is(list, TN_ATTRIBUTE_ARRAY)) size = tn_array_attribute_count(list);
    if (tn_attribute__is(list, TN_ATTRIBUTE_DENSE_ARRAY)) {
      (void)tn_dense_array_attribute_data(list, &size);
    }
    if (size == 0) parameters[i] = 0;
  }
  return TN_OK;
}

const tn_parameters_form tn_spirv_parameters_forms[] = {{"!struct", normalize_struct},
                                                        {NULL, NULL}};

bool tn_spirv__check_struct(const tn_context* context, const tn_uref* parameters,
                            tn_parse_error* out_wrong) {
  const tn_attribute members = tn_parameters__attribute(context, parameters, MEMBERS);
  const tn_attribute offsets = tn_parameters__attribute(context, parameters, OFFSETS);
  const size_t count = members.storage == NULL ? 0 : tn_array_attribute_count(members);
  size_t byte_size = 0;
  if (tn_parameters__integer(context, parameters, IS_REFERENCE) != 0 &&
      (parameters[NAME] == 0 || count != 0)) {
    return tn_parameters__refuse(out_wrong, "a reference to a struct has a name and no members");
  }
  if (parameters[NAME] != 0 &&
      !tn_enum_attribute__is_bare(tn_parameters__string(context, parameters, NAME))) {
    return tn_parameters__refuse(out_wrong, "expected a keyword as the name of a struct");
  }
  const int64_t* places =
      offsets.storage == NULL ? NULL : tn_dense_array_attribute_data(offsets, &byte_size);
  if (offsets.storage != NULL && byte_size / sizeof(int64_t) != count) {
    return tn_parameters__refuse(out_wrong, "offset specification must be given for all members");
  }
  for (size_t i = 0; i < byte_size / sizeof *places; ++i) {
    if (places[i] < 0 || places[i] > UINT32_MAX) {
      return tn_parameters__refuse(out_wrong, "expected offsets of at most 32 bits");
    }
  }
  const bool is_named = parameters[NAME] != 0;
  return (are_decorations(context,
                          tn_parameters__attribute(context, parameters, MEMBER_DECORATIONS), count,
                          is_named) &&
          are_decorations(context, tn_parameters__attribute(context, parameters, DECORATIONS),
                          SIZE_MAX, is_named)) ||
         tn_parameters__refuse(out_wrong,
                               "expected decorations as arrays, in the order of members");
}
