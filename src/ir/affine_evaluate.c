// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates affine maps at known inputs.
//
// Each result is evaluated from left to right, and evaluation stops at the first unknown input:
// results after it cannot make the map poison.

#include "ir/affine_map.h"
#include "ir/uniqued.h"

typedef struct evaluation {
  const tn_affine_input* inputs;
  uint32_t dim_count;
  bool is_unknown;
  bool is_poison;
} evaluation;

// Ends the evaluation; a flag that was set before has the reason.
static tn_status stop(void) { return TN_INTERRUPTED; }

static tn_status push_integer(tn_affine_machine* machine, int64_t value) {
  return tn_affine__push_value(machine, (tn_affine_result){.integer = value});
}

static tn_status evaluate_leaf(tn_affine_machine* machine, const tn_storage* expr,
                               uint32_t detail) {
  if (tn_affine__is_binary(expr)) return tn_affine__push_operands(machine, expr, detail);
  if (tn_affine__is_constant(expr)) return push_integer(machine, tn_affine__value(expr));
  evaluation* e = machine->user_data;
  const size_t first = tn_affine__kind(expr) == TN_AFFINE_DIM ? 0 : e->dim_count;
  const tn_affine_input* input = &e->inputs[first + tn_affine__position(expr)];
  if (input->is_known) return push_integer(machine, input->value);
  e->is_unknown = true;
  return stop();
}

static tn_status evaluate_node(tn_affine_machine* machine, const tn_storage* expr,
                               tn_affine_result lhs, tn_affine_result rhs) {
  evaluation* e = machine->user_data;
  const int64_t a = lhs.integer;
  const int64_t b = rhs.integer;
  const tn_affine_kind kind = tn_affine__kind(expr);
  if (kind == TN_AFFINE_ADD) return push_integer(machine, tn_affine__wrapping_add(a, b));
  if (kind == TN_AFFINE_MUL) return push_integer(machine, tn_affine__wrapping_multiply(a, b));
  if (kind == TN_AFFINE_MOD ? b < 1 : b == 0) {
    e->is_poison = true;
    return stop();
  }
  if (kind == TN_AFFINE_MOD) return push_integer(machine, tn_affine__modulo(a, b));
  return push_integer(machine, kind == TN_AFFINE_FLOORDIV ? tn_affine__floor_divide(a, b)
                                                          : tn_affine__ceil_divide(a, b));
}

// Sets `*out_expr` to the constant value of `expr`, or to `expr`.
static tn_status fold_result(evaluation* e, const tn_storage* expr, const tn_storage** out_expr) {
  static const tn_affine_visitor visitor = {evaluate_leaf, evaluate_node, true};
  *out_expr = expr;
  e->is_unknown = false;
  tn_affine_result result;
  const tn_status status = tn_affine__visit(&visitor, e, expr, &result);
  if (status == TN_INTERRUPTED && (e->is_unknown || e->is_poison)) return TN_OK;
  TN_TRY(status);
  return tn_affine__constant(expr->context, result.integer, out_expr);
}

static tn_status fold_results(evaluation* e, tn_attribute map, tn_uref* results) {
  const size_t count = tn_affine_map_result_count(map);
  for (size_t i = 0; i < count && !e->is_poison; ++i) {
    const tn_storage* result = NULL;
    TN_TRY(fold_result(e, tn_affine_map_result(map, i).storage, &result));
    results[i] = result->self;
  }
  return TN_OK;
}

tn_status tn_affine_map_fold(tn_attribute map, const tn_affine_input* inputs, size_t input_count,
                             tn_attribute* out_map, bool* out_is_poison) {
  out_map->storage = NULL;
  *out_is_poison = false;
  if (map.storage == NULL) return TN_INVALID_ARGUMENT;
  tn_context* context = tn_storage_context(map.storage);
  const tn_affine_map_payload* payload = tn_affine__map_payload(map);
  if (payload == NULL) return tn_affine__refuse(context, "attribute is not an affine map");
  if (input_count != (size_t)payload->dim_count + payload->symbol_count) {
    return tn_affine__refuse(context, "number of inputs does not match the map");
  }
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, payload->result_count, &list));
  evaluation e = {.inputs = inputs, .dim_count = payload->dim_count};
  tn_status status = fold_results(&e, map, list.refs);
  if (status == TN_OK && !e.is_poison) {
    status = tn_affine__map(context, payload->dim_count, payload->symbol_count, list.refs,
                            payload->result_count, out_map);
  }
  *out_is_poison = e.is_poison;
  tn_uref_list__close(context, &list);
  return status;
}
