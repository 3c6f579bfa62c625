// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of constants, of returns, and of calls.
//
// Source: the llvm dialect's documentation, and MLIR's messages.

#include <stdio.h>

#include "dialects/common/function.h"
#include "dialects/llvm/llvm.h"
#include "schema/check.h"

//===-- Constants -----------------------------------------------------------------------------===//

static tn_status fail(tn_context* context, tn_ref op, const char* reason) {
  return tn_op__fail_named(context, op, NULL, "%s", reason);
}

static bool is_own(tn_attribute value, const char* name) {
  return tn_opaque__is_called(value.storage, "llvm", name);
}

/// Checks that a float has the result type, or is as wide as an integer type.
static tn_status check_float(tn_context* context, tn_ref op, tn_type value, tn_type type) {
  if (tn_type__is(type, TN_TYPE_FLOAT)) {
    if (tn_type_equal(value, type)) return TN_OK;
    return fail(context, op, "attribute and type have different float semantics");
  }
  const int64_t width = (int64_t)tn_type_bit_width(value);
  if (!tn_type__is(type, TN_TYPE_INTEGER) || (int64_t)tn_type_bit_width(type) == width) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL, "expected integer type of width %lld",
                           (long long)width);
}

/// Returns the innermost type of nested arrays and vectors, and the total element count.
static tn_status innermost(tn_type* type, int64_t* out_count) {
  *out_count = 1;
  for (;;) {
    int64_t count = 0;
    const tn_llvm_parts whole = tn_llvm_type__open(*type);
    if (whole.kind == TN_LLVM_ARRAY) {
      count = (int64_t)whole.count;
      *type = tn_llvm_parts__at(&whole, 0);
    } else if (tn_type__is(*type, TN_TYPE_VECTOR)) {
      count = tn_shaped_type_element_count(*type);
      *type = tn_type_element_type(*type);
    } else {
      return TN_OK;
    }
    if (__builtin_mul_overflow(*out_count, count, out_count)) *out_count = -1;
  }
  return TN_OK;
}

static tn_status check_elements(tn_context* context, tn_ref op, tn_attribute value, tn_type type) {
  const tn_type shape = tn_attribute_type(value);
  if (tn_type__is(type, TN_TYPE_VECTOR) && tn_vector_type_is_scalable(type, 0)) {
    if (tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS) &&
        tn_dense_elements_attribute_is_splat(value)) {
      return TN_OK;
    }
    return fail(context, op, "scalable vector type requires a splat attribute");
  }
  if (!tn_type__is(type, TN_TYPE_VECTOR) && tn_llvm_type__kind(type) != TN_LLVM_ARRAY) {
    return fail(context, op, "expected vector or array type");
  }
  int64_t count;
  TN_TRY(innermost(&type, &count));
  const int64_t found = tn_shaped_type_element_count(shape);
  if (count != found) {
    return tn_op__fail_named(context, op, NULL,
                             "type and attribute have a different number of elements: %lld vs. "
                             "%lld",
                             (long long)count, (long long)found);
  }
  const tn_type element = tn_type_element_type(shape);
  if (tn_type__is(element, TN_TYPE_FLOAT)) return check_float(context, op, element, type);
  if (tn_type__is(element, TN_TYPE_INTEGER) && !tn_type__is(type, TN_TYPE_INTEGER)) {
    return fail(context, op, "expected integer element type for integer elements attribute");
  }
  return TN_OK;
}

static bool is_number_type(tn_type type) {
  return tn_type__is(type, TN_TYPE_INTEGER) || tn_type__is(type, TN_TYPE_FLOAT);
}

static tn_status check_struct(tn_context* context, tn_ref op, tn_attribute value,
                              const tn_llvm_parts* whole) {
  if (!tn_attribute__is(value, TN_ATTRIBUTE_ARRAY)) {
    return fail(context, op, "expected array attribute for struct type");
  }
  const size_t count = tn_array_attribute_count(value);
  if (count != whole->count) {
    return tn_op__fail_named(context, op, NULL, "expected array attribute of size %llu",
                             (unsigned long long)whole->count);
  }
  for (size_t i = 0; i < count; ++i) {
    if (is_number_type(tn_llvm_parts__at(whole, i))) continue;
    return fail(context, op,
                "expected struct element types to be floating point type or integer type");
  }
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute part = tn_array_attribute_element(value, i);
    if (!tn_attribute__is(part, TN_ATTRIBUTE_INTEGER) &&
        !tn_attribute__is(part, TN_ATTRIBUTE_FLOAT)) {
      return fail(context, op,
                  "expected element of array attribute to be floating point or integer");
    }
    if (tn_type_equal(tn_attribute_type(part), tn_llvm_parts__at(whole, i))) continue;
    return tn_op__fail_named(context, op, NULL, "struct element at index %zu is of wrong type", i);
  }
  return TN_OK;
}

/// Checks nested arrays down to structs of scalars.
static tn_status check_array(tn_context* context, tn_ref op, tn_attribute value, tn_type type,
                             uint32_t dimension) {
  const tn_llvm_parts whole = tn_llvm_type__open(type);
  if (whole.kind != TN_LLVM_ARRAY) {
    return fail(context, op, "expected array or struct type for array attribute");
  }
  const size_t count = tn_array_attribute_count(value);
  if (count != whole.count) {
    return tn_op__fail_named(context, op, NULL,
                             "array attribute size does not match array type size in dimension "
                             "%u: %zu vs. %llu",
                             dimension, count, (unsigned long long)whole.count);
  }
  const tn_type inner = tn_llvm_parts__at(&whole, 0);
  const tn_llvm_kind kind = tn_llvm_type__kind(inner);
  if (kind == TN_LLVM_STRUCT) return TN_OK;
  if (kind != TN_LLVM_ARRAY) {
    return fail(context, op, "for array with an array attribute must have a struct element type");
  }
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute part = tn_array_attribute_element(value, i);
    if (is_own(part, "zero") || is_own(part, "undef")) continue;
    if (!tn_attribute__is(part, TN_ATTRIBUTE_ARRAY)) {
      return tn_op__fail_named(context, op, NULL,
                               "nested attribute for sub-array in dimension %u at index %zu must "
                               "be a zero, or undef, or array attribute",
                               dimension, i);
    }
    TN_TRY(check_array(context, op, part, inner, dimension + 1));
  }
  return TN_OK;
}

static tn_status check_text(tn_context* context, tn_ref op, tn_attribute value, tn_type type) {
  const size_t size = tn_string_attribute_value(value).size;
  const tn_llvm_parts whole = tn_llvm_type__open(type);
  if (whole.kind == TN_LLVM_ARRAY && whole.count == size) {
    const tn_type element = tn_llvm_parts__at(&whole, 0);
    if (tn_type__is(element, TN_TYPE_INTEGER) && tn_type_bit_width(element) == 8 &&
        tn_integer_type_signedness(element) == TN_SIGNLESS) {
      return TN_OK;
    }
  }
  return tn_op__fail_named(context, op, NULL,
                           "expected array type of %zu i8 elements for the string constant", size);
}

static tn_status check_constant(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute value = tn_llvm_mlir_constant_value(context, op);
  const tn_type type = tn_op__result_type(context, op, 0);
  if (value.storage == NULL || type.storage == NULL) return TN_OK;
  const tn_llvm_parts whole = tn_llvm_type__open(type);
  if (tn_attribute__is(value, TN_ATTRIBUTE_STRING)) return check_text(context, op, value, type);
  if (whole.kind == TN_LLVM_STRUCT) return check_struct(context, op, value, &whole);
  if (tn_llvm_type__kind(type) == TN_LLVM_TARGET) {
    return fail(context, op, "does not support target extension type.");
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    return tn_type__is(type, TN_TYPE_INTEGER) ? TN_OK : fail(context, op, "expected integer type");
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_FLOAT)) {
    return check_float(context, op, tn_attribute_type(value), type);
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_ARRAY)) {
    return check_array(context, op, value, type, 0);
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS) ||
      tn_attribute__is(value, TN_ATTRIBUTE_SPARSE_ELEMENTS) ||
      tn_attribute__is(value, TN_ATTRIBUTE_DENSE_RESOURCE)) {
    return check_elements(context, op, value, type);
  }
  if (tn_attribute__is_of_dialect(value) ||
      tn_attribute__is(value, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS)) {
    return TN_OK;
  }
  return fail(context, op, "only supports integer, float, string or elements attributes");
}

//===-- cmpxchg -------------------------------------------------------------------------------===//

tn_status tn_llvm__with_truth(tn_type type, tn_type* out_type) {
  tn_context* context = tn_type_context(type);
  tn_type fields[] = {type, {NULL}};
  *out_type = (tn_type){NULL};
  TN_TRY(tn_integer_type_get(context, 1, TN_SIGNLESS, &fields[1]));
  return tn_llvm_type__struct(context, fields, 2, false, out_type);
}

static tn_status check_exchange(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  tn_type wanted;
  (void)schema;
  TN_TRY(tn_llvm__with_truth(tn_op__operand_type(context, op, TN_LLVM_CMPXCHG_VAL), &wanted));
  if (tn_type_equal(wanted, tn_op__result_type(context, op, 0))) return TN_OK;
  return fail(context, op,
              "failed to verify that result #0 has an LLVM struct type consisting of the type of "
              "operand #2 and a bool");
}

//===-- Functions -----------------------------------------------------------------------------===//

static bool is_void(const tn_llvm_parts* function) {
  return tn_llvm_type__kind(function->only) == TN_LLVM_VOID;
}

/// Reports an invalid return from `function`.
static tn_status fail_return(tn_context* context, tn_ref op, tn_ref function, const char* reason) {
  const tn_op_note note = {.location = {context, tn_op__at(context, function)->location},
                           .message = "when returning from function"};
  return tn_op__fail_named(context, op, &note, "%s", reason);
}

static tn_status check_return(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_ref function = tn_op_cell__parent(context, tn_op__at(context, op));
  if (!tn_op__is_called(context, function, TN_NAME_LLVM_FUNC)) return TN_OK;
  const tn_llvm_parts parts = tn_llvm_type__open(tn_function__type(context, function));
  if (parts.kind != TN_LLVM_FUNCTION) return TN_OK;
  const uint32_t count = tn_op__operand_count(context, op);
  if (is_void(&parts)) {
    return count == 0 ? TN_OK : fail_return(context, op, function, "expected no operands");
  }
  if (count != 1) return fail_return(context, op, function, "expected 1 operand");
  const tn_type wanted = parts.only;
  if (tn_type_equal(wanted, tn_op__operand_type(context, op, 0))) return TN_OK;
  return fail_return(context, op, function, "mismatching result types");
}

//===-- Calls ---------------------------------------------------------------------------------===//

static tn_status check_arguments(tn_context* context, tn_ref op, const tn_llvm_parts* parts,
                                 uint32_t count) {
  const size_t wanted = (size_t)parts->count;
  if (!parts->is_variadic && wanted != count) {
    return tn_op__fail_named(context, op, NULL,
                             "incorrect number of operands (%u) for callee (expecting: %zu)", count,
                             wanted);
  }
  if (wanted > count) {
    return tn_op__fail_named(
        context, op, NULL,
        "incorrect number of operands (%u) for varargs callee (expecting at least: %zu)", count,
        wanted);
  }
  for (uint32_t i = 0; i < wanted; ++i) {
    const tn_type found = tn_op__operand_type(context, op, i);
    const tn_type type = tn_llvm_parts__at(parts, i);
    if (tn_type_equal(found, type)) continue;
    char before[64];
    snprintf(before, sizeof before, "operand type mismatch for operand %u: ", i);
    return tn_check__fail_types(context, op, before, found, " != ", type, "");
  }
  return TN_OK;
}

static tn_status check_result(tn_context* context, tn_ref op, const tn_llvm_parts* parts) {
  const uint32_t count = tn_op__result_count(context, op);
  if (count == 0) {
    return is_void(parts) ? TN_OK : fail(context, op, "expected function call to produce a value");
  }
  if (is_void(parts)) {
    return fail(context, op, "calling function with void result must not produce values");
  }
  const tn_type wanted = parts->only;
  const tn_type found = tn_op__result_type(context, op, 0);
  if (tn_type_equal(wanted, found)) return TN_OK;
  return tn_check__fail_types(context, op, "result type mismatch: ", found, " != ", wanted, "");
}

static tn_status check_indirect(tn_context* context, tn_ref op, uint32_t count) {
  if (count == 0) {
    return fail(context, op, "must have either a `callee` attribute or at least an operand");
  }
  const tn_type type = tn_op__operand_type(context, op, 0);
  if (tn_llvm_type__kind(type) == TN_LLVM_POINTER) return TN_OK;
  return tn_check__fail_typed(context, op, true, "indirect call expects a pointer as callee: $",
                              &type);
}

/// Checks the function type of a variadic call with `count` arguments.
static tn_status check_variadic(tn_context* context, tn_ref op, uint32_t first, uint32_t count) {
  const tn_attribute said = {tn_op__inherent(context, op, "var_callee_type")};
  if (!tn_attribute__is(said, TN_ATTRIBUTE_TYPE)) return TN_OK;
  const tn_llvm_parts parts = tn_llvm_type__open(tn_type_attribute_value(said));
  if (parts.kind != TN_LLVM_FUNCTION) return TN_OK;
  if (!parts.is_variadic) {
    return fail(context, op, "expected var_callee_type to be a variadic function type");
  }
  if (parts.count > count) {
    return tn_op__fail_named(context, op, NULL,
                             "expected var_callee_type to have at most %u parameters", count);
  }
  for (uint32_t i = 0; i < parts.count; ++i) {
    const tn_type found = tn_op__operand_type(context, op, first + i);
    const tn_type type = tn_llvm_parts__at(&parts, i);
    if (tn_type_equal(found, type)) continue;
    return tn_check__fail_types(context, op, "var_callee_type parameter type mismatch: ", type,
                                " != ", found, "");
  }
  if (tn_op__result_count(context, op) == 0) {
    return is_void(&parts) ? TN_OK : fail(context, op, "expected var_callee_type to return void");
  }
  const tn_type type = parts.only;
  const tn_type found = tn_op__result_type(context, op, 0);
  if (tn_type_equal(found, type)) return TN_OK;
  return tn_check__fail_types(context, op, "var_callee_type return type mismatch: ", type,
                              " != ", found, "");
}

static tn_status check_call(tn_context* context, tn_ref op, const tn_op_schema* schema,
                            tn_symbol_finder* finder) {
  const tn_attribute callee = tn_llvm_call_callee(context, op);
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  const uint32_t first = callee.storage == NULL && counts[0] != 0 ? 1 : 0;
  TN_TRY(check_variadic(context, op, first, counts[0] - first));
  if (callee.storage == NULL) return check_indirect(context, op, counts[0]);
  const tn_ref function = tn_check__symbol(context, op, callee, finder);
  const tn_string_view name = tn_symbol_ref_attribute_root(callee);
  const bool is_alias = tn_op__is_called(context, function, TN_NAME_LLVM_MLIR_IFUNC);
  if (function == 0) {
    return tn_op__fail_named(context, op, NULL,
                             "'%.*s' does not reference a symbol in the current scope",
                             (int)name.size, name.data);
  }
  if (!is_alias && !tn_op__is_called(context, function, TN_NAME_LLVM_FUNC)) {
    return tn_op__fail_named(context, op, NULL,
                             "'%.*s' does not reference a valid LLVM function or IFunc",
                             (int)name.size, name.data);
  }
  const tn_attribute type = {
      tn_op__inherent(context, function, is_alias ? "i_func_type" : "function_type")};
  if (!tn_attribute__is(type, TN_ATTRIBUTE_TYPE)) return TN_OK;
  const tn_llvm_parts parts = tn_llvm_type__open(tn_type_attribute_value(type));
  if (parts.kind != TN_LLVM_FUNCTION) return TN_OK;
  if (parts.is_variadic && tn_llvm_call_var_callee_type(context, op).storage == NULL) {
    return fail(context, op, "missing var_callee_type attribute for vararg call");
  }
  TN_TRY(check_arguments(context, op, &parts, counts[0]));
  return check_result(context, op, &parts);
}

static tn_status check_invoke(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (!tn_op_schema__operand_groups(context, schema, op, counts)) return TN_OK;
  const bool is_direct = tn_llvm_invoke_callee(context, op).storage != NULL;
  const uint32_t first = is_direct || counts[0] == 0 ? 0 : 1;
  return check_variadic(context, op, first, counts[0] - first);
}

const tn_named_check tn_llvm_value_checks[] = {
    {"llvm.mlir.constant", check_constant, NULL, true},
    {"llvm.cmpxchg", check_exchange, NULL, true},
    {"llvm.return", check_return, NULL, false},
    {"llvm.call", NULL, check_call, false},
    {"llvm.invoke", check_invoke, NULL, false},
    {NULL, NULL, NULL, false},
};
