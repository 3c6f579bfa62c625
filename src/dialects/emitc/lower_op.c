// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hooks of the lowering of func, memref and scf to emitc.

#include "dialects/emitc/lower.h"

#include <tenure/parameters.h>

#include "dialects/common/emitc_type.h"
#include "dialects/emitc_ops.h"
#include "dialects/func_ops.h"
#include "dialects/memref_ops.h"
#include "dialects/scf_ops.h"

typedef tn_lowering_run run_t;

static tn_ref result_of(const run_t* run, tn_ref op) {
  return op == 0 ? 0 : tn_op__result(run->rewriter->context, op, 0);
}

//===-- Types ---------------------------------------------------------------------------------===//

static bool is_supported(tn_type type) {
  if (tn_type__is(type, TN_TYPE_FLOAT)) {
    const tn_float_kind kind = tn_float_type_kind(type);
    return kind == TN_FLOAT_F16 || kind == TN_FLOAT_BF16 || kind == TN_FLOAT_F32 ||
           kind == TN_FLOAT_F64;
  }
  if (tn_type__is(type, TN_TYPE_TENSOR)) {
    return tn_shaped_type_has_static_shape(type) && is_supported(tn_type__element(type));
  }
  if (!tn_type__is(type, TN_TYPE_INTEGER)) {
    return tn_type__is(type, TN_TYPE_INDEX) || tn_type__is_of_dialect(type);
  }
  const uint32_t width = tn_integer_type_width(type);
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

/// Like is_supported, but rejects types of other dialects; tuples must have supported elements.
static bool is_emitc_type(tn_type type) {
  if (tn_type__is_of_dialect(type)) {
    return tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("emitc"));
  }
  for (size_t i = 0; tn_type__is(type, TN_TYPE_TUPLE) && i < tn_tuple_type_element_count(type);
       ++i) {
    if (!is_emitc_type(tn_tuple_type_element(type, i))) return false;
  }
  return tn_type__is(type, TN_TYPE_TUPLE) || is_supported(type);
}

static tn_type make_type(tn_rewriter* rewriter, const char* name, const tn_attribute* parameters,
                         size_t count) {
  tn_type type = {NULL};
  tn_rewriter__fail(rewriter, tn_dialect_type_get(rewriter->context, tn_string_view_from(name),
                                                  parameters, count, &type));
  return type;
}

static tn_type size_type(tn_rewriter* rewriter) {
  return make_type(rewriter, "emitc.size_t", NULL, 0);
}

/// Returns the array type for a memref.
static tn_type array_of(tn_rewriter* rewriter, tn_type memref, tn_type element) {
  tn_attribute shape = {NULL};
  const size_t rank = tn_shaped_type_rank(memref);
  tn_rewriter__fail(rewriter, tn_dense_array_attribute_get(tn_rewriter__int_type(rewriter, 64),
                                                           rank, tn_shaped_type_dims(memref),
                                                           rank * sizeof(int64_t), &shape));
  const tn_attribute parameters[] = {shape, tn_const__make_type(rewriter, element)};
  return rewriter->status == TN_OK && element.storage != NULL
             ? make_type(rewriter, "emitc.array", parameters, 2)
             : (tn_type){NULL};
}

tn_type tn_emitc_lower__type(tn_conversion* c, tn_type type) {
  const run_t* run = c->data;
  if (tn_type__is(type, TN_TYPE_INDEX) && (run->chosen & TN_EMITC_INDEX) != 0) {
    return size_type(c->rewriter);
  }
  if (tn_type__is(type, TN_TYPE_UNRANKED_MEMREF) && (run->chosen & TN_EMITC_MEMREF) != 0) {
    return (tn_type){NULL};
  }
  if (!tn_type__is(type, TN_TYPE_MEMREF) || (run->chosen & TN_EMITC_MEMREF) == 0) {
    const bool is_strict = (run->chosen & TN_EMITC_STRICT) != 0;
    return is_strict && !is_emitc_type(type) ? (tn_type){NULL} : type;
  }
  const bool is_array = tn_memref_type_layout(type).storage == NULL &&
                        is_supported(tn_type__element(type)) && tn_shaped_type_rank(type) != 0 &&
                        tn_shaped_type_has_static_shape(type) &&
                        tn_shaped_type_element_count(type) != 0;
  if (!is_array) return (tn_type){NULL};
  return array_of(c->rewriter, type, tn_conversion__type(c, tn_type__element(type)));
}

/// Returns `!emitc.lvalue<type>` or `!emitc.ptr<type>`.
static tn_type wrapped(run_t* run, const char* name, tn_type type) {
  tn_type made = {NULL};
  tn_rewriter__fail(run->rewriter, tn_emitc__get_wrapper(run->rewriter->context,
                                                         tn_string_view_from(name), type, &made));
  return made;
}

//===-- func ----------------------------------------------------------------------------------===//

static bool lower_function(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type function =
      tn_type_attribute_value(tn_func_func_function_type(run->rewriter->context, op));
  const tn_attribute visibility = tn_func_func_sym_visibility(run->rewriter->context, op);
  const tn_ref region = tn_op__region(rewriter->context, op, 0);
  const tn_ref first = tn_region__at(rewriter->context, region)->first_block;
  const bool is_private =
      tn_attribute__is(visibility, TN_ATTRIBUTE_STRING) &&
      tn_string_view_equal(tn_string_attribute_value(visibility), tn_string_view_from("private"));
  (void)operands;
  const tn_type converted = tn_lowering__signature(run, function);
  tn_rewriter_attribute attributes[] = {
      {"sym_visibility", visibility},
      {TN_EMITC_FUNC_ARG_ATTRS, tn_func_func_arg_attrs(rewriter->context, op)},
      {TN_EMITC_FUNC_RES_ATTRS, tn_func_func_res_attrs(rewriter->context, op)},
      {TN_FUNC_FUNC_NO_INLINE, tn_func_func_no_inline(rewriter->context, op)},
      {TN_EMITC_FUNC_SPECIFIERS, {NULL}}};
  if (converted.storage == NULL) return false;
  if (first == 0 || is_private) {
    const tn_attribute word = tn_make__string(rewriter, first == 0 ? "extern" : "static");
    attributes[4].value = tn_make__array(rewriter, &word, 1);
  }
  const tn_ref made =
      tn_build_emitc_func_with(rewriter, tn_func_func_sym_name(rewriter->context, op),
                               tn_const__make_type(rewriter, converted), attributes, 5);
  tn_rewriter__copy_discardable(rewriter, op, made);
  if (made == 0) return false;
  return tn_lowering__move_body(run, op, made);
}

static bool lower_call(run_t* run, tn_ref op, const tn_ref* operands) {
  const uint32_t count = tn_op__result_count(run->rewriter->context, op);
  const tn_type type = count == 0 ? (tn_type){NULL} : tn_conversion__result_type(run->c, op, 0);
  if (count > 1 || (count == 1 && type.storage == NULL)) return false;
  const tn_rewriter_attribute no_inline = {TN_FUNC_CALL_NO_INLINE,
                                           tn_func_call_no_inline(run->rewriter->context, op)};
  const tn_ref made = tn_build_emitc_call_with(
      run->rewriter, &type, count, operands, tn_op__operand_count(run->rewriter->context, op),
      tn_func_call_callee(run->rewriter->context, op), &no_inline, 1);
  tn_rewriter__copy_discardable(run->rewriter, op, made);
  if (made != 0) tn_conversion__replace_with_op(run->c, op, made);
  return made != 0;
}

const tn_lowering_hook tn_emitc_lower_func_hooks[] = {
    {TN_NAME_FUNC_FUNC, lower_function}, {TN_NAME_FUNC_CALL, lower_call}, {NULL, NULL}};

//===-- memref --------------------------------------------------------------------------------===//

static bool lower_global(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type old = tn_type_attribute_value(tn_memref_global_type(run->rewriter->context, op));
  const tn_attribute visibility = tn_memref_global_sym_visibility(run->rewriter->context, op);
  const tn_string_view word = visibility.storage == NULL ? tn_string_view_from("public")
                                                         : tn_string_attribute_value(visibility);
  const bool is_static = tn_string_view_equal(word, tn_string_view_from("private"));
  tn_attribute value = tn_memref_global_initial_value(run->rewriter->context, op);
  const bool is_scalar = tn_type__is(old, TN_TYPE_MEMREF) && tn_shaped_type_rank(old) == 0;
  const tn_type type = is_scalar ? tn_conversion__type(run->c, tn_type__element(old))
                                 : tn_conversion__type(run->c, old);
  (void)operands;
  if (type.storage == NULL ||
      tn_memref_global_alignment(run->rewriter->context, op).storage != NULL ||
      (!is_static && !tn_string_view_equal(word, tn_string_view_from("public")))) {
    return false;
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_UNIT)) {
    value.storage = NULL;
  } else if (is_scalar && value.storage != NULL) {
    value = tn_const__element(rewriter, value, 0);
  }
  const tn_attribute unit = tn_make__unit(rewriter);
  const tn_rewriter_attribute attributes[] = {
      {TN_EMITC_GLOBAL_INITIAL_VALUE, value},
      {TN_EMITC_GLOBAL_CONST_SPECIFIER, tn_memref_global_constant(rewriter->context, op)},
      {is_static ? TN_EMITC_GLOBAL_STATIC_SPECIFIER : TN_EMITC_GLOBAL_EXTERN_SPECIFIER, unit}};
  const tn_ref made =
      tn_build_emitc_global_with(rewriter, tn_memref_global_sym_name(rewriter->context, op),
                                 tn_const__make_type(rewriter, type), attributes, 3);
  if (made != 0) tn_conversion__erase(run->c, op);
  return made != 0;
}

/// Scalars are referenced by address.
static bool lower_get_global(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type old = tn_op__result_type(rewriter->context, op, 0);
  const bool is_scalar = tn_type__is(old, TN_TYPE_MEMREF) && tn_shaped_type_rank(old) == 0;
  const tn_type element = tn_conversion__type(run->c, tn_type__element(old));
  const tn_type type =
      is_scalar ? wrapped(run, "emitc.lvalue", element) : tn_conversion__type(run->c, old);
  (void)operands;
  if (type.storage == NULL) return false;
  tn_ref made =
      tn_build_emitc_get_global(rewriter, type, tn_memref_get_global_name(rewriter->context, op));
  if (is_scalar && made != 0) {
    made = tn_build_emitc_address_of(rewriter, wrapped(run, "emitc.ptr", element), made);
  }
  return tn_lowering__replace(run, op, made);
}

static tn_ref subscript(run_t* run, const tn_ref* operands, uint32_t count, tn_type element) {
  return tn_build_emitc_subscript(run->rewriter, wrapped(run, "emitc.lvalue", element), operands[0],
                                  operands + 1, count - 1);
}

static bool lower_store(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_context* context = run->rewriter->context;
  const uint32_t count = tn_op__operand_count(context, op);
  const tn_ref place =
      subscript(run, operands + 1, count - 1, tn_value__type(context, operands[0]));
  const tn_ref made = tn_build_emitc_assign(run->rewriter, place, operands[0]);
  return tn_lowering__replace_with_op(run, op, made);
}

static tn_ref constant(run_t* run, int64_t value) {
  const tn_type index = tn_rewriter__index_type(run->rewriter);
  return tn_build_emitc_constant(run->rewriter, index,
                                 tn_const__make_int(run->rewriter, index, (tn_wide)value));
}

/// Returns the address of the first element of an array.
static tn_ref first_address(run_t* run, tn_ref array, tn_type memref) {
  tn_refs parts = {0};
  const tn_type element = tn_type__element(memref);
  const tn_ref zero = constant(run, 0);
  tn_refs__push(run->rewriter, &parts, array);
  for (size_t i = 0; i < tn_shaped_type_rank(memref); ++i)
    tn_refs__push(run->rewriter, &parts, zero);
  const tn_ref place = subscript(run, tn_refs__items(&parts), parts.count, element);
  tn_refs__free(run->rewriter, &parts);
  return tn_build_emitc_address_of(run->rewriter, wrapped(run, "emitc.ptr", element), place);
}

static bool lower_copy(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type source =
      tn_value__type(rewriter->context, tn_memref_copy_source(rewriter->context, op));
  const tn_type target =
      tn_value__type(rewriter->context, tn_memref_copy_target(rewriter->context, op));
  const tn_type sizes = size_type(rewriter);
  if (!tn_type__is(source, TN_TYPE_MEMREF)) return false;
  tn_ref parts[3];
  parts[1] = first_address(run, operands[0], source);
  parts[0] = first_address(run, operands[1], target);
  const tn_attribute element = tn_const__make_type(rewriter, tn_type__element(source));
  tn_attribute list = {NULL};
  tn_rewriter__fail(rewriter, tn_array_attribute_get(rewriter->context, &element, 1, &list));
  const tn_ref call = tn_build_emitc_call_opaque_with(
      rewriter, &sizes, 1, NULL, 0, tn_make__string(rewriter, "sizeof"),
      &(tn_rewriter_attribute){TN_EMITC_CALL_OPAQUE_ARGS, list}, 1);
  const tn_ref size = result_of(run, call);
  parts[2] = tn_build_emitc_mul(run->rewriter, sizes, size,
                                constant(run, tn_shaped_type_element_count(source)));
  return tn_lowering__replace_with_op(
      run, op,
      tn_build_emitc_call_opaque(rewriter, NULL, 0, parts, 3, tn_make__string(rewriter, "memcpy")));
}

const tn_lowering_hook tn_emitc_lower_memref_hooks[] = {
    {TN_NAME_MEMREF_COPY, lower_copy},
    {TN_NAME_MEMREF_GET_GLOBAL, lower_get_global},
    {TN_NAME_MEMREF_GLOBAL, lower_global},
    {TN_NAME_MEMREF_STORE, lower_store},
    {NULL, NULL}};

/// Returns whether a function with this name is called.
static bool calls(const run_t* run, const char* name) {
  const tn_context* context = run->rewriter->context;
  for (tn_ref op = run->root; op != 0;
       op = tn_op__next_in_pre_order(context, run->root, op, false)) {
    const tn_attribute callee = tn_func_call_callee(context, op);
    if (tn_attribute__is(callee, TN_ATTRIBUTE_STRING) &&
        tn_string_view_equal(tn_string_attribute_value(callee), tn_string_view_from(name))) {
      return true;
    }
  }
  return false;
}

static void include(run_t* run, const char* name) {
  const tn_context* context = run->rewriter->context;
  const tn_ref block = tn_op__first_block(context, run->root, 0);
  const tn_attribute text = tn_make__string(run->rewriter, "%s", name);
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    if (tn_lowering__attribute_of(run, op, "include").storage == text.storage &&
        text.storage != NULL)
      return;
  }
  tn_rewriter__at_start(run->rewriter, block);
  run->rewriter->location = tn_op__at(context, run->root)->location;
  tn_build_emitc_include_with(
      run->rewriter, text,
      &(tn_rewriter_attribute){TN_EMITC_INCLUDE_IS_STANDARD_INCLUDE, tn_make__unit(run->rewriter)},
      1);
}

void tn_emitc_lower__include(run_t* run) {
  const bool is_cpp = tn_rewriter__flag(run->rewriter, "lower-to-cpp");
  if (tn_op__first_block(run->rewriter->context, run->root, 0) == 0) return;
  if (calls(run, "memcpy")) include(run, is_cpp ? "cstring" : "string.h");
  if (calls(run, "malloc") || calls(run, "aligned_alloc")) {
    include(run, is_cpp ? "cstdlib" : "stdlib.h");
  }
}

//===-- scf -----------------------------------------------------------------------------------===//

/// Creates a variable for each result of an op; false, without any effect, if a type is
/// unsupported.
static bool make_variables(run_t* run, tn_ref op, tn_refs* out_variables) {
  const uint32_t count = tn_op__result_count(run->rewriter->context, op);
  for (uint32_t i = 0; i < count; ++i) {
    if (!is_supported(tn_conversion__result_type(run->c, op, i))) return false;
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type type = wrapped(run, "emitc.lvalue", tn_conversion__result_type(run->c, op, i));
    const tn_attribute empty = tn_make__string(run->rewriter, "%s", "");
    tn_refs__push(
        run->rewriter, out_variables,
        tn_build_emitc_variable(run->rewriter, type,
                                tn_make__defined(run->rewriter, "emitc.opaque", &empty, 1)));
  }
  return true;
}

static void assign(run_t* run, tn_refs* variables, const tn_ref* values) {
  for (uint32_t i = 0; i < variables->count; ++i) {
    tn_build_emitc_assign(run->rewriter, tn_refs__items(variables)[i], values[i]);
  }
}

static void load(run_t* run, tn_ref op, tn_refs* variables, tn_refs* out_values) {
  for (uint32_t i = 0; i < variables->count; ++i) {
    tn_refs__push(
        run->rewriter, out_values,
        tn_lowering__make(run, TN_NAME_EMITC_LOAD, tn_conversion__result_type(run->c, op, i),
                          &tn_refs__items(variables)[i], 1));
  }
}

/// Replaces the yield of a block by assignments.
static bool lower_yield(run_t* run, tn_ref block, tn_refs* variables) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref yield = tn_block__last_op(rewriter->context, block);
  tn_refs values = {0};
  if (yield == 0 || !tn_conversion__operands(run->c, yield, &values)) return false;
  const bool fits = values.count == variables->count;
  tn_rewriter__at_op(rewriter, yield);
  if (fits) assign(run, variables, tn_refs__items(&values));
  tn_build_emitc_yield(run->rewriter, 0);
  tn_refs__free(rewriter, &values);
  tn_conversion__erase(run->c, yield);
  return fits;
}

/// Loads the results of the op after the created one.
static bool finish(run_t* run, tn_ref op, tn_refs* variables) {
  tn_refs values = {0};
  tn_rewriter__at_op(run->rewriter, op);
  load(run, op, variables, &values);
  tn_conversion__replace(run->c, op, tn_refs__items(&values));
  tn_refs__free(run->rewriter, &values);
  tn_refs__free(run->rewriter, variables);
  return run->rewriter->status == TN_OK;
}

static bool lower_for(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref body = tn_op__first_block(context, op, 0);
  tn_refs variables = {0};
  tn_refs values = {0};
  // emitc.for compares according to the type.
  if (tn_scf_for_unsigned_cmp(context, op).storage != NULL) return false;
  if (!make_variables(run, op, &variables)) return false;
  assign(run, &variables, operands + 3);
  const tn_ref made = tn_build_emitc_for(run->rewriter, operands[0], operands[1], operands[2]);
  if (made == 0) return false;
  const tn_ref block = tn_rewriter__create_block(rewriter, tn_op__region(context, made, 0), 0);
  const tn_ref induction = tn_rewriter__add_argument(
      rewriter, block, tn_value__type(context, operands[0]), rewriter->location);
  tn_rewriter__at_end(rewriter, block);
  load(run, op, &variables, &values);
  tn_conversion__map(run->c, tn_block__argument(context, body, 0), induction);
  for (uint32_t i = 0; i < values.count; ++i) {
    tn_conversion__map(run->c, tn_block__argument(context, body, i + 1),
                       tn_refs__items(&values)[i]);
  }
  tn_refs__free(rewriter, &values);
  for (tn_ref inner = tn_block__at(context, body)->first_op;
       inner != 0 && rewriter->status == TN_OK; inner = tn_block__at(context, body)->first_op) {
    tn_rewriter__move(rewriter, inner, block, 0);
  }
  if (!lower_yield(run, block, &variables) || !finish(run, op, &variables)) return false;
  for (uint32_t i = 0; i < tn_block__argument_count(context, body); ++i) {
    tn_conversion__drop(run->c, tn_block__argument(context, body, i));
  }
  return true;
}

static bool lower_regions(run_t* run, tn_ref op, const tn_ref* operands, const char* name,
                          const tn_rewriter_attribute* attribute) {
  tn_rewriter* rewriter = run->rewriter;
  const uint32_t count = tn_op_cell__region_count(tn_op__at(rewriter->context, op));
  tn_refs variables = {0};
  if (!make_variables(run, op, &variables)) return false;
  const tn_ref made =
      tn_lowering__make_op(run, name, (tn_type){NULL}, operands, 1, attribute, 1, count);
  bool fits = made != 0;
  for (uint32_t i = 0; i < count && fits; ++i) {
    const tn_ref region = tn_op__region(rewriter->context, made, i);
    tn_rewriter__inline_region(rewriter, tn_op__region(rewriter->context, op, i), region, 0);
    const tn_ref block = tn_region__at(rewriter->context, region)->first_block;
    fits = block == 0 || lower_yield(run, block, &variables);
  }
  return fits && finish(run, op, &variables);
}

static bool lower_if(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_rewriter_attribute none = {"cases", {NULL}};
  return lower_regions(run, op, operands, TN_NAME_EMITC_IF, &none);
}

static bool lower_switch(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_rewriter_attribute cases = {"cases",
                                       tn_scf_index_switch_cases(run->rewriter->context, op)};
  return lower_regions(run, op, operands, TN_NAME_EMITC_SWITCH, &cases);
}

const tn_lowering_hook tn_emitc_lower_scf_hooks[] = {{TN_NAME_SCF_FOR, lower_for},
                                                     {TN_NAME_SCF_IF, lower_if},
                                                     {TN_NAME_SCF_INDEX_SWITCH, lower_switch},
                                                     {NULL, NULL}};
