// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects of a context: a list that only grows, each entry complete before it is published.

#include "ir/dialect_table.h"

#include "ir/named_type.h"
#include "ir/op_interface.h"
#include "ir/services.h"

const tn_op_definition tn_op_definition__none = {.interface = &tn_op_interface__none};

//===-- Lifetime ------------------------------------------------------------------------------===//

static void initialize_mutex(tn_context* context) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&context->dialect_mutex, &attributes);
  pthread_mutexattr_destroy(&attributes);
}

tn_status tn_dialects__initialize(tn_context* context, tn_string_view left_out) {
  if (context->threading) initialize_mutex(context);
  if (left_out.size == 0) return TN_OK;
  context->left_out_dialects = tn_allocate(&context->allocator, left_out.size);
  if (context->left_out_dialects == NULL) return TN_OUT_OF_MEMORY;
  memcpy(context->left_out_dialects, left_out.data, left_out.size);
  context->left_out_size = left_out.size;
  return TN_OK;
}

void tn_dialects__finalize(tn_context* context) {
  while (context->dialects != NULL) {
    tn_dialect* dialect = context->dialects;
    context->dialects = dialect->next;
    dialect->destroy(context, dialect);
  }
  tn_named_types__free(context);
  tn_deallocate(&context->allocator, context->left_out_dialects, context->left_out_size);
  context->left_out_dialects = NULL;
  tn_dialects__forget_registered(context);
  if (context->threading) pthread_mutex_destroy(&context->dialect_mutex);
}

void tn_dialects__lock(tn_context* context) {
  if (context->threading) pthread_mutex_lock(&context->dialect_mutex);
}

void tn_dialects__unlock(tn_context* context) {
  if (context->threading) pthread_mutex_unlock(&context->dialect_mutex);
}

//===-- Dialects ------------------------------------------------------------------------------===//

const tn_dialect_entry* tn_dialect_entry__find(const tn_context* context, tn_string_view name) {
  for (const tn_dialect_entry* const* self = context->services->dialects; *self != NULL; ++self) {
    if (tn_string_view_equal((*self)->name, name)) return *self;
  }
  return NULL;
}

tn_op_code tn_op_code__find(const tn_dialect_entry* dialect, tn_string_view name) {
  const uint32_t count = dialect == NULL ? 0 : dialect->op_code_count;
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_string_view_equal(name, dialect->op_codes[i].name)) return dialect->op_codes[i].code;
  }
  return TN_CODE_NONE;
}

bool tn_op_code__is_replaced(const tn_context* context, tn_string_view name) {
  const tn_dialect* self = __atomic_load_n(&context->dialects, __ATOMIC_ACQUIRE);
  for (; self != NULL; self = self->next) {
    if (TN_LIKELY(self->define != NULL)) continue;
    if (self->name.size < name.size && name.data[self->name.size] == '.' &&
        memcmp(self->name.data, name.data, self->name.size) == 0) {
      return context->services->is_shipped(self->name);
    }
  }
  return false;
}

const tn_dialect_entry* tn_dialect_entry__of_code(const tn_context* context, tn_op_code code) {
  for (const tn_dialect_entry* const* self = context->services->dialects; *self != NULL; ++self) {
    const uint32_t count = (*self)->op_code_count;
    if (count != 0 && code - (*self)->op_codes[0].code < count) return *self;
  }
  return NULL;
}

tn_string_view tn_op_code__name(const tn_context* context, tn_op_code code) {
  const tn_dialect_entry* dialect = tn_dialect_entry__of_code(context, code);
  if (dialect == NULL) return (tn_string_view){NULL, 0};
  return dialect->op_codes[code - dialect->op_codes[0].code].name;
}

static bool is_left_out(const tn_context* context, tn_string_view name) {
  const char* at = context->left_out_dialects;
  size_t rest = at == NULL ? 0 : context->left_out_size;
  while (rest != 0) {
    const char* comma = memchr(at, ',', rest);
    const size_t size = comma == NULL ? rest : (size_t)(comma - at);
    if ((size == 1 && *at == '*') || tn_string_view_equal(name, (tn_string_view){at, size})) {
      return true;
    }
    const size_t step = comma == NULL ? size : size + 1;
    at += step;
    rest -= step;
  }
  return false;
}

tn_dialect* tn_dialect__find(const tn_context* context, tn_string_view name) {
  tn_dialect* dialect = __atomic_load_n(&context->dialects, __ATOMIC_ACQUIRE);
  while (dialect != NULL && !tn_string_view_equal(dialect->name, name)) dialect = dialect->next;
  return dialect;
}

void tn_dialect__publish(tn_context* context, tn_dialect* dialect) {
  dialect->next = context->dialects;
  __atomic_store_n(&context->dialects, dialect, __ATOMIC_RELEASE);
}

/// Returns the dialect if it is loaded, or this thread is loading it. The caller holds the lock.
static tn_dialect* find_or_loading(const tn_context* context, tn_string_view name) {
  tn_dialect* dialect = tn_dialect__find(context, name);
  if (dialect != NULL) return dialect;
  dialect = context->loading_dialects;
  while (dialect != NULL && !tn_string_view_equal(dialect->name, name)) dialect = dialect->next;
  return dialect;
}

/// Returns whether the dialect is loaded on first use. Types and attributes found while another
/// dialect is loaded belong to that load.
static bool is_available(tn_context* context, tn_string_view name) {
  if (TN_LIKELY(!context->needs_registration)) return !is_left_out(context, name);
  if (tn_context__has_registered(context, name)) return true;
  tn_dialects__lock(context);
  const bool is_loading = context->loading_dialects != NULL;
  tn_dialects__unlock(context);
  return is_loading;
}

tn_status tn_dialect__complete_now(tn_context* context, tn_dialect* dialect) {
  tn_status status = TN_OK;
  tn_dialects__lock(context);
  // A definition whose default has a type of its own dialect recurses to here.
  if (__atomic_load_n(&dialect->completion, __ATOMIC_RELAXED) == 0) {
    __atomic_store_n(&dialect->completion, 1, __ATOMIC_RELAXED);
    status = dialect->complete(context, dialect);
    __atomic_store_n(&dialect->completion, status == TN_OK ? 2 : 0, __ATOMIC_RELEASE);
  }
  tn_dialects__unlock(context);
  return status;
}

tn_status tn_dialect__load(tn_context* context, tn_string_view name, tn_dialect** out_dialect) {
  *out_dialect = tn_dialect__find(context, name);
  if (*out_dialect != NULL || !context->services->is_shipped(name) ||
      !is_available(context, name)) {
    return TN_OK;
  }
  return tn_dialect__load_anyway(context, name, out_dialect);
}

static int compare_names(tn_string_view a, tn_string_view b) {
  const size_t size = a.size < b.size ? a.size : b.size;
  const int order = size == 0 ? 0 : memcmp(a.data, b.data, size);
  return order != 0 ? order : (a.size > b.size) - (a.size < b.size);
}

/// Returns the next name after `after` in alphabetical order; empty if there is none.
static tn_string_view next_name(tn_context* context, tn_string_view after) {
  tn_string_view next = {NULL, 0};
  tn_string_view name = tn_string_view_from("builtin");
  const tn_dialect* loaded = __atomic_load_n(&context->dialects, __ATOMIC_ACQUIRE);
  for (size_t i = 0; name.size != 0;) {
    if (compare_names(name, after) > 0 && (next.size == 0 || compare_names(name, next) < 0)) {
      next = name;
    }
    do {
      name = context->services->shipped_name(i++);
    } while (name.size != 0 && !is_available(context, name));
    if (name.size == 0 && loaded != NULL) {
      name = loaded->name;
      loaded = loaded->next;
    }
  }
  return next;
}

void tn_dialects__append_names(tn_context* context, tn_text_buffer* text) {
  tn_string_view name = next_name(context, (tn_string_view){"", 0});
  for (bool is_first = true; name.size != 0; is_first = false) {
    if (!is_first) tn_text_buffer_append_text(text, ", ");
    tn_text_buffer_append_view(text, name);
    name = next_name(context, name);
  }
}

tn_status tn_dialect__load_all(tn_context* context, const char* names) {
  while (names != NULL && *names != '\0') {
    const char* end = strchr(names, ',');
    const size_t size = end == NULL ? strlen(names) : (size_t)(end - names);
    tn_dialect* loaded = NULL;
    TN_TRY(tn_dialect__load_anyway(context, (tn_string_view){names, size}, &loaded));
    names += end == NULL ? size : size + 1;
  }
  return TN_OK;
}

/// Loads the dialects that must be loaded together with the dialect; in other contexts they are
/// loaded on first use.
static tn_status load_made(tn_context* context, tn_string_view name) {
  if (TN_LIKELY(!context->needs_registration)) return TN_OK;
  const tn_dialect_entry* entry = tn_dialect_entry__find(context, name);
  return entry == NULL ? TN_OK : tn_dialect__load_all(context, entry->makes_ops_of);
}

tn_status tn_dialect__load_anyway(tn_context* context, tn_string_view name,
                                  tn_dialect** out_dialect) {
  tn_dialects__lock(context);
  tn_status status = TN_OK;
  *out_dialect = find_or_loading(context, name);
  if (*out_dialect == NULL) {
    tn_dialect loading = {.next = context->loading_dialects, .name = name};
    context->loading_dialects = &loading;
    status = load_made(context, name);
    if (status == TN_OK) status = context->services->load_shipped(context, name, out_dialect);
    context->loading_dialects = loading.next;
  }
  tn_dialects__unlock(context);
  return status;
}

//===-- Definitions ---------------------------------------------------------------------------===//

static const tn_op_definition* known(const tn_op_definition* definition) {
  return definition == &tn_op_definition__none ? NULL : definition;
}

/// Stores the dialect's definition in the slot of the name, unless that was done when the dialect
/// was loaded.
static tn_status define_by_dialect(const tn_storage* name) {
  tn_context* context = tn_storage_context(name);
  const tn_string_view dialect_name = tn_operation_name__dialect(name);
  if (dialect_name.size == 0) return TN_OK;
  tn_dialect* dialect = NULL;
  if (TN_UNLIKELY(context->needs_registration)) {
    dialect = tn_dialect__find(context, dialect_name);
    if (dialect == NULL && context->services->is_shipped(dialect_name)) {
      context->has_unknown_names = true;
    }
  } else {
    TN_TRY(tn_dialect__load(context, dialect_name, &dialect));
  }
  if (dialect == NULL || dialect->define == NULL) return TN_OK;
  tn_dialects__lock(context);
  const tn_status status =
      tn_operation_name__definition(name) != NULL ? TN_OK : dialect->define(context, dialect, name);
  tn_dialects__unlock(context);
  return status;
}

/// Fills the slot of the name.
static tn_status define(const tn_context* context, const tn_storage* name) {
  const tn_op_definition* definition =
      context->services->find_builtin(tn_operation_name__text(name));
  if (definition == NULL) {
    TN_TRY(define_by_dialect(name));
    definition = &tn_op_definition__none;
  }
  tn_operation_name__define(name, NULL, definition);
  return TN_OK;
}

tn_status tn_op_definition__load(const tn_storage* name, const tn_op_definition** out_definition) {
  const tn_op_definition* definition = tn_operation_name__definition(name);
  *out_definition = known(definition);
  if (definition != NULL) return TN_OK;
  tn_context* context = tn_storage_context(name);
  // The lock keeps another thread from loading the dialect while the name is about to be marked
  // unknown.
  const bool needs_lock = context->needs_registration;
  if (TN_UNLIKELY(needs_lock)) tn_dialects__lock(context);
  const tn_status status = define(context, name);
  if (TN_UNLIKELY(needs_lock)) tn_dialects__unlock(context);
  TN_TRY(status);
  *out_definition = known(tn_operation_name__definition(name));
  return TN_OK;
}

const tn_op_definition* tn_op_definition__resolve(const tn_storage* name) {
  const tn_op_definition* definition = NULL;
  return tn_op_definition__load(name, &definition) == TN_OK ? definition : NULL;
}
