// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Completions in incomplete text.
//
// The text is truncated at the position in question, and parsed: when the parser is at the missing
// token, it adds what it would accept, and stops. A sigil stays, with a character that makes it a
// name, so that code that tests for such a name continues to parse it; a truncated string ends
// there.

#include <tenure/value.h>

#include "text/parser.h"

//===-- The list ------------------------------------------------------------------------------===//

static size_t pair_size(const tn_text_suggestion* self) {
  return strlen(self->label) + strlen(self->detail) + 2;
}

void tn_text_suggestions_clear(tn_text_suggestions* suggestions) {
  const tn_allocator allocator = tn_allocator_default();
  if (suggestions == NULL) return;
  for (size_t i = 0; i < suggestions->count; ++i) {
    tn_text_suggestion* self = &suggestions->items[i];
    tn_deallocate(&allocator, (void*)(uintptr_t)self->label, pair_size(self));
  }
  tn_deallocate(&allocator, suggestions->items, suggestions->capacity * sizeof *suggestions->items);
  *suggestions = (tn_text_suggestions){.offset = suggestions->offset};
}

/// The label and the detail share one block of memory. If it cannot be allocated, the suggestion is
/// omitted.
static void add(const tn_parser* parser, tn_text_suggestion_kind kind, tn_string_view label,
                tn_string_view detail) {
  const tn_allocator allocator = tn_allocator_default();
  tn_text_suggestions* to = parser->suggestions;
  if (memchr(label.data == NULL ? "" : label.data, '\0', label.size) != NULL) return;
  if (!tn_array_grow(&allocator, &to->items, &to->capacity, to->count + 1, sizeof *to->items)) {
    return;
  }
  const void* nul = detail.size == 0 ? NULL : memchr(detail.data, '\0', detail.size);
  if (nul != NULL) detail.size = (size_t)((const char*)nul - detail.data);
  char* text = tn_allocate(&allocator, label.size + detail.size + 2);
  if (text == NULL) return;
  if (label.size != 0) memcpy(text, label.data, label.size);
  text[label.size] = '\0';
  if (detail.size != 0) memcpy(text + label.size + 1, detail.data, detail.size);
  text[label.size + 1 + detail.size] = '\0';
  to->items[to->count++] = (tn_text_suggestion){kind, text, text + label.size + 1};
}

static void add_kind(const tn_parser* parser, tn_text_suggestion_kind kind) {
  add(parser, kind, (tn_string_view){"", 0}, (tn_string_view){"", 0});
}

//===-- Truncation ----------------------------------------------------------------------------===//

/// The tokens around the position: the last token in its line that begins before it, and the next
/// one.
typedef struct surroundings {
  tn_token token;
  const char* next;
  bool has_token;
} surroundings;

static surroundings look_around(tn_string_view text, const char* place) {
  const char* line = place;
  while (line > text.data && line[-1] != '\n') --line;
  tn_lexer lexer = {.text = text.data, .end = text.data + text.size, .cursor = line};
  surroundings found = {.has_token = false};
  for (;;) {
    tn_token token;
    const char* from = lexer.cursor;
    tn_lexer__next(&lexer, &token);
    // The start of an invalid token may be further on.
    if (token.kind == TN_TOKEN_ERROR) token.start = from + strspn(from, " \t\r");
    found.next = token.start;
    if (token.kind == TN_TOKEN_EOF || token.start >= place) return found;
    found.token = token;
    found.has_token = true;
    if (token.kind == TN_TOKEN_ERROR) return found;
  }
}

static bool is_sigil(char c) { return c == '%' || c == '^' || c == '#' || c == '!'; }

static bool in_comment(const surroundings* around, tn_string_view text, const char* place) {
  if (around->has_token && around->token.kind == TN_TOKEN_ERROR) return false;
  const char* from = around->has_token ? around->token.end : place;
  while (!around->has_token && from > text.data && from[-1] != '\n') --from;
  for (const char* p = from; p + 1 < place; ++p) {
    if (p[0] == '/' && p[1] == '/') return true;
  }
  return false;
}

/// Treats a sigil with nothing after it, which is not a token, as one.
static void take_sigil(surroundings* around, const char* text, const char* place) {
  if (place == text || (!is_sigil(place[-1]) && place[-1] != '@')) return;
  if (around->has_token && around->token.kind != TN_TOKEN_ERROR && around->token.end >= place) {
    return;
  }
  if (around->has_token && *around->token.start == '"') return;
  around->has_token = true;
  around->token = (tn_token){.kind = TN_TOKEN_ERROR, .start = place - 1, .end = place};
}

/// Determines how the token before the position is truncated: how much of it stays, and the text
/// that is appended. False if nothing can be suggested.
static bool cut_token(const tn_token* token, const char* place, const char** out_end,
                      const char** out_rest) {
  *out_end = place;
  *out_rest = "";
  const bool is_string = *token->start == '"';
  if (is_string && (token->end > place || token->kind == TN_TOKEN_ERROR)) {
    *out_rest = "\"";
    return true;
  }
  const bool at_sigil = is_sigil(*token->start) && place == token->start + 1;
  const bool is_named = (*token->start == '#' || *token->start == '!') && place[-1] == '.';
  if (is_named) {
    *out_rest = "_";
    return true;
  }
  const bool is_value = *token->start == '%' && token->end == place;
  if (at_sigil || is_value) {
    *out_end = token->start + 1;
    *out_rest = "_";
    return true;
  }
  return token->kind != TN_TOKEN_ERROR && token->end <= place;
}

/// Copies the text, with a line break and space for the text after a truncation.
static tn_status copy_text(tn_parser* parser, tn_string_view text) {
  parser->text_copy_size = text.size + 3;
  parser->text_copy = tn_allocate(&parser->context->allocator, parser->text_copy_size);
  if (parser->text_copy == NULL) return tn_context__out_of_memory(parser->context);
  if (text.size != 0) memcpy(parser->text_copy, text.data, text.size);
  parser->text_copy[text.size] = '\n';
  return TN_OK;
}

tn_status tn_parser__cut_text(tn_parser* parser, tn_string_view* text, bool* out_found) {
  const size_t offset = parser->suggestions->offset;
  *out_found = false;
  if (offset > text->size) return TN_OK;
  TN_TRY(copy_text(parser, *text));
  char* start = parser->text_copy;
  const char* place = start + offset;
  const tn_string_view whole = {start, text->size + 1};
  surroundings around = look_around(whole, place);
  if (in_comment(&around, whole, place)) return TN_OK;
  take_sigil(&around, start, place);
  const char* end = place;
  const char* rest = "";
  if (around.has_token && !cut_token(&around.token, place, &end, &rest)) return TN_OK;
  const size_t kept = (size_t)(end - start);
  const size_t rest_size = strlen(rest);
  memcpy(start + kept, rest, rest_size);
  start[kept + rest_size] = '\n';
  *text = (tn_string_view){start, kept + rest_size};
  // The incomplete token, or the end.
  parser->suggest_at = rest_size == 0 ? start + kept : around.token.start;
  *out_found = true;
  return TN_OK;
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Returns the name at `offset`.
static tn_string_view spelling_at(const tn_parser* parser, uint32_t offset) {
  tn_lexer lexer = parser->lexer;
  tn_token token;
  lexer.cursor = lexer.text + offset;
  tn_lexer__next(&lexer, &token);
  return tn_token__spelling(&token);
}

tn_status tn_parser__suggest_op_of(tn_parser* parser, tn_string_view dialect) {
  add(parser, TN_SUGGEST_OP, dialect, (tn_string_view){"", 0});
  return TN_MALFORMED;
}

/// Returns whether there is other text before `start` in its line: then an op is unlikely.
static bool has_something_before(const tn_parser* parser, const char* start) {
  for (const char* p = start; p > parser->lexer.text && p[-1] != '\n'; --p) {
    if (p[-1] != ' ' && p[-1] != '\t' && p[-1] != '\r') return true;
  }
  return false;
}

tn_status tn_parser__suggest_op(tn_parser* parser, const char* start) {
  if (has_something_before(parser, start)) return TN_MALFORMED;
  add_kind(parser, TN_SUGGEST_DIALECT);
  const tn_op_frame* frames = parser->frames.items;
  const size_t count = parser->frames.count;
  const tn_string_view outer =
      count == 0 ? tn_string_view_from("builtin") : frames[count - 1].default_dialect;
  return outer.size == 0 ? TN_MALFORMED : tn_parser__suggest_op_of(parser, outer);
}

tn_status tn_parser__suggest_op_string(tn_parser* parser, const char* at) {
  const tn_string_view spelling = spelling_at(parser, tn_parser__offset(parser, at));
  const tn_string_view text = {spelling.data + 1, spelling.size - 2};
  if (text.size == 0) {
    add_kind(parser, TN_SUGGEST_DIALECT);
  } else if (text.data[text.size - 1] == '.') {
    return tn_parser__suggest_op_of(parser, (tn_string_view){text.data, text.size - 1});
  }
  return TN_MALFORMED;
}

//===-- Values and blocks ---------------------------------------------------------------------===//

/// Appends `op.name: type` or `arg #0: type`, with more types if the name has several values.
static void append_value(const tn_parser* parser, const tn_name_entry* entry,
                         tn_text_buffer* text) {
  const tn_value value = tn_value__handle(parser->context, parser->scope->number, entry->value);
  if (tn_value_is_block_argument(value)) {
    tn_text_buffer_format(text, "arg #%zu: ", tn_value_number(value));
  } else {
    tn_text_buffer_append_view(text, tn_op_name(tn_value_owner_op(value)));
    tn_text_buffer_append_text(text, ": ");
  }
  tn_type__append_text(tn_value_type(value), text);
  if (entry->count > 1) tn_text_buffer_append_text(text, ", ...");
}

static void suggest_entry(const tn_parser* parser, const tn_name_entry* entry) {
  if (entry->count == 0) return;
  tn_text_buffer detail = tn_text_buffer_make(&parser->context->allocator);
  if (entry->count != TN_NAME_FORWARD) {
    append_value(parser, entry, &detail);
  } else {
    const tn_uref type = parser->names.members[entry->value].type;
    tn_type__append_text(tn_type__from(parser->context, type), &detail);
  }
  add(parser, TN_SUGGEST_VALUE, spelling_at(parser, entry->offset), tn_text_buffer_view(&detail));
  tn_text_buffer_free(&detail);
}

tn_status tn_parser__suggest_value(tn_parser* parser) {
  const tn_names* names = &parser->names;
  if (parser->scope == NULL) return TN_MALFORMED;
  for (size_t i = 0; i < names->numeric_count; ++i) suggest_entry(parser, &names->numeric[i]);
  const size_t named_count = names->named == NULL ? 0 : names->table.count;
  for (size_t i = 0; i < named_count; ++i) suggest_entry(parser, &names->named[i]);
  for (size_t i = 0; i < names->saved_name_count; ++i) {
    suggest_entry(parser, &names->saved_names[i].entry);
  }
  return TN_MALFORMED;
}

tn_status tn_parser__suggest_block(tn_parser* parser) {
  const tn_names* names = &parser->names;
  for (size_t i = 0; i < names->label_table.count; ++i) {
    const tn_block_label* label = &names->labels[i];
    if (label->block == 0 || label->scope != names->scope_number) continue;
    add(parser, TN_SUGGEST_BLOCK, spelling_at(parser, label->offset), (tn_string_view){"", 0});
  }
  return TN_MALFORMED;
}

//===-- Types and attributes ------------------------------------------------------------------===//

static void suggest_aliases(const tn_parser* parser, const tn_alias_table* table, bool are_types) {
  for (uint32_t i = 0; i < table->names.count; ++i) {
    const tn_storage* value = tn_alias_table__value(table, i);
    if (value == NULL) continue;
    const tn_name_record* name = &table->names.records[i];
    tn_text_buffer detail = tn_text_buffer_make(&parser->context->allocator);
    if (are_types) {
      tn_type__append_text((tn_type){value}, &detail);
    } else {
      tn_attribute__append_text((tn_attribute){value}, &detail);
    }
    add(parser, are_types ? TN_SUGGEST_TYPE_ALIAS : TN_SUGGEST_ATTRIBUTE_ALIAS,
        (tn_string_view){name->start, name->size}, tn_text_buffer_view(&detail));
    tn_text_buffer_free(&detail);
  }
}

/// Returns the dialect of a name that ends with its dot; empty for others.
static tn_string_view dialect_of(const tn_parser* parser) {
  const tn_token* token = &parser->token;
  const bool has_sigil =
      token->kind == TN_TOKEN_EXCLAMATION_IDENTIFIER || token->kind == TN_TOKEN_HASH_IDENTIFIER;
  const char* dot = memchr(token->start, '.', (size_t)(token->end - token->start));
  if (!has_sigil || dot == NULL) return (tn_string_view){"", 0};
  return (tn_string_view){token->start + 1, (size_t)(dot - token->start) - 1};
}

tn_status tn_parser__suggest_type(tn_parser* parser) {
  const tn_string_view dialect = dialect_of(parser);
  if (dialect.size != 0) {
    add(parser, TN_SUGGEST_TYPE_OF, dialect, (tn_string_view){"", 0});
    return TN_MALFORMED;
  }
  add_kind(parser, tn_parser__is(parser, TN_TOKEN_EXCLAMATION_IDENTIFIER) ? TN_SUGGEST_TYPE_NAME
                                                                          : TN_SUGGEST_TYPE);
  suggest_aliases(parser, &parser->type_aliases, true);
  return TN_MALFORMED;
}

tn_status tn_parser__suggest_attribute(tn_parser* parser) {
  const tn_string_view dialect = dialect_of(parser);
  if (dialect.size != 0) {
    add(parser, TN_SUGGEST_ATTRIBUTE_OF, dialect, (tn_string_view){"", 0});
    return TN_MALFORMED;
  }
  add_kind(parser, tn_parser__is(parser, TN_TOKEN_HASH_IDENTIFIER) ? TN_SUGGEST_ATTRIBUTE_NAME
                                                                   : TN_SUGGEST_ATTRIBUTE);
  suggest_aliases(parser, &parser->attribute_aliases, false);
  return TN_MALFORMED;
}

//===-- Keywords ------------------------------------------------------------------------------===//

void tn_parser__suggest_word(const tn_parser* parser, tn_string_view word, bool optional) {
  if (!tn_parser__suggests(parser)) return;
  const tn_text_suggestions* there = parser->suggestions;
  for (size_t i = 0; i < there->count; ++i) {
    if (tn_string_view_equal(tn_string_view_from(there->items[i].label), word)) return;
  }
  add(parser, optional ? TN_SUGGEST_OPTIONAL_WORD : TN_SUGGEST_WORD, word, (tn_string_view){"", 0});
}
