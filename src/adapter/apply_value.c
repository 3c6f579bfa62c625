// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying: values for A and B, and ops that both dialects need.
//
// One constant serves all uses of A in one block. It is created at the first use, which is before
// the others, since ops are processed in the order of the tree.

#include <stdio.h>

#include "adapter/apply.h"
#include "adapter/weight_elements.h"
#include "ir/float_format.h"
#include "ir/services.h"

const tn_apply_words tn_apply__stablehlo = {"stablehlo.constant", "stablehlo.multiply",
                                            "stablehlo.add", "stablehlo.convert",
                                            "stablehlo.convert"};
const tn_apply_words tn_apply__linalg = {"arith.constant", "arith.mulf", "arith.addf", "arith.extf",
                                         "arith.truncf"};

//===-- Types and ops -------------------------------------------------------------------------===//

tn_float_kind tn_apply__wider(tn_float_kind a, tn_float_kind b) {
  const uint32_t a_width = tn_float_kind_width(a);
  const uint32_t b_width = tn_float_kind_width(b);
  if ((a_width == b_width && a != b) || (a_width < 16 && b_width < 16)) return TN_FLOAT_F32;
  return a_width >= b_width ? a : b;
}

tn_float_kind tn_apply__kind_of(tn_value value) {
  const tn_float_kind kind = tn_float_type_kind(tn_type_element_type(tn_value_type(value)));
  return tn_fold__is_usable(kind) ? kind : TN_FLOAT_KIND_COUNT;
}

tn_status tn_apply__tensor_type(tn_apply* apply, tn_float_kind kind, const int64_t* dims,
                                size_t rank, tn_type* out_type) {
  tn_type element;
  TN_TRY(tn_float_type_get(apply->context, kind, &element));
  return tn_tensor_type_get(element, dims, rank, NULL, out_type);
}

tn_status tn_apply__check_built(const tn_apply* apply, const char* name) {
  static const char* const dialects[] = {"arith", "stablehlo", "tensor"};
  const tn_string_view dialect = {name, strcspn(name, ".")};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; ++i) {
    if (tn_string_view_equal(dialect, tn_string_view_from(dialects[i])) &&
        !apply->context->services->is_shipped(dialect)) {
      return tn_context__fail(apply->context, TN_NOT_FOUND, apply->edits.location,
                              "cannot create '%s': this build does not include the dialect '%s'",
                              name, dialects[i]);
    }
  }
  return TN_OK;
}

tn_status tn_apply__make(tn_apply* apply, const char* name, const tn_value* operands,
                         size_t operand_count, tn_type type, const tn_named_attribute* properties,
                         size_t property_count, tn_value* out_value) {
  tn_operation_name operation_name;
  tn_op op;
  TN_TRY(tn_apply__check_built(apply, name));
  TN_TRY(tn_operation_name_get(apply->context, tn_string_view_from(name), &operation_name));
  const tn_op_state state = {.name = operation_name,
                             .operands = operands,
                             .operand_count = operand_count,
                             .result_types = &type,
                             .result_count = 1,
                             .properties = properties,
                             .property_count = property_count};
  TN_TRY(tn_edits__op(&apply->edits, &state, &op));
  *out_value = tn_op_result(op, 0);
  return TN_OK;
}

tn_status tn_apply__convert(tn_apply* apply, const tn_apply_words* words, tn_value value,
                            tn_float_kind kind, tn_value* out_value) {
  *out_value = value;
  const tn_float_kind from = tn_apply__kind_of(value);
  if (from == kind) return TN_OK;
  const tn_type old = tn_value_type(value);
  tn_type type;
  TN_TRY(tn_apply__tensor_type(apply, kind, tn_shaped_type_dims(old), tn_shaped_type_rank(old),
                               &type));
  const bool narrows = tn_float_kind_width(kind) < tn_float_kind_width(from);
  return tn_apply__make(apply, narrows ? words->narrow : words->widen, &value, 1, type, NULL, 0,
                        out_value);
}

tn_status tn_apply__refuse(const tn_apply* apply, const tn_lora* lora, tn_status status,
                           const char* problem) {
  return tn_lora__refuse(apply->context, lora, status, problem);
}

//===-- A and B -------------------------------------------------------------------------------===//

static tn_status make_constant(tn_apply* apply, const tn_apply_words* words, tn_attribute elements,
                               tn_value* out_value) {
  tn_named_attribute value = {.value = elements};
  TN_TRY(tn_identifier_get(apply->context, tn_string_view_from("value"), &value.name));
  return tn_apply__make(apply, words->constant, NULL, 0, tn_attribute_type(elements), &value, 1,
                        out_value);
}

// Returns the attribute with the elements of A or B in the requested form.
static tn_status constant_elements(const tn_apply* apply, const tn_lora* lora, bool is_b,
                                   tn_attribute* out_elements) {
  *out_elements = is_b ? lora->about.b : lora->about.a;
  if (apply->options.form == TN_ADAPTER_AS_RESOURCE) return TN_OK;
  tn_blob* blob;
  TN_TRY(tn_lora__blob(lora, is_b, &blob));
  const tn_status status = tn_dense_elements_attribute_get(
      tn_attribute_type(*out_elements), tn_blob_data(blob), tn_blob_byte_size(blob), out_elements);
  tn_object_release(blob);
  return status;
}

// Computes `value` times `scale`.
static tn_status multiply(tn_apply* apply, const tn_apply_words* words, tn_value value,
                          double scale, tn_value* out_value) {
  *out_value = value;
  if (scale == 1) return TN_OK;
  const tn_type type = tn_value_type(value);
  const tn_float_kind kind = tn_apply__kind_of(value);
  uint64_t bits[2] = {0, 0};
  tn_attribute splat;
  if (!tn_float_format__encode(kind, scale, bits)) return TN_INVALID_ARGUMENT;
  unsigned char bytes[8];
  for (size_t i = 0; i < sizeof bytes; ++i) bytes[i] = (unsigned char)(bits[0] >> (8 * i));
  if (tn_shaped_type_element_count(type) == 0) return TN_OK;
  TN_TRY(tn_dense_elements_attribute_get(type, bytes, tn_float_kind_width(kind) / 8u, &splat));
  tn_value operands[2] = {value};
  TN_TRY(make_constant(apply, words, splat, &operands[1]));
  return tn_apply__make(apply, words->multiply, operands, 2, type, NULL, 0, out_value);
}

static tn_status find_argument(const tn_apply* apply, tn_attribute elements, tn_block body,
                               tn_value* out_value) {
  for (size_t i = 0; i < apply->argument_count; ++i) {
    const tn_apply_argument* argument = &apply->arguments[i];
    if (!tn_attribute_equal(argument->elements, elements) || argument->body.slot != body.slot) {
      continue;
    }
    *out_value = argument->value;
    return TN_OK;
  }
  return TN_NOT_FOUND;
}

static tn_status make_tensor(tn_apply* apply, const tn_apply_words* words, const tn_lora* lora,
                             bool is_b, tn_float_kind kind, tn_value* out_value) {
  tn_value value;
  if (apply->options.form == TN_ADAPTER_AS_ARGUMENTS) {
    const tn_block body = tn_apply__function_body(lora->op);
    TN_TRY(find_argument(apply, is_b ? lora->about.b : lora->about.a, body, &value));
  } else {
    tn_attribute elements;
    TN_TRY(constant_elements(apply, lora, is_b, &elements));
    TN_TRY(make_constant(apply, words, elements, &value));
    apply->report.constant_count++;
  }
  TN_TRY(tn_apply__convert(apply, words, value, kind, &value));
  return multiply(apply, words, value, is_b ? lora->scale : 1, out_value);
}

static bool find_tensor(const tn_apply* apply, const tn_apply_tensor* wanted, tn_value* out_value) {
  uintptr_t number = 0;
  if (!tn_judy_map_get(&apply->newest_tensor, (uintptr_t)wanted->elements.storage, &number)) {
    return false;
  }
  while (number != 0) {
    const tn_apply_tensor* tensor = &apply->tensors[number - 1];
    if (tensor->block.slot == wanted->block.slot && tensor->kind == wanted->kind &&
        tensor->scale == wanted->scale) {
      *out_value = tensor->value;
      return true;
    }
    number = tensor->older;
  }
  return false;
}

static tn_status remember(tn_apply* apply, tn_apply_tensor* tensor) {
  const uintptr_t key = (uintptr_t)tensor->elements.storage;
  uintptr_t older = 0;
  if (apply->tensor_count == apply->tensor_capacity &&
      !tn_array_grow(&apply->context->allocator, &apply->tensors, &apply->tensor_capacity,
                     apply->tensor_count + 1, sizeof *apply->tensors)) {
    return tn_context__out_of_memory(apply->context);
  }
  (void)tn_judy_map_get(&apply->newest_tensor, key, &older);
  tensor->older = older;
  if (tn_judy_map_set(&apply->newest_tensor, key, apply->tensor_count + 1) != TN_OK) {
    return tn_context__out_of_memory(apply->context);
  }
  apply->tensors[apply->tensor_count++] = *tensor;
  return TN_OK;
}

tn_status tn_apply__tensor_value(tn_apply* apply, const tn_apply_words* words, const tn_lora* lora,
                                 bool is_b, tn_float_kind kind, tn_value* out_value) {
  tn_apply_tensor tensor = {.block = tn_op_block(lora->op),
                            .elements = is_b ? lora->about.b : lora->about.a,
                            .kind = kind,
                            .scale = is_b ? lora->scale : 1};
  if (find_tensor(apply, &tensor, out_value)) return TN_OK;
  TN_TRY(make_tensor(apply, words, lora, is_b, kind, &tensor.value));
  *out_value = tensor.value;
  return remember(apply, &tensor);
}
