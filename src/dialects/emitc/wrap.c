// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// wrap-emitc-func-in-class: converts a function to a method of a class; its arguments become
// fields.

#include "dialects/common/anchor.h"
#include "dialects/emitc_ops.h"
#include "rewrite/lowering.h"
#include "schema/check.h"

static void set_discardable(tn_rewriter* rewriter, tn_ref op, tn_attribute dictionary) {
  for (size_t i = 0; i < tn_dictionary_attribute_count(dictionary); ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(dictionary, i);
    tn_rewriter__set_attribute(rewriter, op, tn_identifier_text(entry.name).data, entry.value);
  }
}

/// Creates a field for an argument of the function at the end of the class.
static void make_field(tn_rewriter* rewriter, tn_ref function, tn_ref body, uint32_t index) {
  const tn_context* context = rewriter->context;
  const tn_type type = tn_value__type(
      context, tn_block__argument(context, tn_op__first_block(context, function, 0), index));
  tn_attribute kind = {NULL};
  tn_rewriter__at_end(rewriter, body);
  tn_rewriter__fail(rewriter, tn_type_attribute_get(type, &kind));
  const tn_ref field =
      tn_build_emitc_field(rewriter, tn_make__string(rewriter, "fieldName%u", index), kind);
  const tn_attribute said = tn_emitc_func_arg_attrs(context, function);
  if (field != 0 && index < tn_array_attribute_count(said)) {
    set_discardable(rewriter, field, tn_array_attribute_element(said, index));
  }
}

/// Creates a method without arguments from the function body.
static void make_method(tn_rewriter* rewriter, tn_ref function, tn_ref body) {
  const tn_context* context = rewriter->context;
  const tn_type type = tn_type_attribute_value(tn_emitc_func_function_type(context, function));
  tn_types results = {0};
  tn_type bare = {NULL};
  tn_attribute kind = {NULL};
  for (size_t i = 0; i < tn_function_type_result_count(type); ++i) {
    tn_types__push(rewriter, &results, tn_function_type_result(type, i));
  }
  tn_rewriter__at_end(rewriter, body);
  tn_rewriter__fail(rewriter,
                    tn_function_type_get(rewriter->context, NULL, 0, tn_types__items(&results),
                                         results.count, &bare));
  tn_types__free(rewriter, &results);
  if (bare.storage != NULL) tn_rewriter__fail(rewriter, tn_type_attribute_get(bare, &kind));
  const tn_ref method = tn_build_emitc_func(rewriter, tn_make__string(rewriter, "execute"), kind);
  if (method == 0) return;
  tn_rewriter__inline_region(rewriter, tn_op__region(context, function, 0),
                             tn_op__region(context, method, 0), 0);
  const tn_ref block = tn_op__first_block(context, method, 0);
  if (block == 0) return;
  tn_rewriter__at_start(rewriter, block);
  for (uint32_t i = 0; i < tn_block__argument_count(context, block) && rewriter->status == TN_OK;
       ++i) {
    const tn_ref argument = tn_block__argument(context, block, i);
    const tn_type kept = tn_value__type(context, argument);
    const tn_ref get =
        tn_build_emitc_get_field(rewriter, kept, tn_make__symbol(rewriter, "fieldName%u", i));
    if (get != 0) tn_rewriter__replace_uses(rewriter, argument, get);
  }
  for (uint32_t i = tn_block__argument_count(context, block);
       i-- > 0 && rewriter->status == TN_OK;) {
    tn_block__erase_argument(rewriter->shard, block, i);
  }
}

static void wrap(tn_rewriter* rewriter, tn_ref function) {
  const tn_context* context = rewriter->context;
  const tn_string_view name = tn_string_attribute_value(tn_emitc_func_sym_name(context, function));
  const tn_ref first = tn_op__first_block(context, function, 0);
  tn_rewriter__for(rewriter, function);
  const tn_attribute title = tn_make__string(rewriter, "%.*sClass", (int)name.size, name.data);
  const tn_ref class_op = tn_build_emitc_class(rewriter, title);
  if (class_op == 0) return;
  const tn_ref body = tn_rewriter__create_block(rewriter, tn_op__region(context, class_op, 0), 0);
  if (body == 0) return;
  for (uint32_t i = 0; first != 0 && i < tn_block__argument_count(context, first); ++i) {
    make_field(rewriter, function, body, i);
  }
  make_method(rewriter, function, body);
  if (rewriter->status == TN_OK) tn_rewriter__erase(rewriter, function);
}

static tn_status wrap_functions(tn_rewriter* rewriter, tn_ref root) {
  tn_refs functions = {0};
  for (tn_ref op = tn_op__next_in_pre_order(rewriter->context, root, root, false);
       op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(rewriter->context, root, op, false)) {
    if (tn_op__is_called(rewriter->context, op, TN_NAME_EMITC_FUNC))
      tn_refs__push(rewriter, &functions, op);
  }
  for (uint32_t i = 0; i < functions.count && rewriter->status == TN_OK; ++i) {
    wrap(rewriter, tn_refs__items(&functions)[i]);
  }
  rewriter->is_unchanged = functions.count == 0;
  tn_refs__free(rewriter, &functions);
  return rewriter->status;
}

TN_PASS(wrap_emitc_func_in_class) = {"wrap-emitc-func-in-class", "WrapFuncInClassPass",
                                     "Wrap functions in classes, using arguments as fields.",
                                     .rewrite = wrap_functions};
