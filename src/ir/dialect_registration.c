// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects that were registered with a context: a list of names that only grows, for contexts
// that load no other dialects.

#include "ir/dialect_table.h"

/// The text of the name follows the struct.
typedef struct tn_registered_dialect {
  struct tn_registered_dialect* older;
  size_t size;
} registered;

static tn_string_view text_of(const registered* self) {
  return (tn_string_view){(const char*)(self + 1), self->size};
}
static const registered* newest(const tn_context* context) {
  return __atomic_load_n(&context->registered_dialects, __ATOMIC_ACQUIRE);
}

void tn_context__need_registration(tn_context* context) { context->needs_registration = true; }

bool tn_context__has_registered(const tn_context* context, tn_string_view name) {
  const registered* self = newest(context);
  while (self != NULL && !tn_string_view_equal(text_of(self), name)) self = self->older;
  return self != NULL;
}

static tn_status add(tn_context* context, tn_string_view name) {
  if (tn_context__has_registered(context, name)) return TN_OK;
  registered* made = tn_allocate(&context->allocator, sizeof *made + name.size);
  if (made == NULL) return tn_context__out_of_memory(context);
  *made = (registered){context->registered_dialects, name.size};
  memcpy(made + 1, name.data, name.size);
  __atomic_store_n(&context->registered_dialects, made, __ATOMIC_RELEASE);
  return TN_OK;
}

tn_status tn_context__register_dialect(tn_context* context, tn_string_view name) {
  tn_dialects__lock(context);
  const tn_status status = add(context, name);
  tn_dialects__unlock(context);
  return status;
}

size_t tn_context__registered_count(const tn_context* context) {
  size_t count = 0;
  for (const registered* self = newest(context); self != NULL; self = self->older) ++count;
  return count;
}

tn_string_view tn_context__registered_name(const tn_context* context, size_t index) {
  const registered* self = newest(context);
  while (self != NULL && index-- != 0) self = self->older;
  return self == NULL ? (tn_string_view){NULL, 0} : text_of(self);
}

size_t tn_context__loaded_count(const tn_context* context) {
  size_t count = 0;
  const tn_dialect* self = __atomic_load_n(&context->dialects, __ATOMIC_ACQUIRE);
  for (; self != NULL; self = self->next) ++count;
  return count;
}

void tn_dialects__forget_registered(tn_context* context) {
  while (context->registered_dialects != NULL) {
    registered* self = context->registered_dialects;
    context->registered_dialects = self->older;
    tn_deallocate(&context->allocator, self, sizeof *self + self->size);
  }
}

tn_status tn_dialect__meet_unknown(tn_context* context, const tn_storage* name) {
  const void* definition = tn_operation_name__definition(name);
  if (definition != NULL && definition != &tn_op_definition__none) return TN_OK;
  tn_dialect* loaded = NULL;
  return tn_dialect__load(context, tn_operation_name__dialect(name), &loaded);
}
