// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives of several dialects: the cases of a switch between blocks.

#include "dialects/common/common.h"
#include "schema/custom_assembly.h"

//===-- SwitchOpCases(flag type, default, its operands and types, values, cases, ...) ---------===//

/// Parses `^dest(%a, %b : i32, i32)`: a successor and its operands.
static tn_status parse_destination(tn_parser* parser) {
  TN_TRY(tn_parser__successor(parser));
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) return TN_OK;
  TN_TRY(tn_parser__operand_list(parser));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  do {
    tn_type type;
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

typedef struct switch_marks {
  size_t operands;
  size_t types;
  size_t successors;
} switch_marks;

static switch_marks marks_of(const tn_parser* parser) {
  return (switch_marks){parser->operands.count, parser->types.count, parser->successors.count};
}

static tn_range range_between(size_t from, size_t to) {
  return (tn_range){(uint32_t)from, (uint32_t)(to - from)};
}

/// Parses cases and pushes pairs of a case value and an operand count on the stack of dimensions.
static tn_status read_cases(tn_parser* parser, const tn_op_frame* frame, size_t* out_count) {
  *out_count = 0;
  while (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    const size_t operands = parser->operands.count;
    TN_TRY(tn_parser__index_number(parser, frame));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(parse_destination(parser));
    const int64_t size = (int64_t)(parser->operands.count - operands);
    TN_TRY(tn_parser__push(parser, &parser->dims, &size, sizeof size));
    ++*out_count;
  }
  return TN_OK;
}

/// Writes element `index` of `bit_width` bits, truncating or sign-extending the number.
static void write_element(char* bytes, size_t index, uint32_t bit_width, int64_t number) {
  if (bit_width == 1) {
    bytes[index / 8] |= (char)((number & 1) << index % 8);
    return;
  }
  const size_t width = (bit_width + 7) / 8;
  char* element = bytes + index * width;
  for (size_t i = 0; i < width; ++i) {
    element[i] = (char)(i < sizeof number ? number >> (8 * i) : number >> 63);
  }
  if (bit_width % 8 != 0) element[width - 1] &= (char)((1 << bit_width % 8) - 1);
}

/// Sets the case values, every other number on the stack of dimensions from `base` on, as elements
/// of `type`.
static tn_status set_case_values(tn_reading* reading, tn_type flag, size_t base, size_t count,
                                 tn_place place) {
  tn_parser* parser = reading->parser;
  const int64_t dims[] = {(int64_t)count};
  tn_type type;
  tn_attribute value;
  if (count == 0) return TN_OK;
  const uint32_t bit_width = tn_type_bit_width(flag);
  if (bit_width == 0) {
    return tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                   "cannot have cases of the type 'i0', which has no bits");
  }
  TN_TRY(tn_vector_type_get(flag, dims, NULL, 1, &type));
  const size_t byte_size = bit_width == 1 ? (count + 7) / 8 : count * ((bit_width + 7) / 8);
  parser->bytes.count = 0;
  TN_TRY(tn_parser__reserve(parser, &parser->bytes, byte_size, 1));
  memset(parser->bytes.items, 0, byte_size);
  for (size_t i = 0; i < count; ++i) {
    write_element(parser->bytes.items, i, bit_width,
                  ((const int64_t*)parser->dims.items)[base + 2 * i]);
  }
  TN_TRY(tn_dense_elements_attribute_get(type, parser->bytes.items, byte_size, &value));
  return tn_reading__set_attribute(reading, place.index, value);
}

static tn_status set_case_sizes(tn_reading* reading, size_t base, size_t count, const char* name) {
  tn_parser* parser = reading->parser;
  tn_type i32;
  tn_attribute value;
  parser->bytes.count = 0;
  TN_TRY(tn_parser__reserve(parser, &parser->bytes, count * sizeof(int32_t) + 1, 1));
  for (size_t i = 0; i < count; ++i) {
    const int32_t size = (int32_t)((const int64_t*)parser->dims.items)[base + 2 * i + 1];
    memcpy((char*)parser->bytes.items + i * sizeof size, &size, sizeof size);
  }
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, count, parser->bytes.items, count * sizeof(int32_t),
                                      &value));
  return tn_reading__set(reading, name, value);
}

/// Arguments: flag type, default destination, its operands, their types, values, destinations.
static tn_status parse_switch(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  *out_region = false;
  *out_present = true;
  const tn_range flag_range = *tn_reading__types(reading, element->arguments[0]);
  const tn_type flag = ((const tn_type*)parser->types.items)[flag_range.start];
  TN_TRY(tn_custom_assembly__expect_word(parser, reading->frame, "default"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const switch_marks first = marks_of(parser);
  TN_TRY(parse_destination(parser));
  const switch_marks cases = marks_of(parser);
  const size_t base = parser->dims.count;
  size_t count = 0;
  TN_TRY(read_cases(parser, reading->frame, &count));
  const uint32_t own = element->arguments[2].index;
  *tn_reading__successors(reading, 0) = range_between(first.successors, cases.successors);
  *tn_reading__successors(reading, 1) = range_between(cases.successors, parser->successors.count);
  *tn_reading__operands(reading, own) = range_between(first.operands, cases.operands);
  *tn_reading__operand_types(reading, own) = range_between(first.types, cases.types);
  *tn_reading__operands(reading, own + 1) = range_between(cases.operands, parser->operands.count);
  *tn_reading__operand_types(reading, own + 1) = range_between(cases.types, parser->types.count);
  TN_TRY(set_case_values(reading, flag, base, count, element->arguments[4]));
  TN_TRY(set_case_sizes(reading, base, count, "case_operand_segments"));
  parser->dims.count = base;
  return TN_OK;
}

/// Returns a case value: unsigned below 64 bits. False if it does not fit in a signed 64-bit
/// integer, which is what the parser reads.
static bool case_number(tn_attribute values, size_t index, int64_t* out_number) {
  size_t byte_size = 0;
  const unsigned char* bytes = tn_dense_elements_attribute_data(values, &byte_size);
  const uint32_t bit_width = tn_type_bit_width(tn_type_element_type(tn_attribute_type(values)));
  const size_t width = (bit_width + 7) / 8;
  const unsigned char last = (unsigned char)(bit_width % 8 == 0 ? 255 : (1 << bit_width % 8) - 1);
  if (tn_dense_elements_attribute_is_splat(values)) index = 0;
  *out_number = 0;
  if (bit_width == 1) {
    if (index / 8 < byte_size) *out_number = bytes[index / 8] >> index % 8 & 1;
    return true;
  }
  uint64_t value = 0;
  bool fits = true;
  for (size_t i = 0; i < width && index * width + i < byte_size; ++i) {
    const unsigned char byte = bytes[index * width + i];
    if (i < sizeof value) {
      value |= (uint64_t)byte << (8 * i);
    } else {
      const unsigned char sign = value >> 63 != 0 ? 255 : 0;
      fits = fits && byte == (i + 1 == width ? sign & last : sign);
    }
  }
  if (bit_width < 64) value &= (UINT64_C(1) << bit_width) - 1;
  *out_number = (int64_t)value;
  return fits;
}

bool tn_switch__cases_fit(const tn_context* context, tn_ref op,
                          const tn_op_definition* definition) {
  const tn_attribute values = {tn_op__inherent(context, op, "case_values")};
  bool fits = tn_op_schema__fits(context, op, definition);
  if (!fits || !tn_attribute__is(values, TN_ATTRIBUTE_DENSE_ELEMENTS)) return fits;
  const tn_type type = tn_attribute_type(values);
  if (tn_type_bit_width(tn_type_element_type(type)) <= 64) return true;
  for (int64_t i = 0; fits && i < tn_shaped_type_element_count(type); ++i) {
    int64_t number;
    fits = case_number(values, (size_t)i, &number);
  }
  return fits;
}

static void put_destination(tn_printer* printer, tn_ref op, uint32_t successor, uint32_t first,
                            uint32_t count) {
  const tn_context* context = printer->context;
  const tn_ref use = tn_op_cell__successors(op, tn_op__at(context, op)) + 3 * successor;
  tn_printer__put_block(printer, tn_use__at(context, use)->value);
  if (count == 0) return;
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, first, count);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, first, count);
  tn_put_char(&printer->sink, ')');
}

static tn_print_region print_switch(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_context* context = printer->context;
  const tn_attribute values = {
      tn_op_schema__attribute(context, schema, op, element->arguments[4].index)};
  const tn_attribute sizes = {tn_op__inherent(context, op, "case_operand_segments")};
  uint32_t counts[TN_GROUPS_MAX] = {0};
  const uint32_t successor_count = tn_op_cell__successor_count(tn_op__at(context, op));
  if (successor_count == 0 || !tn_op_schema__operand_groups(context, schema, op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  const uint32_t case_count = successor_count - 1;
  size_t size = 0;
  const int32_t* case_sizes = tn_attribute__is(sizes, TN_ATTRIBUTE_DENSE_ARRAY)
                                  ? tn_dense_array_attribute_data(sizes, &size)
                                  : NULL;
  TN_PUT(&printer->sink, "  default: ");
  put_destination(printer, op, 0, 1, counts[1]);
  // MLIR only prints a line break after cases.
  if (values.storage == NULL) return TN_PRINT_NO_REGION;
  uint32_t next = 1 + counts[1];
  for (uint32_t i = 0; i < case_count && i < size / sizeof *case_sizes; ++i) {
    tn_put_char(&printer->sink, ',');
    tn_printer__put_newline(printer);
    TN_PUT(&printer->sink, "  ");
    int64_t number = 0;
    (void)case_number(values, i, &number);
    tn_put_signed(&printer->sink, number);
    TN_PUT(&printer->sink, ": ");
    put_destination(printer, op, 1 + i, next, (uint32_t)case_sizes[i]);
    next += (uint32_t)case_sizes[i];
  }
  tn_printer__put_newline(printer);
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_switch_cases_directives[] = {
    {"SwitchOpCases", "TsoTaasoT", parse_switch, print_switch},
    {NULL, NULL, NULL, NULL},
};
