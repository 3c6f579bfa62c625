// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying: creates ops for attached pairs.
//
// First the pairs are collected and checked. Then the new ops are created detached, op by op in the
// order of the tree. Finally everything is inserted in steps that cannot fail (edits.h). Arguments
// must exist before ops can use them, so they are added first and removed again on failure.

#include "adapter/apply.h"

#include <tenure/block.h>
#include <tenure/walk.h>

#include "scope/access.h"

//===-- One op --------------------------------------------------------------------------------===//

typedef enum product_kind { PRODUCT_NONE, PRODUCT_DOT, PRODUCT_CONTRACTION } product_kind;

// Returns the kind of product that the op computes from its weight and another operand.
static product_kind product_of(const tn_lora* lora, size_t* out_other) {
  if (tn_apply__is_dot(lora->op, lora->about.operand, out_other)) return PRODUCT_DOT;
  if (tn_apply__is_contraction(lora->op, lora->about.operand, out_other)) {
    return PRODUCT_CONTRACTION;
  }
  return PRODUCT_NONE;
}

// Returns whether all pairs `first` to `end` of the op are on one operand, and the other operand of
// the product is another value.
static bool has_one_weight(const tn_loras* loras, size_t first, size_t end, size_t other) {
  const tn_lora* lora = &loras->items[first];
  for (size_t i = first; i < end; ++i) {
    if (loras->items[i].about.operand != lora->about.operand) return false;
  }
  return !tn_selection__is_same(tn_op_operand(lora->op, other), lora->weight);
}

static tn_status apply_to_product(tn_apply* apply, product_kind kind, size_t first, size_t end) {
  const tn_op op = apply->loras.items[first].op;
  const tn_value y = tn_op_result(op, 0);
  const size_t first_op = apply->edits.op_count;
  tn_value sum = y;
  for (size_t i = first; i < end; ++i) {
    const tn_lora* lora = &apply->loras.items[i];
    tn_edits__before(&apply->edits, op);
    TN_TRY(kind == PRODUCT_DOT ? tn_apply__dot(apply, lora, sum, &sum)
                               : tn_apply__contraction(apply, lora, sum, &sum));
  }
  return tn_edits__replace_value(&apply->edits, y, sum, first_op);
}

// Computes the weight of pair `first` with all pairs that the op has on it.
static tn_status change_weight(tn_apply* apply, size_t first, size_t end, tn_value* out_weight) {
  const tn_lora* lora = &apply->loras.items[first];
  *out_weight = lora->weight;
  tn_edits__before(&apply->edits, lora->op);
  for (size_t i = first; i < end; ++i) {
    const tn_lora* other = &apply->loras.items[i];
    if (!tn_selection__is_same(other->weight, lora->weight)) continue;
    TN_TRY(apply->is_stablehlo
               ? tn_apply__dot_weight(apply, other, *out_weight, out_weight)
               : tn_apply__contraction_weight(apply, other, *out_weight, out_weight));
    tn_edits__before(&apply->edits, lora->op);
  }
  return TN_OK;
}

static tn_status apply_to_weights(tn_apply* apply, size_t first, size_t end) {
  const tn_op op = apply->loras.items[first].op;
  for (size_t i = first; i < end; ++i) {
    const tn_value old = apply->loras.items[i].weight;
    bool done = false;
    for (size_t k = first; k < i; ++k) {
      done = done || tn_selection__is_same(apply->loras.items[k].weight, old);
    }
    if (done) continue;
    tn_value changed;
    TN_TRY(change_weight(apply, i, end, &changed));
    for (size_t number = 0; number < tn_op_operand_count(op); ++number) {
      if (!tn_selection__is_same(tn_op_operand(op, number), old)) continue;
      TN_TRY(tn_edits__replace_operand(&apply->edits, op, number, changed));
    }
  }
  return TN_OK;
}

static tn_status apply_to_op(tn_apply* apply, size_t first, size_t end) {
  const tn_lora* lora = &apply->loras.items[first];
  size_t other = 0;
  const product_kind kind = product_of(lora, &other);
  apply->report.op_count++;
  apply->report.target_module_count += end - first;
  if (kind != PRODUCT_NONE && has_one_weight(&apply->loras, first, end, other)) {
    return apply_to_product(apply, kind, first, end);
  }
  if (apply->options.through_weights) return apply_to_weights(apply, first, end);
  return tn_apply__refuse(apply, lora, TN_INVALID_ARGUMENT,
                          kind == PRODUCT_NONE
                              ? "the op is not a matrix product; change its weight instead"
                              : "both operands of the product are weights; change them instead");
}

//===-- The tree ------------------------------------------------------------------------------===//

static tn_walk_result find_stablehlo(tn_op op, void* user_data) {
  bool* found = user_data;
  const tn_string_view dialect = tn_operation_name_dialect(tn_op_operation_name(op));
  *found = tn_string_view_equal(dialect, tn_string_view_from("stablehlo"));
  return *found ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
}

static tn_status make_edits(tn_apply* apply) {
  if (apply->options.through_weights) {
    const tn_status walked = tn_op_walk(tn_op_root(apply->root), TN_WALK_PRE_ORDER, find_stablehlo,
                                        &apply->is_stablehlo);
    if (walked != TN_INTERRUPTED) TN_TRY(walked);
  }
  if (apply->options.form == TN_ADAPTER_AS_ARGUMENTS) TN_TRY(tn_apply__add_arguments(apply));
  size_t end = 0;
  for (size_t first = 0; first < apply->loras.count; first = end) {
    end = tn_loras__end_of_op(&apply->loras, first);
    TN_TRY(apply_to_op(apply, first, end));
  }
  return tn_loras__take_off(&apply->loras, apply->root, &apply->edits.changes);
}

static tn_status run(tn_apply* apply) {
  TN_TRY(tn_loras__collect(&apply->loras, apply->root));
  tn_status status = make_edits(apply);
  if (status == TN_OK) status = tn_edits__commit(&apply->edits);
  if (status == TN_OK) return TN_OK;
  tn_edits__abandon(&apply->edits);
  tn_apply__take_arguments_out(apply);
  return status;
}

static void free_apply(tn_apply* apply) {
  const tn_allocator* allocator = &apply->context->allocator;
  tn_loras__free(&apply->loras);
  tn_edits__free(&apply->edits);
  tn_deallocate(allocator, apply->tensors, apply->tensor_capacity * sizeof *apply->tensors);
  tn_deallocate(allocator, apply->arguments, apply->argument_capacity * sizeof *apply->arguments);
  tn_judy_map_clear(&apply->newest_tensor);
}

static tn_status apply_adapters(tn_op root, const tn_adapter_apply_options* options,
                                tn_adapter_apply_report* out_report) {
  if (out_report != NULL) *out_report = (tn_adapter_apply_report){0};
  tn_resolved resolved;
  if (tn_access__op(root, &resolved) == NULL) return tn_access__op_status(root);
  tn_apply apply = {.context = resolved.context,
                    .root = root,
                    .edits = {.context = resolved.context,
                              .scope = resolved.scope,
                              .changes = {.context = resolved.context}},
                    .loras = {.context = resolved.context}};
  if (options != NULL) apply.options = *options;
  apply.loras.selection = apply.options.selection;
  apply.loras.scale = apply.options.scale;
  apply.loras.has_scale = apply.options.has_scale;
  const tn_status status = run(&apply);
  if (status == TN_OK && out_report != NULL) *out_report = apply.report;
  free_apply(&apply);
  return status;
}

tn_status tn_adapter_apply(tn_op root, const tn_adapter_apply_options* options,
                           tn_adapter_apply_report* out_report) {
  tn_callback_guard call;
  if (out_report != NULL) *out_report = (tn_adapter_apply_report){0};
  TN_TRY(tn_adapter__begin_change(root, NULL, &call));
  return tn_adapter__end_change(&call, NULL, apply_adapters(root, options, out_report));
}
