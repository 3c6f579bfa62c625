// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of functions: a visibility, a name, a signature with argument names if there is a
// body, attributes, the body. Source: the func dialect's documentation; function ops of other
// dialects use the same syntax.

#include "dialects/common/function.h"
#include "ir/poll.h"
#include "schema/custom_assembly.h"

//===-- Parsing the signature -----------------------------------------------------------------===//

static tn_status push_dictionary(tn_parser* parser, bool may_begin, bool* has_any) {
  const size_t base = parser->named.count;
  if (may_begin && tn_parser__is(parser, TN_TOKEN_LEFT_BRACE))
    TN_TRY(tn_parser__attribute_dictionary(parser));
  tn_attribute dictionary;
  const size_t count = parser->named.count - base;
  *has_any = *has_any || count != 0;
  TN_TRY(tn_dictionary_attribute_get(
      parser->context, (const tn_named_attribute*)parser->named.items + base, count, &dictionary));
  parser->named.count = base;
  return tn_parser__push(parser, &parser->attributes, &dictionary, sizeof dictionary);
}

static tn_status push_type(tn_parser* parser, tn_type* out_type) {
  TN_TRY(tn_parser__type(parser, out_type));
  return tn_parser__push(parser, &parser->types, out_type, sizeof *out_type);
}

static tn_status read_named_argument(tn_function_head* head) {
  tn_parser* parser = head->reading->parser;
  tn_unresolved_operand name;
  tn_type type;
  TN_TRY(tn_parser__argument(parser, &name));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(push_type(parser, &type));
  TN_TRY(push_dictionary(parser, true, &head->has_argument_attributes));
  return tn_parser__add_region_argument(parser, head->block, &name, type);
}

static tn_status read_argument(tn_function_head* head) {
  tn_parser* parser = head->reading->parser;
  if (tn_parser__suggests(parser)) {
    const bool takes_type = head->input_count == 0 || !head->is_named;
    return takes_type ? tn_parser__suggest_type(parser) : TN_MALFORMED;
  }
  if (head->may_be_variadic && tn_parser__consume_if(parser, TN_TOKEN_ELLIPSIS)) {
    head->is_variadic = true;
    return TN_OK;
  }
  const bool is_named = !head->is_bare && tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER);
  const bool is_first = head->input_count++ == 0;
  if (is_first) head->is_named = is_named;
  if (head->is_named != is_named) {
    return tn_parser__custom_error(
        parser, head->reading->frame, parser->token.start,
        is_named ? "expected type instead of SSA identifier" : "expected SSA identifier");
  }
  if (is_named) return read_named_argument(head);
  tn_type type;
  TN_TRY(push_type(parser, &type));
  TN_TRY(push_dictionary(parser, true, &head->has_argument_attributes));
  return TN_OK;
}

static tn_status read_result(tn_function_head* head) {
  tn_type type;
  TN_TRY(push_type(head->reading->parser, &type));
  return push_dictionary(head->reading->parser, true, &head->has_result_attributes);
}

static tn_status read_results(tn_function_head* head) {
  tn_parser* parser = head->reading->parser;
  if (!tn_parser__consume_if(parser, TN_TOKEN_ARROW)) return TN_OK;
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    tn_type type;
    TN_TRY(tn_parser__non_function_type(parser, &type));
    TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
    return push_dictionary(parser, false, &head->has_result_attributes);
  }
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    TN_TRY(read_result(head));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_status set_dictionaries(tn_function_head* head, const char* name, size_t first,
                                  size_t count) {
  tn_parser* parser = head->reading->parser;
  tn_attribute array;
  TN_TRY(tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + first, count, &array));
  return tn_reading__set(head->reading, name, array);
}

static tn_status plain_type(const tn_function_head* head, const tn_type* types, size_t result_count,
                            tn_type* out_type) {
  return tn_function_type_get(head->reading->parser->context, types, head->input_count,
                              types + head->input_count, result_count, out_type);
}

/// Sets properties from the parsed signature.
static tn_status set_signature(tn_function_head* head) {
  tn_parser* parser = head->reading->parser;
  const tn_type* types = (const tn_type*)parser->types.items + head->first_type;
  const size_t result_count = parser->types.count - head->first_type - head->input_count;
  tn_type type;
  tn_attribute value;
  const tn_function_type_fn make = head->make_type != NULL ? head->make_type : plain_type;
  if (!head->is_bare) {
    TN_TRY(make(head, types, result_count, &type));
    TN_TRY(tn_type_attribute_get(type, &value));
    TN_TRY(tn_reading__set(head->reading, head->type_key != NULL ? head->type_key : "function_type",
                           value));
  }
  if (head->has_argument_attributes) {
    TN_TRY(set_dictionaries(head, "arg_attrs", head->first_attribute, head->input_count));
  }
  if (head->has_result_attributes) {
    TN_TRY(set_dictionaries(head, "res_attrs", head->first_attribute + head->input_count,
                            result_count));
  }
  if (!head->is_bare) parser->types.count = head->first_type;
  parser->attributes.count = head->first_attribute;
  return TN_OK;
}

tn_status tn_function__read_signature(tn_function_head* head, tn_reading* reading) {
  tn_parser* parser = reading->parser;
  head->reading = reading;
  head->first_type = parser->types.count;
  head->first_attribute = parser->attributes.count;
  if (!head->is_bare) TN_TRY(tn_parser__prepare_region(parser, reading->frame, &head->block));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    do {
      TN_TRY(tn_poll(parser->context));
      TN_TRY(read_argument(head));
    } while (!head->is_variadic && tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  if (head->is_variadic && !tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    return tn_parser__error(parser, "variadic arguments must be in the end of the argument list");
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  TN_TRY(read_results(head));
  return set_signature(head);
}

//===-- Parsing the op ------------------------------------------------------------------------===//

static const char* const visibilities[] = {"public", "private", "nested"};

/// Sets a property if the op's definition has it, otherwise a discardable attribute.
static tn_status set_visibility(tn_reading* reading, tn_attribute value) {
  const tn_string_view name = tn_string_view_from("sym_visibility");
  for (uint32_t i = 0; i < reading->schema->attribute_count; ++i) {
    if (!tn_string_view_equal(reading->schema->attributes[i].name, name)) continue;
    return tn_reading__set_attribute(reading, i, value);
  }
  tn_identifier identifier;
  TN_TRY(tn_identifier_get(reading->parser->context, name, &identifier));
  const tn_attribute_entry entry = {tn_identifier__ref(identifier), tn_attribute__ref(value)};
  return tn_parser__push(reading->parser, &reading->parser->entries, &entry, sizeof entry);
}

static tn_status read_visibility(tn_reading* reading) {
  for (size_t i = 0; i < 3; ++i) {
    if (!tn_parser__is_word(reading->parser, visibilities[i])) continue;
    tn_attribute value;
    tn_parser__advance(reading->parser);
    TN_TRY(tn_string_attribute_get(reading->parser->context, tn_string_view_from(visibilities[i]),
                                   &value));
    return set_visibility(reading, value);
  }
  return TN_OK;
}

static tn_status read_attributes(tn_reading* reading) {
  static const char* const inferred[] = {"sym_visibility", "sym_name", "function_type"};
  tn_parser* parser = reading->parser;
  const char* at = parser->token.start;
  tn_parser__suggest_word(parser, tn_string_view_from("attributes"), true);
  if (!tn_parser__consume_if(parser, TN_TOKEN_KW_ATTRIBUTES)) return TN_OK;
  const size_t base = parser->named.count;
  TN_TRY(tn_parser__attribute_dictionary(parser));
  const tn_named_attribute* named = parser->named.items;
  for (size_t k = 0; k < 3; ++k) {
    for (size_t i = base; i < parser->named.count; ++i) {
      if (!tn_string_view_equal(tn_identifier_text(named[i].name),
                                tn_string_view_from(inferred[k]))) {
        continue;
      }
      return tn_parser__custom_error(parser, reading->frame, at,
                                     "'%s' is an inferred attribute and should not be specified "
                                     "in the explicit attribute dictionary",
                                     inferred[k]);
    }
  }
  return tn_parser__take_dictionary(parser, reading->frame, base);
}

static tn_status read_head(tn_reading* reading, bool* out_region) {
  tn_function_head signature = {0};
  TN_TRY(read_visibility(reading));
  TN_TRY(tn_custom_assembly__symbol_name(reading->parser, reading->frame));
  TN_TRY(tn_function__read_signature(&signature, reading));
  TN_TRY(read_attributes(reading));
  return tn_function__open_body(reading, out_region);
}

tn_status tn_function__open_body(tn_reading* reading, bool* out_region) {
  *out_region = tn_parser__is(reading->parser, TN_TOKEN_LEFT_BRACE);
  if (!*out_region) {
    tn_parser__drop_region(reading->parser, reading->frame);
    return tn_parser__finish_op(reading->parser, reading->frame, 0);
  }
  reading->frame->type_at = reading->parser->token.start;
  return TN_OK;
}

tn_status tn_function__parse(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  *out_region = false;
  if (frame->step++ == 0) return read_head(&reading, out_region);
  return tn_function__close_body(&reading);
}

tn_status tn_function__close_body(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  tn_op_frame* frame = reading->frame;
  const tn_ref* regions = parser->regions.items;
  if (tn_region__at(parser->context, regions[parser->regions.count - 1])->first_block == 0) {
    return tn_parser__custom_error(parser, frame, frame->type_at,
                                   "expected non-empty function body");
  }
  return tn_parser__finish_op(parser, frame, 0);
}

//===-- Printing ------------------------------------------------------------------------------===//

static void put_dictionary(tn_printer* printer, tn_attribute dictionary) {
  const size_t count = tn_dictionary_attribute_count(dictionary);
  if (count == 0) return;
  for (size_t i = 0; i < count; ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(dictionary, i);
    tn_put(&printer->sink, i == 0 ? " {" : ", ", 2);
    tn_printer__put_name(printer, tn_identifier__ref(entry.name), entry.value.storage);
    if (!tn_attribute__is(entry.value, TN_ATTRIBUTE_UNIT)) {
      tn_printer__put_any(printer, entry.value.storage, 0);
    }
  }
  tn_put_char(&printer->sink, '}');
}

/// Prints `%arg0: i32 {...} loc(...)`. As in MLIR, attributes that only occur on arguments of a
/// body get no aliases, because MLIR's printer does not visit them beforehand; this does not apply
/// to declarations.
static void put_named_argument(tn_printer* printer, tn_ref value, tn_attribute dictionary) {
  const bool debug_info = printer->options.debug_info;
  const tn_argument_cell* argument = tn_argument__at(printer->context, value);
  printer->options.debug_info = false;
  tn_printer__put_region_argument(printer, value, false);
  printer->options.debug_info = debug_info;
  const bool is_noting = printer->collector != NULL;
  if (!is_noting) put_dictionary(printer, dictionary);
  if (!debug_info) return;
  if (is_noting) {
    tn_printer__note_location(printer, argument->location, false);
  } else {
    tn_put_char(&printer->sink, ' ');
    tn_printer__put_location(printer, argument->location, false);
  }
}

/// Prints input `index` of a declaration, or an argument of the body.
static void put_argument(tn_printer* printer, tn_ref block, size_t index,
                         const tn_function_parts* self, tn_attribute dictionary) {
  if (block == 0) {
    self->put_type(printer, self->data, index);
    put_dictionary(printer, dictionary);
    return;
  }
  const tn_block_cell* cell = tn_block__at(printer->context, block);
  if (index >= cell->argument_count) return;
  put_named_argument(printer, tn_block_cell__argument(printer->context, cell, (uint32_t)index),
                     dictionary);
}

static void put_arguments(tn_printer* printer, tn_ref op, const tn_function_parts* self,
                          tn_ref block) {
  const tn_attribute attributes = {tn_op__inherent(printer->context, op, "arg_attrs")};
  tn_put_char(&printer->sink, '(');
  for (size_t i = 0; i < self->input_count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    put_argument(printer, block, i, self, tn_array_attribute_element(attributes, i));
  }
  if (self->is_variadic && self->input_count != 0) TN_PUT(&printer->sink, ", ");
  if (self->is_variadic) TN_PUT(&printer->sink, "...");
  tn_put_char(&printer->sink, ')');
}

static void put_results(tn_printer* printer, tn_ref op, const tn_function_parts* self) {
  const tn_attribute attributes = {tn_op__inherent(printer->context, op, "res_attrs")};
  if (self->result_count == 0) return;
  const bool in_parentheses =
      self->result_count > 1 || self->gives_function ||
      tn_dictionary_attribute_count(tn_array_attribute_element(attributes, 0)) != 0;
  TN_PUT(&printer->sink, " -> ");
  if (in_parentheses) tn_put_char(&printer->sink, '(');
  for (size_t i = 0; i < self->result_count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    self->put_type(printer, self->data, self->input_count + i);
    put_dictionary(printer, tn_array_attribute_element(attributes, i));
  }
  if (in_parentheses) tn_put_char(&printer->sink, ')');
}

void tn_function__put_parts(tn_printer* printer, tn_ref op, const tn_function_parts* self) {
  put_arguments(printer, op, self, tn_op__first_block(printer->context, op, 0));
  put_results(printer, op, self);
}

static void put_type_number(tn_printer* printer, void* data, size_t index) {
  const tn_type type = *(const tn_type*)data;
  const size_t input_count = tn_function_type_input_count(type);
  tn_printer__put_type(
      printer,
      tn_type__ref(index < input_count ? tn_function_type_input(type, index)
                                       : tn_function_type_result(type, index - input_count)));
}

void tn_function__put_signature(tn_printer* printer, tn_ref op, const char* type_key) {
  const tn_attribute value = {tn_op__inherent(printer->context, op, type_key)};
  if (!tn_attribute__is(value, TN_ATTRIBUTE_TYPE)) return;
  tn_type type = tn_type_attribute_value(value);
  const size_t result_count = tn_function_type_result_count(type);
  const tn_function_parts parts = {
      .input_count = tn_function_type_input_count(type),
      .result_count = result_count,
      .gives_function =
          result_count == 1 && tn_type__is(tn_function_type_result(type, 0), TN_TYPE_FUNCTION),
      .put_type = put_type_number,
      .data = &type};
  tn_function__put_parts(printer, op, &parts);
}

tn_print_region tn_function__put_body(tn_printer* printer, tn_ref op) {
  if (tn_op__first_block(printer->context, op, 0) == 0) return TN_PRINT_NO_REGION;
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, 0};
}

tn_print_region tn_function__print(tn_printer* printer, tn_ref op,
                                   const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"sym_name", "sym_visibility", "function_type", "arg_attrs",
                                       "res_attrs"};
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_context* context = printer->context;
  const tn_attribute visibility = tn_op__attribute(context, op, "sym_visibility");
  const tn_attribute name = {tn_op__inherent(context, op, "sym_name")};
  tn_put_char(&printer->sink, ' ');
  if (visibility.storage != NULL) {
    tn_put_view(&printer->sink, tn_string_attribute_value(visibility));
    tn_put_char(&printer->sink, ' ');
  }
  if (name.storage != NULL) tn_printer__put_symbol_name(printer, name.storage->self);
  tn_function__put_signature(printer, op, "function_type");
  tn_printer__put_attributes_but(printer, op, true, elided, 5);
  return tn_function__put_body(printer, op);
}
