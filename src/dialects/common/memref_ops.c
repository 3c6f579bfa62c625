// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for memref ops that several dialects use.

#include "dialects/common/memref_ops.h"

#include "dialects/memref_ops.h"
#include "dialects/op_code.h"
#include "ir/symbol.h"

bool tn_fold__skip_casts(tn_fold* fold, uint32_t except) {
  bool changed = false;
  const tn_ref kept = except == UINT32_MAX ? 0 : tn_fold__operand(fold, except);
  for (uint32_t i = 0; i < fold->operand_count; ++i) {
    const tn_ref value = tn_fold__operand(fold, i);
    if (!tn_type_is_shaped(tn_value__type(fold->context, value))) continue;
    const tn_ref cast = tn_value__defined_by(fold->context, value, TN_CODE_MEMREF_CAST);
    if (cast == 0 || value == kept) continue;
    const tn_ref source = tn_memref_cast_source(fold->context, cast);
    if (!tn_shaped_type_has_rank(tn_value__type(fold->context, source))) continue;
    tn_rewriter__set_operand(fold->rewriter, fold->op, i, source);
    changed = true;
  }
  return changed;
}

static tn_ref global_of(tn_fold* fold, tn_ref get) {
  const tn_context* context = fold->context;
  const tn_attribute name = tn_memref_get_global_name(context, get);
  const tn_ref table = tn_symbol__table_around(context, get, false);
  if (table == 0 || tn_attribute_kind_of(name) != TN_ATTRIBUTE_SYMBOL_REF) return 0;
  return tn_symbol__resolve(context, table, tn_rewriter__identifier(fold->rewriter, "sym_name"),
                            name.storage);
}

static tn_attribute element_at(tn_fold* fold, const tn_numbers* numbers, uint64_t index) {
  if (numbers->is_float) {
    return tn_const__make_bits(fold->rewriter, numbers->element_type,
                               tn_numbers__at(numbers, index));
  }
  return tn_const__make_int(fold->rewriter, numbers->element_type, tn_numbers__at(numbers, index));
}

tn_attribute tn_fold__global_element(tn_fold* fold, const int64_t* indices, size_t count) {
  const tn_context* context = fold->context;
  const tn_attribute none = {NULL};
  const tn_ref get =
      tn_value__defined_by(context, tn_fold__operand(fold, 0), TN_CODE_MEMREF_GET_GLOBAL);
  const tn_ref global = get == 0 ? 0 : global_of(fold, get);
  tn_numbers numbers;
  if (global == 0 || tn_op__code(context, global) != TN_CODE_MEMREF_GLOBAL ||
      tn_memref_global_constant(context, global).storage == NULL ||
      !tn_numbers__open(tn_memref_global_initial_value(context, global), &numbers)) {
    return none;
  }
  if (numbers.is_splat) return element_at(fold, &numbers, 0);
  const tn_type type = tn_attribute_type(numbers.attribute);
  if (indices == NULL || tn_shaped_type_rank(type) != count) return none;
  uint64_t index = 0;
  for (size_t i = 0; i < count; ++i) {
    const int64_t extent = tn_shaped_type_dims(type)[i];
    if (indices[i] < 0 || indices[i] >= extent) return none;
    index = index * (uint64_t)extent + (uint64_t)indices[i];
  }
  return element_at(fold, &numbers, index);
}
