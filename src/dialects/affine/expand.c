// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands affine expressions, and linearized or delinearized indices, to arith ops.

#include "dialects/affine/expand.h"

#include "dialects/affine_ops.h"
#include "dialects/arith_ops.h"
#include "dialects/common/views.h"
#include "ir/affine.h"
#include "ir/op_diagnostic.h"
#include "ir/op_interface.h"
#include "rewrite/lowering.h"

//===-- Arithmetic ----------------------------------------------------------------------------===//

static tn_ref with_flags(tn_rewriter* rewriter, tn_op_code code, tn_ref a, tn_ref b,
                         uint64_t flags) {
  const tn_ref operands[2] = {a, b};
  const tn_rewriter_attribute attribute = {"overflowFlags",
                                           tn_make_arith_overflow(rewriter, flags)};
  return a == 0 || b == 0 || rewriter->status != TN_OK
             ? 0
             : tn_rewriter__make(rewriter, code, tn_value__type(rewriter->context, a), operands, 2,
                                 &attribute, 1);
}

static tn_ref binary(tn_rewriter* rewriter, tn_op_code code, tn_ref a, tn_ref b) {
  return a == 0 || b == 0
             ? 0
             : tn_rewriter__make2(rewriter, code, tn_value__type(rewriter->context, a), a, b);
}

static tn_ref select(tn_rewriter* rewriter, tn_ref flag, tn_ref a, tn_ref b) {
  return flag == 0 || a == 0 || b == 0 ? 0 : tn_build_arith_select(rewriter, flag, a, b);
}

static tn_ref modulo(tn_rewriter* rewriter, tn_ref a, tn_ref b) {
  const tn_ref rest = binary(rewriter, TN_CODE_ARITH_REMSI, a, b);
  const tn_ref zero = tn_rewriter__index_constant(rewriter, 0);
  const tn_ref is_negative = tn_passes__compare(rewriter, TN_COMPARE_SLT, rest, zero);
  const tn_ref shifted = binary(rewriter, TN_CODE_ARITH_ADDI, rest, b);
  return select(rewriter, is_negative, shifted, rest);
}

static tn_ref floor_of(tn_rewriter* rewriter, tn_ref a, tn_ref b) {
  const tn_ref zero = tn_rewriter__index_constant(rewriter, 0);
  const tn_ref ones = tn_rewriter__index_constant(rewriter, -1);
  const tn_ref is_negative = tn_passes__compare(rewriter, TN_COMPARE_SLT, a, zero);
  const tn_ref turned = binary(rewriter, TN_CODE_ARITH_SUBI, ones, a);
  const tn_ref dividend = select(rewriter, is_negative, turned, a);
  const tn_ref quotient = binary(rewriter, TN_CODE_ARITH_DIVSI, dividend, b);
  return select(rewriter, is_negative, binary(rewriter, TN_CODE_ARITH_SUBI, ones, quotient),
                quotient);
}

/// Computes the ceiling of a quotient. For a <= 0, division already rounds up. Does not negate,
/// because the minimum has no opposite.
static tn_ref ceil_of(tn_rewriter* rewriter, tn_ref a, tn_ref b) {
  const tn_ref zero = tn_rewriter__index_constant(rewriter, 0);
  const tn_ref one = tn_rewriter__index_constant(rewriter, 1);
  const tn_ref is_low = tn_passes__compare(rewriter, TN_COMPARE_SLE, a, zero);
  const tn_ref less = binary(rewriter, TN_CODE_ARITH_SUBI, a, one);
  const tn_ref quotient =
      binary(rewriter, TN_CODE_ARITH_DIVSI, select(rewriter, is_low, a, less), b);
  return select(rewriter, is_low, quotient, binary(rewriter, TN_CODE_ARITH_ADDI, quotient, one));
}

//===-- Expressions ---------------------------------------------------------------------------===//

typedef struct expansion {
  tn_rewriter* rewriter;
  const tn_ref* operands;
  uint32_t dim_count;
  bool only_checks;    ///< No ops are created.
  const char* failed;  ///< The unsupported operation.
} expansion;

/// Wraps a value as a result of the expression visitor.
static tn_affine_result result_of(tn_ref value) {
  return (tn_affine_result){.integer = (int64_t)value};
}

static tn_status enter(tn_affine_machine* machine, const tn_storage* storage, uint32_t detail) {
  expansion* e = machine->user_data;
  const tn_affine_expr expr = {storage};
  const uint32_t position = tn_affine_expr_position(expr);
  const tn_affine_kind kind = tn_affine_expr_kind_of(expr);
  tn_ref value = 0;
  int64_t divisor = 1;
  (void)detail;
  if (e->only_checks && kind >= TN_AFFINE_CONSTANT) {
    return tn_affine__push_value(machine, result_of(0));
  }
  switch (kind) {
    case TN_AFFINE_CONSTANT:
      value = tn_rewriter__index_constant(e->rewriter, tn_affine_expr_value(expr));
      break;
    case TN_AFFINE_DIM:
      value = e->operands[position];
      break;
    case TN_AFFINE_SYMBOL:
      value = e->operands[e->dim_count + position];
      break;
    default:
      if (tn_affine_expr_kind_of(tn_affine_expr_rhs(expr)) == TN_AFFINE_CONSTANT) {
        divisor = tn_affine_expr_value(tn_affine_expr_rhs(expr));
      }
      if (kind != TN_AFFINE_ADD && kind != TN_AFFINE_MUL && divisor <= 0) {
        e->failed = kind == TN_AFFINE_MOD ? "modulo" : "division";
        return TN_INTERRUPTED;
      }
      return tn_affine__push_operands(machine, storage, 0);
  }
  return value == 0 ? TN_INTERRUPTED : tn_affine__push_value(machine, result_of(value));
}

static tn_status leave(tn_affine_machine* machine, const tn_storage* storage, tn_affine_result lhs,
                       tn_affine_result rhs) {
  expansion* e = machine->user_data;
  const tn_ref a = (tn_ref)lhs.integer;
  const tn_ref b = (tn_ref)rhs.integer;
  tn_ref value = 0;
  if (e->only_checks) return tn_affine__push_value(machine, result_of(0));
  switch (tn_affine_expr_kind_of((tn_affine_expr){storage})) {
    case TN_AFFINE_ADD:
      value = binary(e->rewriter, TN_CODE_ARITH_ADDI, a, b);
      break;
    case TN_AFFINE_MUL:
      value = with_flags(e->rewriter, TN_CODE_ARITH_MULI, a, b, TN_ENUM_ARITH_OVERFLOW_NSW);
      break;
    case TN_AFFINE_MOD:
      value = modulo(e->rewriter, a, b);
      break;
    case TN_AFFINE_FLOORDIV:
      value = floor_of(e->rewriter, a, b);
      break;
    default:
      value = ceil_of(e->rewriter, a, b);
      break;
  }
  return value == 0 ? TN_INTERRUPTED : tn_affine__push_value(machine, result_of(value));
}

static const tn_affine_visitor visitor = {enter, leave, false};

bool tn_affine__can_expand(tn_rewriter* rewriter, tn_ref op, tn_affine_expr expr) {
  expansion e = {.rewriter = rewriter, .only_checks = true};
  tn_affine_result result;
  const tn_status status = tn_affine__visit(&visitor, &e, expr.storage, &result);
  if (status == TN_OK) return true;
  if (e.failed != NULL) {
    (void)tn_op__fail(rewriter->context, op, NULL, "%s by non-positive value is not supported",
                      e.failed);
  } else {
    tn_rewriter__fail(rewriter, status);
  }
  return false;
}

bool tn_affine__can_expand_map(tn_rewriter* rewriter, tn_ref op, tn_attribute map) {
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    if (!tn_affine__can_expand(rewriter, op, tn_affine_map_result(map, i))) return false;
  }
  return true;
}

tn_ref tn_affine__expand(tn_rewriter* rewriter, tn_affine_expr expr, uint32_t dim_count,
                         const tn_ref* operands) {
  expansion e = {.rewriter = rewriter, .operands = operands, .dim_count = dim_count};
  tn_affine_result result = {.integer = 0};
  const tn_status status = tn_affine__visit(&visitor, &e, expr.storage, &result);
  if (status == TN_OK) return (tn_ref)result.integer;
  if (status != TN_INTERRUPTED) tn_rewriter__fail(rewriter, status);
  return 0;
}

bool tn_affine__expand_map(tn_rewriter* rewriter, tn_attribute map, const tn_ref* operands,
                           tn_refs* out_values) {
  for (size_t i = 0; i < tn_affine_map_result_count(map); ++i) {
    const tn_ref value = tn_affine__expand(rewriter, tn_affine_map_result(map, i),
                                           tn_affine_map_dim_count(map), operands);
    if (value == 0) return false;
    tn_refs__push(rewriter, out_values, value);
  }
  return rewriter->status == TN_OK;
}

tn_ref tn_affine__extreme(tn_rewriter* rewriter, tn_attribute map, uint32_t first, uint32_t count,
                          const tn_ref* operands, bool is_max) {
  tn_ref best = 0;
  tn_refs values = {.count = 0};
  for (uint32_t i = first; i < first + count && rewriter->status == TN_OK; ++i) {
    tn_refs__push(rewriter, &values,
                  tn_affine__expand(rewriter, tn_affine_map_result(map, i),
                                    tn_affine_map_dim_count(map), operands));
  }
  for (uint32_t i = 0; i < values.count && rewriter->status == TN_OK; ++i) {
    const tn_ref value = tn_refs__items(&values)[i];
    best = best == 0
               ? value
               : tn_rewriter__make2(rewriter, is_max ? TN_CODE_ARITH_MAXSI : TN_CODE_ARITH_MINSI,
                                    tn_value__type(rewriter->context, value), best, value);
  }
  tn_refs__free(rewriter, &values);
  return best;
}

//===-- Multi-dimensional indices -------------------------------------------------------------===//

/// Computes the products of trailing basis elements; the outermost element may be absent.
static bool strides_of(tn_rewriter* rewriter, tn_ref op, uint32_t operand, uint32_t count,
                       tn_refs* out_strides) {
  // If indices may be outside the basis, their products may be arbitrarily large.
  const bool is_inside = tn_op__code(rewriter->context, op) == TN_CODE_AFFINE_DELINEARIZE_INDEX ||
                         tn_attribute__is(tn_affine_linearize_index_disjoint(rewriter->context, op),
                                          TN_ATTRIBUTE_UNIT);
  const uint64_t both = TN_ENUM_ARITH_OVERFLOW_NSW | (is_inside ? TN_ENUM_ARITH_OVERFLOW_NUW : 0);
  tn_mixed basis;
  tn_ref dynamic = 0;
  int64_t known = 1;
  if (!tn_mixed__open(rewriter->context, op, "static_basis", &operand, &basis)) return false;
  const uint32_t first = basis.count == count ? 1 : 0;
  tn_ref strides[TN_VIEW_RANK_MAX];
  for (uint32_t i = basis.count; i-- > first;) {
    if (basis.statics[i] == TN_DYNAMIC) {
      dynamic = dynamic == 0
                    ? basis.values[i]
                    : with_flags(rewriter, TN_CODE_ARITH_MULI, dynamic, basis.values[i], both);
    } else {
      known = tn_affine__wrapping_multiply(known, basis.statics[i]);
    }
    strides[i] = dynamic;
    if (dynamic != 0 && known == 1) continue;
    strides[i] = tn_rewriter__index_constant(rewriter, known);
    if (dynamic != 0)
      strides[i] = with_flags(rewriter, TN_CODE_ARITH_MULI, dynamic, strides[i], both);
  }
  for (uint32_t i = first; i < basis.count; ++i) tn_refs__push(rewriter, out_strides, strides[i]);
  return rewriter->status == TN_OK;
}

/// Returns the non-negative remainder by a positive stride.
static tn_ref rest_of(tn_rewriter* rewriter, tn_ref value, tn_ref stride, tn_ref zero) {
  const tn_ref rest = binary(rewriter, TN_CODE_ARITH_REMSI, value, stride);
  const tn_ref is_negative = tn_passes__compare(rewriter, TN_COMPARE_SLT, rest, zero);
  const tn_ref shifted =
      with_flags(rewriter, TN_CODE_ARITH_ADDI, rest, stride, TN_ENUM_ARITH_OVERFLOW_NSW);
  return select(rewriter, is_negative, shifted, rest);
}

bool tn_affine__expand_delinearize(tn_rewriter* rewriter, tn_ref op, tn_refs* out_values) {
  const tn_ref index = tn_affine_delinearize_index_linear_index(rewriter->context, op);
  const uint32_t count = tn_op__result_count(rewriter->context, op);
  tn_refs strides = {.count = 0};
  if (count == 1) {
    tn_refs__push(rewriter, out_values, index);
    return true;
  }
  if (!strides_of(rewriter, op, 1, count, &strides) || strides.count + 1 != count) {
    tn_refs__free(rewriter, &strides);
    return false;
  }
  const tn_ref* items = tn_refs__items(&strides);
  const tn_ref zero = tn_rewriter__index_constant(rewriter, 0);
  tn_refs__push(rewriter, out_values, binary(rewriter, TN_CODE_ARITH_FLOORDIVSI, index, items[0]));
  for (uint32_t i = 0; i < strides.count && rewriter->status == TN_OK; ++i) {
    const tn_ref rest = rest_of(rewriter, index, items[i], zero);
    tn_refs__push(
        rewriter, out_values,
        i + 1 == strides.count ? rest : binary(rewriter, TN_CODE_ARITH_DIVSI, rest, items[i + 1]));
  }
  tn_refs__free(rewriter, &strides);
  return rewriter->status == TN_OK;
}

/// Returns the number of loops around an op that do not define the value.
static uint32_t outer_loops(const tn_context* context, tn_ref op, tn_ref value) {
  const tn_ref block = tn_value__parent_block(context, value);
  const tn_ref region = block == 0 ? 0 : tn_block__at(context, block)->region;
  const tn_ref owner = region == 0 ? 0 : tn_region__at(context, region)->op;
  uint32_t count = 0;
  for (tn_ref at = tn_op__parent(context, op); at != 0; at = tn_op__parent(context, at)) {
    const tn_op_interface* interface = tn_op_interface__of(context, at);
    if (interface == NULL || interface->loop_like == NULL) continue;
    if (owner != 0 && tn_op__is_ancestor(context, at, owner)) break;
    ++count;
  }
  return count;
}

tn_ref tn_affine__expand_linearize(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  size_t size = 0;
  const int64_t* basis =
      tn_dense_array_attribute_data(tn_affine_linearize_index_static_basis(context, op), &size);
  uint32_t count = tn_op__operand_count(context, op);
  for (size_t i = 0; i < size / sizeof *basis; ++i) count -= basis[i] == TN_DYNAMIC;
  tn_ref terms[TN_VIEW_RANK_MAX + 1];
  uint32_t loops[TN_VIEW_RANK_MAX + 1];
  tn_refs strides = {.count = 0};
  if (count == 0) return tn_rewriter__index_constant(rewriter, 0);
  if (!strides_of(rewriter, op, count, count, &strides) || strides.count + 1 != count) {
    tn_refs__free(rewriter, &strides);
    return 0;
  }
  for (uint32_t i = 0; i < count; ++i) {
    tn_ref term = tn_op__operand(context, op, i);
    const uint32_t outer = outer_loops(context, op, term);
    if (i < strides.count) {
      term = with_flags(rewriter, TN_CODE_ARITH_MULI, term, tn_refs__items(&strides)[i],
                        TN_ENUM_ARITH_OVERFLOW_NSW);
    }
    // Terms that can be hoisted out of more loops come first.
    uint32_t place = i;
    for (; place > 0 && loops[place - 1] < outer; --place) {
      terms[place] = terms[place - 1];
      loops[place] = loops[place - 1];
    }
    terms[place] = term;
    loops[place] = outer;
  }
  tn_refs__free(rewriter, &strides);
  tn_ref sum = terms[0];
  for (uint32_t i = 1; i < count; ++i) {
    sum = with_flags(rewriter, TN_CODE_ARITH_ADDI, sum, terms[i], TN_ENUM_ARITH_OVERFLOW_NSW);
  }
  return rewriter->status == TN_OK ? sum : 0;
}
