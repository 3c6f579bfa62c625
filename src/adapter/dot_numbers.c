// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO's dimension numbers, as parameters: the left and right batched dimensions, then the
// contracted ones.

#include "adapter/dot_numbers.h"

#include <tenure/parameters.h>

#include "ir/definition.h"

enum { BATCHING = 0, CONTRACTING = 2, LIST_COUNT = 4 };

//===-- Reading -------------------------------------------------------------------------------===//

static bool read_list(tn_attribute attribute, size_t index, size_t rank, tn_dot_list* out_list) {
  size_t size = 0;
  const int64_t* dims =
      tn_dense_array_attribute_data(tn_attribute_parameter_at(attribute, index), &size);
  out_list->count = 0;
  if (rank > TN_DOT_RANK_MAX) return false;
  for (size_t i = 0; i < size / sizeof *dims; ++i) {
    if (dims[i] < 0 || (uint64_t)dims[i] >= rank ||
        tn_dot_list__find(out_list, (size_t)dims[i]) != SIZE_MAX) {
      return false;
    }
    tn_dot_list__add(out_list, (size_t)dims[i]);
  }
  return true;
}

bool tn_dot_numbers__read(tn_attribute attribute, const size_t ranks[2],
                          tn_dot_numbers* out_numbers) {
  if (!tn_opaque__is_called(attribute.storage, "stablehlo", "dot") ||
      tn_attribute_parameter_count(attribute) != LIST_COUNT) {
    return false;
  }
  for (size_t side = 0; side < 2; ++side) {
    if (!read_list(attribute, BATCHING + side, ranks[side], &out_numbers->batching[side]) ||
        !read_list(attribute, CONTRACTING + side, ranks[side], &out_numbers->contracting[side])) {
      return false;
    }
    for (size_t i = 0; i < out_numbers->batching[side].count; ++i) {
      const size_t dim = out_numbers->batching[side].dims[i];
      if (tn_dot_list__find(&out_numbers->contracting[side], dim) != SIZE_MAX) return false;
    }
  }
  return out_numbers->batching[0].count == out_numbers->batching[1].count &&
         out_numbers->contracting[0].count == out_numbers->contracting[1].count;
}

size_t tn_dot_list__find(const tn_dot_list* list, size_t dim) {
  for (size_t i = 0; i < list->count; ++i) {
    if (list->dims[i] == dim) return i;
  }
  return SIZE_MAX;
}

//===-- Writing -------------------------------------------------------------------------------===//

static tn_status make_list(tn_context* context, const tn_dot_list* list,
                           tn_attribute* out_attribute) {
  int64_t dims[TN_DOT_RANK_MAX];
  tn_type i64;
  for (size_t i = 0; i < list->count; ++i) dims[i] = list->dims[i];
  TN_TRY(tn_integer_type_get(context, 64, TN_SIGNLESS, &i64));
  return tn_dense_array_attribute_get(i64, list->count, dims, list->count * sizeof *dims,
                                      out_attribute);
}

tn_status tn_dot_numbers__attribute(tn_context* context, const tn_dot_numbers* numbers,
                                    tn_attribute* out_attribute) {
  tn_attribute lists[LIST_COUNT];
  out_attribute->storage = NULL;
  for (size_t side = 0; side < 2; ++side) {
    TN_TRY(make_list(context, &numbers->batching[side], &lists[BATCHING + side]));
    TN_TRY(make_list(context, &numbers->contracting[side], &lists[CONTRACTING + side]));
  }
  return tn_dialect_attribute_get(context, tn_string_view_from("stablehlo.dot"), lists, LIST_COUNT,
                                  out_attribute);
}
