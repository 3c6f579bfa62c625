// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations. Source: Builtin dialect documentation, "Location Attributes"; LangRef, "Location".
//
// An op's location may be an alias that is only defined at the end of the file. Such a use is
// recorded, and resolved after all definitions were parsed.

#include "ir/location_span.h"
#include "ir/walk.h"
#include "text/parser.h"

//===-- Positions in the text -----------------------------------------------------------------===//

/// Returns the index of the line of a position, and the start of the line. The starts of all lines
/// up to the last queried position are kept, since positions of outer ops and of messages are
/// queried in any order.
static uint32_t line_of(tn_parser* parser, const char* at, const char** out_line) {
  tn_parser_stack* lines = &parser->lines;
  const char** starts = lines->items;
  size_t low = 0;
  for (size_t high = lines->count; low < high;) {
    const size_t middle = low + (high - low) / 2;
    if (starts[middle] <= at) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const char* line = low == 0 ? parser->lexer.text : starts[low - 1];
  // Without memory for its start, a line is counted again.
  bool keeps = low == lines->count;
  for (const char* end; (end = memchr(line, '\n', (size_t)(at - line))) != NULL; ++low) {
    line = end + 1;
    keeps = keeps && tn_parser__has_room(parser, lines, 1, sizeof line);
    if (keeps) ((const char**)lines->items)[lines->count++] = line;
  }
  *out_line = line;
  return (uint32_t)low;
}

tn_file_range tn_parser__range_at(tn_parser* parser, const char* at) {
  if (TN_LIKELY(parser->span != NULL)) {
    tn_file_range range;
    (void)tn_location_file_range(
        tn_source_span__location(parser->context, parser->span, tn_parser__offset(parser, at)),
        &range);
    return range;
  }
  // A partially parsed text has no offsets, nor has one if the context has none left.
  const char* line;
  const uint32_t number = line_of(parser, at, &line);
  return tn_parser__position(parser, number, line, at);
}

tn_status tn_parser__location_of(tn_parser* parser, const char* at, uint32_t* out_location) {
  if (TN_LIKELY(parser->span != NULL)) {
    *out_location = tn_location__ref(
        tn_source_span__location(parser->context, parser->span, tn_parser__offset(parser, at)));
    return TN_OK;
  }
  const tn_file_range range = tn_parser__range_at(parser, at);
  tn_location location;
  TN_TRY(tn_location_file_get(parser->context, &range, &location));
  *out_location = tn_location__ref(location);
  return TN_OK;
}

//===-- Locations in parentheses --------------------------------------------------------------===//

static tn_status call_site(tn_parser* parser, tn_location* out_location) {
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' in callsite location"));
  tn_location callee;
  TN_TRY(tn_parser__location(parser, &callee));
  if (!tn_parser__is(parser, TN_TOKEN_BARE_IDENTIFIER) || !tn_parser__is_word(parser, "at")) {
    return tn_parser__wrong_token(parser, "expected 'at' in callsite location");
  }
  tn_parser__advance(parser);
  tn_location caller;
  TN_TRY(tn_parser__location(parser, &caller));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' in callsite location"));
  return tn_location_call_site_get(callee, caller, out_location);
}

static tn_status fused_parts(tn_parser* parser) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '[' in fused location"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) return TN_OK;
  do {
    tn_location part;
    TN_TRY(tn_parser__location(parser, &part));
    TN_TRY(tn_parser__push(parser, &parser->locations, &part, sizeof part));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']' in fused location");
}

static tn_status fused(tn_parser* parser, tn_location* out_location) {
  tn_parser__advance(parser);
  tn_attribute metadata = {0};
  if (tn_parser__consume_if(parser, TN_TOKEN_LESS)) {
    TN_TRY(tn_parser__attribute(parser, (tn_type){0}, &metadata));
    TN_TRY(
        tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' after fused location metadata"));
  }
  const size_t base = parser->locations.count;
  TN_TRY(fused_parts(parser));
  TN_TRY(tn_location_fused_get(parser->context, (const tn_location*)parser->locations.items + base,
                               parser->locations.count - base,
                               tn_attribute_is_null(metadata) ? NULL : &metadata, out_location));
  parser->locations.count = base;
  return TN_OK;
}

/// Parses a line or column number. `message` is reported after the previous token if it is missing.
static tn_status position_number(tn_parser* parser, const char* message, uint32_t* out_number) {
  uint64_t value = 0;
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER) || !tn_token__uint64(&parser->token, &value) ||
      value > UINT32_MAX) {
    return tn_parser__wrong_token(parser, "%s", message);
  }
  *out_number = (uint32_t)value;
  tn_parser__advance(parser);
  return TN_OK;
}

#define NO_LINE "expected integer line number in FileLineColRange"
#define NO_COLUMN "expected integer column number in FileLineColRange"

/// Parses the part after `to`: the line of the end, which may be omitted, and its column.
static tn_status range_end(tn_parser* parser, tn_file_range* range, bool* out_of_columns) {
  *out_of_columns = !tn_parser__is(parser, TN_TOKEN_INTEGER);
  if (!*out_of_columns) {
    TN_TRY(position_number(parser, NO_LINE, &range->end_line));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON,
                           "expected either integer or `:` post `to` in FileLineColRange"));
  return position_number(parser, NO_COLUMN, &range->end_column);
}

/// Parses `"file":line:column`, after the first colon.
static tn_status file_position(tn_parser* parser, tn_string_view file, tn_location* out_location) {
  tn_file_range range = {.file = file};
  bool of_columns = false;
  TN_TRY(position_number(parser, NO_LINE, &range.start_line));
  range.end_line = range.start_line;
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) {
    TN_TRY(position_number(parser, NO_COLUMN, &range.start_column));
    range.end_column = range.start_column;
    if (tn_parser__is_word(parser, "to")) {
      tn_parser__advance(parser);
      TN_TRY(range_end(parser, &range, &of_columns));
    }
  }
  return of_columns ? tn_location__columns_get(parser->context, &range, out_location)
                    : tn_location_file_get(parser->context, &range, out_location);
}

static tn_status name_or_file(tn_parser* parser, tn_location* out_location) {
  tn_string_view text;
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  tn_identifier name;
  TN_TRY(tn_parser__identifier(parser, text, &name));
  text = tn_identifier_text(name);
  tn_parser__advance(parser);
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) {
    return file_position(parser, text, out_location);
  }
  tn_location child = {0};
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN)) {
    TN_TRY(tn_parser__location(parser, &child));
    TN_TRY(tn_location_name_get(parser->context, text, child, out_location));
    return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN,
                             "expected ')' after child location of NameLoc");
  }
  return tn_location_name_get(parser->context, text, child, out_location);
}

/// Parses an alias, or a dialect attribute, that must be a location.
static tn_status location_attribute(tn_parser* parser, tn_location* out_location) {
  tn_attribute attribute;
  TN_TRY(tn_parser__extended_attribute(parser, (tn_type){0}, &attribute));
  *out_location = tn_location_from_attribute(attribute);
  if (!tn_location_is_null(*out_location)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "expected location attribute, but got");
  tn_attribute__append_text(attribute, &text);
  return tn_parser__error_text(parser, tn_parser__error_place(parser), &text, NULL, NULL);
}

static tn_status any_location(tn_parser* parser, tn_location* out_location) {
  if (tn_parser__is(parser, TN_TOKEN_HASH_IDENTIFIER)) {
    return location_attribute(parser, out_location);
  }
  if (tn_parser__is(parser, TN_TOKEN_STRING)) return name_or_file(parser, out_location);
  if (tn_parser__is(parser, TN_TOKEN_BARE_IDENTIFIER)) {
    if (tn_parser__is_word(parser, "callsite")) return call_site(parser, out_location);
    if (tn_parser__is_word(parser, "fused")) return fused(parser, out_location);
    if (tn_parser__is_word(parser, "unknown")) {
      tn_parser__advance(parser);
      *out_location = tn_location_unknown(parser->context);
      return TN_OK;
    }
  }
  return tn_parser__wrong_token(parser, "expected location instance");
}

tn_status tn_parser__location(tn_parser* parser, tn_location* out_location) {
  *out_location = (tn_location){0};
  TN_TRY(tn_parser__nest(parser));
  TN_TRY(any_location(parser, out_location));
  --parser->depth;
  return TN_OK;
}

//===-- After ops and block arguments --------------------------------------------------------===//

static void set_location(const tn_parser* parser, tn_ref target, uint32_t location) {
  if (tn_value__is_argument(target)) {
    tn_argument__at(parser->context, target)->location = location;
  } else {
    tn_op__at(parser->context, target)->location = location;
  }
}

static tn_status report_no_location(tn_parser* parser, const char* at, const tn_storage* value) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "expected location, but found '");
  tn_attribute__append_text((tn_attribute){value}, &text);
  tn_text_buffer_append_text(&text, "'");
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

/// Sets the location of `target` to the alias `name`, without its #, now or at the end.
static tn_status alias_location(tn_parser* parser, tn_string_view name, tn_ref target) {
  TN_TRY(tn_parser__note_alias(parser, name.data - 1, name.data + name.size, NULL));
  tn_deferred_location deferred = {.target = target,
                                   .offset = tn_parser__offset(parser, name.data - 1)};
  if (tn_name_table__intern(&parser->attribute_aliases.names, &parser->context->allocator, name,
                            &deferred.alias) != TN_OK) {
    return tn_context__out_of_memory(parser->context);
  }
  const tn_storage* value = tn_alias_table__value(&parser->attribute_aliases, deferred.alias);
  if (value == NULL) {
    value = tn_parser__outer_alias(parser, (tn_string_view){name.data - 1, name.size + 1}, false);
  }
  if (value == NULL) {
    set_location(parser, target, 0);
    return tn_parser__push(parser, &parser->deferred, &deferred, sizeof deferred);
  }
  const tn_location location = tn_location_from_attribute((tn_attribute){value});
  if (tn_location_is_null(location)) return report_no_location(parser, name.data - 1, value);
  set_location(parser, target, tn_location__ref(location));
  return TN_OK;
}

static bool has_dot(const tn_token* token) {
  return memchr(token->start, '.', (size_t)(token->end - token->start)) != NULL;
}

/// Returns the name of `(#name)` after the current token, the most common form of a location; empty
/// for other text.
static tn_string_view plain_alias(const tn_parser* parser) {
  const char* at = parser->token.end;
  const tn_string_view nothing = {NULL, 0};
  if (at[0] != '(' || at[1] != '#') return nothing;
  const char* name = at + 2;
  if (!tn_lexer__is_letter(*name)) return nothing;
  const char* end = name + 1;
  while (tn_lexer__is_letter(*end) || (*end >= '0' && *end <= '9')) ++end;
  return *end == ')' ? (tn_string_view){name, (size_t)(end - name)} : nothing;
}

tn_status tn_parser__trailing_location(tn_parser* parser, tn_ref target) {
  if (TN_LIKELY(!tn_parser__is(parser, TN_TOKEN_KW_LOC))) return TN_OK;
  parser->has_locations = true;
  const tn_string_view plain = plain_alias(parser);
  if (TN_LIKELY(plain.size != 0)) {
    TN_TRY(alias_location(parser, plain, target));
    tn_parser__reset(parser, plain.data + plain.size + 1);
    return TN_OK;
  }
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' in location"));
  if (tn_parser__is(parser, TN_TOKEN_HASH_IDENTIFIER) && !has_dot(&parser->token)) {
    const tn_string_view spelling = tn_token__spelling(&parser->token);
    tn_parser__advance(parser);
    TN_TRY(alias_location(parser, (tn_string_view){spelling.data + 1, spelling.size - 1}, target));
  } else {
    tn_location location;
    TN_TRY(tn_parser__location(parser, &location));
    set_location(parser, target, tn_location__ref(location));
  }
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' in location");
}

//===-- Deferred locations --------------------------------------------------------------------===//

static const tn_storage* value_of(const tn_parser* parser, const tn_deferred_location* deferred) {
  const tn_storage* value = tn_alias_table__value(&parser->attribute_aliases, deferred->alias);
  if (value != NULL) return value;
  const tn_name_record* name = &parser->attribute_aliases.names.records[deferred->alias];
  return tn_parser__outer_alias(parser, (tn_string_view){name->start - 1, name->size + 1}, true);
}

static tn_status report_deferred(tn_parser* parser, const tn_deferred_location* deferred) {
  const char* at = parser->lexer.text + deferred->offset;
  const tn_storage* value = value_of(parser, deferred);
  if (value != NULL) return report_no_location(parser, at, value);
  return tn_parser__error_at(parser, at, "operation location alias was never defined");
}

/// Returns the op for which a location is checked: the op itself, or the parent op of the argument.
static tn_ref op_of(const tn_parser* parser, const tn_deferred_location* deferred) {
  if (!tn_value__is_argument(deferred->target)) return deferred->target;
  const tn_context* context = parser->context;
  const tn_ref block = tn_argument__at(context, deferred->target)->block;
  return tn_block_cell__parent_op(context, tn_block__at(context, block));
}

/// Returns whether MLIR checks the location of `target` before that of `other`, which was recorded
/// before it: an op is checked after its nested ops, then the arguments of its blocks. Uses are
/// recorded in text order, in which arguments come first.
static bool is_checked_before(const tn_parser* parser, const tn_deferred_location* target,
                              const tn_deferred_location* other) {
  if (!tn_value__is_argument(other->target)) return false;
  const tn_context* context = parser->context;
  const tn_ref around = op_of(parser, other);
  tn_ref op = op_of(parser, target);
  if (op == around) return !tn_value__is_argument(target->target);
  while (op != 0 && op != around) op = tn_op_cell__parent(context, tn_op__at(context, op));
  return op == around;
}

/// Returns the unresolvable use that MLIR reports.
static const tn_deferred_location* first_broken(const tn_parser* parser, size_t first) {
  const tn_deferred_location* all = parser->deferred.items;
  const tn_deferred_location* best = &all[first];
  for (size_t i = first + 1; i < parser->deferred.count; ++i) {
    const tn_storage* value = value_of(parser, &all[i]);
    const bool broken =
        value == NULL || tn_location_is_null(tn_location_from_attribute((tn_attribute){value}));
    if (broken && is_checked_before(parser, &all[i], best)) best = &all[i];
  }
  return best;
}

tn_status tn_parser__resolve_locations(tn_parser* parser) {
  const tn_deferred_location* all = parser->deferred.items;
  for (size_t i = 0; i < parser->deferred.count; ++i) {
    const tn_storage* value = value_of(parser, &all[i]);
    const tn_location location =
        value == NULL ? (tn_location){0} : tn_location_from_attribute((tn_attribute){value});
    if (tn_location_is_null(location)) return report_deferred(parser, first_broken(parser, i));
    set_location(parser, all[i].target, tn_location__ref(location));
  }
  parser->deferred.count = 0;
  return TN_OK;
}
