// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Named types, and their parameters that are set later.

#include "ir/named_type.h"

#include <tenure/parameters.h>

#include "ir/dialect_table.h"
#include "ir/op_diagnostic.h"
#include "ir/team.h"

/// Values of `tn_named.state`.
enum {
  IS_OPEN,
  IS_OPAQUE,  ///< It never gets parameters.
  IS_SET,
  IS_FORGOTTEN  ///< Treated as if it did not exist.
};

/// A type that a team set, or made opaque.
typedef struct told {
  const tn_storage* storage;
  const void* by;  ///< The data that the team works on; NULL: the change is permanent.
} told;

/// The named types of a context.
typedef struct tn_named_types {
  tn_lock lock;
  told* items;
  size_t count;
  size_t capacity;
  uint32_t forget_count;
} tn_named_types;

static uint32_t state_of(const tn_opaque_payload* payload) {
  return __atomic_load_n(&tn_opaque__named(payload)->state, __ATOMIC_ACQUIRE);
}

const tn_uref* tn_named_type__parameters(const tn_opaque_payload* payload) {
  return state_of(payload) == IS_SET ? tn_opaque__named(payload)->parameters
                                     : tn_opaque__key(payload);
}

bool tn_named_type__is_final(tn_type type) {
  const uint32_t state = state_of(tn_storage_payload(type.storage));
  return state == IS_SET || state == IS_OPAQUE;
}

//===-- The table of a context ----------------------------------------------------------------===//

static tn_named_types* types_of(const tn_context* context) {
  return __atomic_load_n(&context->named_types, __ATOMIC_ACQUIRE);
}

/// Creates the table; NULL when out of memory.
static tn_named_types* make_types(tn_context* context) {
  tn_named_types* self = tn_allocate_zeroed(&context->allocator, sizeof *self);
  if (self == NULL) return NULL;
  tn_lock_initialize(&self->lock, context->threading);
  __atomic_store_n(&context->named_types, self, __ATOMIC_RELEASE);
  return self;
}

static tn_status open_types(tn_context* context) {
  if (TN_LIKELY(types_of(context) != NULL)) return TN_OK;
  tn_lock_acquire(&context->lock);
  const bool is_open = types_of(context) != NULL || make_types(context) != NULL;
  tn_lock_release(&context->lock);
  return is_open ? TN_OK : tn_context__out_of_memory(context);
}

/// Reserves space for one more; the lock is held.
static tn_status reserve(tn_context* context, tn_named_types* self) {
  const bool has_room = tn_team__current_work() == NULL ||
                        tn_array_grow(&context->allocator, &self->items, &self->capacity,
                                      self->count + 1, sizeof *self->items);
  return has_room ? TN_OK : TN_OUT_OF_MEMORY;
}

/// Records a change by a team; the lock is held.
static void note(tn_named_types* self, const tn_storage* storage) {
  const void* by = tn_team__current_work();
  if (by != NULL) self->items[self->count++] = (told){storage, by};
}

uint32_t tn_named_types__forget_count(const tn_context* context) {
  const tn_named_types* self = types_of(context);
  return self == NULL ? 0 : __atomic_load_n(&self->forget_count, __ATOMIC_RELAXED);
}

static void set_body(const tn_opaque_payload* payload, const tn_string_payload* body) {
  __atomic_store_n(&tn_opaque__defined(payload)->body, body, __ATOMIC_RELEASE);
}

/// The lock is held.
static void forget(const tn_storage* storage) {
  const tn_opaque_payload* payload = tn_storage_payload(storage);
  tn_named* named = tn_opaque__named(payload);
  if (named->state == IS_SET) set_body(payload, named->open_body);
  __atomic_store_n(&named->state, IS_FORGOTTEN, __ATOMIC_RELEASE);
}

bool tn_named_types__commit(tn_context* context, const void* data, bool stays) {
  tn_named_types* self = types_of(context);
  bool any = false;
  if (self == NULL) return false;
  tn_lock_acquire(&self->lock);
  size_t kept = 0;
  for (size_t i = 0; i < self->count; ++i) {
    if (self->items[i].by != data) {
      self->items[kept++] = self->items[i];
    } else if (!stays) {
      forget(self->items[i].storage);
      any = true;
    }
  }
  self->count = kept;
  if (any) __atomic_fetch_add(&self->forget_count, 1, __ATOMIC_RELAXED);
  tn_lock_release(&self->lock);
  return any;
}

void tn_named_types__free(tn_context* context) {
  tn_named_types* self = context->named_types;
  if (self == NULL) return;
  tn_deallocate(&context->allocator, self->items, self->capacity * sizeof *self->items);
  tn_lock_finalize(&self->lock);
  tn_deallocate(&context->allocator, self, sizeof *self);
  context->named_types = NULL;
}

//===-- Look-up -------------------------------------------------------------------------------===//

/// `struct<"name">`
static tn_status make_short(tn_context* context, const tn_definition* definition, tn_uref name,
                            tn_identifier* out_body) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_view(&text, definition->mnemonic);
  tn_text_buffer_append_text(&text, "<");
  tn_attribute__append_text(tn_attribute__from(context, name), &text);
  tn_text_buffer_append_text(&text, ">");
  const tn_status status = text.failed
                               ? tn_context__out_of_memory(context)
                               : tn_identifier_get(context, tn_text_buffer_view(&text), out_body);
  tn_text_buffer_free(&text);
  return status;
}

typedef struct named_key {
  tn_uref parameters[TN_DIRECTIVE_ARGUMENT_MAX];
  uint64_t head;
  tn_storage_key key;
} named_key;

static void fill_key(tn_context* context, const tn_definition* definition, tn_uref name,
                     named_key* self) {
  const uint32_t count = definition->parameter_count;
  memset(self->parameters, 0, sizeof self->parameters);
  self->parameters[0] = name;
  self->head = tn_word_of(definition->serial, count | TN_OPAQUE_IS_DEFINED | TN_OPAQUE_IS_NAMED);
  self->key = (tn_storage_key){.kind = TN_TYPE_DIALECT,
                               .flags = TN_STORAGE_HAS_REFERENCE,
                               .context_or_type = context,
                               .payload = &self->head,
                               .payload_size = sizeof self->head,
                               .tail = self->parameters,
                               .tail_size = count * sizeof *self->parameters};
}

/// Creates a new type.
static tn_status create(tn_context* context, const tn_definition* definition, named_key* self,
                        uint32_t state, const tn_storage** out_storage) {
  uint64_t behind[(sizeof(tn_named) + sizeof self->parameters) / sizeof(uint64_t)] = {0};
  tn_identifier short_body;
  TN_TRY(open_types(context));
  TN_TRY(make_short(context, definition, self->parameters[0], &short_body));
  const tn_named named = {tn_storage_payload(short_body.storage), NULL, state};
  memcpy(behind, &named, sizeof named);
  return tn_definition__make(context, definition, &self->key, behind,
                             sizeof named + definition->parameter_count * sizeof(tn_uref),
                             out_storage);
}

tn_status tn_named_type__get(tn_context* context, const tn_definition* definition, tn_uref name,
                             const tn_storage** out_storage) {
  named_key self;
  fill_key(context, definition, name, &self);
  *out_storage = tn_uniquer__find(context, &self.key);
  if (TN_LIKELY(*out_storage != NULL)) return TN_OK;
  return create(context, definition, &self, IS_OPEN, out_storage);
}

/// Makes a type opaque that is new, or treated as such; the lock is held.
static tn_status make_opaque(tn_named_types* types, const tn_storage* storage, bool is_new) {
  tn_named* named = tn_opaque__named(tn_storage_payload(storage));
  if (!is_new && named->state != IS_FORGOTTEN) return TN_OK;
  TN_TRY(reserve(storage->context, types));
  if (named->state == IS_FORGOTTEN) __atomic_store_n(&named->state, IS_OPAQUE, __ATOMIC_RELEASE);
  note(types, storage);
  return TN_OK;
}

tn_status tn_named_type__get_opaque(tn_context* context, const tn_definition* definition,
                                    tn_uref name, const tn_storage** out_storage,
                                    tn_name_outcome* out_outcome) {
  named_key self;
  *out_outcome = TN_NAME_FITS;
  fill_key(context, definition, name, &self);
  *out_storage = tn_uniquer__find(context, &self.key);
  const bool is_new = *out_storage == NULL;
  if (is_new) TN_TRY(create(context, definition, &self, IS_OPAQUE, out_storage));
  tn_named_types* types = types_of(context);
  tn_lock_acquire(&types->lock);
  const tn_status status = make_opaque(types, *out_storage, is_new);
  tn_lock_release(&types->lock);
  if (status != TN_OK) return tn_context__out_of_memory(context);
  if (state_of(tn_storage_payload(*out_storage)) == IS_SET) *out_outcome = TN_NAME_IS_DEFINED;
  return TN_OK;
}

//===-- Setting parameters --------------------------------------------------------------------===//

/// Compares parameters with the existing ones; the lock is held. Returns whether they must be set.
static bool compare(const tn_storage* storage, const tn_uref* parameters,
                    tn_name_outcome* out_outcome) {
  const tn_opaque_payload* payload = tn_storage_payload(storage);
  const tn_named* named = tn_opaque__named(payload);
  const size_t size = tn_opaque__parameter_count(payload) * sizeof *parameters;
  *out_outcome = TN_NAME_FITS;
  if (named->state == IS_OPEN || named->state == IS_FORGOTTEN) return true;
  if (named->state == IS_OPAQUE || memcmp(named->parameters, parameters, size) != 0) {
    *out_outcome = TN_NAME_DIFFERS;
  }
  return false;
}

/// The type gets the flags of its parts; storages that already contain it do not.
static void add_flags(const tn_storage* storage, const tn_uref* parameters, uint32_t count) {
  uint8_t flags = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (parameters[i] == 0) continue;
    flags |= tn_uniquer__at(&storage->context->uniquer, parameters[i])->flags;
  }
  if ((flags & ~storage->flags) == 0) return;
  (void)__atomic_fetch_or((uint8_t*)(uintptr_t)&storage->flags, flags, __ATOMIC_RELAXED);
}

/// The lock is held.
static tn_status set(const tn_storage* storage, const tn_uref* parameters, tn_identifier body,
                     tn_name_outcome* out_outcome) {
  tn_named_types* types = types_of(storage->context);
  const tn_opaque_payload* payload = tn_storage_payload(storage);
  tn_named* named = tn_opaque__named(payload);
  const uint32_t count = tn_opaque__parameter_count(payload);
  if (!compare(storage, parameters, out_outcome)) return TN_OK;
  TN_TRY(reserve(storage->context, types));
  memcpy(named->parameters, parameters, count * sizeof *parameters);
  add_flags(storage, parameters, count);
  named->open_body = tn_opaque__defined(payload)->body;
  set_body(payload, tn_storage_payload(body.storage));
  __atomic_store_n(&named->state, IS_SET, __ATOMIC_RELEASE);
  note(types, storage);
  return TN_OK;
}

tn_status tn_named_type__set(tn_type type, const tn_uref* parameters,
                             tn_name_outcome* out_outcome) {
  tn_context* context = type.storage->context;
  const tn_opaque_payload* payload = tn_storage_payload(type.storage);
  const tn_definition* definition = tn_opaque__defined(payload)->definition;
  tn_named_types* types = types_of(context);
  tn_identifier body;
  tn_lock_acquire(&types->lock);
  const bool is_open = compare(type.storage, parameters, out_outcome);
  tn_lock_release(&types->lock);
  if (!is_open) return TN_OK;
  TN_TRY(tn_definition__make_body(context, definition, parameters, &body));
  tn_lock_acquire(&types->lock);
  const tn_status status = set(type.storage, parameters, body, out_outcome);
  tn_lock_release(&types->lock);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(context);
}

tn_status tn_named_type__make(tn_context* context, const tn_definition* definition,
                              const tn_uref* parameters, const tn_storage** out_storage) {
  const tn_storage* storage;
  tn_name_outcome outcome = TN_NAME_FITS;
  *out_storage = NULL;
  TN_TRY(tn_named_type__get(context, definition, parameters[0], &storage));
  if (parameters[1] != 0) {
    TN_TRY(tn_definition__check_values(context, definition, parameters));
    TN_TRY(tn_named_type__set((tn_type){storage}, parameters, &outcome));
  }
  if (outcome != TN_NAME_FITS) {
    return tn_context__fail(context, TN_ALREADY_EXISTS, tn_location_unknown(context),
                            "the named type already has a different body");
  }
  *out_storage = storage;
  return TN_OK;
}

//===-- Public functions ----------------------------------------------------------------------===//

bool tn_context_has_named_types(const tn_context* context) { return types_of(context) != NULL; }

/// Returns the definition of a type that may be named.
static tn_status find_definition(tn_context* context, tn_string_view dialect, tn_string_view word,
                                 const tn_definition** out_definition) {
  tn_dialect* known = NULL;
  TN_TRY(tn_dialect__load(context, dialect, &known));
  TN_TRY(tn_dialect__complete_for(context, known, true));
  *out_definition = tn_definition__find(known, true, word);
  if (*out_definition != NULL && (*out_definition)->may_be_named) return TN_OK;
  return tn_context__fail(context, TN_NOT_FOUND, tn_location_unknown(context),
                          "no loaded dialect defines a type '%.*s.%.*s' with a name",
                          (int)dialect.size, dialect.data, (int)word.size, word.data);
}

tn_status tn_named_type_get(tn_context* context, tn_string_view dialect, tn_string_view word,
                            tn_string_view name, tn_type* out_type) {
  const tn_definition* definition;
  tn_attribute quoted;
  *out_type = (tn_type){NULL};
  TN_TRY(find_definition(context, dialect, word, &definition));
  TN_TRY(tn_string_attribute_get(context, name, &quoted));
  return tn_named_type__get(context, definition, quoted.storage->self, &out_type->storage);
}

tn_status tn_named_type_set_body(tn_type type, const tn_attribute* parameters, size_t count) {
  tn_context* context = tn_type_context(type);
  tn_uref all[TN_DIRECTIVE_ARGUMENT_MAX] = {0};
  const tn_storage* made;
  if (context == NULL) return TN_INVALID_ARGUMENT;
  if (!tn_type__is_named(type)) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "the type is not a named type");
  }
  const tn_opaque_payload* payload = tn_storage_payload(type.storage);
  const tn_definition* definition = tn_opaque__defined(payload)->definition;
  if (count == 0 || count >= definition->parameter_count || parameters[0].storage == NULL) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "expected parameters of the named type after its name");
  }
  all[0] = tn_opaque__key(payload)[0];
  for (size_t i = 0; i < count; ++i) {
    if (parameters[i].storage == NULL) continue;
    TN_TRY(tn_uniqued__check(context, parameters[i].storage, "a parameter"));
    all[i + 1] = parameters[i].storage->self;
  }
  TN_TRY(tn_definition__check(context, definition, all));
  return tn_named_type__make(context, definition, all, &made);
}
