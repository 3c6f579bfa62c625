// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Result types of the vector dialect that follow from operands and positions. Source: the vector
// dialect's documentation.

#include "dialects/vector/infer.h"

#include "dialects/vector_ops.h"

/// The parts of a vector type.
typedef struct vector_shape {
  tn_type element;
  size_t rank;
  int64_t dims[TN_TENSOR_RANK_MAX];
  bool scalable[TN_TENSOR_RANK_MAX];
} vector_shape;

static tn_status open_vector(const tn_inference* inference, vector_shape* out_shape) {
  const tn_type type = tn_inference__operand(inference, 0);
  if (!tn_type__is(type, TN_TYPE_VECTOR)) {
    return tn_inference__fail(inference, "needs a vector as its first operand");
  }
  out_shape->element = tn_type_element_type(type);
  out_shape->rank = tn_shaped_type_rank(type);
  if (out_shape->rank > TN_TENSOR_RANK_MAX) return tn_inference__fail_rank(inference, "the vector");
  for (size_t i = 0; i < out_shape->rank; ++i) {
    out_shape->dims[i] = tn_shaped_type_dims(type)[i];
    out_shape->scalable[i] = tn_vector_type_is_scalable(type, i);
  }
  return TN_OK;
}

/// Adds the vector of the dimensions from `first` on.
static tn_status put_vector(tn_inference* inference, const vector_shape* shape, size_t first) {
  tn_type type;
  TN_TRY(tn_vector_type_get(shape->element, shape->dims + first, shape->scalable + first,
                            shape->rank - first, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

tn_status tn_vector__infer_shuffle(tn_inference* inference) {
  vector_shape shape;
  const int64_t* mask;
  size_t count;
  TN_TRY(open_vector(inference, &shape));
  TN_TRY(tn_inference__numbers(inference, TN_VECTOR_SHUFFLE_MASK, &mask, &count));
  if (shape.rank == 0) shape.rank = 1;
  shape.dims[0] = (int64_t)count;
  shape.scalable[0] = false;
  return put_vector(inference, &shape, 0);
}

tn_status tn_vector__infer_extract(tn_inference* inference) {
  vector_shape shape;
  const int64_t* position;
  size_t count;
  TN_TRY(open_vector(inference, &shape));
  TN_TRY(tn_inference__numbers(inference, TN_VECTOR_EXTRACT_STATIC_POSITION, &position, &count));
  if (count > shape.rank) {
    return tn_inference__fail(inference, "has more positions than the vector has dimensions");
  }
  if (count < shape.rank) return put_vector(inference, &shape, count);
  tn_inference__put(inference, shape.element);
  return TN_OK;
}

tn_status tn_vector__infer_interleave(tn_inference* inference) {
  vector_shape shape;
  TN_TRY(open_vector(inference, &shape));
  if (shape.rank == 0) {
    shape.rank = 1;
    shape.dims[0] = 1;
    shape.scalable[0] = false;
  }
  int64_t* last = &shape.dims[shape.rank - 1];
  if (*last > INT64_MAX / 2) return tn_inference__fail(inference, "has too many elements");
  *last *= 2;
  return put_vector(inference, &shape, 0);
}

tn_status tn_vector__infer_deinterleave(tn_inference* inference) {
  vector_shape shape;
  TN_TRY(open_vector(inference, &shape));
  if (shape.rank == 0 || shape.dims[shape.rank - 1] % 2 != 0) {
    return tn_inference__fail(inference, "needs an even number of elements in the last dimension");
  }
  shape.dims[shape.rank - 1] /= 2;
  TN_TRY(put_vector(inference, &shape, 0));
  return put_vector(inference, &shape, 0);
}
