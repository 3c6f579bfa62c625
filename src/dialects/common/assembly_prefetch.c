// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly of references to memref elements, and of prefetches in memref and affine; affine's have
// maps.

#include <tenure/affine.h>

#include "dialects/common/common.h"
#include "dialects/common/reference.h"
#include "schema/custom_assembly.h"

//===-- References ----------------------------------------------------------------------------===//

tn_status tn_reference__read(tn_parser* parser, const tn_op_frame* frame) {
  TN_TRY(tn_custom_assembly__operand(parser));
  return tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_SQUARE, TN_TOKEN_RIGHT_SQUARE,
                                     SIZE_MAX);
}

void tn_reference__put(tn_printer* printer, tn_ref op) {
  const uint32_t count =
      tn_op_cell__operand_count(printer->context, tn_op__at(printer->context, op));
  tn_printer__put_operands(printer, op, 0, 1);
  tn_put_char(&printer->sink, '[');
  tn_printer__put_operands(printer, op, 1, count - 1);
  tn_put_char(&printer->sink, ']');
}

tn_status tn_reference__types(tn_parser* parser, const tn_op_frame* frame, tn_type* out_type) {
  tn_type index;
  TN_TRY(tn_parser__colon_type(parser, frame, TN_TYPE_MEMREF, "builtin.memref", out_type));
  TN_TRY(tn_parser__push_type(parser, *out_type));
  TN_TRY(tn_index_type_get(parser->context, &index));
  const size_t count = parser->operands.count - frame->operands;
  for (size_t i = 1; i < count; ++i) TN_TRY(tn_parser__push_type(parser, index));
  return TN_OK;
}

//===-- Prefetches ----------------------------------------------------------------------------===//

/// Parses a keyword of `%m[%i], read, locality<3>, data : memref<...>`.
static tn_status prefetch_word(tn_parser* parser, const tn_op_frame* frame,
                               tn_string_view* out_word) {
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__custom_error(parser, frame, parser->token.start, "expected valid keyword");
  }
  *out_word = tn_token__spelling(&parser->token);
  tn_parser__advance(parser);
  return TN_OK;
}

/// Sets the property `name` to true for the keyword `yes` and to false for `no`; reports others.
static tn_status set_flag(tn_reading* reading, const char* name, tn_string_view word,
                          const char* yes, const char* no, const char* message) {
  tn_attribute value;
  const bool is_yes = tn_string_view_equal(word, tn_string_view_from(yes));
  if (!is_yes && !tn_string_view_equal(word, tn_string_view_from(no))) {
    return tn_parser__custom_error(reading->parser, reading->frame, reading->frame->name_at, "%s",
                                   message);
  }
  TN_TRY(tn_bool_attribute_get(reading->parser->context, is_yes, &value));
  return tn_reading__set(reading, name, value);
}

static tn_status prefetch_locality(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  tn_type i32;
  tn_attribute value;
  TN_TRY(tn_custom_assembly__expect_word(parser, reading->frame, "locality"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  TN_TRY(tn_parser__integer_type(parser, 32, &i32));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__attribute(parser, i32, &value));
  if (!tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    return tn_parser__custom_error(parser, reading->frame, at,
                                   "invalid kind of attribute specified");
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  return tn_reading__set(reading, "localityHint", value);
}

/// Returns whether the op subscripts with a map, like affine.prefetch.
static bool has_map(const tn_op_definition* definition) {
  return tn_op_schema__find(tn_op_schema__of(definition), tn_string_view_from("map")).kind ==
         TN_PLACE_ATTRIBUTE;
}

/// Parses `%m[%i]`, or `%m[%i + 1]` with a map.
static tn_status prefetch_reference(tn_reading* reading) {
  tn_attribute map;
  if (!has_map(reading->frame->definition))
    return tn_reference__read(reading->parser, reading->frame);
  TN_TRY(tn_custom_assembly__operand(reading->parser));
  TN_TRY(tn_parser__affine_map_of_values(reading->parser, &map));
  return tn_reading__set(reading, "map", map);
}

static tn_status parse_prefetch(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  tn_type type;
  tn_string_view access;
  tn_string_view cache;
  *out_region = false;
  TN_TRY(prefetch_reference(&reading));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(prefetch_word(parser, frame, &access));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(prefetch_locality(&reading));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(prefetch_word(parser, frame, &cache));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  TN_TRY(tn_reference__types(parser, frame, &type));
  TN_TRY(set_flag(&reading, "isWrite", access, "write", "read",
                  "rw specifier has to be 'read' or 'write'"));
  TN_TRY(set_flag(&reading, "isDataCache", cache, "data", "instr",
                  "cache type has to be 'data' or 'instr'"));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static bool is_true(const tn_context* context, tn_ref op, const char* name) {
  const tn_attribute value = {tn_op__inherent(context, op, name)};
  return value.storage != NULL && tn_integer_attribute_value(value) != 0;
}

static tn_print_region print_prefetch(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  (void)regions_done;
  static const char* const elided[] = {"isWrite", "localityHint", "isDataCache", "map"};
  const tn_context* context = printer->context;
  const tn_attribute locality = {tn_op__inherent(context, op, "localityHint")};
  tn_put_char(&printer->sink, ' ');
  if (has_map(definition)) {
    const tn_attribute map = {tn_op__inherent(context, op, "map")};
    tn_printer__put_operands(printer, op, 0, 1);
    tn_printer__put_map_of_values(printer, op, map, 1);
  } else {
    tn_reference__put(printer, op);
  }
  tn_put_view(&printer->sink,
              tn_string_view_from(is_true(context, op, "isWrite") ? ", write" : ", read"));
  TN_PUT(&printer->sink, ", locality<");
  tn_put_signed(&printer->sink, tn_integer_attribute_value(locality));
  TN_PUT(&printer->sink, ">, ");
  tn_put_view(&printer->sink,
              tn_string_view_from(is_true(context, op, "isDataCache") ? "data" : "instr"));
  tn_printer__put_attributes_but(printer, op, false, elided, 4);
  TN_PUT(&printer->sink, " : ");
  tn_printer__put_operand_types(printer, op, 0, 1);
  return TN_PRINT_NO_REGION;
}

const tn_custom_assembly tn_prefetch_assemblies[] = {
    {"memref.prefetch", parse_prefetch, print_prefetch},
    {NULL, NULL, NULL},
};
