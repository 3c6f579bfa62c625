// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared functions of the parser: diagnostics, nodes, scopes, expected tokens.

#include <stdarg.h>
#include <tenure/location.h>

#include "base/hash.h"
#include "pdll/pdll.h"

//===-- Diagnostics ---------------------------------------------------------------------------===//

tn_location tn_pdll__location(tn_context* context, tn_pdll_place place) {
  tn_location location = tn_location_unknown(context);
  if (place.buffer == NULL) return location;
  const tn_source source = {
      .name = place.buffer->name, .text = place.buffer->text, .lines = place.buffer->lines};
  tn_file_range range = {.file = place.buffer->name};
  tn_source_position(&source, place.offset, &range.start_line, &range.start_column);
  range.end_line = range.start_line;
  range.end_column = range.start_column;
  if (tn_location_file_get(context, &range, &location) != TN_OK) {
    return tn_location_unknown(context);
  }
  return location;
}

/// Appends a note to the diagnostic; notes about a schema have no source position.
static void add_note(tn_context* context, tn_diagnostic* items, size_t* count,
                     const tn_pdll_note* note) {
  if (note->place.buffer == NULL) return;
  items[(*count)++] = (tn_diagnostic){.context = context,
                                      .severity = TN_SEVERITY_NOTE,
                                      .location = tn_pdll__location(context, note->place),
                                      .message = note->text};
}

static void report(tn_pdll_parser* parser, tn_severity severity, tn_pdll_place place,
                   const tn_pdll_notes* notes, const char* format, va_list arguments) {
  tn_context* context = parser->context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  size_t capacity = 1;
  for (const tn_pdll_notes* at = notes; at != NULL; at = at->next) capacity += at->count;
  tn_diagnostic* items = tn_allocate(&context->allocator, capacity * sizeof *items);
  tn_text_buffer_format_list(&text, format, arguments);
  tn_diagnostic diagnostic = {.context = context,
                              .severity = severity,
                              .status = severity == TN_SEVERITY_ERROR ? TN_MALFORMED : TN_OK,
                              .location = tn_pdll__location(context, place),
                              .message = tn_text_buffer_view(&text),
                              .notes = items};
  for (const tn_pdll_notes* at = notes; at != NULL && items != NULL; at = at->next) {
    if (at->count != 0) add_note(context, items, &diagnostic.note_count, &at->items[0]);
  }
  if (notes != NULL && notes->last != NULL && items != NULL) {
    add_note(context, items, &diagnostic.note_count, notes->last);
  }
  if (text.failed || items == NULL) {
    tn_pdll__out_of_memory(parser);
  } else {
    tn_diagnostic__report(&diagnostic);
  }
  tn_deallocate(&context->allocator, items, capacity * sizeof *items);
  tn_text_buffer_free(&text);
}

static void fail(tn_pdll_parser* parser, tn_pdll_place place, const tn_pdll_notes* notes,
                 const char* format, va_list arguments) {
  if (parser->status == TN_OUT_OF_MEMORY) return;
  report(parser, TN_SEVERITY_ERROR, place, notes, format, arguments);
  if (parser->status == TN_OK) parser->status = TN_MALFORMED;
}

void* tn_pdll__fail(tn_pdll_parser* parser, tn_pdll_place place, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fail(parser, place, NULL, format, arguments);
  va_end(arguments);
  return NULL;
}

void* tn_pdll__fail_noted(tn_pdll_parser* parser, tn_pdll_place place, const tn_pdll_notes* notes,
                          const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fail(parser, place, notes, format, arguments);
  va_end(arguments);
  return NULL;
}

void tn_pdll__warn(tn_pdll_parser* parser, tn_pdll_place place, const tn_pdll_note* note,
                   const char* format, ...) {
  tn_pdll_notes notes = {0};
  if (note != NULL) notes = (tn_pdll_notes){.count = 1, .items = {*note}};
  va_list arguments;
  va_start(arguments, format);
  report(parser, TN_SEVERITY_WARNING, place, &notes, format, arguments);
  va_end(arguments);
}

void* tn_pdll__out_of_memory(tn_pdll_parser* parser) {
  if (parser->status == TN_OUT_OF_MEMORY) return NULL;
  parser->status = tn_context__out_of_memory(parser->context);
  return NULL;
}

tn_string_view tn_pdll__text(tn_pdll_parser* parser, const char* format, ...) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  tn_string_view copy = tn_arena__copy(&parser->arena, tn_text_buffer_view(&text));
  if (text.failed || copy.data == NULL) {
    tn_pdll__out_of_memory(parser);
    copy = (tn_string_view){NULL, 0};
  }
  tn_text_buffer_free(&text);
  return copy;
}

tn_string_view tn_pdll__type_text(tn_pdll_parser* parser, const tn_pdll_type* type) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_pdll_type__print(type, &text);
  const tn_string_view copy =
      tn_pdll__text(parser, "%.*s", TN_PDLL_ARG(tn_text_buffer_view(&text)));
  if (text.failed) tn_pdll__out_of_memory(parser);
  tn_text_buffer_free(&text);
  return copy;
}

//===-- Nodes ---------------------------------------------------------------------------------===//

tn_pdll_node* tn_pdll__node(tn_pdll_parser* parser, tn_pdll_node_kind kind, tn_pdll_place place) {
  tn_pdll_node* node = tn_arena__take(&parser->arena, sizeof *node);
  if (node == NULL) return tn_pdll__out_of_memory(parser);
  node->kind = kind;
  node->place = place;
  node->number = ++parser->node_count;
  return node;
}

tn_pdll_node* tn_pdll__expression(tn_pdll_parser* parser, tn_pdll_node_kind kind,
                                  tn_pdll_place place, const tn_pdll_type* type,
                                  tn_pdll_node* subject) {
  tn_pdll_node* node = tn_pdll__node(parser, kind, place);
  if (node == NULL) return NULL;
  node->type = type;
  node->subject = subject;
  return node;
}

bool tn_pdll__add(tn_pdll_parser* parser, tn_pdll_list* list, tn_pdll_node* node,
                  tn_pdll_place place) {
  if (list->count == list->capacity) {
    const size_t capacity = list->capacity == 0 ? 4 : 2 * list->capacity;
    tn_pdll_item* items = tn_arena__take(&parser->arena, capacity * sizeof *items);
    if (items == NULL) return tn_pdll__out_of_memory(parser);
    if (list->count != 0) memcpy(items, list->items, list->count * sizeof *items);
    list->items = items;
    list->capacity = capacity;
  }
  list->items[list->count++] = (tn_pdll_item){node, place};
  return true;
}

//===-- Scopes --------------------------------------------------------------------------------===//

tn_pdll_scope* tn_pdll__push_scope(tn_pdll_parser* parser) {
  tn_pdll_scope* scope = tn_arena__take(&parser->arena, sizeof *scope);
  if (scope == NULL) return tn_pdll__out_of_memory(parser);
  scope->parent = parser->scope;
  parser->scope = scope;
  return scope;
}

void tn_pdll__pop_scope(tn_pdll_parser* parser) { parser->scope = parser->scope->parent; }

/// Returns the slot of a name, or the free slot to insert it into. A free slot always exists.
static tn_pdll_node** slot_of(const tn_pdll_scope* scope, tn_string_view name) {
  size_t at = (size_t)tn_hash_name(name.data, name.size);
  for (;; ++at) {
    tn_pdll_node** slot = &scope->slots[at & (scope->capacity - 1)];
    if (*slot == NULL || tn_string_view_equal((*slot)->name, name)) return slot;
  }
}

static bool reserve(tn_pdll_parser* parser, tn_pdll_scope* scope) {
  if (2 * scope->count < scope->capacity) return true;
  const tn_pdll_scope old = *scope;
  scope->capacity = old.capacity == 0 ? 8 : 2 * old.capacity;
  scope->slots = tn_arena__take(&parser->arena, scope->capacity * sizeof(tn_pdll_node*));
  if (scope->slots == NULL) {
    *scope = old;
    return tn_pdll__out_of_memory(parser);
  }
  for (size_t i = 0; i < old.capacity; ++i) {
    if (old.slots[i] != NULL) *slot_of(scope, old.slots[i]->name) = old.slots[i];
  }
  return true;
}

bool tn_pdll__declare(tn_pdll_parser* parser, tn_pdll_node* node) {
  tn_pdll_scope* scope = parser->scope;
  const bool has_name =
      node->name.size != 0 && !tn_string_view_equal(node->name, tn_string_view_from("_"));
  if (!has_name) return true;
  if (!reserve(parser, scope)) return false;
  *slot_of(scope, node->name) = node;
  ++scope->count;
  return true;
}

tn_pdll_node* tn_pdll__lookup(const tn_pdll_parser* parser, tn_string_view name) {
  for (const tn_pdll_scope* scope = parser->scope; scope != NULL; scope = scope->parent) {
    tn_pdll_node* found = scope->count == 0 ? NULL : *slot_of(scope, name);
    if (found != NULL) return found;
  }
  return NULL;
}

bool tn_pdll__check_new(tn_pdll_parser* parser, tn_string_view name, tn_pdll_place place) {
  const tn_pdll_node* last = name.size == 0 ? NULL : tn_pdll__lookup(parser, name);
  if (last == NULL) return true;
  const tn_pdll_notes notes = {
      .count = 1,
      .items = {{last->name_place, tn_string_view_from("see previous definition here")}}};
  return tn_pdll__fail_noted(parser, place, &notes, "`%.*s` has already been defined",
                             TN_PDLL_ARG(name));
}

//===-- Tokens --------------------------------------------------------------------------------===//

bool tn_pdll__accept(tn_pdll_parser* parser, tn_pdll_token_kind kind) {
  if (parser->token.kind != kind) return false;
  tn_pdll__advance(parser);
  return true;
}

bool tn_pdll__expect(tn_pdll_parser* parser, tn_pdll_token_kind kind, const char* message) {
  if (parser->token.kind != kind) {
    return tn_pdll__fail(parser, parser->token.place, "%s", message);
  }
  tn_pdll__advance(parser);
  return true;
}

bool tn_pdll__enter(tn_pdll_parser* parser) {
  if (parser->depth == TN_PDLL_NESTING_MAX) {
    tn_pdll__fail(parser, parser->token.place, "nested more than %u deep", TN_PDLL_NESTING_MAX);
    if (parser->status == TN_MALFORMED) parser->status = TN_LIMIT_EXCEEDED;
    return false;
  }
  ++parser->depth;
  return true;
}
