// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks the type relations of an op, the `match` of its schema.

#include <tenure/type.h>

#include "schema/check.h"

static tn_type type_at(const tn_context* context, tn_ref op, bool is_operand, uint32_t index) {
  return is_operand ? tn_op__operand_type(context, op, index)
                    : tn_op__result_type(context, op, index);
}

static tn_type place_type(const tn_context* context, tn_ref op, const tn_op_schema* schema,
                          tn_place place, const uint32_t* operands, const uint32_t* results) {
  if (place.kind == TN_PLACE_ATTRIBUTE) {
    const tn_attribute value = {tn_op_schema__attribute(context, schema, op, place.index)};
    if (value.storage == NULL) return (tn_type){NULL};
    return tn_attribute__is(value, TN_ATTRIBUTE_TYPE) ? tn_type_attribute_value(value)
                                                      : tn_attribute_type(value);
  }
  const bool is_operand = place.kind == TN_PLACE_OPERAND;
  const uint32_t* counts = is_operand ? operands : results;
  if (counts[place.index] == 0) return (tn_type){NULL};
  uint32_t at = 0;
  for (uint32_t i = 0; i < place.index; ++i) at += counts[i];
  return type_at(context, op, is_operand, at);
}

/// Returns whether either side of a relation is a string, which has no type.
static bool is_text(const tn_context* context, tn_ref op, const tn_op_schema* schema,
                    const tn_type_match* match) {
  const tn_place places[] = {match->source, match->target};
  for (size_t i = 0; i < 2; ++i) {
    if (places[i].kind != TN_PLACE_ATTRIBUTE) continue;
    const tn_attribute value = {tn_op_schema__attribute(context, schema, op, places[i].index)};
    if (tn_attribute__is(value, TN_ATTRIBUTE_STRING)) return true;
  }
  return false;
}

static tn_status fail_match(const tn_context* context, tn_ref op, const tn_type_match* match) {
  tn_string_view words = match->message;
  const bool is_whole = words.size != 0 && *words.data == '!';
  words.data += is_whole;
  words.size -= is_whole;
  return tn_op__fail_named(context, op, NULL, "%s%.*s", is_whole ? "" : "failed to verify that ",
                           (int)words.size, words.data);
}

/// Returns whether a group has one value for each element of `source`, each of the element type.
static bool elements_match(const tn_context* context, tn_ref op, const tn_type_match* match,
                           tn_type source, const uint32_t* operands, const uint32_t* results) {
  const bool is_operand = match->target.kind == TN_PLACE_OPERAND;
  const uint32_t* counts = is_operand ? operands : results;
  const uint32_t index = match->target.index;
  const tn_type element = tn_type_element_type(source);
  if (!tn_shaped_type_has_static_shape(source)) return true;
  if (tn_shaped_type_element_count(source) != (int64_t)counts[index]) return false;
  uint32_t at = 0;
  for (uint32_t i = 0; i < index; ++i) at += counts[i];
  for (uint32_t i = 0; i < counts[index]; ++i) {
    if (!tn_type_equal(type_at(context, op, is_operand, at + i), element)) return false;
  }
  return true;
}

/// Returns the number of elements of a shaped type. Dynamic sizes are treated like any other;
/// scalable dimensions are taken once.
static int64_t length_of(tn_type type) {
  const size_t rank = tn_shaped_type_rank(type);
  uint64_t length = 1;
  for (size_t i = 0; i < rank; ++i) length *= (uint64_t)tn_shaped_type_dims(type)[i];
  return (int64_t)length;
}

static bool same_extents(tn_type a, tn_type b) {
  const size_t rank = tn_shaped_type_rank(a);
  if (rank != tn_shaped_type_rank(b)) return false;
  return rank == 0 ||
         memcmp(tn_shaped_type_dims(a), tn_shaped_type_dims(b), rank * sizeof(int64_t)) == 0;
}

/// Returns whether two types agree in the compared property. Dialect types always do, because their
/// parts are unknown.
static bool types_agree(tn_transform comparison, tn_type a, tn_type b) {
  if (tn_type__is_of_dialect(a) || tn_type__is_of_dialect(b)) return true;
  if (comparison == TN_COMPARE_ELEMENTS) {
    return tn_type_equal(tn_type__element(a), tn_type__element(b));
  }
  if (!tn_shaped_type_has_rank(a) || !tn_shaped_type_has_rank(b)) return true;
  switch (comparison) {
    case TN_COMPARE_SHAPES:
      return same_extents(a, b);
    case TN_COMPARE_RANKS:
      return tn_shaped_type_rank(a) == tn_shaped_type_rank(b);
    default:
      return length_of(a) == length_of(b);
  }
}

static bool comparison_holds(const tn_type_match* match, tn_type a, tn_type b) {
  if (match->transform == TN_COMPARE_PRESENCE) return (a.storage == NULL) == (b.storage == NULL);
  return a.storage == NULL || b.storage == NULL || types_agree(match->transform, a, b);
}

tn_status tn_op_schema__check_matches(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  if (schema->match_count == 0) return TN_OK;
  uint32_t operands[TN_GROUPS_MAX];
  uint32_t results[TN_GROUPS_MAX];
  if (!tn_op_schema__operand_groups(context, schema, op, operands)) return TN_OK;
  if (!tn_op_schema__result_groups(context, schema, op, results)) return TN_OK;
  for (uint32_t i = 0; i < schema->match_count; ++i) {
    const tn_type_match* match = &schema->matches[i];
    const tn_type source = place_type(context, op, schema, match->source, operands, results);
    const tn_type target = place_type(context, op, schema, match->target, operands, results);
    tn_type wanted_type = {NULL};
    if (tn_transform__compares(match->transform)) {
      if (comparison_holds(match, source, target)) continue;
      return fail_match(context, op, match);
    }
    if (match->transform == TN_TRANSFORM_ELEMENTS && source.storage != NULL &&
        match->target.kind <= TN_PLACE_RESULT) {
      if (elements_match(context, op, match, source, operands, results)) continue;
      return fail_match(context, op, match);
    }
    if (source.storage == NULL || target.storage == NULL) {
      if (!is_text(context, op, schema, match)) continue;
      return fail_match(context, op, match);
    }
    TN_TRY(tn_infer__type(context, match->transform, source, &wanted_type));
    if (wanted_type.storage == NULL || tn_type_equal(wanted_type, target)) continue;
    return fail_match(context, op, match);
  }
  return TN_OK;
}
