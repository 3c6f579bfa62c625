// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing helpers for assemblies and directives in C.

#include "schema/custom_assembly.h"

tn_status tn_custom_assembly__expect_word(tn_parser* parser, const tn_op_frame* frame,
                                          const char* word) {
  tn_parser__suggest_word(parser, tn_string_view_from(word), false);
  if (tn_custom_assembly__take_word(parser, word)) return TN_OK;
  return tn_parser__custom_error(parser, frame, parser->token.start, "expected '%s'", word);
}

bool tn_custom_assembly__take_word(tn_parser* parser, const char* word) {
  if (!tn_parser__is_word(parser, word)) return false;
  tn_parser__advance(parser);
  return true;
}

tn_status tn_custom_assembly__assignments(tn_parser* parser, const tn_op_frame* frame) {
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    return tn_parser__custom_error(parser, frame, parser->token.start, "expected '('");
  }
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    TN_TRY(tn_parser__region_name(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
    TN_TRY(tn_custom_assembly__operand(parser));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ',' or ')'");
}

tn_status tn_custom_assembly__dictionary(tn_parser* parser, tn_op_frame* frame, bool with_keyword) {
  if (with_keyword) tn_parser__suggest_word(parser, tn_string_view_from("attributes"), true);
  if (with_keyword ? !tn_parser__consume_if(parser, TN_TOKEN_KW_ATTRIBUTES)
                   : !tn_parser__is(parser, TN_TOKEN_LEFT_BRACE)) {
    return TN_OK;
  }
  const size_t base = parser->named.count;
  TN_TRY(tn_parser__attribute_dictionary(parser));
  return tn_parser__take_dictionary(parser, frame, base);
}

tn_status tn_custom_assembly__set(tn_parser* parser, tn_op_frame* frame, const char* name,
                                  tn_attribute value) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  return tn_reading__set(&reading, name, value);
}

tn_status tn_custom_assembly__terminate(tn_parser* parser, const tn_op_frame* frame) {
  const tn_op_schema* of = tn_op_schema__of(frame->definition);
  const tn_storage* terminator = of->terminator;
  if (terminator == NULL && (of->flags & TN_SCHEMA_SINGLE_BLOCK) == 0) return TN_OK;
  const tn_ref region = ((const tn_ref*)parser->regions.items)[parser->regions.count - 1];
  const tn_context* context = parser->context;
  tn_ref block = tn_region__at(context, region)->first_block;
  if (block == 0) {
    block = tn_block__create(parser->shard, region, 0);
    if (block == 0) return tn_shard__failure(parser->shard);
  }
  if (terminator == NULL) return TN_OK;
  const tn_ref last = tn_block__at(context, block)->last_op;
  if (last != 0 &&
      tn_op_cell__has_trait(context, tn_op__at(context, last), TN_OP_TRAIT_TERMINATOR)) {
    return TN_OK;
  }
  const tn_op_definition* definition = tn_op_definition__of_name(terminator);
  const bool is_schema = definition != NULL && definition->verify == tn_op_schema__verify;
  const tn_op_schema* schema = is_schema ? tn_op_schema__of(definition) : NULL;
  tn_op_spec spec = {0};
  // Create the regions that must have a block.
  while (schema != NULL && spec.region_count < schema->region_count &&
         !schema->regions[spec.region_count].is_variadic) {
    ++spec.region_count;
  }
  TN_TRY(tn_shape__get(parser->shard, terminator->self, NULL, 0, &spec.shape, NULL));
  TN_TRY(tn_parser__location_of(parser, frame->name_at, &spec.location));
  const tn_ref op = tn_op__create(parser->shard, &spec);
  if (op == 0) return tn_shard__failure(parser->shard);
  tn_op__insert(parser->shard, op, block, 0);
  for (uint32_t i = 0; i < spec.region_count; ++i) {
    const tn_ref inner = tn_op_cell__region(tn_op__at(context, op), i);
    if (tn_block__create(parser->shard, inner, 0) == 0) return tn_shard__failure(parser->shard);
  }
  return TN_OK;
}

tn_status tn_custom_assembly__symbol_name(tn_parser* parser, tn_op_frame* frame) {
  if (!tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER)) {
    return tn_parser__custom_error(parser, frame, parser->token.start,
                                   "expected valid '@'-identifier for symbol name");
  }
  tn_string_view text;
  tn_attribute value;
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  TN_TRY(tn_string_attribute_get(parser->context, text, &value));
  tn_parser__advance(parser);
  return tn_custom_assembly__set(parser, frame, "sym_name", value);
}

tn_status tn_custom_assembly__set_numbers(tn_parser* parser, tn_op_frame* frame, const char* name,
                                          const int32_t* numbers, size_t count) {
  tn_type i32;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, count, numbers, count * sizeof *numbers, &value));
  return tn_custom_assembly__set(parser, frame, name, value);
}

tn_status tn_custom_assembly__string(tn_parser* parser, tn_string_view* out_text) {
  if (!tn_parser__is(parser, TN_TOKEN_STRING)) {
    return tn_parser__error(parser, "expected attribute value");
  }
  TN_TRY(tn_parser__string_value(parser, &parser->token, out_text));
  tn_parser__advance(parser);
  return TN_OK;
}
