// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages of the parser and their positions, and helpers for tokens and lists.
//
// Getters of types and attributes report errors at an unknown location. While the parser runs, its
// handler keeps these messages, and the parser reports them at the position of the type or
// attribute.

#include "text/parser.h"

//===-- Stacks --------------------------------------------------------------------------------===//

bool tn_parser__has_room(tn_parser* parser, tn_parser_stack* stack, size_t count,
                         size_t item_size) {
  size_t needed = 0;
  void* items = stack->capacity == 0 ? NULL : stack->items;
  if (!tn_checked_add(stack->count, count, &needed) ||
      !tn_array_grow(&parser->context->allocator, &items, &stack->capacity, needed, item_size)) {
    return false;
  }
  stack->items = items;
  return true;
}

tn_status tn_parser__grow_stack(tn_parser* parser, tn_parser_stack* stack, size_t count,
                                size_t item_size) {
  return tn_parser__has_room(parser, stack, count, item_size)
             ? TN_OK
             : tn_context__out_of_memory(parser->context);
}

void tn_parser__free_stack(tn_parser* parser, tn_parser_stack* stack, size_t item_size) {
  if (stack->capacity != 0) {
    tn_deallocate(&parser->context->allocator, stack->items, stack->capacity * item_size);
  }
  *stack = (tn_parser_stack){0};
}

//===-- Positions -----------------------------------------------------------------------------===//

// Returns the location of a position in the text, for messages: unlike those of ops it is uniqued.
static tn_location message_location(tn_parser* parser, const char* at) {
  tn_location location = tn_location_unknown(parser->context);
  if (at < parser->lexer.text) at = parser->lexer.text;
  const tn_file_range range = tn_parser__range_at(parser, at);
  if (tn_location_file_get(parser->context, &range, &location) != TN_OK) {
    return tn_location_unknown(parser->context);
  }
  return location;
}

const char* tn_parser__error_place(const tn_parser* parser) {
  return parser->token.start - (parser->token.kind == TN_TOKEN_EOF ? 1 : 0);
}

/// Returns the start of the comment in the line that ends at `end`, else `end`.
static const char* before_comment(const char* text, const char* end) {
  const char* line = end;
  while (line > text && line[-1] != '\n' && line[-1] != '\r') --line;
  for (const char* p = line; p + 1 < end; ++p) {
    if (p[0] == '/' && p[1] == '/') return p;
  }
  return end;
}

/// Returns the end of the text before the current token, without comments; if there is none, the
/// token.
const char* tn_parser__wrong_token_place(const tn_parser* parser) {
  const char* original = tn_parser__error_place(parser);
  const char* text = parser->lexer.text;
  const char* at = original;
  for (;;) {
    while (at > text && (at[-1] == ' ' || at[-1] == '\t')) --at;
    if (at <= text) return original;
    if (at[-1] != '\n' && at[-1] != '\r') return at;
    at = before_comment(text, at - 1);
  }
}

//===-- Messages ------------------------------------------------------------------------------===//

static void report(tn_parser* parser, tn_severity severity, const char* at, tn_string_view message,
                   const tn_diagnostic* note) {
  if (parser->suggestions != NULL) return;
  const tn_diagnostic diagnostic = {.context = parser->context,
                                    .severity = severity,
                                    .status = severity == TN_SEVERITY_ERROR ? TN_MALFORMED : TN_OK,
                                    .location = message_location(parser, at),
                                    .message = message,
                                    .notes = note,
                                    .note_count = note == NULL ? 0 : 1};
  const bool collecting = parser->collecting;
  parser->collecting = false;
  tn_diagnostic__report(&diagnostic);
  parser->collecting = collecting;
}

tn_status tn_parser__error_text(tn_parser* parser, const char* at, tn_text_buffer* message,
                                const char* note_at, tn_text_buffer* note) {
  tn_status status = TN_MALFORMED;
  if (message->failed || (note != NULL && note->failed)) {
    status = tn_context__out_of_memory(parser->context);
  } else if (parser->token.kind != TN_TOKEN_ERROR) {
    tn_diagnostic note_diagnostic = {.context = parser->context, .severity = TN_SEVERITY_NOTE};
    if (note != NULL) {
      note_diagnostic.location = message_location(parser, note_at);
      note_diagnostic.message = tn_text_buffer_view(note);
    }
    report(parser, TN_SEVERITY_ERROR, at, tn_text_buffer_view(message),
           note == NULL ? NULL : &note_diagnostic);
  }
  tn_text_buffer_free(message);
  if (note != NULL) tn_text_buffer_free(note);
  return status;
}

static tn_status error_list(tn_parser* parser, const char* at, const char* format,
                            va_list arguments) {
  if (parser->token.kind == TN_TOKEN_ERROR) return TN_MALFORMED;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_format_list(&text, format, arguments);
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

tn_status tn_parser__error_at(tn_parser* parser, const char* at, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_status status = error_list(parser, at, format, arguments);
  va_end(arguments);
  return status;
}

tn_status tn_parser__error(tn_parser* parser, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_status status = error_list(parser, tn_parser__error_place(parser), format, arguments);
  va_end(arguments);
  return status;
}

tn_status tn_parser__wrong_token(tn_parser* parser, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_status status =
      error_list(parser, tn_parser__wrong_token_place(parser), format, arguments);
  va_end(arguments);
  return status;
}

tn_status tn_parser__warn(tn_parser* parser, const char* at, const char* format, ...) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  const bool failed = text.failed;
  if (!failed) report(parser, TN_SEVERITY_WARNING, at, tn_text_buffer_view(&text), NULL);
  tn_text_buffer_free(&text);
  return failed ? tn_context__out_of_memory(parser->context) : TN_OK;
}

void tn_parser__report_lexer_error(tn_parser* parser) {
  report(parser, TN_SEVERITY_ERROR, parser->lexer.error_at,
         tn_string_view_from(parser->lexer.error), NULL);
}

tn_status tn_parser__checked(tn_parser* parser, const char* at, tn_status status) {
  if (TN_LIKELY(status != TN_INVALID_ARGUMENT)) return status;
  const tn_string_view message = parser->collected.size != 0
                                     ? tn_text_buffer_view(&parser->collected)
                                     : tn_string_view_from("invalid syntax");
  if (parser->token.kind != TN_TOKEN_ERROR) report(parser, TN_SEVERITY_ERROR, at, message, NULL);
  parser->collected.size = 0;
  return TN_MALFORMED;
}

void tn_text_buffer__append_type(tn_text_buffer* buffer, tn_type type) {
  tn_text_buffer_append(buffer, "'", 1);
  tn_type__append_text(type, buffer);
  tn_text_buffer_append(buffer, "'", 1);
}

//===-- Messages of getters -------------------------------------------------------------------===//

/// The listening parser of this thread. Handlers also receive the reports of other threads, and
/// their parser may be destroyed by then: it is not accessed before it is known to be this
/// thread's.
static _Thread_local const tn_parser* listening;

static bool keep_back(const tn_diagnostic* diagnostic, void* user_data) {
  if (user_data != listening) return false;
  tn_parser* parser = user_data;
  if (!parser->collecting || diagnostic->status != TN_INVALID_ARGUMENT) return false;
  parser->collected.size = 0;
  tn_text_buffer_append_view(&parser->collected, diagnostic->message);
  return true;
}

tn_status tn_parser__collect(tn_parser* parser) {
  parser->outer_listener = listening;
  listening = parser;
  parser->collected = tn_text_buffer_make(&parser->context->allocator);
  const tn_status status =
      tn_diagnostic_handler_attach(parser->context, keep_back, parser, NULL, &parser->handler);
  if (status != TN_OK) {
    listening = parser->outer_listener;
    return status;
  }
  parser->collecting = true;
  return TN_OK;
}

void tn_parser__stop_collecting(tn_parser* parser) {
  if (parser->handler != 0) {
    tn_diagnostic_handler_detach(parser->context, parser->handler);
    listening = parser->outer_listener;
  }
  parser->handler = 0;
  parser->collecting = false;
  tn_text_buffer_free(&parser->collected);
}

//===-- Tokens --------------------------------------------------------------------------------===//

bool tn_parser__is_word(const tn_parser* parser, const char* word) {
  if (tn_parser__suggests(parser)) {
    tn_parser__suggest_word(parser, tn_string_view_from(word), true);
  }
  return tn_token__is_identifier(&parser->token) &&
         tn_string_view_equal(tn_token__spelling(&parser->token), tn_string_view_from(word));
}

tn_status tn_parser__nest(tn_parser* parser) {
  if (TN_LIKELY(parser->depth < TN_TEXT_NESTING_MAX)) {
    ++parser->depth;
    return TN_OK;
  }
  return tn_context__fail(
      parser->context, TN_LIMIT_EXCEEDED, message_location(parser, parser->token.start),
      "types, attributes and locations nest at most %d deep", TN_TEXT_NESTING_MAX);
}
