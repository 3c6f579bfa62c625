// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks and replaces nested types and attributes.
//
// The nesting may be too deep for the stack, so pending entities are in a list of frames; the
// number of paths to a shared part may be exponential, so each part is visited once.

#include <tenure/parameters.h>

#include "base/judy_map.h"
#include "ir/callback_guard.h"
#include "ir/children.h"
#include "ir/definition.h"
#include "ir/named_type.h"
#include "ir/type_check.h"

/// A type or attribute that is being visited.
typedef struct frame {
  tn_uref of;
  uint32_t next;  ///< Index of the next part to visit.
} frame;

typedef struct nested {
  tn_callback_guard call;
  tn_context* context;
  frame* frames;
  size_t count;
  size_t capacity;
  tn_judy_map done;  ///< The replacement of each visited entity.
} nested;

static const tn_storage* at(const nested* self, tn_uref reference) {
  return tn_uniquer__at(&self->context->uniquer, reference);
}

/// The type of an attribute is its last part.
static bool has_type(const tn_storage* storage) {
  return !tn_storage_is_type(storage) && storage->type->kind != TN_TYPE_NONE;
}

/// Returns the part at `index`, 0 if it is missing; false if out of range.
static bool part_at(const tn_storage* storage, uint32_t index, tn_uref* out_part) {
  const tn_child_row row = tn_storage__children(storage);
  if (index < row.count) {
    *out_part = row.first[(size_t)index * row.stride];
    return true;
  }
  *out_part = index == row.count && has_type(storage) ? storage->type->self : 0;
  return *out_part != 0;
}

static tn_status push(nested* self, tn_uref of) {
  if (!tn_array_grow(&self->context->allocator, &self->frames, &self->capacity, self->count + 1,
                     sizeof *self->frames)) {
    return tn_context__out_of_memory(self->context);
  }
  self->frames[self->count++] = (frame){of, 0};
  return TN_OK;
}

static tn_status remember(nested* self, tn_uref of, tn_uref result) {
  if (tn_judy_map_set(&self->done, of, result) == TN_OK) return TN_OK;
  return tn_context__out_of_memory(self->context);
}

static tn_uref result_of(const nested* self, tn_uref of) {
  uintptr_t result = 0;
  if (of == 0 || !tn_judy_map_get(&self->done, of, &result)) return 0;
  return (tn_uref)result;
}

static void open_nested(nested* self, const tn_storage* root) {
  *self = (nested){.context = tn_storage_context(root)};
  tn_callback_guard__begin(&self->call, self->context, TN_CALL_CHANGES);
}

static void close_nested(nested* self) {
  tn_judy_map_clear(&self->done);
  tn_deallocate(&self->context->allocator, self->frames, self->capacity * sizeof *self->frames);
  tn_callback_guard__end(&self->call);
}

static tn_attribute as_attribute(const tn_storage* storage) {
  return (tn_attribute){tn_storage_is_type(storage) ? NULL : storage};
}
static tn_type as_type(const tn_storage* storage) {
  return (tn_type){tn_storage_is_type(storage) ? storage : NULL};
}

//===-- Walks ---------------------------------------------------------------------------------===//

typedef struct walking {
  tn_walk_order order;
  tn_nested_walk_fn visit;
  void* user_data;
} walking;

/// Pushes an entity that was not visited yet.
static tn_status enter(nested* self, const walking* walk, tn_uref reference) {
  const tn_storage* storage = at(self, reference);
  tn_walk_result result = TN_WALK_ADVANCE;
  if (result_of(self, reference) != 0) return TN_OK;
  TN_TRY(remember(self, reference, reference));
  if (walk->order == TN_WALK_PRE_ORDER) {
    result = walk->visit(as_attribute(storage), as_type(storage), walk->user_data);
  }
  if (result == TN_WALK_INTERRUPT) return TN_INTERRUPTED;
  return result == TN_WALK_SKIP ? TN_OK : push(self, reference);
}

static tn_status leave(nested* self, const walking* walk, const tn_storage* storage) {
  --self->count;
  if (walk->order == TN_WALK_PRE_ORDER) return TN_OK;
  const tn_walk_result result =
      walk->visit(as_attribute(storage), as_type(storage), walk->user_data);
  return result == TN_WALK_INTERRUPT ? TN_INTERRUPTED : TN_OK;
}

static tn_status walk_all(const tn_storage* root, const walking* walk) {
  if (root == NULL || (unsigned)walk->order > TN_WALK_POST_ORDER) return TN_INVALID_ARGUMENT;
  nested self;
  open_nested(&self, root);
  tn_status status = enter(&self, walk, root->self);
  while (status == TN_OK && self.count != 0) {
    frame* top = &self.frames[self.count - 1];
    tn_uref part = 0;
    if (!part_at(at(&self, top->of), top->next++, &part)) {
      status = leave(&self, walk, at(&self, top->of));
    } else if (part != 0) {
      status = enter(&self, walk, part);
    }
  }
  close_nested(&self);
  return status;
}

tn_status tn_attribute_walk(tn_attribute attribute, tn_walk_order order, tn_nested_walk_fn visit,
                            void* user_data) {
  return walk_all(attribute.storage, &(walking){order, visit, user_data});
}

tn_status tn_type_walk(tn_type type, tn_walk_order order, tn_nested_walk_fn visit,
                       void* user_data) {
  return walk_all(type.storage, &(walking){order, visit, user_data});
}

//===-- Replacement ---------------------------------------------------------------------------===//

typedef struct replacing {
  tn_nested_replace_fn replace;
  void* user_data;
} replacing;

/// Calls back for the replacement of an entity that was not visited yet, and pushes it.
static tn_status begin(nested* self, const replacing* by, tn_uref reference) {
  const tn_storage* storage = at(self, reference);
  tn_attribute attribute = as_attribute(storage);
  tn_type type = as_type(storage);
  const bool is_type = type.storage != NULL;
  if (result_of(self, reference) != 0) return TN_OK;
  const tn_walk_result result =
      by->replace(is_type ? NULL : &attribute, is_type ? &type : NULL, by->user_data);
  if (result == TN_WALK_INTERRUPT) return TN_INTERRUPTED;
  const tn_storage* now = is_type ? type.storage : attribute.storage;
  TN_TRY(tn_uniqued__check(self->context, now, "a replacement"));
  if (tn_storage_is_type(now) != is_type) {
    return tn_context__fail(
        self->context, TN_INVALID_ARGUMENT, tn_location_unknown(self->context),
        "invalid replacement: %s",
        is_type ? "expected a type for a type" : "expected an attribute for an attribute");
  }
  // A replacement may contain the replaced entity, so it is not visited. A named type may contain
  // itself, and stays.
  const bool is_final = result == TN_WALK_SKIP || now != storage || tn_type__is_named(type);
  if (is_final) return remember(self, reference, now->self);
  return push(self, reference);
}

/// Verifies that a type may be built from the replaced parts.
static tn_status check_made(nested* self, const tn_storage* storage, const tn_uref* parts) {
  const tn_location where = tn_location_unknown(self->context);
  const tn_shaped_type_payload* shaped = tn_storage_payload(storage);
  const tn_type element = {parts[0] == 0 ? NULL : at(self, parts[0])};
  const tn_attribute none = {NULL};
  switch (storage->kind) {
    case TN_TYPE_COMPLEX:
      return tn_complex_type__check(where, element);
    case TN_TYPE_VECTOR:
      return tn_vector_type__check(where, element, shaped->dims, shaped->rank);
    case TN_TYPE_TENSOR:
      return tn_tensor_type__check(where, element, shaped->dims, shaped->rank);
    case TN_TYPE_UNRANKED_TENSOR:
      return tn_tensor_type__check(where, element, NULL, 0);
    case TN_TYPE_UNRANKED_MEMREF:
      return tn_memref_type__check(where, element, NULL, 0, none,
                                   (tn_attribute){parts[1] == 0 ? NULL : at(self, parts[1])});
    case TN_TYPE_MEMREF:
      return tn_memref_type__check(where, element, shaped->dims, shaped->rank,
                                   (tn_attribute){parts[1] == 0 ? NULL : at(self, parts[1])},
                                   (tn_attribute){parts[2] == 0 ? NULL : at(self, parts[2])});
    default:
      return TN_OK;
  }
}

/// Returns the entity with other parts, at least one of which differs.
static tn_status make_of(nested* self, const tn_storage* storage, const void* of, tn_uref* parts,
                         const tn_storage** out_storage) {
  const tn_definition* definition = tn_definition__of(storage);
  TN_TRY(definition == NULL ? check_made(self, storage, parts)
                            : tn_definition__check(self->context, definition, parts));
  return tn_storage__with_children(self->context, storage, of, parts, out_storage);
}

static tn_status make(nested* self, const tn_storage* storage, const tn_storage** out_storage) {
  const tn_child_row row = tn_storage__children(storage);
  const void* of = self->context;
  bool changes = false;
  tn_uref_list list;
  *out_storage = storage;
  if (!tn_storage_is_type(storage)) {
    of = storage->type;
    if (has_type(storage)) of = at(self, result_of(self, storage->type->self));
    changes = of != storage->type;
  }
  TN_TRY(tn_uref_list__open(self->context, row.count, &list));
  for (uint32_t i = 0; i < row.count; ++i) {
    const tn_uref part = row.first[(size_t)i * row.stride];
    list.refs[i] = result_of(self, part);
    changes = changes || list.refs[i] != part;
  }
  tn_status status = TN_OK;
  if (changes && row.count != 0) {
    status = make_of(self, storage, of, list.refs, out_storage);
  }
  tn_uref_list__close(self->context, &list);
  return status;
}

static tn_status finish(nested* self, const frame* top) {
  const tn_storage* made = NULL;
  TN_TRY(make(self, at(self, top->of), &made));
  --self->count;
  return remember(self, top->of, made->self);
}

static tn_status replace_all(const tn_storage* root, const replacing* by,
                             const tn_storage** out_storage) {
  *out_storage = NULL;
  if (root == NULL) return TN_INVALID_ARGUMENT;
  nested self;
  open_nested(&self, root);
  tn_status status = begin(&self, by, root->self);
  while (status == TN_OK && self.count != 0) {
    frame* top = &self.frames[self.count - 1];
    tn_uref part = 0;
    if (!part_at(at(&self, top->of), top->next, &part)) {
      const frame done = *top;
      status = finish(&self, &done);
      continue;
    }
    ++top->next;
    if (part != 0) status = begin(&self, by, part);
  }
  if (status == TN_OK) *out_storage = at(&self, result_of(&self, root->self));
  close_nested(&self);
  return status;
}

tn_status tn_attribute_replace(tn_attribute attribute, tn_nested_replace_fn replace,
                               void* user_data, tn_attribute* out_attribute) {
  return replace_all(attribute.storage, &(replacing){replace, user_data}, &out_attribute->storage);
}

tn_status tn_type_replace(tn_type type, tn_nested_replace_fn replace, void* user_data,
                          tn_type* out_type) {
  return replace_all(type.storage, &(replacing){replace, user_data}, &out_type->storage);
}
