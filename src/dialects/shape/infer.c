// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inference of result types. A value that may be an error has a type of the dialect, `!shape.size`
// or `!shape.shape`; other values are an index or a tensor of extents.
//
// Source: the shape dialect's documentation.

#include "dialects/shape/shape.h"
#include "ir/definition.h"

#include <tenure/type.h>

#define MIXED "requires all sizes or shapes"

bool tn_shape__is(tn_type type, const char* name) {
  return tn_opaque__is_called(type.storage, "shape", name);
}

static tn_status get(tn_context* context, const char* name, tn_type* out_type) {
  return tn_opaque_type_get(context, tn_string_view_from("shape"), tn_string_view_from(name),
                            out_type);
}

/// Creates the type of a tensor of `count` extents.
static tn_status extents(tn_context* context, int64_t count, tn_type* out_type) {
  tn_type index;
  *out_type = (tn_type){NULL};
  TN_TRY(tn_index_type_get(context, &index));
  return tn_tensor_type_get(index, &count, 1, NULL, out_type);
}

static bool is_size(tn_type type) {
  return tn_shape__is(type, "size") || tn_type__is(type, TN_TYPE_INDEX);
}

/// Creates the type of a size that may be an error, or an index.
static tn_status size_or_index(tn_context* context, bool may_fail, tn_type* out_type) {
  return may_fail ? get(context, "size", out_type) : tn_index_type_get(context, out_type);
}

static tn_status shape_of(tn_context* context, tn_type type, tn_type* out_type) {
  if (tn_shape__is(type, "value_shape")) return get(context, "shape", out_type);
  const bool is_ranked = tn_type__is(type, TN_TYPE_TENSOR) || tn_type__is(type, TN_TYPE_MEMREF) ||
                         tn_type__is(type, TN_TYPE_VECTOR);
  return extents(context, is_ranked ? (int64_t)tn_shaped_type_rank(type) : TN_DYNAMIC, out_type);
}

/// Returns the less static of two types of tensors of extents; null if they cannot be equal.
static tn_type meet_extents(tn_type a, tn_type b) {
  if (!tn_type__is(a, TN_TYPE_TENSOR) || tn_shaped_type_rank(a) != 1 ||
      !tn_type__is(b, TN_TYPE_TENSOR) || tn_shaped_type_rank(b) != 1) {
    return (tn_type){NULL};
  }
  const int64_t a_count = tn_shaped_type_dims(a)[0];
  const int64_t b_count = tn_shaped_type_dims(b)[0];
  if (a_count == b_count || a_count == TN_DYNAMIC) return a;
  return b_count == TN_DYNAMIC ? b : (tn_type){NULL};
}

/// A type that allows errors wins. Sizes only combine with sizes, and shapes with shapes.
static void meet(tn_type a, tn_type b, tn_type* out_type, const char** out_why) {
  if (is_size(a) != is_size(b)) {
    *out_why = MIXED;
  } else if (is_size(a)) {
    *out_type = tn_shape__is(b, "size") ? b : a;
  } else if (tn_shape__is(a, "shape") || tn_shape__is(b, "shape")) {
    *out_type = tn_shape__is(b, "shape") ? b : a;
  } else {
    *out_type = meet_extents(a, b);
    if (out_type->storage == NULL) *out_why = "unequal shape cardinality";
  }
}

tn_status tn_shape__infer(tn_context* context, tn_op_code code, const tn_type* operands,
                          tn_attribute shape, tn_type* out_type, const char** out_why) {
  *out_type = (tn_type){NULL};
  *out_why = NULL;
  switch (code) {
    case TN_CODE_SHAPE_ADD:
    case TN_CODE_SHAPE_DIV:
    case TN_CODE_SHAPE_MUL:
      return size_or_index(context,
                           tn_shape__is(operands[0], "size") || tn_shape__is(operands[1], "size"),
                           out_type);
    case TN_CODE_SHAPE_RANK:
    case TN_CODE_SHAPE_NUM_ELEMENTS:
      return size_or_index(context, tn_shape__is(operands[0], "shape"), out_type);
    case TN_CODE_SHAPE_GET_EXTENT:
      return tn_index_type_get(context, out_type);
    case TN_CODE_SHAPE_DIM:
      *out_type = operands[1];
      return TN_OK;
    case TN_CODE_SHAPE_MAX:
    case TN_CODE_SHAPE_MIN:
      *out_type = operands[0];
      return tn_type_equal(operands[0], operands[1]) ? TN_OK : get(context, "size", out_type);
    case TN_CODE_SHAPE_MEET:
      meet(operands[0], operands[1], out_type, out_why);
      return TN_OK;
    case TN_CODE_SHAPE_SHAPE_OF:
      return shape_of(context, operands[0], out_type);
    case TN_CODE_SHAPE_CONST_SHAPE:
      return extents(context, tn_shaped_type_element_count(tn_attribute_type(shape)), out_type);
    default:
      return TN_OK;
  }
}
