// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives for all dialects: dimensions separated by x.

#include "schema/custom_directive.h"

//===-- DimensionList($shape) -----------------------------------------------------------------===//

/// Parses `4x?x8` or `[]` as an array of integers.
static tn_status parse_list(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  const size_t base = parser->dims.count;
  *out_region = false;
  *out_present = true;
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE)) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  } else {
    TN_TRY(tn_parser__dimensions(parser));
  }
  tn_type i64;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  const size_t count = parser->dims.count - base;
  parser->dims.count = base;
  TN_TRY(tn_dense_array_attribute_get(i64, count, (const int64_t*)parser->dims.items + base,
                                      count * sizeof(int64_t), &value));
  return tn_reading__set_attribute(reading, element->arguments[0].index, value);
}

static void put_dimension(tn_printer* printer, int64_t dim) {
  if (dim == TN_DYNAMIC) {
    tn_put_char(&printer->sink, '?');
  } else {
    tn_put_signed(&printer->sink, dim);
  }
}

static tn_print_region print_list(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_attribute value = {
      tn_op_schema__attribute(printer->context, schema, op, element->arguments[0].index)};
  size_t size = 0;
  const int64_t* dims = tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ARRAY)
                            ? tn_dense_array_attribute_data(value, &size)
                            : NULL;
  if (size < sizeof *dims) TN_PUT(&printer->sink, "[]");
  for (size_t i = 0; i < size / sizeof *dims; ++i) {
    if (i != 0) tn_put_char(&printer->sink, 'x');
    put_dimension(printer, dims[i]);
  }
  return TN_PRINT_NO_REGION;
}

//===-- MNKDimensionList($m, $n, $k) ----------------------------------------------------------===//

/// Parses `16x16x4`, one integer for each attribute.
static tn_status parse_each(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  const size_t base = parser->dims.count;
  *out_region = false;
  *out_present = true;
  const char* at = parser->token.start;
  TN_TRY(tn_parser__dimensions(parser));
  const size_t count = parser->dims.count - base;
  parser->dims.count = base;
  if (count != element->argument_count) {
    return tn_parser__error_at(parser, at, "expected %u dimensions in MNK dimension list",
                               element->argument_count);
  }
  for (uint32_t i = 0; i < element->argument_count; ++i) {
    const int64_t dim = ((const int64_t*)parser->dims.items)[base + i];
    const uint32_t index = element->arguments[i].index;
    tn_type type = reading->schema->attributes[index].type;
    tn_attribute value;
    if (type.storage == NULL) {
      TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &type));
    }
    TN_TRY(tn_integer_attribute_get(type, dim, &value));
    TN_TRY(tn_reading__set_attribute(reading, index, value));
  }
  return TN_OK;
}

static tn_print_region print_each(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  for (uint32_t i = 0; i < element->argument_count; ++i) {
    const tn_attribute value = {
        tn_op_schema__attribute(printer->context, schema, op, element->arguments[i].index)};
    if (i != 0) tn_put_char(&printer->sink, 'x');
    put_dimension(printer, tn_integer_attribute_value(value));
  }
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_dimension_list_directives[] = {
    {"DimensionList", "a", parse_list, print_list},
    {"MNKDimensionList", "aaa", parse_each, print_each},
    {NULL, NULL, NULL, NULL},
};
