// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The active set: names in the order of activation, guarded by the context's lock.

#include <tenure/adapter_apply.h>

#include "base/lock.h"
#include "base/memory.h"
#include "ir/context.h"

// The lock must be held.
static size_t find_locked(const tn_context* context, tn_string_view name) {
  const tn_identifier_list* list = &context->active_adapters;
  for (size_t i = 0; i < list->count; ++i) {
    if (tn_string_view_equal(tn_identifier_text(list->items[i]), name)) return i;
  }
  return SIZE_MAX;
}

static tn_status add_locked(tn_context* context, tn_identifier name) {
  tn_identifier_list* list = &context->active_adapters;
  if (find_locked(context, tn_identifier_text(name)) != SIZE_MAX) return TN_ALREADY_EXISTS;
  if (list->count == list->capacity &&
      !tn_array_grow(&context->allocator, &list->items, &list->capacity, list->count + 1,
                     sizeof *list->items)) {
    return TN_OUT_OF_MEMORY;
  }
  list->items[list->count++] = name;
  return TN_OK;
}

tn_status tn_adapter_activate(tn_context* context, tn_string_view name) {
  tn_identifier identifier;
  if (name.size == 0) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "cannot activate an adapter without a name");
  }
  TN_TRY(tn_identifier_get(context, name, &identifier));
  tn_lock_acquire(&context->lock);
  const tn_status status = add_locked(context, identifier);
  tn_lock_release(&context->lock);
  if (status == TN_OUT_OF_MEMORY) return tn_context__out_of_memory(context);
  if (status == TN_OK) return TN_OK;
  return tn_context__fail(context, status, tn_location_unknown(context),
                          "adapter '%.*s' is already active", (int)name.size, name.data);
}

tn_status tn_adapter_deactivate(tn_context* context, tn_string_view name) {
  tn_lock_acquire(&context->lock);
  tn_identifier_list* list = &context->active_adapters;
  const size_t index = find_locked(context, name);
  if (index != SIZE_MAX) {
    list->count--;
    memmove(list->items + index, list->items + index + 1,
            (list->count - index) * sizeof *list->items);
  }
  tn_lock_release(&context->lock);
  return index == SIZE_MAX ? TN_NOT_FOUND : TN_OK;
}

size_t tn_adapter_active_count(const tn_context* context) {
  tn_lock* lock = (tn_lock*)(uintptr_t)&context->lock;
  tn_lock_acquire(lock);
  const size_t count = context->active_adapters.count;
  tn_lock_release(lock);
  return count;
}

tn_string_view tn_adapter_active_at(const tn_context* context, size_t index) {
  tn_lock* lock = (tn_lock*)(uintptr_t)&context->lock;
  tn_lock_acquire(lock);
  const tn_identifier_list* list = &context->active_adapters;
  const tn_identifier name =
      index < list->count ? list->items[index] : (tn_identifier){.storage = NULL};
  tn_lock_release(lock);
  return name.storage == NULL ? (tn_string_view){NULL, 0} : tn_identifier_text(name);
}
