// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying with A and B as arguments of the functions that use them.
//
// Ops cannot use an argument before its block has it, so the arguments are added before the ops are
// created; the types and attributes of functions change together with other attributes. A function
// that is called cannot get arguments, since its callers would have to pass them.

#include <tenure/block.h>
#include <tenure/symbol.h>

#include "adapter/apply.h"
#include "base/text_buffer.h"

//===-- Functions -----------------------------------------------------------------------------===//

static tn_attribute function_type_of(tn_op op) {
  return tn_op_attribute(op, tn_string_view_from("function_type"));
}

static bool is_function(tn_op op) {
  const tn_attribute type = function_type_of(op);
  return tn_attribute_kind_of(type) == TN_ATTRIBUTE_TYPE && tn_op_region_count(op) == 1 &&
         tn_type_kind_of(tn_type_attribute_value(type)) == TN_TYPE_FUNCTION;
}

static tn_op function_of(tn_op op) {
  while (!tn_op_is_null(op) && !is_function(op)) op = tn_op_parent(op);
  return op;
}

tn_block tn_apply__function_body(tn_op op) {
  const tn_op function = function_of(op);
  if (tn_op_is_null(function)) return (tn_block){0, 0, 0, 0};
  return tn_region_first_block(tn_op_region(function, 0));
}

static bool is_other_symbol(tn_op user, tn_attribute symbol_ref, void* user_data) {
  (void)user;
  return !tn_string_view_equal(tn_symbol_ref_attribute_root(symbol_ref),
                               *(const tn_string_view*)user_data);
}

// Checks that the op is in a function without callers.
static tn_status check_function(tn_apply* apply, const tn_lora* lora) {
  const tn_op function = function_of(lora->op);
  if (tn_op_is_null(function)) {
    return tn_apply__refuse(apply, lora, TN_INVALID_ARGUMENT,
                            "the op is not in a function that can take arguments");
  }
  tn_string_view name = tn_symbol_name(function);
  if (name.size == 0 || tn_op_is_null(tn_op_parent(function))) return TN_OK;
  const tn_status walked = tn_symbol_walk_uses(tn_op_parent(function), is_other_symbol, &name);
  if (walked != TN_INTERRUPTED) return walked;
  return tn_apply__refuse(apply, lora, TN_INVALID_ARGUMENT,
                          "its function has callers, which do not pass the new arguments");
}

//===-- Arguments -----------------------------------------------------------------------------===//

static bool has_argument(const tn_apply* apply, tn_block body, tn_attribute elements) {
  for (size_t i = 0; i < apply->argument_count; ++i) {
    if (apply->arguments[i].body.slot == body.slot &&
        tn_attribute_equal(apply->arguments[i].elements, elements)) {
      return true;
    }
  }
  return false;
}

static tn_status note_argument(tn_apply* apply, const tn_lora* lora, bool is_b) {
  const tn_attribute elements = is_b ? lora->about.b : lora->about.a;
  const tn_block body = tn_apply__function_body(lora->op);
  if (has_argument(apply, body, elements)) return TN_OK;
  if (apply->argument_count == apply->argument_capacity &&
      !tn_array_grow(&apply->context->allocator, &apply->arguments, &apply->argument_capacity,
                     apply->argument_count + 1, sizeof *apply->arguments)) {
    return tn_context__out_of_memory(apply->context);
  }
  apply->arguments[apply->argument_count++] =
      (tn_apply_argument){.body = body, .elements = elements, .lora = lora, .is_b = is_b};
  return TN_OK;
}

// Appends NAME.STEM.lora_A.
static tn_status append_name(tn_apply* apply, const tn_apply_argument* argument,
                             tn_text_buffer* text) {
  const tn_attachment* about = &argument->lora->about;
  text->size = 0;
  tn_text_buffer_append_view(text, about->name);
  tn_text_buffer_append_text(text, ".");
  tn_text_buffer_append_view(text, about->target_module);
  tn_text_buffer_append_text(text, argument->is_b ? ".lora_B" : ".lora_A");
  return text->failed ? tn_context__out_of_memory(apply->context) : TN_OK;
}

static tn_status add_argument(tn_apply* apply, tn_apply_argument* argument, tn_text_buffer* text) {
  tn_location location;
  TN_TRY(append_name(apply, argument, text));
  TN_TRY(tn_location_name_get(apply->context, tn_text_buffer_view(text), (tn_location){NULL, 0},
                              &location));
  return tn_block_add_argument(argument->body, tn_attribute_type(argument->elements), location,
                               &argument->value);
}

static tn_status add_to_blocks(tn_apply* apply) {
  tn_text_buffer text = tn_text_buffer_make(&apply->context->allocator);
  tn_status status = TN_OK;
  while (status == TN_OK && apply->arguments_added < apply->argument_count) {
    status = add_argument(apply, &apply->arguments[apply->arguments_added], &text);
    if (status == TN_OK) apply->arguments_added++;
  }
  tn_text_buffer_free(&text);
  return status;
}

void tn_apply__take_arguments_out(tn_apply* apply) {
  while (apply->arguments_added > 0) {
    const tn_value value = apply->arguments[--apply->arguments_added].value;
    (void)!tn_block_erase_argument(tn_value_owner_block(value), tn_value_number(value));
  }
}

//===-- Attributes of functions ---------------------------------------------------------------===//

// Returns the function's type with the current argument types of its block.
static tn_status changed_type(tn_apply* apply, tn_op function, tn_block body, tn_type* types,
                              tn_attribute* out_attribute) {
  const tn_type old = tn_type_attribute_value(function_type_of(function));
  const size_t input_count = tn_block_argument_count(body);
  const size_t result_count = tn_function_type_result_count(old);
  tn_type type;
  for (size_t i = 0; i < input_count; ++i) types[i] = tn_value_type(tn_block_argument(body, i));
  for (size_t i = 0; i < result_count; ++i) {
    types[input_count + i] = tn_function_type_result(old, i);
  }
  TN_TRY(tn_function_type_get(apply->context, types, input_count, types + input_count, result_count,
                              &type));
  return tn_type_attribute_get(type, out_attribute);
}

// Creates `{tenure.parameter = "NAME.STEM.lora_A"}`.
static tn_status argument_attributes(tn_apply* apply, const tn_apply_argument* argument,
                                     tn_text_buffer* text, tn_attribute* out_dictionary) {
  tn_named_attribute entry;
  TN_TRY(append_name(apply, argument, text));
  TN_TRY(tn_identifier_get(apply->context, tn_string_view_from("tenure.parameter"), &entry.name));
  TN_TRY(tn_string_attribute_get(apply->context, tn_text_buffer_view(text), &entry.value));
  return tn_dictionary_attribute_get(apply->context, &entry, 1, out_dictionary);
}

// Returns the attributes of all arguments, including the new ones.
static tn_status changed_attributes(tn_apply* apply, tn_op function, tn_block body,
                                    tn_attribute* dictionaries, tn_attribute* out_attribute) {
  const tn_attribute old = tn_op_attribute(function, tn_string_view_from("arg_attrs"));
  const size_t count = tn_block_argument_count(body);
  const size_t old_count =
      tn_attribute_kind_of(old) == TN_ATTRIBUTE_ARRAY ? tn_array_attribute_count(old) : 0;
  tn_text_buffer text = tn_text_buffer_make(&apply->context->allocator);
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    if (i < old_count) {
      dictionaries[i] = tn_array_attribute_element(old, i);
    } else {
      status = tn_dictionary_attribute_get(apply->context, NULL, 0, &dictionaries[i]);
    }
  }
  for (size_t i = 0; i < apply->argument_count && status == TN_OK; ++i) {
    const tn_apply_argument* argument = &apply->arguments[i];
    if (argument->body.slot != body.slot) continue;
    status = argument_attributes(apply, argument, &text,
                                 &dictionaries[tn_value_number(argument->value)]);
  }
  tn_text_buffer_free(&text);
  if (status != TN_OK) return status;
  return tn_array_attribute_get(apply->context, dictionaries, count, out_attribute);
}

static tn_status note_change(tn_apply* apply, tn_op function, const char* name,
                             tn_attribute value) {
  tn_identifier identifier;
  TN_TRY(tn_identifier_get(apply->context, tn_string_view_from(name), &identifier));
  return tn_attribute_changes__add_inherent(&apply->edits.changes, function, identifier, value);
}

static tn_status change_function(tn_apply* apply, tn_op function, tn_block body) {
  const size_t count =
      tn_block_argument_count(body) +
      tn_function_type_result_count(tn_type_attribute_value(function_type_of(function)));
  void* scratch = tn_allocate(&apply->context->allocator, count * sizeof(void*));
  if (scratch == NULL) return tn_context__out_of_memory(apply->context);
  tn_attribute value;
  tn_status status = changed_type(apply, function, body, scratch, &value);
  if (status == TN_OK) status = note_change(apply, function, "function_type", value);
  if (status == TN_OK) status = changed_attributes(apply, function, body, scratch, &value);
  if (status == TN_OK) status = note_change(apply, function, "arg_attrs", value);
  tn_deallocate(&apply->context->allocator, scratch, count * sizeof(void*));
  return status;
}

tn_status tn_apply__add_arguments(tn_apply* apply) {
  for (size_t i = 0; i < apply->loras.count; ++i) {
    const tn_lora* lora = &apply->loras.items[i];
    const tn_op function = function_of(lora->op);
    const bool same = i > 0 && function_of(apply->loras.items[i - 1].op).slot == function.slot;
    if (!same) TN_TRY(check_function(apply, lora));
    TN_TRY(note_argument(apply, lora, false));
    TN_TRY(note_argument(apply, lora, true));
  }
  TN_TRY(add_to_blocks(apply));
  for (size_t i = 0; i < apply->argument_count; ++i) {
    const tn_block body = apply->arguments[i].body;
    if (i > 0 && apply->arguments[i - 1].body.slot == body.slot) continue;
    TN_TRY(change_function(apply, tn_block_parent_op(body), body));
  }
  apply->report.argument_count = apply->argument_count;
  return TN_OK;
}
