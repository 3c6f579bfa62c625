// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbol references in attributes: visiting and renaming them.
//
// References occur in attributes, and in attributes and types nested in those, which may be nested
// too deep for the stack: pending items are in a list. A part that occurs several times in an
// attribute is visited once, as in MLIR's walks. Renaming records the replacement of each part,
// because ops share them, and changes no op before all replacements are computed.
//
// As in MLIR, the types of dense elements and strings are not searched. The body of an opaque type
// or attribute is a text: each '@' outside of strings is a reference.

#include <ctype.h>

#include "base/judy_map.h"
#include "base/text_buffer.h"
#include "ir/attribute_make.h"
#include "ir/children.h"
#include "ir/dialect_table.h"
#include "ir/named_type.h"
#include "ir/op_diagnostic.h"
#include "ir/opaque_text.h"
#include "ir/symbol.h"
#include "ir/textual.h"
#include "ir/walk.h"

static bool is_kind(const tn_storage* attribute, tn_attribute_kind kind) {
  return attribute->kind == tn_attribute__storage_kind(kind);
}

static bool may_hold_symbols(const tn_storage* storage) {
  return (storage->flags & TN_STORAGE_HAS_SYMBOL) != 0;
}

/// Returns whether a dialect's type or attribute is a text; else its parameters are searched.
static bool is_opaque(const tn_storage* storage) {
  return storage->kind == TN_TYPE_OPAQUE || is_kind(storage, TN_ATTRIBUTE_OPAQUE);
}

/// Returns whether the type of an attribute is searched.
static bool is_type_seen(const tn_storage* attribute) {
  return is_kind(attribute, TN_ATTRIBUTE_OPAQUE) || is_kind(attribute, TN_ATTRIBUTE_DIALECT) ||
         is_kind(attribute, TN_ATTRIBUTE_SPARSE_ELEMENTS) ||
         is_kind(attribute, TN_ATTRIBUTE_DENSE_RESOURCE);
}

bool tn_symbol__is_unknown(const tn_context* context, const tn_op_cell* cell) {
  return tn_op_definition__of(context, cell) == NULL &&
         tn_dialect__find(context, tn_operation_name__dialect(tn_op_cell__name(context, cell))) ==
             NULL;
}

tn_ref tn_symbol__table_around(const tn_context* context, tn_ref op, bool any) {
  tn_ref table = tn_op_cell__parent(context, tn_op__at(context, op));
  for (; table != 0; table = tn_op_cell__parent(context, tn_op__at(context, table))) {
    if (tn_op_cell__has_trait(context, tn_op__at(context, table), TN_OP_TRAIT_SYMBOL_TABLE)) break;
    if (!any && tn_symbol__may_be_table(context, table)) return 0;
  }
  return table;
}

tn_status tn_symbol__known(const tn_context* context, tn_ref op, tn_status status) {
  if (status != TN_NOT_FOUND) return status;
  return tn_op__fail(context, op, NULL,
                     "operation contains potentially unknown symbol table, meaning that we can't "
                     "reliable compute symbol uses");
}

/// Returns the next op after `op` whose references belong to the symbols around `root`: ops nested
/// in a symbol table do not.
static tn_ref next_user(const tn_context* context, tn_ref root, tn_ref op) {
  const bool skip = op != root && tn_op_cell__has_trait(context, tn_op__at(context, op),
                                                        TN_OP_TRAIT_SYMBOL_TABLE);
  return tn_op__next_in_pre_order(context, root, op, skip);
}

//===-- Bodies --------------------------------------------------------------------------------===//

typedef struct body_part {
  tn_string_view text;  ///< Of a symbol reference: `@a::@b`.
  tn_uref reference;    ///< Of another type or attribute; 0 for a symbol reference.
  size_t end;
} body_part;

static size_t skip_blanks(tn_string_view body, size_t at) {
  while (at < body.size && isspace((unsigned char)body.data[at])) ++at;
  return at;
}

/// Returns the end of the string that starts at `at`.
static size_t string_end(tn_string_view body, size_t at) {
  for (++at; at < body.size && body.data[at] != '"'; ++at) at += body.data[at] == '\\';
  return at < body.size ? at + 1 : body.size;
}

/// Returns the end of the name whose '@' is at `at`, including nested names after it.
static size_t symbol_end(tn_string_view body, size_t at) {
  for (;;) {
    ++at;
    if (at < body.size && body.data[at] == '"') {
      at = string_end(body, at);
    } else {
      while (at < body.size &&
             (isalnum((unsigned char)body.data[at]) || memchr("_$.-", body.data[at], 4) != NULL)) {
        ++at;
      }
    }
    size_t next = skip_blanks(body, at);
    if (body.size - next < 3 || memcmp(body.data + next, "::", 2) != 0) return at;
    next = skip_blanks(body, next + 2);
    if (next == body.size || body.data[next] != '@') return at;
    at = next;
  }
}

/// Finds the first symbol reference or other reference at or after `at`; false if there is none.
static bool next_part(tn_string_view body, size_t at, body_part* out_part) {
  while (at < body.size) {
    const char c = body.data[at];
    if (c == '"') {
      at = string_end(body, at);
    } else if (c == '@') {
      const size_t end = symbol_end(body, at);
      *out_part = (body_part){{body.data + at, end - at}, 0, end};
      return true;
    } else if (c == TN_OPAQUE_REFERENCE) {
      tn_uref reference = 0;
      if (tn_opaque_text__next(body, at, &reference) != at) return false;
      *out_part = (body_part){{NULL, 0}, reference, at + TN_OPAQUE_REFERENCE_SIZE};
      return true;
    } else {
      ++at;
    }
  }
  return false;
}

/// Parses the symbol reference of a part of a body; NULL if it is not one.
static tn_status read_symbol(tn_context* context, tn_string_view text,
                             const tn_storage** out_symbol) {
  TN_TRY(tn_textual__parse(context, text, false, out_symbol));
  if (!is_kind(*out_symbol, TN_ATTRIBUTE_SYMBOL_REF)) *out_symbol = NULL;
  return TN_OK;
}

//===-- A list of attributes ------------------------------------------------------------------===//

typedef struct ref_stack {
  const tn_context* context;
  tn_uref* items;
  size_t count;
  size_t capacity;
} ref_stack;

static tn_status push(ref_stack* stack, tn_uref item) {
  if (!tn_array_grow(&stack->context->allocator, &stack->items, &stack->capacity, stack->count + 1,
                     sizeof *stack->items)) {
    return tn_context__out_of_memory(stack->context);
  }
  stack->items[stack->count++] = item;
  return TN_OK;
}

static void close_stack(ref_stack* stack) {
  tn_deallocate(&stack->context->allocator, stack->items, stack->capacity * sizeof *stack->items);
}

/// Pushes the parts to be searched, except the symbol references of a body.
static tn_status push_parts(ref_stack* stack, const tn_storage* storage) {
  const tn_child_row row = tn_storage__children(storage);
  for (uint32_t i = 0; i < row.count; ++i) {
    const tn_uref child = row.first[(size_t)i * row.stride];
    if (child != 0) TN_TRY(push(stack, child));
  }
  if (is_opaque(storage)) {
    const tn_string_view body = tn_opaque__body(tn_storage_payload(storage));
    body_part part;
    for (size_t at = 0; next_part(body, at, &part); at = part.end) {
      if (part.reference != 0) TN_TRY(push(stack, part.reference));
    }
  }
  return is_type_seen(storage) ? push(stack, storage->type->self) : TN_OK;
}

//===-- Visits --------------------------------------------------------------------------------===//

typedef struct use_walk {
  tn_context* context;
  tn_symbol_visit_fn visit;
  void* user_data;
  ref_stack stack;
  tn_judy_set seen;  ///< The visited parts of the attribute.
} use_walk;

/// Pushes the parts so that the first one is popped first.
static tn_status push_in_order(use_walk* self, const tn_storage* storage) {
  const size_t start = self->stack.count;
  TN_TRY(push_parts(&self->stack, storage));
  for (size_t i = start, k = self->stack.count; i + 1 < k; ++i) {
    const tn_uref first = self->stack.items[i];
    self->stack.items[i] = self->stack.items[--k];
    self->stack.items[k] = first;
  }
  return TN_OK;
}

static tn_status visit_body(use_walk* self, tn_ref user, const tn_storage* opaque) {
  const tn_string_view body = tn_opaque__body(tn_storage_payload(opaque));
  body_part part;
  for (size_t at = 0; next_part(body, at, &part); at = part.end) {
    if (part.reference != 0) continue;
    const tn_storage* symbol = NULL;
    TN_TRY(read_symbol(self->context, part.text, &symbol));
    if (symbol != NULL && !self->visit(self->user_data, user, symbol)) return TN_INTERRUPTED;
  }
  return TN_OK;
}

/// Visits the parts of one attribute, in printing order. Parts may be shared, so each is visited
/// once: the number of paths to a part may be exponential.
static tn_status visit_attribute(use_walk* self, tn_ref user, tn_uref reference) {
  self->stack.count = 0;
  TN_TRY(push(&self->stack, reference));
  while (self->stack.count != 0) {
    const tn_uref next = self->stack.items[--self->stack.count];
    const tn_storage* storage = tn_uniquer__at(&self->context->uniquer, next);
    if (!may_hold_symbols(storage)) continue;
    if (is_kind(storage, TN_ATTRIBUTE_SYMBOL_REF)) {
      if (!self->visit(self->user_data, user, storage)) return TN_INTERRUPTED;
      continue;
    }
    bool is_new = true;
    if (next != reference && tn_judy_set_insert(&self->seen, next, &is_new) != TN_OK) {
      return tn_context__out_of_memory(self->context);
    }
    if (!is_new) continue;
    if (is_opaque(storage)) TN_TRY(visit_body(self, user, storage));
    TN_TRY(push_in_order(self, storage));
  }
  return TN_OK;
}

static tn_status visit_op(use_walk* self, tn_ref user) {
  tn_op_cell* cell = tn_op__at(self->context, user);
  const uint32_t count = tn_op_cell__shape(self->context, cell)->key_count;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_uref value = tn_op_cell__attributes(self->context, cell)[i];
    if (!may_hold_symbols(tn_uniquer__at(&self->context->uniquer, value))) continue;
    const tn_status status = visit_attribute(self, user, value);
    tn_judy_set_clear(&self->seen);
    TN_TRY(status);
  }
  return TN_OK;
}

tn_status tn_symbol__walk_uses(tn_context* context, tn_ref root, tn_symbol_visit_fn visit,
                               void* user_data) {
  use_walk self = {
      .context = context, .visit = visit, .user_data = user_data, .stack.context = context};
  tn_status status = TN_OK;
  tn_ref op = next_user(context, root, root);
  for (; status == TN_OK && op != 0; op = next_user(context, root, op)) {
    status = tn_symbol__may_be_table(context, op) ? TN_NOT_FOUND : visit_op(&self, op);
  }
  close_stack(&self.stack);
  return status;
}

tn_status tn_symbol__visit_op_uses(tn_context* context, tn_ref op, tn_symbol_visit_fn visit,
                                   void* user_data) {
  use_walk self = {
      .context = context, .visit = visit, .user_data = user_data, .stack.context = context};
  const tn_status status = visit_op(&self, op);
  close_stack(&self.stack);
  return status;
}

//===-- Renaming ------------------------------------------------------------------------------===//

typedef struct renaming {
  tn_context* context;
  const tn_judy_map* names;  ///< Maps old names to new ones.
  tn_judy_map done;          ///< Maps visited entities to their replacements.
  ref_stack stack;
  tn_symbol_changes changes;
} renaming;

/// Returns the replacement of the attribute or type; 0 if it is not known yet.
static tn_uref become(const renaming* self, tn_uref reference) {
  const tn_storage* storage = tn_uniquer__at(&self->context->uniquer, reference);
  if (storage == NULL || !may_hold_symbols(storage)) return reference;
  uintptr_t known = 0;
  return tn_judy_map_get(&self->done, reference, &known) ? (tn_uref)known : 0;
}

static tn_status memoize(renaming* self, tn_uref reference, tn_uref value) {
  if (tn_judy_map_set(&self->done, reference, value) == TN_OK) return TN_OK;
  return tn_context__out_of_memory(self->context);
}

/// Returns the symbol reference with the new name, or the same one.
static tn_status renamed(renaming* self, const tn_storage* symbol, const tn_storage** out_symbol) {
  *out_symbol = symbol;
  const tn_symbol_ref_payload* path = tn_storage_payload(symbol);
  uintptr_t new_name = 0;
  if (!tn_judy_map_get(self->names, path->symbols[0], &new_name)) return TN_OK;
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(self->context, path->count, &list));
  memcpy(list.refs, path->symbols, path->count * sizeof *list.refs);
  list.refs[0] = (tn_uref)new_name;
  tn_attribute made = {NULL};
  const tn_status status =
      tn_attribute__get_list(self->context, TN_ATTRIBUTE_SYMBOL_REF, path->count, list.refs,
                             path->count, (tn_nesting){.flags = TN_STORAGE_HAS_SYMBOL}, &made);
  tn_uref_list__close(self->context, &list);
  *out_symbol = made.storage;
  return status;
}

/// Appends a part of a body, with its reference renamed.
static tn_status append_part(renaming* self, const body_part* part, tn_text_buffer* text) {
  if (part->reference != 0) {
    char digits[TN_OPAQUE_REFERENCE_SIZE];
    tn_opaque_text__write(digits, become(self, part->reference));
    tn_text_buffer_append(text, digits, sizeof digits);
    return TN_OK;
  }
  const tn_storage* old = NULL;
  const tn_storage* symbol = NULL;
  TN_TRY(read_symbol(self->context, part->text, &old));
  if (old != NULL) TN_TRY(renamed(self, old, &symbol));
  if (symbol != old) return tn_textual__print(symbol, tn_text_buffer_write, text);
  tn_text_buffer_append_view(text, part->text);
  return TN_OK;
}

/// Returns the opaque type or attribute whose body has the new name, with the type
/// `context_or_type`.
static tn_status rename_body(renaming* self, const tn_storage* opaque, const void* context_or_type,
                             const tn_storage** out_storage) {
  const tn_opaque_payload* payload = tn_storage_payload(opaque);
  const tn_string_view body = tn_opaque__body(payload);
  tn_text_buffer text = tn_text_buffer_make(&self->context->allocator);
  tn_status status = TN_OK;
  body_part part;
  size_t at = 0;
  for (; status == TN_OK && next_part(body, at, &part); at = part.end) {
    const size_t start =
        part.end - (part.reference != 0 ? TN_OPAQUE_REFERENCE_SIZE : part.text.size);
    tn_text_buffer_append(&text, body.data + at, start - at);
    status = append_part(self, &part, &text);
  }
  tn_text_buffer_append(&text, body.data + at, body.size - at);
  if (text.failed) status = tn_context__out_of_memory(self->context);
  if (status == TN_OK) {
    status = tn_opaque__get(self->context, opaque->kind, context_or_type,
                            tn_opaque__dialect(payload), tn_text_buffer_view(&text), out_storage);
  }
  tn_text_buffer_free(&text);
  return status;
}

/// Resolves an item whose children are resolved.
static tn_status rename_children(renaming* self, const tn_storage* storage) {
  const bool is_type = tn_storage_is_type(storage);
  const void* context_or_type = is_type ? (const void*)self->context : storage->type;
  if (is_type_seen(storage)) {
    context_or_type = tn_uniquer__at(&self->context->uniquer, become(self, storage->type->self));
  }
  const tn_storage* made = storage;
  if (is_opaque(storage)) {
    TN_TRY(rename_body(self, storage, context_or_type, &made));
    return memoize(self, storage->self, made->self);
  }
  const tn_child_row row = tn_storage__children(storage);
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(self->context, row.count, &list));
  bool changes = !is_type && context_or_type != storage->type;
  for (uint32_t i = 0; i < row.count; ++i) {
    const tn_uref child = row.first[(size_t)i * row.stride];
    list.refs[i] = become(self, child);
    changes = changes || list.refs[i] != child;
  }
  tn_status status = TN_OK;
  if (changes) {
    status = tn_storage__with_children(self->context, storage, context_or_type, list.refs, &made);
  }
  tn_uref_list__close(self->context, &list);
  return status == TN_OK ? memoize(self, storage->self, made->self) : status;
}

/// Processes the item on top of the stack: resolves it, or pushes the children that must
/// be resolved first.
static tn_status rename_top(renaming* self) {
  const tn_uref reference = self->stack.items[self->stack.count - 1];
  const tn_storage* storage = tn_uniquer__at(&self->context->uniquer, reference);
  if (become(self, reference) != 0) {
    --self->stack.count;
    return TN_OK;
  }
  if (is_kind(storage, TN_ATTRIBUTE_SYMBOL_REF)) {
    const tn_storage* symbol = NULL;
    TN_TRY(renamed(self, storage, &symbol));
    return memoize(self, reference, symbol->self);
  }
  // A named type stays.
  if (tn_type__is_named((tn_type){storage})) return memoize(self, reference, reference);
  const size_t height = self->stack.count;
  TN_TRY(push_parts(&self->stack, storage));
  size_t kept = height;
  for (size_t i = height; i < self->stack.count; ++i) {
    if (become(self, self->stack.items[i]) == 0) self->stack.items[kept++] = self->stack.items[i];
  }
  self->stack.count = kept;
  return kept == height ? rename_children(self, storage) : TN_OK;
}

static tn_status rename_attribute(renaming* self, tn_uref reference, tn_uref* out_value) {
  self->stack.count = 0;
  TN_TRY(push(&self->stack, reference));
  while (self->stack.count != 0) TN_TRY(rename_top(self));
  *out_value = become(self, reference);
  return TN_OK;
}

static tn_status add_change(renaming* self, tn_symbol_change change) {
  tn_symbol_changes* changes = &self->changes;
  if (!tn_array_grow(&self->context->allocator, &changes->items, &changes->capacity,
                     changes->count + 1, sizeof *changes->items)) {
    return tn_context__out_of_memory(self->context);
  }
  changes->items[changes->count++] = change;
  return TN_OK;
}

static tn_status rename_in_op(renaming* self, tn_ref op) {
  tn_op_cell* cell = tn_op__at(self->context, op);
  const uint32_t count = tn_op_cell__shape(self->context, cell)->key_count;
  const uint32_t* values = tn_op_cell__attributes(self->context, cell);
  for (uint32_t i = 0; i < count; ++i) {
    tn_uref value = become(self, values[i]);
    if (value == 0) TN_TRY(rename_attribute(self, values[i], &value));
    if (value != values[i]) TN_TRY(add_change(self, (tn_symbol_change){op, i, value}));
  }
  return TN_OK;
}

tn_status tn_symbol_changes__plan(tn_context* context, tn_ref root, tn_uref old_name,
                                  tn_uref new_name, tn_symbol_changes* out_changes) {
  tn_judy_map names = {0};
  *out_changes = (tn_symbol_changes){NULL, 0, 0};
  if (tn_judy_map_set(&names, old_name, new_name) != TN_OK) {
    return tn_context__out_of_memory(context);
  }
  const tn_status status = tn_symbol_changes__plan_all(context, root, &names, out_changes);
  tn_judy_map_clear(&names);
  return status;
}

tn_status tn_symbol_changes__plan_all(tn_context* context, tn_ref root, const tn_judy_map* names,
                                      tn_symbol_changes* out_changes) {
  *out_changes = (tn_symbol_changes){NULL, 0, 0};
  renaming self = {.context = context, .names = names};
  self.stack.context = context;
  tn_status status = TN_OK;
  tn_ref op = next_user(context, root, root);
  for (; status == TN_OK && op != 0; op = next_user(context, root, op)) {
    status = tn_symbol__may_be_table(context, op) ? TN_NOT_FOUND : rename_in_op(&self, op);
  }
  close_stack(&self.stack);
  tn_judy_map_clear(&self.done);
  if (status == TN_OK) {
    *out_changes = self.changes;
  } else {
    tn_symbol_changes__free(&self.changes, context);
  }
  return status;
}

void tn_symbol_changes__apply(const tn_symbol_changes* changes, const tn_context* context) {
  for (size_t i = 0; i < changes->count; ++i) {
    const tn_symbol_change* change = &changes->items[i];
    tn_op_cell__attributes(context, tn_op__at(context, change->op))[change->index] = change->value;
  }
}

void tn_symbol_changes__free(tn_symbol_changes* changes, const tn_context* context) {
  tn_deallocate(&context->allocator, changes->items, changes->capacity * sizeof *changes->items);
  *changes = (tn_symbol_changes){NULL, 0, 0};
}
