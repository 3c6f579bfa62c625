// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applies a schema's groups to an op: sizes, names, values, defaults.

#include "schema/schema_load.h"

//===-- Sizes ---------------------------------------------------------------------------------===//

bool tn_op_schema__sizes_given(tn_attribute attribute, uint32_t group_count, uint32_t total,
                               uint32_t* counts) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY)) return false;
  size_t byte_size = 0;
  const void* data = tn_dense_array_attribute_data(attribute, &byte_size);
  if (byte_size != group_count * sizeof(int32_t)) return false;
  uint64_t sum = 0;
  for (uint32_t i = 0; i < group_count; ++i) {
    int32_t size = 0;
    memcpy(&size, (const char*)data + i * sizeof size, sizeof size);
    if (size < 0) return false;
    counts[i] = (uint32_t)size;
    sum += counts[i];
  }
  return sum == total;
}

/// Reads the sizes from an attribute of the op.
static bool sizes_from(const tn_context* context, tn_ref op, tn_uref key, uint32_t group_count,
                       uint32_t total, uint32_t* counts) {
  const tn_uref value = tn_op_cell__attribute(context, tn_op__at(context, op), key | TN_UREF_FLAG);
  if (value == 0) {
    memset(counts, 0, group_count * sizeof *counts);
    return total == 0;
  }
  return tn_op_schema__sizes_given(tn_attribute__from(context, value), group_count, total, counts);
}

bool tn_op_schema__share_out(const tn_value_group* groups, uint32_t group_count,
                             uint32_t single_count, uint32_t total, uint32_t* counts) {
  const uint32_t variable_count = group_count - single_count;
  if (total < single_count) return false;
  const uint32_t rest = total - single_count;
  if (variable_count == 0 && rest != 0) return false;
  for (uint32_t i = 0; i < group_count; ++i) {
    counts[i] = groups[i].arity == TN_SINGLE ? 1 : rest / variable_count;
  }
  return true;
}

bool tn_op_schema__operand_groups(const tn_context* context, const tn_op_schema* schema, tn_ref op,
                                  uint32_t* counts) {
  const uint32_t total = tn_op_cell__operand_count(context, tn_op__at(context, op));
  if ((schema->flags & TN_SCHEMA_SEGMENTED_OPERANDS) != 0) {
    return sizes_from(context, op, schema->operand_segments, schema->operand_count, total, counts);
  }
  return tn_op_schema__share_out(schema->operands, schema->operand_count,
                                 schema->single_operand_count, total, counts);
}

bool tn_op_schema__result_groups(const tn_context* context, const tn_op_schema* schema, tn_ref op,
                                 uint32_t* counts) {
  const uint32_t total = tn_op_cell__result_count(tn_op__at(context, op));
  if ((schema->flags & TN_SCHEMA_SEGMENTED_RESULTS) != 0) {
    return sizes_from(context, op, schema->result_segments, schema->result_count, total, counts);
  }
  return tn_op_schema__share_out(schema->results, schema->result_count, schema->single_result_count,
                                 total, counts);
}

//===-- Names ---------------------------------------------------------------------------------===//

/// Fast path: most names differ in size or first letter.
static inline bool is_called(tn_string_view found, tn_string_view name) {
  return found.size == name.size &&
         (name.size == 0 ||
          (*found.data == *name.data && memcmp(found.data, name.data, name.size) == 0));
}

tn_place tn_op_schema__find(const tn_op_schema* schema, tn_string_view name) {
  for (uint32_t i = 0; i < schema->operand_count; ++i) {
    if (is_called(schema->operands[i].name, name)) {
      return (tn_place){TN_PLACE_OPERAND, i};
    }
  }
  for (uint32_t i = 0; i < schema->result_count; ++i) {
    if (is_called(schema->results[i].name, name)) {
      return (tn_place){TN_PLACE_RESULT, i};
    }
  }
  for (uint32_t i = 0; i < schema->attribute_count; ++i) {
    if (is_called(schema->attributes[i].name, name)) {
      return (tn_place){TN_PLACE_ATTRIBUTE, i};
    }
  }
  for (uint32_t i = 0; i < schema->region_count; ++i) {
    if (is_called(schema->regions[i].name, name)) {
      return (tn_place){TN_PLACE_REGION, i};
    }
  }
  for (uint32_t i = 0; i < schema->successor_count; ++i) {
    if (is_called(schema->successors[i].name, name)) {
      return (tn_place){TN_PLACE_SUCCESSOR, i};
    }
  }
  return (tn_place){TN_PLACE_NONE, 0};
}

void tn_op_schema__name_results(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  const tn_op_schema* schema = tn_op_schema__of(definition);
  uint32_t counts[TN_GROUPS_MAX];
  uint32_t named = schema->result_name_count;
  if (named > schema->result_count) named = schema->result_count;
  if (schema->result_count == 1) {
    const tn_op_cell* cell = tn_op__at(tn_namer__context(namer), op);
    if (tn_op_cell__result_count(cell) != 0)
      tn_namer__result(namer, op, 0, schema->result_names[0]);
    return;
  }
  if (!tn_op_schema__result_groups(tn_namer__context(namer), schema, op, counts)) return;
  for (uint32_t i = 0, first = 0; i < named; first += counts[i++]) {
    if (counts[i] != 0) tn_namer__result(namer, op, first, schema->result_names[i]);
  }
}

//===-- Attributes ----------------------------------------------------------------------------===//

const tn_storage* tn_op_schema__attribute(const tn_context* context, const tn_op_schema* schema,
                                          tn_ref op, uint32_t index) {
  const tn_uref key = schema->attributes[index].identifier;
  tn_op_cell* cell = tn_op__at(context, op);
  tn_uref value = tn_op_cell__attribute(context, cell, key | TN_UREF_FLAG);
  if (value == 0 && (schema->base.traits & TN_OP_TRAIT_ATTRIBUTES_STAY) != 0) {
    value = tn_op_cell__attribute(context, cell, key);
  }
  return tn_uniquer__at(&context->uniquer, value);
}

bool tn_op_schema__next_default(const tn_op_definition* definition, uint32_t* index,
                                tn_attribute_entry* out_entry) {
  const tn_op_schema* schema = tn_op_schema__of(definition);
  while (*index < schema->attribute_count) {
    const tn_attribute_group* group = &schema->attributes[(*index)++];
    if (group->default_value == 0 || group->default_is_implied) continue;
    *out_entry = (tn_attribute_entry){group->identifier | TN_UREF_FLAG, group->default_value};
    return true;
  }
  return false;
}
