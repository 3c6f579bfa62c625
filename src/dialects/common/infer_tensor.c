// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The framework for result type rules, and rules that dialects share.

#include "dialects/common/infer_tensor.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <tenure/attribute.h>
#include <tenure/value.h>

#include "ir/context.h"
#include "ir/uniqued.h"

//===-- The framework -------------------------------------------------------------------------===//

tn_status tn_inference__run(tn_context* context, const tn_op_definition* definition,
                            const tn_op_state* state, tn_type* out_types, size_t capacity,
                            size_t* out_count) {
  const tn_tensor_op* row = (const tn_tensor_op*)definition->interface;
  tn_inference inference = {context, state, out_types, capacity, 0};
  *out_count = 0;
  TN_TRY(row->rule(&inference));
  *out_count = inference.count;
  return TN_OK;
}

tn_status tn_inference__fail(const tn_inference* inference, const char* format, ...) {
  char why[256];
  va_list arguments;
  va_start(arguments, format);
  (void)vsnprintf(why, sizeof why, format, arguments);
  va_end(arguments);
  const tn_string_view name = tn_operation_name_text(inference->state->name);
  return tn_context__fail(inference->context, TN_INVALID_ARGUMENT, inference->state->location,
                          "'%.*s' op %s", (int)name.size, name.data, why);
}

tn_status tn_inference__fail_rank(const tn_inference* inference, const char* what) {
  return tn_inference__fail(inference, "has %s of more than %u dimensions, which are not inferred",
                            what, TN_TENSOR_RANK_MAX);
}

void tn_inference__put(tn_inference* inference, tn_type type) {
  if (inference->count < inference->capacity) inference->types[inference->count] = type;
  ++inference->count;
}

tn_status tn_inference__put_tensor(tn_inference* inference, const tn_tensor_shape* shape) {
  tn_type type;
  TN_TRY(tn_tensor_type_get(shape->element, shape->dims, shape->rank, NULL, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

//===-- Parts of the op -----------------------------------------------------------------------===//

tn_type tn_inference__operand(const tn_inference* inference, size_t index) {
  if (index >= inference->state->operand_count) return (tn_type){NULL};
  return tn_value_type(inference->state->operands[index]);
}

static tn_attribute find(const tn_named_attribute* entries, size_t count, tn_string_view name) {
  for (size_t i = 0; i < count; ++i) {
    if (tn_string_view_equal(tn_identifier_text(entries[i].name), name)) return entries[i].value;
  }
  return (tn_attribute){NULL};
}

tn_attribute tn_inference__attribute(const tn_inference* inference, const char* name) {
  const tn_string_view text = tn_string_view_from(name);
  const tn_attribute found =
      find(inference->state->properties, inference->state->property_count, text);
  if (found.storage != NULL) return found;
  return find(inference->state->attributes, inference->state->attribute_count, text);
}

tn_status tn_inference__number(const tn_inference* inference, const char* name,
                               int64_t* out_number) {
  const tn_attribute attribute = tn_inference__attribute(inference, name);
  *out_number = 0;
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) {
    return tn_inference__fail(inference, "needs the integer attribute '%s'", name);
  }
  *out_number = tn_integer_attribute_value(attribute);
  return TN_OK;
}

static bool is_i64(tn_type type) {
  return tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_width(type) == 64;
}

/// Converts 64-bit elements to an array; other attributes are unchanged.
static tn_status array_of_elements(const tn_inference* inference, tn_attribute* attribute) {
  size_t size = 0;
  int64_t numbers[TN_TENSOR_RANK_MAX];
  if (!tn_attribute__is(*attribute, TN_ATTRIBUTE_DENSE_ELEMENTS)) return TN_OK;
  const tn_type type = tn_attribute_type(*attribute);
  if (!is_i64(tn_type_element_type(type)) || tn_shaped_type_rank(type) != 1) return TN_OK;
  const size_t count = (size_t)tn_shaped_type_element_count(type);
  if (count > TN_TENSOR_RANK_MAX) return tn_inference__fail_rank(inference, "a list of numbers");
  const int64_t* data = tn_dense_elements_attribute_data(*attribute, &size);
  const bool is_splat = tn_dense_elements_attribute_is_splat(*attribute);
  for (size_t i = 0; i < count; ++i) memcpy(&numbers[i], &data[is_splat ? 0 : i], sizeof *numbers);
  return tn_dense_array_attribute_get(tn_type_element_type(type), count, numbers,
                                      count * sizeof *numbers, attribute);
}

tn_string_view tn_inference__dialect(const tn_inference* inference) {
  return tn_operation_name_dialect(inference->state->name);
}

tn_status tn_inference__numbers(const tn_inference* inference, const char* name,
                                const int64_t** out_numbers, size_t* out_count) {
  tn_attribute attribute = tn_inference__attribute(inference, name);
  size_t size = 0;
  *out_numbers = NULL;
  *out_count = 0;
  TN_TRY(array_of_elements(inference, &attribute));
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY) ||
      !is_i64(tn_dense_array_attribute_element_type(attribute))) {
    return tn_inference__fail(inference, "needs the attribute '%s', an array of 64-bit integers",
                              name);
  }
  *out_numbers = tn_dense_array_attribute_data(attribute, &size);
  *out_count = size / sizeof **out_numbers;
  return TN_OK;
}

tn_status tn_inference__shape(const tn_inference* inference, size_t index,
                              tn_tensor_shape* out_shape) {
  const tn_type type = tn_inference__operand(inference, index);
  out_shape->rank = 0;
  if (!tn_type__is(type, TN_TYPE_TENSOR)) {
    return tn_inference__fail(inference, "needs a ranked tensor as operand #%zu", index);
  }
  if (tn_shaped_type_rank(type) > TN_TENSOR_RANK_MAX) {
    return tn_inference__fail_rank(inference, "an operand");
  }
  out_shape->element = tn_type_element_type(type);
  out_shape->rank = tn_shaped_type_rank(type);
  if (out_shape->rank != 0) {
    memcpy(out_shape->dims, tn_shaped_type_dims(type), out_shape->rank * sizeof(int64_t));
  }
  return TN_OK;
}

tn_status tn_tensor__with_element(tn_type like, tn_type element, tn_type* out_type) {
  *out_type = (tn_type){NULL};
  if (tn_type__is(like, TN_TYPE_UNRANKED_TENSOR)) {
    return tn_unranked_tensor_type_get(element, out_type);
  }
  const tn_attribute encoding = tn_tensor_type_encoding(like);
  return tn_tensor_type_get(element, tn_shaped_type_dims(like), tn_shaped_type_rank(like),
                            encoding.storage == NULL ? NULL : &encoding, out_type);
}

//===-- The most specific type ----------------------------------------------------------------===//

/// Refines dynamic dimensions of `shape` by the dimensions of `type`; false if they are
/// incompatible.
static bool refine(tn_tensor_shape* shape, tn_type type) {
  const int64_t* dims = tn_shaped_type_dims(type);
  if (tn_shaped_type_rank(type) != shape->rank) return false;
  for (size_t i = 0; i < shape->rank; ++i) {
    if (shape->dims[i] == TN_DYNAMIC) shape->dims[i] = dims[i];
    if (dims[i] != TN_DYNAMIC && dims[i] != shape->dims[i]) return false;
  }
  return true;
}

static tn_status refine_all(const tn_inference* inference, size_t first, size_t end, size_t ranked,
                            tn_type* out_type) {
  tn_tensor_shape shape;
  TN_TRY(tn_inference__shape(inference, ranked, &shape));
  for (size_t i = first; i < end; ++i) {
    const tn_type type = tn_inference__operand(inference, i);
    if (tn_type__is(type, TN_TYPE_UNRANKED_TENSOR)) continue;
    if (!tn_type__is(type, TN_TYPE_TENSOR) || !refine(&shape, type)) {
      return tn_inference__fail(inference,
                                "requires compatible types for all operands and results");
    }
  }
  const tn_type like = tn_inference__operand(inference, ranked);
  const tn_attribute encoding = tn_tensor_type_encoding(like);
  return tn_tensor_type_get(tn_type_element_type(tn_inference__operand(inference, first)),
                            shape.dims, shape.rank, encoding.storage == NULL ? NULL : &encoding,
                            out_type);
}

tn_status tn_inference__most_specific(const tn_inference* inference, size_t first, size_t end,
                                      tn_type* out_type) {
  *out_type = tn_inference__operand(inference, first);
  if (first >= end) return tn_inference__fail(inference, "expects at least one operand");
  size_t ranked = end;
  bool alike = true;
  for (size_t i = end; i > first; --i) {
    const tn_type type = tn_inference__operand(inference, i - 1);
    if (tn_type__is(type, TN_TYPE_TENSOR)) ranked = i - 1;
    alike = alike && tn_type_equal(type, *out_type);
  }
  if (alike || ranked == end) return TN_OK;
  return refine_all(inference, first, end, ranked, out_type);
}

//===-- Rules ---------------------------------------------------------------------------------===//

tn_status tn_rule__same(tn_inference* inference) {
  tn_type type;
  TN_TRY(tn_inference__most_specific(inference, 0, inference->state->operand_count, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

tn_status tn_rule__first(tn_inference* inference) {
  tn_inference__put(inference, tn_inference__operand(inference, 0));
  return TN_OK;
}

tn_status tn_rule__all(tn_inference* inference) {
  for (size_t i = 0; i < inference->state->operand_count; ++i) {
    tn_inference__put(inference, tn_inference__operand(inference, i));
  }
  return TN_OK;
}

tn_status tn_rule__truths(tn_inference* inference) {
  tn_type i1;
  tn_type type = tn_inference__operand(inference, 0);
  if (!tn_type__is(type, TN_TYPE_TENSOR) && !tn_type__is(type, TN_TYPE_UNRANKED_TENSOR)) {
    return tn_inference__fail(inference, "needs a tensor as operand #0");
  }
  TN_TRY(tn_integer_type_get(inference->context, 1, TN_SIGNLESS, &i1));
  TN_TRY(tn_tensor__with_element(type, i1, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

tn_status tn_rule__value(tn_inference* inference) {
  const tn_attribute value = tn_inference__attribute(inference, "value");
  if (value.storage == NULL) return tn_inference__fail(inference, "needs the attribute 'value'");
  tn_inference__put(inference, tn_attribute_type(value));
  return TN_OK;
}
