// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of irdl: optional single-block regions, and lists of named values.

#include <tenure/parameters.h>

#include "dialects/common/words.h"
#include "dialects/irdl/irdl.h"
#include "ir/enum_attribute.h"
#include "schema/custom_assembly.h"

//===-- SingleBlockRegion($body) --------------------------------------------------------------===//

static tn_status parse_single_block(tn_reading* reading, const tn_element* element, uint32_t* step,
                                    bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  *out_present = true;
  if ((*step)++ == 0) {
    *out_region = tn_parser__is(parser, TN_TOKEN_LEFT_BRACE);
    if (*out_region) return TN_OK;
    TN_TRY(tn_parser__empty_region(parser, reading->frame));
  }
  *out_region = false;
  const tn_ref* regions = parser->regions.items;
  const tn_ref region = regions[parser->regions.count - 1];
  *tn_reading__regions(reading, element->arguments[0].index) =
      (tn_range){(uint32_t)parser->regions.count - 1, 1};
  if (tn_region__at(parser->context, region)->first_block != 0) return TN_OK;
  return tn_block__create(parser->shard, region, 0) == 0 ? tn_shard__failure(parser->shard) : TN_OK;
}

static tn_print_region print_single_block(tn_printer* printer, tn_ref op,
                                          const tn_op_schema* schema, const tn_element* element,
                                          uint32_t regions_done) {
  (void)schema;
  const tn_context* context = printer->context;
  const uint32_t index = element->arguments[0].index;
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_ref block = tn_op__first_block(context, op, index);
  if (block == 0 || tn_block__at(context, block)->first_op == 0) return TN_PRINT_NO_REGION;
  return (tn_print_region){(int32_t)index, TN_PRINT_ENTRY_ARGUMENTS};
}

//===-- NamedValueList($args, $names), ...WithVariadicity -------------------------------------===//

static const char* const variadicities[] = {"single", "optional", "variadic"};

/// Parses `optional` or `variadic`; a single value has no keyword.
static tn_status push_variadicity(tn_parser* parser) {
  tn_attribute value;
  uint32_t i = 2;
  while (i != 0 && !tn_parser__is_word(parser, variadicities[i])) --i;
  if (i != 0 || tn_parser__is_word(parser, variadicities[0])) tn_parser__advance(parser);
  TN_TRY(tn_words__make(parser->context, "irdl.variadicity", tn_string_view_from(variadicities[i]),
                        &value));
  return tn_parser__push(parser, &parser->attributes, &value, sizeof value);
}

static tn_status push_name(tn_parser* parser, tn_string_view name) {
  tn_attribute value;
  TN_TRY(tn_string_attribute_get(parser->context, name, &value));
  return tn_parser__push(parser, &parser->attributes, &value, sizeof value);
}

/// Pops the attributes from `base` on as an array.
static tn_status pop_array(tn_parser* parser, size_t base, tn_attribute* out_array) {
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  return tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, count, out_array);
}

/// Parses a named value and pushes its name, and its variadicity if there is one.
static tn_status parse_named(tn_reading* reading, bool has_variadicity) {
  tn_parser* parser = reading->parser;
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "expected valid keyword");
  }
  TN_TRY(push_name(parser, tn_token__spelling(&parser->token)));
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  if (has_variadicity) TN_TRY(push_variadicity(parser));
  return tn_custom_assembly__operand(parser);
}

/// Returns every second attribute from index `start` to the end of the stack as an array.
static tn_status every_second(tn_parser* parser, size_t start, size_t end,
                              tn_attribute* out_array) {
  const size_t base = parser->attributes.count;
  for (size_t i = start; i < end; i += 2) {
    const tn_attribute item = ((const tn_attribute*)parser->attributes.items)[i];
    TN_TRY(tn_parser__push(parser, &parser->attributes, &item, sizeof item));
  }
  return pop_array(parser, base, out_array);
}

static tn_status set_named(tn_reading* reading, const tn_element* element, size_t base,
                           bool has_variadicity) {
  tn_parser* parser = reading->parser;
  const size_t end = parser->attributes.count;
  tn_attribute list;
  tn_attribute words;
  if (!has_variadicity) {
    TN_TRY(pop_array(parser, base, &list));
    return tn_reading__set_attribute(reading, element->arguments[1].index, list);
  }
  TN_TRY(every_second(parser, base, end, &list));
  TN_TRY(tn_reading__set_attribute(reading, element->arguments[1].index, list));
  TN_TRY(every_second(parser, base + 1, end, &words));
  parser->attributes.count = base;
  TN_TRY(tn_dialect_attribute_get(parser->context, tn_string_view_from("irdl.variadicity_array"),
                                  &words, 1, &list));
  return tn_reading__set_attribute(reading, element->arguments[2].index, list);
}

static tn_status parse_values(tn_reading* reading, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t base = parser->attributes.count;
  const bool has_variadicity = element->argument_count > 2;
  (void)step;
  *out_region = false;
  *out_present = true;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    do {
      TN_TRY(parse_named(reading, has_variadicity));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  tn_reading__give_operands(reading, element->arguments[0].index, start);
  return set_named(reading, element, base, has_variadicity);
}

static tn_print_region print_values(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                    const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const tn_context* context = printer->context;
  tn_print_sink* sink = &printer->sink;
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  const tn_attribute names = {
      tn_op_schema__attribute(context, schema, op, element->arguments[1].index)};
  tn_attribute words = {NULL};
  if (element->argument_count > 2) {
    words.storage = tn_op_schema__attribute(context, schema, op, element->arguments[2].index);
    words = tn_attribute_parameter_at(words, 0);
  }
  tn_put_char(sink, '(');
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(sink, ", ");
    const tn_attribute name = tn_array_attribute_element(names, i);
    tn_put_keyword_or_string(sink, tn_string_attribute_value(name));
    TN_PUT(sink, ": ");
    const tn_string_view word =
        tn_enum_attribute__text(tn_array_attribute_element(words, i), "irdl", "variadicity");
    if (word.size != 0 && !tn_string_view_equal(word, tn_string_view_from("single"))) {
      tn_put_view(sink, word);
      tn_put_char(sink, ' ');
    }
    tn_printer__put_value(printer, tn_op_cell__operand(context, op, cell, i));
  }
  tn_put_char(sink, ')');
  return TN_PRINT_NO_REGION;
}

//===-- AttributesOp($attributeValues, $attributeValueNames) ----------------------------------===//

static tn_status parse_attribute_entry(tn_parser* parser) {
  tn_attribute name;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &name));
  TN_TRY(tn_parser__push(parser, &parser->attributes, &name, sizeof name));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  return tn_custom_assembly__operand(parser);
}

tn_status tn_reading__named_attributes(tn_reading* reading, const tn_element* element,
                                       uint32_t* step, bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t base = parser->attributes.count;
  tn_attribute names;
  *out_region = false;
  *out_present = true;
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_BRACE)) {
    do {
      TN_TRY(parse_attribute_entry(parser));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}'"));
  }
  tn_reading__give_operands(reading, element->arguments[0].index, start);
  TN_TRY(pop_array(parser, base, &names));
  return tn_reading__set_attribute(reading, element->arguments[1].index, names);
}

void tn_printer__put_named_attributes(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                      const tn_element* element, uint32_t first, uint32_t count) {
  const tn_context* context = printer->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_attribute names = {
      tn_op_schema__attribute(context, schema, op, element->arguments[1].index)};
  tn_put_char(&printer->sink, '{');
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_any(printer, tn_array_attribute_element(names, i).storage, 0);
    TN_PUT(&printer->sink, " = ");
    tn_printer__put_value(printer, tn_op_cell__operand(context, op, cell, first + i));
  }
  tn_put_char(&printer->sink, '}');
}

static tn_print_region print_attributes(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                        const tn_element* element, uint32_t regions_done) {
  (void)regions_done;
  const uint32_t count =
      tn_op_cell__operand_count(printer->context, tn_op__at(printer->context, op));
  if (count != 0) tn_printer__put_named_attributes(printer, op, schema, element, 0, count);
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_irdl_directives[] = {
    {"SingleBlockRegion", "g", parse_single_block, print_single_block},
    {"NamedValueList", "oa", parse_values, print_values},
    {"NamedValueListWithVariadicity", "oaa", parse_values, print_values},
    {"AttributesOp", "oa", tn_reading__named_attributes, print_attributes},
    {NULL, NULL, NULL, NULL},
};
