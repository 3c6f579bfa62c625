// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion targets: legality by op name, by dialect, and for unknown ops.

#include "rewrite/type_converter.h"
#include "scope/access.h"

/// A callback; `outer` is tried if it does not decide.
typedef struct callback_node {
  tn_legality_callback callback;
  struct callback_node* outer;
} callback_node;

typedef struct entry {
  tn_uref key;  ///< An op name, or a dialect as an identifier.
  tn_legality legality;
  bool is_recursive;
  callback_node* callbacks;
  callback_node* recursive;
} entry;

typedef struct entry_table {
  entry* items;
  size_t count;
  size_t capacity;
  tn_value_map numbers;  ///< Maps a key to the index of an item plus 1.
} entry_table;

struct tn_conversion_target {
  tn_context* context;
  entry_table ops;
  entry_table dialects;
  callback_node* unknown;
  uint32_t runs;  ///< The number of active runs; atomic.
  bool is_doomed;
};

//===-- Creating ------------------------------------------------------------------------------===//

tn_status tn_conversion_target_create(tn_context* context, tn_conversion_target** out_target) {
  *out_target = NULL;
  if (!context->alive) return TN_CONTEXT_DESTROYED;
  *out_target = tn_allocate_zeroed(&context->allocator, sizeof **out_target);
  if (*out_target == NULL) return tn_context__out_of_memory(context);
  (*out_target)->context = context;
  return TN_OK;
}

static void free_callbacks(const tn_allocator* allocator, callback_node* node) {
  while (node != NULL) {
    callback_node* outer = node->outer;
    const tn_legality_callback* callback = &node->callback;
    if (callback->delete_user_data != NULL) callback->delete_user_data(callback->user_data);
    tn_deallocate(allocator, node, sizeof *node);
    node = outer;
  }
}

static void free_table(const tn_allocator* allocator, entry_table* table) {
  for (size_t i = 0; i < table->count; ++i) {
    free_callbacks(allocator, table->items[i].callbacks);
    free_callbacks(allocator, table->items[i].recursive);
  }
  tn_deallocate(allocator, table->items, table->capacity * sizeof *table->items);
  tn_deallocate(allocator, table->numbers.slots,
                table->numbers.capacity * sizeof *table->numbers.slots);
}

void tn_conversion_target_destroy(tn_conversion_target* target) {
  if (target == NULL) return;
  if (__atomic_load_n(&target->runs, __ATOMIC_ACQUIRE) != 0) {
    target->is_doomed = true;
    return;
  }
  tn_callback_guard call;
  tn_callback_guard__begin(&call, target->context, TN_CALL_CHANGES);
  const tn_allocator allocator = target->context->allocator;
  free_table(&allocator, &target->ops);
  free_table(&allocator, &target->dialects);
  free_callbacks(&allocator, target->unknown);
  tn_deallocate(&allocator, target, sizeof *target);
  tn_callback_guard__end(&call);
}

void tn_conversion_target__retain(tn_conversion_target* target) {
  __atomic_fetch_add(&target->runs, 1, __ATOMIC_ACQ_REL);
}

void tn_conversion_target__release(tn_conversion_target* target) {
  if (__atomic_sub_fetch(&target->runs, 1, __ATOMIC_ACQ_REL) == 0 && target->is_doomed) {
    tn_conversion_target_destroy(target);
  }
}

tn_context* tn_conversion_target__context(const tn_conversion_target* target) {
  return target->context;
}

//===-- Setting legality ----------------------------------------------------------------------===//

static tn_status refuse(const tn_conversion_target* target, const char* why) {
  return tn_context__fail(target->context, TN_INVALID_ARGUMENT, (tn_location){target->context, 0},
                          "cannot change the conversion target: %s", why);
}

static entry* find(const entry_table* table, tn_uref key) {
  const uint32_t number = tn_value_map__get(&table->numbers, key);
  return number == 0 ? NULL : &table->items[number - 1];
}

/// Finds the entry of a key, or adds one.
static tn_status entry_for(tn_conversion_target* target, entry_table* table, tn_uref key,
                           entry** out_entry) {
  *out_entry = find(table, key);
  if (*out_entry != NULL) return TN_OK;
  tn_rewriter rewriter = {.context = target->context};
  if (!tn_array_grow(&target->context->allocator, (void*)&table->items, &table->capacity,
                     table->count + 1, sizeof **out_entry)) {
    return tn_context__out_of_memory(target->context);
  }
  tn_value_map__set(&rewriter, &table->numbers, key, (uint32_t)table->count + 1);
  if (rewriter.status != TN_OK) return rewriter.status;
  *out_entry = &table->items[table->count++];
  **out_entry = (entry){.key = key};
  return TN_OK;
}

/// Prepends a callback to a list.
static tn_status prepend(tn_conversion_target* target, const tn_legality_callback* callback,
                         callback_node** list) {
  callback_node* node = tn_allocate(&target->context->allocator, sizeof *node);
  if (node == NULL) return tn_context__out_of_memory(target->context);
  *node = (callback_node){*callback, *list};
  *list = node;
  return TN_OK;
}

static tn_status check(const tn_conversion_target* target, tn_string_view name,
                       tn_legality legality, const tn_legality_callback* callback) {
  if (name.size == 0) return refuse(target, "the name is empty");
  if ((uint32_t)legality > TN_DYNAMICALLY_LEGAL) return refuse(target, "unknown legality");
  const bool has_callback = callback != NULL && callback->is_legal != NULL;
  if (has_callback != (legality == TN_DYNAMICALLY_LEGAL)) {
    return refuse(target, has_callback ? "only dynamic legality has a callback"
                                       : "dynamic legality needs a callback");
  }
  return TN_OK;
}

static tn_status set(tn_conversion_target* target, entry_table* table, tn_uref key,
                     tn_legality legality, const tn_legality_callback* callback) {
  entry* found = NULL;
  TN_TRY(entry_for(target, table, key, &found));
  if (callback != NULL) TN_TRY(prepend(target, callback, &found->callbacks));
  found->legality = legality;
  return TN_OK;
}

tn_status tn_conversion_target_set_op(tn_conversion_target* target, tn_string_view name,
                                      tn_legality legality, const tn_legality_callback* callback) {
  const tn_storage* key = NULL;
  TN_TRY(check(target, name, legality, callback));
  TN_TRY(tn_operation_name__get(target->context, name, &key));
  return set(target, &target->ops, key->self, legality,
             legality == TN_DYNAMICALLY_LEGAL ? callback : NULL);
}

tn_status tn_conversion_target_set_dialect(tn_conversion_target* target, tn_string_view dialect,
                                           tn_legality legality,
                                           const tn_legality_callback* callback) {
  tn_identifier key = {NULL};
  TN_TRY(check(target, dialect, legality, callback));
  TN_TRY(tn_identifier_get(target->context, dialect, &key));
  return set(target, &target->dialects, key.storage->self, legality,
             legality == TN_DYNAMICALLY_LEGAL ? callback : NULL);
}

tn_status tn_conversion_target_set_unknown_op(tn_conversion_target* target,
                                              const tn_legality_callback* callback) {
  if (callback == NULL || callback->is_legal == NULL) return refuse(target, "missing function");
  return prepend(target, callback, &target->unknown);
}

tn_status tn_conversion_target_set_recursively_legal(tn_conversion_target* target,
                                                     tn_string_view name,
                                                     const tn_legality_callback* callback) {
  const tn_storage* key = NULL;
  if (name.size == 0) return refuse(target, "the name is empty");
  TN_TRY(tn_operation_name__get(target->context, name, &key));
  entry* found = find(&target->ops, key->self);
  if (found == NULL) return refuse(target, "the legality of the operation is not set");
  if (callback != NULL && callback->is_legal != NULL) {
    TN_TRY(prepend(target, callback, &found->recursive));
  }
  found->is_recursive = true;
  return TN_OK;
}

//===-- Querying ------------------------------------------------------------------------------===//

/// Calls callbacks until one decides; TN_NOT_FOUND if none does.
static tn_status ask(const tn_conversion_target* target, const callback_node* node, uint32_t scope,
                     tn_ref op, bool* out_is_legal) {
  const tn_op handle = tn_op__handle(target->context, scope, op);
  tn_status status = TN_NOT_FOUND;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, target->context, TN_CALL_READS);
  for (; node != NULL && status == TN_NOT_FOUND; node = node->outer) {
    *out_is_legal = false;
    status = node->callback.is_legal(node->callback.user_data, handle, out_is_legal);
  }
  tn_callback_guard__end(&call);
  return status;
}

static tn_status ask_legality(const tn_conversion_target* target, const callback_node* node,
                              uint32_t scope, tn_ref op, tn_legality* out_legality) {
  bool is_legal = false;
  const tn_status status = ask(target, node, scope, op, &is_legal);
  if (status == TN_OK) *out_legality = is_legal ? TN_LEGAL : TN_ILLEGAL;
  return status == TN_NOT_FOUND ? TN_OK : status;
}

tn_status tn_conversion_target__legality(const tn_conversion_target* target, uint32_t scope,
                                         tn_ref op, tn_legality* out_legality,
                                         bool* out_is_recursive) {
  const tn_context* context = target->context;
  const tn_storage* name = tn_op_cell__name(context, tn_op__at(context, op));
  const entry* place = find(&target->ops, name->self);
  *out_legality = TN_LEGALITY_UNKNOWN;
  if (out_is_recursive != NULL) *out_is_recursive = false;
  if (place == NULL && target->dialects.count != 0) {
    tn_identifier dialect = {NULL};
    TN_TRY(tn_identifier_get(target->context, tn_operation_name__dialect(name), &dialect));
    place = find(&target->dialects, dialect.storage->self);
  }
  if (place == NULL) return ask_legality(target, target->unknown, scope, op, out_legality);
  const entry entry_copy = *place;  // Copied because callbacks may add entries.
  const entry* found = &entry_copy;
  if (found->legality != TN_DYNAMICALLY_LEGAL) {
    *out_legality = found->legality;
  } else {
    TN_TRY(ask_legality(target, found->callbacks, scope, op, out_legality));
  }
  if (*out_legality != TN_LEGAL || !found->is_recursive || out_is_recursive == NULL) return TN_OK;
  *out_is_recursive = found->recursive == NULL;
  if (found->recursive == NULL) return TN_OK;
  const tn_status status = ask(target, found->recursive, scope, op, out_is_recursive);
  return status == TN_NOT_FOUND ? TN_OK : status;
}

tn_status tn_conversion_target_legality(const tn_conversion_target* target, tn_op op,
                                        tn_legality* out_legality) {
  tn_resolved found;
  *out_legality = TN_LEGALITY_UNKNOWN;
  if (tn_access__op(op, &found) == NULL) return tn_access__op_status(op);
  if (found.context != target->context) {
    return tn_access__report_wrong_context(tn_access__where_op(op), "conversion target");
  }
  tn_conversion_target* held = (tn_conversion_target*)(uintptr_t)target;
  tn_conversion_target__retain(held);
  const tn_status status =
      tn_conversion_target__legality(target, op.scope, op.slot, out_legality, NULL);
  tn_conversion_target__release(held);
  return status;
}
