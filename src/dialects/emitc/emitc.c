// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the emitc dialect: functions have the same assembly as in func; global variables
// have a type and a value.
//
// Source: the emitc dialect's documentation, and MLIR's output.

#include "dialects/emitc/emitc.h"

#include <tenure/parameters.h>

#include "dialects/common/common.h"
#include "dialects/common/emitc_type.h"
#include "dialects/common/function.h"
#include "dialects/common/parts.h"
#include "dialects/dialects.h"
#include "schema/custom_assembly.h"

//===-- EmitCGlobalOpTypeAndInitialValue(type, value) -----------------------------------------===//

/// Returns a tensor with the shape and elements of `!emitc.array<2x3xf32>`; other types unchanged.
static tn_status value_type(tn_type type, tn_type* out_type) {
  *out_type = type;
  if (!tn_emitc__is(type, "array")) return TN_OK;
  size_t size = 0;
  const int64_t* dims = tn_dense_array_attribute_data(tn_type_parameter_at(type, 0), &size);
  return tn_tensor_type_get(tn_type_attribute_value(tn_type_parameter_at(type, 1)), dims,
                            size / sizeof *dims, NULL, out_type);
}

/// Parses `type` or `type = value`.
static tn_status parse_value(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  tn_type type;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &value));
  TN_TRY(tn_reading__set_attribute(reading, element->arguments[0].index, value));
  if (!tn_parser__consume_if(parser, TN_TOKEN_EQUAL)) return TN_OK;
  TN_TRY(value_type(type, &type));
  const char* at = parser->token.start;
  // Dialect attributes only have their own type.
  if (tn_parser__is(parser, TN_TOKEN_HASH_IDENTIFIER)) type.storage = NULL;
  TN_TRY(tn_parser__attribute(parser, type, &value));
  if (!tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS) &&
      !tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) &&
      !tn_attribute__is(value, TN_ATTRIBUTE_FLOAT) && !tn_attribute__is_of_dialect(value)) {
    return tn_parser__custom_error(
        parser, reading->frame, at,
        "initial value should be a integer, float, elements or opaque attribute");
  }
  return tn_reading__set_attribute(reading, element->arguments[1].index, value);
}

static tn_print_region print_value(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  const tn_attribute type = tn_part__attribute(printer, op, schema, element->arguments[0]);
  const tn_attribute value = tn_part__attribute(printer, op, schema, element->arguments[1]);
  (void)regions_done;
  if (type.storage != NULL) tn_printer__put_any(printer, type.storage, 0);
  if (value.storage == NULL) return TN_PRINT_NO_REGION;
  TN_PUT(&printer->sink, " = ");
  tn_printer__put_any(printer, value.storage, TN_PRINT_NO_TYPE);
  return TN_PRINT_NO_REGION;
}

static const tn_custom_directive directives[] = {
    {"EmitCGlobalOpTypeAndInitialValue", "aa", parse_value, print_value},
    {"EmitCFieldOpTypeAndInitialValue", "aa", parse_value, print_value},
    {NULL, NULL, NULL, NULL},
};

static const tn_custom_assembly assemblies[] = {
    {"emitc.function", tn_function__parse, tn_function__print},
    {NULL, NULL, NULL},
};

const tn_dialect_entry tn_emitc_dialect = {
    .name = {"emitc", 5},
    .checks = (const tn_named_check* const[]){tn_emitc_checks, NULL},
    .parameters_checks = tn_emitc_parameters_checks,
    .assemblies = (const tn_custom_assembly* const[]){assemblies, tn_emitc_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){directives, tn_emitc_reference_directives,
                                                       tn_switch_regions_directives, NULL},
    .namings = (const tn_naming* const[]){tn_emitc_namings, NULL},
};
