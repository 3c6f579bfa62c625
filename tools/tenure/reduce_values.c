// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: attributes and types.

#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/value.h>

#include "reduce.h"

//===-- Attributes ----------------------------------------------------------------------------===//

static size_t attribute_count(tn_op op) {
  return tn_op_property_count(op) + tn_op_discardable_attribute_count(op);
}

static tn_named_attribute attribute_at(tn_op op, size_t index) {
  const size_t properties = tn_op_property_count(op);
  return index < properties ? tn_op_property_at(op, index)
                            : tn_op_discardable_attribute_at(op, index - properties);
}

// Removes the last one first, so that the indices of the others do not change.
size_t reduce_visit_attributes(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < self->count; ++i) {
    if (!tn_op_is_null(self->parts[i].module)) (void)tool_ops_add(&ops, self->parts[i].module);
  }
  for (size_t i = 0; i < ops.count; ++i) {
    for (size_t k = attribute_count(ops.items[i]); k-- > 0; ++count) {
      if (!apply || count < first || count >= end) continue;
      (void)tn_op_remove_attribute(ops.items[i], attribute_at(ops.items[i], k).name);
    }
  }
  tool_ops_free(&ops);
  return count;
}

// Replaces elements by a splat, a number by zero, a list by an empty one. Returns false if the
// value is minimal.
static bool simplify(tn_attribute value, tn_attribute* out_value) {
  static const unsigned char zeros[32];
  tn_context* context = tn_attribute_context(value);
  const tn_type type = tn_attribute_type(value);
  *out_value = value;
  switch (tn_attribute_kind_of(value)) {
    case TN_ATTRIBUTE_INTEGER:
      if (tn_integer_attribute_get(type, 0, out_value) != TN_OK) return false;
      break;
    case TN_ATTRIBUTE_FLOAT:
      if (tn_float_attribute_get(type, 0.0, out_value) != TN_OK) return false;
      break;
    case TN_ATTRIBUTE_ARRAY:
      if (tn_array_attribute_get(context, NULL, 0, out_value) != TN_OK) return false;
      break;
    case TN_ATTRIBUTE_DICTIONARY:
      if (tn_dictionary_attribute_get(context, NULL, 0, out_value) != TN_OK) return false;
      break;
    case TN_ATTRIBUTE_DENSE_ELEMENTS:
    case TN_ATTRIBUTE_DENSE_RESOURCE: {
      const tn_type element = tn_type_element_type(type);
      const bool is_index = tn_type_kind_of(element) == TN_TYPE_INDEX;
      const size_t size = ((is_index ? 64 : tn_type_bit_width(element)) + 7) / 8;
      if (size == 0 || size > sizeof zeros ||
          tn_dense_elements_attribute_get(type, zeros, size, out_value) != TN_OK) {
        return false;
      }
      break;
    }
    default:
      return false;
  }
  return !tn_attribute_equal(value, *out_value);
}

size_t reduce_visit_values(reduce_case* self, bool apply, size_t first, size_t end) {
  tool_ops ops;
  size_t count = 0;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) {
    for (size_t k = 0; k < attribute_count(ops.items[i]); ++k) {
      const tn_named_attribute item = attribute_at(ops.items[i], k);
      tn_attribute simple;
      if (!simplify(item.value, &simple)) continue;
      if (apply && count >= first && count < end) {
        (void)!tn_op_set_attribute(ops.items[i], item.name, simple);
      }
      ++count;
    }
  }
  tool_ops_free(&ops);
  return count;
}

//===-- Types ---------------------------------------------------------------------------------===//

// The types of a case that can be made smaller, and their replacements, everywhere at once.
typedef struct shrinking {
  tn_type* from;
  tn_type* to;
  size_t count;
  size_t capacity;
  size_t first;  ///< The applied ones, up to `end`.
  size_t end;
} shrinking;

#define RANK_MAX 64u

// Returns the same shape with an extent of 1 for a larger one.
static bool shrink(tn_type type, tn_type* out_type) {
  int64_t dims[RANK_MAX];
  if (!tn_type_is_shaped(type) || !tn_shaped_type_has_rank(type)) return false;
  const size_t rank = tn_shaped_type_rank(type);
  bool changes = false;
  if (rank > RANK_MAX) return false;
  for (size_t i = 0; i < rank; ++i) {
    dims[i] = tn_shaped_type_dims(type)[i];
    changes |= dims[i] > 1;
    if (dims[i] > 1) dims[i] = 1;
  }
  if (!changes) return false;
  const tn_type element = tn_type_element_type(type);
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_VECTOR:
      return tn_vector_type_get(element, dims, NULL, rank, out_type) == TN_OK;
    case TN_TYPE_TENSOR:
      return tn_tensor_type_get(element, dims, rank, NULL, out_type) == TN_OK;
    case TN_TYPE_MEMREF:
      return tn_memref_type_get(element, dims, rank, NULL, NULL, out_type) == TN_OK;
    default:
      return false;
  }
}

static void note_type(shrinking* self, tn_type type) {
  tn_type smaller;
  for (size_t i = 0; i < self->count; ++i) {
    if (tn_type_equal(self->from[i], type)) return;
  }
  if (!shrink(type, &smaller)) return;
  if (self->count == self->capacity) {
    const size_t capacity = self->capacity == 0 ? 16 : 2 * self->capacity;
    tn_type* from = realloc(self->from, capacity * sizeof *from);
    if (from != NULL) self->from = from;
    tn_type* to = from == NULL ? NULL : realloc(self->to, capacity * sizeof *to);
    if (to == NULL) return;
    self->to = to;
    self->capacity = capacity;
  }
  self->from[self->count] = type;
  self->to[self->count++] = smaller;
}

static tn_type new_type(const shrinking* self, tn_type type) {
  for (size_t i = self->first; i < self->end && i < self->count; ++i) {
    if (tn_type_equal(self->from[i], type)) return self->to[i];
  }
  if (tn_type_kind_of(type) != TN_TYPE_FUNCTION) return type;
  const size_t inputs = tn_function_type_input_count(type);
  const size_t results = tn_function_type_result_count(type);
  tn_type* types = malloc((inputs + results + 1) * sizeof *types);
  tn_type changed = type;
  if (types == NULL) return type;
  for (size_t i = 0; i < inputs; ++i) types[i] = new_type(self, tn_function_type_input(type, i));
  for (size_t i = 0; i < results; ++i) {
    types[inputs + i] = new_type(self, tn_function_type_result(type, i));
  }
  if (tn_function_type_get(tn_type_context(type), types, inputs, types + inputs, results,
                           &changed) != TN_OK) {
    changed = type;
  }
  free(types);
  return changed;
}

static tn_attribute new_attribute(const shrinking* self, tn_attribute value) {
  tn_attribute changed = value;
  size_t size = 0;
  if (tn_attribute_kind_of(value) == TN_ATTRIBUTE_TYPE) {
    const tn_type type = new_type(self, tn_type_attribute_value(value));
    return tn_type_attribute_get(type, &changed) == TN_OK ? changed : value;
  }
  if (tn_attribute_kind_of(value) != TN_ATTRIBUTE_DENSE_ELEMENTS) return value;
  const tn_type type = new_type(self, tn_attribute_type(value));
  if (tn_type_equal(type, tn_attribute_type(value))) return value;
  // A splat of its first element.
  const tn_type element = tn_type_element_type(type);
  const bool is_index = tn_type_kind_of(element) == TN_TYPE_INDEX;
  const size_t wanted = ((is_index ? 64 : tn_type_bit_width(element)) + 7) / 8;
  const void* bytes = tn_dense_elements_attribute_data(value, &size);
  return bytes != NULL && wanted != 0 && wanted <= size &&
                 tn_dense_elements_attribute_get(type, bytes, wanted, &changed) == TN_OK
             ? changed
             : value;
}

static void visit_value(shrinking* self, tn_value value, bool apply) {
  const tn_type type = tn_value_type(value);
  if (!apply) {
    note_type(self, type);
    return;
  }
  const tn_type changed = new_type(self, type);
  if (!tn_type_equal(changed, type)) (void)!tn_value_set_type(value, changed);
}

static void visit_op(shrinking* self, tn_op op, bool apply) {
  for (size_t i = 0; i < tn_op_result_count(op); ++i) visit_value(self, tn_op_result(op, i), apply);
  for (size_t r = 0; r < tn_op_region_count(op); ++r) {
    tn_block block = tn_region_first_block(tn_op_region(op, r));
    for (; !tn_block_is_null(block); block = tn_block_next(block)) {
      for (size_t i = 0; i < tn_block_argument_count(block); ++i) {
        visit_value(self, tn_block_argument(block, i), apply);
      }
    }
  }
  for (size_t i = 0; apply && i < attribute_count(op); ++i) {
    const tn_named_attribute item = attribute_at(op, i);
    const tn_attribute changed = new_attribute(self, item.value);
    if (!tn_attribute_equal(changed, item.value)) {
      (void)!tn_op_set_attribute(op, item.name, changed);
    }
  }
}

size_t reduce_visit_types(reduce_case* self, bool apply, size_t first, size_t end) {
  shrinking all = {.first = first, .end = end};
  tool_ops ops;
  (void)reduce_collect(self, &ops);
  for (size_t i = 0; i < ops.count; ++i) visit_op(&all, ops.items[i], false);
  for (size_t i = 0; apply && i < ops.count; ++i) visit_op(&all, ops.items[i], true);
  const size_t count = all.count;
  tool_ops_free(&ops);
  free(all.from);
  free(all.to);
  return count;
}
