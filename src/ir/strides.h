// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the elements of a memref lie: the offset and strides that its layout comes to.

#ifndef TENURE_SRC_IR_STRIDES_H
#define TENURE_SRC_IR_STRIDES_H

#include <tenure/type.h>

/// Memrefs of more dimensions are looked at as if their layout was not known.
#define TN_STRIDES_RANK_MAX 16u

/// In elements; TN_DYNAMIC for what is not known.
typedef struct tn_strides {
  uint32_t rank;
  int64_t offset;
  int64_t steps[TN_STRIDES_RANK_MAX];
} tn_strides;

/// Arithmetic with numbers that may not be known; nothing times 0 is 0.
int64_t tn_dynamic__add(int64_t a, int64_t b);
int64_t tn_dynamic__multiply(int64_t a, int64_t b);

/// False for layouts that are not strided, or too many dimensions.
bool tn_memref__strides(tn_type type, tn_strides* out_strides);
/// Whether the layout goes without saying.
bool tn_memref__has_identity_layout(tn_type type);
/// Which dimensions a view of `source` leaves out in `result`: bits; false if that is not clear.
/// `sizes` are those of the view, TN_DYNAMIC for what is not known.
bool tn_memref__dropped_dims(tn_type source, tn_type result, const int64_t* sizes, uint32_t count,
                             uint32_t* out_mask);

#endif  // TENURE_SRC_IR_STRIDES_H
