// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer sets: constraints, each with a flag in its reference for equalities.

#include "ir/affine_rewrite.h"
#include "ir/uniqued.h"

//===-- Storage -----------------------------------------------------------------------------===//

const tn_integer_set_payload* tn_affine__set_payload(tn_attribute set) {
  return tn_attribute__is(set, TN_ATTRIBUTE_INTEGER_SET) ? tn_storage_payload(set.storage) : NULL;
}

static tn_status unique_set(tn_context* context, uint32_t dim_count, uint32_t symbol_count,
                            const tn_uref* constraints, size_t count, tn_attribute* out_set) {
  out_set->storage = NULL;
  TN_TRY(tn_affine__check_inputs(context, dim_count, symbol_count));
  if (count > UINT32_MAX) return tn_uniqued__too_large(context, "an integer set");
  tn_type none;
  TN_TRY(tn_none_type_get(context, &none));
  const tn_integer_set_payload payload = {
      .constraint_count = (uint32_t)count, .dim_count = dim_count, .symbol_count = symbol_count};
  const tn_storage_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_INTEGER_SET),
                              .flags = TN_STORAGE_HAS_ALIAS,
                              .context_or_type = none.storage,
                              .payload = &payload,
                              .payload_size = sizeof payload,
                              .tail = constraints,
                              .tail_size = count * sizeof *constraints};
  return tn_uniquer__get(context, &key, &out_set->storage);
}

//===-- Getters -----------------------------------------------------------------------------===//

tn_status tn_integer_set_get(tn_context* context, uint32_t dim_count, uint32_t symbol_count,
                             const tn_affine_expr* constraints, const bool* is_equality,
                             size_t constraint_count, tn_attribute* out_set) {
  out_set->storage = NULL;
  if (constraint_count == 0) {
    return tn_affine__refuse(context, "an integer set needs at least one constraint");
  }
  TN_TRY(tn_affine__check(context, constraints, constraint_count, dim_count, symbol_count));
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, constraint_count, &list));
  for (size_t i = 0; i < constraint_count; ++i) {
    list.refs[i] = constraints[i].storage->self | (is_equality[i] ? TN_UREF_FLAG : 0);
  }
  const tn_status status =
      unique_set(context, dim_count, symbol_count, list.refs, constraint_count, out_set);
  tn_uref_list__close(context, &list);
  return status;
}

tn_status tn_integer_set_empty_get(tn_context* context, uint32_t dim_count, uint32_t symbol_count,
                                   tn_attribute* out_set) {
  out_set->storage = NULL;
  const tn_storage* one = NULL;
  TN_TRY(tn_affine__constant(context, 1, &one));
  const tn_uref constraint = one->self | TN_UREF_FLAG;
  return unique_set(context, dim_count, symbol_count, &constraint, 1, out_set);
}

//===-- Queries -------------------------------------------------------------------------------===//

uint32_t tn_integer_set_dim_count(tn_attribute set) {
  const tn_integer_set_payload* payload = tn_affine__set_payload(set);
  return payload == NULL ? 0 : payload->dim_count;
}

uint32_t tn_integer_set_symbol_count(tn_attribute set) {
  const tn_integer_set_payload* payload = tn_affine__set_payload(set);
  return payload == NULL ? 0 : payload->symbol_count;
}

size_t tn_integer_set_constraint_count(tn_attribute set) {
  const tn_integer_set_payload* payload = tn_affine__set_payload(set);
  return payload == NULL ? 0 : payload->constraint_count;
}

size_t tn_integer_set_equality_count(tn_attribute set) {
  size_t equality_count = 0;
  const size_t count = tn_integer_set_constraint_count(set);
  for (size_t i = 0; i < count; ++i) equality_count += tn_integer_set_is_equality(set, i) ? 1 : 0;
  return equality_count;
}

tn_affine_expr tn_integer_set_constraint(tn_attribute set, size_t index) {
  const tn_integer_set_payload* payload = tn_affine__set_payload(set);
  if (payload == NULL || index >= payload->constraint_count) return (tn_affine_expr){NULL};
  const tn_context* context = tn_storage_context(set.storage);
  return (tn_affine_expr){tn_uniquer__at(&context->uniquer, payload->constraints[index])};
}

bool tn_integer_set_is_equality(tn_attribute set, size_t index) {
  const tn_integer_set_payload* payload = tn_affine__set_payload(set);
  return payload != NULL && index < payload->constraint_count &&
         (payload->constraints[index] & TN_UREF_FLAG) != 0;
}

bool tn_integer_set_is_canonical_empty(tn_attribute set) {
  return tn_integer_set_constraint_count(set) == 1 && tn_integer_set_is_equality(set, 0) &&
         tn_affine__is_constant_of(tn_integer_set_constraint(set, 0).storage, 1);
}

//===-- Rewriting -----------------------------------------------------------------------------===//

static tn_status replace_constraints(tn_attribute set, const tn_affine_replacements* replacements,
                                     tn_uref* out_constraints) {
  const size_t count = tn_integer_set_constraint_count(set);
  for (size_t i = 0; i < count; ++i) {
    const tn_storage* constraint = tn_integer_set_constraint(set, i).storage;
    TN_TRY(tn_affine__replace_leaves(constraint, replacements, &constraint));
    out_constraints[i] = constraint->self | (tn_integer_set_is_equality(set, i) ? TN_UREF_FLAG : 0);
  }
  return TN_OK;
}

static tn_status check_constraints(const tn_context* context, const tn_uref* constraints,
                                   size_t count, uint32_t dim_count, uint32_t symbol_count) {
  for (size_t i = 0; i < count; ++i) {
    const tn_affine_expr constraint = {tn_uniquer__at(&context->uniquer, constraints[i])};
    TN_TRY(tn_affine__check(context, &constraint, 1, dim_count, symbol_count));
  }
  return TN_OK;
}

tn_status tn_integer_set_replace_dims_and_symbols(tn_attribute set, const tn_affine_expr* dims,
                                                  size_t dim_replacement_count,
                                                  const tn_affine_expr* symbols,
                                                  size_t symbol_replacement_count,
                                                  uint32_t dim_count, uint32_t symbol_count,
                                                  tn_attribute* out_set) {
  out_set->storage = NULL;
  if (set.storage == NULL) return TN_INVALID_ARGUMENT;
  tn_context* context = tn_storage_context(set.storage);
  if (tn_affine__set_payload(set) == NULL) {
    return tn_affine__refuse(context, "attribute is not an integer set");
  }
  const tn_affine_replacements r = {dims, dim_replacement_count, symbols, symbol_replacement_count};
  TN_TRY(tn_affine__check_replacements(context, &r));
  const size_t count = tn_integer_set_constraint_count(set);
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, count, &list));
  tn_status status = replace_constraints(set, &r, list.refs);
  if (status == TN_OK) {
    status = check_constraints(context, list.refs, count, dim_count, symbol_count);
  }
  if (status == TN_OK) {
    status = unique_set(context, dim_count, symbol_count, list.refs, count, out_set);
  }
  tn_uref_list__close(context, &list);
  return tn_affine__report(context, status);
}
