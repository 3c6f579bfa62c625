// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folding: W := W + s (B A)^T for constant weights.
//
// A change is the sum of one sequence of pairs on one weight; ops with the same sequence on the
// same weight share it. A change for all uses of a constant modifies the constant; any other
// creates a new constant after it. The new elements are computed first, then everything is changed
// in steps that cannot fail (edits.h).

#include <stdlib.h>
#include <tenure/value.h>

#include "adapter/edits.h"
#include "adapter/selection.h"
#include "adapter/weight_elements.h"
#include "ir/resource.h"
#include "scope/access.h"

/// The use of a weight by an op: its pairs are those from `first` to `end` that are on the weight.
typedef struct fold_use {
  tn_value weight;
  tn_op op;
  size_t first;
  size_t end;
  size_t change;  ///< Index + 1.
} fold_use;

typedef struct fold_change {
  size_t use;  ///< Index of its first use.
  size_t operand_count;
  tn_attribute elements;
  tn_resource* resource;  ///< The resource of the elements; NULL for dense ones.
} fold_change;

typedef struct fold {
  tn_context* context;
  tn_op root;
  tn_loras loras;
  tn_edits edits;
  fold_use* uses;
  size_t use_count;
  size_t use_capacity;
  fold_change* changes;
  size_t change_count;
  size_t change_capacity;
  tn_adapter_apply_report report;
} fold;

//===-- Constants -----------------------------------------------------------------------------===//

static tn_attribute elements_of(tn_value weight) {
  const tn_op op = tn_value_owner_op(weight);
  if (tn_value_is_block_argument(weight) || tn_op_operand_count(op) != 0 ||
      tn_op_result_count(op) != 1 || tn_op_region_count(op) != 0) {
    return (tn_attribute){NULL};
  }
  return tn_op_attribute(op, tn_string_view_from("value"));
}

static tn_status check_constant(const fold* f, const tn_lora* lora) {
  const tn_attribute elements = elements_of(lora->weight);
  const tn_attribute_kind kind = tn_attribute_kind_of(elements);
  if ((kind != TN_ATTRIBUTE_DENSE_ELEMENTS && kind != TN_ATTRIBUTE_DENSE_RESOURCE) ||
      !tn_type_equal(tn_attribute_type(elements), tn_value_type(lora->weight))) {
    return tn_lora__refuse(f->context, lora, TN_INVALID_ARGUMENT,
                           "its weight is not a constant; apply the adapter instead");
  }
  const tn_float_kind float_kind =
      tn_float_type_kind(tn_type_element_type(tn_attribute_type(elements)));
  if (tn_fold__is_usable(float_kind) && tn_fold__is_usable(lora->kind)) return TN_OK;
  return tn_lora__refuse(
      f->context, lora, TN_INVALID_ARGUMENT,
      "the element type of the weight or the adapter is not a float of 8, 16, 32 or 64 bits");
}

//===-- Uses ----------------------------------------------------------------------------------===//

static tn_status add_use(fold* f, const fold_use* use) {
  if (f->use_count == f->use_capacity &&
      !tn_array_grow(&f->context->allocator, &f->uses, &f->use_capacity, f->use_count + 1,
                     sizeof *f->uses)) {
    return tn_context__out_of_memory(f->context);
  }
  f->uses[f->use_count++] = *use;
  return TN_OK;
}

static tn_status collect_uses(fold* f) {
  size_t end = 0;
  for (size_t first = 0; first < f->loras.count; first = end) {
    end = tn_loras__end_of_op(&f->loras, first);
    const size_t op_first = f->use_count;
    for (size_t i = first; i < end; ++i) {
      const tn_lora* lora = &f->loras.items[i];
      bool seen = false;
      for (size_t k = op_first; k < f->use_count; ++k) {
        seen = seen || tn_selection__is_same(f->uses[k].weight, lora->weight);
      }
      if (seen) continue;
      TN_TRY(check_constant(f, lora));
      TN_TRY(add_use(f, &(fold_use){lora->weight, lora->op, i, end, 0}));
    }
  }
  return TN_OK;
}

// Returns the index of the next pair from `i` on that is on the use's weight; `end` if there is
// none.
static size_t next_pair(const fold* f, const fold_use* use, size_t i) {
  while (i < use->end && !tn_selection__is_same(f->loras.items[i].weight, use->weight)) ++i;
  return i;
}

// Returns whether two uses have the same weight and the same pairs in the same order.
static bool is_same_change(const fold* f, const fold_use* a, const fold_use* b) {
  if (!tn_selection__is_same(a->weight, b->weight)) return false;
  size_t i = next_pair(f, a, a->first);
  size_t k = next_pair(f, b, b->first);
  while (i < a->end && k < b->end) {
    const tn_lora* x = &f->loras.items[i];
    const tn_lora* y = &f->loras.items[k];
    if (!tn_attribute_equal(x->about.a, y->about.a) ||
        !tn_attribute_equal(x->about.b, y->about.b) || x->scale != y->scale) {
      return false;
    }
    i = next_pair(f, a, i + 1);
    k = next_pair(f, b, k + 1);
  }
  return i >= a->end && k >= b->end;
}

static size_t operands_of(const fold_use* use) {
  size_t count = 0;
  for (size_t i = 0; i < tn_op_operand_count(use->op); ++i) {
    count += tn_selection__is_same(tn_op_operand(use->op, i), use->weight);
  }
  return count;
}

// Sets the change of use `index`: an existing equal one, or a new one.
static tn_status find_change(fold* f, size_t index) {
  fold_use* use = &f->uses[index];
  for (size_t i = 0; i < f->change_count; ++i) {
    if (!is_same_change(f, &f->uses[f->changes[i].use], use)) continue;
    use->change = i + 1;
    f->changes[i].operand_count += operands_of(use);
    return TN_OK;
  }
  if (f->change_count == f->change_capacity &&
      !tn_array_grow(&f->context->allocator, &f->changes, &f->change_capacity, f->change_count + 1,
                     sizeof *f->changes)) {
    return tn_context__out_of_memory(f->context);
  }
  f->changes[f->change_count++] = (fold_change){.use = index, .operand_count = operands_of(use)};
  use->change = f->change_count;
  return TN_OK;
}

//===-- Elements ------------------------------------------------------------------------------===//

static tn_status add_pair(fold* f, const tn_lora* lora, tn_fold_sum* sum) {
  tn_blob* a = NULL;
  tn_blob* b = NULL;
  tn_status status = tn_lora__blob(lora, false, &a);
  if (status == TN_OK) status = tn_lora__blob(lora, true, &b);
  if (status == TN_OK) {
    const tn_fold_pair pair = {.kind = lora->kind,
                               .a = tn_blob_data(a),
                               .b = tn_blob_data(b),
                               .rank = (size_t)lora->rank,
                               .scale = lora->scale};
    status = tn_fold_sum__add(sum, &pair);
    if (status != TN_OK) status = tn_context__out_of_memory(f->context);
  }
  tn_object_release(a);
  tn_object_release(b);
  return status;
}

static void free_bytes(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  free(user_data);
}

// Creates a resource with the bytes. Its key is that of `old`, possibly with a number appended.
static tn_status make_resource(fold* f, tn_attribute old, void* owned_bytes, size_t byte_size,
                               fold_change* change) {
  tn_blob* blob;
  if (tn_blob_create(owned_bytes, byte_size, 16, free_bytes, owned_bytes, &blob) != TN_OK) {
    free(owned_bytes);
    return tn_context__out_of_memory(f->context);
  }
  const tn_status status =
      tn_resource_insert(f->context, (tn_string_view){0}, tn_dense_resource_attribute_key(old),
                         blob, &change->resource);
  tn_object_release(blob);
  if (status != TN_OK) return status;
  return tn_dense_resource_attribute_get(tn_attribute_type(old), tn_resource_key(change->resource),
                                         &change->elements);
}

static tn_status make_elements(fold* f, fold_change* change, tn_fold_sum* sum) {
  const tn_attribute old = elements_of(f->uses[change->use].weight);
  const size_t byte_size = tn_fold_sum__byte_size(sum);
  void* bytes = aligned_alloc(16, (byte_size + 16) / 16 * 16);
  if (bytes == NULL) return tn_context__out_of_memory(f->context);
  tn_fold_sum__write(sum, bytes);
  if (tn_attribute_kind_of(old) == TN_ATTRIBUTE_DENSE_RESOURCE) {
    return make_resource(f, old, bytes, byte_size, change);
  }
  const tn_status status =
      tn_dense_elements_attribute_get(tn_attribute_type(old), bytes, byte_size, &change->elements);
  free(bytes);
  return status;
}

static tn_status compute(fold* f, fold_change* change) {
  const fold_use* use = &f->uses[change->use];
  const tn_lora* first = &f->loras.items[use->first];
  tn_blob* weight;
  tn_fold_sum sum;
  const tn_lora weight_as_pair = {.about = {.name = first->about.name,
                                            .target_module = first->about.target_module,
                                            .a = elements_of(use->weight)},
                                  .op = first->op};
  TN_TRY(tn_lora__blob(&weight_as_pair, false, &weight));
  const tn_float_kind kind = tn_float_type_kind(tn_type_element_type(tn_value_type(use->weight)));
  tn_status status = tn_fold_sum__begin(&f->context->allocator, kind, tn_blob_data(weight),
                                        (size_t)first->in, (size_t)first->out, &sum);
  if (status != TN_OK) status = tn_context__out_of_memory(f->context);
  for (size_t i = next_pair(f, use, use->first); status == TN_OK && i < use->end;
       i = next_pair(f, use, i + 1)) {
    status = add_pair(f, &f->loras.items[i], &sum);
    f->report.target_module_count++;
  }
  if (status == TN_OK) status = make_elements(f, change, &sum);
  tn_fold_sum__free(&sum);
  tn_object_release(weight);
  return status;
}

//===-- Edits ---------------------------------------------------------------------------------===//

// Creates a constant like the old one with the new elements, after it, for the changed uses.
static tn_status make_constant(fold* f, size_t number, tn_op old, tn_identifier value_name) {
  tn_op made;
  tn_edits__after(&f->edits, old);
  TN_TRY(tn_edits__clone(&f->edits, old, &made));
  TN_TRY(tn_op_set_attribute(made, value_name, f->changes[number].elements));
  for (size_t i = f->changes[number].use; i < f->use_count; ++i) {
    const fold_use* use = &f->uses[i];
    if (use->change != number + 1) continue;
    for (size_t k = 0; k < tn_op_operand_count(use->op); ++k) {
      if (!tn_selection__is_same(tn_op_operand(use->op, k), use->weight)) continue;
      TN_TRY(tn_edits__replace_operand(&f->edits, use->op, k, tn_op_result(made, 0)));
    }
  }
  return TN_OK;
}

static tn_status make_edit(fold* f, size_t number) {
  fold_change* change = &f->changes[number];
  const tn_value weight = f->uses[change->use].weight;
  const tn_op constant = tn_value_owner_op(weight);
  tn_identifier name;
  TN_TRY(compute(f, change));
  TN_TRY(tn_identifier_get(f->context, tn_string_view_from("value"), &name));
  f->report.constant_count++;
  if (tn_value_use_count(weight) != change->operand_count) {
    return make_constant(f, number, constant, name);
  }
  return tn_attribute_changes__add_inherent(&f->edits.changes, constant, name, change->elements);
}

static void remove_resources(fold* f) {
  for (size_t i = 0; i < f->change_count; ++i) {
    if (f->changes[i].resource != NULL) tn_resource_remove(f->changes[i].resource);
  }
}

static tn_status make_edits(fold* f) {
  TN_TRY(collect_uses(f));
  for (size_t i = 0; i < f->use_count; ++i) {
    TN_TRY(find_change(f, i));
    f->report.op_count += i == 0 || f->uses[i].op.slot != f->uses[i - 1].op.slot;
  }
  for (size_t i = 0; i < f->change_count; ++i) TN_TRY(make_edit(f, i));
  return tn_loras__take_off(&f->loras, f->root, &f->edits.changes);
}

static tn_status run(fold* f) {
  TN_TRY(tn_loras__collect(&f->loras, f->root));
  tn_status status = make_edits(f);
  if (status == TN_OK) status = tn_edits__commit(&f->edits);
  if (status == TN_OK) return TN_OK;
  tn_edits__abandon(&f->edits);
  remove_resources(f);
  return status;
}

static void free_fold(fold* f) {
  const tn_allocator* allocator = &f->context->allocator;
  tn_loras__free(&f->loras);
  tn_edits__free(&f->edits);
  tn_deallocate(allocator, f->uses, f->use_capacity * sizeof *f->uses);
  tn_deallocate(allocator, f->changes, f->change_capacity * sizeof *f->changes);
}

static tn_status fold_adapters(tn_op root, const tn_adapter_fold_options* options,
                               tn_adapter_apply_report* out_report) {
  if (out_report != NULL) *out_report = (tn_adapter_apply_report){0};
  tn_resolved resolved;
  if (tn_access__op(root, &resolved) == NULL) return tn_access__op_status(root);
  fold f = {.context = resolved.context,
            .root = root,
            .edits = {.context = resolved.context,
                      .scope = resolved.scope,
                      .changes = {.context = resolved.context}},
            .loras = {.context = resolved.context}};
  if (options != NULL) {
    f.loras.selection = options->selection;
    f.loras.scale = options->scale;
    f.loras.has_scale = options->has_scale;
  }
  const tn_status status = run(&f);
  if (status == TN_OK && out_report != NULL) *out_report = f.report;
  free_fold(&f);
  return status;
}

tn_status tn_adapter_merge_into_weights(tn_op root, const tn_adapter_fold_options* options,
                                        tn_adapter_apply_report* out_report) {
  tn_callback_guard call;
  if (out_report != NULL) *out_report = (tn_adapter_apply_report){0};
  TN_TRY(tn_adapter__begin_change(root, NULL, &call));
  return tn_adapter__end_change(&call, NULL, fold_adapters(root, options, out_report));
}
