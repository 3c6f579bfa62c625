// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of operations, from mlir-c/IR.h: inherent ones (properties), discardable ones, and
// both as one dictionary.

#include <tenure/operation.h>

#include "ir/callback_guard.h"
#include "ir/op_definition.h"
#include "ir/shape.h"
#include "mlir_c/ir.h"

static inline const tn_shape_payload* shape_of(const tn_mc_cell* cell) {
  return tn_op_cell__shape(cell->context, tn_mc_cell__op(cell));
}

//===-- Reading -------------------------------------------------------------------------------===//

static MlirAttribute value_at(const tn_mc_cell* cell, int64_t index) {
  if (index < 0) return (MlirAttribute){NULL};
  const tn_uref value = tn_op_cell__attributes(cell->context, tn_mc_cell__op(cell))[index];
  return (MlirAttribute){TN_MC_POINTER(tn_mc__word_of_context(cell->context) | value)};
}

/// Returns the attribute called `name` from index `start` up to `end`.
static MlirAttribute find(const tn_mc_cell* cell, uint32_t start, uint32_t end,
                          MlirStringRef name) {
  const tn_shape_payload* shape = shape_of(cell);
  return value_at(cell, tn_shape__find_text(cell->context, shape, start, end, tn_mc__view(name)));
}

MlirAttribute mlirOperationGetAttributeByName(MlirOperation op, MlirStringRef name) {
  TN_MC_TAKE_OP(cell, op, (MlirAttribute){NULL})
  return find(&cell, 0, shape_of(&cell)->key_count, name);
}
MlirAttribute mlirOperationGetInherentAttributeByName(MlirOperation op, MlirStringRef name) {
  TN_MC_TAKE_OP(cell, op, (MlirAttribute){NULL})
  return find(&cell, 0, tn_shape__property_count(shape_of(&cell)), name);
}
MlirAttribute mlirOperationGetDiscardableAttributeByName(MlirOperation op, MlirStringRef name) {
  TN_MC_TAKE_OP(cell, op, (MlirAttribute){NULL})
  const tn_shape_payload* shape = shape_of(&cell);
  return find(&cell, tn_shape__property_count(shape), shape->key_count, name);
}

/// Returns whether ops of its kind have such a property, set or not; for an unregistered op whether
/// it is set.
bool mlirOperationHasInherentAttributeByName(MlirOperation op, MlirStringRef name) {
  TN_MC_TAKE_OP(cell, op, false)
  const tn_op_definition* definition =
      tn_op_definition__claimed(cell.context, tn_mc_cell__op(&cell));
  tn_identifier identifier;
  if (definition != NULL &&
      tn_identifier_find(cell.context, tn_mc__view(name), &identifier) == TN_OK &&
      tn_op_definition__property(definition, identifier.storage->self) != 0) {
    return true;
  }
  return find(&cell, 0, tn_shape__property_count(shape_of(&cell)), name).ptr != NULL;
}

static MlirNamedAttribute entry_at(const tn_mc_cell* cell, uint32_t index) {
  const tn_uref key = shape_of(cell)->keys[index] & TN_UREF_MASK;
  return (MlirNamedAttribute){{TN_MC_POINTER(tn_mc__word_of_context(cell->context) | key)},
                              value_at(cell, index)};
}

intptr_t mlirOperationGetNumDiscardableAttributes(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, 0)
  const tn_shape_payload* shape = shape_of(&cell);
  return shape->key_count - tn_shape__property_count(shape);
}

#define NO_ENTRY         \
  (MlirNamedAttribute) { \
    {NULL}, { NULL }     \
  }

MlirNamedAttribute mlirOperationGetDiscardableAttribute(MlirOperation op, intptr_t pos) {
  TN_MC_TAKE_OP(cell, op, NO_ENTRY)
  const tn_shape_payload* shape = shape_of(&cell);
  const uint32_t start = tn_shape__property_count(shape);
  TN_MC_CHECK_INDEX(cell.context, "attribute", pos, shape->key_count - start, NO_ENTRY)
  return entry_at(&cell, start + (uint32_t)pos);
}

intptr_t mlirOperationGetNumAttributes(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, 0)
  return shape_of(&cell)->key_count;
}

static int compare_keys(const tn_context* context, tn_uref a, tn_uref b) {
  const tn_string_view left = tn_identifier__text(context, a & TN_UREF_MASK);
  const tn_string_view right = tn_identifier__text(context, b & TN_UREF_MASK);
  const size_t size = left.size < right.size ? left.size : right.size;
  const int order = memcmp(left.data, right.data, size);
  return order != 0 ? order : (left.size > right.size) - (left.size < right.size);
}

/// Both kinds are sorted separately; returns the index of the attribute at `pos` of all of them
/// sorted.
static uint32_t merged_index(const tn_context* context, const tn_shape_payload* shape,
                             uint32_t pos) {
  const uint32_t middle = tn_shape__property_count(shape);
  uint32_t left = 0;
  uint32_t right = middle;
  for (;; --pos) {
    const bool takes_left =
        right == shape->key_count ||
        (left < middle && compare_keys(context, shape->keys[left], shape->keys[right]) < 0);
    const uint32_t taken = takes_left ? left++ : right++;
    if (pos == 0) return taken;
  }
}

MlirNamedAttribute mlirOperationGetAttribute(MlirOperation op, intptr_t pos) {
  TN_MC_TAKE_OP(cell, op, NO_ENTRY)
  TN_MC_CHECK_INDEX(cell.context, "attribute", pos, shape_of(&cell)->key_count, NO_ENTRY)
  return entry_at(&cell, merged_index(cell.context, shape_of(&cell), (uint32_t)pos));
}

//===-- Changes -------------------------------------------------------------------------------===//

/// Sets the attribute or, with a null attribute, removes it.
static void set(const char* function, const tn_mc_cell* cell, MlirStringRef name,
                MlirAttribute attr,
                tn_status (*set_value)(tn_op op, tn_identifier name, tn_attribute value),
                tn_status (*remove_value)(tn_op op, tn_identifier name)) {
  tn_identifier identifier;
  tn_attribute value;
  const tn_scope* scope = tn_mc__scope(cell->record);
  if (scope == NULL || tn_identifier_get(cell->context, tn_mc__view(name), &identifier) != TN_OK) {
    return;
  }
  const tn_op op = tn_mc__op_in(cell, scope->number);
  if (attr.ptr == NULL) {
    const tn_status status = remove_value(op, identifier);
    if (status != TN_NOT_FOUND) tn_mc__finish(function, status);
  } else if (tn_mc__take_attribute(function, attr, &value)) {
    tn_mc__finish(function, set_value(op, identifier, value));
  }
}

/// The common change: replaces the value of an existing attribute.
static bool replace_value(const tn_mc_cell* cell, MlirStringRef name, MlirAttribute attr) {
  const tn_shape_payload* shape = shape_of(cell);
  const int64_t index =
      tn_shape__find_text(cell->context, shape, 0, shape->key_count, tn_mc__view(name));
  const tn_storage* value = tn_mc__find_storage(TN_MC_WORD(attr));
  if (index < 0 || value == NULL || tn_storage_context(value) != cell->context ||
      value->kind < TN_STORAGE_ATTRIBUTE_BASE || value->kind >= TN_STORAGE_OPERATION_NAME ||
      tn_callback_guard__may_change(cell->context) != TN_OK) {
    return false;
  }
  tn_op_cell__attributes(cell->context, tn_mc_cell__op(cell))[index] = value->self;
  return true;
}

void mlirOperationSetAttributeByName(MlirOperation op, MlirStringRef name, MlirAttribute attr) {
  TN_MC_TAKE_OP(cell, op, )
  if (TN_LIKELY(replace_value(&cell, name, attr))) return;
  set(__func__, &cell, name, attr, tn_op_set_attribute, tn_op_remove_attribute);
}
void mlirOperationSetInherentAttributeByName(MlirOperation op, MlirStringRef name,
                                             MlirAttribute attr) {
  TN_MC_TAKE_OP(cell, op, )
  set(__func__, &cell, name, attr, tn_op_set_property, tn_op_remove_property);
}
void mlirOperationSetDiscardableAttributeByName(MlirOperation op, MlirStringRef name,
                                                MlirAttribute attr) {
  TN_MC_TAKE_OP(cell, op, )
  set(__func__, &cell, name, attr, tn_op_set_discardable_attribute,
      tn_op_remove_discardable_attribute);
}

/// Returns whether the attribute existed.
static bool remove_named(const tn_mc_cell* cell, MlirStringRef name,
                         tn_status (*remove_value)(tn_op op, tn_identifier name)) {
  tn_identifier identifier;
  const tn_scope* scope = tn_mc__scope(cell->record);
  if (scope == NULL || tn_identifier_find(cell->context, tn_mc__view(name), &identifier) != TN_OK) {
    return false;
  }
  return remove_value(tn_mc__op_in(cell, scope->number), identifier) == TN_OK;
}

bool mlirOperationRemoveAttributeByName(MlirOperation op, MlirStringRef name) {
  TN_MC_TAKE_OP(cell, op, false)
  return remove_named(&cell, name, tn_op_remove_attribute);
}
bool mlirOperationRemoveDiscardableAttributeByName(MlirOperation op, MlirStringRef name) {
  TN_MC_TAKE_OP(cell, op, false)
  return remove_named(&cell, name, tn_op_remove_discardable_attribute);
}
