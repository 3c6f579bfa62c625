// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attaching: sets attributes on the ops that use weights, from the target modules of an adapter.
//
// First a complete plan is made and checked: the weights that ops use, whether the shapes fit,
// whether the name is free. Then resources and attributes are uniqued. Only then do ops change, all
// of them or none. A failed attachment removes the resources that it created.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <tenure/adapter_attach.h>
#include <tenure/block.h>
#include <tenure/resource.h>
#include <tenure/value.h>
#include <tenure/walk.h>

#include "adapter/alpha.h"
#include "adapter/attachment.h"
#include "adapter/entry_resource.h"
#include "adapter/refusals.h"
#include "adapter/target_modules.h"

/// An op that uses the weight of a target module.
typedef struct target {
  tn_op op;
  uint32_t target_module;
  uint32_t operand;
  tn_type weight;
  tn_location where;  ///< The location of the weight.
} target;

/// An entry's objects in the context.
typedef struct tensor {
  tn_resource* resource;
  tn_attribute attribute;
} tensor;

typedef struct plan {
  tn_context* context;
  tn_op root;
  tn_adapter* adapter;
  tn_string_view name;
  bool partial;
  double alpha;      ///< 0 if not given.
  tn_status status;  ///< The first error.
  tn_refusals refusals;
  tn_target_modules target_modules;
  target* targets;
  size_t target_count;
  size_t target_capacity;
  tn_string_view named_weight;  ///< The name of the first weight that has one; empty if none has.
  bool has_fit;                 ///< Some target module has a weight.
  char* text;                   ///< The normalised name of a location.
  size_t text_capacity;
  tn_resource_identity identity;  ///< The identity of the adapter's bytes.
  tensor* tensors;                ///< By index of the entry; those of skipped entries are null.
  tn_attribute_changes changes;
  tn_adapter_report report;
} plan;

//===-- Reporting -----------------------------------------------------------------------------===//

// Reports refusals: as warnings if `partial`, otherwise as the failure of the plan.
static tn_status report_refusals(plan* p) {
  if (p->refusals.failed) return tn_context__out_of_memory(p->context);
  for (size_t i = 0; i < p->refusals.count; ++i) {
    const tn_refusal* refusal = &p->refusals.items[i];
    tn_text_buffer text = tn_text_buffer_make(&p->context->allocator);
    tn_text_buffer_append_text(&text, "adapter ");
    tn_names__append_quoted(&text, p->name);
    tn_text_buffer_append_text(&text, ": ");
    tn_refusal__append(refusal, &text);
    if (p->partial && !text.failed) {
      tn_diagnostic_emit(refusal->where, TN_SEVERITY_WARNING, tn_text_buffer_view(&text));
      tn_text_buffer_free(&text);
      continue;
    }
    const tn_status status =
        tn_context__fail_text(p->context, refusal->status, refusal->where, &text);
    if (p->status == TN_OK || status == TN_OUT_OF_MEMORY) p->status = status;
  }
  return p->status;
}

static void refuse_target_module(plan* p, tn_target_module* target_module, tn_status status,
                                 tn_location where, const char* problem) {
  if (target_module->skipped) return;
  tn_refusals__add(&p->refusals, status, where, target_module->name, problem);
  target_module->skipped = true;
  p->report.skipped_target_module_count++;
  p->report.skipped_tensor_count += target_module->member_count;
}

//===-- Finding weights -----------------------------------------------------------------------===//

static bool add_target(plan* p, const target* item) {
  if (p->target_count == p->target_capacity &&
      !tn_array_grow(&p->context->allocator, &p->targets, &p->target_capacity, p->target_count + 1,
                     sizeof *p->targets)) {
    return false;
  }
  p->targets[p->target_count++] = *item;
  return true;
}

static tn_target_module* find_target_module(plan* p, tn_string_view name) {
  if (name.size > p->text_capacity &&
      !tn_array_grow(&p->context->allocator, &p->text, &p->text_capacity, name.size, 1)) {
    p->status = tn_context__out_of_memory(p->context);
    return NULL;
  }
  const size_t size = tn_names__normalise(name, p->text);
  return tn_target_modules__find(&p->target_modules, (tn_string_view){p->text, size});
}

// Records the ops that use `value` if its name is that of a target module.
static void consider(plan* p, tn_value value) {
  const tn_location where = tn_value_location(value);
  if (tn_location_kind_of(where) != TN_LOCATION_NAME) return;
  if (p->named_weight.size == 0) p->named_weight = tn_location_name(where);
  tn_target_module* target_module = find_target_module(p, tn_location_name(where));
  if (target_module == NULL) return;
  target_module->has_weight = true;
  p->has_fit = true;
  target item = {.target_module = (uint32_t)(target_module - p->target_modules.target_modules),
                 .weight = tn_value_type(value),
                 .where = where};
  const bool only_root = tn_op_region_count(p->root) == 0;
  for (tn_use use = tn_value_first_use(value); !tn_use_is_null(use); use = tn_use_next(use)) {
    item.op = tn_use_owner(use);
    if (only_root && item.op.slot != p->root.slot) continue;
    item.operand = (uint32_t)tn_use_operand_number(use);
    target_module->has_target = true;
    if (!add_target(p, &item)) {
      p->status = tn_context__out_of_memory(p->context);
      return;
    }
  }
}

static void consider_arguments(plan* p, tn_region region) {
  tn_block block = tn_region_first_block(region);
  for (; !tn_block_is_null(block); block = tn_block_next(block)) {
    const size_t count = tn_block_argument_count(block);
    for (size_t i = 0; i < count; ++i) consider(p, tn_block_argument(block, i));
  }
}

static bool is_weight(tn_value value) {
  const tn_op owner = tn_value_owner_op(value);
  return tn_value_is_block_argument(value) ||
         (tn_op_operand_count(owner) == 0 && tn_op_region_count(owner) == 0);
}

// An op without regions contains no weights: consider its own operands.
static void consider_operands(plan* p) {
  for (size_t i = 0; i < tn_op_operand_count(p->root) && p->status == TN_OK; ++i) {
    const tn_value value = tn_op_operand(p->root, i);
    if (!tn_value_is_null(value) && is_weight(value)) consider(p, value);
  }
}

static tn_walk_result find_weights(tn_op op, void* user_data) {
  plan* p = user_data;
  const size_t region_count = tn_op_region_count(op);
  if (region_count == 0 && tn_op_operand_count(op) == 0 && tn_op_result_count(op) == 1) {
    consider(p, tn_op_result(op, 0));
  }
  for (size_t i = 0; i < region_count; ++i) consider_arguments(p, tn_op_region(op, i));
  return p->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

static int compare_numbers(uint32_t a, uint32_t b) { return a < b ? -1 : a > b; }

// Orders by op, then target module, then operand.
static int compare_targets(const void* left, const void* right) {
  const target* a = left;
  const target* b = right;
  const int by_op = compare_numbers(a->op.slot, b->op.slot);
  if (by_op != 0) return by_op;
  const int by_target_module = compare_numbers(a->target_module, b->target_module);
  return by_target_module != 0 ? by_target_module : compare_numbers(a->operand, b->operand);
}

static tn_status find_targets(plan* p) {
  if (tn_op_region_count(p->root) == 0) consider_operands(p);
  const tn_status walked = tn_op_walk(p->root, TN_WALK_PRE_ORDER, find_weights, p);
  TN_TRY(p->status);
  TN_TRY(walked);
  if (p->target_count > 1) {
    qsort(p->targets, p->target_count, sizeof *p->targets, compare_targets);
  }
  return TN_OK;
}

//===-- Checking ------------------------------------------------------------------------------===//

static void check_members(plan* p) {
  for (size_t i = 0; i < p->adapter->entry_count; ++i) {
    if (p->target_modules.members[i].role.size > 0) continue;
    tn_refusals__add(&p->refusals, TN_INVALID_ARGUMENT, tn_location_unknown(p->context),
                     p->adapter->entries[i].name,
                     "the name does not end in a role, such as '.lora_A'");
    p->report.skipped_tensor_count++;
  }
}

// Describes why a target module has no weight; if none has one, hints at likely mistakes.
static void describe_absence(const plan* p, char* problem) {
  const tn_string_view name = p->named_weight;
  if (p->has_fit) {
    snprintf(problem, TN_REFUSAL_PROBLEM_SIZE, "no weight has a location with this name");
  } else if (name.size == 0) {
    snprintf(problem, TN_REFUSAL_PROBLEM_SIZE,
             "no weight has a named location: was the module printed without locations?");
  } else {
    const size_t size = name.size < 80 ? name.size : 80;
    snprintf(problem, TN_REFUSAL_PROBLEM_SIZE,
             "no weight has a location with this name; the first weight is %.*s", (int)size,
             name.data);
  }
}

static void check_target_modules(plan* p) {
  char problem[TN_REFUSAL_PROBLEM_SIZE];
  const tn_location nowhere = tn_location_unknown(p->context);
  for (size_t i = 0; i < p->target_modules.count; ++i) {
    tn_target_module* target_module = &p->target_modules.target_modules[i];
    const tn_status status =
        tn_target_modules__check(&p->target_modules, target_module, problem, sizeof problem);
    if (status != TN_OK) {
      refuse_target_module(p, target_module, status, nowhere, problem);
    } else if (!target_module->has_weight) {
      describe_absence(p, problem);
      refuse_target_module(p, target_module, TN_NOT_FOUND, nowhere, problem);
    } else if (!target_module->has_target) {
      refuse_target_module(p, target_module, TN_NOT_FOUND, nowhere,
                           "no op uses the weight of this name");
    }
  }
}

static void check_shapes(plan* p) {
  char problem[TN_REFUSAL_PROBLEM_SIZE];
  for (size_t i = 0; i < p->target_count; ++i) {
    const target* item = &p->targets[i];
    tn_target_module* target_module = &p->target_modules.target_modules[item->target_module];
    if (target_module->skipped) continue;
    const tn_status status = tn_target_modules__check_weight(&p->target_modules, target_module,
                                                             item->weight, problem, sizeof problem);
    if (status != TN_OK) refuse_target_module(p, target_module, status, item->where, problem);
  }
}

// Checks that the attribute of `op` may hold the adapter: it is null, or a dictionary without the
// plan's name.
static tn_status check_free(plan* p, tn_op op, const char* attribute_name) {
  const tn_attribute old = tn_op_discardable_attribute(op, tn_string_view_from(attribute_name));
  if (tn_attribute_is_null(old)) return TN_OK;
  if (tn_attribute_kind_of(old) != TN_ATTRIBUTE_DICTIONARY) {
    return tn_context__fail(p->context, TN_INVALID_ARGUMENT, tn_op_location(op),
                            "attribute '%s' is not a dictionary of adapters", attribute_name);
  }
  if (tn_attribute_is_null(tn_dictionary_attribute_find(old, p->name))) return TN_OK;
  return tn_context__fail(
      p->context, TN_ALREADY_EXISTS, tn_op_location(op),
      "adapter '%.*s' is already attached: detach it, or switch from it to the new one",
      (int)p->name.size, p->name.data);
}

static tn_status check(plan* p) {
  if (!isfinite(p->alpha)) {
    return tn_context__fail(p->context, TN_INVALID_ARGUMENT, tn_op_location(p->root),
                            "alpha of adapter '%.*s' is not finite", (int)p->name.size,
                            p->name.data);
  }
  TN_TRY(check_free(p, p->root, TN_ATTACHMENTS_NAME));
  check_members(p);
  check_target_modules(p);
  check_shapes(p);
  TN_TRY(report_refusals(p));
  if (p->report.skipped_target_module_count == p->target_modules.count) {
    return tn_context__fail(p->context, TN_NOT_FOUND, tn_op_location(p->root),
                            "no tensor of adapter '%.*s' fits a weight", (int)p->name.size,
                            p->name.data);
  }
  for (size_t i = 0; i < p->target_count; ++i) {
    TN_TRY(check_free(p, p->targets[i].op, TN_ATTACHMENT_NAME));
  }
  return TN_OK;
}

//===-- Resources -----------------------------------------------------------------------------===//

static void take_resources_out(plan* p) {
  for (size_t i = 0; p->tensors != NULL && i < p->adapter->entry_count; ++i) {
    if (p->tensors[i].resource != NULL) tn_resource_remove(p->tensors[i].resource);
  }
}

static tn_status make_tensor(plan* p, size_t number) {
  const tn_adapter_entry* entry = &p->adapter->entries[number];
  tn_type type;
  TN_TRY(tn_adapter__entry_type(p->adapter, entry, p->context, &type));
  tensor* made = &p->tensors[number];
  TN_TRY(tn_adapter__make_resource(p->context, p->adapter, p->name, &p->identity, entry,
                                   &made->resource));
  p->report.tensor_count++;
  p->report.byte_size += entry->byte_size;
  return tn_dense_resource_attribute_get(type, tn_resource_key(made->resource), &made->attribute);
}

static tn_status make_tensors(plan* p) {
  const size_t count = p->adapter->entry_count;
  p->identity = tn_adapter__identity(p->adapter);
  p->tensors = tn_allocate_zeroed(&p->context->allocator, count * sizeof *p->tensors);
  if (p->tensors == NULL) return tn_context__out_of_memory(p->context);
  for (size_t i = 0; i < p->target_modules.count; ++i) {
    const tn_target_module* target_module = &p->target_modules.target_modules[i];
    if (target_module->skipped) continue;
    p->report.target_module_count++;
    for (uint32_t k = target_module->first_member; k != 0;
         k = p->target_modules.members[k - 1].next) {
      TN_TRY(make_tensor(p, k - 1));
    }
  }
  return TN_OK;
}

//===-- Attributes ----------------------------------------------------------------------------===//

static tn_status integer_attribute(tn_context* context, uint32_t width, int64_t value,
                                   tn_attribute* out_attribute) {
  tn_type type;
  TN_TRY(tn_integer_type_get(context, width, TN_SIGNLESS, &type));
  return tn_integer_attribute_get(type, value, out_attribute);
}

// Room for `operand`, `order` and `alpha` after the tensors.
#define STEM_EXTRA_COUNT 3u

static tn_status add_entry(plan* p, const char* name, tn_attribute value,
                           tn_named_attribute* entries, size_t* count) {
  TN_TRY(tn_identifier_get(p->context, tn_string_view_from(name), &entries[*count].name));
  entries[(*count)++].value = value;
  return TN_OK;
}

static tn_status fill_target_module_entries(plan* p, const target* item, int64_t order,
                                            tn_named_attribute* entries, size_t* out_count) {
  const tn_target_module* target_module = &p->target_modules.target_modules[item->target_module];
  tn_attribute value;
  tn_type f64;
  *out_count = 0;
  for (uint32_t k = target_module->first_member; k != 0;
       k = p->target_modules.members[k - 1].next) {
    TN_TRY(tn_identifier_get(p->context, p->target_modules.members[k - 1].role,
                             &entries[*out_count].name));
    entries[(*out_count)++].value = p->tensors[k - 1].attribute;
  }
  TN_TRY(integer_attribute(p->context, 64, item->operand, &value));
  TN_TRY(add_entry(p, "operand", value, entries, out_count));
  TN_TRY(integer_attribute(p->context, 64, order, &value));
  TN_TRY(add_entry(p, "order", value, entries, out_count));
  if (p->alpha == 0) return TN_OK;
  TN_TRY(tn_float_type_get(p->context, TN_FLOAT_F64, &f64));
  TN_TRY(tn_float_attribute_get(f64, p->alpha, &value));
  return add_entry(p, "alpha", value, entries, out_count);
}

// Creates `{lora_A = ..., lora_B = ..., operand = 1 : i64, order = 0 : i64}`.
static tn_status target_module_dictionary(plan* p, const target* item, int64_t order,
                                          tn_attribute* out_dictionary) {
  const size_t capacity =
      p->target_modules.target_modules[item->target_module].member_count + STEM_EXTRA_COUNT;
  const size_t byte_size = capacity * sizeof(tn_named_attribute);
  size_t count;
  tn_named_attribute* entries = tn_allocate(&p->context->allocator, byte_size);
  if (entries == NULL) return tn_context__out_of_memory(p->context);
  tn_status status = fill_target_module_entries(p, item, order, entries, &count);
  if (status == TN_OK) {
    status = tn_dictionary_attribute_get(p->context, entries, count, out_dictionary);
  }
  tn_deallocate(&p->context->allocator, entries, byte_size);
  return status;
}

// Creates the dictionary of an op, whose targets are `first` to `end`: `{STEM = {...}}`.
static tn_status op_dictionary(plan* p, size_t first, size_t end, tn_attribute* out_dictionary) {
  *out_dictionary = (tn_attribute){NULL};
  const int64_t order = tn_attachment__next_order(p->targets[first].op);
  for (size_t i = first; i < end; ++i) {
    const target* item = &p->targets[i];
    const tn_target_module* target_module = &p->target_modules.target_modules[item->target_module];
    const bool seen = i > first && p->targets[i - 1].target_module == item->target_module;
    if (target_module->skipped || seen) continue;
    tn_identifier name;
    tn_attribute entry;
    TN_TRY(tn_identifier_get(p->context, target_module->name, &name));
    TN_TRY(target_module_dictionary(p, item, order, &entry));
    TN_TRY(tn_attachment__with_entry(p->context, *out_dictionary, name, entry, out_dictionary));
  }
  return TN_OK;
}

// Records that `op` gets `value` under the adapter's name in its attribute `attribute_name`.
static tn_status add_change(plan* p, tn_op op, const char* attribute_name, tn_attribute value) {
  tn_identifier attribute;
  tn_identifier name;
  tn_attribute dictionary;
  TN_TRY(tn_identifier_get(p->context, tn_string_view_from(attribute_name), &attribute));
  TN_TRY(tn_identifier_get(p->context, p->name, &name));
  const tn_attribute old = tn_op_discardable_attribute(op, tn_string_view_from(attribute_name));
  TN_TRY(tn_attachment__with_entry(p->context, old, name, value, &dictionary));
  return tn_attribute_changes__add(&p->changes, op, attribute, dictionary);
}

// Creates `{adapter_version = 3 : i32, format_version = 1 : i32, model_version = 7 : i32}`.
static tn_status versions_dictionary(plan* p, tn_attribute* out_dictionary) {
  const struct {
    const char* name;
    int32_t value;
  } versions[] = {{"adapter_version", p->adapter->adapter_version},
                  {"format_version", p->adapter->format_version},
                  {"model_version", p->adapter->model_version}};
  tn_named_attribute entries[3];
  for (size_t i = 0; i < 3; ++i) {
    TN_TRY(tn_identifier_get(p->context, tn_string_view_from(versions[i].name), &entries[i].name));
    TN_TRY(integer_attribute(p->context, 32, versions[i].value, &entries[i].value));
  }
  return tn_dictionary_attribute_get(p->context, entries, 3, out_dictionary);
}

static tn_status make_changes(plan* p) {
  tn_attribute value;
  TN_TRY(versions_dictionary(p, &value));
  TN_TRY(add_change(p, p->root, TN_ATTACHMENTS_NAME, value));
  size_t end = 0;
  for (size_t first = 0; first < p->target_count; first = end) {
    const tn_op op = p->targets[first].op;
    for (end = first; end < p->target_count && p->targets[end].op.slot == op.slot;) ++end;
    TN_TRY(op_dictionary(p, first, end, &value));
    if (tn_attribute_is_null(value)) continue;
    TN_TRY(add_change(p, op, TN_ATTACHMENT_NAME, value));
    p->report.op_count++;
  }
  return TN_OK;
}

//===-- Attaching -----------------------------------------------------------------------------===//

static void free_plan(plan* p) {
  const tn_allocator* allocator = &p->context->allocator;
  tn_deallocate(allocator, p->targets, p->target_capacity * sizeof *p->targets);
  tn_deallocate(allocator, p->text, p->text_capacity);
  tn_deallocate(allocator, p->tensors, p->adapter->entry_count * sizeof *p->tensors);
  tn_attribute_changes__free(&p->changes);
  tn_target_modules__free(&p->target_modules);
  tn_refusals__free(&p->refusals);
}

static tn_status attach(plan* p) {
  if (tn_target_modules__make(p->adapter, &p->context->allocator, &p->target_modules) != TN_OK) {
    return tn_context__out_of_memory(p->context);
  }
  TN_TRY(find_targets(p));
  TN_TRY(check(p));
  tn_status status = make_tensors(p);
  if (status == TN_OK) status = make_changes(p);
  if (status == TN_OK) status = tn_attribute_changes__commit(&p->changes);
  if (status != TN_OK) take_resources_out(p);
  return status;
}

static tn_status attach_adapter(tn_op root, tn_adapter* adapter,
                                const tn_adapter_attach_options* options,
                                tn_adapter_report* out_report) {
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  tn_context* context;
  TN_TRY(tn_adapter__prepare(adapter, root, &context));
  plan p = {.context = context,
            .root = root,
            .adapter = adapter,
            .name = tn_adapter_name(adapter),
            .partial = options != NULL && options->partial,
            .alpha = options == NULL ? 0 : options->alpha,
            .refusals = tn_refusals__make(&context->allocator),
            .changes = {.context = context}};
  if (options != NULL && options->name.size > 0) p.name = options->name;
  if (p.alpha == 0) TN_TRY(tn_alpha__of(adapter, context, tn_op_location(root), &p.alpha));
  const tn_status status = attach(&p);
  if (status == TN_OK && out_report != NULL) *out_report = p.report;
  free_plan(&p);
  return status;
}

tn_status tn_adapter_attach(tn_op root, tn_adapter* adapter,
                            const tn_adapter_attach_options* options,
                            tn_adapter_report* out_report) {
  tn_callback_guard call;
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  TN_TRY(tn_adapter__begin_change(root, adapter, &call));
  return tn_adapter__end_change(&call, adapter, attach_adapter(root, adapter, options, out_report));
}
