// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Source ranges in a text, recorded during parsing.
//
// An operand is recorded when its op is created, not when it is parsed: only then does it belong to
// an entity in the IR, and an operand that waits for its definition is found through the op later.

#include "text/parser.h"

void tn_source_map_clear(tn_source_map* places) {
  const tn_allocator allocator = tn_allocator_default();
  if (places == NULL) return;
  tn_deallocate(&allocator, places->items, places->capacity * sizeof *places->items);
  *places = (tn_source_map){0};
}

static tn_status add(tn_parser* parser, const tn_text_place* place) {
  const tn_allocator allocator = tn_allocator_default();
  tn_source_map* places = parser->places;
  if (!tn_array_grow(&allocator, &places->items, &places->capacity, places->count + 1,
                     sizeof *places->items)) {
    return tn_context__out_of_memory(parser->context);
  }
  places->items[places->count++] = *place;
  return TN_OK;
}

static tn_text_place place_at(const tn_parser* parser, tn_text_place_kind kind, const char* start,
                              const char* end) {
  return (tn_text_place){.kind = kind,
                         .start = tn_parser__offset(parser, start),
                         .end = tn_parser__offset(parser, end)};
}

tn_status tn_parser__add_place(tn_parser* parser, tn_text_place_kind kind, const char* start,
                               const char* end, tn_ref what, uint32_t number) {
  const tn_context* context = parser->context;
  tn_text_place place = place_at(parser, kind, start, end);
  const uint32_t scope = parser->scope == NULL ? 0 : parser->scope->number;
  place.number = number;
  if (kind == TN_TEXT_VALUES) {
    place.value = tn_value__handle(context, scope, what);
  } else if (kind == TN_TEXT_OP || kind == TN_TEXT_OPERAND) {
    place.op = tn_op__handle(context, scope, what);
  } else if (kind == TN_TEXT_BLOCK || kind == TN_TEXT_SUCCESSOR) {
    place.block = tn_block__handle(context, scope, what);
  } else if (kind == TN_TEXT_REGION) {
    place.region = tn_region__handle(context, scope, what);
  }
  return add(parser, &place);
}

tn_status tn_parser__note_alias(tn_parser* parser, const char* start, const char* end,
                                const tn_storage* value) {
  if (TN_LIKELY(parser->places == NULL)) return TN_OK;
  const bool is_type = *start == '!';
  const tn_text_place_kind defined = is_type ? TN_TEXT_TYPE_ALIAS : TN_TEXT_ATTRIBUTE_ALIAS;
  const tn_text_place_kind used = is_type ? TN_TEXT_TYPE_ALIAS_USE : TN_TEXT_ATTRIBUTE_ALIAS_USE;
  tn_text_place place = place_at(parser, value != NULL ? defined : used, start, end);
  if (is_type) {
    place.type.storage = value;
  } else {
    place.attribute.storage = value;
  }
  return add(parser, &place);
}

/// Returns the end of the name at `start`, without a result number.
static const char* name_end(const tn_parser* parser, const char* start) {
  tn_lexer lexer = parser->lexer;
  tn_token token;
  lexer.cursor = start;
  tn_lexer__next(&lexer, &token);
  return token.end;
}

tn_status tn_parser__note_values(tn_parser* parser, uint32_t offset, uint32_t count, tn_ref value) {
  if (TN_LIKELY(parser->places == NULL)) return TN_OK;
  const char* start = parser->lexer.text + offset;
  return tn_parser__add_place(parser, TN_TEXT_VALUES, start, name_end(parser, start), value, count);
}

static tn_status note_results(tn_parser* parser, const tn_op_frame* frame, tn_ref op) {
  const tn_result_group* groups = (const tn_result_group*)parser->results.items + frame->results;
  const size_t count = parser->results.count - frame->results;
  if (count == 0) return TN_OK;
  tn_ref value = tn_op_cell__result(op, tn_op__at(parser->context, op), 0);
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(tn_parser__note_values(parser, groups[i].offset, groups[i].count, value));
    value += 2 * groups[i].count;
  }
  return TN_OK;
}

tn_status tn_parser__add_op(tn_parser* parser, const tn_op_frame* frame, tn_ref op) {
  const tn_unresolved_operand* operands = parser->operands.items;
  TN_TRY(note_results(parser, frame, op));
  for (size_t i = frame->operands; i < parser->operands.count; ++i) {
    const char* start = parser->lexer.text + operands[i].offset;
    TN_TRY(tn_parser__add_place(parser, TN_TEXT_OPERAND, start, name_end(parser, start), op,
                                (uint32_t)(i - frame->operands)));
  }
  return tn_parser__add_place(parser, TN_TEXT_OP, frame->name_at, name_end(parser, frame->name_at),
                              op, tn_parser__offset(parser, tn_parser__wrong_token_place(parser)));
}
