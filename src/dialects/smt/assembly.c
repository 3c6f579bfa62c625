// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of smt, and names of its constants. Its types are stored as text, so their parts are
// parsed from the text.
//
// Source: the smt dialect's documentation, and MLIR's output.

#include <stdlib.h>
#include <string.h>

#include "base/text_buffer.h"
#include "dialects/common/parts.h"
#include "dialects/smt/smt.h"
#include "ir/op_diagnostic.h"
#include "ir/textual.h"
#include "ir/type_check.h"

tn_status tn_smt__bit_vector(tn_context* context, int64_t width, tn_type* out_type) {
  tn_type type;
  tn_attribute number;
  TN_TRY(tn_integer_type_get(context, 64, TN_SIGNLESS, &type));
  TN_TRY(tn_integer_attribute_get(type, width, &number));
  return tn_dialect_type_get(context, tn_string_view_from("smt.bv"), &number, 1, out_type);
}

//===-- smt.int.constant ----------------------------------------------------------------------===//

/// Converts the value to an unsigned type with the same bits.
static tn_status without_sign(tn_context* context, tn_attribute* value) {
  const uint32_t width = tn_integer_type_width(tn_attribute_type(*value));
  size_t count = 0;
  const uint64_t* words = tn_integer_attribute_words(*value, &count);
  tn_type type;
  TN_TRY(tn_integer_type_get(context, width, TN_UNSIGNED, &type));
  return tn_integer_attribute_from_words(type, words, count, value);
}

/// Parses an integer with MLIR's width: 4 bits for each digit.
static tn_status read_number(tn_parser* parser, const tn_op_frame* frame, tn_attribute* out_value) {
  const bool is_negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__error(parser, "expected integer value");
  }
  const tn_string_view digits = tn_token__spelling(&parser->token);
  const bool is_hex = digits.size > 2 && digits.data[1] == 'x';
  const size_t width = 4 * (is_hex ? digits.size - 2 : digits.size);
  const bool is_zero = digits.size == 1 && *digits.data == '0';
  const tn_storage* storage = NULL;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  if (width <= 64) {
    char copy[24] = {0};
    memcpy(copy, digits.data, digits.size);
    unsigned long long number = strtoull(copy, NULL, is_hex ? 16 : 10);
    if (is_negative) number = 0 - number;
    if (width < 64) number &= (1ull << width) - 1;
    tn_text_buffer_format(&text, "%llu : ui%zu", number, is_zero ? (size_t)64 : width);
  } else if (width > 16777215) {
    tn_text_buffer_free(&text);
    return tn_parser__custom_error(parser, frame, parser->token.start, "integer value too large");
  } else {
    if (is_negative) tn_text_buffer_append_text(&text, "-");
    tn_text_buffer_append_view(&text, digits);
    tn_text_buffer_format(&text, " : i%zu", width);
  }
  tn_status status =
      text.failed ? tn_context__out_of_memory(parser->context)
                  : tn_textual__parse(parser->context, tn_text_buffer_view(&text), false, &storage);
  tn_text_buffer_free(&text);
  *out_value = (tn_attribute){storage};
  if (status == TN_OK && width > 64) status = without_sign(parser->context, out_value);
  if (status == TN_OK) tn_parser__advance(parser);
  return status;
}

static tn_status parse_integer(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_attribute value;
  tn_type type;
  *out_region = false;
  TN_TRY(read_number(parser, frame, &value));
  TN_TRY(tn_custom_assembly__set(parser, frame, "value", value));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_opaque_type_get(parser->context, tn_string_view_from("smt"), tn_string_view_from("int"),
                            &type));
  TN_TRY(tn_parser__push_type(parser, type));
  return tn_parser__finish_op(parser, frame, 0);
}

/// Appends the value as a signed integer.
static tn_status append_number(tn_context* context, tn_attribute value, tn_text_buffer* text) {
  size_t count = 0;
  const uint64_t* words = tn_integer_attribute_words(value, &count);
  const tn_type old = tn_attribute_type(value);
  tn_type type;
  if (!tn_type__is(old, TN_TYPE_INTEGER) || count == 0) return TN_OK;
  TN_TRY(tn_integer_type_get(context, tn_integer_type_width(old), TN_SIGNED, &type));
  TN_TRY(tn_integer_attribute_from_words(type, words, count, &value));
  tn_integer__append(value, text);
  return TN_OK;
}

static tn_print_region print_integer(tn_printer* printer, tn_ref op,
                                     const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"value"};
  const tn_attribute value = tn_custom_assembly__inherent(printer, op, "value");
  tn_text_buffer text = tn_text_buffer_make(&printer->context->allocator);
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  if (append_number((tn_context*)printer->context, value, &text) == TN_OK) {
    tn_put_view(&printer->sink, tn_text_buffer_view(&text));
  }
  tn_text_buffer_free(&text);
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  return TN_PRINT_NO_REGION;
}

//===-- smt.bv.constant -----------------------------------------------------------------------===//

static tn_status parse_vector(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_attribute value;
  const char* at = parser->token.start;
  *out_region = false;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
  if (!tn_opaque__is_called(value.storage, "smt", "bv")) {
    return tn_parser__custom_error(parser, frame, at, "invalid kind of attribute specified");
  }
  TN_TRY(tn_custom_assembly__set(parser, frame, "value", value));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__push_type(parser, tn_attribute_type(value)));
  return tn_parser__finish_op(parser, frame, 0);
}

static tn_print_region print_vector(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"value"};
  const tn_attribute value = tn_custom_assembly__inherent(printer, op, "value");
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  if (value.storage != NULL) tn_printer__put_any(printer, value.storage, 0);
  tn_printer__put_attributes_but(printer, op, false, elided, 1);
  return TN_PRINT_NO_REGION;
}

//===-- smt.bv.repeat -------------------------------------------------------------------------===//

/// Parses `2 times %a : !smt.bv<4>`.
static tn_status parse_repeat(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  const char* at = parser->token.start;
  const size_t base = parser->dims.count;
  tn_type type;
  tn_type result;
  *out_region = false;
  if (tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    const tn_string_view digits = tn_token__spelling(&parser->token);
    if (digits.size > 19 || (digits.size == 19 && *digits.data == '9')) {
      return tn_parser__custom_error(parser, frame, at, "integer must fit into 63 bits");
    }
  }
  TN_TRY(tn_parser__index_number(parser, frame));
  const int64_t count = ((const int64_t*)parser->dims.items)[base];
  parser->dims.count = base;
  if (count <= 0) return tn_parser__custom_error(parser, frame, at, "integer must be positive");
  TN_TRY(tn_custom_assembly__expect_word(parser, frame, "times"));
  const char* operand_at = parser->token.start;
  TN_TRY(tn_custom_assembly__operand(parser));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  const int64_t width = tn_smt__width(type);
  if (width == 0) {
    return tn_parser__custom_error(parser, frame, operand_at, "input must have bit-vector type");
  }
  if (width > INT64_MAX / count) {
    return tn_parser__custom_error(
        parser, frame, at,
        "result bit-width (provided integer times bit-width of the input type) must fit into 63 "
        "bits");
  }
  TN_TRY(tn_smt__bit_vector(parser->context, width * count, &result));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__push_type(parser, result));
  return tn_parser__finish_op(parser, frame, 1);
}

static tn_print_region print_repeat(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  const int64_t width =
      tn_smt__width(tn_op__operand_type(printer->context, op, TN_SMT_BV_REPEAT_INPUT));
  const int64_t result = tn_smt__width(tn_op__result_type(printer->context, op, 0));
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  tn_put_signed(&printer->sink, width == 0 ? 0 : result / width);
  TN_PUT(&printer->sink, " times ");
  tn_printer__put_operands(printer, op, 0, 1);
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

//===-- smt.apply_func ------------------------------------------------------------------------===//

/// Pushes the types of a function's arguments, and then its result type. `*out_count` is the number
/// of arguments.
static tn_status push_parts(tn_parser* parser, tn_type type, size_t* out_count) {
  const tn_attribute domain = tn_type_parameter_at(type, 0);
  *out_count = tn_array_attribute_count(domain);
  for (size_t i = 0; i < *out_count; ++i) {
    TN_TRY(tn_parser__push_type(parser,
                                tn_type_attribute_value(tn_array_attribute_element(domain, i))));
  }
  return tn_parser__push_type(parser, tn_type_attribute_value(tn_type_parameter_at(type, 1)));
}

/// Parses `%f(%a, %b) : !smt.func<(...) ...>`.
static tn_status parse_apply(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_type type;
  size_t count = 0;
  *out_region = false;
  TN_TRY(tn_custom_assembly__operand(parser));
  const char* at = parser->token.start + 1;
  TN_TRY(tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
                                     SIZE_MAX));
  const size_t operand_count = parser->operands.count - frame->operands - 1;
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* type_at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_opaque__is_called(type.storage, "smt", "func")) {
    return tn_parser__custom_error(parser, frame, type_at, "invalid kind of type specified");
  }
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(push_parts(parser, type, &count));
  if (count != operand_count) {
    return tn_parser__custom_error(
        parser, frame, at,
        "number of operands and types do not match: got %zu operands and %zu types", operand_count,
        count);
  }
  return tn_parser__finish_op(parser, frame, operand_count + 1);
}

static tn_print_region print_apply(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  const uint32_t count = tn_op__operand_count(printer->context, op);
  (void)definition;
  (void)regions_done;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_operands(printer, op, 0, 1);
  tn_put_char(&printer->sink, '(');
  if (count > 1) tn_printer__put_operands(printer, op, 1, count - 1);
  tn_put_char(&printer->sink, ')');
  tn_printer__put_attributes_but(printer, op, false, NULL, 0);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_smt_assemblies[] = {
    {"smt.apply_func", parse_apply, print_apply},
    {"smt.bv.constant", parse_vector, print_vector},
    {"smt.bv.repeat", parse_repeat, print_repeat},
    {"smt.int.constant", parse_integer, print_integer},
    {NULL, NULL, NULL},
};

//===-- SameTypes(types) ----------------------------------------------------------------------===//

/// Parses one type for all values of a group.
static tn_status parse_same(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_type type;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(reading->parser, &type));
  const tn_place place = element->arguments[0];
  const size_t start = reading->parser->types.count;
  const uint32_t count =
      place.kind == TN_PLACE_OPERAND ? tn_reading__operands(reading, place.index)->count : 1;
  for (uint32_t i = 0; i < count; ++i) TN_TRY(tn_parser__push_type(reading->parser, type));
  tn_part__give_types(reading, place, start);
  return TN_OK;
}

static tn_print_region print_same(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  const tn_part part = tn_part__of(printer->context, op, schema, element->arguments[0]);
  (void)regions_done;
  if (part.count == 0) return TN_PRINT_NO_REGION;
  if (element->arguments[0].kind == TN_PLACE_OPERAND) {
    tn_printer__put_operand_types(printer, op, part.first, 1);
  } else {
    tn_printer__put_result_types(printer, op, part.first, 1);
  }
  return TN_PRINT_NO_REGION;
}

//===-- ArrayParts(array, domain, range), ArrayRange(array, range) ----------------------------===//

/// Parses `!smt.array<[domain -> range]>` and sets the types of the operands from it; `domain` may
/// be NULL.
static tn_status read_array(tn_reading* reading, const tn_place* array, const tn_place* domain,
                            const tn_place* range) {
  tn_type type;
  const char* at = reading->parser->token.start;
  TN_TRY(tn_parser__type(reading->parser, &type));
  if (!tn_opaque__is_called(type.storage, "smt", "array")) {
    return tn_parser__custom_error(reading->parser, reading->frame, at,
                                   "invalid kind of type specified");
  }
  TN_TRY(tn_part__give_type(reading, *array, type));
  if (domain != NULL) {
    TN_TRY(tn_part__give_type(reading, *domain,
                              tn_type_attribute_value(tn_type_parameter_at(type, 0))));
  }
  return tn_part__give_type(reading, *range,
                            tn_type_attribute_value(tn_type_parameter_at(type, 1)));
}

static tn_status parse_parts(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  return read_array(reading, &element->arguments[0], &element->arguments[1],
                    &element->arguments[2]);
}

static tn_status parse_range(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  return read_array(reading, &element->arguments[0], NULL, &element->arguments[1]);
}

//===-- ConcatTypes(high, low, both) ----------------------------------------------------------===//

/// Parses `!smt.bv<4>, !smt.bv<8>`.
static tn_status parse_concat(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  int64_t width = 0;
  tn_type type;
  (void)step;
  *out_region = false;
  *out_present = true;
  for (size_t i = 0; i < 2; ++i) {
    if (i != 0) TN_TRY(tn_parser__expect(reading->parser, TN_TOKEN_COMMA, "expected ','"));
    const char* at = reading->parser->token.start;
    TN_TRY(tn_parser__type(reading->parser, &type));
    const int64_t own = tn_smt__width(type);
    if (own == 0 || width > INT64_MAX - own) {
      return tn_parser__custom_error(reading->parser, reading->frame, at,
                                     "invalid kind of type specified");
    }
    width += own;
    TN_TRY(tn_part__give_type(reading, element->arguments[i], type));
  }
  TN_TRY(tn_smt__bit_vector(reading->parser->context, width, &type));
  return tn_part__give_type(reading, element->arguments[2], type);
}

static tn_print_region print_concat(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  tn_part__put_types(printer, op, schema, element->arguments[0]);
  TN_PUT(&printer->sink, ", ");
  tn_part__put_types(printer, op, schema, element->arguments[1]);
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_smt_directives[] = {
    {"ArrayParts", "TTT", parse_parts, print_same},
    {"ArrayRange", "TT", parse_range, print_same},
    {"ConcatTypes", "TTT", parse_concat, print_concat},
    {"SameTypes", "T", parse_same, print_same},
    {NULL, NULL, NULL, NULL},
};

//===-- Names ---------------------------------------------------------------------------------===//

/// Names a constant `%c-123` or `%c5_bv32`.
static void name_constant(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  tn_context* context = tn_namer__context(namer);
  const tn_attribute value = {tn_op__inherent(context, op, "value")};
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  bool is_number = false;
  (void)definition;
  tn_text_buffer_append_text(&text, "c");
  if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    is_number = append_number(context, value, &text) == TN_OK;
  } else if (tn_opaque__is_called(value.storage, "smt", "bv")) {
    is_number = true;
    tn_integer__append(tn_attribute_parameter_at(value, 0), &text);
    tn_text_buffer_format(&text, "_bv%lld", (long long)tn_smt__width(tn_attribute_type(value)));
  }
  if (is_number && !text.failed) tn_namer__result(namer, op, 0, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

static void name_truth(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  const tn_attribute value = {tn_op__inherent(tn_namer__context(namer), op, "value")};
  (void)definition;
  if (!tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) return;
  tn_namer__result(namer, op, 0,
                   tn_string_view_from(tn_integer_attribute_value(value) != 0 ? "true" : "false"));
}

/// Names a variable after its declaration.
static void name_variable(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  const tn_attribute name = {tn_op__inherent(tn_namer__context(namer), op, "namePrefix")};
  (void)definition;
  if (!tn_attribute__is(name, TN_ATTRIBUTE_STRING)) return;
  tn_namer__result(namer, op, 0, tn_string_attribute_value(name));
}

const tn_naming tn_smt_namings[] = {
    {"smt.constant", name_constant, NULL},
    {"smt.truth", name_truth, NULL},
    {"smt.variable", name_variable, NULL},
    {NULL, NULL, NULL},
};
