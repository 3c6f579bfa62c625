// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hooks of the lowering of cf and func to llvm.

#include <stdio.h>

#include "dialects/cf_ops.h"
#include "dialects/func_ops.h"
#include "dialects/llvm/lower.h"
#include "dialects/llvm_ops.h"
#include "ir/definition.h"
#include "ir/op_diagnostic.h"
#include "rewrite/branch.h"

typedef tn_lowering_run run_t;

//===-- cf ------------------------------------------------------------------------------------===//

static bool lower_branch(run_t* run, tn_ref op, const tn_ref* operands) {
  return tn_lower_llvm__branch(run, op, operands, TN_NAME_LLVM_BR, (tn_attribute){NULL});
}
static bool lower_conditional(run_t* run, tn_ref op, const tn_ref* operands) {
  return tn_lower_llvm__branch(run, op, operands, TN_NAME_LLVM_COND_BR,
                               tn_cf_cond_br_branch_weights(run->rewriter->context, op));
}
static bool lower_switch(run_t* run, tn_ref op, const tn_ref* operands) {
  return tn_lower_llvm__branch(run, op, operands, TN_NAME_LLVM_SWITCH, (tn_attribute){NULL});
}

/// `dense<[...]> : tensor<nxi8>`; null on failure.
static tn_attribute bytes_of(tn_rewriter* rewriter, const tn_text_buffer* text) {
  const int64_t size = (int64_t)text->size;
  tn_type tensor = {NULL};
  tn_attribute bytes = {NULL};
  if (text->failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  const tn_type byte = tn_rewriter__int_type(rewriter, 8);
  if (rewriter->status == TN_OK &&
      tn_rewriter__ok(rewriter, tn_tensor_type_get(byte, &size, 1, NULL, &tensor))) {
    tn_rewriter__fail(rewriter,
                      tn_dense_elements_attribute_get(tensor, text->data, text->size, &bytes));
  }
  return bytes;
}

/// Creates a global byte array with a unique name for the message; returns its address.
static tn_ref make_message(run_t* run, tn_ref module, tn_string_view message) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref block = rewriter->block;
  const tn_ref before = rewriter->before;
  char name[32] = "assert_msg";
  tn_text_buffer text = tn_text_buffer_make(&rewriter->context->allocator);
  for (unsigned i = 0; tn_lowering__symbol(rewriter->context, module, name) != 0; ++i) {
    (void)snprintf(name, sizeof name, "assert_msg_%u", i);
  }
  tn_text_buffer_append_view(&text, message);
  tn_text_buffer_append(&text, "", 1);
  const tn_type bytes =
      tn_lower_llvm__array(rewriter, message.size + 1, tn_rewriter__int_type(rewriter, 8));
  tn_attribute array = {NULL};
  if (rewriter->status == TN_OK) tn_rewriter__fail(rewriter, tn_type_attribute_get(bytes, &array));
  const tn_rewriter_attribute attributes[] = {
      {TN_LLVM_MLIR_GLOBAL_VALUE, bytes_of(rewriter, &text)},
      {TN_LLVM_MLIR_GLOBAL_CONSTANT, tn_make__unit(rewriter)},
      {TN_LLVM_MLIR_GLOBAL_ADDR_SPACE, tn_make__integer(rewriter, 32, 0)}};
  tn_text_buffer_free(&text);
  tn_rewriter__at_start(rewriter, tn_op__first_block(rewriter->context, module, 0));
  (void)tn_build_llvm_mlir_global_with(rewriter, array, tn_make__string(rewriter, "%s", name),
                                       tn_make_llvm_linkage(rewriter, TN_ENUM_LLVM_LINKAGE_PRIVATE),
                                       attributes, 3);
  tn_rewriter__at(rewriter, block, before);
  const tn_type pointer = tn_lower_llvm__pointer(rewriter, 0);
  const tn_ref address =
      tn_build_llvm_mlir_addressof(rewriter, pointer, tn_make__symbol(rewriter, "%s", name));
  return address == 0 ? 0
                      : tn_build_llvm_getelementptr(
                            rewriter, pointer, address, NULL, 0,
                            tn_rewriter__make_segments(rewriter, (const int32_t[]){0}, 1), array);
}

static bool lower_assert(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_string_view message =
      tn_string_attribute_value(tn_cf_assert_msg(run->rewriter->context, op));
  const tn_ref first = tn_op__block(rewriter->context, op);
  tn_ref module = op;
  do {
    module = tn_op__parent(rewriter->context, module);
  } while (module != 0 && !tn_op__is_called(rewriter->context, module, "builtin.module"));
  if (module == 0) return false;
  const tn_ref behind = tn_rewriter__split_block(rewriter, first, op);
  const tn_ref failure =
      tn_rewriter__create_block(rewriter, tn_block__region(rewriter->context, first), 0);
  if (behind == 0 || failure == 0) return false;
  tn_rewriter__at_end(rewriter, failure);
  const tn_ref text = make_message(run, module, message);
  const tn_rewriter_spec put = {.operands = &text, .operand_count = 1};
  tn_lower_llvm__call(run, op, "puts", &put, false);
  tn_lower_llvm__call(run, op, "abort", &(tn_rewriter_spec){.operands = NULL}, false);
  tn_build_llvm_unreachable(run->rewriter);
  tn_rewriter__at_end(rewriter, first);
  (void)tn_build_llvm_cond_br(rewriter, operands[0], NULL, 0, NULL, 0, behind, failure);
  tn_conversion__erase(run->c, op);
  return rewriter->status == TN_OK;
}

const tn_lowering_hook tn_llvm_lower_flow_hooks[] = {
    {TN_NAME_CF_BR, lower_branch},
    {TN_NAME_CF_COND_BR, lower_conditional},
    {TN_NAME_CF_SWITCH, lower_switch},
    {TN_NAME_CF_ASSERT, lower_assert},
    {NULL, NULL},
};

//===-- func ----------------------------------------------------------------------------------===//

/// Keeps attributes of arguments that stay single; drops attributes of expanded arguments.
static tn_attribute argument_attributes(run_t* run, tn_ref op, tn_type function) {
  const tn_attribute old = tn_func_func_arg_attrs(run->rewriter->context, op);
  if (old.storage == NULL) return old;
  tn_make_list all = tn_make_list__open(run->rewriter);
  const tn_attribute none = tn_make__dictionary(run->rewriter, NULL, 0);
  for (size_t i = 0; i < tn_array_attribute_count(old) && none.storage != NULL; ++i) {
    tn_types types = {0};
    tn_lower_llvm__expand(run->c, tn_function_type_input(function, i), &types);
    const tn_attribute own = types.count == 0 ? tn_array_attribute_element(old, i) : none;
    for (uint32_t k = 0; k < (types.count == 0 ? 1 : types.count); ++k) {
      tn_make_list__push(&all, own);
    }
    tn_types__free(run->rewriter, &types);
  }
  return tn_make_list__close(run->rewriter, &all);
}

/// Returns whether an attribute with the name is already given; it then takes over the value,
/// except for memory effects.
static bool gives_attribute(tn_rewriter_attribute* given, uint32_t count, tn_string_view name,
                            tn_attribute value) {
  for (uint32_t i = 0; i < count; ++i) {
    if (given[i].value.storage == NULL ||
        !tn_string_view_equal(name, tn_string_view_from(given[i].name))) {
      continue;
    }
    if (strcmp(given[i].name, "memory_effects") != 0) given[i].value = value;
    return true;
  }
  return false;
}

tn_rewriter_attribute* tn_llvm_lower__with_discardable(run_t* run, tn_ref op,
                                                       const tn_rewriter_attribute* given,
                                                       uint32_t* count, size_t* out_size) {
  tn_context* context = run->rewriter->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const uint32_t given_count = *count;
  *out_size = ((size_t)given_count + shape->key_count) * sizeof *given;
  tn_rewriter_attribute* all = tn_allocate(&context->allocator, *out_size);
  if (all == NULL) {
    tn_rewriter__fail(run->rewriter, tn_context__out_of_memory(context));
    return NULL;
  }
  memcpy(all, given, given_count * sizeof *given);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    const tn_string_view name = tn_identifier__text(context, shape->keys[i] & TN_UREF_MASK);
    if ((shape->keys[i] & TN_UREF_FLAG) != 0 ||
        tn_string_view_equal(name, tn_string_view_from("func.varargs")) ||
        tn_string_view_equal(name, tn_string_view_from("llvm.linkage")) ||
        tn_string_view_equal(name, tn_string_view_from("llvm.readnone"))) {
      continue;
    }
    const tn_attribute value =
        tn_attribute__from(context, tn_op_cell__attributes(context, cell)[i]);
    if (!gives_attribute(all, given_count, name, value)) {
      all[(*count)++] = (tn_rewriter_attribute){name.data, value};
    }
  }
  return all;
}

/// Creates the function with `more` and the discardable attributes.
static bool make_function(run_t* run, tn_ref op, bool is_variadic,
                          const tn_rewriter_attribute* more, uint32_t count) {
  size_t size = 0;
  tn_rewriter_attribute* all = tn_llvm_lower__with_discardable(run, op, more, &count, &size);
  if (all == NULL) return false;
  const bool done = tn_lower_llvm__function(run, op, is_variadic, false, all, count);
  tn_deallocate(&run->rewriter->context->allocator, all, size);
  return done;
}

static bool lower_function(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type function =
      tn_type_attribute_value(tn_func_func_function_type(run->rewriter->context, op));
  const tn_attribute variadic = tn_lowering__attribute_of(run, op, "func.varargs");
  const tn_attribute linkage = tn_lowering__attribute_of(run, op, "llvm.linkage");
  const tn_attribute interface = tn_lowering__attribute_of(run, op, "llvm.emit_c_interface");
  const bool has_interface = tn_attribute__is(interface, TN_ATTRIBUTE_UNIT);
  const bool is_own = has_interface && tn_op__first_block(rewriter->context, op, 0) == 0;
  const bool is_single = tn_function_type_result_count(function) <= 1;
  const bool is_variadic =
      tn_const__is_int(variadic, 1) && tn_type_bit_width(tn_attribute_type(variadic)) == 1;
  (void)operands;
  if (has_interface && is_variadic) {
    (void)tn_op__fail(rewriter->context, op, NULL,
                      "C interface for variadic functions is not supported yet.");
    return false;
  }
  if (linkage.storage != NULL && !tn_opaque__is_called(linkage.storage, "llvm", "linkage")) {
    (void)tn_op__fail(rewriter->context, op, NULL,
                      "Contains llvm.linkage attribute not of type LLVM::LinkageAttr");
    return false;
  }
  const tn_attribute word = tn_make__string(rewriter, "none");
  const tn_attribute effects[] = {word, word, word, word, word, word};
  const tn_attribute none = tn_lowering__attribute_of(run, op, "llvm.readnone").storage == NULL
                                ? (tn_attribute){NULL}
                                : tn_make__defined(rewriter, "llvm.memory_effects", effects, 6);
  const tn_rewriter_attribute more[] = {
      {"arg_attrs", argument_attributes(run, op, function)},
      {"res_attrs",
       is_single ? tn_func_func_res_attrs(run->rewriter->context, op) : (tn_attribute){NULL}},
      {"sym_visibility", tn_func_func_sym_visibility(run->rewriter->context, op)},
      {"linkage", is_own ? tn_make_llvm_linkage(rewriter, TN_ENUM_LLVM_LINKAGE_PRIVATE) : linkage},
      {"memory_effects", none}};
  return make_function(run, op, is_variadic, more, sizeof more / sizeof *more) &&
         (!has_interface ||
          tn_llvm_lower__c_interface(run, op, tn_op__at(rewriter->context, op)->previous));
}

/// Returns a struct of the result types if there are several.
static tn_type packed_type(run_t* run, tn_ref op) {
  tn_types types = {0};
  bool fits = true;
  for (uint32_t i = 0; i < tn_op__result_count(run->rewriter->context, op) && fits; ++i) {
    const tn_type type = tn_conversion__result_type(run->c, op, i);
    fits = type.storage != NULL;
    tn_types__push(run->rewriter, &types, type);
  }
  const tn_type packed = fits && run->rewriter->status == TN_OK
                             ? tn_lower_llvm__packed(run->rewriter, &types)
                             : (tn_type){NULL};
  tn_types__free(run->rewriter, &types);
  return packed;
}

static bool lower_call(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const uint32_t result_count = tn_op__result_count(rewriter->context, op);
  const tn_attribute callee = tn_lowering__attribute_of(run, op, "callee");
  const tn_type type = result_count == 0 ? (tn_type){NULL} : packed_type(run, op);
  tn_refs values = {0};
  tn_refs results = {0};
  if (result_count != 0 && type.storage == NULL) return false;
  for (uint32_t i = 0; i < tn_op__operand_count(rewriter->context, op); ++i) {
    const tn_type old = tn_op__operand_type(rewriter->context, op, i);
    tn_lower_llvm__unpack(run, old, operands[i], &values);
  }
  const tn_rewriter_spec spec = {.operands = tn_refs__items(&values),
                                 .operand_count = values.count,
                                 .types = &type,
                                 .result_count = result_count != 0};
  const tn_rewriter_attribute no_inline = {TN_LLVM_CALL_NO_INLINE,
                                           tn_func_call_no_inline(rewriter->context, op)};
  const tn_ref call = tn_lower_llvm__call_symbol(run, callee, &spec, &no_inline, 1);
  tn_rewriter__copy_discardable(rewriter, op, call);
  for (uint32_t i = 0; i < result_count && call != 0; ++i) {
    const tn_ref all = tn_op__result(rewriter->context, call, 0);
    const tn_ref one = result_count == 1 ? all
                                         : tn_lower_llvm__extract(
                                               run, all, tn_conversion__result_type(run->c, op, i),
                                               tn_make__i64s(rewriter, &(int64_t){i}, 1));
    tn_refs__push(rewriter, &results, one);
  }
  if (call != 0) tn_conversion__replace(run->c, op, tn_refs__items(&results));
  tn_refs__free(rewriter, &values);
  tn_refs__free(rewriter, &results);
  return call != 0 && rewriter->status == TN_OK;
}

/// Packs several results into a struct.
static bool lower_return(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  tn_types types = {0};
  tn_ref all = count == 1 ? operands[0] : 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_type__is(tn_op__operand_type(rewriter->context, op, i), TN_TYPE_UNRANKED_MEMREF)) {
      return false;
    }
  }
  if (count > 1) {
    for (uint32_t i = 0; i < count; ++i) {
      tn_types__push(rewriter, &types, tn_value__type(rewriter->context, operands[i]));
    }
    const tn_type type =
        rewriter->status == TN_OK ? tn_lower_llvm__packed(run->rewriter, &types) : (tn_type){NULL};
    all = tn_build_llvm_mlir_poison(run->rewriter, type);
    for (uint32_t i = 0; i < count && all != 0; ++i) {
      all = tn_build_llvm_insertvalue(run->rewriter, all, operands[i],
                                      tn_make__i64s(rewriter, &(int64_t){i}, 1));
    }
  }
  tn_types__free(rewriter, &types);
  const tn_ref made = tn_build_llvm_return(rewriter, all);
  tn_rewriter__copy_discardable(rewriter, op, made);
  if (made != 0) tn_conversion__replace_with_op(run->c, op, made);
  return made != 0;
}

const tn_lowering_hook tn_llvm_lower_func_hooks[] = {
    {TN_NAME_FUNC_FUNC, lower_function},
    {TN_NAME_FUNC_RETURN, lower_return},
    {TN_NAME_FUNC_CALL, lower_call},
    {TN_NAME_FUNC_CALL_INDIRECT, lower_call},
    {NULL, NULL},
};
