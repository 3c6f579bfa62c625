// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom form of irdl: regions of one block that may be left out, and lists of named values.

#include "dialects/irdl/irdl.h"
#include "schema/custom_assembly.h"

//===-- SingleBlockRegion($body) --------------------------------------------------------------===//

static tn_status parse_single_block(tn_reading* it, const tn_element* element, uint32_t* step,
                                    bool* out_region, bool* out_present) {
  tn_parser* parser = it->parser;
  *out_present = true;
  if ((*step)++ == 0) {
    *out_region = tn_parser__is(parser, TN_TOKEN_LEFT_BRACE);
    if (*out_region) return TN_OK;
    TN_TRY(tn_parser__empty_region(parser, it->frame));
  }
  *out_region = false;
  const tn_ref* regions = parser->regions.items;
  const tn_ref region = regions[parser->regions.count - 1];
  *tn_reading__regions(it, element->arguments[0].index) =
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

/// `optional`, `variadic`; a single value has no word.
static uint32_t take_variadicity(tn_parser* parser) {
  for (uint32_t i = 0; i < 3; ++i) {
    if (!tn_parser__is_word(parser, variadicities[i])) continue;
    tn_parser__advance(parser);
    return i;
  }
  return 0;
}

static tn_status push_name(tn_parser* parser, tn_string_view name) {
  tn_attribute value;
  TN_TRY(tn_string_attribute_get(parser->context, name, &value));
  return tn_parser__push(parser, &parser->attributes, &value, sizeof value);
}

/// Pops the attributes from `base` on, as an array.
static tn_status pop_array(tn_parser* parser, size_t base, tn_attribute* out_array) {
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  return tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, count, out_array);
}

static tn_status parse_named(tn_reading* it, tn_text_buffer* variadicity) {
  tn_parser* parser = it->parser;
  tn_string_view name;
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__custom_error(parser, it->frame, parser->token.start,
                                   "expected valid keyword");
  }
  name = tn_token__spelling(&parser->token);
  TN_TRY(push_name(parser, name));
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  if (variadicity->size != 0) {
    tn_text_buffer_append_text(variadicity, variadicities[take_variadicity(parser)]);
  }
  return tn_custom_assembly__operand(parser);
}

static tn_status parse_named_list(tn_reading* it, const tn_element* element,
                                  tn_text_buffer* variadicity) {
  tn_parser* parser = it->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  const size_t base = parser->attributes.count;
  tn_attribute names;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  bool more = !tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN);
  while (more) {
    TN_TRY(parse_named(it, variadicity));
    more = tn_parser__consume_if(parser, TN_TOKEN_COMMA);
    if (more && variadicity->size != 0) tn_text_buffer_append_text(variadicity, ",  ");
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  tn_reading__give_operands(it, element->arguments[0].index, start);
  TN_TRY(pop_array(parser, base, &names));
  return tn_reading__set_attribute(it, element->arguments[1].index, names);
}

static tn_status parse_values(tn_reading* it, const tn_element* element, uint32_t* step,
                              bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  tn_text_buffer none = tn_text_buffer_make(&it->parser->context->allocator);
  return parse_named_list(it, element, &none);
}

static tn_status parse_variadic_values(tn_reading* it, const tn_element* element, uint32_t* step,
                                       bool* out_region, bool* out_present) {
  (void)step;
  *out_region = false;
  *out_present = true;
  tn_context* context = it->parser->context;
  tn_text_buffer body = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&body, "variadicity_array[ ");
  // What is in the buffer says that there are words for it to be read.
  tn_status status = body.failed ? TN_OK : parse_named_list(it, element, &body);
  tn_text_buffer_append_text(&body, "]");
  if (status == TN_OK && body.failed) status = tn_context__out_of_memory(context);
  tn_attribute value;
  if (status == TN_OK) {
    status = tn_opaque_attribute_get(context, tn_string_view_from("irdl"),
                                     tn_text_buffer_view(&body), (tn_type){NULL}, &value);
  }
  tn_text_buffer_free(&body);
  return status != TN_OK ? status
                         : tn_reading__set_attribute(it, element->arguments[2].index, value);
}

/// The word in the list `[ single,  optional]` at `*at`, which goes behind it.
static tn_string_view next_word(const char** at, const char* end) {
  while (*at < end && (**at < 'a' || **at > 'z')) ++*at;
  const char* start = *at;
  while (*at < end && **at >= 'a' && **at <= 'z') ++*at;
  return (tn_string_view){start, (size_t)(*at - start)};
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
  const char* at = NULL;
  const char* end = NULL;
  if (element->argument_count > 2) {
    const tn_attribute list = {
        tn_op_schema__attribute(context, schema, op, element->arguments[2].index)};
    const tn_string_view body = tn_opaque_attribute_body(list);
    const char* open = body.size == 0 ? NULL : memchr(body.data, '[', body.size);
    at = open;
    end = open == NULL ? NULL : body.data + body.size;
  }
  tn_put_char(sink, '(');
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(sink, ", ");
    const tn_attribute name = tn_array_attribute_element(names, i);
    tn_put_keyword_or_string(sink, tn_string_attribute_value(name));
    TN_PUT(sink, ": ");
    const tn_string_view word = at == NULL ? (tn_string_view){NULL, 0} : next_word(&at, end);
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

tn_status tn_reading__named_attributes(tn_reading* it, const tn_element* element, uint32_t* step,
                                       bool* out_region, bool* out_present) {
  (void)step;
  tn_parser* parser = it->parser;
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
  tn_reading__give_operands(it, element->arguments[0].index, start);
  TN_TRY(pop_array(parser, base, &names));
  return tn_reading__set_attribute(it, element->arguments[1].index, names);
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
    {"NamedValueListWithVariadicity", "oaa", parse_variadic_values, print_values},
    {"AttributesOp", "oa", tn_reading__named_attributes, print_attributes},
    {NULL, NULL, NULL, NULL},
};
