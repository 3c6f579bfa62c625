// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// xla-sdy-round-trip-import-shardy-attrs: XLA stores meshes, shardings and rules as strings in its
// frontend attributes while a module is in a form without them; this pass restores them.

#include "dialects/func_ops.h"
#include "dialects/sdy/pass.h"
#include "dialects/sdy/sdy.h"
#include "dialects/stablehlo_ops.h"
#include "ir/definition.h"
#include "ir/textual.h"
#include "schema/check.h"

#define FRONTEND "mhlo.frontend_attributes"
#define XLA_SHARDING "mhlo.sharding"
#define MESHES "xla.sdy.meshes"
#define SHARDING "xla.sdy.sharding"
#define SHARDING_RULE "xla.sdy.sharding_rule"
#define IN_SHARDINGS "xla.sdy.tuple_args_in_shardings"
#define OUT_SHARDINGS "xla.sdy.tuple_results_out_shardings"

//===-- Dictionaries --------------------------------------------------------------------------===//

bool tn_sdy__is_own(const tn_context* context, tn_ref op) {
  return tn_string_view_equal(
      tn_operation_name__dialect(tn_op_cell__name(context, tn_op__at(context, op))),
      tn_string_view_from("sdy"));
}

tn_attribute tn_sdy__with_entry(tn_rewriter* rewriter, tn_attribute dictionary, const char* name,
                                tn_attribute value) {
  const size_t count = dictionary.storage == NULL ? 0 : tn_dictionary_attribute_count(dictionary);
  const size_t size = (count + 1) * sizeof(tn_named_attribute);
  tn_named_attribute* entries = tn_allocate(&rewriter->context->allocator, size);
  const tn_uref key = tn_rewriter__identifier(rewriter, name);
  tn_attribute changed = dictionary;
  if (entries == NULL || key == 0) {
    tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    if (entries != NULL) tn_deallocate(&rewriter->context->allocator, entries, size);
    return changed;
  }
  size_t kept = 0;
  const tn_storage* identifier = tn_uniquer__at(&rewriter->context->uniquer, key);
  for (size_t i = 0; i < count; ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(dictionary, i);
    if (entry.name.storage != identifier) entries[kept++] = entry;
  }
  if (value.storage != NULL) entries[kept++] = (tn_named_attribute){{identifier}, value};
  tn_rewriter__fail(rewriter,
                    tn_dictionary_attribute_get(rewriter->context, entries, kept, &changed));
  tn_deallocate(&rewriter->context->allocator, entries, size);
  return changed;
}

void tn_sdy__set_element(tn_rewriter* rewriter, tn_ref op, const char* name, size_t index,
                         tn_attribute value) {
  const tn_attribute list = tn_op__attribute(rewriter->context, op, name);
  const size_t count = tn_array_attribute_count(list);
  tn_attribute* elements = tn_allocate(&rewriter->context->allocator, count * sizeof *elements);
  tn_attribute changed = {NULL};
  if (elements == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return;
  }
  for (size_t i = 0; i < count; ++i) elements[i] = tn_array_attribute_element(list, i);
  elements[index] = value;
  tn_rewriter__fail(rewriter, tn_array_attribute_get(rewriter->context, elements, count, &changed));
  tn_deallocate(&rewriter->context->allocator, elements, count * sizeof *elements);
  if (changed.storage != NULL) tn_rewriter__set_attribute(rewriter, op, name, changed);
}

/// Parses the string `name` of a dictionary as an attribute; null if there is no such string.
static tn_attribute parse_entry(tn_rewriter* rewriter, tn_attribute dictionary, const char* name) {
  const tn_storage* value = NULL;
  if (!tn_attribute__is(dictionary, TN_ATTRIBUTE_DICTIONARY)) return (tn_attribute){NULL};
  const tn_attribute text = tn_dictionary_attribute_find(dictionary, tn_string_view_from(name));
  if (!tn_attribute__is(text, TN_ATTRIBUTE_STRING)) return (tn_attribute){NULL};
  tn_rewriter__fail(rewriter, tn_textual__parse(rewriter->context, tn_string_attribute_value(text),
                                                false, &value));
  return (tn_attribute){value};
}

static tn_attribute without(tn_rewriter* rewriter, tn_attribute dictionary, const char* name) {
  const tn_attribute left = tn_sdy__with_entry(rewriter, dictionary, name, (tn_attribute){NULL});
  return left.storage != NULL && tn_dictionary_attribute_count(left) == 0 ? (tn_attribute){NULL}
                                                                          : left;
}

/// Removes an entry from the op's frontend attributes.
static void drop_entry(tn_rewriter* rewriter, tn_ref op, const char* name) {
  const tn_attribute found = tn_op__attribute(rewriter->context, op, FRONTEND);
  if (!tn_attribute__is(found, TN_ATTRIBUTE_DICTIONARY)) return;
  const tn_attribute left = without(rewriter, found, name);
  if (left.storage == NULL) {
    tn_rewriter__remove_attribute(rewriter, op, FRONTEND);
  } else if (left.storage != found.storage) {
    tn_rewriter__set_attribute(rewriter, op, FRONTEND, left);
  }
}

//===-- Functions -----------------------------------------------------------------------------===//

/// Restores the sharding of an argument or result.
static tn_attribute import_entry(tn_rewriter* rewriter, tn_attribute dictionary, bool is_argument) {
  const tn_attribute found =
      tn_dictionary_attribute_find(dictionary, tn_string_view_from(FRONTEND));
  const tn_attribute sharding =
      is_argument ? parse_entry(rewriter, found, SHARDING) : (tn_attribute){NULL};
  if (sharding.storage != NULL) {
    dictionary = tn_sdy__with_entry(rewriter, dictionary, "sdy.sharding", sharding);
    dictionary =
        tn_sdy__with_entry(rewriter, dictionary, FRONTEND, without(rewriter, found, SHARDING));
  }
  if (tn_dictionary_attribute_find(dictionary, tn_string_view_from(XLA_SHARDING)).storage == NULL) {
    return dictionary;
  }
  return tn_sdy__with_entry(rewriter, dictionary, XLA_SHARDING, (tn_attribute){NULL});
}

/// Removes an array of empty dictionaries.
static void drop_if_empty(tn_rewriter* rewriter, tn_ref op, const char* name) {
  const tn_attribute list = tn_op__attribute(rewriter->context, op, name);
  for (size_t i = 0; i < tn_array_attribute_count(list); ++i) {
    if (tn_dictionary_attribute_count(tn_array_attribute_element(list, i)) != 0) return;
  }
  if (list.storage != NULL) tn_rewriter__remove_attribute(rewriter, op, name);
}

static void import_dictionaries(tn_rewriter* rewriter, tn_ref op, const char* name,
                                bool is_argument) {
  const tn_attribute list = tn_op__attribute(rewriter->context, op, name);
  for (size_t i = 0; i < tn_array_attribute_count(list) && rewriter->status == TN_OK; ++i) {
    const tn_attribute found = tn_array_attribute_element(list, i);
    const tn_attribute now = import_entry(rewriter, found, is_argument);
    if (now.storage != found.storage) tn_sdy__set_element(rewriter, op, name, i, now);
  }
  drop_if_empty(rewriter, op, name);
}

/// Sets the sharding of argument or result `index` of `count`.
static void set_sharding(tn_rewriter* rewriter, tn_ref function, const char* name, size_t count,
                         size_t index, tn_attribute sharding) {
  tn_attribute list = tn_op__attribute(rewriter->context, function, name);
  if (list.storage == NULL) {
    tn_attribute empty = {NULL};
    tn_attribute* elements = tn_allocate(&rewriter->context->allocator, count * sizeof empty);
    if (elements == NULL) {
      tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
      return;
    }
    tn_rewriter__fail(rewriter, tn_dictionary_attribute_get(rewriter->context, NULL, 0, &empty));
    for (size_t i = 0; i < count; ++i) elements[i] = empty;
    tn_rewriter__fail(rewriter, tn_array_attribute_get(rewriter->context, elements, count, &list));
    tn_deallocate(&rewriter->context->allocator, elements, count * sizeof empty);
    if (rewriter->status != TN_OK) return;
    tn_rewriter__set_attribute(rewriter, function, name, list);
  }
  if (index >= tn_array_attribute_count(list)) return;
  const tn_attribute changed = tn_sdy__with_entry(rewriter, tn_array_attribute_element(list, index),
                                                  "sdy.sharding", sharding);
  if (rewriter->status == TN_OK) tn_sdy__set_element(rewriter, function, name, index, changed);
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Returns the dimension as open.
static tn_attribute opened(tn_rewriter* rewriter, tn_attribute dimension) {
  tn_attribute parameters[3] = {
      tn_sdy__parameter(dimension, "axes"), {NULL}, tn_sdy__parameter(dimension, "priority")};
  tn_attribute open = {NULL};
  tn_rewriter__fail(rewriter, tn_bool_attribute_get(rewriter->context, false, &parameters[1]));
  if (parameters[1].storage == NULL) return dimension;
  tn_rewriter__fail(rewriter, tn_dialect_attribute_get(
                                  rewriter->context, tn_string_view_from("sdy.dimension_sharding"),
                                  parameters, 3, &open));
  return open;
}

/// Returns the sharding with all dimensions open; null after a failure.
static tn_attribute all_opened(tn_rewriter* rewriter, tn_attribute sharding) {
  const tn_attribute dimensions = tn_sdy__parameter(sharding, "dim_shardings");
  const size_t count = tn_sdy__count(dimensions);
  if (sharding.storage == NULL) return sharding;
  const size_t size = (count + 1) * sizeof(tn_attribute);
  tn_attribute made = {NULL};
  tn_attribute parameters[4];
  tn_attribute* items = tn_allocate(&rewriter->context->allocator, size);
  if (items == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return made;
  }
  for (size_t i = 0; i < count; ++i) {
    items[i] = opened(rewriter, tn_array_attribute_element(dimensions, i));
  }
  for (size_t i = 0; i < 4; ++i) parameters[i] = tn_attribute_parameter_at(sharding, i);
  if (rewriter->status == TN_OK) {
    tn_rewriter__fail(rewriter,
                      tn_array_attribute_get(rewriter->context, items, count, &parameters[1]));
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__fail(
        rewriter, tn_dialect_attribute_get(rewriter->context, tn_string_view_from("sdy.sharding"),
                                           parameters, 4, &made));
  }
  tn_deallocate(&rewriter->context->allocator, items, size);
  return made;
}

/// Returns sharding `index` of a list; null if there are fewer.
static tn_attribute element_of(tn_attribute shardings, size_t index) {
  const tn_attribute list = tn_opaque__is_called(shardings.storage, "sdy", "sharding_per_value")
                                ? tn_sdy__parameter(shardings, "shardings")
                                : (tn_attribute){NULL};
  return index < tn_sdy__count(list) ? tn_array_attribute_element(list, index)
                                     : (tn_attribute){NULL};
}

static void constrain(tn_rewriter* rewriter, tn_ref op, tn_attribute sharding) {
  const tn_ref operand = tn_op__operand(rewriter->context, op, 0);
  const tn_type type = tn_value__type(rewriter->context, operand);
  tn_rewriter__for(rewriter, op);
  const tn_rewriter_attribute attribute = {"sharding", sharding};
  const tn_ref made =
      tn_rewriter__create(rewriter, &(tn_rewriter_spec){.code = TN_CODE_SDY_SHARDING_CONSTRAINT,
                                                        .operands = &operand,
                                                        .operand_count = 1,
                                                        .types = &type,
                                                        .result_count = 1,
                                                        .attributes = &attribute,
                                                        .attribute_count = 1});
  if (made != 0) tn_rewriter__replace_with_op(rewriter, op, made);
}

/// Moves the sharding of a call that wraps a function's result to the result.
static void import_result(tn_rewriter* rewriter, tn_ref function, tn_ref op,
                          tn_attribute shardings) {
  const tn_context* context = rewriter->context;
  bool has_others = false;
  if (tn_op__operand_count(context, op) != 1 || tn_op__result_count(context, op) != 1) {
    return;
  }
  const tn_attribute sharding = element_of(shardings, 0);
  tn_ref value = tn_op__result(context, op, 0);
  if (tn_value__first_use(context, value) == 0) {
    const tn_ref operand = tn_op__operand(context, op, 0);
    if (tn_value__defining_op(context, operand) != 0) value = operand;
  }
  for (tn_ref use = tn_value__first_use(context, value); use != 0 && rewriter->status == TN_OK;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    if (tn_op__is_called(context, user, TN_NAME_FUNC_RETURN)) {
      const uint32_t number = tn_use__operand_number(context, use, user);
      set_sharding(rewriter, function, "res_attrs", tn_op__operand_count(context, user), number,
                   sharding);
    } else {
      has_others |= user != op;
    }
  }
  if (rewriter->status != TN_OK) return;
  if (has_others) {
    constrain(rewriter, op, all_opened(rewriter, sharding));
  } else {
    tn_rewriter__replace1(rewriter, op, tn_op__operand(context, op, 0));
  }
}

/// Returns true if the op keeps its sharding; for other ops it is removed.
static bool keeps_sharding(const tn_context* context, tn_ref op, tn_string_view target) {
  static const char* const ops[] = {"stablehlo.send", "stablehlo.recv", "stablehlo.after_all"};
  static const char* const targets[] = {"Sharding", "xla_python_cpu_callback",
                                        "xla_python_gpu_callback", "xla_ffi_python_cpu_callback",
                                        "xla_ffi_python_gpu_callback"};
  for (size_t i = 0; i < 3; ++i) {
    if (tn_op__is_called(context, op, ops[i])) return true;
  }
  for (size_t i = 0; i < 5; ++i) {
    if (tn_string_view_equal(target, tn_string_view_from(targets[i]))) return true;
  }
  return false;
}

static void import_op(tn_rewriter* rewriter, tn_ref function, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_string_view target = {"", 0};
  if (!tn_op__is_called(context, op, TN_NAME_STABLEHLO_INFEED) &&
      !tn_op__is_called(context, op, TN_NAME_STABLEHLO_OUTFEED) &&
      tn_op__attribute(context, op, XLA_SHARDING).storage != NULL) {
    tn_rewriter__remove_attribute(rewriter, op, XLA_SHARDING);
  }
  const tn_attribute found = tn_op__attribute(context, op, FRONTEND);
  if (!tn_attribute__is(found, TN_ATTRIBUTE_DICTIONARY)) return;
  const tn_attribute rule = parse_entry(rewriter, found, SHARDING_RULE);
  if (rule.storage != NULL) {
    tn_rewriter__set_attribute(rewriter, op, "sdy.sharding_rule", rule);
    drop_entry(rewriter, op, SHARDING_RULE);
  }
  if (tn_op__is_called(context, op, TN_NAME_STABLEHLO_CUSTOM_CALL)) {
    target = tn_string_attribute_value(tn_stablehlo_custom_call_call_target_name(context, op));
  }
  const tn_attribute shardings = parse_entry(rewriter, found, SHARDING);
  if (shardings.storage != NULL &&
      tn_string_view_equal(target, tn_string_view_from("xla.sdy.FuncResultSharding"))) {
    import_result(rewriter, function, op, shardings);
    return;
  }
  if (shardings.storage != NULL && keeps_sharding(context, op, target)) {
    tn_rewriter__set_attribute(rewriter, op, "sdy.sharding", shardings);
  }
  drop_entry(rewriter, op, SHARDING);
}

static void import_function(tn_rewriter* rewriter, tn_ref function) {
  const tn_context* context = rewriter->context;
  import_dictionaries(rewriter, function, "arg_attrs", true);
  import_dictionaries(rewriter, function, "res_attrs", false);
  for (tn_ref op = tn_op__next_in_pre_order(context, function, function, false), next;
       op != 0 && tn_rewriter__goes_on(rewriter); op = next) {
    next = tn_op__next_in_pre_order(context, function, op, false);
    import_op(rewriter, function, op);
  }
}

//===-- The module ----------------------------------------------------------------------------===//

/// Creates the meshes in the module's frontend attributes at the start of the module.
static void import_meshes(tn_rewriter* rewriter, tn_ref module, tn_ref block) {
  const tn_context* context = rewriter->context;
  const tn_attribute meshes =
      parse_entry(rewriter, tn_op__attribute(context, module, FRONTEND), MESHES);
  if (meshes.storage == NULL) return;
  rewriter->location = tn_op__at(context, module)->location;
  tn_rewriter__at_start(rewriter, block);
  for (size_t i = 0; i < tn_dictionary_attribute_count(meshes); ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(meshes, i);
    tn_attribute symbol = {NULL};
    tn_rewriter__fail(rewriter, tn_string_attribute_get(rewriter->context,
                                                        tn_identifier_text(entry.name), &symbol));
    tn_build_sdy_mesh(rewriter, symbol, entry.value);
  }
  drop_entry(rewriter, module, MESHES);
}

/// Restores the shardings of all arguments or results of @main from the module.
static tn_status import_tuple(tn_rewriter* rewriter, tn_ref module, tn_ref function,
                              bool is_argument) {
  const tn_context* context = rewriter->context;
  const char* name = is_argument ? IN_SHARDINGS : OUT_SHARDINGS;
  const tn_attribute shardings =
      parse_entry(rewriter, tn_op__attribute(context, module, FRONTEND), name);
  if (shardings.storage == NULL) return rewriter->status;
  const tn_attribute type = tn_op__attribute(context, function, "function_type");
  const tn_type signature = tn_type_attribute_value(type);
  const size_t count = is_argument ? tn_function_type_input_count(signature)
                                   : tn_function_type_result_count(signature);
  size_t found = 0;
  while (element_of(shardings, found).storage != NULL) ++found;
  if (found != count) {
    return tn_op__fail(context, module, NULL,
                       "Number of actual shardings (%zu) does not match number of expected "
                       "shardings (%zufor %s) for function.",
                       found, count, name);
  }
  for (size_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    set_sharding(rewriter, function, is_argument ? "arg_attrs" : "res_attrs", count, i,
                 element_of(shardings, i));
  }
  drop_entry(rewriter, module, name);
  return rewriter->status;
}

static tn_status import_attributes(tn_rewriter* rewriter, tn_ref module) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_sdy__body(context, module);
  if (block == 0) return TN_OK;
  import_meshes(rewriter, module, block);
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0 && rewriter->status == TN_OK;
       op = tn_op__at(context, op)->next) {
    if (!tn_op__is_called(context, op, TN_NAME_FUNC_FUNC)) continue;
    const tn_attribute name = tn_op__attribute(context, op, "sym_name");
    if (tn_string_view_equal(tn_string_attribute_value(name), tn_string_view_from("main"))) {
      TN_TRY(import_tuple(rewriter, module, op, true));
      TN_TRY(import_tuple(rewriter, module, op, false));
    }
    import_function(rewriter, op);
  }
  return rewriter->status;
}

TN_PASS(xla_sdy_round_trip_import_shardy_attrs) = {
    "xla-sdy-round-trip-import-shardy-attrs", "SdyRoundTripImportShardyAttrsPass",
    "Converts the shardy attributes from strings in MHLO frontend attributes to SDY meshes, "
    "shardings and sharding rules.",
    .rewrite = import_attributes};
