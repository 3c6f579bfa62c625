// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification by schema, in the same order and with the same messages as MLIR: the numbers of
// operands, results, regions and successors; the groups and their constraints; relations between
// types (check_match.c); traits; the named check.

#include <stdio.h>
#include <tenure/type.h>

#include "ir/op_interface.h"
#include "ir/services.h"
#include "schema/check.h"
#include "schema/rules.h"

//===-- Counts --------------------------------------------------------------------------------===//

/// An exact or minimum count.
typedef struct wanted {
  uint32_t least;
  bool is_open;
} wanted;

/// `plural` names the counted parts; `one` is MLIR's phrase for exactly one.
static tn_status check_count(const tn_context* context, tn_ref op, wanted self, uint32_t found,
                             const char* one, const char* plural) {
  if (self.is_open ? found >= self.least : found == self.least) return TN_OK;
  // Only the message for operands includes their number.
  char but[32] = "";
  if (*plural == 'o') snprintf(but, sizeof but, ", but found %u", found);
  if (self.is_open) {
    return tn_op__fail_named(context, op, NULL, "expected %u or more %s%s", self.least, plural,
                             but);
  }
  if (self.least == 0) return tn_op__fail_named(context, op, NULL, "requires zero %s", plural);
  if (self.least == 1) return tn_op__fail_named(context, op, NULL, "requires %s", one);
  return tn_op__fail_named(context, op, NULL, "expected %u %s%s", self.least, plural, but);
}

static tn_status check_region_count(const tn_context* context, tn_ref op,
                                    const tn_op_schema* schema, uint32_t found) {
  wanted self = {0, false};
  for (uint32_t i = 0; i < schema->region_count; ++i) {
    if (schema->regions[i].is_variadic) {
      self.is_open = true;
    } else {
      ++self.least;
    }
  }
  return check_count(context, op, self, found, "one region", "regions");
}

static tn_status check_successor_count(const tn_context* context, tn_ref op,
                                       const tn_op_schema* schema, uint32_t found) {
  wanted self = {0, false};
  for (uint32_t i = 0; i < schema->successor_count; ++i) {
    if (schema->successors[i].is_variadic) {
      self.is_open = true;
    } else {
      ++self.least;
    }
  }
  if (self.is_open ? found >= self.least : found == self.least) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "requires %s%u successor%s but found %u",
                           self.is_open ? "at least " : "", self.least,
                           self.least == 1 && !self.is_open ? "" : "s", found);
}

static tn_status check_counts(const tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_op_cell* cell = tn_op__at(context, op);
  TN_TRY(check_region_count(context, op, schema, tn_op_cell__region_count(cell)));
  TN_TRY(check_count(
      context, op,
      (wanted){schema->single_result_count, schema->single_result_count != schema->result_count},
      tn_op_cell__result_count(cell), "one result", "results"));
  TN_TRY(check_successor_count(context, op, schema, tn_op_cell__successor_count(cell)));
  return check_count(
      context, op,
      (wanted){schema->single_operand_count, schema->single_operand_count != schema->operand_count},
      tn_op_cell__operand_count(context, cell), "a single operand", "operands");
}

/// Returns whether `count` fits: `singles` of the groups have one part, the others any number.
static inline bool count_fits(uint32_t count, uint32_t singles, uint32_t groups) {
  return singles == groups ? count == singles : count >= singles;
}

static bool values_differ(const tn_use_cell* uses, uint32_t count) {
  for (uint32_t i = 1; i < count; ++i) {
    for (uint32_t k = 0; k < i; ++k) {
      if (uses[i].value == uses[k].value) return false;
    }
  }
  return true;
}

/// Returns whether the op has operands beyond the first group.
static bool has_later_operands(const tn_context* context, const tn_op_schema* schema, tn_ref op) {
  uint32_t counts[TN_GROUPS_MAX];
  return schema->operand_count > 1 && tn_op_schema__operand_groups(context, schema, op, counts) &&
         counts[0] != tn_op_cell__operand_count(context, tn_op__at(context, op));
}

/// Returns whether the op has a discardable attribute.
static bool has_discardable(const tn_context* context, const tn_op_cell* cell) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_FLAG) == 0) return true;
  }
  return false;
}

bool tn_op_schema__has_no_other(const tn_context* context, tn_ref op, const char* const* names,
                                size_t count) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, tn_op__at(context, op));
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_FLAG) != 0) continue;
    const tn_attribute key = {tn_uniquer__at(&context->uniquer, shape->keys[i])};
    size_t k = 0;
    while (k < count &&
           !tn_string_view_equal(tn_string_attribute_value(key), tn_string_view_from(names[k]))) {
      ++k;
    }
    if (k == count) return false;
  }
  return true;
}

/// Returns whether the op satisfies the schema's flags for custom assembly.
static TN_COLD bool keeps_to_flags(const tn_context* context, tn_ref op,
                                   const tn_op_schema* schema) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t operands = tn_op_cell__operand_count(context, cell);
  const tn_use_cell* uses =
      operands == 0 ? NULL : tn_use__at(context, tn_op_cell__operands(context, op, cell));
  return ((schema->flags & TN_SCHEMA_NO_ATTRIBUTES) == 0 || !has_discardable(context, cell)) &&
         ((schema->flags & TN_SCHEMA_DISTINCT_OPERANDS) == 0 || values_differ(uses, operands)) &&
         ((schema->flags & TN_SCHEMA_OPEN_BRACES) == 0 || tn_op_cell__region_count(cell) != 0 ||
          has_later_operands(context, schema, op) || !has_discardable(context, cell));
}

// The printer calls this for every op.
bool tn_op_schema__fits(const tn_context* context, tn_ref op, const tn_op_definition* definition) {
  const tn_op_schema* schema = tn_op_schema__of(definition);
  const tn_op_cell* cell = tn_op__at(context, op);
  const bool varies =
      schema->region_count != 0 && schema->regions[schema->region_count - 1].is_variadic;
  const uint32_t operands = tn_op_cell__operand_count(context, cell);
  if (!count_fits(operands, schema->single_operand_count, schema->operand_count) ||
      !count_fits(tn_op_cell__result_count(cell), schema->single_result_count,
                  schema->result_count) ||
      !count_fits(tn_op_cell__region_count(cell), schema->region_count - varies,
                  schema->region_count)) {
    return false;
  }
  if (operands != 0) {
    const tn_use_cell* use = tn_use__at(context, tn_op_cell__operands(context, op, cell));
    for (const tn_use_cell* end = use + operands; use != end; ++use) {
      if (TN_UNLIKELY(use->value == 0)) return false;
    }
  }
  return TN_LIKELY((schema->flags & (TN_SCHEMA_DISTINCT_OPERANDS | TN_SCHEMA_OPEN_BRACES |
                                     TN_SCHEMA_NO_ATTRIBUTES)) == 0) ||
         keeps_to_flags(context, op, schema);
}

//===-- Attributes ----------------------------------------------------------------------------===//

/// Flags may be combined.
static bool flags_hold(const tn_attribute_group* group, tn_attribute value) {
  uint64_t left = (uint64_t)tn_integer_attribute_value(value);
  for (uint32_t i = 0; i < group->case_count; ++i) left &= ~(uint64_t)group->cases[i].value;
  return left == 0;
}

static bool case_holds(const tn_attribute_group* group, tn_attribute value) {
  if (group->separator.size != 0) return flags_hold(group, value);
  for (uint32_t i = 0; i < group->case_count; ++i) {
    if (group->style == TN_STYLE_STRING_ENUM) {
      if (tn_string_view_equal(group->cases[i].name, tn_string_attribute_value(value))) return true;
    } else if (group->cases[i].value == tn_integer_attribute_value(value)) {
      return true;
    }
  }
  return group->case_count == 0;
}

bool tn_attribute_group__holds(const tn_attribute_group* group, tn_attribute value) {
  if (group->style == TN_STYLE_DIALECT) {
    if (group->words != NULL) return tn_enum_attribute__holds(group->words, value);
    return tn_attribute__is_of_dialect(value) &&
           tn_string_view_equal(tn_opaque_attribute_dialect(value), group->dialect);
  }
  uint64_t number;
  if (group->style == TN_STYLE_WORDS && tn_enum_attribute__number(value, &number)) return true;
  return group->rule == NULL ||
         (tn_attribute_rule__holds(group->rule, value) && case_holds(group, value));
}

/// The op's attributes, prepared for several lookups.
typedef struct present {
  const tn_context* context;
  const tn_uref* keys;
  const tn_uref* values;
  uint32_t count;
  bool has_discardable;  ///< Discardable attributes count, too.
  uint64_t bits;         ///< A Bloom filter of the keys, which answers most lookups of missing
                         ///< keys.
} present;

static inline uint64_t bit_of(tn_uref key) {
  return 1ull << ((key & TN_UREF_MASK) * 0x9e3779b1u >> 26);
}

static present present_of(const tn_context* context, tn_ref op, const tn_op_schema* schema) {
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  present all = {context,
                 shape->keys,
                 tn_op_cell__attributes(context, cell),
                 shape->key_count,
                 (schema->base.traits & TN_OP_TRAIT_ATTRIBUTES_STAY) != 0,
                 0};
  for (uint32_t i = 0; i < all.count; ++i) all.bits |= bit_of(all.keys[i]);
  return all;
}

/// Like tn_op_schema__attribute.
static tn_attribute find_present(const present* all, tn_uref key) {
  tn_uref found = 0;
  if ((all->bits & bit_of(key)) == 0) return (tn_attribute){NULL};
  for (uint32_t i = 0; i < all->count; ++i) {
    if (all->keys[i] == (key | TN_UREF_FLAG))
      return tn_attribute__from(all->context, all->values[i]);
    if (all->has_discardable && all->keys[i] == key) found = all->values[i];
  }
  return tn_attribute__from(all->context, found);
}

static tn_status check_attributes(const tn_context* context, tn_ref op,
                                  const tn_op_schema* schema) {
  const present all = present_of(context, op, schema);
  for (uint32_t i = 0; i < schema->attribute_count; ++i) {
    const tn_attribute_group* group = &schema->attributes[i];
    if (group->is_optional || group->default_value != 0) continue;
    if (find_present(&all, group->identifier).storage == NULL) {
      return tn_op__fail_named(context, op, NULL, "requires attribute '%.*s'",
                               (int)group->name.size, group->name.data);
    }
  }
  for (uint32_t i = 0; all.count != 0 && i < schema->attribute_count; ++i) {
    const tn_attribute_group* group = &schema->attributes[i];
    const tn_attribute value = find_present(&all, group->identifier);
    if (value.storage == NULL || tn_attribute_group__holds(group, value)) continue;
    return tn_op__fail_named(context, op, NULL, "%s '%.*s' failed to satisfy constraint: %.*s",
                             group->style == TN_STYLE_WORDS ? "property" : "attribute",
                             (int)group->name.size, group->name.data, (int)group->description.size,
                             group->description.data);
  }
  return TN_OK;
}

//===-- Operands and results ------------------------------------------------------------------===//

static tn_status fail_segments(const tn_context* context, tn_ref op, bool operands, uint32_t found,
                               tn_uref key) {
  const tn_uref value = tn_op_cell__attribute(context, tn_op__at(context, op), key | TN_UREF_FLAG);
  const tn_attribute attribute = tn_attribute__from(context, value);
  const char* what = operands ? "operand" : "result";
  size_t size = 0;
  const int32_t* sizes = NULL;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY)) {
    sizes = tn_dense_array_attribute_data(attribute, &size);
  }
  int64_t sum = 0;
  for (size_t i = 0; i < size / sizeof *sizes; ++i) {
    sum += sizes[i];
    if (sizes[i] >= 0) continue;
    return tn_op__fail_named(context, op, NULL,
                             "'%sSegmentSizes' attribute cannot have negative elements", what);
  }
  return tn_op__fail_named(context, op, NULL,
                           "%s count (%u) does not match with the total size (%lld) specified in "
                           "attribute '%sSegmentSizes'",
                           what, found, (long long)sum, what);
}

static tn_status fail_value(const tn_context* context, tn_ref op, const tn_value_group* group,
                            const char* what, uint32_t index, tn_type type) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text, "%s #%u must be %s", what, index,
                        group->arity == TN_VARIADIC ? "variadic of " : "");
  tn_text_buffer_append_view(&text, group->description);
  tn_text_buffer_append_text(&text, ", but got ");
  tn_text_buffer__append_type(&text, type);
  return tn_check__fail(context, op, true, &text);
}

static tn_ref value_at(const tn_context* context, tn_ref op, bool operands, uint32_t index) {
  const tn_op_cell* cell = tn_op__at(context, op);
  return operands ? tn_op_cell__operand(context, op, cell, index)
                  : tn_op_cell__result(op, cell, index);
}

static tn_type type_at(const tn_context* context, tn_ref op, bool operands, uint32_t index) {
  const tn_ref value = value_at(context, op, operands, index);
  if (value == 0) return (tn_type){NULL};
  return tn_type__from(context, tn_value_cell__type(tn_value__at(context, value)));
}

static tn_status check_values(const tn_context* context, tn_ref op, const tn_value_group* groups,
                              const uint32_t* counts, uint32_t group_count, bool operands) {
  const char* what = operands ? "operand" : "result";
  uint32_t at = 0;
  for (uint32_t i = 0; i < group_count; ++i) {
    const tn_value_group* group = &groups[i];
    if (group->arity == TN_OPTIONAL && counts[i] > 1) {
      return tn_op__fail_named(context, op, NULL,
                               "%s group starting at #%u requires 0 or 1 element, but found %u",
                               what, at, counts[i]);
    }
    if (group->arity == TN_SINGLE && counts[i] != 1) {
      return tn_op__fail_named(context, op, NULL,
                               "%s group starting at #%u requires 1 element, but found %u", what,
                               at, counts[i]);
    }
    for (uint32_t k = 0; k < counts[i]; ++k, ++at) {
      if (group->rule == NULL) continue;
      const tn_type type = type_at(context, op, operands, at);
      if (tn_type_rule__holds(group->rule, type)) continue;
      return fail_value(context, op, group, what, at, type);
    }
  }
  return TN_OK;
}

static tn_status check_groups(const tn_context* context, tn_ref op, const tn_op_schema* schema) {
  uint32_t counts[TN_GROUPS_MAX];
  const tn_op_cell* cell = tn_op__at(context, op);
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) {
    return fail_segments(context, op, true, tn_op_cell__operand_count(context, cell),
                         schema->operand_segments);
  }
  TN_TRY(check_values(context, op, schema->operands, counts, schema->operand_count, true));
  if (!tn_op_schema__result_groups(context, schema, op, counts)) {
    return fail_segments(context, op, false, tn_op_cell__result_count(cell),
                         schema->result_segments);
  }
  return check_values(context, op, schema->results, counts, schema->result_count, false);
}

//===-- Regions -------------------------------------------------------------------------------===//

static uint32_t block_count(const tn_context* context, tn_ref region, uint32_t limit) {
  uint32_t count = 0;
  tn_ref block = tn_region__at(context, region)->first_block;
  while (block != 0 && count <= limit) {
    ++count;
    block = tn_block__at(context, block)->next;
  }
  return count;
}

static tn_status check_regions(const tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__region_count(cell);
  for (uint32_t i = 0; i < count && i < schema->region_count; ++i) {
    const tn_region_group* group = &schema->regions[i];
    if (group->block_count == 0) continue;
    const tn_ref region = tn_op_cell__region(cell, i);
    if (block_count(context, region, group->block_count) == group->block_count) continue;
    return tn_op__fail_named(
        context, op, NULL, "region #%u ('%.*s') failed to verify constraint: region with %u blocks",
        i, (int)group->name.size, group->name.data, group->block_count);
  }
  return TN_OK;
}

static tn_status check_single_blocks(const tn_context* context, tn_ref op,
                                     const tn_op_schema* schema) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__region_count(cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_region_cell* region = tn_region__at(context, tn_op_cell__region(cell, i));
    if (region->first_block == 0) continue;
    if (region->first_block != region->last_block) {
      return tn_op__fail_named(context, op, NULL, "expects region #%u to have 0 or 1 blocks", i);
    }
    if ((schema->base.traits & TN_OP_TRAIT_NO_TERMINATOR) == 0 &&
        tn_block__at(context, region->first_block)->first_op == 0) {
      return tn_op__fail_named(context, op, NULL, "expects a non-empty block");
    }
  }
  return TN_OK;
}

static tn_status check_terminators(const tn_context* context, tn_ref op,
                                   const tn_op_schema* schema) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__region_count(cell);
  const tn_string_view wanted_name = tn_operation_name__text(schema->terminator);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref block = tn_region__at(context, tn_op_cell__region(cell, i))->first_block;
    const tn_ref last = block == 0 ? 0 : tn_block__at(context, block)->last_op;
    if (last == 0) continue;
    const tn_storage* name = tn_op_cell__name(context, tn_op__at(context, last));
    if (name == schema->terminator) continue;
    const tn_string_view found = tn_operation_name__text(name);
    return tn_op__fail_named(context, op, NULL, "expects regions to end with '%.*s', found '%.*s'",
                             (int)wanted_name.size, wanted_name.data, (int)found.size, found.data);
  }
  return TN_OK;
}

static tn_status check_no_arguments(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__region_count(cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref block = tn_region__at(context, tn_op_cell__region(cell, i))->first_block;
    if (block == 0 || tn_block__at(context, block)->argument_count == 0) continue;
    if (count > 1) {
      return tn_op__fail_named(context, op, NULL, "region #%u should have no arguments", i);
    }
    return tn_op__fail_named(context, op, NULL, "region should have no arguments");
  }
  return TN_OK;
}

//===-- Traits --------------------------------------------------------------------------------===//

/// Returns the types of operands, then of results if `with_results`; null after the last one.
static tn_type next_type(const tn_context* context, tn_ref op, bool with_results, uint32_t index) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t operands = tn_op_cell__operand_count(context, cell);
  if (index < operands) return type_at(context, op, true, index);
  index -= operands;
  if (!with_results || index >= tn_op_cell__result_count(cell)) return (tn_type){NULL};
  return type_at(context, op, false, index);
}

/// Returns whether the same dimensions of two vectors are scalable.
static bool same_scalability(tn_type a, tn_type b) {
  if (!tn_type__is(a, TN_TYPE_VECTOR) || !tn_type__is(b, TN_TYPE_VECTOR)) return true;
  for (size_t i = 0; i < tn_shaped_type_rank(a); ++i) {
    if (tn_vector_type_is_scalable(a, i) != tn_vector_type_is_scalable(b, i)) return false;
  }
  return true;
}

/// Returns whether tensors have equal dimensions, including dynamic ones. Other types count as
/// zero-dimensional.
static bool same_dims(tn_type a, tn_type b) {
  const size_t rank = tn_type__is(a, TN_TYPE_TENSOR) ? tn_shaped_type_rank(a) : 0;
  if (tn_type__is(a, TN_TYPE_UNRANKED_TENSOR) != tn_type__is(b, TN_TYPE_UNRANKED_TENSOR) ||
      rank != (tn_type__is(b, TN_TYPE_TENSOR) ? tn_shaped_type_rank(b) : 0)) {
    return false;
  }
  return rank == 0 ||
         memcmp(tn_shaped_type_dims(a), tn_shaped_type_dims(b), rank * sizeof(int64_t)) == 0;
}

static bool same_shape(tn_type a, tn_type b) {
  const bool a_shaped = tn_type_is_shaped(a);
  if (!a_shaped || !tn_type_is_shaped(b)) return a_shaped == tn_type_is_shaped(b);
  if (!tn_shaped_type_has_rank(a) || !tn_shaped_type_has_rank(b)) return true;
  const size_t rank = tn_shaped_type_rank(a);
  if (rank != tn_shaped_type_rank(b)) return false;
  for (size_t i = 0; i < rank; ++i) {
    const int64_t left = tn_shaped_type_dims(a)[i];
    const int64_t right = tn_shaped_type_dims(b)[i];
    if (left != right && left != TN_DYNAMIC && right != TN_DYNAMIC) return false;
  }
  return same_scalability(a, b);
}

static bool same_element(tn_type a, tn_type b) {
  return tn_type_equal(tn_type__element(a), tn_type__element(b));
}

static bool same_type(tn_type a, tn_type b) { return tn_type_equal(a, b); }

/// Returns whether element types are equal and shapes are compatible.
static bool same_but_for_dims(tn_type a, tn_type b) {
  return same_element(a, b) && same_shape(a, b);
}

typedef struct sameness {
  uint32_t flag;
  bool with_results;
  bool (*holds)(tn_type a, tn_type b);
  const char* message;
} sameness;

static const sameness samenesses[] = {
    {TN_SCHEMA_SAME_OPERANDS_AND_RESULT_TYPE, true, same_but_for_dims,
     "requires the same type for all operands and results"},
    {TN_SCHEMA_SAME_OPERANDS_AND_RESULT_SHAPE, true, same_shape,
     "requires the same shape for all operands and results"},
    {TN_SCHEMA_SAME_OPERANDS_AND_RESULT_ELEMENT, true, same_element,
     "requires the same element type for all operands and results"},
    {TN_SCHEMA_SAME_OPERAND_TYPES, false, same_type, "requires all operands to have the same type"},
    {TN_SCHEMA_SAME_OPERANDS_ELEMENT, false, same_element,
     "requires the same element type for all operands"},
    {TN_SCHEMA_SAME_OPERANDS_SHAPE, false, same_shape, "requires the same shape for all operands"},
};

static tn_status check_sameness(const tn_context* context, tn_ref op, const sameness* self) {
  const tn_type first = next_type(context, op, self->with_results, 0);
  if (first.storage == NULL) return TN_OK;
  for (uint32_t i = 1;; ++i) {
    const tn_type type = next_type(context, op, self->with_results, i);
    if (type.storage == NULL) return TN_OK;
    if (!self->holds(first, type)) return tn_op__fail_named(context, op, NULL, "%s", self->message);
  }
}

static bool is_mappable(tn_type type) {
  return tn_type__is(type, TN_TYPE_VECTOR) || tn_type__is(type, TN_TYPE_TENSOR) ||
         tn_type__is(type, TN_TYPE_UNRANKED_TENSOR);
}

static tn_status check_elementwise(const tn_context* context, tn_ref op) {
  const uint32_t operands = tn_op_cell__operand_count(context, tn_op__at(context, op));
  tn_type first = {NULL};
  bool operand_is_mappable = false;
  bool result_is_mappable = false;
  bool result_is_scalar = false;
  for (uint32_t i = 0;; ++i) {
    const tn_type type = next_type(context, op, true, i);
    if (type.storage == NULL) break;
    if (!is_mappable(type)) {
      result_is_scalar = result_is_scalar || i >= operands;
      continue;
    }
    operand_is_mappable = operand_is_mappable || i < operands;
    result_is_mappable = result_is_mappable || i >= operands;
    if (first.storage == NULL) first = type;
    const bool same_base = tn_type__is(first, TN_TYPE_VECTOR) == tn_type__is(type, TN_TYPE_VECTOR);
    if (!same_base || !same_shape(first, type)) {
      return tn_op__fail_named(
          context, op, NULL,
          "all non-scalar operands/results must have the same shape and base type");
    }
  }
  if (result_is_mappable && !operand_is_mappable) {
    return tn_op__fail_named(
        context, op, NULL,
        "if a result is non-scalar, then at least one operand must be non-scalar");
  }
  if (operand_is_mappable && result_is_scalar) {
    return tn_op__fail_named(context, op, NULL, "if an operand is non-scalar, then %s",
                             result_is_mappable ? "all results must be non-scalar"
                                                : "there must be at least one non-scalar result");
  }
  return TN_OK;
}

static tn_status check_parent(const tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_ref parent = tn_op_cell__parent(context, tn_op__at(context, op));
  if (parent == 0) return TN_OK;
  const tn_string_view name = tn_op_cell__name_text(context, tn_op__at(context, parent));
  for (uint32_t i = 0; i < schema->parent_count; ++i) {
    if (tn_string_view_equal(schema->parents[i], name)) return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "expects parent op ");
  if (schema->parent_count > 1) tn_text_buffer_append_text(&text, "to be one of ");
  tn_text_buffer_append_text(&text, "'");
  for (uint32_t i = 0; i < schema->parent_count; ++i) {
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    tn_text_buffer_append_view(&text, schema->parents[i]);
  }
  tn_text_buffer_append_text(&text, "'");
  return tn_check__fail(context, op, true, &text);
}

static tn_status check_end(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (cell->block != 0 && cell->next == 0) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "must be the last operation in the parent block");
}

/// Returns whether a symbol has an optional name that is absent.
static bool may_go_nameless(const tn_context* context, tn_ref op, const tn_op_schema* schema) {
  for (uint32_t i = 0; i < schema->attribute_count; ++i) {
    const tn_attribute_group* group = &schema->attributes[i];
    if (group->is_optional && tn_string_view_equal(group->name, tn_string_view_from("sym_name"))) {
      return tn_op_schema__attribute(context, schema, op, i) == NULL;
    }
  }
  return false;
}

/// Checks the traits that MLIR calls structural, before the parts of the op.
static tn_status check_structure(const tn_context* context, tn_ref op, const tn_op_schema* schema) {
  if (schema->parent_count != 0) TN_TRY(check_parent(context, op, schema));
  if ((schema->flags & TN_SCHEMA_SINGLE_BLOCK) != 0) {
    TN_TRY(check_single_blocks(context, op, schema));
  }
  return (schema->flags & TN_SCHEMA_NO_REGION_ARGUMENTS) != 0 ? check_no_arguments(context, op)
                                                              : TN_OK;
}

static tn_status check_traits(const tn_context* context, tn_ref op, const tn_op_schema* schema) {
  // A relation between types that MLIR checks before other traits.
  if ((schema->flags & TN_SCHEMA_SAME_DIMS) != 0 &&
      !same_dims(next_type(context, op, true, 0), next_type(context, op, true, 1))) {
    return tn_op__fail_named(
        context, op, NULL,
        "failed to verify that input and output have the same tensor dimensions");
  }
  for (size_t i = 0; i < sizeof samenesses / sizeof *samenesses; ++i) {
    if ((schema->flags & samenesses[i].flag) != 0) {
      TN_TRY(check_sameness(context, op, &samenesses[i]));
    }
  }
  return (schema->flags & TN_SCHEMA_ELEMENTWISE) != 0 ? check_elementwise(context, op) : TN_OK;
}

/// Checks the traits that depend on the op's position.
static tn_status check_place_traits(const tn_context* context, tn_ref op,
                                    const tn_op_schema* schema) {
  // A user's branch is verified after this, with the user's verifier.
  if (schema->base.interface->branch != NULL &&
      tn_op_interface__of(context, op) == schema->base.interface) {
    TN_TRY(tn_branch__verify(context, op));
  }
  if ((schema->base.traits & TN_OP_TRAIT_TERMINATOR) != 0) TN_TRY(check_end(context, op));
  if ((schema->base.traits & TN_OP_TRAIT_SYMBOL) != 0 && !may_go_nameless(context, op, schema)) {
    TN_TRY(tn_op__verify_symbol((tn_context*)(uintptr_t)context, op));
  }
  return TN_OK;
}

//===-- Complete verification -----------------------------------------------------------------===//

static tn_status check_rules(tn_context* context, tn_ref op, const tn_op_schema* schema,
                             tn_rule_stage stage, bool types_are_right, tn_symbol_finder* finder) {
  const tn_rule_list* rules = schema->rules[stage];
  if (TN_LIKELY(rules == NULL)) return TN_OK;
  return context->services->rule_engine->check(context, op, schema, rules, types_are_right, finder);
}

tn_status tn_op_schema__verify(tn_context* context, tn_ref op, const tn_op_definition* definition) {
  const tn_op_schema* schema = tn_op_schema__of(definition);
  TN_TRY(check_counts(context, op, schema));
  TN_TRY(check_structure(context, op, schema));
  TN_TRY(check_attributes(context, op, schema));
  TN_TRY(check_groups(context, op, schema));
  TN_TRY(tn_op_schema__check_matches(context, op, schema));
  TN_TRY(check_regions(context, op, schema));
  TN_TRY(check_traits(context, op, schema));
  TN_TRY(check_place_traits(context, op, schema));
  TN_TRY(check_rules(context, op, schema, TN_RULES_OF_OP, false, NULL));
  return schema->check == NULL ? TN_OK : schema->check(context, op, schema);
}

// Runs the checks of tn_op_schema__verify in the same order, except those known to hold.
tn_status tn_op_schema__verify_place(tn_context* context, tn_ref op,
                                     const tn_op_definition* definition) {
  const tn_op_schema* schema = tn_op_schema__of(definition);
  TN_TRY(check_counts(context, op, schema));
  TN_TRY(check_structure(context, op, schema));
  TN_TRY(check_regions(context, op, schema));
  TN_TRY(check_place_traits(context, op, schema));
  TN_TRY(check_rules(context, op, schema, TN_RULES_OF_OP, true, NULL));
  if (schema->check == NULL || schema->check_depends_on_types_only) return TN_OK;
  return schema->check(context, op, schema);
}

tn_status tn_op_schema__verify_symbols(tn_context* context, tn_ref op,
                                       const tn_op_definition* definition,
                                       tn_symbol_finder* finder) {
  const tn_op_schema* schema = tn_op_schema__of(definition);
  TN_TRY(check_rules(context, op, schema, TN_RULES_OF_SYMBOLS, false, finder));
  if (schema->check_symbols == NULL) return TN_OK;
  return schema->check_symbols(context, op, schema, finder);
}

tn_status tn_op_schema__verify_regions(tn_context* context, tn_ref op,
                                       const tn_op_definition* definition) {
  const tn_op_schema* schema = tn_op_schema__of(definition);
  if ((schema->flags & TN_SCHEMA_IMPLICIT_TERMINATOR) != 0) {
    TN_TRY(check_terminators(context, op, schema));
  }
  if ((definition->traits & TN_OP_TRAIT_SYMBOL_TABLE) != 0) {
    TN_TRY(tn_op__verify_symbol_table(context, op));
  }
  TN_TRY(check_rules(context, op, schema, TN_RULES_OF_REGIONS, false, NULL));
  return schema->check_regions == NULL ? TN_OK : schema->check_regions(context, op, schema);
}
