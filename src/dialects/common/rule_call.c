// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions in rules: `fits(a, b)`.

#include <tenure/type.h>

#include "base/judy_map.h"
#include "dialects/common/rule.h"
#include "ir/strides.h"

static rule_value answer(int truth) { return truth < 0 ? rule_nothing : rule_number(truth); }

static rule_value raw_part(const rule_run* self, rule_value list, int64_t index) {
  const tn_type type = rule_value__type(self, list);
  if (list.kind != VALUE_ATTRIBUTE && list.kind != VALUE_DIMS && type.storage != NULL) {
    list = (rule_value){.kind = VALUE_DIMS, .storage = type.storage};
  }
  return rule_value__part(self, list, index);
}

/// Compares lists of numbers, with dynamic sizes as ordinary values.
static int same_numbers(const rule_run* self, rule_value a, rule_value b) {
  const int64_t size = rule_value__size(self, a);
  if (size < 0 || rule_value__size(self, b) < 0) return -1;
  if (size != rule_value__size(self, b)) return 0;
  for (int64_t i = 0; i < size; ++i) {
    const int equal = rule_value__equal(self, raw_part(self, a, i), raw_part(self, b, i));
    if (equal != 1) return equal;
  }
  return 1;
}

/// Returns whether ranks and static dimensions are equal.
static int shapes_fit(const rule_run* self, rule_value a, rule_value b) {
  const tn_type left = rule_value__type(self, a);
  const tn_type right = rule_value__type(self, b);
  if (!tn_shaped_type_has_rank(left) || !tn_shaped_type_has_rank(right)) return -1;
  return tn_check__shapes_fit(left, right);
}

/// Returns whether `a` can be broadcast to `b`: aligned at the end, dimensions are equal, 1, or
/// dynamic.
static int broadcasts(const rule_run* self, rule_value a, rule_value b) {
  const tn_type left = rule_value__type(self, a);
  const tn_type right = rule_value__type(self, b);
  if (!tn_shaped_type_has_rank(left) || !tn_shaped_type_has_rank(right)) return -1;
  const size_t short_rank = tn_shaped_type_rank(left);
  const size_t long_rank = tn_shaped_type_rank(right);
  if (short_rank > long_rank) return 0;
  for (size_t i = 1; i <= short_rank; ++i) {
    const int64_t one = tn_shaped_type_dims(left)[short_rank - i];
    const int64_t other = tn_shaped_type_dims(right)[long_rank - i];
    if (one != other && one != 1 && one != TN_DYNAMIC && other != TN_DYNAMIC) return 0;
  }
  return 1;
}

/// Returns the index of the first part that repeats an earlier one; nothing if all differ.
static rule_value first_repeat(rule_run* self, rule_value list) {
  const int64_t size = rule_value__size(self, list);
  rule_value found = rule_nothing;
  tn_judy_set seen = {0};
  for (int64_t i = 0; i < size && found.kind == VALUE_NOTHING && !self->failed; ++i) {
    const rule_value part = rule_value__part(self, list, i);
    bool is_new = true;
    uintptr_t identity = (uintptr_t)part.storage;
    if (part.kind == VALUE_NOTHING) continue;
    if (part.kind == VALUE_NUMBER) identity = (uintptr_t)part.number;
    if (part.kind == VALUE_ONE) identity = part.ref;
    if (part.kind == VALUE_OP || part.kind == VALUE_BLOCK) identity = part.ref;
    self->failed = tn_judy_set_insert(&seen, identity, &is_new) != TN_OK &&
                   tn_context__out_of_memory(self->context) != TN_OK;
    if (!is_new) found = rule_number(i);
  }
  tn_judy_set_clear(&seen);
  return found;
}

/// Returns whether all parts differ; with `is_bounded`, each must be a number from 0 up to their
/// count.
static int are_distinct(rule_run* self, rule_value list, bool is_bounded) {
  const int64_t size = rule_value__size(self, list);
  if (size < 0) return -1;
  for (int64_t i = 0; is_bounded && i < size; ++i) {
    int64_t number = 0;
    if (!rule_value__number(self, rule_value__part(self, list, i), &number)) return -1;
    if (number < 0 || number >= size) return 0;
  }
  return first_repeat(self, list).kind == VALUE_NOTHING;
}

static rule_value of_two_numbers(rule_function function, int64_t a, int64_t b) {
  switch (function) {
    case RULE_FUNCTION_min:
      return rule_number(a < b ? a : b);
    case RULE_FUNCTION_max:
      return rule_number(a > b ? a : b);
    default:
      break;
  }
  if (b == 0 || (b == -1 && a == INT64_MIN)) return rule_nothing;
  const int64_t whole = a / b;
  const int64_t rest = a % b;
  const bool same_sign = (rest < 0) == (b < 0);
  if (function == RULE_FUNCTION_mod) return rule_number(rest == 0 || same_sign ? rest : rest + b);
  if (function == RULE_FUNCTION_ceil_div) return rule_number(whole + (rest != 0 && same_sign));
  return rule_number(whole - (rest != 0 && !same_sign));
}

static rule_value symbol_of(rule_run* self, rule_value reference) {
  tn_attribute attribute = rule_value__attribute(reference);
  if (reference.kind == VALUE_TEXT &&
      tn_symbol_ref_attribute_get(self->context, reference.text, NULL, 0, &attribute) != TN_OK) {
    self->failed = true;
    return rule_nothing;
  }
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_SYMBOL_REF)) return rule_nothing;
  if (self->finder == NULL) self->finder = &self->own_finder;
  return rule_entity(VALUE_OP, tn_check__symbol(self->context, self->op, attribute, self->finder));
}

#define RANK_MAX TN_STRIDES_RANK_MAX

/// Returns the vector type whose leading dimensions are the numbers of `list`.
static rule_value vector_of(rule_run* self, tn_type type, rule_value list) {
  int64_t dims[RANK_MAX];
  bool scalable[RANK_MAX];
  if (!tn_type__is(type, TN_TYPE_VECTOR) || tn_shaped_type_rank(type) > RANK_MAX) {
    return rule_nothing;
  }
  const size_t rank = tn_shaped_type_rank(type);
  for (size_t i = 0; i < rank; ++i) {
    scalable[i] = tn_vector_type_is_scalable(type, i);
    if (!rule_value__number(self, raw_part(self, list, (int64_t)i), &dims[i])) {
      dims[i] = tn_shaped_type_dims(type)[i];
    }
    if (dims[i] <= 0) return rule_nothing;
  }
  tn_type made;
  if (tn_vector_type_get(tn_type_element_type(type), dims, scalable, rank, &made) != TN_OK) {
    self->failed = true;
    return rule_nothing;
  }
  return rule_type(made);
}

rule_value rule_value__call(rule_run* self, rule_function function, const rule_value* arguments,
                            uint32_t count) {
  const rule_value a = count > 0 ? arguments[0] : rule_nothing;
  const rule_value b = count > 1 ? arguments[1] : rule_nothing;
  int64_t left = 0;
  int64_t right = 0;
  switch (function) {
    case RULE_FUNCTION_has:
      return rule_number(a.kind != VALUE_NOTHING && (a.kind != VALUE_MANY || a.count != 0));
    case RULE_FUNCTION_known: {
      // Unknown counts as false.
      return rule_number(rule_value__truth(self, a) == 1);
    }
    case RULE_FUNCTION_either:
      return a.kind == VALUE_NOTHING ? b : a;
    case RULE_FUNCTION_same:
      if (a.kind == VALUE_ONE && b.kind == VALUE_ONE) return rule_number(a.ref == b.ref);
      return rule_number(a.kind == b.kind &&
                         (a.kind == VALUE_NOTHING || rule_value__equal(self, a, b) == 1));
    case RULE_FUNCTION_same_shape:
    case RULE_FUNCTION_same_numbers:
      return answer(same_numbers(self, a, b));
    case RULE_FUNCTION_fits:
      return answer(shapes_fit(self, a, b));
    case RULE_FUNCTION_broadcasts:
      return answer(broadcasts(self, a, b));
    case RULE_FUNCTION_is_permutation:
      return answer(are_distinct(self, a, true));
    case RULE_FUNCTION_distinct:
      return answer(are_distinct(self, a, false));
    case RULE_FUNCTION_repeat:
      return first_repeat(self, a);
    case RULE_FUNCTION_abs:
      if (!rule_value__number(self, a, &left) || left == INT64_MIN) return rule_nothing;
      return rule_number(left < 0 ? -left : left);
    case RULE_FUNCTION_power_of_two:
      if (!rule_value__number(self, a, &left)) return rule_nothing;
      return rule_number(left > 0 && (left & (left - 1)) == 0);
    case RULE_FUNCTION_q: {
      rule_value quoted = a;
      quoted.is_quoted = true;
      return quoted;
    }
    case RULE_FUNCTION_when:
      if (count < 3 || rule_value__truth(self, a) < 0) return rule_nothing;
      return rule_value__truth(self, a) == 1 ? b : arguments[2];
    case RULE_FUNCTION_bracketed: {
      rule_value shown = a;
      shown.is_bracketed = rule_value__truth(self, b) == 1;
      return shown;
    }
    case RULE_FUNCTION_vector_of:
      return vector_of(self, rule_value__type(self, a), b);
    case RULE_FUNCTION_nan: {
      const tn_attribute attribute = rule_value__attribute(a);
      if (!tn_attribute__is(attribute, TN_ATTRIBUTE_FLOAT)) return rule_nothing;
      const double real = tn_float_attribute_value(attribute);
      return rule_number(real != real);
    }
    case RULE_FUNCTION_without:
    case RULE_FUNCTION_extents: {
      const tn_type type = rule_value__type(self, a);
      if (!tn_shaped_type_has_rank(type)) return rule_nothing;
      rule_value dims = {.kind = VALUE_DIMS, .has_blanks = true, .storage = type.storage};
      if (rule_value__number(self, b, &left) && left >= 0) dims.start = (uint32_t)left + 1;
      return dims;
    }
    case RULE_FUNCTION_symbol:
      return symbol_of(self, a);
    default:
      if (!rule_value__number(self, a, &left) || !rule_value__number(self, b, &right)) {
        return rule_nothing;
      }
      return of_two_numbers(function, left, right);
  }
}
