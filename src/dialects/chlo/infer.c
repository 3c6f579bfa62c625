// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Result types inferred from operands and attributes. Source: CHLO's documentation; broadcasting
// follows StableHLO's reference implementation.

#include <tenure/attribute.h>

#include "dialects/chlo/chlo.h"
#include "ir/context.h"

//===-- Broadcasting --------------------------------------------------------------------------===//

/// Broadcasts two sizes: 1 is compatible with any size, and a dynamic size is at most 1 or the
/// other size. False if they are incompatible.
static bool stretch(int64_t a, int64_t b, int64_t* out_size) {
  *out_size = a;
  if (a == b || b == 1) return true;
  *out_size = b;
  if (a == 1) return true;
  if (a != TN_DYNAMIC && b != TN_DYNAMIC) return false;
  *out_size = TN_DYNAMIC;
  const int64_t known = a == TN_DYNAMIC ? b : a;
  if (known != TN_DYNAMIC && known > 1) *out_size = known;
  return true;
}

/// Determines the dimensions of the larger operand that the smaller one's dimensions map to: given
/// by an attribute, or the trailing ones. `*out_fits` is false if they do not exist.
static tn_status place(const tn_inference* inference, size_t small_rank, size_t large_rank,
                       int64_t* out_places, bool* out_fits) {
  *out_fits = true;
  for (size_t i = 0; i < small_rank; ++i) out_places[i] = (int64_t)(large_rank - small_rank + i);
  if (tn_inference__attribute(inference, "broadcast_dimensions").storage == NULL) return TN_OK;
  const int64_t* dimensions;
  size_t count;
  TN_TRY(tn_inference__numbers(inference, "broadcast_dimensions", &dimensions, &count));
  *out_fits = count == small_rank;
  for (size_t i = 0; i < count && *out_fits; ++i) {
    *out_fits = dimensions[i] >= 0 && (size_t)dimensions[i] < large_rank;
    out_places[i] = dimensions[i];
  }
  return TN_OK;
}

static tn_status stretch_shapes(const tn_inference* inference, const tn_tensor_shape* small,
                                tn_tensor_shape* large, bool* out_fits) {
  int64_t places[TN_TENSOR_RANK_MAX];
  TN_TRY(place(inference, small->rank, large->rank, places, out_fits));
  for (size_t i = 0; i < small->rank && *out_fits; ++i) {
    int64_t* size = &large->dims[places[i]];
    *out_fits = stretch(*size, small->dims[i], size);
  }
  return TN_OK;
}

static bool has_rank(const tn_inference* inference, size_t index) {
  return tn_type__is(tn_inference__operand(inference, index), TN_TYPE_TENSOR);
}

static tn_status put_unranked(tn_inference* inference, tn_type element) {
  tn_type type;
  TN_TRY(tn_unranked_tensor_type_get(element, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

/// Appends a tensor of `element` with the broadcast shape of the operands; unranked if an operand
/// is, or if they are incompatible, which the verifier reports.
static tn_status put_stretched(tn_inference* inference, size_t count, tn_type element) {
  tn_tensor_shape shapes[3];
  tn_tensor_shape* large = &shapes[0];
  bool fits = true;
  for (size_t i = 0; i < count; ++i) {
    if (!has_rank(inference, i)) return put_unranked(inference, element);
    TN_TRY(tn_inference__shape(inference, i, &shapes[i]));
    if (shapes[i].rank > large->rank) large = &shapes[i];
  }
  for (size_t i = 0; i < count && fits; ++i) {
    if (&shapes[i] != large) TN_TRY(stretch_shapes(inference, &shapes[i], large, &fits));
  }
  if (!fits) return put_unranked(inference, element);
  large->element = element;
  return tn_inference__put_tensor(inference, large);
}

/// Returns the element type of a tensor operand.
static tn_status element_of(const tn_inference* inference, size_t index, tn_type* out_element) {
  *out_element = tn_type_element_type(tn_inference__operand(inference, index));
  if (out_element->storage != NULL) return TN_OK;
  return tn_inference__fail(inference, "needs a tensor as operand #%zu", index);
}

tn_status tn_chlo__broadcast(tn_inference* inference) {
  tn_type element;
  tn_type other;
  TN_TRY(element_of(inference, 0, &element));
  TN_TRY(element_of(inference, 1, &other));
  if (!tn_type_equal(element, other)) {
    return tn_inference__fail(inference, "mismatched operand types");
  }
  return put_stretched(inference, 2, element);
}

tn_status tn_chlo__broadcast_truths(tn_inference* inference) {
  tn_type element;
  TN_TRY(tn_integer_type_get(inference->context, 1, TN_SIGNLESS, &element));
  return put_stretched(inference, 2, element);
}

tn_status tn_chlo__broadcast_complex(tn_inference* inference) {
  tn_type element;
  TN_TRY(element_of(inference, 0, &element));
  TN_TRY(tn_complex_type_get(element, &element));
  return put_stretched(inference, 2, element);
}

tn_status tn_chlo__broadcast_select(tn_inference* inference) {
  tn_type element;
  TN_TRY(element_of(inference, 1, &element));
  return put_stretched(inference, 3, element);
}

//===-- Others --------------------------------------------------------------------------------===//

tn_status tn_chlo__constant_like(tn_inference* inference) {
  const tn_type type = tn_inference__operand(inference, 0);
  tn_tensor_shape shape;
  const tn_attribute value = tn_inference__attribute(inference, "value");
  if (value.storage == NULL) return tn_inference__fail(inference, "needs the attribute 'value'");
  if (tn_type__is(type, TN_TYPE_UNRANKED_TENSOR))
    return put_unranked(inference, tn_attribute_type(value));
  TN_TRY(tn_inference__shape(inference, 0, &shape));
  shape.element = tn_attribute_type(value);
  return tn_inference__put_tensor(inference, &shape);
}
