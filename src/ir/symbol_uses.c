// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbol references in attributes: visiting them, and renaming what they name.
//
// References stand in attributes, and in arrays and dictionaries of those, which nest deeper than a
// stack is sure to allow: what is to be looked at next is a list. What stands several times in an
// attribute is looked into once, as MLIR's walks do. Renaming remembers what became of
// each array and dictionary, because ops share them, and changes no op before all is worked out.

#include "base/judy_map.h"
#include "ir/attribute_make.h"
#include "ir/op_definition.h"
#include "ir/symbol.h"
#include "ir/walk.h"

static bool is_kind(const tn_storage* attribute, tn_attribute_kind kind) {
  return attribute->kind == tn_attribute__storage_kind(kind);
}

static bool may_hold_symbols(const tn_storage* attribute) {
  return is_kind(attribute, TN_ATTRIBUTE_SYMBOL_REF) || is_kind(attribute, TN_ATTRIBUTE_ARRAY) ||
         is_kind(attribute, TN_ATTRIBUTE_DICTIONARY);
}

/// The children of an array, or the names and values of a dictionary.
static const tn_uref* children_of(const tn_storage* attribute, uint32_t* out_count) {
  const tn_array_payload* payload = tn_storage_payload(attribute);
  *out_count = is_kind(attribute, TN_ATTRIBUTE_DICTIONARY) ? 2 * payload->count : payload->count;
  return payload->elements;
}

/// The op behind `op` among those whose references belong to the symbols around `root`: what is in
/// a symbol table does not.
static tn_ref next_user(const tn_context* context, tn_ref root, tn_ref op) {
  const bool skip =
      op != root && tn_op__has_trait(context, tn_op__at(context, op), TN_OP_TRAIT_SYMBOL_TABLE);
  return tn_op__next_in_pre_order(context, root, op, skip);
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

//===-- Visiting ------------------------------------------------------------------------------===//

typedef struct use_walk {
  tn_context* context;
  tn_symbol_visit_fn visit;
  void* user_data;
  ref_stack stack;
  tn_judy_set seen;  ///< Arrays and dictionaries that stand in others of the attribute.
} use_walk;

static tn_status push_children(use_walk* it, const tn_storage* attribute) {
  uint32_t count = 0;
  const tn_uref* children = children_of(attribute, &count);
  while (count-- > 0) TN_TRY(push(&it->stack, children[count]));
  return TN_OK;
}

/// Visits what is in one attribute, in the order in which it is printed. Parts may be shared, so
/// each is looked into once: the number of ways that lead to it may be exponential.
static tn_status visit_attribute(use_walk* it, tn_ref user, tn_uref reference) {
  it->stack.count = 0;
  TN_TRY(push(&it->stack, reference));
  while (it->stack.count != 0) {
    const tn_uref next = it->stack.items[--it->stack.count];
    const tn_storage* attribute = tn_uniquer__at(&it->context->uniquer, next);
    if (!may_hold_symbols(attribute)) continue;
    if (is_kind(attribute, TN_ATTRIBUTE_SYMBOL_REF)) {
      if (!it->visit(it->user_data, user, attribute)) return TN_INTERRUPTED;
      continue;
    }
    bool is_new = true;
    if (next != reference && tn_judy_set_insert(&it->seen, next, &is_new) != TN_OK) {
      return tn_context__out_of_memory(it->context);
    }
    if (is_new) TN_TRY(push_children(it, attribute));
  }
  return TN_OK;
}

static tn_status visit_op(use_walk* it, tn_ref user) {
  tn_op_cell* cell = tn_op__at(it->context, user);
  const uint32_t count = tn_op__shape(it->context, cell)->key_count;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_uref value = tn_op__attributes(it->context, cell)[i];
    if (!may_hold_symbols(tn_uniquer__at(&it->context->uniquer, value))) continue;
    const tn_status status = visit_attribute(it, user, value);
    tn_judy_set_clear(&it->seen);
    TN_TRY(status);
  }
  return TN_OK;
}

tn_status tn_symbol__walk_uses(tn_context* context, tn_ref root, tn_symbol_visit_fn visit,
                               void* user_data) {
  use_walk it = {
      .context = context, .visit = visit, .user_data = user_data, .stack.context = context};
  tn_status status = TN_OK;
  tn_ref op = next_user(context, root, root);
  for (; status == TN_OK && op != 0; op = next_user(context, root, op)) status = visit_op(&it, op);
  close_stack(&it.stack);
  return status;
}

tn_status tn_symbol__visit_op_uses(tn_context* context, tn_ref op, tn_symbol_visit_fn visit,
                                   void* user_data) {
  use_walk it = {
      .context = context, .visit = visit, .user_data = user_data, .stack.context = context};
  const tn_status status = visit_op(&it, op);
  close_stack(&it.stack);
  return status;
}

//===-- Renaming ------------------------------------------------------------------------------===//

typedef struct renaming {
  tn_context* context;
  tn_uref old_name;
  tn_uref new_name;
  tn_judy_map done;  ///< Attributes that were looked at, and what they become.
  ref_stack stack;
  tn_symbol_changes changes;
} renaming;

/// What the attribute becomes; 0 while that is not known.
static tn_uref become(const renaming* it, tn_uref reference) {
  const tn_storage* attribute = tn_uniquer__at(&it->context->uniquer, reference);
  if (!may_hold_symbols(attribute)) return reference;
  uintptr_t known = 0;
  return tn_judy_map_get(&it->done, reference, &known) ? (tn_uref)known : 0;
}

static tn_status settle(renaming* it, tn_uref reference, tn_uref value) {
  if (tn_judy_map_set(&it->done, reference, value) == TN_OK) return TN_OK;
  return tn_context__out_of_memory(it->context);
}

/// Makes the attribute with the references `refs` in place of those that it has.
static tn_status make_like(renaming* it, const tn_storage* attribute, const tn_uref* refs,
                           uint32_t count, tn_uref* out_value) {
  const bool is_ref = is_kind(attribute, TN_ATTRIBUTE_SYMBOL_REF);
  tn_nesting nesting = {0};
  for (uint32_t i = 0; !is_ref && i < count; ++i) {
    tn_nesting__add(&nesting, tn_uniquer__at(&it->context->uniquer, refs[i]));
  }
  const tn_array_payload* payload = tn_storage_payload(attribute);
  const tn_attribute_kind kind = (tn_attribute_kind)(attribute->kind - TN_STORAGE_ATTRIBUTE_BASE);
  tn_attribute made = {NULL};
  TN_TRY(tn_attribute__get_list(it->context, kind, payload->count, refs, count, nesting, &made));
  *out_value = made.storage->self;
  return TN_OK;
}

static tn_status rename_ref(renaming* it, const tn_storage* attribute) {
  const tn_symbol_ref_payload* path = tn_storage_payload(attribute);
  if (path->symbols[0] != it->old_name) return settle(it, attribute->self, attribute->self);
  tn_ref_list list;
  TN_TRY(tn_ref_list__open(it->context, path->count, &list));
  memcpy(list.refs, path->symbols, path->count * sizeof *list.refs);
  list.refs[0] = it->new_name;
  tn_uref value = 0;
  const tn_status status = make_like(it, attribute, list.refs, path->count, &value);
  tn_ref_list__close(it->context, &list);
  return status == TN_OK ? settle(it, attribute->self, value) : status;
}

/// Settles an array or dictionary whose children are settled.
static tn_status rename_children(renaming* it, const tn_storage* attribute) {
  uint32_t count = 0;
  const tn_uref* children = children_of(attribute, &count);
  tn_ref_list list;
  TN_TRY(tn_ref_list__open(it->context, count, &list));
  bool changes = false;
  for (uint32_t i = 0; i < count; ++i) {
    list.refs[i] = become(it, children[i]);
    changes = changes || list.refs[i] != children[i];
  }
  tn_uref value = attribute->self;
  tn_status status = TN_OK;
  if (changes) status = make_like(it, attribute, list.refs, count, &value);
  tn_ref_list__close(it->context, &list);
  return status == TN_OK ? settle(it, attribute->self, value) : status;
}

/// Looks at the attribute on top of the stack: settles it, or puts the children on top that have to
/// be settled first.
static tn_status rename_top(renaming* it) {
  const tn_uref reference = it->stack.items[it->stack.count - 1];
  const tn_storage* attribute = tn_uniquer__at(&it->context->uniquer, reference);
  if (become(it, reference) != 0) {
    --it->stack.count;
    return TN_OK;
  }
  if (is_kind(attribute, TN_ATTRIBUTE_SYMBOL_REF)) return rename_ref(it, attribute);
  const size_t height = it->stack.count;
  uint32_t count = 0;
  const tn_uref* children = children_of(attribute, &count);
  for (uint32_t i = 0; i < count; ++i) {
    if (become(it, children[i]) == 0) TN_TRY(push(&it->stack, children[i]));
  }
  return it->stack.count == height ? rename_children(it, attribute) : TN_OK;
}

static tn_status rename_attribute(renaming* it, tn_uref reference, tn_uref* out_value) {
  it->stack.count = 0;
  TN_TRY(push(&it->stack, reference));
  while (it->stack.count != 0) TN_TRY(rename_top(it));
  *out_value = become(it, reference);
  return TN_OK;
}

static tn_status add_change(renaming* it, tn_symbol_change change) {
  tn_symbol_changes* changes = &it->changes;
  if (!tn_array_grow(&it->context->allocator, &changes->items, &changes->capacity,
                     changes->count + 1, sizeof *changes->items)) {
    return tn_context__out_of_memory(it->context);
  }
  changes->items[changes->count++] = change;
  return TN_OK;
}

static tn_status rename_in_op(renaming* it, tn_ref op) {
  tn_op_cell* cell = tn_op__at(it->context, op);
  const uint32_t count = tn_op__shape(it->context, cell)->key_count;
  const uint32_t* values = tn_op__attributes(it->context, cell);
  for (uint32_t i = 0; i < count; ++i) {
    tn_uref value = become(it, values[i]);
    if (value == 0) TN_TRY(rename_attribute(it, values[i], &value));
    if (value != values[i]) TN_TRY(add_change(it, (tn_symbol_change){op, i, value}));
  }
  return TN_OK;
}

tn_status tn_symbol_changes__plan(tn_context* context, tn_ref root, tn_uref old_name,
                                  tn_uref new_name, tn_symbol_changes* out_changes) {
  *out_changes = (tn_symbol_changes){NULL, 0, 0};
  renaming it = {.context = context, .old_name = old_name, .new_name = new_name};
  it.stack.context = context;
  tn_status status = TN_OK;
  tn_ref op = next_user(context, root, root);
  for (; status == TN_OK && op != 0; op = next_user(context, root, op)) {
    status = rename_in_op(&it, op);
  }
  close_stack(&it.stack);
  tn_judy_map_clear(&it.done);
  if (status == TN_OK) {
    *out_changes = it.changes;
  } else {
    tn_symbol_changes__free(&it.changes, context);
  }
  return status;
}

void tn_symbol_changes__apply(const tn_symbol_changes* changes, const tn_context* context) {
  for (size_t i = 0; i < changes->count; ++i) {
    const tn_symbol_change* change = &changes->items[i];
    tn_op__attributes(context, tn_op__at(context, change->op))[change->index] = change->value;
  }
}

void tn_symbol_changes__free(tn_symbol_changes* changes, const tn_context* context) {
  tn_deallocate(&context->allocator, changes->items, changes->capacity * sizeof *changes->items);
  *changes = (tn_symbol_changes){NULL, 0, 0};
}
