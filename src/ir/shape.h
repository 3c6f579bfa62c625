// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shapes: the uniqued keys of ops' attributes; finding, setting and removing attributes.
//
// An op stores the values of its attributes and a shape; the shape holds the op's name and the
// names of its attributes (with a flag for properties), so ops of one kind share their keys,
// setting an attribute writes one word, and no dictionary is uniqued. Adding or removing a key
// changes to a neighbouring shape, which a small cache of the shard remembers.

#ifndef TENURE_SRC_IR_SHAPE_H
#define TENURE_SRC_IR_SHAPE_H

#include "base/load.h"
#include "ir/op.h"

/// One attribute of an op to be created. `name` has TN_UREF_FLAG for a property.
struct tn_attribute_entry {
  tn_uref name;
  tn_uref value;
};
typedef struct tn_attribute_entry tn_attribute_entry;

/// Returns the shape for `name` and the keys of `entries`, which are sorted in the shape's order. A
/// duplicate key is an error, TN_ALREADY_EXISTS (not reported; `*out_duplicate` is the key,
/// `out_duplicate` may be NULL).
TN_MUST_USE tn_status tn_shape__get(tn_shard* shard, tn_uref operation_name,
                                    tn_attribute_entry* entries, size_t count, tn_uref* out_shape,
                                    tn_uref* out_duplicate);

/// Returns the shape that the shard found last, if it is for `operation_name` and the keys of
/// `entries` in the given order; else 0.
static inline tn_uref tn_shape__recall(const tn_shard* shard, tn_uref operation_name,
                                       const tn_attribute_entry* entries, size_t count) {
  const tn_shape_payload* last = shard->last_shape;
  if (TN_UNLIKELY(last == NULL || last->operation_name != operation_name ||
                  last->key_count != count)) {
    return 0;
  }
  for (size_t i = 0; i < count; ++i) {
    if (TN_UNLIKELY(last->keys[i] != entries[i].name)) return 0;
  }
  return ((const tn_storage*)(const void*)last - 1)->self;
}

/// Returns the index of the key `key` (with or without TN_UREF_FLAG); -1 if it is not in the shape.
static inline int64_t tn_shape__find(const tn_shape_payload* shape, tn_uref key) {
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if (shape->keys[i] == key) return i;
  }
  return -1;
}
/// Compares texts of `size` bytes. Attribute names are short: compares eight bytes at a time, the
/// last eight overlapping the previous ones.
static inline bool tn_shape__same_bytes(const char* a, const char* b, size_t size) {
  if (size >= 8) {
    for (size_t i = 0; i < size - 8; i += 8) {
      if (tn_load_word(a + i) != tn_load_word(b + i)) return false;
    }
    return tn_load_word(a + size - 8) == tn_load_word(b + size - 8);
  }
  if (size >= 4) {
    return tn_load_half_word(a) == tn_load_half_word(b) &&
           tn_load_half_word(a + size - 4) == tn_load_half_word(b + size - 4);
  }
  for (size_t i = 0; i < size; ++i) {
    if (a[i] != b[i]) return false;
  }
  return true;
}
/// Returns the index of the key with this text, property or not, from `start` up to `end`; -1 if
/// there is none.
static inline int64_t tn_shape__find_text(const tn_context* context, const tn_shape_payload* shape,
                                          uint32_t start, uint32_t end, tn_string_view text) {
  uint64_t* const* bases = tn_uniquer__bases(&context->uniquer);
  for (uint32_t i = start; i < end; ++i) {
    const tn_string_payload* key =
        (const tn_string_payload*)tn_storage_payload(tn_uniquer__in(bases, shape->keys[i]));
    if (key->size == text.size && tn_shape__same_bytes(key->text, text.data, text.size)) return i;
  }
  return -1;
}

/// Returns the attribute of `op` called `name`, inherent or not; NULL if there is none.
const tn_storage* tn_op__named(const tn_context* context, tn_ref op, tn_string_view name);
static inline const tn_storage* tn_op__inherent(const tn_context* context, tn_ref op,
                                                const char* name) {
  return tn_op__named(context, op, tn_string_view_from(name));
}
static inline tn_attribute tn_op__attribute(const tn_context* context, tn_ref op,
                                            const char* name) {
  return (tn_attribute){tn_op__inherent(context, op, name)};
}
/// Returns the number of properties, which are the first keys.
uint32_t tn_shape__property_count(const tn_shape_payload* shape);
/// Returns whether the only property has no name: it is all properties (operation.h).
bool tn_shape__has_unnamed_property(const tn_context* context, const tn_shape_payload* shape);

/// Returns the value of `key` (with TN_UREF_FLAG: a property), 0 if the op does not have it.
tn_uref tn_op_cell__attribute(const tn_context* context, tn_op_cell* op, tn_uref key);
/// Sets or adds an attribute. On TN_OUT_OF_MEMORY (reported) the op does not change.
TN_MUST_USE tn_status tn_op__set_attribute(tn_shard* shard, tn_ref op, tn_uref key, tn_uref value);
/// Adds an attribute with a key that the op does not have.
TN_MUST_USE tn_status tn_op__add_attribute(tn_shard* shard, tn_ref op, tn_uref key, tn_uref value);
/// Removes an attribute. TN_NOT_FOUND (not reported) if the op does not have it.
tn_status tn_op__remove_attribute(tn_shard* shard, tn_ref op, tn_uref key);
/// Removes the attribute at `index`, which must exist.
tn_status tn_op__remove_attribute_at(tn_shard* shard, tn_ref op, uint32_t index);

void tn_shape__free_cache(tn_shard* shard);

#endif  // TENURE_SRC_IR_SHAPE_H
