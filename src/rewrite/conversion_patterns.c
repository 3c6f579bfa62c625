// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Default conversions by type converters: materializations, block arguments, function signatures,
// and ops that are kept with converted types.

#include "ir/op_diagnostic.h"
#include "ir/op_interface.h"
#include "rewrite/conversion_run.h"
#include "scope/access.h"

//===-- Materializations ----------------------------------------------------------------------===//

/// The values and types of a materialization, as handles.
typedef struct request {
  tn_refs inputs;
  tn_types types;
  tn_type original;
  tn_value* handles;  ///< The inputs, followed by space for the results.
} request;

/// Checks the values that a callback returned; reports errors and returns false.
static bool take_made(tn_conversion_run* run, const request* wanted, const tn_value* made,
                      tn_refs* out_values) {
  tn_rewriter* rewriter = &run->rewriter;
  const tn_location where = {rewriter->context, rewriter->location};
  for (uint32_t i = 0; i < wanted->types.count; ++i) {
    tn_ref value = 0;
    if (!tn_rewriter__ok(rewriter, tn_access__value_in(where, made[i], &value))) return false;
    if (value == 0 || !tn_type_equal(tn_value__type(rewriter->context, value),
                                     tn_types__items(&wanted->types)[i])) {
      tn_rewriter__fail(rewriter,
                        tn_context__fail(rewriter->context, TN_INVALID_ARGUMENT, where,
                                         "materialization callback produced value of incorrect "
                                         "type at index %u",
                                         i));
      return false;
    }
    tn_refs__push(rewriter, out_values, value);
  }
  return rewriter->status == TN_OK;
}

/// Tries the callbacks of a kind. TN_NOT_FOUND: none built the values.
static tn_status ask(tn_conversion_run* run, const tn_type_converter* converter,
                     tn_materialization_kind kind, request* wanted, tn_refs* out_values) {
  const uint32_t count = wanted->inputs.count;
  const tn_materialization about = {.inputs = {wanted->handles, count},
                                    .types = {tn_types__items(&wanted->types), wanted->types.count},
                                    .original_type = wanted->original};
  for (size_t i = converter->count; i-- != 0;) {
    const tn_converter_callback* callback = &converter->callbacks[i];
    if (callback->materialize == NULL || callback->kind != kind) continue;
    tn_value* made = wanted->handles + count;
    memset(made, 0, wanted->types.count * sizeof *made);
    const tn_conversion_mark mark = tn_conversion__mark(&run->conversion);
    const tn_status status =
        callback->materialize(callback->user_data, &run->rewriter, &about, made);
    if (run->rewriter.status != TN_OK) return run->rewriter.status;
    if (!tn_session__is_open(&run->session)) return TN_SCOPE_CLOSED;
    if (status == TN_OK) {
      return take_made(run, wanted, made, out_values) ? TN_OK : run->rewriter.status;
    }
    tn_conversion__undo(&run->conversion, &mark);
    if (status != TN_NOT_FOUND) return status;
  }
  return TN_NOT_FOUND;
}

/// Requests the values of the cast `op` that a step inserted.
static bool request_values(tn_conversion_run* run, const tn_step* step, tn_ref op, request* wanted,
                           tn_refs* out_values) {
  tn_rewriter* rewriter = &run->rewriter;
  const tn_context* context = rewriter->context;
  const tn_type_converter* converter = run->known[(step->note >> 2) - 1].converter;
  const tn_materialization_kind kind = (tn_materialization_kind)(step->note & 3u);
  tn_refs__push_operands(rewriter, &wanted->inputs, op, 0, tn_op__operand_count(context, op));
  tn_types__push_results(rewriter, &wanted->types, op);
  wanted->original = tn_value__type(context, step->before);
  const size_t count = (size_t)wanted->inputs.count + wanted->types.count;
  wanted->handles = tn_allocate(&context->allocator, (count + 1) * sizeof *wanted->handles);
  if (wanted->handles == NULL) tn_rewriter__fail(rewriter, tn_context__out_of_memory(context));
  if (rewriter->status != TN_OK) return false;
  for (uint32_t i = 0; i < wanted->inputs.count; ++i) {
    wanted->handles[i] =
        tn_value__handle(context, run->session.scope, tn_refs__items(&wanted->inputs)[i]);
  }
  tn_rewriter__for(rewriter, op);
  tn_session__placed(rewriter);
  tn_status status = TN_NOT_FOUND;
  if (kind != TN_TARGET_MATERIALIZATION && tn_value__is_argument(step->before)) {
    status = ask(run, converter, TN_ARGUMENT_MATERIALIZATION, wanted, out_values);
  }
  if (status == TN_NOT_FOUND) status = ask(run, converter, kind, wanted, out_values);
  if (status != TN_OK && status != TN_NOT_FOUND) {
    (void)tn_conversion_run__fail_call(run, status, "a materialization");
  }
  return status == TN_OK;
}

bool tn_conversion_run__materialize(tn_conversion* c, const tn_step* step, tn_refs* out_values) {
  tn_conversion_run* run = c->data;
  request wanted = {.handles = NULL};
  if (step->note >> 2 == 0) return false;
  const tn_ref op = tn_value__defining_op(c->rewriter->context, step->entity);
  const bool made = request_values(run, step, op, &wanted, out_values);
  tn_deallocate(&c->rewriter->context->allocator, wanted.handles,
                wanted.handles == NULL ? 0
                                       : ((size_t)wanted.inputs.count + wanted.types.count + 1) *
                                             sizeof *wanted.handles);
  tn_refs__free(c->rewriter, &wanted.inputs);
  tn_types__free(c->rewriter, &wanted.types);
  return made;
}

//===-- Blocks --------------------------------------------------------------------------------===//

/// Returns the converted argument types of a block, and the number of new arguments for each one.
static bool convert_arguments(tn_conversion_run* run, const tn_type_converter* converter,
                              tn_ref block, tn_types* out_types, tn_refs* out_counts) {
  const tn_context* context = run->rewriter.context;
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    const uint32_t before = out_types->count;
    if (!tn_conversion_run__types(run, converter, tn_block__argument_type(context, block, i),
                                  out_types)) {
      return false;
    }
    tn_refs__push(&run->rewriter, out_counts, out_types->count - before);
  }
  return run->rewriter.status == TN_OK;
}

static bool changes_arguments(const tn_context* context, tn_ref block, const tn_types* types,
                              tn_refs* counts) {
  bool same = types->count == counts->count;
  for (uint32_t i = 0; same && i < counts->count; ++i) {
    same = tn_refs__items(counts)[i] == 1 &&
           tn_type_equal(tn_types__items(types)[i], tn_block__argument_type(context, block, i));
  }
  return !same;
}

/// Returns whether the converter keeps the types of all arguments of a converted block, except for
/// arguments that will be erased.
static bool has_legal_arguments(tn_conversion_run* run, const tn_type_converter* converter,
                                tn_ref block) {
  const tn_context* context = run->rewriter.context;
  bool legal = true;
  for (uint32_t i = 0; legal && i < tn_block__argument_count(context, block); ++i) {
    const tn_ref argument = tn_block__argument(context, block, i);
    tn_refs current = {0};
    tn_types types = {0};
    tn_conversion__current(&run->conversion, argument, &current);
    if (current.count == 1 && tn_refs__items(&current)[0] == argument) {
      const tn_type type = tn_value__type(context, argument);
      legal = tn_conversion_run__types(run, converter, type, &types) && types.count == 1 &&
              tn_type_equal(tn_types__items(&types)[0], type);
    }
    tn_refs__free(&run->rewriter, &current);
    tn_types__free(&run->rewriter, &types);
  }
  return legal && run->rewriter.status == TN_OK;
}

/// If `applies` is false, only checks whether the types can be converted.
static bool convert_block(tn_conversion_run* run, const tn_type_converter* converter, tn_ref block,
                          bool applies) {
  tn_conversion* c = &run->conversion;
  tn_types types = {0};
  tn_refs counts = {0};
  if ((tn_cell_map__get(&c->marks, block) & TN_MARK_CONVERTED) != 0) {
    return has_legal_arguments(run, converter, block);
  }
  const bool fits = convert_arguments(run, converter, block, &types, &counts);
  if (fits && applies && changes_arguments(run->rewriter.context, block, &types, &counts)) {
    tn_conversion__replace_arguments(c, block, &types, tn_refs__items(&counts));
  }
  tn_types__free(&run->rewriter, &types);
  tn_refs__free(&run->rewriter, &counts);
  return fits && run->rewriter.status == TN_OK;
}

bool tn_conversion_run__region(tn_conversion_run* run, const tn_type_converter* converter,
                               tn_ref region) {
  const tn_context* context = run->rewriter.context;
  const uint32_t note = run->conversion.note;
  bool fits = true;
  tn_conversion_run__note(run, TN_SOURCE_MATERIALIZATION, converter);
  for (int pass = 0; fits && pass < 2; ++pass) {
    for (tn_ref block = tn_region__at(context, region)->first_block; fits && block != 0;
         block = tn_block__at(context, block)->next) {
      fits = convert_block(run, converter, block, pass == 1);
    }
  }
  run->conversion.note = note;
  return fits;
}

//===-- Functions -----------------------------------------------------------------------------===//

/// Remaps the dictionaries of arguments or results to the new counts. An argument that becomes
/// several loses its dictionary. Null if there are none.
static tn_attribute move_dictionaries(tn_rewriter* rewriter, tn_attribute old, tn_refs* counts,
                                      uint32_t total) {
  tn_attribute made = {NULL};
  tn_attribute empty = {NULL};
  if (old.storage == NULL || !tn_attribute__is(old, TN_ATTRIBUTE_ARRAY) ||
      tn_array_attribute_count(old) != counts->count || total == 0) {
    return made;
  }
  const size_t size = (size_t)total * sizeof made;
  tn_attribute* items = tn_allocate(&rewriter->context->allocator, size);
  if (items == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return made;
  }
  tn_rewriter__fail(rewriter, tn_dictionary_attribute_get(rewriter->context, NULL, 0, &empty));
  uint32_t next = 0;
  for (uint32_t i = 0; i < counts->count; ++i) {
    const uint32_t count = tn_refs__items(counts)[i];
    for (uint32_t k = 0; k < count; ++k) {
      items[next++] = count == 1 ? tn_array_attribute_element(old, i) : empty;
    }
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__fail(rewriter, tn_array_attribute_get(rewriter->context, items, total, &made));
  }
  tn_deallocate(&rewriter->context->allocator, items, size);
  return made;
}

static void set_dictionaries(tn_rewriter* rewriter, tn_ref op, const char* name, tn_refs* counts,
                             uint32_t total) {
  if (name == NULL) return;
  const tn_attribute old = tn_op__attribute(rewriter->context, op, name);
  if (old.storage == NULL) return;
  const tn_attribute made = move_dictionaries(rewriter, old, counts, total);
  if (rewriter->status != TN_OK) return;
  if (made.storage == NULL) {
    tn_rewriter__remove_attribute(rewriter, op, name);
  } else {
    tn_rewriter__set_attribute(rewriter, op, name, made);
  }
}

typedef struct signature {
  tn_types types;
  tn_refs input_counts;
  tn_refs result_counts;
  uint32_t input_total;
} signature;

static bool convert_signature(tn_conversion_run* run, const tn_type_converter* converter,
                              tn_type function, signature* out) {
  tn_rewriter* rewriter = &run->rewriter;
  const size_t inputs = tn_function_type_input_count(function);
  const size_t results = tn_function_type_result_count(function);
  for (size_t i = 0; i < inputs + results; ++i) {
    const uint32_t before = out->types.count;
    const tn_type type = i < inputs ? tn_function_type_input(function, i)
                                    : tn_function_type_result(function, i - inputs);
    if (!tn_conversion_run__types(run, converter, type, &out->types)) return false;
    tn_refs__push(rewriter, i < inputs ? &out->input_counts : &out->result_counts,
                  out->types.count - before);
    if (i < inputs) out->input_total = out->types.count;
  }
  return rewriter->status == TN_OK;
}

/// Updates the function's type, its entry block's arguments and its attributes.
static bool change_function(tn_conversion_run* run, const tn_type_converter* converter, tn_ref op,
                            const tn_callable_interface* callable, tn_type function,
                            signature* made) {
  tn_rewriter* rewriter = &run->rewriter;
  const tn_type* types = tn_types__items(&made->types);
  const uint32_t result_total = made->types.count - made->input_total;
  tn_type type = {NULL};
  tn_attribute attribute = {NULL};
  tn_rewriter__fail(rewriter, tn_function_type_get(rewriter->context, types, made->input_total,
                                                   types + made->input_total, result_total, &type));
  if (rewriter->status != TN_OK || tn_type_equal(type, function)) return false;
  tn_rewriter__fail(rewriter, tn_type_attribute_get(type, &attribute));
  const tn_ref region = tn_op__region(rewriter->context, op, callable->region);
  if (rewriter->status != TN_OK || !tn_conversion_run__region(run, converter, region)) return false;
  tn_conversion__modifying(&run->conversion, op);
  tn_rewriter__set_attribute(rewriter, op, callable->type, attribute);
  set_dictionaries(rewriter, op, callable->argument_attributes, &made->input_counts,
                   made->input_total);
  set_dictionaries(rewriter, op, callable->result_attributes, &made->result_counts, result_total);
  return rewriter->status == TN_OK;
}

tn_status tn_conversion__convert_function(void* converter, tn_rewriter* rewriter, tn_op op,
                                          const tn_value_list* operands) {
  (void)operands;
  tn_conversion_run* run = tn_conversion_run__of(rewriter);
  const tn_callable_interface* callable = tn_op_interface__of(rewriter->context, op.slot)->callable;
  if (callable == NULL || callable->type == NULL) return TN_NOT_FOUND;
  const tn_attribute attribute = tn_op__attribute(rewriter->context, op.slot, callable->type);
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_TYPE) ||
      !tn_type__is(tn_type_attribute_value(attribute), TN_TYPE_FUNCTION)) {
    return TN_NOT_FOUND;
  }
  const tn_type function = tn_type_attribute_value(attribute);
  signature made = {.input_total = 0};
  const bool changed = convert_signature(run, converter, function, &made) &&
                       change_function(run, converter, op.slot, callable, function, &made);
  tn_types__free(rewriter, &made.types);
  tn_refs__free(rewriter, &made.input_counts);
  tn_refs__free(rewriter, &made.result_counts);
  if (rewriter->status != TN_OK) return rewriter->status;
  return changed ? TN_OK : TN_NOT_FOUND;
}

//===-- Any op --------------------------------------------------------------------------------===//

/// Returns one converted type for each result; false if a result maps to several types or none.
static bool result_types(tn_conversion_run* run, const tn_type_converter* converter, tn_ref op,
                         tn_types* out_types) {
  const tn_context* context = run->rewriter.context;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    if (!tn_conversion_run__types(run, converter, tn_op__result_type(context, op, i), out_types) ||
        out_types->count != i + 1) {
      return false;
    }
  }
  return true;
}

/// Creates a copy of the op with other operands and result types and with empty regions; 0 on
/// failure.
static tn_ref create_like(tn_rewriter* rewriter, tn_ref op, tn_refs* operands,
                          const tn_types* types) {
  const tn_context* context = rewriter->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  tn_refs successors = {0};
  for (uint32_t i = 0; i < tn_op__successor_count(context, op); ++i) {
    tn_refs__push(rewriter, &successors, tn_op__successor(context, op, i));
  }
  uint32_t entry_count = 0;
  tn_attribute_entry* entries = tn_rewriter__copy_entries(rewriter, op, &entry_count);
  const tn_rewriter_spec spec = {.name = tn_op_cell__name(context, cell),
                                 .operands = tn_refs__items(operands),
                                 .operand_count = operands->count,
                                 .types = tn_types__items(types),
                                 .result_count = types->count,
                                 .successors = tn_refs__items(&successors),
                                 .successor_count = successors.count,
                                 .region_count = tn_op_cell__region_count(cell),
                                 .entries = entries,
                                 .entry_count = entry_count};
  const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__create(rewriter, &spec) : 0;
  tn_rewriter__free_entries(rewriter, entries, entry_count);
  tn_refs__free(rewriter, &successors);
  return made;
}

static bool is_changed(const tn_context* context, tn_ref op, tn_refs* operands,
                       const tn_types* types) {
  for (uint32_t i = 0; i < operands->count; ++i) {
    if (!tn_type_equal(tn_value__type(context, tn_refs__items(operands)[i]),
                       tn_op__operand_type(context, op, i))) {
      return true;
    }
  }
  for (uint32_t i = 0; i < types->count; ++i) {
    if (!tn_type_equal(tn_types__items(types)[i], tn_op__result_type(context, op, i))) return true;
  }
  return tn_op__region_count(context, op) != 0;
}

static bool move_regions(tn_conversion_run* run, const tn_type_converter* converter, tn_ref op,
                         tn_ref made) {
  tn_rewriter* rewriter = &run->rewriter;
  for (uint32_t i = 0; i < tn_op__region_count(rewriter->context, op); ++i) {
    const tn_ref region = tn_op__region(rewriter->context, made, i);
    tn_rewriter__inline_region(rewriter, tn_op__region(rewriter->context, op, i), region, 0);
    if (!tn_conversion_run__region(run, converter, region)) return false;
  }
  return rewriter->status == TN_OK;
}

tn_status tn_conversion__convert_types(void* converter, tn_rewriter* rewriter, tn_op op,
                                       const tn_value_list* operands) {
  tn_conversion_run* run = tn_conversion_run__of(rewriter);
  const uint32_t count = tn_op__operand_count(rewriter->context, op.slot);
  tn_refs values = {0};
  tn_types types = {0};
  bool fits = result_types(run, converter, op.slot, &types);
  for (uint32_t i = 0; fits && i < count; ++i) {
    fits = operands[i].count == 1;
    tn_resolved unused;
    if (fits) {
      tn_refs__push(rewriter, &values, tn_value__resolve(operands[i].items[0], &unused));
    }
  }
  fits = fits && is_changed(rewriter->context, op.slot, &values, &types);
  const tn_ref made = fits ? create_like(rewriter, op.slot, &values, &types) : 0;
  fits = made != 0 && move_regions(run, converter, op.slot, made);
  if (fits) tn_conversion__replace_with_op(&run->conversion, op.slot, made);
  tn_refs__free(rewriter, &values);
  tn_types__free(rewriter, &types);
  if (rewriter->status != TN_OK) return rewriter->status;
  return fits ? TN_OK : TN_NOT_FOUND;
}
