// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C interface of functions with `llvm.emit_c_interface`: memrefs are passed as pointers to
// descriptors, and a struct result is stored through the first argument. A definition gets a
// wrapper for callers in C; a declaration calls a function defined in C.

#include "dialects/common/llvm_type.h"
#include "dialects/func_ops.h"
#include "dialects/llvm/lower.h"
#include "dialects/llvm_ops.h"

typedef tn_lowering_run run_t;

typedef struct interface_t {
  run_t* run;
  tn_type function;  ///< The type of the func.func.
  tn_type result;    ///< The result type of the llvm.func; null for none.
  tn_type pointer;
  bool in_memory;  ///< The result is stored through the first argument.
  tn_types inputs;
} interface_t;

static bool is_memref(tn_type type) {
  return tn_type__is(type, TN_TYPE_MEMREF) || tn_type__is(type, TN_TYPE_UNRANKED_MEMREF);
}

static void open_interface(run_t* run, tn_type function, interface_t* out) {
  tn_rewriter* rewriter = run->rewriter;
  tn_types results = {0};
  *out = (interface_t){.run = run, .function = function};
  out->pointer = tn_lower_llvm__pointer(rewriter, 0);
  for (size_t i = 0; i < tn_function_type_result_count(function); ++i) {
    tn_types__push(rewriter, &results,
                   tn_conversion__type(run->c, tn_function_type_result(function, i)));
  }
  out->result = rewriter->status == TN_OK ? tn_lower_llvm__packed(rewriter, &results) : out->result;
  out->in_memory = out->result.storage != NULL && tn_llvm_type__kind(out->result) == TN_LLVM_STRUCT;
  if (out->in_memory) tn_types__push(rewriter, &out->inputs, out->pointer);
  for (size_t i = 0; i < tn_function_type_input_count(function); ++i) {
    const tn_type type = tn_function_type_input(function, i);
    tn_types__push(rewriter, &out->inputs,
                   is_memref(type) ? out->pointer : tn_conversion__type(run->c, type));
  }
  tn_types__free(rewriter, &results);
}

static tn_type type_in_c(const interface_t* c) {
  return tn_lower_llvm__function_type(c->run->rewriter, c->in_memory ? (tn_type){NULL} : c->result,
                                      &c->inputs, false);
}

/// Returns the attributes of each argument in C.
static tn_attribute argument_attributes(const interface_t* c, tn_ref op) {
  tn_rewriter* rewriter = c->run->rewriter;
  const tn_attribute old = tn_func_func_arg_attrs(c->run->rewriter->context, op);
  if (old.storage == NULL || !c->in_memory) return old;
  tn_make_list all = tn_make_list__open(rewriter);
  tn_make_list__push(&all, tn_make__dictionary(rewriter, NULL, 0));
  for (size_t i = 0; i < tn_array_attribute_count(old); ++i) {
    tn_make_list__push(&all, tn_array_attribute_element(old, i));
  }
  return tn_make_list__close(rewriter, &all);
}

/// Creates the C function without a body.
static tn_ref make_function_in_c(const interface_t* c, tn_ref op) {
  tn_rewriter* rewriter = c->run->rewriter;
  const tn_string_view name =
      tn_string_attribute_value(tn_func_func_sym_name(c->run->rewriter->context, op));
  tn_rewriter_attribute more[] = {
      {"sym_name", {NULL}},
      {"function_type", {NULL}},
      {"arg_attrs", argument_attributes(c, op)},
      {"res_attrs",
       c->in_memory ? (tn_attribute){NULL} : tn_func_func_res_attrs(c->run->rewriter->context, op)},
      {"sym_visibility", tn_func_func_sym_visibility(c->run->rewriter->context, op)}};
  tn_text_buffer text = tn_text_buffer_make(&rewriter->context->allocator);
  tn_text_buffer_append_text(&text, "_mlir_ciface_");
  tn_text_buffer_append(&text, name.data, name.size);
  const tn_type type = type_in_c(c);
  if (text.failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  if (rewriter->status == TN_OK) {
    tn_rewriter__fail(rewriter, tn_string_attribute_get(
                                    rewriter->context, tn_text_buffer_view(&text), &more[0].value));
  }
  tn_text_buffer_free(&text);
  if (rewriter->status == TN_OK) {
    tn_rewriter__fail(rewriter, tn_type_attribute_get(type, &more[1].value));
  }
  if (rewriter->status != TN_OK) return 0;
  uint32_t count = sizeof more / sizeof *more;
  size_t size = 0;
  tn_rewriter_attribute* all = tn_llvm_lower__with_discardable(c->run, op, more, &count, &size);
  if (all == NULL) return 0;
  const tn_ref made =
      tn_lowering__make_op(c->run, TN_NAME_LLVM_FUNC, (tn_type){NULL}, NULL, 0, all, count, 1);
  tn_deallocate(&rewriter->context->allocator, all, size);
  return made;
}

/// Starts the body of an llvm function.
static tn_ref make_body(run_t* run, tn_ref function, const tn_types* inputs) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref block =
      tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, function, 0), 0);
  for (uint32_t i = 0; i < inputs->count && block != 0; ++i) {
    tn_rewriter__add_argument(rewriter, block, tn_types__items(inputs)[i], rewriter->location);
  }
  if (block != 0) tn_rewriter__at_end(rewriter, block);
  return block;
}

static tn_ref call(run_t* run, tn_ref function, tn_refs* values, tn_type result) {
  tn_rewriter* rewriter = run->rewriter;
  tn_attribute callee = {NULL};
  const tn_string_view name =
      tn_string_attribute_value(tn_op__attribute(rewriter->context, function, "sym_name"));
  if (!tn_rewriter__ok(rewriter,
                       tn_symbol_ref_attribute_get(rewriter->context, name, NULL, 0, &callee))) {
    return 0;
  }
  const tn_ref made =
      tn_lower_llvm__call_symbol(run, callee,
                                 &(tn_rewriter_spec){.operands = tn_refs__items(values),
                                                     .operand_count = values->count,
                                                     .types = &result,
                                                     .result_count = result.storage != NULL},
                                 NULL, 0);
  return made == 0 || result.storage == NULL ? 0 : tn_op__result(rewriter->context, made, 0);
}

static void make_return(run_t* run, tn_ref value) {
  if (run->rewriter->status != TN_OK) return;
  (void)tn_build_llvm_return(run->rewriter, value);
}

static void store(run_t* run, tn_ref value, tn_ref pointer) {
  tn_build_llvm_store(run->rewriter, value, pointer);
}

/// Allocates stack memory for a value of the type.
static tn_ref reserve(const interface_t* c, tn_type type) {
  tn_rewriter* rewriter = c->run->rewriter;
  tn_attribute element = {NULL};
  const tn_type index = tn_conversion__type(c->run->c, tn_rewriter__index_type(rewriter));
  const tn_ref size =
      tn_build_llvm_mlir_constant(rewriter, index, tn_make__integer(rewriter, 0, 1));
  if (size == 0 || !tn_rewriter__ok(rewriter, tn_type_attribute_get(type, &element))) return 0;
  return tn_build_llvm_alloca(rewriter, c->pointer, size, element);
}

/// Generates the wrapper `outer` for callers in C, which calls `inner`.
static void call_from_c(const interface_t* c, tn_ref outer, tn_ref inner) {
  run_t* run = c->run;
  const tn_context* context = run->rewriter->context;
  const tn_ref block = make_body(run, outer, &c->inputs);
  tn_refs values = {0};
  for (uint32_t i = c->in_memory; i < c->inputs.count && run->rewriter->status == TN_OK; ++i) {
    const tn_type type = tn_function_type_input(c->function, i - c->in_memory);
    const tn_ref argument = tn_block__argument(context, block, i);
    if (!is_memref(type)) {
      tn_refs__push(run->rewriter, &values, argument);
      continue;
    }
    const tn_ref descriptor =
        tn_build_llvm_load(run->rewriter, tn_conversion__type(run->c, type), argument);
    if (descriptor != 0) tn_lower_llvm__unpack(run, type, descriptor, &values);
  }
  if (run->rewriter->status == TN_OK) {
    const tn_ref result = call(run, inner, &values, c->result);
    if (c->in_memory && result != 0) {
      store(run, result, tn_block__argument(context, block, 0));
    }
    make_return(run, c->in_memory ? 0 : result);
  }
  tn_refs__free(run->rewriter, &values);
}

/// Generates the body of `inner`, which calls `outer`, defined in C.
static void call_into_c(const interface_t* c, tn_ref outer, tn_ref inner) {
  run_t* run = c->run;
  tn_rewriter* rewriter = run->rewriter;
  const size_t count = tn_function_type_input_count(c->function);
  tn_types types = {0};
  tn_refs values = {0};
  for (size_t i = 0; i < count; ++i) {
    const uint32_t before = types.count;
    const tn_type type = tn_function_type_input(c->function, i);
    tn_lower_llvm__expand(run->c, type, &types);
    if (types.count == before) {
      tn_types__push(rewriter, &types, tn_conversion__type(run->c, type));
    }
  }
  const tn_ref block = rewriter->status == TN_OK ? make_body(run, inner, &types) : 0;
  if (c->in_memory && block != 0) tn_refs__push(rewriter, &values, reserve(c, c->result));
  uint32_t next = 0;
  for (size_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    const tn_type type = tn_function_type_input(c->function, i);
    if (!is_memref(type)) {
      tn_refs__push(rewriter, &values, tn_block__argument(rewriter->context, block, next++));
      continue;
    }
    tn_types parts = {0};
    tn_refs arguments = {0};
    tn_lower_llvm__expand(run->c, type, &parts);
    for (uint32_t k = 0; k < parts.count; ++k) {
      tn_refs__push(rewriter, &arguments, tn_block__argument(rewriter->context, block, next++));
    }
    const tn_ref descriptor = rewriter->status != TN_OK
                                  ? 0
                                  : tn_lower_llvm__pack(run->c, type, tn_refs__items(&arguments));
    const tn_ref place = descriptor == 0 ? 0 : reserve(c, tn_conversion__type(run->c, type));
    if (place != 0) store(run, descriptor, place);
    tn_refs__push(rewriter, &values, place);
    tn_types__free(rewriter, &parts);
    tn_refs__free(rewriter, &arguments);
  }
  if (rewriter->status == TN_OK) {
    tn_ref result = call(run, outer, &values, c->in_memory ? (tn_type){NULL} : c->result);
    if (c->in_memory && rewriter->status == TN_OK) {
      result = tn_lowering__make(run, TN_NAME_LLVM_LOAD, c->result, tn_refs__items(&values), 1);
    }
    make_return(run, result);
  }
  tn_types__free(rewriter, &types);
  tn_refs__free(rewriter, &values);
}

bool tn_llvm_lower__c_interface(run_t* run, tn_ref op, tn_ref made) {
  interface_t c;
  const bool is_declared = tn_op__first_block(run->rewriter->context, made, 0) == 0;
  open_interface(
      run, tn_type_attribute_value(tn_func_func_function_type(run->rewriter->context, op)), &c);
  tn_rewriter__after(run->rewriter, made);
  const tn_ref outer = run->rewriter->status == TN_OK ? make_function_in_c(&c, op) : 0;
  if (outer != 0 && is_declared) call_into_c(&c, outer, made);
  if (outer != 0 && !is_declared) call_from_c(&c, outer, made);
  tn_types__free(run->rewriter, &c.inputs);
  return run->rewriter->status == TN_OK;
}
