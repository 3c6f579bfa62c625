// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of operands and results in directives, and dictionaries with bare enum keywords.

#include "dialects/common/parts.h"

#include <tenure/parameters.h>

#include "dialects/common/words.h"

//===-- Groups --------------------------------------------------------------------------------===//

tn_part tn_part__of(const tn_context* context, tn_ref op, const tn_op_schema* schema,
                    tn_place place) {
  uint32_t counts[TN_GROUPS_MAX] = {0};
  const bool is_operand = place.kind == TN_PLACE_OPERAND;
  const bool fits = is_operand ? tn_op_schema__operand_groups(context, schema, op, counts)
                               : tn_op_schema__result_groups(context, schema, op, counts);
  tn_part part = {0, fits ? counts[place.index] : 0};
  for (uint32_t i = 0; i < place.index; ++i) part.first += counts[i];
  return part;
}

void tn_part__put_operands(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                           tn_place place) {
  const tn_part part = tn_part__of(printer->context, op, schema, place);
  tn_printer__put_operands(printer, op, part.first, part.count);
}

void tn_part__put_types(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                        tn_place place) {
  const tn_part part = tn_part__of(printer->context, op, schema, place);
  if (place.kind == TN_PLACE_OPERAND) {
    tn_printer__put_operand_types(printer, op, part.first, part.count);
  } else {
    tn_printer__put_result_types(printer, op, part.first, part.count);
  }
}

void tn_part__give_types(tn_reading* reading, tn_place place, size_t start) {
  const uint32_t count = (uint32_t)(reading->parser->types.count - start);
  *tn_reading__types(reading, place) = (tn_range){(uint32_t)start, count};
}

tn_status tn_part__give_type(tn_reading* reading, tn_place place, tn_type type) {
  const size_t start = reading->parser->types.count;
  TN_TRY(tn_parser__push_type(reading->parser, type));
  tn_part__give_types(reading, place, start);
  return TN_OK;
}

tn_status tn_part__read_types(tn_parser* parser) {
  do {
    tn_type type;
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push_type(parser, type));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return TN_OK;
}

tn_status tn_part__take_numbers(tn_parser* parser, size_t base, tn_attribute* out_numbers) {
  tn_type i64;
  const size_t count = parser->dims.count - base;
  parser->dims.count = base;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &i64));
  return tn_dense_array_attribute_get(i64, count, (const int64_t*)parser->dims.items + base,
                                      count * sizeof(int64_t), out_numbers);
}

tn_status tn_part__set_number(tn_parser* parser, int64_t number, tn_uref* out_parameter) {
  tn_type type;
  tn_attribute value;
  TN_TRY(tn_parser__integer_type(parser, 64, &type));
  TN_TRY(tn_integer_attribute_get(type, number, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

tn_status tn_part__set_unit(tn_reading* reading, tn_place place) {
  tn_attribute unit;
  TN_TRY(tn_unit_attribute_get(reading->parser->context, &unit));
  return tn_reading__set_attribute(reading, place.index, unit);
}

//===-- WordDictionary(attr-dict) -------------------------------------------------------------===//

/// Parses a value, or the bare keyword of an enum attribute in the schema.
static tn_status read_value(tn_reading* reading, tn_string_view name, tn_attribute* out_value) {
  tn_parser* parser = reading->parser;
  const tn_place place = tn_op_schema__find(reading->schema, name);
  const tn_attribute_group* group =
      place.kind == TN_PLACE_ATTRIBUTE ? &reading->schema->attributes[place.index] : NULL;
  if (group == NULL || group->words == NULL || !tn_token__is_identifier(&parser->token)) {
    return tn_parser__attribute(parser, (tn_type){NULL}, out_value);
  }
  TN_TRY(
      tn_words__attribute(parser->context, group, tn_token__spelling(&parser->token), out_value));
  if (out_value->storage == NULL) {
    return tn_parser__custom_error(
        parser, reading->frame, parser->token.start, "invalid %.*s value: %.*s", (int)name.size,
        name.data, (int)tn_token__spelling(&parser->token).size, parser->token.start);
  }
  tn_parser__advance(parser);
  return TN_OK;
}

static tn_status read_entry(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  tn_string_view name = tn_token__spelling(&parser->token);
  tn_named_attribute entry;
  if (tn_parser__is(parser, TN_TOKEN_STRING)) {
    TN_TRY(tn_parser__string_value(parser, &parser->token, &name));
  } else if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected attribute name");
  }
  TN_TRY(tn_identifier_get(parser->context, name, &entry.name));
  name = tn_identifier_text(entry.name);
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(read_value(reading, name, &entry.value));
  return tn_parser__push(parser, &parser->named, &entry, sizeof entry);
}

static tn_status parse_words(tn_reading* reading, const tn_element* element, uint32_t* step,
                             bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->named.count;
  (void)element;
  (void)step;
  *out_region = false;
  *out_present = tn_parser__consume_if(parser, TN_TOKEN_LEFT_BRACE);
  if (!*out_present) return TN_OK;
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_BRACE)) {
    do {
      TN_TRY(read_entry(reading));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}'"));
  return tn_parser__take_dictionary(parser, reading->frame, base);
}

/// The state of printing an op's attributes.
typedef struct words_printer {
  tn_printer* printer;
  const tn_op_schema* schema;
  bool is_open;
} words_printer;

/// Prints the entry, and excludes it from the dictionary's own printing.
static bool put_entry(void* data, tn_uref key, tn_uref value) {
  words_printer* self = data;
  tn_printer* printer = self->printer;
  const tn_op_schema* schema = self->schema;
  const tn_string_view name = tn_identifier__text(printer->context, key & TN_UREF_MASK);
  const tn_storage* storage = tn_printer__storage(printer, value);
  tn_string_view word = {NULL, 0};
  for (uint32_t i = 0; i < schema->attribute_count; ++i) {
    const tn_attribute_group* group = &schema->attributes[i];
    if (group->identifier != (key & TN_UREF_MASK) || group->words == NULL) continue;
    if (value == group->default_value) return true;
    word = tn_words__word(group, (tn_attribute){storage});
  }
  if ((key & TN_UREF_MASK) == schema->operand_segments) return true;
  tn_put(&printer->sink, self->is_open ? ", " : " {", 2);
  self->is_open = true;
  tn_put_keyword_or_string(&printer->sink, name);
  TN_PUT(&printer->sink, " = ");
  if (word.size != 0) {
    tn_put_view(&printer->sink, word);
  } else {
    tn_printer__put_any(printer, storage, 0);
  }
  return true;
}

static tn_print_region print_words(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                   const tn_element* element, uint32_t regions_done) {
  words_printer self = {printer, schema, false};
  (void)element;
  (void)regions_done;
  tn_printer__put_attribute_dictionary(printer, op, true, false, put_entry, &self);
  if (self.is_open) tn_put_char(&printer->sink, '}');
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_word_dictionary_directives[] = {
    {"WordDictionary", "d", parse_words, print_words},
    {NULL, NULL, NULL, NULL},
};

tn_print_region tn_part__put_nothing(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  (void)printer;
  (void)op;
  (void)schema;
  (void)element;
  (void)regions_done;
  return TN_PRINT_NO_REGION;
}

tn_status tn_part__read_arguments(tn_parser* parser, tn_op_frame* frame) {
  tn_ref block = 0;
  TN_TRY(tn_parser__prepare_region(parser, frame, &block));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' in argument list"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    tn_unresolved_operand name;
    tn_type type;
    TN_TRY(tn_parser__argument(parser, &name));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__add_region_argument(parser, block, &name, type));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' in argument list");
}

void tn_part__put_arguments(tn_printer* printer, tn_ref op) {
  const tn_context* context = printer->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  TN_PUT(&printer->sink, " (");
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    const tn_block_cell* cell = tn_block__at(context, block);
    tn_printer__put_region_argument(printer, tn_block_cell__argument(context, cell, i), false);
  }
  TN_PUT(&printer->sink, ") ");
}

void tn_part__put_all_operands(tn_printer* printer, tn_ref op) {
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, 0, tn_op__operand_count(printer->context, op));
  tn_put_char(&printer->sink, ')');
}

//===-- Types of all operands and results -----------------------------------------------------===//

tn_status tn_part__push_signature(tn_parser* parser, tn_type function) {
  for (size_t i = 0; i < tn_function_type_input_count(function); ++i) {
    TN_TRY(tn_parser__push_type(parser, tn_function_type_input(function, i)));
  }
  for (size_t i = 0; i < tn_function_type_result_count(function); ++i) {
    TN_TRY(tn_parser__push_type(parser, tn_function_type_result(function, i)));
  }
  return TN_OK;
}

tn_status tn_part__read_signature(tn_parser* parser, tn_op_frame* frame) {
  tn_type type;
  const size_t operand_count = parser->operands.count - frame->operands;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_FUNCTION)) {
    return tn_parser__error_at(parser, at, "invalid kind of type specified");
  }
  const size_t input_count = tn_function_type_input_count(type);
  if (input_count != operand_count) {
    return tn_parser__custom_error(
        parser, frame, frame->name_at,
        "number of operands and types do not match: got %zu operands and %zu types", operand_count,
        input_count);
  }
  return tn_part__push_signature(parser, type);
}

void tn_part__put_signature(tn_printer* printer, tn_ref op) {
  TN_PUT(&printer->sink, " : (");
  tn_printer__put_operand_types(printer, op, 0, tn_op__operand_count(printer->context, op));
  TN_PUT(&printer->sink, ") ");
  if (tn_op__result_count(printer->context, op) == 0) {
    TN_PUT(&printer->sink, "-> ()");
  } else {
    tn_printer__put_result_list(printer, op);
  }
}

//===-- Shardings of values -------------------------------------------------------------------===//

tn_status tn_part__read_shardings(tn_parser* parser, tn_op_frame* frame, const char* name) {
  tn_attribute shardings;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE)) {
    return tn_parser__wrong_token(parser, "expected '['");
  }
  TN_TRY(tn_parser__enclosed_attribute(parser, tn_string_view_from("sdy"),
                                       tn_string_view_from("sharding_per_value"), &shardings));
  return tn_custom_assembly__set(parser, frame, name, shardings);
}

void tn_part__put_shardings(tn_printer* printer, tn_ref op, const char* name) {
  const tn_attribute shardings = tn_custom_assembly__inherent(printer, op, name);
  const tn_attribute list = tn_attribute_parameter(shardings, tn_string_view_from("shardings"));
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  tn_put(&printer->sink, name, strlen(name));
  TN_PUT(&printer->sink, "=[");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_any(printer, tn_array_attribute_element(list, i).storage, TN_PRINT_NO_NAME);
  }
  tn_put_char(&printer->sink, ']');
}
