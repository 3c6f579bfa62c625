// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: erases ops and replaces their results.

#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/symbol.h>
#include <tenure/value.h>

#include "reduce.h"

//===-- Values --------------------------------------------------------------------------------===//

static bool is_of_type(tn_value value, tn_type type) {
  return !tn_value_is_null(value) && tn_type_equal(tn_value_type(value), type);
}

static bool make_op(tn_op before, const char* name, tn_type type, const tn_named_attribute* item,
                    tn_op* out_op) {
  const tn_context* context = tn_type_context(type);
  tn_op_state state = {.insertion = {.block = tn_op_block(before), .before = before},
                       .location = tn_op_location(before),
                       .result_types = &type,
                       .result_count = 1,
                       .attributes = item,
                       .attribute_count = item == NULL ? 0 : 1};
  return tn_operation_name_get((tn_context*)(uintptr_t)context, tn_string_view_from(name),
                               &state.name) == TN_OK &&
         tn_op_create(tn_context_root_scope((tn_context*)(uintptr_t)context), &state, out_op) ==
             TN_OK;
}

// Creates a zero attribute for types that arith.constant allows.
static bool zero_of(tn_type type, tn_attribute* out_zero) {
  static const unsigned char zeros[32];
  const tn_type_kind kind = tn_type_kind_of(type);
  if (kind == TN_TYPE_INDEX ||
      (kind == TN_TYPE_INTEGER && tn_integer_type_signedness(type) == TN_SIGNLESS)) {
    return tn_integer_attribute_get(type, 0, out_zero) == TN_OK;
  }
  if (kind == TN_TYPE_FLOAT) return tn_float_attribute_get(type, 0.0, out_zero) == TN_OK;
  if ((kind != TN_TYPE_VECTOR && kind != TN_TYPE_TENSOR) ||
      !tn_shaped_type_has_static_shape(type)) {
    return false;
  }
  tn_attribute element;
  const tn_type element_type = tn_type_element_type(type);
  const tn_type_kind element_kind = tn_type_kind_of(element_type);
  if (element_kind == TN_TYPE_VECTOR || !zero_of(element_type, &element)) return false;
  const size_t bits = element_kind == TN_TYPE_INDEX ? 64 : tn_type_bit_width(element_type);
  const size_t size = (bits + 7) / 8;
  return size <= sizeof zeros &&
         tn_dense_elements_attribute_get(type, zeros, size, out_zero) == TN_OK;
}

static tn_value make_value(tn_op before, tn_type type) {
  tn_named_attribute value;
  tn_op op;
  tn_context* context = (tn_context*)(uintptr_t)tn_type_context(type);
  if (zero_of(type, &value.value) &&
      tn_identifier_get(context, tn_string_view_from("value"), &value.name) == TN_OK &&
      make_op(before, "arith.constant", type, &value, &op)) {
    return tn_op_result(op, 0);
  }
  if (make_op(before, "builtin.unrealized_conversion_cast", type, NULL, &op)) {
    return tn_op_result(op, 0);
  }
  return (tn_value){0};
}

// The number of preceding ops that are searched for a result of the type.
#define LOOK_BACK 64

tn_value reduce_value(tn_op op, tn_op before, tn_type type) {
  const size_t operand_count = tn_op_is_null(op) ? 0 : tn_op_operand_count(op);
  for (size_t i = 0; i < operand_count; ++i) {
    const tn_value operand = tn_op_operand(op, i);
    if (!is_of_type(operand, type)) continue;
    if (tn_value_is_block_argument(operand) || tn_value_owner_op(operand).slot != op.slot) {
      return operand;
    }
  }
  const tn_block block = tn_op_block(before);
  for (size_t i = 0; i < tn_block_argument_count(block); ++i) {
    if (is_of_type(tn_block_argument(block, i), type)) return tn_block_argument(block, i);
  }
  tn_op earlier = tn_op_previous(before);
  for (int i = 0; i < LOOK_BACK && !tn_op_is_null(earlier); ++i) {
    for (size_t k = 0; k < tn_op_result_count(earlier); ++k) {
      if (is_of_type(tn_op_result(earlier, k), type)) return tn_op_result(earlier, k);
    }
    earlier = tn_op_previous(earlier);
  }
  return make_value(before, type);
}

//===-- Erasing -------------------------------------------------------------------------------===//

static void erase_alone(tn_op op) {
  for (size_t i = 0; i < tn_op_result_count(op); ++i) {
    const tn_value result = tn_op_result(op, i);
    if (!tn_value_has_uses(result)) continue;
    const tn_value value = reduce_value(op, op, tn_value_type(result));
    if (!tn_value_is_null(value)) (void)!tn_value_replace_all_uses(result, value);
  }
  (void)!tn_op_erase(op);
}

void reduce_users_close(reduce_users* self) {
  tn_symbol_users_destroy(self->symbols);
  *self = (reduce_users){0};
}

bool reduce_users_get(reduce_users* self, tn_op symbol, size_t index, tn_op* out_user) {
  const tn_op root = tn_op_root(symbol);
  if (self->symbols == NULL || root.slot != self->root.slot) {
    reduce_users_close(self);
    if (tn_symbol_users_create(root, &self->symbols) != TN_OK) return false;
    self->root = root;
  }
  if (index >= tn_symbol_users_count(self->symbols, symbol)) return false;
  *out_user = tn_symbol_users_get(self->symbols, symbol, index);
  if (tn_op_check(*out_user) != TN_OK) *out_user = (tn_op){0};
  return true;
}

// Erases the ops that refer to the symbol, except those that contain it.
static void erase_users(reduce_users* users, tn_op symbol) {
  tn_op user;
  for (size_t i = 0; reduce_users_get(users, symbol, i, &user); ++i) {
    if (tn_op_is_null(user) || tn_op_is_ancestor(user, symbol)) continue;
    if (tn_op_is_ancestor(symbol, user) || reduce_is_terminator(user)) continue;
    erase_alone(user);
  }
}

void reduce_erase(reduce_users* users, tn_op op) {
  if (tn_symbol_name(op).size != 0) erase_users(users, op);
  erase_alone(op);
}
