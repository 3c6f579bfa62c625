// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives of scf and emitc: the cases of a switch between regions.

#include "dialects/common/common.h"
#include "schema/custom_assembly.h"

//===-- SwitchCases($cases, $caseRegions) -----------------------------------------------------===//

/// Parses any number of `case 5 {...}`.
static tn_status parse_switch_regions(tn_reading* reading, const tn_element* element,
                                      uint32_t* step, bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  *out_present = true;
  *out_region = tn_parser__is_word(parser, "case");
  if (*step != 0) TN_TRY(tn_custom_assembly__terminate(parser, reading->frame));
  if (*out_region) {
    tn_parser__advance(parser);
    ++*step;
    return tn_parser__index_number(parser, reading->frame);
  }
  // The case values are on the stack of dimensions.
  const size_t count = *step;
  *tn_reading__regions(reading, element->arguments[1].index) =
      (tn_range){(uint32_t)(parser->regions.count - count), (uint32_t)count};
  tn_type i64;
  tn_attribute value;
  parser->dims.count -= count;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_dense_array_attribute_get(i64, count,
                                      (const int64_t*)parser->dims.items + parser->dims.count,
                                      count * sizeof(int64_t), &value));
  return tn_reading__set_attribute(reading, element->arguments[0].index, value);
}

static tn_print_region print_switch_regions(tn_printer* printer, tn_ref op,
                                            const tn_op_schema* schema, const tn_element* element,
                                            uint32_t regions_done) {
  const tn_attribute cases = {
      tn_op_schema__attribute(printer->context, schema, op, element->arguments[0].index)};
  size_t size = 0;
  const int64_t* numbers = tn_dense_array_attribute_data(cases, &size);
  if (regions_done >= size / sizeof *numbers) return TN_PRINT_NO_REGION;
  tn_printer__put_newline(printer);
  TN_PUT(&printer->sink, "case ");
  tn_put_signed(&printer->sink, numbers[regions_done]);
  tn_put_char(&printer->sink, ' ');
  // The default region comes first.
  return (tn_print_region){(int32_t)(element->arguments[1].index + regions_done), 0};
}

const tn_custom_directive tn_switch_regions_directives[] = {
    {"SwitchCases", "ag", parse_switch_regions, print_switch_regions},
    {NULL, NULL, NULL, NULL},
};
