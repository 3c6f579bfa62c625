// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Changes attributes of many ops atomically.
//
// All attributes and names are uniqued before the first change. A change can still fail if memory
// for a new key or for the shape without an old one runs out; earlier changes are then reverted.
// Reverting cannot fail: setting an existing key writes one word, the op's previous shape still
// exists, and so does its space. (The exception is an op with more than 32 attributes, which needs
// some temporary memory.)

#include "adapter/attachment.h"

#include "adapter/adapter.h"
#include "scope/access.h"

//===-- Attaching -----------------------------------------------------------------------------===//

tn_status tn_adapter__begin_change(tn_op root, tn_adapter* adapter, tn_callback_guard* call) {
  const tn_resolved resolved =
      tn_scope__resolve(root.scope, root.slot, root.generation, TN_CELL_OP);
  if (resolved.context != NULL) TN_TRY(tn_callback_guard__may_change(resolved.context));
  tn_callback_guard__begin(call, resolved.context, TN_CALL_CHANGES);
  tn_object_retain(adapter);
  return TN_OK;
}

tn_status tn_adapter__end_change(tn_callback_guard* call, tn_adapter* adapter, tn_status status) {
  tn_callback_guard__end(call);
  tn_object_release(adapter);
  return status;
}

tn_status tn_adapter__prepare(tn_adapter* adapter, tn_op root, tn_context** out_context) {
  tn_resolved resolved;
  if (tn_access__op(root, &resolved) == NULL) return tn_access__op_status(root);
  if (!tn_adapter_is_unchanged(adapter)) {
    return tn_context__fail(resolved.context, TN_IO_ERROR, tn_op_location(root),
                            "the file of adapter '%.*s' was changed after it was loaded",
                            (int)adapter->name_size, adapter->name);
  }
  if (tn_adapter_device(adapter) != NULL) {
    TN_TRY(tn_adapter_copy_to_device(adapter, resolved.context));
    // The device may have run any code.
    if (tn_access__op(root, &resolved) == NULL) return tn_access__op_status(root);
  }
  *out_context = resolved.context;
  return TN_OK;
}

//===-- Changes -------------------------------------------------------------------------------===//

static tn_status add_change(tn_attribute_changes* changes, const tn_attribute_change* change) {
  const tn_allocator* allocator = &changes->context->allocator;
  if (changes->count == changes->capacity &&
      !tn_array_grow(allocator, &changes->items, &changes->capacity, changes->count + 1,
                     sizeof *changes->items)) {
    return tn_context__out_of_memory(changes->context);
  }
  changes->items[changes->count++] = *change;
  return TN_OK;
}

tn_status tn_attribute_changes__add(tn_attribute_changes* changes, tn_op op, tn_identifier name,
                                    tn_attribute value) {
  const tn_attribute previous = tn_op_discardable_attribute(op, tn_identifier_text(name));
  return add_change(changes, &(tn_attribute_change){op, name, value, previous, false});
}

tn_status tn_attribute_changes__add_inherent(tn_attribute_changes* changes, tn_op op,
                                             tn_identifier name, tn_attribute value) {
  const tn_string_view text = tn_identifier_text(name);
  const tn_attribute discardable = tn_op_discardable_attribute(op, text);
  const bool is_property = tn_attribute_is_null(discardable) && tn_op_property_count(op) > 0;
  const tn_attribute previous = is_property ? tn_op_property(op, text) : discardable;
  return add_change(changes, &(tn_attribute_change){op, name, value, previous, is_property});
}

static tn_status set_or_remove(const tn_attribute_change* change, tn_attribute value) {
  if (change->is_property) {
    return tn_attribute_is_null(value) ? tn_op_remove_property(change->op, change->name)
                                       : tn_op_set_property(change->op, change->name, value);
  }
  if (tn_attribute_is_null(value)) {
    return tn_op_remove_discardable_attribute(change->op, change->name);
  }
  return tn_op_set_discardable_attribute(change->op, change->name, value);
}

static void revert(tn_attribute_changes* changes, size_t count) {
  while (count > 0) {
    --count;
    (void)set_or_remove(&changes->items[count], changes->items[count].previous);
  }
}

tn_status tn_attribute_changes__commit(tn_attribute_changes* changes) {
  for (size_t i = 0; i < changes->count; ++i) {
    const tn_status status = set_or_remove(&changes->items[i], changes->items[i].value);
    if (status == TN_OK) continue;
    revert(changes, i);
    return status;
  }
  return TN_OK;
}

void tn_attribute_changes__revert(tn_attribute_changes* changes) {
  revert(changes, changes->count);
}

void tn_attribute_changes__free(tn_attribute_changes* changes) {
  tn_deallocate(&changes->context->allocator, changes->items,
                changes->capacity * sizeof *changes->items);
  changes->items = NULL;
  changes->count = changes->capacity = 0;
}

tn_status tn_attachment__with_entry(tn_context* context, tn_attribute dictionary,
                                    tn_identifier name, tn_attribute value,
                                    tn_attribute* out_dictionary) {
  *out_dictionary = (tn_attribute){NULL};
  const size_t old_count =
      tn_attribute_is_null(dictionary) ? 0 : tn_dictionary_attribute_count(dictionary);
  const size_t byte_size = (old_count + 1) * sizeof(tn_named_attribute);
  tn_named_attribute* entries = tn_allocate(&context->allocator, byte_size);
  if (entries == NULL) return tn_context__out_of_memory(context);
  size_t count = 0;
  for (size_t i = 0; i < old_count; ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(dictionary, i);
    if (!tn_identifier_equal(entry.name, name)) entries[count++] = entry;
  }
  if (!tn_attribute_is_null(value)) entries[count++] = (tn_named_attribute){name, value};
  const tn_status status =
      count == 0 ? TN_OK : tn_dictionary_attribute_get(context, entries, count, out_dictionary);
  tn_deallocate(&context->allocator, entries, byte_size);
  return status;
}
