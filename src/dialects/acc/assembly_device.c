// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clauses of acc with values per device type: `async(%a : i32 [#acc.device_type<nvidia>])`,
// `wait({devnum: %a : i32, %b : i32})`.
//
// Brackets are omitted for all devices; a clause with only its keyword applies to all devices.
//
// Source: the acc dialect's documentation, and MLIR's output.

#include <string.h>
#include <tenure/parameters.h>

#include "dialects/acc/acc.h"
#include "dialects/common/words.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- Devices -------------------------------------------------------------------------------===//

tn_string_view tn_acc__word_of(tn_attribute value) {
  return tn_string_attribute_value(tn_attribute_parameter_at(value, 0));
}

tn_status tn_acc__no_device(tn_parser* parser, tn_attribute* out_value) {
  return tn_words__make(parser->context, "acc.device_type", tn_string_view_from("none"), out_value);
}

static bool is_no_device(tn_attribute value) {
  return tn_string_view_equal(tn_acc__word_of(value), tn_string_view_from("none"));
}

bool tn_acc__is_any_device(tn_attribute devices) {
  return tn_array_attribute_count(devices) == 1 &&
         is_no_device(tn_array_attribute_element(devices, 0));
}

tn_status tn_acc__take_array(tn_parser* parser, size_t base, tn_attribute* out_array) {
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  return tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, count, out_array);
}

tn_status tn_acc__set_array(tn_reading* reading, tn_place place, size_t base) {
  tn_attribute array;
  TN_TRY(tn_acc__take_array(reading->parser, base, &array));
  return tn_reading__set_attribute(reading, place.index, array);
}

static tn_status push_attribute(tn_parser* parser) {
  tn_attribute value;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  return tn_parser__push(parser, &parser->attributes, &value, sizeof value);
}

static tn_status push_no_device(tn_parser* parser) {
  tn_attribute value;
  TN_TRY(tn_acc__no_device(parser, &value));
  return tn_parser__push(parser, &parser->attributes, &value, sizeof value);
}

tn_status tn_acc__read_device(tn_parser* parser) {
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE)) return push_no_device(parser);
  TN_TRY(push_attribute(parser));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'");
}

void tn_acc__put_device(tn_printer* printer, tn_attribute devices, size_t index) {
  const tn_attribute device = tn_array_attribute_element(devices, index);
  if (device.storage == NULL || is_no_device(device)) return;
  TN_PUT(&printer->sink, " [");
  tn_printer__put_any(printer, device.storage, 0);
  tn_put_char(&printer->sink, ']');
}

tn_status tn_acc__read_devices(tn_parser* parser, bool* out_present) {
  *out_present = tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE);
  if (!*out_present) return TN_OK;
  do {
    TN_TRY(push_attribute(parser));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'");
}

void tn_acc__put_devices(tn_printer* printer, tn_attribute devices) {
  const size_t count = tn_array_attribute_count(devices);
  if (count == 0) return;
  tn_put_char(&printer->sink, '[');
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_any(printer, tn_array_attribute_element(devices, i).storage, 0);
  }
  tn_put_char(&printer->sink, ']');
}

//===-- Operands ------------------------------------------------------------------------------===//

/// Parses `%a : type` and pushes both.
static tn_status read_typed(tn_parser* parser) {
  tn_type type;
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  return tn_parser__push_type(parser, type);
}

/// Prints operand `index` in this form.
static void put_typed(tn_printer* printer, tn_ref op, uint32_t index) {
  tn_printer__put_operands(printer, op, index, 1);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, index, 1);
}

/// The start of a group's operands and types.
typedef struct opened {
  uint32_t operands;
  size_t types;
  size_t attributes;
} opened;

static opened open_group(const tn_parser* parser) {
  return (opened){(uint32_t)parser->operands.count, parser->types.count, parser->attributes.count};
}

static void give(tn_reading* reading, const tn_element* element, opened from) {
  tn_reading__give_operands(reading, element->arguments[0].index, from.operands);
  tn_part__give_types(reading, element->arguments[1], from.types);
}

/// Parses `%a : i32 [#acc.device_type<nvidia>], ...` and pushes devices.
static tn_status read_operands(tn_parser* parser) {
  do {
    TN_TRY(read_typed(parser));
    TN_TRY(tn_acc__read_device(parser));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return TN_OK;
}

static void put_operands(tn_printer* printer, tn_ref op, tn_part part, tn_attribute devices) {
  for (uint32_t i = 0; i < part.count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_typed(printer, op, part.first + i);
    tn_acc__put_device(printer, devices, i);
  }
}

//===-- DeviceTypeOperands(operands, types, devices) ------------------------------------------===//

static tn_status parse_operands(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  const opened from = open_group(reading->parser);
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(read_operands(reading->parser));
  give(reading, element, from);
  return tn_acc__set_array(reading, element->arguments[2], from.attributes);
}

static tn_print_region print_operands(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  put_operands(printer, op, tn_part__of(printer->context, op, schema, element->arguments[0]),
               tn_part__attribute(printer, op, schema, element->arguments[2]));
  return TN_PRINT_NO_REGION;
}

//===-- DeviceTypeOperandsWithKeywordOnly(operands, types, devices, keyword's) ----------------===//

/// Sets the argument `place` for the keyword alone.
static tn_status take_keyword(tn_reading* reading, tn_place place) {
  const size_t base = reading->parser->attributes.count;
  TN_TRY(push_no_device(reading->parser));
  return tn_acc__set_array(reading, place, base);
}

static tn_status parse_keyword_operands(tn_reading* reading, const tn_element* element,
                                        uint32_t* step, bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  opened from = open_group(parser);
  bool has_devices = false;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    give(reading, element, from);
    return take_keyword(reading, element->arguments[3]);
  }
  // MLIR parses the devices of the keyword alone, and discards them.
  TN_TRY(tn_acc__read_devices(parser, &has_devices));
  parser->attributes.count = from.attributes;
  if (has_devices) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(read_operands(parser));
  give(reading, element, from);
  TN_TRY(tn_acc__set_array(reading, element->arguments[2], from.attributes));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

/// Prints `(` and the devices of the keyword alone; false if there is only the keyword.
static bool open_clause(tn_printer* printer, size_t operand_count, tn_attribute keyword,
                        tn_attribute devices) {
  if (operand_count == 0 && tn_acc__is_any_device(keyword)) return false;
  tn_put_char(&printer->sink, '(');
  tn_acc__put_devices(printer, keyword);
  if (tn_array_attribute_count(keyword) != 0 && tn_array_attribute_count(devices) != 0) {
    TN_PUT(&printer->sink, ", ");
  }
  return true;
}

static tn_print_region print_keyword_operands(tn_printer* printer, tn_ref op,
                                              const tn_op_schema* schema, const tn_element* element,
                                              uint32_t regions_done) {
  const tn_part part = tn_part__of(printer->context, op, schema, element->arguments[0]);
  const tn_attribute devices = tn_part__attribute(printer, op, schema, element->arguments[2]);
  const tn_attribute keyword = tn_part__attribute(printer, op, schema, element->arguments[3]);
  (void)regions_done;
  if (!open_clause(printer, part.count, keyword, devices)) return TN_PRINT_NO_REGION;
  put_operands(printer, op, part, devices);
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

//===-- Segments ------------------------------------------------------------------------------===//

/// Parses a mark before an operand in a segment.
typedef tn_status (*mark_fn)(tn_parser* parser, size_t index);

/// Parses `{%a : i32, %b : i32} [#acc.device_type<nvidia>], ...`: pushes sizes on the stack of
/// dimensions, and devices on the stack of attributes. `read_mark` may be NULL.
static tn_status read_segments(tn_parser* parser, mark_fn read_mark) {
  do {
    const size_t first = parser->operands.count;
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_BRACE, "expected '{'"));
    do {
      if (read_mark != NULL) TN_TRY(read_mark(parser, parser->operands.count - first));
      TN_TRY(read_typed(parser));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}'"));
    const int64_t size = (int64_t)(parser->operands.count - first);
    TN_TRY(tn_parser__push(parser, &parser->dims, &size, sizeof size));
    TN_TRY(tn_acc__read_device(parser));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return TN_OK;
}

/// Pops the sizes from index `base` on and sets them as an array of i32.
static tn_status set_segments(tn_reading* reading, tn_place place, size_t base) {
  tn_parser* parser = reading->parser;
  const size_t count = parser->dims.count - base;
  int64_t* sizes = (int64_t*)parser->dims.items + base;
  int32_t* small = (int32_t*)(void*)sizes;
  tn_type i32;
  tn_attribute value;
  for (size_t i = 0; i < count; ++i) {
    const int32_t size = (int32_t)sizes[i];
    memcpy(&small[i], &size, sizeof size);
  }
  parser->dims.count = base;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, count, small, count * sizeof *small, &value));
  return tn_reading__set_attribute(reading, place.index, value);
}

/// Returns the size of segment `index`, at most `left`.
static uint32_t segment_size(tn_attribute segments, size_t index, uint32_t left) {
  size_t size = 0;
  const int32_t* sizes = tn_attribute__is(segments, TN_ATTRIBUTE_DENSE_ARRAY)
                             ? tn_dense_array_attribute_data(segments, &size)
                             : NULL;
  if (index >= size / sizeof *sizes || sizes[index] < 0) return 0;
  return (uint32_t)sizes[index] < left ? (uint32_t)sizes[index] : left;
}

/// Prints the mark before operand `index` of all, the first of segment `segment` if `is_first`.
typedef void (*put_mark_fn)(tn_printer* printer, tn_attribute marks, size_t index, size_t segment,
                            bool is_first);

static void put_segments(tn_printer* printer, tn_ref op, tn_part part, tn_attribute devices,
                         tn_attribute segments, put_mark_fn put_mark, tn_attribute marks) {
  uint32_t next = 0;
  for (size_t i = 0; i < tn_array_attribute_count(devices); ++i) {
    const uint32_t size = segment_size(segments, i, part.count - next);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_char(&printer->sink, '{');
    for (uint32_t k = 0; k < size; ++k, ++next) {
      if (put_mark != NULL && k == 0) put_mark(printer, marks, next, i, true);
      if (k != 0) TN_PUT(&printer->sink, ", ");
      if (put_mark != NULL && k != 0) put_mark(printer, marks, next, i, false);
      put_typed(printer, op, part.first + next);
    }
    tn_put_char(&printer->sink, '}');
    tn_acc__put_device(printer, devices, i);
  }
}

//===-- DeviceTypeOperandsWithSegment, NumGangs(operands, types, devices, segments) -----------===//

static tn_status parse_segments(tn_reading* reading, const tn_element* element, uint32_t* step,
                                bool* out_region, bool* out_present) {
  const opened from = open_group(reading->parser);
  const size_t sizes = reading->parser->dims.count;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(read_segments(reading->parser, NULL));
  give(reading, element, from);
  TN_TRY(tn_acc__set_array(reading, element->arguments[2], from.attributes));
  return set_segments(reading, element->arguments[3], sizes);
}

static tn_print_region print_segments(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  put_segments(printer, op, tn_part__of(printer->context, op, schema, element->arguments[0]),
               tn_part__attribute(printer, op, schema, element->arguments[2]),
               tn_part__attribute(printer, op, schema, element->arguments[3]), NULL,
               (tn_attribute){NULL});
  return TN_PRINT_NO_REGION;
}

//===-- WaitClause(operands, types, devices, segments, device numbers, keyword's) -------------===//

/// Parses an optional `devnum:` before a segment's first operand and pushes its presence on the
/// stack of flags.
static tn_status read_number_mark(tn_parser* parser, size_t index) {
  if (index != 0) return TN_OK;
  const bool has_number = tn_custom_assembly__take_word(parser, "devnum");
  if (has_number) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  return tn_parser__push(parser, &parser->flags, &has_number, sizeof has_number);
}

static tn_status set_flags(tn_reading* reading, tn_place place, size_t base) {
  tn_parser* parser = reading->parser;
  const size_t attributes = parser->attributes.count;
  for (size_t i = base; i < parser->flags.count; ++i) {
    tn_attribute value;
    TN_TRY(tn_bool_attribute_get(parser->context, ((const bool*)parser->flags.items)[i], &value));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &value, sizeof value));
  }
  parser->flags.count = base;
  return tn_acc__set_array(reading, place, attributes);
}

/// Parses the devices of the keyword alone after the parenthesis, and a comma.
static tn_status read_keyword_devices(tn_reading* reading, tn_place place) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->attributes.count;
  bool has_devices = false;
  TN_TRY(tn_acc__read_devices(parser, &has_devices));
  TN_TRY(tn_acc__set_array(reading, place, base));
  return has_devices ? tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','") : TN_OK;
}

static tn_status parse_wait(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const opened from = open_group(parser);
  const size_t sizes = parser->dims.count;
  const size_t flags = parser->flags.count;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    give(reading, element, from);
    return take_keyword(reading, element->arguments[5]);
  }
  TN_TRY(read_keyword_devices(reading, element->arguments[5]));
  TN_TRY(read_segments(parser, read_number_mark));
  give(reading, element, from);
  TN_TRY(tn_acc__set_array(reading, element->arguments[2], from.attributes));
  TN_TRY(set_segments(reading, element->arguments[3], sizes));
  TN_TRY(set_flags(reading, element->arguments[4], flags));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static void put_number_mark(tn_printer* printer, tn_attribute marks, size_t index, size_t segment,
                            bool is_first) {
  (void)index;
  const tn_attribute mark = tn_array_attribute_element(marks, segment);
  if (is_first && tn_attribute__is(mark, TN_ATTRIBUTE_INTEGER) &&
      tn_integer_attribute_value(mark) != 0) {
    TN_PUT(&printer->sink, "devnum: ");
  }
}

static tn_print_region print_wait(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  const tn_part part = tn_part__of(printer->context, op, schema, element->arguments[0]);
  const tn_attribute devices = tn_part__attribute(printer, op, schema, element->arguments[2]);
  const tn_attribute keyword = tn_part__attribute(printer, op, schema, element->arguments[5]);
  (void)regions_done;
  if (!open_clause(printer, part.count, keyword, devices)) return TN_PRINT_NO_REGION;
  put_segments(printer, op, part, devices,
               tn_part__attribute(printer, op, schema, element->arguments[3]), put_number_mark,
               tn_part__attribute(printer, op, schema, element->arguments[4]));
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

//===-- GangClause(operands, types, kinds, devices, segments, keyword's) ----------------------===//

static const char* const gang_words[] = {"num", "dim", "static"};
static const char* const gang_kinds[] = {"Num", "Dim", "Static"};

/// Parses `num=` or another keyword and pushes its index on the stack of flags.
static tn_status read_gang_mark(tn_parser* parser, size_t index) {
  (void)index;
  for (uint8_t i = 0; i < 3; ++i) {
    if (!tn_custom_assembly__take_word(parser, gang_words[i])) continue;
    const bool bits[] = {(i & 1) != 0, (i & 2) != 0};
    for (size_t k = 0; k < 2; ++k) {
      TN_TRY(tn_parser__push(parser, &parser->flags, &bits[k], sizeof *bits));
    }
    return tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='");
  }
  return tn_parser__error(parser, "new value expected");
}

static tn_status set_kinds(tn_reading* reading, tn_place place, size_t base) {
  tn_parser* parser = reading->parser;
  const size_t attributes = parser->attributes.count;
  for (size_t i = base; i + 1 < parser->flags.count; i += 2) {
    const bool* bits = (const bool*)parser->flags.items + i;
    tn_attribute value;
    TN_TRY(tn_words__make(parser->context, "acc.gang_arg_type",
                          tn_string_view_from(gang_kinds[bits[0] + 2 * bits[1]]), &value));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &value, sizeof value));
  }
  parser->flags.count = base;
  return tn_acc__set_array(reading, place, attributes);
}

static tn_status parse_gang(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const opened from = open_group(parser);
  const size_t sizes = parser->dims.count;
  const size_t flags = parser->flags.count;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    give(reading, element, from);
    return take_keyword(reading, element->arguments[5]);
  }
  TN_TRY(read_keyword_devices(reading, element->arguments[5]));
  TN_TRY(read_segments(parser, read_gang_mark));
  give(reading, element, from);
  TN_TRY(tn_acc__set_array(reading, element->arguments[3], from.attributes));
  TN_TRY(set_segments(reading, element->arguments[4], sizes));
  TN_TRY(set_kinds(reading, element->arguments[2], flags));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static void put_gang_mark(tn_printer* printer, tn_attribute marks, size_t index, size_t segment,
                          bool is_first) {
  (void)segment;
  (void)is_first;
  const tn_attribute mark = tn_array_attribute_element(marks, index);
  const tn_string_view kind = tn_acc__word_of(mark);
  for (size_t i = 0; i < 3; ++i) {
    if (!tn_string_view_equal(kind, tn_string_view_from(gang_kinds[i]))) continue;
    tn_put_view(&printer->sink, tn_string_view_from(gang_words[i]));
    tn_put_char(&printer->sink, '=');
  }
}

static tn_print_region print_gang(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  const tn_part part = tn_part__of(printer->context, op, schema, element->arguments[0]);
  const tn_attribute devices = tn_part__attribute(printer, op, schema, element->arguments[3]);
  const tn_attribute keyword = tn_part__attribute(printer, op, schema, element->arguments[5]);
  (void)regions_done;
  if (!open_clause(printer, part.count, keyword, devices)) return TN_PRINT_NO_REGION;
  put_segments(printer, op, part, devices,
               tn_part__attribute(printer, op, schema, element->arguments[4]), put_gang_mark,
               tn_part__attribute(printer, op, schema, element->arguments[2]));
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_acc_device_directives[] = {
    {"DeviceTypeOperands", "oTa", parse_operands, print_operands},
    {"DeviceTypeOperandsWithKeywordOnly", "oTaa", parse_keyword_operands, print_keyword_operands},
    {"DeviceTypeOperandsWithSegment", "oTaa", parse_segments, print_segments},
    {"NumGangs", "oTaa", parse_segments, print_segments},
    {"WaitClause", "oTaaaa", parse_wait, print_wait},
    {"GangClause", "oTaaaa", parse_gang, print_gang},
    {NULL, NULL, NULL, NULL},
};
