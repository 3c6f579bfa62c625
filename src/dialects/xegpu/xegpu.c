// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the xegpu dialect, and its optional lists of offsets.

#include "dialects/xegpu/xegpu.h"

#include "dialects/dialects.h"
#include "schema/check.h"

static tn_status parse_list(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  tn_attribute value = {NULL};
  (void)step;
  *out_region = false;
  *out_present = tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE);
  if (*out_present) {
    TN_TRY(tn_parser__index_list(parser, reading->frame, TN_TOKEN_LEFT_SQUARE,
                                 TN_TOKEN_RIGHT_SQUARE, &value));
  }
  tn_reading__give_operands(reading, element->arguments[0].index, start);
  if (!*out_present) return TN_OK;
  return tn_reading__set_attribute(reading, element->arguments[1].index, value);
}

static tn_print_region print_list(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  uint32_t counts[TN_GROUPS_MAX] = {0};
  uint32_t next = 0;
  (void)regions_done;
  const tn_attribute numbers = {
      tn_op_schema__attribute(printer->context, schema, op, element->arguments[1].index)};
  if (numbers.storage == NULL ||
      !tn_op_schema__operand_groups(printer->context, schema, op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  for (uint32_t i = 0; i < element->arguments[0].index; ++i) next += counts[i];
  tn_printer__put_mixed_list(printer, op, numbers, &next, '[', ']');
  return TN_PRINT_NO_REGION;
}

static const tn_custom_directive directives[] = {
    {"OptionalDynamicIndexList", "oa", parse_list, print_list},
    {NULL, NULL, NULL, NULL},
};

const tn_dialect_entry tn_xegpu_dialect = {
    .name = {"xegpu", 5},
    .directives = (const tn_custom_directive* const[]){directives, NULL},
    .parameter_directives =
        (const tn_parameter_directive* const[]){tn_xegpu_parameter_directives,
                                                tn_xegpu_tensor_directives, NULL},
    .parameters_checks = tn_xegpu_parameters_checks,
    .parameters_forms = tn_xegpu_parameters_forms,
};
