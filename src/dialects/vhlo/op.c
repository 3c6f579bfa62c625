// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of an op in place: its name and attributes change, and its operands, results and
// regions stay.

#include "dialects/vhlo/vhlo.h"
#include "ir/dialect_table.h"
#include "ir/op_resize.h"
#include "ir/operation_name.h"
#include "schema/schema.h"

static tn_attribute_entry* entries_of(const tn_vhlo_op* op) {
  return (tn_attribute_entry*)(void*)op->entries.data;
}
static size_t count_of(const tn_vhlo_op* op) {
  return op->entries.size / sizeof(tn_attribute_entry);
}

void tn_vhlo_op__open(tn_vhlo_op* op, tn_rewriter* rewriter, tn_ref ref) {
  tn_context* context = rewriter->context;
  *op = (tn_vhlo_op){rewriter, ref, tn_text_buffer_make(&context->allocator)};
  tn_op_cell* cell = tn_op__at(context, ref);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const uint32_t* values = tn_op_cell__attributes(context, cell);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    const tn_attribute_entry entry = {shape->keys[i] & TN_UREF_MASK, values[i]};
    tn_text_buffer_append(&op->entries, (const char*)&entry, sizeof entry);
  }
}

static size_t index_of(const tn_vhlo_op* op, const char* name) {
  const tn_string_view text = tn_string_view_from(name);
  for (size_t i = 0; i < count_of(op); ++i) {
    const tn_identifier key = {
        tn_uniquer__at(&op->rewriter->context->uniquer, entries_of(op)[i].name)};
    if (tn_string_view_equal(tn_identifier_text(key), text)) return i;
  }
  return SIZE_MAX;
}

const tn_storage* tn_vhlo_op__find(const tn_vhlo_op* op, const char* name) {
  const size_t index = index_of(op, name);
  if (index == SIZE_MAX) return NULL;
  return tn_uniquer__at(&op->rewriter->context->uniquer, entries_of(op)[index].value);
}

const tn_storage* tn_vhlo_op__take(tn_vhlo_op* op, const char* name) {
  const size_t index = index_of(op, name);
  if (index == SIZE_MAX) return NULL;
  tn_attribute_entry* entries = entries_of(op);
  const tn_storage* value = tn_uniquer__at(&op->rewriter->context->uniquer, entries[index].value);
  entries[index] = entries[count_of(op) - 1];
  op->entries.size -= sizeof *entries;
  return value;
}

void tn_vhlo_op__add(tn_vhlo_op* op, const char* name, const tn_storage* value) {
  if (value == NULL) return;
  const tn_uref key = tn_rewriter__identifier(op->rewriter, name);
  const tn_attribute_entry entry = {key, value->self};
  if (key != 0) tn_text_buffer_append(&op->entries, (const char*)&entry, sizeof entry);
}

size_t tn_vhlo_op__count(const tn_vhlo_op* op) { return count_of(op); }

const tn_storage* tn_vhlo_op__value(const tn_vhlo_op* op, size_t index) {
  return tn_uniquer__at(&op->rewriter->context->uniquer, entries_of(op)[index].value);
}

void tn_vhlo_op__set(tn_vhlo_op* op, size_t index, const tn_storage* value) {
  if (value != NULL) entries_of(op)[index].value = value->self;
}

/// Returns the attribute's description in the op's schema; NULL if it is not a property.
static const tn_attribute_group* group_of(const tn_op_schema* schema, tn_uref name) {
  for (uint32_t i = 0; schema != NULL && i < schema->attribute_count; ++i) {
    if (schema->attributes[i].identifier == name) return &schema->attributes[i];
  }
  return NULL;
}

static const tn_op_schema* schema_of(tn_vhlo_op* op, const tn_storage* name) {
  const tn_op_definition* definition = NULL;
  if (!tn_rewriter__ok(op->rewriter, tn_op_definition__load(name, &definition))) return NULL;
  return definition == NULL || definition->verify != tn_op_schema__verify
             ? NULL
             : tn_op_schema__of(definition);
}

const tn_attribute_group* tn_vhlo_op__group(tn_vhlo_op* op, tn_string_view name, size_t index) {
  const tn_storage* storage = NULL;
  if (!tn_rewriter__ok(op->rewriter,
                       tn_operation_name__get(op->rewriter->context, name, &storage))) {
    return NULL;
  }
  return group_of(schema_of(op, storage), entries_of(op)[index].name);
}

/// Segment sizes are properties although they are not attributes of the schema.
static bool is_property(const tn_op_schema* schema, tn_uref name) {
  return group_of(schema, name) != NULL ||
         (schema != NULL && (name == schema->operand_segments || name == schema->result_segments));
}

static void place(tn_vhlo_op* op, const tn_storage* name, tn_uref shape) {
  tn_shard* shard = op->rewriter->shard;
  tn_op_cell* cell = tn_op__at(op->rewriter->context, op->op);
  const uint32_t before = tn_op_cell__shape(op->rewriter->context, cell)->key_count;
  const uint32_t count = (uint32_t)count_of(op);
  (void)name;
  if (count > before && !tn_op__reserve_attributes(shard, op->op, before, count)) {
    tn_rewriter__fail(op->rewriter, tn_shard__failure(shard));
    return;
  }
  cell->shape = shape;
  uint32_t* values = tn_op_cell__attributes(op->rewriter->context, cell);
  for (uint32_t i = 0; i < count; ++i) values[i] = entries_of(op)[i].value;
  if (count < before) tn_op__shrink_attributes(shard, op->op, count);
}

void tn_vhlo_op__finish(tn_vhlo_op* op, tn_string_view name) {
  const tn_storage* storage = NULL;
  tn_uref shape = 0;
  if (op->entries.failed)
    tn_rewriter__fail(op->rewriter, tn_context__out_of_memory(op->rewriter->context));
  if (op->rewriter->status == TN_OK &&
      tn_rewriter__ok(op->rewriter,
                      tn_operation_name__get(op->rewriter->context, name, &storage))) {
    const tn_op_schema* schema = schema_of(op, storage);
    for (size_t i = 0; i < count_of(op); ++i) {
      tn_attribute_entry* entry = &entries_of(op)[i];
      if (is_property(schema, entry->name)) entry->name |= TN_UREF_FLAG;
    }
    if (op->rewriter->status == TN_OK &&
        tn_rewriter__ok(op->rewriter, tn_shape__get(op->rewriter->shard, storage->self,
                                                    entries_of(op), count_of(op), &shape, NULL))) {
      place(op, storage, shape);
    }
  }
  tn_text_buffer_free(&op->entries);
}
