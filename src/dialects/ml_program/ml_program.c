// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the ml_program dialect, its directives, and the form of its functions.
//
// Source: the ml_program dialect's documentation, and MLIR's output.

#include "dialects/ml_program/ml_program.h"
#include "dialects/common/function.h"
#include "dialects/common/parts.h"
#include "dialects/dialects.h"
#include "schema/custom_assembly.h"

//===-- SymbolVisibility(attribute) -----------------------------------------------------------===//

static tn_status parse_visibility(tn_reading* reading, const tn_element* element, uint32_t* step,
                                  bool* out_region, bool* out_present) {
  static const char* const words[] = {"public", "private", "nested"};
  (void)step;
  *out_region = false;
  *out_present = false;
  for (size_t i = 0; i < 3; ++i) {
    if (!tn_custom_assembly__take_word(reading->parser, words[i])) continue;
    tn_attribute value;
    *out_present = true;
    TN_TRY(
        tn_string_attribute_get(reading->parser->context, tn_string_view_from(words[i]), &value));
    return tn_reading__set_attribute(reading, element->arguments[0].index, value);
  }
  return TN_OK;
}

static tn_print_region print_visibility(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                        const tn_element* element, uint32_t regions_done) {
  const tn_attribute value = tn_part__attribute(printer, op, schema, element->arguments[0]);
  (void)regions_done;
  if (tn_attribute__is(value, TN_ATTRIBUTE_STRING)) {
    tn_put_view(&printer->sink, tn_string_attribute_value(value));
  } else {
    tn_put(&printer->sink, "public", 6);
  }
  return TN_PRINT_NO_REGION;
}

//===-- TypedInitialValue(type, value) --------------------------------------------------------===//

/// Parses `(value) : type` or `: type`.
static tn_status parse_value(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  tn_type type;
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &value));
    TN_TRY(tn_reading__set_attribute(reading, element->arguments[1].index, value));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &value));
  return tn_reading__set_attribute(reading, element->arguments[0].index, value);
}

static tn_print_region print_value(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  const tn_attribute type = tn_part__attribute(printer, op, schema, element->arguments[0]);
  const tn_attribute value = tn_part__attribute(printer, op, schema, element->arguments[1]);
  (void)regions_done;
  if (value.storage != NULL) {
    tn_put_char(&printer->sink, '(');
    tn_printer__put_any(printer, value.storage, 0);
    tn_put_char(&printer->sink, ')');
  }
  TN_PUT(&printer->sink, " : ");
  if (type.storage != NULL) tn_printer__put_any(printer, type.storage, 0);
  return TN_PRINT_NO_REGION;
}

//===-- TokenOrdering(tokens, token type) -----------------------------------------------------===//

/// Parses nothing, ` ordering(() -> type)` or ` ordering(%a, %b -> type)`.
static tn_status parse_tokens(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t types = parser->types.count;
  (void)step;
  *out_region = false;
  *out_present = tn_custom_assembly__take_word(parser, "ordering");
  if (*out_present) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
    if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
      TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
    } else {
      TN_TRY(tn_parser__operand_list(parser));
    }
    tn_type type;
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push_type(parser, type));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  tn_reading__give_operands(reading, element->arguments[0].index, start);
  tn_part__give_types(reading, element->arguments[1], types);
  return TN_OK;
}

static tn_print_region print_tokens(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  const tn_part tokens = tn_part__of(printer->context, op, schema, element->arguments[0]);
  const tn_part made = tn_part__of(printer->context, op, schema, element->arguments[1]);
  (void)regions_done;
  if (tokens.count == 0 && made.count == 0) return TN_PRINT_NO_REGION;
  TN_PUT(&printer->sink, " ordering(");
  if (tokens.count == 0) {
    TN_PUT(&printer->sink, "()");
  } else {
    tn_printer__put_operands(printer, op, tokens.first, tokens.count);
  }
  if (made.count != 0) {
    TN_PUT(&printer->sink, " -> ");
    tn_part__put_types(printer, op, schema, element->arguments[1]);
  }
  tn_put_char(&printer->sink, ')');
  return TN_PRINT_NO_REGION;
}

static const tn_custom_directive directives[] = {
    {"SymbolVisibility", "a", parse_visibility, print_visibility},
    {"TypedInitialValue", "aa", parse_value, print_value},
    {"TokenOrdering", "oT", parse_tokens, print_tokens},
    {NULL, NULL, NULL, NULL},
};

static const tn_custom_assembly assemblies[] = {
    {"ml_program.function", tn_function__parse, tn_function__print},
    {NULL, NULL, NULL},
};

/// Names the result of a load after the global.
static void name_global(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_attribute global = {tn_op__inherent(tn_namer__context(namer), op, "global")};
  const size_t nested = tn_symbol_ref_attribute_nested_count(global);
  tn_namer__result(namer, op, 0,
                   nested == 0 ? tn_symbol_ref_attribute_root(global)
                               : tn_symbol_ref_attribute_nested(global, nested - 1));
}

static const tn_naming namings[] = {
    {"ml_program.global", name_global, NULL},
    {NULL, NULL, NULL},
};

const tn_dialect_entry tn_ml_program_dialect = {
    .name = {"ml_program", 10},
    .checks = (const tn_named_check* const[]){tn_ml_program_checks, NULL},
    .assemblies = (const tn_custom_assembly* const[]){assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){directives, NULL},
    .namings = (const tn_naming* const[]){namings, NULL},
};
