// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of operations through handles.

#include <tenure/operation.h>

#include "ir/op_definition.h"
#include "ir/shape.h"
#include "scope/access.h"

//===-- Look-up -------------------------------------------------------------------------------===//

static tn_attribute attribute_at(const tn_context* context, tn_op_cell* cell, int64_t index) {
  if (index < 0) return (tn_attribute){NULL};
  const tn_uref value = tn_op_cell__attributes(context, cell)[index];
  return (tn_attribute){tn_uniquer__at(&context->uniquer, value)};
}

TN_COLD static tn_attribute attribute_slow(tn_op op, tn_string_view name) {
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return (tn_attribute){NULL};
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  return attribute_at(resolved.context, cell,
                      tn_shape__find_text(resolved.context, shape, 0, shape->key_count, name));
}

tn_attribute tn_op_attribute(tn_op op, tn_string_view name) {
  tn_reached reached;
  if (TN_UNLIKELY(!tn_scope__reach(op.scope, op.slot, op.generation, TN_CELL_OP, &reached))) {
    return attribute_slow(op, name);
  }
  const tn_op_cell* cell = tn_reached__op(&reached);
  const uint32_t counts = cell->counts;
  if (TN_UNLIKELY((counts & (TN_OP_LONG | TN_OP_SPILLED)) != 0)) return attribute_slow(op, name);
  const tn_shape_payload* shape = tn_op_cell__shape(reached.context, cell);
  const int64_t index = tn_shape__find_text(reached.context, shape, 0, shape->key_count, name);
  if (index < 0) return (tn_attribute){NULL};
  const tn_uref value = reached.words[tn_op__layout_of(counts).attributes + (uint32_t)index];
  return (tn_attribute){tn_uniquer__in(tn_uniquer__bases(&reached.context->uniquer), value)};
}

tn_attribute tn_op_discardable_attribute(tn_op op, tn_string_view name) {
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return (tn_attribute){NULL};
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  const uint32_t start = tn_shape__property_count(shape);
  return attribute_at(resolved.context, cell,
                      tn_shape__find_text(resolved.context, shape, start, shape->key_count, name));
}

tn_attribute tn_op_property(tn_op op, tn_string_view name) {
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return (tn_attribute){NULL};
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  const uint32_t end = tn_shape__property_count(shape);
  return attribute_at(resolved.context, cell,
                      tn_shape__find_text(resolved.context, shape, 0, end, name));
}

/// Returns the index of `name`, property or not; -1 if it is missing.
static int64_t find_identifier(const tn_shape_payload* shape, tn_uref name) {
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_MASK) == name) return i;
  }
  return -1;
}

tn_attribute tn_op_attribute_by_identifier(tn_op op, tn_identifier name) {
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL || name.storage == NULL ||
      tn_storage_context(name.storage) != resolved.context) {
    return (tn_attribute){NULL};
  }
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  return attribute_at(resolved.context, cell, find_identifier(shape, name.storage->self));
}

//===-- Counts --------------------------------------------------------------------------------===//

static tn_named_attribute entry_at(const tn_context* context, tn_op_cell* cell,
                                   const tn_shape_payload* shape, size_t index) {
  return (tn_named_attribute){
      {tn_uniquer__at(&context->uniquer, shape->keys[index])},
      {tn_uniquer__at(&context->uniquer, tn_op_cell__attributes(context, cell)[index])}};
}

size_t tn_op_property_count(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell == NULL ? 0 : tn_shape__property_count(tn_op_cell__shape(resolved.context, cell));
}

tn_named_attribute tn_op_property_at(tn_op op, size_t index) {
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return (tn_named_attribute){{NULL}, {NULL}};
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  if (index >= tn_shape__property_count(shape)) return (tn_named_attribute){{NULL}, {NULL}};
  return entry_at(resolved.context, cell, shape, index);
}

size_t tn_op_discardable_attribute_count(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return 0;
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  return shape->key_count - tn_shape__property_count(shape);
}

tn_named_attribute tn_op_discardable_attribute_at(tn_op op, size_t index) {
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return (tn_named_attribute){{NULL}, {NULL}};
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  const size_t start = tn_shape__property_count(shape);
  if (index >= shape->key_count - start) return (tn_named_attribute){{NULL}, {NULL}};
  return entry_at(resolved.context, cell, shape, start + index);
}

//===-- Changes -------------------------------------------------------------------------------===//

/// Returns whether this is an attribute name, and not, for example, an op name.
static inline bool is_name(const tn_storage* storage) {
  return storage->kind == TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_STRING;
}

/// Reports a name or value that is null, of the wrong kind, or not of the op's context.
TN_COLD static tn_status refuse_entry(const tn_context* context, const tn_op_cell* cell,
                                      tn_identifier name, tn_attribute value) {
  if (name.storage == NULL || value.storage == NULL) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, cell),
                            "the attribute's %s is null", name.storage == NULL ? "name" : "value");
  }
  if (tn_storage_context(name.storage) == context && tn_storage_context(value.storage) == context) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, cell),
                            "the attribute's %s has the wrong kind",
                            is_name(name.storage) ? "value" : "name");
  }
  return tn_access__report_wrong_context(tn_access__location(context, cell), "attribute");
}

static inline tn_status check_entry(const tn_context* context, const tn_op_cell* cell,
                                    tn_identifier name, tn_attribute value) {
  const bool holds = name.storage != NULL && value.storage != NULL && is_name(name.storage) &&
                     !tn_storage_is_type(value.storage) && name.storage->type->context == context &&
                     value.storage->type->context == context;
  return TN_LIKELY(holds) ? TN_OK : refuse_entry(context, cell, name, value);
}

static tn_status set_with_flag(tn_op op, tn_identifier name, tn_attribute value, tn_uref flag) {
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change_op(resolved.context, op.slot));
  TN_TRY(check_entry(resolved.context, cell, name, value));
  return tn_op__set_attribute(resolved.scope->shard, op.slot, name.storage->self | flag,
                              value.storage->self);
}

tn_status tn_op_set_property(tn_op op, tn_identifier name, tn_attribute value) {
  return set_with_flag(op, name, value, TN_UREF_FLAG);
}

tn_status tn_op_set_discardable_attribute(tn_op op, tn_identifier name, tn_attribute value) {
  return set_with_flag(op, name, value, 0);
}

static inline tn_status set_attribute(tn_context* context, tn_shard* shard, tn_ref op,
                                      tn_op_cell* cell, tn_identifier name, tn_attribute value) {
  TN_TRY(tn_callback_guard__may_change_op(context, op));
  TN_TRY(check_entry(context, cell, name, value));
  const tn_uref key = name.storage->self;
  const int64_t index = find_identifier(tn_op_cell__shape(context, cell), key);
  if (TN_LIKELY(index >= 0)) {
    tn_op_cell__attributes(context, cell)[index] = value.storage->self;
    return TN_OK;
  }
  const tn_op_definition* definition = tn_op_definition__claimed(context, cell);
  const tn_uref property = tn_op_definition__property(definition, key);
  if (TN_LIKELY(property == 0)) return tn_op__add_attribute(shard, op, key, value.storage->self);
  return tn_op__set_attribute(shard, op, property | TN_UREF_FLAG, value.storage->self);
}

tn_status tn_op_set_attribute(tn_op op, tn_identifier name, tn_attribute value) {
  const tn_scope_entry* entry = tn_scope__entry(op.scope);
  if (TN_LIKELY(entry != NULL)) {
    tn_reached reached = {.context = entry->context};
    if (TN_LIKELY(tn_scope__reach_cell(op.slot, op.generation, TN_CELL_OP, &reached))) {
      return set_attribute(entry->context, entry->shard, op.slot, tn_reached__op(&reached), name,
                           value);
    }
  }
  tn_resolved resolved;
  (void)tn_access__op(op, &resolved);
  return tn_access__op_status(op);
}

static tn_status remove_with_flag(tn_op op, tn_identifier name, tn_uref flag) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change_op(resolved.context, op.slot));
  if (name.storage == NULL) return TN_NOT_FOUND;
  if (tn_storage_context(name.storage) != resolved.context) {
    return tn_access__report_wrong_context(tn_access__location(resolved.context, cell),
                                           "attribute's name");
  }
  return tn_op__remove_attribute(resolved.scope->shard, op.slot, name.storage->self | flag);
}

tn_status tn_op_remove_property(tn_op op, tn_identifier name) {
  return remove_with_flag(op, name, TN_UREF_FLAG);
}

tn_status tn_op_remove_discardable_attribute(tn_op op, tn_identifier name) {
  return remove_with_flag(op, name, 0);
}

tn_status tn_op_remove_attribute(tn_op op, tn_identifier name) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change_op(resolved.context, op.slot));
  if (name.storage == NULL) return TN_NOT_FOUND;
  if (tn_storage_context(name.storage) != resolved.context) {
    return tn_access__report_wrong_context(tn_access__location(resolved.context, cell),
                                           "attribute's name");
  }
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  const int64_t index = find_identifier(shape, name.storage->self);
  if (index < 0) return TN_NOT_FOUND;
  return tn_op__remove_attribute_at(resolved.scope->shard, op.slot, (uint32_t)index);
}

//===-- Dictionaries --------------------------------------------------------------------------===//

/// Returns the entries from `start` up to `end` as a dictionary: they are sorted already.
static tn_status make_dictionary(tn_context* context, tn_op_cell* cell, uint32_t start,
                                 uint32_t end, tn_attribute* out_dictionary) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const size_t count = end - start;
  const size_t byte_size = (count == 0 ? 1 : count) * sizeof(tn_named_attribute);
  tn_named_attribute* entries = tn_allocate(&context->allocator, byte_size);
  if (entries == NULL) return tn_context__out_of_memory(context);
  for (size_t i = 0; i < count; ++i) entries[i] = entry_at(context, cell, shape, start + i);
  const tn_status status = tn_dictionary_attribute_get(context, entries, count, out_dictionary);
  tn_deallocate(&context->allocator, entries, byte_size);
  return status;
}

tn_status tn_op_discardable_dictionary(tn_op op, tn_attribute* out_dictionary) {
  *out_dictionary = (tn_attribute){NULL};
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  return make_dictionary(resolved.context, cell, tn_shape__property_count(shape), shape->key_count,
                         out_dictionary);
}

tn_status tn_op_properties_dictionary(tn_op op, tn_attribute* out_dictionary) {
  *out_dictionary = (tn_attribute){NULL};
  tn_resolved resolved;
  tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  const tn_shape_payload* shape = tn_op_cell__shape(resolved.context, cell);
  if (tn_shape__has_unnamed_property(resolved.context, shape)) {
    *out_dictionary = attribute_at(resolved.context, cell, 0);
    return TN_OK;
  }
  return make_dictionary(resolved.context, cell, 0, tn_shape__property_count(shape),
                         out_dictionary);
}
