// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of arith, cf, complex, func and math ops to spirv that rules do not cover.

#include <tenure/resource.h>

#include "dialects/arith_ops.h"
#include "dialects/cf_ops.h"
#include "dialects/complex_ops.h"
#include "dialects/func_ops.h"
#include "dialects/math_ops.h"
#include "dialects/spirv/lower_to.h"
#include "dialects/spirv/spirv.h"
#include "dialects/spirv_ops.h"
#include "ir/float_format.h"
#include "ir/number_float.h"
#include "ir/op_diagnostic.h"
#include "ir/textual.h"

typedef tn_lowering_run run_t;

//===-- Constants -----------------------------------------------------------------------------===//

/// Converts a constant to the type; null if it does not fit.
static tn_attribute number_as(run_t* run, tn_attribute value, tn_type type) {
  tn_rewriter* rewriter = run->rewriter;
  tn_attribute made = {NULL};
  tn_int number;
  tn_real real;
  if (tn_const__real(value, &real)) {
    uint64_t words[2] = {0, 0};
    if (!tn_type__is(type, TN_TYPE_FLOAT)) {
      return tn_real__pack(&real, words) ? tn_const__make_bits(rewriter, type, words[0]) : made;
    }
    return tn_real__convert(&real, tn_float_type_kind(type), &real) && tn_real__pack(&real, words)
               ? tn_const__make_bits(rewriter, type, words[0])
               : made;
  }
  if (!tn_const__int(value, &number)) return made;
  const uint32_t width = tn_type__int_width(type);
  // The value must fit as an unsigned or as a signed integer.
  const tn_wide_signed extended = tn_int__signed(number);
  if (width < number.width && number.bits >> width != 0 &&
      tn_int__extend((tn_wide)extended, width) != extended) {
    return made;
  }
  return tn_const__make_int(rewriter, type, (tn_wide)extended);
}

/// Converts elements to another element type, and to a flat tensor if there are several dimensions;
/// null if an element does not fit.
static tn_attribute elements_as(run_t* run, tn_attribute value, tn_type type, tn_type element) {
  tn_rewriter* rewriter = run->rewriter;
  const int64_t count = tn_shaped_type_element_count(type);
  const bool is_splat = tn_const__is_splat(value);
  tn_type flat = {NULL};
  if (!tn_type_equal(tn_type__element(type), element) &&
      tn_type__is(tn_type__element(type), TN_TYPE_INTEGER) &&
      tn_type__int_width(tn_type__element(type)) == 1) {
    return (tn_attribute){NULL};
  }
  if (tn_type__is(type, TN_TYPE_VECTOR)) {
    flat = tn_type__with_element(rewriter, type, element);
  } else {
    tn_rewriter__fail(rewriter, tn_tensor_type_get(element, &count, 1, NULL, &flat));
  }
  if (tn_type_equal(tn_type__element(type), element))
    return tn_const__reshaped(rewriter, value, flat);
  tn_text_buffer list = tn_text_buffer_make(&rewriter->context->allocator);
  tn_attribute made = {NULL};
  bool fits = true;
  for (int64_t i = 0; i < count && fits && tn_rewriter__goes_on(rewriter); ++i) {
    if (i == 0 || !is_splat) {
      made = number_as(run, tn_const__element(rewriter, value, (uint64_t)i), element);
    }
    fits = made.storage != NULL;
    tn_text_buffer_append(&list, (const char*)&made, sizeof made);
  }
  if (list.failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  made.storage = NULL;
  if (fits && rewriter->status == TN_OK) {
    made = tn_const__make_elements(rewriter, flat, (const tn_attribute*)(void*)list.data);
  }
  tn_text_buffer_free(&list);
  return made;
}

static tn_type array_element(tn_type type) {
  tn_composite parts;
  if (!tn_spirv__is_own(type)) return tn_type__element(type);
  tn_spirv__member(type, 0, &parts);
  return parts.member;
}

static tn_ref constant(run_t* run, tn_type type, tn_attribute value) {
  return value.storage == NULL ? 0 : tn_build_spirv_constant(run->rewriter, type, value);
}

/// Returns the elements of a resource; null, with a message, if it has none.
static tn_attribute resource_elements(run_t* run, tn_ref op, tn_attribute value, tn_type type) {
  tn_context* context = run->rewriter->context;
  tn_attribute elements = {NULL};
  tn_resource* resource = NULL;
  tn_blob* blob = NULL;
  const tn_type element = tn_type__element(type);
  const size_t count = (size_t)tn_shaped_type_element_count(type);
  const uint32_t width = tn_type__is(element, TN_TYPE_FLOAT)
                             ? tn_float_format__of(tn_float_type_kind(element))->bit_width
                             : tn_type__int_width(element);
  if (tn_resource_find(context, tn_string_view_from("builtin"),
                       tn_dense_resource_attribute_key(value), &resource) != TN_OK ||
      !tn_resource_has_blob(resource) || tn_resource_retain_blob(resource, &blob) != TN_OK) {
    (void)tn_op__fail(context, op, NULL, "could not find resource blob");
    return elements;
  }
  const size_t size = tn_blob_byte_size(blob);
  const size_t one = width == 1 ? 1 : (width + 7) / 8;
  if (size != one && size != (width == 1 ? (count + 7) / 8 : count * one)) {
    (void)tn_op__fail(context, op, NULL, "resource is not a valid buffer");
  } else {
    tn_rewriter__fail(run->rewriter,
                      tn_dense_elements_attribute_get(type, tn_blob_data(blob), size, &elements));
  }
  tn_object_release(blob);
  return elements;
}

static bool lower_constant(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_type old = tn_op__result_type(run->rewriter->context, op, 0);
  tn_attribute value = tn_arith_constant_value(run->rewriter->context, op);
  (void)operands;
  if (tn_attribute__is(value, TN_ATTRIBUTE_DENSE_RESOURCE)) {
    value = resource_elements(run, op, value, old);
  }
  if (value.storage == NULL) return false;
  if (tn_type_equal(tn_type__element(old), old) || tn_shaped_type_element_count(old) == 1) {
    const tn_type number = tn_conversion__type(run->c, tn_type__element(old));
    if (number.storage == NULL) return false;
    if (tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS))
      value = tn_const__element(run->rewriter, value, 0);
    return tn_lowering__replace(run, op, constant(run, number, number_as(run, value, number)));
  }
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_type element = type.storage == NULL ? type : array_element(type);
  if (element.storage == NULL) return false;
  return tn_lowering__replace(run, op, constant(run, type, elements_as(run, value, old, element)));
}

/// Reports unsigned ops on emulated types, since the wider op would have another result.
static bool refuse(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_context* context = run->rewriter->context;
  const tn_type old = tn_op__operand_type(context, op, 0);
  const tn_type type = tn_value__type(context, operands[0]);
  const tn_type element = tn_type__element(old);
  const uint32_t width = tn_type__int_width(element);
  int64_t predicate = 0;
  const bool is_compare =
      tn_const__int64(tn_lowering__attribute_of(run, op, "predicate"), &predicate);
  const bool is_same = is_compare ? predicate < 6 || width == 1 ||
                                        width == tn_type__int_width(tn_type__element(type))
                                  : tn_type_equal(type, old);
  if (!is_same && !tn_type__is(element, TN_TYPE_INDEX)) {
    (void)tn_op__fail(run->rewriter->context, op, NULL,
                      "bitwidth emulation is not implemented yet on unsigned op%s",
                      is_compare ? "" : " pattern version");
  }
  return false;
}

const tn_lowering_hook tn_spirv_to_arith_hooks[] = {{TN_NAME_ARITH_CONSTANT, lower_constant},
                                                    {TN_NAME_ARITH_DIVUI, refuse},
                                                    {TN_NAME_ARITH_REMUI, refuse},
                                                    {TN_NAME_ARITH_CMPI, refuse},
                                                    {NULL, NULL}};

static bool lower_complex(run_t* run, tn_ref op, const tn_ref* operands) {
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  const tn_attribute value = tn_complex_constant_value(run->rewriter->context, op);
  tn_attribute parts[2];
  (void)operands;
  if (tn_array_attribute_count(value) != 2) return false;
  for (size_t i = 0; i < 2; ++i) {
    parts[i] = number_as(run, tn_array_attribute_element(value, i), tn_type__element(type));
    if (parts[i].storage == NULL) return false;
  }
  return tn_lowering__replace(
      run, op, constant(run, type, tn_const__make_elements(run->rewriter, type, parts)));
}

const tn_lowering_hook tn_spirv_to_complex_hooks[] = {{TN_NAME_COMPLEX_CONSTANT, lower_complex},
                                                      {NULL, NULL}};

//===-- math ----------------------------------------------------------------------------------===//

/// Combines the bits of one operand without its sign and the sign of the other.
static bool lower_copysign(run_t* run, tn_ref op, const tn_ref* operands) {
  static const char* const cast = "spirv.Bitcast";
  tn_rewriter* rewriter = run->rewriter;
  const tn_type old = tn_op__result_type(run->rewriter->context, op, 0);
  const tn_type type = tn_conversion__result_type(run->c, op, 0);
  if (tn_type__is(old, TN_TYPE_TENSOR) || !tn_type__is(tn_type__element(old), TN_TYPE_FLOAT)) {
    return false;
  }
  const uint32_t width = tn_float_format__of(tn_float_type_kind(tn_type__element(old)))->bit_width;
  const tn_wide sign = (tn_wide)1 << (width - 1);
  const tn_type number = tn_rewriter__int_type(rewriter, width);
  const bool is_vector = tn_type__is(type, TN_TYPE_VECTOR);
  const tn_type bits = is_vector ? tn_type__with_element(rewriter, type, number) : number;
  tn_ref masks[2];
  tn_ref parts[2];
  for (uint32_t i = 0; i < 2; ++i) {
    masks[i] =
        constant(run, number, tn_const__make_int(rewriter, number, i == 0 ? sign : sign - 1));
  }
  for (uint32_t i = 0; i < 2 && is_vector; ++i) {
    tn_refs all = {0};
    for (int64_t k = 0; k < tn_shaped_type_element_count(type); ++k) {
      tn_refs__push(rewriter, &all, masks[i]);
    }
    masks[i] =
        tn_build_spirv_composite_construct(run->rewriter, bits, tn_refs__items(&all), all.count);
    tn_refs__free(rewriter, &all);
  }
  for (uint32_t i = 0; i < 2; ++i) parts[i] = tn_lowering__make(run, cast, bits, &operands[i], 1);
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_ref pair[] = {parts[i], masks[1 - i]};
    parts[i] = tn_build_spirv_bitwise_and(run->rewriter, pair[0], pair[1]);
  }
  const tn_ref both = tn_build_spirv_bitwise_or(run->rewriter, parts[0], parts[1]);
  return tn_lowering__replace(run, op, tn_lowering__make(run, cast, type, &both, 1));
}

const tn_lowering_hook tn_spirv_to_math_hooks[] = {{TN_NAME_MATH_COPYSIGN, lower_copysign},
                                                   {NULL, NULL}};

//===-- func and cf ---------------------------------------------------------------------------===//

static bool lower_function(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type type = tn_lowering__signature(
      run, tn_type_attribute_value(tn_func_func_function_type(run->rewriter->context, op)));
  const tn_rewriter_attribute attributes[] = {
      {"sym_visibility", tn_func_func_sym_visibility(rewriter->context, op)},
      {TN_SPIRV_FUNC_ARG_ATTRS, tn_func_func_arg_attrs(rewriter->context, op)},
      {TN_SPIRV_FUNC_RES_ATTRS, tn_func_func_res_attrs(rewriter->context, op)},
      {TN_FUNC_FUNC_NO_INLINE, tn_func_func_no_inline(rewriter->context, op)}};
  (void)operands;
  if (type.storage == NULL) return false;
  const tn_ref made = tn_build_spirv_func_with(
      rewriter, tn_const__make_type(rewriter, type), tn_func_func_sym_name(rewriter->context, op),
      tn_make_spirv_function_control(rewriter, TN_ENUM_SPIRV_FUNCTION_CONTROL_NONE), attributes, 4);
  tn_rewriter__copy_discardable(rewriter, op, made);
  return made != 0 && tn_lowering__move_body(run, op, made);
}

static bool lower_return(run_t* run, tn_ref op, const tn_ref* operands) {
  const uint32_t count = tn_op__operand_count(run->rewriter->context, op);
  if (count > 1) return false;
  const tn_ref made = count == 0 ? tn_build_spirv_return(run->rewriter)
                                 : tn_build_spirv_return_value(run->rewriter, operands[0]);
  if (made != 0) tn_conversion__erase(run->c, op);
  return made != 0;
}

static bool lower_call(run_t* run, tn_ref op, const tn_ref* operands) {
  const uint32_t count = tn_op__result_count(run->rewriter->context, op);
  const tn_type type = count == 0 ? (tn_type){NULL} : tn_conversion__result_type(run->c, op, 0);
  if (count > 1 || (count == 1 && type.storage == NULL)) return false;
  const tn_rewriter_attribute no_inline = {TN_FUNC_CALL_NO_INLINE,
                                           tn_func_call_no_inline(run->rewriter->context, op)};
  const tn_ref made = tn_build_spirv_function_call_with(
      run->rewriter, &type, count, operands, tn_op__operand_count(run->rewriter->context, op),
      tn_func_call_callee(run->rewriter->context, op), &no_inline, 1);
  tn_rewriter__copy_discardable(run->rewriter, op, made);
  if (made != 0) tn_conversion__replace_with_op(run->c, op, made);
  return made != 0;
}

const tn_lowering_hook tn_spirv_to_func_hooks[] = {{TN_NAME_FUNC_FUNC, lower_function},
                                                   {TN_NAME_FUNC_RETURN, lower_return},
                                                   {TN_NAME_FUNC_CALL, lower_call},
                                                   {NULL, NULL}};
const tn_lowering_hook tn_spirv_to_call_hooks[] = {
    {TN_NAME_FUNC_RETURN, lower_return}, {TN_NAME_FUNC_CALL, lower_call}, {NULL, NULL}};

static bool lower_branch(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  tn_ref successors[2];
  const uint32_t count = tn_op__successor_count(rewriter->context, op);
  const tn_rewriter_attribute segments = {
      "operandSegmentSizes", count == 1
                                 ? (tn_attribute){NULL}
                                 : tn_lowering__attribute_of(run, op, "operandSegmentSizes")};
  for (uint32_t i = 0; i < count && i < 2; ++i) {
    successors[i] = tn_op__successor(rewriter->context, op, i);
    if (!tn_conversion__block(run->c, successors[i], false)) return false;
  }
  const tn_ref made = tn_lowering__create(
      run, count == 1 ? TN_NAME_SPIRV_BRANCH : TN_NAME_SPIRV_BRANCH_CONDITIONAL,
      &(tn_rewriter_spec){.operands = operands,
                          .operand_count = tn_op__operand_count(rewriter->context, op),
                          .successors = successors,
                          .successor_count = count,
                          .attributes = &segments,
                          .attribute_count = 1});
  if (made != 0) tn_conversion__erase(run->c, op);
  return made != 0;
}

const tn_lowering_hook tn_spirv_to_cf_hooks[] = {
    {TN_NAME_CF_BR, lower_branch}, {TN_NAME_CF_COND_BR, lower_branch}, {NULL, NULL}};
