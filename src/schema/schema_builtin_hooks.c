// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks uses of shipped C functions by users' schemas. Custom assemblies and verifiers in C are
// written for ops with a specific structure, so an op that names one must have the same groups,
// constraints and traits as a shipped op that does.

#include <stdio.h>

#include "ir/op_interface.h"
#include "schema/schema_load.h"
#include "schema/schema_value.h"
#include "schema/shipped.h"

//===-- Structure -----------------------------------------------------------------------------===//

static bool same_values(const tn_value_group* a, const tn_value_group* b, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (a[i].arity != b[i].arity || !tn_type_rule__same(a[i].rule, b[i].rule)) return false;
  }
  return true;
}

static bool same_attributes(const tn_attribute_group* a, const tn_attribute_group* b,
                            uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    if (!tn_string_view_equal(a[i].name, b[i].name) || a[i].is_optional != b[i].is_optional ||
        a[i].style != b[i].style || a[i].case_count != b[i].case_count ||
        !tn_string_view_equal(a[i].dialect, b[i].dialect) ||
        !tn_string_view_equal(a[i].mnemonic, b[i].mnemonic) ||
        !tn_attribute_rule__same(a[i].rule, b[i].rule)) {
      return false;
    }
  }
  return true;
}

static bool same_regions(const tn_op_schema* a, const tn_op_schema* b) {
  for (uint32_t i = 0; i < a->region_count; ++i) {
    if (a->regions[i].is_variadic != b->regions[i].is_variadic ||
        a->regions[i].block_count != b->regions[i].block_count) {
      return false;
    }
  }
  for (uint32_t i = 0; i < a->successor_count; ++i) {
    if (a->successors[i].is_variadic != b->successors[i].is_variadic) return false;
  }
  return true;
}

/// Returns whether `a` has the structure of the shipped op `b`. Traits that the interface of `b`
/// adds are not in its schema.
static bool same_structure(const tn_op_schema* a, const tn_op_schema* b) {
  const uint32_t added = b->base.interface->traits | TN_OP_TRAIT_CALL | TN_OP_TRAIT_RETURN_LIKE |
                         TN_OP_TRAIT_SPECULATION;
  return a->flags == b->flags && ((a->base.traits ^ b->base.traits) & ~added) == 0 &&
         a->operand_count == b->operand_count && a->result_count == b->result_count &&
         a->attribute_count == b->attribute_count && a->region_count == b->region_count &&
         a->successor_count == b->successor_count &&
         same_values(a->operands, b->operands, a->operand_count) &&
         same_values(a->results, b->results, a->result_count) &&
         same_attributes(a->attributes, b->attributes, a->attribute_count) && same_regions(a, b);
}

//===-- Lookup --------------------------------------------------------------------------------===//

/// Loads the shipped schema of an op in the context of the schema text.
static tn_status shipped_op(const tn_schema_source* source, tn_string_view name,
                            const tn_op_schema** out_schema) {
  tn_context* context = (tn_context*)(uintptr_t)source->from;
  const tn_storage* storage = NULL;
  const tn_op_definition* definition = NULL;
  TN_TRY(tn_operation_name__get(context, name, &storage));
  TN_TRY(tn_op_definition__load(storage, &definition));
  *out_schema = definition == NULL ? NULL : tn_op_schema__of(definition);
  return TN_OK;
}

static tn_status check_borrowed(const tn_schema_source* source, const tn_op_schema* schema,
                                const char* key) {
  tn_string_view value;
  TN_TRY(tn_schema__text(source, key, &value));
  if (value.data == NULL) return TN_OK;
  char name[128] = "";
  size_t place = 0;
  while (tn_shipped__next_op(key, value, &place, name, sizeof name)) {
    const tn_op_schema* shipped = NULL;
    TN_TRY(shipped_op(source, tn_string_view_from(name), &shipped));
    if (shipped != NULL && same_structure(schema, shipped)) return TN_OK;
  }
  if (*name == '\0') {
    return tn_schema__fail(source, "no shipped op has the %s '%.*s'", key, (int)value.size,
                           value.data);
  }
  return tn_schema__fail(
      source,
      "%s '%.*s' needs the operands, results, attributes, regions, successors and traits of '%s'",
      key, (int)value.size, value.data, name);
}

tn_status tn_schema__check_borrowed(const tn_schema_source* source, const tn_op_schema* schema) {
  if (source->from == NULL) return TN_OK;  // The schema is shipped.
  TN_TRY(check_borrowed(source, schema, "assembly"));
  TN_TRY(check_borrowed(source, schema, "verify"));
  return check_borrowed(source, schema, "verify_regions");
}
